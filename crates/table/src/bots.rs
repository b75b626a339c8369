//! The bots at a table: whose answer is wanted, and with what it is thought.

use ai::BotSpec;
use catalog::Thinker;
use kernel::Seat;

use super::Table;

/// A bot's answer that is wanted.
pub struct Thought {
    /// The version that it is about.
    pub version: u32,
    pub seat: Seat,
    /// Who thinks, and for how long.
    pub bot: BotSpec,
    /// Has a copy of the position, determinised.
    pub think: Thinker,
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
        let mut asked_bots = bots.filter(|(seat, _)| asked.contains(*seat));
        let (seat, bot) = asked_bots.find(|(seat, _)| !self.played.game.legal(*seat).is_empty())?;
        let bot = bot.within_a_turn(self.played.records.n_chosen_in_a_row(seat));
        let think = self.played.game.thinker(bot, seat, self.played.bot_seed());
        Some(Thought { version: self.version(), seat, bot, think })
    }
}
