//! What a player can be asked beside the turn, as windows with names: whoever drives a seat may answer there as the
//! player wished before (ADR 7).

use kernel::{Game, Seat, WindowAnswer};

use crate::action::Action;
use crate::names::Card;
use crate::state::{Favour, Wrath};
use crate::step::Prompt;

/// The keys of the windows, in the order in which they are shown.
pub const WINDOWS: &[&str] = &[
    "defend",
    "own-defend",
    "add-to-fight",
    "own-fight",
    "lay-on-quest",
    "own-quest",
    "rewards",
    "free-fight",
    "prevent-ghouls",
    "be-moved",
    "rest",
];

/// What an answer of a seat that is asked means; nothing where it belongs to a turn.
pub fn window_answer(game: &Wrath, seat: Seat, action: Action) -> Option<WindowAnswer> {
    let key = match (game.decision()?.prompt, action) {
        (Prompt::Act { hero, .. }, _) if game.seat_of(hero) == seat => return None,
        (prompt, _) if !is_window(prompt) => return None,
        (_, Action::Pass | Action::Refuse | Action::Allow) => return Some(WindowAnswer::Decline),
        (_, Action::Hold) => return Some(WindowAnswer::Hold),
        // WR-REWARD-02: at nearly any time, and against damage too.
        (_, it) if it.reward().is_some() => "rewards",
        // WR-CARD-DEFEND-01.
        (Prompt::Damage { hero, .. }, Action::Play(Card::Defend)) => {
            own_or(game.seat_of(hero) == seat, "own-defend", "defend")
        }
        // WR-ACT-FIGHT-03.
        (Prompt::FightCards { hero, .. }, Action::Play(_)) => {
            own_or(game.seat_of(hero) == seat, "own-fight", "add-to-fight")
        }
        // WR-ACT-QUEST-03.
        (Prompt::Lay { .. }, Action::Lay(_)) => {
            own_or(game.active_seat() == seat, "own-quest", "lay-on-quest")
        }
        // WR-REWARD-GUNSHIP-01.
        (Prompt::FreeFight { .. }, Action::Fight) => "free-fight",
        // WR-HERO-LIADRIN-01.
        (Prompt::Ghoul { .. }, Action::Prevent) => "prevent-ghouls",
        // WR-COOP-04.
        (Prompt::Consent { favour, .. }, Action::Agree) => match favour {
            Favour::Rest => "rest",
            Favour::Travel | Favour::PressForward | Favour::Gunship | Favour::March => "be-moved",
        },
        // WR-AMB-49: whoever never agrees does not lift a refusal either.
        (_, Action::Lift(hero)) => {
            let rests = game.turn.refused.has(hero, Favour::Rest);
            if rests { "rest" } else { "be-moved" }
        }
        _ => return None,
    };
    Some(WindowAnswer::Use(key))
}

const fn own_or(is_own: bool, own: &'static str, other: &'static str) -> &'static str {
    if is_own { own } else { other }
}

/// Whether a question can be answered in advance: something may be done, or be let be.
const fn is_window(prompt: Prompt) -> bool {
    match prompt {
        // For those who hold rewards in another's step 1.
        Prompt::Act { .. }
        | Prompt::Consent { .. }
        | Prompt::FightCards { .. }
        | Prompt::Lay { .. }
        | Prompt::Rewards { .. }
        | Prompt::FreeFight { .. }
        | Prompt::Damage { .. }
        | Prompt::RiseWindow
        | Prompt::Ghoul { .. } => true,
        Prompt::Pick
        | Prompt::Allocate { .. }
        | Prompt::SpawnNext
        | Prompt::Chain { .. }
        | Prompt::Shift { .. }
        | Prompt::Volley { .. }
        | Prompt::Recall { .. }
        | Prompt::March { .. }
        | Prompt::Stronghold
        | Prompt::Limit { .. }
        | Prompt::Activate
        | Prompt::Hit { .. } => false,
    }
}
