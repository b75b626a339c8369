//! Wrath of the Lich King on the page.

use std::collections::BTreeSet;

use game_wrath::{Event, Prompt, Setup, Wrath};
use kernel::{Chance, Game, Match, Seat, Viewer};
use page::{Desk, Occupant, Part, Prefs, SeatInfo, TableInfo};
use text::Lang;

use crate::support::{PREFS, attributes, ids, in_lang};

/// Plays a whole game at random; `look` sees every decision with the seat that acts.
fn game(setup: Setup, seed: u64, mut look: impl FnMut(&Match<Wrath>, Seat)) -> Match<Wrath> {
    let mut chance = Chance::fast(seed);
    let mut pick = Chance::fast(seed ^ 0xFACE);
    let mut game: Match<Wrath> = Match::start(setup, &mut chance).unwrap();
    chance.take_tape();
    while let Some(decision) = game.situation(Viewer::Spectator).decision {
        let seat = match decision.prompt {
            Prompt::Act { hero, .. } => game.situation(Viewer::Spectator).view.heroes[&hero].seat,
            _ => decision.seats.first().unwrap(),
        };
        look(&game, seat);
        let legal = game.situation(Viewer::Seat(seat)).legal;
        let action = legal[pick.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut chance).unwrap();
    }
    game
}

/// Every `nth` decision of a random game.
fn walk(n_seats: u8, seed: u64, nth: usize, mut look: impl FnMut(&Match<Wrath>, Seat)) {
    let mut n_decisions = 0;
    game(Setup::of(n_seats), seed, |game, seat| {
        if n_decisions % nth == 0 {
            look(game, seat);
        }
        n_decisions += 1;
    });
}

