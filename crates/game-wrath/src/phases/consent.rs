//! WR-COOP-04: effects on another player's hero, and that player's agreement.

use kernel::{Cx, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::names::Hero;
use crate::phases::{actions, rewards};
use crate::state::{Favour, Request, Wrath};
use crate::step::{Prompt, Step};

/// The hero that an action moves or lets rest or fight (WR-AMB-14), and by what.
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
pub(crate) fn ask_or(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    match favour(action) {
        Some((hero, favour)) if game.seat_of(hero) != seat => {
            game.request = Some(Request { seat, action });
            game.agenda.push(Step::Consent);
            cx.emit(|| Event::Requested { seat, hero, favour });
        }
        _ => actions::perform(game, seat, action, cx),
    }
}

/// The player of the hero in question.
pub(crate) fn seats(game: &Wrath) -> SeatSet {
    let asked = game.request.and_then(|it| favour(it.action));
    asked.map_or(SeatSet::EMPTY, |(hero, _)| SeatSet::only(game.seat_of(hero)))
}

pub(crate) fn prompt(game: &Wrath) -> Prompt {
    let asked = game.request.and_then(|it| favour(it.action));
    let (hero, favour) = asked.unwrap_or_default();
    Prompt::Consent { hero, favour }
}

pub(crate) fn resolve(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    let Some(request) = game.request.take() else { return };
    let Some((hero, favour)) = favour(request.action) else { return };
    if action == Action::Agree {
        cx.emit(|| Event::Agreed { hero });
        match request.action {
            Action::March(hero, space) => rewards::march(game, hero, space, cx),
            _ => actions::perform(game, request.seat, request.action, cx),
        }
    } else {
        // Nothing was paid, and nothing has changed.
        game.turn.refused[hero.idx()] |= 1 << favour.idx();
        cx.emit(|| Event::Refused { hero });
    }
}
