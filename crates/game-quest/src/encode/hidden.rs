//! What only the omniscient know: the decks card by card, and the enemies that lie face down.

use encode::{Block, ONCE, Section, labels, numbers};
use parts::Secret;

use super::form::N_HIDDEN_SHOWN;
use crate::names::{Dungeon, Foe, Gear, Location};
use crate::state::Quest;
use crate::view::{HiddenView, View};

/// The hidden part, in the order in which it is written.
pub(super) const HIDDEN: &[&dyn Section<Quest>] = &[&DECKS, &HIDDEN_ENEMIES, &DUNGEON, &GEAR];

/// How far from the bottom each card lies that there is once: the bottom is 1, what is not in the deck is 0.
const DECKS: Block<Quest, View> = Block {
    name: "",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.counts("enemy-deck", labels::<Foe>(), 50, |v, cells| {
            let cards = v.it.enemy_deck.cards.iter().flatten().rev();
            cards.zip(1..).for_each(|(it, height)| cells.put(it.idx(), height));
        });
        row.counts("location-deck", labels::<Location>(), 8, |v, cells| {
            let cards = v.it.location.cards.iter().flatten().rev();
            cards.zip(1..).for_each(|(it, height)| cells.put(it.idx(), height));
        });
    },
};

const HIDDEN_ENEMIES: Block<Quest, HiddenView> = Block {
    name: "hidden",
    places: numbers(N_HIDDEN_SHOWN),
    find: |seen, _, nth| seen.view.hidden.get(nth),
    items: |row| {
        row.one_of("card", labels::<Foe>(), |enemy| match enemy.it.card {
            Secret::Known(foe) => Some(foe.idx()),
            Secret::Hidden => None,
        });
    },
};

/// The dungeon deck, top first.
const DUNGEON: Block<Quest, Dungeon> = Block {
    name: "dungeon-deck",
    places: numbers(40),
    find: |seen, _, nth| seen.view.dungeon.cards.as_ref()?.get(nth),
    items: |row| {
        row.one_of("card", labels::<Dungeon>(), |card| Some(card.it.idx()));
    },
};

/// The gear deck, top first.
const GEAR: Block<Quest, Gear> = Block {
    name: "gear-deck",
    places: numbers(34),
    find: |seen, _, nth| seen.view.gear.cards.as_ref()?.get(nth),
    items: |row| {
        row.one_of("card", labels::<Gear>(), |card| Some(card.it.idx()));
    },
};
