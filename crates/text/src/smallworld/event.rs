//! Lines of the log.

mod conquest;
mod decline;
mod losses;
mod market;
mod mode;
mod placement;
mod portal;
mod scoring;
mod upkeep;

use game_smallworld::Event;
use game_smallworld::content::Region;
use kernel::Seat;

use super::names::region_name;
use crate::message::{Arg, Id, Phrase};
use crate::voice::Voice;

pub(super) fn tell(voice: &Voice<'_>, event: &Event) -> String {
    match event {
        Event::Market(it) => market::line(voice, it),
        Event::Upkeep(it) => upkeep::line(voice, it),
        Event::Mode(it) => mode::line(voice, it),
        Event::Conquest(it) => conquest::line(voice, it),
        Event::Portal(it) => portal::line(voice, it),
        Event::Losses(it) => losses::line(voice, it),
        Event::Placement(it) => placement::line(voice, it),
        Event::Decline(it) => decline::line(voice, it),
        Event::Scoring(it) => scoring::line(voice, it),
    }
}

fn place(voice: &Voice<'_>, region: Region) -> Arg {
    region_name(voice.lang, region).into()
}

fn who(voice: &Voice<'_>, seat: Seat) -> Arg {
    voice.seat(seat).into()
}

fn at(voice: &Voice<'_>, id: Id, region: Region) -> String {
    voice.say(id, &[("region", place(voice, region))])
}

fn by(voice: &Voice<'_>, id: Id, seat: Seat) -> String {
    voice.say(id, &[("seat", who(voice, seat))])
}

fn by_at(voice: &Voice<'_>, id: Id, seat: Seat, region: Region) -> String {
    voice.say(id, &[("seat", who(voice, seat)), ("region", place(voice, region))])
}

fn by_pieces(voice: &Voice<'_>, id: Id, seat: Seat, pieces: Phrase) -> String {
    voice.say(id, &[("seat", who(voice, seat)), ("pieces", pieces.into())])
}
