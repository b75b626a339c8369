//! The script's side of the module, played by a test.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use browser::message::{Incoming, Outgoing, Refusal, decode, encode};
use browser::shell::{Machine, Shell};
use serde_json::Value;
use web::Config;

pub(crate) const BASE: &str = "/some/path";

/// A clock on which a little passes with every look, and bytes that look random.
#[derive(Debug)]
struct Clockwork {
    micros: AtomicU64,
    n_bytes: AtomicU64,
}

impl Machine for Clockwork {
    fn now(&self) -> f64 {
        self.micros.fetch_add(20, Ordering::Relaxed) as f64 / 1000.0
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        for byte in bytes {
            let nth = self.n_bytes.fetch_add(1, Ordering::Relaxed);
            *byte = (nth.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8;
        }
    }
}

/// What is on the disk, and what it does with what is to be stored.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk {
    pub(crate) records: BTreeMap<String, String>,
    pub(crate) is_full: bool,
    /// So many groups were stored.
    pub(crate) n_stored: u64,
    /// After so many groups the browser is killed: the last one is on the disk, or not.
    pub(crate) dies_after: Option<(u64, bool)>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
    pub(crate) is_over: bool,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(it, _)| it == name).map_or("", |(_, value)| value)
    }

    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

/// A browser: the module while it runs, and the disk that is there after it.
pub(crate) struct Side {
    shell: Shell,
    machine: Arc<Clockwork>,
    pub(crate) disk: Disk,
    said: VecDeque<Vec<u8>>,
    answers: HashMap<u64, Answer>,
    wakes_at: Option<u64>,
    n_requests: u64,
    /// The longest that one message took, by the clock of the test.
    pub(crate) longest_turn: u64,
    pub(crate) is_dead: bool,
    pub(crate) reports: Vec<String>,
    /// What bots of a server answered.
    pub(crate) thoughts: Vec<(u64, Option<String>)>,
}

impl Side {
    pub(crate) fn open() -> Self {
        Self::with(Disk::default(), 1_000_000_000_000, 0)
    }

    fn with(disk: Disk, micros: u64, n_bytes: u64) -> Self {
        let machine = Arc::new(Clockwork { micros: micros.into(), n_bytes: n_bytes.into() });
        let shell = Shell::new(Arc::clone(&machine) as Arc<dyn Machine>, Config::default());
        let mut res = Self {
            shell,
            machine,
            disk,
            said: VecDeque::new(),
            answers: HashMap::new(),
            wakes_at: None,
            n_requests: 0,
            longest_turn: 0,
            is_dead: false,
            reports: Vec::new(),
            thoughts: Vec::new(),
        };
        let origin = "https://example.org".to_owned();
        res.tell(&Incoming::Start { base: BASE.to_owned(), origin }, b"");
        res
    }

    /// The browser is killed and started again: what is on the disk is all that there is.
    pub(crate) fn restart(self) -> Self {
        let (micros, n_bytes) = (&self.machine.micros, &self.machine.n_bytes);
        let disk = Disk { dies_after: None, ..self.disk };
        let micros = micros.load(Ordering::Relaxed) + 1_000_000;
        Self::with(disk, micros, n_bytes.load(Ordering::Relaxed))
    }

    fn tell(&mut self, message: &Incoming, body: &[u8]) {
        if self.is_dead {
            return;
        }
        let before = self.machine.micros.load(Ordering::Relaxed);
        self.said.extend(self.shell.receive(&encode(message, body)));
        let took = self.machine.micros.load(Ordering::Relaxed) - before;
        self.longest_turn = self.longest_turn.max(took);
        while let Some(message) = self.said.pop_front() {
            let (head, body) = decode::<Outgoing>(&message).unwrap();
            self.hear(head, body);
        }
    }

    fn hear(&mut self, message: Outgoing, body: &[u8]) {
        // Who is killed hears nothing more.
        if self.is_dead {
            return;
        }
        match message {
            Outgoing::Head { id, status, headers } => {
                let answer = Answer { status, headers, ..Answer::default() };
                self.answers.insert(id, answer);
            }
            Outgoing::Chunk { id } => {
                let text = std::str::from_utf8(body).unwrap();
                self.answers.get_mut(&id).unwrap().body.push_str(text);
            }
            Outgoing::End { id } => self.answers.get_mut(&id).unwrap().is_over = true,
            Outgoing::Store { id, add, put } => self.store(id, add, put),
            Outgoing::Load { id, prefix } => {
                let records = self.disk.records.range(prefix.clone()..);
                let records = records.take_while(|(key, _)| key.starts_with(&prefix));
                let records = records.map(|(key, text)| (key.clone(), text.clone())).collect();
                self.tell(&Incoming::Loaded { id, records }, b"");
            }
            Outgoing::Wake { at } => self.wakes_at = Some(at),
            Outgoing::Thought { id, action } => self.thoughts.push((id, action)),
            Outgoing::Report { text } => self.reports.push(text),
        }
    }

