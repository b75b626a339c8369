//! AG-DMG, AG-TRACK: damage, defeat, and what becomes of encounters that were not defeated.

use kernel::{Cx, Flow, Refusal, Seat};
use parts::Spaces;

use crate::action::Action;
use crate::content::book;
use crate::event::Event;
use crate::names::{Challenge, Space};
use crate::query::moments::not_now;
use crate::query::plays::Moment;
use crate::query::reach::space;
use crate::state::Adventure;
use crate::step::Step;

use super::challenge;

/// AG-DMG-01, AG-RUL-67: damage outside an attack.
pub(crate) fn hurt(
    game: &mut Adventure,
    seat: Seat,
    n: u8,
    by: Option<Seat>,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    let damage = game.wound(seat, n, cx);
    game.check_life(seat, by);
    if let Some(by) = by {
        game.note_hurt(by, seat, damage, cx);
    }
    Flow::Done
}

/// What can still save a character that would be defeated.
pub(crate) fn enter_brink(game: &mut Adventure, seat: Seat, by: Option<Seat>) -> Flow {
    if !game.is_dying(seat) {
        return Flow::Done;
    }
    if game.might_play(seat, Moment::Brink) {
        return Flow::Asks;
    }
    game.agenda.push(Step::Fall(seat, by));
    Flow::Done
}

/// AG-DMG-03, AG-MAINT-05: in a combat the defeat waits for the end of it; elsewhere it comes at once.
pub(crate) fn fall(
    game: &mut Adventure,
    seat: Seat,
    by: Option<Seat>,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if let Some(combat) = &mut game.combat
        && let Some(side) = combat.side(seat)
    {
        combat.fallen[side] = true;
        combat.over = true;
        return Flow::Done;
    }
    game.agenda.push(Step::ToCity(seat));
    if let Some(by) = by.filter(|&by| by != seat) {
        // AG-PVP-09, AG-RUL-49.
        game.agenda.push(Step::Theft(by, seat));
        game.note_beaten(by, seat, cx);
    }
    Flow::Done
}

/// AG-DMG-04: the nearest city.
pub(crate) fn enter_city(game: &mut Adventure, seat: Seat, cx: &mut Cx<'_, Event>) -> Flow {
    let cities = game.nearest_cities(game.at(seat));
    if cities.len() == 1
        && let Some(city) = cities.iter().next()
    {
        game.fall_to(seat, space(city), cx);
        return Flow::Done;
    }
    Flow::Asks
}

pub(crate) fn check_city(game: &Adventure, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Go(to) if game.nearest_cities(game.at(seat)).contains(to as u8) => Ok(()),
        Action::Go(_) => Err(Refusal::new("AG-DMG-04", "not-the-nearest-city")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_city(
    game: &mut Adventure,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Go(to) = action else { unreachable!("AG-DMG-04: {action} names no city") };
    game.fall_to(seat, to, cx);
}

/// AG-TRACK-01, AG-RUL-46: the lowest empty place.
pub(crate) fn track(
    game: &mut Adventure,
    card: Challenge,
    at: Space,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    let at = challenge::wild(game, at);
    match game.track.iter().position(Option::is_none) {
        Some(idx) => game.set_marker(idx as u8, card, at, cx),
        None => game.agenda.push(Step::Overflow(card, at)),
    }
    Flow::Done
}

/// AG-RUL-47: the markers that are nearest to a space.
fn nearest_markers(game: &Adventure, at: Space) -> impl Iterator<Item = u8> + '_ {
    let distance = move |idx: usize| {
        let marker = game.track[idx].expect("AG-TRACK-03: no place of the track is empty");
        book().distance(at, marker.space)
    };
    let least = (0..game.track.len()).map(distance).min();
    let least = least.expect("AG-SPACE-06: the track has ten places");
    (0..game.track.len()).filter(move |&idx| distance(idx) == least).map(|idx| idx as u8)
}

/// AG-TRACK-03.
pub(crate) fn enter_overflow(
    game: &mut Adventure,
    card: Challenge,
    at: Space,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    let nearest: tinyvec::ArrayVec<[u8; 10]> = nearest_markers(game, at).collect();
    match nearest.as_slice() {
        &[only] => {
            replace(game, only, card, at, cx);
            Flow::Done
        }
        _ => Flow::Asks,
    }
}

/// The old card goes to the top of its deck, the new one takes its place.
fn replace(game: &mut Adventure, idx: u8, card: Challenge, at: Space, cx: &mut Cx<'_, Event>) {
    let old = game.track[usize::from(idx)].expect("AG-TRACK-03: the nearest marker is there");
    game.free_marker(idx, cx);
    game.discard_challenge(old.card, cx);
    game.set_marker(idx, card, at, cx);
}

pub(crate) fn think_overflow(game: &Adventure, _at: Space, out: &mut Vec<Action>) {
    out.extend((0..game.track.len() as u8).map(Action::ChooseMarker));
}

pub(crate) fn check_overflow(game: &Adventure, at: Space, action: Action) -> Result<(), Refusal> {
    match action {
        Action::ChooseMarker(idx) if nearest_markers(game, at).any(|it| it == idx) => Ok(()),
        Action::ChooseMarker(_) => Err(Refusal::new("AG-TRACK-03", "not-the-nearest-marker")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_overflow(
    game: &mut Adventure,
    card: Challenge,
    at: Space,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::ChooseMarker(idx) = action else {
        unreachable!("AG-TRACK-03: {action} names no marker")
    };
    replace(game, idx, card, at, cx);
}

/// A step that lies on the agenda is not done.
pub(crate) fn skip(game: &mut Adventure, skipped: Step) {
    let steps: tinyvec::ArrayVec<[Step; 48]> = game.agenda.iter().collect();
    game.agenda.clear();
    for &step in steps.iter().rev() {
        if step != skipped {
            game.agenda.push(step);
        }
    }
}

/// All spaces of a set as answers.
pub(crate) fn go(spaces: Spaces) -> impl Iterator<Item = Action> {
    spaces.iter().map(|idx| Action::Go(space(idx)))
}
