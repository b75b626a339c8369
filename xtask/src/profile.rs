//! The profile by which the compiler optimises what players get: how often each branch is taken in games
//! (<https://doc.rust-lang.org/rustc/profile-guided-optimization.html>).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::build::executable_called;
use crate::run::{Done, cargo, host, is_there, program, read, root, watch};

/// Plays the workload and counts; gives the file of the counts. Nothing is measured where the tool that reads counts is missing.
pub(crate) fn measured() -> Result<Option<PathBuf>, String> {
    let reader = reader()?;
    if !is_there(&reader, &["--version"]) {
        println!("LEFT OUT: the profile of play: rustup component add llvm-tools");
        return Ok(None);
    }
    let folder = root().join("target/profile");
    let counts = folder.join("counts");
    if counts.exists() {
        fs::remove_dir_all(&counts).map_err(|error| format!("{}: {error}", counts.display()))?;
    }
    let build = ["build", "--profile", "product", "--locked", "--example", "workload"];
    // Both, so that the crates have the features that they have in the program: these are part of the names that are counted.
    let packages = ["--package", "catalog", "--package", "cli"];
    let mut command = cargo(&[&build[..], &packages].concat());
    command.arg("--target-dir").arg(&folder);
    flag(&mut command, &format!("-Cprofile-generate={}", counts.display()))?;
    let workload = executable_called("workload", command)?;
    watch(program(&workload.to_string_lossy(), &[]))?;
    let (profile, new) = (folder.join("play.profdata"), folder.join("new.profdata"));
    let mut merge = program(&reader, &["merge", "--sparse", "--output"]);
    // `--sparse` leaves out functions that never ran: without counts they are optimised as usual, with counts of zero for size.
    merge.arg(&new).arg(&counts);
    watch(merge)?;
    // A newer file of the same counts would have everything built anew.
    if fs::read(&profile).ok() != fs::read(&new).ok() {
        fs::rename(&new, &profile).map_err(|error| format!("{}: {error}", profile.display()))?;
    }
    Ok(Some(profile))
}

/// Makes this build use the profile.
pub(crate) fn used(command: &mut Command, profile: &Path) -> Done {
    flag(command, &format!("-Cprofile-use={}", profile.display()))
}

/// Gives the compiler one more flag, but not when it compiles what runs while building: for that the target is named.
fn flag(command: &mut Command, flag: &str) -> Done {
    command.args(["--target", &host()?]);
    // Paths may hold spaces; this variable is split by another character, and takes the place of RUSTFLAGS.
    let given = std::env::var("RUSTFLAGS").unwrap_or_default();
    let flags: Vec<&str> = given.split_whitespace().chain([flag]).collect();
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    Ok(())
}

/// The tool that reads what the compiler counts: only its own can.
fn reader() -> Result<String, String> {
    let sysroot = read(program("rustc", &["--print", "sysroot"]))?;
    let tools = PathBuf::from(sysroot.trim()).join("lib/rustlib").join(host()?).join("bin");
    Ok(tools.join("llvm-profdata").to_string_lossy().into_owned())
}
