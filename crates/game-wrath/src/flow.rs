//! From question to question: which file enters, lists, checks and resolves each step.

use kernel::{
    Agenda, Cx, Decision, Flow, Outcome, Procedure, Refusal, RuleId, Seat, SeatSet, Status,
};

use crate::action::Action;
use crate::event::Event;
use crate::names::{Card, Hero, Icon, Space};
use crate::phases::{
    abominations, actions, consent, damage, draw, fight, ghouls, heroes, opening, quest, reasons,
    rewards, rise, turn,
};
use crate::state::Wrath;
use crate::step::{Prompt, Step, never_asks};

impl Procedure<24> for Wrath {
    type Step = Step;
    const MAX_STEPS: u32 = 1000;
    const ORDER: RuleId = "WR-TURN-01";

    #[inline]
    fn agenda(&mut self) -> &mut Agenda<Step, 24> {
        &mut self.agenda
    }

    /// WR-END-01, WR-END-02: immediately, in the middle of anything. What comes first decides (WR-AMB-26, WR-AMB-27).
    #[inline]
    fn before_step(&mut self) {
        if self.is_decided() {
            self.finish();
        }
    }

    #[inline]
    fn enter(&mut self, step: Step, cx: &mut Cx<'_, Event>) -> Flow {
        enter(self, step, cx)
    }
}

#[inline]
fn enter(game: &mut Wrath, step: Step, cx: &mut Cx<'_, Event>) -> Flow {
    match step {
        Step::Pick => opening::enter_pick(game),
        Step::Deal => opening::deal(game, cx),
        Step::Turn => turn::begin(game, cx),
        Step::Actions => actions::enter(game),
        Step::Consent => Flow::Asks,
        Step::FightCards => fight::enter_cards(game),
        Step::Allocate => fight::enter_allocate(game, cx),
        Step::FightDamage => fight::enter_damage(game),
        Step::FightEnd => fight::end(game),
        Step::Lay => quest::enter_lay(game, cx),
        Step::QuestDamage => quest::enter_damage(game),
        Step::QuestEffect => quest::effect(game),
        Step::SpawnNext => Flow::Asks,
        Step::QuestEnd => quest::end(game, cx),
        Step::Siege => quest::siege(game, cx),
        Step::Chain { group, left, .. } => heroes::enter_chain(game, group, left),
        Step::Shift { left } => heroes::enter_shift(game, left),
        Step::Window(moment) => rewards::enter_window(game, moment),
        Step::Volley => rewards::enter_volley(game, cx),
        Step::Recall { left, from, .. } => rewards::enter_recall(game, left, from),
        Step::March { seat, left, marched } => rewards::enter_march(game, seat, left, marched),
        Step::FreeFight(hero) => rewards::enter_free_fight(game, hero),
        Step::Damage => damage::enter(game, cx),
        Step::ResumeBlow { hero, prevented } => damage::resume(game, hero, prevented),
        Step::Draw => draw::draw(game, cx),
        Step::Rise => rise::rise(game, cx),
        Step::RiseWindow => rise::enter_window(game),
        Step::RiseShuffle => rise::reshuffle(game, cx),
        Step::Stronghold => draw::enter_stronghold(),
        Step::TakeCards => draw::take_cards(game),
        Step::Limit => draw::enter_limit(game),
        Step::Ghouls => ghouls::begin(game),
        Step::Reveals { left } => ghouls::reveals(game, left),
        Step::Reveal => ghouls::reveal(game, cx),
        Step::Spawn(space) => ghouls::enter_spawn(game, space, cx),
        Step::Fill { space, left } => ghouls::enter_fill(game, space, left, cx),
        Step::Abomination(space) => ghouls::abomination(game, space, cx),
        Step::Abominations => abominations::begin(game),
        Step::Activate => abominations::enter_activate(game, cx),
        Step::Hit(_) => Flow::Asks,
        Step::Blows => abominations::blows(game, cx),
        Step::PassTurn => turn::pass(game),
        Step::End => Flow::Asks,
    }
}

pub(crate) fn status(game: &Wrath) -> Status<Prompt> {
    match prompt(game) {
        Some((seats, prompt)) => Status::Awaiting(Decision { seats, prompt }),
        None => Status::Over(outcome(game)),
    }
}

