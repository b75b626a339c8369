//! The rules of a game to read: the goal and the turn, what everybody forgets, the tips, the chapters in the order of play, those to look
//! something up, then what is in the box.

pub(crate) mod card;
mod prose;
mod search;

use maud::{Markup, html};
use rulebook::{Block, Chapter, Entry, Language, Rulebook};
use text::{Lang, attribute, id, msg};

use crate::cite::address_of;
use crate::context::Prefs;
use crate::games::Renderer;
use crate::shell::{self, Frame};
pub(crate) use card::address as card_address;
pub use card::reference_card_page;
use search::Search;

/// Where the rule with this identity is read, if the game has one: the page of its rules, with the rule in view.
pub fn rule_address(game: &str, id: &str) -> Option<String> {
    let entry = rulebook::rulebook(game, Language::English)?.entry(id)?;
    Some(address_of(game, entry.id))
}

/// A tip of the table, to be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldTip {
    pub text: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
}

/// The rules of a game, if there is a reference. If words are looked for, only the rules that have all of them. Rules that
/// `has_example` knows can be tried. `tips` are those of the game, in the reader's language.
pub fn rules_page(
    renderer: &dyn Renderer,
    looked_for: &str,
    has_example: &dyn Fn(&str) -> bool,
    tips: &[ToldTip],
    prefs: &Prefs,
) -> Option<String> {
    let game = renderer.id();
    let lang = prefs.lang;
    let book = rulebook::rulebook(game, Language::of_tag(lang.tag()))?;
    let search = Search::of(looked_for);
    let entry = |it: &Entry| entry(book, it, has_example(it.id), lang);
    let body = html! {
        main class="sheet wide rules" id="main" {
            h1 { (book.title) }
            (search_form(game, &search, lang))
            p class="no-print" { a class="btn" id="reference-open" href=(card_address(game)) { (msg!(lang, RULES_CARD)) } }
            p class="rules-found" id="rules-found" role="status" { @if !search.is_empty() { (n_found(book, &search, lang)) } }
            div id="rules-text" {
                @if search.is_empty() { (whole(renderer, book, tips, lang, &entry)) } @else { (found(book, &search, &entry)) }
            }
            form id="try" method="post" action="/lessons" {}
        }
        (shell::footer(lang))
    };
    let back = format!("/rules/{game}");
    let frame =
        Frame { defs: renderer.defs(), is_rules: true, ..Frame::plain(book.title, *prefs, &back) };
    Some(shell::document(&frame, &body).into_string())
}

fn search_form(game: &str, search: &Search<'_>, lang: Lang) -> Markup {
    html! {
        form class="rules-search" role="search" method="get" action={ "/rules/" (game) } {
            label for="q" { (msg!(lang, RULES_SEARCH)) }
            input type="search" id="q" name="q" maxlength="80" autocomplete="off" value=(search.text)
                placeholder=(attribute(lang, id::RULES_SEARCH, "hint", &[]));
            button class="btn" type="submit" { (msg!(lang, RULES_SEARCH_GO)) }
        }
    }
}

fn n_found(book: &Rulebook, search: &Search<'_>, lang: Lang) -> Markup {
    let n_found = book.entries.iter().filter(|it| search.finds(it)).count();
    html! {
        strong { @if n_found == 0 { (msg!(lang, RULES_NONE)) } @else { (msg!(lang, RULES_FOUND, n = n_found)) } }
        " · " a href={ "/rules/" (book.game) } { (msg!(lang, RULES_WHOLE)) }
    }
}

/// The rules that have all the words, below the chapters in which they stand.
fn found(book: &Rulebook, search: &Search<'_>, entry: &dyn Fn(&Entry) -> Markup) -> Markup {
    let entries: Vec<&Entry> = book.entries.iter().filter(|it| search.finds(it)).collect();
    let of_chapter = |nth: usize| entries.iter().filter(move |it| it.chapter == nth);
    html! {
        @for (i, chapter) in book.chapters.iter().enumerate().filter(|(i, _)| of_chapter(*i).next().is_some()) {
            section class="rules-chapters" {
                h2 { (title(book, chapter)) }
                @for it in of_chapter(i) { (entry(it)) }
            }
        }
    }
}

fn whole(
    renderer: &dyn Renderer,
    book: &Rulebook,
    tips: &[ToldTip],
    lang: Lang,
    entry: &dyn Fn(&Entry) -> Markup,
) -> Markup {
    html! {
        div class="rules-body" {
            nav class="rules-contents" aria-label=(msg!(lang, RULES_CONTENTS)) {
                ol {
                    li { a href="#short" { (msg!(lang, RULES_SHORT)) } }
                    li { a href="#often" { (msg!(lang, RULES_OFTEN)) } }
                    @for (i, chapter) in ordered(book) {
                        li { a href={ "#chapter-" (i) } { (title(book, chapter)) } }
                    }
                    li { a href="#components" { (msg!(lang, HELP_CARDS)) } }
                }
            }
            div class="rules-chapters" {
                (short(renderer, book, lang))
                (often(renderer, lang))
                @if !tips.is_empty() { (again(tips, lang)) }
                details class="rules-how" {
                    summary { (msg!(lang, RULES_HOW_TO_READ)) }
                    (prose::text(&book.intro, lang))
                }
                @for (i, it) in ordered(book) { (chapter(book, i, it, lang, entry)) }
                section id="components" { h2 { (msg!(lang, HELP_CARDS)) } (renderer.components(lang)) }
            }
        }
    }
}

