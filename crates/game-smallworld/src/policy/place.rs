//! What an answer does to a region, and what a part of the turn is ended with.

use net::{Group, Inputs};
use parts::Spaces;

use super::About;
use super::sight::{Sight, defence};
use crate::action::{Mean, Means};
use crate::content::{Power, Race, Region, Relic, Terrain, book};
use crate::state::{Holder, SmallWorld};

const N_RACES: usize = Race::ALL.len();
const N_POWERS: usize = Power::ALL.len();
const N_TERRAINS: usize = Terrain::ALL.len();

const ALWAYS: usize = 0;
/// From 0 to 9.
const ROUNDS_LEFT: usize = 1;
/// Pieces in hand, from 0 to 11.
const HAND: usize = ROUNDS_LEFT + 10;
/// Own regions, from 0 to 9.
const OWN: usize = HAND + 12;
const SEATS: usize = OWN + 10;
/// Conquests that can be made, from 0 to 7; what the cheapest costs, from 0 to 7.
const OPEN: usize = SEATS + 4;
const CHEAPEST: usize = OPEN + 8;
/// How many can follow one another, from 0 to 5.
const ROW: usize = CHEAPEST + 8;
/// Pieces that could leave regions, from 0 to 7, and those that are not beside others, from 0 to 5.
const SURPLUS: usize = ROW + 6;
const IDLE: usize = SURPLUS + 8;
/// How unlike regions beside others are held, from 0 to 5.
const UNLIKE: usize = IDLE + 6;
const SAFE: usize = UNLIKE + 6;
const NOUN: usize = SAFE + 1;
/// It for each round that is left.
const NOUN_LEFT: usize = NOUN + 16;
const RACE: usize = NOUN_LEFT + 1;
const POWER: usize = RACE + N_RACES;

const TERRAIN: usize = POWER + N_POWERS;
/// Nobody's, Murlocs', one's own or others', Active or Declining.
const HOLDER: usize = TERRAIN + N_TERRAINS;
const N_HOLDERS: usize = 6;
/// Of the opponent who does best; and his at tables of three or more.
const RIVAL: usize = HOLDER + N_HOLDERS;
/// From 0 to 6.
const TOKENS: usize = RIVAL + 2;
/// Regions around it from 0 to 5: own ones, those of others, those that are Declining, free ones.
const AROUND: usize = TOKENS + 7;
const N_AROUND: usize = 6;
/// Whether it pays, whether it suits, and the same for each round that is left.
const PAYING: usize = AROUND + 4 * N_AROUND;
/// Magic, cave, anchor, coast, marker face down, fort, wall, tower, objective, Bomb, Champion.
const MARKS: usize = PAYING + 4;
const N_MARKS: usize = 11;
const RELIC: usize = MARKS + N_MARKS;
/// A board on which nothing is held.
const NEW_BOARD: usize = RELIC + Relic::ALL.len();
/// The own race and power by what the region is.
const RACE_HOLDER: usize = NEW_BOARD + 1;
const POWER_HOLDER: usize = RACE_HOLDER + N_RACES * N_HOLDERS;
const RACE_TERRAIN: usize = POWER_HOLDER + N_POWERS * N_HOLDERS;
const POWER_TERRAIN: usize = RACE_TERRAIN + N_RACES * N_TERRAINS;
/// Beside others, by the sea, or neither, with 0 to 6 pieces.
const EXPOSED: usize = POWER_TERRAIN + N_POWERS * N_TERRAINS;
/// How much stronger the strongest neighbour is than the defence, from -4 to 4.
const THREAT: usize = EXPOSED + 21;
/// How much more it costs than the weakest region, from 0 to 4.
const STRONGER: usize = THREAT + 9;
/// Whether it is beside others and brings something.
const TREASURE: usize = STRONGER + 5;

