//! Sentences that cite rules.

use maud::{Markup, PreEscaped, html};

/// Where a rule is read: the page of the rules, with the rule in view.
pub(crate) fn address_of(game: &str, id: &str) -> String {
    format!("/rules/{game}#{id}")
}

/// A sentence in which every rule it cites is a link to that rule.
pub(crate) fn cited(sentence: &str) -> Markup {
    with_links(sentence, |game, id| {
        html! { a class="rule" href=(address_of(game, id)) target="_blank" { (id) } }
    })
}

/// A sentence in which `link` draws the rules, each with its game.
pub(crate) fn with_links(sentence: &str, link: impl Fn(&str, &str) -> Markup) -> Markup {
    let is_of_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut res = String::new();
    let mut rest = sentence;
    while !rest.is_empty() {
        let n_plain = rest.find(is_of_id).unwrap_or(rest.len());
        let (plain, from) = rest.split_at(n_plain);
        let (word, after) = from.split_at(from.find(|c| !is_of_id(c)).unwrap_or(from.len()));
        let link = game_of(word).map(|game| link(game, word));
        res.push_str(&html! { (plain) (link.unwrap_or_else(|| html! { (word) })) }.into_string());
        rest = after;
    }
    PreEscaped(res)
}

/// The game to which a rule belongs, if the word is the identity of one.
fn game_of(word: &str) -> Option<&'static str> {
    let may_be = word.starts_with(|c: char| c.is_ascii_uppercase()) && word.contains('-');
    let books = rulebook::rulebooks(rulebook::Language::English).iter().filter(|_| may_be);
    books.into_iter().find(|book| book.entry(word).is_some()).map(|book| book.game)
}

#[cfg(test)]
mod tests {
    use super::cited;

    #[test]
    fn rules_become_links_and_other_words_stay_as_they_are() {
        let told = cited("needs 5 <now>: L-shaped (SW-CONQ-03)").into_string();
        let link = r##"<a class="rule" href="/rules/smallworld#SW-CONQ-03" target="_blank">SW-CONQ-03</a>"##;
        assert_eq!(told, format!("needs 5 &lt;now&gt;: L-shaped ({link})"));
        let unknown = concat!("SW-NONE-", "99");
        assert_eq!(cited(unknown).into_string(), unknown);
    }
}
