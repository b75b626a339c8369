//! What is heard of an action, and by whom.

use std::collections::BTreeSet;

use game_adventure::Adventure;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Seat, Viewer};
use page::{Sound, Verb};

use crate::conquest::drawn;
use crate::support::{Played, recorded};

/// Whoever has lost does not hear the victory.
fn is_heard_by_winners_alone<G: Played>() {
    let mut heard = BTreeSet::new();
    for seed in 4..24 {
        let game = recorded::<G>(2, seed, |_, _| {});
        let situation = game.situation(Viewer::Spectator);
        let has_won = situation.outcome.unwrap().winners.contains(Seat(0));
        let beats = drawn(&game, Viewer::Seat(Seat(0)));
        let end = beats.iter().find(|it| it.beat.verb == Verb::Triumph).unwrap();
        let sound = if has_won { Sound::Victory } else { Sound::Defeat };
        assert_eq!(end.beat.sound, Some(sound));
        heard.insert(has_won);
        if heard.len() == 2 {
            return;
        }
    }
    panic!("{heard:?}");
}

#[test]
fn a_victory_in_small_world_is_heard_by_winners_alone() {
    is_heard_by_winners_alone::<SmallWorld>();
}

#[test]
fn a_victory_in_azeroth_is_heard_by_winners_alone() {
    is_heard_by_winners_alone::<Adventure>();
}

/// The sounds of a whole game with whether something was healed, by the prefix of the ids where life is seen.
fn sounds<G: Played>(seed: u64, life: &str, heard: &mut BTreeSet<(String, &'static str)>) {
    recorded::<G>(2, seed, |game, _| {
        for it in drawn(game, Viewer::Spectator) {
            let is_life = it.beat.on.first().is_some_and(|it| it.starts_with(life));
            if it.beat.verb == Verb::Count && is_life {
                assert_eq!(it.beat.sound, Some(Sound::Spell), "{:?}", it.beat);
                heard.insert(("healed".to_owned(), Sound::Spell.slug()));
            }
        }
        let last = game.effective_records().last().map(|it| it.action.to_string());
        let verb = last.unwrap_or_default().split(' ').next().unwrap_or_default().to_owned();
        heard.extend(
            drawn(game, Viewer::Spectator)
                .iter()
                .filter_map(|it| it.beat.sound)
                .map(|it| (verb.clone(), it.slug())),
        );
    });
}

#[test]
fn steps_and_healing_are_heard() {
    let mut heard = BTreeSet::new();
    for seed in 4..7 {
        sounds::<Wrath>(seed, "strip-", &mut heard);
        sounds::<Adventure>(seed, "life-", &mut heard);
    }
    assert!(heard.contains(&("healed".to_owned(), "spell")), "{heard:?}");
    assert!(heard.contains(&("move".to_owned(), "thud")), "{heard:?}");
}
