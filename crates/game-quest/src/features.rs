//! What a learned judgement looks at: a position as inputs of a net.
//!
//! All seats know the same and win or lose together, so the inputs are the same for each of them. What lies face down is
//! no input. The list is frozen: a change makes weights that were learned before useless.

use std::sync::LazyLock;

use net::{Group, InputList, Inputs};
use tinyvec::ArrayVec;

use crate::content::{Aim, book};
use crate::evaluate::{self, N_TERMS};
use crate::names::{
    Condition, Dungeon, Foe, Gear, GearType, Hero, Kind, N_HEROES, N_ITEMS, N_KINDS, N_LOCATIONS,
    Peril, Set, Sheet,
};
use crate::phases::activation;
use crate::sets::{FoeSet, GearSet};
use crate::state::{Deed, Quest};
use crate::step::{Step, never_asks};

/// The group that follows another.
const fn after(last: Group, name: &'static str, len: u16) -> Group {
    Group { name, first: last.first + last.len, len }
}

const SHEET: Group = Group { name: "quest", first: 0, len: 6 };
/// A party of two to four.
const PARTY: Group = after(SHEET, "party", 3);
/// The log odds by hand, and the terms of their sum but for the first.
const BY_HAND: Group = after(PARTY, "by-hand", N_TERMS as u16);
const STAGE: Group = after(BY_HAND, "stage", N_STAGES);
pub(crate) const N_STAGES: u16 = 16;
/// Activations of heroes left in this round; the last place if the hero phase is over.
const ACTIVATIONS: Group = after(STAGE, "activations", 6);
/// What the round still brings: enemies, a travel, peril.
const AHEAD: Group = after(ACTIVATIONS, "ahead", 3);
const ROUND: Group = after(AHEAD, "round", 14);
/// Heroes that are yet to be chosen.
const MISSING: Group = after(ROUND, "missing", 4);
/// Locations left behind, and those still in the deck.
const TRAVELS: Group = after(MISSING, "travels", 6);
const WAYS: Group = after(TRAVELS, "ways", 6);
const LOCATION: Group = after(WAYS, "location", N_LOCATIONS as u16);
/// Progress that the location still lacks.
const LACK: Group = after(LOCATION, "lack", 10);
/// Spaces of the peril track to its end, and what the next three spaces are.
const PERIL: Group = after(LACK, "peril", 9);
const SPACES: Group = after(PERIL, "spaces", 3 * N_SPACE_KINDS);
const N_SPACE_KINDS: u16 = 4;
const DOOM: Group = after(SPACES, "doom", 4);
/// Round, lack and peril as numbers, how the first two fit the track, and cards left in each deck.
const TIME: Group = after(DOOM, "time", 9);
/// Not there, in the lair, engaged, in the shadows, face down, defeated.
const NEMESIS: Group = after(TIME, "nemesis", 6);
const NEMESIS_HEALTH: Group = after(NEMESIS, "nemesis-health", 9);
/// Health left, the same for each hero, and whether it is ready.
const NEMESIS_NUMBERS: Group = after(NEMESIS_HEALTH, "nemesis-numbers", 3);
/// The Warpstone: held, and among how many cards it lies.
const WARPSTONE: Group = after(NEMESIS_NUMBERS, "warpstone", 6);
const ENGAGED: Group = after(WARPSTONE, "engaged", 10);
const SHADOWS: Group = after(ENGAGED, "shadows", 8);
const HIDDEN: Group = after(SHADOWS, "face-down", 8);
/// The numbers of [`foes`].
const FOES: Group = after(HIDDEN, "foes", N_FOE_NUMBERS as u16);
const N_FOE_NUMBERS: usize = 9;
/// Engaged enemies by set, then those in the shadows.
const SETS: Group = after(FOES, "sets", 2 * N_SETS as u16);
const N_SETS: usize = 15;
const ITEMS: Group = after(SETS, "items", N_ITEMS as u16);
/// The action under way before its successes count: its type, and whether its dice are rolled.
const DEED: Group = after(ITEMS, "deed", N_KINDS as u16 + 1);
/// The expected result of the action under way: successes, wounds, and how much a target or the location then still lacks.
const EXPECTED: Group = after(DEED, "expected", 5);
/// The hero who acts: success tokens by type, advanced actions by type.
const OWN: Group = after(EXPECTED, "own", 2 * N_KINDS as u16);
/// Four heroes clockwise, from the one who acts now, or next.
const HEROES: Group = after(OWN, "heroes", N_HEROES as u16 * HERO);
const HERO: u16 = HERO_NUMBERS as u16 + N_HERO_NUMBERS as u16;
// The inputs of a hero.
const HERO_ID: usize = 0;
const HERO_HEALTH: usize = HERO_ID + N_HEROES;
const N_HEALTH: usize = 9;
const HERO_ENGAGED: usize = HERO_HEALTH + N_HEALTH;
const HERO_READY: usize = HERO_ENGAGED + 4;
const HERO_CONDITIONS: usize = HERO_READY + N_KINDS;
const HERO_NUMBERS: usize = HERO_CONDITIONS + 3;
const N_HERO_NUMBERS: usize = 16;

