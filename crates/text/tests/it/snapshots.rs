//! Everything that is said, kept as text: a change of wording is reviewed like code.

use std::fmt::Write as _;

use game_smallworld::content::{Power, Race, Relic};
use game_smallworld::{CostLine, Prompt, SmallWorld, Step};
use kernel::{Refusal, Seat};
use text::smallworld as sw;
use text::{Lang, Speak, Voice};

use crate::{said, samples};

/// Looks like a rule and is none; in two halves, or the coverage would miss it in the reference.
const NO_RULE: &str = concat!("SW", "-X-01");

fn snapshot(name: &str, say: impl Fn(Lang, &mut String)) {
    for &lang in Lang::ALL {
        let mut res = String::new();
        say(lang, &mut res);
        insta::assert_snapshot!(format!("{name}-{lang}"), res);
    }
}

#[test]
fn components() {
    snapshot("components", |lang, res| {
        for &race in Race::ALL {
            let _ = writeln!(res, "{}: {}", sw::race_name(lang, race), sw::race_rules(lang, race));
        }
        for &power in Power::ALL {
            let _ =
                writeln!(res, "{}: {}", sw::power_name(lang, power), sw::power_rules(lang, power));
        }
        for &relic in Relic::ALL {
            let _ =
                writeln!(res, "{}: {}", sw::relic_name(lang, relic), sw::relic_rules(lang, relic));
        }
        for (&race, &power) in Race::ALL.iter().zip(Power::ALL) {
            let _ = writeln!(res, "{}", sw::combo(lang, race, power));
        }
    });
}

#[test]
fn sentences() {
    let names = ["Anna".to_owned(), "Bob".to_owned()];
    snapshot("sentences", |lang, res| {
        let voice = Voice::new(lang, &names);
        for prompt in samples::prompts() {
            let _ = writeln!(res, "{}", SmallWorld::prompt_text(&voice, &prompt));
            let _ = writeln!(res, "    {}", SmallWorld::waiting_text(&voice, Seat(0), &prompt));
        }
        for action in samples::actions() {
            let _ = writeln!(res, "{action} = {}", SmallWorld::action_text(&voice, None, &action));
        }
        let ends = [
            Prompt::Ready,
            Prompt::Conquer { n_free: 1 },
            Prompt::Redeploy { n_hand: 0 },
            Prompt::Plant { n_bombs: 3 },
            Prompt::LeaveTwo,
        ];
        for prompt in ends {
            let done = game_smallworld::Action::Done;
            let _ =
                writeln!(res, "done = {}", SmallWorld::action_text(&voice, Some(&prompt), &done));
        }
        for event in samples::events() {
            let _ = writeln!(res, "{}", SmallWorld::event_text(&voice, &event));
        }
    });
}

#[test]
fn refusals() {
    snapshot("refusals", |lang, res| {
        said::refusals::<SmallWorld>(&Voice::nameless(lang), NO_RULE, &[1, 2, 5], res);
        for &line in CostLine::ALL {
            let refusal = Refusal::new(NO_RULE, "too-dear")
                .with("needs", 3)
                .with("hold", 2)
                .with(line.name(), 3);
            let said = SmallWorld::refusal_text(&Voice::nameless(lang), &refusal);
            let _ = writeln!(res, "{}: {said}", sw::cost_label(lang, line));
        }
    });
}

#[test]
fn phases() {
    let steps = [
        Step::Turn,
        Step::Mode,
        Step::Ready,
        Step::Conquests,
        Step::StrikeFailed,
        Step::Recruits,
        Step::Redeploy,
        Step::Aegis,
        Step::Score,
        Step::PassTurn,
    ];
    snapshot("phases", |lang, res| {
        for step in steps {
            let _ = writeln!(res, "{}: {}", sw::phase_name(lang, step), sw::phase_hint(lang, step));
        }
    });
}
