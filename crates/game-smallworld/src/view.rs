//! What one viewer may know. What is hidden cannot be expressed: it is absent or says `hidden`.
//!
//! The omniscient view describes a position completely; [`kernel::Game::from_view`] turns it back into one. So
//! scenario files use the same names to set a position up and to look at it.

pub use parts::Secret;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use kernel::{Seat, Viewer};
use litemap::LiteMap;
use parts::Spaces;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, Mean, Means};
use crate::content::{Bomb, Face, Faction, Power, Race, Region, Relic, book};
use crate::event::Income;
use crate::query::cost::CostLine;
use crate::query::dues::Due;
use crate::setup::{Options, team_of};
use crate::state::{Holder, RelicSpot, SmallWorld};
use crate::step::{self, Step};

/// The whole table as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    /// Who plays first in every round.
    pub first: Seat,
    pub options: Options,
    pub boards: Vec<Face>,
    pub turn: TurnView,
    pub seats: BTreeMap<Seat, SeatView>,
    pub regions: LiteMap<Region, RegionView>,
    /// One column of combos; with teams one for each faction.
    pub columns: Vec<ColumnView>,
    pub badges: BadgesView,
    /// Race tokens left in the tray.
    pub tray: BTreeMap<Race, u8>,
    /// SW-COMP-02: pieces that are left beside the boards. Not read when a position is arranged.
    #[serde(default)]
    pub supply: SupplyView,
    /// Relics that lie on no board; only for the omniscient. Not read when a position is arranged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxed_relics: Option<Vec<Relic>>,
    pub bombs: BombsView,
    pub champion: ChampionView,
    /// Seats that hold a Harmony token of the Pandaren.
    pub harmony: Vec<Seat>,
    pub well_set_aside: bool,
    /// The steps still to do, the current one first.
    pub agenda: Vec<Step>,
    /// SW-CONQ-03: what each conquest that the viewer may make now costs; only for the seat that is asked. Not read
    /// when a position is arranged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<OfferView>,
}

