//! A scenario as an example to try: a lesson of one step, in which everything is allowed.

use kernel::Seat;

use crate::condition::conditions;
use crate::lesson::{After, Answers, LessonHead, Step};
use crate::parse::{Source, check_lesson};
use crate::statement::Statement;

/// The name of the only step.
const STEP: &str = "step try";

impl Source {
    /// The scenario as a lesson for the seat that acts first in it. Its goal is what this seat does last in the script. Where
    /// no seat acts, the position is shown to the seat that the script names first.
    ///
    /// Nothing if it is a lesson already, or if its script is no single course of play that is written out.
    pub fn into_example(mut self) -> Option<Self> {
        if self.head.lesson.is_some() || self.seeds.is_some() {
            return None;
        }
        let acts = || {
            self.script.iter().filter_map(|it| match &it.statement {
                Statement::Act { seat, action } => Some((*seat, action.as_str())),
                _ => None,
            })
        };
        let named = || self.script.iter().find_map(|it| it.statement.seats().first().copied());
        let learner = acts().next().map(|it| it.0).or_else(named).unwrap_or(Seat(0));
        let mut step = Step::begun(STEP, 1, 0)?.ok()?;
        if let Some((_, last)) = acts().rfind(|(seat, _)| *seat == learner) {
            step.goal = conditions(&format!("after {last}"), 1).ok()?;
            step.allow = vec!["any".parse().ok()?];
        }
        step.script = 0..self.script.len();
        let head = LessonHead {
            learner,
            minutes: 0,
            bots: "greedy".to_owned(),
            after: After::PlayOn,
            windows: Vec::new(),
            level: None,
            best: None,
            chance: None,
            answers: Answers::default(),
        };
        self.steps = vec![step];
        check_lesson(&head, &self.steps, &self.script).ok()?;
        self.head.lesson = Some(head);
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use crate::parse;

    const HEAD: &str = "game = \"smallworld\"\ntitle = \"a\"\nseats = 2\n";

    #[test]
    fn a_scenario_becomes_a_lesson_of_whoever_acts_first() {
        let script =
            "luck reinforcement-die: 1\nP2 expand\nP1 cannot undo\nP2 conquer l1a-06\nP1 expand";
        let source = parse(&format!("{HEAD}---\n{script}\n")).unwrap().into_example().unwrap();
        assert_eq!(source.head.lesson.as_ref().unwrap().learner, Seat(1));
        assert_eq!(source.steps[0].goal[0].text, "after conquer l1a-06");
        assert_eq!(source.actions_of(0).len(), 3);
        assert_eq!(source.luck_of(0).len(), 1);
    }

    #[test]
    fn where_no_seat_acts_the_position_is_only_shown() {
        for (script, learner) in [
            ("P2 cannot decline by any", 1),
            ("asked P2 P1", 1),
            ("P2 sees round = 1", 1),
            ("spectator sees round = 1", 0),
        ] {
            let source = parse(&format!("{HEAD}---\n{script}\n")).unwrap().into_example().unwrap();
            assert_eq!(source.head.lesson.as_ref().unwrap().learner, Seat(learner), "{script}");
            assert!(source.steps[0].goal.is_empty() && source.actions_of(0).is_empty());
        }
    }

    #[test]
    fn what_is_no_single_course_of_play_is_no_example() {
        for script in ["seeds 1..3\nP1 expand", "P1 expand\nP1 ends"] {
            let source = parse(&format!("{HEAD}---\n{script}\n")).unwrap();
            assert!(source.into_example().is_none(), "{script}");
        }
    }
}
