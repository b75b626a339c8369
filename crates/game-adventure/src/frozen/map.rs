//! What is looked up so often that it is worked out once: how long ways take, and what a deck holds on the mean.

use std::sync::OnceLock;

use crate::content::book;
use crate::names::{AttackType, Challenge, Level, N_SPACES, Space};

use super::strength::Enemy;

/// Tenths of a turn: a step of a mean roll, and a flight, which ends an exploration.
const STEP: u8 = 4;
const FLIGHT: u8 = 6;

pub(super) struct Map {
    turns: Vec<u8>,
    enemies: [Enemy; 4],
}

static MAP: OnceLock<Map> = OnceLock::new();

pub(super) fn map() -> &'static Map {
    MAP.get_or_init(|| {
        let mut turns = Vec::new();
        for &level in Level::ALL {
            (0..N_SPACES as u8).for_each(|from| turns.extend(ways(level, from)));
        }
        Map { turns, enemies: [0, 1, 2, 3].map(|idx| mean(Level::ALL[idx])) }
    })
}

impl Map {
    /// Mean turns between two spaces for a character of a level.
    #[inline]
    pub(super) fn turns(&self, level: Level, from: Space, to: Space) -> f32 {
        let at = (level.idx() * N_SPACES + from.idx()) * N_SPACES + to.idx();
        f32::from(self.turns[at]) / 10.0
    }

    /// What a card of a deck fights like, on the mean.
    #[inline]
    pub(super) fn enemy(&self, level: Level) -> &Enemy {
        &self.enemies[level.idx()]
    }
}

/// The ways from a space, the cheapest first.
fn ways(level: Level, from: u8) -> [u8; N_SPACES] {
    let quick = &book().quick;
    let open = quick.up_to[level.idx()];
    let mut res = [u8::MAX; N_SPACES];
    res[usize::from(from)] = 0;
    // Costs are small numbers, so that a pass for each of them is short.
    for cost in 0..=200u8 {
        for idx in (0..N_SPACES).filter(|&idx| res[idx] == cost).collect::<Vec<_>>() {
            let mut relax = |to: u8, more: u8| {
                let known = &mut res[usize::from(to)];
                *known = (*known).min(cost + more);
            };
            (quick.next[idx] & open).iter().for_each(|to| relax(to, STEP));
            if quick.flights.contains(idx as u8) {
                (quick.flights & open).iter().for_each(|to| relax(to, FLIGHT));
            }
        }
    }
    res
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
