//! The pictures of the cards, as data: every hero card, hero, quest and reward has its own; Scourge cards have one for
//! each region.

use game_wrath::content::book;
use game_wrath::names::{Card, Hero, Quest, Region, Reward};

use crate::art::picture::{Air, Backdrop, Layer, Picture, dim, flat, light, lit, of};
use crate::asset::{ArtFile, Gallery};

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Card(Card),
    Hero(Hero),
    Scourge(Region),
    Quest(Quest),
    Reward(Reward),
    LichKing,
}

impl Subject {
    /// Everything that has a picture.
    fn all() -> Vec<Self> {
        let mut res: Vec<Self> = Card::ALL.iter().copied().map(Self::Card).collect();
        res.extend(Hero::ALL.iter().copied().map(Self::Hero));
        res.extend(Region::ALL.iter().copied().map(Self::Scourge));
        res.extend(Quest::ALL.iter().copied().map(Self::Quest));
        res.extend(Reward::ALL.iter().copied().map(Self::Reward));
        res.push(Self::LichKing);
        res
    }

    /// The name of its file.
    fn slug(self) -> String {
        match self {
            Self::Card(it) => format!("card-{it}"),
            Self::Hero(it) => format!("hero-{it}"),
            Self::Scourge(it) => format!("scourge-{it}"),
            Self::Quest(it) => format!("quest-{it}"),
            Self::Reward(it) => format!("reward-{it}"),
            Self::LichKing => "lich-king".to_owned(),
        }
    }

    fn picture(self) -> Picture {
        match self {
            Self::Card(it) => card(it),
            Self::Hero(it) => hero(it),
            Self::Scourge(it) => scourge(it),
            Self::Quest(it) => quest(it),
            Self::Reward(it) => reward(it),
            Self::LichKing => lich_king(),
        }
    }
}

/// The files of all pictures.
pub(super) static GALLERY: Gallery = Gallery::new("wrath", || {
    Subject::all()
        .into_iter()
        .map(|it| (it.slug(), ArtFile::new(it.picture().file(&it.slug()))))
        .collect()
});

/// The address of a picture.
pub(super) fn address(subject: Subject) -> String {
    GALLERY.address(&subject.slug())
}

const STEEL: &str = "#c8d2de";
const GOLD: &str = "#e6b84a";
const BONE: &str = "#cfd6c0";
const FROST: &str = "#bfe6ff";

const RED: Air = ("#1c0706", "#7c2418", "#b4523a");
const IRON: Air = ("#0a1018", "#3a4c60", "#6a8298");
const OCHRE: Air = ("#160d04", "#6a4412", "#b0802c");
const GREEN: Air = ("#06150c", "#1f5a38", "#4a9064");
const ICE: Air = ("#06101c", "#234a6c", "#5c8cb0");
const SUNLIT: Air = ("#180c04", "#6a4410", "#c08a2c");

// Hero cards

