//! What only the observer knows: the own hand, cards and discoveries that were looked at, the word that is begun.

use encode::{Block, Labels, ONCE, Prefix, Section, labels};

use super::players::{OWN, own};
use super::sight::{PlayerSight, Sight};
use crate::names::{Challenge, Discovery, N_TOKENS};
use crate::state::Adventure;
use crate::view::TokenView;

/// The private part, in the order in which it is written.
pub(super) const PRIVATE: &[&dyn Section<Adventure, Sight>] = &[&Prefix, &HAND, &KNOWN, &TOKENS];

const HAND: Block<Adventure, PlayerSight, Sight> = Block {
    name: "own",
    places: ONCE,
    find: |seen, observer, _| seen.view.players[observer.idx()].as_ref(),
    items: |row| {
        row.counts("hand", OWN, 4, |look, cells| {
            look.it.hand.iter().flatten().for_each(|&it| cells.add(own(it)));
        });
    },
};

const KNOWN: Block<Adventure, Sight, Sight> = Block {
    name: "own",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        // Cards that the observer knows in the challenge decks: how far from the top of the deck, counted from 1.
        row.counts("known-cards", labels::<Challenge>(), 40, |v, cells| {
            v.it.known.iter().for_each(|&(card, place)| cells.put(card.idx(), place));
        });
        row.one_of("placing", labels::<Discovery>(), |v| Some(v.it.placing.as_ref()?.kind?.idx()));
    },
};

const NUMBERS: Labels = Labels { count: N_TOKENS, name: |idx| (idx + 1).to_string() };

/// The discoveries that the observer has looked at.
const TOKENS: Block<Adventure, TokenView, Sight> = Block {
    name: "own-token",
    places: NUMBERS,
    find: |seen, _, nth| seen.view.tokens[nth].as_ref(),
    items: |row| {
        row.one_of("known", labels::<Discovery>(), |token| Some(token.it.kind?.idx()));
    },
};
