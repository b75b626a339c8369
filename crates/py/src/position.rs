//! What `State` and `Seen` have in common.

use std::sync::Arc;

use catalog::AnyState;
use kernel::{Seat, Viewer};
use numpy::PyArray1;
use page::Prefs;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use text::{Lang, Voice};

use crate::arrays::filled;
use crate::errors;
use crate::game::Table;

/// A position at a table.
pub(crate) struct Position {
    pub(crate) table: Arc<Table>,
    pub(crate) state: Box<dyn AnyState>,
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Self { table: Arc::clone(&self.table), state: self.state.clone() }
    }
}

impl Position {
    /// The seat that is asked next; nobody when the game is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.state.next_seat()
    }

    /// The seat that the caller names, else the one that is asked next, else the first.
    pub(crate) fn seat(&self, seat: Option<i64>) -> PyResult<Seat> {
        let n_seats = self.state.n_seats();
        match seat {
            None => Ok(self.asked().unwrap_or(Seat(0))),
            Some(number) => {
                let seat = u8::try_from(number).ok().filter(|it| *it < n_seats);
                seat.map(Seat).ok_or_else(|| errors::seat(number, n_seats))
            }
        }
    }

    pub(crate) fn legal<'py>(&self, py: Python<'py>, seat: Seat) -> Bound<'py, PyArray1<u16>> {
        let mut ids = Vec::new();
        self.state.legal_ids(seat, &mut ids);
        PyArray1::from_vec(py, ids)
    }

    pub(crate) fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Seat,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        filled(py, self.table.encoding.n_actions, out, |mask| self.state.mask(seat, mask))
    }

    pub(crate) fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Seat,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let size = self.table.encoding.observation();
        filled(py, size, out, |numbers| self.state.observe(seat, numbers))
    }

    pub(crate) fn text(&self, py: Python<'_>, seat: Seat, lang: &str) -> PyResult<String> {
        let lang = language(lang)?;
        let telling = self.told(py)?.observation(Viewer::Seat(seat)).tell(&Voice::nameless(lang));
        let lines: Vec<String> = telling.summary.into_iter().chain(telling.prompt).collect();
        Ok(lines.join("\n"))
    }

    /// What a seat is asked, or what is waited for; empty when the game is over.
    pub(crate) fn prompt(&self, py: Python<'_>, seat: Seat) -> PyResult<String> {
        let observation = self.told(py)?.observation(Viewer::Seat(seat));
        Ok(observation.tell(&Voice::nameless(Lang::En)).prompt.unwrap_or_default())
    }

    pub(crate) fn view<'py>(&self, py: Python<'py>, seat: Seat) -> PyResult<Bound<'py, PyAny>> {
        let view = self.told(py)?.view(Viewer::Seat(seat));
        py.import("json")?.call_method1("loads", (view.to_string(),))
    }

    pub(crate) fn svg(&self, py: Python<'_>, seat: Seat, lang: &str) -> PyResult<String> {
        let prefs = Prefs::of(language(lang)?);
        Ok(self.told(py)?.observation(Viewer::Seat(seat)).board_svg(prefs))
    }

    fn told(&self, py: Python<'_>) -> PyResult<Box<dyn catalog::AnyTable>> {
        self.state.table(&self.table.setup).map_err(|error| errors::setup(py, error))
    }

    /// The ids of the open word.
    pub(crate) fn prefix(&self) -> Vec<u16> {
        self.state.prefix().as_slice().to_vec()
    }
}

fn language(lang: &str) -> PyResult<Lang> {
    lang.parse().map_err(|error| PyValueError::new_err(format!("{error}")))
}
