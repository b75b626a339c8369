//! What was acknowledged survives.

use std::time::Duration;

use axum::Router;
use server::{Config, OpenError, ServeError, Server, Store, StoreError, TableId};

use crate::ground::{Ground, on_both};
use crate::support::{Client, Folder, Table, config};

on_both! {
    super::a_restart_restores_every_table_exactly as a_restart_restores_every_table_exactly,
    super::a_table_that_nobody_looks_at_sleeps_and_wakes as a_table_that_nobody_looks_at_sleeps_and_wakes,
    super::the_seats_of_a_browser_survive_a_restart as the_seats_of_a_browser_survive_a_restart,
    super::a_table_that_cannot_be_replayed_harms_no_other as a_table_that_cannot_be_replayed_harms_no_other,
    super::a_damaged_line_is_noticed_and_harms_no_other_table as a_damaged_line_is_noticed_and_harms_no_other_table,
    super::many_at_once_are_written_together as many_at_once_are_written_together,
    crate::around::notes_are_for_one_seat_alone_and_outlive_the_server as notes_and_talk_outlive_the_server,
    crate::history::a_look_back_outlives_the_server as a_look_back_outlives_the_server,
    crate::campaigns::a_quest_goes_on_to_the_next_one_with_the_same_people as a_quest_goes_on_to_the_next_one,
    crate::windows::answers_in_advance_survive_a_restart as answers_in_advance_survive_a_restart,
}

async fn house_in(folder: &Folder) -> Router {
    server::app(Server::in_folder(folder.path(), config()).await.unwrap())
}

/// A server in the folder of one that ends: the lock goes with the last task of the old one.
pub(crate) async fn reopened(folder: &Folder) -> Server {
    loop {
        match Server::in_folder(folder.path(), config()).await {
            Ok(state) => return state,
            Err(ServeError::Open(OpenError::FolderTaken { .. })) => {
                tokio::time::sleep(Duration::from_millis(5)).await
            }
            Err(error) => panic!("{error}"),
        }
    }
}

async fn a_restart_restores_every_table_exactly(ground: Ground) {
    let mut told = Vec::new();
    {
        let state = ground.context(config()).await;
        let app = server::app(state.clone());
        for seed in 0..3 {
            let mut table = Table::of(&app, &["you", "link"]).await;
            table.play(20 + 5 * seed, seed).await;
            let mut seen = Vec::new();
            for path in ["/view", "/legal", "/log"] {
                let path = table.path(path);
                for seat in ["P1", "P2"] {
                    seen.push((path.clone(), seat, table.seat(seat).get(&path).await.is(200).body));
                }
            }
            // Whoever still holds the old server keeps it open.
            table.move_to(&Router::new());
            told.push((table, seen));
        }
        ground.close(state).await;
    }
    let app = server::app(ground.context(config()).await);
    for (table, seen) in &mut told {
        table.move_to(&app);
        for (path, seat, before) in seen {
            assert_eq!(table.seat(seat).get(path).await.is(200).body, *before, "{path} of {seat}");
        }
        table.play(5, 1).await;
    }
}

async fn a_table_that_nobody_looks_at_sleeps_and_wakes(ground: Ground) {
    let state = ground.context(Config { idle_after: Duration::from_millis(20), ..config() }).await;
    let app = server::app(state.clone());
    let mut table = Table::of(&app, &["you", "link"]).await;
    table.play(10, 3).await;
    let version = table.look().await["version"].clone();
    while state.n_tables() != 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(table.look().await["version"], version);
    table.play(5, 3).await;
    assert_ne!(table.look().await["version"], version);
}

async fn the_seats_of_a_browser_survive_a_restart(ground: Ground) {
    let state = ground.context(config()).await;
    let app = server::app(state.clone());
    let mut host = Client::new(&app);
    let address = host
        .makes(&[
            ("game", "smallworld"),
            ("name", "Ola"),
            ("seat", "you"),
            ("seat", "bot:random"),
            ("seat", "link"),
        ])
        .await;
    let path = address.replace("/table", "/api/v1/tables");
    let before = host.get(&path).await.json();
    let link = host.get(&address).await.body.split("/join/").nth(1).unwrap()[..26].to_owned();
    drop(app);
    host.app = Router::new();
    ground.close(state).await;
    host.app = server::app(ground.context(config()).await);
    let after = host.get(&path).await.json();
    assert_eq!((&before["seats"], &before["yours"]), (&after["seats"], &after["yours"]));
    assert!(host.get(&address).await.body.contains(&link), "links are derived, not stored");
}

