//! A single-threaded executor and its timers. It never blocks; it tells when the next timer is due.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};

use table::Timestamp;
use web::Task;

use crate::lock;

/// What can be run, by whom it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum TaskId {
    /// The answer to a request.
    Request(u64),
    Other(u64),
}

/// Where tasks come from and where those are noted that can go on. Cloning it is cheap.
#[derive(Clone, Default)]
pub(crate) struct Spawner(Arc<Mutex<Queue>>);

#[derive(Default)]
struct Queue {
    new: Vec<(TaskId, Task<'static, ()>)>,
    ready: VecDeque<TaskId>,
    n_spawned: u64,
}

impl std::fmt::Debug for Spawner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Spawner")
    }
}

impl Spawner {
    pub(crate) fn spawn(&self, task: Task<'static, ()>) {
        let mut queue = lock(&self.0);
        queue.n_spawned += 1;
        let id = TaskId::Other(queue.n_spawned);
        queue.new.push((id, task));
    }

    fn wake(&self, id: TaskId) {
        lock(&self.0).ready.push_back(id);
    }
}

struct TaskWaker(TaskId, Spawner);

impl Wake for TaskWaker {
    fn wake(self: Arc<Self>) {
        self.1.wake(self.0);
    }
}

/// All tasks.
#[derive(Default)]
pub(crate) struct Executor {
    pub(crate) spawner: Spawner,
    tasks: HashMap<TaskId, (Task<'static, ()>, Waker)>,
}

impl Executor {
    pub(crate) fn add(&mut self, id: TaskId, task: Task<'static, ()>) {
        let waker = Waker::from(Arc::new(TaskWaker(id, self.spawner.clone())));
        self.tasks.insert(id, (task, waker));
        self.spawner.wake(id);
    }

    /// Ends a task where it is.
    pub(crate) fn cancel(&mut self, id: TaskId) {
        self.tasks.remove(&id);
    }

    /// Runs all tasks until none can go on.
    pub(crate) fn run(&mut self) {
        loop {
            let new = std::mem::take(&mut lock(&self.spawner.0).new);
            for (id, task) in new {
                self.add(id, task);
            }
            let Some(id) = lock(&self.spawner.0).ready.pop_front() else { return };
            let Some((task, waker)) = self.tasks.get_mut(&id) else { continue };
            if task.as_mut().poll(&mut Context::from_waker(waker)).is_ready() {
                self.tasks.remove(&id);
            }
        }
    }
}

/// Who sleeps until when. Cloning it is cheap.
#[derive(Clone, Debug, Default)]
pub(crate) struct Timers(Arc<Mutex<Sleepers>>);

#[derive(Debug, Default)]
struct Sleepers {
    wakers: BTreeMap<(u64, u64), Waker>,
    n_sleeps: u64,
    now: u64,
}

impl Timers {
    pub(crate) fn sleep_until(&self, at: Timestamp) -> Sleep {
        let mut sleepers = lock(&self.0);
        sleepers.n_sleeps += 1;
        Sleep { key: (at.0, sleepers.n_sleeps), timers: self.clone() }
    }

    /// The time has come to `now`: wakes everybody whose sleep is over.
    pub(crate) fn advance(&self, now: Timestamp) {
        let woken = {
            let mut sleepers = lock(&self.0);
            sleepers.now = now.0;
            let later = sleepers.wakers.split_off(&(now.0 + 1, 0));
            std::mem::replace(&mut sleepers.wakers, later)
        };
        for waker in woken.into_values() {
            waker.wake();
        }
    }

    /// When the next sleep is over.
    pub(crate) fn next(&self) -> Option<u64> {
        lock(&self.0).wakers.keys().next().map(|(at, _)| *at)
    }
}

/// Is ready at a time, as [`Timers::advance`] tells it.
pub(crate) struct Sleep {
    key: (u64, u64),
    timers: Timers,
}

impl Future for Sleep {
    type Output = ();

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let mut sleepers = lock(&self.timers.0);
        if self.key.0 <= sleepers.now {
            return Poll::Ready(());
        }
        sleepers.wakers.insert(self.key, context.waker().clone());
        Poll::Pending
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        lock(&self.timers.0).wakers.remove(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use table::Timestamp;

    use super::{Executor, TaskId, Timers};

    #[test]
    fn sleepers_wake_in_order_and_can_be_cancelled() {
        let (mut executor, timers, log) =
            (Executor::default(), Timers::default(), Arc::new(Mutex::new(Vec::new())));
        timers.advance(Timestamp(10));
        for (id, at) in [(1, 30), (2, 20), (3, 10), (4, 25)] {
            let (timers, log) = (timers.clone(), Arc::clone(&log));
            let task = async move {
                timers.sleep_until(Timestamp(at)).await;
                log.lock().unwrap().push(id);
            };
            executor.add(TaskId::Request(id), Box::pin(task));
        }
        let seen = |executor: &mut Executor| {
            executor.run();
            std::mem::take(&mut *log.lock().unwrap())
        };
        assert_eq!(seen(&mut executor), [3], "whose time has come does not wait");
        assert_eq!(timers.next(), Some(20));
        timers.advance(Timestamp(20));
        assert_eq!(seen(&mut executor), [2]);
        executor.cancel(TaskId::Request(4));
        assert_eq!(timers.next(), Some(30), "who is cancelled wakes nobody");
        timers.advance(Timestamp(40));
        assert_eq!(seen(&mut executor), [1]);
        assert_eq!(timers.next(), None);
    }

    #[test]
    fn a_task_may_start_others() {
        let (mut executor, log) = (Executor::default(), Arc::new(Mutex::new(Vec::new())));
        let (spawner, told) = (executor.spawner.clone(), Arc::clone(&log));
        let first = async move {
            let inner = Arc::clone(&told);
            spawner.spawn(Box::pin(async move { inner.lock().unwrap().push(2) }));
            told.lock().unwrap().push(1);
        };
        executor.add(TaskId::Request(1), Box::pin(first));
        executor.run();
        assert_eq!(*log.lock().unwrap(), [1, 2]);
    }
}
