//! Why an answer is refused that belongs to another part of the turn: the sharpest rule that forbids it here.

use kernel::Refusal;

use crate::action::{Action, Piece};
use crate::state::{Holder, SmallWorld};
use crate::step::{self, Step};

/// The answer does not belong to the step that asks. SW-TURN-02 is cited only where no other rule says more.
pub(crate) fn not_now(game: &SmallWorld, action: Action) -> Refusal {
    let out_of_order = || Refusal::new("SW-TURN-02", "not-now");
    match step::current(game) {
        // Questions that nothing else can answer, whatever the answer is.
        Step::Bombs => Refusal::new("SW-RACE-GOBLINS-03", "bombs-first"),
        Step::WorgenForm => Refusal::new("SW-RACE-WORGEN-01", "form-first"),
        Step::Side => Refusal::new("SW-RELIC-BATTLEGROUND-02", "side-first"),
        Step::StrikeFailed => Refusal::new("SW-RACE-GNOMES-03", "strike-first"),
        Step::Well(_) => Refusal::new("SW-RELIC-WELL-01", "must-place"),
        // Questions that cannot be passed over.
        Step::Mode if action == Action::Done => Refusal::new("SW-TURN-01", "no-pass"),
        Step::Recruits if action == Action::Done => {
            Refusal::new("SW-RACE-FORSAKEN-01", "say-how-many")
        }
        Step::Forts if action == Action::Done => Refusal::new("SW-POWER-WARDENS-01", "must-place"),
        Step::Towers if action == Action::Done => {
            Refusal::new("SW-POWER-FIELDSDEFENDERS-01", "must-place")
        }
        Step::Aegis if action == Action::Done => Refusal::new("SW-RELIC-AEGIS-01", "must-place"),
        Step::Heart if action == Action::Done => Refusal::new("SW-RELIC-HEART-01", "must-place"),
        Step::Objectives if action == Action::Done => {
            Refusal::new("SW-RACE-HUMANS-04", "must-place")
        }
        Step::Withdrawals(_) => Refusal::new("SW-LOSS-04", "place-withdrawn"),
        step => late(game, step, action).unwrap_or_else(out_of_order),
    }
}

/// The rule by which the moment for an action is over.
fn late(game: &SmallWorld, step: Step, action: Action) -> Option<Refusal> {
    let seat = game.turn.seat;
    let is_before_conquests = matches!(step, Step::Mode | Step::Ready | Step::LeaveTwo);
    match action {
        Action::Decline if step != Step::LeaveTwo => {
            Some(Refusal::new("SW-DECL-01", "decline-takes-the-turn"))
        }
        // SW-ABAND-03, SW-AMB-15: Declining regions cannot be abandoned.
        Action::Abandon(region) if game.land(region).holder != Holder::Active(seat) => {
            Some(Refusal::new("SW-ABAND-03", "not-your-region"))
        }
        Action::Abandon(_) if step == Step::Redeploy => {
            Some(Refusal::new("SW-REDEP-02", "abandon-before-conquests"))
        }
        Action::Abandon(_) if !is_before_conquests => {
            Some(Refusal::new("SW-ABAND-01", "abandon-before-conquests"))
        }
        Action::Take(_, region)
            if step == Step::Conquests && game.land(region).holder == Holder::Active(seat) =>
        {
            Some(Refusal::new("SW-CONQ-08", "stays-until-redeployment"))
        }
        Action::Gather if step == Step::Conquests => {
            Some(Refusal::new("SW-READY-01", "gather-before-conquests"))
        }
        Action::Conquer(..)
        | Action::Final(..)
        | Action::StrikeFinal
        | Action::LiftAegis
        | Action::Topple(_)
        | Action::Push(..)
        | Action::Oust(..)
        | Action::Swap(..)
        | Action::Grab(..)
            if game.turn.is_final_made =>
        {
            Some(Refusal::new("SW-FINAL-04", "final-was-made"))
        }
        Action::Take(Piece::Beast, _) if step == Step::Ready => {
            Some(Refusal::new("SW-POWER-BEASTMASTERS-01", "none-there"))
        }
        Action::Detonate(_)
        | Action::Defuse(_)
        | Action::Choose(_)
        | Action::Expand
        | Action::Decline
        | Action::HumanForm
        | Action::WorgenForm
        | Action::Side(_)
        | Action::Gather
        | Action::Take(..)
        | Action::Abandon(_)
        | Action::Conquer(..)
        | Action::Final(..)
        | Action::StrikeFinal
        | Action::CallOff
        | Action::LiftAegis
        | Action::Topple(_)
        | Action::Push(..)
        | Action::Oust(..)
        | Action::Swap(..)
        | Action::Grab(..)
        | Action::Well(_)
        | Action::Buy(_)
        | Action::Put(..)
        | Action::LeaveTwo(_)
        | Action::Fort(_)
        | Action::Tower(_)
        | Action::Aegis(_)
        | Action::Heart(_)
        | Action::Objective(_)
        | Action::Plant(_)
        | Action::Done => None,
    }
}
