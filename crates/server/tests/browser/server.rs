//! A server on a folder of its own, in a runtime of its own, so that it can be ended and started again.

use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;

use server::{Config, OpenError, ServeError, serve_until};
use tokio::runtime::Runtime;

use crate::chromium::target;

/// Of the dice and the bots: every run plays the same games.
const SEED: u64 = 7;

pub(crate) struct RunningServer {
    folder: PathBuf,
    addr: SocketAddr,
    runtime: Option<Runtime>,
}

impl RunningServer {
    pub(crate) fn open(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("gospoda-browser-{}-{name}", std::process::id()));
        let mut server = Self { folder, addr: "127.0.0.1:0".parse().unwrap(), runtime: None };
        server.start();
        server
    }

    pub(crate) fn start(&mut self) {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let (ready, address) = mpsc::channel();
        let (addr, folder) = (self.addr, self.folder.clone());
        runtime.spawn(async move {
            loop {
                let ready = ready.clone();
                let config = Config {
                    seed: Some(SEED),
                    site: Some(target().join("site")),
                    ..Config::default().without_pauses()
                };
                let told = move |addr: SocketAddr| ready.send(addr).unwrap();
                match serve_until(addr, &folder, config, told, std::future::pending()).await {
                    // The server before this one is just leaving.
                    Err(
                        ServeError::Open(OpenError::FolderTaken { .. })
                        | ServeError::PortInUse { .. },
                    ) => {
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                    other => return other.unwrap(),
                }
            }
        });
        self.addr = address.recv_timeout(Duration::from_secs(20)).expect("the server starts");
        self.runtime = Some(runtime);
    }

    /// Ends the server in the middle of whatever it does.
    pub(crate) fn stop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    /// Ends the server and starts it again at the same address.
    pub(crate) fn restart(&mut self) {
        self.stop();
        self.start();
        TcpStream::connect(self.addr).expect("the server is back");
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
