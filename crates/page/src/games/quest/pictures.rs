//! The pictures of the cards, as data: every hero, action, enemy, place, thing, condition and peril has its own.

mod heroes;

use game_quest::content::book;
use game_quest::names::{
    ActionCard, Condition, Dungeon, Gear, GearType, Hero, Location, Model, Peril, Rank, Set, Trait,
};

use heroes::{action, hero};
pub(super) use heroes::{figure as hero_figure, weapon};

use super::figures;
use super::town::House;
use crate::art::picture::{Air, Backdrop, Layer, Picture, dim, flat, light, lit, of};
use crate::asset::{ArtFile, Gallery};

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    Hero(Hero),
    Action(ActionCard),
    Foe(Model),
    Location(Location),
    Dungeon(Dungeon),
    Gear(Gear),
    Condition(Condition),
    Peril(Peril),
    /// A house of the settlement.
    House(House),
    /// The back of an enemy card.
    Back,
    /// The back of a gear card.
    GearBack,
}

impl Subject {
    /// Everything that has a picture.
    pub(crate) fn all() -> Vec<Self> {
        let mut res = vec![Self::Back, Self::GearBack];
        res.extend(Hero::ALL.iter().copied().map(Self::Hero));
        res.extend(ActionCard::ALL.iter().copied().map(Self::Action));
        res.extend(Model::ALL.iter().copied().map(Self::Foe));
        res.extend(Location::ALL.iter().copied().map(Self::Location));
        res.extend(Dungeon::ALL.iter().copied().map(Self::Dungeon));
        res.extend(Gear::ALL.iter().copied().map(Self::Gear));
        res.extend(Condition::ALL.iter().copied().map(Self::Condition));
        res.extend(Peril::ALL.iter().copied().map(Self::Peril));
        res.extend(House::ALL.map(Self::House));
        res
    }

    /// The name of its file.
    pub(crate) fn slug(self) -> String {
        match self {
            Self::Hero(it) => format!("hero-{it}"),
            Self::Action(it) => format!("action-{it}"),
            Self::Foe(it) => format!("foe-{it}"),
            Self::Location(it) => format!("place-{it}"),
            Self::Dungeon(it) => format!("dungeon-{it}"),
            Self::Gear(it) => format!("gear-{it}"),
            Self::Condition(it) => format!("condition-{it}"),
            Self::Peril(it) => format!("peril-{it}"),
            Self::House(it) => format!("house-{}", it.slug()),
            Self::Back => "back".to_owned(),
            Self::GearBack => "gear-back".to_owned(),
        }
    }

    pub(crate) fn picture(self) -> Picture {
        match self {
            Self::Hero(it) => hero(it),
            Self::Action(it) => action(it),
            Self::Foe(it) => foe(it),
            Self::Location(it) => location(it),
            Self::Dungeon(it) => dungeon(it),
            Self::Gear(it) => gear(it),
            Self::Condition(it) => condition(it),
            Self::Peril(it) => peril(it),
            Self::House(it) => house(it),
            Self::Back => back(),
            Self::GearBack => gear_back(),
        }
    }
}

/// The files of all pictures.
pub(super) static GALLERY: Gallery = Gallery::new("quest", || {
    Subject::all()
        .into_iter()
        .map(|it| (it.slug(), ArtFile::new(it.picture().file(&it.slug()))))
        .collect()
});

/// The address of a picture.
pub(crate) fn address(subject: Subject) -> String {
    GALLERY.address(&subject.slug())
}

const STEEL: &str = "#c3ccd8";
const GOLD: &str = "#e6b84a";
const WOOD: &str = "#9a6a36";
const FLAME: &str = "#ffb45a";

// Enemies

