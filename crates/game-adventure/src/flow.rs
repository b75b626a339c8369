//! How a game flows: steps are taken from the agenda until one asks; the answer is resolved, and on it goes.

use kernel::{Agenda, Cx, Flow, Procedure, Refusal, RuleId, Seat};

use crate::action::Action;
use crate::effects;
use crate::event::{CardsEvent, Event};
use crate::phases::{
    challenge, combat, defeat, end, exploration, fight, maintenance, movement, quests, setup, turn,
};
use crate::query::moments::{not_now, untimely};
use crate::state::Adventure;
use crate::step::{Step, asks_for_card, never_asks};

impl Procedure<48> for Adventure {
    type Step = Step;
    const MAX_STEPS: u32 = 10_000;
    const ORDER: RuleId = "AG-TURN-02";

    #[inline]
    fn agenda(&mut self) -> &mut Agenda<Step, 48> {
        &mut self.agenda
    }

    #[inline]
    fn enter(&mut self, step: Step, cx: &mut Cx<'_, Event>) -> Flow {
        enter(self, step, cx)
    }
}

#[inline]
fn enter(game: &mut Adventure, step: Step, cx: &mut Cx<'_, Event>) -> Flow {
    match step {
        Step::FirstPlayer => setup::first_player(game, cx),
        Step::Pick(nth) => setup::enter_pick(game, nth, cx),
        Step::DealQuests => setup::deal_quests(game, cx),
        Step::Prepare(seat, quest) => quests::enter_prepare(game, seat, quest, cx),
        Step::StartCity(nth) => setup::enter_city(game, nth),
        Step::Hands => setup::hands(game, cx),
        Step::Turn => turn::begin(game, cx),
        Step::StartOfTurn => turn::enter_start(game, cx),
        Step::RollMovement => movement::roll(game, cx),
        Step::MovementBoots => movement::enter_boots(game, cx),
        Step::Movement => Flow::Asks,
        Step::Arrive => movement::arrive(game, cx),
        Step::Explore => exploration::begin(game, cx),
        Step::Discoveries(space) => exploration::enter_discoveries(game, space, cx),
        Step::Resource => exploration::enter_resource(game, cx),
        Step::ReadAlong(seat) => exploration::read_along(game, seat, cx),
        Step::PlaceToken(_) => Flow::Asks,
        Step::Flight => Flow::Asks,
        Step::Auction => Flow::Asks,
        Step::DropQuest(_) => Flow::Asks,
        Step::Challenge => challenge::enter(game, cx),
        Step::Draw => challenge::draw(game, cx),
        Step::EventDone(card) => challenge::event_done(game, card, cx),
        Step::ChallengeEnd => challenge::end(game),
        Step::Quests => maintenance::enter_quests(game),
        Step::Equipment => maintenance::enter_equipment(game),
        Step::TurnEnd => turn::end(game, cx),
        Step::TurnCard => Flow::Asks,
        Step::NextTurn => turn::next(game, cx),
        Step::Fight => combat::begin(game, cx),
        Step::Window(stage, side, passes) => fight::enter_window(game, stage, side, passes),
        Step::RollCombat => combat::roll(game, cx),
        Step::CombatBoots(side) => combat::enter_boots(game, side),
        Step::TestBoots(at, die, cause) => effects::enter_test_boots(game, at, die, cause),
        Step::Powers => combat::powers(game, cx),
        Step::Ranged => combat::ranged(game, cx),
        Step::Melee => combat::melee(game, cx),
        Step::Toll => combat::toll(game),
        Step::CombatEnd => combat::end(game, cx),
        Step::Track(card, space) => defeat::track(game, card, space, cx),
        Step::Overflow(card, space) => defeat::enter_overflow(game, card, space, cx),
        Step::Hurt(seat, n, by) => defeat::hurt(game, seat, n, by, cx),
        Step::Brink(seat, by) => defeat::enter_brink(game, seat, by),
        Step::Fall(seat, by) => defeat::fall(game, seat, by, cx),
        Step::Theft(_, loser) => Flow::asks_if(!game.player(loser).bag.is_empty()),
        Step::ToCity(seat) => defeat::enter_city(game, seat, cx),
        Step::Pay(seat, left) => fight::enter_pay(game, seat, left, cx),
        Step::Answer(ability, cause, nth) => fight::enter_answer(game, ability, cause, nth),
        Step::Resolve(ability, cause) => fight::resolve_ability(game, ability, cause, cx),
        Step::Shed(seat, ability) => {
            game.shed(seat, ability);
            Flow::Done
        }
        Step::Do(block, cause) => effects::enter_do(game, block, cause, cx),
        Step::On(at, seat, cause) => effects::enter_on(game, at, seat, cause, cx),
        Step::Choice(..) => Flow::Asks,
        Step::Offer(at, cause) => effects::enter_offer(game, at, cause),
        Step::Whom(at, cause) => effects::enter_whom(game, at, cause),
        Step::AttachTo(at, cause) => effects::enter_attach(game, at, cause, cx),
        Step::Go(seat, reach, left) => effects::enter_go(game, seat, reach, left),
        Step::Push(_, seat, left) => effects::enter_push(game, seat, left),
        Step::Discard(seat, left) => effects::enter_discard(game, seat, left, cx),
        Step::GiveUp(seat) => Flow::asks_if(!game.player(seat).items().is_empty()),
        Step::GainLevel(seat) => effects::enter_gain_level(game, seat, cx),
        Step::FarSight(_) => Flow::asks_if(game.tokens.0.iter().any(Option::is_some)),
        Step::FarSeen(..) => Flow::Asks,
        Step::Scout(..) => Flow::asks_if(game.decks.iter().any(|deck| !deck.is_empty())),
        Step::Scouted(..) => Flow::Asks,
        Step::Trade(seat) => Flow::asks_if(game.can_trade(seat)),
        Step::TradeBack(victim, taker, item) => {
            Flow::asks_if(game.can_take_back(victim, taker, item))
        }
        Step::FalseMap(seat, left) => effects::enter_push(game, seat, left),
        Step::BootyBay(seat, left) => effects::enter_booty_bay(game, seat, left, cx),
        Step::HandLimit(seat) => {
            Flow::asks_if(crate::verbs::cards::HAND_LIMIT < game.player(seat).hand.len())
        }
        Step::Completions => end::completions(game, cx),
        Step::Elite(seat) => {
            game.draw_quest(seat, cx);
            Flow::Done
        }
        Step::End => Flow::Asks,
    }
}

