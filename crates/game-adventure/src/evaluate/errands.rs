//! What a character can go and do: quests, the next level, trophies, and what a space offers by the way. An errand is
//! worth its prize, less the longer it takes.

use kernel::{Seat, SeatSet};
use parts::Spaces;
use tinyvec::ArrayVec;

use crate::content::{Goal, Reward, book};
use crate::names::{Discovery, Level, Place, Resource, Space};
use crate::outlook::{Usable, usable};
use crate::query::reach::space;
use crate::query::stats::level_of;
use crate::state::{Adventure, Foe, Task};

use super::fight::{FALL, prize};
use super::map::{Map, Tour, map};
use super::strength::{Enemy, Sight, Strength};
use super::ways::discount;

/// What a quest is worth before it is complete, and the one that follows.
const SHARE: f32 = 0.9;
const NEXT_QUEST: f32 = 0.3;
/// What is worth doing after an errand counts for a little less.
const LATER: f32 = 0.8;
/// The worth of a quest before it is drawn, and the share of it that counts for a visit to the quest giver.
const UNKNOWN_QUEST: f32 = 1.0;
const SWAP: f32 = 0.12;
/// What the loot of a level is worth, and what all of the life is.
const LOOT: [f32; 4] = [0.16, 0.2, 0.24, 0.28];
/// What it is worth beside that to whoever lacks a weapon or armour.
const BARE: f32 = 0.12;
const HURT: f32 = 0.5;

pub(super) struct Errands<'a> {
    game: &'a Adventure,
    map: &'static Map,
    seat: Seat,
    strength: Strength,
    sight: Sight,
    level: Level,
    /// Where markers and discoveries lie.
    marked: Spaces,
    strewn: Spaces,
    /// What drawing a challenge of a level is worth.
    draws: [f32; 4],
    /// What loot is worth to this character.
    loot: [f32; 4],
    all: ArrayVec<[Errand; 16]>,
}

/// Something to go and do.
#[derive(Clone, Copy, Default)]
struct Errand {
    kind: Kind,
    /// What it brings, as far as it succeeds.
    value: f32,
    /// What is worth doing from where it ends.
    rest: f32,
    /// The part of the prize that is left after what it takes beside the way.
    left: f32,
    course: Course,
}

/// Where an errand leads.
#[derive(Clone, Copy)]
enum Course {
    /// It ends where the tour ends.
    Tour(Tour),
    /// To the best of these lairs: no errand takes longer than 40 turns.
    Overlord,
    /// To the nearest of these seats, as long as there is one within 12 turns.
    Chase(SeatSet),
    /// To the nearest of these seats, as long as there is one within 9 turns; then it goes on to a space, some day.
    Meeting(SeatSet, Option<Space>),
}

impl Default for Course {
    fn default() -> Self {
        Self::Tour(Tour::NOWHERE)
    }
}

/// After so many turns it is no use to look for an overlord or a character, and how much of the way after a meeting counts.
const LONGEST_OVERLORD: f32 = 40.0;
const LONGEST_CHASE: f32 = 12.0;
const LONGEST_MEETING: f32 = 9.0;
const AFTERWARDS: f32 = 0.3;

/// Errands each by itself, in units of valor.
#[derive(Clone, Copy, Default)]
pub(crate) struct Apart {
    pub(crate) quests: f32,
    pub(crate) lair: f32,
}

/// Of the errands of one kind one is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The quest with this number.
    Quest(u8),
    Level(Space),
    Trophy(Space),
}

impl Default for Kind {
    fn default() -> Self {
        Self::Quest(0)
    }
}

impl Kind {
    fn is_like(self, other: Self) -> bool {
        match (self, other) {
            (Self::Quest(one), Self::Quest(other)) => one == other,
            (Self::Level(_), Self::Level(_)) | (Self::Trophy(_), Self::Trophy(_)) => true,
            (Self::Quest(_) | Self::Level(_) | Self::Trophy(_), _) => false,
        }
    }
}

