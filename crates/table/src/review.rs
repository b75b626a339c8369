//! Looking back at a match that is over, when nothing in it is a secret any more.

use ai::Review;
use ai::review::Effort;
use catalog::Reviewer;
use kernel::{Seat, SeatSet};
use page::{MistakeText, ToldChances};
use text::Voice;

use super::Table;
use crate::error::TableError;
use crate::render;
use crate::visitor::Visitor;

impl Table {
    fn check_review(&self) -> Result<(), TableError> {
        self.check_begun()?;
        self.played.is_over().then_some(()).ok_or(TableError::MatchRunning)
    }

    /// What looks back at the match: the same for every visitor, and in no language.
    pub fn reviewer(&self) -> Result<Reviewer, TableError> {
        self.check_review()?;
        Ok(self.played.game.reviewer(Effort::DEFAULT, u64::from(self.version())))
    }

    /// The page of a look back, in the words of a visitor: with the chances of his seats, or of all if he has none. The match
    /// is over, so that nobody is kept behind and nothing is hidden.
    pub fn review_page(&self, by: &Visitor, review: &Review<String>) -> Result<String, TableError> {
        self.check_review()?;
        let names = self.names(by.prefs.lang);
        let voice = Voice::new(by.prefs.lang, &names);
        let game = &*self.played.game;
        let text = catalog::review_text(game, &voice, review);
        let own = self.seats_of(by);
        let chances = |seats: SeatSet| -> Vec<_> {
            seats.iter().map(|seat| catalog::chances_text(game, &voice, review, seat)).collect()
        };
        let told = match own.is_empty() {
            true => ToldChances::All(chances(Seat::all(game.n_seats()).collect())),
            false => ToldChances::Own(chances(own)),
        };
        let key = self.render_key_for(by);
        Ok(self.with_context(&key, |ctx| render::review_page(ctx, &text, &told)))
    }

    /// The costly answers of the visitor's own seats.
    pub fn mistakes(&self, by: &Visitor, review: &Review<String>) -> Vec<MistakeText> {
        let names = self.names(by.prefs.lang);
        let voice = Voice::new(by.prefs.lang, &names);
        let own = self.seats_of(by);
        let mistakes = review.mistakes.iter().filter(|it| own.contains(it.seat));
        mistakes.map(|it| catalog::mistake_text(&*self.played.game, &voice, it)).collect()
    }
}
