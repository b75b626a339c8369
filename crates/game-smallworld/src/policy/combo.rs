//! What a combo has to offer.

use net::{Group, Inputs};

use super::sight::Sight;
use crate::content::{Faction, Power, Race, book};
use crate::state::SmallWorld;

const N_RACES: usize = Race::ALL.len();
const N_POWERS: usize = Power::ALL.len();

/// Early in the game and late.
const RACE: usize = 0;
const POWER: usize = RACE + 2 * N_RACES;
/// How many regions suit it.
const RACE_SUITS: usize = POWER + 2 * N_POWERS;
const POWER_SUITS: usize = RACE_SUITS + N_RACES;
/// Those of them that no Active race holds.
const RACE_OPEN: usize = POWER_SUITS + N_POWERS;
const POWER_OPEN: usize = RACE_OPEN + N_RACES;
/// Coins that lie on it, from 0 to 6, and its price.
const COINS: usize = POWER_OPEN + N_POWERS;
const PRICE: usize = COINS + 7;
/// Coins less price, and the same for each round that is played.
const NET: usize = PRICE + 6;
/// From 5 to 16.
const TOKENS: usize = NET + 2;
/// For each round that is left, and at tables of three or more.
const TOKENS_LEFT: usize = TOKENS + 12;
const TOKENS_CROWD: usize = TOKENS_LEFT + 1;
/// Regions of opponents of the other faction.
const OPPOSED: usize = TOKENS_CROWD + 1;
/// At tables of three or more.
const CROWD_RACE: usize = OPPOSED + 1;
const CROWD_POWER: usize = CROWD_RACE + N_RACES;
const END: usize = CROWD_POWER + N_POWERS;
pub(super) const N_PLACES: u16 = END as u16;

pub(super) fn write(game: &SmallWorld, sight: &Sight, race: Race, group: Group, out: &mut Inputs) {
    let column = game.column(sight.seat);
    let n_shown = column.badges.len();
    let Some(price) = column.banners[..n_shown].iter().position(|&it| it == race) else { return };
    let power = column.badges[price];
    let late = usize::from(sight.is_late());
    out.mark(group, RACE + late * N_RACES + race.idx());
    out.mark(group, POWER + late * N_POWERS + power.idx());
    let in_reach = game.in_play - sight.foes - sight.own_old;
    let (by_race, by_power) = (sight.suits_race(game, race), sight.suits_power(game, power));
    out.set(group, RACE_SUITS + race.idx(), by_race.len() as f32 / 8.0);
    out.set(group, POWER_SUITS + power.idx(), by_power.len() as f32 / 8.0);
    out.set(group, RACE_OPEN + race.idx(), (by_race & in_reach).len() as f32 / 8.0);
    out.set(group, POWER_OPEN + power.idx(), (by_power & in_reach).len() as f32 / 8.0);
    let coins = column.coins[price];
    out.mark(group, COINS + usize::from(coins.min(6)));
    out.mark(group, PRICE + price.min(5));
    let net = f32::from(coins) - price as f32;
    out.set(group, NET, net / 4.0);
    out.set(group, NET + 1, net * f32::from(sight.rounds_left) / 40.0);
    let due = book().race(race).banner + book().power(power).badge;
    let n_tokens = due.min(game.tray[race.idx()]);
    out.mark(group, TOKENS + usize::from(n_tokens.clamp(5, 16) - 5));
    out.set(group, TOKENS_LEFT, f32::from(n_tokens) * f32::from(sight.rounds_left) / 100.0);
    if 2 < game.n_seats {
        out.set(group, TOKENS_CROWD, f32::from(n_tokens) / 10.0);
        out.mark(group, CROWD_RACE + race.idx());
        out.mark(group, CROWD_POWER + power.idx());
    }
    let opposed = match book().race(race).faction {
        Faction::Alliance => sight.held_by(game, Faction::Horde).len(),
        Faction::Horde => sight.held_by(game, Faction::Alliance).len(),
        Faction::Neutral => 0,
    };
    out.set(group, OPPOSED, opposed as f32 / 8.0);
}