/// Where a set of enemies lives, its light, its body and its eyes.
const fn lair(set: Set) -> (Backdrop, Air, &'static str, &'static str, &'static str) {
    match set {
        Set::GiantBats => {
            (Backdrop::Cave, ("#0a0714", "#3a2c5c", "#5c4a86"), "#b9a0ff", "#564576", "#ff8a6a")
        }
        Set::GiganticSpiders => {
            (Backdrop::Tunnel, ("#08120a", "#23462a", "#40704a"), "#9affa0", "#3c5c3c", "#c8ff7a")
        }
        Set::GoblinWarriors => {
            (Backdrop::Camp, ("#12100a", "#5a3414", "#8a5a26"), "#ffb060", "#5f8a34", "#ffe24a")
        }
        Set::GoblinArchers => {
            (Backdrop::Dusk, ("#140a14", "#6a3444", "#a86050"), "#ffb488", "#6a9038", "#ffe24a")
        }
        Set::Clanrats => {
            (Backdrop::Tunnel, ("#100c06", "#4a4418", "#7a7030"), "#e6e27a", "#85714a", "#ff5a3a")
        }
        Set::RatSwarms => {
            (Backdrop::Cave, ("#0e0a08", "#4a3420", "#74583a"), "#ffc890", "#7d6248", "#ff4a3a")
        }
        Set::OrcBoys => {
            (Backdrop::Mesas, ("#140a06", "#7a2c16", "#b4582e"), "#ffb070", "#547c34", "#ffd23a")
        }
        Set::CryptGhouls => {
            (Backdrop::Forest, ("#0a0e12", "#2c4450", "#56747c"), "#c8f0e0", "#9aa594", "#ff5a4a")
        }
        Set::PlagueMonks => {
            (Backdrop::Hall, ("#0c1206", "#3c5016", "#6a8a2c"), "#c8f06a", "#667a3a", "#e6ff6a")
        }
        Set::NightRunners => {
            (Backdrop::Cave, ("#07090f", "#222c48", "#414f7a"), "#a0b4ff", "#4a5068", "#ff5a5a")
        }
        Set::JezzailTeams => {
            (Backdrop::Workshop, ("#0a120c", "#24503a", "#3f8a60"), "#8affb0", "#8a6a3c", "#8affa0")
        }
        Set::BlackOrcs => {
            (Backdrop::Mesas, ("#0c0808", "#4a1a18", "#7c3a30"), "#ff8a5a", "#46543c", "#ff6a3a")
        }
        Set::RatOgres => {
            (Backdrop::Workshop, ("#100a08", "#54301c", "#8a5a34"), "#ffba7a", "#8d6a50", "#ff4a3a")
        }
        Set::Trolls => {
            (Backdrop::Snow, ("#0a1016", "#34506a", "#6a8ca8"), "#c8e6ff", "#5d7d78", "#fff07a")
        }
        Set::Nemeses => {
            (Backdrop::Throne, ("#120608", "#5a1a24", "#8f3a40"), "#ffb070", "#6a7a44", "#ffe24a")
        }
    }
}

fn home(model: Model) -> (Backdrop, Air, &'static str, &'static str, &'static str) {
    lair(match model {
        Model::Nunkel => Set::CryptGhouls,
        Model::VrissTheQuiet => Set::NightRunners,
        Model::WarlockTzeek => Set::PlagueMonks,
        Model::UgrokRedfist => Set::BlackOrcs,
        _ => book().model(model).set,
    })
}

/// An enemy by himself.
pub(super) fn foe_figure(model: Model, size: f32) -> Layer {
    let (_, _, glow, ink, eyes) = home(model);
    let rim = if book().model(model).rank == Rank::Standard { glow } else { "#ffd86a" };
    lit(figures::likeness(model), size, ink, eyes, rim)
}

