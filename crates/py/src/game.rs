//! A game with its setup: what every position of it has in common.

use std::ops::ControlFlow;
use std::sync::Arc;

use ai::{BotSpec, Seating};
use catalog::encode::{IdWord, Part};
use catalog::{AnyGame, CatalogError, EncodingFacts, Seed, SimPlan, Utility};
use kernel::Chance;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyTuple};
use serde_json::{Value, json};

use crate::errors;
use crate::state::{Luck, State};

/// A game and a setup of it.
pub(crate) struct Table {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Value,
    pub(crate) n_seats: u8,
    pub(crate) encoding: EncodingFacts,
    pub(crate) utility: Utility,
}

impl Table {
    /// Starts one game, so that a wrong setup is refused here.
    pub(crate) fn new(game: &'static dyn AnyGame, setup: Value) -> Result<Arc<Self>, CatalogError> {
        let state = game.new_state(&setup, &mut Chance::fast(0))?;
        let (n_seats, utility) = (state.n_seats(), state.utility());
        Ok(Arc::new(Self { game, setup, n_seats, encoding: game.encoding(), utility }))
    }

    /// The name with the versions of rules and encoding.
    fn version(&self) -> String {
        let info = self.game.info();
        format!("{}-r{}-e{}", info.id, info.rules_version, self.encoding.version)
    }
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    catalog::games().iter().map(|it| it.info().id).collect()
}

/// How many can sit at the table of a game: the fewest and the most.
#[pyfunction]
pub(crate) fn seats_of(py: Python<'_>, id: &str) -> PyResult<(u8, u8)> {
    let game = catalog::game(id).map_err(|error| errors::setup(py, error))?;
    Ok((game.info().min_seats, game.info().max_seats))
}

