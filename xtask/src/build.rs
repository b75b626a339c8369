//! What is built, and how: one profile and one set of features for all stages, so that none builds anew what another has
//! built.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::profile;
use crate::run::{cargo, program, read};

/// The profile of the stages, see `Cargo.toml`.
pub(crate) const CI: &[&str] = &["--profile", "ci"];
/// Every crate, with the features of all tests.
pub(crate) const WORKSPACE: &[&str] = &["--workspace", "--features", "server/browser"];
/// Chooses all tests but those that need a browser. With `--lib` and `--bins`, cargo also makes tests of libraries that have none.
pub(crate) const TESTS: &str = "--tests";
/// The test that needs a browser.
pub(crate) const BROWSER: &str = "browser";

/// Builds all binaries, and all tests but those that need a browser; gives the `gospoda` among them.
pub(crate) fn everything() -> Result<PathBuf, String> {
    everything_with("gospoda")
}

/// The same; gives the binary of this name.
pub(crate) fn everything_with(binary: &str) -> Result<PathBuf, String> {
    executable_called(binary, cargo(&[&["test", "--no-run", TESTS], WORKSPACE, CI].concat()))
}

/// Builds what players get, optimised for the branches that games take; it knows its commit, if there is one.
pub(crate) fn product() -> Result<PathBuf, String> {
    let profile = profile::measured()?;
    let mut command = cargo(&["build", "--profile", "product", "--locked", "--package", "cli"]);
    if let Ok(commit) = read(program("git", &["rev-parse", "HEAD"])) {
        command.env("GOSPODA_COMMIT", commit.trim());
    }
    if let Some(profile) = profile {
        profile::used(&mut command, &profile)?;
    }
    executable_called("gospoda", command)
}

/// What [`everything`] built prints for these arguments.
pub(crate) fn gospoda(args: &[&str]) -> Result<String, String> {
    read(program(&everything()?.to_string_lossy(), args))
}

/// Builds the example of this name, with the features of all tests, and gives it.
pub(crate) fn example(name: &str) -> Result<PathBuf, String> {
    executable_called(name, cargo(&[&["build"], WORKSPACE, CI, &["--example", name]].concat()))
}

/// Builds, and tells where the binary of this name is.
pub(crate) fn executable_called(name: &str, mut command: Command) -> Result<PathBuf, String> {
    command.args(["--message-format", "json-render-diagnostics"]);
    let messages = read(command)?;
    let is_ours = |it: &Value| {
        let kind = &it["target"]["kind"];
        let is_program = kind[0] == "bin" || kind[0] == "example";
        let is_named = it["reason"] == "compiler-artifact" && it["target"]["name"] == name;
        is_program && is_named && it["profile"]["test"] == false
    };
    let lines = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let path = lines
        .filter(is_ours)
        .filter_map(|it| it["executable"].as_str().map(PathBuf::from))
        .next_back();
    path.ok_or_else(|| format!("cargo built no binary called {name}"))
}
