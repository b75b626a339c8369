//! WQ-CAMP, WQ-SETT: what goes from quest to quest.

use game_quest::names::{Foe, Gear, Hero, Kind, Sheet};
use game_quest::{Action, Campaign, Chronicle, Kit, Misfit, Options, Quest, Report, Setup};
use kernel::{Chance, Cx, Game, Outcome, Seat, Status, Viewer};

/// Plays a quest by chance; the choices of `prefer` go first.
fn play(setup: &Setup, seed: u64, prefer: &dyn Fn(Action) -> bool) -> (Quest, Outcome) {
    let chance = &mut Chance::fast(seed);
    let mut game = Quest::start(setup, &mut Cx::silent(chance)).expect("a table of the rulebook");
    let mut legal = Vec::new();
    loop {
        let decision = match game.status() {
            Status::Awaiting(decision) => decision,
            Status::Over(outcome) => return (game, outcome),
        };
        let seat = decision.seats.first().expect("somebody is asked");
        game.legal_actions(seat, &mut legal);
        let liked = legal.iter().copied().find(|&action| prefer(action));
        let any = legal[chance.below(legal.len() as u32) as usize];
        game.apply(seat, liked.unwrap_or(any), &mut Cx::silent(chance));
    }
}

fn report(game: &Quest) -> Report {
    game.report().expect("the quest is over")
}

/// WQ-CAMP-01, WQ-CAMP-02, WQ-CAMP-03: five quests in order, won or lost; the last one decides.
#[test]
fn wq_camp_01_five_quests_in_order() {
    for seats in 1..=4 {
        let mut campaign = Campaign::of(seats, Vec::new(), Options::default());
        for (idx, &quest) in Sheet::campaign().iter().enumerate() {
            let setup = campaign.setup_next().expect("there are five quests");
            let found = (setup.quest, setup.seats, campaign.is_over());
            assert_eq!(found, (quest, seats, false), "WQ-CAMP-02: the next quest, won or lost");
            let (game, outcome) = play(&setup, 40 + idx as u64, &|_| false);
            campaign = campaign.record(&outcome, &report(&game));
            assert_eq!(campaign.check(), Ok(()), "{campaign:?}");
            let heroes = campaign.heroes.len();
            assert_eq!(heroes, usize::from(seats.max(2)), "the party is fixed (WQ-AMB-40)");
        }
        assert!(campaign.is_over() && campaign.setup_next().is_none());
        assert_eq!(campaign.is_won(), campaign.played.last().is_some_and(|it| it.won));
    }
}

/// WQ-CAMP-03: the last quest alone decides.
#[test]
fn wq_camp_03_the_last_quest_decides() {
    let played = |won: [bool; 5]| {
        let mut campaign = Campaign::of(2, Vec::new(), Options::default());
        let all = Sheet::campaign().iter().zip(won);
        campaign.played = all.map(|(&quest, won)| Chronicle { quest, won, rounds: 9 }).collect();
        campaign
    };
    assert!(played([false, false, false, false, true]).is_won());
    assert!(!played([true, true, true, true, false]).is_won());
    let mut early = played([true; 5]);
    early.played.pop();
    assert!(!early.is_won(), "it is not over");
}

/// WQ-SETT-02, WQ-SETT-03, WQ-SETT-05, WQ-CAMP-04: improvements are carried into the next quest.
#[test]
fn wq_camp_04_improvements_carry_over() {
    let heroes = vec![Hero::Waywatcher, Hero::BrightWizard];
    let campaign = Campaign::of(2, heroes.clone(), Options::default());
    let setup = campaign.setup_next().expect("the first quest");
    let wanted = |action| matches!(action, Action::Trainer(Kind::Aid) | Action::Arena);
    let (game, outcome) = play(&setup, 3, &wanted);
    let campaign = campaign.record(&outcome, &report(&game));
    for hero in &heroes {
        let kit = &campaign.kits[hero];
        assert_eq!((kit.advanced.as_slice(), kit.gear_limit), (&[Kind::Aid][..], 2), "{hero}");
    }
    let next = campaign.setup_next().expect("the second quest");
    let second = Quest::start(&next, &mut Cx::silent(&mut Chance::fast(0))).expect("a sound kit");
    let view = second.view(Viewer::Spectator);
    assert_eq!(view.heroes[&heroes[0]].actions[&Kind::Aid].card.name(), "watchers-signal");
    assert_eq!(view.heroes[&heroes[1]].gear_limit, 2);
}

