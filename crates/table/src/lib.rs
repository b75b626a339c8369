//! One table: its match, its seats, and everything that is done with both, without I/O, clock or randomness of its own.
//! [`machine`] takes inputs and gives effects, [`command`] lists what visitors may want; [`open`] makes a table or
//! brings it back; [`look`] draws it, [`codes`] lets people in.

mod around;
mod bots;
mod clock;
mod codes;
mod command;
mod consent;
mod error;
mod keys;
mod lease;
mod lent;
mod look;
mod machine;
mod mixing;
mod notices;
mod open;
mod past;
mod playing;
mod presence;
mod proposals;
mod render;
mod seats;
mod sequel;
mod shown;
mod standing;
mod stored;
mod talk;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod time;
mod visitor;

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use catalog::{AnyCampaign, AnyTable, Fate};
use kernel::{Seat, SeatSet};
use text::{Lang, Sitter};

pub use bots::Thought;
pub use clock::{Clock, SOON};
pub use command::Command;
pub use error::{MOVING, TableError};
pub use keys::{Key, Mark, TableId};
pub use lease::{Claim, Lease, OpenTable, Peer};
pub use lent::{Lent, Told};
pub use machine::{BotAnswer, Effect, Fault, Input, Surroundings, Ticket};
pub use notices::{DueNotice, Notice};
pub use open::{Identity, Made, NewSeat, NewTable, NextMatch, Settings, check, make, make_next};
pub use past::AtMove;
pub use proposals::Word;
pub use render::{Extent, parts, table_page};
pub use seats::{BOTS, KeyUse, Place, Sitting, check_budget, clean_name, seat_at};
pub use sequel::Sequel;
pub use shown::{Answered, RenderedPart, RenderedParts, Shown, Update, Welcome};
pub use standing::Wishes;
pub use stored::{
    Beside, Call, MOST_TALK, NoticeState, StoreError, StoredLine, StoredNotice, StoredSeat,
    StoredTable, Write,
};
pub use talk::Aside;
pub use time::Timestamp;
pub use visitor::{Net, Tab, Visitor};

use consent::Ask;
use machine::Progress;
use playing::Hand;
use presence::Presence;
use proposals::Said;
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

/// A standing record of the match.
#[derive(Clone, Copy, Debug)]
struct Standing {
    seat: Seat,
    /// Played by the house: there was only one answer, or the person had given it in advance.
    is_auto: bool,
}

/// A table in memory.
pub struct Table {
    pub id: TableId,
    pub game: Box<dyn AnyTable>,
    pub fate: Fate,
    pub places: Vec<Place>,
    /// How long people may think.
    pub clock: Option<Clock>,
    host: Mark,
    /// How long somebody may take to come by himself before he is told.
    notice_after: Duration,
    standing: Vec<Standing>,
    /// What was played and is not yet written.
    pending: Vec<Write>,
    /// The seats that have played since the clocks were last wound.
    played: SeatSet,
    /// In hot-seat play: who looks at a browser's screen now.
    at_screen: HashMap<Mark, Seat>,
    /// What is to be said to a browser until it plays on.
    notices: HashMap<Mark, String>,
    /// The log of the campaign as it was before the match.
    campaign: Option<Box<dyn AnyCampaign>>,
    /// The table that follows in the campaign.
    sequel: Option<TableId>,
    /// Proposals and pings.
    said: Said,
    talk: Talk,
    /// Somebody asks to take back.
    ask: Option<Ask>,
    /// Words are being mixed into the luck: the match has not begun.
    is_mixing: bool,
    /// So many answers later spectators see the table.
    delay: usize,
    /// Strangers may sit down.
    is_open: bool,
    is_frozen: bool,
    /// Counts who was put where: a bot that was taken off its seat need not answer any more.
    n_reseated: u32,
    /// Notices that are being brought and do not hold any more, if that is stored.
    withdrawn: Vec<(Seat, Notice)>,
    presence: Presence,
    /// When the last request came; nothing if nobody has asked since the table came into memory.
    heard: Option<Timestamp>,
    /// For whom bots think here: the network of the player who was heard last, or of who made the table.
    pub client: Option<Net>,
    surroundings: Surroundings,
    stamp: Stamp,
    /// Viewers are to be told of something when it is stored.
    has_changed: bool,
    /// A fault has left the position in memory as nobody has agreed to.
    is_broken: bool,
    /// The lease is void: the table is played on elsewhere.
    is_lost: bool,
    progress: Progress,
    effects: Vec<Effect>,
    /// Nothing is done by itself until then.
    paused_until: Option<Timestamp>,
    /// When to look at the clocks again.
    look_at: Option<Timestamp>,
    shown: Views,
}

impl Table {
    pub fn version(&self) -> u32 {
        self.game.version()
    }

    pub fn game(&self) -> &dyn AnyTable {
        &*self.game
    }

    pub fn fate(&self) -> &Fate {
        &self.fate
    }

    /// The seats, in order.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// How long people may think.
    pub fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// For whom bots think here: the network of the player who was heard last, or of who made the table.
    pub fn client(&self) -> Option<Net> {
        self.client
    }

    pub fn set_client(&mut self, client: Option<Net>) {
        self.client = client;
    }

