//! Characters: where they stand, how they are.

use kernel::{Cx, Seat};

use crate::content::{Reward, book};
use crate::effect::Until;
use crate::event::{DefeatEvent, Event, ExplorationEvent, MovementEvent, QuestsEvent};
use crate::names::{Discovery, Face, Item, Level, Space, Trophy};
use crate::state::{Adventure, Bearer};
use crate::step::{Cause, Step};

use super::cards::lasting_of;

impl Adventure {
    pub(crate) fn move_to(&mut self, seat: Seat, to: Space, cx: &mut Cx<'_, Event>) {
        let from = self.at(seat);
        if from != to {
            self.player_mut(seat).space = to;
            cx.emit(|| MovementEvent::Moved { seat, from, to });
        }
    }

    /// AG-CHAR-03, and what comes with the other side.
    pub(crate) fn flip(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        let face = self.player(seat).face.other();
        self.player_mut(seat).face = face;
        cx.emit(|| MovementEvent::Turned { seat, face });
        let turned = self.side_facts(seat).turned;
        if !turned.is_empty() {
            let card = crate::card::Card::Hero(self.hero_of(seat));
            self.agenda.push(Step::Do(turned, Cause { card, owner: seat, target: None }));
        }
    }

    /// AG-DMG-02.
    pub(crate) fn heal(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
        if n == 0 || self.turn.withered.contains(seat) {
            return;
        }
        let player = self.player_mut(seat);
        let damage = n.min(player.damage);
        player.damage -= damage;
        if damage != 0 {
            cx.emit(|| DefeatEvent::Healed { seat, damage });
        }
        self.end_curses(seat, cx);
    }

    /// What lasts until its bearer is healed.
    fn end_curses(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        for _ in 0..std::mem::take(&mut self.player_mut(seat).curses) {
            cx.emit(|| ExplorationEvent::Recovered { seat, discovery: Discovery::Curse });
            self.box_discovery(Discovery::Curse, cx);
        }
        self.detach_if(cx, |it, until| it.on == Bearer::Seat(seat) && until == Until::Healed);
    }

    /// AG-DISC-DISEASE-02.
    pub(crate) fn cure_diseases(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        for _ in 0..std::mem::take(&mut self.player_mut(seat).diseases) {
            cx.emit(|| ExplorationEvent::Recovered { seat, discovery: Discovery::Disease });
            self.box_discovery(Discovery::Disease, cx);
        }
    }

    /// What is left of damage after everything that prevents it.
    fn absorb(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) -> u8 {
        if n == 0 {
            return 0;
        }
        let shield =
            self.attached.iter().position(|it| it.on == Bearer::Seat(seat) && it.is_shield());
        if let Some(idx) = shield {
            self.attached[idx].left -= 1;
            cx.emit(|| DefeatEvent::Prevented { seat });
            if self.attached[idx].left == 0 {
                self.detach(idx, cx);
            }
            return 0;
        }
        match self.ward(seat) {
            Some(item) => {
                self.turn.used.insert(item);
                cx.emit(|| DefeatEvent::Prevented { seat });
                n.saturating_sub(book().item(item).ward)
            }
            None => n,
        }
    }

    /// An item that still takes damage away in this turn.
    pub(crate) fn ward(&self, seat: Seat) -> Option<Item> {
        self.player(seat).bag.iter().find(|&item| {
            book().item(item).ward != 0 && self.has_power(seat, item) && !self.turn.used.has(item)
        })
    }

    /// How much of the next damage that item takes away.
    pub(crate) fn warded(&self, seat: Seat) -> u8 {
        self.ward(seat).map_or(0, |item| book().item(item).ward)
    }

    /// AG-DMG-01: damage that nothing prevents; what it comes to.
    pub(crate) fn wound(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) -> u8 {
        let damage = self.absorb(seat, n, cx);
        if damage != 0 {
            let life = self.life(seat);
            self.player_mut(seat).damage += damage;
            let left = life.saturating_sub(self.player(seat).damage);
            cx.emit(|| DefeatEvent::Hurt { seat, damage, left });
        }
        damage
    }

