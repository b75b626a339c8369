//! What nobody can know is drawn anew: orders of stacks, faces of Bombs, face-down markers.
//!
//! No seat of this game knows a secret that another does not, but for its own coins. Totals of coins stay as they
//! are: every single gain and payment is public (SW-COIN-02), so a seat that counts knows them, and resampling
//! would invent worlds that contradict what was seen.

use kernel::{Chance, Seat};

use crate::content::{Bomb, Relic};
use crate::state::{RelicSpot, SmallWorld};

pub(crate) fn resample(game: &mut SmallWorld, chance: &mut Chance) {
    for column in &mut game.market.columns {
        // SW-SETUP-04: hidden below the visible combos; banners that returned to the bottom are known.
        let first = column.badges.len();
        let last = column.banners.len() - usize::from(column.n_returned);
        if first < last {
            mix(&mut column.banners.as_mut_slice()[first..last], chance);
        }
    }
    mix(game.market.badges.as_mut_slice(), chance);
    resample_relics(game, chance);
    resample_bombs(game, chance);
}

/// What a seat may not see at all, changed: what [`resample`] draws anew, and the totals of all others (SW-COIN-01). Tests
/// of secrecy play such a position beside the true one.
#[must_use]
pub fn obscured(game: &SmallWorld, seat: Seat, chance: &mut Chance) -> SmallWorld {
    let mut res = *game;
    resample(&mut res, chance);
    for other in seat.others(game.n_seats) {
        // Few coins, and often none: that is where rules ask for them.
        res.players[other].coins = chance.below(12).saturating_sub(4) as u16;
    }
    res
}

/// Any order, each equally likely, and none of them says what the order was.
fn mix<T: Ord>(items: &mut [T], chance: &mut Chance) {
    items.sort_unstable();
    for last in (1..items.len()).rev() {
        let idx = chance.below(last as u32 + 1) as usize;
        items.swap(last, idx);
    }
}

/// SW-SETUP-08: face-down markers and those left in the box may be any that were not seen.
fn resample_relics(game: &mut SmallWorld, chance: &mut Chance) {
    let is_unseen = |relic: Relic, spot: RelicSpot| match spot {
        RelicSpot::FaceUp(_) => false,
        RelicSpot::FaceDown(_) => true,
        RelicSpot::Box => relic != Relic::Well || !game.is_well_set_aside,
    };
    let mut relics = [Relic::Aegis; 12];
    let mut spots = [RelicSpot::Box; 12];
    let mut n_unseen = 0;
    for &relic in Relic::ALL {
        let spot = game.relics[relic.idx()];
        if is_unseen(relic, spot) {
            relics[n_unseen] = relic;
            spots[n_unseen] = spot;
            n_unseen += 1;
        }
    }
    mix(&mut spots[..n_unseen], chance);
    for (relic, spot) in relics.iter().zip(spots).take(n_unseen) {
        game.relics[relic.idx()] = spot;
    }
}

/// SW-MARK-05: the faces of planted and stacked Bombs are hidden from everybody, the Goblin player included.
fn resample_bombs(game: &mut SmallWorld, chance: &mut Chance) {
    let bombs = &mut game.bombs;
    if bombs.stack.is_empty() && bombs.planted.is_empty() {
        return;
    }
    let mut faces = [Bomb::Dud; 12];
    let n_stack = bombs.stack.len();
    let n_all = n_stack + bombs.planted.len();
    faces[..n_stack].copy_from_slice(&bombs.stack);
    for (face, planted) in faces[n_stack..].iter_mut().zip(bombs.planted.iter()) {
        *face = planted.1;
    }
    mix(&mut faces[..n_all], chance);
    bombs.stack.as_mut_slice().copy_from_slice(&faces[..n_stack]);
    for (planted, face) in bombs.planted.as_mut_slice().iter_mut().zip(&faces[n_stack..]) {
        planted.1 = *face;
    }
}
