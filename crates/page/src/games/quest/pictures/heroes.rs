//! Heroes, and what they do.

use game_quest::names::{ActionCard, Hero, Kind, Tier};

use super::{GOLD, STEEL, WOOD};
use crate::art::picture::{Air, Backdrop, Layer, Picture, dim, flat, light, lit, of};

/// Body, details, rim of light.
const fn inks(hero: Hero) -> (&'static str, &'static str, &'static str) {
    match hero {
        Hero::Ironbreaker => ("#6484a8", "#0e1824", "#ffe6ae"),
        Hero::Waywatcher => ("#3d9062", "#0a1a11", "#e2ffb8"),
        Hero::WarriorPriest => ("#b13c4e", "#ffe39a", "#ffdcb4"),
        Hero::BrightWizard => ("#dc6a1e", "#ffe692", "#fff2bc"),
    }
}

pub(in super::super) fn figure(hero: Hero, size: f32) -> Layer {
    let (ink, detail, rim) = inks(hero);
    lit(format!("wq-hero-{hero}"), size, ink, detail, rim)
}

pub(in super::super) fn weapon(hero: Hero) -> Layer {
    match hero {
        Hero::Ironbreaker => lit("ob-axe", 58.0, STEEL, "#4d5866", "#fff6dc"),
        Hero::Waywatcher => lit("ob-bow", 56.0, "#c79a52", "#f6e8c0", "#fff2c8"),
        Hero::WarriorPriest => lit("ob-hammer", 56.0, "#d9c38a", "#6a4a1c", "#fff2c8"),
        Hero::BrightWizard => lit("ob-staff", 60.0, "#b06a2c", "#ffe27a", "#ffe9b0"),
    }
}

pub(super) fn hero(hero: Hero) -> Picture {
    let (backdrop, air, glow, mark) = match hero {
        Hero::Ironbreaker => {
            (Backdrop::Hall, ("#0a141e", "#34587c", "#5b8cbc"), "#bfe0ff", "wq-defence")
        }
        Hero::Waywatcher => {
            (Backdrop::Forest, ("#07140d", "#2c6a48", "#4f9a6c"), "#d6ffb0", "wq-ranged")
        }
        Hero::WarriorPriest => {
            (Backdrop::Throne, ("#1a070c", "#6a1f30", "#a34a58"), "#ffd6a0", "ob-comet")
        }
        Hero::BrightWizard => {
            (Backdrop::Mesas, ("#1a0904", "#8a3412", "#c8642a"), "#ffc060", "wq-kind-rest")
        }
    };
    let behind = flat(mark, 120.0, 98.0, 44.0, inks(hero).2, 12);
    let arm = weapon(hero).at(124.0, 62.0).tilted(16.0);
    of(
        backdrop,
        air,
        light(glow, 46.0, 26.0, 84.0),
        vec![behind, arm, figure(hero, 94.0).at(72.0, 60.0)],
    )
}

/// By kind of action: the air, and what the light is.
const fn mood(kind: Kind) -> (Air, &'static str) {
    match kind {
        Kind::Attack => (("#1c0706", "#7c2418", "#b4523a"), "#ffb27a"),
        Kind::Explore => (("#140c04", "#5a3a10", "#a87426"), "#ffd27a"),
        Kind::Aid => (("#06150c", "#1f5a38", "#4a9064"), "#d2ffb8"),
        Kind::Rest => (("#060d18", "#1f3f68", "#4a78ac"), "#ffc98a"),
    }
}

