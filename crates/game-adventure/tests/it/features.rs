//! What a learned judgement looks at.

use game_adventure::{Adventure, Setup, features};
use kernel::{Chance, Cx, Game, Seat};
use net::Inputs;

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_is_frozen() {
    let list = &features::INPUTS;
    assert_eq!((list.len(), format!("{:016x}", list.hash()).as_str()), (203, "c0766ce5ed9d6262"));
}

fn inputs(game: &Adventure, seat: Seat) -> Vec<(u16, f32)> {
    let mut res = Inputs::default();
    features::write(game, seat, &mut res);
    res.on().to_vec()
}

/// Positions of some games that are played by what looks good, with some answers by chance.
fn positions(mut look: impl FnMut(&Adventure, &mut Chance)) {
    for seed in 0..6 {
        let mut chance = Chance::fast(seed);
        let seats = 2 + (seed % 3) as u8;
        let setup = Setup { seats, heroes: Vec::new(), options: Default::default() };
        let begun = Adventure::start(&setup, &mut Cx::silent(&mut chance));
        let mut game = begun.expect("any number of seats can play");
        let mut legal = Vec::new();
        for _ in 0..600 {
            let Some(decision) = game.decision() else { break };
            look(&game, &mut chance);
            let seat = decision.seats.first().expect("somebody is asked");
            game.legal_actions(seat, &mut legal);
            let mut best = (f32::MIN, legal[chance.below(legal.len() as u32) as usize]);
            if chance.below(4) != 0 {
                for &action in &legal {
                    let mut after = game;
                    after.apply(seat, action, &mut Cx::silent(&mut chance));
                    if best.0 < after.appeal(seat) {
                        best = (after.appeal(seat), action);
                    }
                }
            }
            game.apply(seat, best.1, &mut Cx::silent(&mut chance));
        }
    }
}

#[test]
fn what_a_seat_cannot_know_is_no_input() {
    let mut n_changed = 0;
    positions(|game, chance| {
        for seat in Seat::all(game.scores().len() as u8) {
            let mut other = *game;
            other.determinize(seat, chance);
            n_changed += u32::from(other != *game);
            assert_eq!(inputs(game, seat), inputs(&other, seat));
        }
    });
    assert!(1_000 < n_changed, "{n_changed}");
}

#[test]
fn every_input_stands_in_the_list_and_is_on_once() {
    let mut seen = vec![false; features::INPUTS.len()];
    positions(|game, _| {
        for seat in Seat::all(game.scores().len() as u8) {
            let on = inputs(game, seat);
            assert!(on.iter().all(|it| it.1.abs() < 8.0), "{on:?}");
            let mut on: Vec<u16> = on.iter().map(|it| it.0).collect();
            let n_on = on.len();
            on.iter().for_each(|&it| seen[usize::from(it)] = true);
            on.sort_unstable();
            on.dedup();
            assert_eq!(on.len(), n_on);
        }
    });
    let n_seen = seen.iter().filter(|it| **it).count();
    assert!(seen.len() / 2 < n_seen, "only {n_seen} of {} are ever on", seen.len());
}
