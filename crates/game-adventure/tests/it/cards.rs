//! AG-ABIL, AG-ITEM, AG-QUEST, AG-WIN: cards in hand, equipment, quests, the end.

use game_adventure::names::{Ability, Challenge, Item, Level, Quest, Space};
use game_adventure::state::{Attached, Bearer};
use game_adventure::step::Step;
use game_adventure::view::TaskView;
use game_adventure::{Setup, View};
use kernel::{Game, Status};

use crate::play::{FROM_MOVEMENT, P1, P2, P3, Play};

fn task(quest: Quest) -> TaskView {
    TaskView { quest, progress: 0, rival: None, done: false, targets: Vec::new() }
}

fn with_quest(mut play: Play, quest: Quest) -> Play {
    play.arrange(|view| view.players[0].quests.push(task(quest)));
    play
}

#[test]
fn ag_abil_05_an_ability_costs_its_energy() {
    let mut play = Play::of(2).holding(P1, &[Ability::BattleShout, Ability::Whirlwind]);
    play.act(P1, "play battle-shout", &[]);
    assert_eq!(play.view().turn.energy, 1);
    assert_eq!(play.refused(P1, "play whirlwind"), "AG-ABIL-05");
    // AG-ABIL-16.
    assert_eq!(play.view().attached[0].on, Bearer::Seat(P1));
}

#[test]
fn ag_abil_13_one_copy_a_turn() {
    let mut play = Play::of(2).holding(P1, &[Ability::Bloodrage, Ability::Bloodrage]);
    play.act(P1, "play bloodrage", &[]);
    assert_eq!(play.view().turn.energy, 4);
    assert_eq!(play.view().players[0].damage, 1);
    assert_eq!(play.refused(P1, "play bloodrage"), "AG-ABIL-13");
}

#[test]
fn ag_abil_09_a_card_waits_for_its_moment() {
    let play = Play::of(2).holding(P1, &[Ability::HeroicStrike]);
    assert_eq!(play.refused(P1, "play heroic-strike"), "AG-ABIL-09");
    assert_eq!(play.refused(P1, "play charge"), "AG-ABIL-03");
}

#[test]
fn ag_abil_18_a_weapon_replacement_counts_for_one_combat() {
    let setup = Setup {
        heroes: vec![game_adventure::names::Hero::Sandrai, game_adventure::names::Hero::Grumbaz],
        ..Setup::of(2)
    };
    let mut play = Play::with(&setup).at(P1, Space::D2).holding(P1, &[Ability::ShadowBolt]);
    play.arrange(|view| view.players[0].weapon = Some(Item::MedicineStaff));
    let mut play = play.next(Challenge::MountainBoar);
    play.act(P1, "done", &[]);
    play.act(P1, "play shadow-bolt", &[]);
    // AG-POTION-03: the staff could pay for it.
    play.act(P1, "done", &[1, 6]);
    // AG-RUL-02: ranged 3, so a 1 reaches defence 4 before the boar can strike.
    while play.asked().starts_with("P1 Combat") {
        play.act(P1, "pass", &[1, 6]);
    }
    assert!(play.view().players[0].bag.len() == 1, "{:?}", play.events);
    assert_eq!(play.view().players[0].damage, 0);
}

#[test]
fn ag_abil_17_an_improved_text_needs_its_level() {
    for (level, moves) in [(Level::Green, 5), (Level::Yellow, 6)] {
        let setup = Setup {
            heroes: vec![
                game_adventure::names::Hero::Burbonn,
                game_adventure::names::Hero::Grumbaz,
            ],
            ..Setup::of(2)
        };
        let mut play = Play::with(&setup).holding(P1, &[Ability::AspectOfTheCheetah]);
        play.arrange(|view| view.players[0].level = level);
        play.act(P1, "play aspect-of-the-cheetah", &[]);
        assert_eq!(play.view().turn.moves, moves);
    }
}

