//! What holds for every learned judgement: what it looks at, and its file of weights.

use kernel::{Chance, Cx, Game, Kind, Seat, TableSetup};
use net::{InputList, Inputs, Weights};

/// What a game shows to a net, and games to look at it in.
pub struct Looks<G: Game> {
    pub list: &'static InputList,
    pub write: fn(&G, Seat, &mut Inputs),
    /// The table of a seed.
    pub setup: fn(u64) -> G::Setup,
    pub n_games: u64,
    /// How many decisions of a game, at most.
    pub n_decisions: u32,
    /// One answer of so many is drawn by lot, the others are what looks best; all of them if this is 1.
    pub lots: u32,
}

impl<G: Game<Setup: TableSetup>> Looks<G> {
    /// Plays the games, and looks at each position.
    ///
    /// # Panics
    /// If a table cannot be set up.
    pub fn positions(&self, mut look: impl FnMut(&G, &mut Chance)) {
        self.walk(|game, _, chance| look(game, chance));
    }

    /// The same, with the number of seats that judge for themselves: one of a team.
    fn walk(&self, mut look: impl FnMut(&G, u8, &mut Chance)) {
        for seed in 0..self.n_games {
            let mut chance = Chance::fast(seed);
            let setup = (self.setup)(seed);
            let mut game = G::start(&setup, &mut Cx::silent(&mut chance))
                .unwrap_or_else(|why| panic!("the table of seed {seed} is refused: {why}"));
            let n_judges = match G::INFO.kind {
                Kind::Cooperative => 1,
                Kind::Competitive => setup.n_seats(),
            };
            for _ in 0..self.n_decisions {
                let Some(seat) = game.decision().and_then(|it| it.seats.first()) else { break };
                look(&game, n_judges, &mut chance);
                let action = self.answer(&game, seat, &mut chance);
                game.apply(seat, action, &mut Cx::silent(&mut chance));
            }
        }
    }

    fn answer(&self, game: &G, seat: Seat, chance: &mut Chance) -> G::Action {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let mut best = (f32::MIN, legal[chance.below(legal.len() as u32) as usize]);
        if chance.below(self.lots) != 0 {
            for &action in &legal {
                let mut after = game.clone();
                after.apply(seat, action, &mut Cx::silent(chance));
                if best.0 < after.appeal(seat) {
                    best = (after.appeal(seat), action);
                }
            }
        }
        best.1
    }

    fn inputs(&self, game: &G, seat: Seat) -> Vec<(u16, f32)> {
        let mut res = Inputs::default();
        (self.write)(game, seat, &mut res);
        res.on().to_vec()
    }

    /// What a seat cannot know is dealt anew and changes no input of it.
    ///
    /// # Panics
    /// If it does, or if hardly anything was dealt anew.
    pub fn only_what_is_known(&self) {
        let mut n_changed = 0;
        self.walk(|game, n_judges, chance| {
            for seat in Seat::all(n_judges) {
                let mut other = game.clone();
                other.determinize(seat, chance);
                n_changed += u32::from(other != *game);
                let (here, there) = (self.inputs(game, seat), self.inputs(&other, seat));
                // The same numbers may have been added up in another order.
                let is_same = here.len() == there.len()
                    && here
                        .iter()
                        .zip(&there)
                        .all(|(one, other)| one.0 == other.0 && (one.1 - other.1).abs() < 1e-5);
                assert!(is_same, "{seat:?} sees {here:?} and {there:?}");
            }
        });
        assert!(1_000 < n_changed, "{n_changed}");
    }

    /// Every input that is on stands in the list, once and with a small number, and more than half of the list is ever on.
    ///
    /// # Panics
    /// If not.
    pub fn each_once(&self) {
        let mut seen = vec![false; self.list.len()];
        self.walk(|game, n_judges, _| {
            for seat in Seat::all(n_judges) {
                let on = self.inputs(game, seat);
                assert!(on.iter().all(|it| it.1.abs() < 8.0), "{on:?}");
                let mut on: Vec<u16> = on.iter().map(|it| it.0).collect();
                let n_on = on.len();
                on.iter().for_each(|&it| seen[usize::from(it)] = true);
                on.sort_unstable();
                on.dedup();
                assert_eq!(on.len(), n_on);
            }
        });
        let n_seen = seen.iter().filter(|it| **it).count();
        assert!(seen.len() / 2 < n_seen, "only {n_seen} of {} are ever on", seen.len());
    }
}

/// Weights are small, fit the list, and say by which command they were made.
///
/// # Panics
/// If not.
pub fn weights(file: &[u8], list: &InputList, game: &str) {
    let (_, origin) = Weights::of_file(file, list).expect("the weights are for these inputs");
    assert!(origin.starts_with(&format!("gospoda train fit {game} --seed")), "{origin}");
    assert!(file.len() < 1 << 20, "{} bytes", file.len());
}
