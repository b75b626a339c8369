//! What is placed at the end of a turn: pieces, markers, bombs, harmony.

use game_smallworld::Piece;
use game_smallworld::event::PlacementEvent;

use super::super::names::{self, pieces};
use super::{by, by_at, by_pieces, place, who};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &PlacementEvent) -> String {
    match *event {
        PlacementEvent::Put { seat, region, piece } => {
            let args = [
                ("seat", who(voice, seat)),
                ("pieces", pieces(piece, 1).into()),
                ("region", place(voice, region)),
            ];
            voice.say(id::SW_EVENT_PUT, &args)
        }
        PlacementEvent::Recruited { seat, n_tokens } => {
            by_pieces(voice, id::SW_EVENT_RECRUITED, seat, pieces(Piece::Token, n_tokens))
        }
        PlacementEvent::MarkerPlaced { marker, region } => {
            let args = [("marker", names::marker(marker).into()), ("region", place(voice, region))];
            voice.say(id::SW_EVENT_MARKER_PLACED, &args)
        }
        PlacementEvent::MarkerRemoved { marker, region } => {
            let args = [("marker", names::marker(marker).into()), ("region", place(voice, region))];
            voice.say(id::SW_EVENT_MARKER_REMOVED, &args)
        }
        PlacementEvent::BombPlanted { seat, region } => {
            by_at(voice, id::SW_EVENT_BOMB_PLANTED, seat, region)
        }
        PlacementEvent::HarmonyGiven { to } => by(voice, id::SW_EVENT_HARMONY_GIVEN, to),
    }
}
