//! Many games at once, which write into arrays that the caller brings.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use catalog::{ActError, CatalogError, Episode, EpisodePlan, Illegal};
use kernel::{Chance, Seat};
use numpy::{
    PyArray1, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::episode::Plan;
use crate::errors;
use crate::game::Table;

/// What a game that has ended does at the next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Autoreset {
    /// It begins anew, and its id is not looked at.
    NextStep,
    /// It has begun anew in the step in which it ended.
    SameStep,
    /// It waits for a reset.
    Disabled,
}

/// The arrays that are written, one row a game.
#[derive(FromPyObject)]
struct Buffers<'py> {
    observation: PyReadwriteArray2<'py, f32>,
    mask: PyReadwriteArray2<'py, i8>,
    seat: PyReadwriteArray1<'py, i8>,
    reward: PyReadwriteArray1<'py, f64>,
    rewards: PyReadwriteArray2<'py, f32>,
    terminated: PyReadwriteArray1<'py, bool>,
    truncated: PyReadwriteArray1<'py, bool>,
    illegal: PyReadwriteArray1<'py, bool>,
    /// Whether the game has begun anew in this step.
    begun: PyReadwriteArray1<'py, bool>,
    /// The last observation of a game that has begun anew in the step in which it ended.
    last: PyReadwriteArray2<'py, f32>,
}

/// The row of one game.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [i8],
    seat: &'a mut i8,
    reward: &'a mut f64,
    rewards: &'a mut [f32],
    terminated: &'a mut bool,
    truncated: &'a mut bool,
    illegal: &'a mut bool,
    begun: &'a mut bool,
    last: &'a mut [f32],
}

impl Buffers<'_> {
    /// All rows, if every array has one for each of `n` games.
    fn rows(&mut self, n: usize) -> PyResult<Vec<Row<'_>>> {
        let lengths = [
            self.observation.shape()[0],
            self.mask.shape()[0],
            self.seat.len(),
            self.reward.len(),
            self.rewards.shape()[0],
            self.terminated.len(),
            self.truncated.len(),
            self.illegal.len(),
            self.begun.len(),
            self.last.shape()[0],
        ];
        if lengths.iter().any(|it| *it != n) {
            let told = format!("the arrays have {lengths:?} rows, {n} are needed");
            return Err(PyValueError::new_err(told));
        }
        let widths = [&self.observation, &self.last].map(|it| it.shape()[1]);
        let (n_actions, n_seats) = (self.mask.shape()[1], self.rewards.shape()[1]);
        let contiguous = |_| PyValueError::new_err("an array is not contiguous");
        let mut observations =
            self.observation.as_slice_mut().map_err(contiguous)?.chunks_exact_mut(widths[0]);
        let mut masks = self.mask.as_slice_mut().map_err(contiguous)?.chunks_exact_mut(n_actions);
        let mut seats = self.seat.as_slice_mut().map_err(contiguous)?.iter_mut();
        let mut reward = self.reward.as_slice_mut().map_err(contiguous)?.iter_mut();
        let mut rewards =
            self.rewards.as_slice_mut().map_err(contiguous)?.chunks_exact_mut(n_seats);
        let mut terminated = self.terminated.as_slice_mut().map_err(contiguous)?.iter_mut();
        let mut truncated = self.truncated.as_slice_mut().map_err(contiguous)?.iter_mut();
        let mut illegal = self.illegal.as_slice_mut().map_err(contiguous)?.iter_mut();
        let mut begun = self.begun.as_slice_mut().map_err(contiguous)?.iter_mut();
        let mut last = self.last.as_slice_mut().map_err(contiguous)?.chunks_exact_mut(widths[1]);
        let row = || {
            Some(Row {
                observation: observations.next()?,
                mask: masks.next()?,
                seat: seats.next()?,
                reward: reward.next()?,
                rewards: rewards.next()?,
                terminated: terminated.next()?,
                truncated: truncated.next()?,
                illegal: illegal.next()?,
                begun: begun.next()?,
                last: last.next()?,
            })
        };
        Ok(std::iter::from_fn(row).collect())
    }
}

/// What one game is to do.
struct Order {
    id: i64,
    seed: u64,
    learner: Option<Seat>,
}

/// Why a batch cannot go on; the number is that of the game.
enum Fault {
    Begin(usize, CatalogError),
    Step(usize, ActError),
    Ended(usize),
}

impl Fault {
    fn game(&self) -> usize {
        match *self {
            Self::Begin(nth, _) | Self::Step(nth, _) | Self::Ended(nth) => nth,
        }
    }
}

