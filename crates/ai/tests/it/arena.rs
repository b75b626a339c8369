//! Games and series between bots.

use std::ops::ControlFlow;

use ai::stats::wilson;
use ai::{
    ArenaError, Bot, BotSpec, Budget, Entrant, Horizon, Played, Seating, Seeds, SeriesPlan,
    Settings, TeamRecord, play_game, random_game, run_series,
};
use kernel::{Chance, Seat};

use crate::toy::{Choice, Nim, Seven, Table, TicTacToe};

fn mcts(n_iterations: u32) -> Entrant {
    let settings = Settings { horizon: Horizon::END, ..Settings::default() };
    Entrant { spec: BotSpec::Mcts(Budget::Iterations(n_iterations)), settings }
}

fn go_on(_played: Played<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn plan(entrants: &[Entrant], n_games: u32) -> SeriesPlan<'_, bool> {
    SeriesPlan {
        setup: &true,
        entrants,
        n_games,
        seed: 5,
        n_threads: 1,
        seating: Seating::Rotating,
    }
}

#[test]
fn search_beats_luck_at_nim() {
    let entrants = [BotSpec::Random.into(), mcts(400)];
    let series = run_series::<Table<Nim>>(&plan(&entrants, 30), go_on).unwrap();
    let [random, search] = series.standings.as_slice() else { panic!("two bots played") };
    assert_eq!(random.wins + search.wins, 30.0);
    assert_eq!(series.n_finished, 30);
    assert!(25.0 <= search.wins, "{series:?}");
    assert!(0.6 < search.win_rate.low && search.win_rate.low < search.wins / 30.0);
    assert!(random.thinking.n_decisions != 0 && search.thinking.n_decisions != 0);
    assert_eq!(series.team, None);
}

#[test]
fn a_series_does_not_depend_on_the_number_of_threads() {
    let entrants = [mcts(30), mcts(10)];
    let figures = |n_threads| {
        let plan = SeriesPlan { n_threads, ..plan(&entrants, 20) };
        let series = run_series::<Table<TicTacToe>>(&plan, go_on).unwrap();
        let wins: Vec<_> = series.standings.iter().map(|it| (it.wins, it.mean_score)).collect();
        (wins, series.n_decisions, series.n_finished)
    };
    let alone = figures(1);
    assert_eq!(alone, figures(2));
    assert_eq!(alone, figures(7));
}

