//! One table: its match, its seats, and everything that is done with both. [`task`] owns it and lets commands in one
//! by one; [`open`] makes it or brings it back; [`look`] draws it, [`codes`] lets people in.
//!
//! An action is played in memory, then written, and only then answered and shown. If it cannot be written, the table
//! is read again from the store, as if nothing had been played.

mod around;
mod clock;
mod codes;
mod consent;
mod lent;
mod look;
mod mixing;
mod notices;
mod open;
mod past;
mod playing;
mod presence;
mod proposals;
mod sequel;
mod standing;
mod talk;
mod task;
#[cfg(test)]
mod worlds;

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use catalog::{AnyCampaign, AnyTable, Fate, Seed};
use kernel::{Seat, SeatSet};
use protocol::UndoCount;
use text::{Lang, Sitter};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

pub(crate) use clock::{Clock, SOON, now};
pub(crate) use lent::{Lent, Told};
pub(crate) use look::{Answered, Drawn, DrawnPart, Shown, Update, Welcome};
pub(crate) use notices::Notice;
pub(crate) use open::{NewSeat, NewTable, NextMatch, check, keep, make, make_next, peek, reopen};
pub(crate) use past::AtMove;
pub(crate) use presence::{Presence, Present};
pub(crate) use proposals::Word;
pub(crate) use sequel::Sequel;
pub(crate) use standing::Wishes;
pub(crate) use talk::Aside;
pub(crate) use task::{Handle, start};

use crate::config::Config;
use crate::error::ApiError;
use crate::keys::{Key, Mark, TableId};
use crate::limits::Net;
use crate::metrics::{Counts, count};
use crate::notify::Courier;
use crate::render::Extent;
use crate::seats::{KeyUse, Place, Sitting};
use crate::store::{DataFolder, Lease, Store, StoreError, Write};
use crate::thinking::ThinkingPool;
use crate::visitor::{Tab, Visitor};
use consent::Ask;
use look::Look;
use playing::Hand;
use proposals::Said;
use talk::Talk;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// What can be asked of a table.
pub(crate) enum TableCommand {
    /// Plays an action, based on a version; answers with the new one.
    Act { by: Visitor, seat: Option<String>, version: u32, action: String, reply: Reply<u32> },
    /// Takes back.
    Undo { by: Visitor, version: u32, count: UndoCount, reply: Reply<u32> },
    /// Lifts the curtain: the next person is at the screen.
    Curtain { by: Visitor, reply: Reply<()> },
    /// Tells what a person wants to be answered without being asked.
    Wish { by: Visitor, seat: Option<String>, wishes: Wishes, reply: Reply<()> },
    /// Gives a seat to a bot, or back to a person.
    Seat { by: Visitor, seat: String, sitting: Sitting, reply: Reply<()> },
    /// Somebody opened the link of a seat.
    Join { seat: u8, key: Mark, browser: Key, reply: Reply<()> },
    /// A stranger sits down at an open table.
    Sit { by: Visitor, reply: Reply<()> },
    /// A program takes the seat of the key that it shows, and is given a new key.
    Claim { by: Visitor, reply: Reply<(Seat, Key)> },
    /// Makes a new recovery code for a seat.
    Code { by: Visitor, seat: String, reply: Reply<()> },
    /// Somebody proposes or points at something, for the named one of his seats.
    Say { by: Visitor, seat: Option<String>, word: Word, reply: Reply<()> },
    /// Does something, and answers with what that changes on the page of whoever asks, which shows a version.
    Form { by: Visitor, version: Option<u32>, command: Box<TableCommand>, reply: Reply<Answered> },
    /// The parts for a viewer whose stream goes on.
    Update { by: Visitor, reply: Reply<Update> },
    /// The parts for a viewer who opens a stream and has a version already.
    Welcome { by: Visitor, since: Option<u32>, reply: Reply<Welcome> },
    /// The whole page for a viewer.
    Page { by: Visitor, reply: Reply<String> },
    /// Mixes a word into the luck of a match that has not begun.
    Mix { by: Visitor, seat: Option<String>, word: String, reply: Reply<()> },
    /// Begins a match whose words are not all there.
    Begin { by: Visitor, reply: Reply<()> },
    /// Somebody talks, or writes something down for himself.
    Aside { by: Visitor, seat: Option<String>, what: Aside, reply: Reply<()> },
    /// Asks the others to take back more than is free.
    AskBack { by: Visitor, version: u32, n_moves: u32, reply: Reply<u32> },
    /// Agrees to that, or does not.
    AnswerAsk { by: Visitor, agrees: bool, reply: Reply<u32> },
    /// The page of an earlier moment.
    Past { by: Visitor, at: AtMove, reply: Reply<String> },
    /// Another table goes on with the campaign of this one.
    Sequel { next: TableId, reply: Reply<()> },
    /// Lets a browser hold a seat.
    #[cfg(test)]
    Hold { seat: usize, mark: Mark, reply: Reply<()> },
    /// Any question that changes nothing, of whoever may see more than others.
    Read { by: Option<Visitor>, question: Box<dyn FnOnce(&Table) + Send> },
}

