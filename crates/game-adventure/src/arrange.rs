//! The way back from an omniscient view to a position: for scenarios, puzzles and analysis.

mod agenda;

use kernel::{Agenda, Cx, SeatSet, Violation};
use parts::Slots;
use tinyvec::ArrayVec;

use crate::content::book;
use crate::event::Event;
use crate::names::{
    Ability, Challenge, Discovery, Level, N_DISCOVERIES, N_KEPT, N_MARKERS, N_TOKENS, N_TROPHIES,
    Quest, Trophy,
};
use crate::sets::{ChallengeSet, QuestSet};
use crate::state::{Adventure, Bearer, Foe, Lying, MOST_SEATS, Player, Task, Token};
use crate::step::Step;
use crate::view::{DeckView, PlayerView, View};

fn no(rule: &'static str, what: impl Into<String>) -> Violation {
    Violation::new(rule, what)
}

/// The position that `view` describes. What a place names leaves the decks, the supply and the piles.
pub(crate) fn from_view(
    base: &Adventure,
    view: &View,
    cx: &mut Cx<'_, Event>,
) -> Result<Adventure, Violation> {
    if view.players.len() != usize::from(base.n_seats) {
        return Err(no("AG-GEN-02", format!("{} players", view.players.len())));
    }
    for seat in [view.first, view.active] {
        if base.n_seats <= seat.0 {
            return Err(no("AG-GEN-02", format!("there is no seat {seat}")));
        }
    }
    let mut res = *base;
    res.options = view.options;
    res.first = view.first;
    res.round = view.round;
    res.turn = view.turn;
    res.turn.active = view.active;
    res.combat = view.combat.as_ref().map(|it| it.fight);
    res.dropped = view.dropped;
    res.track = [None; N_MARKERS];
    for (&number, &marker) in &view.track {
        let place = usize::from(number).checked_sub(1).and_then(|idx| res.track.get_mut(idx));
        *place.ok_or_else(|| no("AG-SPACE-06", format!("marker {number}")))? = Some(marker);
    }
    res.global = view.global;
    res.events = view.events;
    res.boxed = counts(&view.boxed);
    res.attached = fitting(&view.attached, "AG-ABIL-16")?;
    res.winners = view.winners;
    res.agenda = Agenda::new();
    agenda::steps(base, view)?.iter().rev().for_each(|&step| res.agenda.push(step));
    res.players = [Player::default(); MOST_SEATS];
    for (player, it) in res.players.iter_mut().zip(&view.players) {
        *player = arranged_player(it)?;
    }
    arrange_tokens(&mut res, view)?;
    arrange_hands(&mut res)?;
    arrange_decks(base, &mut res, view);
    arrange_quests(&mut res, view);
    arrange_trophies(&mut res)?;
    crate::audit::audit(&res)?;
    // A step that has nothing to ask is done, as in play.
    kernel::run(&mut res, cx);
    Ok(res)
}

fn fitting<T: Copy + Default, const N: usize>(
    items: &[T],
    rule: &'static str,
) -> Result<ArrayVec<[T; N]>, Violation> {
    if N < items.len() {
        return Err(no(rule, format!("{} cards", items.len())));
    }
    Ok(items.iter().copied().collect())
}

fn counts(named: &std::collections::BTreeMap<Discovery, u8>) -> [u8; N_DISCOVERIES] {
    let mut res = [0; N_DISCOVERIES];
    named.iter().for_each(|(kind, &n)| res[kind.idx()] = n);
    res
}

