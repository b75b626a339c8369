//! The files beside the pages. They are part of the program, so that there is nothing to install.

use std::collections::BTreeMap;
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

static ASSETS: LazyLock<[Asset; 17]> = LazyLock::new(|| {
    [
        sheet("gospoda.css", include_str!("../../../assets/gospoda.css")),
        sheet("table.css", include_str!("../../../assets/table.css")),
        sheet("cards.css", include_str!("../../../assets/cards.css")),
        sheet("phone.css", include_str!("../../../assets/phone.css")),
        sheet("wrath.css", include_str!("../../../assets/wrath.css")),
        sheet("quest.css", include_str!("../../../assets/quest.css")),
        sheet("adventure.css", include_str!("../../../assets/adventure.css")),
        sheet("rules.css", include_str!("../../../assets/rules.css")),
        script("rules.js", include_str!("../../../assets/rules.js")),
        script("gospoda.js", include_str!("../../../assets/gospoda.js")),
        script("replay.js", include_str!("../../../assets/replay.js")),
        script("stage.js", include_str!("../../../assets/stage.js")),
        script("sound.js", include_str!("../../../assets/sound.js")),
        script("thinking.js", include_str!("../../../assets/thinking.js")),
        script("notify.js", include_str!("../../../assets/notify.js")),
        script("sw.js", include_str!("../../../assets/sw.js")),
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

fn sheet(name: &'static str, text: &str) -> Asset {
    new(name, "text/css; charset=utf-8", lean(text))
}

fn script(name: &'static str, text: &str) -> Asset {
    new(name, "text/javascript; charset=utf-8", small(text))
}

/// A script without what only its readers need: a quarter of it.
fn small(script: &str) -> String {
    minifier::js::minify(script).map_or_else(|_| script.to_owned(), |it| it.to_string())
}

/// A style sheet without what only its readers need: a fifth of it, compressed.
fn lean(css: &str) -> String {
    let mut res = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(letter) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |it| it.1);
            continue;
        }
        let n = match letter {
            '"' | '\'' => rest[1..].find(letter).map_or(rest.len(), |it| it + 2),
            _ => letter.len_utf8(),
        };
        let (piece, after) = rest.split_at(n);
        rest = after;
        if letter.is_whitespace() {
            // Not after, and below not before, what parts things anyway.
            if !res.is_empty() && !res.ends_with(['{', '}', ';', ',', ' ']) {
                res.push(' ');
            }
            continue;
        }
        if matches!(letter, '{' | '}' | ';' | ',') && res.ends_with(' ') {
            res.pop();
        }
        res.push_str(piece);
    }
    res
}

fn new(name: &'static str, mime: &'static str, text: String) -> Asset {
    let version = version(&text);
    Asset { name, mime, text, version }
}

fn version(text: &str) -> String {
    let bytes: Vec<i64> = text.bytes().map(i64::from).collect();
    format!("{:016x}", hash(&bytes))
}

/// The picture of a card: an SVG file under `/art/GAME/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArtFile {
    pub text: String,
    /// Changes with the text, as that of an [`Asset`].
    pub version: String,
}

/// The pictures of one game, by the names of their files, drawn when the first is asked for.
pub struct Gallery {
    game: &'static str,
    files: LazyLock<BTreeMap<String, ArtFile>>,
}

impl Gallery {
    pub(crate) const fn new(game: &'static str, draw: fn() -> BTreeMap<String, ArtFile>) -> Self {
        Self { game, files: LazyLock::new(draw) }
    }

    pub fn file(&self, slug: &str) -> Option<&ArtFile> {
        self.files.get(slug)
    }

    pub fn slugs(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The address of a picture, with its version.
    pub(crate) fn address(&self, slug: &str) -> String {
        let version = self.file(slug).map_or("", |it| it.version.as_str());
        format!("/art/{}/{slug}.svg?v={version}", self.game)
    }
}

impl ArtFile {
    pub fn new(text: String) -> Self {
        let version = version(&text);
        Self { text, version }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_loses_what_only_its_readers_need() {
        let css = "/* a; b */\n.a > .b ,\n.c {\n  color: red;\n  font: 1px/2 var(--x) ;\n}\n@media (a) and (b) { .d::before { content: \" { /* · \"; } }\n";
        let lean = lean(css);
        assert_eq!(
            lean,
            ".a > .b,.c{color: red;font: 1px/2 var(--x);}@media (a) and (b){.d::before{content: \" { /* · \";}}"
        );
    }

    #[test]
    fn a_script_loses_what_only_its_readers_need() {
        let script =
            "// a\n/** b */\nconst c = 1; // d\n\n  if (c) {\n    e(`f  /* g`, /h  i/);\n  }\n";
        assert_eq!(small(script), "const c=1;if(c){e(`f  /* g`,/h  i/);}");
        for asset in ASSETS.iter().filter(|it| it.name.ends_with(".js")) {
            assert!(!asset.text.contains("\n//"), "{} is as it was written", asset.name);
        }
    }

    /// What every table loads to be alive stays small, and so does what is loaded once sound is switched on; `notify.js` and
    /// `replay.js` belong to pages of their own.
    #[test]
    fn the_scripts_stay_small() {
        let size = |name: &str| asset(name).map_or(0, |it| it.text.len());
        let of_table = size("gospoda.js") + size("stage.js");
        assert!(of_table <= 25_000, "{of_table}");
        assert!(size("sound.js") <= 4 * 1024, "{}", size("sound.js"));
    }

    /// Nothing is lost or joined: the same marks in the same order, whatever stands between them.
    #[test]
    fn every_rule_is_there_as_it_was() {
        for asset in ASSETS.iter().filter(|it| it.name.ends_with(".css")) {
            assert!(!asset.text.contains("/*") && 1000 < asset.text.len(), "{}", asset.name);
            let count = |it: char| asset.text.matches(it).count();
            assert_eq!(count('{'), count('}'), "{}", asset.name);
            assert_eq!(count('"') % 2, 0, "{}", asset.name);
            assert_eq!(lean(&asset.text), asset.text, "{}", asset.name);
        }
    }
}
