//! What drawing costs that every action pays for each who looks: `push [SEED]` plays a game of each kind at random and draws
//! the live parts after every action, for the seat that acts, and the performance of what it led to.
//!
//! `valgrind --tool=callgrind` around it counts instructions, which compares two versions on a busy machine too.
#![allow(clippy::print_stdout)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Chance, Match, Seat, TableSetup as _, Viewer};
use page::{
    AnyPerformance, Around, Draw, Observation, Occupant, Performance, Prefs, RenderContext,
    SeatInfo, TableInfo,
};
use text::Lang;

/// Longer games say nothing more.
const MOST_ACTIONS: usize = 400;

fn main() {
    let seed = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(1);
    tell::<SmallWorld>(game_smallworld::Setup::of(3), seed);
    tell::<Wrath>(game_wrath::Setup::of(3), seed);
    tell::<Quest>(game_quest::Setup::of(4), seed);
    tell::<Adventure>(game_adventure::Setup::of(3), seed);
}

fn tell<G: Draw>(setup: G::Setup, seed: u64) {
    // A performance is made from what was recorded.
    let secret = [seed as u8; 32];
    let mut pick = Chance::fast(seed ^ 0xFACE);
    let mut game: Match<G> =
        Match::start(setup, &mut Chance::seeded(secret, 0)).expect("the plainest setup");
    // What is drawn once for all is not the price of an action.
    draw(&game, Viewer::Seat(Seat(0)), None);
    let (mut n_bytes, mut pushes, mut performances) = (0, Vec::new(), Vec::new());
    while let Some(decision) = game.situation(Viewer::Spectator).decision {
        let seat = decision.seats.first().expect("somebody is asked");
        let start = Instant::now();
        n_bytes += draw(&game, Viewer::Seat(seat), None).0;
        pushes.push(start.elapsed());
        if pushes.len() == MOST_ACTIONS {
            break;
        }
        let legal = game.situation(Viewer::Seat(seat)).legal;
        let action = legal[pick.below(legal.len() as u32) as usize];
        let version = game.version();
        let mut chance = Chance::seeded(secret, pushes.len() as u64);
        game.play(seat, action, &mut chance).expect("a legal action");
        performances.push(draw(&game, Viewer::Seat(seat), Some(version)).1);
    }
    let n = pushes.len();
    let all: Duration = pushes.iter().sum();
    performances.sort_unstable();
    let at = |part: usize| performances[(performances.len() - 1) * part / 100].as_secs_f64() * 1e3;
    println!(
        "{}: {:.0} µs and {} bytes for a push, of {n}; a performance takes {:.1} ms at the median, {:.1} at 95 %, {:.1} at most",
        G::INFO.id,
        all.as_secs_f64() * 1e6 / n as f64,
        n_bytes / n,
        at(50),
        at(95),
        at(100),
    );
}

/// The bytes of all live parts, or how long it takes to draw the performance of what has happened since a version.
fn draw<G: Draw>(game: &Match<G>, viewer: Viewer, since: Option<u32>) -> (usize, Duration) {
    let (situation, events) = (game.situation(viewer), game.events(viewer).collect());
    let observation = Observation { situation, beside: Vec::new(), events };
    let seats = Seat::all(game.setup().n_seats()).map(|seat| SeatInfo {
        seat,
        name: format!("Player {}", seat.0 + 1),
        occupant: Occupant::Bot("random".to_owned()),
    });
    let table = TableInfo {
        id: "t".to_owned(),
        version: game.version(),
        seats: seats.collect(),
        commitment: String::new(),
        seed: None,
        invitations: Vec::new(),
        own_code: None,
        is_waiting: false,
        n_undo: 0,
        curtain: None,
        notice: None,
        campaign: None,
        around: Around::default(),
        together: None,
    };
    let prefs = Prefs::of(Lang::En);
    let ctx = RenderContext { table: &table, observation: &observation, prefs };
    let Some(since) = since else {
        let n_bytes = black_box(page::live_parts(&ctx)).iter().map(|it| it.html.len()).sum();
        return (n_bytes, Duration::ZERO);
    };
    let start = Instant::now();
    let performance = Performance::of(game, viewer, since, 1).expect("an action was played");
    black_box(performance.draw(&ctx));
    (0, start.elapsed())
}
