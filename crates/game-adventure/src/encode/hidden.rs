//! What only the omniscient know: hands, decks, and what lies face down.

use encode::{Block, Labels, ONCE, Section, labels, numbers};

use super::players::{OWN, own};
use crate::names::{Challenge, Discovery, N_TOKENS, Quest};
use crate::state::{Adventure, MOST_SEATS};
use crate::view::{PlayerView, TokenView, View};

/// The hidden part, in the order in which it is written.
pub(super) const HIDDEN: &[&dyn Section<Adventure>] = &[&TABLE, &PLAYERS, &TOKENS];

const TABLE: Block<Adventure, View> = Block {
    name: "",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        // When each card is drawn from its deck: 40 is the next one, what is in no deck is 0.
        row.counts("decks", labels::<Challenge>(), 40, |v, cells| {
            for cards in v.it.decks.values().filter_map(|deck| deck.next.as_ref()) {
                let cards = cards.iter().zip((1..=40).rev());
                cards.for_each(|(it, nearness)| cells.put(it.idx(), nearness));
            }
        });
        // How far from the top: 32 is the top.
        row.counts("elite-deck", labels::<Quest>(), 32, |v, cells| {
            let cards = v.it.elite.cards.iter().flatten().zip((1..=32).rev());
            cards.for_each(|(it, nearness)| cells.put(it.idx(), nearness));
        });
        row.counts("supply", labels::<Discovery>(), 24, |v, cells| {
            v.it.supply_kinds.iter().flatten().for_each(|(it, &n)| cells.put(it.idx(), n));
        });
        row.one_of("placing", labels::<Discovery>(), |v| Some(v.it.placing.as_ref()?.kind?.idx()));
    },
};

/// The hands of the players, and the next cards of their decks.
const PLAYERS: Block<Adventure, PlayerView> = Block {
    name: "seat",
    places: numbers(MOST_SEATS),
    find: |seen, observer, nth| seen.view.players.get(seen.seat(observer, nth)?.idx()),
    items: |row| {
        row.counts("hand", OWN, 4, |look, cells| {
            look.it.hand_cards.iter().flatten().for_each(|&it| cells.add(own(it)));
        });
        // How far from the top the first card of each kind lies: 24 is the top.
        row.counts("deck", OWN, 24, |look, cells| {
            let cards: Vec<_> = look.it.deck_cards.iter().flatten().zip((1..=24).rev()).collect();
            cards.iter().rev().for_each(|&(&it, nearness)| cells.put(own(it), nearness));
        });
    },
};

const NUMBERS: Labels = Labels { count: N_TOKENS, name: |idx| (idx + 1).to_string() };

const TOKENS: Block<Adventure, TokenView> = Block {
    name: "token",
    places: NUMBERS,
    find: |seen, _, nth| seen.view.tokens.get(&(nth as u8 + 1)),
    items: |row| {
        row.one_of("kind", labels::<Discovery>(), |token| Some(token.it.kind?.idx()));
    },
};
