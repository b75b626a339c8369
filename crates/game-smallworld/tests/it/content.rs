//! What is in the box: the data files, and the rules and measures that the boards keep.

use game_smallworld::content::{
    Bomb, Book, Face, FaceFacts, Faction, Power, Provenance, Race, Region, Relic, Size, Terrain,
    book,
};
use game_smallworld::{Setup, SmallWorld};
use kernel::{Chance, Cx, Game, Viewer};
use parts::Spaces;

const BOX: &str = include_str!("../../data/box.ron");
const BOARDS: &str = include_str!("../../data/boards.ron");

fn facts(face: Face) -> &'static FaceFacts {
    &book().faces[face.idx()]
}

fn regions(face: Face) -> Spaces {
    book().map.face[face.idx()]
}

fn land(face: Face) -> Spaces {
    regions(face) - book().map.water
}

/// How many land regions a face has, and how many symbols of each kind.
struct Measure {
    land: u32,
    mountains: u32,
    murlocs: u32,
    anchors: u32,
    symbols: u32,
}

fn measure(size: Size) -> Measure {
    match size {
        Size::Large => Measure { land: 11, mountains: 3, murlocs: 4, anchors: 4, symbols: 3 },
        Size::Medium => Measure { land: 9, mountains: 2, murlocs: 3, anchors: 3, symbols: 2 },
        Size::Small => Measure { land: 7, mountains: 1, murlocs: 2, anchors: 2, symbols: 1 },
    }
}

/// Every set of faces that a number of players may meet (SW-SETUP-02).
fn sets(seats: u8) -> Vec<Vec<Face>> {
    let table = book().table(seats).expect("a table of the rulebook");
    let mut res: Vec<Vec<Face>> = vec![vec![]];
    for size in [Size::Large, Size::Medium, Size::Small] {
        for _ in 0..table.boards(size) {
            res = res.iter().flat_map(|set| with_one_more(set, size)).collect();
        }
    }
    res
}

/// A set and one more board of a size; boards come in order, so that no set is met twice.
fn with_one_more(set: &[Face], size: Size) -> Vec<Vec<Face>> {
    let is_new = |face: &Face| {
        let of_size = set.iter().filter(|it| facts(**it).size == size);
        facts(*face).size == size
            && of_size.into_iter().all(|it| facts(*it).board < facts(*face).board)
    };
    let new = Face::ALL.iter().copied().filter(is_new);
    new.map(|face| set.iter().copied().chain([face]).collect()).collect()
}

fn all_sets() -> Vec<Vec<Face>> {
    (2..=5).flat_map(sets).collect()
}

fn in_play(set: &[Face]) -> Spaces {
    set.iter().fold(Spaces::EMPTY, |all, &face| all | regions(face))
}

/// Whether `part` is one piece.
fn is_connected(part: Spaces) -> bool {
    let Some(first) = part.iter().next() else { return true };
    let mut reached = Spaces::only(first);
    loop {
        let more = (reached | book().map.around(reached)) & part;
        if more == reached {
            return reached == part;
        }
        reached = more;
    }
}

#[test]
fn the_data_files_load() {
    assert!(Book::read(BOX, BOARDS).is_ok());
    let dear = BOX.replacen("banner: 5, supply: 10", "banner: 5, supplies: 10", 1);
    let told = Book::read(&dear, BOARDS).expect_err("a typo is no field");
    assert!(told.contains("box.ron") && told.contains("supplies"), "{told}");
    let bridge = BOARDS.replacen("\"l1a-02\", \"l1a-05\"", "\"l1b-02\", \"l1a-05\"", 1);
    let told = Book::read(BOX, &bridge).expect_err("boards are islands");
    assert!(told.contains("another face"), "{told}");
    let one_way = BOARDS.replacen("\"l1a-02\", \"l1a-05\"", "\"l1a-05\"", 1);
    let told = Book::read(BOX, &one_way).expect_err("a border has two sides");
    assert!(told.contains("both sides"), "{told}");
}

/// SW-COMP-01: six double-sided boards of three sizes, 16 banners, 20 badges, 5 Artifacts and 7 Legendary Places.
#[test]
fn sw_comp_01_what_is_in_the_box() {
    assert_eq!((Race::ALL.len(), Power::ALL.len()), (16, 20));
    let artifacts = Relic::ALL.iter().filter(|relic| relic.is_artifact()).count();
    assert_eq!((artifacts, Relic::ALL.len() - artifacts), (5, 7));
    for size in [Size::Large, Size::Medium, Size::Small] {
        let boards: Vec<u8> =
            book().faces.iter().filter(|it| it.size == size).map(|it| it.board).collect();
        assert_eq!(boards.len(), 4, "{size:?}");
        assert!(boards[0] == boards[1] && boards[2] == boards[3] && boards[1] != boards[2]);
    }
}

/// SW-COMP-02: the hard limits.
#[test]
fn sw_comp_02_hard_limits() {
    let limits = book().limits;
    assert_eq!(
        (limits.mountains, limits.wisp_walls, limits.forts, limits.watch_towers),
        (10, 9, 10, 6)
    );
    assert_eq!((limits.live_bombs, limits.duds, limits.harmony), (6, 6, 4));
    assert_eq!((limits.objectives, limits.beasts, limits.murlocs), (2, 5, 15));
    assert_eq!(Bomb::ALL.len(), 2);
}

