//! The closed lists of the box: everything that has a name in notation, files and views.

use parts::named;

named! {
    /// WQ-SETUP-02: four heroes.
    pub enum Hero as "hero" {
        Ironbreaker = "ironbreaker",
        Waywatcher = "waywatcher",
        WarriorPriest = "warrior-priest",
        BrightWizard = "bright-wizard",
    }
}

/// How many heroes the box has.
pub const N_HEROES: usize = 4;

named! {
    /// The four types of action; every hero has one card of each (WQ-SETUP-08).
    pub enum Kind as "action" {
        Attack = "attack",
        Explore = "explore",
        Aid = "aid",
        Rest = "rest",
    }
}

/// How many types of action there are.
pub const N_KINDS: usize = 4;

named! {
    /// WQ-SETUP-06: four basic and four advanced action cards for each hero: by hero, by tier, by type.
    pub enum ActionCard as "action card" {
        GromrilSweep = "gromril-sweep",
        InexorableAdvance = "inexorable-advance",
        HoldTheLine = "hold-the-line",
        StoutHeart = "stout-heart",
        AncestorsWrath = "ancestors-wrath",
        TunnelFighter = "tunnel-fighter",
        ShieldwallOath = "shieldwall-oath",
        Unbroken = "unbroken",
        SwiftShot = "swift-shot",
        Pathfinder = "pathfinder",
        CoveringShot = "covering-shot",
        LeafStill = "leaf-still",
        RainOfShafts = "rain-of-shafts",
        UnseenPaths = "unseen-paths",
        WatchersSignal = "watchers-signal",
        VeilOfLeaves = "veil-of-leaves",
        Judgement = "judgement",
        LitanyInTheDark = "litany-in-the-dark",
        SigmarsLight = "sigmars-light",
        Vigil = "vigil",
        CometsFall = "comets-fall",
        PilgrimsTorch = "pilgrims-torch",
        HammersBlessing = "hammers-blessing",
        Communion = "communion",
        Fireball = "fireball",
        BurningLantern = "burning-lantern",
        FanTheFlames = "fan-the-flames",
        BankedEmbers = "banked-embers",
        Conflagration = "conflagration",
        EmberSight = "ember-sight",
        CascadeOfFire = "cascade-of-fire",
        PhoenixTrance = "phoenix-trance",
    }
}

named! {
    /// WQ-SETUP-06.
    pub enum Tier as "tier" {
        Basic = "basic",
        Advanced = "advanced",
    }
}

impl ActionCard {
    #[inline]
    pub fn of(hero: Hero, tier: Tier, kind: Kind) -> Self {
        Self::ALL[hero.idx() * 8 + tier.idx() * 4 + kind.idx()]
    }

    pub fn hero(self) -> Hero {
        Hero::ALL[self.idx() / 8]
    }

    pub fn tier(self) -> Tier {
        Tier::ALL[self.idx() / 4 % 2]
    }

    pub fn kind(self) -> Kind {
        Kind::ALL[self.idx() % 4]
    }
}

named! {
    /// WQ-GEAR-01, WQ-LEG-01: the cards of the gear deck, then three legendary cards for each hero.
    pub enum Gear as "gear" {
        Crossbow = "crossbow",
        Broadsword = "broadsword",
        ParryingDagger = "parrying-dagger",
        GreatAxe = "great-axe",
        BoarSpear = "boar-spear",
        Flail = "flail",
        HuntingBow = "hunting-bow",
        Warhammer = "warhammer",
        ThrowingKnives = "throwing-knives",
        DuellingSabre = "duelling-sabre",
        LeatherJerkin = "leather-jerkin",
        MailShirt = "mail-shirt",
        PlateHarness = "plate-harness",
        Buckler = "buckler",
        ScaleCoat = "scale-coat",
        RunedHelm = "runed-helm",
        PaddedCoat = "padded-coat",
        NightCloak = "night-cloak",
        Lantern = "lantern",
        HealersSatchel = "healers-satchel",
        CaptainsSignet = "captains-signet",
        LuckyCoin = "lucky-coin",
        ClimbingRope = "climbing-rope",
        SewerMap = "sewer-map",
        SilverIcon = "silver-icon",
        RatBell = "rat-bell",
        SalvePot = "salve-pot",
        TrophyBelt = "trophy-belt",
        WarHorn = "war-horn",
        /// WQ-LEG-02: four copies, and no gear itself.
        LegendaryFortune = "legendary-fortune",
        DeepguardPlate = "deepguard-plate",
        AxeOfLongGrudges = "axe-of-long-grudges",
        OathBanner = "oath-banner",
        BowOfTheHiddenVale = "bow-of-the-hidden-vale",
        MistweaveMantle = "mistweave-mantle",
        Trackstone = "trackstone",
        CometHammer = "comet-hammer",
        BlessedBreastplate = "blessed-breastplate",
        RelicOfTheFounder = "relic-of-the-founder",
        StaffOfTheRedWind = "staff-of-the-red-wind",
        AshenRobes = "ashen-robes",
        RingOfCinders = "ring-of-cinders",
    }
}

