//! What a learned judgement looks at.

use game_smallworld::{Setup, SmallWorld, features};
use kernel::{Game, Seat};
use testkit::learned::{self, Looks};

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_is_frozen() {
    let list = &features::INPUTS;
    assert_eq!((list.len(), format!("{:016x}", list.hash()).as_str()), (838, "20388556c1f444b1"));
}

#[test]
fn the_weights_are_small_and_say_how_they_were_made() {
    for file in [
        &include_bytes!("../../data/net-few.bin")[..],
        &include_bytes!("../../data/net-more.bin")[..],
    ] {
        learned::weights(file, &features::INPUTS, "smallworld");
    }
}

const LOOKS: Looks<SmallWorld> = Looks {
    list: &features::INPUTS,
    write: features::write,
    setup: |seed| Setup::of(2 + (seed % 4) as u8),
    n_games: 10,
    n_decisions: u32::MAX,
    lots: 1,
};

#[test]
fn what_a_seat_cannot_know_is_no_input() {
    LOOKS.only_what_is_known();
}

#[test]
fn every_input_stands_in_the_list_and_is_on_once() {
    LOOKS.each_once();
}

/// Of two seats the chances of both make up about the whole, and who is far ahead at the end knows it.
#[test]
fn chances_fit_together() {
    let (mut n, mut sum) = (0, 0.0);
    LOOKS.positions(|game, _| {
        if game.seats().len() == 2 {
            let both = game.evaluate(Seat(0)) + game.evaluate(Seat(1));
            n += 1;
            sum += f64::from((both - 1.0).abs());
        }
    });
    assert!(sum / f64::from(n) < 0.1, "{}", sum / f64::from(n));
}