/// All inputs. Which cards the decks hold is none.
pub const INPUTS: InputList = InputList {
    groups: &[
        SHEET,
        PARTY,
        BY_HAND,
        STAGE,
        ACTIVATIONS,
        AHEAD,
        ROUND,
        MISSING,
        TRAVELS,
        WAYS,
        LOCATION,
        LACK,
        PERIL,
        SPACES,
        DOOM,
        TIME,
        NEMESIS,
        NEMESIS_HEALTH,
        NEMESIS_NUMBERS,
        WARPSTONE,
        ENGAGED,
        SHADOWS,
        HIDDEN,
        FOES,
        SETS,
        ITEMS,
        DEED,
        EXPECTED,
        OWN,
        HEROES,
    ],
};

const _: () = assert!(Sheet::ALL.len() == SHEET.len as usize, "every quest has a place");
const _: () = assert!(Set::ALL.len() == N_SETS, "every set of enemies has a place");
const _: () = assert!(Peril::ALL.len() == N_SPACE_KINDS as usize, "every space has a place");

/// Turns on what is known of a position, nothing if the quest is decided. Clears `out`.
pub fn write(game: &Quest, out: &mut Inputs) {
    out.clear();
    if game.result.is_some() {
        return;
    }
    out.mark(SHEET, game.sheet.idx());
    out.mark(PARTY, usize::from(game.n_heroes).saturating_sub(2));
    let terms = evaluate::odds_by_term(game);
    out.set(BY_HAND, 0, terms.iter().sum::<f32>().clamp(-8.0, 8.0) / 2.0);
    for (nth, term) in terms.into_iter().enumerate().skip(1) {
        out.set(BY_HAND, nth, term.clamp(-8.0, 8.0) / 2.0);
    }
    out.mark(STAGE, stage(game));
    let round = Round::of(game);
    write_round(game, &round, out);
    write_places(game, out);
    write_nemesis(game, out);
    let mut packs = [Pack::default(); N_HEROES];
    for &hero in &game.order {
        packs[hero.idx()] = Pack::of(game, game.engaged(hero));
    }
    write_foes(game, &packs, out);
    write_deed(game, out);
    write_heroes(game, &round, &packs, out);
}

/// The numbers of a group from `first` on.
#[inline]
fn write_numbers(out: &mut Inputs, group: Group, first: usize, numbers: &[f32]) {
    for (nth, &number) in numbers.iter().enumerate() {
        out.set(group, first + nth, number);
    }
}

// ---- where the round is ---------------------------------------------------------------------------------------------

