//! WR-FREE, WR-CARD-TRAVEL, WR-CARD-HEAL: the cards that are free actions.

use kernel::{Cx, Refusal, Seat};

use crate::action::Action;
use crate::event::{Event, Mover};
use crate::flow::not_now;
use crate::names::{Card, Hero};
use crate::phases::actions::{check_reach, rest, strength};
use crate::state::{Favour, Wrath};

const TRAVELS: [Card; 2] = [Card::Travel2, Card::Travel4];

pub(crate) fn legal(game: &Wrath, out: &mut Vec<Action>) {
    let seat = game.active_seat();
    let hand = game.hands[seat];
    let companions = game.companions();
    for card in TRAVELS {
        if hand.has(card) {
            for hero in companions.clone() {
                if game.may_ask(seat, hero, Favour::Travel) {
                    let reach = game.routes().within(game.space_of(hero), strength(card));
                    out.extend(reach.iter().map(|space| Action::Travel(card, hero, space)));
                }
            }
        }
    }
    if hand.has(Card::Heal) {
        let healed = companions.filter(|&hero| game.may_ask(seat, hero, Favour::Rest));
        out.extend(healed.map(Action::Heal));
    }
}

pub(crate) fn check(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Travel(card, hero, space) => {
            check_card(game, seat, card, hero, "WR-CARD-TRAVEL-01")?;
            // WR-AMB-24: standing still is legal.
            let from = game.space_of(hero);
            check_reach(game, from, space, strength(card), "WR-CARD-TRAVEL-01")?;
            game.check_favour(seat, hero, Favour::Travel)
        }
        Action::Heal(hero) => {
            check_card(game, seat, Card::Heal, hero, "WR-CARD-HEAL-01")?;
            game.check_favour(seat, hero, Favour::Rest)
        }
        _ => Err(not_now()),
    }
}

/// The card is in hand, and the hero beside the active one (WR-HERO-THRALL-02 for Thrall).
fn check_card(
    game: &Wrath,
    seat: Seat,
    card: Card,
    hero: Hero,
    rule: kernel::RuleId,
) -> Result<(), Refusal> {
    game.check_plays(hero)?;
    if !game.hands[seat].has(card) {
        return Err(Refusal::new(rule, "no-such-card"));
    }
    if !game.stands_with(game.turn.hero, hero) {
        return Err(Refusal::new(rule, "not-on-your-space"));
    }
    Ok(())
}

pub(crate) fn candidate_actions(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    let hand = game.hands[seat];
    for hero in game.heroes() {
        out.extend(hand.has(Card::Heal).then_some(Action::Heal(hero)));
        let held = TRAVELS.iter().filter(|&&card| hand.has(card));
        let space = game.space_of(game.turn.hero);
        out.extend(held.map(|&card| Action::Travel(card, hero, space)));
    }
}

/// WR-CARD-TRAVEL-01, WR-CARD-HEAL-01. One card moves one hero (WR-AMB-15a).
pub(crate) fn perform(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Travel(card, hero, space) => {
            game.play_card(seat, card, cx);
            game.move_hero(hero, space, Mover::Travel, cx);
        }
        Action::Heal(hero) => {
            game.play_card(seat, Card::Heal, cx);
            rest(game, hero, strength(Card::Heal), cx);
        }
        _ => unreachable!("WR-FREE-01: no card is played by {action}"),
    }
}
