//! Bots think in slices, so that everybody else is served in between.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ai::Clock;
use catalog::Thinker;
use tokio::sync::oneshot;

use crate::lock;

/// The longest that a bot thinks without letting others have their turn.
pub(crate) const SLICE: Duration = Duration::from_millis(30);

/// The thoughts that are being thought, in turn. Cloning it is cheap.
#[derive(Clone, Default)]
pub(crate) struct Thoughts(Arc<Mutex<VecDeque<Thought>>>);

struct Thought {
    thinker: Thinker,
    reply: oneshot::Sender<String>,
}

impl std::fmt::Debug for Thoughts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Thoughts({})", self.n_waiting())
    }
}

impl Thoughts {
    pub(crate) fn add(&self, thinker: Thinker) -> oneshot::Receiver<String> {
        let (reply, answer) = oneshot::channel();
        lock(&self.0).push_back(Thought { thinker, reply });
        answer
    }

    pub(crate) fn n_waiting(&self) -> usize {
        lock(&self.0).len()
    }

    /// Whether there is anything to think about. What nobody waits for any more is forgotten.
    pub(crate) fn are_wanted(&self) -> bool {
        let mut thoughts = lock(&self.0);
        thoughts.retain(|it| !it.reply.is_closed());
        !thoughts.is_empty()
    }

    /// Lets the one whose turn it is think for a slice.
    pub(crate) fn advance(&self, clock: &dyn Clock) {
        if !self.are_wanted() {
            return;
        }
        let Some(mut thought) = lock(&self.0).pop_front() else { return };
        match thought.thinker.advance(clock, Some(clock.now() + SLICE)) {
            // Whoever asked may have gone meanwhile.
            Some(answer) => drop(thought.reply.send(answer)),
            None => lock(&self.0).push_back(thought),
        }
    }
}
