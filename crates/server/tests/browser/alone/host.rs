//! A web host, and what is done with it in every journey.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use crate::chromium::{Window, target};
use crate::player::{Dice, Seen};
use crate::{adventure, quest, wrath};

pub(crate) const BASE: &str = "/some/path";

/// A web host that knows nothing but files.
pub(crate) struct StaticHost {
    addr: SocketAddr,
    folder: Arc<Mutex<PathBuf>>,
    is_closed: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl StaticHost {
    /// Offers what `cargo xtask web` has made.
    pub(crate) fn open() -> Self {
        Self::of(target().join("site"))
    }

    pub(crate) fn of(folder: PathBuf) -> Self {
        assert!(folder.join("sw.js").exists(), "`cargo xtask web` has to be run before");
        let folder = Arc::new(Mutex::new(folder));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (addr, is_closed) = (listener.local_addr().unwrap(), Arc::<AtomicBool>::default());
        let (closed, files) = (Arc::clone(&is_closed), Arc::clone(&folder));
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming() {
                if closed.load(Ordering::Relaxed) {
                    return;
                }
                let files = Arc::clone(&files);
                std::thread::spawn(move || stream.map(|it| serve(it, &files)));
            }
        });
        Self { addr, folder, is_closed, thread: Some(thread) }
    }

    /// Offers another folder from now on.
    pub(crate) fn offer(&self, folder: PathBuf) {
        *self.folder.lock().unwrap() = folder;
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{BASE}{path}", self.addr)
    }

    /// From now on nobody answers.
    pub(crate) fn close(&mut self) {
        self.is_closed.store(true, Ordering::Relaxed);
        drop(TcpStream::connect(self.addr));
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
        assert!(TcpStream::connect(self.addr).is_err(), "the host is gone");
    }
}

impl Drop for StaticHost {
    fn drop(&mut self) {
        if self.thread.is_some() {
            self.close();
        }
    }
}

/// Answers one request with a file.
fn serve(mut stream: TcpStream, folder: &Mutex<PathBuf>) {
    let (mut head, mut part) = (Vec::new(), [0; 4096]);
    while !head.windows(4).any(|it| it == b"\r\n\r\n") {
        match stream.read(&mut part) {
            Ok(n @ 1..) => head.extend_from_slice(&part[..n]),
            Ok(0) | Err(_) => return,
        }
    }
    let head = String::from_utf8_lossy(&head);
    let path = head.split(' ').nth(1).unwrap_or_default().split('?').next().unwrap_or_default();
    let name = path.strip_prefix(&format!("{BASE}/")).unwrap_or("nothing");
    let name = if name.is_empty() { "index.html" } else { name };
    let kind = match Path::new(name).extension().and_then(|it| it.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        _ => "application/octet-stream",
    };
    // Only now: browsers connect before they ask.
    let path = folder.lock().unwrap().join(name);
    let (status, bytes) = match std::fs::read(path) {
        Ok(bytes) if !name.contains('/') => ("200 OK", bytes),
        Ok(_) | Err(_) => ("404 Not Found", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        bytes.len()
    );
    // Whoever asked may have gone.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&bytes));
}

/// A first visit, up to the front page.
pub(crate) async fn arrive(window: &Window, host: &StaticHost) {
    window.page.goto(&host.url("/")).await.unwrap();
    window.until("document.querySelector('.game-tile') !== null").await;
}

/// Makes a table by clicking.
pub(crate) async fn make(window: &Window, host: &StaticHost, game: &str, n_seats: u8) {
    window.page.goto(&host.url(&format!("/?game={game}"))).await.unwrap();
    window.click(&format!("label:has(#{game}-n-{n_seats})")).await;
    window.click("form.new-table button[type=submit]").await;
    window.until("document.getElementById('forms') !== null").await;
}

pub(crate) fn choice(game: &str, seen: &Seen, dice: &mut Dice) -> String {
    match game {
        "wrath" => wrath::choice(seen, dice),
        "quest" => quest::choice(seen, dice),
        "adventure" => adventure::choice(seen, dice),
        _ => Window::choice(seen, "", dice),
    }
}

pub(crate) async fn play(window: &Window, game: &str, n_clicks: u32, dice: &mut Dice) {
    for _ in 0..n_clicks {
        let seen = window.turn().await;
        window.play(&choice(game, &seen, dice), &seen).await;
    }
}

/// The worker is ended as browsers do it, whatever it is doing.
pub(crate) async fn kill_worker(window: &Window) {
    window.devtools("ServiceWorker.enable", serde_json::json!({})).await;
    window.devtools("ServiceWorker.stopAllWorkers", serde_json::json!({})).await;
}
