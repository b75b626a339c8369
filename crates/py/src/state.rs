//! A position that a program plays on.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use catalog::{ActError, AnyState, AnyTable, ChanceKey, RandomnessProof, Seed, read_state, record};
use kernel::{Chance, Draw, Seat};
use numpy::PyArray1;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

use crate::arrays::filled;
use crate::errors;
use crate::game::{Game, Table};
use crate::position::Position;
use crate::seen::Seen;

/// Where the draws of a position come from: those of the n-th action depend on the seed and on n alone.
#[derive(Clone, Copy)]
pub(crate) struct Luck {
    seed: Seed,
    key: ChanceKey,
}

impl Luck {
    pub(crate) fn of(seed: Seed) -> Self {
        Self { seed, key: RandomnessProof::new(seed).key() }
    }

    /// Other draws, which follow from these and a number.
    fn other(&self, number: u64) -> Self {
        Self::of(self.seed.derive(number))
    }

    /// The draws of an action, as of the line of a match file.
    fn chance(&self, n_decisions: u32) -> Chance {
        self.key.chance(u64::from(n_decisions) + 1)
    }
}

/// What was played, for a match file.
#[derive(Clone)]
struct Record {
    table: Box<dyn AnyTable>,
    /// Of which all draws come, if they do.
    seed: Option<Seed>,
}

/// A position that a program plays on.
#[pyclass(module = "gospoda")]
pub(crate) struct State {
    position: Position,
    luck: Luck,
    record: Option<Record>,
    last_chance: Vec<Draw>,
}

/// How many bytes of a serialized position the seed has.
const SEED: usize = 32;

impl State {
    pub(crate) fn of(position: Position, luck: Luck) -> Self {
        Self { position, luck, record: None, last_chance: Vec::new() }
    }

    pub(crate) fn start(
        py: Python<'_>,
        table: &Arc<Table>,
        luck: Luck,
        is_recorded: bool,
    ) -> PyResult<Self> {
        let mut chance = luck.key.chance(0);
        let state = table.game.new_state(&table.setup, &mut chance);
        let state = state.map_err(|error| errors::setup(py, error))?;
        let mut res = Self::of(Position { table: Arc::clone(table), state }, luck);
        res.last_chance = chance.take_tape();
        if is_recorded {
            let table = table.game.start(&table.setup, &mut luck.key.chance(0));
            let table = table.map_err(|error| errors::setup(py, error))?;
            res.record = Some(Record { table, seed: Some(luck.seed) });
        }
        Ok(res)
    }

