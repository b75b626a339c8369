//! What holds in every lesson, whoever learns.

use std::sync::Arc;

use catalog::{RandomnessProof, Seed};
use kernel::Chance;
use lessons::{Input, Lesson, Phase};
use text::{Lang, msg};

use crate::bench::Pupil;
use crate::puzzles::panel;

/// Answers after which a lesson would be endless.
const MOST_ANSWERS: usize = 4000;

/// Walks through each lesson: 100, or as many as `LESSON_WALKS` says.
fn n_walks() -> u64 {
    let said = std::env::var("LESSON_WALKS").ok().and_then(|it| it.parse().ok());
    said.unwrap_or(100)
}

fn lessons() -> Vec<Arc<Lesson>> {
    let mut all = lessons::shipped().unwrap_or_else(|error| panic!("{error}"));
    all.retain(|it| it.puzzle().is_none());
    all
}

#[test]
fn a_first_game_has_at_most_fifteen_steps() {
    for lesson in lessons() {
        let n_steps = lesson.steps().len();
        assert!((5..=15).contains(&n_steps), "{}: {n_steps}", lesson.id());
    }
}

/// Each step says which rules it teaches, and a lesson that is over leads to all that it has said.
#[test]
fn every_step_names_its_rules_and_a_lesson_can_be_read_again() {
    for lesson in lessons() {
        for &lang in Lang::ALL {
            let told = lessons::reading(&lesson, lang).expect("it is no puzzle");
            assert_eq!(told.steps.len(), lesson.steps().len(), "{}", told.id);
            for (step, it) in lesson.steps().iter().zip(&told.steps) {
                assert!((1..=3).contains(&it.rules.len()), "{}: {}", told.id, step.name);
                assert_eq!(it.rules, step.rules, "{}: {}", told.id, step.name);
                assert!(!it.say.is_empty() && !it.say.contains(['{', '$']), "{}", it.say);
            }
            assert!(!told.goal.is_empty() && !told.end.is_empty(), "{}", told.id);
        }
        let mut pupil = Pupil::new(&lesson, 1);
        let panel = |pupil: &Pupil| crate::puzzles::panel(pupil, Lang::En);
        assert_eq!(panel(&pupil).rules, lesson.steps()[0].rules);
        assert_eq!(panel(&pupil).again, None);
        finish(&mut pupil, lesson.id());
        assert_eq!(panel(&pupil).again, Some(format!("/lessons/{}", lesson.id())));
    }
    let all = lessons::shipped().unwrap_or_else(|error| panic!("{error}"));
    for puzzle in all.iter().filter(|it| it.puzzle().is_some()) {
        assert!(lessons::reading(puzzle, Lang::En).is_none(), "{}", puzzle.id());
        assert!(puzzle.rules_of(0).is_empty(), "{}", puzzle.id());
    }
}

#[test]
fn who_chooses_among_what_is_highlighted_finishes_every_lesson() {
    for lesson in lessons() {
        for seed in 0..n_walks() {
            let proof = RandomnessProof::new(Seed::of_number(seed));
            let walked = lessons::walk(&lesson, proof, seed);
            walked.unwrap_or_else(|error| panic!("{}, seed {seed}: {error}", lesson.id()));
        }
    }
}

#[test]
fn whoever_strays_is_never_stuck() {
    for lesson in lessons() {
        for step in 0..lesson.steps().len() {
            let mut begun = Pupil::new(&lesson, 1);
            skip_to(&mut begun, step);
            let n_offers = begun.bench.table.offers(begun.learner()).len();
            for idx in 0..n_offers {
                let mut pupil = Pupil::new(&lesson, idx as u64);
                skip_to(&mut pupil, step);
                let offers = pupil.bench.table.offers(pupil.learner());
                let action = offers[idx].action.clone();
                for _ in 0..2 {
                    if pupil.bench.table.check(pupil.learner(), &action).is_ok() && !pupil.is_over()
                    {
                        pupil.wants(Input::Act(action.clone())).unwrap();
                    }
                }
                let name = &lesson.steps()[step].name;
                finish(&mut pupil, &format!("{name}, after {action}"));
            }
        }
    }
}

fn skip_to(pupil: &mut Pupil, step: usize) {
    while pupil.course.step < step && !pupil.is_over() {
        let way = if pupil.has_next() { Input::Next } else { Input::Skip };
        pupil.wants(way).expect("what is offered can be done");
    }
}

/// From anywhere the lesson can be finished, by skipping what is left.
fn finish(pupil: &mut Pupil, at: &str) {
    for _ in 0..MOST_ANSWERS {
        if pupil.is_over() {
            return;
        }
        let step = pupil.course.step;
        let way = if pupil.has_next() { Input::Next } else { Input::Skip };
        pupil.wants(way).unwrap_or_else(|error| panic!("{at}, step {step}: {error}"));
    }
    panic!("{at}: stuck in step {}", pupil.course.step);
}

