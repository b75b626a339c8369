//! Coverage-guided fuzzing of the parsers, with cargo-fuzz; the targets are those of `fuzz/`.

use std::fs;

use crate::build::CI;
use crate::run::{Done, cargo, is_there, root, watch};

/// What `fuzz/fuzz_targets` has.
const TARGETS: &[&str] = &["match_file", "scenario", "campaign", "pack", "notation", "http"];
/// How long each target runs if nobody says.
pub(crate) const SECONDS: u32 = 60;
/// The longest input that is tried, in bytes.
const MAX_LEN: &str = "-max_len=16384";

/// Feeds every target, or one, for so many seconds each, from the seeds and what was kept, and says what broke it.
pub(crate) fn fuzz(wanted: Option<&str>, seconds: u32) -> Done {
    for target in chosen(wanted)? {
        println!("=== {target}");
        corpus("unpack", target)?;
        let time = format!("-max_total_time={seconds}");
        cargo_fuzz(
            &["run"],
            target,
            &["--", &time, MAX_LEN, "-timeout=60", "-print_final_stats=1"],
        )?;
    }
    Ok(())
}

/// Minimises what the fuzzers of every target, or one, have found on this machine, and keeps it for the tests.
pub(crate) fn keep(wanted: Option<&str>) -> Done {
    for target in chosen(wanted)? {
        cargo_fuzz(&["cmin"], target, &["--", MAX_LEN])?;
        corpus("keep", target)?;
    }
    Ok(())
}

fn chosen(wanted: Option<&str>) -> Result<Vec<&'static str>, String> {
    if !is_there("cargo", &["fuzz", "--version"]) {
        return Err(
            "fuzz: cargo-fuzz is not installed (cargo install --locked cargo-fuzz)".to_owned()
        );
    }
    let chosen: Vec<_> =
        TARGETS.iter().copied().filter(|it| wanted.is_none_or(|name| name == *it)).collect();
    if chosen.is_empty() {
        Err(format!("fuzz: the targets are {}", TARGETS.join(", ")))
    } else {
        Ok(chosen)
    }
}

/// Fills the corpus of libFuzzer, or keeps it. It lies in `fuzz/corpus` and belongs to this machine.
fn corpus(what: &str, target: &str) -> Done {
    let folder = root().join("fuzz/corpus").join(target);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let tool = ["--quiet", "--package", "fuzz-targets", "--example", "corpus", "--", what, target];
    let mut command = cargo(&[&["run"], CI, &tool].concat());
    command.arg(folder);
    watch(command)
}

/// The code is safe Rust, so the sanitizers of memory would find nothing; the instruments need an unstable option.
fn cargo_fuzz(what: &[&str], target: &str, args: &[&str]) -> Done {
    let features: &[&str] = if target == "http" { &["--features", "http"] } else { &[] };
    let mut command =
        cargo(&[&["fuzz"], what, &["--sanitizer", "none"], features, &[target], args].concat());
    command.env("RUSTC_BOOTSTRAP", "1");
    watch(command)
}
