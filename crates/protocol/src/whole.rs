//! Whole numbers in requests. JSON has one kind of number, and JSON Schema counts `5.0` among the integers (draft 2020-12,
//! section 6.1.1 of validation), so clients may write it.

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

/// A whole number, however it is written.
struct Whole(u32);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(WholeVisitor)
    }
}

struct WholeVisitor;

impl Visitor<'_> for WholeVisitor {
    type Value = Whole;

    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "a whole number from 0 to {}", u32::MAX)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Whole, E> {
        let whole = u32::try_from(number).map(Whole);
        whole.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Whole, E> {
        let whole = u32::try_from(number).map(Whole);
        whole.map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Whole, E> {
        if number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number) {
            Ok(Whole(number as u32))
        } else {
            Err(E::invalid_value(Unexpected::Float(number), &self))
        }
    }
}

/// For `deserialize_with`.
pub(crate) fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Whole::deserialize(deserializer).map(|it| it.0)
}

/// The same where the number may be left out.
pub(crate) fn whole_or_null<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<u32>, D::Error> {
    Ok(Option::<Whole>::deserialize(deserializer)?.map(|it| it.0))
}

#[cfg(test)]
mod tests {
    use crate::{Act, NewTable};

    #[test]
    fn a_whole_number_may_be_written_with_a_fraction_of_zero() {
        let version = |text: &str| {
            let body = format!(r#"{{"version": {text}, "action": "pass"}}"#);
            serde_json::from_str::<Act>(&body).map(|it| it.version)
        };
        for (text, number) in [("7", 7), ("7.0", 7), ("7e2", 700), ("4294967295.0", u32::MAX)] {
            assert_eq!(version(text).unwrap(), number, "{text}");
        }
        for text in ["7.5", "-1", "-1.0", "4294967296", "4294967296.0", "null", "\"7\""] {
            assert!(version(text).is_err(), "{text}");
        }
        let pause = |text: &str| {
            let body = format!(r#"{{"game": "quest", "seats": [], "bot_pause": {text}}}"#);
            serde_json::from_str::<NewTable>(&body).unwrap().bot_pause
        };
        assert_eq!((pause("0.0"), pause("null")), (Some(0), None));
    }
}
