//! Enemies of one kind that do the same, one after the other, act together.

use game_quest::names::{Foe, Hero};

use super::beats;
use crate::beat::{Beat, Verb};

/// The turn of an enemy among the beats of an action.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub foe: Foe,
    /// The active hero.
    hero: Hero,
    start: usize,
    /// Nothing if it does not end with this action, or not as turns do.
    pub end: Option<usize>,
}

impl Turn {
    pub(super) const fn new(foe: Foe, hero: Hero, start: usize) -> Self {
        Self { foe, hero, start, end: None }
    }
}

/// What a beat is about, whoever acts and on whomever.
#[derive(Clone, Debug, PartialEq, Eq)]
enum About {
    Actor,
    Intents,
    Hero,
    Other(String),
}

/// A turn, whoever takes it: what is done in each beat, and about what.
type Shape = Vec<(Verb, Vec<About>, Option<About>)>;

fn shape(beats: &[Beat], turn: &Turn) -> Shape {
    let about = |id: &String| match id {
        id if *id == beats::foe(turn.foe) => About::Actor,
        id if *id == beats::intents(turn.foe) => About::Intents,
        id if *id == beats::hero(turn.hero) => About::Hero,
        id => About::Other(id.clone()),
    };
    let each =
        |it: &Beat| (it.verb, it.on.iter().map(about).collect(), it.from.as_ref().map(about));
    beats.iter().map(each).collect()
}

/// How many beats only say who acts and what he is going to do.
fn n_quiet(shape: &Shape) -> usize {
    let is_quiet = |on: &[About]| matches!(on, [About::Actor | About::Intents]);
    shape.iter().take_while(|(verb, on, _)| *verb == Verb::Count && is_quiet(on)).count()
}

/// Whether all that a turn does is of one kind: played together, nobody is seen to be hurt before he is struck.
fn is_simple(shape: &Shape) -> bool {
    let acts = |on: &[About]| !matches!(on, [About::Actor | About::Intents]);
    let hurts = shape.iter().any(|(_, on, _)| acts(on));
    let moves = shape.iter().any(|(verb, on, _)| *verb == Verb::Fly && !acts(on));
    !(hurts && moves)
}

/// The beats with those turns woven into one that follow upon each other and have the same shape.
pub(super) fn together(beats: &[Beat], turns: &[Turn]) -> Vec<Beat> {
    let whole: Vec<(&Turn, &[Beat], Shape)> = turns
        .iter()
        .filter_map(|turn| {
            let own = &beats[turn.start..turn.end?];
            Some((turn, own, shape(own, turn)))
        })
        .collect();
    let is_like = |one: &(&Turn, &[Beat], Shape), other: &(&Turn, &[Beat], Shape)| {
        one.0.end == Some(other.0.start)
            && one.0.foe.model() == other.0.foe.model()
            && one.2 == other.2
            && is_simple(&one.2)
    };
    let (mut res, mut at) = (Vec::new(), 0);
    for group in whole.chunk_by(is_like).filter(|it| 1 < it.len()) {
        res.extend_from_slice(&beats[at..group[0].0.start]);
        let turns: Vec<&[Beat]> = group.iter().map(|it| it.1).collect();
        weave(&turns, n_quiet(&group[0].2), &mut res);
        at = group.iter().filter_map(|it| it.0.end).max().unwrap_or(at);
    }
    res.extend_from_slice(&beats[at..]);
    res
}

/// Beat by beat, all of them at once. Until something is done the picture is that of the first turn, then of the last.
fn weave(turns: &[&[Beat]], n_quiet: usize, out: &mut Vec<Beat>) {
    for nth in 0..turns[0].len() {
        let shown = if nth < n_quiet { 0 } else { turns.len() - 1 };
        for (idx, turn) in turns.iter().enumerate() {
            let beat = turn[nth].clone();
            let after = beat.after.filter(|_| idx == shown);
            out.push(Beat { with: beat.with || idx != 0, after, ..beat });
        }
    }
}

#[cfg(test)]
mod tests {
    use game_quest::names::{Foe, Hero};

    use super::*;

    /// Two enemies of one kind, and one of another.
    fn foes() -> [Foe; 3] {
        let first = Foe::ALL[0];
        let same = Foe::ALL.iter().copied().find(|it| *it != first && it.model() == first.model());
        let other = Foe::ALL.iter().copied().find(|it| it.model() != first.model());
        [first, same.unwrap(), other.unwrap()]
    }

    /// A turn: who acts, what he does, and that he is exhausted; `moves` before it strikes.
    fn turn(foe: Foe, hero: Hero, moves: bool, out: &mut Vec<Beat>) -> Turn {
        let start = out.len();
        let mut add = |verb: Verb, on: String| {
            let nth = out.len() + 1;
            out.push(Beat::new(verb, [on], 300).after(nth));
        };
        add(Verb::Count, beats::foe(foe));
        add(Verb::Count, beats::intents(foe));
        if moves {
            add(Verb::Fly, beats::foe(foe));
        }
        add(Verb::Strike, beats::hero(hero));
        add(Verb::Turn, beats::foe(foe));
        Turn { end: Some(out.len()), ..Turn::new(foe, hero, start) }
    }

    fn n_alone(beats: &[Beat]) -> usize {
        beats.iter().filter(|it| !it.with).count()
    }

    #[test]
    fn enemies_of_one_kind_strike_together() {
        let [one, same, other] = foes();
        let mut all = Vec::new();
        let turns = [
            turn(one, Hero::ALL[0], false, &mut all),
            turn(same, Hero::ALL[1], false, &mut all),
            turn(other, Hero::ALL[0], false, &mut all),
        ];
        let res = together(&all, &turns);
        assert_eq!(res.len(), all.len(), "no beat is lost");
        assert_eq!(n_alone(&res), 8, "two of three turns are one");
        let shown: Vec<usize> = res.iter().filter_map(|it| it.after).collect();
        assert!(shown.is_sorted(), "no picture goes back: {shown:?}");
        // Before the blow, nobody's wounds are seen: the picture is that of the first one's announcement.
        let strike = res.iter().position(|it| it.verb == Verb::Strike).unwrap();
        assert!(res[..strike].iter().all(|it| it.after.is_none_or(|it| it <= 2)));
    }

    #[test]
    fn who_moves_and_strikes_acts_alone() {
        let [one, same, _] = foes();
        let mut all = Vec::new();
        let turns =
            [turn(one, Hero::ALL[0], true, &mut all), turn(same, Hero::ALL[0], true, &mut all)];
        assert_eq!(together(&all, &turns), all);
    }

    #[test]
    fn others_act_alone() {
        let [one, same, _] = foes();
        let mut all = Vec::new();
        let first = turn(one, Hero::ALL[0], false, &mut all);
        all.push(Beat::new(Verb::Flip, [beats::foe(same)], 350));
        let second = turn(same, Hero::ALL[0], false, &mut all);
        assert_eq!(together(&all, &[first, second]), all, "something lies between them");
    }
}
