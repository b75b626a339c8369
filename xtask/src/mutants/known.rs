//! The mutants that no test can kill, each with the reason: `docs/mutants/<game>.toml`.

use std::fmt::Write as _;

use toml::{Table, Value};

use super::generate::Mutant;
use crate::run::root;

/// A survivor that somebody has explained.
pub(crate) struct Equivalent {
    file: String,
    function: String,
    original: String,
    replacement: String,
    ordinal: usize,
}

impl Equivalent {
    pub(crate) fn is(&self, mutant: &Mutant) -> bool {
        self.file == mutant.file
            && self.function == mutant.function
            && self.original == mutant.original
            && self.replacement == mutant.replacement
            && self.ordinal == mutant.ordinal
    }

    pub(crate) fn shown(&self) -> String {
        let Self { file, function, original, replacement, ordinal } = self;
        format!("{file} {function}: {original} → {replacement} (number {ordinal})")
    }
}

/// The file of a game.
pub(crate) fn file(game: &str) -> String {
    format!("docs/mutants/{game}.toml")
}

pub(crate) fn load(game: &str) -> Result<Vec<Equivalent>, String> {
    let name = file(game);
    let path = root().join(&name);
    if !path.exists() {
        return Ok(Vec::new());
    }
    read(&super::copy::read(&path)?).map_err(|error| format!("{name}: {error}"))
}

fn read(text: &str) -> Result<Vec<Equivalent>, String> {
    let table: Table = text.parse().map_err(|error| format!("{error}"))?;
    let mut list = Vec::new();
    for (key, value) in &table {
        let Value::Array(entries) = value else { return Err(format!("'{key}' is no list")) };
        if key != "equivalent" {
            return Err(format!("'{key}' is not 'equivalent'"));
        }
        for (idx, entry) in entries.iter().enumerate() {
            list.push(equivalent(entry).map_err(|why| format!("entry {}: {why}", idx + 1))?);
        }
    }
    Ok(list)
}

fn equivalent(entry: &Value) -> Result<Equivalent, String> {
    const KEYS: &[&str] = &["file", "function", "original", "replacement", "reason"];
    let table = entry.as_table().ok_or("no table")?;
    if let Some(key) = table.keys().find(|it| !KEYS.contains(&it.as_str()) && *it != "ordinal") {
        return Err(format!("'{key}' is not one of {}, ordinal", KEYS.join(", ")));
    }
    let text = |key: &str| {
        let value = table.get(key).and_then(Value::as_str).filter(|it| !it.trim().is_empty());
        value.map(str::to_owned).ok_or_else(|| format!("no {key}"))
    };
    text("reason")?;
    let ordinal = table.get("ordinal").map_or(Some(1), Value::as_integer);
    Ok(Equivalent {
        file: text("file")?,
        function: text("function")?,
        original: text("original")?,
        replacement: text("replacement")?,
        ordinal: ordinal.and_then(|it| usize::try_from(it).ok()).ok_or("no ordinal")?,
    })
}

/// An entry of the file that still lacks its reason.
pub(crate) fn entry(mutant: &Mutant) -> String {
    let mut text = format!("# line {}\n[[equivalent]]\n", mutant.line);
    for (key, value) in [
        ("file", &mutant.file),
        ("function", &mutant.function),
        ("original", &mutant.original),
        ("replacement", &mutant.replacement),
    ] {
        let _ = writeln!(text, "{key} = {}", Value::from(value.as_str()));
    }
    if mutant.ordinal != 1 {
        let _ = writeln!(text, "ordinal = {}", mutant.ordinal);
    }
    text + "reason = \"\"\n"
}

#[cfg(test)]
mod tests {
    use super::{Mutant, entry, read};

    fn mutant() -> Mutant {
        Mutant {
            file: "crates/game-a/src/query.rs".to_owned(),
            function: "Table::is_full".to_owned(),
            original: "a == \"x\" && b".to_owned(),
            replacement: "a == \"x\" || b".to_owned(),
            ordinal: 2,
            line: 7,
        }
    }

    #[test]
    fn an_entry_is_read_back_once_it_has_a_reason() {
        let text = entry(&mutant());
        assert!(read(&text).is_err_and(|it| it == "entry 1: no reason"));
        let known = read(&text.replace("reason = \"\"", "reason = \"b is never true\""));
        let known = known.expect("an entry with a reason");
        assert!(known.len() == 1 && known[0].is(&mutant()));
        assert!(!known[0].is(&Mutant { ordinal: 1, ..mutant() }));
    }

    #[test]
    fn what_an_entry_does_not_have_is_refused() {
        let text = entry(&mutant()) + "why = \"x\"\n";
        assert!(read(&text).is_err_and(|it| it.starts_with("entry 1: 'why'")));
    }
}
