//! The way back from an omniscient view to a position: for scenarios, puzzles and analysis.

use kernel::{Agenda, Cx, Seat, SeatSet, Violation, ensure};

use crate::content::book;
use crate::event::Event;
use crate::flow;
use crate::names::{Card, Hero, N_KINDS, N_REWARDS, Region, Reward, Space};
use crate::phases::draw;
use crate::phases::turn::TURN;
use crate::places::Places;
use crate::state::{Favour, Favours, Figure, Ghouls, Hand, QuestSpot, RewardSpot, Turn, Wrath};
use crate::step::Step;
use crate::view::{Ending, LichKing, Secret, TurnView, View};

/// The position that `view` describes. Hero cards that are named nowhere are in the deck, Scourge cards that are named
/// nowhere in theirs; the steps follow from the step of the turn, if it was changed, and go on to the next question.
pub(crate) fn from_view(
    base: &Wrath,
    view: &View,
    cx: &mut Cx<'_, Event>,
) -> Result<Wrath, Violation> {
    let mut res = *base;
    res.options = view.options;
    res.first = view.first;
    res.despair = view.despair;
    res.downfall = match view.ending {
        Some(Ending::Lost(why)) => Some(why),
        Some(Ending::Won) | None => None,
    };
    res.siege = view.siege.as_ref().map(|it| it.progress);
    res.lich_king = match view.lich_king {
        LichKing::Red => Some(Region::Red),
        LichKing::Green => Some(Region::Green),
        LichKing::Purple => Some(Region::Purple),
        LichKing::Icecrown => None,
    };
    res.scourge_index = view.scourge.index;
    res.passed = seats(&res, &view.passed)?;
    res.holding = seats(&res, &view.holding)?;
    res.turn = turn(&res, &view.turn)?;
    res.fight = view.fight;
    res.quest_action = view.quest_action;
    res.damage = view.damage;
    res.volley = view.volley;
    res.horde = view.horde;
    res.request = view.request;
    arrange_heroes(&mut res, view)?;
    arrange_spaces(&mut res, view)?;
    arrange_quests(&mut res, view)?;
    arrange_rewards(&mut res, view)?;
    arrange_hero_cards(&mut res, view)?;
    arrange_scourge_cards(&mut res, view)?;
    res.agenda = agenda(base, &mut res, view)?;
    crate::audit::audit(&res)?;
    // A step that has nothing to ask is done, as in play.
    if res.agenda.top() != Some(Step::End) {
        kernel::run(&mut res, cx);
    }
    audit_answers(&res)?;
    Ok(res)
}

/// Every seat that is asked has a legal answer.
fn audit_answers(game: &Wrath) -> Result<(), Violation> {
    let mut answers = Vec::new();
    for seat in flow::asked(game).iter() {
        answers.clear();
        flow::legal(game, seat, &mut answers);
        ensure(!answers.is_empty(), "WR-TURN-01", || {
            format!("{seat} is asked something and has no answer to it")
        })?;
    }
    Ok(())
}

fn seats(game: &Wrath, seats: &[Seat]) -> Result<SeatSet, Violation> {
    match seats.iter().find(|seat| game.n_seats <= seat.0) {
        Some(seat) => Err(Violation::new("WR-SETUP-09", format!("there is no seat {seat}"))),
        None => Ok(seats.iter().copied().collect()),
    }
}

fn turn(game: &Wrath, view: &TurnView) -> Result<Turn, Violation> {
    let mut res = Turn {
        hero: view.hero,
        actions: view.actions,
        has_used_ability: view.used_ability,
        is_cut_short: view.cut_short,
        is_quiet: view.quiet,
        drawn: view.drawn.iter().take(2).copied().collect(),
        sitting_out: seats(game, &view.sitting_out)?,
        ..Turn::default()
    };
    res.refused = favours(&view.refused);
    res.reopened = favours(&view.reopened);
    res.settled = favours(&view.settled);
    Ok(res)
}

fn favours(by_hero: &std::collections::BTreeMap<Hero, Vec<Favour>>) -> Favours {
    let mut res = Favours::default();
    for (&hero, favours) in by_hero {
        favours.iter().for_each(|&it| res.insert(hero, it));
    }
    res
}

fn arrange_heroes(res: &mut Wrath, view: &View) -> Result<(), Violation> {
    if view.order.len() != res.heroes().count() || !view.order.iter().all(|&it| res.plays(it)) {
        return Err(Violation::new("WR-SETUP-09", "the heroes are chosen in the set-up"));
    }
    for (slot, &hero) in res.order.iter_mut().flatten().zip(&view.order) {
        *slot = hero;
    }
    for (&hero, it) in &view.heroes {
        if !res.plays(hero) {
            return Err(Violation::new("WR-SETUP-09", format!("{hero} does not play")));
        }
        res.figures[hero.idx()] = Figure { seat: it.seat, health: it.health, space: it.space };
    }
    Ok(())
}

