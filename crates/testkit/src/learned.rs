//! What holds for every learned judgement and every policy: what it looks at, and its file of weights.

use kernel::{Chance, Cx, Game, Kind, Seat, TableSetup};
use net::{InputList, Inputs, Scores, Weights};

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

/// What a game shows of its answers to a policy, and games by chance to look at them in.
pub struct Answers<G: Game> {
    pub list: &'static InputList,
    pub write: WriteAnswers<G>,
    /// The table of a seed.
    pub setup: fn(u64) -> G::Setup,
    pub n_games: u64,
}

/// Tells of each answer which inputs are on.
pub type WriteAnswers<G> = fn(&G, Seat, &[<G as Game>::Action], &mut dyn FnMut(&[(u16, f32)]));

impl<G: Game<Setup: TableSetup>> Answers<G> {
    /// Plays the games, and looks at each position with the answers of who is asked.
    ///
    /// # Panics
    /// If a table cannot be set up.
    pub fn positions(&self, mut look: impl FnMut(&G, Seat, &[G::Action], &mut Chance)) {
        for seed in 0..self.n_games {
            let mut chance = Chance::fast(seed);
            let mut game = G::start(&(self.setup)(seed), &mut Cx::silent(&mut chance))
                .unwrap_or_else(|why| panic!("the table of seed {seed} is refused: {why}"));
            let mut legal = Vec::new();
            while let Some(seat) = game.decision().and_then(|it| it.seats.first()) {
                game.legal_actions(seat, &mut legal);
                look(&game, seat, &legal, &mut chance);
                let action = legal[chance.below(legal.len() as u32) as usize];
                game.apply(seat, action, &mut Cx::silent(&mut chance));
            }
        }
    }

    fn likelihoods(game: &G, seat: Seat, legal: &[G::Action]) -> Vec<f32> {
        // What was there before is cleared.
        let mut res = vec![7.0];
        game.likelihoods(seat, legal, &mut res);
        res
    }

    /// Each answer turns on inputs of the list, each once.
    ///
    /// # Panics
    /// If not.
    pub fn each_has_inputs(&self) {
        self.positions(|game, seat, legal, _| {
            let mut n_written = 0;
            (self.write)(game, seat, legal, &mut |on| {
                let is_fit =
                    |it: &(u16, f32)| usize::from(it.0) < self.list.len() && it.1.is_finite();
                assert!(!on.is_empty() && on.iter().all(is_fit), "{on:?}");
                let mut inputs: Vec<u16> = on.iter().map(|it| it.0).collect();
                inputs.sort_unstable();
                inputs.dedup();
                assert_eq!(inputs.len(), on.len(), "each input is on once");
                n_written += 1;
            });
            assert_eq!(n_written, legal.len());
        });
    }

    /// Each answer has a likelihood; most differ from their neighbours.
    ///
    /// # Panics
    /// If not.
    pub fn each_has_a_likelihood(&self) {
        let (mut n_answers, mut n_apart) = (0, 0);
        self.positions(|game, seat, legal, _| {
            let found = Self::likelihoods(game, seat, legal);
            assert_eq!(found.len(), legal.len());
            assert!(found.iter().all(|it| it.is_finite()), "{found:?}");
            n_answers += legal.len();
            n_apart += found.windows(2).filter(|it| it[0] != it[1]).count();
        });
        assert!(n_answers < 2 * n_apart, "{n_apart} of {n_answers} differ from their neighbours");
    }

    /// A likelihood belongs to its answer, wherever that stands in the list.
    ///
    /// # Panics
    /// If it does not.
    pub fn likelihoods_follow_their_answers(&self) {
        self.positions(|game, seat, legal, _| {
            let found = Self::likelihoods(game, seat, legal);
            let back: Vec<G::Action> = legal.iter().rev().copied().collect();
            let mut other = Self::likelihoods(game, seat, &back);
            other.reverse();
            assert_eq!(found, other);
        });
    }

    /// What a seat cannot know is dealt anew and changes no likelihood.
    ///
    /// # Panics
    /// If it does, or if hardly anything was dealt anew.
    pub fn only_what_is_known(&self) {
        let mut n_changed = 0;
        self.positions(|game, seat, legal, chance| {
            let mut other = game.clone();
            other.determinize(seat, chance);
            n_changed += u32::from(other != *game);
            let here = Self::likelihoods(game, seat, legal);
            let there = Self::likelihoods(&other, seat, legal);
            // The same numbers may have been added up in another order.
            let is_same = here.iter().zip(&there).all(|(one, other)| (one - other).abs() < 1e-4);
            assert!(is_same, "{seat:?} knows {here:?} and {there:?}");
        });
        assert!(1_000 < n_changed, "{n_changed}");
    }
}

/// At the first question of a table the policy says nothing.
///
/// # Panics
/// If it does.
pub fn nothing_is_likely<G: Game>(setup: &G::Setup) {
    let game = G::start(setup, &mut Cx::silent(&mut Chance::fast(1)));
    let game = game.unwrap_or_else(|why| panic!("the table is refused: {why}"));
    let seat = game.asked().first().expect("a game begins with a question");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    // What was there before is cleared.
    let mut likely = vec![7.0];
    game.likelihoods(seat, &legal, &mut likely);
    assert!(likely.is_empty(), "{likely:?}");
}

/// A policy is small, fits the list, and says by which command it was made.
///
/// # Panics
/// If not.
pub fn policy(file: &[u8], list: &InputList, game: &str) {
    let (_, origin) = Scores::of_file(file, list).expect("the weights are for these inputs");
    assert!(origin.starts_with(&format!("gospoda train policy {game} --seed")), "{origin}");
    assert!(file.len() < 1 << 17, "{} bytes", file.len());
}
