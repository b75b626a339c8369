//! The chances that are told before a roll are those of the rules: every roll is made, and counted.

#![allow(clippy::unwrap_used)]

use game_wrath::content::book;
use game_wrath::event::ActionsEvent;
use game_wrath::names::{Hero, Quest, Region, Space};
use game_wrath::state::{Fight, FightKind};
use game_wrath::view::{LichKing, PileView, SiegeView, View};
use game_wrath::{Action, Event, Prompt, Wrath, odds};
use kernel::{Chance, Cx, Draw, Game, Status, Viewer};

use crate::table::opening;

/// What each of the 36 rolls tells after `action`.
fn rolls(game: &Wrath, action: Action) -> Vec<Vec<Event>> {
    let Status::Awaiting(decision) = game.status() else { return Vec::new() };
    let seat = match decision.prompt {
        Prompt::Act { hero, .. } => game.view(Viewer::Omniscient).heroes[&hero].seat,
        _ => decision.seats.first().unwrap(),
    };
    let pairs = (0..6).flat_map(|one| (0..6).map(move |other| [one, other]));
    let one = |values: [u32; 2]| {
        let mut chance = Chance::replay(values.map(|value| Draw { bound: 6, value }));
        let mut events = Vec::new();
        game.clone().apply(seat, action, &mut Cx::telling(&mut chance, &mut events));
        events
    };
    pairs.map(one).collect()
}

fn rolled(events: &[Event]) -> (u8, u8) {
    let found = events.iter().find_map(|it| match it {
        Event::Actions(ActionsEvent::Rolled { successes, blocks, .. }) => {
            Some((*successes, *blocks))
        }
        _ => None,
    });
    found.expect("dice were rolled")
}

/// Percent of the rolls, as the odds round it.
fn share(n_good: usize) -> u32 {
    odds::percent(n_good as u32, 36)
}

fn compare(game: &Wrath, hero: Hero, action: Action) {
    let view = game.view(Viewer::Spectator);
    let it = &view.heroes[&hero];
    let here = &view.spaces[&it.space];
    let all = rolls(game, action);
    match action {
        Action::Fight => {
            let told = odds::fight(&view, hero, it.space).unwrap();
            let toughness = here.ghouls + 3 * here.abominations;
            let spare = |blocks: u8| if hero == Hero::Tirion { blocks } else { 0 };
            let clears =
                all.iter().map(|it| rolled(it)).filter(|(s, b)| toughness <= s + spare(*b));
            assert_eq!(told.clear, share(clears.count()), "{hero} against {toughness}");
            if hero != Hero::Tirion {
                let extra = odds::lich_king_damage(&view, it.space);
                let suffers = |(successes, blocks): (u8, u8)| {
                    let n_ghouls = here.ghouls.min(successes);
                    let n_brutes = here.abominations.min((successes - n_ghouls) / 3);
                    let left = here.ghouls - n_ghouls + here.abominations - n_brutes + extra;
                    left.saturating_sub(blocks)
                };
                for (damage, chance) in told.damage.table() {
                    let n = all.iter().filter(|it| suffers(rolled(it)) == damage).count();
                    assert_eq!(chance, share(n), "{damage} damage");
                }
            }
        }
        Action::Rest => {
            let told = odds::rest(&view, hero, 0).unwrap();
            let healed = |events: &[Event]| -> u8 {
                let by = events.iter().map(|it| match it {
                    Event::Actions(ActionsEvent::Healed { by, .. }) => *by,
                    _ => 0,
                });
                by.sum()
            };
            for (healing, chance) in told.healing.table() {
                let n = all.iter().filter(|it| healed(it) == healing).count();
                assert_eq!(chance, share(n), "{healing} health");
            }
        }
        _ => {
            let quest = Quest::ALL.iter().copied().find(|quest| {
                book().quest(*quest).space == it.space && odds::steps_left(&view, *quest).is_some()
            });
            let quest = quest.unwrap();
            let told = odds::quest(&view, hero, quest).unwrap();
            let left = odds::steps_left(&view, quest).unwrap();
            for (steps, chance) in told.steps.table() {
                let n = all.iter().filter(|it| rolled(it).0.min(left) == steps).count();
                assert_eq!(chance, share(n), "{steps} steps");
            }
        }
    }
}

