//! A match that was begun in a browser alone goes on at a server, and back.

use catalog::record;

use crate::house::{House, Place};
use crate::side::Side;

/// Takes a match from one place to another: the address there. What comes out there is what came in.
#[track_caller]
fn moves(from: &mut dyn Place, table: &str, to: &mut dyn Place) -> (String, String) {
    from.settles(table);
    let file = from.takes_along(table);
    let found = record::verify(&file).unwrap_or_else(|error| panic!("{error}"));
    assert!(found.dice_proved && found.compared && !found.finished);
    let told = from.told(table);
    assert_eq!(told["version"].as_u64().unwrap() as usize + 1, file.lines().count());
    let there = to.brings(&file).is(303).header("location").to_owned();
    assert!(there.starts_with("/table/") && !there.ends_with("/at/0"), "{there}");
    assert_eq!(to.told(&there)["version"], told["version"]);
    assert_eq!(to.takes_along(&there), file, "the same lines, hash, seats and secret");
    (there, file)
}

/// Whether a file begins with the lines of another one.
fn continues(file: &str, before: &str) -> bool {
    let n_lines = before.lines().count() - 1;
    file.lines().take(n_lines).eq(before.lines().take(n_lines))
}

fn goes_there_and_back(game: &str, seats: &[&str]) {
    let (mut browser, mut house) = (Side::open(), House::open());
    let table = browser.makes(game, seats);
    browser.plays(&table, 12);
    let (at_server, first) = moves(&mut browser, &table, &mut house);
    house.plays(&at_server, 12);
    let mut other = Side::open();
    let (back, second) = moves(&mut house, &at_server, &mut other);
    assert!(continues(&second, &first) && first.len() < second.len());
    other.plays(&back, usize::MAX);
    let last = other.look(&format!("{back}/match")).is(200).body;
    let found = record::verify(&last).unwrap();
    assert!(found.finished && found.dice_proved && continues(&last, &second), "{game}");
    // The same answers from the same file give the same match, whoever else has it.
    let mut third = Side::open();
    let (again, _) = moves(&mut house, &at_server, &mut third);
    third.plays(&again, usize::MAX);
    assert_eq!(third.look(&format!("{again}/match")).is(200).body, last, "{game}");
    for (place, table) in [(&mut browser, &table), (&mut third, &again)] {
        let page = place.look(table).is(200).body;
        assert!(page.contains("can know its dice"), "everybody reads that the dice are known");
    }
    assert_eq!((browser.reports, other.reports), (Vec::new(), Vec::new()));
}

#[test]
fn smallworld_moves() {
    goes_there_and_back("smallworld", &["you", "bot:random"]);
}

#[test]
fn wrath_moves() {
    goes_there_and_back("wrath", &["you", "bot:greedy"]);
}

#[test]
fn quest_moves() {
    goes_there_and_back("quest", &["you", "bot:random", "bot:random", "bot:random"]);
}

#[test]
fn adventure_moves() {
    goes_there_and_back("adventure", &["you", "bot:random"]);
}

/// Two hands at one screen: neither is open at the other place before its person says that he is there.
#[test]
fn the_curtain_moves_along() {
    let (mut browser, mut house) = (Side::open(), House::open());
    let table = browser.makes("adventure", &["you", "here"]);
    let (there, _) = moves(&mut browser, &table, &mut house);
    let page = house.look(&there).is(200).body;
    assert!(page.contains(&format!("action=\"{there}/curtain\"")), "{page}");
    assert!(!page.contains("ag-hand") && !page.contains("name=\"action\""));
    house.fill_in(&format!("{there}/curtain"), "").is(303);
    assert!(house.look(&there).is(200).body.contains("name=\"action\""));
}

