//! WR-REWARD: the moments at which rewards are played, and what they do.

use kernel::{Cx, Flow, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::content::{RewardEffect, TableEffect, book};
use crate::event::{Event, Mover, RewardsEvent};
use crate::flow::not_now;
use crate::names::{Card, Enemy, Hero, Space};
use crate::phases::{consent, damage, fight};
use crate::places::Places;
use crate::query::fighting::check_enemies;
use crate::query::playing::Scope;
use crate::state::{FightKind, Volley, Wrath};
use crate::step::{Moment, Step};

// ---- WR-REWARD-03 -------------------------------------------------------------------------------------------------

#[inline]
pub(crate) fn enter_window(game: &mut Wrath, moment: Moment) -> Flow {
    let is_open = !window_seats(game, moment).is_empty();
    if !is_open {
        game.passed = SeatSet::EMPTY;
    }
    Flow::asks_if(is_open)
}

/// The holders of rewards that can be played now, who have not passed and do not hold back.
#[inline]
pub(crate) fn window_seats(game: &Wrath, moment: Moment) -> SeatSet {
    let holders = game.reward_holders();
    if holders.is_empty() || is_idle(game, moment) {
        return SeatSet::EMPTY;
    }
    let is_asked = |seat: &Seat| {
        // The current player has just ended step 1 and could have played before.
        let has_ended =
            moment == Moment::Draw && !game.turn.is_cut_short && *seat == game.active_seat();
        !has_ended
            && !game.passed.contains(*seat)
            && !game.holding.contains(*seat)
            && game.can_play_reward(*seat, Scope::Any)
    };
    holders.iter().filter(is_asked).collect()
}

/// A quiet night has no step 3 and no step 4, and so no moments before them.
#[inline]
fn is_idle(game: &Wrath, moment: Moment) -> bool {
    match moment {
        Moment::Draw | Moment::Rises => false,
        Moment::Reveal | Moment::Abominations | Moment::Activations => game.turn.is_quiet,
    }
}

/// A seat that holds back is asked again in its own turn.
pub(crate) fn check_holding(game: &Wrath, seat: Seat) -> Result<(), Refusal> {
    if game.holding.contains(seat) {
        return Err(Refusal::new("WR-REWARD-02", "holding"));
    }
    Ok(())
}

pub(crate) fn legal_window(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    game.reward_plays(seat, Scope::Any, out);
    out.extend([Action::Pass, Action::Hold]);
}

pub(crate) fn check_window(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass | Action::Hold => Ok(()),
        _ => game.check_reward(seat, action, Scope::Any),
    }
}

pub(crate) fn resolve_window(
    game: &mut Wrath,
    seat: Seat,
    moment: Moment,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    game.agenda.push(Step::Window(moment));
    match action {
        Action::Pass => game.passed.insert(seat),
        Action::Hold => game.holding.insert(seat),
        _ => {
            game.passed = SeatSet::EMPTY;
            consent::ask_or(game, seat, action, cx);
        }
    }
}

/// What the rewards in a hand could be played for, allowed or not.
pub(crate) fn candidate_actions(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    for reward in game.rewards_of(seat) {
        game.reward_choices(reward, |action| out.push(action));
    }
}

// ---- what they do -------------------------------------------------------------------------------------------------

/// Pays for a reward and does it.
pub(crate) fn play(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    let Some(reward) = action.reward() else {
        unreachable!("WR-REWARD-01: {action} plays no reward")
    };
    game.spend_reward(seat, reward, cx);
    match (book().reward(reward).effect, action) {
        (RewardEffect::Table(effect), _) => change_table(game, seat, effect, cx),
        (RewardEffect::StrikeAround(left), Action::ArgentCrusaders(hero)) => {
            let area = game.volley_around(hero);
            volley(game, seat, left, area, u8::MAX);
        }
        (RewardEffect::StrikeRegion { damage, spaces }, Action::KnightsOfTheEbonBlade(region)) => {
            volley(game, seat, damage, book().map.spaces_of(region), spaces)
        }
        (RewardEffect::Cleanse, Action::AlexstraszasCleansing(space)) => {
            game.scourge_discard.remove(space);
            game.scourge_boxed.insert(space);
            cx.emit(|| RewardsEvent::ScourgeCardBoxed { space });
            (0..game.ghouls.on(space)).for_each(|_| game.remove_ghoul(space, cx));
        }
        (RewardEffect::Bless(_), Action::BlessingOfTheLight(Some(hero))) => {
            game.heal(hero, u8::MAX, cx);
        }
        (RewardEffect::Bless(by), Action::BlessingOfTheLight(None)) => {
            game.heroes().for_each(|it| game.heal(it, by, cx))
        }
        (RewardEffect::Airlift, Action::GunshipSupport(hero, space)) => {
            game.move_hero(hero, space, Mover::Gunship, cx);
            game.agenda.push(Step::FreeFight(hero));
        }
        (RewardEffect::March(left), Action::OnwardToVictory(hero, space)) => {
            game.agenda.push(Step::March { seat, left, marched: 0 });
            march(game, hero, space, cx);
        }
        (
            RewardEffect::StrikeAround(_)
            | RewardEffect::StrikeRegion { .. }
            | RewardEffect::Cleanse
            | RewardEffect::Bless(_)
            | RewardEffect::Airlift
            | RewardEffect::March(_),
            _,
        ) => unreachable!("WR-REWARD-01: a box whose effects do not fit is not read: {action}"),
    }
}

