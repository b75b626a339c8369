//! What nobody can know is drawn anew: the orders of both decks, and the rewards under the quests (WR-COOP-02). Hands
//! are open, so every seat knows the same.

use kernel::Chance;

use crate::names::{Card, N_REWARDS};
use crate::state::{RewardSpot, Wrath};

pub(crate) fn resample(game: &mut Wrath, chance: &mut Chance) {
    resample_hero_deck(game, chance);
    let mut first = 0;
    for &size in &game.blocks {
        let last = first + usize::from(size);
        mix(&mut game.scourge_deck.as_mut_slice()[first..last], chance);
        first = last;
    }
    resample_rewards(game, chance);
}

/// Any order, each equally likely, and none of them says what the order was.
fn mix<T: Ord>(items: &mut [T], chance: &mut Chance) {
    items.sort_unstable();
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

/// WR-DECK-06: ordinary cards may lie in any pile; which special cards are left in a pile is known, but not where.
fn resample_hero_deck(game: &mut Wrath, chance: &mut Chance) {
    let deck = game.hero_deck.as_mut_slice();
    let mut ordinary = [Card::Fight1; 64];
    let mut n_ordinary = 0;
    for &card in deck.iter().filter(|card| card.is_ordinary()) {
        ordinary[n_ordinary] = card;
        n_ordinary += 1;
    }
    mix(&mut ordinary[..n_ordinary], chance);
    let mut first = 0;
    for &size in &game.piles {
        let pile = &mut deck[first..first + usize::from(size)];
        first += pile.len();
        // Special cards go to the end of the pile, and from there anywhere.
        let mut end = pile.len();
        for idx in (0..pile.len()).rev() {
            if !pile[idx].is_ordinary() {
                end -= 1;
                pile.swap(idx, end);
            }
        }
        for slot in &mut pile[..end] {
            n_ordinary -= 1;
            *slot = ordinary[n_ordinary];
        }
        pile[end..].sort_unstable();
        for last in end..pile.len() {
            pile.swap(last, chance.below(last as u32 + 1) as usize);
        }
    }
}

/// WR-SETUP-03: rewards that nobody has seen may lie under any quest; with WR-SETUP-05 they are three.
fn resample_rewards(game: &mut Wrath, chance: &mut Chance) {
    let is_first_game = game.options.first_game;
    let is_unseen = |spot: RewardSpot| match spot {
        RewardSpot::Under(_) => true,
        RewardSpot::Unseen => !is_first_game,
        RewardSpot::Hand(_) | RewardSpot::Spent => false,
    };
    let mut spots = [RewardSpot::Unseen; N_REWARDS];
    let mut n_unseen = 0;
    for &spot in game.rewards.0.iter().filter(|&&spot| is_unseen(spot)) {
        spots[n_unseen] = spot;
        n_unseen += 1;
    }
    mix(&mut spots[..n_unseen], chance);
    let unseen = game.rewards.0.iter_mut().filter(|spot| is_unseen(**spot));
    for (spot, drawn) in unseen.zip(spots) {
        *spot = drawn;
    }
}
