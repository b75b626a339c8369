//! What is said about one thing alone: the three questions at every control that has a card, and which rule it is.

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Match, Viewer};
use page::{Around, questions_page};

use crate::support::{PREFS, Played, game, page_of, with_context};

/// The addresses of the questions on a page, each with what it asks about.
fn asked(page: &str) -> Vec<String> {
    let links = page.split("/help?about=").skip(1).filter_map(|it| it.split('"').next());
    links.map(|it| it.replace('+', " ")).collect()
}

/// Every card at which a choice is made asks about that choice, and what it asks about is answered with it.
fn asks_at_cards<G: Played>(n_seats: u8, most: usize) {
    let mut n_answered = 0;
    let mut n_looked = 0;
    game(n_seats, 5, |game: &Match<G>, seat| {
        n_looked += 1;
        if most < n_looked {
            return;
        }
        let viewer = Viewer::Seat(seat);
        let page = page_of(game, viewer, PREFS);
        for card in page.split("class=\"dialog why-card").skip(1) {
            let card = card.split("class=\"dialog").next().unwrap_or_default();
            let Some(at) = card.find("/help?about=") else { continue };
            // What can be chosen on a card stands above its question.
            let values = card[..at].split("name=\"action\" value=\"").skip(1);
            let values: Vec<&str> = values.filter_map(|it| it.split('"').next()).collect();
            let about = asked(&card[at - 1..]).swap_remove(0);
            let told = with_context(game, viewer, PREFS, Around::default(), |ctx| {
                questions_page(ctx, Some(&about))
            });
            let legal = game.situation(viewer).legal;
            let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
            for value in values.into_iter().filter(|it| legal.iter().any(|legal| legal == it)) {
                assert!(!told.contains("Nothing can be done here now."), "{about}: {value}");
                n_answered += 1;
            }
            assert!(told.contains("id=\"questions-back\""));
        }
    });
    assert!(5 < n_answered, "{}: {n_answered}", G::INFO.id);
}

#[test]
fn cards_of_all_games_ask_about_what_can_be_chosen_there() {
    asks_at_cards::<SmallWorld>(2, 20);
    asks_at_cards::<Wrath>(2, 20);
    asks_at_cards::<Quest>(2, 40);
    asks_at_cards::<Adventure>(2, 20);
}

#[test]
fn the_page_says_which_rules_are_played_by() {
    let mut n_seen = 0;
    game(2, 9, |game: &Match<Quest>, seat| {
        let whole = with_context(game, Viewer::Seat(seat), PREFS, Around::default(), |ctx| {
            questions_page(ctx, None)
        });
        // Before the first round and in the settlement no phase is played.
        let Some(rules) = whole.split("id=\"questions-rule\"").nth(1) else { return };
        let rules = rules.split("</section>").next().unwrap();
        assert!(rules.contains("href=\"/rules/quest#WQ-"), "{rules}");
        n_seen += 1;
    });
    assert!(10 < n_seen, "{n_seen}");
}
