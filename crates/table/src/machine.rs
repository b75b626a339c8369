//! A table as a state machine: `(state, surroundings, input) → effects`.
//!
//! What is played or changed is played in memory first, then stored, and answered and shown only when it is stored.
//! While [`Table::is_waiting`], the only inputs are [`Input::Stored`], [`Input::NotStored`] and [`Input::Read`]. If
//! something could not be stored, the table is read again, as if nothing had been done.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::record;
use kernel::{Seat, SeatSet};

use super::notices::DueNotice;
use super::playing::Hand;
use super::{Command, Stamp, Table, Timestamp, open};
use crate::error::TableError;
use crate::keys::KeyHash;
use crate::progress::{After, Change, Origin, Verdict};
use crate::stored::{StoreError, StoredTable, Write};
use crate::visitor::Visitor;

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
    /// Whoever made the table looks at it and has no link for a free seat; see [`Table::lacks_links`].
    LinksLost(Visitor),
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
    Came(KeyHash),
    /// A browser closed its last stream, at a time that may be a while ago.
    Went { browser: KeyHash, at: Timestamp },
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
    /// For logs: it tells nothing of the match.
    pub what: String,
    /// The same with what led to it.
    pub why: String,
    pub match_file: String,
    /// Nothing is played at the table any more.
    pub stands_still: bool,
}

impl Table {
    /// Does what follows from an input.
    pub fn handle(&mut self, surroundings: Surroundings, input: Input) -> Vec<Effect> {
        self.machine.surroundings = surroundings;
        match input {
            // Nothing can be changed before it is known what is stored.
            Input::Command { .. }
            | Input::KeyShown(_)
            | Input::LinksLost(_)
            | Input::Delivered { .. }
                if self.is_unread() =>
            {
                self.read_again(After::Handle(Box::new(input)));
            }
            input => self.accept(input),
        }
        self.plan();
        if self.seats.take_renamed() {
            self.shown.rename();
        }
        let version = self.version();
        self.machine.take_effects(version)
    }

    fn accept(&mut self, input: Input) {
        match input {
            Input::Open { ticket, .. } if self.machine.is_closed => {
                self.machine.is_frozen = true;
                self.answer(ticket, Ok(()));
            }
            Input::Open { ticket, is_new } => {
                self.carry_out(Origin::Open { ticket }, |it| it.open(is_new));
            }
            Input::Command { ticket, by, command } => {
                self.hear_of(&by);
                let done = self.change(|it| it.execute(&by, command));
                self.settle(Origin::Command { ticket, by: Box::new(by) }, done);
            }
            Input::KeyShown(seat) => self.carry_out(Origin::Table, |it| {
                it.note_key(seat);
                Ok(())
            }),
            Input::LinksLost(by) => self.carry_out(Origin::Table, |it| {
                it.renew_links(&by);
                Ok(())
            }),
            Input::Bot(answer) => self.take_answer(answer),
            Input::Tick => self.tick(),
            Input::Stored => {
                if let Some(Change { origin, .. }) = self.machine.take_stored() {
                    self.changed();
                    self.cancel_withdrawn();
                    self.finish(origin, Ok(()));
                }
            }
            Input::NotStored(error) => {
                self.machine.note_refused(&error);
                if let Some(Change { origin, is_played }) = self.machine.take_stored() {
                    tracing::error!(table = %self.id, %error, "not written");
                    let after = match error {
                        StoreError::Unclear(_) if is_played => {
                            After::Compare(origin, error.into(), self.fingerprint())
                        }
                        error => After::Finish(origin, error.into()),
                    };
                    self.read_again(after);
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
            Input::Delivered { notice, was_wanted } => self.carry_out(Origin::Table, |it| {
                it.note_delivered(&notice, was_wanted);
                Ok(())
            }),
        }
    }

    /// Notes the surroundings before somebody looks at the table.
    pub fn attend(&mut self, surroundings: Surroundings) {
        self.machine.surroundings = surroundings;
        self.plan();
    }

    /// Refuses what belongs to a table that goes on: this one is closed, or stands still after a fault.
    pub fn check_running(&self) -> Result<(), TableError> {
        self.machine.check_running()
    }

    /// Whether the store is to answer before anything else happens.
    pub fn is_waiting(&self) -> bool {
        self.machine.is_waiting()
    }

    /// Whether what is in memory must not be shown: it is not what is stored, and the store did not answer.
    pub fn is_unread(&self) -> bool {
        self.machine.is_unread()
    }

    /// The lease is void: the table is played on elsewhere.
    pub fn is_lost(&self) -> bool {
        self.machine.is_lost()
    }

    /// When the table wants a tick.
    pub fn next_wake(&self) -> Option<Timestamp> {
        let pause = self.machine.paused_until();
        let work = [self.clocks.look_at(), self.next_notice()].into_iter().flatten().min();
        let moments = [
            work.map(|it| it.max(pause.unwrap_or_default())),
            pause,
            self.said.fades_at(),
            self.shown.fades_at(),
        ];
        moments.into_iter().flatten().min()
    }

    /// Whether the store has just failed: nothing is done by itself until it is tried again.
    pub fn is_paused(&self) -> bool {
        self.machine.paused_until().is_some()
    }

    pub(super) fn now(&self) -> Timestamp {
        self.machine.now()
    }

    fn plan(&mut self) {
        let (next, now) = (self.next_look(), self.now());
        self.clocks.plan(next, now);
    }

    /// Changes the table in memory. A panic freezes it, and only it.
    fn change(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<(), TableError>,
    ) -> Result<(), TableError> {
        self.machine.check_running()?;
        match catch_unwind(AssertUnwindSafe(|| work(self))) {
            Ok(Err(TableError::Frozen)) => {
                self.freeze("an invariant was broken", "");
                Err(TableError::Frozen)
            }
            Ok(done) => done,
            Err(panic) => {
                self.freeze("the table panicked", &reason(&*panic));
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
            self.report("somebody looked and the table panicked", &reason(&*panic));
            Err(TableError::Internal)
        })
    }

    /// What was found while somebody looked.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.machine.take_found()
    }

    /// Changes the table in memory, and has that stored or goes back to what is stored.
    fn carry_out(
        &mut self,
        origin: Origin,
        work: impl FnOnce(&mut Self) -> Result<(), TableError>,
    ) {
        let done = self.change(work);
        self.settle(origin, done);
    }

    /// Has stored what was changed, or goes back to what is stored.
    fn settle(&mut self, origin: Origin, done: Result<(), TableError>) {
        match self.machine.judge(origin, done) {
            Verdict::Store(origin) => {
                self.wind_clocks();
                self.machine.store(origin);
            }
            Verdict::Restore(origin, error) => self.read_again(After::Finish(origin, error)),
            Verdict::Finish(origin, done) => self.finish(origin, done),
        }
    }

    /// What tells two states of the match apart.
    fn fingerprint(&self) -> (u32, String) {
        (self.version(), self.played.game.hash())
    }

    fn read_again(&mut self, after: After) {
        self.clocks.forget_played();
        self.machine.read(after);
    }

    fn take_read(&mut self, read: Result<Option<Box<StoredTable>>, StoreError>) {
        let Some(after) = self.machine.take_reading() else { return };
        self.changed();
        let done = match read {
            Ok(Some(stored)) => self.recall(&stored).map_err(|error| {
                self.machine.is_frozen = true;
                self.report(&unreplayed(error.line), &error.what.to_string());
                TableError::Frozen
            }),
            Ok(None) => {
                self.machine.is_frozen = true;
                Err(TableError::Frozen)
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "cannot be read again");
                self.machine.note_unread();
                Err(error.into())
            }
        };
        match (after, done) {
            (After::Finish(origin, error), _) => self.finish(origin, Err(error)),
            (After::Compare(origin, error, wanted), done) => {
                let is_stored = done.is_ok() && self.fingerprint() == wanted;
                if is_stored {
                    self.cancel_withdrawn();
                }
                self.finish(origin, if is_stored { Ok(()) } else { Err(error) });
            }
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
        (self.played.game, self.played.records) = open::replay(stored)?;
        self.clocks.forget_performed(self.version());
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
            Ok(()) | Err(TableError::Frozen | TableError::Closed) => {}
            Err(TableError::Store(_)) => self.machine.pause(),
            Err(error) => self.freeze(whose, &error.to_string()),
        }
    }

