//! The closed lists of the box: everything that has a name in notation, files and views.

use parts::named;

named! {
    /// A space of the map (WR-TERM-04): ten for each region, and Icecrown Citadel.
    pub enum Space as "space" {
        OnslaughtHarbor = "onslaught-harbor",
        TheAvalanche = "the-avalanche",
        RiversHeart = "rivers-heart",
        VaultOfArchavon = "vault-of-archavon",
        TempleCityOfEnkilah = "temple-city-of-enkilah",
        WarsongHold = "warsong-hold",
        ValianceKeep = "valiance-keep",
        TheWrathgate = "the-wrathgate",
        AzjolNerub = "azjol-nerub",
        TheNexus = "the-nexus",
        ShadowVault = "shadow-vault",
        ArgentTournament = "argent-tournament",
        TempleOfStorms = "temple-of-storms",
        TheBreach = "the-breach",
        Dalaran = "dalaran",
        Frosthold = "frosthold",
        TerraceOfTheMakers = "terrace-of-the-makers",
        Thunderfall = "thunderfall",
        Gundrak = "gundrak",
        Ulduar = "ulduar",
        WyrmrestTemple = "wyrmrest-temple",
        ThrymsEnd = "thryms-end",
        DraktharonKeep = "draktharon-keep",
        Kolramas = "kolramas",
        Grizzlemaw = "grizzlemaw",
        AmberpineLodge = "amberpine-lodge",
        UtgardeKeep = "utgarde-keep",
        VengeanceLanding = "vengeance-landing",
        Valgarde = "valgarde",
        Naxxramas = "naxxramas",
        /// WR-TERM-05: belongs to no region and has no Scourge card.
        IcecrownCitadel = "icecrown-citadel",
    }
}

/// How many spaces the map has.
pub const N_SPACES: usize = 31;

named! {
    /// WR-TERM-05, WR-AMB-30.
    pub enum Region as "region" {
        Red = "red",
        Green = "green",
        Purple = "purple",
    }
}

named! {
    /// WR-COMP-01: seven heroes.
    pub enum Hero as "hero" {
        Tirion = "tirion",
        Liadrin = "liadrin",
        Thrall = "thrall",
        Sylvanas = "sylvanas",
        Muradin = "muradin",
        Jaina = "jaina",
        Varian = "varian",
    }
}

/// How many heroes the box has.
pub const N_HEROES: usize = 7;

named! {
    /// Two abilities for each hero, in the order of the heroes.
    pub enum Ability as "ability" {
        PressForward = "press-forward",
        Ashbringer = "ashbringer",
        Indomitable = "indomitable",
        LayOnHands = "lay-on-hands",
        ChainLightning = "chain-lightning",
        Warchief = "i-am-the-warchief",
        WailingArrow = "wailing-arrow",
        WillOfTheForsaken = "will-of-the-forsaken",
        StormBolt = "storm-bolt",
        LegacyOfTheBronzebeards = "legacy-of-the-bronzebeards",
        Teleport = "teleport",
        FrostArmor = "frost-armor",
        ForTheAlliance = "for-the-alliance",
        Whirlwind = "whirlwind",
    }
}

named! {
    /// A card of the hero deck (WR-COMP-02).
    pub enum Card as "hero card" {
        Fight1 = "fight-1",
        Fight2 = "fight-2",
        Defend = "defend",
        Travel2 = "travel-2",
        Travel4 = "travel-4",
        Heal = "heal",
        /// WR-CARD-STRONG-01: never enters a hand.
        Stronghold = "stronghold",
        /// WR-RISE-08: never enters a hand.
        ScourgeRises = "scourge-rises",
    }
}

/// How many kinds of cards can be in a hand: the first of [`Card::ALL`].
pub const N_KINDS: usize = 6;

impl Card {
    /// The kinds that can be in a hand.
    pub const ORDINARY: &'static [Self] =
        &[Self::Fight1, Self::Fight2, Self::Defend, Self::Travel2, Self::Travel4, Self::Heal];

    pub const fn is_ordinary(self) -> bool {
        (self as usize) < N_KINDS
    }

    /// WR-ACT-QUEST-06: the icon, whatever the number.
    pub const fn icon(self) -> Option<Icon> {
        match self {
            Self::Fight1 | Self::Fight2 => Some(Icon::Fight),
            Self::Defend => Some(Icon::Defend),
            Self::Travel2 | Self::Travel4 => Some(Icon::Travel),
            Self::Heal => Some(Icon::Heal),
            Self::Stronghold | Self::ScourgeRises => None,
        }
    }
}

named! {
    /// An icon of a quest track.
    pub enum Icon as "icon" {
        Fight = "fight",
        Defend = "defend",
        Travel = "travel",
        Heal = "heal",
    }
}

named! {
    /// WR-COMP-04: three quests for each region, and Icecrown Citadel.
    pub enum Quest as "quest" {
        Naxxramas = "naxxramas",
        UtgardeKeep = "utgarde-keep",
        WyrmrestTemple = "wyrmrest-temple",
        TheNexus = "the-nexus",
        AzjolNerub = "azjol-nerub",
        VaultOfArchavon = "vault-of-archavon",
        Ulduar = "ulduar",
        ArgentTournament = "argent-tournament",
        Gundrak = "gundrak",
        IcecrownCitadel = "icecrown-citadel",
    }
}

named! {
    /// WR-COMP-04: nine rewards.
    pub enum Reward as "reward" {
        ArgentCrusaders = "argent-crusaders",
        BorrowedTime = "borrowed-time",
        OneQuietNight = "one-quiet-night",
        AlexstraszasCleansing = "alexstraszas-cleansing",
        BlessingOfTheLight = "blessing-of-the-light",
        GunshipSupport = "gunship-support",
        NewAllies = "new-allies",
        OnwardToVictory = "onward-to-victory",
        KnightsOfTheEbonBlade = "knights-of-the-ebon-blade",
    }
}

/// How many rewards the box has.
pub const N_REWARDS: usize = 9;

named! {
    /// WR-DECK-01.
    pub enum Difficulty as "difficulty" {
        Introductory = "introductory",
        Normal = "normal",
        Heroic = "heroic",
        Mythic = "mythic",
    }
}

named! {
    /// WR-TERM-03.
    pub enum Enemy as "enemy" {
        Ghoul = "ghoul",
        Abomination = "abomination",
    }
}

named! {
    /// A face of a die (WR-TERM-06): successes and blocks.
    pub enum Face as "face" {
        S = "s",
        SS = "ss",
        B = "b",
        SB = "sb",
    }
}

impl Face {
    pub const fn successes(self) -> u8 {
        match self {
            Self::S | Self::SB => 1,
            Self::SS => 2,
            Self::B => 0,
        }
    }

    pub const fn blocks(self) -> u8 {
        match self {
            Self::S | Self::SS => 0,
            Self::B | Self::SB => 1,
        }
    }
}
