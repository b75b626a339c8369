//! What only the observer knows: the own hand, cards and discoveries that were looked at, the word that is begun.

use encode::{Block, Labels, ONCE, Prefix, Section, labels};

use super::players::{OWN, own, player};
use crate::names::{Challenge, Discovery, N_TOKENS};
use crate::state::Adventure;
use crate::view::{PlayerView, TokenView, View};

/// The private part, in the order in which it is written.
pub(super) const PRIVATE: &[&dyn Section<Adventure>] = &[&Prefix, &HAND, &KNOWN, &TOKENS];

const HAND: Block<Adventure, PlayerView> = Block {
    name: "own",
    places: ONCE,
    find: |seen, observer, _| player(seen.view, Some(observer)),
    items: |row| {
        row.counts("hand", OWN, 4, |look, cells| {
            look.it.hand_cards.iter().flatten().for_each(|&it| cells.add(own(it)));
        });
    },
};

const KNOWN: Block<Adventure, View> = Block {
    name: "own",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        // Cards that the observer knows in the challenge decks: how far from the top of the deck, counted from 1.
        row.counts("known-cards", labels::<Challenge>(), 40, |v, cells| {
            for (&place, card) in v.it.decks.values().flat_map(|deck| &deck.cards) {
                cells.put(card.idx(), place + 1);
            }
        });
        row.one_of("placing", labels::<Discovery>(), |v| Some(v.it.placing.as_ref()?.kind?.idx()));
    },
};

const NUMBERS: Labels = Labels { count: N_TOKENS, name: |idx| (idx + 1).to_string() };

/// The discoveries that the observer has looked at.
const TOKENS: Block<Adventure, TokenView> = Block {
    name: "own-token",
    places: NUMBERS,
    find: |seen, _, nth| seen.view.tokens.get(&(nth as u8 + 1)),
    items: |row| {
        row.one_of("known", labels::<Discovery>(), |token| Some(token.it.kind?.idx()));
    },
};
