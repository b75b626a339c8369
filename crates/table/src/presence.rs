//! Which browsers are connected to a table, since when the others are not, and whether anybody is present at all.

use std::collections::HashMap;

use super::clock::ABSENT;
use super::{Table, Timestamp};
use crate::keys::Mark;
use crate::seats::Place;

/// Departures are remembered of so many browsers.
const MOST_GONE: usize = 256;

/// The browsers that hold a stream or a socket of a table open.
#[derive(Debug, Default)]
pub(super) struct Presence {
    here: Vec<Mark>,
    left: HashMap<Mark, Timestamp>,
}

impl Presence {
    pub(super) fn contains(&self, browser: Mark) -> bool {
        self.here.contains(&browser)
    }

    /// When a browser that was there closed its last stream.
    pub(super) fn left_at(&self, browser: Mark) -> Option<Timestamp> {
        self.left.get(&browser).copied()
    }

    /// The first stream of a browser was opened; whether it was away.
    pub(super) fn come(&mut self, browser: Mark) -> bool {
        self.left.remove(&browser);
        let is_new = !self.contains(browser);
        if is_new {
            self.here.push(browser);
        }
        is_new
    }

    /// The last stream of a browser was closed; whether it was there.
    pub(super) fn go(&mut self, browser: Mark, now: Timestamp) -> bool {
        let Some(idx) = self.here.iter().position(|it| *it == browser) else { return false };
        self.here.swap_remove(idx);
        if MOST_GONE <= self.left.len() {
            // Longer ago makes no difference.
            self.left.retain(|_, at| now.since(*at) < ABSENT);
        }
        self.left.insert(browser, now);
        true
    }
}

impl Table {
    /// Whether whoever has taken a seat is here: with a page open, or, where only a program has its key, heard of within
    /// [`ABSENT`].
    pub(super) fn is_here(&self, place: &Place) -> bool {
        let is_heard = || place.holders.is_empty() && self.now().since(place.seen) < ABSENT;
        place.holders.iter().any(|it| self.presence.contains(*it)) || is_heard()
    }

    /// Whether bots may think here: somebody is present, or is away and owed it.
    ///
    /// Present is who keeps a page, a stream or a socket of the table open, or sent it a request within [`ABSENT`],
    /// spectators included. Who is away is owed what brings the match to him, or to its end: while a person plays a
    /// seat, bots play until they wait for him; with a clock they also play on for people whose time was up, for whom
    /// bots sit in. A table of bots alone stands still until somebody comes.
    pub fn may_think(&self) -> bool {
        let is_present = self.heard.is_some_and(|it| self.now().since(it) < ABSENT);
        let is_owed = |it: &Place| it.bot.is_none() || self.clock.is_some() && it.is_taken();
        self.surroundings.is_watched || is_present || self.places.iter().any(is_owed)
    }

    /// When to look again whether bots may go on.
    pub fn thinks_until(&self) -> Timestamp {
        let now = self.now();
        let until = self.heard.map(|it| it + ABSENT);
        until.filter(|it| now < *it).unwrap_or(now + ABSENT)
    }
}

#[cfg(test)]
mod tests {
    use super::{ABSENT, MOST_GONE, Presence};
    use crate::Timestamp;
    use crate::keys::{Key, Mark};

    fn browser(number: usize) -> Mark {
        Key::of_random([1; 16]).of_seat("table", 0, number as u32).mark()
    }

    #[test]
    fn who_comes_is_here_and_who_goes_left_at_a_time() {
        let (mut presence, one) = (Presence::default(), browser(1));
        assert!(presence.come(one));
        assert!(!presence.come(one), "once");
        assert!(presence.contains(one));
        assert!(presence.go(one, Timestamp(5)));
        assert!(!presence.go(one, Timestamp(6)), "once");
        assert_eq!((presence.contains(one), presence.left_at(one)), (false, Some(Timestamp(5))));
        presence.come(one);
        assert_eq!(presence.left_at(one), None);
    }

    #[test]
    fn departures_that_make_no_difference_any_more_are_forgotten() {
        let mut presence = Presence::default();
        for number in 0..2 * MOST_GONE {
            let one = browser(number);
            presence.come(one);
            presence.go(one, Timestamp(number as u64) + ABSENT * number as u32);
        }
        assert!(presence.left.len() <= MOST_GONE);
    }
}