#[test]
fn games_are_told_in_their_order_until_somebody_has_seen_enough() {
    let entrants = [BotSpec::Random.into(), BotSpec::Random.into()];
    let mut told = Vec::new();
    let series = run_series::<Table<Nim>>(&plan(&entrants, 5), |played| {
        told.push((played.game_idx, played.bots.to_vec()));
        if played.game_idx == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(told, [(0, vec![0, 1]), (1, vec![1, 0]), (2, vec![0, 1])]);
    let series = series.unwrap();
    assert_eq!((series.n_games, series.n_finished, series.standings[0].n_games), (3, 3, 3));
}

/// The first seat's score of each game, with who sat where.
fn told(entrants: &[Entrant], seating: Seating, n_games: u32) -> Vec<(Vec<usize>, u32)> {
    let mut told = Vec::new();
    let plan = SeriesPlan { seating, ..plan(entrants, n_games) };
    let series = run_series::<Table<TicTacToe>>(&plan, |played| {
        told.push((played.bots.to_vec(), played.result.n_decisions));
        ControlFlow::Continue(())
    });
    assert!(series.is_ok());
    told
}

#[test]
fn everybody_sits_everywhere_before_the_luck_changes() {
    // The same bot twice: with the same luck it plays the same game.
    let entrants = [mcts(12), mcts(12)];
    let paired = told(&entrants, Seating::Paired, 40);
    for pair in paired.chunks(2) {
        assert_eq!((&*pair[0].0, &*pair[1].0), ([0, 1].as_slice(), [1, 0].as_slice()));
        assert_eq!(pair[0].1, pair[1].1, "the same luck");
    }
    let lengths = |all: &[(Vec<usize>, u32)]| all.iter().map(|it| it.1).collect::<Vec<_>>();
    let rotating = told(&entrants, Seating::Rotating, 40);
    assert!(lengths(&rotating).chunks(2).any(|it| it[0] != it[1]), "{rotating:?}");
}

#[test]
fn two_teams_play_the_same_seeds() {
    let random: Entrant = BotSpec::Random.into();
    let entrants = [mcts(200), mcts(200), random, random];
    let plan = SeriesPlan { seating: Seating::Relays, ..plan(&entrants, 12) };
    let mut bots = Vec::new();
    let series = run_series::<Table<Seven>>(&plan, |played| {
        bots.push(played.bots.to_vec());
        ControlFlow::Continue(())
    });
    assert_eq!(bots[..3], [vec![0, 1], vec![2, 3], vec![0, 1]]);
    let games: Vec<_> = series.unwrap().standings.iter().map(|it| (it.n_games, it.wins)).collect();
    assert_eq!(games[..2], [(6, 6.0), (6, 6.0)]);
    assert!(games[2].0 == 6 && games[2].1 < 6.0, "{games:?}");
}

#[test]
fn a_team_wins_or_loses_together() {
    let entrants = [mcts(200), mcts(200)];
    let series = run_series::<Table<Seven>>(&plan(&entrants, 12), go_on).unwrap();
    assert_eq!(series.team, Some(TeamRecord { won: 12, lost: 0 }));
    assert_eq!(series.standings[0].wins, 12.0);
    assert_eq!(series.standings[1].wins, 12.0);
}

#[test]
fn rotating_seats_take_the_first_move_in_turn() {
    // The first of two perfect players wins from 1, 3, 4: whoever sits there.
    let entrants = [mcts(20_000), mcts(20_000)];
    let rotating = run_series::<Table<Nim>>(&plan(&entrants, 4), go_on).unwrap();
    assert_eq!(rotating.standings[0].wins, 2.0);
    let fixed = SeriesPlan { seating: Seating::Fixed, ..plan(&entrants, 4) };
    let fixed = run_series::<Table<Nim>>(&fixed, go_on).unwrap();
    assert_eq!(fixed.standings[0].wins, 4.0);
}

#[test]
fn a_refused_setup_and_a_wrong_number_of_bots_are_told() {
    let entrants = [BotSpec::Random.into(), BotSpec::Random.into()];
    let refused = SeriesPlan { setup: &false, ..plan(&entrants, 3) };
    let error = run_series::<Table<Nim>>(&refused, go_on).unwrap_err();
    assert_eq!(error.to_string(), "the setup is refused: not-set-up (TOY-01)");
    let error = run_series::<Table<Nim>>(&plan(&entrants[..1], 3), go_on).unwrap_err();
    assert_eq!(error, ArenaError::Seats { n_seats: 2, n_bots: 1 });
    let three = [entrants[0]; 3];
    let error = run_series::<Table<Nim>>(&plan(&three, 3), go_on).unwrap_err();
    assert_eq!(error, ArenaError::Seats { n_seats: 2, n_bots: 3 });
}

/// Always takes one piece from the first pile that has any.
struct Nibbler;

impl Bot<Table<Nim>> for Nibbler {
    fn decide(&mut self, state: &Table<Nim>, _seat: Seat, _seeds: Seeds) -> Choice {
        let pile_idx = state.0.piles.iter().position(|&pile| pile != 0);
        Choice(pile_idx.expect("a live game has a pile") as u16 * 10 + 1)
    }
}

#[test]
fn foreign_bots_may_play() {
    let mut bots: Vec<Box<dyn Bot<Table<Nim>>>> = vec![Box::new(Nibbler), Box::new(Nibbler)];
    let result = play_game(&true, &mut bots, 1).unwrap();
    assert_eq!(result.n_decisions, 8);
    assert_eq!(result.returns, [0.0, 1.0]);
    // The last piece is the only answer there is: nobody is asked.
    assert_eq!(result.thinking[0].n_decisions + result.thinking[1].n_decisions, 7);
    for it in result.thinking {
        assert!(it.longest <= it.time && it.time <= it.longest * it.n_decisions as u32, "{it:?}");
    }
}

#[test]
fn random_games_end_and_can_be_repeated() {
    let mut legal = Vec::new();
    let game = |seed, legal: &mut Vec<Choice>| {
        random_game::<Table<TicTacToe>>(&true, &mut Chance::fast(seed), legal).unwrap()
    };
    for seed in 0..50 {
        let n_decisions = game(seed, &mut legal);
        assert!((5..=9).contains(&n_decisions), "{n_decisions} moves with seed {seed}");
        assert_eq!(n_decisions, game(seed, &mut legal));
    }
}

#[test]
fn an_interval_stays_within_its_bounds() {
    let none = wilson(0.0, 0);
    assert_eq!((none.low, none.high), (0.0, 1.0));
    let all = wilson(10.0, 10);
    assert!(0.9999 < all.high && all.high <= 1.0, "{all:?}");
    assert!((all.low - 0.722).abs() < 0.001, "{all:?}");
    let half = wilson(50.0, 100);
    assert!((half.low - 0.4038).abs() < 0.0005 && (half.high - 0.5962).abs() < 0.0005, "{half:?}");
}
