//! A value as a tree of names, numbers and words: what JSON would say, without a byte of JSON.
//!
//! Laws use it to prove that a value survives a human-readable format, transcripts to tell what changed in a view.

mod read;

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Serialize, ser};

/// A self-describing value.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    Nothing,
    Flag(bool),
    Whole(i128),
    Real(f64),
    Word(String),
    List(Vec<Tree>),
    Map(Vec<(String, Tree)>),
}

/// Why a value does not fit into a tree, or a tree not into a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit(String);

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unfit {}

impl ser::Error for Unfit {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Self(what.to_string())
    }
}

impl serde::de::Error for Unfit {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Self(what.to_string())
    }
}

impl Tree {
    /// # Errors
    /// When the value has keys that are no words.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self, Unfit> {
        value.serialize(Planter)
    }

    /// # Errors
    /// When the tree does not describe a `T`.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, Unfit> {
        T::deserialize(self)
    }

    /// Whether this is what is there when nothing is said: no, nothing, zero, or empty.
    pub fn is_plain(&self) -> bool {
        match self {
            Self::Nothing | Self::Flag(false) | Self::Whole(0) => true,
            Self::Flag(true) | Self::Whole(_) | Self::Real(_) | Self::Word(_) => false,
            Self::List(items) => items.is_empty(),
            Self::Map(items) => items.is_empty(),
        }
    }

    /// Every leaf with the way to it, `seats.P1.coins`. A list without maps in it is one leaf.
    pub fn leaves(&self) -> Vec<(String, String)> {
        let mut res = Vec::new();
        self.collect(String::new(), &mut res);
        res
    }

    fn collect(&self, path: String, res: &mut Vec<(String, String)>) {
        let below = |name: &dyn fmt::Display| {
            if path.is_empty() { name.to_string() } else { format!("{path}.{name}") }
        };
        match self {
            Self::Map(items) if !items.is_empty() => {
                items.iter().for_each(|(name, item)| item.collect(below(name), res));
            }
            Self::List(items) if items.iter().any(|it| matches!(it, Self::Map(_))) => {
                let numbered = items.iter().enumerate();
                numbered.for_each(|(idx, item)| item.collect(below(&(idx + 1)), res));
            }
            _ => res.push((path, self.to_string())),
        }
    }
}

impl Tree {
    /// Every map with what it holds itself, `seats.P1` and `{coins: 3, race: orcs}`; maps in it have their own lines.
    /// What is plain, or says `nobody`, is left out.
    pub fn lines(&self) -> Vec<(String, String)> {
        let mut res = Vec::new();
        self.collect_lines("", &mut res);
        res
    }

    fn collect_lines(&self, path: &str, res: &mut Vec<(String, String)>) {
        let below =
            |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
        match self {
            Self::Map(items) => {
                let says = |it: &Self| !it.is_plain() && *it != Self::Word("nobody".to_owned());
                let said = items.iter().filter(|(_, item)| says(item));
                let (large, small): (Vec<_>, Vec<_>) = said.partition(|(_, item)| item.is_large());
                if !small.is_empty() {
                    let small = small.into_iter().cloned().collect();
                    res.push((path.to_owned(), Self::Map(small).to_string()));
                }
                large.into_iter().for_each(|(name, item)| item.collect_lines(&below(name), res));
            }
            Self::List(items) if self.is_large() => {
                let numbered = items.iter().enumerate();
                numbered.for_each(|(idx, item)| {
                    item.collect_lines(&below(&(idx + 1).to_string()), res);
                });
            }
            _ => res.push((path.to_owned(), self.to_string())),
        }
    }

    /// A map, or a list of nothing but maps.
    fn is_large(&self) -> bool {
        match self {
            Self::Map(_) => true,
            Self::List(items) => items.iter().all(|it| matches!(it, Self::Map(_))),
            _ => false,
        }
    }
}

/// `{seat: P1, coins: 3, from: [a, b]}`.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("-"),
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Whole(number) => write!(f, "{number}"),
            Self::Real(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
            Self::List(items) => {
                let items: Vec<String> = items.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", items.join(", "))
            }
            Self::Map(items) => {
                let items: Vec<String> =
                    items.iter().map(|(name, item)| format!("{name}: {item}")).collect();
                write!(f, "{{{}}}", items.join(", "))
            }
        }
    }
}

struct Planter;

/// A list or a map that grows, below the name of its variant if it has one.
#[derive(Default)]
struct Growing {
    variant: Option<&'static str>,
    list: Vec<Tree>,
    map: Vec<(String, Tree)>,
    key: String,
}

impl Growing {
    fn of(variant: Option<&'static str>) -> Self {
        Self { variant, ..Self::default() }
    }

    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unfit> {
        self.list.push(Tree::of(value)?);
        Ok(())
    }

    fn add_named<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Unfit> {
        self.map.push((name.to_owned(), Tree::of(value)?));
        Ok(())
    }

    fn into_list(self) -> Tree {
        variant(self.variant, Tree::List(self.list))
    }

    fn into_map(self) -> Tree {
        variant(self.variant, Tree::Map(self.map))
    }
}

fn variant(name: Option<&'static str>, tree: Tree) -> Tree {
    match name {
        Some(name) => Tree::Map(vec![(name.to_owned(), tree)]),
        None => tree,
    }
}

macro_rules! whole {
    ($($method:ident $type:ty),*) => {$(
        fn $method(self, value: $type) -> Result<Tree, Unfit> {
            i128::try_from(value).map(Tree::Whole).map_err(|error| Unfit(error.to_string()))
        }
    )*};
}

