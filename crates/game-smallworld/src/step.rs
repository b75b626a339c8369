//! The table of contents of the rulebook: every step of a game, in the order of play (SW-TURN-02).

use kernel::{Agenda, Cx, Decision, Flow, Procedure, Refusal, RuleId, Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::content::Region;
use crate::event::Event;
use crate::phases::{
    conquest, decline, end, mode, placement, portal, ready, redeploy, reinforce, scoring, strike,
    upkeep, withdraw,
};
use crate::state::SmallWorld;

/// A unit of procedure. Most steps belong to the seat whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// SW-ROUND-01.
    #[default]
    Round,
    Turn,
    // P0 Upkeep
    TakeBackHarmony,
    Bombs,
    Beasts,
    // P1 Mode
    Mode,
    WorgenForm,
    Side,
    // P2 Ready
    Ready,
    // P3, P4 Conquests
    Conquests,
    StrikeFailed,
    Well(Region),
    // P5 Reinforcements
    Recruits,
    SpiritHealer,
    // P6 Redeployment
    Redeploy,
    // P7 Placements
    Forts,
    Towers,
    Aegis,
    Heart,
    TakeBackObjectives,
    Objectives,
    Plant,
    GiveHarmony,
    // instead of P2 to P7
    LeaveTwo,
    Decline,
    // P8, P9
    Score,
    Withdrawals(Seat),
    PassTurn,
    /// SW-END-01.
    End,
}

/// The steps that never ask. Whoever adds a step decides here, and the compiler finds every `match` that then lacks it.
macro_rules! never_asks {
    () => {
        Step::Round
            | Step::Turn
            | Step::TakeBackHarmony
            | Step::Beasts
            | Step::SpiritHealer
            | Step::TakeBackObjectives
            | Step::GiveHarmony
            | Step::Decline
            | Step::Score
            | Step::PassTurn
    };
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// SW-RACE-GOBLINS-03: which Bomb is turned over next.
    Bombs,
    /// SW-COMBO-01.
    ChooseCombo,
    /// SW-TURN-01: expand or decline.
    ExpandOrDecline,
    /// SW-RACE-WORGEN-01.
    WorgenForm,
    /// SW-RELIC-BATTLEGROUND-02.
    Side,
    /// SW-READY-01, SW-ABAND-01.
    Ready,
    /// SW-CONQ-12: with the pieces in hand.
    Conquer { n_free: u8 },
    /// SW-RACE-GNOMES-03.
    StrikeFailed { region: Region, cost: u8, n_free: u8 },
    /// SW-RELIC-WELL-01.
    Well,
    /// SW-RACE-FORSAKEN-01: at most this many, if the coins suffice (SW-COIN-01: how many there are is secret).
    Recruits { n_most: u8 },
    /// SW-REDEP-01.
    Redeploy { n_hand: u8 },
    /// SW-POWER-WARDENS-01: this many Forts are left.
    Forts { n_left: u8 },
    /// SW-POWER-FIELDSDEFENDERS-01.
    Towers { n_left: u8 },
    /// SW-RELIC-AEGIS-01.
    Aegis,
    /// SW-RELIC-HEART-01.
    Heart,
    /// SW-RACE-HUMANS-01.
    Objective { n_left: u8 },
    /// SW-RACE-GOBLINS-02.
    Plant { n_bombs: u8 },
    /// SW-RACE-TAUREN-04.
    LeaveTwo,
    /// SW-LOSS-04: place what was withdrawn.
    Withdrawals { n_hand: u8 },
}

impl Procedure<24> for SmallWorld {
    type Step = Step;
    const MAX_STEPS: u32 = 1000;
    const ORDER: RuleId = "SW-TURN-02";

    #[inline]
    fn agenda(&mut self) -> &mut Agenda<Step, 24> {
        &mut self.agenda
    }

    #[inline]
    fn enter(&mut self, step: Step, cx: &mut Cx<'_, Event>) -> Flow {
        enter(self, step, cx)
    }
}

