//! What a learned judgement looks at.

use game_wrath::names::Difficulty;
use game_wrath::{Setup, Wrath, features};
use kernel::{Game, Seat};
use testkit::learned::{self, Looks};

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_is_frozen() {
    let list = &features::INPUTS;
    assert_eq!((list.len(), format!("{:016x}", list.hash()).as_str()), (252, "035a19280f512417"));
}

#[test]
fn the_weights_are_small_and_say_how_they_were_made() {
    learned::weights(include_bytes!("../../data/net.bin"), &features::INPUTS, "wrath");
}

const LOOKS: Looks<Wrath> = Looks {
    list: &features::INPUTS,
    write: |game, _, out| features::write(game, out),
    setup: |seed| {
        let mut res = Setup::of(1 + (seed % 5) as u8);
        res.options.difficulty = Difficulty::ALL[seed as usize % 4];
        res
    },
    n_games: 10,
    n_decisions: u32::MAX,
    lots: 8,
};

#[test]
fn what_nobody_can_know_changes_no_judgement() {
    LOOKS.only_what_is_known();
    LOOKS.positions(|game, chance| {
        let mut other = *game;
        other.determinize(Seat(0), chance);
        assert_eq!(game.evaluate(Seat(0)), other.evaluate(Seat(0)));
    });
}

#[test]
fn every_input_stands_in_the_list_and_is_on_once() {
    LOOKS.each_once();
}
