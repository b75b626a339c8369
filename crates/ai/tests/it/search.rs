//! Whether bots find what is right, and whether they look where they may not.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ai::{
    BotSpec, Budget, Clock, GoesOn, Horizon, Policy, Settings, SystemClock, Thinker, consider,
    think,
};
use kernel::{Chance, Cx, Game, Seat};

use crate::toy::{
    Barn, Choice, Dial, Guess, Hay, Long, Nim, P0, P1, Seven, Table, TicTacToe, Toy, Wager,
};

fn mcts(n_iterations: u32) -> BotSpec {
    BotSpec::Mcts(Budget::Iterations(n_iterations))
}

/// The toys have no heuristic: they are played to the end.
fn settings() -> Settings {
    Settings { horizon: Horizon::END, ..Settings::default() }
}

/// A position is won for the mover if and only if the piles, as binary numbers, do not cancel out.
#[test]
fn mcts_wins_every_won_nim_position() {
    for code in 1..4 * 5 * 5 {
        let piles: [u8; 3] = [code / 25, code / 5 % 5, code % 5];
        if piles[0] ^ piles[1] ^ piles[2] == 0 {
            continue;
        }
        let mut state = Table(Nim { piles, mover: 1 });
        let choice = think(mcts(30_000), &state, P1, 7, &settings());
        state.apply(P1, choice, &mut Cx::silent(&mut Chance::fast(0)));
        let left = state.0.piles;
        assert_eq!(left[0] ^ left[1] ^ left[2], 0, "{choice} from {piles:?} gives the game away");
    }
}

/// The answer of a thinker that is not interrupted.
fn answer<T: Toy>(thinker: &mut Thinker<Table<T>>) -> Choice {
    thinker.advance(&SystemClock, None).expect("nothing interrupts it")
}

fn after<T: Toy>(state: &Table<T>, seat: Seat, choice: Choice) -> Table<T> {
    let mut state = state.clone();
    state.apply(seat, choice, &mut Cx::silent(&mut Chance::fast(0)));
    state
}

/// What luck tells one search now and then, it tells eight of them more often.
#[test]
fn searches_beside_each_other_find_more_than_one() {
    let state = Table(Wager { won: None });
    let n_found = |n_beside: usize| {
        let is_best = |seed: &u64| {
            let answer = || {
                let mut thinker = Thinker::new(mcts(40), state.clone(), P0, *seed, &settings());
                let beside = (0..n_beside).map(|_| -> GoesOn { Box::new(|| true) });
                thinker.finish_beside(beside.collect())
            };
            let choice = answer();
            assert_eq!(choice, answer(), "a number of iterations leads to one answer");
            choice == Wager::DIE
        };
        (0..200).filter(is_best).count()
    };
    let (alone, together) = (n_found(0), n_found(7));
    assert!(alone + 30 < together, "{alone} alone, {together} together");
}

/// It lets go of what it was lent as soon as it hears of it, and has no say.
#[test]
fn a_search_that_does_not_go_on_changes_nothing() {
    let state = Table(Nim { piles: [3, 4, 5], mover: 1 });
    for seed in 0..20 {
        let new = || Thinker::new(mcts(40), state.clone(), P1, seed, &settings());
        let lent = Arc::new(());
        let goes_on: GoesOn = Box::new({
            let lent = Arc::clone(&lent);
            move || 99 < Arc::strong_count(&lent)
        });
        assert_eq!(new().finish_beside(vec![goes_on]), new().finish_beside(Vec::new()));
        assert_eq!(Arc::strong_count(&lent), 1);
    }
}

/// A forced answer between two others changes nothing, whether a bot gives it or not.
#[test]
fn the_next_search_of_a_turn_begins_with_the_tree_of_the_last_one() {
    let [one, forced, two] = Dial::OPEN.map(Choice);
    let start = Table(Dial(Vec::new()));
    let between = after(&start, P0, one);
    let state = after(&between, P0, forced);
    let forgets = Settings { keep_tree: false, ..settings() };
    let (mut n_kept, mut n_new) = (0, 0);
    for seed in 0..20 {
        let answers = |settings: &Settings, is_asked_between: bool| {
            let mut thinker = Thinker::new(mcts(3_000), start.clone(), P0, seed, settings);
            assert_eq!(answer(&mut thinker), one);
            if is_asked_between {
                thinker = thinker.reuse(mcts(1), between.clone(), P0, seed, settings);
                assert_eq!(answer(&mut thinker), forced);
            }
            answer(&mut thinker.reuse(mcts(1), state.clone(), P0, seed, settings))
        };
        n_kept +=
            usize::from(answers(&settings(), true) == two && answers(&settings(), false) == two);
        n_new += usize::from(answers(&forgets, true) == two);
    }
    assert_eq!(n_kept, 20);
    assert!(n_new < 10, "one iteration alone found it {n_new} times");
}

