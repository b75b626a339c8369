//! What reasons of hints are told in: each measure counts what it says, has one name, and matters by a rule that exists.

use std::collections::BTreeMap;

use ai::{Budget, Holding};
use catalog::{AnyTable, Playable};
use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Game, Seat, Viewer};

const P1: Seat = Seat(0);

/// A position as a scenario describes it.
fn position<G: Game>(head: &str, position: &str) -> Box<dyn AnyTable> {
    let id = G::INFO.id;
    let text = format!(
        "game = \"{id}\"\ntitle = \"it\"\nseats = 2\n{head}\n[position]\n{position}\n---\nasked P1\n"
    );
    let source = catalog::scenario::parse(&text).unwrap().into_example().unwrap();
    let Ok(solution) = catalog::game(id).unwrap().solve_lesson(&source) else {
        panic!("{text}");
    };
    solution.table
}

/// The measures of the first seat by their names.
fn measures<G: Playable>(head: &str, description: &str) -> BTreeMap<&'static str, i32> {
    let all = G::holdings(&seen::<G>(head, description), P1);
    let res: BTreeMap<&str, i32> = all.iter().map(|it| (it.name, it.n)).collect();
    assert_eq!(res.len(), all.len(), "each has a name of its own");
    by_rules(&all);
    res
}

/// What the first seat sees.
fn seen<G: Playable>(head: &str, description: &str) -> G::View {
    let table = position::<G>(head, description);
    serde_json::from_value(table.view(Viewer::Seat(P1))).unwrap()
}

fn by_rules(all: &[Holding]) {
    for it in all {
        let rule = rulebook::entry(it.rule, rulebook::Language::English);
        assert!(rule.is_some(), "{}: {}", it.name, it.rule);
    }
}

/// Place by place and card by card, the first seat has `expected`.
fn has<G: Playable>(head: &str, description: &str, expected: &[(&str, &str, i32)]) {
    let all = G::details(&seen::<G>(head, description), P1);
    by_rules(&all);
    for &(name, of, n) in expected {
        let is_it = |it: &&Holding| (it.name, it.of.unwrap_or_default()) == (name, of);
        let found: i32 = all.iter().filter(is_it).map(|it| it.n).sum();
        assert_eq!(found, n, "{name} {of}");
    }
}

fn are(found: &BTreeMap<&str, i32>, expected: &[(&str, i32)]) {
    for (name, n) in expected {
        assert_eq!(found.get(name), Some(n), "{name}");
    }
}

const ISLANDS: &str = "set = { boards = \"l1a s1a\", first = \"P1\" }\nluck = [\"banners: dwarves trolls\", \"badges: miners farmers\"]";

const BORDER: &str = r#"
turn.phase = "redeploy"
seats.P1 = { race = "orcs", power = "muscle", hand = 2, coins = 0 }
seats.P2 = { race = "naga", power = "wardens" }
regions.l1a-06 = { holder = "P1", tokens = 3 }
regions.l1a-07 = { holder = "P1", tokens = 1 }
regions.l1a-03 = { holder = "P2", tokens = 2 }"#;

const TIRION: &str = "set = { heroes = \"tirion jaina\", first = \"P1\", first-game = true }";

const DANGERS: &str = r#"
spaces."*" = { ghouls = 0, abominations = 0 }
seats."*".hand."*" = 0
heroes.tirion = { space = "dalaran" }
heroes.jaina = { space = "ulduar" }
seats.P1.hand.defend = 2
spaces.frosthold = { abominations = 1 }
spaces.kolramas = { ghouls = 3 }"#;

const IRONBREAKER: &str = "set = { heroes = \"ironbreaker,waywatcher\", leader = \"ironbreaker\" }\nluck = [\"open-location: collapsed-sewer\"]";

const PARTY: &str = r#"
turn = { phase = "act", active = "ironbreaker" }
hidden = []
location = { active = "underway-crossroads" }
enemies."*".at = "box"
enemies.odious-grump.at = "lair"
enemies.clanrat-1 = { at = "ironbreaker" }
enemies.orc-boy-1 = { at = "waywatcher", exhausted = true, wounds = 1 }
heroes.ironbreaker = { equipped = ["lantern"], items.torch = 1, conditions = ["sickened", "empowered"], actions = { attack.exhausted = true, rest.tokens = 2 } }"#;

const SOFEEA: &str = "set = { heroes = \"sofeea,burbonn\" }";

const CHARACTER: &str = r#"
first = "P1"
active = "P1"
round = 1
phase = "challenge"
turn = { moves = 3, energy = 2 }
players."*" = { space = "d2", hand-cards = [], quests = [] }
players.0 = { space = "t1", hand-cards = ["frostbolt", "blink"], quests = [{ quest = "eyes-on-the-mountain", progress = 0, done = false }], weapon = "apprentice-wand", bag = ["herb-bundle"], damage = 1, diseases = 1 }"#;

#[test]
fn tokens_of_the_next_turn_and_what_is_left_open() {
    let found = measures::<SmallWorld>(ISLANDS, BORDER);
    // Of the two regions that P1 holds one borders on the region of P2.
    let expected =
        [("coins", 0), ("regions", 2), ("rivals", 1), ("spare", 4), ("lone", 1), ("border", 3)];
    are(&found, &expected);
}

