//! Few prompts: what is asked makes a difference.

use game_wrath::names::Difficulty;
use game_wrath::{Setup, Wrath};
use testkit::Idle;

/// Promise "few prompts": a window in which every answer leads to the same position is not opened.
#[test]
fn hardly_any_question_is_idle() {
    let mut tables: Vec<Setup> = (1..=5).flat_map(|seats| vec![Setup::of(seats); 8]).collect();
    for (setup, &difficulty) in tables.iter_mut().zip(Difficulty::ALL.iter().cycle()) {
        setup.options.difficulty = difficulty;
    }
    let idle = Idle::of::<Wrath>(&tables, 4);
    assert!(2_000 < idle.n_asked, "{idle:?}");
    assert!(100 * idle.count(|_| true) < idle.n_asked, "{idle:#?}");
}
