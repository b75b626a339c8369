//! WQ-ACT-03 to WQ-ACT-11: targets, tokens, the roll, modifiers.

use kernel::{Cx, Flow, Refusal};
use tinyvec::ArrayVec;

use crate::action::{Action, Mark};
use crate::content::book;
use crate::effect::{Targets, Window};
use crate::event::{DeedEvent, Event};
use crate::flow::{no_answer, not_now};
use crate::names::{EnemyFace, Hero, HeroFace, Kind};
use crate::phases::{activation, payments};
use crate::sets::{FoeSet, HeroSet};
use crate::state::{Deed, Quest};
use crate::step::{Harm, Prompt, Step};

// Targets

/// WQ-ATTACK-01, WQ-ATTACK-03, WQ-ATTACK-04: the enemies that the attack may target.
pub(crate) fn attackable(game: &Quest, deed: &Deed) -> FoeSet {
    let own = game.engaged(deed.hero);
    if game.deed_bonus(deed).is_ranged { game.in_play() } else { own }
}

/// WQ-AID-01, WQ-AID-03.
fn aidable(game: &Quest, deed: &Deed) -> HeroSet {
    game.order.iter().copied().filter(|&hero| hero != deed.hero && game.is_up(hero)).collect()
}

/// WQ-ATTACK-01, WQ-ATTACK-03: the zones, and the shadows, that an attack on a whole zone reaches and in which there is
/// somebody.
fn zones<'a>(game: &'a Quest, deed: &Deed) -> impl Iterator<Item = Option<Hero>> + use<'a> {
    let open = attackable(game, deed);
    let heroes = Hero::ALL.iter().copied().map(Some);
    let all = [None].into_iter().chain(heroes);
    all.filter(move |&zone| !(in_zone(game, zone) & open).is_empty())
}

fn in_zone(game: &Quest, zone: Option<Hero>) -> FoeSet {
    match zone {
        Some(hero) => game.engaged(hero),
        None => game.foes.shadows | game.face_down(),
    }
}

/// The enemies beside the only target of an attack that may widen.
fn beside(game: &Quest, deed: &Deed) -> FoeSet {
    let Some(foe) = deed.targets.first() else { return FoeSet::EMPTY };
    in_zone(game, game.zone_of(foe)) - deed.targets
}

/// How many enemies may still be named.
pub(crate) fn targets_left(deed: &Deed) -> u8 {
    match book().action(deed.card).targets {
        Targets::UpTo(n) => n.saturating_sub(deed.n_targets),
        Targets::OneOrZone(_) => u8::from(deed.targets.is_empty()),
        Targets::None | Targets::Zone => 0,
    }
}

/// WQ-ACT-03, WQ-ACT-04, WQ-AMB-46: targets are named together and before the roll; without any the action goes on.
pub(crate) fn enter_targets(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    game.deed_mut().pulled = game.turn.pulled;
    let deed = *game.deed();
    match deed.card.kind() {
        Kind::Explore | Kind::Rest => Flow::Done,
        Kind::Aid => {
            let heroes = aidable(game, &deed);
            if heroes.len() == 1 {
                heroes.iter().for_each(|hero| aid(game, hero, cx));
            }
            Flow::asks_if(1 < heroes.len())
        }
        Kind::Attack => enter_attack(game, &deed, cx),
    }
}

fn enter_attack(game: &mut Quest, deed: &Deed, cx: &mut Cx<'_, Event>) -> Flow {
    if book().action(deed.card).targets == Targets::Zone {
        let mut open = zones(game, deed);
        let first = open.next();
        let is_only = open.next().is_none();
        drop(open);
        if let (Some(zone), true) = (first, is_only) {
            target_all(game, in_zone(game, zone), cx);
        }
        return Flow::asks_if(!is_only);
    }
    let open = attackable(game, deed) - deed.targets;
    if deed.targets.is_empty() {
        // WQ-AMB-59: of several that cannot be told apart the first one is taken.
        let is_one = open.len() == 1 || (targets_left(deed) == 1 && game.are_alike(open));
        if is_one && let Some(foe) = game.first_in_order(open) {
            target_all(game, FoeSet::only(foe), cx);
            return widen_or_done(game);
        }
        return Flow::asks_if(!open.is_empty());
    }
    if targets_left(deed) != 0 {
        return Flow::asks_if(!open.is_empty());
    }
    widen_or_done(game)
}

