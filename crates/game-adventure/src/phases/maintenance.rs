//! AG-MAINT: the maintenance phase.

use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::Action;
use crate::content::{Goal, book};
use crate::effect::{Effect, Op, Side, Who};
use crate::event::{CardsEvent, Event};
use crate::names::{Discovery, Item, ItemType, Quest};
use crate::query::moments::not_now;
use crate::query::stats::level_of;
use crate::state::Adventure;
use crate::step::Step;

use super::movement;

/// AG-DISC-GOLD-01, AG-RUL-14: whatever the active player is asked in a city, unless another effect asks it.
pub(crate) fn spending_gold(game: &Adventure, seat: Seat) -> Result<(), Refusal> {
    if game.n_kept(seat, Discovery::Gold) == 0 {
        return Err(Refusal::new("AG-EXPL-06", "not-kept"));
    }
    if !game.is_city(game.at(seat)) {
        return Err(Refusal::new("AG-DISC-GOLD-01", "not-in-city"));
    }
    let own = game.player(seat).level;
    let levels = crate::names::Level::ALL.iter().filter(|&&level| level <= own);
    if !levels.into_iter().any(|&level| game.has_items(level)) {
        return Err(Refusal::new("AG-ITEM-05", "no-items-left"));
    }
    Ok(())
}

/// AG-MAINT-01: asked only where something can be done.
pub(crate) fn enter_quests(game: &Adventure) -> Flow {
    let mut candidate_actions = Vec::new();
    think_quests(game, &mut candidate_actions);
    let is_open =
        candidate_actions.iter().any(|&it| it != Action::Done && check_quests(game, it).is_ok());
    Flow::asks_if(is_open)
}

/// AG-RUL-77: what cards ask for is handed in here, on any space.
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
    let mut candidate_actions = Vec::new();
    think_equipment(game, &mut candidate_actions);
    let is_open = candidate_actions.iter().any(|&it| {
        let matters = match it {
            Action::Unequip(item) => may_be_put_away(game, item),
            _ => it != Action::Done,
        };
        matters && check_equipment(game, it).is_ok()
    });
    Flow::asks_if(is_open)
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
    let worn = player.bag.iter().filter(|&item| book().item(item).kind != ItemType::Bag);
    out.extend(worn.map(Action::Equip));
    out.extend(player.weapon.into_iter().chain(player.armour).map(Action::Unequip));
    think_gold(game, seat, out);
    out.push(Action::Done);
}

/// AG-ITEM-06 to AG-ITEM-09.
pub(crate) fn equipping(game: &Adventure, seat: Seat, item: Item) -> Result<(), Refusal> {
    let player = game.player(seat);
    if !player.bag.has(item) {
        return Err(Refusal::new("AG-ITEM-11", "not-in-bag"));
    }
    let facts = book().item(item);
    if facts.kind == ItemType::Bag {
        return Err(Refusal::new("AG-ITEM-07", "bag-item"));
    }
    if player.level < level_of(item) {
        let level = level_of(item).idx() as i32;
        return Err(Refusal::new("AG-ITEM-08", "item-too-high").with("level", level));
    }
    let own = &book().hero(game.hero_of(seat)).symbols;
    if !facts.symbols.iter().all(|symbol| own.contains(symbol)) {
        return Err(Refusal::new("AG-ITEM-09", "symbols-missing"));
    }
    Ok(())
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
