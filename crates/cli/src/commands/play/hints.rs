//! Hints in the terminal; each of their three stages is asked for by itself.

use anyhow::Result;
use catalog::{AnyTable, hint_text};
use kernel::Seat;
use page::HintText;
use text::{Choice, Voice, msg};

use crate::output::say;

/// What was told of the hint for one question.
#[derive(Default)]
pub(super) struct Hints {
    hint: Option<HintText>,
    n_told: u32,
}

impl Hints {
    /// Tells the next stage; the last one again and again.
    pub(super) fn next(
        &mut self,
        table: &dyn AnyTable,
        seat: Seat,
        voice: &Voice<'_>,
        legal: &[Choice],
    ) -> Result<()> {
        let think = || {
            // The same question gets the same worlds, however often it is asked.
            let seed = u64::from(table.version());
            let hint = table.adviser(seat, ai::hint::BUDGET, seed, &[]).finish();
            hint_text(table.game().narrator(), voice.lang, legal, &hint)
        };
        let hint = self.hint.get_or_insert_with(think);
        self.n_told += 1;
        match self.n_told {
            1 => hint.look.iter().try_for_each(|line| say(&format!("  {line}")))?,
            2 => say(&format!("  {}", hint.kind))?,
            _ => return tell_answers(hint, legal),
        }
        say(&format!("  ({})", msg!(voice.lang, HINT_MORE)))
    }
}

/// The answers with their reasons, by their numbers in the list.
pub(crate) fn tell_answers(hint: &HintText, legal: &[Choice]) -> Result<()> {
    for it in &hint.answers {
        let number = legal.iter().position(|choice| choice.notation == it.notation);
        let number = number.map_or_else(String::new, |idx| (idx + 1).to_string());
        say(&format!("{number:>3}  {}: {}", it.label, it.chance))?;
        let note = Some(&it.note).filter(|note| !note.is_empty());
        let lines = [note, it.compared.as_ref(), it.reason.as_ref()];
        lines.into_iter().flatten().try_for_each(|line| say(&format!("       {line}")))?;
    }
    say(&format!("  {}", hint.basis))
}
