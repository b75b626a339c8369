//! What is asked.

use game_adventure::{Prompt, Stage};
use kernel::Seat;

use super::{asks, names};
use crate::lang::Lang;
use crate::message::{Arg, Id, attribute, id};
use crate::voice::{Question, Voice};

pub fn asked(voice: &Voice<'_>, prompt: Prompt) -> String {
    let said = question(voice, prompt).asked(voice);
    // A card that offers something says what.
    if let Prompt::Offer { card } = prompt
        && let Some(offer) = asks::offer(voice.lang, card)
    {
        return format!("{said} {offer}");
    }
    said
}

pub fn waiting(voice: &Voice<'_>, seat: Seat, prompt: Prompt) -> String {
    question(voice, prompt).waiting(voice, seat)
}

fn question(voice: &Voice<'_>, prompt: Prompt) -> Question {
    let lang = voice.lang;
    let card = |card| vec![("card", Arg::from(names::card_name(lang, card)))];
    let who = |seat| ("who", Arg::from(voice.seat(seat)));
    let n = |n: u8| vec![("n", Arg::from(n))];
    let (id, args) = match prompt {
        Prompt::Pick => (id::AG_PROMPT_PICK, vec![]),
        Prompt::StartCity => (id::AG_PROMPT_START_CITY, vec![]),
        Prompt::Mark { quest } => {
            (id::AG_PROMPT_MARK, vec![("quest", names::quest_name(lang, quest).into())])
        }
        Prompt::StartOfTurn => (id::AG_PROMPT_START_OF_TURN, vec![]),
        Prompt::MovementBoots { moves, energy } => {
            (id::AG_PROMPT_MOVEMENT_BOOTS, vec![("moves", moves.into()), ("energy", energy.into())])
        }
        Prompt::Movement { moves, energy } => {
            (id::AG_PROMPT_MOVEMENT, vec![("moves", moves.into()), ("energy", energy.into())])
        }
        Prompt::Discoveries => (id::AG_PROMPT_DISCOVERIES, vec![]),
        Prompt::Resource => (id::AG_PROMPT_RESOURCE, vec![]),
        Prompt::Challenge => (id::AG_PROMPT_CHALLENGE, vec![]),
        Prompt::Quests => (id::AG_PROMPT_QUESTS, vec![]),
        Prompt::Equipment => (id::AG_PROMPT_EQUIPMENT, vec![]),
        Prompt::TurnCard => (id::AG_PROMPT_TURN_CARD, vec![]),
        Prompt::PlaceToken => (id::AG_PROMPT_PLACE_TOKEN, vec![]),
        Prompt::Flight => (id::AG_PROMPT_FLIGHT, vec![]),
        Prompt::Auction => (id::AG_PROMPT_AUCTION, vec![]),
        Prompt::DropQuest => (id::AG_PROMPT_DROP_QUEST, vec![]),
        Prompt::Combat { stage, energy } => (combat(stage), vec![("energy", energy.into())]),
        Prompt::CombatBoots => (id::AG_PROMPT_COMBAT_BOOTS, vec![]),
        Prompt::TestBoots { card: it, die } => {
            let shown = ("n", super::effects::face(die).into());
            (id::AG_PROMPT_TEST_BOOTS, [card(it), vec![shown]].concat())
        }
        Prompt::Overflow { card } => {
            (id::AG_PROMPT_OVERFLOW, vec![("card", names::encounter_name(lang, card).into())])
        }
        Prompt::Brink { .. } => (id::AG_PROMPT_BRINK, vec![]),
        Prompt::Theft { loser } => (id::AG_PROMPT_THEFT, vec![who(loser)]),
        Prompt::ToCity => (id::AG_PROMPT_TO_CITY, vec![]),
        Prompt::Pay { left } => (id::AG_PROMPT_PAY, n(left)),
        Prompt::Answer { ability, owner } => {
            let card = ("card", names::ability_name(lang, ability).into());
            (id::AG_PROMPT_ANSWER, vec![who(owner), card])
        }
        Prompt::Choice { card: it } => (id::AG_PROMPT_CHOICE, card(it)),
        Prompt::Offer { card: it } => (id::AG_PROMPT_OFFER, card(it)),
        Prompt::Whom { card: it } => (id::AG_PROMPT_WHOM, card(it)),
        Prompt::AttachTo { card: it } => (id::AG_PROMPT_ATTACH_TO, card(it)),
        Prompt::Go { .. } => (id::AG_PROMPT_GO, vec![]),
        Prompt::Push { seat, left } => (id::AG_PROMPT_PUSH, vec![who(seat), ("n", left.into())]),
        Prompt::Discard { left } => (id::AG_PROMPT_DISCARD, n(left)),
        Prompt::GiveUp => (id::AG_PROMPT_GIVE_UP, vec![]),
        Prompt::GainLevel => (id::AG_PROMPT_GAIN_LEVEL, vec![]),
        Prompt::FarSight => (id::AG_PROMPT_FAR_SIGHT, vec![]),
        Prompt::FarSeen { token } => (id::AG_PROMPT_FAR_SEEN, n(token + 1)),
        Prompt::Scout => (id::AG_PROMPT_SCOUT, vec![]),
        Prompt::Scouted { level } => (id::AG_PROMPT_SCOUTED, vec![("level", names::level(level))]),
        Prompt::Trade => (id::AG_PROMPT_TRADE, vec![]),
        Prompt::TradeBack { taker } => (id::AG_PROMPT_TRADE_BACK, vec![who(taker)]),
        Prompt::FalseMap { seat, left } => {
            (id::AG_PROMPT_FALSE_MAP, vec![who(seat), ("n", left.into())])
        }
        Prompt::BootyBay { left } => (id::AG_PROMPT_BOOTY_BAY, n(left)),
        Prompt::HandLimit { left } => (id::AG_PROMPT_HAND_LIMIT, n(left)),
    };
    Question { id, args }
}

/// The question of a combat where the energy is seen beside it.
pub fn combat_question(lang: Lang, stage: Stage) -> String {
    attribute(lang, combat(stage), "short", &[])
}

/// AG-RUL-24.
fn combat(stage: Stage) -> Id {
    match stage {
        Stage::BeforeRoll => id::AG_PROMPT_BEFORE_ROLL,
        Stage::AfterRoll => id::AG_PROMPT_AFTER_ROLL,
        Stage::Between => id::AG_PROMPT_BETWEEN,
        Stage::AfterHit => id::AG_PROMPT_AFTER_HIT,
    }
}
