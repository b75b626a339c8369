//! Answers in advance: every window obeys always, never and ask, nothing else is answered, and records stay ordinary.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use catalog::{AnyTable, AutoAnswers, RandomnessProof, Seed, game, record};
use game_wrath::names::{Card, Hero, Reward};
use game_wrath::view::{LichKing, SiegeView};
use game_wrath::windows::WINDOWS;
use game_wrath::{Prompt, Setup, Wrath};
use kernel::{Chance, Cx, Game, Match, Preference, Seat, Viewer};

/// For each window how its answers begin, and what declines.
const SAID: &[(&str, &str, &str)] = &[
    ("defend", "play defend", "pass"),
    ("own-defend", "play defend", "pass"),
    ("add-to-fight", "play fight-", "pass"),
    ("own-fight", "play fight-", "pass"),
    ("lay-on-quest", "lay ", "pass"),
    ("own-quest", "lay ", "pass"),
    ("rewards", "play ", "pass"),
    ("free-fight", "fight", "pass"),
    ("prevent-ghouls", "prevent", "allow"),
    ("be-moved", "agree", "refuse"),
    ("rest", "agree", "refuse"),
];

fn all(windows: &[&'static str], to: Preference) -> AutoAnswers {
    let mut res = AutoAnswers::default();
    windows.iter().for_each(|it| res.set(windows, it, to).unwrap());
    res
}

fn only(window: &str, to: Preference) -> AutoAnswers {
    let mut res = AutoAnswers::default();
    res.set(WINDOWS, window, to).unwrap();
    res
}

fn passing(answers: &AutoAnswers) -> AutoAnswers {
    let mut res = answers.clone();
    res.is_passing = true;
    res
}

/// Whether the damage, the fight or the quest action is that of the seat's own hero.
fn is_own(table: &Match<Wrath>, seat: Seat) -> Option<bool> {
    let view = table.state().view(Viewer::Omniscient);
    let hero = match table.state().decision()?.prompt {
        Prompt::Damage { hero, .. } | Prompt::FightCards { hero, .. } => hero,
        Prompt::Lay { .. } => view.turn.hero,
        _ => return None,
    };
    Some(view.heroes[&hero].seat == seat)
}

/// Checks one seat that is asked; the window that it met, if all its answers belong to one.
fn check(table: &Match<Wrath>, seat: Seat) -> Option<&'static str> {
    let legal = table.legal(seat);
    let answer = |answers: &AutoAnswers| table.auto_answer(seat, answers);
    assert_eq!(answer(&AutoAnswers::default()), None, "who wished nothing is asked");
    let (always, never) = (all(WINDOWS, Preference::Always), all(WINDOWS, Preference::Never));
    if !table.in_window(seat) {
        for answers in [&always, &never, &passing(&never), &passing(&always)] {
            assert_eq!(answer(answers), None, "no window: {legal:?}");
        }
        return None;
    }
    let declines = |it: &str| ["pass", "refuse", "allow"].contains(&it);
    let decline = legal.iter().find(|it| declines(it)).expect("a window can be let be");
    let lasting = legal.iter().find(|it| *it == "hold").unwrap_or(decline);
    let uses: Vec<&String> = legal.iter().filter(|it| *it != decline && *it != "hold").collect();
    let single = match uses.as_slice() {
        [only] => Some((*only).clone()),
        _ => None,
    };
    assert_eq!(answer(&never).as_ref(), Some(decline), "{legal:?}");
    assert_eq!(answer(&always), single, "with several ways the person chooses: {legal:?}");
    assert_eq!(answer(&passing(&AutoAnswers::default())).as_ref(), Some(lasting));
    assert_eq!(answer(&passing(&always)).as_ref(), single.as_ref().or(Some(lasting)));

    let met: Vec<&str> = WINDOWS
        .iter()
        .copied()
        .filter(|it| answer(&only(it, Preference::Never)).is_some())
        .collect();
    let [window] = met.as_slice() else {
        assert!(met.is_empty(), "{legal:?}");
        return None;
    };
    let (_, begins, declined) = *SAID.iter().find(|(it, ..)| it == window).expect("it is listed");
    // WR-AMB-49: who agrees by a rule of his own lifts a refusal of before; letting it be is no refusal.
    let lifts = uses.iter().any(|it| it.starts_with("lift "));
    let (begins, declined) = if lifts { ("lift ", "pass") } else { (begins, declined) };
    assert_eq!(decline, declined);
    assert!(uses.iter().all(|it| it.starts_with(begins)), "{window}: {legal:?}");
    assert_eq!(answer(&only(window, Preference::Always)), single);
    assert_eq!(answer(&only(window, Preference::Ask)), None);
    if let Some(is_own) = is_own(table, seat).filter(|_| *window != "rewards") {
        assert_eq!(window.starts_with("own-"), is_own, "{window}");
    }
    Some(window)
}