    fn store(&mut self, id: u64, add: Vec<(String, String)>, put: Vec<(String, String)>) {
        let refusal = if self.disk.is_full {
            Some(Refusal::Full)
        } else if add.iter().any(|(key, _)| self.disk.records.contains_key(key)) {
            Some(Refusal::Conflict)
        } else {
            None
        };
        if let Some(refusal) = refusal {
            let why = "no room".to_owned();
            return self.tell(&Incoming::NotStored { id, refusal, why }, b"");
        }
        self.disk.n_stored += 1;
        let dying = self.disk.dies_after.filter(|(n, _)| *n <= self.disk.n_stored);
        if dying.is_none_or(|(_, is_stored)| is_stored) {
            self.disk.records.extend(add.into_iter().chain(put));
        }
        if dying.is_some() {
            self.is_dead = true;
        } else {
            self.tell(&Incoming::Stored { id }, b"");
        }
    }

    /// A bot of a server is to answer.
    pub(crate) fn think(&mut self, id: u64, question: catalog::Question) {
        self.tell(&Incoming::Think { id, question }, b"");
    }

    /// Lets the time pass until the module wants to be woken, and wakes it; whether it did.
    pub(crate) fn wait(&mut self) -> bool {
        let Some(at) = self.wakes_at.take() else { return false };
        self.machine.micros.fetch_max(at * 1000, Ordering::Relaxed);
        self.tell(&Incoming::Wake {}, b"");
        !self.is_dead
    }

    /// Sends a request; the answer may come later, or in parts.
    pub(crate) fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> u64 {
        self.n_requests += 1;
        let id = self.n_requests;
        let (method, path) = (method.to_owned(), path.to_owned());
        let headers = headers.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let request = Incoming::Request { id, method, path, headers: headers.collect() };
        self.tell(&request, body.as_bytes());
        id
    }

    pub(crate) fn cancel(&mut self, id: u64) {
        self.tell(&Incoming::Cancel { id }, b"");
    }

    /// What has come of a request so far.
    pub(crate) fn so_far(&self, id: u64) -> Answer {
        self.answers.get(&id).cloned().unwrap_or_default()
    }

    pub(crate) fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Option<Answer> {
        let id = self.ask(method, path, headers, body);
        while !self.so_far(id).is_over {
            if self.is_dead || !self.wait() {
                return None;
            }
        }
        self.answers.remove(&id)
    }

    #[track_caller]
    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &[("accept-language", "en")], "").expect("an answer")
    }

    /// Fills in a form.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Option<Answer> {
        let escaped = |text: &str| -> String {
            text.bytes()
                .map(|it| match it {
                    b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => {
                        char::from(it).to_string()
                    }
                    other => format!("%{other:02X}"),
                })
                .collect()
        };
        let pairs: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{}={}", escaped(name), escaped(value)))
            .collect();
        let form = [("content-type", "application/x-www-form-urlencoded")];
        self.request("POST", path, &form, &pairs.join("&"))
    }

    /// Makes a table of the browser's own, and gives its address below the base.
    pub(crate) fn makes(&mut self, game: &str, seats: &[&str]) -> String {
        let mut fields = vec![("game", game)];
        for seat in seats {
            fields.extend([("seat", *seat), ("name", "")]);
        }
        let made = self.post("/tables", &fields).unwrap().is(303);
        let to = made.header("location").strip_prefix(BASE).unwrap().to_owned();
        assert!(to.starts_with("/table/"), "{to}");
        to
    }

    /// What somebody at this screen may do: the version, and actions with their seats.
    pub(crate) fn legal(&mut self, table: &str) -> (String, Vec<String>) {
        let path = table.replace("/table", "/api/v1/tables");
        let legal = self.get(&format!("{path}/legal")).is(200).json();
        let actions = legal["actions"].as_array().unwrap().iter();
        (legal["version"].to_string(), actions.map(|it| it.as_str().unwrap().to_owned()).collect())
    }

    pub(crate) fn is_over(&mut self, table: &str) -> bool {
        let path = table.replace("/table", "/api/v1/tables");
        let told = self.get(&path).is(200).json();
        !told["outcome"].is_null()
    }
}
