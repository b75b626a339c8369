//! Who is asked what at each step.

use kernel::{Decision, Seat, SeatSet, Status};

use crate::phases::{end, fight, setup};
use crate::state::Adventure;
use crate::step::{Prompt, Step, never_asks};

pub(crate) fn status(game: &Adventure) -> Status<Prompt> {
    match (asked(game), game.agenda.top()) {
        (Some(seat), Some(step)) => {
            let prompt = prompt(game, step, seat);
            Status::Awaiting(Decision { seats: SeatSet::only(seat), prompt })
        }
        _ => Status::Over(end::outcome(game)),
    }
}

/// The seat that is asked; nobody when the game is over.
pub(crate) fn asked(game: &Adventure) -> Option<Seat> {
    Some(match game.agenda.top()? {
        Step::Pick(nth) | Step::StartCity(nth) => setup::nth_seat(game, nth),
        Step::StartOfTurn
        | Step::MovementBoots
        | Step::Movement
        | Step::Discoveries(_)
        | Step::Resource
        | Step::Flight
        | Step::Auction
        | Step::Challenge
        | Step::Quests
        | Step::Equipment
        | Step::TurnCard
        | Step::Overflow(..) => game.active(),
        Step::Window(_, side, _) | Step::CombatBoots(side) => fighting(game, side),
        Step::Answer(_, cause, nth) => fight::answering(game, &cause, nth),
        Step::TestBoots(_, _, cause)
        | Step::Choice(_, cause)
        | Step::Offer(_, cause)
        | Step::Whom(_, cause)
        | Step::AttachTo(_, cause) => cause.owner,
        Step::Prepare(seat, _)
        | Step::PlaceToken(seat)
        | Step::DropQuest(seat)
        | Step::Brink(seat, _)
        | Step::Theft(seat, _)
        | Step::ToCity(seat)
        | Step::Pay(seat, _)
        | Step::Go(seat, ..)
        | Step::Push(seat, ..)
        | Step::Discard(seat, _)
        | Step::GiveUp(seat)
        | Step::GainLevel(seat)
        | Step::FarSight(seat)
        | Step::FarSeen(seat, _)
        | Step::Scout(seat, _)
        | Step::Scouted(seat, _)
        | Step::Trade(seat)
        | Step::TradeBack(seat, ..)
        | Step::BootyBay(seat, _)
        | Step::HandLimit(seat) => seat,
        Step::FalseMap(seat, _) => game.right_of(seat),
        Step::End => return None,
        step @ never_asks!() => unreachable!("AG-TURN-02: {step:?} never asks"),
    })
}

/// What a seat is asked at a step.
fn prompt(game: &Adventure, step: Step, asked: Seat) -> Prompt {
    let turn = &game.turn;
    match step {
        Step::Pick(_) => Prompt::Pick,
        Step::StartCity(_) => Prompt::StartCity,
        Step::Prepare(_, quest) => Prompt::Mark { quest },
        Step::StartOfTurn => Prompt::StartOfTurn,
        Step::MovementBoots => {
            let (moves, energy) = crate::content::book().played.movement_die[usize::from(turn.die)];
            Prompt::MovementBoots { moves, energy }
        }
        Step::Movement => Prompt::Movement { moves: turn.moves, energy: turn.energy },
        Step::Discoveries(_) => Prompt::Discoveries,
        Step::Resource => Prompt::Resource,
        Step::PlaceToken(_) => Prompt::PlaceToken,
        Step::Flight => Prompt::Flight,
        Step::Auction => Prompt::Auction,
        Step::DropQuest(_) => Prompt::DropQuest,
        Step::Challenge => Prompt::Challenge,
        Step::Quests => Prompt::Quests,
        Step::Equipment => Prompt::Equipment,
        Step::TurnCard => Prompt::TurnCard,
        Step::Window(stage, ..) => Prompt::Combat { stage, energy: game.energy(asked) },
        Step::CombatBoots(_) => Prompt::CombatBoots,
        Step::TestBoots(_, die, cause) => Prompt::TestBoots { card: cause.card, die },
        Step::Overflow(card, _) => Prompt::Overflow { card },
        Step::Brink(seat, _) => Prompt::Brink { seat },
        Step::Theft(_, loser) => Prompt::Theft { loser },
        Step::ToCity(_) => Prompt::ToCity,
        Step::Pay(_, left) => Prompt::Pay { left },
        Step::Answer(ability, cause, _) => Prompt::Answer { ability, owner: cause.owner },
        Step::Choice(_, cause) => Prompt::Choice { card: cause.card },
        Step::Offer(_, cause) => Prompt::Offer { card: cause.card },
        Step::Whom(_, cause) => Prompt::Whom { card: cause.card },
        Step::AttachTo(_, cause) => Prompt::AttachTo { card: cause.card },
        Step::Go(_, _, left) => Prompt::Go { left },
        Step::Push(_, seat, left) => Prompt::Push { seat, left },
        Step::Discard(_, left) => Prompt::Discard { left },
        Step::GiveUp(_) => Prompt::GiveUp,
        Step::GainLevel(_) => Prompt::GainLevel,
        Step::FarSight(_) => Prompt::FarSight,
        Step::FarSeen(_, token) => Prompt::FarSeen { token },
        Step::Scout(..) => Prompt::Scout,
        Step::Scouted(_, level) => Prompt::Scouted { level },
        Step::Trade(_) => Prompt::Trade,
        Step::TradeBack(_, taker, _) => Prompt::TradeBack { taker },
        Step::FalseMap(seat, left) => Prompt::FalseMap { seat, left },
        Step::BootyBay(_, left) => Prompt::BootyBay { left },
        Step::HandLimit(seat) => {
            let over = game.player(seat).hand.len() - crate::verbs::cards::HAND_LIMIT;
            Prompt::HandLimit { left: over as u8 }
        }
        never_asks!() | Step::End => unreachable!("AG-TURN-02: {step:?} asks nobody"),
    }
}

/// The character on a side of the combat.
fn fighting(game: &Adventure, side: u8) -> Seat {
    let seat = game.combat.as_ref().and_then(|combat| combat.seat(usize::from(side)));
    seat.unwrap_or(game.active())
}
