//! This server among those that share its database: heartbeats, and what is known of the others. Who may write a
//! table is decided in the database; what is remembered here only saves asking it.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use notifications::Notifier;
use store::{DbError, Listener, News, Node, Store};
use table::{Peer, StoreError, TableId};
use tokio::sync::{Notify, watch};
use web::{TableRegistry, wake};

use crate::bans::Bans;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::random::fresh_id;
use crate::server::Server;

/// A heartbeat is given so often; three may be lost before the lease is.
const BEAT: Duration = Duration::from_millis(1500);
/// After a sign that did not get through.
const BEAT_AGAIN: Duration = Duration::from_millis(500);
/// It is remembered of so many tables which node has them.
const MOST_OWNERS: usize = 10_000;
/// So many tables that were made here wait for their first request.
const MOST_NEW: usize = 10_000;

/// What is known of the other nodes.
#[derive(Debug, Default)]
pub(crate) struct Routes {
    ways: Mutex<HashMap<i64, Arc<Way>>>,
    owners: Mutex<HashMap<TableId, i64>>,
    /// Tables that were made here and that no request has asked for since.
    new: Mutex<HashSet<TableId>>,
    /// Something changed among the nodes.
    news: Notify,
}

/// The way to another node.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) peer: Peer,
    is_gone: watch::Sender<bool>,
}

impl Way {
    fn to(peer: Peer) -> Arc<Self> {
        Arc::new(Self { peer, is_gone: watch::Sender::new(false) })
    }

    /// Waits until the node is dead for everybody.
    pub(crate) async fn ends(&self) {
        // The sender lives as long as this value.
        let _ = self.is_gone.subscribe().wait_for(|it| *it).await;
    }
}

impl Routes {
    /// The node that had a table when it was last asked for.
    pub(crate) fn way_to(&self, table: TableId) -> Option<Arc<Way>> {
        let id = *lock(&self.owners).get(&table)?;
        lock(&self.ways).get(&id).cloned()
    }

    /// Remembers where a table is.
    pub(crate) fn learn(&self, table: TableId, peer: Peer) -> Arc<Way> {
        let mut owners = lock(&self.owners);
        if MOST_OWNERS <= owners.len() {
            owners.clear();
        }
        owners.insert(table, peer.id);
        drop(owners);
        let mut ways = lock(&self.ways);
        Arc::clone(ways.entry(peer.id).or_insert_with(|| Way::to(peer)))
    }

    /// A table was made here. Where its id is routed by a proxy is not known before the first request for it.
    pub(crate) fn made(&self, table: TableId) {
        let mut new = lock(&self.new);
        if MOST_NEW <= new.len() {
            new.clear();
        }
        new.insert(table);
    }

    /// Notes a request for a table; `true` if it is the first one and the table was made here.
    pub(crate) fn settle(&self, table: TableId) -> bool {
        lock(&self.new).remove(&table)
    }

    /// A table is not where it was.
    pub(crate) fn forget(&self, table: TableId) {
        lock(&self.owners).remove(&table);
    }

    /// Takes note of who is alive; tells whether anybody is gone.
    fn know(&self, peers: Vec<Peer>) -> bool {
        let mut ways = lock(&self.ways);
        let n_before = ways.len();
        ways.retain(|id, way| {
            let is_alive = peers.iter().any(|it| it.id == *id);
            way.is_gone.send_replace(!is_alive);
            is_alive
        });
        let has_gone = ways.len() < n_before;
        for peer in peers {
            ways.entry(peer.id).or_insert_with(|| Way::to(peer));
        }
        has_gone
    }
}

fn lock<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives heartbeats and hears what the other nodes tell, as long as the server is there.
pub(crate) fn start(server: &Server) {
    let registry = Arc::downgrade(&server.web.registry);
    let (store, routes) = (server.store.clone(), Arc::clone(&server.routes));
    let node = (store.clone(), server.clock.clone(), Arc::clone(&server.metrics));
    tokio::spawn(live(Weak::clone(&registry), node, Arc::clone(&routes)));
    let heard = Heard {
        registry,
        routes,
        notifier: Arc::clone(&server.notifier),
        bans: Arc::clone(&server.bans),
    };
    tokio::spawn(listen(heard, store));
}

