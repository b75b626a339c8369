//! The folder for browsers alone, as a server offers it.

use server::Config;

use crate::support::{Client, Folder, house_with};

#[tokio::test]
async fn the_folder_is_offered_below_its_address() {
    let folder = Folder::new("site");
    std::fs::create_dir_all(folder.path()).unwrap();
    for (name, text) in [("index.html", "<p>front</p>"), ("sw.js", "\"use strict\";")] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    std::fs::write(folder.path().join("gospoda-1.bin"), vec![7; 4096]).unwrap();
    let (_, app) =
        house_with(Config { site: Some(folder.path().to_owned()), ..Config::default() }).await;
    let mut client = Client::new(&app);
    assert!(client.get("/").await.is(200).body.contains("href=\"/local/\""));
    let front = client.get("/local/").await.is(200);
    assert_eq!(front.body, "<p>front</p>");
    assert!(
        front.header("content-security-policy").contains("script-src 'self' 'wasm-unsafe-eval'")
    );
    let script = client.get("/local/sw.js").await.is(200);
    assert!(script.header("content-type").starts_with("text/javascript"), "{:?}", script.headers);
    let mut unpacks = Client::new(&app).with("accept-encoding", "gzip");
    let module = unpacks.get("/local/gospoda-1.bin").await.is(200);
    assert!(module.headers.get("content-encoding").is_none(), "it is compressed already");
    assert!(module.header("cache-control").contains("immutable"));
    assert_eq!(script.header("cache-control"), "no-cache");
    std::fs::write(folder.path().join("gospoda-1.bin.br"), "brotli").unwrap();
    let mut unpacks = Client::new(&app).with("accept-encoding", "gzip, br");
    let module = unpacks.get("/local/gospoda-1.bin").await.is(200);
    assert_eq!((module.header("content-encoding"), &*module.body), ("br", "brotli"));
    // A bookmark of a page that only the folder's own worker knows.
    for path in ["/local", "/local/table/abc", "/local/../data"] {
        assert_eq!(client.get(path).await.is(303).header("location"), "/local/", "{path}");
    }
    assert!(!client.get("/").await.header("content-security-policy").contains("wasm"));
}

#[tokio::test]
async fn a_server_without_the_folder_does_not_speak_of_it() {
    let (_, app) = house_with(Config::default()).await;
    let mut client = Client::new(&app);
    assert!(!client.get("/").await.is(200).body.contains("/local/"));
    client.get("/local/").await.is(404);
}
