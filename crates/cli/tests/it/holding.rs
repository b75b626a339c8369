//! What a server holds out: many who wait, and a disk that takes nothing more. It looks into the process, so only where
//! there is `/proc`.
#![cfg(target_os = "linux")]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;

use serde_json::json;

use crate::served::{Server, Table, answer, ask};
use crate::support::Folder;

/// What a process has in memory.
pub(crate) fn resident_kib(server: &Server) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.child.id())).unwrap();
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

const N_IDLE: usize = 800;

/// 10,000 sockets in 512 MB are so much for each.
const MOST_KIB: u64 = 512 * 1024 / 10_000;

#[test]
fn a_page_that_waits_costs_little() {
    let folder = Folder::of("idle");
    let server = Server::start(&folder.path("data"));
    let addr = &server.addr;
    let tables: Vec<Table> = (0..N_IDLE / 10).map(|_| Table::make(addr)).collect();
    // The first of everything costs more than the others.
    let _first = open_stream(addr, &tables[0].id);
    let before = resident_kib(&server);
    let streams: Vec<TcpStream> =
        (0..N_IDLE).map(|nth| open_stream(addr, &tables[nth % tables.len()].id)).collect();
    let each = (resident_kib(&server) - before) / N_IDLE as u64;
    assert!(each <= MOST_KIB, "{each} KiB for each of {}", streams.len());
    assert_eq!(tables[0].try_step(addr).0, 200);
}

/// What a connection may cost, and what a live table.
const MOST_OF_CONNECTION: u64 = 24 << 10;
const MOST_OF_TABLE: u64 = 32 << 10;

/// The bytes that each further one of something costs. The first ones make what the server has only once; a thread that
/// begins later adds to one or two of the five batches, so the median of them counts.
fn cost_of_each<T>(server: &Server, n_each: u64, mut one_more: impl FnMut() -> T) -> (u64, Vec<T>) {
    let mut all: Vec<T> = (0..n_each / 4).map(|_| one_more()).collect();
    let n_batch = n_each / 5;
    let mut costs = [(); 5].map(|()| {
        let before = resident_kib(server);
        all.extend((0..n_batch).map(|_| one_more()));
        resident_kib(server).saturating_sub(before) * 1024 / n_batch
    });
    costs.sort_unstable();
    (costs[2], all)
}

#[test]
fn a_connection_and_a_live_table_keep_to_what_each_of_them_may_cost() {
    let folder = Folder::of("each");
    let server = Server::start(&folder.path("data"));
    let addr = &server.addr;
    let (cost, tables) = cost_of_each(&server, 600, || Table::make(addr));
    assert!(cost <= MOST_OF_TABLE, "{cost} bytes for a table");
    let (cost, streams) = cost_of_each(&server, 600, || open_stream(addr, &tables[0].id));
    assert!(cost <= MOST_OF_CONNECTION, "{cost} bytes for each of {}", streams.len());
}

/// A stream of a page whose first message was read: the whole table.
pub(crate) fn open_stream(addr: &str, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).unwrap();
    let head = format!("GET /table/{table}/events HTTP/1.1\r\nHost: inn\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let (mut read, mut bytes) = (Vec::new(), vec![0; 64 << 10]);
    while !read.ends_with(b"\n\n\r\n") {
        let n_read = stream.read(&mut bytes).unwrap();
        assert_ne!(n_read, 0, "the stream ended");
        read.extend_from_slice(&bytes[..n_read]);
    }
    stream
}

/// How large a file the process may write from now on: a disk that is full, and one that was made larger.
fn let_write(server: &Server, n_bytes: &str) {
    let (pid, limit) = (server.child.id().to_string(), format!("--fsize={n_bytes}:"));
    let done = Command::new("prlimit").args(["--pid", &pid, &limit]).status().unwrap();
    assert!(done.success());
}

#[test]
fn on_a_full_disk_nothing_is_played_nothing_is_lost_and_all_goes_on_when_there_is_room() {
    let folder = Folder::of("full");
    let data = folder.path("data");
    // As a full disk does it: the write fails, and the process lives.
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_gospoda")]);
    let server = Server::started_by(shell, &data);
    let addr = &server.addr;
    let tables = [Table::make(addr), Table::make(addr)];
    for table in tables.iter().cycle().take(10) {
        assert_eq!(table.try_step(addr).0, 200);
    }
    let versions = tables.each_ref().map(|it| it.version(addr));
    let_write(&server, "4096");
    for table in &tables {
        let (status, told) = table.try_step(addr);
        assert_eq!((status, &told["code"]), (503, &json!("store")), "{told}");
        assert_eq!(told["message"], "the store failed; nothing was done");
    }
    let new = json!({"game": "smallworld", "seats": ["link", "link"]});
    assert_eq!(answer(addr, "POST /api/v1/tables", "", Some(&new)).unwrap().0, 503);
    assert_eq!(tables.each_ref().map(|it| it.version(addr)), versions, "as it was stored");
    let (status, health) = answer(addr, "GET /api/v1/health", "", None).unwrap();
    assert_eq!(status, 503, "{health}");
    let numbers = ask(addr, "GET /metrics", "", None).unwrap();
    assert!(numbers.contains("\ngospoda_store_up 0\n"), "{numbers}");
    let_write(&server, "unlimited");
    for table in &tables {
        let (status, told) = table.try_step(addr);
        assert_eq!(status, 200, "{told}");
    }
    assert_eq!(answer(addr, "GET /api/v1/health", "", None).unwrap().0, 200);
    let versions = tables.each_ref().map(|it| it.version(addr));
    server.kill();
    let again = Server::start(&data);
    assert_eq!(tables.each_ref().map(|it| it.version(&again.addr)), versions);
}