/// Tokens that it takes, from 0 to 9; how many are left, from 0 to 9; how many are lacking, from 1 to 3.
const COST: usize = TREASURE + 1;
const LEFT: usize = COST + 10;
const LACKING: usize = LEFT + 10;
/// How much dearer than the cheapest, from 0 to 4.
const DEARER: usize = LACKING + 3;
/// How many other conquests can follow, from 0 to 5, and how many fewer than after the best, from 0 to 3.
const MORE: usize = DEARER + 5;
const FEWER: usize = MORE + 6;
const MEANS: usize = FEWER + 4;
const DUES: usize = MEANS + Mean::ALL.len();
/// Coins of this turn, from 0 to 5, in the last round and before.
const GAIN: usize = DUES + 1;
/// Coins for each token, and what lasts for each round that is left.
const RETURN: usize = GAIN + 12;
/// Regions that come into reach.
const OPENS: usize = RETURN + 2;
/// Whether it hurts its holder; regions of others around it, if they have turns left.
const HARM: usize = OPENS + 2;
/// Where a race begins.
const FIRST: usize = HARM + 3;

/// The region from which something is moved: its holder, pieces from 0 to 6, whether it pays, own regions around it.
const FROM_HOLDER: usize = FIRST + N_HOLDERS + N_TERRAINS + 4;
const FROM_TOKENS: usize = FROM_HOLDER + N_HOLDERS;
const FROM_PAYING: usize = FROM_TOKENS + 7;
const FROM_AROUND: usize = FROM_PAYING + 1;
const END: usize = FROM_AROUND + 1;
pub(super) const N_PLACES: u16 = END as u16;

pub(super) fn write(
    game: &SmallWorld,
    sight: &Sight,
    about: About,
    group: Group,
    out: &mut Inputs,
) {
    write_turn(game, sight, about, group, out);
    if let Some(region) = about.to {
        write_region(game, sight, region, group, out);
        match about.means {
            Some(means) => write_conquest(game, sight, region, means, group, out),
            None => write_defence(game, sight, region, group, out),
        }
    }
    if let Some(region) = about.from {
        let n_own = (region.neighbours() & sight.own).len();
        out.mark(group, FROM_HOLDER + holder(game, sight, region));
        out.mark(group, FROM_TOKENS + usize::from(game.n_defenders(region).min(6)));
        out.set(group, FROM_PAYING, yes(sight.paying.contains(region.0)));
        out.set(group, FROM_AROUND, n_own as f32 / 4.0);
    }
}

fn yes(it: bool) -> f32 {
    f32::from(u8::from(it))
}

/// What is the same for all answers of a kind: it tells kinds apart.
fn write_turn(game: &SmallWorld, sight: &Sight, about: About, group: Group, out: &mut Inputs) {
    out.mark(group, ALWAYS);
    out.mark(group, ROUNDS_LEFT + usize::from(sight.rounds_left.min(9)));
    out.mark(group, HAND + usize::from(sight.n_free.min(11)));
    out.mark(group, OWN + sight.own.len().min(9) as usize);
    out.mark(group, SEATS + usize::from(game.n_seats - 2));
    out.mark(group, OPEN + usize::from(sight.n_open.min(7)));
    out.mark(group, CHEAPEST + usize::from(sight.cheapest.min(7)));
    out.mark(group, ROW + usize::from(sight.n_in_row.min(5)));
    out.mark(group, SURPLUS + usize::from(sight.n_surplus.min(7)));
    out.mark(group, IDLE + usize::from(sight.n_idle.min(5)));
    let unlike = sight.strongest.saturating_sub(sight.weakest);
    out.mark(group, UNLIKE + usize::from(unlike.min(5)));
    out.set(group, SAFE, yes(sight.is_safe));
    if let Some(noun) = about.noun {
        out.mark(group, NOUN + noun.min(15));
        out.set(group, NOUN_LEFT, noun as f32 * f32::from(sight.rounds_left) / 40.0);
    }
    if let (Some(race), Some(power)) = (sight.race, sight.power) {
        out.mark(group, RACE + race.idx());
        out.mark(group, POWER + power.idx());
    }
}

