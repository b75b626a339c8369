//! Positions that scenarios begin with: every phase can be reached by its name.

use game_quest::names::{Hero, Sheet};
use game_quest::{Prompt, Quest, Setup, Step};
use kernel::{Chance, Cx, Game, Viewer};

fn fresh(quest: Sheet) -> Quest {
    let mut setup = Setup { quest, ..Setup::of(3) };
    setup.set("heroes", "ironbreaker,waywatcher,bright-wizard").expect("three heroes");
    setup.set("leader", "waywatcher").expect("a hero of the party");
    Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(4))).expect("a table of the rulebook")
}

fn at(phase: Step, active: Option<Hero>) -> Quest {
    let game = fresh(Sheet::AFoulStench);
    let mut view = game.view(Viewer::Omniscient);
    view.turn.phase = phase;
    view.turn.active = active;
    game.arranged(&view).unwrap_or_else(|broken| panic!("{phase:?}: {broken}"))
}

fn prompt(game: &Quest) -> Prompt {
    game.decision().expect("the quest goes on").prompt
}

/// WQ-HERO-03: with three heroes the leader is first and last.
#[test]
fn wq_hero_03_any_hero_can_be_the_active_one() {
    for &hero in &[Hero::Waywatcher, Hero::BrightWizard, Hero::Ironbreaker] {
        assert_eq!(prompt(&at(Step::Act, Some(hero))), Prompt::Act { hero });
    }
}

#[test]
fn every_phase_can_be_the_beginning() {
    let enemies = at(Step::EnemyPhase, None);
    // What the first enemy asks is the business of its keywords; but nobody acts before it.
    assert!(!matches!(prompt(&enemies), Prompt::Act { .. }), "{:?}", prompt(&enemies));
    for phase in [Step::LocationPhase, Step::PerilPhase, Step::Round, Step::PerilEnd] {
        let asked = prompt(&at(phase, None));
        assert!(matches!(asked, Prompt::Act { .. } | Prompt::Alternatives { .. }), "{asked:?}");
    }
    let hero = Hero::BrightWizard;
    assert_eq!(prompt(&at(Step::Improve(hero), None)), Prompt::Improve { hero });
    assert_eq!(prompt(&at(Step::Settlement, None)), Prompt::Improve { hero: Hero::Waywatcher });
}

/// A step that no round has is refused in words.
#[test]
fn a_senseless_beginning_is_refused() {
    let game = fresh(Sheet::AFoulStench);
    let mut view = game.view(Viewer::Omniscient);
    view.turn.phase = Step::CardEnd;
    let broken = game.arranged(&view).expect_err("there is no action under way");
    assert_eq!(broken.rule, "WQ-ROUND-02");
}
