//! What the operator does with a server that runs, as he types it.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, Row};

use crate::database::Database;
use crate::served::{Server, Table, told};
use crate::support::{Folder, Ran, gospoda};

/// Somebody at a browser, behind a proxy that names his address.
pub(crate) struct Browser<'a> {
    addr: &'a str,
    cookie: String,
    of: &'static str,
}

impl<'a> Browser<'a> {
    pub(crate) fn new(addr: &'a str, of: &'static str) -> Self {
        Self { addr, cookie: String::new(), of }
    }

    /// The status, and where the answer leads or what it says.
    fn ask(&mut self, head: &str, kind: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.addr).unwrap();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: inn\r\nConnection: close\r\nX-Real-IP: {}\r\nCookie: {}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            self.of,
            self.cookie,
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let header = |name: &str| head.lines().find_map(|it| it.strip_prefix(name));
        if let Some(cookie) = header("set-cookie: gospoda=") {
            self.cookie = format!("gospoda={}", cookie.split(';').next().unwrap());
        }
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, header("location: ").unwrap_or(body).to_owned())
    }

    fn get(&mut self, path: &str) -> (u16, String) {
        self.ask(&format!("GET {path}"), "text/plain", "")
    }

    /// Takes the seat of a link. A browser without a cookie is sent around once to get one.
    pub(crate) fn join(&mut self, key: &str) {
        for _ in 0..2 {
            let (status, to) = self.get(&format!("/join/{key}"));
            assert_eq!(status, 303);
            if to.starts_with("/table/") {
                return;
            }
        }
        panic!("the link leads nowhere");
    }

    pub(crate) fn form(&mut self, path: &str, fields: &str) -> u16 {
        self.ask(&format!("POST {path}"), "application/x-www-form-urlencoded", fields).0
    }
}

/// A server, and its operator.
struct House {
    folder: Folder,
    server: Server,
}

impl House {
    fn open(test: &str) -> Self {
        let folder = Folder::of(test);
        let server = Self::start(&folder, &[]);
        Self { folder, server }
    }

    fn start(folder: &Folder, settings: &[(&str, &str)]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gospoda"));
        command.env("GOSPODA_CLIENT_IP_HEADER", "X-Real-IP").env("GOSPODA_KEEP_ABANDONED", "30d");
        command.envs(settings.iter().copied());
        Server::started_by(command, &folder.path("data"))
    }

    /// Kills the server and starts it again: no table is in memory then.
    fn restart(self, settings: &[(&str, &str)]) -> Self {
        let Self { folder, server } = self;
        server.kill();
        let server = Self::start(&folder, settings);
        Self { folder, server }
    }

    fn admin(&self, args: &[&str]) -> Ran {
        gospoda(&[&["admin", "--data", &self.folder.path("data")][..], args].concat())
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.admin(&[args, &["--json"]].concat()).done()).unwrap()
    }

    /// The first column of what the database answers.
    fn read(&self, sql: &str) -> Vec<String> {
        let url = format!("sqlite://{}", self.folder.path("data/gospoda.db"));
        runtime().block_on(async {
            let mut connection = SqliteConnection::connect(&url).await.unwrap();
            let sql = AssertSqlSafe(sql.to_owned());
            let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
            rows.iter().map(|it| it.get::<String, _>(0)).collect()
        })
    }

    fn write(&self, sql: &str) {
        write(&self.folder.path("data/gospoda.db"), sql);
    }

    /// A match that is over, and its table.
    fn finished(&self) -> (String, String) {
        let file = self.folder.whole_match("whole.match");
        let body = format!(
            "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n{file}\r\n--x--\r\n"
        );
        let mut browser = Browser::new(&self.server.addr, "192.0.2.99");
        let (status, to) = browser.ask("POST /matches", "multipart/form-data; boundary=x", &body);
        assert_eq!(status, 303, "{to}");
        (to.split('/').nth(2).unwrap().to_owned(), file)
    }
}

