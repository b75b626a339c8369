//! WQ-LEAD, WQ-GOLD-04: who is who, and who answers for whom.

use kernel::Seat;
use tinyvec::ArrayVec;

use crate::content::book;
use crate::names::{Condition, Foe, Hero, Kind, N_HEROES, Sheet};
use crate::sets::{FoeSet, HeroSet, KindSet};
use crate::state::{Area, Deed, Quest};
use crate::step::Step;

impl Quest {
    #[inline]
    pub fn area(&self, hero: Hero) -> &Area {
        &self.areas[hero.idx()]
    }

    #[inline]
    pub(crate) fn area_mut(&mut self, hero: Hero) -> &mut Area {
        &mut self.areas[hero.idx()]
    }

    /// WQ-ACT-01: the action under way. There is one exactly while its steps are to be done.
    #[inline]
    pub(crate) fn deed(&self) -> &Deed {
        self.deed.as_ref().expect("WQ-ACT-01: the steps of an action are done during an action")
    }

    #[inline]
    pub(crate) fn deed_mut(&mut self) -> &mut Deed {
        self.deed.as_mut().expect("WQ-ACT-01: the steps of an action are done during an action")
    }

    /// WQ-HERO-07, WQ-ENEMY-ACT-03: the hero in whose activation, or by whose choice, something happens.
    #[inline]
    pub(crate) fn acting_hero(&self) -> Hero {
        self.turn.active.expect("WQ-HERO-07: an activation has an active hero")
    }

    /// The step that is asked about.
    #[inline]
    pub(crate) fn step(&self) -> Step {
        self.agenda.top().expect("WQ-ROUND-02: there is a step to do until the quest has ended")
    }

    /// WQ-SETUP-14: the hero with the leader token.
    #[inline]
    fn leader(&self) -> Hero {
        self.leader.expect("WQ-SETUP-14: the leader is named before the first location is revealed")
    }

    /// The place of the leader token among the heroes.
    #[inline]
    fn leader_at(&self) -> usize {
        let leader = self.leader();
        let at = self.order.iter().position(|&hero| hero == leader);
        at.expect("WQ-LEAD-01: the leader is one of the heroes")
    }

    /// The hero so many places clockwise from the leader token, defeated or not.
    #[inline]
    pub(crate) fn hero_at(&self, n_after: u8) -> Hero {
        let mut at = self.leader_at() + usize::from(n_after);
        // A division takes longer.
        while self.order.len() <= at {
            at -= self.order.len();
        }
        self.order[at]
    }

    /// Every hero clockwise from the leader token, defeated or not.
    #[inline]
    pub(crate) fn clockwise(&self) -> ArrayVec<[Hero; N_HEROES]> {
        self.leader_first().collect()
    }

    #[inline]
    fn leader_first(&self) -> impl Iterator<Item = Hero> {
        let at = self.leader_at();
        self.order[at..].iter().chain(&self.order[..at]).copied()
    }

    #[inline]
    pub(crate) fn is_up(&self, hero: Hero) -> bool {
        !self.area(hero).is_defeated
    }

    #[inline]
    pub(crate) fn is_anybody_up(&self) -> bool {
        self.order.iter().any(|&hero| self.is_up(hero))
    }

    /// The heroes in the game.
    pub(crate) fn party(&self) -> HeroSet {
        self.order.iter().copied().collect()
    }

    /// WQ-LEAD-04, WQ-DEFEAT-05: whom an effect aimed at the leader hits; nobody when all are defeated.
    #[inline]
    pub(crate) fn lead(&self) -> Option<Hero> {
        self.leader_first().find(|&hero| self.is_up(hero))
    }

    /// WQ-LEAD-03: the active hero, or the leader where there is none.
    #[inline]
    pub(crate) fn active(&self) -> Option<Hero> {
        self.turn.active.or_else(|| self.lead())
    }

    /// WQ-LEAD-02: the seat that decides for the party.
    #[inline]
    pub(crate) fn party_seat(&self) -> Seat {
        self.seat_of(self.leader())
    }

    /// WQ-GOLD-04.
    #[inline]
    pub(crate) fn seat_of(&self, hero: Hero) -> Seat {
        self.area(hero).seat
    }

    /// WQ-SETUP-04 and gear.
    #[inline]
    pub(crate) fn health(&self, hero: Hero) -> u8 {
        let (two, three, four) = book().hero(hero).health;
        let base = match self.n_heroes {
            2 => two,
            3 => three,
            4 => four,
            other => unreachable!("WQ-SETUP-03: a party of {other}"),
        };
        let gear = self.area(hero).gear - self.area(hero).depleted;
        base + gear.iter().map(|it| book().quick.gear_health[it.idx()]).sum::<u8>()
    }

    /// WQ-WOUND-05.
    #[inline]
    pub(crate) fn remaining(&self, hero: Hero) -> u8 {
        self.health(hero).saturating_sub(self.area(hero).wounds)
    }

    #[inline]
    pub(crate) fn readied(&self, hero: Hero) -> KindSet {
        KindSet(0b1111) - self.area(hero).exhausted
    }

    /// WQ-ACT-19: readied actions that an effect can exhaust.
    #[inline]
    pub(crate) fn tirable(&self, hero: Hero) -> KindSet {
        self.readied(hero) - KindSet::only(book().hero(hero).ready)
    }

    /// Action cards that can take another success token (WQ-TOKEN-01), and for how many there is room.
    #[inline]
    pub(crate) fn room(&self, hero: Hero) -> (KindSet, u8) {
        let limit = book().played.limits.tokens;
        let tokens = &self.area(hero).tokens;
        let kinds = Kind::ALL.iter().copied().filter(|kind| tokens[kind.idx()] < limit).collect();
        (kinds, tokens.iter().map(|&n| limit.saturating_sub(n)).sum())
    }

    /// WQ-COND-03, and what cards say.
    #[inline]
    pub(crate) fn can_gain(&self, hero: Hero, condition: Condition) -> bool {
        let area = self.area(hero);
        let is_immune = area.gear.0 & !area.depleted.0 & book().quick.no_conditions != 0;
        !area.is_defeated && !area.has(condition) && !is_immune
    }

    /// Enemies in the zone of a hero.
    #[inline]
    pub(crate) fn engaged(&self, hero: Hero) -> FoeSet {
        self.foes.zones[hero.idx()]
    }

    /// The hero in whose zone an enemy is.
    #[inline]
    pub(crate) fn zone_of(&self, foe: Foe) -> Option<Hero> {
        self.order.iter().copied().find(|&hero| self.engaged(hero).has(foe))
    }

    /// The last location of the sheet is the active one.
    #[inline]
    pub(crate) fn is_at_final(&self) -> bool {
        self.places.active == Some(book().sheet(self.sheet).last)
    }

    /// WQ-LOC-05.
    #[inline]
    pub(crate) fn is_explored(&self) -> bool {
        self.places.active.is_some_and(|it| book().location(it).explore <= self.places.progress)
    }

    /// WQ-DELVE-01.
    #[inline]
    pub(crate) fn is_delve(&self) -> bool {
        self.sheet == Sheet::LostInTheDark
    }

    /// Success tokens of all heroes.
    pub(crate) fn party_tokens(&self) -> u8 {
        self.order.iter().map(|&hero| self.area(hero).n_tokens()).sum()
    }
}
