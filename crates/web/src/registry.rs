//! Every table by its id. Tables that are asked for come into memory, those that nobody looks at leave it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use table::{
    Claim, ClientNetwork, Command, Key, Made, NewTable, Retry, SOON, Sequel, Stamp, StoreError,
    Table, TableError, TableId, Visitor,
};
use tokio::sync::{OnceCell, mpsc, oneshot, watch};

use crate::analysis::AnalysisSessions;
use crate::config::Config;
use crate::context::Context;
use crate::driver::{FormDone, Handle, Message, Then};
use crate::error::ApiError;
use crate::host::{Host, fresh_key, fresh_table_id};
use crate::metrics::{Now, count};
use crate::numbers::Numbers;
use crate::retries::{self, Verdicts};
use crate::reviews::{self, Reviews};
use crate::thoughts::Thoughts;

/// What the handlers share. Cloning it is cheap.
#[derive(Clone, Debug)]
pub struct AppState {
    pub registry: Arc<TableRegistry>,
    pub(crate) analyses: Arc<AnalysisSessions>,
    pub(crate) reviews: Arc<Reviews>,
    pub(crate) verdicts: Arc<Verdicts>,
}

impl AppState {
    /// Tables in a shell.
    pub fn new(host: Arc<dyn Host>, config: Config) -> Self {
        let context = Arc::new(Context::new(host, config));
        let registry = Arc::new(TableRegistry { context, tables: Mutex::default() });
        registry.context.host.spawn(Box::pin(keep_awake(Arc::downgrade(&registry))));
        Self {
            registry,
            analyses: Arc::default(),
            reviews: Arc::new(Thoughts::new(reviews::AT_ONCE)),
            verdicts: Arc::new(Thoughts::new(retries::AT_ONCE)),
        }
    }

    /// How many tables are in memory.
    pub fn n_tables(&self) -> usize {
        self.registry
            .lock()
            .values()
            .filter(|it| it.get().is_some_and(|it| !it.inbox.is_closed()))
            .count()
    }

    pub(crate) fn host(&self) -> &dyn Host {
        &*self.registry.context.host
    }

    pub(crate) fn config(&self) -> Config {
        self.registry.context.config.now()
    }

    /// From now on this holds, at tables that are being played as well.
    pub fn set_config(&self, config: Config) {
        self.registry.context.config.set(config);
    }

    /// A new secret key.
    pub(crate) fn fresh_key(&self) -> Key {
        fresh_key(self.host())
    }

    /// Numbers for whoever watches the host, as Prometheus reads them.
    pub(crate) async fn metrics(&self) -> String {
        let (context, host) = (&self.registry.context, self.host());
        let mut numbers = Numbers::default();
        let (n_tables, n_waiting) = (self.n_tables(), host.n_waiting());
        let now = Now { n_tables, n_waiting, is_well: host.store().is_well().await };
        context.counts.tell(&mut numbers, now);
        host.tell_numbers(&mut numbers);
        numbers.into_text()
    }
}

/// A match that was brought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BroughtTable {
    pub(crate) id: TableId,
    pub(crate) is_over: bool,
}

/// A match that is taken along. Its text is secret, so that there is no `Debug`.
pub(crate) struct Along {
    pub(crate) game: &'static str,
    pub(crate) text: String,
}

/// The table that goes on with a campaign.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NextTable {
    There(TableId),
    Made(TableId),
}

/// How often tables are looked for that go on by themselves; a table is in memory for twice as long before its time is up.
const WAKE_EVERY: Duration = Duration::from_secs(SOON.as_secs() / 2);

/// Wakes tables in time, as long as the tables are there.
async fn keep_awake(registry: Weak<TableRegistry>) {
    loop {
        wake(Weak::clone(&registry)).await;
        // What is held here meanwhile would outlive the tables.
        let pause = registry.upgrade().map(|it| {
            let host = &it.context.host;
            host.sleep_until(host.now() + WAKE_EVERY)
        });
        let Some(pause) = pause else { return };
        pause.await;
    }
}

