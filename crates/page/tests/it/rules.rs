//! The rules to read: in the reader's language, whole or searched.

use std::collections::BTreeSet;

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Match, Seat, Viewer};
use page::{Prefs, ToldTip, reference_card_page, rules_page};
use rulebook::{Language, rulebook};
use text::{Lang, lookup};

use crate::games;
use crate::support::{self, PREFS, Played, walk};

fn page_of(game: usize, looked_for: &str, lang: Lang) -> String {
    rules_page(games()[game], looked_for, &|_| false, &[], &Prefs::of(lang)).unwrap()
}

#[test]
fn every_rule_stands_once_in_the_language_of_the_reader() {
    for (i, game) in games().into_iter().enumerate() {
        for &lang in Lang::ALL {
            let page = page_of(i, "", lang);
            let book = rulebook(game.id(), Language::of_tag(lang.tag())).unwrap();
            assert!(page.contains(&format!("<h1>{}</h1>", book.title)), "{}", book.title);
            for it in &book.entries {
                assert_eq!(page.matches(&format!(" id=\"{}\"", it.id)).count(), 1, "{}", it.id);
            }
            assert!(!page.contains("**") && !page.contains("|---"), "Markdown is left");
        }
    }
}

#[test]
fn what_everybody_forgets_is_said_and_leads_to_its_rule() {
    for game in games() {
        let book = rulebook(game.id(), Language::English).unwrap();
        let page = rules_page(game, "", &|_| false, &[], &Prefs::of(Lang::Pl)).unwrap();
        let often = page.split("id=\"often\"").nth(1).unwrap().split("</section>").next().unwrap();
        assert_eq!(game.often_forgotten().lines().count(), 8, "{}", game.id());
        for line in game.often_forgotten().lines() {
            let (rule, said) = line.split_once(' ').unwrap();
            let said = lookup(Lang::Pl, said, &[]).unwrap_or_else(|| panic!("no message {said}"));
            assert!(book.entry(rule).is_some(), "{rule}");
            assert!(often.contains(&format!("href=\"/rules/{}#{rule}\"", game.id())), "{rule}");
            assert!(often.contains(&said), "{rule}");
        }
    }
}

/// Folded, each with its rule; not among what was looked for, and not where there are none.
#[test]
fn the_tips_can_be_read_again() {
    let tips = [
        ToldTip { text: "The first.", rule: "SW-CONQ-01" },
        ToldTip { text: "The second.", rule: "SW-DECL-01" },
    ];
    for &lang in Lang::ALL {
        let page = |looked_for: &str, tips: &[ToldTip]| {
            rules_page(games()[0], looked_for, &|_| false, tips, &Prefs::of(lang)).unwrap()
        };
        let whole = page("", &tips);
        let told = whole.split("<details id=\"tips\"").nth(1).expect("it is folded");
        let told = told.split("</details>").next().unwrap();
        assert!(told.contains(&lookup(lang, "rules-tips", &[]).unwrap()), "{told}");
        for it in tips {
            let line =
                format!("<li>{} <a class=\"rule\" href=\"/rules/smallworld#{}\"", it.text, it.rule);
            assert!(told.contains(&line), "{line}: {told}");
        }
        assert!(!page("SW-CONQ-03", &tips).contains("id=\"tips\""));
        assert!(!page("", &[]).contains("id=\"tips\""));
    }
}

#[test]
fn a_search_shows_only_what_it_found() {
    let page = page_of(0, "SW-CONQ-03", Lang::Cs);
    assert!(page.contains("id=\"SW-CONQ-03\"") && !page.contains("id=\"SW-CONQ-04\""), "{page}");
    assert!(page.contains("value=\"SW-CONQ-03\"") && !page.contains("id=\"components\""));
    let none = page_of(0, "<zzz>", Lang::Pl);
    assert!(
        none.contains("Żadna zasada") && !none.contains("rule-entry") && !none.contains("<zzz>")
    );
}

#[test]
fn the_reference_card_says_its_rules_and_icons_in_every_language() {
    for game in games() {
        for &lang in Lang::ALL {
            let book = rulebook(game.id(), Language::of_tag(lang.tag())).unwrap();
            let page = reference_card_page(game, &Prefs::of(lang)).unwrap();
            for line in game.reference_card().lines() {
                let (name, rest) = line.split_once(' ').unwrap();
                if let Some((icon, said)) = rest.split_once(' ').filter(|_| name == "icon") {
                    let said = lookup(lang, said, &[]).unwrap_or_else(|| panic!("no {said}"));
                    assert!(page.contains(&said), "{said}");
                    assert!(page.contains(&format!(" id=\"{icon}\"")), "{icon} is drawn");
                    continue;
                }
                let is_phase = name == "phase";
                let title = lookup(lang, &format!("rules-card-{name}"), &[]);
                let title = title.map(|it| format!("<h2>{it}</h2>"));
                assert!(is_phase || page.contains(&title.unwrap()), "{name}");
                for rule in rest.split(' ').skip(usize::from(is_phase)) {
                    assert!(book.entry(rule).is_some(), "{rule}");
                    let link = format!("href=\"/rules/{}#{rule}\"", game.id());
                    assert!(page.contains(&link), "{rule}");
                }
            }
        }
        assert!(
            rules_page(game, "", &|_| false, &[], &Prefs::of(Lang::En))
                .unwrap()
                .contains("/card\"")
        );
    }
}