impl<'a> Errands<'a> {
    pub(super) fn new(game: &'a Adventure, seat: Seat, sight: Sight, strength: Strength) -> Self {
        let level = game.player(seat).level;
        let player = game.player(seat);
        let mut res = Self {
            game,
            map: map(),
            seat,
            strength,
            sight,
            level,
            marked: game.track.iter().flatten().map(|it| it.space as u8).collect(),
            strewn: game.tokens.0.iter().flatten().map(|it| it.space as u8).collect(),
            draws: [0.0; 4],
            loot: LOOT,
            all: ArrayVec::new(),
        };
        let bare = u8::from(player.weapon.is_none()) + u8::from(player.armour.is_none());
        res.loot = LOOT.map(|loot| loot + BARE * f32::from(bare));
        for &it in Level::ALL {
            let guess = strength.against(res.map.enemy(it), 0.3);
            let hurt = HURT / strength.life.max(1.0);
            let value = guess.win * res.loot[it.idx()] - guess.fall * FALL - hurt * guess.taken;
            res.draws[it.idx()] = value;
        }
        for nth in 0..player.tasks.len() {
            res.all.push(res.task(nth));
        }
        res.visits();
        res.weed();
        for idx in 0..res.all.len() {
            res.all[idx].rest = res.rest(&res.all[idx]);
        }
        res
    }

    /// The `nth` of the active quests.
    fn task(&self, nth: usize) -> Errand {
        let task = &self.game.player(self.seat).tasks[nth];
        let value = SHARE * f32::from(book().quest(task.quest).valor) + NEXT_QUEST;
        let (course, left) = self.quest(task);
        Errand { kind: Kind::Quest(nth as u8), value, rest: 0.0, left, course }
    }

    /// What the `nth` of the active quests is worth by itself, from where the character stands.
    pub(super) fn quest_alone(&self, nth: usize) -> f32 {
        let errand = self.task(nth);
        errand.value * self.left(self.level, self.game.at(self.seat), &errand)
    }

    /// AG-RES-QUEST-02: of three quests one will be dropped.
    fn weed(&mut self) {
        let n = self.game.player(self.seat).tasks.len();
        if n <= 2 {
            return;
        }
        let here = self.game.at(self.seat);
        let worth = |it: &Errand| it.value * self.left(self.level, here, it);
        let values: ArrayVec<[f32; 4]> = self.all[..n].iter().map(worth).collect();
        let worst = (0..n).min_by(|&a, &b| values[a].total_cmp(&values[b]));
        self.all.remove(worst.unwrap_or(0));
    }

    /// Which board encounters are worth a visit.
    fn visits(&mut self) {
        for lair in &book().played.lairs {
            // AG-LEVEL-02: one level after the other.
            let is_later =
                matches!(lair.reward, Reward::Level(it) if it.idx() != self.level.idx() + 1);
            if is_later {
                continue;
            }
            let prize = prize(self.game, self.seat, lair.reward);
            if prize == 0.0 {
                continue;
            }
            let kind = match lair.reward {
                Reward::Level(_) => Kind::Level(lair.id),
                Reward::Trophy(_) => Kind::Trophy(lair.id),
            };
            let (value, turns) = match &lair.foe {
                Some(foe) => {
                    let guess = self.strength.against(&Enemy::from(foe), 1.0);
                    (prize - FALL * guess.fall / guess.win.max(0.1), guess.tries())
                }
                None => {
                    let items = self.game.player(self.seat).items();
                    let n = items.iter().filter(|&it| Level::Green <= level_of(it)).count();
                    (0.7 * prize, 2.5 * (3.0 - n.min(3) as f32))
                }
            };
            if 0.0 < value {
                let (left, course) = (discount(turns), Course::Tour(Tour::to(lair.id)));
                self.all.push(Errand { kind, value, rest: 0.0, left, course });
            }
        }
    }

    /// What is worth doing after an errand, each by itself from where it ends.
    fn rest(&self, errand: &Errand) -> f32 {
        let is_climb = matches!(errand.kind, Kind::Level(_));
        let level = if is_climb { Level::ALL[self.level.idx() + 1] } else { self.level };
        let end = self.end_of(level, self.game.at(self.seat), errand);
        let (mut quests, mut climb, mut trophy) = (0.0, 0.0f32, 0.0f32);
        for other in self.all.iter().filter(|it| !it.kind.is_like(errand.kind)) {
            let value = other.value * self.left(level, end, other);
            match other.kind {
                Kind::Quest(_) => quests += value,
                Kind::Level(_) => climb = climb.max(value),
                Kind::Trophy(_) => trophy = trophy.max(value),
            }
        }
        LATER * (quests + climb + trophy)
    }

    /// What can be done from here, each by itself: all the quests, and the best of the board encounters.
    pub(super) fn apart(&self, here: Space) -> Apart {
        let mut res = Apart::default();
        for it in &self.all {
            let worth = it.value * self.left(self.level, here, it);
            match it.kind {
                Kind::Quest(_) => res.quests += worth,
                Kind::Level(_) | Kind::Trophy(_) => res.lair = res.lair.max(worth),
            }
        }
        res
    }