fn with_desk<T>(
    game: &Match<Wrath>,
    viewer: Viewer,
    prefs: Prefs,
    look: impl FnOnce(&Desk<'_>) -> T,
) -> T {
    let situation = game.situation(viewer);
    let events: Vec<(usize, Event)> = game.events(viewer).collect();
    let seats = situation.view.seats.keys().map(|&seat| SeatInfo {
        seat,
        name: ["Ann & <Bo>", "Cyd", "Dag", "Eve", "Fay"][seat.idx()].to_owned(),
        occupant: if seat == Seat(0) { Occupant::Here } else { Occupant::Bot("greedy".to_owned()) },
    });
    let table = TableInfo {
        own_code: None,
        is_waiting: situation.outcome.is_none() && situation.legal.is_empty(),
        id: "t".to_owned(),
        game: "wrath",
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

fn parts_of(game: &Match<Wrath>, viewer: Viewer, prefs: Prefs) -> Vec<Part> {
    with_desk(game, viewer, prefs, page::parts)
}

fn page_of(game: &Match<Wrath>, viewer: Viewer, prefs: Prefs) -> String {
    with_desk(game, viewer, prefs, page::table_page)
}

#[test]
fn parts_never_change_and_live_ones_are_among_them() {
    for n_seats in [1, 2, 5] {
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
    for n_seats in [1, 4] {
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
    for n_seats in 1..=5 {
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

/// The parts of a viewer who also holds another seat that may answer.
fn parts_with(game: &Match<Wrath>, seat: Seat, other: Seat) -> Vec<Part> {
    let own = game.situation(Viewer::Seat(other));
    with_desk(game, Viewer::Seat(seat), PREFS, |desk| {
        page::parts(&Desk { also: &[&own], table: desk.table, ..*desk })
    })
}

#[test]
fn another_seat_at_the_same_screen_answers_in_its_own_name() {
    let mut n_answers = 0;
    for seed in 0..8 {
        walk(2, 60 + seed, 1, |game, seat| {
            let decision = game.situation(Viewer::Spectator).decision.unwrap();
            let other = Seat(1 - seat.0);
            if !decision.seats.contains(other) {
                return;
            }
            let parts = parts_with(game, seat, other);
            let html = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
            let form = format!("act-{}", other.0 + 1);
            let is_free = matches!(decision.prompt, Prompt::Act { .. });
            for action in game.situation(Viewer::Seat(other)).legal {
                let action = action.to_string();
                if is_free && ["pass", "hold"].contains(&action.as_str()) {
                    continue;
                }
                let control = format!("form=\"{form}\" name=\"action\" value=\"{action}\"");
                assert!(html("prompt").contains(&control), "{action} has no control");
                assert!(html("forms").contains(&format!("id=\"{form}\"")));
                n_answers += 1;
            }
        });
    }
    assert!(10 < n_answers, "{n_answers}");
}

#[test]
fn what_cannot_be_taken_back_is_asked_again_where_that_is_wished() {
    let careful = Prefs { asks_first: true, ..PREFS };
    let mut n_asked = 0;
    walk(1, 14, 3, |game, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        let asks = ["fight", "quest", "rest", "done"];
        for action in situation.legal.iter().map(ToString::to_string) {
            let is_last = matches!(situation.decision.unwrap().prompt, Prompt::Act { .. });
            if asks.contains(&action.as_str()) && is_last {
                let page = page_of(game, Viewer::Seat(seat), careful);
                assert!(page.contains(&format!("popovertarget=\"confirm-{action}\"")), "{action}");
                n_asked += 1;
            }
        }
        assert!(!page_of(game, Viewer::Seat(seat), PREFS).contains("popovertarget=\"confirm-"));
    });
    assert!(10 < n_asked, "{n_asked}");
}

/// What the enemy did opens by itself, until somebody acts.
#[test]
fn the_enemy_phase_opens_by_itself() {
    let (mut n_open, mut n_closed) = (0, 0);
    walk(1, 15, 1, |game, seat| {
        let events: Vec<Event> = game.events(Viewer::Seat(seat)).map(|(_, it)| it).collect();
        let drew = events.iter().rposition(|it| matches!(it, Event::Drew { .. }));
        let began = events.iter().rposition(|it| matches!(it, Event::TurnBegan { .. }));
        let is_new = drew.is_some_and(|it| began < Some(it) || began == Some(events.len() - 1));
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let html = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
        let (tab, view) = if is_new { ("recent", "news") } else { ("threat", "board") };
        assert!(html("news-tabs").contains(&format!("class=\"tab-{tab}\" checked")), "{tab}");
        assert!(html("views").contains(&format!("id=\"tab-{view}\" checked")), "{view}");
        *(if is_new { &mut n_open } else { &mut n_closed }) += 1;
    });
    assert!(4 < n_open && 4 < n_closed, "{n_open}, {n_closed}");
}

/// WR-COOP-02: the order of decks, and rewards that lie face down.
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
            assert!(!page.contains(">wr-page") && !page.contains(">wr-action"), "a bare message");
        }
    });
}

#[test]
fn a_position_is_one_picture_that_stands_alone() {
    let game = game(Setup::of(2), 4, |_, _| {});
    let svg = page::board_svg(&game.situation(Viewer::Spectator), &PREFS).unwrap();
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    let all = ids(&svg);
    for reference in svg.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()) {
        assert!(all.contains(&reference), "#{reference} is not defined");
    }
}

/// WR-END-01: a defeat names its cause.
#[test]
fn a_defeat_names_its_cause() {
    let game = game(Setup::of(2), 3, |_, _| {});
    let view = game.situation(Viewer::Spectator).view;
    let game_wrath::view::Ending::Lost(why) = view.ending.unwrap() else {
        panic!("random players do not win")
    };
    let page = page_of(&game, Viewer::Spectator, PREFS);
    let cause = text::wrath::reason_name(Lang::En, why);
    assert!(page.contains(&format!("The last step of despair: {cause}.")), "{cause}");
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
            if situation.legal.len() < 12 && seen.insert(kind.clone()) {
                let parts = parts_of(game, Viewer::Seat(seat), PREFS);
                let html = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
                let text: String = ["status", "prompt"]
                    .iter()
                    .map(|id| html(id).replace("><", ">\n<") + "\n")
                    .collect();
                insta::assert_snapshot!(format!("wrath-{kind}"), text);
            }
        });
    }
    assert!(8 < seen.len(), "{seen:?}");
}
