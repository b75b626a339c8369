//! Quests, trophies and the end.

use game_adventure::content::book;
use game_adventure::event::QuestsEvent;

use super::super::names;
use super::{Args, quest, seat, who};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &QuestsEvent) -> (Id, Args) {
    match *event {
        QuestsEvent::QuestGained { seat: it, quest: card } => {
            (id::AG_EVENT_QUEST_GAINED, vec![seat(voice, it), quest(voice, card)])
        }
        QuestsEvent::QuestDropped { seat: it, quest: card } => {
            (id::AG_EVENT_QUEST_DROPPED, vec![seat(voice, it), quest(voice, card)])
        }
        QuestsEvent::RivalNamed { seat: it, quest: card, rival } => {
            (id::AG_EVENT_RIVAL_NAMED, vec![seat(voice, it), quest(voice, card), who(voice, rival)])
        }
        QuestsEvent::QuestAdvanced { seat: it, quest: card, .. } => {
            (id::AG_EVENT_QUEST_ADVANCED, vec![seat(voice, it), quest(voice, card)])
        }
        QuestsEvent::QuestCompleted { seat: it, quest: card, valor } => {
            let valor = ("valor", valor.into());
            (id::AG_EVENT_QUEST_COMPLETED, vec![seat(voice, it), quest(voice, card), valor])
        }
        QuestsEvent::TrophyEarned { seat: it, trophy } => {
            let name = ("trophy", names::trophy_name(voice.lang, trophy).into());
            let valor = ("valor", book().trophy(trophy).valor.into());
            (id::AG_EVENT_TROPHY_EARNED, vec![seat(voice, it), name, valor])
        }
        QuestsEvent::EliteShuffled => (id::AG_EVENT_ELITE_SHUFFLED, vec![]),
        QuestsEvent::GameEnded { ref winners } => {
            let told: Vec<String> = winners.iter().map(|&it| voice.seat(it)).collect();
            let one = id::AG_EVENT_GAME_WON;
            let id = if told.len() == 1 { one } else { id::AG_EVENT_GAME_SHARED };
            (id, vec![("winners", told.join(", ").into())])
        }
    }
}
