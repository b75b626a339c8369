//! The setup.

use game_quest::event::StartEvent;

use super::super::names;
use super::{Args, foe, of};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &StartEvent) -> (Id, Args) {
    match *event {
        StartEvent::HeroPicked { hero: it } => of(id::WQ_EVENT_HERO_PICKED, it),
        StartEvent::QuestLaid { quest, nemesis } => {
            let quest = ("quest", names::quest_name(lang, quest).into());
            (id::WQ_EVENT_QUEST_LAID, vec![quest, foe(nemesis)])
        }
        StartEvent::LeaderNamed { hero: it } => of(id::WQ_EVENT_LEADER_NAMED, it),
    }
}