impl View {
    /// What a conquest of a region by these means costs, if the viewer may make it now.
    pub fn offer(&self, region: Region, means: Means) -> Option<&OfferView> {
        let is_same = |it: &&OfferView| {
            it.region == region && it.means.iter().copied().collect::<Means>() == means
        };
        self.offers.iter().find(is_same)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnView {
    pub seat: Seat,
    /// The current step: what is asked.
    pub phase: Step,
    pub used: Vec<Mean>,
    pub pushes: u8,
    pub swaps: u8,
    pub worgen_form: bool,
    pub side: Option<Faction>,
    pub aegis_lifted: bool,
    /// Regions conquered this turn from each race.
    pub conquered_from: BTreeMap<Race, u8>,
    /// Tokens that fell this turn, for the Forsaken.
    pub fallen: u8,
    pub draenei_saved: bool,
    pub attacked: Vec<Seat>,
    pub strike: Option<StrikeView>,
    /// SW-FINAL-04: the final conquest was tried.
    #[serde(default)]
    pub final_made: bool,
    /// Regions that gave or took pieces in this redeployment.
    pub taken: Vec<Region>,
    pub put: Vec<Region>,
    pub beasts_taken: Vec<Region>,
    pub beasts_put: Vec<Region>,
    pub champion_moved: bool,
    pub objective: Option<Region>,
    pub two_left: Vec<Region>,
}

/// SW-COMP-02: pieces of which the box has so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SupplyView {
    pub forts: u8,
    pub wisp_walls: u8,
    pub watch_towers: u8,
    pub objectives: u8,
    pub beasts: u8,
    /// SW-COMP-04: those that are out of the game too.
    pub murlocs: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StrikeView {
    pub region: Region,
    pub means: Vec<Mean>,
    pub pips: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SeatView {
    /// SW-COIN-01, SW-AMB-18: nothing where the total is secret.
    pub coins: Option<u16>,
    pub race: Option<Race>,
    pub power: Option<Power>,
    /// Race tokens in hand.
    pub hand: u8,
    pub beasts: u8,
    pub declining: Option<DecliningView>,
    /// SW-TEAM-01.
    pub team: Option<Faction>,
    /// SW-SCORE-02: what the seat would score if its turn ended now. Not read when a position is arranged.
    #[serde(default)]
    pub income: Income,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DecliningView {
    pub race: Race,
    #[serde(default)]
    pub power: Option<Power>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct RegionView {
    pub holder: HolderView,
    pub tokens: u8,
    pub beasts: u8,
    pub fort: bool,
    pub wisp_wall: bool,
    pub watch_tower: bool,
    pub objective: bool,
    pub bomb: Option<Secret<Bomb>>,
    /// A face-down marker on the relic icon.
    pub face_down: Option<Secret<Relic>>,
    /// Markers lying face up.
    pub relics: Vec<Relic>,
}

/// `nobody`, `murlocs`, `P1` for an Active race, `P1-declining`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HolderView(pub Holder);

impl fmt::Display for HolderView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Holder::Nobody => f.write_str("nobody"),
            Holder::Murlocs => f.write_str("murlocs"),
            Holder::Active(seat) => write!(f, "{seat}"),
            Holder::Declining(seat) => write!(f, "{seat}-declining"),
        }
    }
}

impl FromStr for HolderView {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let holder = match text {
            "nobody" => Holder::Nobody,
            "murlocs" => Holder::Murlocs,
            _ => {
                let (seat, is_declining) = match text.strip_suffix("-declining") {
                    Some(seat) => (seat, true),
                    None => (text, false),
                };
                let seat = seat.parse().map_err(|_| {
                    format!("'{text}' is no holder: say nobody, murlocs, P1 or P1-declining")
                })?;
                if is_declining { Holder::Declining(seat) } else { Holder::Active(seat) }
            }
        };
        Ok(Self(holder))
    }
}

impl Serialize for HolderView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for HolderView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ColumnView {
    /// With teams, who chooses here.
    pub team: Option<Faction>,
    /// The visible combos, the free one first.
    pub combos: Vec<ComboView>,
    /// How many banners lie hidden in the stack, those that returned included.
    pub n_stack: u8,
    /// Banners that returned to the bottom of the stack, the lowest last.
    pub returned: Vec<Race>,
    /// The whole stack, top first; only for the omniscient.
    pub stack: Option<Vec<Race>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ComboView {
    pub race: Race,
    pub power: Power,
    #[serde(default)]
    pub coins: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BadgesView {
    pub n_stack: u8,
    /// The whole stack, top first; only for the omniscient.
    pub stack: Option<Vec<Power>>,
    pub discarded: Vec<Power>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BombsView {
    pub n_stack: u8,
    /// The whole stack, top first; only for the omniscient (SW-RACE-GOBLINS-01: not even the Goblin player).
    pub stack: Option<Vec<Bomb>>,
}

/// A conquest that can be made, explained before it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OfferView {
    pub region: Region,
    pub means: Vec<Mean>,
    /// The lines of the price; reductions are negative.
    pub lines: Vec<(CostLine, i8)>,
    /// What is to be placed.
    pub tokens: u8,
    /// SW-PAY-01: what is owed besides.
    pub dues: Vec<Due>,
}

/// Where the Champion is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChampionView {
    Supply,
    Hand,
    Region(Region),
    Captive(Seat),
}

impl View {
    /// The race that stands in a region.
    pub fn race_in(&self, region: &RegionView) -> Option<Race> {
        match region.holder.0 {
            Holder::Nobody | Holder::Murlocs => None,
            Holder::Active(seat) => self.seats.get(&seat)?.race,
            Holder::Declining(seat) => self.seats.get(&seat)?.declining.as_ref().map(|it| it.race),
        }
    }
}

pub(crate) fn of(game: &SmallWorld, viewer: Viewer) -> View {
    let is_over = step::current(game) == Step::End;
    let sees_all = viewer == Viewer::Omniscient;
    View {
        round: game.round,
        rounds: game.n_rounds,
        first: game.first_seat,
        options: game.options,
        boards: Face::ALL
            .iter()
            .copied()
            .filter(|face| book().map.face[face.idx()].intersects(game.in_play))
            .collect(),
        turn: turn_view(game),
        // SW-COIN-01, SW-END-01: totals are secret until the end.
        seats: game
            .seats()
            .map(|seat| (seat, seat_view(game, seat, is_over || viewer.may_see(seat))))
            .collect(),
        regions: game
            .in_play
            .iter()
            .map(|idx| (Region(idx), region_view(game, Region(idx), sees_all)))
            .collect(),
        columns: columns_view(game, sees_all),
        badges: BadgesView {
            n_stack: game.market.badges.len() as u8,
            stack: sees_all.then(|| game.market.badges.to_vec()),
            discarded: game.market.discarded_badges.to_vec(),
        },
        tray: Race::ALL.iter().map(|&race| (race, game.tray[race.idx()])).collect(),
        supply: supply_view(game),
        boxed_relics: sees_all.then(|| {
            let is_boxed = |it: &&Relic| game.relics[it.idx()] == RelicSpot::Box;
            Relic::ALL.iter().filter(is_boxed).copied().collect()
        }),
        bombs: BombsView {
            n_stack: game.bombs.stack.len() as u8,
            stack: sees_all.then(|| game.bombs.stack.to_vec()),
        },
        champion: match game.champion {
            crate::state::ChampionSpot::Supply => ChampionView::Supply,
            crate::state::ChampionSpot::Hand => ChampionView::Hand,
            crate::state::ChampionSpot::Region(region) => ChampionView::Region(region),
            crate::state::ChampionSpot::Captive(seat) => ChampionView::Captive(seat),
        },
        harmony: game.harmony.iter().collect(),
        well_set_aside: game.is_well_set_aside,
        agenda: game.agenda.iter().collect(),
        offers: offers_view(game, viewer),
    }
}

pub(crate) fn supply_view(game: &SmallWorld) -> SupplyView {
    let (limits, markers) = (book().limits, &game.markers);
    let left = |limit: u8, regions: Spaces| limit - regions.len() as u8;
    let in_hands: u8 = game.seats().map(|seat| game.player(seat).beasts).sum();
    let on_land: u8 = game.in_play.iter().map(|idx| game.land[usize::from(idx)].beasts).sum();
    SupplyView {
        forts: left(limits.forts, markers.forts),
        wisp_walls: left(limits.wisp_walls, markers.walls),
        watch_towers: left(limits.watch_towers, markers.towers),
        objectives: left(limits.objectives, markers.objectives),
        beasts: limits.beasts - in_hands - on_land,
        murlocs: game.murlocs_boxed,
    }
}

fn offers_view(game: &SmallWorld, viewer: Viewer) -> Vec<OfferView> {
    let is_conquering = game.agenda.top() == Some(Step::Conquests);
    let (true, Viewer::Seat(seat)) =
        (is_conquering && viewer == Viewer::Seat(game.turn.seat), viewer)
    else {
        return Vec::new();
    };
    let mut legal = Vec::new();
    step::legal(game, &mut legal);
    let offer = |&action: &Action| {
        let (Action::Conquer(region, means) | Action::Final(region, means)) = action else {
            return None;
        };
        let quote = game.quote(seat, region, means)?;
        Some(OfferView {
            region,
            means: means.iter().collect(),
            lines: quote.price.lines.to_vec(),
            tokens: quote.price.tokens,
            dues: quote.dues,
        })
    };
    legal.iter().filter_map(offer).collect()
}

fn turn_view(game: &SmallWorld) -> TurnView {
    let turn = &game.turn;
    let regions = |spaces: parts::Spaces| spaces.iter().map(Region).collect();
    let conquered = Race::ALL.iter().map(|&race| (race, turn.conquered_from[race.idx()]));
    TurnView {
        seat: turn.seat,
        phase: step::current(game),
        used: turn.used.iter().collect(),
        pushes: turn.n_pushes,
        swaps: turn.n_swaps,
        worgen_form: turn.is_worgen_form,
        side: turn.side,
        aegis_lifted: turn.is_aegis_lifted,
        conquered_from: conquered.filter(|&(_, n_regions)| n_regions != 0).collect(),
        fallen: turn.n_fallen,
        draenei_saved: turn.is_draenei_saved,
        attacked: turn.attacked.iter().collect(),
        strike: turn.strike.map(|it| StrikeView {
            region: it.region,
            means: it.means.iter().collect(),
            pips: it.n_pips,
        }),
        final_made: turn.is_final_made,
        taken: regions(turn.redeployed.taken),
        put: regions(turn.redeployed.put),
        beasts_taken: regions(turn.redeployed.beasts_taken),
        beasts_put: regions(turn.redeployed.beasts_put),
        champion_moved: turn.redeployed.is_champion_moved,
        objective: turn.objective,
        two_left: regions(turn.two_left),
    }
}

fn seat_view(game: &SmallWorld, seat: Seat, sees_coins: bool) -> SeatView {
    let player = game.player(seat);
    SeatView {
        coins: sees_coins.then_some(player.coins),
        race: player.active.map(|it| it.race),
        power: player.active.map(|it| it.power),
        hand: player.hand,
        beasts: player.beasts,
        declining: player.declining.map(|it| DecliningView { race: it.race, power: it.power }),
        team: game.options.teams.then(|| team_of(seat, game.n_seats)),
        income: public_income(game, seat),
    }
}

/// The income without the line that would tell whether an opponent has a coin at all.
pub(crate) fn public_income(game: &SmallWorld, seat: Seat) -> Income {
    game.income(seat)
        .into_iter()
        .filter(|&(line, _)| line != crate::event::IncomeLine::Heart)
        .collect()
}

fn region_view(game: &SmallWorld, region: Region, sees_all: bool) -> RegionView {
    let land = game.land(region);
    let markers = &game.markers;
    let planted = game.bombs.planted.iter().find(|&&(it, _)| it == region);
    let face_down =
        Relic::ALL.iter().find(|relic| game.relics[relic.idx()] == RelicSpot::FaceDown(region));
    RegionView {
        holder: HolderView(land.holder),
        tokens: land.tokens,
        beasts: land.beasts,
        fort: markers.forts.contains(region.0),
        wisp_wall: markers.walls.contains(region.0),
        watch_tower: markers.towers.contains(region.0),
        objective: markers.objectives.contains(region.0),
        bomb: planted.map(|&(_, bomb)| if sees_all { Secret::Known(bomb) } else { Secret::Hidden }),
        face_down: face_down
            .map(|&relic| if sees_all { Secret::Known(relic) } else { Secret::Hidden }),
        relics: game.relics_in(region).collect(),
    }
}

fn columns_view(game: &SmallWorld, sees_all: bool) -> Vec<ColumnView> {
    let n_columns = if game.options.teams { 3 } else { 1 };
    let columns = game.market.columns.iter().take(n_columns).enumerate();
    columns
        .map(|(idx, column)| {
            let n_visible = column.badges.len();
            let combos = column.banners.iter().zip(column.badges.iter()).zip(column.coins);
            ColumnView {
                team: game.options.teams.then(|| Faction::ALL[idx]),
                combos: combos
                    .map(|((&race, &power), coins)| ComboView { race, power, coins })
                    .collect(),
                n_stack: (column.banners.len() - n_visible) as u8,
                returned: column.banners[column.banners.len() - usize::from(column.n_returned)..]
                    .to_vec(),
                stack: sees_all.then(|| column.banners[n_visible..].to_vec()),
            }
        })
        .collect()
}

/// What a conquest would cost, for a panel that explains it before the click.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Quote {
    pub price: crate::query::cost::Price,
    pub dues: Vec<Due>,
}

impl SmallWorld {
    /// The price and the dues of a conquest that can be reached, affordable or not.
    pub fn quote(&self, seat: Seat, region: Region, means: crate::action::Means) -> Option<Quote> {
        let offer = self.offer(seat, region, means).ok()?;
        Some(Quote { price: offer.price, dues: self.dues(seat, region, means).to_vec() })
    }
}
