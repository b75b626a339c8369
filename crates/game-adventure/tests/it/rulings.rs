//! AG-RUL and the finer points of the chapters.

use game_adventure::content::book;
use game_adventure::names::{
    Ability, Challenge, Discovery, Face, Hero, Item, Level, Potion, Quest, Space,
};
use game_adventure::state::{Attached, Bearer, Marker};
use game_adventure::step::Step;
use game_adventure::view::{TaskView, TokenView};
use game_adventure::{Setup, View};
use kernel::{Game, SeatSet, Viewer};

use crate::play::{FROM_MOVEMENT, P1, P2, Play};

fn heroes(all: &[Hero]) -> Play {
    Play::with(&Setup { heroes: all.to_vec(), ..Setup::of(all.len() as u8) })
}

fn marker(view: &mut View, number: u8, card: Challenge, space: Space) {
    view.track.insert(number, Marker { card, space });
}

#[test]
fn ag_rul_07_nothing_on_the_way_stops_a_movement() {
    let mut play = Play::of(2).at(P2, Space::D1);
    play.arrange(|view| {
        marker(view, 1, Challenge::MountainBoar, Space::D1);
        let known = SeatSet::EMPTY;
        let token =
            TokenView { space: Space::D1, known, shown: false, kind: Some(Discovery::Ambush) };
        view.tokens.insert(1, token);
    });
    // AG-MOVE-07, and a path may come back.
    play.acts(P1, &["move d1", "move d3", "move ironforge"]);
    assert_eq!(play.view().tokens.len(), 1);
    assert_eq!(play.view().turn.moves, 0);
}

#[test]
fn ag_aggro_05_everybody_there_is_held_and_rolls_all_the_same() {
    let mut play = Play::of(2).at(P1, Space::D1).at(P2, Space::D1);
    play.arrange(|view| {
        marker(view, 1, Challenge::RottenGhoul, Space::D1);
        view.active = P2;
        view.agenda = Some(vec![Step::Movement, Step::TurnEnd, Step::NextTurn]);
    });
    assert_eq!(play.refused(P2, "move d3"), "AG-AGGRO-01");
    play.act(P2, "done", &[6]);
    // AG-AGGRO-04: the die was rolled; AG-MOVE-06: it leads nowhere.
    assert!(play.told("RolledMovement"));
    assert_eq!(play.view().turn.moves, 4);
    assert_eq!(play.refused(P1, "move d3"), "AG-AGGRO-01");
}

#[test]
fn ag_chal_05_an_event_and_a_marker_on_one_space() {
    let mut play = Play::of(2).at(P1, Space::Goldshire);
    play.arrange(|view| {
        view.events.insert(Challenge::MissingCaravan);
        marker(view, 1, Challenge::MountainBoar, Space::Goldshire);
    });
    play.acts(P1, &["done", "visit small-potion"]);
    let mut legal = play.legal(P1);
    legal.sort_unstable();
    assert_eq!(legal, ["face event", "face marker-1"]);
    // AG-EVENT-09: a 3 fails its test.
    play.act(P1, "face event", &[3]);
    assert_eq!(play.view().players[0].damage, 1);
    assert!(play.view().events.has(Challenge::MissingCaravan));
}

#[test]
fn ag_event_04_an_event_turned_into_an_item() {
    let mut play = Play::of(2).at(P1, Space::Goldshire);
    play.arrange(|view| view.events.insert(Challenge::MissingCaravan));
    play.acts(P1, &["done"]);
    play.act(P1, "visit small-potion", &[4]);
    assert!(play.view().players[0].bag.has(Item::CartersKnife));
    assert!(play.view().events.is_empty());
}

#[test]
fn ag_rul_09_aggro_forbids_attacking_but_not_hiding() {
    let mut play = heroes(&[Hero::Sofeea, Hero::Grumbaz])
        .at(P1, Space::D2)
        .at(P2, Space::D2)
        .holding(P1, &[Ability::IceBlock]);
    play.arrange(|view| marker(view, 1, Challenge::RottenGhoul, Space::D2));
    play.act(P1, "done", &[]);
    assert_eq!(play.refused(P1, "attack p2"), "AG-CHAL-06");
    play.act(P1, "play ice-block", &[]);
    assert!(play.told("ChallengeSkipped"));
    assert_eq!(play.view().active, P2);
}

