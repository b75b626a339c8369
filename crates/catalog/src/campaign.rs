//! Campaigns: matches that follow each other, with a log that is kept between them as a file; and what is wrong with a
//! text that is none.

use std::fmt::Debug;

use kernel::Refusal;
use serde_json::Value;
use text::Lang;
use text::campaign as words;

use crate::game::AnyGame;
use crate::games::games;
use crate::table::AnyTable;

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

/// How a game begins and reads the logs of its campaigns.
#[derive(Clone, Copy)]
pub struct Campaigns {
    /// A log with the seats and options of a setup; nothing if it is no setup of the game.
    pub begin: fn(&Value) -> Option<Box<dyn AnyCampaign>>,
    /// Reads a campaign file.
    pub read: fn(&str) -> Result<Box<dyn AnyCampaign>, CampaignError>,
}

/// The log of a campaign, whichever the game.
pub trait AnyCampaign: Debug + Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;

    fn n_seats(&self) -> usize;

    /// How many of its matches are over.
    fn n_played(&self) -> usize;

    /// Of each of these, whether it was won.
    fn won(&self) -> Vec<bool>;

    /// The setup of the next match; nothing when the campaign is over.
    fn setup_next(&self) -> Option<Value>;

    /// The log after a match that was its next one; nothing while the match runs.
    fn after(&self, table: &dyn AnyTable) -> Option<Box<dyn AnyCampaign>>;

    /// The text of its file.
    fn text(&self) -> String;

    /// Where it stands, what was played, and what goes on to the next match.
    fn tell(&self, lang: Lang) -> Vec<String>;

    /// How it went, in one sentence.
    fn tally(&self, lang: Lang) -> String;

    fn clone_box(&self) -> Box<dyn AnyCampaign>;
}

impl Clone for Box<dyn AnyCampaign> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// Reads a campaign file of any game that has campaigns.
///
/// # Errors
/// What is wrong with it.
pub fn read_campaign(text: &str) -> Result<Box<dyn AnyCampaign>, CampaignError> {
    let mut first = None;
    for campaigns in games().iter().filter_map(|it| it.campaigns()) {
        match (campaigns.read)(text) {
            Ok(log) => return Ok(log),
            Err(error) => first = first.or(Some(error)),
        }
    }
    let what = "no game here has campaigns".to_owned();
    Err(first.unwrap_or(CampaignError::Damaged { line: 1, column: 1, what }))
}

impl CampaignError {
    /// The sentence for a player.
    pub fn tell(&self, lang: Lang) -> String {
        match self {
            Self::Damaged { line, column, what } => words::damaged(lang, *line, *column, what),
            Self::Version { found, .. } => words::version(lang, *found),
            Self::Edition { found, .. } => words::edition(lang, found),
            Self::Content { line, refusal } => words::content(lang, *line, refusal),
        }
    }
}

/// The line of a JSON text in which the value under these keys begins; as far as they lead.
pub fn line_of(text: &str, keys: &[String]) -> usize {
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
