//! Verbs of enemies: spawn, engage, retreat, suffer, be defeated.

use kernel::Cx;

use crate::content::book;
use crate::effect::Trigger;
use crate::event::{EnemiesEvent, Event, OutcomeEvent, Spot};
use crate::names::{Foe, Hero};
use crate::query::pool::attack;
use crate::sets::FoeSet;
use crate::state::Quest;
use crate::step::{Cause, Harm, Step};

impl Quest {
    /// Takes an enemy that lies face up out of its place.
    fn lift(&mut self, foe: Foe) {
        for zone in &mut self.foes.zones {
            zone.remove(foe);
        }
        self.foes.shadows.remove(foe);
        self.foes.lair.remove(foe);
    }

    /// WQ-ZONE-08, WQ-ZONE-12: a face-down enemy is turned face up where it is, and stays so.
    pub(crate) fn turn_up(&mut self, foe: Foe, cx: &mut Cx<'_, Event>) {
        if let Some(idx) = self.foes.hidden.iter().position(|&it| it == foe) {
            self.foes.hidden.remove(idx);
            self.foes.shadows.insert(foe);
            self.foes.known.insert(foe);
            cx.reveal();
            cx.emit(|| EnemiesEvent::TurnedUp { was: crate::Mark::Hidden(idx as u8), foe });
        }
    }

    /// Moves an enemy face up to the shadows.
    pub(crate) fn move_to_shadows(&mut self, foe: Foe, cx: &mut Cx<'_, Event>) {
        if self.foes.shadows.has(foe) || self.face_down().has(foe) {
            return;
        }
        self.lift(foe);
        self.foes.shadows.insert(foe);
        let mark = self.mark(foe);
        cx.emit(|| EnemiesEvent::Moved { mark, to: Spot::Shadows });
    }

    /// WQ-AMB-09: an enemy that was defeated in its own activation moves no more.
    pub(crate) fn is_dying(&self, foe: Foe) -> bool {
        book().quick.health[foe.idx()] <= self.foes.wounds[foe.idx()]
    }

    /// WQ-KEY-03.
    pub(crate) fn retreat(&mut self, foe: Foe, cx: &mut Cx<'_, Event>) {
        if !self.is_dying(foe) {
            self.move_to_shadows(foe, cx);
        }
    }

    /// WQ-ZONE-03 for an enemy in play or in the lair: it moves to the zone of the hero, or finds no room there.
    pub(crate) fn engage(&mut self, foe: Foe, hero: Hero, cx: &mut Cx<'_, Event>) {
        if !self.is_up(hero) || self.engaged(hero).has(foe) || self.is_dying(foe) {
            return;
        }
        self.turn_up(foe, cx);
        // WQ-ZONE-09.
        if book().quick.cannot_engage & (1 << foe as u32) != 0 {
            cx.emit(|| EnemiesEvent::NotEngaged { foe });
            return;
        }
        if book().played.limits.zone <= self.engaged(hero).len() {
            // WQ-ZONE-04, WQ-AMB-21.
            self.move_to_shadows(foe, cx);
            self.agenda.push(Step::Suffer(hero, attack(foe), Harm::Crowd(foe)));
            return;
        }
        self.lift(foe);
        self.foes.zones[hero.idx()].insert(foe);
        self.turn.pulled = self.turn.pulled.saturating_add(1);
        cx.emit(|| EnemiesEvent::Moved { mark: crate::Mark::Foe(foe), to: Spot::Zone(hero) });
        self.engaged_by(hero, foe);
    }

    /// What cards do when an enemy has engaged a hero.
    fn engaged_by(&mut self, hero: Hero, foe: Foe) {
        let gear = self.area(hero).gear - self.area(hero).depleted;
        if !self.usable_gear(hero, &[crate::effect::Window::Engaged]).is_empty() {
            self.agenda.push(Step::Engaged(hero, foe));
        }
        let reacting = crate::sets::GearSet(gear.0 & book().quick.gear_reacts);
        for gear in reacting.iter() {
            for reaction in &book().gear(gear).reactions {
                if reaction.when == Trigger::Engaged {
                    let card = crate::Card::Gear(gear);
                    let cause = Cause { card, owner: hero, foe: Some(foe), chosen: None };
                    self.agenda.push(Step::Do(reaction.then, cause));
                }
            }
        }
    }

