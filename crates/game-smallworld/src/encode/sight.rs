//! What the public and the private fields are written from, as plain memory: of a view, or straight from the position.
//!
//! The laws of the encoding compare both in every position, so that the position tells no more than the view.

use kernel::{Seat, SeatSet};
use parts::{PerSeat, Pile, Slots, Spaces};

use super::N_LAND;
use crate::content::{Faction, N_REGIONS, Power, Race, Region, Relic};
use crate::event::Income;
use crate::phases::conquest;
use crate::setup::{Options, team_of};
use crate::state::{
    ChampionSpot, Column, Declining, Land, Markers, Redeployed, RelicSpot, SmallWorld, Strike, Turn,
};
use crate::step::{self, Step};
use crate::view::{
    ChampionView, ColumnView, ComboView, SeatView, SupplyView, TurnView, View, public_income,
    supply_view,
};

/// What one seat sees.
pub struct Sight {
    pub(super) options: Options,
    pub(super) round: u8,
    pub(super) rounds: u8,
    pub(super) first: Seat,
    pub(super) turn: Turn,
    pub(super) tray: Slots<u8, 16>,
    pub(super) supply: SupplyView,
    pub(super) n_badges: u8,
    pub(super) discarded: Pile<Power, 20>,
    pub(super) n_bombs: u8,
    pub(super) champion: ChampionSpot,
    pub(super) harmony: SeatSet,
    pub(super) is_well_set_aside: bool,
    pub(super) columns: [Option<ColumnSight>; 3],
    pub(super) seats: PerSeat<Option<SeatSight>>,
    /// The regions of the boards in play.
    pub(super) in_play: Spaces,
    pub(super) land: Slots<Land, N_REGIONS>,
    pub(super) markers: Markers,
    /// Regions in which a Bomb lies, and in which a marker lies face down.
    pub(super) bombs: Spaces,
    pub(super) face_down: Spaces,
    /// Where each relic lies face up, and all these regions.
    pub(super) relics: [Option<Region>; 12],
    pub(super) face_up: Spaces,
    /// SW-CONQ-03: the tokens that each conquest without special means takes which the seat can make now.
    pub(super) offers: Vec<(Region, u8)>,
}

/// A column of combos.
pub(super) struct ColumnSight {
    pub(super) team: Option<Faction>,
    pub(super) n_stack: u8,
    /// Banners that returned to the bottom of the stack, the lowest last.
    pub(super) returned: Pile<Race, 16>,
    pub(super) combos: [Option<ComboView>; 6],
}

/// A player's things beside the boards.
#[derive(Clone, Copy)]
pub(super) struct SeatSight {
    pub(super) coins: Option<u16>,
    pub(super) race: Option<Race>,
    pub(super) power: Option<Power>,
    pub(super) hand: u8,
    pub(super) beasts: u8,
    pub(super) declining: Option<Declining>,
    pub(super) team: Option<Faction>,
    pub(super) income: Income,
}

const _: () = assert!(N_LAND <= N_REGIONS, "every region has a place");

/// A pile of these pieces, the top first.
fn pile<T: Copy + Default, const N: usize>(pieces: &[T]) -> Pile<T, N> {
    let mut res = Pile::new();
    pieces.iter().for_each(|&it| res.put_under(it));
    res
}

impl Sight {
    /// Straight from the position.
    pub(super) fn of_game(game: &SmallWorld, seat: Seat) -> Self {
        let is_over = step::current(game) == Step::End;
        let mut seats = PerSeat::default();
        for it in game.seats() {
            seats[it] = Some(SeatSight::of_game(game, it, is_over || it == seat));
        }
        let (mut face_down, mut relics) = (Spaces::EMPTY, [None; 12]);
        for (relic, spot) in relics.iter_mut().zip(game.relics.0) {
            match spot {
                RelicSpot::Box => {}
                RelicSpot::FaceDown(region) => face_down.insert(region.0),
                RelicSpot::FaceUp(region) => *relic = Some(region),
            }
        }
        let n_columns = if game.options.teams { 3 } else { 1 };
        let mut columns = [const { None }; 3];
        for (idx, column) in game.market.columns.iter().enumerate().take(n_columns) {
            let team = game.options.teams.then(|| Faction::ALL[idx]);
            columns[idx] = Some(ColumnSight::of_game(column, team));
        }
        Self {
            options: game.options,
            round: game.round,
            rounds: game.n_rounds,
            first: game.first_seat,
            turn: game.turn,
            tray: game.tray,
            supply: supply_view(game),
            n_badges: game.market.badges.len() as u8,
            discarded: game.market.discarded_badges,
            n_bombs: game.bombs.stack.len() as u8,
            champion: game.champion,
            harmony: game.harmony,
            is_well_set_aside: game.is_well_set_aside,
            columns,
            seats,
            in_play: game.in_play,
            land: game.land,
            markers: game.markers,
            bombs: game.bombs.regions,
            face_down,
            relics,
            face_up: regions_of(&relics),
            offers: offers(game, seat),
        }
    }

