//! A server in a process of its own, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// It ends with the test.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) addr: String,
}

impl Server {
    pub(crate) fn start(data: &str) -> Self {
        Self::started_by(Command::new(env!("CARGO_BIN_EXE_gospoda")), data)
    }

    /// The same, with whatever stands before the arguments.
    pub(crate) fn started_by(command: Command, data: &str) -> Self {
        Self::started_with(command, data, &[])
    }

    /// The same, with more arguments.
    pub(crate) fn started_with(mut command: Command, data: &str, more: &[&str]) -> Self {
        let mut child = command
            .args(["serve", "--addr", "127.0.0.1:0", "--data", data])
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.split("http://").nth(1).expect("the address is printed");
        Self { addr: addr.trim().trim_end_matches('/').to_owned(), child }
    }

    /// What `kill -9` does.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One request; nothing if the server is gone or refuses.
pub(crate) fn ask(addr: &str, head: &str, key: &str, body: Option<&Value>) -> Option<String> {
    let (status, body) = answer(addr, head, key, body)?;
    (200..300).contains(&status).then_some(body)
}

/// One request: the status and the body of the answer; nothing if the server is gone.
pub(crate) fn answer(
    addr: &str,
    head: &str,
    key: &str,
    body: Option<&Value>,
) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(addr).ok()?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{head} HTTP/1.1\r\nHost: inn\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut reply = String::new();
    stream.read_to_string(&mut reply).ok()?;
    let (head, body) = reply.split_once("\r\n\r\n")?;
    Some((head.split(' ').nth(1)?.parse().ok()?, body.to_owned()))
}

pub(crate) fn told(addr: &str, head: &str, key: &str, body: Option<&Value>) -> Option<Value> {
    serde_json::from_str(&ask(addr, head, key, body)?).ok()
}

/// A table of two people.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) keys: Vec<String>,
}

impl Table {
    pub(crate) fn make(addr: &str) -> Self {
        let new = json!({"game": "smallworld", "seats": ["link", "link"]});
        let made = told(addr, "POST /api/v1/tables", "", Some(&new)).unwrap();
        let keys = made["keys"].as_array().unwrap().iter();
        let keys = keys.map(|it| it["key"].as_str().unwrap().to_owned()).collect();
        Self { id: made["id"].as_str().unwrap().to_owned(), keys }
    }

    fn head(&self, what: &str) -> String {
        let (method, what) = what.split_once(' ').unwrap();
        format!("{method} /api/v1/tables/{}{what}", self.id)
    }

    pub(crate) fn version(&self, addr: &str) -> u64 {
        told(addr, &self.head("GET "), "", None).unwrap()["version"].as_u64().unwrap()
    }

    /// Every request that a closed table refuses answers a player with 403, `closed`.
    pub(crate) fn is_closed_to_all(&self, addr: &str) {
        let version = self.version(addr);
        let act = json!({"version": version, "action": "done"});
        let hint = json!({});
        for (what, body) in [
            ("GET /legal", None),
            ("GET /refusals", None),
            ("POST /act", Some(&act)),
            ("POST /hint", Some(&hint)),
            ("POST /what-if", Some(&hint)),
        ] {
            let (status, told) = answer(addr, &self.head(what), &self.keys[0], body).unwrap();
            let told: Value = serde_json::from_str(&told).unwrap();
            assert_eq!((status, &told["code"]), (403, &"closed".into()), "{what}: {told}");
        }
    }

    /// Tries the first legal action of whoever is asked: the status of the reply and its body.
    pub(crate) fn try_step(&self, addr: &str) -> (u16, Value) {
        let looked = told(addr, &self.head("GET "), "", None).unwrap();
        let key = &self.keys[usize::from(looked["asked"][0] == "P2")];
        let (status, legal) = answer(addr, &self.head("GET /legal"), key, None).unwrap();
        let legal: Value = serde_json::from_str(&legal).unwrap();
        if status != 200 {
            return (status, legal);
        }
        let act = json!({"version": legal["version"], "action": legal["actions"][0]});
        let (status, body) = answer(addr, &self.head("POST /act"), key, Some(&act)).unwrap();
        (status, serde_json::from_str(&body).unwrap())
    }
}
