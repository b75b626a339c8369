//! What Cargo knows of the workspace.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::run::{cargo, read};

/// The workspace as `cargo metadata` tells it.
pub(crate) struct Metadata(Value);

/// A crate of ours.
pub(crate) struct Package<'m>(&'m Value);

/// What a crate needs another for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    Run,
    Build,
    Test,
}

impl Metadata {
    pub(crate) fn load() -> Result<Self, String> {
        let text = read(cargo(&["metadata", "--format-version", "1"]))?;
        serde_json::from_str(&text).map(Self).map_err(|error| format!("cargo metadata: {error}"))
    }

    /// The crates of the workspace, by name.
    pub(crate) fn ours(&self) -> Vec<Package<'_>> {
        let members: BTreeSet<&str> =
            list(&self.0["workspace_members"]).filter_map(Value::as_str).collect();
        let is_ours = |it: &&Value| it["id"].as_str().is_some_and(|id| members.contains(id));
        let mut packages: Vec<_> = list(&self.0["packages"]).filter(is_ours).map(Package).collect();
        packages.sort_by_key(|it| it.name().to_owned());
        packages
    }

    /// Every crate that runs when `package` runs, with one way that leads to it.
    pub(crate) fn reached_from(&self, package: &Package<'_>) -> BTreeMap<String, String> {
        let nodes: BTreeMap<&str, &Value> = list(&self.0["resolve"]["nodes"])
            .filter_map(|it| Some((it["id"].as_str()?, it)))
            .collect();
        let names: BTreeMap<&str, &str> = list(&self.0["packages"])
            .filter_map(|it| Some((it["id"].as_str()?, it["name"].as_str()?)))
            .collect();
        let mut reached = BTreeMap::new();
        let mut todo =
            vec![(package.0["id"].as_str().unwrap_or_default(), package.name().to_owned())];
        while let Some((id, way)) = todo.pop() {
            for dep in nodes.get(id).into_iter().flat_map(|it| list(&it["deps"])) {
                let runs = list(&dep["dep_kinds"]).any(|it| it["kind"].is_null());
                let Some(id) = dep["pkg"].as_str().filter(|_| runs) else { continue };
                let name = names.get(id).copied().unwrap_or(id);
                let way = format!("{way} → {name}");
                if reached.insert(name.to_owned(), way.clone()).is_none() {
                    todo.push((id, way));
                }
            }
        }
        reached
    }
}

impl Package<'_> {
    pub(crate) fn name(&self) -> &str {
        text(&self.0["name"])
    }

    /// What the manifest asks for.
    pub(crate) fn dependencies(&self) -> impl Iterator<Item = (&str, Need)> {
        list(&self.0["dependencies"]).map(|it| {
            let need = match it["kind"].as_str() {
                None => Need::Run,
                Some("build") => Need::Build,
                Some(_) => Need::Test,
            };
            (text(&it["name"]), need)
        })
    }

    /// The source files at the top of the library and of each binary.
    pub(crate) fn roots(&self) -> impl Iterator<Item = &str> {
        let is_main = |it: &&Value| {
            list(&it["kind"]).any(|kind| matches!(kind.as_str(), Some("lib" | "bin" | "cdylib")))
        };
        list(&self.0["targets"]).filter(is_main).map(|it| text(&it["src_path"]))
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
