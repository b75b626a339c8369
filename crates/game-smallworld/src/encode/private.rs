//! What only the observer knows: the own coins, the price of each conquest that can be made now, the word that is begun.

use encode::{Block, ONCE, Prefix, Section};

use super::regions::LAND;
use crate::state::SmallWorld;
use crate::view::{SeatView, View};

/// The private part, in the order in which it is written.
pub(super) const PRIVATE: &[&dyn Section<SmallWorld>] = &[&Prefix, &OWN, &OFFERS];

/// SW-COIN-01: totals are secret until the end.
const OWN: Block<SmallWorld, SeatView> = Block {
    name: "own",
    places: ONCE,
    find: |seen, observer, _| seen.view.seats.get(&observer),
    items: |row| {
        row.capped("coins", 250, |own| own.it.coins.map_or(0, i32::from));
    },
};

/// SW-CONQ-03: what the conquests cost that the observer can make now, without special means.
const OFFERS: Block<SmallWorld, View> = Block {
    name: "offer",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.set("there", LAND, |v, cells| {
            let plain = v.it.offers.iter().filter(|it| it.means.is_empty());
            plain.for_each(|it| cells.mark(it.region.idx()));
        });
        row.counts("tokens", LAND, 20, |v, cells| {
            let plain = v.it.offers.iter().filter(|it| it.means.is_empty());
            plain.for_each(|it| cells.put(it.region.idx(), it.tokens.min(20)));
        });
    },
};
