//! Campaign files: the log of a campaign as text, and what is wrong with a text that is none; and the way from quest
//! to quest.

pub use game_quest::Campaign;

use std::any::Any;

use game_quest::{Misfit, Quest, Report, Setup};
use kernel::{Game, Refusal};
use serde_json::Value;

use crate::table::{AnyTable, json};

/// Why a campaign cannot be played on. The file stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CampaignError {
    #[error("the campaign file is damaged at line {line}, column {column}: {what}")]
    Damaged { line: usize, column: usize, what: String },
    #[error("the campaign file is of version {found}; this program reads version {known}")]
    Version { found: u64, known: u32 },
    #[error("the campaign is played with the content '{found}', and '{here}' is installed")]
    Edition { found: String, here: String },
    #[error("the campaign file says what cannot be in line {line}: {refusal}")]
    Content { line: usize, refusal: Refusal },
}

/// The log of a campaign, for those who name no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignLog(Campaign);

impl CampaignLog {
    /// Reads a campaign file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, CampaignError> {
        read_campaign(text).map(Self)
    }

    /// The log of a match that begins a campaign; nothing for any other match.
    pub fn begun_by(table: &dyn AnyTable) -> Option<Self> {
        let setup = table.setup();
        begin_campaign(&setup).filter(|it| next_quest(it) == Some(setup)).map(Self)
    }

    /// The log after a match that was its next one; nothing while the match runs.
    #[must_use]
    pub fn after(&self, table: &dyn AnyTable) -> Option<Self> {
        after_quest(&self.0, table).map(Self)
    }

    /// The text of its file.
    pub fn text(&self) -> String {
        write_campaign(&self.0)
    }

    /// The game that it belongs to.
    pub fn game(&self) -> &'static str {
        Quest::INFO.id
    }

    pub fn n_seats(&self) -> usize {
        usize::from(self.0.seats)
    }

    /// The setup of the next match; nothing when the campaign is over.
    pub fn setup_next(&self) -> Option<Value> {
        next_quest(&self.0)
    }

    /// The log of the game, for its narrator.
    pub fn as_any(&self) -> &dyn Any {
        &self.0
    }
}

/// The text of a campaign file.
pub fn write_campaign(campaign: &Campaign) -> String {
    let text = serde_json::to_string_pretty(campaign)
        .unwrap_or_else(|error| unreachable!("a log is plain data: {error}"));
    text + "\n"
}

/// Reads a campaign file.
///
/// # Errors
/// What is wrong with it.
pub fn read_campaign(text: &str) -> Result<Campaign, CampaignError> {
    let damaged = |error: serde_json::Error| {
        let (line, column) = (error.line(), error.column());
        let place = format!(" at line {line} column {column}");
        let what = error.to_string();
        let what = what.strip_suffix(&place).unwrap_or(&what).to_owned();
        CampaignError::Damaged { line, column, what }
    };
    // The version is read first: a file of another one may say things that are unknown here.
    let value: Value = serde_json::from_str(text).map_err(damaged)?;
    let known = Campaign::VERSION;
    match value.get("version").and_then(Value::as_u64) {
        Some(found) if found != u64::from(known) => {
            return Err(CampaignError::Version { found, known });
        }
        _ => {}
    }
    let campaign: Campaign = serde_json::from_str(text).map_err(damaged)?;
    match campaign.check() {
        Ok(()) => Ok(campaign),
        Err(Misfit::Version(found)) => Err(CampaignError::Version { found: found.into(), known }),
        Err(Misfit::Edition(found)) => {
            let here = game_quest::content::book().edition.clone();
            Err(CampaignError::Edition { found, here })
        }
        Err(Misfit::Content(refusal, at)) => {
            Err(CampaignError::Content { line: line_of(text, &at), refusal })
        }
    }
}