/// WR-END-03: all win or lose together.
fn outcome(game: &Wrath) -> Outcome {
    let is_won = game.is_won();
    let winners = if is_won { game.seats().collect() } else { SeatSet::EMPTY };
    let share = if is_won { 1.0 } else { 0.0 };
    Outcome { winners, returns: vec![share; usize::from(game.n_seats)], scores: Vec::new() }
}

/// The seats that may answer now: each player for the own hero and cards (WR-COOP-03).
#[inline]
pub(crate) fn asked(game: &Wrath) -> SeatSet {
    let Some(step) = game.agenda.top() else { return SeatSet::EMPTY };
    let mut res = awaited(game, step);
    if !res.is_empty() {
        consent::lifters(game, step).iter().for_each(|seat| res.insert(seat));
    }
    res
}

/// The seats that a step asks, without those that may only lift a refusal (WR-AMB-49).
#[inline]
fn awaited(game: &Wrath, step: Step) -> SeatSet {
    let active = SeatSet::only(game.active_seat());
    match step {
        Step::Pick => opening::pickers(game),
        Step::Actions => actions::seats(game),
        Step::Consent => consent::seats(game),
        Step::FightCards => fight::card_seats(game),
        Step::Allocate => fight::acting_seat(game),
        Step::Lay => quest::lay_seats(game),
        Step::SpawnNext
        | Step::Chain { .. }
        | Step::Shift { .. }
        | Step::Stronghold
        | Step::Limit
        | Step::Activate
        | Step::Hit(_) => active,
        Step::Window(moment) => rewards::window_seats(game, moment),
        Step::Volley => rewards::volley_seat(game),
        Step::Recall { seat, .. } | Step::March { seat, .. } => SeatSet::only(seat),
        Step::FreeFight(hero) => SeatSet::only(game.seat_of(hero)),
        Step::Damage => damage::seats(game),
        Step::RiseWindow => rise::window_seats(game),
        Step::Spawn(_) | Step::Fill { .. } => ghouls::guard(game),
        never_asks!() | Step::End => SeatSet::EMPTY,
    }
}

/// Who is asked what; nothing when the game is over.
fn prompt(game: &Wrath) -> Option<(SeatSet, Prompt)> {
    let seats = asked(game);
    let prompt = match game.agenda.top()? {
        Step::Pick => Prompt::Pick,
        Step::Actions => Prompt::Act { hero: game.turn.hero, n_actions: game.turn.actions },
        Step::Consent => consent::prompt(game),
        Step::FightCards => fight::cards_prompt(game),
        Step::Allocate => fight::allocate_prompt(game),
        Step::Lay => quest::lay_prompt(game),
        Step::SpawnNext => Prompt::SpawnNext,
        Step::Chain { left, .. } => Prompt::Chain { left },
        Step::Shift { left } => Prompt::Shift { left },
        Step::Window(moment) => Prompt::Rewards { moment },
        Step::Volley => Prompt::Volley { left: game.current_volley().left },
        Step::Recall { left, .. } => Prompt::Recall { left },
        Step::March { left, .. } => Prompt::March { left },
        Step::FreeFight(hero) => Prompt::FreeFight { hero },
        Step::Damage => damage::prompt(game),
        Step::RiseWindow => Prompt::RiseWindow,
        Step::Stronghold => Prompt::Stronghold,
        Step::Limit => Prompt::Limit { over: draw::n_over(game) },
        Step::Spawn(space) | Step::Fill { space, .. } => Prompt::Ghoul { space },
        Step::Activate => Prompt::Activate,
        Step::Hit(idx) => Prompt::Hit { space: abominations::space_of(game, idx) },
        Step::End => return None,
        never_asks!() => unreachable!("WR-TURN-05: {game:?} asks nobody"),
    };
    Some((seats, prompt))
}

/// Every legal answer of a seat, sorted; none if it is not asked.
pub(crate) fn legal(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    let Some(step) = game.agenda.top() else { return };
    let awaited = awaited(game, step);
    let is_awaited = awaited.contains(seat);
    if is_awaited {
        legal_at(game, step, seat, out);
    }
    // WR-AMB-49.
    if !awaited.is_empty() && consent::lifters(game, step).contains(seat) {
        if !is_awaited {
            out.push(Action::Pass);
        }
        consent::legal_lift(game, seat, out);
        out.sort_unstable();
    }
}