/// The chapters in the order in which they are read, with their numbers in the book: those in the order of play come first,
/// those to look something up last.
fn ordered(book: &Rulebook) -> impl Iterator<Item = (usize, &Chapter)> {
    let is_looked_up = |it: &Chapter| kinds(book, it).all(|kind| LOOKED_UP.contains(&kind));
    let part = move |wanted: bool| {
        let chapters = book.chapters.iter().enumerate();
        chapters.filter(move |(_, it)| is_looked_up(it) == wanted)
    };
    part(false).chain(part(true))
}

/// Kinds of entries to look up: words, numbers of components, rulings. A chapter without kinds, such as the options of a
/// table, is looked up too.
const LOOKED_UP: &[&str] = &["DEF", "TERM", "COMP", "PILE", "AMB", "RUL"];

/// The kinds of entries that the title of a chapter names: `SW-CONQ` is `CONQ`.
fn kinds<'a>(book: &Rulebook, chapter: &'a Chapter) -> impl Iterator<Item = &'a str> + use<'a> {
    let prefix = format!("{}-", book.prefix);
    let codes = chapter.title.rsplit_once('(').map_or("", |it| it.1);
    codes.split([',', ' ', ')']).filter_map(move |it| {
        it.strip_prefix(&prefix)?.split('-').next().filter(|it| !it.is_empty())
    })
}

/// The goal and the turn, with the board in the middle of a game.
fn short(renderer: &dyn Renderer, book: &Rulebook, lang: Lang) -> Markup {
    html! {
        section id="short" class="rules-short" {
            h2 { (msg!(lang, RULES_SHORT)) }
            (figure(book, "play", &msg!(lang, RULES_PICTURE_PLAY), lang))
            @for (title, rules) in card::sections(renderer, lang).take(2) {
                h3 { (title) }
                (card::entries(book, rules))
            }
        }
    }
}

/// What everybody forgets, with the rules that say so.
fn often(renderer: &dyn Renderer, lang: Lang) -> Markup {
    html! {
        section id="often" class="rules-often" {
            h2 { (msg!(lang, RULES_OFTEN)) }
            ol {
                @for (rule, said) in renderer.often_forgotten().lines().filter_map(|it| it.split_once(' ')) {
                    li { (text::lookup(lang, said, &[]).unwrap_or_default()) " " (prose::link(rule)) }
                }
            }
        }
    }
}

/// The tips of the table, each with its rule, folded.
fn again(tips: &[ToldTip], lang: Lang) -> Markup {
    html! {
        details id="tips" class="rules-how" {
            summary { (msg!(lang, RULES_TIPS)) }
            ul { @for it in tips { li { (it.text) " " (prose::link(it.rule)) } } }
        }
    }
}

fn chapter(
    book: &Rulebook,
    nth: usize,
    chapter: &Chapter,
    lang: Lang,
    entry: &dyn Fn(&Entry) -> Markup,
) -> Markup {
    html! {
        section id={ "chapter-" (nth) } {
            h2 { (title(book, chapter)) }
            (picture(book, chapter, lang))
            @for block in &chapter.blocks {
                @match block {
                    Block::Section { title, .. } => h3 { (title) },
                    Block::Text { text, .. } => (prose::text(text, lang)),
                    Block::Entry(at) => @if let Some(it) = book.entries.get(*at) { (entry(it)) },
                }
            }
        }
    }
}

/// The title of a chapter without the identities of its entries.
fn title<'a>(book: &Rulebook, chapter: &'a Chapter) -> &'a str {
    let codes = format!(" ({}-", book.prefix);
    chapter.title.split_once(&codes).map_or(chapter.title, |it| it.0)
}

/// The table at a moment that the chapter tells of.
fn picture(book: &Rulebook, chapter: &Chapter, lang: Lang) -> Markup {
    let moment = kinds(book, chapter).find_map(|kind| match kind {
        "SETUP" => Some(("setup", msg!(lang, RULES_PICTURE_SETUP))),
        // One chapter of each game.
        "CONQ" | "FREE" | "EATK" | "MOVE" => Some(("early", msg!(lang, RULES_PICTURE_EARLY))),
        "REDEP" | "OVER" | "TRAVEL" | "CHAL" => Some(("late", msg!(lang, RULES_PICTURE_LATE))),
        "END" | "WIN" => Some(("end", msg!(lang, RULES_PICTURE_END))),
        _ => None,
    });
    html! { @if let Some((moment, caption)) = moment { (figure(book, moment, &caption, lang)) } }
}

fn figure(book: &Rulebook, moment: &str, caption: &str, lang: Lang) -> Markup {
    html! {
        figure {
            img src={ "/art/" (book.game) "/" (moment) "-" (lang.tag()) ".svg" } alt="" loading="lazy" decoding="async";
            figcaption { (caption) }
        }
    }
}

fn entry(book: &Rulebook, entry: &Entry, has_example: bool, lang: Lang) -> Markup {
    let label = attribute(lang, id::EXAMPLE_TRY, "label", &[("rule", entry.id.into())]);
    html! {
        div class="rule-entry" id=(entry.id) {
            div class="rule-id" {
                (prose::link(entry.id))
                @if has_example {
                    button class="rule-try no-print" type="submit" form="try" name="lesson" value={ (book.game) "/" (entry.id) } aria-label=(label) {
                        (msg!(lang, EXAMPLE_TRY))
                    }
                }
            }
            (prose::entry(entry.lead, &entry.text))
        }
    }
}