#[test]
fn ag_abil_14_an_ability_is_cancelled() {
    let setup = Setup {
        heroes: vec![game_adventure::names::Hero::Grumbaz, game_adventure::names::Hero::Sofeea],
        ..Setup::of(2)
    };
    let mut play =
        Play::with(&setup).holding(P1, &[Ability::Bloodrage]).holding(P2, &[Ability::Counterspell]);
    // Sofeea has no energy; with a potion she can pay (AG-RUL-28).
    let potion = Item::ALL.iter().copied().find(|&it| {
        game_adventure::content::book()
            .item(it)
            .potions
            .contains(&game_adventure::names::Potion::Energy)
    });
    let mut play = {
        play.arrange(|view| view.turn.energy = 2);
        play.carrying(P2, &[potion.unwrap()])
    };
    play.act(P1, "play bloodrage", &[]);
    assert!(play.asked().starts_with("P2 Answer"), "{}", play.asked());
    play.act(P2, "play counterspell", &[]);
    play.act(P2, &format!("drink {} energy", potion.unwrap()), &[]);
    assert!(play.told("AbilityCancelled"));
    let view = play.view();
    assert_eq!((view.players[0].damage, view.turn.energy), (0, 2));
    assert_eq!(view.players[0].discard, [Ability::Bloodrage]);
    assert_eq!(view.players[1].discard, [Ability::Counterspell]);
}

#[test]
fn ag_abil_08_no_more_than_ten_cards() {
    let mut play = Play::of(2).at(P1, Space::T2);
    play.arrange(|view| {
        let deck = view.players[0].deck_cards.clone().unwrap();
        view.players[0].hand_cards = Some(deck[..10].to_vec());
    });
    play.act(P1, "done", &[]);
    assert!(play.asked().starts_with("P1 HandLimit"), "{}", play.asked());
    let first = play.legal(P1)[0].clone();
    play.act(P1, &first, &[]);
    assert_eq!(play.view().players[0].hand, 10);
}

#[test]
fn ag_turn_04_what_is_attached_works_at_the_start_of_the_turn() {
    let mut play = Play::of(3);
    play.arrange(|view| {
        view.attached.push(Attached {
            ability: Ability::Corruption,
            owner: P3,
            on: Bearer::Seat(P2),
            improved: false,
            left: 2,
            done: false,
        });
        view.agenda = Some(vec![Step::TurnEnd, Step::NextTurn]);
    });
    assert_eq!(play.view().active, P2);
    assert_eq!(play.view().players[1].damage, 1);
    assert_eq!(play.view().attached[0].left, 1);
}

#[test]
fn ag_item_09_symbols_and_levels() {
    let items = [
        Item::SmitesMightyHammer,
        Item::FineLongbow,
        Item::SpikedClub,
        Item::Whetstone,
        Item::Cudgel,
    ];
    let mut play = Play::of(2).carrying(P1, &items);
    play.acts(P1, &["done", "visit large-potion"]);
    assert!(play.asked().contains("Equipment"), "{}", play.asked());
    assert_eq!(play.refused(P1, "equip fine-longbow"), "AG-ITEM-09");
    assert_eq!(play.refused(P1, "equip spiked-club"), "AG-ITEM-08");
    assert_eq!(play.refused(P1, "equip whetstone"), "AG-ITEM-07");
    play.act(P1, "equip smites-mighty-hammer", &[]);
    assert_eq!(play.view().players[0].weapon, Some(Item::SmitesMightyHammer));
    // AG-MAINT-02.
    assert_eq!(play.refused(P1, "unequip smites-mighty-hammer"), "AG-RUL-73");
}

#[test]
fn ag_quest_03_tokens_are_collected_then_the_city_is_travelled_to() {
    let mut play = with_quest(Play::of(2).at(P1, Space::Sepulcher), Quest::RoadToIronforge);
    play.arrange(|view| {
        view.agenda = Some(FROM_MOVEMENT[5..].iter().copied().chain([Step::NextTurn]).collect())
    });
    play.act(P1, "advance road-to-ironforge", &[]);
    assert_eq!(play.view().players[0].quests[0].progress, 1);
    let mut play = play.at(P1, Space::Ironforge);
    play.arrange(|view: &mut View| {
        view.active = P1;
        view.agenda = Some(FROM_MOVEMENT[5..].iter().copied().chain([Step::NextTurn]).collect());
    });
    play.act(P1, "advance road-to-ironforge", &[]);
    let player = &play.view().players[0];
    assert_eq!(player.worth.valor, 1);
    // AG-QUEST-10: a new quest takes its place.
    assert_eq!(player.quests.len(), 1);
    assert!(player.quests[0].quest.is_elite());
}

