//! WR-ACT-FIGHT: the roll, Fight cards, what is removed, and the damage that comes back.

use kernel::{Cx, Flow, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::content::{FightEffect, book};
use crate::event::{ActionsEvent, Event, FightEvent};
use crate::flow::not_now;
use crate::names::{Card, Hero, Space};
use crate::phases::actions::strength;
use crate::phases::damage;
use crate::query::fighting::{allocation, check_fight_card, fight_card_counts, healed_by_cards};
use crate::state::{Fight, FightKind, Source, Wrath};
use crate::step::{Prompt, Step};

/// WR-CARD-FIGHT-01.
pub(crate) const FIGHTS: [Card; 2] = [Card::Fight1, Card::Fight2];

/// WR-ACT-FIGHT-02: rolls, and puts the parts of the fight on the agenda.
pub(crate) fn begin(
    game: &mut Wrath,
    kind: FightKind,
    hero: Hero,
    space: Space,
    cx: &mut Cx<'_, Event>,
) {
    cx.emit(|| FightEvent::FightBegan { hero, space, kind });
    let faces = Wrath::roll(cx);
    let mut successes = faces[0].successes() + faces[1].successes();
    let mut blocks = faces[0].blocks() + faces[1].blocks();
    for effect in book().hero(hero).in_fights() {
        match effect {
            // WR-HERO-JAINA-02.
            FightEffect::ExtraBlocks(extra) => blocks += extra,
            // WR-HERO-VARIAN-02.
            FightEffect::ExtraSuccesses { n, enemies } => {
                if enemies <= game.n_enemies_on(space) {
                    successes += n;
                }
            }
            // WR-HERO-TIRION-02: when the damage is allocated.
            FightEffect::BlocksAsSuccesses => {}
        }
    }
    cx.emit(|| ActionsEvent::Rolled { hero, faces, successes, blocks });
    game.fight = Some(Fight { kind, hero, space, successes, blocks });
    game.agenda.then([Step::FightCards, Step::Allocate, Step::FightDamage, Step::FightEnd]);
}

// ---- WR-ACT-FIGHT-03 ----------------------------------------------------------------------------------------------

#[inline]
pub(crate) fn enter_cards(game: &mut Wrath) -> Flow {
    let is_open = !card_seats(game).is_empty();
    if !is_open {
        game.passed = SeatSet::EMPTY;
    }
    Flow::asks_if(is_open)
}

/// The heroes beside the acting hero who have Fight cards and have not passed, where a card does something
/// (WR-AMB-43).
#[inline]
pub(crate) fn card_seats(game: &Wrath) -> SeatSet {
    let fight = game.current_fight();
    let helpers = game.with_card(game.helpers(fight.hero), &FIGHTS);
    let is_asked =
        |seat: &Seat| !game.passed.contains(*seat) && fight_card_counts(game, fight, *seat);
    helpers.iter().filter(is_asked).collect()
}

pub(crate) fn cards_prompt(game: &Wrath) -> Prompt {
    let fight = game.current_fight();
    let toughness = game.toughness_on(fight.space);
    Prompt::FightCards { hero: fight.hero, successes: fight.successes, toughness }
}

pub(crate) fn legal_cards(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    let held = FIGHTS.iter().filter(|&&card| game.hands[seat].has(card));
    out.extend(held.map(|&card| Action::Play(card)));
    out.push(Action::Pass);
}

pub(crate) fn check_card(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Play(card) => check_fight_card(game, seat, card),
        Action::Pass => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_card(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    game.agenda.push(Step::FightCards);
    let Action::Play(card) = action else {
        game.passed.insert(seat);
        return;
    };
    // With a card more, those who had passed may think again.
    game.passed = SeatSet::EMPTY;
    game.play_card(seat, card, cx);
    let fight = game.current_fight_mut();
    fight.successes += strength(card);
    let hero = fight.hero;
    // WR-AMB-19: when it is played.
    feel_no_pain(game, hero, seat, cx);
}

/// WR-HERO-SYLVANAS-02: in her own actions, each Fight or Defend card that she plays heals her.
pub(crate) fn feel_no_pain(game: &mut Wrath, acting: Hero, seat: Seat, cx: &mut Cx<'_, Event>) {
    game.heal(acting, healed_by_cards(game, acting, seat), cx);
}

// ---- WR-ACT-FIGHT-04, WR-ACT-FIGHT-05 -----------------------------------------------------------------------------

/// Asks only if there is more than one way to deal the damage.
pub(crate) fn enter_allocate(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    let mut ways = allocations(game);
    match (ways.next(), ways.next()) {
        (Some(only), None) => {
            drop(ways);
            resolve_allocate(game, only, cx);
            Flow::Done
        }
        _ => Flow::Asks,
    }
}

fn allocations(game: &Wrath) -> impl Iterator<Item = Action> + '_ {
    let fight = game.current_fight();
    let abominations = 0..=game.n_abominations_on(fight.space);
    let ghouls = 0..=game.ghouls.on(fight.space);
    let pairs = ghouls.flat_map(move |ghouls| abominations.clone().map(move |it| (ghouls, it)));
    pairs.filter_map(move |(ghouls, abominations)| {
        allocation(game, fight, ghouls, abominations).ok()?;
        Some(Action::Assign { ghouls, abominations })
    })
}

/// The player of the acting hero.
pub(crate) fn acting_seat(game: &Wrath) -> SeatSet {
    SeatSet::only(game.seat_of(game.current_fight().hero))
}

pub(crate) fn allocate_prompt(game: &Wrath) -> Prompt {
    let fight = game.current_fight();
    Prompt::Allocate { hero: fight.hero, successes: fight.successes, blocks: fight.blocks }
}

pub(crate) fn legal_allocate(game: &Wrath, out: &mut Vec<Action>) {
    out.extend(allocations(game));
}

pub(crate) fn check_allocate(game: &Wrath, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Assign { ghouls, abominations } => {
            allocation(game, game.current_fight(), ghouls, abominations).map(|_| ())
        }
        _ => Err(not_now()),
    }
}

