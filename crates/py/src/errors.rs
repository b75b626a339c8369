//! Exceptions: classes of the Python module `gospoda.errors`, made here.

use catalog::{ActError, AnyGame, CatalogError, FileError, Refused, StateError};
use kernel::Refusal;
use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use text::{Lang, Voice};

/// An exception of `gospoda.errors`, by the name of its class.
fn raised<'py>(py: Python<'py>, class: &str, args: impl PyCallArgs<'py>) -> PyErr {
    let module = py.import("gospoda.errors");
    let made = module.and_then(|it| it.getattr(class)).and_then(|it| it.call1(args));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// What a refusal says in English, with the identity of its rule.
pub(crate) fn rule(py: Python<'_>, game: &'static dyn AnyGame, refusal: &Refusal) -> PyErr {
    let numbers = PyDict::new(py);
    for (name, number) in &refusal.numbers {
        if let Err(error) = numbers.set_item(name, number) {
            return error;
        }
    }
    let refused = Refused { game, refusal: Box::new(refusal.clone()) };
    let sentence = refused.tell(&Voice::nameless(Lang::En));
    raised(py, "RuleError", (refusal.rule, sentence, numbers))
}

pub(crate) fn act(py: Python<'_>, game: &'static dyn AnyGame, error: &ActError) -> PyErr {
    match error {
        ActError::Notation(what) => notation(py, what),
        ActError::Refused(refusal) => rule(py, game, refusal),
        ActError::Chance(what) => chance(py, what),
    }
}

pub(crate) fn notation(py: Python<'_>, what: &str) -> PyErr {
    raised(py, "NotationError", (what,))
}

pub(crate) fn chance(py: Python<'_>, what: &str) -> PyErr {
    raised(py, "ChanceError", (what,))
}

pub(crate) fn setup(py: Python<'_>, error: CatalogError) -> PyErr {
    match error {
        CatalogError::Refused(Refused { game, refusal }) => rule(py, game, &refusal),
        CatalogError::Chance(what) => chance(py, &what),
        other @ (CatalogError::NoSuchGame(_)
        | CatalogError::Seats { .. }
        | CatalogError::Setup(_)) => bad_setup(py, &other.to_string()),
    }
}

pub(crate) fn bad_setup(py: Python<'_>, what: &str) -> PyErr {
    raised(py, "SetupError", (what,))
}

pub(crate) fn bytes(py: Python<'_>, error: &StateError) -> PyErr {
    let class = match error {
        StateError::Version { .. } => "VersionError",
        StateError::NoSuchGame(_) | StateError::Damaged(_) => "DataError",
    };
    raised(py, class, (error.to_string(),))
}

pub(crate) fn file(py: Python<'_>, error: &FileError) -> PyErr {
    raised(py, "FileError", (error.line, error.what.to_string()))
}

/// A seat that the table does not have.
pub(crate) fn seat(seat: i64, n_seats: u8) -> PyErr {
    PyValueError::new_err(format!("there is no seat {seat}: seats are 0 to {}", n_seats - 1))
}
