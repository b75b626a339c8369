//! How a quest flows: steps are taken from the agenda until one asks; the answer is resolved, and on it goes.

use kernel::{Agenda, Cx, Flow, Procedure, Refusal, RuleId, Seat};

use crate::action::Action;
use crate::effects;
use crate::event::Event;
use crate::phases::{
    activation, deed, dungeon, end, enemies, location, outcome, payments, peril, reroll,
    settlement, start, treasure,
};
use crate::query::why_not::why_not;
use crate::state::Quest;
use crate::step::{Step, never_asks};

/// The answer does not belong to this step; `why_not` says more where a sharper rule forbids it.
pub(crate) fn not_now() -> Refusal {
    Refusal::new("WQ-ROUND-02", "not-now")
}

/// `check` has let an answer through that the step does not know.
pub(crate) fn no_answer(rule: &str, action: Action) -> ! {
    unreachable!("{rule}: '{action}' is no answer here")
}

impl Procedure<40> for Quest {
    type Step = Step;
    const MAX_STEPS: u32 = 20_000;
    const ORDER: RuleId = "WQ-ROUND-02";

    #[inline]
    fn agenda(&mut self) -> &mut Agenda<Step, 40> {
        &mut self.agenda
    }

    #[inline]
    fn enter(&mut self, step: Step, cx: &mut Cx<'_, Event>) -> Flow {
        enter(self, step, cx)
    }
}

#[inline]
fn enter(game: &mut Quest, step: Step, cx: &mut Cx<'_, Event>) -> Flow {
    match step {
        Step::Round => activation::begin_round(game, cx),
        Step::HeroPhase => activation::begin_hero_phase(game, cx),
        Step::Activation(nth) => activation::begin_activation(game, nth, cx),
        Step::Roll => deed::roll(game, cx),
        Step::Criticals => deed::criticals(game, cx),
        Step::Successes => outcome::successes(game, cx),
        Step::EnemyAttacks => outcome::enemy_attacks(game, cx),
        Step::NemesisSymbol => outcome::nemesis_symbol(game),
        Step::DrawForExplore => dungeon::draw(game, cx),
        Step::AfterAction => outcome::after_action(game, cx),
        Step::CardEnd => activation::end_card(game, cx),
        Step::ActivationEnd => activation::end_activation(game, cx),
        Step::EnemyPhase => enemies::begin(game, cx),
        Step::Bar(foe, nth) => enemies::enter_bar(game, foe, nth, cx),
        Step::BarEnd(foe) => enemies::end_bar(game, foe, cx),
        Step::ReadyEnemies => enemies::ready_all(game, cx),
        Step::LocationPhase => location::begin(game, cx),
        Step::Depart => location::depart(game, cx),
        Step::Reveal => location::reveal(game, cx),
        Step::SpawnUp(left, at) => location::enter_spawn_up(game, left, at, cx),
        Step::SpawnDown(left) => location::enter_spawn_down(game, left, cx),
        Step::Revealed => location::revealed(game),
        Step::PerilPhase => peril::begin(game, cx),
        Step::PerilEnd => peril::end(game, cx),
        Step::Do(block, cause) => effects::enter_do(game, block, cause, cx),
        Step::On(at, hero, cause) => effects::enter_on(game, at, hero, cause, cx),
        Step::Call(foe) => effects::enter_call(game, foe, cx),
        Step::SpawnEach(n, at) => effects::enter_spawn_each(game, n, at),
        Step::SpawnTo(hero, left) => effects::enter_spawn_to(game, hero, left, cx),
        Step::Check => end::check(game, cx),
        Step::Settlement => settlement::begin(game, cx),
        Step::Refresh => settlement::refresh(game, cx),
        Step::Pick => start::enter_pick(game),
        Step::Leader => start::enter_leader(game),
        Step::Act => activation::enter_act(game, cx),
        Step::Encore => Flow::Asks,
        Step::Targets => deed::enter_targets(game, cx),
        Step::Prepare => deed::enter_prepare(game),
        Step::Rerolls => reroll::enter(game),
        Step::Dice(left) => reroll::enter_dice(game, left, cx),
        Step::Modify => deed::enter_modify(game),
        Step::Assist(hero) => deed::enter_assist(game, hero),
        Step::Nemeses => outcome::enter_nemeses(game, cx),
        Step::Keep => dungeon::enter_keep(game, cx),
        Step::Bury => dungeon::enter_bury(game, cx),
        Step::Linger => activation::enter_linger(game),
        Step::EnemyTurn(nth) => enemies::enter_turn(game, nth, cx),
        Step::LocationUse => location::enter_use(game),
        Step::BeforeTravel(hero) => location::enter_before_travel(game, hero),
        Step::Scout => Flow::Asks,
        Step::Travel => location::enter_travel(game),
        Step::Who(at, cause) => effects::enter_who(game, at, cause),
        Step::More(at, _, cause) => effects::enter_who(game, at, cause),
        Step::Which(at, left, cause) => effects::enter_which(game, at, left, cause, cx),
        Step::Alternatives(at, hero, cause) => effects::enter_alternatives(game, at, hero, cause),
        Step::Offer(at, hero, cause) => effects::enter_offer(game, at, hero, cause),
        Step::Suffer(hero, wounds, why) => payments::enter_suffer(game, hero, wounds, why, cx),
        Step::ReadyOne(hero, left) => payments::enter_ready(game, hero, left, cx),
        Step::TireOne(hero, left) => payments::enter_tire(game, hero, left, cx),
        Step::Place(hero, left) => payments::enter_place(game, hero, left, cx),
        Step::Tokens(hero, left) => payments::enter_tokens(game, hero, left, cx),
        Step::PartyTokens(left) => payments::enter_party_tokens(game, left, cx),
        Step::Cure(left, only, _) => payments::enter_cure(game, left, only),
        Step::Engaged(hero, foe) => payments::enter_engaged(game, hero, foe),
        Step::Treasure(hero, left) => treasure::enter(game, hero, left, cx),
        Step::Equip(hero, gear) => treasure::enter_equip(game, hero, gear, cx),
        Step::Train(hero) => treasure::enter_train(game, hero),
        Step::Improve(hero) => settlement::enter_improve(game, hero),
        Step::Smith(_) => Flow::Asks,
        Step::Gift(_, _, _) => Flow::Asks,
        Step::End => Flow::Asks,
    }
}

