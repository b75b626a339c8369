//! Positions that cannot be are refused when they are laid.

use game_wrath::names::{Card, Hero, Region, Reward, Space};
use game_wrath::places::Places;
use game_wrath::state::Source;
use game_wrath::view::{LichKing, SiegeView, View};
use game_wrath::{Action, Moment, Step, Wrath};
use kernel::{Chance, Cx, Game, Seat, Viewer};

use crate::table::opening;

/// The rule that forbids the fresh table of two, changed by `arrange`.
fn forbidden(arrange: impl Fn(&mut View)) -> Option<&'static str> {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    let mut view = fresh.view(Viewer::Omniscient);
    arrange(&mut view);
    fresh.from_view(&view).err().map(|it| it.rule)
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
            view.scourge.discard = Places::EMPTY;
            view.scourge.boxed = spaces.iter().copied().collect();
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
        let state = fresh.from_view(&view).expect("a position that can be");
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

/// A table of two at which P2 holds rewards, between step 1 and step 2 of P1's turn.
fn before_the_draw(rewards: &[Reward]) -> Wrath {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    let mut view = fresh.view(Viewer::Omniscient);
    Region::ALL.iter().for_each(|&region| complete(&mut view, region));
    view.siege = Some(SiegeView { progress: 0, length: 0 });
    view.lich_king = LichKing::Icecrown;
    view.heroes.values_mut().for_each(|it| (it.health, it.space) = (1, Space::TheBreach));
    view.turn.hero = view.order[0];
    view.seats.get_mut(&Seat(1)).expect("two seats").rewards = rewards.to_vec();
    view.turn.step = Step::Window(Moment::Draw);
    fresh.from_view(&view).expect("a position that can be")
}

/// What a person might think of is listed with the reason against it, where there is one.
#[test]
fn wr_reward_03_what_a_holder_of_rewards_thinks_of() {
    let state = before_the_draw(&[Reward::BorrowedTime, Reward::BlessingOfTheLight]);
    let mut thought = Vec::new();
    state.candidate_actions(Seat(1), &mut thought);
    for action in [Action::BorrowedTime, Action::BlessingOfTheLight(None)] {
        assert!(thought.contains(&action), "WR-REWARD-03: {action} among {thought:?}");
    }
    assert!(thought.contains(&Action::Play(Card::Defend)), "{thought:?}");
    let refused = state.check(Seat(1), Action::BorrowedTime).expect_err("step 1 is over");
    assert_eq!(refused.rule, "WR-REWARD-BORROWED-01");
}

/// In step 1 the active hero's player thinks of the rewards in hand, and of Icecrown Citadel, open or closed.
#[test]
fn wr_turn_02_what_the_active_player_thinks_of() {
    let held = before_the_draw(&[Reward::BorrowedTime]);
    let mut view = held.view(Viewer::Omniscient);
    view.turn.hero = view.order[1];
    view.turn.step = Step::Actions;
    let state = held.from_view(&view).expect("a position that can be");
    let mut thought = Vec::new();
    state.candidate_actions(Seat(1), &mut thought);
    for action in [Action::BorrowedTime, Action::Move(Space::IcecrownCitadel)] {
        assert!(thought.contains(&action), "WR-TURN-02: {action} among {thought:?}");
    }
}

/// The same rule forbids a free action in others' turns, in the middle of something, and after step 1; the sentence says
/// which.
#[test]
fn wr_free_02_the_reason_fits_the_moment() {
    let state = before_the_draw(&[Reward::BlessingOfTheLight]);
    let why = |seat: u8| {
        let refused = state.check(Seat(seat), Action::Heal(Hero::Tirion)).expect_err("not now");
        (refused.rule, refused.why)
    };
    assert_eq!(why(0), ("WR-FREE-02", "free-step-over"));
    assert_eq!(why(1), ("WR-FREE-02", "free-own-turn"));
    let picking = Wrath::start(&game_wrath::Setup::of(2), &mut Cx::silent(&mut Chance::fast(3)));
    let picking = picking.expect("a table of the rulebook");
    // Before there are hands and heroes no card is refused for what it says.
    for action in [Action::Heal(Hero::Tirion), Action::NewAllies] {
        let refused = picking.check(Seat(0), action).expect_err("heroes are picked");
        assert_eq!(refused.rule, "WR-TURN-01", "{action}");
    }
}

