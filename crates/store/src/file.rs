//! The data folder, and what can be said of a database before it is opened.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::{OpenError, private};

/// A folder that belongs to this server as long as this value lives.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    /// Locked; the lock ends with the process, however that ends.
    _lock: File,
}

impl DataFolder {
    /// Makes the folder if need be and takes it.
    pub fn take(path: &Path) -> Result<Self, OpenError> {
        let unwritable = |source| OpenError::Folder { path: path.to_owned(), source };
        private::make_folder(path).map_err(unwritable)?;
        let lock = private::open_file(&path.join("gospoda.lock")).map_err(unwritable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::FolderTaken { path: path.to_owned() }),
            Err(TryLockError::Error(source)) => Err(unwritable(source)),
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn database(&self) -> PathBuf {
        self.path.join("gospoda.db")
    }

    /// Keeps the report of a table that met a fault; a later one of the same name replaces it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn report(&self, name: &str, text: &str) -> io::Result<()> {
        let folder = self.path.join("faults");
        private::make_folder(&folder)?;
        let mut file = private::open_file(&folder.join(name))?;
        file.set_len(0)?;
        file.write_all(text.as_bytes())
    }

    /// Closes to others what lies here: SQLite gives its logs the rights of the database, which is made before it looks.
    pub(crate) fn close_files(&self) -> io::Result<()> {
        private::open_file(&self.database())?;
        for log in ["gospoda.db-wal", "gospoda.db-shm", "gospoda.db-journal"] {
            private::close(&self.path.join(log));
        }
        let reports = fs::read_dir(self.path.join("faults")).into_iter().flatten().flatten();
        reports.for_each(|it| private::close(&it.path()));
        private::close(&self.path.join("faults"));
        Ok(())
    }
}

/// Looks at the head of a database: SQLite itself would take an empty file for a new one, and read a truncated one
/// until the first missing page.
pub(crate) fn check(path: &Path) -> Result<(), String> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error.to_string()),
    };
    let size = file.metadata().map_err(|error| error.to_string())?.len();
    if size == 0 {
        // A server that was stopped in its first moment leaves this behind.
        return Ok(());
    }
    let mut head = [0; 100];
    file.read_exact(&mut head).map_err(|_| "the file is too short for a database".to_owned())?;
    if &head[..16] != b"SQLite format 3\0" {
        return Err("the file is no database".to_owned());
    }
    let page_size = match u16::from_be_bytes([head[16], head[17]]) {
        1 => 65_536,
        page_size => u64::from(page_size),
    };
    let n_pages = u64::from(u32::from_be_bytes([head[28], head[29], head[30], head[31]]));
    // Where there is a log, pages at the end may stand in it alone: it is being moved into the database just now, or was
    // when the server was killed.
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    let has_log = fs::metadata(log).is_ok_and(|it| it.len() != 0);
    // The number of pages is valid only if it was written by the same change as the rest of the head.
    if !has_log && head[24..28] == head[92..96] && size < page_size * n_pages {
        return Err(format!(
            "the file has {size} bytes and should have {}: it was cut short",
            page_size * n_pages
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn a_file_that_is_no_database_is_told() {
        let path = std::env::temp_dir().join(format!("gospoda-head-{}", std::process::id()));
        assert_eq!(check(&path), Ok(()));
        std::fs::write(&path, "short").unwrap();
        assert!(check(&path).unwrap_err().contains("too short"));
        std::fs::write(&path, "no database at all. ".repeat(20)).unwrap();
        assert!(check(&path).unwrap_err().contains("no database"));
        let mut head = vec![0; 4096];
        head[..16].copy_from_slice(b"SQLite format 3\0");
        head[16..18].copy_from_slice(&4096u16.to_be_bytes());
        head[28..32].copy_from_slice(&3u32.to_be_bytes());
        std::fs::write(&path, &head).unwrap();
        assert!(check(&path).unwrap_err().contains("cut short"));
        let log = path.with_file_name(format!("gospoda-head-{}-wal", std::process::id()));
        std::fs::write(&log, "the missing pages").unwrap();
        assert_eq!(check(&path), Ok(()), "a checkpoint was broken off");
        std::fs::remove_file(&log).unwrap();
        std::fs::remove_file(&path).unwrap();
    }
}
