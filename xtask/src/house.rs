//! A server that runs as a host runs it, and a match at it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::run::{Done, program, watch};

/// A server; killed with the end of this value.
pub(crate) struct House {
    at: SocketAddr,
    process: Child,
}

impl House {
    /// Starts a server and waits until it says where it listens.
    pub(crate) fn start(mut command: Command) -> Result<Self, String> {
        let mut process = command.stdout(Stdio::piped()).spawn().map_err(|error| {
            format!("cannot start {}: {error}", command.get_program().display())
        })?;
        match address(&mut process) {
            Some(at) => Ok(Self { at, process }),
            None => {
                let _ = process.kill();
                let _ = process.wait();
                Err("the server told no address".to_owned())
            }
        }
    }

    /// Asks it to stop, as a service manager does, and waits for its end.
    pub(crate) fn stop(&mut self) -> Done {
        watch(program("kill", &["-TERM", &self.process.id().to_string()]))?;
        self.process.wait().map_err(|error| error.to_string())?;
        Ok(())
    }

    /// A call of its interface, with the key of a seat or none: the JSON that it answers.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        key: &str,
        body: Option<&Value>,
    ) -> Result<Value, String> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{method} /api/v1/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let told = |error: std::io::Error| format!("{method} {path}: {error}");
        let mut stream = TcpStream::connect(self.at).map_err(told)?;
        stream.set_read_timeout(Some(Duration::from_secs(20))).map_err(told)?;
        stream.write_all(request.as_bytes()).map_err(told)?;
        let mut reply = String::new();
        stream.read_to_string(&mut reply).map_err(told)?;
        let body = reply.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        serde_json::from_str(body).map_err(|error| format!("{method} {path}: {error} in '{reply}'"))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Where a server listens, as it prints it first.
fn address(server: &mut Child) -> Option<SocketAddr> {
    let printed = server.stdout.take()?;
    BufReader::new(printed).lines().map_while(Result::ok).find_map(|line| {
        let at = line.split("http://").nth(1)?.split(['/', ' ']).next()?;
        at.parse().ok()
    })
}

/// A match of one person against one bot.
pub(crate) struct Match {
    /// Below the interface: `tables/ID`.
    pub(crate) path: String,
    key: String,
}

impl Match {
    pub(crate) fn make(house: &House, game: &str) -> Result<Self, String> {
        let new = json!({"game": game, "seats": ["you", "bot:greedy"], "bot_pause": 0});
        let made = house.ask("POST", "tables", "", Some(&new))?;
        match (made["id"].as_str(), made["keys"][0]["key"].as_str()) {
            (Some(id), Some(key)) => Ok(Self { path: format!("tables/{id}"), key: key.to_owned() }),
            _ => Err(format!("no table of {game} is made: {made}")),
        }
    }

    /// Acts for the person until he is asked nothing more or has acted `most` times; how often he has acted.
    pub(crate) fn play(&self, house: &House, most: usize) -> Result<usize, String> {
        for nth in 0..most {
            let legal = house.ask("GET", &format!("{}/legal", self.path), &self.key, None)?;
            let Some(action) = legal["actions"].as_array().and_then(|it| it.last()) else {
                return Ok(nth);
            };
            let act = json!({"version": legal["version"], "action": action});
            let done = house.ask("POST", &format!("{}/act", self.path), &self.key, Some(&act))?;
            if done["version"].is_null() {
                return Err(format!("{action} is refused: {done}"));
            }
        }
        Ok(most)
    }

    /// Everything that has happened, as the person may know it.
    pub(crate) fn log(&self, house: &House) -> Result<Value, String> {
        house.ask("GET", &format!("{}/log", self.path), &self.key, None)
    }
}