#[test]
fn in_every_step_one_may_skip_repeat_go_back_and_leave() {
    for lesson in lessons() {
        for step in 0..lesson.steps().len() {
            let mut pupil = Pupil::new(&lesson, 3);
            skip_to(&mut pupil, step);
            let (there, hash) = (pupil.course.step, pupil.bench.table.hash());
            pupil.wants(Input::Skip).unwrap();
            assert!(there < pupil.course.step, "skip leads on from {step}");
            pupil.wants(Input::Back).unwrap();
            if pupil.course.step == there {
                assert_eq!(pupil.bench.table.hash(), hash, "back from {step}");
            }
            pupil.wants(Input::Again).unwrap();
            let is_told = lesson.steps()[pupil.course.step].goal.is_empty();
            // Every hint says more than the one before, up to what to do.
            let mut stages = vec![pupil.course.hint];
            while pupil.wants(Input::Hint).is_ok() && !stages.ends_with(&[pupil.course.hint]) {
                stages.push(pupil.course.hint);
            }
            let expected: &[&[u8]] = if is_told { &[&[0]] } else { &[&[0, 1, 2, 3], &[0, 1, 3]] };
            assert!(expected.contains(&&stages[..]), "step {step}: hints {stages:?}");
            pupil.wants(Input::Leave).unwrap();
            assert_eq!(pupil.course.phase, Phase::Free);
            assert!(pupil.wants(Input::Back).is_err());
            play_on(&mut pupil);
        }
    }
}

#[test]
fn what_a_step_frames_is_said_in_words() {
    for lesson in lessons() {
        for step in 0..lesson.steps().len() {
            let mut pupil = Pupil::new(&lesson, 3);
            skip_to(&mut pupil, step);
            for &lang in Lang::ALL {
                let told = panel(&pupil, lang);
                let at = format!("{}, step {step}, {lang}: {:?}", lesson.id(), told.frames);
                assert_eq!(told.framed.is_some(), !told.frames.is_empty(), "{at}");
                assert_ne!(told.framed, Some(msg!(lang, LESSON_LOOK_FRAMED)), "{at}");
            }
        }
    }
}

/// After a skip the panel names the actions that were played, in every language by the labels of their buttons.
#[test]
fn a_step_that_is_skipped_says_what_was_played() {
    for lesson in lessons() {
        let mut pupil = Pupil::new(&lesson, 3);
        let mut n_told = 0;
        while !pupil.is_over() {
            let step = &lesson.steps()[pupil.course.step];
            let n_before = pupil.bench.table.effective_records().len();
            pupil.wants(Input::Skip).unwrap();
            let records = pupil.bench.table.effective_records();
            let is_own = records.get(n_before).is_some_and(|(seat, _)| *seat == pupil.learner());
            // What follows by itself may have led on once more.
            let is_told = pupil.course.is_played && pupil.course.phase != Phase::Reached;
            if step.goal.is_empty() || !is_own || !is_told {
                continue;
            }
            n_told += 1;
            for &lang in Lang::ALL {
                let done = crate::puzzles::label(&pupil, n_before, lang);
                let answer = crate::puzzles::panel(&pupil, lang).answer;
                let told = answer.map(|it| it.text).unwrap_or_default();
                assert!(told.contains(&done), "{}, {}, '{done}': {told}", lesson.id(), step.name);
            }
        }
        assert!(2 < n_told, "{}: {n_told}", lesson.id());
    }
}

/// The match that was freed can be played to its end.
fn play_on(pupil: &mut Pupil) {
    let lessons::Pupil { bench, dice: choice, .. } = &mut **pupil;
    let table = &mut bench.table;
    let mut dice = Chance::seeded([9; 32], 1);
    for _ in 0..5000 {
        let Some(seat) = table.asked().first() else { return };
        let legal = table.legal(seat);
        let action = legal[choice.below(legal.len() as u32) as usize].clone();
        table.act(seat, &action, &mut dice).expect("the action is legal");
    }
}

#[test]
fn the_solution_finishes_every_lesson_without_a_stray() {
    for lesson in lessons() {
        let mut pupil = Pupil::new(&lesson, 5);
        for _ in 0..MOST_ANSWERS {
            if pupil.is_over() {
                break;
            }
            if pupil.has_next() {
                pupil.wants(Input::Next).unwrap();
                continue;
            }
            let suggested = pupil.course.suggestion(&lesson, &*pupil.bench.table);
            pupil.wants(Input::Act(suggested.expect("there is a next action"))).unwrap();
            assert_eq!(pupil.course.answered, None, "step {}", pupil.course.step);
            assert_ne!(pupil.course.phase, Phase::Missed);
        }
        assert!(pupil.is_over());
        assert!(!pupil.has_next() || lesson.plays_on());
    }
}
