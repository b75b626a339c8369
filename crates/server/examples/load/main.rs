//! The load driver: asks a server on this machine for very much at once, and says what it holds.
//!
//! ```sh
//! gospoda serve --addr 127.0.0.1:8080 --data /tmp/load &
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --seats 1000 --seconds 20
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --seats 1000 --seconds 20 --rate 1000
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --seats 1000 --seconds 20 --rate 1000 --watching 2
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --idle 1000
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --idle 1000 --per-table 1000 --made-at 127.0.0.1:8081
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --sockets 1000 --per-table 1000
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --tables 1000 --game quest --played 50
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --program
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --bots 20 --bot mcts:2000
//! cargo run --release -p server --example load -- --crowd 40
//! cargo run --release -p server --example load -- --asleep 100000 --server target/release/gospoda --data /tmp/asleep
//! cargo run --release -p server --example load -- --asleep 100000 --server target/release/gospoda --data /tmp/asleep --database postgres://…
//! ```
//!
//! With `--pid` of the server it looks into `/proc` and tells what that used as well: time on the processor for each
//! action, which says something on a busy machine too, and memory. With `--asleep` it starts servers of its own.
//! So it does with `--crowd`, unless it is given an address: that server must believe the driver where its clients are, by
//! `--client-ip-header X-Real-IP`.
//!
//! It refuses every address that is not this machine, and ends by itself.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

mod asleep;
mod bots;
mod crowd;
mod line;
mod play;
mod program;
mod wait;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use line::Used;
use wait::Kind;

/// Whoever wants more has to think first.
const MOST_SEATS: usize = 20_000;
const MOST_ASLEEP: usize = 1_000_000;
const MOST_SECONDS: u64 = 120;

pub(crate) struct Plan {
    pub(crate) addr: SocketAddr,
    /// Where tables are made to which connections are opened, if not there: a server on the same database.
    pub(crate) made_at: Option<SocketAddr>,
    pub(crate) game: String,
    /// Who sits at tables of bots alone.
    pub(crate) bot: String,
    pub(crate) time: Duration,
    /// Actions a second of all tables together; nothing means as fast as they can.
    pub(crate) rate: Option<f64>,
    pub(crate) n_seats: usize,
    /// So many pages look on at each table that is played, over streams.
    pub(crate) n_watching: usize,
    /// So many actions are behind a table that waits.
    pub(crate) n_played: usize,
    /// So many connections wait at each table.
    pub(crate) n_each: usize,
    /// The process of the server, on the same machine.
    pid: Option<u64>,
    task: Task,
    /// For a server that the driver starts.
    server: String,
    data: String,
    database: Option<String>,
}

/// What is asked of the server.
#[derive(Clone, Copy)]
enum Task {
    Play,
    Connections(Kind, usize),
    Tables(usize),
    Crowd(usize),
    Bots(usize),
    Asleep(usize),
    /// A program over one socket.
    Program,
}

impl Plan {
    /// What the server has used until now.
    pub(crate) fn server(&self) -> Used {
        self.pid.map_or_else(Used::default, |it| Used::by(&it.to_string()))
    }

    fn set(&mut self, name: &str, value: String) -> Result<(), String> {
        match name {
            "--game" => self.game = value,
            "--bot" => self.bot = value,
            "--made-at" => {
                let addr = value.parse().map_err(|error| format!("{name} {value}: {error}"))?;
                self.made_at = Some(addr);
            }
            "--server" => self.server = value,
            "--data" => self.data = value,
            "--database" => self.database = Some(value),
            number_name => {
                let number: u64 =
                    value.parse().map_err(|error| format!("{name} {value}: {error}"))?;
                self.set_number(number_name, number)?;
            }
        }
        Ok(())
    }

    fn set_number(&mut self, name: &str, number: u64) -> Result<(), String> {
        let few = (number as usize).min(MOST_SEATS);
        match name {
            "--seats" => self.n_seats = few,
            "--seconds" => self.time = Duration::from_secs(number.min(MOST_SECONDS)),
            "--rate" => self.rate = Some(number as f64),
            "--idle" => self.task = Task::Connections(Kind::Stream, few),
            "--sockets" => self.task = Task::Connections(Kind::Socket, few),
            "--watching" => self.n_watching = few,
            "--per-table" => self.n_each = few.max(1),
            "--tables" => self.task = Task::Tables(few),
            "--crowd" => self.task = Task::Crowd(few),
            "--bots" => self.task = Task::Bots(few),
            "--played" => self.n_played = few,
            "--asleep" => self.task = Task::Asleep((number as usize).min(MOST_ASLEEP)),
            "--pid" => self.pid = Some(number),
            other => return Err(format!("{other} is unknown")),
        }
        Ok(())
    }
}

fn plan() -> Result<Plan, String> {
    let mut args = std::env::args().skip(1).peekable();
    let mut plan = Plan {
        addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        made_at: None,
        game: "smallworld".to_owned(),
        bot: "mcts:2000".to_owned(),
        time: Duration::from_secs(10),
        rate: None,
        n_seats: 1000,
        n_watching: 0,
        n_played: 0,
        n_each: 2,
        pid: None,
        task: Task::Play,
        server: "target/release/gospoda".to_owned(),
        data: "/tmp/gospoda-asleep".to_owned(),
        database: None,
    };
    if let Some(addr) = args.next_if(|it| !it.starts_with("--")) {
        plan.addr = addr.parse().map_err(|error| format!("{addr}: {error}"))?;
    }
    while let Some(name) = args.next() {
        if name == "--program" {
            plan.task = Task::Program;
            continue;
        }
        let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
        plan.set(&name, value)?;
    }
    let is_started = matches!(plan.task, Task::Asleep(_) | Task::Crowd(_));
    if plan.made_at.is_some_and(|it| !it.ip().is_loopback()) {
        return Err("tables are made on this machine only".to_owned());
    }
    if !plan.addr.ip().is_loopback() || plan.addr.port() == 0 && !is_started {
        return Err(format!("{} is no server on this machine", plan.addr));
    }
    Ok(plan)
}

#[tokio::main]
async fn main() {
    let plan = match plan() {
        Ok(plan) => Arc::new(plan),
        Err(what) => {
            println!("load: {what}");
            std::process::exit(2);
        }
    };
    let done = match plan.task {
        Task::Play => {
            play::play(plan).await;
            Ok(())
        }
        Task::Connections(kind, n_waiting) => wait::connections(&plan, kind, n_waiting).await,
        Task::Tables(n_tables) => wait::tables(&plan, n_tables).await,
        Task::Program => program::program(&plan).await,
        Task::Crowd(n_tables) => crowd::crowd(&plan, n_tables).await,
        Task::Bots(n_tables) => bots::bots(&plan, n_tables).await,
        Task::Asleep(n_tables) => {
            let (server, database) = (plan.server.as_str(), plan.database.as_deref());
            let place = asleep::Place { server, data: &plan.data, database };
            asleep::asleep(&plan, &place, n_tables).await
        }
    };
    if let Err(error) = done {
        println!("load: {error}");
        std::process::exit(1);
    }
}
