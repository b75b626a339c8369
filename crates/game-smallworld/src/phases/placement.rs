//! P7 of SW-TURN-02: what is placed at the end of a turn.

use kernel::{Cx, Flow, Refusal};
use parts::Spaces;

use crate::action::Action;
use crate::content::{Faction, Power, Race, Region, Relic, book};
use crate::event::{Event, Marker, PlacementEvent};
use crate::query::misplaced::not_now;
use crate::state::{Holder, SmallWorld};
use crate::step::Step;

/// SW-POWER-WARDENS-01: held regions without a Fort.
pub(crate) fn open_forts(game: &SmallWorld) -> Spaces {
    game.held.active[game.turn.seat] - game.markers.forts
}

pub(crate) fn n_forts_left(game: &SmallWorld) -> u8 {
    book().limits.forts - game.markers.forts.len() as u8
}

/// SW-POWER-WARDENS-01: one in each region; which ones is asked only if Forts run short.
pub(crate) fn enter_forts(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    if !game.has_power(game.turn.seat, Power::Wardens) || n_forts_left(game) == 0 {
        return Flow::Done;
    }
    let open = open_forts(game);
    if open.len() <= u32::from(n_forts_left(game)) {
        for idx in open {
            game.place_marker(Region(idx), Marker::Fort, cx);
        }
        return Flow::Done;
    }
    Flow::Asks
}

/// SW-POWER-FIELDSDEFENDERS-01: qualifying Fields without a Tower.
pub(crate) fn open_towers(game: &SmallWorld) -> Spaces {
    game.tower_fields(game.turn.seat) - game.markers.towers
}

pub(crate) fn n_towers_left(game: &SmallWorld) -> u8 {
    book().limits.watch_towers - game.markers.towers.len() as u8
}

/// SW-POWER-FIELDSDEFENDERS-01, SW-POWER-FIELDSDEFENDERS-02: checked in P7 of the owner's own turn.
pub(crate) fn enter_towers(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.turn.seat;
    if !game.has_power(seat, Power::FieldsDefenders) {
        return Flow::Done;
    }
    for idx in game.markers.towers - game.tower_fields(seat) {
        game.remove_marker(Region(idx), Marker::WatchTower, cx);
    }
    let open = open_towers(game);
    if open.len() <= u32::from(n_towers_left(game)) {
        for idx in open {
            game.place_marker(Region(idx), Marker::WatchTower, cx);
        }
        return Flow::Done;
    }
    Flow::asks_if(n_towers_left(game) != 0)
}

/// SW-RELIC-AEGIS-01, SW-RELIC-HEART-01: put in a held region.
pub(crate) fn enter_artifact(game: &SmallWorld, relic: Relic) -> Flow {
    let seat = game.turn.seat;
    Flow::asks_if(game.has_relic(seat, relic) && 1 < game.held.active[seat].len())
}

/// SW-RACE-HUMANS-01: the tokens are taken back to be placed anew.
pub(crate) fn take_back_objectives(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    if game.is_race(game.turn.seat, Race::Humans) {
        for idx in game.markers.objectives {
            game.remove_marker(Region(idx), Marker::Objective, cx);
        }
    }
    Flow::Done
}

/// SW-RACE-HUMANS-01, SW-RACE-HUMANS-04, SW-AMB-28: regions not held by an Alliance race; water only if occupied; immune regions
/// of others do not qualify.
pub(crate) fn open_objectives(game: &SmallWorld) -> Spaces {
    let mut held = game.held.murlocs;
    let mut of_alliance = Spaces::EMPTY;
    let mut look = |regions: Spaces, race: Option<Race>| {
        held |= regions;
        if race.is_some_and(|it| book().race(it).faction == Faction::Alliance) {
            of_alliance |= regions;
        }
    };
    for seat in game.seats() {
        let player = game.player(seat);
        look(game.held.active[seat], player.active.map(|it| it.race));
        look(game.held.declining[seat], player.declining.map(|it| it.race));
    }
    let empty_water = book().map.water - held;
    let immune = game.immune_to(game.turn.seat);
    game.in_play - game.markers.objectives - of_alliance - empty_water - immune
}

/// The same with its reasons.
fn check_objective(game: &SmallWorld, region: Region) -> Result<(), Refusal> {
    if open_objectives(game).contains(region.0) {
        return Ok(());
    }
    if !game.in_play.contains(region.0) {
        return Err(Refusal::new("SW-SETUP-02", "not-in-play"));
    }
    if game.markers.objectives.contains(region.0) {
        return Err(Refusal::new("SW-RACE-HUMANS-01", "already-marked"));
    }
    if game.faction_in(region) == Some(Faction::Alliance) {
        return Err(Refusal::new("SW-RACE-HUMANS-01", "alliance-holds-it"));
    }
    if region.terrain().is_water() && game.land(region).holder == Holder::Nobody {
        return Err(Refusal::new("SW-RACE-HUMANS-04", "empty-water"));
    }
    game.immunity(game.turn.seat, region)
}