/// WQ-SHEET-Q1-05, WQ-POOL-01, WQ-DECK-09: who was not defeated waits in a later quest.
#[test]
fn wq_pool_01_a_lost_quest_brings_its_nemesis_into_the_pool() {
    let campaign = Campaign::of(2, Vec::new(), Options::default());
    let setup = campaign.setup_next().expect("the first quest");
    let (game, outcome) = play(&setup, 5, &|action| action == Action::Stay);
    assert!(outcome.winners.is_empty(), "random play does not win this one");
    let campaign = campaign.record(&outcome, &report(&game));
    assert!(campaign.pool.nemeses.has(Foe::OdiousGrump) && campaign.pool.fortunes == 0);
    let next = campaign.setup_next().expect("the second quest");
    let second = Quest::start(&next, &mut Cx::silent(&mut Chance::fast(0))).expect("a table");
    let deck = second.view(Viewer::Omniscient).enemy_deck.cards.expect("all is seen");
    assert!(deck.contains(&Foe::OdiousGrump), "WQ-DECK-09: it is shuffled into the enemy deck");
    assert!(!deck.contains(&Foe::Nunkel));
}

/// WQ-DECK-08: every Legendary Fortune of the pool is in the gear deck, beside the stated number.
#[test]
fn wq_deck_08_fortunes_join_the_gear_deck() {
    let mut setup = Setup::of(3);
    setup.set("pool", "fortune,fortune,fortune").expect("a pool");
    let game = Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(9))).expect("a table");
    let deck = game.view(Viewer::Omniscient).gear.cards.expect("all is seen");
    let fortunes = deck.iter().filter(|&&it| it == Gear::LegendaryFortune).count();
    assert_eq!((fortunes, deck.len()), (3, 8 + 3));
}

/// WQ-CAMP-05: a log of another program or of other content is told apart from a sound one.
#[test]
fn wq_camp_05_a_foreign_log_is_refused() {
    let sound = Campaign::of(4, Hero::ALL.to_vec(), Options::default());
    assert_eq!(sound.check(), Ok(()));
    let later = Campaign { version: 2, ..sound.clone() };
    assert_eq!(later.check(), Err(Misfit::Version(2)));
    let printed = Campaign { edition: "mine-0123".to_owned(), ..sound.clone() };
    assert_eq!(printed.check(), Err(Misfit::Edition("mine-0123".to_owned())));
    let doubled = Campaign { heroes: vec![Hero::Ironbreaker; 4], ..sound };
    assert!(matches!(doubled.check(), Err(Misfit::Content(..))));
    let setup = Setup { edition: "mine-0123".to_owned(), ..Setup::of(2) };
    let refused = Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(0)));
    assert_eq!(refused.map_err(|it| it.rule), Err("WQ-CAMP-05"));
}

/// A log of this many lost quests, with what could be in it.
fn log_after(n_quests: usize) -> Campaign {
    let heroes = vec![Hero::Ironbreaker, Hero::Waywatcher];
    let mut res = Campaign::of(2, heroes.clone(), Options::default());
    for &quest in &Sheet::campaign()[..n_quests] {
        res.played.push(Chronicle { quest, won: false, rounds: 12 });
    }
    res.kits = heroes.into_iter().map(|hero| (hero, Kit::default())).collect();
    res
}

/// The log is refused by this rule, for what stands at this place.
#[track_caller]
fn refused_log(log: &Campaign, rule: &str, at: &str) {
    let Err(Misfit::Content(refusal, found)) = log.check() else {
        panic!("{rule}: {:?}", log.check());
    };
    assert_eq!((refusal.rule, found.join(".").as_str()), (rule, at));
}

#[test]
fn wq_setup_10_quests_out_of_their_order_are_refused() {
    let mut log = log_after(3);
    assert_eq!(log.check(), Ok(()), "WQ-SETUP-10");
    log.played[1].quest = Sheet::Pursuit;
    refused_log(&log, "WQ-SETUP-10", "played.1.quest");
    let mut log = log_after(5);
    assert_eq!(log.check(), Ok(()), "WQ-SETUP-10");
    log.played.push(log.played[4]);
    refused_log(&log, "WQ-SETUP-10", "played.5.quest");
}

#[test]
fn wq_amb_56_no_quest_has_two_hundred_rounds() {
    let mut log = log_after(2);
    log.played[1].rounds = 200;
    refused_log(&log, "WQ-AMB-56", "played.1.rounds");
    log.played[1].rounds = 0;
    refused_log(&log, "WQ-AMB-56", "played.1.rounds");
}

#[test]
fn wq_camp_04_kits_belong_to_the_party() {
    let mut log = log_after(1);
    log.kits.insert(Hero::BrightWizard, Kit::default());
    refused_log(&log, "WQ-CAMP-04", "kits.bright-wizard");
}

#[test]
fn wq_amb_40_a_party_that_has_played_is_named() {
    let mut log = log_after(1);
    log.heroes.clear();
    log.kits.clear();
    refused_log(&log, "WQ-AMB-40", "heroes");
}

