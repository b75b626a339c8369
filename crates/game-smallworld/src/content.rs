//! What is in the box: races, powers, relics, boards and their numbers, read from `data/`.

use std::fmt;
use std::sync::LazyLock;

pub use parts::Provenance;
use parts::{Slots, Spaces};
use serde::{Deserialize, Serialize};

mod names;

pub use names::{Bomb, Face, Faction, N_REGIONS, Power, Race, Region, Relic, Terrain};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Size {
    Large,
    Medium,
    Small,
}

/// The facts of one region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionFacts {
    pub slug: String,
    pub face: Face,
    pub terrain: Terrain,
}

/// The facts of one race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaceFacts {
    pub id: Race,
    pub faction: Faction,
    /// The number on the banner: tokens a combo brings, with the badge's number added.
    pub banner: u8,
    /// Tokens in the tray.
    pub supply: u8,
    pub prov: Provenance,
}

/// The facts of one power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerFacts {
    pub id: Power,
    pub badge: u8,
    /// SW-DECL-03: the badge stays with the Declining race.
    pub keeps_in_decline: bool,
    pub prov: Provenance,
}

/// SW-SETUP-02, SW-SETUP-03: boards and rounds for a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableFacts {
    pub seats: u8,
    pub large: u8,
    pub medium: u8,
    pub small: u8,
    pub rounds: u8,
}