pub(crate) fn enter_objectives(game: &SmallWorld) -> Flow {
    let is_complete = u32::from(book().limits.objectives) <= game.markers.objectives.len();
    let is_due = game.is_race(game.turn.seat, Race::Humans) && !is_complete;
    Flow::asks_if(is_due && !open_objectives(game).is_empty())
}

/// SW-RACE-GOBLINS-02: next to Goblin regions, occupied by an opponent's Active race, one Bomb each, not immune.
fn check_plant(game: &SmallWorld, region: Region) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    if !game.in_play.contains(region.0) || !region.neighbours().intersects(game.held.active[seat]) {
        return Err(Refusal::new("SW-RACE-GOBLINS-02", "plant-not-adjacent"));
    }
    if !matches!(game.land(region).holder, Holder::Active(owner) if owner != seat) {
        return Err(Refusal::new("SW-RACE-GOBLINS-02", "plant-needs-active-opponent"));
    }
    if game.bombs.regions.contains(region.0) {
        return Err(Refusal::new("SW-MARK-05", "already-bombed"));
    }
    if game.bombs.stack.is_empty() {
        return Err(Refusal::new("SW-RACE-GOBLINS-06", "no-bombs-left"));
    }
    game.immunity(seat, region)
}

fn open_plants(game: &SmallWorld) -> Spaces {
    let seat = game.turn.seat;
    let around = book().map.around(game.held.active[seat]);
    around.iter().filter(|&idx| check_plant(game, Region(idx)).is_ok()).collect()
}

pub(crate) fn enter_plant(game: &SmallWorld) -> Flow {
    Flow::asks_if(game.is_race(game.turn.seat, Race::Goblins) && !open_plants(game).is_empty())
}

pub(crate) fn legal_plant(game: &SmallWorld, out: &mut Vec<Action>) {
    out.extend(open_plants(game).iter().map(|idx| Action::Plant(Region(idx))));
    out.push(Action::Done);
}

/// SW-RACE-PANDAREN-01: to every opponent whose Active race was not attacked this turn.
pub(crate) fn give_harmony(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.turn.seat;
    if game.is_race(seat, Race::Pandaren) {
        for to in seat.others(game.n_seats).filter(|&to| !game.turn.attacked.contains(to)) {
            game.harmony.insert(to);
            cx.emit(|| PlacementEvent::HarmonyGiven { to });
        }
    }
    Flow::Done
}

pub(crate) fn check(game: &SmallWorld, step: Step, action: Action) -> Result<(), Refusal> {
    let own = game.held.active[game.turn.seat];
    match (step, action) {
        (Step::Forts, Action::Fort(region)) if open_forts(game).contains(region.0) => Ok(()),
        (Step::Forts, Action::Fort(_)) => Err(Refusal::new("SW-POWER-WARDENS-01", "no-fort-there")),
        (Step::Towers, Action::Tower(region)) if open_towers(game).contains(region.0) => Ok(()),
        (Step::Towers, Action::Tower(_)) => {
            Err(Refusal::new("SW-POWER-FIELDSDEFENDERS-01", "no-tower-there"))
        }
        (Step::Aegis, Action::Aegis(region)) | (Step::Heart, Action::Heart(region))
            if own.contains(region.0) =>
        {
            Ok(())
        }
        (Step::Aegis, Action::Aegis(_)) => {
            Err(Refusal::new("SW-RELIC-AEGIS-01", "not-your-region"))
        }
        (Step::Heart, Action::Heart(_)) => {
            Err(Refusal::new("SW-RELIC-HEART-01", "not-your-region"))
        }
        (Step::Objectives, Action::Objective(region)) => check_objective(game, region),
        (Step::Plant, Action::Plant(region)) => check_plant(game, region),
        (Step::Plant, Action::Done) => Ok(()),
        _ => Err(not_now(game, action)),
    }
}

pub(crate) fn resolve(game: &mut SmallWorld, step: Step, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Fort(region) => game.place_marker(region, Marker::Fort, cx),
        Action::Tower(region) => game.place_marker(region, Marker::WatchTower, cx),
        Action::Aegis(region) => return game.move_relic(Relic::Aegis, region, cx),
        Action::Heart(region) => return game.move_relic(Relic::Heart, region, cx),
        Action::Objective(region) => {
            game.turn.objective = Some(region);
            game.place_marker(region, Marker::Objective, cx);
        }
        Action::Plant(region) => game.plant(game.turn.seat, region, cx),
        Action::Done => return,
        _ => unreachable!("SW-TURN-02: checked before: {action}"),
    }
    // The step comes back while there is more to place.
    game.agenda.push(step);
}
