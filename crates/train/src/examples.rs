//! Positions to learn from: the inputs that are on, and what came of them.

/// Positions, each as one seat sees it, in one piece of memory.
#[derive(Clone, Debug, Default)]
pub struct Examples {
    on: Vec<(u16, f32)>,
    /// Where the inputs of each position end.
    ends: Vec<usize>,
    targets: Vec<f32>,
}

impl Examples {
    pub fn add(&mut self, on: &[(u16, f32)], target: f32) {
        self.on.extend_from_slice(on);
        self.ends.push(self.on.len());
        self.targets.push(target);
    }

    pub fn append(&mut self, other: &Self) {
        for nth in 0..other.len() {
            let (on, target) = other.get(nth);
            self.add(on, target);
        }
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The inputs of a position, and its target, from 0 to 1.
    pub fn get(&self, nth: usize) -> (&[(u16, f32)], f32) {
        let begin = nth.checked_sub(1).map_or(0, |last| self.ends[last]);
        (&self.on[begin..self.ends[nth]], self.targets[nth])
    }
}

/// What the positions of one game are to be judged as by a seat: half its result, half what searches said from there on, the
/// later the less (TD(λ)). `values` are what searches said to that seat, nothing where it was not asked.
pub fn targets(values: &[Option<f32>], result: f32, lambda: f32) -> Vec<f32> {
    let mut res = vec![0.0; values.len()];
    let mut ahead = result;
    for (target, value) in res.iter_mut().zip(values).rev() {
        if let Some(value) = value {
            ahead = lambda * ahead + (1.0 - lambda) * value;
        }
        *target = 0.5 * result + 0.5 * ahead;
    }
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_come_back_as_they_went_in() {
        let mut all = Examples::default();
        all.add(&[(3, 1.0), (5, 0.5)], 0.25);
        all.add(&[], 1.0);
        let mut twice = all.clone();
        twice.append(&all);
        assert_eq!(twice.len(), 4);
        assert_eq!(twice.get(2), (&[(3, 1.0), (5, 0.5)][..], 0.25));
        assert_eq!(twice.get(3), (&[][..], 1.0));
    }

    #[test]
    fn what_searches_said_counts_the_more_the_nearer_it_is() {
        // After the last word only the result counts.
        assert_eq!(targets(&[Some(0.0), None], 1.0, 1.0), [1.0, 1.0]);
        assert_eq!(targets(&[None, Some(0.5), None], 1.0, 0.8), [0.95, 0.95, 1.0]);
        assert_eq!(targets(&[Some(0.0)], 1.0, 0.0), [0.5]);
    }
}