/// Many games of one plan.
#[pyclass(module = "gospoda")]
pub(crate) struct Batch {
    table: Arc<Table>,
    plan: EpisodePlan,
    autoreset: Autoreset,
    n_threads: usize,
    episodes: Vec<Option<Episode>>,
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        py: Python<'_>,
        plan: Plan<'_>,
        n_games: usize,
        n_threads: usize,
        autoreset: &str,
    ) -> PyResult<Self> {
        let autoreset = match autoreset {
            "next_step" => Autoreset::NextStep,
            "same_step" => Autoreset::SameStep,
            "disabled" => Autoreset::Disabled,
            other => {
                let told = format!("autoreset is next_step, same_step or disabled, not '{other}'");
                return Err(PyValueError::new_err(told));
            }
        };
        if n_games == 0 || n_threads == 0 {
            return Err(PyValueError::new_err("a batch has at least one game and one thread"));
        }
        let (table, plan) = (Arc::clone(&plan.game.table), plan.read(py)?);
        let episodes = vec![None; n_games];
        Ok(Self { table, plan, autoreset, n_threads, episodes })
    }

    /// Begins the games for which `which` is true.
    fn reset(
        &mut self,
        py: Python<'_>,
        which: PyReadonlyArray1<'_, bool>,
        seeds: PyReadonlyArray1<'_, u64>,
        learners: PyReadonlyArray1<'_, i8>,
        mut buffers: Buffers<'_>,
    ) -> PyResult<()> {
        let which = which.as_slice()?;
        let orders = self.orders(None, &seeds, &learners)?;
        let rows = buffers.rows(self.episodes.len())?;
        let chosen = which.iter().copied();
        let n_threads = self.n_threads;
        let plan = &self.plan;
        let work = self.episodes.iter_mut().zip(rows).zip(orders).enumerate();
        let work = work.zip(chosen).filter(|(_, is_chosen)| *is_chosen).map(|(it, _)| it).collect();
        let done = py.detach(|| {
            in_parallel(n_threads, work, |(nth, ((episode, mut row), order))| {
                row.clear();
                begin(plan, nth, episode, &order).map(|it| row.show(it))
            })
        });
        done.map_err(|fault| self.raised(py, fault))
    }

    /// One id for each game. If one is refused, nothing has changed in any game.
    fn step(
        &mut self,
        py: Python<'_>,
        ids: PyReadonlyArray1<'_, i64>,
        seeds: PyReadonlyArray1<'_, u64>,
        learners: PyReadonlyArray1<'_, i8>,
        mut buffers: Buffers<'_>,
    ) -> PyResult<()> {
        let orders = self.orders(Some(&ids), &seeds, &learners)?;
        self.refused(&orders).map_err(|fault| self.raised(py, fault))?;
        let rows = buffers.rows(self.episodes.len())?;
        let (n_threads, plan, autoreset) = (self.n_threads, &self.plan, self.autoreset);
        let work = self.episodes.iter_mut().zip(rows).zip(orders).enumerate().collect();
        let done = py.detach(|| {
            in_parallel(n_threads, work, |(nth, ((episode, row), order))| {
                step(plan, autoreset, nth, episode, row, &order)
            })
        });
        done.map_err(|fault| self.raised(py, fault))
    }

    /// A legal id for each game, each equally likely; -1 for games that have ended.
    fn legal_sample<'py>(&self, py: Python<'py>, seed: u64) -> Bound<'py, PyArray1<i64>> {
        let mut chance = Chance::fast(seed);
        let sampled = self.legal().map(|ids| match ids.len() {
            0 => -1,
            n_ids => ids[chance.below(n_ids as u32) as usize].into(),
        });
        PyArray1::from_vec(py, sampled.collect())
    }

    /// The legal ids of all games in a row, and where those of each begin.
    fn legal_csr<'py>(
        &self,
        py: Python<'py>,
    ) -> (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<u16>>) {
        let (mut begins, mut ids) = (vec![0], Vec::new());
        for legal in self.legal() {
            ids.extend_from_slice(legal);
            begins.push(ids.len() as i64);
        }
        (PyArray1::from_vec(py, begins), PyArray1::from_vec(py, ids))
    }

    /// The number of actions that each game has seen.
    fn decisions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let n_decisions =
            |it: &Option<Episode>| it.as_ref().map_or(0, |it| it.state().n_decisions().into());
        PyArray1::from_vec(py, self.episodes.iter().map(n_decisions).collect())
    }
}

impl Batch {
    fn legal(&self) -> impl Iterator<Item = &[u16]> {
        self.episodes.iter().map(|it| it.as_ref().map_or(&[][..], Episode::legal))
    }

    fn orders(
        &self,
        ids: Option<&PyReadonlyArray1<'_, i64>>,
        seeds: &PyReadonlyArray1<'_, u64>,
        learners: &PyReadonlyArray1<'_, i8>,
    ) -> PyResult<Vec<Order>> {
        let n = self.episodes.len();
        let ids = ids.map_or(Ok(None), |it| it.as_slice().map(Some))?;
        let (seeds, learners) = (seeds.as_slice()?, learners.as_slice()?);
        if [ids.map_or(n, <[i64]>::len), seeds.len(), learners.len()] != [n; 3] {
            return Err(PyValueError::new_err(format!("{n} ids, seeds and seats are needed")));
        }
        let learner = |seat: i8| u8::try_from(seat).ok().map(Seat);
        let order = |nth: usize| Order {
            id: ids.map_or(-1, |it| it[nth]),
            seed: seeds[nth],
            learner: learner(learners[nth]),
        };
        Ok((0..n).map(order).collect())
    }