/// SW-COMP-02: Murlocs and Mountains suffice for every set of boards: 15 of 15 and 10 of 10 with five players.
#[test]
fn sw_comp_02_markers_of_the_boards_suffice() {
    for (seats, murlocs, mountains) in [(5, 15, 10), (4, 12, 8), (3, 9, 6), (2, 6, 4)] {
        for set in sets(seats) {
            let on_set = |symbol: Spaces| (symbol & in_play(&set)).len();
            assert_eq!(on_set(book().map.murlocs), murlocs, "{set:?}");
            assert_eq!(on_set(book().map.terrain[Terrain::Mountain.idx()]), mountains, "{set:?}");
            assert!(murlocs <= u32::from(book().limits.murlocs), "{set:?}");
            assert!(mountains <= u32::from(book().limits.mountains), "{set:?}");
        }
    }
}

/// SW-COMP-03: 182 Race tokens; a race has five more than its banner says, the Forsaken, who recruit, fourteen more,
/// so that it has enough for any badge.
#[test]
fn sw_comp_03_enough_tokens_for_any_power() {
    let n_tokens: u32 = book().races.iter().map(|it| u32::from(it.supply)).sum();
    assert_eq!(n_tokens, 182);
    let best_badge = book().powers.iter().map(|it| it.badge).max().unwrap_or(0);
    for facts in &book().races {
        let spare = if facts.id == Race::Forsaken { 14 } else { 5 };
        assert_eq!(facts.supply, facts.banner + spare, "{}", facts.id);
        assert!(facts.banner + best_badge <= facts.supply, "{}", facts.id);
    }
}

/// SW-FACTION-01: six races of the Alliance, six of the Horde, four neutral.
#[test]
fn sw_faction_01_twelve_races_take_sides() {
    let n_of = |faction| book().races.iter().filter(|it| it.faction == faction).count();
    assert_eq!((n_of(Faction::Alliance), n_of(Faction::Horde), n_of(Faction::Neutral)), (6, 6, 4));
}

/// SW-DECL-03: two badges show the keep icon.
#[test]
fn sw_decl_03_two_badges_are_kept() {
    let kept: Vec<Power> =
        book().powers.iter().filter(|it| it.keeps_in_decline).map(|it| it.id).collect();
    assert_eq!(kept, [Power::MarshDwellers, Power::Wardens]);
}

/// SW-FINAL-01, SW-AMB-13: the shortfall may be at most 3, the best face of the die.
#[test]
fn sw_final_01_the_die_helps_by_three_at_most() {
    assert_eq!(book().die.faces, [0, 0, 0, 1, 2, 3]);
    assert_eq!(book().die.best, 3);
}

/// SW-SETUP-02, SW-SETUP-03: boards and rounds by number of players; SW-SETUP-08: as many boards as players.
#[test]
fn sw_setup_02_boards_and_rounds_by_players() {
    let table = |seats| {
        let table = book().table(seats).expect("a table of the rulebook");
        (table.large, table.medium, table.small, table.rounds)
    };
    assert_eq!(table(5), (2, 1, 2, 8));
    assert_eq!(table(4), (1, 2, 1, 9));
    assert_eq!(table(3), (1, 1, 1, 10));
    assert_eq!(table(2), (1, 0, 1, 10));
    assert!(book().table(1).is_none() && book().table(6).is_none());
    for seats in 2..=5 {
        assert!(sets(seats).iter().all(|set| set.len() == usize::from(seats)));
    }
    assert_eq!([2, 3, 4, 5].map(|seats| sets(seats).len()), [16, 64, 64, 64]);
}

/// SW-SETUP-09: five coins.
#[test]
fn sw_setup_09_five_coins() {
    assert_eq!(book().start_coins, 5);
}

/// SW-MAP-01: a face has 7, 9 or 11 land regions of five kinds and up to two regions of water; it and its land are
/// in one piece.
#[test]
fn sw_map_01_land_and_water_of_a_face() {
    for &face in Face::ALL {
        let n_water = (regions(face) & book().map.water).len();
        assert_eq!(land(face).len(), measure(facts(face).size).land, "{face}");
        assert!(n_water <= if facts(face).size == Size::Large { 2 } else { 1 }, "{face}");
        assert!(is_connected(regions(face)) && is_connected(land(face)), "{face}");
    }
    let n_regions: u32 = Face::ALL.iter().map(|&face| regions(face).len()).sum();
    assert_eq!(n_regions as usize, book().regions.len());
}

