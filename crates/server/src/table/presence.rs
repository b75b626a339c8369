//! Which browsers are connected to a table, and whether anybody is present at all.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, watch};
use tokio::time::Instant;

use super::clock::ABSENT;
use super::{Stamp, Table};
use crate::keys::Mark;
use crate::seats::Place;

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

impl Table {
    /// Whether whoever has taken a seat is here: with a page open, or, where only a program has its key, heard of within
    /// [`ABSENT`].
    pub(super) fn is_here(&self, place: &Place) -> bool {
        let is_heard = || place.holders.is_empty() && place.seen.elapsed() < ABSENT;
        place.holders.iter().any(|it| self.presence.contains(*it)) || is_heard()
    }

    /// Whether bots may think here: somebody is present, or is away and owed it.
    ///
    /// Present is who keeps a page, a stream or a socket of the table open, or sent it a request within [`ABSENT`],
    /// spectators included. Who is away is owed what brings the match to him, or to its end: while a person plays a
    /// seat, bots play until they wait for him; with a clock they also play on for people whose time was up, for whom
    /// bots sit in. A table of bots alone stands still until somebody comes.
    pub(super) fn may_think(&self) -> bool {
        let is_present = self.heard.is_some_and(|it| it.elapsed() < ABSENT);
        let is_owed = |it: &Place| it.bot.is_none() || self.clock.is_some() && it.is_taken();
        self.stamp.receiver_count() != 0 || is_present || self.places.iter().any(is_owed)
    }

    /// When to look again whether bots may go on.
    pub(super) fn thinks_until(&self) -> Instant {
        let now = Instant::now();
        let until = self.heard.map(|it| it + ABSENT);
        until.filter(|it| now < *it).unwrap_or(now + ABSENT)
    }
}
