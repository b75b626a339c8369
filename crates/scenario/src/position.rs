//! Lays the position of a scenario over the fresh set-up, and finds the entry that is at fault.

use kernel::{Game, Viewer};
use serde_json::Value;

use crate::Failure;
use crate::json;
use crate::parse::{Head, Source};
use crate::run::failure;
use crate::tree::{names_in, place};

/// Why a position cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fault {
    what: String,
    expected: String,
    found: String,
}

impl Fault {
    fn of(what: impl Into<String>) -> Self {
        let expected = "a position that the view can describe".to_owned();
        Self { what: what.into(), expected, found: "none".to_owned() }
    }
}

/// The fresh set-up with the scenario's position laid over it.
///
/// # Errors
/// The entry that names nothing, says what cannot be, or contradicts the rules.
pub(crate) fn laid<G: Game>(fresh: &G, source: &Source) -> Result<G, Failure> {
    lay(fresh, &source.head).map_err(|fault| {
        let line = line_of(fresh, source, &fault);
        failure(line, format!("position: {}", fault.what), fault.expected, fault.found)
    })
}

fn lay<G: Game>(fresh: &G, head: &Head) -> Result<G, Fault> {
    let mut view = json(&fresh.view(Viewer::Omniscient));
    let said = expanded(&view, &numbered(&json(&head.position), ""));
    overlay(&mut view, &said, "", G::OPEN_LISTS)
        .map_err(|(path, what)| Fault::of(format!("{path}: {what}")))?;
    let view: G::View =
        serde_json::from_value(view).map_err(|error| Fault::of(error.to_string()))?;
    let state = fresh.arranged(&view).map_err(|violation| Fault::of(violation.to_string()))?;
    let arranged = json(&state.view(Viewer::Omniscient));
    // A phase that had nothing to ask is over, and what it did shows.
    let is_as_said = ["/turn/phase", "/phase"].iter().all(|at| {
        let phase = said.pointer(at).zip(arranged.pointer(at));
        phase.is_none_or(|(said, is)| contradiction(is, said, "").is_none())
    });
    match contradiction(&arranged, &said, "").filter(|_| is_as_said) {
        Some((path, expected, found)) => {
            let what = format!("{path} cannot be so, or follows from something else");
            Err(Fault { what, expected, found })
        }
        None => Ok(state),
    }
}

/// Where the entry ends with which the position gets its fault: read as far as there, it has the same.
fn line_of<G: Game>(fresh: &G, source: &Source, fault: &Fault) -> usize {
    let begin = source.head_text.lines().position(|line| line.contains("position")).unwrap_or(0);
    let mut ends = source.head_text.match_indices('\n').map(|(end, _)| end).enumerate().skip(begin);
    let at_fault = ends.find(|(_, end)| {
        let head = toml::from_str::<Head>(&source.head_text[..*end]);
        head.is_ok_and(|head| lay(fresh, &head).is_err_and(|it| it == *fault))
    });
    at_fault.map_or(begin, |(idx, _)| idx) + 1
}

/// Where a view does not say what `said` says: the path, what was said and what is. All else is free.
fn contradiction(view: &Value, said: &Value, path: &str) -> Option<(String, String, String)> {
    let below = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match (view, said) {
        (Value::Object(fields), Value::Object(said)) => said.iter().find_map(|(key, said)| {
            contradiction(fields.get(key).unwrap_or(&Value::Null), said, &below(key))
        }),
        (Value::Array(items), Value::Object(said)) => said.iter().find_map(|(key, said)| {
            let item = key.parse().ok().and_then(|idx: usize| items.get(idx));
            contradiction(item.unwrap_or(&Value::Null), said, &below(key))
        }),
        (Value::Array(items), Value::Array(said)) if items.len() == said.len() => {
            let mut pairs = items.iter().zip(said).enumerate();
            pairs
                .find_map(|(idx, (item, said))| contradiction(item, said, &below(&idx.to_string())))
        }
        (Value::Null, Value::String(none)) if none == "none" => None,
        (is, said) if is == said => None,
        (is, said) => Some((path.to_owned(), said.to_string(), is.to_string())),
    }
}

/// What is said of the entries of lists, by their numbers: `players.P1` is the first.
fn numbered(said: &Value, list: &str) -> Value {
    let Value::Object(fields) = said else { return said.clone() };
    let mut res = serde_json::Map::new();
    for (key, below) in fields {
        let name = place(list, key).map_or_else(|| key.clone(), |idx| idx.to_string());
        let below = numbered(below, key);
        let both = res.get(&name).map(|it| merged(it, &below));
        res.insert(name, both.unwrap_or(below));
    }
    Value::Object(res)
}

/// What is said with `*` is said of every name that the view has there, unless the name says it otherwise.
fn expanded(view: &Value, over: &Value) -> Value {
    let Value::Object(changes) = over else { return over.clone() };
    let named: serde_json::Map<String, Value> = match view {
        Value::Object(fields) => fields.clone(),
        Value::Array(items) => {
            items.iter().enumerate().map(|(idx, item)| (idx.to_string(), item.clone())).collect()
        }
        _ => return over.clone(),
    };
    let mut changes = changes.clone();
    let star = changes.remove("*");
    for (key, field) in &named {
        let said = match (&star, changes.get(key)) {
            (Some(star), Some(own)) => merged(star, own),
            (Some(said), None) | (None, Some(said)) => said.clone(),
            (None, None) => continue,
        };
        changes.insert(key.clone(), expanded(field, &said));
    }
    Value::Object(changes)
}

/// What `own` says, and where it says nothing, what `star` says.
fn merged(star: &Value, own: &Value) -> Value {
    let (Value::Object(star), Value::Object(own)) = (star, own) else { return own.clone() };
    let mut both = star.clone();
    for (key, own) in own {
        let said = star.get(key).map_or_else(|| own.clone(), |star| merged(star, own));
        both.insert(key.clone(), said);
    }
    Value::Object(both)
}

/// Lays `over` onto `view`, name by name; the entries of a list are numbered from 0, as in an expectation. Lists and
/// plain values are replaced, `"none"` empties; to the lists in `open` entries can be added.
fn overlay(
    view: &mut Value,
    over: &Value,
    path: &str,
    open: &[&str],
) -> Result<(), (String, String)> {
    match (view, over) {
        (Value::Object(fields), Value::Object(changes)) => {
            let here = names_in(&Value::Object(fields.clone()));
            let is_open = path.rsplit('.').next().is_some_and(|last| open.contains(&last));
            for (key, change) in changes {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                match fields.get_mut(key) {
                    Some(field) => overlay(field, change, &path, open)?,
                    None if is_open => {
                        fields.insert(key.clone(), change.clone());
                    }
                    None => {
                        return Err((path, format!("the view has no '{key}' here, but {here}")));
                    }
                }
            }
            Ok(())
        }
        (Value::Array(items), Value::Object(changes)) => {
            for (key, change) in changes {
                let path = format!("{path}.{key}");
                let n_items = items.len();
                match key.parse().ok().and_then(|idx: usize| items.get_mut(idx)) {
                    Some(item) => overlay(item, change, &path, open)?,
                    None => {
                        return Err((
                            path,
                            format!("this is a list of {n_items}, numbered from 0"),
                        ));
                    }
                }
            }
            Ok(())
        }
        (field, Value::String(text)) if text == "none" => {
            *field = Value::Null;
            Ok(())
        }
        (field, change) => {
            *field = change.clone();
            Ok(())
        }
    }
}