/// The line of a JSON text in which the value under these keys begins; as far as they lead.
fn line_of(text: &str, keys: &[String]) -> usize {
    let mut place = Place { bytes: text.as_bytes(), at: 0 };
    for key in keys {
        let before = place.at;
        if !place.enter(key) {
            place.at = before;
            break;
        }
    }
    place.spaces();
    1 + place.bytes[..place.at].iter().filter(|&&it| it == b'\n').count()
}

/// A place in a JSON text that is known to be sound.
struct Place<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Place<'_> {
    fn next(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn spaces(&mut self) {
        while self.next().is_some_and(|it| it.is_ascii_whitespace() || it == b',' || it == b':') {
            self.at += 1;
        }
    }

    /// From the beginning of a value into the one under a key, or at a number in a list.
    fn enter(&mut self, key: &str) -> bool {
        self.spaces();
        let is_list = self.next() == Some(b'[');
        self.at += 1;
        let mut number = 0;
        loop {
            self.spaces();
            if matches!(self.next(), None | Some(b'}' | b']')) {
                return false;
            }
            let is_here = if is_list {
                number.to_string() == key
            } else {
                let name = self.at + 1;
                self.value();
                self.bytes.get(name..self.at - 1) == Some(key.as_bytes())
            };
            if is_here {
                return true;
            }
            self.value();
            number += 1;
        }
    }

    /// Behind a whole value.
    fn value(&mut self) {
        self.spaces();
        let mut depth = 0;
        while let Some(byte) = self.next() {
            self.at += 1;
            match byte {
                b'"' => self.string(),
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth -= 1,
                _ => {}
            }
            let is_plain_end = matches!(self.next(), None | Some(b',' | b'}' | b']' | b':'))
                || self.next().is_some_and(|it| it.is_ascii_whitespace());
            if depth == 0 && is_plain_end {
                return;
            }
        }
    }

    /// Behind the closing quote of a string whose opening quote was read.
    fn string(&mut self) {
        while let Some(byte) = self.next() {
            self.at += 1;
            match byte {
                b'\\' => self.at += 1,
                b'"' => return,
                _ => {}
            }
        }
    }
}

/// WQ-SETUP-01: a new campaign with the seats, heroes and options of a setup; nothing if it is no setup of a
/// quest.
pub fn begin_campaign(setup: &Value) -> Option<Campaign> {
    let setup: Setup = serde_json::from_value(setup.clone()).ok()?;
    Some(Campaign::of(setup.seats, setup.heroes, setup.options))
}

/// WQ-SETUP-10: the setup of the next quest; nothing when the campaign is over.
pub fn next_quest(campaign: &Campaign) -> Option<Value> {
    campaign.setup_next().map(|setup| json(&setup))
}

/// WQ-CAMP-02: the log after a quest; nothing if the table is no quest that is over, or not the next one of this
/// campaign.
pub fn after_quest(campaign: &Campaign, table: &dyn AnyTable) -> Option<Campaign> {
    if next_quest(campaign) != Some(table.setup()) {
        return None;
    }
    let report: Report = serde_json::from_value(table.report()?).ok()?;
    Some(campaign.record(&table.outcome()?, &report))
}

#[cfg(test)]
mod tests {
    use super::line_of;

    #[test]
    fn places_in_a_file_are_found() {
        let text = "{\n \"a\": [1,\n  {\"b\": \"]}\",\n   \"c\": 2}],\n \"d\":\n  true\n}\n";
        let line = |keys: &[&str]| {
            line_of(text, &keys.iter().map(|&it| it.to_owned()).collect::<Vec<_>>())
        };
        assert_eq!([line(&[]), line(&["a"]), line(&["a", "1"])], [1, 2, 3]);
        assert_eq!([line(&["a", "1", "b"]), line(&["a", "1", "c"]), line(&["d"])], [3, 4, 6]);
        assert_eq!([line(&["x"]), line(&["a", "7"])], [1, 2], "as far as the keys lead");
    }
}
