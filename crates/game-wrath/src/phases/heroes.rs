//! WR-HERO: the abilities that are actions and free actions.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::content::{AbilityEffect, book};
use crate::event::{Event, Mover};
use crate::flow::not_now;
use crate::names::{Ability, Hero, Space};
use crate::phases::actions::{check_ability, check_reach};
use crate::phases::fight;
use crate::places::Places;
use crate::query::fighting::check_enemies;
use crate::query::playing::too_far;
use crate::state::{Favour, FightKind, Wrath};
use crate::step::Step;

/// The number that an ability stands for.
fn strength(ability: Ability) -> u8 {
    match book().ability(ability).effect {
        AbilityEffect::MoveOther(n)
        | AbilityEffect::StrikeGroup(n)
        | AbilityEffect::Jump(n)
        | AbilityEffect::ShiftGhouls(n)
        | AbilityEffect::ExtraHealing(n)
        | AbilityEffect::HealPerCard(n)
        | AbilityEffect::LayMore(n)
        | AbilityEffect::ExtraBlocks(n)
        | AbilityEffect::ExtraSuccesses { n, .. } => n,
        // WR-HERO-MURADIN-01: the own space and those connected to it.
        AbilityEffect::StrikeGhoul => 1,
        AbilityEffect::BlocksAsSuccesses
        | AbilityEffect::PreventGhouls
        | AbilityEffect::StandsInRegion
        | AbilityEffect::FightNext => {
            unreachable!("WR-TURN-03: {ability} stands for no number")
        }
    }
}

/// The abilities of the active hero that may be used now.
pub(crate) fn legal(game: &Wrath, out: &mut Vec<Action>) {
    let hero = game.turn.hero;
    let space = game.space_of(hero);
    match hero {
        Hero::Tirion => legal_press_forward(game, out),
        Hero::Thrall => {
            if check(game, Action::ChainLightning).is_ok() {
                out.push(Action::ChainLightning);
            }
        }
        Hero::Sylvanas => {
            if check_ability(game, Ability::WailingArrow).is_ok() {
                let targets = game.neighbours(space) & game.enemy_spaces();
                out.extend(targets.iter().map(Action::WailingArrow));
            }
        }
        Hero::Muradin => {
            if check_ability(game, Ability::StormBolt).is_ok() {
                let reach = game.routes().within(space, strength(Ability::StormBolt));
                out.extend((reach & game.ghouls.spaces()).iter().map(Action::StormBolt));
            }
        }
        Hero::Jaina => {
            if check_ability(game, Ability::Teleport).is_ok() {
                let reach = game.routes().within(space, strength(Ability::Teleport));
                out.extend((reach - Places::only(space)).iter().map(Action::Teleport));
            }
        }
        Hero::Varian => {
            if check_ability(game, Ability::ForTheAlliance).is_ok() {
                legal_shifts(game, out);
            }
        }
        // WR-HERO-LIADRIN-01 and WR-HERO-LIADRIN-02 work by themselves.
        Hero::Liadrin => {}
    }
}

fn legal_press_forward(game: &Wrath, out: &mut Vec<Action>) {
    if check_ability(game, Ability::PressForward).is_err() {
        return;
    }
    for hero in game.heroes_by_name().filter(|&it| it != Hero::Tirion) {
        if game.check_favour(game.active_seat(), hero, Favour::PressForward).is_ok() {
            let space = game.space_of(hero);
            let reach = game.routes().within(space, strength(Ability::PressForward));
            let reach = reach - Places::only(space);
            out.extend(reach.iter().map(|to| Action::PressForward(hero, to)));
        }
    }
}

