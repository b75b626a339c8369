//! Small helpers for what is read and printed.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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
    write_bytes(path, text.as_bytes())
}

/// The same for what is no text.
pub(crate) fn write_bytes(path: &Path, bytes: &[u8]) -> Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    if is_device(path) {
        return fs::write(path, bytes).with_context(cannot);
    }
    let (place, beside) = places(path);
    let written = fs::File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, &place)).with_context(|| {
        // The half-written file beside it is of no use to anybody; that it cannot be removed changes nothing.
        let _ = fs::remove_file(&beside);
        cannot()
    })
}

/// Fails now where [`write`] would fail after hours of work.
pub(crate) fn check_writable(path: &Path) -> Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    if path.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory)).with_context(cannot);
    }
    if is_device(path) {
        return Ok(());
    }
    let (_, beside) = places(path);
    fs::File::create(&beside).and_then(|_| fs::remove_file(&beside)).with_context(cannot)
}

/// Something like `/dev/stdout`, which must not be replaced by a file.
pub(crate) fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|it| !it.is_file() && !it.is_dir())
}

/// Where a file really lies, links followed, and the name beside it under which it is written.
fn places(path: &Path) -> (PathBuf, PathBuf) {
    let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut beside = place.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    (place, beside.into())
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
    match writeln!(io::stdout(), "{line}") {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(ReaderLeft.into()),
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

/// Rows with their cells below each other, two spaces apart; nothing trails.
pub(crate) fn columns<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    let line = |row: &[String; N]| {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Items separated by semicolons, in lines of at most `width` letters unless an item alone is longer.
pub(crate) fn wrapped(items: &[&str], width: usize) -> Vec<String> {
    let mut res: Vec<String> = Vec::new();
    for (idx, item) in items.iter().enumerate() {
        let end = if idx + 1 == items.len() { "" } else { ";" };
        match res.last_mut() {
            Some(line) if line.chars().count() + 2 + item.chars().count() <= width => {
                line.push_str(&format!(" {item}{end}"));
            }
            Some(_) | None => res.push(format!("{item}{end}")),
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use super::{columns, grouped, wrapped};

    #[test]
    fn items_are_broken_between_and_not_within() {
        assert_eq!(wrapped(&["aa bb", "cc", "dd"], 10), ["aa bb; cc;", "dd"]);
        assert_eq!(wrapped(&["a long item"], 4), ["a long item"]);
    }

    #[test]
    fn cells_stand_below_each_other() {
        let rows = [["1", "né", ""], ["10", "n", "x"]].map(|row| row.map(str::to_owned));
        assert_eq!(columns(&rows), ["1   né", "10  n   x"]);
    }

    #[test]
    fn numbers_are_grouped_in_thousands() {
        assert_eq!(
            [0.4, 999.0, 1000.0, 1_234_567.0].map(grouped),
            ["0", "999", "1,000", "1,234,567"]
        );
    }
}
