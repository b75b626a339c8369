//! Bots of ours, and how sure a rate is.

use ai::BotSpec;
use ai::stats::Interval;
use kernel::Seat;
use pyo3::prelude::*;

use crate::errors;
use crate::position::Position;
use crate::seen::Seen;
use crate::state::State;

/// A bot by its name: `random`, `greedy`, `flat:BUDGET` or `mcts:BUDGET`, with a budget as `200it` or `50ms`.
#[pyfunction]
pub(crate) fn bot(py: Python<'_>, name: &str) -> PyResult<Bot> {
    let spec = name
        .parse()
        .map_err(|error: ai::ParseBotError| errors::bad_setup(py, &error.to_string()))?;
    Ok(Bot { spec })
}

/// Wilson's 95 percent interval for a rate of which `wins` out of `games` were seen.
#[pyfunction]
pub(crate) fn wilson(wins: f64, games: u32) -> (f64, f64) {
    let Interval { low, high } = ai::stats::wilson(wins, games);
    (low, high)
}

/// One of our bots.
#[pyclass(frozen, module = "gospoda")]
pub(crate) struct Bot {
    spec: BotSpec,
}

#[derive(FromPyObject)]
enum Asked<'py> {
    State(PyRef<'py, State>),
    Seen(PyRef<'py, Seen>),
}

#[pymethods]
impl Bot {
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    #[pyo3(signature = (position, seat=None, seed=0))]
    fn choose(
        &self,
        py: Python<'_>,
        position: Asked<'_>,
        seat: Option<i64>,
        seed: u64,
    ) -> PyResult<u16> {
        let (position, seat): (&Position, Seat) = match &position {
            Asked::State(it) => (it.position(), it.position().seat(seat)?),
            Asked::Seen(it) => (&it.position, it.seat),
        };
        let (state, bot) = (&*position.state, self.spec);
        let id = py.detach(|| state.choose(bot, seat, seed));
        id.ok_or_else(|| errors::notation(py, &format!("seat {} is not asked", seat.0)))
    }

    fn __repr__(&self) -> String {
        format!("gospoda.bot('{}')", self.spec)
    }
}