pub(crate) fn candidate_allocations(game: &Wrath, out: &mut Vec<Action>) {
    let fight = game.current_fight();
    let ghouls = 0..=game.ghouls.on(fight.space);
    let n_abominations = game.n_abominations_on(fight.space);
    out.extend(ghouls.flat_map(|ghouls| {
        (0..=n_abominations).map(move |abominations| Action::Assign { ghouls, abominations })
    }));
}

pub(crate) fn resolve_allocate(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    let fight = *game.current_fight();
    let Action::Assign { ghouls, abominations } = action else {
        unreachable!("WR-ACT-FIGHT-04: {action} deals no damage")
    };
    let Ok(n_blocks) = allocation(game, &fight, ghouls, abominations) else {
        unreachable!("WR-ACT-FIGHT-05: {action} is not open: {fight:?}")
    };
    if n_blocks != 0 {
        let hero = fight.hero;
        cx.emit(|| FightEvent::BlocksConverted { hero, n_blocks });
    }
    let counted = game.current_fight_mut();
    counted.blocks -= n_blocks;
    counted.successes += n_blocks;
    (0..ghouls).for_each(|_| game.remove_ghoul(fight.space, cx));
    (0..abominations).for_each(|_| game.remove_abomination(fight.space, cx));
}

// ---- WR-ACT-FIGHT-06 to WR-ACT-FIGHT-08 ---------------------------------------------------------------------------

/// The enemies that are left, and the Lich King, hit the acting hero alone (WR-DMG-03); Wailing Arrow is out of their reach
/// (WR-HERO-SYLVANAS-01).
#[inline]
pub(crate) fn enter_damage(game: &mut Wrath) -> Flow {
    let fight = game.current_fight();
    match fight.kind {
        FightKind::WailingArrow => {}
        FightKind::Action | FightKind::Gunship => {
            let hero = fight.hero;
            damage::begin(game, hero, Source::Fight);
        }
    }
    Flow::Done
}

#[inline]
pub(crate) fn end(game: &mut Wrath) -> Flow {
    game.fight = None;
    Flow::Done
}
