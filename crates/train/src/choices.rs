//! Choices to learn a policy from: for each answer the inputs that are on, and how much of a search went into it.

/// Choices between answers, in one piece of memory.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    on: Vec<(u16, f32)>,
    /// Where the inputs of each answer end, and its share of the visits.
    answers: Vec<(usize, f32)>,
    /// Where the answers of each choice end.
    ends: Vec<usize>,
}

impl Choices {
    /// Adds an answer to the choice that is being put down.
    pub fn add_answer(&mut self, on: &[(u16, f32)], n_visits: f32) {
        self.on.extend_from_slice(on);
        self.answers.push((self.on.len(), n_visits));
    }

    /// Ends the choice that is being put down. One without visits is dropped.
    pub fn end_choice(&mut self) {
        let begin = self.ends.last().copied().unwrap_or(0);
        let n_visits: f32 = self.answers[begin..].iter().map(|it| it.1).sum();
        if n_visits <= 0.0 {
            self.answers.truncate(begin);
            self.on.truncate(begin.checked_sub(1).map_or(0, |last| self.answers[last].0));
            return;
        }
        self.answers[begin..].iter_mut().for_each(|it| it.1 /= n_visits);
        self.ends.push(self.answers.len());
    }

    pub fn append(&mut self, other: &Self) {
        for nth in 0..other.len() {
            other.get(nth).for_each(|(on, share)| self.add_answer(on, share));
            self.end_choice();
        }
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The answers of a choice: the inputs of each, and its share of the visits. The shares add up to 1.
    pub fn get(&self, nth: usize) -> impl Iterator<Item = (&[(u16, f32)], f32)> + Clone {
        let begin = nth.checked_sub(1).map_or(0, |last| self.ends[last]);
        (begin..self.ends[nth]).map(|answer| {
            let first = answer.checked_sub(1).map_or(0, |last| self.answers[last].0);
            let (end, share) = self.answers[answer];
            (&self.on[first..end], share)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back_with_shares_for_visits() {
        let mut all = Choices::default();
        all.add_answer(&[(3, 1.0), (5, 0.5)], 30.0);
        all.add_answer(&[], 10.0);
        all.end_choice();
        let mut twice = all.clone();
        twice.append(&all);
        assert_eq!(twice.len(), 2);
        let answers: Vec<_> = twice.get(1).collect();
        assert_eq!(answers, [(&[(3, 1.0), (5, 0.5)][..], 0.75), (&[][..], 0.25)]);
    }

    #[test]
    fn a_choice_without_visits_leaves_nothing() {
        let mut all = Choices::default();
        for visits in [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0], [1.0, 3.0]] {
            visits.iter().zip(1..).for_each(|(&it, input)| all.add_answer(&[(input, 1.0)], it));
            all.end_choice();
        }
        assert_eq!(all.len(), 2);
        let answers: Vec<_> = all.get(1).collect();
        assert_eq!(answers, [(&[(1, 1.0)][..], 0.25), (&[(2, 1.0)][..], 0.75)]);
    }
}