    /// AG-DMG-03: whoever has no life left is about to fall.
    pub(crate) fn check_life(&mut self, seat: Seat, by: Option<Seat>) {
        if self.is_dying(seat) {
            self.agenda.push(Step::Brink(seat, by));
        }
    }

    /// The character stays in play with so much life left. In a combat it is noted what that takes off the damage of the
    /// enemy's attack, because a cancel takes back that attack alone (AG-RUL-23).
    pub(crate) fn survive(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
        let life = self.life(seat);
        let left = n.min(life);
        let player = self.player_mut(seat);
        let spared = player.damage.saturating_sub(life - left);
        player.damage = life - left;
        if let Some(combat) = &mut self.combat
            && let Some(side) = combat.side(seat)
            && combat.sides[1 - side].dealt != 0
        {
            combat.sides[1 - side].spared += spared;
        }
        cx.emit(|| DefeatEvent::Saved { seat, left });
    }

    pub(crate) fn is_dying(&self, seat: Seat) -> bool {
        self.life(seat) <= self.player(seat).damage
    }

    /// AG-DMG-04 to AG-DMG-07: AG-DMG-05 all damage goes, AG-DMG-06 the card is turned; AG-DMG-08 everything else stays.
    /// AG-RUL-74: no more steps in this turn.
    pub(crate) fn fall_to(&mut self, seat: Seat, city: Space, cx: &mut Cx<'_, Event>) {
        cx.emit(|| DefeatEvent::Defeated { seat });
        self.move_to(seat, city, cx);
        let player = self.player_mut(seat);
        player.damage = 0;
        player.face = Face::Start;
        self.detach_if(cx, |attached, _| attached.on == Bearer::Seat(seat));
        self.cure_diseases(seat, cx);
        if seat == self.active() {
            self.turn.felled = true;
            self.turn.moves = 0;
        }
    }

    /// AG-LEVEL-03, AG-LEVEL-06, AG-RUL-52.
    pub(crate) fn rise(&mut self, seat: Seat, level: Level, cx: &mut Cx<'_, Event>) {
        let player = self.player_mut(seat);
        if level <= player.level {
            return;
        }
        player.damage = 0;
        player.level = level;
        cx.emit(|| DefeatEvent::LevelGained { seat, level });
        self.end_curses(seat, cx);
        self.draw_abilities(seat, 3, cx);
    }

    /// What the victory over a board encounter brings.
    pub(crate) fn reward(&mut self, seat: Seat, reward: Reward, cx: &mut Cx<'_, Event>) {
        match reward {
            Reward::Level(level) => self.rise(seat, level, cx),
            Reward::Trophy(trophy) => self.earn_trophy(seat, trophy, cx),
        }
    }

    /// AG-TROPHY-02, AG-TROPHY-03.
    pub(crate) fn can_earn(&self, seat: Seat, trophy: Trophy) -> bool {
        let has = self.player(seat).log.trophies[trophy.idx()] != 0;
        self.trophies[trophy.idx()] != 0 && !(has && book().trophy(trophy).once)
    }

    /// AG-TROPHY-01.
    pub(crate) fn earn_trophy(&mut self, seat: Seat, trophy: Trophy, cx: &mut Cx<'_, Event>) {
        if self.can_earn(seat, trophy) {
            self.trophies[trophy.idx()] -= 1;
            self.player_mut(seat).log.trophies[trophy.idx()] += 1;
            cx.emit(|| QuestsEvent::TrophyEarned { seat, trophy });
            self.agenda.push(Step::Completions);
        }
    }
}

impl crate::state::Attached {
    /// Whether it prevents damage to its bearer.
    pub(crate) fn is_shield(&self) -> bool {
        self.left != 0 && lasting_of(self.ability).until == Until::Spent
    }
}
