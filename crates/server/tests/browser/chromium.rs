//! A headless Chromium, driven by `chromedriver`.

use std::cell::Cell;
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// How large the screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// 1366×768, with a mouse.
    Laptop,
    /// 360×740, to be touched.
    Phone,
}

impl Screen {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Laptop => "laptop",
            Self::Phone => "phone",
        }
    }
}

/// A window; closed with this value.
pub(crate) struct Window {
    pub(crate) page: Client,
    screen: Screen,
    driver: Child,
    _temporary: Temporary,
}

/// Where Chromium keeps its profile while a window is open: it leaves much of that behind.
struct Temporary(PathBuf);

impl Temporary {
    /// The name is short because Chromium makes a socket in the folder.
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("gospoda-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the folder for temporary files can be written");
        Self(path)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // Chromium may still be writing its last files.
        let deadline = Instant::now() + Duration::from_secs(2);
        while std::fs::remove_dir_all(&self.0).is_err()
            && self.0.exists()
            && Instant::now() < deadline
        {
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The last one: nothing can be reached but this machine, so that everything here is played without a network.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--lang=en",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

impl Window {
    /// Nothing moves in it, so that what comes of a click is there at once.
    pub(crate) async fn open(screen: Screen) -> Self {
        Self::with(screen, &["--force-prefers-reduced-motion"]).await
    }

    /// What happens is seen to happen.
    pub(crate) async fn lively(screen: Screen) -> Self {
        Self::with(screen, &[]).await
    }

    async fn with(screen: Screen, also: &[&str]) -> Self {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = Command::new("chromedriver");
        command.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        let temporary = Temporary::new();
        command.env("TMPDIR", &temporary.0);
        let driver = command.spawn().expect("chromedriver is installed");
        let deadline = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(Instant::now() < deadline, "chromedriver does not answer");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let args = [FLAGS, also].concat();
        let mut options = json!({"args": args});
        if screen == Screen::Phone {
            options["mobileEmulation"] = json!({"deviceMetrics": {"width": 360, "height": 740, "pixelRatio": 2.0, "touch": true}});
        }
        let mut wanted = Capabilities::new();
        wanted.insert("goog:chromeOptions".to_owned(), options);
        wanted.insert("goog:loggingPrefs".to_owned(), json!({"browser": "ALL"}));
        // The checks of axe-core take long where others work on the same machine.
        wanted.insert("timeouts".to_owned(), json!({"script": 120_000}));
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wanted);
        let address = format!("http://127.0.0.1:{port}");
        // On a busy machine the driver may drop its first connection.
        let page = loop {
            match builder.connect(&address).await {
                Ok(page) => break page,
                Err(error) => assert!(Instant::now() < deadline, "no window opens: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        let res = Self { page, screen, driver, _temporary: temporary };
        if screen == Screen::Laptop {
            // The size of the window includes what Chromium draws around the page.
            res.page.set_window_size(1366, 768).await.unwrap();
            let around =
                res.run("return [outerWidth - innerWidth, outerHeight - innerHeight]").await;
            let part = |idx: usize| around[idx].as_u64().unwrap() as u32;
            res.page.set_window_size(1366 + part(0), 768 + part(1)).await.unwrap();
        }
        res
    }

    /// What a script in the page returns.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.page.execute(script, vec![]).await.unwrap()
    }

    /// Keeps a picture of what is on the screen.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = target().join("browser");
        std::fs::create_dir_all(&folder).unwrap();
        let bytes = self.page.screenshot().await.unwrap();
        std::fs::write(folder.join(format!("{}-{name}.png", self.screen.name())), bytes).unwrap();
    }

    /// What the browser complained of since the last call.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let log = self.page.issue_cmd(BrowserLog).await.unwrap();
        let lines = log.as_array().unwrap().iter();
        let severe = lines.filter(|it| it["level"] == "SEVERE");
        severe.map(|it| it["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// One of Chromium's own commands.
    pub(crate) async fn devtools(&self, command: &'static str, params: Value) {
        self.page.issue_cmd(DevTools { command, params }).await.unwrap();
    }

    pub(crate) async fn close(self) {
        self.page.clone().close().await.unwrap();
    }
}

/// The folder into which a window saves files.
pub(crate) struct Downloads {
    folder: PathBuf,
    n_saved: Cell<u32>,
}

impl Downloads {
    pub(crate) async fn of(window: &Window, name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("gospoda-saved-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let params = json!({"behavior": "allow", "downloadPath": folder.to_string_lossy()});
        window.devtools("Browser.setDownloadBehavior", params).await;
        Self { folder, n_saved: Cell::default() }
    }

    /// Waits for the next file, and puts it where no other one of its name replaces it.
    pub(crate) async fn next(&self) -> PathBuf {
        let deadline = Instant::now() + Duration::from_secs(20);
        loop {
            let files = std::fs::read_dir(&self.folder).unwrap().map(|it| it.unwrap().path());
            // As long as it is being written it has another name.
            let is_whole = |it: &PathBuf| it.extension().is_some_and(|it| it == "match");
            if let Some(new) = { files }.find(is_whole) {
                let place =
                    self.folder.join(self.n_saved.replace(self.n_saved.get() + 1).to_string());
                std::fs::create_dir(&place).unwrap();
                let place = place.join(new.file_name().unwrap());
                std::fs::rename(new, &place).unwrap();
                return place;
            }
            if deadline < Instant::now() {
                let files: Vec<_> = std::fs::read_dir(&self.folder).unwrap().collect();
                panic!("nothing is saved beside {files:?}");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Downloads {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The folder of everything that is built.
pub(crate) fn target() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target")
}

/// Chromium's own command for the console.
#[derive(Debug)]
struct BrowserLog;

impl WebDriverCompatibleCommand for BrowserLog {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"type": "browser"}).to_string()))
    }
}

/// A command of the protocol with which developers look into Chromium.
#[derive(Debug)]
struct DevTools {
    command: &'static str,
    params: Value,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        let body = json!({"cmd": self.command, "params": self.params});
        (http::Method::POST, Some(body.to_string()))
    }
}
