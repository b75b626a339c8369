//! What a position is refused for.

use game_adventure::names::{Ability, Challenge, Quest, Space};
use game_adventure::state::{Attached, Bearer, Marker};
use game_adventure::view::{TaskView, View};
use game_adventure::{Adventure, Setup, Step};
use kernel::{Chance, Cx, Game, Viewer};

use crate::play::{P1, P2, Play};

/// The rule that a change of a fresh table breaks; the characters are picked or not.
fn refused(heroes: &str, change: impl FnOnce(&mut View)) -> &'static str {
    let mut setup = Setup::of(2);
    if !heroes.is_empty() {
        setup.set("heroes", heroes).expect("two characters");
    }
    let chance = &mut Chance::fast(1);
    let game = Adventure::start(&setup, &mut Cx::silent(chance)).expect("a table of the box");
    let mut view = game.view(Viewer::Omniscient);
    change(&mut view);
    game.from_view(&view).expect_err("a position that cannot be").rule
}

#[test]
fn ag_turn_02_a_position_begins_in_a_turn() {
    let named = |step: Step| refused("burbonn,grumbaz", |view| view.phase = Some(step));
    for step in [Step::Auction, Step::Flight, Step::CombatEnd, Step::Pick(2), Step::HandLimit(P1)] {
        assert_eq!(named(step), "AG-TURN-02", "{step:?}");
    }
    let listed = |steps: Vec<Step>| refused("burbonn,grumbaz", |view| view.agenda = Some(steps));
    assert_eq!(listed(vec![Step::Pick(2)]), "AG-TURN-02");
    assert_eq!(listed(vec![Step::Quests, Step::Movement, Step::NextTurn]), "AG-TURN-02");
    assert_eq!(listed(vec![Step::Movement, Step::Arrive]), "AG-TURN-02", "the turn has no end");
    assert_eq!(listed(Vec::new()), "AG-TURN-02", "nothing is left to do");
    let stranger = vec![Step::ToCity(kernel::Seat(3)), Step::NextTurn];
    assert_eq!(listed(stranger), "AG-GEN-02");
    let event = vec![Step::Track(Challenge::MissingCaravan, Space::D1), Step::NextTurn];
    assert_eq!(listed(event), "AG-TRACK-01");
}

#[test]
fn ag_setup_08_nobody_plays_without_a_character() {
    assert_eq!(refused("", |view| view.phase = Some(Step::Movement)), "AG-SETUP-08");
}

#[test]
fn ag_setup_10_nothing_is_held_before_it_is_dealt() {
    let quest = Quest::RoadToIronforge;
    let task = TaskView { quest, progress: 0, rival: None, done: false, targets: Vec::new() };
    let with_quest = |view: &mut View| view.players[0].quests = vec![task.clone()];
    assert_eq!(refused("", with_quest), "AG-SETUP-10");
    let with_card = |view: &mut View| {
        view.attached.push(Attached {
            ability: Ability::BattleShout,
            owner: P1,
            on: Bearer::Seat(P2),
            ..Attached::default()
        });
    };
    assert_eq!(refused("grumbaz,burbonn", with_card), "AG-SETUP-14");
}

/// AG-ENC-01: a combat needs an opponent on the board.
#[test]
fn ag_enc_01_no_combat_against_nobody() {
    let mut play = Play::of(2).at(P1, Space::D2);
    play.arrange(|view| {
        view.track.insert(1, Marker { card: Challenge::RottenGhoul, space: Space::D2 });
        view.players[0].hand_cards = Some(vec![Ability::BattleShout]);
    });
    play.act(P1, "done", &[]);
    let mut view = play.view();
    assert!(view.combat.is_some(), "{}", play.asked());
    view.track.clear();
    assert_eq!(play.game.from_view(&view).map_err(|it| it.rule), Err("AG-ENC-01"));
}

#[test]
fn ag_setup_10_the_quests_in_the_box_are_known() {
    let play = Play::of(2);
    let boxed = play.game.view(Viewer::Spectator).boxed_quests;
    assert!(boxed.iter().all(|quest| !quest.is_elite()), "AG-SETUP-10");
    assert_eq!(boxed.len(), 18, "AG-SETUP-10: nobody has any of the eighteen");
    let mut play = play;
    let quest = Quest::RoadToIronforge;
    let task = TaskView { quest, progress: 0, rival: None, done: false, targets: Vec::new() };
    play.arrange(|view| view.players[0].quests = vec![task]);
    assert!(!play.view().boxed_quests.has(quest), "AG-SETUP-10");
}
