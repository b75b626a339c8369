//! Bots think on threads of their own, when [`scheduler`] says that it is their turn; or [`thinker`]s think for them,
//! programs that take from the database what [`offers`] puts there.

mod offers;
mod scheduler;
mod thinker;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ai::{BotSpec, GoesOn};
use catalog::Thinker;
use table::{ClientNetwork, TableId};
use tokio::sync::oneshot;
use tokio::time::Instant;
use web::Travelling;

pub(crate) use offers::{OfferCounts, Offers, follow};
pub(crate) use scheduler::{Cost, Place};
use scheduler::{Scheduler, Thread, Ticket};
pub use thinker::think;

/// A thought of a bot. Tables whose client network is not known, or not limited, share one turn.
pub(crate) type Job = scheduler::Job<Option<ClientNetwork>, TableId>;

/// More searches beside each other find little more.
const MOST_LENT: usize = 3;

/// The threads on which the bots of a server think.
#[derive(Debug)]
pub(crate) struct ThinkingPool {
    queue: Mutex<Queue>,
}

#[derive(Debug)]
struct Queue {
    scheduler: Scheduler<Option<ClientNetwork>, TableId>,
    /// Where the permit of each waiting job goes.
    waiting: HashMap<Ticket, oneshot::Sender<Permit>>,
}

impl ThinkingPool {
    /// At most so many bots search at once; as many others, which do not search, think beside them.
    pub(crate) fn new(n_threads: usize) -> Self {
        let (scheduler, waiting) = (Scheduler::new(n_threads), HashMap::new());
        Self { queue: Mutex::new(Queue { scheduler, waiting }) }
    }

    /// From now on so many bots may search at once.
    pub(crate) fn set_n_threads(self: &Arc<Self>, n_threads: usize) {
        self.lock().scheduler.set_n_threads(n_threads);
        self.start_waiting();
    }

    /// From now on thinkers can think about so many questions at once. If thinking is left to them, threads here search
    /// only while there are none.
    pub(crate) fn set_elsewhere(self: &Arc<Self>, n_threads: usize, is_left: bool) {
        self.lock().scheduler.set_elsewhere(n_threads, is_left);
        self.start_waiting();
    }

    /// Thinks when it is the job's turn; nothing if the thought panicked. Dropped while it waits, the job leaves the
    /// queue; dropped while it thinks, its thread is free when the thought ends.
    pub(crate) async fn think(
        self: Arc<Self>,
        job: Job,
        bot: BotSpec,
        thinker: Thinker,
    ) -> Option<String> {
        self.permit(job).await?.think(bot, thinker).await
    }

    /// The same, or asks a thinker if one of them is free when it is the job's turn. What that one does not answer is
    /// thought about here, in what is left of the time.
    pub(crate) async fn think_anywhere(
        self: Arc<Self>,
        job: Job,
        thinker: Thinker,
        (bot, Travelling { mut question, time }): (BotSpec, Travelling),
        offers: Arc<Offers>,
    ) -> Option<String> {
        let permit = self.permit(job).await?;
        if permit.thread.place == Place::Here {
            return permit.think(bot, thinker).await;
        }
        let begun = Instant::now();
        if let Some(answer) = offers.ask(&question, time).await {
            return Some(answer);
        }
        drop(permit);
        let permit = self.permit(Job { cost: Cost::Returned, place: Place::Here, ..job }).await?;
        let thought = move || {
            let left = time.saturating_sub(begun.elapsed());
            question.bot = bot.in_what_is_left(left).to_string();
            question.thinker().unwrap_or(thinker).finish()
        };
        permit.use_for(thought).await
    }

    /// How many thoughts wait for a thread.
    pub(crate) fn n_waiting(&self) -> usize {
        self.lock().scheduler.n_waiting()
    }

    /// How many thoughts are being thought.
    pub(crate) fn n_thinking(&self) -> usize {
        self.lock().scheduler.n_running()
    }

    async fn permit(self: &Arc<Self>, job: Job) -> Option<Permit> {
        let (sender, permit) = oneshot::channel();
        let ticket = {
            let mut queue = self.lock();
            let ticket = queue.scheduler.submit(job);
            queue.waiting.insert(ticket, sender);
            ticket
        };
        let mut waiting = Waiting { pool: Arc::clone(self), job, ticket, permit };
        self.start_waiting();
        (&mut waiting.permit).await.ok()
    }

