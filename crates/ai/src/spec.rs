//! The names of the bots, as people write them: `regular`, `host`, `greedy`, `mcts:200ms`, `mcts:1000`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::level::{Level, NoLevel, Strength};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Wall-clock time; the answer depends on the speed of the machine.
    Time(Duration),
    /// Processor time of the thinking thread: a machine that does other work beside makes no bot weaker.
    Processor(Duration),
    /// A number of playouts; the same seed gives the same answer on every machine.
    Iterations(u32),
    /// So many playouts, and no longer than this.
    Bounded(u32, Duration),
}

impl Budget {
    /// The longest that an answer may take, if the budget says it. Processor time is as long as the machine makes it.
    pub fn time(self) -> Option<Duration> {
        match self {
            Self::Time(time) | Self::Bounded(_, time) => Some(time),
            Self::Processor(_) | Self::Iterations(_) => None,
        }
    }

    /// The same if it takes no longer than this.
    fn within(self, left: Duration) -> Self {
        match self {
            Self::Time(time) => Self::Time(time.min(left)),
            Self::Processor(time) => Self::Processor(time.min(left)),
            Self::Iterations(n_iterations) => Self::Bounded(n_iterations, left),
            Self::Bounded(n_iterations, time) => Self::Bounded(n_iterations, time.min(left)),
        }
    }

    /// One of `n` equal parts.
    pub(crate) fn part(self, n: u32) -> Self {
        match self {
            Self::Time(time) => Self::Time(time / n),
            Self::Processor(time) => Self::Processor(time / n),
            Self::Iterations(_) => self.iterations_shared(n),
            Self::Bounded(n_iterations, time) => {
                Self::Bounded(n_iterations, time / n).iterations_shared(n)
            }
        }
    }

    /// The same for iterations of which each is as much work as `n`.
    pub(crate) fn iterations_shared(self, n: u32) -> Self {
        match self {
            Self::Time(_) | Self::Processor(_) => self,
            Self::Iterations(n_iterations) => Self::Iterations((n_iterations / n).max(1)),
            Self::Bounded(n_iterations, time) => Self::Bounded((n_iterations / n).max(1), time),
        }
    }
}

/// In less time than this nothing is found by a search.
const SHORTEST: Duration = Duration::from_millis(50);

/// Which bot sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// Answers with any legal action.
    Random,
    /// Takes the action after which the position looks best.
    Greedy,
    /// Compares the actions by playouts, without a tree.
    Flat(Budget),
    /// Searches a tree of what the seats may answer.
    Mcts(Budget),
    /// The first that did so, kept as it was.
    Mcts1(Budget),
    /// Plays at a level for people, with its own number of iterations or another budget.
    Level(Level, Option<Budget>),
}

impl BotSpec {
    /// How long it may think about one decision; nothing if it answers at once.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Self::Level(level, budget) => {
                Some(budget.unwrap_or(Budget::Iterations(level.strength().iterations)))
            }
            Self::Random | Self::Greedy => None,
            Self::Flat(budget) | Self::Mcts(budget) | Self::Mcts1(budget) => Some(budget),
        }
    }

    /// Whether it thinks with as many processors as are free: the strongest level has all that there is.
    pub fn uses_free_processors(self) -> bool {
        matches!(self, Self::Level(Level::Host, _))
    }

    /// The same bot where only so much time is left for an answer; where that is too little to search, one that needs none.
    #[must_use]
    pub fn in_what_is_left(self, left: Duration) -> Self {
        if self.budget().is_some() && left < SHORTEST {
            return Self::Greedy;
        }
        match self {
            Self::Random | Self::Greedy => self,
            Self::Flat(budget) => Self::Flat(budget.within(left)),
            Self::Mcts(budget) => Self::Mcts(budget.within(left)),
            Self::Mcts1(budget) => Self::Mcts1(budget.within(left)),
            Self::Level(level, _) => {
                Self::Level(level, self.budget().map(|budget| budget.within(left)))
            }
        }
    }

    /// The same bot for the `nth` decision of a turn, from 0 on, so that its whole turn takes no longer than the time
    /// in its name: each decision gets a quarter of what is left. Numbers of iterations stay as they are.
    #[must_use]
    pub fn within_a_turn(self, nth: usize) -> Self {
        let of = |time: Duration| {
            let left = 0.75_f64.powi(nth.min(64) as i32);
            time.mul_f64(left / 4.0).max(Duration::from_micros(1))
        };
        let share = |budget| match budget {
            Budget::Time(time) => Budget::Time(of(time)),
            Budget::Processor(time) => Budget::Processor(of(time)),
            Budget::Iterations(n_iterations) => Budget::Iterations(n_iterations),
            Budget::Bounded(n_iterations, time) => Budget::Bounded(n_iterations, of(time)),
        };
        match self {
            Self::Random | Self::Greedy => self,
            Self::Flat(budget) => Self::Flat(share(budget)),
            Self::Mcts(budget) => Self::Mcts(share(budget)),
            Self::Mcts1(budget) => Self::Mcts1(share(budget)),
            Self::Level(level, Some(budget)) => Self::Level(level, Some(share(budget))),
            Self::Level(level, None) => {
                let Strength { iterations, turn, .. } = *level.strength();
                Self::Level(level, Some(share(Budget::Bounded(iterations, turn))))
            }
        }
    }
}

