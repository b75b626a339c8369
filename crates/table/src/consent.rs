//! Taking back beyond what is free: one asks, and all the other people at the table agree.
//!
//! What is asked is forgotten when the position changes. Until then it waits, over days if need be.

use catalog::UndoneBy;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Table;
use crate::error::TableError;
use crate::stored::{Beside, Write};
use crate::visitor::Visitor;

/// So many of one's own moves can be asked back at once.
const MOST_BACK: u32 = 20;

/// Somebody asks to take back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Ask {
    by: Seat,
    /// The position that was talked about.
    version: u32,
    n_records: usize,
    agreed: SeatSet,
    is_refused: bool,
}

/// What is asked at a table, if anything.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Consent(Option<Ask>);

impl Consent {
    /// What was stored; nobody asks if it cannot be read.
    pub(super) fn recall(stored: &str) -> Self {
        Self(serde_json::from_str(stored).ok())
    }

    /// As it is stored.
    fn text(&self) -> Result<String, TableError> {
        let text = self.0.as_ref().map(serde_json::to_string).transpose();
        Ok(text.map_err(|_| TableError::Internal)?.unwrap_or_default())
    }

    /// What is asked of this version, answered or not.
    fn current(&self, version: u32) -> Option<&Ask> {
        self.0.as_ref().filter(|it| it.version == version)
    }

    /// What waits for answers.
    fn open(&self, version: u32) -> Option<&Ask> {
        self.current(version).filter(|it| !it.is_refused)
    }

    /// A person answers for his seats. Whoever asked and does not agree thinks again.
    fn answer(&mut self, version: u32, own: SeatSet, agrees: bool) -> Result<(), TableError> {
        let ask = self.0.as_mut().filter(|it| it.version == version && !it.is_refused);
        let ask = ask.ok_or(TableError::NothingToUndo)?;
        if own.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        if !agrees && own.contains(ask.by) {
            self.0 = None;
        } else if agrees {
            own.iter().for_each(|seat| ask.agreed.insert(seat));
        } else {
            ask.is_refused = true;
        }
        Ok(())
    }

    /// The people who are still to agree.
    fn missing(&self, version: u32, people: SeatSet) -> SeatSet {
        let Some(ask) = self.open(version) else { return SeatSet::EMPTY };
        people.iter().filter(|it| !ask.agreed.contains(*it)).collect()
    }

    /// Who takes back how many records, once everybody agrees.
    fn agreed(&self, version: u32, people: SeatSet) -> Option<(Seat, usize)> {
        let ask = self.open(version).filter(|_| self.missing(version, people).is_empty())?;
        Some((ask.by, ask.n_records))
    }

    /// What somebody sees of it who holds `own`; `may_undo` if he has something to ask back.
    fn told(&self, version: u32, own: SeatSet, may_undo: bool) -> page::Asking {
        let ask = self.current(version);
        page::Asking {
            may_ask: may_undo && ask.is_none_or(|it| it.is_refused),
            asked: self.open(version).map(|it| it.by),
            may_answer: ask.is_some_and(|it| !own.iter().all(|seat| it.agreed.contains(seat))),
            is_own: ask.is_some_and(|it| own.contains(it.by)),
            is_refused: ask.is_some_and(|it| it.is_refused && own.contains(it.by)),
        }
    }
}

impl Table {
    /// Somebody asks to take back his last `n_moves` moves, with all that was played since.
    pub(super) fn ask_back(
        &mut self,
        by: &Visitor,
        version: u32,
        n_moves: u32,
    ) -> Result<(), TableError> {
        self.played.check_begun()?;
        let own = self.seats_of(by);
        if own.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        self.played.check_version(version)?;
        self.played.check_sealed()?;
        if self.consent.open(version).is_some() {
            return Err(TableError::AskPending);
        }
        let nth = n_moves.clamp(1, MOST_BACK) as usize - 1;
        let choice = self.played.records.choice_back(own, nth);
        let (by, n_records) = choice.ok_or(TableError::NothingToUndo)?;
        self.consent =
            Consent(Some(Ask { by, version, n_records, agreed: own, is_refused: false }));
        self.take_back_if_agreed()
    }

    /// Another person at the table agrees, or does not.
    pub(super) fn answer_ask(&mut self, by: &Visitor, agrees: bool) -> Result<(), TableError> {
        self.consent.answer(self.played.version(), self.seats.of(by), agrees)?;
        self.take_back_if_agreed()
    }

