//! Whether it is time for a decline.

use net::{Group, Inputs};
use parts::Spaces;

use super::sight::Sight;
use crate::action::Means;
use crate::content::{Power, Race, Region, book};
use crate::state::SmallWorld;

/// From 0 to 9.
const ROUNDS_LEFT: usize = 0;
/// From 0 to 11.
const ACTIVE: usize = 10;
const OLD: usize = ACTIVE + 12;
const SPARE: usize = OLD + 12;
/// How many regions could be conquered one after another, from 0 to 6.
const CONQUESTS: usize = SPARE + 12;
const RACE: usize = CONQUESTS + 7;
const POWER: usize = RACE + Race::ALL.len();
/// The numbers below, at each of four parts of the game.
const NUMBERS: usize = POWER + Power::ALL.len();
const N_NUMBERS: usize = 10;
const END: usize = NUMBERS + 4 * N_NUMBERS;
pub(super) const N_PLACES: u16 = END as u16;

pub(super) fn write(game: &SmallWorld, sight: &Sight, group: Group, out: &mut Inputs) {
    let seat = sight.seat;
    let (n_active, n_old) = (sight.own.len() as usize, sight.own_old.len() as usize);
    let mut n_spare = sight.n_free;
    for idx in sight.own {
        n_spare += game.surplus_in(seat, Region(idx));
    }
    let (n_conquests, coins) = conquests(game, sight, n_spare);
    out.mark(group, ROUNDS_LEFT + usize::from(sight.rounds_left.min(9)));
    out.mark(group, ACTIVE + n_active.min(11));
    out.mark(group, OLD + n_old.min(11));
    out.mark(group, SPARE + usize::from(n_spare.min(11)));
    out.mark(group, CONQUESTS + n_conquests.min(6));
    if let (Some(race), Some(power)) = (sight.race, sight.power) {
        out.mark(group, RACE + race.idx());
        out.mark(group, POWER + power.idx());
    }
    let (n_tokens, worth) = best_combo(game, sight);
    let n_paying = (sight.own & sight.paying).len();
    let threatened = sight.own & book().map.around(sight.foes);
    let numbers = [
        1.0,
        n_active as f32 / 8.0,
        n_old as f32 / 8.0,
        f32::from(n_spare) / 8.0,
        n_conquests as f32 / 4.0,
        f32::from(coins) / 8.0,
        f32::from(n_tokens) / 10.0,
        worth / 4.0,
        n_paying as f32 / 8.0,
        threatened.len() as f32 / 8.0,
    ];
    let part = match sight.rounds_left {
        0 | 1 => 0,
        2 | 3 => 1,
        4..=6 => 2,
        _ => 3,
    };
    for (nth, number) in numbers.into_iter().enumerate() {
        out.set(group, NUMBERS + part * N_NUMBERS + nth, number);
    }
}

/// How many regions could be conquered with so many tokens, the cheapest first, and the coins that they bring.
fn conquests(game: &SmallWorld, sight: &Sight, mut n_tokens: u8) -> (usize, u8) {
    /// More conquests than a turn has.
    const MOST: usize = 8;
    let reached = game.conquerable(sight.seat) & sight.range.spans(&[Means::NONE]);
    let mut by_cost = [Spaces::EMPTY; 12];
    for idx in reached {
        let cost = usize::from(sight.cost(game, Region(idx), Means::NONE)).min(11);
        by_cost[cost].insert(idx);
    }
    let (mut n_regions, mut coins) = (0, 0);
    for (cost, regions) in (0_u8..).zip(by_cost).take(11) {
        for idx in regions {
            if n_tokens < cost || n_regions == MOST {
                return (n_regions, coins);
            }
            n_tokens -= cost;
            n_regions += 1;
            coins += sight.gain(game, Region(idx));
        }
    }
    (n_regions, coins)
}

/// The most tokens of a combo that can be paid for next time, and the most coins that lie on one beyond its price.
fn best_combo(game: &SmallWorld, sight: &Sight) -> (u8, f32) {
    let column = game.column(sight.seat);
    let coins = usize::from(game.player(sight.seat).coins);
    let (mut n_tokens, mut worth) = (0, 0.0_f32);
    for (price, &power) in column.badges.iter().enumerate().take(coins + 1) {
        let race = column.banners[price];
        n_tokens = n_tokens.max(book().race(race).banner + book().power(power).badge);
        worth = worth.max(f32::from(column.coins[price]) - price as f32);
    }
    (n_tokens, worth)
}