/// How many kinds of gear cards there are.
pub const N_GEAR: usize = 42;

/// The place of the first legendary card among [`Gear::ALL`].
const FIRST_LEGENDARY: usize = 30;

impl Gear {
    /// WQ-LEG-01: the hero to whom a legendary card belongs.
    #[inline]
    pub fn legend_of(self) -> Option<Hero> {
        self.idx().checked_sub(FIRST_LEGENDARY).map(|idx| Hero::ALL[idx / 3])
    }

    /// WQ-SETUP-06: the three legendary cards of a hero.
    pub fn legends(hero: Hero) -> &'static [Self] {
        let first = FIRST_LEGENDARY + 3 * hero.idx();
        &Self::ALL[first..first + 3]
    }
}

named! {
    /// WQ-GEAR-01: what a gear card is.
    pub enum GearType as "type of gear" {
        Weapon = "weapon",
        Armour = "armour",
        Accessory = "accessory",
        /// WQ-LEG-02.
        Fortune = "fortune",
    }
}

named! {
    /// An enemy card of the box (WQ-ENEMY-01): copies are numbered.
    pub enum Foe as "enemy" {
        GiantBat1 = "giant-bat-1",
        GiantBat2 = "giant-bat-2",
        GiantBatElite = "giant-bat-elite",
        GiganticSpider1 = "gigantic-spider-1",
        GiganticSpider2 = "gigantic-spider-2",
        GiganticSpiderElite = "gigantic-spider-elite",
        GoblinWarrior1 = "goblin-warrior-1",
        GoblinWarrior2 = "goblin-warrior-2",
        GoblinWarrior3 = "goblin-warrior-3",
        GoblinWarriorElite = "goblin-warrior-elite",
        GoblinArcher1 = "goblin-archer-1",
        GoblinArcher2 = "goblin-archer-2",
        GoblinArcherElite = "goblin-archer-elite",
        Clanrat1 = "clanrat-1",
        Clanrat2 = "clanrat-2",
        Clanrat3 = "clanrat-3",
        ClanratElite = "clanrat-elite",
        RatSwarm1 = "rat-swarm-1",
        RatSwarm2 = "rat-swarm-2",
        RatSwarmElite = "rat-swarm-elite",
        OrcBoy1 = "orc-boy-1",
        OrcBoy2 = "orc-boy-2",
        OrcBoy3 = "orc-boy-3",
        OrcBoyElite = "orc-boy-elite",
        CryptGhoul1 = "crypt-ghoul-1",
        CryptGhoul2 = "crypt-ghoul-2",
        CryptGhoulElite = "crypt-ghoul-elite",
        PlagueMonk1 = "plague-monk-1",
        PlagueMonk2 = "plague-monk-2",
        PlagueMonkElite = "plague-monk-elite",
        NightRunner1 = "night-runner-1",
        NightRunner2 = "night-runner-2",
        NightRunnerElite = "night-runner-elite",
        JezzailTeam1 = "jezzail-team-1",
        JezzailTeam2 = "jezzail-team-2",
        JezzailTeamElite = "jezzail-team-elite",
        BlackOrc1 = "black-orc-1",
        BlackOrc2 = "black-orc-2",
        BlackOrcElite = "black-orc-elite",
        RatOgre1 = "rat-ogre-1",
        RatOgre2 = "rat-ogre-2",
        RatOgreElite = "rat-ogre-elite",
        Troll1 = "troll-1",
        Troll2 = "troll-2",
        TrollElite = "troll-elite",
        OdiousGrump = "odious-grump",
        Nunkel = "nunkel",
        VrissTheQuiet = "vriss-the-quiet",
        WarlockTzeek = "warlock-tzeek",
        UgrokRedfist = "ugrok-redfist",
    }
}

