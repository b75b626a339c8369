//! Whether hints tell answers apart that are known to differ, and only those.

use ai::hint::Holdings;
use ai::{Adviser, Better, Budget, Hint, Holding, Horizon, Measures, Settings, SystemClock};
use kernel::Game;

use crate::toy::{Choice, Guess, P0, Table, Toy, Wager};

fn settings() -> Settings {
    Settings { horizon: Horizon::END, ..Settings::default() }
}

fn hint<T: Toy>(state: T, n_iterations: u32, seed: u64) -> Hint<Choice> {
    let holdings: Holdings<Table<T>> = |state, seat| {
        let n = (state.evaluate(seat) * 10.0) as i32;
        vec![Holding { name: "points", of: None, n, better: Better::More, rule: "T-01" }]
    };
    let budget = Budget::Iterations(n_iterations);
    let measures = Measures { holdings, details: holdings };
    let mut adviser = Adviser::new(Table(state), P0, budget, seed, &settings(), measures);
    adviser.advance(&SystemClock, None).expect("nobody interrupts it")
}

/// The die wins 2 of 3, the coin 1 of 2, and to risk nothing is worth 2 of 5.
#[test]
fn chances_lie_in_their_intervals_and_differences_are_told() {
    let truth = |it: Choice| match it {
        Wager::DIE => 2.0 / 3.0,
        Wager::COIN => 0.5,
        _ => 0.4,
    };
    let mut n_within = 0;
    for seed in 0..40 {
        let hint = hint(Wager { won: None }, 6000, seed);
        assert_eq!((hint.n_worlds, hint.answers.len()), (1000, 3));
        let actions: Vec<Choice> = hint.answers.iter().map(|it| it.action).collect();
        assert_eq!(actions, [Wager::DIE, Wager::COIN, Wager::NOTHING], "seed {seed}");
        assert_eq!(hint.answers[0].behind.mean, 0.0);
        assert!(hint.answers[1..].iter().all(|it| it.behind.is_sure()), "seed {seed}");
        for it in &hint.answers[..2] {
            let off: f32 = it.chance.mean - truth(it.action);
            n_within += u32::from(off.abs() <= it.chance.reach);
        }
    }
    // 95 of 100 intervals hold what is true.
    assert!((70..80).contains(&n_within), "{n_within} of 80 intervals hold the true chance");
}

#[test]
fn what_cannot_be_told_apart_is_not() {
    // Every guess is right one time in four, and the sure thing is better.
    let hint = hint(Guess { card: 2, won: None }, 3000, 1);
    assert_eq!(hint.answers[0].action, Guess::SURE_THING);
    let guesses = &hint.answers[1..];
    assert!(guesses.iter().all(|it| it.behind.is_sure()), "{guesses:?}");
    let apart = guesses[0].chance.mean - guesses[1].chance.mean;
    assert!(apart.abs() < guesses[0].chance.reach + guesses[1].chance.reach, "{guesses:?}");
}

#[test]
fn the_difference_is_told_in_the_measure_of_the_game() {
    let hint = hint(Wager { won: None }, 3000, 4);
    let [first, next, _] = hint.answers.as_slice() else { unreachable!("there are three") };
    let (own, other) = (&first.prospects[0], &next.prospects[0]);
    assert!(other.first_has_more.is_sure(), "{other:?}");
    assert!((own.mean - other.mean - other.first_has_more.mean).abs() < 1e-3);
    assert!((own.mean - 20.0 / 3.0).abs() < 0.6, "{own:?}");
}

#[test]
fn a_hidden_card_changes_nothing() {
    let of = |card| hint(Guess { card, won: None }, 600, 9);
    let all: Vec<Hint<Choice>> = (0..4).map(of).collect();
    assert!(all.iter().all(|it| *it == all[0]));
}
