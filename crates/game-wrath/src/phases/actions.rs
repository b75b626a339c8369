//! WR-TURN-02, WR-ACT: step 1 of a turn, and the common actions.

use kernel::{Cx, Flow, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::content::{AbilityEffect, AbilityFacts, AbilityKind, CardEffect, QuestEffect, book};
use crate::event::{ActionsEvent, Event, Mover};
use crate::flow::not_now;
use crate::names::{Ability, Card, Hero, Space};
use crate::phases::{consent, fight, free, heroes, quest, rewards};
use crate::places::Places;
use crate::query::fighting::check_enemies;
use crate::query::playing::{Scope, too_far};
use crate::state::{FightKind, Wrath};
use crate::step::Step;

/// WR-TURN-04: step 1 goes on until its player ends it, or defeat does (WR-DEF-04).
#[inline]
pub(crate) fn enter(game: &mut Wrath) -> Flow {
    if game.turn.is_cut_short {
        game.turn.sitting_out = SeatSet::EMPTY;
        return Flow::Done;
    }
    Flow::Asks
}

/// The current player, and whoever holds a reward that may be played (WR-REWARD-02). The others never block: the
/// current player need not wait for them.
#[inline]
pub(crate) fn seats(game: &Wrath) -> SeatSet {
    let active = game.active_seat();
    let mut res = SeatSet::only(active);
    for seat in game.reward_holders().iter() {
        let is_out = game.turn.sitting_out.contains(seat) || game.holding.contains(seat);
        if seat != active && !is_out && game.can_play_reward(seat, Scope::Any) {
            res.insert(seat);
        }
    }
    res
}

pub(crate) fn legal(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    if seat != game.active_seat() {
        game.reward_plays(seat, Scope::Any, out);
        out.extend([Action::Pass, Action::Hold]);
        return;
    }
    let hero = game.turn.hero;
    let space = game.space_of(hero);
    if game.turn.actions != 0 {
        out.extend(game.neighbours(space).iter().map(Action::Move));
        if game.n_enemies_on(space) != 0 {
            out.push(Action::Fight);
        }
        if game.quest_on(space).is_some() {
            out.push(Action::Quest);
        }
        if check_rest(game, space).is_ok() {
            out.push(Action::Rest);
        }
        out.extend((game.strongholds - Places::only(space)).iter().map(Action::Fly));
    }
    heroes::legal(game, out);
    free::legal(game, out);
    if !game.reward_holders().is_empty() {
        game.reward_plays(seat, Scope::Any, out);
    }
    out.push(Action::Done);
}

pub(crate) fn check(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    if action.reward().is_some() {
        return game.check_reward(seat, action, Scope::Any);
    }
    if seat != game.active_seat() {
        return match action {
            Action::Pass | Action::Hold => Ok(()),
            _ => Err(Refusal::new("WR-FREE-02", "only-rewards")),
        };
    }
    let hero = game.turn.hero;
    let space = game.space_of(hero);
    match action {
        Action::Move(to) => {
            game.check_open(to)?;
            if !game.neighbours(space).has(to) {
                return Err(Refusal::new("WR-ACT-MOVE-01", "not-connected"));
            }
            check_actions(game)
        }
        Action::Fight => {
            check_enemies(game, space)?;
            check_actions(game)
        }
        Action::Quest => {
            if game.quest_on(space).is_none() {
                return Err(Refusal::new("WR-ACT-QUEST-01", "no-quest-here"));
            }
            check_actions(game)
        }
        Action::Rest => {
            check_rest(game, space)?;
            check_actions(game)
        }
        Action::Fly(to) => {
            if !game.strongholds.has(to) {
                return Err(Refusal::new("WR-ACT-FLY-01", "no-stronghold"));
            }
            if to == space {
                return Err(Refusal::new("WR-ACT-FLY-01", "already-there"));
            }
            check_actions(game)
        }
        Action::PressForward(..)
        | Action::ChainLightning
        | Action::WailingArrow(_)
        | Action::Teleport(_)
        | Action::StormBolt(_)
        | Action::ForTheAlliance(..) => heroes::check(game, action),
        Action::Travel(..) | Action::Heal(_) => free::check(game, seat, action),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// WR-TURN-02: each action costs one of those that are left.
pub(crate) fn check_actions(game: &Wrath) -> Result<(), Refusal> {
    if game.turn.actions == 0 {
        return Err(Refusal::new("WR-TURN-02", "no-actions-left"));
    }
    Ok(())
}

/// WR-ACT-REST-02, WR-QUEST-AZJO-01: not on quest spaces, not next to an active Azjol-Nerub.
#[inline]
fn check_rest(game: &Wrath, space: Space) -> Result<(), Refusal> {
    for quest in game.active_quests() {
        if quest.space == space {
            return Err(Refusal::new("WR-ACT-REST-02", "no-rest-on-quests"));
        }
        if quest.effect == QuestEffect::NoRestNextTo && game.neighbours(quest.space).has(space) {
            return Err(Refusal::new("WR-QUEST-AZJO-01", "no-rest-next-to-quest"));
        }
    }
    Ok(())
}

pub(crate) fn candidate_actions(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    rewards::candidate_actions(game, seat, out);
    if seat != game.active_seat() {
        return;
    }
    let space = game.space_of(game.turn.hero);
    let next = Places(game.neighbours(space).0 | Places::only(Space::IcecrownCitadel).0);
    out.extend([Action::Fight, Action::Quest, Action::Rest]);
    out.extend(next.iter().map(Action::Move));
    out.extend(game.quest_spaces().iter().map(Action::Fly));
    heroes::candidate_actions(game, out);
    free::candidate_actions(game, seat, out);
}

pub(crate) fn resolve(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Done => game.turn.sitting_out = SeatSet::EMPTY,
        Action::Pass => {
            game.turn.sitting_out.insert(seat);
            game.agenda.push(Step::Actions);
        }
        Action::Hold => {
            game.holding.insert(seat);
            game.agenda.push(Step::Actions);
        }
        _ => {
            game.agenda.push(Step::Actions);
            consent::ask_or(game, seat, action, cx);
        }
    }
}

/// Does what was chosen and agreed to.
pub(crate) fn perform(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    game.forget_refusals();
    if action.reward().is_some() {
        rewards::play(game, seat, action, cx);
        return;
    }
    let hero = game.turn.hero;
    match action {
        Action::Move(to) => {
            game.turn.actions -= 1;
            game.move_hero(hero, to, Mover::Move, cx);
        }
        Action::Fight => {
            game.turn.actions -= 1;
            fight::begin(game, FightKind::Action, hero, game.space_of(hero), cx);
        }
        Action::Quest => {
            game.turn.actions -= 1;
            quest::begin(game, cx);
        }
        Action::Rest => {
            game.turn.actions -= 1;
            rest(game, hero, 0, cx);
        }
        Action::Fly(to) => {
            game.turn.actions -= 1;
            game.move_hero(hero, to, Mover::FlightPath, cx);
        }
        Action::Travel(..) | Action::Heal(_) => free::perform(game, seat, action, cx),
        _ => heroes::perform(game, action, cx),
    }
}

/// WR-ACT-REST-01, WR-ACT-REST-03: heals the successes and whatever adds to them.
pub(crate) fn rest(game: &mut Wrath, hero: Hero, more: u8, cx: &mut Cx<'_, Event>) {
    cx.emit(|| ActionsEvent::RestBegan { hero });
    let faces = Wrath::roll(cx);
    let successes = faces[0].successes() + faces[1].successes();
    let blocks = faces[0].blocks() + faces[1].blocks();
    cx.emit(|| ActionsEvent::Rolled { hero, faces, successes, blocks });
    let space = game.space_of(hero);
    let mut healing = successes + more;
    // WR-STRONG-03.
    if game.strongholds.has(space) {
        healing += book().limits.stronghold_healing;
    }
    // WR-HERO-LIADRIN-02: herself included.
    if let AbilityEffect::ExtraHealing(extra) = book().ability(Ability::LayOnHands).effect
        && game.plays(Hero::Liadrin)
        && game.space_of(Hero::Liadrin) == space
    {
        healing += extra;
    }
    game.heal(hero, healing, cx);
}

/// The number that a card of a hand stands for.
pub(crate) fn strength(card: Card) -> u8 {
    match book().card(card).effect {
        CardEffect::Successes(n) | CardEffect::Prevent(n) | CardEffect::Travel(n) => n,
        CardEffect::Rest(n) => n,
        CardEffect::Stronghold | CardEffect::ScourgeRises => {
            unreachable!("WR-CARD-STRONG-01: {card} is never in a hand")
        }
    }
}

/// WR-TURN-02, WR-FREE-03: whether the active hero may use its ability, as far as actions and turns go.
pub(crate) fn check_ability(game: &Wrath, facts: &AbilityFacts) -> Result<(), Refusal> {
    if facts.once_per_turn && game.turn.has_used_ability {
        return Err(Refusal::new("WR-FREE-03", "used-this-turn"));
    }
    match facts.kind {
        AbilityKind::Action => check_actions(game),
        AbilityKind::FreeAction => Ok(()),
        // It works by itself.
        AbilityKind::Passive => Err(not_your_ability()),
    }
}

#[cold]
pub(crate) fn not_your_ability() -> Refusal {
    Refusal::new("WR-TURN-03", "not-your-ability")
}

/// Whether a space is within so many moves of another.
pub(crate) fn check_reach(
    game: &Wrath,
    from: Space,
    to: Space,
    most: u8,
    rule: kernel::RuleId,
) -> Result<(), Refusal> {
    game.check_open(to)?;
    let distance = game.routes().distance(from, to);
    if most < distance { Err(too_far(rule, distance, most)) } else { Ok(()) }
}
