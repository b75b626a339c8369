//! WQ-SETUP, WQ-DECK: what lies in the decks of a quest, for every sheet and many shuffles.

use std::collections::BTreeSet;

use game_quest::content::{SheetFacts, book};
use game_quest::names::{Dungeon, Foe, Gear, GearType, Hero, Location, Rank, Sheet};
use game_quest::view::Lying;
use game_quest::{Quest, Setup, View};
use kernel::{Chance, Cx, Game, Viewer};

const N_SHUFFLES: u64 = 40;

fn laid(setup: &Setup, seed: u64) -> View {
    let game = Quest::start(setup, &mut Cx::silent(&mut Chance::fast(seed)));
    game.expect("a table of the rulebook").view(Viewer::Omniscient)
}

/// Every quest, laid many times.
fn each_table(mut test: impl FnMut(&SheetFacts<cards::Block>, &View)) {
    for &quest in Sheet::ALL {
        for seed in 0..N_SHUFFLES {
            test(book().sheet(quest), &laid(&Setup { quest, ..Setup::of(4) }, seed));
        }
    }
}

/// The enemy cards of the quest, wherever they are by now; the nemesis in the lair left out.
fn in_quest(view: &View) -> BTreeSet<Foe> {
    let is_in = |at: Lying| !matches!(at, Lying::Box | Lying::Lair);
    view.enemies.iter().filter(|(_, it)| is_in(it.at)).map(|(&foe, _)| foe).collect()
}

/// Those of them that no named set brought.
fn open(sheet: &SheetFacts<cards::Block>, view: &View) -> Vec<Foe> {
    let is_open = |foe: &Foe| !sheet.sets.contains(&book().enemy(*foe).set);
    in_quest(view).into_iter().filter(is_open).collect()
}

/// WQ-DECK-02: a named set brings all its cards, standard and elite.
#[test]
fn wq_deck_02_a_set_is_every_card_of_its_name() {
    each_table(|sheet, view| {
        let all = in_quest(view);
        for &foe in Foe::ALL.iter().filter(|&&foe| sheet.sets.contains(&book().enemy(foe).set)) {
            assert!(all.contains(&foe), "{foe} is not in {}", sheet.id);
        }
    });
}

/// WQ-DECK-03, WQ-DECK-04, WQ-DECK-11, WQ-DECK-12, WQ-DELVE-02: so many open cards of each rank and level as the sheet
/// says, beside the sets and no card of a set; a nemesis has no level and is none of them (WQ-NEM-01).
#[test]
fn wq_deck_03_open_enemies_are_of_the_stated_level_and_rank() {
    each_table(|sheet, view| {
        let found = open(sheet, view);
        let n_of = |level: u8, rank: Rank| {
            let fits = |foe: &&Foe| {
                let facts = book().enemy(**foe);
                facts.level == level && facts.rank == rank
            };
            found.iter().filter(fits).count()
        };
        let mut n_all = 0;
        for it in &sheet.open {
            assert_eq!(n_of(it.level, Rank::Standard), usize::from(it.standard), "{}", sheet.id);
            let n_elite = n_of(it.level, Rank::Elite);
            assert_eq!(n_elite, usize::from(it.elite), "WQ-DECK-04: {}", sheet.id);
            n_all += usize::from(it.standard + it.elite);
        }
        assert_eq!(found.len(), n_all, "WQ-DECK-12: {}: {found:?}", sheet.id);
        let is_stated =
            |foe: &&Foe| sheet.open.iter().any(|it| it.level == book().enemy(**foe).level);
        assert_eq!(found.iter().filter(is_stated).count(), n_all, "WQ-DECK-11: {}", sheet.id);
        assert!(sheet.level == 0 || sheet.open.iter().all(|it| it.level == sheet.level));
    });
}

