//! Why an answer does not belong to this moment. WR-TURN-01 forbids whatever is not asked for; where a sharper rule
//! forbids it as well, that one is told.

use kernel::{Refusal, Seat};

use crate::action::Action;
use crate::names::{Card, Reward};
use crate::phases::damage::check_defend;
use crate::query::fighting::check_fight_card;
use crate::query::playing::Scope;
use crate::state::Wrath;
use crate::step::{Moment, Step, never_asks};

/// The sharper reason, if there is one.
#[cold]
pub(crate) fn sharper(game: &Wrath, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Travel(..) | Action::Heal(_) | Action::StormBolt(_) => free_action(game, seat),
        Action::ForTheAlliance(..) => free_action(game, seat),
        Action::Lay(icon) => match &game.quest_action {
            None => Some(Refusal::new("WR-ACT-QUEST-03", "only-in-quest-actions")),
            Some(it) => match game.lay(it, seat, icon) {
                Err(refusal) => Some(refusal),
                Ok(()) => lay(game, seat),
            },
        },
        Action::Play(Card::Defend) => match game.damage {
            None => Some(Refusal::new("WR-CARD-DEFEND-01", "only-against-damage")),
            Some(_) => check_defend(game, seat).err().or_else(|| passed(game, seat, "WR-DMG-02")),
        },
        Action::Play(card) => fight_card(game, seat, card),
        Action::Discard(_) => Some(Refusal::new("WR-HAND-01", "hand-fits")),
        Action::Agree | Action::Refuse if game.request.is_none() => {
            Some(Refusal::new("WR-COOP-04", "nobody-asks"))
        }
        Action::Lift(_) => Some(Refusal::new("WR-AMB-49", "nothing-refused")),
        Action::ArgentCrusaders(_)
        | Action::BorrowedTime
        | Action::OneQuietNight
        | Action::AlexstraszasCleansing(_)
        | Action::BlessingOfTheLight(_)
        | Action::GunshipSupport(..)
        | Action::NewAllies
        | Action::OnwardToVictory(..)
        | Action::KnightsOfTheEbonBlade(_) => {
            action.reward().and_then(|reward| reward_reason(game, seat, reward, action))
        }
        // The order of the steps says it (WR-TURN-01).
        Action::Pick(_)
        | Action::Move(_)
        | Action::Fight
        | Action::Quest
        | Action::Rest
        | Action::Fly(_)
        | Action::PressForward(..)
        | Action::ChainLightning
        | Action::WailingArrow(_)
        | Action::Teleport(_)
        | Action::Assign { .. }
        | Action::Bolt(_)
        | Action::Strike(..)
        | Action::March(..)
        | Action::Take(_)
        | Action::Agree
        | Action::Refuse
        | Action::Stronghold(_)
        | Action::Prevent
        | Action::Allow
        | Action::Spawn(_)
        | Action::Activate(..)
        | Action::Hit(_)
        | Action::Done
        | Action::Pass
        | Action::Hold => None,
    }
}

/// WR-FREE-02: in the own step 1 alone, and never in the middle of something.
fn free_action(game: &Wrath, seat: Seat) -> Option<Refusal> {
    if is_opening(game) {
        return None;
    }
    Some(if seat != game.active_seat() {
        Refusal::new("WR-FREE-02", "free-own-turn")
    } else if game.is_in_actions() {
        Refusal::new("WR-FREE-02", "free-in-the-middle")
    } else {
        Refusal::new("WR-FREE-02", "free-step-over")
    })
}

fn is_opening(game: &Wrath) -> bool {
    game.agenda.iter().any(|step| step == Step::Deal)
}

/// A card that might be laid, but is not asked for.
fn lay(game: &Wrath, seat: Seat) -> Option<Refusal> {
    if game.agenda.top() != Some(Step::Lay) {
        return Some(Refusal::new("WR-ACT-QUEST-03", "cards-are-laid"));
    }
    // WR-AMB-47: nobody is asked while the successes alone complete the quest; but then no card is waited for at all.
    passed(game, seat, "WR-AMB-47")
}

fn passed(game: &Wrath, seat: Seat, rule: kernel::RuleId) -> Option<Refusal> {
    game.passed.contains(seat).then(|| Refusal::new(rule, "has-passed"))
}

fn fight_card(game: &Wrath, seat: Seat, card: Card) -> Option<Refusal> {
    if game.fight.is_none() {
        return Some(Refusal::new("WR-CARD-FIGHT-01", "only-in-fights"));
    }
    if game.agenda.top() != Some(Step::FightCards) {
        return Some(Refusal::new("WR-AMB-29", "damage-is-dealt"));
    }
    let refusal = check_fight_card(game, seat, card).err();
    refusal.or_else(|| passed(game, seat, "WR-ACT-FIGHT-03"))
}

/// WR-REWARD-01, WR-REWARD-02, WR-REWARD-03: who does not hold the reward, who is not asked, and what is in the way.
fn reward_reason(game: &Wrath, seat: Seat, reward: Reward, action: Action) -> Option<Refusal> {
    if is_opening(game) {
        return None;
    }
    if !game.has_reward(seat, reward) {
        return Some(Refusal::new("WR-REWARD-01", "no-such-reward"));
    }
    let step = game.agenda.top()?;
    let scope = match step {
        Step::Actions if game.turn.sitting_out.contains(seat) => {
            return Some(Refusal::new("WR-AMB-46", "has-passed"));
        }
        Step::Actions => Scope::Any,
        Step::Window(Moment::Draw) if seat == game.active_seat() => {
            return Some(Refusal::new("WR-AMB-46", "has-ended-actions"));
        }
        Step::Window(_) | Step::Damage if game.passed.contains(seat) => {
            return Some(Refusal::new("WR-AMB-46", "has-passed"));
        }
        Step::Window(_) => Scope::Any,
        Step::Damage => crate::phases::damage::scope(game),
        Step::RiseWindow => Scope::Rise,
        Step::Spawn(_) if game.agenda.iter().any(|it| matches!(it, Step::Reveals { .. })) => {
            return Some(Refusal::new("WR-SPAWN-03", "card-is-resolved"));
        }
        // Another card is being resolved.
        Step::Volley
        | Step::Recall { .. }
        | Step::March { .. }
        | Step::FreeFight(_)
        | Step::Stronghold
        | Step::Spawn(_)
        | Step::Fill { .. } => {
            return Some(Refusal::new("WR-REWARD-02", "card-is-resolved"));
        }
        Step::Activate | Step::Hit(_) => {
            return Some(Refusal::new("WR-AMB-39", "reward-not-now"));
        }
        Step::Consent
        | Step::FightCards
        | Step::Allocate
        | Step::Lay
        | Step::SpawnNext
        | Step::Chain { .. }
        | Step::Shift { .. }
        | Step::Limit => return Some(Refusal::new("WR-REWARD-03", "reward-not-now")),
        Step::Pick | Step::End => return None,
        never_asks!() => return None,
    };
    if game.holding.contains(seat) {
        return Some(Refusal::new("WR-REWARD-02", "holding"));
    }
    game.check_reward(seat, action, scope).err()
}
