//! What the page of every game promises: ids that last, no code or style in the text, every answer a control, no
//! secret, and words in every language.

use std::collections::BTreeSet;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::{Chance, Match, Seat, Viewer};
use page::{AnyObservation, Part, Renderer};
use text::Lang;

use crate::support::{
    PREFS, Played, attributes, game, ids, in_lang, observation, page_of, parts_of, recorded,
    text_of, twice, walk, with_context,
};

/// A test of each law for a game.
macro_rules! laws {
    ($($name:ident: $game:ty, $($law:ident)+;)+) => {$(
        mod $name {
            $(#[test]
            fn $law() {
                super::$law::<$game>();
            })+
        }
    )+};
    ($($name:ident: $game:ty;)+) => {
        laws! {$(
            $name: $game,
            the_parts_never_change_and_live_ones_are_among_them
            every_part_stands_in_the_page_and_no_id_twice
            pages_hold_no_code_and_no_style
            pages_ask_nobody_else_for_anything
            every_legal_action_is_a_control_of_the_form
            whoever_is_not_asked_gets_no_control
            worlds_that_differ_in_secrets_only_look_the_same
            what_is_performed_tells_no_secret
            every_language_says_everything
            every_line_of_the_log_leads_back_to_its_moment
            what_is_only_imagined_leads_nowhere_else
            a_position_is_one_picture_that_stands_alone
            prompts;
        )+}
    };
}

laws! {
    smallworld: game_smallworld::SmallWorld;
    wrath: game_wrath::Wrath;
    quest: game_quest::Quest;
    adventure: game_adventure::Adventure;
}

/// The fewest seats, the most, and one number between.
fn tables<G: Played>() -> [u8; 3] {
    [G::INFO.min_seats, 3, G::INFO.max_seats]
}

fn the_parts_never_change_and_live_ones_are_among_them<G: Played>() {
    for n_seats in tables::<G>() {
        let mut first: Option<Vec<String>> = None;
        walk::<G>(n_seats, 7, 9, |game, seat| {
            let viewer = Viewer::Seat(seat);
            let parts = parts_of(game, viewer, PREFS);
            for part in &parts {
                let opening = part.html.split('>').next().unwrap();
                assert!(opening.contains(&format!("id=\"{}\"", part.id)), "{opening}");
            }
            let live = with_context(game, viewer, PREFS, page::Around::default(), page::live_parts);
            assert!(live.iter().all(|it| parts.contains(it)));
            let own: Vec<String> = parts.into_iter().map(|it| it.id).collect();
            assert_eq!(
                own.len(),
                own.iter().collect::<BTreeSet<_>>().len(),
                "an id is there twice"
            );
            assert_eq!(*first.get_or_insert_with(|| own.clone()), own);
        });
    }
}

fn every_part_stands_in_the_page_and_no_id_twice<G: Played>() {
    for n_seats in tables::<G>() {
        walk::<G>(n_seats, 11, 12, |game, seat| {
            let page = page_of(game, Viewer::Seat(seat), PREFS);
            for part in parts_of(game, Viewer::Seat(seat), PREFS) {
                assert!(page.contains(&part.html), "{} is not in the page", part.id);
            }
            assert_eq!(twice(&page), Vec::<&str>::new());
            let all: BTreeSet<&str> = ids(&page).into_iter().collect();
            for target in ["popovertarget", "aria-describedby", "form", "data-why", "for"] {
                for id in attributes(&page, target) {
                    assert!(all.contains(id), "{target}={id} leads nowhere");
                }
            }
            for drawing in page.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()) {
                assert!(all.contains(drawing), "#{drawing} is not defined");
            }
            for drawing in page.split("url(#").skip(1).filter_map(|it| it.split(')').next()) {
                assert!(all.contains(drawing), "#{drawing} is not defined");
            }
        });
    }
}

fn pages_hold_no_code_and_no_style<G: Played>() {
    walk::<G>(G::INFO.max_seats, 5, 25, |game, seat| {
        is_clean(&page_of(game, Viewer::Seat(seat), PREFS));
    });
}

/// So a table on one's own machine needs no network.
fn pages_ask_nobody_else_for_anything<G: Played>() {
    walk::<G>(G::INFO.max_seats, 5, 25, |game, seat| {
        let page = page_of(game, Viewer::Seat(seat), PREFS);
        assert!(8 < stays_here(&page));
        let curtain = with_context(
            game,
            Viewer::Seat(seat),
            PREFS,
            page::Around::default(),
            page::curtain_page,
        );
        assert!(5 < stays_here(&curtain));
    });
}

