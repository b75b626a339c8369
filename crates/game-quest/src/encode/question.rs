//! What is asked, and what it is about.

use encode::{Block, Labels, ONCE, labels};

use crate::card::Card;
use crate::names::{
    ActionCard, Condition, Dungeon, Foe, Gear, Hero, Keyword, Location, Model, Peril, Sheet,
};
use crate::state::Quest;
use crate::step::Prompt;
use crate::view::View;

parts::named! {
    /// What is asked, without its details.
    enum Question as "question" {
        Pick = "pick",
        Leader = "leader",
        Act = "act",
        Encore = "encore",
        Targets = "targets",
        WidenTarget = "widen-target",
        AidWhom = "aid-whom",
        Prepare = "prepare",
        Rerolls = "rerolls",
        Dice = "dice",
        Modify = "modify",
        Assist = "assist",
        Nemeses = "nemeses",
        Keep = "keep",
        Bury = "bury",
        Linger = "linger",
        EnemyTurn = "enemy-turn",
        LocationUse = "location-use",
        BeforeTravel = "before-travel",
        Scout = "scout",
        Travel = "travel",
        ChooseHero = "choose-hero",
        ChooseFoe = "choose-foe",
        Alternatives = "alternatives",
        Offer = "offer",
        WouldSuffer = "would-suffer",
        Ready = "ready",
        Tire = "tire",
        Place = "place",
        Tokens = "tokens",
        PartyTokens = "party-tokens",
        Cure = "cure",
        Engaged = "engaged",
        Treasure = "treasure",
        Equip = "equip",
        Train = "train",
        Improve = "improve",
        Smith = "smith",
        Gift = "gift",
    }
}

/// The details of a question, as far as it has them.
#[derive(Clone, Copy)]
struct Details {
    question: Question,
    hero: Option<Hero>,
    /// How many answers, wounds or tokens.
    left: u8,
    dice: u8,
    foe_dice: u8,
    card: Option<Card>,
    foe: Option<Foe>,
    gear: Option<Gear>,
    from: Option<Hero>,
}

