//! The three questions that somebody at a table has: what can I do, what will happen, and why not. One page answers them
//! from what the table shows anyway, about everything or about one thing, and says which rules are played by now.

use maud::{Markup, html};
use rulebook::Language;
use text::{Choice, Forbidden, Lang, Voice, attribute, heading, id, msg};

use crate::cite::cited;
use crate::context::RenderContext;
use crate::hint;
use crate::rules::{card, card_address};
use crate::shell::{self, Frame};
use crate::table;

/// Where they are answered.
pub(crate) fn address(ctx: &RenderContext<'_>) -> String {
    format!("/table/{}/help", ctx.table.id)
}

/// The way there, in the top bar.
pub(crate) fn opener(ctx: &RenderContext<'_>) -> Markup {
    let title = msg!(ctx.prefs.lang, QUESTIONS_TITLE);
    html! {
        a class="btn btn-quiet only-wide" id="questions-open" href=(address(ctx)) data-key="?" title=(title) aria-label=(title) { b aria-hidden="true" { "?" } }
    }
}

/// The same in words, where there is room for them.
pub(crate) fn opener_in_words(ctx: &RenderContext<'_>) -> Markup {
    html! { a class="btn only-phone" href=(address(ctx)) { (msg!(ctx.prefs.lang, QUESTIONS_TITLE)) } }
}

/// The page; `about` is a word of the notation, such as a region or a card, or a whole answer, or several of these between
/// commas.
pub fn questions_page(ctx: &RenderContext<'_>, about: Option<&str>) -> String {
    let lang = ctx.prefs.lang;
    let names = table::names(ctx, ctx.table.seats.len());
    let told = ctx.observation.tell(&Voice::new(lang, &names));
    let concerns = |notation: &str| about.is_none_or(|it| is_about(notation, it));
    let legal: Vec<&Choice> = told.legal.iter().filter(|it| concerns(&it.notation)).collect();
    let refused: Vec<&Forbidden> =
        told.refused.iter().filter(|it| concerns(&it.notation)).collect();
    let named = about.and_then(|it| {
        let answer = legal.iter().find(|answer| answer.notation == it).map(|it| it.label.clone());
        let refused = || refused.iter().find(|no| no.notation == it).map(|it| it.label.clone());
        answer.or_else(refused).or_else(|| ctx.game().narrator().space(lang, it))
    });
    let title = named.unwrap_or_else(|| msg!(lang, QUESTIONS_TITLE));
    let back = format!("/table/{}", ctx.table.id);
    let body = html! {
        main class="sheet wide questions" id="main" {
            h1 { (title) }
            @if let Some(prompt) = &told.prompt { p { strong { (prompt) } } }
            @if about.is_none() { (hint::opener(ctx)) }
            @if legal.is_empty() && refused.is_empty() { p { (msg!(lang, QUESTIONS_NOTHING)) } }
            @if !legal.is_empty() { (can(ctx, &legal, about.is_some())) }
            @if !refused.is_empty() { (why_not(lang, &refused)) }
            (which_rule(ctx))
            @if about.is_none() { p class="hint" { (attribute(lang, id::QUESTIONS_TITLE, "each", &[])) } }
            p class="row" {
                a class="btn btn-primary" id="questions-back" href=(back) data-key="Escape" { (msg!(lang, QUESTIONS_BACK)) }
                @if about.is_some() { a class="btn" href=(address(ctx)) { (msg!(lang, QUESTIONS_ALL)) } }
                a class="btn" href={ "/rules/" (ctx.game().id()) } target="_blank" { (msg!(lang, HELP_RULES)) }
                a class="btn" href=(card_address(ctx.game().id())) target="_blank" { (msg!(lang, RULES_CARD)) }
            }
        }
        (shell::footer(lang))
    };
    let here = address(ctx);
    let frame = Frame { defs: ctx.game().defs(), ..Frame::plain(&title, ctx.prefs, &here) };
    shell::document(&frame, &body).into_string()
}

/// Whether an answer is about something: it is that answer, or has that word.
fn is_about(notation: &str, about: &str) -> bool {
    let mut all = about.split(',');
    all.any(|it| notation == it || notation.split(' ').any(|word| word == it))
}

