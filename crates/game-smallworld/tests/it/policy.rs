//! What was learned of answers: its inputs and its file of weights.

use game_smallworld::policy::{self, INPUTS};
use game_smallworld::{Action, Setup, SmallWorld};
use kernel::{Chance, Cx, Game, Seat};
use net::Scores;

const FILE: &[u8] = include_bytes!("../../data/policy.bin");

/// Positions of random games with two to five seats and with teams, with the answers of who is asked.
fn positions(mut look: impl FnMut(&SmallWorld, Seat, &[Action], &mut Chance)) {
    for seed in 0..15 {
        let mut setup = Setup::of(2 + (seed % 4) as u8);
        setup.options.teams = seed == 14;
        let chance = &mut Chance::fast(seed);
        let begun = SmallWorld::start(&setup, &mut Cx::silent(chance));
        let mut game = begun.expect("these tables can be set up");
        let mut legal = Vec::new();
        while let Some(seat) = game.decision().and_then(|it| it.seats.first()) {
            game.legal_actions(seat, &mut legal);
            look(&game, seat, &legal, chance);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Cx::silent(chance));
        }
    }
}

fn likelihoods(game: &SmallWorld, seat: Seat, legal: &[Action]) -> Vec<f32> {
    let mut res = vec![7.0];
    game.likelihoods(seat, legal, &mut res);
    res
}

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_of_answers_is_frozen() {
    let found = (INPUTS.len(), format!("{:016x}", INPUTS.hash()));
    assert_eq!(found, (31852, "cd8835d482d699f7".to_owned()));
}

#[test]
fn the_weights_say_how_they_were_made() {
    let (_, origin) = Scores::of_file(FILE, &INPUTS).expect("they are for these inputs");
    assert!(origin.starts_with("gospoda train policy smallworld --seed"), "{origin}");
    assert!(FILE.len() < 1 << 17, "{} bytes", FILE.len());
}

#[test]
fn every_answer_has_inputs_and_a_likelihood_of_its_own() {
    let (mut n_answers, mut n_apart) = (0, 0);
    positions(|game, seat, legal, _| {
        let mut n_written = 0;
        policy::write(game, seat, legal, |on| {
            assert!(on.iter().all(|it| usize::from(it.0) < INPUTS.len() && it.1.is_finite()));
            let mut inputs: Vec<u16> = on.iter().map(|it| it.0).collect();
            inputs.sort_unstable();
            inputs.dedup();
            assert_eq!(inputs.len(), on.len(), "each input is on once");
            n_written += 1;
        });
        assert_eq!(n_written, legal.len());
        let found = likelihoods(game, seat, legal);
        assert_eq!(found.len(), legal.len());
        assert!(found.iter().all(|it| it.is_finite()), "{found:?}");
        n_answers += legal.len();
        n_apart += found.windows(2).filter(|it| it[0] != it[1]).count();
    });
    let told = format!("{n_apart} of {n_answers} differ from their neighbours");
    assert!(2 * n_apart > n_answers, "{told}");
}

/// Each belongs to its answer, wherever that stands in the list.
#[test]
fn likelihoods_follow_their_answers() {
    positions(|game, seat, legal, _| {
        let found = likelihoods(game, seat, legal);
        let back: Vec<Action> = legal.iter().rev().copied().collect();
        let mut other = likelihoods(game, seat, &back);
        other.reverse();
        assert_eq!(found, other);
    });
}

/// What a seat cannot know is dealt anew and changes no likelihood.
#[test]
fn what_a_seat_cannot_know_makes_no_answer_likelier() {
    let mut n_changed = 0;
    positions(|game, seat, legal, chance| {
        let mut other = *game;
        other.determinize(seat, chance);
        n_changed += u32::from(other != *game);
        assert_eq!(likelihoods(game, seat, legal), likelihoods(&other, seat, legal));
    });
    assert!(n_changed > 1000, "{n_changed}");
}