fn arranged_player(it: &PlayerView) -> Result<Player, Violation> {
    let mut kept = [0; N_KEPT];
    for (kind, &n) in &it.kept {
        let place = kept.get_mut(kind.idx());
        *place.ok_or_else(|| no("AG-EXPL-06", format!("{kind} is not kept")))? = n;
    }
    let tasks: Vec<Task> = (it.quests.iter())
        .map(|it| Task { quest: it.quest, progress: it.progress, rival: it.rival, done: it.done })
        .collect();
    let deck = it.deck_cards.as_deref().unwrap_or_default();
    // AG-RUL-03.
    if 23 < deck.len() {
        return Err(no("AG-ABIL-01", format!("{} cards in a deck", deck.len())));
    }
    Ok(Player {
        hero: it.hero,
        space: it.space,
        level: it.level,
        face: it.face,
        damage: it.damage,
        diseases: it.diseases,
        curses: it.curses,
        slowed: it.slowed,
        dazed: it.dazed,
        deck: deck.iter().copied().collect(),
        hand: sorted(fitting(it.hand_cards.as_deref().unwrap_or_default(), "AG-ABIL-08")?),
        discard: fitting(&it.discard, "AG-ABIL-03")?,
        limbo: fitting(&it.limbo, "AG-ABIL-03")?,
        bag: it.bag,
        weapon: it.weapon,
        armour: it.armour,
        kept,
        tasks: fitting(&tasks, "AG-RES-QUEST-02")?,
        log: it.log,
    })
}

fn sorted(mut hand: ArrayVec<[Ability; 24]>) -> ArrayVec<[Ability; 24]> {
    hand.sort_unstable();
    hand
}

/// Discoveries: what is on the board, kept or boxed is not in the supply.
fn arrange_tokens(res: &mut Adventure, view: &View) -> Result<(), Violation> {
    res.tokens = Slots::default();
    for (&number, it) in &view.tokens {
        let kind = it.kind.ok_or_else(|| no("AG-EXPL-01", "say which discovery lies there"))?;
        let idx = usize::from(number).wrapping_sub(1);
        if N_TOKENS <= idx {
            return Err(no("AG-EXPL-09", format!("discovery {number}")));
        }
        res.tokens[idx] = Some(Token { kind, space: it.space, known: it.known, shown: it.shown });
    }
    res.placing = match &view.placing {
        Some(it) => {
            let kind = it.kind.ok_or_else(|| no("AG-RES-DISC-01", "say which discovery it is"))?;
            Some((it.seat, kind))
        }
        None => None,
    };
    let used = crate::audit::discoveries(res);
    for &kind in Discovery::ALL {
        let facts = book().discovery(kind);
        let optional = if res.options.optional_discoveries { facts.optional } else { 0 };
        let left = (facts.copies + optional).checked_sub(used[kind.idx()]);
        res.supply[kind.idx()] =
            left.ok_or_else(|| no("AG-SETUP-05", format!("too many discoveries: {kind}")))?;
    }
    Ok(())
}

/// AG-ABIL-01: what is not anywhere else is in the deck.
fn arrange_hands(res: &mut Adventure) -> Result<(), Violation> {
    for seat in kernel::Seat::all(res.n_seats) {
        let Some(hero) = res.player(seat).hero else { continue };
        let old = res.player(seat).deck;
        res.player_mut(seat).deck.clear();
        let mut missing: Vec<Ability> = Vec::new();
        for &ability in Ability::of(hero) {
            let copies = usize::from(book().ability(ability).copies);
            let n = crate::audit::n_copies(res, seat, ability);
            let left = copies.checked_sub(n);
            let left = left.ok_or_else(|| no("AG-ABIL-01", format!("too many of {ability}")))?;
            missing.extend(std::iter::repeat_n(ability, left));
        }
        for &ability in old.iter() {
            if let Some(at) = missing.iter().position(|&it| it == ability) {
                missing.remove(at);
                res.player_mut(seat).deck.put_under(ability);
            }
        }
        missing.into_iter().for_each(|it| res.player_mut(seat).deck.put_under(it));
    }
    Ok(())
}

