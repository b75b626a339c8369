//! Whole random games: everything that is asked, done, refused and told has words in every language.

use game_smallworld::content::Region;
use game_smallworld::{Setup, SmallWorld};
use kernel::{Chance, Cx, Game, Status};
use text::{Lang, Speak, Voice};

fn check(lang: Lang, what: &dyn std::fmt::Debug, said: &str) {
    let is_whole = !said.trim().is_empty() && !said.contains(['{', '}']) && !said.contains("  ");
    assert!(is_whole, "{lang} {what:?}: '{said}'");
}

#[test]
fn nothing_in_a_game_is_without_words() {
    for (seats, teams) in [(2, false), (3, false), (4, true), (5, false)] {
        let mut setup = Setup::of(seats);
        setup.options.teams = teams;
        for seed in 0..10 {
            play(&setup, seed);
        }
    }
}

fn play(setup: &Setup, seed: u64) {
    let mut chance = Chance::fast(seed);
    let mut player = Chance::fast(seed + 100);
    let mut events = Vec::new();
    let mut game = SmallWorld::start(setup, &mut Cx::telling(&mut chance, &mut events))
        .expect("a table of the rulebook");
    let mut legal = Vec::new();
    let mut n_said = 0;
    while let Status::Awaiting(decision) = game.status() {
        let seat = decision.seats.first().expect("somebody is asked");
        game.legal_actions(seat, &mut legal);
        let refusals = game.refusals(seat);
        for &lang in Lang::ALL {
            let voice = Voice::nameless(lang);
            let prompt = &decision.prompt;
            check(lang, prompt, &SmallWorld::prompt_text(&voice, prompt));
            check(lang, prompt, &SmallWorld::waiting_text(&voice, seat, prompt));
            for action in &legal {
                check(lang, action, &SmallWorld::action_text(&voice, Some(prompt), action));
            }
            for (action, refusal) in &refusals {
                let id = text::refusal_id(refusal).expect("a reason with a message");
                let is_told =
                    |name: &&&str| **name == "breakdown" || refusal.number(name).is_some();
                let untold = id.variables().iter().find(|name| !is_told(name));
                assert_eq!(untold, None, "{action}: {refusal}");
                let said = SmallWorld::refusal_text(&voice, refusal);
                check(lang, refusal, &said);
                assert!(said.ends_with(&format!("({})", refusal.rule)), "{said}");
            }
            n_said += 2 + legal.len() + refusals.len() + events.len();
            for event in &events {
                check(lang, event, &SmallWorld::event_text(&voice, event));
            }
        }
        events.clear();
        let idx = player.below(legal.len() as u32) as usize;
        game.apply(seat, legal[idx], &mut Cx::telling(&mut chance, &mut events));
    }
    assert!(1000 < n_said, "a game of {n_said} sentences is none");
}

#[test]
fn every_price_of_a_fresh_table_is_told() {
    let mut chance = Chance::fast(7);
    let game = SmallWorld::start(&Setup::of(3), &mut Cx::silent(&mut chance)).unwrap();
    for idx in 0..Region::default().0.max(121) {
        let region = Region(idx);
        let price = game.price(
            kernel::Seat(0),
            region,
            Default::default(),
            game_smallworld::Reach::Travel,
            0,
        );
        for &lang in Lang::ALL {
            check(lang, &price, &text::smallworld::price(lang, &price));
        }
    }
}
