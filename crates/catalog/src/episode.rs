//! One game from which a program learns: its decisions, the answers of bots between them, and the rewards.

use ai::BotSpec;
use kernel::{Outcome, Seat};
use serde_json::Value;

use crate::game::{AnyGame, CatalogError};
use crate::randomness_proof::{ChanceKey, RandomnessProof, Seed};
use crate::state::{AnyState, Utility};
use crate::table::ActError;

/// What becomes of an id that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// It is refused, and nothing has changed.
    Refuse,
    /// The game ends: the seat gets -1, all others 0.
    Lose,
    /// A legal one is given instead, each equally likely.
    Random,
}

/// What the seats get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// At the end, from -1 to 1; see [`Reward::of_end`].
    Outcome,
    /// At the end, the returns of the game: from 0 to 1.
    Returns,
    /// As [`Reward::Outcome`], plus a hundredth of each point when the seat gets it: reward shaping.
    Score,
}

impl Reward {
    /// What a seat gets at the end of the game.
    ///
    /// Where all seats, or teams, win together it is 1 for who has won and -1 for who has not. Else the rewards add up to 0
    /// and a sole winner gets 1: `(n r - 1) / (n - 1)` for a return of `r` among `n` seats.
    pub fn of_end(self, outcome: &Outcome, utility: Utility, seat: Seat) -> f64 {
        let share = outcome.returns.get(seat.idx()).copied().unwrap_or_default();
        let n_seats = outcome.returns.len() as f64;
        match (self, utility) {
            (Self::Returns, _) => f64::from(share),
            (Self::Outcome | Self::Score, Utility::ConstantSum) if 1.0 < n_seats => {
                (n_seats * f64::from(share) - 1.0) / (n_seats - 1.0)
            }
            (Self::Outcome | Self::Score, _) => {
                if outcome.winners.contains(seat) {
                    1.0
                } else {
                    -1.0
                }
            }
        }
    }
}

/// How many points a reward of 1 is, see [`Reward::Score`].
const POINTS: f64 = 100.0;

/// What is the same in many episodes.
#[derive(Clone, Debug)]
pub struct EpisodePlan {
    pub game: &'static dyn AnyGame,
    pub setup: Value,
    /// The bots at the other seats, clockwise after the learner. With none, ids are asked for at every seat.
    pub opponents: Vec<BotSpec>,
    /// Whether an id that is the only one is given at once, unless that would tell a secret.
    pub skips_forced: bool,
    /// After so many actions the game is cut off.
    pub max_decisions: u32,
    pub illegal: Illegal,
    pub reward: Reward,
}

/// Why an episode goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// By the rules.
    Over,
    /// By an id that is not legal.
    Illegal,
    /// By [`EpisodePlan::max_decisions`].
    CutOff,
}

/// What came of an id.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Step {
    /// What each seat got.
    pub rewards: Vec<f64>,
    /// Why the id was not legal, if it was not.
    pub illegal: Option<ActError>,
}

/// One game from its beginning to its end.
#[derive(Clone)]
pub struct Episode {
    state: Box<dyn AnyState>,
    seed: u64,
    key: ChanceKey,
    learner: Option<Seat>,
    /// The seat that decides next; `None` at the end.
    seat: Option<Seat>,
    /// The ids that are legal for this seat, ascending.
    legal: Vec<u16>,
    n_illegal: u32,
    end: Option<End>,
}

impl Episode {
    /// Begins a game and plays it to where an id is asked for. The same plan, seed and learner give the same game on every
    /// machine, if no bot has a budget of time.
    ///
    /// # Errors
    /// The setup is refused, or there is not one bot for each seat but the learner's.
    pub fn start(
        plan: &EpisodePlan,
        seed: u64,
        learner: Option<Seat>,
    ) -> Result<Self, CatalogError> {
        let key = RandomnessProof::new(Seed::of_number(seed)).key();
        let state = plan.game.new_state(&plan.setup, &mut key.chance(0))?;
        let n_bots = if learner.is_some() { usize::from(state.n_seats()) - 1 } else { 0 };
        if plan.opponents.len() != n_bots || learner.is_some_and(|it| state.n_seats() <= it.0) {
            return Err(CatalogError::Setup(format!(
                "{} bots beside the learner need {} seats",
                plan.opponents.len(),
                plan.opponents.len() + 1
            )));
        }
        let (legal, end, seat) = (Vec::new(), None, None);
        let mut res = Self { state, seed, key, learner, seat, legal, n_illegal: 0, end };
        res.advance(plan);
        Ok(res)
    }

    pub fn state(&self) -> &dyn AnyState {
        &*self.state
    }

    /// The seat that decides next; `None` at the end.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The seat from which the game is looked at: the learner's, else the one that is asked, else the first.
    pub fn observer(&self) -> Seat {
        self.learner.or(self.seat).unwrap_or(Seat(0))
    }

    /// The legal ids of that seat, ascending.
    pub fn legal(&self) -> &[u16] {
        &self.legal
    }

    /// Whether the game is over, by the rules or by an id that was not legal.
    pub fn is_terminated(&self) -> bool {
        matches!(self.end, Some(End::Over | End::Illegal))
    }