/// WR-ACT-FIGHT-02, WR-ACT-QUEST-02, WR-ACT-REST-01.
#[test]
fn odds_are_those_of_the_rules() {
    let mut counts = [0; 3];
    for seed in 0..40 {
        let setup = opening(1 + seed as u8 % 5);
        let mut chance = Chance::fast(seed);
        let mut game = Wrath::start(&setup, &mut Cx::silent(&mut chance)).unwrap();
        let mut legal = Vec::new();
        while let Status::Awaiting(decision) = game.status() {
            let mut seat = decision.seats.first().unwrap();
            if let Prompt::Act { hero, .. } = decision.prompt {
                seat = game.view(Viewer::Spectator).heroes[&hero].seat;
                game.legal_actions(seat, &mut legal);
                for (nth, action) in
                    [Action::Fight, Action::Quest, Action::Rest].into_iter().enumerate()
                {
                    if legal.contains(&action) {
                        compare(&game, hero, action);
                        counts[nth] += 1;
                    }
                }
            }
            game.legal_actions(seat, &mut legal);
            let nth = chance.below(legal.len() as u32) as usize;
            game.apply(seat, legal[nth], &mut Cx::silent(&mut chance));
        }
    }
    assert!(counts.iter().all(|n| 50 < *n), "{counts:?}");
}

/// A table of three whose view says where `hero` stands, among how many ghouls and abominations.
fn facing(hero: Hero, space: Space, ghouls: u8, abominations: u8, lich_king: LichKing) -> View {
    let seats = if hero == Hero::Tirion { 2 } else { 3 };
    let game = Wrath::start(&opening(seats), &mut Cx::silent(&mut Chance::fast(1))).unwrap();
    let mut view = game.view(Viewer::Spectator);
    view.lich_king = lich_king;
    view.heroes.values_mut().for_each(|it| it.space = Space::Gundrak);
    view.heroes.get_mut(&hero).unwrap().space = space;
    let there = view.spaces.get_mut(&space).unwrap();
    (there.ghouls, there.abominations, there.stronghold) = (ghouls, abominations, false);
    view
}

/// Counted by hand over the 36 rolls: 0, 1, 2, 3 or 4 successes in 1, 8, 18, 8 and 1 of them.
#[test]
fn wr_act_fight_02_odds_of_a_fight_as_counted_by_hand() {
    let here = Space::TheNexus;
    let mut view = facing(Hero::Thrall, here, 3, 0, LichKing::Red);
    let told = odds::fight(&view, Hero::Thrall, here).unwrap();
    assert_eq!(told.removed.table(), [(0, 3), (1, 22), (2, 50), (3, 25)]);
    assert_eq!(told.damage.table(), [(0, 8), (1, 47), (2, 44)], "WR-LK-02");
    assert_eq!((told.removed.mean_tenths(), told.damage.mean_tenths()), (20, 14));
    assert_eq!((told.clear, told.defeat), (25, 0));
    view.heroes.get_mut(&Hero::Thrall).unwrap().health = 2;
    assert_eq!(odds::fight(&view, Hero::Thrall, here).unwrap().defeat, 44);
    view.heroes.get_mut(&Hero::Thrall).unwrap().health = 1;
    assert_eq!(odds::fight(&view, Hero::Thrall, here).unwrap().defeat, 92);
    // On another space than its own a hero suffers nothing.
    view.heroes.get_mut(&Hero::Thrall).unwrap().space = Space::WarsongHold;
    assert_eq!(odds::fight(&view, Hero::Thrall, here).unwrap().damage.table(), [(0, 100)]);

    let tirion = facing(Hero::Tirion, here, 3, 0, LichKing::Green);
    let told = odds::fight(&tirion, Hero::Tirion, here).unwrap();
    assert_eq!(told.removed.table(), [(2, 44), (3, 56)], "WR-HERO-TIRION-02");
    assert_eq!((told.clear, told.damage.table()), (56, vec![(0, 56), (1, 44)]));

    let varian = facing(Hero::Varian, here, 1, 1, LichKing::Green);
    let told = odds::fight(&varian, Hero::Varian, here).unwrap();
    assert_eq!(told.removed.table(), [(1, 75), (2, 25)], "WR-HERO-VARIAN-02");
    assert_eq!((told.clear, told.damage.mean_tenths()), (25, 3));

    let jaina = facing(Hero::Jaina, here, 3, 2, LichKing::Red);
    let told = odds::fight(&jaina, Hero::Jaina, here).unwrap();
    assert_eq!(told.damage.table(), [(1, 8), (2, 47), (3, 44)], "WR-HERO-JAINA-02");
    assert_eq!((told.clear, told.damage.mean_tenths()), (0, 24));
}

