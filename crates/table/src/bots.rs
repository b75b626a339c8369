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
        (self.version(), self.n_reseated)
    }

    /// A bot that is asked.
    pub fn thought(&self) -> Option<Thought> {
        if self.is_frozen || self.is_unread() || self.is_paused() || !self.may_think() {
            return None;
        }
        let asked = self.asked();
        let bots = (0_u8..).map(Seat).zip(&self.places);
        let bots = bots.filter_map(|(seat, place)| Some((seat, place.bot?)));
        let mut asked_bots = bots.filter(|(seat, _)| asked.contains(*seat));
        let (seat, bot) = asked_bots.find(|(seat, _)| !self.game.legal(*seat).is_empty())?;
        let own = self.standing.iter().rev().take_while(|it| it.seat == seat);
        let bot = bot.within_a_turn(own.filter(|it| !it.is_auto).count());
        let think = self.game.thinker(bot, seat, self.bot_seed());
        Some(Thought { version: self.version(), seat, bot, think })
    }

    /// The seed of a bot's thoughts: the same for the same table and version, and nobody can know it who does not know
    /// the secret of the table.
    fn bot_seed(&self) -> u64 {
        let mut hasher = blake3::Hasher::new_derive_key("gospoda bot v1");
        hasher.update(&self.fate.seed.0).update(&self.version().to_le_bytes());
        let mut res = [0; 8];
        hasher.finalize_xof().fill(&mut res);
        u64::from_le_bytes(res)
    }
}