/// Answers that a person might think of: those that are legal are among them.
pub(crate) fn candidate_actions(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    let step = game.agenda.top().expect("AG-TURN-02: somebody is asked");
    match step {
        Step::Pick(_) => setup::think_pick(out),
        Step::StartCity(_) | Step::ToCity(_) => setup::think_cities(out),
        Step::Prepare(owner, _) => {
            out.extend(game.seats_from(owner).skip(1).map(Action::Choose));
        }
        Step::StartOfTurn => turn::think_start(game, out),
        Step::MovementBoots | Step::CombatBoots(_) | Step::TestBoots(..) => {
            movement::think_boots(out);
        }
        Step::Movement => movement::think(game, out),
        Step::Discoveries(space) => exploration::think_discoveries(game, space, out),
        Step::Resource => exploration::think_resource(game, out),
        Step::PlaceToken(_) => exploration::think_place(out),
        Step::Flight => exploration::think_flight(out),
        Step::Auction | Step::GiveUp(_) => think_items(game, seat, out),
        Step::DropQuest(owner) => {
            out.extend(game.player(owner).tasks.iter().map(|task| Action::DropQuest(task.quest)));
        }
        Step::Challenge => challenge::think(game, out),
        Step::Quests => maintenance::think_quests(game, out),
        Step::Equipment => maintenance::think_equipment(game, out),
        Step::Window(..) | Step::Brink(..) | Step::Answer(..) => fight::think(game, seat, out),
        Step::Overflow(_, space) => defeat::think_overflow(game, space, out),
        Step::Theft(_, loser) => {
            out.extend(game.player(loser).bag.iter().map(Action::Take));
            out.push(Action::Pass);
        }
        Step::Pay(owner, _) => fight::think_pay(game, owner, out),
        Step::TurnCard => turn::think_card(game, out),
        Step::Offer(..) | Step::FarSeen(..) | Step::Scouted(..) => {
            out.extend([Action::Accept, Action::Pass]);
        }
        asks_for_card!() => effects::choices::think(game, step, out),
        never_asks!() | Step::End => {}
    }
}

