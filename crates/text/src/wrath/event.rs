//! Lines of the log.

use game_wrath::Event;
use game_wrath::content::book;
use game_wrath::event::{Mover, ScourgeReason};
use game_wrath::names::{Card, Hero, Reward, Space};
use game_wrath::state::{Favour, FightKind, Source};
use kernel::Seat;

use super::names::{
    self, card_list, card_name, hero, icon_name, land, quest_name, reason_name, reward_name, space,
};
use crate::message::{Arg, Id, id};
use crate::voice::Voice;

pub fn tell(voice: &Voice<'_>, event: &Event) -> String {
    let lang = voice.lang;
    let who = |seat: Seat| Arg::from(voice.seat(seat));
    let at = |id: Id, it: Space| voice.say(id, &[("space", space(lang, it))]);
    let of = |id: Id, it: Hero| voice.say(id, &[("hero", hero(it))]);
    let n = |id: Id, n: u8| voice.say(id, &[("n", n.into())]);
    let quest = |id: Id, it| voice.say(id, &[("quest", quest_name(lang, it).into())]);
    let card = |id: Id, seat: Seat, it: Card| {
        voice.say(id, &[("seat", who(seat)), ("card", card_name(lang, it).into())])
    };
    let reward = |id: Id, seat: Seat, it: Reward| {
        voice.say(id, &[("seat", who(seat)), ("reward", reward_name(lang, it).into())])
    };
    match *event {
        Event::QuestRevealed { quest: it } => quest(id::WR_EVENT_QUEST_REVEALED, it),
        Event::ScourgeCardTurned { space, why } => at(turned(why), space),
        Event::GhoulsPlaced { space: it, n_ghouls } => voice
            .say(id::WR_EVENT_GHOULS_PLACED, &[("space", space(lang, it)), ("n", n_ghouls.into())]),
        Event::GhoulPrevented { space } => at(id::WR_EVENT_GHOUL_PREVENTED, space),
        Event::GhoulRemoved { space } => at(id::WR_EVENT_GHOUL_REMOVED, space),
        Event::GhoulMoved { from, to } => way(voice, id::WR_EVENT_GHOUL_MOVED, from, to),
        Event::Overrun { space } => at(id::WR_EVENT_OVERRUN, space),
        Event::AbominationPlaced { space } => at(id::WR_EVENT_ABOMINATION_PLACED, space),
        Event::AbominationMoved { from, to } => {
            way(voice, id::WR_EVENT_ABOMINATION_MOVED, from, to)
        }
        Event::AbominationRemoved { space } => at(id::WR_EVENT_ABOMINATION_REMOVED, space),
        Event::Targeted { space, hero } => hero_at(voice, id::WR_EVENT_TARGETED, hero, space),
        Event::Despaired { total, why } => {
            let why = reason_name(lang, why);
            voice.say(id::WR_EVENT_DESPAIRED, &[("n", total.into()), ("why", why.into())])
        }
        Event::LichKingMoved { region } => {
            voice.say(id::WR_EVENT_LICH_KING_MOVED, &[("land", land(region))])
        }
        Event::HeroPicked { seat, hero: it } => {
            voice.say(id::WR_EVENT_HERO_PICKED, &[("seat", who(seat)), ("hero", hero(it))])
        }
        Event::Dealt { seat, cards } => {
            let cards = card_list(lang, cards);
            voice.say(id::WR_EVENT_DEALT, &[("seat", who(seat)), ("cards", cards.into())])
        }
        Event::DeckBuilt { piles } => {
            let piles: Vec<String> = piles.iter().map(ToString::to_string).collect();
            voice.say(id::WR_EVENT_DECK_BUILT, &[("piles", piles.join(", ").into())])
        }
        Event::TurnBegan { seat, hero: it } => {
            voice.say(id::WR_EVENT_TURN_BEGAN, &[("seat", who(seat)), ("hero", hero(it))])
        }
        Event::HeroMoved { hero, from: _, to, by } => hero_at(voice, moved(by), hero, to),
        Event::FightBegan { hero, space, kind } => hero_at(voice, fight(kind), hero, space),
        Event::QuestBegan { hero: it, quest } => {
            let quest = quest_name(lang, quest);
            voice.say(id::WR_EVENT_QUEST_BEGAN, &[("hero", hero(it)), ("quest", quest.into())])
        }
        Event::RestBegan { hero } => of(id::WR_EVENT_REST_BEGAN, hero),
        Event::Rolled { hero: it, faces: _, successes, blocks } => {
            let args = [
                ("hero", hero(it)),
                ("successes", names::count(lang, id::WR_SUCCESSES, successes).into()),
                ("blocks", names::count(lang, id::WR_BLOCKS, blocks).into()),
            ];
            voice.say(id::WR_EVENT_ROLLED, &args)
        }
        Event::CardPlayed { seat, card: it } => card(id::WR_EVENT_CARD_PLAYED, seat, it),
        Event::CardLaid { seat, icon } => {
            let icon = icon_name(lang, icon);
            voice.say(id::WR_EVENT_CARD_LAID, &[("seat", who(seat)), ("icon", icon.into())])
        }
        Event::BlocksConverted { hero: _, n_blocks } => n(id::WR_EVENT_BLOCKS_CONVERTED, n_blocks),
        Event::QuestAdvanced { quest, progress } => {
            let args = [
                ("quest", quest_name(lang, quest).into()),
                ("n", progress.into()),
                ("most", book().quest(quest).length().into()),
            ];
            voice.say(id::WR_EVENT_QUEST_ADVANCED, &args)
        }
        Event::Healed { hero, by, health } => {
            hero_health(voice, id::WR_EVENT_HEALED, hero, by, health)
        }
        Event::Damaged { hero, by, health, source } => {
            hero_health(voice, damaged(source), hero, by, health)
        }
        Event::Defeated { hero } => of(id::WR_EVENT_DEFEATED, hero),
        Event::HandLost { seat, cards, rewards } => voice
            .say(id::WR_EVENT_HAND_LOST, &[("seat", who(seat)), ("n", (cards + rewards).into())]),
        Event::QuestCompleted { quest: it } => quest(id::WR_EVENT_QUEST_COMPLETED, it),
        Event::RewardGained { seat, reward: it } => reward(id::WR_EVENT_REWARD_GAINED, seat, it),
        Event::RewardPlayed { seat, reward: it } => reward(id::WR_EVENT_REWARD_PLAYED, seat, it),
        Event::ActionsGained { n_actions } => n(id::WR_EVENT_ACTIONS_GAINED, n_actions),
        Event::NightSkipped => voice.say(id::WR_EVENT_NIGHT_SKIPPED, &[]),
        Event::ScourgeCardBoxed { space } => at(id::WR_EVENT_SCOURGE_CARD_BOXED, space),
        Event::CardRecalled { seat, card: it } => card(id::WR_EVENT_CARD_RECALLED, seat, it),
        Event::SiegeBegan => voice.say(id::WR_EVENT_SIEGE_BEGAN, &[]),
        Event::Drew { seat, ref cards } if cards.is_empty() => {
            voice.say(id::WR_EVENT_DREW_NOTHING, &[("seat", who(seat))])
        }
        Event::Drew { seat, cards } => {
            let cards = card_list(lang, cards);
            voice.say(id::WR_EVENT_DREW, &[("seat", who(seat)), ("cards", cards.into())])
        }
        Event::ScourgeRose { index: _, rate } => n(id::WR_EVENT_SCOURGE_ROSE, rate),
        Event::ScourgeReshuffled { n_cards } => n(id::WR_EVENT_SCOURGE_RESHUFFLED, n_cards),
        Event::StrongholdPlaced { space } => at(id::WR_EVENT_STRONGHOLD_PLACED, space),
        Event::Discarded { seat, card: it } => card(id::WR_EVENT_DISCARDED, seat, it),
        Event::Requested { seat, hero: it, favour } => {
            voice.say(requested(favour), &[("seat", who(seat)), ("hero", hero(it))])
        }
        Event::Agreed { hero } => of(id::WR_EVENT_AGREED, hero),
        Event::Refused { hero } => of(id::WR_EVENT_REFUSED, hero),
        Event::RefusalLifted { hero } => of(id::WR_EVENT_REFUSAL_LIFTED, hero),
        Event::Won => voice.say(id::WR_EVENT_WON, &[]),
        Event::Lost { why } => {
            voice.say(id::WR_EVENT_LOST, &[("why", reason_name(lang, why).into())])
        }
    }
}

