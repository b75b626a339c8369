//! Every table that can be set up: seats, characters, options.

use game_adventure::names::Hero;
use game_adventure::{Options, Setup};
use testkit::Dial;
use testkit::proptest::prelude::{Strategy, any};

/// The table that a number stands for, with so many rounds.
pub(crate) fn table(seats: u8, rounds: u16, number: u64) -> Setup {
    let mut dial = Dial(number);
    let mut res = Setup::of(seats);
    if dial.below(3) != 0 {
        let mut heroes = Hero::ALL.to_vec();
        for _ in 0..seats {
            res.heroes.push(heroes.remove(dial.below(heroes.len() as u64) as usize));
        }
    }
    res.options = Options {
        flight_continues_exploration: dial.below(2) != 0,
        valor_to_win: 5 + dial.below(6) as u8,
        optional_discoveries: dial.below(2) != 0,
        rounds,
    };
    res
}

/// Every table, with few rounds.
pub(crate) fn setups(rounds: u16) -> impl Strategy<Value = Setup> {
    (2..=4u8, any::<u64>()).prop_map(move |(seats, number)| table(seats, rounds, number))
}

/// So many tables for each number of seats.
pub(crate) fn all(n_each: u64, rounds: u16) -> Vec<Setup> {
    let mut res = Vec::new();
    for number in 0..n_each {
        let number = number.wrapping_mul(0xD134_2543_DE82_EF95);
        res.extend((2..=4).map(|seats| table(seats, rounds, number ^ u64::from(seats) << 32)));
    }
    res
}