    fn answer(&mut self, ticket: Ticket, done: Result<(), TableError>) {
        let done = done.map(|()| self.version());
        self.machine.want(Effect::Answer { ticket, done });
    }

    fn freeze(&mut self, what: &str, detail: &str) {
        self.machine.freeze();
        self.report(what, detail);
    }

    /// Has a fault reported. What is told in detail may tell of the match.
    fn report(&mut self, what: &str, detail: &str) {
        let file = || record::write(&*self.played.game, Some(&self.played.proof));
        let match_file = catch_unwind(AssertUnwindSafe(file)).unwrap_or_default();
        let what = what.to_owned();
        let why = if detail.is_empty() { what.clone() } else { format!("{what}: {detail}") };
        let (version, stands_still) = (self.version(), self.machine.is_frozen);
        let fault = Fault { version, what, why, match_file, stands_still };
        self.machine.want(Effect::Report(fault));
    }

    fn take_answer(&mut self, answer: BotAnswer) {
        let BotAnswer { version, seat, action } = answer;
        if version != self.version() || self.is_unread() {
            return;
        }
        self.carry_out(Origin::Bot, |it| {
            let action = action.ok_or(TableError::Frozen)?;
            if it.is_learning() {
                return it.answer_in_lesson(seat, &action);
            }
            it.play(seat, &action, Hand::Bot)?;
            it.play_forced()
        });
    }

    /// Does what is due.
    fn tick(&mut self) {
        let now = self.now();
        self.shown.fade(now);
        if self.said.fade(now) {
            self.changed();
        }
        if !self.machine.end_pause() {
            return;
        }
        if self.is_unread() {
            return self.read_again(After::Nothing);
        }
        let is_look = self.clocks.take_look(now);
        let has_notice = self.next_notice().is_some_and(|it| it <= now);
        if is_look || has_notice {
            self.carry_out(Origin::Table, |it| {
                if is_look {
                    it.look_at_clocks()?;
                }
                it.send_notices();
                Ok(())
            });
        }
    }
}

/// What is wrong with a stored line, by its number in the match file.
pub fn unreplayed(line: usize) -> String {
    format!("line {line} of the match cannot be replayed")
}

fn reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().map(str::to_owned);
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}