/// Every address on a page belongs to the house that gave it. How many there are.
pub(crate) fn stays_here(page: &str) -> usize {
    let asking = ["href", "src", "action", "formaction", "data-events", "poster", "srcset"];
    let all: Vec<&str> = asking.iter().flat_map(|it| attributes(page, it)).collect();
    for address in &all {
        let is_own =
            address.starts_with('#') || address.starts_with('/') && !address.starts_with("//");
        assert!(is_own, "{address} leads away");
    }
    all.len()
}

pub(crate) fn is_clean(page: &str) {
    assert_eq!(attributes(page, "style"), Vec::<&str>::new());
    assert!(!page.contains("<style"), "a style in the page");
    let own = "<script type=\"module\" src=\"/assets/";
    assert_eq!(page.matches("<script").count(), page.matches(own).count());
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
}

fn every_legal_action_is_a_control_of_the_form<G: Played>() {
    for n_seats in G::INFO.min_seats..=G::INFO.max_seats {
        walk::<G>(n_seats, 40 + u64::from(n_seats), 1, |game, seat| {
            let page = text_of(game, Viewer::Seat(seat));
            let controls: BTreeSet<&str> = attributes(&page, "value").into_iter().collect();
            for action in game.situation(Viewer::Seat(seat)).legal {
                assert!(controls.contains(action.to_string().as_str()), "{action} has no control");
            }
        });
    }
}

fn whoever_is_not_asked_gets_no_control<G: Played>() {
    walk::<G>(3, 8, 7, |game, seat| {
        let asked = game.situation(Viewer::Spectator).decision.unwrap().seats;
        let others = Seat::all(3).filter(|it| *it != seat && !asked.contains(*it));
        for viewer in others.map(Viewer::Seat).chain([Viewer::Spectator]) {
            assert!(!text_of(game, viewer).contains("form=\"act\""), "{viewer:?} could act");
        }
    });
}

/// What a seat cannot know is dealt anew, and its page stays as it is.
fn worlds_that_differ_in_secrets_only_look_the_same<G: Played>() {
    let mut n_compared = 0;
    walk::<G>(3, 21, 4, |game, seat| {
        let mut other = game.state().clone();
        other.determinize(seat, &mut Chance::fast(99));
        if *game.state() == other {
            return;
        }
        let setup = game.setup();
        let at = |state| Match::<G>::at(setup.clone(), state);
        let (one, other) = (at(game.state().clone()), at(other));
        let drawn = |game| page_of(game, Viewer::Seat(seat), PREFS);
        assert_eq!(drawn(&one), drawn(&other));
        n_compared += 1;
    });
    assert!(10 < n_compared, "{n_compared}");
}

/// In the middle of an action as well: what a seat cannot know is dealt anew, and what it is shown stays as it is.
fn what_is_performed_tells_no_secret<G: Played>() {
    let mut n_compared = 0;
    recorded::<G>(3, 21, |game, _| {
        let n_records = game.effective_records().len();
        if n_records == 0 {
            return;
        }
        let before = game.state_after(n_records - 1);
        for frame in game.frames(n_records - 1, &before) {
            for seat in Seat::all(3) {
                let mut other = frame.state.clone();
                other.determinize(seat, &mut Chance::fast(n_records as u64));
                if frame.state == other {
                    continue;
                }
                let viewer = Viewer::Seat(seat);
                assert_eq!(frame.state.view(viewer), other.view(viewer));
                n_compared += 1;
            }
        }
    });
    assert!(20 < n_compared, "{n_compared}");
}

fn every_language_says_everything<G: Played>() {
    walk::<G>(3, 30, 30, |game, seat| {
        let in_its = |lang: &Lang| page_of(game, Viewer::Seat(seat), in_lang(*lang));
        let pages: BTreeSet<String> = Lang::ALL.iter().map(in_its).collect();
        assert_eq!(pages.len(), Lang::ALL.len());
        for page in &pages {
            for prefix in ["sw", "wr", "wq", "ag"] {
                let bare = [format!(">{prefix}-"), format!("label=\"{prefix}-")];
                assert!(bare.iter().all(|it| !page.contains(it)), "a message without its text");
            }
        }
    });
}

/// Of the live table, and of an earlier moment through the same eyes.
fn every_line_of_the_log_leads_back_to_its_moment<G: Played>() {
    let mut n_lines = 0;
    walk::<G>(3, 17, 30, |game, seat| {
        let viewer = Viewer::Seat(seat);
        let of = game.effective_records().len();
        let eyes = page::Eyes { chosen: Some("P2".to_owned()), all: vec![] };
        let past = Some(page::Moment { n_moves: of, of, eyes });
        let moment = page::Around { past, ..page::Around::default() };
        for (around, eyes) in [(page::Around::default(), ""), (moment, "?as=P2")] {
            let page = with_context(game, viewer, PREFS, around, page::table_page);
            let log =
                page.split("<ol id=\"log-").skip(1).map(|it| it.split("</ol>").next().unwrap());
            for chapter in log {
                for line in chapter.split("<li").skip(1) {
                    let to = line.split("class=\"log-at\" href=\"").nth(1).expect("a way back");
                    let to = to.split('"').next().unwrap();
                    let n = to.strip_prefix("/table/t/at/").unwrap().strip_suffix(eyes).unwrap();
                    assert!(n.parse::<usize>().unwrap() <= of, "{to}");
                    n_lines += 1;
                }
            }
        }
    });
    assert!(100 < n_lines, "{n_lines}");
}

