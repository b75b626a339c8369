//! Which rules somebody looks for.

use rulebook::Entry;

/// Words that a rule must have, all of them, in any order; letter case and accents do not matter.
pub(super) struct Search<'a> {
    /// As typed.
    pub(super) text: &'a str,
    words: Vec<String>,
}

impl<'a> Search<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let text = text.trim();
        let words = text.split_whitespace().map(folded).collect();
        Self { text, words }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    pub(super) fn finds(&self, entry: &Entry) -> bool {
        let text = folded(&format!("{} {}\n{}", entry.id, entry.heading(), entry.plain()));
        self.words.iter().all(|it| text.contains(it))
    }
}

/// In small letters, without the accents of Polish and Czech.
fn folded(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

fn plain(letter: char) -> char {
    match letter {
        'ą' | 'á' => 'a',
        'ć' | 'č' => 'c',
        'ď' => 'd',
        'ę' | 'é' | 'ě' => 'e',
        'í' => 'i',
        'ł' => 'l',
        'ń' | 'ň' => 'n',
        'ó' => 'o',
        'ř' => 'r',
        'ś' | 'š' => 's',
        'ť' => 't',
        'ú' | 'ů' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        '’' => '\'',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::{Language, rulebook};

    fn found(looked_for: &str, lang: Language) -> Vec<&'static str> {
        let search = Search::of(looked_for);
        let entries = &rulebook("smallworld", lang).unwrap().entries;
        entries.iter().filter(|it| search.finds(it)).map(|it| it.id).collect()
    }

    #[test]
    fn every_word_must_be_there_whatever_its_accents() {
        assert_eq!(found("sw-conq-03", Language::English)[0], "SW-CONQ-03");
        let floor = found("floor  TAUREN", Language::English);
        assert!(floor.contains(&"SW-CONQ-03") && !floor.contains(&"SW-CONQ-01"), "{floor:?}");
        let towers = found("wieża strażnicza", Language::Polish);
        assert!(!towers.is_empty());
        assert_eq!(found("WIEZA straznicza", Language::Polish), towers);
        assert!(found("zzz", Language::Czech).is_empty());
    }
}
