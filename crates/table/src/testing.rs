//! A table with a store that is a value: for tests.

use std::sync::Arc;

use page::{OwnCode, Part, Prefs};

use super::{
    Command, Effect, Identity, Input, NewTable, Settings, Surroundings, Table, Ticket, Timestamp,
    make,
};
use crate::error::TableError;
use crate::keys::{Key, TableId};
use crate::render::Extent;
use crate::seats::{Place, Sitting};
use crate::shown::{RenderKey, RenderedParts};
use crate::stored::{StoreError, StoredTable, Write};
use crate::visitor::Visitor;

/// What happens to the writes of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    Works,
    /// Nothing is stored any more; what is stored can be read.
    Full,
    /// The store does not answer at all.
    Away,
    /// It does not tell whether it has taken what it was asked to, and has.
    Taking,
    /// It does not tell that either, and has not.
    Losing,
}

/// A table, what is stored of it, and what it wanted.
pub struct Bench {
    pub table: Table,
    pub stored: StoredTable,
    pub disk: Disk,
    pub around: Surroundings,
    /// Everything but reading and storing, since it was last taken.
    pub effects: Vec<Effect>,
}

pub(crate) const SETTINGS: Settings = Settings {
    now: Timestamp(1_000_000),
    notice_after: std::time::Duration::from_secs(10),
    tick: 7,
};

pub fn visitor(browser: &Key) -> Visitor {
    let prefs = Prefs::of(text::Lang::En);
    let (browser, origin) = (Some(browser.clone()), String::new());
    let name = String::new();
    Visitor {
        browser,
        bearer: None,
        client: None,
        prefs,
        name,
        origin,
        wants_json: false,
        tab: None,
    }
}

/// A table with two people at one screen.
pub fn hot_seat(game: &str) -> NewTable {
    NewTable::plain(game.to_owned(), vec![(Sitting::Here, String::new()); 2])
}

/// A match file of at least so many lines: a match up to an answer that can be taken back, and then that answer again and
/// again, so that nothing but the version changes from line to line.
pub fn long_file(n_lines: usize) -> String {
    let game = catalog::game("smallworld").expect("the game is there");
    let mut dice = kernel::Chance::seeded([1; 32], 0);
    let setup = game.setup(2, &[]).expect("two may play");
    let mut table = game.start(&setup, &mut dice).expect("it is a setup");
    let mut lines = vec![catalog::record::header_line(&*table, None)];
    while table.version() < 100 {
        let seat = table.asked().first().expect("the match has just begun");
        let action = table.legal(seat).pop().expect("whoever is asked can answer");
        table.act(seat, &action, &mut dice).expect("it is legal");
        let is_free = 0 < table.n_free_undo(seat);
        lines.extend(table.line(table.version() - 1));
        if is_free {
            table.undo(seat, 1, catalog::UndoneBy::Seat).expect("it is free");
            lines.extend(table.line(table.version() - 1));
            break;
        }
    }
    let tries = lines.split_off(lines.len() - 2);
    let n_more = n_lines.saturating_sub(lines.len());
    lines.extend(tries.into_iter().cycle().take(n_more));
    lines.into_iter().map(|it| it + "\n").collect()
}

impl Table {
    /// Puts another position on the table, and nothing else.
    pub fn put_game(&mut self, position: Box<dyn catalog::AnyTable>) {
        self.played.game = position;
    }

    /// A visitor is given the page as [`Table::page`] draws it, which is not done.
    pub fn note_page(&mut self, by: &Visitor) {
        let key = self.render_key_for(by);
        if let Some(browser) = by.key_hash() {
            self.shown.note_page(browser, key);
        }
    }

    /// What a visitor is shown next is not drawn: its parts tell in short what they depend on.
    pub fn sketch(&mut self, by: &Visitor) {
        let (key, now) = (self.render_key_for(by), self.now());
        for extent in [Extent::Live, Extent::Whole] {
            if self.shown.parts(&key, extent, now).is_some() {
                continue;
            }
            let is_curtain = key.table.curtain.is_some();
            let parts = if is_curtain { Vec::new() } else { sketched(&key, extent) };
            let version = if self.played.is_mixing { 0 } else { key.table.version };
            let drawn = RenderedParts::of(version, parts);
            let drawn = Arc::new(RenderedParts { is_curtain, ..drawn });
            self.shown.keep_parts(key.clone(), extent, &drawn);
        }
    }

    pub fn places_mut(&mut self) -> &mut [Place] {
        &mut self.seats.places
    }

