//! World of Warcraft: The Adventure Game: names, texts made from effects, and every sentence of its prompts, actions
//! and events.

mod samples;

use std::fmt::Write as _;

use game_adventure::content::{Back, book};
use game_adventure::names::{
    Ability, AttackType, Challenge, Discovery, Face, Faction, Hero, Item, ItemType, Level, Place,
    Potion, Quest, Resource, Space, Symbol, Trait, Trophy,
};
use game_adventure::{Action, Adventure, Card, Prompt, Setup};
use kernel::{Chance, Cx, Game, Refusal, Seat, Situation, Status, Viewer};
use text::adventure as ag;
use text::{Id, Lang, Speak, Voice, id, narrator};

/// Looks like a rule and is none; in two halves, or the coverage would miss it in the reference.
const NO_RULE: &str = concat!("AG", "-X-01");

const ANNA: Seat = Seat(0);
const NAMES: [&str; 4] = ["Anna", "Bob", "Cyril", "Dana"];

fn snapshot(name: &str, say: impl Fn(&Voice<'_>, &mut String)) {
    let names = NAMES.map(str::to_owned);
    for &lang in Lang::ALL {
        let mut res = String::new();
        say(&Voice::new(lang, &names), &mut res);
        assert!(!res.contains(['{', '}']), "{lang} {name}: {res}");
        assert!(!res.contains("World of Warcraft"), "{lang} {name}: a name is missing");
        insta::assert_snapshot!(format!("adventure-{name}-{lang}"), res);
    }
}

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

/// Every card says what it does.
#[test]
fn texts_of_cards() {
    snapshot("cards", |voice, res| {
        let lang = voice.lang;
        for &it in Hero::ALL {
            let _ = writeln!(res, "{}: {}", ag::hero_full(lang, it), ag::hero_text(lang, it));
        }
        for &it in Ability::ALL {
            let (name, head) = (ag::ability_name(lang, it), ag::ability_head(lang, it));
            let _ = writeln!(res, "{name} [{head}]: {}", ag::ability_text(lang, it));
        }
        for &it in Quest::ALL {
            let _ = writeln!(res, "{}: {}", ag::quest_name(lang, it), ag::quest_text(lang, it));
        }
        for &it in Discovery::ALL {
            let (name, text) = (ag::discovery_name(lang, it), ag::discovery_text(lang, it));
            let _ = writeln!(res, "{name}: {text}");
        }
        for &it in Trophy::ALL {
            let _ = writeln!(res, "{}: {}", ag::trophy_name(lang, it), ag::trophy_text(lang, it));
        }
        for &it in Resource::ALL {
            let _ =
                writeln!(res, "{}: {}", ag::resource_name(lang, it), ag::resource_hint(lang, it));
        }
        for &it in Potion::ALL {
            let _ = writeln!(res, "{}: {}", ag::potion_name(lang, it), ag::potion_hint(lang, it));
        }
    });
}

/// Both sides of the 160 challenge cards.
#[test]
fn texts_of_challenges() {
    snapshot("challenges", |voice, res| {
        let lang = voice.lang;
        for &it in Challenge::ALL {
            let _ =
                writeln!(res, "{}: {}", ag::challenge_name(lang, it), ag::challenge_text(lang, it));
        }
    });
}

#[test]
fn spaces() {
    snapshot("spaces", |voice, res| {
        for &it in Space::ALL {
            let name = ag::space_name(voice.lang, it);
            let _ = writeln!(res, "{name}: {}", ag::card_text(voice.lang, Card::Space(it)));
        }
    });
}

/// A content pack may put the parts together in other ways than our cards do.
#[test]
fn every_part_of_an_effect_is_told() {
    snapshot("effects", |voice, res| {
        for (speaker, tree) in samples::trees() {
            let text = ag::effects_text(voice.lang, speaker, &tree);
            assert!(!text.trim().is_empty() && !text.contains("  "), "{tree:?}: '{text}'");
            let _ = writeln!(res, "{text}");
        }
        for modifier in samples::modifiers() {
            let _ = writeln!(res, "{}", ag::modifier_text(voice.lang, modifier));
        }
    });
}

#[test]
fn sentences() {
    snapshot("sentences", |voice, res| {
        for prompt in samples::prompts() {
            let _ = writeln!(res, "{}", ag::prompt_line(voice, prompt));
            let _ = writeln!(res, "    {}", ag::waiting_line(voice, ANNA, prompt));
        }
        for (prompt, action) in samples::actions() {
            let (verb, label) = (ag::verb(voice, action), ag::action_label(voice, prompt, action));
            let _ = writeln!(res, "{action} = {verb} | {label}");
        }
        for event in samples::events() {
            let _ = writeln!(res, "{}", ag::event_line(voice, &event));
        }
    });
}

#[test]
fn refusals() {
    snapshot("refusals", |voice, res| {
        for why in id::ALL.iter().filter_map(|id| id.name().strip_prefix("ag-why-")) {
            let id = Id::find(&format!("ag-why-{why}")).unwrap();
            for number in [1, 2, 3] {
                let numbers = id.variables().iter();
                let refusal =
                    numbers.fold(Refusal::new(NO_RULE, why), |it, name| it.with(name, number));
                if number == 1 || !id.variables().is_empty() {
                    let _ = writeln!(res, "{}", Adventure::refusal_text(voice, &refusal));
                }
            }
        }
    });
}

/// A button says what its card says, in numbers.
#[test]
fn choices_and_prices_are_told_in_the_words_of_the_card() {
    let voice = Voice::nameless(Lang::En);
    let label = |prompt, action| ag::action_label(&voice, Some(prompt), action);
    let shrine = Prompt::Choice { card: Card::Challenge(Challenge::QuietShrine) };
    assert_eq!(label(shrine, Action::Option(0)), "Heal 1 damage");
    assert_eq!(label(shrine, Action::Option(1)), "Draw 1 ability card");
    let mine = Prompt::Offer { card: Card::Challenge(Challenge::FloodedMine) };
    assert_eq!(label(mine, Action::Accept), "Yes: pay 1 energy");
    let asked = ag::prompt_line(&voice, mine);
    assert!(asked.ends_with("turn this card over; otherwise: discard 1 ability card."), "{asked}");
}

/// Levels and numbers are declined in the languages that do so.
#[test]
fn names_are_declined() {
    let gained = |lang| {
        let voice = Voice::nameless(lang);
        let event = game_adventure::Event::LevelGained { seat: ANNA, level: Level::Green };
        ag::event_line(&voice, &event)
    };
    assert_eq!(gained(Lang::En), "Player 1 reaches the green level");
    assert_eq!(gained(Lang::Pl), "Gracz 1 zdobywa poziom zielony");
    assert_eq!(gained(Lang::Cs), "Hráč 1 získává zelenou úroveň");
    let prompt = Prompt::Scouted { level: Level::Yellow };
    let asked = |lang| ag::prompt_line(&Voice::nameless(lang), prompt);
    assert_eq!(asked(Lang::Pl), "Przełożyć spodnią kartę talii żółtego poziomu na wierzch?");
    assert_eq!(asked(Lang::Cs), "Přesunout spodní kartu balíčku žluté úrovně navrch?");
}

#[test]
fn components_are_told_by_kind_and_name() {
    let narrator = narrator(Adventure::INFO.id).expect("a game with words");
    for (kind, name) in [
        ("hero", "sofeea"),
        ("ability", "frost-nova"),
        ("challenge", "rotten-ghoul"),
        ("item", "medicine-staff"),
        ("quest", "bounty"),
        ("discovery", "gold"),
        ("trophy", "nefarian"),
        ("space", "brill"),
    ] {
        for &lang in Lang::ALL {
            let (title, text) = narrator.card(lang, kind, name).expect("a component of the box");
            check(lang, &name, &title);
            check(lang, &name, &text);
        }
    }
    assert_eq!(narrator.card(Lang::En, "item", "no-such-item"), None);
    assert_eq!(
        narrator.space(Lang::Pl, "lights-hope").as_deref(),
        Some("Kaplica Świetlistej Nadziei")
    );
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
