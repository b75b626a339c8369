//! WQ-DECK: the decks are built from the back of the sheet (WQ-SETUP-11, WQ-DELVE-02).

use kernel::Cx;

use super::Setup;
use crate::content::book;
use crate::event::Event;
use crate::names::{Dungeon, Foe, Gear, Location, N_DUNGEON, Rank};
use crate::sets::{FoeSet, GearSet};
use crate::state::Quest;

pub(super) fn build(game: &mut Quest, setup: &Setup, cx: &mut Cx<'_, Event>) {
    nemesis(game, cx);
    enemies(game, setup, cx);
    locations(game, cx);
    dungeon(game, setup, cx);
    gear(game, setup, cx);
    let (quest, nemesis) = (game.sheet, game.foes.nemesis);
    cx.emit(|| Event::QuestLaid { quest, nemesis });
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
            for _ in 0..n {
                let left: Vec<Foe> = allowed(open.level, rank, deck).collect();
                // WQ-AMB-26: if too few qualify, all that do.
                if left.is_empty() {
                    break;
                }
                deck.insert(left[cx.chance.pick("open-enemy", &left)]);
            }
        }
    }
    game.foes.deck = deck.iter().collect();
    game.foes.deck.shuffle("enemies", cx.chance);
}

/// WQ-DECK-11: the open enemy cards of a level that are not in the deck.
pub(crate) fn allowed(level: u8, rank: Rank, deck: FoeSet) -> impl Iterator<Item = Foe> {
    Foe::ALL.iter().copied().filter(move |&foe| {
        let facts = book().enemy(foe);
        facts.level == level && facts.rank == rank && !deck.has(foe)
    })
}

/// WQ-DECK-05: open locations in their order, and the last one on the bottom.
fn locations(game: &mut Quest, cx: &mut Cx<'_, Event>) {
    let sheet = book().sheet(game.sheet);
    for stack in &sheet.locations {
        for _ in 0..stack.n {
            let is_free = |it: &Location| {
                book().location(*it).level == stack.level && !game.places.deck.contains(it)
            };
            let left: Vec<Location> = Location::ALL.iter().copied().filter(is_free).collect();
            if !left.is_empty() {
                let location = left[cx.chance.pick("open-location", &left)];
                game.places.deck.put_under(location);
            }
        }
    }
    // Open locations of one level are drawn in their order, which shuffles them.
    game.places.deck.put_under(sheet.last);
}

/// WQ-DECK-06, WQ-DECK-10, WQ-SETUP-12.
fn dungeon(game: &mut Quest, setup: &Setup, cx: &mut Cx<'_, Event>) {
    let sheet = book().sheet(game.sheet);
    let mut left = [0u8; N_DUNGEON];
    for facts in book().played.dungeon.iter().filter(|it| !it.quest) {
        left[facts.id.idx()] = facts.copies;
    }
    for _ in 0..sheet.dungeon {
        let open: Vec<Dungeon> = Dungeon::ALL
            .iter()
            .copied()
            .flat_map(|it| std::iter::repeat_n(it, usize::from(left[it.idx()])))
            .collect();
        if open.is_empty() {
            break;
        }
        let card = open[cx.chance.pick("open-dungeon", &open)];
        left[card.idx()] -= 1;
        game.dungeon.deck.put_under(card);
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
    for _ in 0..book().sheet(game.sheet).gear {
        let is_free = |it: &Gear| {
            it.legend_of().is_none()
                && *it != Gear::LegendaryFortune
                && !owned.has(*it)
                && !game.gear.deck.contains(it)
        };
        let left: Vec<Gear> = Gear::ALL.iter().copied().filter(is_free).collect();
        if left.is_empty() {
            break;
        }
        game.gear.deck.put_under(left[cx.chance.pick("open-gear", &left)]);
    }
    if setup.pool.fortunes != 0 {
        for _ in 0..setup.pool.fortunes {
            game.gear.deck.put_under(Gear::LegendaryFortune);
        }
        game.gear.deck.shuffle("gear", cx.chance);
    }
}
