//! Whole games between bots, one or many.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use kernel::{Chance, Cx, Game, Kind, Refusal, Seat, SeatSet, Status};

use crate::seeds::{Seeds, mix};
use crate::spec::BotSpec;
use crate::stats::{Interval, wilson};
use crate::think::{Bot, Entrant, Player};

/// What came of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// False if the game was given up after the most decisions that it may take: a defect of the rules.
    pub is_finished: bool,
    pub winners: SeatSet,
    /// One number per seat, as in [`kernel::Outcome`].
    pub returns: Vec<f32>,
    pub scores: Vec<i32>,
    /// All decisions, those with a single legal answer included.
    pub n_decisions: u32,
    /// The decisions that each seat was asked to make, and how long it thought about them.
    pub thinking: Vec<Thinking>,
}

/// How much a bot had to decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking {
    pub n_decisions: u64,
    pub time: Duration,
    /// The longest time for one decision.
    pub longest: Duration,
}

impl Thinking {
    fn add(&mut self, other: Self) {
        self.n_decisions += other.n_decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// Why bots cannot play.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ArenaError {
    #[error("the setup is refused: {0}")]
    Refused(Box<Refusal>),
    #[error("the game has {n_seats} seats and {n_bots} bots")]
    Seats { n_seats: usize, n_bots: usize },
}

/// Plays one game; `bots[0]` sits at the first seat.
///
/// # Errors
/// When the rules refuse the setup, or there is not one bot for each seat.
pub fn play_game<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
) -> Result<GameResult, ArenaError> {
    play_to_the_end(setup, bots, seed).map(|(result, _)| result)
}

/// The same, with the last position.
///
/// # Errors
/// As [`play_game`].
pub fn play_to_the_end<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
) -> Result<(GameResult, G), ArenaError> {
    let n_bots = bots.len();
    let mut chance = Chance::fast(mix(seed, 0));
    let mut state = G::start(setup, &mut Cx::silent(&mut chance))
        .map_err(|refusal| ArenaError::Refused(Box::new(refusal)))?;
    let mut legal = Vec::new();
    let mut thinking = vec![Thinking::default(); n_bots];
    let mut n_decisions = 0;
    // Who chose last, and which run of choices of one seat this is.
    let (mut chooser, mut n_runs) = (None, 0);
    while n_decisions <= G::INFO.max_decisions {
        let decision = match state.status() {
            Status::Awaiting(decision) => decision,
            Status::Over(outcome) => {
                let n_seats = outcome.returns.len();
                if n_seats != n_bots {
                    return Err(ArenaError::Seats { n_seats, n_bots });
                }
                let result = GameResult {
                    is_finished: true,
                    winners: outcome.winners,
                    returns: outcome.returns,
                    scores: outcome.scores,
                    n_decisions,
                    thinking,
                };
                return Ok((result, state));
            }
        };
        let Some(seat) = first_asked(&state, decision.seats, &mut legal) else { break };
        let Some(bot) = bots.get_mut(seat.idx()) else {
            return Err(ArenaError::Seats { n_seats: seat.idx() + 1, n_bots });
        };
        let action = match legal.as_slice() {
            &[only] => only,
            _ => {
                if chooser != Some(seat) {
                    (chooser, n_runs) = (Some(seat), n_runs + 1);
                }
                let answer = mix(seed, u64::from(n_decisions) + 1);
                let turn = mix(mix(seed, 0), n_runs);
                let begin = Instant::now();
                let action = bot.decide(&state, seat, Seeds { answer, turn });
                let time = begin.elapsed();
                thinking[seat.idx()].add(Thinking { n_decisions: 1, time, longest: time });
                action
            }
        };
        debug_assert!(legal.contains(&action), "a bot answered {action}, which is not legal");
        state.apply(seat, action, &mut Cx::silent(&mut chance));
        if cfg!(debug_assertions) {
            let audited = state.audit();
            assert!(audited.is_ok(), "game {seed}, after {seat} {action}: {audited:?}");
        }
        n_decisions += 1;
    }
    let result = GameResult {
        is_finished: false,
        winners: SeatSet::EMPTY,
        returns: vec![0.0; n_bots],
        scores: vec![0; n_bots],
        n_decisions,
        thinking,
    };
    Ok((result, state))
}

