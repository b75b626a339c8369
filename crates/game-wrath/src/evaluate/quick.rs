//! What heroes could do, as [`super::outlooks`] says it, faster. `mcts-1` keeps the slow way.

use tinyvec::ArrayVec;

use super::{COMPANION, Danger, HEALTH, NEAR, Outlook, SPARE_CARD};
use crate::content::{QuestEffect, QuestFacts, book};
use crate::names::{Card, Hero, Icon, Space};
use crate::state::Wrath;

/// A space with enemies.
#[derive(Clone, Copy, Default)]
struct Foes {
    space: Space,
    /// What a fight spares the team, without a Fight card and with one.
    relief: [f32; 2],
    /// The damage of a fight after what a roll blocks.
    toll: f32,
}

/// How near a hero is to defeat.
struct Frailty {
    health: f32,
    beside: f32,
}

impl Frailty {
    fn after(&self, damage: f32) -> f32 {
        let after = (self.health - damage - self.beside).max(0.4);
        0.9 / (after * after.sqrt())
    }
}

/// The heroes in the order of their turns.
pub(crate) fn outlooks(game: &Wrath, danger: &Danger) -> ArrayVec<[Outlook; 5]> {
    let foes = foes(game, danger);
    let routes = game.routes();
    let cards = cards(game);
    let of = |hero: Hero| {
        let figure = &game.figures[hero.idx()];
        let beside = 0.5 * f32::from(game.n_abominations_on(figure.space));
        let is = Frailty { health: f32::from(figure.health), beside };
        let frailty = is.after(0.0);
        let near = |space: Space| {
            NEAR.get(usize::from(routes.distance(figure.space, space))).copied().unwrap_or_default()
        };
        let hand = &cards[figure.seat.idx()];
        let mut quest: f32 = 0.0;
        for facts in game.active_quests() {
            let near = near(facts.space);
            if near != 0.0 {
                quest = quest.max(near * quest_gain(game, hero, facts, hand, &is, frailty));
            }
        }
        let has_card = usize::from(hand[Icon::Fight.idx()] != 0);
        let mut fight: f32 = 0.0;
        for it in &foes {
            let (near, relief) = (near(it.space), it.relief[has_card]);
            if fight < near * relief {
                let cost =
                    if it.toll == 0.0 { 0.0 } else { HEALTH * (is.after(it.toll) - frailty) };
                fight = fight.max(near * (relief - cost));
            }
        }
        let wounds = f32::from(Wrath::max_health(hero).saturating_sub(figure.health));
        Outlook { hero, frailty, wounds, quest, fight }
    };
    game.heroes().map(of).collect()
}

/// What a hero could do from any space.
pub(crate) struct Sight {
    /// What a quest action is worth to who stands there.
    quests: ArrayVec<[(Space, f32); 4]>,
    is: Frailty,
    frailty: f32,
    has_card: usize,
}

/// What the sights of all heroes have in common.
pub(crate) struct Field {
    foes: ArrayVec<[Foes; 32]>,
    cards: [[u8; 4]; 5],
}

impl Field {
    pub(crate) fn of(game: &Wrath, danger: &Danger) -> Self {
        Self { foes: foes(game, danger), cards: cards(game) }
    }

    pub(crate) fn sight(&self, game: &Wrath, hero: Hero) -> Sight {
        let figure = &game.figures[hero.idx()];
        let beside = 0.5 * f32::from(game.n_abominations_on(figure.space));
        let is = Frailty { health: f32::from(figure.health), beside };
        let frailty = is.after(0.0);
        let hand = &self.cards[figure.seat.idx()];
        let gain = |facts: &QuestFacts| quest_gain(game, hero, facts, hand, &is, frailty);
        let quests = game.active_quests().map(|facts| (facts.space, gain(facts))).collect();
        Sight { quests, is, frailty, has_card: usize::from(hand[Icon::Fight.idx()] != 0) }
    }

    /// What the best quest and the best fight are worth to a hero on `space`, the less the farther they are.
    pub(crate) fn from(&self, game: &Wrath, sight: &Sight, space: Space) -> (f32, f32) {
        let routes = game.routes();
        let near = |to: Space| {
            NEAR.get(usize::from(routes.distance(space, to))).copied().unwrap_or_default()
        };
        let quest = sight.quests.iter().map(|&(to, gain)| near(to) * gain).fold(0.0, f32::max);
        let mut fight: f32 = 0.0;
        for it in &self.foes {
            let (near, relief) = (near(it.space), it.relief[sight.has_card]);
            if fight < near * relief {
                let toll = sight.is.after(it.toll) - sight.frailty;
                let cost = if it.toll == 0.0 { 0.0 } else { HEALTH * toll };
                fight = fight.max(near * (relief - cost));
            }
        }
        (quest, fight)
    }
}

