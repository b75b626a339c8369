//! Who is asked what at each step.

use kernel::{Decision, Seat, SeatSet, Status};

use crate::phases::{end, fight, setup};
use crate::state::Adventure;
use crate::step::{Prompt, Step, never_asks};

pub(crate) fn status(game: &Adventure) -> Status<Prompt> {
    match decision(game) {
        Some((seat, prompt)) => Status::Awaiting(Decision { seats: SeatSet::only(seat), prompt }),
        None => Status::Over(end::outcome(game)),
    }
}

/// The seat that is asked; nobody when the game is over.
pub(crate) fn asked(game: &Adventure) -> Option<Seat> {
    decision(game).map(|(seat, _)| seat)
}

fn decision(game: &Adventure) -> Option<(Seat, Prompt)> {
    let step = game.agenda.top()?;
    let active = game.active();
    let turn = &game.turn;
    Some(match step {
        Step::Pick(nth) => (setup::nth_seat(game, nth), Prompt::Pick),
        Step::StartCity(nth) => (setup::nth_seat(game, nth), Prompt::StartCity),
        Step::Prepare(seat, quest) => (seat, Prompt::Mark { quest }),
        Step::StartOfTurn => (active, Prompt::StartOfTurn),
        Step::MovementBoots => {
            let (moves, energy) = crate::content::book().played.movement_die[usize::from(turn.die)];
            (active, Prompt::MovementBoots { moves, energy })
        }
        Step::Movement => (active, Prompt::Movement { moves: turn.moves, energy: turn.energy }),
        Step::Discoveries(_) => (active, Prompt::Discoveries),
        Step::Resource => (active, Prompt::Resource),
        Step::PlaceToken(seat) => (seat, Prompt::PlaceToken),
        Step::Flight => (active, Prompt::Flight),
        Step::Auction => (active, Prompt::Auction),
        Step::DropQuest(seat) => (seat, Prompt::DropQuest),
        Step::Challenge => (active, Prompt::Challenge),
        Step::Quests => (active, Prompt::Quests),
        Step::Equipment => (active, Prompt::Equipment),
        Step::TurnCard => (active, Prompt::TurnCard),
        Step::Window(stage, side, _) => {
            let seat = fighting(game, side);
            (seat, Prompt::Combat { stage, energy: game.energy(seat) })
        }
        Step::CombatBoots(side) => (fighting(game, side), Prompt::CombatBoots),
        Step::TestBoots(_, die, cause) => {
            (cause.owner, Prompt::TestBoots { card: cause.card, die })
        }
        Step::Overflow(card, _) => (active, Prompt::Overflow { card }),
        Step::Brink(seat, _) => (seat, Prompt::Brink { seat }),
        Step::Theft(victor, loser) => (victor, Prompt::Theft { loser }),
        Step::ToCity(seat) => (seat, Prompt::ToCity),
        Step::Pay(seat, left) => (seat, Prompt::Pay { left }),
        Step::Answer(ability, cause, nth) => {
            let owner = cause.owner;
            (fight::answering(game, &cause, nth), Prompt::Answer { ability, owner })
        }
        Step::Choice(_, cause) => (cause.owner, Prompt::Choice { card: cause.card }),
        Step::Offer(_, cause) => (cause.owner, Prompt::Offer { card: cause.card }),
        Step::Whom(_, cause) => (cause.owner, Prompt::Whom { card: cause.card }),
        Step::AttachTo(_, cause) => (cause.owner, Prompt::AttachTo { card: cause.card }),
        Step::Go(seat, _, left) => (seat, Prompt::Go { left }),
        Step::Push(owner, seat, left) => (owner, Prompt::Push { seat, left }),
        Step::Discard(seat, left) => (seat, Prompt::Discard { left }),
        Step::GiveUp(seat) => (seat, Prompt::GiveUp),
        Step::GainLevel(seat) => (seat, Prompt::GainLevel),
        Step::FarSight(seat) => (seat, Prompt::FarSight),
        Step::FarSeen(seat, token) => (seat, Prompt::FarSeen { token }),
        Step::Scout(seat, _) => (seat, Prompt::Scout),
        Step::Scouted(seat, level) => (seat, Prompt::Scouted { level }),
        Step::Trade(seat) => (seat, Prompt::Trade),
        Step::TradeBack(victim, taker, _) => (victim, Prompt::TradeBack { taker }),
        Step::FalseMap(seat, left) => (game.right_of(seat), Prompt::FalseMap { seat, left }),
        Step::BootyBay(seat, left) => (seat, Prompt::BootyBay { left }),
        Step::HandLimit(seat) => {
            let over = game.player(seat).hand.len() - crate::verbs::cards::HAND_LIMIT;
            (seat, Prompt::HandLimit { left: over as u8 })
        }
        Step::End => return None,
        never_asks!() => unreachable!("AG-TURN-02: {step:?} never asks"),
    })
}

/// The character on a side of the combat.
fn fighting(game: &Adventure, side: u8) -> Seat {
    let seat = game.combat.as_ref().and_then(|combat| combat.seat(usize::from(side)));
    seat.unwrap_or(game.active())
}