#[inline]
fn enter(game: &mut SmallWorld, step: Step, cx: &mut Cx<'_, Event>) -> Flow {
    match step {
        Step::Round => upkeep::begin_round(game, cx),
        Step::Turn => upkeep::begin_turn(game, cx),
        Step::TakeBackHarmony => upkeep::take_back_harmony(game, cx),
        Step::Bombs => upkeep::enter_bombs(game, cx),
        Step::Beasts => upkeep::take_beasts(game, cx),
        Step::Mode => Flow::Asks,
        Step::WorgenForm => mode::enter_worgen_form(game),
        Step::Side => mode::enter_side(game),
        Step::Ready => ready::enter(game),
        Step::Conquests => conquest::enter(game),
        Step::StrikeFailed => Flow::Asks,
        Step::Well(region) => portal::enter_well(game, region, cx),
        Step::Recruits => reinforce::enter(game),
        Step::SpiritHealer => reinforce::spirit_healer(game, cx),
        Step::Redeploy => redeploy::enter(game),
        Step::Forts => placement::enter_forts(game, cx),
        Step::Towers => placement::enter_towers(game, cx),
        Step::Aegis => placement::enter_artifact(game, crate::content::Relic::Aegis),
        Step::Heart => placement::enter_artifact(game, crate::content::Relic::Heart),
        Step::TakeBackObjectives => placement::take_back_objectives(game, cx),
        Step::Objectives => placement::enter_objectives(game),
        Step::Plant => placement::enter_plant(game),
        Step::GiveHarmony => placement::give_harmony(game, cx),
        Step::LeaveTwo => decline::enter_leave_two(game),
        Step::Decline => decline::flip(game, cx),
        Step::Score => scoring::score(game, cx),
        Step::Withdrawals(seat) => withdraw::enter(game, seat),
        Step::PassTurn => end::pass_turn(game, cx),
        Step::End => Flow::Asks,
    }
}

/// The step at which play stands.
#[inline]
pub(crate) fn current(game: &SmallWorld) -> Step {
    game.agenda.top().expect("SW-END-01: the end stays on the agenda")
}

/// The seat that is asked; nobody when the game is over.
#[inline]
pub(crate) fn asked(game: &SmallWorld) -> Option<Seat> {
    match current(game) {
        Step::Withdrawals(seat) => Some(seat),
        step => (step != Step::End).then_some(game.turn.seat),
    }
}

pub(crate) fn status(game: &SmallWorld) -> Status<Prompt> {
    match asked(game) {
        Some(seat) => {
            let prompt = prompt(game, current(game));
            Status::Awaiting(Decision { seats: SeatSet::only(seat), prompt })
        }
        None => Status::Over(end::outcome(game)),
    }
}

/// What is asked at a step.
#[inline]
fn prompt(game: &SmallWorld, step: Step) -> Prompt {
    let player = game.player(game.turn.seat);
    let n_free = player.hand + player.beasts;
    match step {
        Step::Bombs => Prompt::Bombs,
        Step::Mode if player.active.is_none() => Prompt::ChooseCombo,
        Step::Mode => Prompt::ExpandOrDecline,
        Step::WorgenForm => Prompt::WorgenForm,
        Step::Side => Prompt::Side,
        Step::Ready => Prompt::Ready,
        Step::Conquests => Prompt::Conquer { n_free },
        Step::StrikeFailed => strike::prompt(game),
        Step::Well(_) => Prompt::Well,
        Step::Recruits => Prompt::Recruits { n_most: reinforce::n_on_offer(game) },
        Step::Redeploy => Prompt::Redeploy { n_hand: n_free },
        Step::Forts => Prompt::Forts { n_left: placement::n_forts_left(game) },
        Step::Towers => Prompt::Towers { n_left: placement::n_towers_left(game) },
        Step::Aegis => Prompt::Aegis,
        Step::Heart => Prompt::Heart,
        Step::Objectives => {
            Prompt::Objective { n_left: if game.turn.objective.is_none() { 2 } else { 1 } }
        }
        Step::Plant => Prompt::Plant { n_bombs: game.bombs.stack.len() as u8 },
        Step::LeaveTwo => Prompt::LeaveTwo,
        Step::Withdrawals(seat) => {
            let owner = game.player(seat);
            Prompt::Withdrawals { n_hand: owner.hand + owner.beasts }
        }
        never_asks!() | Step::End => unreachable!("SW-TURN-02: {step:?} never asks"),
    }
}

