//! Running other programs, from the root of the project.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a task ends with: nothing to say, or why it failed.
pub(crate) type Done = Result<(), String>;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map(PathBuf::from).unwrap_or(here)
}

/// A program that will run in the root of the project.
pub(crate) fn program(name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(root());
    command
}

/// The `cargo` that started this task. What it has told this program about itself is taken away: build scripts that look
/// at it, such as that of ring, would run anew, and half of the workspace with them.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = program(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), args);
    let told = ["CARGO_PKG_", "CARGO_MANIFEST_"];
    let names = std::env::vars_os().map(|(name, _)| name);
    for name in names.filter(|it| told.iter().any(|told| it.to_string_lossy().starts_with(told))) {
        command.env_remove(name);
    }
    command
}

/// Runs a program to its end and lets it print.
pub(crate) fn watch(mut command: Command) -> Done {
    let shown = shown(&command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("failed ({status}): {shown}")),
        Err(error) => Err(format!("cannot run {shown}: {error}")),
    }
}

/// Runs a program to its end and keeps what it prints on standard output.
pub(crate) fn read(mut command: Command) -> Result<String, String> {
    let shown = shown(&command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot run {shown}: {error}"))?;
    if !output.status.success() {
        return Err(format!("failed ({}): {shown}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("printed no text: {shown}"))
}

/// Whether a program is there and can tell its version.
pub(crate) fn is_there(name: &str, args: &[&str]) -> bool {
    let mut command = program(name, args);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success())
}

/// The system that `rustc` compiles for unless told otherwise, such as `x86_64-unknown-linux-gnu`.
pub(crate) fn host() -> Result<String, String> {
    let told = read(program("rustc", &["--version", "--verbose"]))?;
    let host = told.lines().find_map(|it| it.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not tell its host".to_owned())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|it| it.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// The games of the project: each has a crate.
pub(crate) fn games() -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(root().join("crates")).map_err(|error| error.to_string())?;
    let names = entries.flatten().map(|it| it.file_name().to_string_lossy().into_owned());
    let mut games: Vec<String> =
        names.filter_map(|it| it.strip_prefix("game-").map(str::to_owned)).collect();
    games.sort();
    Ok(games)
}