fn legal_at(game: &Wrath, step: Step, seat: Seat, out: &mut Vec<Action>) {
    match step {
        Step::Pick => opening::legal_pick(game, out),
        Step::Actions => actions::legal(game, seat, out),
        Step::Consent => out.extend([Action::Agree, Action::Refuse]),
        Step::FightCards => fight::legal_cards(game, seat, out),
        Step::Allocate => fight::legal_allocate(game, out),
        Step::Lay => quest::legal_lay(game, out),
        Step::SpawnNext => quest::legal_spawn_next(game, out),
        Step::Chain { group, left, has_struck } => {
            heroes::legal_chain(game, group, left, has_struck, out);
        }
        Step::Shift { .. } => heroes::legal_shift(game, out),
        Step::Window(_) => rewards::legal_window(game, seat, out),
        Step::Volley => rewards::legal_volley(game, out),
        Step::Recall { from, .. } => rewards::legal_recall(game, from, out),
        Step::March { seat, left, marched } => {
            rewards::legal_march(game, seat, left, marched, out);
        }
        Step::FreeFight(_) => out.extend([Action::Fight, Action::Pass]),
        Step::Damage => damage::legal(game, seat, out),
        Step::RiseWindow => rise::legal_window(game, seat, out),
        Step::Stronghold => draw::legal_stronghold(game, out),
        Step::Limit => draw::legal_limit(game, out),
        Step::Spawn(_) | Step::Fill { .. } => out.extend([Action::Prevent, Action::Allow]),
        Step::Activate => abominations::legal_activate(game, out),
        Step::Hit(idx) => abominations::legal_hit(game, idx, out),
        never_asks!() | Step::End => {}
    }
    debug_assert!(out.is_sorted(), "{step:?}: {out:?}");
}

/// Whether a seat may answer so. Of several reasons against it the one is told that helps.
pub(crate) fn check(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(step) = game.agenda.top() else { return Err(over()) };
    let awaited = awaited(game, step);
    let may_lift = consent::lifters(game, step).contains(seat);
    let is_awaited = awaited.contains(seat) || (may_lift && !awaited.is_empty());
    let res = if !is_awaited {
        match awaited.first() {
            Some(other) => {
                Err(Refusal::new("WR-TURN-01", "not-your-turn").with("seat", other.0 + 1))
            }
            None => return Err(over()),
        }
    } else if let Action::Lift(hero) = action
        && may_lift
    {
        consent::check_lift(game, seat, hero)
    } else if awaited.contains(seat) {
        check_at(game, step, seat, action)
    } else if action == Action::Pass {
        Ok(())
    } else {
        Err(not_now())
    };
    res.map_err(|refusal| match refusal.why {
        "not-now" | "not-your-turn" => reasons::sharper(game, seat, action).unwrap_or(refusal),
        _ => refusal,
    })
}

pub(crate) fn check_at(
    game: &Wrath,
    step: Step,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    match step {
        Step::Pick => opening::check_pick(game, action),
        Step::Actions => actions::check(game, seat, action),
        Step::Consent => one_of(action, &[Action::Agree, Action::Refuse]),
        Step::FightCards => fight::check_card(game, seat, action),
        Step::Allocate => fight::check_allocate(game, action),
        Step::Lay => quest::check_lay(game, seat, action),
        Step::SpawnNext => quest::check_spawn_next(game, action),
        Step::Chain { group, left, has_struck } => {
            heroes::check_chain(game, group, left, has_struck, action)
        }
        Step::Shift { .. } => heroes::check_shift(game, action),
        Step::Window(_) => rewards::check_window(game, seat, action),
        Step::Volley => rewards::check_volley(game, action),
        Step::Recall { from, .. } => rewards::check_recall(game, from, action),
        Step::March { seat, left, marched } => {
            rewards::check_march(game, seat, left, marched, action)
        }
        Step::FreeFight(_) => one_of(action, &[Action::Fight, Action::Pass]),
        Step::Damage => damage::check(game, seat, action),
        Step::RiseWindow => rise::check_window(game, seat, action),
        Step::Stronghold => draw::check_stronghold(game, action),
        Step::Limit => draw::check_limit(game, action),
        Step::Spawn(_) | Step::Fill { .. } => one_of(action, &[Action::Prevent, Action::Allow]),
        Step::Activate => abominations::check_activate(game, action),
        Step::Hit(idx) => abominations::check_hit(game, idx, action),
        Step::End => Err(over()),
        never_asks!() => unreachable!("WR-TURN-05: {step:?} asks nobody"),
    }
}

