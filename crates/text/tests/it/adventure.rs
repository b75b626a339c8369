//! World of Warcraft: The Adventure Game: names, texts made from effects, and every sentence of its prompts, actions
//! and events.

mod samples;

use std::fmt::Write as _;

use game_adventure::content::{Back, book};
use game_adventure::event::DefeatEvent;
use game_adventure::names::{
    Ability, AttackType, Challenge, Discovery, Face, Faction, Hero, Item, ItemType, Level, Place,
    Potion, Quest, Resource, Space, Symbol, Trait, Trophy,
};
use game_adventure::{Action, Adventure, Card, Prompt, Setup};
use kernel::{Chance, Cx, Game, Seat, Status, Viewer};
use text::adventure as ag;
use text::{Id, Lang, Voice, id, narrator};

use crate::said::{self, ANNA, check, telling};

/// Looks like a rule and is none; in two halves, or the coverage would miss it in the reference.
const NO_RULE: &str = concat!("AG", "-X-01");

fn snapshot(name: &str, say: impl Fn(&Voice<'_>, &mut String)) {
    for (lang, said) in said::in_every_language(id::AG_TITLE, say) {
        insta::assert_snapshot!(format!("adventure-{name}-{lang}"), said);
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

/// AG-QUEST-15: every quest tells a line of its story, and no two tell the same.
#[test]
fn ag_quest_15_every_quest_has_a_story() {
    for &lang in Lang::ALL {
        let stories: Vec<String> = Quest::ALL.iter().map(|&it| ag::quest_story(lang, it)).collect();
        let distinct: std::collections::BTreeSet<&String> = stories.iter().collect();
        assert!(stories.iter().all(|it| it.len() > 20), "AG-QUEST-15: {lang}: {stories:?}");
        assert_eq!(distinct.len(), Quest::ALL.len(), "AG-QUEST-15: {lang}");
    }
}

/// Two things of a kind that are called alike could not be told apart in a list.
#[test]
fn names_are_unique_in_each_language() {
    for family in ["ag-space-", "ag-ability-", "ag-quest-", "ag-challenge-", "ag-item-"] {
        for &lang in Lang::ALL {
            let mut seen = std::collections::BTreeSet::new();
            let names = text::id::ALL.iter().filter(|id| id.variables().is_empty());
            for id in names.filter(|id| id.name().starts_with(family)) {
                let name = text::message(lang, *id, &[]);
                assert!(seen.insert(name.clone()), "{lang}: {name} is there twice");
            }
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
    snapshot("refusals", |voice, res| said::refusals::<Adventure>(voice, NO_RULE, &[1, 2, 3], res));
}

/// What the Polish rulebook names is called as there; the Czech one leaves names of places in English.
#[test]
fn names_of_the_rulebooks_are_kept() {
    let pl = |it: Card| ag::card_name(Lang::Pl, it);
    assert_eq!(pl(Card::Challenge(Challenge::RottenGhoul)), "Gnijący ghul");
    assert_eq!(pl(Card::Challenge(Challenge::MountainBoar)), "Górski dzik");
    assert_eq!(pl(Card::Challenge(Challenge::GoblinEngineer)), "Gobliński inżynier");
    assert_eq!(pl(Card::Ability(Ability::Frostbolt)), "Zamrażający pocisk");
    assert_eq!(pl(Card::Ability(Ability::ShadowBolt)), "Pocisk cienia");
    assert_eq!(pl(Card::Item(Item::HighTechSupergun)), "Nowoczesna superstrzelba");
    assert_eq!(pl(Card::Item(Item::SmitesMightyHammer)), "Potężny młot kowala");
    assert_eq!(pl(Card::Item(Item::MedicineStaff)), "Kij leczenia");
    assert_eq!(pl(Card::Discovery(Discovery::RocketBoots)), "Rakietowe buty goblinów");
    assert_eq!(ag::quest_name(Lang::Pl, Quest::TheEasternPlagues), "Zaraza na wschodzie");
    assert_eq!(ag::space_name(Lang::Pl, Space::Hearthglen), "Dolina Ognisk");
    assert_eq!(ag::space_name(Lang::Cs, Space::Hearthglen), "Hearthglen");
    assert_eq!(ag::place_name(Lang::Cs, Place::Encounter), "významné setkání");
    assert_eq!(ag::item_type_name(Lang::Pl, ItemType::Bag), "dodatek");
    assert_eq!(ag::hero_full(Lang::Pl, Hero::Sandrai), "Sandrai Mroczny Blask");
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
        let event = game_adventure::Event::Defeat(DefeatEvent::LevelGained {
            seat: ANNA,
            level: Level::Green,
        });
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
    let narrator = narrator::<Adventure>();
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
    // One language a question keeps the test short; the questions come round often enough.
    let in_turn = |number: usize| &Lang::ALL[number % 3..=number % 3];
    said::play::<Adventure>(setup, seed, in_turn, |voice, asked| {
        for &action in asked.legal {
            check(voice.lang, &action, &ag::verb(voice, action));
        }
        if asked.number % 16 == 0 {
            check_telling(voice, asked.game, Viewer::Seat(asked.seat), asked.legal);
        }
    });
}

/// The table and what speaks for each answer; a fight says how likely it is won.
fn check_telling(voice: &Voice<'_>, game: &Adventure, viewer: Viewer, legal: &[Action]) {
    let told = telling(voice, game, viewer, legal);
    for line in &told.summary {
        check(voice.lang, &"a line of the table", line.trim_start());
    }
    for (choice, action) in told.legal.iter().zip(legal) {
        if !choice.note.is_empty() {
            check(voice.lang, action, &choice.note);
        }
        let is_fight = matches!(action, Action::FaceMarker(_) | Action::Attack(_) | Action::Draw);
        assert!(!is_fight || choice.note.contains('%'), "{action}: {}", choice.note);
    }
}

/// AG-RUL-71: after the last round the valor decides.
#[test]
fn ag_rul_71_the_end_is_told() {
    let mut setup = Setup::of(2);
    setup.options.rounds = 1;
    let mut chance = Chance::fast(3);
    let mut cx = Cx::silent(&mut chance);
    let mut game = Adventure::start(&setup, &mut cx).expect("a table of the rulebook");
    let mut legal = Vec::new();
    while let Status::Awaiting(decision) = game.status() {
        let seat = decision.seats.first().expect("somebody is asked");
        game.legal_actions(seat, &mut legal);
        let last = *legal.last().expect("an answer");
        game.apply(seat, last, &mut cx);
    }
    let voice = Voice::nameless(Lang::En);
    let last = telling(&voice, &game, Viewer::Omniscient, &[]).summary.pop().unwrap_or_default();
    assert!(last.starts_with("After round 1 the game is over"), "{last}");
}

/// AG-WIN-01, AG-WIN-05.
#[test]
fn ag_win_01_a_victory_is_told() {
    let mut chance = Chance::fast(3);
    let game = Adventure::start(&Setup::of(2), &mut Cx::silent(&mut chance)).expect("a game");
    let mut view = game.view(Viewer::Spectator);
    let names = ["Anna", "Bob"].map(str::to_owned);
    let said = |view: &_, lang| ag::ending(&Voice::new(lang, &names), view);
    assert_eq!(said(&view, Lang::En), None);
    view.players[0].worth.valor = 9;
    view.winners.insert(ANNA);
    assert_eq!(said(&view, Lang::En).as_deref(), Some("Anna has won with 9 valor (goal: 8)."));
    assert_eq!(said(&view, Lang::Pl).as_deref(), Some("Anna wygrywa; męstwo: 9 (cel: 8)."));
    assert_eq!(said(&view, Lang::Cs).as_deref(), Some("Anna vyhrává; udatnost: 9 (cíl: 8)."));
    view.winners.insert(Seat(1));
    assert_eq!(
        said(&view, Lang::En).as_deref(),
        Some("Anna, Bob have won together with 9 valor (goal: 8).")
    );
    let standing = ag::standing(&Voice::new(Lang::En, &names), &view);
    assert_eq!(standing, "Race to 8 valor: Anna 9, Bob 0");
}
