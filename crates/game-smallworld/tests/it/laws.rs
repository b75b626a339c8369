//! What holds in every position of every game, and that a position is small.

use game_smallworld::content::{Bomb, Power, Race, Region, Terrain, book};
use game_smallworld::event::{IncomeLine, ScoringEvent};
use game_smallworld::state::Holder;
use game_smallworld::view::{DecliningView, HolderView, RegionView, Secret};
use game_smallworld::{Action, Event, Options, Setup, SmallWorld, Step, View};
use kernel::{Chance, Cx, Game, Match, Seat, Status, Viewer};
use testkit::proptest::prelude::{Strategy, any};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

fn options(flags: [bool; 5]) -> Options {
    let [
        teams,
        own_decline_defends,
        towers_checked_continuously,
        coast_is_sea,
        no_bomb_bonus_in_decline,
    ] = flags;
    Options {
        teams,
        own_decline_defends,
        towers_checked_continuously,
        coast_is_sea,
        no_bomb_bonus_in_decline,
    }
}

/// Every table: 2 to 5 players, every option.
fn setups() -> impl Strategy<Value = Setup> {
    let options = any::<[bool; 5]>().prop_map(options);
    (2..=5u8, options).prop_map(|(seats, options)| Setup { options, ..Setup::of(seats) })
}

#[test]
fn every_law_holds() {
    testkit::laws_with::<SmallWorld>("SW", setups(), game_smallworld::determinize::obscured);
}

/// Of two possible positions something of one is put into the other.
#[test]
fn what_is_laid_can_be_played_or_is_refused() {
    let tables: Vec<Setup> = (2..=5).map(Setup::of).collect();
    testkit::Grafts::of::<SmallWorld>(&tables, testkit::n_games(400), 7).assert_sound();
}

#[test]
fn long_random_play_is_clean() {
    let tables = (0..32u8).map(|bits| options([0, 1, 2, 3, 4].map(|bit| bits & (1 << bit) != 0)));
    let tables: Vec<Setup> = tables
        .flat_map(|options| (2..=5).map(move |seats| Setup { options, ..Setup::of(seats) }))
        .collect();
    let soak = testkit::soak::<SmallWorld>(&tables, testkit::n_games(1_000), 0);
    soak.assert_clean();
    let unmet: Vec<&str> =
        VERBS.split(' ').filter(|verb| !soak.verbs.contains_key(*verb)).collect();
    assert!(unmet.is_empty(), "random play never met {unmet:?}, only {:?}", soak.verbs);
}

/// Every verb that random play meets; `defuse`, `fort` and `tower` have positions of their own below.
const VERBS: &str = "abandon aegis buy call-off choose conquer decline detonate done expand final gather grab heart \
                     human-form leave-two lift-aegis objective oust plant push put side strike-final swap take \
                     topple well worgen-form";

/// A position of five players on the most fields, changed by `arrange`, that asks P1 for `verb`.
fn position(verb: &str, arrange: impl Fn(&mut View)) -> (Setup, SmallWorld) {
    let mut setup = Setup::of(5);
    setup.set("boards", "l1a,l2a,m1a,s1a,s2b").expect("boards of five players");
    setup.set("first", "P1").expect("a seat");
    let fresh = SmallWorld::start(&setup, &mut Cx::silent(&mut Chance::fast(1)));
    let fresh = fresh.expect("a table of the rulebook");
    let mut view = fresh.view(Viewer::Omniscient);
    for (_, it) in view.regions.iter_mut() {
        (it.holder, it.tokens) = (HolderView::default(), 0);
    }
    arrange(&mut view);
    let state = fresh.from_view(&view).expect("a position that can be");
    let mut legal = Vec::new();
    state.legal_actions(P1, &mut legal);
    let is_asked = legal.iter().any(|action| action.to_string().starts_with(verb));
    assert!(is_asked, "{verb} is not asked: {legal:?}");
    (setup, state)
}

fn settle(view: &mut View, seat: Seat, race: Race, power: Power, regions: &[Region]) {
    let it = view.seats.get_mut(&seat).expect("a seat of the table");
    (it.race, it.power) = (Some(race), Some(power));
    for region in regions {
        let holder = HolderView(Holder::Active(seat));
        *land(view, *region) = RegionView { holder, tokens: 1, ..land(view, *region).clone() };
    }
}

