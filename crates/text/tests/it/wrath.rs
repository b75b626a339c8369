//! Wrath of the Lich King: names, texts made from effects, and every sentence of its prompts, actions and events.

use std::fmt::Write as _;

use game_wrath::event::{
    AbominationsEvent, ActionsEvent, ConsentEvent, DamageEvent, DespairReason, DrawEvent, EndEvent,
    FightEvent, GhoulsEvent, Mover, OpeningEvent, QuestEvent, RewardsEvent, RiseEvent,
    ScourgeReason,
};
use game_wrath::names::{
    Ability, Card, Difficulty, Enemy, Face, Hero, Icon, Quest, Region, Reward, Space,
};
use game_wrath::state::{Favour, FightKind, Source};
use game_wrath::{Action, Event, Moment, Prompt, Setup, Wrath};
use kernel::{Game, Viewer};
use text::wrath::effects::{Figure, figure_name};
use text::wrath::{self as wr, names::face_text};
use text::{Id, Lang, Voice, id};

use crate::said::{self, ANNA, check};

/// Looks like a rule and is none; in two halves, or the coverage would miss it in the reference.
const NO_RULE: &str = concat!("WR", "-X-01");

fn snapshot(name: &str, say: impl Fn(&Voice<'_>, &mut String)) {
    for (lang, said) in said::in_every_language(id::WR_TITLE, say) {
        insta::assert_snapshot!(format!("{name}-{lang}"), said);
    }
}

#[test]
fn everything_in_the_box_has_a_name() {
    let mut names: Vec<String> = Vec::new();
    names.extend(Space::ALL.iter().map(|it| format!("wr-space-{it}")));
    names.extend(Quest::ALL.iter().map(|it| format!("wr-space-{it}")));
    names.extend(Region::ALL.iter().map(|it| format!("wr-region-{it}")));
    names.extend(Hero::ALL.iter().map(|it| format!("wr-hero-{it}")));
    names.extend(Ability::ALL.iter().map(|it| format!("wr-ability-{it}")));
    names.extend(Card::ALL.iter().map(|it| format!("wr-card-{it}")));
    names.extend(Icon::ALL.iter().map(|it| format!("wr-icon-{it}")));
    names.extend(Reward::ALL.iter().map(|it| format!("wr-reward-{it}")));
    names.extend(Difficulty::ALL.iter().map(|it| format!("wr-difficulty-{it}")));
    names.extend(DespairReason::ALL.iter().map(|it| format!("wr-reason-{it}")));
    names.extend(Setup::OPTIONS.iter().map(|it| format!("wr-option-{}", it.key)));
    let missing: Vec<&String> = names.iter().filter(|name| Id::find(name).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn components() {
    snapshot("wrath-components", |voice, res| {
        let lang = voice.lang;
        for &it in Card::ALL {
            let _ = writeln!(res, "{}: {}", wr::card_name(lang, it), wr::card_text(lang, it));
        }
        for &it in Hero::ALL {
            let (full, title) = (wr::hero_full(lang, it), wr::hero_title(lang, it));
            let _ = writeln!(res, "{}: {full}, {title}", wr::hero_name(lang, it));
        }
        for &it in Ability::ALL {
            let (kind, text) = (wr::ability_kind(lang, it), wr::ability_text(lang, it));
            let _ = writeln!(res, "{} [{kind}]: {text}", wr::ability_name(lang, it));
        }
        for &it in Quest::ALL {
            let (damage, text) = (wr::quest_damage(lang, it), wr::quest_text(lang, it));
            let _ = writeln!(res, "{}: {damage}. {text}", wr::quest_name(lang, it));
        }
        for &it in Reward::ALL {
            let _ = writeln!(res, "{}: {}", wr::reward_name(lang, it), wr::reward_text(lang, it));
        }
        for it in Figure::ALL {
            let _ = writeln!(res, "{}: {}", figure_name(lang, it), wr::figure_text(lang, it));
        }
        for &it in Region::ALL {
            let (short, place) = (wr::region_short(lang, it), wr::region_where(lang, it));
            let _ = writeln!(res, "{}: {short}; {place}", wr::region_name(lang, it));
        }
        for &it in Face::ALL {
            let _ = writeln!(res, "{}", face_text(lang, it));
        }
    });
}

fn prompts() -> Vec<Prompt> {
    let hero = Hero::Sylvanas;
    let mut res = vec![Prompt::Pick, Prompt::SpawnNext, Prompt::RiseWindow, Prompt::Stronghold];
    res.extend(Favour::ALL.iter().map(|&favour| Prompt::Consent { hero, favour }));
    res.extend(Moment::ALL.iter().map(|&moment| Prompt::Rewards { moment }));
    for n in [0, 1, 2, 5] {
        res.push(Prompt::Act { hero, n_actions: n });
        res.push(Prompt::FightCards { hero, successes: n, toughness: 4 });
        res.push(Prompt::Lay { icon: Icon::Travel, successes: n });
    }
    for n in [1, 2, 5] {
        res.push(Prompt::Allocate { hero, successes: n, blocks: 0 });
        res.push(Prompt::Chain { left: n });
        res.push(Prompt::Shift { left: n });
        res.push(Prompt::Volley { left: n });
        res.push(Prompt::Recall { left: n });
        res.push(Prompt::March { left: n });
        res.push(Prompt::Damage { hero, left: n });
        res.push(Prompt::Limit { over: n });
    }
    res.push(Prompt::FreeFight { hero });
    res.push(Prompt::Ghoul { space: Space::Dalaran });
    res.push(Prompt::Activate);
    res.push(Prompt::Hit { space: Space::WarsongHold });
    res
}

fn actions() -> Vec<Action> {
    let (hero, here, there) = (Hero::Jaina, Space::TheNexus, Space::WarsongHold);
    let mut res = vec![
        Action::Pick(hero),
        Action::Move(there),
        Action::Fight,
        Action::Quest,
        Action::Rest,
        Action::Fly(there),
        Action::PressForward(hero, there),
        Action::ChainLightning,
        Action::WailingArrow(there),
        Action::Teleport(there),
        Action::StormBolt(there),
        Action::ForTheAlliance(here, there),
        Action::Travel(Card::Travel4, hero, there),
        Action::Heal(hero),
        Action::ArgentCrusaders(hero),
        Action::BorrowedTime,
        Action::OneQuietNight,
        Action::AlexstraszasCleansing(there),
        Action::BlessingOfTheLight(None),
        Action::BlessingOfTheLight(Some(hero)),
        Action::GunshipSupport(hero, there),
        Action::NewAllies,
        Action::OnwardToVictory(hero, there),
        Action::KnightsOfTheEbonBlade(Region::Purple),
        Action::Play(Card::Fight2),
        Action::Bolt(there),
        Action::Strike(Enemy::Ghoul, there),
        Action::Strike(Enemy::Abomination, there),
        Action::March(hero, there),
        Action::Take(Card::Defend),
        Action::Discard(Card::Heal),
        Action::Agree,
        Action::Refuse,
        Action::Lift(hero),
        Action::Stronghold(there),
        Action::Prevent,
        Action::Allow,
        Action::Spawn(there),
        Action::Activate(here, there),
        Action::Activate(here, here),
        Action::Hit(hero),
        Action::Done,
        Action::Pass,
        Action::Hold,
    ];
    res.extend(Icon::ALL.iter().map(|&icon| Action::Lay(icon)));
    for (ghouls, abominations) in [(0, 0), (1, 0), (3, 0), (0, 1), (0, 2), (2, 1)] {
        res.push(Action::Assign { ghouls, abominations });
    }
    res
}

fn events() -> Vec<Event> {
    let (seat, hero, space) = (ANNA, Hero::Sylvanas, Space::TempleCityOfEnkilah);
    let (from, to) = (Space::TheNexus, Space::WarsongHold);
    let (quest, card, reward) = (Quest::TheNexus, Card::Fight2, Reward::OneQuietNight);
    let mut res = vec![
        Event::Opening(OpeningEvent::QuestRevealed { quest }),
        Event::Ghouls(GhoulsEvent::GhoulPrevented { space }),
        Event::Ghouls(GhoulsEvent::GhoulRemoved { space }),
        Event::Ghouls(GhoulsEvent::GhoulMoved { from, to }),
        Event::Ghouls(GhoulsEvent::Overrun { space }),
        Event::Abominations(AbominationsEvent::AbominationPlaced { space }),
        Event::Abominations(AbominationsEvent::AbominationMoved { from, to }),
        Event::Abominations(AbominationsEvent::AbominationRemoved { space }),
        Event::Abominations(AbominationsEvent::Targeted { space, hero }),
        Event::Opening(OpeningEvent::HeroPicked { seat, hero }),
        Event::Opening(OpeningEvent::Dealt {
            seat,
            cards: [card, Card::Heal].into_iter().collect(),
        }),
        Event::Opening(OpeningEvent::DeckBuilt { piles: [12, 11, 11].into_iter().collect() }),
        Event::Actions(ActionsEvent::TurnBegan { seat, hero }),
        Event::Quest(QuestEvent::QuestBegan { hero, quest }),
        Event::Actions(ActionsEvent::RestBegan { hero }),
        Event::Actions(ActionsEvent::Rolled {
            hero,
            faces: [Face::SS, Face::SB],
            successes: 3,
            blocks: 1,
        }),
        Event::Actions(ActionsEvent::CardPlayed { seat, card }),
        Event::Quest(QuestEvent::CardLaid { seat, icon: Icon::Heal }),
        Event::Quest(QuestEvent::QuestAdvanced { quest, progress: 4 }),
        Event::Damage(DamageEvent::Defeated { hero }),
        Event::Quest(QuestEvent::QuestCompleted { quest }),
        Event::Rewards(RewardsEvent::RewardGained { seat, reward }),
        Event::Rewards(RewardsEvent::RewardPlayed { seat, reward }),
        Event::Rewards(RewardsEvent::NightSkipped),
        Event::Rewards(RewardsEvent::ScourgeCardBoxed { space }),
        Event::Rewards(RewardsEvent::CardRecalled { seat, card }),
        Event::Quest(QuestEvent::SiegeBegan),
        Event::Draw(DrawEvent::Drew { seat, cards: [card, Card::Travel2].into_iter().collect() }),
        Event::Draw(DrawEvent::Drew { seat, cards: std::iter::empty().collect() }),
        Event::Draw(DrawEvent::StrongholdPlaced { space }),
        Event::Draw(DrawEvent::Discarded { seat, card }),
        Event::Consent(ConsentEvent::Agreed { hero }),
        Event::Consent(ConsentEvent::Refused { hero }),
        Event::Consent(ConsentEvent::RefusalLifted { hero }),
        Event::End(EndEvent::Won),
    ];
    res.extend(
        ScourgeReason::ALL
            .iter()
            .map(|&why| Event::Rise(RiseEvent::ScourgeCardTurned { space, why })),
    );
    res.extend(Region::ALL.iter().map(|&region| Event::Rise(RiseEvent::LichKingMoved { region })));
    res.extend(
        Mover::ALL.iter().map(|&by| Event::Actions(ActionsEvent::HeroMoved { hero, from, to, by })),
    );
    res.extend(
        Favour::ALL
            .iter()
            .map(|&favour| Event::Consent(ConsentEvent::Requested { seat, hero, favour })),
    );
    for &why in DespairReason::ALL {
        res.push(Event::End(EndEvent::Despaired { total: 3, why }));
        res.push(Event::End(EndEvent::Lost { why }));
    }
    for kind in [FightKind::Action, FightKind::WailingArrow, FightKind::Gunship] {
        res.push(Event::Fight(FightEvent::FightBegan { hero, space, kind }));
    }
    for n in [1, 2, 5] {
        res.push(Event::Ghouls(GhoulsEvent::GhoulsPlaced { space, n_ghouls: n }));
        res.push(Event::Fight(FightEvent::BlocksConverted { hero, n_blocks: n }));
        res.push(Event::Actions(ActionsEvent::Healed { hero, by: n, health: 6 }));
        res.push(Event::Damage(DamageEvent::HandLost { seat, cards: n, rewards: 0 }));
        res.push(Event::Rewards(RewardsEvent::ActionsGained { n_actions: n }));
        res.push(Event::Rise(RiseEvent::ScourgeRose { index: n, rate: n }));
        res.push(Event::Rise(RiseEvent::ScourgeReshuffled { n_cards: n }));
        for source in [Source::Fight, Source::Quest, Source::Abominations] {
            res.push(Event::Damage(DamageEvent::Damaged { hero, by: n, health: 3, source }));
        }
    }
    res
}

#[test]
fn sentences() {
    snapshot("wrath-sentences", |voice, res| {
        for prompt in prompts() {
            let _ = writeln!(res, "{}", wr::prompt_line(voice, prompt));
            let _ = writeln!(res, "    {}", wr::waiting_line(voice, ANNA, prompt));
        }
        for action in actions() {
            let (verb, label) = (wr::verb(voice, action), wr::action_label(voice, None, action));
            let _ = writeln!(res, "{action} = {verb} | {label}");
        }
        for event in events() {
            let _ = writeln!(res, "{}", wr::event_line(voice, &event));
        }
    });
}

/// Names of heroes are declined in the languages that do so.
#[test]
fn heroes_are_declined() {
    let event = Event::Abominations(AbominationsEvent::Targeted {
        space: Space::Dalaran,
        hero: Hero::Sylvanas,
    });
    let said = |lang| wr::event_line(&Voice::nameless(lang), &event);
    assert_eq!(said(Lang::En), "The abomination in Dalaran turns on Sylvanas");
    assert_eq!(said(Lang::Pl), "Plugastwo na polu Dalaran atakuje Sylwanę");
    assert_eq!(said(Lang::Cs), "Zrůda na poli Dalaran útočí na Sylvanas");
}

#[test]
fn refusals() {
    snapshot("wrath-refusals", |voice, res| {
        said::refusals::<Wrath>(voice, NO_RULE, &[0, 1, 2, 5], res)
    });
}

/// Whole random games: everything that is asked, done, refused and told has words in every language.
#[test]
fn nothing_in_a_game_is_without_words() {
    for seats in 1..=5 {
        for seed in 0..6 {
            play(&Setup::of(seats), seed);
        }
    }
}

fn play(setup: &Setup, seed: u64) {
    said::play::<Wrath>(
        setup,
        seed,
        |_| Lang::ALL,
        |voice, asked| {
            let lang = voice.lang;
            for &action in asked.legal {
                check(lang, &action, &wr::verb(voice, action));
            }
            let agenda = asked.game.view(Viewer::Seat(asked.seat)).agenda;
            check(lang, &agenda, &wr::phase_name(lang, &agenda));
            check(lang, &agenda, &wr::phase_hint(lang, &agenda));
        },
    );
}
