//! WR-DRAW, WR-STRONG, WR-HAND: step 2 of a turn, strongholds, and the limit of every hand.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::content::book;
use crate::event::{Cards, DespairReason, DrawEvent, Event};
use crate::flow::not_now;
use crate::names::{Card, Space};
use crate::phases::consent;
use crate::places::Places;
use crate::query::playing::Scope;
use crate::state::Wrath;
use crate::step::{Moment, Step};

/// WR-DRAW-01 to WR-DRAW-03: two cards at once; what is missing costs despair first (WR-DRAW-02), then every The Scourge Rises is
/// resolved, then Strongholds, and ordinary cards come to the hand last (WR-AMB-05). None is replaced
/// (WR-DRAW-04).
pub(crate) fn draw(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    let n_draws = book().limits.draws;
    let n_missing = n_draws.saturating_sub(game.hero_deck.len() as u8);
    for _ in 0..n_missing {
        game.despair(DespairReason::NoHeroCard, cx);
    }
    if game.downfall.is_some() {
        return Flow::Done;
    }
    let mut cards = Cards::new();
    for _ in n_missing..n_draws {
        let card = game.take_hero_card(cx);
        cards.push(card);
        game.turn.drawn.push(card);
    }
    let seat = game.active_seat();
    if !cards.is_empty() {
        cx.emit(|| DrawEvent::Drew { seat, cards });
    }
    resolve_specials(game);
    Flow::Done
}

/// The steps for what was drawn.
#[inline]
pub(crate) fn resolve_specials(game: &mut Wrath) {
    let drawn = game.turn.drawn;
    game.agenda.then([Step::TakeCards, Step::Limit]);
    let n_of = |card: Card| drawn.iter().filter(|&&it| it == card).count();
    (0..n_of(Card::Stronghold)).for_each(|_| game.agenda.push(Step::Stronghold));
    for idx in 0..n_of(Card::ScourgeRises) {
        // WR-AMB-38: nothing comes between two of them, unless the table chose so (WR-AMB-38a).
        if idx != 0 && game.options.rewards_between_rises {
            game.agenda.push(Step::Window(Moment::Rises));
        }
        game.agenda.push(Step::Rise);
    }
}

/// WR-AMB-05: the ordinary cards of the draw; the special ones are resolved by now (WR-DRAW-03).
#[inline]
pub(crate) fn take_cards(game: &mut Wrath) -> Flow {
    let seat = game.active_seat();
    for card in std::mem::take(&mut game.turn.drawn) {
        game.hands[seat].0[card.idx()] += 1;
    }
    Flow::Done
}

// ---- WR-STRONG-01 -------------------------------------------------------------------------------------------------

/// There are as many Stronghold cards as strongholds, and far more spaces: one can always be placed.
pub(crate) const fn enter_stronghold() -> Flow {
    Flow::Asks
}

/// WR-STRONG-01, WR-STRONG-02, WR-AMB-04: no quest space, none that has one, never Icecrown Citadel. The space of a
/// completed quest is open (WR-STRONG-04).
fn stronghold_spaces(game: &Wrath) -> Places {
    let citadel = Places::only(Space::IcecrownCitadel);
    Places::ALL - citadel - game.quest_spaces() - game.strongholds
}

pub(crate) fn legal_stronghold(game: &Wrath, out: &mut Vec<Action>) {
    out.extend(stronghold_spaces(game).iter().map(Action::Stronghold));
}

pub(crate) fn check_stronghold(game: &Wrath, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Stronghold(space) if stronghold_spaces(game).has(space) => Ok(()),
        Action::Stronghold(Space::IcecrownCitadel) => {
            Err(Refusal::new("WR-STRONG-02", "no-stronghold-there"))
        }
        Action::Stronghold(space) if game.strongholds.has(space) => {
            Err(Refusal::new("WR-STRONG-01", "has-stronghold"))
        }
        Action::Stronghold(_) => Err(Refusal::new("WR-STRONG-01", "quest-space")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_stronghold(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Stronghold(space) = action else {
        unreachable!("WR-STRONG-01: {action} names no space")
    };
    game.strongholds.insert(space);
    game.drop_drawn(Card::Stronghold);
    cx.emit(|| DrawEvent::StrongholdPlaced { space });
}

// ---- WR-HAND-01, WR-HAND-02 ---------------------------------------------------------------------------------------

/// How many cards the current player has too many. Only that hand ever grows.
#[inline]
pub(crate) fn n_over(game: &Wrath) -> u8 {
    game.hand_size(game.active_seat()).saturating_sub(book().limits.hand)
}

/// Asks until the hand is small enough, or nothing in it can go (WR-AMB-07).
#[inline]
pub(crate) fn enter_limit(game: &Wrath) -> Flow {
    if n_over(game) == 0 {
        return Flow::Done;
    }
    let seat = game.active_seat();
    let can_discard = game.hands[seat].size() != 0;
    Flow::asks_if(can_discard || game.can_play_reward(seat, Scope::Any))
}

pub(crate) fn legal_limit(game: &Wrath, out: &mut Vec<Action>) {
    let seat = game.active_seat();
    game.reward_plays(seat, Scope::Any, out);
    let held = Card::ORDINARY.iter().filter(|&&card| game.hands[seat].has(card));
    out.extend(held.map(|&card| Action::Discard(card)));
}

pub(crate) fn check_limit(game: &Wrath, action: Action) -> Result<(), Refusal> {
    let seat = game.active_seat();
    match action {
        Action::Discard(card) if game.hands[seat].has(card) => Ok(()),
        Action::Discard(_) => Err(Refusal::new("WR-HAND-01", "no-such-card")),
        _ if action.reward().is_some() => game.check_reward(seat, action, Scope::Any),
        _ => Err(Refusal::new("WR-HAND-01", "hand-too-large").with("over", n_over(game))),
    }
}

pub(crate) fn resolve_limit(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    game.agenda.push(Step::Limit);
    let seat = game.active_seat();
    if let Action::Discard(card) = action {
        game.discard_card(seat, card);
        cx.emit(|| DrawEvent::Discarded { seat, card });
    } else {
        consent::ask_or(game, seat, action, cx);
    }
}
