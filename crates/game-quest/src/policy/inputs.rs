//! What one answer looks at.

use net::{Group, Inputs};

use super::question::{Question, known};
use super::{About, Verb};
use crate::action::Mark;
use crate::card::Card;
use crate::content::book;
use crate::names::{Condition, Hero, Kind, N_HEROES, N_KINDS};
use crate::query::pool::attack;

/// The inputs that all verbs have; what a verb tells apart comes behind them.
pub(super) const N_PLACES: u16 = 170;

/// Inputs of a verb that performs an action, in pairs: quest and card, hero and readied cards, health and readied enemies in
/// the zone, quest and progress that is lacking, activations left and progress that is lacking.
pub(super) const N_ACTING: u16 = 48 + 64 + 16 + 48 + 48;

/// Inputs of a verb that names an action card: so many numbers for each type of cards.
pub(super) const N_CARDS: u16 = 4 * N_CARD;
const N_CARD: u16 = 12;

/// Numbers of a hero or an enemy who is chosen, for each kind of effect.
pub(super) const N_CROSSED: u16 = 12;

const ALWAYS: usize = 0;
const SHEET: usize = 1;
/// A party of two to four.
const PARTY: usize = 7;
// The hero who is asked.
const HERO: usize = 10;
/// Health left, from 0 to 8, and the share that is lost.
const LEFT: usize = 14;
const LOST: usize = 23;
const ENGAGED: usize = 24;
/// Attack of readied enemies in the zone, and the same for each health left.
const THREAT: usize = 28;
const READIED: usize = 30;
const N_EXHAUSTED: usize = 34;
const TOKENS: usize = 39;
const CONDITIONS: usize = 40;
// Where the quest stands.
/// The hero phase is over, then activations left.
const N_LEFT: usize = 43;
/// Progress that the location lacks, from 0 to 7; spaces of the peril track to its end; locations to come.
const LACK: usize = 49;
const ROUNDS: usize = 57;
const WAYS: usize = 64;
const FINAL: usize = 68;
/// Enemies in the shadows, from 0 to 3.
const DARK: usize = 69;
/// Not there, in the lair, engaged, in the shadows, defeated.
const NEMESIS: usize = 73;
const ALL_ENGAGED: usize = 78;
const ITEMS: usize = 79;
// The action under way.
const SUCCESSES: usize = 80;
const LACKS: usize = 81;
/// Wounds, the same for each health left, and whether they are too many.
const WOUNDS: usize = 82;
/// Attack values that defence does not stop, and whether there are any.
const OPEN: usize = 85;
// An action, or a target.
/// What it is worth by hand, compared with the best, whether it is the best, and by itself.
const GAIN: usize = 87;
// An action card.
const CARD_TOKENS: usize = 90;
const IS_ICON: usize = 91;
const IS_EXHAUSTED: usize = 92;
const IS_ADVANCED: usize = 93;
/// The most exhausted cards, and the most room for tokens, of another hero.
const AID: usize = 94;
// An enemy.
/// Health left, from 0 to 8.
const FOE_LEFT: usize = 96;
/// How many successes are to spare, from -5 to 2, and whether they are enough.
const TO_SPARE: usize = 105;
const DIES: usize = 113;
const FOE_ATTACK: usize = 114;
const IS_READY: usize = 118;
/// In the own zone, in another, in the shadows.
const FOE_PLACE: usize = 119;
const RANK: usize = 122;
const IS_HIDDEN: usize = 125;
const IS_NEMESIS: usize = 126;
const IS_HURT: usize = 127;
/// The wounds that its activation deals, the same for each health left, and whether they are too many.
const STRIKES: usize = 128;
// A hero who is named.
const IS_OWN: usize = 131;
const OTHER_LEFT: usize = 132;
const OTHER_LOST: usize = 141;
const OTHER_ENGAGED: usize = 142;
const OTHER_THREAT: usize = 146;
/// Success tokens, and room for more.
const OTHER_TOKENS: usize = 148;
const OTHER_EXHAUSTED: usize = 150;
const IS_UP: usize = 155;
const IS_ACTIVE: usize = 156;
const OTHER_CONDITIONS: usize = 157;
/// No hero has less health left.
const IS_WEAKEST: usize = 160;
const IS_LEADER: usize = 161;

