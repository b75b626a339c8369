//! What is asked, and what it is about.

use encode::{Block, Labels, ONCE, labels, numbers};
use kernel::Seat;

use super::sight::Sight;
use crate::card::Card;
use crate::names::{Ability, Challenge, Discovery, Hero, Item, Level, N_TOKENS, Quest, Space};
use crate::state::{Adventure, MOST_SEATS};
use crate::step::{Prompt, Stage};

parts::named! {
    /// What is asked, without its details.
    enum Question as "question" {
        Pick = "pick",
        StartCity = "start-city",
        Mark = "mark",
        StartOfTurn = "start-of-turn",
        MovementBoots = "movement-boots",
        Movement = "movement",
        Discoveries = "discoveries",
        Resource = "resource",
        Challenge = "challenge",
        Quests = "quests",
        Equipment = "equipment",
        TurnCard = "turn-card",
        PlaceToken = "place-token",
        Flight = "flight",
        Auction = "auction",
        DropQuest = "drop-quest",
        Combat = "combat",
        CombatBoots = "combat-boots",
        TestBoots = "test-boots",
        Overflow = "overflow",
        Brink = "brink",
        Theft = "theft",
        ToCity = "to-city",
        Pay = "pay",
        Answer = "answer",
        Choice = "choice",
        Offer = "offer",
        Whom = "whom",
        AttachTo = "attach-to",
        Go = "go",
        Push = "push",
        Discard = "discard",
        GiveUp = "give-up",
        GainLevel = "gain-level",
        FarSight = "far-sight",
        FarSeen = "far-seen",
        Scout = "scout",
        Scouted = "scouted",
        Trade = "trade",
        TradeBack = "trade-back",
        FalseMap = "false-map",
        BootyBay = "booty-bay",
        HandLimit = "hand-limit",
    }
}

/// The details of a question, as far as it has them.
#[derive(Clone, Copy)]
struct Details {
    question: Question,
    /// How many steps, cards or items.
    left: u8,
    energy: u8,
    die: u8,
    seat: Option<Seat>,
    card: Option<Card>,
    quest: Option<Quest>,
    stage: Option<Stage>,
    token: Option<u8>,
    level: Option<Level>,
}

fn details(prompt: Prompt) -> Details {
    let of = |question| Details {
        question,
        left: 0,
        energy: 0,
        die: 0,
        seat: None,
        card: None,
        quest: None,
        stage: None,
        token: None,
        level: None,
    };
    let left = |question, left| Details { left, ..of(question) };
    let card = |question, card| Details { card: Some(card), ..of(question) };
    let seat = |question, seat| Details { seat: Some(seat), ..of(question) };
    match prompt {
        Prompt::Pick => of(Question::Pick),
        Prompt::StartCity => of(Question::StartCity),
        Prompt::Mark { quest } => Details { quest: Some(quest), ..of(Question::Mark) },
        Prompt::StartOfTurn => of(Question::StartOfTurn),
        Prompt::MovementBoots { moves, energy } => {
            Details { energy, ..left(Question::MovementBoots, moves) }
        }
        Prompt::Movement { moves, energy } => Details { energy, ..left(Question::Movement, moves) },
        Prompt::Discoveries => of(Question::Discoveries),
        Prompt::Resource => of(Question::Resource),
        Prompt::Challenge => of(Question::Challenge),
        Prompt::Quests => of(Question::Quests),
        Prompt::Equipment => of(Question::Equipment),
        Prompt::TurnCard => of(Question::TurnCard),
        Prompt::PlaceToken => of(Question::PlaceToken),
        Prompt::Flight => of(Question::Flight),
        Prompt::Auction => of(Question::Auction),
        Prompt::DropQuest => of(Question::DropQuest),
        Prompt::Combat { stage, energy } => {
            Details { stage: Some(stage), energy, ..of(Question::Combat) }
        }
        Prompt::CombatBoots => of(Question::CombatBoots),
        Prompt::TestBoots { card: by, die } => Details { die, ..card(Question::TestBoots, by) },
        Prompt::Overflow { card: it } => card(Question::Overflow, Card::Challenge(it)),
        Prompt::Brink { seat: who } => seat(Question::Brink, who),
        Prompt::Theft { loser } => seat(Question::Theft, loser),
        Prompt::ToCity => of(Question::ToCity),
        Prompt::Pay { left: n } => left(Question::Pay, n),
        Prompt::Answer { ability, owner } => {
            Details { seat: Some(owner), ..card(Question::Answer, Card::Ability(ability)) }
        }
        Prompt::Choice { card: it } => card(Question::Choice, it),
        Prompt::Offer { card: it } => card(Question::Offer, it),
        Prompt::Whom { card: it } => card(Question::Whom, it),
        Prompt::AttachTo { card: it } => card(Question::AttachTo, it),
        Prompt::Go { left: n } => left(Question::Go, n),
        Prompt::Push { seat: who, left: n } => {
            Details { seat: Some(who), ..left(Question::Push, n) }
        }
        Prompt::Discard { left: n } => left(Question::Discard, n),
        Prompt::GiveUp => of(Question::GiveUp),
        Prompt::GainLevel => of(Question::GainLevel),
        Prompt::FarSight => of(Question::FarSight),
        Prompt::FarSeen { token } => Details { token: Some(token), ..of(Question::FarSeen) },
        Prompt::Scout => of(Question::Scout),
        Prompt::Scouted { level } => Details { level: Some(level), ..of(Question::Scouted) },
        Prompt::Trade => of(Question::Trade),
        Prompt::TradeBack { taker } => seat(Question::TradeBack, taker),
        Prompt::FalseMap { seat: who, left: n } => {
            Details { seat: Some(who), ..left(Question::FalseMap, n) }
        }
        Prompt::BootyBay { left: n } => left(Question::BootyBay, n),
        Prompt::HandLimit { left: n } => left(Question::HandLimit, n),
    }
}

