//! What the log of a server tells of its operator.

use serde_json::Value;

use crate::admin::{Browser, write};
use crate::served::Table;
use crate::settings::Watched;
use crate::support::{Folder, gospoda};

/// Each decision is a line when it is done, with numbers; who it was about is in no line.
#[test]
fn what_is_decided_stands_in_the_log_and_whom_it_names_does_not() {
    let folder = Folder::of("admin-log");
    let args = ["--log", "json", "--client-ip-header", "X-Real-IP"];
    let (server, addr) = Watched::start(&folder, &args);
    let admin =
        |args: &[&str]| gospoda(&[&["admin", "--data", &folder.path("data")][..], args].concat());
    let line = |message: &str| -> Value {
        let log = server.log_with(message);
        let found = log.lines().find(|it| it.contains(message)).unwrap();
        serde_json::from_str(found).unwrap()
    };
    let tables = [Table::make(&addr), Table::make(&addr)];
    let mut guest = Browser::new(&addr, "198.51.100.7");
    tables.iter().for_each(|it| guest.join(&it.keys[0]));
    assert_eq!(guest.form(&format!("/table/{}/name", tables[0].id), "name=Bohdan"), 303);

    admin(&["ban", "--network", "203.0.113.7", "--why", "floods"]).done();
    let bans = admin(&["bans", "--json"]).done();
    let bans: Value = serde_json::from_str(&bans).unwrap();
    let ban = bans["bans"][0]["id"].as_str().unwrap();
    let told = line("has banned somebody");
    assert_eq!((&told["ban"], &told["kind"]), (&ban.into(), &"network".into()), "{told}");
    admin(&["unban", ban]).done();
    assert_eq!(line("has lifted a ban")["ban"], ban);
    admin(&["ban", "--seat", &tables[0].id, "P1"]).done();
    let log = server.log_with("\"kind\":\"browser\"");
    let bans = admin(&["bans", "--json"]).done();
    let bans: Value = serde_json::from_str(&bans).unwrap();
    assert!(log.contains(bans["bans"][0]["id"].as_str().unwrap()), "{log}");

    admin(&["erase", &tables[0].id, "P1", "--dry-run"]).done();
    admin(&["close", &tables[0].id]).done();
    admin(&["unfreeze", &tables[0].id]).done();
    line("has opened a table again");
    assert!(!server.log_with("").contains("has erased"), "it was only asked for");
    admin(&["erase", &tables[0].id, "P1"]).done();
    let told = line("has erased a person");
    assert_eq!((&told["n_tables"], &told["n_seats"]), (&2.into(), &2.into()), "{told}");
    admin(&["retention", "--now"]).done();
    let told = line("has deleted old tables");
    assert_eq!((&told["n_deleted"], &told["n_kept"]), (&0.into(), &0.into()), "{told}");

    // A table that cannot be read anew was not opened.
    let sql = "UPDATE line SET text = text || ' ' WHERE number = 1";
    let broken = Table::make(&addr);
    assert_eq!(broken.try_step(&addr).0, 200);
    admin(&["close", &broken.id]).done();
    write(&folder.path("data/gospoda.db"), sql);
    assert_eq!(admin(&["unfreeze", &broken.id]).code, Some(2));
    let log = server.log_with("has closed a table");
    assert_eq!(log.matches("has opened a table again").count(), 1, "{log}");
    for secret in
        ["203.0.113", "198.51.100", "floods", "Bohdan", bans["bans"][0]["what"].as_str().unwrap()]
    {
        assert!(!log.contains(secret), "{secret}: {log}");
    }
}
