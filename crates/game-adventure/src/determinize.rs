//! What a seat cannot know is drawn anew: hands of others, decks, discoveries that lie face down.

use kernel::{Chance, Seat};
use tinyvec::ArrayVec;

use crate::names::{Ability, Challenge, Discovery, N_OF_LEVEL, N_TOKENS};
use crate::state::Adventure;

pub(crate) fn resample(game: &mut Adventure, seat: Seat, chance: &mut Chance) {
    for other in Seat::all(game.n_seats) {
        abilities(game, other, seat, chance);
    }
    for idx in 0..game.decks.len() {
        deck(game, idx, seat, chance);
    }
    mix(game.elite.as_mut_slice(), chance);
    discoveries(game, seat, chance);
}

/// Any order, each equally likely, and none of them says what the order was.
fn mix<T: Ord>(items: &mut [T], chance: &mut Chance) {
    items.sort_unstable();
    for last in (1..items.len()).rev() {
        let idx = chance.below(last as u32 + 1) as usize;
        items.swap(last, idx);
    }
}

/// AG-GEN-06: hands are hidden from the others, decks from everybody.
fn abilities(game: &mut Adventure, owner: Seat, viewer: Seat, chance: &mut Chance) {
    let player = game.player_mut(owner);
    if owner == viewer {
        mix(player.deck.as_mut_slice(), chance);
        return;
    }
    let mut all: ArrayVec<[Ability; 24]> = player.deck.iter().copied().collect();
    all.extend(player.hand.iter().copied());
    mix(all.as_mut_slice(), chance);
    let n_deck = player.deck.len();
    player.deck.as_mut_slice().copy_from_slice(&all[..n_deck]);
    player.hand.as_mut_slice().copy_from_slice(&all[n_deck..]);
    player.hand.sort_unstable();
}

/// AG-GEN-06: cards that the seat has not seen where they lie.
fn deck(game: &mut Adventure, idx: usize, viewer: Seat, chance: &mut Chance) {
    let deck = &mut game.decks[idx];
    let unknown = |it: &crate::state::Lying| !it.known.contains(viewer);
    let mut cards: ArrayVec<[Challenge; N_OF_LEVEL]> =
        deck.iter().filter(|it| unknown(it)).map(|it| it.card).collect();
    mix(cards.as_mut_slice(), chance);
    let places = deck.iter_mut().filter(|it| !it.known.contains(viewer));
    places.zip(cards).for_each(|(place, card)| place.card = card);
}

/// AG-GEN-06: what lies face down is known to those who have seen it.
fn discoveries(game: &mut Adventure, viewer: Seat, chance: &mut Chance) {
    let mut pool: ArrayVec<[Discovery; N_TOKENS]> = ArrayVec::new();
    for &kind in Discovery::ALL {
        pool.extend(std::iter::repeat_n(kind, usize::from(game.supply[kind.idx()])));
    }
    let hidden = |known: kernel::SeatSet| !known.contains(viewer);
    pool.extend(game.tokens.0.iter().flatten().filter(|it| hidden(it.known)).map(|it| it.kind));
    pool.extend(game.placing.filter(|(seat, _)| *seat != viewer).map(|(_, kind)| kind));
    mix(pool.as_mut_slice(), chance);
    for token in game.tokens.0.iter_mut().flatten().filter(|it| hidden(it.known)) {
        token.kind = pool.pop().unwrap_or_default();
    }
    if let Some((seat, kind)) = &mut game.placing
        && *seat != viewer
    {
        *kind = pool.pop().unwrap_or_default();
    }
    game.supply = [0; crate::names::N_DISCOVERIES];
    pool.iter().for_each(|kind| game.supply[kind.idx()] += 1);
}
