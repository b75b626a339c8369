//! Who may sit where, as it is typed and chosen: `you`, `here`, `link`, `bot:mcts:200ms`.

use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use ai::{BotSpec, Budget};
use catalog::AutoAnswers;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::keys::KeyHash;
use crate::stored::StoredSeat;
use crate::visitor::Visitor;
use crate::{Notice, Timestamp};

/// The bots that are offered, weakest first.
pub const BOTS: &[&str] = &["stranger", "guest", "regular", "old-hand", "host"];

/// A search of so many iterations ends in bearable time in every game.
const MOST_ITERATIONS: u32 = 100_000;

/// Longer names are cut.
const LONGEST_NAME: usize = 40;

/// The choice for one seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitting {
    /// Whoever makes the table, or another person at the same screen.
    Here,
    /// Whoever opens the link.
    Link,
    Bot(BotSpec),
}

impl FromStr for Sitting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(':') {
            None if text == "you" || text == "here" => Ok(Self::Here),
            None if text == "link" => Ok(Self::Link),
            Some(("bot", spec)) => {
                spec.parse().map(Self::Bot).map_err(|error: ai::ParseBotError| error.to_string())
            }
            _ => Err(format!(
                "'{text}' is nobody: a seat is you, here, link, or bot: and a bot, such as bot:greedy"
            )),
        }
    }
}

/// Refuses bots that would think for too long.
pub fn check_budget(spec: BotSpec, longest: Duration) -> Result<(), String> {
    match spec.budget() {
        Some(Budget::Time(time) | Budget::Processor(time)) if longest < time => {
            Err(format!("{spec} thinks for too long: at most {} s", longest.as_secs()))
        }
        Some(Budget::Iterations(n) | Budget::Bounded(n, _)) if MOST_ITERATIONS < n => {
            Err(format!("{spec} thinks for too long: at most {MOST_ITERATIONS} iterations"))
        }
        Some(_) | None => Ok(()),
    }
}

/// Letters that nobody sees, and those that change the order in which others are read: with them two names look the same,
/// or one reads as another, and what stands behind it is turned round. Joiners and the choice of a picture's form are
/// among them: without them a name reads a little otherwise, and still as what it is.
const INVISIBLE: &[RangeInclusive<char>] = &[
    '\u{AD}'..='\u{AD}',
    '\u{34F}'..='\u{34F}',
    '\u{61C}'..='\u{61C}',
    '\u{115F}'..='\u{1160}',
    '\u{17B4}'..='\u{17B5}',
    '\u{180B}'..='\u{180F}',
    '\u{200B}'..='\u{200F}',
    '\u{202A}'..='\u{202E}',
    '\u{2060}'..='\u{206F}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{FE00}'..='\u{FE0F}',
    '\u{FEFF}'..='\u{FEFF}',
    '\u{FFA0}'..='\u{FFA0}',
    '\u{FFF0}'..='\u{FFFB}',
    '\u{13430}'..='\u{1345F}',
    '\u{1BCA0}'..='\u{1BCA3}',
    '\u{1D173}'..='\u{1D17A}',
    '\u{E0000}'..='\u{E0FFF}',
];

fn is_visible(letter: char) -> bool {
    !letter.is_control() && !INVISIBLE.iter().any(|it| it.contains(&letter))
}

