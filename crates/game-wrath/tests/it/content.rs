//! What is in the box, counted, and what is wrong with data that is not the box.

use game_wrath::content::{Book, book};
use game_wrath::names::{Ability, Card, Difficulty, Face, Quest, Region, Reward, Space};
use game_wrath::{Setup, Wrath};
use kernel::{Chance, Cx, Game, Viewer};

const BOX: &str = include_str!("../../data/box.ron");
const MAP: &str = include_str!("../../data/map.ron");

#[test]
fn wr_comp_02_the_hero_deck_has_63_cards() {
    let copies = |card: Card| book().card(card).copies;
    let ordinary: u8 = Card::ORDINARY.iter().map(|&it| copies(it)).sum();
    assert_eq!((ordinary, copies(Card::ScourgeRises), copies(Card::Stronghold)), (52, 8, 3));
    assert_eq!(Card::ORDINARY.len(), 6);
}

#[test]
fn wr_comp_03_one_scourge_card_for_each_regional_space() {
    let regional = Space::ALL.iter().filter(|&&it| book().map.region(it).is_some());
    assert_eq!(regional.count(), 30);
    for &region in Region::ALL {
        assert_eq!(book().map.spaces_of(region).len(), 10, "{region}");
    }
    // WR-TERM-05.
    assert_eq!(book().map.region(Space::IcecrownCitadel), None);
}

#[test]
fn wr_comp_04_ten_quests_and_nine_rewards() {
    for &region in Region::ALL {
        let here = book().quests.iter().filter(|it| it.region == Some(region));
        assert_eq!(here.count(), 3, "{region}");
    }
    assert_eq!((book().quests.len(), book().rewards.len()), (Quest::ALL.len(), 9));
    assert_eq!(Reward::ALL.len(), 9);
    for quest in &book().quests {
        assert_eq!(book().map.region(quest.space), quest.region, "{}", quest.id);
        assert!((13..=22).contains(&quest.length()), "{}", quest.id);
    }
}

#[test]
fn wr_comp_01_seven_heroes_with_two_abilities_each() {
    let limits = &book().limits;
    assert_eq!((limits.ghouls, limits.abominations, limits.strongholds), (36, 3, 3));
    assert_eq!(book().dice.count, 2);
    assert_eq!(book().heroes.len(), 7);
    for (idx, hero) in book().heroes.iter().enumerate() {
        assert!((6..=8).contains(&hero.health), "{}", hero.id);
        let abilities: Vec<Ability> = hero.abilities.iter().map(|it| it.id).collect();
        assert_eq!(abilities, Ability::ALL[2 * idx..2 * idx + 2], "{}", hero.id);
    }
}

/// WR-TERM-06: three faces with one success, one with two, one with a block, one with both.
#[test]
fn wr_term_06_the_faces_of_the_dice() {
    let faces = &book().dice.faces;
    let sum = |value: fn(Face) -> u8| faces.iter().map(|&it| value(it)).sum::<u8>();
    assert_eq!((faces.len(), sum(Face::successes), sum(Face::blocks)), (6, 6, 2));
}

/// WR-TERM-04: some distances, with Icecrown Citadel closed and open.
#[test]
fn wr_term_04_distances_with_and_without_the_citadel() {
    let map = &book().map;
    for (from, to, closed, open) in [
        (Space::WyrmrestTemple, Space::TheAvalanche, 5, 3),
        (Space::TheWrathgate, Space::ShadowVault, 4, 2),
        (Space::Dalaran, Space::TheAvalanche, 4, 3),
        (Space::TheNexus, Space::Valgarde, 9, 9),
    ] {
        let found = (map.closed.distance(from, to), map.open.distance(from, to));
        assert_eq!(found, (closed, open), "{from} to {to}");
    }
    let links: u8 = Space::ALL.iter().map(|&it| map.open.next_to(it).len()).sum();
    assert_eq!(links, 2 * 55);
    assert!(map.closed.next_to(Space::IcecrownCitadel).is_empty());
    assert_eq!(map.closed.within(Space::Dalaran, 1).len(), 6);
}