/// Changes a database behind the back of its server.
pub(crate) fn write(database: &str, sql: &str) {
    let url = format!("sqlite://{database}");
    runtime().block_on(async {
        let mut connection = SqliteConnection::connect(&url).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    });
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

#[test]
fn tables_are_listed_looked_at_closed_opened_and_deleted() {
    let house = House::open("admin-tables");
    let addr = &house.server.addr;
    let (played, fresh) = (Table::make(addr), Table::make(addr));
    for _ in 0..4 {
        assert_eq!(played.try_step(addr).0, 200);
    }
    let (over, _) = house.finished();
    let ids = |args: &[&str]| -> Vec<String> {
        let told = house.json(&[&["tables"][..], args].concat());
        let mut ids: Vec<String> = told["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["id"].as_str().unwrap().to_owned())
            .collect();
        ids.sort();
        ids
    };
    assert_eq!(ids(&[]).len(), 3);
    assert_eq!(ids(&["--stage", "unbegun"]), std::slice::from_ref(&fresh.id));
    assert_eq!(ids(&["--stage", "begun"]), std::slice::from_ref(&played.id));
    assert_eq!(ids(&["--stage", "over"]), [over]);
    assert!(ids(&["--game", "wrath"]).is_empty() && ids(&["--closed"]).is_empty());
    assert!(ids(&["--untouched", "1h"]).is_empty());
    assert_eq!(ids(&["--most", "1"]).len(), 1);
    let listed = house.admin(&["tables", "--stage", "begun"]).done();
    assert!(listed.starts_with("table ") && listed.contains(&played.id), "{listed}");

    let shown = house.admin(&["show", &played.id]).done();
    for part in ["smallworld", "begun", "P1", "P2"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let all = house.admin(&["show", &played.id, "--json"]).done();
    let seeds = house.read("SELECT seed FROM game_table UNION SELECT key_mark FROM seat UNION SELECT host FROM game_table");
    for secret in seeds.iter().chain(&played.keys) {
        assert!(!all.contains(secret), "{all}");
    }

    house.admin(&["close", &played.id]).done();
    let (status, told) = played.try_step(addr);
    assert_eq!((status, &told["code"]), (403, &"closed".into()), "{told}");
    let version = played.version(addr);
    let page = Browser::new(addr, "192.0.2.1").get(&format!("/table/{}", played.id));
    assert_eq!(page.0, 200, "it can be looked at");
    played.is_closed_to_all(addr);
    assert_eq!(ids(&["--closed"]), std::slice::from_ref(&played.id));
    house.admin(&["unfreeze", &played.id]).done();
    assert_eq!(played.version(addr), version);
    assert_eq!(played.try_step(addr).0, 200);

    house.admin(&["delete", &played.id]).done();
    let gone = Browser::new(addr, "192.0.2.1").get(&format!("/table/{}", played.id));
    assert_eq!(gone.0, 404);
    for table in ["line", "seat", "holder", "talk", "notice", "campaign", "lease"] {
        let sql = format!(
            "SELECT CAST(COUNT(*) AS TEXT) FROM {table} WHERE table_id NOT IN (SELECT id FROM game_table)"
        );
        assert_eq!(house.read(&sql), ["0"], "{table}");
    }
    assert_eq!(fresh.try_step(addr).0, 200, "another one is played on");
    house.admin(&["delete", &played.id]).complains(&["no such table"]);
    house.admin(&["show", "nonsense"]).complains(&["'nonsense'"]);
    house.admin(&["tables", "--stage", "early"]).complains(&["unbegun, begun or over"]);
}

/// A time that is up while the table is closed is given anew.
#[test]
fn the_clock_of_a_closed_table_stands_still() {
    let house = House::open("admin-clock");
    let addr = &house.server.addr;
    let new = json!({"game": "smallworld", "seats": ["link", "link"], "clock": "1h"});
    let made = told(addr, "POST /api/v1/tables", "", Some(&new)).unwrap();
    let id = made["id"].as_str().unwrap();
    let look = || told(addr, &format!("GET /api/v1/tables/{id}"), "", None).unwrap();
    let seat = look()["asked"][0].as_str().unwrap().to_owned();
    house.admin(&["close", id]).done();
    house.write("UPDATE seat SET asked_since = asked_since - 7200000 WHERE asked_since > 0");
    house.admin(&["close", id]).done();
    assert_eq!(look()["clock"]["left"][&seat], 3600);
    house.admin(&["unfreeze", id]).done();
    let opened = look();
    let left = opened["clock"]["left"][&seat].as_u64().expect("the clock runs again");
    assert!((3500..=3600).contains(&left), "{opened}");
    let mut seats = opened["seats"].as_array().unwrap().iter();
    assert!(seats.all(|it| it["occupant"] == "open"), "no bot sits in: {opened}");
}

#[test]
fn a_table_that_stands_still_is_marked_until_it_can_be_read() {
    let house = House::open("admin-still");
    let table = Table::make(&house.server.addr);
    assert_eq!(table.try_step(&house.server.addr).0, 200);
    let house = house.restart(&[]);
    let page = format!("/table/{}", table.id);
    let looks = || Browser::new(&house.server.addr, "192.0.2.1").get(&page).0;
    let is_still = || house.json(&["tables"])["tables"][0]["stands_still"] == true;
    house.write("UPDATE line SET text = text || ' ' WHERE number = 1");
    assert!(!is_still(), "nobody has met it");
    assert_eq!((looks(), looks()), (503, 503));
    assert!(is_still());
    let listed = house.admin(&["tables"]).done();
    assert!(listed.contains("stands still"), "{listed}");
    house.write("UPDATE line SET text = trim(text) WHERE number = 1");
    house.admin(&["unfreeze", &table.id]).done();
    assert_eq!(looks(), 200);
    assert!(!is_still());
}

#[test]
fn nobody_else_reaches_the_socket_and_without_a_server_there_is_none() {
    let house = House::open("admin-socket");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |name: &str| {
            std::fs::metadata(house.folder.path(name)).unwrap().permissions().mode() & 0o777
        };
        assert_eq!((mode("data/admin.sock"), mode("data")), (0o600, 0o700));
    }
    let mut stranger = Browser::new(&house.server.addr, "192.0.2.1");
    for path in ["/tables", "/bans", "/retention", "/erase"] {
        assert!([404, 405].contains(&stranger.get(path).0), "{path}");
    }
    let House { folder, server } = house;
    server.kill();
    let args = ["admin", "--data", &folder.path("data"), "tables"];
    gospoda(&args).complains(&["no server that runs", "admin.sock"]);
    let server = House::start(&folder, &[]);
    gospoda(&args).done();
    drop(server);
}

#[test]
fn a_match_that_is_over_is_exported_and_one_that_goes_on_is_not() {
    let house = House::open("admin-export");
    let (over, file) = house.finished();
    let exported = house.admin(&["export", &over]).done();
    assert_eq!(exported.lines().count(), file.lines().count());
    let path = house.folder.write("exported.match", &exported);
    gospoda(&["verify", &path]).done();
    let running = Table::make(&house.server.addr);
    assert_eq!(running.try_step(&house.server.addr).0, 200);
    house.admin(&["export", &running.id]).complains(&["until the match is over"]);
}

#[test]
fn a_person_is_forgotten_everywhere_and_his_matches_stay_whole() {
    let house = House::open("admin-erase");
    let addr = &house.server.addr;
    let tables = [Table::make(addr), Table::make(addr)];
    let (mut person, mut other) =
        (Browser::new(addr, "192.0.2.1"), Browser::new(addr, "192.0.2.2"));
    for table in &tables {
        for (who, key, name) in
            [(&mut person, &table.keys[0], "Bohdan"), (&mut other, &table.keys[1], "Zdena")]
        {
            who.join(key);
            let path = format!("/table/{}", table.id);
            assert_eq!(who.form(&format!("{path}/name"), &format!("name={name}")), 303);
            assert_eq!(who.form(&format!("{path}/talk"), &format!("text=I+am+{name}")), 303);
            assert_eq!(who.form(&format!("{path}/notes"), &format!("text=plan+of+{name}")), 303);
        }
    }
    let webhook = "url=https%3A%2F%2Fhook.example%2Fbohdan";
    assert_eq!(person.form("/notifications/webhook", webhook), 303);
    let lines = house.read("SELECT text FROM line UNION ALL SELECT header FROM game_table");
    let everything = |house: &House| {
        let sql = "SELECT name || notes FROM seat UNION ALL SELECT text FROM talk UNION ALL SELECT address FROM subscription \
                   UNION ALL SELECT header FROM game_table UNION ALL SELECT text FROM line";
        house.read(sql).join("\n").to_lowercase()
    };
    assert!(everything(&house).contains("bohdan"));

    let dry = house.json(&["erase", &tables[0].id, "P1", "--dry-run"]);
    assert_eq!(dry["seats"].as_array().unwrap().len(), 2, "{dry}");
    assert_eq!((&dry["said"], &dry["subscriptions"]), (&2.into(), &1.into()), "{dry}");
    assert!(everything(&house).contains("bohdan"), "nothing was done");

    let told = house.admin(&["erase", &tables[0].id, "P1"]).done();
    assert!(
        told.contains("2 seats, 1 browsers, 2 lines of talk and 1 subscriptions forgotten"),
        "{told}"
    );
    let left = everything(&house);
    assert!(!left.contains("bohdan"), "{left}");
    assert_eq!(left.matches("zdena").count(), 6, "{left}");
    assert_eq!(house.read("SELECT text FROM line UNION ALL SELECT header FROM game_table"), lines);
    for table in &tables {
        let (status, page) = other.get(&format!("/table/{}", table.id));
        assert!(status == 200 && !page.contains("Bohdan") && page.contains("Zdena"));
    }
    // He is a stranger now, and nothing of what was in memory comes back.
    let notes = format!("/table/{}/notes", tables[0].id);
    assert_eq!(person.form(&notes, "text=bohdan"), 403);
    assert_eq!(other.form(&format!("/table/{}/talk", tables[0].id), "text=bye"), 303);
    assert!(!everything(&house).contains("bohdan"));
    house.admin(&["erase", &tables[0].id, "P9"]).complains(&["no such seat"]);
    for file in ["gospoda.db", "gospoda.db-wal"] {
        let bytes = std::fs::read(house.folder.path(file)).unwrap_or_default();
        for word in ["Bohdan", "bohdan"] {
            let is_there = bytes.windows(word.len()).any(|it| it == word.as_bytes());
            assert!(!is_there, "{word} is still in {file}");
        }
    }
}

/// Programs that show no cookie are held apart by the keys of their seats.
#[test]
fn a_program_is_forgotten_and_banned_without_the_program_beside_it() {
    let house = House::open("admin-programs");
    let addr = &house.server.addr;
    let new = serde_json::json!({"game": "smallworld", "seats": ["you", "you"]});
    let made = told(addr, "POST /api/v1/tables", "", Some(&new)).unwrap();
    let id = made["id"].as_str().unwrap();
    for (idx, name) in ["Bohdan", "Zdena"].into_iter().enumerate() {
        let key = made["keys"][idx]["key"].as_str().unwrap();
        let talk = serde_json::json!({"text": format!("I am {name}")});
        told(addr, &format!("POST /api/v1/tables/{id}/talk"), key, Some(&talk)).unwrap();
    }
    house.admin(&["ban", "--seat", id, "P1"]).complains(&["no browser sits there"]);
    let done = house.admin(&["erase", id, "P1"]).done();
    assert!(done.contains("1 seats, 0 browsers, 1 lines of talk"), "{done}");
    assert_eq!(house.read("SELECT text FROM talk"), ["I am Zdena"]);
}

/// Opens an event stream or a WebSocket as the client address `of`.
fn stays_open(addr: &str, of: &str, path: &str, headers: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: inn\r\nX-Real-IP: {of}\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut head = [0; 1024];
    let n_read = stream.read(&mut head).unwrap();
    let head = String::from_utf8_lossy(&head[..n_read]).into_owned();
    assert!(head.starts_with("HTTP/1.1 200") || head.starts_with("HTTP/1.1 101"), "{head}");
    stream
}

/// Whether the server closes a connection within `wait`.
fn ends_within(stream: &mut TcpStream, wait: Duration) -> bool {
    stream.set_read_timeout(Some(wait)).unwrap();
    stream.read_to_end(&mut Vec::new()).is_ok()
}

#[test]
fn what_a_banned_one_has_open_ends() {
    const CLOSE: &str = "Connection: close\r\n";
    const UPGRADE: &str = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                           Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let house = House::open("admin-streams");
    let addr = &house.server.addr;
    let id = Table::make(addr).id;
    let (page, events) = (format!("/table/{id}/events"), format!("/api/v1/tables/{id}/events"));
    let socket = format!("/api/v1/tables/{id}/socket");
    let open = |of| {
        let of_all = [(&page, CLOSE), (&events, CLOSE), (&socket, UPGRADE)];
        of_all.map(|(path, headers)| stays_open(addr, of, path, headers))
    };
    let (banned, others) = (open("203.0.113.9"), open("203.0.114.9"));
    house.admin(&["ban", "--network", "203.0.113.0/24"]).done();
    for mut it in banned {
        assert!(ends_within(&mut it, Duration::from_secs(10)), "it ends");
    }
    for mut it in others {
        assert!(!ends_within(&mut it, Duration::from_millis(300)), "others stay");
    }
}

#[test]
fn who_is_banned_is_refused_until_the_ban_is_lifted_also_after_a_restart() {
    let mut house = House::open("admin-bans");
    let addr = house.server.addr.clone();
    let table = Table::make(&addr);
    let mut guest = Browser::new(&addr, "198.51.100.7");
    guest.join(&table.keys[0]);
    house
        .admin(&["ban", "--network", "203.0.113.0/24", "--lasts", "30d", "--why", "floods"])
        .done();
    let status = |addr: &str, of: &'static str, path: &str| Browser::new(addr, of).get(path);
    let (refused, told) = status(&addr, "203.0.113.9", "/api/v1/health");
    assert_eq!(refused, 403);
    assert_eq!(serde_json::from_str::<Value>(&told).unwrap()["code"], "banned");
    let (refused, page) = status(&addr, "203.0.113.9", "/");
    assert!(refused == 403 && page.contains("does not let you in"), "{page}");
    assert_eq!(status(&addr, "203.0.114.9", "/").0, 200);
    house.admin(&["ban", "--seat", &table.id, "P1"]).done();
    assert_eq!(guest.get("/").0, 403, "from wherever his browser comes");
    assert_eq!(status(&addr, "198.51.100.7", "/").0, 200, "others there are let in");

    let listed = house.admin(&["bans"]).done();
    for part in ["203.0.113.0/24", "floods", "for ever", "browser"] {
        assert!(listed.contains(part), "{part}: {listed}");
    }
    let cookie = guest.cookie.clone();
    drop(guest);
    house = house.restart(&[]);
    let addr = house.server.addr.clone();
    assert_eq!(status(&addr, "203.0.113.9", "/").0, 403);
    let mut guest = Browser { addr: &addr, cookie, of: "198.51.100.8" };
    assert_eq!(guest.get("/").0, 403);
    for ban in house.json(&["bans"])["bans"].as_array().unwrap() {
        house.admin(&["unban", ban["id"].as_str().unwrap()]).done();
    }
    assert_eq!((guest.get("/").0, status(&addr, "203.0.113.9", "/").0), (200, 200));
    house.admin(&["unban", "7"]).complains(&["no such ban"]);
    house.admin(&["ban", "--network", "0.0.0.0/0"]).complains(&["everybody"]);
    house.admin(&["ban", "--network", "somewhere"]).complains(&["203.0.113.7"]);
    house.admin(&["ban", "--seat", &table.id, "P2"]).complains(&["no browser sits there"]);
}

#[test]
fn only_what_a_rule_names_is_deleted_and_nothing_that_is_in_memory() {
    let house = House::open("admin-retention");
    let addr = &house.server.addr;
    let slow = Table::make(addr);
    assert_eq!(slow.try_step(addr).0, 200);
    house.write(
        "UPDATE game_table SET clock = 30 * 86400; \
         UPDATE seat SET asked_since = CAST(strftime('%s', 'now') AS INTEGER) * 1000",
    );
    let (old, live) = (Table::make(addr), Table::make(addr));
    let unbegun = Table::make(addr);
    for table in [&old, &live] {
        assert_eq!(table.try_step(addr).0, 200);
    }
    let (over, _) = house.finished();
    let due = || house.json(&["retention"])["tables"].clone();
    assert_eq!(due(), Value::Array(Vec::new()), "all were touched today");
    house.write("UPDATE game_table SET touched = 1000, made = 1000");
    assert_eq!(due(), Value::Array(Vec::new()), "they are in memory");
    let ago = |days: u32| {
        let day = format!("CAST(strftime('%s', 'now') AS INTEGER) - {days} * 86400");
        format!("UPDATE game_table SET touched = {day} WHERE clock <> 0")
    };
    house.write(&ago(40));

    // With a restart they have left it, and one comes back.
    let house = house.restart(&[]);
    let addr = &house.server.addr;
    assert_ne!(live.version(addr), 0, "it is looked at");
    let told = house.admin(&["retention"]).done();
    assert!(told.contains(&old.id) && told.contains("1 old enough to be deleted"), "{told}");
    // Who is asked at the slow one has thirty days.
    for kept in [&live.id, &unbegun.id, &over, &slow.id] {
        assert!(!told.contains(kept), "{kept}: {told}");
    }
    let untouched = house.json(&["tables", "--untouched", "30d"]).to_string();
    assert!(untouched.contains(&slow.id), "a list goes by the last action alone: {untouched}");
    let told = house.admin(&["retention", "--now"]).done();
    assert!(told.contains("1 deleted"), "{told}");
    assert_eq!(house.json(&["tables"])["tables"].as_array().unwrap().len(), 4);
    house.write(&ago(70));
    assert!(house.admin(&["retention"]).done().contains(&slow.id));
    // To be played at is to be touched.
    assert_eq!(live.try_step(addr).0, 200);
    let touched = "SELECT CAST(touched AS TEXT) FROM game_table WHERE touched > 1000 AND clock = 0";
    assert_eq!(house.read(touched).len(), 1);
}

/// What `keep-finished` deletes goes into the archive before, and stays where it is if it cannot.
#[test]
fn a_finished_match_goes_into_the_archive_as_a_file_that_holds() {
    let house = House::open("admin-archive");
    let (sound, _) = house.finished();
    let number = house.read("SELECT CAST(id AS TEXT) FROM game_table").remove(0);
    let (damaged, _) = house.finished();
    let running = Table::make(&house.server.addr);
    assert_eq!(running.try_step(&house.server.addr).0, 200);
    let told = house.admin(&["export", &sound]).done();
    house.write("UPDATE game_table SET touched = 1000, made = 1000");

    // Where the archive cannot be made, nothing is deleted.
    let archive = house.folder.path("archive");
    std::fs::write(&archive, "in the way").unwrap();
    let settings = [
        ("GOSPODA_KEEP_FINISHED", "30d"),
        ("GOSPODA_KEEP_ABANDONED", "30000d"),
        ("GOSPODA_ARCHIVE", archive.as_str()),
    ];
    let house = house.restart(&settings);
    let refused = house.admin(&["retention", "--now"]).done();
    assert!(refused.contains("0 deleted") && refused.contains("is kept"), "{refused}");
    assert_eq!(house.json(&["tables"])["tables"].as_array().unwrap().len(), 3);
    std::fs::remove_file(&archive).unwrap();

    // A match that does not open stays; the others go.
    house.write(&format!(
        "DELETE FROM line WHERE number = 2 AND table_id IN \
         (SELECT id FROM game_table WHERE is_over = 1 AND id <> {number})"
    ));
    let done = house.json(&["retention", "--now"]);
    let names = |key: &str| -> Vec<Value> {
        done[key].as_array().unwrap().iter().map(|it| it["id"].clone()).collect()
    };
    assert_eq!(
        (names("tables"), names("kept")),
        (vec![sound.as_str().into()], vec![damaged.as_str().into()])
    );
    house.admin(&["show", &sound]).complains(&["no such table"]);
    let path = format!("{archive}/{}/{sound}.match", &sound[..2]);
    assert_eq!(std::fs::read_to_string(&path).unwrap().trim_end(), told.trim_end());
    assert!(gospoda(&["verify", &path]).done().contains("holds"));
    let left = std::fs::read_dir(format!("{archive}/{}", &sound[..2])).unwrap();
    assert_eq!(left.count(), 1, "no draft is left");
}

/// Two servers on one PostgreSQL database: what one of them is told holds on the other as well.
#[test]
fn what_is_decided_on_one_node_holds_on_all() {
    let Some(database) = runtime().block_on(Database::new()) else { return };
    let folder = Folder::of("admin-nodes");
    let start = |name: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gospoda"));
        command
            .env("GOSPODA_DATABASE", database.url())
            .env("GOSPODA_CLIENT_IP_HEADER", "X-Real-IP");
        Server::started_by(command, &folder.path(name))
    };
    let (one, other) = (start("one"), start("other"));
    let admin =
        |args: &[&str]| gospoda(&[&["admin", "--data", &folder.path("one")][..], args].concat());
    let table = Table::make(&other.addr);
    assert_eq!(table.try_step(&other.addr).0, 200);
    admin(&["close", &table.id]).done();
    // The node that has the table in memory loses it, and reads it anew when it is asked again.
    let refused = || table.try_step(&other.addr).1["code"].clone();
    assert!([refused(), refused()].contains(&"closed".into()));
    admin(&["unfreeze", &table.id]).done();
    assert!((0..2).any(|_| table.try_step(&other.addr).0 == 200));
    admin(&["ban", "--network", "203.0.113.7"]).done();
    let begun = std::time::Instant::now();
    let hears = |server: &Server, from: &'static str, path: &str, status: u16| {
        while Browser::new(&server.addr, from).get(path).0 != status {
            assert!(begun.elapsed().as_secs() < 20, "the node has not heard of it");
            std::thread::yield_now();
        }
    };
    hears(&other, "203.0.113.7", "/", 403);
    admin(&["delete", &table.id]).done();
    for server in [&one, &other] {
        hears(server, "192.0.2.1", &format!("/table/{}", table.id), 404);
    }
}
