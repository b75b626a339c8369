//! One game that a program learns from.

use std::sync::Arc;

use ai::BotSpec;
use catalog::{ActError, EpisodePlan, Illegal, Reward};
use kernel::Seat;
use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arrays::filled;
use crate::errors;
use crate::game::{Game, Table};
use crate::position::Position;
use crate::state::{Luck, State};

/// Observation, mask, reward, whether it terminated or was truncated, how many actions were played, why the id was not
/// legal.
type Played<'py> =
    (Bound<'py, PyArray1<f32>>, Bound<'py, PyArray1<i8>>, f64, bool, bool, u32, String);

/// How episodes are played; the arguments of [`Episode`] and of [`Batch`](crate::batch::Batch).
#[derive(FromPyObject)]
pub(crate) struct Plan<'py> {
    pub(crate) game: PyRef<'py, Game>,
    /// Names of bots.
    opponents: Vec<String>,
    skip_forced: bool,
    max_decisions: Option<u32>,
    /// `raise`, `lose` or `random`.
    illegal: String,
    /// `outcome`, `returns` or `score`.
    reward: String,
}

/// One of several names.
fn one_of<T: Copy>(what: &str, name: &str, known: &[(&str, T)]) -> PyResult<T> {
    let found = known.iter().find(|(it, _)| *it == name).map(|(_, it)| *it);
    found.ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(it, _)| *it).collect();
        PyValueError::new_err(format!("{what} is {}, not '{name}'", names.join(" or ")))
    })
}

impl Plan<'_> {
    pub(crate) fn read(&self, py: Python<'_>) -> PyResult<EpisodePlan> {
        let bots: Result<Vec<BotSpec>, _> = self.opponents.iter().map(|it| it.parse()).collect();
        let table = &self.game.table;
        let most = table.game.info().max_decisions;
        let illegal =
            [("raise", Illegal::Refuse), ("lose", Illegal::Lose), ("random", Illegal::Random)];
        let reward =
            [("outcome", Reward::Outcome), ("returns", Reward::Returns), ("score", Reward::Score)];
        Ok(EpisodePlan {
            game: table.game,
            setup: table.setup.clone(),
            opponents: bots.map_err(|error| errors::bad_setup(py, &error.to_string()))?,
            skips_forced: self.skip_forced,
            max_decisions: self.max_decisions.unwrap_or(most).min(most),
            illegal: one_of("illegal", &self.illegal, &illegal)?,
            reward: one_of("reward", &self.reward, &reward)?,
        })
    }
}

/// Why an id was not legal: the identity of the rule, or a sentence; empty for one that was.
pub(crate) fn why(illegal: Option<&ActError>) -> String {
    match illegal {
        None => String::new(),
        Some(ActError::Refused(refusal)) => refusal.rule.to_owned(),
        Some(error @ (ActError::Notation(_) | ActError::Chance(_))) => error.to_string(),
    }
}

/// One game that a program learns from.
#[pyclass(module = "gospoda")]
pub(crate) struct Episode {
    table: Arc<Table>,
    plan: EpisodePlan,
    episode: catalog::Episode,
}

#[pymethods]
impl Episode {
    #[new]
    #[pyo3(signature = (plan, seed, learner=None))]
    fn new(py: Python<'_>, plan: Plan<'_>, seed: u64, learner: Option<u8>) -> PyResult<Self> {
        let (table, plan) = (Arc::clone(&plan.game.table), plan.read(py)?);
        let episode = py.detach(|| catalog::Episode::start(&plan, seed, learner.map(Seat)));
        let episode = episode.map_err(|error| errors::setup(py, error))?;
        Ok(Self { table, plan, episode })
    }

    /// The next game of the same plan.
    #[pyo3(signature = (seed, learner=None))]
    fn reset(&mut self, py: Python<'_>, seed: u64, learner: Option<u8>) -> PyResult<()> {
        let plan = &self.plan;
        let episode = py.detach(|| catalog::Episode::start(plan, seed, learner.map(Seat)));
        self.episode = episode.map_err(|error| errors::setup(py, error))?;
        Ok(())
    }

