//! What is asked.

use game_quest::Prompt;
use game_quest::names::Hero;
use kernel::Seat;

use super::{cards, names};
use crate::message::{Arg, id};
use crate::voice::{Question, Voice};

pub fn asked(voice: &Voice<'_>, prompt: Prompt) -> String {
    let said = question(voice, prompt).asked(voice);
    // A card that offers something says what.
    if let Prompt::Offer { card, .. } = prompt
        && let Some(offer) = cards::offer(voice.lang, card)
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
    let of = |hero: Hero| vec![("hero", Arg::from(names::hero_name(lang, hero)))];
    let counted = |hero: Hero, left: u8| {
        let mut res = of(hero);
        res.push(("n", left.into()));
        res
    };
    let card = |card| ("card", Arg::from(names::card_name(lang, card)));
    let (id, args) = match prompt {
        Prompt::Pick => (id::WQ_PROMPT_PICK, vec![]),
        Prompt::Leader => (id::WQ_PROMPT_LEADER, vec![]),
        Prompt::Act { hero } => (id::WQ_PROMPT_ACT, of(hero)),
        Prompt::Encore { hero } => (id::WQ_PROMPT_ENCORE, of(hero)),
        Prompt::Targets { hero, left } => (id::WQ_PROMPT_TARGETS, counted(hero, left)),
        Prompt::WidenTarget { hero, wounds } => (id::WQ_PROMPT_WIDEN, counted(hero, wounds)),
        Prompt::AidWhom { hero } => (id::WQ_PROMPT_AID_WHOM, of(hero)),
        Prompt::Prepare { hero, kind, dice, foe_dice } => {
            let mut args = of(hero);
            args.push(("kind", names::kind(kind)));
            args.extend([("dice", dice.into()), ("foes", foe_dice.into())]);
            (id::WQ_PROMPT_PREPARE, args)
        }
        Prompt::Rerolls { hero } => (id::WQ_PROMPT_REROLLS, of(hero)),
        Prompt::Dice { hero, left } => (id::WQ_PROMPT_DICE, counted(hero, left)),
        Prompt::Modify { hero, successes, attacks, defence } => {
            let mut args = of(hero);
            args.extend([
                ("successes", successes.into()),
                ("attacks", attacks.into()),
                ("defence", defence.into()),
            ]);
            (id::WQ_PROMPT_MODIFY, args)
        }
        Prompt::Assist { hero } => (id::WQ_PROMPT_ASSIST, of(hero)),
        Prompt::Nemeses => (id::WQ_PROMPT_NEMESES, vec![]),
        Prompt::Keep { hero } => (id::WQ_PROMPT_KEEP, of(hero)),
        Prompt::Bury { hero } => (id::WQ_PROMPT_BURY, of(hero)),
        Prompt::Linger { hero } => (id::WQ_PROMPT_LINGER, of(hero)),
        Prompt::EnemyTurn { hero } => (id::WQ_PROMPT_ENEMY_TURN, of(hero)),
        Prompt::LocationUse => (id::WQ_PROMPT_LOCATION_USE, vec![]),
        Prompt::BeforeTravel { hero } => (id::WQ_PROMPT_BEFORE_TRAVEL, of(hero)),
        Prompt::Scout { hero } => (id::WQ_PROMPT_SCOUT, of(hero)),
        Prompt::Travel => (id::WQ_PROMPT_TRAVEL, vec![]),
        Prompt::ChooseHero { card: it } => (id::WQ_PROMPT_CHOOSE_HERO, vec![card(it)]),
        Prompt::ChooseFoe { card: it, left } => {
            (id::WQ_PROMPT_CHOOSE_FOE, vec![card(it), ("n", left.into())])
        }
        Prompt::Alternatives { hero, card: it } => {
            let mut args = of(hero);
            args.push(card(it));
            (id::WQ_PROMPT_ALTERNATIVES, args)
        }
        Prompt::Offer { hero, card: it } => {
            let mut args = of(hero);
            args.push(card(it));
            (id::WQ_PROMPT_OFFER, args)
        }
        Prompt::WouldSuffer { hero, wounds } => (id::WQ_PROMPT_WOULD_SUFFER, counted(hero, wounds)),
        Prompt::Ready { hero, left } => (id::WQ_PROMPT_READY, counted(hero, left)),
        Prompt::Tire { hero, left } => (id::WQ_PROMPT_TIRE, counted(hero, left)),
        Prompt::Place { hero, left } => (id::WQ_PROMPT_PLACE, counted(hero, left)),
        Prompt::Tokens { hero, left } => (id::WQ_PROMPT_TOKENS, counted(hero, left)),
        Prompt::PartyTokens { left } => (id::WQ_PROMPT_PARTY_TOKENS, vec![("n", left.into())]),
        Prompt::Cure { hero, left } => (id::WQ_PROMPT_CURE, counted(hero, left)),
        Prompt::Engaged { hero, foe } => {
            let mut args = of(hero);
            args.push(("foe", names::foe_name(lang, foe).into()));
            (id::WQ_PROMPT_ENGAGED, args)
        }
        Prompt::Treasure { hero } => (id::WQ_PROMPT_TREASURE, of(hero)),
        Prompt::Equip { hero, gear } => {
            let mut args = of(hero);
            args.push(("gear", names::gear_name(lang, gear).into()));
            (id::WQ_PROMPT_EQUIP, args)
        }
        Prompt::Train { hero } => (id::WQ_PROMPT_TRAIN, of(hero)),
        Prompt::Improve { hero } => (id::WQ_PROMPT_IMPROVE, of(hero)),
        Prompt::Smith { hero } => (id::WQ_PROMPT_SMITH, of(hero)),
        Prompt::Gift { hero, gear, from } => {
            let mut args = of(hero);
            args.push(("gear", names::gear_name(lang, gear).into()));
            args.push(("from", names::hero_name(lang, from).into()));
            (id::WQ_PROMPT_GIFT, args)
        }
    };
    Question { id, args }
}
