//! The files beside the pages. They are part of the program, so that there is nothing to install.

use std::sync::LazyLock;

use maud::html;

use crate::art::geometry::hash;
use crate::art::token;

/// A file under `/assets/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    pub name: &'static str,
    pub mime: &'static str,
    pub text: String,
    /// Changes with the text; pages ask for `NAME?v=VERSION`, so that it may be cached for ever.
    pub version: String,
}

static ASSETS: LazyLock<[Asset; 10]> = LazyLock::new(|| {
    [
        new(
            "gospoda.css",
            "text/css; charset=utf-8",
            include_str!("../../../assets/gospoda.css").to_owned(),
        ),
        new(
            "table.css",
            "text/css; charset=utf-8",
            include_str!("../../../assets/table.css").to_owned(),
        ),
        new(
            "phone.css",
            "text/css; charset=utf-8",
            include_str!("../../../assets/phone.css").to_owned(),
        ),
        new(
            "wrath.css",
            "text/css; charset=utf-8",
            include_str!("../../../assets/wrath.css").to_owned(),
        ),
        new(
            "quest.css",
            "text/css; charset=utf-8",
            include_str!("../../../assets/quest.css").to_owned(),
        ),
        new(
            "adventure.css",
            "text/css; charset=utf-8",
            include_str!("../../../assets/adventure.css").to_owned(),
        ),
        new(
            "gospoda.js",
            "text/javascript; charset=utf-8",
            include_str!("../../../assets/gospoda.js").to_owned(),
        ),
        new(
            "notify.js",
            "text/javascript; charset=utf-8",
            include_str!("../../../assets/notify.js").to_owned(),
        ),
        new(
            "sw.js",
            "text/javascript; charset=utf-8",
            include_str!("../../../assets/sw.js").to_owned(),
        ),
        new("icon.svg", "image/svg+xml", icon()),
    ]
});

/// The file of this name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|it| it.name == name)
}

/// The address of a file, with its version.
pub(crate) fn address(name: &str) -> String {
    match asset(name) {
        Some(it) => format!("/assets/{name}?v={}", it.version),
        None => format!("/assets/{name}"),
    }
}

fn new(name: &'static str, mime: &'static str, text: String) -> Asset {
    let bytes: Vec<i64> = text.bytes().map(i64::from).collect();
    let version = format!("{:016x}", hash(&bytes));
    Asset { name, mime, text, version }
}

/// A red counter with a tankard's handle: the sign of the inn.
fn icon() -> String {
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="-36 -36 72 72" {
            path d=(token::body(0)) fill="#8f2b20" stroke="#2f2117" stroke-width="3" {}
            path d="M-15-14H9V16Q9 19 6 19H-12Q-15 19-15 16zM9-8H16Q20-8 20-3V6Q20 11 16 11H9" fill="#f0cf79" stroke="#2f2117"
                stroke-width="3" stroke-linejoin="round" {}
            path d="M-17-13Q-18-22-10-20Q-6-27 1-22Q10-24 11-13z" fill="#fdf4dd" stroke="#2f2117" stroke-width="3" {}
        }
    };
    svg.into_string()
}
