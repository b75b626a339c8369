//! Combat.

use game_adventure::event::{Blow, CombatEvent};
use kernel::Seat;

use super::super::names;
use super::{Args, by_side, foe, seat};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &CombatEvent) -> (Id, Args) {
    match *event {
        CombatEvent::CombatBegan { attacker, foe: it } => {
            (id::AG_EVENT_COMBAT_BEGAN, vec![seat(voice, attacker), foe(voice, it)])
        }
        CombatEvent::RolledCombat { red, black } => {
            (id::AG_EVENT_ROLLED_COMBAT, vec![("red", red.into()), ("black", black.into())])
        }
        CombatEvent::Rerolled { side, die } => {
            let id = by_side(side, id::AG_EVENT_REROLLED_RED, id::AG_EVENT_REROLLED_BLACK);
            (id, vec![("die", die.into())])
        }
        CombatEvent::PowerTriggered { side, card } => {
            let (red, black) =
                (id::AG_EVENT_POWER_TRIGGERED_RED, id::AG_EVENT_POWER_TRIGGERED_BLACK);
            let name = match card {
                game_adventure::Card::Challenge(it) => names::encounter_name(voice.lang, it),
                other => names::card_name(voice.lang, other),
            };
            (by_side(side, red, black), vec![("card", name.into())])
        }
        CombatEvent::Struck { attacker, ref blows } => {
            (id::AG_EVENT_STRUCK, vec![("blows", struck(voice, attacker, blows).into())])
        }
        CombatEvent::CombatCancelled => (id::AG_EVENT_COMBAT_CANCELLED, vec![]),
        CombatEvent::CombatEnded { attacker, foe: it, won } => {
            let id = if won { id::AG_EVENT_COMBAT_WON } else { id::AG_EVENT_COMBAT_OVER };
            (id, vec![seat(voice, attacker), foe(voice, it)])
        }
    }
}

/// AG-COMBAT-08, AG-COMBAT-10: the blows of one step.
fn struck(voice: &Voice<'_>, attacker: Seat, blows: &[Option<Blow>; 2]) -> String {
    let ids = [
        (id::AG_EVENT_BLOW_ATTACKER_HIT, id::AG_EVENT_BLOW_ATTACKER_MISS),
        (id::AG_EVENT_BLOW_DEFENDER_HIT, id::AG_EVENT_BLOW_DEFENDER_MISS),
    ];
    let told = blows.iter().zip(ids).filter_map(|(blow, (hit, miss))| {
        let blow = (*blow)?;
        let args = [
            seat(voice, attacker),
            ("die", blow.die.into()),
            ("attack", blow.attack.into()),
            ("total", (i16::from(blow.attack) + i16::from(blow.die)).into()),
            ("defence", blow.defence.into()),
            ("damage", blow.damage.into()),
        ];
        Some(voice.say(if blow.hit { hit } else { miss }, &args))
    });
    told.collect::<Vec<_>>().join("; ")
}