pub(crate) fn check(game: &Wrath, action: Action) -> Result<(), Refusal> {
    let space = game.space_of(game.turn.hero);
    match action {
        Action::PressForward(hero, to) => {
            check_ability(game, Ability::PressForward)?;
            game.check_plays(hero)?;
            if hero == Hero::Tirion {
                return Err(Refusal::new("WR-HERO-TIRION-01", "another-hero"));
            }
            let from = game.space_of(hero);
            if from == to {
                return Err(Refusal::new("WR-HERO-TIRION-01", "already-there"));
            }
            check_reach(game, from, to, strength(Ability::PressForward), "WR-HERO-TIRION-01")?;
            game.check_favour(game.active_seat(), hero, Favour::PressForward)
        }
        Action::ChainLightning => {
            check_ability(game, Ability::ChainLightning)?;
            // A group of so many spaces reaches one space less far.
            let reach = game.routes().within(space, strength(Ability::ChainLightning) - 1);
            if reach.intersects(game.ghouls.spaces()) {
                Ok(())
            } else {
                Err(Refusal::new("WR-HERO-THRALL-01", "no-ghoul-in-reach"))
            }
        }
        Action::WailingArrow(target) => {
            check_ability(game, Ability::WailingArrow)?;
            game.check_open(target)?;
            if !game.neighbours(space).has(target) {
                return Err(Refusal::new("WR-HERO-SYLVANAS-01", "not-connected"));
            }
            check_enemies(game, target)
        }
        Action::Teleport(to) => {
            check_ability(game, Ability::Teleport)?;
            if to == space {
                return Err(Refusal::new("WR-HERO-JAINA-01", "already-there"));
            }
            check_reach(game, space, to, strength(Ability::Teleport), "WR-HERO-JAINA-01")
        }
        Action::StormBolt(target) => {
            check_ability(game, Ability::StormBolt)?;
            game.check_open(target)?;
            let distance = game.routes().distance(space, target);
            let most = strength(Ability::StormBolt);
            if most < distance {
                return Err(too_far("WR-HERO-MURADIN-01", distance, most));
            }
            check_ghoul(game, target, "WR-HERO-MURADIN-01")
        }
        Action::ForTheAlliance(from, to) => {
            check_ability(game, Ability::ForTheAlliance)?;
            check_shifted(game, from, to)
        }
        _ => Err(not_now()),
    }
}

fn check_ghoul(game: &Wrath, space: Space, rule: kernel::RuleId) -> Result<(), Refusal> {
    if game.ghouls.on(space) == 0 { Err(Refusal::new(rule, "no-ghoul")) } else { Ok(()) }
}

pub(crate) fn thinkable(game: &Wrath, out: &mut Vec<Action>) {
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
    match action {
        Action::PressForward(other, to) => {
            game.turn.actions -= 1;
            game.move_hero(other, to, Mover::PressForward, cx);
        }
        Action::ChainLightning => {
            game.turn.actions -= 1;
            game.turn.has_used_ability = true;
            let space = game.space_of(hero);
            let has_struck = game.ghouls.on(space) != 0;
            if has_struck {
                game.remove_ghoul(space, cx);
            }
            let left = strength(Ability::ChainLightning) - 1;
            game.agenda.push(Step::Chain { group: Places::only(space), left, has_struck });
        }
        Action::WailingArrow(target) => {
            game.turn.actions -= 1;
            game.turn.has_used_ability = true;
            fight::begin(game, FightKind::WailingArrow, hero, target, cx);
        }
        Action::Teleport(to) => {
            game.turn.actions -= 1;
            game.turn.has_used_ability = true;
            game.move_hero(hero, to, Mover::Teleport, cx);
        }
        Action::StormBolt(target) => {
            game.turn.has_used_ability = true;
            game.remove_ghoul(target, cx);
        }
        Action::ForTheAlliance(from, to) => {
            game.turn.has_used_ability = true;
            game.move_ghoul(from, to, cx);
            let left = strength(Ability::ForTheAlliance) - 1;
            game.agenda.push(Step::Shift { left });
        }
        _ => unreachable!("WR-TURN-03: {action} is no ability"),
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
