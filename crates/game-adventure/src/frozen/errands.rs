//! What a character can go and do: quests, the next level, trophies, and what a space offers by the way. An errand is
//! worth its prize, less the longer it takes.

use kernel::Seat;

use tinyvec::ArrayVec;

use crate::content::{Goal, Order, Reward, book};
use crate::names::{Discovery, Level, Place, Resource, Space};
use crate::outlook::{Usable, usable};
use crate::query::reach::space;
use crate::query::stats::level_of;
use crate::state::{Adventure, Foe, Task};

use super::fight::{FALL, prize};
use super::map::map;
use super::strength::{Enemy, Strength};

/// After so many turns a prize is worth a third.
const PATIENCE: f32 = 6.0;
/// What a way takes beside its steps: a turn must end where it leads.
const STAGE: f32 = 0.6;
/// Turns until a level is gained.
const CLIMB: f32 = 5.0;
/// What a quest is worth before it is complete, and the one that follows.
const SHARE: f32 = 0.9;
const NEXT_QUEST: f32 = 0.3;
/// What is worth doing after an errand counts for a little less.
const LATER: f32 = 0.8;
/// What a quest is worth that nobody knows yet, and how much of that a visit to the quest giver brings.
const UNKNOWN_QUEST: f32 = 1.0;
const SWAP: f32 = 0.12;
/// What the loot of a level is worth, and what all of the life is.
const LOOT: [f32; 4] = [0.16, 0.2, 0.24, 0.28];
/// What it is worth beside that to whoever lacks a weapon or armour.
const BARE: f32 = 0.12;
const HURT: f32 = 0.5;

pub(super) struct Errands<'a> {
    game: &'a Adventure,
    seat: Seat,
    strength: &'a Strength,
    level: Level,
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
    /// What it takes beside the way.
    turns: f32,
    /// What is worth doing from where it ends.
    rest: f32,
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

fn discount(turns: f32) -> f32 {
    (-turns / PATIENCE).exp()
}

impl<'a> Errands<'a> {
    pub(super) fn new(game: &'a Adventure, seat: Seat, strength: &'a Strength) -> Self {
        let level = game.player(seat).level;
        let draws = [0.0; 4];
        let (loot, all) = (LOOT, ArrayVec::new());
        let mut res = Self { game, seat, strength, level, draws, loot, all };
        let player = game.player(seat);
        let bare = u8::from(player.weapon.is_none()) + u8::from(player.armour.is_none());
        res.loot = LOOT.map(|loot| loot + BARE * f32::from(bare));
        for &it in Level::ALL {
            let guess = strength.against(map().enemy(it), 0.3);
            let hurt = HURT / strength.life.max(1.0);
            let value = guess.win * res.loot[it.idx()] - guess.fall * FALL - hurt * guess.taken;
            res.draws[it.idx()] = value;
        }
        for (idx, task) in game.player(seat).tasks.iter().enumerate() {
            let value = SHARE * f32::from(book().quest(task.quest).valor) + NEXT_QUEST;
            let kind = Kind::Quest(idx as u8);
            res.all.push(Errand { kind, value, ..Errand::default() });
        }
        res.visits();
        res.weed();
        for idx in 0..res.all.len() {
            res.all[idx].rest = res.rest(&res.all[idx]);
        }
        res
    }

    /// AG-RES-QUEST-02: of three quests one will be dropped.
    fn weed(&mut self) {
        let n = self.game.player(self.seat).tasks.len();
        if n <= 2 {
            return;
        }
        let here = self.game.at(self.seat);
        let worth = |it: &Errand| it.value * discount(self.turns(self.level, here, it).0);
        let values: ArrayVec<[f32; 4]> = self.all[..n].iter().map(worth).collect();
        let worst = (0..n).min_by(|&a, &b| values[a].total_cmp(&values[b]));
        self.all.remove(worst.unwrap_or(0));
    }

    /// Which board encounters are worth a visit.
    fn visits(&mut self) {
        for lair in &book().played.lairs {
            let prize = prize(self.game, self.seat, lair.reward);
            // AG-LEVEL-02: one level after the other.
            let is_later =
                matches!(lair.reward, Reward::Level(it) if it.idx() != self.level.idx() + 1);
            if prize == 0.0 || is_later {
                continue;
            }
            let kind = match lair.reward {
                Reward::Level(_) => Kind::Level(lair.id),
                Reward::Trophy(_) => Kind::Trophy(lair.id),
            };
            let mut errand = Errand { kind, ..Errand::default() };
            match &lair.foe {
                Some(foe) => {
                    let guess = self.strength.against(&Enemy::from(foe), 1.0);
                    errand.value = prize - FALL * guess.fall / guess.win.max(0.1);
                    errand.turns += 1.0 / guess.win.max(0.08) - 1.0 + 2.0 * guess.fall;
                }
                None => {
                    let items = self.game.player(self.seat).items();
                    let n = items.iter().filter(|&it| Level::Green <= level_of(it)).count();
                    errand.value = 0.7 * prize;
                    errand.turns += 2.5 * (3.0 - n.min(3) as f32);
                }
            }
            if 0.0 < errand.value {
                self.all.push(errand);
            }
        }
    }