/// The first of the asked seats that has an answer; its actions are left in `legal`.
fn first_asked<G: Game>(state: &G, seats: SeatSet, legal: &mut Vec<G::Action>) -> Option<Seat> {
    seats.iter().find(|&seat| {
        state.legal_actions(seat, legal);
        !legal.is_empty()
    })
}

/// What to play, and how often.
#[derive(Clone, Copy, Debug)]
pub struct SeriesPlan<'a, S> {
    pub setup: &'a S,
    /// One per seat, unless [`Seating::Relays`] wants more.
    pub entrants: &'a [Entrant],
    pub n_games: u32,
    pub seed: u64,
    pub n_threads: u32,
    pub seating: Seating,
}

/// Where the bots sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Always in the order given.
    Fixed,
    /// One seat further with every game.
    Rotating,
    /// The same, and the same luck until everybody has sat everywhere.
    Paired,
    /// Two teams of one bot per seat, in turn, each with the same luck: for cooperative games.
    Relays,
}

impl Seating {
    /// How many games in a row have the same luck.
    pub const fn n_alike(self, n_entrants: usize) -> usize {
        match self {
            Self::Fixed | Self::Rotating => 1,
            Self::Paired => n_entrants,
            Self::Relays => 2,
        }
    }
}

/// What came of many games.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    pub n_games: u32,
    pub n_finished: u32,
    /// One standing per bot, in the order of the plan.
    pub standings: Vec<Standing>,
    /// For cooperative games: how many were won.
    pub team: Option<TeamRecord>,
    pub n_decisions: u64,
    /// Wall-clock time of the whole series.
    pub time: Duration,
}

/// How a bot did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    pub spec: BotSpec,
    /// How many games it finished.
    pub n_games: u32,
    /// The sum of the returns: a shared victory counts as a share.
    pub wins: f64,
    pub mean_score: f64,
    /// Where the true rate of wins lies with 95 percent confidence.
    pub win_rate: Interval,
    pub thinking: Thinking,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamRecord {
    pub won: u32,
    pub lost: u32,
}

/// A game of a series that was played.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// Counted from 0.
    pub game_idx: u32,
    /// The bot at each seat, by its place in the plan.
    pub bots: &'a [usize],
    pub result: &'a GameResult,
}

