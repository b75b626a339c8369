//! One table: its match, its seats, and everything that is done with both, without I/O, clock or randomness of its own.
//! [`machine`] takes inputs and gives effects, [`command`] lists what visitors may want; [`open`] makes a table or
//! brings it back; [`look`] draws it and [`beats`] what led to it, [`codes`] lets people in; [`along`] gives a match away, [`brought`] takes one in,
//! and [`retry`] begins at a moment of another one.
//!
//! A [`Table`] is a handful of values that change together, each in a file with the tests that need no table: [`played`]
//! with [`records`], [`seating`], [`clocks`], [`consent`], [`proposals`], [`talk`], [`notices`], [`presence`], [`shown`] and
//! [`progress`]. They decide; what is between them is in the other files.

mod along;
mod around;
mod auto_answers;
mod beats;
mod bots;
mod brought;
mod clock;
mod clocks;
mod codes;
mod command;
mod consent;
mod determinized_copy;
mod error;
mod hint;
mod keys;
mod learning;
mod lease;
mod look;
mod machine;
mod mixing;
mod notices;
mod open;
mod past;
mod played;
mod playing;
mod presence;
mod progress;
mod proposals;
mod records;
mod render;
mod retry;
mod review;
mod seating;
mod seats;
mod sequel;
mod shown;
mod stored;
mod story;
mod talk;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod time;
mod visitor;

use std::fmt;
use std::time::Duration;

use catalog::{AnyTable, RandomnessProof};
use kernel::{Seat, SeatSet};
use text::Lang;

pub use auto_answers::Wishes;
pub use bots::Thought;
pub use brought::{Brought, Check};
pub use clock::{Clock, SOON};
pub use command::Command;
pub use determinized_copy::{DeterminizedCopy, Told};
pub use error::{MOVING, TableError};
pub use hint::WantedHint;
pub use keys::{Key, KeyHash, TableId};
pub use learning::make_lesson;
pub use lease::{Claim, Lease, OpenTable, Peer};
pub use machine::{BotAnswer, Effect, Fault, Input, Surroundings, Ticket, unreplayed};
pub use notices::{DueNotice, Notice};
pub use open::{
    Held, Identity, LONGEST_PAUSE, Made, NewSeat, NewTable, NextMatch, Settings, make, make_next,
};
pub use past::AtMove;
pub use proposals::Word;
pub use render::{Extent, parts, table_page};
pub use retry::{Retry, Verdict, WantedVerdict, make_retry, moment_mark};
pub use seats::{BOTS, KeyUse, Place, Sitting, check_budget, clean_name, seat_at};
pub use sequel::Sequel;
pub use shown::{Answered, RenderedPart, RenderedParts, Shown, Update, Welcome};
pub use stored::{
    Beside, Call, MOST_TALK, NoticeState, PUZZLE_MARK, StoreError, StoredLine, StoredNotice,
    StoredSeat, StoredTable, StoredTalk, Write,
};
pub use talk::Aside;
pub use time::Timestamp;
pub use visitor::{ClientNetwork, Tab, Visitor};

use clocks::Clocks;
use consent::Consent;
use learning::Taught;
use notices::Notices;
use played::PlayedMatch;
use playing::Hand;
use presence::Presence;
use progress::Machine;
use proposals::Said;
use retry::Retried;
use seating::Seating;
use shown::Views;
use talk::Talk;

/// Which picture of a table is the newest: every change of what anybody sees makes a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub version: u32,
    /// Grows with changes around the match; begins anywhere, so that a stamp from before a restart is never the newest.
    pub tick: u32,
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.version, self.tick)
    }
}

/// A table in memory.
pub struct Table {
    pub id: TableId,
    /// The match, its randomness and its campaign.
    played: PlayedMatch,
    /// The lesson that is taught on it.
    taught: Option<Taught>,
    /// The moment of another match from which it is tried again.
    retried: Option<Retried>,
    /// Who sits where.
    seats: Seating,
    clocks: Clocks,
    /// Somebody asks to take back.
    consent: Consent,
    /// Proposals and pings.
    said: Said,
    talk: Talk,
    /// Who is to be told something when away.
    notices: Notices,
    /// Who is here.
    presence: Presence,
    /// What viewers were shown.
    shown: Views,
    /// What is to be stored, and what the table waits for.
    machine: Machine,
}

impl Table {
    pub fn version(&self) -> u32 {
        self.played.version()
    }

    pub fn game(&self) -> &dyn AnyTable {
        &*self.played.game
    }

    /// The pause before each action of a bot, where whoever made the table wanted another one than the server's.
    pub fn bot_pause(&self) -> Option<Duration> {
        self.played.bot_pause.map(|it| Duration::from_millis(it.into()))
    }

    pub fn proof(&self) -> &RandomnessProof {
        &self.played.proof
    }

    /// The seats, in order.
    pub fn places(&self) -> &[Place] {
        &self.seats.places
    }

    /// How long people may think.
    pub fn clock(&self) -> Option<Clock> {
        self.clocks.clock
    }

