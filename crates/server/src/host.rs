//! What a server provides for its tables: the operating system, threads for bots, a database, and notices by network.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::request::Parts;
use catalog::Thinker;
use notifications::{Notification, Notifier};
use store::{DataFolder, Store, StoredReview};
use table::{
    Claim, DueNotice, Fault, KeyHash, Lease, OpenTable, StoreError, StoredTable, TableId,
    Timestamp, Write,
};
use web::{ApiError, Delivery, Job, Notices, Numbers, Room, TableStore, Task, Travelling};

use crate::clock::Clock;
use crate::guard::room_for;
use crate::limits::RateLimiter;
use crate::metrics::Metrics;
use crate::nodes::Routes;
use crate::random::fill;
use crate::thinking::{self, Cost, Offers, Place, ThinkingPool};

#[derive(Debug)]
pub(crate) struct ServerHost {
    clock: Clock,
    store: SqlStore,
    notices: Messenger,
    thinking: Arc<ThinkingPool>,
    /// What thinkers are asked, where there may be any.
    offers: Option<Arc<Offers>>,
    limiter: Arc<RateLimiter>,
    metrics: Arc<Metrics>,
    /// The data folder, if there is one: locked as long as a table is in memory, and the place for reports of faults.
    folder: Option<DataFolder>,
}

impl ServerHost {
    pub(crate) fn new(
        (thinking, offers): (&Arc<ThinkingPool>, &Option<Arc<Offers>>),
        metrics: &Arc<Metrics>,
        clock: Clock,
        store: SqlStore,
        notifier: &Arc<Notifier>,
        limiter: &Arc<RateLimiter>,
        folder: Option<DataFolder>,
    ) -> Self {
        Self {
            clock,
            store,
            notices: Messenger(Arc::clone(notifier)),
            thinking: Arc::clone(thinking),
            offers: offers.clone(),
            limiter: Arc::clone(limiter),
            metrics: Arc::clone(metrics),
            folder,
        }
    }
}

impl web::Host for ServerHost {
    fn now(&self) -> Timestamp {
        self.clock.now()
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        fill(bytes);
    }

    fn spawn(&self, task: Task<'static, ()>) {
        tokio::spawn(task);
    }

    fn sleep_until(&self, at: Timestamp) -> Task<'static, ()> {
        match self.clock.ahead(at) {
            Some(at) => Box::pin(tokio::time::sleep_until(at)),
            None => Box::pin(std::future::ready(())),
        }
    }

    fn compute(&self, work: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(work);
    }

    fn has_others_think(&self) -> bool {
        self.offers.is_some()
    }

    fn think(&self, job: Job, thinker: Thinker) -> Task<'static, Option<String>> {
        let of = thought_of(job, Place::Here);
        Box::pin(Arc::clone(&self.thinking).think(of, job.bot, thinker))
    }

    fn think_anywhere(
        &self,
        job: Job,
        thinker: Thinker,
        travelling: Travelling,
    ) -> Task<'static, Option<String>> {
        let Some(offers) = self.offers.clone() else { return self.think(job, thinker) };
        let (thinking, of) = (Arc::clone(&self.thinking), thought_of(job, Place::Elsewhere));
        Box::pin(thinking.think_anywhere(of, thinker, (job.bot, travelling), offers))
    }

    fn n_waiting(&self) -> usize {
        self.thinking.n_waiting()
    }

    fn tell_numbers(&self, numbers: &mut Numbers) {
        self.metrics.tell(numbers, self.thinking.n_thinking(), self.notices.0.outcomes());
    }

    fn room(&self, request: &Parts) -> Result<Room, ApiError> {
        room_for(&self.limiter, request)
    }

    fn store(&self) -> &dyn TableStore {
        &self.store
    }

    fn notices(&self) -> &dyn Notices {
        &self.notices
    }

    fn report(&self, table: TableId, fault: &Fault) {
        let Fault { version, what, why, match_file, .. } = fault;
        tracing::error!(%table, version, what, "a table met a fault");
        let Some(folder) = &self.folder else { return };
        let name = format!("{table}-{version}.txt");
        if let Err(error) = folder.report(&name, &format!("{why}\n\n{match_file}")) {
            tracing::error!(%error, "the report of a fault was not written");
        }
    }
}

fn thought_of(Job { client, table, bot }: Job, place: Place) -> thinking::Job {
    thinking::Job { client, table, cost: Cost::of(bot), place }
}

/// The database as tables know it.
#[derive(Debug)]
pub(crate) struct SqlStore {
    pub(crate) store: Store,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) routes: Arc<Routes>,
}

impl SqlStore {
    /// Counts how long something took to be written.
    async fn written(
        &self,
        writing: impl Future<Output = Result<(), StoreError>>,
    ) -> Result<(), StoreError> {
        let begun = Instant::now();
        let written = writing.await;
        self.metrics.wrote(begun.elapsed());
        if matches!(written, Err(StoreError::Lost { .. })) {
            self.metrics.lost_lease();
        }
        written
    }
}

