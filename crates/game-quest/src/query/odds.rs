//! What a roll may bring, exactly: for the buttons, before anybody rolls.

use serde::{Deserialize, Serialize};

/// The odds of one action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Odds {
    /// In ten thousandths: exactly 0, 1, 2, … successes; the last entry is that many or more.
    pub successes: Vec<u16>,
    /// In hundredths: successes to expect.
    pub mean_successes: u16,
    /// In hundredths: wounds from the attacks of enemies to expect, after defence.
    pub mean_wounds: u16,
    /// In ten thousandths: at least one nemesis symbol, where a nemesis would answer it.
    pub nemesis: u16,
}
