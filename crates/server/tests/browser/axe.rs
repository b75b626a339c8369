//! What axe-core finds, and the contrast of text upon gradients: the checks for people who cannot see, hear or point as
//! others do.

use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use crate::chromium::{Window, target};

/// The version is fixed, so that a new check does not stop the build one morning.
const PACKAGE: &str = "axe-core@4.14.1";

static SOURCE: LazyLock<Option<String>> = LazyLock::new(|| {
    let folder = target().join("axe-core");
    let file = folder.join("package/axe.min.js");
    if !file.exists() {
        fetch(&folder);
    }
    std::fs::read_to_string(file).ok()
});

fn fetch(folder: &PathBuf) {
    std::fs::create_dir_all(folder).unwrap();
    let done = Command::new("npm").args(["pack", "--silent", PACKAGE]).current_dir(folder).output();
    let name =
        done.map(|it| String::from_utf8_lossy(&it.stdout).trim().to_owned()).unwrap_or_default();
    if !name.is_empty() {
        let _ = Command::new("tar").args(["xzf", &name]).current_dir(folder).status();
    }
}

/// Fails with every violation on the page. Without axe-core (no npm, no network) its part is left out, but not in CI.
pub(crate) async fn check(window: &Window, station: &str) {
    let pale = window.run(include_str!("contrast.js")).await;
    assert_eq!(pale.as_array().map(Vec::len), Some(0), "{station}: too little contrast: {pale:#}");
    let Some(source) = SOURCE.as_ref() else {
        assert!(std::env::var_os("CI").is_none(), "{PACKAGE} could not be fetched by npm");
        eprintln!("LEFT OUT: {PACKAGE} could not be fetched by npm");
        return;
    };
    window.run(&format!("{source};")).await;
    let script = "const done = arguments[arguments.length - 1];
        axe.run().then((found) => done(found.violations.map((it) =>
            `${it.id} (${it.impact}): ${it.help}\\n` + it.nodes.slice(0, 5).map((node) => `    ${node.html.slice(0, 240)}`).join('\\n'))));";
    let found = window.page.execute_async(script, vec![]).await.unwrap();
    let found: Vec<&str> = found.as_array().unwrap().iter().filter_map(|it| it.as_str()).collect();
    assert!(found.is_empty(), "{station}:\n{}", found.join("\n"));
}
