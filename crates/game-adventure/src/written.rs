//! How people read and write what a position keeps as bits and indices: sets of seats as lists, markers and tokens by
//! the numbers that are printed beside them. Stored positions keep the short form.

/// A set of seats: `["P1", "P3"]`.
pub(crate) mod seats {
    use kernel::{Seat, SeatSet};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(set: &SeatSet, to: S) -> Result<S::Ok, S::Error> {
        match to.is_human_readable() {
            true => to.collect_seq(set.iter()),
            false => set.serialize(to),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        match from.is_human_readable() {
            true => Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect()),
            false => SeatSet::deserialize(from),
        }
    }
}

/// The seats that know each card of a deck.
pub(crate) mod seats_by_card {
    use kernel::{Seat, SeatSet};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        known: &Option<Vec<SeatSet>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let lists = known.as_ref().map(|all| {
            all.iter().map(|set| set.iter().collect::<Vec<Seat>>()).collect::<Vec<Vec<Seat>>>()
        });
        lists.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Vec<SeatSet>>, D::Error> {
        let lists = Option::<Vec<Vec<Seat>>>::deserialize(from)?;
        Ok(lists.map(|all| all.into_iter().map(|list| list.into_iter().collect()).collect()))
    }
}

/// The index of a marker or a token: people count from 1.
pub(crate) mod number {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(idx: &u8, to: S) -> Result<S::Ok, S::Error> {
        match to.is_human_readable() {
            true => (idx + 1).serialize(to),
            false => idx.serialize(to),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        let is_number = from.is_human_readable();
        let read = u8::deserialize(from)?;
        match read.checked_sub(1) {
            _ if !is_number => Ok(read),
            Some(idx) => Ok(idx),
            None => Err(serde::de::Error::custom("markers and tokens are counted from 1")),
        }
    }
}
