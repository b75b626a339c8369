//! What was learned of answers: its inputs and its file of weights.

use std::collections::BTreeSet;

use game_wrath::policy::{self, INPUTS};
use game_wrath::{Setup, Wrath};
use testkit::learned::{self, Answers};

const FILE: &[u8] = include_bytes!("../../data/policy.bin");

const ANSWERS: Answers<Wrath> = Answers {
    list: &INPUTS,
    write: |game, seat, legal, each| policy::write(game, seat, legal, each),
    setup: any_table,
    n_games: 40,
};

fn table(n_seats: u8, difficulty: &str) -> Setup {
    let mut setup = Setup::of(n_seats);
    setup.set("difficulty", difficulty).expect("there is such a difficulty");
    setup
}

/// Each number of seats, and each difficulty.
fn any_table(seed: u64) -> Setup {
    let difficulties = ["introductory", "normal", "heroic", "mythic"];
    table(1 + (seed % 5) as u8, difficulties[(seed % 4) as usize])
}

#[test]
fn the_weights_say_how_they_were_made() {
    learned::policy(FILE, &INPUTS, "wrath");
}

#[test]
fn every_answer_has_inputs_and_a_likelihood_of_its_own() {
    ANSWERS.each_has_inputs();
    ANSWERS.each_has_a_likelihood();
}

#[test]
fn likelihoods_follow_their_answers() {
    ANSWERS.likelihoods_follow_their_answers();
}

#[test]
fn what_a_seat_cannot_know_makes_no_answer_likelier() {
    ANSWERS.only_what_is_known();
}

/// What is learned at one difficulty says nothing at another.
#[test]
fn each_difficulty_has_inputs_of_its_own() {
    let tables: [fn(u64) -> Setup; 4] = [
        |_| table(3, "introductory"),
        |_| table(3, "normal"),
        |_| table(3, "heroic"),
        |_| table(3, "mythic"),
    ];
    let mut of_difficulty: Vec<BTreeSet<u16>> = Vec::new();
    for setup in tables {
        let mut on = BTreeSet::new();
        Answers { setup, n_games: 12, ..ANSWERS }.positions(|game, seat, legal, _| {
            policy::write(game, seat, legal, |it| on.extend(it.iter().map(|it| it.0)));
        });
        assert!(!on.is_empty() && of_difficulty.iter().all(|it| it.is_disjoint(&on)));
        of_difficulty.push(on);
    }
}
