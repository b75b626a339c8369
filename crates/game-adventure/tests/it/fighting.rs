//! AG-CHAL, AG-COMBAT, AG-PVP, AG-TRACK, AG-DMG, AG-POWER: challenges and combats.

use game_adventure::names::{Ability, Challenge, Face, Item, Level, Space, Trophy};
use game_adventure::state::Marker;
use game_adventure::step::Step;

use crate::play::{P1, P2, P3, Play};

/// Grumbaz on a space where a hurt character is healed by one and nothing else happens.
fn ready() -> Play {
    Play::of(2).at(P1, Space::D2)
}

#[test]
fn ag_combat_12_a_defeated_encounter_becomes_an_item() {
    // Melee 2 against defence 4: a 2 hits (AG-COMBAT-17); 2 and a 1 miss defence 4.
    let mut play = ready().next(Challenge::MountainBoar);
    let item = play.game.view(kernel_viewer()).players[0].bag.len();
    play.act(P1, "done", &[2, 1, 1]);
    assert!(play.told("won: true"), "{:?}", play.events);
    assert_eq!(play.view().players[0].bag.len(), item + 1);
    assert_eq!(play.view().players[0].damage, 0);
    // AG-MAINT-02 comes next, as far as the item can be put on; AG-ITEM-03: it is not on by itself.
    assert_eq!(play.view().players[0].weapon, None);
}

fn kernel_viewer() -> kernel::Viewer {
    kernel::Viewer::Omniscient
}

use kernel::Game;

#[test]
fn ag_combat_13_an_undefeated_encounter_goes_to_the_track() {
    let mut play = ready().next(Challenge::MountainBoar);
    play.act(P1, "done", &[1, 1]);
    let marker = Marker { card: Challenge::MountainBoar, space: Space::D2 };
    assert_eq!(play.view().track[&1], marker);
    assert_eq!(play.view().players[0].damage, 0, "2 and 1 miss defence 4");
}

#[test]
fn ag_combat_10_both_strike_in_the_same_step() {
    let mut play = ready().next(Challenge::MountainBoar);
    play.act(P1, "done", &[6, 6]);
    assert!(play.told("won: true"));
    assert_eq!(play.view().players[0].damage, 1);
}

#[test]
fn ag_combat_11_who_falls_to_a_ranged_attack_never_strikes() {
    let mut play = Play::of(2).at(P1, Space::D2).next(Challenge::GoblinEngineer);
    play.arrange(|view| view.players[0].damage = 6 - 2 + 1);
    // The potion heals one; two damage of the ranged attack are enough.
    play.act(P1, "done", &[6, 6]);
    assert!(play.told("Defeated"), "{:?}", play.events);
    let view = play.view();
    assert_eq!(view.players[0].space, Space::Ironforge, "AG-DMG-04");
    assert_eq!((view.players[0].damage, view.players[0].face), (0, Face::Start));
    // AG-COMBAT-14: the card goes to the track on the space of the fight.
    assert_eq!(view.track[&1].space, Space::D2);
}

#[test]
fn ag_combat_15_both_fall_and_nobody_gains() {
    let mut play = Play::of(2).at(P1, Space::D2).next(Challenge::MountainBoar);
    play.arrange(|view| {
        view.players[0].damage = 5;
        view.turn.withered.insert(P1);
    });
    play.act(P1, "done", &[6, 6]);
    let view = play.view();
    assert!(view.track.is_empty());
    assert!(view.players[0].bag.is_empty());
    // AG-CARD-03: on top of its deck, where everybody has seen it.
    assert_eq!(view.decks[&Level::Grey].cards[&0], Challenge::MountainBoar);
}

#[test]
fn ag_power_06_a_rerolled_die_is_a_new_result() {
    // The ghoul: X is +1 damage, and its die is rolled again; the second X triggers nothing more (AG-POWER-04).
    let mut play = ready().next(Challenge::RottenGhoul);
    play.act(P1, "done", &[1, 6, 6]);
    assert_eq!(play.events.iter().filter(|it| format!("{it:?}").contains("PowerTr")).count(), 1);
    assert_eq!(play.view().players[0].damage, 2, "AG-RUL-61: 2 and 6 hit for 1 and 1");
    assert!(play.view().track.contains_key(&1));
}

#[test]
fn ag_item_14_a_weapon_hurts_its_bearer() {
    let mut play = ready().next(Challenge::MountainBoar);
    play.arrange(|view| view.players[0].weapon = Some(Item::SmitesMightyHammer));
    play.act(P1, "done", &[6, 1]);
    assert!(play.told("won: true"));
    assert_eq!(play.view().players[0].damage, 1);
}