/// The tree is about another position there.
#[test]
fn after_the_answer_of_another_seat_a_search_begins_with_an_empty_tree() {
    let start = Table(TicTacToe { taken: [0, 0] });
    for seed in 0..10 {
        let mut first = Thinker::new(mcts(2_000), start.clone(), P0, seed, &settings());
        let own = answer(&mut first);
        let state = after(&start, P0, own);
        let reply = think(mcts(100), &state, P1, seed, &settings());
        let state = after(&state, P1, reply);
        let mut next = first.reuse(mcts(50), state.clone(), P0, seed, &settings());
        assert_eq!(answer(&mut next), think(mcts(50), &state, P0, seed, &settings()));
    }
}

fn play_tic_tac_toe(specs: [BotSpec; 2], seed: u64) -> Vec<f32> {
    let mut state = Table(TicTacToe { taken: [0, 0] });
    let mut chance = Chance::fast(seed);
    loop {
        match state.0.asked() {
            Ok(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let choice = think(specs[seat.idx()], &state, seat, seed, &settings());
                state.apply(seat, choice, &mut Cx::silent(&mut chance));
            }
            Err(returns) => return returns,
        }
    }
}

#[test]
fn mcts_never_loses_tic_tac_toe_to_luck() {
    for seed in 0..40 {
        let own = (seed % 2) as usize;
        let mut specs = [BotSpec::Random; 2];
        specs[own] = mcts(1500);
        let returns = play_tic_tac_toe(specs, seed);
        assert!(0.5 <= returns[own], "lost with seed {seed}");
    }
}

#[test]
fn mcts_draws_tic_tac_toe_against_itself() {
    for seed in 0..6 {
        let returns = play_tic_tac_toe([mcts(3000); 2], seed);
        assert_eq!(returns, [0.5, 0.5], "seed {seed}");
    }
}

#[test]
fn flat_search_takes_a_win_that_is_there() {
    // Seat 0 has the first two fields of a row.
    let state = Table(TicTacToe { taken: [0b000_000_011, 0b000_011_000] });
    let flat = BotSpec::Flat(Budget::Iterations(500));
    assert_eq!(think(flat, &state, P0, 1, &settings()), Choice(2));
}

#[test]
fn no_bot_knows_a_hidden_card() {
    let bots =
        [BotSpec::Random, BotSpec::Greedy, mcts(300), BotSpec::Flat(Budget::Iterations(300))];
    for spec in bots {
        for seed in 0..20 {
            let answers: Vec<_> = (0..4)
                .map(|card| {
                    let state = Table(Guess { card, won: None });
                    consider(spec, &state, P0, seed, &settings())
                })
                .collect();
            for answer in &answers {
                assert_eq!(answer, &answers[0], "{spec} sees the card, seed {seed}");
            }
        }
    }
}

#[test]
fn who_cannot_know_does_not_guess() {
    // A guess is right one time in four, the sure thing is worth more.
    let state = Table(Guess { card: 2, won: None });
    for seed in 0..10 {
        let choice = think(mcts(1000), &state, P0, seed, &settings());
        assert_eq!(choice, Guess::SURE_THING, "seed {seed}");
    }
}

#[test]
fn luck_is_averaged() {
    let state = Table(Wager { won: None });
    for seed in 0..10 {
        let thought = consider(mcts(3000), &state, P0, seed, &settings());
        assert_eq!(thought.action, Wager::DIE, "seed {seed}");
        let flat = BotSpec::Flat(Budget::Iterations(3000));
        assert_eq!(think(flat, &state, P0, seed, &settings()), Wager::DIE, "seed {seed}");
        let of = |choice| {
            let found = thought.candidates.iter().find(|it| it.action == choice);
            found.expect("every legal action is a candidate").value
        };
        assert!((of(Wager::DIE) - 2.0 / 3.0).abs() < 0.05, "the die is worth {}", of(Wager::DIE));
        assert!((of(Wager::NOTHING) - 0.4).abs() < 0.01);
        assert!(of(Wager::COIN) < of(Wager::DIE), "seed {seed}");
    }
}

#[test]
fn the_greedy_bot_averages_luck_over_its_samples() {
    let state = Table(Wager { won: None });
    let patient = Settings { n_samples: 200, ..settings() };
    for seed in 0..10 {
        assert_eq!(think(BotSpec::Greedy, &state, P0, seed, &patient), Wager::DIE, "seed {seed}");
    }
}

