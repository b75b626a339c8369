//! What holds in every position of every game, and that a position is small.

use game_wrath::content::book;
use game_wrath::names::{Card, Difficulty, Region, Reward, Space};
use game_wrath::view::{LichKing, Secret, SiegeView};
use game_wrath::{Action, Options, Setup, View, Wrath};
use kernel::{Chance, Cx, Game, Viewer};
use testkit::proptest::prelude::{Strategy, any};

use crate::table::opening;

fn options(difficulty: Difficulty, flags: [bool; 4]) -> Options {
    let [first_game, rises, abominations, cancels] = flags;
    Options {
        difficulty,
        first_game,
        rewards_between_rises: rises,
        rewards_between_abominations: abominations,
        defeat_cancels_effect: cancels,
    }
}

/// Every table: 1 to 5 players, every difficulty, every option.
fn setups() -> impl Strategy<Value = Setup> {
    let options = (0..4usize, any::<[bool; 4]>())
        .prop_map(|(idx, flags)| options(Difficulty::ALL[idx], flags));
    (1..=5u8, options).prop_map(|(seats, options)| Setup { options, ..Setup::of(seats) })
}

#[test]
fn every_law_holds() {
    testkit::laws::<Wrath>("WR", setups());
}

/// Of two possible positions something of one is put into the other.
#[test]
fn what_is_laid_can_be_played_or_is_refused() {
    let tables: Vec<Setup> = (1..=5).map(Setup::of).collect();
    testkit::Grafts::of::<Wrath>(&tables, testkit::n_games(400), 7).assert_sound();
}

#[test]
fn long_random_play_is_clean() {
    let tables = (0..64usize).map(|bits| {
        let flags = [0, 1, 2, 3].map(|bit| bits & (1 << bit) != 0);
        options(Difficulty::ALL[bits / 16], flags)
    });
    let tables: Vec<Setup> = tables
        .flat_map(|options| (1..=5).map(move |seats| Setup { options, ..Setup::of(seats) }))
        .collect();
    let soak = testkit::soak::<Wrath>(&tables, testkit::n_games(2_000), 0);
    soak.assert_clean();
    let unmet: Vec<&str> =
        VERBS.split(' ').filter(|verb| !soak.verbs.contains_key(*verb)).collect();
    assert!(unmet.is_empty(), "random play never met {unmet:?}, only {:?}", soak.verbs);
}

/// Every verb that random play meets; those of rewards have positions of their own below.
const VERBS: &str = "activate agree allow assign bolt chain-lightning discard done fight fly for-the-alliance hit lay \
                     lift move pass pick play press-forward prevent quest refuse rest spawn storm-bolt stronghold \
                     teleport wailing-arrow";

/// The rewards of the table go to its seats in turn, beginning with those of `first`; every quest is complete.
pub(crate) fn give_rewards(view: &mut View, first: usize) {
    let n_seats = view.seats.len();
    view.quests.values_mut().for_each(|it| (it.complete, it.reward) = (true, None));
    let rewards = (0..3).map(|idx| Reward::ALL[(first + idx) % Reward::ALL.len()]);
    for (idx, reward) in rewards.enumerate() {
        let mut seats = view.seats.values_mut();
        let seat = seats.nth(idx % n_seats).expect("a seat of the table");
        seat.rewards.push(reward);
    }
    view.siege = Some(SiegeView { progress: 0, length: 0 });
    view.lich_king = LichKing::Icecrown;
}

/// Rewards in hands, hurt heroes and a crowded map, in the middle of the siege: with every reward, for every table.
#[test]
fn laws_hold_with_rewards_in_hand() {
    let mut verbs = std::collections::BTreeSet::new();
    for first in 0..Reward::ALL.len() {
        for seats in 1..=5 {
            let flags = [false, first % 2 == 0, seats % 2 == 0, first % 3 == 0];
            let setup = Setup { options: options(Difficulty::Normal, flags), ..opening(seats) };
            let state = from_view(&setup, |view| {
                give_rewards(view, first);
                view.heroes.values_mut().for_each(|it| it.health = 3);
                view.discard.insert(Card::Fight2, 3);
                view.turn.used_ability = true;
            });
            for seed in 0..3 {
                let verdict = testkit::trial_at::<Wrath>("WR", &setup, &state, seed);
                verdict.unwrap_or_else(|broken| panic!("{first} {seats} seed {seed}: {broken}"));
                verbs.extend(words_played(&state, seed));
            }
        }
    }
    let rewards = Reward::ALL.iter().map(|it| it.name());
    let unmet: Vec<&str> = rewards
        .chain(["strike", "march", "take", "hold"])
        .filter(|it| !verbs.contains(*it))
        .collect();
    assert!(unmet.is_empty(), "never met: {unmet:?}");
}

