//! How strong a bot is that people play against: five levels, the same in every game.
//!
//! A level is a strength: a number of iterations, so that it plays the same on a slow machine; the time is only the upper
//! bound of a whole turn. A weaker level is weaker by judgement: of the answers that look nearly as good as the best one it
//! prefers some and not others, for no good reason, and goes on doing so until its turn is over, so that its turn is of a
//! piece. What looks clearly worse it never does, and a victory that is there it takes.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;
use std::time::Duration;

use kernel::{Chance, Cx, Game};

use crate::habit::hashed;
use crate::search::{Candidate, Question, Thought};
use crate::seeds::mix;

/// The levels, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Stranger,
    Guest,
    Regular,
    OldHand,
    Host,
}

/// What a level comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    pub level: Level,
    /// As it is typed and stored.
    pub id: &'static str,
    /// How many playouts an answer is thought about; so few as the weakest levels have hardly reach the replies to it.
    pub iterations: u32,
    /// The upper bound for a whole turn.
    pub turn: Duration,
    /// How whimsical it is: what a difference of one standard deviation of the answers' values weighs against is a whim of
    /// this size. At 0 the best answer is given.
    pub whim: f32,
    /// By how much at most an answer may look worse than the best one, from 0 to 1.
    pub margin: f32,
}

/// The whim of a level has no say about answers that are further from the best than so many times its size.
const REACH: f32 = 2.0;

/// Of the most visited answer's visits, an answer needs this part for the search to have an opinion on it.
const KNOWN_PART: u32 = 10;

/// In so many imagined worlds an answer must win at once to be taken for a sure victory.
const N_SURE: u32 = 3;

impl Level {
    pub const ALL: [Strength; 5] = [
        Strength {
            level: Self::Stranger,
            id: "stranger",
            iterations: 8,
            turn: Duration::from_millis(200),
            whim: 2.0,
            margin: 0.2,
        },
        Strength {
            level: Self::Guest,
            id: "guest",
            iterations: 30,
            turn: Duration::from_millis(300),
            whim: 0.5,
            margin: 0.06,
        },
        Strength {
            level: Self::Regular,
            id: "regular",
            iterations: 300,
            turn: Duration::from_millis(600),
            whim: 0.2,
            margin: 0.03,
        },
        Strength {
            level: Self::OldHand,
            id: "old-hand",
            iterations: 2000,
            turn: Duration::from_millis(1500),
            whim: 0.0,
            margin: 0.0,
        },
        Strength {
            level: Self::Host,
            id: "host",
            iterations: 10_000,
            turn: Duration::from_secs(3),
            whim: 0.0,
            margin: 0.0,
        },
    ];

    /// Whom a person meets who has chosen nobody, after the lesson.
    pub const DEFAULT: Self = Self::Regular;

    pub const fn strength(self) -> &'static Strength {
        &Self::ALL[self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.strength().id)
    }
}

/// The text names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLevel;

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Self, NoLevel> {
        let found = Self::ALL.iter().find(|it| it.id == text);
        found.map(|it| it.level).ok_or(NoLevel)
    }
}

impl Strength {
    /// The answer that this level gives after a thought. `turn` is a seed, the same for all answers of a turn.
    pub(crate) fn choose<A: Copy + Hash>(&self, thought: &Thought<A>, turn: u64) -> A {
        let most = thought.candidates.iter().map(|it| it.n_visits).max().unwrap_or(0);
        let all = thought.candidates.iter();
        let tried = all.filter(|it| most == 0 || it.n_visits != 0);
        let size = self.whim * deviation(tried.clone().map(|it| it.value));
        if size <= 0.0 {
            return thought.action;
        }
        let known = tried.filter(|it| most <= it.n_visits.saturating_mul(KNOWN_PART));
        let best = known.clone().map(|it| it.value).fold(f32::MIN, f32::max);
        let reach = (REACH * size).min(self.margin);
        let near = known.filter(|it| best - it.value <= reach);
        // The highest of these sums is an answer drawn with the weight exp(value / size).
        let sum = |it: &Candidate<A>| it.value / size + whim(mix(turn, hashed(it.action)));
        let chosen = near.max_by(|one, other| sum(one).total_cmp(&sum(other)));
        chosen.map_or(thought.action, |it| it.action)
    }
}

/// The standard deviation of the values.
fn deviation(values: impl Iterator<Item = f32> + Clone) -> f32 {
    let n = values.clone().count().max(1) as f32;
    let mean = values.clone().sum::<f32>() / n;
    (values.map(|it| (it - mean).powi(2)).sum::<f32>() / n).sqrt()
}

/// A number of the Gumbel distribution, always the same for the same seed.
fn whim(seed: u64) -> f32 {
    let uniform = ((seed >> 40) as f32 + 0.5) / (1u32 << 24) as f32;
    -(-uniform.ln()).ln()
}

/// An answer after which the seat has won, whatever it does not know and without any luck.
pub(crate) fn victory_at_hand<G: Game>(question: &Question<G>) -> Option<G::Action> {
    let &Question { ref root, ref options, seat, seed, .. } = question;
    let wins = |action: G::Action, nth: u32| {
        let mut world = root.clone();
        world.determinize(seat, &mut Chance::fast(mix(seed, nth.into())));
        // Randomness that keeps a record tells whether there was any.
        let mut chance = Chance::seeded([0; 32], 0);
        world.apply(seat, action, &mut Cx::silent(&mut chance));
        let has_won = world
            .outcome()
            .and_then(|it| it.returns.get(seat.idx()).copied())
            .is_some_and(|it| 1.0 <= it);
        has_won && !chance.has_drawn()
    };
    options.iter().copied().find(|&action| (0..N_SURE).all(|nth| wins(action, nth)))
}
