//! A policy: how likely answers are, each by a plain sum.

use std::sync::OnceLock;

use crate::inputs::InputList;

/// What each input adds to the logarithm of the likelihood of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Scores {
    pub weights: Vec<f32>,
}

impl Scores {
    /// Nothing learned yet: all answers are alike.
    pub fn zeros(n_inputs: usize) -> Self {
        Self { weights: vec![0.0; n_inputs] }
    }

    /// The logarithm of the likelihood of an answer with these inputs, up to a constant of the position.
    #[inline]
    pub fn of(&self, on: &[(u16, f32)]) -> f32 {
        on.iter().map(|&(input, value)| value * self.weights[usize::from(input)]).sum()
    }
}

/// The policy of a game: what `gospoda train policy` wrote, read when it is first asked for.
#[derive(Debug)]
pub struct Policy {
    file: &'static [u8],
    list: &'static InputList,
    scores: OnceLock<Scores>,
}

impl Policy {
    pub const fn built_in(file: &'static [u8], list: &'static InputList) -> Self {
        Self { file, list, scores: OnceLock::new() }
    }

    /// The logarithms of the likelihoods of all answers: `write` tells what is on for each of them, in their order. Clears `out`.
    ///
    /// # Panics
    /// If the weights are for other inputs; each game has a test that reads its own.
    pub fn likelihoods(
        &self,
        out: &mut Vec<f32>,
        write: impl FnOnce(&mut dyn FnMut(&[(u16, f32)])),
    ) {
        out.clear();
        let scores = self.scores.get_or_init(|| Scores::built_in(self.file, self.list));
        write(&mut |on| out.push(scores.of(on)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_as_likely_as_its_sum() {
        let scores = Scores { weights: vec![1.0, 2.0, 0.5] };
        assert_eq!(scores.of(&[(0, 1.0), (2, -4.0)]), -1.0);
    }
}
