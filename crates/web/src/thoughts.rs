//! Results that take a while to think of, such as a review. They are computed in slices scheduled among the bots'
//! searches, continue when the request that started them is gone, are shared by all requests for the same, and the latest
//! are cached in memory. They are in no language: words are found whenever one is read. What is worth it is also stored
//! ([`crate::reviews`]).

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ai::{BotSpec, Budget, Clock};
use catalog::Think;
use futures_util::FutureExt;
use futures_util::future::Shared;
use table::{ClientNetwork, TableError, TableId};
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::host::{Host, Job, Task};
use crate::registry::AppState;

/// How long one slice takes.
const SLICE: Duration = Duration::from_millis(200);
/// So many are cached.
const MOST: usize = 128;
/// A request waits so long for a result; after that it is answered by a page that reloads itself.
const PATIENCE: Duration = Duration::from_secs(8);

/// A result, shared by all requests that wait for it.
type Thought<T> = Shared<Task<'static, Result<Arc<T>, ApiError>>>;

/// Running and finished computations, each with what it is about, the latest last.
pub(crate) struct Thoughts<K, T> {
    kept: Mutex<VecDeque<(K, Thought<T>)>>,
    permits: Semaphore,
}

impl<K, T> fmt::Debug for Thoughts<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thoughts").field("n_kept", &self.lock().len()).finish()
    }
}

/// What is to be thought of, and for whom.
pub(crate) struct Wish<T> {
    pub(crate) table: TableId,
    pub(crate) client: Option<ClientNetwork>,
    pub(crate) thinker: Box<dyn Think<T>>,
}

/// State of a computation.
pub(crate) enum Progress<T> {
    /// Not started.
    Unasked,
    Thinking,
    Done(Arc<T>),
}

impl<K, T> Thoughts<K, T> {
    /// `at_once` of them are computed at a time.
    pub(crate) fn new(at_once: usize) -> Self {
        Self { kept: Mutex::default(), permits: Semaphore::new(at_once) }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(K, Thought<T>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K, T> Thoughts<K, T>
where
    K: Clone + PartialEq + Send + 'static,
    T: Send + Sync + 'static,
{
    fn get(&self, about: &K) -> Option<Thought<T>> {
        self.lock().iter().find(|(it, _)| it == about).map(|(_, thought)| thought.clone())
    }

    /// Whether it was started and has not failed.
    pub(crate) fn has(&self, about: &K) -> bool {
        self.get(about).is_some()
    }

    /// The result, if it is there.
    pub(crate) fn known(&self, about: &K) -> Option<Arc<T>> {
        self.get(about)?.peek()?.as_ref().ok().cloned()
    }

    /// Starts a computation, unless one about the same is there. Its result is there once `then` is done with it.
    pub(crate) fn begin(
        self: &Arc<Self>,
        state: &AppState,
        about: &K,
        wish: Wish<T>,
        then: impl FnOnce(Arc<T>) -> Task<'static, ()> + Send + 'static,
    ) {
        let thinking = thought_in_turn(Arc::clone(self), state.clone(), wish);
        let thought: Task<'static, _> = Box::pin(async move {
            let result = thinking.await?;
            then(Arc::clone(&result)).await;
            Ok(result)
        });
        let thought = thought.shared();
        if self.add(about, thought.clone()) {
            state.host().spawn(Box::pin(thought.map(drop)));
        }
    }

    /// Takes over a result that was known before, unless one about the same is there.
    pub(crate) fn recall(&self, about: &K, result: T) {
        let thought: Task<'static, _> = Box::pin(std::future::ready(Ok(Arc::new(result))));
        let thought = thought.shared();
        // From now on it can be looked at without waiting.
        let _ = thought.clone().now_or_never();
        self.add(about, thought);
    }

    /// Whether there was none about the same.
    fn add(&self, about: &K, thought: Thought<T>) -> bool {
        let mut kept = self.lock();
        if kept.iter().any(|(it, _)| it == about) {
            return false;
        }
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back((about.clone(), thought));
        true
    }

    /// Waits for a result for at most [`PATIENCE`]. One that failed can be started again.
    pub(crate) async fn wait(&self, host: &dyn Host, about: &K) -> Result<Progress<T>, ApiError> {
        let Some(thought) = self.get(about) else { return Ok(Progress::Unasked) };
        tokio::select! {
            result = thought => match result {
                Ok(result) => Ok(Progress::Done(result)),
                Err(error) => {
                    self.lock().retain(|(it, _)| it != about);
                    Err(error)
                }
            },
            () = host.sleep_until(host.now() + PATIENCE) => Ok(Progress::Thinking),
        }
    }
}

/// A computation between two slices.
struct Thinking<T> {
    thinker: Box<dyn Think<T>>,
    done: Option<T>,
}

/// One slice of a computation. The result is left in it after the last one.
struct Slice<T>(Arc<Mutex<Thinking<T>>>);

fn lock<T>(thinking: &Mutex<Thinking<T>>) -> MutexGuard<'_, Thinking<T>> {
    thinking.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T: Send + 'static> Think for Slice<T> {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        let end = clock.now() + SLICE;
        let end = until.map_or(end, |it| it.min(end));
        let mut thinking = lock(&self.0);
        thinking.done = thinking.thinker.advance(clock, Some(end));
        Some(String::new())
    }
}

/// Computes a result in slices, each scheduled anew, once it may begin.
async fn thought_in_turn<K, T: Send + 'static>(
    thoughts: Arc<Thoughts<K, T>>,
    state: AppState,
    wish: Wish<T>,
) -> Result<Arc<T>, ApiError> {
    let _permit = thoughts.permits.acquire().await.map_err(|_| TableError::Internal)?;
    let Wish { table, client, thinker } = wish;
    let thinking = Arc::new(Mutex::new(Thinking { thinker, done: None }));
    loop {
        let job = Job { client, table, bot: BotSpec::Mcts(Budget::Time(SLICE)) };
        let slice = Box::new(Slice(Arc::clone(&thinking)));
        state.host().think(job, slice).await.ok_or(TableError::Internal)?;
        if let Some(done) = lock(&thinking).done.take() {
            return Ok(Arc::new(done));
        }
    }
}