fn foe(model: Model) -> Picture {
    let facts = book().model(model);
    let (backdrop, air, glow, ink, eyes) = home(model);
    let emblem = figures::likeness(model);
    let mut layers = Vec::new();
    let (rim, size) = match facts.rank {
        Rank::Standard => (glow, 84.0),
        Rank::Elite => ("#ffd86a", 90.0),
        Rank::Nemesis => ("#ffe08a", 92.0),
    };
    match facts.rank {
        Rank::Standard => layers.push(dim(emblem.clone(), 38.0, 128.0, 76.0, air.2)),
        Rank::Elite => {
            layers.push(flat("wq-success", 132.0, 80.0, 54.0, GOLD, 20));
            layers.push(dim(emblem.clone(), 40.0, 26.0, 74.0, GOLD));
            layers.push(dim(emblem.clone(), 40.0, 134.0, 74.0, GOLD));
        }
        Rank::Nemesis => {
            layers.push(flat("wq-success", 156.0, 80.0, 52.0, "#ff8a4a", 26));
            layers.push(lit("wq-set-nemeses", 46.0, GOLD, "#8a2a1a", "#fff6dc").at(80.0, 16.0));
        }
    }
    let armed = match (facts.rank, facts.traits.first()) {
        (Rank::Standard, _) | (_, Some(Trait::Beast) | None) => None,
        (_, Some(Trait::Greenskin)) => Some("ob-axe"),
        (_, Some(Trait::Skaven)) => Some("ob-sabre"),
        (_, Some(Trait::Undead)) => Some("ob-flail"),
    };
    if let Some(armed) = armed {
        layers.push(lit(armed, 50.0, "#8f969e", "#3a4048", rim).at(130.0, 46.0).tilted(20.0));
    }
    layers.push(lit(emblem, size, ink, eyes, rim).at(78.0, 60.0));
    let mut res = of(backdrop, air, light(glow, 50.0, 30.0, 78.0), layers);
    res.n_sparks = if facts.rank == Rank::Standard { 7 } else { 16 };
    res
}

fn back() -> Picture {
    let air = ("#0b0714", "#2a2044", "#4a3a70");
    let moon = lit("wq-shadows", 66.0, "#b9a0ff", "#2a2044", "#e6dcff").at(80.0, 55.0);
    of(Backdrop::Rays, air, light("#a58aff", 80.0, 50.0, 64.0), vec![moon])
}

fn gear_back() -> Picture {
    let air = ("#120c06", "#46321c", "#7a5a30");
    let chest = lit("wq-deck-gear", 66.0, "#d9b068", "#3a2712", "#fff0c8").at(80.0, 55.0);
    of(Backdrop::Rays, air, light("#ffd890", 80.0, 50.0, 64.0), vec![chest])
}

// Places

