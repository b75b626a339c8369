//! Who keeps the others waiting: the clock of a table, and seats whose people are gone.
//!
//! With a clock, a bot sits in for a person who has been waited for too long. Without one, anybody at the table may
//! give the seat of somebody who is gone to a bot. Either way the seat stays his: he takes it back when he comes.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ai::{BotSpec, Level};
use kernel::Seat;

use super::{Table, Timestamp};
use crate::error::TableError;
use crate::presence::ABSENT;
use crate::stored::Write;
use crate::visitor::Visitor;

/// A table is in memory for so long before a time is up.
pub const SOON: Duration = Duration::from_secs(600);

/// Who sits in for people.
const SUBSTITUTE: BotSpec = BotSpec::Level(Level::DEFAULT, None);

/// How long a person may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock(Duration);

impl Clock {
    const SHORTEST: u64 = 10;
    const LONGEST: u64 = 30 * 86_400;

    /// A clock from the store; 0 is none.
    pub fn of_seconds(seconds: u32) -> Option<Self> {
        (seconds != 0).then(|| Self(Duration::from_secs(seconds.into())))
    }

    pub fn seconds(self) -> u32 {
        u32::try_from(self.0.as_secs()).unwrap_or(u32::MAX)
    }

    pub(crate) fn duration(self) -> Duration {
        self.0
    }

    /// Reads a clock; `none` is none.
    pub fn parse(text: &str) -> Result<Option<Self>, String> {
        if text.is_empty() || text == "none" { Ok(None) } else { text.parse().map(Some) }
    }
}

impl FromStr for Clock {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "'{text}' is no clock: it is none, or a number with s, m, h or d from 10s to 30d"
            )
        };
        let (number, unit) = text.split_at_checked(text.len().wrapping_sub(1)).ok_or_else(wrong)?;
        let unit = match unit {
            "s" => 1,
            "m" => 60,
            "h" => 3600,
            "d" => 86_400,
            _ => return Err(wrong()),
        };
        let number: u64 = number.parse().map_err(|_| wrong())?;
        let seconds = number.saturating_mul(unit);
        if (Self::SHORTEST..=Self::LONGEST).contains(&seconds) {
            Ok(Self(Duration::from_secs(seconds)))
        } else {
            Err(wrong())
        }
    }
}

/// The largest unit that needs no fraction: `90s`, `2m`.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let units = [(86_400, 'd'), (3600, 'h'), (60, 'm')];
        let fits = units.into_iter().find(|(unit, _)| seconds.is_multiple_of(*unit));
        let (unit, sign) = fits.unwrap_or((1, 's'));
        write!(f, "{}{sign}", seconds / unit)
    }
}

/// What is left is told in steps, so that a page changes as rarely as possible: a day, an hour, a minute, ten seconds.
pub(crate) fn step(left: Duration) -> Duration {
    Duration::from_secs(match left.as_secs() {
        0..=60 => 10,
        61..=7200 => 60,
        7201..=172_800 => 3600,
        _ => 86_400,
    })
}

/// What is left, rounded up to whole steps.
pub(crate) fn rounded(left: Duration) -> Duration {
    let step = step(left);
    step * u32::try_from(left.as_millis().div_ceil(step.as_millis())).unwrap_or(u32::MAX)
}

impl Table {
    /// The people whom the match waits for; where nobody sits yet, those who will.
    pub(super) fn awaited_people(&self) -> impl Iterator<Item = Seat> {
        self.played.awaited().iter().filter(|it| self.seats.has_person(*it))
    }

    /// Starts and stops the clocks, and sees who is to be told. What changes is written if it matters.
    pub(super) fn wind_clocks(&mut self) {
        let (awaited, now) = (self.awaited_people().collect(), self.now());
        if self.clocks.clock.is_some() {
            let since = self.clocks.performed();
            let seats = Seat::all(self.played.game.n_seats());
            let lengths: Vec<Duration> = seats.map(|it| self.playing_time(it, since)).collect();
            self.clocks.note_performed(self.version(), &lengths, now);
        }
        let changed = self.clocks.wind(&mut self.seats.places, awaited, now);
        if self.clocks.clock.is_some() {
            for (seat, since) in changed {
                self.machine.write(Write::Since { table: self.id, seat: seat.0, since });
            }
        }
        self.wind_notices();
    }

