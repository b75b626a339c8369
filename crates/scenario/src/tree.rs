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

/// Whether a value is the one that a script writes, but for the order of lists where it means nothing. `path` is where
/// it stands.
pub(crate) fn is_same(found: &Value, expected: &Value, path: &str, unordered: &[&str]) -> bool {
    match (found, expected) {
        (Value::Array(found), Value::Array(expected)) if found.len() == expected.len() => {
            let entry = |idx: usize| below(path, &idx.to_string());
            if !is_unordered(path, unordered) {
                let mut pairs = found.iter().zip(expected).enumerate();
                return pairs.all(|(idx, (it, said))| is_same(it, said, &entry(idx), unordered));
            }
            let mut rest: Vec<&Value> = found.iter().collect();
            expected.iter().all(|said| {
                let place = rest.iter().position(|it| is_same(it, said, &entry(0), unordered));
                place.is_some_and(|place| {
                    rest.swap_remove(place);
                    true
                })
            })
        }
        (Value::Object(found), Value::Object(expected)) if found.len() == expected.len() => {
            expected.iter().all(|(key, said)| {
                let it = found.get(key);
                it.is_some_and(|it| is_same(it, said, &below(path, key), unordered))
            })
        }
        (found, expected) => found == expected,
    }
}

/// Whether two lists have the same entries, one or the other way round.
pub(crate) fn is_same_in_other_order(found: &Value, expected: &Value) -> bool {
    let (Value::Array(found), Value::Array(expected)) = (found, expected) else { return false };
    let sorted = |items: &[Value]| {
        let mut texts: Vec<String> = items.iter().map(Value::to_string).collect();
        texts.sort_unstable();
        texts
    };
    found != expected && sorted(found) == sorted(expected)
}

/// The path of what stands at `key` below a path.
pub(crate) fn below(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// Whether the order of the list at this path means nothing; see [`kernel::Game::UNORDERED`].
fn is_unordered(path: &str, unordered: &[&str]) -> bool {
    let mut parts = path.rsplit('.');
    let last = parts.next().unwrap_or_default();
    let before = parts.next().unwrap_or_default();
    unordered.iter().any(|it| match it.split_once('.') {
        None => *it == last,
        Some((first, "*")) => first == before,
        Some((first, second)) => first == before && second == last,
    })
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

    use super::{could_be, find, is_same, is_same_in_other_order, written};

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
    fn the_order_of_some_lists_means_nothing() {
        let unordered = ["bag", "log.quests", "refused.*"];
        let is = |path: &str| is_same(&json!(["a", "b"]), &json!(["b", "a"]), path, &unordered);
        for path in ["bag", "players.0.bag", "players.0.log.quests", "turn.refused.jaina"] {
            assert!(is(path), "{path}");
        }
        for path in ["deck", "players.0.quests", "refused", ""] {
            assert!(!is(path), "{path}");
        }
        let (found, said) = (json!({ "bag": [1, 1, 2] }), json!({ "bag": [1, 2, 2] }));
        assert!(!is_same(&found, &said, "players.0", &unordered));
        assert!(is_same(&found, &json!({ "bag": [2, 1, 1] }), "players.0", &unordered));
        assert!(is_same_in_other_order(&json!(["a", "b"]), &json!(["b", "a"])));
        assert!(!is_same_in_other_order(&json!(["a", "b"]), &json!(["a", "b"])));
    }

    #[test]
    fn values_are_written_as_a_script_writes_them() {
        assert_eq!(written(&json!(null)), "none");
        assert_eq!(written(&json!("light-blue")), "light-blue");
        assert_eq!(written(&json!("two words")), "\"two words\"");
        assert_eq!(written(&json!([1, "a"])), "[1,\"a\"]");
    }
}
