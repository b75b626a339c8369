//! WR-COOP-04: effects on another player's hero, and that player's agreement.

use kernel::{Cx, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::event::{ConsentEvent, Event};
use crate::names::Hero;
use crate::phases::{actions, rewards};
use crate::state::{Favour, Favours, Request, Wrath};
use crate::step::{Prompt, Step, never_asks};

/// The hero that an action moves or lets rest or fight (WR-AMB-14), and by what.
#[inline]
pub(crate) fn favour(action: Action) -> Option<(Hero, Favour)> {
    match action {
        Action::Travel(_, hero, _) => Some((hero, Favour::Travel)),
        Action::Heal(hero) => Some((hero, Favour::Rest)),
        Action::PressForward(hero, _) => Some((hero, Favour::PressForward)),
        Action::GunshipSupport(hero, _) => Some((hero, Favour::Gunship)),
        Action::OnwardToVictory(hero, _) | Action::March(hero, _) => Some((hero, Favour::March)),
        Action::Pick(_)
        | Action::Move(_)
        | Action::Fight
        | Action::Quest
        | Action::Rest
        | Action::Fly(_)
        | Action::ChainLightning
        | Action::WailingArrow(_)
        | Action::Teleport(_)
        | Action::StormBolt(_)
        | Action::ForTheAlliance(..)
        | Action::ArgentCrusaders(_)
        | Action::BorrowedTime
        | Action::OneQuietNight
        | Action::AlexstraszasCleansing(_)
        | Action::BlessingOfTheLight(_)
        | Action::NewAllies
        | Action::KnightsOfTheEbonBlade(_)
        | Action::Play(_)
        | Action::Lay(_)
        | Action::Assign { .. }
        | Action::Bolt(_)
        | Action::Strike(..)
        | Action::Take(_)
        | Action::Discard(_)
        | Action::Agree
        | Action::Refuse
        | Action::Lift(_)
        | Action::Stronghold(_)
        | Action::Prevent
        | Action::Allow
        | Action::Spawn(_)
        | Action::Activate(..)
        | Action::Hit(_)
        | Action::Done
        | Action::Pass
        | Action::Hold => None,
    }
}

/// Does an action at once, or asks first if it is done to the hero of another seat. In the solo game consent is
/// implicit (WR-SOLO-08): there is no other seat.
#[inline]
pub(crate) fn ask_or(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    match favour(action) {
        Some((hero, favour)) if game.seat_of(hero) != seat => {
            game.request = Some(Request { seat, action });
            game.agenda.push(Step::Consent);
            cx.emit(|| ConsentEvent::Requested { seat, hero, favour });
        }
        _ => actions::perform(game, seat, action, cx),
    }
}

/// The favour that is asked for.
fn asked(game: &Wrath) -> (Hero, Favour) {
    let action = game.current_request().action;
    favour(action).unwrap_or_else(|| unreachable!("WR-COOP-04: {action} needs no consent"))
}

/// The player of the hero in question.
pub(crate) fn seats(game: &Wrath) -> SeatSet {
    SeatSet::only(game.seat_of(asked(game).0))
}

pub(crate) fn prompt(game: &Wrath) -> Prompt {
    let (hero, favour) = asked(game);
    Prompt::Consent { hero, favour }
}

pub(crate) fn resolve(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    let (hero, favour) = asked(game);
    let request = *game.current_request();
    game.request = None;
    if action == Action::Agree {
        cx.emit(|| ConsentEvent::Agreed { hero });
        match request.action {
            Action::March(hero, space) => rewards::march(game, hero, space, cx),
            _ => actions::perform(game, request.seat, request.action, cx),
        }
    } else {
        // Nothing was paid, and nothing has changed.
        game.turn.refused.insert(hero, favour);
        cx.emit(|| ConsentEvent::Refused { hero });
    }
}

// ---- WR-AMB-49 ----------------------------------------------------------------------------------------------------

/// What was refused for the heroes of a seat and can still be lifted.
fn liftable(game: &Wrath, seat: Seat) -> Favours {
    let open = game.turn.refused.without(game.turn.settled);
    let own = game.heroes().filter(|&hero| game.seat_of(hero) == seat);
    let mut res = Favours::default();
    own.for_each(|hero| res.add(Favours::of(hero).and(open)));
    res
}

/// The seats that may lift a refusal while others are asked at this step. Nobody waits for them.
#[inline]
pub(crate) fn lifters(game: &Wrath, step: Step) -> SeatSet {
    if game.turn.refused.without(game.turn.settled).is_empty() || !may_ask_favours(step) {
        return SeatSet::EMPTY;
    }
    game.seats().filter(|&seat| !liftable(game, seat).is_empty()).collect()
}

/// The steps at which consent may be asked for again.
#[inline]
const fn may_ask_favours(step: Step) -> bool {
    match step {
        Step::Actions | Step::Window(_) | Step::March { .. } | Step::Damage | Step::Limit => true,
        Step::Pick
        | Step::Consent
        | Step::FightCards
        | Step::Allocate
        | Step::Lay
        | Step::SpawnNext
        | Step::Chain { .. }
        | Step::Shift { .. }
        | Step::Volley
        | Step::Recall { .. }
        | Step::FreeFight(_)
        | Step::RiseWindow
        | Step::Stronghold
        | Step::Spawn(_)
        | Step::Fill { .. }
        | Step::Activate
        | Step::Hit(_)
        | Step::End => false,
        never_asks!() => false,
    }
}

pub(crate) fn legal_lift(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    let heroes = game.heroes_by_name().filter(|&hero| check_lift(game, seat, hero).is_ok());
    out.extend(heroes.map(Action::Lift));
}

pub(crate) fn check_lift(game: &Wrath, seat: Seat, hero: Hero) -> Result<(), Refusal> {
    if liftable(game, seat).and(Favours::of(hero)).is_empty() {
        return Err(Refusal::new("WR-AMB-49", "nothing-refused"));
    }
    Ok(())
}

/// Whatever was refused for a hero may be asked for again.
pub(crate) fn lift(game: &mut Wrath, hero: Hero, cx: &mut Cx<'_, Event>) {
    let turn = &mut game.turn;
    let lifted = Favours::of(hero).and(turn.refused).without(turn.settled);
    turn.refused.remove(lifted);
    turn.reopened.add(lifted);
    turn.settled.add(lifted);
    cx.emit(|| ConsentEvent::RefusalLifted { hero });
}

/// Who may only lift a refusal lets it stand.
pub(crate) fn settle(game: &mut Wrath, seat: Seat) {
    let stands = liftable(game, seat);
    game.turn.settled.add(stands);
}

/// After any other decision what was refused once may be asked for once more.
#[inline]
pub(crate) fn reopen(game: &mut Wrath) {
    let turn = &mut game.turn;
    let opened = turn.refused.without(turn.reopened);
    turn.refused.remove(opened);
    turn.reopened.add(opened);
}