/// An attack that may hit the whole zone asks whether it does.
fn widen_or_done(game: &Quest) -> Flow {
    let deed = game.deed();
    let may_widen = matches!(book().action(deed.card).targets, Targets::OneOrZone(_));
    Flow::asks_if(may_widen && deed.targets.len() == 1 && !beside(game, deed).is_empty())
}

fn target_all(game: &mut Quest, foes: FoeSet, cx: &mut Cx<'_, Event>) {
    let deed = game.deed_mut();
    let hero = deed.hero;
    deed.targets = deed.targets | foes;
    deed.n_targets += foes.len();
    for mark in game.marks(foes) {
        cx.emit(|| DeedEvent::Targeted { hero, mark });
    }
}

fn aid(game: &mut Quest, target: Hero, cx: &mut Cx<'_, Event>) {
    let deed = game.deed_mut();
    deed.aided = Some(target);
    let hero = deed.hero;
    cx.emit(|| DeedEvent::AidTargeted { hero, target });
}

pub(crate) fn targets_prompt(deed: &Deed) -> Prompt {
    let hero = deed.hero;
    if deed.card.kind() == Kind::Aid {
        return Prompt::AidWhom { hero };
    }
    match book().action(deed.card).targets {
        Targets::OneOrZone(wounds) if !deed.targets.is_empty() => {
            Prompt::WidenTarget { hero, wounds }
        }
        Targets::Zone => Prompt::Targets { hero, left: 1 },
        Targets::None | Targets::UpTo(_) | Targets::OneOrZone(_) => {
            Prompt::Targets { hero, left: targets_left(deed) }
        }
    }
}

pub(crate) fn legal_targets(game: &Quest, out: &mut Vec<Action>) {
    let deed = game.deed();
    if deed.card.kind() == Kind::Aid {
        out.extend(aidable(game, deed).iter().map(Action::AidHero));
        return;
    }
    let facts = book().action(deed.card);
    match facts.targets {
        Targets::Zone => out.extend(zones(game, deed).map(Action::TargetZone)),
        Targets::OneOrZone(_) if !deed.targets.is_empty() => {
            out.extend([Action::Widen, Action::Done]);
        }
        Targets::None | Targets::UpTo(_) | Targets::OneOrZone(_) => {
            let open = attackable(game, deed) - deed.targets;
            out.extend(game.marks(open).map(Action::Target));
            if !deed.targets.is_empty() {
                out.push(Action::Done);
            }
        }
    }
}

pub(crate) fn check_targets(game: &Quest, action: Action) -> Result<(), Refusal> {
    let deed = game.deed();
    let kind = deed.card.kind();
    let targets = book().action(deed.card).targets;
    match action {
        Action::AidHero(hero) if kind == Kind::Aid => {
            if aidable(game, deed).has(hero) {
                Ok(())
            } else if hero == deed.hero {
                Err(Refusal::new("WQ-AID-03", "not-oneself"))
            } else {
                Err(Refusal::new("WQ-AMB-34", "hero-defeated"))
            }
        }
        Action::Target(mark) if kind == Kind::Attack => check_target(game, deed, mark),
        Action::TargetZone(zone) if targets == Targets::Zone => {
            if zones(game, deed).any(|it| it == zone) {
                Ok(())
            } else {
                Err(Refusal::new("WQ-ATTACK-02", "nobody-there"))
            }
        }
        Action::Widen | Action::Done if !deed.targets.is_empty() && targets != Targets::Zone => {
            let may_widen = matches!(targets, Targets::OneOrZone(_));
            if action == Action::Widen && !may_widen { Err(not_now()) } else { Ok(()) }
        }
        _ => Err(not_now()),
    }
}

