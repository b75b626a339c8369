//! P1 of SW-TURN-02: choose a combo, expand or decline; then what a race declares at the start of its turn.

use kernel::{Cx, Flow, Refusal};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::content::{Faction, Race, Relic, book};
use crate::event::{CoinReason, Event, ModeEvent};
use crate::query::misplaced::not_now;
use crate::setup::shuffled_bombs;
use crate::state::{ChampionSpot, SmallWorld};
use crate::step::Step;

/// SW-TURN-02, SW-AMB-03: P1 to P7 of a turn that is no decline turn.
pub(crate) const EXPANSION: [Step; 15] = [
    Step::WorgenForm,
    Step::Side,
    Step::Ready,
    Step::Conquests,
    Step::Recruits,
    Step::SpiritHealer,
    Step::Redeploy,
    Step::Forts,
    Step::Towers,
    Step::Aegis,
    Step::Heart,
    Step::TakeBackObjectives,
    Step::Objectives,
    Step::Plant,
    Step::GiveHarmony,
];

pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    let seat = game.turn.seat;
    if game.player(seat).active.is_some() {
        out.extend([Action::Expand, Action::Decline]);
        return;
    }
    let column = game.column(seat);
    let visible = column.banners[..column.badges.len()].iter().enumerate();
    let affordable = visible.filter(|&(n_above, _)| game.can_pay_combo(seat, n_above));
    let mut races: ArrayVec<[Race; 6]> = affordable.map(|(_, &race)| race).collect();
    races.sort_unstable();
    out.extend(races.iter().map(|&race| Action::Choose(race)));
}

pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    let has_active = game.player(seat).active.is_some();
    match action {
        // SW-LOSS-06: a race stays its owner's Active race until he declares decline.
        Action::Choose(_) if has_active => Err(Refusal::new("SW-TURN-01", "has-active-race")),
        Action::Choose(race) => game.combo_price(seat, race).map(|_| ()),
        Action::Expand | Action::Decline if has_active => Ok(()),
        // SW-DECL-06.
        Action::Expand | Action::Decline => Err(Refusal::new("SW-TURN-01", "needs-combo")),
        _ => Err(not_now(game, action)),
    }
}

pub(crate) fn candidate_actions(game: &SmallWorld, out: &mut Vec<Action>) {
    let column = game.column(game.turn.seat);
    if game.player(game.turn.seat).active.is_none() {
        out.extend(column.banners[..column.badges.len()].iter().map(|&race| Action::Choose(race)));
    }
}

pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    let end = [Step::Score, Step::Withdrawals(seat.next(game.n_seats)), Step::PassTurn];
    game.agenda.then(end);
    if action == Action::Decline {
        // SW-TURN-03: P8 and P9 only.
        game.agenda.then([Step::LeaveTwo, Step::Decline]);
        return;
    }
    if let Action::Choose(race) = action {
        game.take_combo(seat, race, cx);
        prepare(game, race, cx);
    }
    game.agenda.then(EXPANSION);
}

/// What a new race or power brings to the table.
fn prepare(game: &mut SmallWorld, race: Race, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    if race == Race::Goblins {
        game.bombs.stack = shuffled_bombs(cx);
    }
    if game.has_power(seat, crate::content::Power::Champions) {
        game.champion = ChampionSpot::Hand;
    }
}

/// SW-RACE-WORGEN-01, SW-RACE-WORGEN-02, SW-AMB-32: in every turn but a decline turn.
pub(crate) fn enter_worgen_form(game: &SmallWorld) -> Flow {
    Flow::asks_if(game.is_race(game.turn.seat, Race::Worgen))
}

pub(crate) fn legal_worgen_form(game: &SmallWorld, out: &mut Vec<Action>) {
    let forms = [Action::HumanForm, Action::WorgenForm];
    out.extend(forms.into_iter().filter(|&action| check_worgen_form(game, action).is_ok()));
}

pub(crate) fn check_worgen_form(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    match action {
        Action::HumanForm => Ok(()),
        Action::WorgenForm if game.player(game.turn.seat).coins == 0 => {
            Err(Refusal::new("SW-RACE-WORGEN-01", "worgen-form-needs-coin")
                .with("needs", 1)
                .with("hold", 0))
        }
        Action::WorgenForm => Ok(()),
        _ => Err(not_now(game, action)),
    }
}

pub(crate) fn resolve_worgen_form(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    let is_worgen = action == Action::WorgenForm;
    game.turn.is_worgen_form = is_worgen;
    cx.emit(|| ModeEvent::FormChosen { seat, is_worgen });
    if is_worgen {
        game.pay(seat, None, 1, CoinReason::WorgenForm, cx);
    } else {
        game.gain(seat, 2, CoinReason::HumanForm, cx);
    }
}

/// SW-RELIC-BATTLEGROUND-02, SW-AMB-40: a neutral race that holds the Battleground may take a side for the turn.
pub(crate) fn enter_side(game: &SmallWorld) -> Flow {
    let seat = game.turn.seat;
    let is_neutral =
        game.active_race(seat).is_some_and(|race| book().race(race).faction == Faction::Neutral);
    Flow::asks_if(
        is_neutral && game.turn.side.is_none() && game.has_relic(seat, Relic::Battleground),
    )
}

pub(crate) fn legal_side(out: &mut Vec<Action>) {
    out.extend(Faction::ALL.iter().map(|&side| Action::Side(side)));
}

pub(crate) fn check_side(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    if matches!(action, Action::Side(_)) { Ok(()) } else { Err(not_now(game, action)) }
}

pub(crate) fn resolve_side(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    let Action::Side(side) = action else {
        unreachable!("SW-RELIC-BATTLEGROUND-02: checked before: {action}")
    };
    // A race that declines the offer stays neutral and is not asked again this turn.
    game.turn.side = Some(side);
    cx.emit(|| ModeEvent::SideChosen { seat, side });
}
