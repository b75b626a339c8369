//! What a learned judgement looks at: a position as a seat sees it, as inputs of a net.
//!
//! The seat itself comes first, the others follow by their standing, the best first. What the seat cannot know is no input.
//! The list is frozen: a change makes weights that were learned before useless.

use kernel::{Seat, SeatSet};
use net::{Group, InputList, Inputs};
use tinyvec::ArrayVec;

use crate::content::book;
use crate::evaluate::{self, Ahead, Sight, Standing};
use crate::names::{ItemType, Level, N_HEROES, N_LEVELS};
use crate::outlook::{Usable, usable};
use crate::state::{Adventure, MOST_SEATS};
use crate::step::{Stage, Step, asks_for_card, never_asks};

/// Seats are told apart up to this many.
const N_PLACES: u16 = MOST_SEATS as u16;

/// The group that follows another.
const fn after(last: Group, name: &'static str, len: u16) -> Group {
    Group { name, first: last.first + last.len, len }
}

const SEATS: Group = Group { name: "seats", first: 0, len: 3 };
/// What of the victory the first seat has still to win.
const NEAR: Group = after(SEATS, "near", N_VALORS);
const N_VALORS: u16 = 9;
/// How far ahead the seat is by the judgement by hand, and in valor: for each number that [`NEAR`] can have.
const LEAD: Group = after(NEAR, "lead", N_VALORS);
const VALOR_AHEAD: Group = after(LEAD, "valor-ahead", N_VALORS);
const ON_TURN: Group = after(VALOR_AHEAD, "on-turn", N_PLACES);
/// What is asked, in the own turn and in that of others.
const STAGE: Group = after(ON_TURN, "stage", 2 * N_STAGES);
pub(crate) const N_STAGES: u16 = 12;
/// What the turn still holds: an exploration, a challenge; in the own turn and in that of others.
const AHEAD: Group = after(STAGE, "ahead", 4);
const MOVES: Group = after(AHEAD, "moves", 8);
const ENERGY: Group = after(MOVES, "energy", 8);
const HERO: Group = after(ENERGY, "hero", N_PLACES * N_HEROES as u16);
const VALOR: Group = after(HERO, "valor-left", N_PLACES * N_VALORS);
/// The numbers of [`numbers`].
const NUMBERS: Group = after(VALOR, "numbers", N_PLACES * N_NUMBERS as u16);
const N_NUMBERS: usize = 16;
/// Of the seat itself: the numbers of [`bag`], then what threatens it.
const BAG: Group = after(NUMBERS, "bag", 5);
const FIGHT: Group = after(BAG, "fight", 4);

/// All inputs. Single spaces, quests, cards and items are none: a net that had them judged games that it did not know
/// better, and led the search worse (docs/bots.md).
pub const INPUTS: InputList = InputList {
    groups: &[
        SEATS,
        NEAR,
        LEAD,
        VALOR_AHEAD,
        ON_TURN,
        STAGE,
        AHEAD,
        MOVES,
        ENERGY,
        HERO,
        VALOR,
        NUMBERS,
        BAG,
        FIGHT,
    ],
};

/// A position as several seats see it.
pub(crate) struct Sights<'a> {
    game: &'a Adventure,
    /// The standing of each seat as the others see it, if another seat looks.
    shared: ArrayVec<[Option<Standing<'a>>; MOST_SEATS]>,
}

impl<'a> Sights<'a> {
    /// Of these seats.
    pub(crate) fn of(game: &'a Adventure, seats: SeatSet) -> Self {
        let is_seen = |it: Seat| seats != SeatSet::only(it);
        let shared = |it: Seat| is_seen(it).then(|| Standing::of(game, it, Sight::Shared));
        Self { game, shared: Seat::all(game.n_seats).map(shared).collect() }
    }

    /// Turns on what one of the seats sees. Clears `out`.
    pub(crate) fn write(&self, seat: Seat, out: &mut Inputs) {
        out.clear();
        let game = self.game;
        let own = Standing::of(game, seat, Sight::Own);
        let standing = |it: Seat| match &self.shared[it.idx()] {
            Some(shared) if it != seat => shared,
            _ => &own,
        };
        let mut places: ArrayVec<[Seat; MOST_SEATS]> = game.seats_from(seat).collect();
        places[1..]
            .sort_by(|&one, &other| standing(other).worth().total_cmp(&standing(one).worth()));
        let worth: ArrayVec<[f32; MOST_SEATS]> =
            places.iter().map(|&it| standing(it).worth()).collect();
        let missing = |it: Seat| game.options.valor_to_win.saturating_sub(game.valor(it));
        let rivals = places[1..].iter().map(|&it| missing(it)).min().unwrap_or(0);
        let near = usize::from(rivals.min(missing(seat)).min(N_VALORS as u8 - 1));
        out.mark(SEATS, usize::from(game.n_seats - 2));
        out.mark(NEAR, near);
        out.set(LEAD, near, evaluate::lead(&worth).clamp(-4.0, 4.0) / 2.0);
        out.set(VALOR_AHEAD, near, (f32::from(rivals) - f32::from(missing(seat))) / 4.0);
        out.mark(ON_TURN, usize::from((game.active().0 + game.n_seats - seat.0) % game.n_seats));
        write_turn(game, seat, out);
        for (place, &it) in places.iter().enumerate() {
            write_seat(game, it, place, standing(it), out);
        }
        write_own(game, seat, &own, out);
    }
}