// An action before it is performed.
/// Successes to expect, wounds for each health left, whether they are too many, and who could do the same later.
const PROSPECT: usize = 162;
/// Whether so many successes are as many as there is use for.
const IS_ENOUGH: usize = 166;
/// Attack of readied enemies in all zones.
const ALL_THREATS: usize = 167;
/// What one more success is worth by hand, and whether it is worth anything.
const MORE: usize = 168;

/// How much less than the best still counts as the best.
const ALIKE: f32 = 0.01;

impl Question<'_> {
    /// Turns on what an answer does.
    pub(super) fn write(&self, verb: Verb, it: About, group: Group, out: &mut Inputs) {
        out.mark(group, ALWAYS);
        self.write_table(group, out);
        self.write_asked(group, out);
        self.write_under_way(group, out);
        if let Some(kind) = it.kind {
            self.write_action(verb, it.hero.unwrap_or(self.hero), kind, group, out);
        }
        if let Some(mark) = it.mark {
            self.write_foe(verb, mark, group, out);
        }
        if let Some(hero) = it.hero {
            self.write_hero(verb, hero, group, out);
        }
        if let Some(noun) = it.noun {
            out.mark(group, usize::from(N_PLACES) + noun);
        }
        if let (Verb::Accept | Verb::Refuse, Some(card)) = (verb, it.card) {
            self.write_offer(card, group, out);
        }
    }

    fn write_table(&self, group: Group, out: &mut Inputs) {
        let game = self.game;
        out.mark(group, SHEET + game.sheet.idx());
        out.mark(group, PARTY + usize::from(game.n_heroes.clamp(2, 4)) - 2);
        out.mark(group, N_LEFT + self.n_left.unwrap_or(0).min(5));
        out.mark(group, LACK + usize::from(self.lack.min(7)));
        let last = book().sheet(game.sheet).track.len() - 1;
        out.mark(group, ROUNDS + last.saturating_sub(game.peril.into()).min(6));
        out.mark(group, WAYS + game.places.deck.len().min(3));
        out.set(group, FINAL, yes(game.is_at_final()));
        let n_dark = usize::from(game.foes.shadows.len()) + game.foes.hidden.len();
        out.mark(group, DARK + n_dark.min(3));
        let nemesis = game.foes.nemesis;
        let place = if game.foes.defeated.has(nemesis) {
            4
        } else if game.foes.shadows.has(nemesis) {
            3
        } else if game.all_engaged().has(nemesis) {
            2
        } else {
            usize::from(game.is_nemesis_in_lair())
        };
        out.mark(group, NEMESIS + place);
        let n = f32::from(game.n_heroes.max(1));
        out.set(group, ALL_ENGAGED, f32::from(game.all_engaged().len()) / n);
        let threats = self.threats.iter().map(|&it| f32::from(it)).sum::<f32>();
        out.set(group, ALL_THREATS, threats / n / 4.0);
    }

    /// The hero who is asked.
    fn write_asked(&self, group: Group, out: &mut Inputs) {
        let (game, hero) = (self.game, self.hero);
        if game.order.is_empty() {
            return;
        }
        let area = game.area(hero);
        let (health, left) = (game.health(hero).max(1), game.remaining(hero));
        let threat = f32::from(self.threats[hero.idx()]);
        out.mark(group, HERO + hero.idx());
        out.mark(group, LEFT + usize::from(left.min(8)));
        out.set(group, LOST, f32::from(area.wounds) / f32::from(health));
        out.mark(group, ENGAGED + usize::from(game.engaged(hero).len().min(3)));
        out.set(group, THREAT, threat / 4.0);
        out.set(group, THREAT + 1, (threat / f32::from(left.max(1))).min(2.0));
        for kind in game.readied(hero) {
            out.mark(group, READIED + kind.idx());
        }
        out.mark(group, N_EXHAUSTED + usize::from(area.exhausted.len()));
        out.set(group, TOKENS, f32::from(area.n_tokens()) / 4.0);
        for condition in area.conditions {
            out.mark(group, CONDITIONS + condition.idx());
        }
        out.set(group, ITEMS, f32::from(area.items.iter().sum::<u8>()) / 3.0);
    }

    fn write_under_way(&self, group: Group, out: &mut Inputs) {
        let Some(it) = self.under_way else { return };
        let left = f32::from(self.game.remaining(self.hero).max(1));
        out.set(group, SUCCESSES, it.successes / 5.0);
        out.set(group, LACKS, it.lacks.clamp(-4.0, 8.0) / 4.0);
        out.set(group, WOUNDS, it.wounds.min(20.0) / 5.0);
        out.set(group, WOUNDS + 1, (it.wounds / left).min(2.0));
        out.set(group, WOUNDS + 2, yes(left <= it.wounds));
        out.set(group, OPEN, it.open.clamp(-4.0, 8.0) / 4.0);
        out.set(group, OPEN + 1, yes(0.0 < it.open));
        out.set(group, MORE, it.more.clamp(0.0, 4.0));
        out.set(group, MORE + 1, yes(ALIKE < it.more));
    }

    fn write_gain(&self, gain: f32, group: Group, out: &mut Inputs) {
        let behind = gain - self.best;
        out.set(group, GAIN, behind.max(-4.0) / 2.0);
        out.set(group, GAIN + 1, yes(-ALIKE < behind));
        out.set(group, GAIN + 2, gain.clamp(-4.0, 4.0) / 2.0);
    }

    fn write_action(&self, verb: Verb, hero: Hero, kind: Kind, group: Group, out: &mut Inputs) {
        let game = self.game;
        let area = game.area(hero);
        out.set(group, CARD_TOKENS, f32::from(area.tokens[kind.idx()]) / 2.0);
        out.set(group, IS_ICON, yes(book().hero(hero).ready == kind));
        out.set(group, IS_EXHAUSTED, yes(area.exhausted.has(kind)));
        out.set(group, IS_ADVANCED, yes(area.advanced.has(kind)));
        if matches!(verb, Verb::Attack | Verb::Explore | Verb::Aid | Verb::Rest) {
            self.write_acting(hero, kind, group, out);
        } else {
            self.write_card(hero, kind, group, out);
        }
        if verb == Verb::Aid {
            let others = || game.order.iter().filter(|&&it| it != hero && game.is_up(it));
            let exhausted = others().map(|&it| game.area(it).exhausted.len()).max();
            let room = others().map(|&it| game.room(it).1).max();
            out.set(group, AID, f32::from(exhausted.unwrap_or(0)) / 4.0);
            out.set(group, AID + 1, f32::from(room.unwrap_or(0)) / 8.0);
        }
    }

    /// An action before anything of it is decided.
    fn write_acting(&self, hero: Hero, kind: Kind, group: Group, out: &mut Inputs) {
        let game = self.game;
        let it = &self.prospects[kind.idx()];
        let left = game.remaining(hero);
        let life = f32::from(left.max(1));
        self.write_gain(it.gain, group, out);
        out.set(group, PROSPECT, it.successes / 5.0);
        out.set(group, PROSPECT + 1, (it.wounds / life).min(2.0));
        out.set(group, PROSPECT + 2, yes(life <= it.wounds));
        out.set(group, PROSPECT + 3, it.n_later as f32 / 3.0);
        let lack = usize::from(self.lack.min(7));
        let use_for = match kind {
            Kind::Explore => f32::from(self.lack),
            Kind::Rest => f32::from(game.area(hero).wounds),
            Kind::Attack | Kind::Aid => f32::MAX,
        };
        out.set(group, IS_ENOUGH, yes(use_for <= it.successes));
        let card = 2 * hero.idx() + game.area(hero).tier(kind).idx();
        let n_ready = (game.engaged(hero) - game.foes.exhausted).len();
        let safety = usize::from(left.div_ceil(2).clamp(1, 4)) - 1;
        let first = usize::from(N_PLACES);
        out.mark(group, first + 8 * game.sheet.idx() + card);
        out.mark(group, first + 48 + 16 * hero.idx() + usize::from(game.readied(hero).0));
        out.mark(group, first + 112 + 4 * safety + usize::from(n_ready.min(3)));
        out.mark(group, first + 128 + 8 * game.sheet.idx() + lack);
        out.mark(group, first + 176 + 8 * self.n_left.unwrap_or(0).min(5) + lack);
    }

    /// An action card that is readied, exhausted, improved, or that gets or loses a token.
    fn write_card(&self, hero: Hero, kind: Kind, group: Group, out: &mut Inputs) {
        let game = self.game;
        let area = game.area(hero);
        let numbers: [f32; N_CARD as usize] = [
            1.0,
            f32::from(area.wounds) / f32::from(game.health(hero).max(1)),
            f32::from(game.engaged(hero).len()) / 3.0,
            (f32::from(self.threats[hero.idx()]) / f32::from(game.remaining(hero).max(1))).min(2.0),
            f32::from(self.lack) / 6.0,
            f32::from(area.tokens[kind.idx()]) / 2.0,
            yes(area.exhausted.has(kind)),
            f32::from(area.exhausted.len()) / 4.0,
            yes(game.is_at_final()),
            yes(game.turn.active == Some(hero)),
            self.n_left.unwrap_or(0) as f32 / 4.0,
            yes(game.all_engaged().is_empty()),
        ];
        let first = usize::from(N_PLACES) + N_HEROES * N_KINDS + kind.idx() * usize::from(N_CARD);
        for (nth, &number) in numbers.iter().enumerate() {
            out.set(group, first + nth, number);
        }
    }

    fn write_foe(&self, verb: Verb, mark: Mark, group: Group, out: &mut Inputs) {
        let game = self.game;
        if verb == Verb::Target {
            self.write_gain(self.strike(mark), group, out);
        }
        let mut crossed = [0.0; N_CROSSED as usize];
        crossed[0] = 1.0;
        if let Some(foe) = game.marked(mark) {
            let is_ready = yes(!game.foes.exhausted.has(foe));
            out.set(group, IS_READY, is_ready);
            crossed[2] = is_ready;
        }
        let Some(foe) = known(game, mark) else {
            out.mark(group, IS_HIDDEN);
            out.mark(group, FOE_PLACE + 2);
            crossed[10] = 1.0;
            self.write_crossed(verb, &crossed, group, out);
            return;
        };
        let health = book().quick.health[foe.idx()];
        let left = health.saturating_sub(game.foes.wounds[foe.idx()]);
        out.mark(group, FOE_LEFT + usize::from(left.min(8)));
        let hits = match (self.hits, self.under_way) {
            (Some(hits), _) => Some(f32::from(hits)),
            (None, Some(it)) => Some(it.successes - f32::from(game.resilience(foe))),
            (None, None) => None,
        };
        let to_spare = hits.map_or(-5.0, |it| it - f32::from(left));
        out.mark(group, TO_SPARE + (to_spare.round().clamp(-5.0, 2.0) + 5.0) as usize);
        out.set(group, DIES, yes(0.0 <= to_spare));
        out.mark(group, FOE_ATTACK + usize::from(attack(foe).min(3)));
        let zone = game.zone_of(foe);
        let place = match zone {
            Some(hero) => usize::from(hero != self.hero),
            None => 2,
        };
        out.mark(group, FOE_PLACE + place);
        let facts = book().enemy(foe);
        out.mark(group, RANK + facts.rank.idx());
        out.set(group, IS_NEMESIS, yes(foe == game.foes.nemesis));
        out.set(group, IS_HURT, yes(left < health));
        let strikes = f32::from(book().quick.habits[foe.idx()].wounds);
        let life = f32::from(game.remaining(zone.unwrap_or(self.hero)).max(1));
        out.set(group, STRIKES, strikes / 4.0);
        out.set(group, STRIKES + 1, (strikes / life).min(2.0));
        out.set(group, STRIKES + 2, yes(life <= strikes));
        let threat = zone.map_or(0, |it| self.threats[it.idx()]);
        crossed[1] = f32::from(attack(foe)) / 4.0;
        crossed[3] = f32::from(left) / 8.0;
        crossed[4] = yes(place == 0);
        crossed[5] = yes(place == 2);
        crossed[6] = yes(foe == game.foes.nemesis);
        crossed[7] = yes(0.0 <= to_spare);
        crossed[8] = (strikes / life).min(2.0);
        crossed[9] = (f32::from(threat) / life).min(2.0);
        crossed[11] = crossed[1] * crossed[2];
        self.write_crossed(verb, &crossed, group, out);
    }

    fn write_hero(&self, verb: Verb, hero: Hero, group: Group, out: &mut Inputs) {
        let game = self.game;
        let is_own = yes(hero == self.hero);
        out.set(group, IS_OWN, is_own);
        out.set(group, IS_LEADER, yes(game.leader == Some(hero)));
        if !game.order.contains(&hero) {
            return;
        }
        let area = game.area(hero);
        let (health, left) = (game.health(hero).max(1), game.remaining(hero));
        let lost = f32::from(area.wounds) / f32::from(health);
        let threat = f32::from(self.threats[hero.idx()]);
        let per_life = (threat / f32::from(left.max(1))).min(2.0);
        let n_engaged = game.engaged(hero).len();
        let n_exhausted = area.exhausted.len();
        let tokens = f32::from(area.n_tokens()) / 4.0;
        let up = game.order.iter().filter(|&&it| game.is_up(it));
        let is_weakest = up.map(|&it| game.remaining(it)).min() == Some(left);
        let is_active = yes(game.turn.active == Some(hero));
        let is_bad = area.has(Condition::Sickened) || area.has(Condition::Bleeding);
        out.mark(group, OTHER_LEFT + usize::from(left.min(8)));
        out.set(group, OTHER_LOST, lost);
        out.mark(group, OTHER_ENGAGED + usize::from(n_engaged.min(3)));
        out.set(group, OTHER_THREAT, threat / 4.0);
        out.set(group, OTHER_THREAT + 1, per_life);
        out.set(group, OTHER_TOKENS, tokens);
        out.set(group, OTHER_TOKENS + 1, f32::from(game.room(hero).1) / 8.0);
        out.mark(group, OTHER_EXHAUSTED + usize::from(n_exhausted));
        out.set(group, IS_UP, yes(game.is_up(hero)));
        out.set(group, IS_ACTIVE, is_active);
        for condition in area.conditions {
            out.mark(group, OTHER_CONDITIONS + condition.idx());
        }
        out.set(group, IS_WEAKEST, yes(is_weakest));
        let crossed = [
            1.0,
            f32::from(left) / 8.0,
            lost,
            f32::from(n_engaged) / 3.0,
            per_life,
            tokens,
            f32::from(n_exhausted) / 4.0,
            is_own,
            is_active,
            yes(is_bad),
            yes(is_weakest),
            yes(left <= 2),
        ];
        self.write_crossed(verb, &crossed, group, out);
    }

    /// Who is chosen counts by what is done to him.
    fn write_crossed(
        &self,
        verb: Verb,
        numbers: &[f32; N_CROSSED as usize],
        group: Group,
        out: &mut Inputs,
    ) {
        let by = match verb {
            Verb::ChooseHero | Verb::ChooseFoe => self.op,
            Verb::AidHero => 2 * self.hero.idx() + self.game.area(self.hero).tier(Kind::Aid).idx(),
            _ => return,
        };
        let first = usize::from(N_PLACES) + by * usize::from(N_CROSSED);
        for (nth, &number) in numbers.iter().enumerate() {
            out.set(group, first + nth, number);
        }
    }

    /// An effect that may be declined.
    fn write_offer(&self, card: Card, group: Group, out: &mut Inputs) {
        let first = usize::from(N_PLACES);
        out.mark(group, first + self.op);
        out.mark(group, first + usize::from(super::question::N_OPS) + card.idx());
    }
}

fn yes(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}
