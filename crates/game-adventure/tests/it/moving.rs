//! AG-MOVE, AG-EXPL, AG-RES, AG-DISC: movement, exploration, discoveries.

use game_adventure::names::{Challenge, Discovery, Item, Level, Space};
use game_adventure::state::Marker;
use game_adventure::view::TokenView;
use kernel::{Seat, SeatSet, Viewer};

use crate::play::{P1, P2, P3, Play};

fn lay(play: &mut Play, number: u8, kind: Discovery, space: Space) {
    play.arrange(|view| {
        let token = TokenView { space, known: SeatSet::only(P2), shown: false, kind: Some(kind) };
        view.tokens.insert(number, token);
    });
}

#[test]
fn ag_move_03_one_step_to_an_adjacent_space() {
    let mut play = Play::of(2);
    assert_eq!(play.refused(P1, "move brill"), "AG-MOVE-03");
    play.act(P1, "move d1", &[]);
    assert_eq!(play.view().players[0].space, Space::D1);
    assert_eq!(play.view().turn.moves, 2);
    assert!(play.asked().contains("Movement"));
}

#[test]
fn ag_move_04_no_space_above_the_own_level() {
    let play = Play::of(2).at(P1, Space::D1);
    assert_eq!(play.refused(P1, "move m2"), "AG-MOVE-04");
    let mut play = play;
    play.arrange(|view| view.players[0].level = Level::Green);
    play.act(P1, "move m2", &[]);
}

#[test]
fn ag_move_02_no_more_steps_than_rolled() {
    let mut play = Play::of(2);
    play.arrange(|view| view.turn.moves = 0);
    assert_eq!(play.refused(P1, "move d1"), "AG-MOVE-02");
}

#[test]
fn ag_aggro_01_a_marker_holds_whoever_stands_there() {
    let mut play = Play::of(2).at(P1, Space::D1);
    play.arrange(|view| {
        view.track.insert(1, Marker { card: Challenge::RottenGhoul, space: Space::D1 });
    });
    assert_eq!(play.refused(P1, "move d3"), "AG-AGGRO-01");
    // AG-AGGRO-03: it must be fought.
    play.act(P1, "done", &[]);
    assert!(play.told("CombatBegan"), "{:?}", play.events);
}

#[test]
fn ag_aggro_02_entering_ends_the_movement() {
    let mut play = Play::of(2);
    play.arrange(|view| {
        view.track.insert(1, Marker { card: Challenge::RottenGhoul, space: Space::D1 });
    });
    play.act(P1, "move d1", &[]);
    assert_eq!(play.view().turn.moves, 0);
    assert!(play.told("HeldByAggro"));
}

#[test]
fn ag_expl_02_one_resource_must_be_used() {
    let mut play = Play::of(2);
    play.act(P1, "done", &[]);
    let all = ["visit auction", "visit flight", "visit large-potion", "visit quest-giver"];
    let mut legal = play.legal(P1);
    legal.sort_unstable();
    assert_eq!(legal, all);
    assert_eq!(play.refused(P1, "visit book"), "AG-EXPL-02");
}

#[test]
fn ag_res_flight_02_a_flight_ends_the_exploration() {
    let mut play = Play::of(2);
    play.acts(P1, &["done", "visit flight"]);
    // AG-RES-FLIGHT-03.
    assert_eq!(play.refused(P1, "go k1"), "AG-MOVE-04");
    assert_eq!(play.refused(P1, "go brill"), "AG-RES-FLIGHT-01");
    play.act(P1, "go undercity", &[]);
    assert_eq!(play.view().players[0].space, Space::Undercity);
    assert_eq!(play.view().active, P2, "a city has no challenge");
}

#[test]
fn ag_rul_01_a_flight_to_a_space_leads_to_its_challenge_or_its_resources() {
    for (option, asked) in [(false, false), (true, true)] {
        let mut play = Play::of(2);
        play.arrange(|view| {
            view.options.flight_continues_exploration = option;
            view.players[0].level = Level::Yellow;
        });
        play.acts(P1, &["done", "visit flight"]);
        play.act(P1, "go h3", &[]);
        let drew = play.told("AbilitiesDrawn");
        assert_eq!(drew, asked, "h3 offers a scroll beside the flight path: {:?}", play.events);
    }
}