impl TableStore for SqlStore {
    fn claim(&self, table: TableId) -> Task<'_, Result<Claim, StoreError>> {
        Box::pin(async move { Ok(self.store.claim(table).await?) })
    }

    fn release(&self, lease: Lease) -> Task<'_, ()> {
        Box::pin(self.store.release(lease))
    }

    fn lay(&self, writes: Vec<Write>) -> Task<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let made = writes.iter().filter_map(|it| match it {
                Write::Table(table) => Some(table.id),
                _ => None,
            });
            let made: Vec<TableId> = made.collect();
            self.written(self.store.lay(writes)).await?;
            if self.store.node().is_some() {
                made.into_iter().for_each(|it| self.routes.made(it));
            }
            Ok(())
        })
    }

    fn write(&self, lease: Lease, writes: Vec<Write>) -> Task<'_, Result<(), StoreError>> {
        Box::pin(self.written(self.store.write(lease, writes)))
    }

    fn table(&self, table: TableId) -> Task<'_, Result<Option<StoredTable>, StoreError>> {
        Box::pin(async move { Ok(self.store.table(table).await?) })
    }

    fn sequel(&self, table: TableId) -> Task<'_, Result<Option<TableId>, StoreError>> {
        Box::pin(async move { Ok(self.store.sequel(table).await?) })
    }

    fn seat_of(&self, key: KeyHash) -> Task<'_, Result<Option<(TableId, u8)>, StoreError>> {
        Box::pin(async move { Ok(self.store.seat_of(key).await?) })
    }

    fn tables_of(
        &self,
        browser: KeyHash,
        before: Option<TableId>,
        most: u32,
    ) -> Task<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(async move { Ok(self.store.tables_of(browser, before, most).await?) })
    }

    fn open_tables(&self, most: usize) -> Task<'_, Result<Vec<OpenTable>, StoreError>> {
        Box::pin(async move { Ok(self.store.open_tables(most).await?) })
    }

    fn clocked_tables(&self, before: Timestamp) -> Task<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(async move { Ok(self.store.clocked_tables(before.0).await?) })
    }

    fn owing_tables(&self) -> Task<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(async move { Ok(self.store.owing_tables().await?) })
    }

    fn review(&self, table: TableId) -> Task<'_, Result<Option<(u32, String)>, StoreError>> {
        Box::pin(async move {
            let kept = self.store.review(table).await?;
            Ok(kept.map(|it| (it.version, it.found)))
        })
    }

    fn keep_review(
        &self,
        table: TableId,
        version: u32,
        found: String,
    ) -> Task<'_, Result<(), StoreError>> {
        let review = StoredReview { version, found };
        Box::pin(self.written(self.store.keep_review(table, review)))
    }

    fn is_well(&self) -> Task<'_, bool> {
        Box::pin(self.store.is_well())
    }

    fn is_shared(&self) -> bool {
        self.store.node().is_some()
    }
}

/// Notices by push, webhook and mail.
#[derive(Debug)]
struct Messenger(Arc<Notifier>);

impl Notices for Messenger {
    fn after(&self) -> Duration {
        self.0.after()
    }

    fn prepare(&self) -> Task<'_, ()> {
        Box::pin(self.0.prepare())
    }

    fn may_tell(&self, owners: &mut dyn Iterator<Item = KeyHash>) -> bool {
        self.0.may_tell(owners)
    }

    fn deliver(
        &self,
        table: TableId,
        game: &'static str,
        notice: DueNotice,
        begin: Box<dyn Fn() + Send>,
    ) -> Task<'static, Delivery> {
        let DueNotice { seat, call, version, owners, .. } = notice;
        let told = Notification { table, game, seat, version, call: Some(call) };
        let delivery = Arc::clone(&self.0).deliver(told, owners, begin);
        Box::pin(async move {
            let notifications::Delivery { n_arrived, n_lost } = delivery.await;
            Delivery { n_arrived, n_lost }
        })
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use axum::http::header::CONTENT_TYPE;
    use store::Store;
    use tower::ServiceExt;

    use crate::{Config, Server, app};

    /// A table with a clock is found in the store before its clock runs. Opening it then waits until it is made: a second
    /// copy in memory would begin the clock anew, and each copy would overwrite what the other has stored.
    #[tokio::test]
    async fn a_table_that_is_being_made_is_opened_once() {
        let store = Store::in_memory().await.unwrap();
        let server = Server::new(store.clone(), Config::default());
        let tables = &server.web.registry;
        let wanted = r#"{"game":"smallworld","seats":["you","link"],"clock":"1d"}"#;
        let request = Request::post("/api/v1/tables").header(CONTENT_TYPE, "application/json");
        let made = app(server.clone()).oneshot(request.body(Body::from(wanted)).unwrap());
        let found = async {
            loop {
                if let Some(id) = store.clocked_tables(u64::MAX).await.unwrap().first() {
                    return (*id, tables.open(*id).await.unwrap());
                }
            }
        };
        let (made, (id, found)) = tokio::join!(made, found);
        assert_eq!(made.unwrap().status(), 201);
        let there = tables.open(id).await.unwrap();
        assert!(there.stamp.subscribe().same_channel(&found.stamp.subscribe()));
    }
}
