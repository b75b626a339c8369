//! What one answer looks at.

use kernel::Seat;
use net::{Group, Inputs};

use super::About;
use crate::content::{Goal, book};
use crate::evaluate::{self, Ahead, Guess, Outing};
use crate::features;
use crate::names::{Ability, Item, N_ABILITIES, N_LEVELS, Place, Quest, Resource, Space};
use crate::outlook::{Usable, usable};
use crate::query::stats::level_of;
use crate::state::{Adventure, Foe};

/// What is asked, roughly.
pub(super) const N_STAGES: u16 = features::N_STAGES;

/// The inputs that all verbs have; what a verb tells apart comes behind them.
pub(super) const N_PLACES: u16 = 96;

const ALWAYS: usize = 0;
const LEVEL: usize = 1;
const HEALTH: usize = 5;
/// Damage that can still be borne, from 0 to 8.
const LIFE_LEFT: usize = 6;
const ENERGY: usize = 15;
const MOVES: usize = 23;
/// Combat cards, and all cards in hand.
const CARDS: usize = 31;
/// The chance of victory in the fight under way, that of defeat, what it is worth, and whether there is one.
const STAKES: usize = 33;
const IS_ACTIVE: usize = 37;
/// Whether a challenge is still to come in the turn.
const CHALLENGE_AHEAD: usize = 38;
/// Victories that are missing, of the seat and of the best of the others.
const MISSING: usize = 39;
/// Active quests, from 0 to 3.
const TASKS: usize = 41;
/// What a place is worth, compared with the best that the movement can still reach: after a step there, and if it ends there.
const AFTER_STEP: usize = 45;
const IS_BEST_STEP: usize = 46;
const END: usize = 47;
const IS_BEST_END: usize = 48;
const ERRANDS: usize = 49;
const DISCOVERIES: usize = 50;
const CHALLENGE: usize = 51;
const RESOURCES: usize = 52;
const KIND: usize = 60;
const MARKED: usize = 65;
const OTHERS: usize = 66;
/// The level of the place, by how much it is above the own: from -2 to 1.
const HIGHER: usize = 67;
/// A fight against an encounter: the chances of victory and defeat, the damage that is taken, whether a quest is about it, what
/// its defeat brings by itself.
const FIGHT: usize = 71;
/// An item: its level, whether it can be used now, later or never, and its potions.
const ITEM: usize = 76;
/// A quest: what it is worth from here, compared with the best of the own; its valor; whether it is done.
const QUEST: usize = 84;
/// What a resource is worth here, and whether none is worth more.
const RESOURCE: usize = 87;
/// A character: the own one, the first of the others, and how much valor it has.
const CHARACTER: usize = 89;

/// How much less than the best still counts as the best, in units of valor.
const ALIKE: f32 = 0.01;

/// A question, and what the seat that is asked has.
pub(super) struct Question<'a> {
    game: &'a Adventure,
    seat: Seat,
    pub(super) stage: usize,
    outing: Outing<'a>,
    here: evaluate::Stay,
    missing: [f32; 2],
    best_quest: f32,
    ahead: Ahead,
}

impl<'a> Question<'a> {
    pub(super) fn of(game: &'a Adventure, seat: Seat) -> Self {
        let outing = Outing::of(game, seat);
        let missing = |it: Seat| game.options.valor_to_win.saturating_sub(game.valor(it));
        let others = game.seats_from(seat).skip(1).map(missing).min().unwrap_or(0);
        let n_tasks = game.player(seat).tasks.len();
        Self {
            game,
            seat,
            stage: features::stage(game),
            here: outing.stay(game.at(seat)),
            missing: [missing(seat), others].map(|it| f32::from(it) / 8.0),
            best_quest: (0..n_tasks).map(|nth| outing.quest(nth)).fold(0.0, f32::max),
            ahead: Ahead::of(game, game.active()),
            outing,
        }
    }

