//! WR-SETUP, WR-DECK: the board before the heroes come, who plays whom, the hands and the hero deck.

use kernel::{Agenda, Cx, Flow, Refusal, Seat, SeatSet};
use parts::{PerSeat, Pile, Slots};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::content::book;
use crate::event::{Cards, Event, OpeningEvent, ScourgeReason};
use crate::flow::not_now;
use crate::names::{Card, Hero, N_KINDS, Quest, Region, Reward, Space};
use crate::places::Places;
use crate::setup::Setup;
use crate::state::{Ghouls, Hand, QuestSpot, RewardSpot, Turn, Wrath};
use crate::step::Step;

/// Lays the table up to the choice of heroes.
pub(crate) fn lay(setup: &Setup, cx: &mut Cx<'_, Event>) -> Result<Wrath, Refusal> {
    setup.check()?;
    let mut res = Wrath {
        options: setup.options,
        n_seats: setup.seats,
        agenda: Agenda::new(),
        turn: Turn::default(),
        order: [None; 5],
        figures: Slots::default(),
        hands: PerSeat([Hand::default(); 5]),
        rewards: Slots::default(),
        quests: [QuestSpot::default(); 3],
        siege: None,
        // WR-SETUP-01.
        despair: 0,
        downfall: None,
        scourge_index: 0,
        lich_king: None,
        ghouls: Ghouls::default(),
        abominations: ArrayVec::new(),
        strongholds: Places::EMPTY,
        hero_deck: Pile::new(),
        piles: ArrayVec::new(),
        discard: [0; N_KINDS],
        scourge_deck: Pile::new(),
        blocks: ArrayVec::new(),
        scourge_discard: Places::EMPTY,
        scourge_boxed: Places::EMPTY,
        passed: SeatSet::EMPTY,
        holding: SeatSet::EMPTY,
        first: setup.first,
        fight: None,
        quest_action: None,
        damage: None,
        volley: None,
        horde: None,
        request: None,
    };
    lay_rewards(&mut res, cx);
    lay_quests(&mut res, cx);
    lay_scourge(&mut res, cx);
    for (idx, &hero) in setup.heroes.iter().enumerate() {
        res.pick(Seat(if setup.seats == 1 { 0 } else { idx as u8 }), hero, cx);
    }
    res.agenda.then([Step::Pick, Step::Deal]);
    kernel::run(&mut res, cx);
    Ok(res)
}

/// WR-SETUP-03, WR-SETUP-05: a face-down reward for each region; those of the first game are shuffled too (WR-AMB-01).
fn lay_rewards(game: &mut Wrath, cx: &mut Cx<'_, Event>) {
    let mut rewards: ArrayVec<[Reward; 9]> = if game.options.first_game {
        book().first_game.rewards.iter().copied().collect()
    } else {
        Reward::ALL.iter().copied().collect()
    };
    cx.chance.shuffle("rewards", &mut rewards);
    for (&region, &reward) in Region::ALL.iter().zip(&rewards) {
        game.rewards[reward.idx()] = RewardSpot::Under(region);
    }
}

/// WR-SETUP-04, WR-SETUP-05: a quest for each region.
fn lay_quests(game: &mut Wrath, cx: &mut Cx<'_, Event>) {
    for &region in Region::ALL {
        let fits = |quest: &Quest| book().quest(*quest).region == Some(region);
        let mut sheets: ArrayVec<[Quest; 9]> = Quest::ALL.iter().copied().filter(fits).collect();
        if game.options.first_game {
            sheets.retain(|it| book().first_game.quests.contains(it));
        }
        let quest = sheets[cx.chance.pick("quest", &sheets)];
        game.quests[region.idx()] = QuestSpot { quest, progress: 0, is_complete: false };
        cx.emit(|| OpeningEvent::QuestRevealed { quest });
    }
}

/// WR-SETUP-06, WR-SETUP-07: the Scourge deck, and the first enemies. Heroes prevent nothing yet (WR-SETUP-08,
/// WR-AMB-02).
fn lay_scourge(game: &mut Wrath, cx: &mut Cx<'_, Event>) {
    let regional = Space::ALL.iter().copied().filter(|&it| book().map.region(it).is_some());
    game.scourge_deck = regional.collect();
    game.scourge_deck.shuffle("scourge-deck", cx.chance);
    game.blocks.push(game.scourge_deck.len() as u8);
    let mut is_first = true;
    for row in &book().spawn {
        for _ in 0..row.cards {
            let space = game.take_scourge_card(ScourgeReason::Setup, cx);
            if is_first {
                game.move_lich_king(book().map.region_of_card(space), cx);
            }
            is_first = false;
            game.place_ghouls(space, row.ghouls, cx);
            (0..row.abominations).for_each(|_| game.place_abomination(space, cx));
        }
    }
}