/// No form of the page reaches the table, and it says what it is.
fn what_is_only_imagined_leads_nowhere_else<G: Played>() {
    walk::<G>(3, 23, 20, |game, seat| {
        for (n_moves, next) in
            [(0, page::Next::Viewer), (3, page::Next::Other(Seat(1))), (9, page::Next::Nobody)]
        {
            let what_if = Some(page::WhatIf { n_moves, next });
            let around = page::Around { what_if, ..page::Around::default() };
            let viewer = Viewer::Seat(seat);
            let page = with_context(game, viewer, PREFS, around, page::table_page);
            is_clean(&page);
            assert_eq!(twice(&page), Vec::<&str>::new());
            let all: BTreeSet<&str> = ids(&page).into_iter().collect();
            for form in attributes(&page, "form") {
                assert!(all.contains(form), "form={form} leads nowhere");
            }
            for to in attributes(&page, "action") {
                let is_there = to.starts_with("/table/t/what-if/") || to == "/prefs";
                assert!(is_there, "{to} is no place for what is imagined");
            }
            assert!(page.contains("Only imagined."));
            assert!(!page.contains("class=\"log-at\""));
            let line =
                page.split("id=\"waiting\"").nth(1).unwrap().split("</section>").next().unwrap();
            assert_eq!(line.contains("form=\"others\""), matches!(next, page::Next::Other(_)));
            assert_eq!(line.contains("form=\"undo\" name=\"n\" value=\"all\""), n_moves != 0);
            // One way back, whatever the game itself could take back.
            let n_ways = page.matches("form=\"undo\" name=\"n\" value=\"1\"").count();
            assert_eq!(n_ways, usize::from(n_moves != 0));
        }
    });
}

fn a_position_is_one_picture_that_stands_alone<G: Played>() {
    let game = game::<G>(2, 4, |_, _| {});
    let svg = observation(&game, Viewer::Spectator).board_svg(PREFS);
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    let all = ids(&svg);
    for reference in svg.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()) {
        assert!(all.contains(&reference), "#{reference} is not defined");
    }
}

/// One small picture of the answers for each kind of question.
fn prompts<G: Played>() {
    let mut seen = BTreeSet::new();
    for seed in 0..12 {
        walk::<G>(3, 100 + seed, 1, |game, seat| {
            let situation = game.situation(Viewer::Seat(seat));
            let prompt = format!("{:?}", situation.decision.unwrap().prompt);
            let kind = prompt.split([' ', '{', '(']).next().unwrap().to_owned();
            if situation.legal.len() < 12 && seen.insert(kind.clone()) {
                let parts = parts_of(game, Viewer::Seat(seat), PREFS);
                let is_asking = |it: &&Part| ["status", "prompt", "over"].contains(&it.id.as_str());
                let lines = |it: &Part| it.html.replace("><", ">\n<") + "\n";
                let text: String = parts.iter().filter(is_asking).map(lines).collect();
                insta::assert_snapshot!(format!("{}-{kind}", G::INFO.id), text);
            }
        });
    }
    assert!(8 < seen.len(), "{seen:?}");
}

/// A picture is one small file: it holds all that it refers to, no code and no style, and is at most 3 kB compressed.
pub(crate) fn pictures_are_small(renderer: &dyn Renderer) {
    let gallery = renderer.gallery().unwrap();
    let mut largest = 0;
    for slug in gallery.slugs() {
        let text = &gallery.file(slug).unwrap().text;
        for reference in text.split("href=\"#").skip(1).chain(text.split("url(#").skip(1)) {
            let id: String = reference.chars().take_while(|it| !"\")".contains(*it)).collect();
            assert!(text.contains(&format!("id=\"{id}\"")), "{slug} has no {id}");
        }
        assert!(!text.contains("<script") && !text.contains("style=") && !text.contains("data:"));
        let n_bytes = packed(text);
        assert!((400..=3000).contains(&n_bytes), "{slug}: {n_bytes} bytes");
        largest = largest.max(n_bytes);
    }
    assert!(1000 < largest, "{largest}");
}

/// How many bytes a text has, compressed.
pub(crate) fn packed(text: &str) -> usize {
    let mut res = GzEncoder::new(Vec::new(), Compression::best());
    res.write_all(text.as_bytes()).unwrap();
    res.finish().unwrap().len()
}
