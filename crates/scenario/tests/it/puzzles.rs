//! What a puzzle must be, proved on a small game: everything that can be wrong with one is found.

use scenario::{Limits, Proof, PuzzleFault, parse, prove};

use crate::setup::DECK;
use crate::toy::Toy;

/// A puzzle of the toy: what its head says of it, its goal, and its solution.
fn read(says: &str, goal: &str, script: &str) -> scenario::Source {
    read_at(1, says, goal, script)
}

/// The same at a level.
fn read_at(level: u8, says: &str, goal: &str, script: &str) -> scenario::Source {
    let lesson = format!("lesson = {{ learner = \"P1\", minutes = 1, level = {level}, {says} }}");
    let head = format!("game = \"toy\"\ntitle = \"a toy\"\nseats = 2\n{DECK}\n{lesson}\n");
    let step = format!("step solve\n allow any\n goal {goal}\n{script}\n");
    parse(&format!("{head}---\n{step}")).expect("it can be read")
}

fn proved(says: &str, goal: &str, script: &str) -> Proof {
    let limits = Limits { positions: 10_000, is_late: &|| false };
    prove::<Toy>(&read(says, goal, script), &limits).expect("its script holds")
}

/// The only thing that is wrong with it.
#[track_caller]
fn fault(says: &str, goal: &str, script: &str) -> PuzzleFault {
    let faults = proved(says, goal, script).faults;
    let [fault] = &faults[..] else { panic!("one fault: {faults:?}") };
    fault.clone()
}

const ONLY: &str = "best = \"only\"";
const AT_LEAST: &str = "best = \"at-least\"";

#[test]
fn every_first_action_has_its_value() {
    let proof = proved(ONLY, "marks.0 >= 2", "P1 mark 2");
    assert_eq!(proof.faults, []);
    let values: Vec<(&str, f64)> = proof.first.iter().map(|(it, value)| (&**it, *value)).collect();
    assert_eq!(values[0], ("mark 2", 1.0));
    assert_eq!(values[1].0, "roll");
    assert!((values[1].1 - 4.0 / 6.0).abs() < 1e-9, "{values:?}");
    assert_eq!(values[2..], [("done", 0.0), ("draw", 0.0), ("mark 1", 0.0)]);
    assert_eq!(proof.without.len(), 1);
    assert!((proof.without[0].1 - 4.0 / 6.0).abs() < 1e-9, "without mark 2 there is the die");
}

#[test]
fn a_solution_that_may_miss_is_found() {
    let roll = "luck die: 5\nP1 roll";
    let PuzzleFault::Missed { action, value } = fault(AT_LEAST, "marks.0 >= 2", roll) else {
        panic!("it misses in two of six");
    };
    assert_eq!(action, "roll");
    assert!((value - 4.0 / 6.0).abs() < 1e-9);
}

#[test]
fn another_way_is_found() {
    let found = fault(ONLY, "marks.0 >= 1", "P1 mark 1");
    assert_eq!(found, PuzzleFault::Another { without: "mark 1".to_owned(), value: 1.0 });
    assert_eq!(proved(AT_LEAST, "marks.0 >= 1", "P1 mark 1").faults, []);
}

#[test]
fn what_nearly_every_action_reaches_is_no_puzzle() {
    let found = fault(AT_LEAST, "asked P2", "P1 mark 1\nP1 done");
    assert_eq!(found, PuzzleFault::TooEasy { n_good: 5, n_all: 5 });
}

#[test]
fn only_a_puzzle_of_level_1_may_be_solved_by_one_action() {
    let faults = |level: u8, goal: &str, script: &str| {
        let limits = Limits { positions: 10_000, is_late: &|| false };
        prove::<Toy>(&read_at(level, ONLY, goal, script), &limits).expect("it holds").faults
    };
    assert_eq!(faults(1, "marks.0 >= 2", "P1 mark 2"), []);
    let found = faults(2, "marks.0 >= 2", "P1 mark 2");
    assert_eq!(found, [PuzzleFault::TooShort { level: 2, action: "mark 2".to_owned() }]);
    let told = found[0].to_string();
    assert!(
        told.starts_with("'mark 2' alone reaches the goal: a puzzle of level 2 needs"),
        "{told}"
    );
    let (goal, script) =
        ("marks.0 = 3\n missed turn = 3", "P1 mark 1\nP1 done\nP2 done\nP1 mark 2");
    assert_eq!(faults(3, goal, script), []);
}

