//! Everything here goes over the whole list.

use std::path::PathBuf;

use anyhow::Result;

use super::layers::{Gathered, Source};
use super::{Given, SETTINGS, Settings, When, gather, print};

/// For each setting a value that differs from its default, and whatever else it needs.
fn sample(name: &str) -> &'static str {
    match name {
        "addr" => "0.0.0.0:99",
        "data" => "elsewhere",
        "database" => "postgres://inn:secret@db/gospoda",
        "node" => "10.0.0.1:8080",
        "client-ip-header" => "x-real-ip",
        "requests-at-once" => "7",
        "requests-per-minute" => "8",
        "tables-at-once" => "9",
        "tables-per-minute" => "11",
        "open" => "12",
        "bot-pause" => "1s",
        "longest-thought" => "20s",
        "thinking" => "77",
        "leave-thinking" => "true",
        "idle-after" => "1h",
        "notify-after" => "2m",
        "private-webhooks" => "true",
        "smtp" => "smtps://inn:secret@mail.example",
        "mail-from" => "Gospoda <inn@example.org>",
        "keep-unbegun" => "7d",
        "keep-abandoned" => "30d",
        "keep-finished" => "365d",
        "archive" => "archive",
        "lessons" => "lessons",
        "log" => "json",
        "log-level" => "debug",
        other => panic!("{other} has no sample"),
    }
}

/// `site` wants a folder that is there.
fn sampled() -> impl Iterator<Item = &'static super::Setting> {
    SETTINGS.iter().filter(|it| it.name != "site")
}

fn from_environment(given: &Given, variables: &[(String, String)]) -> Result<Gathered> {
    let found = |name: &str| variables.iter().find(|it| it.0 == name).map(|it| it.1.clone());
    gather(given, &found)
}

/// A file that is gone after the test.
struct File(PathBuf);

