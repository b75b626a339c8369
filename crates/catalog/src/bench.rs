//! How fast a game is on this machine, alone and beside a game with hardly any rules.

use std::time::{Duration, Instant};

use ai::{BotSpec, Budget, Settings};
use kernel::{Chance, Cx, Game, Match, Seat, TableSetup, Viewer};
use serde::Serialize;

use crate::playable::Playable;
use crate::table::AnyTable;
use crate::yardstick::Yardstick;

/// What `gospoda bench` measures; times are per call, in nanoseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BenchReport {
    pub decisions_per_s: f64,
    /// How many decisions of the yardstick take as long as one; machines differ, and so does one from hour to hour.
    pub decision_in_yardsticks: f64,
    pub clone_ns: f64,
    pub apply_ns: f64,
    pub legal_ns: f64,
    pub view_ns: f64,
    pub mcts_iterations_per_s: f64,
    /// The same for iterations, with the settings of this game in both.
    pub iteration_in_yardsticks: f64,
    pub replay_200_us: f64,
    pub state_bytes: usize,
    pub action_bytes: usize,
}

/// Into so many parts a span is cut, so that a disturbance spoils few of them.
const N_PARTS: u32 = 9;

/// How many iterations a measured search has.
const N_ITERATIONS: u32 = 400;

/// A position, a seat that is asked, and its answer.
type Position<G> = (G, Seat, <G as Game>::Action);

pub(crate) fn bench<G: Playable>(n_seats: u8, span: Duration) -> BenchReport {
    let setup = G::Setup::of(n_seats);
    let (mut chance, mut legal) = (Chance::fast(1), Vec::new());
    let (decision_ns, decision_in_yardsticks) =
        beside(span, random_play::<G>(setup.clone()), random_play::<Yardstick>(()));
    let (played, positions) = random_match::<G>(&setup);
    let n_positions = positions.len() as u64;
    let clone_ns = per_unit(span, || {
        positions.iter().for_each(|(state, ..)| {
            drop(std::hint::black_box(std::hint::black_box(state).clone()))
        });
        n_positions
    });
    let clone_apply_ns = per_unit(span, || {
        for (state, seat, action) in &positions {
            let mut state = state.clone();
            state.apply(*seat, *action, &mut Cx::silent(&mut chance));
            std::hint::black_box(&state);
        }
        n_positions
    });
    let legal_ns = per_unit(span, || {
        positions.iter().for_each(|(state, seat, _)| state.legal_actions(*seat, &mut legal));
        n_positions
    });
    let view_ns = per_unit(span, || {
        positions.iter().for_each(|(state, seat, _)| {
            drop(std::hint::black_box(state.view(Viewer::Seat(*seat))))
        });
        n_positions
    });
    let log = played.log();
    let n_lines = log.entries.len().max(1) as f64;
    let replay_ns = per_unit(span, || {
        let replayed = Match::<G>::replay(&log).expect("a recorded match replays");
        std::hint::black_box(AnyTable::hash(&replayed));
        1
    });
    let (_, bare) = random_match::<Yardstick>(&());
    let (search_ns, iteration_in_yardsticks) =
        beside(span, search(&positions, G::SETTINGS), search(&bare, G::SETTINGS));
    BenchReport {
        decisions_per_s: 1e9 / decision_ns,
        decision_in_yardsticks,
        clone_ns,
        apply_ns: (clone_apply_ns - clone_ns).max(0.0),
        legal_ns,
        view_ns,
        mcts_iterations_per_s: 1e9 / search_ns,
        iteration_in_yardsticks,
        replay_200_us: replay_ns / 1e3 * 200.0 / n_lines,
        state_bytes: std::mem::size_of::<G>(),
        action_bytes: std::mem::size_of::<G::Action>(),
    }
}

/// Whole games by chance alone, counted in decisions.
fn random_play<G: Game>(setup: G::Setup) -> impl FnMut() -> u64 {
    let (mut chance, mut legal) = (Chance::fast(1), Vec::new());
    move || u64::from(ai::random_game::<G>(&setup, &mut chance, &mut legal).unwrap_or_default())
}

/// Searches of one position in the middle, counted in iterations.
fn search<G: Game>(positions: &[Position<G>], settings: Settings) -> impl FnMut() -> u64 {
    let (state, seat, _) = &positions[positions.len() / 2];
    move || {
        let bot = BotSpec::Mcts(Budget::Iterations(N_ITERATIONS));
        let thought = ai::consider(bot, state, *seat, 1, &settings);
        u64::from(std::hint::black_box(thought).n_iterations)
    }
}

/// The beginning of one random match, and its positions.
fn random_match<G: Game>(setup: &G::Setup) -> (Match<G>, Vec<Position<G>>) {
    let (mut chance, mut legal) = (Chance::fast(1), Vec::new());
    let mut recorded = Chance::seeded([7; 32], 0);
    let mut played =
        Match::<G>::start(setup.clone(), &mut recorded).expect("the plainest setup is legal");
    let mut positions = Vec::new();
    while let Some(decision) = played.state().decision() {
        if positions.len() == 200 {
            break;
        }
        let seat = decision.seats.first().expect("somebody is asked");
        played.state().legal_actions(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        positions.push((played.state().clone(), seat, action));
        played.play(seat, action, &mut recorded).expect("a listed action is legal");
    }
    (played, positions)
}

/// Calls `work` for about `span`; nanoseconds per unit of work.
fn per_unit(span: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let mut parts: [f64; N_PARTS as usize] = std::array::from_fn(|_| part(span, &mut work));
    median(&mut parts)
}

/// Nanoseconds per unit of `work`, and how many units of `other`, in turn with it, take as long.
fn beside(
    span: Duration,
    mut work: impl FnMut() -> u64,
    mut other: impl FnMut() -> u64,
) -> (f64, f64) {
    let mut multiples = [0.0; N_PARTS as usize];
    let mut parts = multiples.map(|_| 0.0);
    for (part_ns, multiple) in parts.iter_mut().zip(&mut multiples) {
        let other_ns = part(span / 2, &mut other);
        *part_ns = part(span, &mut work);
        *multiple = *part_ns / other_ns;
    }
    (median(&mut parts), median(&mut multiples))
}

fn part(span: Duration, work: &mut impl FnMut() -> u64) -> f64 {
    let begin = Instant::now();
    let mut n_units = 0;
    while begin.elapsed() < span / N_PARTS {
        n_units += work();
    }
    begin.elapsed().as_nanos() as f64 / n_units.max(1) as f64
}

fn median(parts: &mut [f64]) -> f64 {
    parts.sort_by(f64::total_cmp);
    parts[parts.len() / 2]
}
