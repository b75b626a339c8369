//! WR-ABOM: step 4 of a turn.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::event::{AbominationsEvent, Event};
use crate::flow::not_now;
use crate::names::{Hero, Space};
use crate::phases::damage;
use crate::places::Places;
use crate::state::{Brute, Horde, Source, Wrath};
use crate::step::{Moment, Step};

/// WR-ABOM-01, WR-ABOM-06, WR-AMB-08: all abominations move and pick their targets, then the blows fall. A quiet night has no
/// step 4 (WR-REWARD-QUIET-01).
#[inline]
pub(crate) fn begin(game: &mut Wrath) -> Flow {
    let brute = |&space: &Space| Brute { space, is_active: false, target: None };
    game.horde = Some(game.abominations.iter().map(brute).collect());
    game.agenda.then([Step::Activate, Step::Blows]);
    Flow::Done
}

// ---- WR-ABOM-02 to WR-ABOM-05 -------------------------------------------------------------------------------------

/// Moves abominations as long as there is nothing to choose. Their order changes nothing, because none stands in the
/// way of another and damage falls afterwards (WR-AMB-39); with WR-AMB-39a it is chosen.
pub(crate) fn enter_activate(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    loop {
        // WR-REWARD-QUIET-01, WR-AMB-39a.
        if game.turn.is_quiet {
            return Flow::Done;
        }
        let (mut n_ways, mut last) = (0, None);
        for (from, steps) in movers(game) {
            n_ways += steps.len();
            last = steps.first().map(|to| Action::Activate(from, to)).or(last);
        }
        match last {
            None => return Flow::Done,
            Some(only) if n_ways == 1 => {
                game.agenda.push(Step::Activate);
                if activate(game, only, cx) == Flow::Asks {
                    return Flow::Done;
                }
                game.agenda.pop();
            }
            Some(_) => return Flow::Asks,
        }
    }
}

/// The abominations that are yet to move and may be next; equal ones once.
#[inline]
fn waiting(game: &Wrath) -> Horde {
    let mut waiting = game.current_horde().iter().copied().filter(|it| !it.is_active);
    if !game.options.rewards_between_abominations {
        return waiting.next().into_iter().collect();
    }
    // In the order of their spaces, as they stood before.
    waiting.collect()
}

/// Where an abomination may move, over Icecrown Citadel only while it is open (WR-ABOM-04): nowhere with a hero beside it, else one step along a shortest route to a nearest
/// hero (WR-ABOM-02, WR-ABOM-03).
#[inline]
fn steps_from(game: &Wrath, from: Space) -> Places {
    let heroes = game.hero_spaces();
    if heroes.has(from) {
        return Places::only(from);
    }
    let routes = game.routes();
    let mut nearest = u8::MAX;
    let mut res = Places::EMPTY;
    for to in heroes {
        let distance = routes.distance(from, to);
        if distance < nearest {
            (nearest, res) = (distance, Places::EMPTY);
        }
        if distance == nearest {
            res |= routes.toward(from, to);
        }
    }
    res
}

/// The spaces of the abominations that may be next, and where each may move.
#[inline]
fn movers(game: &Wrath) -> impl Iterator<Item = (Space, Places)> + '_ {
    let waiting = waiting(game);
    let is_first = move |idx: usize| idx == 0 || waiting[idx - 1].space != waiting[idx].space;
    (0..waiting.len()).filter(move |&idx| is_first(idx)).map(move |idx| {
        let from = waiting[idx].space;
        (from, steps_from(game, from))
    })
}

pub(crate) fn legal_activate(game: &Wrath, out: &mut Vec<Action>) {
    for (from, steps) in movers(game) {
        out.extend(steps.iter().map(|to| Action::Activate(from, to)));
    }
}

pub(crate) fn check_activate(game: &Wrath, action: Action) -> Result<(), Refusal> {
    let Action::Activate(from, to) = action else { return Err(not_now()) };
    if !waiting(game).iter().any(|it| it.space == from) {
        return Err(Refusal::new("WR-ABOM-01", "not-next"));
    }
    if !steps_from(game, from).has(to) {
        return Err(Refusal::new("WR-ABOM-02", "no-shortest-route"));
    }
    Ok(())
}

pub(crate) fn resolve_activate(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    game.agenda.push(Step::Activate);
    // What this asks comes before the next abomination.
    let _ = activate(game, action, cx);
}

