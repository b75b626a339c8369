//! The bots at a table: whose answer is wanted, and with what it is thought.

use ai::BotSpec;
use catalog::{LastThinker, Question, Thinker};
use kernel::Seat;

use super::Table;
use crate::error::TableError;
use crate::keys::KeyHash;

/// A bot's answer that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The version that it is about.
    pub version: u32,
    pub seat: Seat,
    /// Who thinks, and for how long.
    pub bot: BotSpec,
}

impl Table {
    /// What a bot's answer depends on: the version, and who sits where.
    pub fn thought_about(&self) -> (u32, u32) {
        (self.version(), self.seats.n_reseated())
    }

    /// A bot that is asked.
    pub fn thought(&self) -> Option<Thought> {
        if self.machine.is_frozen || self.is_unread() || self.is_paused() || !self.may_think() {
            return None;
        }
        let asked = self.asked();
        let bots = self.seats.iter();
        let bots = bots.filter_map(|(seat, place)| Some((seat, place.bot?)));
        let is_meant = |seat: Seat| asked.contains(seat) && self.may_bot_answer(seat);
        let mut asked_bots = bots.filter(|(seat, _)| is_meant(*seat));
        let (seat, bot) = asked_bots.find(|(seat, _)| !self.played.game.legal(*seat).is_empty())?;
        let bot = bot.within_a_turn(self.played.records.n_chosen_in_a_row(seat));
        Some(Thought { version: self.version(), seat, bot })
    }

    /// What answers for a bot, after the thinker that answered last here. It has a copy of the position, determinised.
    pub fn thinker(&self, thought: Thought, last: &mut LastThinker) -> Thinker {
        let Thought { bot, seat, .. } = thought;
        last.thinker(&*self.played.game, bot, seat, self.played.bot_seeds(seat))
    }

    /// The same as text, for another program.
    pub fn question(&self, thought: Thought) -> Question {
        self.played.game.question(thought.bot, thought.seat, self.played.bot_seeds(thought.seat))
    }

    /// The browser of the only person at the table, where all others are bots: it may think for them.
    pub fn lone_browser(&self) -> Option<KeyHash> {
        self.seats.lone_browser()
    }

    /// Checks an answer of a bot that somebody else has thought.
    ///
    /// # Errors
    /// [`TableError::Stale`], or what is wrong with the action.
    pub fn check_thought(&self, thought: Thought, action: &str) -> Result<(), TableError> {
        self.played.check_version(thought.version)?;
        let checked = self.played.game.check(thought.seat, action);
        checked.map_err(|error| self.wrong_action(action, error))
    }
}
