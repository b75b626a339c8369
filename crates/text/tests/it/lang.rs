//! Which language a viewer gets.

use text::{Lang, message};

#[test]
fn tags_are_read_and_written() {
    for &lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
    }
    assert_eq!(
        "de".parse::<Lang>().unwrap_err().to_string(),
        "'de' is no language: languages are en, pl, cs"
    );
}

#[test]
fn the_browser_is_asked() {
    let cases = [
        ("", Lang::En),
        ("pl", Lang::Pl),
        ("pl-PL,pl;q=0.9,en;q=0.8", Lang::Pl),
        ("de-DE,cs;q=0.7,en;q=0.5", Lang::Cs),
        ("en;q=0.2, cs;q=0.9", Lang::Cs),
        ("sk,en;q=0.9", Lang::Cs),
        ("en-GB,pl", Lang::En),
        ("pl;q=0,en;q=0.1", Lang::En),
        ("*", Lang::En),
        ("pl;q=nonsense", Lang::En),
    ];
    for (header, lang) in cases {
        assert_eq!(Lang::from_accept_language(header), lang, "{header}");
    }
}

#[test]
fn languages_differ() {
    let same = |id: &text::Id| message(Lang::En, *id, &[]) == message(Lang::Pl, *id, &[]);
    let plain: Vec<text::Id> =
        text::id::ALL.iter().copied().filter(|id| id.variables().is_empty()).collect();
    let untranslated: Vec<&str> = plain.iter().filter(|id| same(id)).map(|id| id.name()).collect();
    // Names that are the same in Polish.
    insta::assert_snapshot!(untranslated.join("\n"));
}
