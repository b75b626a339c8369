//! What the ways of a turn are worth to a seat, place by place: what a policy looks at.

use kernel::Seat;
use parts::Spaces;

use crate::names::{N_SPACES, Resource, Space};
use crate::query::reach::space;
use crate::state::Adventure;
use crate::step::Step;

use super::errands::Errands;
use super::fight::{self, Stakes};
use super::strength::{Sight, Strength};

/// A seat as it sees itself, and what it can go to and do.
pub(crate) struct Outing<'a> {
    game: &'a Adventure,
    seat: Seat,
    pub(crate) strength: Strength,
    /// Of the combat under way.
    pub(crate) stakes: Stakes,
    errands: Errands<'a>,
    /// The best flight, with what waits there.
    flight: f32,
    /// What it is worth to end a movement in a space, of those that can be reached.
    ends: [Option<f32>; N_SPACES],
    /// The same of the best of them.
    pub(crate) best: f32,
}

/// What a space has for who is there, in units of valor.
#[derive(Clone, Copy, Default)]
pub(crate) struct Stay {
    /// All of it.
    pub(crate) worth: f32,
    pub(crate) errands: f32,
    pub(crate) challenge: f32,
    pub(crate) discoveries: f32,
}

impl<'a> Outing<'a> {
    pub(crate) fn of(game: &'a Adventure, seat: Seat) -> Self {
        let strength = Strength::of(game, seat, Sight::Own);
        let stakes = fight::stakes(game, seat, &strength);
        let errands = Errands::new(game, seat, Sight::Own, strength);
        let flight = errands.flight().0;
        let mut res = Self {
            game,
            seat,
            strength,
            stakes,
            errands,
            flight,
            ends: [None; N_SPACES],
            best: 0.0,
        };
        let here = game.at(seat);
        let reach = if res.is_moving() {
            super::ends(game, seat, here, game.turn.moves)
        } else {
            Spaces::only(here as u8)
        };
        for idx in reach.iter() {
            res.ends[usize::from(idx)] = Some(res.errands.end(space(idx), flight));
        }
        res.best = res.best_of(reach);
        res
    }

    /// Whether the seat is asked for the next step of its movement.
    pub(crate) fn is_moving(&self) -> bool {
        self.seat == self.game.active() && self.game.agenda.top() == Some(Step::Movement)
    }

    pub(crate) fn stay(&self, at: Space) -> Stay {
        let worth = self.ends[at.idx()].unwrap_or_else(|| self.errands.end(at, self.flight));
        Stay {
            worth,
            errands: self.errands.from(at),
            challenge: self.errands.challenge(at),
            discoveries: self.errands.discoveries(at),
        }
    }

    /// What the movement is worth if its next step leads there.
    pub(crate) fn after_step(&self, to: Space) -> f32 {
        let left = self.game.turn.moves.saturating_sub(1);
        self.best_of(super::ends(self.game, self.seat, to, left))
    }

    fn best_of(&self, ends: Spaces) -> f32 {
        let known = ends.iter().filter_map(|idx| self.ends[usize::from(idx)]);
        known.reduce(f32::max).unwrap_or(0.0)
    }

    pub(crate) fn resource(&self, resource: Resource) -> f32 {
        self.errands.resource(self.game.at(self.seat), resource)
    }

    /// What an active quest is worth by itself, from here.
    pub(crate) fn quest(&self, nth: usize) -> f32 {
        self.errands.quest_alone(nth)
    }
}
