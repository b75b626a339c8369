//! The position that a table lends to a person who imagines something in his own turn: everything that his seat cannot
//! know is made up in it. The table never learns what is done with it.

use catalog::AnyAnalysis;
use kernel::{Seat, SeatSet, Viewer};
use page::{Around, Next, Prefs, RenderContext, TableInfo, WhatIf};

use super::Table;
use crate::error::ApiError;
use crate::visitor::Visitor;

/// A position to go on from in thought.
pub(crate) struct Lent {
    /// The version of the table.
    pub(crate) version: u32,
    /// Through whose eyes it is seen.
    pub(crate) seat: Seat,
    /// The seats for which the person answers.
    pub(crate) own: SeatSet,
    pub(crate) analysis: Box<dyn AnyAnalysis>,
    table: TableInfo,
    prefs: Prefs,
}

/// What is to be said beside the drawing.
pub(crate) struct Told {
    pub(crate) step: u32,
    pub(crate) n_moves: usize,
    pub(crate) next: Next,
    pub(crate) notice: Option<String>,
}

impl Table {
    /// Lends the position to somebody who is asked, with the hidden things made up by `luck`; `named` is the one of his
    /// seats for which he thinks. What follows from what everybody was told is not made up, though it is not shown: others
    /// answer by the true totals of their coins in Small World, which anybody can count (SW-COIN-02).
    pub(crate) fn lend(
        &self,
        by: &Visitor,
        named: Option<&str>,
        luck: u64,
    ) -> Result<Lent, ApiError> {
        self.check_begun()?;
        if self.is_frozen {
            return Err(ApiError::Frozen);
        }
        let seat = self.speaker(by, named)?;
        if !self.game.asked().contains(seat) {
            return Err(ApiError::NotYourTurn);
        }
        // Where hands are open, one person may think for all his seats.
        let own = match self.game.info().has_private_information {
            true => SeatSet::only(seat),
            false => self.seats_of(by),
        };
        Ok(Lent {
            version: self.version(),
            seat,
            own,
            analysis: self.game.analysis(seat, luck),
            table: self.look_of(by).table,
            prefs: by.prefs,
        })
    }
}

impl Lent {
    /// Draws the table as it is imagined.
    pub(crate) fn drawn<T>(self, told: Told, draw: impl FnOnce(&RenderContext<'_>) -> T) -> T {
        let game = self.analysis.table();
        let asked = game.asked().iter().filter(|it| self.own.contains(*it));
        let asked: Vec<Seat> = asked.collect();
        let lead = game.leading().filter(|it| asked.contains(it));
        let seat = lead.or(asked.first().copied()).unwrap_or(self.seat);
        let others = asked.iter().copied().filter(|it| *it != seat).collect();
        let observation = self.analysis.observation(Viewer::Seat(seat), others);
        let what_if = WhatIf { n_moves: told.n_moves, next: told.next };
        let table = TableInfo {
            version: told.step,
            notice: told.notice,
            around: Around { what_if: Some(what_if), ..Around::default() },
            is_waiting: false,
            curtain: None,
            own_code: None,
            campaign: None,
            together: None,
            invitations: Vec::new(),
            ..self.table
        };
        draw(&RenderContext { table: &table, observation: &*observation, prefs: self.prefs })
    }
}
