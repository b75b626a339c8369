//! What is stored of a table, and what a store is asked to write.

use catalog::Seed;
use serde::{Deserialize, Serialize};

use crate::keys::{KeyHash, TableId};
use crate::seats::KeyUse;

/// What stands in the course of a table at which a puzzle is solved: lists of somebody's tables leave it out.
pub const PUZZLE_MARK: &str = "\"puzzle\":true";

/// The store did not do what it should; nothing was changed, but for [`Unclear`](Self::Unclear).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error("the store failed: {0}")]
    Failed(String),
    /// The disk is full, or somebody else has locked the database: nothing is taken from anybody until that ends.
    #[error("the store takes nothing: {0}")]
    Closed(String),
    /// The connection was lost while a transaction was being committed: it may be stored or not.
    #[error("the store does not tell whether it has taken this: {0}")]
    Unclear(String),
    /// Somebody else has written this line: the table is to be read again.
    #[error("line {number} of table {table} was written already")]
    Conflict { table: TableId, number: u32 },
    /// Another node has the table now, or may have it.
    #[error("table {table} does not belong to this node any more")]
    Lost { table: TableId },
    /// A line is missing, or is not what was written (0: the header or the seed): the table cannot be opened. No other table
    /// is harmed.
    #[error("line {number} (0: header or seed) of table {table} is missing or was changed")]
    Damaged { table: TableId, number: u32 },
}

/// One thing to be written.
#[derive(Clone, Debug)]
pub enum Write {
    Table(Box<StoredTable>),
    Line {
        table: TableId,
        number: u32,
        text: String,
        /// Played by an auto-answer.
        is_auto_answer: bool,
    },
    Over {
        table: TableId,
    },
    /// Somebody has taken the match along, and with it the secret seed.
    SeedTold {
        table: TableId,
    },
    /// The match that follows in a campaign: there can be only one.
    Sequel {
        table: TableId,
        next: TableId,
    },
    Holder {
        table: TableId,
        seat: u8,
        browser: KeyHash,
    },
    /// Nobody holds the seat any more, neither by browser nor by key.
    Vacate {
        table: TableId,
        seat: u8,
    },
    /// What opens a seat from now on, and the link by which it was taken, if it was.
    Lock {
        table: TableId,
        seat: u8,
        key: KeyHash,
        number: u32,
        spent: Option<KeyHash>,
        key_use: KeyUse,
    },
    /// A program has shown the key of a seat.
    KeyUsed {
        table: TableId,
        seat: u8,
    },
    /// Who plays here: a bot, or a person if the text is empty.
    Bot {
        table: TableId,
        seat: u8,
        bot: String,
    },
    /// What the person of a seat wished in advance.
    Answers {
        table: TableId,
        seat: u8,
        answers: String,
        is_passing: bool,
    },
    /// Since when a seat is waited for, in milliseconds since 1970; 0 if it is not.
    Since {
        table: TableId,
        seat: u8,
        since: u64,
    },
    /// What people do beside the match.
    Beside {
        table: TableId,
        what: Beside,
    },
    /// What a seat is to be told, or was; nothing if there is nothing to tell.
    Notice {
        table: TableId,
        seat: u8,
        call: Call,
        is: Option<(NoticeState, u64)>,
    },
}

impl Write {
    /// The table that it belongs to.
    pub fn table(&self) -> TableId {
        match self {
            Self::Table(stored) => stored.id,
            Self::Line { table, .. }
            | Self::Over { table }
            | Self::SeedTold { table }
            | Self::Sequel { table, .. }
            | Self::Holder { table, .. }
            | Self::Vacate { table, .. }
            | Self::Lock { table, .. }
            | Self::KeyUsed { table, .. }
            | Self::Bot { table, .. }
            | Self::Answers { table, .. }
            | Self::Since { table, .. }
            | Self::Beside { table, .. }
            | Self::Notice { table, .. } => *table,
        }
    }
}

