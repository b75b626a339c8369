//! AG-MAINT: the maintenance phase.

use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::Action;
use crate::content::{Goal, book};
use crate::effect::{Effect, Op, Side, Who};
use crate::event::{CardsEvent, Event};
use crate::names::{Discovery, Item, ItemType, Level, Quest};
use crate::query::moments::not_now;
use crate::query::stats::level_of;
use crate::state::{Adventure, Task};
use crate::step::Step;

use super::movement;

/// AG-DISC-GOLD-01, AG-RUL-14: whatever the active player is asked in a city, unless another effect asks it.
pub(crate) fn can_spend_gold(game: &Adventure, seat: Seat) -> bool {
    let own = game.player(seat).level;
    let mut levels = Level::ALL.iter().filter(|&&level| level <= own);
    game.n_kept(seat, Discovery::Gold) != 0
        && game.is_city(game.at(seat))
        && levels.any(|&level| game.has_items(level))
}

pub(crate) fn legal_gold(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    if can_spend_gold(game, seat) {
        out.push(Action::Spend(Discovery::Gold));
    }
}

/// The same with its reasons.
pub(crate) fn spending_gold(game: &Adventure, seat: Seat) -> Result<(), Refusal> {
    if can_spend_gold(game, seat) {
        return Ok(());
    }
    if game.n_kept(seat, Discovery::Gold) == 0 {
        return Err(Refusal::new("AG-EXPL-06", "not-kept"));
    }
    if !game.is_city(game.at(seat)) {
        return Err(Refusal::new("AG-DISC-GOLD-01", "not-in-city"));
    }
    Err(Refusal::new("AG-ITEM-05", "no-items-left"))
}

/// AG-MAINT-01: asked only where something can be done.
pub(crate) fn enter_quests(game: &Adventure) -> Flow {
    let seat = game.active();
    Flow::asks_if(steps_forward(game, seat).next().is_some() || can_spend_gold(game, seat))
}

/// AG-QUEST-02, AG-RUL-77: what can be done for quests. What cards ask for is handed in on any space.
fn steps_forward(game: &Adventure, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let tasks = game.player(seat).tasks.iter();
    let advances = tasks.clone().filter(move |task| game.next_progress(seat, task).is_some());
    let collects = |task: &&Task| matches!(book().quest(task.quest).goal, Goal::HandIn(..));
    let handed_in = tasks.filter(collects).flat_map(move |task| {
        let wanted = game.player(seat).bag.iter();
        let wanted = wanted.filter(move |&item| game.wants(seat, task.quest, item));
        wanted.map(move |item| Action::HandIn(task.quest, item))
    });
    advances.map(|task| Action::Advance(task.quest)).chain(handed_in)
}

pub(crate) fn legal_quests(game: &Adventure, out: &mut Vec<Action>) {
    let seat = game.active();
    legal_gold(game, seat, out);
    out.extend(steps_forward(game, seat));
    out.push(Action::Done);
    out.sort_unstable();
}

pub(crate) fn think_quests(game: &Adventure, out: &mut Vec<Action>) {
    let seat = game.active();
    for task in game.player(seat).tasks {
        match &book().quest(task.quest).goal {
            Goal::HandIn(..) => {
                let wanted = game.player(seat).bag;
                let wanted = wanted.iter().filter(|&item| game.wants(seat, task.quest, item));
                out.extend(wanted.map(|item| Action::HandIn(task.quest, item)));
            }
            Goal::Gather(..) | Goal::Visit(..) | Goal::Meet(..) => {
                out.push(Action::Advance(task.quest));
            }
            Goal::Slay(..) | Goal::Hurt(..) | Goal::Beat(..) => {}
        }
    }
    think_gold(game, seat, out);
    out.push(Action::Done);
}

pub(crate) fn think_gold(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    if game.n_kept(seat, Discovery::Gold) != 0 {
        out.push(Action::Spend(Discovery::Gold));
    }
}