/// A place: where it is, and what stands there.
pub(super) fn site(location: Location) -> (Backdrop, Air, &'static str, Layer) {
    use Location as L;
    let green = ("#07120a", "#1f4a2c", "#3f7a4c");
    let blue = ("#070c16", "#233c60", "#466a94");
    let rust = ("#140a06", "#5c2c14", "#94552c");
    let bone = ("#0e0c0a", "#4a4034", "#7c6c58");
    let night = ("#0a0814", "#382a5a", "#5e4a88");
    let (backdrop, air, glow, emblem, ink, detail) = match location {
        L::CollapsedSewer => (Backdrop::Tunnel, green, "#c8f08a", "ob-rocks", "#6a7058", "#1a2014"),
        L::RatcatchersCistern => {
            (Backdrop::Hall, blue, "#a0d8ff", "ob-grate", "#5c7288", "#10202e")
        }
        L::WebbedCulvert => (Backdrop::Tunnel, bone, "#e6e0c8", "ob-web", "#cfc8b4", "#6a2418"),
        L::DrownedCrypt => (Backdrop::Sea, blue, "#9ae0e6", "ob-tomb", "#6c8894", "#10222c"),
        L::FungusGallery => (Backdrop::Cave, night, "#d8a0ff", "ob-mushroom", "#a06ac0", "#ffe0ff"),
        L::OldWatchPost => (
            Backdrop::Dusk,
            ("#120a1e", "#6a3c5c", "#c87a50"),
            "#ffd08a",
            "ob-tower",
            "#3a2636",
            "#ffd27a",
        ),
        L::BrokenStair => (Backdrop::Hall, bone, "#ffe0a8", "ob-stair", "#8d7f6a", "#d8c8a8"),
        L::GoblinWarren => (Backdrop::Camp, rust, FLAME, "ob-palisade", "#7c5a30", "#2a1808"),
        L::PlagueCauldrons => {
            (Backdrop::Cave, green, "#b8ff5a", "ob-cauldron", "#4f5a3c", "#c8ff6a")
        }
        L::BonePit => (Backdrop::Cave, bone, "#ffe8c0", "ob-bones", "#cfc4a4", "#2a2018"),
        L::WarpstoneVein => (Backdrop::Cave, green, "#7affa0", "ob-crystal", "#3fae62", "#d8ffd0"),
        L::SmugglersVault => (Backdrop::Workshop, rust, "#ffd890", "ob-chest", "#8a5c2c", GOLD),
        L::DwarfWaystone => (Backdrop::Snow, blue, "#d8ecff", "ob-waystone", "#7c8894", "#ffdc8a"),
        L::GasFilledTunnel => (Backdrop::Tunnel, green, "#d6ff7a", "ob-gas", "#9ab04a", "#3c4a10"),
        L::RopeBridge => (Backdrop::Mesas, night, "#ffc0a0", "ob-bridge", "#a87c48", "#2a1808"),
        L::UnderwayCrossroads => {
            (Backdrop::Tunnel, rust, "#ffd08a", "ob-crossing", "#96703c", "#2a1808")
        }
        L::ForgeHall => (Backdrop::Hall, rust, "#ff9a3a", "ob-forge", "#6c6460", "#ffb04a"),
        L::BellLoft => (Backdrop::Dusk, night, "#ffd8a0", "ob-belfry", "#8a7048", "#2a1c0c"),
        L::TrophyHeap => (Backdrop::Throne, rust, "#ffd86a", "ob-heap", "#b48c3c", "#3a2408"),
        L::FallenThroneRoom => {
            (Backdrop::Throne, night, "#d0b4ff", "ob-throne", "#7c6a94", "#e6c85a")
        }
        L::GrumpsSump => (Backdrop::Cave, green, "#c8e66a", "ob-sump", "#5c7034", "#1c2a0c"),
        L::PoisonedWellspring => {
            (Backdrop::Forest, green, "#a0ff8a", "ob-well", "#7a7c70", "#6aff7a")
        }
        L::RatRunGate => (Backdrop::Hall, bone, "#ffcf8a", "ob-archway", "#75664e", "#2a2014"),
        L::WarpfireWorkshop => {
            (Backdrop::Workshop, green, "#7aff9a", "ob-wheel", "#68726a", "#6aff8a")
        }
        L::WarCamp => (Backdrop::Camp, rust, "#ff8a3a", "ob-tent", "#8f4a2c", "#2a0c06"),
        L::TheOldStair => (Backdrop::Dusk, blue, "#ffe6b0", "ob-stair", "#76808c", "#e6d8b0"),
    };
    (backdrop, air, glow, lit(emblem, 82.0, ink, detail, glow).at(80.0, 60.0))
}

fn location(location: Location) -> Picture {
    let (backdrop, air, glow, body) = site(location);
    let ghost =
        |size: f32, x: f32, y: f32, share: u8| flat(body.emblem.clone(), size, x, y, air.0, share);
    let ghosts = [ghost(40.0, 22.0, 66.0, 70), ghost(34.0, 142.0, 64.0, 70)];
    of(backdrop, air, light(glow, 54.0, 28.0, 80.0), ghosts.into_iter().chain([body]).collect())
}

