//! Soak, path counts, transcripts and golden files.

use std::panic::catch_unwind;

use kernel::{Chance, Cx, Game, Seat};
use testkit::{golden, perft, playthrough, soak, trial_at};

use crate::toy::{Action, Flaw, Toy};

fn fresh(flaw: Flaw) -> Toy {
    Toy::start(&flaw, &mut Cx::silent(&mut Chance::fast(1))).expect("a toy")
}

#[test]
fn a_soak_counts_and_reports() {
    let clean = soak::<Toy>(&[Flaw::Nothing], 50, 3);
    clean.assert_clean();
    assert_eq!(clean.n_games, 50);
    assert_eq!(clean.n_decisions, clean.verbs.values().sum::<u64>());
    assert!(50 * 12 <= clean.n_decisions && clean.max_decisions <= 24, "{clean:?}");

    let flawed = soak::<Toy>(&[Flaw::Nothing, Flaw::LosesACard, Flaw::Panics], 60, 0);
    assert!(catch_unwind(|| flawed.assert_clean()).is_err());
    for failure in &flawed.failures {
        let setup = if failure.seed % 3 == 1 { Flaw::LosesACard } else { Flaw::Panics };
        assert_eq!(failure.setup, format!("{setup:?}"), "{failure}");
        // It is seen again by its seed alone.
        let again = soak::<Toy>(&[setup], 1, failure.seed).failures;
        assert_eq!(again.first(), Some(failure));
    }
    let endless = soak::<Toy>(&[Flaw::NeverEnds], 1, 0).failures;
    assert_eq!(endless[0].broken.law, "termination");
}

#[test]
fn paths_are_counted() {
    let toy = fresh(Flaw::Nothing);
    // Draw, two marks, the die, or nothing; after an action only the end of the turn is left.
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&toy, depth)), [1, 5, 9, 33 - 4]);
}

#[test]
fn laws_hold_from_a_position_on() {
    let mut toy = fresh(Flaw::Nothing);
    toy.apply(Seat(0), Action::Draw, &mut Cx::silent(&mut Chance::fast(1)));
    assert_eq!(trial_at::<Toy>("TOY", &Flaw::Nothing, &toy, 1), Ok(()));
    let flawed = fresh(Flaw::LosesACard);
    assert!(trial_at::<Toy>("TOY", &Flaw::LosesACard, &flawed, 1).is_err());
}

#[test]
fn a_transcript_hides_what_a_seat_may_not_know() {
    let told = playthrough::<Toy>(&Flaw::Nothing, 2);
    assert_eq!(told, playthrough::<Toy>(&Flaw::Nothing, 2));
    assert!(told.starts_with("toy Nothing, seed 2\nset-up with 7 draws\n"), "{told}");
    assert!(told.contains("> P1 ") && told.contains("\nover: "), "{told}");
    assert!(!told.contains("deck: ["), "{told}");
}

#[test]
fn a_golden_file_is_compared_line_by_line() {
    let here = "tests/it/main.rs";
    let text = std::fs::read_to_string(here).expect("this crate");
    if std::env::var_os("BLESS").is_none() {
        golden(here, &text);
        let told = catch_unwind(|| golden(here, &text.replace("mod toy;", "mod toys;")));
        let told = *told.expect_err("another text").downcast::<String>().expect("words");
        assert!(told.contains("- mod toy;\n+ mod toys;"), "{told}");
        assert!(catch_unwind(|| golden("tests/no-such-file", "")).is_err());
    }
}

/// Two dice are thrown until they differ, with randomness that has run out.
#[test]
fn rules_that_draw_until_results_differ_end_without_luck_too() {
    let one = kernel::Draw { bound: 6, value: 1 };
    let mut chance = Chance::replay([one, one]);
    let mut n_throws = 0;
    while chance.below(6) == chance.below(6) {
        n_throws += 1;
        assert!(n_throws < 100, "the dice never differ");
    }
    assert!(chance.failure().is_some(), "the tape has two draws");
}
