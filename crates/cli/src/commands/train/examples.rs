//! What there is to learn from the positions of games.

use anyhow::Result;
use catalog::AnyGame;
use kernel::{Kind, Seat};
use net::Inputs;
use train::{Examples, targets};

use super::{Line, replay};
use crate::args::TrainFitArgs;

/// Positions from many games.
#[derive(Default)]
pub(super) struct Stock {
    pub(super) n_games: usize,
    pub(super) n_held_out: usize,
    pub(super) learned: Examples,
    pub(super) held_out: Examples,
    /// The positions that are held out, with the results of their games alone, and what the bots of this program say of
    /// each today.
    pub(super) results: Examples,
    pub(super) today: Vec<f32>,
    /// What tells these games from others.
    pub(super) hash: blake3::Hasher,
}

/// A position of a game.
struct Position {
    /// For each seat its inputs and what `evaluate` says; empty where the position is passed over.
    seen: Vec<(Vec<(u16, f32)>, f32)>,
    /// What the bot said, and to whom.
    seat: Seat,
    value: f32,
}

impl Stock {
    pub(super) fn read(game: &'static dyn AnyGame, args: &TrainFitArgs) -> Result<Self> {
        let mut res = Self::default();
        res.hash = replay::each_game(game, &args.games.files, |line| res.add(game, line, args))?;
        Ok(res)
    }

    fn add(&mut self, game: &dyn AnyGame, line: &Line, args: &TrainFitArgs) -> Result<()> {
        let positions = positions(game, line, args.every)?;
        let is_held_out = self.n_games.is_multiple_of(args.games.held_out);
        self.n_games += 1;
        self.n_held_out += usize::from(is_held_out);
        for (seat_idx, &result) in line.returns.iter().enumerate() {
            let values: Vec<Option<f32>> = positions
                .iter()
                .map(|it| it.value_for(game, seat_idx, line.returns.len()))
                .collect();
            for (position, target) in positions.iter().zip(targets(&values, result, args.lambda)) {
                let Some((on, today)) = position.seen.get(seat_idx) else { continue };
                if is_held_out {
                    self.held_out.add(on, target);
                    self.results.add(on, result);
                    self.today.push(*today);
                } else {
                    self.learned.add(on, target);
                }
            }
        }
        Ok(())
    }
}

impl Position {
    /// What the bot said as a chance of another seat, as far as it says something of it.
    fn value_for(&self, game: &dyn AnyGame, seat_idx: usize, n_seats: usize) -> Option<f32> {
        match game.info().kind {
            _ if self.seat.idx() == seat_idx => Some(self.value),
            Kind::Cooperative => Some(self.value),
            Kind::Competitive if n_seats == 2 => Some(1.0 - self.value),
            Kind::Competitive => None,
        }
    }
}

/// Plays a game again, and takes one of `every` positions with a choice.
fn positions(game: &dyn AnyGame, line: &Line, every: u64) -> Result<Vec<Position>> {
    let mut inputs = Inputs::default();
    let mut res = Vec::new();
    replay::each_choice(game, line, |state, seat, nth| {
        let is_taken = ai::mix(line.seed, u64::from(state.n_decisions())).is_multiple_of(every);
        let mut see = |seat| {
            state.write_inputs(seat, &mut inputs);
            (inputs.on().to_vec(), state.evaluate(seat))
        };
        // A team has one judgement.
        let n_views = match game.info().kind {
            Kind::Cooperative => 1,
            Kind::Competitive => state.n_seats(),
        };
        let seen = if is_taken { Seat::all(n_views).map(&mut see).collect() } else { Vec::new() };
        // Where nothing is on, the game is decided, and nothing is left to judge.
        state.write_inputs(seat, &mut inputs);
        if !inputs.on().is_empty() {
            res.push(Position { seen, seat, value: line.answers[nth].1 });
        }
        Ok(())
    })?;
    Ok(res)
}