fn check_target(game: &Quest, deed: &Deed, mark: Mark) -> Result<(), Refusal> {
    let Some(foe) = game.marked(mark) else {
        return Err(Refusal::new("WQ-ZONE-01", "not-in-play"));
    };
    if game.foes.lair.has(foe) {
        return Err(Refusal::new("WQ-LAIR-02", "in-the-lair"));
    }
    if targets_left(deed) == 0 {
        return Err(Refusal::new("WQ-ATTACK-02", "no-more-targets"));
    }
    if deed.targets.has(foe) {
        return Err(Refusal::new("WQ-ATTACK-02", "targeted-already"));
    }
    if attackable(game, deed).has(foe) {
        return Ok(());
    }
    let is_in_shadows = game.zone_of(foe).is_none();
    let rule = if is_in_shadows { "WQ-ZONE-06" } else { "WQ-ATTACK-01" };
    Err(Refusal::new(rule, "needs-ranged-attack"))
}

pub(crate) fn resolve_targets(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    let deed = *game.deed();
    match action {
        Action::AidHero(hero) => aid(game, hero, cx),
        Action::Target(mark) => {
            target_all(game, FoeSet::only(game.named(mark)), cx);
            game.agenda.push(Step::Targets);
        }
        Action::TargetZone(zone) => target_all(game, in_zone(game, zone), cx),
        Action::Widen => {
            let Targets::OneOrZone(wounds) = book().action(deed.card).targets else {
                unreachable!("WQ-ATTACK-02: {} attacks no whole zone", deed.card)
            };
            target_all(game, beside(game, &deed), cx);
            game.wound(deed.hero, wounds, Harm::Cost(crate::Card::Action(deed.card)), cx);
        }
        Action::Done => {}
        other => no_answer("WQ-ACT-03", other),
    }
}

// Before the roll

/// Success tokens that are left on the card; those spent are gone for everything else (WQ-FX-07).
fn spendable(game: &Quest, deed: &Deed) -> u8 {
    game.area(deed.hero).tokens[deed.card.kind().idx()]
}

/// How many hero dice and enemy dice are rolled (WQ-ACT-06, WQ-ACT-07).
pub(crate) fn n_dice(game: &Quest, deed: &Deed) -> (u8, u8) {
    let hero = book().action(deed.card).dice + game.deed_bonus(deed).dice + deed.more_dice;
    (hero, (game.engaged(deed.hero) - game.foes.exhausted).len())
}

const PREPARE: [Window; 1] = [Window::BeforeRoll(None)];

/// WQ-ACT-05.
pub(crate) fn enter_prepare(game: &Quest) -> Flow {
    let deed = game.deed();
    Flow::asks_if(spendable(game, deed) != 0 || game.has_use(deed.hero, &PREPARE))
}

pub(crate) fn legal_prepare(game: &Quest, out: &mut Vec<Action>) {
    let deed = game.deed();
    if spendable(game, deed) != 0 {
        out.push(Action::Spend);
    }
    out.push(Action::Roll);
    game.list_uses(deed.hero, &PREPARE, out, Action::Use);
}

