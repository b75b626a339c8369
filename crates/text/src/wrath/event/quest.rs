//! Quests.

use game_wrath::content::book;
use game_wrath::event::QuestEvent;

use super::super::names::{hero, icon_name, quest_name};
use super::{quest, who};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &QuestEvent) -> String {
    match *event {
        QuestEvent::QuestBegan { hero: it, quest } => {
            let quest = quest_name(voice.lang, quest);
            voice.say(id::WR_EVENT_QUEST_BEGAN, &[("hero", hero(it)), ("quest", quest.into())])
        }
        QuestEvent::CardLaid { seat, icon } => {
            let icon = icon_name(voice.lang, icon);
            voice.say(id::WR_EVENT_CARD_LAID, &[("seat", who(voice, seat)), ("icon", icon.into())])
        }
        QuestEvent::QuestAdvanced { quest, progress } => {
            let args = [
                ("quest", quest_name(voice.lang, quest).into()),
                ("n", progress.into()),
                ("most", book().quest(quest).length().into()),
            ];
            voice.say(id::WR_EVENT_QUEST_ADVANCED, &args)
        }
        QuestEvent::QuestCompleted { quest: it } => quest(voice, id::WR_EVENT_QUEST_COMPLETED, it),
        QuestEvent::SiegeBegan => voice.say(id::WR_EVENT_SIEGE_BEGAN, &[]),
    }
}
