//! The numbers that are printed on the components, each as the rules reference and its sources say.

use game_wrath::content::book;
use game_wrath::names::{Card, Hero, Icon, Quest, Region, Space};
use game_wrath::{Setup, Wrath};
use kernel::{Chance, Cx, Game, Refusal, Viewer};

fn begun(setup: &Setup) -> Result<Wrath, Refusal> {
    Wrath::start(setup, &mut Cx::silent(&mut Chance::fast(1)))
}

/// Seven hero sheets; sliders and reference cards for five; a quest and a progress marker for each of three quests, and
/// none for the fourth: the siege takes over the last one.
#[test]
fn wr_comp_05_sheets_sliders_and_markers() {
    assert_eq!(Hero::ALL.len(), 7);
    assert_eq!((Wrath::INFO.min_seats, Wrath::INFO.max_seats), (1, 5));
    assert_eq!(begun(&Setup::of(6)).expect_err("six sliders").rule, "WR-SETUP-09");
    for seats in 1..=5 {
        let view = begun(&Setup::of(seats)).expect("a table").view(Viewer::Spectator);
        assert_eq!((view.quests.len(), view.siege.is_none()), (3, true), "{seats}");
        assert_eq!((view.scourge.index, view.despair), (0, 0), "{seats}");
    }
    // The solo marker goes along a row of three heroes.
    assert_eq!((Setup::of(1).n_heroes(), Setup::of(2).n_heroes()), (3, 2));
}

#[test]
fn wr_comp_02_how_many_there_are_of_each_kind() {
    let copies: Vec<u8> = Card::ORDINARY.iter().map(|&it| book().card(it).copies).collect();
    // Fight (1) and (2), Defend, Travel (2) and (4), Heal
    assert_eq!(copies, [12, 5, 11, 10, 4, 10]);
    let icons: Vec<Option<Icon>> = Card::ALL.iter().map(|it| it.icon()).collect();
    let [fight, travel] = [Some(Icon::Fight), Some(Icon::Travel)];
    let printed = [fight, fight, Some(Icon::Defend), travel, travel, Some(Icon::Heal), None, None];
    assert_eq!(icons, printed);
}

#[test]
fn wr_setup_09_health_and_start_spaces() {
    let printed = [
        (Hero::Tirion, 8, Space::TheBreach),
        (Hero::Liadrin, 7, Space::Dalaran),
        (Hero::Thrall, 7, Space::WarsongHold),
        (Hero::Sylvanas, 6, Space::VengeanceLanding),
        (Hero::Muradin, 8, Space::Frosthold),
        (Hero::Jaina, 6, Space::ValianceKeep),
        (Hero::Varian, 7, Space::Valgarde),
    ];
    for (hero, health, start) in printed {
        let facts = book().hero(hero);
        assert_eq!((facts.health, facts.start), (health, start), "{hero}");
    }
}

/// WR-SETUP-12: no start space is missing in the order from the north.
#[test]
fn wr_setup_12_start_spaces_from_north_to_south() {
    let heroes = ["tirion", "muradin", "liadrin", "sylvanas", "thrall", "jaina", "varian"];
    let starts = heroes.map(|name| book().hero(name.parse().expect("a hero")).start);
    assert_eq!(book().map.north, starts);
}

#[test]
fn wr_quest_01_tracks_and_damage() {
    let printed = [
        (Quest::Naxxramas, 2, "FFFFHHHTTDDDFFF"),
        (Quest::UtgardeKeep, 2, "DDDFFFHHDDTTTFFF"),
        (Quest::WyrmrestTemple, 2, "TTHHHHFFDDDDDTTFF"),
        (Quest::TheNexus, 3, "TTTFFHHHDDDTTFF"),
        (Quest::AzjolNerub, 3, "DDDFFHHHTTTFFF"),
        (Quest::VaultOfArchavon, 3, "TTTDDFFHHTTFF"),
        (Quest::Ulduar, 2, "TTTTDDDFFFHHH"),
        (Quest::ArgentTournament, 2, "FFFTTHHHFFDDFF"),
        (Quest::Gundrak, 2, "HHHDDFFTTDDFFF"),
        (Quest::IcecrownCitadel, 2, "FFFTTHHHDDDDTTTHHHFFFF"),
    ];
    for (quest, damage, track) in printed {
        let facts = book().quest(quest);
        let letter = |icon: &Icon| match icon {
            Icon::Fight => 'F',
            Icon::Defend => 'D',
            Icon::Travel => 'T',
            Icon::Heal => 'H',
        };
        let letters: String = facts.track.iter().map(letter).collect();
        assert_eq!((facts.damage, letters.as_str()), (damage, track), "{quest}");
    }
}

#[test]
fn wr_spawn_01_the_scourge_track() {
    assert_eq!(book().scourge_track.rates, [2, 2, 3, 3, 3, 4, 4, 4, 5]);
}

/// WR-TERM-05: ten spaces of each colour, which ones is printed.
#[test]
fn wr_term_05_the_regions() {
    let named = |region: Region| {
        let spaces = book().map.spaces_of(region);
        spaces.iter().map(Space::name).collect::<Vec<_>>().join(" ")
    };
    let red = "onslaught-harbor the-avalanche rivers-heart vault-of-archavon temple-city-of-enkilah warsong-hold \
               valiance-keep the-wrathgate azjol-nerub the-nexus";
    let green = "shadow-vault argent-tournament temple-of-storms the-breach dalaran frosthold terrace-of-the-makers \
                 thunderfall gundrak ulduar";
    let purple = "wyrmrest-temple thryms-end draktharon-keep kolramas grizzlemaw amberpine-lodge utgarde-keep \
                  vengeance-landing valgarde naxxramas";
    assert_eq!([Region::Red, Region::Green, Region::Purple].map(named), [red, green, purple]);
}

/// WR-TERM-04: how many lines end on each space, in the order of the Scourge cards and Icecrown Citadel last; 55 in all.
#[test]
fn wr_term_04_the_lines_of_the_map() {
    let lines: Vec<u8> = Space::ALL.iter().map(|&it| book().map.open.next_to(it).len()).collect();
    let red = [3, 4, 4, 3, 4, 4, 3, 4, 4, 1];
    let green = [4, 2, 4, 4, 5, 4, 4, 3, 3, 2];
    let purple = [3, 6, 5, 3, 5, 3, 4, 3, 2, 3];
    let printed: Vec<u8> = [red, green, purple].into_iter().flatten().chain([4]).collect();
    assert_eq!(lines, printed);
    assert_eq!(lines.iter().sum::<u8>(), 2 * 55);
}
