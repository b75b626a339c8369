//! How long ways take on the board, in turns.

use crate::content::{Goal, Order, book};
use crate::names::{Level, N_SPACES, Place, Space};

/// Tenths of a turn: a step of a mean roll, and a flight, which ends an exploration.
const STEP: u8 = 4;
const FLIGHT: u8 = 6;
/// After so many turns a prize is worth a third.
const PATIENCE: f32 = 6.0;
/// What a way takes beside its steps: a turn must end where it leads.
const STAGE: f32 = 0.6;
/// Turns until a level is gained.
const CLIMB: f32 = 5.0;

/// The part of a prize that is left if it takes so many turns.
pub(super) fn discount(turns: f32) -> f32 {
    (-turns / PATIENCE).exp()
}

/// Tenths of a turn between any two spaces, for a character of each level.
pub(super) struct Ways(Vec<u8>);

impl Ways {
    pub(super) fn new() -> Self {
        let mut turns = Vec::new();
        for &level in Level::ALL {
            (0..N_SPACES as u8).for_each(|from| turns.extend(ways(level, from)));
        }
        Self(turns)
    }

    /// Mean turns between two spaces for a character of a level.
    fn turns(&self, level: Level, from: Space, to: Space) -> f32 {
        let at = (level.idx() * N_SPACES + from.idx()) * N_SPACES + to.idx();
        f32::from(self.0[at]) / 10.0
    }

    /// Turns from one space to another; a level that is missing takes its time.
    pub(super) fn way(&self, level: Level, from: Space, to: Space) -> f32 {
        let needed = book().space(to).level.max(level);
        let climb = (needed.idx() - level.idx()) as f32 * CLIMB;
        let stage = if from == to { 0.0 } else { STAGE };
        self.turns(needed, from, to) + climb + stage
    }

    /// Turns to where encounters of a level are; of any, if it is not said.
    pub(super) fn hunt(&self, level: Level, from: Space, wanted: Option<Level>) -> f32 {
        let facts = book().space(from);
        if facts.kind == Place::City {
            return 0.6;
        }
        match wanted {
            Some(wanted) if wanted != facts.level => {
                1.2 + wanted.idx().saturating_sub(level.idx()) as f32 * CLIMB
            }
            Some(_) | None => 0.0,
        }
    }

    /// How long it takes to see the spaces of a quest that are not done, and where that ends.
    pub(super) fn tour(&self, level: Level, from: Space, goal: &Goal, done: u8) -> (f32, Space) {
        match goal {
            Goal::Gather(spaces, last) => {
                let (turns, at) = self.round(level, from, spaces, done);
                (turns + self.way(level, at, *last), *last)
            }
            Goal::Visit(spaces, Order::AnyOrder) => self.round(level, from, spaces, done),
            Goal::Visit(spaces, Order::InOrder) => {
                let (mut at, mut turns) = (from, 0.0);
                for &next in &spaces[done.count_ones() as usize..] {
                    turns += self.way(level, at, next);
                    at = next;
                }
                (turns, at)
            }
            Goal::Slay(..)
            | Goal::HandIn(..)
            | Goal::Meet(..)
            | Goal::Hurt(..)
            | Goal::Beat(..) => (0.0, from),
        }
    }

    /// Through all these spaces that are open, the nearest first; and where that ends.
    fn round(&self, level: Level, from: Space, spaces: &[Space], done: u8) -> (f32, Space) {
        let mut open = !done & ((1 << spaces.len()) - 1);
        let (mut at, mut turns) = (from, 0.0);
        while open != 0 {
            let mut best = (f32::MAX, 0);
            for (idx, &space) in spaces.iter().enumerate() {
                if open & (1 << idx) != 0 {
                    let way = self.way(level, at, space);
                    if way < best.0 {
                        best = (way, idx);
                    }
                }
            }
            turns += best.0;
            at = spaces[best.1];
            open &= !(1 << best.1);
        }
        (turns, at)
    }
}

/// The ways from a space, the cheapest first.
fn ways(level: Level, from: u8) -> [u8; N_SPACES] {
    let quick = &book().quick;
    let open = quick.up_to[level.idx()];
    let mut res = [u8::MAX; N_SPACES];
    res[usize::from(from)] = 0;
    // Costs are small numbers, so that a pass for each of them is short.
    for cost in 0..=200u8 {
        for idx in (0..N_SPACES).filter(|&idx| res[idx] == cost).collect::<Vec<_>>() {
            let mut relax = |to: u8, more: u8| {
                let known = &mut res[usize::from(to)];
                *known = (*known).min(cost + more);
            };
            (quick.next[idx] & open).iter().for_each(|to| relax(to, STEP));
            if quick.flights.contains(idx as u8) {
                (quick.flights & open).iter().for_each(|to| relax(to, FLIGHT));
            }
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ag_move_04_levels_open_ways() {
        let ways = Ways::new();
        let grey = ways.turns(Level::Grey, Space::Undercity, Space::T4);
        assert!(25.0 < grey, "a green space is closed");
        assert!((ways.turns(Level::Green, Space::Undercity, Space::T4) - 0.4).abs() < 0.01);
        assert!(ways.turns(Level::Grey, Space::Undercity, Space::Goldshire) < 1.1, "by air");
    }
}