    /// For whom bots think here: the network of the player who was heard last, or of who made the table.
    pub fn client(&self) -> Option<ClientNetwork> {
        self.presence.client
    }

    pub fn set_client(&mut self, client: Option<ClientNetwork>) {
        self.presence.client = client;
    }

    /// The seats that a visitor may act for.
    pub fn seats_of(&self, visitor: &Visitor) -> SeatSet {
        self.seats.of(visitor)
    }

    /// The named seat of a visitor, or his first; also while a bot sits in for him.
    pub fn held_seat(&self, by: &Visitor, named: Option<&str>) -> Result<Seat, TableError> {
        self.seats.held(by, named)
    }

    /// What the seats are called in the viewer's language. A person's name waits while a bot sits in for him.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        self.seats.names(lang)
    }

    /// The seats that the match asks; none before it begins.
    pub fn asked(&self) -> SeatSet {
        self.played.asked()
    }

    /// Which picture of the table is the newest.
    pub fn stamp(&self) -> Stamp {
        self.machine.stamp()
    }

    /// What is stored of the people at the table.
    fn recall_people(&mut self, stored: &StoredTable) {
        self.restore_withdrawn();
        for (place, stored) in self.seats.places.iter_mut().zip(&stored.seats) {
            let (bot, name) = (place.bot, place.name.clone());
            place.recall(self.played.game.windows(), stored);
            if place.bot != bot || place.name != name {
                self.seats.is_renamed = true;
            }
        }
        self.consent = Consent::recall(&stored.ask);
        self.talk = Talk::of(&stored.talk);
        self.taught = Taught::recall(&stored.course);
        self.played.is_mixing = stored.is_mixing;
        self.played.sequel = stored.sequel;
        self.played.is_seed_told = stored.is_seed_told;
        self.played.proof.entropy = catalog::record::entropy(&stored.header);
    }

    /// Somebody has sent a request.
    pub fn hear(&mut self, now: Timestamp) {
        self.presence.hear(now);
    }

    fn lift_curtain(&mut self, by: &Visitor) {
        if let (Some(browser), Some(seat)) = (by.key_hash(), self.curtain_for(by)) {
            self.seats.turn_screen(browser, seat);
            self.changed();
        }
    }

    fn reseat(&mut self, by: &Visitor, seat: &str, sitting: &Sitting) -> Result<(), TableError> {
        let seat = self.seats.named(seat)?;
        if !self.seats.may_reseat(by, seat, sitting) {
            self.check_forsaken(by, seat, sitting)?;
        }
        self.check_sitting(by, seat, sitting)?;
        let bot = if let Sitting::Bot(spec) = sitting { Some(*spec) } else { None };
        let text = bot.map(|spec| spec.to_string()).unwrap_or_default();
        let mut writes = vec![Write::Bot { table: self.id, seat: seat.0, bot: text }];
        if *sitting == Sitting::Link {
            writes.push(Write::Vacate { table: self.id, seat: seat.0 });
        }
        let place = &self.seats.places[seat.idx()];
        let sits_down =
            by.key_hash().filter(|it| *sitting == Sitting::Here && !place.holders.contains(it));
        writes.extend(sits_down.map(|browser| Write::Holder {
            table: self.id,
            seat: seat.0,
            browser,
        }));
        let lock = self.lock_for(by, seat, sitting);
        writes.extend(lock.iter().map(|it| it.write(self, seat)));
        self.machine.write_all(writes);
        let place = &mut self.seats.places[seat.idx()];
        place.bot = bot;
        if let Some(lock) = lock {
            lock.put_on(place);
        }
        if *sitting == Sitting::Link {
            place.holders.clear();
            place.key_use = KeyUse::Unused;
        }
        place.holders.extend(sits_down);
        self.seats.reseated();
        self.said.forget(seat);
        if sits_down.is_some() {
            self.introduce(by, seat);
        }
        self.play_forced()
    }

    /// Anybody at the table may let a bot sit in for somebody who is gone and waited for.
    fn check_forsaken(&self, by: &Visitor, seat: Seat, to: &Sitting) -> Result<(), TableError> {
        if !self.seats.holds_any(by) || !matches!(to, Sitting::Bot(_)) {
            return Err(TableError::NotYourSeat);
        }
        if self.is_forsaken(seat) { Ok(()) } else { Err(TableError::StillHere) }
    }

    /// Something changed that somebody may see.
    fn changed(&mut self) {
        self.machine.changed();
    }

    /// Remembers or forgets what is to be said to a browser about its last try.
    fn note<T>(&mut self, by: &Visitor, done: &Result<T, TableError>) {
        let Some(browser) = by.key_hash().filter(|_| !self.seats_of(by).is_empty()) else { return };
        let has_changed = match done {
            Ok(_) => self.shown.notices.remove(&browser).is_some(),
            Err(error) => {
                let names = self.names(by.prefs.lang);
                let sentence = error.say(&text::Voice::new(by.prefs.lang, &names));
                self.shown.notices.insert(browser, sentence.clone()) != Some(sentence)
            }
        };
        if has_changed {
            self.changed();
        }
    }
}
