//! What this server has thinkers think about: programs that take questions from the database which several servers share.
//!
//! Nothing depends on a thinker. Whatever it does not take at once, does not answer in time or answers wrongly is thought
//! about here, in what is left of the time; how much that is, is counted from the offer by this server's own clock.

use std::collections::HashMap;
use std::future::pending;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use catalog::Question;
use store::{Bell, DbError, Outlook, ThoughtQueue, answers_for};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until, timeout};
use web::VERSION;

use super::ThinkingPool;
use crate::random::fresh_id;

/// Who thinks takes a question within this time: he was free when it was offered.
const TAKEN_WITHIN: Duration = Duration::from_millis(500);
/// An answer may come so much later than the time to think ends.
const GRACE: Duration = Duration::from_secs(1);
/// So often it is looked whether the thinkers are alive.
const LOOK: Duration = Duration::from_millis(250);
/// The same while there are none.
const SELDOM: Duration = Duration::from_secs(1);
/// One for questions, one for answers.
const N_CONNECTIONS: u32 = 2;

/// Why a question was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Back {
    /// The database did not take it.
    NotOffered,
    /// Nobody took it.
    NotTaken,
    /// Who had it is gone, or cannot answer.
    Lost,
    /// There was no answer in time.
    Late,
    /// The answer was none.
    Wrong,
}

impl Back {
    const ALL: [(Self, &str); 5] = [
        (Self::NotOffered, "not-offered"),
        (Self::NotTaken, "not-taken"),
        (Self::Lost, "lost"),
        (Self::Late, "late"),
        (Self::Wrong, "wrong"),
    ];
}

/// Counters from the start of the server.
#[derive(Debug, Default)]
pub(crate) struct OfferCounts {
    offered: AtomicU64,
    taken: AtomicU64,
    answered: AtomicU64,
    back: [AtomicU64; Back::ALL.len()],
    n_threads: AtomicU64,
}

impl OfferCounts {
    pub(crate) fn offered(&self) -> u64 {
        self.offered.load(Ordering::Relaxed)
    }

    pub(crate) fn taken(&self) -> u64 {
        self.taken.load(Ordering::Relaxed)
    }

    pub(crate) fn answered(&self) -> u64 {
        self.answered.load(Ordering::Relaxed)
    }

    /// So many threads thinkers have.
    pub(crate) fn n_threads(&self) -> u64 {
        self.n_threads.load(Ordering::Relaxed)
    }

    /// Why questions were taken back, and how many.
    pub(crate) fn taken_back(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let all = Back::ALL.iter().zip(&self.back);
        all.map(|((_, why), n)| (*why, n.load(Ordering::Relaxed)))
    }

    fn count_back(&self, why: Back) {
        if let Some(nth) = Back::ALL.iter().position(|(it, _)| *it == why) {
            count(&self.back[nth]);
        }
    }
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// What a thinker has said: an answer, or that there is none.
type Reply = Option<String>;

/// The questions of this server.
#[derive(Debug)]
pub(crate) struct Offers {
    queue: ThoughtQueue,
    /// Who asks: another one with every start.
    asker: i64,
    waiting: Mutex<HashMap<i64, oneshot::Sender<Reply>>>,
    counts: Arc<OfferCounts>,
    /// Own threads do not search while there are thinkers.
    is_left: AtomicBool,
}

impl Offers {
    /// The questions of a server in a database.
    ///
    /// # Errors
    /// When the address is none.
    pub(crate) fn in_database(url: &str, counts: Arc<OfferCounts>) -> Result<Self, DbError> {
        Ok(Self {
            queue: ThoughtQueue::new(url, VERSION, N_CONNECTIONS)?,
            asker: fresh_id(),
            waiting: Mutex::default(),
            counts,
            is_left: AtomicBool::new(false),
        })
    }

    /// From now on own threads search while there are thinkers, or they do not.
    pub(crate) fn leave_thinking(&self, is_left: bool) {
        self.is_left.store(is_left, Ordering::Relaxed);
    }

    /// Has a thinker think about a question for so long; nothing if none has answered. Dropped, nobody waits for it any
    /// more.
    pub(crate) async fn ask(self: &Arc<Self>, question: &Question, time: Duration) -> Reply {
        let mut asked = Asked::new(self);
        let answer = timeout(time + GRACE, asked.answer(question, time));
        match answer.await.unwrap_or(Err(Back::Late)) {
            Ok(action) => {
                count(&self.counts.answered);
                Some(action)
            }
            Err(why) => {
                tracing::debug!(?why, "a thought was taken back");
                self.counts.count_back(why);
                None
            }
        }
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<i64, oneshot::Sender<Reply>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings a reply to whoever waits for it, if anybody does.
    fn deliver(&self, id: i64, reply: Reply) {
        if let Some(sender) = self.waiting().remove(&id) {
            drop(sender.send(reply));
        }
    }

    /// Fetches answers.
    async fn fetch(&self) -> Result<(), DbError> {
        if self.waiting().is_empty() {
            return Ok(());
        }
        for (id, reply) in self.queue.answers(self.asker).await? {
            self.deliver(id, reply);
        }
        Ok(())
    }

    /// Looks who thinks.
    async fn look(&self) -> Result<usize, DbError> {
        let outlook = self.queue.look(self.asker).await?;
        outlook.lost.iter().for_each(|id| self.deliver(*id, None));
        Ok(share(&outlook))
    }
}

/// So many questions may be offered at once, so that each is taken at once: as many as the others leave, and not less than
/// an equal part.
fn share(outlook: &Outlook) -> usize {
    let equal = outlook.n_threads.div_ceil(outlook.n_nodes.max(1));
    outlook.n_threads.saturating_sub(outlook.n_of_others).max(equal)
}

/// A question that is being asked; taken back when dropped, if it still lies there.
struct Asked {
    offers: Arc<Offers>,
    id: i64,
    reply: oneshot::Receiver<Reply>,
    is_offered: bool,
}

impl Asked {
    fn new(offers: &Arc<Offers>) -> Self {
        let (id, (sender, reply)) = (fresh_id(), oneshot::channel());
        offers.waiting().insert(id, sender);
        Self { offers: Arc::clone(offers), id, reply, is_offered: false }
    }