#[test]
fn ag_disc_drain_01_two_cards_at_random() {
    let cards = [Ability::Charge, Ability::Rend, Ability::Whirlwind];
    let mut play = Play::of(2).at(P1, Space::D2).holding(P1, &cards);
    play.arrange(|view| {
        let known = SeatSet::EMPTY;
        let token =
            TokenView { space: Space::D2, known, shown: false, kind: Some(Discovery::PowerDrain) };
        view.tokens.insert(1, token);
    });
    play.lucky(P1, "done");
    let player = &play.view().players[0];
    assert_eq!((player.hand, player.discard.len()), (1, 2));
}

#[test]
fn ag_dmg_05_what_a_defeat_takes_and_what_it_leaves() {
    let mut play = Play::of(2).at(P1, Space::D1).carrying(P1, &[Item::Cudgel]);
    play.arrange(|view| {
        let player = &mut view.players[0];
        player.damage = 4;
        player.face = Face::Back;
        player.level = Level::Green;
        player.diseases = 1;
        player.kept.insert(Discovery::Gold, 2);
        let on = Bearer::Seat(P1);
        let ability = Ability::BattleShout;
        let owner = P1;
        let shout = Attached { ability, owner, on, improved: false, left: 0, done: false };
        view.attached.push(shout);
        view.agenda = Some(vec![Step::ToCity(P1), Step::Movement, Step::NextTurn]);
    });
    let view = play.view();
    let player = &view.players[0];
    // AG-DMG-04, AG-DMG-06, AG-DMG-07, AG-DISC-DISEASE-02.
    assert_eq!((player.space, player.damage, player.face), (Space::Ironforge, 0, Face::Start));
    assert!(view.attached.is_empty() && player.diseases == 0);
    // AG-DMG-08.
    assert_eq!((player.level, player.kept[&Discovery::Gold]), (Level::Green, 2));
    assert!(player.bag.has(Item::Cudgel));
}

#[test]
fn ag_res_scroll_01_one_card_and_ag_res_heal_01_one_damage() {
    let mut play = Play::of(2).at(P1, Space::T2);
    play.act(P1, "done", &[]);
    assert_eq!(play.view().players[0].hand, 1);
    let mut play = Play::of(2).at(P1, Space::D2).next(Challenge::MountainBoar);
    play.arrange(|view| view.players[0].damage = 2);
    play.act(P1, "done", &[6, 1]);
    assert_eq!(play.view().players[0].damage, 1, "AG-RES-HEAL-01");
}

#[test]
fn ag_item_15_equipment_changes_in_maintenance_alone() {
    let mut play = Play::of(2).carrying(P1, &[Item::Cudgel, Item::QuiltedVest]);
    assert_eq!(play.refused(P1, "equip cudgel"), "AG-ITEM-15");
    play.acts(P1, &["done", "visit large-potion", "equip cudgel"]);
    // AG-MAINT-04: the first step is over.
    assert_eq!(play.refused(P1, "advance bounty"), "AG-QUEST-08");
    play.act(P1, "done", &[]);
    // AG-MAINT-03.
    assert_eq!(play.view().active, P2);
}

#[test]
fn ag_rul_27_a_potion_asks_for_no_level() {
    let red = Item::ALL.iter().copied().find(|&it| {
        let facts = book().item(it);
        book().card_of(it).level() == Level::Red && facts.potions.contains(&Potion::Speed)
    });
    let red = red.unwrap();
    let mut play = Play::of(2).carrying(P1, &[red]);
    // AG-POTION-04, AG-POTION-06.
    play.act(P1, &format!("drink {red} speed"), &[]);
    assert_eq!(play.view().turn.moves, 4);
}

#[test]
fn ag_rul_72_a_question_says_nothing_about_the_hand() {
    let mut play = heroes(&[Hero::Grumbaz, Hero::Burbonn])
        .at(P1, Space::D2)
        .at(P2, Space::D2)
        .holding(P2, &[Ability::Tracking]);
    play.act(P1, "done", &[]);
    play.act(P1, "attack p2", &[]);
    // AG-PVP-03: the defender has one energy; AG-PVP-04: and is asked first.
    assert_eq!(play.asked(), "P2 Combat { stage: BeforeRoll, energy: 1 }");
    assert_eq!(play.legal(P2), ["pass"]);
    // AG-RUL-55.
    let seen = play.game.view(Viewer::Seat(P1));
    assert_eq!((seen.players[1].hand, &seen.players[1].hand_cards), (1, &None));
}

