//! Never lost with several servers either: one of them is killed or stopped in the middle of play, and the tables go on
//! with another one.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::database::Database;
use crate::served::{Server, ask, told};
use crate::storm::Table;
use crate::support::Folder;

/// A lease ends after five seconds; the rest is for a machine that is busy.
const LONGEST_GAP: Duration = Duration::from_secs(20);

/// Two servers in processes of their own, on one database.
struct Inn {
    one: Server,
    other: Server,
    _database: Database,
    _folder: Folder,
}

impl Inn {
    fn open(test: &str) -> Option<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let database = runtime.block_on(Database::new())?;
        let (folder, url) = (Folder::of(test), database.url());
        let start = |name| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_gospoda"));
            command.env("GOSPODA_DATABASE", &url);
            Server::started_by(command, &folder.path(name))
        };
        Some(Self {
            one: start("one"),
            other: start("other"),
            _database: database,
            _folder: folder,
        })
    }

    /// A table of the first server: the one that is first asked for it has it.
    fn table_of_one(&self) -> Table {
        let table = Table::make(&self.one.addr);
        let path = format!("GET /api/v1/tables/{}", table.id);
        told(&self.one.addr, &path, "", None).expect("the table is there");
        table
    }
}

/// What streams that one server passes on for another may cost each: memory at the two together, and files at each.
const MOST_OF_PASSED: u64 = 40 << 10;
const N_PASSED: u64 = 300;

/// It looks into the processes, so only where there is `/proc`.
#[cfg(target_os = "linux")]
#[test]
fn a_passed_stream_costs_little_memory_and_one_file() {
    use crate::holding::{open_stream, resident_kib};

    let Some(inn) = Inn::open("nodes-passed") else { return };
    let table = inn.table_of_one();
    let n_files = |server: &Server| {
        let folder = format!("/proc/{}/fd", server.child.id());
        std::fs::read_dir(folder).expect("its files").count() as u64
    };
    let used = || [&inn.one, &inn.other].map(|it| (resident_kib(it), n_files(it)));
    let open = |n_streams| -> Vec<_> {
        (0..n_streams).map(|_| open_stream(&inn.other.addr, &table.id)).collect()
    };
    // The first ones make what the servers have only once.
    let first = open(N_PASSED / 2);
    let before = used();
    let streams = open(N_PASSED);
    let after = used();
    let grown = |of: fn((u64, u64)) -> u64| {
        [0, 1].map(|nth| of(after[nth]).saturating_sub(of(before[nth])))
    };
    let (memory, files) = (grown(|it| it.0), grown(|it| it.1));
    let each = (memory[0] + memory[1]) * 1024 / N_PASSED;
    assert!(each <= MOST_OF_PASSED, "{each} bytes for a stream");
    // Connections between the servers may come and go.
    assert!(files[0] < 8, "{} files at the server that has the table", files[0]);
    assert!(files[1] < N_PASSED + 8, "{} files at the server between", files[1]);
    drop((first, streams));
}

fn signal(server: &Server, name: &str) {
    let id = server.child.id().to_string();
    assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
}

#[test]
fn a_node_that_is_killed_in_the_middle_of_play_loses_nothing() {
    let Some(inn) = Inn::open("nodes-killed") else { return };
    let tables: Vec<Arc<Table>> = (0..4).map(|_| Arc::new(inn.table_of_one())).collect();
    let is_enough = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = tables
        .iter()
        .enumerate()
        .map(|(nth, table)| {
            let (table, addr) = (Arc::clone(table), inn.other.addr.clone());
            let is_enough = Arc::clone(&is_enough);
            std::thread::spawn(move || {
                let mut step = nth;
                while !is_enough.load(Ordering::Relaxed) {
                    // What is not answered is tried again.
                    table.step(&addr, step * 7919);
                    step += 1;
                }
            })
        })
        .collect();
    let n_acknowledged = |table: &Table| table.acknowledged.lock().unwrap().len();
    while tables.iter().any(|it| n_acknowledged(it) < 10) {
        std::thread::yield_now();
    }
    inn.one.kill();
    let start = Instant::now();
    let before: Vec<usize> = tables.iter().map(|it| n_acknowledged(it)).collect();
    // One action may have been on its way; the second one was played by the other server.
    while tables.iter().zip(&before).any(|(it, before)| n_acknowledged(it) < before + 2) {
        assert!(start.elapsed() < LONGEST_GAP, "not all tables go on");
        std::thread::sleep(Duration::from_millis(5));
    }
    eprintln!("all tables go on {:.1} s after the kill", start.elapsed().as_secs_f64());
    is_enough.store(true, Ordering::Relaxed);
    players.into_iter().for_each(|it| it.join().unwrap());
    tables.iter().for_each(|it| it.play_to_the_end(&inn.other.addr));
}

#[test]
fn a_node_that_was_stopped_for_too_long_wakes_and_changes_nothing() {
    let Some(inn) = Inn::open("nodes-stopped") else { return };
    let table = Table::make(&inn.one.addr);
    (0..6).for_each(|step| assert_eq!(table.step(&inn.one.addr, step * 31), Some(true)));
    let path = format!("/api/v1/tables/{}", table.id);
    let looked = told(&inn.one.addr, &format!("GET {path}"), "", None).unwrap();
    let key = table.keys[usize::from(looked["asked"][0] == "P2")].clone();
    let legal = told(&inn.one.addr, &format!("GET {path}/legal"), &key, None).unwrap();
    signal(&inn.one, "-STOP");
    // It reaches the server while that stands still, and is read when it wakes.
    let late = std::thread::spawn({
        let (addr, head) = (inn.one.addr.clone(), format!("POST {path}/act"));
        let body = json!({"version": legal["version"], "action": legal["actions"][0]});
        move || ask(&addr, &head, &key, Some(&body))
    });
    let start = Instant::now();
    assert_eq!(table.step(&inn.other.addr, 1), Some(true));
    assert!(start.elapsed() < LONGEST_GAP);
    eprintln!("the table goes on {:.1} s after the stop", start.elapsed().as_secs_f64());
    let after = told(&inn.other.addr, &format!("GET {path}"), "", None).unwrap();
    signal(&inn.one, "-CONT");
    assert_eq!(late.join().unwrap(), None, "it was not played");
    for server in [&inn.other, &inn.one] {
        assert_eq!(told(&server.addr, &format!("GET {path}"), "", None).unwrap(), after);
    }
    table.play_to_the_end(&inn.one.addr);
}
