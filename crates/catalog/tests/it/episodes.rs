//! Episodes: which seat decides, what is skipped, what bots answer, and the rewards.

use ai::BotSpec;
use catalog::{ActError, AnyGame, Episode, EpisodePlan, Illegal, Reward, Utility, games};
use kernel::{Chance, Outcome, Seat, SeatSet};

fn plan(game: &'static dyn AnyGame, n_seats: usize) -> EpisodePlan {
    EpisodePlan {
        game,
        setup: game.setup(n_seats, &[]).unwrap(),
        opponents: Vec::new(),
        skips_forced: true,
        max_decisions: game.info().max_decisions,
        illegal: Illegal::Refuse,
        reward: Reward::Outcome,
    }
}

/// Plays by chance to the end; the last rewards, and who was asked how often.
fn play(plan: &EpisodePlan, episode: &mut Episode, seed: u64) -> (Vec<f64>, Vec<u32>) {
    let dice = &mut Chance::fast(seed);
    let mut n_asked = vec![0; usize::from(episode.state().n_seats())];
    let mut rewards = vec![0.0; n_asked.len()];
    while let Some(seat) = episode.seat() {
        n_asked[seat.idx()] += 1;
        let id = episode.legal()[dice.below(episode.legal().len() as u32) as usize];
        let step = episode.step(plan, id.into()).unwrap();
        assert_eq!(step.illegal, None);
        rewards.iter_mut().zip(step.rewards).for_each(|(sum, it)| *sum += it);
    }
    (rewards, n_asked)
}

fn outcome(winners: &[u8], n_seats: u8) -> Outcome {
    let winners: SeatSet = winners.iter().map(|it| Seat(*it)).collect();
    let share = 1.0 / winners.len().max(1) as f32;
    let returns = Seat::all(n_seats).map(|it| if winners.contains(it) { share } else { 0.0 });
    Outcome { winners, returns: returns.collect(), scores: Vec::new() }
}

#[test]
fn rewards_at_the_end_are_from_minus_1_to_1() {
    let of = |utility, winners: &[u8], n_seats: u8| -> Vec<f64> {
        let outcome = outcome(winners, n_seats);
        Seat::all(n_seats).map(|it| Reward::Outcome.of_end(&outcome, utility, it)).collect()
    };
    assert_eq!(of(Utility::ConstantSum, &[1], 2), [-1.0, 1.0]);
    assert_eq!(of(Utility::ConstantSum, &[0, 1], 2), [0.0, 0.0]);
    assert_eq!(of(Utility::ConstantSum, &[2], 3), [-0.5, -0.5, 1.0]);
    assert_eq!(of(Utility::ConstantSum, &[0, 2], 3), [0.25, -0.5, 0.25]);
    assert_eq!(of(Utility::GeneralSum, &[0, 2], 4), [1.0, -1.0, 1.0, -1.0]);
    assert_eq!(of(Utility::Identical, &[], 2), [-1.0, -1.0]);
    let half = outcome(&[0, 1], 2);
    assert_eq!(Reward::Returns.of_end(&half, Utility::ConstantSum, Seat(0)), 0.5);
}