#[test]
fn ag_res_heal_02_a_large_potion_heals_two_and_cures() {
    let mut play = Play::of(2);
    play.arrange(|view| {
        view.players[0].damage = 3;
        view.players[0].diseases = 1;
    });
    play.acts(P1, &["done", "visit large-potion"]);
    assert_eq!(play.view().players[0].damage, 1);
    assert_eq!(play.view().players[0].diseases, 0);
}

#[test]
fn ag_res_book_01_the_others_draw_and_discard() {
    let mut play = Play::of(3).level(P1, Level::Yellow).at(P1, Space::W1);
    play.act(P1, "done", &[]);
    assert_eq!(play.view().players[0].hand, 2);
    let discarded: Vec<usize> =
        play.view().players.iter().map(|player| player.discard.len()).collect();
    assert_eq!(discarded, [0, 1, 1]);
}

#[test]
fn ag_res_disc_01_a_discovery_is_known_to_its_placer_alone() {
    let mut play = Play::of(3).at(P1, Space::V1);
    let mut drawn = play.view();
    drawn.supply = 20;
    let mut chance = kernel::Chance::fast(3);
    use kernel::Game;
    play.game.apply(P1, "done".parse().unwrap(), &mut kernel::Cx::silent(&mut chance));
    assert_eq!(play.refused(P1, "place stormwind"), "AG-EXPL-10");
    assert_eq!(play.refused(P1, "place v1"), "AG-RES-DISC-01");
    play.game.apply(P1, "place brill".parse().unwrap(), &mut kernel::Cx::silent(&mut chance));
    let kind = |viewer| play.game.view(viewer).tokens[&1].kind;
    assert!(kind(Viewer::Seat(P1)).is_some());
    assert!(kind(Viewer::Seat(P2)).is_none());
    assert!(kind(Viewer::Seat(P3)).is_none());
    assert!(kind(Viewer::Spectator).is_none());
}

#[test]
fn ag_expl_01_discoveries_come_in_the_order_of_the_active_player() {
    let mut play = Play::of(2).at(P1, Space::D2);
    lay(&mut play, 1, Discovery::Gold, Space::D2);
    lay(&mut play, 2, Discovery::PowerDrain, Space::D2);
    play.act(P1, "done", &[]);
    assert_eq!(play.legal(P1), ["open gold", "open power-drain"]);
    play.act(P1, "open power-drain", &[]);
    let player = &play.view().players[0];
    // AG-EXPL-05: no resource; AG-EXPL-06: gold is kept.
    assert_eq!(player.kept[&Discovery::Gold], 1);
    assert_eq!(play.view().boxed[&Discovery::PowerDrain], 1);
}

#[test]
fn ag_disc_disease_01_life_is_one_less() {
    let mut play = Play::of(2).at(P1, Space::D2);
    let life = play.view().players[0].worth.life;
    lay(&mut play, 1, Discovery::Disease, Space::D2);
    play.act(P1, "done", &[]);
    assert!(play.told("discovery: Disease"));
    let player = &play.view().players[0];
    assert_eq!((player.worth.life, player.diseases), (life - 1, 1));
}

#[test]
fn ag_disc_hearthstone_01_to_a_city_instead_of_steps() {
    let mut play = Play::of(2).at(P1, Space::D2);
    play.arrange(|view| _ = view.players[0].kept.insert(Discovery::Hearthstone, 1));
    play.acts(P1, &["spend hearthstone", "go undercity"]);
    assert_eq!(play.refused(P1, "move brill"), "AG-DISC-HEARTHSTONE-02");
    let mut play = Play::of(2);
    play.arrange(|view| _ = view.players[0].kept.insert(Discovery::Hearthstone, 1));
    play.act(P1, "move d1", &[]);
    assert_eq!(play.refused(P1, "spend hearthstone"), "AG-DISC-HEARTHSTONE-02");
}