    /// WQ-PILE-03, WQ-AMB-33: the top of the enemy deck; every deck has its own discard pile (WQ-PILE-01).
    fn draw_foe(&mut self, cx: &mut Cx<'_, Event>) -> Option<Foe> {
        if self.foes.deck.is_empty() {
            let cards = self.foes.discard.len();
            if cards == 0 {
                cx.emit(|| EnemiesEvent::NothingToSpawn);
                return None;
            }
            self.foes.deck = self.foes.discard.iter().collect();
            self.foes.discard = FoeSet::EMPTY;
            self.foes.deck.shuffle("enemies", cx.chance);
            cx.emit(|| EnemiesEvent::EnemyDeckShuffled { cards });
        }
        self.foes.deck.take_top()
    }

    /// WQ-SPAWN-02, WQ-SPAWN-05, WQ-SPAWN-06, WQ-AMB-11, WQ-AMB-58: face up to a hero, or to the shadows where that
    /// cannot be. It enters ready (WQ-SPAWN-07, WQ-AMB-12).
    pub(crate) fn spawn_to(&mut self, hero: Option<Hero>, cx: &mut Cx<'_, Event>) {
        // WQ-AMB-33.
        let Some(foe) = self.draw_foe(cx) else { return };
        cx.reveal();
        self.foes.known.insert(foe);
        let cannot_engage = book().quick.cannot_engage & (1 << foe as u32) != 0;
        let hero = hero.filter(|&hero| self.is_up(hero) && !cannot_engage);
        let Some(hero) = hero else {
            self.foes.shadows.insert(foe);
            cx.emit(|| EnemiesEvent::Spawned { mark: crate::Mark::Foe(foe), to: Spot::Shadows });
            return;
        };
        if book().played.limits.zone <= self.engaged(hero).len() {
            self.foes.shadows.insert(foe);
            cx.emit(|| EnemiesEvent::Spawned { mark: crate::Mark::Foe(foe), to: Spot::Shadows });
            self.agenda.push(Step::Suffer(hero, attack(foe), Harm::Crowd(foe)));
            return;
        }
        self.foes.zones[hero.idx()].insert(foe);
        cx.emit(|| EnemiesEvent::Spawned { mark: crate::Mark::Foe(foe), to: Spot::Zone(hero) });
        self.engaged_by(hero, foe);
    }

    /// WQ-SPAWN-03: face down into the shadows.
    pub(crate) fn spawn_hidden(&mut self, cx: &mut Cx<'_, Event>) {
        // WQ-AMB-33.
        let Some(foe) = self.draw_foe(cx) else { return };
        self.foes.hidden.push(foe);
        let mark = self.mark(foe);
        cx.emit(|| EnemiesEvent::Spawned { mark, to: Spot::Shadows });
    }

    /// WQ-ZONE-13; WQ-ENEMY-ACT-04 where it is the enemy's own activation.
    pub(crate) fn exhaust_foe(&mut self, foe: Foe, cx: &mut Cx<'_, Event>) {
        if !self.foes.exhausted.has(foe) {
            self.foes.exhausted.insert(foe);
            let mark = self.mark(foe);
            cx.emit(|| EnemiesEvent::EnemyExhausted { mark });
        }
    }

    /// WQ-ATTACK-05: the wounds of an attack action, from which resilience has taken its part.
    pub(crate) fn strike_foe(
        &mut self,
        foe: Foe,
        successes: u8,
        resilience: u8,
        wounds: u8,
        cx: &mut Cx<'_, Event>,
    ) {
        let wounds = wounds.min(self.endures(foe));
        cx.emit(|| OutcomeEvent::FoeAttacked { foe, successes, resilience, wounds });
        self.wound_foe(foe, wounds, cx);
    }

