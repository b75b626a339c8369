//! How many streams each browser has open at a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use table::{KeyHash, Timestamp};
use tokio::sync::Notify;

use crate::host::Host;

/// The open streams of a table.
#[derive(Debug)]
pub(crate) struct Presence {
    host: Arc<dyn Host>,
    streams: Mutex<Streams>,
    /// A browser came or went.
    pub(crate) changed: Notify,
}

#[derive(Debug, Default)]
struct Streams {
    open: HashMap<KeyHash, u32>,
    /// Browsers that opened their first stream or closed their last one, in order.
    news: Vec<Coming>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Coming {
    Came(KeyHash),
    Went { browser: KeyHash, at: Timestamp },
}

impl Presence {
    pub(crate) fn new(host: Arc<dyn Host>) -> Arc<Self> {
        Arc::new(Self { host, streams: Mutex::default(), changed: Notify::new() })
    }

    /// What has happened since this was last asked.
    pub(crate) fn take_news(&self) -> Vec<Coming> {
        std::mem::take(&mut self.lock().news)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Streams> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One open stream of a browser; dropped with it.
#[derive(Debug)]
pub(crate) struct Present {
    browser: KeyHash,
    presence: Arc<Presence>,
}

impl Present {
    pub(crate) fn new(browser: KeyHash, presence: Arc<Presence>) -> Self {
        let mut streams = presence.lock();
        let n_streams = streams.open.entry(browser).or_default();
        *n_streams += 1;
        if *n_streams == 1 {
            streams.news.push(Coming::Came(browser));
            presence.changed.notify_one();
        }
        drop(streams);
        Self { browser, presence }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut streams = self.presence.lock();
        let Some(n_streams) = streams.open.get_mut(&self.browser) else { return };
        *n_streams -= 1;
        if *n_streams == 0 {
            streams.open.remove(&self.browser);
            streams.news.push(Coming::Went { browser: self.browser, at: self.presence.host.now() });
            self.presence.changed.notify_one();
        }
    }
}