/// AG-QUEST-02, AG-QUEST-03, AG-QUEST-07, AG-QUEST-08.
fn advancing(game: &Adventure, seat: Seat, quest: Quest) -> Result<(), Refusal> {
    let tasks = game.player(seat).tasks;
    match tasks.iter().find(|task| task.quest == quest) {
        None => Err(Refusal::new("AG-QUEST-08", "no-such-quest")),
        Some(task) if game.next_progress(seat, task).is_some() => Ok(()),
        Some(_) => Err(Refusal::new("AG-QUEST-02", "nothing-to-do-here")),
    }
}

pub(crate) fn check_quests(game: &Adventure, action: Action) -> Result<(), Refusal> {
    let seat = game.active();
    match action {
        Action::Advance(quest) => advancing(game, seat, quest),
        Action::HandIn(quest, item) if game.wants(seat, quest, item) => Ok(()),
        Action::HandIn(..) => Err(Refusal::new("AG-QUEST-14", "not-wanted")),
        Action::Spend(Discovery::Gold) => spending_gold(game, seat),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// AG-MAINT-01, AG-RUL-35: as often as possible, in any order.
pub(crate) fn resolve_quests(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.active();
    if action != Action::Done {
        game.agenda.push(Step::Quests);
    }
    match action {
        Action::Advance(quest) => game.advance(seat, quest, cx),
        Action::HandIn(quest, item) => game.hand_in(seat, quest, item, cx),
        Action::Spend(kind) => movement::spend(game, seat, kind, cx),
        Action::Done => {}
        _ => unreachable!("AG-MAINT-01: {action} is no step of a quest"),
    }
}

/// AG-MAINT-02: asked only where something can be done.
pub(crate) fn enter_equipment(game: &Adventure) -> Flow {
    let seat = game.active();
    Flow::asks_if(
        to_put_on(game, seat).next().is_some()
            || to_put_away(game, seat).any(|item| may_be_put_away(game, item))
            || can_spend_gold(game, seat),
    )
}

/// What can be put on.
fn to_put_on(game: &Adventure, seat: Seat) -> impl Iterator<Item = Item> + '_ {
    let gear = game.player(seat).bag & book().quick.gear;
    gear.iter().filter(move |&item| can_equip(game, seat, item) && !game.turn.touched.has(item))
}

/// What is worn and can be put away.
fn to_put_away(game: &Adventure, seat: Seat) -> impl Iterator<Item = Item> + '_ {
    let player = game.player(seat);
    let worn = player.weapon.into_iter().chain(player.armour);
    worn.filter(|&item| !game.turn.touched.has(item))
}

pub(crate) fn legal_equipment(game: &Adventure, out: &mut Vec<Action>) {
    let seat = game.active();
    legal_gold(game, seat, out);
    out.extend(to_put_on(game, seat).map(Action::Equip));
    out.extend(to_put_away(game, seat).map(Action::Unequip));
    out.push(Action::Done);
    out.sort_unstable();
}

/// Whether it could be of use to put something away that is worn: it may be no better than what the character has by
/// itself, it may have its price, or a quest may ask for it. Otherwise the question alone would not be worth an answer.
fn may_be_put_away(game: &Adventure, item: Item) -> bool {
    let seat = game.active();
    let player = game.player(seat);
    let (own, level) = (game.side_facts(seat), player.level.idx());
    let facts = book().item(item);
    let is_better = facts.attack.is_none_or(|(_, attack)| own.values[level] < attack)
        && facts.defence.is_none_or(|defence| own.defence[level] < defence);
    let wanted = player.tasks.iter().any(|task| game.asks_for(task.quest, item));
    !is_better || wanted || has_price(facts)
}

/// Whether a power of an item can hurt its bearer.
fn has_price(facts: &crate::content::ItemFacts<cards::Block>) -> bool {
    let hurts = |op: &Op| {
        matches!(*op, Effect::Damage(Who::Owner, _) | Effect::Drop(Who::Owner, _))
            || matches!(*op, Effect::Attack(Side::Own, n) | Effect::Defence(Side::Own, n) if n < 0)
    };
    facts.powers.iter().any(|power| book().effects(power.then).iter().any(hurts))
}