/// Which picture of a table is the newest: every change of what anybody sees makes a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) version: u32,
    /// Grows with changes around the match; begins anywhere, so that a stamp from before a restart is never the newest.
    pub(crate) tick: u32,
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

/// What all tables of a house share.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) thinking: Arc<ThinkingPool>,
    pub(crate) bot_pause: Duration,
    pub(crate) idle_after: Duration,
    /// The data folder, if there is one: locked as long as a table is in memory, and the place for reports of faults.
    pub(crate) folder: Option<DataFolder>,
    pub(crate) counts: Counts,
    /// Brings notices to people who are not here.
    pub(crate) courier: Arc<Courier>,
    /// Where seeds come from, if not from the operating system; see [`Config::seed`](crate::Config::seed).
    pub(crate) luck: Option<AtomicU64>,
}

impl House {
    pub(crate) fn new(store: Store, config: &Config, folder: Option<DataFolder>) -> Self {
        Self {
            courier: Arc::new(Courier::new(store.clone(), config.notify.clone())),
            store,
            thinking: Arc::new(ThinkingPool::new(config.n_thinking)),
            bot_pause: config.bot_pause,
            idle_after: config.idle_after,
            folder,
            counts: Counts::default(),
            luck: config.seed.map(AtomicU64::new),
        }
    }

    /// The secret of a new table.
    fn seed(&self) -> Seed {
        match &self.luck {
            Some(number) => Seed::of_number(number.fetch_add(1, Ordering::Relaxed)),
            None => Seed(crate::keys::random()),
        }
    }
}

/// A table in memory.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) game: Box<dyn AnyTable>,
    pub(crate) fate: Fate,
    pub(crate) places: Vec<Place>,
    /// How long people may think.
    pub(crate) clock: Option<Clock>,
    host: Mark,
    house: Arc<House>,
    /// What gives this server the right to write the table.
    lease: Lease,
    /// The lease is void: the table is played on elsewhere.
    is_lost: bool,
    standing: Vec<Standing>,
    /// What was played and is not yet written.
    pending: Vec<Write>,
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
    presence: Arc<Presence>,
    /// When the last request came; nothing if nobody has asked since the table came into memory.
    heard: Option<Instant>,
    /// For whom bots think here: the network of the player who was heard last, or of who made the table.
    pub(crate) client: Option<Net>,
    /// Notices that are being brought.
    letters: JoinSet<notices::Sent>,
    stamp: watch::Sender<Stamp>,
    drawn: Vec<(Look, Extent, Arc<Drawn>)>,
    /// The last page that each browser was given.
    pages: HashMap<Mark, Look>,
    /// The tabs that have a stream, and what they were given since by answers to their forms.
    tabs: HashMap<Tab, Vec<Shown>>,
}

impl Table {
    pub(crate) fn version(&self) -> u32 {
        self.game.version()
    }