#[test]
fn a_team_is_searched_for_as_a_team() {
    let state = Table(Seven { named: [Some(4), None], has_bowed: false });
    assert_eq!(think(mcts(300), &state, P1, 3, &settings()), Choice(3));
    // Nobody has named a number: 0 and 1 cannot be completed to seven, whoever answers first.
    for seat in [P0, P1] {
        let open = Table(Seven { named: [None, None], has_bowed: false });
        let choice = think(mcts(1000), &open, seat, 3, &settings());
        assert!(Choice(2) <= choice, "{choice}");
    }
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    let state = Table(Nim { piles: [3, 4, 5], mover: 0 });
    let once = consider(mcts(500), &state, P0, 11, &settings());
    assert_eq!(once, consider(mcts(500), &state, P0, 11, &settings()));
    assert_eq!(once.n_iterations, 500);
    let n_visits: u32 = once.candidates.iter().map(|it| it.n_visits).sum();
    assert_eq!(n_visits, 500);
}

#[test]
fn a_forced_answer_needs_no_thought() {
    let state = Table(Seven { named: [Some(1), Some(2)], has_bowed: false });
    let patient = BotSpec::Mcts(Budget::Time(Duration::from_secs(3600)));
    assert_eq!(think(patient, &state, P1, 0, &settings()), Choice(99));
}

#[test]
fn a_tree_that_may_not_grow_still_answers() {
    let small = Settings { max_edges: 10, ..settings() };
    let state = Table(Nim { piles: [0, 0, 5], mover: 0 });
    assert_eq!(think(mcts(2000), &state, P0, 5, &small), Choice(25));
}

/// Playouts of fifty million decisions are cut short, whatever the settings say. A busy machine may delay an answer,
/// so one of twenty must come in time.
#[test]
fn an_answer_comes_within_its_time() {
    let state = Table(Long::fresh(&mut Chance::fast(0)));
    let budget = Budget::Time(Duration::from_millis(50));
    for spec in [BotSpec::Mcts(budget), BotSpec::Flat(budget)] {
        for policy in [Policy::Random, Policy::Guesses(3), Policy::Habits(3), Policy::Likely(2)] {
            let settings = Settings { policy, ..settings() };
            let time_of = |seed| {
                let begin = Instant::now();
                think(spec, &state, P0, seed, &settings);
                begin.elapsed()
            };
            let best = (0..20).map(time_of).find(|&time| time < Duration::from_millis(150));
            assert!(best.is_some(), "{spec} took more than 150 ms twenty times with {policy:?}");
        }
    }
}

#[test]
fn settings_that_judge_leaves_still_find_the_best_wager() {
    let state = Table(Wager { won: None });
    for (leaf_weight, prior_visits) in [(1.0, 2.0), (0.5, 0.0), (0.0, 8.0)] {
        let settings = Settings { leaf_weight, prior_visits, ..settings() };
        let choice = think(mcts(3000), &state, Seat(0), 2, &settings);
        assert_eq!(choice, Wager::DIE, "leaf_weight {leaf_weight}, prior_visits {prior_visits}");
    }
}

/// A test clock that advances by one millisecond with each reading.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// The answer of a bot that is interrupted every few milliseconds, how often it was, and when it answered.
fn think_in_slices(spec: BotSpec, seed: u64) -> (Choice, u32, Duration) {
    let clock = Ticking::default();
    let state = Table(Nim { piles: [3, 4, 6], mover: 0 });
    let mut thinker = Thinker::new(spec, state, P0, seed, &settings());
    let mut n_interruptions = 0;
    loop {
        let until = clock.now() + Duration::from_millis(7);
        if let Some(choice) = thinker.advance(&clock, Some(until)) {
            return (choice, n_interruptions, clock.now());
        }
        n_interruptions += 1;
    }
}

#[test]
fn interruptions_do_not_change_the_answer() {
    let state = Table(Nim { piles: [3, 4, 6], mover: 0 });
    for seed in 0..5 {
        for spec in [mcts(300), BotSpec::Flat(Budget::Iterations(300))] {
            let (choice, n_interruptions, _) = think_in_slices(spec, seed);
            assert_eq!(choice, think(spec, &state, P0, seed, &settings()), "{spec}, seed {seed}");
            assert!(30 < n_interruptions, "{spec} was interrupted {n_interruptions} times");
        }
    }
}

/// The looks at the clock between two slices are the only time that does not count.
#[test]
fn a_budget_of_time_is_used_up_over_many_slices() {
    let spec = BotSpec::Mcts(Budget::Time(Duration::from_millis(70)));
    let (_, n_interruptions, end) = think_in_slices(spec, 1);
    assert!((8..=12).contains(&n_interruptions), "{n_interruptions} interruptions");
    assert!(Duration::from_millis(70) < end && end < Duration::from_millis(120), "{end:?}");
}

/// A clock on which only the processor time passes: a millisecond with each reading.
#[derive(Default)]
struct Working(AtomicU64);

impl Clock for Working {
    fn now(&self) -> Duration {
        unreachable!("nobody asked for the time of day")
    }

