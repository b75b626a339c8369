//! Items, discoveries and trophies: an object on silver.

use game_adventure::content::book;
use game_adventure::names::{Discovery, Item, ItemType, Level, Symbol, Trophy};

use super::{Backdrop, GOLD, Picture, STEEL, WOOD, air, flat, light, lit, of, of_words};

/// What an item looks like, by a word of its name; what comes first counts.
const OBJECTS: &[(&str, &str)] = &[
    ("wand", "wr-hero-jaina"),
    ("rod", "wr-hero-jaina"),
    ("staff", "ob-staff"),
    ("stave", "ob-staff"),
    ("crook", "ob-staff"),
    ("sceptre", "ob-staff"),
    ("scepter", "ob-staff"),
    ("trident", "ob-spear"),
    ("bow", "ob-bow"),
    ("arbalest", "ob-crossbow"),
    ("gun", "wq-set-jezzail-teams"),
    ("pistol", "wq-set-jezzail-teams"),
    ("sling", "ob-rope"),
    ("hatchets", "ob-axe"),
    ("axe", "faction-horde"),
    ("discs", "relic-aegis"),
    ("hammer", "ob-hammer"),
    ("maul", "relic-doomhammer"),
    ("mace", "wr-hero-thrall"),
    ("cudgel", "ob-flail"),
    ("club", "ob-flail"),
    ("flail", "ob-flail"),
    ("sabre", "ob-sabre"),
    ("scimitar", "ob-sabre"),
    ("rapier", "ag-melee"),
    ("blade", "relic-frostmourne"),
    ("shortsword", "ob-broadsword"),
    ("daggers", "ob-knives"),
    ("knife", "ob-dagger"),
    ("barb", "ob-dagger"),
    ("pick", "power-miners"),
    ("robe", "ob-robe"),
    ("vestment", "ob-robe"),
    ("tunic", "ob-robe"),
    ("surcoat", "ob-robe"),
    ("cloak", "ob-cloak"),
    ("mantle", "ob-cloak"),
    ("wrap", "ob-cloak"),
    ("coif", "ob-helm"),
    ("chain", "ob-mail"),
    ("hauberk", "ob-mail"),
    ("mail", "ob-mail"),
    ("scale", "ob-mail"),
    ("plate", "ob-plate"),
    ("cuirass", "ob-plate"),
    ("carapace", "ob-plate"),
    ("shield", "ob-shield"),
    ("bulwark", "ob-shield"),
    ("boots", "ag-disc-rocket-boots"),
    ("whetstone", "ob-whetstone"),
    ("salt", "ob-pot"),
    ("gauntlet", "ob-fist"),
    ("charm", "ob-charm"),
    ("herb", "ob-herbs"),
    ("copper", "mark-coin"),
    ("vial", "ob-flask"),
    ("oil", "ob-flask"),
    ("draught", "wq-dungeon-item"),
    ("lure", "ag-trait-beast"),
    ("caltrops", "ob-snare"),
    ("lamp", "ob-lantern"),
    ("satchel", "wq-pack"),
    ("kit", "ob-bandage"),
    ("crate", "ob-chest"),
    ("cache", "ob-chest"),
    ("harness", "ob-belt"),
    ("tack", "ob-belt"),
    ("bridle", "ob-belt"),
    ("drum", "ob-horn"),
    ("mirror", "wq-dungeon-event"),
    ("lens", "ag-search"),
    ("eye", "ag-disc-far-sight"),
    ("sextant", "power-explorers"),
    ("keg", "mark-bomb"),
    ("letter", "sign-scroll"),
    ("ledger", "sign-book"),
    ("dice", "ag-die"),
    ("knucklebones", "ob-bones"),
    ("smoke", "ob-smoke"),
    ("stone", "ob-waystone"),
    ("idol", "ob-idol"),
    ("totem", "ob-idol"),
    ("feather", "ag-res-flight"),
    ("chalice", "ag-trophy"),
    ("hourglass", "sign-hourglass"),
    ("rune", "wq-dungeon-warpstone"),
    ("ward", "wq-resilience"),
    ("tooth", "wq-attack"),
    ("heart", "relic-heart"),
    ("shard", "ob-crystal"),
    ("sliver", "ob-crystal"),
];

/// What an item of a kind looks like, if its name does not tell.
fn plain(kind: ItemType, symbols: &[Symbol]) -> &'static str {
    match (kind, symbols.first()) {
        (ItemType::Weapon, Some(Symbol::Missile)) => "ob-bow",
        (ItemType::Weapon, Some(Symbol::Focus)) => "ob-staff",
        (ItemType::Weapon, Some(Symbol::Heavy)) => "ob-axe",
        (ItemType::Weapon, _) => "ob-broadsword",
        (ItemType::Armour, Some(Symbol::Cloth)) => "ob-robe",
        (ItemType::Armour, Some(Symbol::Mail)) => "ob-mail",
        (ItemType::Armour, Some(Symbol::Plate)) => "ob-plate",
        (ItemType::Armour, _) => "wq-gear-armour",
        (ItemType::Bag, _) => "wq-pack",
    }
}

