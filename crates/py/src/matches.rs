//! Match files: matches that were played anywhere, position by position.

use std::sync::Arc;

use catalog::encode::IdWord;
use catalog::{AnyTable, Seed, record};
use kernel::Seat;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors;
use crate::game::{Game, Table};
use crate::position::Position;
use crate::state::{Luck, State};

/// A match that was read and replayed, every action and every draw checked.
#[pyclass(frozen, module = "gospoda")]
pub(crate) struct Match {
    table: Arc<Table>,
    played: Box<dyn AnyTable>,
    source: String,
}

/// Reads the text of a match file.
#[pyfunction]
pub(crate) fn parse_match(py: Python<'_>, text: String) -> PyResult<Match> {
    let played = py.detach(|| record::open(&text, None));
    let played = played.map_err(|error| errors::file(py, &error))?;
    let table = Table::new(played.game(), played.setup());
    let table = table.map_err(|error| errors::setup(py, error))?;
    Ok(Match { table, played, source: text })
}

#[pymethods]
impl Match {
    #[getter]
    fn game(&self) -> Game {
        Game { table: Arc::clone(&self.table) }
    }

    /// Seat and action of each record that was not taken back.
    #[getter]
    fn records(&self) -> Vec<(u8, String)> {
        let records = self.played.effective_records();
        records.into_iter().map(|(seat, action)| (seat.0, action)).collect()
    }

    /// Each position with the seat that answered and the ids of what it answered.
    fn decisions(&self, py: Python<'_>) -> Vec<(State, u8, Vec<u16>)> {
        let positions = py.detach(|| self.played.positions());
        let records = self.played.effective_records().into_iter();
        let decision = |(state, (seat, action)): (_, (Seat, String))| {
            let word = self.table.game.ids(&action).ok().flatten().unwrap_or(IdWord::EMPTY);
            (self.state(state), seat.0, word.as_slice().to_vec())
        };
        positions.into_iter().zip(records).map(decision).collect()
    }

    /// The last position.
    fn last(&self, py: Python<'_>) -> Option<State> {
        py.detach(|| self.played.positions()).pop().map(|it| self.state(it))
    }

    /// What `gospoda verify` finds.
    fn verify<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let verified = py.detach(|| record::verify(&self.source));
        let verified = verified.map_err(|error| errors::file(py, &error))?;
        let res = PyDict::new(py);
        res.set_item("records", verified.records)?;
        res.set_item("draws", verified.draws)?;
        res.set_item("finished", verified.finished)?;
        res.set_item("closed", verified.closed)?;
        res.set_item("compared", verified.compared)?;
        res.set_item("dice_proved", verified.dice_proved)?;
        res.set_item("hash", verified.hash)?;
        Ok(res)
    }

    fn __repr__(&self) -> String {
        let (id, n_records) = (self.table.game.info().id, self.played.effective_records().len());
        format!("<gospoda.Match {id}, {n_records} records>")
    }
}

impl Match {
    fn state(&self, state: Box<dyn catalog::AnyState>) -> State {
        let position = Position { table: Arc::clone(&self.table), state };
        State::of(position, Luck::of(Seed::of_number(0)))
    }
}
