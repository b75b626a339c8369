//! Which crate may import which: the one place where the layers of the project are written down.

use std::collections::BTreeSet;

use crate::metadata::{Metadata, Need};

/// What a crate may depend on to run or to be built. Tests may use more; see [`check`].
struct Row {
    name: &'static str,
    /// Crates of ours.
    ours: &'static [&'static str],
    /// Crates of others.
    others: Others,
}

enum Others {
    /// These and no more: a crate that everything stands on, or one that must stay free of the world outside.
    Only(&'static [&'static str]),
    /// The edge of the program may use what it needs; the commit says why.
    Any,
}

use Others::{Any, Only};

/// In the order in which the crates stand upon each other. `game-*` is every game.
const TABLE: &[Row] = &[
    Row {
        name: "kernel",
        ours: &[],
        others: Only(&["rand_chacha", "rand_pcg", "serde", "thiserror", "tinyvec"]),
    },
    Row { name: "parts", ours: &["kernel"], others: Only(&["serde", "tinyvec"]) },
    Row { name: "cards", ours: &[], others: Only(&["ron", "serde", "thiserror"]) },
    // What a net looks at and how it judges: it is in every leaf of a search, also in browsers.
    Row { name: "net", ours: &[], others: Only(&["thiserror"]) },
    Row { name: "train", ours: &["net"], others: Only(&[]) },
    Row { name: "encode", ours: &["kernel", "parts"], others: Only(&[]) },
    Row {
        name: "game-*",
        ours: &["kernel", "parts", "cards", "encode", "net"],
        others: Only(&["litemap", "ron", "serde", "thiserror", "tinyvec"]),
    },
    // rustix says how much of the processor a thread has used.
    Row {
        name: "ai",
        ours: &["kernel"],
        others: Only(&["rustix", "serde", "thiserror", "tinyvec"]),
    },
    Row {
        name: "testkit",
        ours: &["kernel", "parts", "net", "encode"],
        // Nothing that runs stands on it, so JSON leads nowhere from here (ADR 6).
        others: Only(&["postcard", "proptest", "serde", "serde_json"]),
    },
    Row {
        name: "scenario",
        ours: &["kernel"],
        others: Only(&["postcard", "serde", "serde_json", "thiserror", "toml"]),
    },
    Row { name: "rulebook", ours: &[], others: Only(&[]) },
    // It is built again with every change anywhere, so nothing that is large may stand on it (ADR 1).
    Row { name: "coverage", ours: &["rulebook"], others: Only(&["serde"]) },
    Row { name: "protocol", ours: &[], others: Only(&["serde", "utoipa"]) },
    Row {
        name: "text",
        ours: &["kernel", "parts", "game-*"],
        others: Only(&["fluent-bundle", "fluent-syntax", "intl-memoizer", "serde", "unic-langid"]),
    },
    Row {
        name: "page",
        ours: &["kernel", "game-*", "text", "rulebook"],
        others: Only(&["hypher", "maud", "minifier", "ron", "serde"]),
    },
    // Here the type of a game ends, so its words and drawings are below (ADR 12).
    Row {
        name: "catalog",
        ours: &["kernel", "parts", "net", "encode", "ai", "game-*", "scenario", "text", "page"],
        others: Any,
    },
    // The interface of `catalog` speaks of seats, viewers and bots, so whoever uses it may name them (ADR 5).
    Row {
        name: "lessons",
        ours: &["kernel", "ai", "catalog", "page", "rulebook", "text"],
        others: Only(&["serde", "serde_json", "thiserror", "toml"]),
    },
    Row {
        name: "table",
        ours: &["kernel", "ai", "catalog", "lessons", "protocol", "page", "text"],
        others: Only(&["blake3", "data-encoding", "serde", "serde_json", "thiserror", "tracing"]),
    },
    Row { name: "store", ours: &["catalog", "table"], others: Any },
    Row {
        name: "notifications",
        ours: &["kernel", "catalog", "store", "table", "text"],
        others: Any,
    },
    // One thread and virtual time: it does no I/O, and its program only prints.
    Row {
        name: "simulator",
        ours: &["kernel", "ai", "catalog", "protocol", "page", "table", "text"],
        others: Only(&["serde_json"]),
    },
    // It is built for browsers too: that build fails if anything here needs an operating system.
    Row {
        name: "web",
        ours: &["kernel", "ai", "catalog", "lessons", "page", "protocol", "table", "text"],
        others: Only(&[
            "axum",
            "futures-util",
            "percent-encoding",
            "serde",
            "serde_json",
            "thiserror",
            "tokio",
            "tracing",
            "utoipa",
            "utoipa-axum",
        ]),
    },
    Row {
        name: "server",
        ours: &[
            "kernel",
            "ai",
            "catalog",
            "notifications",
            "page",
            "protocol",
            "store",
            "table",
            "text",
            "web",
        ],
        others: Any,
    },
    // One thread in a browser: it does no I/O, the script around it does.
    Row {
        name: "browser",
        ours: &["ai", "catalog", "table", "web"],
        others: Only(&[
            "axum",
            "futures-util",
            "serde",
            "serde_json",
            "tokio",
            "tower-service",
            "utoipa-axum",
        ]),
    },
    Row {
        name: "cli",
        ours: &[
            "kernel", "net", "train", "ai", "catalog", "lessons", "protocol", "page", "server",
            "text", "rulebook", "coverage",
        ],
        others: Any,
    },
    // Feeds every parser that reads what strangers write; nothing stands on it.
    Row { name: "fuzz-targets", ours: &["kernel", "catalog", "scenario", "server"], others: Any },
    Row { name: "py", ours: &["kernel", "ai", "catalog", "page", "text"], others: Any },
    Row {
        name: "xtask",
        ours: &[],
        others: Only(&[
            "brotli",
            "flate2",
            "proc-macro2",
            "serde_json",
            "sha2",
            "syn",
            "tar",
            "toml",
        ]),
    },
];

