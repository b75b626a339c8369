//! Challenges: creatures where they live, and events; and what waits in the lairs.

use game_adventure::content::book;
use game_adventure::names::{Challenge, Place, Space, Trait};

use super::{Backdrop, GOLD, Layer, Picture, air, dim, flat, light, lit, of, of_words, place};
use crate::games::adventure::figures;

/// What a creature looks like, by a word of its name; what comes first counts.
const CREATURES: &[(&str, &str)] = &[
    ("bat", "wq-set-giant-bats"),
    ("recluse", "wq-set-gigantic-spiders"),
    ("widow", "wq-set-gigantic-spiders"),
    ("creeper", "wq-set-gigantic-spiders"),
    ("spitter", "wr-quest-azjol-nerub"),
    ("crypt-fiend", "wr-quest-azjol-nerub"),
    ("stinger", "wr-quest-azjol-nerub"),
    ("rat", "wq-set-clanrats"),
    ("vermin", "wq-set-rat-swarms"),
    ("wolf", "race-worgen"),
    ("worg", "race-worgen"),
    ("hound", "race-worgen"),
    ("boar", "mark-beast"),
    ("gnoll", "mark-beast"),
    ("riverpaw", "mark-beast"),
    ("owlbeast", "race-nightelves"),
    ("bear", "race-pandaren"),
    ("gorilla", "race-pandaren"),
    ("leopard", "wr-hero-varian"),
    ("stalker", "wr-hero-varian"),
    ("jaguar", "wr-hero-varian"),
    ("panther", "wr-hero-varian"),
    ("serpent", "wr-quest-gundrak"),
    ("basilisk", "race-naga"),
    ("crocolisk", "race-naga"),
    ("hawk", "relic-ashes"),
    ("gryphon", "relic-ashes"),
    ("bone-dragon", "wr-quest-wyrmrest-temple"),
    ("chromatic", "wr-quest-wyrmrest-temple"),
    ("murloc", "race-murlocs"),
    ("marsh-oracle", "race-murlocs"),
    ("mirefin", "race-murlocs"),
    ("kobold", "race-kobolds"),
    ("goblin", "race-goblins"),
    ("imp", "race-goblins"),
    ("dark-iron", "race-dwarves"),
    ("frostmane", "race-trolls"),
    ("witherbark", "race-trolls"),
    ("troll", "race-trolls"),
    ("atal", "race-trolls"),
    ("hakkari", "race-trolls"),
    ("hexer", "race-trolls"),
    ("orc", "race-orcs"),
    ("blackrock", "wq-set-black-orcs"),
    ("ogre", "wq-set-trolls"),
    ("mosh-ogg", "wq-set-trolls"),
    ("boulderfist", "wq-set-trolls"),
    ("trogg", "wq-set-rat-ogres"),
    ("ghoul", "wr-ghoul"),
    ("corpse", "wr-ghoul"),
    ("plague-carrier", "wr-ghoul"),
    ("abomination", "wr-abomination"),
    ("hulk", "wr-abomination"),
    ("banshee", "relic-spirithealer"),
    ("spectre", "relic-spirithealer"),
    ("ghost", "relic-spirithealer"),
    ("spectral", "wq-hero-waywatcher"),
    ("hollow", "wq-hero-waywatcher"),
    ("lich", "wr-lich-king"),
    ("death-knight", "wr-quest-utgarde-keep"),
    ("gravebound", "wr-quest-utgarde-keep"),
    ("necromancer", "wq-set-plague-monks"),
    ("acolyte", "wq-set-plague-monks"),
    ("cultist", "wq-set-plague-monks"),
    ("sorcerer", "wq-set-plague-monks"),
    ("twilight", "wq-set-plague-monks"),
    ("dark-caster", "wq-set-plague-monks"),
    ("arcanist", "race-bloodelves"),
    ("bonecaller", "wr-scourge"),
    ("skeletal", "wr-scourge"),
    ("eye", "wq-dungeon-event"),
    ("shadowsworn", "mark-champion"),
    ("suit", "ob-helm"),
    ("sentinel", "ob-helm"),
    ("footman", "wq-arena"),
    ("crusader", "race-humans"),
    ("scarlet", "race-humans"),
    ("sailor", "race-forsaken"),
    ("skeleton", "race-forsaken"),
    ("bone", "race-forsaken"),
    ("bandit", "race-ethereals"),
    ("robber", "race-ethereals"),
    ("poacher", "race-ethereals"),
    ("defias", "race-ethereals"),
    ("syndicate", "race-ethereals"),
    ("outlaw", "race-ethereals"),
    ("bloodsail", "race-ethereals"),
    ("raider", "race-ethereals"),
    ("dust-devil", "power-portalmages"),
    ("infernal", "power-enraged"),
    ("felguard", "race-tauren"),
    ("void", "relic-spirithealer"),
    ("engine", "wr-quest-ulduar"),
    ("golem", "wr-quest-vault-of-archavon"),
    ("destroyer", "wr-quest-vault-of-archavon"),
    ("devilsaur", "ag-place-overlord"),
    ("raptor", "ag-place-overlord"),
];