    /// From what a view says.
    pub(super) fn of_view(view: View) -> Self {
        let mut seats = PerSeat::default();
        for (seat, it) in view.seats {
            seats[seat] = Some(SeatSight::of_view(it));
        }
        let (mut bombs, mut face_down, mut relics) = (Spaces::EMPTY, Spaces::EMPTY, [None; 12]);
        let (mut in_play, mut markers) = (Spaces::EMPTY, Markers::default());
        let mut land = Slots::default();
        for (&region, it) in view.regions.iter() {
            in_play.insert(region.0);
            let (holder, tokens, beasts) = (it.holder.0, it.tokens, it.beasts);
            land[region.idx()] = Land { holder, tokens, beasts };
            for (is_there, set) in [
                (it.fort, &mut markers.forts),
                (it.wisp_wall, &mut markers.walls),
                (it.watch_tower, &mut markers.towers),
                (it.objective, &mut markers.objectives),
                (it.bomb.is_some(), &mut bombs),
                (it.face_down.is_some(), &mut face_down),
            ] {
                if is_there {
                    set.insert(region.0);
                }
            }
            it.relics.iter().for_each(|relic: &Relic| relics[relic.idx()] = Some(region));
        }
        let plain = view.offers.iter().filter(|it| it.means.is_empty());
        let mut columns = view.columns.into_iter().map(ColumnSight::of_view);
        let mut tray = Slots::default();
        view.tray.iter().for_each(|(race, &n)| tray[race.idx()] = n);
        Self {
            options: view.options,
            round: view.round,
            rounds: view.rounds,
            first: view.first,
            turn: turn_of(view.turn),
            tray,
            supply: view.supply,
            n_badges: view.badges.n_stack,
            discarded: pile(&view.badges.discarded),
            n_bombs: view.bombs.n_stack,
            champion: match view.champion {
                ChampionView::Supply => ChampionSpot::Supply,
                ChampionView::Hand => ChampionSpot::Hand,
                ChampionView::Region(region) => ChampionSpot::Region(region),
                ChampionView::Captive(seat) => ChampionSpot::Captive(seat),
            },
            harmony: view.harmony.into_iter().collect(),
            is_well_set_aside: view.well_set_aside,
            columns: std::array::from_fn(|_| columns.next()),
            seats,
            in_play,
            land,
            markers,
            bombs,
            face_down,
            relics,
            face_up: regions_of(&relics),
            offers: plain.map(|it| (it.region, it.tokens)).collect(),
        }
    }
}

fn regions_of(relics: &[Option<Region>; 12]) -> Spaces {
    relics.iter().flatten().map(|it| it.0).collect()
}

/// The conquests without special means that a seat can make now.
fn offers(game: &SmallWorld, seat: Seat) -> Vec<(Region, u8)> {
    let mut res = Vec::new();
    if game.agenda.top() == Some(Step::Conquests) && seat == game.turn.seat {
        conquest::offers(game, |it| {
            if it.means.is_empty() {
                res.push((it.region, it.cost));
            }
        });
    }
    res
}

fn turn_of(turn: TurnView) -> Turn {
    let regions = |list: Vec<Region>| list.iter().map(|it| it.0).collect();
    let mut conquered_from = Slots::default();
    turn.conquered_from.iter().for_each(|(race, &n)| conquered_from[race.idx()] = n);
    Turn {
        seat: turn.seat,
        used: turn.used.into_iter().collect(),
        n_pushes: turn.pushes,
        n_swaps: turn.swaps,
        is_worgen_form: turn.worgen_form,
        side: turn.side,
        is_aegis_lifted: turn.aegis_lifted,
        conquered_from,
        n_fallen: turn.fallen,
        is_draenei_saved: turn.draenei_saved,
        attacked: turn.attacked.into_iter().collect(),
        strike: turn.strike.map(|it| Strike {
            region: it.region,
            means: it.means.into_iter().collect(),
            n_pips: it.pips,
        }),
        is_final_made: turn.final_made,
        redeployed: Redeployed {
            taken: regions(turn.taken),
            put: regions(turn.put),
            beasts_taken: regions(turn.beasts_taken),
            beasts_put: regions(turn.beasts_put),
            is_champion_moved: turn.champion_moved,
        },
        objective: turn.objective,
        two_left: regions(turn.two_left),
    }
}

impl SeatSight {
    fn of_game(game: &SmallWorld, seat: Seat, sees_coins: bool) -> Self {
        let player = game.player(seat);
        Self {
            coins: sees_coins.then_some(player.coins),
            race: player.active.map(|it| it.race),
            power: player.active.map(|it| it.power),
            hand: player.hand,
            beasts: player.beasts,
            declining: player.declining,
            team: game.options.teams.then(|| team_of(seat, game.n_seats)),
            income: public_income(game, seat),
        }
    }

    fn of_view(view: SeatView) -> Self {
        Self {
            coins: view.coins,
            race: view.race,
            power: view.power,
            hand: view.hand,
            beasts: view.beasts,
            declining: view.declining.map(|it| Declining { race: it.race, power: it.power }),
            team: view.team,
            income: view.income,
        }
    }
}

impl ColumnSight {
    fn of_game(column: &Column, team: Option<Faction>) -> Self {
        let n_visible = column.badges.len();
        let mut combos = column.banners.iter().zip(column.badges.iter()).zip(column.coins);
        let first_returned = column.banners.len() - usize::from(column.n_returned);
        Self {
            team,
            n_stack: (column.banners.len() - n_visible) as u8,
            returned: pile(&column.banners[first_returned..]),
            combos: std::array::from_fn(|_| {
                let ((&race, &power), coins) = combos.next()?;
                Some(ComboView { race, power, coins })
            }),
        }
    }

    fn of_view(view: ColumnView) -> Self {
        let mut combos = view.combos.into_iter();
        Self {
            team: view.team,
            n_stack: view.n_stack,
            returned: pile(&view.returned),
            combos: std::array::from_fn(|_| combos.next()),
        }
    }
}
