//! The pictures of the cards, as data: every character, ability, challenge, item, discovery, quest, trophy and lair has its
//! own.

mod abilities;
mod foes;
mod things;

use game_adventure::content::{Goal, book};
use game_adventure::names::{
    Ability, Challenge, Discovery, Hero, Item, Level, Place, Quest, Space, Trophy,
};

use super::figures;
use crate::art::picture::{Air, Backdrop, Layer, Picture, dim, flat, light, lit, of};
use crate::asset::{ArtFile, Gallery};

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    Hero(Hero),
    Ability(Ability),
    Challenge(Challenge),
    Item(Item),
    Discovery(Discovery),
    Quest(Quest),
    Trophy(Trophy),
    /// What waits on a space.
    Lair(Space),
    /// The back of an ability card.
    Back,
}

impl Subject {
    /// Everything that has a picture.
    pub(crate) fn all() -> Vec<Self> {
        let mut res = vec![Self::Back];
        res.extend(Hero::ALL.iter().copied().map(Self::Hero));
        res.extend(Ability::ALL.iter().copied().map(Self::Ability));
        res.extend(Challenge::ALL.iter().copied().map(Self::Challenge));
        res.extend(Item::ALL.iter().copied().map(Self::Item));
        res.extend(Discovery::ALL.iter().copied().map(Self::Discovery));
        res.extend(Quest::ALL.iter().copied().map(Self::Quest));
        res.extend(Trophy::ALL.iter().copied().map(Self::Trophy));
        let lairs = Space::ALL.iter().copied().filter(|&it| book().lair(it).is_some());
        res.extend(lairs.map(Self::Lair));
        res
    }

    /// The name of its file.
    pub(crate) fn slug(self) -> String {
        match self {
            Self::Hero(it) => format!("hero-{it}"),
            Self::Ability(it) => format!("ability-{it}"),
            Self::Challenge(it) => format!("challenge-{it}"),
            Self::Item(it) => format!("item-{it}"),
            Self::Discovery(it) => format!("discovery-{it}"),
            Self::Quest(it) => format!("quest-{it}"),
            Self::Trophy(it) => format!("trophy-{it}"),
            Self::Lair(it) => format!("lair-{it}"),
            Self::Back => "back".to_owned(),
        }
    }

    pub(crate) fn picture(self) -> Picture {
        match self {
            Self::Hero(it) => abilities::hero(it),
            Self::Ability(it) => abilities::ability(it),
            Self::Challenge(it) => foes::challenge(it),
            Self::Item(it) => things::item(it),
            Self::Discovery(it) => things::discovery(it),
            Self::Quest(it) => quest(it),
            Self::Trophy(it) => things::trophy(it),
            Self::Lair(it) => foes::lair(it),
            Self::Back => back(),
        }
    }
}

