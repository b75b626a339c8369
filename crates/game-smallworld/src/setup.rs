//! SW-SETUP: what is chosen before play, and how the table is laid.

use std::collections::BTreeSet;

use kernel::{Agenda, Cx, OptionValues, Refusal, Seat, SeatSet, Slot, TableOption, TableSetup};
use parts::{PerSeat, Pile, Slots, Spaces};
use serde::{Deserialize, Serialize};

use crate::content::{Bomb, Face, Faction, Power, Race, Region, Relic, Size, book};
use crate::event::Event;
use crate::state::{
    Bombs, ChampionSpot, Column, Held, Holder, Land, Markers, Market, Player, RelicSpot,
    SmallWorld, Turn,
};
use crate::step::Step;

/// What is chosen before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// SW-SETUP-01: 2 to 5.
    pub seats: u8,
    /// SW-SETUP-10: who begins; by lot if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// SW-SETUP-02: the board faces; those that are not named are drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Face>,
    #[serde(default, flatten)]
    pub options: Options,
}

/// Rules that a table may choose; each is named in the rules reference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Options {
    /// SW-TEAM-00, SW-TEAM-01: the factions play against each other.
    pub teams: bool,
    /// SW-AMB-01a: tokens of one's own Declining race add to the cost.
    pub own_decline_defends: bool,
    /// SW-AMB-34a: Watch Towers vanish as soon as their Field no longer qualifies.
    pub towers_checked_continuously: bool,
    /// SW-MAP-05a: the open water around a board counts as Sea for the Fishermen.
    pub coast_is_sea: bool,
    /// SW-AMB-12a: a turn of decline brings no faction bonus for what Bombs conquered in it.
    pub no_bomb_bonus_in_decline: bool,
}

impl TableSetup for Setup {
    const OPTIONS: &'static [TableOption] = Self::OPTIONS;

    fn of(n_seats: u8) -> Self {
        Self::of(n_seats)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        self.set(key, value)
    }

    fn n_seats(&self) -> u8 {
        self.seats
    }
}

impl Setup {
    /// The plainest table for a number of players.
    pub fn of(seats: u8) -> Self {
        Self { seats, first: None, boards: Vec::new(), options: Options::default() }
    }

    /// Changes one option by its name, as in `--set teams=true`.
    ///
    /// # Errors
    /// What names and values there are.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let flag =
            || value.parse::<bool>().map_err(|_| format!("{key} is true or false, not '{value}'"));
        match key {
            "teams" => self.options.teams = flag()?,
            "own-decline-defends" => self.options.own_decline_defends = flag()?,
            "towers-checked-continuously" => self.options.towers_checked_continuously = flag()?,
            "coast-is-sea" => self.options.coast_is_sea = flag()?,
            "no-bomb-bonus-in-decline" => self.options.no_bomb_bonus_in_decline = flag()?,
            "first" => self.first = Some(value.parse().map_err(|error| format!("first: {error}"))?),
            "boards" => {
                let faces = value.split([',', ' ']).filter(|name| !name.is_empty()).map(str::parse);
                self.boards =
                    faces.collect::<Result<_, _>>().map_err(|error| format!("boards: {error}"))?;
            }
            _ => {
                return Err(format!("'{key}' is no option; options are {}", Self::KEYS.join(", ")));
            }
        }
        Ok(())
    }

    /// The names that [`Setup::set`] knows.
    pub const KEYS: &'static [&'static str] = &[
        "teams",
        "own-decline-defends",
        "towers-checked-continuously",
        "coast-is-sea",
        "no-bomb-bonus-in-decline",
        "first",
        "boards",
    ];

    /// What each of the [`Setup::KEYS`] can be set to.
    pub const OPTIONS: &'static [TableOption] = &[
        flag("teams"),
        flag("own-decline-defends"),
        flag("towers-checked-continuously"),
        flag("coast-is-sea"),
        flag("no-bomb-bonus-in-decline"),
        TableOption { key: "first", values: OptionValues::Slots(first_seats) },
        TableOption { key: "boards", values: OptionValues::Slots(board_slots) },
    ];
}