    /// Looks at all ids before any is given.
    fn refused(&self, orders: &[Order]) -> Result<(), Fault> {
        for (nth, (episode, order)) in self.episodes.iter().zip(orders).enumerate() {
            let Some(episode) = episode else { return Err(Fault::Ended(nth)) };
            if episode.seat().is_none() {
                match self.autoreset {
                    Autoreset::NextStep | Autoreset::SameStep => continue,
                    Autoreset::Disabled => return Err(Fault::Ended(nth)),
                }
            }
            if self.plan.illegal == Illegal::Refuse {
                episode.check(order.id).map_err(|why| Fault::Step(nth, why))?;
            }
        }
        Ok(())
    }

    fn raised(&self, py: Python<'_>, fault: Fault) -> PyErr {
        match fault {
            Fault::Begin(_, error) => errors::setup(py, error),
            Fault::Step(nth, error) => {
                let raised = errors::act(py, self.table.game, &error);
                match raised.value(py).call_method1("add_note", (format!("in game {nth}"),)) {
                    Ok(_) | Err(_) => raised,
                }
            }
            Fault::Ended(nth) => {
                PyValueError::new_err(format!("game {nth} has not begun: reset it first"))
            }
        }
    }
}

/// So many games at a time are taken by a thread: who has got short ones takes more.
const AT_ONCE: usize = 8;

/// Does all work on so many threads; the results do not depend on how many. Of several faults the first game's is told.
fn in_parallel<T: Send>(
    n_threads: usize,
    work: Vec<T>,
    one: impl Fn(T) -> Result<(), Fault> + Sync,
) -> Result<(), Fault> {
    if n_threads == 1 || work.len() <= AT_ONCE {
        return work.into_iter().try_for_each(one);
    }
    let n_others = n_threads.min(work.len().div_ceil(AT_ONCE)) - 1;
    let queue = Mutex::new(work.into_iter());
    let take = || {
        let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.by_ref().take(AT_ONCE).collect::<Vec<T>>()
    };
    let all = || {
        let mut chunks = std::iter::repeat_with(take).take_while(|it| !it.is_empty());
        chunks.try_for_each(|chunk| chunk.into_iter().try_for_each(&one))
    };
    thread::scope(|scope| {
        let others: Vec<_> = (0..n_others).map(|_| scope.spawn(all)).collect();
        let own = all();
        let joined = others.into_iter().map(|it| it.join());
        let joined = joined.map(|it| it.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        let faults = std::iter::once(own).chain(joined).filter_map(Result::err);
        faults.min_by_key(Fault::game).map_or(Ok(()), Err)
    })
}

fn begin<'a>(
    plan: &EpisodePlan,
    nth: usize,
    episode: &'a mut Option<Episode>,
    order: &Order,
) -> Result<&'a Episode, Fault> {
    let begun =
        Episode::start(plan, order.seed, order.learner).map_err(|why| Fault::Begin(nth, why))?;
    Ok(episode.insert(begun))
}

fn step(
    plan: &EpisodePlan,
    autoreset: Autoreset,
    nth: usize,
    slot: &mut Option<Episode>,
    mut row: Row<'_>,
    order: &Order,
) -> Result<(), Fault> {
    row.clear();
    let Some(episode) = slot else { return Err(Fault::Ended(nth)) };
    let Some(seat) = episode.seat() else {
        *row.begun = true;
        return begin(plan, nth, slot, order).map(|it| row.show(it));
    };
    let step = episode.step(plan, order.id).map_err(|why| Fault::Step(nth, why))?;
    *row.reward = step.rewards[seat.idx()];
    for (to, from) in row.rewards.iter_mut().zip(&step.rewards) {
        *to = *from as f32;
    }
    *row.illegal = step.illegal.is_some();
    *row.terminated = episode.is_terminated();
    *row.truncated = episode.is_truncated();
    if autoreset == Autoreset::SameStep && episode.seat().is_none() {
        episode.state().observe(episode.observer(), row.last);
        *row.begun = true;
        return begin(plan, nth, slot, order).map(|it| row.show(it));
    }
    row.show(episode);
    Ok(())
}

impl Row<'_> {
    /// Nothing has happened, and nothing is seen.
    fn clear(&mut self) {
        self.observation.fill(0.0);
        self.last.fill(0.0);
        self.mask.fill(0);
        *self.reward = 0.0;
        self.rewards.fill(0.0);
        *self.terminated = false;
        *self.truncated = false;
        *self.illegal = false;
        *self.begun = false;
    }

    /// The position onto zeros, as the seat knows it that is asked.
    fn show(&mut self, episode: &Episode) {
        episode.state().observe(episode.observer(), self.observation);
        catalog::encode::mask(episode.legal(), self.mask);
        *self.seat = episode.seat().map_or(-1, |it| it.0 as i8);
    }
}
