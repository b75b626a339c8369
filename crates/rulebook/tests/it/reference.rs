//! How a rules reference is read, and that every game has one.

use std::collections::BTreeSet;

use rulebook::{
    Block, GAMES, Language, Rulebook, Span, Uncoded, entry, rulebook, rulebooks, spans,
};

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
|---|---|
| 1 | 2 |
";

#[test]
fn a_reference_is_read_into_chapters_and_entries() {
    let book = Rulebook::parse("sample", "XX", SAMPLE);
    assert_eq!(book.title, "A small game");
    assert_eq!(book.intro, "How to read.");
    let text = |text: &str, line| Block::Text { text: text.to_owned(), line };
    let chapters: Vec<_> = book.chapters.iter().map(|it| (it.title, it.line)).collect();
    assert_eq!(chapters, [("1. Words (XX-DEF)", 5), ("2. Tables", 21)]);
    let of_words = [
        text("Words come first.", 7),
        Block::Entry(0),
        Block::Entry(1),
        text("Not part of the entry.", 14),
        Block::Section { title: "Trolls", line: 16 },
        Block::Entry(2),
        text("- **Bold** but no rule.", 19),
    ];
    assert_eq!(book.chapters[0].blocks, of_words);
    assert_eq!(book.chapters[1].blocks, [text("| a | b |\n|---|---|\n| 1 | 2 |", 23)]);
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
    assert_eq!(book.entries[1].line, 10);
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
    for book in Language::ALL.iter().flat_map(|&lang| rulebooks(lang)) {
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
fn every_language_has_every_rule() {
    for &lang in &Language::ALL {
        assert_eq!(Language::of_tag(lang.tag()), lang);
        assert_eq!(rulebooks(lang).len(), GAMES.len());
        for (english, book) in rulebooks(Language::English).iter().zip(rulebooks(lang)) {
            let ids = |it: &Rulebook| it.entries.iter().map(|it| it.id).collect::<Vec<_>>();
            assert_eq!(ids(english), ids(book));
            if lang != Language::English {
                assert_ne!(english.title, book.title);
                assert!(book.entries.iter().all(|it| it.uncoded.is_none()), "a mark in {lang:?}");
            }
        }
    }
    assert_eq!(Language::of_tag("de"), Language::English);
    let cost = entry("SW-CONQ-03", Language::Polish).expect("the cost of a conquest");
    assert_eq!(cost.heading(), "Koszt");
}

#[test]
fn marks_inside_a_line_are_found() {
    assert_eq!(
        spans("a **b c** `d*e*` *f*, g * h"),
        [
            Span::Plain("a "),
            Span::Strong("b c"),
            Span::Plain(" "),
            Span::Code("d*e*"),
            Span::Plain(" "),
            Span::Stressed("f"),
            Span::Plain(", g * h"),
        ]
    );
    assert_eq!(spans("2 * 3 ** 4 `"), [Span::Plain("2 * 3 ** 4 `")]);
    assert!(spans("").is_empty());
}

#[test]
fn small_world_is_complete() {
    let book = rulebook("smallworld", Language::English).expect("the first game");
    for n in 1..=47 {
        let ruling =
            book.entry(&format!("SW-AMB-{n:02}")).unwrap_or_else(|| panic!("ruling {n} is lost"));
        assert!(ruling.title.starts_with(&format!("(A{n:02})")), "{}", ruling.title);
    }
    let cost = entry("SW-CONQ-03", Language::English).expect("the cost of a conquest");
    assert!(
        cost.text.lines().count() > 4,
        "the list of surcharges belongs to the entry: {}",
        cost.text
    );
    assert_eq!(
        entry("SW-RACE-TAUREN-02", Language::English).expect("Tauren").heading(),
        "Tauren (Horde)"
    );
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
