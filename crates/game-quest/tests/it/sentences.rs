//! Everything that a card says is played by a scenario that fails without it.

use std::path::Path;

use game_quest::Quest;
use game_quest::content::{PackFile, install, pack};
use scenario::{Grammar, Sentences, assert_played};

const FILES: &[(&str, &str)] = &[
    ("heroes.ron", include_str!("../../data/heroes.ron")),
    ("gear.ron", include_str!("../../data/gear.ron")),
    ("enemies.ron", include_str!("../../data/enemies.ron")),
    ("dungeon.ron", include_str!("../../data/dungeon.ron")),
    ("quests.ron", include_str!("../../data/quests.ron")),
];

const GRAMMAR: Grammar<'static> = Grammar {
    lists: &[
        "before",
        "after",
        "then",
        "uses",
        "reactions",
        "modifiers",
        "bar",
        "nemesis",
        "green",
        "blue",
        "red",
        "win",
        "reward",
        "penalty",
        "on_warpstone",
        "on_travel",
        "guards",
    ],
    fields: &["targets", "ranged", "look", "flees", "aside", "dawdle", "holds_progress"],
    values: &["Pick", "UpTo", "All", "Others", "Highest"],
};

#[test]
fn every_sentence_is_played() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let found = GRAMMAR.find(FILES).unwrap();
    let sentences = Sentences {
        folder: &home.join("../../scenarios/quest"),
        test: "sentences::every_sentence_is_played",
        all: &found.iter().map(|it| it.sentence.clone()).collect::<Vec<_>>(),
        unplayed: &home.join("tests/it/unplayed.txt"),
    };
    assert_played::<Quest>(&sentences, |number| {
        let (name, text) = FILES[found[number].file];
        let text = found[number].left_out(text);
        assert!(install(pack("without", &[PackFile { name, text: &text }]).unwrap()));
    });
}
