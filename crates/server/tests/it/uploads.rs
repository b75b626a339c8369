//! Uploaded match files are verified one at a time, and no further once the client has disconnected.

use axum::body::Body;
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use server::Config;
use table::testing::long_file;

use crate::support::{Client, config, house_with, number};

const COUNTER: &str = "gospoda_brought_lines_total";

#[tokio::test]
async fn a_file_whose_client_has_gone_is_not_checked_to_its_end() {
    let (_, app) = house_with(Config { n_thinking: 1, ..config() }).await;
    let mut client = Client::new(&app);
    let (whole, brief) = (20_000, 200);
    let request = client.request(Method::POST, "/api/v1/matches");
    let request = request.header(CONTENT_TYPE, "text/plain").body(Body::from(long_file(whole)));
    let mut leaving = client.clone();
    let upload = tokio::spawn(async move { leaving.send(request.unwrap()).await });
    while number(&app, COUNTER).await == 0 {
        tokio::task::yield_now().await;
    }
    upload.abort();
    assert!(upload.await.unwrap_err().is_cancelled());
    // There is one thread for files and bots: when this one is checked, the other is not any more.
    let request = client.request(Method::POST, "/api/v1/matches");
    let request = request.header(CONTENT_TYPE, "text/plain").body(Body::from(long_file(brief)));
    client.send(request.unwrap()).await.has_code(400, "bad-match");
    let n_checked = number(&app, COUNTER).await;
    assert!(n_checked < (whole / 2) as u64, "{n_checked} lines");
    tokio::task::yield_now().await;
    assert_eq!(number(&app, COUNTER).await, n_checked);
}
