//! Never lost: a server that is killed in the middle of a storm of actions has every one that it acknowledged, and every
//! client goes on with the key it had.

use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::served::{Server, ask, told};
use crate::support::{Folder, gospoda};

/// A table, the keys of its seats, and every action that was acknowledged: the line it stands in, and its text.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) keys: Vec<String>,
    pub(crate) acknowledged: Mutex<Vec<(usize, String)>>,
}

impl Table {
    pub(crate) fn make(addr: &str) -> Self {
        let new = json!({"game": "smallworld", "seats": ["link", "link"]});
        let made = told(addr, "POST /api/v1/tables", "", Some(&new)).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let keys = made["keys"].as_array().unwrap().iter().map(|it| text(&it["key"]));
        Self { id: text(&made["id"]), keys: keys.collect(), acknowledged: Mutex::default() }
    }

    /// Plays one action; `false` when the match is over, nothing when the server is gone.
    pub(crate) fn step(&self, addr: &str, choice: usize) -> Option<bool> {
        let path = format!("/api/v1/tables/{}", self.id);
        let looked = told(addr, &format!("GET {path}"), "", None)?;
        if !looked["outcome"].is_null() {
            return Some(false);
        }
        let key = &self.keys[usize::from(looked["asked"][0] == "P2")];
        let legal = told(addr, &format!("GET {path}/legal"), key, None)?;
        let actions = legal["actions"].as_array()?;
        let action = actions.get(choice % actions.len().max(1))?;
        let body = json!({"version": legal["version"], "action": action});
        told(addr, &format!("POST {path}/act"), key, Some(&body))?;
        let line = legal["version"].as_u64()? as usize;
        self.acknowledged.lock().unwrap().push((line, action.as_str()?.to_owned()));
        Some(true)
    }

    /// Plays the match to its end; then every action that was ever acknowledged stands where it should.
    pub(crate) fn play_to_the_end(&self, addr: &str) {
        (0..20_000).find(|step| self.step(addr, step * 7919) == Some(false)).unwrap();
        let path = format!("GET /api/v1/tables/{}/match", self.id);
        let file = ask(addr, &path, "", None).unwrap();
        assert!(catalog::verify(&file).unwrap().dice_proved);
        let lines: Vec<&str> = file.lines().collect();
        for (line, action) in self.acknowledged.lock().unwrap().iter() {
            let told: Value = serde_json::from_str(lines[*line]).unwrap();
            assert_eq!(told["action"], *action, "line {line}");
        }
    }
}

const N_KILLS: usize = 20;
const N_TABLES: usize = 4;

#[test]
fn a_server_that_is_killed_twenty_times_has_everything_that_it_acknowledged() {
    let folder = Folder::of("storm");
    let data = folder.path("data");
    let data = data.as_str();
    let mut server = Server::start(data);
    let tables: Vec<Arc<Table>> =
        (0..N_TABLES).map(|_| Arc::new(Table::make(&server.addr))).collect();
    for round in 0..N_KILLS {
        storm(&server, &tables, round);
        server.kill();
        server = Server::start(data);
        for table in &tables {
            let looked = told(&server.addr, &format!("GET /api/v1/tables/{}", table.id), "", None);
            let version = looked.unwrap()["version"].as_u64().unwrap() as usize;
            let last = table.acknowledged.lock().unwrap().last().map_or(0, |it| it.0);
            assert!(last < version, "round {round}: line {last} of {version}");
        }
    }
    let backup = folder.path("copy.db");
    gospoda(&["backup", "--data", data, "--to", backup.as_str()]).done();
    assert!(std::fs::metadata(&backup).unwrap().len() > 4096);
    for table in &tables {
        table.play_to_the_end(&server.addr);
        assert!(N_KILLS < table.acknowledged.lock().unwrap().len());
    }
}

/// All tables are played at once until enough was acknowledged; then the server is killed while they go on.
fn storm(server: &Server, tables: &[Arc<Table>], round: usize) {
    let n_done = Arc::new(AtomicUsize::new(0));
    let players: Vec<_> = tables
        .iter()
        .enumerate()
        .map(|(nth, table)| {
            let (table, addr, n_done) =
                (Arc::clone(table), server.addr.clone(), Arc::clone(&n_done));
            std::thread::spawn(move || {
                for step in 0..8 {
                    let choice = (round * 31 + nth * 7 + step).wrapping_mul(7919);
                    if table.step(&addr, choice).is_none() {
                        return;
                    }
                    n_done.fetch_add(1, Ordering::Relaxed);
                }
            })
        })
        .collect();
    while n_done.load(Ordering::Relaxed) < 2 * tables.len() + round % 8 {
        std::thread::yield_now();
        if players.iter().all(std::thread::JoinHandle::is_finished) {
            break;
        }
    }
    // The players still write; they end because the server is gone.
    let id = server.child.id();
    let _ = Command::new("kill").args(["-9", &id.to_string()]).status();
    players.into_iter().for_each(|it| it.join().unwrap());
}
