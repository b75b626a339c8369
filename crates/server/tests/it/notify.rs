//! People who are not at the table hear that it waits for them, and nobody hears anything else.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use data_encoding::BASE64URL_NOPAD;
use serde_json::{Value, json};
use server::{Config, MailServer, Notify};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use web_push_native::Auth;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;

use crate::database::Database;
use crate::ground::Ground;
use crate::nodes::Node;
use crate::support::{Client, Table, config, house_with, text};

const SOON: Duration = Duration::from_millis(300);

fn telling(after: Duration) -> Config {
    let notify = Notify { after, reaches_private: true, mail: None };
    Config { notify, ..config() }
}

/// Somebody who is told: everything that arrives, in order.
struct Listener {
    addr: SocketAddr,
    arrived: mpsc::UnboundedReceiver<(HeaderMap, Bytes)>,
    answers: Arc<Mutex<StatusCode>>,
}

impl Listener {
    async fn open() -> Self {
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = socket.local_addr().unwrap();
        let (sender, arrived) = mpsc::unbounded_channel();
        let answers = Arc::new(Mutex::new(StatusCode::OK));
        let answer = Arc::clone(&answers);
        let app = Router::new().fallback(move |headers: HeaderMap, body: Bytes| {
            sender.send((headers, body)).unwrap();
            let status = *answer.lock().unwrap();
            async move { status }
        });
        tokio::spawn(async move { axum::serve(socket, app).await });
        Self { addr, arrived, answers }
    }

    fn url(&self) -> String {
        format!("http://{}/hook", self.addr)
    }

    async fn next(&mut self) -> Value {
        let arrived = tokio::time::timeout(Duration::from_secs(20), self.arrived.recv()).await;
        let (headers, body) = arrived.expect("something arrives").unwrap();
        assert!(headers.contains_key("webhook-signature"));
        serde_json::from_slice(&body).unwrap()
    }

    async fn hears_nothing(&mut self) {
        let arrived = tokio::time::timeout(SOON, self.arrived.recv()).await;
        assert!(arrived.is_err(), "{arrived:?}");
    }
}

/// A program at the second seat wants to be told.
async fn told(table: &mut Table, listener: &Listener) -> String {
    let wanted = json!({"webhook": listener.url()});
    let added = table.seat("P2").post("/api/v1/notifications", wanted).await.is(200).json();
    assert!(text(&added["secret"]).starts_with("whsec_"));
    text(&added["id"])
}

/// Plays for the first seat until the second one is asked.
async fn hand_over(table: &mut Table) -> u64 {
    loop {
        let (seat, legal) = table.asked().await.unwrap();
        if seat == "P2" {
            return legal["version"].as_u64().unwrap();
        }
        // The last answer ends a turn, or comes nearer to its end.
        let n_actions = legal["actions"].as_array().unwrap().len();
        table.step(n_actions - 1).await;
    }
}

#[tokio::test]
async fn who_is_waited_for_hears_it_once() {
    let (_, app) = house_with(telling(Duration::ZERO)).await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let mut listener = Listener::open().await;
    told(&mut table, &listener).await;
    listener.hears_nothing().await;
    let version = hand_over(&mut table).await;
    let notice = listener.next().await;
    assert_eq!((&notice["event"], &notice["seat"]), (&json!("turn"), &json!("P2")));
    assert_eq!((&notice["table"], &notice["version"]), (&json!(table.id), &json!(version)));
    assert_eq!(notice["url"], format!("http://inn.example/table/{}", table.id));
    // He goes on: he knows that it is his turn.
    for _ in 0..3 {
        let (seat, _) = table.asked().await.unwrap();
        if seat == "P2" {
            table.step(0).await;
        }
    }
    listener.hears_nothing().await;
    assert_eq!(n_notifications(&app, "arrived").await, 1);
}

