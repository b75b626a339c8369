//! Small helpers for what is read and printed.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use comfy_table::{Table, TableStyle};
use serde::Serialize;

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    String::from_utf8(bytes).with_context(|| format!("{} is no text file", path.display()))
}

/// Writes a file whole or not at all: beside it first, then in its place.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = Path::new(&beside);
    let written = fs::File::create(beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    if let Err(error) = written.and_then(|()| fs::rename(beside, path)) {
        // The half-written file beside it is of no use to anybody; that it cannot be removed changes nothing.
        let _ = fs::remove_file(beside);
        return Err(error).with_context(cannot);
    }
    Ok(())
}

/// One JSON document on standard output.
pub(crate) fn json(value: &impl Serialize) -> Result<()> {
    say(&serde_json::to_string_pretty(value)?)
}

/// Whoever read our output has gone away; that is no mistake of anybody.
#[derive(Debug)]
pub(crate) struct ReaderLeft;

impl std::fmt::Display for ReaderLeft {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the reader of the output has left")
    }
}

impl std::error::Error for ReaderLeft {}

/// A line on standard output.
pub(crate) fn say(line: &str) -> Result<()> {
    match writeln!(std::io::stdout(), "{line}") {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Err(ReaderLeft.into()),
        res => res.context("cannot write to standard output"),
    }
}

/// A plain table without borders.
pub(crate) fn table(head: &[&str]) -> Table {
    let mut res = Table::new();
    res.load_style(TableStyle::new()).set_header(head.to_vec());
    res
}

/// A number in thousands: 1,234,567.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut res = String::new();
    for (idx, digit) in digits.chars().enumerate() {
        if idx != 0 && (digits.len() - idx) % 3 == 0 {
            res.push(',');
        }
        res.push(digit);
    }
    res
}
