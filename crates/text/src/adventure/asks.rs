//! What a card asks, in its own words: alternatives, offers and prices.

use game_adventure::Card;
use game_adventure::content::{Front, book};
use game_adventure::effect::{Effect, Tree};
use game_adventure::names::Face;

use super::cards;
use super::effects::{Teller, sentence};
use crate::lang::Lang;

/// The trees of a card in the order in which it says them.
fn trees(card: Card) -> Vec<&'static Tree> {
    match card {
        Card::Ability(it) => vec![&cards::ability(it).then, &cards::ability(it).better.then],
        Card::Item(it) => cards::item(it).usage.iter().map(|usage| &usage.then).collect(),
        Card::Challenge(it) => match &cards::challenge(it).front {
            Front::Event(event) => vec![&event.then],
            Front::Encounter(foe) => vec![&foe.on_hit],
        },
        Card::Discovery(it) => vec![&book().told.discoveries[it.idx()].then],
        Card::Space(it) => cards::lair(it).map(|it| &it.then).into_iter().collect(),
        Card::Hero(it) => Face::ALL.iter().map(|&face| &cards::side(it, face).turned).collect(),
    }
}

/// The first effect in these trees, with those that it holds, for which `find` has an answer.
fn first<T>(trees: &[&Tree], find: &impl Fn(&Effect<Tree>) -> Option<T>) -> Option<T> {
    trees.iter().flat_map(|tree| &tree.0).find_map(|effect| {
        find(effect).or_else(|| {
            let mut held = Vec::new();
            let _ = effect.clone().map(&mut |inner| held.push(inner));
            first(&held.iter().collect::<Vec<_>>(), find)
        })
    })
}

/// One of several effects that a card offers, as its button says it.
pub(super) fn alternative(lang: Lang, card: Card, idx: u8) -> Option<String> {
    let choice = |effect: &Effect<Tree>| {
        let Effect::Choose(inner) = effect else { return None };
        inner.0.get(usize::from(idx)).cloned()
    };
    first(&trees(card), &choice).map(|effect| Teller::hero(lang).effect(&effect))
}

/// What a card offers for a price.
pub(super) fn offer(lang: Lang, card: Card) -> Option<String> {
    let pay = |effect: &Effect<Tree>| matches!(effect, Effect::Pay(..)).then(|| effect.clone());
    first(&trees(card), &pay).map(|effect| sentence(&Teller::hero(lang).effect(&effect)))
}

/// The price that a card asks.
pub(super) fn price(lang: Lang, card: Card) -> Option<String> {
    let pay = |effect: &Effect<Tree>| {
        let Effect::Pay(cost, ..) = effect else { return None };
        Some(*cost)
    };
    first(&trees(card), &pay).map(|cost| Teller::hero(lang).cost(cost))
}
