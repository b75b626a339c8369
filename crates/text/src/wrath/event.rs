//! Lines of the log.

mod abominations;
mod actions;
mod consent;
mod damage;
mod draw;
mod end;
mod fight;
mod ghouls;
mod opening;
mod quest;
mod rewards;
mod rise;

use game_wrath::Event;
use game_wrath::names::{Card, Hero, Quest, Reward, Space};
use kernel::Seat;

use super::names::{card_name, hero, quest_name, reward_name, space};
use crate::message::{Arg, Id};
use crate::voice::Voice;

pub fn tell(voice: &Voice<'_>, event: &Event) -> String {
    match event {
        Event::Opening(it) => opening::line(voice, it),
        Event::Actions(it) => actions::line(voice, it),
        Event::Fight(it) => fight::line(voice, it),
        Event::Quest(it) => quest::line(voice, it),
        Event::Damage(it) => damage::line(voice, it),
        Event::Ghouls(it) => ghouls::line(voice, it),
        Event::Abominations(it) => abominations::line(voice, it),
        Event::Rewards(it) => rewards::line(voice, it),
        Event::Draw(it) => draw::line(voice, it),
        Event::Rise(it) => rise::line(voice, it),
        Event::Consent(it) => consent::line(voice, it),
        Event::End(it) => end::line(voice, it),
    }
}

fn way(voice: &Voice<'_>, id: Id, from: Space, to: Space) -> String {
    voice.say(id, &[("from", space(voice.lang, from)), ("to", space(voice.lang, to))])
}

fn hero_at(voice: &Voice<'_>, id: Id, it: Hero, at: Space) -> String {
    voice.say(id, &[("hero", hero(it)), ("space", space(voice.lang, at))])
}

fn hero_health(voice: &Voice<'_>, id: Id, it: Hero, by: u8, health: u8) -> String {
    voice.say(id, &[("hero", hero(it)), ("n", by.into()), ("health", health.into())])
}

fn who(voice: &Voice<'_>, seat: Seat) -> Arg {
    voice.seat(seat).into()
}

fn at(voice: &Voice<'_>, id: Id, it: Space) -> String {
    voice.say(id, &[("space", space(voice.lang, it))])
}

fn of(voice: &Voice<'_>, id: Id, it: Hero) -> String {
    voice.say(id, &[("hero", hero(it))])
}

fn n(voice: &Voice<'_>, id: Id, n: u8) -> String {
    voice.say(id, &[("n", n.into())])
}

fn quest(voice: &Voice<'_>, id: Id, it: Quest) -> String {
    voice.say(id, &[("quest", quest_name(voice.lang, it).into())])
}

fn card(voice: &Voice<'_>, id: Id, seat: Seat, it: Card) -> String {
    voice.say(id, &[("seat", who(voice, seat)), ("card", card_name(voice.lang, it).into())])
}

fn reward(voice: &Voice<'_>, id: Id, seat: Seat, it: Reward) -> String {
    voice.say(id, &[("seat", who(voice, seat)), ("reward", reward_name(voice.lang, it).into())])
}
