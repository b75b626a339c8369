//! What a host sets: before the server runs, and while it does.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::support::{Folder, command_at, gospoda};

#[test]
fn what_holds_is_printed_and_nothing_is_served() {
    let folder = Folder::of("print-config");
    let file = folder.write("gospoda.toml", "open = 7\nsmtp = 'smtps://inn:secret@mail.example'\n");
    let args = ["serve", "--config", &file, "--print-config", "--private-webhooks"];
    let ran = command_at(Path::new(&folder.path("data")))
        .args(args)
        .args(["--mail-from", "inn@example.org"])
        .env("GOSPODA_BOT_PAUSE", "1s")
        .output()
        .unwrap();
    let printed = String::from_utf8(ran.stdout).unwrap();
    assert!(ran.status.success(), "{printed}");
    for part in [
        &format!("# from: {file}:1\nopen = 7\n"),
        "# from: GOSPODA_BOT_PAUSE\nbot-pause = \"1s\"\n",
        "# from: --private-webhooks\nprivate-webhooks = true\n",
        "# from: the default\naddr = \"127.0.0.1:8080\"\n",
        "smtp = \"smtps://inn:***@mail.example\"\n",
    ] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    assert!(!printed.contains("secret"));
    assert_eq!(folder.names(), ["gospoda.toml"]);
}

#[test]
fn a_wrong_setting_is_told_and_nothing_is_served() {
    let folder = Folder::of("wrong-config");
    let file = folder.write("gospoda.toml", "\nopne = 7\n");
    gospoda(&["serve", "--config", &file]).complains(&[":2:", "'opne'", "open"]);
    gospoda(&["serve", "--open", "0"]).complains(&["--open", "'0'", "from 1"]);
    gospoda(&["serve", "--private-webhooks=maybe"]).complains(&["'maybe'", "true or false"]);
    gospoda(&["serve", "--node", "10.0.0.1:80"]).complains(&["--node", "database"]);
    let path = folder.path("none.toml");
    gospoda(&["serve", "--config", &path]).complains(&["none.toml", "cannot be read"]);
}

/// A server whose log is kept.
pub(crate) struct Watched {
    child: Child,
    log: String,
}

impl Watched {
    pub(crate) fn start(folder: &Folder, args: &[&str]) -> (Self, String) {
        let log = folder.path("log");
        let mut child = command_at(Path::new(&folder.path("user")))
            .args(["serve", "--addr", "127.0.0.1:0", "--data", &folder.path("data")])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim_end().trim_end_matches('/').split_once("http://").expect(&line).1;
        (Self { child, log }, addr.to_owned())
    }

    fn hang_up(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-HUP", &id]).status().unwrap().success());
    }