/// A house of the settlement in the evening.
fn house(house: House) -> Picture {
    let roof = || flat("ob-tent", 60.0, 24.0, 60.0, "#120a06", 80);
    match house {
        House::Trainer => {
            let air = ("#120a14", "#54305c", "#a8644c");
            let target = lit("wq-ranged", 40.0, "#d8b070", "#5a2c14", "#ffe6b0").at(128.0, 68.0);
            let dummy = lit("wq-trainer", 70.0, "#c79a5a", "#3a2210", "#ffe2a0").at(70.0, 60.0);
            of(Backdrop::Dusk, air, light("#ffc27a", 44.0, 30.0, 82.0), vec![roof(), target, dummy])
        }
        House::Smith => {
            let air = ("#120806", "#5c2410", "#a8501e");
            let forge = lit("ob-forge", 58.0, "#6c5a50", "#ff9a3a", "#ffb45a").at(116.0, 54.0);
            let hammer = lit("wq-smith", 66.0, "#a4aeba", "#3f2a1c", "#ffd89a").at(58.0, 64.0);
            let mut res = of(
                Backdrop::Workshop,
                air,
                light("#ff9a3a", 112.0, 44.0, 84.0),
                vec![forge, hammer],
            );
            res.n_sparks = 22;
            res
        }
        House::Arena => {
            let air = ("#14090a", "#6a2c1c", "#c87a40");
            let banner = lit("sign-banner", 46.0, "#b13c2e", GOLD, "#ffe0b0").at(28.0, 40.0);
            let helm = lit("ob-helm", 44.0, STEEL, "#4a525e", "#fff0d0").at(130.0, 70.0);
            let arena = lit("wq-arena", 72.0, "#d2b27a", "#5a2a14", "#fff0c8").at(80.0, 58.0);
            of(Backdrop::Mesas, air, light("#ffd08a", 80.0, 26.0, 86.0), vec![banner, helm, arena])
        }
    }
}

// Things

const fn thing(gear: Gear) -> (&'static str, &'static str, &'static str) {
    use Gear as G;
    match gear {
        G::Crossbow => ("ob-crossbow", WOOD, "#2a1a0c"),
        G::Broadsword => ("ob-broadsword", STEEL, "#5a6472"),
        G::ParryingDagger => ("ob-dagger", STEEL, "#5a6472"),
        G::GreatAxe => ("ob-axe", "#aab4c0", "#4a525e"),
        G::BoarSpear => ("ob-spear", "#b08a52", "#f0e0b8"),
        G::Flail => ("ob-flail", "#9aa4b0", "#3a424c"),
        G::HuntingBow => ("ob-bow", "#a87a42", "#f0e0b8"),
        G::Warhammer => ("ob-hammer", "#a4aeba", "#3f4650"),
        G::ThrowingKnives => ("ob-knives", STEEL, "#5a6472"),
        G::DuellingSabre => ("ob-sabre", "#d2d8e0", "#6a7482"),
        G::LeatherJerkin => ("wq-gear-armour", "#8f5f34", "#3a2210"),
        G::MailShirt => ("ob-mail", "#96a2b0", "#3c444e"),
        G::PlateHarness => ("ob-plate", "#b6c0cc", "#4a525e"),
        G::Buckler => ("ob-shield", "#8a6236", STEEL),
        G::ScaleCoat => ("ob-mail", "#7a9a7c", "#243c28"),
        G::RunedHelm => ("ob-helm", "#a8b2be", "#7ac8ff"),
        G::PaddedCoat => ("wq-gear-armour", "#a0875a", "#4a3a1c"),
        G::NightCloak => ("ob-cloak", "#454a72", "#14162c"),
        G::Lantern => ("ob-lantern", "#8a6a3a", "#ffe692"),
        G::HealersSatchel => ("wq-pack", "#8c5e36", "#e6d2a4"),
        G::CaptainsSignet => ("ob-ring", GOLD, "#c8362a"),
        G::LuckyCoin => ("mark-coin", GOLD, "#7a5412"),
        G::ClimbingRope => ("ob-rope", "#c8a468", "#5a3c18"),
        G::SewerMap => ("sign-map", "#d8c08a", "#6a4a1c"),
        G::SilverIcon => ("ob-idol", "#ccd4dc", "#56606c"),
        G::RatBell => ("ob-bell", "#c89a3c", "#5a3c0c"),
        G::SalvePot => ("ob-pot", "#a8643c", "#f0d0a0"),
        G::TrophyBelt => ("ob-belt", "#8a5630", GOLD),
        G::WarHorn => ("ob-horn", "#d8c49a", "#6a4a1c"),
        G::LegendaryFortune => ("wq-gear-fortune", GOLD, "#8a3a1a"),
        G::DeepguardPlate => ("ob-plate", "#7fa0c4", "#1c3048"),
        G::AxeOfLongGrudges => ("ob-axe", "#d8b24a", "#5a3c0c"),
        G::OathBanner => ("sign-banner", "#b13c2e", GOLD),
        G::BowOfTheHiddenVale => ("ob-bow", "#7ab06a", "#f0ffd0"),
        G::MistweaveMantle => ("ob-cloak", "#7ab0a4", "#16382f"),
        G::Trackstone => ("ob-waystone", "#7c9a84", "#d8ffb8"),
        G::CometHammer => ("ob-hammer", GOLD, "#8a2a1a"),
        G::BlessedBreastplate => ("ob-plate", "#e0cf9c", "#8a2a34"),
        G::RelicOfTheFounder => ("ob-fist", "#e6c86a", "#7a4a12"),
        G::StaffOfTheRedWind => ("ob-staff", "#b8502c", "#ffe27a"),
        G::AshenRobes => ("ob-robe", "#8c8078", "#ff8a3a"),
        G::RingOfCinders => ("ob-ring", "#e0762a", "#ffe27a"),
    }
}