/// Every legal answer of a seat that is asked, sorted and without repeats. Each step sorts its own list where it must: to
/// check every list here would take longer than to make most of them.
pub(crate) fn legal(game: &Quest, seat: Seat, out: &mut Vec<Action>) {
    match game.step() {
        Step::Pick => start::legal_pick(game, out),
        Step::Leader => out.extend(game.party().iter().map(Action::Lead)),
        Step::Act => activation::legal_act(game, seat, out),
        Step::Encore => activation::legal_encore(game, out),
        Step::Targets => deed::legal_targets(game, out),
        Step::Prepare => deed::legal_prepare(game, out),
        Step::Rerolls => reroll::legal(game, out),
        Step::Dice(_) => reroll::legal_dice(game, out),
        Step::Modify => deed::legal_modify(game, out),
        Step::Assist(hero) => deed::legal_assist(game, hero, out),
        Step::Nemeses => outcome::legal_nemeses(game, out),
        Step::Keep => dungeon::legal_keep(game, out),
        Step::Bury => dungeon::legal_bury(game, out),
        Step::Linger => activation::legal_linger(game, out),
        Step::EnemyTurn(nth) => enemies::legal_turn(game, nth, out),
        Step::LocationUse => location::legal_use(game, out),
        Step::BeforeTravel(hero) => location::legal_before_travel(game, hero, out),
        Step::Scout => location::legal_scout(game, out),
        Step::Travel => location::legal_travel(out),
        Step::Who(at, cause) => effects::legal_who(game, at, cause, None, out),
        Step::More(at, left, cause) => effects::legal_who(game, at, cause, Some(left), out),
        Step::Which(at, _, cause) => effects::legal_which(game, at, cause, out),
        Step::Alternatives(at, hero, cause) => {
            effects::legal_alternatives(game, at, hero, cause, out)
        }
        Step::Offer(_, _, _) => effects::legal_offer(out),
        Step::Suffer(hero, _, _) => payments::legal_suffer(game, hero, out),
        Step::ReadyOne(hero, _) => payments::legal_ready(game, hero, out),
        Step::TireOne(hero, _) => payments::legal_tire(game, hero, out),
        Step::Place(hero, _) => payments::legal_place(game, hero, out),
        Step::Tokens(hero, _) => payments::legal_tokens(game, hero, out),
        Step::PartyTokens(_) => payments::legal_party_tokens(game, out),
        Step::Cure(_, only, _) => payments::legal_cure(game, only, out),
        Step::Engaged(hero, foe) => payments::legal_engaged(game, hero, foe, out),
        Step::Treasure(_, _) => treasure::legal(game, out),
        Step::Equip(hero, gear) => treasure::legal_equip(game, hero, gear, out),
        Step::Train(hero) => treasure::legal_train(game, hero, out),
        Step::Improve(hero) => settlement::legal_improve(game, hero, out),
        Step::Smith(_) => settlement::legal_smith(game, out),
        Step::Gift(_, gear, to) => settlement::legal_gift(game, gear, to, out),
        never_asks!() | Step::End => unreachable!("WQ-ROUND-02: {:?} never asks", game.step()),
    }
}

