//! What the box holds and what the table is: rules about counts, which no position can show.

use std::collections::BTreeSet;

use game_smallworld::content::{Face, Faction, Power, Race, Region, Relic, Size, Terrain, book};
use game_smallworld::{Setup, SmallWorld};
use kernel::{Chance, Cx, Game, OptionValues, Refusal, Seat, Viewer};

const LAND: [Terrain; 5] =
    [Terrain::Field, Terrain::Forest, Terrain::Hill, Terrain::Swamp, Terrain::Mountain];

fn begun(setup: &Setup) -> Result<SmallWorld, Refusal> {
    SmallWorld::start(setup, &mut Cx::silent(&mut Chance::fast(1)))
}

fn faces_of(size: Size) -> impl Iterator<Item = Face> {
    Face::ALL.iter().copied().filter(move |face| book().faces[face.idx()].size == size)
}

#[test]
fn sw_comp_01_everything_is_in_the_box() {
    assert_eq!((Race::ALL.len(), Power::ALL.len(), Relic::ALL.len()), (16, 20, 12));
    assert_eq!(Relic::ALL.iter().filter(|relic| relic.is_artifact()).count(), 5);
    for size in [Size::Large, Size::Medium, Size::Small] {
        let boards: BTreeSet<u8> =
            faces_of(size).map(|face| book().faces[face.idx()].board).collect();
        assert_eq!((boards.len(), faces_of(size).count()), (2, 4), "{size:?}");
    }
    assert_eq!((book().die.faces.len(), book().die.best), (6, 3));
}

#[test]
fn sw_comp_02_hard_limits() {
    let it = book().limits;
    assert_eq!((it.mountains, it.wisp_walls, it.forts, it.watch_towers), (10, 9, 10, 6));
    assert_eq!((it.live_bombs, it.duds, it.harmony, it.objectives), (6, 6, 4, 2));
    assert_eq!((it.beasts, it.murlocs), (5, 15));
}

#[test]
fn sw_comp_02_mountains_and_murlocs_suffice_for_every_table() {
    let map = &book().map;
    let most = |size: Size, regions: parts::Spaces| {
        faces_of(size).map(|face| (map.face[face.idx()] & regions).len()).max().unwrap_or(0)
    };
    for table in &book().tables {
        let needed = |regions: parts::Spaces| -> u32 {
            [Size::Large, Size::Medium, Size::Small]
                .into_iter()
                .map(|size| u32::from(table.boards(size)) * most(size, regions))
                .sum()
        };
        let mountains = needed(map.terrain[Terrain::Mountain.idx()]);
        assert!(mountains <= u32::from(book().limits.mountains), "{} seats", table.seats);
        assert!(needed(map.murlocs) <= u32::from(book().limits.murlocs), "{} seats", table.seats);
    }
}

/// So a combo finds all its tokens in the tray, and SW-COMBO-05 speaks of other sets.
#[test]
fn sw_comp_03_every_race_goes_with_every_power() {
    let largest = book().powers.iter().map(|power| power.badge).max().unwrap_or(0);
    for race in &book().races {
        assert!(race.banner + largest <= race.supply, "{}", race.id);
    }
}

#[test]
fn sw_comp_06_the_view_needs_no_box_insert_to_describe_the_table() {
    for seats in 2..=5 {
        let game = begun(&Setup::of(seats)).unwrap();
        assert_eq!(game.from_view(&game.view(Viewer::Omniscient)).as_ref(), Ok(&game), "{seats}");
    }
}

#[test]
fn sw_map_01_symbols_are_on_land() {
    let map = &book().map;
    for symbols in [map.anchors, map.murlocs, map.magic, map.caves, map.relics] {
        assert!(!symbols.is_empty());
        assert!(!symbols.intersects(map.water));
    }
    let land =
        LAND.iter().fold(parts::Spaces::EMPTY, |all, terrain| all | map.terrain[terrain.idx()]);
    let water = map.terrain[Terrain::Sea.idx()] | map.terrain[Terrain::Lake.idx()];
    assert_eq!(water, map.water);
    assert_eq!((land | water).len() as usize, book().regions.len());
    for &face in Face::ALL {
        let regions = map.face[face.idx()];
        let has_all = LAND.iter().all(|it| regions.intersects(map.terrain[it.idx()]));
        assert!(has_all, "{face} lacks a terrain");
    }
}

#[test]
fn sw_map_02_one_relic_icon_on_each_face() {
    let map = &book().map;
    for &face in Face::ALL {
        assert_eq!((map.face[face.idx()] & map.relics).len(), 1, "{face}");
    }
}

#[test]
fn sw_def_06_borders_stay_on_their_board() {
    for idx in 0..book().regions.len() as u8 {
        let region = Region(idx);
        assert!((region.neighbours() - book().map.face[region.face().idx()]).is_empty());
        assert!(!region.neighbours().contains(idx), "{region}");
    }
}

#[test]
fn sw_setup_01_two_to_five_players() {
    for seats in [0, 1, 6] {
        assert_eq!(begun(&Setup::of(seats)).unwrap_err().rule, "SW-SETUP-01", "{seats}");
    }
    for seats in 2..=5 {
        assert!(begun(&Setup::of(seats)).is_ok(), "{seats}");
    }
}

