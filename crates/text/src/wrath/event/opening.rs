//! The setup.

use game_wrath::event::OpeningEvent;

use super::super::names::{card_list, hero};
use super::{quest, who};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &OpeningEvent) -> String {
    match *event {
        OpeningEvent::QuestRevealed { quest: it } => quest(voice, id::WR_EVENT_QUEST_REVEALED, it),
        OpeningEvent::HeroPicked { seat, hero: it } => {
            voice.say(id::WR_EVENT_HERO_PICKED, &[("seat", who(voice, seat)), ("hero", hero(it))])
        }
        OpeningEvent::Dealt { seat, cards } => {
            let cards = card_list(voice.lang, cards);
            voice.say(id::WR_EVENT_DEALT, &[("seat", who(voice, seat)), ("cards", cards.into())])
        }
        OpeningEvent::DeckBuilt { piles } => {
            let piles: Vec<String> = piles.iter().map(ToString::to_string).collect();
            voice.say(id::WR_EVENT_DECK_BUILT, &[("piles", piles.join(", ").into())])
        }
    }
}
