//! AG-CHAL, AG-EVENT: the challenge phase.

use cards::Block;
use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::content::{Back, EventFacts, EventKind, book};
use crate::event::{ChallengeEvent, Event};
use crate::names::{Challenge, Space};
use crate::query::moments::not_now;
use crate::query::plays::Moment;
use crate::query::reach::space;
use crate::state::{Adventure, Combat, Foe};
use crate::step::{Cause, Step};

use super::{defeat, fight};

/// AG-CHAL-01, AG-CHAL-02.
pub(crate) fn enter(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.active();
    let here = game.at(seat);
    if game.is_city(here) {
        return Flow::Done;
    }
    if std::mem::take(&mut game.player_mut(seat).dazed) {
        cx.emit(|| ChallengeEvent::ChallengeSkipped { seat });
        return Flow::Done;
    }
    game.turn.facing = Some(here);
    game.turn.draws = game.decks[game.level_at(here).idx()].len() as u8;
    let mut open = choices(game);
    let (first, second) = (open.next(), open.next());
    drop(open);
    // AG-RUL-79.
    if let (Some(only), None) = (first, second)
        && !game.might_play(seat, Moment::Challenge)
    {
        face(game, only, cx);
        return Flow::Done;
    }
    Flow::Asks
}

/// What there is to face: AG-CHAL-03 to AG-CHAL-07 (AG-CHAL-05 for an event beside a marker). A yellow marker replaces drawing alone (AG-RUL-70), an aggro marker
/// everything else, characters included (AG-AGGRO-03, AG-RUL-09). Those may be of the own faction (AG-FACTION-02).
fn choices(game: &Adventure) -> impl Iterator<Item = Action> + '_ {
    let seat = game.active();
    let here = game.at(seat);
    let aggro = game.has_aggro(here);
    let markers = game.markers_at(here).filter(move |&idx| !aggro || is_aggro(game, idx));
    // AG-CHAL-06.
    let others = game.others_at(here, seat).filter(move |_| !aggro);
    let event = !aggro && game.event_at(here).is_some();
    let lair = !aggro && book().lair(here).is_some();
    let draws = !event && !lair && game.markers_at(here).next().is_none();
    let others = others.map(Action::Attack).chain(markers.map(Action::FaceMarker));
    let event = event.then_some(Action::FaceEvent);
    let lair = lair.then_some(Action::FaceLair);
    others.chain(event).chain(lair).chain(draws.then_some(Action::Draw))
}

fn is_aggro(game: &Adventure, idx: u8) -> bool {
    let marker = game.track[usize::from(idx)];
    marker.and_then(|it| book().foe(it.card)).is_some_and(|foe| foe.aggro)
}

pub(crate) fn think(game: &Adventure, out: &mut Vec<Action>) {
    let seat = game.active();
    let here = game.at(seat);
    out.extend(game.markers_at(here).map(Action::FaceMarker));
    out.extend([Action::FaceEvent, Action::FaceLair, Action::Draw]);
    out.extend(game.others_at(here, seat).map(Action::Attack));
    fight::think_cards(game, seat, out);
}

pub(crate) fn legal(game: &Adventure, out: &mut Vec<Action>) {
    fight::legal_cards(game, game.active(), Moment::Challenge, out);
    out.extend(choices(game));
    out.sort_unstable();
}

pub(crate) fn check(game: &Adventure, action: Action) -> Result<(), Refusal> {
    let seat = game.active();
    match action {
        Action::Play(ability) => game.playing(seat, ability, Moment::Challenge),
        Action::Use(item) => game.using(seat, item, Moment::Challenge),
        Action::Attack(_)
        | Action::FaceMarker(_)
        | Action::FaceEvent
        | Action::FaceLair
        | Action::Draw => {
            if choices(game).any(|it| it == action) {
                return Ok(());
            }
            let held = game.has_aggro(game.at(seat));
            Err(match action {
                _ if held => Refusal::new("AG-CHAL-06", "held-by-aggro"),
                Action::Attack(_) => Refusal::new("AG-PVP-01", "not-here"),
                Action::Draw => Refusal::new("AG-CHAL-04", "something-is-here"),
                _ => Refusal::new("AG-CHAL-04", "not-here"),
            })
        }
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.active();
    match action {
        Action::Play(ability) => {
            game.agenda.push(Step::Challenge);
            game.play_ability(seat, ability, None, cx);
        }
        Action::Use(item) => {
            game.agenda.push(Step::Challenge);
            fight::use_item(game, seat, item, cx);
        }
        _ => face(game, action, cx),
    }
}

/// What was chosen is faced.
fn face(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.active();
    let here = game.at(seat);
    match action {
        Action::Attack(other) => start(game, Foe::Seat(other)),
        Action::FaceMarker(idx) => start(game, Foe::Marker(idx)),
        Action::Draw => game.agenda.push(Step::Draw),
        Action::FaceLair => match book().lair(here) {
            Some(lair) if lair.foe.is_none() => {
                let cause = Cause { card: Card::Space(here), owner: seat, target: None };
                game.turn.faced = true;
                game.agenda.push(Step::Do(lair.then, cause));
            }
            Some(_) => start(game, Foe::Lair(here)),
            None => unreachable!("AG-SPACE-04: nothing is printed on {here}"),
        },
        // AG-CHAL-10.
        Action::FaceEvent => {
            let card = game.event_at(here).expect("AG-EVENT-09: an event lies here");
            cx.emit(|| ChallengeEvent::EventResolved { seat, card });
            let cause = Cause { card: Card::Challenge(card), owner: seat, target: None };
            game.agenda.push(Step::Do(event(card).then, cause));
        }
        _ => unreachable!("AG-CHAL-02: {action} is no challenge"),
    }
}

/// The front of an event.
pub(crate) fn event(card: Challenge) -> &'static EventFacts<Block> {
    book().event(card).expect("AG-EVENT-01: this card is an event")
}