#[test]
fn sw_setup_02_named_boards_must_fit_the_number_of_players() {
    let with = |seats: u8, boards: &str| {
        let mut setup = Setup::of(seats);
        setup.set("boards", boards).unwrap();
        begun(&setup).map(|_| ()).map_err(|refusal| refusal.rule)
    };
    assert_eq!(with(2, "l1a s2b"), Ok(()));
    assert_eq!(with(2, "l1a m1a"), Err("SW-SETUP-02"));
    assert_eq!(with(2, "l1a s1a s2a"), Err("SW-SETUP-02"));
    assert_eq!(with(5, "l1a l2b m1a s1a s2a"), Ok(()));
    // Two faces of one board.
    assert_eq!(with(5, "l1a l1b m1a s1a s2a"), Err("SW-SETUP-02"));
}

#[test]
fn sw_setup_02_boards_that_are_not_named_are_drawn() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let setup = Setup { boards: vec![Face::L1B, Face::S2A], ..Setup::of(5) };
        let chance = &mut Chance::fast(seed);
        let game = SmallWorld::start(&setup, &mut Cx::silent(chance)).expect("boards that fit");
        let boards = game.view(Viewer::Spectator).boards;
        let n_of = |size| boards.iter().filter(|it| book().faces[it.idx()].size == size).count();
        assert_eq!([n_of(Size::Large), n_of(Size::Medium), n_of(Size::Small)], [2, 1, 2]);
        let used: BTreeSet<u8> = boards.iter().map(|it| book().faces[it.idx()].board).collect();
        assert_eq!(used.len(), 5, "each board from one side only: {boards:?}");
        assert!(boards.contains(&Face::L1B) && boards.contains(&Face::S2A), "{boards:?}");
        seen.extend(boards);
    }
    // What is drawn comes with either face; what is named does not.
    assert_eq!(seen.len(), 2 + 2 + 4 + 2);
}

/// SW-SETUP-02, SW-SETUP-10: whatever a form offers is accepted, slot by slot.
#[test]
fn sw_setup_02_every_offered_choice_fits() {
    assert!(Setup::OPTIONS.iter().map(|it| it.key).eq(Setup::KEYS.iter().copied()));
    for seats in 2..=5 {
        for option in Setup::OPTIONS {
            let chosen: Vec<String> = match option.values {
                OptionValues::Flag => vec!["true".to_owned()],
                OptionValues::OneOf(names) => names(),
                OptionValues::Slots(slots) => {
                    let slots = slots(seats);
                    let longest = slots.iter().map(Vec::len).max().unwrap_or(0);
                    let nth = |at: usize| slots.iter().map(move |it| it[at % it.len()].clone());
                    (0..longest).map(|at| nth(at).collect::<Vec<_>>().join(",")).collect()
                }
            };
            for value in chosen {
                let mut setup = Setup::of(seats);
                setup.set(option.key, &value).unwrap();
                assert!(begun(&setup).is_ok(), "{seats} seats: {}={value}", option.key);
            }
        }
    }
}

#[test]
fn sw_setup_10_the_first_player_sits_at_the_table() {
    let setup = Setup { first: Some(Seat(2)), ..Setup::of(2) };
    assert_eq!(begun(&setup).unwrap_err().rule, "SW-SETUP-10");
}

#[test]
fn sw_faction_01_six_six_and_four() {
    let count = |faction| book().races.iter().filter(|race| race.faction == faction).count();
    assert_eq!(count(Faction::Alliance), 6);
    assert_eq!(count(Faction::Horde), 6);
    assert_eq!(count(Faction::Neutral), 4);
}

/// SW-COMP-02: what is left of the limited pieces lies beside the boards, for everybody to see.
#[test]
fn sw_comp_02_what_is_left_is_seen() {
    let game = begun(&Setup::of(2)).expect("a table of two");
    let mut view = game.view(Viewer::Omniscient);
    let on_boards = view.regions.values().filter(|it| it.face_down.is_some()).count();
    let boxed = view.boxed_relics.as_ref().map(Vec::len);
    assert_eq!(boxed, Some(Relic::ALL.len() - on_boards), "SW-SETUP-08");
    let murlocs = view.regions.values().map(|it| it.tokens).sum::<u8>();
    assert_eq!(view.supply.murlocs, book().limits.murlocs - murlocs, "SW-COMP-04");
    let (&idx, _) = { view.regions.iter() }
        .find(|(region, _)| book().map.terrain[Terrain::Forest.idx()].contains(region.0))
        .expect("a forest");
    let seat = view.seats.get_mut(&Seat(0)).expect("the first seat");
    (seat.race, seat.power, seat.hand) = (Some(Race::Orcs), Some(Power::Miners), 3);
    let land = view.regions.get_mut(&idx).expect("a region of the boards");
    land.holder = "P1".parse().expect("a holder");
    (land.tokens, land.fort, land.wisp_wall) = (2, true, true);
    let left = game.from_view(&view).expect("a position that can be").view(Viewer::Spectator);
    let limits = book().limits;
    assert_eq!(left.supply.forts, limits.forts - 1, "SW-COMP-02");
    assert_eq!(left.supply.wisp_walls, limits.wisp_walls - 1, "SW-COMP-02");
    assert_eq!(left.supply.watch_towers, limits.watch_towers, "SW-COMP-02");
    assert_eq!(left.boxed_relics, None, "SW-SETUP-08");
}