/// SW-COMBO-02, SW-COMBO-04.
#[test]
fn without_a_race_the_tokens_of_a_combo_that_can_be_paid_for_count() {
    for (coins, spare) in [(0, 5 + 4), (1, 6 + 4)] {
        let declined = format!(
            r#"
turn.phase = "mode"
seats.P1 = {{ coins = {coins}, declining = {{ race = "orcs" }} }}
seats.P2 = {{ race = "naga", power = "wardens" }}
regions.l1a-06 = {{ holder = "P1-declining", tokens = 1 }}
columns.0.combos.0 = {{ race = "dwarves", power = "miners" }}
columns.0.combos.1 = {{ race = "trolls", power = "farmers" }}"#
        );
        let found = measures::<SmallWorld>(ISLANDS, &declined);
        are(&found, &[("regions", 1), ("spare", spare), ("lone", 0), ("border", 0)]);
    }
}

#[test]
fn after_the_last_turn_no_token_is_left_to_conquer_with() {
    let found = measures::<SmallWorld>(
        "set = { boards = \"l1a s1a\", first = \"P2\" }",
        r#"
turn = { phase = "conquests", seat = "P1" }
round = 10
seats.P1 = { race = "orcs", power = "muscle", hand = 2 }
seats.P2 = { race = "naga", power = "wardens" }
regions.l1a-06 = { holder = "P1", tokens = 3 }
regions.l1a-03 = { holder = "P2", tokens = 2 }"#,
    );
    are(&found, &[("regions", 1), ("spare", 0), ("lone", 0), ("border", 0)]);
}

#[test]
fn dangers_cards_and_ways_of_the_heroes() {
    let found = measures::<Wrath>(TIRION, DANGERS);
    let expected = [
        ("ghouls", 3),
        ("full", 1),
        ("abominations", 1),
        ("near", 1),
        ("cards", 2),
        ("rewards", 0),
        // Jaina stands on a quest space, and Naxxramas is two steps from Dalaran.
        ("away", 2),
    ];
    are(&found, &expected);
}

#[test]
fn enemies_tokens_and_cards_of_the_party() {
    let found = measures::<Quest>(IRONBREAKER, PARTY);
    let expected = [
        ("enemies", 3),
        ("nemesis", 8),
        ("strength", 8 + 2 + 3),
        ("facing", 1),
        ("tokens", 2),
        ("ready", 7),
        ("items", 1),
        ("gear", 1),
        ("ailments", 1),
    ];
    are(&found, &expected);
}

/// AG-ITEM-02, AG-MAINT-01: equipped items count as items, and the way is that to the nearest quest space.
#[test]
fn items_values_and_the_way_of_a_character() {
    let found = measures::<Adventure>(SOFEEA, CHARACTER);
    let expected = [
        ("valor", 0),
        ("rival", 0),
        ("way", 1),
        ("items", 2),
        ("attack", 2),
        ("defence", 4),
        ("damage", 1),
        ("cards", 2),
        ("kept", 0),
        ("ailments", 1),
    ];
    are(&found, &expected);
}

#[test]
fn tokens_of_each_region_and_who_borders_on_it() {
    let expected =
        [("exposed", "l1a-06", 3), ("sheltered", "l1a-07", 1), ("hand", "", 2), ("income", "", 2)];
    has::<SmallWorld>(ISLANDS, BORDER, &expected);
}

#[test]
fn figures_of_each_space_and_cards_by_their_kind() {
    let expected = [
        ("crowd", "kolramas", 3),
        ("plague", "frosthold", 1),
        ("held", "defend", 2),
        ("path", "tirion", 2),
        ("path", "jaina", 0),
    ];
    has::<Wrath>(TIRION, DANGERS, &expected);
}

#[test]
fn enemies_one_by_one_and_cards_by_their_names() {
    let expected = [
        ("foe", "orc-boy-1", 3),
        ("alert", "orc-boy-1", 0),
        ("alert", "clanrat-1", 1),
        ("item", "torch", 1),
        ("kit", "lantern", 1),
        ("rolled", "", 0),
    ];
    has::<Quest>(IRONBREAKER, PARTY, &expected);
}

#[test]
fn cards_items_and_the_way_to_each_quest() {
    let expected = [
        ("held", "frostbolt", 1),
        ("held", "blink", 1),
        ("owned", "apprentice-wand", 1),
        ("worn", "apprentice-wand", 1),
        ("owned", "herb-bundle", 1),
        ("worn", "herb-bundle", 0),
        ("track", "eyes-on-the-mountain", 1),
        ("moves", "", 3),
        ("energy", "", 2),
    ];
    has::<Adventure>(SOFEEA, CHARACTER, &expected);
}

/// Of two regions that a token can be placed in, each has one token more if it is placed there.
#[test]
fn where_a_token_is_placed_makes_a_difference_at_once() {
    let table = position::<SmallWorld>(ISLANDS, BORDER);
    let puts = ["put l1a-06", "put l1a-07"].map(str::to_owned);
    let hint = table.adviser(P1, Budget::Iterations(60), 1, &puts).finish();
    let mean = |action: &str, name: &str| {
        let advice = hint.answers.iter().find(|it| it.action == action).unwrap();
        advice.at_once.iter().find(|it| it.name == name).unwrap().mean
    };
    assert_eq!([mean(&puts[0], "exposed"), mean(&puts[0], "sheltered")], [4.0, 1.0]);
    assert_eq!([mean(&puts[1], "exposed"), mean(&puts[1], "sheltered")], [3.0, 2.0]);
}
