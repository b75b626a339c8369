//! Match and campaign files that are brought are checked one at a time. A match is checked in slices scheduled among the
//! bots' searches, and no longer than the client waits for the answer.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ai::{BotSpec, Budget, Clock};
use catalog::{AnyCampaign, Think, read_campaign};
use table::{Brought, Check, ClientNetwork, TableError, TableId};
use tokio::sync::Semaphore;

use crate::context::Context;
use crate::error::ApiError;
use crate::host::{Job, computed};

/// How long one slice takes.
const SLICE: Duration = Duration::from_millis(50);
/// So many files are checked at once.
const AT_ONCE: usize = 1;
/// So many wait. Each takes up the memory of its text.
const MOST_WAITING: usize = 15;
/// So long a file may wait and be checked.
const PATIENCE: Duration = Duration::from_secs(20);
/// When a client is to come again whose file was not checked.
const AGAIN_AFTER: u32 = 10;

/// Whose turn it is to be checked.
#[derive(Debug)]
pub(crate) struct Checks {
    room: Semaphore,
    turns: Semaphore,
}

impl Default for Checks {
    fn default() -> Self {
        Self { room: Semaphore::new(AT_ONCE + MOST_WAITING), turns: Semaphore::new(AT_ONCE) }
    }
}

impl Checks {
    /// Runs a check when it is its turn, until `late` is ready.
    ///
    /// # Errors
    /// [`ApiError::Busy`] if too many wait, or it became late.
    async fn in_turn<T>(
        &self,
        late: impl Future<Output = ()>,
        check: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        let busy = ApiError::Busy { seconds: AGAIN_AFTER };
        let Ok(_room) = self.room.try_acquire() else { return Err(busy) };
        let checked = async {
            let _turn = self.turns.acquire().await.map_err(|_| TableError::Internal)?;
            check.await
        };
        tokio::select! {
            checked = checked => checked,
            () = late => Err(busy),
        }
    }
}

impl Context {
    /// Checks a match file that becomes the table `id`, for a client network.
    pub(crate) async fn check_match(
        &self,
        text: String,
        id: TableId,
        client: Option<ClientNetwork>,
    ) -> Result<Brought, ApiError> {
        let check = Check::new(text, self.config.now().longest_thought);
        let job = Job { client, table: id, bot: BotSpec::Mcts(Budget::Time(SLICE)) };
        self.checks.in_turn(self.late(), self.check_in_slices(check, job)).await
    }

    /// Reads a campaign file.
    pub(crate) async fn check_campaign(
        &self,
        text: String,
    ) -> Result<Box<dyn AnyCampaign>, ApiError> {
        let read = async {
            let read = computed(&*self.host, move || read_campaign(&text)).await;
            read.ok_or(TableError::Internal)?.map_err(ApiError::BadCampaign)
        };
        self.checks.in_turn(self.late(), read).await
    }

    fn late(&self) -> impl Future<Output = ()> {
        self.host.sleep_until(self.host.now() + PATIENCE)
    }

    async fn check_in_slices(&self, check: Check, job: Job) -> Result<Brought, ApiError> {
        let wanted = Wanted::default();
        let checked = Arc::new(Mutex::new(Checked { check, n_lines: 0, done: None }));
        loop {
            let slice = Slice {
                counter: Arc::clone(&self.counts.brought_lines),
                is_wanted: Arc::clone(&wanted.0),
                checked: Arc::clone(&checked),
            };
            self.host.think(job, Box::new(slice)).await.ok_or(TableError::Internal)?;
            if let Some(done) = lock(&checked).done.take() {
                return Ok(done?);
            }
        }
    }
}

/// Set as long as somebody waits for the answer, also while a slice runs.
struct Wanted(Arc<AtomicBool>);

impl Default for Wanted {
    fn default() -> Self {
        Self(Arc::new(AtomicBool::new(true)))
    }
}

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// How far a check is.
struct Checked {
    check: Check,
    n_lines: usize,
    done: Option<Result<Brought, TableError>>,
}

fn lock(checked: &Mutex<Checked>) -> MutexGuard<'_, Checked> {
    checked.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One slice of a check. What comes of it is left in `checked`.
struct Slice {
    /// Of the lines of all files.
    counter: Arc<AtomicU64>,
    is_wanted: Arc<AtomicBool>,
    checked: Arc<Mutex<Checked>>,
}