fn land(view: &mut View, region: Region) -> &mut RegionView {
    view.regions.get_mut(&region).expect("a region in play")
}

fn region(slug: &str) -> Region {
    slug.parse().expect("a region")
}

fn laws_hold_from(position: &(Setup, SmallWorld)) {
    let (setup, state) = position;
    for seed in 0..6 {
        let verdict = testkit::trial_at::<SmallWorld>("SW", setup, state, seed);
        verdict.unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

/// SW-POWER-WARDENS-01: which regions get a Fort is asked when Forts run short.
#[test]
fn sw_power_wardens_01_laws_hold_when_forts_run_short() {
    laws_hold_from(&position("fort", |view| {
        view.turn.phase = Step::Forts;
        let regions: Vec<Region> = view.regions.keys().copied().collect();
        let land = regions.into_iter().filter(|it| !it.terrain().is_water());
        let land: Vec<Region> = land.take(14).collect();
        settle(view, P1, Race::Forsaken, Power::Wardens, &land);
    }));
}

/// SW-POWER-FIELDSDEFENDERS-01: which Fields get a Watch Tower is asked when more than six qualify.
#[test]
fn sw_power_fieldsdefenders_01_laws_hold_when_towers_run_short() {
    laws_hold_from(&position("tower", |view| {
        view.turn.phase = Step::Towers;
        let in_play: Vec<Region> = view.regions.keys().copied().collect();
        let fields = in_play.into_iter().filter(|it| it.terrain() == Terrain::Field);
        let mut regions = Vec::new();
        for field in fields {
            let dry = field.neighbours() - book().map.water;
            regions.extend([field, Region(dry.iter().next().expect("a neighbour on land"))]);
        }
        regions.sort_unstable();
        regions.dedup();
        settle(view, P1, Race::Forsaken, Power::FieldsDefenders, &regions);
    }));
}

/// SW-RACE-GOBLINS-07: Bombs in a Swamp of Marsh Dwellers and under Pandaren with Harmony are paid for, or defused.
#[test]
fn sw_race_goblins_07_laws_hold_when_bombs_are_dear() {
    laws_hold_from(&position("defuse", |view| {
        view.turn.phase = Step::Bombs;
        settle(view, P1, Race::Goblins, Power::Enraged, &[region("l1a-06")]);
        settle(view, P2, Race::Orcs, Power::MarshDwellers, &[region("l1a-07"), region("l1a-10")]);
        settle(view, P3, Race::Pandaren, Power::Champions, &[region("l1a-11"), region("l1a-05")]);
        view.harmony = vec![P1, P2];
        for (slug, bomb) in [("l1a-07", Bomb::Live), ("l1a-11", Bomb::Live), ("l1a-10", Bomb::Dud)]
        {
            land(view, region(slug)).bomb = Some(Secret::Known(bomb));
        }
    }));
}

/// SW-DECL-03: kept badges of two Declining races stand beside two Active ones.
#[test]
fn sw_decl_03_laws_hold_beside_kept_badges() {
    laws_hold_from(&position("gather", |view| {
        view.turn.phase = Step::Ready;
        settle(view, P1, Race::Tauren, Power::BeastMasters, &[region("l1a-06")]);
        land(view, region("l1a-06")).tokens = 5;
        settle(view, P2, Race::Gnomes, Power::PortalMages, &[region("l1a-04")]);
        for (seat, race, power, slug) in [
            (P1, Race::NightElves, Power::Wardens, "l1a-02"),
            (P2, Race::Draenei, Power::MarshDwellers, "l1a-07"),
        ] {
            let it = view.seats.get_mut(&seat).expect("a seat of the table");
            it.declining = Some(DecliningView { race, power: Some(power) });
            let holder = HolderView(Holder::Declining(seat));
            let region = land(view, region(slug));
            (region.holder, region.tokens, region.fort) = (holder, 1, true);
        }
    }));
}

/// The budget of the design: a position that search can copy without thinking.
#[test]
fn a_position_is_small() {
    assert!(size_of::<SmallWorld>() <= 2048, "{} bytes", size_of::<SmallWorld>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}

/// SW-COIN-01: what others see, and what they are told is asked, does not depend on a seat's total.
#[test]
fn sw_coin_01_totals_are_secret() {
    let mut legal = Vec::new();
    for seed in 0..40 {
        let chance = &mut Chance::fast(seed);
        let setup = Setup::of(2 + (seed % 4) as u8);
        let mut game = SmallWorld::start(&setup, &mut Cx::silent(chance)).expect("a table");
        while let Status::Awaiting(decision) = game.status() {
            let asked = decision.seats.first().expect("somebody is asked");
            let mut view = game.view(Viewer::Omniscient);
            let coins = &mut view.seats.get_mut(&asked).expect("a seat of the table").coins;
            *coins = coins.map(|it| it + 7);
            let richer = game.from_view(&view).expect("more coins");
            for viewer in [Viewer::Spectator, Viewer::Seat(asked.next(setup.seats))] {
                assert_eq!(richer.view(viewer), game.view(viewer), "seed {seed}, {viewer:?}");
            }
            assert_eq!(richer.status(), game.status(), "seed {seed}: {asked}'s total shows");
            game.legal_actions(asked, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(asked, action, &mut Cx::silent(chance));
        }
    }
}

/// SW-END-01: the end reveals the totals, so nobody takes the last action back.
#[test]
fn sw_end_01_totals_once_revealed_stay_revealed() {
    let dice = &mut Chance::fast(1);
    let mut table = Match::<SmallWorld>::start(Setup::of(2), &mut Chance::seeded([1; 32], 0))
        .expect("a table of the rulebook");
    let mut legal = Vec::new();
    while let Status::Awaiting(decision) = table.status() {
        let asked = decision.seats.first().expect("somebody is asked");
        table.state().legal_actions(asked, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        let luck = &mut Chance::seeded([1; 32], u64::from(table.version()));
        table.play(asked, action, luck).expect("a legal action");
    }
    assert_eq!([P1, P2].map(|seat| table.n_free_undo(seat)), [0, 0]);
}

/// What everybody is told adds up to the totals, so whoever counts knows them.
#[test]
fn sw_coin_02_totals_follow_from_what_is_told() {
    for seed in 0..24 {
        let setup = Setup::of(2 + (seed % 4) as u8);
        let (mut chance, mut events) = (Chance::fast(seed), Vec::new());
        let start = SmallWorld::start(&setup, &mut Cx::telling(&mut chance, &mut events));
        let mut game = start.expect("a table of the rulebook");
        // SW-SETUP-09.
        let mut counted = vec![5i32; usize::from(setup.seats)];
        let mut legal = Vec::new();
        while let Status::Awaiting(decision) = game.status() {
            let seat = decision.seats.first().expect("somebody is asked");
            game.legal_actions(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Cx::telling(&mut chance, &mut events));
            for event in events.drain(..) {
                if let Some(event) = SmallWorld::redact(&event, Viewer::Spectator) {
                    count(&event, &mut counted);
                }
            }
            let seats = game.view(Viewer::Omniscient).seats;
            let totals: Vec<i32> =
                seats.values().map(|it| i32::from(it.coins.expect("omniscient"))).collect();
            assert_eq!(totals, counted, "SW-COIN-02 with seed {seed}, after {action}");
        }
    }
}

fn count(event: &Event, counted: &mut [i32]) {
    match event {
        Event::Scoring(ScoringEvent::Gained { seat, coins, .. }) => {
            counted[seat.idx()] += i32::from(*coins)
        }
        Event::Scoring(ScoringEvent::Paid { seat, to, coins, .. }) => {
            let coins = *coins;
            counted[seat.idx()] -= i32::from(coins);
            if let Some(to) = to {
                counted[to.idx()] += i32::from(coins);
            }
        }
        // What opponents pay for the Heart is told by itself.
        Event::Scoring(ScoringEvent::Scored { seat, income }) => {
            let lines = income.iter().filter(|(line, _)| *line != IncomeLine::Heart);
            counted[seat.idx()] += lines.map(|&(_, coins)| i32::from(coins)).sum::<i32>();
        }
        _ => {}
    }
}

/// The fresh table of two, changed by `arrange`: the rule that forbids it.
fn forbidden(arrange: impl Fn(&mut View)) -> Option<&'static str> {
    let mut setup = Setup::of(2);
    setup.set("boards", "l1a s1a").expect("boards of two players");
    let fresh = SmallWorld::start(&setup, &mut Cx::silent(&mut Chance::fast(1)));
    let fresh = fresh.expect("a table of the rulebook");
    let mut view = fresh.view(Viewer::Omniscient);
    arrange(&mut view);
    fresh.from_view(&view).err().map(|it| it.rule)
}

#[test]
fn sw_redep_01_what_is_in_hand_can_be_put_somewhere() {
    let redeployed = |other: &'static str, phase: Step| {
        forbidden(|view| {
            let seat = view.turn.seat;
            settle(view, seat, Race::Orcs, Power::Miners, &[region("l1a-02"), region(other)]);
            view.seats.get_mut(&seat).expect("two seats").hand = 1;
            view.turn.taken = vec![region("l1a-02")];
            view.turn.phase = phase;
        })
    };
    assert_eq!(redeployed("l1a-03", Step::Redeploy), None);
    assert_eq!(redeployed("l1a-02", Step::Redeploy), Some("SW-REDEP-01"));
    for phase in [Step::Mode, Step::Conquests] {
        assert_eq!(redeployed("l1a-03", phase), Some("SW-REDEP-01"), "{phase:?}");
    }
}

#[test]
fn sw_comp_01_a_banner_is_in_one_place() {
    let twice = forbidden(|view| {
        let race = view.columns[0].combos[0].race;
        view.columns[0].combos[1].race = race;
    });
    assert_eq!(twice, Some("SW-COMP-01"));
}

#[test]
fn sw_turn_02_what_comes_next_follows_from_the_phase() {
    assert_eq!(forbidden(|view| view.agenda.push(Step::GiveHarmony)), Some("SW-TURN-02"));
}

#[test]
fn sw_turn_01_only_a_race_declines() {
    let declining = |has_race: bool| {
        forbidden(|view| {
            let seat = view.turn.seat;
            if has_race {
                settle(view, seat, Race::Orcs, Power::Miners, &[region("l1a-02")]);
            }
            view.turn.phase = Step::Decline;
        })
    };
    assert_eq!(declining(true), None);
    assert_eq!(declining(false), Some("SW-TURN-01"));
}

#[test]
fn sw_power_beastmasters_01_only_they_hold_beasts() {
    let holding = |power: Power| {
        forbidden(|view| {
            let seat = view.turn.seat;
            settle(view, seat, Race::Orcs, power, &[region("l1a-02")]);
            view.seats.get_mut(&seat).expect("two seats").beasts = 1;
        })
    };
    assert_eq!(holding(Power::BeastMasters), None);
    assert_eq!(holding(Power::Miners), Some("SW-POWER-BEASTMASTERS-01"));
}

#[test]
fn altered_positions_are_refused_or_can_be_played() {
    let tables: Vec<Setup> = (2..=5).map(Setup::of).collect();
    let altered = testkit::altered::<SmallWorld>(&tables, testkit::n_games(300) as u32, 1);
    let failures = &altered.failures;
    assert!(failures.is_empty(), "{} of them:\n{}", failures.len(), failures.join("\n"));
    assert!(100 < altered.n_played && 10 < altered.refused.len(), "{altered:?}");
}

#[test]
fn sw_comp_03_no_number_is_larger_than_what_it_counts() {
    let coins =
        |coins: u16| forbidden(|view| view.seats.get_mut(&P1).expect("a seat").coins = Some(coins));
    assert_eq!((coins(9_999), coins(10_000)), (None, Some("SW-COMP-05")));
    let on_combo = |coins: u8| forbidden(|view| view.columns[0].combos[2].coins = coins);
    assert_eq!((on_combo(100), on_combo(101)), (None, Some("SW-COMBO-03")));
    let fallen = |n_tokens: u8| forbidden(|view| view.turn.fallen = n_tokens);
    assert_eq!((fallen(197), fallen(198)), (None, Some("SW-RACE-FORSAKEN-01")));
    let conquered = |n_regions: u8| {
        forbidden(|view| {
            view.turn.conquered_from.insert(Race::Orcs, n_regions);
        })
    };
    assert_eq!((conquered(20), conquered(255)), (None, Some("SW-FACTION-02")));
}