fn gear(gear: Gear) -> Picture {
    let (emblem, ink, detail) = thing(gear);
    let facts = book().gear(gear);
    let is_legend = gear.legend_of().is_some() || facts.kind == GearType::Fortune;
    let (backdrop, air, glow) = match facts.kind {
        _ if is_legend => (Backdrop::Rays, ("#180c04", "#6a4410", "#c08a2c"), "#ffdc7a"),
        GearType::Weapon => (Backdrop::Workshop, ("#100a08", "#4c3020", "#7c5438"), "#ffb866"),
        GearType::Armour => (Backdrop::Hall, ("#0a0e14", "#34465c", "#5c7690"), "#cfe4ff"),
        GearType::Accessory | GearType::Fortune => {
            (Backdrop::Workshop, ("#0c1010", "#2c4a44", "#4f7a70"), "#d8ffe0")
        }
    };
    let anvil = flat("wq-smith", 92.0, 80.0, 96.0, air.0, 80);
    let body = lit(emblem, 78.0, ink, detail, "#fff4d2").at(80.0, 50.0);
    of(backdrop, air, light(glow, 60.0, 30.0, 72.0), vec![anvil, body])
}

fn dungeon(card: Dungeon) -> Picture {
    use Dungeon as D;
    let warm = ("#120a06", "#54341a", "#8a5c34");
    let cold = ("#070b14", "#26385a", "#46608c");
    let sick = ("#0a1006", "#384c18", "#62802c");
    let (backdrop, air, glow, emblem, ink, detail) = match card {
        D::HealingDraught => {
            (Backdrop::Workshop, warm, "#ffd8a0", "wq-dungeon-item", "#b8e0e6", "#d8362e")
        }
        D::Torch => (Backdrop::Tunnel, warm, "#ffc060", "wq-kind-explore", WOOD, "#ffe07a"),
        D::FireFlask => (Backdrop::Cave, warm, "#ff9a3a", "ob-flask", "#e8c48a", "#c83a12"),
        D::ElfcapFungus => (
            Backdrop::Cave,
            ("#0a0814", "#382a5a", "#5e4a88"),
            "#d8a0ff",
            "ob-mushroom",
            "#b0405a",
            "#ffe6d0",
        ),
        D::SmokePot => (Backdrop::Dusk, cold, "#d0d8e6", "ob-smoke", "#8a94a4", "#2a3440"),
        D::Bandages => (Backdrop::Camp, warm, "#ffe0b0", "ob-bandage", "#e6dcc4", "#a8362a"),
        D::PurgingHerbs => (Backdrop::Forest, sick, "#d6ff9a", "ob-herbs", "#6aa04a", "#1c3a10"),
        D::LuckyCharm => (Backdrop::Workshop, sick, "#e6ffb0", "ob-charm", "#7ab04a", GOLD),
        D::SmellingSalts => (Backdrop::Workshop, cold, "#d8f0ff", "ob-pot", "#9ab8d0", "#f0f8ff"),
        D::Whetstone => (Backdrop::Workshop, warm, "#ffd08a", "ob-whetstone", "#98a0a8", "#3c444c"),
        D::Warpstone => {
            (Backdrop::Cave, sick, "#7affa0", "wq-dungeon-warpstone", "#2f9c56", "#d0ffca")
        }
        D::HiddenCache => (Backdrop::Cave, warm, "#ffd86a", "ob-chest", "#8f6030", GOLD),
        D::GuardedHoard => (Backdrop::Throne, warm, "#ffd86a", "ob-heap", "#c89a3c", "#3a2408"),
        D::AmbushCard => (Backdrop::Tunnel, cold, "#ff8a6a", "wq-key-ambush", "#7a8298", "#ff5a3a"),
        D::NoisesInTheDark => {
            (Backdrop::Cave, cold, "#a0b4ff", "wq-deck-enemies", "#363c5a", "#ffe07a")
        }
        D::WaysideShrine => (Backdrop::Snow, cold, "#ffe6b0", "ob-shrine", "#8c94a0", "#ffc85a"),
        D::FoulAir => (Backdrop::Tunnel, sick, "#d6ff7a", "ob-gas", "#8ea640", "#33400c"),
        D::RustedSnare => (Backdrop::Forest, warm, "#ffb088", "ob-snare", "#96583a", "#2a1008"),
        D::SecretPassage => (Backdrop::Hall, cold, "#ffe0a0", "ob-door", "#6a5238", "#ffd27a"),
        D::CaveIn => (Backdrop::Cave, warm, "#ffcf9a", "ob-rocks", "#857460", "#30261c"),
        D::FallenAdventurer => {
            (Backdrop::Forest, cold, "#cfe0f0", "ob-skeleton", "#cfc8b0", "#20242e")
        }
        D::IllOmen => (
            Backdrop::Dusk,
            ("#14060a", "#5c1a24", "#8c3a38"),
            "#ff9a7a",
            "wq-dungeon-event",
            "#c8482e",
            "#1c0606",
        ),
    };
    let body = lit(emblem, 78.0, ink, detail, glow).at(80.0, 56.0);
    of(backdrop, air, light(glow, 58.0, 28.0, 76.0), vec![body])
}

