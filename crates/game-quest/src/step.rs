//! The table of contents of the rulebook: every step of a quest, in the order of play.

use cards::Block;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::names::{Foe, Gear, Hero, Kind};

/// What an effect comes from, and what it has found out so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Cause {
    pub card: Card,
    /// WQ-FX-10: the owner of the card; the party leader for what belongs to nobody.
    pub owner: Hero,
    /// The enemy whose card it is, or that set it off.
    pub foe: Option<Foe>,
    /// Who was chosen by an earlier effect of the card.
    pub chosen: Option<Hero>,
}

/// Why a hero suffers wounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    /// WQ-EATK-05.
    #[default]
    Attacks,
    /// WQ-ZONE-04: this enemy found the zone full.
    Crowd(Foe),
    /// An effect of a card, or of an enemy's card.
    Effect(Card, Option<Foe>),
    /// WQ-AMB-39.
    Cost(Card),
}

/// A unit of procedure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    // Setup
    /// WQ-SETUP-02.
    Pick,
    /// WQ-SETUP-14.
    Leader,
    // The round
    /// WQ-ROUND-02.
    #[default]
    Round,
    /// WQ-HERO-01.
    HeroPhase,
    /// WQ-HERO-02 to WQ-HERO-04: the activation of this number, counted from 0.
    Activation(u8),
    // An activation
    /// WQ-ACT-01.
    Act,
    /// WQ-AMB-50: one more action.
    Encore,
    /// WQ-ACT-03.
    Targets,
    /// WQ-ACT-05, and what is decided before the roll.
    Prepare,
    /// WQ-ACT-06.
    Roll,
    /// WQ-ACT-09.
    Criticals,
    /// WQ-ACT-08.
    Rerolls,
    /// Which dice; so many at most.
    Dice(u8),
    /// WQ-ACT-11.
    Modify,
    /// WQ-AMB-36: the cards of this hero in the attack of another.
    Assist(Hero),
    /// WQ-ACT-13.
    Successes,
    /// WQ-ACT-14.
    EnemyAttacks,
    /// WQ-ACT-15.
    NemesisSymbol,
    /// WQ-TIME-02: the nemesis effects that are left.
    Nemeses,
    /// WQ-EXPLORE-02.
    DrawForExplore,
    /// A dungeon card is kept out of those that were looked at.
    Keep,
    /// The others are put on the bottom.
    Bury,
    /// WQ-TIME-04.
    AfterAction,
    /// WQ-ACT-17.
    CardEnd,
    /// What the hero may still use after his action card.
    Linger,
    ActivationEnd,
    // The enemy phase
    EnemyPhase,
    /// WQ-ENEMY-ACT-01: the turn of this number, counted from 0.
    EnemyTurn(u8),
    /// WQ-ENEMY-ACT-04: the effect bar of an enemy from this keyword on.
    Bar(Foe, u8),
    BarEnd(Foe),
    /// WQ-ENEMY-ACT-07.
    ReadyEnemies,
    // The location phase
    LocationPhase,
    /// What the party may pay the location for.
    LocationUse,
    /// WQ-TRAVEL-01: what may be used before, by this hero.
    BeforeTravel(Hero),
    Scout,
    Travel,
    /// WQ-TRAVEL-03.
    Depart,
    Reveal,
    /// WQ-LOC-02: so many enemies are still to come, face up; the next by the hero of this number after the leader.
    SpawnUp(u8, u8),
    SpawnDown(u8),
    /// WQ-AMB-13.
    Revealed,
    // The peril phase
    PerilPhase,
    PerilEnd,
    // Effects
    /// The effects of a card that are still to do.
    Do(Block, Cause),
    /// One effect on one hero.
    On(u16, Hero, Cause),
    /// Which hero.
    Who(u16, Cause),
    /// One more hero or none.
    More(u16, u8, Cause),
    /// Which enemy, and how many may still be named.
    Which(u16, u8, Cause),
    /// WQ-AMB-31.
    Alternatives(u16, Hero, Cause),
    /// An effect that the hero may decline.
    Offer(u16, Hero, Cause),
    /// WQ-ENEMY-ACT-08: this enemy is activated, with the party leader as the active hero.
    Call(Foe),
    /// WQ-SPAWN-01: each hero from this number after the leader on spawns so many.
    SpawnEach(u8, u8),
    /// So many are still to come to this hero.
    SpawnTo(Hero, u8),
    /// Wounds on their way to a hero.
    Suffer(Hero, u8, Harm),
    /// WQ-AMB-43.
    ReadyOne(Hero, u8),
    TireOne(Hero, u8),
    /// WQ-AID-02.
    Place(Hero, u8),
    /// WQ-FX-04: success tokens to be paid.
    Tokens(Hero, u8),
    PartyTokens(u8),
    /// So many conditions may be discarded; of all heroes, or of this one.
    Cure(u8, Option<Hero>, Hero),
    /// What an engaging enemy sets off.
    Engaged(Hero, Foe),
    /// WQ-GEAR-03.
    Treasure(Hero, u8),
    /// WQ-GEAR-04.
    Equip(Hero, Gear),
    /// WQ-DELVE-03.
    Train(Hero),
    /// WQ-AMB-20.
    Check,
    // The settlement stage
    Settlement,
    /// WQ-SETT-02.
    Improve(Hero),
    /// WQ-SETT-04.
    Smith(Hero),
    /// WQ-SETT-06: gear from one hero to another.
    Gift(Hero, Gear, Hero),
    Refresh,
    End,
}

