//! What a learned judgement looks at.

use game_quest::names::Sheet;
use game_quest::{Quest, Setup, features};
use testkit::learned::{self, Looks};

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_is_frozen() {
    let list = &features::INPUTS;
    assert_eq!((list.len(), format!("{:016x}", list.hash()).as_str()), (420, "820336e99fb64697"));
}

#[test]
fn the_weights_are_small_and_say_how_they_were_made() {
    learned::weights(include_bytes!("../../data/net.bin"), &features::INPUTS, "quest");
}

const LOOKS: Looks<Quest> = Looks {
    list: &features::INPUTS,
    write: |game, _, out| features::write(game, out),
    setup: |seed| Setup {
        quest: Sheet::ALL[seed as usize % 6],
        ..Setup::of(1 + (seed / 6 % 4) as u8)
    },
    n_games: 24,
    n_decisions: u32::MAX,
    lots: 8,
};

#[test]
fn what_lies_face_down_is_no_input() {
    LOOKS.only_what_is_known();
}

#[test]
fn every_input_stands_in_the_list_and_is_on_once() {
    LOOKS.each_once();
}