/// Every card, token or place that an effect can come from, by kind.
const CARDS: Labels = Labels { count: FIRST_OF[6], name: card_name };

/// Where each kind begins in [`CARDS`], and the end.
const FIRST_OF: [usize; 7] = {
    let counts = [
        Ability::ALL.len(),
        Item::ALL.len(),
        Challenge::ALL.len(),
        Discovery::ALL.len(),
        Space::ALL.len(),
        Hero::ALL.len(),
    ];
    let mut res = [0; 7];
    let mut kind = 0;
    while kind < counts.len() {
        res[kind + 1] = res[kind] + counts[kind];
        kind += 1;
    }
    res
};

fn card_name(idx: usize) -> String {
    let names: [&[&str]; 6] = [
        Ability::NAMES,
        Item::NAMES,
        Challenge::NAMES,
        Discovery::NAMES,
        Space::NAMES,
        Hero::NAMES,
    ];
    let mut all = names.iter().flat_map(|it| it.iter());
    all.nth(idx).map_or_else(String::new, |it| (*it).to_owned())
}

fn card_idx(card: Card) -> usize {
    let (kind, idx) = match card {
        Card::Ability(it) => (0, it.idx()),
        Card::Item(it) => (1, it.idx()),
        Card::Challenge(it) => (2, it.idx()),
        Card::Discovery(it) => (3, it.idx()),
        Card::Space(it) => (4, it.idx()),
        Card::Hero(it) => (5, it.idx()),
    };
    FIRST_OF[kind] + idx
}

const STAGES: Labels = Labels {
    count: 4,
    name: |idx| ["before-roll", "after-roll", "between", "after-hit"][idx].to_owned(),
};

/// What is asked and what it is about; nothing when the game is over.
pub(super) const QUESTION: Block<Adventure, Sight, Sight> = Block {
    name: "question",
    places: ONCE,
    find: |seen, _, _| seen.decision.is_some().then_some(seen.view),
    items: |row| {
        row.one_of("kind", labels::<Question>(), |v| {
            Some(details(v.seen.prompt()?).question.idx())
        });
        row.capped("left", 16, |v| v.seen.prompt().map_or(0, |it| details(it).left.into()));
        row.capped("energy", 16, |v| v.seen.prompt().map_or(0, |it| details(it).energy.into()));
        row.count("die", 8, |v| v.seen.prompt().map_or(0, |it| details(it).die.into()));
        row.one_of("seat", numbers(MOST_SEATS), |v| Some(v.place(details(v.seen.prompt()?).seat?)));
        row.one_of("card", CARDS, |v| Some(card_idx(details(v.seen.prompt()?).card?)));
        row.one_of("quest", labels::<Quest>(), |v| Some(details(v.seen.prompt()?).quest?.idx()));
        row.one_of("stage", STAGES, |v| Some(details(v.seen.prompt()?).stage? as usize));
        row.one_of("token", numbers(N_TOKENS), |v| {
            Some(usize::from(details(v.seen.prompt()?).token?))
        });
        row.one_of("level", labels::<Level>(), |v| Some(details(v.seen.prompt()?).level?.idx()));
    },
};
