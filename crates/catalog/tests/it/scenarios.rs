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
