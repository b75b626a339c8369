//! Rules about relics and rulings about the sources that no position of the printed boards can show.

#![allow(clippy::unwrap_used)]

use game_smallworld::content::{Face, Power, Race, Region, Relic, book};
use game_smallworld::state::Holder;
use game_smallworld::view::{HolderView, Secret};
use game_smallworld::{Action, Setup, SmallWorld, Step, View};
use kernel::{Chance, Cx, Game, Seat, Viewer};

fn region(slug: &str) -> Region {
    slug.parse().unwrap()
}

/// Portal Mages of seat 1 in `l1a-01`, ready to conquer and to swap.
fn portal_mages() -> SmallWorld {
    let mut setup = Setup::of(2);
    setup.set("boards", "l1a s1a").unwrap();
    setup.set("first", "P1").unwrap();
    let game = SmallWorld::start(&setup, &mut Cx::silent(&mut Chance::fast(1))).unwrap();
    let mut view: View = game.view(Viewer::Omniscient);
    view.turn.phase = Step::Conquests;
    let seat = view.seats.get_mut(&Seat(0)).unwrap();
    seat.race = Some(Race::Trolls);
    seat.power = Some(Power::PortalMages);
    let land = view.regions.get_mut(&region("l1a-01")).unwrap();
    land.holder = HolderView(Holder::Active(Seat(0)));
    land.tokens = 2;
    game.from_view(&view).unwrap()
}

/// Whether a marker lies face down in a region, and how many lie face up.
fn markers(game: &SmallWorld, slug: &str) -> (bool, usize) {
    let view = game.view(Viewer::Seat(Seat(1)));
    let it = &view.regions[&region(slug)];
    (it.face_down.is_some(), it.relics.len())
}

/// No printed Magic region has a relic icon, so the swap is applied to the icon of `l1a-06` unchecked.
#[test]
fn sw_relic_gen_06_a_swap_reveals_the_marker() {
    let mut game = portal_mages();
    assert_eq!(markers(&game, "l1a-06"), (true, 0));
    let swap: Action = "swap l1a-01 l1a-06".parse().unwrap();
    assert_eq!(game.check(Seat(0), swap).unwrap_err().rule, "SW-POWER-PORTALMAGES-01");
    game.apply(Seat(0), swap, &mut Cx::silent(&mut Chance::fast(1)));
    // The face-down marker was not carried along, and the Trolls who came turned it over.
    assert_eq!(markers(&game, "l1a-01"), (false, 0));
    assert_eq!(markers(&game, "l1a-06"), (false, 1));
}

/// SW-AMB-36: there is no owner of an unknown marker, and without a race there is no owner.
#[test]
fn sw_amb_36_murlocs_turn_nothing_over() {
    let mut game = portal_mages();
    let swap: Action = "swap l1a-06 l1a-11".parse().unwrap();
    game.apply(Seat(0), swap, &mut Cx::silent(&mut Chance::fast(1)));
    assert_eq!(game.view(Viewer::Spectator).regions[&region("l1a-06")].holder.0, Holder::Murlocs);
    assert_eq!(markers(&game, "l1a-06"), (true, 0));
}

/// Neither an Artifact nor a marker in play nor the Well itself, whatever the luck.
#[test]
fn sw_relic_well_02_only_unused_places_are_drawn() {
    let mut setup = Setup::of(2);
    setup.set("boards", "l1a s2a").unwrap();
    setup.set("first", "P1").unwrap();
    let base = SmallWorld::start(&setup, &mut Cx::silent(&mut Chance::fast(1))).unwrap();
    let mut view: View = base.view(Viewer::Omniscient);
    view.turn.phase = Step::Conquests;
    let seat = view.seats.get_mut(&Seat(0)).unwrap();
    (seat.race, seat.power, seat.hand) = (Some(Race::Trolls), Some(Power::Miners), 3);
    let own = view.regions.get_mut(&region("s2a-06")).unwrap();
    (own.holder, own.tokens) = (HolderView(Holder::Active(Seat(0))), 1);
    let icon = view.regions.get_mut(&region("s2a-02")).unwrap();
    icon.face_down = Some(Secret::Known(Relic::Well));
    let other = view.regions.get_mut(&region("l1a-06")).unwrap();
    (other.face_down, other.relics) = (None, vec![Relic::Karazhan]);
    let base = base.from_view(&view).unwrap();

    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut game = base;
        let conquer: Action = "conquer s2a-02".parse().unwrap();
        game.check(Seat(0), conquer).unwrap();
        game.apply(Seat(0), conquer, &mut Cx::silent(&mut Chance::fast(seed)));
        drawn.extend(game.view(Viewer::Spectator).regions[&region("s2a-02")].relics.clone());
    }
    let expected = [
        Relic::MeetingStone,
        Relic::LightsHope,
        Relic::DarkPortal,
        Relic::Battleground,
        Relic::SpiritHealer,
    ];
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), expected);
}

/// Names and counts that the damaged text lost: 182 Race tokens and the banner numbers of the public list.
#[test]
fn sw_amb_44_counts_of_the_public_component_list() {
    let counts = |race: Race| (book().race(race).banner, book().race(race).supply);
    let expected = [
        (Race::BloodElves, (5, 10)),
        (Race::Draenei, (7, 12)),
        (Race::Dwarves, (5, 10)),
        (Race::Ethereals, (5, 10)),
        (Race::Forsaken, (6, 20)),
        (Race::Gnomes, (5, 10)),
        (Race::Goblins, (6, 11)),
        (Race::Humans, (5, 10)),
        (Race::Kobolds, (6, 11)),
        (Race::Naga, (6, 11)),
        (Race::NightElves, (4, 9)),
        (Race::Orcs, (6, 11)),
        (Race::Pandaren, (5, 10)),
        (Race::Tauren, (11, 16)),
        (Race::Trolls, (6, 11)),
        (Race::Worgen, (5, 10)),
    ];
    assert_eq!(expected.len(), Race::ALL.len());
    for (race, numbers) in expected {
        assert_eq!(counts(race), numbers, "{race}");
    }
    let sum: u32 = book().races.iter().map(|race| u32::from(race.supply)).sum();
    assert_eq!(sum, 182);
}

#[test]
fn sw_amb_46_one_icon_per_face_is_one_marker_per_player() {
    for &face in Face::ALL {
        assert_eq!((book().map.face[face.idx()] & book().map.relics).len(), 1, "{face}");
    }
    for seats in 2..=5 {
        let game =
            SmallWorld::start(&Setup::of(seats), &mut Cx::silent(&mut Chance::fast(7))).unwrap();
        let view = game.view(Viewer::Omniscient);
        let n_markers = view.regions.values().filter(|it| it.face_down.is_some()).count();
        assert_eq!(n_markers, usize::from(seats));
        assert!(n_markers < Relic::ALL.len());
    }
}