fn change_table(game: &mut Wrath, seat: Seat, effect: TableEffect, cx: &mut Cx<'_, Event>) {
    match effect {
        TableEffect::ExtraActions(n_actions) => {
            game.turn.actions += n_actions;
            cx.emit(|| RewardsEvent::ActionsGained { n_actions });
        }
        TableEffect::QuietNight => {
            game.turn.is_quiet = true;
            cx.emit(|| RewardsEvent::NightSkipped);
        }
        TableEffect::Recall(left) => {
            // The hand of the current player grows (WR-AMB-36), and may be too large then.
            game.agenda.then([Step::Recall { seat, left, from: Card::Fight1 }, Step::Limit]);
        }
    }
}

// ---- WR-REWARD-04: Argent Crusaders, Knights of the Ebon Blade ------------------------------------------------------

fn volley(game: &mut Wrath, seat: Seat, left: u8, area: Places, spaces_left: u8) {
    game.volley = Some(Volley { seat, left, area, spaces_left, struck: Places::EMPTY });
    game.agenda.push(Step::Volley);
}

fn toughness(enemy: Enemy) -> u8 {
    let limits = &book().limits;
    match enemy {
        Enemy::Ghoul => limits.ghoul_toughness,
        Enemy::Abomination => limits.abomination_toughness,
    }
}

/// Goes on while an enemy can be removed with what is left; asks only if it matters which.
pub(crate) fn enter_volley(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    let it = *game.current_volley();
    let enemies = it.area & game.enemy_spaces();
    let total: u8 = enemies.iter().map(|space| game.toughness_on(space)).sum();
    let n_new = (enemies - it.struck).len();
    if total <= it.left && n_new <= it.spaces_left {
        for space in enemies {
            (0..game.ghouls.on(space)).for_each(|_| game.remove_ghoul(space, cx));
            (0..game.n_abominations_on(space)).for_each(|_| game.remove_abomination(space, cx));
        }
        game.volley = None;
        return Flow::Done;
    }
    let mut strikes = Vec::new();
    legal_volley(game, &mut strikes);
    if strikes.is_empty() {
        game.volley = None;
    }
    Flow::asks_if(!strikes.is_empty())
}

pub(crate) fn volley_seat(game: &Wrath) -> SeatSet {
    SeatSet::only(game.current_volley().seat)
}

pub(crate) fn legal_volley(game: &Wrath, out: &mut Vec<Action>) {
    let it = game.current_volley();
    for &enemy in Enemy::ALL {
        let strikes = it.area.iter().map(|space| Action::Strike(enemy, space));
        out.extend(strikes.filter(|&action| check_volley(game, action).is_ok()));
    }
}

pub(crate) fn check_volley(game: &Wrath, action: Action) -> Result<(), Refusal> {
    let it = game.current_volley();
    let Action::Strike(enemy, space) = action else { return Err(not_now()) };
    if !it.area.has(space) {
        return Err(Refusal::new("WR-REWARD-04", "not-in-reach"));
    }
    if it.spaces_left == 0 && !it.struck.has(space) {
        return Err(Refusal::new("WR-REWARD-EBON-01", "too-many-spaces"));
    }
    let is_there = match enemy {
        Enemy::Ghoul => game.ghouls.on(space) != 0,
        Enemy::Abomination => game.n_abominations_on(space) != 0,
    };
    if !is_there {
        return Err(Refusal::new("WR-REWARD-04", "no-enemy"));
    }
    if it.left < toughness(enemy) {
        return Err(Refusal::new("WR-REWARD-04", "too-little-damage")
            .with("needs", toughness(enemy))
            .with("hold", it.left));
    }
    Ok(())
}

pub(crate) fn resolve_volley(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    game.agenda.push(Step::Volley);
    let Action::Strike(enemy, space) = action else {
        unreachable!("WR-REWARD-04: {action} strikes nobody")
    };
    let it = game.current_volley_mut();
    it.left -= toughness(enemy);
    if !it.struck.has(space) {
        it.struck.insert(space);
        it.spaces_left = it.spaces_left.saturating_sub(1);
    }
    match enemy {
        Enemy::Ghoul => game.remove_ghoul(space, cx),
        Enemy::Abomination => game.remove_abomination(space, cx),
    }
}

