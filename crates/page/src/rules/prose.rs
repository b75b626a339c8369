//! The Markdown of the references as a page: paragraphs, lists, tables, stressed words, and rules that are links.

use maud::{Markup, html};
use rulebook::{Span, spans};
use text::{Lang, msg};

use crate::cite::{self, address_of};

/// A link to a rule of these pages.
pub(super) fn link(id: &str) -> Markup {
    cite::with_links(id, |game, id| html! { a class="rule" href=(address_of(game, id)) { (id) } })
}

/// Paragraphs and tables.
pub(super) fn text(text: &str, lang: Lang) -> Markup {
    html! {
        @for block in text.split("\n\n").map(str::trim).filter(|it| !it.is_empty()) {
            @if block.starts_with('|') { (table(block, lang)) } @else { p { (inline(block)) } }
        }
    }
}

/// The statement of a rule after its name, which leads in to it; the lines below the first are a list.
pub(super) fn entry(lead: &str, text: &str) -> Markup {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    html! {
        p {
            @if !lead.is_empty() { strong { (inline(lead)) } " " }
            (inline(first))
        }
        @if !rest.is_empty() {
            ul { @for line in rest.lines().map(str::trim) { li { (inline(line.trim_start_matches("- "))) } } }
        }
    }
}

fn table(rows: &str, lang: Lang) -> Markup {
    let cells = |row: &str| -> Vec<String> {
        let row = row.trim().trim_start_matches('|').trim_end_matches('|');
        row.split('|').map(|it| it.trim().to_owned()).collect()
    };
    let is_rule = |row: &&str| row.chars().all(|it| matches!(it, '|' | '-' | ':' | ' '));
    let mut rows = rows.lines().filter(|row| !is_rule(row)).map(cells);
    let head = rows.next().unwrap_or_default();
    let label = format!("{}: {}", msg!(lang, RULES_TABLE), head.join(", "));
    html! {
        div class="rules-table" role="region" tabindex="0" aria-label=(label) {
            table {
                thead { tr { @for cell in &head { th scope="col" { (inline(cell)) } } } }
                tbody { @for row in rows { tr { @for cell in &row { td { (inline(cell)) } } } } }
            }
        }
    }
}

fn inline(line: &str) -> Markup {
    html! {
        @for span in spans(line) {
            @match span {
                Span::Plain(it) => (link(it)),
                Span::Strong(it) => strong { (inline(it)) },
                Span::Stressed(it) => em { (inline(it)) },
                Span::Code(it) => code { (it) },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_marks_and_lists_become_elements() {
        let told = entry("Cost.", "Pay `2` **now** (SW-CONQ-03):\n  - *first*, <b>;\n  - second.");
        let link = r##"<a class="rule" href="/rules/smallworld#SW-CONQ-03">SW-CONQ-03</a>"##;
        let expected = format!(
            "<p><strong>Cost.</strong> Pay <code>2</code> <strong>now</strong> ({link}):</p>\
             <ul><li><em>first</em>, &lt;b&gt;;</li><li>second.</li></ul>"
        );
        assert_eq!(told.into_string(), expected);
    }

    #[test]
    fn a_table_has_a_head_and_rows() {
        let told = text("Before.\n\n| a | b |\n|---|---|\n| 1 | `x` |\n| 2 | |", Lang::Cs);
        let expected = "<p>Before.</p><div class=\"rules-table\" role=\"region\" tabindex=\"0\" \
            aria-label=\"Tabulka: a, b\"><table><thead><tr><th scope=\"col\">a</th><th scope=\"col\">b</th></tr></thead>\
            <tbody><tr><td>1</td><td><code>x</code></td></tr><tr><td>2</td><td></td></tr></tbody></table></div>";
        assert_eq!(told.into_string(), expected);
    }
}
