//! Around a match: what is drawn for talk, notes, words in the luck and earlier moments, in every language.

use std::collections::BTreeSet;

use game_smallworld::SmallWorld;
use kernel::{Seat, SeatSet};
use page::{
    Again, Around, Asking, Eyes, History, Line, Mixing, Moment, Notes, PHRASES, Talk,
    fairness_page, history_page,
};
use text::Lang;

use crate::around::drawn;
use crate::support::{attributes, in_lang};

fn talk(lines: &[&str]) -> Talk {
    let lines = (1..).zip(lines).map(|(number, text)| {
        let (by, text) = (Seat(number as u8 % 2), (*text).to_owned());
        Line { number, by, text }
    });
    Talk { lines: lines.collect(), muted: SeatSet::EMPTY, speaker: Some(Seat(0)) }
}

#[test]
fn a_phrase_is_read_in_the_language_of_the_viewer_and_a_sentence_as_it_was_typed() {
    let mut told = BTreeSet::new();
    for &lang in Lang::ALL {
        let said = talk(&["<b>hm</b>", "/well", "/no-phrase"]);
        let page = drawn(lang, Around { talk: said, ..Around::default() });
        assert!(page.contains("&lt;b&gt;hm&lt;/b&gt;") && page.contains("/no-phrase"));
        let line = page.split("id=\"talk-2\"").nth(1).unwrap().split("</li>").next().unwrap();
        told.insert(line.rsplit(": ").next().unwrap().to_owned());
        let values = attributes(&page, "value");
        for phrase in PHRASES {
            assert!(values.contains(&format!("/{phrase}").as_str()), "{phrase}");
        }
    }
    assert_eq!(told.len(), 3, "{told:?}");
}

#[test]
fn only_whoever_has_a_notepad_is_shown_one() {
    let notes = Notes { seat: Seat(0), text: "</textarea> 7 coins".to_owned() };
    assert!(!format!("{notes:?}").contains("coins"), "not in a log either");
    let page = drawn(Lang::En, Around { notes: Some(notes), ..Around::default() });
    assert!(page.contains("&lt;/textarea&gt; 7 coins"));
    assert!(!drawn(Lang::En, Around::default()).contains("<textarea"));
}

#[test]
fn whoever_is_asked_to_agree_can_answer_and_whoever_asked_can_think_again() {
    let asked = Some(Seat(1));
    let asking = Asking { asked, may_answer: true, ..Asking::default() };
    let page = drawn(Lang::En, Around { asking, ..Around::default() });
    let agree = attributes(&page, "name").iter().filter(|it| **it == "agree").count();
    assert_eq!(agree, 4, "above the table, and among what belongs to it");
    let asking = Asking { asked: Some(Seat(0)), is_own: true, ..Asking::default() };
    let page = drawn(Lang::En, Around { asking, ..Around::default() });
    assert_eq!(attributes(&page, "name").iter().filter(|it| **it == "agree").count(), 2);
}

#[test]
fn before_play_there_is_nothing_but_the_words() {
    for &lang in Lang::ALL {
        let given = vec![(Seat(0), false), (Seat(1), true)];
        let mixing = Mixing { given, own: vec![Seat(0)], may_begin: true };
        let page = drawn(lang, Around { mixing: Some(mixing), ..Around::default() });
        assert!(page.contains("id=\"word-1\"") && !page.contains("id=\"word-2\""));
        assert!(!page.contains("id=\"forms\"") && !page.contains("class=\"land"), "no board yet");
        assert!(fairness_page(&in_lang(lang)).contains("gospoda verify"));
    }
}

#[test]
fn an_earlier_moment_has_a_way_on_and_nothing_that_belongs_to_now() {
    let moment = Moment { n_moves: 7, of: 9, eyes: Eyes::default() };
    let page = drawn(Lang::En, Around { past: Some(moment), ..Around::default() });
    for link in ["/table/t/at/0", "/table/t/at/6", "/table/t/at/8", "/table/t/at/9", "/table/t"] {
        assert!(attributes(&page, "href").contains(&link), "{link}");
    }
    assert!(!page.contains("data-events") && !page.contains("class=\"hand-over\""));
    assert!(!page.contains("id=\"talk\""));
}

#[test]
fn after_the_end_the_same_people_can_go_on() {
    let again = |next: Option<&str>| Around {
        again: Some(Again { next: next.map(str::to_owned) }),
        ..Around::default()
    };
    assert!(drawn(Lang::En, again(None)).contains("action=\"/table/t/next\""));
    assert!(drawn(Lang::En, again(Some("abc"))).contains("href=\"/table/abc\""));
    assert!(!drawn(Lang::En, Around::default()).contains("action=\"/table/t/next\""));
}

#[test]
fn the_history_lists_every_line_once_and_marks_what_is_new() {
    let lines: Vec<(usize, String)> = (0..30).map(|n| (n, format!("line <{n}>"))).collect();
    let eyes = Eyes { chosen: Some("P2".to_owned()), all: Vec::new() };
    let course = vec![("Ann".to_owned(), (0..60).collect()), ("Bo".to_owned(), vec![50; 60])];
    let history = |since| History {
        id: "t".to_owned(),
        game: page::renderer::<SmallWorld>(),
        lines: lines.clone(),
        n_moves: 29,
        since,
        eyes: eyes.clone(),
        course: course.clone(),
        turning_points: vec![2, 29],
        story: [2, 29].map(|n| (n, format!("turn <{n}>"))).to_vec(),
        may_take_along: since.is_some(),
        prefs: in_lang(Lang::Pl),
    };
    let page = history_page(&history(None));
    // Every line once, and the two moves that decided it.
    assert_eq!(page.matches("<li><a").count(), 32);
    assert!(page.contains("src=\"/table/t/at/2/board.svg?as=P2\""));
    assert!(page.contains("href=\"/table/t/at/28?as=P2#play\""));
    assert!(page.contains("<span>turn &lt;29&gt;</span>"));
    assert!(page.contains("href=\"/table/t/at/29?as=P2\"") && page.contains("line &lt;3&gt;"));
    assert!(page.contains("class=\"plot\"") && page.contains(">59</text>"), "up to the end");
    assert_eq!(history_page(&history(Some(27))).matches("<li><a").count(), 34);
    let form = "action=\"/table/t/along\"";
    assert!(!page.contains(form) && history_page(&history(Some(27))).contains(form));
}

#[test]
fn only_who_may_take_the_match_along_is_offered_it_and_everybody_reads_that_it_was() {
    for &lang in Lang::ALL {
        let page = drawn(lang, Around { may_take_along: true, ..Around::default() });
        assert!(page.contains("action=\"/table/t/along\"") && page.contains("id=\"along-hint\""));
        assert!(!page.contains("id=\"seed-told\""));
        let page = drawn(lang, Around { is_seed_told: true, ..Around::default() });
        assert!(page.contains("id=\"seed-told\"") && !page.contains("/along"));
    }
}
