//! A missed puzzle tells what was missing, and which action closed the way.

use lessons::{Input, Phase};
use text::Lang;

use crate::bench::Pupil;
use crate::puzzles::{label, misses_from, panel, puzzles};

/// Misses a puzzle by these actions.
fn missed_by(id: &str, actions: &[&str]) -> Pupil {
    let lesson = lessons::find(id).unwrap_or_else(|| panic!("{id}"));
    let mut pupil = Pupil::new(&lesson, 3);
    for action in actions {
        let done = pupil.wants(Input::Act((*action).to_owned()));
        done.unwrap_or_else(|error| panic!("{id}, {action}: {error}"));
    }
    assert_eq!(pupil.course.phase, Phase::Missed, "{id}");
    pupil
}

fn told(pupil: &Pupil, lang: Lang) -> String {
    panel(pupil, lang).answer.expect("a miss is answered").text
}

#[test]
fn a_miss_tells_how_far_the_goal_was() {
    let coins = ["conquer l1a-03", "done", "put l1a-03", "put l1a-03", "put l1a-03", "done"];
    let cases: [(&str, &[&str], [&str; 3]); 6] = [
        (
            "smallworld/01-caves-pay-twice",
            &coins,
            [
                "Not enough coins: 2 of 5. Each",
                "Za mało: monety, 2 z 5. Każdy",
                "Příliš málo: mince, 2 z 5. Každý",
            ],
        ),
        (
            "smallworld/06-three-shoves",
            &["done"],
            [": still held by Player 2. The", ": nadal zajmuje Gracz 2. ", ": stále drží Hráč 2. "],
        ),
        (
            "wrath/03-who-takes-the-blow",
            &["hit tirion"],
            [
                "Defeated: Tirion. Too much despair: 7, at most 6 allowed. ",
                "Porażka: Tyrion. Za dużo: rozpacz, 7 (najwyżej 6). ",
                "Porážka: Tirion. Příliš mnoho: zoufalství, 7 (nejvýš 6). ",
            ],
        ),
        (
            "quest/03-fire-for-two",
            &["attack", "done", "roll"],
            [
                "Goblin Warrior 2 (2 health left). ",
                "Wojownik goblinów 2 (pozostałe zdrowie: 2). ",
                "Gobliní válečník 2 (zbývající zdraví: 2). ",
            ],
        ),
        (
            "quest/07-the-worst-first",
            &["activate goblin-warrior-1", "activate rat-ogre-1"],
            ["Defeated: Ironbreaker. ", "Porażka: Żelazołamacz. ", "Porážka: Železolamač. "],
        ),
        (
            "adventure/03-last-errand",
            &["move undercity", "done"],
            [
                "Your place on the map: Undercity; it had to be Brill. Not enough valor: 7 of 8. ",
                "; miało być: Brill. Za mało: punkty męstwa, 7 z 8. ",
                "; mělo být: Brill. Příliš málo: body udatnosti, 7 z 8. ",
            ],
        ),
    ];
    for (id, actions, texts) in cases {
        let pupil = missed_by(id, actions);
        for (&lang, text) in Lang::ALL.iter().zip(texts) {
            let told = told(&pupil, lang);
            assert!(told.contains(text), "{id}, '{text}': {told}");
        }
    }
}

/// An action that the solution has too, but later, closes the way as well.
#[test]
fn a_miss_names_the_action_that_closed_the_way() {
    let cases: [(&str, &[&str], usize); 7] = [
        ("wrath/03-who-takes-the-blow", &["hit tirion"], 0),
        ("smallworld/06-three-shoves", &["done"], 0),
        ("smallworld/06-three-shoves", &["push l1a-10 s1a-03", "done"], 1),
        ("quest/03-fire-for-two", &["attack", "done", "roll"], 1),
        ("quest/07-the-worst-first", &["activate goblin-warrior-1", "activate rat-ogre-1"], 0),
        ("wrath/01-one-bolt-three-spaces", &["done"], 0),
        ("adventure/02-between-two-fires", &["move t1"], 0),
    ];
    for (id, actions, closing) in cases {
        let pupil = missed_by(id, actions);
        for (&lang, head) in Lang::ALL.iter().zip([
            "What closed the way to the solution: ",
            "Drogę do rozwiązania zamknęło to: ",
            "Cestu k řešení uzavřelo toto: ",
        ]) {
            let wanted = format!("{head}{}.", label(&pupil, closing, lang));
            let told = told(&pupil, lang);
            assert!(told.ends_with(&wanted), "{id}, '{wanted}': {told}");
        }
    }
}

/// There are other ways, and one of them may have been open longer.
#[test]
fn no_action_is_blamed_where_there_are_several_ways() {
    let pupil = missed_by("adventure/03-last-errand", &["move undercity", "done"]);
    for (&lang, head) in Lang::ALL.iter().zip([
        "A solution was still open before this: ",
        "Przed tym ruchem rozwiązanie było jeszcze możliwe: ",
        "Před tímto tahem bylo řešení ještě možné: ",
    ]) {
        let wanted = format!("{head}{}.", label(&pupil, 1, lang));
        let told = told(&pupil, lang);
        assert!(told.ends_with(&wanted), "'{wanted}': {told}");
    }
}

#[test]
fn every_puzzle_tells_what_was_missing() {
    let heads = [
        "Not enough ",
        "Too much ",
        "Defeated: ",
        ": still held by ",
        ": nobody holds it",
        "Still in play: ",
        "Your place on the map: ",
        "Not in your bag: ",
    ];
    for lesson in puzzles() {
        // A miss may be one of luck, or of a turn that ended too early.
        let mut misses = (0..5).map(|nth| told(&misses_from(&lesson, 1000 * nth), Lang::En));
        let is_told = misses.any(|it| heads.iter().any(|head| it.contains(head)));
        assert!(is_told, "{}", lesson.id());
    }
}
