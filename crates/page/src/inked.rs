//! The text of a card with icons in the place of the words they stand for: the picture on the table and the sentence about
//! it are recognised by the same icon.
//!
//! Beside its first icon a word is kept; after that it is for the ear.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use maud::{Markup, PreEscaped, html};
use text::{Id, Lang, message};

use crate::art::emblem;

/// The words of a game that are icons: each icon with the message that lists every form of its word, separated by commas.
pub(crate) struct Glossary {
    terms: &'static [(&'static str, Id)],
    /// In every language, the longest form first.
    forms: OnceLock<Vec<Form>>,
}

struct Form {
    lang: Lang,
    icon: &'static str,
    word: String,
}

impl Glossary {
    pub(crate) const fn new(terms: &'static [(&'static str, Id)]) -> Self {
        Self { terms, forms: OnceLock::new() }
    }

    /// A text with these icons.
    pub(crate) fn inked(&self, lang: Lang, text: &str) -> Markup {
        let mut seen = BTreeSet::new();
        let mut res = String::new();
        let (mut rest, mut plain, mut is_inside) = (text, String::new(), false);
        while let Some(first) = rest.chars().next() {
            let found = if is_inside { None } else { self.longest(lang, rest) };
            if let Some((icon, word)) = found {
                let drawn = drawn(icon, word, seen.insert(icon));
                res.push_str(&html! { (plain) (drawn) }.into_string());
                plain.clear();
                rest = &rest[word.len()..];
            } else {
                plain.push(first);
                is_inside = first.is_alphanumeric();
                rest = &rest[first.len_utf8()..];
            }
        }
        res.push_str(&html! { (plain) }.into_string());
        PreEscaped(res)
    }

    /// The same as a paragraph; nothing where there is no text.
    pub(crate) fn paragraph(&self, lang: Lang, text: &str) -> Markup {
        html! { @if !text.is_empty() { p { (self.inked(lang, text)) } } }
    }

    /// The longest form that a text begins with, as it is written there.
    fn longest<'t>(&self, lang: Lang, text: &'t str) -> Option<(&'static str, &'t str)> {
        let mut of_lang = self.forms().iter().filter(|it| it.lang == lang);
        of_lang.find_map(|it| Some((it.icon, beginning(text, &it.word)?)))
    }

    fn forms(&self) -> &[Form] {
        self.forms.get_or_init(|| {
            let mut res = Vec::new();
            for &lang in Lang::ALL {
                for &(icon, id) in self.terms {
                    let all = message(lang, id, &[]);
                    let words = all.split(',').map(|it| it.trim().to_owned());
                    res.extend(words.map(|word| Form { lang, icon, word }));
                }
            }
            res.sort_by_key(|it| std::cmp::Reverse(it.word.len()));
            res
        })
    }
}

/// The beginning of a text, if it is this word and no part of a longer one; with a capital where a sentence begins.
fn beginning<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let mut letters = text.chars();
    let (first, expected) = (letters.next()?, word.chars().next()?);
    if first != expected && !first.to_lowercase().eq(std::iter::once(expected)) {
        return None;
    }
    let after = letters.as_str().strip_prefix(&word[expected.len_utf8()..])?;
    let is_whole = !after.starts_with(char::is_alphanumeric);
    is_whole.then(|| &text[..text.len() - after.len()])
}

fn drawn(icon: &str, word: &str, is_first: bool) -> Markup {
    html! {
        span class="inked" {
            (emblem::use_(icon))
            @if is_first { (word) } @else { span class="visually-hidden" { (word) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use text::{Lang, id};

    use super::Glossary;

    static WORDS: Glossary = Glossary::new(&[
        ("wq-wound", id::WQ_INKED_WOUND),
        ("wq-token", id::WQ_INKED_TOKEN),
        ("wq-success", id::WQ_INKED_SUCCESS),
    ]);

    /// The text with the icons in brackets and the hidden words in parentheses.
    fn told(lang: Lang, text: &str) -> String {
        let mut html = WORDS.inked(lang, text).into_string();
        for (icon, _) in WORDS.terms {
            let drawn = crate::art::emblem::use_(icon).into_string();
            html = html.replace(&drawn, &format!("[{}]", &icon[3..]));
        }
        let html =
            html.replace("<span class=\"visually-hidden\">", "(").replace("</span></span>", ")");
        html.replace("<span class=\"inked\">", "").replace("</span>", "")
    }

    #[test]
    fn a_word_is_kept_beside_its_first_icon_and_hidden_beside_the_others() {
        let text = "Suffer 1 wound: claim 2 success tokens. Wounds < unwounded, 1 success.";
        let expected = "Suffer 1 [wound]wound: claim 2 [token]success tokens. [wound](Wounds) &lt; unwounded, 1 [success]success.";
        assert_eq!(told(Lang::En, text), expected);
    }

    #[test]
    fn words_are_found_in_their_cases() {
        let polish = told(Lang::Pl, "odrzuć żeton sukcesu i zadaj 2 rany; za ranę 1 sukces");
        assert_eq!(
            polish,
            "odrzuć [token]żeton sukcesu i zadaj 2 [wound]rany; za [wound](ranę) 1 [success]sukces"
        );
        let czech = told(Lang::Cs, "zahoď 2 žetony úspěchu za 1 zranění");
        assert_eq!(czech, "zahoď 2 [token]žetony úspěchu za 1 [wound]zranění");
    }
}