/// What an event is about.
const EVENTS: &[(&str, &str)] = &[
    ("winter", "ag-hero-sofeea"),
    ("harvest", "power-farmers"),
    ("caravan", "ob-wheel"),
    ("mine", "power-miners"),
    ("howls", "race-worgen"),
    ("shrine", "ob-shrine"),
    ("find", "ob-chest"),
    ("camp", "ob-tent"),
    ("fog", "ob-smoke"),
    ("moon", "wq-shadows"),
    ("bounty", "mark-coin"),
    ("chest", "ob-chest"),
    ("raven", "relic-ashes"),
    ("raid", "relic-battleground"),
    ("battlefield", "ob-bones"),
    ("smith", "wq-smith"),
    ("tremor", "ob-tomb"),
    ("bridge", "ob-bridge"),
    ("overhead", "ag-trait-dragonkin"),
    ("hoard", "ob-heap"),
    ("storm", "ag-energy"),
    ("armoury", "ob-plate"),
    ("cove", "power-seafarers"),
    ("cauldron", "ob-cauldron"),
    ("duel", "wq-kind-attack"),
    ("offering", "relic-spirithealer"),
    ("tunnel", "ob-rocks"),
    ("map", "sign-map"),
    ("necropolis", "wr-quest-naxxramas"),
    ("arms", "ob-horn"),
    ("portal", "relic-darkportal"),
    ("chapel", "relic-lightshope"),
    ("rites", "wq-revive"),
    ("whispers", "ag-disc-far-sight"),
    ("infernal", "power-enraged"),
    ("bargain", "ag-disc-merchant"),
];

/// Two places where creatures of a kind live, their body and their eyes.
const fn home(kind: Trait) -> ([Backdrop; 2], &'static str, &'static str) {
    use Backdrop as B;
    match kind {
        Trait::Beast => ([B::Forest, B::Dusk], "#7d654a", "#ffdc6a"),
        Trait::Undead => ([B::Forest, B::Hall], "#98a68e", "#dcff6a"),
        Trait::Humanoid => ([B::Camp, B::Mesas], "#a67b58", "#2a1408"),
        Trait::Demon => ([B::Cave, B::Throne], "#7d3fa4", "#ffb84a"),
        Trait::Dragonkin => ([B::Mesas, B::Cave], "#4f8a56", "#ffe24a"),
        Trait::Elemental => ([B::Cave, B::Rays], "#e07a2e", "#fff0a8"),
        Trait::Giant => ([B::Snow, B::Mesas], "#8c8578", "#ffcf6a"),
        Trait::Mechanical => ([B::Workshop, B::Tunnel], "#9aa5b0", "#7ae0ff"),
    }
}