#[tokio::test]
async fn two_houses_on_one_store_do_not_overwrite_each_other() {
    let store = Store::in_memory().await.unwrap();
    let one = server::app(Server::new(store.clone(), config()));
    let other = server::app(Server::new(store, config()));
    let mut table = Table::of(&one, &["you", "link"]).await;
    let (seat, legal) = table.asked().await.unwrap();
    let path = table.path("/act");
    let body = serde_json::json!({"version": legal["version"], "action": legal["actions"][0]});
    // The other server reads the table before the first one plays on.
    let mut late = table.seat(&seat).clone();
    late.app = other;
    late.get(&table.path("/view")).await.is(200);
    table.seat(&seat).post(&path, body.clone()).await.is(200);
    let version = table.look().await["version"].clone();
    late.post(&path, body).await.has_code(503, "store");
    // It has read the table again.
    assert_eq!(late.get(&table.path("/view")).await.json()["version"], version);
    // What was refused is undone, and stands in no way.
    table.play(5, 1).await;
}

#[tokio::test]
async fn a_damaged_database_is_told_and_left_alone() {
    let folder = Folder::new("damaged");
    {
        let app = house_in(&folder).await;
        let mut table = Table::of(&app, &["you", "link"]).await;
        table.play(30, 1).await;
    }
    let path = folder.path().join("gospoda.db");
    // Whoever closes the database last removes it.
    while folder.path().join("gospoda.db-wal").exists() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let whole = std::fs::read(&path).unwrap();
    assert!(4096 < whole.len());
    let scribbled = [&whole[..4096], &vec![0xAB; whole.len() - 4096]].concat();
    for damage in [
        b"not a database at all, but long enough to look at: ".repeat(9).to_vec(),
        whole[..3000].to_vec(),
        scribbled,
    ] {
        std::fs::write(&path, &damage).unwrap();
        let error = Server::in_folder(folder.path(), config()).await.unwrap_err();
        assert!(matches!(error, ServeError::Open(OpenError::Damaged { .. })), "{error}");
        assert!(error.to_string().contains("gospoda.db"), "{error}");
        assert!(!error.to_string().contains('\n'), "one line: {error}");
        assert_eq!(std::fs::read(&path).unwrap(), damage, "nothing was written");
    }
}

#[tokio::test]
async fn a_store_error_does_not_name_files_to_clients() {
    let error =
        server::ApiError::from(StoreError::Failed("/home/inn/gospoda.db is full".to_owned()));
    assert!(!error.say(text::Lang::En).contains("gospoda.db"));
}

async fn a_table_that_cannot_be_replayed_harms_no_other(ground: Ground) {
    let state = ground.context(Config { idle_after: Duration::from_millis(20), ..config() }).await;
    let app = server::app(state.clone());
    let mut bad = Table::of(&app, &["you", "link"]).await;
    let mut good = Table::of(&app, &["you", "link"]).await;
    bad.play(5, 1).await;
    good.play(5, 1).await;
    while state.n_tables() != 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let sql = "UPDATE line SET text = '{\"seat\":\"P1\",\"action\":\"dance\"}' WHERE number = 2 \
               AND table_id = (SELECT min(table_id) FROM line)";
    ground.change(sql).await;
    let codes = [bad.watcher.get(&bad.path("")).await, good.watcher.get(&good.path("")).await];
    let frozen =
        codes.iter().filter(|it| it.status == 503 && it.json()["code"] == "frozen").count();
    let well = codes.iter().filter(|it| it.status == 200).count();
    assert_eq!((frozen, well), (1, 1));
}

