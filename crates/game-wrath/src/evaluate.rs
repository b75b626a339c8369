//! A heuristic for bots: what has been done for the quests, and what threatens.

use crate::state::Wrath;

/// How promising the position is for the team, from 0 to 1.
pub(crate) fn evaluate(game: &Wrath) -> f32 {
    if game.is_decided() {
        return if game.is_won() { 1.0 } else { 0.0 };
    }
    0.5
}
