//! A table as a state machine: `(state, surroundings, input) → effects`.
//!
//! What is played or changed is played in memory first, then stored, and answered and shown only when it is stored.
//! While [`Table::is_waiting`], the only inputs are [`Input::Stored`], [`Input::NotStored`] and [`Input::Read`]. If
//! something could not be stored, the table is read again, as if nothing had been done.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use catalog::record;
use kernel::{Seat, SeatSet};

use super::notices::DueNotice;
use super::playing::Hand;
use super::{Command, Stamp, Table, Timestamp, open};
use crate::error::TableError;
use crate::keys::Mark;
use crate::stored::{StoreError, StoredTable, Write};
use crate::visitor::Visitor;

/// A store that failed is tried again after this.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// Tells the answer to a command from other answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub u64);

/// What a table cannot know by itself, at the moment of an input.
#[derive(Clone, Copy, Debug, Default)]
pub struct Surroundings {
    pub now: Timestamp,
    /// Somebody looks at the table.
    pub is_watched: bool,
    /// The seats whose person may have subscribed to notifications; see [`Table::owners`].
    pub subscribed: SeatSet,
}

/// What happens to a table.
#[derive(Debug)]
pub enum Input {
    /// The table is in memory. Answered.
    Open { ticket: Ticket, is_new: bool },
    /// A visitor wants something. Answered.
    Command { ticket: Ticket, by: Visitor, command: Command },
    /// A program has shown the key of a seat that nobody had come to; see [`Table::newly_shown`].
    KeyShown(Seat),
    /// A bot has thought.
    Bot(BotAnswer),
    /// Time has passed; see [`Table::next_wake`].
    Tick,
    /// What was to be stored is.
    Stored,
    /// It is not, and nothing of it.
    NotStored(StoreError),
    /// What the store knows of the table.
    Read(Result<Option<Box<StoredTable>>, StoreError>),
    /// A browser opened its first stream.
    Came(Mark),
    /// A browser closed its last stream, at a time that may be a while ago.
    Went { browser: Mark, at: Timestamp },
    /// A notification may have arrived.
    DeliveryBegan(DueNotice),
    /// There is nothing more to be done about a notification; whether anybody wanted it.
    Delivered { notice: DueNotice, was_wanted: bool },
}

/// The answer of a bot to the position of a version; nothing if it failed.
#[derive(Clone, Debug)]
pub struct BotAnswer {
    pub version: u32,
    pub seat: Seat,
    pub action: Option<String>,
}

/// What a table wants done, in this order.
#[derive(Debug)]
pub enum Effect {
    /// All or nothing is to be stored; the next input says whether it was.
    Store(Vec<Write>),
    /// The table is to be read from the store; the next input is what was read.
    Read,
    /// What viewers see may have changed.
    Changed(Stamp),
    /// What came of a command: the version of the table then.
    Answer { ticket: Ticket, done: Result<u32, TableError> },
    /// A person is to be told something.
    Deliver(DueNotice),
    /// It is not true any more. What has not begun is not brought.
    Cancel(DueNotice),
    /// A fault is to be written down for who mends it. The match file holds the secrets of the table.
    Report(Fault),
}

#[derive(Clone, Debug)]
pub struct Fault {
    pub version: u32,
    pub why: String,
    pub match_file: String,
}

/// What the table waits for.
#[derive(Debug)]
pub(super) enum Progress {
    Ready,
    Storing(Origin),
    Reading(After),
    /// The position in memory is not what is stored, and the store did not answer. Nobody is shown it.
    Unread,
}

/// What led to a change.
#[derive(Debug)]
pub(super) enum Origin {
    Open {
        ticket: Ticket,
    },
    Command {
        ticket: Ticket,
        by: Visitor,
    },
    Bot,
    /// A time was up, a notification was brought, or a key was shown.
    Table,
}

/// What follows when the table was read again.
#[derive(Debug)]
pub(super) enum After {
    Finish(Origin, TableError),
    /// This is done, if the store has answered.
    Handle(Box<Input>),
    Nothing,
}

impl Table {
    /// Does what follows from an input.
    pub fn handle(&mut self, surroundings: Surroundings, input: Input) -> Vec<Effect> {
        self.surroundings = surroundings;
        match input {
            // Nothing can be changed before it is known what is stored.
            Input::Command { .. } | Input::KeyShown(_) | Input::Delivered { .. }
                if self.is_unread() =>
            {
                self.read_again(After::Handle(Box::new(input)));
            }
            input => self.accept(input),
        }
        self.plan();
        let mut effects = std::mem::take(&mut self.effects);
        if self.has_changed && !self.is_waiting() {
            self.has_changed = false;
            self.stamp = Stamp { version: self.version(), tick: self.stamp.tick.wrapping_add(1) };
            effects.insert(0, Effect::Changed(self.stamp));
        }
        effects
    }

