//! Looking back at a match that is over, when nothing in it is a secret any more.

use catalog::Thinker;
use page::ReviewText;
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

    /// What writes down the JSON of a [`ReviewText`]: the same whoever asks, in his language.
    pub fn review(&self, by: &Visitor) -> Result<Thinker, TableError> {
        self.check_review()?;
        let names = self.names(by.prefs.lang);
        let voice = Voice::new(by.prefs.lang, &names);
        Ok(catalog::review_thinker(&*self.played.game, u64::from(self.version()), &voice))
    }

    /// The page of a look back.
    pub fn review_page(&self, by: &Visitor, review: &ReviewText) -> Result<String, TableError> {
        self.check_review()?;
        let key = self.render_key_for(by);
        Ok(self.with_context(&key, |ctx| render::review_page(ctx, review)))
    }
}
