//! The position: everything that lies on the table, and where the quest is in its rules.

use kernel::{Agenda, Seat};
use parts::{Pile, Slots};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::names::ActionCard;
use crate::names::{
    Condition, Dungeon, Foe, Gear, Hero, Kind, Location, N_DUNGEON, N_ENEMY_FACES, N_FOES,
    N_HERO_FACES, N_HEROES, N_ITEMS, N_KINDS, Sheet, Tier,
};
use crate::sets::{ConditionSet, FoeSet, GearSet, HeroSet, KindSet, LocationSet};
use crate::setup::Options;
use crate::step::Step;

/// One quest: its adventure stage, and in a campaign the settlement stage after it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Quest {
    pub(crate) options: Options,
    pub(crate) sheet: Sheet,
    pub(crate) n_seats: u8,
    /// WQ-SETUP-03: the number of heroes in the game.
    pub(crate) n_heroes: u8,
    /// The heroes clockwise, as they were picked.
    pub(crate) order: ArrayVec<[Hero; N_HEROES]>,
    pub(crate) areas: [Area; N_HEROES],
    /// WQ-LEAD-01; nobody before WQ-SETUP-14.
    pub(crate) leader: Option<Hero>,
    pub(crate) round: u8,
    pub(crate) agenda: Agenda<Step, 40>,
    pub(crate) turn: Turn,
    pub(crate) deed: Option<Deed>,
    pub(crate) foes: Foes,
    pub(crate) places: Places,
    pub(crate) dungeon: DungeonPiles,
    pub(crate) gear: GearPiles,
    /// WQ-PERIL-01: the space of the token, counted from 0.
    pub(crate) peril: u8,
    /// WQ-SHEET-Q3-05: how often what leads to a loss has come.
    pub(crate) doom: u8,
    pub(crate) pool: Pool,
    /// WQ-END-01.
    pub(crate) result: Option<bool>,
}

/// A hero's area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    pub seat: Seat,
    pub wounds: u8,
    /// WQ-DEFEAT-02; in a delve eliminated (WQ-DELVE-04).
    pub is_defeated: bool,
    /// Types of action whose advanced card is in the area.
    pub advanced: KindSet,
    pub exhausted: KindSet,
    /// Success tokens on the action cards.
    pub tokens: [u8; N_KINDS],
    pub conditions: ConditionSet,
    /// Items by kind.
    pub items: [u8; N_ITEMS],
    pub gear: GearSet,
    pub depleted: GearSet,
    pub turned: GearSet,
    /// WQ-GEAR-06.
    pub gear_limit: u8,
}

impl Area {
    pub fn n_tokens(&self) -> u8 {
        self.tokens.iter().sum()
    }

    pub fn has(&self, condition: Condition) -> bool {
        self.conditions.has(condition)
    }

    pub fn tier(&self, kind: Kind) -> Tier {
        if self.advanced.has(kind) { Tier::Advanced } else { Tier::Basic }
    }
}

/// What is remembered for one activation, or one effect, only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// WQ-HERO-07, WQ-ENEMY-ACT-03.
    pub active: Option<Hero>,
    /// The hero who acts is Empowered by a card that is used up in this activation.
    pub is_empowered: bool,
    /// The action card was performed.
    pub has_acted: bool,
    /// WQ-ENEMY-ACT-04: the enemy that is being activated.
    pub acting: Option<Foe>,
    /// Heroes whose players let their items lie until they act, or are hurt.
    pub holding: HeroSet,
    /// Enemies that engaged by the effects of the current card.
    pub pulled: u8,
    /// Enemies, and heroes, that were named by the current effect.
    pub named: FoeSet,
    pub named_heroes: HeroSet,
    /// Nemesis effects that are still to be resolved (WQ-ACT-15).
    pub nemeses: FoeSet,
    /// WQ-SETT-02: improvements that the hero has made, and gifts that were refused.
    pub improved: Improvements,
    pub refused: GearSet,
    /// How often the party has travelled.
    pub travels: u8,
    /// WQ-TRAVEL-05: the party has travelled in this phase.
    pub has_travelled: bool,
}

