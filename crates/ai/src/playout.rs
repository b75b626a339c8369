//! Games played on without much thought: by chance alone, or by the better of a few guesses.

use std::hash::Hash;

use kernel::{Chance, Cx, Game, Outcome, Refusal, Seat, SeatSet};

use crate::clock::Deadline;
use crate::habit::Habits;

/// How far a playout goes before the position is judged instead of played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon {
    /// No playout takes more decisions than this.
    pub max_decisions: u32,
    /// A playout stops when this many turns have ended. A turn, here, is a run of decisions of one seat.
    pub max_turns: u32,
}

impl Horizon {
    /// To the end of the game.
    pub const END: Self = Self { max_decisions: u32::MAX, max_turns: u32::MAX };
}

/// How a playout chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any action.
    Random,
    /// Of so many random actions, the one after which `evaluate` sees the best position.
    Guesses(u32),
    /// Of so many random actions, the one that has turned out best in earlier playouts.
    Habits(u32),
    /// Each action as often as it is likely by `Game::likelihoods`, raised to this power; in games that have learned nothing of
    /// the kind, any.
    Likely(u32),
}

/// How many decisions are made between two looks at the clock.
const CLOCK_INTERVAL: u32 = 32;

/// How many answers in a row may be forced before a position is judged as it is.
const MAX_FORCED: u32 = 256;

/// Plays one whole game by chance alone, set-up included, and returns its number of decisions.
///
/// The legal actions are listed at each decision into `legal`, which is only a buffer: this is the loop that
/// benchmarks measure.
///
/// # Errors
/// When the rules refuse the setup.
pub fn random_game<G: Game>(
    setup: &G::Setup,
    chance: &mut Chance,
    legal: &mut Vec<G::Action>,
) -> Result<u32, Box<Refusal>> {
    let mut state = G::start(setup, &mut Cx::silent(chance)).map_err(Box::new)?;
    Ok(random_playout(&mut state, chance, legal, G::INFO.max_decisions))
}

/// Plays on by chance alone to the end of the game, or for `max_decisions`; returns how many decisions were made.
pub fn random_playout<G: Game>(
    state: &mut G,
    chance: &mut Chance,
    legal: &mut Vec<G::Action>,
    max_decisions: u32,
) -> u32 {
    let mut n_decisions = 0;
    while n_decisions < max_decisions {
        let Some(seat) = list_for_some(state, legal, chance) else { break };
        let action = legal[chance.below(legal.len() as u32) as usize];
        state.apply(seat, action, &mut Cx::silent(chance));
        n_decisions += 1;
    }
    n_decisions
}

/// Draws which of the seats that are asked answers, and lists its actions. `None` if none of them has any.
#[inline]
pub(crate) fn list_for_some<G: Game>(
    state: &G,
    legal: &mut Vec<G::Action>,
    chance: &mut Chance,
) -> Option<Seat> {
    let seats = state.asked();
    let first = seats.first()?;
    if seats.len() == 1 {
        state.legal_actions(first, legal);
        return (!legal.is_empty()).then_some(first);
    }
    let mut left = seats;
    while !left.is_empty() {
        let seat = left.iter().nth(chance.below(left.len()) as usize)?;
        state.legal_actions(seat, legal);
        if !legal.is_empty() {
            return Some(seat);
        }
        left.remove(seat);
    }
    None
}

/// Plays on while there is nothing to choose, so that a position is judged where somebody decides.
pub(crate) fn settle<G: Game>(state: &mut G, chance: &mut Chance, legal: &mut Vec<G::Action>) {
    for _ in 0..MAX_FORCED {
        let asked = state.asked();
        let Some(seat) = asked.first().filter(|_| asked.len() == 1) else { return };
        state.legal_actions(seat, legal);
        let &[only] = legal.as_slice() else { return };
        state.apply(seat, only, &mut Cx::silent(chance));
    }
}

/// A heuristic in `0..=1`, whatever the game answers.
#[inline]
pub(crate) fn judge<G: Game>(state: &G, seat: Seat) -> f32 {
    clamped(state.evaluate(seat))
}

/// What a heuristic said, from 0 to 1.
#[inline]
pub(crate) fn clamped(value: f32) -> f32 {
    debug_assert!((0.0..=1.0).contains(&value), "a heuristic gave {value}");
    // This order turns a NaN into 0.
    #[expect(clippy::manual_clamp)]
    value.max(0.0).min(1.0)
}

