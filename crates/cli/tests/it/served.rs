//! A server in a process of its own, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

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
    pub(crate) fn started_by(mut command: Command, data: &str) -> Self {
        let mut child = command
            .args(["serve", "--addr", "127.0.0.1:0", "--data", data])
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
