//! The effective records of a match: who played each, and whether somebody chose it. What was taken back is not among
//! them.

use kernel::{Seat, SeatSet};
use protocol::UndoCount;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) seat: Seat,
    /// Played by the table: there was only one answer, or the person had given it in advance.
    pub(super) is_auto: bool,
    /// The version that it made.
    pub(super) version: u32,
}

#[derive(Debug, Default)]
pub(super) struct Records(Vec<Record>);

impl Records {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn push(&mut self, record: Record) {
        self.0.push(record);
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Takes the last ones back.
    pub(super) fn take_back(&mut self, n_records: usize) {
        self.0.truncate(self.0.len().saturating_sub(n_records));
    }

    /// Who played the last of the first `n_records`, and how many he had played in a row then.
    pub(super) fn run_before(&self, n_records: usize) -> Option<(Seat, usize)> {
        let before = self.0.get(..n_records)?;
        let seat = before.last()?.seat;
        Some((seat, before.iter().rev().take_while(|it| it.seat == seat).count()))
    }

    /// Who played the record after the first `n_records`.
    pub(super) fn seat_of(&self, n_records: usize) -> Option<Seat> {
        self.0.get(n_records).map(|it| it.seat)
    }

    /// The version at which the first `n_records` stood; before them it was that of the header.
    pub(super) fn version_of(&self, n_records: usize) -> u32 {
        n_records.checked_sub(1).and_then(|it| self.0.get(it)).map_or(1, |it| it.version)
    }

    pub(super) fn last_seat(&self) -> Option<Seat> {
        self.0.last().map(|it| it.seat)
    }

    /// Of several seats the one that acted last.
    pub(super) fn last_of(&self, own: SeatSet) -> Option<Seat> {
        self.0.iter().rev().map(|it| it.seat).find(|seat| own.contains(*seat))
    }

    /// How many there were with the last one of a seat.
    pub(super) fn until_last_of(&self, seat: Seat) -> Option<usize> {
        self.0.iter().rposition(|it| it.seat == seat).map(|it| it + 1)
    }

    pub(super) fn has_played(&self, seat: Seat) -> bool {
        self.0.iter().any(|it| it.seat == seat)
    }

    /// Whether somebody has chosen anything for one of these seats.
    pub(super) fn has_choice_of(&self, own: SeatSet) -> bool {
        self.0.iter().any(|it| !it.is_auto && own.contains(it.seat))
    }

    /// How many answers in a row a seat has chosen, up to now.
    pub(super) fn n_chosen_in_a_row(&self, seat: Seat) -> usize {
        let own = self.0.iter().rev().take_while(|it| it.seat == seat);
        own.filter(|it| !it.is_auto).count()
    }

    /// How many records taking back means: down to a choice among the last `n_free`. Answers that the table gave go with
    /// the choice before them.
    pub(super) fn n_back(&self, n_free: usize, count: UndoCount) -> Option<usize> {
        let mut chosen = self.choices_among(n_free);
        match count {
            UndoCount::One => chosen.next(),
            UndoCount::All => chosen.next_back(),
        }
    }

    /// How many of the last `n_free` somebody chose.
    pub(super) fn n_choices_among(&self, n_free: usize) -> usize {
        self.choices_among(n_free).count()
    }

    /// For each choice among the last `n_free` how many records there are from it on; the last choice first.
    fn choices_among(&self, n_free: usize) -> impl DoubleEndedIterator<Item = usize> {
        let free = self.0.iter().rev().take(n_free).enumerate();
        free.filter(|(_, it)| !it.is_auto).map(|(back, _)| back + 1)
    }

    /// The `nth` choice of some seats, counted back from the last one: whose it was, and how many records go with it.
    pub(super) fn choice_back(&self, own: SeatSet, nth: usize) -> Option<(Seat, usize)> {
        let back = self.0.iter().rev().enumerate();
        let mut choices = back.filter(|(_, it)| !it.is_auto && own.contains(it.seat));
        choices.nth(nth).map(|(n_after, it)| (it.seat, n_after + 1))
    }

    /// Of each whether the table gave it.
    pub(super) fn autos(&self) -> Vec<bool> {
        self.0.iter().map(|it| it.is_auto).collect()
    }
}

impl FromIterator<Record> for Records {
    fn from_iter<I: IntoIterator<Item = Record>>(all: I) -> Self {
        Self(all.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, SeatSet};
    use protocol::UndoCount;

    use super::{Record, Records};

    const ANNA: Seat = Seat(0);
    const BOB: Seat = Seat(1);

    fn records(all: &[(Seat, bool)]) -> Records {
        let all = (2..).zip(all);
        all.map(|(version, (seat, is_auto))| Record { seat: *seat, is_auto: *is_auto, version })
            .collect()
    }

    #[test]
    fn what_the_table_answered_is_taken_back_with_the_choice_before_it() {
        let all = records(&[(ANNA, false), (ANNA, false), (ANNA, true), (ANNA, true)]);
        assert_eq!(all.n_back(4, UndoCount::One), Some(3));
        assert_eq!(all.n_back(4, UndoCount::All), Some(4));
        assert_eq!(all.n_back(2, UndoCount::One), None, "only answers of the table are free");
        let n_choices = [0, 2, 3, 4].map(|n_free| all.n_choices_among(n_free));
        assert_eq!(n_choices, [0, 0, 1, 2]);
        assert_eq!(records(&[]).n_back(0, UndoCount::All), None);
    }

    #[test]
    fn a_choice_asked_back_takes_along_what_was_played_since() {
        let all = records(&[(ANNA, false), (BOB, false), (ANNA, true), (ANNA, false), (BOB, true)]);
        assert_eq!(all.choice_back(SeatSet::only(ANNA), 0), Some((ANNA, 2)));
        assert_eq!(all.choice_back(SeatSet::only(ANNA), 1), Some((ANNA, 5)));
        assert_eq!(all.choice_back(SeatSet::only(ANNA), 2), None);
        assert_eq!(all.choice_back(SeatSet::only(BOB), 0), Some((BOB, 4)));
        assert!(!all.has_choice_of(SeatSet::only(Seat(2))));
    }

    #[test]
    fn each_record_made_a_version() {
        let mut all = records(&[(ANNA, false), (BOB, false), (ANNA, true)]);
        assert_eq!([0, 1, 2, 3].map(|it| all.version_of(it)), [1, 2, 3, 4]);
        all.take_back(2);
        all.push(Record { seat: BOB, is_auto: false, version: 6 });
        assert_eq!([0, 1, 2].map(|it| all.version_of(it)), [1, 2, 6], "taking back made one too");
    }

    #[test]
    fn a_turn_ends_where_somebody_else_has_played() {
        let mut all = records(&[(ANNA, false), (BOB, false), (ANNA, false), (ANNA, true)]);
        assert_eq!(all.n_chosen_in_a_row(ANNA), 1);
        assert_eq!(all.n_chosen_in_a_row(BOB), 0);
        assert_eq!(all.last_of([ANNA, BOB].into_iter().collect()), Some(ANNA));
        assert_eq!((all.until_last_of(BOB), all.until_last_of(Seat(2))), (Some(2), None));
        all.take_back(9);
        assert_eq!((all.len(), all.has_played(ANNA)), (0, false), "no more than there are");
    }
}
