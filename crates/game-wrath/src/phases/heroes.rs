//! WR-HERO: the abilities that are actions and free actions.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::content::{AbilityKind, Deed, book};
use crate::event::{Event, Mover};
use crate::flow::not_now;
use crate::names::{Hero, Space};
use crate::phases::actions::{check_ability, check_reach, not_your_ability};
use crate::phases::fight;
use crate::places::Places;
use crate::query::fighting::check_enemies;
use crate::state::{Favour, FightKind, Wrath};
use crate::step::Step;

/// The ability of the active hero that may be used now.
pub(crate) fn legal(game: &Wrath, out: &mut Vec<Action>) {
    let Some((facts, deed)) = book().hero(game.turn.hero).deed() else {
        // WR-HERO-LIADRIN-01 and WR-HERO-LIADRIN-02 work by themselves.
        return;
    };
    if check_ability(game, facts).is_err() {
        return;
    }
    let space = game.space_of(game.turn.hero);
    match deed {
        Deed::MoveOther(most) => legal_press_forward(game, most, out),
        Deed::StrikeGroup(most) => {
            if check_chain_lightning(game, most).is_ok() {
                out.push(Action::ChainLightning);
            }
        }
        Deed::FightNext => {
            let targets = game.neighbours(space) & game.enemy_spaces();
            out.extend(targets.iter().map(Action::WailingArrow));
        }
        Deed::StrikeGhoul => {
            let reach = game.routes().within(space, BOLT_REACH);
            out.extend((reach & game.ghouls.spaces()).iter().map(Action::StormBolt));
        }
        Deed::Jump(most) => {
            let reach = game.routes().within(space, most);
            out.extend((reach - Places::only(space)).iter().map(Action::Teleport));
        }
        Deed::ShiftGhouls(_) => legal_shifts(game, out),
    }
}

/// WR-HERO-MURADIN-01: the own space and those connected to it.
const BOLT_REACH: u8 = 1;

fn legal_press_forward(game: &Wrath, most: u8, out: &mut Vec<Action>) {
    for hero in game.heroes_by_name().filter(|&it| it != game.turn.hero) {
        if game.may_ask(game.active_seat(), hero, Favour::PressForward) {
            let space = game.space_of(hero);
            let reach = game.routes().within(space, most) - Places::only(space);
            out.extend(reach.iter().map(|to| Action::PressForward(hero, to)));
        }
    }
}

pub(crate) fn check(game: &Wrath, action: Action) -> Result<(), Refusal> {
    let Some((facts, deed)) = book().hero(game.turn.hero).deed() else {
        return Err(not_your_ability());
    };
    let space = game.space_of(game.turn.hero);
    match (deed, action) {
        (Deed::MoveOther(most), Action::PressForward(hero, to)) => {
            check_ability(game, facts)?;
            check_press_forward(game, hero, to, most)
        }
        (Deed::StrikeGroup(most), Action::ChainLightning) => {
            check_ability(game, facts)?;
            check_chain_lightning(game, most)
        }
        (Deed::FightNext, Action::WailingArrow(target)) => {
            check_ability(game, facts)?;
            game.check_open(target)?;
            if !game.neighbours(space).has(target) {
                return Err(Refusal::new("WR-HERO-SYLVANAS-01", "not-connected"));
            }
            check_enemies(game, target)
        }
        (Deed::Jump(most), Action::Teleport(to)) => {
            check_ability(game, facts)?;
            if to == space {
                return Err(Refusal::new("WR-HERO-JAINA-01", "already-there"));
            }
            check_reach(game, space, to, most, "WR-HERO-JAINA-01")
        }
        (Deed::StrikeGhoul, Action::StormBolt(target)) => {
            check_ability(game, facts)?;
            check_reach(game, space, target, BOLT_REACH, "WR-HERO-MURADIN-01")?;
            check_ghoul(game, target, "WR-HERO-MURADIN-01")
        }
        (Deed::ShiftGhouls(_), Action::ForTheAlliance(from, to)) => {
            check_ability(game, facts)?;
            check_shifted(game, from, to)
        }
        // The ability of another hero.
        (
            Deed::MoveOther(_)
            | Deed::StrikeGroup(_)
            | Deed::FightNext
            | Deed::Jump(_)
            | Deed::StrikeGhoul
            | Deed::ShiftGhouls(_),
            _,
        ) => Err(not_your_ability()),
    }
}

