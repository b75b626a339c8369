//! Places at the table and who looks at it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0; written `P1`, `P2`, … for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat tables.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `n_seats`.
    #[inline]
    pub fn next(self, n_seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next < n_seats { next } else { 0 })
    }

    /// All seats of a table of `n_seats`, in order.
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..n_seats).map(Self)
    }

    /// The other seats, clockwise, beginning with the next one.
    pub fn others(self, n_seats: u8) -> impl Iterator<Item = Self> + Clone {
        (1..n_seats).map(move |step| Self((self.0 + step) % n_seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

/// The text is not `P1` to `P8`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no seat: seats are written P1 to P8")]
pub struct ParseSeatError(String);

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.strip_prefix(['P', 'p']).and_then(|digits| digits.parse::<u8>().ok());
        match number {
            Some(number) if (1..=8).contains(&number) => Ok(Self(number - 1)),
            _ => Err(ParseSeatError(text.to_owned())),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
            text.parse().map_err(serde::de::Error::custom)
        } else {
            u8::deserialize(deserializer).map(Self)
        }
    }
}

/// A set of seats.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: Self = Self(0);

    #[inline]
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats of the set, ascending.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Seat> {
        std::iter::from_fn(move || {
            let seat = self.first()?;
            self.remove(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut res = Self::EMPTY;
        for seat in seats {
            res.insert(seat);
        }
        res
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player: sees what is public and what is his.
    Seat(Seat),
    /// Somebody who watches: sees what is public.
    Spectator,
    /// Sees everything: for tests, scenarios and finished games.
    Omniscient,
}

impl Viewer {
    /// Whether this viewer may see what belongs to `seat` alone.
    #[inline]
    pub fn may_see(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Omniscient => true,
        }
    }
}
