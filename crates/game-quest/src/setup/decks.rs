//! WQ-DECK: the decks are built from the back of the sheet (WQ-SETUP-11, WQ-DELVE-02).

use kernel::Cx;
use tinyvec::ArrayVec;

use super::Setup;
use crate::content::book;
use crate::event::{Event, StartEvent};
use crate::names::{Dungeon, Foe, Gear, Location, N_FOES, N_GEAR, N_LOCATIONS, Rank};
use crate::sets::{FoeSet, GearSet};
use crate::state::Quest;

pub(super) fn build(game: &mut Quest, setup: &Setup, cx: &mut Cx<'_, Event>) {
    nemesis(game, cx);
    enemies(game, setup, cx);
    locations(game, cx);
    dungeon(game, setup, cx);
    gear(game, setup, cx);
    let (quest, nemesis) = (game.sheet, game.foes.nemesis);
    cx.emit(|| StartEvent::QuestLaid { quest, nemesis });
}

/// Takes the card at a place; the others keep their order.
fn draw<T: Copy + Default, const N: usize>(left: &mut ArrayVec<[T; N]>, idx: usize) -> T {
    let card = left[idx];
    left.copy_within(idx + 1.., idx);
    left.pop();
    card
}

/// WQ-LAIR-01: the nemesis of the sheet begins in its lair; a delve draws one.
fn nemesis(game: &mut Quest, cx: &mut Cx<'_, Event>) {
    let named = book().sheet(game.sheet).nemesis;
    let nemesis = named.unwrap_or_else(|| {
        let all = Foe::nemeses();
        all[cx.chance.pick("nemesis", all)]
    });
    game.foes.nemesis = nemesis;
    game.foes.lair.insert(nemesis);
    game.foes.known.insert(nemesis);
}

/// WQ-DECK-02 to WQ-DECK-04, WQ-DECK-09, WQ-DECK-12.
fn enemies(game: &mut Quest, setup: &Setup, cx: &mut Cx<'_, Event>) {
    let sheet = book().sheet(game.sheet);
    let mut deck = FoeSet::EMPTY;
    for set in &sheet.sets {
        deck = deck | FoeSet(book().quick.by_set[set.idx()]);
    }
    // WQ-AMB-45: each nemesis is one card.
    deck = deck | (setup.pool.nemeses - game.foes.lair);
    game.foes.known = game.foes.known | deck;
    for open in &sheet.open {
        for (n, rank) in [(open.standard, Rank::Standard), (open.elite, Rank::Elite)] {
            let mut left: ArrayVec<[Foe; N_FOES]> = allowed(open.level, rank, deck).collect();
            // WQ-AMB-26: if too few qualify, all that do.
            for _ in 0..usize::from(n).min(left.len()) {
                let idx = cx.chance.pick("open-enemy", &left);
                deck.insert(draw(&mut left, idx));
            }
        }
    }
    game.foes.deck = deck.iter().collect();
    game.foes.deck.shuffle("enemies", cx.chance);
}

/// WQ-DECK-11: the open enemy cards of a level that are not in the deck.
pub(crate) fn allowed(level: u8, rank: Rank, deck: FoeSet) -> impl Iterator<Item = Foe> {
    let of_level = book().quick.by_rank.get(usize::from(level));
    let all = of_level.map_or(FoeSet::EMPTY, |it| FoeSet(it[rank.idx()]));
    (all - deck).iter()
}

/// WQ-DECK-05: open locations in their order, and the last one on the bottom.
fn locations(game: &mut Quest, cx: &mut Cx<'_, Event>) {
    let sheet = book().sheet(game.sheet);
    for stack in &sheet.locations {
        let is_open = |it: &Location| book().location(*it).level == stack.level;
        let mut left: ArrayVec<[Location; N_LOCATIONS]> =
            Location::ALL.iter().copied().filter(is_open).collect();
        for _ in 0..usize::from(stack.n).min(left.len()) {
            let idx = cx.chance.pick("open-location", &left);
            game.places.deck.put_under(draw(&mut left, idx));
        }
    }
    // Open locations of one level are drawn in their order, which shuffles them.
    game.places.deck.put_under(sheet.last);
}

/// WQ-DECK-06, WQ-DECK-10, WQ-SETUP-12.
fn dungeon(game: &mut Quest, setup: &Setup, cx: &mut Cx<'_, Event>) {
    let sheet = book().sheet(game.sheet);
    let mut left = book().quick.dungeon;
    for _ in 0..usize::from(sheet.dungeon).min(left.len()) {
        let idx = cx.chance.pick("open-dungeon", &left);
        game.dungeon.deck.put_under(draw(&mut left, idx));
    }
    // WQ-AMB-45: the Warpstone is one card; where the sheet sets it aside, it is not in the deck.
    if setup.pool.warpstone && !sheet.aside {
        // WQ-AMB-27: unseen and by chance.
        if !game.dungeon.deck.is_empty() {
            let idx = cx.chance.pick("removed-dungeon", &game.dungeon.deck);
            game.dungeon.deck.take_at(idx);
        }
        game.dungeon.deck.put_under(Dungeon::Warpstone);
        game.dungeon.deck.shuffle("dungeon", cx.chance);
        game.dungeon.n_omen = game.dungeon.deck.len() as u8;
    }
}

/// WQ-DECK-07, WQ-DECK-08: gear that heroes own is not drawn.
fn gear(game: &mut Quest, setup: &Setup, cx: &mut Cx<'_, Event>) {
    let owned: GearSet = setup.kits.values().flat_map(|kit| kit.gear.iter().copied()).collect();
    let is_free =
        |it: &Gear| it.legend_of().is_none() && *it != Gear::LegendaryFortune && !owned.has(*it);
    let mut left: ArrayVec<[Gear; N_GEAR]> = Gear::ALL.iter().copied().filter(is_free).collect();
    for _ in 0..usize::from(book().sheet(game.sheet).gear).min(left.len()) {
        let idx = cx.chance.pick("open-gear", &left);
        game.gear.deck.put_under(draw(&mut left, idx));
    }
    if setup.pool.fortunes != 0 {
        for _ in 0..setup.pool.fortunes {
            game.gear.deck.put_under(Gear::LegendaryFortune);
        }
        game.gear.deck.shuffle("gear", cx.chance);
    }
}
