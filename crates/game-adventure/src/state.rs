//! The position: everything that lies on the table, and where the game is in its rules.

use cards::Block;
use kernel::{Agenda, Seat, SeatSet};
use parts::{Pile, Slots};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::names::{
    Ability, AttackType, Challenge, Discovery, Face, Hero, Item, Level, N_DISCOVERIES, N_KEPT,
    N_MARKERS, N_OF_LEVEL, N_TOKENS, N_TROPHIES, Quest, Space,
};
use crate::sets::{AbilitySet, ChallengeSet, ItemSet, QuestSet};
use crate::setup::Options;
use crate::step::Step;

/// How many seats there can be.
pub const MOST_SEATS: usize = 4;

/// One game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Adventure {
    pub(crate) options: Options,
    pub(crate) n_seats: u8,
    /// AG-SETUP-07.
    pub(crate) first: Seat,
    /// Which round it is, counted from 1.
    pub(crate) round: u16,
    pub(crate) agenda: Agenda<Step, 48>,
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) turn: Turn,
    pub(crate) combat: Option<Combat>,
    /// By level; the first card is the top, the last is drawn (AG-GEN-05).
    pub(crate) decks: [ArrayVec<[Lying; N_OF_LEVEL]>; 4],
    /// AG-SETUP-03.
    pub(crate) elite: Pile<Quest, 32>,
    pub(crate) dropped: QuestSet,
    /// AG-SPACE-06.
    pub(crate) track: [Option<Marker>; N_MARKERS],
    /// AG-EVENT-07, AG-SPACE-07, and how far it is from its end.
    pub(crate) global: Option<Global>,
    /// AG-EVENT-08: the space is that of the card.
    pub(crate) events: ChallengeSet,
    /// Discoveries that lie on the board, by the number on which they lie.
    pub(crate) tokens: Slots<Option<Token>, N_TOKENS>,
    /// Discoveries in the supply and in the box, by kind.
    pub(crate) supply: [u8; N_DISCOVERIES],
    pub(crate) boxed: [u8; N_DISCOVERIES],
    /// AG-TROPHY-02: copies that are left.
    pub(crate) trophies: [u8; N_TROPHIES],
    /// AG-ABIL-16.
    pub(crate) attached: ArrayVec<[Attached; 40]>,
    /// AG-RES-DISC-01: the discovery that is being placed, and by whom.
    pub(crate) placing: Option<(Seat, Discovery)>,
    /// Who has won; nobody while the game runs.
    pub(crate) winners: SeatSet,
}

/// What belongs to a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub hero: Option<Hero>,
    pub space: Space,
    pub level: Level,
    pub face: Face,
    pub damage: u8,
    /// AG-DISC-DISEASE-01, AG-DISC-CURSE-01.
    pub diseases: u8,
    pub curses: u8,
    /// Fewer steps in the next movement phase.
    pub slowed: u8,
    /// Challenge phases that are to be skipped.
    pub dazed: bool,
    pub deck: Pile<Ability, 24>,
    /// In the order of the list.
    pub hand: ArrayVec<[Ability; 24]>,
    pub discard: ArrayVec<[Ability; 24]>,
    /// Cards that were played and are being resolved.
    pub limbo: ArrayVec<[Ability; 8]>,
    pub bag: ItemSet,
    pub weapon: Option<Item>,
    pub armour: Option<Item>,
    /// AG-EXPL-06.
    pub kept: [u8; N_KEPT],
    pub tasks: ArrayVec<[Task; 4]>,
    /// AG-LOG-01.
    pub log: Log,
}

/// AG-LOG-01: what lies under a quest log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Log {
    pub quests: QuestSet,
    pub trophies: [u8; N_TROPHIES],
    pub events: ChallengeSet,
}

/// AG-RES-QUEST-02: an active quest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Task {
    pub quest: Quest,
    /// Spaces or seats that are done, as bits; or how many are.
    pub progress: u8,
    /// Whom it is about.
    pub rival: Option<Seat>,
    pub done: bool,
}

/// A card in a challenge deck, and the seats that know it there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    pub card: Challenge,
    pub known: SeatSet,
}

/// AG-TRACK-01; red if its encounter has the trait aggro (AG-TRACK-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    pub card: Challenge,
    pub space: Space,
}

/// AG-EVENT-07.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Global {
    pub card: Challenge,
    /// AG-QUEST-16: turns or victories until it ends.
    pub left: u8,
}

/// A discovery on the board, and the seats that know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    pub kind: Discovery,
    pub space: Space,
    pub known: SeatSet,
    /// AG-GEN-06: it has lain face up, so that those who only look on know it too.
    #[serde(default)]
    pub shown: bool,
}

