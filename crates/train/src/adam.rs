//! The steps of Adam (Kingma and Ba, 2015), for any list of weights.

const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

/// Means of the slopes and of their squares, by which each weight gets a pace of its own.
pub(crate) struct Adam {
    pub(crate) n_steps: u32,
    means: Vec<f32>,
    squares: Vec<f32>,
}

impl Adam {
    pub(crate) fn new(n_weights: usize) -> Self {
        Self { n_steps: 0, means: vec![0.0; n_weights], squares: vec![0.0; n_weights] }
    }

    /// Changes each weight by its slope; `decay` is by how much of itself it shrinks in a step of the full rate.
    pub(crate) fn step<'a>(
        &mut self,
        weights: impl Iterator<Item = &'a mut f32>,
        slopes: impl Iterator<Item = f32>,
        rate: f32,
        decay: f32,
    ) {
        self.n_steps += 1;
        // The means begin at 0 and are too small at first.
        let mean_scale = 1.0 - KEEP_MEAN.powi(self.n_steps as i32);
        let square_scale = 1.0 - KEEP_SQUARE.powi(self.n_steps as i32);
        let kept = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.zip(slopes).zip(kept) {
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * slope;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
            let pace = (*mean / mean_scale) / ((*square / square_scale).sqrt() + 1e-8);
            *weight -= rate * (pace + decay * *weight);
        }
    }
}
