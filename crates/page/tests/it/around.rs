//! What stands around every game: time that is left, bots that sit in, and the form of the answers in advance.

use std::collections::BTreeSet;
use std::time::Duration;

use game_smallworld::SmallWorld;
use game_smallworld::windows::WINDOWS;
use kernel::{Match, Preference, Seat, Viewer};
use page::{Around, Wait, Wishes};
use text::{Lang, narrator};

use crate::support::{PREFS, attributes, game, ids, in_lang, with_context};

const P1: Viewer = Viewer::Seat(Seat(0));

fn wishes() -> Wishes {
    let to = |nth: usize| Preference::ALL[nth % 3];
    let windows = WINDOWS.iter().enumerate().map(|(nth, key)| (*key, to(nth)));
    Wishes { seat: Seat(0), windows: windows.collect(), is_passing: false, may_pass: false }
}

/// The page of a table with something around it.
pub(crate) fn drawn(lang: Lang, around: Around) -> String {
    let game: Match<SmallWorld> = game(2, 4, |_, _| {});
    let page = with_context(&game, P1, in_lang(lang), around, page::table_page);
    let all = ids(&page);
    assert_eq!(all.len(), all.iter().collect::<BTreeSet<_>>().len(), "no id twice");
    page
}

/// The text of the element with this id, up to a word that comes later.
fn element<'p>(page: &'p str, id: &str, end: &str) -> &'p str {
    let begin = page.find(&format!("id=\"{id}\"")).expect("it is there");
    let rest = &page[begin..];
    &rest[..rest.find(end).expect("it ends")]
}

#[test]
fn where_nothing_is_to_be_told_nothing_is_shown() {
    let page = drawn(Lang::En, Around::default());
    for (id, end) in [("waiting", "</section>"), ("wishes", "</div>")] {
        let html = element(&page, id, end);
        assert!(html.contains(" hidden") && !html.contains("<form"), "{html}");
    }
    // Somebody is waited for, as always: that alone is no news.
    let wait = Wait { seat: Seat(1), left: None, may_be_given: false };
    let page = drawn(Lang::En, Around { waits: vec![wait], ..Around::default() });
    assert!(element(&page, "waiting", "</section>").contains(" hidden"));
}

#[test]
fn the_form_has_a_row_for_every_window_in_every_language() {
    let narrator = narrator::<SmallWorld>();
    for &lang in Lang::ALL {
        let page = drawn(lang, Around { wishes: Some(wishes()), ..Around::default() });
        let form = element(&page, "wishes", "</form>");
        assert!(form.contains("method=\"post\" action=\"/table/t/windows\""));
        for (key, to) in wishes().windows {
            let said = narrator.window(lang, key).unwrap();
            assert!(form.contains(&format!("<legend>{said}</legend>")), "{said}");
            let name = format!("name=\"window.{key}\"");
            assert_eq!(form.matches(&name).count(), 3, "{key}");
            let checked = format!("{name} value=\"{to}\" checked");
            assert!(form.contains(&checked), "{checked}");
        }
        assert_eq!(form.matches(" checked").count(), WINDOWS.len());
        assert!(form.contains("name=\"pass\" value=\"yes\""));
        // Every radio has its word in a label of its own.
        assert_eq!(form.matches("<label>").count(), 3 * WINDOWS.len());
    }
}

#[test]
fn passing_is_one_click_above_the_table_and_is_taken_back_by_one() {
    let mut wishes = wishes();
    wishes.may_pass = true;
    let page = drawn(Lang::En, Around { wishes: Some(wishes.clone()), ..Around::default() });
    let line = element(&page, "waiting", "</section>");
    assert!(line.contains("Pass until my turn") && line.contains("value=\"yes\""), "{line}");
    (wishes.may_pass, wishes.is_passing) = (false, true);
    let page = drawn(Lang::En, Around { wishes: Some(wishes), ..Around::default() });
    let line = element(&page, "waiting", "</section>");
    assert!(line.contains("You pass until your own turn."), "{line}");
    assert!(line.contains("Ask me again") && line.contains("value=\"no\""), "{line}");
}

#[test]
fn what_is_left_is_said_in_the_largest_unit() {
    let told = |lang, seconds| {
        let left = Some(Duration::from_secs(seconds));
        let wait = Wait { seat: Seat(1), left, may_be_given: false };
        let page = drawn(lang, Around { waits: vec![wait], ..Around::default() });
        let line = element(&page, "waiting", "</section>");
        line.rsplit("</svg>").next().unwrap().split('<').next().unwrap().trim().to_owned()
    };
    assert_eq!(told(Lang::En, 10), "Cyd: 10 seconds left");
    assert_eq!(told(Lang::En, 60), "Cyd: 1 minute left");
    assert_eq!(told(Lang::En, 120), "Cyd: 2 minutes left");
    assert_eq!(told(Lang::En, 36 * 3600), "Cyd: 36 hours left");
    assert_eq!(told(Lang::En, 3 * 86_400), "Cyd: 3 days left");
    assert_eq!(told(Lang::Pl, 3 * 60), "Cyd: jeszcze 3 minuty");
    assert_eq!(told(Lang::Cs, 5 * 3600), "Cyd: zbývá 5 hodin");
}

#[test]
fn a_bot_sits_in_and_leaves_by_one_click_each() {
    let wait = Wait { seat: Seat(1), left: None, may_be_given: true };
    let around = Around { waits: vec![wait], sat_in: vec![Seat(0)], ..Around::default() };
    let page = drawn(Lang::En, around);
    let line = element(&page, "waiting", "</section>");
    assert_eq!(attributes(line, "action"), ["/table/t/seat"; 2]);
    assert!(line.contains("Take seat 1 back") && line.contains("name=\"to\" value=\"here\""));
    assert!(line.contains("Cyd is away: let a bot play") && line.contains("value=\"bot:regular\""));
    assert_eq!(PREFS.lang, Lang::En);
}
