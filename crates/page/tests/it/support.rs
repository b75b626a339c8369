//! Games to look at, and questions to the text of a page.

use std::collections::BTreeSet;

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::{Prompt, Wrath};
use kernel::{Chance, Match, Seat, Viewer};
use page::{
    Around, Draw, Observation, Occupant, OwnCode, Part, Prefs, RenderContext, SeatInfo, TableInfo,
};
use text::Lang;

pub(crate) const PREFS: Prefs = in_lang(Lang::En);

pub(crate) const fn in_lang(lang: Lang) -> Prefs {
    Prefs::of(lang)
}

/// A game that is played here.
pub(crate) trait Played: Draw {
    fn laid(n_seats: u8) -> Self::Setup;

    fn n_seats(setup: &Self::Setup) -> u8;

    /// Of those who are asked, the one whose turn it is.
    fn acting(game: &Match<Self>) -> Seat {
        game.situation(Viewer::Spectator).decision.unwrap().seats.first().unwrap()
    }
}

impl Played for SmallWorld {
    fn laid(n_seats: u8) -> Self::Setup {
        Self::Setup::of(n_seats)
    }

    fn n_seats(setup: &Self::Setup) -> u8 {
        setup.seats
    }
}

impl Played for Wrath {
    fn laid(n_seats: u8) -> Self::Setup {
        Self::Setup::of(n_seats)
    }

    fn n_seats(setup: &Self::Setup) -> u8 {
        setup.seats
    }

    fn acting(game: &Match<Self>) -> Seat {
        let situation = game.situation(Viewer::Spectator);
        let decision = situation.decision.unwrap();
        match decision.prompt {
            Prompt::Act { hero, .. } => situation.view.heroes[&hero].seat,
            _ => decision.seats.first().unwrap(),
        }
    }
}

impl Played for Quest {
    fn laid(n_seats: u8) -> Self::Setup {
        Self::Setup::of(n_seats)
    }

    fn n_seats(setup: &Self::Setup) -> u8 {
        setup.seats
    }
}

/// Games that do not last long.
impl Played for Adventure {
    fn laid(n_seats: u8) -> Self::Setup {
        let mut setup = Self::Setup::of(n_seats);
        setup.options.rounds = 5;
        setup
    }

    fn n_seats(setup: &Self::Setup) -> u8 {
        setup.seats
    }
}

/// Plays a whole game at random; `look` sees every decision with the seat that acts.
pub(crate) fn game<G: Played>(
    n_seats: u8,
    seed: u64,
    look: impl FnMut(&Match<G>, Seat),
) -> Match<G> {
    game_with(n_seats, seed, Chance::fast(seed), look)
}

/// The same with recorded randomness, so that its records can be played again.
pub(crate) fn recorded<G: Played>(
    n_seats: u8,
    seed: u64,
    look: impl FnMut(&Match<G>, Seat),
) -> Match<G> {
    game_with(n_seats, seed, Chance::seeded([seed as u8; 32], 0), look)
}

fn game_with<G: Played>(
    n_seats: u8,
    seed: u64,
    mut chance: Chance,
    mut look: impl FnMut(&Match<G>, Seat),
) -> Match<G> {
    let mut pick = Chance::fast(seed ^ 0xFACE);
    let mut game: Match<G> = Match::start(G::laid(n_seats), &mut chance).unwrap();
    chance.take_tape();
    while game.situation(Viewer::Spectator).decision.is_some() {
        let seat = G::acting(&game);
        look(&game, seat);
        let legal = game.situation(Viewer::Seat(seat)).legal;
        let action = legal[pick.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut chance).unwrap();
    }
    game
}

/// Every `nth` decision of a random game.
pub(crate) fn walk<G: Played>(
    n_seats: u8,
    seed: u64,
    nth: usize,
    mut look: impl FnMut(&Match<G>, Seat),
) {
    let mut n_decisions = 0;
    game(n_seats, seed, |game, seat| {
        if n_decisions % nth == 0 {
            look(game, seat);
        }
        n_decisions += 1;
    });
}

/// What a viewer sees who holds no other seat.
pub(crate) fn observation<G: Draw>(game: &Match<G>, viewer: Viewer) -> Observation<G> {
    let (situation, events) = (game.situation(viewer), game.events(viewer).collect());
    Observation { situation, beside: Vec::new(), events }
}

/// What `look` makes of the table as a viewer sees it, with something to tell of the people around the table.
pub(crate) fn with_context<G: Played, T>(
    game: &Match<G>,
    viewer: Viewer,
    prefs: Prefs,
    around: Around,
    look: impl FnOnce(&RenderContext<'_>) -> T,
) -> T {
    let observation = observation(game, viewer);
    let Observation { situation, .. } = &observation;
    let seats = Seat::all(G::n_seats(game.setup())).map(|seat| SeatInfo {
        seat,
        name: ["Ann & <Bo>", "Cyd", "Dag", "Eve", "Fay"][seat.idx()].to_owned(),
        occupant: if seat == Seat(0) { Occupant::Here } else { Occupant::Bot("greedy".to_owned()) },
    });
    // What is only imagined has a way back of its own.
    let n_undo = match viewer {
        Viewer::Seat(seat) if around.what_if.is_none() => game.n_free_undo(seat),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => 0,
    };
    let table = TableInfo {
        id: "t".to_owned(),
        version: game.version(),
        seats: seats.collect(),
        commitment: String::new(),
        seed: None,
        invitations: vec![(Seat(1), "https://example.org/join/x".to_owned())],
        own_code: Some(OwnCode::Known("abcd-efgh".to_owned())),
        is_waiting: situation.outcome.is_none() && situation.legal.is_empty(),
        n_undo,
        curtain: None,
        notice: None,
        campaign: None,
        around,
        together: None,
    };
    look(&RenderContext { table: &table, observation: &observation, prefs })
}

pub(crate) fn parts_of<G: Played>(game: &Match<G>, viewer: Viewer, prefs: Prefs) -> Vec<Part> {
    with_context(game, viewer, prefs, Around::default(), page::parts)
}

/// The text of all parts.
pub(crate) fn text_of<G: Played>(game: &Match<G>, viewer: Viewer) -> String {
    parts_of(game, viewer, PREFS).into_iter().map(|it| it.html).collect()
}

pub(crate) fn page_of<G: Played>(game: &Match<G>, viewer: Viewer, prefs: Prefs) -> String {
    with_context(game, viewer, prefs, Around::default(), page::table_page)
}

/// The ids that stand more than once.
pub(crate) fn twice(page: &str) -> Vec<&str> {
    let mut seen = BTreeSet::new();
    ids(page).into_iter().filter(|id| !seen.insert(*id)).collect()
}

/// The values of an attribute, wherever it stands.
pub(crate) fn attributes<'t>(page: &'t str, name: &str) -> Vec<&'t str> {
    let opening = format!(" {name}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|it| it.split('"').next()).collect()
}

pub(crate) fn ids(page: &str) -> Vec<&str> {
    attributes(page, "id")
}

/// What the enemy did last leads to its replay, which begins before the move that led to it. Whether there is anything.
pub(crate) fn leads_to_the_replay(recent: &str, n_moves: Option<usize>) -> bool {
    let mut ways = attributes(recent, "href");
    ways.retain(|it| it.ends_with("#play"));
    match (n_moves, ways.as_slice()) {
        (None, []) => false,
        (Some(n_moves), [way]) => {
            assert!(way.ends_with(&format!("/at/{}#play", n_moves.saturating_sub(1))), "{way}");
            true
        }
        (n_moves, ways) => panic!("{n_moves:?}: {ways:?}"),
    }
}
