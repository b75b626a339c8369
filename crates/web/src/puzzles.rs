//! Lessons and puzzles to choose from, and which puzzles a browser has solved: a cookie that the server writes.

use axum::extract::{FromRequestParts, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, SET_COOKIE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use lessons::Lesson;
use page::puzzle::STAR;
use page::{Home, LessonLink, Prefs, PuzzleLink, Solved};
use table::{TableError, TableId};
use text::Lang;

use crate::error::ApiError;
use crate::registry::AppState;
use crate::visitor::{Caller, cookie, lasting_cookie};
use crate::{Failed, html, render};

/// The cookie of what was solved: for each puzzle four characters, and `+` if it was solved without a hint.
const SOLVED: &str = "gospoda_solved";

/// More than there are; the oldest are forgotten first.
const MOST: usize = 300;

/// The puzzles that a browser has solved, in the order in which it has.
pub(crate) struct SolvedPuzzles(Vec<(String, Solved)>);

impl<S: Sync> FromRequestParts<S> for SolvedPuzzles {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Self::parse(cookie(&parts.headers, SOLVED).unwrap_or_default()))
    }
}

impl SolvedPuzzles {
    fn parse(text: &str) -> Self {
        let is_mark = |it: &str| it.len() == 4 && it.bytes().all(|it| it.is_ascii_alphanumeric());
        let read = |word: &str| match word.strip_suffix('+') {
            Some(mark) => (mark.to_owned(), Solved::Alone),
            None => (word.to_owned(), Solved::WithHint),
        };
        Self(text.split('.').map(read).filter(|(mark, _)| is_mark(mark)).take(MOST).collect())
    }

    pub(crate) fn get(&self, id: &str) -> Option<Solved> {
        let mark = mark(id);
        self.0.iter().find(|(it, _)| *it == mark).map(|(_, solved)| *solved)
    }

    /// A puzzle was solved; what was found without a hint stays so.
    pub(crate) fn add(&mut self, id: &str, solved: Solved) {
        let mark = mark(id);
        match self.0.iter_mut().find(|(it, _)| *it == mark) {
            Some((_, known)) => *known = solved.max(*known),
            None => self.0.push((mark, solved)),
        }
        let n_too_many = self.0.len().saturating_sub(MOST);
        self.0.drain(..n_too_many);
    }

    pub(crate) fn cookie(&self) -> String {
        let word = |(mark, solved): &(String, Solved)| match solved {
            Solved::Alone => format!("{mark}+"),
            Solved::WithHint => mark.clone(),
        };
        lasting_cookie(SOLVED, &self.0.iter().map(word).collect::<Vec<_>>().join("."))
    }
}

/// What stands for a puzzle in the cookie, whatever puzzles come and go: its name by the FNV-1a function.
fn mark(id: &str) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = id.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    let digit = |nth: u32| char::from(DIGITS[(hash / 36_u64.pow(nth) % 36) as usize]);
    (0..4).map(digit).collect()
}

fn link(it: &Lesson, lang: Lang) -> LessonLink {
    LessonLink {
        id: it.id().to_owned(),
        game: it.game().info().id,
        title: it.title(lang),
        about: it.about(lang),
        minutes: it.minutes(),
    }
}

/// The lessons there are.
pub(crate) fn lesson_links(lang: Lang) -> Vec<LessonLink> {
    let all = lessons::all();
    all.iter().filter(|it| it.puzzle().is_none()).map(|it| link(it, lang)).collect()
}

/// The puzzles there are, and which of them were solved.
pub(crate) fn puzzle_links(lang: Lang, solved: &SolvedPuzzles) -> Vec<PuzzleLink> {
    let puzzle = |it: &std::sync::Arc<Lesson>| {
        let level = it.puzzle()?.level;
        Some(PuzzleLink { lesson: link(it, lang), level, solved: solved.get(it.id()) })
    };
    lessons::all().iter().filter_map(puzzle).collect()
}

/// The puzzles of a game.
pub(crate) async fn list(
    Path(game): Path<String>,
    solved: SolvedPuzzles,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let prefs = visitor.prefs;
    match render::puzzles_page(&game, &home(prefs, &solved)) {
        Some(page) => Ok(html(page)),
        None => {
            let game = game.chars().take(40).collect();
            Err(Failed { error: TableError::NoSuchGame(game).into(), visitor })
        }
    }
}

/// A lesson that is read again.
pub(crate) async fn reading(
    Path((game, name)): Path<(String, String)>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    match render::lesson_page(&format!("{game}/{name}"), visitor.prefs) {
        Some(page) => Ok(html(page)),
        None => Err(Failed { error: TableError::NoSuchLesson.into(), visitor }),
    }
}

/// What there is to learn from, and nothing of the visitor's tables.
pub(crate) fn home(prefs: Prefs, solved: &SolvedPuzzles) -> Home {
    Home {
        tables: Vec::new(),
        open: Vec::new(),
        lessons: lesson_links(prefs.lang),
        puzzles: puzzle_links(prefs.lang, solved),
        game: None,
        notice: None,
        prefs,
    }
}

/// The star beside a puzzle that was solved at a table. With it the browser is told to remember that.
pub(crate) async fn star(
    State(state): State<AppState>,
    Path(id): Path<String>,
    mut solved: SolvedPuzzles,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let asked = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        state.registry.look(id, &visitor, |table, by| Ok(table.solved_puzzle(by))).await
    };
    match asked.await {
        Ok(Some((puzzle, is_alone))) => {
            solved.add(&puzzle, if is_alone { Solved::Alone } else { Solved::WithHint });
            let heads = [
                (CONTENT_TYPE, "image/svg+xml".to_owned()),
                (CACHE_CONTROL, "no-store".to_owned()),
                (SET_COOKIE, solved.cookie()),
            ];
            Ok((heads, STAR).into_response())
        }
        Ok(None) => Err(Failed { error: ApiError::NotFound, visitor }),
        Err(error) => Err(Failed { error, visitor }),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use page::Solved;

    use super::{MOST, SolvedPuzzles, mark};

    #[test]
    fn what_was_solved_comes_back_and_no_hint_makes_it_less() {
        let mut solved = SolvedPuzzles::parse("");
        assert_eq!(solved.get("wrath/02-lure"), None);
        solved.add("wrath/02-lure", Solved::Alone);
        solved.add("quest/01-leave-them-behind", Solved::WithHint);
        solved.add("wrath/02-lure", Solved::WithHint);
        let line = solved.cookie();
        let text = line.split(';').next().unwrap().split_once('=').unwrap().1;
        let again = SolvedPuzzles::parse(text);
        assert_eq!(again.get("wrath/02-lure"), Some(Solved::Alone));
        assert_eq!(again.get("quest/01-leave-them-behind"), Some(Solved::WithHint));
        assert_eq!(again.get("quest/02-who-acts-next"), None);
    }

    #[test]
    fn a_cookie_of_somebody_else_is_read_without_harm_and_never_grows_without_end() {
        assert!(SolvedPuzzles::parse("..a.ab;c.\u{17e}luz.+.abcde").0.is_empty());
        let mut solved = SolvedPuzzles::parse("");
        for number in 0..2 * MOST {
            solved.add(&format!("wrath/{number}"), Solved::Alone);
        }
        assert!(solved.0.len() <= MOST && solved.get("wrath/599").is_some());
    }

    #[test]
    fn no_two_puzzles_have_the_same_mark() {
        let all = lessons::all();
        let marks: BTreeSet<String> = all.iter().map(|it| mark(it.id())).collect();
        assert_eq!(marks.len(), all.len());
    }
}
