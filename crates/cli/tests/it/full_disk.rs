//! A disk that is really full: a file system of a few megabytes, in a corner of this machine that nobody else sees. To make
//! one takes rights that not everybody has; without them the test is left out.
#![cfg(target_os = "linux")]

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::json;

use crate::served::{Server, Table, answer, ask};
use crate::support::Folder;

/// A file system in memory, gone with this value.
struct Disk {
    /// Keeps it as long as its input is open.
    keeper: Child,
    folder: String,
}

impl Disk {
    /// Nothing where that is not allowed.
    fn of(folder: &Folder, size: &str) -> Option<Self> {
        let folder = folder.path("disk");
        fs::create_dir_all(&folder).unwrap();
        let script = "mount -t tmpfs -o size=$1 tmpfs \"$2\" && echo ready && exec cat";
        let mut keeper = Command::new("unshare")
            .args(["--mount", "sh", "-c", script, "sh", size, &folder])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut line = String::new();
        BufReader::new(keeper.stdout.take()?).read_line(&mut line).ok()?;
        if line.trim() != "ready" {
            keeper.wait().ok()?;
            eprintln!("LEFT OUT: nobody may mount a file system here; root may");
            return None;
        }
        Some(Self { keeper, folder })
    }

    /// A server that sees it.
    fn serve(&self) -> Server {
        let mut command = Command::new("nsenter");
        let keeper = self.keeper.id().to_string();
        command.args(["--target", &keeper, "--mount", env!("CARGO_BIN_EXE_gospoda")]);
        Server::started_by(command, &format!("{}/data", self.folder))
    }

    fn filler(&self) -> PathBuf {
        PathBuf::from(format!("/proc/{}/root{}/filler", self.keeper.id(), self.folder))
    }

    /// Takes all room but for so many bytes.
    fn fill(&self, n_left: u64) {
        let mut file = OpenOptions::new().create(true).append(true).open(self.filler()).unwrap();
        let piece = [0; 4096];
        loop {
            match file.write(&piece) {
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::StorageFull => break,
                Err(error) => panic!("{error}"),
            }
        }
        let size = file.metadata().unwrap().len();
        File::options().write(true).open(self.filler()).unwrap().set_len(size - n_left).unwrap();
    }

    fn make_room(&self) {
        fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = self.keeper.kill();
        let _ = self.keeper.wait();
    }
}

/// What somebody without a script reads.
fn new_table_by_form(addr: &str) -> String {
    let mut stream = TcpStream::connect(addr).unwrap();
    let body = "game=smallworld&seat=you&seat=link";
    let head = "POST /tables HTTP/1.1\r\nHost: inn\r\nConnection: close\r\n\
                Content-Type: application/x-www-form-urlencoded";
    let request = format!("{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// So much is free when the play begins; the log of the database takes it within some dozens of actions.
const LEFT: u64 = 256 << 10;

const MOST_ACTIONS: usize = 3000;

/// Tables that are played, and the last version of each that was acknowledged.
struct Play {
    tables: Vec<Table>,
    acknowledged: Vec<u64>,
}

impl Play {
    /// One action: whether it was acknowledged. What is not, is refused as it should be.
    fn step(&mut self, addr: &str, nth: usize) -> bool {
        let (status, told) = self.tables[nth].try_step(addr);
        if status == 200 {
            self.acknowledged[nth] = told["version"].as_u64().unwrap();
            return true;
        }
        assert_eq!((status, &told["code"]), (503, &json!("store")), "{told}");
        false
    }

    /// Plays at all tables in turn until nothing is taken. Room that the database gives back to itself may take a few
    /// actions more than the disk has.
    fn until_refused(&mut self, addr: &str) {
        let n_tables = self.tables.len();
        let mut turns = (0..n_tables).cycle().take(MOST_ACTIONS);
        assert!(turns.any(|nth| !self.step(addr, nth)), "{:?}", self.acknowledged);
    }

    fn versions(&self, addr: &str) -> Vec<u64> {
        self.tables.iter().map(|it| it.version(addr)).collect()
    }
}

#[test]
fn a_disk_runs_full_in_the_middle_of_play_and_nothing_is_lost() {
    let folder = Folder::of("full-disk");
    let Some(disk) = Disk::of(&folder, "4m") else { return };
    let server = disk.serve();
    let addr = &server.addr;
    let tables: Vec<Table> = (0..3).map(|_| Table::make(addr)).collect();
    let mut play = Play { acknowledged: vec![0; tables.len()], tables };
    disk.fill(LEFT);
    play.until_refused(addr);
    disk.fill(0);
    play.until_refused(addr);
    assert_eq!(answer(addr, "GET /api/v1/health", "", None).unwrap().0, 503);
    for table in &play.tables {
        let page = ask(addr, &format!("GET /table/{}", table.id), "", None).unwrap();
        assert!(page.contains("</html>"), "everybody may still look");
    }
    assert_eq!(play.versions(addr), play.acknowledged);
    let mut forms = (0..MOST_ACTIONS).map(|_| new_table_by_form(addr));
    let refused = forms.find(|it| it.starts_with("HTTP/1.1 503 ")).unwrap();
    assert!(refused.contains("Nothing can be stored at the moment"), "{refused}");

    disk.make_room();
    for nth in 0..play.tables.len() {
        assert!(play.step(addr, nth), "it goes on by itself");
    }
    assert_eq!(answer(addr, "GET /api/v1/health", "", None).unwrap().0, 200);
    // Once more, and this time the server is killed while the disk is full, and comes back on it.
    disk.fill(0);
    play.until_refused(addr);
    server.kill();
    let again = disk.serve();
    assert_eq!(play.versions(&again.addr), play.acknowledged, "on the full disk");
    disk.make_room();
    assert!(play.step(&again.addr, 0));
    again.kill();
    let last = disk.serve();
    assert_eq!(play.versions(&last.addr), play.acknowledged);
}
