//! The vocabulary of the cards: everything that a card can do, as data. `effects/` says what each of these does; the
//! sentence that a player reads is made from the same data.

use cards::Block;
use serde::{Deserialize, Deserializer, Serialize};

use crate::names::{Condition, Kind, Set, Sheet, Trait};

/// Effects in the order in which a card lists them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tree(pub Vec<Effect<Tree>>);

/// One effect as it is written and told. `B` is how an effect holds others. In play it is an [`Op`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect<B> {
    // Heroes
    /// WQ-WOUND-02.
    Suffer(Who, Amount),
    /// WQ-WOUND-06.
    Recover(Who, u8),
    /// WQ-FX-09: success tokens from the pool.
    Claim(Who, u8),
    /// Success tokens back to the pool.
    Lose(Who, u8),
    /// WQ-COND-01.
    Gain(Who, Condition),
    /// WQ-COND-02: this condition is discarded.
    Remove(Who, Condition),
    /// WQ-COND-02: up to so many conditions of these heroes are discarded, whichever the owner of the card names.
    Cure(Who, u8),
    /// WQ-FX-01, WQ-AMB-43: so many exhausted actions are readied; 4 are all.
    Ready(Who, u8),
    /// WQ-ACT-19: so many readied actions without the ready icon are exhausted.
    Tire(Who, u8),
    /// WQ-REVIVE-01: one defeated hero rises and then recovers so many wounds.
    Revive(u8),
    /// WQ-GEAR-03: so many treasure symbols.
    Treasure(Who, u8),
    // Enemies
    /// WQ-ZONE-03.
    Engage(Who, Foes),
    /// WQ-KEY-03: to the shadows.
    Retreat(Foes),
    /// WQ-ZONE-13.
    Exhaust(Foes),
    /// WQ-ATTACK-06: wounds that no resilience reduces.
    Hit(Foes, u8),
    /// WQ-WOUND-06.
    Mend(Foes, u8),
    /// WQ-ENEMY-ACT-08, with the party leader as the active hero.
    Activate(Foes),
    /// WQ-SPAWN-01.
    Spawn(Place, Amount),
    /// WQ-LAIR-01: the nemesis leaves the lair.
    Emerge(Place),
    // The table
    /// WQ-LOC-04.
    Progress(i8),
    /// WQ-PERIL-06.
    Peril(i8),
    /// WQ-DUN-02: more dungeon cards for the owner of the card.
    Draw(u8),
    /// WQ-FX-03: all depleted gear is turned up.
    Refresh,
    /// WQ-DELVE-03: a better action, or more gear.
    Train(Who),
    /// Counts towards a loss, which comes with so many.
    Doom(u8),
    /// So many of the top location cards are looked at and put back in any order.
    Scout(u8),
    // In an action
    /// WQ-ACT-11.
    Success(u8),
    Defence(u8),
    /// Attack symbols become blanks (WQ-ACT-12).
    Blank(u8),
    /// Hero dice, before the roll.
    Dice(u8),
    /// WQ-ACT-08: up to so many hero dice.
    Reroll(u8),
    /// WQ-AMB-37: a hero die decides about one more action.
    Encore,
    // Together
    /// WQ-AMB-31: one of these that can be carried out.
    Choose(Who, B),
    /// WQ-FX-05: this hero may pay, and these follow.
    Pay(Who, Cost, B),
    /// The owner of the card may.
    May(B),
    /// WQ-ACT-20.
    If(Guard, B),
    /// What no other effect says.
    Custom(Custom),
}

/// An effect as it lies in the arena, sorted by what it acts on: whoever carries effects out on heroes, on enemies, on
/// the action under way or on the table has a closed list of what there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// On heroes, one after the other (WQ-AMB-44).
    Hero(Who, HeroOp),
    /// On enemies.
    Foe(Foes, FoeOp),
    /// On the action under way.
    Deed(DeedOp),
    Table(TableOp),
}

/// What an effect does to a hero; see [`Effect`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeroOp {
    Suffer(Amount),
    Recover(u8),
    Claim(u8),
    Lose(u8),
    Gain(Condition),
    Remove(Condition),
    Ready(u8),
    Tire(u8),
    Revive(u8),
    Treasure(u8),
    Engage(Foes),
    Train,
    Choose(Block),
    Pay(Cost, Block),
    May(Block),
}

/// What an effect does to an enemy; see [`Effect`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoeOp {
    /// With the hero of [`HeroOp::Engage`].
    Engage,
    Retreat,
    Exhaust,
    Hit(u8),
    Mend(u8),
    Activate,
}

/// What an effect does to the action under way; see [`Effect`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeedOp {
    Success(u8),
    Defence(u8),
    Blank(u8),
    Dice(u8),
    Reroll(u8),
}

/// What an effect does to the table; see [`Effect`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableOp {
    Cure(Who, u8),
    Spawn(Place, Amount),
    Emerge(Place),
    Progress(i8),
    Peril(i8),
    Draw(u8),
    Refresh,
    Doom,
    Scout(u8),
    Encore,
    If(Guard, Block),
    Custom(Custom),
}

