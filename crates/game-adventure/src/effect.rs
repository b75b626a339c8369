//! The vocabulary of the cards: everything that a card can do, as data. `effects/` says what each of these does; the
//! sentence that a player reads is made from the same data.

use cards::Block;
use serde::{Deserialize, Serialize};

use crate::names::{AttackType, Level, Trait};

/// Effects in the order in which a card lists them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tree(pub Vec<Effect<Tree>>);

/// An effect as it lies in the arena.
pub type Op = Effect<Block>;

/// One effect. `B` is how an effect holds others: as a [`Tree`] where a card is read or told, as a [`Block`] in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect<B> {
    // Characters
    /// AG-DMG-01: outside an attack (AG-RUL-67).
    Damage(Who, u8),
    /// AG-DMG-02.
    Heal(Who, u8),
    /// AG-ABIL-02.
    Draw(Who, u8),
    /// So many ability cards of the character's choice.
    Discard(Who, u8),
    /// AG-LOSS-01: so many ability cards at random.
    Drop(Who, u8),
    /// AG-LOSS-02: an item at random.
    Lose(Who, Stash),
    /// AG-ITEM-04: an item of this level, or of the level of the place.
    Gain(Who, Grade),
    /// AG-ABIL-06.
    Energy(Who, u8),
    /// So much energy is lost.
    Sap(Who, u8),
    /// All energy of this turn is lost.
    Drain(Who),
    /// More steps in this movement phase.
    Moves(u8),
    /// Fewer steps in the next movement phase.
    Slow(Who, u8),
    /// No healing for the rest of the turn.
    Wither(Who),
    /// The next challenge phase of this character is skipped.
    Daze(Who),
    // Places
    /// The character goes to a place that its player chooses.
    Go(Who, Reach),
    /// The enemy character is moved so many spaces by the owner of the card.
    Push(u8),
    /// AG-RES-DISC-01: a discovery is placed.
    Place(Who),
    // In a combat
    /// The attack value of a side changes.
    Attack(Side, i8),
    Defence(Side, i8),
    /// AG-RUL-26: the damage value of a side changes.
    Might(Side, i8),
    /// AG-POWER-06.
    Reroll(Side),
    /// The own die is rolled so many times more, and the best counts.
    Best(u8),
    /// AG-ABIL-18.
    Weapon(AttackType, u8),
    /// This side makes no melee attack in this combat.
    Hold(Side),
    /// The same for the enemy, if the own die shows this or more.
    Stun(u8),
    /// What follows if the own attack hits.
    Rider(B),
    /// AG-ABIL-15.
    EndCombat,
    // Cards
    /// AG-ABIL-14: the ability that was just played.
    Counter,
    /// AG-ABIL-16.
    Attach(On),
    /// The bottom card of a challenge deck is looked at, and may be moved to the top.
    Scout(Fate),
    /// AG-DISC-FARSIGHT-01.
    FarSight,
    /// AG-DISC-MERCHANT-01.
    Trade,
    /// AG-EVENT-02: the event whose text this is.
    TurnOver,
    /// AG-CARD-03: the event whose text this is leaves the table.
    Leave,
    /// The challenge of this phase is not faced.
    Shun,
    /// The character stays in play with so much life left.
    Survive(u8),
    // Together
    /// A combat die: this or more, and what follows otherwise.
    Test(u8, B, B),
    /// If this holds.
    If(Guard, B),
    /// The owner may pay this for that; otherwise the last follows.
    Pay(Cost, B, B),
    /// One of these, as the owner of the card chooses.
    Choose(B),
    /// A character that the owner of the card chooses, for what follows.
    Whom(Circle, B),
    /// What no other effect says.
    Custom(Custom),
}

