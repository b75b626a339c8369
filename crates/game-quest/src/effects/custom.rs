//! What no other effect says: one function for each, with its reason.

use kernel::Cx;

use crate::effect::Custom;
use crate::event::{DungeonEvent, Event};
use crate::names::Dungeon;
use crate::state::Quest;

pub(super) fn run(game: &mut Quest, custom: Custom, cx: &mut Cx<'_, Event>) {
    match custom {
        Custom::HideWarpstone => hide_warpstone(game, cx),
    }
}

/// WQ-SHEET-Q2-02: the Warpstone and the top two dungeon cards are shuffled and lie on top; fewer cards if there are
/// fewer. A hook, because it is the only effect that builds a pile.
fn hide_warpstone(game: &mut Quest, cx: &mut Cx<'_, Event>) {
    let dungeon = &mut game.dungeon;
    let mut pile: tinyvec::ArrayVec<[Dungeon; 3]> = tinyvec::ArrayVec::new();
    pile.push(Dungeon::Warpstone);
    while pile.len() < 3
        && let Some(card) = dungeon.deck.take_top()
    {
        pile.push(card);
    }
    cx.chance.shuffle("warpstone", pile.as_mut_slice());
    for &card in pile.iter().rev() {
        dungeon.deck.put_on_top(card);
    }
    dungeon.n_omen = pile.len() as u8;
    let n_below = dungeon.deck.len() - pile.len();
    dungeon.n_known = dungeon.n_known.min(n_below as u8);
    cx.emit(|| DungeonEvent::WarpstoneHidden);
}
