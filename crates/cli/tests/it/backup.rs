//! A copy of all tables, made while the server runs.

use std::path::Path;

use crate::served::{Server, Table};
use crate::support::{Folder, command_at};

/// The folder of a server is named in the environment for `gospoda admin`, and for this too.
#[test]
fn a_backup_is_made_of_the_folder_that_the_environment_names() {
    let folder = Folder::of("backup");
    let server = Server::start(&folder.path("data"));
    let table = Table::make(&server.addr);
    let (elsewhere, backup) = (folder.path("elsewhere"), folder.path("copy.db"));
    std::fs::create_dir(&elsewhere).unwrap();
    let backed_up = |args: &[&str]| {
        command_at(Path::new(&folder.path("user")))
            .current_dir(&elsewhere)
            .env("GOSPODA_DATA", folder.path("data"))
            .args(["backup", "--to", &backup])
            .args(args)
            .output()
            .unwrap()
    };
    let done = backed_up(&["--data", &elsewhere]);
    let told = String::from_utf8(done.stderr).unwrap();
    assert!(told.contains("there is no database") && told.contains("elsewhere"), "{told}");
    let done = backed_up(&[]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    server.kill();
    std::fs::rename(&backup, format!("{elsewhere}/gospoda.db")).unwrap();
    let server = Server::start(&elsewhere);
    assert_eq!(table.try_step(&server.addr).0, 200);
}