impl<B> Effect<B> {
    /// The same effect as it lies in the arena, with what it holds put there.
    pub fn map(self, put: &mut impl FnMut(B) -> Block) -> Op {
        match self {
            Self::Suffer(who, n) => Op::Hero(who, HeroOp::Suffer(n)),
            Self::Recover(who, n) => Op::Hero(who, HeroOp::Recover(n)),
            Self::Claim(who, n) => Op::Hero(who, HeroOp::Claim(n)),
            Self::Lose(who, n) => Op::Hero(who, HeroOp::Lose(n)),
            Self::Gain(who, condition) => Op::Hero(who, HeroOp::Gain(condition)),
            Self::Remove(who, condition) => Op::Hero(who, HeroOp::Remove(condition)),
            Self::Ready(who, n) => Op::Hero(who, HeroOp::Ready(n)),
            Self::Tire(who, n) => Op::Hero(who, HeroOp::Tire(n)),
            Self::Revive(n) => Op::Hero(Who::One, HeroOp::Revive(n)),
            Self::Treasure(who, n) => Op::Hero(who, HeroOp::Treasure(n)),
            Self::Engage(who, foes) => Op::Hero(who, HeroOp::Engage(foes)),
            Self::Train(who) => Op::Hero(who, HeroOp::Train),
            Self::Choose(who, inner) => Op::Hero(who, HeroOp::Choose(put(inner))),
            Self::Pay(who, cost, inner) => Op::Hero(who, HeroOp::Pay(cost, put(inner))),
            Self::May(inner) => Op::Hero(Who::Owner, HeroOp::May(put(inner))),
            Self::Retreat(foes) => Op::Foe(foes, FoeOp::Retreat),
            Self::Exhaust(foes) => Op::Foe(foes, FoeOp::Exhaust),
            Self::Hit(foes, n) => Op::Foe(foes, FoeOp::Hit(n)),
            Self::Mend(foes, n) => Op::Foe(foes, FoeOp::Mend(n)),
            Self::Activate(foes) => Op::Foe(foes, FoeOp::Activate),
            Self::Success(n) => Op::Deed(DeedOp::Success(n)),
            Self::Defence(n) => Op::Deed(DeedOp::Defence(n)),
            Self::Blank(n) => Op::Deed(DeedOp::Blank(n)),
            Self::Dice(n) => Op::Deed(DeedOp::Dice(n)),
            Self::Reroll(n) => Op::Deed(DeedOp::Reroll(n)),
            Self::Cure(who, n) => Op::Table(TableOp::Cure(who, n)),
            Self::Spawn(place, n) => Op::Table(TableOp::Spawn(place, n)),
            Self::Emerge(place) => Op::Table(TableOp::Emerge(place)),
            Self::Progress(n) => Op::Table(TableOp::Progress(n)),
            Self::Peril(n) => Op::Table(TableOp::Peril(n)),
            Self::Draw(n) => Op::Table(TableOp::Draw(n)),
            Self::Refresh => Op::Table(TableOp::Refresh),
            Self::Doom(_) => Op::Table(TableOp::Doom),
            Self::Scout(n) => Op::Table(TableOp::Scout(n)),
            Self::Encore => Op::Table(TableOp::Encore),
            Self::If(guard, inner) => Op::Table(TableOp::If(guard, put(inner))),
            Self::Custom(custom) => Op::Table(TableOp::Custom(custom)),
        }
    }
}

/// Which heroes. Defeated heroes are never meant (WQ-AMB-34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Who {
    /// The owner of the card.
    Owner,
    /// WQ-GOLD-08.
    Active,
    /// WQ-AID-01.
    Target,
    /// WQ-LEAD-01.
    Leader,
    Each,
    /// With no enemy in his zone.
    EachUnengaged,
    EachEngaged,
    /// With a full zone (WQ-ZONE-02).
    EachSurrounded,
    /// Without a success token.
    EachTokenless,
    /// In whose zone the enemy is.
    Engaged,
    EngagedElseActive,
    /// WQ-GOLD-05: the players break ties.
    MostWounds,
    FewestWounds,
    FewestEngaged,
    /// Anyone, as the owner of the card, or the party, chooses.
    One,
    /// Anyone but the owner.
    Another,
    UpToTwo,
    /// Who was chosen before.
    Same,
}

/// How much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Amount {
    N(u8),
    /// The attack value of the enemy whose card it is.
    Attack,
    /// The enemies with this trait in the zone of the hero, without the enemy whose card it is.
    OthersIn(Trait),
    /// The enemies with this trait in the zone of the hero.
    In(Trait),
    /// WQ-SETUP-03: one for each hero in the game.
    Heroes,
    /// Enemies that engaged by the lines above.
    Pulled,
}

/// Which enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Foes {
    /// The enemy whose card it is, or that sets the effect off.
    This,
    /// The nemesis of the quest.
    Nemesis,
    /// One of those that the attack targets.
    Targeted,
    /// So many, as the owner of the card chooses.
    Pick(u8, Areas),
    /// None to so many.
    UpTo(u8, Areas),
    All(Areas),
    /// All but the enemy whose card it is and those that the attack targets.
    Others(Areas),
    /// WQ-RANK-01: the highest-ranked that lies face up.
    Highest(Areas),
    /// All of this name that lie face up, the highest-ranked first.
    Named(Set),
}

