//! Plural forms, by number and language.

use text::{Lang, id, msg};

fn coins(lang: Lang) -> Vec<String> {
    [0, 1, 2, 4, 5, 12, 21, 22, 25, 101, 112].map(|n: u8| msg!(lang, COUNT_COINS, n = n)).into()
}

#[test]
fn english_has_two() {
    let expected = "0 coins, 1 coin, 2 coins, 4 coins, 5 coins, 12 coins, 21 coins, 22 coins, 25 coins, 101 coins, 112 coins";
    assert_eq!(coins(Lang::En).join(", "), expected);
}

#[test]
fn polish_looks_at_the_last_digits() {
    let expected = "0 monet, 1 moneta, 2 monety, 4 monety, 5 monet, 12 monet, 21 monet, 22 monety, 25 monet, 101 monet, 112 monet";
    assert_eq!(coins(Lang::Pl).join(", "), expected);
}

#[test]
fn czech_has_a_form_for_two_to_four() {
    let expected = "0 mincí, 1 mince, 2 mince, 4 mince, 5 mincí, 12 mincí, 21 mincí, 22 mincí, 25 mincí, 101 mincí, 112 mincí";
    assert_eq!(coins(Lang::Cs).join(", "), expected);
}

#[test]
fn exact_numbers_come_before_plurals() {
    let prompt = |lang, n: u8| text::message(lang, id::SW_ACTION_BUY, &[("n", n.into())]);
    assert_eq!(prompt(Lang::Pl, 0), "Nie kupuj");
    assert_eq!(prompt(Lang::Pl, 1), "Kup 1 żeton");
    assert_eq!(prompt(Lang::Pl, 3), "Kup 3 żetony");
    assert_eq!(prompt(Lang::Pl, 5), "Kup 5 żetonów");
    assert_eq!(prompt(Lang::Cs, 3), "Kup 3 žetony");
    assert_eq!(prompt(Lang::Cs, 5), "Kup 5 žetonů");
}
