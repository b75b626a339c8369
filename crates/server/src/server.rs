//! One server: its tables, its store, and everything around them.

use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use notifications::Notifier;
use store::{DataFolder, DbError, NodeIdentity, OpenError, Store};
use tokio::sync::watch;
use web::AppState;

use crate::bans::Bans;
use crate::clock::Clock;
use crate::config::Config;
use crate::error::ServeError;
use crate::host::{ServerHost, SqlStore};
use crate::limits::RateLimiter;
use crate::metrics::Metrics;
use crate::nodes::{self, Routes};
use crate::observe::RequestIds;
use crate::random::{fresh_id, fresh_key, fresh_push_key};
use crate::retention::Retention;
use crate::thinking::{Offers, ThinkingPool, follow};

/// What the handlers of a server share. Cloning it is cheap.
#[derive(Clone, Debug)]
pub struct Server {
    pub(crate) web: AppState,
    pub(crate) store: Store,
    pub(crate) notifier: Arc<Notifier>,
    pub(crate) limiter: Arc<RateLimiter>,
    thinking: Arc<ThinkingPool>,
    /// What thinkers are asked, where there may be any.
    offers: Option<Arc<Offers>>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) request_ids: Arc<RequestIds>,
    pub(crate) bans: Arc<Bans>,
    retention: Arc<RwLock<Retention>>,
    /// The data folder, if there is one.
    pub(crate) folder: Option<Arc<Path>>,
    /// See [`Config::site`].
    pub(crate) site: Option<Arc<Path>>,
    pub(crate) clock: Clock,
    /// What is known of the other nodes.
    pub(crate) routes: Arc<Routes>,
    /// Whether it was told to stop.
    stopping: Arc<watch::Sender<bool>>,
}

impl Server {
    /// A server on a store.
    pub fn new(store: Store, config: Config) -> Self {
        Self::on(store, config, None, Clock::default())
    }

    /// A server on a data folder, which it takes for itself.
    ///
    /// # Errors
    /// When the folder cannot be written to or belongs to another server, or the database is damaged.
    pub async fn in_folder(data_dir: &Path, config: Config) -> Result<Self, ServeError> {
        let folder = DataFolder::take(data_dir)?;
        let store = Store::in_folder(&folder).await?;
        Ok(Self::on(store, config, Some(folder), Clock::default()))
    }

    /// A server that shares a PostgreSQL database with others, which reach it at an address: host and port. Its folder
    /// holds nothing but reports of faults.
    ///
    /// # Errors
    /// When the database does not answer or is not ours, or the folder belongs to another server.
    pub async fn in_database(
        url: &str,
        address: String,
        data_dir: &Path,
        config: Config,
    ) -> Result<Self, ServeError> {
        Self::in_database_by(Clock::default(), url, address, data_dir, config).await
    }

    /// The same for a machine with this clock, which from now on follows that of the database.
    ///
    /// # Errors
    /// As for [`Server::in_database`].
    pub async fn in_database_by(
        clock: Clock,
        url: &str,
        address: String,
        data_dir: &Path,
        config: Config,
    ) -> Result<Self, ServeError> {
        let folder = DataFolder::take(data_dir)?;
        let identity = NodeIdentity { id: fresh_id(), address, secret: fresh_key() };
        let wrong = |error: DbError| OpenError::Database { what: error.to_string() };
        let store = Store::in_database(url, identity).await.map_err(wrong)?;
        if let Some(node) = store.node() {
            clock.follow(node.time().await.map_err(wrong)?);
        }
        Ok(Self::on(store, config, Some(folder), clock))
    }

    /// Lets what is being written end, and gives all tables to the other nodes; nothing is written after this.
    pub async fn leave(&self) {
        self.store.flush().await;
        if let Some(node) = self.store.node()
            && let Err(error) = node.leave().await
        {
            tracing::warn!(%error, "the other nodes will notice only when the lease is over");
        }
    }

    fn on(store: Store, config: Config, folder: Option<DataFolder>, clock: Clock) -> Self {
        let (web, site) = (config.web(), config.site.as_deref().map(Arc::from));
        let path = folder.as_ref().map(|it| Arc::from(it.path()));
        let notifier = Notifier::new(store.clone(), config.notify, fresh_push_key());
        let notifier = Arc::new(notifier);
        let limiter = Arc::new(RateLimiter::new(config.limits));
        let thinking = Arc::new(ThinkingPool::new(config.n_thinking));
        let metrics = Arc::<Metrics>::default();
        let offers = offers(&store, &metrics);
        let routes = Arc::<Routes>::default();
        let sql = SqlStore {
            store: store.clone(),
            metrics: Arc::clone(&metrics),
            routes: Arc::clone(&routes),
        };
        let host = ServerHost::new(
            (&thinking, &offers),
            &metrics,
            clock.clone(),
            sql,
            &notifier,
            &limiter,
            folder,
        );
        let web = AppState::new(Arc::new(host), web);
        let res = Self {
            web,
            store,
            notifier,
            limiter,
            thinking,
            offers,
            metrics,
            request_ids: Arc::default(),
            bans: Arc::default(),
            retention: Arc::new(RwLock::new(config.retention)),
            folder: path,
            site,
            clock,
            routes,
            stopping: Arc::default(),
        };
        if res.store.node().is_some() {
            nodes::start(&res);
        }
        if let Some(offers) = &res.offers {
            offers.leave_thinking(config.leaves_thinking);
            tokio::spawn(follow(Arc::downgrade(offers), Arc::downgrade(&res.thinking)));
        }
        res
    }

    /// From now on this holds, as far as it can change while the server runs: all but where seeds come from and
    /// [`Config::site`].
    pub fn reload(&self, config: Config) {
        self.web.set_config(config.web());
        self.thinking.set_n_threads(config.n_thinking);
        if let Some(offers) = &self.offers {
            offers.leave_thinking(config.leaves_thinking);
        }
        self.limiter.set(config.limits);
        self.notifier.set(config.notify);
        *self.retention.write().unwrap_or_else(PoisonError::into_inner) = config.retention;
    }

    pub(crate) fn retention(&self) -> Retention {
        self.retention.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Ends every socket, with a reason that says that its client may come again.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Completes when the server was told to stop.
    pub(crate) fn stops(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stopping = self.stopping.subscribe();
        // An error means that the server was dropped.
        async move { drop(stopping.wait_for(|it| *it).await) }
    }

    /// How many tables are in memory.
    pub fn n_tables(&self) -> usize {
        self.web.n_tables()
    }
}

/// The way to thinkers, where a database is shared that they can take from.
fn offers(store: &Store, metrics: &Metrics) -> Option<Arc<Offers>> {
    let node = store.node()?;
    match Offers::in_database(&node.url, Arc::clone(&metrics.offers)) {
        Ok(offers) => Some(Arc::new(offers)),
        Err(error) => {
            tracing::warn!(%error, "no thinker is asked");
            None
        }
    }
}
