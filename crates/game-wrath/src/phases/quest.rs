//! WR-ACT-QUEST, WR-QUEST, WR-ICE: quest actions, what the sheets do, completion, and the siege.

use kernel::{Cx, Flow, Refusal, Seat, SeatSet};
use parts::PerSeat;

use crate::action::Action;
use crate::content::{QuestEffect, book};
use crate::event::{ActionsEvent, Event, QuestEvent};
use crate::flow::not_now;
use crate::names::{Icon, Quest, Space};
use crate::phases::damage;
use crate::state::{QuestAction, Source, Wrath};
use crate::step::{Prompt, Step};

/// WR-ACT-QUEST-02: rolls, and puts the parts of the quest action on the agenda.
pub(crate) fn begin(game: &mut Wrath, cx: &mut Cx<'_, Event>) {
    let hero = game.turn.hero;
    let Some(facts) = game.quest_on(game.space_of(hero)) else {
        unreachable!("WR-ACT-QUEST-01: {hero} stands on no quest space: {game:?}")
    };
    let quest = facts.id;
    cx.emit(|| QuestEvent::QuestBegan { hero, quest });
    let faces = Wrath::roll(cx);
    let mut successes = faces[0].successes() + faces[1].successes();
    let mut blocks = faces[0].blocks() + faces[1].blocks();
    match facts.effect {
        QuestEffect::CancelSuccesses(n) => successes = successes.saturating_sub(n),
        QuestEffect::CancelBlocks(n) => blocks = blocks.saturating_sub(n),
        QuestEffect::Plain
        | QuestEffect::SpawnHere { .. }
        | QuestEffect::AbominationOnCompletion
        | QuestEffect::NoRestNextTo
        | QuestEffect::ActingHeroLaysFewer(_)
        | QuestEffect::SpawnNextTo => {}
    }
    cx.emit(|| ActionsEvent::Rolled { hero, faces, successes, blocks });
    let laid = PerSeat([[0; 4]; 5]);
    game.quest_action = Some(QuestAction { hero, quest, successes, blocks, laid });
    game.agenda.then([Step::Lay, Step::QuestDamage, Step::QuestEffect, Step::QuestEnd]);
}

// ---- WR-ACT-QUEST-03 to WR-ACT-QUEST-07 ---------------------------------------------------------------------------

/// At each icon, first everybody who can lay a card is asked; when all have passed, a success is used (WR-AMB-28).
pub(crate) fn enter_lay(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    loop {
        if !lay_seats(game).is_empty() {
            return Flow::Asks;
        }
        game.passed = SeatSet::EMPTY;
        let it = *game.current_quest_action();
        let quest = it.quest;
        if is_complete(game, quest) || it.successes == 0 {
            return Flow::Done;
        }
        game.current_quest_action_mut().successes -= 1;
        game.advance(quest, cx);
    }
}

/// The seats that can lay a card with the next icon and have not passed since the marker moved.
pub(crate) fn lay_seats(game: &Wrath) -> SeatSet {
    game.layers(game.current_quest_action())
        .iter()
        .filter(|&seat| !game.passed.contains(seat))
        .collect()
}

pub(crate) fn lay_prompt(game: &Wrath) -> Prompt {
    Prompt::Lay { icon: asked_icon(game), successes: game.current_quest_action().successes }
}

/// The icon that cards are asked for.
fn asked_icon(game: &Wrath) -> Icon {
    let next = game.next_icon(game.current_quest_action().quest);
    next.unwrap_or_else(|| unreachable!("WR-QUEST-01: nobody lays on a complete quest: {game:?}"))
}

pub(crate) fn legal_lay(game: &Wrath, out: &mut Vec<Action>) {
    out.extend([Action::Lay(asked_icon(game)), Action::Pass]);
}

