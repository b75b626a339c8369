//! WQ-PERIL: the peril phase.

use kernel::{Cx, Flow};

use crate::card::Card;
use crate::content::book;
use crate::event::{Event, PerilEvent};
use crate::names::Peril;
use crate::sets::GearSet;
use crate::state::Quest;
use crate::step::{Cause, Step};

/// WQ-PERIL-01, WQ-PERIL-02, WQ-PERIL-03: one space on, and the effect of the space reached; at the end of the track again.
pub(crate) fn begin(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    cx.emit(|| PerilEvent::PerilPhaseBegan);
    game.move_peril(1, cx);
    let sheet = book().sheet(game.sheet);
    let peril = sheet.track[usize::from(game.peril)];
    let effect = match peril {
        Peril::Plain => return Flow::Done,
        Peril::Green => sheet.green,
        Peril::Blue => sheet.blue,
        Peril::Red => sheet.red,
    };
    cx.emit(|| PerilEvent::PerilStruck { peril });
    let owner = game.lead().expect("WQ-AMB-20: the quest was lost when nobody was left standing");
    let cause = Cause { card: Card::Peril(peril), owner, foe: None, chosen: None };
    game.agenda.then([Step::Do(effect, cause), Step::Check]);
    Flow::Done
}

/// WQ-PERIL-08, WQ-DEFEAT-06, WQ-AMB-32: the leader token is passed on, gear is readied, the round ends.
pub(crate) fn end(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    for hero in game.order {
        game.area_mut(hero).turned = GearSet::EMPTY;
    }
    let next = game.clockwise().into_iter().skip(1).find(|&hero| game.is_up(hero));
    if let Some(hero) = next {
        game.leader = Some(hero);
        cx.emit(|| PerilEvent::LeaderPassed { hero });
    }
    Flow::Done
}
