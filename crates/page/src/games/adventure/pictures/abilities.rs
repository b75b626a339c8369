//! Characters, and what they can do.

use game_adventure::names::{Ability, Hero};

use super::{Air, Backdrop, GOLD, Layer, Picture, STEEL, WOOD, flat, light, lit, of};

/// The head of a character, its body, details and rim of light.
const fn looks(hero: Hero) -> (&'static str, &'static str, &'static str, &'static str) {
    match hero {
        Hero::Grumbaz => ("race-orcs", "#5c7c3a", "#1c2a10", "#ffd2a0"),
        Hero::Burbonn => ("race-dwarves", "#b5793e", "#2c1a0a", "#ffe6ae"),
        Hero::Sandrai => ("wq-hero-waywatcher", "#6e4a9a", "#f0d8b8", "#e2b8ff"),
        Hero::Sofeea => ("race-forsaken", "#a9b8c4", "#17304a", "#e2f4ff"),
    }
}

fn figure(hero: Hero, size: f32) -> Layer {
    let (emblem, ink, detail, rim) = looks(hero);
    lit(emblem, size, ink, detail, rim)
}

/// What a character carries.
fn weapon(hero: Hero, size: f32) -> Layer {
    match hero {
        Hero::Grumbaz => lit("ag-hero-grumbaz", size, STEEL, "#5a6472", "#fff6dc"),
        Hero::Burbonn => lit("wq-set-jezzail-teams", size, "#8f7350", "#2a1a0c", "#fff2c8"),
        Hero::Sandrai => lit("ob-staff", size, "#7a4a2c", "#a8ff7a", "#e6ffc8"),
        Hero::Sofeea => lit("wr-hero-jaina", size, "#6a8cb0", "#dff4ff", "#ffffff"),
    }
}

/// Where a character comes from.
const fn home(hero: Hero) -> (Backdrop, Air, &'static str, &'static str) {
    match hero {
        Hero::Grumbaz => {
            (Backdrop::Mesas, ("#160605", "#7c2016", "#b8562c"), "#ffb070", "ag-melee")
        }
        Hero::Burbonn => {
            (Backdrop::Snow, ("#0a1119", "#34587c", "#8fb0cc"), "#fff0c8", "ag-ranged")
        }
        Hero::Sandrai => {
            (Backdrop::Throne, ("#0e0616", "#3f1c62", "#7a46a0"), "#c88aff", "ag-hero-sandrai")
        }
        Hero::Sofeea => {
            (Backdrop::Forest, ("#050f1a", "#1c4a72", "#5c9ac4"), "#c8f0ff", "ag-hero-sofeea")
        }
    }
}

pub(super) fn hero(hero: Hero) -> Picture {
    let (backdrop, air, glow, mark) = home(hero);
    let behind = flat(mark, 124.0, 92.0, 46.0, looks(hero).3, 12);
    let arm = weapon(hero, 62.0).at(106.0, 44.0).tilted(14.0);
    let body = figure(hero, 86.0).at(74.0, 62.0);
    let mut res = of(backdrop, air, light(glow, 48.0, 26.0, 84.0), vec![behind, arm, body]);
    res.engraving = 7;
    res
}

