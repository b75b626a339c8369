//! WQ-END: when a quest is won or lost, and what it leaves behind.

use std::collections::BTreeMap;

use kernel::{Cx, Flow, Outcome, Seat, SeatSet};

use crate::campaign::Report;
use crate::content::{Aim, book};
use crate::event::{Event, SettlementEvent};
use crate::names::Dungeon;
use crate::setup::Kit;
use crate::state::Quest;
use crate::step::Step;

/// WQ-AMB-56: nobody waits for ever in a dungeon.
pub const MOST_ROUNDS: u8 = 60;

/// WQ-AMB-20: a win goes before a loss.
pub(crate) fn check(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    if game.result.is_some() {
        return Flow::Done;
    }
    let won = is_won(game);
    if !won && !is_lost(game) {
        return Flow::Done;
    }
    game.result = Some(won);
    cx.emit(|| SettlementEvent::QuestEnded { won });
    game.agenda.clear();
    // WQ-DELVE-01: a delve has no settlement stage.
    game.agenda.push(if game.is_delve() { Step::End } else { Step::Settlement });
    Flow::Done
}

/// WQ-END-01: all that the win box asks for.
pub(crate) fn is_won(game: &Quest) -> bool {
    book().sheet(game.sheet).win.iter().all(|&aim| is_met(game, aim))
}

fn is_met(game: &Quest, aim: Aim) -> bool {
    match aim {
        Aim::AtFinal => game.is_at_final(),
        Aim::Explored => game.is_explored(),
        Aim::NemesisDefeated => game.foes.defeated.has(game.foes.nemesis),
        Aim::NemesisNotOut => !game.is_nemesis_out(),
        Aim::WarpstoneHeld => game
            .order
            .iter()
            .any(|&hero| game.is_up(hero) && game.area(hero).items[Dungeon::Warpstone.idx()] != 0),
    }
}

/// All heroes are defeated, or the sheet says that it is too late.
fn is_lost(game: &Quest) -> bool {
    let limit = book().quick.doom[game.sheet.idx()];
    if MOST_ROUNDS < game.round {
        return true;
    }
    !game.is_anybody_up() || (limit != 0 && limit <= game.doom)
}

pub(crate) fn outcome(game: &Quest) -> Outcome {
    let won = game.result == Some(true);
    let seats = || Seat::all(game.n_seats);
    Outcome {
        winners: if won { seats().collect() } else { SeatSet::EMPTY },
        returns: seats().map(|_| f32::from(u8::from(won))).collect(),
        scores: Vec::new(),
    }
}

impl Quest {
    /// WQ-CAMP-04, WQ-SETT-08: what the quest leaves to the campaign; nothing while it goes on, and nothing of a delve.
    pub fn report(&self) -> Option<Report> {
        let is_over = self.agenda.top() == Some(Step::End);
        if !is_over || self.is_delve() {
            return None;
        }
        let kit = |&hero: &crate::names::Hero| {
            let area = self.area(hero);
            let kit = Kit {
                advanced: area.advanced.iter().collect(),
                gear_limit: area.gear_limit,
                gear: area.gear.iter().collect(),
            };
            (hero, kit)
        };
        let kits: BTreeMap<_, _> = self.order.iter().map(kit).collect();
        Some(Report {
            quest: self.sheet,
            rounds: self.round,
            heroes: self.order.to_vec(),
            kits,
            pool: self.pool,
        })
    }
}
