//! All laws under proptest: setups and seeds are the inputs, so that a failure names a game that can be played again.

use kernel::Game;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{
    Config, FileFailurePersistence, RngSeed, TestCaseError, TestError, TestRunner,
};

use crate::secrecy::{Obscure, determinized};
use crate::trial::trial_with;

/// How many games are played unless `PROPTEST_CASES` says otherwise.
const N_GAMES: u32 = 64;

/// Plays games of all `setups` and holds every position of them against the laws; `prefix` is that of the rule
/// identities, as in `SW`.
///
/// The laws, by the names that a failure gives:
///
/// - *termination*: a game ends within the decisions that its fact sheet states;
/// - *progress*: a live game asks seats, the same by `status` and by `asked`; each of them has an answer, and no other seat
///   has one;
/// - *order*: legal actions are sorted and unique;
/// - *closure*: an action is listed exactly if `check` allows it, tried with actions of other games too; every
///   listed one can be applied;
/// - *refusals*: what is listed as refused is refused, for the reason given, which cites a rule of this game;
/// - *conservation*: `audit` holds after every action;
/// - *notation*: an action reads back from its text, which is a verb and nouns in kebab-case;
/// - *snapshot*: position, setup and views survive a binary format and JSON;
/// - *arrangement*: the omniscient view describes the position completely;
/// - *observation*: a seat sees, may do and is refused the same in every world it thinks possible;
/// - *secrecy*: in two worlds that a seat cannot tell apart, equal events lead to equal views, also later, and the same
///   seats are asked the same;
/// - *redaction*: the omniscient is told everything;
/// - *evaluate*: both heuristics are from 0 to 1;
/// - *chance*: a game without randomness draws nothing, and a game that nobody listens to is the same game;
/// - *frames*: what an action led to can be seen between the steps of the rules, each of them a whole position;
/// - *undo*: what is taken back never happened, and nothing is taken back across randomness, a reveal, or another seat;
/// - *replay*: the log leads to the same position and the same events;
/// - *returns*: competitive returns add up to 1 and belong to the winners, cooperative ones are equal.
///
/// The games are the same in every run; `PROPTEST_RNG_SEED` chooses others. Failures are kept in
/// `tests/regressions/laws.txt`, and are tried first.
///
/// # Panics
/// When a law does not hold, with the setup, the seed and the last actions.
pub fn laws<G: Game>(prefix: &str, setups: impl Strategy<Value = G::Setup>) {
    laws_with::<G>(prefix, setups, determinized);
}

/// The same for a game in which more is secret than bots are kept from knowing: `obscure` changes all of it.
///
/// # Panics
/// As [`laws`] does.
pub fn laws_with<G: Game>(
    prefix: &str,
    setups: impl Strategy<Value = G::Setup>,
    obscure: Obscure<G>,
) {
    let mut config = Config::default();
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = N_GAMES;
    }
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(0);
    }
    config.max_shrink_iters = 32;
    config.failure_persistence =
        Some(Box::new(FileFailurePersistence::Direct("tests/regressions/laws.txt")));
    // A smaller seed is no simpler game: only setups shrink.
    let games = (setups, any::<u64>().no_shrink());
    let verdict = TestRunner::new(config).run(&games, |(setup, seed)| {
        trial_with::<G>(prefix, &setup, seed, obscure)
            .map_err(|broken| TestCaseError::fail(broken.to_string()))
    });
    match verdict {
        Ok(()) => {}
        Err(TestError::Fail(why, (setup, seed))) => {
            panic!(
                "{why}\nto see it again: testkit::trial(\"{prefix}\", &setup, {seed}) with\n{setup:#?}"
            )
        }
        Err(TestError::Abort(why)) => panic!("no setups to play: {why}"),
    }
}
