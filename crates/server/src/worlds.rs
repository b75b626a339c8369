//! Nobody peeks: two worlds that a seat cannot tell apart give it the same bytes, whatever it asks for.

use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE};
use axum::http::{Method, Request};
use kernel::{Chance, Seat};
use table::testing::visitor;
use table::{Key, NewTable, Sitting, Table, Visitor};
use tower::ServiceExt;

use self::recorder::Recorder;
use crate::random::fresh_key;
use crate::{Config, Server, app};
use store::Store;

#[path = "../tests/it/recorder.rs"]
mod recorder;

/// Where a seat can ask; `ID` is the table.
const PAGES: &[&str] = &[
    "/",
    "/next",
    "/table/ID",
    "/notifications",
    "/table/ID/help",
    "/table/ID/help?about=l1a-06",
    "/table/ID/solved",
    "/table/ID/history",
    "/table/ID/history?as=spectator",
    "/table/ID/at/0",
    "/table/ID/at/0?as=P2",
    "/table/ID/at/0/board.svg",
    "/table/ID/beats?of=1",
    "/table/ID/beats?of=1&as=P2",
    "/table/ID/match",
    "/table/ID/campaign",
    "/api/v1/tables/ID",
    "/api/v1/tables/ID/view",
    "/api/v1/tables/ID/view?seat=P2",
    "/api/v1/tables/ID/view?seat=spectator",
    "/api/v1/tables/ID/view?at=0",
    "/api/v1/tables/ID/view?at=0&seat=P2",
    "/api/v1/tables/ID/legal",
    "/api/v1/tables/ID/refusals",
    "/api/v1/tables/ID/log",
    "/api/v1/tables/ID/windows",
    "/api/v1/tables/ID/talk",
    "/api/v1/tables/ID/notes",
    "/api/v1/tables/ID/match",
    "/api/v1/notifications",
    "/metrics",
];