    /// See `Game.probe`.
    pub(crate) fn probe_opening<'py>(
        py: Python<'py>,
        table: &Arc<Table>,
        draws: &[(u32, u32)],
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut chance = Chance::replay(tape(draws));
        let state = table.game.new_state(&table.setup, &mut chance);
        if let Some(bound) = chance.wanted() {
            return Ok(bound.into_pyobject(py)?.into_any());
        }
        let state = state.map_err(|error| errors::setup(py, error))?;
        all_drawn(py, &chance)?;
        let mut res =
            Self::of(Position { table: Arc::clone(table), state }, Luck::of(Seed::of_number(0)));
        res.last_chance = chance.take_tape();
        Ok(Bound::new(py, res)?.into_any())
    }

    /// See `Game.deserialize`.
    pub(crate) fn read(py: Python<'_>, table: &Arc<Table>, data: &[u8]) -> PyResult<Self> {
        let wrong = |error: &catalog::StateError| errors::bytes(py, error);
        let damaged = |what: &str| wrong(&catalog::StateError::Damaged(what.to_owned()));
        let (seed, rest) =
            data.split_first_chunk::<SEED>().ok_or_else(|| damaged("it is too short"))?;
        let state = read_state(rest).map_err(|error| wrong(&error))?;
        let (told, here) = (state.game().info().id, table.game.info().id);
        if told != here {
            return Err(damaged(&format!("it is of {told}, not of {here}")));
        }
        if state.n_seats() != table.n_seats {
            let (told, here) = (state.n_seats(), table.n_seats);
            return Err(damaged(&format!("it has {told} seats, the game has {here}")));
        }
        Ok(Self::of(Position { table: Arc::clone(table), state }, Luck::of(Seed(*seed))))
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    fn bytes(&self) -> Vec<u8> {
        let mut res = self.luck.seed.0.to_vec();
        res.extend(self.position.state.to_bytes());
        res
    }

    /// What a given id or text is in notation, where it is a whole action.
    fn notation(&self, given: Given<'_>) -> Option<String> {
        match given {
            Given::Text(text) => Some(text.to_owned()),
            Given::Id(id) => {
                let word = self.position.state.prefix().with(id)?;
                self.position.table.game.action(&word).ok()?
            }
        }
    }

    /// Plays on with the draws of this position, or with those that the caller brings. On an error nothing has changed.
    fn play(
        &mut self,
        py: Python<'_>,
        seat: Seat,
        given: Given<'_>,
        draws: Option<&[(u32, u32)]>,
    ) -> PyResult<()> {
        if let Some(draws) = draws {
            return match self.probed(py, seat, given, draws)? {
                None => Ok(()),
                Some(bound) => {
                    let told = format!("the draws do not suffice: the next one is below {bound}");
                    Err(errors::chance(py, &told))
                }
            };
        }
        let mut chance = self.luck.chance(self.position.state.n_decisions());
        let action = self.noted(given);
        let played = given.play(&mut *self.position.state, seat, &mut chance);
        let is_whole = played.map_err(|error| errors::act(py, self.position.table.game, &error))?;
        self.note(py, seat, action.filter(|_| is_whole), chance.take_tape())
    }

    /// Plays on with these draws. If they do not suffice, nothing has changed, and the number comes back that the next one is
    /// drawn below.
    fn probed(
        &mut self,
        py: Python<'_>,
        seat: Seat,
        given: Given<'_>,
        draws: &[(u32, u32)],
    ) -> PyResult<Option<u32>> {
        let mut state = self.position.state.clone();
        let mut chance = Chance::replay(tape(draws));
        let played = given.play(&mut *state, seat, &mut chance);
        if let Some(bound) = chance.wanted() {
            return Ok(Some(bound));
        }
        let is_whole = played.map_err(|error| errors::act(py, self.position.table.game, &error))?;
        all_drawn(py, &chance)?;
        let action = self.noted(given);
        self.position.state = state;
        if let Some(record) = &mut self.record {
            record.seed = None;
        }
        self.note(py, seat, action.filter(|_| is_whole), chance.take_tape())?;
        Ok(None)
    }

    /// What is to be recorded, if anything is.
    fn noted(&self, given: Given<'_>) -> Option<String> {
        if self.record.is_some() { self.notation(given) } else { None }
    }

    /// Records an action that was played.
    fn note(
        &mut self,
        py: Python<'_>,
        seat: Seat,
        action: Option<String>,
        draws: Vec<Draw>,
    ) -> PyResult<()> {
        if let (Some(record), Some(action)) = (&mut self.record, action) {
            let mut chance = Chance::replay(draws.iter().copied());
            let noted = record.table.act(seat, &action, &mut chance);
            noted.map_err(|error| errors::act(py, self.position.table.game, &error))?;
        }
        self.last_chance = draws;
        Ok(())
    }
}

/// What a program answers with.
#[derive(Clone, Copy)]
enum Given<'a> {
    Id(u16),
    Text(&'a str),
}

impl Given<'_> {
    /// Whether an action was played, or a word begun.
    fn play(
        self,
        state: &mut dyn AnyState,
        seat: Seat,
        chance: &mut Chance,
    ) -> Result<bool, ActError> {
        match self {
            Self::Id(id) => state.apply_id(seat, id, chance),
            Self::Text(text) => state.apply(seat, text, chance).map(|()| true),
        }
    }
}

