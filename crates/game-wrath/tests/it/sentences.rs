//! Everything that a card says is played by a scenario that fails without it.

use std::path::Path;

use game_wrath::Wrath;
use game_wrath::content::{Book, install};
use scenario::{Found, Grammar, Sentences, assert_played};

const BOX: &str = include_str!("../../data/box.ron");

const GRAMMAR: Grammar<'static> =
    Grammar { lists: &[], fields: &["effect", "kind", "once_per_turn", "damage"], values: &[] };

/// What stands in the place of a sentence of this box, which has no stanza without one; nothing if it says nothing.
fn silenced(what: &str) -> Option<String> {
    let (key, value) = what.split_once(": ")?;
    let is_of_quest = QUESTS.iter().any(|it| value.starts_with(it));
    let instead = match (key, value) {
        ("once_per_turn", "true") => "false".to_owned(),
        // Nobody can use what works by itself.
        ("kind", "Action" | "FreeAction") => "Passive".to_owned(),
        ("damage", _) => "0".to_owned(),
        ("effect", "Plain") => return None,
        ("effect", _) if is_of_quest => "Plain".to_owned(),
        ("effect", "Fight(BlocksAsSuccesses)" | "PreventGhouls" | "StandsInRegion") => {
            "LayMore(0)".to_owned()
        }
        ("effect", "Table(QuietNight)" | "Cleanse" | "Airlift") => {
            "Table(ExtraActions(0))".to_owned()
        }
        ("effect", value) if value.contains(|it: char| it.is_ascii_digit()) => {
            value.replace(|it: char| it.is_ascii_digit(), "0")
        }
        // These abilities are actions, and cards that are drawn are known by their names.
        _ => return None,
    };
    Some(format!("{key}: {instead},"))
}

const QUESTS: &[&str] = &[
    "SpawnHere",
    "AbominationOnCompletion",
    "NoRestNextTo",
    "CancelBlocks",
    "CancelSuccesses",
    "ActingHeroLaysFewer",
    "SpawnNextTo",
];

#[test]
fn every_sentence_is_played() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let found = GRAMMAR.find(&[("box.ron", BOX)]).unwrap();
    let found: Vec<(Found, String)> = found
        .into_iter()
        .filter_map(|it| silenced(&it.sentence.what).map(|instead| (it, instead)))
        .collect();
    let sentences = Sentences {
        folder: &home.join("../../scenarios/wrath"),
        test: "sentences::every_sentence_is_played",
        all: &found.iter().map(|(it, _)| it.sentence.clone()).collect::<Vec<_>>(),
        unplayed: &home.join("tests/it/unplayed.txt"),
    };
    assert_played::<Wrath>(&sentences, |number| {
        let (found, instead) = &found[number];
        let book = Book::read(&found.replaced(BOX, instead), include_str!("../../data/map.ron"));
        assert!(install(book.unwrap()));
    });
}
