//! The few labels of the frame that `text` does not have yet.

use text::Lang;

/// One of three texts, by language.
pub(crate) fn of(lang: Lang, texts: [&'static str; 3]) -> &'static str {
    match lang {
        Lang::En => texts[0],
        Lang::Pl => texts[1],
        Lang::Cs => texts[2],
    }
}

pub(crate) fn zoom(lang: Lang) -> &'static str {
    of(lang, ["Larger islands", "Większe wyspy", "Větší ostrovy"])
}

pub(crate) fn my_tables(lang: Lang) -> &'static str {
    of(lang, ["My tables", "Moje stoły", "Moje stoly"])
}

pub(crate) fn hand_over(lang: Lang) -> &'static str {
    of(lang, ["Hand this seat over to", "Przekaż to miejsce", "Předat toto místo"])
}

pub(crate) fn hand_over_do(lang: Lang) -> &'static str {
    of(lang, ["Hand over", "Przekaż", "Předat"])
}

pub(crate) fn invitations(lang: Lang) -> &'static str {
    of(lang, ["Send this link", "Wyślij ten link", "Pošli tento odkaz"])
}

pub(crate) fn seed(lang: Lang) -> &'static str {
    of(lang, ["The seed behind it", "Ziarno losowości", "Semínko náhody"])
}

pub(crate) fn as_list(lang: Lang) -> &'static str {
    of(
        lang,
        [
            "All choices as a list",
            "Wszystkie możliwości jako lista",
            "Všechny možnosti jako seznam",
        ],
    )
}