/// Where enemies are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Area {
    /// The zone of the owner of the card.
    Own = 1,
    /// The zones of the other heroes.
    Other = 2,
    Shadows = 4,
    /// The zone of the hero who is aided.
    Target = 8,
    /// The zone in which the enemy is whose card it is.
    Same = 16,
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Areas(pub u8);

impl Areas {
    const ALL: [Area; 5] = [Area::Own, Area::Other, Area::Shadows, Area::Target, Area::Same];

    #[inline]
    pub const fn has(self, area: Area) -> bool {
        self.0 & area as u8 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Area> {
        Self::ALL.into_iter().filter(move |&area| self.has(area))
    }
}

impl Serialize for Areas {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Areas {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let areas = Vec::<Area>::deserialize(deserializer)?;
        Ok(Self(areas.into_iter().fold(0, |bits, area| bits | area as u8)))
    }
}

/// Where a spawned enemy goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// WQ-SPAWN-04: to the active hero.
    Active,
    /// To the party leader.
    Leader,
    /// WQ-SPAWN-01: one hero after the other, the leader first.
    Heroes,
    /// Face down into the shadows; a nemesis that leaves the lair lies face up there.
    Shadows,
}

/// WQ-FX-04: what is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Cost {
    /// This card is turned.
    Exhaust,
    /// WQ-FX-03.
    Deplete,
    Discard,
    Suffer(u8),
    /// Success tokens of the owner.
    Tokens(u8),
    /// Success tokens of any heroes.
    PartyTokens(u8),
}

/// WQ-ACT-20: what must be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Guard {
    /// The attack defeated an enemy.
    Defeated,
    /// An enemy engaged by the lines above.
    Pulled,
    NotExplored,
    ShadowsEmpty,
    NemesisInLair,
    NemesisOut,
    /// Another enemy with this trait is in the same zone.
    OtherInZone(Trait),
    /// The party travels for the second, fourth, … time.
    EvenTravel,
    Quest(Sheet),
}

/// Functions for what no other effect says, in `effects/custom.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Custom {
    /// WQ-SHEET-Q2-02: the Warpstone is shuffled into the top of the dungeon deck.
    HideWarpstone,
}

/// When a lasting effect counts (WQ-FX-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum During {
    Always,
    /// Every action of the owner.
    Actions,
    Only(Kind),
    /// Attack actions of the owner with exactly one target.
    Duels,
}

/// What a lasting effect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Change {
    Success(Amount),
    Defence(u8),
    Dice(u8),
    /// Each critical counts so many successes more.
    PerCritical(u8),
    /// Successes against elites and nemeses.
    VersusElite(u8),
    /// So much resilience is ignored.
    Pierce(u8),
    Ranged,
    Blank(u8),
    Health(u8),
    /// Recover so many fewer.
    Infection(u8),
    /// Wounds from keywords are fewer.
    Ward(u8),
    NoConditions,
    /// The action card is not exhausted when chosen.
    Tireless,
    CannotBeEngaged,
    /// Except by its own activation.
    CannotBeExhausted,
}

/// WQ-FX-05: a lasting effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    pub during: During,
    pub change: Change,
}

/// When an effect with a cost can be used (WQ-FX-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Window {
    /// The owner's activation, before and after his action card.
    Activation,
    /// The hero phase.
    HeroPhase,
    /// After targets are named, before dice are rolled.
    BeforeRoll(Option<Kind>),
    /// WQ-ACT-08.
    Reroll(Option<Kind>),
    /// WQ-ACT-11.
    Modify(Option<Kind>),
    /// WQ-AMB-50: after the action card.
    AfterCard,
    /// An attack action of another hero.
    OthersAttack,
    /// WQ-ZONE-03: an enemy has engaged the owner.
    Engaged,
    /// The owner would suffer wounds.
    WouldSuffer,
    /// WQ-AMB-15: the location phase, before the party may travel.
    LocationPhase,
    /// Before the party decides to travel.
    BeforeTravel,
}

/// An effect with a cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use<B> {
    pub window: Window,
    #[serde(default)]
    pub cost: Option<Cost>,
    pub then: B,
}

/// When an effect without a cost sets itself off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Trigger {
    /// After the action line of this type.
    After(Kind),
    /// Before the other hero is done with the aid (WQ-AID-01).
    OwnAid,
    ActivationEnd,
    /// An enemy has engaged the owner.
    Engaged,
    EnemyPhase,
    /// WQ-AMB-15.
    LocationPhase,
    Revealed,
    TravelFrom,
    /// WQ-DUN-03.
    Drawn,
}

/// An effect that sets itself off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reaction<B> {
    pub when: Trigger,
    pub then: B,
}

/// Whom an attack action targets (WQ-ACT-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Targets {
    /// No attack.
    #[default]
    None,
    UpTo(u8),
    /// One, or for so many wounds all in its zone.
    OneOrZone(u8),
    /// All of one zone.
    Zone,
}
