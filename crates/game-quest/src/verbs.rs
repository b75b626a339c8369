//! The verbs of heroes and of the table: the only functions, with those of `verbs/`, that move components. Each tells
//! what it did.

mod cards;
mod foes;

use kernel::Cx;

use crate::content::{Ends, book};
use crate::effect::Change;
use crate::event::{Event, HeroesEvent, LocationEvent, PerilEvent};
use crate::names::{Condition, Hero, Kind};
use crate::sets::{ConditionSet, FoeSet, KindSet};
use crate::state::Quest;
use crate::step::Harm;

impl Quest {
    /// WQ-WOUND-02, WQ-WOUND-03, WQ-WOUND-04: wounds up to the health; then the hero is defeated. Only totals count
    /// (WQ-WOUND-01).
    pub(crate) fn wound(&mut self, hero: Hero, wounds: u8, why: Harm, cx: &mut Cx<'_, Event>) {
        if !self.is_up(hero) {
            return;
        }
        // WQ-AMB-18: a hero who was revived with full wounds falls with the next one.
        let health = self.health(hero);
        let wounds = wounds.min(health.saturating_sub(self.area(hero).wounds));
        self.area_mut(hero).wounds += wounds;
        self.turn.holding.remove(hero);
        cx.emit(|| HeroesEvent::Suffered { hero, wounds, why });
        if health <= self.area(hero).wounds {
            self.defeat(hero, cx);
        }
    }

    /// WQ-DEFEAT-02, WQ-DEFEAT-04, and WQ-AMB-25 in a delve.
    fn defeat(&mut self, hero: Hero, cx: &mut Cx<'_, Event>) {
        cx.emit(|| HeroesEvent::HeroDefeated { hero });
        let zone = self.engaged(hero);
        for foe in zone.iter() {
            self.move_to_shadows(foe, cx);
        }
        let area = self.area_mut(hero);
        area.is_defeated = true;
        area.conditions = ConditionSet::EMPTY;
        if self.is_delve() {
            let area = self.area_mut(hero);
            area.tokens = [0; 4];
            let items = std::mem::take(&mut area.items);
            for (n, item) in items.into_iter().zip(&mut self.dungeon.discard) {
                *item += n;
            }
        }
    }

    /// WQ-WOUND-06, with what conditions do to it. A defeated hero recovers nothing (WQ-DEFEAT-03).
    pub(crate) fn recover(&mut self, hero: Hero, wounds: u8, cx: &mut Cx<'_, Event>) {
        if !self.is_up(hero) {
            return;
        }
        let mut penalty = 0;
        for condition in self.area(hero).conditions.iter() {
            for modifier in &book().condition(condition).modifiers {
                if let Change::Infection(n) = modifier.change {
                    penalty += n;
                }
            }
        }
        let wounds = wounds.saturating_sub(penalty).min(self.area(hero).wounds);
        if wounds == 0 {
            return;
        }
        self.area_mut(hero).wounds -= wounds;
        cx.emit(|| HeroesEvent::Recovered { hero, wounds });
        self.shed(hero, Ends::AfterRecovery, cx);
    }

    /// WQ-COND-02: conditions that end by themselves.
    pub(crate) fn shed(&mut self, hero: Hero, ends: Ends, cx: &mut Cx<'_, Event>) {
        for condition in self.area(hero).conditions.iter() {
            if book().condition(condition).ends == ends {
                self.cure(hero, condition, cx);
            }
        }
    }

    /// WQ-COND-01, WQ-COND-03. Only heroes have conditions (WQ-COND-04).
    pub(crate) fn gain(&mut self, hero: Hero, condition: Condition, cx: &mut Cx<'_, Event>) {
        if self.can_gain(hero, condition) {
            self.area_mut(hero).conditions.insert(condition);
            cx.emit(|| HeroesEvent::ConditionGained { hero, condition });
        }
    }

