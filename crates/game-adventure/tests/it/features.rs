//! What a learned judgement looks at.

use game_adventure::{Adventure, Setup, features};
use kernel::Seat;
use net::Inputs;
use testkit::learned::{self, Looks};

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_is_frozen() {
    let list = &features::INPUTS;
    assert_eq!((list.len(), format!("{:016x}", list.hash()).as_str()), (203, "c0766ce5ed9d6262"));
}

#[test]
fn the_weights_are_small_and_say_how_they_were_made() {
    for file in [
        &include_bytes!("../../data/net-two.bin")[..],
        &include_bytes!("../../data/net-more.bin")[..],
    ] {
        learned::weights(file, &features::INPUTS, "adventure");
    }
}

const LOOKS: Looks<Adventure> = Looks {
    list: &features::INPUTS,
    write: features::write,
    setup: |seed| {
        let seats = 2 + (seed % 3) as u8;
        Setup { seats, heroes: Vec::new(), options: Default::default() }
    },
    n_games: 6,
    n_decisions: 600,
    lots: 4,
};

#[test]
fn what_a_seat_cannot_know_is_no_input() {
    LOOKS.only_what_is_known();
}

#[test]
fn every_input_stands_in_the_list_and_is_on_once() {
    LOOKS.each_once();
}

/// The others by their standing, which is the sixth of sixteen numbers of each, and not by the order of play.
#[test]
fn the_best_of_the_others_comes_first() {
    let group = features::INPUTS.groups.iter().find(|it| it.name == "numbers").expect("a group");
    let (mut n_sorted, mut inputs) = (0, Inputs::default());
    LOOKS.positions(|game, _| {
        features::write(game, Seat(0), &mut inputs);
        let standing = |place: u16| {
            let on = inputs.on().iter().find(|it| it.0 == group.first + 16 * place + 5);
            on.map(|it| it.1)
        };
        let others: Vec<f32> = (1..4).map_while(standing).collect();
        assert!(others.is_sorted_by(|one, other| one >= other), "{others:?}");
        n_sorted += u32::from(1 < others.len());
    });
    assert!(1_000 < n_sorted, "{n_sorted}");
}
