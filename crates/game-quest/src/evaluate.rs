//! A heuristic for bots: how near the goal is, how long the party will last, and what it has to work with.

use kernel::Status;

use crate::content::{Aim, book};
use crate::names::{Condition, Dungeon, Foe, Hero};
use crate::query::pool::attack;
use crate::state::Quest;

/// How promising the position is for the team, from 0 to 1.
pub(crate) fn evaluate(game: &Quest) -> f32 {
    if let Status::Over(outcome) = crate::prompt::status(game) {
        return outcome.returns[0];
    }
    match game.result {
        // In the settlement the quest is decided; what is left is the kit.
        Some(true) => 0.9 + 0.09 * kit(game),
        Some(false) => 0.01 + 0.09 * kit(game),
        None => {
            let score = goal(game) + strength(game) - danger(game) - peril(game);
            0.02 + 0.86 / (1.0 + (-score / 6.0).exp())
        }
    }
}

/// What the heroes take home, from 0 to 1.
fn kit(game: &Quest) -> f32 {
    let of = |&hero: &Hero| {
        let area = game.area(hero);
        let gear = area.gear.len()
            + 2 * area.gear.iter().filter(|it| it.legend_of().is_some()).count() as u8;
        f32::from(area.advanced.len()) * 1.5 + f32::from(gear) + f32::from(area.gear_limit) * 0.4
    };
    (game.order.iter().map(of).sum::<f32>() / (14.0 * f32::from(game.n_heroes))).min(1.0)
}

/// How far the party has come: locations left behind, progress, the aims of the sheet.
fn goal(game: &Quest) -> f32 {
    let sheet = book().sheet(game.sheet);
    let explored = game
        .places
        .active
        .map_or(0.0, |it| f32::from(game.places.progress) / f32::from(book().location(it).explore));
    let mut res = 3.2 * f32::from(game.turn.travels) + 2.6 * explored;
    if game.is_explored() && !game.places.deck.is_empty() {
        res += 0.3;
    }
    let nemesis = game.foes.nemesis;
    let health = f32::from(book().quick.health[nemesis.idx()]);
    let hurt = f32::from(game.foes.wounds[nemesis.idx()]) / health;
    let at_final = f32::from(u8::from(game.is_at_final()));
    for &aim in &sheet.win {
        res += match aim {
            Aim::AtFinal => 0.8 * at_final,
            Aim::Explored => 1.5 * at_final * explored,
            Aim::NemesisDefeated if game.foes.defeated.has(nemesis) => 7.0,
            Aim::NemesisDefeated => 5.0 * hurt * if sheet.flees { at_final } else { 1.0 },
            Aim::NemesisNotOut if game.is_nemesis_out() => 3.0 * hurt - 1.5,
            Aim::NemesisNotOut => 0.0,
            Aim::WarpstoneHeld => {
                let holds = |&hero: &Hero| {
                    game.is_up(hero) && game.area(hero).items[Dungeon::Warpstone.idx()] != 0
                };
                let is_held = game.order.iter().any(holds);
                if is_held {
                    4.0
                } else {
                    0.5 * f32::from(3 - game.dungeon.n_omen.min(3)) * at_final
                }
            }
        };
    }
    res
}

/// Heroes that stand, their health, and what they can do.
fn strength(game: &Quest) -> f32 {
    let n = f32::from(game.n_heroes);
    let mut res = 0.0;
    for &hero in &game.order {
        let area = game.area(hero);
        if area.is_defeated {
            res -= 9.0 / n;
            continue;
        }
        let health = f32::from(game.health(hero));
        let left = f32::from(game.remaining(hero));
        // The last points of health are worth the most.
        res += 8.0 / n * (left / health).sqrt();
        res += 1.6 / n * f32::from(game.readied(hero).len());
        res += 0.7 / n * f32::from(area.n_tokens());
        let bad = u8::from(area.has(Condition::Sickened)) + u8::from(area.has(Condition::Bleeding));
        res -= 1.0 / n * f32::from(bad);
        res += 1.4 / n * f32::from(u8::from(area.has(Condition::Empowered)));
        res += 1.0 / n * f32::from((area.gear - area.depleted).len());
        res += 0.8 / n * f32::from(area.items.iter().sum::<u8>());
        res += 1.2 / n * f32::from(area.advanced.len());
        res += 0.5 / n * f32::from(area.gear_limit);
    }
    res
}

/// What the enemies will do: attacks of those that stand, less for the exhausted ones.
fn danger(game: &Quest) -> f32 {
    let n = f32::from(game.n_heroes);
    let left = |foe: Foe| {
        let health = f32::from(book().quick.health[foe.idx()]);
        1.0 - 0.5 * f32::from(game.foes.wounds[foe.idx()]) / health
    };
    let weight = |foe: Foe| {
        let is_idle = game.foes.exhausted.has(foe);
        (0.6 + f32::from(attack(foe))) * left(foe) * if is_idle { 0.75 } else { 1.0 }
    };
    let engaged: f32 = game.all_engaged().iter().map(weight).sum();
    let shadows: f32 = game.foes.shadows.iter().map(weight).sum();
    let hidden = game.foes.hidden.len() as f32 * 1.9;
    let leaves = if game.is_explored() && !game.places.deck.is_empty() { 0.55 } else { 0.9 };
    (1.5 * engaged + leaves * 1.5 * (shadows + hidden)) / n
}

fn peril(game: &Quest) -> f32 {
    let last = book().sheet(game.sheet).track.len() as f32 - 1.0;
    2.5 * f32::from(game.peril) / last + 3.0 * f32::from(game.doom)
}