/// A line that still could be played, one that is gone, the last one gone, another header, another seed: none is played
/// over.
async fn a_damaged_line_is_noticed_and_harms_no_other_table(ground: Ground) {
    let state = ground.context(Config { idle_after: Duration::from_millis(20), ..config() }).await;
    let app = server::app(state.clone());
    let mut tables = Vec::new();
    for _ in 0..6 {
        let mut table = Table::of(&app, &["you", "link"]).await;
        table.play(6, 1).await;
        tables.push(table);
    }
    while state.n_tables() != 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // It can be read and played as before.
    let changed = "UPDATE line SET text = replace(text, '\"seat\":', '\"seat\" :') WHERE number = 2 \
                   AND table_id = (SELECT min(table_id) FROM line)";
    ground.change(changed).await;
    let gone = "DELETE FROM line WHERE number = 3 AND table_id = (SELECT max(table_id) FROM line)";
    ground.change(gone).await;
    let last = "DELETE FROM line WHERE (table_id, number) = (SELECT table_id, max(number) FROM line \
                GROUP BY table_id ORDER BY table_id LIMIT 1 OFFSET 1)";
    ground.change(last).await;
    let header = "UPDATE game_table SET header = replace(header, '\"game\":', '\"game\" :') \
                  WHERE id = (SELECT id FROM game_table ORDER BY id LIMIT 1 OFFSET 2)";
    ground.change(header).await;
    let seed = "UPDATE game_table SET seed = substr(seed, 3) || substr(seed, 1, 2) \
                WHERE id = (SELECT id FROM game_table ORDER BY id LIMIT 1 OFFSET 3)";
    ground.change(seed).await;
    let mut told = Vec::new();
    for table in &mut tables {
        let path = table.path("");
        let answer = table.watcher.get(&path).await;
        let code = answer.json()["code"].clone();
        told.push((answer.status.as_u16(), code));
    }
    told.sort_by_key(|it| it.0);
    let mut wanted = vec![(503, serde_json::json!("frozen")); 6];
    wanted[0] = (200, serde_json::Value::Null);
    assert_eq!(told, wanted);
    // Where other servers may have a table it is read once more.
    assert!(5 <= crate::support::number(&app, "gospoda_faults_total").await);
}

/// Actions of many tables share their transactions, and each is answered for itself.
async fn many_at_once_are_written_together(ground: Ground) {
    let state = ground.context(config()).await;
    let app = server::app(state.clone());
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(Table::of(&app, &["you", "link"]).await);
    }
    let play = |(nth, mut table): (usize, Table)| async move {
        table.play(20, nth).await;
        let (path, version) = (table.path("/log"), table.look().await["version"].clone());
        let log = table.watcher.get(&path).await.is(200).body;
        table.move_to(&Router::new());
        (table, version, log)
    };
    let players: Vec<_> = tables.into_iter().enumerate().map(|it| tokio::spawn(play(it))).collect();
    let mut played = Vec::new();
    for player in players {
        played.push(player.await.unwrap());
    }
    drop(app);
    ground.close(state).await;
    let app = server::app(ground.context(config()).await);
    for (mut table, version, log) in played {
        table.move_to(&app);
        assert_eq!(table.look().await["version"], version);
        let path = table.path("/log");
        assert_eq!(table.watcher.get(&path).await.is(200).body, log);
    }
}

/// A copy that is made while the server runs is served like the original.
#[tokio::test]
async fn a_backup_of_a_running_house_is_a_house() {
    let (folder, copy) = (Folder::new("original"), Folder::new("copy"));
    let state = server::Server::in_folder(folder.path(), config()).await.unwrap();
    let app = server::app(state.clone());
    let mut table = Table::of(&app, &["you", "link"]).await;
    table.play(20, 6).await;
    std::fs::create_dir_all(copy.path()).unwrap();
    let file = copy.path().join("gospoda.db");
    server::backup(folder.path(), &file).await.unwrap();
    let version = table.look().await["version"].clone();
    // The original goes on; the copy stays as it was.
    table.play(5, 7).await;
    let twice = server::backup(folder.path(), &file).await.unwrap_err().to_string();
    assert!(twice.contains("exists already"), "{twice}");
    let nothing = server::backup(copy.path().join("x").as_path(), &copy.path().join("y")).await;
    assert!(nothing.unwrap_err().to_string().contains("no database"));
    let again = server::Server::in_folder(copy.path(), config()).await.unwrap();
    table.move_to(&server::app(again));
    assert_eq!(table.look().await["version"], version);
    table.play(10, 8).await;
}

