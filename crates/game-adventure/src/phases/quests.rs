//! AG-QUEST-06: what is decided when a quest is obtained.

use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::Action;
use crate::content::{Goal, Rival, book};
use crate::event::{Event, QuestsEvent};
use crate::names::Quest;
use crate::query::moments::not_now;
use crate::state::Adventure;

/// AG-QUEST-06: whom a quest is about.
pub(crate) fn enter_prepare(
    game: &mut Adventure,
    seat: Seat,
    quest: Quest,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if !game.player(seat).tasks.iter().any(|task| task.quest == quest) {
        return Flow::Done;
    }
    let rival = match &book().quest(quest).goal {
        Goal::Hurt(_, rival) | Goal::Beat(_, rival) => *rival,
        Goal::Gather(..) | Goal::Visit(..) | Goal::Slay(..) | Goal::HandIn(..) | Goal::Meet(..) => {
            Rival::Anyone
        }
    };
    match rival {
        Rival::Anyone => Flow::Done,
        Rival::Chosen if 2 < game.n_seats => Flow::Asks,
        Rival::Left | Rival::Chosen => {
            name(game, seat, quest, game.left_of(seat), cx);
            Flow::Done
        }
    }
}

fn name(game: &mut Adventure, seat: Seat, quest: Quest, rival: Seat, cx: &mut Cx<'_, Event>) {
    let mut tasks = game.player_mut(seat).tasks.iter_mut();
    let task = tasks.find(|it| it.quest == quest).expect("AG-QUEST-06: the quest was obtained");
    task.rival = Some(rival);
    cx.emit(|| QuestsEvent::RivalNamed { seat, quest, rival });
}

pub(crate) fn check_prepare(game: &Adventure, owner: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Choose(seat) if seat != owner && seat.0 < game.n_seats => Ok(()),
        Action::Choose(_) => Err(Refusal::new("AG-QUEST-06", "not-that-character")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_prepare(
    game: &mut Adventure,
    owner: Seat,
    quest: Quest,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Choose(rival) = action else { unreachable!("AG-QUEST-06: {action} names nobody") };
    name(game, owner, quest, rival, cx);
}

/// AG-RES-QUEST-02.
pub(crate) fn check_drop(game: &Adventure, owner: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::DropQuest(quest) if game.player(owner).tasks.iter().any(|it| it.quest == quest) => {
            Ok(())
        }
        Action::DropQuest(_) => Err(Refusal::new("AG-RES-QUEST-02", "no-such-quest")),
        _ => Err(not_now()),
    }
}
