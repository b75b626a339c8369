//! The one door to the drawings. Everything here is a pure function of `page`.

use page::{ArtFile, Home, OwnMatch, Prefs};
use table::TableId;
use text::{id, message};

use crate::boards;
use crate::error::ApiError;

pub(crate) fn forgotten_page(table: &str, prefs: Prefs) -> String {
    page::forgotten_page(table, &prefs)
}

pub(crate) fn fairness_page(prefs: Prefs) -> String {
    page::fairness_page(&prefs)
}

pub(crate) fn home_page(home: &Home) -> String {
    let games: Vec<_> = catalog::games().iter().map(|it| it.renderer()).collect();
    page::home_page(home, &games)
}

pub(crate) fn puzzles_page(game: &str, home: &Home) -> Option<String> {
    Some(page::puzzles_page(home, catalog::game(game).ok()?.renderer()))
}

pub(crate) fn lesson_page(id: &str, prefs: Prefs) -> Option<String> {
    let lesson = lessons::find(id)?;
    let text = lessons::reading(&lesson, prefs.lang)?;
    Some(page::lesson_page(lesson.game().renderer(), &text, &prefs))
}

pub(crate) fn reference_card_page(game: &str, prefs: Prefs) -> Option<String> {
    page::reference_card_page(catalog::game(game).ok()?.renderer(), &prefs)
}

pub(crate) fn mistakes_page(matches: &[OwnMatch], prefs: Prefs) -> String {
    page::mistakes_page(matches, prefs)
}

/// The page shown while a review is computed.
pub(crate) fn review_wait_page(table: &TableId, prefs: Prefs) -> String {
    page::review_wait_page(&table.to_string(), prefs)
}

/// The page shown while a verdict is thought of.
pub(crate) fn verdict_wait_page(table: &TableId, prefs: Prefs) -> String {
    page::verdict_wait_page(&table.to_string(), prefs)
}

pub(crate) fn rules_page(game: &str, looked_for: &str, prefs: Prefs) -> Option<String> {
    let renderer = catalog::game(game).ok()?.renderer();
    let tips = lessons::told_tips(renderer.id(), prefs.lang);
    page::rules_page(renderer, looked_for, &lessons::has_example, &tips, &prefs)
}

/// The picture of a card of a game, or of its board.
pub(crate) fn art(game: &str, slug: &str) -> Option<&'static ArtFile> {
    let card = || catalog::game(game).ok()?.renderer().gallery()?.file(slug);
    boards::board(game, slug).or_else(card)
}

pub(crate) fn error_page(error: &ApiError, prefs: Prefs) -> String {
    page::message_page(&message(prefs.lang, id::ERROR_TITLE, &[]), &error.say(prefs.lang), &prefs)
}

#[cfg(test)]
mod tests {
    use page::Prefs;
    use text::Lang;

    #[test]
    fn the_rules_have_all_tips_of_their_game_in_every_language() {
        for game in catalog::games().iter().map(|it| it.info().id) {
            for &lang in Lang::ALL {
                let page = super::rules_page(game, "", Prefs::of(lang)).unwrap();
                let told = page.split("<details id=\"tips\"").nth(1).expect("they are folded");
                let told = told.split("</details>").next().unwrap();
                assert_eq!(told.matches("<li>").count(), lessons::tips_of(game).count(), "{game}");
                for tip in lessons::tips_of(game) {
                    assert!(
                        told.contains(tip.words[lang as usize]),
                        "{game}, {lang:?}: {}",
                        tip.id
                    );
                    let link = format!("href=\"/rules/{game}#{}\"", tip.rule);
                    assert!(told.contains(&link), "{}: {link}", tip.id);
                }
            }
        }
    }
}
