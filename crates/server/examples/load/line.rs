//! A connection to the server, and what the server has used.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What a process has used: seconds on the processor, and now KiB in memory and open files.
#[derive(Clone, Copy, Default)]
pub(crate) struct Used {
    pub(crate) seconds: f64,
    pub(crate) kib: f64,
    pub(crate) n_files: f64,
}

impl Used {
    /// Nothing where there is no `/proc`.
    pub(crate) fn by(pid: &str) -> Self {
        let read =
            |what: &str| std::fs::read_to_string(format!("/proc/{pid}/{what}")).unwrap_or_default();
        let stat = read("stat");
        // The name of the program stands in brackets and may contain anything; ticks are hundredths of a second.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: f64 = fields.skip(11).take(2).filter_map(|it| it.parse::<f64>().ok()).sum();
        let status = read("status");
        let resident = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).unwrap_or_default();
        let kib = resident.trim().trim_end_matches(" kB").parse().unwrap_or_default();
        let n_files =
            std::fs::read_dir(format!("/proc/{pid}/fd")).map_or(0.0, |it| it.count() as f64);
        Self { seconds: ticks / 100.0, kib, n_files }
    }
}

/// One connection that is kept.
pub(crate) struct Line {
    stream: TcpStream,
    /// The address that a server is told which believes a proxy; this machine is not limited.
    from: &'static str,
    buffer: Vec<u8>,
}

impl Line {
    pub(crate) async fn to(addr: SocketAddr) -> std::io::Result<Self> {
        Self::from(addr, "127.0.0.1").await
    }

    /// The same for somebody at another address.
    pub(crate) async fn from(addr: SocketAddr, from: &'static str) -> std::io::Result<Self> {
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, from, buffer: Vec::new() })
    }

    pub(crate) async fn ask(
        &mut self,
        head: &str,
        key: &str,
        body: Option<&Value>,
    ) -> std::io::Result<Value> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: load\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\n\
             X-Real-IP: {}\r\nContent-Length: {}\r\n\r\n{body}",
            self.from,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// The same by the key of a browser or a program, not of a seat.
    pub(crate) async fn ask_as(
        &mut self,
        head: &str,
        cookie: &str,
        body: &Value,
    ) -> std::io::Result<Value> {
        let body = body.to_string();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: load\r\nCookie: gospoda={cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// Asks for a page, as the browser with this cookie.
    pub(crate) async fn page(&mut self, path: &str, cookie: &str) -> std::io::Result<()> {
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: load\r\nCookie: gospoda={cookie}\r\n\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await.map(drop)
    }

    /// A number that the server tells.
    pub(crate) async fn number(&mut self, name: &str) -> std::io::Result<f64> {
        self.stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: load\r\n\r\n").await?;
        let told = self.reply().await?;
        let told = String::from_utf8_lossy(&told);
        let value =
            told.lines().find_map(|it| it.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
        value.ok_or_else(|| std::io::Error::other(format!("{name} is not told")))
    }

    async fn answer(&mut self) -> std::io::Result<Value> {
        Ok(serde_json::from_slice(&self.reply().await?).unwrap_or_default())
    }

    /// Reads one reply; the server tells its length.
    async fn reply(&mut self) -> std::io::Result<Vec<u8>> {
        loop {
            if let Some(end) = self.buffer.windows(4).position(|it| it == b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&self.buffer[..end]).to_ascii_lowercase();
                let length = head.split("content-length: ").nth(1).and_then(|it| it.lines().next());
                let length: usize = length.and_then(|it| it.trim().parse().ok()).unwrap_or(0);
                let whole = end + 4 + length;
                if whole <= self.buffer.len() {
                    let body = self.buffer[end + 4..whole].to_vec();
                    self.buffer.drain(..whole);
                    return Ok(body);
                }
            }
            let mut bytes = [0; 4096];
            let n_read = self.stream.read(&mut bytes).await?;
            if n_read == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            self.buffer.extend_from_slice(&bytes[..n_read]);
        }
    }
}