    /// Everything that can be done from here, the best first.
    pub(super) fn from(&self, here: Space) -> f32 {
        let value = |it: &Errand| (it.value + it.rest) * self.left(self.level, here, it);
        self.all.iter().map(value).fold(0.0, f32::max)
    }

    /// The part of the prize that is left if one goes from here.
    #[inline]
    fn left(&self, level: Level, here: Space, errand: &Errand) -> f32 {
        let left = match errand.course {
            Course::Tour(tour) => self.map.left(tour, level, here),
            Course::Overlord => self.overlord(level, here),
            Course::Chase(seats) => self.nearest(level, here, seats, LONGEST_CHASE),
            Course::Meeting(seats, last) => {
                let way = last.map_or(1.0, |last| self.map.left(Tour::to(last), level, here));
                self.nearest(level, here, seats, LONGEST_MEETING) * way.powf(AFTERWARDS)
            }
        };
        left * errand.left
    }

    /// Where an errand ends.
    fn end_of(&self, level: Level, here: Space, errand: &Errand) -> Space {
        match errand.course {
            Course::Tour(tour) => self.map.end(tour, level, here),
            Course::Overlord | Course::Chase(_) => here,
            Course::Meeting(_, last) => last.unwrap_or(here),
        }
    }

    /// Where a quest leads, and what is left of its prize after what it takes beside the way.
    fn quest(&self, task: &Task) -> (Course, f32) {
        if task.done {
            return (Course::default(), 1.0);
        }
        let left = |n: u8| f32::from(n.saturating_sub(task.progress));
        match &book().quest(task.quest).goal {
            Goal::Gather(spaces, _) | Goal::Visit(spaces, _) => {
                (Course::Tour(self.map.tour(task.quest, spaces.len(), task.progress)), 1.0)
            }
            Goal::Slay(n, prey) => match prey.space {
                Some(lair) => (Course::Tour(Tour::to(lair)), discount(left(*n) * self.tries(lair))),
                None if prey.overlord => (Course::Overlord, 1.0),
                None => {
                    let rarity = if prey.kind.is_some() { 4.0 } else { 1.0 };
                    (Course::Tour(Tour::hunt(prey.level)), discount(left(*n) * rarity * 1.6))
                }
            },
            Goal::HandIn(n, wanted) => {
                let rarity = if wanted.kind.is_some() { 3.5 } else { 1.0 };
                (Course::Tour(Tour::hunt(wanted.level)), discount(left(*n) * rarity * 1.8))
            }
            Goal::Meet(n, last) => self.meeting(task, *n, *last),
            Goal::Hurt(n, _) => (self.chase(task), discount(1.0 + 2.5 * left(*n))),
            Goal::Beat(n, _) => (self.chase(task), discount(1.0 + 7.0 * left(*n))),
        }
    }

    fn meeting(&self, task: &Task, n: u8, last: Option<Space>) -> (Course, f32) {
        let needed = n.min(self.game.n_seats - 1);
        let left = f32::from(needed.saturating_sub(task.progress.count_ones() as u8));
        if left == 0.0 {
            return (last.map_or(Course::default(), |last| Course::Tour(Tour::to(last))), 1.0);
        }
        let others = self.game.seats_from(self.seat).skip(1);
        let new = others.filter(|it| task.progress & (1 << it.0) == 0).collect();
        (Course::Meeting(new, last), discount(3.0 * (left - 1.0) + 1.0))
    }

    /// The rivals, who may be on the way elsewhere.
    fn chase(&self, task: &Task) -> Course {
        let others = self.game.seats_from(self.seat).skip(1);
        Course::Chase(others.filter(|&it| task.rival.is_none_or(|rival| rival == it)).collect())
    }

    /// To the nearest of these seats; it takes no more than so many turns.
    fn nearest(&self, level: Level, here: Space, seats: SeatSet, most: f32) -> f32 {
        let left = |seat| self.map.left(Tour::to(self.game.at(seat)), level, here);
        seats.iter().map(left).fold(discount(most), f32::max)
    }

    /// How many turns a victory over a board encounter takes.
    fn tries(&self, lair: Space) -> f32 {
        let foe = self.game.foe_facts(Foe::Lair(lair));
        foe.map_or(1.0, |foe| self.strength.against(&Enemy::from(foe), 1.0).tries())
    }

    fn overlord(&self, level: Level, here: Space) -> f32 {
        let lairs = book().played.lairs.iter().map(|it| it.id);
        let lairs = lairs.filter(|&it| book().space(it).kind == Place::Overlord);
        let left = |it| self.map.left(Tour::to(it), level, here) * discount(self.tries(it));
        lairs.map(left).fold(discount(LONGEST_OVERLORD), f32::max)
    }

