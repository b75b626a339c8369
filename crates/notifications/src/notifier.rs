//! Brings letters to those who want them, tries again for a while, and forgets whom nobody can reach any more.

use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::join_all;
use http::{Request, StatusCode};
use http_body_util::Full;
use store::Store;
use table::{KeyHash, StoreError};
use tokio::sync::{OnceCell, Semaphore};
use tokio::time::Instant;

use super::http_client::HttpClient;
use super::mail::{Mailer, Refused};
use super::push::{self, Browser, PushKey};
use super::webhook::{self, Hook};
use super::{Notification, Notify, Subscription, Way};

/// Who could not be reached is tried again after these times, and then no more.
const AGAIN: [Duration; 3] =
    [Duration::from_secs(5), Duration::from_secs(60), Duration::from_secs(300)];

/// So many letters are on their way at the same time.
const MOST_AT_ONCE: usize = 32;

/// A mailbox gets at most so many codes in an hour, and so many mailboxes get any.
const MOST_CODES: usize = 3;
const MOST_MAILBOXES: usize = 1000;
const HOUR: Duration = Duration::from_secs(3600);

/// Under this name the store keeps what pushes are signed with.
const PUSH_KEY: &str = "push";

/// Brings letters out of a server.
#[derive(Debug)]
pub struct Notifier {
    store: Store,
    /// They may change while letters are on their way.
    means: RwLock<Arc<Means>>,
    push_key: OnceCell<PushKey>,
    /// Becomes the key if the store has none.
    fresh_push_key: PushKey,
    room: Semaphore,
    /// The keys to which somebody has subscribed, or had; nothing before they are read.
    subscribers: Mutex<Option<HashSet<KeyHash>>>,
    outcomes: Outcomes,
    /// When codes were sent to a mailbox.
    codes: Mutex<HashMap<String, Vec<Instant>>>,
}

/// What a host has set, and what letters leave by because of it.
#[derive(Debug)]
struct Means {
    settings: Notify,
    http_client: OnceLock<HttpClient>,
    mailer: Option<Mailer>,
}

impl Means {
    /// A mail server that cannot be one is told in the log: whoever starts the server has checked it.
    fn of(settings: Notify) -> Arc<Self> {
        let mailer = settings.mail.as_ref().map(Mailer::new).transpose();
        let mailer = mailer.unwrap_or_else(|error| {
            tracing::error!(%error, "there is no mail");
            None
        });
        Arc::new(Self { settings, http_client: OnceLock::new(), mailer })
    }
}

/// What has become of a letter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    pub n_arrived: u64,
    pub n_lost: u64,
}

/// What has become of one try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Try {
    Arrived,
    /// Perhaps later.
    Away,
    /// This never arrives.
    Wrong,
    /// Nobody will ever be reached there again.
    Gone,
}

/// Counts letters by their way and by what became of them.
#[derive(Debug, Default)]
pub struct Outcomes([[AtomicU64; OUTCOMES.len()]; WAYS.len()]);

const WAYS: [&str; 3] = ["push", "webhook", "mail"];
const OUTCOMES: [(Try, &str); 4] = [
    (Try::Arrived, "arrived"),
    (Try::Away, "unreachable"),
    (Try::Wrong, "refused"),
    (Try::Gone, "gone"),
];