struct Round {
    /// The heroes clockwise, from the one who acts now, or next.
    heroes: ArrayVec<[Hero; N_HEROES]>,
    /// How many activations each has left in this round, or in the next one if the hero phase is over.
    left: [u8; N_HEROES],
    is_hero_phase: bool,
    /// What is still to come.
    ahead: [bool; 3],
    /// Wounds on their way to each hero.
    wounds: [u8; N_HEROES],
}

impl Round {
    fn of(game: &Quest) -> Self {
        let mut res = Self {
            heroes: game.order,
            left: [0; N_HEROES],
            is_hero_phase: false,
            ahead: [false; 3],
            wounds: [0; N_HEROES],
        };
        let (mut next, mut acts) = (None, false);
        for step in game.agenda.iter() {
            if let Step::Activation(nth) = step {
                next = Some(usize::from(nth));
            } else if let Step::Suffer(hero, wounds, _) = step {
                let sum = &mut res.wounds[hero.idx()];
                *sum = sum.saturating_add(wounds);
            } else if step == Step::HeroPhase {
                next = Some(0);
            }
            acts |= step == Step::Act;
            res.ahead[0] |= matches!(step, Step::EnemyPhase | Step::EnemyTurn(_));
            res.ahead[1] |= matches!(step, Step::LocationPhase | Step::Travel);
            res.ahead[2] |= step == Step::PerilPhase;
        }
        let is_complete = game.order.len() == usize::from(game.n_heroes);
        if game.leader.is_none() || !is_complete {
            return res;
        }
        let scheme = activation::scheme(game.n_heroes);
        let now = game.turn.active.filter(|_| next.is_some());
        res.is_hero_phase = next.is_some();
        // After the hero phase the leader token is passed on.
        let passed = u8::from(next.is_none() && is_round_open(game));
        for &place in &scheme[next.unwrap_or(0).min(scheme.len())..] {
            res.left[game.hero_at(place + passed).idx()] += 1;
        }
        if let Some(hero) = now.filter(|_| acts) {
            res.left[hero.idx()] += 1;
        }
        let to_come = scheme.get(next.unwrap_or(0)).map(|&place| game.hero_at(place + passed));
        let first = now.or(to_come).unwrap_or_else(|| game.hero_at(1));
        let at = game.order.iter().position(|&it| it == first).unwrap_or(0);
        res.heroes = game.order[at..].iter().chain(&game.order[..at]).copied().collect();
        res
    }
}

fn is_round_open(game: &Quest) -> bool {
    game.agenda.iter().any(|it| it == Step::PerilEnd)
}

fn write_round(game: &Quest, round: &Round, out: &mut Inputs) {
    let n_left: u8 = round.left.iter().sum();
    out.mark(ACTIVATIONS, if round.is_hero_phase { usize::from(n_left).min(4) } else { 5 });
    for (nth, _) in round.ahead.iter().enumerate().filter(|it| *it.1) {
        out.mark(AHEAD, nth);
    }
    out.mark(ROUND, game.round.into());
    let n_missing = usize::from(game.n_heroes) - game.order.len();
    if n_missing != 0 {
        out.mark(MISSING, n_missing - 1);
    }
}

// ---- where the party is, and what time is left ----------------------------------------------------------------------

pub(crate) fn lack(game: &Quest) -> u8 {
    let Some(location) = game.places.active else { return 0 };
    book().location(location).explore.saturating_sub(game.places.progress)
}

