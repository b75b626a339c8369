//! What is asked, and what all its answers have in common.

use crate::action::{Action, Mark};
use crate::card::Card;
use crate::effect::{FoeOp, HeroOp, Op};
use crate::effects::op;
use crate::evaluate;
use crate::features;
use crate::names::{Condition, Foe, Hero, Kind, N_HEROES, N_KINDS};
use crate::phases::{activation, deed as roll};
use crate::query::pool::attack;
use crate::state::{Deed, Quest};
use crate::step::{Step, asks_hero};

/// What an effect does to heroes, and behind that to enemies; the last one is anything else.
pub(super) const N_OPS: u16 = 22;

/// How much the action under way still lacks: from 4 too many to 7 too few.
pub(super) const N_LACKS: u16 = 12;

/// What the dice are to bring, from 2 too many to 9, by type of action and number of dice.
pub(super) const N_NEEDS: u16 = 12 * N_KINDS as u16 * N_DICE;
const N_DICE: u16 = 6;

/// The action under way before its successes count.
#[derive(Clone, Copy)]
pub(super) struct UnderWay {
    pub(super) successes: f32,
    pub(super) wounds: f32,
    pub(super) lacks: f32,
    /// Attack values that the roll does not stop yet.
    pub(super) open: f32,
    /// What one more success is worth by hand.
    pub(super) more: f32,
}

/// An action that may be performed, before anything of it is decided.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospect {
    /// What it is worth by hand.
    pub(super) gain: f32,
    pub(super) successes: f32,
    pub(super) wounds: f32,
    /// Heroes who act later in this round and could do the same.
    pub(super) n_later: usize,
}

/// A question, and what its answers are compared by.
pub(super) struct Question<'a> {
    pub(super) game: &'a Quest,
    pub(super) step: Step,
    pub(super) stage: usize,
    /// Of which hero it is asked.
    pub(super) hero: Hero,
    /// The card whose effect asks, and what it does.
    pub(super) card: Option<Card>,
    pub(super) op: usize,
    /// Wounds that the effect deals to an enemy.
    pub(super) hits: Option<u8>,
    pub(super) under_way: Option<UnderWay>,
    /// The type of the action under way, and how much it lacks, as one number.
    pub(super) lacks: usize,
    /// What its dice are to bring, as one number.
    pub(super) needs: usize,
    /// Progress that the location lacks.
    pub(super) lack: u8,
    /// Activations of heroes that are left in this round; none if the hero phase is over.
    pub(super) n_left: Option<usize>,
    /// Attack of the readied enemies in the zone of each hero.
    pub(super) threats: [u8; N_HEROES],
    pub(super) prospects: [Prospect; N_KINDS],
    /// The most that an action, or a target, is worth by hand.
    pub(super) best: f32,
}

impl<'a> Question<'a> {
    pub(super) fn of(game: &'a Quest, legal: &[Action]) -> Self {
        let step = game.agenda.top().unwrap_or(Step::End);
        let (card, op, hits) = effect(step);
        let under_way = evaluate::under_way(game).map(|(deed, successes, wounds)| UnderWay {
            successes,
            wounds,
            lacks: features::room(game, deed) - successes,
            open: f32::from(game.attack_total(deed)) - f32::from(game.defence(deed)),
            more: evaluate::gain(game, deed, successes + 1.0, wounds)
                - evaluate::gain(game, deed, successes, wounds),
        });
        let kind = game.deed.map_or(0, |it| it.card.kind().idx());
        let lacks = under_way.map_or(0.0, |it| it.lacks).round().clamp(-4.0, 7.0) + 4.0;
        let mut threats = [0; N_HEROES];
        for &hero in &game.order {
            let ready = game.engaged(hero) - game.foes.exhausted;
            threats[hero.idx()] = ready.iter().map(attack).sum();
        }
        let mut res = Self {
            game,
            step,
            stage: features::stage(game),
            hero: hero(game, step),
            card,
            op,
            hits,
            under_way,
            lacks: kind * usize::from(N_LACKS) + lacks as usize,
            needs: if step == Step::Prepare { needs(game) } else { 0 },
            lack: features::lack(game),
            n_left: n_left(game),
            threats,
            prospects: [Prospect::default(); N_KINDS],
            best: 0.0,
        };
        let gains = legal.iter().filter_map(|&it| match it {
            Action::Perform(kind) => {
                let prospect = Prospect::of(game, res.hero, kind);
                res.prospects[kind.idx()] = prospect;
                Some(prospect.gain)
            }
            Action::Target(mark) => Some(res.strike(mark)),
            _ => None,
        });
        let best = gains.fold(f32::MIN, f32::max);
        res.best = best.max(-9.0);
        res
    }

    /// What it is worth by hand to attack an enemy with the action under way.
    pub(super) fn strike(&self, mark: Mark) -> f32 {
        let (Some(deed), Some(foe)) = (&self.game.deed, self.game.marked(mark)) else { return 0.0 };
        let successes = self.under_way.map_or(0.0, |it| it.successes);
        evaluate::strike(self.game, deed, foe, successes)
    }

    /// Whether the roll lacks successes, and whether it lacks defence.
    pub(super) fn wants(&self) -> usize {
        let Some(it) = self.under_way else { return 0 };
        usize::from(0.0 < it.lacks) + 2 * usize::from(0.0 < it.open)
    }
}

