//! What was shown is there after every crash; what cannot be stored has not happened.

use crate::side::Side;

/// Begins a game of two at one screen.
fn begun(side: &mut Side) -> String {
    side.makes("smallworld", &["you", "bot:random"])
}

/// Answers once with what is legal; whether anything could be answered and what was said.
fn answer(side: &mut Side, table: &str) -> Option<u16> {
    loop {
        let (version, actions) = side.legal(table);
        let Some(action) = actions.first() else {
            if !side.wait() {
                return None;
            }
            continue;
        };
        let fields = [("version", version.as_str()), ("action", action)];
        return side.post(&format!("{table}/act"), &fields).map(|it| it.status);
    }
}

/// The number of lines that the page shows.
fn version(side: &mut Side, table: &str) -> u64 {
    let path = table.replace("/table", "/api/v1/tables");
    side.get(&path).is(200).json()["version"].as_u64().unwrap()
}

/// Killed after each group that is stored, with the group on the disk or without it.
#[test]
fn killed_at_any_moment_nothing_is_lost_that_was_shown() {
    for nth in 1..25 {
        for is_stored in [false, true] {
            let mut side = Side::open();
            let table = begun(&mut side);
            let before = side.disk.n_stored;
            side.disk.dies_after = Some((before + nth, is_stored));
            let mut shown = 0;
            while !side.is_dead {
                shown = shown.max(version(&mut side, &table));
                let id = side.ask("GET", &format!("{table}/events?since=0&tab=x"), &[], "");
                // The stream has told what it had before the crash.
                shown = shown.max(newest(&side.so_far(id).body));
                side.cancel(id);
                if side.is_dead || answer_or_die(&mut side, &table) {
                    break;
                }
            }
            let mut side = side.restart();
            let now = version(&mut side, &table);
            assert!(shown <= now, "{nth}, {is_stored}: {shown} was shown, {now} is there");
            assert!(answer(&mut side, &table).is_some(), "the game goes on");
            assert_eq!(side.reports, Vec::<String>::new());
        }
    }
}

/// The newest version that a stream has told.
fn newest(events: &str) -> u64 {
    let ids = events.lines().filter_map(|it| it.strip_prefix("id: "));
    ids.filter_map(|it| it.parse().ok()).max().unwrap_or_default()
}

/// Answers, or waits for a bot; whether the browser was killed meanwhile.
fn answer_or_die(side: &mut Side, table: &str) -> bool {
    let path = format!("{}/legal", table.replace("/table", "/api/v1/tables"));
    let Some(legal) = side.request("GET", &path, &[], "") else { return true };
    let legal = legal.json();
    let Some(action) = legal["actions"][0].as_str() else {
        side.wait();
        return side.is_dead;
    };
    let fields = [("version", legal["version"].to_string()), ("action", action.to_owned())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    side.post(&format!("{table}/act"), &fields).is_none()
}

#[test]
fn what_does_not_fit_has_not_happened() {
    let mut side = Side::open();
    let table = begun(&mut side);
    assert_eq!(answer(&mut side, &table), Some(303));
    let (before, records) = (version(&mut side, &table), side.disk.records.clone());
    side.disk.is_full = true;
    let (told, actions) = loop {
        let (told, actions) = side.legal(&table);
        if !actions.is_empty() {
            break (told, actions);
        }
        assert!(side.wait());
    };
    let seen = version(&mut side, &table);
    let script = [("x-gospoda", "tab1"), ("content-type", "application/x-www-form-urlencoded")];
    let body = format!("version={told}&action={}", actions[0].replace(' ', "+"));
    let refused = side.request("POST", &format!("{table}/act"), &script, &body).unwrap();
    assert!(400 <= refused.status, "{}", refused.body);
    assert_eq!(version(&mut side, &table), seen);
    assert!(before <= seen);
    side.disk.is_full = false;
    assert!(records.len() <= side.disk.records.len());
    assert_eq!(answer(&mut side, &table), Some(303), "and goes on when there is room again");
}

/// What another instance has written meanwhile is not written over: the table is read again.
#[test]
fn a_line_is_never_written_over() {
    let mut side = Side::open();
    let table = begun(&mut side);
    while side.legal(&table).1.is_empty() {
        assert!(side.wait());
    }
    let id = table.strip_prefix("/table/").unwrap();
    let next = version(&mut side, &table) + 1;
    let line = format!("line/{id}/{next:08}");
    side.disk.records.insert(line.clone(), "of somebody else".to_owned());
    let status = answer(&mut side, &table).unwrap();
    assert_eq!(side.disk.records[&line], "of somebody else", "answered with {status}");
}