    /// Gives the threads that are free to those whose turn it is.
    fn start_waiting(self: &Arc<Self>) {
        loop {
            let (receiver, thread) = {
                let mut queue = self.lock();
                let Some((ticket, thread)) = queue.scheduler.start_next() else { return };
                (queue.waiting.remove(&ticket), thread)
            };
            let permit = Permit { pool: Arc::clone(self), thread };
            // Whoever does not wait any more drops the permit, which frees the thread again.
            drop(receiver.map(|it| it.send(permit)));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A job in the queue; leaves it when dropped.
struct Waiting {
    pool: Arc<ThinkingPool>,
    job: Job,
    ticket: Ticket,
    permit: oneshot::Receiver<Permit>,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut queue = self.pool.lock();
        if queue.waiting.remove(&self.ticket).is_some() {
            queue.scheduler.cancel(&self.job, self.ticket);
        }
    }
}

/// The right to use one thread; given back when dropped.
#[derive(Debug)]
struct Permit {
    pool: Arc<ThinkingPool>,
    thread: Thread,
}

impl Permit {
    /// Thinks on its thread, and on free threads beside it until another bot waits for one if [`BotSpec::uses_free_processors`].
    async fn think(self, bot: BotSpec, mut thinker: Thinker) -> Option<String> {
        let beside = if bot.uses_free_processors() { self.lent() } else { Vec::new() };
        self.use_for(move || thinker.finish_beside(beside)).await
    }

    fn lent(&self) -> Vec<GoesOn> {
        let lent = self.pool.lock().scheduler.lend(MOST_LENT);
        let goes_on = |thread| -> GoesOn {
            let permit = Self { pool: Arc::clone(&self.pool), thread };
            Box::new(move || !permit.pool.lock().scheduler.is_busy())
        };
        lent.into_iter().map(goes_on).collect()
    }

    /// Thinks on the thread; nothing if the thought panicked. Never completes if the runtime shuts down before the thought has
    /// begun: that is no failure of the bot.
    async fn use_for<T: Send + 'static>(
        self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let running = tokio::task::spawn_blocking(move || {
            let _permit = self;
            thought()
        });
        match running.await {
            Ok(thought) => Some(thought),
            Err(error) if error.is_panic() => None,
            Err(_) => std::future::pending().await,
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.pool.lock().scheduler.finish(self.thread);
        self.pool.start_waiting();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::channel;

    use super::{Cost, Job, Place, ThinkingPool};
    use futures_util::FutureExt;
    use table::TableId;

    async fn think<T: Send + 'static>(
        pool: Arc<ThinkingPool>,
        job: Job,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        pool.permit(job).await?.use_for(thought).await
    }

    fn dear(table: i64) -> Job {
        Job { client: None, table: TableId::of_number(table), cost: Cost::Dear, place: Place::Here }
    }

    #[tokio::test]
    async fn a_thought_that_nobody_waits_for_keeps_its_thread_until_it_ends() {
        let pool = Arc::new(ThinkingPool::new(1));
        let (begun, has_begun) = channel();
        let (end, may_end) = channel::<()>();
        let abandoned = tokio::spawn(think(Arc::clone(&pool), dear(1), move || {
            begun.send(()).unwrap();
            may_end.recv().unwrap();
        }));
        tokio::task::spawn_blocking(move || has_begun.recv().unwrap()).await.unwrap();
        abandoned.abort();
        assert!(abandoned.await.unwrap_err().is_cancelled());
        let next = tokio::spawn(think(Arc::clone(&pool), dear(2), || 7));
        while pool.n_waiting() == 0 {
            tokio::task::yield_now().await;
        }
        assert!(!next.is_finished());
        end.send(()).unwrap();
        assert_eq!(next.await.unwrap(), Some(7));
    }

    /// A bot that does not answer is a fault of its table; a server that stops is none.
    #[test]
    fn a_thought_that_a_shutdown_prevents_is_not_answered() {
        let stopped = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let handle = stopped.handle().clone();
        stopped.shutdown_background();
        let _there = handle.enter();
        let thought = think(Arc::new(ThinkingPool::new(1)), dear(1), || 7);
        assert_eq!(thought.now_or_never(), None, "the runtime begins nothing any more");
    }

    #[tokio::test]
    async fn more_threads_are_given_to_who_waits_already() {
        let pool = Arc::new(ThinkingPool::new(1));
        let (end, may_end) = channel::<()>();
        let first =
            tokio::spawn(think(Arc::clone(&pool), dear(1), move || may_end.recv().unwrap()));
        tokio::task::yield_now().await;
        let second = tokio::spawn(think(Arc::clone(&pool), dear(2), || 7));
        while pool.n_waiting() == 0 {
            tokio::task::yield_now().await;
        }
        pool.set_n_threads(2);
        assert_eq!(second.await.unwrap(), Some(7));
        end.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Some(()));
    }

    #[tokio::test]
    async fn a_thread_that_is_lent_goes_to_who_waits() {
        let pool = Arc::new(ThinkingPool::new(2));
        let permit = pool.permit(dear(1)).await.unwrap();
        let lent = permit.lent();
        assert_eq!(lent.len(), 1, "the other thread is free");
        assert!(lent[0]());
        assert!(permit.lent().is_empty());
        let second = tokio::spawn(think(Arc::clone(&pool), dear(2), || 7));
        while pool.n_waiting() == 0 {
            tokio::task::yield_now().await;
        }
        assert!(!lent[0]());
        drop(lent);
        assert_eq!(second.await.unwrap(), Some(7));
    }

    #[tokio::test]
    async fn who_gives_up_waiting_and_who_panics_blocks_nobody() {
        let pool = Arc::new(ThinkingPool::new(1));
        let (end, may_end) = channel::<()>();
        let first =
            tokio::spawn(think(Arc::clone(&pool), dear(1), move || may_end.recv().unwrap()));
        tokio::task::yield_now().await;
        let second = tokio::spawn(think(Arc::clone(&pool), dear(2), || ()));
        while pool.n_waiting() == 0 {
            tokio::task::yield_now().await;
        }
        second.abort();
        assert!(second.await.unwrap_err().is_cancelled());
        assert_eq!(pool.n_waiting(), 0);
        drop(end);
        assert_eq!(first.await.unwrap(), None, "the thought panicked");
        assert_eq!(think(Arc::clone(&pool), dear(3), || 7).await, Some(7));
    }
}
