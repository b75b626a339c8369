//! Whether a look back finds what was given away and what was luck, where both are known.

use ai::{Effort, Horizon, Measures, Past, Review, Reviewer, Settings, SystemClock};

use crate::toy::{Choice, Guess, P0, Table, Toy, Wager};

const EFFORT: Effort = Effort { n_iterations: 600, n_again: 3000 };

fn nothing<G>() -> Measures<G> {
    Measures { holdings: |_, _| Vec::new(), details: |_, _| Vec::new() }
}

fn review<T: Toy>(before: T, played: Choice, after: T, seed: u64) -> Review<Choice> {
    let positions = vec![Table(before), Table(after)];
    let past = Past { n_seats: 1, positions, answers: vec![(P0, played)], first: 0 };
    let settings = Settings { horizon: Horizon::END, ..Settings::default() };
    let mut reviewer = Reviewer::new(past, EFFORT, seed, &settings, nothing());
    reviewer.advance(&SystemClock, None).expect("nobody interrupts it")
}

fn wager(played: Choice, won: f32, seed: u64) -> Review<Choice> {
    review(Wager { won: None }, played, Wager { won: Some(won) }, seed)
}

/// The die wins 2 of 3, and to risk nothing is worth 2 of 5.
#[test]
fn what_an_answer_gave_away_lies_in_its_interval() {
    let mut n_within = 0;
    for seed in 0..40 {
        let review = wager(Wager::NOTHING, 0.4, seed);
        let [choice] = review.choices.as_slice() else { panic!("{review:?}") };
        assert_eq!((choice.played, choice.best), (Wager::NOTHING, Wager::DIE), "seed {seed}");
        n_within += u32::from((choice.loss.mean - (2.0 / 3.0 - 0.4)).abs() <= choice.loss.reach);
        let [mistake] = review.mistakes.as_slice() else { panic!("{review:?}") };
        assert_eq!(mistake.hint.answers[0].action, Wager::DIE);
        assert_eq!(review.seats[0].loss, choice.loss);
    }
    // 95 of 100 intervals hold what is true.
    assert!((34..=40).contains(&n_within), "{n_within} of 40");
}

#[test]
fn the_best_answer_gave_nothing_away_also_if_it_was_unlucky() {
    let review = wager(Wager::DIE, 0.0, 3);
    assert_eq!((review.seats[0].n_choices, review.seats[0].loss.mean), (1, 0.0));
    assert_eq!(review.mistakes, []);
}

#[test]
fn luck_is_what_came_beyond_what_was_to_be_expected() {
    for seed in 0..20 {
        let good = wager(Wager::DIE, 1.0, seed).seats[0].luck;
        let bad = wager(Wager::DIE, 0.0, seed).seats[0].luck;
        assert!((good.mean - bad.mean - 1.0).abs() < 1e-5, "the worlds are the same");
        assert!((good.mean - 1.0 / 3.0).abs() < 2.0 * good.reach, "{good:?}");
        let safe = wager(Wager::NOTHING, 0.4, seed).seats[0].luck;
        assert!(safe.mean.abs() < 1e-6 && safe.reach == 0.0, "{safe:?}");
    }
}

/// What the seat did not know is no mistake: it guessed, and the card was another.
#[test]
fn answers_are_measured_by_what_the_seat_knew() {
    let of = |card| {
        review(Guess { card, won: None }, Guess::SURE_THING, Guess { card, won: Some(0.4) }, 7)
    };
    let all: Vec<_> = (0..4).map(|card| of(card).choices).collect();
    assert!(all.iter().all(|it| *it == all[0]), "{all:?}");
}

#[test]
fn the_chances_are_told_to_the_end() {
    let review = wager(Wager::COIN, 1.0, 1);
    assert_eq!(review.open, [[0.5], [1.0]]);
    assert_eq!(review.known, [[0.5], [1.0]]);
}

/// How often it is interrupted changes nothing.
#[test]
fn it_goes_on_where_it_was() {
    let whole = wager(Wager::NOTHING, 0.4, 11);
    let past = Past {
        n_seats: 1,
        positions: vec![Table(Wager { won: None }), Table(Wager { won: Some(0.4) })],
        answers: vec![(P0, Wager::NOTHING)],
        first: 0,
    };
    let settings = Settings { horizon: Horizon::END, ..Settings::default() };
    let mut reviewer = Reviewer::new(past, EFFORT, 11, &settings, nothing());
    let mut n_slices = 0;
    let sliced = loop {
        n_slices += 1;
        if let Some(it) = reviewer.advance(&SystemClock, Some(std::time::Duration::ZERO)) {
            break it;
        }
    };
    assert!(2 < n_slices);
    assert_eq!(sliced, whole);
}
