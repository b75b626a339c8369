//! Luck by name: what a scenario says dice and shuffles do.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Chance, Script, ScriptError};

/// Named results that wait to be asked for, and what decides luck that nobody has named.
#[derive(Clone)]
pub(crate) struct Results(Arc<Mutex<Fates>>);

struct Fates {
    queue: Queue,
    /// Only what is named next is taken; or whatever has the name of the draw.
    is_in_order: bool,
    /// Decides what was not named; without it an unnamed draw is an error.
    dice: Option<Chance>,
}

impl Fates {
    /// Where the next results of a draw stand.
    fn place(&self, label: &str) -> Option<usize> {
        let idx = self.queue.iter().position(|(name, _)| name == label)?;
        (idx == 0 || !self.is_in_order).then_some(idx)
    }
}

/// Named luck for play: a draw takes the first result that has its name, and what is not named falls by other chance.
pub struct NamedLuck(Results);

impl NamedLuck {
    pub fn new(named: Vec<(String, Vec<String>)>, rest: Chance) -> Self {
        let queue = named.into_iter().map(|(label, names)| (label, names.into())).collect();
        Self(Results(Arc::new(Mutex::new(Fates { queue, is_in_order: false, dice: Some(rest) }))))
    }

    /// The randomness of one action.
    pub fn chance(&self) -> Chance {
        Chance::scripted(Box::new(Named { results: self.0.clone() }))
    }

    /// What nothing has asked for.
    pub fn left(&self) -> Vec<(String, Vec<String>)> {
        let list = |(label, names): &(String, VecDeque<String>)| {
            (label.clone(), names.iter().cloned().collect())
        };
        self.0.with(|it| it.queue.iter().map(list).collect())
    }
}

/// Draws and shuffles in the order in which they are expected: their name, and the names of their results.
type Queue = VecDeque<(String, VecDeque<String>)>;

impl Results {
    /// Nothing is named yet, and `dice` decide, if there are any.
    pub(crate) fn with_dice(dice: Option<Chance>) -> Self {
        Self(Arc::new(Mutex::new(Fates { queue: Queue::new(), is_in_order: true, dice })))
    }

    pub(crate) fn add(&self, label: String, names: Vec<String>) {
        self.with(|it| it.queue.push_back((label, names.into())));
    }

    /// Results that nothing has asked for.
    pub(crate) fn unused(&self) -> Vec<String> {
        let list = |names: &VecDeque<String>| names.iter().cloned().collect::<Vec<_>>().join(" ");
        self.with(|it| {
            it.queue.iter().map(|(label, names)| format!("{label}: {}", list(names))).collect()
        })
    }

    fn with<T>(&self, work: impl FnOnce(&mut Fates) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

pub(crate) struct Named {
    pub(crate) results: Results,
}

impl Named {
    /// The next result for a draw called `label`, if the next one has this name.
    fn next(&self, label: &str) -> Option<String> {
        self.results.with(|it| {
            let idx = it.place(label)?;
            let names = &mut it.queue[idx].1;
            let res = names.pop_front();
            if names.is_empty() {
                it.queue.remove(idx);
            }
            res
        })
    }

    /// All results for a shuffle called `label`, if the next one has this name.
    fn take_all(&self, label: &str) -> Option<Vec<String>> {
        self.results.with(|it| {
            let idx = it.place(label)?;
            it.queue.remove(idx).map(|(_, names)| names.into())
        })
    }

    fn unnamed(&self, label: &str, names: &[String], kind: &str) -> ScriptError {
        let said = self.results.unused();
        let next = said.first().map_or_else(
            || "nothing is named".to_owned(),
            |next| format!("what is named next is '{next}'"),
        );
        ScriptError(format!(
            "{kind} '{label}' is open, and {next}; write 'luck {label}: …' before this line, with {}",
            known(names)
        ))
    }
}

/// The names that a result can have, each once.
fn known(names: &[String]) -> String {
    let mut known: Vec<&str> = names.iter().map(String::as_str).collect();
    known.sort_unstable();
    known.dedup();
    known.join(", ")
}

fn find(label: &str, name: &str, names: &[String]) -> Result<usize, ScriptError> {
    names.iter().position(|it| it == name).ok_or_else(|| {
        ScriptError(format!("'{label}' cannot be '{name}': there are {}", known(names)))
    })
}

impl Script for Named {
    fn pick(&mut self, label: &'static str, names: &[String]) -> Result<usize, ScriptError> {
        if let Some(name) = self.next(label) {
            return find(label, &name, names);
        }
        if names.len() == 1 {
            return Ok(0);
        }
        let fallen =
            self.results.with(|it| Some(it.dice.as_mut()?.below(names.len() as u32) as usize));
        fallen.ok_or_else(|| self.unnamed(label, names, "the draw"))
    }

    fn order(&mut self, label: &'static str, names: &[String]) -> Result<Vec<usize>, ScriptError> {
        let named = self.take_all(label);
        let mut rest: Vec<usize> = (0..names.len()).collect();
        let mut res = Vec::new();
        for name in named.iter().flatten() {
            let wanted = rest.iter().position(|&idx| names[idx] == *name);
            let Some(place) = wanted else {
                find(label, name, names)?;
                return Err(ScriptError(format!(
                    "'{label}': there are not that many of '{name}', but {}",
                    known(names)
                )));
            };
            res.push(rest.remove(place));
        }
        let has_fallen = self.results.with(|it| {
            let Some(dice) = &mut it.dice else { return false };
            for last in (1..rest.len()).rev() {
                rest.swap(last, dice.below(last as u32 + 1) as usize);
            }
            true
        });
        // A script may name only the first ones; the rest keeps its order.
        if !has_fallen && named.is_none() {
            return Err(self.unnamed(label, names, "the shuffle"));
        }
        res.extend(rest);
        Ok(res)
    }
}