fn details(prompt: Prompt) -> Details {
    let of = |question| Details {
        question,
        hero: None,
        left: 0,
        dice: 0,
        foe_dice: 0,
        card: None,
        foe: None,
        gear: None,
        from: None,
    };
    let by = |question, hero| Details { hero: Some(hero), ..of(question) };
    let so_many = |question, hero, left| Details { left, ..by(question, hero) };
    match prompt {
        Prompt::Pick => of(Question::Pick),
        Prompt::Leader => of(Question::Leader),
        Prompt::Act { hero } => by(Question::Act, hero),
        Prompt::Encore { hero } => by(Question::Encore, hero),
        Prompt::Targets { hero, left } => so_many(Question::Targets, hero, left),
        Prompt::WidenTarget { hero, wounds } => so_many(Question::WidenTarget, hero, wounds),
        Prompt::AidWhom { hero } => by(Question::AidWhom, hero),
        // The type is that of the card of the action.
        Prompt::Prepare { hero, kind: _, dice, foe_dice } => {
            Details { dice, foe_dice, ..by(Question::Prepare, hero) }
        }
        Prompt::Rerolls { hero } => by(Question::Rerolls, hero),
        Prompt::Dice { hero, left } => so_many(Question::Dice, hero, left),
        // What the roll comes to is part of the action.
        Prompt::Modify { hero, successes: _, attacks: _, defence: _ } => by(Question::Modify, hero),
        Prompt::Assist { hero } => by(Question::Assist, hero),
        Prompt::Nemeses => of(Question::Nemeses),
        Prompt::Keep { hero } => by(Question::Keep, hero),
        Prompt::Bury { hero } => by(Question::Bury, hero),
        Prompt::Linger { hero } => by(Question::Linger, hero),
        Prompt::EnemyTurn { hero } => by(Question::EnemyTurn, hero),
        Prompt::LocationUse => of(Question::LocationUse),
        Prompt::BeforeTravel { hero } => by(Question::BeforeTravel, hero),
        Prompt::Scout { hero } => by(Question::Scout, hero),
        Prompt::Travel => of(Question::Travel),
        Prompt::ChooseHero { card } => Details { card: Some(card), ..of(Question::ChooseHero) },
        Prompt::ChooseFoe { card, left } => {
            Details { card: Some(card), left, ..of(Question::ChooseFoe) }
        }
        Prompt::Alternatives { hero, card } => {
            Details { card: Some(card), ..by(Question::Alternatives, hero) }
        }
        Prompt::Offer { hero, card } => Details { card: Some(card), ..by(Question::Offer, hero) },
        Prompt::WouldSuffer { hero, wounds } => so_many(Question::WouldSuffer, hero, wounds),
        Prompt::Ready { hero, left } => so_many(Question::Ready, hero, left),
        Prompt::Tire { hero, left } => so_many(Question::Tire, hero, left),
        Prompt::Place { hero, left } => so_many(Question::Place, hero, left),
        Prompt::Tokens { hero, left } => so_many(Question::Tokens, hero, left),
        Prompt::PartyTokens { left } => Details { left, ..of(Question::PartyTokens) },
        Prompt::Cure { hero, left } => so_many(Question::Cure, hero, left),
        Prompt::Engaged { hero, foe } => Details { foe: Some(foe), ..by(Question::Engaged, hero) },
        Prompt::Treasure { hero } => by(Question::Treasure, hero),
        Prompt::Equip { hero, gear } => Details { gear: Some(gear), ..by(Question::Equip, hero) },
        Prompt::Train { hero } => by(Question::Train, hero),
        Prompt::Improve { hero } => by(Question::Improve, hero),
        Prompt::Smith { hero } => by(Question::Smith, hero),
        Prompt::Gift { hero, gear, from } => {
            Details { gear: Some(gear), from: Some(from), ..by(Question::Gift, hero) }
        }
    }
}

/// Every card that an effect can come from, by kind.
const CARDS: Labels = Labels { count: Card::N, name: card_name };

fn card_name(idx: usize) -> String {
    let names: [&[&str]; 9] = [
        ActionCard::NAMES,
        Gear::NAMES,
        Dungeon::NAMES,
        Location::NAMES,
        Condition::NAMES,
        Keyword::NAMES,
        Model::NAMES,
        Peril::NAMES,
        Sheet::NAMES,
    ];
    let mut all = names.iter().flat_map(|it| it.iter());
    all.nth(idx).map_or_else(String::new, |it| (*it).to_owned())
}

/// What is asked and what it is about; nothing when the quest is over.
pub(super) const QUESTION: Block<Quest, View> = Block {
    name: "question",
    places: ONCE,
    find: |seen, _, _| seen.decision.is_some().then_some(seen.view),
    items: |row| {
        row.one_of("kind", labels::<Question>(), |v| {
            Some(details(v.seen.prompt()?).question.idx())
        });
        row.one_of("hero", labels::<Hero>(), |v| Some(details(v.seen.prompt()?).hero?.idx()));
        row.capped("left", 16, |v| v.seen.prompt().map_or(0, |it| details(it).left.into()));
        row.capped("dice", 16, |v| v.seen.prompt().map_or(0, |it| details(it).dice.into()));
        row.capped("enemy-dice", 16, |v| {
            v.seen.prompt().map_or(0, |it| details(it).foe_dice.into())
        });
        row.one_of("card", CARDS, |v| Some(details(v.seen.prompt()?).card?.idx()));
        row.one_of("enemy", labels::<Foe>(), |v| Some(details(v.seen.prompt()?).foe?.idx()));
        row.one_of("gear", labels::<Gear>(), |v| Some(details(v.seen.prompt()?).gear?.idx()));
        row.one_of("from", labels::<Hero>(), |v| Some(details(v.seen.prompt()?).from?.idx()));
    },
};