/// Of several who may answer the table waits for the one whom the question is about.
#[test]
fn wr_amb_46_whom_the_table_waits_for() {
    let state = before_the_draw(&[Reward::BlessingOfTheLight]);
    assert_eq!(state.leading_seat(), Some(Seat(1)));
    let mut view = state.view(Viewer::Omniscient);
    view.turn.hero = view.order[1];
    view.seats.get_mut(&Seat(0)).expect("two seats").rewards = vec![Reward::NewAllies];
    view.discard.insert(Card::Heal, 1);
    view.turn.step = Step::Actions;
    let state = state.from_view(&view).expect("a position that can be");
    let kernel::Status::Awaiting(decision) = state.status() else { panic!("it goes on") };
    assert_eq!((decision.seats.len(), state.leading_seat()), (2, Some(Seat(1))), "WR-AMB-46");
}

/// The refusal of a card that is not there does not speak of the size of the hand.
#[test]
fn wr_hand_01_a_card_that_is_not_there() {
    let state = before_the_draw(&[]);
    let mut view = state.view(Viewer::Omniscient);
    let held = [(Card::Heal, 6), (Card::Defend, 3)].into_iter().collect();
    view.seats.get_mut(&Seat(0)).expect("two seats").hand = held;
    view.turn.hero = view.order[0];
    view.turn.step = Step::Limit;
    let state = state.from_view(&view).expect("a position that can be");
    let refused = state.check(Seat(0), Action::Discard(Card::Fight1)).expect_err("none is held");
    assert_eq!((refused.rule, refused.why), ("WR-HAND-01", "no-such-card"));
}

/// Step 4 of a turn at which the current player chooses where an abomination goes.
fn step_4() -> Wrath {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    let mut view = fresh.view(Viewer::Omniscient);
    view.spaces.iter_mut().for_each(|(_, it)| (it.ghouls, it.abominations) = (0, 0));
    let there = view.spaces.get_mut(&Space::DraktharonKeep).expect("a space");
    there.abominations = 1;
    // On either side at the same distance.
    for (it, space) in view.heroes.values_mut().zip([Space::Dalaran, Space::ThrymsEnd]) {
        it.space = space;
    }
    view.turn.step = Step::Abominations;
    let state = fresh.from_view(&view).expect("a position that can be");
    assert_eq!(state.view(Viewer::Omniscient).turn.step, Step::Activate);
    state
}

fn forbidden_from(state: &Wrath, arrange: impl Fn(&mut View)) -> Option<&'static str> {
    let mut view = state.view(Viewer::Omniscient);
    arrange(&mut view);
    state.from_view(&view).err().map(|it| it.rule)
}

#[test]
fn wr_abom_01_the_abominations_of_step_4_stand_on_the_map() {
    let moved = forbidden_from(&step_4(), |view| {
        for (space, n_abominations) in [(Space::DraktharonKeep, 0), (Space::Gundrak, 1)] {
            view.spaces.get_mut(&space).expect("a space").abominations = n_abominations;
        }
    });
    assert_eq!(moved, Some("WR-ABOM-01"));
    assert_eq!(forbidden_from(&step_4(), |_| {}), None);
}

/// The abomination has moved, and hits one of two heroes; now nobody is there to be hit.
#[test]
fn wr_turn_01_whoever_is_asked_has_an_answer() {
    let mut state = step_4();
    let mut view = state.view(Viewer::Omniscient);
    view.heroes.values_mut().for_each(|it| it.space = Space::Dalaran);
    view.spaces.get_mut(&Space::Dalaran).expect("a space").abominations = 1;
    view.spaces.get_mut(&Space::DraktharonKeep).expect("a space").abominations = 0;
    view.horde = None;
    view.turn.step = Step::Abominations;
    view.turn.hero = view.order[0];
    state = state.from_view(&view).expect("a position that can be");
    assert!(matches!(state.view(Viewer::Omniscient).turn.step, Step::Hit(_)));
    let gone = forbidden_from(&state, |view| {
        view.heroes.values_mut().for_each(|it| it.space = Space::Gundrak);
    });
    assert_eq!(gone, Some("WR-TURN-01"));
}

#[test]
fn wr_turn_01_what_comes_next_follows_from_the_step() {
    let shuffled = forbidden_from(&step_4(), |view| view.agenda.reverse());
    assert_eq!(shuffled, Some("WR-TURN-01"));
}

