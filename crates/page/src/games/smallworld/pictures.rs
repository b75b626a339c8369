//! The pictures of the races, as data: a banner in the form and the colour of the faction before the land of the race.

use game_smallworld::content::{Faction, Race, book};

use crate::art::picture::{Air, Backdrop, Picture, light, lit, of};
use crate::asset::{ArtFile, Gallery};

/// The files of all pictures.
pub(super) static GALLERY: Gallery = Gallery::new("smallworld", || {
    let file = |it: Race| (slug(it), ArtFile::new(picture(it).file(&slug(it))));
    Race::ALL.iter().copied().map(file).collect()
});

/// The address of a picture.
pub(super) fn address(race: Race) -> String {
    GALLERY.address(&slug(race))
}

fn slug(race: Race) -> String {
    format!("race-{race}")
}

const STONE: Air = ("#0c1016", "#3c4a5c", "#7c8ea2");
const WOOD: Air = ("#07140c", "#24563a", "#5f9a70");
const DESERT: Air = ("#1a0d06", "#8a4a20", "#c98a50");
const NIGHT: Air = ("#0c0818", "#3a2a66", "#7a62b0");
const WATER: Air = ("#04121c", "#1c4c6c", "#5590b4");
const DAWN: Air = ("#180c08", "#7c4a2a", "#d0a060");
const MIST: Air = ("#0a0f0c", "#38443c", "#74867a");

/// Where a race is at home, and the colour of the light there.
fn home(race: Race) -> (Backdrop, Air, &'static str) {
    match race {
        Race::BloodElves => (Backdrop::Rays, DAWN, "#ffd27a"),
        Race::Draenei => (Backdrop::Rays, NIGHT, "#d8c4ff"),
        Race::Dwarves => (Backdrop::Snow, STONE, "#ffe2b0"),
        Race::Ethereals => (Backdrop::Throne, NIGHT, "#9fe0ff"),
        Race::Forsaken => (Backdrop::Forest, MIST, "#b8e08a"),
        Race::Gnomes => (Backdrop::Workshop, STONE, "#ffd890"),
        Race::Goblins => (Backdrop::Workshop, DESERT, "#ffe07a"),
        Race::Humans => (Backdrop::Hall, STONE, "#ffe9c0"),
        Race::Kobolds => (Backdrop::Tunnel, DESERT, "#ffcf70"),
        Race::Naga => (Backdrop::Sea, WATER, "#a8f0e0"),
        Race::NightElves => (Backdrop::Forest, NIGHT, "#cdd8ff"),
        Race::Orcs => (Backdrop::Mesas, DESERT, "#ffb070"),
        Race::Pandaren => (Backdrop::Dusk, WOOD, "#fff0b8"),
        Race::Tauren => (Backdrop::Camp, DAWN, "#ffd9a0"),
        Race::Trolls => (Backdrop::Sea, WOOD, "#ffe6a0"),
        Race::Worgen => (Backdrop::Dusk, MIST, "#ffe2b8"),
    }
}

/// The colour of a faction's cloth, and of its hem.
fn cloth(faction: Faction) -> (&'static str, &'static str) {
    match faction {
        Faction::Alliance => ("#35618e", "#e6c673"),
        Faction::Horde => ("#a33a2c", "#2a0c08"),
        Faction::Neutral => ("#6b7a3a", "#f0e2b4"),
    }
}

fn picture(race: Race) -> Picture {
    let (backdrop, air, glow) = home(race);
    let faction = book().race(race).faction;
    let (ink, hem) = cloth(faction);
    let banner = lit(format!("ob-banner-{faction}"), 104.0, ink, hem, "#fff0d0").at(66.0, 52.0);
    let emblem = lit(format!("race-{race}"), 62.0, "#fdf4dd", ink, "#ffffff").at(66.0, 48.0);
    of(backdrop, air, light(glow, 112.0, 26.0, 84.0), vec![banner, emblem])
}
