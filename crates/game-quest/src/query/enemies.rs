//! WQ-ZONE, WQ-RANK: where enemies are, and how they compare.

use tinyvec::ArrayVec;

use crate::action::Mark;
use crate::content::book;
use crate::effect::{Area, Areas, Foes, Window};
use crate::names::{Foe, Hero, N_FOES};
use crate::sets::FoeSet;
use crate::state::Quest;
use crate::step::Cause;

impl Quest {
    /// Enemies in all zones.
    #[inline]
    pub(crate) fn all_engaged(&self) -> FoeSet {
        let zones = &self.foes.zones;
        zones[0] | zones[1] | zones[2] | zones[3]
    }

    /// WQ-ZONE-01: enemies that lie face up, the lair left out.
    #[inline]
    pub(crate) fn face_up(&self) -> FoeSet {
        self.all_engaged() | self.foes.shadows
    }

    #[inline]
    pub(crate) fn face_down(&self) -> FoeSet {
        self.foes.hidden.iter().copied().collect()
    }

    /// Enemies in zones and shadows, face up or down.
    #[inline]
    pub(crate) fn in_play(&self) -> FoeSet {
        self.face_up() | self.face_down()
    }

    /// The name of an enemy in play that everybody can use.
    #[inline]
    pub(crate) fn mark(&self, foe: Foe) -> Mark {
        match self.foes.hidden.iter().position(|&it| it == foe) {
            Some(idx) => Mark::Hidden(idx as u8),
            None => Mark::Foe(foe),
        }
    }

