//! Games to look at, and questions to the text of a page.

use game_smallworld::{Event, Setup, SmallWorld};
use kernel::{Chance, Match, Seat, Viewer};
use page::{Around, Desk, Occupant, OwnCode, Part, Prefs, SeatInfo, TableInfo};
use text::Lang;

pub(crate) const PREFS: Prefs = in_lang(Lang::En);

pub(crate) const fn in_lang(lang: Lang) -> Prefs {
    Prefs::of(lang)
}

/// Plays a whole game at random; `look` sees every decision with the seat that is asked.
pub(crate) fn game(
    n_seats: u8,
    seed: u64,
    mut look: impl FnMut(&Match<SmallWorld>, Seat),
) -> Match<SmallWorld> {
    let mut chance = Chance::fast(seed);
    let mut pick = Chance::fast(seed ^ 0xFACE);
    let mut game = Match::start(Setup::of(n_seats), &mut chance).unwrap();
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

/// Every `nth` decision of a random game.
pub(crate) fn walk(
    n_seats: u8,
    seed: u64,
    nth: usize,
    mut look: impl FnMut(&Match<SmallWorld>, Seat),
) {
    let mut n_decisions = 0;
    game(n_seats, seed, |game, seat| {
        if n_decisions % nth == 0 {
            look(game, seat);
        }
        n_decisions += 1;
    });
}

fn with_desk<T>(
    game: &Match<SmallWorld>,
    viewer: Viewer,
    prefs: Prefs,
    around: Around,
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
        id: "t".to_owned(),
        game: "smallworld",
        version: game.version(),
        seats: seats.collect(),
        commitment: String::new(),
        seed: None,
        invitations: vec![(Seat(1), "https://example.org/join/x".to_owned())],
        own_code: Some(OwnCode::Known("abcd-efgh".to_owned())),
        is_waiting: situation.outcome.is_none() && situation.legal.is_empty(),
        curtain: None,
        notice: None,
        campaign: None,
        around,
        together: None,
    };
    look(&Desk { table: &table, viewer, situation: &situation, also: &[], events: &events, prefs })
}

pub(crate) fn parts_of(game: &Match<SmallWorld>, viewer: Viewer, prefs: Prefs) -> Vec<Part> {
    with_desk(game, viewer, prefs, Around::default(), page::parts)
}

pub(crate) fn page_of(game: &Match<SmallWorld>, viewer: Viewer, prefs: Prefs) -> String {
    page_with(game, viewer, prefs, Around::default())
}

/// The page with something to tell of the people around the table.
pub(crate) fn page_with(
    game: &Match<SmallWorld>,
    viewer: Viewer,
    prefs: Prefs,
    around: Around,
) -> String {
    with_desk(game, viewer, prefs, around, page::table_page)
}

/// The values of an attribute, wherever it stands.
pub(crate) fn attributes<'t>(page: &'t str, name: &str) -> Vec<&'t str> {
    let opening = format!(" {name}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|it| it.split('"').next()).collect()
}

pub(crate) fn ids(page: &str) -> Vec<&str> {
    attributes(page, "id")
}
