//! Names in narrow places: a line ends between two words; within a word it ends only where the word alone is wider than its
//! place, and then with a hyphen. Browsers have no rules of hyphenation for every language, so the places are marked here.

use hypher::hyphenate;
use maud::{Markup, html};
use text::Lang;

const SOFT_HYPHEN: &str = "\u{ad}";

/// A shorter word is never wider than its place.
const N_LONG: usize = 7;

/// So many letters stand at least before the first hyphen and after the last.
const N_LETTERS: usize = 3;

/// A name, each long word in a box of its own.
pub fn name(lang: Lang, name: &str) -> Markup {
    // No line begins with a dash.
    let name = name.replace(" – ", "\u{a0}– ");
    html! {
        @for (nth, word) in name.split(' ').enumerate() {
            @if nth != 0 { " " }
            @if word.chars().count() < N_LONG { (word) } @else { span class="word" { (marked(lang, word)) } }
        }
    }
}

/// A word and where it may be broken. After a hyphen of its own it may be anyway.
fn marked(lang: Lang, word: &str) -> String {
    let mut res = String::new();
    for part in word.split_inclusive('-') {
        let (stem, hyphen) = part.strip_suffix('-').map_or((part, ""), |stem| (stem, "-"));
        res.push_str(&syllables(lang, stem).join(SOFT_HYPHEN));
        res.push_str(hyphen);
    }
    res
}

/// The parts between which a word may be broken.
fn syllables(lang: Lang, word: &str) -> Vec<String> {
    let lang = match lang {
        Lang::En => hypher::Lang::English,
        Lang::Pl => hypher::Lang::Polish,
        Lang::Cs => hypher::Lang::Czech,
    };
    let mut res: Vec<String> = Vec::new();
    for part in hyphenate(word, lang) {
        match res.last_mut() {
            // Consonants alone are no syllable; they begin the next one.
            Some(last) if !has_vowel(last) => last.push_str(part),
            _ => res.push(part.to_owned()),
        }
    }
    let is_short = |part: &str| !has_vowel(part) || part.chars().count() < N_LETTERS;
    if let [first, second, ..] = res.as_mut_slice()
        && is_short(first)
    {
        second.insert_str(0, first);
        res.remove(0);
    }
    if let [.., before, last] = res.as_mut_slice()
        && is_short(last)
    {
        before.push_str(last);
        res.pop();
    }
    res
}

fn has_vowel(part: &str) -> bool {
    part.chars().flat_map(char::to_lowercase).any(|it| "aeiouyąęóáéěíúůý".contains(it))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(lang: Lang, word: &str) -> String {
        syllables(lang, word).join("-")
    }

    #[test]
    fn words_break_between_syllables() {
        for (lang, word) in [
            (Lang::Pl, "Bło-go-sła-wień-stwo"),
            (Lang::Pl, "Srebr-no-grzbiety"),
            (Lang::Pl, "Prze-szy-wa-nica"),
            (Lang::Cs, "Roz-dmý-chá-vání"),
            (Lang::Cs, "Baži-no-chodci"),
            (Lang::En, "Con-fla-gra-tion"),
            (Lang::En, "Lamp-lighter’s"),
        ] {
            assert_eq!(broken(lang, &word.replace('-', "")), word);
        }
    }

    #[test]
    fn a_hyphen_of_its_own_breaks_a_word() {
        assert_eq!(marked(Lang::Pl, "Kapłan-Wojownik"), "Kapłan-Wojow\u{ad}nik");
    }

    #[test]
    fn no_line_begins_with_a_dash() {
        let drawn = name(Lang::Cs, "Goblini – Orci").into_string();
        assert_eq!(drawn, "<span class=\"word\">Gobli\u{ad}ni\u{a0}–</span> Orci");
    }

    #[test]
    fn a_name_stays_the_same_but_for_soft_hyphens() {
        let drawn = name(Lang::Pl, "Miecz Zaprzysiężonych").into_string();
        assert_eq!(drawn, "Miecz <span class=\"word\">Zaprzy\u{ad}się\u{ad}żo\u{ad}nych</span>");
    }
}