pub(super) fn challenge(card: Challenge) -> Picture {
    let Some(foe) = book().foe(card).filter(|_| book().event(card).is_none()) else {
        return event(card);
    };
    let kind = foe.traits.first().copied().unwrap_or(Trait::Humanoid);
    let emblem = of_words(CREATURES, card.name()).unwrap_or_else(|| figures::traits(&foe.traits));
    let level = book().challenge(card).level;
    let (air, glow) = air(level);
    let (homes, ink, eyes) = home(kind);
    let mut layers: Vec<Layer> = Vec::new();
    if foe.aggro {
        layers.push(flat("ag-damage", 136.0, 80.0, 54.0, "#ff6a3a", 22));
    }
    layers.push(dim(emblem, 38.0, 130.0, 76.0, air.2));
    if 1 < level.idx() {
        layers.push(dim(emblem, 34.0, 28.0, 80.0, air.2));
    }
    layers.push(lit(emblem, 86.0, ink, eyes, glow).at(78.0, 58.0));
    portrait(of(homes[card as usize % 2], air, light(glow, 50.0, 26.0, 78.0), layers))
}

fn event(card: Challenge) -> Picture {
    let emblem = of_words(EVENTS, card.name()).unwrap_or("ag-event");
    let air = ("#0e0718", "#43246a", "#7c4fa8");
    let (_, glow) = super::air(book().challenge(card).level);
    let behind = flat("ag-event", 150.0, 80.0, 54.0, "#e6c8ff", 14);
    let body = lit(emblem, 74.0, "#d0b890", "#3a1c54", "#fff2c8").at(80.0, 56.0);
    let backdrop = [Backdrop::Dusk, Backdrop::Snow, Backdrop::Rays][card as usize % 3];
    of(backdrop, air, light(glow, 58.0, 30.0, 80.0), vec![behind, body])
}

/// What waits on a board encounter, before the place.
pub(super) fn lair(space: Space) -> Picture {
    use Space as S;
    let facts = book().space(space);
    let (air, glow) = air(facts.level);
    let (backdrop, ink, eyes) = match space {
        S::Shadowfang => (Backdrop::Forest, "#6d6f7c", "#ffd84a"),
        S::Gnomeregan => (Backdrop::Workshop, "#7aa05a", "#d8ffb0"),
        S::Deadmines => (Backdrop::Tunnel, "#b0483a", "#ffe2c0"),
        S::ScarletMonastery => (Backdrop::Hall, "#b8322c", "#ffe6b0"),
        S::Uldaman => (Backdrop::Hall, "#8f8674", "#8adfff"),
        S::RavenHill => (Backdrop::Forest, "#9aa690", "#dcff6a"),
        S::Stratholme => (Backdrop::Hall, "#8a8f6a", "#ffb04a"),
        S::BlackrockDepths => (Backdrop::Cave, "#6a5a54", "#ff9a3a"),
        S::SunkenTemple => (Backdrop::Sea, "#4f8f62", "#ffe24a"),
        S::BootyBay => (Backdrop::Sea, "#6aa04a", "#ffe24a"),
        S::Nefarian => (Backdrop::Throne, "#3f3a48", "#ff7a3a"),
        S::Kelthuzad => (Backdrop::Snow, "#9ab4d0", "#7ae0ff"),
        S::Hakkar => (Backdrop::Rays, "#b0302c", "#ffe04a"),
        _ => (Backdrop::Cave, "#8f2c22", "#ffb04a"),
    };
    let emblem = place(space);
    let mut layers = Vec::new();
    if facts.kind == Place::Overlord {
        layers.push(flat("wq-success", 158.0, 80.0, 54.0, "#ff8a4a", 26));
        layers.push(lit("wq-set-nemeses", 40.0, GOLD, "#8a2a1a", "#fff6dc").at(80.0, 15.0));
    } else {
        layers.push(dim(emblem, 40.0, 130.0, 76.0, air.2));
        layers.push(dim(emblem, 34.0, 28.0, 80.0, air.2));
    }
    layers.push(lit(emblem, 88.0, ink, eyes, glow).at(80.0, 62.0));
    portrait(of(backdrop, air, light(glow, 50.0, 26.0, 80.0), layers))
}

/// What is fought is seen large.
fn portrait(picture: Picture) -> Picture {
    Picture { engraving: 7, ..picture }
}