impl Outcomes {
    fn count(&self, way: &Way, outcome: Try) {
        let way = WAYS.iter().position(|it| *it == way.slug());
        let outcome = OUTCOMES.iter().position(|it| it.0 == outcome);
        if let (Some(way), Some(outcome)) = (way, outcome) {
            self.0[way][outcome].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Way, outcome, and how many.
    pub fn rows(&self) -> impl Iterator<Item = (&'static str, &'static str, u64)> {
        WAYS.iter().zip(&self.0).flat_map(|(way, counts)| {
            let of = |((_, outcome), n): (&(Try, &'static str), &AtomicU64)| {
                (*way, *outcome, n.load(Ordering::Relaxed))
            };
            OUTCOMES.iter().zip(counts).map(of)
        })
    }
}

impl Notifier {
    pub fn new(store: Store, settings: Notify, fresh_push_key: PushKey) -> Self {
        Self {
            store,
            means: RwLock::new(Means::of(settings)),
            push_key: OnceCell::new(),
            fresh_push_key,
            room: Semaphore::new(MOST_AT_ONCE),
            subscribers: Mutex::default(),
            outcomes: Outcomes::default(),
            codes: Mutex::default(),
        }
    }

    /// From now on this holds; what is on its way already leaves as before.
    pub fn set(&self, settings: Notify) {
        if settings != self.means().settings {
            *self.means.write().unwrap_or_else(PoisonError::into_inner) = Means::of(settings);
        }
    }

    fn means(&self) -> Arc<Means> {
        Arc::clone(&self.means.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// What has become of all letters until now.
    pub fn outcomes(&self) -> &Outcomes {
        &self.outcomes
    }

    /// How long somebody may take to come by himself.
    pub fn after(&self) -> Duration {
        self.means().settings.after
    }

    pub fn reaches_private(&self) -> bool {
        self.means().settings.reaches_private
    }

    pub fn has_mail(&self) -> bool {
        self.means().mailer.is_some()
    }

    /// What a browser has to know to subscribe to pushes.
    pub async fn public_key(&self) -> Result<String, StoreError> {
        Ok(self.push_key().await?.public())
    }

    async fn push_key(&self) -> Result<&PushKey, StoreError> {
        let kept = || async {
            let kept = self.store.house_secret(PUSH_KEY, self.fresh_push_key.reveal()).await?;
            let unreadable = || StoreError::Failed("the key of pushes cannot be read".to_owned());
            PushKey::parse(&kept).ok_or_else(unreadable)
        };
        self.push_key.get_or_try_init(kept).await
    }

    /// The subscriptions of these keys, in the order in which they were made.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn subscriptions_of(
        &self,
        owners: &[KeyHash],
    ) -> Result<Vec<Subscription>, StoreError> {
        let found = self.store.subscriptions_of(owners).await?;
        Ok(found.into_iter().filter_map(Subscription::recall).collect())
    }

    /// One of them.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn subscription(&self, id: i64) -> Result<Option<Subscription>, StoreError> {
        Ok(self.store.subscription(id).await?.and_then(Subscription::recall))
    }

    /// Keeps a subscription; the same once more replaces the old one.
    ///
    /// # Errors
    /// When the store does not take it.
    pub async fn subscribe(&self, new: &Subscription) -> Result<(), StoreError> {
        self.store.subscribe(&new.stored()).await?;
        self.learn(new.owner);
        Ok(())
    }

    /// Reads who has subscribed, if that is not known yet.
    pub async fn prepare(&self) {
        if self.known().is_some() {
            return;
        }
        match self.store.subscribers().await {
            Ok(found) => *self.known() = Some(found.into_iter().collect()),
            Err(error) => tracing::error!(%error, "who wants to be told was not found"),
        }
    }

    /// Somebody has subscribed, here or on another node.
    pub fn learn(&self, owner: KeyHash) {
        if let Some(known) = self.known().as_mut() {
            known.insert(owner);
        }
    }

    /// News of other nodes may have been missed.
    pub fn forget(&self) {
        *self.known() = None;
    }

    /// Whether one of these keys may have subscribed. Who is not known to have not may have.
    pub fn may_tell(&self, mut owners: impl Iterator<Item = KeyHash>) -> bool {
        self.known().as_ref().is_none_or(|known| owners.any(|it| known.contains(&it)))
    }

    fn known(&self) -> MutexGuard<'_, Option<HashSet<KeyHash>>> {
        self.subscribers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings a letter to whoever of these wants it. `begin` is called before anything is sent; from then on it may have
    /// arrived.
    pub async fn deliver(
        self: Arc<Self>,
        letter: Notification,
        owners: Vec<KeyHash>,
        begin: impl Fn() + Send,
    ) -> Delivery {
        let mut found = self.subscriptions_of(&owners).await;
        for pause in AGAIN {
            if found.is_ok() {
                break;
            }
            tokio::time::sleep(pause).await;
            found = self.subscriptions_of(&owners).await;
        }
        let wanted = found.unwrap_or_default().into_iter().filter(|it| it.is_confirmed);
        let wanted: Vec<Subscription> = wanted.collect();
        // A node that was stopped for too long has lost its tables, and somebody else may have told this.
        if self.store.node().is_some_and(|it| !it.is_alive()) {
            return Delivery::default();
        }
        if !wanted.is_empty() {
            begin();
        }
        let tries = join_all(wanted.iter().map(|it| self.bring(&letter, it))).await;
        let n_arrived = tries.iter().filter(|it| **it == Try::Arrived).count() as u64;
        Delivery { n_arrived, n_lost: tries.len() as u64 - n_arrived }
    }

    /// Brings a letter to one, once: to show whether it arrives.
    pub async fn try_out(&self, subscription: &Subscription) -> bool {
        self.once(&Notification::of_trial(), subscription).await == Try::Arrived
    }

    /// Sends the code that a new mailbox has to show; whether it was taken.
    ///
    /// # Errors
    /// How long to wait, when the mailbox has got too many of them.
    pub async fn send_code(&self, subscription: &Subscription) -> Result<bool, Duration> {
        let means = self.means();
        let (Some(mailer), Way::Mail { address, code }) = (&means.mailer, &subscription.way) else {
            return Ok(false);
        };
        self.charge(address.as_ref())?;
        Ok(self.in_turn(mailer.send_code(address, code, subscription.lang)).await.is_ok())
    }

    /// Counts a code for a mailbox: whoever reads it may never have asked for one.
    fn charge(&self, mailbox: &str) -> Result<(), Duration> {
        let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
        codes.retain(|_, sent| {
            sent.retain(|it| it.elapsed() < HOUR);
            !sent.is_empty()
        });
        let is_known = codes.contains_key(mailbox);
        let sent = codes.get(mailbox).map_or(0, Vec::len);
        if MOST_CODES <= sent || !is_known && MOST_MAILBOXES <= codes.len() {
            return Err(HOUR);
        }
        codes.entry(mailbox.to_owned()).or_default().push(Instant::now());
        Ok(())
    }

    async fn bring(&self, letter: &Notification, to: &Subscription) -> Try {
        let mut last = self.once(letter, to).await;
        for pause in AGAIN {
            if last != Try::Away {
                break;
            }
            tokio::time::sleep(pause).await;
            last = self.once(letter, to).await;
        }
        self.outcomes.count(&to.way, last);
        match last {
            Try::Arrived => {}
            Try::Away | Try::Wrong => {
                tracing::warn!(subscription = to.id, way = to.way.slug(), "nobody was reached");
            }
            Try::Gone => {
                tracing::info!(
                    subscription = to.id,
                    way = to.way.slug(),
                    "nobody is there any more"
                );
                if let Err(error) = self.store.unsubscribe(to.id).await {
                    tracing::error!(%error, "a subscription was not removed");
                }
            }
        }
        last
    }

    async fn once(&self, letter: &Notification, to: &Subscription) -> Try {
        let (origin, lang) = (to.origin.as_str(), to.lang);
        // Who checks a signature refuses one that is hours old, so a machine whose clock is wrong must not tell the time.
        let (means, now) = (self.means(), self.store.time());
        match &to.way {
            Way::Push { endpoint, key, auth } => {
                let Ok(signer) = self.push_key().await else { return Try::Away };
                let browser = Browser { endpoint, key, auth: *auth, origin, lang };
                let contact = means.mailer.as_ref().map(Mailer::contact);
                let contact = contact.unwrap_or_else(|| origin.to_owned());
                self.ask(&means, push::request(letter, browser, signer, &contact, now)).await
            }
            Way::Webhook { url, secret } => {
                let hook = Hook { url, secret: *secret, origin, lang };
                let id = message_id(letter, to);
                self.ask(&means, webhook::request(letter, hook, &id, now)).await
            }
            Way::Mail { address, .. } => {
                let Some(mailer) = &means.mailer else { return Try::Wrong };
                match self.in_turn(mailer.tell(letter, address, to)).await {
                    Ok(()) => Try::Arrived,
                    Err(Refused::Now) => Try::Away,
                    Err(Refused::ForEver) => Try::Wrong,
                }
            }
        }
    }

    async fn ask(&self, means: &Means, request: Option<Request<Full<Bytes>>>) -> Try {
        let Some(request) = request else { return Try::Wrong };
        let reaches_private = means.settings.reaches_private;
        let client = means.http_client.get_or_init(|| HttpClient::new(reaches_private));
        match self.in_turn(client.ask(request)).await {
            Ok(status) => told_by(status),
            Err(_) => Try::Away,
        }
    }

    /// Waits for room, so that a slow world does not fill the server.
    async fn in_turn<T>(&self, work: impl Future<Output = T>) -> T {
        // The semaphore is never closed.
        let _room = self.room.acquire().await;
        work.await
    }
}

/// What a status means.
fn told_by(status: StatusCode) -> Try {
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Try::Gone,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Try::Away,
        it if it.is_success() => Try::Arrived,
        it if it.is_server_error() => Try::Away,
        _ => Try::Wrong,
    }
}

/// The name of a letter to one, the same whenever it is tried.
fn message_id(letter: &Notification, to: &Subscription) -> String {
    let mut hasher = blake3::Hasher::new_derive_key("gospoda letter v1");
    hasher.update(format!("{letter:?} {}", to.id).as_bytes());
    format!("msg_{}", data_encoding::HEXLOWER.encode(&hasher.finalize().as_bytes()[..12]))
}

#[cfg(test)]
mod tests {
    use http::StatusCode;

    use super::{Try, told_by};

    #[test]
    fn whoever_is_gone_is_forgotten_and_whoever_is_away_is_tried_again() {
        for (status, what) in [
            (200, Try::Arrived),
            (201, Try::Arrived),
            (301, Try::Wrong),
            (400, Try::Wrong),
            (404, Try::Gone),
            (410, Try::Gone),
            (429, Try::Away),
            (502, Try::Away),
        ] {
            assert_eq!(told_by(StatusCode::from_u16(status).unwrap()), what, "{status}");
        }
    }
}
