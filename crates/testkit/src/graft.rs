//! Positions in the middle of a game that differ from a possible one in one place: each is refused when it is laid, or can be
//! played. [`altered`](crate::altered()) does the same from the fresh set-up, with several changes.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Chance, Cx, Game, Viewer};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::trial::words;

/// So many decisions a game is played before and after the change, at most.
const MOST_DECISIONS: u32 = 120;

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grafts {
    pub n_refused: u32,
    pub n_played: u32,
    /// What was laid and could not be played.
    pub failures: Vec<String>,
}

impl Grafts {
    /// Takes two positions of the same game, puts something that the second one shows into the view of the first one,
    /// and lays what comes of it: `n_positions` times, `setups` in turn.
    ///
    /// # Panics
    /// If there are no setups, or one that no game can be begun with.
    pub fn of<G: Game>(setups: &[G::Setup], n_positions: u64, seed: u64) -> Self
    where
        G::View: DeserializeOwned,
    {
        let mut res = Self::default();
        for number in 0..n_positions {
            let setup = &setups[number as usize % setups.len()];
            let mut chance = Chance::fast(seed + number);
            let start = G::start(setup, &mut Cx::silent(&mut chance)).expect("a table");
            let base = wandered(start.clone(), &mut chance);
            let other = shown(&wandered(start, &mut chance));
            let view = shown(&base);
            let mut places = Vec::new();
            differing(&view, &other, "", &mut places);
            for _ in 0..8.min(places.len()) {
                let place = &places[chance.below(places.len() as u32) as usize];
                let graft = other.pointer(place).cloned().unwrap_or_default();
                res.lay(&base, &view, place, graft, &mut chance);
            }
        }
        res
    }

    fn lay<G: Game>(
        &mut self,
        base: &G,
        view: &Value,
        place: &str,
        graft: Value,
        chance: &mut Chance,
    ) where
        G::View: DeserializeOwned,
    {
        let what = format!("{place} = {graft}");
        let mut changed = view.clone();
        if let Some(it) = changed.pointer_mut(place) {
            *it = graft;
        }
        let Ok(changed) = serde_json::from_value::<G::View>(changed) else { return };
        let seed = u64::from(chance.below(u32::MAX));
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut chance = Chance::fast(seed);
            match base.from_view_with(&changed, &mut Cx::silent(&mut chance)) {
                Err(_) => Ok(false),
                Ok(state) => play(state, &mut chance).map(|()| true),
            }
        }));
        match played {
            Ok(Ok(false)) => self.n_refused += 1,
            Ok(Ok(true)) => self.n_played += 1,
            Ok(Err(wrong)) => self.failures.push(format!("{what}: {wrong}")),
            Err(panic) => self.failures.push(format!("{what}: {}", words(&*panic))),
        }
    }

    /// # Panics
    /// With all that was laid and could not be played, and if too little was laid.
    pub fn assert_sound(&self) {
        let told: String = self.failures.iter().take(20).map(|it| format!("{it}\n")).collect();
        assert!(self.failures.is_empty(), "{} positions\n{told}", self.failures.len());
        assert!(0 < self.n_refused && 0 < self.n_played, "{self:?}");
    }
}

/// The position after some random decisions.
fn wandered<G: Game>(mut state: G, chance: &mut Chance) -> G {
    let mut actions = Vec::new();
    for _ in 0..chance.below(MOST_DECISIONS) {
        let Some(decision) = state.decision() else { break };
        let Some(seat) = decision.seats.first() else { break };
        state.legal_actions(seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        state.apply(seat, action, &mut Cx::silent(chance));
    }
    state
}

fn shown<G: Game>(state: &G) -> Value {
    serde_json::to_value(state.view(Viewer::Omniscient)).expect("a view is plain data")
}

/// Every place, as a JSON pointer, at which both show something, and not the same.
fn differing(one: &Value, other: &Value, place: &str, out: &mut Vec<String>) {
    if one == other {
        return;
    }
    out.push(place.to_owned());
    match (one, other) {
        (Value::Object(ones), Value::Object(others)) => {
            for (key, it) in ones {
                if let Some(other) = others.get(key) {
                    differing(it, other, &format!("{place}/{key}"), out);
                }
            }
        }
        (Value::Array(ones), Value::Array(others)) => {
            for (idx, (it, other)) in ones.iter().zip(others).enumerate() {
                differing(it, other, &format!("{place}/{idx}"), out);
            }
        }
        _ => {}
    }
}

/// Everybody who is asked has an answer, and every answer leads to a position that can be.
fn play<G: Game>(mut state: G, chance: &mut Chance) -> Result<(), String> {
    let mut actions = Vec::new();
    for _ in 0..MOST_DECISIONS {
        state.audit().map_err(|violation| violation.to_string())?;
        let Some(decision) = state.decision() else { return Ok(()) };
        let mut answers = Vec::new();
        for seat in decision.seats.iter() {
            state.legal_actions(seat, &mut actions);
            if actions.is_empty() {
                return Err(format!("{seat} has no answer to {:?}", decision.prompt));
            }
            answers.extend(actions.iter().map(|&action| (seat, action)));
        }
        if answers.is_empty() {
            return Err(format!("nobody is asked {:?}", decision.prompt));
        }
        let (seat, action) = answers[chance.below(answers.len() as u32) as usize];
        state.apply(seat, action, &mut Cx::silent(chance));
    }
    Ok(())
}