    /// The seats that a visitor may act for.
    pub fn seats_of(&self, visitor: &Visitor) -> SeatSet {
        let browser = visitor.mark();
        let is_his = |place: &Place| {
            place.bot.is_none()
                && (visitor.bearer == Some(place.key)
                    || browser.is_some_and(|it| place.holders.contains(&it)))
        };
        let places = self.places.iter().enumerate();
        places.filter(|(_, place)| is_his(place)).map(|(idx, _)| Seat(idx as u8)).collect()
    }

    fn has_made(&self, visitor: &Visitor) -> bool {
        visitor.mark() == Some(self.host)
    }

    /// What the seats are called in the viewer's language. A person's name waits while a bot sits in for him.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        let bots: Vec<Option<String>> =
            self.places.iter().map(|it| it.bot.map(|bot| bot.to_string())).collect();
        let sitters = self.places.iter().zip(&bots).map(|(place, bot)| match bot {
            Some(bot) => Sitter::Bot(bot),
            None => Sitter::Person(&place.name),
        });
        text::seat_names(lang, &sitters.collect::<Vec<_>>())
    }

    /// The seats that the match asks; none before it begins.
    pub fn asked(&self) -> SeatSet {
        if self.is_mixing { SeatSet::EMPTY } else { self.game.asked() }
    }

    /// Which picture of the table is the newest.
    pub fn stamp(&self) -> Stamp {
        self.stamp
    }

    /// What is stored of the people at the table.
    fn recall_people(&mut self, stored: &StoredTable) {
        self.restore_withdrawn();
        for (place, stored) in self.places.iter_mut().zip(&stored.seats) {
            place.recall(self.game.windows(), stored);
        }
        self.ask = Ask::recall(&stored.ask);
        self.talk = Talk::of(&stored.talk);
        self.is_mixing = stored.is_mixing;
        self.sequel = stored.sequel;
        self.fate.entropy = catalog::record::entropy(&stored.header);
    }

    /// Somebody has sent a request.
    pub fn hear(&mut self, now: Timestamp) {
        self.heard = Some(now);
    }

    fn lift_curtain(&mut self, by: &Visitor) {
        if let (Some(browser), Some(seat)) = (by.mark(), self.curtain_for(by)) {
            self.at_screen.insert(browser, seat);
            self.changed();
        }
    }

    fn reseat(&mut self, by: &Visitor, seat: &str, sitting: &Sitting) -> Result<(), TableError> {
        let seat = crate::seats::seat_at(seat, self.places.len()).ok_or(TableError::NoSuchSeat)?;
        let place = &self.places[seat.idx()];
        let holds = visitor_holds(place, by);
        // Whoever made the table may move bots and fill empty seats, but put nobody off his seat, also while a bot sits
        // in for him.
        let is_free =
            !place.is_taken() || place.bot.is_some() && matches!(sitting, Sitting::Bot(_));
        if !(holds || self.has_made(by) && is_free) {
            self.check_forsaken(by, seat, sitting)?;
        }
        let bot = if let Sitting::Bot(spec) = sitting { Some(*spec) } else { None };
        let text = bot.map(|spec| spec.to_string()).unwrap_or_default();
        let mut writes = vec![Write::Bot { table: self.id, seat: seat.0, bot: text }];
        if *sitting == Sitting::Link {
            writes.push(Write::Vacate { table: self.id, seat: seat.0 });
        }
        let sits_down =
            by.mark().filter(|it| *sitting == Sitting::Here && !place.holders.contains(it));
        writes.extend(sits_down.map(|browser| Write::Holder {
            table: self.id,
            seat: seat.0,
            browser,
        }));
        let lock = self.lock_for(by, seat, sitting);
        writes.extend(lock.iter().map(|it| it.write(self, seat)));
        self.pending.extend(writes);
        let place = &mut self.places[seat.idx()];
        place.bot = bot;
        if let Some(lock) = lock {
            lock.put_on(place);
        }
        if *sitting == Sitting::Link {
            place.holders.clear();
            place.key_use = KeyUse::Unused;
        }
        place.holders.extend(sits_down);
        self.n_reseated += 1;
        self.said.forget(seat);
        self.play_forced()
    }

    /// Anybody at the table may let a bot sit in for somebody who is gone and waited for.
    fn check_forsaken(&self, by: &Visitor, seat: Seat, to: &Sitting) -> Result<(), TableError> {
        let is_here = self.places.iter().any(|it| visitor_holds(it, by));
        if !is_here || !matches!(to, Sitting::Bot(_)) {
            return Err(TableError::NotYourSeat);
        }
        if self.is_forsaken(seat) { Ok(()) } else { Err(TableError::StillHere) }
    }

    /// Something changed that somebody may see.
    fn changed(&mut self) {
        self.has_changed = true;
    }

    /// Remembers or forgets what is to be said to a browser about its last try.
    fn note<T>(&mut self, by: &Visitor, done: &Result<T, TableError>) {
        let Some(browser) = by.mark().filter(|_| !self.seats_of(by).is_empty()) else { return };
        let has_changed = match done {
            Ok(_) => self.notices.remove(&browser).is_some(),
            Err(error) => {
                let names = self.names(by.prefs.lang);
                let sentence = error.say(&text::Voice::new(by.prefs.lang, &names));
                self.notices.insert(browser, sentence.clone()) != Some(sentence)
            }
        };
        if has_changed {
            self.changed();
        }
    }
}

fn visitor_holds(place: &Place, by: &Visitor) -> bool {
    by.bearer == Some(place.key) || by.mark().is_some_and(|it| place.holders.contains(&it))
}
