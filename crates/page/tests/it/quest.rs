//! Warhammer Quest on the page.

use game_quest::view::Lying;
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
    let prize = text::quest::sheets::outcome(Lang::En, &view);
    assert_eq!(view.result, Some(false), "random players do not win");
    assert!(page.contains(&prize), "{prize}");
}

/// WQ-SETT-01: in the settlement the board stays as the quest ended: nobody has gone who is still there.
#[test]
fn the_board_of_the_settlement_is_the_one_of_the_end() {
    let mut n_shown = 0;
    for seed in [3, 4, 5] {
        game::<Quest>(2, seed, |game, seat| {
            let situation = game.situation(Viewer::Seat(seat));
            if !matches!(situation.decision.unwrap().prompt, Prompt::Improve { .. }) {
                return;
            }
            let view = &situation.view;
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let table: String = parts.iter().map(|it| it.html.as_str()).collect();
            for (foe, it) in &view.enemies {
                let is_open = matches!(it.at, Lying::Zone(_) | Lying::Shadows | Lying::Lair);
                let is_drawn = table.contains(&format!("id=\"foe-{foe}\""));
                assert_eq!(is_drawn, is_open, "{foe} at {}", it.at);
                n_shown += usize::from(is_open);
            }
            for number in 1..=view.hidden.len() {
                assert!(table.contains(&format!("id=\"foe-hidden-{number}\"")), "hidden-{number}");
            }
            let lair = &parts.iter().find(|it| it.id == "lair").unwrap().html;
            let is_at_home = view.enemies.get(&view.nemesis).is_some_and(|it| it.at == Lying::Lair);
            let is_defeated = view.enemy_deck.defeated.contains(&view.nemesis);
            let has_left = !is_at_home && !is_defeated;
            assert_eq!(lair.contains("has left the lair"), has_left, "{lair}");
        });
    }
    assert!(10 < n_shown, "{n_shown}");
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
