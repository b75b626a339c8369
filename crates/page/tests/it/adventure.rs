//! World of Warcraft: The Adventure Game on the page.

use std::collections::BTreeSet;

use game_adventure::names::Space;
use game_adventure::{Adventure, Event, Prompt, Setup};
use kernel::{Chance, Game, Match, Seat, Viewer};
use page::{Desk, Occupant, Part, Prefs, SeatInfo, TableInfo};
use text::Lang;

use crate::support::{PREFS, attributes, ids, in_lang};

/// Plays a whole game at random; `look` sees every decision with the seat that acts.
fn game(
    setup: Setup,
    seed: u64,
    mut look: impl FnMut(&Match<Adventure>, Seat),
) -> Match<Adventure> {
    let mut chance = Chance::fast(seed);
    let mut pick = Chance::fast(seed ^ 0xFACE);
    let mut game: Match<Adventure> = Match::start(setup, &mut chance).unwrap();
    chance.take_tape();
    while let Some(decision) = game.situation(Viewer::Spectator).decision {
        let seat = decision.seats.first().unwrap();
        look(&game, seat);
        let legal = game.situation(Viewer::Seat(seat)).legal;
        let action = legal[pick.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut chance).unwrap();
    }
    game
}

/// A game that does not last long.
fn short(n_seats: u8) -> Setup {
    let mut setup = Setup::of(n_seats);
    setup.options.rounds = 5;
    setup
}

/// Every `nth` decision of a random game.
fn walk(n_seats: u8, seed: u64, nth: usize, mut look: impl FnMut(&Match<Adventure>, Seat)) {
    let mut n_decisions = 0;
    game(short(n_seats), seed, |game, seat| {
        if n_decisions % nth == 0 {
            look(game, seat);
        }
        n_decisions += 1;
    });
}

fn with_desk<T>(
    game: &Match<Adventure>,
    viewer: Viewer,
    prefs: Prefs,
    look: impl FnOnce(&Desk<'_>) -> T,
) -> T {
    let situation = game.situation(viewer);
    let events: Vec<(usize, Event)> = game.events(viewer).collect();
    let seats = Seat::all(game.setup().seats).map(|seat| SeatInfo {
        seat,
        name: ["Ann & <Bo>", "Cyd", "Dag", "Eve"][seat.idx()].to_owned(),
        occupant: if seat == Seat(0) { Occupant::Here } else { Occupant::Bot("greedy".to_owned()) },
    });
    let table = TableInfo {
        own_code: None,
        is_waiting: situation.outcome.is_none() && situation.legal.is_empty(),
        id: "t".to_owned(),
        game: "adventure",
        version: game.version(),
        seats: seats.collect(),
        commitment: String::new(),
        seed: None,
        invitations: vec![],
        curtain: None,
        notice: None,
        campaign: None,
        around: page::Around::default(),
        together: None,
    };
    look(&Desk { table: &table, viewer, situation: &situation, also: &[], events: &events, prefs })
}

fn parts_of(game: &Match<Adventure>, viewer: Viewer, prefs: Prefs) -> Vec<Part> {
    with_desk(game, viewer, prefs, page::parts)
}

fn page_of(game: &Match<Adventure>, viewer: Viewer, prefs: Prefs) -> String {
    with_desk(game, viewer, prefs, page::table_page)
}

#[test]
fn parts_never_change_and_live_ones_are_among_them() {
    for n_seats in [2, 4] {
        let mut first = None;
        walk(n_seats, 7, 9, |game, seat| {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let own: Vec<String> = parts.iter().map(|it| it.id.clone()).collect();
            let live = with_desk(game, Viewer::Seat(seat), PREFS, page::live_parts);
            assert!(live.iter().all(|it| parts.contains(it)));
            assert!(live.iter().any(|it| it.id.starts_with("log-")));
            assert_eq!(*first.get_or_insert_with(|| own.clone()), own);
        });
    }
}

#[test]
fn every_part_stands_in_the_page_and_no_id_twice() {
    for n_seats in [2, 4] {
        walk(n_seats, 11, 12, |game, seat| {
            let page = page_of(game, Viewer::Seat(seat), PREFS);
            for part in parts_of(game, Viewer::Seat(seat), PREFS) {
                assert!(page.contains(&part.html), "{} is not in the page", part.id);
            }
            let all = ids(&page);
            let unique: BTreeSet<&str> = all.iter().copied().collect();
            let is_repeated = |id: &&str| 1 < all.iter().filter(|it| *it == id).count();
            let twice: Vec<&str> = unique.iter().copied().filter(is_repeated).collect();
            assert_eq!(twice, Vec::<&str>::new());
            for target in ["popovertarget", "aria-describedby", "form", "data-why", "for"] {
                for id in attributes(&page, target) {
                    assert!(unique.contains(id), "{target}={id} leads nowhere");
                }
            }
            for drawing in page.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()) {
                assert!(unique.contains(drawing), "#{drawing} is not defined");
            }
        });
    }
}

#[test]
fn pages_hold_no_code_and_no_style() {
    walk(3, 5, 25, |game, seat| {
        let page = page_of(game, Viewer::Seat(seat), PREFS);
        assert_eq!(attributes(&page, "style"), Vec::<&str>::new());
        assert!(!page.contains("<style"), "a style in the page");
        for event in ["onclick", "onload", "onchange", "oninput", "onsubmit", "onfocus"] {
            assert_eq!(attributes(&page, event), Vec::<&str>::new());
        }
    });
}

