//! Chat, the table and what happened are three drawers beside every game, which open and close without a script.

use std::time::Duration;

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Seat, Viewer};
use page::{Around, Asking, Moment, Wait};
use text::Lang;

use crate::around::drawn;
use crate::support::{PREFS, Played, attributes, page_of, walk};

/// What stands in a drawer.
fn drawer<'p>(page: &'p str, id: &str) -> &'p str {
    let start = page.find(&format!("<section class=\"drawer {id}\"")).expect("the drawer is there");
    let rest = &page[start..];
    let next = rest[1..].find("<section class=\"drawer ").unwrap_or(rest.len() - 1);
    let end = rest.find("<footer").unwrap_or(rest.len());
    &rest[..end.min(next + 1)]
}

/// How many controls open or close it.
fn controls(page: &str, id: &str) -> usize {
    attributes(page, "popovertarget").iter().filter(|it| **it == id).count()
}

fn three_of_them<G: Played>() {
    let mut n_cards = 0;
    walk::<G>(2, 8, 30, |game, seat| {
        let page = page_of(game, Viewer::Seat(seat), PREFS);
        for id in ["talk", "people", "history"] {
            let inside = drawer(&page, id);
            assert!(inside.contains("popover=\"manual\""), "{id}: {inside}");
            assert!(inside.contains("popovertargetaction=\"hide\""), "{id} can be closed");
            let n_inside = controls(inside, id);
            assert!(n_inside < controls(&page, id), "{id} can be opened");
        }
        let history = drawer(&page, "history");
        for what in ["id=\"log\"", "id=\"turns-past\"", "/table/t/at/0", "/table/t/history"] {
            assert!(history.contains(what), "{what}: {history}");
        }
        // The log is there and nowhere else.
        assert_eq!(page.matches("<ol id=\"log-").count(), history.matches("<ol id=\"log-").count());
        n_cards += history.matches("class=\"turn-card\"").count();
    });
    assert!(0 < n_cards, "the last turns are told");
}

#[test]
fn beside_every_game() {
    three_of_them::<SmallWorld>();
    three_of_them::<Wrath>();
    three_of_them::<Quest>();
    three_of_them::<Adventure>();
}

#[test]
fn the_table_tells_whose_time_runs_and_what_is_asked_of_it() {
    let left = Some(Duration::from_secs(180));
    let around = Around {
        waits: vec![Wait { seat: Seat(1), left, may_be_given: false }],
        asking: Asking { asked: Some(Seat(1)), may_answer: true, ..Asking::default() },
        ..Around::default()
    };
    for &lang in Lang::ALL {
        let page = drawn(lang, around.clone());
        let table = drawer(&page, "people");
        let answers = attributes(table, "name").iter().filter(|it| **it == "agree").count();
        assert_eq!(answers, 2, "{table}");
        assert!(table.contains("sign-hourglass") && table.contains("</ul>"), "{table}");
    }
    let quiet = drawn(Lang::En, Around::default());
    assert!(!drawer(&quiet, "people").contains("sign-hourglass"));
}

/// The page of an earlier moment has the drawer of the history, and neither chat nor table.
#[test]
fn an_earlier_moment_has_its_history() {
    let past = Moment { n_moves: 7, of: 9, eyes: page::Eyes::default() };
    let page = drawn(Lang::En, Around { past: Some(past), ..Around::default() });
    assert!(drawer(&page, "history").contains("id=\"log\""));
    assert!(!page.contains("class=\"drawer talk\"") && !page.contains("class=\"drawer people\""));
}
