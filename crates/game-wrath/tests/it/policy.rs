//! What was learned of answers: its inputs and its file of weights.

use std::collections::BTreeSet;

use game_wrath::policy::{self, INPUTS};
use game_wrath::{Action, Setup, Wrath};
use kernel::{Chance, Cx, Game, Seat};
use net::Scores;

const FILE: &[u8] = include_bytes!("../../data/policy.bin");

/// Positions of random games at a table, with the answers of who is asked.
fn positions(setup: &Setup, mut look: impl FnMut(&Wrath, Seat, &[Action])) {
    for seed in 0..12 {
        let chance = &mut Chance::fast(seed);
        let begun = Wrath::start(setup, &mut Cx::silent(chance));
        let mut game = begun.expect("any number of seats can play");
        let mut legal = Vec::new();
        while let Some(seat) = game.decision().and_then(|it| it.seats.first()) {
            game.legal_actions(seat, &mut legal);
            look(&game, seat, &legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Cx::silent(chance));
        }
    }
}

fn table(n_seats: u8, difficulty: &str) -> Setup {
    let mut setup = Setup::of(n_seats);
    setup.set("difficulty", difficulty).expect("there is such a difficulty");
    setup
}

#[test]
fn the_weights_say_how_they_were_made() {
    let (_, origin) = Scores::of_file(FILE, &INPUTS).expect("they are for these inputs");
    assert!(origin.starts_with("gospoda train policy wrath --seed"), "{origin}");
    assert!(FILE.len() < 1 << 16, "{} bytes", FILE.len());
}

#[test]
fn every_answer_has_inputs_and_a_likelihood_of_its_own() {
    for (n_seats, difficulty) in [(1, "heroic"), (2, "introductory"), (3, "normal"), (5, "mythic")]
    {
        let (mut n_answers, mut n_apart) = (0, 0);
        positions(&table(n_seats, difficulty), |game, seat, legal| {
            let mut all = Vec::new();
            policy::write(game, seat, legal, |on| {
                assert!(on.iter().all(|it| usize::from(it.0) < INPUTS.len() && it.1.is_finite()));
                all.push(on.to_vec());
            });
            assert_eq!(all.len(), legal.len());
            let mut found = vec![7.0];
            game.likelihoods(seat, legal, &mut found);
            assert_eq!(found.len(), legal.len());
            assert!(found.iter().all(|it| it.is_finite()), "{found:?}");
            n_answers += legal.len();
            n_apart += found.windows(2).filter(|it| it[0] != it[1]).count();
        });
        let told = format!("{n_apart} of {n_answers} differ from their neighbours");
        assert!(2 * n_apart > n_answers, "{n_seats} seats, {difficulty}: {told}");
    }
}

/// What is learned at one difficulty says nothing at another.
#[test]
fn each_difficulty_has_inputs_of_its_own() {
    let mut of_difficulty: Vec<BTreeSet<u16>> = Vec::new();
    for difficulty in ["introductory", "normal", "heroic", "mythic"] {
        let mut on = BTreeSet::new();
        positions(&table(3, difficulty), |game, seat, legal| {
            policy::write(game, seat, legal, |it| on.extend(it.iter().map(|it| it.0)));
        });
        assert!(of_difficulty.iter().all(|it| it.is_disjoint(&on)), "{difficulty}");
        of_difficulty.push(on);
    }
}
