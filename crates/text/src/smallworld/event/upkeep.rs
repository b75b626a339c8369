//! The beginning of rounds and turns.

use game_smallworld::Piece;
use game_smallworld::event::UpkeepEvent;

use super::super::names::{self, pieces};
use super::{at, by, by_pieces};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &UpkeepEvent) -> String {
    match *event {
        UpkeepEvent::RoundBegan { round, n_rounds } => voice
            .say(id::SW_EVENT_ROUND_BEGAN, &[("round", round.into()), ("rounds", n_rounds.into())]),
        UpkeepEvent::TurnBegan { seat } => by(voice, id::SW_EVENT_TURN_BEGAN, seat),
        UpkeepEvent::BeastsTaken { seat, n_beasts } => {
            by_pieces(voice, id::SW_EVENT_BEASTS_TAKEN, seat, pieces(Piece::Beast, n_beasts))
        }
        UpkeepEvent::BeastsDiscarded { seat, n_beasts } => {
            by_pieces(voice, id::SW_EVENT_BEASTS_DISCARDED, seat, pieces(Piece::Beast, n_beasts))
        }
        UpkeepEvent::HarmonyReturned { from } => by(voice, id::SW_EVENT_HARMONY_RETURNED, from),
        UpkeepEvent::BombRevealed { region, bomb } => at(voice, names::bomb_revealed(bomb), region),
        UpkeepEvent::BombReturned { region } => at(voice, id::SW_EVENT_BOMB_RETURNED, region),
        UpkeepEvent::BombDiscarded { region } => at(voice, id::SW_EVENT_BOMB_DISCARDED, region),
    }
}
