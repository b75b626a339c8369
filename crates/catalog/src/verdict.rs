//! How good the first answer in a match that is tried again was: whether another answer is better for sure, and which.

use std::time::Duration;

use ai::hint::Hint;
use ai::review::{Effort, is_costly};
use ai::{Budget, Clock};
use kernel::{Seat, Viewer};
use page::{HintedAnswer, VerdictText};
use text::{Choice, Lang, Narrator, Voice};

use crate::hint::hint_text;
use crate::table::{AnyTable, json};
use crate::think::{Adviser, Think, Thinker};

/// Weighs the answer `yours` of a seat against the best ones and against what was done `then`, as thoroughly as a look back
/// does, and writes it down as the JSON of a [`VerdictText`]. `table` is the match as it was when the seat answered.
pub fn verdict_thinker(
    table: &dyn AnyTable,
    seat: Seat,
    yours: &str,
    then: Option<&str>,
    seed: u64,
    voice: &Voice<'_>,
) -> Thinker {
    let budget = Budget::Iterations(2 * Effort::DEFAULT.n_again);
    let about: Vec<String> = [Some(yours), then].into_iter().flatten().map(str::to_owned).collect();
    Box::new(Writer {
        adviser: table.adviser(seat, budget, seed, &about),
        narrator: table.game().narrator(),
        lang: voice.lang,
        legal: table.observation(Viewer::Seat(seat)).tell(voice).legal,
        yours: yours.to_owned(),
        then: then.map(str::to_owned),
    })
}

struct Writer {
    adviser: Adviser,
    narrator: &'static dyn Narrator,
    lang: Lang,
    legal: Vec<Choice>,
    yours: String,
    then: Option<String>,
}

impl Think for Writer {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        let hint = self.adviser.advance(clock, until)?;
        Some(json(&self.text(&hint)).to_string())
    }
}

impl Writer {
    fn text(&self, hint: &Hint<String>) -> VerdictText {
        let told = hint_text(self.narrator, self.lang, &self.legal, hint);
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