/// Receivers refuse signatures that are hours old. This machine is two hours behind the database.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_bears_the_time_of_the_database() {
    let Some(database) = Database::two_hours_ahead().await else { return };
    let node = Node::set(&database, telling(Duration::ZERO)).await;
    let mut table = Table::of(&node.app, &["you", "link"]).await;
    let mut listener = Listener::open().await;
    told(&mut table, &listener).await;
    hand_over(&mut table).await;
    let arrived = tokio::time::timeout(Duration::from_secs(20), listener.arrived.recv()).await;
    let (headers, _) = arrived.expect("something arrives").unwrap();
    let at: i64 = headers["webhook-timestamp"].to_str().unwrap().parse().unwrap();
    let now = database.number("SELECT extract(epoch FROM clock_timestamp())::bigint").await;
    assert!((now - at).abs() < 60, "{at}, and the database has {now}");
}

#[tokio::test]
async fn what_was_taken_back_is_taken_back_everywhere() {
    let (_, app) = house_with(telling(Duration::ZERO)).await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let mut listener = Listener::open().await;
    told(&mut table, &listener).await;
    let version = hand_over(&mut table).await;
    assert_eq!(listener.next().await["event"], "turn");
    let undo = table.path("/undo");
    table.seat("P1").post(&undo, json!({"version": version})).await.is(200);
    assert_eq!(listener.next().await["event"], "withdrawn");
    hand_over(&mut table).await;
    assert_eq!(listener.next().await["event"], "turn");
    listener.hears_nothing().await;
}

#[tokio::test]
async fn what_is_taken_back_in_time_is_never_told() {
    let (_, app) = house_with(telling(2 * SOON)).await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let mut listener = Listener::open().await;
    told(&mut table, &listener).await;
    let version = hand_over(&mut table).await;
    let undo = table.path("/undo");
    table.seat("P1").post(&undo, json!({"version": version})).await.is(200);
    tokio::time::sleep(2 * SOON).await;
    listener.hears_nothing().await;
}

#[tokio::test]
async fn a_bot_that_sits_in_ends_it_and_the_end_of_the_match_is_told() {
    let (_, app) = house_with(telling(Duration::ZERO)).await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let mut listener = Listener::open().await;
    told(&mut table, &listener).await;
    table.play(3000, 5).await;
    let mut last = listener.next().await;
    while last["event"] != "over" {
        assert!(last["event"] == "turn" || last["event"] == "withdrawn", "{last}");
        last = listener.next().await;
    }
    listener.hears_nothing().await;
}

#[tokio::test]
async fn what_is_owed_is_told_after_a_restart() {
    restart(Ground::folder("notify")).await;
}

#[tokio::test]
async fn what_is_owed_is_told_by_another_node() {
    if let Some(ground) = Ground::database("notify").await {
        restart(ground).await;
    }
}

async fn restart(ground: Ground) {
    let later = telling(4 * SOON);
    let state = ground.context(later.clone()).await;
    let mut table = Table::of(&server::app(state.clone()), &["you", "link"]).await;
    let mut listener = Listener::open().await;
    told(&mut table, &listener).await;
    hand_over(&mut table).await;
    let nobody = Router::new();
    table.move_to(&nobody);
    ground.close(state).await;
    listener.hears_nothing().await;
    // Nobody asks for the table.
    let state = ground.context(later).await;
    assert_eq!(listener.next().await["event"], "turn");
    listener.hears_nothing().await;
    drop(state);
}

#[tokio::test]
async fn who_is_at_the_table_is_not_told() {
    let (_, app) = house_with(telling(SOON)).await;
    let mut listener = Listener::open().await;
    let (mut host, mut guest, address) = crate::around::two(&app).await;
    guest.form("/notifications/webhook", &[("url", &listener.url())]).await.is(303);
    let stream = guest.get_stream(&format!("{address}/events")).await;
    pass_to(&mut host, &address).await;
    tokio::time::sleep(2 * SOON).await;
    listener.hears_nothing().await;
    drop(stream);
    // He has seen it, and goes: nobody runs after him.
    listener.hears_nothing().await;
}

