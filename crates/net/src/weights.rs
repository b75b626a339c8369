//! The weights of a net, and how a chance comes of them.

/// How many sums the first and the second layer have.
pub const FIRST: usize = 32;
pub const SECOND: usize = 16;

/// How many sums are added up at once.
const TILE: usize = 16;

const _: () = assert!(FIRST.is_multiple_of(TILE), "tiles fill the first layer");

/// Inputs to a first layer, to a second layer, to the log odds; besides, each input has a say of its own, so that what is
/// plain needs no layers.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// For each input its part in every sum of the first layer.
    pub first: Vec<[f32; FIRST]>,
    pub first_bias: [f32; FIRST],
    /// For each sum of the first layer its part in every sum of the second.
    pub second: [[f32; SECOND]; FIRST],
    pub second_bias: [f32; SECOND],
    pub last: [f32; SECOND],
    pub bias: f32,
    /// What each input adds to the log odds by itself.
    pub direct: Vec<f32>,
}

/// What a net came to on the way.
#[derive(Clone, Debug)]
pub struct Hidden {
    pub first: [f32; FIRST],
    pub second: [f32; SECOND],
    pub odds: f32,
}

impl Weights {
    /// Nothing learned yet: everything is even.
    pub fn zeros(n_inputs: usize) -> Self {
        Self {
            first: vec![[0.0; FIRST]; n_inputs],
            first_bias: [0.0; FIRST],
            second: [[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            last: [0.0; SECOND],
            bias: 0.0,
            direct: vec![0.0; n_inputs],
        }
    }

    pub fn n_inputs(&self) -> usize {
        self.direct.len()
    }

    /// The log odds for the inputs that are on.
    #[inline]
    pub fn odds(&self, on: &[(u16, f32)]) -> f32 {
        self.run(on).odds
    }

    /// The log odds, and the layers before them. Negative sums count as nothing.
    ///
    /// The first layer is added up in tiles that stay in registers: that takes a quarter of the time.
    #[inline]
    pub fn run(&self, on: &[(u16, f32)]) -> Hidden {
        let mut first = [0.0; FIRST];
        let mut second = self.second_bias;
        for (tile, (done, bias)) in first
            .as_chunks_mut::<TILE>()
            .0
            .iter_mut()
            .zip(self.first_bias.as_chunks().0)
            .enumerate()
        {
            let mut sums: [f32; TILE] = *bias;
            for &(input, value) in on {
                let row = &self.first[usize::from(input)].as_chunks::<TILE>().0[tile];
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += value * weight;
                }
            }
            *done = sums.map(|it| it.max(0.0));
            for (sum, row) in done.iter().zip(&self.second[TILE * tile..]) {
                if *sum != 0.0 {
                    for (next, weight) in second.iter_mut().zip(row) {
                        *next += sum * weight;
                    }
                }
            }
        }
        let mut odds = self.bias;
        for &(input, value) in on {
            odds += value * self.direct[usize::from(input)];
        }
        for (sum, weight) in second.iter_mut().zip(&self.last) {
            *sum = sum.max(0.0);
            odds += *sum * weight;
        }
        Hidden { first, second, odds }
    }

    /// All weights in a fixed order.
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        let first = self.first.iter().flatten();
        let layers = first.chain(&self.first_bias).chain(self.second.iter().flatten());
        let all = layers.chain(&self.second_bias).chain(&self.last).chain([&self.bias]);
        all.chain(&self.direct).copied()
    }

    /// The same, to be changed.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.iter_mut().flatten();
        let layers = first.chain(&mut self.first_bias).chain(self.second.iter_mut().flatten());
        let all = layers.chain(&mut self.second_bias).chain(&mut self.last).chain([&mut self.bias]);
        all.chain(&mut self.direct)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layers_add_up() {
        let mut weights = Weights::zeros(3);
        assert_eq!(weights.odds(&[(0, 1.0), (2, 0.5)]), 0.0, "nothing is known");
        weights.direct[2] = 4.0;
        weights.bias = -1.0;
        assert_eq!(weights.odds(&[(0, 1.0), (2, 0.5)]), 1.0);
        // A sum of the first layer reaches the odds through the second, if it is above zero.
        weights.first[0][5] = 2.0;
        weights.second[5][7] = 3.0;
        weights.last[7] = 0.25;
        assert_eq!(weights.odds(&[(0, 1.0)]), -1.0 + 2.0 * 3.0 * 0.25);
        assert_eq!(weights.odds(&[(0, -1.0)]), -1.0);
    }

    #[test]
    fn every_number_has_one_place() {
        let mut weights = Weights::zeros(2);
        for (nth, it) in weights.numbers_mut().enumerate() {
            *it = nth as f32;
        }
        assert!(weights.numbers().eq((0..weights.numbers().count()).map(|nth| nth as f32)));
        assert_eq!(
            weights.numbers().count(),
            2 * FIRST + FIRST + FIRST * SECOND + 2 * SECOND + 1 + 2
        );
    }
}
