//! How promising a position is: valor first, then what leads to it.

use kernel::Seat;

use crate::content::{Goal, Order, Reward, book};
use crate::names::Space;
use crate::query::reach::space;
use crate::state::{Adventure, Task};
use crate::step::Step;

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
        + (0.2 + 0.2 * gear) * health * next_level(game, seat)
        + 0.3 * gear
        + 0.04 * f32::from(player.bag.len().min(6))
        + 0.05 * player.hand.len().min(8) as f32
        + 0.5 * health
        + still_to_come(game, seat)
}

/// What the rest of a turn is worth before it begins, so that ending a movement is no gain by itself.
fn still_to_come(game: &Adventure, seat: Seat) -> f32 {
    let is_moving = game.agenda.iter().any(|step| step == Step::Explore);
    if seat == game.active() && is_moving { 0.12 } else { 0.0 }
}

/// How near the next level is: 1 where a board encounter gives it.
fn next_level(game: &Adventure, seat: Seat) -> f32 {
    let level = game.player(seat).level.idx() + 1;
    let gives = |reward: Reward| matches!(reward, Reward::Level(it) if it.idx() == level);
    let lairs = book().played.lairs.iter().filter(|lair| gives(lair.reward));
    let here = game.at(seat);
    lairs.map(|lair| near(way(here, lair.id))).fold(0.0, f32::max)
}

/// What an unfinished quest is worth: its valor, by the stages that are done and by how far the next one is.
fn promise(game: &Adventure, seat: Seat, task: &Task) -> f32 {
    let facts = book().quest(task.quest);
    let bits = task.progress.count_ones() as f32;
    let count = f32::from(task.progress);
    let (done, stages) = match &facts.goal {
        Goal::Gather(spaces, _) => (bits, spaces.len() as f32 + 1.0),
        Goal::Visit(spaces, _) => (bits, spaces.len() as f32),
        Goal::Meet(n, last) => (bits, f32::from(*n + u8::from(last.is_some()))),
        Goal::Slay(n, _) | Goal::HandIn(n, _) | Goal::Hurt(n, _) | Goal::Beat(n, _) => {
            (count, f32::from(*n))
        }
    };
    let next = distance(game, seat, task).map_or(0.3, near);
    f32::from(facts.valor) * ((done + 0.8 * next) / stages).min(1.0) * 0.9
}

fn near(distance: u8) -> f32 {
    1.0 - f32::from(distance.min(16)) / 16.0
}

/// Links between two spaces, where a flight from city to city counts as one.
fn way(from: Space, to: Space) -> u8 {
    let city = |at: Space| {
        let cities = book().quick.cities.iter();
        cities.map(|idx| book().distance(at, space(idx))).min().unwrap_or(u8::MAX)
    };
    let by_air = city(from).saturating_add(1).saturating_add(city(to));
    book().distance(from, to).min(by_air)
}

/// How far the nearest place is where the quest goes on, if it is about places.
fn distance(game: &Adventure, seat: Seat, task: &Task) -> Option<u8> {
    let here = game.at(seat);
    let rival = task.rival.map(|rival| game.at(rival));
    let open = game.tokens_of(task);
    let last = match &book().quest(task.quest).goal {
        Goal::Gather(_, last) if open.is_empty() => Some(*last),
        Goal::Visit(_, Order::InOrder) => return open.first().map(|&first| way(here, first)),
        Goal::Slay(_, prey) => prey.space,
        Goal::Meet(_, last) => *last,
        Goal::Hurt(..) | Goal::Beat(..) => rival,
        Goal::Gather(..) | Goal::Visit(..) | Goal::HandIn(..) => None,
    };
    open.iter().copied().chain(last).map(|to| way(here, to)).min()
}
