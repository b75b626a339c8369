//! Every window in which one can answer in advance has a name in every language.

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::Game;
use text::{Describe, Lang, narrator};

#[test]
fn every_window_has_a_name_of_its_own() {
    named::<Wrath>(game_wrath::windows::WINDOWS);
    named::<SmallWorld>(game_smallworld::windows::WINDOWS);
    named::<Quest>(game_quest::windows::WINDOWS);
    named::<Adventure>(game_adventure::windows::WINDOWS);
}

fn named<G: Describe>(windows: &[&str]) {
    let (game, narrator) = (<G as Game>::INFO.id, narrator::<G>());
    for &lang in Lang::ALL {
        let names = windows.iter().map(|key| narrator.window(lang, key).expect("a name"));
        let names: std::collections::BTreeSet<String> = names.collect();
        assert_eq!(names.len(), windows.len(), "{game} {lang}: {names:?}");
        assert!(windows.iter().all(|key| !names.contains(*key)));
    }
    assert_eq!(narrator.window(Lang::En, "no-such-window"), None);
}
