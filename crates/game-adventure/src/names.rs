//! The closed lists of the box: everything that has a name in notation, files and views.

mod abilities;
mod board;
mod deck;

pub use abilities::{Ability, N_ABILITIES, N_OF_HERO, N_QUESTS, N_STARTING, Quest};
pub use board::{N_SPACES, Space};
pub use deck::{Challenge, Item, N_CHALLENGES, N_ITEMS, N_OF_LEVEL};

use parts::named;

named! {
    /// AG-GEN-02: four characters.
    pub enum Hero as "character" {
        Grumbaz = "grumbaz",
        Burbonn = "burbonn",
        Sandrai = "sandrai",
        Sofeea = "sofeea",
    }
}

/// How many characters the box has.
pub const N_HEROES: usize = 4;

named! {
    /// AG-LEVEL-01, in this order.
    pub enum Level as "level" {
        Grey = "grey",
        Green = "green",
        Yellow = "yellow",
        Red = "red",
    }
}

/// How many levels there are.
pub const N_LEVELS: usize = 4;

named! {
    /// AG-CHAR-03: the sides of a character card.
    pub enum Face as "side" {
        Start = "start",
        Back = "back",
    }
}

named! {
    /// AG-FACTION-01.
    pub enum Faction as "faction" {
        Horde = "horde",
        Alliance = "alliance",
    }
}

named! {
    /// AG-SPACE: what a space is.
    /// AG-SPACE-01, AG-SPACE-02, AG-SPACE-03, AG-SPACE-04, AG-SPACE-05, in this order.
    pub enum Place as "kind of space" {
        Regular = "regular",
        Key = "key",
        City = "city",
        Encounter = "encounter",
        Overlord = "overlord",
    }
}

named! {
    /// AG-EXPL-02: what a space offers.
    pub enum Resource as "resource" {
        Scroll = "scroll",
        Book = "book",
        SmallPotion = "small-potion",
        LargePotion = "large-potion",
        Discovery = "discovery",
        Flight = "flight",
        Auction = "auction",
        QuestGiver = "quest-giver",
    }
}

named! {
    /// AG-POTION-01.
    pub enum Potion as "potion" {
        Healing = "healing",
        Energy = "energy",
        Speed = "speed",
    }
}

/// How many kinds of potions there are.
pub const N_POTIONS: usize = 3;

named! {
    /// AG-ENC-01.
    pub enum Trait as "trait" {
        Beast = "beast",
        Undead = "undead",
        Humanoid = "humanoid",
        Demon = "demon",
        Dragonkin = "dragonkin",
        Elemental = "elemental",
        Giant = "giant",
        Mechanical = "mechanical",
    }
}

named! {
    /// AG-COMBAT-07.
    pub enum AttackType as "type of attack" {
        Melee = "melee",
        Ranged = "ranged",
    }
}

named! {
    /// AG-ITEM-01.
    pub enum ItemType as "type of item" {
        Weapon = "weapon",
        Armour = "armour",
        Bag = "bag",
    }
}

named! {
    /// AG-ITEM-09: restriction symbols.
    pub enum Symbol as "symbol" {
        Heavy = "heavy",
        Blade = "blade",
        Missile = "missile",
        Focus = "focus",
        Cloth = "cloth",
        Leather = "leather",
        Mail = "mail",
        Plate = "plate",
    }
}

named! {
    /// AG-SETUP-05: the discoveries; first those that are kept (AG-EXPL-06), last the optional ones.
    pub enum Discovery as "discovery" {
        Gold = "gold",
        Hearthstone = "hearthstone",
        FarSight = "far-sight",
        RocketBoots = "rocket-boots",
        Merchant = "merchant",
        Ambush = "ambush",
        FalseMap = "false-map",
        PowerDrain = "power-drain",
        Disease = "disease",
        Bomb = "bomb",
        Curse = "curse",
    }
}

/// How many kinds of discoveries there are, and how many of them are kept.
pub const N_DISCOVERIES: usize = 11;
pub const N_KEPT: usize = 5;
/// How many discovery tokens there are, the optional ones counted.
pub const N_TOKENS: usize = 24;

named! {
    /// AG-TROPHY-01: named after the places where they are earned.
    pub enum Trophy as "trophy" {
        BootyBay = "booty-bay",
        Nefarian = "nefarian",
        Kelthuzad = "kelthuzad",
        Hakkar = "hakkar",
        Kazzak = "kazzak",
    }
}

/// How many kinds of trophies there are.
pub const N_TROPHIES: usize = 5;
/// AG-SPACE-06: the places of the encounter track.
pub const N_MARKERS: usize = 10;

impl Ability {
    /// The character whose card it is.
    #[inline]
    pub fn hero(self) -> Hero {
        Hero::ALL[self.idx() / N_OF_HERO]
    }

    /// The kinds of cards of a character.
    #[inline]
    pub fn of(hero: Hero) -> &'static [Self] {
        &Self::ALL[hero.idx() * N_OF_HERO..(hero.idx() + 1) * N_OF_HERO]
    }
}

impl Challenge {
    /// The level of the deck to which it belongs.
    #[inline]
    pub fn level(self) -> Level {
        Level::ALL[self.idx() / N_OF_LEVEL]
    }
}

impl Quest {
    #[inline]
    pub fn is_elite(self) -> bool {
        N_STARTING <= self.idx()
    }
}

impl Face {
    pub const fn other(self) -> Self {
        match self {
            Self::Start => Self::Back,
            Self::Back => Self::Start,
        }
    }
}