/// The cards of each seat by icon.
fn cards(game: &Wrath) -> [[u8; 4]; 5] {
    let mut res = [[0; 4]; 5];
    for (seat, counts) in game.seats().zip(&mut res) {
        let hand = game.hands[seat];
        let n = |card: Card| hand.n(card);
        counts[Icon::Fight.idx()] = n(Card::Fight1) + n(Card::Fight2);
        counts[Icon::Defend.idx()] = n(Card::Defend);
        counts[Icon::Travel.idx()] = n(Card::Travel2) + n(Card::Travel4);
        counts[Icon::Heal.idx()] = n(Card::Heal);
    }
    res
}

fn foes(game: &Wrath, danger: &Danger) -> ArrayVec<[Foes; 32]> {
    let is_glut = game.abominations.len() == usize::from(book().limits.abominations);
    let felled: f32 = if is_glut { 5.0 } else { 3.5 };
    let of = |space: Space| {
        let n_ghouls = game.ghouls.on(space);
        let cost = |n_ghouls: u8| match n_ghouls {
            0..=2 => 0.4 * f32::from(n_ghouls),
            _ => 1.2 + 12.0 * danger.soon[space.idx()],
        };
        let n_felled = n_ghouls.min(2);
        let gain = cost(n_ghouls) - cost(n_ghouls - n_felled);
        let n_abominations = game.n_abominations_on(space);
        let relief = if 1 < n_ghouls || n_abominations == 0 {
            [gain; 2]
        } else {
            [gain.max(felled * 0.3), gain.max(felled * 0.75)]
        };
        let n_left = n_ghouls - n_felled + n_abominations;
        let toll = (f32::from(n_left + game.lich_king_damage(space)) - 0.65).max(0.0);
        Foes { space, relief, toll }
    };
    game.enemy_spaces().iter().map(of).collect()
}

/// What a quest action of a hero is worth who stands there.
fn quest_gain(
    game: &Wrath,
    hero: Hero,
    facts: &QuestFacts,
    hand: &[u8; 4],
    is: &Frailty,
    frailty: f32,
) -> f32 {
    let of_hero = u8::from(hero == Hero::Muradin) + 1;
    let (mut successes, mut blocks, mut n_cards) = (2_u8, 0.67, of_hero);
    match facts.effect {
        QuestEffect::CancelSuccesses(n) => successes = successes.saturating_sub(n),
        QuestEffect::CancelBlocks(_) => blocks = 0.1,
        QuestEffect::ActingHeroLaysFewer(n) => n_cards = n_cards.saturating_sub(n),
        QuestEffect::Plain
        | QuestEffect::SpawnHere { .. }
        | QuestEffect::AbominationOnCompletion
        | QuestEffect::NoRestNextTo
        | QuestEffect::SpawnNextTo => {}
    }
    let done = usize::from(game.progress(facts.id)).min(facts.track.len());
    let (n_steps, n_spare) = run_of(&facts.track[done..], *hand, successes, n_cards);
    let beside = game.heroes_on(facts.space).filter(|&it| it != hero).count() as f32;
    let steps = f32::from(n_steps) + SPARE_CARD * f32::from(n_spare) + COMPANION * beside;
    let shield = if hand[Icon::Defend.idx()] != 0 { 0.2 } else { 0.0 };
    let toll = f32::from(facts.damage + game.lich_king_damage(facts.space)) - blocks - shield;
    let pain = HEALTH * (is.after(toll) - frailty);
    (steps - pain).max(0.1)
}

/// How far so many successes go along a track if a card is laid wherever the hand has one, and how many of the cards
/// that might be laid are not.
fn run_of(track: &[Icon], mut hand: [u8; 4], successes: u8, n_cards: u8) -> (u8, u8) {
    let (mut n_left, mut n_spare, mut n_steps) = (successes, n_cards, 0);
    for icon in track {
        let n = &mut hand[icon.idx()];
        if n_spare != 0 && *n != 0 {
            n_spare -= 1;
            *n -= 1;
        } else if n_left != 0 {
            n_left -= 1;
        } else {
            break;
        }
        n_steps += 1;
    }
    (n_steps, n_spare)
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Cx, Game, Seat};

    use super::super::outlooks as slow_outlooks;
    use super::*;
    use crate::Setup;

    /// What is learned has the terms of the judgement by hand among its inputs.
    #[test]
    fn the_quick_way_says_the_same_as_the_slow_one() {
        let mut n_compared = 0;
        for seed in 0..20 {
            let chance = &mut Chance::fast(seed);
            let setup = Setup::of(1 + (seed % 5) as u8);
            let begun = Wrath::start(&setup, &mut Cx::silent(chance));
            let mut game = begun.expect("any number of seats can play");
            let mut legal = Vec::new();
            while let Some(decision) = game.decision() {
                let danger = Danger::of(&game);
                let (slow, quick) = (slow_outlooks(&game, &danger), outlooks(&game, &danger));
                assert!(slow == quick, "seed {seed}");
                n_compared += slow.len();
                let seat = decision.seats.first().unwrap_or(Seat(0));
                game.legal_actions(seat, &mut legal);
                let action = legal[chance.below(legal.len() as u32) as usize];
                game.apply(seat, action, &mut Cx::silent(chance));
            }
        }
        assert!(1_000 < n_compared, "{n_compared}");
    }
}
