//! The data folder as it lies on the disk.

use std::path::Path;

use server::{OpenError, ServeError, Server};

use crate::store::reopened;
use crate::support::{Folder, Table, config};

/// The bits of everybody but the owner, of a folder and all that lies in it.
#[cfg(unix)]
fn open_to_others(path: &Path) -> Vec<(String, u32)> {
    use std::os::unix::fs::PermissionsExt;
    let mut res = Vec::new();
    let mut left = vec![path.to_owned()];
    while let Some(path) = left.pop() {
        let mode = std::fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        if mode & 0o077 != 0 {
            res.push((path.display().to_string(), mode));
        }
        if path.is_dir() {
            left.extend(std::fs::read_dir(&path).unwrap().map(|it| it.unwrap().path()));
        }
    }
    res
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_data_folder() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("rights");
    let play = async || {
        let app = server::app(reopened(&folder).await);
        Table::of(&app, &["you", "link"]).await.play(5, 1).await;
        let logs =
            ["gospoda.db", "gospoda.db-wal", "gospoda.db-shm"].map(|it| folder.path().join(it));
        assert!(logs.iter().all(|it| it.is_file()), "the database is open, with its log");
        assert_eq!(open_to_others(folder.path()), []);
        let copy = folder.path().join("copy.db");
        let _ = std::fs::remove_file(&copy);
        server::backup(folder.path(), &copy).await.unwrap();
        assert_eq!(open_to_others(folder.path()), [], "nor a backup");
    };
    play().await;
    // As versions before this one left it, and as tools do that copy it.
    std::fs::create_dir_all(folder.path().join("faults")).unwrap();
    std::fs::write(folder.path().join("faults/a-1.txt"), "a report").unwrap();
    let open = |path: &Path, mode| set_permissions(path, Permissions::from_mode(mode)).unwrap();
    let mut files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().path()).collect();
    files.push(folder.path().join("faults/a-1.txt"));
    for path in files {
        open(&path, if path.is_dir() { 0o755 } else { 0o644 });
    }
    std::fs::remove_file(folder.path().join("copy.db")).unwrap();
    open(folder.path(), 0o755);
    assert!(5 <= open_to_others(folder.path()).len());
    play().await;
}

/// Whoever repairs a backup finds all of it that is left.
#[tokio::test]
async fn a_damaged_backup_stays_as_it_is_byte_for_byte() {
    let folder = Folder::new("whole");
    let app = server::app(reopened(&folder).await);
    Table::of(&app, &["you", "link"]).await.play(20, 6).await;
    let backup = folder.path().join("backup.db");
    server::backup(folder.path(), &backup).await.unwrap();
    let whole = std::fs::read(&backup).unwrap();
    let page = 4096;
    let n_pages = whole.len() / page;
    assert!(4 < n_pages, "{n_pages}");
    let mut n_refused = 0;
    for nth in 1..n_pages {
        let mut damaged = whole.clone();
        damaged[nth * page..][..page].fill(0x5A);
        let copy = Folder::new("damaged");
        std::fs::create_dir_all(copy.path()).unwrap();
        let file = copy.path().join("gospoda.db");
        std::fs::write(&file, &damaged).unwrap();
        match Server::in_folder(copy.path(), config()).await {
            Err(ServeError::Open(error @ OpenError::Damaged { .. })) => {
                assert_eq!(error.to_string().lines().count(), 1, "{error}");
                n_refused += 1;
            }
            Err(error) => panic!("page {nth}: {error}"),
            // What no table and no index uses any more may say anything.
            Ok(_) => continue,
        }
        assert!(std::fs::read(&file).unwrap() == damaged, "page {nth} was damaged, and more then");
        for log in ["gospoda.db-wal", "gospoda.db-journal"] {
            let n_bytes = std::fs::metadata(copy.path().join(log)).map_or(0, |it| it.len());
            assert_eq!(n_bytes, 0, "{log} would change it");
        }
    }
    assert!(n_pages - 3 <= n_refused, "{n_refused} of {n_pages} are noticed");
}
