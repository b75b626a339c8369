//! What a learned judgement looks at: a position as a seat sees it, as inputs of a net.
//!
//! The seat itself comes first, the others follow in the order of play. What nobody may know is no input; totals of coins
//! are, as in `determinize`. The list is frozen: a change makes weights that were learned before useless.

use kernel::Seat;
use net::{Group, InputList, Inputs};
use parts::Spaces;

use crate::content::{Power, Race, Relic, book};
use crate::evaluate::{Standing, lead};
use crate::state::{Holder, RelicSpot, SmallWorld};
use crate::step::{self, Step};

/// Seats are told apart up to this many.
const N_PLACES: u16 = 5;

/// The group that follows another.
const fn after(last: Group, name: &'static str, len: u16) -> Group {
    Group { name, first: last.first + last.len, len }
}

const SEATS: Group = Group { name: "seats", first: 0, len: 4 };
const ROUNDS_LEFT: Group = after(SEATS, "rounds-left", 10);
/// How far ahead the seat is, by today's hand-made judgement and in coins: for each number of rounds left.
const LEAD: Group = after(ROUNDS_LEFT, "lead", 10);
const COINS_AHEAD: Group = after(LEAD, "coins-ahead", 10);
const YET_TO_PLAY: Group = after(COINS_AHEAD, "yet-to-play", N_PLACES);
const ON_TURN: Group = after(YET_TO_PLAY, "on-turn", N_PLACES);
/// What is asked, of the seat itself and of others.
const STAGE: Group = after(ON_TURN, "stage", 2 * N_STAGES);
const N_STAGES: u16 = 7;
const RACE: Group = after(STAGE, "race", N_PLACES * N_RACES);
/// No race is the last.
const N_RACES: u16 = 17;
const POWER: Group = after(RACE, "power", N_PLACES * N_POWERS);
const N_POWERS: u16 = 20;
const DECLINING: Group = after(POWER, "declining", N_PLACES * N_RACES);
const REGIONS: Group = after(DECLINING, "active-regions", N_PLACES * N_COUNTS);
const OLD_REGIONS: Group = after(REGIONS, "declining-regions", N_PLACES * N_COUNTS);
const SPARE: Group = after(OLD_REGIONS, "spare-tokens", N_PLACES * N_COUNTS);
const HAND: Group = after(SPARE, "hand", N_PLACES * N_COUNTS);
/// Counts from 0 to this, the last for all that are more.
const N_COUNTS: u16 = 14;
const INCOME: Group = after(HAND, "income", N_PLACES * N_INCOMES);
const N_INCOMES: u16 = 22;
const RELIC: Group = after(INCOME, "relic", N_PLACES * 12);
/// The numbers of [`numbers`].
const NUMBERS: Group = after(RELIC, "numbers", N_PLACES * N_NUMBERS as u16);
const N_NUMBERS: usize = 12;

/// All inputs.
pub const INPUTS: InputList = InputList {
    groups: &[
        SEATS,
        ROUNDS_LEFT,
        LEAD,
        COINS_AHEAD,
        YET_TO_PLAY,
        ON_TURN,
        STAGE,
        RACE,
        POWER,
        DECLINING,
        REGIONS,
        OLD_REGIONS,
        SPARE,
        HAND,
        INCOME,
        RELIC,
        NUMBERS,
    ],
};

const _: () = assert!(Race::ALL.len() + 1 == N_RACES as usize, "every race has a place");
const _: () = assert!(Power::ALL.len() == N_POWERS as usize, "every power has a place");
const _: () = assert!(Relic::ALL.len() == 12, "every relic has a place");

/// Turns on what `seat` sees. Clears `out`.
pub fn write(game: &SmallWorld, seat: Seat, out: &mut Inputs) {
    out.clear();
    let mut standings = [Standing::default(); N_PLACES as usize];
    for it in game.seats() {
        standings[it.idx()] = Standing::of(game, it);
    }
    let place = |it: Seat| usize::from((it.0 + game.n_seats - seat.0) % game.n_seats);
    let rounds_left = usize::from(game.n_rounds - game.round).min(9);
    out.mark(SEATS, usize::from(game.n_seats - 2));
    out.mark(ROUNDS_LEFT, rounds_left);
    out.set(
        LEAD,
        rounds_left,
        lead(game, seat, |it| standings[it.idx()].worth).clamp(-4.0, 4.0) / 2.0,
    );
    let best = seat.others(game.n_seats).map(|it| standings[it.idx()].coins).fold(0.0, f32::max);
    out.set(COINS_AHEAD, rounds_left, (standings[seat.idx()].coins - best) / 20.0);
    out.mark(ON_TURN, place(game.turn.seat));
    out.mark(STAGE, stage(game) + if game.turn.seat == seat { 0 } else { usize::from(N_STAGES) });
    for it in game.seats() {
        let standing = &standings[it.idx()];
        if usize::from(standing.turns_left) > rounds_left {
            out.mark(YET_TO_PLAY, place(it));
        }
        write_seat(game, it, place(it), standing, out);
    }
    for (idx, spot) in game.relics.0.iter().enumerate() {
        if let &RelicSpot::FaceUp(region) = spot
            && let Holder::Active(owner) = game.land(region).holder
        {
            out.mark(RELIC, 12 * place(owner) + idx);
        }
    }
}