impl Prospect {
    fn of(game: &Quest, hero: Hero, kind: Kind) -> Self {
        let is_empowered = game.area(hero).has(Condition::Empowered) && !game.turn.is_empowered;
        let deed = Deed { hero, card: game.card(hero, kind), is_empowered, ..Deed::default() };
        let (successes, wounds) = evaluate::outlook(game, &deed);
        let successes = successes + f32::from(game.area(hero).tokens[kind.idx()]);
        let later = heroes_to_come(game);
        let n_later = later.filter(|&it| it != hero && game.readied(it).has(kind)).count();
        Self { gain: evaluate::gain(game, &deed, successes, wounds), successes, wounds, n_later }
    }
}

/// The heroes of the activations that are still to come in this round.
fn heroes_to_come(game: &Quest) -> impl Iterator<Item = Hero> {
    let scheme = activation::scheme(game.n_heroes);
    let next = next_activation(game).map_or(scheme.len(), |it| it.min(scheme.len()));
    scheme[next..].iter().map(|&place| game.hero_at(place)).filter(|&it| game.is_up(it))
}

/// What the dice of the action under way are to bring, by its type and by how many they are.
fn needs(game: &Quest) -> usize {
    let Some(deed) = &game.deed else { return 0 };
    let bonus = game.deed_bonus(deed).success + deed.spent + deed.more_successes;
    let needs = features::room(game, deed) - f32::from(bonus);
    let needs = (needs.clamp(-2.0, 9.0) + 2.0) as usize;
    let n_dice = roll::n_dice(game, deed).0.min(N_DICE as u8 - 1);
    (deed.card.kind().idx() * usize::from(N_DICE) + usize::from(n_dice)) * 12 + needs
}

/// Of which hero it is asked.
fn hero(game: &Quest, step: Step) -> Hero {
    let found = match step {
        asks_hero!(hero) => Some(hero),
        Step::Who(_, cause) | Step::More(_, _, cause) | Step::Which(_, _, cause) => {
            Some(cause.owner)
        }
        Step::EnemyTurn(nth) => Some(game.hero_at(nth)),
        _ => game.deed.map(|it| it.hero).or(game.turn.active),
    };
    found.or(game.leader).unwrap_or_default()
}

/// The card whose effect asks, what it does, and the wounds that it deals to an enemy.
fn effect(step: Step) -> (Option<Card>, usize, Option<u8>) {
    let last = usize::from(N_OPS) - 1;
    match step {
        Step::Who(at, cause)
        | Step::More(at, _, cause)
        | Step::Which(at, _, cause)
        | Step::Alternatives(at, _, cause)
        | Step::Offer(at, _, cause) => {
            let (nth, hits) = match op(at) {
                // An enemy that is chosen to engage.
                Op::Hero(_, does) => (of_hero(does), None),
                Op::Foe(_, FoeOp::Hit(n)) => (N_HERO_OPS + of_foe(FoeOp::Hit(n)), Some(n)),
                Op::Foe(_, does) => (N_HERO_OPS + of_foe(does), None),
                Op::Deed(_) | Op::Table(_) => (last, None),
            };
            (Some(cause.card), nth, hits)
        }
        _ => (None, last, None),
    }
}

const N_HERO_OPS: usize = 15;

fn of_hero(does: HeroOp) -> usize {
    match does {
        HeroOp::Suffer(_) => 0,
        HeroOp::Recover(_) => 1,
        HeroOp::Claim(_) => 2,
        HeroOp::Lose(_) => 3,
        HeroOp::Gain(Condition::Empowered) | HeroOp::Train => 4,
        HeroOp::Gain(_) => 5,
        HeroOp::Remove(_) => 6,
        HeroOp::Ready(_) => 7,
        HeroOp::Tire(_) => 8,
        HeroOp::Revive(_) => 9,
        HeroOp::Treasure(_) => 10,
        HeroOp::Engage(_) => 11,
        HeroOp::Choose(_) => 12,
        HeroOp::Pay(..) => 13,
        HeroOp::May(_) => 14,
    }
}

fn of_foe(does: FoeOp) -> usize {
    match does {
        FoeOp::Engage => 0,
        FoeOp::Retreat => 1,
        FoeOp::Exhaust => 2,
        FoeOp::Hit(_) => 3,
        FoeOp::Mend(_) => 4,
        FoeOp::Activate => 5,
    }
}

/// The number of the next activation of this hero phase.
fn next_activation(game: &Quest) -> Option<usize> {
    game.agenda.iter().find_map(|it| match it {
        Step::Activation(nth) => Some(usize::from(nth)),
        _ => None,
    })
}

/// Activations of heroes that are left in this round, with the one under way.
fn n_left(game: &Quest) -> Option<usize> {
    let all = activation::scheme(game.n_heroes).len();
    next_activation(game).map(|next| (all + 1).saturating_sub(next))
}

/// Whether an enemy lies face up, so that its card is known.
pub(super) fn known(game: &Quest, mark: Mark) -> Option<Foe> {
    match mark {
        Mark::Foe(_) => game.marked(mark),
        Mark::Hidden(_) => None,
    }
}
