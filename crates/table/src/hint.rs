//! Hints for somebody who is asked. What is thought of is a copy in which everything was dealt anew that his seat cannot
//! know, and nothing of it comes back to the table or is told anybody else.

use catalog::{HintForm, Thinker};
use kernel::{Kind, Seat};
use page::HintText;
use text::Voice;

use super::Table;
use crate::error::TableError;
use crate::render;
use crate::visitor::Visitor;

/// A hint that is to be thought of.
pub struct WantedHint {
    /// The version that it is about.
    pub version: u32,
    pub seat: Seat,
    /// What writes it down.
    pub thinker: Thinker,
}

impl Table {
    /// Whether all who play here agreed to hints when they sat down, which matters only where people play against each other.
    pub fn are_hints_agreed(&self) -> bool {
        self.played.hints && self.played.game.info().kind == Kind::Competitive
    }

    /// Whether somebody at a seat may have a hint now. Where people play against each other nobody may unless all agreed, and
    /// whoever learns has those of the lesson.
    pub(super) fn check_hint(&self, seat: Seat) -> Result<(), TableError> {
        self.check_running()?;
        if self.is_learning() {
            return Err(TableError::NoLessonNow);
        }
        let is_rivalry = self.played.game.info().kind == Kind::Competitive;
        if is_rivalry && !self.played.hints && self.seats.has_people_beside(seat) {
            return Err(TableError::NoHints);
        }
        if !self.asked().contains(seat) || self.played.game.legal(seat).is_empty() {
            return Err(TableError::NotYourTurn);
        }
        Ok(())
    }

    /// What thinks of a hint for a visitor who is asked.
    pub fn hint(
        &self,
        by: &Visitor,
        named: Option<&str>,
        form: HintForm,
    ) -> Result<WantedHint, TableError> {
        self.check_running()?;
        self.check_begun()?;
        let seat = self.speaker(by, named)?;
        self.check_hint(seat)?;
        let names = self.names(by.prefs.lang);
        let voice = Voice::new(by.prefs.lang, &names);
        let seed = self.played.hint_seed();
        let thinker = catalog::hint_thinker(&*self.played.game, seat, seed, &voice, form);
        Ok(WantedHint { version: self.version(), seat, thinker })
    }

    /// The page of a hint, if the table still stands where it was thought of.
    pub fn hint_page(
        &self,
        by: &Visitor,
        version: u32,
        hint: &HintText,
    ) -> Result<String, TableError> {
        self.played.check_version(version)?;
        self.check_hint(self.speaker(by, None)?)?;
        let key = self.render_key_for(by);
        Ok(self.with_context(&key, |ctx| render::hint_page(ctx, hint)))
    }
}
