//! The regions of the boards in play.

use encode::{Block, Labels, Look, labels};

use super::N_LAND;
use super::form::strike;
use crate::content::{Region, Relic, book};
use crate::state::{Holder, SmallWorld};
use crate::view::{ChampionView, RegionView, View};

/// The regions of all faces.
pub(super) const LAND: Labels =
    Labels { count: N_LAND, name: |idx| book().regions[idx].slug.clone() };

/// Who can hold a region: nobody, murlocs, then the Active and the Declining race of each seat from the observer on.
const HOLDERS: Labels = Labels {
    count: 12,
    name: |idx| match idx {
        0 => "nobody".to_owned(),
        1 => "murlocs".to_owned(),
        2..=6 => format!("{}", idx - 2),
        _ => format!("{}-declining", idx - 7),
    },
};

type RegionLook<'s, 'a> = Look<'s, 'a, SmallWorld, RegionView>;

fn holder(look: &RegionLook<'_, '_>) -> usize {
    match look.it.holder.0 {
        Holder::Nobody => 0,
        Holder::Murlocs => 1,
        Holder::Active(seat) => 2 + look.place(seat),
        Holder::Declining(seat) => 7 + look.place(seat),
    }
}

fn is_in(look: &RegionLook<'_, '_>, regions: impl Fn(&View) -> &[Region]) -> bool {
    regions(look.seen.view).contains(&Region(look.nth as u8))
}

/// The regions; those of boards that are not in play are zeros.
pub(super) const REGIONS: Block<SmallWorld, RegionView> = Block {
    name: "region",
    places: LAND,
    find: |seen, _, nth| seen.view.regions.get(&Region(nth as u8)),
    items: |row| {
        row.one_of("holder", HOLDERS, |look| Some(holder(look)));
        row.capped("tokens", 20, |look| look.it.tokens.into());
        row.count("beasts", 5, |look| look.it.beasts.into());
        row.flag("champion", |look| {
            look.seen.view.champion == ChampionView::Region(Region(look.nth as u8))
        });
        row.flag("fort", |look| look.it.fort);
        row.flag("wisp-wall", |look| look.it.wisp_wall);
        row.flag("watch-tower", |look| look.it.watch_tower);
        row.flag("objective", |look| look.it.objective);
        row.flag("bomb", |look| look.it.bomb.is_some());
        row.flag("face-down", |look| look.it.face_down.is_some());
        row.set("relics", labels::<Relic>(), |look, cells| {
            look.it.relics.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.flag("strike", |look| strike(look.seen.view) == Some(Region(look.nth as u8)));
        row.flag("objective-of-turn", |look| {
            look.seen.view.turn.objective == Some(Region(look.nth as u8))
        });
        row.flag("taken", |look| is_in(look, |view| &view.turn.taken));
        row.flag("put", |look| is_in(look, |view| &view.turn.put));
        row.flag("beasts-taken", |look| is_in(look, |view| &view.turn.beasts_taken));
        row.flag("beasts-put", |look| is_in(look, |view| &view.turn.beasts_put));
        row.flag("two-left", |look| is_in(look, |view| &view.turn.two_left));
    },
};
