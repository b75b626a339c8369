//! The regions of the boards in play.

use encode::{Block, Labels, Look, labels};
use parts::Spaces;

use super::N_LAND;
use super::sight::Sight;
use crate::content::{Region, Relic, book};
use crate::state::{ChampionSpot, Holder, Land, SmallWorld};

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

type LandLook<'s, 'a> = Look<'s, 'a, SmallWorld, Land, Sight>;

fn holder(look: &LandLook<'_, '_>) -> usize {
    match look.it.holder {
        Holder::Nobody => 0,
        Holder::Murlocs => 1,
        Holder::Active(seat) => 2 + look.place(seat),
        Holder::Declining(seat) => 7 + look.place(seat),
    }
}

fn this(look: &LandLook<'_, '_>) -> Region {
    Region(look.nth as u8)
}

fn is_in(look: &LandLook<'_, '_>, regions: impl Fn(&Sight) -> Spaces) -> bool {
    regions(look.seen.view).contains(look.nth as u8)
}

/// The regions; those of boards that are not in play are zeros.
pub(super) const REGIONS: Block<SmallWorld, Land, Sight> = Block {
    name: "region",
    places: LAND,
    find: |seen, _, nth| seen.view.in_play.contains(nth as u8).then(|| &seen.view.land.0[nth]),
    items: |row| {
        row.one_of("holder", HOLDERS, |look| Some(holder(look)));
        row.capped("tokens", 20, |look| look.it.tokens.into());
        row.count("beasts", 5, |look| look.it.beasts.into());
        row.flag("champion", |look| look.seen.view.champion == ChampionSpot::Region(this(look)));
        row.flag("fort", |look| is_in(look, |it| it.markers.forts));
        row.flag("wisp-wall", |look| is_in(look, |it| it.markers.walls));
        row.flag("watch-tower", |look| is_in(look, |it| it.markers.towers));
        row.flag("objective", |look| is_in(look, |it| it.markers.objectives));
        row.flag("bomb", |look| is_in(look, |it| it.bombs));
        row.flag("face-down", |look| is_in(look, |it| it.face_down));
        row.set("relics", labels::<Relic>(), |look, cells| {
            if is_in(look, |it| it.face_up) {
                let (relics, here) = (&look.seen.view.relics, Some(this(look)));
                let lies = relics.iter().enumerate().filter(|(_, it)| **it == here);
                lies.for_each(|(idx, _)| cells.mark(idx));
            }
        });
        row.flag("strike", |look| {
            look.seen.view.turn.strike.is_some_and(|it| it.region == this(look))
        });
        row.flag("objective-of-turn", |look| look.seen.view.turn.objective == Some(this(look)));
        row.flag("taken", |look| is_in(look, |it| it.turn.redeployed.taken));
        row.flag("put", |look| is_in(look, |it| it.turn.redeployed.put));
        row.flag("beasts-taken", |look| is_in(look, |it| it.turn.redeployed.beasts_taken));
        row.flag("beasts-put", |look| is_in(look, |it| it.turn.redeployed.beasts_put));
        row.flag("two-left", |look| is_in(look, |it| it.turn.two_left));
    },
};
