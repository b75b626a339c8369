//! A value as a tree of names, numbers and words, to be told to people: what JSON says, in the order in which it
//! says it, without its quotation marks.

use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

/// A self-describing value.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub(crate) enum Tree {
    Nothing,
    Flag(bool),
    Number(serde_json::Number),
    Word(String),
    List(Vec<Tree>),
    #[serde(deserialize_with = "in_order")]
    Map(Vec<(String, Tree)>),
}

/// A map in the order of the text; `serde_json` itself would sort it.
fn in_order<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(String, Tree)>, D::Error> {
    struct Pairs;

    impl<'de> Visitor<'de> for Pairs {
        type Value = Vec<(String, Tree)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut res = Vec::new();
            while let Some(pair) = map.next_entry()? {
                res.push(pair);
            }
            Ok(res)
        }
    }

    from.deserialize_map(Pairs)
}

impl Tree {
    /// # Errors
    /// When JSON cannot say the value.
    pub(crate) fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        serde_json::from_str(&serde_json::to_string(value)?)
    }

    /// Whether this is what is there when nothing is said: no, nothing, zero, or empty.
    pub(crate) fn is_plain(&self) -> bool {
        match self {
            Self::Nothing | Self::Flag(false) => true,
            Self::Number(number) => number.as_u64() == Some(0),
            Self::Flag(true) | Self::Word(_) => false,
            Self::List(items) => items.is_empty(),
            Self::Map(items) => items.is_empty(),
        }
    }

    /// Every leaf with the way to it, `seats.P1.coins`. A list without maps in it is one leaf.
    pub(crate) fn leaves(&self) -> Vec<(String, String)> {
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
    pub(crate) fn lines(&self) -> Vec<(String, String)> {
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
            Self::Number(number) => write!(f, "{number}"),
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