/// Plays many games. `watch` is told each of them in their order, on the calling thread, and may end the series.
///
/// The randomness of each game descends from the seed and the number of the game, so that the result does not depend on
/// the number of threads, unless a bot thinks by the clock.
///
/// # Errors
/// When the rules refuse the setup, or there is not one bot for each seat.
pub fn run_series<G: Game>(
    plan: &SeriesPlan<'_, G::Setup>,
    mut watch: impl FnMut(Played<'_>) -> ControlFlow<()>,
) -> Result<Series, ArenaError> {
    let begin = Instant::now();
    let next_game = AtomicU32::new(0);
    let mut results: Vec<Option<GameResult>> = vec![None; plan.n_games as usize];
    let mut n_told = 0;
    let mut failure = None;
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..plan.n_threads.clamp(1, plan.n_games.max(1)) {
            let sender = sender.clone();
            let next_game = &next_game;
            scope.spawn(move || {
                loop {
                    let game_idx = next_game.fetch_add(1, Ordering::Relaxed);
                    let is_done = plan.n_games <= game_idx
                        || sender.send((game_idx, play_planned::<G>(plan, game_idx))).is_err();
                    if is_done {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // Dropping the receiver ends the threads after the games in hand.
        'series: for (game_idx, result) in receiver {
            match result {
                Ok(result) => results[game_idx as usize] = Some(result),
                Err(error) => {
                    failure = Some(error);
                    break;
                }
            }
            while let Some(Some(result)) = results.get(n_told) {
                let game_idx = n_told as u32;
                let bots = plan.bots_of(game_idx);
                n_told += 1;
                if watch(Played { game_idx, bots: &bots, result }).is_break() {
                    break 'series;
                }
            }
        }
    });
    results.truncate(n_told);
    match failure {
        Some(error) => Err(error),
        None => Ok(sum_up::<G>(plan, &results, begin.elapsed())),
    }
}

impl<S> SeriesPlan<'_, S> {
    /// The bot at each seat in a game of the series.
    fn bots_of(&self, game_idx: u32) -> Vec<usize> {
        let (game_idx, n_entrants) = (game_idx as usize, self.entrants.len());
        match self.seating {
            Seating::Fixed => (0..n_entrants).collect(),
            Seating::Rotating | Seating::Paired => {
                (0..n_entrants).map(|seat_idx| (seat_idx + game_idx) % n_entrants).collect()
            }
            Seating::Relays => {
                let n_seats = n_entrants / 2;
                let first = n_seats * (game_idx % 2);
                (first..first + n_seats).collect()
            }
        }
    }

    fn seed_of(&self, game_idx: u32) -> u64 {
        let n_alike = self.seating.n_alike(self.entrants.len()).max(1) as u64;
        mix(self.seed, u64::from(game_idx) / n_alike)
    }
}

fn play_planned<G: Game>(
    plan: &SeriesPlan<'_, G::Setup>,
    game_idx: u32,
) -> Result<GameResult, ArenaError> {
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(plan.entrants.len());
    for bot_idx in plan.bots_of(game_idx) {
        bots.push(Box::new(Player::from(plan.entrants[bot_idx])));
    }
    play_game(plan.setup, &mut bots, plan.seed_of(game_idx))
}

/// What came of one bot's games.
#[derive(Clone, Copy, Default)]
struct Tally {
    n_games: u32,
    wins: f64,
    scores: f64,
    thinking: Thinking,
}

fn sum_up<G: Game>(
    plan: &SeriesPlan<'_, G::Setup>,
    results: &[Option<GameResult>],
    time: Duration,
) -> Series {
    let mut tallies = vec![Tally::default(); plan.entrants.len()];
    let mut n_finished = 0;
    let mut n_decisions = 0;
    let mut team = TeamRecord { won: 0, lost: 0 };
    for (game_idx, result) in results.iter().enumerate() {
        let Some(result) = result else { continue };
        n_decisions += u64::from(result.n_decisions);
        if result.is_finished {
            n_finished += 1;
            if result.winners.is_empty() {
                team.lost += 1;
            } else {
                team.won += 1;
            }
        }
        for (seat_idx, bot_idx) in plan.bots_of(game_idx as u32).into_iter().enumerate() {
            let tally = &mut tallies[bot_idx];
            tally.n_games += u32::from(result.is_finished);
            tally.wins += f64::from(result.returns[seat_idx]);
            tally.scores += result.scores.get(seat_idx).map_or(0.0, |&score| f64::from(score));
            tally.thinking.add(result.thinking[seat_idx]);
        }
    }
    let standing = |(entrant, tally): (&Entrant, Tally)| Standing {
        spec: entrant.spec,
        n_games: tally.n_games,
        wins: tally.wins,
        mean_score: tally.scores / f64::from(tally.n_games.max(1)),
        win_rate: wilson(tally.wins, tally.n_games),
        thinking: tally.thinking,
    };
    Series {
        n_games: results.len() as u32,
        n_finished,
        standings: plan.entrants.iter().zip(tallies).map(standing).collect(),
        team: (G::INFO.kind == Kind::Cooperative).then_some(team),
        n_decisions,
        time,
    }
}
