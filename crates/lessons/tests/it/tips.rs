//! The tips of `lessons/*/tips.toml`: short, in every language, each about a rule that exists; and when they are shown.

use std::collections::BTreeSet;

use kernel::{Chance, Seat};
use lessons::{tip, tips_of};
use page::Tips;
use rulebook::Language;
use text::Lang;

#[test]
fn tips_are_short_and_name_a_rule() {
    let mut numbers = BTreeSet::new();
    for game in catalog::games().iter().map(|it| it.info().id) {
        let ids: BTreeSet<&str> = tips_of(game).map(|it| it.id).collect();
        assert_eq!(ids.len(), tips_of(game).count(), "{game}: an id stands twice");
        assert!((10..=15).contains(&ids.len()), "{game}: {}", ids.len());
        for tip in tips_of(game) {
            assert!(tip.number < 64 && numbers.insert(tip.number), "{}: {}", tip.id, tip.number);
            assert!(rulebook::entry(tip.rule, Language::English).is_some(), "{}", tip.id);
            let conditions = tip.conditions(Seat(0)).unwrap_or_else(|error| panic!("{error}"));
            assert!(conditions.iter().all(|it| !it.reads_start()), "{}: there is no start", tip.id);
            assert!(tip.when[0].starts_with("asked SEAT "), "{}: who is asked what?", tip.id);
            assert!(!tip.shows(Seat(0)).expect("it can be read").is_empty(), "{}", tip.id);
            for words in tip.words {
                let n_words = words.split_whitespace().count();
                assert!((1..=12).contains(&n_words), "{}: {words}", tip.id);
                assert!(!words.chars().any(|it| it.is_ascii_digit()), "{}: {words}", tip.id);
            }
        }
    }
}

/// Plays at random and reads every tip that comes; which came, each with whether it pointed at something.
fn come_in_play(game: &str, seed: u64, met: &mut BTreeSet<&'static str>) {
    let catalog = catalog::game(game).expect("the game is there");
    let setup = catalog.setup(2, &[]).expect("two can play it");
    let mut dice = Chance::fast(seed);
    let mut table = catalog.start(&setup, &mut dice).expect("it begins");
    let mut had = Tips::NEW;
    for turn in 0..600 {
        let Some(seat) = table.asked().first() else { return };
        let told: Vec<_> =
            Lang::ALL.iter().map(|lang| tip(&*table, seat, *lang, had, turn)).collect();
        if let Some(it) = &told[0] {
            let texts: BTreeSet<&str> = told.iter().flatten().map(|it| it.text).collect();
            assert_eq!(texts.len(), Lang::ALL.len(), "one for each language: {texts:?}");
            let known = tips_of(game).find(|known| known.number == it.number).expect("it is known");
            met.insert(known.id);
            had = had.read(it.number, turn);
            assert_eq!(tip(&*table, seat, Lang::En, had, turn), None, "one a turn");
        }
        let legal = table.legal(seat);
        let action = legal[dice.below(legal.len() as u32) as usize].clone();
        table.act(seat, &action, &mut dice).expect("it is legal");
    }
}

#[test]
fn most_tips_come_in_play_each_once_and_one_a_turn() {
    for game in catalog::games().iter().map(|it| it.info().id) {
        let mut met = BTreeSet::new();
        for seed in 0..6 {
            come_in_play(game, seed, &mut met);
        }
        let all = tips_of(game).count();
        assert!(2 * all / 3 <= met.len(), "{game}: only {met:?}");
    }
}

#[test]
fn a_tip_stays_for_its_turn_and_another_waits_for_the_next() {
    let had = Tips::NEW;
    assert!(had.shows(1, 7) && had.shows(2, 7));
    let had = had.shown(1, 7);
    assert!(had.shows(1, 7) && !had.shows(2, 7), "one a turn");
    assert!(!had.shows(1, 8) && had.shows(2, 8), "shown is shown");
    let read = had.read(1, 7);
    assert!(!read.shows(1, 7) && !read.shows(2, 7) && read.shows(2, 8));
    let later = had.shown(2, 8);
    assert!(!later.shows(1, 9) && !later.shows(2, 9) && later.shows(3, 9));
    let off = had.switched(false);
    assert!(!off.shows(2, 8));
    for it in [had, read, later, off] {
        assert_eq!(Tips::parse(&it.slug()), Some(it));
    }
    assert_eq!(Tips::parse("on.zz"), None);
}
