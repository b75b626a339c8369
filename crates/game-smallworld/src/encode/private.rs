//! What only the observer knows: the own coins, the price of each conquest that can be made now, the word that is begun.

use encode::{Block, ONCE, Prefix, Section};

use super::regions::LAND;
use super::sight::{SeatSight, Sight};
use crate::state::SmallWorld;

/// The private part, in the order in which it is written.
pub(super) const PRIVATE: &[&dyn Section<SmallWorld, Sight>] = &[&Prefix, &OWN, &OFFERS];

/// SW-COIN-01: totals are secret until the end.
const OWN: Block<SmallWorld, SeatSight, Sight> = Block {
    name: "own",
    places: ONCE,
    find: |seen, observer, _| seen.view.seats[observer].as_ref(),
    items: |row| {
        row.capped("coins", 250, |own| own.it.coins.map_or(0, i32::from));
    },
};

/// SW-CONQ-03: what the conquests cost that the observer can make now, without special means.
const OFFERS: Block<SmallWorld, Sight, Sight> = Block {
    name: "offer",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.set("there", LAND, |v, cells| {
            v.it.offers.iter().for_each(|(it, _)| cells.mark(it.idx()));
        });
        row.counts("tokens", LAND, 20, |v, cells| {
            v.it.offers.iter().for_each(|(it, tokens)| cells.put(it.idx(), (*tokens).min(20)));
        });
    },
};
