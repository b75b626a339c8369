//! Readying troops and conquering.

use game_smallworld::event::ConquestEvent;
use game_smallworld::{Mean, Piece};

use super::super::names::{self, folk, pieces};
use super::{at, by_at, place, who};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &ConquestEvent) -> String {
    match *event {
        ConquestEvent::TookUp { seat, region, piece, n_pieces } => {
            let pieces = pieces(piece, n_pieces).into();
            let args =
                [("seat", who(voice, seat)), ("pieces", pieces), ("region", place(voice, region))];
            voice.say(id::SW_EVENT_TOOK_UP, &args)
        }
        ConquestEvent::Abandoned { seat, region } => {
            by_at(voice, id::SW_EVENT_ABANDONED, seat, region)
        }
        ConquestEvent::Rolled { seat, n_pips } => {
            voice.say(id::SW_EVENT_ROLLED, &[("seat", who(voice, seat)), ("n", n_pips.into())])
        }
        ConquestEvent::Attempted { seat, region, cost } => {
            let args = [
                ("seat", who(voice, seat)),
                ("region", place(voice, region)),
                ("cost", cost.into()),
            ];
            voice.say(id::SW_EVENT_ATTEMPTED, &args)
        }
        ConquestEvent::AttemptFailed { seat: _, region, cost, strength } => {
            let args = [
                ("region", place(voice, region)),
                ("cost", cost.into()),
                ("strength", strength.into()),
            ];
            voice.say(id::SW_EVENT_ATTEMPT_FAILED, &args)
        }
        ConquestEvent::StrikeCalledOff { seat, region } => {
            by_at(voice, id::SW_EVENT_STRIKE_CALLED_OFF, seat, region)
        }
        ConquestEvent::Conquered { seat, race: _, region, tokens, beasts, champion, from } => {
            let force = force(voice, tokens, beasts, u8::from(champion));
            let (id, from) = match from {
                None => (id::SW_EVENT_CONQUERED, None),
                Some(from) => (id::SW_EVENT_CONQUERED_FROM, Some(folk(voice, from))),
            };
            let mut args = vec![
                ("seat", who(voice, seat)),
                ("region", place(voice, region)),
                ("pieces", force.into()),
            ];
            args.extend(from.map(|from| ("folk", from.into())));
            voice.say(id, &args)
        }
        ConquestEvent::MeanUsed { seat: _, mean, region } => at(voice, mean_used(mean), region),
        ConquestEvent::RelicRevealed { relic, region } => {
            let args = [("relic", names::relic(relic).into()), ("region", place(voice, region))];
            voice.say(id::SW_EVENT_RELIC_REVEALED, &args)
        }
    }
}

/// "3 tokens + 1 Beast + the Champion".
fn force(voice: &Voice<'_>, tokens: u8, beasts: u8, champions: u8) -> String {
    let force = [(Piece::Token, tokens), (Piece::Beast, beasts), (Piece::Champion, champions)];
    let present = force.into_iter().filter(|&(_, n_pieces)| n_pieces != 0);
    let names: Vec<String> =
        present.map(|(piece, n_pieces)| pieces(piece, n_pieces).say(voice.lang)).collect();
    names.join(" + ")
}

fn mean_used(mean: Mean) -> Id {
    match mean {
        Mean::Strike => id::SW_EVENT_MEAN_STRIKE,
        Mean::Roll => id::SW_EVENT_MEAN_ROLL,
        Mean::Ashes => id::SW_EVENT_MEAN_ASHES,
        Mean::Champion => id::SW_EVENT_MEAN_CHAMPION,
        Mean::Doomhammer => id::SW_EVENT_MEAN_DOOMHAMMER,
        Mean::Frostmourne => id::SW_EVENT_MEAN_FROSTMOURNE,
        Mean::Ethereals => id::SW_EVENT_MEAN_ETHEREALS,
    }
}
