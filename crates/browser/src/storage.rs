//! What is kept: a record for each table, one for each line of its match, and one for the cookies. Tables are in memory
//! without their lines; lines are read when a table is opened.
//!
//! Groups of writes are stored one after the other, and what is in memory follows when they are on the disk.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use table::{
    Claim, KeyHash, Lease, NoticeState, OpenTable, PUZZLE_MARK, StoreError, StoredLine,
    StoredTable, TableId, Timestamp, Write,
};
use tokio::sync::oneshot;
use web::{TableStore, Task};

use crate::lock;
use crate::message::{Outgoing, Record, Refusal};
use crate::shell::Outbox;

/// The key of a table's record begins so, and its name follows.
const TABLE: &str = "table/";

/// The records of all settings begin so.
const SETTING: &str = "setting/";

/// The record of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Row {
    /// In milliseconds since 1970.
    made: u64,
    is_over: bool,
    /// Without lines.
    table: StoredTable,
    /// The number of lines, once they were read.
    #[serde(skip)]
    n_lines: Option<u32>,
}

/// Records to be stored in one transaction.
#[derive(Debug)]
struct Job {
    writes: Vec<Write>,
    /// Other records.
    records: Vec<Record>,
    made: Timestamp,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

/// What is being stored.
#[derive(Debug)]
struct Current {
    id: u64,
    /// What the tables are then.
    rows: BTreeMap<TableId, Row>,
    conflict: StoreError,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

/// What a job adds and changes on the disk.
#[derive(Debug, Default)]
struct Change {
    rows: BTreeMap<TableId, Row>,
    add: Vec<Record>,
    put: Vec<Record>,
}

type Loading = oneshot::Sender<Result<Vec<Record>, String>>;

#[derive(Debug)]
struct Inner {
    outbox: Outbox,
    last_id: u64,
    rows: BTreeMap<TableId, Row>,
    jobs: VecDeque<Job>,
    current: Option<Current>,
    loads: HashMap<u64, Loading>,
    has_refused: bool,
}

/// The storage of the browser. Cloning it is cheap.
#[derive(Clone, Debug)]
pub(crate) struct Storage(Arc<Mutex<Inner>>);

fn table_key(table: TableId) -> String {
    format!("{TABLE}{table}")
}

/// Keys are in the order of their numbers.
fn line_key(table: TableId, number: u32) -> String {
    format!("{}{number:08}", lines_of(table))
}

fn lines_of(table: TableId) -> String {
    format!("line/{table}/")
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is stored is made of strings and numbers")
}

impl Row {
    /// Does one write; whether anything but lines has changed.
    fn apply(&mut self, write: &Write) -> Result<bool, StoreError> {
        let table = self.table.id;
        match write {
            Write::Line { number, .. } => {
                if self.n_lines.map(|it| it + 1) != Some(*number) {
                    return Err(StoreError::Conflict { table, number: *number });
                }
                self.n_lines = Some(*number);
                return Ok(false);
            }
            Write::Sequel { .. } if self.table.sequel.is_some() => {
                return Err(StoreError::Conflict { table, number: 0 });
            }
            Write::Over { .. } => self.is_over = true,
            other => self.table.apply(other)?,
        }
        Ok(true)
    }

    /// See [`TableStore::clocked_tables`].
    fn is_clocked(&self, before: Timestamp) -> bool {
        let StoredTable { seats, clock, .. } = &self.table;
        if self.is_over || self.table.is_mixing || *clock == 0 {
            return false;
        }
        let mut asked = seats.iter().filter(|it| 0 < it.since).peekable();
        if asked.peek().is_none() {
            return seats.iter().any(|it| it.bot.is_empty() || it.is_taken());
        }
        asked.any(|it| it.since + u64::from(*clock) * 1000 < before.0)
    }
}

impl Change {
    fn of(job: &Job, rows: &BTreeMap<TableId, Row>) -> Result<Self, StoreError> {
        let mut res = Self { put: job.records.clone(), ..Self::default() };
        let mut changed = Vec::new();
        for write in &job.writes {
            let id = write.table();
            if let Write::Table(stored) = write {
                let mut table = (**stored).clone();
                for (number, line) in (1..).zip(std::mem::take(&mut table.lines)) {
                    res.add.push((line_key(id, number), json(&line)));
                }
                let (made, n_lines) = (job.made.0, Some(stored.lines.len() as u32));
                res.rows.insert(id, Row { made, is_over: false, table, n_lines });
                changed.push(id);
                continue;
            }
            let row = match res.rows.entry(id) {
                Entry::Occupied(row) => row.into_mut(),
                Entry::Vacant(place) => {
                    let none = || StoreError::Failed(format!("there is no table {id}"));
                    place.insert(rows.get(&id).cloned().ok_or_else(none)?)
                }
            };
            if row.apply(write)? {
                changed.push(id);
            }
            if let Write::Line { number, text, is_auto_answer, .. } = write {
                let line = StoredLine { text: text.clone(), is_auto_answer: *is_auto_answer };
                res.add.push((line_key(id, *number), json(&line)));
            }
        }
        changed.sort_unstable();
        changed.dedup();
        res.put.extend(changed.into_iter().map(|id| (table_key(id), json(&res.rows[&id]))));
        Ok(res)
    }
}

impl Inner {
    fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// Begins the next job, if none is under way.
    fn go_on(&mut self) {
        while self.current.is_none()
            && let Some(job) = self.jobs.pop_front()
        {
            let Change { rows, add, put } = match Change::of(&job, &self.rows) {
                Ok(change) => change,
                // Whoever asked may have gone.
                Err(error) => {
                    drop(job.reply.send(Err(error)));
                    continue;
                }
            };
            if add.is_empty() && put.is_empty() {
                drop(job.reply.send(Ok(())));
                continue;
            }
            let conflict = job.writes.first().map_or_else(
                || StoreError::Failed("it is there already".to_owned()),
                |it| StoreError::Conflict { table: it.table(), number: 0 },
            );
            let id = self.next_id();
            self.current = Some(Current { id, rows, conflict, reply: job.reply });
            self.outbox.send(Outgoing::Store { id, add, put });
        }
    }
}

impl Storage {
    pub(crate) fn new(outbox: Outbox) -> Self {
        Self(Arc::new(Mutex::new(Inner {
            outbox,
            last_id: 0,
            rows: BTreeMap::new(),
            jobs: VecDeque::new(),
            current: None,
            loads: HashMap::new(),
            has_refused: false,
        })))
    }