/// Every legal answer, sorted.
pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    let step = current(game);
    match step {
        Step::Bombs => upkeep::legal_bombs(game, out),
        Step::Mode => mode::legal(game, out),
        Step::WorgenForm => mode::legal_worgen_form(game, out),
        Step::Side => mode::legal_side(out),
        Step::Ready => ready::legal(game, out),
        Step::Conquests => conquest::legal(game, out),
        Step::StrikeFailed => strike::legal(game, out),
        Step::Well(region) => portal::legal_well(game, region, out),
        Step::Recruits => reinforce::legal(game, out),
        Step::Redeploy => redeploy::legal(game, out),
        Step::Forts => {
            out.extend(placement::open_forts(game).iter().map(|idx| Action::Fort(Region(idx))))
        }
        Step::Towers => {
            out.extend(placement::open_towers(game).iter().map(|idx| Action::Tower(Region(idx))))
        }
        Step::Aegis => out
            .extend(game.held.active[game.turn.seat].iter().map(|idx| Action::Aegis(Region(idx)))),
        Step::Heart => out
            .extend(game.held.active[game.turn.seat].iter().map(|idx| Action::Heart(Region(idx)))),
        Step::Objectives => {
            out.extend(
                placement::open_objectives(game).iter().map(|idx| Action::Objective(Region(idx))),
            );
        }
        Step::Plant => placement::legal_plant(game, out),
        Step::LeaveTwo => decline::legal_leave_two(game, out),
        Step::Withdrawals(seat) => withdraw::legal(game, seat, out),
        never_asks!() | Step::End => {}
    }
    debug_assert!(out.is_sorted(), "{step:?}: {out:?}");
}

/// Whether the seat that is asked may answer so.
pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let step = current(game);
    match step {
        Step::Bombs => upkeep::check_bombs(game, action),
        Step::Mode => mode::check(game, action),
        Step::WorgenForm => mode::check_worgen_form(game, action),
        Step::Side => mode::check_side(game, action),
        Step::Ready => ready::check(game, action),
        Step::Conquests => conquest::check(game, action),
        Step::StrikeFailed => strike::check(game, action),
        Step::Well(region) => portal::check_well(game, region, action),
        Step::Recruits => reinforce::check(game, action),
        Step::Redeploy => redeploy::check(game, action),
        Step::Forts | Step::Towers | Step::Aegis | Step::Heart | Step::Objectives | Step::Plant => {
            placement::check(game, step, action)
        }
        Step::LeaveTwo => decline::check_leave_two(game, action),
        Step::Withdrawals(seat) => withdraw::check(game, seat, action),
        Step::End => Err(Refusal::new("SW-END-01", "game-over")),
        never_asks!() => unreachable!("SW-TURN-02: {step:?} never asks"),
    }
}

/// Answers the step on top of the agenda and goes on.
pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let step = game.agenda.pop().expect("SW-END-01: the end stays on the agenda");
    match step {
        Step::Bombs => upkeep::resolve_bombs(game, action, cx),
        Step::Mode => mode::resolve(game, action, cx),
        Step::WorgenForm => mode::resolve_worgen_form(game, action, cx),
        Step::Side => mode::resolve_side(game, action, cx),
        Step::Ready => ready::resolve(game, action, cx),
        Step::Conquests => conquest::resolve(game, action, cx),
        Step::StrikeFailed => strike::resolve(game, action, cx),
        Step::Well(_) => portal::resolve_well(game, action, cx),
        Step::Recruits => reinforce::resolve(game, action, cx),
        Step::Redeploy => redeploy::resolve(game, action, cx),
        Step::Forts | Step::Towers | Step::Aegis | Step::Heart | Step::Objectives | Step::Plant => {
            placement::resolve(game, step, action, cx)
        }
        Step::LeaveTwo => decline::resolve_leave_two(game, action),
        Step::Withdrawals(seat) => withdraw::resolve(game, seat, action, cx),
        never_asks!() | Step::End => unreachable!("SW-TURN-02: {step:?} never asks"),
    }
    kernel::run(game, cx);
}

/// Answers that a person might think of at this step, legal or not.
pub(crate) fn candidate_actions(game: &SmallWorld, out: &mut Vec<Action>) {
    match current(game) {
        Step::Mode => mode::candidate_actions(game, out),
        Step::WorgenForm => out.push(Action::WorgenForm),
        Step::Ready => ready::candidate_actions(game, out),
        Step::Conquests => conquest::candidate_actions(game, out),
        Step::StrikeFailed => out.push(Action::StrikeFinal),
        Step::Redeploy => redeploy::candidate_actions(game, out),
        Step::Objectives => {
            out.extend(game.in_play.iter().map(|idx| Action::Objective(Region(idx))));
        }
        Step::Plant => out.extend(game.in_play.iter().map(|idx| Action::Plant(Region(idx)))),
        Step::Withdrawals(_) => out.push(Action::Done),
        // What is not offered there, nobody thinks of.
        Step::Bombs
        | Step::Side
        | Step::Well(_)
        | Step::Recruits
        | Step::Forts
        | Step::Towers
        | Step::Aegis
        | Step::Heart
        | Step::LeaveTwo => {}
        never_asks!() | Step::End => {}
    }
}
