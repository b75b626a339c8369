//! A conquest on the board, as it is performed: the die on the region that it is about, what is paid, and defenders who
//! leave one by one. All of it lies in a layer over the pieces that is empty at rest.

use game_smallworld::content::{Race, Region};
use game_smallworld::event::{ConquestEvent, Folk, LossesEvent};
use game_smallworld::{Event, Piece};
use kernel::Seat;
use maud::{Markup, html};

use super::{beats, map, seat_id};
use crate::art::faces::{self, RegionArt};
use crate::art::geometry::{Point, number};
use crate::art::token::{self, Standing};
use crate::beat::{Beat, Sound, Verb};
use crate::context::Part;

/// The die that is thrown on a region.
pub(super) const THROWN: &str = "thrown";
/// What a conquest costs, while it is paid.
const PRICE: &str = "clash-price";
/// More defenders are not seen to leave by themselves.
const MOST_SEEN: u8 = 8;

/// The layer of a face; nothing is in it at rest.
pub(super) fn layer(face: &str) -> Markup {
    html! { g id={ "clash-" (face) } class="clash" aria-hidden="true" {} }
}

/// The layer of a region's face with something in it.
fn drawn(region: Region, inside: impl Fn(&RegionArt) -> Markup) -> Option<Part> {
    let (face, art) = faces::region(&region.to_string())?;
    let id = format!("clash-{}", face.id);
    let html = html! { g id=(id) class="clash" aria-hidden="true" { (inside(art)) } };
    Some(Part { id, html: html.into_string() })
}

fn with(beat: Beat, part: Option<Part>) -> Beat {
    match part {
        Some(it) => beat.drawing(it),
        None => beat,
    }
}

/// The die falls on the region that was named for it.
pub(super) fn throw(beat: Beat, region: Region, seat: Seat, n_pips: u8) -> Beat {
    let part = drawn(region, |art| {
        let (at, side) = (art.spots.stack, 84.0 * art.spots.size);
        html! {
            foreignObject x=(number(at.x - side / 2.0)) y=(number(at.y - side / 2.0)) width=(number(side)) height=(number(side)) {
                span class={ "die-of seat-" (seat.0 + 1) } id=(THROWN) { (token::die(n_pips.into(), &[0, 1, 2, 3], "")) }
            }
        }
    });
    let on = beat.on.iter().cloned().chain([THROWN.to_owned()]).collect();
    with(Beat { on, ..beat }, part)
}

/// The chip with what is still to be paid.
fn price(art: &RegionArt, n_left: u8) -> Markup {
    let (at, size) = (art.spots.stack, art.spots.size);
    let transform = format!(
        "translate({} {}) scale({size:.3})",
        number(at.x - 30.0 * size),
        number(at.y - 28.0 * size)
    );
    html! {
        g id=(PRICE) class="price" transform=(transform) {
            circle r="21" {}
            text y="10.200" text-anchor="middle" font-size="30" data-num { (n_left) }
        }
    }
}

/// Somebody who is driven out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leaver {
    folk: Folk,
    piece: Piece,
    /// He does not come back.
    is_lost: bool,
}

impl Leaver {
    fn counter(self) -> Markup {
        let race =
            |race: Race, seat: Seat, standing| token::race(race.name(), seat.idx(), 1, standing);
        let seat = |folk| match folk {
            Folk::Murlocs => 0,
            Folk::Active(seat, _) | Folk::Declining(seat, _) => seat.idx(),
        };
        match (self.piece, self.folk) {
            (Piece::Beast, folk) => token::piece("beast", seat(folk)),
            (Piece::Champion, folk) => token::piece("champion", seat(folk)),
            (Piece::Token, Folk::Murlocs) => token::murloc(1),
            (Piece::Token, Folk::Active(seat, it)) => race(it, seat, Standing::Active),
            (Piece::Token, Folk::Declining(seat, it)) => race(it, seat, Standing::Declining),
        }
    }
}

fn leaver_id(nth: usize) -> String {
    format!("clash-leaver-{}", nth + 1)
}

/// They stand beside each other; whoever is lost is crossed out.
fn leavers(art: &RegionArt, all: &[Leaver]) -> Markup {
    let (at, size) = (art.spots.stack, art.spots.size);
    let first = -(all.len() as f32 - 1.0) / 2.0;
    html! {
        @for (nth, it) in all.iter().enumerate().rev() {
            @let x = at.x + (first + nth as f32) * 15.0 * size;
            g id=(leaver_id(nth)) class={ "leaver" @if it.is_lost { " lost" } } {
                (token::at(Point::new(x, at.y - 3.0 * size), size, &html! {
                    (it.counter())
                    @if it.is_lost { (cross()) }
                }))
            }
        }
    }
}