    /// The names of enemies, in an order that tells nothing of those that lie face down.
    pub(crate) fn marks(&self, foes: FoeSet) -> impl Iterator<Item = Mark> + '_ {
        let face_up = (foes - self.face_down()).iter().map(Mark::Foe);
        let places = self.foes.hidden.iter().enumerate().filter(move |(_, foe)| foes.has(**foe));
        face_up.chain(places.map(|(idx, _)| Mark::Hidden(idx as u8)))
    }

    /// The enemy in play that a name stands for.
    #[inline]
    pub(crate) fn marked(&self, mark: Mark) -> Option<Foe> {
        match mark {
            Mark::Foe(foe) => (self.face_up() | self.foes.lair).has(foe).then_some(foe),
            Mark::Hidden(idx) => self.foes.hidden.get(usize::from(idx)).copied(),
        }
    }

    /// The enemy that an answer names; `check` has found it in play.
    pub(crate) fn named(&self, mark: Mark) -> Foe {
        self.marked(mark).unwrap_or_else(|| unreachable!("WQ-ZONE-01: {mark} is not in play"))
    }

    /// WQ-ATTACK-05, and what quest rules add.
    pub(crate) fn resilience(&self, foe: Foe) -> u8 {
        let base = book().quick.resilience[foe.idx()];
        let guards = &book().sheet(self.sheet).guards;
        if guards.is_empty() || foe != self.foes.nemesis {
            return base;
        }
        let Some(hero) = self.zone_of(foe) else { return base };
        let guards = guards.iter().fold(0, |all, set| all | book().quick.by_set[set.idx()]);
        base + u8::from(self.engaged(hero).0 & guards != 0)
    }

    /// WQ-ZONE-10: a face-down card has no text.
    #[inline]
    pub(crate) fn can_be_exhausted(&self, foe: Foe) -> bool {
        let is_immune = book().quick.cannot_exhaust & (1 << foe as u32) != 0;
        !self.foes.exhausted.has(foe) && (!is_immune || self.face_down().has(foe))
    }

    /// WQ-ENEMY-ACT-02: the readied enemies among which a hero picks.
    pub(crate) fn pickable(&self, hero: Hero) -> FoeSet {
        let own = self.engaged(hero) - self.foes.exhausted;
        if own.is_empty() {
            (self.foes.shadows | self.face_down()) - self.foes.exhausted
        } else {
            own
        }
    }

    /// WQ-AMB-59: whether it makes no difference which of these is named.
    pub(crate) fn are_alike(&self, foes: FoeSet) -> bool {
        if foes.len() < 2 {
            return true;
        }
        let hidden = self.face_down();
        if (foes - hidden).is_empty() {
            // Nobody knows one face-down card from another.
            let exhausted = foes & self.foes.exhausted;
            return exhausted.is_empty() || exhausted == foes;
        }
        let Some(first) = foes.first() else { return true };
        let like = |foe: Foe| {
            foe.model() == first.model()
                && self.foes.wounds[foe.idx()] == self.foes.wounds[first.idx()]
        };
        // Each of these sets has all of them, or none.
        let is_shared = |set: FoeSet| (foes & set).is_empty() || (foes - set).is_empty();
        foes.iter().all(like)
            && [hidden, self.foes.exhausted].into_iter().chain(self.foes.zones).all(is_shared)
            && self.deed.as_ref().is_none_or(|it| is_shared(it.targets) && is_shared(it.attackers))
    }

    /// WQ-AMB-60: whether the enemies that are still to act can do so in any order: each fights in its zone and touches
    /// nobody else, and no hero can fall or would have to choose which wounds to take.
    pub(crate) fn is_order_free(&self) -> bool {
        let ready = self.in_play() - self.foes.exhausted;
        if !(ready - self.all_engaged()).is_empty() {
            return false;
        }
        let (mut leaves, mut looks) = (false, false);
        for &hero in &self.order {
            let mut wounds = 0_u8;
            for foe in (self.engaged(hero) & ready).iter() {
                let habits = book().quick.habits[foe.idx()];
                if !habits.is_tame {
                    return false;
                }
                leaves |= habits.leaves;
                looks |= habits.looks;
                wounds = wounds.saturating_add(habits.wounds);
            }
            if wounds != 0
                && (self.remaining(hero) <= wounds
                    || !self.usable_gear(hero, &[Window::WouldSuffer]).is_empty())
            {
                return false;
            }
        }
        !(leaves && looks)
    }

    /// WQ-RANK-01: those of the highest rank.
    pub(crate) fn highest(&self, foes: FoeSet) -> FoeSet {
        if foes.len() < 2 {
            return foes;
        }
        let rank = |foe: Foe| book().quick.rank[foe.idx()];
        let best = foes.iter().map(rank).max();
        foes.iter().filter(|&foe| Some(rank(foe)) == best).collect()
    }

    /// WQ-TIME-02: the highest-ranked first; those that lie face down have no rank and come last, by their places.
    pub(crate) fn in_order(&self, foes: FoeSet) -> ArrayVec<[Foe; N_FOES]> {
        let mut res = ArrayVec::new();
        if foes.len() < 2 {
            res.extend(foes);
            return res;
        }
        let mut left = foes - self.face_down();
        while let Some(foe) = self.highest(left).first() {
            left.remove(foe);
            res.push(foe);
        }
        res.extend(self.foes.hidden.iter().copied().filter(|&foe| foes.has(foe)));
        res
    }

    /// The first of these in that order.
    pub(crate) fn first_in_order(&self, foes: FoeSet) -> Option<Foe> {
        if foes.len() < 2 {
            return foes.first();
        }
        let first = self.highest(foes - self.face_down()).first();
        first.or_else(|| self.foes.hidden.iter().copied().find(|&foe| foes.has(foe)))
    }

    /// The enemies at these places.
    fn at(&self, areas: Areas, cause: &Cause) -> FoeSet {
        let mut res = FoeSet::EMPTY;
        for area in areas.iter() {
            res = res
                | match area {
                    Area::Own => self.engaged(cause.owner),
                    Area::Other => self.all_engaged() - self.engaged(cause.owner),
                    Area::Shadows => self.foes.shadows | self.face_down(),
                    Area::Target => {
                        let aided = self.deed.and_then(|deed| deed.aided);
                        aided.map_or(FoeSet::EMPTY, |hero| self.engaged(hero))
                    }
                    Area::Same => {
                        let hero = cause.foe.and_then(|foe| self.zone_of(foe));
                        hero.map_or(FoeSet::EMPTY, |hero| self.engaged(hero))
                    }
                };
        }
        res
    }

    /// The enemies that an effect may mean.
    pub(crate) fn meant(&self, foes: Foes, cause: &Cause) -> FoeSet {
        let targets = self.deed.map_or(FoeSet::EMPTY, |deed| deed.targets);
        match foes {
            Foes::This => cause.foe.map_or(FoeSet::EMPTY, FoeSet::only),
            Foes::Nemesis => FoeSet::only(self.foes.nemesis) & (self.in_play() | self.foes.lair),
            Foes::Targeted => targets & self.in_play(),
            Foes::Pick(_, areas) | Foes::UpTo(_, areas) | Foes::All(areas) => self.at(areas, cause),
            Foes::Others(areas) => {
                let this = cause.foe.map_or(FoeSet::EMPTY, FoeSet::only);
                self.at(areas, cause) - this - targets
            }
            Foes::Highest(areas) => self.highest(self.at(areas, cause) - self.face_down()),
            Foes::Named(set) => FoeSet(book().quick.by_set[set.idx()]) & self.face_up(),
        }
    }
}