    /// The log, when something stands in it.
    pub(crate) fn log_with(&self, part: &str) -> String {
        let begun = Instant::now();
        loop {
            let log = std::fs::read_to_string(&self.log).unwrap();
            if log.contains(part) {
                return log;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "'{part}' is not in: {log}");
            std::thread::yield_now();
        }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Asks for a page through a proxy that names somebody.
fn status(addr: &str, of: &str, path: &str) -> u16 {
    answer(addr, of, path).split(' ').nth(1).unwrap().parse().unwrap()
}

fn answer(addr: &str, of: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(addr).unwrap();
    let head =
        format!("GET {path} HTTP/1.1\r\nHost: inn\r\nConnection: close\r\nX-Real-IP: {of}\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn a_hangup_changes_what_can_be_changed_and_a_bad_file_changes_nothing() {
    let folder = Folder::of("hangup");
    let plain = "client-ip-header = 'x-real-ip'\nrequests-per-minute = 1\n";
    let file = folder.write("gospoda.toml", plain);
    let args = ["--config", &file, "--log", "json"];
    let (server, addr) = Watched::start(&folder, &args);
    let asked = |of: &str| [(); 3].map(|()| status(&addr, of, "/favicon.ico"));
    assert_eq!(asked("192.0.2.1"), [200; 3]);

    folder.write("gospoda.toml", format!("{plain}requests-at-once = 2\nlessons = 'other'\n"));
    server.hang_up();
    let log = server.log_with("lessons changes with a restart");
    assert!(log.contains("requests-at-once has changed"), "{log}");
    assert_eq!(asked("192.0.2.2"), [200, 200, 429]);

    folder.write("gospoda.toml", format!("{plain}requests-at-once = 0\nlog-level = 'debug'\n"));
    server.hang_up();
    let log = server.log_with("nothing changes");
    assert!(log.contains("gospoda.toml:3: requests-at-once: '0' is not"), "{log}");
    assert_eq!(asked("192.0.2.3"), [200, 200, 429], "what held before still holds");

    folder.write("gospoda.toml", plain);
    server.hang_up();
    server.log_with("\"from\":\"2\"");
    assert_eq!(asked("192.0.2.4"), [200; 3]);
    server.hang_up();
    let log = server.log_with("nothing changed");
    for line in log.lines() {
        let told: Value = serde_json::from_str(line).unwrap_or_else(|it| panic!("{it}: {line}"));
        let stamp = told["timestamp"].as_str().unwrap();
        assert!(
            stamp.len() == 27 && stamp.as_bytes()[10] == b'T' && stamp.ends_with('Z'),
            "{line}"
        );
        assert!(told["level"].is_string() && told["target"].is_string(), "{line}");
        assert!(told["message"].is_string(), "{line}");
    }
}

#[test]
fn the_log_tells_of_each_request_by_its_id_and_not_of_what_it_asked_for() {
    let folder = Folder::of("requests");
    let (server, addr) = Watched::start(&folder, &["--log", "json", "--log-level", "debug"]);
    let key = "k3jd72mxq5abk3jd72mxq5abcd";
    let answer = answer(&addr, "192.0.2.1", &format!("/join/{key}?secret"));
    let id = answer.split_once("x-request-id: ").unwrap().1.lines().next().unwrap().trim();
    let log = server.log_with(id);
    let line = log.lines().find(|it| it.contains(id)).unwrap();
    let told: Value = serde_json::from_str(line).unwrap();
    assert_eq!(told["span"]["id"], id, "{line}");
    assert_eq!((&told["route"], &told["method"]), (&"/join/{key}".into(), &"GET".into()), "{line}");
    assert!(told["status"].is_u64() && told["millis"].is_f64(), "{line}");
    assert!(!log.contains(key) && !log.contains("secret"), "{log}");
}

#[test]
fn the_log_tells_of_the_start_and_the_end_of_a_server() {
    let folder = Folder::of("begun");
    let (mut server, addr) = Watched::start(&folder, &[]);
    let log = server.log_with("the server is open");
    let line = log.lines().find(|it| it.contains("the server is open")).unwrap();
    for part in ["INFO", env!("CARGO_PKG_VERSION"), &addr, "SQLite"] {
        assert!(line.contains(part), "{part}: {line}");
    }
    assert!(!log.contains(&folder.path("data")), "{log}");
    // A server that answers has heard of signals.
    assert!(answer(&addr, "192.0.2.1", "/api/v1/health").starts_with("HTTP/1.1 200"));
    let id = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(server.child.wait().unwrap().success());
    let log = server.log_with("the server has stopped");
    assert!(log.contains("the server was told to stop"), "{log}");
}

#[test]
fn a_line_of_text_begins_with_a_time_stamp_and_a_level() {
    let folder = Folder::of("lines");
    let (server, _) = Watched::start(&folder, &[]);
    server.hang_up();
    let log = server.log_with("nothing changed");
    let line = log.lines().find(|it| it.contains("nothing changed")).unwrap();
    let (stamp, rest) = line.split_once(' ').unwrap();
    assert!(stamp.len() == 27 && stamp.as_bytes()[10] == b'T' && stamp.ends_with('Z'), "{line}");
    assert!(rest.trim_start().starts_with("INFO gospoda"), "{line}");
}