/// The rules of the phase that is being played.
fn which_rule(ctx: &RenderContext<'_>) -> Markup {
    let (game, lang) = (ctx.game(), ctx.prefs.lang);
    let phase = ctx.observation.phases(lang).into_iter().find(|it| it.is_now);
    let book = rulebook::rulebook(game.id(), Language::of_tag(lang.tag()));
    html! {
        @if let (Some(phase), Some(book)) = (phase, book) {
            section id="questions-rule" {
                h2 { (msg!(lang, QUESTIONS_RULE)) }
                p { strong { (phase.name) } ": " (phase.hint) }
                (card::entries(book, card::rules_of(game, phase.key)))
            }
        }
    }
}

/// What can be done, by its verb, each with what it costs and what may come of it, and a way to try it in thought.
fn can(ctx: &RenderContext<'_>, legal: &[&Choice], is_one_thing: bool) -> Markup {
    let lang = ctx.prefs.lang;
    let groups = by_verb(legal);
    let is_open = is_one_thing || legal.len() <= MOST_OPEN;
    html! {
        section id="questions-can" {
            h2 { (msg!(lang, QUESTIONS_CAN)) }
            p class="hint" { (attribute(lang, id::QUESTIONS_CAN, "hint", &[])) }
            @for group in &groups {
                @match group.as_slice() {
                    [only] => ul class="questions-group" { (deed(ctx, only)) },
                    all => details open[is_open] {
                        summary { (heading(all)) " (" (all.len()) ")" }
                        ul class="questions-group" { @for it in all { (deed(ctx, it)) } }
                    }
                }
            }
        }
    }
}

/// More are folded by their verbs.
const MOST_OPEN: usize = 12;

fn by_verb<'c>(legal: &[&'c Choice]) -> Vec<Vec<&'c Choice>> {
    let verb = |it: &Choice| it.notation.split(' ').next().unwrap_or_default().to_owned();
    let mut groups: Vec<(String, Vec<&Choice>)> = Vec::new();
    for it in legal {
        match groups.iter_mut().find(|(known, _)| *known == verb(it)) {
            Some((_, group)) => group.push(it),
            None => groups.push((verb(it), vec![it])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn deed(ctx: &RenderContext<'_>, it: &Choice) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        li {
            span { strong { (it.label) } @if !it.note.is_empty() { " " span class="muted" { (cited(&it.note)) } } }
            @if ctx.table.around.may_imagine {
                form method="post" action={ "/table/" (ctx.table.id) "/what-if" } {
                    button class="btn" type="submit" name="try" value=(it.notation) aria-label={ (msg!(lang, QUESTIONS_TRY)) ": " (it.label) } { (msg!(lang, QUESTIONS_TRY)) }
                }
            }
        }
    }
}

/// What cannot be done, each with its reason.
fn why_not(lang: Lang, refused: &[&Forbidden]) -> Markup {
    html! {
        section id="questions-why-not" {
            h2 { (msg!(lang, QUESTIONS_WHY_NOT)) }
            ul class="questions-group" {
                @for it in refused { li { span { strong { (it.label) } ": " (cited(&it.why)) } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use text::{Choice, heading};

    use super::{by_verb, is_about};

    #[test]
    fn a_word_or_a_whole_answer_can_be_asked_about() {
        assert!(is_about("conquer l1a-06", "l1a-06") && is_about("travel", "travel,stay"));
        assert!(is_about("play travel-2 jaina dalaran", "play travel-2 jaina dalaran"));
        assert!(!is_about("conquer l1a-06", "l1a-0") && !is_about("use shield", "use torch"));
    }

    #[test]
    fn what_begins_alike_is_told_together() {
        let choice = |notation: &str, label: &str| Choice {
            notation: notation.to_owned(),
            label: label.to_owned(),
            note: String::new(),
        };
        let all = [
            choice("conquer a", "Conquer Ash Fen"),
            choice("done", "End the conquests"),
            choice("conquer b", "Conquer Ash Hill"),
            choice("take a", "Pick up a token"),
            choice("take b", "From Ash Hill, a token"),
        ];
        let groups = by_verb(&all.iter().collect::<Vec<_>>());
        let told: Vec<String> = groups.iter().map(|it| heading(it)).collect();
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 2]);
        assert_eq!(told[0], "Conquer Ash …");
        assert_eq!(told[2], "Pick up a token …");
    }
}
