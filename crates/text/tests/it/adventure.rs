//! World of Warcraft: The Adventure Game: names, texts made from effects, and every sentence of its prompts, actions
//! and events.

use game_adventure::content::{Back, book};
use game_adventure::names::{
    Ability, AttackType, Challenge, Discovery, Face, Faction, Hero, Item, ItemType, Level, Place,
    Potion, Quest, Resource, Space, Symbol, Trait, Trophy,
};
use game_adventure::{Adventure, Setup};
use kernel::{Chance, Cx, Game, Situation, Status, Viewer};
use text::adventure as ag;
use text::{Id, Lang, Speak, Voice, narrator};

#[test]
fn everything_in_the_box_has_a_name() {
    let mut names: Vec<String> = Vec::new();
    names.extend(Hero::ALL.iter().map(|it| format!("ag-hero-{it}")));
    for hero in Hero::ALL {
        names.extend(Face::ALL.iter().map(|it| format!("ag-side-{hero}-{it}")));
    }
    names.extend(Level::ALL.iter().map(|it| format!("ag-level-{it}")));
    names.extend(Face::ALL.iter().map(|it| format!("ag-face-{it}")));
    names.extend(Faction::ALL.iter().map(|it| format!("ag-faction-{it}")));
    names.extend(Space::ALL.iter().map(|it| format!("ag-space-{it}")));
    names.extend(book().told.lairs.iter().map(|it| format!("ag-lair-{}", it.id)));
    names.extend(Place::ALL.iter().map(|it| format!("ag-place-{it}")));
    names.extend(Resource::ALL.iter().map(|it| format!("ag-resource-{it}")));
    names.extend(Potion::ALL.iter().map(|it| format!("ag-potion-{it}")));
    names.extend(Trait::ALL.iter().map(|it| format!("ag-trait-{it}")));
    names.extend(AttackType::ALL.iter().map(|it| format!("ag-attack-{it}")));
    names.extend(ItemType::ALL.iter().map(|it| format!("ag-type-of-item-{it}")));
    names.extend(Symbol::ALL.iter().map(|it| format!("ag-symbol-{it}")));
    names.extend(Discovery::ALL.iter().map(|it| format!("ag-discovery-{it}")));
    names.extend(Trophy::ALL.iter().map(|it| format!("ag-trophy-{it}")));
    names.extend(Ability::ALL.iter().map(|it| format!("ag-ability-{it}")));
    names.extend(Quest::ALL.iter().map(|it| format!("ag-quest-{it}")));
    names.extend(Item::ALL.iter().map(|it| format!("ag-item-{it}")));
    names.extend(Challenge::ALL.iter().map(|it| format!("ag-challenge-{it}")));
    let turned = Challenge::ALL.iter().filter(|&&it| {
        let facts = book().challenge(it);
        book().event(it).is_some() && matches!(facts.back, Back::Encounter(_) | Back::Valor(_))
    });
    names.extend(turned.map(|it| format!("ag-back-{it}")));
    names.extend(Setup::KEYS.iter().map(|it| format!("ag-option-{it}")));
    let missing: Vec<&String> = names.iter().filter(|name| Id::find(name).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Two things of a kind that are called alike could not be told apart in a list.
#[test]
fn names_are_unique_in_each_language() {
    for family in ["ag-space-", "ag-ability-", "ag-quest-", "ag-challenge-", "ag-item-"] {
        for &lang in Lang::ALL {
            let mut seen = std::collections::BTreeSet::new();
            for id in text::id::ALL.iter().filter(|id| id.name().starts_with(family)) {
                let name = text::message(lang, *id, &[]);
                assert!(seen.insert(name.clone()), "{lang}: {name} is there twice");
            }
        }
    }
}

#[test]
fn every_table_option_is_explained() {
    for key in Setup::KEYS {
        for &lang in Lang::ALL {
            assert!(ag::setup_option(lang, key).is_some(), "{key}");
            assert!(!ag::setup_option_hint(lang, key).is_empty(), "{key}");
        }
    }
}

fn check(lang: Lang, what: &dyn std::fmt::Debug, said: &str) {
    let is_whole = !said.trim().is_empty() && !said.contains(['{', '}']) && !said.contains("  ");
    assert!(is_whole && !said.contains("World of Warcraft"), "{lang} {what:?}: '{said}'");
}

/// Whole random games: everything that is asked, done, refused and told has words in every language.
#[test]
fn nothing_in_a_game_is_without_words() {
    for seats in 2..=4 {
        let mut setup = Setup::of(seats);
        setup.options.optional_discoveries = seats != 2;
        setup.options.flight_continues_exploration = seats == 3;
        setup.options.rounds = 20;
        play(&setup, u64::from(seats));
    }
}

fn play(setup: &Setup, seed: u64) {
    let mut chance = Chance::fast(seed);
    let mut player = Chance::fast(seed + 100);
    let mut events = Vec::new();
    let mut game = Adventure::start(setup, &mut Cx::telling(&mut chance, &mut events))
        .expect("a table of the rulebook");
    let mut legal = Vec::new();
    let mut n_asked = 0;
    while let Status::Awaiting(decision) = game.status() {
        n_asked += 1;
        let seat = decision.seats.first().expect("somebody is asked");
        game.legal_actions(seat, &mut legal);
        let refusals = game.refusals(seat);
        // One language a question keeps the test short; the questions come round often enough.
        let lang = Lang::ALL[n_asked % 3];
        let voice = Voice::nameless(lang);
        let prompt = &decision.prompt;
        check(lang, prompt, &Adventure::prompt_text(&voice, prompt));
        check(lang, prompt, &Adventure::waiting_text(&voice, seat, prompt));
        for action in &legal {
            check(lang, action, &Adventure::action_text(&voice, Some(prompt), action));
            check(lang, action, &ag::verb(&voice, *action));
        }
        for (action, refusal) in &refusals {
            let id = text::refusal_id(refusal).unwrap_or_else(|| panic!("{action}: {refusal}"));
            let untold = id.variables().iter().find(|it| refusal.number(it).is_none());
            assert_eq!(untold, None, "{action}: {refusal}");
            check(lang, refusal, &Adventure::refusal_text(&voice, refusal));
        }
        if n_asked % 16 == 0 {
            for line in summary(&voice, &game, Viewer::Seat(seat)) {
                check(lang, prompt, line.trim_start());
            }
        }
        let action = legal[player.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Cx::telling(&mut chance, &mut events));
    }
    for event in &events {
        for &lang in Lang::ALL {
            check(lang, event, &Adventure::event_text(&Voice::nameless(lang), event));
        }
    }
}

fn summary(voice: &Voice<'_>, game: &Adventure, viewer: Viewer) -> Vec<String> {
    let (decision, outcome) = match game.status() {
        Status::Awaiting(decision) => (Some(decision), None),
        Status::Over(outcome) => (None, Some(outcome)),
    };
    let situation = Situation::<Adventure> {
        viewer,
        view: game.view(viewer),
        decision,
        outcome,
        legal: Vec::new(),
        refused: Vec::new(),
        n_undo: 0,
    };
    let narrator = narrator(Adventure::INFO.id).expect("a game with words");
    narrator.situation(voice, &situation).expect("a situation of this game").summary
}
