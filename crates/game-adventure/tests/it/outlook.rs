//! What can be worked out from a view: odds, roads, what an item is good for.

use game_adventure::content::book;
use game_adventure::event::DefeatEvent;
use game_adventure::names::{Challenge, Hero, Item, Level, Space};
use game_adventure::outlook::{Outlook, Road, Usable, usable};
use game_adventure::state::{Foe, Marker};
use game_adventure::{Action, Event, Setup};
use kernel::{Game, Viewer};

use crate::play::{P1, P2, Play};

fn outlook(play: &Play) -> Outlook {
    Outlook::of(&play.game.view(Viewer::Seat(P2)))
}

#[test]
fn ag_combat_01_odds_are_what_all_rolls_come_to() {
    let cards = [
        Challenge::MountainBoar,
        Challenge::MoonlitSpectre,
        // With a reroll: a third die.
        Challenge::RottenGhoul,
        // Ranged: its blow falls first.
        Challenge::GoblinEngineer,
    ];
    for card in cards {
        let play = Play::of(2).at(P1, Space::D2).next(card);
        let odds = outlook(&play).odds(P1, Foe::Card(card));
        let (mut won, mut taken) = (0, 0);
        for roll in 0..216u8 {
            let mut play = Play { game: play.game, events: Vec::new() };
            play.act(P1, "done", &[roll % 6 + 1, roll / 6 % 6 + 1, roll / 36 + 1]);
            won += u32::from(play.told("won: true"));
            for event in &play.events {
                if let Event::Defeat(DefeatEvent::Hurt { damage, .. }) = event {
                    taken += u32::from(*damage);
                }
            }
        }
        let near = |odds: f32, n: u32| (odds - n as f32 / 216.0).abs() < 1e-4;
        assert!(near(odds.win, won), "{card}: {odds:?}, {won} of 216");
        assert!(near(odds.taken, taken), "{card}: {odds:?}, {taken} in 216");
        assert_eq!(odds.fall, 0.0);
    }
}

#[test]
fn ag_pvp_06_a_duel_is_won_by_who_is_left() {
    let mut play = Play::of(2).at(P1, Space::D2).at(P2, Space::D2);
    // Burbonn has one life left, and shoots first: 1 and a die against defence 4; Grumbaz 2 and a die against 3.
    play.arrange(|view| {
        view.players[0].damage = 5;
        view.players[1].damage = 4;
    });
    let odds = outlook(&play).odds_of(Action::Attack(P2)).expect("a duel");
    let (fall, win) = (4.0 / 6.0, 2.0 / 6.0);
    assert!((odds.fall - fall).abs() < 1e-4, "{odds:?}");
    assert!((odds.win - win).abs() < 1e-4, "{odds:?}");
}

#[test]
fn ag_chal_07_a_draw_is_the_mean_of_what_can_still_be_drawn() {
    let mut play = Play::of(2).at(P1, Space::D2);
    let before = outlook(&play).odds_of(Action::Draw).expect("encounters in the deck");
    // The weakest lies on the board, so that what is left is harder.
    play.arrange(|view| {
        let boar = Marker { card: Challenge::MountainBoar, space: Space::Brill };
        view.track.insert(1, boar);
    });
    let after = outlook(&play).odds_of(Action::Draw).expect("encounters in the deck");
    assert!(after.win < before.win, "{before:?} {after:?}");
}

#[test]
fn ag_chal_07_the_last_encounter_of_a_deck_is_the_mean() {
    let others = Challenge::ALL.iter().copied().filter(|&it| it != Challenge::MountainBoar);
    let items = others.filter(|it| it.level() == Level::Grey).filter_map(|it| book().item_of(it));
    let items: Vec<Item> = items.collect();
    let play = Play::of(2).at(P1, Space::D2).carrying(P2, &items);
    let boar = outlook(&play).odds(P1, Foe::Card(Challenge::MountainBoar));
    assert_eq!(outlook(&play).odds_of(Action::Draw), Some(boar), "AG-CHAL-07");
}

/// AG-RUL-67: the weapon of a defender hurts its bearer, as that of an attacker does.
#[test]
fn ag_rul_67_odds_know_what_a_weapon_does_to_its_bearer() {
    let duel = |weapon: Option<Item>| {
        let heroes = vec![Hero::Burbonn, Hero::Grumbaz];
        let mut play = Play::with(&Setup { heroes, ..Setup::of(2) });
        play = play.at(P1, Space::D2).at(P2, Space::D2);
        play.arrange(|view| view.players[1].weapon = weapon);
        outlook(&play).odds_of(Action::Attack(P2)).expect("a duel")
    };
    let more = duel(Some(Item::SmitesMightyHammer)).dealt - duel(None).dealt;
    // An X in six rolls, whatever the blow does.
    assert!((more - 1.0 / 6.0).abs() < 1e-4, "{more}");
}

