//! Puzzles: the list of those of a game, and what stands in the panel of one that is being solved.

use maud::{Markup, html};
use text::{Lang, msg};

use crate::art::emblem;
use crate::context::{Home, Prefs, PuzzleLink, RenderContext, Solved};
use crate::games::Renderer;
use crate::lesson::{self, PuzzleState, Standing};
use crate::lobby;
use crate::retry;
use crate::shell::{self, Frame};

/// Where the puzzles of a game are listed.
pub(crate) fn address(game: &str) -> String {
    format!("/puzzles/{game}")
}

/// The puzzles of a game: how hard each is, how long it takes, and whether it was solved.
pub fn puzzles_page(home: &Home, renderer: &dyn Renderer) -> String {
    let Prefs { lang, .. } = home.prefs;
    let game = renderer.id();
    let title = format!("{}: {}", msg!(lang, PUZZLE_TITLE), renderer.title(lang));
    let all: Vec<&PuzzleLink> = of_game(home, game).collect();
    let body = html! {
        main class="sheet wide" id="main" {
            div class="hero" {
                div {
                    h1 { (title) }
                    p class="muted" { (msg!(lang, PUZZLE_ABOUT)) }
                }
                div class="hero-tokens" aria-hidden="true" { (renderer.emblem()) }
            }
            p id="puzzles-solved" { strong { (n_solved(lang, &all)) } }
            ol class="puzzles" { @for it in &all { (row(lang, it)) } }
            (lesson::list(&home.prefs, &home.lessons, game))
            p class="row" {
                (retry::mistakes_opener(lang))
                a class="btn" href={ "/rules/" (game) } { (msg!(lang, HELP_RULES)) }
                a class="btn" href=(lobby::address(game)) { (msg!(lang, LOBBY_NEW_TABLE)) }
                a class="btn" href="/" { (msg!(lang, LESSON_LOBBY)) }
            }
        }
        (shell::footer(lang))
    };
    let back = address(game);
    let frame = Frame { defs: renderer.defs(), ..Frame::plain(&title, home.prefs, &back) };
    shell::document(&frame, &body).into_string()
}

fn of_game<'h>(home: &'h Home, game: &str) -> impl Iterator<Item = &'h PuzzleLink> {
    home.puzzles.iter().filter(move |it| it.lesson.game == game)
}

fn n_solved(lang: Lang, all: &[&PuzzleLink]) -> String {
    let n_solved = all.iter().filter(|it| it.solved.is_some()).count();
    msg!(lang, PUZZLE_COUNT, solved = n_solved, all = all.len())
}

/// The way from the front page to the puzzles of a game, if it has any.
pub(crate) fn opener(home: &Home, game: &str) -> Markup {
    let lang = home.prefs.lang;
    let all: Vec<&PuzzleLink> = of_game(home, game).collect();
    html! {
        @if !all.is_empty() {
            a class="btn" href=(address(game)) title=(n_solved(lang, &all)) { (emblem::use_("sign-thought")) (msg!(lang, PUZZLE_TITLE)) }
        }
    }
}

fn row(lang: Lang, it: &PuzzleLink) -> Markup {
    let said = match it.solved {
        None => None,
        Some(Solved::WithHint) => Some(msg!(lang, PUZZLE_SOLVED)),
        Some(Solved::Alone) => Some(msg!(lang, PUZZLE_SOLVED_ALONE)),
    };
    let (lesson, is_new) = (&it.lesson, said.is_none());
    html! {
        li class={ "puzzle" @if !is_new { " is-solved" } } {
            span class="puzzle-sign" aria-hidden="true" { (sign_of(it.solved)) }
            div class="puzzle-words" {
                strong { (lesson.title) }
                span class="muted" { (lesson.about) }
                span class="puzzle-facts" {
                    (level(lang, it.level)) " · " (msg!(lang, LESSON_MINUTES, n = u32::from(lesson.minutes)))
                    @if let Some(said) = said { " · " strong class="puzzle-solved" { (said) } }
                }
            }
            form method="post" action="/lessons" {
                input type="hidden" name="lesson" value=(lesson.id);
                @let label = if is_new { msg!(lang, PUZZLE_START) } else { msg!(lang, PUZZLE_AGAIN) };
                button class=(if is_new { "btn btn-primary" } else { "btn" }) type="submit" aria-label={ (label) ": " (lesson.title) } { (label) }
            }
        }
    }
}

pub(crate) fn sign_of(solved: Option<Solved>) -> &'static str {
    match solved {
        None => "·",
        Some(Solved::WithHint) => "✓",
        Some(Solved::Alone) => "★",
    }
}

/// "Level 2 of 3", with as many dots.
pub(crate) fn level(lang: Lang, level: u8) -> Markup {
    let dots = usize::from(level.min(MOST));
    html! {
        span class="puzzle-level" {
            span aria-hidden="true" { ("●".repeat(dots)) ("○".repeat(usize::from(MOST) - dots)) } " "
            (msg!(lang, PUZZLE_LEVEL, level = u32::from(level)))
        }
    }
}

const MOST: u8 = 3;

/// A star for whoever has solved it. By being asked for it, the server learns that the browser is to remember it: that
/// goes with a script and without.
pub(crate) fn sign(ctx: &RenderContext<'_>, it: &PuzzleState) -> Markup {
    html! {
        @if let Standing::Solved { .. } = it.standing {
            img class="puzzle-star" id="puzzle-star" src={ "/table/" (ctx.table.id) "/solved" } alt="" width="26" height="26";
        }
    }
}

/// On to the next puzzle, and to all of them.
pub(crate) fn ways(lang: Lang, it: &PuzzleState) -> Markup {
    let is_over = matches!(it.standing, Standing::Solved { .. } | Standing::Shown);
    let class = if is_over { "btn btn-primary" } else { "btn btn-quiet" };
    html! {
        @if let (Some(next), true) = (&it.next, is_over || it.standing == Standing::Missed) {
            form method="post" action="/lessons" id="puzzle-next" {
                input type="hidden" name="lesson" value=(next);
                button class=(class) type="submit" data-key=[is_over.then_some("n")] { (msg!(lang, PUZZLE_NEXT)) }
            }
        }
        a class="btn btn-quiet" id="puzzle-all" href=(address(it.game)) { (msg!(lang, PUZZLE_ALL)) }
    }
}

/// The star itself.
pub const STAR: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><path d="M0-14 4.100-4.600 14.300-3.700 6.600 3 8.900 13 0 7.700-8.900 13-6.600 3-14.300-3.700-4.100-4.600z" fill="#e0a526" stroke="#5a3a0c" stroke-width="2" stroke-linejoin="round"/></svg>"##;
