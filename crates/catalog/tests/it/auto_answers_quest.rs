//! Answers in advance in Warhammer Quest: every window obeys always, never and ask, and nothing else is answered.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use catalog::{AnyTable, AutoAnswers, game};
use game_quest::names::{Gear, GearType, Hero, Kind, Sheet};
use game_quest::windows::WINDOWS;
use game_quest::{Kit, Prompt, Quest, Setup};
use kernel::{Chance, Game, Match, Preference, Seat};

/// For each window how its answers begin, and what lets it be.
const SAID: &[(&str, &[&str], &[&str])] = &[
    ("spend-tokens", &["spend"], &["roll"]),
    ("widen-attack", &["widen"], &["done"]),
    ("reroll-dice", &["use flail", "use lucky-coin", "use lucky-charm"], &["done"]),
    ("roll-gear", ROLL_GEAR, &["done"]),
    ("roll-items", &["use torch", "use whetstone"], &["done"]),
    ("roll-wounds", ROLL_WOUNDS, &["done", "roll"]),
    ("help-attacks", &["use crossbow"], &["pass"]),
    ("name-enemies", &["choose "], &["pass"]),
    ("name-heroes", &["choose "], &["done"]),
    ("card-offers", &["accept"], &["pass"]),
    ("cure", &["cure "], &["pass"]),
    ("healing-items", &["use healing-draught"], &["hold", "done"]),
    ("after-action", &["use "], &["done"]),
    ("one-more-action", &["attack", "explore", "aid", "rest"], &["pass"]),
    ("engaging-enemies", &["use boar-spear"], &["pass"]),
    ("prevent-wounds", &["use scale-coat"], &["pass"]),
    ("location-offers", &["use forge-hall", "use ratcatchers-cistern"], &["pass"]),
    ("before-travel", &["use sewer-map"], &["pass"]),
    ("equip-gear", &["equip", "unequip "], &["decline"]),
    ("take-gifts", &["equip", "unequip "], &["decline"]),
];
const ROLL_GEAR: &[&str] = &[
    "use great-axe",
    "use duelling-sabre",
    "use runed-helm",
    "use climbing-rope",
    "use ring-of-cinders",
];
const ROLL_WOUNDS: &[&str] = &[
    "use warpstone",
    "use staff-of-the-red-wind",
    "use burning-lantern",
    "use conflagration",
    "use ember-sight",
];

fn all(to: Preference) -> AutoAnswers {
    let mut res = AutoAnswers::default();
    WINDOWS.iter().for_each(|it| res.set(WINDOWS, it, to).unwrap());
    res
}

fn only(window: &str, to: Preference) -> AutoAnswers {
    let mut res = AutoAnswers::default();
    res.set(WINDOWS, window, to).unwrap();
    res
}

/// What each activation, round and stage consists of: a person chooses.
fn has_to_be_chosen(table: &Match<Quest>, seat: Seat) -> bool {
    match table.state().decision().unwrap().prompt {
        Prompt::Act { hero } => {
            let heroes = table.state().view(kernel::Viewer::Omniscient).heroes;
            heroes[&hero].seat == seat
        }
        Prompt::Targets { .. }
        | Prompt::AidWhom { .. }
        | Prompt::Travel
        | Prompt::Alternatives { .. }
        | Prompt::EnemyTurn { .. }
        | Prompt::Improve { .. }
        | Prompt::Smith { .. }
        | Prompt::Treasure { .. }
        | Prompt::Dice { .. } => true,
        _ => false,
    }
}

