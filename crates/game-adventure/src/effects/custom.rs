//! Functions for what no effect of the vocabulary says.

use kernel::Cx;

use crate::effect::{Custom, Reach};
use crate::event::{Event, ExplorationEvent};
use crate::names::{Discovery, Item, Level, Trophy};
use crate::query::stats::level_of;
use crate::state::Adventure;
use crate::step::{Cause, Step};

/// How many items Booty Bay asks for.
const TRIBUTE: u8 = 3;

pub(super) fn apply(game: &mut Adventure, custom: Custom, cause: &Cause, cx: &mut Cx<'_, Event>) {
    let seat = cause.owner;
    match custom {
        // AG-DISC-FALSEMAP-01, AG-DISC-FALSEMAP-02, AG-RUL-12.
        Custom::FalseMap => game.agenda.push(Step::FalseMap(seat, 2)),
        // AG-DISC-AMBUSH-01.
        Custom::Ambush => {
            game.turn.ambushes += 1;
            cx.emit(|| ExplorationEvent::Afflicted { seat, discovery: Discovery::Ambush });
        }
        // AG-DISC-DISEASE-01.
        Custom::Disease => {
            game.player_mut(seat).diseases += 1;
            cx.emit(|| ExplorationEvent::Afflicted { seat, discovery: Discovery::Disease });
            game.check_life(seat, None);
        }
        // AG-DISC-CURSE-01.
        Custom::Curse => {
            game.player_mut(seat).curses += 1;
            cx.emit(|| ExplorationEvent::Afflicted { seat, discovery: Discovery::Curse });
        }
        // AG-DISC-HEARTHSTONE-01, AG-DISC-HEARTHSTONE-02.
        Custom::Hearthstone => {
            game.turn.has_hearthed = true;
            game.turn.moves = 0;
            game.agenda.push(Step::Go(seat, Reach::City, 1));
        }
        // AG-TROPHY-04.
        Custom::BootyBay => {
            let n_fit = game.player(seat).items().iter().filter(|&it| is_tribute(it)).count();
            if usize::from(TRIBUTE) <= n_fit && game.can_earn(seat, Trophy::BootyBay) {
                game.agenda.push(Step::BootyBay(seat, TRIBUTE));
            }
        }
        Custom::PassTheCup => {
            for other in game.seats_from(game.active()) {
                game.drop_abilities(other, 1, cx);
                game.draw_abilities(other, 1, cx);
            }
        }
    }
}

/// What Booty Bay takes: green level or higher.
pub(super) fn is_tribute(item: Item) -> bool {
    Level::Green <= level_of(item)
}

/// Whether nothing was given yet, so that the offer can be declined.
pub(super) fn can_decline(left: u8) -> bool {
    left == TRIBUTE
}