fn write_seat(game: &SmallWorld, seat: Seat, place: usize, it: &Standing, out: &mut Inputs) {
    let at = |group: Group, size: u16, nth: usize, out: &mut Inputs| {
        out.mark(group, usize::from(size) * place + nth.min(usize::from(size) - 1));
    };
    let player = game.player(seat);
    at(RACE, N_RACES, player.active.map_or(Race::ALL.len(), |it| it.race.idx()), out);
    if let Some(active) = player.active {
        at(POWER, N_POWERS, active.power.idx(), out);
    }
    at(DECLINING, N_RACES, player.declining.map_or(Race::ALL.len(), |it| it.race.idx()), out);
    at(REGIONS, N_COUNTS, it.n_active as usize, out);
    at(OLD_REGIONS, N_COUNTS, it.n_declining as usize, out);
    at(SPARE, N_COUNTS, it.n_spare as usize, out);
    at(HAND, N_COUNTS, it.n_hand.into(), out);
    at(INCOME, N_INCOMES, it.income as usize, out);
    for (nth, number) in numbers(game, seat, it).into_iter().enumerate() {
        out.set(NUMBERS, N_NUMBERS * place + nth, number);
    }
}

/// What a seat has, about from 0 to 1, and how its borders stand.
fn numbers(game: &SmallWorld, seat: Seat, it: &Standing) -> [f32; N_NUMBERS] {
    let map = &book().map;
    let own = game.held.active[seat];
    let (mut foes, mut old) = (Spaces::EMPTY, Spaces::EMPTY);
    for other in seat.others(game.n_seats) {
        foes |= game.held.active[other];
        old |= game.held.declining[other];
    }
    let mut strong = game.markers.forts | game.markers.walls | game.markers.towers;
    let mut tokens = Spaces::EMPTY;
    for idx in own {
        if 1 < game.land[usize::from(idx)].tokens + game.land[usize::from(idx)].beasts {
            tokens.insert(idx);
        }
    }
    strong = strong | tokens | map.terrain[crate::content::Terrain::Mountain.idx()];
    let threatened = own & map.around(foes);
    let reached = map.around(own) & game.in_play;
    let free = reached - own - game.held.declining[seat] - foes - old - map.water;
    let count = |regions: Spaces, scale: f32| regions.len() as f32 / scale;
    let per_turn = f32::from(it.turns_left) / 9.0;
    [
        it.coins / 80.0,
        it.income / 15.0,
        it.income * per_turn / 15.0,
        it.n_active as f32 / 8.0,
        it.n_declining as f32 * per_turn / 8.0,
        it.n_spare / 8.0,
        it.worth / 100.0,
        count(threatened, 8.0),
        count(threatened - strong, 8.0),
        count(free, 8.0),
        count(reached & old, 8.0),
        count(reached & foes, 8.0),
    ]
}

/// What is asked, roughly, from 0 to [`N_STAGES`].
fn stage(game: &SmallWorld) -> usize {
    match step::current(game) {
        Step::Mode if game.player(game.turn.seat).active.is_none() => 0,
        Step::Mode
        | Step::Round
        | Step::Turn
        | Step::TakeBackHarmony
        | Step::Bombs
        | Step::Beasts => 1,
        Step::WorgenForm | Step::Side | Step::Ready => 2,
        Step::Conquests | Step::StrikeFailed | Step::Well(_) => 3,
        Step::Recruits | Step::SpiritHealer | Step::Redeploy => 4,
        Step::Forts
        | Step::Towers
        | Step::Aegis
        | Step::Heart
        | Step::TakeBackObjectives
        | Step::Objectives
        | Step::Plant
        | Step::GiveHarmony
        | Step::LeaveTwo
        | Step::Decline
        | Step::Score
        | Step::PassTurn
        | Step::End => 5,
        Step::Withdrawals(_) => 6,
    }
}
