//! A table with a store that is a value: for tests.

use page::Prefs;

use super::{
    Command, Effect, Identity, Input, NewTable, Settings, Surroundings, Table, Ticket, Timestamp,
    make,
};
use crate::error::ApiError;
use crate::keys::{Key, TableId};
use crate::seats::{KeyUse, Sitting};
use crate::store::{
    Beside, MOST_TALK, StoreError, StoredLine, StoredNotice, StoredTable, Tell, Write,
};
use crate::visitor::Visitor;

/// What happens to the writes of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disk {
    Works,
    /// Nothing is stored any more; what is stored can be read.
    Full,
    /// The store does not answer at all.
    Away,
}

/// A table, what is stored of it, and what it wanted.
pub(super) struct Bench {
    pub(super) table: Table,
    pub(super) stored: StoredTable,
    pub(super) disk: Disk,
    pub(super) around: Surroundings,
    /// Everything but reading and storing, since it was last taken.
    pub(super) effects: Vec<Effect>,
}

const SETTINGS: Settings = Settings {
    now: Timestamp(1_000_000),
    notice_after: std::time::Duration::from_secs(10),
    tick: 7,
};

pub(super) fn visitor(browser: &Key) -> Visitor {
    let prefs = Prefs::of(text::Lang::En);
    let (browser, origin) = (Some(browser.clone()), String::new());
    Visitor { browser, bearer: None, client: None, prefs, origin, wants_json: false, tab: None }
}

/// A table with two people at one screen.
pub(super) fn hot_seat(game: &str) -> NewTable {
    NewTable {
        game: game.to_owned(),
        seats: vec![(Sitting::Here, String::new()); 2],
        set: Vec::new(),
        clock: None,
        campaign: None,
        mixes: false,
        delay: 0,
        open_in: None,
    }
}

impl Bench {
    pub(super) fn new(new: &NewTable, host: &Key, seed: u64) -> Self {
        let id = TableId::of_number(seed as i64);
        let identity = Identity { id, seed: catalog::Seed::of_number(seed) };
        let made = make(new, host, identity, SETTINGS).unwrap();
        let Some(Write::Table(stored)) = made.writes.first().cloned() else {
            panic!("a table is stored first")
        };
        let around = Surroundings { now: SETTINGS.now, ..Surroundings::default() };
        let (table, stored) = (made.table, *stored);
        let (disk, effects) = (Disk::Works, Vec::new());
        let mut res = Self { table, stored, disk, around, effects };
        assert!(res.open(true).is_ok());
        res
    }

    /// The table as it comes back after the server was killed.
    pub(super) fn reopened(&self) -> Self {
        let table = Table::restored(&self.stored, SETTINGS).unwrap();
        let (stored, around) = (self.stored.clone(), self.around);
        let mut res = Self { table, stored, disk: self.disk, around, effects: Vec::new() };
        assert!(res.open(false).is_ok());
        res
    }

    fn open(&mut self, is_new: bool) -> Result<u32, ApiError> {
        self.feed(Input::Open { ticket: Ticket(0), is_new });
        self.answered(Ticket(0))
    }

    pub(super) fn command(&mut self, by: &Visitor, command: Command) -> Result<u32, ApiError> {
        self.feed(Input::Command { ticket: Ticket(1), by: by.clone(), command });
        self.answered(Ticket(1))
    }

    fn answered(&mut self, ticket: Ticket) -> Result<u32, ApiError> {
        let is_it =
            |it: &mut Effect| matches!(it, Effect::Answer { ticket: its, .. } if *its == ticket);
        match self.effects.extract_if(.., is_it).next() {
            Some(Effect::Answer { done, .. }) => done,
            _ => panic!("it is answered exactly once"),
        }
    }

    /// Brings an input to the table, and what the store says until it is asked nothing more.
    pub(super) fn feed(&mut self, input: Input) {
        let mut next = Some(input);
        while let Some(input) = next.take() {
            for effect in self.table.handle(self.around, input) {
                match effect {
                    Effect::Store(writes) => {
                        next = Some(match self.store(&writes) {
                            Ok(()) => Input::Stored,
                            Err(error) => Input::NotStored(error),
                        });
                    }
                    Effect::Read if self.disk == Disk::Away => {
                        next = Some(Input::Read(Err(StoreError::Closed("away".to_owned()))));
                    }
                    Effect::Read => {
                        next = Some(Input::Read(Ok(Some(Box::new(self.stored.clone())))));
                    }
                    other => self.effects.push(other),
                }
            }
        }
        assert!(!self.table.is_waiting());
    }

    fn store(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        if self.disk != Disk::Works {
            return Err(StoreError::Closed("full".to_owned()));
        }
        writes.iter().for_each(|it| store(&mut self.stored, it));
        Ok(())
    }
}

/// What the store does with one write of a table.
fn store(table: &mut StoredTable, write: &Write) {
    match write.clone() {
        Write::Table(_) | Write::Over { .. } => {}
        Write::Line { number, text, is_standing, .. } => {
            assert_eq!(number as usize, table.lines.len() + 1, "lines are only added");
            table.lines.push(StoredLine { text, is_standing });
        }
        Write::Sequel { next, .. } => table.sequel = Some(next),
        Write::Holder { seat, browser, .. } => {
            table.seats[usize::from(seat)].holders.push(browser);
        }
        Write::Vacate { seat, .. } => {
            let seat = &mut table.seats[usize::from(seat)];
            seat.holders.clear();
            seat.key_use = KeyUse::Unused;
        }
        Write::Lock { seat, key, number, key_use, .. } => {
            let seat = &mut table.seats[usize::from(seat)];
            (seat.key, seat.key_number, seat.key_use) = (key, number, key_use);
        }
        Write::KeyUsed { seat, .. } => {
            table.seats[usize::from(seat)].key_use = KeyUse::Used;
        }
        Write::Bot { seat, bot, .. } => table.seats[usize::from(seat)].bot = bot,
        Write::Answers { seat, answers, is_passing, .. } => {
            let seat = &mut table.seats[usize::from(seat)];
            (seat.answers, seat.is_passing) = (answers, is_passing);
        }
        Write::Since { seat, since, .. } => table.seats[usize::from(seat)].since = since,
        Write::Beside { what, .. } => match what {
            Beside::Word { seat, word } => table.seats[usize::from(seat)].word = word,
            Beside::Ask { ask } => table.ask = ask,
            Beside::Begun { header } => (table.header, table.is_mixing) = (header, false),
            Beside::Talk { number, seat, text } => {
                table.talk.push((number, seat, text));
                let n_old = table.talk.len().saturating_sub(MOST_TALK);
                table.talk.drain(..n_old);
            }
            Beside::Desk { seat, notes, muted } => {
                let seat = &mut table.seats[usize::from(seat)];
                (seat.notes, seat.muted) = (notes, muted);
            }
        },
        Write::Tell(Tell::Notice { seat, call, is, .. }) => {
            let notices = &mut table.seats[usize::from(seat)].notices;
            notices.retain(|it| it.call != call);
            notices.extend(is.map(|(state, due)| StoredNotice { call, state, due }));
        }
        Write::Tell(_) => panic!("a table subscribes to nothing"),
    }
}
