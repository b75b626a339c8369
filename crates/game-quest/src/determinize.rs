//! What nobody can know is drawn anew: orders of decks, cards that lie face down, and which open cards are in the
//! quest at all.
//!
//! No seat of this game knows a secret that another does not.

use kernel::Chance;

use crate::content::book;
use crate::names::{Dungeon, Foe, Gear, Location, N_DUNGEON, Rank};
use crate::sets::{FoeSet, GearSet, LocationSet};
use crate::state::Quest;
use crate::step::Step;

pub(crate) fn resample(game: &mut Quest, chance: &mut Chance) {
    enemies(game, chance);
    locations(game, chance);
    dungeon(game, chance);
    gear(game, chance);
}

/// Any order, each equally likely, and none of them says what the order was.
fn mix<T: Ord>(items: &mut [T], chance: &mut Chance) {
    items.sort_unstable();
    for last in (1..items.len()).rev() {
        let idx = chance.below(last as u32 + 1) as usize;
        items.swap(last, idx);
    }
}

/// WQ-DECK-03: the open cards that nobody has seen may be others of their level and rank; then the deck and the cards
/// that lie face down are dealt anew.
fn enemies(game: &mut Quest, chance: &mut Chance) {
    let hidden = game.foes.hidden;
    let n_hidden = hidden.len();
    let mut unseen: tinyvec::ArrayVec<[Foe; 50]> = hidden;
    unseen.extend(game.foes.deck.iter().copied());
    // What lies face down keeps what is said of it by its place: exhausted, targeted, named.
    let face_down: FoeSet = hidden.iter().copied().collect();
    let targets = game.deed.map_or(FoeSet::EMPTY, |deed| deed.targets);
    let sets = [game.foes.exhausted, game.turn.named, targets];
    let mut renamed = sets.map(|set| set - face_down);
    let foes = &mut game.foes;
    let in_quest: FoeSet = unseen.iter().copied().collect::<FoeSet>() | foes.known | foes.discard;
    let mut boxed = FoeSet(u64::MAX >> 14) - in_quest;
    let kind = |foe: Foe| (book().enemy(foe).level, book().enemy(foe).rank);
    // First all of them go back, by level and rank: what comes says nothing of what was there.
    unseen.sort_unstable_by_key(|&foe| (foes.known.has(foe), kind(foe), foe));
    unseen.iter().filter(|foe| !foes.known.has(**foe)).for_each(|&foe| boxed.insert(foe));
    for foe in unseen.iter_mut().filter(|foe| !foes.known.has(**foe)) {
        let (level, rank) = kind(*foe);
        debug_assert!(rank != Rank::Nemesis, "a nemesis in the deck is known to be there");
        let open = boxed.iter().filter(|&it| {
            let other = book().enemy(it);
            other.level == level && other.rank == rank
        });
        let open: tinyvec::ArrayVec<[Foe; 50]> = open.collect();
        *foe = open[chance.below(open.len() as u32) as usize];
        boxed.remove(*foe);
    }
    mix(unseen.as_mut_slice(), chance);
    for (idx, &foe) in unseen.iter().enumerate() {
        if idx < n_hidden {
            foes.hidden[idx] = foe;
            for (set, renamed) in sets.iter().zip(&mut renamed) {
                if set.has(hidden[idx]) {
                    renamed.insert(foe);
                }
            }
        } else {
            foes.deck.as_mut_slice()[idx - n_hidden] = foe;
        }
    }
    let [exhausted, named, targets] = renamed;
    foes.exhausted = exhausted;
    game.turn.named = named;
    if let Some(deed) = &mut game.deed {
        deed.targets = targets;
    }
}