/// What people do beside the match.
#[derive(Clone, Debug)]
pub enum Beside {
    /// What a seat mixes into the randomness.
    Word { seat: u8, word: String },
    /// Somebody asks to take back; nothing if nobody does.
    Ask { ask: String },
    /// The match begins, with the randomness of all words.
    Begun { header: String },
    /// What somebody said.
    Talk(StoredTalk),
    /// The notepad of a seat, and whom it does not hear.
    Desk { seat: u8, notes: String, muted: u8 },
    /// What the person at a seat is called.
    Name { seat: u8, name: String },
    /// How far the lesson is.
    Course { course: String },
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredTable {
    pub id: TableId,
    pub game: String,
    pub header: String,
    pub seed: Seed,
    pub host: KeyHash,
    /// Seconds for one decision of a person; 0 for as long as he likes.
    pub clock: u32,
    /// Words are still being mixed into the randomness.
    pub is_mixing: bool,
    /// So many answers later spectators see the table.
    pub delay: u32,
    /// Strangers may sit down; then the language of whoever made the table.
    pub open_in: Option<String>,
    /// Milliseconds before each action of a bot; nothing means the pause of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_pause: Option<u32>,
    pub seats: Vec<StoredSeat>,
    /// The lines of the match after the header.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<StoredLine>,
    /// The log of the campaign before the match, where it was brought along.
    pub campaign: Option<String>,
    pub sequel: Option<TableId>,
    /// See [`Beside::Ask`].
    pub ask: String,
    /// What was said last, oldest first.
    pub talk: Vec<StoredTalk>,
    /// Somebody has taken the match along, and with it the secret seed.
    #[serde(default)]
    pub is_seed_told: bool,
    /// All who sit down agree that hints may be asked for, although people play against each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// How far the lesson is, or from where somebody tries again; empty elsewhere.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub course: String,
    /// Whoever runs the server has closed the table: it can be looked at.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_closed: bool,
}

/// What a person is told who is not at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Call {
    /// The match waits for him.
    Turn,
    /// It does not any more, without him having played.
    Withdrawn,
    /// Somebody wants to take back, and he is to agree or not.
    Consent,
    /// The match is over.
    Over,
}

impl Call {
    pub const ALL: [Self; 4] = [Self::Turn, Self::Withdrawn, Self::Consent, Self::Over];

    /// The word in the store and in webhooks.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Withdrawn => "withdrawn",
            Self::Consent => "consent",
            Self::Over => "over",
        }
    }

    pub fn parse(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.slug() == slug)
    }
}

/// How far something to be told has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NoticeState {
    /// It is to be told.
    Owed,
    Told,
    /// The person was there, or nobody wanted to hear it.
    Seen,
}

impl NoticeState {
    pub const ALL: [Self; 3] = [Self::Owed, Self::Told, Self::Seen];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Owed => "owed",
            Self::Told => "told",
            Self::Seen => "seen",
        }
    }
}

/// What a seat is to be told, or was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredNotice {
    pub call: Call,
    pub state: NoticeState,
    /// Milliseconds since 1970.
    pub due: u64,
}

/// So much of what was said is kept in memory and shown.
pub const MOST_TALK: usize = 100;

impl StoredTable {
    /// What a store does with one write of this table. A table that was just made is stored as it is.
    ///
    /// # Errors
    /// [`StoreError::Conflict`], if the line is not the next one.
    pub fn apply(&mut self, write: &Write) -> Result<(), StoreError> {
        match write.clone() {
            Write::Table(_) | Write::Over { .. } => {}
            Write::SeedTold { .. } => self.is_seed_told = true,
            Write::Line { number, text, is_auto_answer, .. } => {
                if number as usize != self.lines.len() + 1 {
                    return Err(StoreError::Conflict { table: self.id, number });
                }
                self.lines.push(StoredLine { text, is_auto_answer });
            }
            Write::Sequel { next, .. } => self.sequel = Some(next),
            Write::Holder { seat, browser, .. } => {
                self.seats[usize::from(seat)].holders.push(browser);
            }
            Write::Vacate { seat, .. } => {
                let seat = &mut self.seats[usize::from(seat)];
                seat.holders.clear();
                seat.key_use = KeyUse::Unused;
            }
            Write::Lock { seat, key, number, key_use, .. } => {
                let seat = &mut self.seats[usize::from(seat)];
                (seat.key, seat.key_number, seat.key_use) = (key, number, key_use);
            }
            Write::KeyUsed { seat, .. } => {
                self.seats[usize::from(seat)].key_use = KeyUse::Used;
            }
            Write::Bot { seat, bot, .. } => self.seats[usize::from(seat)].bot = bot,
            Write::Answers { seat, answers, is_passing, .. } => {
                let seat = &mut self.seats[usize::from(seat)];
                (seat.answers, seat.is_passing) = (answers, is_passing);
            }
            Write::Since { seat, since, .. } => self.seats[usize::from(seat)].since = since,
            Write::Beside { what, .. } => match what {
                Beside::Word { seat, word } => self.seats[usize::from(seat)].word = word,
                Beside::Ask { ask } => self.ask = ask,
                Beside::Begun { header } => (self.header, self.is_mixing) = (header, false),
                Beside::Talk(said) => {
                    self.talk.push(said);
                    let n_old = self.talk.len().saturating_sub(MOST_TALK);
                    self.talk.drain(..n_old);
                }
                Beside::Desk { seat, notes, muted } => {
                    let seat = &mut self.seats[usize::from(seat)];
                    (seat.notes, seat.muted) = (notes, muted);
                }
                Beside::Course { course } => self.course = course,
                Beside::Name { seat, name } => self.seats[usize::from(seat)].name = name,
            },
            Write::Notice { seat, call, is, .. } => {
                let notices = &mut self.seats[usize::from(seat)].notices;
                notices.retain(|it| it.call != call);
                notices.extend(is.map(|(state, due)| StoredNotice { call, state, due }));
            }
        }
        Ok(())
    }
}

