//! Losses, withdrawals and captured champions.

use game_smallworld::content::Region;
use game_smallworld::event::{Folk, LossesEvent};

use super::super::names::{folk, murlocs, pieces, region_name};
use super::{by, by_at, place, who};
use crate::message::{Id, Phrase, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &LossesEvent) -> String {
    match *event {
        LossesEvent::Lost { folk: Folk::Murlocs, region, piece: _, n_pieces } => voice.say(
            id::SW_EVENT_LOST_MURLOCS,
            &[("pieces", murlocs(n_pieces).into()), ("region", place(voice, region))],
        ),
        LossesEvent::Lost { folk: it, region, piece, n_pieces } => {
            moved(voice, id::SW_EVENT_LOST, it, pieces(piece, n_pieces), region)
        }
        LossesEvent::Withdrew { folk: it, region, piece, n_pieces } => {
            moved(voice, id::SW_EVENT_WITHDREW, it, pieces(piece, n_pieces), region)
        }
        LossesEvent::DraeneiSaved { seat, region } => {
            by_at(voice, id::SW_EVENT_DRAENEI_SAVED, seat, region)
        }
        LossesEvent::LightsHopeSaved { seat, region } => {
            by_at(voice, id::SW_EVENT_LIGHTS_HOPE_SAVED, seat, region)
        }
        LossesEvent::ChampionCaptured { seat, by } => {
            let args = [("seat", who(voice, seat)), ("by", who(voice, by))];
            voice.say(id::SW_EVENT_CHAMPION_CAPTURED, &args)
        }
        LossesEvent::ChampionFreed { seat } => by(voice, id::SW_EVENT_CHAMPION_FREED, seat),
        LossesEvent::ChampionGone { seat } => by(voice, id::SW_EVENT_CHAMPION_GONE, seat),
        LossesEvent::Pushed { folk: it, piece, from, to } => {
            let args = [
                ("folk", folk(voice, it).into()),
                ("pieces", pieces(piece, 1).into()),
                ("from", place(voice, from)),
                ("to", place(voice, to)),
            ];
            voice.say(id::SW_EVENT_PUSHED, &args)
        }
    }
}

fn moved(voice: &Voice<'_>, id: Id, it: Folk, pieces: Phrase, region: Region) -> String {
    let region = region_name(voice.lang, region);
    let args =
        [("folk", folk(voice, it).into()), ("pieces", pieces.into()), ("region", region.into())];
    voice.say(id, &args)
}
