//! What drawing costs that every action pays for each who looks: `push [SEED]` plays a game of each kind at random and draws
//! the live parts after every action, for the seat that acts.
//!
//! `valgrind --tool=callgrind` around it counts instructions, which compares two versions on a busy machine too.
#![allow(clippy::print_stdout)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Chance, Match, Seat, Viewer};
use page::{Around, Draw, Observation, Occupant, Prefs, RenderContext, SeatInfo, TableInfo};
use text::Lang;

/// Longer games say nothing more.
const MOST_ACTIONS: usize = 400;

fn main() {
    let seed = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(1);
    tell::<SmallWorld>(game_smallworld::Setup::of(3), seed);
    tell::<Wrath>(game_wrath::Setup::of(3), seed);
    tell::<Quest>(game_quest::Setup::of(3), seed);
    tell::<Adventure>(game_adventure::Setup::of(3), seed);
}

fn tell<G: Draw>(setup: G::Setup, seed: u64) {
    let mut chance = Chance::fast(seed);
    let mut pick = Chance::fast(seed ^ 0xFACE);
    let mut game: Match<G> = Match::start(setup, &mut chance).expect("the plainest setup");
    // What is drawn once for all is not the price of an action.
    draw(&game, Seat(0));
    let (mut n_pushes, mut n_bytes, mut time) = (0, 0, Duration::ZERO);
    while let Some(decision) = game.situation(Viewer::Spectator).decision {
        let seat = decision.seats.first().expect("somebody is asked");
        let start = Instant::now();
        n_bytes += draw(&game, seat);
        time += start.elapsed();
        n_pushes += 1;
        if n_pushes == MOST_ACTIONS {
            break;
        }
        let legal = game.situation(Viewer::Seat(seat)).legal;
        let action = legal[pick.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut chance).expect("a legal action");
    }
    println!(
        "{}: {:.0} µs and {} bytes for a push, of {n_pushes}",
        G::INFO.id,
        time.as_secs_f64() * 1e6 / n_pushes as f64,
        n_bytes / n_pushes
    );
}

/// The bytes of all live parts.
fn draw<G: Draw>(game: &Match<G>, seat: Seat) -> usize {
    let viewer = Viewer::Seat(seat);
    let (situation, events) = (game.situation(viewer), game.events(viewer).collect());
    let observation = Observation { situation, beside: Vec::new(), events };
    let seats = Seat::all(3).map(|seat| SeatInfo {
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
    black_box(page::live_parts(&ctx)).iter().map(|it| it.html.len()).sum()
}
