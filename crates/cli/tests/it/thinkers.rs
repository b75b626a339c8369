//! Thinkers in processes of their own: they can be killed in the middle of a thought, and they go when they are told.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::database::Database;
use crate::served::{Server, ask, told};
use crate::support::{Folder, gospoda};

const SOON: Duration = Duration::from_secs(20);
/// The first decision of a turn gets a quarter of what is in the name of the bot.
const BOT: &str = "bot:mcts:10s";
const BUDGET: Duration = Duration::from_millis(2_500);

/// It ends with the test.
struct Thinker(Child);

impl Thinker {
    fn start(url: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gospoda"))
            .args(["think", "--thinking", "1"])
            .env("GOSPODA_DATABASE", url)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("gospoda thinks on 1 thread for postgres"), "{line}");
        Self(child)
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn number(server: &Server, name: &str) -> u64 {
    let told = ask(&server.addr, "GET /metrics", "", None).unwrap();
    let mut numbers = told.lines().filter_map(|it| it.strip_prefix(name)?.trim().parse().ok());
    numbers.next().unwrap()
}

fn until(server: &Server, name: &str, wanted: u64) {
    let start = Instant::now();
    while number(server, name) != wanted {
        assert!(start.elapsed() < SOON, "{name} is not {wanted}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_thinker_that_is_killed_in_the_middle_of_a_thought_keeps_no_table_waiting() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let Some(database) = runtime.block_on(Database::new()) else { return };
    let (folder, url) = (Folder::of("thinkers"), database.url());
    let mut command = Command::new(env!("CARGO_BIN_EXE_gospoda"));
    command.env("GOSPODA_DATABASE", &url).env("GOSPODA_BOT_PAUSE", "0s");
    let server = Server::started_by(command, &folder.path("data"));
    let thinker = Thinker::start(&url);
    until(&server, "gospoda_thinker_threads ", 1);
    let new = json!({"game": "smallworld", "seats": [BOT, BOT]});
    let made = told(&server.addr, "POST /api/v1/tables", "", Some(&new)).unwrap();
    let path = format!("GET /api/v1/tables/{}", made["id"].as_str().unwrap());
    let version = || told(&server.addr, &path, "", None).unwrap()["version"].clone();
    until(&server, "gospoda_thoughts_taken_total ", 1);
    // Where the thinker was slow to take it, the bot has answered before.
    let asked_at = version();
    let killed = Instant::now();
    drop(thinker);
    while version() == asked_at {
        assert!(killed.elapsed() < SOON, "the bot does not answer");
        std::thread::sleep(Duration::from_millis(10));
    }
    let took = killed.elapsed();
    eprintln!("answered {took:.1?} after the kill, of {BUDGET:?}");
    assert!(took < BUDGET + Duration::from_secs(2), "{took:?}");
    assert_eq!(number(&server, "gospoda_thoughts_answered_total "), 0);
    assert_eq!(number(&server, "gospoda_thoughts_taken_back_total{why=\"lost\"} "), 1);

    // A second thinker starts, answers a question, and ends at SIGTERM.
    let mut thinker = Thinker::start(&url);
    let start = Instant::now();
    while number(&server, "gospoda_thoughts_answered_total ") == 0 {
        assert!(start.elapsed() < SOON, "it is not asked");
        std::thread::sleep(Duration::from_millis(10));
    }
    let id = thinker.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(thinker.0.wait().unwrap().success());
}

#[test]
fn a_thinker_needs_a_database() {
    gospoda(&["think"]).complains(&["--database"]);
    gospoda(&["think", "--database", "postgres://inn:secret@127.0.0.1:1/none"])
        .complains(&["database"]);
    gospoda(&["think", "--database", "mysql://inn"]).complains(&["--database", "postgres://"]);
}
