//! What only the omniscient know: coins, stacks, bombs, and the markers that lie face down.

use encode::{Block, MAX_SEATS, ONCE, Section, labels, numbers};
use parts::Secret;

use super::regions::LAND;
use crate::content::{Bomb, Power, Race, Relic};
use crate::state::SmallWorld;
use crate::view::{ColumnView, SeatView, View};

/// The hidden part, in the order in which it is written.
pub(super) const HIDDEN: &[&dyn Section<SmallWorld>] = &[&TABLE, &COLUMNS, &BOMBS, &SEATS, &RELICS];

const TABLE: Block<SmallWorld, View> = Block {
    name: "",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        // How near to the top each badge of the stack lies: the top is 20.
        row.counts("badges", labels::<Power>(), 20, |v, cells| {
            let stack = v.it.badges.stack.iter().flatten().zip((1..=20).rev());
            stack.for_each(|(it, nearness)| cells.put(it.idx(), nearness));
        });
        row.set("boxed-relics", labels::<Relic>(), |v, cells| {
            v.it.boxed_relics.iter().flatten().for_each(|it| cells.mark(it.idx()));
        });
        row.set("live-bombs", LAND, |v, cells| {
            let live = v.it.regions.iter().filter(|(_, it)| it.bomb == Some(LIVE));
            live.for_each(|(region, _)| cells.mark(region.idx()));
        });
    },
};

const LIVE: Secret<Bomb> = Secret::Known(Bomb::Live);

/// How near to the top each banner of a stack lies: the top is 16.
const COLUMNS: Block<SmallWorld, ColumnView> = Block {
    name: "column",
    places: numbers(3),
    find: |seen, _, nth| seen.view.columns.get(nth),
    items: |row| {
        row.counts("stack", labels::<Race>(), 16, |column, cells| {
            let stack = column.it.stack.iter().flatten().zip((1..=16).rev());
            stack.for_each(|(it, nearness)| cells.put(it.idx(), nearness));
        });
    },
};

/// The stack of Bombs, top first.
const BOMBS: Block<SmallWorld, Bomb> = Block {
    name: "bomb",
    places: numbers(12),
    find: |seen, _, nth| seen.view.bombs.stack.as_ref()?.get(nth),
    items: |row| {
        row.one_of("face", labels::<Bomb>(), |bomb| Some(bomb.it.idx()));
    },
};

const SEATS: Block<SmallWorld, SeatView> = Block {
    name: "seat",
    places: numbers(MAX_SEATS),
    find: |seen, observer, nth| seen.view.seats.get(&seen.seat(observer, nth)?),
    items: |row| {
        row.capped("coins", 250, |seat| seat.it.coins.map_or(0, i32::from));
    },
};

/// Where each marker lies that lies face down.
const RELICS: Block<SmallWorld, View> = Block {
    name: "face-down",
    places: labels::<Relic>(),
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.one_of("region", LAND, |v| {
            let this = Some(Secret::Known(Relic::ALL[v.nth]));
            let (region, _) = v.it.regions.iter().find(|(_, it)| it.face_down == this)?;
            Some(region.idx())
        });
    },
};