    /// Everything is on the disk.
    pub(crate) fn stored(&self, id: u64) {
        let mut inner = lock(&self.0);
        if let Some(current) = inner.current.take_if(|it| it.id == id) {
            inner.rows.extend(current.rows);
            inner.has_refused = false;
            drop(current.reply.send(Ok(())));
        }
        inner.go_on();
    }

    /// Nothing is.
    pub(crate) fn not_stored(&self, id: u64, refusal: Refusal, why: String) {
        let mut inner = lock(&self.0);
        if let Some(current) = inner.current.take_if(|it| it.id == id) {
            inner.has_refused = true;
            let error = match refusal {
                Refusal::Full => StoreError::Closed(why),
                Refusal::Conflict => current.conflict,
                Refusal::Failed => StoreError::Failed(why),
            };
            drop(current.reply.send(Err(error)));
        }
        inner.go_on();
    }

    pub(crate) fn loaded(&self, id: u64, records: Result<Vec<Record>, String>) {
        let loading = lock(&self.0).loads.remove(&id);
        drop(loading.map(|it| it.send(records)));
    }

    async fn load(&self, prefix: String) -> Result<Vec<Record>, StoreError> {
        let (reply, loaded) = oneshot::channel();
        {
            let mut inner = lock(&self.0);
            let id = inner.next_id();
            inner.loads.insert(id, reply);
            inner.outbox.send(Outgoing::Load { id, prefix });
        }
        match loaded.await {
            Ok(Ok(records)) => Ok(records),
            Ok(Err(why)) => Err(StoreError::Failed(why)),
            Err(_) => Err(StoreError::Failed("the storage is gone".to_owned())),
        }
    }

    /// Reads all tables, without lines. One that cannot be read is left where it is.
    pub(crate) async fn open(&self) -> Result<(), StoreError> {
        for (key, text) in self.load(TABLE.to_owned()).await? {
            let row: Result<Row, _> = serde_json::from_str(&text);
            let mut inner = lock(&self.0);
            match row {
                Ok(row) => drop(inner.rows.insert(row.table.id, row)),
                Err(error) => {
                    inner.outbox.send(Outgoing::Report { text: format!("{key}: {error}") })
                }
            }
        }
        Ok(())
    }

    /// What was kept under a name.
    pub(crate) async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        let key = format!("{SETTING}{name}");
        let found = self.load(key.clone()).await?;
        Ok(found.into_iter().find(|(it, _)| *it == key).map(|(_, text)| text))
    }

    /// Keeps a text under a name.
    pub(crate) async fn keep(&self, name: &str, text: String) -> Result<(), StoreError> {
        let record = (format!("{SETTING}{name}"), text);
        self.store(Vec::new(), vec![record], Timestamp(0)).await
    }

    async fn store(
        &self,
        writes: Vec<Write>,
        records: Vec<Record>,
        made: Timestamp,
    ) -> Result<(), StoreError> {
        let (reply, done) = oneshot::channel();
        {
            let mut inner = lock(&self.0);
            inner.jobs.push_back(Job { writes, records, made, reply });
            inner.go_on();
        }
        done.await.unwrap_or_else(|_| Err(StoreError::Failed("the storage is gone".to_owned())))
    }

