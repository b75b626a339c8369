//! A tree read back into a value, as a human-readable format would.

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

use super::{Tree, Unfit};

impl<'de> serde::Deserializer<'de> for Tree {
    type Error = Unfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Self::Nothing => visitor.visit_unit(),
            Self::Flag(flag) => visitor.visit_bool(flag),
            // Small numbers as formats give them; most visitors know no others.
            Self::Whole(number) => match (u64::try_from(number), i64::try_from(number)) {
                (Ok(number), _) => visitor.visit_u64(number),
                (_, Ok(number)) => visitor.visit_i64(number),
                _ => visitor.visit_i128(number),
            },
            Self::Real(number) => visitor.visit_f64(number),
            Self::Word(word) => visitor.visit_string(word),
            Self::List(items) => {
                let mut items = SeqDeserializer::new(items.into_iter());
                let res = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(res)
            }
            Self::Map(items) => {
                let named = items.into_iter().map(|(name, item)| (Key(name), item));
                let mut items = MapDeserializer::new(named);
                let res = visitor.visit_map(&mut items)?;
                items.end()?;
                Ok(res)
            }
        }
    }

    fn deserialize_u128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Self::Whole(number) => match u128::try_from(number) {
                Ok(number) => visitor.visit_u128(number),
                Err(error) => Err(Unfit(error.to_string())),
            },
            other => other.deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Self::Nothing => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        match self {
            Self::Word(word) => visitor.visit_enum(word.into_deserializer()),
            Self::Map(items) if items.len() == 1 => {
                let named = items.into_iter().map(|(name, item)| (Key(name), item));
                visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(named)))
            }
            other => Err(Unfit(format!("no variant: {other}"))),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl IntoDeserializer<'_, Unfit> for Tree {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// The name of an item: a word, or a number written as one.
struct Key(String);

macro_rules! numbers {
    ($($method:ident $visit:ident $type:ty),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
            match self.0.parse::<$type>() {
                Ok(number) => visitor.$visit(number),
                Err(error) => Err(Unfit(format!("'{}': {error}", self.0))),
            }
        }
    )*};
}

impl<'de> serde::Deserializer<'de> for Key {
    type Error = Unfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        visitor.visit_string(self.0)
    }

    numbers!(
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16, deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64, deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32, deserialize_u64 visit_u64 u64
    );

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_enum(self.0.into_deserializer())
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

impl IntoDeserializer<'_, Unfit> for Key {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