/// The verbs of a random game from a position on, and the nouns behind `play`.
fn words_played(state: &Wrath, seed: u64) -> Vec<String> {
    let (mut state, chance) = (*state, &mut Chance::fast(seed));
    let (mut legal, mut res) = (Vec::new(), Vec::new());
    while let Some(decision) = state.decision() {
        let nth = chance.below(decision.seats.len()) as usize;
        let seat = decision.seats.iter().nth(nth).expect("somebody is asked");
        state.legal_actions(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        res.extend(action.to_string().split(' ').take(2).map(str::to_owned));
        state.apply(seat, action, &mut Cx::silent(chance));
    }
    res
}

/// Quests one step before their end, with the heroes on them: completion, rewards, the siege and victory.
#[test]
fn laws_hold_where_quests_are_completed() {
    for seed in 0..24 {
        let setup = opening(1 + (seed % 5) as u8);
        let state = from_view(&setup, |view| {
            let spaces: Vec<Space> =
                view.quests.values().map(|it| book().quest(it.quest).space).collect();
            for it in view.quests.values_mut() {
                it.progress = it.length - 1;
            }
            for (idx, hero) in view.heroes.values_mut().enumerate() {
                (hero.space, hero.health) = (spaces[idx % 3], hero.max);
            }
        });
        let verdict = testkit::trial_at::<Wrath>("WR", &setup, &state, seed);
        verdict.unwrap_or_else(|broken| panic!("regional quests, seed {seed}: {broken}"));
        let state = from_view(&setup, |view| {
            give_rewards(view, seed as usize);
            let length = view.siege.as_ref().map_or(0, |it| it.progress) + 20;
            view.siege = Some(SiegeView { progress: length, length: 0 });
            view.heroes.values_mut().for_each(|it| it.space = Space::IcecrownCitadel);
        });
        let verdict = testkit::trial_at::<Wrath>("WR", &setup, &state, seed);
        verdict.unwrap_or_else(|broken| panic!("the siege, seed {seed}: {broken}"));
    }
}

/// A fresh table changed by `arrange`.
pub(crate) fn from_view(setup: &Setup, arrange: impl Fn(&mut View)) -> Wrath {
    let fresh = Wrath::start(setup, &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    let mut view = fresh.view(Viewer::Omniscient);
    arrange(&mut view);
    fresh.from_view(&view).expect("a position that can be")
}

/// WR-COOP-02: what lies under the quests is told to the omniscient only.
#[test]
fn wr_coop_02_rewards_under_quests_are_hidden() {
    let state = from_view(&opening(3), |_| {});
    for viewer in [Viewer::Spectator, Viewer::Seat(kernel::Seat(0))] {
        let view = state.view(viewer);
        assert!(view.quests.values().all(|it| it.reward == Some(Secret::Hidden)));
        assert_eq!((view.hero_deck.order, view.scourge.order), (None, None));
    }
    let all = state.view(Viewer::Omniscient);
    assert!(Region::ALL.iter().all(|it| matches!(all.quests[it].reward, Some(Secret::Known(_)))));
}

/// The budget of the design: a position that search can copy without thinking.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Wrath>() <= 2048, "{} bytes", size_of::<Wrath>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}

#[test]
fn altered_positions_are_refused_or_can_be_played() {
    let tables: Vec<Setup> =
        (1..=5).map(Setup::of).chain((1..=5).map(crate::table::opening)).collect();
    let altered = testkit::altered::<Wrath>(&tables, testkit::n_games(150) as u32, 1);
    let failures = &altered.failures;
    assert!(failures.is_empty(), "{} of them:\n{}", failures.len(), failures.join("\n"));
    assert!(100 < altered.n_played && 8 < altered.refused.len(), "{altered:?}");
}