/// Checks one seat that is asked; the window that it met, if all its answers belong to one.
fn check(table: &Match<Quest>, seat: Seat) -> Option<&'static str> {
    let legal = table.legal(seat);
    let answer = |answers: &AutoAnswers| table.auto_answer(seat, answers);
    assert_eq!(answer(&AutoAnswers::default()), None, "who wished nothing is asked");
    let (always, never) = (all(Preference::Always), all(Preference::Never));
    let mut passing = AutoAnswers::default();
    passing.is_passing = true;
    if !table.in_window(seat) {
        for answers in [&always, &never, &passing] {
            assert_eq!(answer(answers), None, "no window: {legal:?}");
        }
        return None;
    }
    assert!(!has_to_be_chosen(table, seat), "{legal:?}");
    let turn = table.state().view(kernel::Viewer::Omniscient);
    if let Some(active) = turn.turn.active {
        let is_own = turn.heroes[&active].seat == seat;
        assert_eq!(table.is_turn_of(seat), is_own, "there is no passing in one's own activation");
    }
    let declines = |it: &str| ["pass", "done", "decline", "roll", "hold"].contains(&it);
    let declined: Vec<&String> = legal.iter().filter(|it| declines(it)).collect();
    let [decline] = declined.as_slice() else { panic!("one way to let it be: {legal:?}") };
    let uses: Vec<&String> = legal.iter().filter(|it| it != decline).collect();
    let single = match uses.as_slice() {
        // Nothing can be done at all: the house answers that for everybody.
        [] => Some((*decline).clone()),
        [only] => Some((*only).clone()),
        [_, _, ..] => None,
    };
    assert_eq!(answer(&never).as_ref(), Some(*decline), "{legal:?}");
    assert_eq!(answer(&passing).as_ref(), Some(*decline), "{legal:?}");
    assert_eq!(answer(&always), single, "with several ways the person chooses: {legal:?}");
    if uses.is_empty() {
        return None;
    }

    let met: Vec<&str> = WINDOWS
        .iter()
        .copied()
        .filter(|it| answer(&only(it, Preference::Never)).is_some())
        .collect();
    let [window] = met.as_slice() else {
        assert!(met.is_empty(), "{legal:?}");
        return None;
    };
    let (_, begins, declined) = SAID.iter().find(|(it, ..)| it == window).expect("it is listed");
    assert!(declined.contains(&decline.as_str()), "{window}: {legal:?}");
    let fits = |it: &&String| begins.iter().any(|begin| it.starts_with(begin));
    assert!(uses.iter().all(fits), "{window}: {legal:?}");
    assert_eq!(answer(&only(window, Preference::Always)), single);
    Some(window)
}

/// Heroes who bring much along, so that there is much to be asked about; `number` says what.
fn equipped(seats: u8, quest: Sheet, number: usize) -> Setup {
    let mut res = Setup { quest, ..Setup::of(seats) };
    let mut gear: Vec<Gear> = Gear::ALL.to_vec();
    gear.retain(|it| *it != Gear::LegendaryFortune && it.legend_of().is_none());
    let by = number * 5 % gear.len();
    gear.rotate_left(by);
    res.pool.warpstone = true;
    for &hero in Hero::ALL {
        let mut kit = Kit { gear_limit: 4, ..Kit::default() };
        let is_advanced = |kind: &Kind| (number >> (*kind as u8)) & 1 == 1;
        kit.advanced = Kind::ALL.iter().copied().filter(is_advanced).collect();
        let kind = |gear: Gear| game_quest::content::book().gear(gear).kind;
        for _ in 0..gear.len() {
            let it = gear.remove(0);
            let n = kit.gear.iter().filter(|&&other| kind(other) == kind(it)).count();
            let fits = match kind(it) {
                GearType::Weapon => n < 2,
                GearType::Armour => n == 0,
                GearType::Accessory | GearType::Fortune => true,
            };
            if fits && kit.gear.len() < 3 {
                kit.gear.push(it);
            } else {
                gear.push(it);
            }
        }
        kit.gear.extend(Gear::legends(hero).iter().take(1));
        let weapons = kit.gear.iter().filter(|&&it| kind(it) == GearType::Weapon).count();
        let armour = kit.gear.iter().filter(|&&it| kind(it) == GearType::Armour).count();
        if 2 < weapons || 1 < armour {
            kit.gear.pop();
        }
        res.kits.insert(hero, kit);
    }
    res
}

#[test]
fn every_window_obeys_always_never_and_ask() {
    let (mut met, mut n_others_wait) = (BTreeSet::new(), 0);
    let dice = &mut Chance::fast(11);
    for number in 0..240 {
        let quest = Sheet::campaign()[number % Sheet::campaign().len()];
        let setup = equipped(1 + (number % 4) as u8, quest, number);
        let mut table = Match::<Quest>::start(setup, dice).unwrap();
        loop {
            let asked: Vec<Seat> = table.asked().iter().collect();
            if asked.is_empty() {
                break;
            }
            met.extend(asked.iter().filter_map(|&seat| check(&table, seat)));
            if asked.iter().any(|&seat| has_to_be_chosen(&table, seat)) {
                n_others_wait += asked.len() - 1;
                assert_eq!(table.awaited().iter().count(), 1, "the others only may drink");
            }
            let seat = asked[dice.below(asked.len() as u32) as usize];
            let legal = table.legal(seat);
            let action = legal[dice.below(legal.len() as u32) as usize].clone();
            table.act(seat, &action, dice).unwrap();
        }
    }
    assert_eq!(met, WINDOWS.iter().copied().collect(), "all of them were met");
    assert_ne!(n_others_wait, 0);
    let told: Vec<&str> = SAID.iter().map(|(it, ..)| *it).collect();
    assert_eq!(told, WINDOWS);
    assert_eq!(game("quest").unwrap().windows(), WINDOWS);
}
