//! Lays the position of a scenario over the fresh set-up, and finds the entry that is at fault.

use kernel::{Chance, Cx, Seat, Viewer};
use serde_json::Value;

use crate::parse::{Head, Source};
use crate::plain::plain;
use crate::run::failure;
use crate::script::{Named, Results};
use crate::tree::{below, is_same, names_in, place, written};
use crate::{Failure, Staged, json};

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

/// A position that was laid, what was told on the way to its first question, and the luck that is left.
pub(crate) struct Laid<G: Staged> {
    pub(crate) state: G,
    pub(crate) events: Vec<G::Event>,
    pub(crate) results: Results,
}

/// The fresh set-up with the scenario's position laid over it. What the position does by itself, up to its first
/// question, meets the luck of `first`.
///
/// # Errors
/// The entry that names nothing, says what cannot be, or contradicts the rules; or luck that was not named.
pub(crate) fn laid<G: Staged>(
    fresh: &G,
    source: &Source,
    first: &dyn Fn() -> Results,
) -> Result<Laid<G>, Failure> {
    lay(fresh, &source.head, first).map_err(|fault| {
        let line = line_of(fresh, source, &fault, first);
        failure(line, format!("position: {}", fault.what), fault.expected, fault.found)
    })
}

fn lay<G: Staged>(fresh: &G, head: &Head, first: &dyn Fn() -> Results) -> Result<Laid<G>, Fault> {
    let fresh_view = json(&fresh.view(Viewer::Omniscient));
    let said = expanded(&fresh_view, &numbered(&json(&head.position), ""));
    if let Some((path, seat)) = stranger(&said, head.seats, "") {
        return Err(Fault::of(format!("{}: there is no seat {seat}", named(&path))));
    }
    let mut view = fresh_view.clone();
    overlay(&mut view, &said, "", G::OPEN_LISTS)
        .map_err(|(path, what)| Fault::of(format!("{}: {what}", named(&path))))?;
    let view: G::View = serde_json::from_value(view).map_err(|error| {
        let path = misfit::<G>(&fresh_view, &said, "");
        let path = path.map_or_else(String::new, |path| format!("{}: ", named(&path)));
        Fault::of(format!("{path}{}", plain(&error.to_string())))
    })?;
    let results = first();
    let mut chance = Chance::scripted(Box::new(Named { results: results.clone() }));
    let mut events = Vec::new();
    let mut cx = Cx::telling(&mut chance, &mut events);
    let state = fresh
        .from_view_with(&view, &mut cx)
        .map_err(|violation| Fault::of(violation.to_string()))?;
    if let Some(error) = chance.failure() {
        return Err(Fault {
            what: "at this step nothing is asked, so the position goes on by itself".to_owned(),
            expected: "luck that is named in the first lines of the script".to_owned(),
            found: error.to_string(),
        });
    }
    let arranged = json(&state.view(Viewer::Omniscient));
    // A phase that had nothing to ask is over, and what it did shows.
    let is_as_said = ["/turn/phase", "/phase"].iter().all(|at| {
        let phase = said.pointer(at).zip(arranged.pointer(at));
        phase.is_none_or(|(said, is)| contradiction::<G>(is, said, "").is_none())
    });
    match contradiction::<G>(&arranged, &said, "").filter(|_| is_as_said) {
        Some((path, expected, found)) => {
            let what = format!("{} cannot be so, or follows from something else", named(&path));
            Err(Fault { what, expected, found })
        }
        None => Ok(Laid { state, events, results }),
    }
}