fn check_press_forward(game: &Wrath, hero: Hero, to: Space, most: u8) -> Result<(), Refusal> {
    game.check_plays(hero)?;
    if hero == game.turn.hero {
        return Err(Refusal::new("WR-HERO-TIRION-01", "another-hero"));
    }
    let from = game.space_of(hero);
    if from == to {
        return Err(Refusal::new("WR-HERO-TIRION-01", "already-there"));
    }
    check_reach(game, from, to, most, "WR-HERO-TIRION-01")?;
    game.check_favour(game.active_seat(), hero, Favour::PressForward)
}

/// A group of so many spaces reaches one space less far.
fn check_chain_lightning(game: &Wrath, most: u8) -> Result<(), Refusal> {
    let space = game.space_of(game.turn.hero);
    let reach = game.routes().within(space, most.saturating_sub(1));
    if reach.intersects(game.ghouls.spaces()) {
        Ok(())
    } else {
        Err(Refusal::new("WR-HERO-THRALL-01", "no-ghoul-in-reach"))
    }
}

fn check_ghoul(game: &Wrath, space: Space, rule: kernel::RuleId) -> Result<(), Refusal> {
    if game.ghouls.on(space) == 0 { Err(Refusal::new(rule, "no-ghoul")) } else { Ok(()) }
}

pub(crate) fn candidate_actions(game: &Wrath, out: &mut Vec<Action>) {
    let around = game.neighbours(game.space_of(game.turn.hero));
    match game.turn.hero {
        Hero::Tirion => {
            let others = game.heroes().map(|hero| (hero, game.space_of(Hero::Tirion)));
            out.extend(others.map(|(hero, space)| Action::PressForward(hero, space)));
        }
        Hero::Thrall => out.push(Action::ChainLightning),
        Hero::Sylvanas => out.extend(around.iter().map(Action::WailingArrow)),
        Hero::Muradin => out.extend(around.iter().map(Action::StormBolt)),
        Hero::Jaina => out.extend(Space::ALL.iter().map(|&space| Action::Teleport(space))),
        Hero::Varian => {
            let own = game.space_of(Hero::Varian);
            out.extend(around.iter().map(|space| Action::ForTheAlliance(space, own)));
        }
        Hero::Liadrin => {}
    }
}

/// Pays for an ability and does it.
pub(crate) fn perform(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    let hero = game.turn.hero;
    let Some((facts, deed)) = book().hero(hero).deed() else {
        unreachable!("WR-TURN-03: {hero} has no ability to use: {action}")
    };
    match facts.kind {
        AbilityKind::Action => game.turn.actions -= 1,
        AbilityKind::FreeAction => {}
        AbilityKind::Passive => unreachable!("WR-TURN-03: {} works by itself", facts.id),
    }
    if facts.once_per_turn {
        game.turn.has_used_ability = true;
    }
    match (deed, action) {
        (Deed::MoveOther(_), Action::PressForward(other, to)) => {
            game.move_hero(other, to, Mover::PressForward, cx);
        }
        (Deed::StrikeGroup(most), Action::ChainLightning) => {
            let space = game.space_of(hero);
            let has_struck = game.ghouls.on(space) != 0;
            if has_struck {
                game.remove_ghoul(space, cx);
            }
            let left = most.saturating_sub(1);
            game.agenda.push(Step::Chain { group: Places::only(space), left, has_struck });
        }
        (Deed::FightNext, Action::WailingArrow(target)) => {
            fight::begin(game, FightKind::WailingArrow, hero, target, cx);
        }
        (Deed::Jump(_), Action::Teleport(to)) => game.move_hero(hero, to, Mover::Teleport, cx),
        (Deed::StrikeGhoul, Action::StormBolt(target)) => game.remove_ghoul(target, cx),
        (Deed::ShiftGhouls(most), Action::ForTheAlliance(from, to)) => {
            game.move_ghoul(from, to, cx);
            game.agenda.push(Step::Shift { left: most.saturating_sub(1) });
        }
        (
            Deed::MoveOther(_)
            | Deed::StrikeGroup(_)
            | Deed::FightNext
            | Deed::Jump(_)
            | Deed::StrikeGhoul
            | Deed::ShiftGhouls(_),
            _,
        ) => unreachable!("WR-TURN-03: {action} is no ability of {hero}"),
    }
}

// ---- Chain Lightning ----------------------------------------------------------------------------------------------

/// WR-HERO-THRALL-01: asks while another space is worth adding.
pub(crate) fn enter_chain(game: &Wrath, group: Places, left: u8) -> Flow {
    Flow::asks_if(!bolts(game, group, left).is_empty())
}