    /// What is worth doing after an errand, each by itself from where it ends.
    fn rest(&self, errand: &Errand) -> f32 {
        let is_climb = matches!(errand.kind, Kind::Level(_));
        let level = if is_climb { Level::ALL[self.level.idx() + 1] } else { self.level };
        let (_, end) = self.turns(level, self.game.at(self.seat), errand);
        let mut best: ArrayVec<[(Kind, f32); 8]> = ArrayVec::new();
        for other in self.all.iter().filter(|it| !it.kind.is_like(errand.kind)) {
            let value = other.value * discount(self.turns(level, end, other).0);
            match best.iter_mut().find(|it| it.0.is_like(other.kind)) {
                Some(known) => known.1 = known.1.max(value),
                None => best.push((other.kind, value)),
            }
        }
        LATER * best.iter().map(|it| it.1).sum::<f32>()
    }

    /// Turns from one space to another; a level that is missing takes its time.
    fn way(&self, level: Level, from: Space, to: Space) -> f32 {
        let needed = book().space(to).level.max(level);
        let climb = (needed.idx() - level.idx()) as f32 * CLIMB;
        let stage = if from == to { 0.0 } else { STAGE };
        map().turns(needed, from, to) + climb + stage
    }

    /// Everything that can be done from here, the best first.
    pub(super) fn from(&self, here: Space) -> f32 {
        let value =
            |it: &Errand| (it.value + it.rest) * discount(self.turns(self.level, here, it).0);
        self.all.iter().map(value).fold(0.0, f32::max)
    }

    /// How long an errand takes from here, and where it ends.
    fn turns(&self, level: Level, here: Space, errand: &Errand) -> (f32, Space) {
        match errand.kind {
            Kind::Quest(idx) => {
                self.quest(level, here, &self.game.player(self.seat).tasks[usize::from(idx)])
            }
            Kind::Level(lair) | Kind::Trophy(lair) => {
                (self.way(level, here, lair) + errand.turns, lair)
            }
        }
    }

    /// How long a quest takes from here, and where it ends.
    fn quest(&self, level: Level, here: Space, task: &Task) -> (f32, Space) {
        if task.done {
            return (0.0, here);
        }
        let left = |n: u8| f32::from(n.saturating_sub(task.progress));
        match &book().quest(task.quest).goal {
            Goal::Gather(spaces, last) => {
                let (turns, at) = self.round(level, here, spaces, task.progress);
                (turns + self.way(level, at, *last), *last)
            }
            Goal::Visit(spaces, Order::AnyOrder) => self.round(level, here, spaces, task.progress),
            Goal::Visit(spaces, Order::InOrder) => {
                let (mut at, mut turns) = (here, 0.0);
                for &next in &spaces[task.progress.count_ones() as usize..] {
                    turns += self.way(level, at, next);
                    at = next;
                }
                (turns, at)
            }
            Goal::Slay(n, prey) => match prey.space {
                Some(lair) => (self.way(level, here, lair) + left(*n) * self.tries(lair), lair),
                None if prey.overlord => (self.overlord(level, here), here),
                None => {
                    let rarity = if prey.kind.is_some() { 4.0 } else { 1.0 };
                    let there = self.hunting(level, here, prey.level);
                    (there + left(*n) * rarity * 1.6, here)
                }
            },
            Goal::HandIn(n, wanted) => {
                let rarity = if wanted.kind.is_some() { 3.5 } else { 1.0 };
                (self.hunting(level, here, wanted.level) + left(*n) * rarity * 1.8, here)
            }
            Goal::Meet(n, last) => self.meeting(level, here, task, *n, *last),
            Goal::Hurt(n, _) => (self.chase(level, here, task) + 2.5 * left(*n), here),
            Goal::Beat(n, _) => (self.chase(level, here, task) + 7.0 * left(*n), here),
        }
    }

    fn meeting(
        &self,
        level: Level,
        here: Space,
        task: &Task,
        n: u8,
        last: Option<Space>,
    ) -> (f32, Space) {
        let needed = n.min(self.game.n_seats - 1);
        let left = f32::from(needed.saturating_sub(task.progress.count_ones() as u8));
        let way = last.map_or(0.0, |last| self.way(level, here, last));
        if left == 0.0 {
            return (way, last.unwrap_or(here));
        }
        let others = self.game.seats_from(self.seat).skip(1);
        let new = others.filter(|it| task.progress & (1 << it.0) == 0);
        let near = new.map(|it| self.way(level, here, self.game.at(it))).fold(9.0, f32::min);
        (near + 3.0 * (left - 1.0) + 0.3 * way + 1.0, last.unwrap_or(here))
    }