/// The text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseBotError {
    #[error(
        "'{0}' is no bot: write stranger, guest, regular, old-hand, host, random, greedy, flat:BUDGET or mcts:BUDGET, such as mcts:200ms"
    )]
    Bot(String),
    #[error("'{0}' needs a budget: write {0}:200ms, {0}:2s, or {0}:1000 for 1000 iterations")]
    NoBudget(String),
    #[error("'{0}' takes no budget: write {0}")]
    ForeignBudget(String),
    #[error(transparent)]
    Budget(#[from] ParseBudgetError),
}

/// The text is no budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is no budget: write a time such as 200ms or 2s, or a number of iterations such as 1000"
)]
pub struct ParseBudgetError(String);

impl FromStr for Budget {
    type Err = ParseBudgetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseBudgetError(text.to_owned());
        if let Some((n_iterations, time)) = text.split_once('/') {
            return match (n_iterations.parse()?, time.parse()?) {
                (Self::Iterations(n), Self::Time(time)) => Ok(Self::Bounded(n, time)),
                _ => Err(wrong()),
            };
        }
        let n_digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, unit) = text.split_at(n_digits);
        let amount = digits.parse::<u32>().ok().filter(|&amount| amount != 0);
        let amount = amount.ok_or_else(wrong)?;
        match unit {
            "" | "it" => Ok(Self::Iterations(amount)),
            "ms" => Ok(Self::Time(Duration::from_millis(amount.into()))),
            "s" => Ok(Self::Time(Duration::from_secs(amount.into()))),
            "cpu" => Ok(Self::Processor(Duration::from_millis(amount.into()))),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(n_iterations) => write!(f, "{n_iterations}"),
            Self::Time(time) if time.subsec_nanos() == 0 => write!(f, "{}s", time.as_secs()),
            Self::Time(time) => write!(f, "{}ms", millis(*time)),
            Self::Processor(time) => write!(f, "{}cpu", millis(*time)),
            Self::Bounded(n_iterations, time) => {
                write!(f, "{n_iterations}/{}", Self::Time(*time))
            }
        }
    }
}

/// Finer times than a millisecond are written as the next one: never as none.
fn millis(time: Duration) -> u128 {
    time.as_micros().div_ceil(1000)
}

impl FromStr for BotSpec {
    type Err = ParseBotError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        match (name, budget) {
            ("random", None) => Ok(Self::Random),
            ("greedy", None) => Ok(Self::Greedy),
            ("flat", Some(budget)) => Ok(Self::Flat(budget.parse()?)),
            ("mcts", Some(budget)) => Ok(Self::Mcts(budget.parse()?)),
            ("mcts-1", Some(budget)) => Ok(Self::Mcts1(budget.parse()?)),
            ("random" | "greedy", Some(_)) => Err(ParseBotError::ForeignBudget(name.to_owned())),
            ("flat" | "mcts" | "mcts-1", None) => Err(ParseBotError::NoBudget(name.to_owned())),
            _ => match (name.parse::<Level>(), budget) {
                (Err(NoLevel), _) => Err(ParseBotError::Bot(text.to_owned())),
                (Ok(level), None) => Ok(Self::Level(level, None)),
                (Ok(level), Some(budget)) => Ok(Self::Level(level, Some(budget.parse()?))),
            },
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Flat(budget) => write!(f, "flat:{budget}"),
            Self::Mcts(budget) => write!(f, "mcts:{budget}"),
            Self::Mcts1(budget) => write!(f, "mcts-1:{budget}"),
            Self::Level(level, None) => write!(f, "{level}"),
            Self::Level(level, Some(budget)) => write!(f, "{level}:{budget}"),
        }
    }
}
