//! WQ-LOC, WQ-TRAVEL: the location phase, travel, and what a revealed location brings.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::card::Card;
use crate::content::book;
use crate::effect::{Trigger, Window};
use crate::event::{Event, LocationEvent};
use crate::flow::{no_answer, not_now};
use crate::names::{Hero, Location};
use crate::phases::{activation, payments};
use crate::sets::LocationSet;
use crate::state::Quest;
use crate::step::{Cause, Step};

/// WQ-LOC-07, WQ-AMB-15. Whether the quest is over is asked after each part (WQ-AMB-20).
pub(crate) fn begin(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    cx.emit(|| LocationEvent::LocationPhaseBegan);
    game.turn.active = None;
    game.turn.has_travelled = false;
    game.agenda.then([Step::Travel, Step::Check]);
    for hero in game.clockwise().into_iter().rev() {
        if !game.usable_gear(hero, &[Window::BeforeTravel]).is_empty() {
            game.agenda.push(Step::BeforeTravel(hero));
        }
    }
    game.agenda.then([Step::Check, Step::LocationUse, Step::Check]);
    react(game, Trigger::LocationPhase);
    Flow::Done
}

/// WQ-LOC-01: the location that is explored now.
fn active(game: &Quest) -> Location {
    game.places.active.expect("WQ-LOC-01: there is an active location from the first reveal on")
}

/// The effects that the active location sets off; quest rules of the last one go first because they are its own
/// (WQ-TIME-01).
fn react(game: &mut Quest, when: Trigger) {
    let location = active(game);
    // WQ-AMB-20: where the enemies of a new location have defeated the last hero, its text finds nobody.
    let Some(owner) = game.lead() else { return };
    let cause = Cause { card: Card::Location(location), owner, foe: None, chosen: None };
    for reaction in &book().location(location).reactions {
        if reaction.when == when {
            game.agenda.push(Step::Do(reaction.then, cause));
        }
    }
}

// What the party may pay for

fn location_use(game: &Quest) -> Result<(Hero, Location), Refusal> {
    let location = active(game);
    let hero = game.lead().expect("WQ-AMB-20: the quest was lost when nobody was left standing");
    let card = Card::Location(location);
    let cause = game.cause_of(hero, card);
    game.usable(hero, card, Window::LocationPhase, &cause).map(|_| (hero, location))
}

pub(crate) fn enter_use(game: &Quest) -> Flow {
    Flow::asks_if(location_use(game).is_ok())
}

pub(crate) fn legal_use(game: &Quest, out: &mut Vec<Action>) {
    if let Ok((_, location)) = location_use(game) {
        out.push(Action::Use(Card::Location(location)));
    }
    out.push(Action::Pass);
}

pub(crate) fn check_use(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Use(card) => match location_use(game) {
            Ok((_, location)) if card == Card::Location(location) => Ok(()),
            Ok(_) => Err(not_now()),
            Err(refusal) => Err(refusal),
        },
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_use(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Use(card) => {
            let hero = game.lead().expect("WQ-LEAD-02: the leader pays for the party");
            payments::use_card(game, hero, card, &[Window::LocationPhase], cx);
        }
        Action::Pass => {}
        other => no_answer("WQ-AMB-15", other),
    }
}

// Travel

/// WQ-TRAVEL-01, WQ-TRAVEL-02, WQ-PILE-04, WQ-AMB-16.
pub(crate) fn can_travel(game: &Quest) -> bool {
    !game.turn.has_travelled && game.is_explored() && !game.places.deck.is_empty()
}

pub(crate) fn enter_travel(game: &mut Quest) -> Flow {
    game.turn.active = None;
    Flow::asks_if(can_travel(game))
}

pub(crate) fn legal_travel(out: &mut Vec<Action>) {
    out.extend([Action::Travel, Action::Stay]);
}

pub(crate) fn check_travel(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Travel | Action::Stay => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_travel(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Travel => {
            game.turn.has_travelled = true;
            // WQ-AMB-20: who falls by the text of the location does not travel.
            game.agenda.then([Step::Check, Step::Depart, Step::Reveal]);
            react(game, Trigger::TravelFrom);
        }
        Action::Stay => {
            cx.emit(|| LocationEvent::Stayed);
            let dawdle = book().sheet(game.sheet).dawdle;
            game.move_peril(dawdle as i8, cx);
        }
        other => no_answer("WQ-TRAVEL-01", other),
    }
}