/// WR-DECK-02, WR-DECK-03, WR-DECK-04: the sizes of the piles, special cards included, for every table.
#[test]
fn wr_deck_02_the_sizes_of_the_piles() {
    let expected: [[&[u8]; 5]; 4] = [
        [
            &[12, 12, 12, 10, 10],
            &[12, 11, 11, 10, 10],
            &[11, 11, 11, 9, 9],
            &[11, 11, 11, 10, 9],
            &[11, 11, 10, 9, 9],
        ],
        [
            &[10, 10, 10, 9, 9, 9],
            &[10, 10, 10, 9, 8, 8],
            &[10, 9, 9, 8, 8, 8],
            &[10, 10, 9, 8, 8, 8],
            &[9, 9, 9, 8, 8, 8],
        ],
        [
            &[9, 9, 8, 8, 8, 8, 7],
            &[9, 9, 8, 8, 7, 7, 7],
            &[9, 8, 7, 7, 7, 7, 7],
            &[9, 9, 7, 7, 7, 7, 7],
            &[8, 8, 7, 7, 7, 7, 7],
        ],
        [
            &[7, 8, 7, 7, 7, 7, 7, 7],
            &[7, 8, 7, 7, 7, 7, 6, 6],
            &[7, 8, 7, 6, 6, 6, 6, 6],
            &[7, 8, 7, 7, 6, 6, 6, 6],
            &[7, 8, 6, 6, 6, 6, 6, 6],
        ],
    ];
    for (&difficulty, row) in Difficulty::ALL.iter().zip(expected) {
        for (seats, sizes) in (1..=5).zip(row) {
            let mut setup = crate::table::opening(seats);
            setup.options.difficulty = difficulty;
            let deck = deck_of(&setup);
            let found: Vec<u8> = deck.piles.iter().map(|it| it.cards).collect();
            assert_eq!(found, sizes, "{difficulty}, {seats} seats");
            // WR-DECK-03: one The Scourge Rises in every pile. WR-DECK-04: Strongholds in the leftmost ones.
            assert!(deck.piles.iter().all(|it| it.scourge_rises == 1));
            let with: Vec<u8> = (1u8..)
                .zip(&deck.piles)
                .filter(|(_, it)| it.strongholds == 1)
                .map(|(number, _)| number)
                .collect();
            assert_eq!(with, book().difficulty(difficulty).strongholds);
        }
    }
}

fn deck_of(setup: &Setup) -> game_wrath::view::HeroDeckView {
    let game = Wrath::start(setup, &mut Cx::silent(&mut Chance::fast(1)));
    game.expect("a table of the rulebook").view(Viewer::Spectator).hero_deck
}

/// WR-SETUP-07: 15 ghouls and an abomination on nine spaces, the Lich King in the region of the first card.
#[test]
fn wr_setup_07_the_first_enemies() {
    let game = Wrath::start(&crate::table::opening(2), &mut Cx::silent(&mut Chance::fast(9)));
    let view = game.expect("a table of the rulebook").view(Viewer::Spectator);
    assert_eq!((view.supply.ghouls, view.supply.abominations), (21, 2));
    let held = view.spaces.values().filter(|it| it.ghouls + it.abominations != 0);
    assert_eq!(held.count(), 9);
    assert_eq!(view.scourge.discard.len(), 9);
    assert_eq!(view.scourge.blocks.len(), 1);
    let mut counts: Vec<u8> =
        view.spaces.values().map(|it| it.ghouls).filter(|&n| n != 0).collect();
    counts.sort_unstable();
    assert_eq!(counts, [1, 1, 1, 2, 2, 2, 3, 3]);
}

/// WR-SETUP-09, WR-SETUP-12: what the box cannot lay is refused by name.
#[test]
fn wr_setup_09_tables_that_cannot_be() {
    let refused = |setup: Setup| setup.check().expect_err("no such table").rule;
    assert_eq!(refused(Setup::of(0)), "WR-SETUP-09");
    assert_eq!(refused(Setup::of(6)), "WR-SETUP-09");
    let with = |seats: u8, key: &str, value: &str| {
        let mut setup = Setup::of(seats);
        setup.set(key, value).expect("an option");
        setup
    };
    assert_eq!(refused(with(2, "heroes", "jaina")), "WR-SETUP-09");
    assert_eq!(refused(with(2, "heroes", "jaina,jaina")), "WR-SETUP-09");
    assert_eq!(refused(with(1, "heroes", "jaina,thrall")), "WR-SETUP-09");
    assert_eq!(refused(with(2, "first", "P3")), "WR-SETUP-12");
    assert!(with(1, "heroes", "jaina,thrall,tirion").check().is_ok());
    assert!(Setup::of(2).set("difficulty", "easy").is_err());
    assert!(Setup::of(2).set("colour", "red").is_err());
}

fn refused(box_ron: &str, map_ron: &str, words: &str) {
    let error = Book::read(box_ron, map_ron).expect_err("not the box");
    assert!(error.contains(words), "{error}");
}

#[test]
fn a_slip_in_the_data_is_told() {
    assert!(Book::read(BOX, MAP).is_ok());
    refused(&BOX.replacen("FFFFHHH", "FFFFXHH", 1), MAP, "'X'");
    refused(&BOX.replacen("health: 8", "heelth: 8", 1), MAP, "heelth");
    refused(&BOX.replacen("id: \"tirion\"", "id: \"thrall\"", 1), MAP, "heroes");
    let twice = MAP.replacen("links: [", "links: [(\"dalaran\", \"frosthold\"),", 1);
    refused(BOX, &twice, "dalaran");
    refused(BOX, &MAP.replacen("(id: \"gundrak\"", "(id: \"dalaran\"", 1), "spaces");
}

#[test]
fn wr_reward_01_an_effect_fits_what_is_named_with_the_card() {
    let read = |from: &str, to: &str| {
        assert_eq!(BOX.matches(from).count(), 1, "{from}");
        Book::read(&BOX.replace(from, to), MAP).map(|_| ())
    };
    let wrong = "gunship-support names nothing that its effect acts on";
    assert_eq!(read("effect: Airlift", "effect: March(5)"), Err(wrong.to_owned()));
    assert_eq!(read("effect: Airlift", "effect: Table(QuietNight)"), Ok(()));
}
