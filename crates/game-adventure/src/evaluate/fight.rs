//! What is at stake in the combat under way.

use kernel::Seat;

use crate::content::{Goal, Reward, book};
use crate::query::odds::Odds;
use crate::state::{Adventure, Combat, Foe};

use super::LEVELS;
use super::strength::Strength;

/// What a defeat costs beside the way to the city: the place, the turn, what was attached.
pub(super) const FALL: f32 = 0.7;
/// What is stolen from a character that another has defeated.
const THEFT: f32 = 0.25;
/// What an item is worth before anybody knows for whom.
const LOOT: [f32; 4] = [0.22, 0.28, 0.34, 0.4];

/// What a combat is about for one of its sides.
#[derive(Clone, Copy, Default)]
pub(crate) struct Stakes {
    /// In units of valor.
    pub(crate) worth: f32,
    /// The chance that the enemy is defeated, and that the own character is.
    pub(crate) win: f32,
    pub(crate) fall: f32,
}

/// What a seat can expect of the combat under way.
pub(super) fn stakes(game: &Adventure, seat: Seat, strength: &Strength) -> Stakes {
    let Some(combat) = &game.combat else { return Stakes::default() };
    let Some(side) = combat.side(seat) else { return Stakes::default() };
    if combat.cancelled {
        return Stakes::default();
    }
    let odds = expected(game, combat);
    let hurt = 0.5 / strength.life.max(1.0);
    if side == 1 {
        let worth = odds.fall * THEFT - odds.win * (FALL + THEFT) - hurt * odds.dealt;
        return Stakes { worth, win: odds.fall, fall: odds.win };
    }
    let won = match combat.foe {
        Foe::Seat(_) => THEFT,
        Foe::Card(_) | Foe::Marker(_) => {
            game.foe_level(combat.foe).map_or(0.0, |level| LOOT[level.idx()])
        }
        Foe::Lair(space) => book().lair(space).map_or(0.0, |lair| prize(game, seat, lair.reward)),
    };
    let quests = quests(game, seat, combat, &odds);
    let worth = odds.win * won + quests - odds.fall * FALL - hurt * odds.taken;
    Stakes { worth, win: odds.win, fall: odds.fall }
}

/// The odds as they stand; once blows have fallen, what has come of them.
fn expected(game: &Adventure, combat: &Combat) -> Odds {
    let is_early = !combat.over && combat.sides.iter().all(|it| !it.hit && it.dealt == 0);
    if is_early {
        return game.odds_in(combat);
    }
    let is_won = combat.slain || combat.fallen[1];
    let one = |is_so: bool| f32::from(u8::from(is_so));
    Odds { win: one(is_won && !combat.fallen[0]), fall: one(combat.fallen[0]), ..Odds::default() }
}

/// What the victory over a board encounter brings.
pub(crate) fn prize(game: &Adventure, seat: Seat, reward: Reward) -> f32 {
    match reward {
        Reward::Level(level) => {
            let own = game.player(seat).level;
            if own < level { LEVELS[level.idx()] - LEVELS[own.idx()] + 0.3 } else { 0.0 }
        }
        Reward::Trophy(trophy) if game.can_earn(seat, trophy) => {
            f32::from(book().trophy(trophy).valor)
        }
        Reward::Trophy(_) => 0.0,
    }
}

/// What the fight brings for quests.
fn quests(game: &Adventure, seat: Seat, combat: &Combat, odds: &Odds) -> f32 {
    let mut res = 0.0;
    for task in game.player(seat).tasks {
        let facts = book().quest(task.quest);
        let share = |n: u8| 0.8 * f32::from(facts.valor) / f32::from(n.max(1));
        let is_rival = |it: Seat| task.rival.is_none_or(|rival| rival == it);
        res += match (&facts.goal, combat.foe) {
            (Goal::Slay(n, prey), _) if game.is_prey(prey, combat.foe) => odds.win * share(*n),
            (Goal::Hurt(n, _), Foe::Seat(foe)) if is_rival(foe) => odds.dealt * share(*n),
            (Goal::Beat(n, _), Foe::Seat(foe)) if is_rival(foe) => odds.win * share(*n),
            _ => 0.0,
        };
    }
    res
}