/// Moves an abomination and lets it pick a target. Says whether something is to be asked before the next one.
fn activate(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) -> Flow {
    let Action::Activate(from, to) = action else {
        unreachable!("WR-ABOM-03: {action} activates nothing")
    };
    let horde = game.current_horde_mut();
    let Some(idx) = horde.iter().position(|it| !it.is_active && it.space == from) else {
        unreachable!("WR-ABOM-01: no abomination on {from} is yet to move")
    };
    horde[idx] = Brute { space: to, is_active: true, target: None };
    if from != to {
        game.move_abomination(from, to, cx);
    }
    let has_window = game.options.rewards_between_abominations && !waiting(game).is_empty();
    if has_window {
        game.agenda.push(Step::Window(Moment::Activations));
    }
    match aim(game, idx, cx) {
        Flow::Asks => Flow::Asks,
        Flow::Done => Flow::asks_if(has_window),
    }
}

/// WR-ABOM-05: an abomination picks a target on its space, if anybody is there; asks if there are several.
fn aim(game: &mut Wrath, idx: usize, cx: &mut Cx<'_, Event>) -> Flow {
    let brute = &mut game.current_horde_mut()[idx];
    brute.target = None;
    let space = brute.space;
    let mut heroes = game.heroes_on(space);
    let (first, second) = (heroes.next(), heroes.next());
    drop(heroes);
    if second.is_some() {
        game.agenda.push(Step::Hit(idx as u8));
        return Flow::Asks;
    }
    if let Some(hero) = first {
        target(game, idx, hero, cx);
    }
    Flow::Done
}

#[inline]
fn target(game: &mut Wrath, idx: usize, hero: Hero, cx: &mut Cx<'_, Event>) {
    let brute = &mut game.current_horde_mut()[idx];
    brute.target = Some(hero);
    let space = brute.space;
    cx.emit(|| AbominationsEvent::Targeted { space, hero });
}

/// Where an abomination of the horde stands.
pub(crate) fn space_of(game: &Wrath, idx: u8) -> Space {
    game.current_horde()[usize::from(idx)].space
}

/// WR-ABOM-05, WR-AMB-33: the current player chooses, for each abomination anew.
pub(crate) fn legal_hit(game: &Wrath, idx: u8, out: &mut Vec<Action>) {
    let space = space_of(game, idx);
    let heroes = game.heroes_by_name().filter(|&hero| game.space_of(hero) == space);
    out.extend(heroes.map(Action::Hit));
}

pub(crate) fn check_hit(game: &Wrath, idx: u8, action: Action) -> Result<(), Refusal> {
    let Action::Hit(hero) = action else { return Err(not_now()) };
    game.check_plays(hero)?;
    if game.space_of(hero) != space_of(game, idx) {
        return Err(Refusal::new("WR-ABOM-05", "not-on-the-space"));
    }
    Ok(())
}

pub(crate) fn resolve_hit(game: &mut Wrath, idx: u8, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Hit(hero) = action else { unreachable!("WR-ABOM-05: {action} names no target") };
    target(game, usize::from(idx), hero, cx);
}

// ---- WR-ABOM-06 ---------------------------------------------------------------------------------------------------

/// Each targeted hero suffers the sum of its blows as one damage event, in turn order from the active hero. A blow
/// falls on a hero who is there (WR-REWARD-03): where a reward has moved the target away, another is picked.
pub(crate) fn blows(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    if game.turn.is_quiet {
        game.horde = None;
        return Flow::Done;
    }
    let horde = *game.current_horde();
    let is_gone = |brute: &Brute| brute.target.is_some_and(|it| game.space_of(it) != brute.space);
    if let Some(idx) = horde.iter().position(is_gone) {
        game.agenda.push(Step::Blows);
        // Whoever is asked for the new target answers before the blows go on.
        let _ = aim(game, idx, cx);
        return Flow::Done;
    }
    let is_hit = |hero: &Hero| horde.iter().any(|it| it.target == Some(*hero));
    let after = game.heroes().skip_while(|&hero| hero != game.turn.hero);
    let next = after.chain(game.heroes()).find(is_hit);
    match next {
        Some(hero) => {
            game.agenda.push(Step::Blows);
            damage::begin(game, hero, Source::Abominations);
        }
        None => game.horde = None,
    }
    Flow::Done
}