/// Its phases are those of the game, in their order, each with rules; without a position none is marked.
#[test]
fn the_reference_card_has_a_line_for_each_phase() {
    for game in games() {
        let lines = game.reference_card().lines();
        let keys = lines.filter_map(|it| it.strip_prefix("phase ")?.split_once(' '));
        let keys: Vec<&str> = keys.map(|(key, _)| key).collect();
        let phases = game.phases(Lang::Cs);
        assert_eq!(keys, phases.iter().map(|it| it.key).collect::<Vec<_>>(), "{}", game.id());
        assert!(3 < keys.len(), "{}", game.id());
        let page = reference_card_page(game, &Prefs::of(Lang::Cs)).unwrap();
        for it in &phases {
            assert!(
                !it.is_now && page.contains(&format!("<strong>{}</strong>", it.name)),
                "{it:?}"
            );
        }
        assert!(!page.contains("aria-current"), "{}", game.id());
    }
}

/// Every phase of a turn is marked once it is played, never two of them, and none when the game is over.
fn marks_phases<G: Played>(n_seats: u8, never_asks: &[&str]) {
    let mut seen = BTreeSet::new();
    let marked = |game: &Match<G>| -> Vec<&'static str> {
        let phases = G::phases(Lang::En, Some(&game.situation(Viewer::Seat(Seat(0)))));
        phases.iter().filter(|it| it.is_now).map(|it| it.key).collect()
    };
    let mut over = None;
    for seed in 1..=3 {
        over = Some(support::game::<G>(n_seats, seed, |game, _| {
            let now = marked(game);
            assert!(now.len() <= 1, "{now:?}");
            seen.extend(now);
        }));
    }
    assert_eq!(marked(&over.unwrap()), Vec::<&str>::new());
    let all = G::phases(Lang::En, None).into_iter().map(|it| it.key);
    let missing: Vec<&str> = all.filter(|it| !seen.contains(it)).collect();
    assert!(missing.iter().all(|it| never_asks.contains(it)), "{missing:?} of {}", G::INFO.id);
}

#[test]
fn the_phase_that_is_played_is_marked() {
    marks_phases::<SmallWorld>(3, &["upkeep", "final", "reinforce", "placement", "score"]);
    marks_phases::<Wrath>(2, &["ghouls"]);
    marks_phases::<Quest>(2, &["peril"]);
    marks_phases::<Adventure>(2, &[]);
}

/// The card stands beside every table, in the language of the viewer, with what is played now marked.
#[test]
fn the_reference_card_stands_beside_the_board() {
    walk(2, 17, 30, |game: &Match<SmallWorld>, seat| {
        let page = support::page_of(game, Viewer::Seat(seat), PREFS);
        let card = page.split("id=\"reference\"").nth(1).unwrap().split("</aside>").next().unwrap();
        assert!(card.contains("popover=\"manual\"") && card.contains("id=\"reference-turn\""));
        assert_eq!(card.matches("aria-current=\"step\"").count(), 1, "{card}");
        assert!(card.contains("href=\"/rules/smallworld#SW-COMBO-01\""));
        assert!(page.contains("popovertarget=\"reference\" data-key=\"r\""));
    });
}

/// On the whole page and on that of what was looked for, one button beside each rule that has an example.
#[test]
fn rules_with_an_example_can_be_tried() {
    let has_example = |rule: &str| rule == "SW-CONQ-03";
    for (looked_for, n_buttons) in [("", 1), ("SW-CONQ-03", 1), ("SW-CONQ-04", 0)] {
        let page =
            rules_page(games()[0], looked_for, &has_example, &[], &Prefs::of(Lang::Cs)).unwrap();
        let buttons = page.matches("form=\"try\"").count();
        assert_eq!(buttons, n_buttons, "{looked_for}");
        let value = "value=\"smallworld/SW-CONQ-03\"";
        assert_eq!(page.matches(value).count(), n_buttons, "{looked_for}");
    }
}