/// What a card is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bearer {
    Seat(Seat),
    Space(Space),
    /// An encounter on the track.
    Marker(#[serde(with = "crate::written::number")] u8),
    /// A discovery that lies face down.
    Token(#[serde(with = "crate::written::number")] u8),
}

impl Default for Bearer {
    fn default() -> Self {
        Self::Seat(Seat(0))
    }
}

/// AG-ABIL-16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Attached {
    pub ability: Ability,
    pub owner: Seat,
    pub on: Bearer,
    /// AG-ABIL-17.
    pub improved: bool,
    /// Turn starts, or shields, that are left.
    pub left: u8,
    /// Whether it was done at the start of this turn.
    pub done: bool,
}

/// What is remembered for one turn only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// AG-TURN-03.
    pub active: Seat,
    /// The face of the movement die.
    pub die: u8,
    pub moves: u8,
    /// AG-ABIL-06.
    pub energy: u8,
    pub has_moved: bool,
    /// AG-DISC-HEARTHSTONE-02.
    pub has_hearthed: bool,
    /// AG-CHAR-03: the character card was turned for energy.
    pub has_flipped: bool,
    /// AG-RUL-01: a flight path was used.
    pub has_flown: bool,
    /// AG-RUL-19: the active character was defeated since its exploration began.
    pub felled: bool,
    /// The active character was in a combat.
    pub fought: bool,
    /// AG-CHAL-02: where the challenge phase began, while it lasts, and whether its challenge was faced.
    pub facing: Option<Space>,
    pub faced: bool,
    /// AG-EVENT-10: the special event that is being resolved.
    pub special: Option<Challenge>,
    /// AG-CHAL-11: cards that can still be drawn in this phase.
    pub draws: u8,
    /// AG-DISC-AMBUSH-01.
    pub ambushes: u8,
    /// No healing in this turn.
    #[serde(with = "crate::written::seats")]
    pub withered: SeatSet,
    /// AG-ABIL-13.
    pub played: AbilitySet,
    /// Characters that have played an ability in this turn.
    #[serde(with = "crate::written::seats")]
    pub spenders: SeatSet,
    /// Items that were used, and items that were equipped or put away in this maintenance.
    pub used: ItemSet,
    pub touched: ItemSet,
    /// AG-ABIL-14: the ability that is being answered has no effect.
    pub countered: bool,
}

/// Whom a character fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    Seat(Seat),
    /// A card that was drawn or turned.
    Card(Challenge),
    /// An undefeated encounter by its place on the track.
    Marker(#[serde(with = "crate::written::number")] u8),
    /// AG-SPACE-04.
    Lair(Space),
}

impl Default for Foe {
    fn default() -> Self {
        Self::Seat(Seat(0))
    }
}

/// AG-COMBAT: a combat under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    pub attacker: Seat,
    pub foe: Foe,
    pub space: Space,
    /// The red and the black die; 0 before the roll.
    pub dice: [u8; 2],
    pub sides: [Fighter; 2],
    /// AG-ABIL-07: energy of the defending character.
    pub energy: u8,
    /// AG-ABIL-15: it was cancelled.
    pub cancelled: bool,
    /// AG-COMBAT-09: somebody was defeated.
    pub over: bool,
    /// The encounter has taken damage.
    pub slain: bool,
    /// AG-RUL-67: characters that were defeated in it, by side.
    pub fallen: [bool; 2],
}

/// What one side of a combat has come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// AG-ABIL-18.
    pub weapon: Option<(AttackType, u8)>,
    pub attack: i8,
    pub defence: i8,
    pub might: i8,
    /// AG-POWER-04: powers that were triggered.
    pub used: u8,
    /// It makes no melee attack.
    pub held: bool,
    /// The enemy makes none if the own die shows this or more; 0 for never.
    pub stun: u8,
    /// Its attack has hit.
    pub hit: bool,
    /// AG-RUL-23: damage of this side's attack that a cancel takes back.
    pub dealt: u8,
    /// AG-RUL-23: damage that a card took off the enemy again after that attack; it comes back with a cancel.
    pub spared: u8,
    /// What follows its hit.
    pub rider: Option<Block>,
}

impl Player {
    #[inline]
    pub fn has_ability(&self, ability: Ability) -> bool {
        self.hand.contains(&ability)
    }

    /// Everything that the character owns: bag and equipment.
    #[inline]
    pub fn items(&self) -> ItemSet {
        let mut res = self.bag;
        self.weapon.into_iter().chain(self.armour).for_each(|item| res.insert(item));
        res
    }
}

impl Adventure {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.idx()]
    }

    /// The combat under way.
    pub(crate) fn fight(&self) -> &Combat {
        self.combat.as_ref().expect("AG-COMBAT-01: a combat lasts as long as its steps")
    }

    pub(crate) fn fight_mut(&mut self) -> &mut Combat {
        self.combat.as_mut().expect("AG-COMBAT-01: a combat lasts as long as its steps")
    }

    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.turn.active
    }

    /// The seats, from this one on clockwise.
    pub(crate) fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let n = self.n_seats;
        (0..n).map(move |step| Seat((seat.0 + step) % n))
    }

    /// AG-RUL-64.
    pub(crate) fn right_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.n_seats - 1) % self.n_seats)
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.next(self.n_seats)
    }
}
