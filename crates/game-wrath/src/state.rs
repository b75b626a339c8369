//! The position: everything that lies on the table, and where the game is in its rules.

use kernel::{Agenda, Seat, SeatSet};
use parts::{PerSeat, Pile, Slots};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::event::DespairReason;
use crate::names::{Card, Hero, N_HEROES, N_KINDS, N_REWARDS, Quest, Region, Space};
use crate::places::Places;
use crate::setup::Options;
use crate::step::Step;

/// A game of Wrath of the Lich King.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wrath {
    pub(crate) options: Options,
    pub(crate) n_seats: u8,
    pub(crate) agenda: Agenda<Step, 24>,
    pub(crate) turn: Turn,
    /// The heroes in the order of their turns (WR-SETUP-12), by seat; in the solo game from left to right.
    pub(crate) order: [Option<Hero>; 5],
    /// WR-SETUP-12: who begins, if the table named somebody.
    pub(crate) first: Option<Seat>,
    pub(crate) figures: Slots<Figure, N_HEROES>,
    /// One hand for each seat; one for all heroes in the solo game (WR-SOLO-02).
    pub(crate) hands: PerSeat<Hand>,
    pub(crate) rewards: Slots<RewardSpot, N_REWARDS>,
    /// One for each region.
    pub(crate) quests: [QuestSpot; 3],
    /// WR-ICE-02: the progress of the quest at Icecrown Citadel; nothing before the siege.
    pub(crate) siege: Option<u8>,
    pub(crate) despair: u8,
    /// WR-END-01: what brought the last step of despair.
    pub(crate) downfall: Option<DespairReason>,
    /// WR-RISE-01: the place of the Scourge marker, counted from 0.
    pub(crate) scourge_index: u8,
    /// WR-LK-01; nothing once he stands on Icecrown Citadel (WR-LK-05).
    pub(crate) lich_king: Option<Region>,
    pub(crate) ghouls: Ghouls,
    /// Where the abominations stand, in order.
    pub(crate) abominations: ArrayVec<[Space; 3]>,
    pub(crate) strongholds: Places,
    pub(crate) hero_deck: Pile<Card, 64>,
    /// WR-DECK-06: how many cards of each pile are left in the hero deck, top first; piles used up are gone.
    pub(crate) piles: ArrayVec<[u8; 8]>,
    /// WR-DECK-08: the hero discard pile, by kind.
    pub(crate) discard: [u8; N_KINDS],
    pub(crate) scourge_deck: Pile<Space, 30>,
    /// WR-COOP-02: the Scourge deck from the top, in parts of which everybody knows what, but not in which order.
    pub(crate) blocks: ArrayVec<[u8; 10]>,
    pub(crate) scourge_discard: Places,
    /// WR-REWARD-ALEX-01.
    pub(crate) scourge_boxed: Places,
    /// Seats that have passed in the window that is open.
    pub(crate) passed: SeatSet,
    /// Seats that play no reward before their own next turn.
    pub(crate) holding: SeatSet,
    pub(crate) fight: Option<Fight>,
    pub(crate) quest_action: Option<QuestAction>,
    pub(crate) damage: Option<Damage>,
    pub(crate) volley: Option<Volley>,
    pub(crate) horde: Option<Horde>,
    pub(crate) request: Option<Request>,
}

/// One turn of a hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// WR-TERM-01: the active hero.
    pub hero: Hero,
    /// Actions that are left.
    pub actions: u8,
    /// WR-FREE-03.
    pub has_used_ability: bool,
    /// WR-DEF-04: step 1 was ended by defeat.
    pub is_cut_short: bool,
    /// WR-REWARD-QUIET-01.
    pub is_quiet: bool,
    /// WR-DRAW-01: cards drawn and not resolved.
    pub drawn: ArrayVec<[Card; 2]>,
    /// Other seats that play nothing for the rest of step 1.
    pub sitting_out: SeatSet,
    /// WR-COOP-04: what was refused and cannot be asked for now.
    pub refused: Favours,
    /// WR-AMB-49: what was refused, and was opened again by another decision or by being lifted.
    pub reopened: Favours,
    /// WR-AMB-49: what was refused, and can no longer be lifted.
    pub settled: Favours,
}

/// WR-AMB-49: a set of favours, each of a hero, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Favours(u64);

impl Favours {
    const fn bit(hero: Hero, favour: Favour) -> u64 {
        1u64 << (hero.idx() * Favour::ALL.len() + favour.idx())
    }

    /// Every favour of a hero.
    pub(crate) fn of(hero: Hero) -> Self {
        Self(Favour::ALL.iter().fold(0, |bits, &it| bits | Self::bit(hero, it)))
    }

