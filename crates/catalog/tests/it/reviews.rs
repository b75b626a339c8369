//! Reviews of finished games: they have words in every language, luck averages zero, and the weaker bot loses more by its
//! answers.

use ai::BotSpec;
use ai::review::{Effort, Review};
use ai::sequential::Scores;
use catalog::{AnyTable, RandomnessProof, Seed, games, review_text};
use text::{Lang, Voice};

const QUICK: Effort = Effort { n_iterations: 40, n_again: 0 };

fn played(game: &str, bots: &[BotSpec], seed: u64) -> Box<dyn AnyTable> {
    let game = catalog::game(game).unwrap();
    let proof = RandomnessProof::new(Seed::of_number(seed));
    let setup = game.setup(bots.len(), &[]).unwrap();
    let mut table = game.start(&setup, &mut proof.chance(0)).unwrap();
    while let Some(seat) = table.asked().first() {
        let line = u64::from(table.version());
        let action = table.thinker(bots[seat.idx()], seat, (seed ^ line).into()).finish();
        table.act(seat, &action, &mut proof.chance(line)).unwrap();
    }
    table
}

fn reviewed(table: &dyn AnyTable, effort: Effort) -> Review<String> {
    table.reviewer(effort, 5).finish()
}

#[test]
fn what_is_said_of_a_game_is_true_to_it_and_told_in_every_language() {
    let mut n_mistakes = 0;
    for game in games() {
        let table = played(game.info().id, &[BotSpec::Random, BotSpec::Greedy], 3);
        let review = reviewed(&*table, Effort { n_iterations: 40, n_again: 400 });
        let records = table.effective_records();
        assert_eq!(review.open.len(), records.len() + 1);
        assert_eq!(review.known.len(), review.open.len());
        assert_eq!(review.open.last(), table.outcome().map(|it| it.returns).as_ref());
        for it in &review.choices {
            let before = table.at(it.nth);
            assert_eq!((it.seat, &it.played), (records[it.nth].0, &records[it.nth].1));
            before.check(it.seat, &it.best).unwrap();
            assert!(1 < before.legal(it.seat).len(), "there was no choice");
        }
        for it in &review.mistakes {
            assert!(it.loss.is_sure() && 0.02 <= it.loss.mean, "{it:?}");
            assert_ne!(it.hint.answers[0].action, it.played);
        }
        n_mistakes += review.mistakes.len();
        let sum = |of: fn(&ai::review::SeatReview) -> u32| review.seats.iter().map(of).sum::<u32>();
        assert_eq!(sum(|it| it.n_choices) as usize, review.choices.len());
        for &lang in Lang::ALL {
            let text = review_text(&*table, &Voice::nameless(lang), &review);
            assert_eq!(text.seats.len(), review.seats.len());
            for (told, it) in text.mistakes.iter().zip(&review.mistakes) {
                assert_eq!(told.better.notation, it.hint.answers[0].action);
                assert!(told.played != it.played, "{}: {} has no words", game.info().id, it.played);
            }
        }
    }
    assert!(5 < n_mistakes, "{n_mistakes} mistakes of bots that play anything");
}

/// What chance gives is as often too much as too little: 60 games, so that three times the standard error is allowed.
#[test]
fn luck_averages_zero() {
    for game in games() {
        let mut luck = Scores::default();
        for seed in 0..60 {
            let table = played(game.info().id, &[BotSpec::Greedy; 2], 1000 + seed);
            let review = reviewed(&*table, Effort { n_iterations: 1, n_again: 0 });
            luck.add(f64::from(review.seats[0].luck.mean));
        }
        let id = game.info().id;
        assert!(luck.mean.abs() < 1.53 * luck.reach(), "{id}: {} ± {}", luck.mean, luck.reach());
        assert!(0.01 < luck.reach(), "{id}: there is luck");
    }
}

/// In both games in which seats play against each other. One game says little: of ten, the sums are compared.
#[test]
fn whoever_plays_worse_gives_more_away() {
    for game in ["smallworld", "adventure"] {
        let (mut by_good, mut by_bad) = (0.0, 0.0);
        for seed in 0..10 {
            let (good, bad) = (BotSpec::Greedy, BotSpec::Random);
            let bots = if seed % 2 == 0 { [good, bad] } else { [bad, good] };
            let review = reviewed(&*played(game, &bots, seed), QUICK);
            let loss = |seat: u64| review.seats[seat as usize].loss.mean;
            by_good += loss(seed % 2);
            by_bad += loss(1 - seed % 2);
        }
        assert!(1.5 * by_good < by_bad, "{game}: {by_good} by the better, {by_bad} by the worse");
    }
}
