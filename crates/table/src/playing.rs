//! Playing an action and taking it back, in memory.

use catalog::{ActError, UndoneBy};
use kernel::{Chance, Seat, UndoError};
use protocol::UndoCount;

use super::Table;
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
    AutoAnswer,
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
        if self.is_learner(seat) {
            return self.act_in_lesson(action);
        }
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
        self.played.check_version(version)?;
        let asked = self.played.game.asked();
        let named = match named {
            Some(text) => Some(self.seats.named(text)?),
            None => None,
        };
        let at_screen = self.seats.at_screen(by);
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
        let mut chance = self.played.dice();
        let played = self.play_with(seat, action, hand, &mut chance);
        played.map_err(|error| self.wrong_action(action, error))
    }

    /// The same with other randomness than that of the table.
    pub(super) fn play_with(
        &mut self,
        seat: Seat,
        action: &str,
        hand: Hand,
        chance: &mut Chance,
    ) -> Result<(), ActError> {
        let number = self.version();
        let is_auto = matches!(hand, Hand::House | Hand::AutoAnswer);
        let text = self.played.play(seat, action, is_auto, chance)?;
        self.clocks.note_played(seat);
        self.notice_played(seat, hand);
        let is_auto_answer = hand == Hand::AutoAnswer;
        self.machine.write(Write::Line { table: self.id, number, text, is_auto_answer });
        if self.played.is_over() {
            self.machine.write(Write::Over { table: self.id });
        }
        Ok(())
    }

    /// Why an action was not played.
    pub(super) fn wrong_action(&self, action: &str, error: ActError) -> TableError {
        match error {
            ActError::Notation(what) => {
                TableError::BadAction { action: action.chars().take(80).collect(), what }
            }
            ActError::Refused(refusal) => TableError::refused(self.played.game.game(), refusal),
            // It is reported with the match, in which the draw stands.
            ActError::Chance(_) => TableError::Frozen,
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
        self.played.check_version(version)?;
        self.check_begun()?;
        self.played.check_sealed()?;
        let seat = self.played.records.last_seat().ok_or(TableError::NothingToUndo)?;
        if !own.contains(seat) {
            return Err(TableError::CannotUndo);
        }
        let number = self.version();
        let n_records = self.played.n_back(seat, count).ok_or(TableError::CannotUndo)?;
        let undone = self.played.take_back(seat, n_records, UndoneBy::Seat);
        let text = undone.map_err(|error| match error {
            UndoError::NothingPlayed => TableError::NothingToUndo,
            UndoError::Barrier => TableError::CannotUndo,
        })?;
        self.machine.write(Write::Line { table: self.id, number, text, is_auto_answer: false });
        self.settle_lesson()
    }
}
