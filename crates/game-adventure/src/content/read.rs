//! Reads the data files and checks them.

use std::fmt::Display;

use cards::{Arena, Block, Fault, Lay, read};
use parts::Spaces;
use serde::Deserialize;

use super::{
    AbilityFacts, Back, Book, ChallengeFacts, DiscoveryFacts, HeroFacts, LairFacts, QuestDeck,
    QuestFacts, Quick, SpaceFacts, Stock, TrophyFacts,
};
use crate::effect::{Effect, Op, Reach, Tree};
use crate::names::{
    Ability, Challenge, Discovery, Hero, Item, ItemType, N_CHALLENGES, N_ITEMS, N_POTIONS,
    N_SPACES, Place, Potion, Quest, Resource, Space, Trophy,
};
use crate::query::reach::near;
use crate::sets::{AbilitySet, ItemSet};

/// The files that ship with the game, by name.
pub const FILES: &[(&str, &str)] = &[
    ("board.ron", include_str!("../../data/board.ron")),
    ("heroes.ron", include_str!("../../data/heroes.ron")),
    ("grey.ron", include_str!("../../data/grey.ron")),
    ("green.ron", include_str!("../../data/green.ron")),
    ("yellow.ron", include_str!("../../data/yellow.ron")),
    ("red.ron", include_str!("../../data/red.ron")),
    ("quests.ron", include_str!("../../data/quests.ron")),
];

/// One file: any of these.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct File {
    spaces: Vec<SpaceFacts>,
    lairs: Vec<LairFacts<Tree>>,
    trophies: Vec<TrophyFacts>,
    heroes: Vec<HeroFacts<Tree>>,
    abilities: Vec<AbilityFacts<Tree>>,
    challenges: Vec<ChallengeFacts<Tree>>,
    quests: Vec<QuestFacts>,
    discoveries: Vec<DiscoveryFacts<Tree>>,
    movement_die: Vec<(u8, u8)>,
}

/// Every card is there once, in the order of its list.
fn whole<T, I: Copy + PartialEq + Display>(
    what: &str,
    mut rows: Vec<T>,
    all: &[I],
    id: impl Fn(&T) -> I,
) -> Result<Vec<T>, Fault> {
    rows.sort_by_key(|row| all.iter().position(|&it| it == id(row)));
    let is_whole = rows.len() == all.len() && rows.iter().zip(all).all(|(row, &it)| id(row) == it);
    if is_whole {
        return Ok(rows);
    }
    let missing = all.iter().find(|&&it| rows.iter().filter(|row| id(row) == it).count() != 1);
    let name = missing.map_or_else(String::new, ToString::to_string);
    Err(Fault::of(what, format!("'{name}' is not there exactly once")))
}

pub(super) fn book(files: &[(&str, &str)]) -> Result<Book, Fault> {
    let mut all = File::default();
    for &(name, text) in files {
        let file: File = read(name, text)?;
        all.spaces.extend(file.spaces);
        all.lairs.extend(file.lairs);
        all.trophies.extend(file.trophies);
        all.heroes.extend(file.heroes);
        all.abilities.extend(file.abilities);
        all.challenges.extend(file.challenges);
        all.quests.extend(file.quests);
        all.discoveries.extend(file.discoveries);
        all.movement_die.extend(file.movement_die);
    }
    let told = Stock {
        spaces: whole("board.ron", all.spaces, Space::ALL, |it| it.id)?,
        lairs: all.lairs,
        trophies: whole("board.ron", all.trophies, Trophy::ALL, |it| it.id)?,
        heroes: whole("heroes.ron", all.heroes, Hero::ALL, |it| it.id)?,
        abilities: whole("heroes.ron", all.abilities, Ability::ALL, |it| it.id)?,
        challenges: whole("the decks", all.challenges, Challenge::ALL, |it| it.id)?,
        quests: whole("quests.ron", all.quests, Quest::ALL, |it| it.id)?,
        discoveries: whole("quests.ron", all.discoveries, Discovery::ALL, |it| it.id)?,
        movement_die: all.movement_die,
    };
    checked(&told)?;
    let mut arena = Arena::new();
    let played = told.lay(&mut arena);
    let mut quick = quick(&told)?;
    near_spaces(&mut quick, &told.spaces, &arena);
    quick.aimed =
        played.abilities.iter().filter(|it| has_aim(it, &arena)).map(|it| it.id).collect();
    Ok(Book { told, played, arena, quick })
}