/// The steps that ask a hero by name.
macro_rules! asks_hero {
    ($hero:ident) => {
        Step::Assist($hero)
            | Step::BeforeTravel($hero)
            | Step::Alternatives(_, $hero, _)
            | Step::Offer(_, $hero, _)
            | Step::Suffer($hero, _, _)
            | Step::ReadyOne($hero, _)
            | Step::TireOne($hero, _)
            | Step::Place($hero, _)
            | Step::Tokens($hero, _)
            | Step::Cure(_, _, $hero)
            | Step::Engaged($hero, _)
            | Step::Treasure($hero, _)
            | Step::Equip($hero, _)
            | Step::Train($hero)
            | Step::Improve($hero)
            | Step::Smith($hero)
            | Step::Gift(_, _, $hero)
    };
}
pub(crate) use asks_hero;

/// The steps that never ask. Whoever adds a step decides here, and the compiler finds every `match` that then lacks it.
macro_rules! never_asks {
    () => {
        Step::Round
            | Step::HeroPhase
            | Step::Activation(_)
            | Step::Roll
            | Step::Criticals
            | Step::Successes
            | Step::EnemyAttacks
            | Step::NemesisSymbol
            | Step::DrawForExplore
            | Step::AfterAction
            | Step::CardEnd
            | Step::ActivationEnd
            | Step::EnemyPhase
            | Step::Bar(..)
            | Step::BarEnd(_)
            | Step::ReadyEnemies
            | Step::LocationPhase
            | Step::Depart
            | Step::Reveal
            | Step::SpawnUp(..)
            | Step::SpawnDown(_)
            | Step::Revealed
            | Step::PerilPhase
            | Step::PerilEnd
            | Step::Do(..)
            | Step::On(..)
            | Step::Call(_)
            | Step::SpawnEach(..)
            | Step::SpawnTo(..)
            | Step::Check
            | Step::Settlement
            | Step::Refresh
    };
}
pub(crate) use never_asks;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// WQ-SETUP-02.
    Pick,
    /// WQ-SETUP-14.
    Leader,
    /// WQ-ACT-01.
    Act {
        hero: Hero,
    },
    /// WQ-AMB-50.
    Encore {
        hero: Hero,
    },
    /// WQ-ATTACK-01: so many enemies may still be named.
    Targets {
        hero: Hero,
        left: u8,
    },
    /// WQ-ATTACK-01: the whole zone of this enemy, for so many wounds.
    WidenTarget {
        hero: Hero,
        wounds: u8,
    },
    /// WQ-AID-01.
    AidWhom {
        hero: Hero,
    },
    /// WQ-ACT-05.
    Prepare {
        hero: Hero,
        kind: Kind,
        dice: u8,
        foe_dice: u8,
    },
    /// WQ-ACT-08.
    Rerolls {
        hero: Hero,
    },
    /// Which dice are rolled again.
    Dice {
        hero: Hero,
        left: u8,
    },
    /// WQ-ACT-11: what the roll comes to so far.
    Modify {
        hero: Hero,
        successes: u8,
        attacks: u8,
        defence: u8,
    },
    /// WQ-AMB-36.
    Assist {
        hero: Hero,
    },
    /// WQ-TIME-02: which nemesis first.
    Nemeses,
    Keep {
        hero: Hero,
    },
    Bury {
        hero: Hero,
    },
    Linger {
        hero: Hero,
    },
    /// WQ-ENEMY-ACT-02.
    EnemyTurn {
        hero: Hero,
    },
    LocationUse,
    BeforeTravel {
        hero: Hero,
    },
    /// Which location is to come first.
    Scout {
        hero: Hero,
    },
    /// WQ-TRAVEL-01.
    Travel,
    /// Which hero, by this card.
    ChooseHero {
        card: Card,
    },
    /// Which enemy, by this card; so many may still be named.
    ChooseFoe {
        card: Card,
        left: u8,
    },
    /// WQ-AMB-31.
    Alternatives {
        hero: Hero,
        card: Card,
    },
    Offer {
        hero: Hero,
        card: Card,
    },
    /// Wounds that this hero would suffer.
    WouldSuffer {
        hero: Hero,
        wounds: u8,
    },
    Ready {
        hero: Hero,
        left: u8,
    },
    Tire {
        hero: Hero,
        left: u8,
    },
    Place {
        hero: Hero,
        left: u8,
    },
    Tokens {
        hero: Hero,
        left: u8,
    },
    PartyTokens {
        left: u8,
    },
    Cure {
        hero: Hero,
        left: u8,
    },
    Engaged {
        hero: Hero,
        foe: Foe,
    },
    Treasure {
        hero: Hero,
    },
    Equip {
        hero: Hero,
        gear: Gear,
    },
    Train {
        hero: Hero,
    },
    /// WQ-SETT-02.
    Improve {
        hero: Hero,
    },
    Smith {
        hero: Hero,
    },
    Gift {
        hero: Hero,
        gear: Gear,
        from: Hero,
    },
}

parts::named! {
    /// WQ-AMB-31: what one of several effects would do.
    pub enum Toll as "alternative" {
        Wounds = "wounds",
        Condition = "condition",
        Token = "token",
        Action = "action",
    }
}
