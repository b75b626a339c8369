//! A database whose answers are lost: what was done, what was not, and what those who wait for it are told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use server::Server;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::database::Database;
use crate::ground::{Ground, on_both};
use crate::support::{Client, Folder, Table, config};

/// A way to a PostgreSQL server.
struct Way {
    url: String,
    /// While it is set, a connection on which a transaction was committed ends before the answer has come.
    loses_answers: Arc<AtomicBool>,
}

impl Way {
    async fn to(database: &Database) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = database.url();
        let (_, server) = url.split_once('@').unwrap();
        let server = server.split('/').next().unwrap().to_owned();
        let own = listener.local_addr().unwrap().to_string();
        let loses_answers = Arc::new(AtomicBool::new(false));
        let res = Self { url: url.replace(&server, &own), loses_answers: loses_answers.clone() };
        tokio::spawn(async move {
            while let Ok((theirs, _)) = listener.accept().await {
                let ours = TcpStream::connect(&server).await.unwrap();
                tokio::spawn(carry(theirs, ours, loses_answers.clone()));
            }
        });
        res
    }
}

async fn carry(mut theirs: TcpStream, mut ours: TcpStream, loses_answers: Arc<AtomicBool>) {
    let (mut asked, mut answered) = ([0; 1 << 16], [0; 1 << 16]);
    loop {
        tokio::select! {
            n = theirs.read(&mut asked) => {
                let Ok(n @ 1..) = n else { return };
                ours.write_all(&asked[..n]).await.unwrap();
                let is_commit = asked[..n].windows(6).any(|it| it == b"COMMIT");
                if is_commit && loses_answers.load(Ordering::Relaxed) {
                    // The server has done it when it answers.
                    let _ = ours.read(&mut answered).await;
                    return;
                }
            }
            n = ours.read(&mut answered) => {
                let Ok(n @ 1..) = n else { return };
                if theirs.write_all(&answered[..n]).await.is_err() {
                    return;
                }
            }
        }
    }
}

#[tokio::test]
async fn what_was_stored_is_acknowledged_although_the_answer_of_the_database_was_lost() {
    let Some(database) = Database::new().await else { return };
    let (way, folder) = (Way::to(&database).await, Folder::new("unclear"));
    let address = "127.0.0.1:1".to_owned();
    let state = Server::in_database(&way.url, address, folder.path(), config()).await.unwrap();
    let app = server::app(state);
    let mut table = Table::of(&app, &["you", "link"]).await;
    table.play(3, 1).await;
    way.loses_answers.store(true, Ordering::Relaxed);
    let before = table.look().await["version"].as_u64().unwrap();
    table.play(3, 2).await;
    assert!(before + 3 <= table.look().await["version"].as_u64().unwrap());
    // Nothing tells whether a table that was made is there.
    let wanted = json!({"game": "smallworld", "seats": ["you", "link"]});
    let refused = Client::new(&app).post("/api/v1/tables", wanted).await.has_code(503, "store");
    assert!(refused.body.contains("whether it was done"), "{}", refused.body);
    way.loses_answers.store(false, Ordering::Relaxed);
    table.play(5, 3).await;
}

on_both! {
    super::a_table_that_can_be_neither_written_nor_read_answers as a_table_that_can_be_neither_written_nor_read_answers,
}

async fn a_table_that_can_be_neither_written_nor_read_answers(ground: Ground) {
    let state = ground.context(config()).await;
    let app = server::app(state);
    let mut table = Table::of(&app, &["you", "link"]).await;
    table.play(3, 1).await;
    let (seat, legal) = table.asked().await.unwrap();
    let act = json!({"version": legal["version"], "action": legal["actions"][0]});
    let path = table.path("/act");
    ground.change("ALTER TABLE line RENAME TO hidden").await;
    table.seat(&seat).post(&path, act.clone()).await.has_code(503, "store");
    table.seat(&seat).post(&path, act.clone()).await.has_code(503, "store");
    ground.change("ALTER TABLE hidden RENAME TO line").await;
    table.seat(&seat).post(&path, act).await.is(200);
    table.play(5, 2).await;
}
