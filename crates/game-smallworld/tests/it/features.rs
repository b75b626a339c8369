//! What a learned judgement looks at.

use game_smallworld::{Setup, SmallWorld, features};
use kernel::{Chance, Cx, Game, Seat};
use net::Inputs;

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_is_frozen() {
    let list = &features::INPUTS;
    assert_eq!((list.len(), format!("{:016x}", list.hash()).as_str()), (838, "20388556c1f444b1"));
}

fn inputs(game: &SmallWorld, seat: Seat) -> Vec<(u16, f32)> {
    let mut res = Inputs::default();
    features::write(game, seat, &mut res);
    res.on().to_vec()
}

/// Every position of some random games.
fn positions(mut look: impl FnMut(&SmallWorld, &mut Chance)) {
    for seed in 0..10 {
        let mut chance = Chance::fast(seed);
        let setup = Setup::of(2 + (seed % 4) as u8);
        let begun = SmallWorld::start(&setup, &mut Cx::silent(&mut chance));
        let mut game = begun.expect("any number of seats can play");
        let mut legal = Vec::new();
        while let Some(decision) = game.decision() {
            look(&game, &mut chance);
            let seat = decision.seats.first().expect("somebody is asked");
            game.legal_actions(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }
}

#[test]
fn what_nobody_can_know_is_no_input() {
    let mut n_changed = 0;
    positions(|game, chance| {
        for seat in game.seats() {
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
        for seat in game.seats() {
            let mut on: Vec<u16> = inputs(game, seat).iter().map(|it| it.0).collect();
            let n_on = on.len();
            on.iter().for_each(|&it| seen[usize::from(it)] = true);
            on.sort_unstable();
            on.dedup();
            assert_eq!(on.len(), n_on);
            assert!(
                inputs(game, seat).iter().all(|it| it.1.abs() < 8.0),
                "{:?}",
                inputs(game, seat)
            );
        }
    });
    let n_seen = seen.iter().filter(|it| **it).count();
    assert!(seen.len() / 2 < n_seen, "only {n_seen} of {} are ever on", seen.len());
}

/// Of two seats the chances of both make up about the whole, and who is far ahead at the end knows it.
#[test]
fn chances_fit_together() {
    let (mut n, mut sum) = (0, 0.0);
    positions(|game, _| {
        if game.seats().len() == 2 {
            let both = game.evaluate(Seat(0)) + game.evaluate(Seat(1));
            n += 1;
            sum += f64::from((both - 1.0).abs());
        }
    });
    assert!(sum / f64::from(n) < 0.1, "{}", sum / f64::from(n));
}