/// With one bot less than seats only the learner is asked, never for an id that is the only one; else everybody is.
#[test]
fn only_the_learner_is_asked_and_only_what_is_open() {
    for &game in games() {
        let info = game.info();
        for n_seats in usize::from(info.min_seats.max(2))..=usize::from(info.max_seats) {
            let all = plan(game, n_seats);
            let mut episode = Episode::start(&all, 5, None).unwrap();
            let (_, n_asked) = play(&all, &mut episode, 6);
            assert!(n_asked.iter().all(|it| 0 < *it), "{game:?}: {n_asked:?}");
            assert!(episode.is_terminated() && !episode.is_truncated());

            let learner = Seat((n_seats - 1) as u8);
            let opponents = vec![BotSpec::Random; n_seats - 1];
            let one = EpisodePlan { opponents, ..plan(game, n_seats) };
            let mut episode = Episode::start(&one, 5, Some(learner)).unwrap();
            assert_eq!(episode.observer(), learner);
            let (rewards, n_asked) = play(&one, &mut episode, 6);
            let others = &n_asked[..n_seats - 1];
            assert!(others.iter().all(|it| *it == 0) && 0 < n_asked[n_seats - 1], "{n_asked:?}");
            let outcome = episode.state().outcome().unwrap();
            let utility = episode.state().utility();
            for (seat, reward) in Seat::all(n_seats as u8).zip(rewards) {
                assert_eq!(reward, Reward::Outcome.of_end(&outcome, utility, seat));
            }
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game_and_another_is_not() {
    for &game in games() {
        let one = EpisodePlan { opponents: vec![BotSpec::Greedy], ..plan(game, 2) };
        let last = |seed| {
            let mut episode = Episode::start(&one, seed, Some(Seat(0))).unwrap();
            play(&one, &mut episode, 1);
            episode.state().hash()
        };
        assert_eq!(last(3), last(3), "{game:?}");
        assert_ne!(last(3), last(4), "{game:?}");
    }
}

#[test]
fn forced_answers_are_asked_for_where_nothing_is_skipped() {
    let mut n_forced = 0;
    for &game in games() {
        let every = EpisodePlan { skips_forced: false, ..plan(game, 2) };
        let mut episode = Episode::start(&every, 2, None).unwrap();
        let dice = &mut Chance::fast(7);
        while episode.seat().is_some() {
            n_forced += u32::from(episode.legal().len() == 1);
            let id = episode.legal()[dice.below(episode.legal().len() as u32) as usize];
            episode.step(&every, id.into()).unwrap();
        }
    }
    assert!(0 < n_forced);
}

#[test]
fn an_illegal_id_is_refused_or_loses_or_is_replaced() {
    for &game in games() {
        let start = |illegal| {
            let plan = EpisodePlan { illegal, ..plan(game, 2) };
            let episode = Episode::start(&plan, 9, None).unwrap();
            (plan, episode)
        };
        let (refusing, mut episode) = start(Illegal::Refuse);
        let before = episode.state().to_bytes();
        for id in [-1, i64::from(u16::MAX), i64::MAX] {
            assert!(matches!(episode.step(&refusing, id), Err(ActError::Notation(_))), "{id}");
        }
        let n_ids = game.encoding().n_actions as i64;
        let wrong = (0..n_ids).find(|it| episode.check(*it).is_err()).unwrap();
        assert!(episode.step(&refusing, wrong).is_err());
        assert_eq!(episode.state().to_bytes(), before);

        let (losing, mut episode) = start(Illegal::Lose);
        let seat = episode.seat().unwrap();
        let step = episode.step(&losing, wrong).unwrap();
        assert!(step.illegal.is_some() && episode.is_terminated() && episode.seat().is_none());
        assert_eq!(step.rewards[seat.idx()], -1.0);
        assert_eq!(step.rewards.iter().sum::<f64>(), -1.0);
        assert!(episode.step(&losing, wrong).is_err(), "the game has ended");

        let (replacing, mut episode) = start(Illegal::Random);
        let step = episode.step(&replacing, wrong).unwrap();
        assert!(step.illegal.is_some() && !episode.is_terminated());
        assert_ne!(episode.state().to_bytes(), before);
    }
}

#[test]
fn a_game_is_cut_off_after_the_most_actions() {
    for &game in games() {
        let short = EpisodePlan { max_decisions: 30, ..plan(game, 2) };
        let mut episode = Episode::start(&short, 4, None).unwrap();
        let (rewards, _) = play(&short, &mut episode, 8);
        assert!(episode.is_truncated() && !episode.is_terminated(), "{game:?}");
        assert_eq!((rewards, episode.state().n_decisions()), (vec![0.0; 2], 30));
    }
}

/// The rewards for points add up to a hundredth of the points.
#[test]
fn points_are_rewarded_when_they_come() {
    for id in ["smallworld", "adventure"] {
        let scored = EpisodePlan { reward: Reward::Score, ..plan(catalog::game(id).unwrap(), 2) };
        let mut episode = Episode::start(&scored, 1, None).unwrap();
        let before = episode.state().scores();
        let (rewards, _) = play(&scored, &mut episode, 2);
        let outcome = episode.state().outcome().unwrap();
        assert_eq!(outcome.scores, episode.state().scores(), "{id}");
        for (seat, reward) in Seat::all(2).zip(rewards) {
            let points = f64::from(outcome.scores[seat.idx()] - before[seat.idx()]) / 100.0;
            let end = Reward::Outcome.of_end(&outcome, Utility::ConstantSum, seat);
            assert!((reward - points - end).abs() < 1e-9, "{id}: {reward}");
        }
    }
}

#[test]
fn a_wrong_number_of_bots_is_refused() {
    let one = EpisodePlan { opponents: vec![BotSpec::Random; 2], ..plan(games()[0], 2) };
    assert!(Episode::start(&one, 1, Some(Seat(0))).is_err());
    assert!(Episode::start(&one, 1, None).is_err());
    assert!(Episode::start(&plan(games()[0], 2), 1, Some(Seat(2))).is_err());
}