/// WQ-DECK-01, WQ-DECK-03: open cards are drawn by chance, and nobody but the omniscient sees which.
#[test]
fn wq_deck_01_open_cards_are_drawn_unseen() {
    let mut drawn = BTreeSet::new();
    let setup = Setup::of(2);
    let sheet = book().sheet(setup.quest);
    for seed in 0..N_SHUFFLES {
        drawn.extend(open(sheet, &laid(&setup, seed)));
        let game = Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(seed)));
        let seen = game.expect("a table").view(Viewer::Spectator);
        assert_eq!((seen.enemy_deck.cards, seen.dungeon.cards), (None, None));
        assert_eq!((seen.location.cards, seen.gear.cards), (None, None));
        let named = |foe: &Foe| sheet.sets.contains(&book().enemy(*foe).set);
        let known = seen.enemy_deck.known.iter();
        assert_eq!(known.filter(|foe| !named(foe) && !foe.is_nemesis()).count(), 0);
    }
    let n_each: usize = sheet.open.iter().map(|it| usize::from(it.standard + it.elite)).sum();
    assert!(n_each < drawn.len(), "the same {n_each} cards every time");
}

/// WQ-DECK-05, WQ-DECK-11: open locations of the stated levels, and at the bottom the one that is named.
#[test]
fn wq_deck_05_locations_as_the_sheet_arranges_them() {
    let mut tops = BTreeSet::new();
    each_table(|sheet, view| {
        let mut deck: Vec<Location> = view.location.active.into_iter().collect();
        deck.extend(view.location.cards.iter().flatten().copied());
        assert_eq!(deck.pop(), Some(sheet.last));
        let levels: Vec<u8> = deck.iter().map(|&it| book().location(it).level).collect();
        let stated = sheet.locations.iter();
        let stated: Vec<u8> =
            stated.flat_map(|it| std::iter::repeat_n(it.level, usize::from(it.n))).collect();
        assert_eq!(levels, stated, "{}", sheet.id);
        tops.insert(deck[0]);
        deck.sort_unstable();
        deck.dedup();
        assert_eq!(deck.len(), stated.len(), "a location is one card");
    });
    assert!(6 < tops.len(), "{tops:?}");
}

/// WQ-SETUP-12, WQ-NEM-01, WQ-DECK-11: cards with the quest symbol are in no deck, but for the location that the sheet
/// names.
#[test]
fn wq_setup_12_cards_with_the_quest_symbol_are_put_aside() {
    each_table(|sheet, view| {
        assert!(in_quest(view).iter().all(|foe| !foe.is_nemesis()), "{}", sheet.id);
        let dungeon = view.dungeon.cards.as_ref().expect("all is seen");
        assert!(dungeon.iter().all(|&it| !book().dungeon(it).quest), "{}", sheet.id);
        let places = view.location.cards.as_ref().expect("all is seen");
        let marked: Vec<Location> =
            places.iter().copied().filter(|&it| book().location(it).level == 0).collect();
        assert_eq!(marked, [sheet.last]);
    });
}

/// WQ-DECK-06, WQ-DECK-07: so many dungeon and gear cards as the sheet says, no more of any than the box has.
#[test]
fn wq_deck_06_so_many_cards_as_stated() {
    each_table(|sheet, view| {
        let dungeon = view.dungeon.cards.as_ref().expect("all is seen");
        assert_eq!(dungeon.len(), usize::from(sheet.dungeon));
        for &card in Dungeon::ALL {
            let n = dungeon.iter().filter(|&&it| it == card).count();
            assert!(n <= usize::from(book().dungeon(card).copies), "{n} of {card}");
        }
        let gear: BTreeSet<Gear> = view.gear.cards.iter().flatten().copied().collect();
        assert_eq!(gear.len(), usize::from(sheet.gear));
        // WQ-LEG-01, WQ-SETUP-05, WQ-DECK-08: nothing legendary, and no Fortune without a pool.
        assert!(gear.iter().all(|it| it.legend_of().is_none() && *it != Gear::LegendaryFortune));
    });
}

/// WQ-DECK-10, WQ-AMB-27: the Warpstone of the pool takes the place of a dungeon card that nobody chose.
#[test]
fn wq_deck_10_a_pool_card_takes_the_place_of_another() {
    let plain = Setup { quest: Sheet::Pursuit, ..Setup::of(2) };
    let mut pooled = plain.clone();
    pooled.set("pool", "warpstone").expect("a pool");
    let (mut removed, mut places) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..N_SHUFFLES {
        let before = laid(&plain, seed).dungeon.cards.expect("all is seen");
        let after = laid(&pooled, seed).dungeon.cards.expect("all is seen");
        assert_eq!(after.len(), before.len());
        assert_eq!(after.iter().filter(|&&it| it == Dungeon::Warpstone).count(), 1);
        let n_of = |deck: &[Dungeon], card| deck.iter().filter(|&&it| it == card).count();
        let gone: Vec<Dungeon> = Dungeon::ALL
            .iter()
            .copied()
            .filter(|&card| n_of(&after, card) < n_of(&before, card))
            .collect();
        assert_eq!(gone.len(), 1, "one card made room");
        removed.extend(gone);
        places.extend(after.iter().position(|&it| it == Dungeon::Warpstone));
    }
    assert!(4 < removed.len() && 6 < places.len(), "WQ-AMB-27: {removed:?} {places:?}");
}

