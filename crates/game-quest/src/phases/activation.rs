//! WQ-HERO: the hero phase, and what a hero does in his activation beside the action itself.

use kernel::{Cx, Flow, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::card::Card;
use crate::content::{Ends, book};
use crate::effect::{Change, Trigger, Window};
use crate::event::{ActivationEvent, Event};
use crate::flow::{no_answer, not_now};
use crate::names::{Condition, Hero, Kind};
use crate::state::{Deed, Quest};
use crate::step::{Cause, Step};

/// WQ-ROUND-02.
pub(crate) fn begin_round(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    game.round = game.round.saturating_add(1);
    let round = game.round;
    cx.emit(|| ActivationEvent::RoundBegan { round });
    game.agenda.then([
        Step::Check,
        Step::HeroPhase,
        Step::EnemyPhase,
        Step::LocationPhase,
        Step::PerilPhase,
        Step::PerilEnd,
        Step::Round,
    ]);
    Flow::Done
}

pub(crate) fn begin_hero_phase(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    cx.emit(|| ActivationEvent::HeroPhaseBegan);
    game.agenda.push(Step::Activation(0));
    Flow::Done
}

/// WQ-HERO-02, WQ-HERO-03, WQ-HERO-04: places clockwise from the leader token, in the order of the activations.
pub fn scheme(n_heroes: u8) -> &'static [u8] {
    match n_heroes {
        2 => &[0, 1, 0, 1],
        3 => &[0, 1, 2, 0],
        4 => &[0, 1, 2, 3],
        other => unreachable!("WQ-SETUP-03: a party of {other}"),
    }
}

/// WQ-HERO-01, WQ-HERO-06.
pub(crate) fn begin_activation(game: &mut Quest, nth: u8, cx: &mut Cx<'_, Event>) -> Flow {
    // Everybody has had his activations: the hero phase is over.
    let Some(&place) = scheme(game.n_heroes).get(usize::from(nth)) else { return Flow::Done };
    game.agenda.push(Step::Activation(nth + 1));
    let hero = game.hero_at(place);
    if game.is_up(hero) {
        game.turn.active = Some(hero);
        game.turn.has_acted = false;
        game.turn.holding.remove(hero);
        cx.emit(|| ActivationEvent::ActivationBegan { hero });
        game.agenda.then([Step::Act, Step::Linger, Step::ActivationEnd, Step::Check]);
    }
    Flow::Done
}

/// WQ-HERO-05, and WQ-AMB-02 without a readied card.
pub(crate) fn enter_act(game: &Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let hero = game.acting_hero();
    if game.readied(hero).is_empty() {
        cx.emit(|| ActivationEvent::NoReadiedAction { hero });
        return Flow::Done;
    }
    Flow::Asks
}

/// Who may answer: the active hero's seat, and those of others who could use something now (WQ-AMB-49).
pub(crate) fn seats(game: &Quest) -> SeatSet {
    let mut res = SeatSet::only(game.seat_of(game.acting_hero()));
    for &hero in &game.order {
        if is_thirsty(game, hero) {
            res.insert(game.seat_of(hero));
        }
    }
    res
}

/// Whether a seat may answer: the same, and the other seats are not looked at.
pub(crate) fn is_asked(game: &Quest, seat: Seat) -> bool {
    let is_of_seat = |hero: &Hero| game.seat_of(*hero) == seat;
    is_of_seat(&game.acting_hero())
        || game.order.iter().any(|hero| is_of_seat(hero) && is_thirsty(game, *hero))
}

/// Whether another hero than the active one could use something and does not let it lie.
#[inline]
fn is_thirsty(game: &Quest, hero: Hero) -> bool {
    Some(hero) != game.turn.active
        && !game.turn.holding.has(hero)
        && game.has_use(hero, &[Window::HeroPhase])
}

/// When the active hero may use what he has before his action.
const OWN: [Window; 2] = [Window::Activation, Window::HeroPhase];

pub(crate) fn legal_act(game: &Quest, seat: Seat, out: &mut Vec<Action>) {
    let hero = game.acting_hero();
    let is_own = seat == game.seat_of(hero);
    if is_own {
        for kind in game.readied(hero) {
            out.push(Action::Perform(kind));
        }
        game.list_uses(hero, &OWN, out, Action::Use);
    }
    for &other in &game.order {
        if game.seat_of(other) == seat && is_thirsty(game, other) {
            let use_of = |card| Action::UseOf(card, other);
            game.list_uses(other, &[Window::HeroPhase], out, use_of);
            if !is_own {
                out.push(Action::Hold);
            }
        }
    }
}

pub(crate) fn check_act(game: &Quest, seat: Seat, action: Action) -> Result<(), Refusal> {
    let hero = game.acting_hero();
    let is_own = seat == game.seat_of(hero);
    match action {
        Action::UseOf(card, other) => check_use_of(game, seat, card, other),
        Action::Hold if !is_own => Ok(()),
        _ if !is_own => Err(Refusal::new("WQ-GOLD-04", "not-your-hero")),
        Action::Perform(kind) if game.readied(hero).has(kind) => Ok(()),
        Action::Perform(_) => Err(Refusal::new("WQ-ACT-01", "action-exhausted")),
        Action::Use(card) => check_use(game, hero, card, &OWN),
        _ => Err(not_now()),
    }
}

/// Whether a hero can use a card in one of these windows.
pub(crate) fn check_use(
    game: &Quest,
    hero: Hero,
    card: Card,
    windows: &[Window],
) -> Result<(), Refusal> {
    let cause = game.cause_of(hero, card);
    let mut answer = Err(not_now());
    for &window in windows {
        let found = game.usable(hero, card, window, &cause);
        match found {
            Ok(_) => return Ok(()),
            // The window that the card has says more than the one that it has not.
            Err(refusal) if answer.is_err() && refusal.why != "not-in-this-window" => {
                return Err(refusal);
            }
            Err(refusal) => answer = Err(refusal),
        }
    }
    answer
}