fn checked(told: &Stock<Tree>) -> Result<(), Fault> {
    if told.movement_die.len() != 6 {
        return Err(Fault::of("board.ron", "the movement die has six faces"));
    }
    for it in &told.challenges {
        if it.level != it.id.level() {
            return Err(Fault::of("the decks", format!("{} is in the wrong deck", it.id)));
        }
    }
    for it in &told.quests {
        if (it.deck == QuestDeck::Elite) != it.id.is_elite() {
            return Err(Fault::of("quests.ron", format!("{} is in the wrong deck", it.id)));
        }
    }
    Ok(())
}

fn quick(told: &Stock<Tree>) -> Result<Quick, Fault> {
    let mut res = Quick {
        next: [Spaces::EMPTY; N_SPACES],
        distance: [[u8::MAX; N_SPACES]; N_SPACES],
        up_to: [Spaces::EMPTY; 4],
        cities: Spaces::EMPTY,
        wilds: Spaces::EMPTY,
        flights: Spaces::EMPTY,
        item_of: [None; N_CHALLENGES],
        card_of: [Challenge::default(); N_ITEMS],
        lair_of: [None; N_SPACES],
        near: Vec::new(),
        usable: ItemSet::EMPTY,
        lasting: ItemSet::EMPTY,
        gear: ItemSet::EMPTY,
        bottles: [ItemSet::EMPTY; N_POTIONS],
        drinks: ItemSet::EMPTY,
        meant: std::array::from_fn(|_| Vec::new()),
        aimed: AbilitySet::EMPTY,
    };
    for it in &told.spaces {
        let idx = it.id.idx() as u8;
        res.next[it.id.idx()] = it.next.iter().map(|&next| next as u8).collect();
        for level in it.level.idx()..4 {
            res.up_to[level].insert(idx);
        }
        if it.kind == Place::City {
            res.cities.insert(idx);
        } else {
            res.wilds.insert(idx);
        }
        if it.resources.contains(&Resource::Flight) {
            res.flights.insert(idx);
        }
    }
    for (idx, it) in told.lairs.iter().enumerate() {
        res.lair_of[it.id.idx()] = Some(idx as u8);
    }
    for it in &told.abilities {
        let meant = &mut res.meant[it.id.hero().idx()];
        match meant.iter_mut().find(|(when, _)| *when == it.when) {
            Some((_, abilities)) => abilities.push(it.id),
            None => meant.push((it.when, vec![it.id])),
        }
    }
    let mut n_items = 0;
    for it in &told.challenges {
        if let Back::Item(item) = &it.back {
            res.item_of[it.id.idx()] = Some(item.id);
            res.card_of[item.id.idx()] = it.id;
            if item.usage.is_some() {
                res.usable.insert(item.id);
            }
            if !item.modifiers.is_empty() {
                res.lasting.insert(item.id);
            }
            if item.kind != ItemType::Bag {
                res.gear.insert(item.id);
            }
            item.potions.iter().for_each(|potion| res.bottles[potion.idx()].insert(item.id));
            if item.potions.iter().any(|&potion| potion != Potion::Energy) {
                res.drinks.insert(item.id);
            }
            n_items += 1;
        }
    }
    if n_items != Item::ALL.len() || res.item_of.iter().flatten().count() != n_items {
        return Err(Fault::of("the decks", format!("{n_items} items")));
    }
    distances(&mut res);
    Ok(res)
}

/// Whether one of the texts of an ability looks for something (AG-ABIL-16).
fn has_aim(facts: &AbilityFacts<Block>, arena: &Arena<Op>) -> bool {
    let mut texts = [facts.then, facts.better.then].into_iter();
    texts.any(|text| arena.of(text).iter().any(|effect| effect.aim().is_some()))
}

/// AG-RUL-66.
fn near_spaces(quick: &mut Quick, spaces: &[SpaceFacts], arena: &Arena<Op>) {
    for place in 0..arena.len() as u16 {
        if let Effect::Go(_, Reach::Units(units)) = arena.at(place)
            && quick.near.iter().all(|(it, _)| *it != units)
        {
            let to = std::array::from_fn(|idx| near(spaces, Space::ALL[idx], units));
            quick.near.push((units, to));
        }
    }
}

/// AG-RUL-47: breadth first from every space.
fn distances(quick: &mut Quick) {
    for from in 0..N_SPACES {
        let mut reached = Spaces::only(from as u8);
        let mut edge = reached;
        let mut steps = 0;
        while !edge.is_empty() {
            edge.iter().for_each(|idx| quick.distance[from][usize::from(idx)] = steps);
            let mut beyond = Spaces::EMPTY;
            edge.iter().for_each(|idx| beyond |= quick.next[usize::from(idx)]);
            edge = beyond - reached;
            reached |= edge;
            steps += 1;
        }
    }
}
