//! Rewards.

use game_wrath::event::RewardsEvent;

use super::{at, card, n, reward};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &RewardsEvent) -> String {
    match *event {
        RewardsEvent::RewardGained { seat, reward: it } => {
            reward(voice, id::WR_EVENT_REWARD_GAINED, seat, it)
        }
        RewardsEvent::RewardPlayed { seat, reward: it } => {
            reward(voice, id::WR_EVENT_REWARD_PLAYED, seat, it)
        }
        RewardsEvent::ActionsGained { n_actions } => {
            n(voice, id::WR_EVENT_ACTIONS_GAINED, n_actions)
        }
        RewardsEvent::NightSkipped => voice.say(id::WR_EVENT_NIGHT_SKIPPED, &[]),
        RewardsEvent::ScourgeCardBoxed { space } => {
            at(voice, id::WR_EVENT_SCOURGE_CARD_BOXED, space)
        }
        RewardsEvent::CardRecalled { seat, card: it } => {
            card(voice, id::WR_EVENT_CARD_RECALLED, seat, it)
        }
    }
}
