//! Lines of the log.

mod cards;
mod challenge;
mod combat;
mod defeat;
mod exploration;
mod movement;
mod quests;
mod setup;

use game_adventure::Event;
use game_adventure::names::{Ability, Challenge, Discovery, Item, Level, Quest};
use game_adventure::state::Foe;
use kernel::Seat;

use super::action::capital;
use super::names;
use crate::message::{Arg, Id};
use crate::voice::Voice;

type Named = (&'static str, Arg);
type Args = Vec<Named>;

pub fn tell(voice: &Voice<'_>, event: &Event) -> String {
    let (id, args) = line(voice, event);
    capital(&voice.say(id, &args))
}

fn seat(voice: &Voice<'_>, seat: Seat) -> Named {
    ("seat", voice.seat(seat).into())
}

fn who(voice: &Voice<'_>, seat: Seat) -> Named {
    ("who", voice.seat(seat).into())
}

fn item(voice: &Voice<'_>, it: Item) -> Named {
    ("card", names::item_name(voice.lang, it).into())
}

fn ability(voice: &Voice<'_>, it: Ability) -> Named {
    ("card", names::ability_name(voice.lang, it).into())
}

fn challenge(voice: &Voice<'_>, it: Challenge) -> Named {
    ("card", names::challenge_name(voice.lang, it).into())
}

fn quest(voice: &Voice<'_>, it: Quest) -> Named {
    ("quest", names::quest_name(voice.lang, it).into())
}

fn discovery(voice: &Voice<'_>, it: Discovery) -> Named {
    ("discovery", names::discovery_name(voice.lang, it).into())
}

fn space(voice: &Voice<'_>, it: game_adventure::names::Space) -> Named {
    ("space", names::space_name(voice.lang, it).into())
}

/// Markers and tokens are counted from 1 for people.
fn nth(idx: u8) -> Named {
    ("n", (u16::from(idx) + 1).into())
}

fn n(n: u8) -> Named {
    ("n", n.into())
}

fn line(voice: &Voice<'_>, event: &Event) -> (Id, Args) {
    match event {
        Event::Setup(it) => setup::line(voice, it),
        Event::Movement(it) => movement::line(voice, it),
        Event::Exploration(it) => exploration::line(voice, it),
        Event::Challenge(it) => challenge::line(voice, it),
        Event::Combat(it) => combat::line(voice, it),
        Event::Defeat(it) => defeat::line(voice, it),
        Event::Cards(it) => cards::line(voice, it),
        Event::Quests(it) => quests::line(voice, it),
    }
}

fn on_ability(voice: &Voice<'_>, id: Id, it: Seat, card: Ability) -> (Id, Args) {
    (id, vec![seat(voice, it), ability(voice, card)])
}

fn on_item(voice: &Voice<'_>, id: Id, it: Seat, card: Item) -> (Id, Args) {
    (id, vec![seat(voice, it), item(voice, card)])
}

fn level(it: Level) -> Named {
    ("level", names::level(it))
}

fn foe(voice: &Voice<'_>, it: Foe) -> Named {
    ("foe", names::foe_name(voice, it).into())
}

fn by_side(side: u8, red: Id, black: Id) -> Id {
    if side == 0 { red } else { black }
}
