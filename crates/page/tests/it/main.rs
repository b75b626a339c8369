//! What the pages promise: ids that last, no code or style in the text, every answer a control, and no secret.

#![allow(clippy::unwrap_used)]

mod adventure;
mod around;
mod contrast;
mod quest;
mod support;
mod together;
mod wrath;

use std::collections::BTreeSet;

use game_smallworld::SmallWorld;
use kernel::{Chance, Game, Match, Seat, Viewer};
use page::{Home, Prefs};
use support::{PREFS, attributes, game, ids, in_lang, page_of, parts_of, walk};
use text::Lang;

#[test]
fn every_part_has_an_id_of_its_own_and_keeps_it() {
    for n_seats in 2..=5 {
        let mut first: Option<BTreeSet<String>> = None;
        walk(n_seats, u64::from(n_seats), 9, |game, seat| {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let own: BTreeSet<String> = parts.iter().map(|it| it.id.clone()).collect();
            assert_eq!(own.len(), parts.len(), "an id is there twice");
            for part in &parts {
                let opening = part.html.split('>').next().unwrap_or_default();
                assert!(
                    opening.contains(&format!("id=\"{}\"", part.id)),
                    "{opening} is not {}",
                    part.id
                );
            }
            assert_eq!(
                first.get_or_insert_with(|| own.clone()),
                &own,
                "the parts of a table never change"
            );
        });
    }
}

#[test]
fn every_part_stands_in_the_page_and_no_id_twice() {
    walk(3, 11, 12, |game, seat| {
        let page = page_of(game, Viewer::Seat(seat), PREFS);
        for part in parts_of(game, Viewer::Seat(seat), PREFS) {
            assert!(page.contains(&part.html), "{} is not in the page", part.id);
        }
        let all = ids(&page);
        let unique: BTreeSet<&str> = all.iter().copied().collect();
        let twice: Vec<&str> = unique
            .iter()
            .copied()
            .filter(|id| 1 < all.iter().filter(|it| *it == id).count())
            .collect();
        assert_eq!(twice, Vec::<&str>::new());
        for target in ["popovertarget", "aria-describedby", "form", "data-why", "for"] {
            for id in attributes(&page, target) {
                assert!(unique.contains(id), "{target}={id} leads nowhere");
            }
        }
    });
}

#[test]
fn pages_hold_no_code_and_no_style() {
    let is_clean = |page: &str| {
        assert_eq!(attributes(page, "style"), Vec::<&str>::new());
        assert!(!page.contains("<style"), "a style in the page");
        assert_eq!(
            page.matches("<script").count(),
            page.matches("<script type=\"module\" src=\"/assets/").count()
        );
        for event in [
            "onclick",
            "onload",
            "onchange",
            "oninput",
            "onsubmit",
            "onerror",
            "onfocus",
            "onmouseover",
        ] {
            assert_eq!(attributes(page, event), Vec::<&str>::new());
        }
    };
    walk(4, 5, 25, |game, seat| is_clean(&page_of(game, Viewer::Seat(seat), PREFS)));
    is_clean(&page::home_page(&Home {
        tables: vec![],
        game: None,
        notice: Some("<b>".to_owned()),
        prefs: PREFS,
    }));
    is_clean(&page::rules_page("smallworld", Some("SW-CONQ-03"), &PREFS).unwrap());
    is_clean(&page::message_page("<i>", "a & b", &PREFS));
}

