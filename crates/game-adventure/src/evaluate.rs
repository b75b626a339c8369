//! How promising a position is: valor first, then what leads to it, all in units of valor.
//!
//! What counts is told by the files of this folder: the [`fight`] under way, the character's [`strength`] and its
//! holdings, and the [`errands`] that it can run from where it stands or from where its movement can end.

mod errands;
mod fight;
mod map;
mod strength;
mod ways;

pub(crate) use fight::Stakes;
pub(crate) use strength::{Enemy, Sight, Strength};

use kernel::{Seat, SeatSet};
use parts::Spaces;
use tinyvec::ArrayVec;

use crate::content::book;
use crate::learned;
use crate::names::{Level, Space};
use crate::query::reach::{binds, space};
use crate::state::{Adventure, MOST_SEATS};
use crate::step::Step;

use errands::{Apart, Errands};

/// What a level is worth by itself: life, values, and the better half of the board.
const LEVELS: [f32; 4] = [0.0, 1.6, 3.0, 4.0];

/// How much of the best of the others counts against a seat that looks one action ahead.
const ENVY: f32 = 0.3;

/// By how much valor a lead multiplies the odds of victory by e.
const LEAD: f32 = 1.6;

/// How surely a lead wins, as people are told: the share of `LEAD` that holds at the beginning, and what is added until
/// the first seat has the valor to win. Fitted to 180 games that `mcts:100it` played (`gospoda calibrate adventure`).
const SURE_AT_FIRST: f32 = 0.1;
const SURER_LATER: f32 = 0.8;

/// The chance of a seat to win: what was learned from games, and where nothing was, by hand.
pub(crate) fn evaluate(game: &Adventure, seat: Seat) -> f32 {
    if let Some(share) = decided(game, seat) {
        return share;
    }
    learned::odds(game, seat).map_or_else(|| by_hand(game, seat), chance)
}

/// The same for several seats.
pub(crate) fn evaluate_each(game: &Adventure, seats: SeatSet, values: &mut [f32]) {
    if learned::is_for(game) || !game.winners.is_empty() {
        for seat in seats.iter() {
            values[seat.idx()] = evaluate(game, seat);
        }
        return;
    }
    let all = standings(game);
    for seat in seats.iter() {
        values[seat.idx()] = share_of(&all, seat, LEAD);
    }
}

/// How the seats stand to each other, as if the standing told all.
pub(crate) fn by_hand(game: &Adventure, seat: Seat) -> f32 {
    share(game, seat, LEAD)
}

/// The chance to win as people are told it. By hand a lead means little before much valor has been won; what all seats are
/// told adds up to one victory.
pub(crate) fn chance_to_win(game: &Adventure, seat: Seat) -> f32 {
    let first = Seat::all(game.n_seats).map(|it| game.valor(it)).max();
    let near = f32::from(first.unwrap_or(0)) / f32::from(game.options.valor_to_win);
    let near = near.min(1.0);
    if decided(game, seat).is_none() && learned::is_for(game) {
        let sure = learned::sure(near);
        let told = |it| learned::odds(game, it).map_or(0.5, |odds| chance(sure * odds));
        return told(seat) / Seat::all(game.n_seats).map(told).sum::<f32>();
    }
    share(game, seat, LEAD / (SURE_AT_FIRST + SURER_LATER * near))
}

fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// The part of a seat where `lead` valor more multiplies the odds by e.
fn share(game: &Adventure, seat: Seat, lead: f32) -> f32 {
    if let Some(share) = decided(game, seat) {
        return share;
    }
    share_of(&standings(game), seat, lead)
}

/// The standing of each seat that there is.
fn standings(game: &Adventure) -> ArrayVec<[f32; MOST_SEATS]> {
    Seat::all(game.n_seats).map(|seat| worth(game, seat)).collect()
}

fn worth(game: &Adventure, seat: Seat) -> f32 {
    Standing::of(game, seat, Sight::Own).worth()
}

/// The log odds of the first of these standings.
pub(crate) fn lead(standings: &[f32]) -> f32 {
    let share = share_of(standings, Seat(0), LEAD);
    (share / (1.0 - share).max(f32::MIN_POSITIVE)).max(f32::MIN_POSITIVE).ln()
}

fn share_of(standings: &[f32], seat: Seat, lead: f32) -> f32 {
    let own = standings[seat.idx()];
    let others = standings.iter().enumerate().filter(|&(idx, _)| idx != seat.idx());
    let odds = others.map(|(_, it)| ((it - own) / lead).min(20.0).exp());
    1.0 / (1.0 + odds.sum::<f32>())
}

/// How good it looks to somebody who looks one action ahead: the own standing, and a little of the others'.
pub(crate) fn appeal(game: &Adventure, seat: Seat) -> f32 {
    if let Some(share) = decided(game, seat) {
        return share;
    }
    let others = Seat::all(game.n_seats).filter(|&it| it != seat);
    let best = others.map(|it| worth(game, it)).fold(0.0, f32::max);
    let lead = worth(game, seat) - ENVY * best;
    (0.3 + lead / 50.0).clamp(0.0, 1.0)
}

fn decided(game: &Adventure, seat: Seat) -> Option<f32> {
    let share = 1.0 / game.winners.len().max(1) as f32;
    let own = if game.winners.contains(seat) { share } else { 0.0 };
    (!game.winners.is_empty()).then_some(own)
}

/// What is still to come in the turn of a seat.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ahead {
    pub(crate) exploration: bool,
    pub(crate) challenge: bool,
}

