//! What becomes visible, and how much of it to whom.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::names::{
    Ability, Challenge, Discovery, Face, Hero, Item, Level, Potion, Quest, Resource, Space, Trophy,
};
use crate::state::{Bearer, Foe};

/// A total of a combat die and what is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Blow {
    pub die: u8,
    pub attack: i8,
    pub defence: i8,
    pub hit: bool,
    pub damage: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    // Setup
    /// AG-SETUP-07.
    RolledForFirst {
        seat: Seat,
        die: u8,
    },
    FirstPlayer {
        seat: Seat,
    },
    HeroPicked {
        seat: Seat,
        hero: Hero,
    },
    QuestGained {
        seat: Seat,
        quest: Quest,
    },
    QuestDropped {
        seat: Seat,
        quest: Quest,
    },
    RivalNamed {
        seat: Seat,
        quest: Quest,
        rival: Seat,
    },
    Entered {
        seat: Seat,
        space: Space,
    },
    // The turn
    TurnBegan {
        seat: Seat,
        round: u16,
    },
    RolledMovement {
        seat: Seat,
        moves: u8,
        energy: u8,
    },
    Moved {
        seat: Seat,
        from: Space,
        to: Space,
    },
    /// AG-AGGRO-01.
    HeldByAggro {
        seat: Seat,
    },
    Turned {
        seat: Seat,
        face: Face,
    },
    MovesGained {
        seat: Seat,
        moves: u8,
    },
    EnergyGained {
        seat: Seat,
        energy: u8,
    },
    EnergyPaid {
        seat: Seat,
        energy: u8,
    },
    EnergyLost {
        seat: Seat,
    },
    Slowed {
        seat: Seat,
        moves: u8,
    },
    Drunk {
        seat: Seat,
        item: Item,
        potion: Potion,
    },
    // Exploration
    Visited {
        seat: Seat,
        resource: Resource,
    },
    NoEffect {
        seat: Seat,
    },
    /// AG-RES-DISC-01: only its placer knows which.
    DiscoveryTaken {
        seat: Seat,
        discovery: Option<Discovery>,
    },
    DiscoveryPlaced {
        seat: Seat,
        #[serde(with = "crate::written::number")]
        token: u8,
        space: Space,
    },
    DiscoveryRevealed {
        seat: Seat,
        #[serde(with = "crate::written::number")]
        token: u8,
        discovery: Discovery,
    },
    DiscoveryKept {
        seat: Seat,
        discovery: Discovery,
    },
    DiscoverySpent {
        seat: Seat,
        discovery: Discovery,
    },
    DiscoveryDiscarded {
        discovery: Discovery,
    },
    /// Only who looks knows which.
    DiscoverySeen {
        seat: Seat,
        #[serde(with = "crate::written::number")]
        token: u8,
        discovery: Option<Discovery>,
    },
    DiscoveriesMixed,
    /// AG-DISC-AMBUSH-01, AG-DISC-DISEASE-01, AG-DISC-CURSE-01.
    Afflicted {
        seat: Seat,
        discovery: Discovery,
    },
    Recovered {
        seat: Seat,
        discovery: Discovery,
    },
    // Challenges
    ChallengeDrawn {
        seat: Seat,
        card: Challenge,
    },
    ChallengeDiscarded {
        card: Challenge,
    },
    ChallengeSkipped {
        seat: Seat,
    },
    DeckExhausted {
        level: Level,
    },
    /// Only who looks knows which.
    BottomSeen {
        seat: Seat,
        level: Level,
        card: Option<Challenge>,
    },
    BottomMoved {
        seat: Seat,
        level: Level,
    },
    EventPlaced {
        card: Challenge,
    },
    EventResolved {
        seat: Seat,
        card: Challenge,
    },
    EventTurned {
        seat: Seat,
        card: Challenge,
    },
    Undefeated {
        card: Challenge,
        #[serde(with = "crate::written::number")]
        marker: u8,
        space: Space,
    },
    MarkerRemoved {
        #[serde(with = "crate::written::number")]
        marker: u8,
    },
    // Combat
    CombatBegan {
        attacker: Seat,
        foe: Foe,
    },
    RolledCombat {
        red: u8,
        black: u8,
    },
    Rerolled {
        side: u8,
        die: u8,
    },
    PowerTriggered {
        side: u8,
        card: Card,
    },
    Struck {
        attacker: Seat,
        blows: [Option<Blow>; 2],
    },
    CombatCancelled,
    CombatEnded {
        attacker: Seat,
        foe: Foe,
        won: bool,
    },
    // Characters
    Hurt {
        seat: Seat,
        damage: u8,
        left: u8,
    },
    Prevented {
        seat: Seat,
    },
    Healed {
        seat: Seat,
        damage: u8,
    },
    Saved {
        seat: Seat,
        left: u8,
    },
    Defeated {
        seat: Seat,
    },
    LevelGained {
        seat: Seat,
        level: Level,
    },
    Withered {
        seat: Seat,
    },
    Dazed {
        seat: Seat,
    },
    // Cards
    AbilitiesDrawn {
        seat: Seat,
        n: u8,
        cards: Vec<Ability>,
    },
    AbilityDiscarded {
        seat: Seat,
        ability: Ability,
    },
    AbilitiesShuffled {
        seat: Seat,
    },
    AbilityPlayed {
        seat: Seat,
        ability: Ability,
    },
    AbilityCancelled {
        seat: Seat,
        ability: Ability,
    },
    AbilityAttached {
        ability: Ability,
        on: Bearer,
    },
    AbilityDetached {
        ability: Ability,
    },
    AbilityWorked {
        ability: Ability,
    },
    ItemGained {
        seat: Seat,
        item: Item,
    },
    ItemLost {
        seat: Seat,
        item: Item,
    },
    ItemTaken {
        from: Seat,
        to: Seat,
        item: Item,
    },
    ItemUsed {
        seat: Seat,
        item: Item,
    },
    Equipped {
        seat: Seat,
        item: Item,
    },
    Unequipped {
        seat: Seat,
        item: Item,
    },
    Tested {
        seat: Seat,
        die: u8,
        passed: bool,
    },
    Declined {
        seat: Seat,
    },
    // Quests and the end
    QuestAdvanced {
        seat: Seat,
        quest: Quest,
        progress: u8,
    },
    QuestCompleted {
        seat: Seat,
        quest: Quest,
        valor: u8,
    },
    TrophyEarned {
        seat: Seat,
        trophy: Trophy,
    },
    ValorEarned {
        seat: Seat,
        card: Challenge,
    },
    EliteShuffled,
    GameEnded {
        winners: Vec<Seat>,
    },
}

/// AG-GEN-06: what a viewer may know of an event.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut res = event.clone();
    match &mut res {
        Event::AbilitiesDrawn { seat, cards, .. } if !viewer.may_see(*seat) => cards.clear(),
        Event::DiscoveryTaken { seat, discovery }
        | Event::DiscoverySeen { seat, discovery, .. }
            if !viewer.may_see(*seat) =>
        {
            *discovery = None;
        }
        Event::BottomSeen { seat, card, .. } if !viewer.may_see(*seat) => *card = None,
        _ => {}
    }
    res
}