fn way(voice: &Voice<'_>, id: Id, from: Space, to: Space) -> String {
    voice.say(id, &[("from", space(voice.lang, from)), ("to", space(voice.lang, to))])
}

fn hero_at(voice: &Voice<'_>, id: Id, it: Hero, at: Space) -> String {
    voice.say(id, &[("hero", hero(it)), ("space", space(voice.lang, at))])
}

fn hero_health(voice: &Voice<'_>, id: Id, it: Hero, by: u8, health: u8) -> String {
    voice.say(id, &[("hero", hero(it)), ("n", by.into()), ("health", health.into())])
}

fn turned(why: ScourgeReason) -> Id {
    match why {
        ScourgeReason::Setup => id::WR_EVENT_SCOURGE_CARD_SETUP,
        ScourgeReason::ScourgeRises => id::WR_EVENT_SCOURGE_CARD_RISES,
        ScourgeReason::Spawn => id::WR_EVENT_SCOURGE_CARD_SPAWN,
    }
}

fn moved(by: Mover) -> Id {
    match by {
        Mover::Move => id::WR_EVENT_MOVED_MOVE,
        Mover::FlightPath => id::WR_EVENT_MOVED_FLIGHT_PATH,
        Mover::Travel => id::WR_EVENT_MOVED_TRAVEL,
        Mover::PressForward => id::WR_EVENT_MOVED_PRESS_FORWARD,
        Mover::Teleport => id::WR_EVENT_MOVED_TELEPORT,
        Mover::Gunship => id::WR_EVENT_MOVED_GUNSHIP,
        Mover::March => id::WR_EVENT_MOVED_MARCH,
        Mover::Defeat => id::WR_EVENT_MOVED_DEFEAT,
    }
}

fn fight(kind: FightKind) -> Id {
    match kind {
        FightKind::Action => id::WR_EVENT_FIGHT_ACTION,
        FightKind::WailingArrow => id::WR_EVENT_FIGHT_WAILING_ARROW,
        FightKind::Gunship => id::WR_EVENT_FIGHT_GUNSHIP,
    }
}

fn damaged(source: Source) -> Id {
    match source {
        Source::Fight => id::WR_EVENT_DAMAGED_FIGHT,
        Source::Quest => id::WR_EVENT_DAMAGED_QUEST,
        Source::Abominations => id::WR_EVENT_DAMAGED_ABOMINATIONS,
    }
}

fn requested(favour: Favour) -> Id {
    match favour {
        Favour::Travel => id::WR_EVENT_REQUESTED_TRAVEL,
        Favour::Rest => id::WR_EVENT_REQUESTED_REST,
        Favour::PressForward => id::WR_EVENT_REQUESTED_PRESS_FORWARD,
        Favour::Gunship => id::WR_EVENT_REQUESTED_GUNSHIP,
        Favour::March => id::WR_EVENT_REQUESTED_MARCH,
    }
}
