//! What was learned of answers: its inputs and its file of weights.

use game_quest::names::Sheet;
use game_quest::policy::{self, INPUTS};
use game_quest::{Quest, Setup};
use testkit::learned::{self, Answers};

const FILE: &[u8] = include_bytes!("../../data/policy.bin");

/// All quests, with one to four seats.
const ANSWERS: Answers<Quest> = Answers {
    list: &INPUTS,
    write: |game, _, legal, each| policy::write(game, legal, each),
    setup: |seed| Setup {
        quest: Sheet::ALL[seed as usize % 6],
        ..Setup::of(1 + (seed / 6 % 4) as u8)
    },
    n_games: 24,
};

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_of_answers_is_frozen() {
    let found = (INPUTS.len(), format!("{:016x}", INPUTS.hash()));
    assert_eq!(found, (13925, "f1e52d017272cec8".to_owned()));
}

#[test]
fn the_weights_say_how_they_were_made() {
    learned::policy(FILE, &INPUTS, "quest");
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
