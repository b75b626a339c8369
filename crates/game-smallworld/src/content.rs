//! What is in the box: races, powers, relics, boards and their numbers, read from `data/`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use parts::{Slots, Spaces, UnknownName, named};
use serde::{Deserialize, Serialize};

named! {
    /// A race; its tokens and its banner.
    pub enum Race as "race" {
        BloodElves = "bloodelves",
        Draenei = "draenei",
        Dwarves = "dwarves",
        Ethereals = "ethereals",
        Forsaken = "forsaken",
        Gnomes = "gnomes",
        Goblins = "goblins",
        Humans = "humans",
        Kobolds = "kobolds",
        Naga = "naga",
        NightElves = "nightelves",
        Orcs = "orcs",
        Pandaren = "pandaren",
        Tauren = "tauren",
        Trolls = "trolls",
        Worgen = "worgen",
    }
}

named! {
    /// A special power; its badge.
    pub enum Power as "power" {
        Archaeologists = "archaeologists",
        Swampwalkers = "swampwalkers",
        Champions = "champions",
        Mountaineers = "mountaineers",
        Miners = "miners",
        Blacksmiths = "blacksmiths",
        PortalMages = "portalmages",
        Battlemasters = "battlemasters",
        MarshDwellers = "marshdwellers",
        FieldsDefenders = "fieldsdefenders",
        Explorers = "explorers",
        Farmers = "farmers",
        Fishermen = "fishermen",
        Muscle = "muscle",
        Trackers = "trackers",
        Wardens = "wardens",
        BeastMasters = "beastmasters",
        Enraged = "enraged",
        Herbalists = "herbalists",
        Seafarers = "seafarers",
    }
}

named! {
    /// SW-COMP-01: 5 Artifacts and 7 Legendary Places.
    pub enum Relic as "relic" {
        Aegis = "aegis",
        Frostmourne = "frostmourne",
        Ashes = "ashes",
        Heart = "heart",
        Doomhammer = "doomhammer",
        MeetingStone = "meetingstone",
        LightsHope = "lightshope",
        Karazhan = "karazhan",
        DarkPortal = "darkportal",
        Battleground = "battleground",
        Well = "well",
        SpiritHealer = "spirithealer",
    }
}

impl Relic {
    /// SW-RELIC-GEN-04, SW-RELIC-GEN-05: Artifacts move with their use, Legendary Places do not.
    pub const fn is_artifact(self) -> bool {
        (self as u8) < Self::MeetingStone as u8
    }
}

named! {
    /// SW-FACTION-01: twelve races belong to the Alliance or the Horde, four are neutral.
    pub enum Faction as "faction" {
        Alliance = "alliance",
        Horde = "horde",
        Neutral = "neutral",
    }
}

named! {
    /// SW-MAP-01: five kinds of land and two of water.
    pub enum Terrain as "terrain" {
        Field = "field",
        Forest = "forest",
        Hill = "hill",
        Swamp = "swamp",
        Mountain = "mountain",
        Sea = "sea",
        Lake = "lake",
    }
}

impl Terrain {
    pub const fn is_water(self) -> bool {
        matches!(self, Self::Sea | Self::Lake)
    }
}

named! {
    /// A side of a board: two large, two medium and two small boards with two sides each.
    pub enum Face as "board face" {
        L1A = "l1a",
        L1B = "l1b",
        L2A = "l2a",
        L2B = "l2b",
        M1A = "m1a",
        M1B = "m1b",
        M2A = "m2a",
        M2B = "m2b",
        S1A = "s1a",
        S1B = "s1b",
        S2A = "s2a",
        S2B = "s2b",
    }
}

named! {
    /// A face of a Bomb.
    pub enum Bomb as "bomb" {
        Dud = "dud",
        Live = "live",
    }
}

/// Where a component's values come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Provenance {
    /// The rulebook.
    Seed,
    /// A public source.
    Public,
    /// Designed here, because no source states it.
    House,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Size {
    Large,
    Medium,
    Small,
}

/// A region of one of the twelve faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(pub u8);

/// How many regions a state has room for.
pub const N_REGIONS: usize = 128;

impl Region {
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    pub fn slug(self) -> &'static str {
        &book().regions[self.idx()].slug
    }

    #[inline]
    pub fn terrain(self) -> Terrain {
        book().map.terrain_of[self.idx()]
    }

    #[inline]
    pub fn face(self) -> Face {
        book().regions[self.idx()].face
    }

    /// SW-DEF-06: regions of the same board that share a border.
    #[inline]
    pub fn neighbours(self) -> Spaces {
        book().map.adjacent[self.idx()]
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Region {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let idx = book().regions.iter().position(|region| region.slug == text);
        idx.map(|idx| Self(idx as u8))
            .ok_or_else(|| UnknownName { kind: "region", text: text.to_owned() })
    }
}

impl Serialize for Region {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.slug())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Region {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
            text.parse().map_err(serde::de::Error::custom)
        } else {
            u8::deserialize(deserializer).map(Self)
        }
    }
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
