//! Turns, moves and energy.

use game_adventure::event::MovementEvent;

use super::super::names;
use super::{Args, item, n, seat, space};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &MovementEvent) -> (Id, Args) {
    match *event {
        MovementEvent::TurnBegan { seat: it, round } => {
            (id::AG_EVENT_TURN_BEGAN, vec![seat(voice, it), ("round", round.into())])
        }
        MovementEvent::RolledMovement { seat: it, moves, energy } => (
            id::AG_EVENT_ROLLED_MOVEMENT,
            vec![seat(voice, it), ("moves", moves.into()), ("energy", energy.into())],
        ),
        MovementEvent::Moved { seat: it, to, .. } => {
            (id::AG_EVENT_MOVED, vec![seat(voice, it), space(voice, to)])
        }
        MovementEvent::HeldByAggro { seat: it } => {
            (id::AG_EVENT_HELD_BY_AGGRO, vec![seat(voice, it)])
        }
        MovementEvent::Turned { seat: it, face } => {
            let side = ("side", names::face_name(voice.lang, face).into());
            (id::AG_EVENT_TURNED, vec![seat(voice, it), side])
        }
        MovementEvent::MovesGained { seat: it, moves } => {
            (id::AG_EVENT_MOVES_GAINED, vec![seat(voice, it), n(moves)])
        }
        MovementEvent::EnergyGained { seat: it, energy } => {
            (id::AG_EVENT_ENERGY_GAINED, vec![seat(voice, it), n(energy)])
        }
        MovementEvent::EnergyPaid { seat: it, energy } => {
            (id::AG_EVENT_ENERGY_PAID, vec![seat(voice, it), n(energy)])
        }
        MovementEvent::EnergyLost { seat: it } => (id::AG_EVENT_ENERGY_LOST, vec![seat(voice, it)]),
        MovementEvent::Slowed { seat: it, moves } => {
            (id::AG_EVENT_SLOWED, vec![seat(voice, it), n(moves)])
        }
        MovementEvent::Drunk { seat: it, item: drunk, potion } => {
            let potion = ("potion", names::potion_name(voice.lang, potion).into());
            (id::AG_EVENT_DRUNK, vec![seat(voice, it), item(voice, drunk), potion])
        }
    }
}
