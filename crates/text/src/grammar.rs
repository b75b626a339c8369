//! What a language asks of the words around an argument: the functions that messages can call.
//!
//! `CASE($race, "gen")` is a name in a grammatical case, `GENDER($hero)` chooses a variant by the gender of a name,
//! `OUT_OF($n)` and `WITH($n)` put a Czech preposition before a number.

use std::any::Any;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::message::Declinable;

pub(crate) fn register(bundle: &mut FluentBundle<FluentResource>) -> Result<(), FluentError> {
    bundle.add_function("CASE", case)?;
    bundle.add_function("GENDER", gender)?;
    bundle.add_function("OUT_OF", |given, _| before_number("z", given))?;
    bundle.add_function("WITH", |given, _| before_number("s", given))
}

fn declinable<'a>(value: &'a FluentValue<'_>) -> Option<&'a Declinable> {
    match value {
        // `Box<dyn FluentType>` is itself `Any`, so the inner value must be named.
        FluentValue::Custom(name) => {
            let name: &dyn Any = (**name).as_any();
            name.downcast_ref()
        }
        FluentValue::String(_)
        | FluentValue::Number(_)
        | FluentValue::None
        | FluentValue::Error => None,
    }
}

/// `CASE($race, "gen")`: the argument in a grammatical case. Plain text cannot be declined and stays as it is.
fn case<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match given {
        [FluentValue::String(text), FluentValue::String(_)] => FluentValue::String(text.clone()),
        [name, FluentValue::String(case)] => {
            declinable(name).map_or(FluentValue::Error, |it| FluentValue::from(it.in_case(case)))
        }
        _ => FluentValue::Error,
    }
}

/// `GENDER($foe)`: "m", "f" or "n". Plain text has none, so that a choice takes its default.
fn gender<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match given {
        [FluentValue::String(_)] => FluentValue::from(""),
        [name] => {
            let gender = declinable(name).map(Declinable::gender);
            gender.map_or(FluentValue::Error, FluentValue::from)
        }
        _ => FluentValue::Error,
    }
}

/// "z 5", but "ze 3": a Czech preposition takes a vowel before numbers that begin with certain consonants.
fn before_number<'a>(preposition: &str, given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let number = match given {
        [FluentValue::Number(number)] => number.value.abs() as u64,
        [FluentValue::String(text)] => match text.parse() {
            Ok(number) => number,
            Err(_) => return FluentValue::Error,
        },
        _ => return FluentValue::Error,
    };
    let vowel = if takes_vowel(number) { "e" } else { "" };
    FluentValue::from(format!("{preposition}{vowel} {number}"))
}

/// Whether the number is spoken with dv-, tř-, čt-, š-, s- or st- in front: dva, tři, čtyři, šest, sedm, sto …
fn takes_vowel(number: u64) -> bool {
    match number {
        0..100 => {
            let first = if number < 20 { number % 10 } else { number / 10 };
            // "Jedenáct" begins as "jeden" does, "deset" and "devět" with one consonant.
            number != 10 && matches!(first, 2 | 3 | 4 | 6 | 7)
        }
        100..200 => true,
        _ => takes_vowel(number.to_string()[..1].parse().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::takes_vowel;

    #[test]
    fn czech_prepositions_follow_the_spoken_number() {
        let with: Vec<u64> = (0..25).filter(|it| takes_vowel(*it)).collect();
        assert_eq!(with, [2, 3, 4, 6, 7, 12, 13, 14, 16, 17, 20, 21, 22, 23, 24]);
        assert!(!takes_vowel(50) && takes_vowel(60) && takes_vowel(100) && takes_vowel(200));
    }
}
