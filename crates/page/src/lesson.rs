//! A lesson at the table: what it says and the ways on, in one panel, and the frames around what it speaks of.

use maud::{Markup, html};
use text::{Arg, Lang, attribute, id, msg};

use crate::art::emblem;
use crate::cite::cited;
use crate::context::{LessonLink, Part, Prefs, RenderContext};
use crate::puzzle;

/// What somebody who learns is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPanel {
    pub title: String,
    /// How the game is won.
    pub goal: String,
    /// The step, counted from 1, and how many there are.
    pub step: usize,
    pub n_steps: usize,
    /// What is left of it, roughly.
    pub minutes: u8,
    /// The step in a few words.
    pub say: String,
    /// The rules that the step teaches.
    pub rules: Vec<String>,
    /// Where the lesson can be read again, now that it is over.
    pub again: Option<String>,
    /// What is said to the last action, or now that the step is over.
    pub answer: Option<Answer>,
    pub hint: Option<String>,
    /// What the third stage of the hint offers to do: notation and label.
    pub suggestion: Option<(String, String)>,
    /// What is done if it is wanted twice.
    pub held: Option<(String, String)>,
    /// What is framed; see [`mark`].
    pub frames: Vec<Framing>,
    /// The frames in words, where no hint tells them.
    pub framed: Option<String>,
    /// It is a puzzle.
    pub puzzle: Option<PuzzleState>,
    /// It is an example of this rule.
    pub rule: Option<&'static str>,
    pub ways: Ways,
}

/// A puzzle at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleState {
    pub game: &'static str,
    pub level: u8,
    pub standing: Standing,
    /// The id of the puzzle that follows.
    pub next: Option<String>,
}

/// How a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Open,
    Missed,
    /// The table has played the solution.
    Shown,
    Solved {
        /// Without a hint.
        alone: bool,
    },
}

/// What is said to an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub text: String,
    pub tone: Tone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Good,
    Other,
}

/// Which controls lead anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    pub next: Option<Onward>,
    pub can_repeat: bool,
    pub can_go_back: bool,
    pub can_skip: bool,
    pub can_hint: bool,
    pub can_take_back: bool,
    /// A puzzle is over, and the match is not: it can go on as an ordinary one.
    pub can_play_on: bool,
}

/// Where "Next" leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onward {
    /// To the next step.
    Step,
    /// The others play.
    Others,
    /// On, although the goal of the step was missed.
    Anyway,
    /// The match goes on as an ordinary one.
    PlayOn,
}

/// Something that is framed: ids or nouns of elements, the nearest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Framing(pub Vec<String>);

/// Begins a lesson.
pub(crate) fn learn(lang: Lang, it: &LessonLink) -> Markup {
    let minutes = u32::from(it.minutes);
    let label = msg!(lang, LESSON_LEARN_IN, n = minutes);
    let args = [("title", Arg::from(it.title.clone())), ("n", Arg::from(minutes))];
    let hint = attribute(lang, id::LESSON_LEARN, "hint", &args);
    html! {
        form method="post" action="/lessons" {
            input type="hidden" name="lesson" value=(it.id);
            button class="btn" type="submit" title=(hint) aria-label={ (label) ": " (it.title) } { (emblem::use_("sign-book")) (label) }
        }
    }
}

/// The lessons of a game, above the form of a new table.
pub(crate) fn list(prefs: &Prefs, lessons: &[LessonLink], game: &str) -> Markup {
    let lang = prefs.lang;
    let here = || lessons.iter().filter(|it| it.game == game);
    html! {
        @if here().next().is_some() {
            section class="lessons" {
                h2 { (msg!(lang, LESSON_LEARN)) }
                ul class="my-tables" {
                    @for it in here() {
                        li class="row" { (learn(lang, it)) strong { (it.title) } span class="muted" { (it.about) } a class="btn btn-quiet" href={ "/lessons/" (it.id) } aria-label={ (msg!(lang, LESSON_READ)) ": " (it.title) } { (msg!(lang, LESSON_READ)) } }
                    }
                }
            }
        }
    }
}

/// The form of all controls of the panel.
pub(crate) fn form(ctx: &RenderContext<'_>) -> Markup {
    html! {
        @if ctx.table.around.lesson.is_some() {
            form id="lesson-do" method="post" action={ "/table/" (ctx.table.id) "/lesson" } {
                input type="hidden" name="version" value=(ctx.table.version);
            }
        }
    }
}