impl<B> Effect<B> {
    /// The same effect with what it holds put elsewhere.
    pub fn map<C>(self, put: &mut impl FnMut(B) -> C) -> Effect<C> {
        match self {
            Self::Damage(who, n) => Effect::Damage(who, n),
            Self::Heal(who, n) => Effect::Heal(who, n),
            Self::Draw(who, n) => Effect::Draw(who, n),
            Self::Discard(who, n) => Effect::Discard(who, n),
            Self::Drop(who, n) => Effect::Drop(who, n),
            Self::Lose(who, from) => Effect::Lose(who, from),
            Self::Gain(who, grade) => Effect::Gain(who, grade),
            Self::Energy(who, n) => Effect::Energy(who, n),
            Self::Sap(who, n) => Effect::Sap(who, n),
            Self::Drain(who) => Effect::Drain(who),
            Self::Moves(n) => Effect::Moves(n),
            Self::Slow(who, n) => Effect::Slow(who, n),
            Self::Wither(who) => Effect::Wither(who),
            Self::Daze(who) => Effect::Daze(who),
            Self::Go(who, reach) => Effect::Go(who, reach),
            Self::Push(n) => Effect::Push(n),
            Self::Place(who) => Effect::Place(who),
            Self::Attack(side, n) => Effect::Attack(side, n),
            Self::Defence(side, n) => Effect::Defence(side, n),
            Self::Might(side, n) => Effect::Might(side, n),
            Self::Reroll(side) => Effect::Reroll(side),
            Self::Best(n) => Effect::Best(n),
            Self::Weapon(kind, n) => Effect::Weapon(kind, n),
            Self::Hold(side) => Effect::Hold(side),
            Self::Stun(n) => Effect::Stun(n),
            Self::Rider(inner) => Effect::Rider(put(inner)),
            Self::EndCombat => Effect::EndCombat,
            Self::Counter => Effect::Counter,
            Self::Attach(on) => Effect::Attach(on),
            Self::Scout(fate) => Effect::Scout(fate),
            Self::FarSight => Effect::FarSight,
            Self::Trade => Effect::Trade,
            Self::TurnOver => Effect::TurnOver,
            Self::Leave => Effect::Leave,
            Self::Shun => Effect::Shun,
            Self::Survive(n) => Effect::Survive(n),
            Self::Test(n, then, otherwise) => Effect::Test(n, put(then), put(otherwise)),
            Self::If(guard, then) => Effect::If(guard, put(then)),
            Self::Pay(cost, then, otherwise) => Effect::Pay(cost, put(then), put(otherwise)),
            Self::Choose(inner) => Effect::Choose(put(inner)),
            Self::Whom(circle, inner) => Effect::Whom(circle, put(inner)),
            Self::Custom(custom) => Effect::Custom(custom),
        }
    }
}

/// An effect by what it acts on. The vocabulary is one flat list for those who write and read cards; whoever does the
/// effects matches one of these, so that nothing can be forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acts {
    /// On characters, one after the other.
    On(Who, OnCharacter),
    InCombat(InCombat),
    OnTable(OnTable),
}

/// What happens to one character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnCharacter {
    Damage(u8),
    Heal(u8),
    Draw(u8),
    Discard(u8),
    Drop(u8),
    Lose(Stash),
    Gain(Grade),
    Energy(u8),
    Sap(u8),
    Drain,
    Slow(u8),
    Wither,
    Daze,
    Go(Reach),
    Place,
}

/// What changes the combat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InCombat {
    Attack(Side, i8),
    Defence(Side, i8),
    Might(Side, i8),
    Reroll(Side),
    Best(u8),
    Weapon(AttackType, u8),
    Hold(Side),
    Stun(u8),
    Rider(Block),
    End,
}

/// Everything else, and what has to ask first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnTable {
    Moves(u8),
    Push(u8),
    Counter,
    Attach,
    Scout(Fate),
    FarSight,
    Trade,
    TurnOver,
    Leave,
    Shun,
    Survive(u8),
    Test(u8),
    If(Guard, Block),
    Pay,
    Choose,
    Whom,
    Custom(Custom),
}

