//! Every puzzle can be solved by its solution, and whoever misses it is told why and may try again.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::Viewer;
use lessons::{CourseError, Input, Lesson, Phase};
use page::{LessonPanel, Standing};
use text::{Lang, Voice};

use crate::bench::Pupil;

/// Tries after which a puzzle could not be missed.
const MOST_TRIES: u64 = 400;

pub(crate) fn puzzles() -> Vec<Arc<Lesson>> {
    let mut all = lessons::shipped().unwrap_or_else(|error| panic!("{error}"));
    all.retain(|it| it.puzzle().is_some());
    all
}

pub(crate) fn panel(pupil: &Pupil, lang: Lang) -> LessonPanel {
    let table = &*pupil.bench.table;
    let voice = Voice::new(lang, &[]);
    lessons::panel(&pupil.lesson, &pupil.course, table, &voice, 0).expect("the puzzle is on")
}

/// What a record of the match was called where it was chosen.
pub(crate) fn label(pupil: &Pupil, nth: usize, lang: Lang) -> String {
    let table = &*pupil.bench.table;
    let (seat, action) = table.effective_records().swap_remove(nth);
    let told = table.at(nth).observation(Viewer::Seat(seat)).tell(&Voice::new(lang, &[]));
    let label = told.legal.into_iter().find(|it| it.notation == action).map(|it| it.label);
    label.expect("it was legal")
}

fn standing(pupil: &Pupil) -> Standing {
    panel(pupil, Lang::En).puzzle.expect("it is a puzzle").standing
}

/// Does what the solution does next, or lets the others answer.
fn solves(pupil: &mut Pupil) {
    for _ in 0..100 {
        if pupil.course.phase != Phase::Doing {
            return;
        }
        let suggested = pupil.course.suggestion(&pupil.lesson, &*pupil.bench.table);
        let way = if pupil.has_next() {
            Input::Next
        } else {
            Input::Act(suggested.expect("there is a next action"))
        };
        pupil.wants(way).unwrap_or_else(|error| panic!("{}: {error}", pupil.lesson.id()));
    }
    panic!("{} does not end", pupil.lesson.id());
}

/// Does anything that is legal until the puzzle is missed.
fn misses(lesson: &Arc<Lesson>) -> Pupil {
    misses_from(lesson, 0)
}

/// The same, with other choices.
pub(crate) fn misses_from(lesson: &Arc<Lesson>, first_seed: u64) -> Pupil {
    for seed in first_seed..first_seed + MOST_TRIES {
        let mut pupil = Pupil::new(lesson, seed);
        for _ in 0..200 {
            if pupil.course.phase != Phase::Doing {
                break;
            }
            let legal = pupil.bench.table.legal(pupil.learner());
            let way = if pupil.has_next() || legal.is_empty() {
                Input::Next
            } else {
                Input::Act(legal[pupil.dice.below(legal.len() as u32) as usize].clone())
            };
            pupil.wants(way).unwrap_or_else(|error| panic!("{}: {error}", lesson.id()));
        }
        if pupil.course.phase == Phase::Missed {
            return pupil;
        }
    }
    panic!("nobody misses {}", lesson.id());
}

#[test]
fn the_solution_solves_every_puzzle_in_every_language() {
    let puzzles = puzzles();
    assert!(18 < puzzles.len(), "{}", puzzles.len());
    for lesson in puzzles {
        let mut pupil = Pupil::new(&lesson, 3);
        let begun = Lang::ALL.iter().map(|lang| panel(&pupil, *lang).say);
        let begun: BTreeSet<String> = begun.collect();
        assert_eq!(begun.len(), Lang::ALL.len(), "{}: {begun:?}", lesson.id());
        solves(&mut pupil);
        assert!(pupil.course.is_solved(), "{}: {:?}", lesson.id(), pupil.course.phase);
        assert_eq!(standing(&pupil), Standing::Solved { alone: true }, "{}", lesson.id());
        let ended = Lang::ALL.iter().map(|lang| panel(&pupil, *lang).say);
        let ended: BTreeSet<String> = ended.collect();
        assert_eq!(ended.len(), Lang::ALL.len(), "{}: {ended:?}", lesson.id());
        assert!(begun.is_disjoint(&ended), "{}", lesson.id());
    }
}

