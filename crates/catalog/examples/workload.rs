//! Plays what a release is optimised for: games by chance, and games by bots that search. `cargo xtask dist` builds it so
//! that it counts how often each branch is taken, and builds what players get by these counts
//! (<https://doc.rust-lang.org/rustc/profile-guided-optimization.html>). It plays the same games each time, so that the
//! counts are the same.
// It ends with a message where a game fails.
#![allow(clippy::unwrap_used)]

use ai::{Bot, BotSpec, Budget, Entrant, Player};
use catalog::Playable;
use catalog::yardstick::Yardstick;
use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Chance, Cx, Game, TableSetup};

/// So many random decisions are made with each number of seats.
const N_DECISIONS: u32 = 1_000_000;
/// So long bots think at each decision, in iterations.
const N_ITERATIONS: u32 = 20;

fn main() {
    play::<SmallWorld>();
    play::<Wrath>();
    play::<Quest>();
    play::<Adventure>();
    // What the speed of the games is measured by is optimised as they are, or they would look faster than they are.
    play_by_chance::<Yardstick>(&());
}

fn play<G: Playable>() {
    for n_seats in G::INFO.min_seats..=G::INFO.max_seats {
        let setup = G::Setup::of(n_seats);
        play_by_chance::<G>(&setup);
        play_by_search::<G>(&setup, n_seats);
    }
}

/// One game, without the clock that `ai::play_game` looks at.
fn play_by_search<G: Playable>(setup: &G::Setup, n_seats: u8) {
    let spec = BotSpec::Mcts(Budget::Iterations(N_ITERATIONS));
    let mut bots: Vec<Player<G>> = Vec::new();
    bots.resize_with(n_seats.into(), || Entrant { spec, settings: G::SETTINGS }.into());
    let mut chance = Chance::fast(1);
    let mut state = G::start(setup, &mut Cx::silent(&mut chance)).unwrap();
    for nth in 0..G::INFO.max_decisions {
        let Some(seat) = state.asked().first() else { break };
        let action = bots[seat.idx()].decide(&state, seat, u64::from(nth).into());
        state.apply(seat, action, &mut Cx::silent(&mut chance));
    }
}

fn play_by_chance<G: Game>(setup: &G::Setup) {
    let (mut chance, mut legal) = (Chance::fast(1), Vec::new());
    let mut n_decisions = 0;
    while n_decisions < N_DECISIONS {
        n_decisions += ai::random_game::<G>(setup, &mut chance, &mut legal).unwrap();
    }
}
