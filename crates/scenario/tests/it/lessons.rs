//! What the steps of a lesson say must come true when its solution is played.

use scenario::{Failure, Framed, Source, SourceError, parse};

use crate::setup::DECK;
use crate::toy::Toy;

const LESSON: &str = "lesson = { learner = \"P1\", minutes = 1 }";

fn read(script: &str) -> Result<Source, SourceError> {
    let head = format!("game = \"toy\"\ntitle = \"a toy\"\nseats = 2\n{DECK}\n{LESSON}\n");
    parse(&format!("{head}---\n{script}\n"))
}

fn failure(script: &str) -> Option<Failure> {
    scenario::run::<Toy>(&read(script).expect("it can be read")).failure
}

/// The line of the script that is wrong, from 1, and what was found.
#[track_caller]
fn fails(script: &str) -> (usize, String) {
    let failure = failure(script).unwrap_or_else(|| panic!("it holds: {script}"));
    (failure.line - 6, failure.found)
}

/// The line of the script that cannot be read, from 1, and why.
#[track_caller]
fn unread(script: &str) -> (usize, String) {
    let error = read(script).expect_err(script);
    (error.line - 6, error.what)
}

const MARK: &str = "\
step about
  show n_deck

step mark
  show   marks, panel
  allow  mark *
  else   done: too-early
  goal   marks.0 >= 1
P1 mark 2

step others
  show   marks
  allow  done
  goal   asked P1; turn = 2
P1 done
P2 done
";

#[test]
fn a_lesson_holds_if_its_solution_reaches_every_goal() {
    assert_eq!(failure(MARK), None);
    let source = read(MARK).unwrap();
    let names: Vec<_> = source.steps.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["about", "mark", "others"]);
    assert_eq!(source.steps[1].messages().collect::<Vec<_>>(), ["too-early"]);
    let view = serde_json::json!({ "marks": [1, 0] });
    assert_eq!(source.steps[1].show[1].framed(&view, &[]), [Framed::Part("panel".to_owned())]);
}

#[test]
fn a_goal_is_reached_by_what_is_done_in_its_step() {
    let early = MARK.replace("marks.0 >= 1", "marks.0 >= 0");
    assert_eq!(fails(&early), (8, "it is reached before".to_owned()));
    let late = MARK.replace("marks.0 >= 1", "marks.0 >= 3");
    assert_eq!(fails(&late), (8, "marks.0 = 2".to_owned()));
    let misspelt = MARK.replace("marks.0 >= 1", "mark.0 >= 1");
    assert_eq!(fails(&misspelt).0, 8);
}

#[test]
fn the_learner_does_what_his_step_allows() {
    assert_eq!(fails(&MARK.replace("allow  mark *", "allow  mark 1")), (9, "mark 2".to_owned()));
    // What is the only answer needs no leave.
    let forced = MARK.replace("allow  done", "allow  roll");
    assert_eq!(failure(&forced), None);
}

#[test]
fn what_a_step_frames_and_tells_is_there() {
    assert_eq!(fails(&MARK.replace("show   marks, panel", "show   marks.7")).0, 5);
    assert_eq!(fails(&MARK.replace("marks, panel", "marks.*:roll")).0, 5);
    let told =
        |with: &str| MARK.replace("  goal   marks", &format!("  with {with}\n  goal   marks"));
    assert_eq!(failure(&told("n = n_deck; limit = 3")), None);
    assert_eq!(fails(&told("n = needs of mark 3")).0, 4);
}

#[test]
fn a_step_that_does_not_arise_is_not_checked() {
    let skipped =
        MARK.replace("  goal   marks.0 >= 1", "  skip-if turn = 0\n  goal   marks.0 >= 9");
    assert_eq!(failure(&skipped), None);
}

#[test]
fn every_answer_is_written_out() {
    let hasty = MARK.replace("P1 done\n", "").replace("P2 done", "P2 roll");
    let (line, found) = fails(&hasty);
    assert_eq!((line, found.as_str()), (15, "P1 done comes first"));
    assert_eq!(unread(&MARK.replace("P2 done", "P2 ends")).0, 16);
}

#[test]
fn what_is_no_lesson_is_told_with_its_line() {
    for (script, line) in [
        ("P1 draw\nstep a\n", 1),
        ("step A\n", 1),
        ("step a\nstep a\nasked P1\n", 2),
        ("step a\n goal over\nasked P1\n", 1),
        ("step a\n goal over\nP1 draw\n", 1),
        ("step a\nP1 draw\n", 2),
        ("step a\nasked P1\n show n_deck\n", 3),
        ("step a\n show\nasked P1\n", 2),
        ("step a\n show a b\nasked P1\n", 2),
        ("step a\n else done\nasked P1\n", 2),
        ("step a\n else done: say\nasked P1\n", 2),
        ("step a\n stray perhaps\nasked P1\n", 2),
        ("step a\n with n\nasked P1\n", 2),
        ("step a\n goal marks\nasked P1\n", 2),
        ("seeds 1..2\nstep a\nasked P1\n", -1),
        ("asked P1\n", -1),
    ]
    .map(|(script, line): (&str, i32)| (script, line))
    {
        let error = read(script).expect_err(script);
        assert_eq!(error.line as i32 - 6, line, "{script}: {error}");
    }
    let steps = "game = \"toy\"\ntitle = \"a\"\nseats = 2\n---\nstep a\nasked P1\n";
    assert_eq!(parse(steps).unwrap_err().line, 5);
}