/// What stands behind the hero, what he holds or faces, and where it happens.
fn staging(card: ActionCard) -> (Backdrop, &'static str, Layer) {
    use ActionCard as A;
    let shield = || lit("ob-shield", 54.0, "#7d5a2c", GOLD, "#fff0c0");
    let torch = || lit("wq-kind-explore", 56.0, WOOD, "#ffe07a", "#fff0b0");
    let fire = || lit("wq-kind-rest", 58.0, "#e0701e", "#ffe89a", "#fff0c0");
    let hand = || lit("wq-kind-aid", 56.0, "#d9b07a", "#6a4422", "#fff0d0");
    match card {
        A::GromrilSweep => (Backdrop::Dusk, "wq-set-goblin-warriors", weapon(Hero::Ironbreaker)),
        A::InexorableAdvance => (Backdrop::Tunnel, "wq-hero-ironbreaker", torch()),
        A::HoldTheLine => (Backdrop::Hall, "wq-set-orc-boys", shield()),
        A::StoutHeart => (Backdrop::Camp, "ob-tent", fire()),
        A::AncestorsWrath => {
            (Backdrop::Throne, "wq-set-black-orcs", lit("ob-axe", 64.0, GOLD, "#6a4a12", "#fff6dc"))
        }
        A::TunnelFighter => (
            Backdrop::Tunnel,
            "wq-set-clanrats",
            lit("ob-lantern", 54.0, "#8a6a3a", "#ffe692", "#fff0b0"),
        ),
        A::ShieldwallOath => {
            (Backdrop::Hall, "ob-shield", lit("sign-banner", 58.0, "#b13c2e", GOLD, "#fff0c0"))
        }
        A::Unbroken => {
            (Backdrop::Snow, "ob-skeleton", lit("wq-health", 50.0, "#c8362a", "#ffd0b0", "#ffe0c0"))
        }
        A::SwiftShot => (
            Backdrop::Forest,
            "wq-set-clanrats",
            lit("wq-ranged", 56.0, "#e0c48a", "#6a4a1c", "#fff6dc"),
        ),
        A::Pathfinder => {
            (Backdrop::Forest, "ob-tree", lit("ob-crossing", 54.0, WOOD, "#2a1a0c", "#fff0c0"))
        }
        A::CoveringShot => (Backdrop::Dusk, "wq-set-orc-boys", weapon(Hero::Waywatcher)),
        A::LeafStill => {
            (Backdrop::Forest, "ob-tree", lit("ob-herbs", 54.0, "#5aa05c", "#123a20", "#e6ffc0"))
        }
        A::RainOfShafts => (Backdrop::Mesas, "wq-ranged", weapon(Hero::Waywatcher)),
        A::UnseenPaths => (
            Backdrop::Cave,
            "ob-tree",
            lit("wq-dungeon-event", 54.0, "#c8e0a0", "#1a3018", "#f0ffd0"),
        ),
        A::WatchersSignal => {
            (Backdrop::Dusk, "ob-tower", lit("ob-horn", 54.0, "#d9c38a", "#6a4a1c", "#fff6dc"))
        }
        A::VeilOfLeaves => {
            (Backdrop::Forest, "ob-herbs", lit("ob-cloak", 56.0, "#2f7a50", "#0c2416", "#d8ffb8"))
        }
        A::Judgement => (Backdrop::Throne, "wq-set-crypt-ghouls", weapon(Hero::WarriorPriest)),
        A::LitanyInTheDark => {
            (Backdrop::Cave, "ob-tomb", lit("ag-res-book", 50.0, "#a3303e", "#ffe6b0", "#fff0d0"))
        }
        A::SigmarsLight => (Backdrop::Rays, "wq-hero-warrior-priest", hand()),
        A::Vigil => (Backdrop::Camp, "ob-shrine", fire()),
        A::CometsFall => (
            Backdrop::Mesas,
            "wq-set-rat-ogres",
            lit("ob-comet", 62.0, "#ffb04a", "#fff2b0", "#fff6dc"),
        ),
        A::PilgrimsTorch => (Backdrop::Tunnel, "ob-stair", torch()),
        A::HammersBlessing => {
            (Backdrop::Rays, "ob-shrine", lit("ob-hammer", 56.0, GOLD, "#7a5412", "#fff6dc"))
        }
        A::Communion => (
            Backdrop::Snow,
            "ob-shrine",
            lit("wq-condition-empowered", 52.0, "#ffd24a", "#7a5412", "#fff6dc"),
        ),
        A::Fireball => (Backdrop::Cave, "wq-set-rat-swarms", fire()),
        A::BurningLantern => {
            (Backdrop::Tunnel, "ob-stair", lit("ob-lantern", 56.0, "#a8762e", "#fff0a0", "#fff0b0"))
        }
        A::FanTheFlames => (Backdrop::Mesas, "wq-kind-rest", hand()),
        A::BankedEmbers => {
            (Backdrop::Camp, "ob-tent", lit("ob-cauldron", 50.0, "#4a4038", "#ff9a3a", "#ffd08a"))
        }
        A::Conflagration => (Backdrop::Forest, "wq-kind-rest", weapon(Hero::BrightWizard)),
        A::EmberSight => (
            Backdrop::Cave,
            "wq-kind-rest",
            lit("wq-dungeon-event", 56.0, "#ffb04a", "#5a1a04", "#fff0b0"),
        ),
        A::CascadeOfFire => (Backdrop::Rays, "wq-condition-empowered", fire()),
        A::PhoenixTrance => {
            (Backdrop::Sea, "wq-kind-rest", lit("wq-revive", 56.0, "#ffc04a", "#8a3a0a", "#fff6dc"))
        }
    }
}

pub(super) fn action(card: ActionCard) -> Picture {
    let kind = card.kind();
    let (air, glow) = mood(kind);
    let (backdrop, behind, prop) = staging(card);
    let mut layers = Vec::new();
    if card.tier() == Tier::Advanced {
        layers.push(flat("wq-success", 150.0, 80.0, 50.0, glow, 16));
    }
    // Attacks look the enemy in the face; who helps or rests has somebody or something beside him.
    match kind {
        Kind::Attack => {
            layers.push(dim(behind, 46.0, 24.0, 66.0, "#ff5a3a"));
            layers.push(dim(behind, 40.0, 140.0, 72.0, "#ff5a3a"));
            layers.push(figure(card.hero(), 78.0).at(70.0, 62.0));
            layers.push(prop.at(116.0, 44.0).tilted(18.0));
        }
        Kind::Explore => {
            layers.push(flat(behind, 64.0, 30.0, 62.0, air.0, 75));
            layers.push(flat(behind, 52.0, 128.0, 66.0, air.0, 60));
            layers.push(figure(card.hero(), 74.0).at(72.0, 64.0));
            layers.push(prop.at(122.0, 42.0).tilted(12.0));
        }
        Kind::Aid => {
            layers.push(dim(behind, 54.0, 132.0, 54.0, glow));
            layers.push(figure(card.hero(), 72.0).at(58.0, 58.0));
            layers.push(prop.at(110.0, 66.0).tilted(-8.0));
        }
        Kind::Rest => {
            layers.push(flat(behind, 70.0, 34.0, 56.0, air.0, 70));
            layers.push(figure(card.hero(), 68.0).at(62.0, 60.0));
            layers.push(prop.at(118.0, 68.0));
        }
    }
    let source = match kind {
        Kind::Attack | Kind::Aid => light(glow, 80.0, 36.0, 72.0),
        Kind::Explore => light(glow, 122.0, 34.0, 76.0),
        Kind::Rest => light(glow, 118.0, 66.0, 78.0),
    };
    of(backdrop, air, source, layers)
}