/// Whether a seat that is asked may answer so; of several reasons why not, the one that helps.
pub(crate) fn check(game: &Quest, seat: Seat, action: Action) -> Result<(), Refusal> {
    check_at(game, game.step(), seat, action).map_err(|refusal| match refusal == not_now() {
        true => why_not(game, seat, action),
        false => refusal,
    })
}

fn check_at(game: &Quest, step: Step, seat: Seat, action: Action) -> Result<(), Refusal> {
    match step {
        Step::Pick => start::check_pick(game, action),
        Step::Leader => start::check_leader(game, action),
        Step::Act => activation::check_act(game, seat, action),
        Step::Encore => activation::check_encore(game, action),
        Step::Targets => deed::check_targets(game, action),
        Step::Prepare => deed::check_prepare(game, action),
        Step::Rerolls => reroll::check(game, action),
        Step::Dice(_) => reroll::check_dice(game, action),
        Step::Modify => deed::check_modify(game, action),
        Step::Assist(hero) => deed::check_assist(game, hero, action),
        Step::Nemeses => outcome::check_nemeses(game, action),
        Step::Keep => dungeon::check_keep(game, action),
        Step::Bury => dungeon::check_bury(game, action),
        Step::Linger => activation::check_linger(game, action),
        Step::EnemyTurn(nth) => enemies::check_turn(game, nth, action),
        Step::LocationUse => location::check_use(game, action),
        Step::BeforeTravel(hero) => location::check_before_travel(game, hero, action),
        Step::Scout => location::check_scout(game, action),
        Step::Travel => location::check_travel(action),
        Step::Who(at, cause) => effects::check_hero(game, at, cause, None, action),
        Step::More(at, left, cause) => effects::check_hero(game, at, cause, Some(left), action),
        Step::Which(at, _, cause) => effects::check_foe(game, at, cause, action),
        Step::Alternatives(at, hero, cause) => {
            effects::check_alternatives(game, at, hero, cause, action)
        }
        Step::Offer(_, _, _) => effects::check_offer(action),
        Step::Suffer(hero, _, _) => payments::check_suffer(game, hero, action),
        Step::ReadyOne(hero, _) => payments::check_ready(game, hero, action),
        Step::TireOne(hero, _) => payments::check_tire(game, hero, action),
        Step::Place(hero, _) => payments::check_place(game, hero, action),
        Step::Tokens(hero, _) => payments::check_tokens(game, hero, action),
        Step::PartyTokens(_) => payments::check_party_tokens(game, action),
        Step::Cure(_, only, _) => payments::check_cure(game, only, action),
        Step::Engaged(hero, foe) => payments::check_engaged(game, hero, foe, action),
        Step::Treasure(_, _) => treasure::check(game, action),
        Step::Equip(hero, gear) => treasure::check_equip(game, hero, gear, action),
        Step::Train(hero) => treasure::check_train(game, hero, action),
        Step::Improve(hero) => settlement::check_improve(game, hero, action),
        Step::Smith(_) => settlement::check_smith(game, action),
        Step::Gift(_, gear, to) => treasure::check_equip(game, to, gear, action),
        Step::End => Err(Refusal::new("WQ-END-01", "game-over")),
        never_asks!() => unreachable!("WQ-ROUND-02: {step:?} never asks"),
    }
}