fn card(card: Card) -> Picture {
    let sword = |size: f32| lit("ob-broadsword", size, STEEL, "#5a6472", "#fff2d8");
    match card {
        Card::Fight1 => {
            let foe = dim("wr-ghoul", 50.0, 122.0, 70.0, "#ff8a5a");
            let blade = sword(88.0).at(70.0, 56.0).tilted(8.0);
            of(Backdrop::Dusk, RED, light("#ffb27a", 52.0, 30.0, 80.0), vec![foe, blade])
        }
        Card::Fight2 => {
            let foes = [
                dim("wr-ghoul", 44.0, 22.0, 76.0, "#ff8a5a"),
                dim("wr-ghoul", 44.0, 138.0, 76.0, "#ff8a5a"),
            ];
            let axe = lit("ob-axe", 76.0, "#d8b48a", "#7a2a18", "#fff2d8").at(104.0, 54.0);
            let layers = foes
                .into_iter()
                .chain([axe.tilted(24.0), sword(88.0).at(66.0, 56.0).tilted(-14.0)]);
            of(Backdrop::Mesas, RED, light("#ffc060", 80.0, 30.0, 84.0), layers.collect())
        }
        Card::Defend => {
            let blow = dim("ob-axe", 60.0, 126.0, 44.0, "#ff9a6a").tilted(-30.0);
            let shield = lit("ob-shield", 92.0, "#8ba2b8", GOLD, "#f0f8ff").at(70.0, 58.0);
            of(Backdrop::Hall, IRON, light("#cfe4ff", 48.0, 28.0, 82.0), vec![blow, shield])
        }
        Card::Travel2 => {
            let way = flat("wr-icon-travel", 110.0, 112.0, 44.0, "#ffe0a0", 18);
            let boot = lit("wr-icon-travel", 78.0, "#b8803c", "#3a2208", "#fff0c4").at(74.0, 58.0);
            of(Backdrop::Snow, OCHRE, light("#ffd890", 44.0, 26.0, 84.0), vec![way, boot])
        }
        Card::Travel4 => {
            let ghosts = [
                flat("wr-icon-travel", 60.0, 28.0, 66.0, "#ffe0a0", 30),
                flat("wr-icon-travel", 66.0, 54.0, 62.0, "#ffe0a0", 44),
            ];
            let boot = lit("wr-icon-travel", 80.0, "#d09a48", "#3a2208", "#fff6dc").at(100.0, 56.0);
            let layers = ghosts.into_iter().chain([boot]).collect();
            of(Backdrop::Mesas, OCHRE, light("#ffe6a8", 118.0, 28.0, 84.0), layers)
        }
        Card::Heal => {
            let cross = flat("wr-heart", 104.0, 80.0, 52.0, "#d2ffb8", 16);
            let flask = lit("wr-icon-heal", 84.0, "#8fd6a0", "#123a20", "#f0ffe6").at(80.0, 58.0);
            of(Backdrop::Forest, GREEN, light("#d2ffb8", 60.0, 30.0, 82.0), vec![cross, flask])
        }
        Card::Stronghold => {
            let banner = flat("sign-banner", 60.0, 30.0, 52.0, GOLD, 60);
            let walls = lit("wr-stronghold", 92.0, "#a89878", "#3a2c18", "#fff0c8").at(86.0, 56.0);
            of(Backdrop::Snow, SUNLIT, light("#ffe0a0", 60.0, 26.0, 84.0), vec![banner, walls])
        }
        Card::ScourgeRises => {
            let hosts = [
                dim("wr-ghoul", 46.0, 24.0, 80.0, "#7ac8ff"),
                dim("wr-ghoul", 46.0, 136.0, 80.0, "#7ac8ff"),
            ];
            let king = lit("wr-lich-king", 96.0, "#7fa4c4", "#0a1a2c", "#e6f8ff").at(80.0, 54.0);
            let layers = hosts.into_iter().chain([king]).collect();
            of(Backdrop::Throne, ICE, light("#8ad8ff", 80.0, 30.0, 84.0), layers)
        }
    }
}

// Heroes

/// Where a hero stands, the light of the place, body, details, and what the hero carries.
fn hero(hero: Hero) -> Picture {
    let (backdrop, air, glow, ink, detail, arm): (_, Air, _, _, _, Layer) = match hero {
        Hero::Tirion => (
            Backdrop::Rays,
            SUNLIT,
            "#ffe9a8",
            "#e0b23a",
            "#4a3005",
            lit("ob-broadsword", 70.0, "#f0e2b0", "#a8741c", "#fffbe6"),
        ),
        Hero::Liadrin => (
            Backdrop::Throne,
            ("#1a060a", "#6c1a22", "#a8443c"),
            "#ffd0a0",
            "#c8463a",
            "#ffe6b0",
            lit("ob-shield", 60.0, "#a83228", GOLD, "#fff0d0"),
        ),
        Hero::Thrall => (
            Backdrop::Mesas,
            ("#08120e", "#24503a", "#4a8064"),
            "#bfe6ff",
            "#4c8a68",
            "#e6f0d8",
            lit("ob-hammer", 66.0, "#9aa8b4", "#3a4650", "#e6f8ff"),
        ),
        Hero::Sylvanas => (
            Backdrop::Forest,
            ("#0e0714", "#3c2450", "#6a4a86"),
            "#e0b8ff",
            "#86609e",
            "#ffe0e6",
            lit("ob-bow", 66.0, "#9a7a8a", "#2a1030", "#f6e0ff"),
        ),
        Hero::Muradin => (
            Backdrop::Hall,
            ("#120a04", "#5a3a1c", "#8f6436"),
            "#ffd49a",
            "#b07a44",
            "#fff0cc",
            lit("ob-axe", 66.0, "#b4bec8", "#4a525e", "#fff6dc"),
        ),
        Hero::Jaina => (
            Backdrop::Sea,
            ("#06101e", "#1f4c80", "#4a86c0"),
            "#b8e6ff",
            "#4c8cc4",
            "#f6ffff",
            lit("ob-staff", 70.0, "#b08a4c", "#aef0ff", "#f0faff"),
        ),
        Hero::Varian => (
            Backdrop::Camp,
            ("#0a0c14", "#2c3650", "#56648a"),
            "#ffd8a8",
            "#66708c",
            "#f6e6c0",
            lit("ob-sabre", 68.0, STEEL, "#3a4660", "#fff6e0"),
        ),
    };
    let behind = flat(format!("wr-hero-{hero}"), 130.0, 108.0, 46.0, glow, 10);
    let figure = lit(format!("wr-hero-{hero}"), 92.0, ink, detail, "#fff2d2").at(70.0, 58.0);
    let layers = vec![behind, arm.at(124.0, 60.0).tilted(16.0), figure];
    of(backdrop, air, light(glow, 46.0, 26.0, 84.0), layers)
}