/// Answers the step on top of the agenda and goes on.
pub(crate) fn resolve(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    let Some(step) = game.agenda.top() else {
        unreachable!("WR-TURN-01: {action} answers nothing: {game:?}")
    };
    // WR-AMB-49: the step goes on asking.
    if let Action::Lift(hero) = action {
        consent::lift(game, hero, cx);
        consent::reopen(game);
        return;
    }
    if matches!(action, Action::Pass) && !awaited(game, step).contains(seat) {
        consent::settle(game, seat);
        return;
    }
    if step != Step::Consent {
        consent::reopen(game);
    }
    game.agenda.pop();
    match step {
        Step::Pick => opening::resolve_pick(game, seat, action, cx),
        Step::Actions => actions::resolve(game, seat, action, cx),
        Step::Consent => consent::resolve(game, action, cx),
        Step::FightCards => fight::resolve_card(game, seat, action, cx),
        Step::Allocate => fight::resolve_allocate(game, action, cx),
        Step::Lay => quest::resolve_lay(game, seat, action, cx),
        Step::SpawnNext => quest::resolve_spawn_next(game, action),
        Step::Chain { group, left, has_struck } => {
            heroes::resolve_chain(game, group, left, has_struck, action, cx);
        }
        Step::Shift { left } => heroes::resolve_shift(game, left, action, cx),
        Step::Window(moment) => rewards::resolve_window(game, seat, moment, action, cx),
        Step::Volley => rewards::resolve_volley(game, action, cx),
        Step::Recall { seat, left, .. } => rewards::resolve_recall(game, seat, left, action, cx),
        Step::March { seat, left, marched } => {
            rewards::resolve_march(game, seat, left, marched, action, cx);
        }
        Step::FreeFight(hero) => rewards::resolve_free_fight(game, hero, action, cx),
        Step::Damage => damage::resolve(game, seat, action, cx),
        Step::RiseWindow => rise::resolve_window(game, seat, action, cx),
        Step::Stronghold => draw::resolve_stronghold(game, action, cx),
        Step::Limit => draw::resolve_limit(game, action, cx),
        Step::Spawn(space) => ghouls::resolve_spawn(game, space, action, cx),
        Step::Fill { space, left } => ghouls::resolve_fill(game, space, left, action, cx),
        Step::Activate => abominations::resolve_activate(game, action, cx),
        Step::Hit(idx) => abominations::resolve_hit(game, idx, action, cx),
        never_asks!() | Step::End => unreachable!("WR-TURN-05: {step:?} asks nobody"),
    }
    kernel::run(game, cx);
}

/// Answers that a person might think of at this step, legal or not.
pub(crate) fn candidate_actions(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    let Some(step) = game.agenda.top() else { return };
    match step {
        Step::Pick => out.extend(Hero::ALL.iter().map(|&hero| Action::Pick(hero))),
        Step::Actions => actions::candidate_actions(game, seat, out),
        Step::FightCards => {
            out.extend([Card::Fight1, Card::Fight2].map(Action::Play));
        }
        Step::Allocate => fight::candidate_allocations(game, out),
        Step::Lay => out.extend(Icon::ALL.iter().map(|&icon| Action::Lay(icon))),
        Step::Window(_) | Step::Damage | Step::RiseWindow => {
            rewards::candidate_actions(game, seat, out);
            out.push(Action::Play(Card::Defend));
        }
        Step::Chain { .. } => {
            out.extend(game.neighbours(game.space_of(game.turn.hero)).iter().map(Action::Bolt));
            out.push(Action::Done);
        }
        Step::Stronghold => out.extend(Space::ALL.iter().map(|&it| Action::Stronghold(it))),
        Step::Limit => rewards::candidate_actions(game, seat, out),
        // What is not offered there, nobody thinks of.
        Step::Consent
        | Step::SpawnNext
        | Step::Shift { .. }
        | Step::Volley
        | Step::Recall { .. }
        | Step::March { .. }
        | Step::FreeFight(_)
        | Step::Spawn(_)
        | Step::Fill { .. }
        | Step::Activate
        | Step::Hit(_) => {}
        never_asks!() | Step::End => {}
    }
}

/// The answer does not belong to this moment.
#[cold]
pub(crate) fn not_now() -> Refusal {
    Refusal::new("WR-TURN-01", "not-now")
}

#[cold]
pub(crate) fn over() -> Refusal {
    Refusal::new("WR-END-01", "game-over")
}

fn one_of(action: Action, answers: &[Action]) -> Result<(), Refusal> {
    if answers.contains(&action) { Ok(()) } else { Err(not_now()) }
}
