//! The judgement of `mcts-1`, as it was when that bot was frozen: its numbers and what they cost.

mod errands;
mod fight;
mod map;
mod strength;

use kernel::Seat;
use parts::Spaces;

use crate::content::book;
use crate::names::Space;
use crate::query::reach::space;
use crate::state::Adventure;
use crate::step::Step;

use errands::Errands;
use strength::Strength;

/// What a level is worth by itself: life, values, and the better half of the board.
const LEVELS: [f32; 4] = [0.0, 1.6, 3.0, 4.0];

/// By how much valor a lead multiplies the odds of victory by e.
const LEAD: f32 = 1.6;

/// How the seats stand to each other, as if the standing told all.
pub(crate) fn evaluate(game: &Adventure, seat: Seat) -> f32 {
    if let Some(share) = decided(game, seat) {
        return share;
    }
    let own = standing(game, seat);
    let weight = |it: Seat| ((standing(game, it) - own) / LEAD).min(20.0).exp();
    let others = Seat::all(game.n_seats).filter(|&it| it != seat);
    1.0 / (1.0 + others.map(weight).sum::<f32>())
}

fn decided(game: &Adventure, seat: Seat) -> Option<f32> {
    let share = 1.0 / game.winners.len().max(1) as f32;
    let own = if game.winners.contains(seat) { share } else { 0.0 };
    (!game.winners.is_empty()).then_some(own)
}

/// What is still to come in the turn of a seat.
#[derive(Clone, Copy, Default)]
struct Ahead {
    exploration: bool,
    challenge: bool,
}

impl Ahead {
    fn of(game: &Adventure, seat: Seat) -> Self {
        let mut res = Self::default();
        if seat == game.active() {
            for step in game.agenda.iter() {
                res.exploration |= matches!(step, Step::Explore);
                res.challenge |= matches!(step, Step::Challenge);
            }
        }
        res
    }
}

/// A seat's progress, in units of valor.
fn standing(game: &Adventure, seat: Seat) -> f32 {
    let player = game.player(seat);
    let strength = Strength::of(game, seat);
    let ahead = Ahead::of(game, seat);
    f32::from(game.valor(seat))
        + LEVELS[player.level.idx()]
        + strength.worth()
        + strength::holdings(game, seat)
        + fight::stakes(game, seat, &strength)
        + prospects(game, seat, &strength, ahead)
}

/// The errands from where the character stands; while it moves, from the best place where it can stop.
fn prospects(game: &Adventure, seat: Seat, strength: &Strength, ahead: Ahead) -> f32 {
    let errands = Errands::new(game, seat, strength);
    let here = game.at(seat);
    match game.agenda.top() {
        Some(Step::Flight) if seat == game.active() => return errands.flight(),
        Some(Step::Resource) if seat == game.active() => {
            return errands.end(here, errands.flight());
        }
        _ => {}
    }
    if !ahead.exploration {
        let stop = if ahead.challenge { errands.challenge(here) } else { 0.0 };
        return errands.from(here) + stop;
    }
    let flight = errands.flight();
    let ends = ends(game, seat, here);
    let best = ends.iter().map(|idx| errands.end(space(idx), flight)).fold(f32::MIN, f32::max);
    // Steps that are not needed may be kept, so that there is no walking to and fro.
    best + 0.002 * f32::from(game.turn.moves.min(6))
}

/// Where a movement can end.
fn ends(game: &Adventure, seat: Seat, here: Space) -> Spaces {
    let mut all = Spaces::only(here as u8);
    if game.turn.has_hearthed || game.has_aggro(here) {
        return all;
    }
    let open = game.open_to(seat);
    let mut edge = all;
    for step in 0..game.turn.moves.min(8) {
        let mut next = Spaces::EMPTY;
        for idx in edge.iter() {
            if step == 0 || !game.has_aggro(space(idx)) {
                next |= book().quick.next[usize::from(idx)];
            }
        }
        edge = (next & open) - all;
        all |= edge;
    }
    all
}
