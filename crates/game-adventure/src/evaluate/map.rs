//! What is looked up so often that it is worked out once: what is left of a prize after a way, and what a deck holds on
//! the mean.

use std::sync::OnceLock;

use crate::content::{Goal, book};
use crate::names::{AttackType, Challenge, Level, N_SPACES, Quest, Space};

use super::strength::Enemy;
use super::ways::{Ways, discount};

/// What is left of a prize, and where one is then, for each space from which one goes. There is one such table for each
/// level of the character, and they lie side by side: this is the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tour(u16);

pub(super) struct Map {
    left: Vec<[f32; N_SPACES]>,
    ends: Vec<[Space; N_SPACES]>,
    /// By quest, if it names spaces; for what is done of it, tours follow each other.
    quests: Vec<Tour>,
    enemies: [Enemy; 4],
}

static MAP: OnceLock<Map> = OnceLock::new();

pub(super) fn map() -> &'static Map {
    MAP.get_or_init(Map::new)
}

const N_LEVELS: u16 = Level::ALL.len() as u16;

impl Tour {
    /// A way to one space.
    #[inline]
    pub(super) const fn to(space: Space) -> Self {
        Self(space as u16 * N_LEVELS)
    }

    /// What takes no way at all.
    pub(super) const NOWHERE: Self = Self(N_SPACES as u16 * N_LEVELS);

    /// To where encounters of a level are, or of any.
    #[inline]
    pub(super) fn hunt(wanted: Option<Level>) -> Self {
        let nth = wanted.map_or(0, |level| level.idx() as u16 + 1);
        Self(Self::NOWHERE.0 + (1 + nth) * N_LEVELS)
    }

    #[inline]
    fn idx(self, level: Level) -> usize {
        usize::from(self.0) + level.idx()
    }
}

impl Map {
    fn new() -> Self {
        let ways = Ways::new();
        let enemies = [0, 1, 2, 3].map(|idx| mean(Level::ALL[idx]));
        let mut res = Self { left: Vec::new(), ends: Vec::new(), quests: Vec::new(), enemies };
        for &to in Space::ALL {
            res.push(|level, from| (ways.way(level, from, to), to));
        }
        res.push(|_, from| (0.0, from));
        for wanted in std::iter::once(None).chain(Level::ALL.iter().copied().map(Some)) {
            res.push(|level, from| (ways.hunt(level, from, wanted), from));
        }
        for &quest in Quest::ALL {
            let goal = &book().quest(quest).goal;
            res.quests.push(Tour(res.left.len() as u16));
            if let Goal::Gather(spaces, _) | Goal::Visit(spaces, _) = goal {
                for done in 0..1u8 << spaces.len() {
                    res.push(|level, from| ways.tour(level, from, goal, done));
                }
            }
        }
        res
    }

    /// Adds the tables of a tour, from how many turns it takes and where it ends.
    fn push(&mut self, tour: impl Fn(Level, Space) -> (f32, Space)) {
        for &level in Level::ALL {
            let all = std::array::from_fn::<_, N_SPACES, _>(|idx| tour(level, Space::ALL[idx]));
            self.left.push(all.map(|it| discount(it.0)));
            self.ends.push(all.map(|it| it.1));
        }
    }

    /// Through the spaces of a quest of which some are done.
    #[inline]
    pub(super) fn tour(&self, quest: Quest, n_spaces: usize, done: u8) -> Tour {
        let open = u16::from(done) & ((1 << n_spaces) - 1);
        Tour(self.quests[quest.idx()].0 + open * N_LEVELS)
    }

    /// The part of a prize that is left after a tour.
    #[inline]
    pub(super) fn left(&self, tour: Tour, level: Level, from: Space) -> f32 {
        self.left[tour.idx(level)][from.idx()]
    }

    #[inline]
    pub(super) fn end(&self, tour: Tour, level: Level, from: Space) -> Space {
        self.ends[tour.idx(level)][from.idx()]
    }

    /// What a card of a deck fights like, on the mean.
    #[inline]
    pub(super) fn enemy(&self, level: Level) -> &Enemy {
        &self.enemies[level.idx()]
    }
}

fn mean(level: Level) -> Enemy {
    let cards = Challenge::ALL.iter().filter(|it| it.level() == level);
    let foes: Vec<Enemy> = cards
        .filter(|&&card| book().event(card).is_none())
        .filter_map(|&card| book().foe(card).map(Enemy::from))
        .collect();
    let mean = |value: fn(&Enemy) -> f32| foes.iter().map(value).sum::<f32>() / foes.len() as f32;
    Enemy {
        kind: AttackType::Melee,
        attack: mean(|it| it.attack),
        defence: mean(|it| it.defence),
        damage: mean(|it| it.damage),
    }
}