/// All items of a player.
fn think_items(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    out.extend(game.player(seat).items().iter().map(Action::Give));
}

/// Every legal answer of the seat that is asked, sorted and without repeats. Each step sorts its own list where it
/// must: to check every list here would take longer than to make most of them.
pub(crate) fn legal(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    let step = game.agenda.top().expect("AG-TURN-02: somebody is asked");
    match step {
        Step::Movement => movement::legal(game, out),
        Step::Resource => exploration::legal_resource(game, out),
        Step::PlaceToken(owner) => exploration::legal_place(game, owner, out),
        Step::Challenge => challenge::legal(game, out),
        Step::Quests => maintenance::legal_quests(game, out),
        Step::Equipment => maintenance::legal_equipment(game, out),
        Step::Window(..) | Step::Brink(..) | Step::Answer(..) => {
            fight::legal(game, step, seat, out);
        }
        Step::Pick(_)
        | Step::StartCity(_)
        | Step::ToCity(_)
        | Step::Prepare(..)
        | Step::StartOfTurn
        | Step::MovementBoots
        | Step::CombatBoots(_)
        | Step::TestBoots(..)
        | Step::Discoveries(_)
        | Step::Flight
        | Step::Auction
        | Step::DropQuest(_)
        | Step::TurnCard
        | Step::Overflow(..)
        | Step::Theft(..)
        | Step::Pay(..)
        | Step::Offer(..)
        | Step::FarSeen(..)
        | Step::Scouted(..)
        | Step::GiveUp(_)
        | asks_for_card!()
        | never_asks!()
        | Step::End => {
            candidate_actions(game, seat, out);
            out.retain(|&action| check_at(game, step, seat, action).is_ok());
            out.sort_unstable();
            out.dedup();
        }
    }
    debug_assert!(out.is_sorted_by(|one, other| one < other), "{step:?}: {out:?}");
}

/// Whether a seat that is asked may answer so. What the step does not expect is refused by the rule that names its moment.
pub(crate) fn check(game: &Adventure, seat: Seat, action: Action) -> Result<(), Refusal> {
    let step = game.agenda.top().expect("AG-TURN-02: somebody is asked");
    check_at(game, step, seat, action).map_err(|refusal| {
        if refusal == not_now() { untimely(game, seat, action) } else { refusal }
    })
}