    /// Turns on what an answer does.
    pub(super) fn write(&self, it: About, group: Group, out: &mut Inputs) {
        self.write_seat(group, out);
        if let Some(space) = it.space {
            self.write_place(space, group, out);
        } else {
            self.write_stay(group, out);
        }
        if let Some(foe) = it.foe {
            self.write_fight(foe, group, out);
        }
        if let Some(item) = it.item {
            self.write_item(item, group, out);
        }
        if let Some(quest) = it.quest {
            self.write_quest(quest, group, out);
        }
        if let Some(resource) = it.resource {
            self.write_resource(resource, group, out);
        }
        if let Some(other) = it.character {
            self.write_character(other, group, out);
        }
        if let Some(noun) = it.noun {
            out.mark(group, usize::from(N_PLACES) + noun);
        }
        if let Some(ability) = it.ability {
            self.write_ability(ability, group, out);
        }
    }

    fn write_seat(&self, group: Group, out: &mut Inputs) {
        let (game, seat) = (self.game, self.seat);
        let player = game.player(seat);
        let strength = &self.outing.strength;
        out.mark(group, ALWAYS);
        out.mark(group, LEVEL + player.level.idx());
        out.set(group, HEALTH, strength.left / strength.life.max(1.0));
        out.mark(group, LIFE_LEFT + (strength.left as usize).min(8));
        out.mark(group, ENERGY + usize::from(game.energy(seat).min(7)));
        let is_active = seat == game.active();
        if is_active {
            out.mark(group, MOVES + usize::from(game.turn.moves.min(7)));
            out.mark(group, IS_ACTIVE);
            out.set(group, CHALLENGE_AHEAD, yes(self.ahead.challenge));
        }
        out.set(group, CARDS, strength.cards / 3.0);
        out.set(group, CARDS + 1, player.hand.len() as f32 / 6.0);
        if game.combat.is_some() {
            let stakes = &self.outing.stakes;
            out.set(group, STAKES, stakes.win);
            out.set(group, STAKES + 1, stakes.fall);
            out.set(group, STAKES + 2, stakes.worth.clamp(-2.0, 2.0));
            out.mark(group, STAKES + 3);
        }
        out.set(group, MISSING, self.missing[0]);
        out.set(group, MISSING + 1, self.missing[1]);
        out.mark(group, TASKS + player.tasks.len().min(3));
    }

    /// Where it leads.
    fn write_place(&self, to: Space, group: Group, out: &mut Inputs) {
        let game = self.game;
        let stay = self.outing.stay(to);
        let base = if self.outing.is_moving() {
            let after = self.outing.after_step(to);
            let behind = after - self.outing.best;
            out.set(group, AFTER_STEP, behind.max(-2.0));
            out.set(group, IS_BEST_STEP, yes(-ALIKE < behind));
            self.outing.best
        } else {
            self.here.worth
        };
        out.set(group, END, (stay.worth - base).clamp(-2.0, 2.0));
        out.set(group, IS_BEST_END, yes(-ALIKE < stay.worth - base));
        out.set(group, ERRANDS, (stay.errands - self.here.errands).clamp(-2.0, 2.0));
        out.set(group, DISCOVERIES, stay.discoveries);
        out.set(group, CHALLENGE, stay.challenge);
        let facts = book().space(to);
        for &resource in &facts.resources {
            out.mark(group, RESOURCES + resource.idx());
        }
        out.mark(group, KIND + facts.kind.idx());
        out.set(group, MARKED, yes(game.markers_at(to).next().is_some()));
        out.set(group, OTHERS, game.others_at(to, self.seat).count() as f32);
        let higher = facts.level.idx() as i32 - game.player(self.seat).level.idx() as i32;
        out.mark(group, HIGHER + (higher.clamp(-2, 1) + 2) as usize);
    }

    /// What is left if the character does not go on.
    fn write_stay(&self, group: Group, out: &mut Inputs) {
        let behind = self.here.worth - self.outing.best;
        out.set(group, END, behind.max(-2.0));
        out.set(group, IS_BEST_END, yes(-ALIKE < behind));
        out.set(group, CHALLENGE, self.here.challenge);
        let kind = book().space(self.game.at(self.seat)).kind;
        out.set(group, KIND + Place::City.idx(), yes(kind == Place::City));
    }