    #[inline]
    pub const fn has(self, hero: Hero, favour: Favour) -> bool {
        self.0 & Self::bit(hero, favour) != 0
    }

    pub(crate) const fn insert(&mut self, hero: Hero, favour: Favour) {
        self.0 |= Self::bit(hero, favour);
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }

    pub(crate) const fn remove(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

/// A hero's figure and slider.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    pub seat: Seat,
    pub health: u8,
    pub space: Space,
}

/// The hero cards of a hand, by kind: cards of a kind are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand(pub [u8; N_KINDS]);

impl Hand {
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.n(card) != 0
    }

    /// How many of a kind; special cards are in no hand.
    #[inline]
    pub fn n(self, card: Card) -> u8 {
        self.0.get(card.idx()).copied().unwrap_or(0)
    }

    #[inline]
    pub fn size(self) -> u8 {
        self.0.iter().sum()
    }
}

/// Where a reward card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RewardSpot {
    /// WR-SETUP-03: put back unseen.
    #[default]
    Unseen,
    /// Face down under the quest of this region.
    Under(Region),
    Hand(Seat),
    /// Played or lost, in the box (WR-TERM-09).
    Spent,
}

/// The quest of a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestSpot {
    pub quest: Quest,
    /// Steps done on the track, each quest by itself (WR-ACT-QUEST-10).
    pub progress: u8,
    /// WR-QUEST-02: sheet and markers are in the box.
    pub is_complete: bool,
}

/// WR-COMP-06: up to three ghouls on each space, as the two bits of their number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ghouls {
    pub(crate) ones: Places,
    pub(crate) twos: Places,
}

impl Ghouls {
    #[inline]
    pub fn on(self, space: Space) -> u8 {
        u8::from(self.ones.has(space)) + 2 * u8::from(self.twos.has(space))
    }

    /// The spaces with at least one ghoul.
    #[inline]
    pub fn spaces(self) -> Places {
        self.ones | self.twos
    }

    /// The spaces with three ghouls.
    #[inline]
    pub fn full(self) -> Places {
        self.ones & self.twos
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.ones.len() + 2 * self.twos.len()
    }

    pub(crate) fn set(&mut self, space: Space, n_ghouls: u8) {
        for (bit, places) in [(1, &mut self.ones), (2, &mut self.twos)] {
            if n_ghouls & bit == 0 {
                places.remove(space);
            } else {
                places.insert(space);
            }
        }
    }
}

/// Where a fight comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightKind {
    /// WR-ACT-FIGHT-01.
    Action,
    /// WR-HERO-SYLVANAS-01: on another space, without damage.
    WailingArrow,
    /// WR-REWARD-GUNSHIP-01.
    Gunship,
}

/// A fight after its roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Fight {
    pub kind: FightKind,
    /// WR-TERM-01: the acting hero.
    pub hero: Hero,
    /// Where the enemies stand.
    pub space: Space,
    pub successes: u8,
    pub blocks: u8,
}

/// A quest action after its roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuestAction {
    /// WR-TERM-01: the acting hero.
    pub hero: Hero,
    pub quest: Quest,
    pub successes: u8,
    pub blocks: u8,
    /// WR-ACT-QUEST-04: cards laid by each seat, by icon.
    pub laid: PerSeat<[u8; 4]>,
}

/// What a damage event comes from (WR-DMG-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// WR-ACT-FIGHT-07.
    Fight,
    /// WR-ACT-QUEST-08.
    Quest,
    /// WR-ABOM-06.
    Abominations,
}

/// A damage event that is under way. How much is left follows from the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Damage {
    pub hero: Hero,
    pub source: Source,
    /// Prevented by Defend cards.
    pub prevented: u8,
}

/// WR-REWARD-04: damage dealt by a reward, as far as it is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Volley {
    /// Who played the reward.
    pub seat: Seat,
    pub left: u8,
    /// Where it may be dealt.
    pub area: Places,
    /// Spaces that may still be added to those that were struck.
    pub spaces_left: u8,
    pub struck: Places,
}

/// One abomination in step 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Brute {
    pub space: Space,
    pub is_active: bool,
    /// WR-ABOM-05: whom it hits.
    pub target: Option<Hero>,
}

/// WR-ABOM-06: the abominations that were on the map when step 4 began and are still there.
pub type Horde = ArrayVec<[Brute; 3]>;

parts::named! {
    /// WR-COOP-04: what needs the consent of another hero's player.
    pub enum Favour as "favour" {
        Travel = "travel",
        Rest = "rest",
        PressForward = "press-forward",
        Gunship = "gunship",
        March = "march",
    }
}

/// WR-COOP-04: an effect that waits for consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// What happens on consent.
    #[serde(with = "crate::action::text")]
    pub action: Action,
}