fn write_places(game: &Quest, out: &mut Inputs) {
    let sheet = book().sheet(game.sheet);
    let n_ways = game.places.deck.len();
    out.mark(TRAVELS, game.turn.travels.into());
    out.mark(WAYS, n_ways);
    let lack = lack(game);
    if let Some(location) = game.places.active {
        out.mark(LOCATION, location.idx());
        out.mark(LACK, lack.into());
    }
    let at = usize::from(game.peril);
    let last = sheet.track.len() - 1;
    out.mark(PERIL, last.saturating_sub(at));
    for nth in 0..3 {
        // The token stays at the end.
        let space = sheet.track[(at + 1 + nth).min(last)];
        let first = SPACES.first + nth as u16 * N_SPACE_KINDS;
        out.mark(Group { first, len: N_SPACE_KINDS, ..SPACES }, space.idx());
    }
    if game.doom != 0 {
        out.mark(DOOM, usize::from(game.doom) - 1);
    }
    let rounds_left = last.saturating_sub(at) as f32;
    let numbers = [
        f32::from(game.round) / 10.0,
        f32::from(lack) / 6.0,
        f32::from(lack) / (2.0 * f32::from(game.n_heroes.max(1))),
        rounds_left / 6.0,
        at as f32 / last.max(1) as f32,
        n_ways as f32 / (rounds_left + 1.0),
        game.dungeon.deck.len() as f32 / 20.0,
        game.foes.deck.len() as f32 / 20.0,
        game.gear.deck.len() as f32 / 12.0,
    ];
    write_numbers(out, TIME, 0, &numbers);
    if sheet.win.contains(&Aim::WarpstoneHeld) {
        let holds =
            |&hero: &Hero| game.is_up(hero) && game.area(hero).items[Dungeon::Warpstone.idx()] != 0;
        let is_held = game.order.iter().any(holds);
        out.mark(WARPSTONE, if is_held { 0 } else { 1 + usize::from(game.dungeon.n_omen) });
    }
}

// ---- enemies --------------------------------------------------------------------------------------------------------

fn health_left(game: &Quest, foe: Foe) -> u8 {
    book().quick.health[foe.idx()].saturating_sub(game.foes.wounds[foe.idx()])
}

fn write_nemesis(game: &Quest, out: &mut Inputs) {
    let nemesis = game.foes.nemesis;
    let place = if game.foes.defeated.has(nemesis) {
        5
    } else if game.is_nemesis_in_lair() {
        1
    } else if game.zone_of(nemesis).is_some() {
        2
    } else if game.foes.shadows.has(nemesis) {
        3
    } else {
        0
    };
    out.mark(NEMESIS, place);
    if matches!(place, 1..=3) {
        let left = health_left(game, nemesis);
        out.mark(NEMESIS_HEALTH, usize::from(left.saturating_sub(1)) / 2);
        let is_ready = place != 1 && !game.foes.exhausted.has(nemesis);
        let numbers = [
            f32::from(left) / 10.0,
            f32::from(left) / (4.0 * f32::from(game.n_heroes.max(1))),
            if is_ready { 1.0 } else { 0.0 },
        ];
        write_numbers(out, NEMESIS_NUMBERS, 0, &numbers);
    }
}

/// Enemies together.
#[derive(Clone, Copy, Default)]
struct Pack {
    attack: u16,
    health: u16,
    /// Attack of those that are readied, and the wounds that their activations deal.
    ready: u16,
    strikes: u16,
    strongest: u16,
}

impl Pack {
    fn of(game: &Quest, foes: FoeSet) -> Self {
        let quick = &book().quick;
        let mut res = Self::default();
        for foe in foes.iter() {
            let attack = u16::from(quick.attack[foe.idx()]);
            res.attack += attack;
            res.health += u16::from(health_left(game, foe));
            res.strongest = res.strongest.max(attack);
            if !game.foes.exhausted.has(foe) {
                res.ready += attack;
                res.strikes += u16::from(quick.habits[foe.idx()].wounds);
            }
        }
        res
    }
}