/// The spaces that may join the group: those with a ghoul, and those that lead to one (WR-AMB-20).
fn bolts(game: &Wrath, group: Places, left: u8) -> Places {
    if left == 0 {
        return Places::EMPTY;
    }
    let ghouls = game.ghouls.spaces() - group;
    let around = group.iter().fold(Places::EMPTY, |all, it| all | game.neighbours(it)) - group;
    let leads = |space: &Space| 1 < left && game.neighbours(*space).intersects(ghouls);
    around.iter().filter(|space| ghouls.has(*space) || leads(space)).collect()
}

pub(crate) fn legal_chain(
    game: &Wrath,
    group: Places,
    left: u8,
    has_struck: bool,
    out: &mut Vec<Action>,
) {
    out.extend(bolts(game, group, left).iter().map(Action::Bolt));
    if has_struck {
        out.push(Action::Done);
    }
}

pub(crate) fn check_chain(
    game: &Wrath,
    group: Places,
    left: u8,
    has_struck: bool,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Bolt(space) if bolts(game, group, left).has(space) => Ok(()),
        Action::Bolt(space) if !game.open_spaces().has(space) => game.check_open(space),
        Action::Bolt(space) if group.has(space) => {
            Err(Refusal::new("WR-HERO-THRALL-01", "already-in-group"))
        }
        Action::Bolt(space) if group.iter().any(|it| game.neighbours(it).has(space)) => {
            Err(Refusal::new("WR-AMB-20", "no-ghoul"))
        }
        Action::Bolt(_) => Err(Refusal::new("WR-HERO-THRALL-01", "not-connected")),
        Action::Done if has_struck => Ok(()),
        Action::Done => Err(Refusal::new("WR-HERO-THRALL-01", "no-ghoul-struck")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_chain(
    game: &mut Wrath,
    mut group: Places,
    left: u8,
    has_struck: bool,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Bolt(space) = action else {
        // WR-AMB-20: up to so many spaces.
        return;
    };
    let strikes = game.ghouls.on(space) != 0;
    if strikes {
        game.remove_ghoul(space, cx);
    }
    group.insert(space);
    let has_struck = has_struck || strikes;
    game.agenda.push(Step::Chain { group, left: left - 1, has_struck });
}

// ---- For the Alliance! --------------------------------------------------------------------------------------------

/// WR-HERO-VARIAN-01: over one connection that touches Varian's space, away from it or onto it.
fn legal_shifts(game: &Wrath, out: &mut Vec<Action>) {
    let own = game.space_of(Hero::Varian);
    let around = game.neighbours(own);
    let full = game.ghouls.full();
    let from = (around | Places::only(own)) & game.ghouls.spaces();
    for from in from {
        if from == own {
            let to = around - full;
            out.extend(to.iter().map(|to| Action::ForTheAlliance(own, to)));
        } else if !full.has(own) {
            out.push(Action::ForTheAlliance(from, own));
        }
    }
}

fn check_shifted(game: &Wrath, from: Space, to: Space) -> Result<(), Refusal> {
    let own = game.space_of(Hero::Varian);
    game.check_open(from)?;
    game.check_open(to)?;
    let other = if from == own { to } else { from };
    if (from != own && to != own) || !game.neighbours(own).has(other) {
        return Err(Refusal::new("WR-HERO-VARIAN-01", "not-touching-your-space"));
    }
    check_ghoul(game, from, "WR-HERO-VARIAN-01")?;
    let most = book().limits.ghouls_per_space;
    if game.ghouls.full().has(to) {
        return Err(Refusal::new("WR-HERO-VARIAN-01", "space-full").with("most", most));
    }
    Ok(())
}

/// WR-HERO-VARIAN-01: asks whether another ghoul is moved.
pub(crate) fn enter_shift(game: &Wrath, left: u8) -> Flow {
    let mut shifts = Vec::new();
    if left != 0 {
        legal_shifts(game, &mut shifts);
    }
    Flow::asks_if(!shifts.is_empty())
}

pub(crate) fn legal_shift(game: &Wrath, out: &mut Vec<Action>) {
    legal_shifts(game, out);
    out.push(Action::Done);
}

pub(crate) fn check_shift(game: &Wrath, action: Action) -> Result<(), Refusal> {
    match action {
        Action::ForTheAlliance(from, to) => check_shifted(game, from, to),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_shift(game: &mut Wrath, left: u8, action: Action, cx: &mut Cx<'_, Event>) {
    // WR-HERO-VARIAN-01: up to so many ghouls.
    if let Action::ForTheAlliance(from, to) = action {
        game.move_ghoul(from, to, cx);
        game.agenda.push(Step::Shift { left: left - 1 });
    }
}