/// The files of all pictures.
pub(super) static GALLERY: Gallery = Gallery::new("adventure", || {
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

/// The air of a land by its level, and its light.
const fn air(level: Level) -> (Air, &'static str) {
    match level {
        Level::Grey => (("#070f0d", "#24463c", "#4f7464"), "#d6ecd0"),
        Level::Green => (("#06140a", "#1d5630", "#559248"), "#d2ff9a"),
        Level::Yellow => (("#160d04", "#6e4812", "#b9862e"), "#ffe07a"),
        Level::Red => (("#150405", "#6e1416", "#aa3c26"), "#ff9a66"),
    }
}

/// The first emblem whose word is in a name.
fn of_words(all: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    all.iter().find(|(word, _)| name.contains(word)).map(|(_, emblem)| *emblem)
}

/// A destination with its flag, on an old map.
fn quest(quest: Quest) -> Picture {
    let facts = book().quest(quest);
    let parchment = ("#2c1c0a", "#94703a", "#e2c88c");
    let (backdrop, aim) = match &facts.goal {
        Goal::Gather(_, last) => (Backdrop::Dusk, place(*last)),
        Goal::Visit(all, _) => (Backdrop::Mesas, all.first().map_or("sign-map", |&it| place(it))),
        Goal::Slay(_, prey) => match (prey.space, prey.overlord, prey.kind) {
            (Some(space), ..) => (Backdrop::Forest, place(space)),
            (_, true, _) => (Backdrop::Throne, "ag-place-overlord"),
            (_, _, Some(kind)) => (Backdrop::Forest, figures::traits(&[kind])),
            (None, false, None) => (Backdrop::Forest, "ag-foe"),
        },
        Goal::HandIn(..) => (Backdrop::Workshop, "wq-pack"),
        Goal::Meet(..) => (Backdrop::Camp, "wq-party"),
        Goal::Hurt(..) => (Backdrop::Mesas, "ag-melee"),
        Goal::Beat(..) => (Backdrop::Mesas, "wq-kind-attack"),
    };
    let number = quest as usize;
    let far = flat("sign-map", 120.0, 70.0 + (number % 5) as f32 * 5.0, 56.0, parchment.0, 20);
    let aim = lit(aim, 66.0, "#6b4a22", "#f6e2b0", "#fff2c8").at(98.0, 56.0);
    let flag = lit("ag-target", 56.0, "#c0341f", "#ffe0a0", "#fff0c8").at(44.0, 60.0).tilted(-5.0);
    let seal = lit("ag-valor", 26.0, GOLD, "#6a4a12", "#fff6dc").at(134.0, 24.0);
    let sun = light("#fff2c4", 60.0, 30.0, 84.0);
    let mut res = of(backdrop, parchment, sun, vec![far, aim, flag, seal]);
    res.n_sparks = facts.valor * 4;
    res
}

/// How a place looks from afar; a space without a name is a road.
pub(super) const fn place(space: Space) -> &'static str {
    use Space as S;
    match space {
        S::Undercity => "relic-karazhan",
        S::Ironforge => "power-blacksmiths",
        S::Stormwind => "mark-fort",
        S::Brill => "ob-belfry",
        S::Sepulcher => "ob-tomb",
        S::Hearthglen => "wr-stronghold",
        S::CaerDarrow => "wr-quest-icecrown-citadel",
        S::LightsHope => "relic-lightshope",
        S::Southshore => "power-seafarers",
        S::TarrenMill => "ob-wheel",
        S::AeriePeak => "relic-ashes",
        S::Stromgarde => "mark-wall",
        S::Menethil => "power-fishermen",
        S::Thelsamar => "ob-well",
        S::Kharanos => "power-mountaineers",
        S::Kargath => "ob-palisade",
        S::ThoriumPoint => "power-miners",
        S::MorgansVigil => "mark-tower",
        S::Lakeshire => "ob-bridge",
        S::Goldshire => "power-farmers",
        S::SentinelHill => "ob-tower",
        S::Darkshire => "ob-tree",
        S::Stonard => "ob-tent",
        S::Nethergarde => "relic-darkportal",
        S::Gromgol => "wq-kind-rest",
        S::Shadowfang => "race-worgen",
        S::Gnomeregan => "race-gnomes",
        S::Deadmines => "race-ethereals",
        S::ScarletMonastery => "race-humans",
        S::Uldaman => "ob-idol",
        S::RavenHill => "wr-ghoul",
        S::Stratholme => "wr-abomination",
        S::BlackrockDepths => "race-dwarves",
        S::SunkenTemple => "wr-quest-gundrak",
        S::BootyBay => "race-goblins",
        S::Nefarian => "ag-trait-dragonkin",
        S::Kelthuzad => "wr-lich-king",
        S::Hakkar => "race-naga",
        S::Kazzak => "ag-trait-demon",
        _ => "sign-map",
    }
}

/// The emblems that places and cards need beside those of the game.
pub(super) fn emblems_beside() -> impl Iterator<Item = &'static str> {
    let named = Space::ALL.iter().filter(|&&it| book().space(it).kind != Place::Regular);
    let places = named.map(|&it| place(it));
    let is_elsewhere = |it: &&str| !it.starts_with("ag-") && !it.starts_with("mark-");
    places.filter(is_elsewhere).chain(["wq-health"])
}

fn back() -> Picture {
    let air = ("#070c18", "#16305a", "#2f5c96");
    let sign = lit("ag-card", 62.0, GOLD, "#16305a", "#fff2c4").at(80.0, 55.0);
    of(Backdrop::Rays, air, light("#8ac0ff", 80.0, 50.0, 64.0), vec![sign])
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

    /// AG-SPACE: who knows the map finds a place by its shape.
    #[test]
    fn places_with_a_name_have_a_shape_of_their_own() {
        let named = Space::ALL.iter().filter(|&&it| book().space(it).kind != Place::Regular);
        let mut all: Vec<&str> = named.map(|&it| place(it)).collect();
        let n_all = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), n_all);
        assert!(!all.contains(&"sign-map"));
    }
}