/// Turns on what `seat` sees. Clears `out`.
pub fn write(game: &Adventure, seat: Seat, out: &mut Inputs) {
    Sights::of(game, SeatSet::only(seat)).write(seat, out);
}

/// The turn under way.
fn write_turn(game: &Adventure, seat: Seat, out: &mut Inputs) {
    let active = game.active();
    let other = usize::from(active != seat);
    out.mark(STAGE, stage(game) + other * usize::from(N_STAGES));
    let ahead = Ahead::of(game, active);
    if ahead.exploration {
        out.mark(AHEAD, 2 * other);
    }
    if ahead.challenge {
        out.mark(AHEAD, 2 * other + 1);
    }
    if active == seat && ahead.exploration {
        out.mark(MOVES, game.turn.moves.into());
    }
    if active == seat || game.combat.is_some() {
        out.mark(ENERGY, game.energy(seat).into());
    }
}

fn write_seat(
    game: &Adventure,
    seat: Seat,
    place: usize,
    standing: &Standing<'_>,
    out: &mut Inputs,
) {
    let at = |group: Group, size: u16, nth: usize, out: &mut Inputs| {
        out.mark(group, usize::from(size) * place + nth.min(usize::from(size) - 1));
    };
    let player = game.player(seat);
    if let Some(hero) = player.hero {
        at(HERO, N_HEROES as u16, hero.idx(), out);
    }
    let missing = game.options.valor_to_win.saturating_sub(game.valor(seat));
    at(VALOR, N_VALORS, missing.into(), out);
    for (nth, number) in numbers(game, seat, standing).into_iter().enumerate() {
        out.set(NUMBERS, N_NUMBERS * place + nth, number);
    }
}

/// What a seat is and has, about from 0 to 1.
fn numbers(game: &Adventure, seat: Seat, standing: &Standing<'_>) -> [f32; N_NUMBERS] {
    let strength = &standing.strength;
    let [valor, _, worth, holdings, stakes, prospects] = standing.terms;
    let level = game.player(seat).level;
    let next = Level::ALL[(level.idx() + 1).min(N_LEVELS - 1)];
    let guess = strength.against(evaluate::enemy(level), 0.5);
    let harder = strength.against(evaluate::enemy(next), 0.5);
    let apart = standing.apart();
    [
        valor / 8.0,
        worth / 3.0,
        holdings / 2.0,
        stakes / 2.0,
        prospects / 5.0,
        standing.worth() / 12.0,
        strength.attack / 8.0,
        strength.defence / 8.0,
        strength.might / 4.0,
        strength.left / strength.life.max(1.0),
        guess.win,
        guess.fall,
        harder.win,
        harder.fall,
        apart.quests / 4.0,
        apart.lair / 3.0,
    ]
}

/// What the seat carries, and what threatens it.
fn write_own(game: &Adventure, seat: Seat, standing: &Standing<'_>, out: &mut Inputs) {
    let player = game.player(seat);
    for (nth, number) in bag(game, seat).into_iter().enumerate() {
        out.set(BAG, nth, number);
    }
    let stakes = &standing.stakes;
    let fight = [stakes.win, stakes.fall, f32::from(player.diseases), f32::from(player.slowed)];
    for (nth, number) in fight.into_iter().enumerate() {
        out.set(FIGHT, nth, number);
    }
}

/// Potions, and items in the bag: such as work there, such as can be used, such as will be, such as never will.
fn bag(game: &Adventure, seat: Seat) -> [f32; 5] {
    let player = game.player(seat);
    let hero = game.hero_of(seat);
    let mut res = [0.0; 5];
    for item in player.items().iter() {
        res[0] += book().item(item).potions.len() as f32 / 3.0;
    }
    for item in player.bag.iter() {
        let is_bag = book().item(item).kind == ItemType::Bag;
        let nth = match usable(hero, player.level, item) {
            Usable::Now if is_bag => 1,
            Usable::Now => 2,
            Usable::FromLevel(_) => 3,
            Usable::Never => 4,
        };
        res[nth] += 0.25;
    }
    res
}

/// What is asked, roughly, from 0 to [`N_STAGES`].
pub(crate) fn stage(game: &Adventure) -> usize {
    let Some(step) = game.agenda.top() else { return 0 };
    match step {
        Step::Pick(_) | Step::Prepare(..) | Step::StartCity(_) => 0,
        Step::StartOfTurn | Step::MovementBoots => 1,
        Step::Movement => 2,
        Step::Discoveries(_)
        | Step::Resource
        | Step::PlaceToken(_)
        | Step::Auction
        | Step::DropQuest(_) => 3,
        Step::Flight => 4,
        Step::Challenge => 5,
        Step::Window(Stage::BeforeRoll, ..) => 6,
        Step::Window(Stage::AfterRoll | Stage::Between | Stage::AfterHit, ..)
        | Step::CombatBoots(_) => 7,
        Step::Brink(..) | Step::Theft(..) | Step::ToCity(_) | Step::Overflow(..) => 8,
        Step::Quests | Step::Equipment | Step::TurnCard => 9,
        Step::Pay(..)
        | Step::Answer(..)
        | Step::TestBoots(..)
        | Step::Offer(..)
        | Step::GiveUp(_)
        | Step::FarSeen(..)
        | Step::Scouted(..)
        | asks_for_card!() => 10,
        Step::End | never_asks!() => 11,
    }
}