/// How many enemy cards the box has.
pub const N_FOES: usize = 50;

/// How many of them are nemeses: the last of [`Foe::ALL`].
pub const N_NEMESES: usize = 5;

impl Foe {
    /// WQ-ENEMY-01: the five nemeses.
    pub fn nemeses() -> &'static [Self] {
        &Self::ALL[N_FOES - N_NEMESES..]
    }

    #[inline]
    pub const fn is_nemesis(self) -> bool {
        N_FOES - N_NEMESES <= self as usize
    }

    /// What is printed on the card.
    #[inline]
    pub fn model(self) -> Model {
        crate::content::book().model_of[self.idx()]
    }
}

named! {
    /// What is printed on an enemy card: the copies of one model are equal.
    pub enum Model as "kind of enemy" {
        GiantBat = "giant-bat",
        EliteGiantBat = "giant-bat-elite",
        GiganticSpider = "gigantic-spider",
        EliteGiganticSpider = "gigantic-spider-elite",
        GoblinWarrior = "goblin-warrior",
        EliteGoblinWarrior = "goblin-warrior-elite",
        GoblinArcher = "goblin-archer",
        EliteGoblinArcher = "goblin-archer-elite",
        Clanrat = "clanrat",
        EliteClanrat = "clanrat-elite",
        RatSwarm = "rat-swarm",
        EliteRatSwarm = "rat-swarm-elite",
        OrcBoy = "orc-boy",
        EliteOrcBoy = "orc-boy-elite",
        CryptGhoul = "crypt-ghoul",
        EliteCryptGhoul = "crypt-ghoul-elite",
        PlagueMonk = "plague-monk",
        ElitePlagueMonk = "plague-monk-elite",
        NightRunner = "night-runner",
        EliteNightRunner = "night-runner-elite",
        JezzailTeam = "jezzail-team",
        EliteJezzailTeam = "jezzail-team-elite",
        BlackOrc = "black-orc",
        EliteBlackOrc = "black-orc-elite",
        RatOgre = "rat-ogre",
        EliteRatOgre = "rat-ogre-elite",
        Troll = "troll",
        EliteTroll = "troll-elite",
        OdiousGrump = "odious-grump",
        Nunkel = "nunkel",
        VrissTheQuiet = "vriss-the-quiet",
        WarlockTzeek = "warlock-tzeek",
        UgrokRedfist = "ugrok-redfist",
    }
}

/// How many models there are.
pub const N_MODELS: usize = 33;

named! {
    /// WQ-DECK-02, WQ-ENEMY-02: a name that standard and elite cards share.
    pub enum Set as "set of enemies" {
        GiantBats = "giant-bats",
        GiganticSpiders = "gigantic-spiders",
        GoblinWarriors = "goblin-warriors",
        GoblinArchers = "goblin-archers",
        Clanrats = "clanrats",
        RatSwarms = "rat-swarms",
        OrcBoys = "orc-boys",
        CryptGhouls = "crypt-ghouls",
        PlagueMonks = "plague-monks",
        NightRunners = "night-runners",
        JezzailTeams = "jezzail-teams",
        BlackOrcs = "black-orcs",
        RatOgres = "rat-ogres",
        Trolls = "trolls",
        Nemeses = "nemeses",
    }
}

named! {
    /// WQ-ENEMY-01.
    pub enum Rank as "rank" {
        Standard = "standard",
        Elite = "elite",
        Nemesis = "nemesis",
    }
}

named! {
    /// A trait of enemies.
    pub enum Trait as "trait" {
        Beast = "beast",
        Greenskin = "greenskin",
        Skaven = "skaven",
        Undead = "undead",
    }
}

named! {
    /// WQ-KEY-01: the short names on the effect bar.
    pub enum Keyword as "keyword" {
        Advance = "advance",
        Retreat = "retreat",
        Inflict = "inflict",
        Prey = "prey",
        Ensnare = "ensnare",
        Lacerate = "lacerate",
        Disease = "disease",
        Swarm = "swarm",
        Ambush = "ambush",
        Frenzy = "frenzy",
        Regenerate = "regenerate",
        Mob = "mob",
    }
}

