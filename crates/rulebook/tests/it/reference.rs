//! How a rules reference is read, and that every game has one.

use std::collections::BTreeSet;

use rulebook::{GAMES, Rulebook, Uncoded, entry, rulebook, rulebooks};

const SAMPLE: &str = "\
# A small game

How to read.

## 1. Words (XX-DEF)

Words come first.

- **XX-DEF-01 Token.** A *token* is `one` piece.
- **XX-DEF-02** No name, and a list:
  - first;
  - second.

Not part of the entry.

### Trolls

- **XX-DEF-02a Late:** later.
- **Bold** but no rule.

## 2. Tables

| a | b |
";

#[test]
fn a_reference_is_read_into_chapters_and_entries() {
    let book = Rulebook::parse("sample", "XX", SAMPLE);
    assert_eq!(book.title, "A small game");
    let chapters: Vec<_> = book.chapters.iter().map(|it| (it.title, it.intro.as_str())).collect();
    assert_eq!(chapters, [("1. Words (XX-DEF)", "Words come first."), ("2. Tables", "| a | b |")]);
    let entries: Vec<_> =
        book.entries.iter().map(|it| (it.id, it.heading(), it.text.as_str(), it.chapter)).collect();
    assert_eq!(
        entries,
        [
            ("XX-DEF-01", "Token", "A *token* is `one` piece.", 0),
            ("XX-DEF-02", "", "No name, and a list:\n  - first;\n  - second.", 0),
            ("XX-DEF-02a", "Late", "later.", 0),
        ]
    );
    assert_eq!(book.entries[0].plain(), "A token is one piece.");
    assert_eq!(book.entries[2].section, "Trolls");
    assert_eq!(book.entry("xx-def-02A").map(|it| it.id), Some("XX-DEF-02a"));
    assert_eq!(book.entries_of(1).count(), 0);
}

#[test]
fn a_mark_of_an_entry_without_code_is_no_part_of_its_text() {
    let marked = |mark: &str| {
        let text = format!("## 1. Words\n- **XX-DEF-01 Token.** A token.\n{mark}\n  - more\n");
        let book = Rulebook::parse("sample", "XX", text.leak());
        let entry = &book.entries[0];
        assert_eq!(entry.text, "A token.\n  - more", "{mark}");
        entry.uncoded.expect("it is a mark").fault()
    };
    for kind in Uncoded::KINDS {
        assert_eq!(marked(&format!("  Uncoded ({kind}): what a token is.")), None);
    }
    for wrong in [
        "  Uncoded (definition):",
        "  Uncoded (definition): .",
        "  Uncoded (definition) what a token is.",
        "  Uncoded: what a token is.",
        "  Uncoded (laziness): what a token is.",
        "  Uncoded",
        "  Uncoded (component): a.\n  Uncoded (component): a.",
    ] {
        assert!(marked(wrong).is_some(), "{wrong}");
    }
    let book = Rulebook::parse("sample", "XX", SAMPLE);
    assert!(book.entries.iter().all(|it| it.uncoded.is_none()));
}

#[test]
fn every_game_has_a_reference_with_unique_identities() {
    assert_eq!(rulebooks().len(), GAMES.len());
    for book in rulebooks() {
        assert!(!book.title.is_empty());
        let mut seen = BTreeSet::new();
        for it in &book.entries {
            assert!(seen.insert(it.id), "{} is defined twice", it.id);
            assert!(!it.text.is_empty(), "{} says nothing", it.id);
        }
        let n_bold = book.entries.len();
        assert!(n_bold > 0, "{} has no rules", book.game);
    }
}

#[test]
fn small_world_is_complete() {
    let book = rulebook("smallworld").expect("the first game");
    for n in 1..=47 {
        let ruling =
            book.entry(&format!("SW-AMB-{n:02}")).unwrap_or_else(|| panic!("ruling {n} is lost"));
        assert!(ruling.title.starts_with(&format!("(A{n:02})")), "{}", ruling.title);
    }
    let cost = entry("SW-CONQ-03").expect("the cost of a conquest");
    assert!(
        cost.text.lines().count() > 4,
        "the list of surcharges belongs to the entry: {}",
        cost.text
    );
    assert_eq!(entry("SW-RACE-TAUREN-02").expect("Tauren").heading(), "Tauren (Horde)");
    for id in [
        "SW-MAP-05a",
        "SW-LOSS-07a",
        "SW-RACE-GOBLINS-07a",
        "SW-AMB-01a",
        "SW-AMB-34a",
        "SW-TEAM-00",
    ] {
        assert!(book.entry(id).is_some(), "{id}");
    }
    assert!(book.entry("SW-CONQ-99").is_none());
}
