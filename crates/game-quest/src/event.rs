//! What becomes visible. Every event is public: what is hidden in this game is hidden from everybody, and is part of
//! no event before it is revealed.

use serde::{Deserialize, Serialize};

use crate::action::Mark;
use crate::card::Card;
use crate::names::{
    ActionCard, Condition, Dungeon, EnemyFace, Foe, Gear, Hero, HeroFace, Kind, Location, Peril,
    Sheet,
};
use crate::step::Harm;

/// Where an enemy is (WQ-ZONE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    Zone(Hero),
    Shadows,
    Lair,
    Discard,
}

/// Where a success of a roll comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Total {
    /// Symbols on the dice.
    pub dice: u8,
    /// WQ-ACT-09.
    pub criticals: u8,
    /// WQ-ACT-05.
    pub tokens: u8,
    /// Everything else.
    pub effects: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    // Setup
    HeroPicked {
        hero: Hero,
    },
    QuestLaid {
        quest: Sheet,
        nemesis: Foe,
    },
    LeaderNamed {
        hero: Hero,
    },
    // The round
    RoundBegan {
        round: u8,
    },
    HeroPhaseBegan,
    EnemyPhaseBegan,
    LocationPhaseBegan,
    PerilPhaseBegan,
    ActivationBegan {
        hero: Hero,
    },
    /// WQ-AMB-02.
    NoReadiedAction {
        hero: Hero,
    },
    // An action
    ActionChosen {
        hero: Hero,
        card: ActionCard,
        exhausted: bool,
    },
    Targeted {
        hero: Hero,
        mark: Mark,
    },
    AidTargeted {
        hero: Hero,
        target: Hero,
    },
    TokenSpent {
        hero: Hero,
        kind: Kind,
    },
    /// WQ-ACT-06: all dice at once.
    Rolled {
        hero: Hero,
        faces: Vec<HeroFace>,
        foes: Vec<EnemyFace>,
    },
    /// WQ-ACT-09: so many criticals became successes, and their dice show this now.
    CriticalsRerolled {
        hero: Hero,
        n: u8,
        faces: Vec<HeroFace>,
    },
    /// WQ-ACT-08.
    Rerolled {
        hero: Hero,
        from: Vec<HeroFace>,
        faces: Vec<HeroFace>,
    },
    CardUsed {
        hero: Hero,
        card: Card,
    },
    /// WQ-ACT-11: an effect of the modifier step.
    Modified {
        hero: Hero,
        card: Card,
        successes: u8,
        defence: u8,
        blanks: u8,
        dice: u8,
    },
    /// WQ-ACT-13.
    Successes {
        hero: Hero,
        kind: Kind,
        total: Total,
        successes: u8,
    },
    /// WQ-ATTACK-05, WQ-WOUND-03: an enemy suffers these wounds of an attack action: after resilience, and no more than
    /// it has health.
    FoeAttacked {
        foe: Foe,
        successes: u8,
        resilience: u8,
        wounds: u8,
    },
    /// WQ-EATK-05: what the attacks come to. What the hero suffers of it is told by `Suffered`.
    EnemiesAttacked {
        hero: Hero,
        foes: Vec<Foe>,
        attack: u8,
        defence: u8,
        wounds: u8,
    },
    /// WQ-ACT-15.
    NemesisRolled {
        foe: Foe,
    },
    ActionsReadied {
        hero: Hero,
    },
    // Heroes
    ActionReadied {
        hero: Hero,
        kind: Kind,
    },
    ActionExhausted {
        hero: Hero,
        kind: Kind,
    },
    Suffered {
        hero: Hero,
        wounds: u8,
        why: Harm,
    },
    /// WQ-FX-05: all wounds of one source are ignored.
    Ignored {
        hero: Hero,
        wounds: u8,
        card: Card,
    },
    Recovered {
        hero: Hero,
        wounds: u8,
    },
    HeroDefeated {
        hero: Hero,
    },
    HeroRevived {
        hero: Hero,
    },
    ConditionGained {
        hero: Hero,
        condition: Condition,
    },
    ConditionDiscarded {
        hero: Hero,
        condition: Condition,
    },
    TokenPlaced {
        hero: Hero,
        kind: Kind,
    },
    TokensLost {
        hero: Hero,
        tokens: u8,
    },
    TokenDiscarded {
        hero: Hero,
        kind: Kind,
    },
    // Enemies
    Moved {
        mark: Mark,
        to: Spot,
    },
    /// WQ-SPAWN-01.
    Spawned {
        mark: Mark,
        to: Spot,
    },
    TurnedUp {
        was: Mark,
        foe: Foe,
    },
    /// WQ-ZONE-09.
    NotEngaged {
        foe: Foe,
    },
    EnemyActivated {
        foe: Foe,
        hero: Hero,
    },
    Keyword {
        foe: Foe,
        card: Card,
    },
    EnemyExhausted {
        mark: Mark,
    },
    EnemiesReadied,
    /// WQ-ATTACK-06: wounds outside the successes of an attack action.
    FoeHit {
        foe: Foe,
        wounds: u8,
    },
    FoeMended {
        foe: Foe,
        wounds: u8,
    },
    FoeDefeated {
        foe: Foe,
    },
    /// WQ-PILE-03.
    EnemyDeckShuffled {
        cards: u8,
    },
    /// WQ-AMB-33.
    NothingToSpawn,
    // The dungeon and gear
    DungeonDrawn {
        hero: Hero,
        card: Dungeon,
    },
    DungeonLooked {
        hero: Hero,
        cards: Vec<Dungeon>,
    },
    DungeonBuried {
        card: Dungeon,
    },
    /// WQ-DUN-06.
    DungeonEmpty,
    ItemDiscarded {
        hero: Hero,
        card: Dungeon,
    },
    WarpstoneHidden,
    GearDrawn {
        hero: Hero,
        gear: Gear,
    },
    GearTaken {
        hero: Hero,
        gear: Gear,
    },
    /// WQ-LEG-02.
    LegendaryDrawn {
        hero: Hero,
        gear: Gear,
    },
    GearEquipped {
        hero: Hero,
        gear: Gear,
    },
    GearUnequipped {
        hero: Hero,
        gear: Gear,
    },
    GearDiscarded {
        hero: Hero,
        gear: Gear,
    },
    GearTurned {
        hero: Hero,
        gear: Gear,
    },
    GearDepleted {
        hero: Hero,
        gear: Gear,
    },
    GearRefreshed {
        hero: Hero,
        gear: Gear,
    },
    GearGiven {
        from: Hero,
        to: Hero,
        gear: Gear,
    },
    GiftDeclined {
        from: Hero,
        to: Hero,
        gear: Gear,
    },
    // The table
    LocationRevealed {
        location: Location,
    },
    LocationsScouted {
        cards: Vec<Location>,
    },
    Progressed {
        by: i8,
        progress: u8,
    },
    Travelled {
        from: Location,
    },
    Stayed,
    PerilMoved {
        to: u8,
    },
    PerilStruck {
        peril: Peril,
    },
    Doomed {
        doom: u8,
    },
    LeaderPassed {
        hero: Hero,
    },
    // The end
    QuestEnded {
        won: bool,
    },
    // The settlement
    PoolChanged {
        fortunes: u8,
        warpstone: bool,
        nemeses: Vec<Foe>,
    },
    Trained {
        hero: Hero,
        kind: Kind,
    },
    LimitRaised {
        hero: Hero,
        limit: u8,
    },
    SmithOffered {
        hero: Hero,
        gear: Vec<Gear>,
    },
    Refreshed,
}