/// AG-CHAL-08: a fight of the active character begins; a character that is attacked has one energy (AG-PVP-03).
fn start(game: &mut Adventure, foe: Foe) {
    let attacker = game.active();
    let energy = u8::from(matches!(foe, Foe::Seat(_)));
    let space = game.at(attacker);
    game.combat = Some(Combat { attacker, foe, space, energy, ..Combat::default() });
    game.turn.faced = true;
    game.agenda.push(Step::Fight);
}

/// AG-CHAL-07 to AG-CHAL-12.
pub(crate) fn draw(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.active();
    let here = game.at(seat);
    // AG-CHAL-12, AG-RUL-37.
    if game.turn.faced || game.turn.facing != Some(here) {
        return Flow::Done;
    }
    let level = game.level_at(here);
    if game.turn.draws == 0 {
        cx.emit(|| ChallengeEvent::DeckExhausted { level });
        return Flow::Done;
    }
    let card = game.draw_challenge(level, cx).expect("AG-CHAL-11: cards are left to be drawn");
    cx.emit(|| ChallengeEvent::ChallengeDrawn { seat, card });
    // AG-EVENT-01: of an event only the front counts; AG-CHAL-09: after it another card is drawn.
    let Some(event) = book().event(card) else {
        start(game, Foe::Card(card));
        return Flow::Done;
    };
    game.agenda.push(Step::Draw);
    match event.kind {
        EventKind::Global | EventKind::Location(_) => {
            game.place_event(card, cx);
            let seats = game.seats_from(seat);
            seats.for_each(|it| game.check_life(it, None));
        }
        EventKind::Special => {
            game.turn.special = Some(card);
            let cause = Cause { card: Card::Challenge(card), owner: seat, target: None };
            game.agenda.then([Step::Do(event.then, cause), Step::EventDone(card)]);
        }
    }
    Flow::Done
}

/// AG-EVENT-10: the card is discarded, unless it was turned.
pub(crate) fn event_done(game: &mut Adventure, card: Challenge, cx: &mut Cx<'_, Event>) -> Flow {
    if game.turn.special == Some(card) {
        game.turn.special = None;
        game.discard_challenge(card, cx);
    }
    Flow::Done
}

pub(crate) fn end(game: &mut Adventure) -> Flow {
    game.turn.facing = None;
    Flow::Done
}

/// AG-EVENT-02, AG-EVENT-04, AG-EVENT-05, AG-EVENT-11: an event is turned, and its back applies at once.
pub(crate) fn turn_over(game: &mut Adventure, card: Challenge, seat: Seat, cx: &mut Cx<'_, Event>) {
    game.take_event(card);
    cx.emit(|| ChallengeEvent::EventTurned { seat, card });
    match &book().challenge(card).back {
        Back::Item(facts) => game.gain_item(seat, facts.id, cx),
        Back::Valor(_) => {
            game.player_mut(seat).log.events.insert(card);
            cx.emit(|| ChallengeEvent::ValorEarned { seat, card });
            game.agenda.push(Step::Completions);
        }
        // Only the active character turns such a card, in its challenge phase.
        Back::Encounter(_) => start(game, Foe::Card(card)),
        Back::Blank => game.discard_challenge(card, cx),
    }
}

/// AG-RUL-39: an encounter never lies in a city.
pub(crate) fn wild(game: &Adventure, at: Space) -> Space {
    if !game.is_city(at) {
        return at;
    }
    let nearest = game.nearest_wilds(at).iter().next();
    space(nearest.expect("AG-RUL-39: not every space is a city"))
}

/// AG-CARD-03: an event leaves the table. Its own text says so, so that it lies there.
pub(crate) fn leave(game: &mut Adventure, card: Challenge, cx: &mut Cx<'_, Event>) {
    game.take_event(card);
    game.discard_challenge(card, cx);
}

/// The challenge of this phase is not faced.
pub(crate) fn shun(game: &mut Adventure, cx: &mut Cx<'_, Event>) {
    let seat = game.active();
    defeat::skip(game, Step::Challenge);
    cx.emit(|| ChallengeEvent::ChallengeSkipped { seat });
}