pub(crate) fn enter_before_travel(game: &Quest, hero: Hero) -> Flow {
    Flow::asks_if(can_travel(game) && game.has_use(hero, &[Window::BeforeTravel]))
}

pub(crate) fn legal_before_travel(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    game.list_uses(hero, &[Window::BeforeTravel], out, Action::Use);
    out.push(Action::Pass);
}

pub(crate) fn check_before_travel(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Use(card) => activation::check_use(game, hero, card, &[Window::BeforeTravel]),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_before_travel(
    game: &mut Quest,
    hero: Hero,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Use(card) => {
            // WQ-GOLD-04: whose card it is decides what it asks.
            game.turn.active = Some(hero);
            payments::use_card(game, hero, card, &[Window::BeforeTravel], cx);
        }
        Action::Pass => {}
        other => no_answer("WQ-GOLD-06", other),
    }
}

// The order of locations that were looked at

pub(crate) fn legal_scout(game: &Quest, out: &mut Vec<Action>) {
    out.extend(game.places.deck.iter().take(2).map(|&it| Action::First(it)));
    out.sort_unstable();
}

pub(crate) fn check_scout(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::First(it) if game.places.deck.iter().take(2).any(|&top| top == it) => Ok(()),
        Action::First(_) => Err(Refusal::new("WQ-TRAVEL-03", "not-on-top")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_scout(game: &mut Quest, action: Action) {
    let Action::First(location) = action else { no_answer("WQ-TRAVEL-03", action) };
    // The other one is the first already.
    if game.places.deck.get(1) == Some(&location) {
        game.places.deck.as_mut_slice().swap(0, 1);
    }
}

/// WQ-TRAVEL-03, WQ-TRAVEL-04, WQ-PILE-05: the location and the shadows are left behind.
pub(crate) fn depart(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let from = active(game);
    let owner = game.active().expect("WQ-AMB-20: the quest was lost when nobody was left standing");
    game.places.active = None;
    game.places.progress = 0;
    game.places.discard = game.places.discard | LocationSet::only(from);
    cx.emit(|| LocationEvent::Travelled { from });
    game.leave_shadows(cx);
    game.turn.travels = game.turn.travels.saturating_add(1);
    let card = Card::Sheet(game.sheet);
    let cause = Cause { card, owner, foe: None, chosen: None };
    game.agenda.push(Step::Do(book().sheet(game.sheet).on_travel, cause));
    Flow::Done
}

/// WQ-LOC-02, WQ-AMB-13, WQ-SETUP-15.
pub(crate) fn reveal(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let location = game.places.deck.take_top().expect("WQ-TRAVEL-02: there is somewhere to go");
    cx.reveal();
    game.places.n_known = game.places.n_known.saturating_sub(1);
    game.places.active = Some(location);
    game.places.progress = 0;
    cx.emit(|| LocationEvent::LocationRevealed { location });
    let facts = book().location(location);
    game.agenda.then([
        Step::SpawnUp(facts.up, 0),
        Step::SpawnDown(facts.down),
        Step::Revealed,
        Step::Check,
    ]);
    Flow::Done
}

/// WQ-SPAWN-01, WQ-AMB-48: one at a time, the leader first, clockwise past defeated heroes.
pub(crate) fn enter_spawn_up(game: &mut Quest, left: u8, at: u8, cx: &mut Cx<'_, Event>) -> Flow {
    let Some(later) = left.checked_sub(1) else { return Flow::Done };
    let n = game.order.len() as u8;
    let next = (at..at + n).find(|&place| game.is_up(game.hero_at(place)));
    let (hero, at) = match next {
        Some(place) => (Some(game.hero_at(place)), place + 1),
        None => (None, at),
    };
    game.agenda.push(Step::SpawnUp(later, at));
    game.spawn_to(hero, cx);
    Flow::Done
}

pub(crate) fn enter_spawn_down(game: &mut Quest, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    (0..left).for_each(|_| game.spawn_hidden(cx));
    Flow::Done
}

pub(crate) fn revealed(game: &mut Quest) -> Flow {
    react(game, Trigger::Revealed);
    Flow::Done
}
