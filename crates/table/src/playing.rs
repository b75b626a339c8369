//! Playing an action and taking it back, in memory.

use catalog::{ActError, UndoneBy};
use kernel::{Seat, UndoError};
use protocol::UndoCount;

use super::{Standing, Table};
use crate::error::TableError;
use crate::stored::Write;
use crate::visitor::Visitor;

/// Who plays an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    Person,
    Bot,
    /// There was only one answer.
    House,
    /// The person had told it in advance.
    Standing,
}

impl Table {
    pub(super) fn act(
        &mut self,
        by: &Visitor,
        seat: Option<&str>,
        version: u32,
        action: &str,
    ) -> Result<(), TableError> {
        let seat = self.acting_seat(by, seat, version)?;
        self.play(seat, action, Hand::Person)?;
        self.play_forced()
    }

    /// The seat for which a visitor acts: the one that is asked and at the screen.
    fn acting_seat(
        &self,
        by: &Visitor,
        named: Option<&str>,
        version: u32,
    ) -> Result<Seat, TableError> {
        let own = self.seats_of(by);
        if own.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        self.check_begun()?;
        if version != self.version() {
            return Err(TableError::Stale { version: self.version() });
        }
        let asked = self.game.asked();
        let named = match named {
            Some(text) => {
                Some(crate::seats::seat_at(text, self.places.len()).ok_or(TableError::NoSuchSeat)?)
            }
            None => None,
        };
        let at_screen = by.mark().and_then(|it| self.at_screen.get(&it)).copied();
        let seat = named.or(at_screen.filter(|_| 1 < own.len() && by.bearer.is_none()));
        match seat {
            Some(seat) if !own.contains(seat) => Err(TableError::NotYourSeat),
            Some(seat) if !asked.contains(seat) => Err(TableError::NotYourTurn),
            Some(seat) => Ok(seat),
            None => self.leading(own).ok_or(TableError::NotYourTurn),
        }
    }

    /// Plays one action in memory.
    pub(super) fn play(&mut self, seat: Seat, action: &str, hand: Hand) -> Result<(), TableError> {
        let number = self.version();
        let mut chance = self.fate.chance(u64::from(number));
        let played = self.game.act(seat, action, &mut chance);
        played.map_err(|error| self.wrong_action(action, error))?;
        let is_auto = matches!(hand, Hand::House | Hand::Standing);
        self.standing.push(Standing { seat, is_auto });
        // The next question is a new one.
        self.played.insert(seat);
        self.notice_played(seat, hand);
        let is_standing = hand == Hand::Standing;
        let text = self.game.line(number).unwrap_or_default();
        self.pending.push(Write::Line { table: self.id, number, text, is_standing });
        if self.game.outcome().is_some() {
            self.pending.push(Write::Over { table: self.id });
        }
        Ok(())
    }

    /// Why an action was not played.
    pub(super) fn wrong_action(&self, action: &str, error: ActError) -> TableError {
        match error {
            ActError::Notation(what) => {
                TableError::BadAction { action: action.chars().take(80).collect(), what }
            }
            ActError::Refused(refusal) => TableError::refused(self.game.game(), refusal),
            ActError::Luck(what) => {
                tracing::error!(table = %self.id, %what, "the rules broke an invariant");
                TableError::Frozen
            }
        }
    }

    pub(super) fn undo(
        &mut self,
        by: &Visitor,
        version: u32,
        count: UndoCount,
    ) -> Result<(), TableError> {
        let own = self.seats_of(by);
        if own.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        if version != self.version() {
            return Err(TableError::Stale { version: self.version() });
        }
        self.check_begun()?;
        self.check_sealed()?;
        let last = self.standing.last().ok_or(TableError::NothingToUndo)?;
        if !own.contains(last.seat) {
            return Err(TableError::CannotUndo);
        }
        let (seat, number) = (last.seat, self.version());
        let n_records = self
            .n_back(self.game.n_free_undo(seat) as usize, count)
            .ok_or(TableError::CannotUndo)?;
        self.game.undo(seat, n_records as u32, UndoneBy::Seat).map_err(|error| match error {
            UndoError::NothingPlayed => TableError::NothingToUndo,
            UndoError::Barrier => TableError::CannotUndo,
        })?;
        self.standing.truncate(self.standing.len() - n_records);
        let text = self.game.line(number).unwrap_or_default();
        self.pending.push(Write::Line { table: self.id, number, text, is_standing: false });
        Ok(())
    }

    /// What is over stays as it is: the seed has been shown, and another match may have gone on from here.
    pub(super) fn check_sealed(&self) -> Result<(), TableError> {
        let is_open = self.game.outcome().is_none() && self.sequel.is_none();
        if is_open { Ok(()) } else { Err(TableError::CannotUndo) }
    }

    /// How many records taking back means: down to a choice that somebody made. Answers that the house gave go with
    /// the choice before them.
    fn n_back(&self, n_free: usize, count: UndoCount) -> Option<usize> {
        let free = self.standing.iter().rev().take(n_free).enumerate();
        let mut chosen = free.filter(|(_, it)| !it.is_auto).map(|(back, _)| back + 1);
        match count {
            UndoCount::One => chosen.next(),
            UndoCount::All => chosen.next_back(),
        }
    }
}