fn cross() -> Markup {
    html! {
        @for (colour, width) in [("#fdf4dd", "15"), ("#8f1d12", "9")] {
            path d="M-19-19L19 19M19-19L-19 19" fill="none" stroke=(colour) stroke-width=(width) stroke-linecap="round" {}
        }
    }
}

/// Who leaves a region before it is conquered, the lost first; and what is said of them.
fn driven_out<'a>(
    events: &'a [&'a Event],
    region: Region,
) -> impl Iterator<Item = (usize, Leaver, u8)> + 'a {
    let lost = |event: &Event| match event {
        Event::Losses(LossesEvent::Lost { folk, region: at, piece, n_pieces }) => {
            Some((*at, Leaver { folk: *folk, piece: *piece, is_lost: true }, *n_pieces))
        }
        Event::Losses(LossesEvent::Withdrew { folk, region: at, piece, n_pieces }) => {
            Some((*at, Leaver { folk: *folk, piece: *piece, is_lost: false }, *n_pieces))
        }
        _ => None,
    };
    let all = events.iter().enumerate().filter_map(move |(idx, it)| Some((idx, lost(it)?)));
    all.filter(move |(_, (at, ..))| *at == region).map(|(idx, (_, it, n))| (idx, it, n))
}

/// Whether what is lost in a region is seen with the conquest that it belongs to.
pub(super) fn is_of_conquest(events: &[&Event], idx: usize, region: Region) -> bool {
    let takes = |it: &&Event| matches!(it, Event::Conquest(ConquestEvent::Conquered { region: at, .. }) if *at == region);
    events[idx..].iter().any(takes)
}

/// Who moves into a region, and how many are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrival {
    pub(super) by: Seat,
    pub(super) region: Region,
    pub(super) tokens: u8,
    pub(super) beasts: u8,
}

impl Arrival {
    /// What is seen to come: a Champion needs no token, nor does a Beast.
    fn piece(self) -> String {
        match (self.tokens, self.beasts) {
            (0, 0) => beats::mark(map::CHAMPION),
            (0, _) => beats::mark(&map::beast_key(self.region)),
            (_, _) => beats::stack(self.region, beats::active(self.by)),
        }
    }
}

/// What is paid is shown, the defenders leave, the conquerors come while the price is paid. `said` tells the sentence of an
/// event.
pub(super) fn conquest(
    events: &[&Event],
    idx: usize,
    arrival: Arrival,
    said: &dyn Fn(usize) -> String,
) -> Vec<Beat> {
    let Arrival { region, tokens, beasts, .. } = arrival;
    let n_paid = tokens + beasts;
    let mut res = Vec::new();
    let chip =
        |n_left: u8| move |art: &RegionArt| html! { @if n_paid != 0 { (price(art, n_left)) } };
    if n_paid != 0 {
        let due = Beat::new(Verb::Show, [PRICE.to_owned()], 160);
        res.push(with(due, drawn(region, chip(n_paid))));
    }
    let out: Vec<(usize, Leaver, u8)> = driven_out(&events[..idx], region).collect();
    let each = |(idx, it, n): &(usize, Leaver, u8)| vec![(*idx, *it); usize::from(*n)];
    let mut all: Vec<(usize, Leaver)> = out.iter().flat_map(each).collect();
    all.truncate(usize::from(MOST_SEEN));
    let seen: Vec<Leaver> = all.iter().map(|(_, it)| *it).collect();
    if let Some((_, first)) = all.first() {
        // The stack makes place for those who stood in it.
        let part = drawn(region, |art| html! { (leavers(art, &seen)) (chip(n_paid)(art)) });
        let stands = Beat::new(Verb::Show, [], 120);
        res.push(with(stands, part));
        let stack = beats::stack(region, beats::holder(first.folk));
        res.push(Beat::new(Verb::Leave, [stack], 120).silent().with());
    }
    let mut told = None;
    for (nth, &(event, it)) in all.iter().enumerate() {
        let leaves = Beat::new(Verb::Leave, [leaver_id(nth)], 420).with();
        let leaves = match it.folk {
            _ if it.is_lost => leaves.sound(Sound::Wound),
            Folk::Active(owner, _) => leaves.to(seat_id(owner)),
            Folk::Murlocs | Folk::Declining(..) => leaves,
        };
        // One sentence for all who are lost.
        let is_told = !it.is_lost || told.replace(event) == Some(event);
        res.push(if is_told { leaves } else { leaves.say(said(event)) });
    }
    let comes = Beat::new(Verb::Fly, [arrival.piece()], 420).early();
    // A stack slides from its seat by itself.
    let comes = if tokens == 0 { comes.from(Some(seat_id(arrival.by))) } else { comes };
    let comes = with(comes, drawn(region, chip(0)));
    res.push(comes.after(idx + 1).say(said(idx)));
    if n_paid != 0 {
        let paid = Beat::new(Verb::Leave, [PRICE.to_owned()], 140).silent();
        res.push(with(paid, drawn(region, |_| Markup::default())));
    }
    res
}