const fn flag(key: &'static str) -> TableOption {
    TableOption { key, values: OptionValues::Flag }
}

/// SW-SETUP-10.
fn first_seats(n_seats: u8) -> Vec<Slot> {
    vec![Seat::all(n_seats).map(|seat| seat.to_string()).collect()]
}

/// SW-SETUP-02: where all boards of a size are used, each has a slot for its two faces; else every face fits.
fn board_slots(n_seats: u8) -> Vec<Slot> {
    let mut res = Vec::new();
    for size in [Size::Large, Size::Medium, Size::Small] {
        let facts = |face: &Face| book().faces[face.idx()];
        let faces = Face::ALL.iter().filter(|face| facts(face).size == size);
        let names = |board: Option<u8>| -> Slot {
            let fits = faces.clone().filter(|face| board.is_none_or(|it| it == facts(face).board));
            fits.map(ToString::to_string).collect()
        };
        let boards: BTreeSet<u8> = faces.clone().map(|face| facts(face).board).collect();
        match SmallWorld::n_boards(n_seats, size) {
            n_boards if usize::from(n_boards) == boards.len() => {
                res.extend(boards.into_iter().map(|board| names(Some(board))));
            }
            n_boards => res.extend((0..n_boards).map(|_| names(None))),
        }
    }
    res
}

/// The faction a seat plays in the team variant (SW-TEAM-01): factions sit alternately, an odd seat is neutral.
pub fn team_of(seat: Seat, n_seats: u8) -> Faction {
    if n_seats % 2 == 1 && seat.0 + 1 == n_seats {
        Faction::Neutral
    } else if seat.0.is_multiple_of(2) {
        Faction::Alliance
    } else {
        Faction::Horde
    }
}

/// Lays the table.
pub(crate) fn lay(setup: &Setup, cx: &mut Cx<'_, Event>) -> Result<SmallWorld, Refusal> {
    let table = book()
        .table(setup.seats)
        .ok_or_else(|| Refusal::new("SW-SETUP-01", "setup-seats").with("seats", setup.seats))?;
    if setup.first.is_some_and(|seat| setup.seats <= seat.0) {
        return Err(Refusal::new("SW-SETUP-10", "setup-first").with("seats", setup.seats));
    }
    let faces = draw_boards(setup.seats, named_boards(setup)?, cx);

    let mut in_play = Spaces::EMPTY;
    for &face in faces.iter() {
        in_play |= book().map.face[face.idx()];
    }
    let mut res = SmallWorld {
        options: setup.options,
        n_seats: setup.seats,
        round: 1,
        n_rounds: table.rounds,
        first_seat: Seat(0),
        in_play,
        agenda: Agenda::new(),
        turn: Turn::default(),
        players: PerSeat([Player { coins: book().start_coins, ..Player::default() }; 5]),
        land: Slots::default(),
        held: Held::default(),
        markers: Markers::default(),
        relics: Slots::default(),
        bombs: Bombs::default(),
        champion: ChampionSpot::Supply,
        harmony: SeatSet::EMPTY,
        market: Market::default(),
        tray: Slots(std::array::from_fn(|idx| book().races[idx].supply)),
        murlocs_boxed: 0,
        is_well_set_aside: false,
    };
    lay_combos(&mut res, cx);
    lay_murlocs(&mut res);
    lay_relics(&mut res, cx);
    res.first_seat = match setup.first {
        Some(seat) => seat,
        None => Seat(cx.chance.pick("first-player", &Vec::from_iter(res.seats())) as u8),
    };
    res.turn.seat = res.first_seat;
    res.agenda.push(Step::Round);
    kernel::run(&mut res, cx);
    Ok(res)
}

