//! Reviews of finished games: they have words in every language, luck averages zero, and the weaker bot loses more by its
//! answers.

use ai::review::{Effort, MOST_MISTAKES, Review};
use ai::sequential::Scores;
use ai::{BotSpec, Budget};
use catalog::{AnyTable, RandomnessProof, Seed, chances_text, games, review_text};
use kernel::{Seat, Viewer};
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
            for seat in Seat::all(table.n_seats()) {
                let told = chances_text(&*table, &Voice::nameless(lang), &review, seat);
                assert_eq!(
                    (told.known.len(), told.open.len()),
                    (review.known.len(), review.open.len())
                );
                let percent = |it: f32| (it * 100.0).round() as u32;
                let last = told.by_turn().last().expect("a match has a turn");
                let result = percent(review.open.last().expect("the end")[seat.idx()]);
                assert_eq!((last.0, last.3), (records.len(), result));
                for (n_moves, whose, known, open) in told.by_turn() {
                    let by = records[n_moves - 1].0;
                    assert_eq!(whose, Voice::nameless(lang).seat(by));
                    assert!(records.get(n_moves).is_none_or(|it| it.0 != by), "the turn is over");
                    let at = |rows: &[Vec<f32>]| percent(rows[n_moves][seat.idx()]);
                    assert_eq!((known, open), (at(&review.known), at(&review.open)));
                }
            }
        }
    }
    assert!(5 < n_mistakes, "{n_mistakes} mistakes of bots that play anything");
}

/// What chance gives is as often too much as too little: 24 games, so that three times the standard error is allowed.
#[test]
fn luck_averages_zero() {
    for game in games() {
        let mut luck = Scores::default();
        for seed in 0..24 {
            let table = played(game.info().id, &[BotSpec::Greedy; 2], 1000 + seed);
            let review = reviewed(&*table, Effort { n_iterations: 1, n_again: 0 });
            luck.add(f64::from(review.seats[0].luck.mean));
        }
        let id = game.info().id;
        assert!(luck.mean.abs() < 1.53 * luck.reach(), "{id}: {} ± {}", luck.mean, luck.reach());
        assert!(0.01 < luck.reach(), "{id}: there is luck");
    }
}

/// In both games in which seats play against each other. One game says little: of ten, the sums are compared. In the Adventure
/// Game chance is as good as beaten before it has much to give away, and `greedy` is the worse player.
#[test]
fn whoever_plays_worse_gives_more_away() {
    let thinks = BotSpec::Mcts(Budget::Iterations(60));
    for (game, good, bad) in
        [("smallworld", BotSpec::Greedy, BotSpec::Random), ("adventure", thinks, BotSpec::Greedy)]
    {
        let (mut by_good, mut by_bad) = (0.0, 0.0);
        for seed in 0..10 {
            let bots = if seed % 2 == 0 { [good, bad] } else { [bad, good] };
            let review = reviewed(&*played(game, &bots, seed), QUICK);
            let loss = |seat: u64| review.seats[seat as usize].loss.mean;
            by_good += loss(seed % 2);
            by_bad += loss(1 - seed % 2);
        }
        assert!(1.5 * by_good < by_bad, "{game}: {by_good} by the better, {by_bad} by the worse");
    }
}

/// The worst answers of a match may all be those of the weaker seat: the answers of the better one are examined all the same.
#[test]
fn each_seat_is_told_its_own_mistakes() {
    let n_of = |review: &Review<String>, seat: Seat| {
        review.mistakes.iter().filter(|it| it.seat == seat).count()
    };
    let effort = Effort { n_iterations: 40, n_again: 400 };
    let mut n_beside = 0;
    for seed in 0..8 {
        let bots = [BotSpec::Greedy, BotSpec::Random];
        let review = reviewed(&*played("smallworld", &bots, seed), effort);
        let (better, weaker) = (Seat(0), Seat(1));
        assert!(review.mistakes.is_sorted_by(|one, other| other.loss.mean <= one.loss.mean));
        assert!(n_of(&review, better) <= MOST_MISTAKES);
        assert!((1..=MOST_MISTAKES).contains(&n_of(&review, weaker)), "chance plays badly");
        if review.mistakes.iter().take(MOST_MISTAKES).all(|it| it.seat == weaker) {
            n_beside += n_of(&review, better);
        }
    }
    assert!(0 < n_beside, "the better seat is not told what it could learn from");
    // In a team as well.
    let review = reviewed(&*played("wrath", &[BotSpec::Random; 3], 2), effort);
    let n_each: Vec<usize> = Seat::all(3).map(|seat| n_of(&review, seat)).collect();
    assert!(n_each.iter().all(|it| (1..=MOST_MISTAKES).contains(it)), "{n_each:?}");
}

