//! Warhammer Quest on the page.

use game_quest::{Prompt, Quest};
use kernel::{Match, Viewer};
use text::Lang;

use crate::support::{PREFS, game, page_of, parts_of, walk};

/// WQ-END-01, WQ-SETT-08: the page of a finished quest says how it ended, and what the campaign gets.
#[test]
fn an_end_names_its_cause() {
    let game = game::<Quest>(2, 3, |_, _| {});
    let view = game.situation(Viewer::Spectator).view;
    let page = page_of(&game, Viewer::Spectator, PREFS);
    let told = text::quest::ending(Lang::En, &view).unwrap();
    assert!(page.contains(&told), "{told}");
    let prize = text::quest::sheets::penalty(Lang::En, view.quest);
    assert_eq!(view.result, Some(false), "random players do not win");
    assert!(page.contains(&prize), "{prize}");
}

/// The dice lie on the page with the sentence that says what became of them.
#[test]
fn dice_are_shown_with_their_reason() {
    let mut n_shown = 0;
    walk(2, 12, 1, |game: &Match<Quest>, seat| {
        let view = game.situation(Viewer::Seat(seat)).view;
        if view.deed.is_some_and(|it| it.rolled) {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let pool = &parts.iter().find(|it| it.id == "pool").unwrap().html;
            assert!(pool.contains("#wq-die-") && pool.contains(" rolls: "), "{pool}");
            n_shown += 1;
        }
    });
    assert!(10 < n_shown, "{n_shown}");
}

/// Every action that can be chosen tells its exact chances before the roll.
#[test]
fn odds_stand_below_the_actions() {
    let mut n_shown = 0;
    walk(2, 14, 1, |game: &Match<Quest>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        if matches!(situation.decision.unwrap().prompt, Prompt::Act { .. })
            && !situation.view.odds.is_empty()
        {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let prompt = &parts.iter().find(|it| it.id == "prompt").unwrap().html;
            assert_eq!(prompt.matches("On average").count(), 2 * situation.view.odds.len());
            n_shown += 1;
        }
    });
    assert!(10 < n_shown, "{n_shown}");
}
