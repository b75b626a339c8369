//! Which browsers are connected to a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::Stamp;
use crate::keys::Mark;

/// The open streams of each browser.
#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<HashMap<Mark, u32>>);

impl Presence {
    pub(crate) fn contains(&self, browser: Mark) -> bool {
        self.lock().contains_key(&browser)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Mark, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
            let n_streams = streams.entry(browser).or_default();
            *n_streams += 1;
            *n_streams
        };
        if n_streams == 1 {
            stamp.send_modify(|stamp| stamp.tick = stamp.tick.wrapping_add(1));
        }
        Self { browser, presence, stamp }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let is_gone = {
            let mut streams = self.presence.lock();
            let n_streams = streams.get_mut(&self.browser).map_or(0, |it| {
                *it -= 1;
                *it
            });
            if n_streams == 0 {
                streams.remove(&self.browser);
            }
            n_streams == 0
        };
        if is_gone {
            self.stamp.send_modify(|stamp| stamp.tick = stamp.tick.wrapping_add(1));
        }
    }
}