/// Brings the tables into memory that nobody else has and that go on although nobody may look at them again: those where a
/// time is up soon, and those at which somebody is still to be told something.
pub async fn wake(registry: Weak<TableRegistry>) {
    let Some(host) = registry.upgrade().map(|it| Arc::clone(&it.context.host)) else { return };
    let (store, soon) = (host.store(), host.now() + SOON);
    let found = async {
        Ok::<_, StoreError>((store.clocked_tables(soon).await?, store.owing_tables().await?))
    };
    let (clocked, owing) = match found.await {
        Ok(found) => found,
        Err(error) => return tracing::error!(%error, "the tables that go on were not found"),
    };
    for id in clocked.into_iter().chain(owing) {
        let Some(registry) = registry.upgrade() else { return };
        if let Err(error) = registry.open(id).await
            // Whoever is told of a fault was told when it was met.
            && !matches!(error, ApiError::Elsewhere(_) | ApiError::Table(TableError::Frozen))
        {
            tracing::error!(table = %id, %error, "a table that goes on was not opened");
        }
    }
}

/// The tables in memory, and the way to those that are not.
#[derive(Debug)]
pub struct TableRegistry {
    pub(crate) context: Arc<Context>,
    tables: Mutex<HashMap<TableId, Arc<OnceCell<Handle>>>>,
}