#[test]
fn every_legal_action_is_a_control_of_the_form() {
    for n_seats in 2..=5 {
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

/// With the wish to be asked again, every answer is still there, but none that cannot be taken back is one click away.
#[test]
fn what_cannot_be_taken_back_is_asked_again_where_that_is_wished() {
    let prefs = Prefs { asks_first: true, ..PREFS };
    let mut n_asked = 0;
    walk(3, 60, 1, |game, seat| {
        let page = page_of(game, Viewer::Seat(seat), prefs);
        let controls: BTreeSet<&str> = attributes(&page, "value").into_iter().collect();
        for action in game.situation(Viewer::Seat(seat)).legal {
            let action = action.to_string();
            assert!(controls.contains(action.as_str()), "{action} has no control");
            let is_final = ["decline", "choose", "final"].iter().any(|it| action.starts_with(it));
            let control = format!("name=\"action\" value=\"{action}\"");
            for (at, _) in page.match_indices(&control).filter(|_| is_final) {
                let cards = page[..at].rsplit("popover=\"auto\"").next().unwrap_or_default();
                let is_in_card =
                    cards.matches("<div").count() + 1 > cards.matches("</div>").count();
                assert!(is_in_card && at != cards.len(), "{action} is one click away");
                n_asked += 1;
            }
        }
        let all = ids(&page);
        let twice: Vec<_> =
            all.iter().filter(|id| 1 < all.iter().filter(|it| it == id).count()).collect();
        assert!(twice.is_empty(), "{twice:?}");
    });
    assert!(10 < n_asked, "{n_asked}");
}

/// The code of a seat stands on the page of whoever sits there, and only on the card of that seat.
#[test]
fn the_recovery_code_is_on_the_own_card_only() {
    walk(3, 14, 20, |game, _| {
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
            for part in parts_of(game, viewer, PREFS) {
                let own = match viewer {
                    Viewer::Seat(seat) => format!("seat-{}", seat.0 + 1),
                    Viewer::Spectator | Viewer::Omniscient => String::new(),
                };
                assert_eq!(
                    part.html.contains("abcd-efgh"),
                    part.id == own,
                    "{viewer:?} {}",
                    part.id
                );
            }
        }
    });
}

/// Without script the page comes again by itself while others play, and stays while its viewer thinks.
#[test]
fn a_page_without_script_comes_again_while_others_play() {
    walk(2, 17, 30, |game, seat| {
        let refresh = "<noscript><meta http-equiv=\"refresh\"";
        let other = Seat(1 - seat.0);
        assert!(!page_of(game, Viewer::Seat(seat), PREFS).contains(refresh));
        assert!(page_of(game, Viewer::Seat(other), PREFS).contains(refresh));
    });
}

/// Provenance is told for what is on offer and for every region.
#[test]
fn every_component_says_where_it_comes_from() {
    walk(2, 18, 40, |game, seat| {
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let of = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
        let view = game.situation(Viewer::Seat(seat)).view;
        let n_combos: usize = view.columns.iter().map(|it| it.combos.len()).sum();
        assert_eq!(of("combos").matches("class=\"origin\"").count(), n_combos);
        for face in &view.boards {
            let cards = of(&format!("whys-{face}"));
            let n_regions = view.regions.keys().filter(|it| it.face() == *face).count();
            assert_eq!(cards.matches("class=\"origin\"").count(), n_regions);
        }
    });
}

#[test]
fn whoever_is_not_asked_gets_no_control() {
    walk(3, 8, 7, |game, seat| {
        let others =
            Seat::all(3).filter(|it| *it != seat).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in others {
            let page: String =
                parts_of(game, viewer, PREFS).into_iter().map(|it| it.html).collect();
            assert!(!page.contains("form=\"act\""), "{viewer:?} could act");
        }
    });
}

/// SW-COIN-01 and the order of everything that lies face down.
#[test]
fn worlds_that_differ_in_secrets_only_look_the_same() {
    let mut n_compared = 0;
    walk(4, 21, 10, |game, seat| {
        let mut other = *game.state();
        other.determinize(seat, &mut Chance::fast(99));
        let mut view = other.view(Viewer::Omniscient);
        for (&it, seat_view) in &mut view.seats {
            if it != seat {
                seat_view.coins = seat_view.coins.map(|coins| coins + 7);
            }
        }
        let Ok(other) = other.arranged(&view) else { return };
        let setup = game.setup().clone();
        let (one, other) = (Match::at(setup.clone(), *game.state()), Match::at(setup, other));
        assert_ne!(one.state(), other.state());
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
    walk(3, 30, 30, |game, seat| {
        let pages: BTreeSet<String> = Lang::ALL
            .iter()
            .map(|&lang| page_of(game, Viewer::Seat(seat), in_lang(lang)))
            .collect();
        assert_eq!(pages.len(), Lang::ALL.len());
        for page in &pages {
            assert!(
                !page.contains(">sw-") && !page.contains("\"sw-"),
                "a message without its text"
            );
        }
    });
}

#[test]
fn the_plot_ends_with_the_final_coins() {
    let game = game(3, 2, |_, _| {});
    let situation = game.situation(Viewer::Spectator);
    let page = page_of(&game, Viewer::Spectator, PREFS);
    for score in situation.outcome.unwrap().scores {
        assert!(page.contains(&format!("<td class=\"num\">{score}</td>")), "{score}");
    }
    assert!(page.contains("class=\"plot\""));
}

#[test]
fn a_position_is_one_picture_that_stands_alone() {
    let game: Match<SmallWorld> = game(2, 4, |_, _| {});
    let svg = page::board_svg(&game.situation(Viewer::Spectator), &PREFS).unwrap();
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    let all = ids(&svg);
    for reference in svg.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()) {
        assert!(all.contains(&reference), "#{reference} is not defined");
    }
    assert!(page::board_svg(&0u8, &PREFS).is_none());
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
                let text: String = ["status", "prompt"]
                    .iter()
                    .map(|id| {
                        parts.iter().find(|it| it.id == *id).unwrap().html.replace("><", ">\n<")
                            + "\n"
                    })
                    .collect();
                insta::assert_snapshot!(kind, text);
            }
        });
    }
    assert!(10 < seen.len(), "{seen:?}");
}