/// WQ-AMB-45: each nemesis is one card, and so is the Warpstone: what the sheet has is not in the decks as well.
#[test]
fn wq_amb_45_the_sheets_own_copy() {
    let mut setup = Setup { quest: Sheet::LocateTheToxicAgent, ..Setup::of(2) };
    setup.set("pool", "warpstone nunkel odious-grump").expect("a pool");
    for seed in 0..N_SHUFFLES {
        let view = laid(&setup, seed);
        assert_eq!(view.enemies[&Foe::Nunkel].at, Lying::Lair);
        assert_ne!(view.enemies[&Foe::OdiousGrump].at, Lying::Box);
        assert!(!view.dungeon.cards.expect("all is seen").contains(&Dungeon::Warpstone));
    }
}

/// WQ-LEG-01: legendary gear belongs to the hero whose name it bears.
#[test]
fn wq_leg_01_of_one_hero_only() {
    let mut setup = Setup::of(2);
    setup.set("heroes", "ironbreaker,waywatcher").expect("two heroes");
    for &gear in Gear::legends(Hero::Waywatcher) {
        setup.kits.clear();
        setup.set("kit", &format!("ironbreaker {gear}")).expect("a kit");
        let refused = Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(0)));
        assert_eq!(refused.map_err(|it| it.rule), Err("WQ-LEG-01"), "{gear}");
        setup.kits.clear();
        setup.set("kit", &format!("waywatcher {gear}")).expect("a kit");
        assert!(Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(0))).is_ok());
    }
}

/// WQ-SETUP-04: the hero card is the one for the number of heroes in the game.
#[test]
fn wq_setup_04_the_card_for_so_many_heroes() {
    for seats in 1..=4u8 {
        let mut setup = Setup::of(seats);
        setup.heroes = Hero::ALL[..usize::from(setup.n_heroes())].to_vec();
        for (hero, it) in laid(&setup, 0).heroes {
            let (two, three, four) = book().hero(hero).health;
            let health = [two, two, three, four][usize::from(seats) - 1];
            assert_eq!(it.health, health, "{hero} among {seats}");
        }
    }
}

/// WQ-AMB-26, WQ-DECK-12: where fewer cards are left than the sheet asks for, all that are left are used, and none that
/// a hero has.
#[test]
fn wq_amb_26_too_few_cards() {
    let mut setup = Setup { quest: Sheet::LostInTheDark, ..Setup::of(4) };
    let mut left: BTreeSet<Gear> = Gear::ALL.iter().copied().collect();
    left.retain(|it| it.legend_of().is_none() && *it != Gear::LegendaryFortune);
    let of = |kind: GearType| {
        Gear::ALL
            .iter()
            .copied()
            .filter(move |&it| book().gear(it).kind == kind && it.legend_of().is_none())
    };
    let (mut weapons, mut armour) = (of(GearType::Weapon), of(GearType::Armour));
    for &hero in Hero::ALL {
        let kit = setup.kits.entry(hero).or_default();
        kit.gear_limit = 20;
        kit.gear.extend(weapons.by_ref().take(2).chain(armour.by_ref().take(1)));
    }
    let first = setup.kits.get_mut(&Hero::Ironbreaker).expect("a kit");
    first.gear.extend(of(GearType::Accessory));
    for kit in setup.kits.values() {
        kit.gear.iter().for_each(|it| assert!(left.remove(it), "{it} twice"));
    }
    assert!(!left.is_empty() && left.len() < usize::from(book().sheet(setup.quest).gear));
    let deck = laid(&setup, 0).gear.cards.expect("all is seen");
    assert_eq!(deck.len(), left.len());
    assert_eq!(deck.into_iter().collect::<BTreeSet<_>>(), left);
}