    fn people(&self) -> SeatSet {
        self.seats.people(|seat| self.played.records.has_played(seat))
    }

    fn take_back_if_agreed(&mut self) -> Result<(), TableError> {
        let number = self.version();
        let Some((seat, n_records)) = self.consent.agreed(number, self.people()) else {
            let what = Beside::Ask { ask: self.consent.text()? };
            self.machine.write(Write::Beside { table: self.id, what });
            return Ok(());
        };
        let undone = self.played.take_back(seat, n_records, UndoneBy::Consent);
        let text = undone.map_err(|_| TableError::NothingToUndo)?;
        self.machine.write(Write::Line { table: self.id, number, text, is_auto_answer: false });
        self.consent = Consent::default();
        Ok(())
    }

    /// The seats whose people are still to agree, or not.
    pub(super) fn seats_that_may_agree(&self) -> SeatSet {
        self.consent.missing(self.version(), self.people())
    }

    /// What a visitor sees of it.
    pub(super) fn ask_for(&self, by: &Visitor) -> page::Asking {
        let own = self.seats_of(by);
        let may_undo = self.played.records.has_choice_of(own) && self.played.check_sealed().is_ok();
        self.consent.told(self.version(), own, may_undo)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, SeatSet};

    use super::{Ask, Consent};
    use crate::error::TableError;

    fn only(seat: u8) -> SeatSet {
        SeatSet::only(Seat(seat))
    }

    fn all(n: u8) -> SeatSet {
        Seat::all(n).collect()
    }

    /// The first seat asks three records back.
    fn asked() -> Consent {
        let (by, agreed) = (Seat(0), only(0));
        Consent(Some(Ask { by, version: 7, n_records: 3, agreed, is_refused: false }))
    }

    #[test]
    fn all_people_have_to_agree() {
        let mut consent = asked();
        assert_eq!(consent.agreed(7, only(0)), Some((Seat(0), 3)), "nobody else is there");
        assert_eq!(consent.missing(7, all(3)), [Seat(1), Seat(2)].into_iter().collect());
        consent.answer(7, only(1), true).unwrap();
        assert_eq!(consent.agreed(7, all(3)), None);
        consent.answer(7, only(2), true).unwrap();
        assert_eq!(consent.agreed(7, all(3)), Some((Seat(0), 3)));
    }

    #[test]
    fn who_does_not_agree_ends_it_and_who_asked_may_think_again() {
        let mut consent = asked();
        consent.answer(7, only(1), false).unwrap();
        assert_eq!(
            (consent.agreed(7, only(0)), consent.missing(7, all(2))),
            (None, SeatSet::EMPTY)
        );
        assert!(
            consent.told(7, only(0), true).is_refused && consent.told(7, only(0), true).may_ask
        );
        assert_eq!(consent.answer(7, only(1), true), Err(TableError::NothingToUndo));
        let mut consent = asked();
        consent.answer(7, only(0), false).unwrap();
        assert_eq!(consent, Consent::default());
    }

    #[test]
    fn what_was_asked_of_another_position_is_forgotten() {
        let mut consent = asked();
        assert_eq!(consent.agreed(8, only(0)), None);
        assert_eq!(consent.missing(8, all(2)), SeatSet::EMPTY);
        assert_eq!(consent.answer(8, only(1), true), Err(TableError::NothingToUndo));
        assert_eq!(consent.answer(7, SeatSet::EMPTY, true), Err(TableError::NotYourSeat));
    }

    #[test]
    fn everybody_sees_what_he_may_do_about_it() {
        let consent = asked();
        let (asker, other) = (consent.told(7, only(0), true), consent.told(7, only(1), true));
        assert_eq!((asker.asked, asker.is_own, asker.may_answer), (Some(Seat(0)), true, false));
        assert_eq!((other.is_own, other.may_answer, other.may_ask), (false, true, false));
        assert!(consent.told(8, only(1), true).may_ask);
        assert!(!consent.told(8, only(1), false).may_ask, "he has nothing to take back");
    }

    #[test]
    fn it_comes_back_from_the_store() {
        let consent = asked();
        assert_eq!(Consent::recall(&consent.text().unwrap()), consent);
        assert_eq!(Consent::recall(""), Consent::default());
        assert_eq!(Consent::default().text(), Ok(String::new()));
    }
}
