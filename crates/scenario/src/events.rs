//! What was told, as a script names it: `gained seat=P2 coins=1`.

use kernel::Seat;
use serde::de::value::{Error as Stop, StrDeserializer};
use serde::de::{DeserializeSeed, EnumAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use serde_json::Value;

use crate::statement::Told;
use crate::tree;
use crate::{Staged, json};

/// The events of a game, each with the names of its fields.
pub fn event_names<G: Staged>() -> Vec<(&'static str, Vec<&'static str>)> {
    let mut found = Found::default();
    // Reading stops as soon as the names are known.
    drop(G::Event::deserialize(Probe { variant: None, found: &mut found }));
    let variants = std::mem::take(&mut found.names);
    let fields = |name: &'static str| {
        let mut found = Found::default();
        drop(G::Event::deserialize(Probe { variant: Some(name), found: &mut found }));
        (name, found.names)
    };
    variants.into_iter().map(fields).collect()
}

#[derive(Default)]
struct Found {
    names: Vec<&'static str>,
}

/// Asks an enum for the names of its variants, or for those of the fields of one of them.
struct Probe<'a> {
    variant: Option<&'static str>,
    found: &'a mut Found,
}

fn stop() -> Stop {
    serde::de::Error::custom("names are known")
}

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Stop;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Stop> {
        Err(stop())
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        if self.variant.is_some() {
            return visitor.visit_enum(self);
        }
        self.found.names = variants.to_vec();
        Err(stop())
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Probe<'_> {
    type Error = Stop;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Stop> {
        let name = self.variant.unwrap_or_default();
        Ok((seed.deserialize(StrDeserializer::<Stop>::new(name))?, self))
    }
}

impl<'de> VariantAccess<'de> for Probe<'_> {
    type Error = Stop;

    fn unit_variant(self) -> Result<(), Stop> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, _: S) -> Result<S::Value, Stop> {
        Err(stop())
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Stop> {
        Err(stop())
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Stop> {
        self.found.names = fields.to_vec();
        Err(stop())
    }
}

/// An event that was told: its name, and its fields.
pub(crate) struct Heard {
    pub(crate) name: String,
    fields: Value,
}

impl Heard {
    pub(crate) fn of<E: serde::Serialize>(event: &E) -> Self {
        match json(event) {
            Value::Object(fields) => {
                let (name, fields) = fields.into_iter().next().unwrap_or_default();
                Self { name, fields }
            }
            Value::String(name) => Self { name, fields: Value::Null },
            other => Self { name: other.to_string(), fields: Value::Null },
        }
    }

    /// Whether this is what a line describes.
    pub(crate) fn is(&self, told: &Told) -> bool {
        let has = |(path, value): &(String, Value)| {
            tree::find(&self.fields, path).is_ok_and(|it| tree::is_same(it, value, path, &[]))
        };
        self.name == told.name && told.fields.iter().all(has)
    }
}

impl std::fmt::Display for Heard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)?;
        let Value::Object(fields) = &self.fields else { return Ok(()) };
        for (name, value) in fields {
            write!(f, " {name}={}", tree::written(value))?;
        }
        Ok(())
    }
}

/// What is wrong with an event that a line names.
pub(crate) fn misnamed<G: Staged>(told: &Told) -> Option<(String, String)> {
    let known = event_names::<G>();
    let Some((_, fields)) = known.iter().find(|(name, _)| *name == told.name) else {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        return Some((format!("an event of the game for '{}'", told.name), names.join(", ")));
    };
    let first = |path: &str| path.split('.').next().unwrap_or_default().replace('-', "_");
    let wrong = told.fields.iter().find(|(path, _)| !fields.contains(&first(path).as_str()))?;
    let expected = format!("a field of '{}' for '{}'", told.name, wrong.0);
    Some((expected, if fields.is_empty() { "no fields".to_owned() } else { fields.join(", ") }))
}

/// Events by which the next turn, or in a game of phases the next part of the round, begins.
const BEGINNINGS: [&str; 6] = [
    "turn-began",
    "activation-began",
    "round-began",
    "enemy-phase-began",
    "location-phase-began",
    "peril-phase-began",
];

/// Whether with this event a turn is over.
pub(crate) fn is_beginning(heard: &Heard) -> bool {
    BEGINNINGS.contains(&heard.name.as_str())
}

/// The answers by which a seat ends what it does, without doing anything more; the first legal one is given.
pub(crate) const ENDINGS: [&str; 3] = ["done", "pass", "stay"];

/// The seats of a list, for people.
pub(crate) fn listed(seats: impl IntoIterator<Item = Seat>) -> String {
    let seats: Vec<String> = seats.into_iter().map(|it| it.to_string()).collect();
    if seats.is_empty() { "nobody".to_owned() } else { seats.join(" ") }
}
