//! WQ-ACT-13 to WQ-ACT-16: what a roll does, in its fixed order: successes, enemy attacks, the nemesis symbol.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::card::Card;
use crate::content::{Ends, book};
use crate::effect::Trigger;
use crate::event::{Event, OutcomeEvent};
use crate::flow::{no_answer, not_now};
use crate::names::{EnemyFace, Foe, Kind};
use crate::query::pool::attack;
use crate::sets::{FoeSet, GearSet};
use crate::state::{Deed, Quest};
use crate::step::{Cause, Harm, Step};

/// Face-up nemeses in play or in the lair (WQ-NEM-03).
fn nemeses(game: &Quest) -> FoeSet {
    let all: FoeSet = Foe::nemeses().iter().copied().collect();
    all & (game.face_up() | game.foes.lair)
}

/// WQ-ACT-13, WQ-EXPLORE-01, WQ-REST-01, WQ-AID-04: each success applies the action's effect.
pub(crate) fn successes(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let deed = *game.deed();
    let successes = game.successes(&deed);
    let (hero, kind) = (deed.hero, deed.card.kind());
    cx.emit(|| OutcomeEvent::Successes { hero, kind, total: game.total(&deed), successes });
    // WQ-EATK-07: a nemesis that this attack defeats still answers its symbol.
    if deed.enemy_dice[EnemyFace::Nemesis.idx()] != 0 {
        game.turn.nemeses = nemeses(game);
    }
    match kind {
        Kind::Explore => game.progress(successes.min(i8::MAX as u8) as i8, cx),
        Kind::Rest => {
            let is_hurt = game.is_up(hero) && game.area(hero).wounds != 0;
            game.deed_mut().would_recover = is_hurt && successes != 0;
            game.recover(hero, successes, cx);
        }
        Kind::Aid => {
            if let Some(target) = deed.aided.filter(|_| successes != 0) {
                game.agenda.push(Step::Place(target, successes));
            }
        }
        Kind::Attack => strike(game, &deed, successes, cx),
    }
    Flow::Done
}

/// WQ-AMB-05, WQ-ATTACK-07: every target suffers all successes, less its resilience.
fn strike(game: &mut Quest, deed: &Deed, successes: u8, cx: &mut Cx<'_, Event>) {
    if successes == 0 {
        return;
    }
    for foe in game.in_order(deed.targets) {
        if !game.in_play().has(foe) {
            continue;
        }
        // WQ-AMB-42: it must be known to compute the wounds.
        game.turn_up(foe, cx);
        let (wounds, resilience) = game.attack_wounds(deed, foe, successes);
        game.strike_foe(foe, successes, resilience, wounds, cx);
        if !game.in_play().has(foe) {
            game.deed_mut().defeated += 1;
        }
    }
}

/// WQ-EATK-01, WQ-EATK-05, WQ-EATK-06: enemies that were just defeated attack as well.
pub(crate) fn enemy_attacks(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let deed = *game.deed();
    let foes = game.strongest(&deed);
    if foes.is_empty() {
        return Flow::Done;
    }
    let hero = deed.hero;
    let attack: u8 = foes.iter().map(attack).sum();
    let wounds = attack.saturating_sub(game.defence(&deed));
    cx.emit(|| OutcomeEvent::EnemiesAttacked {
        hero,
        foes: foes.iter().collect(),
        attack,
        defence: game.defence(&deed),
        wounds,
    });
    if wounds != 0 {
        game.agenda.push(Step::Suffer(hero, wounds, Harm::Attacks));
    }
    Flow::Done
}

/// WQ-ACT-15, WQ-NEM-04, WQ-AMB-38: each nemesis effect once, however many symbols show.
pub(crate) fn nemesis_symbol(game: &mut Quest) -> Flow {
    let deed = game.deed();
    if deed.enemy_dice[EnemyFace::Nemesis.idx()] != 0 {
        game.turn.nemeses = game.turn.nemeses | nemeses(game);
        game.agenda.push(Step::Nemeses);
    }
    Flow::Done
}

/// WQ-TIME-02, WQ-RANK-02: the highest-ranked first; the players decide between equals.
pub(crate) fn enter_nemeses(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let first = game.highest(game.turn.nemeses);
    if 1 < first.len() {
        return Flow::Asks;
    }
    // WQ-AMB-38: without a nemesis the symbol does nothing.
    if let Some(foe) = first.first() {
        answer(game, foe, cx);
    }
    Flow::Done
}

fn answer(game: &mut Quest, foe: Foe, cx: &mut Cx<'_, Event>) {
    let owner = game.acting_hero();
    game.turn.nemeses.remove(foe);
    cx.emit(|| OutcomeEvent::NemesisRolled { foe });
    if !game.turn.nemeses.is_empty() {
        game.agenda.push(Step::Nemeses);
    }
    let cause = Cause { card: Card::Foe(foe.model()), owner, foe: Some(foe), chosen: None };
    game.agenda.push(Step::Do(book().enemy(foe).nemesis, cause));
}

pub(crate) fn legal_nemeses(game: &Quest, out: &mut Vec<Action>) {
    let first = game.highest(game.turn.nemeses);
    out.extend(first.iter().map(|foe| Action::ChooseFoe(crate::Mark::Foe(foe))));
}

pub(crate) fn check_nemeses(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::ChooseFoe(crate::Mark::Foe(foe)) if game.highest(game.turn.nemeses).has(foe) => {
            Ok(())
        }
        Action::ChooseFoe(_) => Err(Refusal::new("WQ-TIME-02", "not-a-candidate")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_nemeses(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    // WQ-EATK-07: one that this very attack has defeated is named by its card too.
    let Action::ChooseFoe(crate::Mark::Foe(foe)) = action else { no_answer("WQ-RANK-02", action) };
    answer(game, foe, cx);
}

/// WQ-TIME-04: what cards do after the action. Their order makes no difference (WQ-TIME-03).
pub(crate) fn after_action(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    let deed = *game.deed();
    let (hero, kind) = (deed.hero, deed.card.kind());
    // WQ-COND-02: a rest that would have recovered a wound, were it not for the condition.
    if deed.would_recover {
        game.shed(hero, Ends::AfterRest, cx);
    }
    let area = game.area(hero);
    let reacting = (area.gear - area.depleted).0 & book().quick.gear_reacts;
    for gear in GearSet(reacting).iter() {
        for reaction in &book().gear(gear).reactions {
            let is_now = match reaction.when {
                Trigger::After(it) => it == kind,
                Trigger::OwnAid => kind == Kind::Aid,
                Trigger::ActivationEnd
                | Trigger::Engaged
                | Trigger::EnemyPhase
                | Trigger::LocationPhase
                | Trigger::Revealed
                | Trigger::TravelFrom
                | Trigger::Drawn => false,
            };
            if is_now {
                let cause = game.cause_of(hero, Card::Gear(gear));
                game.agenda.push(Step::Do(reaction.then, cause));
            }
        }
    }
    Flow::Done
}
