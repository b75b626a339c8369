//! Who and what stands where, and who counts as standing there.

use kernel::{Game, Seat, SeatSet};
use parts::Members;

use crate::content::{Routes, book};
use crate::names::{Card, Hero, N_REWARDS, Region, Reward, Space};
use crate::places::Places;
use crate::state::{RewardSpot, Wrath};
use crate::step::Step;

impl Wrath {
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.n_seats)
    }

    /// WR-SOLO-01: one player with three heroes and one hand.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    /// The heroes in the order of their turns.
    #[inline]
    pub fn heroes(&self) -> impl Iterator<Item = Hero> + use<> {
        let order = self.order;
        (0..order.len()).filter_map(move |idx| order[idx])
    }

    /// The heroes in the order of their names in notation: legal actions are listed so.
    #[inline]
    pub(crate) fn heroes_by_name(&self) -> Members<Hero> {
        by_name(self.heroes())
    }

    /// How many heroes play.
    #[inline]
    pub(crate) fn n_heroes(&self) -> u8 {
        if self.is_solo() { book().limits.solo_heroes } else { self.n_seats }
    }

    #[inline]
    pub(crate) fn plays(&self, hero: Hero) -> bool {
        self.order.contains(&Some(hero))
    }

    #[inline]
    pub(crate) fn seat_of(&self, hero: Hero) -> Seat {
        self.figures[hero.idx()].seat
    }

    /// WR-TERM-02: the space of a hero.
    #[inline]
    pub(crate) fn space_of(&self, hero: Hero) -> Space {
        self.figures[hero.idx()].space
    }

    /// WR-TERM-01: the seat of the active hero.
    #[inline]
    pub(crate) fn active_seat(&self) -> Seat {
        self.seat_of(self.turn.hero)
    }

    /// Whom the table waits for first: of those who are asked, the seat of the hero whom the question is about. In
    /// step 1 the others only may play rewards.
    pub fn leading_seat(&self) -> Option<Seat> {
        let decision = self.decision()?;
        let hero = decision.prompt.hero().unwrap_or(self.turn.hero);
        let own = Some(self.seat_of(hero));
        own.filter(|it| decision.seats.contains(*it)).or(decision.seats.first())
    }

    #[inline]
    pub(crate) fn max_health(hero: Hero) -> u8 {
        book().hero(hero).health
    }

    #[inline]
    pub(crate) fn is_hurt(&self, hero: Hero) -> bool {
        self.figures[hero.idx()].health < Self::max_health(hero)
    }

    /// The heroes on a space, in turn order.
    #[inline]
    pub(crate) fn heroes_on(&self, space: Space) -> impl Iterator<Item = Hero> + '_ {
        self.heroes().filter(move |&hero| self.space_of(hero) == space)
    }

    /// The spaces with heroes.
    #[inline]
    pub(crate) fn hero_spaces(&self) -> Places {
        self.heroes().map(|hero| self.space_of(hero)).collect()
    }

    /// The map as it is now: a closed Icecrown Citadel is absent (WR-TERM-04).
    #[inline]
    pub(crate) fn routes(&self) -> &'static Routes {
        let map = &book().map;
        if self.siege.is_some() { &map.open } else { &map.closed }
    }

    #[inline]
    pub(crate) fn neighbours(&self, space: Space) -> Places {
        self.routes().next_to(space)
    }

    /// WR-ACT-MOVE-02, WR-ICE-01, WR-ICE-04: the spaces on which anything may stand; no ghoul comes to the closed
    /// Icecrown Citadel (WR-AMB-23).
    #[inline]
    pub(crate) fn open_spaces(&self) -> Places {
        if self.siege.is_some() {
            Places::ALL
        } else {
            Places::ALL - Places::only(Space::IcecrownCitadel)
        }
    }

    #[inline]
    pub(crate) fn n_abominations_on(&self, space: Space) -> u8 {
        self.abominations.iter().filter(|&&it| it == space).count() as u8
    }

    /// The spaces with abominations.
    #[inline]
    pub(crate) fn abomination_spaces(&self) -> Places {
        self.abominations.iter().copied().collect()
    }

    /// WR-TERM-03: the spaces with ghouls or abominations.
    #[inline]
    pub(crate) fn enemy_spaces(&self) -> Places {
        self.ghouls.spaces() | self.abomination_spaces()
    }

    #[inline]
    pub(crate) fn n_enemies_on(&self, space: Space) -> u8 {
        self.ghouls.on(space) + self.n_abominations_on(space)
    }

    /// The damage that would remove every enemy of a space (WR-ACT-FIGHT-04).
    #[inline]
    pub(crate) fn toughness_on(&self, space: Space) -> u8 {
        let limits = &book().limits;
        self.ghouls.on(space) * limits.ghoul_toughness
            + self.n_abominations_on(space) * limits.abomination_toughness
    }

    /// Figures that stand nowhere, removed ones included (WR-COMP-07).
    #[inline]
    pub(crate) fn ghoul_supply(&self) -> u8 {
        book().limits.ghouls - self.ghouls.total()
    }

    #[inline]
    pub(crate) fn abomination_supply(&self) -> u8 {
        book().limits.abominations - self.abominations.len() as u8
    }

    pub(crate) fn stronghold_supply(&self) -> u8 {
        book().limits.strongholds - self.strongholds.len()
    }

    /// WR-SPAWN-01: how many Scourge cards step 3 reveals.
    #[inline]
    pub(crate) fn rate(&self) -> u8 {
        book().scourge_track.rates[usize::from(self.scourge_index)]
    }

    /// WR-LK-02, WR-LK-05: what the Lich King adds to the damage of a fight or quest action on a space, which is the
    /// one where it happens (WR-AMB-25). He adds to nothing else (WR-LK-03).
    #[inline]
    pub(crate) fn lich_king_damage(&self, space: Space) -> u8 {
        let is_near = match self.lich_king {
            Some(region) => book().map.region(space) == Some(region),
            None => space == Space::IcecrownCitadel,
        };
        if is_near { book().limits.lich_king_damage } else { 0 }
    }

    #[inline]
    fn region_of(&self, hero: Hero) -> Option<Region> {
        book().map.region(self.space_of(hero))
    }

    /// WR-HERO-THRALL-02, WR-AMB-18: whether Thrall counts as standing beside a hero of his region.
    #[inline]
    fn is_warchief_of(&self, hero: Hero, other: Hero) -> bool {
        book().stands_in_region(hero)
            && self.region_of(other).is_some()
            && self.region_of(hero) == self.region_of(other)
    }

    /// Whether the cards of `hero` may be played for `other`: on the same space, or by WR-HERO-THRALL-02.
    #[inline]
    pub(crate) fn stands_with(&self, hero: Hero, other: Hero) -> bool {
        self.space_of(hero) == self.space_of(other) || self.is_warchief_of(hero, other)
    }

    /// The heroes for whom the active hero's player may play Travel and Heal cards, in the solo game too (WR-SOLO-03).
    #[inline]
    pub(crate) fn companions(&self) -> Members<Hero> {
        by_name(self.heroes().filter(|&hero| self.stands_with(self.turn.hero, hero)))
    }

    /// The seats whose Fight and Defend cards may be played for a hero (WR-ACT-FIGHT-03, WR-CARD-DEFEND-01); in the
    /// solo game only for the active hero and its companions (WR-SOLO-06, WR-AMB-15), with Thrall for those of his
    /// region (WR-AMB-50).
    #[inline]
    pub(crate) fn helpers(&self, hero: Hero) -> SeatSet {
        if self.is_solo() {
            let is_near = self.stands_with(self.turn.hero, hero);
            return if is_near { SeatSet::only(Seat(0)) } else { SeatSet::EMPTY };
        }
        let mut res = SeatSet::EMPTY;
        for it in self.heroes() {
            if self.stands_with(it, hero) {
                res.insert(self.seat_of(it));
            }
        }
        res
    }

    /// The seats of `seats` that hold one of `cards`.
    #[inline]
    pub(crate) fn with_card(&self, seats: SeatSet, cards: &[Card]) -> SeatSet {
        let holds = |seat: &Seat| cards.iter().any(|&card| self.hands[*seat].has(card));
        seats.iter().filter(holds).collect()
    }

    #[inline]
    pub(crate) fn has_reward(&self, seat: Seat, reward: Reward) -> bool {
        self.rewards[reward.idx()] == RewardSpot::Hand(seat)
    }

    /// The rewards in a hand.
    #[inline]
    pub(crate) fn rewards_of(&self, seat: Seat) -> impl Iterator<Item = Reward> + '_ {
        Reward::ALL.iter().copied().filter(move |&it| self.has_reward(seat, it))
    }

    /// The seats with rewards in hand.
    #[inline(always)]
    pub(crate) fn reward_holders(&self) -> SeatSet {
        // WR-QUEST-02: a reward comes from a completed quest, so for most of the game there is nobody.
        if self.quests.iter().all(|it| !it.is_complete) {
            return SeatSet::EMPTY;
        }
        self.holders()
    }

    fn holders(&self) -> SeatSet {
        let mut res = SeatSet::EMPTY;
        for idx in 0..N_REWARDS {
            if let RewardSpot::Hand(seat) = self.rewards[idx] {
                res.insert(seat);
            }
        }
        res
    }

    /// WR-HAND-01: hero cards and rewards together.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat].size() + self.rewards_of(seat).count() as u8
    }

    /// Whether the active hero's step 1 is not over.
    pub(crate) fn is_in_actions(&self) -> bool {
        self.agenda.iter().any(|step| matches!(step, Step::Actions))
    }
}

/// Heroes in the order of their names in notation.
#[inline]
fn by_name(heroes: impl Iterator<Item = Hero>) -> Members<Hero> {
    Members::of(heroes.fold(0, |cast, hero| cast | 1 << hero.idx()), Hero::ALL)
}