/// For each hero: attack and health of engaged enemies and of those in the shadows, attack of the ready ones, wounds that
/// their activations deal, cards that lie face down; and the most that a single enemy attacks with.
fn write_foes(game: &Quest, packs: &[Pack; N_HEROES], out: &mut Inputs) {
    let engaged = game.all_engaged();
    let (shadows, hidden) = (game.foes.shadows, &game.foes.hidden);
    out.mark(ENGAGED, engaged.len().into());
    out.mark(SHADOWS, shadows.len().into());
    out.mark(HIDDEN, hidden.len());
    let n = f32::from(game.n_heroes.max(1));
    let zones = |of: fn(&Pack) -> u16| packs.iter().map(|it| f32::from(of(it))).sum::<f32>() / n;
    let dark = Pack::of(game, shadows);
    let n_ready = hidden.iter().filter(|it| !game.foes.exhausted.has(**it)).count();
    let strongest = packs.iter().map(|it| it.strongest).max().unwrap_or(0).max(dark.strongest);
    let numbers: [f32; N_FOE_NUMBERS] = [
        zones(|it| it.attack) / 4.0,
        zones(|it| it.health) / 6.0,
        zones(|it| it.ready) / 4.0,
        zones(|it| it.strikes) / 4.0,
        f32::from(dark.attack) / n / 4.0,
        f32::from(dark.health) / n / 6.0,
        f32::from(dark.ready) / n / 4.0,
        n_ready as f32 / n / 2.0,
        f32::from(strongest) / 3.0,
    ];
    write_numbers(out, FOES, 0, &numbers);
    for (nth, set) in book().quick.by_set.iter().enumerate() {
        out.set(SETS, nth, f32::from(FoeSet(engaged.0 & set).len()) / 2.0);
        out.set(SETS, N_SETS + nth, f32::from(FoeSet(shadows.0 & set).len()) / 2.0);
    }
}

// ---- the action under way -------------------------------------------------------------------------------------------

fn write_deed(game: &Quest, out: &mut Inputs) {
    let Some((deed, successes, wounds)) = evaluate::under_way(game) else { return };
    let kind = deed.card.kind();
    out.mark(DEED, kind.idx());
    if deed.has_rolled {
        out.mark(DEED, N_KINDS);
    }
    let lacks = (room(game, deed) - successes).clamp(-4.0, 8.0);
    let left = f32::from(game.remaining(deed.hero));
    let numbers = [
        successes / 5.0,
        wounds.min(20.0) / 5.0,
        lacks / 4.0,
        f32::from(deed.targets.len()) / 3.0,
        (wounds / left.max(1.0)).min(2.0),
    ];
    write_numbers(out, EXPECTED, 0, &numbers);
}

/// What is there to be had for successes.
pub(crate) fn room(game: &Quest, deed: &Deed) -> f32 {
    match deed.card.kind() {
        Kind::Explore => f32::from(lack(game)),
        Kind::Rest => f32::from(game.area(deed.hero).wounds),
        Kind::Aid => 4.0,
        Kind::Attack => {
            let needs = |foe: Foe| f32::from(health_left(game, foe) + game.resilience(foe));
            let targets = (deed.targets & game.face_up()).iter().map(needs);
            targets.fold(0.0, f32::max)
        }
    }
}

// ---- heroes ---------------------------------------------------------------------------------------------------------

fn write_heroes(game: &Quest, round: &Round, packs: &[Pack; N_HEROES], out: &mut Inputs) {
    let mut items = [0_u8; N_ITEMS];
    for (nth, &hero) in round.heroes.iter().enumerate() {
        if game.is_up(hero) {
            let own = &game.area(hero).items;
            items.iter_mut().zip(own).for_each(|(sum, n)| *sum += n);
        }
        write_hero(game, round, nth, hero, &packs[hero.idx()], out);
    }
    for (nth, &n) in items.iter().enumerate() {
        out.set(ITEMS, nth, f32::from(n) / 2.0);
    }
    if let Some(&hero) = round.heroes.first() {
        let area = game.area(hero);
        for kind in Kind::ALL {
            out.set(OWN, kind.idx(), f32::from(area.tokens[kind.idx()]) / 2.0);
            out.set(OWN, N_KINDS + kind.idx(), f32::from(u8::from(area.advanced.has(*kind))));
        }
    }
}

/// Weapons, armour and accessories.
const N_TYPES: usize = 3;