/// What it is made of, finer with its level.
const fn inks(kind: ItemType, level: Level, is_wood: bool) -> (&'static str, &'static str) {
    match (kind, level, is_wood) {
        (ItemType::Weapon, Level::Grey, true) => (WOOD, "#f0e0b8"),
        (ItemType::Weapon, Level::Green, true) => ("#7a8a4a", "#eaffc0"),
        (ItemType::Weapon, Level::Yellow, true) => ("#b8863a", "#fff0b0"),
        (ItemType::Weapon, Level::Red, true) => ("#94402c", "#ffd28a"),
        (ItemType::Weapon, Level::Grey, false) => ("#98a2ae", "#3f4752"),
        (ItemType::Weapon, Level::Green, false) => ("#b4ccb8", "#35553c"),
        (ItemType::Weapon, Level::Yellow, false) => (GOLD, "#6a4a12"),
        (ItemType::Weapon, Level::Red, false) => ("#dd8a6c", "#5c1a10"),
        (ItemType::Armour, Level::Grey, _) => ("#8d7a62", "#37291a"),
        (ItemType::Armour, Level::Green, _) => ("#648c58", "#1e3a18"),
        (ItemType::Armour, Level::Yellow, _) => ("#c4983e", "#58390c"),
        (ItemType::Armour, Level::Red, _) => ("#b04434", "#420e0a"),
        (ItemType::Bag, Level::Grey, _) => ("#a9814e", "#42290f"),
        (ItemType::Bag, Level::Green, _) => ("#5f9a72", "#173a24"),
        (ItemType::Bag, Level::Yellow, _) => ("#d8a83c", "#5c400c"),
        (ItemType::Bag, Level::Red, _) => ("#c4503c", "#48100a"),
    }
}

pub(super) fn item(item: Item) -> Picture {
    let facts = book().item(item);
    let level = book().challenge(book().card_of(item)).level;
    let emblem =
        of_words(OBJECTS, item.name()).unwrap_or_else(|| plain(facts.kind, &facts.symbols));
    let is_wood = ["ob-bow", "ob-staff", "ob-crossbow", "wr-hero-jaina"].contains(&emblem);
    let (ink, detail) = inks(facts.kind, level, is_wood);
    let silver = ("#11161c", "#46525e", "#93a1ae");
    let backdrop = match facts.kind {
        ItemType::Weapon => Backdrop::Workshop,
        ItemType::Armour => Backdrop::Hall,
        ItemType::Bag => Backdrop::Camp,
    };
    let (_, glow) = air(level);
    let behind = flat("wq-gear-legend", 118.0, 80.0, 54.0, glow, 16);
    let body = lit(emblem, 76.0, ink, detail, "#ffffff").at(80.0, 53.0);
    let turn = (item as usize % 5) as f32 * 6.0 - 12.0;
    let body = if facts.kind == ItemType::Weapon { body.tilted(turn) } else { body };
    let mut res = of(backdrop, silver, light("#f4fbff", 60.0, 28.0, 76.0), vec![behind, body]);
    res.n_sparks = 4 + 4 * level.idx() as u8;
    res
}

pub(super) fn discovery(it: Discovery) -> Picture {
    let warm = ("#120a06", "#54341a", "#8a5c34");
    let cold = ("#070c16", "#233c60", "#4a78a8");
    let sick = ("#0a1006", "#384c18", "#62802c");
    let (backdrop, air, glow, emblem, ink, detail) = match it {
        Discovery::Gold => (Backdrop::Cave, warm, "#ffe07a", "ob-heap", GOLD, "#6a4a12"),
        Discovery::Hearthstone => {
            (Backdrop::Camp, cold, "#a8d8ff", "ag-disc-hearthstone", "#8aa0b8", "#dff4ff")
        }
        Discovery::FarSight => {
            (Backdrop::Dusk, cold, "#d8ecff", "ag-disc-far-sight", "#7ab0d8", "#0e2238")
        }
        Discovery::RocketBoots => {
            (Backdrop::Workshop, warm, "#ffb866", "ag-disc-rocket-boots", "#b0603a", "#ffd88a")
        }
        Discovery::Merchant => {
            (Backdrop::Camp, warm, "#ffd890", "ag-disc-merchant", "#b08a4c", "#3a240c")
        }
        Discovery::Ambush => {
            (Backdrop::Forest, cold, "#ff9a7a", "ag-disc-ambush", STEEL, "#7a1a12")
        }
        Discovery::FalseMap => {
            (Backdrop::Workshop, warm, "#ffe6b0", "ag-disc-false-map", "#d8c08a", "#a8281a")
        }
        Discovery::PowerDrain => {
            (Backdrop::Rays, cold, "#8ac0ff", "ag-disc-power-drain", "#6aa8e6", "#ff8a6a")
        }
        Discovery::Disease => {
            (Backdrop::Cave, sick, "#c8f06a", "ag-disc-disease", "#8ea640", "#2a3a0c")
        }
        Discovery::Bomb => (Backdrop::Tunnel, warm, "#ff9a3a", "mark-bomb", "#4a4a54", "#ffb04a"),
        Discovery::Curse => {
            (Backdrop::Throne, sick, "#d8a0ff", "ag-disc-curse", "#9a6ac0", "#1c0a2c")
        }
    };
    let body = lit(emblem, 76.0, ink, detail, glow).at(80.0, 56.0);
    of(backdrop, air, light(glow, 58.0, 28.0, 78.0), vec![body])
}

pub(super) fn trophy(it: Trophy) -> Picture {
    let emblem = match it {
        Trophy::BootyBay => "race-goblins",
        Trophy::Nefarian => "ag-trait-dragonkin",
        Trophy::Kelthuzad => "wr-lich-king",
        Trophy::Hakkar => "race-naga",
        Trophy::Kazzak => "ag-trait-demon",
    };
    let gold = ("#180c04", "#6a4410", "#c08a2c");
    let cup = flat("ag-trophy", 130.0, 80.0, 56.0, GOLD, 34);
    let head = lit(emblem, 66.0, GOLD, "#5c2a0c", "#fff6dc").at(80.0, 52.0);
    of(Backdrop::Rays, gold, light("#ffdc7a", 60.0, 30.0, 76.0), vec![cup, head])
}