impl Think for Slice {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        let end = clock.now() + SLICE;
        let end = until.map_or(end, |it| it.min(end));
        let mut checked = lock(&self.checked);
        let Checked { check, n_lines, done } = &mut *checked;
        let may_go_on = |n_played: usize| {
            let n_new = n_played - std::mem::replace(n_lines, n_played);
            self.counter.fetch_add(n_new as u64, Ordering::Relaxed);
            self.is_wanted.load(Ordering::Relaxed) && clock.now() < end
        };
        *done = check.advance(may_go_on).transpose();
        Some(String::new())
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    use ai::Clock;
    use catalog::Think;
    use futures_util::FutureExt;
    use futures_util::future::join_all;
    use table::Check;
    use table::testing::long_file;
    use tokio::sync::oneshot;

    use super::{AT_ONCE, Checked, Checks, MOST_WAITING, SLICE, Slice, Wanted, lock};
    use crate::error::ApiError;

    /// At every look a part of a slice has passed. Whoever waits goes at one of them.
    struct Ticking {
        n_looks: AtomicU64,
        gone_after: u64,
        wanted: Mutex<Option<Wanted>>,
    }

    impl Clock for Ticking {
        fn now(&self) -> Duration {
            let nth = self.n_looks.fetch_add(1, Ordering::Relaxed);
            if nth == self.gone_after {
                self.wanted.lock().expect("nobody panics with it").take();
            }
            SLICE / 100 * u32::try_from(nth).expect("it is small")
        }
    }

    /// How many lines of a file were played in a number of slices, if whoever waits goes at a look at the clock.
    fn n_played(n_lines: usize, n_slices: usize, gone_after: u64) -> u64 {
        let (check, counter) = (Check::new(long_file(n_lines), SLICE), Arc::default());
        let checked = Arc::new(Mutex::new(Checked { check, n_lines: 0, done: None }));
        let wanted = Wanted::default();
        let is_wanted = Arc::clone(&wanted.0);
        let clock = Ticking { n_looks: 0.into(), gone_after, wanted: Mutex::new(Some(wanted)) };
        for _ in 0..n_slices {
            let (counter, is_wanted) = (Arc::clone(&counter), Arc::clone(&is_wanted));
            let mut slice = Slice { counter, is_wanted, checked: Arc::clone(&checked) };
            assert_eq!(slice.advance(&clock, None), Some(String::new()));
            assert!(lock(&checked).done.is_none(), "the file is longer than that");
        }
        counter.load(Ordering::Relaxed)
    }

    #[test]
    fn a_slice_ends_in_time_and_the_next_one_goes_on() {
        let [three, four] = [3, 4].map(|it| n_played(200, it, u64::MAX));
        assert!(0 < three && three < four && four < 200, "{three}, {four}");
    }

    #[test]
    fn a_file_is_checked_no_further_than_the_line_at_which_its_client_goes() {
        let all = n_played(600, 11, u64::MAX);
        let some = n_played(600, 11, 630);
        assert!(400 < all && 0 < some && some < 20, "{all}, {some}");
    }

    #[test]
    fn two_files_are_not_checked_at_the_same_time() {
        let checks = Checks::default();
        let (end, may_end) = oneshot::channel::<()>();
        let has_begun = std::cell::Cell::new(false);
        let first = async { may_end.await.map_err(|_| ApiError::TooLarge) };
        let mut first = Box::pin(checks.in_turn(pending(), first));
        let second = async {
            has_begun.set(true);
            Ok(2)
        };
        let mut second = Box::pin(checks.in_turn(pending(), second));
        assert_eq!((&mut first).now_or_never(), None);
        assert_eq!((&mut second).now_or_never(), None);
        assert!(!has_begun.get(), "the first one is being checked");
        end.send(()).unwrap();
        assert_eq!(first.now_or_never(), Some(Ok(())));
        assert_eq!(second.now_or_never(), Some(Ok(2)));
    }

    #[test]
    fn whoever_leaves_makes_room_and_whoever_finds_none_comes_again() {
        let checks = Checks::default();
        let busy = Err(ApiError::Busy { seconds: 10 });
        let wait = || checks.in_turn(pending(), pending::<Result<(), _>>());
        let mut waiting = Box::pin(join_all((0..AT_ONCE + MOST_WAITING).map(|_| wait())));
        assert_eq!((&mut waiting).now_or_never(), None);
        assert_eq!(wait().now_or_never(), Some(busy.clone()));
        drop(waiting);
        let mut first = Box::pin(wait());
        assert_eq!((&mut first).now_or_never(), None);
        let late = checks.in_turn(ready(()), ready(Ok(())));
        assert_eq!(late.now_or_never(), Some(busy), "it waited too long");
        drop(first);
        assert_eq!(checks.in_turn(pending(), ready(Ok(7))).now_or_never(), Some(Ok(7)));
    }
}
