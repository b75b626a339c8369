//! Each statement once where it holds, and once where it does not.

use crate::setup::{DECK, fails, holds, played};

#[test]
fn events_are_heard_in_their_order_and_as_far_as_they_are_told() {
    let draw = "P1 draw\n";
    holds(&format!("{draw}P1 hears drew seat=P1 card=8"));
    holds(&format!("{draw}P2 hears drew seat=P1 card=none"));
    fails(&format!("{draw}P2 hears drew card=8"));
    fails(&format!("{draw}P1 hears drew seat=P2"));

    let turn = "luck die: 4\nP1 roll\nP1 done\n";
    // Only what the last action told: the roll was before it.
    holds(&format!("{turn}spectator hears only turn-began seat=P2"));
    fails(&format!("{turn}all hears rolled"));
    holds(&format!("{turn}all hears no rolled"));
    fails(&format!("{turn}all hears no turn-began"));

    let ended = "luck die: 4\nP1 roll\nP1 ends\n";
    holds(&format!("{ended}P2 hears turn-began"));
    let failure = fails(&format!("{ended}P2 hears turn-began; turn-began"));
    assert_eq!(failure.found, "turn-began seat=P2");
    fails(&format!("{ended}P2 hears only turn-began; turn-began"));
}

#[test]
fn an_event_that_no_game_tells_is_misspelt() {
    let failure = fails("P1 done\nP1 hears no turn-begun");
    assert!(failure.expected.contains("'turn-begun'"), "{failure:?}");
    assert_eq!(failure.found, "turn-began, drew, marked, rolled");
    let failure = fails("P1 done\nP1 hears no marked m=1");
    assert_eq!(failure.found, "seat, n, is_hushed");
}

#[test]
fn exactly_these_seats_are_asked() {
    holds("asked only P1");
    fails("asked only P2");
    fails("asked P1 P2");
    fails("asked P1 choose");
}

#[test]
fn a_seat_ends_its_turn_unless_it_has_a_choice() {
    holds("P1 ends\nasked P2\nP2 ends\nasked P1");
    holds("P1 draw\nP1 ends\nasked P2");
    let failure = fails("P2 ends");
    assert_eq!(failure.expected, "P2 is asked");
}

#[test]
fn what_a_view_has_not_is_not_seen() {
    holds("P1 draw\nP2 sees no hands.0");
    holds("P1 sees no deck");
    holds("all sees no deck.8");
    fails("P1 draw\nP1 sees no hands.0");
    let failure = fails("P1 sees no dek");
    assert_eq!(failure.expected, "a name that a view can have for 'dek'");
}

#[test]
fn a_script_is_played_for_every_seed() {
    let report = played("", "seeds 1..30\nP1 roll\nP1 sees has_acted = true");
    assert_eq!(report.failure, None);
    assert_eq!(report.checked, 2);
    let report = played("", "seeds 1..30\nluck die: 3\nP1 roll\nP1 sees marks.0 = 3");
    assert_eq!(report.failure, None, "what is named falls as it is named");
    let failure = played("", "seeds 1..30\nP1 roll\nP1 sees marks.0 = 3").failure.unwrap();
    assert!(failure.what.starts_with("with seed "), "{failure:?}");
    let failure = played("", "P1 roll").failure.unwrap();
    assert_eq!(failure.expected, "luck that is named, after P1 was asked ''");
}

#[test]
fn a_match_goes_on_after_it_was_saved() {
    let script = "P1 mark 2\nsaved\nP1 undoes\nsaved\nP1 mark 1\nP1 done\nsaved\nasked P2";
    holds(script);
    assert_eq!(played("[position]\nturn = 4", script).failure, None);
    let head = "set = { flaw = \"forgets-in-storage\" }";
    let failure = played(head, "P1 mark 2\nsaved").failure.unwrap();
    assert_eq!((failure.line, failure.what.as_str()), (7, "saved"));
}

