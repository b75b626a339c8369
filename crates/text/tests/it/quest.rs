//! Warhammer Quest: names, texts made from effects, and every sentence of its prompts, actions and events.

mod samples;

use std::fmt::Write as _;

use game_quest::content::book;
use game_quest::event::{DeedEvent, SettlementEvent};
use game_quest::names::{
    ActionCard, Condition, Dungeon, EnemyFace, Foe, Gear, GearType, Hero, HeroFace, Keyword, Kind,
    Location, Model, Peril, Rank, Set, Sheet, Tier, Trait,
};
use game_quest::view::GearState;
use game_quest::{
    Action, Campaign, Card, Chronicle, Event, Kit, Misfit, Options, Prompt, Quest, Setup, Toll,
};
use kernel::{Chance, Cx, Game, Refusal, Viewer};
use text::quest::{self as wq, sheets};
use text::{Id, Lang, Voice, id, narrator};

use crate::said::{self, ANNA, check, telling};

/// Looks like a rule and is none; in two halves, or the coverage would miss it in the reference.
const NO_RULE: &str = concat!("WQ", "-X-01");

fn snapshot(name: &str, say: impl Fn(&Voice<'_>, &mut String)) {
    for (lang, said) in said::in_every_language(id::WQ_TITLE, say) {
        insta::assert_snapshot!(format!("quest-{name}-{lang}"), said);
    }
}

#[test]
fn everything_in_the_box_has_a_name() {
    let mut names: Vec<String> = Vec::new();
    names.extend(Hero::ALL.iter().map(|it| format!("wq-hero-{it}")));
    names.extend(Kind::ALL.iter().map(|it| format!("wq-kind-{it}")));
    names.extend(Tier::ALL.iter().map(|it| format!("wq-tier-{it}")));
    names.extend(ActionCard::ALL.iter().map(|it| format!("wq-action-card-{it}")));
    names.extend(Gear::ALL.iter().map(|it| format!("wq-gear-{it}")));
    names.extend(GearType::ALL.iter().map(|it| format!("wq-type-of-gear-{it}")));
    names.extend(GearState::ALL.iter().map(|it| format!("wq-state-of-gear-{it}")));
    names.extend(Set::ALL.iter().map(|it| format!("wq-set-of-enemies-{it}")));
    names.extend(Foe::nemeses().iter().map(|it| format!("wq-name-{it}")));
    names.extend(Rank::ALL.iter().map(|it| format!("wq-rank-{it}")));
    names.extend(Trait::ALL.iter().map(|it| format!("wq-trait-{it}")));
    names.extend(Keyword::ALL.iter().map(|it| format!("wq-keyword-{it}")));
    names.extend(Location::ALL.iter().map(|it| format!("wq-location-{it}")));
    names.extend(Dungeon::ALL.iter().map(|it| format!("wq-dungeon-card-{it}")));
    names.extend(Condition::ALL.iter().map(|it| format!("wq-condition-{it}")));
    names.extend(Sheet::ALL.iter().map(|it| format!("wq-quest-{it}")));
    names.extend(Peril::ALL.iter().map(|it| format!("wq-peril-{it}")));
    names.extend(HeroFace::ALL.iter().map(|it| format!("wq-face-{it}")));
    names.extend(EnemyFace::ALL.iter().map(|it| format!("wq-foe-face-{it}")));
    names.extend(Setup::KEYS.iter().map(|it| format!("wq-option-{it}")));
    let missing: Vec<&String> = names.iter().filter(|name| Id::find(name).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn cards_of_heroes() {
    snapshot("hero-cards", |voice, res| {
        let lang = voice.lang;
        for &it in Hero::ALL {
            let facts = wq::action_hint(voice, Action::Pick(it), None);
            let _ =
                writeln!(res, "{} ({}): {facts}", wq::hero_name(lang, it), wq::hero_kin(lang, it));
        }
        for &it in Kind::ALL {
            let _ = writeln!(res, "{}: {}", wq::kind_name(lang, it), wq::kind_hint(lang, it));
        }
        for &it in ActionCard::ALL {
            let (name, dice) = (wq::action_card_name(lang, it), wq::action_card_dice(lang, it));
            let (kind, tier) = (wq::kind_name(lang, it.kind()), wq::tier_name(lang, it.tier()));
            let text = wq::action_card_text(lang, it);
            let _ = writeln!(res, "{name} [{kind}, {tier}; {dice}]: {text}");
        }
        for &it in Condition::ALL {
            let _ =
                writeln!(res, "{}: {}", wq::condition_name(lang, it), wq::condition_text(lang, it));
        }
        for &it in Gear::ALL {
            let kind = wq::gear_type_name(lang, book().gear(it).kind);
            let _ =
                writeln!(res, "{} [{kind}]: {}", wq::gear_name(lang, it), wq::gear_text(lang, it));
        }
        for &it in GearState::ALL {
            let _ = writeln!(res, "{}", wq::gear_state_name(lang, it));
        }
    });
}

#[test]
fn cards_of_the_dungeon() {
    snapshot("dungeon-cards", |voice, res| {
        let lang = voice.lang;
        for &it in Dungeon::ALL {
            let (name, kind) = (wq::dungeon_name(lang, it), wq::dungeon_kind(lang, it));
            let _ = writeln!(res, "{name} [{kind}]: {}", wq::dungeon_text(lang, it));
        }
        for &it in Location::ALL {
            let (name, spawns) = (wq::location_name(lang, it), wq::location_spawns(lang, it));
            let level = wq::level_name(lang, book().location(it).level);
            let _ = writeln!(res, "{name} [{level}; {spawns}]: {}", wq::location_text(lang, it));
        }
        for &it in Keyword::ALL {
            let _ = writeln!(res, "{}: {}", wq::keyword_name(lang, it), wq::keyword_text(lang, it));
        }
        for &it in Model::ALL {
            let (name, bar) = (wq::model_name(lang, it), wq::bar_text(lang, it));
            let _ = writeln!(res, "{name} [{bar}]: {}", wq::model_text(lang, it));
        }
        for &it in Foe::ALL {
            let _ = writeln!(res, "{}", wq::foe_name(lang, it));
        }
        for &it in Trait::ALL {
            let _ = writeln!(res, "{}", wq::trait_name(lang, it));
        }
        for &it in Rank::ALL {
            let _ = writeln!(res, "{}", wq::rank_name(lang, it));
        }
        let _ = writeln!(res, "{}", wq::faces(lang, HeroFace::ALL));
        let _ = writeln!(res, "{}", wq::enemy_faces(lang, EnemyFace::ALL));
    });
}

/// A content pack may put the parts together in other ways than our cards do.
#[test]
fn every_part_of_an_effect_is_told() {
    snapshot("effects", |voice, res| {
        for (speaker, tree) in samples::trees() {
            let text = wq::effects_text(voice.lang, speaker, &tree);
            assert!(!text.trim().is_empty() && !text.contains("  "), "{tree:?}: '{text}'");
            let _ = writeln!(res, "{text}");
        }
    });
}

#[test]
fn quest_sheets() {
    snapshot("sheets", |voice, res| {
        let lang = voice.lang;
        for &sheet in Sheet::ALL {
            let _ = writeln!(res, "{}", wq::quest_name(lang, sheet));
            for line in sheets::decks(lang, sheet).iter().chain(&sheets::rules(lang, sheet)) {
                let _ = writeln!(res, "    {line}");
            }
            for peril in [Peril::Green, Peril::Blue, Peril::Red] {
                let (name, text) =
                    (wq::peril_name(lang, peril), sheets::peril_text(lang, sheet, peril));
                let _ = writeln!(res, "    {name}: {text}");
            }
            let _ = writeln!(res, "    + {}", sheets::aims(lang, sheet));
            let _ = writeln!(res, "    − {}", sheets::loss(lang, sheet));
            let _ = writeln!(res, "    + {}", sheets::reward(lang, sheet));
            let _ = writeln!(res, "    − {}", sheets::penalty(lang, sheet));
        }
    });
}

#[test]
fn sentences() {
    snapshot("sentences", |voice, res| {
        for prompt in samples::prompts() {
            let _ = writeln!(res, "{}", wq::prompt_line(voice, prompt));
            let _ = writeln!(res, "    {}", wq::waiting_line(voice, ANNA, prompt));
        }
        for (prompt, action) in samples::actions() {
            let (verb, label) = (wq::verb(voice, action), wq::action_label(voice, prompt, action));
            let hint = wq::action_hint(voice, action, Some(Hero::Waywatcher));
            let _ = writeln!(res, "{action} = {verb} | {label} | {hint}");
        }
        for event in samples::events() {
            let _ = writeln!(res, "{}", wq::event_line(voice, &event));
        }
    });
}

#[test]
fn refusals() {
    snapshot("refusals", |voice, res| said::refusals::<Quest>(voice, NO_RULE, &[1, 2, 5], res));
}

/// Names of heroes and conditions are declined in the languages that do so.
#[test]
fn names_are_declined() {
    let aided =
        Event::Deed(DeedEvent::AidTargeted { hero: Hero::WarriorPriest, target: Hero::Waywatcher });
    let said = |lang, event| wq::event_line(&Voice::nameless(lang), event);
    assert_eq!(said(Lang::En, &aided), "Warrior Priest aids Waywatcher");
    assert_eq!(said(Lang::Pl, &aided), "Kapłan-Wojownik wspiera Strażniczkę Ścieżek");
    assert_eq!(said(Lang::Cs, &aided), "Válečný kněz podporuje Strážkyni stezek");
}

/// WQ-AMB-31: a button says what its card says, in numbers.
#[test]
fn wq_amb_31_an_alternative_is_told_in_the_words_of_its_card() {
    let card = Card::Foe(Model::Nunkel);
    let prompt = Prompt::Alternatives { hero: Hero::Ironbreaker, card };
    let said =
        |toll| wq::action_label(&Voice::nameless(Lang::En), Some(prompt), Action::Take(toll));
    assert_eq!(said(Toll::Token), "Discard 1 success token");
    assert_eq!(said(Toll::Condition), "Gain Sickened");
}

/// Whole random quests: everything that is asked, done, refused and told has words in every language.
#[test]
fn nothing_in_a_quest_is_without_words() {
    for seats in 1..=4 {
        for &quest in Sheet::ALL {
            let mut setup = Setup::of(seats);
            setup.quest = quest;
            for seed in 0..2 {
                play(&setup, seed);
            }
        }
    }
}

fn play(setup: &Setup, seed: u64) {
    let (game, events) = said::play::<Quest>(
        setup,
        seed,
        |_| Lang::ALL,
        |voice, asked| {
            let lang = voice.lang;
            for &action in asked.legal {
                check(lang, &action, &wq::verb(voice, action));
            }
            let agenda = asked.game.view(Viewer::Seat(asked.seat)).agenda;
            check(lang, &agenda, &wq::phase_name(lang, &agenda));
            check(lang, &agenda, &wq::phase_hint(lang, &agenda));
            if lang == Lang::ALL[asked.number % 3] {
                for line in summary(voice, asked.game) {
                    check(lang, &"a line of the table", line.trim_start());
                }
            }
        },
    );
    let won = events.contains(&Event::Settlement(SettlementEvent::QuestEnded { won: true }));
    let last = summary(&Voice::nameless(Lang::En), &game).pop().unwrap_or_default();
    let told = if won { "Victory: " } else { "Defeat: " };
    assert!(last.starts_with(told), "{last}");
}

/// The table in the terminal, before the leader is named and after it.
#[test]
fn summaries() {
    snapshot("summaries", |voice, res| {
        let mut setup = Setup::of(2);
        setup.heroes = vec![Hero::Ironbreaker, Hero::BrightWizard];
        let mut chance = Chance::fast(7);
        let mut game = Quest::start(&setup, &mut Cx::silent(&mut chance)).expect("a quest");
        for line in summary(voice, &game) {
            let _ = writeln!(res, "{line}");
        }
        let lead = Action::Lead(Hero::BrightWizard);
        game.apply(ANNA, lead, &mut Cx::silent(&mut chance));
        for line in summary(voice, &game) {
            let _ = writeln!(res, "{line}");
        }
    });
}

fn summary(voice: &Voice<'_>, game: &Quest) -> Vec<String> {
    telling(voice, game, Viewer::Seat(ANNA), &[]).summary
}

#[test]
fn campaigns() {
    snapshot("campaign", |voice, res| {
        let lang = voice.lang;
        let mut campaign =
            Campaign::of(2, vec![Hero::Ironbreaker, Hero::Waywatcher], Options::default());
        let kit = Kit {
            advanced: vec![Kind::Attack, Kind::Rest],
            gear_limit: 2,
            gear: vec![Gear::Crossbow, Gear::Trackstone],
        };
        campaign.kits.insert(Hero::Waywatcher, kit);
        campaign.kits.insert(Hero::Ironbreaker, Kit::default());
        for (idx, &quest) in Sheet::campaign().iter().enumerate() {
            let _ = writeln!(res, "{}", wq::campaign::standing(lang, &campaign));
            let rounds = [1, 2, 5, 22, 12][idx];
            campaign.played.push(Chronicle { quest, won: idx % 2 == 0, rounds });
            let _ = writeln!(res, "{}", wq::campaign::tally(lang, &campaign));
        }
        for line in wq::campaign::log(lang, &campaign) {
            let _ = writeln!(res, "    {line}");
        }
        campaign.played.pop();
        campaign.played.push(Chronicle { quest: Sheet::Waaagh, won: false, rounds: 4 });
        let _ = writeln!(res, "{}", wq::campaign::standing(lang, &campaign));
        let edition = Misfit::Edition("my-cards".to_owned());
        let refusal = Refusal::new("WQ-AMB-23", "limit-reached").with("most", 4);
        let _ = writeln!(res, "{}", wq::campaign::content(lang, 21, &refusal));
        for misfit in [Misfit::Version(7), edition, Misfit::Content(refusal, Vec::new())] {
            let _ = writeln!(res, "{}", wq::campaign::misfit(lang, &misfit));
        }
        let _ = writeln!(res, "{}", wq::campaign::damaged(lang, 3, 14, "unknown field `chairs`"));
    });
}

#[test]
fn components_are_found_by_kind_and_name() {
    let narrator = narrator::<Quest>();
    for (kind, name) in [
        ("hero", "ironbreaker"),
        ("action-card", "fireball"),
        ("gear", "crossbow"),
        ("dungeon-card", "torch"),
        ("location", "rope-bridge"),
        ("enemy", "clanrat-elite"),
        ("foe", "clanrat-2"),
        ("keyword", "mob"),
        ("condition", "bleeding"),
        ("quest", "pursuit"),
    ] {
        for &lang in Lang::ALL {
            let (title, text) = narrator.card(lang, kind, name).expect("a component of the box");
            check(lang, &name, &title);
            check(lang, &name, &text);
        }
    }
    assert_eq!(narrator.card(Lang::En, "gear", "no-such-gear"), None);
}

/// WQ-SETT-01: once a quest has ended it is said what the campaign got, and nothing that still depends on something.
#[test]
fn what_a_lost_quest_costs_is_told_as_it_came() {
    let mut setup = Setup::of(2);
    setup.set("quest", "locate-the-toxic-agent").unwrap();
    let game = Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(0))).unwrap();
    let mut view = game.view(Viewer::Omniscient);
    view.result = Some(false);
    assert!(sheets::penalty(Lang::En, view.quest).contains("unless"), "the sheet says unless");
    assert_eq!(sheets::outcome(Lang::En, &view), "Nunkel joins the campaign pool.");
    view.enemy_deck.defeated.push(view.nemesis);
    assert_eq!(sheets::outcome(Lang::En, &view), "nothing.");
}