    pub(crate) fn cure(&mut self, hero: Hero, condition: Condition, cx: &mut Cx<'_, Event>) {
        if self.area(hero).has(condition) {
            self.area_mut(hero).conditions.remove(condition);
            cx.emit(|| HeroesEvent::ConditionDiscarded { hero, condition });
        }
    }

    /// WQ-REVIVE-01: the hero rises with his wounds.
    pub(crate) fn revive(&mut self, hero: Hero, cx: &mut Cx<'_, Event>) {
        self.area_mut(hero).is_defeated = false;
        cx.emit(|| HeroesEvent::HeroRevived { hero });
    }

    pub(crate) fn ready_action(&mut self, hero: Hero, kind: Kind, cx: &mut Cx<'_, Event>) {
        self.area_mut(hero).exhausted.remove(kind);
        cx.emit(|| HeroesEvent::ActionReadied { hero, kind });
    }

    /// WQ-ACT-17.
    pub(crate) fn ready_all_actions(&mut self, hero: Hero, cx: &mut Cx<'_, Event>) {
        self.area_mut(hero).exhausted = KindSet::EMPTY;
        cx.emit(|| HeroesEvent::ActionsReadied { hero });
    }

    pub(crate) fn exhaust_action(&mut self, hero: Hero, kind: Kind, cx: &mut Cx<'_, Event>) {
        self.area_mut(hero).exhausted.insert(kind);
        cx.emit(|| HeroesEvent::ActionExhausted { hero, kind });
    }

    /// WQ-TOKEN-01, WQ-TOKEN-03: the place has room, whether the card is exhausted or not; the supply is endless
    /// (WQ-PILE-06).
    pub(crate) fn place_token(&mut self, hero: Hero, kind: Kind, cx: &mut Cx<'_, Event>) {
        self.area_mut(hero).tokens[kind.idx()] += 1;
        cx.emit(|| HeroesEvent::TokenPlaced { hero, kind });
    }

    pub(crate) fn discard_token(&mut self, hero: Hero, kind: Kind, cx: &mut Cx<'_, Event>) {
        self.area_mut(hero).tokens[kind.idx()] -= 1;
        cx.emit(|| HeroesEvent::TokenDiscarded { hero, kind });
    }

    /// WQ-LOC-04, WQ-LOC-06, WQ-EXPLORE-03, WQ-AMB-35.
    pub(crate) fn progress(&mut self, by: i8, cx: &mut Cx<'_, Event>) {
        // WQ-LOC-01: on the way from one location to the next there is nothing to explore.
        let Some(location) = self.places.active else { return };
        let facts = book().sheet(self.sheet);
        let is_held = facts.holds_progress && self.is_at_final() && self.is_nemesis_out();
        if by < 0 && is_held {
            return;
        }
        let before = self.places.progress;
        let most = book().location(location).explore.max(before);
        self.places.progress = before.saturating_add_signed(by).min(most);
        let by = self.places.progress as i8 - before as i8;
        if by != 0 {
            let progress = self.places.progress;
            cx.emit(|| LocationEvent::Progressed { by, progress });
        }
    }

    /// WQ-PERIL-05, WQ-PERIL-07, WQ-AMB-17.
    pub(crate) fn move_peril(&mut self, by: i8, cx: &mut Cx<'_, Event>) {
        let last = book().sheet(self.sheet).track.len() as u8 - 1;
        let to = self.peril.saturating_add_signed(by).min(last);
        if to != self.peril {
            self.peril = to;
            cx.emit(|| PerilEvent::PerilMoved { to });
        }
    }

    /// WQ-NEM-03: the nemesis of the sheet is in a zone or in the shadows.
    pub(crate) fn is_nemesis_out(&self) -> bool {
        self.in_play().has(self.foes.nemesis)
    }

    pub(crate) fn is_nemesis_in_lair(&self) -> bool {
        self.foes.lair.has(self.foes.nemesis)
    }

    /// Names of enemies that an effect has dealt with are forgotten.
    pub(crate) fn forget_named(&mut self) {
        self.turn.named = FoeSet::EMPTY;
        self.turn.named_heroes = crate::sets::HeroSet::EMPTY;
    }
}
