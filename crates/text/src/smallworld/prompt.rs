//! What is asked.

use game_smallworld::Prompt;
use kernel::Seat;

use super::names::region_name;
use crate::message::{Arg, id};
use crate::voice::{Question, Voice};

pub(super) fn asked(voice: &Voice<'_>, prompt: Prompt) -> String {
    question(voice, prompt).asked(voice)
}

pub(super) fn waiting(voice: &Voice<'_>, seat: Seat, prompt: Prompt) -> String {
    question(voice, prompt).waiting(voice, seat)
}

fn question(voice: &Voice<'_>, prompt: Prompt) -> Question {
    let n = |number: u8| vec![("n", Arg::from(number))];
    let (id, args) = match prompt {
        Prompt::Bombs => (id::SW_PROMPT_BOMBS, vec![]),
        Prompt::ChooseCombo => (id::SW_PROMPT_CHOOSE_COMBO, vec![]),
        Prompt::ExpandOrDecline => (id::SW_PROMPT_EXPAND_OR_DECLINE, vec![]),
        Prompt::WorgenForm => (id::SW_PROMPT_WORGEN_FORM, vec![]),
        Prompt::Side => (id::SW_PROMPT_SIDE, vec![]),
        Prompt::Ready => (id::SW_PROMPT_READY, vec![]),
        Prompt::Conquer { n_free } => (id::SW_PROMPT_CONQUER, n(n_free)),
        Prompt::StrikeFailed { region, cost, n_free } => {
            let region = region_name(voice.lang, region);
            let args = vec![("region", region.into()), ("cost", cost.into()), ("n", n_free.into())];
            (id::SW_PROMPT_STRIKE_FAILED, args)
        }
        Prompt::Well => (id::SW_PROMPT_WELL, vec![]),
        Prompt::Recruits { n_most } => (id::SW_PROMPT_RECRUITS, n(n_most)),
        Prompt::Redeploy { n_hand } => (id::SW_PROMPT_REDEPLOY, n(n_hand)),
        Prompt::Forts { n_left } => (id::SW_PROMPT_FORTS, n(n_left)),
        Prompt::Towers { n_left } => (id::SW_PROMPT_TOWERS, n(n_left)),
        Prompt::Aegis => (id::SW_PROMPT_AEGIS, vec![]),
        Prompt::Heart => (id::SW_PROMPT_HEART, vec![]),
        Prompt::Objective { n_left } => (id::SW_PROMPT_OBJECTIVE, n(n_left)),
        Prompt::Plant { n_bombs } => (id::SW_PROMPT_PLANT, n(n_bombs)),
        Prompt::LeaveTwo => (id::SW_PROMPT_LEAVE_TWO, vec![]),
        Prompt::Withdrawals { n_hand } => (id::SW_PROMPT_WITHDRAWALS, n(n_hand)),
    };
    Question { id, args }
}
