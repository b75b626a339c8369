//! Everything that a card says is played by a scenario that fails without it.

use std::path::Path;

use game_adventure::Adventure;
use game_adventure::content::{FILES, install, read};
use scenario::{Grammar, Sentences, assert_played};

const GRAMMAR: Grammar<'static> = Grammar {
    lists: &["then", "powers", "on_hit", "modifiers", "turned", "each", "potions"],
    fields: &["aggro", "shields", "flip", "turns", "needs", "ward"],
    values: &[],
};

#[test]
fn every_sentence_is_played() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let found = GRAMMAR.find(FILES).unwrap();
    let sentences = Sentences {
        folder: &home.join("../../scenarios/adventure"),
        test: "sentences::every_sentence_is_played",
        all: &found.iter().map(|it| it.sentence.clone()).collect::<Vec<_>>(),
        unplayed: &home.join("tests/it/unplayed.txt"),
    };
    assert_played::<Adventure>(&sentences, |number| {
        let changed = found[number].left_out(FILES[found[number].file].1);
        let mut files = FILES.to_vec();
        files[found[number].file].1 = &changed;
        assert!(install(read(&files).unwrap()));
    });
}
