//! The rules to read: in the reader's language, whole or searched.

use page::{Prefs, reference_card_page, rules_page};
use rulebook::{Language, rulebook};
use text::{Lang, lookup};

use crate::games;

fn page_of(game: usize, looked_for: &str, lang: Lang) -> String {
    rules_page(games()[game], looked_for, &|_| false, &Prefs::of(lang)).unwrap()
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
        let page = rules_page(game, "", &|_| false, &Prefs::of(Lang::Pl)).unwrap();
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
                let title = lookup(lang, &format!("rules-card-{name}"), &[]);
                assert!(page.contains(&format!("<h2>{}</h2>", title.unwrap())), "{name}");
                for rule in rest.split(' ') {
                    assert!(book.entry(rule).is_some(), "{rule}");
                    let link = format!("href=\"/rules/{}#{rule}\"", game.id());
                    assert!(page.contains(&link), "{rule}");
                }
            }
        }
        assert!(
            rules_page(game, "", &|_| false, &Prefs::of(Lang::En)).unwrap().contains("/card\"")
        );
    }
}

/// On the whole page and on that of what was looked for, one button beside each rule that has an example.
#[test]
fn rules_with_an_example_can_be_tried() {
    let has_example = |rule: &str| rule == "SW-CONQ-03";
    for (looked_for, n_buttons) in [("", 1), ("SW-CONQ-03", 1), ("SW-CONQ-04", 0)] {
        let page = rules_page(games()[0], looked_for, &has_example, &Prefs::of(Lang::Cs)).unwrap();
        let buttons = page.matches("form=\"try\"").count();
        assert_eq!(buttons, n_buttons, "{looked_for}");
        let value = "value=\"smallworld/SW-CONQ-03\"";
        assert_eq!(page.matches(value).count(), n_buttons, "{looked_for}");
    }
}
