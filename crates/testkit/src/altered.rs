//! Positions that were altered at random: each is refused with a rule, or it can be played.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Chance, Cx, Game, Status, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::habit::Habit;
use crate::trial::words;

/// What came of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Altered {
    /// Positions that could be played for a while, or to the end.
    pub n_played: u32,
    /// How many were refused, by rule.
    pub refused: BTreeMap<&'static str, u32>,
    /// What went wrong, with the changes that led to it.
    pub failures: Vec<String>,
}

/// How far an accepted position is played.
const N_DECISIONS: u32 = 30;
/// How many values of one entry are kept to choose from.
const N_SEEN: usize = 24;

/// Lays `n_each` altered positions over the fresh set-up of each table, as a scenario file does. A change puts a value
/// that the same entry of the view has at another moment of some game, or another number.
pub fn altered<G: Game>(setups: &[G::Setup], n_each: u32, seed: u64) -> Altered {
    let mut res = Altered::default();
    let mut seen = Seen::default();
    let starts: Vec<G> = setups.iter().map(|setup| start(setup, seed)).collect();
    for (nth, state) in starts.iter().enumerate() {
        seen.watch(state.clone(), seed + nth as u64);
    }
    let dice = &mut Chance::fast(seed);
    for fresh in &starts {
        let view = json(&fresh.view(Viewer::Omniscient));
        for _ in 0..n_each {
            let (changed, changes) = seen.change(&view, dice);
            let Ok(read) = serde_json::from_value::<G::View>(changed) else { continue };
            let seed = u64::from(dice.below(1 << 30));
            let tried = catch_unwind(AssertUnwindSafe(|| try_position(fresh, &read, seed)));
            let tried = tried.unwrap_or_else(|panic| Err(format!("a panic: {}", words(&*panic))));
            match tried {
                Ok(None) => res.n_played += 1,
                Ok(Some(rule)) => *res.refused.entry(rule).or_default() += 1,
                Err(what) => res.failures.push(format!("{what}\n    {}", changes.join("\n    "))),
            }
        }
    }
    res
}

fn start<G: Game>(setup: &G::Setup, seed: u64) -> G {
    G::start(setup, &mut Cx::silent(&mut Chance::fast(seed))).expect("a table that can be set up")
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("a view can be written as JSON")
}

/// The rule by which the position is refused; `None` if it can be played.
fn try_position<G: Game>(
    fresh: &G,
    view: &G::View,
    seed: u64,
) -> Result<Option<&'static str>, String> {
    let chance = &mut Chance::fast(seed);
    let mut state = match fresh.from_view_with(view, &mut Cx::silent(chance)) {
        Ok(state) => state,
        Err(violation) => return Ok(Some(violation.rule)),
    };
    let mut legal = Vec::new();
    for _ in 0..N_DECISIONS {
        state.audit().map_err(|violation| format!("accepted against {violation}"))?;
        let seats = match state.status() {
            Status::Awaiting(decision) => decision.seats,
            Status::Over(_) => return Ok(None),
        };
        let seat = seats.first().ok_or("a live game asks nobody")?;
        state.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return Err(format!("{seat} has no answer"));
        }
        let action = Habit::Any.choose(&legal, chance);
        state.check(seat, action).map_err(|it| format!("{seat} {action} is listed, but {it}"))?;
        state.apply(seat, action, &mut Cx::silent(chance));
    }
    state.audit().map_err(|violation| format!("accepted against {violation}"))?;
    Ok(None)
}

/// Values that were seen, by the path of their entry; numbers in paths are all alike.
#[derive(Default)]
struct Seen(BTreeMap<String, Vec<Value>>);

impl Seen {
    /// Plays a game and remembers what its views contain.
    fn watch<G: Game>(&mut self, mut state: G, seed: u64) {
        let chance = &mut Chance::fast(seed);
        let mut legal = Vec::new();
        for nth in 0..600u32 {
            let Status::Awaiting(decision) = state.status() else { return };
            let seat = decision.seats.first().expect("a live game asks somebody");
            state.legal_actions(seat, &mut legal);
            let action = Habit::of(seed).choose(&legal, chance);
            state.apply(seat, action, &mut Cx::silent(chance));
            if nth % 3 == 0 {
                self.collect("", &json(&state.view(Viewer::Omniscient)), chance);
            }
        }
    }

    fn collect(&mut self, path: &str, value: &Value, chance: &mut Chance) {
        let known = self.0.entry(path.to_owned()).or_default();
        if !known.contains(value) {
            if known.len() < N_SEEN {
                known.push(value.clone());
            } else {
                known[chance.below(N_SEEN as u32) as usize] = value.clone();
            }
        }
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(key, it)| self.collect(&below(path, key), it, chance));
            }
            Value::Array(items) => {
                items.iter().for_each(|it| self.collect(&below(path, "0"), it, chance));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    /// The view with one to four changes, and what they are.
    fn change(&self, view: &Value, dice: &mut Chance) -> (Value, Vec<String>) {
        let mut res = view.clone();
        let mut changes = Vec::new();
        for _ in 0..=dice.below(4) {
            let mut path = String::new();
            let entry = pick(&mut res, &mut path, dice);
            let general: Vec<&str> = path
                .split('/')
                .map(|key| if key.parse::<u32>().is_ok() { "0" } else { key })
                .collect();
            let seen = self.0.get(&general.join("/")).map_or(&[][..], Vec::as_slice);
            *entry = match dice.below(4) {
                0 if entry.is_number() => [0, 1, 2, 7, 255][dice.below(5) as usize].into(),
                0 if entry.is_array() => Value::Array(Vec::new()),
                _ if seen.is_empty() => continue,
                _ => seen[dice.below(seen.len() as u32) as usize].clone(),
            };
            changes.push(format!("{path} = {entry}"));
        }
        (res, changes)
    }
}

fn below(path: &str, key: &str) -> String {
    let key = if key.parse::<u32>().is_ok() { "0" } else { key };
    format!("{path}/{key}")
}

/// Some entry of a view: each part of it is entered or taken as a whole.
fn pick<'a>(value: &'a mut Value, path: &mut String, dice: &mut Chance) -> &'a mut Value {
    let n = match &*value {
        Value::Object(fields) => fields.len(),
        Value::Array(items) => items.len(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    };
    if n == 0 || (!path.is_empty() && dice.below(3) == 0) {
        return value;
    }
    let nth = dice.below(n as u32) as usize;
    match value {
        Value::Object(fields) => {
            let (key, it) = fields.iter_mut().nth(nth).expect("one of so many");
            path.push('/');
            path.push_str(key);
            pick(it, path, dice)
        }
        Value::Array(items) => {
            path.push_str(&format!("/{nth}"));
            pick(&mut items[nth], path, dice)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value,
    }
}
