//! SW-POWER-PORTALMAGES, SW-RACE-ETHEREALS-02 and SW-RELIC-WELL: what moves over the boards without a conquest.

use kernel::{Cx, Flow, Refusal, Seat};
use parts::Spaces;

use crate::action::{Action, Mean};
use crate::content::{Power, Race, Region, Relic, book};
use crate::event::{ConquestEvent, Event, Marker, PortalEvent};
use crate::query::dues::Dues;
use crate::query::misplaced::not_now;
use crate::state::{Holder, RelicSpot, SmallWorld};

/// SW-POWER-PORTALMAGES-01: twice per turn.
const MOST_SWAPS: u8 = 2;

pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    let seat = game.turn.seat;
    if game.has_power(seat, Power::PortalMages) && check_swapping(game, seat).is_ok() {
        let is_open = |&idx: &u8| game.immunity(seat, Region(idx)).is_ok();
        let open: Spaces = magic(game).iter().filter(is_open).collect();
        let mut others = open.iter();
        while let Some(one) = others.next() {
            let pairs = others.clone().map(|other| (Region(one), Region(other)));
            let legal = pairs.filter(|&(one, other)| check_both(game, seat, one, other).is_ok());
            out.extend(legal.map(|(one, other)| Action::Swap(one, other)));
        }
    }
    if game.is_race(seat, Race::Ethereals) && check_grabbing(game, seat).is_ok() {
        for &relic in Relic::ALL {
            let Ok(source) = check_artifact(game, seat, relic) else { continue };
            let own = game.held.active[seat].iter().map(Region);
            let legal = own.filter(|&region| check_place(game, seat, source, region).is_ok());
            out.extend(legal.map(|region| Action::Grab(relic, region)));
        }
    }
}

pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    match action {
        Action::Swap(one, other) => check_swap(game, seat, one, other),
        Action::Grab(relic, region) => check_grab(game, seat, relic, region),
        _ => Err(not_now(game, action)),
    }
}

/// The Magic regions of the boards in play.
fn magic(game: &SmallWorld) -> Spaces {
    book().map.magic & game.in_play
}

/// SW-POWER-PORTALMAGES-01 to -03.
fn check_swap(game: &SmallWorld, seat: Seat, one: Region, other: Region) -> Result<(), Refusal> {
    check_swapping(game, seat)?;
    check_pair(game, seat, one, other)
}

/// Whether any regions may be swapped.
fn check_swapping(game: &SmallWorld, seat: Seat) -> Result<(), Refusal> {
    if !game.has_power(seat, Power::PortalMages) {
        return Err(Refusal::new("SW-POWER-PORTALMAGES-01", "no-portal-mages"));
    }
    if MOST_SWAPS <= game.turn.n_swaps {
        return Err(
            Refusal::new("SW-POWER-PORTALMAGES-01", "swaps-used-up").with("most", MOST_SWAPS)
        );
    }
    Ok(())
}

/// Whether these two may be.
fn check_pair(game: &SmallWorld, seat: Seat, one: Region, other: Region) -> Result<(), Refusal> {
    let magic = magic(game);
    if !magic.contains(one.0) || !magic.contains(other.0) {
        return Err(Refusal::new("SW-POWER-PORTALMAGES-01", "not-magic"));
    }
    if other <= one {
        return Err(Refusal::new("SW-POWER-PORTALMAGES-02", "lower-region-first"));
    }
    game.immunity(seat, one)?;
    game.immunity(seat, other)?;
    check_both(game, seat, one, other)
}

/// What two Magic regions that are not immune have to be together.
fn check_both(game: &SmallWorld, seat: Seat, one: Region, other: Region) -> Result<(), Refusal> {
    if game.land(one).holder == Holder::Nobody && game.land(other).holder == Holder::Nobody {
        return Err(Refusal::new("SW-POWER-PORTALMAGES-02", "both-empty"));
    }
    game.check_dues(seat, &swap_dues(game, seat, one, other))
}

