//! Few prompts: what is asked makes a difference.

use game_smallworld::{Setup, SmallWorld};
use testkit::Idle;

/// Promise "few prompts": a window in which every answer leads to the same position is not opened.
#[test]
fn hardly_any_question_is_idle() {
    let mut tables: Vec<Setup> = (2..=5).flat_map(|seats| vec![Setup::of(seats); 6]).collect();
    for setup in tables.iter_mut().filter(|it| 4 <= it.seats).step_by(2) {
        setup.options.teams = true;
    }
    let idle = Idle::of::<SmallWorld>(&tables, 4);
    assert!(3_000 < idle.n_asked, "{idle:?}");
    assert!(100 * idle.count(|_| true) < idle.n_asked, "{idle:#?}");
}
