//! Ids and observations: their laws, and that none of them changes unnoticed.

use game_wrath::names::{Difficulty, Reward};
use game_wrath::{Options, Setup, Wrath};
use kernel::Seat;

use crate::laws::{from_view, give_rewards};
use crate::table::opening;

/// Every number of seats with every difficulty, and every option.
fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for (idx, &difficulty) in Difficulty::ALL.iter().enumerate() {
        for seats in 1..=5 {
            let flag = |nth: usize| (idx + usize::from(seats)) % 4 == nth;
            let options = Options {
                difficulty,
                first_game: flag(0),
                rewards_between_rises: flag(1),
                rewards_between_abominations: flag(2),
                defeat_cancels_effect: flag(3),
            };
            tables.push(Setup { options, ..Setup::of(seats) });
            let first = Some(Seat(idx as u8 % seats));
            tables.push(Setup { options, first, ..opening(seats) });
        }
    }
    tables
}

#[test]
fn every_law_of_the_encoding_holds() {
    let n_positions = testkit::encoding::n_positions(4_000);
    match testkit::encoding::encoding::<Wrath>(&tables(), n_positions, 0) {
        Ok(found) => println!("wrath: {found}"),
        Err(broken) => panic!("{broken}"),
    }
}

/// Rewards in hands, which games by chance seldom earn.
#[test]
fn every_law_of_the_encoding_holds_with_rewards() {
    let states = (0..Reward::ALL.len()).flat_map(|first| {
        (1..=5).map(move |seats| from_view(&opening(seats), |view| give_rewards(view, first)))
    });
    let states: Vec<Wrath> = states.collect();
    match testkit::encoding::encoding_at::<Wrath>(&states, 6_000, 0) {
        Ok(found) => println!("wrath with rewards: {found}"),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn ids_and_fields_are_as_they_were() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encodings");
    testkit::golden(&format!("{folder}/wrath-1.txt"), &testkit::encoding::code_text::<Wrath>());
    let fields = testkit::encoding::layout_text::<Wrath>();
    testkit::golden(&format!("{folder}/wrath-1-fields.txt"), &fields);
}

/// Rewards are seldom played by chance, so the names are compared.
#[test]
fn every_verb_has_ids() {
    let code = testkit::encoding::code_text::<Wrath>();
    let is_named = |text: &str| code.lines().any(|line| line.contains(&format!(" {text}")));
    for reward in Reward::ALL {
        assert!(is_named(&format!("play {reward}")), "{reward}");
    }
    for verb in VERBS.split(' ') {
        assert!(is_named(verb), "{verb}");
    }
}

const VERBS: &str = "pick move fight quest rest fly press-forward chain-lightning wailing-arrow teleport storm-bolt \
                     for-the-alliance lay assign bolt strike march take discard agree refuse lift stronghold prevent \
                     allow spawn activate hit done pass hold";
