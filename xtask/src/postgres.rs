//! A PostgreSQL server for the tests: on this machine alone, with nothing in it, and gone when they end, however they
//! end.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::run::{is_there, program, read, root};

/// Names the server to the tests.
pub(crate) const VARIABLE: &str = "GOSPODA_TEST_POSTGRES";
/// Whom the server knows; nobody has a password.
const USER: &str = "gospoda";
/// A test with two nodes has some fifteen connections.
const SETTINGS: &str =
    "-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=300 -c fsync=off";

/// A server that runs; stopped with the end of this value.
pub(crate) struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    /// Who runs it, if we are root, whom it refuses.
    runs_as: Option<&'static str>,
    port: u16,
    /// Stops the server and removes its folder when the pipe to it ends: with this value, or with this process, which may
    /// be killed.
    watcher: Child,
}

impl Postgres {
    /// Starts a server. Without PostgreSQL there is none, except on the build server, where that is a failure.
    pub(crate) fn start() -> Result<Option<Self>, String> {
        let Some(programs) = programs() else {
            if std::env::var_os("CI").is_some() {
                return Err("test: PostgreSQL is not installed".to_owned());
            }
            println!("LEFT OUT: tests on PostgreSQL (Debian: apt-get install postgresql)");
            return Ok(None);
        };
        let is_root = read(program("id", &["-u"]))?.trim() == "0";
        let runs_as = is_root.then(|| {
            let has_user = is_there("id", &["-u", "postgres"]);
            if has_user { "postgres" } else { "nobody" }
        });
        let folder = folder(runs_as)?;
        let port = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
        let port = port.map_err(|error| format!("no free port: {error}"))?.port();
        let watcher = watcher(&folder, &programs, runs_as)?;
        let server = Self { folder, programs, runs_as, port, watcher };
        let data = server.data();
        let layout =
            ["-D", &data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
        server.run("initdb", &layout)?;
        let (log, options) = (server.path("log"), format!("-p {port} {SETTINGS}"));
        server
            .run("pg_ctl", &["-D", &data, "-w", "-t", "60", "-l", &log, "-o", &options, "start"])?;
        Ok(Some(server))
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/postgres", self.port)
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().into_owned()
    }

    fn data(&self) -> String {
        self.path("data")
    }

    fn run(&self, name: &str, args: &[&str]) -> Result<(), String> {
        let path = self.programs.join(name).to_string_lossy().into_owned();
        let mut command = as_user(self.runs_as, &path, args);
        // What it leaves running would keep a pipe of ours open.
        command.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => {
                let log = fs::read_to_string(self.path("log")).unwrap_or_default();
                Err(format!("{name} failed ({status}) in {}\n{log}", self.folder.display()))
            }
            Err(error) => Err(format!("cannot run {name}: {error}")),
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Waiting closes the pipe first.
        if let Err(error) = self.watcher.wait() {
            eprintln!("the PostgreSQL server in {} goes on: {error}", self.folder.display());
        }
    }
}

/// Waits for the end of its input, and leaves nothing behind. Signals that end this process do not end it.
const WATCH: &str =
    "trap '' HUP INT TERM; cat > /dev/null; folder=$1; shift; \"$@\"; rm -rf \"$folder\"";

fn watcher(folder: &Path, programs: &Path, runs_as: Option<&str>) -> Result<Child, String> {
    let (pg_ctl, data) = (programs.join("pg_ctl"), folder.join("data"));
    let (pg_ctl, data) = (pg_ctl.to_string_lossy(), data.to_string_lossy());
    let stop = as_user(runs_as, &pg_ctl, &["-D", &data, "-w", "-m", "immediate", "stop"]);
    let mut command = program("sh", &["-c", WATCH, "sh"]);
    command.arg(folder).arg(stop.get_program()).args(stop.get_args()).current_dir("/");
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    // Whoever kills all that belongs to this process does not mean it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn().map_err(|error| format!("cannot run sh: {error}"))
}

/// Where the programs of PostgreSQL are: Debian keeps them beside each other, by version.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|it| it.path().join("bin")).collect();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.into_iter().find(|it| it.join("initdb").is_file() && it.join("pg_ctl").is_file())
}

/// An empty folder that the user of the server may write to: beside what is built, or where everybody may.
fn folder(runs_as: Option<&str>) -> Result<PathBuf, String> {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let name = format!("postgres-{}", std::process::id());
    for parent in [target, std::env::temp_dir()] {
        let folder = parent.join(&name);
        if fs::create_dir_all(&folder).is_err() {
            continue;
        }
        if runs_as.is_none_or(|user| belongs_to(&folder, user)) {
            return Ok(folder);
        }
        let _ = fs::remove_dir_all(&folder);
    }
    Err(format!("no folder for a PostgreSQL server: {name}"))
}

fn belongs_to(folder: &Path, user: &str) -> bool {
    let path = folder.to_string_lossy();
    is_there("chown", &[user, &path])
        && as_user(Some(user), "test", &["-w", &path]).status().is_ok_and(|it| it.success())
}

fn as_user(user: Option<&str>, name: &str, args: &[&str]) -> Command {
    match user {
        None => program(name, args),
        Some(user) => {
            let mut command = program("runuser", &["-u", user, "--", name]);
            // The server does not start in a folder that its user cannot see.
            command.args(args).current_dir("/");
            command
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpStream;
    use std::time::{Duration, Instant};

    use super::Postgres;

    /// When a process is killed its pipes end, and nothing else is done for it.
    #[test]
    fn a_server_does_not_outlive_whoever_started_it() {
        let Some(mut server) = Postgres::start().unwrap() else { return };
        let address = ("127.0.0.1", server.port);
        TcpStream::connect(address).unwrap();
        drop(server.watcher.stdin.take());
        let start = Instant::now();
        while TcpStream::connect(address).is_ok() || server.folder.exists() {
            assert!(start.elapsed() < Duration::from_secs(20), "it goes on");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
