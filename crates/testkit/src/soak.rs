//! Long random play: no panic, no dead end, no lost piece, no game without an end.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use kernel::{Chance, Cx, Game, Status};

use crate::habit::{Habit, verb};
use crate::trial::{Broken, Verdict, hold, returns, words};

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Soak {
    pub n_games: u64,
    pub n_decisions: u64,
    /// Of the longest game.
    pub max_decisions: u32,
    /// How often each verb of the notation was played.
    pub verbs: BTreeMap<String, u64>,
    pub failures: Vec<Failure>,
}

/// A game that went wrong, and how to play it again: `soak(&[setup], 1, seed)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub setup: String,
    pub seed: u64,
    pub n_decisions: u32,
    pub broken: Broken,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "seed {} of {}, decision {}: {}",
            self.seed, self.setup, self.n_decisions, self.broken
        )
    }
}

impl Soak {
    /// # Panics
    /// If any game went wrong, with all that did.
    pub fn assert_clean(&self) {
        let told: Vec<String> = self.failures.iter().map(ToString::to_string).collect();
        assert!(told.is_empty(), "{} of {} games\n{}", told.len(), self.n_games, told.join("\n"));
    }
}

/// How many games to soak: `n_games`, or what `SOAK_GAMES` in the environment says.
pub fn n_games(n_games: u64) -> u64 {
    let said = std::env::var("SOAK_GAMES").ok().and_then(|it| it.parse().ok());
    said.unwrap_or(n_games)
}

/// Plays `n_games` random games, `setups` in turn, with the seeds from `seed` on, and audits every position.
///
/// `SOAK_DECISIONS` in the environment has it play on until there were so many decisions, and `SOAK_SEED` elsewhere; it
/// then tells what came of it.
///
/// # Panics
/// If there are no setups.
pub fn soak<G: Game>(setups: &[G::Setup], n_games: u64, seed: u64) -> Soak {
    let number = |name| std::env::var(name).ok().and_then(|it| it.parse::<u64>().ok());
    let n_decisions = number("SOAK_DECISIONS");
    let seed = number("SOAK_SEED").unwrap_or(seed);
    let start = Instant::now();
    let is_enough = |it: &Soak| match n_decisions {
        Some(n_decisions) => n_decisions <= it.n_decisions,
        None => n_games <= it.n_games,
    };
    let res = soak_until::<G>(setups, seed, &is_enough);
    if n_decisions.is_some() {
        eprintln!(
            "{}: {} decisions in {} games from seed {seed} on, {} of them went wrong, {:.0} s",
            G::INFO.id,
            res.n_decisions,
            res.n_games,
            res.failures.len(),
            start.elapsed().as_secs_f64()
        );
    }
    res
}

fn soak_until<G: Game>(setups: &[G::Setup], seed: u64, is_enough: &dyn Fn(&Soak) -> bool) -> Soak {
    let mut res = Soak::default();
    let mut legal = Vec::new();
    while !is_enough(&res) {
        let seed = seed + res.n_games;
        let setup = &setups[(seed % setups.len() as u64) as usize];
        let mut n_decisions = 0;
        let play = AssertUnwindSafe(|| {
            play::<G>(setup, seed, &mut legal, &mut |action| {
                n_decisions += 1;
                let verb = verb(&action);
                match res.verbs.get_mut(&verb) {
                    Some(n_played) => *n_played += 1,
                    None => _ = res.verbs.insert(verb, 1),
                }
                n_decisions
            })
        });
        let verdict = catch_unwind(play).unwrap_or_else(|panic| {
            Err(Broken { law: "closure", what: format!("a panic: {}", words(&*panic)) })
        });
        res.n_games += 1;
        res.n_decisions += u64::from(n_decisions);
        res.max_decisions = res.max_decisions.max(n_decisions);
        if let Err(broken) = verdict {
            res.failures.push(Failure { setup: format!("{setup:?}"), seed, n_decisions, broken });
        }
    }
    res
}

fn play<G: Game>(
    setup: &G::Setup,
    seed: u64,
    legal: &mut Vec<G::Action>,
    count: &mut dyn FnMut(G::Action) -> u32,
) -> Verdict {
    // Neighbouring seeds share a setup only now and then, so the habit comes from elsewhere in the seed.
    let habit = Habit::of(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32);
    let chance = &mut Chance::fast(seed);
    let mut state = G::start(setup, &mut Cx::silent(chance))
        .map_err(|refusal| Broken { law: "start", what: refusal.to_string() })?;
    loop {
        let seats = match state.status() {
            Status::Awaiting(decision) => decision.seats,
            Status::Over(outcome) => return returns::<G>(&outcome, outcome.returns.len() as u8),
        };
        let nth = chance.below(seats.len().max(1)) as usize;
        let Some(seat) = seats.iter().nth(nth) else {
            return hold(false, "progress", || "a live game asks nobody".to_owned());
        };
        state.legal_actions(seat, legal);
        hold(!legal.is_empty(), "progress", || format!("{seat} has no answer"))?;
        let action = habit.choose(legal, chance);
        let is_too_long = G::INFO.max_decisions < count(action);
        hold(!is_too_long, "termination", || "no end".to_owned())?;
        let checked = state.check(seat, action);
        hold(checked.is_ok(), "closure", || format!("{seat} {action} is listed, but {checked:?}"))?;
        state.apply(seat, action, &mut Cx::silent(chance));
        let audited = state.audit();
        hold(audited.is_ok(), "conservation", || format!("after {seat} {action}: {audited:?}"))?;
    }
}