/// What is seen of an ability: where, and what the character does or uses.
fn staging(ability: Ability) -> (Backdrop, Layer) {
    use Ability as A;
    use Backdrop as B;
    let of = |emblem, ink, detail| lit(emblem, 60.0, ink, detail, "#fff2c8");
    match ability {
        A::HeroicStrike => (B::Mesas, of("ob-broadsword", STEEL, "#5a6472")),
        A::Overpower => (B::Dusk, of("power-muscle", "#c87a4a", "#4a1c0c")),
        A::ShieldBlock => (B::Hall, of("ob-shield", "#8a6236", GOLD)),
        A::Charge => (B::Mesas, of("wr-icon-travel", "#a86a34", "#2a1408")),
        A::Bloodrage => (B::Cave, of("wq-condition-bleeding", "#d0281c", "#ffb0a0")),
        A::BattleShout => (B::Camp, of("ob-horn", "#d8c49a", "#6a4a1c")),
        A::Rend => (B::Cave, of("wq-attack", "#d8442e", "#ffd0b8")),
        A::IntimidatingShout => (B::Dusk, of("ag-aggro", "#ffb45a", "#5c1008")),
        A::Execute => (B::Throne, of("ob-axe", STEEL, "#7a1a12")),
        A::Whirlwind => (B::Snow, of("power-portalmages", "#b8c8d8", "#34506a")),
        A::LastStand => (B::Mesas, of("relic-battleground", "#b13c2e", GOLD)),
        A::Pummel => (B::Hall, of("ob-fist", "#b58a5c", "#3a2210")),
        A::AimedShot => (B::Mesas, of("wq-key-prey", "#e6b84a", "#3a2408")),
        A::MultiShot => (B::Forest, of("wq-key-mob", "#c8d0d8", "#4a525e")),
        A::ConcussiveShot => (B::Mesas, of("ag-damage", "#ffb84a", "#7a2c0c")),
        A::FreezingTrap => (B::Snow, of("ob-snare", "#9ad0f0", "#16406a")),
        A::ExplosiveTrap => (B::Camp, of("mark-bomb", "#4a4a54", "#ffb04a")),
        A::AspectOfTheCheetah => (B::Mesas, of("power-beastmasters", "#d8a048", "#4a2c0c")),
        A::FeignDeath => (B::Forest, of("ob-skeleton", "#d8d0b8", "#2c2c34")),
        A::HuntersMark => (B::Dusk, of("ag-disc-far-sight", "#e05a3a", "#3a0c08")),
        A::CallPet => (B::Snow, of("race-worgen", "#7c6a58", "#ffe06a")),
        A::MendPet => (B::Forest, of("wq-key-regenerate", "#5cae4a", "#f0ffe0")),
        A::Tracking => (B::Forest, of("ag-trait-beast", "#b58a4c", "#3a240c")),
        A::Disengage => (B::Dusk, of("wq-key-retreat", "#8ac06a", "#1c3a10")),
        A::ShadowBolt => (B::Throne, of("ob-comet", "#9a5ae0", "#f0d8ff")),
        A::Immolate => (B::Cave, of("ag-trait-elemental", "#e0701e", "#ffe89a")),
        A::Corruption => (B::Forest, of("ag-disc-disease", "#6a8a2c", "#e6ff9a")),
        A::CurseOfRecklessness => (B::Throne, of("power-enraged", "#d8482e", "#ffe06a")),
        A::CurseOfWeakness => (B::Forest, of("wr-despair", "#9a6ac0", "#f0d8ff")),
        A::CurseOfAgony => (B::Cave, of("ag-disc-curse", "#b85ad0", "#ffe0ff")),
        A::DrainLife => (B::Throne, of("ag-life", "#6ad05a", "#e6ffd8")),
        A::LifeTap => (B::Cave, of("wq-condition-empowered", "#c86aff", "#f6e2ff")),
        A::Fear => (B::Forest, of("wq-set-crypt-ghouls", "#8a86a0", "#ffe06a")),
        A::SummonImp => (B::Cave, of("race-goblins", "#d8542e", "#ffe06a")),
        A::SummonVoidwalker => (B::Throne, of("relic-spirithealer", "#5a6ad0", "#dfe6ff")),
        A::Soulstone => (B::Cave, of("ob-crystal", "#a85ae0", "#f6e2ff")),
        A::Frostbolt => (B::Snow, of("ob-comet", "#7ac0f0", "#ffffff")),
        A::Fireball => (B::Mesas, of("ob-comet", "#f08a2c", "#fff0a0")),
        A::Blink => (B::Rays, of("wq-set-night-runners", "#c8a0ff", "#3a1c6a")),
        A::IceBlock => (B::Snow, of("race-draenei", "#a8dcff", "#2c6a9a")),
        A::Counterspell => (B::Throne, of("sign-blocked", "#d0a0ff", "#2c1448")),
        A::Portal => (B::Hall, of("relic-darkportal", "#6a86a8", "#9af0ff")),
        A::Teleport => (B::Rays, of("ag-disc-hearthstone", "#7aa8e0", "#e0f4ff")),
        A::FrostNova => (B::Snow, of("ag-hero-sofeea", "#bfe8ff", "#2c6a9a")),
        A::Evocation => (B::Rays, of("ag-energy", "#7ad0ff", "#ffffff")),
        A::ArcaneIntellect => (B::Hall, of("sign-book", "#7a5ac0", "#ffe8a0")),
        A::Polymorph => (B::Dusk, of("race-pandaren", "#f0e8e0", "#3a2c34")),
        A::ConeOfCold => (B::Snow, of("wr-icon-fight", "#a0d8f8", "#1c4a72")),
    }
}

pub(super) fn ability(ability: Ability) -> Picture {
    let hero = ability.hero();
    let (backdrop, thing) = staging(ability);
    let (_, air, glow, _) = home(hero);
    let behind = flat(thing.emblem.clone(), 116.0, 104.0, 48.0, air.2, 26);
    let body = figure(hero, 76.0).at(56.0, 64.0);
    let mut res =
        of(backdrop, air, light(glow, 92.0, 40.0, 76.0), vec![behind, thing.at(114.0, 48.0), body]);
    res.n_sparks = if ability.hero() == Hero::Burbonn { 6 } else { 12 };
    if let Ability::SummonImp | Ability::Immolate | Ability::Fireball = ability {
        res.light = light("#ff9a3a", 104.0, 44.0, 76.0);
    }
    if ability == Ability::Tracking || ability == Ability::CallPet {
        res.layers.push(lit("ag-trait-beast", 22.0, WOOD, "#2a1a0c", "#ffe6ae").at(20.0, 92.0));
    }
    res
}
