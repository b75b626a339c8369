//! A match that was begun without a network goes on at a server, and back.

use std::path::{Path, PathBuf};

use catalog::record;
use fantoccini::Locator;
use fantoccini::key::Key;

use super::host::{StaticHost, arrive, make, play};
use crate::axe;
use crate::chromium::{Downloads, Screen, Window};
use crate::player::Dice;
use crate::server::RunningServer;

/// Takes the match of this page along by clicking, and checks its file.
async fn take(window: &Window, downloads: &Downloads) -> (PathBuf, String) {
    window.turn().await;
    window.click("#people-open").await;
    window.click("#along button").await;
    let path = downloads.next().await;
    assert!(path.to_string_lossy().contains("-along"), "{}", path.display());
    window.key(Key::Escape).await;
    let file = std::fs::read_to_string(&path).unwrap();
    let found = record::verify(&file).unwrap_or_else(|error| panic!("{error}: {file}"));
    assert!(found.dice_proved && found.compared && !found.finished);
    (path, found.hash)
}

/// Opens a file on the front page.
async fn open(window: &Window, front: &str, file: &Path) {
    window.page.goto(front).await.unwrap();
    let field = window.page.find(Locator::Css("#match-file")).await.unwrap();
    field.send_keys(&file.to_string_lossy()).await.unwrap();
    window.click("form[action$='/matches'] button").await;
    window.until("document.getElementById('forms') !== null").await;
}

#[tokio::test]
async fn a_match_goes_on_at_a_server_and_back() {
    let mut host = StaticHost::open();
    let server = RunningServer::open("moving");
    let window = Window::open(Screen::Laptop).await;
    let downloads = Downloads::of(&window, "moving").await;
    arrive(&window, &host).await;
    host.close();
    make(&window, &host, "smallworld", 2).await;
    let mut dice = Dice(5);
    play(&window, "smallworld", 4, &mut dice).await;
    let before = window.turn().await;
    window.click("#people-open").await;
    window.picture("alone-5-along").await;
    axe::check(&window, "taking a match along").await;
    window.key(Key::Escape).await;
    let (file, first) = take(&window, &downloads).await;
    window.until("document.getElementById('seed-told') !== null").await;

    open(&window, &server.url("/"), &file).await;
    assert_eq!(window.turn().await, before, "the server goes on where the browser was");
    let (again, hash) = take(&window, &downloads).await;
    assert_eq!(hash, first);
    assert_eq!(std::fs::read(&again).unwrap(), std::fs::read(&file).unwrap());
    play(&window, "smallworld", 3, &mut dice).await;
    let before = window.turn().await;
    let (file, second) = take(&window, &downloads).await;
    assert_ne!(second, first);

    open(&window, &host.url("/"), &file).await;
    assert_eq!(window.turn().await, before, "and the browser where the server was");
    let (_, hash) = take(&window, &downloads).await;
    assert_eq!(hash, second);
    play(&window, "smallworld", 3, &mut dice).await;
    // A link saves a file too, although no network has it: the campaign file and the match file are saved so.
    let complaints = window.complaints().await;
    assert_eq!(complaints, Vec::<String>::new());
    window.close().await;
}