/// SW-POWER-PORTALMAGES-03: one payment of Harmony covers both regions.
fn swap_dues(game: &SmallWorld, seat: Seat, one: Region, other: Region) -> Dues {
    game.harmony_due(seat, one).or_else(|| game.harmony_due(seat, other)).into_iter().collect()
}

/// SW-RACE-ETHEREALS-02.
fn check_grab(game: &SmallWorld, seat: Seat, relic: Relic, region: Region) -> Result<(), Refusal> {
    check_grabbing(game, seat)?;
    let source = check_artifact(game, seat, relic)?;
    check_place(game, seat, source, region)
}

/// Whether any artifact may be moved.
fn check_grabbing(game: &SmallWorld, seat: Seat) -> Result<(), Refusal> {
    if !game.is_race(seat, Race::Ethereals) {
        return Err(Refusal::new("SW-RACE-ETHEREALS-02", "means-not-yours"));
    }
    if game.turn.used.has(Mean::Ethereals) {
        return Err(Refusal::new("SW-RACE-ETHEREALS-01", "means-used-up"));
    }
    Ok(())
}

/// Whether this artifact may be moved, and from where.
fn check_artifact(game: &SmallWorld, seat: Seat, relic: Relic) -> Result<Region, Refusal> {
    let Some(source) = game.relic_region(relic).filter(|_| relic.is_artifact()) else {
        return Err(Refusal::new("SW-RACE-ETHEREALS-02", "no-such-artifact"));
    };
    if !source.neighbours().intersects(game.held.active[seat]) {
        return Err(Refusal::new("SW-RACE-ETHEREALS-02", "ethereals-not-adjacent"));
    }
    Ok(source)
}

/// Whether an artifact may be moved from one region to another.
fn check_place(
    game: &SmallWorld,
    seat: Seat,
    source: Region,
    region: Region,
) -> Result<(), Refusal> {
    if game.land(region).holder != Holder::Active(seat) {
        return Err(Refusal::new("SW-RACE-ETHEREALS-02", "not-your-region"));
    }
    if source == region {
        return Err(Refusal::new("SW-RACE-ETHEREALS-02", "already-there"));
    }
    game.immunity(seat, source)
}

pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    match action {
        Action::Swap(one, other) => swap(game, one, other, cx),
        Action::Grab(relic, region) => {
            game.turn.used = game.turn.used.and(Mean::Ethereals);
            cx.emit(|| ConquestEvent::MeanUsed { seat, mean: Mean::Ethereals, region });
            let had_side = game.has_relic(seat, Relic::Battleground);
            game.move_relic(relic, region, cx);
            debug_assert_eq!(
                had_side,
                game.has_relic(seat, Relic::Battleground),
                "SW-RELIC-GEN-05"
            );
        }
        _ => unreachable!("SW-POWER-PORTALMAGES-01: checked before: {action}"),
    }
}

/// SW-POWER-PORTALMAGES-02, SW-AMB-16: everything changes places but Mountains, Legendary Places and face-down markers.
fn swap(game: &mut SmallWorld, one: Region, other: Region, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    game.turn.n_swaps += 1;
    let dues = swap_dues(game, seat, one, other);
    game.pay_dues(seat, &dues, cx);
    cx.emit(|| PortalEvent::Swapped { seat, one, other });

    let (land_one, land_other) = (game.land(one), game.land(other));
    for holder in [land_one.holder, land_other.holder] {
        if let Holder::Active(owner) = holder
            && owner != seat
        {
            game.turn.attacked.insert(owner);
        }
    }
    let held_battleground = game.has_relic(seat, Relic::Battleground);
    game.set_holder(one, land_other.holder);
    game.set_holder(other, land_one.holder);
    game.land[one.idx()] = land_other;
    game.land[other.idx()] = land_one;
    if game.is_champion_in(one) {
        game.champion = crate::state::ChampionSpot::Region(other);
    } else if game.is_champion_in(other) {
        game.champion = crate::state::ChampionSpot::Region(one);
    }
    let markers = &mut game.markers;
    for regions in [
        &mut markers.forts,
        &mut markers.walls,
        &mut markers.towers,
        &mut markers.objectives,
        &mut game.bombs.regions,
    ] {
        exchange(regions, one, other);
    }
    for planted in game.bombs.planted.as_mut_slice() {
        planted.0 = exchanged(planted.0, one, other);
    }
    game.bombs.planted.as_mut_slice().sort_unstable();
    for &relic in Relic::ALL.iter().filter(|relic| relic.is_artifact()) {
        if let RelicSpot::FaceUp(region) = game.relics[relic.idx()] {
            game.relics[relic.idx()] = RelicSpot::FaceUp(exchanged(region, one, other));
        }
    }
    if !held_battleground {
        game.agenda.push(crate::step::Step::Side);
    }
    // SW-RELIC-GEN-06: a race that enters turns the marker over.
    for region in [one, other] {
        if game.race_of(game.land(region).holder).is_some() {
            game.reveal_relics(region, cx);
        }
    }
    if game.options.towers_checked_continuously {
        game.check_towers(cx);
    }
}