/// A game for a number of seats; options are those of `gospoda play --set`, with `_` for `-`.
#[pyfunction]
#[pyo3(signature = (id, seats=None, **options))]
pub(crate) fn load(
    py: Python<'_>,
    id: &str,
    seats: Option<i64>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Game> {
    let game = catalog::game(id).map_err(|error| errors::setup(py, error))?;
    let mut pairs = Vec::new();
    for (key, value) in options.into_iter().flat_map(|it| it.iter()) {
        let key: String = key.extract()?;
        if let Some(value) = option_value(&value)? {
            pairs.push((key.replace('_', "-"), value));
        }
    }
    let n_seats = seats.unwrap_or_else(|| game.info().min_seats.max(2).into());
    let n_seats = usize::try_from(n_seats).unwrap_or_default();
    let table = game.setup(n_seats, &pairs).and_then(|setup| Table::new(game, setup));
    Ok(Game { table: table.map_err(|error| errors::setup(py, error))? })
}

/// The value of an option as text; nothing for `None`.
fn option_value(value: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    if value.is_none() {
        return Ok(None);
    }
    if let Ok(flag) = value.cast::<PyBool>() {
        return Ok(Some(flag.is_true().to_string()));
    }
    if let Ok(text) = value.extract::<String>() {
        return Ok(Some(text));
    }
    if let Ok(number) = value.extract::<i64>() {
        return Ok(Some(number.to_string()));
    }
    match value.extract::<Vec<String>>() {
        Ok(names) => Ok(Some(names.join(","))),
        Err(_) => Err(PyTypeError::new_err(format!(
            "an option is a bool, a number, a text or a list of texts, not {}",
            value.get_type()
        ))),
    }
}

/// The game of a setup that was written before.
#[pyfunction]
pub(crate) fn restore_game(py: Python<'_>, id: &str, setup: &str) -> PyResult<Game> {
    let game = catalog::game(id).map_err(|error| errors::setup(py, error))?;
    let setup = serde_json::from_str(setup)
        .map_err(|error| errors::bad_setup(py, &format!("the setup is no JSON: {error}")))?;
    let table = Table::new(game, setup).map_err(|error| errors::setup(py, error))?;
    Ok(Game { table })
}

/// A field of an observation.
#[pyclass(frozen, get_all, module = "gospoda")]
pub(crate) struct Field {
    name: String,
    offset: usize,
    length: usize,
    low: i32,
    high: i32,
    cells: Vec<String>,
}

#[pymethods]
impl Field {
    fn __repr__(&self) -> String {
        let Self { name, offset, length, low, high, .. } = self;
        format!("Field(name='{name}', offset={offset}, length={length}, low={low}, high={high})")
    }
}

/// A game with its setup.
#[pyclass(frozen, module = "gospoda")]
pub(crate) struct Game {
    pub(crate) table: Arc<Table>,
}

#[pymethods]
impl Game {
    #[getter]
    fn id(&self) -> &'static str {
        self.table.game.info().id
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.table.n_seats
    }

    #[getter]
    fn version(&self) -> String {
        self.table.version()
    }

    #[getter]
    fn encoding_version(&self) -> u32 {
        self.table.encoding.version
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.table.encoding.n_actions
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.table.encoding.observation()
    }

    #[getter]
    fn hidden_size(&self) -> usize {
        self.table.encoding.hidden
    }

    #[getter]
    fn max_decisions(&self) -> u32 {
        self.table.game.info().max_decisions
    }

    #[getter]
    fn utility(&self) -> &'static str {
        match self.table.utility {
            Utility::Identical => "identical",
            Utility::ConstantSum => "constant_sum",
            Utility::GeneralSum => "general_sum",
        }
    }

    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.table.setup.to_string(),))
    }

    #[getter]
    fn options(&self) -> Vec<&'static str> {
        self.table.game.options().iter().map(|it| it.key).collect()
    }

    fn layout(&self, part: &str) -> PyResult<Vec<Field>> {
        let found = Part::ALL.into_iter().find(|it| it.name() == part);
        let Some(part) = found else {
            let told = format!("'{part}' is no part: parts are public, private and hidden");
            return Err(PyValueError::new_err(told));
        };
        let fields = self.table.game.layout(part).iter().cloned();
        Ok(fields
            .map(|it| Field {
                name: it.name,
                offset: it.offset,
                length: it.length,
                low: it.low,
                high: it.high,
                cells: it.cells,
            })
            .collect())
    }

    fn id_of<'py>(&self, py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyTuple>> {
        let word = self.table.game.ids(text);
        let word = word.map_err(|error| errors::act(py, self.table.game, &error))?;
        let word =
            word.ok_or_else(|| errors::notation(py, &format!("no position allows '{text}'")))?;
        PyTuple::new(py, word.as_slice())
    }

    fn text_of(&self, py: Python<'_>, ids: Vec<u16>) -> PyResult<String> {
        let word =
            IdWord::of(&ids).ok_or_else(|| errors::notation(py, "no action has so many ids"))?;
        let action = self.table.game.action(&word);
        let action = action.map_err(|error| errors::notation(py, &error.to_string()))?;
        action.ok_or_else(|| errors::notation(py, &format!("the ids {word} only begin an action")))
    }

    fn action_names(&self) -> Vec<&'static str> {
        let n_actions = self.table.encoding.n_actions as u16;
        (0..n_actions).map(|id| self.table.game.name_of(id)).collect()
    }

    #[pyo3(name = "new", signature = (seed=None, record=false))]
    fn begin(
        &self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        record: bool,
    ) -> PyResult<State> {
        State::start(py, &self.table, Luck::of(seed_of(seed)?), record)
    }

    /// Begins a game with these draws. If they do not suffice, the number that the next one is drawn below.
    fn probe<'py>(&self, py: Python<'py>, chance: Vec<(u32, u32)>) -> PyResult<Bound<'py, PyAny>> {
        State::probe_opening(py, &self.table, &chance)
    }

    fn deserialize(&self, py: Python<'_>, data: &[u8]) -> PyResult<State> {
        State::read(py, &self.table, data)
    }

    /// Plays whole games between bots of ours, as `gospoda sim` does.
    #[pyo3(signature = (bots, games, seed, threads))]
    fn simulate<'py>(
        &self,
        py: Python<'py>,
        bots: Vec<String>,
        games: u32,
        seed: u64,
        threads: u32,
    ) -> PyResult<Bound<'py, PyAny>> {
        let bots: Result<Vec<BotSpec>, _> = bots.iter().map(|it| it.parse()).collect();
        let bots = bots.map_err(|error| errors::bad_setup(py, &error.to_string()))?;
        let plan = SimPlan {
            bots,
            setup: self.table.setup.clone(),
            games,
            seed,
            threads,
            seating: Seating::Rotating,
            settings: Vec::new(),
        };
        let game = self.table.game;
        let series = py.detach(|| game.simulate(&plan, &mut |_| ControlFlow::Continue(())));
        let series = series.map_err(|error| errors::setup(py, error))?;
        let told = json!({
            "games": series.n_games,
            "finished": series.n_finished,
            "decisions": series.n_decisions,
            "seconds": series.time.as_secs_f64(),
            "wins": series.standings.iter().map(|it| it.wins).collect::<Vec<_>>(),
            "scores": series.standings.iter().map(|it| it.mean_score).collect::<Vec<_>>(),
            "team_wins": series.team.map(|it| it.won),
        });
        py.import("json")?.call_method1("loads", (told.to_string(),))
    }

    /// Plays whole games between bots, ours and others; see `gospoda.series`.
    #[pyo3(signature = (bots, *, games=100, seed=0, threads=1, record=None))]
    fn play<'py>(
        slf: Bound<'py, Self>,
        bots: Bound<'py, PyAny>,
        games: u32,
        seed: u64,
        threads: u32,
        record: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let series = slf.py().import("gospoda.series")?;
        series.call_method1("play", (slf, bots, games, seed, threads, record))
    }

    fn __repr__(&self) -> String {
        format!("<gospoda.Game {} with {} seats>", self.table.version(), self.table.n_seats)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.id() == other.id() && self.table.setup == other.table.setup
    }

    fn __hash__(&self) -> isize {
        let sum = |sum: isize, byte: u8| sum.wrapping_mul(31).wrapping_add(byte.into());
        self.table.setup.to_string().bytes().fold(self.id().len() as isize, sum)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let restore = py.import("gospoda._gospoda")?.getattr("restore_game")?;
        let args = (self.id(), self.table.setup.to_string());
        PyTuple::new(py, [restore, args.into_pyobject(py)?.into_any()])
    }
}

/// Reads a seed: a number from 0 to 2^64 - 1, or 32 bytes. Without one it comes from the operating system.
pub(crate) fn seed_of(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(seed) = seed else {
        let mut bytes = [0; 32];
        let filled = getrandom::fill(&mut bytes);
        filled.map_err(|error| PyValueError::new_err(format!("no randomness: {error}")))?;
        return Ok(Seed(bytes));
    };
    if let Ok(bytes) = seed.cast::<PyBytes>() {
        let bytes = bytes.as_bytes();
        let Ok(bytes) = bytes.try_into() else {
            let told = format!("a seed of bytes has 32 of them, not {}", bytes.len());
            return Err(PyValueError::new_err(told));
        };
        return Ok(Seed(bytes));
    }
    let wrong = |_| PyOverflowError::new_err("a seed is a number from 0 to 2**64 - 1");
    seed.extract::<u64>().map(Seed::of_number).map_err(wrong)
}