    /// WQ-ATTACK-06: wounds that no resilience reduces, for an enemy that is not dying.
    pub(crate) fn hit_foe(&mut self, foe: Foe, wounds: u8, cx: &mut Cx<'_, Event>) {
        if self.is_dying(foe) {
            return;
        }
        self.turn_up(foe, cx);
        let wounds = wounds.min(self.endures(foe));
        cx.emit(|| EnemiesEvent::FoeHit { foe, wounds });
        self.wound_foe(foe, wounds, cx);
    }

    /// WQ-WOUND-03: no enemy suffers more wounds than this.
    fn endures(&self, foe: Foe) -> u8 {
        book().quick.health[foe.idx()].saturating_sub(self.foes.wounds[foe.idx()])
    }

    /// Wounds on an enemy; at full wounds it is defeated, in its own activation only at the end of that (WQ-DEFEAT-01).
    fn wound_foe(&mut self, foe: Foe, wounds: u8, cx: &mut Cx<'_, Event>) {
        let health = book().quick.health[foe.idx()];
        self.foes.wounds[foe.idx()] += wounds;
        if health <= self.foes.wounds[foe.idx()] && self.turn.acting != Some(foe) {
            self.defeat_foe(foe, cx);
        }
    }

    /// An enemy that has left play is no target any more, even if its card comes back at once.
    fn forget(&mut self, foe: Foe) {
        self.foes.wounds[foe.idx()] = 0;
        self.foes.exhausted.remove(foe);
        self.turn.named.remove(foe);
        if let Some(deed) = &mut self.deed {
            deed.targets.remove(foe);
        }
    }

    /// WQ-ENEMY-04, WQ-NEM-01, WQ-NEM-07, WQ-AMB-51, and what the sheet says of a nemesis that flees.
    pub(crate) fn defeat_foe(&mut self, foe: Foe, cx: &mut Cx<'_, Event>) {
        cx.emit(|| EnemiesEvent::FoeDefeated { foe });
        self.lift(foe);
        self.forget(foe);
        let is_sheets = foe == self.foes.nemesis;
        if is_sheets && book().sheet(self.sheet).flees && !self.is_at_final() {
            self.foes.lair.insert(foe);
            cx.emit(|| EnemiesEvent::Moved { mark: crate::Mark::Foe(foe), to: Spot::Lair });
        } else if foe.is_nemesis() {
            self.foes.defeated.insert(foe);
        } else {
            self.foes.discard.insert(foe);
        }
    }

    /// WQ-WOUND-06.
    pub(crate) fn mend_foe(&mut self, foe: Foe, wounds: u8, cx: &mut Cx<'_, Event>) {
        let wounds = wounds.min(self.foes.wounds[foe.idx()]);
        if wounds != 0 && !self.is_dying(foe) {
            self.foes.wounds[foe.idx()] -= wounds;
            cx.emit(|| EnemiesEvent::FoeMended { foe, wounds });
        }
    }

    /// WQ-ZONE-07, WQ-NEM-08, WQ-AMB-28: the shadows are left behind; what lay face down is seen then, as the next location is revealed.
    pub(crate) fn leave_shadows(&mut self, cx: &mut Cx<'_, Event>) {
        let hidden = std::mem::take(&mut self.foes.hidden);
        let open: FoeSet = self.foes.shadows.iter().filter(|foe| !foe.is_nemesis()).collect();
        for foe in open.iter().chain(hidden) {
            self.foes.shadows.remove(foe);
            self.forget(foe);
            self.foes.known.insert(foe);
            self.foes.discard.insert(foe);
            cx.emit(|| EnemiesEvent::Moved { mark: crate::Mark::Foe(foe), to: Spot::Discard });
        }
    }
}