    fn accept(&mut self, input: Input) {
        match input {
            Input::Open { ticket, is_new } => {
                let done = self.change(|it| it.open(is_new));
                self.settle(Origin::Open { ticket }, done);
            }
            Input::Command { ticket, by, command } => {
                self.hear_of(&by);
                let done = self.change(|it| it.execute(&by, command));
                self.settle(Origin::Command { ticket, by }, done);
            }
            Input::KeyShown(seat) => {
                let done = self.change(|it| {
                    it.note_key(seat);
                    Ok(())
                });
                self.settle(Origin::Table, done);
            }
            Input::Bot(answer) => self.take_answer(answer),
            Input::Tick => self.tick(),
            Input::Stored => {
                if let Some(origin) = self.take_stored() {
                    self.changed();
                    self.cancel_withdrawn();
                    self.finish(origin, Ok(()));
                }
            }
            Input::NotStored(error) => {
                self.is_lost |= matches!(error, StoreError::Lost { .. });
                if let Some(origin) = self.take_stored() {
                    tracing::error!(table = %self.id, %error, "not written");
                    self.read_again(After::Finish(origin, error.into()));
                }
            }
            Input::Read(read) => self.take_read(read),
            Input::Came(browser) => {
                if self.presence.come(browser) {
                    self.changed();
                }
            }
            Input::Went { browser, at } => {
                if self.presence.go(browser, at) {
                    self.changed();
                }
            }
            Input::DeliveryBegan(notice) => self.note_begun(&notice),
            Input::Delivered { notice, was_wanted } => {
                let done = self.change(|it| {
                    it.note_delivered(&notice, was_wanted);
                    Ok(())
                });
                self.settle(Origin::Table, done);
            }
        }
    }

    /// Notes the surroundings before somebody looks at the table.
    pub fn attend(&mut self, surroundings: Surroundings) {
        self.surroundings = surroundings;
        self.plan();
    }

    /// Whether the store is to answer before anything else happens.
    pub fn is_waiting(&self) -> bool {
        matches!(self.progress, Progress::Storing(_) | Progress::Reading(_))
    }

    /// Whether what is in memory must not be shown; see [`Progress::Unread`].
    pub fn is_unread(&self) -> bool {
        matches!(self.progress, Progress::Unread)
    }

    /// The lease is void: the table is played on elsewhere.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// When the table wants a tick.
    pub fn next_wake(&self) -> Option<Timestamp> {
        let pause = self.paused_until.unwrap_or_default();
        let work = [self.look_at, self.next_notice()].into_iter().flatten().min();
        let moments = [
            work.map(|it| it.max(pause)),
            self.paused_until,
            self.said.fades_at(),
            self.shown.fades_at(),
        ];
        moments.into_iter().flatten().min()
    }

    /// Whether the store has just failed: nothing is done by itself until it is tried again.
    pub fn is_paused(&self) -> bool {
        self.paused_until.is_some()
    }

    pub(super) fn now(&self) -> Timestamp {
        self.surroundings.now
    }

    /// A moment that passed while something else was done is not forgotten for the next one.
    fn plan(&mut self) {
        let now = self.now();
        self.look_at = self.look_at.filter(|it| *it <= now).or(self.next_look());
    }

    /// What is being stored; an answer of the store that nobody waits for changes nothing.
    fn take_stored(&mut self) -> Option<Origin> {
        match std::mem::replace(&mut self.progress, Progress::Ready) {
            Progress::Storing(origin) => Some(origin),
            other => {
                self.progress = other;
                None
            }
        }
    }

    /// What is to follow when the table was read.
    fn take_reading(&mut self) -> Option<After> {
        match std::mem::replace(&mut self.progress, Progress::Ready) {
            Progress::Reading(after) => Some(after),
            other => {
                self.progress = other;
                None
            }
        }
    }

    /// Changes the table in memory. A panic freezes it, and only it.
    fn change(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<(), TableError>,
    ) -> Result<(), TableError> {
        if self.is_frozen {
            return Err(TableError::Frozen);
        }
        match catch_unwind(AssertUnwindSafe(|| work(self))) {
            Ok(Err(TableError::Frozen)) => {
                self.freeze("an invariant was broken");
                Err(TableError::Frozen)
            }
            Ok(done) => done,
            Err(panic) => {
                self.freeze(&reason(&*panic));
                Err(TableError::Frozen)
            }
        }
    }