/// Somebody opened the database with a tool of his own and forgot to finish.
#[tokio::test]
async fn a_locked_database_refuses_everybody_once_and_all_goes_on_when_it_is_free() {
    let folder = Folder::new("locked");
    let app = house_in(&folder).await;
    let mut tables = Vec::new();
    for seed in 0..3 {
        let mut table = Table::of(&app, &["you", "link"]).await;
        table.play(5, seed).await;
        tables.push(table);
    }
    let url = format!("sqlite://{}", folder.path().join("gospoda.db").display());
    let other = sqlx::AnyPool::connect(&url).await.unwrap();
    let mut lock = other.acquire().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *lock).await.unwrap();
    let mut tries = Vec::new();
    for table in &mut tables {
        let (seat, legal) = table.asked().await.unwrap();
        let act = serde_json::json!({"version": legal["version"], "action": legal["actions"][0]});
        let (mut client, path) = (table.seat(&seat).clone(), table.path("/act"));
        tries.push(tokio::spawn(async move { client.post(&path, act).await }));
    }
    // All wait for the same lock at once, not one after the other.
    let refused = tokio::time::timeout(Duration::from_secs(9), async {
        for it in tries {
            it.await.unwrap().has_code(503, "store");
        }
    });
    refused.await.expect("they are told in bearable time");
    sqlx::query("ROLLBACK").execute(&mut *lock).await.unwrap();
    for table in &mut tables {
        table.play(5, 9).await;
    }
}

/// Many tables in the store cost nothing in memory, and none of them is read before somebody asks for it.
#[tokio::test]
async fn tables_that_sleep_are_in_nobodys_way() {
    const N_ASLEEP: u64 = 20_000;
    let folder = Folder::new("asleep");
    let state = Server::in_folder(
        folder.path(),
        Config { idle_after: Duration::from_millis(20), ..config() },
    );
    let state = state.await.unwrap();
    let mut table = Table::of(&server::app(state.clone()), &["you", "link"]).await;
    table.play(10, 3).await;
    let version = table.look().await["version"].clone();
    while state.n_tables() != 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    multiply(&folder, N_ASLEEP).await;
    table.move_to(&Router::new());
    drop(state);
    let before = resident_kib();
    let state = reopened(&folder).await;
    let app = server::app(state.clone());
    let page = Client::new(&app).get("/").await.is(200).body;
    assert!(page.contains(&TableId::of_number(1).to_string()), "the newest that are open");
    assert_eq!(state.n_tables(), 0);
    for number in [1, N_ASLEEP / 2, N_ASLEEP] {
        let path = format!("/api/v1/tables/{}", TableId::of_number(number as i64));
        assert_eq!(Client::new(&app).get(&path).await.is(200).json()["version"], version);
    }
    assert_eq!(state.n_tables(), 3);
    let grown = resident_kib().saturating_sub(before);
    assert!(grown < 32 << 10, "{grown} KiB");
}

/// Copies the one table of a server, under the numbers from 1 on, the first one the newest.
async fn multiply(folder: &Folder, n_copies: u64) {
    let url = format!("sqlite://{}", folder.path().join("gospoda.db").display());
    let database = sqlx::AnyPool::connect(&url).await.unwrap();
    let numbers = format!(
        "WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < {n_copies})"
    );
    for copy in [
        "INSERT INTO game_table (id, game, header, seed, host, made, is_over, is_open, lang) \
         SELECT i, game, header, seed, host, made - i, 0, 1, 'en' FROM number, game_table",
        "INSERT INTO seat (table_id, seat, name, bot, key_mark) \
         SELECT i, seat, name, bot, printf('%064x', i * 8 + seat) FROM number, seat",
        "INSERT INTO line (table_id, number, text) SELECT i, line.number, text FROM number, line",
    ] {
        let copied = format!("{numbers} {copy}");
        sqlx::query(sqlx::AssertSqlSafe(copied)).execute(&database).await.unwrap();
    }
    database.close().await;
}

/// What this process has in memory; nothing where that cannot be known.
fn resident_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    line.and_then(|it| it.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
}
