//! Challenge cards.

use game_adventure::content::{Back, EventKind, book};
use game_adventure::event::ChallengeEvent;
use game_adventure::names::Challenge;
use kernel::Seat;

use super::super::names;
use super::{Args, challenge, level, nth, seat, space};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &ChallengeEvent) -> (Id, Args) {
    match *event {
        ChallengeEvent::ChallengeDrawn { seat: it, card } => {
            (id::AG_EVENT_CHALLENGE_DRAWN, vec![seat(voice, it), challenge(voice, card)])
        }
        ChallengeEvent::ChallengeDiscarded { card } => {
            (id::AG_EVENT_CHALLENGE_DISCARDED, vec![challenge(voice, card)])
        }
        ChallengeEvent::ChallengeSkipped { seat: it } => {
            (id::AG_EVENT_CHALLENGE_SKIPPED, vec![seat(voice, it)])
        }
        ChallengeEvent::DeckExhausted { level: it } => {
            (id::AG_EVENT_DECK_EXHAUSTED, vec![level(it)])
        }
        ChallengeEvent::BottomSeen { seat: it, level: deck, card: None } => {
            (id::AG_EVENT_BOTTOM_SEEN, vec![seat(voice, it), level(deck)])
        }
        ChallengeEvent::BottomSeen { seat: it, level: deck, card: Some(card) } => (
            id::AG_EVENT_BOTTOM_SEEN_KNOWN,
            vec![seat(voice, it), level(deck), challenge(voice, card)],
        ),
        ChallengeEvent::BottomMoved { seat: it, level: deck } => {
            (id::AG_EVENT_BOTTOM_MOVED, vec![seat(voice, it), level(deck)])
        }
        ChallengeEvent::EventPlaced { card } => placed(voice, card),
        ChallengeEvent::EventResolved { seat: it, card } => {
            (id::AG_EVENT_EVENT_RESOLVED, vec![seat(voice, it), challenge(voice, card)])
        }
        ChallengeEvent::EventTurned { seat: it, card } => turned(voice, it, card),
        ChallengeEvent::Undefeated { card, marker, space: at } => {
            let name = ("card", names::encounter_name(voice.lang, card).into());
            (id::AG_EVENT_UNDEFEATED, vec![name, nth(marker), space(voice, at)])
        }
        ChallengeEvent::MarkerRemoved { marker } => {
            (id::AG_EVENT_MARKER_REMOVED, vec![nth(marker)])
        }
        ChallengeEvent::ValorEarned { seat: it, card } => {
            let name = names::back_name(voice.lang, card).unwrap_or_default();
            let valor = ("valor", earned(card).into());
            (id::AG_EVENT_VALOR_EARNED, vec![seat(voice, it), ("card", name.into()), valor])
        }
    }
}

/// AG-EVENT-11.
fn earned(card: Challenge) -> u8 {
    match book().challenge(card).back {
        Back::Valor(valor) => valor,
        Back::Item(_) | Back::Encounter(_) | Back::Blank => 0,
    }
}

fn placed(voice: &Voice<'_>, card: Challenge) -> (Id, Args) {
    let name = challenge(voice, card);
    match book().event(card).map(|event| event.kind) {
        Some(EventKind::Location(at)) => {
            (id::AG_EVENT_EVENT_PLACED_ON, vec![name, space(voice, at)])
        }
        Some(EventKind::Global | EventKind::Special) | None => {
            (id::AG_EVENT_EVENT_PLACED, vec![name])
        }
    }
}

/// AG-EVENT-02.
fn turned(voice: &Voice<'_>, it: Seat, card: Challenge) -> (Id, Args) {
    let mut args = vec![seat(voice, it), challenge(voice, card)];
    let id = match book().challenge(card).back {
        Back::Item(_) => id::AG_EVENT_EVENT_TURNED_ITEM,
        Back::Encounter(_) => id::AG_EVENT_EVENT_TURNED_ENCOUNTER,
        Back::Valor(_) => id::AG_EVENT_EVENT_TURNED_VALOR,
        Back::Blank => return (id::AG_EVENT_EVENT_TURNED, args),
    };
    args.push(("back", names::back_name(voice.lang, card).unwrap_or_default().into()));
    (id, args)
}