#[test]
fn ag_move_04_roads_keep_to_open_spaces() {
    let play = Play::of(2).at(P1, Space::Undercity);
    let roads = outlook(&play).roads(P1);
    let road = |space: Space| roads[space.idx()];
    assert_eq!(road(Space::Brill), Some(Road { turns: 0, steps: 1, flies: false }));
    assert_eq!(road(Space::Shadowfang), Some(Road { turns: 0, steps: 3, flies: false }));
    // The flight path of the city.
    assert_eq!(road(Space::Stormwind), Some(Road { turns: 0, steps: 0, flies: true }));
    // AG-MOVE-04: a green space.
    assert_eq!(road(Space::T4), None);
    let roads = outlook(&play.level(P1, Level::Green)).roads(P1);
    assert_eq!(roads[Space::T4.idx()], Some(Road { turns: 0, steps: 1, flies: false }));
    // Another seat's turn comes later: two steps on the mean.
    let play = Play::of(2).at(P2, Space::Undercity);
    let roads = outlook(&play).roads(P2);
    assert_eq!(roads[Space::Brill.idx()].map(|it| it.turns), Some(1));
    assert_eq!(roads[Space::Shadowfang.idx()].map(|it| it.turns), Some(1));
}

#[test]
fn ag_aggro_01_a_marker_holds_up_a_road() {
    let mut play = Play::of(2).at(P1, Space::Undercity);
    play.arrange(|view| {
        let miner = Marker { card: Challenge::RestlessMiner, space: Space::T2 };
        view.track.insert(1, miner);
    });
    let roads = outlook(&play).roads(P1);
    assert_eq!(roads[Space::T2.idx()].map(|it| it.turns), Some(0));
    // Through Brill and T1 it is no longer than this turn's three steps; past the marker it would be two.
    assert_eq!(roads[Space::Sepulcher.idx()].map(|it| it.turns), Some(1));
}

#[test]
fn ag_item_09_an_item_is_usable_now_later_or_never() {
    let blade = Item::MilitiaShortsword;
    assert_eq!(usable(Hero::Grumbaz, Level::Grey, blade), Usable::Now);
    let staff = Item::CandlewoodRod;
    assert_eq!(usable(Hero::Grumbaz, Level::Red, staff), Usable::Never);
    assert!(!book().item(staff).potions.is_empty(), "what it is worth then");
    let gear = Item::ALL.iter().filter(|it| book().card_of(**it).level() == Level::Red);
    let later = gear.map(|&it| usable(Hero::Sofeea, Level::Grey, it));
    assert!(later.into_iter().any(|it| it == Usable::FromLevel(Level::Red)));
}

/// What fights of random games are said to come to, before and in them: `tests/odds.txt`.
#[test]
fn odds_of_many_fights_are_what_they_were() {
    let mut lines = std::collections::BTreeSet::new();
    let mut tell = |what: String, odds: Option<game_adventure::query::odds::Odds>| {
        if let Some(odds) = odds {
            let game_adventure::query::odds::Odds { win, fall, taken, dealt } = odds;
            lines.insert(format!("{what}: {win:.3} {fall:.3} {taken:.3} {dealt:.3}"));
        }
    };
    for (number, setup) in crate::tables::all(8, 12).iter().enumerate() {
        testkit::questions::<game_adventure::Adventure>(setup, number as u64, |asked| {
            let view = asked.game.view(Viewer::Seat(asked.seat));
            let outlook = Outlook::of(&view);
            let name = |seat: kernel::Seat| view.players[seat.idx()].hero.map_or("", Hero::name);
            if let game_adventure::Prompt::Challenge = asked.prompt {
                let here = view.players[asked.seat.idx()].space;
                for &action in asked.legal {
                    let what = format!("{} on {here}, {action}", name(asked.seat));
                    tell(what, outlook.odds_of(action));
                }
            }
            if let Some(combat) = &view.combat {
                let combat = &combat.fight;
                let what = format!(
                    "{} against {:?}, {:?}",
                    name(combat.attacker),
                    combat.foe,
                    combat.dice
                );
                tell(what, outlook.odds_now());
            }
        });
    }
    let text: String = lines.into_iter().map(|line| line + "\n").collect();
    testkit::golden("tests/odds.txt", &text);
}

/// AG-POWER-01: what an item takes off the first damage of a turn is reckoned with, as long as it was not used.
#[test]
fn ag_power_01_odds_know_what_an_item_prevents() {
    let taken = |items: &[Item], is_used: bool| {
        let mut play = Play::of(2).at(P1, Space::D2).level(P1, Level::Red).carrying(P1, items);
        if is_used {
            play.arrange(|view| items.iter().for_each(|&it| view.turn.used.insert(it)));
        }
        outlook(&play).odds(P1, Foe::Card(Challenge::FelguardSoldier)).taken
    };
    let bare = taken(&[], false);
    assert!(taken(&[Item::WardOfTheChapel], false) < bare, "AG-POWER-01");
    assert_eq!(taken(&[Item::WardOfTheChapel], true), bare, "AG-POWER-01");
}
