//! What was learned of answers: its inputs and its file of weights.

use game_smallworld::policy::{self, INPUTS};
use game_smallworld::{Action, Setup, SmallWorld};
use kernel::Game;
use testkit::learned::{self, Answers};

const FILE: &[u8] = include_bytes!("../../data/policy.bin");

/// Two to five seats, and a game with teams.
const ANSWERS: Answers<SmallWorld> = Answers {
    list: &INPUTS,
    write: |game, seat, legal, each| policy::write(game, seat, legal, each),
    setup: |seed| {
        let mut setup = Setup::of(2 + (seed % 4) as u8);
        setup.options.teams = seed == 14;
        setup
    },
    n_games: 15,
};

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_of_answers_is_frozen() {
    let found = (INPUTS.len(), format!("{:016x}", INPUTS.hash()));
    assert_eq!(found, (31852, "cd8835d482d699f7".to_owned()));
}

#[test]
fn the_weights_say_how_they_were_made() {
    learned::policy(FILE, &INPUTS, "smallworld");
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

/// Races, powers and relics multiply the ways to conquer: games of five seats have asked about more than 255.
#[test]
fn more_conquests_than_a_byte_counts_are_judged() {
    let mut n_judged = 0;
    ANSWERS.positions(|game, seat, legal, _| {
        let with_means =
            |it: &&Action| matches!(it, Action::Conquer(_, means) if !means.is_empty());
        let Some(&first) = legal.iter().find(with_means) else { return };
        let many = [vec![first; 300], legal.to_vec()].concat();
        let mut likelihoods = Vec::new();
        game.likelihoods(seat, &many, &mut likelihoods);
        assert_eq!(likelihoods.len(), many.len());
        n_judged += 1;
    });
    assert!(0 < n_judged, "no conquest could use means");
}

#[test]
fn what_a_seat_cannot_know_makes_no_answer_likelier() {
    ANSWERS.only_what_is_known();
}