fn condition(condition: Condition) -> Picture {
    let (backdrop, air, glow, ink, detail) = match condition {
        Condition::Sickened => {
            (Backdrop::Tunnel, ("#0a1006", "#3a5214", "#6a8a2c"), "#c8f06a", "#93a858", "#2a3a0c")
        }
        Condition::Bleeding => {
            (Backdrop::Cave, ("#140405", "#5c1014", "#8f2c2a"), "#ff8a6a", "#c42a22", "#ffb0a0")
        }
        Condition::Empowered => {
            (Backdrop::Rays, ("#120c02", "#6a4a08", "#c8962a"), "#ffe48a", "#ffc83a", "#fff6d0")
        }
    };
    let body = lit(format!("wq-condition-{condition}"), 76.0, ink, detail, glow);
    of(backdrop, air, light(glow, 60.0, 34.0, 74.0), vec![body.at(80.0, 56.0)])
}

fn peril(peril: Peril) -> Picture {
    let (air, glow, sand) = match peril {
        Peril::Plain => (("#0e0c0a", "#4a4034", "#7c6c58"), "#ffe8c0", "#cfc4a4"),
        Peril::Green => (("#07120a", "#1f4a2c", "#3f7a4c"), "#c8ff9a", "#7ac86a"),
        Peril::Blue => (("#070c16", "#233c60", "#466a94"), "#a8d4ff", "#6aa8e6"),
        Peril::Red => (("#140506", "#5c1416", "#943630"), "#ff9a7a", "#e6583a"),
    };
    let glass = lit("wq-peril", 82.0, "#d8c49a", sand, glow).at(80.0, 56.0);
    of(Backdrop::Dusk, air, light(glow, 54.0, 30.0, 78.0), vec![glass])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_knows_its_emblems() {
        for subject in Subject::all() {
            let picture = subject.picture();
            assert!(!picture.layers.is_empty(), "{subject:?}");
            for layer in &picture.layers {
                let is_known = crate::art::emblem::symbol_of(&layer.emblem).is_some();
                assert!(is_known, "{subject:?} shows {}", layer.emblem);
            }
        }
    }
}