/// The panel; hidden where nobody learns.
pub(crate) fn part(ctx: &RenderContext<'_>) -> Part {
    let html = match &ctx.table.around.lesson {
        None => html! { section id="lesson" hidden {} },
        Some(it) => panel(ctx, it),
    };
    Part { id: "lesson".to_owned(), html: html.into_string() }
}

fn panel(ctx: &RenderContext<'_>, it: &LessonPanel) -> Markup {
    let lang = ctx.prefs.lang;
    let left = (it.minutes != 0).then(|| msg!(lang, LESSON_MINUTES, n = u32::from(it.minutes)));
    html! {
        section class="lesson" id="lesson" aria-label=(msg!(lang, LESSON_TITLE)) {
            details id="lesson-fold" open {
                summary data-key="Escape" {
                    span class="lesson-title" { (emblem::use_("sign-book")) strong { (it.title) } }
                    span class="lesson-count" {
                        @match (&it.puzzle, it.rule) {
                            (Some(puzzle), _) => (puzzle::level(lang, puzzle.level)),
                            (None, Some(rule)) => (cited(rule)),
                            (None, None) => { (msg!(lang, LESSON_COUNT, step = it.step, steps = it.n_steps)) @if let Some(left) = left { ", " (left) } }
                        }
                    }
                    @if !it.goal.is_empty() { span class="lesson-goal" { (it.goal) } }
                }
                div class="lesson-body" {
                    div class="lesson-said" id="lesson-said" role="status" aria-live="polite" {
                        @if let Some(puzzle) = &it.puzzle { (puzzle::sign(ctx, puzzle)) }
                        @if !it.say.is_empty() { p class="lesson-say" { (it.say) @if !it.rules.is_empty() { " " span class="lesson-rules" { (cited(&it.rules.join(" "))) } } } }
                        @if let Some(framed) = &it.framed { p class="lesson-framed visually-hidden" { (framed) } }
                        @if let Some(answer) = &it.answer { p class={ "lesson-answer" @if answer.tone == Tone::Good { " is-good" } } { (answer.text) } }
                        @if let Some(hint) = &it.hint { p class="lesson-hint" { (hint) } }
                    }
                    (ways(ctx, it))
                }
            }
        }
    }
}

fn ways(ctx: &RenderContext<'_>, it: &LessonPanel) -> Markup {
    let lang = ctx.prefs.lang;
    let way = |to: &str, key: Option<&str>, class: &str, label: String| {
        html! { button class=(class) type="submit" form="lesson-do" name="do" value=(to) data-key=[key] id={ "lesson-" (to) } { (label) } }
    };
    let onward = |it| match it {
        Onward::Step => msg!(lang, LESSON_NEXT),
        Onward::Others => msg!(lang, LESSON_OTHERS),
        Onward::Anyway => msg!(lang, LESSON_ANYWAY),
        Onward::PlayOn => msg!(lang, LESSON_PLAY_ON),
    };
    let Ways { next, can_repeat, can_go_back, can_skip, can_hint, can_take_back, can_play_on } =
        it.ways;
    html! {
        div class="lesson-ways" {
            @if let Some(next) = next { (way("next", Some("n"), "btn btn-primary", onward(next))) }
            @if let Some((action, label)) = &it.held {
                button class="btn" type="submit" form="act" name="action" value=(action) { (msg!(lang, LESSON_DO_ANYWAY, what = label.clone())) }
            }
            @if let Some((action, label)) = &it.suggestion {
                button class="btn btn-primary" type="submit" form="act" name="action" value=(action) id="lesson-suggested" { (msg!(lang, LESSON_DO_IT, what = label.clone())) }
            }
            @if can_take_back { button class="btn" type="submit" form="undo" name="n" value="1" id="lesson-undo" { (msg!(lang, TABLE_UNDO)) } }
            @if can_hint { (way("hint", Some("h"), "btn", msg!(lang, LESSON_HINT))) }
            @if let Some(puzzle) = &it.puzzle {
                @let is_missed = puzzle.standing == Standing::Missed;
                @if can_repeat { (way("again", is_missed.then_some("n"), if is_missed { "btn btn-primary" } else { "btn btn-quiet" }, msg!(lang, PUZZLE_AGAIN))) }
                @if can_skip || is_missed { (way("skip", None, "btn btn-quiet", msg!(lang, PUZZLE_SHOW))) }
                @if can_play_on { (way("leave", None, "btn btn-quiet", msg!(lang, LESSON_PLAY_ON))) }
                (puzzle::ways(lang, puzzle))
            } @else {
                @let (again, skip) = if it.rule.is_some() { (id::PUZZLE_AGAIN, id::EXAMPLE_SHOW) } else { (id::LESSON_AGAIN, id::LESSON_SKIP) };
                @if can_repeat { (way("again", None, "btn btn-quiet", text::message(lang, again, &[]))) }
                @if can_go_back { (way("back", None, "btn btn-quiet", msg!(lang, LESSON_BACK))) }
                @if can_skip { (way("skip", None, "btn btn-quiet", text::message(lang, skip, &[]))) }
                @if let Some(again) = &it.again { a class="btn btn-quiet" id="lesson-reading" href=(again) target="_blank" { (msg!(lang, LESSON_READ)) } }
                (leaving(lang, next))
            }
        }
    }
}

