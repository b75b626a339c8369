//! SW-DECL: a race goes into decline.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::content::{Power, Race, Region, book};
use crate::event::{DeclineEvent, Event, LossesEvent, Marker};
use crate::phases::upkeep::{discard_beasts, return_harmony};
use crate::query::misplaced::not_now;
use crate::state::{Bombs, ChampionSpot, Declining, Holder, SmallWorld};
use crate::step::Step;

/// SW-RACE-TAUREN-04: regions in which two tokens could stay.
fn open_for_two(game: &SmallWorld) -> impl Iterator<Item = Region> + '_ {
    let open = game.held.active[game.turn.seat] - game.turn.two_left;
    open.iter().map(Region).filter(|&region| 2 <= game.land(region).tokens)
}

pub(crate) fn enter_leave_two(game: &SmallWorld) -> Flow {
    Flow::asks_if(game.is_race(game.turn.seat, Race::Tauren) && open_for_two(game).next().is_some())
}

pub(crate) fn legal_leave_two(game: &SmallWorld, out: &mut Vec<Action>) {
    out.extend(open_for_two(game).map(Action::LeaveTwo));
    out.push(Action::Done);
}

pub(crate) fn check_leave_two(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::LeaveTwo(region) if open_for_two(game).any(|it| it == region) => Ok(()),
        Action::LeaveTwo(_) => Err(Refusal::new("SW-RACE-TAUREN-04", "not-two-there")),
        _ => Err(not_now(game, action)),
    }
}

pub(crate) fn resolve_leave_two(game: &mut SmallWorld, action: Action) {
    if let Action::LeaveTwo(region) = action {
        game.turn.two_left.insert(region.0);
        game.agenda.push(Step::LeaveTwo);
    }
}

/// SW-DECL-02 to SW-DECL-04, SW-DECL-07. Naga stay in the water (SW-RACE-NAGA-03).
pub(crate) fn flip(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.turn.seat;
    let Some(active) = game.player(seat).active else {
        unreachable!("SW-TURN-01: only an Active race declines")
    };
    remove_old_race(game, cx);
    remove_pieces(game, cx);

    let race = active.race;
    let mut n_returned = std::mem::take(&mut game.players[seat].hand);
    for idx in game.held.active[seat] {
        let region = Region(idx);
        let n_staying = if game.turn.two_left.contains(idx) { 2 } else { 1 };
        let land = &mut game.land[region.idx()];
        n_returned += land.tokens - n_staying.min(land.tokens);
        land.tokens = n_staying.min(land.tokens);
        game.set_holder(region, Holder::Declining(seat));
    }
    game.return_tokens(race, n_returned);
    // SW-DECL-03.
    let keeps = book().power(active.power).keeps_in_decline;
    if !keeps {
        game.market.discarded_badges.put_under(active.power);
    }
    game.players[seat].active = None;
    game.players[seat].declining = Some(Declining { race, power: keeps.then_some(active.power) });
    cx.emit(|| DeclineEvent::Declined { seat, race });
    game.end_race_if_gone(seat, cx);
    Flow::Done
}

/// SW-DECL-04: the former Declining race leaves the boards first.
fn remove_old_race(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    if let Some(old) = game.player(seat).declining {
        for idx in game.held.declining[seat] {
            let n_tokens = std::mem::take(&mut game.land[usize::from(idx)].tokens);
            game.return_tokens(old.race, n_tokens);
            game.empty_if_bare(Region(idx), cx);
        }
        game.end_race_if_gone(seat, cx);
    }
}

/// SW-DECL-07, SW-AMB-19, SW-RACE-GOBLINS-05: pieces that leave play with their race; Forts (SW-POWER-WARDENS-02) and Wisp
/// Walls stay.
fn remove_pieces(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    if game.has_power(seat, Power::Champions) {
        let spot = std::mem::take(&mut game.champion);
        cx.emit(|| LossesEvent::ChampionGone { seat });
        if let ChampionSpot::Region(region) = spot {
            game.empty_if_bare(region, cx);
        }
    }
    if game.has_power(seat, Power::BeastMasters) {
        discard_beasts(game, seat, cx);
    }
    if game.has_power(seat, Power::FieldsDefenders) {
        for idx in game.markers.towers {
            game.remove_marker(Region(idx), Marker::WatchTower, cx);
        }
    }
    if game.is_race(seat, Race::Humans) {
        for idx in game.markers.objectives {
            game.remove_marker(Region(idx), Marker::Objective, cx);
        }
    }
    if game.is_race(seat, Race::Pandaren) {
        return_harmony(game, cx);
    }
    if game.is_race(seat, Race::Goblins) {
        game.bombs = Bombs::default();
        cx.emit(|| DeclineEvent::BombsLeft { seat });
    }
}