#[test]
fn a_miss_says_why_lets_nothing_more_be_done_and_can_be_tried_again() {
    for lesson in puzzles() {
        let mut pupil = misses(&lesson);
        let answers: BTreeSet<String> = Lang::ALL
            .iter()
            .map(|lang| panel(&pupil, *lang).answer.expect("a miss is answered").text)
            .collect();
        assert_eq!(answers.len(), Lang::ALL.len(), "{}: {answers:?}", lesson.id());
        assert_eq!(standing(&pupil), Standing::Missed);
        assert!(!pupil.has_next(), "{}: a miss leads nowhere", lesson.id());
        if let Some(action) = pupil.bench.table.legal(pupil.learner()).first().cloned() {
            assert_eq!(pupil.wants(Input::Act(action)), Err(CourseError::NotNow));
        }
        assert!(panel(&pupil, Lang::En).ways.can_repeat);
        pupil.wants(Input::Again).unwrap();
        assert_eq!(pupil.bench.table.hash(), lesson.table().hash(), "{}", lesson.id());
        assert_eq!(standing(&pupil), Standing::Open);
        solves(&mut pupil);
        assert!(pupil.course.is_solved(), "{}: after a miss", lesson.id());
    }
}

#[test]
fn hints_have_three_stages_and_whoever_took_one_has_not_solved_it_alone() {
    for lesson in puzzles() {
        let mut pupil = Pupil::new(&lesson, 5);
        let mut hints = BTreeSet::new();
        for stage in 1..=3 {
            assert!(panel(&pupil, Lang::En).ways.can_hint, "{}: {stage}", lesson.id());
            assert_eq!(panel(&pupil, Lang::En).suggestion, None, "{}: {stage}", lesson.id());
            pupil.wants(Input::Hint).unwrap();
            hints.insert(panel(&pupil, Lang::En).hint.expect("a hint is said"));
        }
        assert_eq!(hints.len(), 3, "{}: {hints:?}", lesson.id());
        assert!(panel(&pupil, Lang::En).suggestion.is_some(), "{}", lesson.id());
        pupil.wants(Input::Again).unwrap();
        solves(&mut pupil);
        assert_eq!(standing(&pupil), Standing::Solved { alone: false }, "{}", lesson.id());
    }
}

#[test]
fn who_is_shown_the_solution_has_not_solved_it() {
    for lesson in puzzles() {
        let mut pupil = Pupil::new(&lesson, 6);
        pupil.wants(Input::Skip).unwrap();
        assert_eq!(standing(&pupil), Standing::Shown, "{}", lesson.id());
        assert!(!pupil.course.is_solved());
        for &lang in Lang::ALL {
            let told = panel(&pupil, lang).answer.expect("the solution is told").text;
            for (nth, (seat, _)) in lesson.actions().enumerate() {
                if seat == lesson.learner() {
                    let done = label(&pupil, nth, lang);
                    assert!(told.contains(&done), "{}, '{done}': {told}", lesson.id());
                }
            }
        }
        pupil.wants(Input::Again).unwrap();
        assert_eq!(standing(&pupil), Standing::Open);
    }
}

/// A puzzle that was solved, missed or shown goes on as a match from its last position, unless the game is over.
#[test]
fn a_puzzle_that_is_over_goes_on_as_a_match() {
    let mut n_played = 0;
    for lesson in puzzles() {
        assert!(!panel(&Pupil::new(&lesson, 7), Lang::En).ways.can_play_on, "{}", lesson.id());
        let mut solved = Pupil::new(&lesson, 7);
        solves(&mut solved);
        let mut shown = Pupil::new(&lesson, 7);
        shown.wants(Input::Skip).unwrap();
        for mut pupil in [solved, shown, misses(&lesson)] {
            let is_over = pupil.bench.table.outcome().is_some();
            let ways = panel(&pupil, Lang::En).ways;
            assert_eq!(ways.can_play_on || ways.next.is_some(), !is_over, "{}", lesson.id());
            if is_over {
                continue;
            }
            pupil.wants(Input::Leave).unwrap_or_else(|error| panic!("{}: {error}", lesson.id()));
            assert_eq!(pupil.course.phase, Phase::Free, "{}", lesson.id());
            let seat = pupil.bench.table.asked().first();
            let seat = seat.expect("the match goes on");
            assert!(!pupil.bench.table.legal(seat).is_empty(), "{}: {seat}", lesson.id());
            n_played += 1;
        }
    }
    assert!(40 < n_played, "{n_played}");
}

/// `02` of `quest/02-who-acts-next`.
#[test]
fn puzzles_follow_each_other_in_their_game_and_are_no_lessons() {
    for game in catalog::games().iter().map(|it| it.info().id) {
        let puzzles = lessons::puzzles_of(game);
        assert!(lessons::of_game(game).iter().all(|it| it.puzzle().is_none()));
        let mut at = Arc::clone(&puzzles[0]);
        let mut met = BTreeSet::new();
        while met.insert(at.id().to_owned()) {
            at = lessons::next_puzzle(&at).expect("another follows");
        }
        assert_eq!(met.len(), puzzles.len(), "{game}");
    }
}