impl Ahead {
    pub(crate) fn of(game: &Adventure, seat: Seat) -> Self {
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

/// A seat's progress.
pub(crate) struct Standing<'a> {
    pub(crate) strength: Strength,
    pub(crate) stakes: Stakes,
    /// In units of valor: valor itself, level, strength, holdings, the fight under way, errands.
    pub(crate) terms: [f32; 6],
    /// Where the character is best when its movement is over.
    end: Space,
    errands: Errands<'a>,
}

impl<'a> Standing<'a> {
    pub(crate) fn of(game: &'a Adventure, seat: Seat, sight: Sight) -> Self {
        let strength = Strength::of(game, seat, sight);
        let errands = Errands::new(game, seat, sight, strength);
        let stakes = fight::stakes(game, seat, &strength);
        let (prospects, end) = prospects(game, seat, &errands);
        let terms = [
            f32::from(game.valor(seat)),
            LEVELS[game.player(seat).level.idx()],
            strength.worth(),
            strength::holdings(game, seat),
            stakes.worth,
            prospects,
        ];
        Self { strength, stakes, terms, end, errands }
    }

    /// All of it, in units of valor.
    pub(crate) fn worth(&self) -> f32 {
        self.terms.iter().sum()
    }

    /// What can be done from where its movement ends, each by itself.
    pub(crate) fn apart(&self) -> Apart {
        self.errands.apart(self.end)
    }
}

/// What a card of a deck fights like, on the mean.
pub(crate) fn enemy(level: Level) -> &'static Enemy {
    map::map().enemy(level)
}

/// The errands from where the character stands; while it moves, from the best place where it can stop. With that place.
fn prospects(game: &Adventure, seat: Seat, errands: &Errands<'_>) -> (f32, Space) {
    let ahead = Ahead::of(game, seat);
    let here = game.at(seat);
    match game.agenda.top() {
        Some(Step::Flight) if seat == game.active() => {
            let (best, to) = errands.flight();
            return (best, to.unwrap_or(here));
        }
        Some(Step::Resource) if seat == game.active() => {
            return (errands.end(here, errands.flight().0), here);
        }
        _ => {}
    }
    if !ahead.exploration {
        let stop = if ahead.challenge { errands.challenge(here) } else { 0.0 };
        return (errands.from(here) + stop, here);
    }
    let flight = errands.flight().0;
    let mut best = (f32::MIN, here);
    for end in ends(game, seat, here).iter().map(space) {
        let value = errands.end(end, flight);
        if best.0 < value {
            best = (value, end);
        }
    }
    // Steps that are not needed may be kept, so that there is no walking to and fro.
    (best.0 + 0.002 * f32::from(game.turn.moves.min(6)), best.1)
}

/// The spaces with an aggro marker: movement ends there, and none begins.
fn bound(game: &Adventure) -> Spaces {
    let markers = game.track.iter().flatten().filter(|it| binds(**it));
    markers.map(|it| it.space as u8).collect()
}

/// Where a movement can end.
fn ends(game: &Adventure, seat: Seat, here: Space) -> Spaces {
    let mut all = Spaces::only(here as u8);
    let bound = bound(game);
    if game.turn.has_hearthed || bound.contains(here as u8) {
        return all;
    }
    let open = game.open_to(seat);
    let mut edge = all;
    for _ in 0..game.turn.moves.min(8) {
        let mut next = Spaces::EMPTY;
        for idx in (edge - bound).iter() {
            next |= book().quick.next[usize::from(idx)];
        }
        edge = (next & open) - all;
        all |= edge;
    }
    all
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Cx, Game, Status};

    use super::*;
    use crate::frozen;
    use crate::setup::Setup;

    /// The first two thousand positions of a game that is played by what looks good, with some answers by chance.
    fn positions(seats: u8, seed: u64) -> Vec<Adventure> {
        let mut chance = Chance::fast(seed);
        let setup = Setup { seats, heroes: Vec::new(), options: Default::default() };
        let mut game = Adventure::start(&setup, &mut Cx::silent(&mut chance)).expect("a setup");
        let (mut all, mut legal) = (Vec::new(), Vec::new());
        while let Status::Awaiting(decision) = game.status() {
            let seat = decision.seats.first().expect("somebody is asked");
            game.legal_actions(seat, &mut legal);
            let mut best = (f32::MIN, legal[chance.below(legal.len() as u32) as usize]);
            if chance.below(6) != 0 {
                for &action in &legal {
                    let mut after = game;
                    after.apply(seat, action, &mut Cx::silent(&mut chance));
                    let value = after.appeal(seat);
                    if best.0 < value {
                        best = (value, action);
                    }
                }
            }
            game.apply(seat, best.1, &mut Cx::silent(&mut chance));
            all.push(game);
            if all.len() == 2000 {
                break;
            }
        }
        all
    }

    /// Tables and sums in another order: the numbers of `mcts-1` are the same.
    #[test]
    fn positions_of_played_games_are_judged_as_they_were() {
        let mut n_positions = 0;
        for (seats, seed) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
            for game in positions(seats, seed) {
                let mut each = [0.0; MOST_SEATS];
                let all: SeatSet = Seat::all(seats).collect();
                evaluate_each(&game, all, &mut each);
                for seat in all.iter() {
                    let (was, is) = (frozen::evaluate(&game, seat), by_hand(&game, seat));
                    assert_eq!(each[seat.idx()], evaluate(&game, seat));
                    assert!((is - was).abs() < 1e-5, "{was}, {is}: {game:?}");
                }
                n_positions += 1;
            }
        }
        assert!(2000 < n_positions, "{n_positions}");
    }
}
