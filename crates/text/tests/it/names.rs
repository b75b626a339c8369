//! What the seats of a table are called.

use text::Sitter::{Bot, Person};
use text::{Lang, seat_names};

#[test]
fn people_have_names_or_numbers() {
    let names = seat_names(Lang::En, &[Person("Ola"), Person(""), Person("Ola")]);
    assert_eq!(names, ["Ola", "Player 2", "Ola"]);
    assert_eq!(seat_names(Lang::Cs, &[Person(""), Person("")]), ["Hráč 1", "Hráč 2"]);
}

#[test]
fn bots_are_called_by_what_they_are_in_every_language() {
    let table = [Bot("random"), Bot("greedy"), Bot("mcts:200ms"), Bot("flat:100")];
    assert_eq!(seat_names(Lang::En, &table), ["Random", "Greedy", "Thinker", "Reckoner"]);
    assert_eq!(seat_names(Lang::Pl, &table), ["Losowy", "Zachłanny", "Myśliciel", "Rachmistrz"]);
    assert_eq!(seat_names(Lang::Cs, &table), ["Náhodný", "Chamtivý", "Myslitel", "Počtář"]);
}

#[test]
fn levels_are_people_of_an_inn() {
    let table = ["stranger", "guest", "regular:300/150ms", "old-hand", "host"].map(Bot);
    let names = ["Stranger", "Guest", "Regular", "Old hand", "Host"];
    assert_eq!(seat_names(Lang::En, &table), names);
    let names = ["Przybysz", "Gość", "Bywalec", "Stary wyga", "Gospodarz"];
    assert_eq!(seat_names(Lang::Pl, &table), names);
    assert_eq!(
        seat_names(Lang::Cs, &table),
        ["Pocestný", "Host", "Štamgast", "Mazák", "Hostinský"]
    );
}

#[test]
fn bots_that_are_alike_are_numbered_among_themselves() {
    let table = [Bot("mcts:200ms"), Person(""), Bot("greedy"), Bot("mcts:1s")];
    assert_eq!(seat_names(Lang::En, &table), ["Thinker 1", "Player 2", "Greedy", "Thinker 2"]);
}

/// A bot that a later program seats is told by its own name.
#[test]
fn an_unknown_bot_keeps_its_name() {
    assert_eq!(seat_names(Lang::Pl, &[Bot("oracle:9"), Bot("greedy")]), ["oracle", "Zachłanny"]);
}
