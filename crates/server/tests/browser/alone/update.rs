//! Another version of the folder takes over while somebody plays.

use std::path::{Path, PathBuf};

use super::host::{BASE, StaticHost, arrive, make, play};
use crate::chromium::{Screen, Window, target};
use crate::player::Dice;

/// The version of a folder.
fn version(folder: &Path) -> String {
    let script = std::fs::read_to_string(folder.join("sw.js")).unwrap();
    let line = script.lines().find(|it| it.starts_with("const VERSION")).unwrap();
    line.split('"').nth(1).unwrap().to_owned()
}

/// The same folder as another version: that is a string in the script, and the name of the module.
fn other(folder: &Path) -> (PathBuf, String) {
    let (old, new) = (version(folder), "ffffffffffffffff".to_owned());
    let copy = std::env::temp_dir().join(format!("gospoda-site-{}", std::process::id()));
    std::fs::create_dir_all(&copy).unwrap();
    for entry in std::fs::read_dir(folder).unwrap() {
        let (path, name) = (entry.as_ref().unwrap().path(), entry.unwrap().file_name());
        let name = name.into_string().unwrap();
        let bytes = std::fs::read(path).unwrap();
        let bytes = match String::from_utf8(bytes) {
            Ok(text) => text.replace(&old, &new).into_bytes(),
            Err(error) => error.into_bytes(),
        };
        std::fs::write(copy.join(name.replace(&old, &new)), bytes).unwrap();
    }
    assert_eq!(version(&copy), new);
    (copy, new)
}

/// The versions whose files the browser keeps.
async fn kept(window: &Window) -> Vec<String> {
    let script = "const done = arguments[arguments.length - 1]; caches.keys().then(done)";
    let names = window.page.execute_async(script, vec![]).await.unwrap();
    let names = names.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned());
    names.collect()
}

#[tokio::test]
async fn a_new_version_takes_over_and_an_open_page_goes_on() {
    let old = target().join("site");
    let (new, number) = other(&old);
    let mut host = StaticHost::of(old.clone());
    let window = Window::open(Screen::Laptop).await;
    arrive(&window, &host).await;
    assert_eq!(kept(&window).await, [format!("gospoda {BASE} {}", version(&old))]);
    make(&window, &host, "smallworld", 2).await;
    let mut dice = Dice(5);
    play(&window, "smallworld", 4, &mut dice).await;
    let before = window.turn().await;
    window.mark().await;

    host.offer(new.clone());
    // As a browser does it by itself when a page is opened.
    let update = "const done = arguments[arguments.length - 1];
        navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => done('asked'), (error) => done(String(error)));";
    assert_eq!(window.page.execute_async(update, vec![]).await.unwrap(), "asked");
    let wanted = [format!("gospoda {BASE} {number}")];
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while kept(&window).await != wanted {
        if deadline < std::time::Instant::now() {
            let script = "const done = arguments[arguments.length - 1];
                navigator.serviceWorker.getRegistration().then((it) => done(['installing', 'waiting', 'active'].map((kind) => [kind, it[kind]?.state])));";
            let states = window.page.execute_async(script, vec![]).await.unwrap();
            let complaints = window.complaints().await;
            panic!(
                "the new version does not take over: {states}, {:?}, {complaints:?}",
                kept(&window).await
            );
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    host.close();
    assert_eq!(window.turn().await, before, "nothing is lost");
    // The page that is open is asked by nobody to come again, and plays on with the new worker.
    play(&window, "smallworld", 3, &mut dice).await;
    assert!(window.is_marked().await, "it is the same page");
    let before = window.turn().await;
    assert_eq!(window.run("return document.getElementById('offline').hidden").await, true);
    window.page.refresh().await.unwrap();
    assert_eq!(window.turn().await, before, "what was played since is there");
    assert_eq!(kept(&window).await, wanted);
    std::fs::remove_dir_all(new).unwrap();
    window.close().await;
}