    /// What a seat has left of its time, if there is a clock and the match waits for it. At a closed table it stands still:
    /// the time of the decision begins anew when the table is opened.
    pub fn time_left(&self, seat: Seat) -> Option<Duration> {
        let place = self.seats.places.get(seat.idx())?;
        if self.machine.is_closed {
            return self.clocks.whole(place);
        }
        self.clocks.left(place, self.now())
    }

    /// The same as it is told.
    pub(super) fn time_told(&self, seat: Seat) -> Option<Duration> {
        self.time_left(seat).map(rounded)
    }

    /// Whether a seat may be given to a bot by anybody at the table: the match waits for its person, who is gone.
    pub fn is_forsaken(&self, seat: Seat) -> bool {
        let is_awaited = self.awaited_people().any(|it| it == seat);
        let gone = self.seats.places.get(seat.idx()).and_then(|it| self.presence.gone_since(it));
        is_awaited && gone.is_some_and(|it| ABSENT <= self.now().since(it))
    }

    /// Somebody was heard of. Bots think for the players: a spectator is charged only where no player is known.
    pub fn hear_of(&mut self, by: &Visitor) {
        let now = self.now();
        let mut is_player = self.seats.has_made(by);
        for place in self.seats.places.iter_mut().filter(|it| it.is_held_by(by)) {
            place.seen = now;
            is_player = true;
        }
        if is_player || self.presence.client.is_none() {
            self.presence.client = by.client;
        }
    }

    /// When to look at the clocks again: a time is up, what is left is told anew, or somebody has been gone for long.
    pub(super) fn next_look(&self) -> Option<Timestamp> {
        if self.machine.is_frozen || self.played.is_over() {
            return None;
        }
        let (is_watched, now) = (self.machine.surroundings.is_watched, self.now());
        let moments = self.awaited_people().map(|seat| {
            let place = self.seats.places.get(seat.idx())?;
            let gone = self.presence.gone_since(place);
            self.clocks.next_look(place, gone, is_watched, now)
        });
        moments.flatten().min()
    }

    /// Whether the table has to stay in memory although nobody looks. Whose time is up later than soon is waited for asleep:
    /// the house wakes the table before.
    pub fn is_ticking(&self) -> bool {
        let is_on = !self.machine.is_frozen && !self.played.is_mixing && !self.played.is_over();
        self.is_telling() || self.clocks.clock.is_some() && is_on && self.is_up_soon()
    }

    /// Whether somebody's time is up soon, or nobody's runs because a bot thinks.
    fn is_up_soon(&self) -> bool {
        let mut left = self.awaited_people().filter_map(|it| self.time_left(it)).peekable();
        if left.peek().is_none() { self.may_think() } else { left.any(|it| it < SOON) }
    }

    /// Bots sit down for those whose time is up.
    pub(super) fn look_at_clocks(&mut self) -> Result<(), TableError> {
        let late: Vec<Seat> = self
            .awaited_people()
            .filter(|seat| self.time_left(*seat).is_some_and(|it| it.is_zero()))
            .collect();
        // What is left, or who is gone, is told to whoever looks.
        self.changed();
        if late.is_empty() {
            return Ok(());
        }
        for seat in late {
            let bot = SUBSTITUTE.to_string();
            self.machine.write(Write::Bot { table: self.id, seat: seat.0, bot });
            self.seats.places[seat.idx()].bot = Some(SUBSTITUTE);
        }
        self.seats.reseated();
        self.play_forced()
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, rounded};
    use std::time::Duration;

    #[test]
    fn a_clock_is_read_as_it_is_written() {
        assert_eq!(Clock::parse("none"), Ok(None));
        for text in ["10s", "60s", "90s", "2m", "1h", "36h", "7d", "30d"] {
            let clock: Clock = text.parse().unwrap();
            assert_eq!(clock.to_string().parse(), Ok(clock), "{text}");
            assert_eq!(Clock::of_seconds(clock.seconds()), Some(clock));
        }
        assert_eq!("120s".parse::<Clock>().unwrap().to_string(), "2m");
        for wrong in
            ["9s", "31d", "5", "m", "-5m", "1.5h", "soon", "99999999999999999999d", "5µ", "µ"]
        {
            let told = Clock::parse(wrong).unwrap_err();
            assert!(told.contains("from 10s to 30d"), "{told}");
        }
    }

    #[test]
    fn what_is_left_is_told_in_steps() {
        for (left, told) in
            [(0, 0), (1, 10), (10, 10), (51, 60), (60, 60), (61, 120), (7199, 7200), (7201, 10_800)]
        {
            assert_eq!(rounded(Duration::from_secs(left)), Duration::from_secs(told), "{left}");
        }
    }
}
