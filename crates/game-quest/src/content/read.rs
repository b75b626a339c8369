//! Reads the data files and content packs, checks them, and lays the effects into the arena.

use std::fmt::{Debug, Display};

use cards::{Arena, Fault, Lay, read};
use parts::Provenance;
use serde::Deserialize;
use tinyvec::ArrayVec;

use super::habits::Habits;
use super::{
    ActionFacts, Book, ConditionFacts, DieFacts, DungeonFacts, EnemyFacts, GearFacts, HeroFacts,
    KeywordFacts, Limits, LocationFacts, PackFile, SheetFacts, Stock,
};
use crate::effect::{Change, Effect, Op, Reaction, Tree, Use, Window};
use crate::names::{
    ActionCard, Condition, Dungeon, EnemyFace, Foe, Gear, Hero, HeroFace, Keyword, Location, Model,
    N_FOES, N_GEAR, N_ITEMS, Rank, Sheet,
};

/// The files that ship with the game.
const FILES: &[PackFile<'static>] = &[
    PackFile { name: "rules.ron", text: include_str!("../../data/rules.ron") },
    PackFile { name: "heroes.ron", text: include_str!("../../data/heroes.ron") },
    PackFile { name: "gear.ron", text: include_str!("../../data/gear.ron") },
    PackFile { name: "enemies.ron", text: include_str!("../../data/enemies.ron") },
    PackFile { name: "dungeon.ron", text: include_str!("../../data/dungeon.ron") },
    PackFile { name: "quests.ron", text: include_str!("../../data/quests.ron") },
];

/// One file: any of these.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct File {
    heroes: Vec<HeroFacts>,
    actions: Vec<ActionFacts<Tree>>,
    conditions: Vec<ConditionFacts<Tree>>,
    gear: Vec<GearFacts<Tree>>,
    keywords: Vec<KeywordFacts<Tree>>,
    enemies: Vec<EnemyFacts<Tree>>,
    locations: Vec<LocationFacts<Tree>>,
    dungeon: Vec<DungeonFacts<Tree>>,
    quests: Vec<SheetFacts<Tree>>,
    limits: Option<Limits>,
    hero_die: Option<DieFacts<HeroFace>>,
    enemy_die: Option<DieFacts<EnemyFace>>,
}

/// What is looked up so often that it lies ready.
#[derive(Clone, Debug)]
pub(crate) struct Quick {
    /// Enemies as sets of [`Foe`]: by set, by trait.
    pub by_set: [u64; 15],
    pub by_trait: [u64; 4],
    pub cannot_engage: u64,
    pub cannot_exhaust: u64,
    pub attack: [u8; N_FOES],
    pub health: [u8; N_FOES],
    pub resilience: [u8; N_FOES],
    /// WQ-RANK-01 as a number: higher is higher.
    pub rank: [u32; N_FOES],
    /// WQ-AMB-60: what the bar of an enemy does to its surroundings.
    pub habits: [Habits; N_FOES],
    /// Health that gear adds, and what else it changes all the time.
    pub gear_health: [u8; N_GEAR],
    pub no_conditions: u64,
    /// Gear with modifiers of actions, and with effects that set themselves off.
    pub gear_modifies: u64,
    pub gear_reacts: u64,
    /// Gear, and items, that can be used in a window; see [`window_idx`].
    pub gear_in: [u64; N_WINDOWS],
    pub items_in: [u16; N_WINDOWS],
    /// The same of action cards.
    pub actions_in: [u32; N_WINDOWS],
    /// WQ-DECK-11: enemies by level and rank.
    pub by_rank: [[u64; 3]; N_LEVELS],
    /// WQ-DECK-06: the cards that a dungeon deck is drawn of.
    pub dungeon: ArrayVec<[Dungeon; 88]>,
    /// WQ-SHEET-Q3-05: how often what leads to a loss may come; 0 where nothing does.
    pub doom: [u8; 6],
    pub hero_die: [HeroFace; 6],
    pub enemy_die: [EnemyFace; 6],
}