/// A way to play on from a leaf of the search.
pub(crate) struct Playout<A> {
    horizon: Horizon,
    policy: Policy,
    pub(crate) habits: Habits,
    /// The seats that gave an answer in the last playout.
    pub(crate) seats: SeatSet,
    pub(crate) legal: Vec<A>,
    /// How likely they are.
    shares: Vec<f32>,
}

impl<A: Copy + Hash> Playout<A> {
    pub(crate) fn new(horizon: Horizon, policy: Policy) -> Self {
        Self {
            horizon,
            policy,
            habits: Habits::new(),
            seats: SeatSet::EMPTY,
            legal: Vec::new(),
            shares: Vec::new(),
        }
    }

    /// Plays on to the end, whose outcome is returned, or to the horizon.
    pub(crate) fn run<G: Game<Action = A>>(
        &mut self,
        state: &mut G,
        chance: &mut Chance,
        deadline: Deadline<'_>,
    ) -> Option<Outcome> {
        let mut n_decisions = 0;
        let mut n_turns = 0;
        let mut turn_of = None;
        loop {
            let Some(seat) = list_for_some(state, &mut self.legal, chance) else {
                return state.outcome();
            };
            if turn_of.is_some_and(|it| it != seat) {
                n_turns += 1;
            }
            turn_of = Some(seat);
            if self.horizon.max_turns <= n_turns || self.horizon.max_decisions <= n_decisions {
                return None;
            }
            if n_decisions % CLOCK_INTERVAL == CLOCK_INTERVAL - 1 && deadline.is_over() {
                return None;
            }
            let action = self.choose(state, seat, chance);
            state.apply(seat, action, &mut Cx::silent(chance));
            n_decisions += 1;
        }
    }

    fn choose<G: Game<Action = A>>(&mut self, state: &G, seat: Seat, chance: &mut Chance) -> A {
        if let &[only] = self.legal.as_slice() {
            return only;
        }
        match self.policy {
            Policy::Random => self.draw(chance),
            Policy::Guesses(n_guesses) => self.best_guess(state, seat, n_guesses, chance),
            Policy::Likely(power) => {
                self.seats.insert(seat);
                self.draw_likely(state, seat, power, chance)
            }
            Policy::Habits(n_drawn) => {
                let action = self.best_habit(seat, n_drawn, chance);
                self.habits.give(seat, action);
                self.seats.insert(seat);
                action
            }
        }
    }

    fn draw(&self, chance: &mut Chance) -> A {
        self.legal[chance.below(self.legal.len() as u32) as usize]
    }

    /// Any action, each as often as it is likely, raised to a power.
    fn draw_likely<G: Game<Action = A>>(
        &mut self,
        state: &G,
        seat: Seat,
        power: u32,
        chance: &mut Chance,
    ) -> A {
        /// Of so many lots.
        const N_LOTS: u32 = 1 << 24;
        state.likelihoods(seat, &self.legal, &mut self.shares);
        let peak = self.shares.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for it in &mut self.shares {
            *it = ((*it - peak) * power as f32).exp();
            sum += *it;
        }
        let mut lot = sum * chance.below(N_LOTS) as f32 / N_LOTS as f32;
        for (share, &action) in self.shares.iter().zip(&self.legal) {
            lot -= share;
            if lot < 0.0 {
                return action;
            }
        }
        self.draw(chance)
    }

    /// Of a few random actions, the one after which the position looks best.
    fn best_guess<G: Game<Action = A>>(
        &self,
        state: &G,
        seat: Seat,
        n_guesses: u32,
        chance: &mut Chance,
    ) -> A {
        let mut best = self.draw(chance);
        let mut best_value = -1.0;
        for guess_idx in 0..n_guesses {
            let action = if guess_idx == 0 { best } else { self.draw(chance) };
            let mut after = state.clone();
            after.apply(seat, action, &mut Cx::silent(chance));
            let value = judge(&after, seat);
            if best_value < value {
                best = action;
                best_value = value;
            }
        }
        best
    }

    /// Of a few random actions, the one that has turned out best so far.
    fn best_habit(&self, seat: Seat, n_drawn: u32, chance: &mut Chance) -> A {
        let mut best = self.draw(chance);
        let mut best_worth = self.habits.worth(seat, best);
        for _ in 1..n_drawn {
            let action = self.draw(chance);
            let worth = self.habits.worth(seat, action);
            if best_worth < worth {
                best = action;
                best_worth = worth;
            }
        }
        best
    }
}
