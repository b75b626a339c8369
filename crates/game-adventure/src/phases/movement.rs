//! AG-MOVE: the movement phase.

use std::fmt;

use kernel::{Cx, Flow, Refusal, Seat};
use parts::Spaces;

use crate::action::Action;
use crate::card::Card;
use crate::content::book;
use crate::effect::Until;
use crate::effects::apply::more_moves;
use crate::event::{CardsEvent, Event, MovementEvent};
use crate::names::{Discovery, Potion, Space};
use crate::query::moments::not_now;
use crate::query::plays::Moment;
use crate::query::reach::{held_by_aggro, space};
use crate::state::{Adventure, Bearer};
use crate::step::{Cause, Step};
use crate::verbs::cards::lasting_of;

use super::{fight, maintenance};

/// A face of the movement die, written as moves and energy.
#[derive(Clone, Copy)]
struct Side((u8, u8));

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0.0, self.0.1)
    }
}

/// AG-MOVE-01, AG-AGGRO-04: whoever begins a turn rolls, held or not.
pub(crate) fn roll(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let faces: tinyvec::ArrayVec<[(u8, u8); 6]> =
        book().played.movement_die.iter().copied().collect();
    let mut sides = [Side((0, 0)); 6];
    faces.iter().zip(&mut sides).for_each(|(&face, side)| *side = Side(face));
    game.turn.die = cx.chance.pick("movement-die", &sides) as u8;
    let (moves, energy) = faces[usize::from(game.turn.die)];
    let seat = game.active();
    cx.emit(|| MovementEvent::RolledMovement { seat, moves, energy });
    Flow::Done
}

/// AG-DISC-BOOTS-01: the roll may be repeated; AG-MOVE-02: otherwise it counts.
pub(crate) fn enter_boots(game: &mut Adventure, _cx: &mut Cx<'_, Event>) -> Flow {
    if game.n_kept(game.active(), Discovery::RocketBoots) != 0 {
        return Flow::Asks;
    }
    settle(game);
    Flow::Done
}

/// AG-MOVE-02: moves and energy of the turn.
fn settle(game: &mut Adventure) {
    let seat = game.active();
    let (moves, energy) = book().played.movement_die[usize::from(game.turn.die)];
    let (more_moves, more_energy) = game.added_to_roll(seat);
    let slowed = std::mem::take(&mut game.player_mut(seat).slowed);
    let moves = (moves as i8 + more_moves - slowed as i8).max(0);
    game.turn.moves = moves as u8;
    game.turn.energy = (energy as i8 + more_energy).max(0) as u8;
}

pub(crate) fn think_boots(out: &mut Vec<Action>) {
    out.extend([Action::Spend(Discovery::RocketBoots), Action::Pass]);
}