named! {
    /// WQ-LOC-01.
    pub enum Location as "location" {
        CollapsedSewer = "collapsed-sewer",
        RatcatchersCistern = "ratcatchers-cistern",
        WebbedCulvert = "webbed-culvert",
        DrownedCrypt = "drowned-crypt",
        FungusGallery = "fungus-gallery",
        OldWatchPost = "old-watch-post",
        BrokenStair = "broken-stair",
        GoblinWarren = "goblin-warren",
        PlagueCauldrons = "plague-cauldrons",
        BonePit = "bone-pit",
        WarpstoneVein = "warpstone-vein",
        SmugglersVault = "smugglers-vault",
        DwarfWaystone = "dwarf-waystone",
        GasFilledTunnel = "gas-filled-tunnel",
        RopeBridge = "rope-bridge",
        UnderwayCrossroads = "underway-crossroads",
        ForgeHall = "forge-hall",
        BellLoft = "bell-loft",
        TrophyHeap = "trophy-heap",
        FallenThroneRoom = "fallen-throne-room",
        GrumpsSump = "grumps-sump",
        PoisonedWellspring = "poisoned-wellspring",
        RatRunGate = "rat-run-gate",
        WarpfireWorkshop = "warpfire-workshop",
        WarCamp = "war-camp",
        TheOldStair = "the-old-stair",
    }
}

/// How many locations the box has.
pub const N_LOCATIONS: usize = 26;

named! {
    /// WQ-DUN-01: items, then events.
    pub enum Dungeon as "dungeon card" {
        HealingDraught = "healing-draught",
        Torch = "torch",
        FireFlask = "fire-flask",
        ElfcapFungus = "elfcap-fungus",
        SmokePot = "smoke-pot",
        Bandages = "bandages",
        PurgingHerbs = "purging-herbs",
        LuckyCharm = "lucky-charm",
        SmellingSalts = "smelling-salts",
        Whetstone = "whetstone",
        /// The only dungeon card with the quest symbol (WQ-SETUP-12).
        Warpstone = "warpstone",
        HiddenCache = "hidden-cache",
        GuardedHoard = "guarded-hoard",
        AmbushCard = "ambush-in-the-dark",
        NoisesInTheDark = "noises-in-the-dark",
        WaysideShrine = "wayside-shrine",
        FoulAir = "foul-air",
        RustedSnare = "rusted-snare",
        SecretPassage = "secret-passage",
        CaveIn = "cave-in",
        FallenAdventurer = "fallen-adventurer",
        IllOmen = "ill-omen",
    }
}

/// How many kinds of dungeon cards there are.
pub const N_DUNGEON: usize = 22;

/// How many of them are items: the first of [`Dungeon::ALL`].
pub const N_ITEMS: usize = 11;

impl Dungeon {
    /// WQ-DUN-01.
    #[inline]
    pub const fn is_item(self) -> bool {
        (self as usize) < N_ITEMS
    }
}

named! {
    /// WQ-COND-05.
    pub enum Condition as "condition" {
        Sickened = "sickened",
        Bleeding = "bleeding",
        Empowered = "empowered",
    }
}

named! {
    /// WQ-SETUP-10: five campaign quests in order, and a delve.
    pub enum Sheet as "quest" {
        AFoulStench = "a-foul-stench",
        LocateTheToxicAgent = "locate-the-toxic-agent",
        Pursuit = "pursuit",
        Firepower = "firepower",
        Waaagh = "waaagh",
        LostInTheDark = "lost-in-the-dark",
    }
}

impl Sheet {
    /// WQ-CAMP-01: the quests of a campaign, in order.
    pub fn campaign() -> &'static [Self] {
        &Self::ALL[..5]
    }
}

named! {
    /// WQ-PERIL-02: a space of the peril track.
    pub enum Peril as "peril" {
        Plain = "plain",
        Green = "green",
        Blue = "blue",
        Red = "red",
    }
}

named! {
    /// A face of a hero die.
    pub enum HeroFace as "face of a hero die" {
        Success = "success",
        SuccessDefence = "success-defence",
        Double = "double",
        Critical = "critical",
        Defence = "defence",
    }
}

/// How many different faces a hero die has.
pub const N_HERO_FACES: usize = 5;

named! {
    /// A face of an enemy die.
    pub enum EnemyFace as "face of an enemy die" {
        Blank = "blank",
        Attack = "attack",
        Nemesis = "nemesis",
    }
}

/// How many different faces an enemy die has.
pub const N_ENEMY_FACES: usize = 3;
