//! Every scenario file of the project holds.

use std::fs;
use std::path::{Path, PathBuf};

fn scenario_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder of scenarios is part of the project") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            scenario_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "scenario") {
            found.push(path);
        }
    }
}

#[test]
fn every_scenario_holds() {
    let mut files = Vec::new();
    scenario_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut files);
    assert!(!files.is_empty());
    files.sort();
    let mut failures = String::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.display();
        match catalog::scenario::parse(&text) {
            Err(error) => failures.push_str(&format!("{name}: {error}\n")),
            Ok(source) => {
                let report = catalog::game(&source.head.game).unwrap().run_scenario(&source);
                if let Some(it) = report.failure {
                    let line = it.line;
                    failures.push_str(&format!(
                        "{name}:{line}: {}\n  expected {}\n  found    {}\n",
                        it.what, it.expected, it.found
                    ));
                }
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

/// The line that a scenario with this position is said to be wrong in.
fn line_at_fault(game: &str, position: &str) -> usize {
    let head = format!("game = \"{game}\"\ntitle = \"wrong\"\nseats = 2\n");
    let text = format!("{head}\n[position]\n{position}\n---\nasked P1\n");
    let source = catalog::scenario::parse(&text).unwrap();
    let failure = catalog::game(game).unwrap().run_scenario(&source).failure.unwrap();
    assert!(failure.what.starts_with("position: "), "{failure:?}");
    failure.line
}

#[test]
fn a_wrong_position_is_blamed_on_the_entry_that_makes_it_wrong() {
    let board = "seats.P1.coins = 4\n";
    for (wrong, line) in [
        ("seats.P2.coinage = 7\n", 7),
        ("seats.P2.coins = \"many\"\n", 7),
        ("seats.P2 = { coins = [\n  1,\n] }\n", 9),
        ("turn.coins = 3\nseats.P2.coins = 9\n", 7),
    ] {
        assert_eq!(
            line_at_fault("smallworld", &format!("{board}{wrong}round = 2\n")),
            line,
            "{wrong}"
        );
    }
}

#[test]
fn a_position_against_the_rules_is_blamed_on_the_entry_that_breaks_them() {
    let position = "scourge.discard = []\nheroes.tirion = { space = \"the-nexus\", damage = 40 }\nturn.actions = 2\n";
    assert_eq!(line_at_fault("wrath", position), 7);
}
