//! The slips of language that the build looks for, each in a sentence that has it. The build itself runs the same
//! functions over every message, so what is found here cannot come back.

#[path = "../../build/style.rs"]
mod checks;

use checks::{ARGUMENT, Excuses, faults, is_untranslated};

/// One fault whose text has `what` in it.
fn finds(lang: &str, text: &str, what: &str) {
    let found = faults(lang, text);
    assert!(
        matches!(found.as_slice(), [fault] if fault.contains(what)),
        "{lang} “{text}”: {found:?}"
    );
}

fn finds_nothing(lang: &str, text: &str) {
    assert_eq!(faults(lang, text), Vec::<String>::new(), "{lang} “{text}”");
}

#[test]
fn straight_quotes_and_apostrophes_are_found() {
    for lang in ["en", "pl", "cs"] {
        finds(lang, "Kel'Thuzad", "straight");
        finds(lang, "\"Charge\"", "straight");
        finds_nothing(lang, "Kel’Thuzad");
    }
}

#[test]
fn quotes_of_another_language_are_found() {
    finds("en", "„Charge”", "another language");
    finds("pl", "“Szarża”", "another language");
    finds("pl", "«Szarża»", "another language");
    finds("cs", "„Výpad”", "another language");
    finds("en", "“Charge", "does not close");
    finds_nothing("en", "“Charge”");
    finds_nothing("pl", "„Szarża”");
    finds_nothing("cs", "„Výpad“");
}

#[test]
fn decimal_marks_of_another_language_are_found() {
    finds("pl", "średnio 1.5 rany", "decimal mark is ,");
    finds("cs", "průměrně 1.5 zranění", "decimal mark is ,");
    finds("en", "1,5 wounds", "decimal mark is .");
    finds_nothing("pl", "średnio 1,5 rany. 2 razy");
    finds_nothing("en", "1.5 wounds, 2 times");
}

#[test]
fn american_spelling_is_found() {
    finds("en", "attack 2, defense 3", "“defense”");
    finds("en", "Harbor masters", "“Harbor”");
    finds("en", "the gray level", "“gray”");
    finds_nothing("en", "defence, armour, grey, coloured, harbours");
    finds_nothing("pl", "defensywa");
}

#[test]
fn a_capital_address_in_a_polish_sentence_is_found() {
    finds("pl", "Bohater na Twoim polu", "“Twoim”");
    finds("pl", "to czeka na Ciebie.", "“Ciebie”");
    finds("pl", "Gdzie chce Pan stanąć?", "“Pan”");
    finds("pl", &format!("{ARGUMENT}: Twoja kolej"), "“Twoja”");
    finds_nothing("pl", "Twoja kolej. Twój ruch! Na twoim polu");
    finds_nothing("pl", "Pan kotła");
}

#[test]
fn a_formal_address_in_czech_is_found() {
    finds("cs", "Stáhněte soubor", "“Stáhněte”");
    finds("cs", "Stůl čeká na vás", "“vás”");
    finds("cs", "jste na tahu", "“jste”");
    finds("cs", "Otevřete své karty", "“Otevřete”");
    finds_nothing(
        "cs",
        "Stáhni soubor, stůl na tebe čeká; hrozba vzroste, nemesis se vrátí do doupěte a ještě je tam",
    );
}

#[test]
fn what_nobody_translated_is_found() {
    let said = |text: &str| vec![text.to_owned()];
    assert!(is_untranslated(&said("Dark Portal"), &said("Dark Portal")));
    assert!(!is_untranslated(&said("Mroczny Portal"), &said("Dark Portal")));
    let sum = said(&format!("{ARGUMENT} ({ARGUMENT}) 2"));
    assert!(!is_untranslated(&sum, &sum), "there is no word in it");
}

#[test]
fn names_are_excused_and_idle_excuses_are_told() {
    let mut excuses =
        Excuses::parse("# places\ncs ag-space-* the map\npl wr-title a title\n\ncs sw-old gone\n");
    assert!(excuses.cover("cs", "ag-space-brill"));
    assert!(!excuses.cover("pl", "ag-space-brill"), "another language");
    assert!(!excuses.cover("pl", "wr-title-2"), "another message");
    assert!(excuses.cover("pl", "wr-title"));
    assert_eq!(Vec::from_iter(excuses.idle()), ["cs sw-old"]);
}