#[test]
fn wr_setup_10_before_the_deal_there_are_no_hands() {
    let picking = Wrath::start(&game_wrath::Setup::of(2), &mut Cx::silent(&mut Chance::fast(3)));
    let picking = picking.expect("a table of the rulebook");
    let dealt = forbidden_from(&picking, |view| {
        view.seats.get_mut(&Seat(0)).expect("two seats").hand.insert(Card::Heal, 1);
    });
    assert_eq!(dealt, Some("WR-SETUP-10"));
    let built = forbidden_from(&picking, |view| {
        view.spaces.get_mut(&Space::Dalaran).expect("a space").stronghold = true;
    });
    assert_eq!(built, Some("WR-STRONG-01"));
    assert_eq!(forbidden_from(&picking, |view| view.scourge.index = 1), Some("WR-RISE-01"));
}

#[test]
fn wr_draw_03_special_cards_wait_for_their_step() {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    for card in [Card::ScourgeRises, Card::Stronghold, Card::Heal] {
        let drawn = forbidden_from(&fresh, |view| view.turn.drawn = vec![card]);
        assert_eq!(drawn, Some("WR-DRAW-03"), "{card}");
    }
}

#[test]
fn wr_comp_02_no_more_cards_than_the_box_has() {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    for n_cards in [11, 255] {
        let held = forbidden_from(&fresh, |view| {
            view.seats.get_mut(&Seat(0)).expect("two seats").hand.insert(Card::Heal, n_cards);
        });
        assert_eq!(held, Some("WR-COMP-02"), "{n_cards}");
    }
}

/// WR-SETUP-03: three of nine quests and rewards are in the game; everybody knows the other quests, nobody the rewards.
#[test]
fn wr_setup_03_what_was_put_back_is_seen() {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let fresh = fresh.expect("a table of the rulebook");
    let public = fresh.view(Viewer::Spectator);
    assert_eq!(public.boxed.quests.len(), 6, "WR-SETUP-03");
    let in_play: Vec<_> = public.quests.values().map(|it| it.quest).collect();
    assert!(public.boxed.quests.iter().all(|it| !in_play.contains(it)), "WR-SETUP-03");
    assert_eq!(public.boxed.rewards, None, "WR-SETUP-03");
    let all = fresh.view(Viewer::Omniscient).boxed.rewards.expect("told to the omniscient");
    assert_eq!(all.len(), 6, "WR-SETUP-03");
}

#[test]
fn wr_dmg_01_damage_comes_from_something() {
    let mut view = step_4().view(Viewer::Omniscient);
    view.heroes.values_mut().for_each(|it| it.space = Space::Dalaran);
    view.spaces.get_mut(&Space::Dalaran).expect("a space").abominations = 1;
    view.spaces.get_mut(&Space::DraktharonKeep).expect("a space").abominations = 0;
    view.seats.values_mut().for_each(|it| {
        it.hand.insert(Card::Defend, 1);
    });
    view.horde = None;
    view.turn.hero = view.order[1];
    view.turn.step = Step::Abominations;
    let mut state = step_4().from_view(&view).expect("a position that can be");
    let seat = state.leading_seat().expect("somebody is asked");
    state.apply(seat, Action::Hit(view.order[1]), &mut Cx::silent(&mut Chance::fast(1)));
    assert_eq!(state.view(Viewer::Omniscient).turn.step, Step::Damage);
    assert_eq!(forbidden_from(&state, |_| {}), None);
    let from = |source: Source| {
        forbidden_from(&state, |view| {
            view.damage.as_mut().expect("a damage event").source = source;
        })
    };
    assert_eq!(from(Source::Fight), Some("WR-DMG-01"));
    assert_eq!(from(Source::Quest), Some("WR-DMG-01"));
}

#[test]
fn wr_coop_04_nobody_asks_for_what_cannot_be_done() {
    let fresh = Wrath::start(&opening(2), &mut Cx::silent(&mut Chance::fast(3)));
    let mut state = fresh.expect("a table of the rulebook");
    let press = Action::PressForward(Hero::Sylvanas, Space::Dalaran);
    let mut view = state.view(Viewer::Omniscient);
    view.turn.hero = Hero::Tirion;
    view.turn.step = Step::Actions;
    view.heroes.values_mut().for_each(|it| it.space = Space::TheBreach);
    state = state.from_view(&view).expect("a position that can be");
    state.apply(Seat(0), press, &mut Cx::silent(&mut Chance::fast(1)));
    assert_eq!(state.view(Viewer::Omniscient).turn.step, Step::Consent);
    assert_eq!(forbidden_from(&state, |_| {}), None);
    assert_eq!(forbidden_from(&state, |view| view.turn.actions = 0), Some("WR-COOP-04"));
}