/// Answers the step on top of the agenda and goes on.
pub(crate) fn resolve(game: &mut Quest, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    let step = game.step();
    game.agenda.pop();
    match step {
        Step::Pick => start::resolve_pick(game, action, cx),
        Step::Leader => start::resolve_leader(game, action, cx),
        Step::Act => activation::resolve_act(game, seat, action, cx),
        Step::Encore => activation::resolve_encore(game, action, cx),
        Step::Targets => deed::resolve_targets(game, action, cx),
        Step::Prepare => deed::resolve_prepare(game, action, cx),
        Step::Rerolls => reroll::resolve(game, action, cx),
        Step::Dice(left) => reroll::resolve_dice(game, left, action, cx),
        Step::Modify => deed::resolve_modify(game, action, cx),
        Step::Assist(hero) => deed::resolve_assist(game, hero, action, cx),
        Step::Nemeses => outcome::resolve_nemeses(game, action, cx),
        Step::Keep => dungeon::resolve_keep(game, action, cx),
        Step::Bury => dungeon::resolve_bury(game, action, cx),
        Step::Linger => activation::resolve_linger(game, action, cx),
        Step::EnemyTurn(nth) => enemies::resolve_turn(game, nth, action, cx),
        Step::LocationUse => location::resolve_use(game, action, cx),
        Step::BeforeTravel(hero) => location::resolve_before_travel(game, hero, action, cx),
        Step::Scout => location::resolve_scout(game, action),
        Step::Travel => location::resolve_travel(game, action, cx),
        Step::Who(at, cause) => effects::resolve_who(game, at, cause, None, action, cx),
        Step::More(at, left, cause) => {
            effects::resolve_who(game, at, cause, Some(left), action, cx)
        }
        Step::Which(at, left, cause) => effects::resolve_which(game, at, left, cause, action, cx),
        Step::Alternatives(at, hero, cause) => {
            effects::resolve_alternatives(game, at, hero, cause, action)
        }
        Step::Offer(at, hero, cause) => effects::resolve_offer(game, at, hero, cause, action, cx),
        Step::Suffer(hero, wounds, why) => {
            payments::resolve_suffer(game, hero, wounds, why, action, cx)
        }
        Step::ReadyOne(hero, left) => payments::resolve_ready(game, hero, left, action, cx),
        Step::TireOne(hero, left) => payments::resolve_tire(game, hero, left, action, cx),
        Step::Place(hero, left) => payments::resolve_place(game, hero, left, action, cx),
        Step::Tokens(_, left) => payments::resolve_tokens(game, left, action, cx),
        Step::PartyTokens(left) => payments::resolve_party_tokens(game, left, action, cx),
        Step::Cure(left, only, owner) => {
            payments::resolve_cure(game, left, only, owner, action, cx)
        }
        Step::Engaged(hero, foe) => payments::resolve_engaged(game, hero, foe, action, cx),
        Step::Treasure(hero, left) => treasure::resolve(game, hero, left, action, cx),
        Step::Equip(hero, gear) => treasure::resolve_equip(game, hero, gear, action, cx),
        Step::Train(hero) => treasure::resolve_train(game, hero, action, cx),
        Step::Improve(hero) => settlement::resolve_improve(game, hero, action, cx),
        Step::Smith(hero) => settlement::resolve_smith(game, hero, action, cx),
        Step::Gift(from, gear, to) => settlement::resolve_gift(game, from, gear, to, action, cx),
        never_asks!() | Step::End => unreachable!("WQ-ROUND-02: {step:?} never asks"),
    }
    kernel::run(game, cx);
}