/// Gear cards by these types.
static GEAR_BY_TYPE: LazyLock<[u64; N_TYPES]> = LazyLock::new(|| {
    let of = |kind| {
        let all = Gear::ALL.iter().copied().filter(|&it| book().gear(it).kind == kind);
        all.collect::<GearSet>().0
    };
    [of(GearType::Weapon), of(GearType::Armour), of(GearType::Accessory)]
});

fn write_hero(game: &Quest, round: &Round, nth: usize, hero: Hero, pack: &Pack, out: &mut Inputs) {
    let group = Group { first: HEROES.first + nth as u16 * HERO, len: HERO, ..HEROES };
    out.mark(group, HERO_ID + hero.idx());
    let area = game.area(hero);
    if area.is_defeated {
        out.mark(group, HERO_HEALTH);
        return;
    }
    let (health, coming) = (game.health(hero), round.wounds[hero.idx()]);
    let left = game.remaining(hero).saturating_sub(coming);
    let bucket = match left {
        0..=4 => usize::from(left),
        5..=6 => 5,
        7..=8 => 6,
        _ => 7,
    };
    out.mark(group, HERO_HEALTH + 1 + bucket);
    let engaged = game.engaged(hero);
    out.mark(group, HERO_ENGAGED + usize::from(engaged.len().min(3)));
    for kind in game.readied(hero).iter() {
        out.mark(group, HERO_READY + kind.idx());
    }
    for condition in [Condition::Sickened, Condition::Bleeding, Condition::Empowered] {
        if area.has(condition) {
            out.mark(group, HERO_CONDITIONS + condition.idx());
        }
    }
    let usable = area.gear - area.depleted;
    let [weapons, armour, others] = GEAR_BY_TYPE.map(|it| f32::from(GearSet(usable.0 & it).len()));
    let (left, health) = (f32::from(left), f32::from(health.max(1)));
    let share = left / health;
    let numbers = [
        left / 10.0,
        share,
        share * share * share * share,
        f32::from(area.n_tokens()) / 4.0,
        f32::from(area.advanced.len()) / 4.0,
        weapons / 2.0,
        armour,
        others / 2.0,
        f32::from((area.turned & usable).len()) / 2.0,
        f32::from(area.items.iter().sum::<u8>()) / 3.0,
        f32::from(round.left[hero.idx()]) / 2.0,
        f32::from(pack.ready) / 4.0,
        f32::from(pack.attack) / 4.0,
        f32::from(pack.health) / 8.0,
        (f32::from(pack.strikes) / left.max(1.0)).min(2.0),
        f32::from(coming.min(10)) / 4.0,
    ];
    write_numbers(out, group, HERO_NUMBERS, &numbers);
}

// ---- what is asked --------------------------------------------------------------------------------------------------

/// What is asked, roughly, below [`N_STAGES`].
pub(crate) fn stage(game: &Quest) -> usize {
    let Some(step) = game.agenda.top() else { return 15 };
    match step {
        Step::Pick | Step::Leader => 0,
        Step::Act => 1,
        Step::Encore | Step::Linger => 2,
        Step::Targets => 3,
        Step::Prepare => 4,
        Step::Rerolls | Step::Dice(_) => 5,
        Step::Modify | Step::Assist(_) => 6,
        Step::Nemeses | Step::Engaged(..) => 7,
        Step::Keep | Step::Bury | Step::Treasure(..) | Step::Equip(..) => 8,
        Step::EnemyTurn(_) => 9,
        Step::LocationUse | Step::BeforeTravel(_) | Step::Scout => 10,
        Step::Travel => 11,
        Step::Who(..)
        | Step::More(..)
        | Step::Which(..)
        | Step::Alternatives(..)
        | Step::Offer(..) => 12,
        Step::Suffer(..) => 13,
        Step::ReadyOne(..)
        | Step::TireOne(..)
        | Step::Place(..)
        | Step::Tokens(..)
        | Step::PartyTokens(_)
        | Step::Cure(..)
        | Step::Train(_) => 14,
        Step::Improve(_) | Step::Smith(_) | Step::Gift(..) | Step::End | never_asks!() => 15,
    }
}