/// WQ-CAMP-02: the second quest knows of the first one, at the server and back, and leads to a third.
#[test]
fn a_campaign_goes_on_elsewhere() {
    let (mut browser, mut house) = (Side::open(), House::open());
    let table = browser.makes("quest", &["you", "bot:random"]);
    browser.plays(&table, usize::MAX);
    let next = browser.fill_in(&format!("{table}/next"), "").is(303).header("location").to_owned();
    assert_ne!(next, table);
    browser.plays(&next, 9);
    let (there, file) = moves(&mut browser, &next, &mut house);
    assert!(file.lines().last().unwrap().contains("\"campaign\":{"));
    let log =
        |place: &mut dyn Place, table: &str| place.look(&format!("{table}/campaign")).is(200).body;
    assert_eq!(log(&mut browser, &next), log(&mut house, &there));
    house.plays(&there, usize::MAX);
    let after = house.fill_in(&format!("{there}/next"), "").is(303).header("location").to_owned();
    // The new match has dice of its own, which nobody knows.
    assert!(!house.look(&after).is(200).body.contains("id=\"seed-told\""));
    // A campaign that does not lead to this match is refused.
    let (lines, last) = file.trim_end().rsplit_once('\n').unwrap();
    let mut last: serde_json::Value = serde_json::from_str(last).unwrap();
    last["continuation"]["campaign"]["played"] = serde_json::json!([]);
    let told = house.brings(&format!("{lines}\n{last}\n")).is(400).body;
    assert!(told.contains(&format!("Line {}", file.lines().count())), "{told}");
    let wrong = file.replacen("\"campaign\":{", "\"campaign\":{\"more\":1,", 1);
    assert!(house.brings(&wrong).is(400).body.contains("role=\"alert\""));
}

/// The secret is in the file, and in nothing else that anybody is told.
#[test]
fn the_seed_is_told_to_nobody_else() {
    let mut house = House::open();
    let mut other = house.other();
    let made = house.fill_in("/tables", "game=smallworld&seat=you&seat=bot:random").is(303);
    let table = made.header("location").to_owned();
    house.plays(&table, 5);
    let of_programs = table.replace("/table", "/api/v1/tables") + "/along";
    for (path, status) in [(format!("{table}/along"), 403), (of_programs, 401)] {
        let told = other.fill_in(&path, "").is(status).body;
        assert!(!told.contains("seed\"") && !told.contains("opening"), "{told}");
        assert_eq!(other.look(&path).status, 405, "nothing is given to a link");
    }
    let file = house.takes_along(&table);
    let last: serde_json::Value = serde_json::from_str(file.lines().last().unwrap()).unwrap();
    let seed = last["continuation"]["seed"].as_str().unwrap().to_owned();
    assert_eq!(seed.len(), 64);
    let api = table.replace("/table", "/api/v1/tables");
    let pages = [
        "".to_owned(),
        "/history".to_owned(),
        "/at/0".to_owned(),
        "/match".to_owned(),
        "/campaign".to_owned(),
    ];
    let pages = pages.map(|it| format!("{table}{it}"));
    let ends = ["", "/view", "/log", "/match", "/legal", "/notes", "/talk"];
    let ends = ends.map(|it| format!("{api}{it}"));
    for page in pages.iter().chain(&ends).chain(&["/".to_owned(), "/metrics".to_owned()]) {
        for client in [&mut house, &mut other] {
            let told = client.look(page);
            assert!(!told.body.contains(&seed) && !format!("{:?}", told.headers).contains(&seed));
        }
    }
    // Nor when somebody brings it and it does not hold; and then there is no table.
    let bad = [
        file.replacen("\"hash\":\"", "\"hash\":\"0", 1),
        file.replacen("\"seed\":", "\"clock\":", 1),
        file.replacen(&format!("\"seed\":\"{seed}\""), &format!("\"seed\":[\"{seed}\"]"), 1),
        file.replacen("\"seats\":[", "\"seat\":[", 1),
        file.replacen("\"bot\":\"random\"", "\"bot\":\"\"", 1),
        file.replacen("\"setup\":{", "\"setup\":{\"x\":1,", 1),
        file.replacen("\"rules\":", "\"rules\":9", 1),
        file.lines().rev().skip(1).collect::<Vec<_>>().join("\n"),
        String::new(),
    ];
    for (nth, text) in bad.iter().enumerate() {
        assert!(text != &file, "{nth} is changed");
        let told = other.brings(text).is(400).body;
        assert!(told.contains("role=\"alert\"") && !told.contains(&seed), "{nth}: {told}");
        assert!(told.contains("ine "), "{nth}: the line is named");
    }
    assert!(!other.look("/").body.contains("href=\"/table/"), "nothing was kept");
}