/// Where a seat is named at which nobody sits, as in `P6` and `P6-declining`, and which.
fn stranger(said: &Value, n_seats: usize, path: &str) -> Option<(String, Seat)> {
    let seat_in = |word: &str| -> Option<(String, Seat)> {
        let seat: Seat = word.split('-').next()?.parse().ok()?;
        (n_seats <= seat.idx()).then(|| (path.to_owned(), seat))
    };
    match said {
        Value::String(word) => seat_in(word),
        Value::Array(items) => items.iter().find_map(|it| stranger(it, n_seats, path)),
        Value::Object(fields) => fields.iter().find_map(|(key, it)| {
            seat_in(key).or_else(|| stranger(it, n_seats, &below(path, key)))
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

/// The path of the entry that cannot be read, even alone.
fn misfit<G: Staged>(fresh: &Value, said: &Value, path: &str) -> Option<String> {
    let Value::Object(fields) = said else {
        let only = path.rsplit('.').fold(said.clone(), |below, key| {
            Value::Object(serde_json::Map::from_iter([(key.to_owned(), below)]))
        });
        let mut view = fresh.clone();
        overlay(&mut view, &only, "", G::OPEN_LISTS).ok()?;
        let is_wrong = serde_json::from_value::<G::View>(view).is_err();
        return is_wrong.then(|| path.to_owned());
    };
    fields.iter().find_map(|(key, said)| misfit::<G>(fresh, said, &below(path, key)))
}

/// Where the entry ends with which the position gets its fault: read as far as there, it has the same.
fn line_of<G: Staged>(
    fresh: &G,
    source: &Source,
    fault: &Fault,
    first: &dyn Fn() -> Results,
) -> usize {
    let begin = source.head_text.lines().position(|line| line.contains("position")).unwrap_or(0);
    let mut ends = source.head_text.match_indices('\n').map(|(end, _)| end).enumerate().skip(begin);
    let at_fault = ends.find(|(_, end)| {
        let head = toml::from_str::<Head>(&source.head_text[..*end]);
        head.is_ok_and(|head| lay(fresh, &head, first).is_err_and(|it| it == *fault))
    });
    at_fault.map_or(begin, |(idx, _)| idx) + 1
}

/// Where a view does not say what `said` says: the path, what was said and what is. All else is free.
fn contradiction<G: Staged>(
    view: &Value,
    said: &Value,
    path: &str,
) -> Option<(String, String, String)> {
    match (view, said) {
        (Value::Object(fields), Value::Object(said)) => said.iter().find_map(|(key, said)| {
            let field = fields.get(key).unwrap_or(&Value::Null);
            contradiction::<G>(field, said, &below(path, key))
        }),
        (Value::Array(items), Value::Object(said)) => said.iter().find_map(|(key, said)| {
            let item = key.parse().ok().and_then(|idx: usize| items.get(idx));
            contradiction::<G>(item.unwrap_or(&Value::Null), said, &below(path, key))
        }),
        (is, said) if is_same(is, said, path, G::UNORDERED) => None,
        (Value::Array(items), Value::Array(said)) if items.len() == said.len() => {
            let mut pairs = items.iter().zip(said).enumerate();
            pairs.find_map(|(idx, (item, said))| {
                contradiction::<G>(item, said, &below(path, &idx.to_string()))
            })
        }
        (Value::Null, Value::String(none)) if none == "none" => None,
        (is, said) => Some((path.to_owned(), written(said), written(is))),
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

/// What the entries of a list are called, of which one has this path.
fn entries(path: &str, n_items: usize) -> String {
    if place(path.rsplit('.').nth(1).unwrap_or_default(), "P1").is_some() {
        format!("the seats are P1 to P{n_items}")
    } else {
        format!("this is a list of {n_items}, numbered from 0")
    }
}

/// A path with the entries of lists by their names.
fn named(path: &str) -> String {
    let mut last = "";
    let mut res = Vec::new();
    for key in path.split('.') {
        let idx = place(last, "P1").and_then(|_| key.parse::<usize>().ok());
        res.push(idx.map_or_else(|| key.to_owned(), |idx| format!("P{}", idx + 1)));
        last = key;
    }
    res.join(".")
}

/// Whether both are one name with a value, and not the same name.
fn is_another(field: &Value, changes: &serde_json::Map<String, Value>) -> bool {
    let Value::Object(fields) = field else { return false };
    fields.len() == 1 && changes.len() == 1 && !changes.keys().all(|key| fields.contains_key(key))
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
        // A name with a value, such as `{ window = "draw" }`, is another one altogether.
        (field @ Value::Object(_), Value::Object(changes)) if is_another(field, changes) => {
            *field = over.clone();
            Ok(())
        }
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
                        return Err((path.clone(), entries(&path, n_items)));
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