pub(crate) fn check_lay(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Lay(icon) => game.lay(game.current_quest_action(), seat, icon),
        Action::Pass => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_lay(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    game.agenda.push(Step::Lay);
    let Action::Lay(icon) = action else {
        game.passed.insert(seat);
        return;
    };
    let it = game.current_quest_action_mut();
    it.laid[seat][icon.idx()] += 1;
    let quest = it.quest;
    game.passed = SeatSet::EMPTY;
    cx.emit(|| QuestEvent::CardLaid { seat, icon });
    game.advance(quest, cx);
}

// ---- WR-ACT-QUEST-08, WR-ACT-QUEST-09 -----------------------------------------------------------------------------

pub(crate) fn enter_damage(game: &mut Wrath) -> Flow {
    let hero = game.current_quest_action().hero;
    damage::begin(game, hero, Source::Quest);
    Flow::Done
}

fn is_complete(game: &Wrath, quest: Quest) -> bool {
    book().quest(quest).length() <= game.progress(quest)
}

/// What the sheet does after a quest action; also after the acting hero's defeat (WR-AMB-40), unless the table chose
/// otherwise (WR-AMB-40a).
pub(crate) fn effect(game: &mut Wrath) -> Flow {
    let it = *game.current_quest_action();
    if game.options.defeat_cancels_effect && game.turn.is_cut_short {
        return Flow::Done;
    }
    let facts = book().quest(it.quest);
    let is_complete = is_complete(game, it.quest);
    match facts.effect {
        QuestEffect::SpawnHere { also_when_completed } if also_when_completed || !is_complete => {
            game.agenda.push(Step::Spawn(facts.space));
        }
        QuestEffect::SpawnNextTo => game.agenda.push(Step::SpawnNext),
        QuestEffect::AbominationOnCompletion if is_complete => {
            game.agenda.push(Step::Abomination(facts.space));
        }
        QuestEffect::Plain
        | QuestEffect::SpawnHere { .. }
        | QuestEffect::AbominationOnCompletion
        | QuestEffect::NoRestNextTo
        | QuestEffect::CancelBlocks(_)
        | QuestEffect::CancelSuccesses(_)
        | QuestEffect::ActingHeroLaysFewer(_) => {}
    }
    Flow::Done
}

fn check_next(game: &Wrath, space: Space) -> Result<(), Refusal> {
    let quest = book().quest(game.current_quest_action().quest).space;
    game.check_open(space)?;
    if game.neighbours(quest).has(space) {
        Ok(())
    } else {
        Err(Refusal::new("WR-QUEST-GUND-01", "not-connected"))
    }
}

/// WR-QUEST-GUND-01: the current player chooses a connected space.
pub(crate) fn legal_spawn_next(game: &Wrath, out: &mut Vec<Action>) {
    let spaces = Space::ALL.iter().filter(|&&space| check_next(game, space).is_ok());
    out.extend(spaces.map(|&space| Action::Spawn(space)));
}

pub(crate) fn check_spawn_next(game: &Wrath, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Spawn(space) => check_next(game, space),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_spawn_next(game: &mut Wrath, action: Action) {
    let Action::Spawn(space) = action else {
        unreachable!("WR-QUEST-GUND-01: {action} names no space")
    };
    game.agenda.push(Step::Spawn(space));
}

// ---- WR-QUEST-02, WR-QUEST-03 -------------------------------------------------------------------------------------

/// The end of a quest action: a complete quest goes to the box, its reward to the current player's hand, also after
/// the acting hero's defeat (WR-QUEST-04, WR-AMB-09).
pub(crate) fn end(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    let it = *game.current_quest_action();
    game.quest_action = None;
    if let Some(region) = book().quest(it.quest).region
        && is_complete(game, it.quest)
    {
        game.complete(region, cx);
        game.agenda.then([Step::Limit, Step::Siege]);
    }
    Flow::Done
}

/// WR-ICE-02, WR-ICE-03: with the third regional quest, Icecrown Citadel opens and the Lich King goes there. Step 1
/// goes on (WR-ICE-05).
pub(crate) fn siege(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    if game.siege.is_none() && game.quests.iter().all(|it| it.is_complete) {
        game.siege = Some(0);
        game.lich_king = None;
        cx.emit(|| QuestEvent::SiegeBegan);
    }
    Flow::Done
}
