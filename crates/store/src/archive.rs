//! The archive: matches that are over as files, for a server that keeps only younger ones in its database.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use table::TableId;

use crate::private;

/// Where the match of a table lies in an archive: in a folder named by the first two letters of its name, so that no
/// folder holds more than a thousandth of all files.
pub fn archived(archive: &Path, table: TableId) -> PathBuf {
    let name = table.to_string();
    archive.join(name.get(..2).unwrap_or(&name)).join(format!("{name}.match"))
}

/// Writes a match file into an archive. When this returns, the file is on the disk, whole; after a crash it is whole or
/// not there. A file of the same table is replaced.
///
/// # Errors
/// When it cannot be written.
pub fn archive(archive: &Path, table: TableId, text: &str) -> io::Result<()> {
    let path = archived(archive, table);
    let folder = path.parent().unwrap_or(archive);
    private::make_folder(archive)?;
    private::make_folder(folder)?;
    let draft = path.with_extension("new");
    let mut file = private::open_file(&draft)?;
    file.set_len(0)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&draft, &path)?;
    // The name is safe when its folder is; other systems than Unix open no folders.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
