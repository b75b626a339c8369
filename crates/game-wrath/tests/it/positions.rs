//! Positions that cannot be are refused when they are laid.

use game_wrath::names::{Card, Region, Reward, Space};
use game_wrath::view::{LichKing, SiegeView, View};
use game_wrath::{Action, Step, Wrath};
use kernel::{Chance, Cx, Game, Seat, Viewer};

use crate::table::opening;

/// The rule that forbids the fresh table of two, changed by `arrange`.
fn forbidden(arrange: impl Fn(&mut View)) -> Option<&'static str> {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    let mut view = fresh.view(Viewer::Omniscient);
    arrange(&mut view);
    fresh.arranged(&view).err().map(|it| it.rule)
}

fn hold(view: &mut View, rewards: &[Reward]) {
    view.seats.get_mut(&Seat(0)).expect("two seats").rewards = rewards.to_vec();
}

fn complete(view: &mut View, region: Region) {
    let quest = view.quests.get_mut(&region).expect("a quest of each region");
    (quest.complete, quest.reward) = (true, None);
}

#[test]
fn wr_quest_02_no_more_rewards_than_completed_quests() {
    let rewards = [Reward::NewAllies, Reward::OneQuietNight];
    assert_eq!(forbidden(|_| {}), None);
    assert_eq!(forbidden(|view| hold(view, &rewards[..1])), Some("WR-QUEST-02"));
    assert_eq!(forbidden(|view| view.spent = rewards[..1].to_vec()), Some("WR-QUEST-02"));
    let with_one_quest = |held: &'static [Reward]| {
        forbidden(|view| {
            complete(view, Region::Red);
            hold(view, held);
        })
    };
    assert_eq!(with_one_quest(&[Reward::NewAllies]), None);
    assert_eq!(with_one_quest(&[Reward::NewAllies, Reward::OneQuietNight]), Some("WR-QUEST-02"));
}

#[test]
fn wr_reward_alex_01_at_most_one_scourge_card_is_in_the_box() {
    let boxed = |spaces: &'static [Space]| {
        forbidden(|view| {
            view.scourge.discard.clear();
            view.scourge.boxed = spaces.to_vec();
        })
    };
    assert_eq!(boxed(&[Space::Gundrak]), None);
    assert_eq!(boxed(&[Space::Gundrak, Space::Ulduar]), Some("WR-REWARD-ALEX-01"));
}

/// Closed it cannot be entered, open it is a quest space: no stronghold is placed there.
#[test]
fn wr_amb_04_icecrown_citadel_is_no_place_for_a_stronghold() {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    for is_open in [false, true] {
        let mut view = fresh.view(Viewer::Omniscient);
        view.turn.step = Step::Stronghold;
        view.turn.drawn = vec![Card::Stronghold, Card::Stronghold];
        if is_open {
            Region::ALL.iter().for_each(|&region| complete(&mut view, region));
            view.siege = Some(SiegeView { progress: 0, length: 0 });
            view.lich_king = LichKing::Icecrown;
        }
        let state = fresh.arranged(&view).expect("a position that can be");
        let mut places = Vec::new();
        state.legal_actions(state.leading_seat().expect("somebody is asked"), &mut places);
        let all = Space::ALL.iter().map(|&space| Action::Stronghold(space));
        let barred: Vec<Action> = all.filter(|it| !places.contains(it)).collect();
        let citadel = Action::Stronghold(Space::IcecrownCitadel);
        assert!(barred.contains(&citadel), "open: {is_open}, barred: {barred:?}");
        // Beside it only the three quest spaces of the regions are barred.
        assert_eq!(barred.len(), if is_open { 1 } else { 4 }, "{barred:?}");
    }
}
