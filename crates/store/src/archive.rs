//! The archive: matches that are over as files, for a server that keeps only younger ones in its database.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use table::TableId;
use tempfile::NamedTempFile;

use crate::private;

/// The path of a match file in an archive. Subfolders are named by the first two letters of the table, 1,024 at most.
fn path_of(archive: &Path, table: TableId) -> PathBuf {
    let name = table.to_string();
    archive.join(&name[..2]).join(format!("{name}.match"))
}

/// Writes a match file into an archive, replacing an earlier one of the same table; several servers may do so at once. On
/// return the file and its folders are synced to disk; after an error or a crash no partial file has the final name.
///
/// # Errors
/// When it cannot be written.
pub fn archive(archive: &Path, table: TableId, text: &str) -> io::Result<()> {
    let path = path_of(archive, table);
    let is_new = !archive.exists();
    // The subfolder and the archive.
    for folder in path.ancestors().skip(1).take(2) {
        private::make_folder(folder)?;
    }
    let mut file = NamedTempFile::new_in(path.parent().unwrap_or(archive))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(&path).map_err(|failed| failed.error)?;
    // A folder above is synced where it got an entry; it need not be readable otherwise.
    let n_changed = if is_new { 3 } else { 2 };
    path.ancestors().skip(1).take(n_changed).try_for_each(sync_folder)
}

#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    // The parent of a relative path of one component is empty: the working directory.
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    std::fs::File::open(path)?.sync_all()
}

/// Other systems do not open folders.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