#[test]
fn ag_item_12_a_weapon_replaces_the_attack() {
    let mut play = ready();
    assert_eq!(play.view().players[0].worth.attack, 2);
    play.arrange(|view| view.players[0].weapon = Some(Item::SmitesMightyHammer));
    assert_eq!(play.view().players[0].worth.attack, 4);
    play.arrange(|view| view.players[0].armour = Some(Item::RustyHauberk));
    assert_eq!(play.view().players[0].worth.defence, 5, "AG-ITEM-13");
}

#[test]
fn ag_chal_04_a_marker_is_faced_instead_of_drawing() {
    let mut play = ready();
    play.arrange(|view| {
        view.track.insert(3, Marker { card: Challenge::MountainBoar, space: Space::D2 });
        view.players[1].space = Space::D2;
    });
    play.act(P1, "done", &[]);
    assert_eq!(play.legal(P1), ["attack p2", "face marker-3"]);
    assert_eq!(play.refused(P1, "draw"), "AG-CHAL-04");
    play.act(P1, "face marker-3", &[2, 1]);
    // AG-TRACK-05.
    assert!(play.view().track.is_empty());
    assert_eq!(play.view().players[0].bag.len(), 1);
}

#[test]
fn ag_chal_06_aggro_leaves_no_choice() {
    let mut play = ready();
    play.arrange(|view| {
        view.track.insert(1, Marker { card: Challenge::RottenGhoul, space: Space::D2 });
        view.track.insert(2, Marker { card: Challenge::MountainBoar, space: Space::D2 });
        view.players[1].space = Space::D2;
        view.players[0].hand_cards = Some(vec![Ability::HeroicStrike]);
    });
    play.act(P1, "done", &[]);
    // Nothing was asked but what can be played in the fight.
    assert!(play.told("foe: Marker(0)"), "{:?}", play.events);
}

#[test]
fn ag_chal_09_after_an_event_another_card_is_drawn() {
    let mut play = ready().next(Challenge::MountainBoar).next(Challenge::WintersGrip);
    // The boar was pushed up; what comes after the event is drawn and fought.
    play.act(P1, "done", &[6, 1]);
    assert!(play.told("EventPlaced"));
    assert!(play.told("CombatBegan"));
    assert_eq!(play.view().global.map(|it| it.card), Some(Challenge::WintersGrip));
}

#[test]
fn ag_event_05_an_event_turned_into_an_encounter_is_fought() {
    let mut play = ready().next(Challenge::AmbushedCamp);
    play.act(P1, "done", &[3, 6, 1]);
    assert!(play.told("EventTurned"));
    assert!(play.told("won: true"), "{:?}", play.events);
    // AG-RUL-38: no item.
    assert!(play.view().players[0].bag.is_empty());
    assert_eq!(play.view().decks[&Level::Grey].cards[&0], Challenge::AmbushedCamp);
}

#[test]
fn ag_chal_10_a_location_event_replaces_the_draw() {
    let mut play = Play::of(2).at(P1, Space::Goldshire);
    play.arrange(|view| {
        view.events.insert(Challenge::MissingCaravan);
    });
    play.acts(P1, &["done", "visit small-potion"]);
    assert!(play.told("EventResolved") || play.legal(P1).contains(&"face event".to_owned()));
}

#[test]
fn ag_level_03_a_board_encounter_gives_a_level() {
    let mut play = Play::of(2).at(P1, Space::Gnomeregan);
    play.arrange(|view| view.players[0].damage = 2);
    play.act(P1, "done", &[4, 1]);
    let player = &play.view().players[0];
    assert_eq!((player.level, player.damage, player.hand), (Level::Green, 0, 3));
    // AG-RUL-22: it stays where it is.
    assert!(play.view().track.is_empty());
}

#[test]
fn ag_level_06_a_level_passed_has_no_effect() {
    let mut play = Play::of(2).at(P1, Space::Gnomeregan);
    play.arrange(|view| {
        view.players[0].damage = 2;
        view.players[0].level = Level::Yellow;
    });
    play.act(P1, "done", &[4, 1]);
    let player = &play.view().players[0];
    assert_eq!((player.level, player.damage, player.hand), (Level::Yellow, 2, 0));
}

#[test]
fn ag_trophy_01_an_overlord_gives_a_trophy() {
    let mut play = Play::of(2).level(P1, Level::Red).at(P1, Space::Kazzak);
    play.act(P1, "done", &[6, 1]);
    let player = &play.view().players[0];
    assert_eq!(player.log.trophies[Trophy::Kazzak.idx()], 1);
    assert_eq!(player.worth.valor, 2);
}

#[test]
fn ag_trophy_04_booty_bay_takes_three_items() {
    let gifts = [Item::SpikedClub, Item::WarDrum, Item::PowderKeg];
    let mut play = Play::of(2)
        .level(P1, Level::Yellow)
        .at(P1, Space::BootyBay)
        .carrying(P1, &gifts)
        .carrying(P1, &[Item::Whetstone]);
    play.act(P1, "done", &[]);
    assert_eq!(play.refused(P1, "give whetstone"), "AG-TROPHY-04");
    play.acts(P1, &["give spiked-club", "give war-drum"]);
    assert_eq!(play.refused(P1, "pass"), "AG-TROPHY-04");
    play.act(P1, "give powder-keg", &[]);
    assert_eq!(play.view().players[0].worth.valor, 1);
}

