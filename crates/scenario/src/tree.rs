//! Paths through views and events, as scripts write them.

use kernel::Seat;
use serde_json::{Map, Value};

/// Where a path leads nowhere.
#[derive(Debug)]
pub(crate) struct Missing<'v> {
    /// The first part that is not there.
    pub(crate) key: String,
    /// What stands before it.
    pub(crate) here: &'v Value,
    /// How many parts lead to `here`.
    pub(crate) depth: usize,
}

/// What stands at a path. Entries of a list are numbered from 0; those of a list with an entry for each seat are also
/// called `P1`, `P2`, ….
///
/// # Errors
/// The first part that is not there.
pub(crate) fn find<'v>(top: &'v Value, path: &str) -> Result<&'v Value, Missing<'v>> {
    let mut here = top;
    let mut last = "";
    for (depth, key) in path.split('.').enumerate() {
        let below = match here {
            Value::Array(items) => place(last, key).and_then(|idx| items.get(idx)),
            Value::Object(fields) => {
                fields.get(key).or_else(|| fields.get(key.replace('-', "_").as_str()))
            }
            _ => None,
        };
        here = below.ok_or_else(|| Missing { key: key.to_owned(), here, depth })?;
        last = key;
    }
    Ok(here)
}

/// Lists that have an entry for each seat.
const BY_SEAT: &str = "players";

/// The place that `key` means in the list called `list`.
pub(crate) fn place(list: &str, key: &str) -> Option<usize> {
    if list == BY_SEAT && key.starts_with('P') {
        return key.parse().ok().map(Seat::idx);
    }
    key.parse().ok()
}

/// Whether a value is the one that a script writes.
pub(crate) fn is_same(found: &Value, expected: &Value) -> bool {
    found == expected
}

/// A value as a script would write it.
pub(crate) fn written(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::String(text)
            if !text.is_empty()
                && text.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it)) =>
        {
            text.clone()
        }
        other => other.to_string(),
    }
}

/// What can be named inside a value of the view, for those who misspelt it.
pub(crate) fn names_in(value: &Value) -> String {
    match value {
        Value::Object(fields) if fields.is_empty() => "nothing".to_owned(),
        Value::Object(fields) => fields.keys().cloned().collect::<Vec<_>>().join(", "),
        Value::Array(items) => format!("a list of {}, numbered from 0", items.len()),
        plain => written(plain),
    }
}

/// Whether a path that leads nowhere could lead somewhere in another position: its missing part is a place of a list,
/// or a name that `read` accepts there. So a name that no view has is told from one that this view has not.
pub(crate) fn could_be(
    top: &Value,
    path: &str,
    missing: &Missing<'_>,
    read: impl FnOnce(Value) -> Result<(), String>,
) -> bool {
    let keys: Vec<&str> = path.split('.').collect();
    if let Value::Array(_) = missing.here {
        let list = missing.depth.checked_sub(1).map_or("", |idx| keys[idx]);
        return place(list, &missing.key).is_some();
    }
    let mut tried = top.clone();
    let mut here = &mut tried;
    let mut last = "";
    for key in &keys[..missing.depth] {
        let below = match here {
            Value::Array(items) => place(last, key).and_then(|idx| items.get_mut(idx)),
            Value::Object(fields) => fields.get_mut(*key),
            _ => None,
        };
        let Some(below) = below else { return false };
        (here, last) = (below, key);
    }
    if here.is_null() {
        *here = Value::Object(Map::new());
    }
    let Value::Object(fields) = here else { return false };
    let inner = keys[missing.depth + 1..].iter().rev().fold(Value::Null, |inner, key| {
        Value::Object(Map::from_iter([((*key).to_owned(), inner)]))
    });
    fields.insert(missing.key.clone(), inner);
    // The name is read before what it holds, and what it holds is wrong on purpose.
    match read(tried) {
        Ok(()) => true,
        Err(why) => why.starts_with("invalid type: null") || why.starts_with("missing field"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::{Value, json};

    use super::{could_be, find, written};

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only its names matter")]
    struct View {
        players: Vec<Player>,
        track: BTreeMap<u8, u8>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only its names matter")]
    struct Player {
        hand: Option<Hand>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only its names matter")]
    struct Hand {
        heal: u8,
        cards: Vec<u8>,
    }

    fn view() -> Value {
        json!({ "players": [{ "hand": { "heal": 1, "cards": [] } }, { "hand": null }], "track": { "1": 4 } })
    }

    fn is_possible(path: &str) -> bool {
        let view = view();
        let missing = find(&view, path).unwrap_err();
        could_be(&view, path, &missing, |it| {
            serde_json::from_value::<View>(it).map(drop).map_err(|error| error.to_string())
        })
    }

    #[test]
    fn seats_have_names_in_lists() {
        assert_eq!(find(&view(), "players.P1.hand.heal").unwrap(), &json!(1));
        assert_eq!(find(&view(), "players.0.hand.heal").unwrap(), &json!(1));
        assert!(find(&view(), "players.P3.hand").is_err());
        assert!(find(&view(), "players.P1.hand.cards.P1").is_err());
    }

    #[test]
    fn what_is_not_there_is_told_from_what_cannot_be() {
        for path in ["track.2", "players.P2.hand.heal", "players.0.hand.cards.7", "players.P3"] {
            assert!(is_possible(path), "{path}");
        }
        for path in [
            "trak.2",
            "track.x",
            "players.P2.hand.healing",
            "players.P1.hands",
            "players.first",
            "track.1.card",
        ] {
            assert!(!is_possible(path), "{path}");
        }
    }

    #[test]
    fn values_are_written_as_a_script_writes_them() {
        assert_eq!(written(&json!(null)), "none");
        assert_eq!(written(&json!("light-blue")), "light-blue");
        assert_eq!(written(&json!("two words")), "\"two words\"");
        assert_eq!(written(&json!([1, "a"])), "[1,\"a\"]");
    }
}