impl ser::Serializer for Planter {
    type Ok = Tree;
    type Error = Unfit;
    type SerializeSeq = Growing;
    type SerializeTuple = Growing;
    type SerializeTupleStruct = Growing;
    type SerializeTupleVariant = Growing;
    type SerializeMap = Growing;
    type SerializeStruct = Growing;
    type SerializeStructVariant = Growing;

    whole!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_i128 i128, serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_u128 u128
    );

    fn serialize_bool(self, flag: bool) -> Result<Tree, Unfit> {
        Ok(Tree::Flag(flag))
    }

    fn serialize_f32(self, number: f32) -> Result<Tree, Unfit> {
        Ok(Tree::Real(f64::from(number)))
    }

    fn serialize_f64(self, number: f64) -> Result<Tree, Unfit> {
        Ok(Tree::Real(number))
    }

    fn serialize_char(self, letter: char) -> Result<Tree, Unfit> {
        Ok(Tree::Word(letter.to_string()))
    }

    fn serialize_str(self, word: &str) -> Result<Tree, Unfit> {
        Ok(Tree::Word(word.to_owned()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Tree, Unfit> {
        Ok(Tree::List(bytes.iter().map(|&byte| Tree::Whole(i128::from(byte))).collect()))
    }

    fn serialize_none(self) -> Result<Tree, Unfit> {
        Ok(Tree::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Tree, Unfit> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Tree, Unfit> {
        Ok(Tree::Nothing)
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<Tree, Unfit> {
        Ok(Tree::Nothing)
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _idx: u32,
        variant: &'static str,
    ) -> Result<Tree, Unfit> {
        Ok(Tree::Word(variant.to_owned()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<Tree, Unfit> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _idx: u32,
        name: &'static str,
        value: &T,
    ) -> Result<Tree, Unfit> {
        Ok(variant(Some(name), Tree::of(value)?))
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Growing, Unfit> {
        Ok(Growing::of(None))
    }

    fn serialize_tuple(self, _len: usize) -> Result<Growing, Unfit> {
        Ok(Growing::of(None))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Growing, Unfit> {
        Ok(Growing::of(None))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _idx: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Growing, Unfit> {
        Ok(Growing::of(Some(variant)))
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Growing, Unfit> {
        Ok(Growing::of(None))
    }

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Growing, Unfit> {
        Ok(Growing::of(None))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _idx: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Growing, Unfit> {
        Ok(Growing::of(Some(variant)))
    }
}

macro_rules! grows {
    ($($part:ident $method:ident),*) => {$(
        impl ser::$part for Growing {
            type Ok = Tree;
            type Error = Unfit;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unfit> {
                self.add(value)
            }

            fn end(self) -> Result<Tree, Unfit> {
                Ok(self.into_list())
            }
        }
    )*};
}

grows!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! grows_named {
    ($($part:ident),*) => {$(
        impl ser::$part for Growing {
            type Ok = Tree;
            type Error = Unfit;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Unfit> {
                self.add_named(name, value)
            }

            fn end(self) -> Result<Tree, Unfit> {
                Ok(self.into_map())
            }
        }
    )*};
}

grows_named!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Growing {
    type Ok = Tree;
    type Error = Unfit;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unfit> {
        self.key = match Tree::of(key)? {
            Tree::Word(word) => word,
            Tree::Whole(number) => number.to_string(),
            other => return Err(Unfit(format!("a key must be a word or a number: {other}"))),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unfit> {
        let key = std::mem::take(&mut self.key);
        self.add_named(&key, value)
    }

    fn end(self) -> Result<Tree, Unfit> {
        Ok(self.into_map())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Serialize};

    use super::Tree;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    enum Kind {
        Plain,
        Pair(u8, i32),
        Named { deep: Option<u8> },
        Boxed(u16),
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Sample {
        kinds: Vec<Kind>,
        by_number: BTreeMap<u8, Option<bool>>,
        by_kind: BTreeMap<Kind, f32>,
        #[serde(flatten)]
        inner: Inner,
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Inner {
        name: String,
        nothing: Option<()>,
        pair: (i8, char),
    }

    fn sample() -> Sample {
        Sample {
            kinds: vec![
                Kind::Plain,
                Kind::Pair(1, -2),
                Kind::Named { deep: None },
                Kind::Named { deep: Some(3) },
                Kind::Boxed(4),
            ],
            by_number: [(1, None), (20, Some(true))].into(),
            by_kind: [(Kind::Plain, 0.5)].into(),
            inner: Inner { name: "x".to_owned(), nothing: None, pair: (-3, 'é') },
        }
    }

    #[test]
    fn a_value_survives_its_tree() {
        let tree = Tree::of(&sample()).unwrap();
        assert_eq!(tree.clone().read::<Sample>().unwrap(), sample(), "{tree}");
    }

    #[test]
    fn leaves_are_named_by_their_way() {
        let leaves = Tree::of(&sample()).unwrap().leaves();
        let shown: Vec<String> = leaves.iter().map(|(way, leaf)| format!("{way}={leaf}")).collect();
        assert!(shown.contains(&"by_number.20=true".to_owned()), "{shown:?}");
        assert!(shown.contains(&"kinds.2.Pair=[1, -2]".to_owned()), "{shown:?}");
    }

    #[test]
    fn what_does_not_fit_is_said() {
        assert!(Tree::of(&BTreeMap::from([((1, 2), 3)])).is_err());
        assert!(Tree::Word("five".to_owned()).read::<u8>().is_err());
        assert!(Tree::Whole(300).read::<u8>().is_err());
        assert!(Tree::of(&u128::MAX).is_err());
        assert_eq!(Tree::of(&(1u128 << 100)).and_then(Tree::read), Ok(1u128 << 100));
    }
}