    fn write_fight(&self, foe: Foe, group: Group, out: &mut Inputs) {
        let game = self.game;
        let strength = &self.outing.strength;
        if let Some(facts) = game.foe_facts(foe) {
            let Guess { win, fall, taken } = strength.against(&facts.into(), 0.7);
            out.set(group, FIGHT, win);
            out.set(group, FIGHT + 1, fall);
            out.set(group, FIGHT + 2, taken / strength.life.max(1.0));
        }
        let is_wanted = game.player(self.seat).tasks.iter().any(|it| is_about(game, it.quest, foe));
        out.set(group, FIGHT + 3, yes(is_wanted));
        if let Foe::Lair(space) = foe {
            let reward = book().lair(space).map(|it| it.reward);
            let worth = reward.map_or(0.0, |it| evaluate::prize(game, self.seat, it));
            out.set(group, FIGHT + 4, worth / 3.0);
        }
    }

    fn write_item(&self, item: Item, group: Group, out: &mut Inputs) {
        let level = self.game.player(self.seat).level;
        out.mark(group, ITEM + level_of(item).idx());
        let nth = match usable(self.game.hero_of(self.seat), level, item) {
            Usable::Now => 0,
            Usable::FromLevel(_) => 1,
            Usable::Never => 2,
        };
        out.mark(group, ITEM + N_LEVELS + nth);
        out.set(group, ITEM + N_LEVELS + 3, book().item(item).potions.len() as f32 / 3.0);
    }

    fn write_quest(&self, quest: Quest, group: Group, out: &mut Inputs) {
        let tasks = &self.game.player(self.seat).tasks;
        if let Some(nth) = tasks.iter().position(|it| it.quest == quest) {
            out.set(group, QUEST, self.outing.quest(nth) - self.best_quest);
            out.set(group, QUEST + 2, yes(tasks[nth].done));
        }
        out.set(group, QUEST + 1, f32::from(book().quest(quest).valor) / 4.0);
    }

    fn write_resource(&self, resource: Resource, group: Group, out: &mut Inputs) {
        let worth = self.outing.resource(resource);
        let here = self.game.at(self.seat);
        let all = book().space(here).resources.iter().map(|&it| self.outing.resource(it));
        out.set(group, RESOURCE, worth.clamp(-2.0, 2.0));
        out.set(group, RESOURCE + 1, yes(all.fold(f32::MIN, f32::max) <= worth));
    }

    fn write_character(&self, other: Seat, group: Group, out: &mut Inputs) {
        let game = self.game;
        let valor = game.valor(other);
        let others = game.seats_from(self.seat).skip(1);
        let is_first = others.map(|it| game.valor(it)).max() == Some(valor);
        out.set(group, CHARACTER, yes(other == self.seat));
        out.set(group, CHARACTER + 1, yes(other != self.seat && is_first));
        out.set(group, CHARACTER + 2, f32::from(valor) / 8.0);
    }

    /// Abilities are worth more or less by how the fight stands.
    fn write_ability(&self, ability: Ability, group: Group, out: &mut Inputs) {
        if self.game.combat.is_some() {
            let nth = usize::from(N_STAGES) * N_ABILITIES + ability.idx();
            out.set(group, usize::from(N_PLACES) + nth, self.outing.stakes.win);
        }
    }
}

/// Whether a victory over an enemy, or damage to it, is what a quest asks for.
fn is_about(game: &Adventure, quest: Quest, foe: Foe) -> bool {
    match &book().quest(quest).goal {
        Goal::Slay(_, prey) => game.is_prey(prey, foe),
        Goal::Hurt(..) | Goal::Beat(..) => matches!(foe, Foe::Seat(_)),
        Goal::Gather(..) | Goal::Visit(..) | Goal::HandIn(..) | Goal::Meet(..) => false,
    }
}

fn yes(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}
