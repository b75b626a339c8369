//! What was acknowledged survives.

use std::time::Duration;

use axum::Router;
use server::{AppState, Config, ServeError, Store, StoreError};

use crate::ground::{Ground, on_both};
use crate::support::{Client, Folder, Table, config};

on_both! {
    super::a_restart_restores_every_table_exactly as a_restart_restores_every_table_exactly,
    super::a_table_that_nobody_looks_at_sleeps_and_wakes as a_table_that_nobody_looks_at_sleeps_and_wakes,
    super::the_seats_of_a_browser_survive_a_restart as the_seats_of_a_browser_survive_a_restart,
    super::a_table_that_cannot_be_replayed_harms_no_other as a_table_that_cannot_be_replayed_harms_no_other,
    super::many_at_once_are_written_together as many_at_once_are_written_together,
    crate::around::notes_are_for_one_seat_alone_and_outlive_the_server as notes_and_talk_outlive_the_server,
    crate::campaigns::a_quest_goes_on_to_the_next_one_with_the_same_people as a_quest_goes_on_to_the_next_one,
    crate::windows::answers_in_advance_survive_a_restart as answers_in_advance_survive_a_restart,
}

async fn house_in(folder: &Folder) -> Router {
    server::app(AppState::in_folder(folder.path(), config()).await.unwrap())
}

async fn a_restart_restores_every_table_exactly(ground: Ground) {
    let mut told = Vec::new();
    {
        let state = ground.house(config()).await;
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
            // Whoever still holds the old house keeps it open.
            table.move_to(&Router::new());
            told.push((table, seen));
        }
        ground.close(state).await;
    }
    let app = server::app(ground.house(config()).await);
    for (table, seen) in &mut told {
        table.move_to(&app);
        for (path, seat, before) in seen {
            assert_eq!(table.seat(seat).get(path).await.is(200).body, *before, "{path} of {seat}");
        }
        table.play(5, 1).await;
    }
}

async fn a_table_that_nobody_looks_at_sleeps_and_wakes(ground: Ground) {
    let state = ground.house(Config { idle_after: Duration::from_millis(20), ..config() }).await;
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
    let state = ground.house(config()).await;
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
    host.app = server::app(ground.house(config()).await);
    let after = host.get(&path).await.json();
    assert_eq!((&before["seats"], &before["yours"]), (&after["seats"], &after["yours"]));
    assert!(host.get(&address).await.body.contains(&link), "links are derived, not stored");
}

#[tokio::test]
async fn two_houses_on_one_store_do_not_overwrite_each_other() {
    let store = Store::in_memory().await.unwrap();
    let one = server::app(AppState::new(store.clone(), config()));
    let other = server::app(AppState::new(store, config()));
    let mut table = Table::of(&one, &["you", "link"]).await;
    let (seat, legal) = table.asked().await.unwrap();
    let path = table.path("/act");
    let body = serde_json::json!({"version": legal["version"], "action": legal["actions"][0]});
    // The other house reads the table before the first one plays on.
    let mut late = table.seat(&seat).clone();
    late.app = other;
    late.get(&table.path("/view")).await.is(200);
    table.seat(&seat).post(&path, body.clone()).await.is(200);
    let version = table.look().await["version"].clone();
    late.post(&path, body).await.has_code(503, "store");
    // It has read the table again.
    assert_eq!(late.get(&table.path("/view")).await.json()["version"], version);
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
        let error = AppState::in_folder(folder.path(), config()).await.unwrap_err();
        assert!(matches!(error, ServeError::Damaged { .. }), "{error}");
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
    let state = ground.house(Config { idle_after: Duration::from_millis(20), ..config() }).await;
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

/// Actions of many tables share their transactions, and each is answered for itself.
async fn many_at_once_are_written_together(ground: Ground) {
    let state = ground.house(config()).await;
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
    let app = server::app(ground.house(config()).await);
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
    let state = server::AppState::in_folder(folder.path(), config()).await.unwrap();
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
    let again = server::AppState::in_folder(copy.path(), config()).await.unwrap();
    table.move_to(&server::app(again));
    assert_eq!(table.look().await["version"], version);
    table.play(10, 8).await;
}
