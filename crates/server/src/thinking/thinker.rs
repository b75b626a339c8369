//! A thinker: a program that thinks for the servers of a database, and knows no table.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ai::{Clock, SystemClock};
use catalog::Question;
use store::{Bell, DbError, OpenError, QUESTIONS, THINKER_LIVES, Taken, ThoughtQueue};
use tokio::sync::{Notify, watch};
use tokio::time::sleep;
use web::VERSION;

use crate::error::ServeError;
use crate::random::fresh_id;

/// A sign of life is given so often; two may be lost.
const BEAT: Duration = Duration::from_millis(THINKER_LIVES.as_millis() as u64 / 3);
/// So often a thread that has nothing to do looks by itself.
const LOOK: Duration = Duration::from_secs(1);
/// After this time it looks whether anybody still waits for the answer.
const SLICE: Duration = Duration::from_millis(50);
/// Threads take and answer in turn: that is quick.
const N_CONNECTIONS: u32 = 4;

/// Thinks about the questions of a database, so many at once, until `stop` comes; then it ends those that it has.
///
/// # Errors
/// When the database does not answer at the beginning, or has no questions: no server of this version was started on it.
pub async fn think(
    url: &str,
    n_threads: usize,
    on_ready: impl FnOnce(),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let n_threads = n_threads.max(1);
    let thinker = Thinker::connect(url, n_threads).await;
    let wrong = |error: DbError| OpenError::Database { what: error.to_string() };
    let thinker = Arc::new(thinker.map_err(wrong)?);
    on_ready();
    let beats = tokio::spawn(Arc::clone(&thinker).live());
    let threads: Vec<_> =
        (0..n_threads).map(|_| tokio::spawn(Arc::clone(&thinker).take_turns())).collect();
    stop.await;
    thinker.stop.send_replace(true);
    if let Err(error) = thinker.beat().await {
        tracing::debug!(%error, "the servers do not know yet that this thinker stops");
    }
    for thread in threads {
        let _ = thread.await;
    }
    beats.abort();
    if let Err(error) = thinker.queue.leave(thinker.id).await {
        tracing::debug!(%error, "the servers will notice that this thinker is gone");
    }
    Ok(())
}

struct Thinker {
    queue: ThoughtQueue,
    /// Random.
    id: i64,
    n_threads: usize,
    /// What is being thought about; `true`: nobody waits for it any more.
    thoughts: Mutex<HashMap<i64, Arc<AtomicBool>>>,
    /// There may be a question.
    news: Notify,
    stop: watch::Sender<bool>,
}

impl Thinker {
    async fn connect(url: &str, n_threads: usize) -> Result<Self, DbError> {
        let queue = ThoughtQueue::new(url, VERSION, N_CONNECTIONS)?;
        let id = fresh_id();
        queue.live(id, n_threads).await?;
        Ok(Self {
            queue,
            id,
            n_threads,
            thoughts: Mutex::default(),
            news: Notify::new(),
            stop: watch::Sender::new(false),
        })
    }

    fn thoughts(&self) -> MutexGuard<'_, HashMap<i64, Arc<AtomicBool>>> {
        self.thoughts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Gives signs of life, and hears of questions.
    async fn live(self: Arc<Self>) {
        let mut bell: Option<Bell> = None;
        loop {
            if let Err(error) = self.beat().await {
                tracing::warn!(%error, "no sign of life reached the database");
            }
            if bell.as_ref().is_none_or(Bell::is_broken) {
                bell = self.queue.listen(QUESTIONS).await.ok();
            }
            let hear = async {
                loop {
                    match &bell {
                        Some(bell) => bell.rings().await,
                        None => sleep(BEAT).await,
                    }
                    self.news.notify_one();
                }
            };
            tokio::select! {
                () = hear => {}
                () = sleep(BEAT) => {}
            }
        }
    }

    /// Says that this thinker is there, and forgets what nobody waits for. One that is about to stop takes nothing new.
    async fn beat(&self) -> Result<(), DbError> {
        // What is taken while the database answers is wanted.
        let begun: Vec<i64> = self.thoughts().keys().copied().collect();
        let n_threads = if self.is_stopping() { 0 } else { self.n_threads };
        let wanted = self.queue.live(self.id, n_threads).await?;
        let thoughts = self.thoughts();
        for id in begun.iter().filter(|it| !wanted.contains(it)) {
            if let Some(is_void) = thoughts.get(id) {
                is_void.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    }

    /// Thinks about one question after the other.
    async fn take_turns(self: Arc<Self>) {
        let mut stop = self.stop.subscribe();
        while !self.is_stopping() {
            match self.queue.take(self.id).await {
                Ok(Some(taken)) => {
                    // News of several questions may come as one.
                    self.news.notify_one();
                    self.think_about(taken).await;
                }
                Ok(None) => {
                    tokio::select! {
                        () = self.news.notified() => {}
                        () = sleep(LOOK) => {}
                        _ = stop.changed() => {}
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "the database gives nothing to think about");
                    tokio::select! {
                        () = sleep(LOOK) => {}
                        _ = stop.changed() => {}
                    }
                }
            }
        }
    }

    async fn think_about(&self, Taken { id, question }: Taken) {
        let is_void = Arc::new(AtomicBool::new(false));
        self.thoughts().insert(id, Arc::clone(&is_void));
        let thought = tokio::task::spawn_blocking(move || answer(&question, &is_void));
        // Whatever it fails at, the server that asked does it itself.
        let answer = thought.await.ok().flatten();
        self.thoughts().remove(&id);
        if let Err(error) = self.queue.answer(self.id, id, answer.as_deref()).await {
            tracing::warn!(%error, "an answer was lost");
        }
    }
}

/// The answer to a question; nothing if it cannot be read, or nobody waits for it any more.
fn answer(question: &str, is_void: &AtomicBool) -> Option<String> {
    let question: Question = serde_json::from_str(question).ok()?;
    let mut thinker = question.thinker().ok()?;
    while !is_void.load(Ordering::Relaxed) {
        let until = SystemClock.now() + SLICE;
        if let Some(answer) = thinker.advance(&SystemClock, Some(until)) {
            return Some(answer);
        }
    }
    None
}
