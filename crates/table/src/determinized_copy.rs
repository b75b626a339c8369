//! The position that a table lends to a person who imagines something in his own turn: everything that his seat cannot
//! know is made up in it. The table never learns what is done with it.

use catalog::AnyAnalysis;
use kernel::{Seat, SeatSet, Viewer};
use page::{Around, Next, Prefs, RenderContext, TableInfo, WhatIf};

use super::Table;
use crate::error::TableError;
use crate::visitor::Visitor;

/// A position to go on from in thought.
pub struct DeterminizedCopy {
    /// The version of the table.
    pub version: u32,
    /// Through whose eyes it is seen.
    pub seat: Seat,
    /// The seats for which the person answers.
    pub own: SeatSet,
    pub analysis: Box<dyn AnyAnalysis>,
    table: TableInfo,
    prefs: Prefs,
}

/// What is to be said beside the drawing.
pub struct Told {
    pub step: u32,
    pub n_moves: usize,
    pub next: Next,
    pub notice: Option<String>,
}

impl Table {
    /// Lends the position to somebody who is asked, with the hidden things made up by `seed`; `named` is the one of his
    /// seats for which he thinks. What follows from what everybody was told is not made up, though it is not shown: others
    /// answer by the true totals of their coins in Small World, which anybody can count (SW-COIN-02).
    pub fn determinized_copy(
        &self,
        by: &Visitor,
        named: Option<&str>,
        seed: u64,
    ) -> Result<DeterminizedCopy, TableError> {
        self.check_running()?;
        self.check_begun()?;
        let seat = self.speaker(by, named)?;
        if !self.played.game.asked().contains(seat) {
            return Err(TableError::NotYourTurn);
        }
        // Where hands are open, one person may think for all his seats.
        let own = match self.played.game.info().has_private_information {
            true => SeatSet::only(seat),
            false => self.seats_of(by),
        };
        Ok(DeterminizedCopy {
            version: self.version(),
            seat,
            own,
            analysis: self.played.game.analysis(seat, seed),
            table: self.render_key_for(by).table,
            prefs: by.prefs,
        })
    }
}

impl DeterminizedCopy {
    /// Draws the table as it is imagined.
    pub fn drawn<T>(self, told: Told, draw: impl FnOnce(&RenderContext<'_>) -> T) -> T {
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
            n_undo: 0,
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