/// What somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "AnyTalk")]
pub struct StoredTalk {
    /// Counted from 1.
    pub number: u32,
    pub seat: u8,
    pub text: String,
    /// How many moves had been played then.
    pub n_moves: u32,
}

/// As it is stored, and as it was before moves were counted.
#[derive(Deserialize)]
#[serde(untagged)]
enum AnyTalk {
    Counted { number: u32, seat: u8, text: String, n_moves: u32 },
    Uncounted(u32, u8, String),
}

impl From<AnyTalk> for StoredTalk {
    fn from(talk: AnyTalk) -> Self {
        match talk {
            AnyTalk::Counted { number, seat, text, n_moves } => {
                Self { number, seat, text, n_moves }
            }
            AnyTalk::Uncounted(number, seat, text) => Self { number, seat, text, n_moves: 0 },
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredLine {
    pub text: String,
    #[serde(alias = "is_auto_answer")]
    pub is_auto_answer: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredSeat {
    pub name: String,
    pub bot: String,
    pub key: KeyHash,
    pub key_number: u32,
    pub key_use: KeyUse,
    pub holders: Vec<KeyHash>,
    /// See [`Write::Answers`] and [`Write::Since`].
    pub answers: String,
    pub is_passing: bool,
    pub since: u64,
    /// See [`Beside`].
    pub word: String,
    pub notes: String,
    pub muted: u8,
    /// What the person is to be told.
    pub notices: Vec<StoredNotice>,
}

impl StoredSeat {
    /// See `Place::is_taken`.
    pub fn is_taken(&self) -> bool {
        !self.holders.is_empty() || self.key_use != KeyUse::Unused
    }

    /// A seat of which nothing is known but who may open it.
    pub fn new(name: String, bot: String, key: KeyHash, holders: Vec<KeyHash>) -> Self {
        let nothing = String::new;
        let (answers, word, notes) = (nothing(), nothing(), nothing());
        let (is_passing, since, muted, key_number) = (false, 0, 0, 0);
        let (key_use, notices) = (KeyUse::Unused, Vec::new());
        Self {
            name,
            bot,
            key,
            key_number,
            key_use,
            holders,
            answers,
            is_passing,
            since,
            word,
            notes,
            muted,
            notices,
        }
    }
}

#[cfg(test)]
mod tests {
    use catalog::Seed;

    use super::{Call, NoticeState, StoredLine, StoredNotice, StoredSeat, StoredTable, StoredTalk};
    use crate::keys::{Key, TableId};
    use crate::seats::KeyUse;

    /// Browsers keep it so: what they have kept must stay readable.
    #[test]
    fn a_table_comes_back_from_json() {
        let key = Key::of_random([7; 16]).key_hash();
        let mut seat = StoredSeat::new("Ola".to_owned(), String::new(), key, vec![key]);
        seat.key_use = KeyUse::Claimed;
        let notice = StoredNotice { call: Call::Turn, state: NoticeState::Owed, due: 12 };
        seat.notices.push(notice);
        let table = StoredTable {
            id: TableId::of_number(5),
            game: "wrath".to_owned(),
            header: "{}".to_owned(),
            seed: Seed::of_number(1),
            host: key,
            clock: 60,
            is_mixing: false,
            delay: 2,
            open_in: None,
            bot_pause: Some(20),
            seats: vec![seat],
            lines: vec![StoredLine { text: "1".to_owned(), is_auto_answer: true }],
            campaign: None,
            sequel: Some(TableId::of_number(6)),
            ask: String::new(),
            talk: vec![StoredTalk { number: 1, seat: 0, text: "hi".to_owned(), n_moves: 4 }],
            is_seed_told: true,
            hints: false,
            course: "{}".to_owned(),
            is_closed: true,
        };
        let text = serde_json::to_string(&table).unwrap();
        assert_eq!(serde_json::from_str::<StoredTable>(&text).unwrap(), table);
        for part in [
            r#""id":"aaaaaaaaaaaf""#,
            r#""key_use":2"#,
            r#"{"call":"turn","state":"owed","due":12}"#,
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
        let empty = StoredTable {
            lines: Vec::new(),
            is_seed_told: false,
            course: String::new(),
            is_closed: false,
            ..table
        };
        let text = serde_json::to_string(&empty).unwrap();
        assert!(!text.contains("lines") && !text.contains("closed"));
        let before = text.replace(",\"is_seed_told\":false", "");
        assert_eq!(serde_json::from_str::<StoredTable>(&before).unwrap(), empty);
        assert_eq!(serde_json::from_str::<StoredTable>(&text).unwrap(), empty);
        // Before moves were counted.
        let before = serde_json::from_str::<StoredTalk>(r#"[1,0,"hi"]"#).unwrap();
        assert_eq!(before, StoredTalk { n_moves: 0, ..empty.talk[0].clone() });
    }
}
