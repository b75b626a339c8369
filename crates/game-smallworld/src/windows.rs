//! What a player may do or let be at a moment of the turn, as windows with names: whoever drives a seat may answer there
//! as the player wished before.

use kernel::{Game, Seat, WindowAnswer};

use crate::action::Action;
use crate::state::SmallWorld;
use crate::step::Prompt;

/// The keys of the windows, in the order in which they are shown.
pub const WINDOWS: &[&str] = &["final-strike", "recruits", "plant-bombs", "leave-two"];

/// SW-COIN-01: an answer that is the only one for want of coins, given at once, would tell that there are none. The totals
/// have no part in this: it says whether a rich seat could choose.
pub fn haste_would_tell(game: &SmallWorld, seat: Seat) -> bool {
    let mut rich = *game;
    rich.players[seat].coins = RICH;
    let mut legal = Vec::new();
    rich.legal_actions(seat, &mut legal);
    1 < legal.len()
}

/// More coins than anything costs.
const RICH: u16 = 1000;

/// What an answer of the seat that is asked means; nothing where it is no such question.
pub fn window_answer(game: &SmallWorld, action: Action) -> Option<WindowAnswer> {
    let prompt = game.decision()?.prompt;
    let key = match prompt {
        // SW-RACE-GNOMES-03.
        Prompt::StrikeFailed { .. } => "final-strike",
        // SW-RACE-FORSAKEN-01.
        Prompt::Recruits { .. } => "recruits",
        // SW-RACE-GOBLINS-02.
        Prompt::Plant { .. } => "plant-bombs",
        // SW-RACE-TAUREN-04.
        Prompt::LeaveTwo => "leave-two",
        Prompt::Bombs
        | Prompt::ChooseCombo
        | Prompt::ExpandOrDecline
        | Prompt::WorgenForm
        | Prompt::Side
        | Prompt::Ready
        | Prompt::Conquer { .. }
        | Prompt::Well
        | Prompt::Redeploy { .. }
        | Prompt::Forts { .. }
        | Prompt::Towers { .. }
        | Prompt::Aegis
        | Prompt::Heart
        | Prompt::Objective { .. }
        | Prompt::Withdrawals { .. } => return None,
    };
    let is_declined = matches!(action, Action::CallOff | Action::Buy(0) | Action::Done);
    Some(if is_declined { WindowAnswer::Decline } else { WindowAnswer::Use(key) })
}