    /// The seats that a visitor may act for.
    pub(crate) fn seats_of(&self, visitor: &Visitor) -> SeatSet {
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
    pub(crate) fn names(&self, lang: Lang) -> Vec<String> {
        let bots: Vec<Option<String>> =
            self.places.iter().map(|it| it.bot.map(|bot| bot.to_string())).collect();
        let sitters = self.places.iter().zip(&bots).map(|(place, bot)| match bot {
            Some(bot) => Sitter::Bot(bot),
            None => Sitter::Person(&place.name),
        });
        text::seat_names(lang, &sitters.collect::<Vec<_>>())
    }

    /// The seats that the match asks; none before it begins.
    pub(crate) fn asked(&self) -> SeatSet {
        if self.is_mixing { SeatSet::EMPTY } else { self.game.asked() }
    }

    /// Writes what belongs to the table, as long as it is this server's.
    async fn write(&mut self, writes: Vec<Write>) -> Result<(), StoreError> {
        let done = self.house.store.write(self.lease, writes).await;
        self.is_lost |= matches!(done, Err(StoreError::Lost { .. }));
        done
    }

    /// Writes what was played and shows it.
    async fn commit(&mut self) -> Result<(), ApiError> {
        self.wind_clocks();
        let writes = std::mem::take(&mut self.pending);
        let n_lines = writes.iter().filter(|it| matches!(it, Write::Line { .. })).count() as u64;
        if let Err(error) = self.write(writes).await {
            tracing::error!(table = %self.id, %error, "not written");
            self.forget_unwritten().await;
            return Err(error.into());
        }
        self.house.counts.lines.fetch_add(n_lines, Ordering::Relaxed);
        self.stamp.send_modify(|stamp| stamp.version = self.game.version());
        Ok(())
    }

    /// Goes back to what the store knows.
    async fn forget_unwritten(&mut self) {
        self.pending.clear();
        let read = match self.house.store.table(self.id).await {
            Ok(Some(stored)) => {
                for (place, stored) in self.places.iter_mut().zip(&stored.seats) {
                    place.recall(self.game.windows(), stored);
                }
                self.ask = Ask::recall(&stored.ask);
                self.is_mixing = stored.is_mixing;
                self.fate.entropy = catalog::record::entropy(&stored.header);
                open::replay(&stored).map_err(|error| error.to_string())
            }
            Ok(None) => Err("the table is gone".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        match read {
            Ok((game, standing)) => {
                self.game = game;
                self.standing = standing;
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "cannot be read again");
                self.is_frozen = true;
            }
        }
        self.stamp.send_modify(|stamp| {
            stamp.version = self.game.version();
            stamp.tick = stamp.tick.wrapping_add(1);
        });
    }

    fn lift_curtain(&mut self, by: &Visitor) -> Result<(), ApiError> {
        let (Some(browser), Some(seat)) = (by.mark(), self.curtain_for(by)) else { return Ok(()) };
        self.at_screen.insert(browser, seat);
        self.changed();
        Ok(())
    }

    async fn reseat(
        &mut self,
        by: &Visitor,
        seat: &str,
        sitting: &Sitting,
    ) -> Result<(), ApiError> {
        let seat = crate::seats::seat_at(seat, self.places.len()).ok_or(ApiError::NoSuchSeat)?;
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
        self.write(writes).await?;
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
        self.changed();
        self.play_forced()?;
        self.wind_clocks();
        if self.pending.is_empty() { Ok(()) } else { self.commit().await }
    }

    /// Anybody at the table may let a bot sit in for somebody who is gone and waited for.
    fn check_forsaken(&self, by: &Visitor, seat: Seat, to: &Sitting) -> Result<(), ApiError> {
        let is_here = self.places.iter().any(|it| visitor_holds(it, by));
        if !is_here || !matches!(to, Sitting::Bot(_)) {
            return Err(ApiError::NotYourSeat);
        }
        if self.is_forsaken(seat) { Ok(()) } else { Err(ApiError::StillHere) }
    }

    /// Something around the match changed that somebody may see.
    fn changed(&self) {
        self.stamp.send_modify(|stamp| stamp.tick = stamp.tick.wrapping_add(1));
    }

    /// Remembers or forgets what is to be said to a browser about its last try.
    fn note<T>(&mut self, by: &Visitor, done: &Result<T, ApiError>) {
        if done.is_err() {
            count(&self.house.counts.refusals);
        }
        let Some(browser) = by.mark().filter(|_| !self.seats_of(by).is_empty()) else { return };
        let has_changed = match done {
            Ok(_) => self.notices.remove(&browser).is_some(),
            Err(error) => {
                let names = self.names(by.prefs.lang);
                let sentence = error.say_to(&text::Voice::new(by.prefs.lang, &names));
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
