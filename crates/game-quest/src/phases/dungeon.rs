//! WQ-EXPLORE-02, WQ-DUN: what an explore action draws.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::content::book;
use crate::event::{DungeonEvent, Event};
use crate::flow::{no_answer, not_now};
use crate::names::{Dungeon, Kind};
use crate::state::Quest;
use crate::step::Step;

/// WQ-EXPLORE-02, WQ-AMB-41: one card, whatever the roll was; or the best of several, by the card.
pub(crate) fn draw(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let deed = *game.deed();
    if deed.card.kind() != Kind::Explore {
        return Flow::Done;
    }
    let look = book().action(deed.card).look.min(4);
    if look == 0 || game.dungeon.deck.len() < 2 {
        if let Some(card) = game.take_dungeon(cx) {
            game.meet(deed.hero, card, cx);
        }
        return Flow::Done;
    }
    for _ in 0..usize::from(look).min(game.dungeon.deck.len()) {
        let card = game.take_dungeon(cx).expect("WQ-DUN-06: no more than the deck has");
        game.dungeon.looked.push(card);
    }
    let (hero, looked) = (deed.hero, game.dungeon.looked);
    cx.emit(|| DungeonEvent::DungeonLooked { hero, cards: looked.to_vec() });
    game.agenda.push(Step::Keep);
    Flow::Done
}

/// The different cards that are looked at.
fn looked(game: &Quest) -> impl Iterator<Item = Dungeon> + '_ {
    let cards = &game.dungeon.looked;
    let is_first = move |(idx, card): &(usize, Dungeon)| !cards[..*idx].contains(card);
    cards.iter().copied().enumerate().filter(is_first).map(|(_, card)| card)
}

pub(crate) fn enter_keep(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let mut cards = looked(game);
    match (cards.next(), cards.next()) {
        (Some(card), None) => {
            drop(cards);
            keep(game, card, cx);
            Flow::Done
        }
        (first, _) => Flow::asks_if(first.is_some()),
    }
}

fn keep(game: &mut Quest, card: Dungeon, cx: &mut Cx<'_, Event>) {
    let deed = *game.deed();
    lift(game, card);
    // WQ-AMB-54: the others lie on the bottom before the kept card does anything.
    game.meet(deed.hero, card, cx);
    game.agenda.push(Step::Bury);
}

fn lift(game: &mut Quest, card: Dungeon) {
    let idx = game.dungeon.looked.iter().position(|&it| it == card);
    game.dungeon.looked.remove(idx.expect("WQ-EXPLORE-02: the card is looked at"));
}

pub(crate) fn legal_keep(game: &Quest, out: &mut Vec<Action>) {
    out.extend(looked(game).map(Action::Keep));
    out.sort_unstable();
}

pub(crate) fn check_keep(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Keep(card) if looked(game).any(|it| it == card) => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_keep(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Keep(card) = action else { no_answer("WQ-EXPLORE-02", action) };
    keep(game, card, cx);
}

pub(crate) fn enter_bury(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    if 1 < looked(game).count() {
        return Flow::Asks;
    }
    for card in std::mem::take(&mut game.dungeon.looked) {
        game.bury(card, cx);
    }
    Flow::Done
}

pub(crate) fn legal_bury(game: &Quest, out: &mut Vec<Action>) {
    out.extend(looked(game).map(Action::Bury));
    out.sort_unstable();
}

pub(crate) fn check_bury(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Bury(card) if looked(game).any(|it| it == card) => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_bury(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Bury(card) = action else { no_answer("WQ-AMB-54", action) };
    lift(game, card);
    game.bury(card, cx);
    game.agenda.push(Step::Bury);
}