    /// Puts another position on the table, whose seats have the keys of this host.
    ///
    /// # Errors
    /// See [`Table::play_forced`], which follows if `goes_on`.
    pub fn put(
        &mut self,
        id: TableId,
        position: Box<dyn catalog::AnyTable>,
        host: &Key,
        goes_on: bool,
    ) -> Result<(), TableError> {
        (self.id, self.played.game) = (id, position);
        self.played.records.clear();
        for (idx, place) in self.seats.places.iter_mut().enumerate() {
            place.key = host.of_seat(&id.to_string(), idx as u8, 0).key_hash();
        }
        if goes_on { self.play_forced() } else { Ok(()) }
    }
}

fn sketched(key: &RenderKey, extent: Extent) -> Vec<Part> {
    let RenderKey { table: it, viewer, prefs } = key;
    let code = match &it.own_code {
        Some(OwnCode::Known(code)) => code,
        Some(OwnCode::Elsewhere) => "elsewhere",
        None => "none",
    };
    let position = (it.version, viewer, it.is_waiting, &it.seed, prefs);
    let mut res = vec![
        ("position", format!("{position:?}")),
        ("seats", format!("{:?}", it.seats)),
        ("invitations", format!("{:?}", it.invitations)),
        ("code", code.to_owned()),
        ("notice", format!("{:?}", it.notice)),
        ("campaign", format!("{:?}", it.campaign)),
        ("around", format!("{:?}", it.around)),
        ("together", format!("{:?}", it.together)),
    ];
    if extent == Extent::Whole {
        // Chapters that are long past.
        let names: Vec<&str> = it.seats.iter().map(|it| it.name.as_str()).collect();
        res.push(("past", names.join(", ")));
    }
    res.into_iter().map(|(id, html)| Part { id: id.to_owned(), html }).collect()
}

impl Bench {
    pub fn new(new: &NewTable, host: &Key, seed: u64) -> Self {
        let id = TableId::of_number(seed as i64);
        let identity = Identity { id, seed: catalog::Seed::of_number(seed) };
        Self::made(make(new, host, identity, SETTINGS).expect("the table can be made"))
    }

    /// A table at which somebody learns.
    pub fn of_lesson(lesson: &str, host: &Key, seed: u64) -> Self {
        let id = TableId::of_number(seed as i64);
        let identity = Identity { id, seed: catalog::Seed::of_number(seed) };
        let made = crate::make_lesson(lesson, "", host, identity, SETTINGS);
        Self::made(made.expect("there is such a lesson"))
    }

    fn made(made: crate::Made) -> Self {
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

    /// The table that a store has after these writes.
    pub fn of(writes: &[Write]) -> Self {
        let [Write::Table(stored), rest @ ..] = writes else { panic!("a table is stored first") };
        let mut stored = (**stored).clone();
        assert!(rest.iter().try_for_each(|it| stored.apply(it)).is_ok());
        let table = Table::restored(&stored, SETTINGS).expect("what is stored can be read");
        let around = Surroundings { now: SETTINGS.now, ..Surroundings::default() };
        let (disk, effects) = (Disk::Works, Vec::new());
        let mut res = Self { table, stored, disk, around, effects };
        assert!(res.open(false).is_ok());
        res
    }

    /// The table as it comes back after the server was killed.
    pub fn reopened(&self) -> Self {
        let table = Table::restored(&self.stored, SETTINGS).expect("what is stored can be read");
        let (stored, around) = (self.stored.clone(), self.around);
        let mut res = Self { table, stored, disk: self.disk, around, effects: Vec::new() };
        assert!(res.open(false).is_ok());
        res
    }

    fn open(&mut self, is_new: bool) -> Result<u32, TableError> {
        self.feed(Input::Open { ticket: Ticket(0), is_new });
        self.answered(Ticket(0))
    }

    pub fn command(&mut self, by: &Visitor, command: Command) -> Result<u32, TableError> {
        self.feed(Input::Command { ticket: Ticket(1), by: by.clone(), command });
        self.answered(Ticket(1))
    }

    fn answered(&mut self, ticket: Ticket) -> Result<u32, TableError> {
        let is_it =
            |it: &mut Effect| matches!(it, Effect::Answer { ticket: its, .. } if *its == ticket);
        match self.effects.extract_if(.., is_it).next() {
            Some(Effect::Answer { done, .. }) => done,
            _ => panic!("it is answered exactly once"),
        }
    }

    /// Brings an input to the table, and what the store says until it is asked nothing more.
    pub fn feed(&mut self, input: Input) {
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
        let unclear = || Err(StoreError::Unclear("no answer".to_owned()));
        match self.disk {
            Disk::Works => writes.iter().try_for_each(|it| self.stored.apply(it)),
            Disk::Full | Disk::Away => Err(StoreError::Closed("full".to_owned())),
            Disk::Taking => {
                writes.iter().try_for_each(|it| self.stored.apply(it)).and_then(|()| unclear())
            }
            Disk::Losing => unclear(),
        }
    }
}