#[test]
fn a_chance_has_a_margin() {
    let roll = "luck die: 5\nP1 roll";
    let found = fault(&format!("{AT_LEAST}, chance = 49"), "marks.0 >= 3", roll);
    assert_eq!(found, PuzzleFault::TooClose { value: 0.5 });
    assert_eq!(proved(&format!("{AT_LEAST}, chance = 45"), "marks.0 >= 3", roll).faults, []);
    let missed = fault(&format!("{AT_LEAST}, chance = 55"), "marks.0 >= 3", roll);
    assert_eq!(missed, PuzzleFault::Missed { action: "roll".to_owned(), value: 0.5 });
}

#[test]
fn the_same_in_another_order_is_no_other_way() {
    let script = "P1 mark 1\nP1 done\nP2 done\nP1 mark 2";
    let proof = proved(ONLY, "marks.0 = 3\n missed turn = 3", script);
    assert_eq!(proof.faults, []);
    let good: Vec<&str> =
        proof.first.iter().filter(|(_, value)| *value == 1.0).map(|(it, _)| &**it).collect();
    assert_eq!(good, ["mark 1", "mark 2"]);
}

#[test]
fn others_answer_what_the_script_says_or_the_worst() {
    let goal = "turn = 2; marks.1 = 0\n missed turn = 2; marks.1 > 0";
    let script = "P1 mark 2\nP1 done\nP2 done";
    let said = fault(AT_LEAST, goal, script);
    assert_eq!(said, PuzzleFault::TooEasy { n_good: 5, n_all: 5 });
    let worst = fault(&format!("{AT_LEAST}, answers = \"worst\""), goal, script);
    assert_eq!(worst, PuzzleFault::Missed { action: "mark 2".to_owned(), value: 0.0 });
}

#[test]
fn what_is_hidden_decides_nothing() {
    let PuzzleFault::Guessed { action, value } = fault(AT_LEAST, "hands.0.0 = 8", "P1 draw") else {
        panic!("the top card is not known");
    };
    assert_eq!((action.as_str(), value), ("draw", 0.0));
}

#[test]
fn a_search_comes_to_its_limits() {
    let script = "P1 mark 1\nP1 done\nP2 done\nP1 mark 2";
    let source = read(ONLY, "marks.0 = 3\n missed turn = 5", script);
    for (positions, is_late) in [(3, false), (10_000, true)] {
        let limits = Limits { positions, is_late: &move || is_late };
        let proof = prove::<Toy>(&source, &limits).unwrap();
        assert_eq!(proof.faults, [PuzzleFault::TooBig]);
    }
}

#[test]
fn what_is_no_puzzle_is_told() {
    let limits = Limits { positions: 10_000, is_late: &|| false };
    let what = |says: &str, script: &str| {
        let failure = prove::<Toy>(&read(says, "marks.0 >= 2", script), &limits);
        failure.expect_err(says).what
    };
    assert_eq!(what("bots = \"greedy\"", "P1 mark 2"), "lesson.best");
    assert_eq!(what(&format!("{ONLY}, chance = 0"), "P1 mark 2"), "lesson.chance");
    assert_eq!(what(ONLY, "P1 mark 1"), "the goal of step solve, at the end of its lines");
    let lack = read(ONLY, "marks.0 >= 2\n lack marks.0 >= 3", "P1 mark 2");
    let failure = prove::<Toy>(&lack, &limits).unwrap_err();
    assert_eq!(failure.expected, "marks.0 >= 3");
    let lesson = read(ONLY, "marks.0 >= 2", "P1 mark 2\nstep more\nasked P1");
    let failure = prove::<Toy>(&lesson, &limits).unwrap_err();
    assert_eq!(failure.what, "the steps");
}