#[test]
fn ag_rul_76_a_trap_springs_for_the_next_who_stays() {
    let mut play = heroes(&[Hero::Grumbaz, Hero::Burbonn]).next(Challenge::MountainBoar);
    play.arrange(|view| {
        let on = Bearer::Space(Space::D2);
        let (ability, owner) = (Ability::ExplosiveTrap, P2);
        view.attached.push(Attached { ability, owner, on, improved: true, left: 0, done: false });
        view.turn.withered.insert(P1);
    });
    play.act(P1, "move d2", &[]);
    assert_eq!(play.view().players[0].damage, 0);
    play.act(P1, "done", &[6, 1]);
    // AG-ABIL-17: improved.
    assert_eq!(play.view().players[0].damage, 2);
    assert!(play.view().attached.is_empty());
}

#[test]
fn ag_rul_78_all_others_are_met_if_they_are_few() {
    let mut play = Play::of(2).at(P1, Space::Stormwind).at(P2, Space::Stormwind);
    play.arrange(|view| {
        let quest = Quest::TheScatteredSeals;
        let task = TaskView { quest, progress: 0, rival: None, done: false, targets: Vec::new() };
        view.players[0].quests.push(task);
        let steps = FROM_MOVEMENT[5..].iter().copied().chain([Step::NextTurn]);
        view.agenda = Some(steps.collect());
    });
    // AG-QUEST-07; AG-QUEST-12: nothing for a part.
    play.act(P1, "advance the-scattered-seals", &[]);
    assert_eq!(play.view().players[0].worth.valor, 0);
    play.act(P1, "advance the-scattered-seals", &[]);
    assert_eq!(play.view().players[0].worth.valor, 3);
}

#[test]
fn ag_rul_80_a_hit_is_a_hit_even_if_it_kills() {
    let mut play = heroes(&[Hero::Sandrai, Hero::Grumbaz])
        .at(P1, Space::D2)
        .holding(P1, &[Ability::DrainLife])
        .next(Challenge::MountainBoar);
    play.arrange(|view| view.players[0].damage = 3);
    play.act(P1, "done", &[]);
    while play.asked().contains("BeforeRoll") || play.asked().contains("AfterRoll") {
        play.act(P1, "pass", &[5, 1]);
    }
    assert!(play.asked().contains("AfterHit"), "{}", play.asked());
    play.act(P1, "play drain-life", &[]);
    assert_eq!(play.view().players[0].damage, 1);
}

#[test]
fn ag_rul_82_a_card_is_turned_once_and_before_the_first_step() {
    let mut play = heroes(&[Hero::Burbonn, Hero::Grumbaz]);
    play.act(P1, "flip", &[]);
    let view = play.view();
    // AG-CHAR-03: the back side gives a step for the turning.
    assert_eq!((view.players[0].face, view.turn.energy, view.turn.moves), (Face::Back, 0, 4));
    play.arrange(|view| view.turn.energy = 2);
    assert_eq!(play.refused(P1, "flip"), "AG-CHAR-03");
    let mut play = heroes(&[Hero::Burbonn, Hero::Grumbaz]);
    play.act(P1, "move d1", &[]);
    assert_eq!(play.refused(P1, "flip"), "AG-CHAR-03");
}

#[test]
fn ag_turn_05_energy_and_moves_end_with_the_turn() {
    let mut play = Play::of(2).holding(P1, &[Ability::Charge]);
    play.act(P1, "play charge", &[]);
    assert_eq!(play.view().turn.moves, 5);
    assert_eq!(play.view().players[0].worth.attack, 3);
    play.acts(P1, &["done", "visit large-potion"]);
    // AG-MOVE-09; what lasts for the turn is over.
    assert!(play.view().attached.is_empty());
    assert_eq!(play.view().players[0].discard, [Ability::Charge]);
    assert_eq!(play.view().active, P2);
}

#[test]
fn ag_rul_21_a_double_defeat_counts_for_quests_alone() {
    let mut play = Play::of(2).at(P1, Space::Gnomeregan);
    play.arrange(|view| {
        view.players[0].damage = 5;
        let quest = Quest::FirstStepsInTheWild;
        let task = TaskView { quest, progress: 0, rival: None, done: false, targets: Vec::new() };
        view.players[0].quests.push(task);
    });
    play.act(P1, "done", &[6, 6]);
    let player = &play.view().players[0];
    assert_eq!((player.level, player.quests[0].progress), (Level::Grey, 1));
    // AG-MAINT-05, AG-RUL-48.
    assert_eq!(player.space, Space::Ironforge);
}

#[test]
fn ag_rul_62_the_ghoul_is_harder_than_it_is_printed() {
    let ghoul = book().foe(Challenge::RottenGhoul).unwrap();
    // AG-ENC-01, AG-ENC-03, AG-TRACK-02.
    assert_eq!((ghoul.attack.1, ghoul.defence, ghoul.damage, ghoul.aggro), (2, 6, 1, true));
}