/// A name as it is shown: one line, not too long, and nothing in it that cannot be seen.
pub fn clean_name(name: &str) -> String {
    let visible = name.chars().filter(|it| it.is_whitespace() || is_visible(*it));
    let words: String = visible.collect();
    let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

/// Reads `P2`.
pub fn seat_at(text: &str, n_seats: usize) -> Option<Seat> {
    text.parse().ok().filter(|seat: &Seat| seat.idx() < n_seats)
}

/// What became of the key of a seat that no browser has taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "i64", from = "i64")]
pub enum KeyUse {
    /// It is a link that nobody has used.
    #[default]
    Unused,
    /// A program has shown it. Who gave it away still has it, and a browser that takes the seat by it voids it.
    Used,
    /// A program has taken the seat and was given a key that nobody else has: the recovery code of the seat.
    Claimed,
}

impl KeyUse {
    pub const fn stored(self) -> i64 {
        match self {
            Self::Unused => 0,
            Self::Used => 1,
            Self::Claimed => 2,
        }
    }

    /// What a later program may have stored beyond these is taken as well.
    pub const fn of_stored(stored: i64) -> Self {
        match stored {
            0 => Self::Unused,
            1 => Self::Used,
            _ => Self::Claimed,
        }
    }
}

impl From<KeyUse> for i64 {
    fn from(key_use: KeyUse) -> Self {
        key_use.stored()
    }
}

impl From<i64> for KeyUse {
    fn from(stored: i64) -> Self {
        Self::of_stored(stored)
    }
}

/// A seat of a table in memory.
#[derive(Clone, Debug)]
pub struct Place {
    /// Empty: called by its number.
    pub name: String,
    pub bot: Option<BotSpec>,
    /// The hash of the key that opens it, and how often that was changed.
    pub key: KeyHash,
    pub key_number: u32,
    pub key_use: KeyUse,
    /// The browsers of the people who play here.
    pub holders: Vec<KeyHash>,
    /// What the person wishes in advance.
    pub answers: AutoAnswers,
    /// Since when the match waits for the person here, in milliseconds since 1970; 0 if it does not.
    pub since: u64,
    /// What the person mixed into the randomness.
    pub word: String,
    pub notes: String,
    /// The seats that the person does not want to hear.
    pub muted: SeatSet,
    /// What the person is to be told, or was.
    pub notices: Vec<Notice>,
    /// When the person last sent anything.
    pub seen: Timestamp,
}

impl Place {
    pub fn of(windows: &[&'static str], stored: &StoredSeat, now: Timestamp) -> Self {
        let mut res = Self {
            name: String::new(),
            bot: None,
            key: stored.key,
            key_number: 0,
            key_use: stored.key_use,
            holders: Vec::new(),
            answers: AutoAnswers::default(),
            since: 0,
            word: String::new(),
            notes: String::new(),
            muted: SeatSet::EMPTY,
            notices: Vec::new(),
            seen: now,
        };
        res.recall(windows, stored);
        res
    }

    /// Whether a visitor has this seat, by his browser or by its key.
    pub fn is_held_by(&self, by: &Visitor) -> bool {
        by.bearer == Some(self.key) || by.key_hash().is_some_and(|it| self.holders.contains(&it))
    }

    /// Whether somebody has come to this seat, with a browser or with its key, also if a bot sits in for him. Nobody
    /// else can sit down here.
    pub fn is_taken(&self) -> bool {
        !self.holders.is_empty() || self.key_use != KeyUse::Unused
    }

    /// Whether it waits for somebody to come by its link.
    pub(crate) fn is_free(&self) -> bool {
        self.bot.is_none() && !self.is_taken()
    }

    /// Takes over what is stored.
    pub fn recall(&mut self, windows: &[&'static str], stored: &StoredSeat) {
        // A bot that this program does not know any more is replaced by one that it does.
        let bot = || stored.bot.parse().unwrap_or(BotSpec::Greedy);
        self.name = clean_name(&stored.name);
        self.bot = (!stored.bot.is_empty()).then(bot);
        (self.key, self.key_number, self.key_use) = (stored.key, stored.key_number, stored.key_use);
        self.holders.clone_from(&stored.holders);
        self.answers = AutoAnswers::recall(windows, &stored.answers);
        self.answers.is_passing = stored.is_passing;
        self.since = stored.since;
        self.word.clone_from(&stored.word);
        self.notes.clone_from(&stored.notes);
        self.muted = Seat::all(8).filter(|it| stored.muted >> it.0 & 1 == 1).collect();
        let notices = stored.notices.iter().map(|it| Notice::recall(it, &self.notices)).collect();
        self.notices = notices;
    }
}

#[cfg(test)]
mod tests {
    use ai::Level;

    use super::{BOTS, KeyUse, Sitting, check_budget, clean_name, seat_at};
    use std::time::Duration;

    #[test]
    fn a_sitting_is_read_as_it_is_chosen() {
        assert_eq!("you".parse(), Ok(Sitting::Here));
        assert_eq!("link".parse(), Ok(Sitting::Link));
        assert_eq!("bot:greedy".parse(), Ok(Sitting::Bot(ai::BotSpec::Greedy)));
        for wrong in ["", "me", "bot", "bot:", "bot:genius", "you:greedy"] {
            assert!(wrong.parse::<Sitting>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_use_of_a_key_comes_back_from_the_store() {
        for key_use in [KeyUse::Unused, KeyUse::Used, KeyUse::Claimed] {
            assert_eq!(KeyUse::of_stored(key_use.stored()), key_use);
        }
    }

    #[test]
    fn a_bot_may_not_think_for_hours() {
        let longest = Duration::from_secs(10);
        assert!(check_budget("mcts:1s".parse().unwrap(), longest).is_ok());
        assert!(check_budget("mcts:11s".parse().unwrap(), longest).is_err());
        assert!(check_budget("flat:100001".parse().unwrap(), longest).is_err());
    }

    #[test]
    fn the_bots_that_pages_and_programs_are_offered_are_the_levels() {
        let levels: Vec<String> = Level::ALL.iter().map(|it| it.level.to_string()).collect();
        assert_eq!(BOTS, levels);
        let of_pages = page::lobby::BOTS.map(|(value, _)| value.parse::<Sitting>());
        let level = |text: &str| Ok(Sitting::Bot(text.parse().unwrap()));
        assert_eq!(of_pages.to_vec(), BOTS.iter().map(|it| level(it)).collect::<Vec<_>>());
        let usual = Sitting::Bot(ai::BotSpec::Level(Level::DEFAULT, None));
        assert_eq!(page::lobby::USUAL_BOT.parse(), Ok(usual));
    }

    #[test]
    fn bots_of_older_tables_still_sit_down() {
        for bot in ["bot:random", "bot:greedy", "bot:mcts:200ms", "bot:mcts:1000ms", "bot:flat:50"]
        {
            assert!(bot.parse::<Sitting>().is_ok(), "{bot}");
        }
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Zuzanna\n\u{7}  "), "Zuzanna");
        assert_eq!(clean_name(&"ž".repeat(99)).chars().count(), 40);
        assert_eq!(clean_name("Jan\u{2028}\u{a0} \tNowak"), "Jan Nowak");
        assert_eq!(clean_name(&format!("{} b", "a".repeat(39))), "a".repeat(39));
    }

    /// What turns the text behind it round, what has no width, and what looks like nothing.
    #[test]
    fn nothing_in_a_name_is_hidden_or_turns_others_round() {
        let hidden = "\u{202E}\u{202A}\u{202D}\u{202C}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}\
                      \u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{180E}\u{3164}\u{115F}\u{2800}\u{E0041}\u{FE0F}";
        for letter in hidden.chars() {
            assert_eq!(clean_name(&format!("{letter}An{letter}na{letter}")), "Anna", "{letter:?}");
            assert_eq!(clean_name(&letter.to_string()), "", "{letter:?}");
        }
        for name in ["Žofie", "דוד", "علي", "王小明", "O’Neill-Łódź", "Ωmega 🐉", "é"]
        {
            assert_eq!(clean_name(name), name);
        }
    }

    #[test]
    fn a_seat_is_one_of_the_table() {
        assert_eq!(seat_at("P2", 2), Some(kernel::Seat(1)));
        assert_eq!(seat_at("P3", 2), None);
        assert_eq!(seat_at("2", 2), None);
    }
}
