//! Every window in which one can answer in advance has a name in every language.

use text::{Lang, narrator};

#[test]
fn every_window_has_a_name_of_its_own() {
    let games = [
        ("wrath", game_wrath::windows::WINDOWS),
        ("smallworld", game_smallworld::windows::WINDOWS),
        ("adventure", game_adventure::windows::WINDOWS),
    ];
    for (game, windows) in games {
        let narrator = narrator(game).expect("the game has words");
        for &lang in Lang::ALL {
            let names = windows.iter().map(|key| narrator.window(lang, key).expect("a name"));
            let names: std::collections::BTreeSet<String> = names.collect();
            assert_eq!(names.len(), windows.len(), "{game} {lang}: {names:?}");
            assert!(windows.iter().all(|key| !names.contains(*key)));
        }
        assert_eq!(narrator.window(Lang::En, "no-such-window"), None);
    }
}
