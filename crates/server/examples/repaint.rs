//! What somebody at a browser waits for: from a click to the next picture, from an address to the first board on a slow
//! line, and how much is sent for it. Drives a headless Chromium at a server on this machine.
//!
//! ```sh
//! gospoda serve --addr 127.0.0.1:8080 --data /tmp/seen &
//! cargo run --release -p server --example repaint -- 127.0.0.1:8080
//! cargo run --release -p server --example repaint -- 127.0.0.1:8080 wrath
//! ```
//!
//! It needs chromium and chromedriver. Each game is played for 40 answers of one person against bots that answer at
//! random; the median and the slowest but two are told.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

#[path = "../tests/browser/chromium.rs"]
#[expect(dead_code, reason = "the browser tests use the rest")]
mod chromium;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use chromium::{Screen, Window};
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

/// So many answers are measured of each game.
const N_ANSWERS: usize = 40;

/// So often the page is opened anew on each line.
const N_LOADS: usize = 7;

/// A line as the tools of Chromium and Lighthouse know it.
struct Line {
    name: &'static str,
    latency_ms: u32,
    kilobits_down: u32,
    kilobits_up: u32,
}

const LINES: [Line; 2] = [
    Line { name: "slow 4G", latency_ms: 150, kilobits_down: 1_638, kilobits_up: 750 },
    Line { name: "fast 4G", latency_ms: 60, kilobits_down: 9_000, kilobits_up: 1_500 },
];

/// Gives an answer, then waits for the frame after the page has changed: its callback runs before it is painted, the
/// message after it comes when that is done.
const ANSWER: &str = "
    const done = arguments[arguments.length - 1];
    const shown = (it) => it.checkVisibility() && !it.disabled && !it.closest('[inert]');
    const all = [...document.querySelectorAll('button[form=act][name=action]')].filter(shown);
    const version = () => document.querySelector('#act input[name=version]')?.value;
    const before = version();
    const control = all[Math.floor(arguments[0] * all.length)];
    const seen = new MutationObserver(() => {
        if (version() === before) return;
        seen.disconnect();
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - start);
            port2.postMessage(0);
        });
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    const start = performance.now();
    control.click();";

/// Runs before anything else on each new page: when the whole board has been painted.
const WATCH: &str = "
    const look = () => {
        const board = document.getElementById('main');
        const isWhole = board?.nextElementSibling && 100 < board.getBoundingClientRect().height;
        if (isWhole && performance.getEntriesByName('first-contentful-paint').length) window.boardAt = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// What was sent for the page, as it was sent.
const WEIGHT: &str = "
    const of = (kind) => performance.getEntriesByType(kind);
    return [...of('navigation'), ...of('resource')].filter((it) => it.encodedBodySize)
        .map((it) => [new URL(it.name).pathname.replace(/^\\/table\\/.*/, 'the page'), it.encodedBodySize]);";

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let addr = args.next().ok_or("the address of the server is missing")?;
    let addr: SocketAddr = addr.parse().map_err(|error| format!("{addr}: {error}"))?;
    if !addr.ip().is_loopback() {
        return Err(format!("{addr} is not this machine"));
    }
    let wanted: Vec<String> = args.collect();
    let games = catalog::games().iter().map(|it| it.info().id);
    let games = games.filter(|it| wanted.is_empty() || wanted.iter().any(|x| x == it));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| error.to_string())?.block_on(async {
        for game in games {
            measure(addr, game).await;
        }
    });
    Ok(())
}

async fn measure(addr: SocketAddr, game: &str) {
    let window = Window::open(Screen::Laptop).await;
    sit_down(&window, addr, game).await;
    let mut times = Vec::new();
    while times.len() < N_ANSWERS && turn(&window).await {
        // Somewhere in the list, and elsewhere each time.
        let place = (times.len() as f64 * 0.618).fract();
        let time = window.page.execute_async(ANSWER, vec![Value::from(place)]).await.unwrap();
        times.push(time.as_f64().unwrap());
    }
    times.sort_by(f64::total_cmp);
    let (n, middle) = (times.len(), times[times.len() / 2]);
    println!(
        "{game}: from the click to the next picture {middle:.0} ms, {:.0} ms at worst but two ({n} answers)",
        times[n.saturating_sub(3)]
    );
    let table = window.page.current_url().await.unwrap();
    cdp(&window, "Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH})).await;
    cdp(&window, "Network.enable", json!({})).await;
    for line in &LINES {
        let middle = first_board(&window, table.as_str(), line).await;
        println!(
            "{game}: the first board after {middle:.0} ms on {} ({} ms, {} kbit/s)",
            line.name, line.latency_ms, line.kilobits_down
        );
    }
    let files = window.run(WEIGHT).await;
    let files: Vec<(String, u64)> = serde_json::from_value(files).unwrap();
    let all: u64 = files.iter().map(|it| it.1).sum();
    let told: Vec<String> = files.iter().map(|(name, n)| format!("{name} {n}")).collect();
    println!("{game}: {:.1} KB are sent: {}", all as f64 / 1000.0, told.join(", "));
    window.close().await;
}

/// A table of two, made by clicking.
async fn sit_down(window: &Window, addr: SocketAddr, game: &str) {
    window.page.goto(&format!("http://{addr}/?game={game}")).await.unwrap();
    window
        .run(&format!(
            "document.querySelector('#{game}-n-2').click();
             document.querySelector('#{game}-seat-2').value = 'bot:stranger';
             document.querySelector('form.new-table button[type=submit]').click()"
        ))
        .await;
    until(window, "document.getElementById('act') !== null").await;
}

/// Waits until the person is asked; no if the match is over.
async fn turn(window: &Window) -> bool {
    let asked = "document.getElementById('status')?.classList.contains('asked') && document.querySelector('button[form=act][name=action]:not(:disabled)') !== null && !document.body.classList.contains('busy')";
    let over = "document.querySelector('table.scoreboard') !== null";
    until(window, &format!("{over} || ({asked})")).await;
    window.run(&format!("return {over}")).await != true
}

async fn until(window: &Window, condition: &str) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while window.run(&format!("return Boolean({condition})")).await != true {
        assert!(Instant::now() < deadline, "waited in vain until {condition}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The median time to the first whole board, with nothing kept from before.
async fn first_board(window: &Window, table: &str, line: &Line) -> f64 {
    let mut times = Vec::new();
    for _ in 0..N_LOADS {
        network(window, 0, -1, -1).await;
        window.page.goto("about:blank").await.unwrap();
        cdp(window, "Network.clearBrowserCache", json!({})).await;
        let bytes = |kilobits: u32| i64::from(kilobits) * 1000 / 8;
        let (down, up) = (bytes(line.kilobits_down), bytes(line.kilobits_up));
        network(window, line.latency_ms, down, up).await;
        window.page.goto(table).await.unwrap();
        until(window, "window.boardAt").await;
        times.push(window.run("return window.boardAt").await.as_f64().unwrap());
    }
    network(window, 0, -1, -1).await;
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

async fn network(window: &Window, latency_ms: u32, down: i64, up: i64) {
    let conditions = json!({"offline": false, "latency": latency_ms, "downloadThroughput": down, "uploadThroughput": up});
    cdp(window, "Network.emulateNetworkConditions", conditions).await;
}

/// One of Chromium's own commands.
async fn cdp(window: &Window, name: &str, params: Value) {
    let body = json!({"cmd": name, "params": params});
    window.page.issue_cmd(Cdp(body.to_string())).await.unwrap();
}

#[derive(Debug)]
struct Cdp(String);

impl WebDriverCompatibleCommand for Cdp {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.0.clone()))
    }
}