fn tape(draws: &[(u32, u32)]) -> impl Iterator<Item = Draw> {
    draws.iter().map(|&(bound, value)| Draw { bound, value })
}

fn all_drawn(py: Python<'_>, chance: &Chance) -> PyResult<()> {
    match chance.n_left() {
        0 => Ok(()),
        n_left => Err(errors::chance(py, &format!("{n_left} draws were not asked for"))),
    }
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> Game {
        Game { table: Arc::clone(&self.position.table) }
    }

    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position.state.asked().iter().map(|it| it.0).collect::<Vec<_>>())
    }

    #[getter]
    fn seat(&self) -> i32 {
        self.position.asked().map_or(-1, |it| it.0.into())
    }

    #[getter]
    fn prefix<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position.prefix())
    }

    #[getter]
    fn decisions(&self) -> u32 {
        self.position.state.n_decisions()
    }

    #[getter]
    fn over(&self) -> bool {
        self.position.state.asked().is_empty()
    }

    #[getter]
    fn returns<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        let outcome = self.position.state.outcome();
        let zeros = || vec![0.0; self.position.state.n_seats().into()];
        PyArray1::from_vec(py, outcome.map_or_else(zeros, |it| it.returns))
    }

    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        PyArray1::from_vec(py, self.position.state.scores())
    }

    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let winners = self.position.state.outcome().map(|it| it.winners).unwrap_or_default();
        PyTuple::new(py, winners.iter().map(|it| it.0).collect::<Vec<_>>())
    }

    #[getter]
    fn last_chance(&self) -> Vec<(u32, u32)> {
        self.last_chance.iter().map(|it| (it.bound, it.value)).collect()
    }

    #[getter]
    fn fingerprint(&self) -> String {
        self.position.state.hash()
    }

    #[pyo3(signature = (seat=None))]
    fn legal<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<u16>>> {
        Ok(self.position.legal(py, self.position.seat(seat)?))
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.position.mask(py, self.position.seat(seat)?, out)
    }

    #[pyo3(signature = (seat=None))]
    fn legal_text(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        Ok(self.position.state.legal(self.position.seat(seat)?))
    }

    #[pyo3(signature = (text, seat=None))]
    fn why_not(&self, py: Python<'_>, text: &str, seat: Option<i64>) -> PyResult<Py<PyAny>> {
        let checked = self.position.state.check(self.position.seat(seat)?, text);
        let game = self.position.table.game;
        match checked {
            Ok(()) => Ok(py.None()),
            Err(error @ ActError::Refused(_)) => {
                Ok(errors::act(py, game, &error).into_value(py).into_any())
            }
            Err(error) => Err(errors::act(py, game, &error)),
        }
    }

    #[pyo3(signature = (id, seat=None, chance=None))]
    fn apply(
        &mut self,
        py: Python<'_>,
        id: i64,
        seat: Option<i64>,
        chance: Option<Vec<(u32, u32)>>,
    ) -> PyResult<()> {
        let (seat, given) = (self.position.seat(seat)?, Given::Id(id_of(py, id)?));
        self.play(py, seat, given, chance.as_deref())
    }

    #[pyo3(signature = (text, seat=None, chance=None))]
    fn apply_text(
        &mut self,
        py: Python<'_>,
        text: &str,
        seat: Option<i64>,
        chance: Option<Vec<(u32, u32)>>,
    ) -> PyResult<()> {
        let seat = self.position.seat(seat)?;
        self.play(py, seat, Given::Text(text), chance.as_deref())
    }

    #[pyo3(signature = (id, chance, seat=None))]
    fn probe(
        &mut self,
        py: Python<'_>,
        id: i64,
        chance: Vec<(u32, u32)>,
        seat: Option<i64>,
    ) -> PyResult<Option<u32>> {
        let (seat, given) = (self.position.seat(seat)?, Given::Id(id_of(py, id)?));
        self.probed(py, seat, given, &chance)
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.position.observation(py, self.position.seat(seat)?, out)
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn hidden<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let (seat, size) = (self.position.seat(seat)?, self.position.table.encoding.hidden);
        filled(py, size, out, |numbers| self.position.state.observe_hidden(seat, numbers))
    }

    #[pyo3(signature = (seat=None, lang="en"))]
    fn text(&self, py: Python<'_>, seat: Option<i64>, lang: &str) -> PyResult<String> {
        self.position.text(py, self.position.seat(seat)?, lang)
    }

    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        self.position.view(py, self.position.seat(seat)?)
    }

    #[pyo3(signature = (seat=None, lang="en"))]
    fn svg(&self, py: Python<'_>, seat: Option<i64>, lang: &str) -> PyResult<String> {
        self.position.svg(py, self.position.seat(seat)?, lang)
    }

    #[pyo3(signature = (seat=None))]
    fn seen(&self, seat: Option<i64>) -> PyResult<Seen> {
        let seat = self.position.seat(seat)?;
        Ok(Seen { position: self.position.clone(), seat })
    }

    fn remember(&mut self) {
        self.position.state.remember();
    }

    #[pyo3(signature = (seat=None))]
    fn memory(&self, seat: Option<i64>) -> PyResult<Option<String>> {
        Ok(self.position.state.memory(self.position.seat(seat)?))
    }

    #[pyo3(signature = (seat=None))]
    fn evaluate(&self, seat: Option<i64>) -> PyResult<f32> {
        Ok(self.position.state.evaluate(self.position.seat(seat)?))
    }

    fn determinize(&self, seat: i64, seed: u64) -> PyResult<Self> {
        Ok(determinized(&self.position, self.position.seat(Some(seat))?, seed))
    }

    #[pyo3(signature = (seed=0))]
    fn clone(&self, seed: u64) -> Self {
        Self {
            position: self.position.clone(),
            luck: self.luck.other(seed),
            record: self.record.clone().map(|it| Record { seed: None, ..it }),
            last_chance: self.last_chance.clone(),
        }
    }

    fn __copy__(&self) -> Self {
        self.clone(0)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Self {
        self.clone(0)
    }

    fn serialize<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.bytes())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let read = Bound::new(py, self.game())?.getattr("deserialize")?;
        let args = PyTuple::new(py, [self.serialize(py)])?;
        PyTuple::new(py, [read, args.into_any()])
    }

    /// The match as a file, from its beginning.
    fn match_file(&self) -> PyResult<String> {
        let Some(Record { table, seed }) = &self.record else {
            let told = "nothing was recorded: begin with game.new(seed, record=True)";
            return Err(PyRuntimeError::new_err(told));
        };
        let proof = seed.map(RandomnessProof::new);
        Ok(record::write(&**table, proof.as_ref()))
    }

    fn __eq__(&self, other: &Self) -> bool {
        let (one, two) = (&self.position, &other.position);
        one.table.setup == two.table.setup
            && one.prefix() == two.prefix()
            && one.state.hash() == two.state.hash()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.position.state.hash().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let (id, n_decisions) = (self.position.table.game.info().id, self.decisions());
        format!("<gospoda.State {id} after {n_decisions} actions, {}>", self.fingerprint())
    }
}

/// The position as a seat may imagine it, with draws of its own.
pub(crate) fn determinized(position: &Position, seat: Seat, seed: u64) -> State {
    let mut position = position.clone();
    position.state.determinize(seat, &mut Chance::fast(seed));
    State::of(position, Luck::of(Seed::of_number(seed)))
}

/// An id that a program gives.
fn id_of(py: Python<'_>, id: i64) -> PyResult<u16> {
    u16::try_from(id).map_err(|_| errors::notation(py, &format!("there is no id {id}")))
}