    async fn answer(&mut self, question: &Question, time: Duration) -> Result<String, Back> {
        let Offers { queue, asker, counts, .. } = &*self.offers;
        let text = serde_json::to_string(question).map_err(|_| Back::NotOffered)?;
        // Should the way back break, it may lie there after all.
        self.is_offered = true;
        // The row outlives the wait for it, in case this server dies.
        let offered = queue.offer(*asker, self.id, &text, time + 2 * GRACE).await;
        offered.map_err(|_| Back::NotOffered)?;
        count(&counts.offered);
        let reply = match timeout(TAKEN_WITHIN, &mut self.reply).await {
            Ok(reply) => reply,
            Err(_) => {
                // While the database does not answer somebody may be thinking.
                if queue.withdraw(self.id).await.unwrap_or(false) {
                    self.is_offered = false;
                    return Err(Back::NotTaken);
                }
                count(&counts.taken);
                let reply = (&mut self.reply).await;
                return self.check(question, reply);
            }
        };
        count(&counts.taken);
        self.check(question, reply)
    }

    fn check(
        &mut self,
        question: &Question,
        reply: Result<Reply, oneshot::error::RecvError>,
    ) -> Result<String, Back> {
        let action = reply.ok().flatten().ok_or(Back::Lost)?;
        // It was fetched with its row.
        self.is_offered = false;
        if question.allows(&action) { Ok(action) } else { Err(Back::Wrong) }
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.offers.waiting().remove(&self.id);
        let is_running = tokio::runtime::Handle::try_current().is_ok();
        if !self.is_offered || !is_running {
            return;
        }
        let (offers, id) = (Arc::clone(&self.offers), self.id);
        tokio::spawn(async move {
            if let Err(error) = offers.queue.remove(id).await {
                tracing::debug!(%error, "a question lies there until its time is over");
            }
        });
    }
}

/// Brings answers, and says how much thinkers can think about, as long as the server is there.
pub(crate) async fn follow(offers: Weak<Offers>, pool: Weak<ThinkingPool>) {
    let mut bell: Option<Bell> = None;
    let mut next_look = Instant::now();
    loop {
        // Only the wait is cut off: an answer that is being fetched would be lost.
        tokio::select! {
            () = rings(bell.as_ref()) => {}
            () = sleep_until(next_look) => {}
        }
        let (Some(offers), Some(pool)) = (offers.upgrade(), pool.upgrade()) else { return };
        if let Err(error) = offers.fetch().await {
            tracing::debug!(%error, "answers of thinkers were not fetched");
        }
        if Instant::now() < next_look {
            continue;
        }
        let n_threads = offers.look().await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the server thinks alone: it does not see who else does");
            0
        });
        offers.counts.n_threads.store(n_threads as u64, Ordering::Relaxed);
        pool.set_elsewhere(n_threads, offers.is_left.load(Ordering::Relaxed));
        let is_quiet = n_threads == 0 && offers.waiting().is_empty();
        if is_quiet || bell.as_ref().is_some_and(Bell::is_broken) {
            bell = None;
        }
        if !is_quiet && bell.is_none() {
            bell = offers.queue.listen(&answers_for(offers.asker)).await.ok();
        }
        next_look = Instant::now() + if is_quiet { SELDOM } else { LOOK };
    }
}

async fn rings(bell: Option<&Bell>) {
    match bell {
        Some(bell) => bell.rings().await,
        None => pending().await,
    }
}

#[cfg(test)]
mod tests {
    use store::Outlook;

    use super::share;

    #[test]
    fn a_server_offers_what_others_leave_and_not_less_than_its_part() {
        let of = |n_threads, n_of_others, n_nodes| {
            share(&Outlook { n_threads, n_of_others, n_nodes, lost: Vec::new() })
        };
        assert_eq!(of(0, 0, 1), 0);
        assert_eq!(of(4, 0, 1), 4);
        assert_eq!(of(4, 0, 3), 4, "the others have nothing to think about");
        assert_eq!(of(4, 1, 2), 3);
        assert_eq!(of(4, 4, 2), 2);
        assert_eq!(of(1, 5, 3), 1);
    }
}