/// One settlement teaches one action at most.
#[test]
fn wq_sett_02_four_advanced_cards_after_one_quest_are_refused() {
    let mut log = log_after(1);
    let kit = log.kits.get_mut(&Hero::Ironbreaker).expect("a hero of the party");
    kit.advanced = vec![Kind::Attack];
    assert_eq!(log.check(), Ok(()), "WQ-SETT-02");
    let kit = log.kits.get_mut(&Hero::Ironbreaker).expect("a hero of the party");
    kit.advanced = vec![Kind::Attack, Kind::Explore, Kind::Aid, Kind::Rest];
    refused_log(&log, "WQ-SETT-02", "kits.ironbreaker.advanced");
}

#[test]
fn wq_sett_03_no_action_is_advanced_twice() {
    let mut log = log_after(3);
    let kit = log.kits.get_mut(&Hero::Ironbreaker).expect("a hero of the party");
    kit.advanced = vec![Kind::Attack, Kind::Attack];
    refused_log(&log, "WQ-SETT-03", "kits.ironbreaker.advanced");
}

#[test]
fn wq_amb_23_a_gear_limit_of_nine_is_refused() {
    let mut log = log_after(4);
    let limit = |log: &mut Campaign, to| {
        log.kits.get_mut(&Hero::Ironbreaker).expect("a hero of the party").gear_limit = to;
    };
    limit(&mut log, 4);
    assert_eq!(log.check(), Ok(()), "WQ-AMB-23");
    limit(&mut log, 9);
    refused_log(&log, "WQ-AMB-23", "kits.ironbreaker.gear-limit");
    log.options.no_gear_ceiling = true;
    refused_log(&log, "WQ-SETT-05", "kits.ironbreaker.gear-limit");
    limit(&mut log, 5);
    assert_eq!(log.check(), Ok(()), "WQ-AMB-23a");
}

/// Each arena visit raises a limit by one, and it begins with one.
#[test]
fn wq_sett_05_a_gear_limit_follows_the_settlements() {
    for (n_quests, limit) in [(1, 3), (1, 0), (0, 2)] {
        let mut log = log_after(n_quests);
        log.kits.get_mut(&Hero::Waywatcher).expect("a hero of the party").gear_limit = limit;
        refused_log(&log, "WQ-SETT-05", "kits.waywatcher.gear-limit");
    }
}

#[test]
fn wq_setup_06_no_gear_before_the_first_quest() {
    let mut log = log_after(0);
    log.kits.get_mut(&Hero::Ironbreaker).expect("a hero of the party").gear = vec![Gear::Lantern];
    refused_log(&log, "WQ-SETUP-06", "kits.ironbreaker.gear");
}

#[test]
fn wq_pool_01_the_pool_holds_what_was_won() {
    let mut log = log_after(2);
    log.pool.fortunes = 1;
    refused_log(&log, "WQ-POOL-01", "pool.fortunes");
    log.played[0].won = true;
    assert_eq!(log.check(), Ok(()), "WQ-POOL-01");
    log.pool.warpstone = true;
    refused_log(&log, "WQ-POOL-01", "pool.warpstone");
    log.played[1].won = true;
    assert_eq!(log.check(), Ok(()), "WQ-POOL-01");
}

#[test]
fn wq_nem_06_only_penalties_bring_nemeses() {
    let mut log = log_after(1);
    log.pool.nemeses.insert(Foe::OdiousGrump);
    assert_eq!(log.check(), Ok(()), "WQ-NEM-06");
    log.pool.nemeses.insert(Foe::Nunkel);
    refused_log(&log, "WQ-NEM-06", "pool.nemeses");
}

#[test]
fn wq_nem_07_a_removed_nemesis_is_not_in_the_pool() {
    let mut log = log_after(2);
    log.pool.nemeses.insert(Foe::OdiousGrump);
    log.pool.removed.insert(Foe::OdiousGrump);
    refused_log(&log, "WQ-NEM-07", "pool.removed");
}

/// WQ-DELVE-01: a delve leaves nothing behind, and asks for no improvements after its end.
#[test]
fn wq_delve_01_a_delve_stands_alone() {
    let setup = Setup { quest: Sheet::LostInTheDark, ..Setup::of(2) };
    let (game, _) = play(&setup, 1, &|_| false);
    assert_eq!(game.report(), None);
}

/// WQ-AMB-57: after the last quest nobody is asked to improve.
#[test]
fn wq_amb_57_the_last_quest_has_no_improvements() {
    let setup = Setup { quest: Sheet::Waaagh, ..Setup::of(2) };
    let improves = |action| matches!(action, Action::Arena | Action::Smith | Action::Trainer(_));
    let (game, _) = play(&setup, 2, &|action| {
        assert!(!improves(action), "{action} after the last quest");
        false
    });
    assert!(game.report().is_some());
    let mut none = Vec::new();
    game.legal_actions(Seat(0), &mut none);
    assert!(none.is_empty());
}
