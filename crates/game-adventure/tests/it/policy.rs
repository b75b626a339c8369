//! What was learned of answers: its inputs and its file of weights.

use game_adventure::policy::{self, INPUTS};
use game_adventure::{Adventure, Setup};
use testkit::learned::{self, Answers};

const FILE: &[u8] = include_bytes!("../../data/policy.bin");

const ANSWERS: Answers<Adventure> = Answers {
    list: &INPUTS,
    write: |game, seat, legal, each| policy::write(game, seat, legal, each),
    setup: |_| Setup::of(2),
    n_games: 3,
};

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_of_answers_is_frozen() {
    let found = (INPUTS.len(), format!("{:016x}", INPUTS.hash()));
    assert_eq!(found, (4928, "207739b8c6eb6a96".to_owned()));
}

#[test]
fn the_weights_say_how_they_were_made() {
    learned::policy(FILE, &INPUTS, "adventure");
}

#[test]
fn every_answer_has_inputs_and_a_likelihood_of_its_own() {
    // Inputs are learned from at all tables.
    Answers { setup: |seed| Setup::of(2 + (seed % 3) as u8), ..ANSWERS }.each_has_inputs();
    ANSWERS.each_has_a_likelihood();
}

#[test]
fn nothing_is_likely_with_more_than_two_seats() {
    [3, 4].iter().for_each(|&n| learned::nothing_is_likely::<Adventure>(&Setup::of(n)));
}

#[test]
fn likelihoods_follow_their_answers() {
    ANSWERS.likelihoods_follow_their_answers();
}

#[test]
fn what_a_seat_cannot_know_makes_no_answer_likelier() {
    ANSWERS.only_what_is_known();
}