/// Gives heartbeats.
async fn live(
    registry: Weak<TableRegistry>,
    (store, clock, metrics): (Store, Clock, Arc<Metrics>),
    routes: Arc<Routes>,
) {
    loop {
        let Some(tables) = registry.upgrade() else { return };
        let Some(node) = store.node().filter(|it| !it.has_left()) else { return };
        let pause = match beat(&tables, node, (&clock, &metrics), &routes).await {
            Ok(is_due) => {
                if is_due {
                    tokio::spawn(wake(Weak::clone(&registry)));
                }
                BEAT
            }
            Err(error) => {
                tracing::warn!(%error, "no heartbeat reached the database");
                if !node.is_alive() {
                    tables.give_up();
                }
                BEAT_AGAIN
            }
        };
        drop(tables);
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = routes.news.notified() => {}
        }
    }
}

/// Renews the lease of this node, reads the clock of the database, reaps dead nodes and reads the list of the others.
/// `true` if tables may be without a node now.
async fn beat(
    registry: &TableRegistry,
    node: &Node,
    (clock, metrics): (&Clock, &Metrics),
    routes: &Routes,
) -> Result<bool, StoreError> {
    let is_lost = !node.renew().await?;
    if is_lost {
        tracing::warn!("this node was silent for too long; its tables may be with others now");
        metrics.lost_node();
        registry.give_up();
        if node.has_left() {
            return Ok(false);
        }
        node.join_again(fresh_id()).await?;
    }
    clock.follow(node.time().await?);
    node.reap_dead().await?;
    let peers = node.peers().await?;
    metrics.see_nodes(peers.len());
    let has_gone = routes.know(peers);
    Ok(has_gone || is_lost)
}

/// Who is to know of news.
struct Heard {
    registry: Weak<TableRegistry>,
    routes: Arc<Routes>,
    notifier: Arc<Notifier>,
    bans: Arc<Bans>,
}

/// Hears what the other nodes tell.
async fn listen(heard: Heard, store: Store) {
    let Some(url) = store.node().map(|it| it.url.clone()) else { return };
    while heard.registry.strong_count() != 0 {
        if let Err(error) = hear(&url, &heard, &store).await {
            tracing::warn!(%error, "news of other nodes are heard only at the next heartbeat");
        }
        tokio::time::sleep(BEAT).await;
    }
}

async fn hear(url: &str, heard: &Heard, store: &Store) -> Result<(), DbError> {
    let mut listener = Listener::connect(url).await?;
    // What was told before this is read.
    heard.notifier.forget();
    heard.notifier.prepare().await;
    heard.bans.read(store).await?;
    loop {
        match listener.next().await? {
            News::Subscriber(owner) => heard.notifier.learn(owner),
            News::Bans => heard.bans.read(store).await?,
            News::Leave(table) => {
                heard.routes.forget(table);
                if let Some(registry) = heard.registry.upgrade() {
                    registry.forget_faults(table);
                    registry.leave(table).await;
                }
            }
            News::Nodes => heard.routes.news.notify_one(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Routes;
    use table::{Peer, TableId};

    fn peer(id: i64) -> Peer {
        let address = format!("10.0.0.{id}:8080");
        Peer { id, address, secret: "secret".to_owned(), has_http2: true }
    }

    #[tokio::test]
    async fn whoever_is_gone_is_not_asked_again() {
        let (routes, table) = (Routes::default(), TableId::of_number(7));
        assert!(!routes.know(vec![peer(1), peer(2)]));
        let way = routes.learn(table, peer(2));
        assert_eq!(routes.way_to(table).unwrap().peer, peer(2));
        assert!(!routes.know(vec![peer(2), peer(1)]));
        assert!(routes.know(vec![peer(1), peer(3)]));
        assert!(routes.way_to(table).is_none());
        way.ends().await;
        assert!(!format!("{way:?}").contains("secret"), "a log does not tell it");
    }
}