fn holder(game: &SmallWorld, sight: &Sight, region: Region) -> usize {
    match game.land(region).holder {
        Holder::Nobody => 0,
        Holder::Murlocs => 1,
        Holder::Active(owner) if owner == sight.seat => 2,
        Holder::Declining(owner) if owner == sight.seat => 3,
        Holder::Active(_) => 4,
        Holder::Declining(_) => 5,
    }
}

fn write_region(game: &SmallWorld, sight: &Sight, region: Region, group: Group, out: &mut Inputs) {
    let map = &book().map;
    let (terrain, holder) = (region.terrain().idx(), holder(game, sight, region));
    out.mark(group, TERRAIN + terrain);
    out.mark(group, HOLDER + holder);
    let owner = game.land(region).holder.seat();
    if owner.is_some() && owner == sight.rival {
        out.mark(group, RIVAL);
        out.set(group, RIVAL + 1, yes(2 < game.n_seats));
    }
    out.mark(group, TOKENS + usize::from(game.n_defenders(region).min(6)));
    let around = region.neighbours() & game.in_play;
    let free = around - sight.own - sight.foes - sight.old - sight.own_old - map.water;
    for (nth, regions) in [sight.own, sight.foes, sight.old, free].into_iter().enumerate() {
        let n = (around & regions).len() as usize;
        out.mark(group, AROUND + N_AROUND * nth + n.min(N_AROUND - 1));
    }
    let (pays, suits) =
        (yes(sight.paying.contains(region.0)), yes(sight.suiting.contains(region.0)));
    let rounds_left = f32::from(sight.rounds_left) / 9.0;
    out.set(group, PAYING, pays);
    out.set(group, PAYING + 1, suits);
    out.set(group, PAYING + 2, pays * rounds_left);
    out.set(group, PAYING + 3, suits * rounds_left);
    write_marks(game, sight, region, group, out);
    out.set(group, NEW_BOARD, yes(!map.face[region.face().idx()].intersects(sight.own)));
    if let (Some(race), Some(power)) = (sight.race, sight.power) {
        let (race, power) = (race.idx(), power.idx());
        out.mark(group, RACE_HOLDER + race * N_HOLDERS + holder);
        out.mark(group, POWER_HOLDER + power * N_HOLDERS + holder);
        out.mark(group, RACE_TERRAIN + race * N_TERRAINS + terrain);
        out.mark(group, POWER_TERRAIN + power * N_TERRAINS + terrain);
    }
}

fn write_marks(game: &SmallWorld, sight: &Sight, region: Region, group: Group, out: &mut Inputs) {
    let map = &book().map;
    let markers = &game.markers;
    let marks: [Spaces; N_MARKS - 1] = [
        map.magic,
        map.caves,
        map.anchors,
        map.coast,
        sight.face_down,
        markers.forts,
        markers.walls,
        markers.towers,
        markers.objectives,
        game.bombs.regions,
    ];
    for (nth, regions) in marks.into_iter().enumerate() {
        if regions.contains(region.0) {
            out.mark(group, MARKS + nth);
        }
    }
    out.set(group, MARKS + N_MARKS - 1, yes(game.is_champion_in(region)));
    // Relics lie nowhere else.
    if sight.face_up.contains(region.0) {
        for &relic in Relic::ALL {
            if game.relic_region(relic) == Some(region) {
                out.mark(group, RELIC + relic.idx());
            }
        }
    }
}