/// Many hurt heroes at one place, with full hands and rewards: windows open everywhere.
fn crowded(seats: u8, first: usize) -> (Setup, Wrath) {
    let heroes = [Hero::Liadrin, Hero::Tirion, Hero::Muradin, Hero::Sylvanas];
    let heroes = if seats == 1 { &heroes[..3] } else { &heroes[..usize::from(seats)] };
    let setup = Setup { heroes: heroes.to_vec(), ..Setup::of(seats) };
    let fresh = Wrath::start(&setup, &mut Cx::silent(&mut Chance::fast(3))).unwrap();
    let mut view = fresh.view(Viewer::Omniscient);
    view.quests.values_mut().for_each(|it| (it.complete, it.reward) = (true, None));
    view.siege = Some(SiegeView { progress: 0, length: 0 });
    view.lich_king = LichKing::Icecrown;
    // WR-QUEST-02: three completed quests have earned three rewards.
    for (idx, seat) in view.seats.values_mut().take(3).enumerate() {
        seat.rewards.push(Reward::ALL[(first + idx) % Reward::ALL.len()]);
    }
    let space = view.heroes[&heroes[0]].space;
    view.heroes.values_mut().for_each(|it| (it.health, it.space) = (2, space));
    let state = fresh.from_view(&view).unwrap();
    (setup, state)
}

/// Plays by chance and checks every seat that is asked.
fn wander(table: &mut Match<Wrath>, dice: &mut Chance, met: &mut BTreeSet<&'static str>) {
    for _ in 0..400 {
        let asked: Vec<Seat> = table.asked().iter().collect();
        if asked.is_empty() {
            return;
        }
        met.extend(asked.iter().filter_map(|&seat| check(table, seat)));
        let seat = asked[dice.below(asked.len() as u32) as usize];
        let legal = table.legal(seat);
        let action = legal[dice.below(legal.len() as u32) as usize].clone();
        table.act(seat, &action, dice).unwrap();
    }
}

#[test]
fn every_window_obeys_always_never_and_ask() {
    let mut met = BTreeSet::new();
    let dice = &mut Chance::fast(5);
    for first in 0..Reward::ALL.len() {
        for seats in 2..=4 {
            for _ in 0..6 {
                let (setup, state) = crowded(seats, first);
                wander(&mut Match::at(setup, state), dice, &mut met);
            }
        }
    }
    for seed in 0..20 {
        let setup = Setup::of(2 + seed % 4);
        wander(&mut Match::start(setup, &mut Chance::fast(seed.into())).unwrap(), dice, &mut met);
    }
    assert_eq!(met, WINDOWS.iter().copied().collect(), "all of them were met");
    let told: Vec<&str> = SAID.iter().map(|(it, ..)| *it).collect();
    assert_eq!(told, WINDOWS);
    assert_eq!(game("wrath").unwrap().windows(), WINDOWS);
}

/// Who may only add something to another's turn keeps nobody waiting, unless all do.
#[test]
fn holders_of_rewards_are_not_waited_for_in_the_turn_of_another() {
    let (setup, state) = crowded(3, 0);
    let table = Match::at(setup, state);
    let active = table.asked().iter().find(|&it| !table.in_window(it)).expect("a turn has begun");
    assert!(1 < table.asked().len(), "rewards can be played");
    assert_eq!(table.awaited().iter().collect::<Vec<_>>(), [active]);
}

