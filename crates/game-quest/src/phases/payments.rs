//! WQ-FX-04, WQ-FX-08, WQ-PILE-02: costs are paid, success tokens are placed and taken, actions readied and exhausted.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::card::Card;
use crate::content::book;
use crate::effect::{Cost, Window};
use crate::event::{DeedEvent, Event, HeroesEvent, TreasureEvent};
use crate::flow::{no_answer, not_now};
use crate::names::{Condition, Hero, Kind};
use crate::sets::KindSet;
use crate::state::Quest;
use crate::step::{Harm, Step};

/// Pays for the effect of a card and begins it.
pub(crate) fn use_card(
    game: &mut Quest,
    hero: Hero,
    card: Card,
    windows: &[Window],
    cx: &mut Cx<'_, Event>,
) {
    let cause = game.cause_of(hero, card);
    let found = windows.iter().find_map(|&it| game.usable(hero, card, it, &cause).ok());
    let it = found.unwrap_or_else(|| unreachable!("WQ-FX-06: {hero} cannot use {card} now"));
    pay(game, hero, card, it.cost, Step::Do(it.then, cause), cx);
}

/// Pays a cost in full, and puts what follows after it.
pub(crate) fn pay(
    game: &mut Quest,
    hero: Hero,
    card: Card,
    cost: Option<Cost>,
    then: Step,
    cx: &mut Cx<'_, Event>,
) {
    cx.emit(|| DeedEvent::CardUsed { hero, card });
    game.agenda.push(then);
    if let Some(deed) = &mut game.deed {
        match card {
            Card::Gear(gear) => deed.used_gear.insert(gear),
            // Another copy of an item may be used as well.
            Card::Dungeon(item) if cost != Some(Cost::Discard) => {
                deed.used_items |= 1 << item.idx()
            }
            Card::Action(_) => deed.used_card = true,
            // Such an item is gone; and a location is paid where no action is under way.
            Card::Dungeon(_) | Card::Location(_) => {}
            Card::Condition(_)
            | Card::Keyword(_)
            | Card::Foe(_)
            | Card::Peril(_)
            | Card::Sheet(_) => unreachable!("WQ-FX-05: nobody uses {card}"),
        }
    }
    match (cost, card) {
        (None, _) => {}
        (Some(Cost::Exhaust), Card::Gear(gear)) => {
            game.area_mut(hero).turned.insert(gear);
            cx.emit(|| TreasureEvent::GearTurned { hero, gear });
        }
        (Some(Cost::Deplete), Card::Gear(gear)) => {
            game.area_mut(hero).depleted.insert(gear);
            cx.emit(|| TreasureEvent::GearDepleted { hero, gear });
        }
        (Some(Cost::Discard), Card::Gear(gear)) => game.discard_gear(hero, gear, cx),
        (Some(Cost::Discard), Card::Dungeon(item)) => game.discard_item(hero, item, cx),
        // WQ-AMB-39: nothing prevents wounds that are a cost.
        (Some(Cost::Suffer(n)), _) => game.wound(hero, n, Harm::Cost(card), cx),
        (Some(Cost::Tokens(n)), _) => game.agenda.push(Step::Tokens(hero, n)),
        (Some(Cost::PartyTokens(n)), _) => game.agenda.push(Step::PartyTokens(n)),
        (Some(Cost::Exhaust | Cost::Deplete | Cost::Discard), _) => {
            unreachable!("WQ-FX-04: {card} cannot pay with itself; content that says so is refused")
        }
    }
}

// Success tokens that go

/// Action cards of a hero with tokens.
fn laden(game: &Quest, hero: Hero) -> KindSet {
    let tokens = &game.area(hero).tokens;
    Kind::ALL.iter().copied().filter(|kind| tokens[kind.idx()] != 0).collect()
}

pub(crate) fn enter_tokens(game: &mut Quest, hero: Hero, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    let kinds = laden(game, hero);
    let n = game.area(hero).n_tokens();
    if 1 < kinds.len() && left < n && left != 0 {
        return Flow::Asks;
    }
    let mut left = left.min(n);
    for kind in kinds.iter() {
        while left != 0 && game.area(hero).tokens[kind.idx()] != 0 {
            game.discard_token(hero, kind, cx);
            left -= 1;
        }
    }
    Flow::Done
}

pub(crate) fn legal_tokens(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    out.extend(laden(game, hero).iter().map(|kind| Action::Discard(hero, kind)));
}

