//! The shapes that clients rely on, written out. A test that must be changed here breaks somebody's program.

#![allow(clippy::unwrap_used)]

use protocol::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The value is written as this JSON and read back from it.
#[track_caller]
fn golden<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
    expected: &Value,
) {
    assert_eq!(serde_json::to_value(value).unwrap(), *expected);
    assert_eq!(serde_json::from_value::<T>(expected.clone()).unwrap(), *value);
}

fn s(text: &str) -> String {
    text.to_owned()
}

#[test]
fn games_and_health() {
    let flag = OptionEntry {
        key: s("teams"),
        kind: OptionKind::Flag,
        label: s("Teams"),
        hint: s("Two against two."),
        slots: [].into(),
        choices: vec![],
    };
    let choice = Choice { value: s("P1"), label: s("Seat 1") };
    let slots = OptionEntry {
        key: s("first"),
        kind: OptionKind::Slots,
        label: s("First"),
        hint: s(""),
        slots: [(2, vec![vec![choice]])].into(),
        choices: vec![],
    };
    let one_of = OptionEntry {
        key: s("difficulty"),
        kind: OptionKind::OneOf,
        label: s("Difficulty"),
        hint: s(""),
        slots: [].into(),
        choices: vec![Choice { value: s("normal"), label: s("Normal") }],
    };
    golden(&Health { status: s("ok"), tables: 3 }, &json!({"status": "ok", "tables": 3}));
    let game = GameEntry {
        id: s("smallworld"),
        min_seats: 2,
        max_seats: 5,
        is_cooperative: false,
        rules_version: 1,
        options: vec![flag, slots, one_of],
        windows: vec![Choice { value: s("recruits"), label: s("Recruits") }],
    };
    golden(
        &Games { games: vec![game], bots: vec![s("random"), s("mcts:1s")] },
        &json!({
            "games": [{
                "id": "smallworld", "min_seats": 2, "max_seats": 5, "is_cooperative": false, "rules_version": 1,
                "options": [
                    {"key": "teams", "kind": "flag", "label": "Teams", "hint": "Two against two."},
                    {
                        "key": "first", "kind": "slots", "label": "First", "hint": "",
                        "slots": {"2": [[{"value": "P1", "label": "Seat 1"}]]},
                    },
                    {
                        "key": "difficulty", "kind": "one-of", "label": "Difficulty", "hint": "",
                        "choices": [{"value": "normal", "label": "Normal"}],
                    },
                ],
                "windows": [{"value": "recruits", "label": "Recruits"}],
            }],
            "bots": ["random", "mcts:1s"],
        }),
    );
}

#[test]
fn making_a_table() {
    let new = NewTable {
        game: s("smallworld"),
        seats: vec![s("you"), s("bot:greedy")],
        names: vec![s("Ola")],
        set: [(s("teams"), s("true"))].into(),
        clock: None,
        mixes: false,
        delay: 0,
        open: false,
        bot_pause: None,
        hints: false,
    };
    let expected = json!({"game": "smallworld", "seats": ["you", "bot:greedy"], "names": ["Ola"], "set": {"teams": "true"}});
    golden(&new, &expected);
    let least = NewTable { names: vec![], set: [].into(), ..new };
    let expected = json!({"game": "smallworld", "seats": ["you", "bot:greedy"]});
    golden(&least, &expected);
    let programs = NewTable { bot_pause: Some(0), ..least.clone() };
    golden(
        &programs,
        &json!({"game": "smallworld", "seats": ["you", "bot:greedy"], "bot_pause": 0}),
    );
    let clocked = NewTable { clock: Some(s("90s")), ..least };
    golden(
        &clocked,
        &json!({"game": "smallworld", "seats": ["you", "bot:greedy"], "clock": "90s"}),
    );
    assert!(
        serde_json::from_value::<NewTable>(json!({"game": "x", "seats": [], "chairs": 2})).is_err()
    );

    golden(&TakeSeat { key: None }, &json!({}));
    let chosen = TakeSeat { key: Some(s("abcdefghijklmnopqrstuvwxyz")) };
    golden(&chosen, &json!({"key": "abcdefghijklmnopqrstuvwxyz"}));
    let key = SeatKey { seat: s("P1"), key: s("abcdefghijklmnopqrstuvwxyz") };
    golden(
        &TableMade { id: s("aaaaaaaaaaaa"), version: 2, commitment: s("c0ffee"), keys: vec![key] },
        &json!({
            "id": "aaaaaaaaaaaa", "version": 2, "commitment": "c0ffee",
            "keys": [{"seat": "P1", "key": "abcdefghijklmnopqrstuvwxyz"}],
        }),
    );
}

