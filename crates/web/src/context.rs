//! What all tables share, and how a table is made and comes back from the store.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use catalog::Seed;
use table::{
    Identity, Key, Lease, Made, NewTable, NextMatch, Settings, StoreError, Table, TableId,
    Timestamp, make, make_next,
};

use crate::checks::Checks;
use crate::config::{Config, CurrentConfig};
use crate::driver::Driver;
use crate::error::ApiError;
use crate::faults::Faults;
use crate::host::{Host, fresh_table_id, random};
use crate::metrics::Counts;

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) host: Arc<dyn Host>,
    pub(crate) config: CurrentConfig,
    pub(crate) counts: Counts,
    pub(crate) checks: Checks,
    pub(crate) faults: Faults,
    /// The next seed, if seeds do not come from the host; see [`Config::seed`].
    pub(crate) seeds: Option<AtomicU64>,
}

impl Context {
    pub(crate) fn new(host: Arc<dyn Host>, config: Config) -> Self {
        let seeds = config.seed.map(AtomicU64::new);
        Self {
            host,
            config: CurrentConfig::new(config),
            counts: Counts::default(),
            checks: Checks::default(),
            faults: Faults::default(),
            seeds,
        }
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.host.now()
    }

    pub(crate) fn identity(&self) -> Identity {
        let seed = match &self.seeds {
            Some(number) => Seed::of_number(number.fetch_add(1, Ordering::Relaxed)),
            None => Seed(random(&*self.host)),
        };
        Identity { id: fresh_table_id(&*self.host), seed }
    }

    pub(crate) fn settings(&self) -> Settings {
        let tick = u32::from_be_bytes(random(&*self.host));
        Settings { now: self.now(), notice_after: self.host.notices().after(), tick }
    }

    pub(crate) fn make(&self, new: &NewTable, host: &Key) -> Result<Made, ApiError> {
        Ok(make(new, host, self.identity(), self.settings())?)
    }

    /// Makes the table that follows another one.
    pub(crate) fn make_next(&self, next: NextMatch, host: &Key) -> Result<Made, ApiError> {
        Ok(make_next(next, host, self.identity(), self.settings())?)
    }

    /// Stores a table that was made, and brings it to its first question.
    pub(crate) async fn open_new(self: &Arc<Self>, made: Made) -> Result<Driver, ApiError> {
        self.host.store().lay(made.writes).await?;
        let lease = Lease::first(made.table.id);
        Driver::open(Arc::clone(self), lease, made.table, true).await
    }

    /// Brings a table back from the store, to be played on.
    pub(crate) async fn reopen(self: &Arc<Self>, lease: Lease) -> Result<Driver, ApiError> {
        let table = self.peek(lease.table).await?;
        let driver = Driver::open(Arc::clone(self), lease, table, false).await?;
        self.faults.forget(lease.table);
        Ok(driver)
    }

    /// A table as it is stored, to be looked at and then forgotten: another server may have it.
    pub(crate) async fn peek(&self, id: TableId) -> Result<Table, ApiError> {
        let stored = match self.host.store().table(id).await {
            Err(StoreError::Damaged { number, .. }) => return Err(self.damaged(id, number).into()),
            stored => stored?.ok_or(ApiError::NoSuchTable)?,
        };
        let restored = Table::restored(&stored, self.settings());
        Ok(restored.map_err(|error| self.unreplayed(&stored, &error))?)
    }
}