/// WQ-DECK-05: open locations that nobody has seen may be others of their level.
fn locations(game: &mut Quest, chance: &mut Chance) {
    let places = &mut game.places;
    let Some(n_open) = places.deck.len().checked_sub(1) else { return };
    let active = places.active.map_or(LocationSet::EMPTY, LocationSet::only);
    let in_deck: LocationSet = places.deck.iter().copied().collect();
    let mut free: LocationSet = Location::ALL.iter().copied().collect();
    free = free - in_deck - active - places.discard;
    let unknown = usize::from(places.n_known).min(n_open)..n_open;
    // First all of them go back: what comes says nothing of what was there.
    places.deck[unknown.clone()].iter().for_each(|&old| free.insert(old));
    for idx in unknown {
        let level = book().location(places.deck[idx]).level;
        let open: tinyvec::ArrayVec<[Location; 26]> =
            free.iter().filter(|&it| book().location(it).level == level).collect();
        let new = open[chance.below(open.len() as u32) as usize];
        places.deck.as_mut_slice()[idx] = new;
        free.remove(new);
    }
}

/// WQ-DECK-06: cards that nobody has seen may be any that are left; those buried are known, and so is where the
/// Warpstone may be.
fn dungeon(game: &mut Quest, chance: &mut Chance) {
    let mut left = [0u8; N_DUNGEON];
    for facts in book().played.dungeon.iter().filter(|it| !it.quest) {
        left[facts.id.idx()] = facts.copies;
    }
    let mut take = |card: Dungeon, n: u8| {
        left[card.idx()] = left[card.idx()].saturating_sub(n);
    };
    let dungeon = &game.dungeon;
    Dungeon::ALL.iter().for_each(|&card| take(card, dungeon.discard[card.idx()]));
    dungeon.looked.iter().for_each(|&card| take(card, 1));
    for &hero in &game.order {
        let items = &game.areas[hero.idx()].items;
        items.iter().enumerate().for_each(|(idx, &n)| take(Dungeon::ALL[idx], n));
    }
    let n_unknown = dungeon.deck.len() - usize::from(dungeon.n_known);
    dungeon.deck[n_unknown..].iter().for_each(|&card| take(card, 1));
    let mut pool: tinyvec::ArrayVec<[Dungeon; 88]> = tinyvec::ArrayVec::new();
    for &card in Dungeon::ALL {
        pool.extend(std::iter::repeat_n(card, usize::from(left[card.idx()])));
    }
    mix(pool.as_mut_slice(), chance);
    let omen = usize::from(dungeon.n_omen);
    let warpstone = (omen != 0).then(|| chance.below(omen as u32) as usize);
    let mut next = pool.iter().copied();
    for (idx, place) in game.dungeon.deck.as_mut_slice()[..n_unknown].iter_mut().enumerate() {
        if Some(idx) == warpstone {
            *place = Dungeon::Warpstone;
        } else if let Some(card) = next.next() {
            *place = card;
        }
    }
}

/// WQ-DECK-07: cards that nobody has seen may be any that are left; as many Fortunes stay in the deck.
fn gear(game: &mut Quest, chance: &mut Chance) {
    let mut seen = game.gear.discard;
    seen = seen | game.gear.smith.iter().copied().collect();
    for &hero in &game.order {
        seen = seen | game.areas[hero.idx()].gear;
    }
    // Gear of heroes that were not picked is in no deck.
    seen = game.areas.iter().fold(seen, |seen, area| seen | area.gear);
    for step in game.agenda.iter() {
        if let Step::Equip(_, gear) = step {
            seen.insert(gear);
        }
    }
    let deck = game.gear.deck.as_mut_slice();
    let n_fortunes = deck.iter().filter(|&&it| it == Gear::LegendaryFortune).count();
    let all: GearSet = Gear::ALL.iter().copied().filter(|it| it.legend_of().is_none()).collect();
    let free = all - seen - GearSet::only(Gear::LegendaryFortune);
    let mut pool: tinyvec::ArrayVec<[Gear; 34]> = free.iter().collect();
    mix(pool.as_mut_slice(), chance);
    let n_others = deck.len() - n_fortunes;
    for (idx, place) in deck.iter_mut().enumerate() {
        *place = if idx < n_others { pool[idx] } else { Gear::LegendaryFortune };
    }
    mix(deck, chance);
}