#[test]
fn a_table() {
    let seat = SeatEntry { seat: s("P1"), name: s("Ola"), occupant: s("person") };
    let running = Table {
        id: s("aaaaaaaaaaaa"),
        game: s("smallworld"),
        version: 7,
        commitment: s("c0ffee"),
        seats: vec![seat],
        asked: vec![s("P1")],
        outcome: None,
        yours: vec![],
        clock: None,
        forsaken: vec![],
        proposals: vec![],
        pings: vec![],
        entropy: vec![],
        mixing: false,
        delay: 0,
        hints: false,
    };
    let mut expected = json!({
        "id": "aaaaaaaaaaaa", "game": "smallworld", "version": 7, "commitment": "c0ffee",
        "seats": [{"seat": "P1", "name": "Ola", "occupant": "person"}], "asked": ["P1"], "yours": [],
    });
    golden(&running, &expected);
    let proposal = Proposal { by: s("P2"), to: s("P1"), action: s("fight") };
    let ping = Ping { by: s("P2"), space: s("grizzlemaw") };
    let mut together = expected.clone();
    together["proposals"] = json!([{"by": "P2", "to": "P1", "action": "fight"}]);
    together["pings"] = json!([{"by": "P2", "space": "grizzlemaw"}]);
    let (proposals, pings) = (vec![proposal], vec![ping]);
    golden(&Table { proposals, pings, ..running.clone() }, &together);
    let outcome = Outcome { winners: vec![s("P1")], returns: vec![1.0, 0.0], scores: vec![81, 79] };
    expected["outcome"] = json!({"winners": ["P1"], "returns": [1.0, 0.0], "scores": [81, 79]});
    let over = Table { outcome: Some(outcome), ..running };
    golden(&over, &expected);
    expected["clock"] = json!({"per_decision": "2m", "left": {"P1": 35}});
    expected["forsaken"] = json!(["P1"]);
    let clock = Clock { per_decision: s("2m"), left: [(s("P1"), 35)].into() };
    golden(&Table { clock: Some(clock), forsaken: vec![s("P1")], ..over }, &expected);
}

#[test]
fn answers_in_advance() {
    let windows = [(s("defend"), s("never")), (s("rewards"), s("ask"))].into();
    golden(
        &Windows { version: 7, seat: s("P1"), windows, passing: true },
        &json!({
            "version": 7, "seat": "P1", "windows": {"defend": "never", "rewards": "ask"}, "passing": true,
        }),
    );
    let set = SetWindows {
        seat: Some(s("P2")),
        set: [(s("defend"), s("always"))].into(),
        passing: Some(false),
    };
    golden(&set, &json!({"seat": "P2", "set": {"defend": "always"}, "passing": false}));
    golden(&SetWindows { seat: None, set: [].into(), passing: None }, &json!({}));
    assert!(serde_json::from_value::<SetWindows>(json!({"defend": "never"})).is_err());
}

#[test]
fn what_people_tell_each_other() {
    let least = Propose { version: 7, action: s("fight"), to: None, seat: None };
    golden(&least, &json!({"version": 7, "action": "fight"}));
    let whole = Propose { to: Some(s("P1")), seat: Some(s("P2")), ..least };
    golden(&whole, &json!({"version": 7, "action": "fight", "to": "P1", "seat": "P2"}));
    golden(&Point { space: s("dalaran"), seat: None }, &json!({"space": "dalaran"}));
    let named = Point { space: s("dalaran"), seat: Some(s("P2")) };
    golden(&named, &json!({"space": "dalaran", "seat": "P2"}));
    assert!(serde_json::from_value::<Point>(json!({"space": "x", "colour": "red"})).is_err());
}

