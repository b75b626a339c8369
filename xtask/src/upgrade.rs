//! Whether servers of two versions get along with one database: the one before is built from its commit, then both serve the
//! same tables in turn, in a folder and side by side in PostgreSQL.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::build;
use crate::house::{House, Match};
use crate::postgres::Postgres;
use crate::run::{Done, cargo, games, is_there, program, read, root, watch};

/// So many actions of a person are played between two changes of the program.
const ACTIONS: usize = 12;

/// What is compared with is named; otherwise it is the release before, or while there is none the last commit without the
/// newest migration.
pub(crate) fn upgrade(revision: Option<&str>) -> Done {
    let last = ["describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^"];
    let revision = match revision {
        Some(it) => it.to_owned(),
        None if is_there("git", &last) => read(program("git", &last))?.trim().to_owned(),
        None => {
            let newest = ["log", "-1", "--format=%H^", "--", MIGRATIONS];
            read(program("git", &newest))?.trim().to_owned()
        }
    };
    let folder = root().join("target/upgrade");
    let before = built_at(&revision, &folder)?;
    let now = build::everything()?;
    let is_newer = newest_migration(&folder.join(TREE))? < newest_migration(&root())?;
    let pair = Pair { before, now, is_newer };
    pair.in_turn(&folder.join("data"))?;
    println!("a folder goes from {revision} to this version and is refused by the one before");
    match Postgres::start()? {
        Some(postgres) => {
            pair.side_by_side(&postgres.url(), &folder)?;
            println!(
                "{revision} plays beside this version on one PostgreSQL, and is refused after it has stopped"
            );
        }
        None => println!("LEFT OUT: side by side, without PostgreSQL"),
    }
    Ok(())
}

const MIGRATIONS: &str = "crates/store/migrations";

/// Where the files of the commit lie.
const TREE: &str = "tree";

/// Builds `gospoda` as it was at a commit, with a folder of its own.
fn built_at(revision: &str, folder: &Path) -> Result<PathBuf, String> {
    let (tree, packed) = (folder.join(TREE), folder.join("tree.tar"));
    let _ = fs::remove_dir_all(&tree);
    fs::create_dir_all(&tree).map_err(|error| format!("{}: {error}", tree.display()))?;
    let (to, from) = (tree.to_string_lossy(), packed.to_string_lossy());
    watch(program("git", &["archive", "--output", &from, revision]))?;
    // As old as the commit, files would look to cargo as if it had built them already.
    watch(program("tar", &["--extract", "--touch", "--file", &from, "--directory", &to]))?;
    let mut command = cargo(&["build", "--locked", "--package", "cli", "--profile", "ci"]);
    command.current_dir(&tree).env("CARGO_TARGET_DIR", folder.join("build"));
    build::executable_called("gospoda", command)
}

fn newest_migration(tree: &Path) -> Result<String, String> {
    let folder = tree.join(MIGRATIONS);
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names = entries.flatten().map(|it| it.file_name().to_string_lossy().into_owned());
    names.max().ok_or_else(|| format!("{} is empty", folder.display()))
}

/// Two versions of the program.
struct Pair {
    before: PathBuf,
    now: PathBuf,
    /// The version of now has migrations that the one before does not know.
    is_newer: bool,
}

impl Pair {
    /// A folder is served by the one before, by this one, by the one before again, and by this one.
    fn in_turn(&self, data: &Path) -> Done {
        let _ = fs::remove_dir_all(data);
        let serve = |binary: &Path| {
            let mut command = Command::new(binary);
            command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(data);
            command
        };
        let mut house = House::start(serve(&self.before))?;
        let matches = made(&house)?;
        let logs = played(&matches, &house)?;
        house.stop()?;
        let mut house = House::start(serve(&self.now))?;
        unchanged(&matches, &house, &logs)?;
        let logs = played(&matches, &house)?;
        house.stop()?;
        if self.is_newer {
            refuses(serve(&self.before))?;
        }
        let mut house = House::start(serve(&self.now))?;
        unchanged(&matches, &house, &logs)?;
        played(&matches, &house)?;
        house.stop()
    }

    /// While a server of the version before serves tables in PostgreSQL, one of this version comes beside it: both play all
    /// tables, whoever has them.
    fn side_by_side(&self, url: &str, folder: &Path) -> Done {
        let serve = |binary: &Path, name: &str| {
            let mut command = Command::new(binary);
            command.args(["serve", "--addr", "127.0.0.1:0", "--database", url, "--data"]);
            command.arg(folder.join(name));
            command
        };
        let mut before = House::start(serve(&self.before, "node-before"))?;
        let mut matches = made(&before)?;
        played(&matches, &before)?;
        let mut now = House::start(serve(&self.now, "node-now"))?;
        let newer = made(&now)?;
        played(&newer, &now)?;
        matches.extend(newer);
        played(&matches, &now)?;
        let logs = played(&matches, &before)?;
        unchanged(&matches, &now, &logs)?;
        before.stop()?;
        if self.is_newer {
            refuses(serve(&self.before, "node-before"))?;
        }
        unchanged(&matches, &now, &logs)?;
        played(&matches, &now)?;
        now.stop()
    }
}

/// A match of each game.
fn made(house: &House) -> Result<Vec<Match>, String> {
    games()?.iter().map(|game| Match::make(house, game)).collect()
}

/// Plays on at each table; what has happened there then.
fn played(matches: &[Match], house: &House) -> Result<Vec<Value>, String> {
    let play = |it: &Match| {
        it.play(house, ACTIONS)?;
        it.log(house)
    };
    matches.iter().map(play).collect()
}

/// Whether everything stands there that had happened. Bots may have gone on.
fn unchanged(matches: &[Match], house: &House, logs: &[Value]) -> Done {
    let events = |it: &Value| it["events"].as_array().cloned().unwrap_or_default();
    for (it, log) in matches.iter().zip(logs) {
        let (before, now) = (events(log), events(&it.log(house)?));
        if before.is_empty() || !now.starts_with(&before) {
            return Err(format!("{} is not what it was", it.path));
        }
    }
    Ok(())
}

/// A server that does not start on a database that is newer than it, and says so in one line.
fn refuses(mut command: Command) -> Done {
    let done = command.output().map_err(|error| error.to_string())?;
    let told = String::from_utf8_lossy(&done.stderr);
    match !done.status.success() && told.lines().count() == 1 && told.contains("migration") {
        true => Ok(()),
        false => Err(format!("the version before does not refuse a newer database: {told}")),
    }
}
