//! The clocks of a table: how long people may think, since when they do, and when to look again.
//!
//! A clock begins when the page of its seat has played what led to the question, at normal pace, and at most
//! [`MOST_PLAYED`] after the question. The moment at which it begins is what is stored.

use std::time::Duration;

use kernel::{Seat, SeatSet};

use crate::Timestamp;
use crate::clock::{Clock, rounded, step};
use crate::presence::ABSENT;
use crate::seats::Place;

/// No performance keeps a clock from running for longer.
const MOST_PLAYED: Duration = Duration::from_secs(6);

/// Until when a page plays, if something of this length follows what it plays already.
fn plays_until(before: Timestamp, length: Duration, now: Timestamp) -> Timestamp {
    (before.max(now) + length).min(now + MOST_PLAYED)
}

#[derive(Debug)]
pub(super) struct Clocks {
    /// How long people may think.
    pub(super) clock: Option<Clock>,
    /// The seats that have played since the clocks were last wound.
    played: SeatSet,
    /// Until when the page of each seat plays what was done.
    play_until: Vec<Timestamp>,
    /// Up to which version that is known.
    performed: u32,
    /// When to look at the clocks again.
    look_at: Option<Timestamp>,
}

impl Clocks {
    pub(super) fn new(clock: Option<Clock>) -> Self {
        let (played, play_until) = (SeatSet::EMPTY, Vec::new());
        Self { clock, played, play_until, performed: 0, look_at: None }
    }

    /// A seat has played: its next question is a new one.
    pub(super) fn note_played(&mut self, seat: Seat) {
        self.played.insert(seat);
    }

    /// What was played did not happen.
    pub(super) fn forget_played(&mut self) {
        self.played = SeatSet::EMPTY;
    }

    /// Nothing that was done up to this version is played any more.
    pub(super) fn forget_performed(&mut self, version: u32) {
        self.play_until.clear();
        self.performed = version;
    }

    /// The version after which pages play what was done.
    pub(super) fn performed(&self) -> u32 {
        self.performed
    }

    /// The page of each seat plays what was done up to this version, and so long.
    pub(super) fn note_performed(&mut self, version: u32, lengths: &[Duration], now: Timestamp) {
        self.performed = version;
        self.play_until.resize(lengths.len(), now);
        for (until, length) in self.play_until.iter_mut().zip(lengths) {
            *until = plays_until(*until, *length, now);
        }
    }

    /// Starts the clocks of those who are waited for and stops the others: the seats whose clock is another one now, and
    /// since when it runs.
    pub(super) fn wind(
        &mut self,
        places: &mut [Place],
        awaited: SeatSet,
        now: Timestamp,
    ) -> Vec<(Seat, u64)> {
        let played = std::mem::take(&mut self.played);
        let mut res = Vec::new();
        for (seat, place) in (0_u8..).map(Seat).zip(places) {
            let since = match (awaited.contains(seat), place.since) {
                (false, _) => 0,
                (true, since) if since == 0 || played.contains(seat) => {
                    let until = self.play_until.get(seat.idx());
                    until.map_or(now, |it| now.max(*it)).0
                }
                (true, since) => since,
            };
            if std::mem::replace(&mut place.since, since) != since {
                res.push((seat, since));
            }
        }
        res
    }

    /// What is left of a person's time who is waited for, if there is a clock. It is whole until the clock begins.
    pub(super) fn left(&self, place: &Place, now: Timestamp) -> Option<Duration> {
        let whole = self.whole(place)?;
        Some(whole.saturating_sub(now.since(Timestamp(place.since))))
    }

    /// The whole time of a person who is waited for, if there is a clock.
    pub(super) fn whole(&self, place: &Place) -> Option<Duration> {
        (place.since != 0).then_some(self.clock?.duration())
    }

