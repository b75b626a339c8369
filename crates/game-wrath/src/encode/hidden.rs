//! What only the omniscient know: the decks card by card, and what lies under the quests.

use encode::{Block, ONCE, Section, labels, numbers};
use parts::Secret;

use crate::Wrath;
use crate::names::{Card, Region, Reward, Space};
use crate::view::{QuestView, SpaceView, View};

/// The hidden part, in the order in which it is written.
pub(super) const HIDDEN: &[&dyn Section<Wrath>] = &[&TABLE, &QUESTS, &DECK, &SPACES];

const TABLE: Block<Wrath, View> = Block {
    name: "",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.set("boxed-rewards", labels::<Reward>(), |v, cells| {
            let boxed = v.it.boxed.rewards.iter().flatten();
            boxed.for_each(|it| cells.mark(it.idx()));
        });
    },
};

/// WR-SETUP-03: the reward under each sheet.
const QUESTS: Block<Wrath, QuestView> = Block {
    name: "quest",
    places: labels::<Region>(),
    find: |seen, _, nth| seen.view.quests.get(&Region::ALL[nth]),
    items: |row| {
        row.one_of("reward", labels::<Reward>(), |quest| match quest.it.reward? {
            Secret::Known(reward) => Some(reward.idx()),
            Secret::Hidden => None,
        });
    },
};

/// The hero deck, top first.
const DECK: Block<Wrath, Card> = Block {
    name: "hero-deck",
    places: numbers(64),
    find: |seen, _, nth| seen.view.hero_deck.order.as_ref()?.get(nth),
    items: |row| {
        row.one_of("card", labels::<Card>(), |card| Some(card.it.idx()));
    },
};

/// The place of each Scourge card in the deck, from the top, which is 0.
const SPACES: Block<Wrath, SpaceView> = Block {
    name: "space",
    places: labels::<Space>(),
    find: |seen, _, nth| seen.view.spaces.get(&Space::ALL[nth]),
    items: |row| {
        row.known("scourge-deck", 29, |look| {
            let order = look.seen.view.scourge.order.as_ref()?;
            Some(order.iter().position(|it| *it == Space::ALL[look.nth])? as i32)
        });
    },
};
