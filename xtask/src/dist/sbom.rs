//! The list of all crates in the binary, as CycloneDX 1.5 (<https://cyclonedx.org/docs/1.5/json/>).

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};
use toml::Table;

use super::{VERSION, failed};
use crate::run::{cargo, read, root};

/// Each target has a list of its own: releases of several lie in one folder.
pub(super) fn file_name(target: &str) -> String {
    format!("gospoda-{VERSION}-{target}.cdx.json")
}

/// Every crate that is compiled into `gospoda` for this target.
pub(super) fn bill_of_materials(target: &str, time: u64) -> Result<String, String> {
    let args = ["tree", "--locked", "--package", "cli", "--edges", "normal", "--prefix", "none"];
    let mut tree = cargo(&args);
    tree.args(["--target", target, "--no-dedupe", "--format", "{p}|{l}|{r}"]);
    let tree = read(tree)?;
    let lock = root().join("Cargo.lock");
    let lock = fs::read_to_string(&lock).map_err(failed(&lock))?;
    let bill = bill(&tree, &checksums(&lock)?, target, time);
    serde_json::to_string_pretty(&bill).map_err(|error| error.to_string())
}

/// The checksum of every crate of others, by name and version.
fn checksums(lock: &str) -> Result<BTreeMap<(String, String), String>, String> {
    let lock: Table = lock.parse().map_err(|error| format!("Cargo.lock: {error}"))?;
    let packages = lock.get("package").and_then(|it| it.as_array()).into_iter().flatten();
    let word = |it: &toml::Value, key| it.get(key).and_then(|it| it.as_str()).map(str::to_owned);
    let of =
        |it: &toml::Value| Some(((word(it, "name")?, word(it, "version")?), word(it, "checksum")?));
    Ok(packages.filter_map(of).collect())
}

fn bill(
    tree: &str,
    checksums: &BTreeMap<(String, String), String>,
    target: &str,
    time: u64,
) -> Value {
    let mut components = BTreeMap::new();
    for line in tree.lines() {
        let mut fields = line.split('|');
        let package = fields.next().unwrap_or_default();
        let (licence, source) =
            (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        let mut words = package.split_whitespace();
        let (Some(name), Some(version)) = (words.next(), words.next()) else { continue };
        let key = (name.to_owned(), version.trim_start_matches('v').to_owned());
        // Our own crates are the product itself.
        let Some(checksum) = checksums.get(&key) else { continue };
        let purl = format!("pkg:cargo/{}@{}", key.0, key.1);
        let mut component = json!({
            "type": "library", "name": key.0, "version": key.1, "bom-ref": purl, "purl": purl,
            "hashes": [{"alg": "SHA-256", "content": checksum}],
            "licenses": [{"expression": licence.split('/').map(str::trim).collect::<Vec<_>>().join(" OR ")}],
        });
        if !source.is_empty() {
            component["externalReferences"] = json!([{"type": "vcs", "url": source}]);
        }
        components.insert(key, component);
    }
    let product = format!("pkg:cargo/gospoda@{VERSION}");
    json!({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {
            "component": {
                "type": "application", "name": "gospoda", "version": VERSION, "bom-ref": product, "purl": product,
                "licenses": [{"expression": "MIT OR Apache-2.0"}],
            },
            "properties": [
                {"name": "commit-time", "value": time.to_string()},
                {"name": "target", "value": target},
            ],
        },
        "components": components.into_values().collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::{bill, checksums, file_name};

    #[test]
    fn the_lists_of_two_targets_lie_beside_each_other() {
        let names = ["x86_64-unknown-linux-gnu", "aarch64-apple-darwin"].map(file_name);
        assert_ne!(names[0], names[1]);
        assert!(names.iter().all(|it| it.starts_with("gospoda-") && it.ends_with(".cdx.json")));
    }

    #[test]
    fn crates_of_others_are_listed_once_with_licence_and_checksum() {
        let lock = "[[package]]\nname = \"cli\"\nversion = \"0.1.0\"\n\n\
            [[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"ab\"\n";
        let tree = "cli v0.1.0 (/x)|MIT OR Apache-2.0|\n\
            a v1.0.0|MIT/Apache-2.0|https://example.org/a\na v1.0.0|MIT/Apache-2.0|https://example.org/a\n";
        let told = bill(tree, &checksums(lock).unwrap(), "x86_64-unknown-linux-gnu", 7);
        let components = told["components"].as_array().unwrap();
        assert_eq!(components.len(), 1);
        assert_eq!(components[0]["purl"], "pkg:cargo/a@1.0.0");
        assert_eq!(components[0]["hashes"][0]["content"], "ab");
        assert_eq!(components[0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(components[0]["externalReferences"][0]["url"], "https://example.org/a");
    }
}