#[test]
fn ag_quest_05_a_slaying_counts_at_once() {
    let play = with_quest(Play::of(2).at(P1, Space::D2), Quest::FirstStepsInTheWild);
    let mut play = play.next(Challenge::MountainBoar);
    play.act(P1, "done", &[6, 1]);
    assert!(play.told("QuestAdvanced"));
    assert_eq!(play.view().players[0].quests[0].progress, 1);
}

#[test]
fn ag_quest_14_items_are_handed_in_by_their_enemy_side() {
    let item = game_adventure::content::book().item_of(Challenge::MountainBoar).unwrap();
    let other = game_adventure::content::book().item_of(Challenge::RoadBandit).unwrap();
    let mut play = with_quest(Play::of(2), Quest::PeltsForTheTanner).carrying(P1, &[item, other]);
    play.acts(P1, &["done", "visit large-potion"]);
    assert_eq!(play.refused(P1, &format!("hand-in pelts-for-the-tanner {other}")), "AG-QUEST-14");
    play.act(P1, &format!("hand-in pelts-for-the-tanner {item}"), &[]);
    assert_eq!(play.view().players[0].quests[0].progress, 1);
    assert!(!play.view().players[0].bag.has(item));
}

#[test]
fn ag_res_quest_02_a_third_quest_is_one_too_many() {
    let play = with_quest(Play::of(2), Quest::TheHuntersTrial);
    let mut play = with_quest(play, Quest::StolenPurses);
    play.acts(P1, &["done", "visit quest-giver"]);
    assert!(play.asked().starts_with("P1 DropQuest"));
    assert_eq!(play.legal(P1).len(), 3);
    play.act(P1, "drop stolen-purses", &[]);
    assert_eq!(play.view().players[0].quests.len(), 2);
    assert!(play.view().dropped.is_empty(), "AG-RUL-31: a starting quest leaves the game");
}

#[test]
fn ag_win_01_eight_valor_end_the_game() {
    let mut play = with_quest(Play::of(2).at(P1, Space::D2), Quest::LayTheDeadToRest);
    play.arrange(|view| {
        view.players[0].log.quests =
            [Quest::TheLastAlliance, Quest::EndToEnd].into_iter().collect();
    });
    let mut play = play.next(Challenge::RottenGhoul);
    play.act(P1, "done", &[6, 1]);
    let Status::Over(outcome) = play.game.status() else { panic!("{}", play.asked()) };
    assert_eq!(outcome.scores, [8, 0]);
    assert_eq!(outcome.returns, [1.0, 0.0]);
}

#[test]
fn ag_win_03_ties_are_broken_by_cards_then_by_level() {
    let mut play = Play::of(3);
    let quests = |all: &[Quest]| all.iter().copied().collect();
    play.arrange(|view| {
        view.options.rounds = 1;
        view.first = P1;
        view.active = P3;
        view.players[0].log.quests = quests(&[Quest::TheEasternPlagues]);
        view.players[1].log.quests = quests(&[Quest::Bounty, Quest::FirstStepsInTheWild]);
        view.players[2].log.quests = quests(&[Quest::FirstBlood, Quest::StolenPurses]);
        view.players[2].level = Level::Green;
        view.agenda = Some(vec![Step::NextTurn]);
    });
    assert_eq!(play.asked(), "over Some(Seat(2))", "AG-WIN-04, AG-RUL-71");
}

#[test]
fn ag_win_05_equal_in_everything_they_win_together() {
    let mut play = Play::of(2);
    play.arrange(|view| {
        view.options.rounds = 1;
        view.active = P2;
        view.agenda = Some(vec![Step::NextTurn]);
    });
    let Status::Over(outcome) = play.game.status() else { panic!("{}", play.asked()) };
    assert_eq!(outcome.returns, [0.5, 0.5]);
}
