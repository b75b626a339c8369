//! How promising a position is: valor first, then what leads to it.

use kernel::Seat;

use crate::content::{Goal, book};
use crate::state::{Adventure, Task};

/// From 0 to 1: a seat's own standing against the best of the others.
pub(crate) fn evaluate(game: &Adventure, seat: Seat) -> f32 {
    if !game.winners.is_empty() {
        let share = 1.0 / game.winners.len() as f32;
        return if game.winners.contains(seat) { share } else { 0.0 };
    }
    let own = standing(game, seat);
    let others = Seat::all(game.n_seats).filter(|&it| it != seat);
    let best = others.map(|it| standing(game, it)).fold(0.0, f32::max);
    let lead = (own - best) / f32::from(game.options.valor_to_win);
    // A squashed lead, so that the best position short of victory stays below 1.
    0.5 + 0.45 * (lead / (0.5 + lead.abs()))
}

/// A seat's progress, in units of valor.
fn standing(game: &Adventure, seat: Seat) -> f32 {
    let player = game.player(seat);
    let life = game.life(seat).max(1);
    let health = 1.0 - f32::from(player.damage.min(life)) / f32::from(life);
    let gear = [player.weapon, player.armour].iter().flatten().count() as f32;
    let quests: f32 = player.tasks.iter().map(|task| promise(game, seat, task)).sum();
    f32::from(game.valor(seat))
        + quests
        + 0.8 * player.level.idx() as f32
        + 0.25 * gear
        + 0.04 * f32::from(player.bag.len().min(6))
        + 0.06 * player.hand.len() as f32
        + 0.4 * health
}

/// What an unfinished quest is worth: its valor, by how much of it is done and how far the rest is.
fn promise(game: &Adventure, seat: Seat, task: &Task) -> f32 {
    let facts = book().quest(task.quest);
    let bits = task.progress.count_ones() as f32;
    let count = f32::from(task.progress);
    let done = match &facts.goal {
        Goal::Gather(spaces, _) => bits / (spaces.len() as f32 + 1.0),
        Goal::Visit(spaces, _) => bits / spaces.len() as f32,
        Goal::Meet(n, last) => bits / f32::from(*n + u8::from(last.is_some())),
        Goal::Slay(n, _) | Goal::HandIn(n, _) | Goal::Hurt(n, _) | Goal::Beat(n, _) => {
            count / f32::from(*n)
        }
    };
    let near = 1.0 / (1.0 + 0.25 * f32::from(distance(game, seat, task)));
    f32::from(facts.valor) * (0.55 * done.min(1.0) + 0.2 * near)
}

/// Links to the nearest place where the quest goes on.
fn distance(game: &Adventure, seat: Seat, task: &Task) -> u8 {
    let here = game.at(seat);
    let facts = book().quest(task.quest);
    let open = game.tokens_of(task);
    let last = match &facts.goal {
        Goal::Gather(_, last) if open.is_empty() => Some(*last),
        Goal::Slay(_, prey) => prey.space,
        Goal::Meet(_, last) => *last,
        Goal::Gather(..) | Goal::Visit(..) | Goal::HandIn(..) | Goal::Hurt(..) | Goal::Beat(..) => {
            None
        }
    };
    let all = open.iter().copied().chain(last);
    all.map(|it| book().distance(here, it)).min().unwrap_or(4)
}
