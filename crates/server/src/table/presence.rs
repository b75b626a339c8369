//! Which browsers are connected to a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, watch};
use tokio::time::Instant;

use super::Stamp;
use super::clock::ABSENT;
use crate::keys::Mark;

/// The streams of each browser.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    streams: Mutex<Streams>,
    /// Somebody came or went.
    pub(crate) changed: Notify,
}

#[derive(Debug, Default)]
struct Streams {
    /// How many are open.
    open: HashMap<Mark, u32>,
    /// When the last one was closed.
    left: HashMap<Mark, Instant>,
}

/// Of so many browsers it is remembered when they went.
const MOST_GONE: usize = 256;

impl Presence {
    pub(crate) fn contains(&self, browser: Mark) -> bool {
        self.lock().open.contains_key(&browser)
    }

    /// When a browser that was there closed its last stream.
    pub(crate) fn left_at(&self, browser: Mark) -> Option<Instant> {
        self.lock().left.get(&browser).copied()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Streams> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One open stream of a browser that has a seat; dropped with it.
#[derive(Debug)]
pub(crate) struct Present {
    browser: Mark,
    presence: Arc<Presence>,
    stamp: watch::Sender<Stamp>,
}

impl Present {
    pub(crate) fn new(browser: Mark, presence: Arc<Presence>, stamp: watch::Sender<Stamp>) -> Self {
        let n_streams = {
            let mut streams = presence.lock();
            streams.left.remove(&browser);
            let n_streams = streams.open.entry(browser).or_default();
            *n_streams += 1;
            *n_streams
        };
        if n_streams == 1 {
            presence.changed.notify_one();
            stamp.send_modify(|stamp| stamp.tick = stamp.tick.wrapping_add(1));
        }
        Self { browser, presence, stamp }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let is_gone = {
            let mut streams = self.presence.lock();
            let n_streams = streams.open.get_mut(&self.browser).map_or(0, |it| {
                *it -= 1;
                *it
            });
            if n_streams == 0 {
                streams.open.remove(&self.browser);
                if MOST_GONE <= streams.left.len() {
                    // Longer ago makes no difference.
                    streams.left.retain(|_, at| at.elapsed() < ABSENT);
                }
                streams.left.insert(self.browser, Instant::now());
            }
            n_streams == 0
        };
        if is_gone {
            self.presence.changed.notify_one();
            self.stamp.send_modify(|stamp| stamp.tick = stamp.tick.wrapping_add(1));
        }
    }
}