/// How a region is held, and against whom.
fn write_defence(game: &SmallWorld, sight: &Sight, region: Region, group: Group, out: &mut Inputs) {
    if sight.is_safe {
        return;
    }
    let n_pieces = game.n_defenders(region);
    let is_contested = sight.contested.contains(region.0);
    let place = match (is_contested, sight.coastal.contains(region.0)) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    };
    out.mark(group, EXPOSED + 7 * place + usize::from(n_pieces.min(6)));
    if !is_contested {
        return;
    }
    let around = region.neighbours();
    let mut strongest = 0;
    for other in sight.seat.others(game.n_seats) {
        if game.held.active[other].intersects(around) {
            strongest = strongest.max(sight.strengths[other]);
        }
    }
    let defence = defence(game, region);
    let ahead = (i16::from(strongest) - i16::from(defence)).clamp(-4, 4);
    out.mark(group, THREAT + (ahead + 4) as usize);
    out.mark(group, STRONGER + usize::from(defence.saturating_sub(sight.weakest).min(4)));
    let treasures = sight.paying | sight.suiting | sight.face_up;
    out.set(group, TREASURE, yes(treasures.contains(region.0)));
}

fn write_conquest(
    game: &SmallWorld,
    sight: &Sight,
    region: Region,
    means: Means,
    group: Group,
    out: &mut Inputs,
) {
    let cost = sight.cost(game, region, means);
    let left = sight.n_free.saturating_sub(cost);
    out.mark(group, COST + usize::from(cost.min(9)));
    if cost <= sight.n_free {
        out.mark(group, LEFT + usize::from(left.min(9)));
        let dearer = cost.saturating_sub(sight.cheapest);
        out.mark(group, DEARER + usize::from(dearer.min(4)));
        let n_more = sight.n_conquests(left, if means.is_empty() { cost } else { u8::MAX });
        out.mark(group, MORE + usize::from(n_more.min(5)));
        out.mark(group, FEWER + usize::from(sight.n_in_row.saturating_sub(n_more + 1).min(3)));
    } else {
        let lacking = (cost - sight.n_free).clamp(1, 3);
        out.mark(group, LACKING + usize::from(lacking) - 1);
    }
    for mean in means.iter() {
        out.mark(group, MEANS + mean.idx());
    }
    let dues: u8 = game.dues(sight.seat, region, means).iter().map(|it| it.coins).sum();
    out.set(group, DUES, f32::from(dues) / 2.0);
    let gain = sight.gain(game, region);
    let before = if sight.rounds_left == 0 { 0 } else { 6 };
    out.mark(group, GAIN + before + usize::from(gain.min(5)));
    let lasting = f32::from(sight.rounds_left.min(4)) / 4.0;
    let tokens = f32::from(cost.max(1));
    out.set(group, RETURN, f32::from(gain) / tokens);
    out.set(group, RETURN + 1, lasting / tokens);
    let opens = game.conquerable(sight.seat) & (region.neighbours() - sight.reached);
    out.set(group, OPENS, opens.len() as f32 / 4.0);
    out.set(group, OPENS + 1, (opens & sight.paying).len() as f32 / 4.0);
    out.set(group, HARM, yes(sight.harmful.contains(region.0)));
    if !sight.is_safe {
        let n_foes = (region.neighbours() & sight.foes).len() as f32;
        let n_own = (region.neighbours() & sight.own).len() as f32;
        out.set(group, HARM + 1, n_foes / 4.0);
        out.set(group, HARM + 2, n_own / 4.0);
    }
    if sight.own.is_empty() {
        write_first(game, sight, region, group, out);
    }
}

/// Where a race begins.
fn write_first(game: &SmallWorld, sight: &Sight, region: Region, group: Group, out: &mut Inputs) {
    let map = &book().map;
    let board = map.face[region.face().idx()] & game.in_play;
    out.mark(group, FIRST + holder(game, sight, region));
    out.mark(group, FIRST + N_HOLDERS + region.terrain().idx());
    let counts = [
        region.neighbours() & sight.paying,
        board & sight.paying,
        board - sight.foes - sight.own_old - map.water,
        board & sight.own_old,
    ];
    for (nth, regions) in counts.into_iter().enumerate() {
        out.set(group, FIRST + N_HOLDERS + N_TERRAINS + nth, regions.len() as f32 / 8.0);
    }
}