/// What a seat can try that does not lead on: forms, and bodies for programs.
const TRIES: &[(&str, &str)] = &[
    ("/table/ID/act", "version=1&action=nonsense"),
    ("/table/ID/act", "version=99&action=done"),
    ("/table/ID/undo", "version=1&n=1"),
    ("/table/ID/tip", "tip=1.1&do=read"),
    ("/table/ID/ask", "version=1&n=1"),
    ("/table/ID/answer", "agree=yes"),
    ("/table/ID/seat", "seat=P2&to=bot:greedy"),
    ("/table/ID/propose", "version=1&action=nonsense"),
    ("/table/ID/ping", "space=nowhere"),
    ("/table/ID/notes", "seat=P2&text=x"),
    ("/table/ID/word", "word=x"),
    ("/table/ID/talk", "text=hello"),
    ("/table/ID/windows", "seat=P2&pass=yes"),
    ("/table/ID/code", "seat=P2"),
    ("/table/ID/next", ""),
    ("/table/ID/along", ""),
    ("/api/v1/tables/ID/along", ""),
    ("/notifications/webhook", "url=http://127.0.0.1/"),
    ("/notifications/mail", "address=a@b.example"),
    ("/notifications/try", "id=1"),
    ("/table/ID/what-if", ""),
    ("/table/ID/what-if", "try=nonsense"),
    ("/table/ID/what-if/act", "version=1&action=nonsense"),
    ("/table/ID/what-if/undo", "version=1&n=1"),
    ("/table/ID/what-if/others", "version=1"),
    ("/api/v1/tables/ID/act", r#"{"version":1,"action":"nonsense"}"#),
    ("/api/v1/tables/ID/undo", r#"{"version":1,"n":"one"}"#),
    ("/api/v1/tables/ID/proposals", r#"{"version":1,"action":"x","to":"P2"}"#),
];

/// One world: a server with one table in a given position.
struct World {
    app: Router,
    server: Server,
    id: crate::TableId,
}

impl World {
    /// With `goes_on` the table answers what needs nobody's choice before anybody looks.
    async fn with(
        host: &Key,
        game: &str,
        position: Box<dyn catalog::AnyTable>,
        goes_on: bool,
    ) -> Self {
        let bot_pause = Duration::from_secs(3600);
        let config = Config { seed: Some(1), bot_pause, ..Config::default() };
        let store = Store::in_memory().await.unwrap();
        // Both worlds are in the same server.
        let key = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE";
        store.house_secret("push", key.to_owned()).await.unwrap();
        let server = Server::new(store, config);
        let n_seats = usize::from(position.n_seats());
        // Bots stand still as long as the test lasts, and seats that nobody takes ask for nothing.
        let seats = vec![(Sitting::Link, String::new()); n_seats];
        let new = NewTable::plain(game.to_owned(), seats);
        let id = crate::TableId::of_number(1);
        let put = |table: &mut Table| table.put(id, position, host, goes_on).unwrap();
        server.web.registry.put(&new, host, put).await.unwrap();
        Self { app: app(server.clone()), server, id }
    }

    /// Lets somebody hold a seat.
    async fn seat(&self, seat: Seat, browser: &Key) {
        let (mark, idx) = (browser.key_hash(), seat.idx());
        let hold = move |table: &mut Table, _: &Visitor| {
            table.places_mut()[idx].holders.push(mark);
            Ok(())
        };
        self.server.web.registry.look(self.id, &visitor(browser), hold).await.unwrap();
    }

    async fn traffic(&self, request: Request<Body>) -> String {
        let is_numbers = request.uri().path() == "/metrics";
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (mut head, body) = response.into_parts();
        let body = to_bytes(body, 8 << 20).await.unwrap();
        let mut body = timeless(&String::from_utf8_lossy(&body));
        // Random, and another one for every request.
        assert!(head.headers.remove("x-request-id").is_some());
        if is_numbers {
            // How long answers and thoughts take and what the process uses differs from run to run; a host keeps these
            // numbers to himself.
            head.headers.remove("content-length");
            let timed = ["_seconds", "process_", "gospoda_bots_thinking"];
            let lines = body.lines().filter(|line| !timed.iter().any(|it| line.contains(it)));
            body = lines.collect::<Vec<_>>().join("\n");
        }
        format!("{} {:?}\n{body}", head.status, head.headers)
    }

    /// Everything that a browser is told which asks for everything.
    async fn told(&self, browser: &Key) -> Vec<(String, String)> {
        let id = self.id.to_string();
        let cookie = format!("gospoda={}", browser.reveal());
        let mut res = Vec::new();
        for page in PAGES {
            let request = Request::get(page.replace("ID", &id)).header(COOKIE, &cookie);
            let told = self.traffic(request.body(Body::empty()).unwrap()).await;
            res.push(((*page).to_owned(), told));
        }
        for (nth, (path, body)) in TRIES.iter().enumerate() {
            let kind = if body.starts_with('{') {
                "application/json"
            } else {
                "application/x-www-form-urlencoded"
            };
            for script in ["", "1"] {
                let mut request = Request::builder()
                    .method(Method::POST)
                    .uri(path.replace("ID", &id))
                    .header(COOKIE, &cookie)
                    .header(CONTENT_TYPE, kind);
                if !script.is_empty() {
                    request = request.header("x-gospoda", script);
                }
                let told = self.traffic(request.body(Body::from(*body)).unwrap()).await;
                res.push((format!("{nth} {path} {body} {script}"), told));
            }
        }
        res.extend(self.analyses(&id, &cookie).await);
        res.push((
            "stream".to_owned(),
            self.first_event(&format!("/table/{id}/events"), &cookie).await,
        ));
        let turns = format!("/api/v1/tables/{id}/events");
        res.push(("turns".to_owned(), self.first_event(&turns, &cookie).await));
        res
    }

    /// What a seat is told that imagines something: its page and its answers, move by move.
    async fn analyses(&self, id: &str, cookie: &str) -> Vec<(String, String)> {
        let (page, api) = (format!("/table/{id}/what-if"), format!("/api/v1/tables/{id}/what-if"));
        let post = |path: &str, body: String| {
            let request = Request::post(path).header(COOKIE, cookie);
            request.header(CONTENT_TYPE, "application/json").body(Body::from(body)).unwrap()
        };
        let mut res = Vec::new();
        let mut now = self.traffic(post(&api, "{}".to_owned())).await;
        for nth in 0..12 {
            res.push((format!("imagined {nth}"), now.clone()));
            let seen = Request::get(&page).header(COOKIE, cookie).body(Body::empty()).unwrap();
            res.push((format!("imagined page {nth}"), self.traffic(seen).await));
            let body = now.split_once('\n').map(|(_, it)| it).unwrap_or_default();
            let told: serde_json::Value = serde_json::from_str(body).unwrap_or_default();
            let (version, legal) = (&told["version"], told["legal"].as_array());
            let Some(legal) = legal else { break };
            let (path, body) = match legal.get(nth * 7919 % legal.len().max(1)) {
                Some(action) => ("act", format!(r#"{{"version":{version},"action":{action}}}"#)),
                None => ("others", format!(r#"{{"version":{version}}}"#)),
            };
            now = self.traffic(post(&format!("{api}/{path}"), body)).await;
        }
        res
    }

    /// The first message of a stream.
    async fn first_event(&self, path: &str, cookie: &str) -> String {
        use futures_util::StreamExt;
        let request = Request::get(path).header(COOKIE, cookie).body(Body::empty()).unwrap();
        let response = self.app.clone().oneshot(request).await.unwrap();
        let mut body = response.into_body().into_data_stream();
        let chunk = tokio::time::timeout(Duration::from_secs(5), body.next()).await;
        timeless(&String::from_utf8_lossy(&chunk.unwrap().unwrap().unwrap()))
    }
}

/// Without the moment at which parts were drawn: the two worlds are asked one after the other.
fn timeless(told: &str) -> String {
    let Some((before, after)) = told.split_once(r#""moment":["#) else { return told.to_owned() };
    let (moment, after) = after.split_once(']').expect("a moment ends");
    assert!(
        moment.bytes().all(|it| it.is_ascii_digit() || it == b','),
        "it tells no more: {moment}"
    );
    format!("{before}{}", timeless(after))
}

/// Positions of a random game: `n_moves` answers after the setup.
fn position(game: &str, n_seats: usize, n_moves: usize) -> Box<dyn catalog::AnyTable> {
    let game = catalog::game(game).unwrap();
    let setup = game.setup(n_seats, &[]).unwrap();
    let mut chance = Chance::fast(n_moves as u64 + 11);
    let mut table = game.start(&setup, &mut chance).unwrap();
    chance.take_tape();
    for step in 0..n_moves {
        let Some(seat) = table.asked().first() else { break };
        let legal = table.legal(seat);
        let ahead = table.clone_box();
        table.act(seat, &legal[step.wrapping_mul(7919) % legal.len()], &mut chance).unwrap();
        if table.outcome().is_some() {
            return ahead;
        }
    }
    table
}

/// A position in which another seat than `viewer` has one answer, and a choice in a world that `viewer` must not be able to
/// tell from it, or the other way round. Games whose seats have no secrets that decide about a choice have none.
fn telling_choice(
    game: &str,
    n_seats: usize,
    viewer: Seat,
) -> Option<[Box<dyn catalog::AnyTable>; 2]> {
    let game = catalog::game(game).unwrap();
    let setup = game.setup(n_seats, &[]).unwrap();
    for seed in 0..6 {
        let mut chance = Chance::fast(seed);
        let mut table = game.start(&setup, &mut chance).unwrap();
        for step in 0..300 {
            let Some(seat) = table.asked().first() else { break };
            if table.asked().iter().all(|asked| asked != viewer) {
                let worlds = [table.determinized_copy(viewer, None), table.obscured(viewer, step)];
                if worlds[0].forced().is_some() != worlds[1].forced().is_some() {
                    return Some(worlds);
                }
            }
            let legal = table.legal(seat);
            table
                .act(seat, &legal[chance.below(legal.len() as u32) as usize], &mut chance)
                .unwrap();
        }
    }
    None
}

/// What was told but for what the seat imagines: there the others play with what a seat that has counted every public gain
/// knows of them (SW-COIN-02).
fn unimagined(told: &[(String, String)]) -> impl Iterator<Item = &(String, String)> {
    told.iter().filter(|(asked, _)| !asked.starts_with("imagined"))
}

/// SW-COIN-01, AG-RUL-72: an answer that is the only one because of what a seat hides is not given by the table.
#[tokio::test]
async fn a_table_that_answers_by_itself_tells_no_secret() {
    let mut n_worlds = 0;
    for game in catalog::games() {
        let info = game.info();
        let n_seats = usize::from(info.min_seats.max(2));
        for viewer in Seat::all(n_seats as u8) {
            let Some(worlds) = telling_choice(info.id, n_seats, viewer) else { continue };
            let (host, browser) = (fresh_key(), fresh_key());
            let mut told = Vec::new();
            for position in worlds {
                let world = World::with(&host, info.id, position, true).await;
                world.seat(viewer, &browser).await;
                told.push(world.told(&browser).await);
                n_worlds += 1;
            }
            for (one, two) in unimagined(&told[0]).zip(unimagined(&told[1])) {
                assert_eq!(one, two, "SW-COIN-01, AG-RUL-72: {} {viewer}", info.id);
            }
        }
    }
    assert!(4 <= n_worlds, "{n_worlds} worlds in which a choice is secret");
}

/// Of all games, at several points of a match, for every seat and for whoever only watches.
#[tokio::test]
async fn two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes() {
    let logs = Recorder::default();
    let _guard = tracing::subscriber::set_default(logs.clone());
    let mut n_hidden = 0;
    for game in catalog::games() {
        let info = game.info();
        let n_seats = usize::from(info.min_seats.max(2));
        for n_moves in [0, 45] {
            let now = position(info.id, n_seats, n_moves);
            for seat in Seat::all(n_seats as u8) {
                let (same, other) =
                    (now.determinized_copy(seat, None), now.determinized_copy(seat, Some(5)));
                n_hidden += usize::from(same.hash() != other.hash());
                let (host, browser) = (fresh_key(), fresh_key());
                let mut told = Vec::new();
                for position in [same, other, now.obscured(seat, 5)] {
                    let world = World::with(&host, info.id, position, false).await;
                    world.seat(seat, &browser).await;
                    logs.take();
                    told.push((world.told(&browser).await, logs.take()));
                }
                let (first, second) = (&told[0], &told[1]);
                for (one, two) in first.0.iter().zip(&second.0) {
                    assert_eq!(one, two, "{} after {n_moves} moves, {seat}", info.id);
                }
                for (one, two) in unimagined(&first.0).zip(unimagined(&told[2].0)) {
                    assert_eq!(one, two, "SW-COIN-01: {} after {n_moves} moves, {seat}", info.id);
                }
                assert_eq!(first.1, second.1, "the log of the host");
            }
        }
    }
    assert!(5 < n_hidden, "{n_hidden}: there is something to hide");
}