fn arrange_spaces(res: &mut Wrath, view: &View) -> Result<(), Violation> {
    res.ghouls = Ghouls::default();
    res.abominations.clear();
    res.strongholds = Places::EMPTY;
    let limits = &book().limits;
    for (&space, it) in &view.spaces {
        if limits.ghouls_per_space < it.ghouls {
            return Err(Violation::new("WR-COMP-06", format!("{} ghouls on {space}", it.ghouls)));
        }
        res.ghouls.set(space, it.ghouls);
        for _ in 0..it.abominations {
            if res.abominations.len() == usize::from(limits.abominations) {
                return Err(Violation::new("WR-COMP-01", "there are only 3 abominations"));
            }
            res.abominations.push(space);
        }
        if it.stronghold {
            res.strongholds.insert(space);
        }
    }
    Ok(())
}

fn arrange_quests(res: &mut Wrath, view: &View) -> Result<(), Violation> {
    for (&region, it) in &view.quests {
        let facts = book().quest(it.quest);
        if facts.region != Some(region) {
            let what = format!("{} is no quest of the {region} region", it.quest);
            return Err(Violation::new("WR-SETUP-04", what));
        }
        let progress = if it.complete { facts.length() } else { it.progress };
        res.quests[region.idx()] =
            QuestSpot { quest: it.quest, progress, is_complete: it.complete };
    }
    Ok(())
}

/// Rewards in hands and in the box are where the view says; below each quest that is not complete lies the one that is
/// named, or any that is left.
fn arrange_rewards(res: &mut Wrath, view: &View) -> Result<(), Violation> {
    let mut spots = [None; N_REWARDS];
    let mut put = |reward: Reward, spot: RewardSpot| match spots[reward.idx()].replace(spot) {
        Some(_) => Err(Violation::new("WR-COMP-04", format!("{reward} is in two places"))),
        None => Ok(()),
    };
    for (&seat, it) in &view.seats {
        if res.n_seats <= seat.0 {
            return Err(Violation::new("WR-SETUP-09", format!("there is no seat {seat}")));
        }
        for &reward in &it.rewards {
            put(reward, RewardSpot::Hand(seat))?;
        }
    }
    for &reward in &view.spent {
        put(reward, RewardSpot::Spent)?;
    }
    let mut nameless = Vec::new();
    for (&region, it) in view.quests.iter().filter(|(_, it)| !it.complete) {
        match it.reward {
            Some(Secret::Known(reward)) if spots[reward.idx()].is_none() => {
                spots[reward.idx()] = Some(RewardSpot::Under(region));
            }
            Some(Secret::Known(_) | Secret::Hidden) | None => nameless.push(region),
        }
    }
    for region in nameless {
        if let Some(spot) = spots.iter_mut().find(|it| it.is_none()) {
            *spot = Some(RewardSpot::Under(region));
        }
    }
    for (spot, named) in res.rewards.0.iter_mut().zip(spots) {
        *spot = named.unwrap_or(RewardSpot::Unseen);
    }
    Ok(())
}

fn counts(cards: &std::collections::BTreeMap<Card, u8>) -> Result<[u8; N_KINDS], Violation> {
    let mut res = [0; N_KINDS];
    for (&card, &n_cards) in cards {
        let Some(count) = res.get_mut(card.idx()) else {
            return Err(Violation::new("WR-CARD-STRONG-01", format!("{card} is in no hand")));
        };
        let copies = book().card(card).copies;
        if copies < n_cards {
            return Err(Violation::new(
                "WR-COMP-02",
                format!("{n_cards} of {copies} {card} cards"),
            ));
        }
        *count = n_cards;
    }
    Ok(res)
}

/// A deck of the cards that are `left` over. Where `order` says another card than the `old` deck has, that one lies
/// there; the others stay in their places as far as they are there, and what is left fills the gaps in the old order.
fn reordered<T: Copy + PartialEq>(old: &[T], order: &[T], mut left: Vec<T>) -> Vec<T> {
    let mut take = |card: T| {
        let idx = left.iter().position(|it| *it == card)?;
        Some(left.remove(idx))
    };
    let is_old = |idx: usize| old.len() == order.len() && old[idx] == order[idx];
    let mut places = vec![None; order.len()];
    for is_second in [false, true] {
        for (idx, &card) in order.iter().enumerate().filter(|(idx, _)| is_old(*idx) == is_second) {
            places[idx] = take(card);
        }
    }
    let mut rest: Vec<T> = old.iter().filter_map(|&card| take(card)).collect();
    rest.append(&mut left);
    let mut rest = rest.into_iter();
    let filled: Vec<T> = places.into_iter().filter_map(|it| it.or_else(|| rest.next())).collect();
    filled.into_iter().chain(rest).collect()
}