/// WQ-SETT-02: what a hero has done in the settlement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Improvements {
    pub trainer: bool,
    pub smith: bool,
    pub arena: bool,
}

/// An action from the choice of the card to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    pub hero: Hero,
    pub card: ActionCard,
    /// WQ-ACT-03: the enemies that are attacked.
    pub targets: FoeSet,
    /// How many were named, whatever became of them.
    pub n_targets: u8,
    /// WQ-AID-01.
    pub aided: Option<Hero>,
    /// WQ-ACT-05: tokens spent.
    pub spent: u8,
    /// Hero dice by face, and those that are set aside to be rolled again.
    pub hero_dice: [u8; N_HERO_FACES],
    pub aside: [u8; N_HERO_FACES],
    /// Enemy dice by face.
    pub enemy_dice: [u8; N_ENEMY_FACES],
    /// WQ-ACT-09: criticals that were banked.
    pub criticals: u8,
    /// WQ-AMB-04: enemies that were ready in the zone when the dice were rolled.
    pub attackers: FoeSet,
    /// Dice, successes, defence and blanks from effects that were used.
    pub more_dice: u8,
    pub more_successes: u8,
    pub more_defence: u8,
    pub more_blanks: u8,
    /// Gear and items that were used in this action (WQ-FX-06), and whether the card itself was.
    pub used_gear: GearSet,
    pub used_items: u16,
    pub used_card: bool,
    /// Enemies that the action defeated.
    pub defeated: u8,
    /// Enemies that engaged by the lines above.
    pub pulled: u8,
    /// WQ-COND-02: a rest that would have recovered a wound without conditions.
    #[serde(default)]
    pub would_recover: bool,
    pub is_empowered: bool,
    pub has_rolled: bool,
}

/// Every enemy card, by where it is. What is nowhere is in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foes {
    /// WQ-ZONE-02.
    pub zones: [FoeSet; N_HEROES],
    /// WQ-ZONE-05: face up.
    pub shadows: FoeSet,
    /// WQ-ZONE-08: face down, the oldest first.
    pub hidden: ArrayVec<[Foe; N_FOES]>,
    /// WQ-LAIR-01.
    pub lair: FoeSet,
    pub exhausted: FoeSet,
    pub wounds: Slots<u8, N_FOES>,
    pub deck: Pile<Foe, N_FOES>,
    pub discard: FoeSet,
    /// WQ-NEM-07: nemeses that were defeated in this quest.
    pub defeated: FoeSet,
    /// Cards of which everybody knows that they are in this quest: named sets, the pool, and what was seen.
    pub known: FoeSet,
    /// The nemesis of the sheet.
    pub nemesis: Foe,
}

/// The locations. What is nowhere is in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Places {
    pub deck: Pile<Location, 8>,
    /// How many cards on top everybody knows.
    pub n_known: u8,
    pub active: Option<Location>,
    pub progress: u8,
    pub discard: LocationSet,
}

/// The dungeon cards. What is nowhere is in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DungeonPiles {
    pub deck: Pile<Dungeon, 40>,
    /// How many cards on the bottom everybody knows.
    pub n_known: u8,
    /// WQ-SHEET-Q2-02: the Warpstone is among so many cards on top.
    pub n_omen: u8,
    pub discard: [u8; N_DUNGEON],
    /// Cards that are being looked at.
    pub looked: ArrayVec<[Dungeon; 4]>,
}

/// The gear cards that nobody has. What is nowhere is in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GearPiles {
    pub deck: Pile<Gear, 34>,
    pub discard: GearSet,
    /// WQ-AMB-22: Legendary Fortunes in the discard pile.
    pub fortunes: u8,
    /// WQ-SETT-04: cards on the smith's counter.
    pub smith: ArrayVec<[Gear; 2]>,
}

/// WQ-POOL-01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Pool {
    /// Legendary Fortunes.
    pub fortunes: u8,
    pub nemeses: FoeSet,
    pub warpstone: bool,
    /// WQ-NEM-07: nemeses that are out of the campaign.
    pub removed: FoeSet,
}