#[test]
fn wr_act_quest_02_odds_of_a_quest_action_as_counted_by_hand() {
    let mut view = facing(Hero::Thrall, Space::TheNexus, 0, 0, LichKing::Red);
    let red = view.quests.get_mut(&Region::Red).unwrap();
    (red.quest, red.progress, red.complete) = (Quest::TheNexus, 13, false);
    let told = odds::quest(&view, Hero::Thrall, Quest::TheNexus).unwrap();
    assert_eq!(told.steps.table(), [(0, 3), (1, 22), (2, 75)]);
    assert_eq!(told.damage.table(), [(2, 11), (3, 44), (4, 44)]);
    assert_eq!((told.complete, told.defeat), (75, 0));
    assert_eq!(odds::steps_left(&view, Quest::TheNexus), Some(2));
    assert_eq!(odds::steps_left(&view, Quest::AzjolNerub), None);
    assert_eq!(odds::steps_left(&view, Quest::IcecrownCitadel), None);
    view.quests.get_mut(&Region::Red).unwrap().complete = true;
    assert_eq!(odds::steps_left(&view, Quest::TheNexus), None);
    view.siege = Some(SiegeView { progress: 19, length: 22 });
    assert_eq!(odds::steps_left(&view, Quest::IcecrownCitadel), Some(3));
}

#[test]
fn wr_act_rest_01_odds_of_a_rest_as_counted_by_hand() {
    let mut view = facing(Hero::Thrall, Space::TheNexus, 0, 0, LichKing::Red);
    view.heroes.get_mut(&Hero::Thrall).unwrap().health = 5;
    let told = odds::rest(&view, Hero::Thrall, 0).unwrap();
    assert_eq!((told.healing.table(), told.full), (vec![(0, 3), (1, 22), (2, 75)], 75));
    assert_eq!(told.healing.mean_tenths(), 17);
    view.spaces.get_mut(&Space::TheNexus).unwrap().stronghold = true;
    let told = odds::rest(&view, Hero::Thrall, 1).unwrap();
    assert_eq!((told.healing.table(), told.full), (vec![(2, 100)], 100), "WR-ACT-REST-03");
}

#[test]
fn wr_lk_05_whom_the_lich_king_strikes_as_told() {
    let mut view = facing(Hero::Thrall, Space::TheNexus, 0, 0, LichKing::Red);
    let told = |view: &View| {
        [Space::TheNexus, Space::Gundrak, Space::IcecrownCitadel]
            .map(|space| odds::lich_king_damage(view, space))
    };
    assert_eq!(told(&view), [1, 0, 0]);
    view.lich_king = LichKing::Green;
    assert_eq!(told(&view), [0, 1, 0]);
    view.lich_king = LichKing::Icecrown;
    assert_eq!(told(&view), [0, 0, 1], "WR-LK-05");
}

/// WR-ACT-FIGHT-07: what stays and strikes if nobody adds a card.
#[test]
fn wr_act_fight_07_the_fight_as_it_stands() {
    let here = Space::TheNexus;
    let mut view = facing(Hero::Thrall, here, 3, 2, LichKing::Red);
    assert_eq!(odds::standing_fight(&view), None);
    let mut stands = |kind: FightKind, successes: u8, blocks: u8| {
        view.fight = Some(Fight { kind, hero: Hero::Thrall, space: here, successes, blocks });
        odds::standing_fight(&view).unwrap()
    };
    assert_eq!(stands(FightKind::Action, 2, 1), (3, 3));
    assert_eq!(stands(FightKind::Action, 5, 1), (2, 2));
    assert_eq!(stands(FightKind::Gunship, 7, 0), (1, 2));
    assert_eq!(stands(FightKind::Action, 9, 2), (0, 0));
    assert_eq!(stands(FightKind::WailingArrow, 2, 0), (3, 0), "WR-HERO-SYLVANAS-01");
}

#[test]
fn wr_deck_06_odds_of_the_scourge_rises() {
    let mut view = facing(Hero::Thrall, Space::TheNexus, 0, 0, LichKing::Red);
    let mut told = |piles: &[(u8, u8)]| {
        let pile =
            |&(cards, scourge_rises): &(u8, u8)| PileView { cards, scourge_rises, strongholds: 0 };
        view.hero_deck.piles = piles.iter().map(pile).collect();
        odds::rise(&view)
    };
    // 1 - 11/12 · 10/11
    assert_eq!(told(&[(12, 1), (11, 1)]), 17);
    // 1 - 1/2 · 0/1
    assert_eq!(told(&[(2, 1), (11, 1)]), 100);
    // The other card is the first of ten.
    assert_eq!(told(&[(1, 0), (10, 1)]), 10);
    assert_eq!(told(&[(3, 0), (10, 1)]), 0);
    // 1 - 2/3 · 1/2 in a pile of three, then nothing is left to draw.
    assert_eq!(told(&[(3, 1), (1, 1)]), 67);
    assert_eq!(told(&[]), 0);
}

#[test]
fn percentages_are_rounded_but_never_to_certainty() {
    let told = [0, 1, 9, 16, 18, 30, 33, 35, 36].map(|n| odds::percent(n, 36));
    assert_eq!(told, [0, 3, 25, 44, 50, 83, 92, 97, 100]);
    assert_eq!((odds::percent(1, 1000), odds::percent(999, 1000)), (1, 99));
}
