//! What the compiler cannot ask of a game in the list: that its files are there and its words say something.

use std::collections::BTreeSet;
use std::path::Path;

use catalog::games;
use kernel::{Chance, Viewer};
use page::Prefs;
use rulebook::{Language, rulebook, rulebooks};
use text::Lang;

#[test]
fn every_game_has_rules_notation_and_scenarios() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for game in games() {
        let id = game.info().id;
        assert!(rulebook(id, Language::English).is_some(), "docs/rules/{id}.md");
        for path in [format!("docs/notation/{id}.md"), format!("scenarios/{id}")] {
            assert!(root.join(&path).exists(), "{path}");
        }
        let prefs = Prefs::of(Lang::En);
        assert!(page::rules_page(game.renderer(), "", &|_| false, &[], &prefs).is_some(), "{id}");
    }
    assert_eq!(games().len(), rulebooks(Language::English).len(), "a reference of no game");
}

#[test]
fn every_table_option_is_explained() {
    for game in games() {
        let (id, narrator) = (game.info().id, game.narrator());
        for &lang in Lang::ALL {
            for key in game.options().iter().map(|it| it.key) {
                let option = narrator.option(lang, key).unwrap_or_else(|| panic!("{id} {key}"));
                assert!(!option.name.is_empty() && !option.hint.is_empty(), "{id} {key}");
            }
        }
        assert_eq!(narrator.option(Lang::En, "no-such-option"), None);
    }
}

#[test]
fn every_window_has_a_name_of_its_own() {
    for game in games() {
        let (id, windows, narrator) = (game.info().id, game.windows(), game.narrator());
        for &lang in Lang::ALL {
            let names = windows.iter().map(|key| narrator.window(lang, key).expect("a name"));
            let names: BTreeSet<String> = names.collect();
            assert_eq!(names.len(), windows.len(), "{id} {lang}: {names:?}");
            assert!(windows.iter().all(|key| !names.contains(*key)));
        }
        assert_eq!(narrator.window(Lang::En, "no-such-window"), None);
    }
}

#[test]
fn every_component_has_a_name_and_a_text() {
    for game in games() {
        let (id, narrator) = (game.info().id, game.narrator());
        let mut untold = Vec::new();
        for card in game.cards() {
            for &lang in Lang::ALL {
                let told = narrator.card(lang, card.kind, &card.id);
                if told.is_none_or(|(name, text)| name.is_empty() || text.trim().is_empty()) {
                    untold.push(format!("{} {} ({lang:?})", card.kind, card.id));
                }
            }
        }
        assert!(untold.is_empty(), "{id}: {untold:?}");
    }
}

/// What a table gives out is drawn and told by its own game, whichever that is.
#[test]
fn every_game_is_told_and_drawn() {
    for game in games() {
        let info = game.info();
        let setup = game.setup(usize::from(info.max_seats), &[]).unwrap();
        let table = game.start(&setup, &mut Chance::fast(3)).unwrap();
        let observation = table.observation(Viewer::Spectator);
        assert_eq!(observation.game().id(), info.id);
        assert!(observation.board_svg(Prefs::of(Lang::En)).starts_with("<svg"), "{}", info.id);
        let told = observation.tell(&text::Voice::nameless(Lang::En));
        assert!(!told.summary.is_empty() && told.prompt.is_some(), "{}", info.id);
        assert!(told.legal.is_empty(), "a spectator answers nothing: {}", info.id);
    }
}
