//! Positions that cannot be are refused when they are laid.

use game_wrath::Wrath;
use game_wrath::names::{Region, Reward, Space};
use game_wrath::view::View;
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