    /// The rewards of all seats, and why the id was not legal.
    fn step(&mut self, py: Python<'_>, id: i64) -> PyResult<(Vec<f64>, String)> {
        let (plan, episode) = (&self.plan, &mut self.episode);
        let step = py.detach(|| episode.step(plan, id));
        let step = step.map_err(|error| errors::act(py, plan.game, &error))?;
        Ok((step.rewards, why(step.illegal.as_ref())))
    }

    /// The same, and what the observer gets and sees then.
    fn play<'py>(&mut self, py: Python<'py>, id: i64) -> PyResult<Played<'py>> {
        let (rewards, illegal) = self.step(py, id)?;
        let observer = self.episode.observer();
        Ok((
            self.observation(py, None, None)?,
            self.mask(py, None, None)?,
            rewards[observer.idx()],
            self.terminated(),
            self.truncated(),
            self.decisions(),
            illegal,
        ))
    }

    /// The masks of all seats.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyArray1<i8>>>> {
        let seats = Seat::all(self.episode.state().n_seats());
        seats.map(|seat| self.mask(py, Some(seat.0), None)).collect()
    }

    /// The legal id that lies at a share from 0 to 1 of them all.
    fn pick(&self, share: f64) -> PyResult<u16> {
        let ids = self.episode.legal();
        let nth = (share * ids.len() as f64) as usize;
        ids.get(nth).copied().ok_or_else(|| PyValueError::new_err("no id lies there"))
    }

    #[getter]
    fn seat(&self) -> i32 {
        self.episode.seat().map_or(-1, |it| it.0.into())
    }

    #[getter]
    fn observer(&self) -> u8 {
        self.episode.observer().0
    }

    #[getter]
    fn terminated(&self) -> bool {
        self.episode.is_terminated()
    }

    #[getter]
    fn truncated(&self) -> bool {
        self.episode.is_truncated()
    }

    #[getter]
    fn decisions(&self) -> u32 {
        self.episode.state().n_decisions()
    }

    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.episode.state().scores()
    }

    #[getter]
    fn winners(&self) -> Vec<u8> {
        let winners = self.episode.state().outcome().map(|it| it.winners).unwrap_or_default();
        winners.iter().map(|it| it.0).collect()
    }

    fn legal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u16>> {
        PyArray1::from_slice(py, self.episode.legal())
    }

    /// The mask of a seat: zeros for one that is not asked.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let is_asked = seat.is_none_or(|it| self.episode.seat() == Some(Seat(it)));
        let ids = if is_asked { self.episode.legal() } else { &[] };
        filled(py, self.table.encoding.n_actions, out, |mask| catalog::encode::mask(ids, mask))
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat_of(seat)?;
        let size = self.table.encoding.observation();
        filled(py, size, out, |numbers| self.episode.state().observe(seat, numbers))
    }

    /// The question that a seat is asked, in words.
    #[pyo3(signature = (seat=None))]
    fn prompt(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<String> {
        self.position().prompt(py, self.seat_of(seat)?)
    }

    /// The position, with draws that are not those of the episode.
    fn state(&self) -> State {
        State::of(self.position(), Luck::of(catalog::Seed::of_number(0)))
    }
}

impl Episode {
    fn seat_of(&self, seat: Option<u8>) -> PyResult<Seat> {
        let n_seats = self.episode.state().n_seats();
        let seat = seat.map_or_else(|| self.episode.observer(), Seat);
        if seat.0 < n_seats { Ok(seat) } else { Err(errors::seat(seat.0.into(), n_seats)) }
    }

    fn position(&self) -> Position {
        Position { table: Arc::clone(&self.table), state: self.episode.state().clone_box() }
    }
}