impl Op {
    pub fn acts(self) -> Acts {
        match self {
            Self::Damage(who, n) => Acts::On(who, OnCharacter::Damage(n)),
            Self::Heal(who, n) => Acts::On(who, OnCharacter::Heal(n)),
            Self::Draw(who, n) => Acts::On(who, OnCharacter::Draw(n)),
            Self::Discard(who, n) => Acts::On(who, OnCharacter::Discard(n)),
            Self::Drop(who, n) => Acts::On(who, OnCharacter::Drop(n)),
            Self::Lose(who, from) => Acts::On(who, OnCharacter::Lose(from)),
            Self::Gain(who, grade) => Acts::On(who, OnCharacter::Gain(grade)),
            Self::Energy(who, n) => Acts::On(who, OnCharacter::Energy(n)),
            Self::Sap(who, n) => Acts::On(who, OnCharacter::Sap(n)),
            Self::Drain(who) => Acts::On(who, OnCharacter::Drain),
            Self::Slow(who, n) => Acts::On(who, OnCharacter::Slow(n)),
            Self::Wither(who) => Acts::On(who, OnCharacter::Wither),
            Self::Daze(who) => Acts::On(who, OnCharacter::Daze),
            Self::Go(who, reach) => Acts::On(who, OnCharacter::Go(reach)),
            Self::Place(who) => Acts::On(who, OnCharacter::Place),
            Self::Attack(side, n) => Acts::InCombat(InCombat::Attack(side, n)),
            Self::Defence(side, n) => Acts::InCombat(InCombat::Defence(side, n)),
            Self::Might(side, n) => Acts::InCombat(InCombat::Might(side, n)),
            Self::Reroll(side) => Acts::InCombat(InCombat::Reroll(side)),
            Self::Best(n) => Acts::InCombat(InCombat::Best(n)),
            Self::Weapon(kind, n) => Acts::InCombat(InCombat::Weapon(kind, n)),
            Self::Hold(side) => Acts::InCombat(InCombat::Hold(side)),
            Self::Stun(n) => Acts::InCombat(InCombat::Stun(n)),
            Self::Rider(then) => Acts::InCombat(InCombat::Rider(then)),
            Self::EndCombat => Acts::InCombat(InCombat::End),
            Self::Moves(n) => Acts::OnTable(OnTable::Moves(n)),
            Self::Push(n) => Acts::OnTable(OnTable::Push(n)),
            Self::Counter => Acts::OnTable(OnTable::Counter),
            Self::Attach(_) => Acts::OnTable(OnTable::Attach),
            Self::Scout(fate) => Acts::OnTable(OnTable::Scout(fate)),
            Self::FarSight => Acts::OnTable(OnTable::FarSight),
            Self::Trade => Acts::OnTable(OnTable::Trade),
            Self::TurnOver => Acts::OnTable(OnTable::TurnOver),
            Self::Leave => Acts::OnTable(OnTable::Leave),
            Self::Shun => Acts::OnTable(OnTable::Shun),
            Self::Survive(n) => Acts::OnTable(OnTable::Survive(n)),
            Self::Test(least, ..) => Acts::OnTable(OnTable::Test(least)),
            Self::If(guard, then) => Acts::OnTable(OnTable::If(guard, then)),
            Self::Pay(..) => Acts::OnTable(OnTable::Pay),
            Self::Choose(_) => Acts::OnTable(OnTable::Choose),
            Self::Whom(..) => Acts::OnTable(OnTable::Whom),
            Self::Custom(custom) => Acts::OnTable(OnTable::Custom(custom)),
        }
    }
}

/// Which characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Who {
    /// The owner of the card; whoever flips, draws or resolves what belongs to nobody.
    Owner,
    /// The enemy character of the owner in this combat, if the enemy is a character.
    Foe,
    /// The character that was chosen, or to which the card is attached.
    Target,
    /// Every other character on the space of the owner.
    OthersHere,
}

/// A side of a combat, seen from the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    Own,
    Enemy,
}

/// AG-LOSS-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stash {
    Bag,
    BagOrGear,
}

/// Of which level an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Grade {
    Of(Level),
    /// One that the character chooses, not above its own.
    UpToOwn,
}

/// Where a character can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Reach {
    /// Any city.
    City,
    /// Any city, also away from an aggro marker (AG-RUL-08).
    CityDespiteAggro,
    /// AG-RUL-66: board units as the crow flies.
    Units(u8),
    /// So many spaces or fewer, step by step.
    Steps(u8),
}

/// Which characters can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Circle {
    /// On the space of the owner.
    Here,
    /// AG-RUL-66.
    Within(u8),
}

/// What a card is attached to (AG-ABIL-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum On {
    Owner,
    /// The space of the owner.
    Space,
    /// The enemy character of this combat.
    Foe,
    /// The character that was chosen.
    Target,
    /// Another character or a discovery that lies face down.
    CharacterOrDiscovery,
    /// Another character or an undefeated encounter.
    CharacterOrMarker,
}

/// What becomes of a card that was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Fate {
    Stays,
    MayMove,
}