/// Plays with auto-answers, as a driver does: the answers and the file of the match.
fn driven(game_id: &str, to: Preference) -> (Vec<String>, String, String) {
    let shelf = game(game_id).unwrap();
    let answers = all(shelf.windows(), to);
    let proof = RandomnessProof::new(Seed::of_number(8));
    let setup = shelf.setup(3, &[]).unwrap();
    let mut table = shelf.start(&setup, &mut proof.chance(0)).unwrap();
    let (mut dice, mut given) = (Chance::fast(8), Vec::new());
    while let Some(seat) = table.asked().first() {
        let automatic = table.auto_answer(seat, &answers);
        given.extend(automatic.clone());
        let legal = table.legal(seat);
        let action =
            automatic.unwrap_or_else(|| legal[dice.below(legal.len() as u32) as usize].clone());
        let line = u64::from(table.version());
        table.act(seat, &action, &mut proof.chance(line)).unwrap();
    }
    (given, record::write(&*table, Some(&proof)), table.hash())
}

/// ADR 7: a record knows nothing of preferences, and replays without them.
#[test]
fn what_is_answered_in_advance_is_an_ordinary_record() {
    for game_id in ["wrath", "smallworld", "quest"] {
        for to in [Preference::Always, Preference::Never] {
            let (given, file, hash) = driven(game_id, to);
            assert!(!given.is_empty(), "{game_id} {to}");
            let verified = record::verify(&file).unwrap();
            assert!(verified.dice_proved && verified.finished && verified.closed);
            assert_eq!(verified.hash, hash);
            for action in given {
                assert!(file.contains(&format!("\"action\":\"{action}\"")), "{action}");
            }
        }
    }
}

#[test]
fn answers_are_read_as_they_are_written() {
    let read = |text: &str| AutoAnswers::parse(WINDOWS, text);
    let told = read(" rewards = always, defend=never,own-fight=ask,").unwrap();
    assert_eq!(told.to_string(), "defend=never,rewards=always");
    assert_eq!(read(&told.to_string()), Ok(told.clone()));
    assert_eq!(told.get("rewards"), Preference::Always);
    assert_eq!(told.get("own-fight"), Preference::Ask);
    assert!(read("").unwrap().asks_always() && !told.asks_always());
    for (wrong, named) in [
        ("attack=never", "the windows are defend, own-defend"),
        ("defend=maybe", "always, never or ask"),
        ("defend", "WINDOW=always"),
    ] {
        let told = read(wrong).unwrap_err();
        assert!(told.contains(named), "{told}");
    }
    assert!(AutoAnswers::parse(&[], "defend=never").unwrap_err().contains("nothing"));
    // What another version has stored.
    let kept = AutoAnswers::recall(WINDOWS, "attack=never,defend=never,rewards=maybe,x");
    assert_eq!(kept.to_string(), "defend=never");
}

/// Cards of both kinds against one damage: a wish for one of them leaves the other to be asked.
#[test]
fn a_wish_for_one_card_leaves_the_other_choice() {
    let (dice, mut n_met) = (&mut Chance::fast(21), 0);
    for nth in 0..400 {
        let (setup, state) = crowded(3, nth % Reward::ALL.len());
        let mut table = Match::at(setup, state);
        for _ in 0..60 {
            let Some(seat) = table.asked().iter().last() else { break };
            let legal = table.legal(seat);
            let defend = format!("play {}", Card::Defend);
            if table.in_window(seat) && legal.contains(&defend) && 2 < legal.len() {
                n_met += 1;
                let answer = |text: &str| {
                    let answers = AutoAnswers::parse(WINDOWS, text).unwrap();
                    table.auto_answer(seat, &answers)
                };
                assert_eq!(answer("defend=never,own-defend=never"), None);
                assert_eq!(answer("defend=always,own-defend=always"), None);
                assert_eq!(
                    answer("defend=always,own-defend=always,rewards=never"),
                    Some(defend.clone())
                );
            }
            let action = legal[dice.below(legal.len() as u32) as usize].clone();
            table.act(seat, &action, dice).unwrap();
        }
    }
    assert_ne!(n_met, 0);
}
