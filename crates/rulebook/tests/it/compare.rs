//! Each way in which a translation may differ from the English text is found, with its line.

use rulebook::{Rulebook, compare};

const ENGLISH: &str = "\
# Rules
## 1. Words (XX-DEF)

Words of chapter 1.

### Trolls
- **XX-DEF-01 Token.** Take 2 tokens and `pass` (XX-DEF-02).
- **XX-DEF-02** A list:
  - first;
  - second.
  Uncoded (definition): what a list is.
## 2. Play (XX-PLAY)
- **XX-PLAY-01 Turn.** Each player takes one turn after the other until nobody has any tokens left.

| who | what |
|---|---|
| 1 | `pass` |
";

const POLISH: &str = "\
# Zasady
## 1. Pojęcia (XX-DEF)

Pojęcia z rozdziału 1.

### Trolle
- **XX-DEF-01 Żeton.** Weź 2 żetony i `pass` (XX-DEF-02).
- **XX-DEF-02** Lista:
  - po pierwsze;
  - po drugie.
## 2. Gra (XX-PLAY)
- **XX-PLAY-01 Tura.** Gracze rozgrywają tury po kolei, aż nikt nie ma żetonów.

| kto | co |
|---|---|
| 1 | `pass` |
";

/// What is found in the Polish text after a change; empty if nothing.
fn found(from: &str, to: &str) -> String {
    assert!(POLISH.contains(from), "{from}");
    let read = |text: String| Rulebook::parse("sample", "XX", text.leak());
    let english = read(ENGLISH.to_owned());
    let faults = compare::faults(&english, &read(POLISH.replacen(from, to, 1)));
    faults.iter().map(|it| format!("{}: {}\n", it.line, it.what)).collect()
}

#[test]
fn other_words_are_no_fault() {
    assert_eq!(found("", ""), "");
    assert_eq!(found("Weź 2 żetony i", "(XX) Bierze się żetony, 2, i"), "");
    assert_eq!(found("z rozdziału 1.", "z rozdziału 1.\nI nic więcej."), "");
}

#[test]
fn an_entry_must_be_in_every_language() {
    assert_eq!(
        found("- **XX-DEF-02** Lista:\n  - po pierwsze;\n  - po drugie.\n", ""),
        "7: XX-DEF-02 is missing here\n"
    );
    let more = found("## 2. Gra", "- **XX-DEF-03** Nic.\n## 2. Gra");
    assert_eq!(more, "11: XX-DEF-03: there is no such entry in English\n");
    let twice =
        found("## 2. Gra", "- **XX-DEF-01 Żeton.** Weź 2 żetony i `pass` (XX-DEF-02).\n## 2. Gra");
    assert_eq!(twice, "11: XX-DEF-01: stands in line 7 already\n");
}

#[test]
fn entries_stand_in_one_order() {
    let list = "- **XX-DEF-02** Lista:\n  - po pierwsze;\n  - po drugie.\n";
    let token = "- **XX-DEF-01 Żeton.** Weź 2 żetony i `pass` (XX-DEF-02).\n";
    let swapped = found(&format!("{token}{list}"), &format!("{list}{token}"));
    assert_eq!(swapped, "10: XX-DEF-01: stands elsewhere in English\n");
    let moved = found("## 2. Gra (XX-PLAY)\n- **XX-PLAY-01", "- **XX-PLAY-01");
    assert!(moved.contains("1 chapters, but 2 in English"), "{moved}");
    let moved =
        found(&format!("{list}## 2. Gra (XX-PLAY)\n"), &format!("## 2. Gra (XX-PLAY)\n{list}"));
    assert_eq!(moved, "9: XX-DEF-02: stands in another chapter in English\n");
}

#[test]
fn identities_numbers_and_code_are_the_same() {
    let told = "7: XX-DEF-01: ";
    let same = |from, to| found(from, to).replacen(told, "", 1);
    assert_eq!(same("(XX-DEF-02)", ""), "identities: lacks XX-DEF-02\n");
    assert_eq!(
        same("(XX-DEF-02)", "(XX-DEF-01)"),
        "identities: lacks XX-DEF-02; has XX-DEF-01, which English has not\n"
    );
    assert_eq!(same("2 żetony", "dwa żetony"), "numbers: lacks 2\n");
    assert_eq!(same("2 żetony", "2 żetony i 2"), "numbers: has 2, which English has not\n");
    assert_eq!(
        same("`pass`", "`pas`"),
        "text between backticks: lacks pass; has pas, which English has not\n"
    );
    assert_eq!(found("  - po drugie.\n", ""), "8: XX-DEF-02: 1 items or rows, but 2 in English\n");
    assert_eq!(
        found(" Żeton.**", "**"),
        "7: XX-DEF-01: has a name in one of the languages alone\n"
    );
}

#[test]
fn headings_paragraphs_and_tables_are_the_same() {
    assert_eq!(found("2. Gra (XX-PLAY)", "2. Gra"), "11: identities: lacks XX-PLAY\n");
    assert_eq!(found("z rozdziału 1", "z rozdziału"), "4: numbers: lacks 1\n");
    assert_eq!(found("| 1 | `pass` |\n", ""), "14: 2 items or rows, but 3 in English\n");
    assert_eq!(found("### Trolle\n", ""), "4: 'Trolls' stands in one of the languages alone\n");
    let more = found("### Trolle\n", "### Trolle\n\nNa końcu.\n\n");
    assert_eq!(more, "8: 'Na końcu.' stands in one of the languages alone\n");
}

#[test]
fn a_sentence_left_in_english_is_found() {
    let left = "Each player takes one turn after the other until nobody has any tokens left.";
    let told = found(
        "Tura.** Gracze rozgrywają tury po kolei, aż nikt nie ma żetonów.",
        &format!("Turn.** {left}"),
    );
    assert!(told.ends_with("is not translated\n"), "{told}");
}