#[test]
fn ag_pvp_06_the_victor_takes_an_item() {
    let mut play = ready().at(P2, Space::D2).carrying(P2, &[Item::Cudgel, Item::QuiltedVest]);
    play.arrange(|view| view.players[1].damage = 4);
    play.act(P1, "done", &[]);
    play.act(P1, "attack p2", &[6, 1]);
    assert!(play.asked().starts_with("P1 Theft"), "{}", play.asked());
    play.act(P1, "take cudgel", &[]);
    let view = play.view();
    assert!(view.players[0].bag.has(Item::Cudgel) && view.players[1].bag.has(Item::QuiltedVest));
    assert_eq!(view.players[1].space, Space::Ironforge);
}

#[test]
fn ag_pvp_05_damage_stays_and_nobody_takes_anything() {
    let mut play = ready().at(P2, Space::D2).carrying(P2, &[Item::Cudgel]);
    play.act(P1, "done", &[]);
    // Burbonn shoots first: 1 and 3 reach the defence of 4; then Grumbaz hits.
    play.act(P1, "attack p2", &[6, 3]);
    let view = play.view();
    assert_eq!((view.players[0].damage, view.players[1].damage), (1, 1));
    assert!(view.players[1].bag.has(Item::Cudgel));
}

#[test]
fn ag_pvp_01_nobody_is_attacked_from_afar() {
    let mut play = ready().at(P2, Space::D2);
    play.act(P1, "done", &[]);
    assert_eq!(play.refused(P1, "attack p1"), "AG-PVP-01");
}

#[test]
fn ag_abil_15_a_cancelled_combat_takes_damage_back() {
    let mut play =
        Play::of(2).at(P1, Space::D2).at(P2, Space::D2).holding(P2, &[Ability::FeignDeath]);
    play.act(P1, "done", &[]);
    play.act(P1, "attack p2", &[]);
    assert!(play.asked().starts_with("P2 Combat"), "AG-PVP-04: {}", play.asked());
    play.act(P2, "play feign-death", &[]);
    assert!(play.told("CombatCancelled"));
    let view = play.view();
    assert_eq!((view.players[0].damage, view.players[1].damage), (0, 0));
    assert_eq!(view.players[1].discard, [Ability::FeignDeath], "AG-ABIL-03");
}

#[test]
fn ag_track_03_the_nearest_marker_makes_room() {
    let mut play = ready().next(Challenge::MountainBoar);
    let far: Vec<Challenge> = Challenge::ALL[..12]
        .iter()
        .copied()
        .filter(|&it| it != Challenge::MountainBoar)
        .take(10)
        .collect();
    play.arrange(|view| {
        for (idx, &card) in far.iter().enumerate() {
            let space = if idx == 4 { Space::Kharanos } else { Space::Brill };
            view.track.insert(idx as u8 + 1, Marker { card, space });
        }
    });
    let mut play = play.next(Challenge::MountainBoar);
    play.act(P1, "done", &[1, 1]);
    let view = play.view();
    assert_eq!(view.track[&5], Marker { card: Challenge::MountainBoar, space: Space::D2 });
    assert_eq!(view.decks[&Level::Grey].cards[&0], far[4]);
}

#[test]
fn ag_dmg_04_the_nearest_city_or_one_of_them() {
    let mut play = Play::of(2).at(P1, Space::V4);
    play.arrange(|view| {
        view.agenda = Some(vec![Step::ToCity(P1), Step::TurnEnd, Step::NextTurn]);
    });
    assert!(play.asked().starts_with("P1 ToCity"));
    assert_eq!(play.refused(P1, "go undercity"), "AG-DMG-04");
    play.act(P1, "go stormwind", &[]);
    assert_eq!(play.view().players[0].space, Space::Stormwind);
}

#[test]
fn ag_disc_ambush_01_enemies_are_ranged_and_hurt_more() {
    let mut play = ready().next(Challenge::MountainBoar);
    play.arrange(|view| {
        view.turn.ambushes = 2;
        view.players[0].damage = 0;
    });
    play.act(P1, "done", &[6, 6]);
    assert_eq!(play.view().players[0].damage, 3, "AG-RUL-17: two ambushes add two");
}

#[test]
fn ag_chal_01_a_city_has_no_challenge() {
    let mut play = Play::of(3).at(P1, Space::Ironforge);
    play.acts(P1, &["done", "visit large-potion"]);
    assert!(!play.told("CombatBegan"));
    assert_eq!(play.view().active, P2);
    assert_ne!(play.view().active, P3);
}
