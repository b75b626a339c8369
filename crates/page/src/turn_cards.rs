//! The cards of turns: what each of the others did in his last turn, and what it came to.

use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::{Voice, msg};

use crate::art::token;
use crate::drawer;
use crate::games::Draw;
use crate::observation::Observation;
use crate::viewer_context::ViewerContext;

/// So many turns can be looked at again.
const N_PAST: usize = 5;

/// A card is read at a glance: what comes after so many facts is in the log.
pub(crate) const MOST_FACTS: usize = 5;

/// A turn by what happened in it.
struct Turn<'a, G: Draw> {
    /// The number of its first event.
    start: usize,
    seat: Seat,
    events: Vec<&'a G::Event>,
}

/// The turns since the viewer's own last one, and the way to those before.
pub(crate) fn panel<G: Draw>(viewer: &ViewerContext<'_, G>) -> Markup {
    let lang = viewer.lang();
    let (own, n_seats) = (viewer.situation.viewer, viewer.names.len());
    let turns = last_turns(viewer, N_PAST + n_seats);
    let is_own = |it: &Turn<'_, G>| own == Viewer::Seat(it.seat);
    // That which the viewer has now does not count.
    let done = match turns.as_slice() {
        [done @ .., last] if is_own(last) => done,
        all => all,
    };
    // Those of the others after his last one; who only looks on sees one of each seat.
    let start = done.iter().rposition(is_own).map_or(0, |it| it + 1);
    let fresh = &done[start.max(done.len().saturating_sub(n_seats))..];
    // Who plays alone knows what he did.
    let is_hidden = done.iter().all(is_own) || viewer.is_over();
    html! {
        section class="panel turn-cards" id="turn-cards" tabindex="0" aria-label=(msg!(lang, TURNS_TITLE)) hidden[is_hidden] {
            @for it in fresh { (card(viewer, it, &format!("turn-{}", it.start))) }
            @if fresh.len() < done.len() {
                button class="btn btn-quiet turns-more" type="button" popovertarget=(drawer::HISTORY) { (msg!(lang, TURNS_PAST)) }
            }
        }
    }
}

/// The turns before the one that the viewer has now, the newest first: they stand in the drawer of what happened.
pub(crate) fn past<G: Draw>(viewer: &ViewerContext<'_, G>) -> Markup {
    let turns = last_turns(viewer, N_PAST + 1);
    let is_own = |it: &Turn<'_, G>| viewer.situation.viewer == Viewer::Seat(it.seat);
    let done = match turns.as_slice() {
        [done @ .., last] if is_own(last) && !viewer.is_over() => done,
        all => all,
    };
    html! {
        div class="turns-past" id="turns-past" role="group" tabindex="0" aria-labelledby="turns-past-head" hidden[done.is_empty()] {
            h3 id="turns-past-head" { (msg!(viewer.lang(), TURNS_TITLE)) }
            @for it in done.iter().rev().take(N_PAST) { (card(viewer, it, &format!("past-{}", it.start))) }
        }
    }
}

fn card<G: Draw>(viewer: &ViewerContext<'_, G>, turn: &Turn<'_, G>, id: &str) -> Markup {
    let facts = G::turn_facts(&viewer.voice(), &turn.events);
    html! {
        p class="turn-card" id=(id) {
            (token::seat_sign(turn.seat.idx())) strong { (viewer.name(turn.seat)) }
            @for fact in facts { " " span { (fact) } }
        }
    }
}

/// Whose turn it was in which a move was played, and what it came to. What comes of a move may begin the next turn.
pub(crate) fn told<G: Draw>(
    observation: &Observation<G>,
    voice: &Voice<'_>,
    number: usize,
) -> Option<String> {
    let events = &observation.events;
    let turn_of = |it: &(usize, G::Event)| G::turn_of(&observation.situation.view, &it.1);
    let n_before = events.partition_point(|(idx, _)| *idx < number);
    let start = events[..n_before].iter().rposition(|it| turn_of(it).is_some())?;
    let rest = &events[start + 1..];
    let end =
        rest.iter().position(|it| turn_of(it).is_some()).map_or(events.len(), |it| start + 1 + it);
    let turn: Vec<&G::Event> = events[start..end].iter().map(|(_, it)| it).collect();
    let facts = G::turn_facts(voice, &turn);
    let name = voice.seat(turn_of(&events[start])?);
    (!facts.is_empty()).then(|| format!("{name}: {}", facts.join(" · ")))
}

/// The last turns, in order.
fn last_turns<'a, G: Draw>(viewer: &ViewerContext<'a, G>, most: usize) -> Vec<Turn<'a, G>> {
    let mut res = Vec::new();
    let mut events = Vec::new();
    for (start, (_, event)) in viewer.events.iter().enumerate().rev() {
        events.push(event);
        if let Some(seat) = G::turn_of(viewer.view(), event) {
            events.reverse();
            res.push(Turn { start, seat, events: std::mem::take(&mut events) });
        }
        if res.len() == most {
            break;
        }
    }
    res.reverse();
    res
}
