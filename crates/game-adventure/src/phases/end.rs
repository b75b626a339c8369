//! AG-QUEST-09, AG-WIN: quests that are complete, and the end of the game.

use kernel::{Cx, Flow, Outcome, Seat};

use crate::content::book;
use crate::event::{Event, QuestsEvent};
use crate::names::Quest;
use crate::state::{Adventure, Task};
use crate::step::Step;

/// AG-QUEST-09: completed quests go under the quest logs; AG-QUEST-11, AG-RUL-51: then the race is looked at, and only
/// then new quests are drawn (AG-QUEST-10).
pub(crate) fn completions(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let mut completed: tinyvec::ArrayVec<[Seat; 16]> = tinyvec::ArrayVec::new();
    for seat in game.seats_from(game.active()) {
        let tasks = game.player(seat).tasks;
        let done = tasks.iter().filter(|task| task.done).map(|task| task.quest);
        for quest in done.collect::<tinyvec::ArrayVec<[Quest; 4]>>() {
            let player = game.player_mut(seat);
            player.tasks.retain(|task: &Task| task.quest != quest);
            player.log.quests.insert(quest);
            let valor = book().quest(quest).valor;
            cx.emit(|| QuestsEvent::QuestCompleted { seat, quest, valor });
            completed.push(seat);
        }
    }
    // AG-GEN-03, AG-WIN-01.
    let goal = game.options.valor_to_win;
    let there: Vec<Seat> =
        Seat::all(game.n_seats).filter(|&seat| goal <= game.valor(seat)).collect();
    if !there.is_empty() {
        finish(game, &there, cx);
        return Flow::Done;
    }
    for &seat in completed.iter().rev() {
        game.agenda.push(Step::Elite(seat));
    }
    Flow::Done
}

/// AG-WIN-02 to AG-WIN-05: among these, by valor, cards, level; who still ties wins together.
pub(crate) fn finish(game: &mut Adventure, seats: &[Seat], cx: &mut Cx<'_, Event>) {
    let best = seats.iter().map(|&seat| game.standing(seat)).max();
    let best = best.expect("AG-WIN-01: somebody has reached the goal, or all are compared");
    let winners = seats.iter().copied().filter(|&seat| game.standing(seat) == best);
    game.winners = winners.collect();
    game.agenda.clear();
    game.agenda.push(Step::End);
    cx.emit(|| QuestsEvent::GameEnded { winners: game.winners.iter().collect() });
}

pub(crate) fn outcome(game: &Adventure) -> Outcome {
    let share = 1.0 / game.winners.len().max(1) as f32;
    let returns = |seat| if game.winners.contains(seat) { share } else { 0.0 };
    Outcome {
        winners: game.winners,
        returns: Seat::all(game.n_seats).map(returns).collect(),
        scores: game.scores(),
    }
}

impl Adventure {
    /// AG-WIN-02: the valor of each seat.
    pub fn scores(&self) -> Vec<i32> {
        Seat::all(self.n_seats).map(|seat| i32::from(self.valor(seat))).collect()
    }
}