    /// When to look again at somebody who is waited for: his time is up, what is left is told anew, or he has been gone
    /// for long. The last two matter only to whoever watches.
    pub(super) fn next_look(
        &self,
        place: &Place,
        gone_since: Option<Timestamp>,
        is_watched: bool,
        now: Timestamp,
    ) -> Option<Timestamp> {
        let up = self.left(place, now).map(|left| {
            let told = left.saturating_sub(rounded(left).saturating_sub(step(left)));
            let is_told = is_watched && !left.is_zero();
            let from = now.max(Timestamp(place.since));
            from + if is_told { told.max(Duration::from_millis(1)) } else { left }
        });
        let gone = gone_since.filter(|_| is_watched).map(|it| it + ABSENT);
        [up, gone.filter(|it| now < *it)].into_iter().flatten().min()
    }

    pub(super) fn look_at(&self) -> Option<Timestamp> {
        self.look_at
    }

    /// A moment that passed while something else was done is not forgotten for the `next` one.
    pub(super) fn plan(&mut self, next: Option<Timestamp>, now: Timestamp) {
        self.look_at = self.look_at.filter(|it| *it <= now).or(next);
    }

    /// Whether it is time to look at the clocks; that is said once.
    pub(super) fn take_look(&mut self, now: Timestamp) -> bool {
        self.look_at.take_if(|it| *it <= now).is_some()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kernel::{Seat, SeatSet};

    use super::{Clocks, plays_until};
    use crate::Timestamp;
    use crate::clock::Clock;
    use crate::keys::Key;
    use crate::presence::ABSENT;
    use crate::seats::Place;
    use crate::stored::StoredSeat;

    fn places() -> Vec<Place> {
        let key = Key::of_random([1; 16]).key_hash();
        let stored = StoredSeat::new(String::new(), String::new(), key, Vec::new());
        vec![Place::of(&[], &stored, Timestamp(0)); 2]
    }

    #[test]
    fn a_clock_runs_while_its_seat_is_waited_for_and_anew_after_it_has_played() {
        let (mut clocks, mut places) = (Clocks::new(Clock::of_seconds(600)), places());
        let (one, other) = (SeatSet::only(Seat(0)), SeatSet::only(Seat(1)));
        assert_eq!(clocks.wind(&mut places, one, Timestamp(5)), [(Seat(0), 5)]);
        assert_eq!(clocks.wind(&mut places, one, Timestamp(6)), [], "it goes on");
        clocks.note_played(Seat(0));
        assert_eq!(clocks.wind(&mut places, one, Timestamp(7)), [(Seat(0), 7)]);
        assert_eq!(clocks.wind(&mut places, other, Timestamp(8)), [(Seat(0), 0), (Seat(1), 8)]);
        clocks.note_played(Seat(1));
        clocks.forget_played();
        assert_eq!(clocks.wind(&mut places, other, Timestamp(9)), []);
    }

    #[test]
    fn a_clock_begins_when_the_page_of_its_seat_has_played_what_was_done() {
        let (mut clocks, mut places) = (Clocks::new(Clock::of_seconds(10)), places());
        let (one, other) = (SeatSet::only(Seat(0)), SeatSet::only(Seat(1)));
        let lengths = [1500, 0].map(Duration::from_millis);
        clocks.note_performed(2, &lengths, Timestamp(1000));
        assert_eq!(clocks.performed(), 2);
        assert_eq!(clocks.wind(&mut places, one, Timestamp(1000)), [(Seat(0), 2500)]);
        // It is not set again while its seat thinks, whatever others do.
        clocks.note_performed(3, &lengths, Timestamp(2000));
        assert_eq!(clocks.wind(&mut places, one, Timestamp(2000)), []);
        // A seat whose page has nothing to play, as that of a program, has its time at once.
        assert_eq!(
            clocks.wind(&mut places, other, Timestamp(2000)),
            [(Seat(0), 0), (Seat(1), 2000)]
        );
        clocks.note_performed(4, &lengths, Timestamp(2500));
        clocks.forget_performed(3);
        assert_eq!(clocks.performed(), 3);
        assert_eq!(
            clocks.wind(&mut places, one, Timestamp(2500)),
            [(Seat(0), 2500), (Seat(1), 0)],
            "what was taken back is not played"
        );
    }

    #[test]
    fn performances_follow_each_other_and_no_more_than_six_seconds_of_them_count() {
        let (now, ms) = (Timestamp(10_000), Duration::from_millis);
        let long_ago = Timestamp(0);
        assert_eq!(plays_until(long_ago, ms(0), now), now);
        assert_eq!(plays_until(long_ago, ms(4000), now), Timestamp(14_000));
        // Three bots at once, and then one after a while: what was seen meanwhile does not count again.
        let two = plays_until(plays_until(long_ago, ms(2500), now), ms(2500), now);
        assert_eq!(two, Timestamp(15_000));
        let three = plays_until(two, ms(2500), now);
        assert_eq!(three, Timestamp(16_000));
        assert_eq!(plays_until(three, ms(1000), Timestamp(14_000)), Timestamp(17_000));
        assert_eq!(plays_until(three, ms(1000), Timestamp(40_000)), Timestamp(41_000));
    }

    #[test]
    fn a_time_is_whole_until_its_clock_begins_and_is_looked_at_when_it_is_up() {
        let (mut clocks, mut places) = (Clocks::new(Clock::of_seconds(30)), places());
        clocks.note_performed(2, &[Duration::from_secs(6); 2], Timestamp(1000));
        clocks.wind(&mut places, SeatSet::only(Seat(0)), Timestamp(1000));
        let left = |at: u64| clocks.left(&places[0], Timestamp(at)).map(|it| it.as_millis());
        assert_eq!([1000, 7000, 8000].map(left), [Some(30_000), Some(30_000), Some(29_000)]);
        assert_eq!([36_999, 37_000].map(left), [Some(1), Some(0)]);
        let look = |is_watched, at| clocks.next_look(&places[0], None, is_watched, Timestamp(at));
        assert_eq!(look(false, 1000), Some(Timestamp(37_000)));
        assert_eq!(look(true, 1000), Some(Timestamp(17_000)), "when ten seconds less are left");
        assert_eq!(look(true, 8000), Some(Timestamp(17_000)));
    }

    #[test]
    fn without_a_clock_nobody_has_a_time() {
        let (mut clocks, mut places) = (Clocks::new(None), places());
        clocks.wind(&mut places, SeatSet::only(Seat(0)), Timestamp(5));
        assert_eq!(clocks.left(&places[0], Timestamp(6)), None);
        clocks.clock = Clock::of_seconds(60);
        assert_eq!(clocks.left(&places[0], Timestamp(1005)), Some(Duration::from_secs(59)));
        assert_eq!(clocks.left(&places[0], Timestamp(90_000)), Some(Duration::ZERO));
        assert_eq!(clocks.left(&places[1], Timestamp(1005)), None, "he is not waited for");
    }

    #[test]
    fn what_is_left_is_told_anew_only_to_whoever_watches() {
        let (mut clocks, mut places) = (Clocks::new(Clock::of_seconds(600)), places());
        let now = Timestamp(1000);
        clocks.wind(&mut places, SeatSet::only(Seat(0)), now);
        let (up, gone) = (Timestamp(601_000), Some(now));
        assert_eq!(clocks.next_look(&places[0], gone, false, now), Some(up));
        assert_eq!(clocks.next_look(&places[0], None, true, now), Some(now + ABSENT));
        let told = clocks.next_look(&places[0], None, true, Timestamp(2000));
        assert_eq!(told, Some(Timestamp(61_000)), "when a minute less is left");
        assert_eq!(clocks.next_look(&places[1], gone, true, now), Some(now + ABSENT));
    }

    #[test]
    fn a_look_that_is_due_is_taken_once_and_not_put_off() {
        let mut clocks = Clocks::new(None);
        clocks.plan(Some(Timestamp(5)), Timestamp(1));
        clocks.plan(Some(Timestamp(9)), Timestamp(6));
        assert_eq!(clocks.look_at(), Some(Timestamp(5)));
        assert!(clocks.take_look(Timestamp(6)));
        assert!(!clocks.take_look(Timestamp(6)));
    }
}