pub(crate) fn check_prepare(game: &Quest, action: Action) -> Result<(), Refusal> {
    let deed = game.deed();
    match action {
        Action::Roll => Ok(()),
        Action::Spend if spendable(game, deed) != 0 => Ok(()),
        Action::Spend => Err(Refusal::new("WQ-TOKEN-02", "no-token-on-card")),
        Action::Use(card) => activation::check_use(game, deed.hero, card, &PREPARE),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_prepare(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    let deed = game.deed_mut();
    let hero = deed.hero;
    match action {
        Action::Roll => {}
        Action::Spend => {
            let kind = deed.card.kind();
            deed.spent += 1;
            game.area_mut(hero).tokens[kind.idx()] -= 1;
            cx.emit(|| DeedEvent::TokenSpent { hero, kind });
            game.agenda.push(Step::Prepare);
        }
        Action::Use(card) => {
            game.agenda.push(Step::Prepare);
            payments::use_card(game, hero, card, &PREPARE, cx);
        }
        other => no_answer("WQ-ACT-05", other),
    }
}

// The roll

/// Rolls hero dice and adds them by face; tells which faces came.
pub(crate) fn roll_hero_dice(
    game: &mut Quest,
    n: u8,
    cx: &mut Cx<'_, Event>,
) -> ArrayVec<[HeroFace; 24]> {
    let die = &book().quick.hero_die;
    let dice = &mut game.deed_mut().hero_dice;
    let mut res = ArrayVec::new();
    for _ in 0..n {
        let face = die[cx.chance.pick("hero-die", die)];
        dice[face.idx()] += 1;
        // What is told of a roll ends with the 24th die; every die counts.
        _ = res.try_push(face);
    }
    res
}

/// WQ-ACT-06: all dice at once; the supply of dice is endless (WQ-ACT-10).
pub(crate) fn roll(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let deed = *game.deed();
    let (n_hero, n_foe) = n_dice(game, &deed);
    let faces = roll_hero_dice(game, n_hero, cx);
    let die = &book().quick.enemy_die;
    let mut foes: ArrayVec<[EnemyFace; 8]> = ArrayVec::new();
    for _ in 0..n_foe.min(8) {
        foes.push(die[cx.chance.pick("enemy-die", die)]);
    }
    let attackers = game.engaged(deed.hero) - game.foes.exhausted;
    let now = game.deed_mut();
    now.has_rolled = true;
    now.attackers = attackers;
    foes.iter().for_each(|face| now.enemy_dice[face.idx()] += 1);
    cx.emit(|| DeedEvent::Rolled { hero: deed.hero, faces: faces.to_vec(), foes: foes.to_vec() });
    Flow::Done
}

/// WQ-ACT-09: criticals are banked and rolled again, until none shows.
pub(crate) fn criticals(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    loop {
        let deed = game.deed_mut();
        let hero = deed.hero;
        let n = std::mem::take(&mut deed.hero_dice[HeroFace::Critical.idx()]);
        if n == 0 {
            return Flow::Done;
        }
        deed.criticals += n;
        let faces = roll_hero_dice(game, n, cx);
        cx.emit(|| DeedEvent::CriticalsRerolled { hero, n, faces: faces.to_vec() });
    }
}

// Modifiers

const MODIFY: [Window; 2] = [Window::Modify(None), Window::HeroPhase];

/// WQ-ACT-11.
pub(crate) fn enter_modify(game: &mut Quest) -> Flow {
    let deed = *game.deed();
    if game.has_use(deed.hero, &MODIFY) {
        return Flow::Asks;
    }
    call_for_help(game, &deed);
    Flow::Done
}

/// WQ-AMB-36: other heroes may add to an attack.
fn call_for_help(game: &mut Quest, deed: &Deed) {
    if deed.card.kind() == Kind::Attack {
        for hero in game.clockwise().into_iter().rev() {
            if hero != deed.hero && !game.usable_gear(hero, &ASSIST).is_empty() {
                game.agenda.push(Step::Assist(hero));
            }
        }
    }
}

pub(crate) fn legal_modify(game: &Quest, out: &mut Vec<Action>) {
    let deed = game.deed();
    game.list_uses(deed.hero, &MODIFY, out, Action::Use);
    out.push(Action::Done);
}

pub(crate) fn check_modify(game: &Quest, action: Action) -> Result<(), Refusal> {
    let deed = game.deed();
    match action {
        Action::Done => Ok(()),
        Action::Use(card) => activation::check_use(game, deed.hero, card, &MODIFY),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_modify(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    let deed = *game.deed();
    match action {
        Action::Use(card) => {
            game.agenda.push(Step::Modify);
            payments::use_card(game, deed.hero, card, &MODIFY, cx);
        }
        Action::Done => call_for_help(game, &deed),
        other => no_answer("WQ-ACT-11", other),
    }
}

// Help from others

const ASSIST: [Window; 1] = [Window::OthersAttack];

pub(crate) fn enter_assist(game: &Quest, hero: Hero) -> Flow {
    Flow::asks_if(game.has_use(hero, &ASSIST))
}

pub(crate) fn legal_assist(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    game.list_uses(hero, &ASSIST, out, Action::Use);
    out.push(Action::Pass);
}

pub(crate) fn check_assist(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Use(card) => activation::check_use(game, hero, card, &ASSIST),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_assist(game: &mut Quest, hero: Hero, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Use(card) => {
            game.agenda.push(Step::Assist(hero));
            payments::use_card(game, hero, card, &ASSIST, cx);
        }
        Action::Pass => {}
        other => no_answer("WQ-AMB-36", other),
    }
}

/// The wounds that an enemy attack would come to now.
pub(crate) fn threat(game: &Quest, deed: &Deed) -> u8 {
    game.attack_total(deed).saturating_sub(game.defence(deed))
}