    fn thread_time(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn a_budget_of_processor_time_is_measured_by_the_processor() {
    let budget = Budget::Processor(Duration::from_millis(40));
    for spec in [BotSpec::Mcts(budget), BotSpec::Mcts1(budget), BotSpec::Flat(budget)] {
        let clock = Working::default();
        let state = Table(Nim { piles: [3, 4, 6], mover: 0 });
        let mut thinker = Thinker::new(spec, state, P0, 1, &settings());
        assert!(thinker.advance(&clock, None).is_some());
        let end = clock.thread_time();
        assert!((41..45).contains(&end.as_millis()), "{spec}: {end:?}");
    }
}

#[test]
fn a_thread_uses_no_more_of_the_processor_than_time_passes() {
    let (begin, used) = (SystemClock.now(), SystemClock.thread_time());
    while SystemClock.thread_time() - used < Duration::from_millis(2) {
        std::hint::black_box(think(mcts(20), &Table(Wager { won: None }), P0, 1, &settings()));
    }
    let spent = SystemClock.thread_time() - used;
    assert!(spent <= SystemClock.now() - begin + Duration::from_millis(1), "{spent:?}");
}

/// Ten playouts are too few to try a hundred answers.
#[test]
fn a_guided_search_begins_with_what_is_likely() {
    let state = Table(Hay { chosen: None });
    let n_found = |settings: &Settings| {
        (0..20).filter(|&seed| think(mcts(10), &state, P0, seed, settings) == Hay::NEEDLE).count()
    };
    for n_judged in [0, 4, 1000] {
        let guided = Settings { guidance: 2.0, n_judged, ..settings() };
        assert_eq!(n_found(&guided), 20, "{n_judged} judged");
    }
    let n_lucky = n_found(&settings());
    assert!(n_lucky < 10, "{n_lucky} without guidance");
}

/// The needle is 54 times as likely as each of 99 straws: it is found in 35 of 100 playouts, and squared in 97.
#[test]
fn playouts_can_go_by_what_is_likely() {
    let state = Table(Barn { is_open: false, hay: Hay { chosen: None } });
    let found = |policy: Policy| {
        let settings = Settings { policy, ..settings() };
        let flat = BotSpec::Flat(Budget::Iterations(1000));
        let thought = consider(flat, &state, P0, 1, &settings);
        let open = thought.candidates.iter().find(|it| it.action == Barn::OPEN);
        open.expect("every answer is played out").value
    };
    let by_power = [found(Policy::Random), found(Policy::Likely(1)), found(Policy::Likely(2))];
    for (value, expected) in by_power.into_iter().zip([0.01, 0.355, 0.968]) {
        assert!((value - expected).abs() < 0.06, "{by_power:?}");
    }
}

#[test]
fn where_nothing_was_learned_a_search_cannot_be_guided() {
    let state = Table(TicTacToe { taken: [0b1, 0b10] });
    let thought = |guidance: f32| {
        let settings = Settings { guidance, ..settings() };
        consider(mcts(500), &state, P0, 3, &settings)
    };
    assert_eq!(thought(2.0), thought(0.0));
}

#[test]
fn settings_are_typed_one_by_one() {
    let mut settings = Settings::default();
    for (key, value) in [
        ("exploration", "0.7"),
        ("max_turns", "2"),
        ("policy", "guesses:3"),
        ("leaf_weight", "0.5"),
        ("keep_tree", "false"),
        ("trees", "2"),
        ("guidance", "2.5"),
        ("n_judged", "7"),
        ("n_samples", "9"),
    ] {
        settings.set(key, value).unwrap();
    }
    let expected = Settings {
        exploration: 0.7,
        horizon: Horizon { max_turns: 2, ..Settings::DEFAULT.horizon },
        policy: Policy::Guesses(3),
        leaf_weight: 0.5,
        keep_tree: false,
        trees: 2,
        guidance: 2.5,
        n_judged: 7,
        n_samples: 9,
        ..Settings::DEFAULT
    };
    assert_eq!(settings, expected);
    for (policy, expected) in [("likely:2", Policy::Likely(2)), ("guesses:3", Policy::Guesses(3))] {
        settings.set("policy", policy).unwrap();
        assert_eq!(settings.policy, expected);
    }
    for (key, value, told) in [
        ("speed", "9", "there is no setting 'speed'"),
        ("leaf_weight", "1.5", "leaf_weight cannot be '1.5'"),
        ("exploration", "NaN", "exploration cannot be 'NaN'"),
        ("max_turns", "-1", "max_turns cannot be '-1'"),
        ("policy", "clever", "policy cannot be 'clever'"),
        ("trees", "0", "trees cannot be '0'"),
    ] {
        let error = settings.set(key, value).unwrap_err().to_string();
        assert!(error.starts_with(told), "{error}");
    }
    assert_eq!(settings, expected, "what is refused changes nothing");
}