fn check_at(game: &Adventure, step: Step, seat: Seat, action: Action) -> Result<(), Refusal> {
    match step {
        Step::Pick(_) => setup::check_pick(game, action),
        Step::StartCity(_) => setup::check_city(action),
        Step::ToCity(_) => defeat::check_city(game, seat, action),
        Step::Prepare(owner, _) => quests::check_prepare(game, owner, action),
        Step::StartOfTurn => turn::check_start(game, action),
        Step::MovementBoots | Step::CombatBoots(_) | Step::TestBoots(..) => {
            movement::check_boots(action)
        }
        Step::Movement => movement::check(game, action),
        Step::Discoveries(space) => exploration::check_discoveries(game, space, action),
        Step::Resource => exploration::check_resource(game, action),
        Step::PlaceToken(owner) => exploration::check_place(game, owner, action),
        Step::Flight => exploration::check_flight(game, action),
        Step::Auction => exploration::check_auction(game, action),
        Step::DropQuest(owner) => quests::check_drop(game, owner, action),
        Step::Challenge => challenge::check(game, action),
        Step::Quests => maintenance::check_quests(game, action),
        Step::Equipment => maintenance::check_equipment(game, action),
        Step::TurnCard => turn::check_card(game, action),
        Step::Offer(..) | Step::FarSeen(..) | Step::Scouted(..) => match action {
            Action::Accept | Action::Pass => Ok(()),
            _ => Err(not_now()),
        },
        Step::Window(..) | Step::Brink(..) | Step::Answer(..) => {
            fight::check(game, step, seat, action)
        }
        Step::Overflow(_, space) => defeat::check_overflow(game, space, action),
        Step::Theft(_, loser) => match action {
            Action::Take(item) if game.player(loser).bag.has(item) => Ok(()),
            Action::Take(_) => Err(Refusal::new("AG-ITEM-10", "not-in-bag")),
            Action::Pass => Ok(()),
            _ => Err(not_now()),
        },
        Step::Pay(owner, left) => fight::check_pay(game, owner, left, action),
        asks_for_card!() | Step::GiveUp(_) => effects::choices::check(game, step, action),
        never_asks!() | Step::End => Err(not_now()),
    }
}

/// Does what was answered.
pub(crate) fn resolve(game: &mut Adventure, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    let step = game.agenda.pop().expect("AG-TURN-02: somebody is asked");
    match step {
        Step::Pick(nth) => setup::resolve_pick(game, nth, action, cx),
        Step::StartCity(nth) => setup::resolve_city(game, nth, action, cx),
        Step::ToCity(owner) => defeat::resolve_city(game, owner, action, cx),
        Step::Prepare(owner, quest) => quests::resolve_prepare(game, owner, quest, action, cx),
        Step::StartOfTurn => turn::resolve_start(game, action, cx),
        Step::MovementBoots => movement::resolve_boots(game, action, cx),
        Step::CombatBoots(side) => combat::resolve_boots(game, side, action, cx),
        Step::TestBoots(at, die, cause) => {
            effects::resolve_test_boots(game, at, die, cause, action, cx);
        }
        Step::Movement => movement::resolve(game, action, cx),
        Step::Discoveries(space) => exploration::resolve_discoveries(game, space, action, cx),
        Step::Resource => exploration::resolve_resource(game, action, cx),
        Step::PlaceToken(owner) => exploration::resolve_place(game, owner, action, cx),
        Step::Flight => exploration::resolve_flight(game, action, cx),
        Step::Auction => exploration::resolve_auction(game, action, cx),
        Step::DropQuest(owner) => {
            let Action::DropQuest(quest) = action else {
                unreachable!("AG-RES-QUEST-02: {action} drops no quest")
            };
            game.drop_quest(owner, quest, cx);
        }
        Step::Challenge => challenge::resolve(game, action, cx),
        Step::Quests => maintenance::resolve_quests(game, action, cx),
        Step::Equipment => maintenance::resolve_equipment(game, action, cx),
        Step::TurnCard => turn::resolve_card(game, action, cx),
        Step::Window(..) | Step::Brink(..) | Step::Answer(..) => {
            fight::resolve(game, step, seat, action, cx);
        }
        Step::Overflow(card, space) => defeat::resolve_overflow(game, card, space, action, cx),
        Step::Theft(victor, loser) => match action {
            Action::Take(item) => game.hand_over(loser, victor, item, cx),
            _ => cx.emit(|| CardsEvent::Declined { seat }),
        },
        Step::Pay(owner, left) => fight::resolve_pay(game, owner, left, action, cx),
        asks_for_card!()
        | Step::Offer(..)
        | Step::FarSeen(..)
        | Step::Scouted(..)
        | Step::GiveUp(_) => effects::choices::resolve(game, step, action, cx),
        never_asks!() | Step::End => unreachable!("AG-TURN-02: {step:?} never asks"),
    }
    kernel::run(game, cx);
}