#[tokio::test]
async fn who_has_gone_is_told() {
    let (_, app) = house_with(telling(SOON)).await;
    let mut listener = Listener::open().await;
    let (mut host, mut guest, address) = crate::around::two(&app).await;
    guest.form("/prefs", &[("lang", "cs")]).await.is(303);
    guest.form("/notifications/webhook", &[("url", &listener.url())]).await.is(303);
    pass_to(&mut host, &address).await;
    let notice = listener.next().await;
    assert_eq!(notice["event"], "turn");
    assert!(text(&notice["text"]).contains("jsi na tahu"), "in his own language: {notice}");
}

/// Whoever has made the table plays until the guest is asked.
async fn pass_to(host: &mut Client, address: &str) {
    let id = address.rsplit('/').next().unwrap();
    let api = format!("/api/v1/tables/{id}");
    while host.get(&api).await.json()["asked"][0] == "P1" {
        let legal = host.get(&format!("{api}/legal")).await.is(200).json();
        let action = legal["actions"].as_array().unwrap().last().unwrap().clone();
        let body = json!({"version": legal["version"], "action": action});
        host.post(&format!("{api}/act"), body).await.is(200);
    }
}

#[tokio::test]
async fn a_browser_reads_its_push() {
    let (_, app) = house_with(telling(Duration::ZERO)).await;
    let mut listener = Listener::open().await;
    let (mut host, mut guest, address) = crate::around::two(&app).await;
    let secret = SecretKey::from_slice(&[7; 32]).unwrap();
    let key = BASE64URL_NOPAD.encode(secret.public_key().to_encoded_point(false).as_bytes());
    let auth = BASE64URL_NOPAD.encode(&[9; 16]);
    let fields = [("endpoint", listener.url()), ("key", key), ("auth", auth)];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, it)| (*name, it.as_str())).collect();
    guest.form("/notifications/push", &fields).await.is(303);
    pass_to(&mut host, &address).await;
    let (headers, body) = listener.arrived.recv().await.unwrap();
    let page = guest.get("/notifications").await.is(200).body;
    let shown = headers["authorization"].to_str().unwrap();
    let (_, public) = shown.split_once("k=").unwrap();
    assert!(page.contains(&format!("data-key=\"{public}\"")), "the page tells the same key");
    let read = web_push_native::decrypt(body.to_vec(), &secret, &Auth::from([9; 16])).unwrap();
    let notice: Value = serde_json::from_slice(&read).unwrap();
    assert_eq!(notice["url"], format!("http://inn.example{address}"));
    // The browser has gone for ever.
    *listener.answers.lock().unwrap() = StatusCode::GONE;
    let id = page.split_once("name=\"id\" value=\"").unwrap().1.split('"').next().unwrap();
    let tried = guest.form("/notifications/try", &[("id", id)]).await.is(303);
    assert_eq!(tried.header("location"), "/notifications?said=lost");
}