/// SW-MAP-01: symbols by the size of the board, and only on land.
#[test]
fn sw_map_01_symbols_of_a_face() {
    let map = &book().map;
    for &face in Face::ALL {
        let n_of = |symbol: Spaces| (symbol & regions(face)).len();
        let expected = measure(facts(face).size);
        assert_eq!(n_of(map.terrain[Terrain::Mountain.idx()]), expected.mountains, "{face}");
        assert_eq!(n_of(map.murlocs), expected.murlocs, "Murlocs of {face}");
        assert_eq!(n_of(map.anchors), expected.anchors, "anchors of {face}");
        assert_eq!(n_of(map.magic), expected.symbols, "Magic symbols of {face}");
        assert_eq!(n_of(map.caves), expected.symbols, "Cave symbols of {face}");
    }
    let symbols = map.murlocs | map.anchors | map.magic | map.caves | map.relics;
    assert!(!symbols.intersects(map.water));
}

/// SW-DEF-06: borders are symmetric, within one face, and no region borders on itself.
#[test]
fn sw_def_06_borders_have_two_sides() {
    for idx in 0..book().regions.len() as u8 {
        let region = Region(idx);
        assert!(!region.neighbours().contains(idx), "{region} borders on itself");
        assert!(2 <= region.neighbours().len(), "{region} is a dead end");
        for other in region.neighbours().iter().map(Region) {
            assert!(other.neighbours().contains(idx), "{region} borders on {other}, not back");
            assert_eq!(other.face(), region.face(), "{region} and {other}");
        }
    }
}

/// SW-DEF-06: the borders of a face could be drawn on paper: no more than a planar graph can have.
#[test]
fn sw_def_06_borders_can_be_drawn() {
    for &face in Face::ALL {
        let n_ends: u32 = regions(face).iter().map(|idx| Region(idx).neighbours().len()).sum();
        assert!(n_ends / 2 <= 3 * regions(face).len() - 6, "{face}");
    }
}

/// SW-MAP-01: neighbours differ in terrain, so that no two land regions of a face look like one.
#[test]
fn sw_map_01_neighbours_differ_in_terrain() {
    for idx in 0..book().regions.len() as u8 {
        let region = Region(idx);
        for other in region.neighbours().iter().map(Region) {
            let is_land = !region.terrain().is_water();
            assert!(!is_land || region.terrain() != other.terrain(), "{region} and {other}");
        }
    }
}

/// SW-MAP-02: exactly one relic icon on each face.
#[test]
fn sw_map_02_one_relic_icon_per_face() {
    for &face in Face::ALL {
        assert_eq!((book().map.relics & regions(face)).len(), 1, "{face}");
    }
}

/// SW-DEF-07: one comes over the sea, so starting regions lie on the coast, and on every face one of them is held by
/// neither a Mountain nor Murlocs.
#[test]
fn sw_def_07_starting_regions_lie_on_the_coast() {
    let map = &book().map;
    assert!((map.anchors - map.coast).is_empty());
    for &face in Face::ALL {
        let open =
            (map.anchors & regions(face)) - map.murlocs - map.terrain[Terrain::Mountain.idx()];
        assert!(!open.is_empty(), "{face}");
    }
}

/// SW-MAP-05: a Sea opens to the water around the board, a Lake does not.
#[test]
fn sw_map_05_the_sea_is_on_the_coast_and_lakes_are_not() {
    let map = &book().map;
    assert!((map.terrain[Terrain::Sea.idx()] - map.coast).is_empty());
    assert!(!map.terrain[Terrain::Lake.idx()].intersects(map.coast));
}

/// SW-MAP-01: whatever boards are drawn, every kind of land is there at least twice, and some water.
#[test]
fn sw_map_01_every_set_has_all_terrain() {
    for set in all_sets() {
        let all = in_play(&set);
        for &terrain in Terrain::ALL.iter().filter(|it| !it.is_water()) {
            let n_regions = (book().map.terrain[terrain.idx()] & all).len();
            assert!(2 <= n_regions, "{n_regions} of {terrain} on {set:?}");
        }
        assert!(book().map.water.intersects(all), "no water on {set:?}");
    }
}

/// SW-RELIC-WELL-02: two faces are dry, so that the Well may have to be set aside.
#[test]
fn sw_relic_well_02_two_faces_are_dry() {
    let dry: Vec<Face> = Face::ALL
        .iter()
        .copied()
        .filter(|&face| !regions(face).intersects(book().map.water))
        .collect();
    assert_eq!(dry, [Face::M2B, Face::S2A]);
}

/// What no source states is marked as ours: boards, badges and the die; banners and tokens are public.
#[test]
fn every_value_says_where_it_comes_from() {
    assert!(book().faces.iter().all(|it| it.prov == Provenance::House));
    assert!(book().powers.iter().all(|it| it.prov == Provenance::House));
    assert!(book().races.iter().all(|it| it.prov == Provenance::Public));
    assert_eq!(book().die.prov, Provenance::House);
}

/// SW-SETUP-02: every set of boards can be named and is what one then plays on.
#[test]
fn sw_setup_02_any_boards_can_be_named() {
    for set in all_sets() {
        let setup = Setup { boards: set.clone(), ..Setup::of(set.len() as u8) };
        let chance = &mut Chance::fast(0);
        let game = SmallWorld::start(&setup, &mut Cx::silent(chance)).expect("boards that fit");
        assert_eq!(game.view(Viewer::Spectator).boards, { set });
    }
}