fn exchanged(region: Region, one: Region, other: Region) -> Region {
    if region == one {
        other
    } else if region == other {
        one
    } else {
        region
    }
}

fn exchange(regions: &mut Spaces, one: Region, other: Region) {
    if regions.contains(one.0) != regions.contains(other.0) {
        *regions = Spaces(regions.0 ^ Spaces::only(one.0).0 ^ Spaces::only(other.0).0);
    }
}

impl SmallWorld {
    /// SW-AMB-34, by table option: a Tower vanishes as soon as its Field no longer qualifies.
    pub(crate) fn check_towers(&mut self, cx: &mut Cx<'_, Event>) {
        for idx in self.markers.towers {
            let region = Region(idx);
            let Holder::Active(owner) = self.land(region).holder else {
                unreachable!(
                    "SW-POWER-FIELDSDEFENDERS-02: the Watch Tower of {region} has no owner"
                )
            };
            if !self.tower_fields(owner).contains(idx) {
                self.remove_marker(region, Marker::WatchTower, cx);
            }
        }
    }
}

/// The water regions of a region's board.
fn waters(region: Region) -> Spaces {
    book().map.face[region.face().idx()] & book().map.water
}

/// SW-RELIC-WELL-01, SW-RELIC-WELL-02: to a water region of the same board, or out of the game for another Place.
pub(crate) fn enter_well(game: &mut SmallWorld, region: Region, cx: &mut Cx<'_, Event>) -> Flow {
    if !waters(region).is_empty() {
        return Flow::Asks;
    }
    game.relics[Relic::Well.idx()] = RelicSpot::Box;
    game.is_well_set_aside = true;
    cx.emit(|| PortalEvent::WellSetAside { region });
    let unused = |relic: &Relic| {
        !relic.is_artifact() && *relic != Relic::Well && game.relics[relic.idx()] == RelicSpot::Box
    };
    let places: Vec<Relic> = Relic::ALL.iter().copied().filter(unused).collect();
    if !places.is_empty() {
        let relic = places[cx.chance.pick("legendary-place", &places)];
        game.relics[relic.idx()] = RelicSpot::FaceUp(region);
        cx.emit(|| ConquestEvent::RelicRevealed { relic, region });
    }
    Flow::Done
}

pub(crate) fn legal_well(_game: &SmallWorld, region: Region, out: &mut Vec<Action>) {
    out.extend(waters(region).iter().map(|idx| Action::Well(Region(idx))));
}

pub(crate) fn check_well(game: &SmallWorld, region: Region, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Well(water) if waters(region).contains(water.0) => Ok(()),
        Action::Well(_) => Err(Refusal::new("SW-RELIC-WELL-01", "no-water-of-this-board")),
        _ => Err(not_now(game, action)),
    }
}

pub(crate) fn resolve_well(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Well(water) = action else {
        unreachable!("SW-RELIC-WELL-01: checked before: {action}")
    };
    game.move_relic(Relic::Well, water, cx);
}
