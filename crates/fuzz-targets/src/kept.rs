//! What fuzzers have found: inputs that reach something new, and inputs that broke something once.
//!
//! `fuzz/kept/<target>.bin` holds the first, one after another, each behind its length in four bytes, the lowest first.
//! `fuzz/regressions/<target>/` has a file for each of the second.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::root;

/// Longer inputs are not kept: they are slow to replay and seldom reach what a short one does not.
const LONGEST: usize = 4096;

fn archive(target: &str) -> PathBuf {
    root().join(format!("fuzz/kept/{target}.bin"))
}

/// What was kept for a target.
///
/// # Errors
/// When the archive is there and cannot be read.
pub fn read(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let path = archive(target);
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let bytes = fs::read(path)?;
    let mut rest = bytes.as_slice();
    let mut res = Vec::new();
    while let Some((len, behind)) = rest.split_first_chunk::<4>() {
        let len = u32::from_le_bytes(*len) as usize;
        let input = behind.get(..len).ok_or(io::ErrorKind::UnexpectedEof)?;
        res.push(input.to_vec());
        rest = &behind[len..];
    }
    if rest.is_empty() { Ok(res) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
}

/// Keeps the files of a folder in the place of what was kept; tells how many and how many bytes.
///
/// # Errors
/// When something cannot be read or written.
pub fn write(target: &str, folder: &Path) -> io::Result<(usize, usize)> {
    let mut inputs = files(folder)?;
    inputs.retain(|it| it.len() <= LONGEST);
    inputs.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
    let mut bytes = Vec::new();
    for input in &inputs {
        bytes.extend((input.len() as u32).to_le_bytes());
        bytes.extend(input);
    }
    let path = archive(target);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, &bytes)?;
    Ok((inputs.len(), bytes.len()))
}

/// What once broke a target.
///
/// # Errors
/// When a file cannot be read.
pub fn regressions(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let folder = root().join("fuzz/regressions").join(target);
    if folder.is_dir() { files(&folder) } else { Ok(Vec::new()) }
}

/// What the files of a folder contain, in the order of their names.
fn files(folder: &Path) -> io::Result<Vec<Vec<u8>>> {
    let entries = fs::read_dir(folder)?.map(|it| it.map(|it| it.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.retain(|it| it.is_file());
    paths.sort();
    paths.iter().map(fs::read).collect()
}
