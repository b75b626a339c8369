//! Where values come from: the command line before the environment, that before the file, and the file before the
//! defaults.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result, anyhow};
use toml::de::{DeTable, DeValue};

use super::{SETTINGS, Setting, Settings, find};

/// What was typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Given {
    pub(crate) file: Option<PathBuf>,
    /// Names and values.
    pub(crate) values: Vec<(&'static str, String)>,
}

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Default,
    File { path: PathBuf, line: usize },
    Environment { variable: String },
    CommandLine { name: &'static str },
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => write!(f, "the default"),
            Self::File { path, line } => write!(f, "{}:{line}", path.display()),
            Self::Environment { variable } => write!(f, "{variable}"),
            Self::CommandLine { name } => write!(f, "--{name}"),
        }
    }
}

/// Values, and where each comes from, in the order of [`SETTINGS`].
#[derive(Clone, Debug)]
pub(crate) struct Gathered {
    pub(crate) settings: Settings,
    pub(crate) sources: Vec<Source>,
}

/// Reads everything that is said, each value from where it is said first. What is wrong is told even if something else
/// hides it.
///
/// # Errors
/// Where it is said, what is wrong, and what is allowed.
pub(crate) fn gather(
    given: &Given,
    environment: &dyn Fn(&str) -> Option<String>,
) -> Result<Gathered> {
    let mut res = Gathered {
        settings: Settings::default(),
        sources: SETTINGS.iter().map(|_| Source::Default).collect(),
    };
    let environment = |name: &str| environment(name).filter(|it| !it.is_empty());
    let file = given.file.clone().or_else(|| environment("GOSPODA_CONFIG").map(PathBuf::from));
    if let Some(path) = file {
        let text = std::fs::read_to_string(&path)
            .with_context(|| format!("{} cannot be read", path.display()))?;
        from_file(&mut res, &path, &text)?;
    }
    for setting in SETTINGS {
        let variable = setting.variable();
        if let Some(text) = environment(&variable) {
            res.take(setting, &text, Source::Environment { variable })?;
        }
    }
    for (name, text) in &given.values {
        let setting = find(name).expect("the command line is made of the list");
        res.take(setting, text, Source::CommandLine { name: setting.name })?;
    }
    res.settings.check().map_err(|(name, what)| {
        let place = SETTINGS.iter().position(|it| it.name == name);
        wrong(&place.map_or(Source::Default, |it| res.sources[it].clone()), name, &what)
    })?;
    Ok(res)
}

impl Gathered {
    fn take(&mut self, setting: &Setting, text: &str, source: Source) -> Result<()> {
        setting
            .set(&mut self.settings, text)
            .map_err(|what| wrong(&source, setting.name, &what))?;
        let place = SETTINGS.iter().position(|it| it.name == setting.name);
        self.sources[place.expect("it is in the list")] = source;
        Ok(())
    }
}

/// A file names the key, the other sources are called like it.
fn wrong(source: &Source, name: &str, what: &str) -> Error {
    match source {
        Source::File { .. } | Source::Default => anyhow!("{source}: {name}: {what}"),
        Source::Environment { .. } | Source::CommandLine { .. } => anyhow!("{source}: {what}"),
    }
}

fn from_file(res: &mut Gathered, path: &Path, text: &str) -> Result<()> {
    let line_of = |at: usize| {
        1 + text.as_bytes()[..at.min(text.len())].iter().filter(|it| **it == b'\n').count()
    };
    let at = |at: usize| Source::File { path: path.to_owned(), line: line_of(at) };
    let table = DeTable::parse(text).map_err(|error| {
        let place = at(error.span().map_or(0, |it| it.start));
        // It may be told in several lines.
        let told = error.message().lines().collect::<Vec<_>>().join(", ");
        anyhow!("{place}: {told}")
    })?;
    for (key, value) in table.get_ref() {
        let place = at(key.span().start);
        let name = key.get_ref();
        let known = || SETTINGS.iter().map(|it| it.name).collect::<Vec<_>>().join(", ");
        let setting = find(name).ok_or_else(|| {
            anyhow!("{place}: there is no setting '{name}'; there are {}", known())
        })?;
        let written = match value.get_ref() {
            DeValue::String(it) => it.to_string(),
            DeValue::Integer(it) => it.to_string(),
            DeValue::Boolean(it) => it.to_string(),
            other @ (DeValue::Float(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_)) => {
                let what = format!("one value is wanted and not a TOML {}", other.type_str());
                return Err(wrong(&place, name, &what));
            }
        };
        res.take(setting, &written, place)?;
    }
    Ok(())
}
