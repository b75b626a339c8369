//! A position as a seat knows it: what a bot of a researcher gets.

use std::sync::Arc;

use kernel::Seat;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::game::Game;
use crate::position::Position;
use crate::state::{State, determinized};

/// A position as a seat knows it. Nothing of it tells what the seat cannot know.
#[pyclass(frozen, module = "gospoda")]
pub(crate) struct Seen {
    pub(crate) position: Position,
    pub(crate) seat: Seat,
}

#[pymethods]
impl Seen {
    #[getter]
    fn game(&self) -> Game {
        Game { table: Arc::clone(&self.position.table) }
    }

    #[getter]
    fn seat(&self) -> u8 {
        self.seat.0
    }

    #[getter]
    fn prefix<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let own = self.position.state.asked().contains(self.seat);
        PyTuple::new(py, if own { self.position.prefix() } else { Vec::new() })
    }

    #[getter]
    fn decisions(&self) -> u32 {
        self.position.state.n_decisions()
    }

    fn legal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u16>> {
        self.position.legal(py, self.seat)
    }

    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.position.mask(py, self.seat, out)
    }

    fn legal_text(&self) -> Vec<String> {
        self.position.state.legal(self.seat)
    }

    #[pyo3(signature = (out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.position.observation(py, self.seat, out)
    }

    #[pyo3(signature = (lang="en"))]
    fn text(&self, py: Python<'_>, lang: &str) -> PyResult<String> {
        self.position.text(py, self.seat, lang)
    }

    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.position.view(py, self.seat)
    }

    fn sample(&self, seed: u64) -> State {
        determinized(&self.position, self.seat, seed)
    }
}