/// What is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Cost {
    Energy(u8),
    /// An ability card from the hand.
    Ability,
    /// An item of one's own.
    Item,
    Damage(u8),
}

/// What must be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Guard {
    /// The owner's own attack is of this type.
    Using(AttackType),
    /// The enemy's attack is of this type.
    Facing(AttackType),
    /// The enemy is a character.
    FoeIsCharacter,
    /// The owner's attack has hit.
    Hit,
    /// The owner has this card attached (Call Pet).
    HasPet,
}

/// Functions for what no other effect says, in `effects/custom.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Custom {
    /// AG-DISC-FALSEMAP-01.
    FalseMap,
    /// AG-DISC-AMBUSH-01.
    Ambush,
    /// AG-DISC-DISEASE-01.
    Disease,
    /// AG-DISC-CURSE-01.
    Curse,
    /// AG-DISC-HEARTHSTONE-01.
    Hearthstone,
    /// AG-TROPHY-04.
    BootyBay,
    /// Every hand is discarded at random by one card, and its owner draws one.
    PassTheCup,
}

/// When a lasting effect counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum During {
    #[default]
    Always,
    /// Against an encounter with this trait.
    Against(Trait),
    AgainstCharacters,
    AgainstEncounters,
    /// With this type of attack.
    With(AttackType),
    /// Against the character or encounter that the card is attached to.
    Marked,
}

/// What a lasting effect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Change {
    Attack(i8),
    Defence(i8),
    Might(i8),
    Life(i8),
    /// The rolled moves, and the rolled energy.
    Moves(i8),
    Energy(i8),
    /// The first ability of each turn costs so much less.
    FirstAbility(u8),
    /// What a healing resource or potion heals.
    Healing(i8),
}

/// A lasting effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    #[serde(default)]
    pub during: During,
    pub change: Change,
}

/// AG-POWER-03: what a die result sets off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power<B> {
    /// 1 to 6; 6 is X.
    #[serde(deserialize_with = "cards::within::<1, 6, _>")]
    pub on: u8,
    pub then: B,
}

/// When an ability or an item can be used (AG-ABIL-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum When {
    /// The own movement phase.
    Movement,
    /// Any time in the own turn when its player is asked what to do.
    OwnTurn,
    /// The start of the own challenge phase.
    Challenge,
    /// AG-COMBAT-02.
    BeforeRoll,
    /// AG-COMBAT-06.
    AfterRoll,
    /// AG-RUL-24 (g).
    Between,
    /// After an attack that hit, before the combat ends.
    AfterHit,
    /// Before the combat ends: before the roll, after it, or between the steps.
    InCombat,
    /// When the owner would be defeated.
    Brink,
    /// AG-ABIL-14: an ability was played by an enemy in the owner's combat.
    CounterInCombat,
    /// The same by a character within so many spaces.
    CounterWithin(u8),
}

/// The symbol on the card (AG-ABIL-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Timing {
    Movement,
    Combat,
    Special,
}

/// AG-ABIL-17: the improved text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Better<B> {
    pub level: Level,
    /// What the card costs then.
    #[serde(default)]
    pub energy: Option<u8>,
    /// Whether it comes in addition to the text above, or takes its place.
    #[serde(default)]
    pub adds: Adds,
    #[serde(default)]
    pub then: B,
    /// Lasting effects while attached, in addition.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// What comes at the start of a turn, or springs, instead.
    #[serde(default)]
    pub each: B,
    /// How many more hits are prevented.
    #[serde(default)]
    pub shields: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Adds {
    #[default]
    ToText,
    InsteadOfText,
}

/// AG-ABIL-16: what an attached card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lasting<B> {
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// At the start of each turn of the bearer; or when a character ends its movement here.
    #[serde(default)]
    pub each: B,
    /// So often damage to the bearer is prevented.
    #[serde(default)]
    pub shields: u8,
    pub until: Until,
}

/// When an attached card is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Until {
    /// With its bearer's defeat.
    Defeat,
    /// The end of the turn.
    TurnEnd,
    /// The start of the owner's next turn.
    OwnersTurn,
    /// So many turn starts of the bearer.
    Starts(u8),
    /// An attack has hit the bearer.
    Hit,
    /// The bearer was healed.
    Healed,
    /// A character ends its movement on the space.
    Sprung,
    /// Its shields are used up.
    Spent,
}