fn leaving(lang: Lang, next: Option<Onward>) -> Markup {
    let way = |label: String| html! { button class="btn" type="submit" form="lesson-do" name="do" value="leave" id="lesson-leave" { (label) } };
    html! {
            details class="lesson-leave" name="lesson-leave" {
                summary class="btn btn-quiet" title=(attribute(lang, id::LESSON_LEAVE, "hint", &[])) { (msg!(lang, LESSON_LEAVE)) }
                div class="lesson-leave-ways" {
                    @if next != Some(Onward::PlayOn) { (way(msg!(lang, LESSON_PLAY_ON))) }
                    a class="btn" href="/" { (msg!(lang, LESSON_LOBBY)) }
                }
            }
    }
}

/// What stands before a component's name in the id of its card.
const KINDS: [&str; 3] = ["foe", "hero", "stack"];

impl Framing {
    /// How the elements begin that are framed: those with the first id or noun that is anywhere in the parts.
    fn found(&self, parts: &[Part]) -> Option<Vec<String>> {
        let is_there = |way: &String| parts.iter().any(|it| it.html.contains(way.as_str()));
        self.0.iter().find_map(|name| {
            // An element by its id, a part of one by its name in the view, what stands for a component, or the control of
            // an action.
            let mut ways = vec![
                format!(" id=\"{name}\""),
                format!(" data-part=\"{name}\""),
                format!(" data-noun=\"{name}\""),
                format!(" name=\"action\" value=\"{name}\""),
            ];
            ways.extend(KINDS.map(|kind| format!(" id=\"{kind}-{name}\"")));
            ways.iter().any(is_there).then_some(ways)
        })
    }

    /// Whether anything in the parts is framed.
    pub fn is_drawn(&self, parts: &[Part]) -> bool {
        self.found(parts).is_some()
    }
}

/// Marks the elements that are framed.
pub(crate) fn mark(parts: &mut [Part], frames: &[Framing]) {
    for framing in frames {
        for way in framing.found(parts).unwrap_or_default() {
            let framed = format!("{way} data-framed");
            for part in parts.iter_mut().filter(|it| it.html.contains(&way)) {
                part.html = part.html.replace(&framed, &way).replace(&way, &framed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Framing, mark};
    use crate::context::Part;

    #[test]
    fn the_nearest_name_that_is_drawn_is_framed() {
        let part = |id: &str, html: &str| Part { id: id.to_owned(), html: html.to_owned() };
        let mut parts = [
            part(
                "lands",
                r#"<g id="lands"><g id="land-a" data-noun="a"></g><g data-noun="ab"></g></g>"#,
            ),
            part("seat-1", r#"<article id="seat-1"></article>"#),
            part("prompt", r#"<button name="action" value="decline">"#),
            part("foes", r#"<li id="foe-wolf-1"></li><li id="foe-wolf-10"></li>"#),
        ];
        let framing = |names: &[&str]| Framing(names.iter().map(|it| (*it).to_owned()).collect());
        let frames = [
            framing(&["a", "lands"]),
            framing(&["coins", "seat-1"]),
            framing(&["dice"]),
            framing(&["decline"]),
            framing(&["wolf-1", "foes"]),
        ];
        assert_eq!(
            frames.each_ref().map(|it| it.is_drawn(&parts)),
            [true, true, false, true, true]
        );
        mark(&mut parts, &frames);
        mark(&mut parts, &frames);
        assert_eq!(
            parts[0].html,
            r#"<g id="lands"><g id="land-a" data-noun="a" data-framed></g><g data-noun="ab"></g></g>"#
        );
        assert_eq!(parts[2].html, r#"<button name="action" value="decline" data-framed>"#);
        assert_eq!(parts[1].html, r#"<article id="seat-1" data-framed></article>"#);
        let foes = r#"<li id="foe-wolf-1" data-framed></li><li id="foe-wolf-10"></li>"#;
        assert_eq!(parts[3].html, foes);
    }
}
