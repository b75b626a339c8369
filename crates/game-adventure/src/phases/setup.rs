//! AG-SETUP-07 to AG-SETUP-14: what happens at the table before the first turn.

use kernel::{Cx, Flow, Refusal, Seat};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::content::book;
use crate::event::{Event, SetupEvent};
use crate::names::{Hero, N_STARTING, Quest};
use crate::query::moments::not_now;
use crate::query::reach::space;
use crate::setup::seat_hero;
use crate::state::Adventure;
use crate::step::Step;

/// The faces of a combat die; 6 is X (AG-POWER-05).
pub(crate) const FACES: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// AG-SETUP-07, AG-RUL-05: the highest die; ties roll again.
pub(crate) fn first_player(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let mut tied: ArrayVec<[Seat; 4]> = Seat::all(game.n_seats).collect();
    while 1 < tied.len() {
        let mut best = 0;
        let mut next = ArrayVec::new();
        for &seat in &tied {
            let die = FACES[cx.chance.pick("first-player", &FACES)];
            cx.emit(|| SetupEvent::RolledForFirst { seat, die });
            if best < die {
                best = die;
                next.clear();
            }
            if die == best {
                next.push(seat);
            }
        }
        tied = next;
    }
    game.first = tied[0];
    game.turn.active = tied[0];
    cx.emit(|| SetupEvent::FirstPlayer { seat: game.first });
    Flow::Done
}

/// The player of a number, the first player being 0.
pub(crate) fn nth_seat(game: &Adventure, nth: u8) -> Seat {
    Seat((game.first.0 + nth) % game.n_seats)
}

/// AG-SETUP-08.
pub(crate) fn enter_pick(game: &mut Adventure, nth: u8, cx: &mut Cx<'_, Event>) -> Flow {
    if nth == game.n_seats {
        game.agenda.then([Step::DealQuests, Step::StartCity(0), Step::Hands, Step::Turn]);
        return Flow::Done;
    }
    let seat = nth_seat(game, nth);
    if game.player(seat).hero.is_some() {
        game.agenda.push(Step::Pick(nth + 1));
        return Flow::Done;
    }
    let free = Hero::ALL.iter().copied().filter(|&hero| is_free(game, hero));
    let free: ArrayVec<[Hero; 4]> = free.collect();
    if free.len() == 1 {
        seat_hero(game, seat, free[0], cx);
        game.agenda.push(Step::Pick(nth));
        return Flow::Done;
    }
    Flow::Asks
}

fn is_free(game: &Adventure, hero: Hero) -> bool {
    game.players.iter().all(|player| player.hero != Some(hero))
}

pub(crate) fn think_pick(out: &mut Vec<Action>) {
    out.extend(Hero::ALL.iter().map(|&hero| Action::Pick(hero)));
}

pub(crate) fn check_pick(game: &Adventure, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pick(hero) if is_free(game, hero) => Ok(()),
        Action::Pick(_) => Err(Refusal::new("AG-GEN-02", "character-taken")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_pick(game: &mut Adventure, nth: u8, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Pick(hero) = action else { unreachable!("AG-SETUP-08: {action} picks nobody") };
    seat_hero(game, nth_seat(game, nth), hero, cx);
    // Who has a character is passed over.
    game.agenda.push(Step::Pick(nth));
}

/// AG-SETUP-10 to AG-SETUP-12, AG-QUEST-01.
pub(crate) fn deal_quests(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let mut quests: ArrayVec<[Quest; 32]> = Quest::ALL[..N_STARTING].iter().copied().collect();
    cx.chance.shuffle("starting-quests", quests.as_mut_slice());
    // The last to be dealt is pushed first, so that the first player prepares first.
    for nth in (0..game.n_seats).rev() {
        let seat = nth_seat(game, nth);
        for offset in [1, 0] {
            game.gain_quest(seat, quests[usize::from(2 * nth + offset)], cx);
        }
    }
    Flow::Done
}

/// AG-SETUP-13.
pub(crate) fn enter_city(game: &Adventure, nth: u8) -> Flow {
    Flow::asks_if(nth < game.n_seats)
}

pub(crate) fn think_cities(out: &mut Vec<Action>) {
    out.extend(book().quick.cities.iter().map(|idx| Action::Go(space(idx))));
}

pub(crate) fn check_city(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Go(to) if book().quick.cities.contains(to as u8) => Ok(()),
        Action::Go(_) => Err(Refusal::new("AG-SETUP-13", "no-city")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_city(game: &mut Adventure, nth: u8, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Go(space) = action else { unreachable!("AG-SETUP-13: {action} names no city") };
    let seat = nth_seat(game, nth);
    game.player_mut(seat).space = space;
    cx.emit(|| SetupEvent::Entered { seat, space });
    game.agenda.push(Step::StartCity(nth + 1));
}

/// AG-SETUP-14.
pub(crate) fn hands(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    for nth in 0..game.n_seats {
        let seat = nth_seat(game, nth);
        game.player_mut(seat).deck.shuffle("abilities", cx.chance);
        game.draw_abilities(seat, 3, cx);
    }
    Flow::Done
}
