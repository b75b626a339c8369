//! What a view shows of something that may lie face down.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that is there and may be unknown: its name, or `hidden`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret<T> {
    Hidden,
    Known(T),
}

impl<T: fmt::Display> Serialize for Secret<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Hidden => serializer.serialize_str("hidden"),
            Self::Known(value) => serializer.collect_str(value),
        }
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Secret<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "hidden" {
            return Ok(Self::Hidden);
        }
        text.parse().map(Self::Known).map_err(serde::de::Error::custom)
    }
}
