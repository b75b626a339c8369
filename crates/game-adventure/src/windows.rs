//! What a player may do or let be beside the plain course of a turn, as windows with names: whoever drives a seat may
//! answer there as the player wished before (ADR 7).

use kernel::{Game, Seat, WindowAnswer};

use crate::action::Action;
use crate::state::Adventure;
use crate::step::{Prompt, Stage};

/// The keys of the windows, in the order in which they are shown.
pub const WINDOWS: &[&str] = &[
    "before-roll",
    "after-roll",
    "between-blows",
    "after-hit",
    "counter",
    "brink",
    "movement-boots",
    "combat-boots",
    "advance-quests",
    "change-gear",
    "turn-card",
    "steal",
    "trade-back",
];

/// What an answer of the seat that is asked means; nothing where it is no such question.
pub fn window_answer(game: &Adventure, action: Action) -> Option<WindowAnswer> {
    let key = key(game.decision()?.prompt)?;
    match action {
        Action::Pass | Action::Done => Some(WindowAnswer::Decline),
        _ => Some(WindowAnswer::Use(key)),
    }
}

/// AG-RUL-72: a question that is answered with cards comes of what everybody sees; whether there is more than one answer
/// is told by the hand, so that an answer given at once would tell of it.
pub fn haste_would_tell(game: &Adventure, seat: Seat) -> bool {
    let Some(decision) = game.decision() else { return false };
    let is_of_cards = matches!(
        decision.prompt,
        Prompt::Combat { .. }
            | Prompt::Answer { .. }
            | Prompt::Brink { .. }
            | Prompt::Challenge
            | Prompt::Movement { .. }
            | Prompt::Discard { .. }
            | Prompt::HandLimit { .. }
    );
    is_of_cards && decision.seats.contains(seat) && !game.player(seat).hand.is_empty()
}

/// The window that a question is.
const fn key(prompt: Prompt) -> Option<&'static str> {
    Some(match prompt {
        // AG-RUL-24: cards and items in the own fight.
        Prompt::Combat { stage: Stage::BeforeRoll, .. } => "before-roll",
        Prompt::Combat { stage: Stage::AfterRoll, .. } => "after-roll",
        Prompt::Combat { stage: Stage::Between, .. } => "between-blows",
        Prompt::Combat { stage: Stage::AfterHit, .. } => "after-hit",
        // AG-ABIL-14.
        Prompt::Answer { .. } => "counter",
        Prompt::Brink { .. } => "brink",
        // AG-DISC-BOOTS-01.
        Prompt::MovementBoots { .. } => "movement-boots",
        Prompt::CombatBoots | Prompt::TestBoots { .. } => "combat-boots",
        // AG-MAINT-01.
        Prompt::Quests => "advance-quests",
        // AG-MAINT-02.
        Prompt::Equipment => "change-gear",
        // AG-CHAR-03.
        Prompt::TurnCard => "turn-card",
        // AG-PVP-06.
        Prompt::Theft { .. } => "steal",
        // AG-DISC-MERCHANT-01.
        Prompt::TradeBack { .. } => "trade-back",
        Prompt::Pick
        | Prompt::StartCity
        | Prompt::Mark { .. }
        | Prompt::StartOfTurn
        | Prompt::Movement { .. }
        | Prompt::Discoveries
        | Prompt::Resource
        | Prompt::Challenge
        | Prompt::PlaceToken
        | Prompt::Flight
        | Prompt::Auction
        | Prompt::DropQuest
        | Prompt::Overflow { .. }
        | Prompt::ToCity
        | Prompt::Pay { .. }
        | Prompt::Choice { .. }
        | Prompt::Offer { .. }
        | Prompt::Whom { .. }
        | Prompt::AttachTo { .. }
        | Prompt::Go { .. }
        | Prompt::Push { .. }
        | Prompt::Discard { .. }
        | Prompt::GiveUp
        | Prompt::GainLevel
        | Prompt::FarSight
        | Prompt::FarSeen { .. }
        | Prompt::Scout
        | Prompt::Scouted { .. }
        | Prompt::Trade
        | Prompt::FalseMap { .. }
        | Prompt::BootyBay { .. }
        | Prompt::HandLimit { .. } => return None,
    })
}