    /// Turns until a rival is reached, who may be on the way elsewhere.
    fn chase(&self, level: Level, here: Space, task: &Task) -> f32 {
        let others = self.game.seats_from(self.seat).skip(1);
        let rivals = others.filter(|&it| task.rival.is_none_or(|rival| rival == it));
        rivals.map(|it| self.way(level, here, self.game.at(it))).fold(12.0, f32::min) + 1.0
    }

    /// Through all these spaces that are open, the nearest first; and where that ends.
    fn round(&self, level: Level, here: Space, spaces: &[Space], done: u8) -> (f32, Space) {
        let mut open = !done & ((1 << spaces.len()) - 1);
        let (mut at, mut turns) = (here, 0.0);
        while open != 0 {
            let mut best = (f32::MAX, 0);
            for (idx, &space) in spaces.iter().enumerate() {
                if open & (1 << idx) != 0 {
                    let way = self.way(level, at, space);
                    if way < best.0 {
                        best = (way, idx);
                    }
                }
            }
            turns += best.0;
            at = spaces[best.1];
            open &= !(1 << best.1);
        }
        (turns, at)
    }

    /// Turns to where encounters of a level are; of any, if it is not said.
    fn hunting(&self, level: Level, here: Space, wanted: Option<Level>) -> f32 {
        if self.game.is_city(here) {
            return 0.6;
        }
        match wanted {
            Some(wanted) if wanted != book().space(here).level => {
                1.2 + wanted.idx().saturating_sub(level.idx()) as f32 * CLIMB
            }
            Some(_) | None => 0.0,
        }
    }

    /// How many turns a victory over a board encounter takes.
    fn tries(&self, lair: Space) -> f32 {
        let Some(foe) = self.game.foe_facts(Foe::Lair(lair)) else { return 1.0 };
        let guess = self.strength.against(&Enemy::from(foe), 1.0);
        1.0 / guess.win.max(0.08) - 1.0 + 2.0 * guess.fall
    }

    fn overlord(&self, level: Level, here: Space) -> f32 {
        let lairs = book().played.lairs.iter().map(|it| it.id);
        let lairs = lairs.filter(|&it| book().space(it).kind == Place::Overlord);
        lairs.map(|it| self.way(level, here, it) + self.tries(it)).fold(40.0, f32::min)
    }

    /// The best flight from a flight path, with what waits there.
    pub(super) fn flight(&self) -> f32 {
        let open = book().quick.flights & self.game.open_to(self.seat);
        let value = |idx: u8| self.from(space(idx)) + self.challenge(space(idx));
        open.iter().map(value).fold(0.0, f32::max)
    }

    /// What a movement is worth that ends here; `flight` is the best flight.
    pub(super) fn end(&self, end: Space, flight: f32) -> f32 {
        let resources = &book().space(end).resources;
        let best = resources.iter().map(|&it| self.resource(end, it)).fold(0.0, f32::max);
        let stay = self.from(end) + best + self.challenge(end);
        let flies = resources.contains(&Resource::Flight);
        self.discoveries(end) + if flies { stay.max(flight) } else { stay }
    }

    fn resource(&self, end: Space, resource: Resource) -> f32 {
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
                let value = |it: &Errand| it.value * discount(self.turns(self.level, end, it).0);
                let worst = quests.map(value).fold(f32::MAX, f32::min);
                SWAP * (UNKNOWN_QUEST - worst).max(0.0)
            }
        }
    }

    /// Discoveries that lie there: the unknown ones are more good than bad.
    fn discoveries(&self, end: Space) -> f32 {
        let tokens = self.game.tokens.0.iter().flatten().filter(|it| it.space == end);
        let worth = |kind: Discovery| match kind {
            Discovery::Gold | Discovery::Hearthstone => 0.15,
            Discovery::FarSight | Discovery::RocketBoots | Discovery::Merchant => 0.1,
            Discovery::Ambush | Discovery::FalseMap | Discovery::PowerDrain => -0.15,
            Discovery::Disease | Discovery::Bomb | Discovery::Curse => -0.3,
        };
        tokens.map(|it| if it.known.contains(self.seat) { worth(it.kind) } else { 0.05 }).sum()
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
        let markers = self.game.markers_at(end).filter_map(|idx| fight(Foe::Marker(idx)));
        if let Some(best) = markers.reduce(f32::max) {
            return best;
        }
        if book().lair(end).is_some() {
            // A victory is counted by the errand.
            return fight(Foe::Lair(end)).unwrap_or(0.0).min(0.0);
        }
        self.draws[book().space(end).level.idx()]
    }
}