#[test]
fn what_a_seat_sees() {
    let view = View { version: 7, viewer: s("P1"), view: json!({"round": 1}) };
    golden(&view, &json!({"version": 7, "viewer": "P1", "view": {"round": 1}}));
    golden(
        &Legal {
            version: 7,
            seat: s("P1"),
            actions: vec![s("conquer l1a-06"), s("done")],
            free_undo: 2,
        },
        &json!({"version": 7, "seat": "P1", "actions": ["conquer l1a-06", "done"], "free_undo": 2}),
    );
    let refused = Refused {
        action: s("conquer l1a-06"),
        rule: s("SW-CONQ-03"),
        why: s("needs 5 (SW-CONQ-03)"),
    };
    golden(
        &Refusals { version: 7, seat: s("P1"), refusals: vec![refused] },
        &json!({
            "version": 7, "seat": "P1",
            "refusals": [{"action": "conquer l1a-06", "rule": "SW-CONQ-03", "why": "needs 5 (SW-CONQ-03)"}],
        }),
    );
    let at = |mean, reach| Measured { mean, reach };
    let prospect = HintProspect {
        name: s("coins"),
        rule: s("SW-END-01"),
        more_is_better: true,
        mean: 4.5,
        first_has_more: at(0.0, 0.0),
    };
    let answer = WeighedAnswer {
        action: s("done"),
        label: s("End the turn"),
        reason: None,
        chance: at(0.5, 0.25),
        behind: at(0.0, 0.0),
        prospects: vec![prospect],
    };
    let weighed = Weighed { worlds: 40, answers: vec![answer] };
    golden(
        &Hint { version: 7, seat: s("P1"), weighed },
        &json!({
            "version": 7, "seat": "P1", "worlds": 40,
            "answers": [{
                "action": "done", "label": "End the turn",
                "chance": {"mean": 0.5, "reach": 0.25}, "behind": {"mean": 0.0, "reach": 0.0},
                "prospects": [{
                    "name": "coins", "rule": "SW-END-01", "more_is_better": true, "mean": 4.5,
                    "first_has_more": {"mean": 0.0, "reach": 0.0},
                }],
            }],
        }),
    );
    let event = LoggedEvent { record: 3, event: json!({"scored": 9}) };
    golden(
        &Log { version: 7, viewer: s("spectator"), events: vec![event] },
        &json!({"version": 7, "viewer": "spectator", "events": [{"record": 3, "event": {"scored": 9}}]}),
    );
    let news = TurnNews { version: 7, asked: vec![s("P2")], is_over: false };
    golden(&news, &json!({"version": 7, "asked": ["P2"], "is_over": false}));
}

#[test]
fn what_goes_over_a_socket() {
    let act = Act { version: 7, action: s("done"), seat: None };
    golden(
        &SocketRequest { id: 1, ask: SocketAsk::Act(act) },
        &json!({"id": 1, "ask": {"act": {"version": 7, "action": "done"}}}),
    );
    let undo = SocketAsk::Undo(Undo { version: 7, n: UndoCount::One });
    golden(
        &SocketRequest { id: 2, ask: undo },
        &json!({"id": 2, "ask": {"undo": {"version": 7, "n": "one"}}}),
    );
    let (mine, second) = (OfSeat::default(), OfSeat { seat: Some(s("P2")) });
    for (ask, written) in [
        (SocketAsk::Legal(mine.clone()), json!({"legal": {}})),
        (SocketAsk::View(mine), json!({"view": {}})),
        (SocketAsk::Legal(second), json!({"legal": {"seat": "P2"}})),
    ] {
        golden(&SocketRequest { id: 3, ask }, &json!({"id": 3, "ask": written}));
    }
    let news = TurnNews { version: 7, asked: vec![s("P2")], is_over: false };
    let view = View { version: 7, viewer: s("P1"), view: json!({"round": 3}) };
    let legal = Legal { version: 7, seat: s("P1"), actions: vec![s("done")], free_undo: 1 };
    let problem =
        Problem { code: Code::Stale, message: s("gone on"), version: Some(8), rule: None };
    let message = |id, told: SocketTold<Value>| SocketMessage { id, told };
    golden(
        &message(None, SocketTold::News(news)),
        &json!({"news": {"version": 7, "asked": ["P2"], "is_over": false}}),
    );
    golden(
        &message(Some(4), SocketTold::Acted(Acted { version: 8 })),
        &json!({"id": 4, "acted": {"version": 8}}),
    );
    golden(
        &message(Some(5), SocketTold::Legal(legal)),
        &json!({"id": 5, "legal": {"version": 7, "seat": "P1", "actions": ["done"], "free_undo": 1}}),
    );
    golden(
        &message(Some(6), SocketTold::View(view)),
        &json!({"id": 6, "view": {"version": 7, "viewer": "P1", "view": {"round": 3}}}),
    );
    golden(
        &message(Some(7), SocketTold::Problem(problem)),
        &json!({"id": 7, "problem": {"code": "stale", "message": "gone on", "version": 8}}),
    );
}

#[test]
fn what_a_seat_does() {
    let act = Act { version: 7, action: s("done"), seat: None };
    golden(&act, &json!({"version": 7, "action": "done"}));
    let named = Act { seat: Some(s("P2")), ..act };
    golden(&named, &json!({"version": 7, "action": "done", "seat": "P2"}));
    golden(&Undo { version: 7, n: UndoCount::All }, &json!({"version": 7, "n": "all"}));
    let least: Undo = serde_json::from_value(json!({"version": 7})).unwrap();
    assert_eq!(least, Undo { version: 7, n: UndoCount::One });
    golden(&Acted { version: 9 }, &json!({"version": 9}));
}