    async fn whole(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        if !lock(&self.0).rows.contains_key(&id) {
            return Ok(None);
        }
        let damaged = |what: &str| StoreError::Failed(format!("table {id}: {what}"));
        let mut lines = Vec::new();
        for (key, text) in self.load(lines_of(id)).await? {
            if key != line_key(id, lines.len() as u32 + 1) {
                return Err(damaged(&format!("line {} is missing", lines.len() + 1)));
            }
            let line: StoredLine =
                serde_json::from_str(&text).map_err(|error| damaged(&format!("{key}: {error}")))?;
            lines.push(line);
        }
        let mut inner = lock(&self.0);
        let is_busy = inner.current.as_ref().is_some_and(|it| it.rows.contains_key(&id));
        let Some(row) = inner.rows.get_mut(&id) else { return Ok(None) };
        // What is being written now will say how many there are then.
        if !is_busy {
            row.n_lines = Some(lines.len() as u32);
        }
        Ok(Some(StoredTable { lines, ..row.table.clone() }))
    }

    fn select<T>(&self, select: impl FnOnce(&BTreeMap<TableId, Row>) -> T) -> T {
        select(&lock(&self.0).rows)
    }
}

/// A storage that knows what time it is, as tables need it.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) storage: Storage,
    pub(crate) clock: Arc<crate::host::HostClock>,
}

fn ready<T: Send + 'static>(value: T) -> Task<'static, T> {
    Box::pin(std::future::ready(value))
}

impl TableStore for Tables {
    fn claim(&self, table: TableId) -> Task<'_, Result<Claim, StoreError>> {
        let is_there = self.storage.select(|rows| rows.contains_key(&table));
        ready(Ok(if is_there { Claim::Mine(Lease::first(table)) } else { Claim::NoSuchTable }))
    }

    fn release(&self, _: Lease) -> Task<'_, ()> {
        ready(())
    }

    fn lay(&self, writes: Vec<Write>) -> Task<'_, Result<(), StoreError>> {
        Box::pin(self.storage.store(writes, Vec::new(), self.clock.timestamp()))
    }

    fn write(&self, _: Lease, writes: Vec<Write>) -> Task<'_, Result<(), StoreError>> {
        self.lay(writes)
    }

    fn table(&self, table: TableId) -> Task<'_, Result<Option<StoredTable>, StoreError>> {
        Box::pin(self.storage.whole(table))
    }

    fn sequel(&self, table: TableId) -> Task<'_, Result<Option<TableId>, StoreError>> {
        ready(Ok(self.storage.select(|rows| rows.get(&table).and_then(|it| it.table.sequel))))
    }

    fn seat_of(&self, key: KeyHash) -> Task<'_, Result<Option<(TableId, u8)>, StoreError>> {
        ready(Ok(self.storage.select(|rows| {
            rows.iter().find_map(|(id, row)| {
                let seat = row.table.seats.iter().position(|it| it.key == key)?;
                Some((*id, u8::try_from(seat).ok()?))
            })
        })))
    }

    fn tables_of(
        &self,
        browser: KeyHash,
        before: Option<TableId>,
        most: u32,
    ) -> Task<'_, Result<Vec<TableId>, StoreError>> {
        let mut found = self.storage.select(|rows| {
            let is_own = |row: &Row| {
                let is_puzzle = row.table.course.contains(PUZZLE_MARK);
                let mut seats = row.table.seats.iter();
                !is_puzzle
                    && (row.table.host == browser || seats.any(|it| it.holders.contains(&browser)))
            };
            let own = rows.iter().filter(|(_, row)| is_own(row));
            own.map(|(id, row)| (std::cmp::Reverse(row.made), *id)).collect::<Vec<_>>()
        });
        found.sort_unstable();
        let mut own = found.into_iter().map(|(_, id)| id);
        if let Some(last) = before {
            own.find(|it| *it == last);
        }
        ready(Ok(own.take(most as usize).collect()))
    }

    /// There are no strangers here.
    fn open_tables(&self, _: usize) -> Task<'_, Result<Vec<OpenTable>, StoreError>> {
        ready(Ok(Vec::new()))
    }

    fn clocked_tables(&self, before: Timestamp) -> Task<'_, Result<Vec<TableId>, StoreError>> {
        ready(Ok(self.storage.select(|rows| {
            rows.iter().filter(|(_, row)| row.is_clocked(before)).map(|(id, _)| *id).collect()
        })))
    }

    fn owing_tables(&self) -> Task<'_, Result<Vec<TableId>, StoreError>> {
        let owes = |row: &Row| {
            let mut notices = row.table.seats.iter().flat_map(|it| &it.notices);
            notices.any(|it| it.state == NoticeState::Owed)
        };
        ready(Ok(self
            .storage
            .select(|rows| rows.iter().filter(|(_, row)| owes(row)).map(|(id, _)| *id).collect())))
    }

    fn is_well(&self) -> Task<'_, bool> {
        ready(!lock(&self.storage.0).has_refused)
    }

    fn is_shared(&self) -> bool {
        false
    }
}