#[test]
fn every_legal_action_is_a_control_of_the_form() {
    for n_seats in 2..=4 {
        walk(n_seats, 40 + u64::from(n_seats), 1, |game, seat| {
            let page: String =
                parts_of(game, Viewer::Seat(seat), PREFS).into_iter().map(|it| it.html).collect();
            let controls: BTreeSet<&str> = attributes(&page, "value").into_iter().collect();
            for action in game.situation(Viewer::Seat(seat)).legal {
                assert!(controls.contains(action.to_string().as_str()), "{action} has no control");
            }
        });
    }
}

#[test]
fn whoever_is_not_asked_gets_no_control() {
    walk(3, 8, 7, |game, seat| {
        let asked = game.situation(Viewer::Spectator).decision.unwrap().seats;
        let others = Seat::all(3).filter(|it| *it != seat && !asked.contains(*it));
        for viewer in others.map(Viewer::Seat).chain([Viewer::Spectator]) {
            let page: String =
                parts_of(game, viewer, PREFS).into_iter().map(|it| it.html).collect();
            assert!(!page.contains("form=\"act\""), "{viewer:?} could act");
        }
    });
}

/// AG-GEN-06: hands, decks, and discoveries that lie face down.
#[test]
fn worlds_that_differ_in_secrets_only_look_the_same() {
    let mut n_compared = 0;
    walk(3, 21, 4, |game, seat| {
        let mut other = *game.state();
        other.determinize(seat, &mut Chance::fast(99));
        let setup = game.setup().clone();
        let (one, other) = (Match::at(setup.clone(), *game.state()), Match::at(setup, other));
        if one.state() == other.state() {
            return;
        }
        assert_eq!(
            page_of(&one, Viewer::Seat(seat), PREFS),
            page_of(&other, Viewer::Seat(seat), PREFS)
        );
        n_compared += 1;
    });
    assert!(10 < n_compared, "{n_compared}");
}

#[test]
fn every_language_says_everything() {
    walk(2, 30, 30, |game, seat| {
        let pages: BTreeSet<String> = Lang::ALL
            .iter()
            .map(|&lang| page_of(game, Viewer::Seat(seat), in_lang(lang)))
            .collect();
        assert_eq!(pages.len(), Lang::ALL.len());
        for page in &pages {
            assert!(!page.contains(">ag-page") && !page.contains(">ag-action"), "a bare message");
        }
    });
}

#[test]
fn a_position_is_one_picture_that_stands_alone() {
    let game = game(short(2), 4, |_, _| {});
    let svg = page::board_svg(&game.situation(Viewer::Spectator), &PREFS).unwrap();
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    let all = ids(&svg);
    for reference in svg.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()) {
        assert!(all.contains(&reference), "#{reference} is not defined");
    }
}

/// AG-WIN-01: the page of a finished game says who has won.
#[test]
fn an_end_names_the_winner() {
    let game = game(short(2), 3, |_, _| {});
    let page = page_of(&game, Viewer::Spectator, PREFS);
    assert!(page.contains("has won!") || page.contains("have won!"), "nobody has won");
    assert!(page.contains("scoreboard"));
}

/// AG-MOVE-03: what can be gone in this movement is lit with its steps, and nothing else.
#[test]
fn spaces_in_reach_tell_their_steps() {
    let mut n_far = 0;
    walk(2, 17, 1, |game, seat| {
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

/// AG-COMBAT-03: both dice and the chances lie on the stage.
#[test]
fn a_combat_has_a_stage() {
    let (mut n_rolled, mut n_odds) = (0, 0);
    walk(2, 12, 1, |game, seat| {
        let Some(combat) = game.situation(Viewer::Seat(seat)).view.combat else { return };
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let stage = &parts.iter().find(|it| it.id == "stage").unwrap().html;
        assert_eq!(stage.matches("class=\"die ").count(), 2, "{stage}");
        n_rolled += usize::from(combat.fight.dice[0] != 0);
        n_odds += usize::from(stage.contains("Wins in"));
    });
    assert!(10 < n_rolled && 10 < n_odds, "{n_rolled} {n_odds}");
}

/// AG-GEN-06: nobody sees another's hand on any part of the page.
#[test]
fn hands_are_hidden() {
    walk(2, 19, 5, |game, _| {
        let view = game.situation(Viewer::Omniscient).view;
        for (seat, player) in view.players.iter().enumerate() {
            let other = Viewer::Seat(Seat(1 - seat as u8));
            let html: String = parts_of(game, other, PREFS).into_iter().map(|it| it.html).collect();
            for held in player.hand_cards.iter().flatten() {
                assert!(!html.contains(&format!("held-{held}-")), "{held} is seen");
            }
        }
    });
}

/// One small picture of the answers for each kind of question.
#[test]
fn prompts() {
    let mut seen = BTreeSet::new();
    for seed in 0..12 {
        walk(3, 100 + seed, 1, |game, seat| {
            let situation = game.situation(Viewer::Seat(seat));
            let prompt = format!("{:?}", situation.decision.unwrap().prompt);
            let kind = prompt.split([' ', '{', '(']).next().unwrap().to_owned();
            if situation.legal.len() < 14 && seen.insert(kind.clone()) {
                let parts = parts_of(game, Viewer::Seat(seat), PREFS);
                let html = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
                let text: String = ["status", "prompt"]
                    .iter()
                    .map(|id| html(id).replace("><", ">\n<") + "\n")
                    .collect();
                insta::assert_snapshot!(format!("adventure-{kind}"), text);
            }
        });
    }
    assert!(15 < seen.len(), "{seen:?}");
}