pub(crate) fn check_boots(action: Action) -> Result<(), Refusal> {
    match action {
        // Only this player answers here.
        Action::Spend(Discovery::RocketBoots) | Action::Pass => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_boots(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Spend(kind) => {
            game.spend_discovery(game.active(), kind, cx);
            game.agenda.then([Step::RollMovement, Step::MovementBoots]);
        }
        _ => settle(game),
    }
}

/// AG-MOVE-08: what the active player can do in the movement phase.
pub(crate) fn think(game: &Adventure, out: &mut Vec<Action>) {
    let seat = game.active();
    let player = game.player(seat);
    let next = book().quick.next[player.space.idx()];
    out.extend(next.iter().map(|idx| Action::Move(space(idx))));
    out.push(Action::Flip);
    fight::think_cards(game, seat, out);
    list_drinks(game, seat, out);
    for &kind in &Discovery::ALL[..crate::names::N_KEPT] {
        if game.n_kept(seat, kind) != 0 {
            out.push(Action::Spend(kind));
        }
    }
    out.push(Action::Done);
}

pub(crate) fn legal(game: &Adventure, out: &mut Vec<Action>) {
    let seat = game.active();
    for idx in steps(game, seat) {
        out.push(Action::Move(space(idx)));
    }
    if can_flip(game, seat) {
        out.push(Action::Flip);
    }
    fight::legal_cards(game, seat, Moment::Movement, out);
    for &kind in &Discovery::ALL[..crate::names::N_KEPT] {
        if game.n_kept(seat, kind) != 0 && can_spend(game, seat, kind) {
            out.push(Action::Spend(kind));
        }
    }
    list_drinks(game, seat, out);
    out.push(Action::Done);
}

pub(crate) fn check(game: &Adventure, action: Action) -> Result<(), Refusal> {
    let seat = game.active();
    match action {
        Action::Move(to) => moving(game, seat, to),
        Action::Flip => flipping(game, seat),
        Action::Play(ability) => game.playing(seat, ability, Moment::Movement),
        Action::Use(item) => game.using(seat, item, Moment::Movement),
        Action::Drink(item, potion) => drinking(game, seat, item, potion),
        Action::Spend(kind) => spending(game, seat, kind),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// AG-MOVE-02, AG-DISC-HEARTHSTONE-02: where the next step leads.
fn steps(game: &Adventure, seat: Seat) -> Spaces {
    if game.turn.moves == 0 || game.turn.has_hearthed { Spaces::EMPTY } else { game.steps(seat) }
}

/// The same with its reasons.
fn moving(game: &Adventure, seat: Seat, to: Space) -> Result<(), Refusal> {
    if steps(game, seat).contains(to as u8) {
        return Ok(());
    }
    if game.turn.has_hearthed {
        return Err(Refusal::new("AG-DISC-HEARTHSTONE-02", "no-steps-left"));
    }
    game.stepping(seat, to)?;
    Err(Refusal::new("AG-MOVE-02", "no-steps-left"))
}

/// AG-CHAR-03, AG-RUL-82: after the roll and before the first step the card may be turned for energy, once.
fn can_flip(game: &Adventure, seat: Seat) -> bool {
    !is_too_late_to_flip(game)
        && game.side_facts(seat).flip.is_some_and(|cost| game.affords(seat, cost))
}

fn is_too_late_to_flip(game: &Adventure) -> bool {
    game.turn.has_moved || game.turn.has_flipped
}

/// The same with its reasons.
fn flipping(game: &Adventure, seat: Seat) -> Result<(), Refusal> {
    if can_flip(game, seat) {
        return Ok(());
    }
    Err(match game.side_facts(seat).flip {
        None => Refusal::new("AG-CHAR-03", "cannot-turn"),
        Some(_) if is_too_late_to_flip(game) => Refusal::new("AG-CHAR-03", "too-late-to-turn"),
        Some(cost) => Refusal::new("AG-CHAR-03", "no-energy")
            .with("needed", cost)
            .with("energy", game.energy(seat)),
    })
}

/// AG-POTION-02, AG-POTION-04: what the active player can drink in the movement phase.
fn list_drinks(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    let items = game.player(seat).items() & book().quick.drinks;
    if items.is_empty() {
        return;
    }
    let first = out.len();
    for potion in [Potion::Healing, Potion::Speed] {
        for item in (items & book().quick.bottles[potion.idx()]).iter() {
            out.push(Action::Drink(item, potion));
        }
    }
    out[first..].sort_unstable();
}

/// AG-POTION-02, AG-POTION-04. Neither level nor symbols count, and worn items may be drunk (AG-POTION-06, AG-RUL-27).
fn drinking(
    game: &Adventure,
    seat: Seat,
    item: crate::names::Item,
    potion: Potion,
) -> Result<(), Refusal> {
    if !game.bottles(seat, potion).has(item) {
        return Err(Refusal::new("AG-POTION-01", "no-such-potion"));
    }
    if potion == Potion::Energy { Err(not_now()) } else { Ok(()) }
}

/// AG-DISC: whether a discovery that is kept can be used in the movement phase.
fn can_spend(game: &Adventure, seat: Seat, kind: Discovery) -> bool {
    match kind {
        Discovery::Gold => maintenance::can_spend_gold(game, seat),
        // AG-DISC-HEARTHSTONE-02.
        Discovery::Hearthstone => {
            !game.turn.has_moved && !game.turn.has_hearthed && !game.is_held(seat)
        }
        Discovery::FarSight => game.tokens.0.iter().any(Option::is_some),
        Discovery::Merchant => game.can_trade(seat),
        Discovery::RocketBoots
        | Discovery::Ambush
        | Discovery::FalseMap
        | Discovery::PowerDrain
        | Discovery::Disease
        | Discovery::Bomb
        | Discovery::Curse => false,
    }
}

/// The same with its reasons.
fn spending(game: &Adventure, seat: Seat, kind: Discovery) -> Result<(), Refusal> {
    if game.n_kept(seat, kind) == 0 {
        return Err(Refusal::new("AG-EXPL-06", "not-kept"));
    }
    if can_spend(game, seat, kind) {
        return Ok(());
    }
    match kind {
        Discovery::Gold => maintenance::spending_gold(game, seat),
        Discovery::Hearthstone if game.is_held(seat) => Err(held_by_aggro()),
        Discovery::Hearthstone => Err(Refusal::new("AG-DISC-HEARTHSTONE-02", "has-moved")),
        Discovery::FarSight => Err(Refusal::new("AG-DISC-FARSIGHT-01", "no-target")),
        Discovery::Merchant => Err(Refusal::new("AG-DISC-MERCHANT-01", "no-target")),
        Discovery::RocketBoots
        | Discovery::Ambush
        | Discovery::FalseMap
        | Discovery::PowerDrain
        | Discovery::Disease
        | Discovery::Bomb
        | Discovery::Curse => Err(not_now()),
    }
}

/// What a kept discovery does.
pub(crate) fn spend(game: &mut Adventure, seat: Seat, kind: Discovery, cx: &mut Cx<'_, Event>) {
    game.spend_discovery(seat, kind, cx);
    let cause = Cause { card: Card::Discovery(kind), owner: seat, target: None };
    game.agenda.push(Step::Do(book().discovery(kind).then, cause));
}

pub(crate) fn resolve(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.active();
    // AG-MOVE-09: what is left is lost.
    if action == Action::Done {
        game.turn.moves = 0;
        return;
    }
    game.agenda.push(Step::Movement);
    match action {
        Action::Move(to) => {
            game.turn.moves -= 1;
            game.turn.has_moved = true;
            game.move_to(seat, to, cx);
            // AG-MOVE-06, AG-AGGRO-02; AG-MOVE-07, AG-RUL-07: nothing else stops anybody.
            if game.has_aggro(to) {
                game.turn.moves = 0;
                cx.emit(|| MovementEvent::HeldByAggro { seat });
            }
        }
        Action::Flip => {
            game.turn.has_flipped = true;
            let cost = game.side_facts(seat).flip.expect("AG-CHAR-03: this side has its price");
            game.flip(seat, cx);
            game.agenda.push(Step::Pay(seat, cost));
        }
        Action::Play(ability) => game.play_ability(seat, ability, None, cx),
        Action::Use(item) => fight::use_item(game, seat, item, cx),
        Action::Drink(item, potion) => drink(game, seat, item, potion, cx),
        Action::Spend(kind) => spend(game, seat, kind, cx),
        _ => unreachable!("AG-MOVE-08: {action} is no answer in the movement phase"),
    }
}

/// AG-POTION-02, AG-POTION-04, AG-POTION-05.
fn drink(
    game: &mut Adventure,
    seat: Seat,
    item: crate::names::Item,
    potion: Potion,
    cx: &mut Cx<'_, Event>,
) {
    cx.emit(|| MovementEvent::Drunk { seat, item, potion });
    game.lose_item(seat, item, cx);
    match potion {
        Potion::Healing => {
            let more = game.added_to_healing(seat);
            game.heal(seat, (1 + more).max(0) as u8, cx);
        }
        Potion::Speed => more_moves(game, seat, 1, cx),
        Potion::Energy => unreachable!("AG-POTION-03: energy potions are drunk while paying"),
    }
}

/// AG-RUL-76: what waits where a movement ends.
pub(crate) fn arrive(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.active();
    let here = Bearer::Space(game.at(seat));
    let trap = game.attached_to(here).find(|&idx| game.attached[idx].owner != seat);
    if let Some(idx) = trap {
        let attached = game.attached[idx];
        let each = game.each_of(&attached);
        let card = Card::Ability(attached.ability);
        let cause = Cause { card, owner: attached.owner, target: Some(seat) };
        cx.emit(|| CardsEvent::AbilityWorked { ability: attached.ability });
        debug_assert_eq!(lasting_of(attached.ability).until, Until::Sprung);
        game.detach(idx, cx);
        game.agenda.then([Step::Do(each, cause), Step::Arrive]);
    }
    Flow::Done
}