#[tokio::test]
async fn whoever_is_gone_is_forgotten() {
    let (_, app) = house_with(telling(Duration::ZERO)).await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let mut listener = Listener::open().await;
    *listener.answers.lock().unwrap() = StatusCode::GONE;
    told(&mut table, &listener).await;
    hand_over(&mut table).await;
    listener.next().await;
    let mut left = 1;
    while left != 0 {
        let found = table.seat("P2").get("/api/v1/notifications").await.is(200).json();
        left = found["subscriptions"].as_array().unwrap().len();
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(n_notifications(&app, "gone").await, 1);
}

/// How many notifications had this outcome, whichever way they went.
async fn n_notifications(app: &Router, outcome: &str) -> u64 {
    let told = Client::new(app).get("/metrics").await.is(200).body;
    let outcome = format!("outcome=\"{outcome}\"}} ");
    let counts = told.lines().filter(|it| it.starts_with("gospoda_notifications_total{"));
    counts.filter_map(|it| it.split_once(&outcome)?.1.parse::<u64>().ok()).sum()
}

#[tokio::test]
async fn everybody_sees_and_removes_only_his_own() {
    let (_, app) = house_with(telling(Duration::ZERO)).await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let listener = Listener::open().await;
    let id = told(&mut table, &listener).await;
    let list = "/api/v1/notifications";
    let others = table.seat("P1").get(list).await.is(200).json();
    assert_eq!(others, json!({"subscriptions": []}));
    table.watcher.get(list).await.has_code(401, "no-key");
    let one = format!("{list}/{id}");
    let (one, key) = (one.as_str(), table.seat("P1").clone());
    let mut other = key;
    other.delete(one).await.has_code(404, "not-found");
    let left = table.seat("P2").delete(one).await.is(200).json();
    assert_eq!(left, json!({"subscriptions": []}));
    let mut stranger = Client::with_key(&app, &"a".repeat(26));
    stranger.get(list).await.has_code(404, "no-such-seat");
}

#[tokio::test]
async fn a_house_for_strangers_asks_nobody_inside() {
    let (_, app) = house_with(config()).await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    for url in ["http://127.0.0.1:1/", "http://169.254.169.254/latest", "http://localhost/"] {
        let refused = table.seat("P1").post("/api/v1/notifications", json!({"webhook": url})).await;
        refused.has_code(400, "bad-request");
    }
    let mut browser = Client::new(&app);
    let page = browser.form("/notifications/webhook", &[("url", "http://10.0.0.1/")]).await.is(400);
    assert!(page.body.contains("private network"), "{}", page.body);
    let page = browser.form("/notifications/mail", &[("address", "a@b.example")]).await.is(400);
    assert!(page.body.contains("sends no mail"));
    for n in 0..8 {
        let url = format!("https://hooks.example/{n}");
        browser.form("/notifications/webhook", &[("url", &url)]).await.is(303);
    }
    let full = browser.form("/notifications/webhook", &[("url", "https://hooks.example/9")]).await;
    assert!(full.is(400).body.contains("There are 8 already"));
    // The same again is no new one.
    browser.form("/notifications/webhook", &[("url", "https://hooks.example/1")]).await.is(303);
}

/// A server that takes mail: recipient and text of each.
async fn mail_server() -> (String, mpsc::UnboundedReceiver<(String, String)>) {
    let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", socket.local_addr().unwrap());
    let (sender, taken) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = socket.accept().await {
            tokio::spawn(take_mail(stream, sender.clone()));
        }
    });
    (url, taken)
}

async fn take_mail(
    mut stream: tokio::net::TcpStream,
    sender: mpsc::UnboundedSender<(String, String)>,
) {
    let (read, mut write) = stream.split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 mail.example\r\n").await.unwrap();
    let (mut to, mut body, mut is_body) = (String::new(), String::new(), false);
    while let Ok(Some(line)) = lines.next_line().await {
        if is_body {
            if line == "." {
                is_body = false;
                sender.send((to.clone(), std::mem::take(&mut body))).unwrap();
                write.write_all(b"250 taken\r\n").await.unwrap();
            } else {
                body.push_str(&line);
                body.push('\n');
            }
            continue;
        }
        let answer: &[u8] = match line.split([' ', ':']).next().unwrap() {
            "EHLO" => b"250-mail.example\r\n250 SMTPUTF8\r\n",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap().to_owned();
                b"250 yes\r\n"
            }
            "DATA" => {
                is_body = true;
                b"354 go on\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 yes\r\n",
        };
        write.write_all(answer).await.unwrap();
    }
}