/// Hands and discard pile are as the view says; what is left of each kind is in the deck (see [`reordered`]).
fn arrange_hero_cards(res: &mut Wrath, view: &View) -> Result<(), Violation> {
    res.discard = counts(&view.discard)?;
    for (&seat, it) in &view.seats {
        res.hands[seat] = Hand(counts(&it.hand)?);
    }
    if res.agenda.iter().any(|step| step == Step::Deal) {
        return Ok(());
    }
    let facts = book().difficulty(res.options.difficulty);
    let drawn = |card: Card| res.turn.drawn.iter().filter(|&&it| it == card).count() as u8;
    let mut left = [0u8; 8];
    for &card in Card::ALL {
        let (all, elsewhere) = match card {
            Card::ScourgeRises => (facts.piles, res.scourge_index),
            Card::Stronghold => (facts.strongholds.len() as u8, res.strongholds.len()),
            _ => {
                let in_hands: u8 = res.seats().map(|seat| res.hands[seat].n(card)).sum();
                (book().card(card).copies, in_hands + res.discard[card.idx()])
            }
        };
        let rest = all.checked_sub(elsewhere + drawn(card));
        left[card.idx()] = rest
            .ok_or_else(|| Violation::new("WR-COMP-02", format!("more than {all} {card} cards")))?;
    }
    let all = Card::ALL.iter().copied();
    let left = all.flat_map(|card| std::iter::repeat_n(card, left[card.idx()].into())).collect();
    let order = view.hero_deck.order.as_deref().unwrap_or_default();
    let deck = reordered(&res.hero_deck, order, left);
    res.hero_deck = deck.iter().copied().collect();
    // Piles keep their sizes; the lowest ones give or take what the deck has lost or won.
    res.piles.clear();
    let mut n_left = deck.len() as u8;
    for pile in view.hero_deck.piles.iter().take(8) {
        let size = pile.cards.min(n_left);
        if size != 0 {
            res.piles.push(size);
        }
        n_left -= size;
    }
    match res.piles.last_mut() {
        Some(size) => *size += n_left,
        None if n_left != 0 => res.piles.push(n_left),
        None => {}
    }
    Ok(())
}

/// The discard pile and the box are as the view says; every other card is in the deck (see [`reordered`]). Parts of
/// which everybody knows what they hold stay as they are.
fn arrange_scourge_cards(res: &mut Wrath, view: &View) -> Result<(), Violation> {
    res.scourge_discard = view.scourge.discard;
    res.scourge_boxed = view.scourge.boxed;
    let left = Places::ALL
        - Places::only(Space::IcecrownCitadel)
        - res.scourge_discard
        - res.scourge_boxed;
    let order = view.scourge.order.as_deref().unwrap_or_default();
    let blocks = &view.scourge.blocks;
    let deck = reordered(&res.scourge_deck, order, left.iter().collect());
    res.scourge_deck = deck.iter().copied().collect();
    // Where the order named does not fit the parts, everything is one part.
    let sizes: Vec<u8> = blocks.iter().map(|block| block.len()).collect();
    let mut cards = deck.iter();
    let fits = sizes.iter().map(|&it| usize::from(it)).sum::<usize>() == deck.len()
        && blocks
            .iter()
            .all(|block| cards.by_ref().take(block.len().into()).all(|&it| block.has(it)));
    res.blocks.clear();
    if fits && sizes.len() <= 10 {
        res.blocks.extend(sizes);
    } else if !deck.is_empty() {
        res.blocks.push(deck.len() as u8);
    }
    Ok(())
}

/// The stored steps, or, where the view names another step or hero, those of WR-TURN-01 from there on.
fn agenda(base: &Wrath, res: &mut Wrath, view: &View) -> Result<Agenda<Step, 24>, Violation> {
    let step = view.turn.step;
    if !base.agenda.iter().eq(view.agenda.iter().copied()) {
        return Err(Violation::new("WR-TURN-01", "what comes next follows from the step"));
    }
    let mut agenda = Agenda::new();
    if view.agenda.first() == Some(&step) && view.turn.hero == base.turn.hero {
        for &step in view.agenda.iter().rev() {
            agenda.push(step);
        }
        return Ok(agenda);
    }
    res.fight = None;
    res.quest_action = None;
    res.damage = None;
    res.volley = None;
    res.horde = None;
    res.request = None;
    // A step inside of a part of the turn, and the part that it belongs to.
    let (part, within) = match step {
        Step::Turn => {
            agenda.push(Step::Turn);
            return Ok(agenda);
        }
        Step::Limit | Step::TakeCards | Step::Rise | Step::Stronghold => (Step::Draw, true),
        Step::Reveals { .. } => (Step::Ghouls, true),
        _ => (step, false),
    };
    let Some(first) = TURN.iter().position(|it| *it == part) else {
        let what = "a position cannot begin with this step; the table of steps says which it can begin with";
        return Err(Violation::new("WR-TURN-01", what));
    };
    let rest = if within { first + 1 } else { first };
    for &step in TURN[rest..].iter().rev() {
        agenda.push(step);
    }
    match step {
        Step::Reveals { .. } | Step::Limit => agenda.push(step),
        Step::Rise | Step::Stronghold | Step::TakeCards => {
            res.agenda = agenda;
            draw::resolve_specials(res);
            agenda = res.agenda;
        }
        _ => {}
    }
    Ok(agenda)
}
