//! Verbs of dungeon cards and gear.

use kernel::Cx;

use crate::card::Card;
use crate::content::book;
use crate::event::{DungeonEvent, Event, TreasureEvent};
use crate::names::{Dungeon, Gear, Hero};
use crate::sets::GearSet;
use crate::state::Quest;
use crate::step::{Cause, Step};

impl Quest {
    /// WQ-DUN-06: the top of the dungeon deck.
    pub(crate) fn take_dungeon(&mut self, cx: &mut Cx<'_, Event>) -> Option<Dungeon> {
        let card = self.dungeon.deck.take_top();
        match card {
            Some(Dungeon::Warpstone) => self.dungeon.n_omen = 0,
            Some(_) => self.dungeon.n_omen = self.dungeon.n_omen.saturating_sub(1),
            None => cx.emit(|| DungeonEvent::DungeonEmpty),
        }
        if card.is_some() {
            cx.reveal();
        }
        self.dungeon.n_known = self.dungeon.n_known.min(self.dungeon.deck.len() as u8);
        card
    }

    /// WQ-DUN-02, WQ-DUN-03: a drawn card is claimed, or resolved and discarded.
    pub(crate) fn meet(&mut self, hero: Hero, card: Dungeon, cx: &mut Cx<'_, Event>) {
        cx.emit(|| DungeonEvent::DungeonDrawn { hero, card });
        let facts = book().dungeon(card);
        let cause = Cause { card: Card::Dungeon(card), owner: hero, foe: None, chosen: None };
        if facts.treasure != 0 {
            // WQ-AMB-30: the text first.
            self.agenda.push(Step::Treasure(hero, facts.treasure));
        }
        if card.is_item() {
            self.area_mut(hero).items[card.idx()] += 1;
            if card == Dungeon::Warpstone {
                let sheet = book().sheet(self.sheet);
                let cause = Cause { card: Card::Sheet(self.sheet), ..cause };
                self.agenda.push(Step::Do(sheet.on_warpstone, cause));
            }
        } else {
            self.dungeon.discard[card.idx()] += 1;
            self.agenda.push(Step::Do(facts.then, cause));
        }
    }

    pub(crate) fn bury(&mut self, card: Dungeon, cx: &mut Cx<'_, Event>) {
        self.dungeon.deck.put_under(card);
        self.dungeon.n_known += 1;
        cx.emit(|| DungeonEvent::DungeonBuried { card });
    }

    pub(crate) fn discard_item(&mut self, hero: Hero, card: Dungeon, cx: &mut Cx<'_, Event>) {
        self.area_mut(hero).items[card.idx()] -= 1;
        self.dungeon.discard[card.idx()] += 1;
        cx.emit(|| DungeonEvent::ItemDiscarded { hero, card });
    }

    /// WQ-LEG-02, WQ-AMB-22: one of the hero's legendary cards that nobody owns yet.
    pub(crate) fn meet_fortune(&mut self, hero: Hero, cx: &mut Cx<'_, Event>) {
        self.gear.fortunes += 1;
        let owned = self.area(hero).gear;
        let mut left: tinyvec::ArrayVec<[Gear; 3]> = tinyvec::ArrayVec::new();
        left.extend(Gear::legends(hero).iter().copied().filter(|&gear| !owned.has(gear)));
        if left.is_empty() {
            return;
        }
        let gear = left[cx.chance.pick("legendary", &left)];
        cx.emit(|| TreasureEvent::LegendaryDrawn { hero, gear });
        self.agenda.push(Step::Equip(hero, gear));
    }

    /// WQ-GEAR-05.
    pub(crate) fn equip(&mut self, hero: Hero, gear: Gear, cx: &mut Cx<'_, Event>) {
        self.area_mut(hero).gear.insert(gear);
        cx.emit(|| TreasureEvent::GearEquipped { hero, gear });
    }

    /// WQ-GEAR-14, WQ-LEG-05: to the discard pile, or back to the legendary pool.
    pub(crate) fn discard_gear(&mut self, hero: Hero, gear: Gear, cx: &mut Cx<'_, Event>) {
        let area = self.area_mut(hero);
        area.gear.remove(gear);
        area.depleted.remove(gear);
        area.turned.remove(gear);
        if gear.legend_of().is_none() {
            self.gear.discard.insert(gear);
        }
        cx.emit(|| TreasureEvent::GearDiscarded { hero, gear });
    }

    /// WQ-FX-03: depleted gear is turned up.
    pub(crate) fn refresh_gear(&mut self, cx: &mut Cx<'_, Event>) {
        for hero in self.clockwise() {
            let depleted = self.area(hero).depleted;
            self.area_mut(hero).depleted = GearSet::EMPTY;
            for gear in depleted.iter() {
                cx.emit(|| TreasureEvent::GearRefreshed { hero, gear });
            }
        }
    }
}