/// How many windows there are, whatever the type of action.
pub(crate) const N_WINDOWS: usize = 11;

/// Levels of enemies, from 0.
const N_LEVELS: usize = 4;

/// The number of a window, whatever the type of action.
#[inline]
pub(crate) const fn window_idx(window: Window) -> usize {
    match window {
        Window::Activation => 0,
        Window::HeroPhase => 1,
        Window::BeforeRoll(_) => 2,
        Window::Reroll(_) => 3,
        Window::Modify(_) => 4,
        Window::AfterCard => 5,
        Window::OthersAttack => 6,
        Window::Engaged => 7,
        Window::WouldSuffer => 8,
        Window::LocationPhase => 9,
        Window::BeforeTravel => 10,
    }
}

/// Reads the box and lays the stanzas of a pack over it.
pub(super) fn book(name: &str, pack: &[PackFile<'_>]) -> Result<Book, Fault> {
    let mut all = File::default();
    for file in FILES {
        let read: File = read(file.name, file.text)?;
        all.heroes.extend(read.heroes);
        all.actions.extend(read.actions);
        all.conditions.extend(read.conditions);
        all.gear.extend(read.gear);
        all.keywords.extend(read.keywords);
        all.enemies.extend(read.enemies);
        all.locations.extend(read.locations);
        all.dungeon.extend(read.dungeon);
        all.quests.extend(read.quests);
        all.limits = all.limits.or(read.limits);
        all.hero_die = all.hero_die.or(read.hero_die);
        all.enemy_die = all.enemy_die.or(read.enemy_die);
    }
    for file in pack {
        overlay(&mut all, file)?;
    }
    let told = stocked(all)?;
    super::check::check(&told)?;
    let mut arena = Arena::new();
    let played = told.lay(&mut arena);
    let model_of = models(&told)?;
    let quick = quick(&told, &model_of)?;
    Ok(Book { told, played, arena, model_of, quick, edition: edition(name, pack) })
}

/// The name of the content, with a fingerprint where there is a pack (FNV-1a).
fn edition(name: &str, pack: &[PackFile<'_>]) -> String {
    if pack.is_empty() {
        return name.to_owned();
    }
    let bytes = pack.iter().flat_map(|file| file.name.bytes().chain(file.text.bytes()));
    let print = bytes.fold(0xCBF2_9CE4_8422_2325_u64, |print, byte| {
        (print ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
    });
    format!("{name}-{print:016x}")
}

/// Puts each stanza of a file in the place of the one with the same id.
fn overlay(all: &mut File, file: &PackFile<'_>) -> Result<(), Fault> {
    let over: File = read(file.name, file.text)?;
    macro_rules! replace {
        ($($list:ident),+) => { $(
            let ids: Vec<_> = over.$list.iter().map(|it| it.id).collect();
            for (at, mut stanza) in over.$list.into_iter().enumerate() {
                if ids[..at].contains(&stanza.id) {
                    let what = format!("'{}' is written twice", stanza.id);
                    return Err(Fault::at(file.name, file.text, stanza.id.name(), what));
                }
                if stanza.prov == Provenance::House {
                    stanza.prov = Provenance::Pack;
                }
                if let Some(place) = all.$list.iter_mut().find(|it| it.id == stanza.id) {
                    *place = stanza;
                }
            }
        )+ };
    }
    replace!(heroes, actions, conditions, gear, keywords, enemies, locations, dungeon, quests);
    all.limits = over.limits.or(all.limits);
    all.hero_die = over.hero_die.or(all.hero_die.take());
    all.enemy_die = over.enemy_die.or(all.enemy_die.take());
    Ok(())
}

/// The whole box: every card once, in its order.
fn stocked(all: File) -> Result<Stock<Tree>, Fault> {
    let missing = |what: &str| Fault::of("rules.ron", format!("{what} are missing"));
    complete("heroes.ron", Hero::ALL, all.heroes.iter().map(|it| it.id))?;
    complete("heroes.ron", ActionCard::ALL, all.actions.iter().map(|it| it.id))?;
    complete("heroes.ron", Condition::ALL, all.conditions.iter().map(|it| it.id))?;
    complete("gear.ron", Gear::ALL, all.gear.iter().map(|it| it.id))?;
    complete("enemies.ron", Keyword::ALL, all.keywords.iter().map(|it| it.id))?;
    complete("enemies.ron", Model::ALL, all.enemies.iter().map(|it| it.id))?;
    complete("dungeon.ron", Location::ALL, all.locations.iter().map(|it| it.id))?;
    complete("dungeon.ron", Dungeon::ALL, all.dungeon.iter().map(|it| it.id))?;
    complete("quests.ron", Sheet::ALL, all.quests.iter().map(|it| it.id))?;
    for quest in &all.quests {
        if quest.track.is_empty() || quest.locations.is_empty() {
            let what = format!("{}: a quest has a peril track and locations", quest.id);
            return Err(Fault::of("quests.ron", what));
        }
        // The location deck has room for eight cards.
        if 7 < quest.locations.iter().map(|it| it.n).sum::<u8>() {
            let what = format!("{}: at most 7 open locations", quest.id);
            return Err(Fault::of("quests.ron", what));
        }
    }
    Ok(Stock {
        heroes: all.heroes,
        actions: all.actions,
        conditions: all.conditions,
        gear: all.gear,
        keywords: all.keywords,
        enemies: all.enemies,
        locations: all.locations,
        dungeon: all.dungeon,
        quests: all.quests,
        limits: all.limits.ok_or_else(|| missing("limits"))?,
        hero_die: all.hero_die.ok_or_else(|| missing("hero dice"))?,
        enemy_die: all.enemy_die.ok_or_else(|| missing("enemy dice"))?,
    })
}

fn complete<T: Copy + PartialEq + Display>(
    file: &str,
    all: &[T],
    found: impl Iterator<Item = T>,
) -> Result<(), Fault> {
    if found.eq(all.iter().copied()) {
        return Ok(());
    }
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    let what = format!("each of these is needed once and in this order: {}", names.join(", "));
    Err(Fault::of(file, what))
}

/// WQ-ENEMY-01: which model each enemy card is, from the copies.
fn models(told: &Stock<Tree>) -> Result<[Model; N_FOES], Fault> {
    let rows = told.enemies.iter();
    let all: Vec<Model> =
        rows.flat_map(|it| std::iter::repeat_n(it.id, usize::from(it.copies))).collect();
    all.try_into().map_err(|all: Vec<Model>| {
        let what = format!("{} enemy cards instead of {N_FOES}: copies cannot change", all.len());
        Fault::of("enemies.ron", what)
    })
}

fn die<F: Copy + Debug>(facts: &DieFacts<F>) -> Result<[F; 6], Fault> {
    facts
        .faces
        .as_slice()
        .try_into()
        .map_err(|_| Fault::of("rules.ron", format!("{} faces instead of 6", facts.faces.len())))
}

fn quick(told: &Stock<Tree>, model_of: &[Model; N_FOES]) -> Result<Quick, Fault> {
    let mut res = Quick {
        by_set: [0; 15],
        by_trait: [0; 4],
        cannot_engage: 0,
        cannot_exhaust: 0,
        attack: [0; N_FOES],
        health: [0; N_FOES],
        resilience: [0; N_FOES],
        rank: [0; N_FOES],
        habits: [Habits::default(); N_FOES],
        gear_health: [0; N_GEAR],
        no_conditions: 0,
        gear_modifies: 0,
        gear_reacts: 0,
        gear_in: [0; N_WINDOWS],
        items_in: [0; N_WINDOWS],
        actions_in: [0; N_WINDOWS],
        by_rank: [[0; 3]; N_LEVELS],
        dungeon: ArrayVec::new(),
        doom: [0; 6],
        hero_die: die(&told.hero_die)?,
        enemy_die: die(&told.enemy_die)?,
    };
    for &foe in Foe::ALL {
        let facts = &told.enemies[model_of[foe.idx()].idx()];
        let bit = 1 << foe.idx();
        res.by_set[facts.set.idx()] |= bit;
        res.by_rank[usize::from(facts.level)][facts.rank.idx()] |= bit;
        facts.traits.iter().for_each(|it| res.by_trait[it.idx()] |= bit);
        for modifier in &facts.modifiers {
            match modifier.change {
                Change::CannotBeEngaged => res.cannot_engage |= bit,
                Change::CannotBeExhausted => res.cannot_exhaust |= bit,
                other => {
                    let what = format!("{}: an enemy has no modifier {other:?}", facts.id);
                    return Err(Fault::of("enemies.ron", what));
                }
            }
        }
        res.attack[foe.idx()] = facts.attack;
        res.health[foe.idx()] = facts.health;
        res.resilience[foe.idx()] = facts.resilience;
        let is_nemesis = u32::from(facts.rank == Rank::Nemesis);
        let digits = [is_nemesis, facts.level.into(), facts.attack.into(), facts.health.into()];
        res.rank[foe.idx()] = digits.into_iter().fold(0, |rank, digit| rank << 8 | digit);
        res.habits[foe.idx()] = Habits::of(told, facts);
    }
    for (idx, facts) in told.gear.iter().enumerate() {
        let bit = 1 << idx;
        for modifier in &facts.modifiers {
            match modifier.change {
                Change::Health(n) => res.gear_health[idx] += n,
                Change::NoConditions => res.no_conditions |= bit,
                Change::Success(_)
                | Change::Defence(_)
                | Change::Dice(_)
                | Change::PerCritical(_)
                | Change::VersusElite(_)
                | Change::Pierce(_)
                | Change::Ranged
                | Change::Blank(_)
                | Change::Infection(_)
                | Change::Ward(_)
                | Change::Tireless
                | Change::CannotBeEngaged
                | Change::CannotBeExhausted => res.gear_modifies |= bit,
            }
        }
        if !facts.reactions.is_empty() {
            res.gear_reacts |= bit;
        }
        facts.uses.iter().for_each(|it| res.gear_in[window_idx(it.window)] |= bit);
    }
    for (idx, facts) in told.dungeon.iter().take(N_ITEMS).enumerate() {
        facts.uses.iter().for_each(|it| res.items_in[window_idx(it.window)] |= 1 << idx);
    }
    for (idx, facts) in told.actions.iter().enumerate() {
        facts.uses.iter().for_each(|it| res.actions_in[window_idx(it.window)] |= 1 << idx);
    }
    for facts in told.dungeon.iter().filter(|it| !it.quest) {
        res.dungeon.extend(std::iter::repeat_n(facts.id, usize::from(facts.copies)));
    }
    for (idx, facts) in told.quests.iter().enumerate() {
        for tree in [&facts.green, &facts.blue, &facts.red] {
            tree.each(&mut |effect| {
                if let Effect::Doom(n) = effect {
                    res.doom[idx] = *n;
                }
            });
        }
    }
    Ok(res)
}

cards::lay! {
    Tree => Op;
    Use { window, cost; then }
    Reaction { when; then }
    ActionFacts { id, dice, prov, targets, ranged, look, modifiers; before, uses, after }
    ConditionFacts { id, copies, prov, modifiers, ends; reactions }
    GearFacts { id, kind, copies, prov, modifiers; uses, reactions }
    KeywordFacts { id, prov; then }
    EnemyFacts {
        id, set, rank, level, copies, traits, attack, health, resilience, bar, prov, modifiers; nemesis
    }
    LocationFacts { id, level, explore, up, down, prov; uses, reactions }
    DungeonFacts { id, copies, treasure, prov, quest; uses, then }
    SheetFacts {
        id, level, prov, sets, open, nemesis, locations, last, dungeon, gear, track, win, reward,
        penalty, flees, aside, dawdle, holds_progress, guards;
        green, blue, red, on_warpstone, on_travel
    }
    Stock {
        heroes, limits, hero_die, enemy_die;
        actions, conditions, gear, keywords, enemies, locations, dungeon, quests
    }
}
