//! What lies on the board: encounters, discoveries, cards that are attached to spaces.

use encode::{Block, Labels, labels, numbers};

use super::sight::Sight;
use crate::names::{Discovery, N_MARKERS, N_TOKENS, Space};
use crate::state::{Adventure, Bearer, MOST_SEATS, Marker};
use crate::view::TokenView;

/// Numbers from 1, as the board has them.
const fn from_one(count: usize) -> Labels {
    Labels { count, name: |idx| (idx + 1).to_string() }
}

/// AG-SPACE-06: the encounters of the track. Which card each is, `track` says.
pub(super) const MARKERS: Block<Adventure, Marker, Sight> = Block {
    name: "marker",
    places: from_one(N_MARKERS),
    find: |seen, _, nth| seen.view.track[nth].as_ref(),
    items: |row| {
        row.one_of("space", labels::<Space>(), |marker| Some(marker.it.space.idx()));
        row.capped("attached", 4, |marker| {
            borne(marker.seen.view, Bearer::Marker(marker.nth as u8))
        });
    },
};

fn borne(view: &Sight, bearer: Bearer) -> i32 {
    view.attached.iter().filter(|it| it.on == bearer).count() as i32
}

/// The discoveries on the board.
pub(super) const TOKENS: Block<Adventure, TokenView, Sight> = Block {
    name: "token",
    places: from_one(N_TOKENS),
    find: |seen, _, nth| seen.view.tokens[nth].as_ref(),
    items: |row| {
        row.one_of("space", labels::<Space>(), |token| Some(token.it.space.idx()));
        row.set("known-by", numbers(MOST_SEATS), |token, cells| {
            token.it.known.iter().for_each(|it| cells.mark(token.place(it)));
        });
        // What has lain face up for everybody; what only the observer knows is in the private part.
        row.one_of("shown", labels::<Discovery>(), |token| {
            Some(token.it.kind.filter(|_| token.it.shown)?.idx())
        });
        row.capped("attached", 4, |token| borne(token.seen.view, Bearer::Token(token.nth as u8)));
    },
};

/// What is attached to the spaces of the board.
pub(super) const SPACES: Block<Adventure, Sight, Sight> = Block {
    name: "space",
    places: labels::<Space>(),
    find: |seen, _, _| (!seen.view.attached.is_empty()).then_some(seen.view),
    items: |row| {
        row.capped("attached", 4, |look| {
            borne(look.seen.view, Bearer::Space(Space::ALL[look.nth]))
        });
    },
};