#[test]
fn ag_disc_farsight_01_one_more_pair_of_eyes() {
    let mut play = Play::of(3);
    play.arrange(|view| _ = view.players[0].kept.insert(Discovery::FarSight, 1));
    assert_eq!(play.refused(P1, "spend far-sight"), "AG-DISC-FARSIGHT-01");
    lay(&mut play, 4, Discovery::Ambush, Space::Brill);
    play.acts(P1, &["spend far-sight", "choose token-4"]);
    use kernel::Game;
    let kind = |seat| play.game.view(Viewer::Seat(seat)).tokens[&4].kind;
    assert_eq!(
        (kind(P1), kind(P2), kind(P3)),
        (Some(Discovery::Ambush), Some(Discovery::Ambush), None)
    );
    play.act(P1, "pass", &[]);
    assert_eq!(play.view().tokens.len(), 1);
}

#[test]
fn ag_disc_merchant_01_an_item_for_an_item() {
    let mut play = Play::of(2).carrying(P2, &[Item::Whetstone]).carrying(P1, &[Item::BentCopper]);
    play.arrange(|view| _ = view.players[0].kept.insert(Discovery::Merchant, 1));
    play.acts(P1, &["spend merchant", "take whetstone"]);
    // AG-RUL-16.
    assert_eq!(play.refused(P2, "take whetstone"), "AG-RUL-16");
    play.act(P2, "take bent-copper", &[]);
    assert!(play.view().players[0].bag.has(Item::Whetstone));
    assert!(play.view().players[1].bag.has(Item::BentCopper));
}

#[test]
fn ag_disc_falsemap_01_the_right_hand_player_moves_the_figure() {
    let mut play = Play::of(3).at(P1, Space::D2);
    lay(&mut play, 1, Discovery::FalseMap, Space::D2);
    play.act(P1, "done", &[]);
    assert!(play.asked().starts_with("P3 FalseMap"), "{}", play.asked());
    play.acts(Seat(2), &["move ironforge", "done"]);
    assert_eq!(play.view().players[0].space, Space::Ironforge);
    // AG-DISC-FALSEMAP-02, AG-RUL-13: no resource there, and no challenge in a city.
    assert_eq!(play.view().active, P2);
}

#[test]
fn ag_disc_gold_01_an_item_in_a_city() {
    let mut play = Play::of(2);
    play.arrange(|view| _ = view.players[0].kept.insert(Discovery::Gold, 1));
    play.act(P1, "move d1", &[]);
    assert_eq!(play.refused(P1, "spend gold"), "AG-DISC-GOLD-01");
    play.acts(P1, &["move ironforge", "spend gold"]);
    assert_eq!(play.view().players[0].bag.len(), 1);
}

#[test]
fn ag_disc_boots_01_the_movement_die_again() {
    let mut play = Play::of(2);
    play.arrange(|view| {
        view.agenda = Some(
            [game_adventure::Step::RollMovement, game_adventure::Step::MovementBoots]
                .into_iter()
                .chain(crate::play::FROM_MOVEMENT)
                .chain([game_adventure::Step::NextTurn])
                .collect(),
        );
        view.players[0].kept.insert(Discovery::RocketBoots, 1);
    });
    play.act(P1, "spend rocket-boots", &[6]);
    assert_eq!((play.view().turn.moves, play.view().turn.energy), (4, 1));
}

#[test]
fn ag_res_auction_01_an_item_for_another_of_its_level() {
    let mut play = Play::of(2).carrying(P1, &[Item::Whetstone]);
    play.acts(P1, &["done", "visit auction", "give whetstone"]);
    let player = &play.view().players[0];
    assert_eq!(player.bag.len(), 1);
    assert!(!player.bag.has(Item::Whetstone));
}

#[test]
fn ag_potion_02_any_item_is_a_potion() {
    let mut play = Play::of(2).carrying(P1, &[Item::HerbBundle]);
    play.arrange(|view| view.players[0].damage = 2);
    let legal = play.legal(P1);
    let potion = legal.iter().find(|it| it.starts_with("drink herb-bundle")).cloned();
    if let Some(potion) = potion {
        play.act(P1, &potion, &[]);
        assert!(!play.view().players[0].bag.has(Item::HerbBundle), "AG-CARD-03");
    }
    assert_eq!(play.refused(P1, "drink whetstone healing"), "AG-POTION-01");
}