pub(crate) fn think_equipment(game: &Adventure, out: &mut Vec<Action>) {
    let seat = game.active();
    let player = game.player(seat);
    out.extend((player.bag & book().quick.gear).iter().map(Action::Equip));
    out.extend(player.weapon.into_iter().chain(player.armour).map(Action::Unequip));
    think_gold(game, seat, out);
    out.push(Action::Done);
}

/// AG-ITEM-06 to AG-ITEM-09: whether a character can wear an item out of its bag.
fn can_equip(game: &Adventure, seat: Seat, item: Item) -> bool {
    let player = game.player(seat);
    let own = &book().hero(game.hero_of(seat)).symbols;
    player.bag.has(item)
        && book().quick.gear.has(item)
        && level_of(item) <= player.level
        && book().item(item).symbols.iter().all(|symbol| own.contains(symbol))
}

/// The same with its reasons.
fn equipping(game: &Adventure, seat: Seat, item: Item) -> Result<(), Refusal> {
    if can_equip(game, seat, item) {
        return Ok(());
    }
    let player = game.player(seat);
    if !player.bag.has(item) {
        return Err(Refusal::new("AG-ITEM-11", "not-in-bag"));
    }
    if !book().quick.gear.has(item) {
        return Err(Refusal::new("AG-ITEM-07", "bag-item"));
    }
    if player.level < level_of(item) {
        let level = level_of(item).idx() as i32;
        return Err(Refusal::new("AG-ITEM-08", "item-too-high").with("level", level));
    }
    Err(Refusal::new("AG-ITEM-09", "symbols-missing"))
}

/// AG-RUL-73: an item is put on or away once in a maintenance phase: anything more would change nothing.
fn touching(game: &Adventure, item: Item) -> Result<(), Refusal> {
    if game.turn.touched.has(item) {
        return Err(Refusal::new("AG-RUL-73", "already-changed"));
    }
    Ok(())
}

pub(crate) fn check_equipment(game: &Adventure, action: Action) -> Result<(), Refusal> {
    let seat = game.active();
    let player = game.player(seat);
    match action {
        Action::Equip(item) => {
            equipping(game, seat, item)?;
            touching(game, item)
        }
        Action::Unequip(item) if player.weapon == Some(item) || player.armour == Some(item) => {
            touching(game, item)
        }
        Action::Unequip(_) => Err(Refusal::new("AG-MAINT-02", "not-equipped")),
        Action::Spend(Discovery::Gold) => spending_gold(game, seat),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_equipment(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.active();
    if action != Action::Done {
        game.agenda.push(Step::Equipment);
    }
    match action {
        Action::Equip(item) => {
            game.turn.touched.insert(item);
            let kind = book().item(item).kind;
            let player = game.player_mut(seat);
            player.bag.remove(item);
            let place =
                if kind == ItemType::Weapon { &mut player.weapon } else { &mut player.armour };
            let old = place.replace(item);
            cx.emit(|| CardsEvent::Equipped { seat, item });
            if let Some(old) = old {
                put_away(game, seat, old, cx);
            }
        }
        Action::Unequip(item) => {
            let player = game.player_mut(seat);
            for place in [&mut player.weapon, &mut player.armour] {
                if *place == Some(item) {
                    *place = None;
                }
            }
            put_away(game, seat, item, cx);
        }
        Action::Spend(kind) => movement::spend(game, seat, kind, cx),
        Action::Done => {}
        _ => unreachable!("AG-MAINT-02: {action} changes no equipment"),
    }
}

/// AG-MAINT-02: into the bag.
fn put_away(game: &mut Adventure, seat: Seat, item: Item, cx: &mut Cx<'_, Event>) {
    game.turn.touched.insert(item);
    game.player_mut(seat).bag.insert(item);
    cx.emit(|| CardsEvent::Unequipped { seat, item });
}