    /// Looks at the table, drawing or reading. A panic is reported and harms nobody else.
    pub fn watched<T>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, TableError>,
    ) -> Result<T, TableError> {
        if self.is_unread() {
            return Err(StoreError::Closed("the table could not be read".to_owned()).into());
        }
        catch_unwind(AssertUnwindSafe(|| work(self))).unwrap_or_else(|panic| {
            self.report(&reason(&*panic));
            Err(TableError::Internal)
        })
    }

    /// What was found while somebody looked.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Has stored what was changed, or goes back to what is stored.
    fn settle(&mut self, origin: Origin, done: Result<(), TableError>) {
        match done {
            // A fault may have left a position that nobody has agreed to.
            Err(error) if self.is_broken || !self.pending.is_empty() => {
                self.read_again(After::Finish(origin, error));
            }
            Ok(()) if !self.pending.is_empty() => {
                self.wind_clocks();
                self.effects.push(Effect::Store(std::mem::take(&mut self.pending)));
                self.progress = Progress::Storing(origin);
            }
            done => self.finish(origin, done),
        }
    }

    fn read_again(&mut self, after: After) {
        self.pending.clear();
        self.played = SeatSet::EMPTY;
        self.is_broken = false;
        self.effects.push(Effect::Read);
        self.progress = Progress::Reading(after);
    }

    fn take_read(&mut self, read: Result<Option<Box<StoredTable>>, StoreError>) {
        let Some(after) = self.take_reading() else { return };
        self.changed();
        let done = match read {
            Ok(Some(stored)) => self.recall(&stored).map_err(|error| {
                tracing::error!(table = %self.id, %error, "cannot be read again");
                self.is_frozen = true;
                TableError::Frozen
            }),
            Ok(None) => {
                self.is_frozen = true;
                Err(TableError::Frozen)
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "cannot be read again");
                self.progress = Progress::Unread;
                self.pause();
                Err(error.into())
            }
        };
        match (after, done) {
            (After::Finish(origin, error), _) => self.finish(origin, Err(error)),
            (After::Handle(input), Ok(())) => self.accept(*input),
            (After::Handle(input), Err(error)) => self.drop_input(*input, error),
            (After::Nothing, _) => {}
        }
    }

    /// Nothing comes of an input, because the store does not answer.
    fn drop_input(&mut self, input: Input, error: TableError) {
        match input {
            Input::Command { ticket, .. } => self.answer(ticket, Err(error)),
            Input::Delivered { notice, .. } => self.owe_again(&notice),
            // The next use of the key tries again; no other input waits.
            _ => {}
        }
    }

    /// Goes back to what the store knows.
    fn recall(&mut self, stored: &StoredTable) -> Result<(), catalog::FileError> {
        let (game, standing) = open::replay(stored)?;
        (self.game, self.standing) = (game, standing);
        self.recall_people(stored);
        Ok(())
    }

    /// What was wanted is done and stored, or was not done.
    fn finish(&mut self, origin: Origin, done: Result<(), TableError>) {
        let whose = match origin {
            Origin::Open { ticket } => return self.answer(ticket, done),
            Origin::Command { ticket, by } => {
                self.note(&by, &done);
                return self.answer(ticket, done);
            }
            Origin::Bot => "a bot gave a wrong answer",
            Origin::Table => "the table met a fault by itself",
        };
        match done {
            Ok(()) | Err(TableError::Frozen) => {}
            Err(TableError::Store(_)) => self.pause(),
            Err(error) => self.freeze(&format!("{whose}: {error}")),
        }
    }

    fn answer(&mut self, ticket: Ticket, done: Result<(), TableError>) {
        let done = done.map(|()| self.version());
        self.effects.push(Effect::Answer { ticket, done });
    }

    fn pause(&mut self) {
        self.paused_until = Some(self.now() + TRY_AGAIN);
    }

    fn freeze(&mut self, why: &str) {
        self.is_frozen = true;
        self.is_broken = true;
        self.report(why);
        self.changed();
    }

    fn report(&mut self, why: &str) {
        let file = || record::write(&*self.game, Some(&self.fate));
        let match_file = catch_unwind(AssertUnwindSafe(file)).unwrap_or_default();
        let fault = Fault { version: self.version(), why: why.to_owned(), match_file };
        self.effects.push(Effect::Report(fault));
    }

    fn take_answer(&mut self, answer: BotAnswer) {
        let BotAnswer { version, seat, action } = answer;
        if version != self.version() || self.is_unread() {
            return;
        }
        let done = self.change(|it| {
            it.play(seat, &action.ok_or(TableError::Frozen)?, Hand::Bot)?;
            it.play_forced()
        });
        self.settle(Origin::Bot, done);
    }

    /// Does what is due.
    fn tick(&mut self) {
        let now = self.now();
        self.shown.fade(now);
        if self.said.fade(now) {
            self.changed();
        }
        if self.paused_until.is_some_and(|it| now < it) {
            return;
        }
        self.paused_until = None;
        if self.is_unread() {
            return self.read_again(After::Nothing);
        }
        let is_look = self.look_at.take_if(|it| *it <= now).is_some();
        let has_notice = self.next_notice().is_some_and(|it| it <= now);
        if is_look || has_notice {
            let done = self.change(|it| {
                if is_look {
                    it.look_at_clocks()?;
                }
                it.send_notices();
                Ok(())
            });
            self.settle(Origin::Table, done);
        }
    }
}

fn reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().map(str::to_owned);
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}