/// How close it was, and what brought a team down: the words are those of the highest, the lowest and the steepest place of
/// the chances, and end with what happened there.
#[test]
fn a_team_is_told_how_close_it_was_and_what_killed_it() {
    let mut n_each = [0, 0];
    for (game, good) in [("wrath", BotSpec::Greedy), ("quest", BotSpec::Greedy)] {
        let (mut n_won, mut n_lost) = (0, 0);
        for seed in 0..20 {
            if 0 < n_won && 0 < n_lost {
                break;
            }
            let bots = if n_lost == 0 { [BotSpec::Random; 2] } else { [good; 2] };
            let table = played(game, &bots, seed);
            let review = reviewed(&*table, Effort { n_iterations: 1, n_again: 0 });
            let chances: Vec<f32> = review.open.iter().map(|it| it[0]).collect();
            let (result, before) = chances.split_last().expect("a match has positions");
            let percent = |it: f32| (it * 100.0).round() as u32;
            let voice = Voice::nameless(Lang::En);
            let told = review_text(&*table, &voice, &review).course;
            let is_won = 0.5 < *result;
            if is_won {
                n_won += 1;
                let lowest = before.iter().copied().fold(1.0, f32::min);
                let first = before.iter().position(|it| *it == lowest).expect("it is there");
                assert_eq!(told.len(), 1, "{told:?}");
                let said = format!(
                    "The chance of the team was lowest, {} %, after {first} move",
                    percent(lowest)
                );
                assert!(told[0].starts_with(&said), "{game} {seed}: {said} in {told:?}");
                continue;
            }
            n_lost += 1;
            let highest = before.iter().copied().fold(0.0, f32::max);
            let first = before.iter().position(|it| *it == highest).expect("it is there");
            let said = format!(
                "The chance of the team was highest, {} %, after {first} move",
                percent(highest)
            );
            assert!(told[0].starts_with(&said), "{game} {seed}: {said} in {told:?}");
            let falls: Vec<f32> = chances.windows(2).map(|it| it[0] - it[1]).collect();
            let steepest = falls.iter().copied().fold(0.0, f32::max);
            let at = 1 + falls.iter().rposition(|it| *it == steepest).expect("it is there");
            let (from, to) = (percent(chances[at - 1]), percent(chances[at]));
            let said = format!("It fell most, from {from} to {to} %, with move {at}:");
            assert_eq!(told[1], said, "{game} {seed}: {told:?}");
            // What happened with that move, and nothing of another one.
            let events = table.observation(Viewer::Spectator).tell_events(&voice, 0);
            let events = events.into_iter().filter(|(nth, _)| *nth == at).map(|(_, told)| told);
            assert_eq!(told[2..], events.collect::<Vec<_>>(), "{game} {seed}");
            assert!(2 < told.len(), "{game} {seed}: something happened: {told:?}");
            for &lang in Lang::ALL {
                let text = review_text(&*table, &Voice::nameless(lang), &review);
                assert_eq!(text.course.len(), told.len());
            }
        }
        n_each[0] += n_won.min(1);
        n_each[1] += n_lost.min(1);
    }
    assert_eq!(n_each, [2, 2], "won and lost matches of both games");
    // Where seats play against each other there is no team.
    let review = played("smallworld", &[BotSpec::Greedy; 2], 1);
    let text = review_text(&*review, &Voice::nameless(Lang::En), &reviewed(&*review, QUICK));
    assert!(text.course.is_empty());
}
