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
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Ask {
    by: Seat,
    /// The position that was talked about.
    version: u32,
    n_records: usize,
    agreed: SeatSet,
    is_refused: bool,
}

impl Ask {
    /// What was stored; nobody asks if it cannot be read.
    pub(super) fn recall(stored: &str) -> Option<Self> {
        serde_json::from_str(stored).ok()
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
        self.check_begun()?;
        let own = self.seats_of(by);
        if own.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        if version != self.version() {
            return Err(TableError::Stale { version: self.version() });
        }
        self.check_sealed()?;
        if self.current_ask().is_some_and(|it| !it.is_refused) {
            return Err(TableError::AskPending);
        }
        let back = self.standing.iter().rev().enumerate();
        let moves = back.filter(|(_, it)| !it.is_auto && own.contains(it.seat));
        let nth = n_moves.clamp(1, MOST_BACK) as usize - 1;
        let (n_after, last) = moves.clone().nth(nth).ok_or(TableError::NothingToUndo)?;
        let asker = last.seat;
        let ask =
            Ask { by: asker, version, n_records: n_after + 1, agreed: own, is_refused: false };
        self.ask = Some(ask);
        self.take_back_if_agreed()
    }

    /// Another person at the table agrees, or does not.
    pub(super) fn answer_ask(&mut self, by: &Visitor, agrees: bool) -> Result<(), TableError> {
        let own = self.seats_of(by);
        let version = self.version();
        let ask = self.ask.as_mut().filter(|it| it.version == version && !it.is_refused);
        let ask = ask.ok_or(TableError::NothingToUndo)?;
        if own.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        // Whoever asked thinks again.
        if !agrees && own.contains(ask.by) {
            self.ask = None;
        } else if agrees {
            own.iter().for_each(|seat| ask.agreed.insert(seat));
        } else {
            ask.is_refused = true;
        }
        self.take_back_if_agreed()
    }

    /// The people who have to agree: all who sit there, or have played by the key of a seat, but no bots.
    fn people(&self) -> impl Iterator<Item = Seat> {
        let has_played = |seat: Seat| self.standing.iter().any(|it| it.seat == seat);
        let places = (0_u8..).map(Seat).zip(&self.places).filter(|(_, it)| it.bot.is_none());
        let people = places.filter(move |(seat, it)| it.is_taken() || has_played(*seat));
        people.map(|(seat, _)| seat)
    }

    fn take_back_if_agreed(&mut self) -> Result<(), TableError> {
        let ask = self.current_ask().filter(|it| !it.is_refused);
        let agreed = ask.filter(|ask| self.people().all(|it| ask.agreed.contains(it)));
        let Some((seat, n_records)) = agreed.map(|it| (it.by, it.n_records)) else {
            return self.keep_ask();
        };
        let number = self.version();
        self.game
            .undo(seat, n_records as u32, UndoneBy::Consent)
            .map_err(|_| TableError::NothingToUndo)?;
        self.standing.truncate(self.standing.len() - n_records);
        let text = self.game.line(number).unwrap_or_default();
        self.pending.push(Write::Line { table: self.id, number, text, is_standing: false });
        self.ask = None;
        Ok(())
    }

    /// Stores what is asked.
    fn keep_ask(&mut self) -> Result<(), TableError> {
        let ask = self.ask.as_ref().map(serde_json::to_string).transpose();
        let ask = ask.map_err(|_| TableError::Internal)?.unwrap_or_default();
        self.pending.push(Write::Beside { table: self.id, what: Beside::Ask { ask } });
        Ok(())
    }

    /// The seats whose people are still to agree, or not.
    pub(super) fn seats_that_may_agree(&self) -> SeatSet {
        let ask = self.current_ask().filter(|it| !it.is_refused);
        ask.map_or(SeatSet::EMPTY, |ask| {
            self.people().filter(|it| !ask.agreed.contains(*it)).collect()
        })
    }

    fn current_ask(&self) -> Option<&Ask> {
        self.ask.as_ref().filter(|it| it.version == self.version())
    }

    /// What a visitor sees of it.
    pub(super) fn ask_for(&self, by: &Visitor) -> page::Asking {
        let own = self.seats_of(by);
        let ask = self.current_ask();
        let has_played = self.standing.iter().any(|it| !it.is_auto && own.contains(it.seat));
        page::Asking {
            may_ask: has_played
                && self.check_sealed().is_ok()
                && ask.is_none_or(|it| it.is_refused),
            asked: ask.filter(|it| !it.is_refused).map(|it| it.by),
            may_answer: ask.is_some_and(|it| !own.iter().all(|seat| it.agreed.contains(seat))),
            is_own: ask.is_some_and(|it| own.contains(it.by)),
            is_refused: ask.is_some_and(|it| it.is_refused && own.contains(it.by)),
        }
    }
}