/// AG-SETUP-02: what is not anywhere else is in the deck of its level.
fn arrange_decks(base: &Adventure, res: &mut Adventure, view: &View) {
    let placed = crate::audit::placed(res);
    let mut in_decks = ChallengeSet::EMPTY;
    for &level in Level::ALL {
        let empty = DeckView { size: 0, cards: Default::default(), next: None, known: None };
        let it = view.decks.get(&level).unwrap_or(&empty);
        let known = |idx: u8| {
            let known = it.known.as_ref().and_then(|all| all.get(usize::from(idx)));
            known.copied().unwrap_or(SeatSet::EMPTY)
        };
        let deck = &mut res.decks[level.idx()];
        deck.clear();
        for (&idx, &card) in &it.cards {
            if card.level() == level && !placed.has(card) && !in_decks.has(card) {
                in_decks.insert(card);
                deck.push(Lying { card, known: known(idx) });
            }
        }
    }
    for &card in Challenge::ALL {
        if !placed.has(card) && !in_decks.has(card) {
            let lying = Lying { card, known: SeatSet::EMPTY };
            res.decks[card.level().idx()].insert(0, lying);
        }
    }
    for (&level, it) in &view.decks {
        arrange_next(base, res, level, it.next.as_deref().unwrap_or_default());
    }
}

/// Where it was said which cards come next, they are drawn in this order, and then all others.
fn arrange_next(base: &Adventure, res: &mut Adventure, level: Level, next: &[Challenge]) {
    let old = base.decks[level.idx()].iter().rev().map(|lying| lying.card);
    if next.is_empty() || old.eq(next.iter().copied()) {
        return;
    }
    let deck = &mut res.decks[level.idx()];
    let place = |lying: &Lying| next.iter().position(|&card| card == lying.card);
    deck.sort_by_key(|lying| std::cmp::Reverse(place(lying).unwrap_or(usize::MAX)));
}

/// AG-SETUP-03: elite quests that nobody has are in the deck.
fn arrange_quests(res: &mut Adventure, view: &View) {
    let used = crate::audit::quests(res);
    res.elite.clear();
    let mut in_deck = QuestSet::EMPTY;
    let listed = view.elite.cards.as_deref().unwrap_or_default();
    for &quest in listed.iter().chain(Quest::ALL) {
        if quest.is_elite() && !used.has(quest) && !in_deck.has(quest) {
            in_deck.insert(quest);
            res.elite.put_under(quest);
        }
    }
}

/// AG-TROPHY-02.
fn arrange_trophies(res: &mut Adventure) -> Result<(), Violation> {
    let mut left = [0; N_TROPHIES];
    for &trophy in Trophy::ALL {
        let used: u8 = res.players.iter().map(|it| it.log.trophies[trophy.idx()]).sum();
        let of_it = book().trophy(trophy).copies.checked_sub(used);
        left[trophy.idx()] =
            of_it.ok_or_else(|| no("AG-TROPHY-02", format!("too many trophies: {trophy}")))?;
    }
    res.trophies = left;
    Ok(())
}

/// The challenge card that is fought and lies nowhere else.
pub(crate) fn fought(game: &Adventure) -> Option<Challenge> {
    match game.combat.as_ref().map(|combat| combat.foe) {
        Some(Foe::Card(card)) => Some(card),
        Some(Foe::Seat(_) | Foe::Marker(_) | Foe::Lair(_)) | None => None,
    }
}

/// The cards that steps still have to put somewhere.
pub(crate) fn floating(game: &Adventure) -> impl Iterator<Item = Challenge> + '_ {
    game.agenda.iter().filter_map(|step| match step {
        Step::Track(card, _) | Step::Overflow(card, _) => Some(card),
        _ => None,
    })
}

/// What bears an attached card, if it is gone.
pub(crate) fn is_stray(game: &Adventure, on: Bearer) -> bool {
    match on {
        Bearer::Seat(seat) => game.n_seats <= seat.0,
        Bearer::Space(_) => false,
        Bearer::Marker(idx) => game.track.get(usize::from(idx)).is_none_or(Option::is_none),
        Bearer::Token(idx) => game.tokens.0.get(usize::from(idx)).is_none_or(Option::is_none),
    }
}
