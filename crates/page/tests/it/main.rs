//! What the pages promise: ids that last, no code or style in the text, every answer a control, and no secret.

#![allow(clippy::unwrap_used)]

mod adventure;
mod around;
mod beats;
mod conquest;
mod contrast;
mod drawers;
mod heard;
mod inn;
mod laws;
mod quest;
mod questions;
mod rules;
mod support;
mod together;
mod turn_cards;
mod wrath;

use std::collections::BTreeSet;

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Chance, Game, Match, Seat, Viewer};
use page::{Home, Prefs, Renderer, renderer};
use support::{PREFS, attributes, game, ids, page_of, parts_of, walk};

fn games() -> [&'static dyn Renderer; 4] {
    [renderer::<SmallWorld>(), renderer::<Wrath>(), renderer::<Quest>(), renderer::<Adventure>()]
}

/// Pages around the tables, the style sheets and the script ask for nothing from elsewhere either.
#[test]
fn nothing_around_the_tables_comes_from_elsewhere() {
    let home = |game: Option<&str>| Home {
        lessons: vec![],
        puzzles: vec![],
        tables: Vec::new(),
        open: Vec::new(),
        game: game.map(str::to_owned),
        notice: None,
        prefs: PREFS,
    };
    let games = games();
    let mut pages = vec![page::home_page(&home(None), &games), page::fairness_page(&PREFS)];
    pages.extend(games.map(|it| page::home_page(&home(Some(it.id())), &games)));
    pages.extend(games.map(|it| page::rules_page(it, "", &|_| false, &[], &PREFS).unwrap()));
    for page in &pages {
        assert!(5 < laws::stays_here(page));
        laws::is_clean(page);
        assert_eq!(support::twice(page), Vec::<&str>::new());
        let all = ids(page);
        for drawing in page.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()) {
            assert!(all.contains(&drawing), "#{drawing} is not defined");
        }
    }
    let sheets = ["gospoda", "table", "phone", "wrath", "quest", "adventure", "rules"];
    let files = sheets.map(|it| format!("{it}.css"));
    for name in files.iter().map(String::as_str).chain(["gospoda.js", "stage.js", "rules.js"]) {
        let text = &page::asset(name).unwrap().text;
        assert!(500 < text.len(), "{name}");
        let text = text.replace("http://www.w3.org/", "");
        for way in ["://", "@import", "url(//", "url(\"//", "import(", "import "] {
            assert!(!text.contains(way), "{name} has {way}");
        }
    }
}

/// With the wish to be asked again, every answer is still there, but none that cannot be taken back is one click away.
#[test]
fn what_cannot_be_taken_back_is_asked_again_where_that_is_wished() {
    let prefs = Prefs { asks_first: true, ..PREFS };
    let mut n_asked = 0;
    walk(3, 60, 1, |game: &Match<SmallWorld>, seat| {
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
    walk(3, 14, 20, |game: &Match<SmallWorld>, _| {
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
    walk(2, 17, 30, |game: &Match<SmallWorld>, seat| {
        let refresh = "<noscript><meta http-equiv=\"refresh\"";
        let other = Seat(1 - seat.0);
        assert!(!page_of(game, Viewer::Seat(seat), PREFS).contains(refresh));
        assert!(page_of(game, Viewer::Seat(other), PREFS).contains(refresh));
    });
}

/// Provenance is told for what is on offer and for every region.
#[test]
fn every_component_says_where_it_comes_from() {
    walk(2, 18, 40, |game: &Match<SmallWorld>, seat| {
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

/// SW-COIN-01.
#[test]
fn the_coins_of_others_are_not_on_the_page() {
    let mut n_compared = 0;
    walk(4, 21, 10, |game: &Match<SmallWorld>, seat| {
        let mut other = *game.state();
        other.determinize(seat, &mut Chance::fast(99));
        let mut view = other.view(Viewer::Omniscient);
        for (&it, seat_view) in &mut view.seats {
            if it != seat {
                seat_view.coins = seat_view.coins.map(|coins| coins + 7);
            }
        }
        let Ok(other) = other.from_view(&view) else { return };
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
fn the_plot_ends_with_the_final_coins() {
    let game: Match<SmallWorld> = game(3, 2, |_, _| {});
    let situation = game.situation(Viewer::Spectator);
    let page = page_of(&game, Viewer::Spectator, PREFS);
    for score in situation.outcome.unwrap().scores {
        assert!(page.contains(&format!("<td class=\"num\">{score}</td>")), "{score}");
    }
    assert!(page.contains("class=\"plot\""));
}

#[test]
fn the_pages_around_the_tables_hold_no_code_and_no_style() {
    let home = Home {
        lessons: vec![],
        puzzles: vec![],
        open: vec![],
        tables: vec![],
        game: None,
        notice: Some("<b>".to_owned()),
        prefs: PREFS,
    };
    laws::is_clean(&page::home_page(&home, &games()));
    laws::is_clean(
        &page::rules_page(renderer::<SmallWorld>(), "<b> coin", &|_| false, &[], &PREFS).unwrap(),
    );
    laws::is_clean(&page::message_page("<i>", "a & b", &PREFS));
}