#[tokio::test]
async fn a_mailbox_gets_nothing_but_a_code_before_its_owner_agrees() {
    let (url, mut taken) = mail_server().await;
    let mail = Some(MailServer { url, from: "Gospoda <inn@example.org>".to_owned() });
    let notify = Notify { after: Duration::ZERO, reaches_private: false, mail };
    let (_, app) = house_with(Config { notify, ..config() }).await;
    let (mut host, mut guest, address) = crate::around::two(&app).await;
    let asked = guest.form("/notifications/mail", &[("address", "zuzanna@example.org")]).await;
    assert_eq!(asked.is(303).header("location"), "/notifications");
    let (to, body) = taken.recv().await.unwrap();
    assert_eq!(to, "zuzanna@example.org");
    let code = body.lines().find(|it| it.len() == 8 && !it.contains(' ')).unwrap().to_owned();
    assert!(body.contains("charset=utf-8") && !body.contains("/table/"), "{body}");
    let page = guest.get("/notifications").await.is(200).body;
    let id = page.split_once("name=\"id\" value=\"").unwrap().1.split('"').next().unwrap();
    pass_to(&mut host, &address).await;
    assert!(tokio::time::timeout(SOON, taken.recv()).await.is_err(), "he has not agreed");
    let wrong = [("id", id), ("code", "aaaaaaaa")];
    let page = guest.form("/notifications/confirm", &wrong).await.is(400).body;
    assert!(page.contains("not the code"), "{page}");
    let mut stranger = Client::new(&app);
    stranger.get("/").await;
    stranger.form("/notifications/confirm", &[("id", id), ("code", &code)]).await.is(404);
    guest
        .form("/notifications/confirm", &[("id", id), ("code", &code.to_uppercase())])
        .await
        .is(303);
    guest.form("/notifications/try", &[("id", id)]).await.is(303);
    let (_, body) = taken.recv().await.unwrap();
    let leave = body.split_once("List-Unsubscribe: <http://inn.example").unwrap().1;
    let leave = leave.split('>').next().unwrap().replace("\n ", "");
    // A program that looks at the link ends nothing.
    assert!(stranger.get(&leave).await.is(200).body.contains("method=\"post\""));
    let (path, _) = leave.rsplit_once('/').unwrap();
    stranger
        .form(&format!("{path}/000000000000000000000000"), &[])
        .await
        .has_code(404, "not-found");
    assert!(guest.get("/notifications").await.body.contains("zuzanna"));
    stranger.form(&leave, &[("List-Unsubscribe", "One-Click")]).await.is(303);
    assert!(!guest.get("/notifications").await.body.contains("zuzanna"));
    // A mailbox that never agrees is left alone after a few codes.
    for _ in 0..3 {
        let mut other = Client::new(&app);
        other.form("/notifications/mail", &[("address", "victim@example.org")]).await.is(303);
    }
    let mut other = Client::new(&app);
    other.form("/notifications/mail", &[("address", "victim@example.org")]).await.is(429);
}

#[tokio::test]
async fn who_is_to_agree_hears_it_and_is_waited_for_over_a_restart() {
    let ground = Ground::folder("consent");
    let state = ground.context(telling(Duration::ZERO)).await;
    let mut table = Table::of(&server::app(state.clone()), &["you", "link"]).await;
    let mut listener = Listener::open().await;
    told(&mut table, &listener).await;
    hand_over(&mut table).await;
    assert_eq!(listener.next().await["event"], "turn");
    // Only who has played is a person whose consent is needed.
    table.step(0).await;
    let (_, legal) = table.asked().await.unwrap();
    let ask = table.path("/ask");
    let body = json!({"version": legal["version"], "n": 1});
    table.seat("P1").post(&ask, body).await.is(200);
    assert_eq!(listener.next().await["event"], "consent");
    // Meanwhile it is stored that he was told.
    listener.hears_nothing().await;
    table.move_to(&Router::new());
    ground.close(state).await;
    let state = ground.context(telling(Duration::ZERO)).await;
    table.move_to(&server::app(state.clone()));
    let answer = table.path("/answer");
    let taken = table.seat("P2").post(&answer, json!({"agree": true})).await.is(200).json();
    assert!(legal["version"].as_u64() < taken["version"].as_u64(), "it was taken back: {taken}");
    assert_eq!(table.look().await["asked"][0], "P1");
    listener.hears_nothing().await;
}