fn check_use_of(game: &Quest, seat: Seat, card: Card, hero: Hero) -> Result<(), Refusal> {
    if Some(hero) == game.turn.active {
        return Err(not_now());
    }
    if !game.party().has(hero) || game.seat_of(hero) != seat {
        return Err(Refusal::new("WQ-GOLD-04", "not-your-hero"));
    }
    check_use(game, hero, card, &[Window::HeroPhase])
}

pub(crate) fn resolve_act(game: &mut Quest, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    let hero = game.acting_hero();
    match action {
        Action::Perform(kind) => perform(game, hero, kind, cx),
        Action::Use(card) => {
            game.agenda.push(Step::Act);
            crate::phases::payments::use_card(game, hero, card, &OWN, cx);
        }
        Action::UseOf(card, other) => {
            game.agenda.push(Step::Act);
            crate::phases::payments::use_card(game, other, card, &[Window::HeroPhase], cx);
        }
        Action::Hold => {
            game.agenda.push(Step::Act);
            for hero in game.order {
                if game.seat_of(hero) == seat {
                    game.turn.holding.insert(hero);
                }
            }
        }
        other => no_answer("WQ-ACT-01", other),
    }
}

/// WQ-ACT-01, WQ-ACT-02: the card is exhausted, then its lines are done from top to bottom.
pub(crate) fn perform(game: &mut Quest, hero: Hero, kind: Kind, cx: &mut Cx<'_, Event>) {
    let card = game.card(hero, kind);
    let facts = book().action(card);
    // WQ-AMB-03: an Empowered hero uses his card up in this activation, once.
    let is_empowered = game.area(hero).has(Condition::Empowered) && !game.turn.is_empowered;
    let modifiers = &book().condition(Condition::Empowered).modifiers;
    let is_tireless = is_empowered && modifiers.iter().any(|it| it.change == Change::Tireless);
    if is_empowered {
        game.turn.is_empowered = true;
    }
    cx.emit(|| ActivationEvent::ActionChosen { hero, card, exhausted: !is_tireless });
    if !is_tireless {
        game.area_mut(hero).exhausted.insert(kind);
    }
    game.deed = Some(Deed { hero, card, is_empowered, ..Deed::default() });
    game.turn.pulled = 0;
    let cause = game.cause_of(hero, Card::Action(card));
    game.agenda.then([
        Step::Do(facts.before, cause),
        Step::Targets,
        Step::Prepare,
        Step::Roll,
        Step::Criticals,
        Step::Rerolls,
        Step::Modify,
        Step::Successes,
        Step::EnemyAttacks,
        Step::NemesisSymbol,
        Step::DrawForExplore,
        Step::AfterAction,
        Step::Do(facts.after, cause),
        Step::CardEnd,
    ]);
}

/// WQ-ACT-17, WQ-AMB-08.
pub(crate) fn end_card(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let deed = game.deed.take().expect("WQ-ACT-17: an action ends once");
    game.turn.has_acted = true;
    game.forget_named();
    if book().hero(deed.hero).ready == deed.card.kind() {
        game.ready_all_actions(deed.hero, cx);
    }
    Flow::Done
}

const AFTERWARDS: [Window; 3] = [Window::Activation, Window::HeroPhase, Window::AfterCard];

/// What a hero may use after his action card.
pub(crate) fn enter_linger(game: &Quest) -> Flow {
    let hero = game.acting_hero();
    Flow::asks_if(game.has_use(hero, &AFTERWARDS))
}

pub(crate) fn legal_linger(game: &Quest, out: &mut Vec<Action>) {
    let hero = game.acting_hero();
    game.list_uses(hero, &AFTERWARDS, out, Action::Use);
    out.push(Action::Done);
}

pub(crate) fn check_linger(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Use(card) => check_use(game, game.acting_hero(), card, &AFTERWARDS),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_linger(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Use(card) => {
            game.agenda.push(Step::Linger);
            let hero = game.acting_hero();
            crate::phases::payments::use_card(game, hero, card, &AFTERWARDS, cx);
        }
        Action::Done => {}
        other => no_answer("WQ-AMB-49", other),
    }
}

/// WQ-AMB-50: one more action, or none.
pub(crate) fn legal_encore(game: &Quest, out: &mut Vec<Action>) {
    out.extend(game.readied(game.acting_hero()).iter().map(Action::Perform));
    out.push(Action::Pass);
}

pub(crate) fn check_encore(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Perform(kind) if game.readied(game.acting_hero()).has(kind) => Ok(()),
        Action::Perform(_) => Err(Refusal::new("WQ-ACT-01", "action-exhausted")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_encore(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Perform(kind) => perform(game, game.acting_hero(), kind, cx),
        Action::Pass => {}
        other => no_answer("WQ-AMB-50", other),
    }
}

/// What conditions do at the end of an activation.
pub(crate) fn end_activation(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let hero = game.acting_hero();
    if game.turn.is_empowered {
        game.turn.is_empowered = false;
        game.shed(hero, Ends::AfterActivation, cx);
    }
    for condition in game.area(hero).conditions.iter() {
        for reaction in &book().condition(condition).reactions {
            if reaction.when == Trigger::ActivationEnd {
                let card = Card::Condition(condition);
                let cause = Cause { card, owner: hero, foe: None, chosen: None };
                game.agenda.push(Step::Do(reaction.then, cause));
            }
        }
    }
    Flow::Done
}
