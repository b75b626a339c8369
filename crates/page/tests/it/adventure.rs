//! World of Warcraft: The Adventure Game on the page.

use game_adventure::names::Space;
use game_adventure::{Adventure, Prompt};
use kernel::{Match, Seat, Viewer};

use crate::support::{PREFS, attributes, game, page_of, parts_of, text_of, walk};

/// AG-WIN-01: the page of a finished game says who has won.
#[test]
fn an_end_names_the_winner() {
    let game = game::<Adventure>(2, 3, |_, _| {});
    let page = page_of(&game, Viewer::Spectator, PREFS);
    assert!(page.contains("has won!") || page.contains("have won!"), "nobody has won");
    assert!(page.contains("scoreboard"));
}

/// AG-MOVE-03: what can be gone in this movement is lit with its steps, and nothing else.
#[test]
fn spaces_in_reach_tell_their_steps() {
    let mut n_far = 0;
    walk(2, 17, 1, |game: &Match<Adventure>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        let Prompt::Movement { moves, .. } = situation.decision.unwrap().prompt else { return };
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        for &space in Space::ALL {
            let land = parts.iter().find(|it| it.id == format!("land-{space}")).unwrap();
            let is_next =
                situation.legal.iter().any(|it| it.to_string() == format!("move {space}"));
            assert_eq!(land.html.contains(" legal"), is_next, "{space}");
            if let Some(path) = attributes(&land.html, "data-path").first() {
                let n_steps = path.split(';').count();
                assert!(1 < n_steps && n_steps <= usize::from(moves), "{path}");
                assert!(path.ends_with(&format!("move {space}")), "{path}");
                n_far += 1;
            }
        }
    });
    assert!(20 < n_far, "{n_far}");
}

/// AG-MOVE-02: while others play, the map tells in how many turns a place is reached; a spectator goes nowhere.
#[test]
fn ways_can_be_planned_while_others_play() {
    let mut n_told = 0;
    walk(2, 23, 5, |game: &Match<Adventure>, seat| {
        let is_told = |viewer| {
            let parts = parts_of(game, viewer, PREFS);
            parts.iter().find(|it| it.id == "turns").unwrap().html.contains("ag-turn-sign")
        };
        n_told += usize::from(is_told(Viewer::Seat(Seat(1 - seat.0))));
        assert!(!is_told(Viewer::Spectator));
    });
    assert!(10 < n_told, "{n_told}");
}

/// What is in the box stands with the rules, where a word finds it, and not on every page of a table.
#[test]
fn a_table_is_not_heavy() {
    let mut most = 0;
    walk(4, 29, 15, |game: &Match<Adventure>, seat| {
        most = most.max(page_of(game, Viewer::Seat(seat), PREFS).len());
    });
    assert!(most < 500_000, "{most}");
    let rules = page::rules_page(page::renderer::<Adventure>(), None, &PREFS).unwrap();
    assert!(400 < rules.matches("class=\"piece\"").count());
}

/// AG-COMBAT-03: both dice and the chances lie on the stage.
#[test]
fn a_combat_has_a_stage() {
    let (mut n_rolled, mut n_odds) = (0, 0);
    walk(2, 12, 1, |game: &Match<Adventure>, seat| {
        let Some(combat) = game.situation(Viewer::Seat(seat)).view.combat else { return };
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let stage = &parts.iter().find(|it| it.id == "stage").unwrap().html;
        assert_eq!(stage.matches("class=\"die ").count(), 2, "{stage}");
        n_rolled += usize::from(combat.fight.dice[0] != 0);
        n_odds += usize::from(stage.contains("Victory: "));
    });
    assert!(10 < n_rolled && 10 < n_odds, "{n_rolled} {n_odds}");
}

/// AG-GEN-06: nobody sees another's hand on any part of the page.
#[test]
fn hands_are_hidden() {
    walk(2, 19, 5, |game: &Match<Adventure>, _| {
        let view = game.situation(Viewer::Omniscient).view;
        for (seat, player) in view.players.iter().enumerate() {
            let other = Viewer::Seat(Seat(1 - seat as u8));
            let html = text_of(game, other);
            for held in player.hand_cards.iter().flatten() {
                assert!(!html.contains(&format!("held-{held}-")), "{held} is seen");
            }
        }
    });
}