/// SW-SETUP-02: which boards of a size and which face of each is drawn, beside those that are named.
fn draw_boards(n_seats: u8, named: Pile<Face, 5>, cx: &mut Cx<'_, Event>) -> Pile<Face, 5> {
    let mut res = named;
    let board_of = |face: &Face| book().faces[face.idx()].board;
    for size in [Size::Large, Size::Medium, Size::Small] {
        let is_size = |face: &Face| book().faces[face.idx()].size == size;
        let is_taken = |face: &Face| named.iter().any(|it| board_of(it) == board_of(face));
        let mut faces: Pile<Face, 4> =
            Face::ALL.iter().copied().filter(|it| is_size(it) && !is_taken(it)).collect();
        let n_named = named.iter().filter(|it| is_size(it)).count() as u8;
        for _ in n_named..SmallWorld::n_boards(n_seats, size) {
            let face = faces[cx.chance.pick("board", &faces)];
            faces = faces.iter().copied().filter(|it| board_of(it) != board_of(&face)).collect();
            res.put_under(face);
        }
    }
    res
}

/// SW-SETUP-02: no more boards of a size than the number of players asks for, and each from one side only.
fn named_boards(setup: &Setup) -> Result<Pile<Face, 5>, Refusal> {
    let size_of = |face: &Face| book().faces[face.idx()].size;
    let fits = [Size::Large, Size::Medium, Size::Small].into_iter().all(|size| {
        let n_named = setup.boards.iter().filter(|face| size_of(face) == size).count();
        n_named <= usize::from(SmallWorld::n_boards(setup.seats, size))
    });
    let is_repeated = setup.boards.iter().enumerate().any(|(idx, face)| {
        let board = book().faces[face.idx()].board;
        setup.boards[..idx].iter().any(|other| book().faces[other.idx()].board == board)
    });
    if !fits || is_repeated {
        let boards = |size| SmallWorld::n_boards(setup.seats, size);
        return Err(Refusal::new("SW-SETUP-02", "setup-boards")
            .with("seats", setup.seats)
            .with("large", boards(Size::Large))
            .with("medium", boards(Size::Medium))
            .with("small", boards(Size::Small)));
    }
    Ok(setup.boards.iter().copied().collect())
}

/// SW-SETUP-04, SW-SETUP-05, SW-TEAM-02: banners and badges.
fn lay_combos(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) {
    let mut badges: Pile<Power, 20> = Power::ALL.iter().copied().collect();
    let columns: &[Option<Faction>] = if game.options.teams {
        &[Some(Faction::Alliance), Some(Faction::Horde), Some(Faction::Neutral)]
    } else {
        &[None]
    };
    for (column, faction) in game.market.columns.iter_mut().zip(columns) {
        let belongs =
            |race: &Race| faction.is_none_or(|faction| book().race(*race).faction == faction);
        *column = Column {
            banners: Race::ALL.iter().copied().filter(belongs).collect(),
            ..Column::default()
        };
        column.banners.shuffle("banners", cx.chance);
    }
    badges.shuffle("badges", cx.chance);
    game.market.badges = badges;
    game.refill_combos(cx);
}

/// SW-SETUP-06: one Murloc token on every region with the symbol.
fn lay_murlocs(game: &mut SmallWorld) {
    let regions = book().map.murlocs & game.in_play;
    for idx in regions {
        game.land[usize::from(idx)] = Land { holder: Holder::Murlocs, tokens: 1, beasts: 0 };
    }
    game.held.murlocs = regions;
    game.murlocs_boxed = book().limits.murlocs - regions.len() as u8;
}

/// SW-SETUP-08: a face-down marker on each relic icon.
fn lay_relics(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) {
    let mut markers: Pile<Relic, 12> = Relic::ALL.iter().copied().collect();
    markers.shuffle("relics", cx.chance);
    for (idx, &relic) in (book().map.relics & game.in_play).iter().zip(markers.iter()) {
        game.relics[relic.idx()] = RelicSpot::FaceDown(Region(idx));
    }
}

/// SW-RACE-GOBLINS-01: the Bombs, face down and shuffled.
pub(crate) fn shuffled_bombs(cx: &mut Cx<'_, Event>) -> Pile<Bomb, 12> {
    let limits = book().limits;
    let live = std::iter::repeat_n(Bomb::Live, usize::from(limits.live_bombs));
    let duds = std::iter::repeat_n(Bomb::Dud, usize::from(limits.duds));
    let mut res: Pile<Bomb, 12> = live.chain(duds).collect();
    res.shuffle("bombs", cx.chance);
    res
}
