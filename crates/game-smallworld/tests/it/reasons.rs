//! Reasons that a player is told, where several of them cite one rule, and what is told without being asked.

#![allow(clippy::unwrap_used)]

use game_smallworld::content::{Power, Race, Region, Relic, book};
use game_smallworld::state::Holder;
use game_smallworld::view::{HolderView, Secret};
use game_smallworld::{Action, Setup, SmallWorld, Step, View};
use kernel::{Chance, Cx, Game, Seat, Viewer};

fn region(slug: &str) -> Region {
    slug.parse().unwrap()
}

fn hold(view: &mut View, seat: u8, slug: &str) {
    let land = view.regions.get_mut(&region(slug)).unwrap();
    land.holder = HolderView(Holder::Active(Seat(seat)));
    land.tokens = 1;
}

/// Trolls of seat 1 in `l1a-02` with three tokens in hand, and Humans of seat 2 in `l1a-05`.
fn conquests(change: impl FnOnce(&mut View)) -> SmallWorld {
    let mut setup = Setup::of(2);
    setup.set("boards", "l1a s1a").unwrap();
    setup.set("first", "P1").unwrap();
    let game = SmallWorld::start(&setup, &mut Cx::silent(&mut Chance::fast(1))).unwrap();
    let mut view: View = game.view(Viewer::Omniscient);
    view.turn.phase = Step::Conquests;
    let races = [(Race::Trolls, Power::Seafarers, 3), (Race::Humans, Power::Miners, 0)];
    for (seat, (race, power, hand)) in view.seats.values_mut().zip(races) {
        (seat.race, seat.power, seat.hand) = (Some(race), Some(power), hand);
    }
    hold(&mut view, 0, "l1a-02");
    hold(&mut view, 1, "l1a-05");
    change(&mut view);
    game.from_view(&view).unwrap()
}

fn refusal(game: &SmallWorld, action: &str) -> (&'static str, &'static str) {
    let refusal = game.check(Seat(0), action.parse::<Action>().unwrap()).unwrap_err();
    (refusal.rule, refusal.why)
}

#[test]
fn sw_final_01_why_there_is_no_final_conquest() {
    let why = |slug: &str, hand: u8| {
        let game = conquests(|view| view.seats.get_mut(&Seat(0)).unwrap().hand = hand);
        refusal(&game, &format!("final {slug}"))
    };
    // 2 base + 1 mountain.
    assert_eq!(why("l1a-03", 3), ("SW-FINAL-01", "final-not-needed"));
    assert_eq!(why("l1a-03", 4), ("SW-FINAL-01", "final-not-needed"));
}

#[test]
fn sw_relic_well_01_why_the_well_does_not_lie_there() {
    let mut game = conquests(|view| {
        hold(view, 0, "l1a-04");
        view.regions.get_mut(&region("l1a-06")).unwrap().face_down =
            Some(Secret::Known(Relic::Well));
    });
    let conquer: Action = "conquer l1a-06".parse().unwrap();
    game.apply(Seat(0), conquer, &mut Cx::silent(&mut Chance::fast(1)));
    let no_water = ("SW-RELIC-WELL-01", "no-water-of-this-board");
    assert_eq!(refusal(&game, "well s1a-w1"), no_water);
    assert_eq!(refusal(&game, "done"), ("SW-RELIC-WELL-01", "must-place"));
}

/// Who cannot pay for the Aegis in the way is told so without asking.
#[test]
fn sw_relic_aegis_02_what_stands_in_the_way() {
    let lift = |coins: u16| {
        let game = conquests(|view| {
            view.seats.get_mut(&Seat(0)).unwrap().coins = Some(coins);
            view.regions.get_mut(&region("l1a-05")).unwrap().relics = vec![Relic::Aegis];
        });
        let refused = game.refusals(Seat(0));
        refused.iter().find(|(action, _)| *action == Action::LiftAegis).map(|(_, it)| it.rule)
    };
    assert_eq!(lift(1), Some("SW-PAY-01"), "SW-RELIC-AEGIS-02");
    assert_eq!(lift(2), None, "SW-RELIC-AEGIS-02");
}

#[test]
fn sw_combo_02_what_a_combo_costs_and_brings() {
    let mut view = conquests(|_| {}).view(Viewer::Omniscient);
    view.columns[0].combos[1].coins = 2;
    let game = conquests(|it| it.columns = view.columns.clone());
    for (price, combo) in view.columns[0].combos.iter().enumerate() {
        let tokens = book().race(combo.race).banner + book().power(combo.power).badge;
        let expected = [
            ("needs", i32::try_from(price).unwrap()),
            ("coins", i32::from(combo.coins)),
            ("tokens", i32::from(tokens)),
        ];
        assert_eq!(game.numbers(Seat(0), Action::Choose(combo.race)), expected, "SW-COMBO-02");
    }
    assert_eq!(game.numbers(Seat(0), Action::Choose(Race::Trolls)), [], "SW-COMBO-01");
}

#[test]
fn sw_conq_03_what_a_conquest_needs() {
    let told = |action: &str| conquests(|_| {}).numbers(Seat(0), action.parse().unwrap());
    let mountain =
        [("needs", 3), ("hold", 3), ("dues", 0), ("anchor", 0), ("base", 2), ("mountain", 1)];
    assert_eq!(told("conquer l1a-03"), mountain, "SW-CONQ-03");
    assert_eq!(told("done"), []);
}

#[test]
fn sw_final_01_what_the_die_has_to_bring() {
    let hand = |hand: u8| {
        let game = conquests(|view| view.seats.get_mut(&Seat(0)).unwrap().hand = hand);
        game.numbers(Seat(0), "final l1a-03".parse().unwrap()).last().copied()
    };
    // Three of the six faces are blank, and the others have 1, 2 and 3 pips.
    assert_eq!(hand(2), Some(("percent", 50)), "SW-FINAL-01");
    assert_eq!(hand(1), Some(("percent", 33)), "SW-FINAL-01");
}

#[test]
fn sw_team_01_teams_are_an_option() {
    let has_teams = |teams: bool| {
        let mut setup = Setup::of(4);
        setup.options.teams = teams;
        SmallWorld::start(&setup, &mut Cx::silent(&mut Chance::fast(1))).unwrap().has_teams()
    };
    assert!(has_teams(true) && !has_teams(false), "SW-TEAM-01");
}
