//! A policy: how likely answers are, each by a plain sum.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_as_likely_as_its_sum() {
        let scores = Scores { weights: vec![1.0, 2.0, 0.5] };
        assert_eq!(scores.of(&[(0, 1.0), (2, -4.0)]), -1.0);
    }
}