/// WR-SETUP-09: asks until every hero has a player.
pub(crate) fn enter_pick(game: &Wrath) -> Flow {
    Flow::asks_if(!pickers(game).is_empty())
}

/// WR-SETUP-09: the seats without a hero, in any order; in the solo game the one seat, up to three times (WR-SOLO-01).
pub(crate) fn pickers(game: &Wrath) -> SeatSet {
    if game.is_solo() {
        let is_short = game.heroes().count() < usize::from(game.n_heroes());
        return if is_short { SeatSet::only(Seat(0)) } else { SeatSet::EMPTY };
    }
    game.seats().filter(|seat| game.order[seat.idx()].is_none()).collect()
}

pub(crate) fn legal_pick(game: &Wrath, out: &mut Vec<Action>) {
    let picks = Hero::ALL.iter().map(|&hero| Action::Pick(hero));
    out.extend(picks.filter(|&it| check_pick(game, it).is_ok()));
}

pub(crate) fn check_pick(game: &Wrath, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pick(hero) if game.plays(hero) => Err(Refusal::new("WR-SETUP-09", "hero-taken")),
        Action::Pick(_) => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_pick(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    game.agenda.push(Step::Pick);
    let Action::Pick(hero) = action else { unreachable!("WR-SETUP-09: {action} picks no hero") };
    game.pick(seat, hero, cx);
}

/// WR-SETUP-10 to WR-SETUP-12: hands, hero deck and first player.
pub(crate) fn deal(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    let mut cards: Pile<Card, 64> = Card::ORDINARY
        .iter()
        .flat_map(|&card| std::iter::repeat_n(card, usize::from(book().card(card).copies)))
        .collect();
    cards.shuffle("hero-cards", cx.chance);
    let mut cards = cards.iter().copied();
    let n_dealt = book().start_hands[usize::from(game.n_seats) - 1];
    for seat in game.seats() {
        let dealt: Cards = cards.by_ref().take(usize::from(n_dealt)).collect();
        dealt.iter().for_each(|card| game.hands[seat].0[card.idx()] += 1);
        cx.emit(|| OpeningEvent::Dealt { seat, cards: dealt });
    }
    build_deck(game, cards, cx);
    game.turn.hero = first_hero(game);
    game.agenda.push(Step::Turn);
    Flow::Done
}

/// WR-SETUP-11, WR-DECK-02 to WR-DECK-06: piles as equal as possible, larger ones on the left, each with its special cards and
/// shuffled by itself (WR-DECK-05); the leftmost one is on top. Special cards that no pile needs stay in the box
/// (WR-DECK-07).
fn build_deck(
    game: &mut Wrath,
    mut cards: impl ExactSizeIterator<Item = Card>,
    cx: &mut Cx<'_, Event>,
) {
    let facts = book().difficulty(game.options.difficulty);
    let n_piles = usize::from(facts.piles);
    let (quotient, rest) = (cards.len() / n_piles, cards.len() % n_piles);
    for idx in 0..n_piles {
        let n_cards = quotient + usize::from(idx < rest);
        let mut pile: Pile<Card, 16> = cards.by_ref().take(n_cards).collect();
        pile.put_under(Card::ScourgeRises);
        if facts.strongholds.contains(&(idx as u8 + 1)) {
            pile.put_under(Card::Stronghold);
        }
        pile.shuffle("pile", cx.chance);
        game.piles.push(pile.len() as u8);
        pile.iter().for_each(|&card| game.hero_deck.put_under(card));
    }
    let piles = game.piles;
    cx.emit(|| OpeningEvent::DeckBuilt { piles });
}

/// WR-SETUP-12: whom the table named, or the hero with the northernmost start space; in the solo game the leftmost one.
fn first_hero(game: &Wrath) -> Hero {
    if let Some(hero) = game.first.and_then(|seat| game.order[seat.idx()]) {
        return hero;
    }
    let north_first = |hero: &Hero| {
        let start = book().hero(*hero).start;
        book().map.north.iter().position(|&it| it == start)
    };
    let first = game.heroes().min_by_key(north_first);
    let leftmost = game.heroes().next();
    let named = if game.is_solo() { leftmost } else { first };
    named.unwrap_or_else(|| unreachable!("WR-SETUP-09: every seat has picked a hero: {game:?}"))
}