    /// Whether the game was cut off.
    pub fn is_truncated(&self) -> bool {
        self.end == Some(End::CutOff)
    }

    /// Whether an id may be given.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, id: i64) -> Result<u16, ActError> {
        let Some(seat) = self.seat else {
            return Err(ActError::Notation("the game has ended".to_owned()));
        };
        let legal = u16::try_from(id).ok().filter(|id| self.legal.binary_search(id).is_ok());
        legal.ok_or_else(|| self.why_illegal(seat, id))
    }

    /// Gives an id and plays on to where the next one is asked for. `id` may be any number.
    ///
    /// # Errors
    /// The id is not legal and the plan refuses it, or the episode has ended. Nothing has changed.
    pub fn step(&mut self, plan: &EpisodePlan, id: i64) -> Result<Step, ActError> {
        let Some(seat) = self.seat else {
            return Err(ActError::Notation("the game has ended".to_owned()));
        };
        let (id, illegal) = match (self.check(id), plan.illegal) {
            (Ok(id), _) => (id, None),
            (Err(why), Illegal::Refuse) => return Err(why),
            (Err(why), Illegal::Lose) => return Ok(self.lose(seat, why)),
            (Err(why), Illegal::Random) => (self.substitute(), Some(why)),
        };
        let before = self.points(plan);
        self.apply(seat, id);
        self.advance(plan);
        Ok(Step { rewards: self.rewards(plan, &before), illegal })
    }

    fn why_illegal(&self, seat: Seat, id: i64) -> ActError {
        let Ok(id) = u16::try_from(id) else {
            return ActError::Notation(format!("there is no id {id}"));
        };
        let mut tried = self.state.clone();
        let chance = &mut self.key.chance(0);
        let unknown = || ActError::Notation(format!("the id {id} is not legal"));
        tried.apply_id(seat, id, chance).err().unwrap_or_else(unknown)
    }

    fn lose(&mut self, seat: Seat, why: ActError) -> Step {
        self.stop(End::Illegal);
        let mut rewards = vec![0.0; usize::from(self.state.n_seats())];
        rewards[seat.idx()] = -1.0;
        Step { rewards, illegal: Some(why) }
    }

    fn substitute(&mut self) -> u16 {
        self.n_illegal += 1;
        let seed = Seed::of_number(self.seed).derive(u64::from(self.n_illegal));
        let mut chance = RandomnessProof::new(seed).chance(0);
        self.legal[chance.below(self.legal.len() as u32) as usize]
    }

    /// Plays until an id is asked for, or the game ends.
    fn advance(&mut self, plan: &EpisodePlan) {
        loop {
            let Some(seat) = self.state.next_seat() else { return self.stop(End::Over) };
            if plan.max_decisions <= self.state.n_decisions() {
                return self.stop(End::CutOff);
            }
            self.state.legal_ids(seat, &mut self.legal);
            let skipped = match self.legal.as_slice() {
                &[only] if plan.skips_forced && !self.state.haste_would_tell(seat) => Some(only),
                _ => self.bot_at(plan, seat).and_then(|bot| self.answer(bot, seat)),
            };
            let Some(id) = skipped else {
                self.seat = Some(seat);
                return;
            };
            self.apply(seat, id);
        }
    }

    fn bot_at(&self, plan: &EpisodePlan, seat: Seat) -> Option<BotSpec> {
        let learner = self.learner?;
        let n_seats = usize::from(self.state.n_seats());
        let place = (seat.idx() + n_seats - learner.idx()) % n_seats;
        plan.opponents.get(place.checked_sub(1)?).copied()
    }

    fn answer(&self, bot: BotSpec, seat: Seat) -> Option<u16> {
        let seed = self.seed ^ (u64::from(self.state.n_decisions()) << 32);
        self.state.choose(bot, seat, seed)
    }

    fn apply(&mut self, seat: Seat, id: u16) {
        let mut chance = self.key.chance(u64::from(self.state.n_decisions()) + 1);
        if let Err(error) = self.state.apply_listed(seat, id, &mut chance) {
            unreachable!("a listed id is legal: {error}");
        }
    }

    fn stop(&mut self, end: End) {
        self.seat = None;
        self.legal.clear();
        self.end = Some(end);
    }

    fn points(&self, plan: &EpisodePlan) -> Vec<i32> {
        if plan.reward == Reward::Score { self.state.scores() } else { Vec::new() }
    }

    fn rewards(&self, plan: &EpisodePlan, before: &[i32]) -> Vec<f64> {
        let mut res = vec![0.0; usize::from(self.state.n_seats())];
        for ((reward, before), now) in res.iter_mut().zip(before).zip(self.points(plan)) {
            *reward += f64::from(now - before) / POINTS;
        }
        if let Some(outcome) = self.state.outcome() {
            let utility = self.state.utility();
            for (seat, reward) in Seat::all(self.state.n_seats()).zip(&mut res) {
                *reward += plan.reward.of_end(&outcome, utility, seat);
            }
        }
        res
    }
}