#[test]
fn what_the_page_is_told() {
    let part = PagePart { id: s("status"), html: s("<p id=\"status\"></p>") };
    let news = PageNews {
        version: 7,
        reload: false,
        parts: vec![part],
        beats: vec![],
        moment: None,
        problem: None,
    };
    golden(
        &news,
        &json!({"version": 7, "parts": [{"id": "status", "html": "<p id=\"status\"></p>"}]}),
    );
    let roll = Beat {
        verb: Verb::Roll,
        on: vec![s("pool-dice")],
        from: None,
        to: None,
        ms: 900,
        with: false,
        parts: vec![PagePart { id: s("pool"), html: s("<p id=\"pool\"></p>") }],
        say: Some(s("two successes")),
        sound: Some(s("rattle")),
    };
    let blow = Beat {
        verb: Verb::Strike,
        on: vec![s("foe-1")],
        from: Some(s("hero-1")),
        to: Some(s("deck")),
        ms: 360,
        with: true,
        parts: Vec::new(),
        say: None,
        sound: None,
    };
    let played = PageNews { beats: vec![roll, blow], parts: Vec::new(), ..news.clone() };
    golden(
        &played,
        &json!({"version": 7, "parts": [], "beats": [
            {"do": "roll", "on": ["pool-dice"], "ms": 900, "parts": [{"id": "pool", "html": "<p id=\"pool\"></p>"}], "say": "two successes", "sound": "rattle"},
            {"do": "strike", "on": ["foe-1"], "from": "hero-1", "to": "deck", "ms": 360, "with": true},
        ]}),
    );
    let drawn = PageNews::<PagePart> { parts: Vec::new(), moment: Some(Moment(5, 1000)), ..news };
    golden(&drawn, &json!({"version": 7, "parts": [], "moment": [5, 1000]}));
    let curtain = PageNews::reload(7);
    golden(&curtain, &json!({"version": 7, "reload": true, "parts": []}));
    let problem = Problem { code: Code::Frozen, message: s("stuck"), version: None, rule: None };
    let refused = PageNews { problem: Some(problem), reload: false, ..curtain };
    let told = json!({"version": 7, "parts": [], "code": "frozen", "message": "stuck"});
    golden(&refused, &told);
}

#[test]
fn problems_have_stable_codes() {
    let stale = Problem { code: Code::Stale, message: s("moved on"), version: Some(7), rule: None };
    golden(&stale, &json!({"code": "stale", "message": "moved on", "version": 7}));
    let codes = [
        (Code::BadRequest, "bad-request"),
        (Code::NotFound, "not-found"),
        (Code::NoSuchMethod, "no-such-method"),
        (Code::OtherSite, "other-site"),
        (Code::NoSuchGame, "no-such-game"),
        (Code::NoSuchTable, "no-such-table"),
        (Code::NoSuchSeat, "no-such-seat"),
        (Code::BadSetup, "bad-setup"),
        (Code::BadAction, "bad-action"),
        (Code::BadWindow, "bad-window"),
        (Code::StillHere, "still-here"),
        (Code::NotYourSeat, "not-your-seat"),
        (Code::NotYourTurn, "not-your-turn"),
        (Code::Refused, "refused"),
        (Code::Stale, "stale"),
        (Code::NothingToUndo, "nothing-to-undo"),
        (Code::CannotUndo, "cannot-undo"),
        (Code::MatchRunning, "match-running"),
        (Code::MatchOver, "match-over"),
        (Code::NoSequel, "no-sequel"),
        (Code::NoHints, "no-hints"),
        (Code::NotCooperative, "not-cooperative"),
        (Code::NobodyAsked, "nobody-asked"),
        (Code::NoSuchSpace, "no-such-space"),
        (Code::TooFast, "too-fast"),
        (Code::TooLarge, "too-large"),
        (Code::Frozen, "frozen"),
        (Code::Store, "store"),
        (Code::Internal, "internal"),
    ];
    for (code, name) in codes {
        golden(&code, &json!(name));
    }
}

#[test]
fn what_is_only_imagined() {
    golden(&BeginWhatIf::default(), &json!({}));
    golden(&BeginWhatIf { seat: Some(s("P2")) }, &json!({"seat": "P2"}));
    golden(&StepWhatIf { version: 3 }, &json!({"version": 3}));
    assert!(serde_json::from_value::<StepWhatIf>(json!({"version": 3, "loud": true})).is_err());
    let imagined = Imagined {
        version: 4,
        table: 17,
        seat: s("P1"),
        asked: vec![s("P1")],
        legal: vec![s("done")],
        view: json!({"round": 2}),
        events: vec![LoggedEvent { record: 1, event: json!("x") }],
    };
    golden(
        &imagined,
        &json!({
            "version": 4, "table": 17, "seat": "P1", "asked": ["P1"], "legal": ["done"],
            "view": {"round": 2}, "events": [{"record": 1, "event": "x"}],
        }),
    );
}
