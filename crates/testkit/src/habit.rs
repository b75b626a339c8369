//! How a random player chooses, so that games differ in kind and not only by chance.

use std::fmt::Display;

use kernel::Chance;

/// A way of choosing among legal actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Any action.
    Any,
    /// First a verb, then one of its actions: rare verbs come as often as those with many nouns.
    Verbs,
    /// Any action but the last one, nearly always: the last ones end things.
    Stays,
}

impl Habit {
    /// Of three games in a row, each is played in another way.
    pub(crate) fn of(seed: u64) -> Self {
        match seed % 3 {
            0 => Self::Any,
            1 => Self::Verbs,
            _ => Self::Stays,
        }
    }

    /// # Panics
    /// If there is nothing to choose from.
    pub(crate) fn choose<A: Copy + Display>(self, legal: &[A], dice: &mut Chance) -> A {
        let any =
            |actions: &[A], dice: &mut Chance| actions[dice.below(actions.len() as u32) as usize];
        match self {
            Self::Any => any(legal, dice),
            Self::Verbs => {
                let verbs: Vec<String> = legal.iter().map(verb).collect();
                let mut distinct = verbs.clone();
                distinct.sort_unstable();
                distinct.dedup();
                let chosen = &distinct[dice.below(distinct.len() as u32) as usize];
                let of_verb = legal.iter().zip(&verbs).filter(|(_, it)| *it == chosen);
                any(&of_verb.map(|(&action, _)| action).collect::<Vec<A>>(), dice)
            }
            Self::Stays if 1 < legal.len() && dice.below(8) != 0 => {
                any(&legal[..legal.len() - 1], dice)
            }
            Self::Stays => any(legal, dice),
        }
    }
}

/// The first word of an action.
pub(crate) fn verb<A: Display>(action: &A) -> String {
    let text = action.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}