// ---- WR-REWARD-ALLIES-01 --------------------------------------------------------------------------------------------

pub(crate) fn enter_recall(game: &Wrath, left: u8, from: Card) -> Flow {
    let is_open = Card::ORDINARY.iter().any(|&card| check_take(game, from, card).is_ok());
    Flow::asks_if(left != 0 && is_open)
}

/// Cards are taken in the order of their names: which comes first makes no difference.
fn check_take(game: &Wrath, from: Card, card: Card) -> Result<(), Refusal> {
    if !card.is_ordinary() || game.discard[card.idx()] == 0 {
        return Err(Refusal::new("WR-REWARD-ALLIES-01", "card-not-discarded"));
    }
    if card < from {
        return Err(Refusal::new("WR-REWARD-ALLIES-01", "in-order"));
    }
    Ok(())
}

pub(crate) fn legal_recall(game: &Wrath, from: Card, out: &mut Vec<Action>) {
    let cards = Card::ORDINARY.iter().filter(|&&card| check_take(game, from, card).is_ok());
    out.extend(cards.map(|&card| Action::Take(card)));
    out.push(Action::Done);
}

pub(crate) fn check_recall(game: &Wrath, from: Card, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Take(card) => check_take(game, from, card),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_recall(
    game: &mut Wrath,
    seat: Seat,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Take(card) = action else {
        // WR-REWARD-ALLIES-01: up to so many cards.
        return;
    };
    let to = game.active_seat();
    game.discard[card.idx()] -= 1;
    game.hands[to].0[card.idx()] += 1;
    cx.emit(|| RewardsEvent::CardRecalled { seat: to, card });
    game.agenda.push(Step::Recall { seat, left: left - 1, from: card });
}

// ---- WR-REWARD-ONWARD-01 --------------------------------------------------------------------------------------------

pub(crate) fn enter_march(game: &Wrath, seat: Seat, left: u8, marched: u8) -> Flow {
    let mut marches = Vec::new();
    legal_march(game, seat, left, marched, &mut marches);
    Flow::asks_if(1 < marches.len())
}

pub(crate) fn legal_march(game: &Wrath, seat: Seat, left: u8, marched: u8, out: &mut Vec<Action>) {
    for hero in game.heroes_by_name() {
        let reach = game.routes().within(game.space_of(hero), left).iter();
        let marches = reach.map(|space| Action::March(hero, space));
        out.extend(marches.filter(|&it| check_march(game, seat, left, marched, it).is_ok()));
    }
    out.push(Action::Done);
}

pub(crate) fn check_march(
    game: &Wrath,
    seat: Seat,
    left: u8,
    marched: u8,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::March(hero, _) if marched & (1 << hero.idx()) != 0 => {
            Err(Refusal::new("WR-REWARD-ONWARD-01", "has-marched"))
        }
        Action::March(hero, space) => game.check_march(seat, hero, space, left),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_march(
    game: &mut Wrath,
    seat: Seat,
    left: u8,
    marched: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::March(hero, space) = action else {
        // WR-REWARD-ONWARD-01: up to so many moves.
        return;
    };
    game.agenda.push(Step::March { seat, left, marched });
    if game.seat_of(hero) == seat {
        march(game, hero, space, cx);
    } else {
        consent::ask_or(game, seat, action, cx);
    }
}

/// A hero marches, and the march on top of the agenda gets shorter by its moves.
pub(crate) fn march(game: &mut Wrath, hero: Hero, space: Space, cx: &mut Cx<'_, Event>) {
    let Some(Step::March { seat, left, marched }) = game.agenda.pop() else {
        unreachable!("WR-REWARD-ONWARD-01: heroes march while the reward is played: {game:?}")
    };
    let distance = game.routes().distance(game.space_of(hero), space);
    game.move_hero(hero, space, Mover::March, cx);
    let marched = marched | 1 << hero.idx();
    game.agenda.push(Step::March { seat, left: left - distance, marched });
}

// ---- WR-REWARD-GUNSHIP-01 -------------------------------------------------------------------------------------------

/// The hero that was brought somewhere may fight there, if there is anybody to fight. Its player decides (WR-AMB-44).
pub(crate) fn enter_free_fight(game: &Wrath, hero: Hero) -> Flow {
    Flow::asks_if(check_enemies(game, game.space_of(hero)).is_ok())
}

pub(crate) fn resolve_free_fight(
    game: &mut Wrath,
    hero: Hero,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    // WR-REWARD-GUNSHIP-01: the fight is optional.
    if action == Action::Fight {
        damage::interrupt(game);
        fight::begin(game, FightKind::Gunship, hero, game.space_of(hero), cx);
    }
}
