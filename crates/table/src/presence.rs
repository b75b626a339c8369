//! Which browsers are connected to a table, since when the others are not, and whether anybody is present at all.

use std::collections::HashMap;
use std::time::Duration;

use super::{Table, Timestamp};
use crate::keys::KeyHash;
use crate::seats::Place;
use crate::visitor::ClientNetwork;

/// Who has had no page open for so long is gone.
pub(crate) const ABSENT: Duration = Duration::from_secs(60);

/// Departures are remembered of so many browsers.
const MOST_GONE: usize = 256;

/// The browsers that hold a stream or a socket of a table open.
#[derive(Debug, Default)]
pub(super) struct Presence {
    here: Vec<KeyHash>,
    left: HashMap<KeyHash, Timestamp>,
    /// When the last request came; nothing if nobody has asked since the table came into memory.
    heard: Option<Timestamp>,
    /// For whom bots think here: the network of the player who was heard last, or of who made the table.
    pub(super) client: Option<ClientNetwork>,
}

impl Presence {
    pub(super) fn contains(&self, browser: KeyHash) -> bool {
        self.here.contains(&browser)
    }

    /// When a browser that was there closed its last stream.
    pub(super) fn left_at(&self, browser: KeyHash) -> Option<Timestamp> {
        self.left.get(&browser).copied()
    }

    /// The first stream of a browser was opened; whether it was away.
    pub(super) fn come(&mut self, browser: KeyHash) -> bool {
        self.left.remove(&browser);
        let is_new = !self.contains(browser);
        if is_new {
            self.here.push(browser);
        }
        is_new
    }

    /// The last stream of a browser was closed; whether it was there.
    pub(super) fn go(&mut self, browser: KeyHash, now: Timestamp) -> bool {
        let Some(idx) = self.here.iter().position(|it| *it == browser) else { return false };
        self.here.swap_remove(idx);
        if MOST_GONE <= self.left.len() {
            // Longer ago makes no difference.
            self.left.retain(|_, at| now.since(*at) < ABSENT);
        }
        self.left.insert(browser, now);
        true
    }

    /// Somebody has sent a request.
    pub(super) fn hear(&mut self, now: Timestamp) {
        self.heard = Some(now);
    }

    /// Whether a request has come of late.
    pub(super) fn is_heard(&self, now: Timestamp) -> bool {
        self.heard.is_some_and(|it| now.since(it) < ABSENT)
    }

    /// Until when that will be so if no other one comes.
    pub(super) fn heard_until(&self, now: Timestamp) -> Timestamp {
        let until = self.heard.map(|it| it + ABSENT);
        until.filter(|it| now < *it).unwrap_or(now + ABSENT)
    }

    /// Whether a browser of this seat has a page open.
    pub(super) fn has_page_of(&self, place: &Place) -> bool {
        place.holders.iter().any(|it| self.contains(*it))
    }

    /// Whether whoever has taken a seat is here: with a page open, or, where only a program has its key, heard of within
    /// [`ABSENT`].
    pub(super) fn is_here(&self, place: &Place, now: Timestamp) -> bool {
        let is_heard = || place.holders.is_empty() && now.since(place.seen) < ABSENT;
        self.has_page_of(place) || is_heard()
    }

    /// When a person or his browser was last heard of; nothing while he is here.
    pub(super) fn gone_since(&self, place: &Place) -> Option<Timestamp> {
        if self.has_page_of(place) {
            return None;
        }
        let left = place.holders.iter().filter_map(|it| self.left_at(*it)).max();
        Some(left.map_or(place.seen, |left| left.max(place.seen)))
    }
}

impl Table {
    /// Whether bots may think here: somebody is present, or is away and owed it.
    ///
    /// Present is who keeps a page, a stream or a socket of the table open, or sent it a request within [`ABSENT`],
    /// spectators included. Who is away is owed what brings the match to him, or to its end: while a person plays a
    /// seat, bots play until they wait for him; with a clock they also play on for people whose time was up, for whom
    /// bots sit in. A table of bots alone stands still until somebody comes.
    pub fn may_think(&self) -> bool {
        let has_clock = self.clocks.clock.is_some();
        let is_owed = |it: &Place| it.bot.is_none() || has_clock && it.is_taken();
        self.machine.surroundings.is_watched
            || self.presence.is_heard(self.now())
            || self.seats.places.iter().any(is_owed)
    }

    /// When to look again whether bots may go on.
    pub fn thinks_until(&self) -> Timestamp {
        self.presence.heard_until(self.now())
    }
}

#[cfg(test)]
mod tests {
    use super::{ABSENT, MOST_GONE, Presence};
    use crate::Timestamp;
    use crate::keys::{Key, KeyHash};
    use crate::seats::Place;
    use crate::stored::StoredSeat;

    fn browser(number: usize) -> KeyHash {
        Key::of_random([1; 16]).of_seat("table", 0, number as u32).key_hash()
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

    #[test]
    fn who_has_no_page_open_is_gone_since_he_was_last_heard_of() {
        let mut presence = Presence::default();
        let (phone, laptop) = (browser(1), browser(2));
        let stored = StoredSeat::new(String::new(), String::new(), phone, vec![phone, laptop]);
        let mut place = Place::of(&[], &stored, Timestamp(3));
        assert_eq!(presence.gone_since(&place), Some(Timestamp(3)), "he never came");
        presence.come(phone);
        presence.come(laptop);
        presence.go(phone, Timestamp(10));
        assert_eq!(presence.gone_since(&place), None, "the other one is open");
        assert!(presence.is_here(&place, Timestamp(10) + ABSENT));
        presence.go(laptop, Timestamp(20));
        assert_eq!(presence.gone_since(&place), Some(Timestamp(20)));
        assert!(
            !presence.is_here(&place, Timestamp(20)),
            "a person without a page is away at once"
        );
        place.seen = Timestamp(30);
        assert_eq!(presence.gone_since(&place), Some(Timestamp(30)));
        place.holders.clear();
        assert!(presence.is_here(&place, Timestamp(31)), "a program has no page");
        assert!(!presence.is_here(&place, Timestamp(30) + ABSENT));
    }

    #[test]
    fn a_request_counts_for_a_while() {
        let (mut presence, now) = (Presence::default(), Timestamp(1000));
        assert!(!presence.is_heard(now));
        presence.hear(now);
        assert!(presence.is_heard(now + ABSENT / 2) && !presence.is_heard(now + ABSENT));
        assert_eq!(presence.heard_until(now + ABSENT / 2), now + ABSENT);
        assert_eq!(presence.heard_until(now + ABSENT), now + ABSENT + ABSENT, "it is asked again");
    }
}
