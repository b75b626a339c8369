//! Browsers that think for the bots at a table where nobody else plays. What they answer is checked as if a person had
//! answered; when they do not, the host thinks.

use std::sync::{Mutex, MutexGuard, PoisonError};

use catalog::Question;
use serde::Serialize;
use table::KeyHash;
use tokio::sync::mpsc;

/// What a browser is asked over a stream.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Asked {
    /// The version that it is about; it stands in the answer.
    pub(crate) version: u32,
    pub(crate) question: Question,
}

/// The streams over which browsers can be asked, newest last.
#[derive(Debug, Default)]
pub(crate) struct Thinkers(Mutex<Vec<Thinker>>);

#[derive(Debug)]
struct Thinker {
    browser: KeyHash,
    questions: mpsc::Sender<Asked>,
}

impl Thinkers {
    /// A stream of a browser that wants to think; it has room for one question.
    pub(crate) fn add(&self, browser: KeyHash) -> mpsc::Receiver<Asked> {
        let (questions, asked) = mpsc::channel(1);
        self.lock().push(Thinker { browser, questions });
        asked
    }

    /// Asks a browser by the newest of its streams, and tells where it went: the channel is closed with the stream.
    pub(crate) fn ask(&self, browser: KeyHash, asked: &Asked) -> Option<mpsc::Sender<Asked>> {
        let mut all = self.lock();
        all.retain(|it| !it.questions.is_closed());
        let mut own = all.iter().rev().filter(|it| it.browser == browser);
        own.find(|it| it.questions.try_send(asked.clone()).is_ok()).map(|it| it.questions.clone())
    }

    /// Whether any stream of a browser wants to think.
    pub(crate) fn has(&self, browser: KeyHash) -> bool {
        self.lock().iter().any(|it| it.browser == browser && !it.questions.is_closed())
    }

    /// A browser does not answer: it is not asked over the streams that it has now.
    pub(crate) fn remove(&self, browser: KeyHash) {
        self.lock().retain(|it| it.browser != browser);
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Thinker>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