#[test]
fn a_refusal_by_any_rule_is_still_a_refusal() {
    holds("P2 cannot draw by any");
    holds("P1 draw\nP1 cannot draw by any");
    let failure = fails("P1 cannot draw by any");
    assert_eq!(failure.found, "it is legal");
}

#[test]
fn rules_are_carried_only_by_what_held() {
    let report = played(DECK, "asked only P1 by TOY-PLAY-01\nP1 cannot roll by any");
    assert!(report.failure.is_some());
    assert_eq!(Vec::from_iter(report.rules), ["TOY-PLAY-01"]);
}

#[test]
fn forced_answers_do_not_hide_why_an_action_is_refused() {
    // The last turn: P2 can only end it, and then the game is over.
    let head = "luck = [\"deck: 1 2 3 4 5 6 7 8\"]\n[position]\nturn = 11\nhas_acted = true";
    let failure = played(head, "P2 draw").failure.unwrap();
    let expected = "one-action-a-turn (TOY-PLAY-02); after the forced answers P2 done: not-your-turn (TOY-PLAY-01)";
    assert_eq!(failure.found, expected);
}

#[test]
fn a_seat_that_is_not_at_the_table_can_do_nothing() {
    for script in ["P3 sees turn = 0", "P3 draw", "asked P3", "P3 hears drew", "over P4"] {
        let failure = fails(script);
        assert_eq!(failure.expected, "a seat of the table: P1 to P2", "{script}");
    }
}

#[test]
fn what_is_legal_is_listed_after_every_answer() {
    let failure = played("set = { flaw = \"allows-more\" }", "P1 draw\nasked P1").failure.unwrap();
    assert_eq!(failure.found, "it is legal, and not listed");
    let head = "set = { flaw = \"lists-too-much\" }\n[position]\nhas_acted = true";
    let failure = played(head, "asked P1").failure.unwrap();
    assert!(failure.found.starts_with("it is listed, and refused: one-action"), "{failure:?}");
}

#[test]
fn luck_that_is_not_named_says_what_it_can_be() {
    let failure = played("", "P1 roll").failure.unwrap();
    assert_eq!(
        failure.found,
        "the draw 'die' is open, and nothing is named; write 'luck die: …' before this line, with 0, 1, 2, 3, 4, 5"
    );
    let failure = played("", "luck dice: 3\nP1 roll").failure.unwrap();
    assert!(failure.found.contains("what is named next is 'dice: 3'"), "{failure:?}");
    let failure = played("", "luck die: 6\nP1 roll").failure.unwrap();
    assert_eq!(failure.found, "'die' cannot be '6': there are 0, 1, 2, 3, 4, 5");
}

#[test]
fn a_list_in_another_order_is_told_from_another_list() {
    let deck = "P1 draw\nall sees deck = [7, 6, 5, 4, 3, 2, 1]";
    let failure = fails(deck);
    assert!(failure.found.contains("another order"), "{failure:?}");
}

#[test]
fn a_wrong_position_names_its_entry_and_what_it_can_be() {
    let fault = |entry: &str| {
        let head = format!("[position]\n{entry}");
        let failure = played(&head, "asked P1").failure.unwrap();
        assert_eq!(failure.line, 5, "{failure:?}");
        failure.what
    };
    assert_eq!(fault("turn = \"many\""), "position: turn: 'many' is not a number from 0 to 255");
    assert_eq!(fault("has_acted = 3"), "position: has_acted: 3 is not true or false");
    assert_eq!(
        fault("turns = 3"),
        "position: turns: the view has no 'turns' here, but deck, hands, has_acted, hint, marks, n_deck, n_hands, turn"
    );
}

#[test]
fn a_position_that_cannot_be_played_is_a_failure_and_no_end() {
    let head = "set = { flaw = \"has-no-answer\" }\n[position]\nturn = 5";
    let failure = played(head, "asked P2").failure.unwrap();
    assert_eq!(failure.found, "there is none");
    let failure = played("set = { flaw = \"panics\" }", "luck die: 5\nP1 roll").failure.unwrap();
    assert_eq!((failure.line, failure.found.as_str()), (7, "five pips"));
}