impl TableFacts {
    pub fn boards(&self, size: Size) -> u8 {
        match size {
            Size::Large => self.large,
            Size::Medium => self.medium,
            Size::Small => self.small,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieFacts {
    pub faces: Vec<u8>,
    pub prov: Provenance,
    /// The highest face.
    #[serde(skip)]
    pub best: u8,
}

/// SW-COMP-02: hard limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    pub murlocs: u8,
    pub mountains: u8,
    pub wisp_walls: u8,
    pub forts: u8,
    pub watch_towers: u8,
    pub live_bombs: u8,
    pub duds: u8,
    pub harmony: u8,
    pub objectives: u8,
    pub beasts: u8,
}

/// The symbols of the boards as sets of regions, for quick questions.
#[derive(Clone, Debug)]
pub struct Map {
    pub adjacent: Slots<Spaces, N_REGIONS>,
    pub terrain_of: Slots<Terrain, N_REGIONS>,
    pub terrain: Slots<Spaces, 7>,
    pub face: Slots<Spaces, 12>,
    pub water: Spaces,
    pub anchors: Spaces,
    pub murlocs: Spaces,
    pub magic: Spaces,
    pub caves: Spaces,
    pub relics: Spaces,
    /// Regions on the edge of their board.
    pub coast: Spaces,
}

impl Map {
    /// The regions that border on any of `regions`.
    #[inline]
    pub fn around(&self, regions: Spaces) -> Spaces {
        let mut res = Spaces::EMPTY;
        for idx in regions {
            res |= self.adjacent[usize::from(idx)];
        }
        res
    }
}

/// The facts of one face.
#[derive(Clone, Copy, Debug)]
pub struct FaceFacts {
    pub size: Size,
    /// Faces of the same board have the same number.
    pub board: u8,
    pub prov: Provenance,
}

/// Everything in the box.
#[derive(Clone, Debug)]
pub struct Book {
    pub races: Vec<RaceFacts>,
    pub powers: Vec<PowerFacts>,
    pub regions: Vec<RegionFacts>,
    pub faces: Vec<FaceFacts>,
    pub tables: Vec<TableFacts>,
    pub start_coins: u16,
    pub die: DieFacts,
    pub limits: Limits,
    pub map: Map,
}

impl Book {
    #[inline]
    pub fn race(&self, race: Race) -> &RaceFacts {
        &self.races[race.idx()]
    }

    #[inline]
    pub fn power(&self, power: Power) -> &PowerFacts {
        &self.powers[power.idx()]
    }

    /// The table for a number of players, if there is one.
    pub fn table(&self, n_seats: u8) -> Option<&TableFacts> {
        self.tables.iter().find(|table| table.seats == n_seats)
    }

    /// Reads a book from the two data files.
    ///
    /// # Errors
    /// What is wrong and where, in words.
    pub fn read(box_ron: &str, boards_ron: &str) -> Result<Self, String> {
        let pieces: BoxFile =
            ron::from_str(box_ron).map_err(|error| format!("box.ron: {error}"))?;
        let boards: BoardsFile =
            ron::from_str(boards_ron).map_err(|error| format!("boards.ron: {error}"))?;
        complete("races", Race::ALL, pieces.races.iter().map(|it| it.id))?;
        complete("powers", Power::ALL, pieces.powers.iter().map(|it| it.id))?;
        complete("faces", Face::ALL, boards.faces.iter().map(|it| it.id))?;

        let mut regions = Vec::new();
        for face in &boards.faces {
            for region in &face.regions {
                regions.push(RegionFacts {
                    slug: region.id.clone(),
                    face: face.id,
                    terrain: region.terrain,
                });
            }
        }
        if N_REGIONS < regions.len() {
            return Err(format!(
                "boards.ron: {} regions, but there is room for {N_REGIONS}",
                regions.len()
            ));
        }
        let map = map_of(&boards, &regions)?;
        let mut board_names: Vec<&str> = Vec::new();
        let mut faces = Vec::new();
        for face in &boards.faces {
            let known = board_names.iter().position(|name| *name == face.board);
            let board = known.unwrap_or_else(|| {
                board_names.push(&face.board);
                board_names.len() - 1
            });
            faces.push(FaceFacts { size: face.size, board: board as u8, prov: boards.prov });
        }
        Ok(Self {
            races: pieces.races,
            powers: pieces.powers,
            regions,
            faces,
            tables: pieces.tables,
            start_coins: pieces.start_coins,
            die: DieFacts {
                best: pieces.die.faces.iter().copied().max().unwrap_or(0),
                ..pieces.die
            },
            limits: pieces.limits,
            map,
        })
    }
}

fn complete<T: Copy + PartialEq + fmt::Display>(
    what: &str,
    all: &[T],
    mut found: impl Iterator<Item = T>,
) -> Result<(), String> {
    if found.by_ref().eq(all.iter().copied()) {
        return Ok(());
    }
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    Err(format!("{what}: each of these is needed once and in this order: {}", names.join(", ")))
}

fn map_of(boards: &BoardsFile, regions: &[RegionFacts]) -> Result<Map, String> {
    let mut res = Map {
        adjacent: Slots::default(),
        terrain_of: Slots::default(),
        terrain: Slots::default(),
        face: Slots::default(),
        water: Spaces::EMPTY,
        anchors: Spaces::EMPTY,
        murlocs: Spaces::EMPTY,
        magic: Spaces::EMPTY,
        caves: Spaces::EMPTY,
        relics: Spaces::EMPTY,
        coast: Spaces::EMPTY,
    };
    let rows = boards.faces.iter().flat_map(|face| &face.regions);
    for (idx, (row, facts)) in rows.zip(regions).enumerate() {
        let idx = idx as u8;
        res.terrain_of[usize::from(idx)] = facts.terrain;
        res.terrain[facts.terrain.idx()].insert(idx);
        res.face[facts.face.idx()].insert(idx);
        if facts.terrain.is_water() {
            res.water.insert(idx);
        }
        for mark in &row.marks {
            let regions = match mark {
                Mark::Anchor => &mut res.anchors,
                Mark::Murloc => &mut res.murlocs,
                Mark::Magic => &mut res.magic,
                Mark::Cave => &mut res.caves,
                Mark::Relic => &mut res.relics,
                Mark::Coast => &mut res.coast,
            };
            regions.insert(idx);
        }
        for border in &row.borders {
            let found = regions.iter().position(|it| it.slug == *border);
            let other = found.ok_or_else(|| {
                format!("boards.ron: {} borders on unknown region '{border}'", row.id)
            })?;
            if regions[other].face != facts.face {
                return Err(format!(
                    "boards.ron: {} borders on {border}, a region of another face",
                    row.id
                ));
            }
            res.adjacent[usize::from(idx)].insert(other as u8);
        }
    }
    for (idx, region) in regions.iter().enumerate() {
        if res.adjacent[idx]
            .iter()
            .any(|other| !res.adjacent[usize::from(other)].contains(idx as u8))
        {
            return Err(format!(
                "boards.ron: a border of {} is not given from both sides",
                region.slug
            ));
        }
    }
    Ok(res)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    tables: Vec<TableFacts>,
    start_coins: u16,
    die: DieFacts,
    limits: Limits,
    races: Vec<RaceFacts>,
    powers: Vec<PowerFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardsFile {
    prov: Provenance,
    faces: Vec<FaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceRow {
    id: Face,
    board: String,
    size: Size,
    regions: Vec<RegionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionRow {
    id: String,
    terrain: Terrain,
    marks: Vec<Mark>,
    borders: Vec<String>,
}

#[derive(Deserialize)]
enum Mark {
    Anchor,
    Murloc,
    Magic,
    Cave,
    Relic,
    Coast,
}

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let read = Book::read(include_str!("../data/box.ron"), include_str!("../data/boards.ron"));
    read.unwrap_or_else(|error| unreachable!("the data files are checked by a test: {error}"))
});

/// Everything in the box.
#[inline]
pub fn book() -> &'static Book {
    &BOOK
}
