//! Folders and files that nobody but the user of the server may read: seeds of matches and what people wrote stand in them.
//! The rights are ours to give, whatever the system's habit is; what other systems have instead is left as it is.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a folder, with those above it, and closes it to others.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)?;
    close(path);
    Ok(())
}

/// Opens a file to be written at its end, which is made if need be.
pub(crate) fn open_file(path: &Path) -> io::Result<File> {
    let file = options().append(true).create(true).open(path)?;
    close(path);
    Ok(file)
}

/// Makes a new, empty file.
pub(crate) fn new_file(path: &Path) -> io::Result<File> {
    options().write(true).create_new(true).open(path)
}

/// Takes a file or a folder from everybody but its owner. Where that is not ours to do it is told, and the server goes on.
pub(crate) fn close(path: &Path) {
    if let Err(error) = rights::close(path) {
        tracing::warn!(path = %path.display(), %error, "others may read this");
    }
}

#[cfg(unix)]
fn options() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut res = OpenOptions::new();
    res.mode(0o600);
    res
}

#[cfg(not(unix))]
fn options() -> OpenOptions {
    OpenOptions::new()
}

#[cfg(unix)]
mod rights {
    use std::fs::{self, Permissions};
    use std::io;
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

    const OTHERS: u32 = 0o077;
    /// A folder in which everybody keeps something, such as the one for what is temporary.
    const STICKY: u32 = 0o1000;

    pub(super) fn close(path: &Path) -> io::Result<()> {
        let mode = match fs::metadata(path) {
            Ok(it) => it.permissions().mode(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error),
        };
        if mode & OTHERS == 0 || mode & STICKY != 0 {
            return Ok(());
        }
        fs::set_permissions(path, Permissions::from_mode(mode & !OTHERS))
    }
}

#[cfg(not(unix))]
mod rights {
    use std::io;
    use std::path::Path;

    pub(super) fn close(_: &Path) -> io::Result<()> {
        Ok(())
    }
}