    /// The best flight from a flight path, with what waits there, and where it leads.
    pub(super) fn flight(&self) -> (f32, Option<Space>) {
        let open = book().quick.flights & self.game.open_to(self.seat);
        let mut best = (0.0, None);
        for to in open.iter().map(space) {
            let value = self.from(to) + self.challenge(to);
            if best.0 < value {
                best = (value, Some(to));
            }
        }
        best
    }

    /// What a movement is worth that ends here; `flight` is the best flight.
    pub(super) fn end(&self, end: Space, flight: f32) -> f32 {
        let resources = &book().space(end).resources;
        let best = resources.iter().map(|&it| self.resource(end, it)).fold(0.0, f32::max);
        let stay = self.from(end) + best + self.challenge(end);
        let flies = resources.contains(&Resource::Flight);
        self.discoveries(end) + if flies { stay.max(flight) } else { stay }
    }

    pub(super) fn resource(&self, end: Space, resource: Resource) -> f32 {
        let player = self.game.player(self.seat);
        let hurt = self.strength.life - self.strength.left;
        let healed = |n: f32| HURT * n.min(hurt) / self.strength.life.max(1.0);
        match resource {
            Resource::Scroll => 0.08,
            Resource::Book => 0.14,
            Resource::SmallPotion => healed(1.0),
            Resource::LargePotion => healed(2.0) + 0.3 * f32::from(player.diseases.min(1)),
            Resource::Discovery => 0.05,
            Resource::Flight => 0.0,
            Resource::Auction => {
                let hero = self.game.hero_of(self.seat);
                let is_spare = |it| usable(hero, player.level, it) == Usable::Never;
                if player.bag.iter().any(is_spare) { 0.1 } else { 0.0 }
            }
            Resource::QuestGiver if player.tasks.len() < 2 => 1.5 * UNKNOWN_QUEST,
            Resource::QuestGiver => {
                let quests = self.all.iter().filter(|it| matches!(it.kind, Kind::Quest(_)));
                let value = |it: &Errand| it.value * self.left(self.level, end, it);
                let worst = quests.map(value).fold(f32::MAX, f32::min);
                SWAP * (UNKNOWN_QUEST - worst).max(0.0)
            }
        }
    }

    /// Discoveries that lie there: the unknown ones are more good than bad.
    pub(super) fn discoveries(&self, end: Space) -> f32 {
        if !self.strewn.contains(end as u8) {
            return 0.0;
        }
        let tokens = self.game.tokens.0.iter().flatten().filter(|it| it.space == end);
        let worth = |kind: Discovery| match kind {
            Discovery::Gold | Discovery::Hearthstone => 0.15,
            Discovery::FarSight | Discovery::RocketBoots | Discovery::Merchant => 0.1,
            Discovery::Ambush | Discovery::FalseMap | Discovery::PowerDrain => -0.15,
            Discovery::Disease | Discovery::Bomb | Discovery::Curse => -0.3,
        };
        let is_known = |known: SeatSet| match self.sight {
            Sight::Own => known.contains(self.seat),
            Sight::Shared => Seat::all(self.game.n_seats).all(|it| known.contains(it)),
        };
        tokens.map(|it| if is_known(it.known) { worth(it.kind) } else { 0.05 }).sum()
    }

    /// What the challenge phase brings there, as far as it is no errand.
    pub(super) fn challenge(&self, end: Space) -> f32 {
        if self.game.is_city(end) || self.game.player(self.seat).dazed {
            return 0.0;
        }
        let hurt = HURT / self.strength.life.max(1.0);
        let fight = |foe: Foe| {
            let facts = self.game.foe_facts(foe)?;
            let guess = self.strength.against(&Enemy::from(facts), 0.5);
            let is_lair = matches!(foe, Foe::Lair(_));
            let loot = if is_lair { 0.0 } else { self.loot[self.game.foe_level(foe)?.idx()] };
            Some(guess.win * loot - guess.fall * FALL - hurt * guess.taken)
        };
        if self.marked.contains(end as u8) {
            let markers = self.game.markers_at(end).filter_map(|idx| fight(Foe::Marker(idx)));
            if let Some(best) = markers.reduce(f32::max) {
                return best;
            }
        }
        if book().lair(end).is_some() {
            // A victory is counted by the errand.
            return fight(Foe::Lair(end)).unwrap_or(0.0).min(0.0);
        }
        self.draws[book().space(end).level.idx()]
    }
}