impl TableRegistry {
    /// Makes a table for whoever has this key and asks from this network, and looks at it.
    pub(crate) async fn make<T>(
        &self,
        new: &NewTable,
        host: &Key,
        client: Option<ClientNetwork>,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, ApiError> {
        self.begin(self.context.make(new, host)?, client, look).await
    }

    /// Makes a table at which somebody learns.
    pub(crate) async fn make_lesson(
        &self,
        lesson: &str,
        name: &str,
        host: &Key,
        client: Option<ClientNetwork>,
    ) -> Result<TableId, ApiError> {
        let (identity, settings) = (self.context.identity(), self.context.settings());
        let made = table::make_lesson(lesson, name, host, identity, settings)?;
        self.begin(made, client, |it| it.id).await
    }

    /// Makes a table at which somebody tries again from a moment of another match.
    pub(crate) async fn make_retry(
        &self,
        retry: Retry,
        name: &str,
        host: &Key,
        client: Option<ClientNetwork>,
    ) -> Result<TableId, ApiError> {
        let (identity, settings) = (self.context.identity(), self.context.settings());
        let made = table::make_retry(retry, name, host, identity, settings)?;
        self.begin(made, client, |it| it.id).await
    }

    /// Stores a table that was made, brings it into memory, and looks at it first. Requests for it wait until then: opened
    /// twice, each copy would overwrite what the other has stored.
    async fn begin<T>(
        &self,
        made: Made,
        client: Option<ClientNetwork>,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, ApiError> {
        let (id, cell) = (made.table.id, Arc::<OnceCell<Handle>>::default());
        self.lock().insert(id, Arc::clone(&cell));
        let mut seen = None;
        let begin = async {
            let mut driver = self.context.open_new(made).await?;
            driver.table.set_client(client);
            seen = Some(look(&driver.table));
            Ok::<_, ApiError>(driver.start())
        };
        let begun = cell.get_or_try_init(|| Box::pin(begin)).await;
        self.drop_unopened(id, &cell);
        begun?;
        count(&self.context.counts.tables_made);
        // No other request can have opened it: it was not stored before.
        seen.ok_or(TableError::Internal.into())
    }

    /// Keeps a match that was played elsewhere: as a table that is over, or that goes on with the client that brings it.
    pub(crate) async fn bring(
        &self,
        text: String,
        host: &Key,
        is_program: bool,
        client: Option<ClientNetwork>,
    ) -> Result<BroughtTable, ApiError> {
        let shell = &*self.context.host;
        let id = fresh_table_id(shell);
        let brought = self.context.check_match(text, id, client).await?;
        let is_over = brought.is_over();
        shell.store().lay(brought.kept_for(host, is_program, id)).await?;
        Ok(BroughtTable { id, is_over })
    }

    /// The file with which a match goes on elsewhere. That it was given is stored before.
    pub(crate) async fn take_along(&self, id: TableId, by: &Visitor) -> Result<Along, ApiError> {
        let visitor = by.clone();
        let look = move |table: &mut Table, _| {
            Ok(Along { game: table.game().info().id, text: table.along(&visitor)? })
        };
        self.change_then(id, by, Command::TakeAlong, look).await
    }

    /// The table that goes on with the campaign of another one: made by the first who asks for it.
    pub(crate) async fn next(
        &self,
        id: TableId,
        by: &Visitor,
        host: &Key,
    ) -> Result<NextTable, ApiError> {
        let visitor = by.clone();
        let next = match self.read(id, move |table| table.sequel_for(&visitor)).await? {
            Sequel::There(next) => return Ok(NextTable::There(next)),
            Sequel::New(next) => next,
        };
        let made = self.context.make_next(*next, host)?;
        let next = match self.begin(made, by.client, |it| it.id).await {
            // Somebody else was faster.
            Err(ApiError::Table(TableError::Store(StoreError::Conflict { .. }))) => {
                let next =
                    self.context.host.store().sequel(id).await?.ok_or(TableError::Internal)?;
                return Ok(NextTable::There(next));
            }
            made => made?,
        };
        self.change(id, by, Command::Sequel { next }).await?;
        Ok(NextTable::Made(next))
    }

    /// The way to a table, which is brought into memory if need be.
    pub async fn open(&self, id: TableId) -> Result<Handle, ApiError> {
        let cell = {
            let mut tables = self.lock();
            let cell = tables.entry(id).or_default();
            if cell.get().is_some_and(|it| it.inbox.is_closed()) {
                *cell = Arc::default();
            }
            Arc::clone(cell)
        };
        let opened = cell
            // In a box: every stream would keep room for this, and it is seldom needed.
            .get_or_try_init(|| Box::pin(self.bring_back(id)))
            .await;
        self.drop_unopened(id, &cell);
        opened.cloned()
    }

    /// Forgets a table that could not be opened, unless another request is opening it.
    fn drop_unopened(&self, id: TableId, cell: &Arc<OnceCell<Handle>>) {
        if cell.get().is_none() {
            let mut tables = self.lock();
            let is_only = |it: &Arc<_>| Arc::ptr_eq(it, cell) && Arc::strong_count(it) == 2;
            if cell.get().is_none() && tables.get(&id).is_some_and(is_only) {
                tables.remove(&id);
            }
        }
    }

    async fn bring_back(&self, id: TableId) -> Result<Handle, ApiError> {
        match self.context.host.store().claim(id).await? {
            Claim::Mine(lease) => Ok(self.context.reopen(lease).await?.start()),
            Claim::Elsewhere(peer) => Err(ApiError::Elsewhere(peer)),
            Claim::NoSuchTable => Err(ApiError::NoSuchTable),
        }
    }

    /// Does what a visitor wants at a table, and tells the version that the table has then.
    pub async fn change(
        &self,
        id: TableId,
        by: &Visitor,
        command: Command,
    ) -> Result<u32, ApiError> {
        self.change_then(id, by, command, |_, version| Ok(version)).await
    }

    /// The same, and looks at the table before anything else happens there.
    pub(crate) async fn change_then<T: Send + 'static>(
        &self,
        id: TableId,
        by: &Visitor,
        command: Command,
        look: impl FnOnce(&mut Table, u32) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        let then: Then = Box::new(move |table, done| {
            // Whoever asked may have gone.
            drop(reply.send(done.and_then(|version| Ok(look(table?, version)?))));
        });
        self.send(id, Message::Change { by: by.clone(), command, then }).await?;
        answer.await.map_err(|_| TableError::Internal)?
    }

    /// The same for somebody whose page shows a version of the table, with what it has to show then.
    pub(crate) async fn form(
        &self,
        id: TableId,
        by: &Visitor,
        version: Option<u32>,
        command: Command,
    ) -> Result<FormDone, ApiError> {
        let (reply, answer) = oneshot::channel();
        let by = by.clone();
        self.send(id, Message::Form { by, version, command, reply }).await?;
        answer.await.map_err(|_| TableError::Internal.into())
    }

    /// Brings a table what a browser has thought for one of its bots.
    pub(crate) async fn thought(
        &self,
        id: TableId,
        by: &Visitor,
        version: u32,
        action: Option<String>,
    ) -> Result<(), ApiError> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Message::Thought { by: by.clone(), version, action, reply }).await?;
        Ok(answer.await.map_err(|_| TableError::Internal)??)
    }

    /// Sends a message to a table, which is opened if need be.
    async fn send(&self, id: TableId, message: Message) -> Result<(), ApiError> {
        let mut message = Box::new(message);
        // A table that has just left the memory is opened again; that it leaves twice in a row does not happen.
        for _ in 0..3 {
            match self.open(id).await?.inbox.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => message = back,
            }
        }
        Err(TableError::Internal.into())
    }

    /// Looks at a table for a visitor. A key that he shows counts as used.
    pub async fn look<T: Send + 'static>(
        &self,
        id: TableId,
        by: &Visitor,
        question: impl FnOnce(&mut Table, &Visitor) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let visitor = by.clone();
        self.ask(id, Some(by.clone()), move |table| question(table, &visitor)).await
    }

    /// Asks a table something that changes nothing and that anybody may know.
    pub async fn read<T: Send + 'static>(
        &self,
        id: TableId,
        question: impl FnOnce(&Table) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, ApiError> {
        self.ask(id, None, |table| question(table)).await
    }

    async fn ask<T: Send + 'static>(
        &self,
        id: TableId,
        by: Option<Visitor>,
        question: impl FnOnce(&mut Table) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        let question = Box::new(move |table: Result<&mut Table, TableError>| {
            let answer = table.map_err(ApiError::from);
            drop(reply.send(answer.and_then(|it| Ok(question(it)?))));
        });
        self.send(id, Message::Ask { by, question }).await?;
        answer.await.map_err(|_| TableError::Internal)?
    }

    /// The same of a table that another server may have: then as it is stored.
    pub(crate) async fn read_stored<T: Send + 'static>(
        &self,
        id: TableId,
        question: impl FnOnce(&Table) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, ApiError> {
        if !self.context.host.store().is_shared() || self.has(id) {
            return self.read(id, question).await;
        }
        Ok(question(&self.context.peek(id).await?)?)
    }

    /// The same of a table that is not brought into memory for that.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read.
    pub async fn peek<T: Send + 'static>(
        &self,
        id: TableId,
        question: impl FnOnce(&Table) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, ApiError> {
        if self.has(id) {
            return self.read(id, question).await;
        }
        Ok(question(&self.context.peek(id).await?)?)
    }

    /// Lets a table leave the memory, if it is there, and waits until its lease is released: another node has or will have
    /// it, or what is stored was changed. Those who look at it look for it anew.
    pub async fn leave(&self, id: TableId) {
        let handle = self.lock().get(&id).and_then(|it| it.get().cloned());
        if let Some(handle) = handle {
            let (left, has_left) = oneshot::channel();
            // One that has left already takes no message, and drops `left` at once.
            let _ = handle.inbox.send(Box::new(Message::Leave { left })).await;
            let _ = has_left.await;
        }
    }

    /// Counts a request that another node answered.
    pub fn count_passed(&self) {
        count(&self.context.counts.passed);
    }

    /// Whether a table stands still after a fault that was met here.
    pub fn stands_still(&self, id: TableId) -> bool {
        self.context.faults.stands_still(id)
    }

    /// A table that stands still is to be tried again; another fault of it is told anew.
    pub fn forget_faults(&self, id: TableId) {
        self.context.faults.forget(id);
    }

    /// Whether a table is in memory.
    pub fn has(&self, id: TableId) -> bool {
        self.lock().get(&id).is_some_and(|it| it.get().is_some_and(|it| !it.inbox.is_closed()))
    }

    /// Whether somebody who looks at a table still hears its news: a table that was given up and came back has others.
    pub async fn is_heard(&self, id: TableId, stamps: &watch::Receiver<Stamp>) -> bool {
        self.open(id).await.is_ok_and(|it| it.stamp.subscribe().same_channel(stamps))
    }

    /// Gives up all tables in memory; whoever looks at one of them looks for it anew.
    pub fn give_up(&self) {
        let tables = std::mem::take(&mut *self.lock());
        for handle in tables.values().filter_map(|it| it.get()) {
            handle.stamp.send_modify(|stamp| stamp.tick = stamp.tick.wrapping_add(1));
        }
    }

    /// Makes a table and brings it into memory as it is changed then, without a line of it in any store.
    ///
    /// # Errors
    /// When it cannot be made.
    #[cfg(feature = "testing")]
    pub async fn put(
        &self,
        new: &NewTable,
        host: &Key,
        change: impl FnOnce(&mut Table),
    ) -> Result<TableId, ApiError> {
        let mut driver = self.context.open_new(self.context.make(new, host)?).await?;
        change(&mut driver.table);
        let id = driver.table.id;
        self.lock().insert(id, Arc::new(OnceCell::new_with(Some(driver.start()))));
        Ok(id)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Handle>>>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        // Doors to tables that have left are swept out now and then, so that the map does not grow for ever.
        if 256 < tables.len() && tables.len().is_power_of_two() {
            let is_there = |it: &Arc<OnceCell<Handle>>| match it.get() {
                Some(handle) => !handle.inbox.is_closed(),
                // A request is opening it.
                None => 1 < Arc::strong_count(it),
            };
            tables.retain(|_, it| is_there(it));
        }
        tables
    }
}