pub(crate) fn check_tokens(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Discard(it, kind) if it == hero && laden(game, hero).has(kind) => Ok(()),
        Action::Discard(..) => Err(Refusal::new("WQ-FX-04", "no-token-there")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_tokens(game: &mut Quest, left: u8, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Discard(hero, kind) = action else { no_answer("WQ-FX-04", action) };
    game.discard_token(hero, kind, cx);
    game.agenda.push(Step::Tokens(hero, left - 1));
}

pub(crate) fn enter_party_tokens(game: &mut Quest, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    let n = game.party_tokens();
    let n_cards: u8 = game.order.iter().map(|&hero| laden(game, hero).len()).sum();
    if 1 < n_cards && left < n && left != 0 {
        return Flow::Asks;
    }
    let mut left = left.min(n);
    for hero in game.order {
        for kind in laden(game, hero).iter() {
            while left != 0 && game.area(hero).tokens[kind.idx()] != 0 {
                game.discard_token(hero, kind, cx);
                left -= 1;
            }
        }
    }
    Flow::Done
}

pub(crate) fn legal_party_tokens(game: &Quest, out: &mut Vec<Action>) {
    for &hero in &game.order {
        legal_tokens(game, hero, out);
    }
    out.sort_unstable();
}

pub(crate) fn check_party_tokens(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Discard(hero, _) => check_tokens(game, hero, action),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_party_tokens(
    game: &mut Quest,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Discard(hero, kind) = action else { no_answer("WQ-FX-04", action) };
    game.discard_token(hero, kind, cx);
    game.agenda.push(Step::PartyTokens(left - 1));
}

// Success tokens that come

/// WQ-AID-02, WQ-AMB-14: what does not fit is lost.
pub(crate) fn enter_place(game: &mut Quest, hero: Hero, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    let (kinds, room) = game.room(hero);
    if left == 0 {
        return Flow::Done;
    }
    if left < room && 1 < kinds.len() {
        return Flow::Asks;
    }
    let limit = book().played.limits.tokens;
    let mut n = left.min(room);
    for kind in kinds.iter() {
        while n != 0 && game.area(hero).tokens[kind.idx()] < limit {
            game.place_token(hero, kind, cx);
            n -= 1;
        }
    }
    if room < left {
        cx.emit(|| HeroesEvent::TokensLost { hero, tokens: left - room });
    }
    Flow::Done
}

pub(crate) fn legal_place(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    out.extend(game.room(hero).0.iter().map(Action::Place));
}

pub(crate) fn check_place(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Place(kind) if game.room(hero).0.has(kind) => Ok(()),
        Action::Place(_) => {
            Err(Refusal::new("WQ-TOKEN-01", "no-room").with("most", book().played.limits.tokens))
        }
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_place(
    game: &mut Quest,
    hero: Hero,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Place(kind) = action else { no_answer("WQ-AID-02", action) };
    game.place_token(hero, kind, cx);
    game.agenda.push(Step::Place(hero, left - 1));
}

// Actions

/// WQ-AMB-01, WQ-AMB-43, WQ-AMB-53: as many as there are; which ones is asked where not all are meant. A hero who has
/// fallen readies actions that he has paid for (WQ-AMB-39).
pub(crate) fn enter_ready(game: &mut Quest, hero: Hero, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    let exhausted = game.area(hero).exhausted;
    if left == 0 || exhausted.is_empty() {
        return Flow::Done;
    }
    if left < exhausted.len() {
        return Flow::Asks;
    }
    for kind in exhausted.iter() {
        game.ready_action(hero, kind, cx);
    }
    Flow::Done
}

pub(crate) fn legal_ready(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    out.extend(game.area(hero).exhausted.iter().map(Action::Ready));
}

pub(crate) fn check_ready(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Ready(kind) if game.area(hero).exhausted.has(kind) => Ok(()),
        Action::Ready(_) => Err(Refusal::new("WQ-FX-01", "action-ready")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_ready(
    game: &mut Quest,
    hero: Hero,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Ready(kind) = action else { no_answer("WQ-AMB-53", action) };
    game.ready_action(hero, kind, cx);
    game.agenda.push(Step::ReadyOne(hero, left - 1));
}

pub(crate) fn enter_tire(game: &mut Quest, hero: Hero, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    let open = game.tirable(hero);
    if !game.is_up(hero) || left == 0 || open.is_empty() {
        return Flow::Done;
    }
    if left < open.len() {
        return Flow::Asks;
    }
    for kind in open.iter() {
        game.exhaust_action(hero, kind, cx);
    }
    Flow::Done
}

pub(crate) fn legal_tire(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    out.extend(game.tirable(hero).iter().map(Action::Exhaust));
}

pub(crate) fn check_tire(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Exhaust(kind) if game.tirable(hero).has(kind) => Ok(()),
        Action::Exhaust(kind) if game.readied(hero).has(kind) => {
            Err(Refusal::new("WQ-ACT-19", "ready-icon"))
        }
        Action::Exhaust(_) => Err(Refusal::new("WQ-FX-01", "action-exhausted")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_tire(
    game: &mut Quest,
    hero: Hero,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Exhaust(kind) = action else { no_answer("WQ-ACT-19", action) };
    game.exhaust_action(hero, kind, cx);
    game.agenda.push(Step::TireOne(hero, left - 1));
}

// Conditions

/// The conditions that may be discarded.
fn curable(
    game: &Quest,
    only: Option<Hero>,
) -> impl Iterator<Item = (Condition, Hero)> + Clone + '_ {
    let heroes = game.order.iter().copied();
    heroes
        .filter(move |&hero| only.is_none_or(|it| it == hero))
        .flat_map(|hero| game.area(hero).conditions.iter().map(move |it| (it, hero)))
}

/// WQ-COND-02. Nobody is asked about Empowered alone: it is no condition that one is rid of.
pub(crate) fn enter_cure(game: &Quest, left: u8, only: Option<Hero>) -> Flow {
    let harms = |condition| condition != Condition::Empowered;
    Flow::asks_if(left != 0 && curable(game, only).any(|(condition, _)| harms(condition)))
}

pub(crate) fn legal_cure(game: &Quest, only: Option<Hero>, out: &mut Vec<Action>) {
    out.extend(curable(game, only).map(|(condition, hero)| Action::Cure(condition, hero)));
    out.sort_unstable();
    out.push(Action::Pass);
}

pub(crate) fn check_cure(game: &Quest, only: Option<Hero>, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Cure(condition, hero) => {
            let is_there = curable(game, only).any(|it| it == (condition, hero));
            if is_there { Ok(()) } else { Err(Refusal::new("WQ-COND-02", "no-such-condition")) }
        }
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_cure(
    game: &mut Quest,
    left: u8,
    only: Option<Hero>,
    owner: Hero,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Cure(condition, hero) => {
            game.cure(hero, condition, cx);
            game.agenda.push(Step::Cure(left - 1, only, owner));
        }
        Action::Pass => {}
        other => no_answer("WQ-COND-02", other),
    }
}

// Wounds on their way

/// WQ-WOUND-02, unless gear takes them.
pub(crate) fn enter_suffer(
    game: &mut Quest,
    hero: Hero,
    wounds: u8,
    why: Harm,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if wounds == 0 {
        return Flow::Done;
    }
    if game.has_use(hero, &[Window::WouldSuffer]) {
        return Flow::Asks;
    }
    game.wound(hero, wounds, why, cx);
    Flow::Done
}

pub(crate) fn legal_suffer(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    game.list_uses(hero, &[Window::WouldSuffer], out, Action::Use);
    out.push(Action::Pass);
}

pub(crate) fn check_suffer(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Use(card) => super::activation::check_use(game, hero, card, &[Window::WouldSuffer]),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_suffer(
    game: &mut Quest,
    hero: Hero,
    wounds: u8,
    why: Harm,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Use(card) => {
            use_card(game, hero, card, &[Window::WouldSuffer], cx);
            cx.emit(|| HeroesEvent::Ignored { hero, wounds, card });
        }
        Action::Pass => game.wound(hero, wounds, why, cx),
        other => no_answer("WQ-WOUND-02", other),
    }
}

// An enemy has engaged

pub(crate) fn enter_engaged(game: &Quest, hero: Hero, foe: crate::names::Foe) -> Flow {
    Flow::asks_if(game.engaged(hero).has(foe) && has_answer(game, hero, foe))
}

fn has_answer(game: &Quest, hero: Hero, foe: crate::names::Foe) -> bool {
    answers(game, hero, foe).next().is_some()
}

/// Gear that answers an enemy that engages.
fn answers(game: &Quest, hero: Hero, foe: crate::names::Foe) -> impl Iterator<Item = Card> + '_ {
    game.usable_gear(hero, &[Window::Engaged]).iter().map(Card::Gear).filter(move |&card| {
        let cause = crate::Cause { foe: Some(foe), ..game.cause_of(hero, card) };
        game.usable(hero, card, Window::Engaged, &cause).is_ok()
    })
}

pub(crate) fn legal_engaged(
    game: &Quest,
    hero: Hero,
    foe: crate::names::Foe,
    out: &mut Vec<Action>,
) {
    out.extend(answers(game, hero, foe).map(Action::Use));
    out.push(Action::Pass);
}

pub(crate) fn check_engaged(
    game: &Quest,
    hero: Hero,
    foe: crate::names::Foe,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Use(card) => {
            let cause = crate::Cause { foe: Some(foe), ..game.cause_of(hero, card) };
            game.usable(hero, card, Window::Engaged, &cause).map(|_| ())
        }
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_engaged(
    game: &mut Quest,
    hero: Hero,
    foe: crate::names::Foe,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Use(card) => {
            let cause = crate::Cause { foe: Some(foe), ..game.cause_of(hero, card) };
            let it = game.usable(hero, card, Window::Engaged, &cause);
            let it = it.unwrap_or_else(|why| unreachable!("WQ-FX-06: {card}: {why}"));
            pay(game, hero, card, it.cost, Step::Do(it.then, cause), cx);
        }
        Action::Pass => {}
        other => no_answer("WQ-ZONE-03", other),
    }
}
