//! How promising a position is: valor first, then what leads to it, all in units of valor.
//!
//! What counts is told by the files of this folder: the [`fight`] under way, the character's [`strength`] and its
//! holdings, and the [`errands`] that it can run from where it stands or from where its movement can end.

mod errands;
mod fight;
mod map;
mod outing;
mod strength;
mod ways;

pub(crate) use fight::{Stakes, prize};
pub(crate) use outing::{Outing, Stay};
pub(crate) use strength::{Enemy, Guess, Sight, Strength};

use kernel::{Seat, SeatSet};
use parts::Spaces;

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

/// The chance of a seat to win, as learned from games.
pub(crate) fn evaluate(game: &Adventure, seat: Seat) -> f32 {
    let mut values = [0.0; MOST_SEATS];
    evaluate_each(game, SeatSet::only(seat), &mut values);
    values[seat.idx()]
}

/// The same for several seats.
pub(crate) fn evaluate_each(game: &Adventure, seats: SeatSet, values: &mut [f32]) {
    if game.winners.is_empty() {
        learned::odds_each(game, seats, |seat, odds| values[seat.idx()] = chance(odds));
        return;
    }
    for seat in seats.iter() {
        values[seat.idx()] = share_of_victory(game, seat);
    }
}

/// The chance to win as people are told it; what all seats are told adds up to one victory.
pub(crate) fn chance_to_win(game: &Adventure, seat: Seat) -> f32 {
    if !game.winners.is_empty() {
        return share_of_victory(game, seat);
    }
    let seats = Seat::all(game.n_seats);
    let first = seats.clone().map(|it| game.valor(it)).max().unwrap_or(0);
    let near = f32::from(first) / f32::from(game.options.valor_to_win);
    let sure = learned::sure(game.n_seats, near.min(1.0));
    let mut told = [0.0; MOST_SEATS];
    learned::odds_each(game, seats.collect(), |it, odds| told[it.idx()] = chance(sure * odds));
    told[seat.idx()] / told.iter().sum::<f32>()
}

fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

fn worth(game: &Adventure, seat: Seat) -> f32 {
    Standing::of(game, seat, Sight::Own).worth()
}

/// The log odds of the first of these standings, as if they told all.
pub(crate) fn lead(standings: &[f32]) -> f32 {
    let odds = standings[1..].iter().map(|it| ((it - standings[0]) / LEAD).min(20.0).exp());
    let share = 1.0 / (1.0 + odds.sum::<f32>());
    (share / (1.0 - share).max(f32::MIN_POSITIVE)).max(f32::MIN_POSITIVE).ln()
}

/// How good it looks to somebody who looks one action ahead: the own standing, and a little of the others'.
pub(crate) fn appeal(game: &Adventure, seat: Seat) -> f32 {
    if !game.winners.is_empty() {
        return share_of_victory(game, seat);
    }
    let others = Seat::all(game.n_seats).filter(|&it| it != seat);
    let best = others.map(|it| worth(game, it)).fold(0.0, f32::max);
    let lead = worth(game, seat) - ENVY * best;
    (0.3 + lead / 50.0).clamp(0.0, 1.0)
}

/// What a seat has of the victory, once the game is decided.
fn share_of_victory(game: &Adventure, seat: Seat) -> f32 {
    if game.winners.contains(seat) { 1.0 / game.winners.len() as f32 } else { 0.0 }
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
    for end in ends(game, seat, here, game.turn.moves).iter().map(space) {
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

/// Where a movement with so many steps can end that goes on from `here`.
fn ends(game: &Adventure, seat: Seat, here: Space, n_steps: u8) -> Spaces {
    let mut all = Spaces::only(here as u8);
    let bound = bound(game);
    if game.turn.has_hearthed || bound.contains(here as u8) {
        return all;
    }
    let open = game.open_to(seat);
    let mut edge = all;
    for _ in 0..n_steps.min(8) {
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
    use tinyvec::ArrayVec;

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

    /// The standings are those of `mcts-1`, by tables and in another order of sums. Judged alone or with others, a seat has the
    /// same chance.
    #[test]
    fn positions_of_played_games_are_judged_as_they_were() {
        let mut n_positions = 0;
        for (seats, seed) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
            for game in positions(seats, seed) {
                let mut each = [0.0; MOST_SEATS];
                let all: SeatSet = Seat::all(seats).collect();
                evaluate_each(&game, all, &mut each);
                for seat in all.iter() {
                    let worth: ArrayVec<[f32; MOST_SEATS]> =
                        game.seats_from(seat).map(|it| worth(&game, it)).collect();
                    let (was, is) = (frozen::evaluate(&game, seat), chance(lead(&worth)));
                    assert_eq!(each[seat.idx()], evaluate(&game, seat));
                    let is_same = (is - was).abs() < 1e-5 || !game.winners.is_empty();
                    assert!(is_same, "{was}, {is}: {game:?}");
                }
                n_positions += 1;
            }
        }
        assert!(2000 < n_positions, "{n_positions}");
    }
}
