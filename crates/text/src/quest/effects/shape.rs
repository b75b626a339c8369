//! What an effect is about: heroes, enemies or the table.

use game_quest::effect::{Amount, Cost, Custom, Effect, Foes, Guard, Tree, Who};

use super::{Args, Teller, words};
use crate::message::{Arg, Id, id};
use crate::quest::names;

/// What an effect is about, its message and what the message is told.
pub(super) enum Shape<'a> {
    /// Something that a hero does or suffers.
    Hero(Who, Id, Args),
    Foes(Foes, Id, Args),
    Table(Id, Args),
    Cure(Who, u8),
    Choose(Who, &'a Tree),
    Pay(Who, Cost, &'a Tree),
    May(&'a Tree),
    If(Guard, &'a Tree),
}

/// WQ-AMB-43: readying so many actions is readying all.
const ALL_ACTIONS: u8 = 4;

/// Rerolling so many dice is rerolling as many as one likes.
const ANY_DICE: u8 = 9;

impl Teller {
    pub(super) fn shape<'a>(&self, effect: &'a Effect<Tree>) -> Shape<'a> {
        let n = |n: u8| vec![("n", Arg::from(n))];
        let sized = |by: i8, more: Id, less: Id| {
            Shape::Table(if by < 0 { less } else { more }, n(by.unsigned_abs()))
        };
        let held = |it| vec![("condition", names::condition(it))];
        match *effect {
            Effect::Suffer(who, Amount::Attack) => {
                Shape::Hero(who, id::WQ_FX_SUFFER_ATTACK, vec![])
            }
            Effect::Suffer(who, amount) => {
                let (id, args) = self.amount(amount, id::WQ_FX_SUFFER, id::WQ_FX_SUFFER_EACH);
                Shape::Hero(who, id, args)
            }
            Effect::Recover(who, wounds) => Shape::Hero(who, id::WQ_FX_RECOVER, n(wounds)),
            Effect::Claim(who, tokens) => Shape::Hero(who, id::WQ_FX_CLAIM, n(tokens)),
            Effect::Lose(who, tokens) => Shape::Hero(who, id::WQ_FX_LOSE, n(tokens)),
            Effect::Gain(who, it) => Shape::Hero(who, id::WQ_FX_GAIN, held(it)),
            Effect::Remove(who, it) => Shape::Hero(who, id::WQ_FX_REMOVE, held(it)),
            Effect::Ready(who, ALL_ACTIONS..) => Shape::Hero(who, id::WQ_FX_READY_ALL, vec![]),
            Effect::Ready(who, actions) => Shape::Hero(who, id::WQ_FX_READY, n(actions)),
            Effect::Tire(who, actions) => Shape::Hero(who, id::WQ_FX_TIRE, n(actions)),
            Effect::Treasure(who, symbols) => Shape::Hero(who, id::WQ_FX_TREASURE, n(symbols)),
            Effect::Train(who) => Shape::Hero(who, id::WQ_FX_TRAIN, vec![]),
            Effect::Engage(who, foes) if self.is_you(who) => {
                Shape::Foes(foes, id::WQ_FX_ENGAGE_YOU, vec![])
            }
            Effect::Engage(who, foes) => {
                Shape::Foes(foes, id::WQ_FX_ENGAGE, vec![("who", self.who(who))])
            }
            Effect::Retreat(foes) => Shape::Foes(foes, id::WQ_FX_RETREAT, vec![]),
            Effect::Exhaust(foes) => Shape::Foes(foes, id::WQ_FX_EXHAUST, vec![]),
            Effect::Hit(foes, wounds) => Shape::Foes(foes, id::WQ_FX_HIT, n(wounds)),
            Effect::Mend(foes, wounds) => Shape::Foes(foes, id::WQ_FX_MEND, n(wounds)),
            Effect::Activate(foes) => Shape::Foes(foes, id::WQ_FX_ACTIVATE, vec![]),
            Effect::Spawn(place, amount) => {
                let (number, each) = words::spawn(place);
                let (id, args) = self.amount(amount, number, each);
                Shape::Table(id, args)
            }
            Effect::Emerge(place) => Shape::Table(words::emerge(place), vec![]),
            Effect::Revive(wounds) => Shape::Table(id::WQ_FX_REVIVE, n(wounds)),
            Effect::Progress(by) => sized(by, id::WQ_FX_PROGRESS, id::WQ_FX_PROGRESS_LESS),
            Effect::Peril(by) => sized(by, id::WQ_FX_PERIL, id::WQ_FX_PERIL_LESS),
            Effect::Draw(cards) => Shape::Table(id::WQ_FX_DRAW, n(cards)),
            Effect::Refresh => Shape::Table(id::WQ_FX_REFRESH, vec![]),
            Effect::Doom(times) => Shape::Table(id::WQ_FX_DOOM, n(times)),
            Effect::Scout(cards) => Shape::Table(id::WQ_FX_SCOUT, n(cards)),
            Effect::Success(symbols) => Shape::Table(id::WQ_FX_SUCCESS, n(symbols)),
            Effect::Defence(symbols) => Shape::Table(id::WQ_FX_DEFENCE, n(symbols)),
            Effect::Blank(symbols) => Shape::Table(id::WQ_FX_BLANK, n(symbols)),
            Effect::Dice(dice) => Shape::Table(id::WQ_FX_DICE, n(dice)),
            Effect::Reroll(ANY_DICE..) => Shape::Table(id::WQ_FX_REROLL_ANY, vec![]),
            Effect::Reroll(dice) => Shape::Table(id::WQ_FX_REROLL, n(dice)),
            Effect::Encore => Shape::Table(id::WQ_FX_ENCORE, vec![]),
            Effect::Custom(Custom::HideWarpstone) => Shape::Table(id::WQ_FX_HIDE_WARPSTONE, vec![]),
            Effect::Cure(who, n) => Shape::Cure(who, n),
            Effect::Choose(who, ref inner) => Shape::Choose(who, inner),
            Effect::Pay(who, cost, ref inner) => Shape::Pay(who, cost, inner),
            Effect::May(ref inner) => Shape::May(inner),
            Effect::If(guard, ref inner) => Shape::If(guard, inner),
        }
    }
}