impl File {
    fn of(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("gospoda-{name}-{}.toml", std::process::id()));
        std::fs::write(&path, text).expect("the folder for temporary files can be written");
        Self(path)
    }

    /// As if it were named on the command line, and nothing else.
    fn given(&self) -> Given {
        Given { file: Some(self.0.clone()), values: Vec::new() }
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn told(name: &str, text: &str) -> String {
    let file = File::of(name, text);
    let error = from_environment(&file.given(), &[]).unwrap_err().to_string();
    error.replace(&file.0.display().to_string(), "FILE")
}

#[test]
fn all_can_be_said_in_every_place_and_the_nearer_one_counts() {
    let lines = sampled().map(|it| format!("{} = '{}'\n", it.name, sample(it.name)));
    let file = File::of("all", &lines.collect::<String>());
    let by_file = from_environment(&file.given(), &[]).unwrap();
    let variables: Vec<_> =
        sampled().map(|it| (it.variable(), sample(it.name).to_owned())).collect();
    let by_environment = from_environment(&Given::default(), &variables).unwrap();
    let values = sampled().map(|it| (it.name, sample(it.name).to_owned())).collect();
    let by_hand = from_environment(&Given { file: None, values }, &[]).unwrap();
    for setting in sampled() {
        let texts = [&by_file, &by_environment, &by_hand].map(|it| setting.text(&it.settings));
        assert!(texts.iter().all(|it| it.as_deref() == Some(sample(setting.name))), "{texts:?}");
        assert_ne!(setting.text(&Settings::default()), texts[0], "{}", setting.name);
    }
    // The same in two places: what is nearer to whoever starts it.
    let file = File::of("places", "open = 1\nthinking = 1\nbot-pause = '1s'\n");
    let mut given = file.given();
    let variables = [
        ("GOSPODA_OPEN".to_owned(), "2".to_owned()),
        ("GOSPODA_THINKING".to_owned(), "2".to_owned()),
    ];
    given.values.push(("open", "3".to_owned()));
    let gathered = from_environment(&given, &variables).unwrap();
    let of = |name: &str| {
        let place = SETTINGS.iter().position(|it| it.name == name).unwrap();
        (SETTINGS[place].text(&gathered.settings).unwrap(), gathered.sources[place].clone())
    };
    let path = file.0.clone();
    assert_eq!(of("open"), ("3".to_owned(), Source::CommandLine { name: "open" }));
    let variable = "GOSPODA_THINKING".to_owned();
    assert_eq!(of("thinking"), ("2".to_owned(), Source::Environment { variable }));
    assert_eq!(of("bot-pause"), ("1s".to_owned(), Source::File { path, line: 3 }));
    assert_eq!(of("idle-after").1, Source::Default);
}

/// A knob that somebody adds to the server can be set, or its line stands here with the reason why not.
#[test]
fn every_knob_of_the_server_can_be_set() {
    let mut changed = Settings::default();
    sampled().for_each(|it| it.set(&mut changed, sample(it.name)).unwrap());
    let (before, after) = (format!("{:#?}", Settings::default()), format!("{changed:#?}"));
    let after: Vec<&str> = after.lines().collect();
    let is_knob = |it: &&str| it.contains(": ") && it.ends_with(',');
    let same = before.lines().filter(|it| after.contains(it)).filter(is_knob).map(str::trim);
    let same: Vec<&str> = same.collect();
    // A seed would make all luck known. A sender and his server are put together from two settings. A site is there.
    assert_eq!(same, ["seed: None,", "site: None,", "mail: None,"]);
}

#[test]
fn what_is_printed_is_read_again_and_has_no_passwords() {
    let values: Vec<_> = sampled().map(|it| (it.name, sample(it.name).to_owned())).collect();
    let gathered = from_environment(&Given { file: None, values }, &[]).unwrap();
    let printed = print(&gathered);
    assert!(!printed.contains("secret") && printed.contains("smtps://inn:***@mail.example"));
    for setting in SETTINGS {
        let part = |it: &str| printed.contains(it);
        assert!(
            part(&format!("\n{} = ", setting.name)) || part(&format!("\n# {} = ", setting.name))
        );
        assert!(part(&setting.variable()), "{}", setting.name);
    }
    assert!(printed.lines().all(|it| it.chars().count() <= 120), "{printed}");
    let again = File::of("printed", &printed);
    let again = from_environment(&again.given(), &[]).unwrap();
    for setting in SETTINGS {
        assert_eq!(setting.shown(&again.settings), setting.shown(&gathered.settings));
    }
    let bare = print(&from_environment(&Given::default(), &[]).unwrap());
    assert!(bare.contains("\n# from: the default\nopen = 200\n"), "{bare}");
    assert!(bare.contains("\n# database = URL\n"), "{bare}");
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for setting in SETTINGS {
        // Nothing is a folder, a sender or a database with a line break in its name.
        for wrong in ["[1]", "1979-05-27", "{ a = 1 }"] {
            let told = told("wrong", &format!("# A comment\n\n{} = {wrong}\n", setting.name));
            assert!(told.starts_with(&format!("FILE:3: {}: one value", setting.name)), "{told}");
        }
    }
    let cases = [
        ("open = 0", "FILE:1: open: '0' is not a whole number from 1"),
        ("\nopen = 'many'", "FILE:2: open: 'many' is not a whole number from 1"),
        ("idle-after = 300", "FILE:1: idle-after: '300' is not a time such as 350ms"),
        ("addr = 'here'", "FILE:1: addr: 'here' is not an address to listen at"),
        ("log = 'loud'", "FILE:1: log: 'loud' is not text or json"),
        ("idel-after = '5m'", "FILE:1: there is no setting 'idel-after'; there are addr, data"),
        ("open = 1\nopen = 2", "FILE:2: duplicate key"),
        ("open 1", "FILE:1: "),
        ("database = 'mysql://inn:secret@db'", "FILE:1: database: this is not a database"),
        ("node = '10.0.0.1:80'", "FILE:1: node: it needs database as well"),
        ("smtp = 'smtps://mail.example'", "FILE:1: smtp: it needs mail-from as well"),
        ("site = '/nowhere'", "FILE:1: site: there is no sw.js in /nowhere"),
    ];
    for (text, start) in cases {
        let told = told("cases", text);
        assert!(told.starts_with(start) && told.lines().count() == 1, "{text}: {told}");
        assert!(!told.contains("secret"), "{told}");
    }
    let values = vec![("open", "0".to_owned())];
    let error = from_environment(&Given { file: None, values }, &[]).unwrap_err().to_string();
    assert!(error.starts_with("--open: '0' is not"), "{error}");
    let variables = [("GOSPODA_OPEN".to_owned(), "0".to_owned())];
    let error = from_environment(&Given::default(), &variables).unwrap_err().to_string();
    assert!(error.starts_with("GOSPODA_OPEN: '0' is not"), "{error}");
    let file = Some(PathBuf::from("/nowhere.toml"));
    let error = from_environment(&Given { file, values: Vec::new() }, &[]).unwrap_err();
    assert!(format!("{error:#}").starts_with("/nowhere.toml cannot be read"), "{error:#}");
}

#[test]
fn only_what_may_change_is_taken_over_and_all_of_it_is_told() {
    let mut running = Settings::default();
    let mut new = Settings::default();
    sampled().for_each(|it| it.set(&mut new, sample(it.name)).unwrap());
    let changes = running.reload(&new);
    assert_eq!(changes.len(), sampled().count());
    for (setting, change) in sampled().zip(&changes) {
        let is_new = setting.text(&running) == setting.text(&new);
        assert_eq!(is_new, setting.when == When::Reload, "{}", setting.name);
        assert_eq!((change.name, change.when), (setting.name, setting.when));
        assert!(!format!("{change:?}").contains("secret"), "{change:?}");
    }
    assert!(running.reload(&running.clone()).is_empty());
    let back = running.reload(&Settings::default());
    assert!(back.iter().all(|it| it.when == When::Reload), "{back:?}");
}