/// Crates that know nothing of JSON, databases or the network, however far down.
const PURE: &[&str] = &[
    "kernel", "parts", "cards", "net", "train", "encode", "game-*", "ai", "rulebook", "coverage",
    "text", "page",
];

/// What no pure crate may reach.
const OUTSIDE: &[&str] = &["serde_json", "tokio", "axum", "hyper", "sqlx", "reqwest"];

/// Crates that do no I/O, however far down: browsers and simulators run them too.
const NO_IO: &[&str] = &["catalog", "lessons", "table", "simulator"];

/// What does I/O, or reads the clock or the randomness of a machine.
const IO: &[&str] = &["tokio", "axum", "hyper", "sqlx", "reqwest", "getrandom"];

/// Crates with one place of their own.
const CONFINED: &[(&str, &[&str])] =
    &[("maud", &["page", "server"]), ("clap", &["cli"]), ("sqlx", &["store"])];

/// Reports every dependency that the tables do not allow.
pub(crate) fn check(metadata: &Metadata, findings: &mut Vec<String>) {
    let packages = metadata.ours();
    let ours: BTreeSet<&str> = packages.iter().map(|it| it.name()).collect();
    for package in &packages {
        let name = package.name();
        let Some(row) = TABLE.iter().find(|it| fits(it.name, name)) else {
            findings.push(format!(
                "{name}: a crate without a row in the table of imports (xtask/src/imports.rs)"
            ));
            continue;
        };
        for (dependency, need) in package.dependencies() {
            let is_game_from_game = fits("game-*", name) && fits("game-*", dependency);
            let is_allowed = match need {
                // A test may use the tools for tests, and a bot's test may use a game; a game stays alone.
                Need::Test => !is_game_from_game,
                Need::Run | Need::Build if ours.contains(dependency) => {
                    any_fits(row.ours, dependency)
                }
                Need::Run | Need::Build => match row.others {
                    Only(allowed) => allowed.contains(&dependency),
                    Any => CONFINED
                        .iter()
                        .all(|(it, homes)| *it != dependency || homes.contains(&name)),
                },
            };
            if !is_allowed {
                findings
                    .push(format!("{name}: may not import {dependency} (xtask/src/imports.rs)"));
            }
        }
        for (crates, outside) in [(PURE, OUTSIDE), (NO_IO, IO)] {
            if any_fits(crates, name) {
                let reached = metadata.reached_from(package);
                for way in outside.iter().filter_map(|it| reached.get(*it)) {
                    findings.push(format!("{name}: must not know the world outside: {way}"));
                }
            }
        }
    }
}

fn any_fits(patterns: &[&str], name: &str) -> bool {
    patterns.iter().any(|it| fits(it, name))
}

fn fits(pattern: &str, name: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => pattern == name,
    }
}

#[cfg(test)]
mod tests {
    use super::{TABLE, fits};

    #[test]
    fn a_pattern_stands_for_every_game() {
        assert!(fits("game-*", "game-quest"));
        assert!(!fits("game-*", "page"));
        assert!(fits("page", "page"));
        assert!(!fits("page", "pages"));
    }

    /// A row names only crates above it, so the layers have no circle.
    #[test]
    fn the_layers_have_no_circle() {
        for (at, row) in TABLE.iter().enumerate() {
            for name in row.ours {
                assert!(
                    TABLE[..at].iter().any(|it| it.name == *name),
                    "{} imports {name}",
                    row.name
                );
            }
        }
    }
}
