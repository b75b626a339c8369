//! How good the first answer in a match that is tried again was: whether another answer is better for sure, and which.

use ai::Budget;
use ai::hint::Hint;
use ai::review::{Effort, is_costly};
use kernel::{Seat, Viewer};
use page::{HintedAnswer, VerdictText};
use text::Voice;

use crate::hint::hint_text;
use crate::table::AnyTable;
use crate::think::Adviser;

/// An answer that is judged.
pub struct Judged {
    /// The match as it was when the seat answered.
    pub table: Box<dyn AnyTable>,
    pub seat: Seat,
    pub yours: String,
    /// What the seat did there in the match that is tried again.
    pub then: Option<String>,
}

impl Judged {
    /// Weighs the answer against the best ones and against what was done then, as thoroughly as a look back does.
    pub fn adviser(&self, seed: u64) -> Adviser {
        let budget = Budget::Iterations(2 * Effort::DEFAULT.n_again);
        let about: Vec<String> =
            [Some(&self.yours), self.then.as_ref()].into_iter().flatten().cloned().collect();
        self.table.adviser(self.seat, budget, seed, &about)
    }

    /// What the adviser found, in words.
    pub fn text(&self, voice: &Voice<'_>, hint: &Hint<String>) -> VerdictText {
        let legal = self.table.observation(Viewer::Seat(self.seat)).tell(voice).legal;
        let told = hint_text(self.table.game().narrator(), voice.lang, &legal, hint);
        let of = |notation: &str| told.answers.iter().find(|it| it.notation == notation).cloned();
        let unweighed = || HintedAnswer {
            notation: self.yours.clone(),
            label: self.yours.clone(),
            note: String::new(),
            chance: String::new(),
            compared: None,
            reason: None,
        };
        let loss = hint.answers.iter().find(|it| it.action == self.yours).map(|it| it.behind);
        let then = self.then.as_deref().filter(|it| *it != self.yours);
        let is_known =
            |it: &HintedAnswer| it.notation == self.yours || Some(it.notation.as_str()) == then;
        VerdictText {
            is_good: loss.is_some_and(|it| !is_costly(it)),
            yours: of(&self.yours).unwrap_or_else(unweighed),
            then: then.and_then(of),
            best: told.answers.first().filter(|it| !is_known(it)).cloned(),
            basis: told.basis.clone(),
        }
    }
}