// The Scourge

/// What a region looks like: place, air, light.
const fn land(region: Option<Region>) -> (Backdrop, Air, &'static str) {
    match region {
        Some(Region::Red) => (Backdrop::Mesas, ("#140a10", "#5c3a44", "#96727a"), "#ffc8b0"),
        Some(Region::Green) => (Backdrop::Snow, ("#08120e", "#2c5048", "#6a948a"), "#d8ffe0"),
        Some(Region::Purple) => (Backdrop::Forest, ("#0c0a18", "#3a3460", "#6a6498"), "#d8ccff"),
        None => (Backdrop::Throne, ICE, FROST),
    }
}

fn scourge(region: Region) -> Picture {
    let (backdrop, air, _) = land(Some(region));
    let layers = vec![
        dim("wr-ghoul", 46.0, 26.0, 76.0, FROST),
        dim("wr-ghoul", 46.0, 134.0, 76.0, FROST),
        flat("wr-scourge", 120.0, 80.0, 46.0, FROST, 14),
        lit("wr-ghoul", 82.0, BONE, "#1c2c30", "#e6f8ff").at(80.0, 60.0),
    ];
    let mut res = of(backdrop, air, light("#a8e0ff", 56.0, 26.0, 82.0), layers);
    res.n_sparks = 22;
    res
}

/// The Lich King on his throne, and his blade.
fn lich_king() -> Picture {
    let (backdrop, air, glow) = land(None);
    let layers = vec![
        dim("wr-ghoul", 40.0, 18.0, 86.0, "#7ac8ff"),
        dim("wr-ghoul", 40.0, 142.0, 86.0, "#7ac8ff"),
        lit("ob-broadsword", 96.0, "#a8d4f0", "#1c3450", "#f0fcff").at(122.0, 58.0).tilted(12.0),
        lit("wr-lich-king", 106.0, "#7fa4c4", "#0a1a2c", "#e6f8ff").at(74.0, 56.0),
    ];
    let mut res = of(backdrop, air, light(glow, 74.0, 24.0, 90.0), layers);
    res.n_sparks = 26;
    res
}

// Quests

const fn inks(region: Option<Region>) -> (&'static str, &'static str) {
    match region {
        Some(Region::Red) => ("#b8604c", "#3a100a"),
        Some(Region::Green) => ("#8c9c4c", "#20280a"),
        Some(Region::Purple) => ("#8a62a8", "#200f30"),
        None => ("#6f9fc0", "#08203a"),
    }
}

fn quest(quest: Quest) -> Picture {
    let region = book().quest(quest).region;
    let (backdrop, air, glow) = land(region);
    let (ink, detail) = inks(region);
    let emblem = format!("wr-quest-{quest}");
    let layers = vec![
        flat(emblem.clone(), 50.0, 24.0, 70.0, air.0, 70),
        flat(emblem.clone(), 46.0, 138.0, 70.0, air.0, 70),
        lit(emblem, 86.0, ink, detail, glow).at(80.0, 56.0),
    ];
    of(backdrop, air, light(glow, 54.0, 26.0, 84.0), layers)
}

// Rewards

fn reward(reward: Reward) -> Picture {
    let (emblem, ink, detail) = match reward {
        Reward::ArgentCrusaders => ("sign-banner", "#e8e2d0", "#8a6a1c"),
        Reward::BorrowedTime => ("sign-hourglass", "#d8b060", "#fff6d8"),
        Reward::OneQuietNight => ("ob-lantern", "#8a6a3a", "#ffe692"),
        Reward::AlexstraszasCleansing => ("ob-fist", "#c8402c", "#ffd86a"),
        Reward::BlessingOfTheLight => ("wr-heart", "#e6604a", "#fff0d0"),
        Reward::GunshipSupport => ("ob-wheel", "#9a6a36", "#2a1808"),
        Reward::NewAllies => ("ob-horn", "#d8c49a", "#6a4a1c"),
        Reward::OnwardToVictory => ("wr-icon-travel", "#d09a48", "#3a2208"),
        Reward::KnightsOfTheEbonBlade => ("ob-broadsword", "#8ba4bc", "#1c3450"),
    };
    let chest = flat("wr-reward", 118.0, 80.0, 58.0, "#fff0b0", 10);
    let body = lit(emblem, 82.0, ink, detail, "#fffbe0").at(80.0, 56.0);
    of(Backdrop::Rays, SUNLIT, light("#ffe28a", 80.0, 44.0, 78.0), vec![chest, body])
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
