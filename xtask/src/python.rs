//! The Python package: its native half is built like everything else, its tests run in an environment of their own.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;

use crate::build::{self, CI, TESTS, WORKSPACE};
use crate::run::{Done, cargo, is_there, program, read, root, watch};

/// What `python/pyproject.toml` lists for tests. A build that found no newer ones is not a failure of ours, so they are pinned.
const PACKAGES: &[&str] = &[
    "numpy==2.4.6",
    "pytest==9.2.0",
    "pytest-xdist==3.8.0",
    "mypy==2.4.1",
    "gymnasium==1.4.0",
    "pettingzoo==1.27.0",
    "pygame==2.6.1",
    "open_spiel==2.0.2",
    "pyarrow==26.0.1",
    "websockets==17.4",
    "openapi-python-client==0.29.1",
    "openapi-spec-validator==0.9.0",
    "schemathesis==4.32.5",
    "matplotlib==3.11.2",
    "jax[cpu]==0.10.2; python_version >= '3.11'",
];

/// Builds the package into `python/gospoda` and runs its tests. Without Python it is left out, except on the build server.
pub(crate) fn python(args: &[String]) -> Done {
    if !is_there("python3", &["-c", "import ensurepip, venv"]) {
        if std::env::var_os("CI").is_some() {
            return Err("python: python3 with venv is not installed".to_owned());
        }
        println!("LEFT OUT: python3 is not installed (Debian: apt-get install python3-venv)");
        return Ok(());
    }
    let library = library()?;
    let package = root().join("python/gospoda/_gospoda.abi3.so");
    fs::copy(&library, &package).map_err(|error| format!("{}: {error}", package.display()))?;
    let python = environment()?;
    let mut tests = here(&python);
    // On two cores they take 125 s side by side, and 177 s one after the other.
    tests.args(["-m", "pytest", "-q", "--numprocesses", "auto"]).args(args);
    tests.env("GOSPODA", build::everything()?);
    watch(tests)?;
    if !args.is_empty() {
        return Ok(());
    }
    for types in
        [&["mypy", "gospoda", "examples", "tests"][..], &["mypy.stubtest", "gospoda._gospoda"]]
    {
        let mut check = here(&python);
        check.arg("-m").args(types);
        watch(check)?;
    }
    Ok(())
}

/// Python in the folder of the package.
fn here(python: &str) -> Command {
    let mut command = program(python, &[]);
    command.current_dir(root().join("python")).env("PYTHONPATH", ".");
    command
}

/// The native half. The tests among the targets ask for the features of all tests, so that no other crate is built anew.
fn library() -> Result<PathBuf, String> {
    watch(cargo(&[&["build", "--lib", TESTS], WORKSPACE, CI].concat()))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    Ok(target.join("ci/lib_gospoda.so"))
}

/// Creates the virtual environment if it is missing, installs [`PACKAGES`] into it, and returns the path of its Python. Calls
/// from several threads run one after the other.
pub(crate) fn environment() -> Result<String, String> {
    static LOCK: Mutex<()> = Mutex::new(());
    let _guard = LOCK.lock().map_err(|error| error.to_string())?;
    let folder = root().join("target/python");
    let python = folder.join("bin/python").to_string_lossy().into_owned();
    // `venv` writes pip last: without it an earlier run was interrupted.
    if !folder.join("bin/pip").exists() {
        read(program("python3", &["-m", "venv", &folder.to_string_lossy()]))?;
    }
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    let mut command = program(&python, &install);
    command.args(PACKAGES);
    watch(command)?;
    Ok(python)
}
