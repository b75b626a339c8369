//! What is true in every position: nothing is in two places, nothing is lost, limits hold.

use kernel::{Seat, Violation, ensure};

use crate::arrange::{floating, fought, is_stray};
use crate::content::book;
use crate::names::{Ability, Challenge, Discovery, N_DISCOVERIES, Quest, Trophy};
use crate::sets::{ChallengeSet, QuestSet};
use crate::state::{Adventure, Attached, Foe, Lying, Marker, Token};
use crate::step::Step;

pub(crate) fn audit(game: &Adventure) -> Result<(), Violation> {
    audit_setup(game)?;
    audit_challenges(game)?;
    audit_abilities(game)?;
    audit_quests(game)?;
    audit_tokens(game)?;
    audit_characters(game)?;
    audit_combat(game)
}

/// AG-SETUP-08 to AG-SETUP-14: during the set-up no player has what is handed out later; after it every player has a
/// character.
fn audit_setup(game: &Adventure) -> Result<(), Violation> {
    let is_due = |wanted: fn(&Step) -> bool| game.agenda.iter().any(|step| wanted(&step));
    let is_picking = is_due(|step| matches!(step, Step::FirstPlayer | Step::Pick(_)));
    let deals_quests = is_picking || is_due(|step| *step == Step::DealQuests);
    let deals_hands = deals_quests || is_due(|step| *step == Step::Hands);
    for seat in Seat::all(game.n_seats) {
        let player = game.player(seat);
        ensure(player.hero.is_some() || is_picking, "AG-SETUP-08", || {
            format!("{seat} has no character")
        })?;
        let has_quests = !player.tasks.is_empty() || !player.log.quests.is_empty();
        ensure(!has_quests || !deals_quests, "AG-SETUP-10", || {
            format!("{seat} has quests before quests are dealt")
        })?;
        let has_abilities = !player.hand.is_empty()
            || !player.discard.is_empty()
            || !player.limbo.is_empty()
            || game.attached.iter().any(|it| it.owner == seat);
        ensure(!has_abilities || !deals_hands, "AG-SETUP-14", || {
            format!("{seat} has ability cards before hands are dealt")
        })?;
    }
    let heroes = game.players.iter().filter_map(|it| it.hero);
    let mut seen = Vec::new();
    for hero in heroes {
        ensure(!seen.contains(&hero), "AG-GEN-02", || format!("{hero} has two players"))?;
        seen.push(hero);
    }
    Ok(())
}

/// Every challenge card outside the decks, place by place.
fn outside(game: &Adventure) -> impl Iterator<Item = Challenge> + '_ {
    let items = game.players.iter().flat_map(|player| {
        let worn = player.weapon.into_iter().chain(player.armour);
        player.bag.iter().chain(worn).map(|item| book().card_of(item))
    });
    let logs = game.players.iter().flat_map(|player| player.log.events.iter());
    let track = game.track.iter().flatten().map(|marker| marker.card);
    let global = game.global.map(|global| global.card);
    items
        .chain(logs)
        .chain(track)
        .chain(global)
        .chain(game.events.iter())
        .chain(game.turn.special)
        .chain(fought(game))
        .chain(floating(game))
}

/// The challenge cards outside the decks.
pub(crate) fn placed(game: &Adventure) -> ChallengeSet {
    outside(game).collect()
}

/// AG-SETUP-02: every challenge card is in one place.
fn audit_challenges(game: &Adventure) -> Result<(), Violation> {
    let mut seen = ChallengeSet::EMPTY;
    let lying = game.decks.iter().flat_map(|deck| deck.iter()).map(|lying| lying.card);
    for card in outside(game).chain(lying) {
        ensure(!seen.has(card), "AG-SETUP-02", || format!("{card} is in two places"))?;
        seen.insert(card);
    }
    let lost = Challenge::ALL.iter().find(|&&card| !seen.has(card));
    if let Some(card) = lost {
        return Err(Violation::new("AG-SETUP-02", format!("{card} is nowhere")));
    }
    for (deck, &level) in game.decks.iter().zip(crate::names::Level::ALL) {
        let stray = deck.iter().find(|lying| lying.card.level() != level);
        if let Some(Lying { card, .. }) = stray {
            return Err(Violation::new("AG-CARD-03", format!("{card} in the {level} deck")));
        }
    }
    let stray = game.events.iter().find(|&card| book().event(card).is_none());
    match stray {
        Some(card) => Err(Violation::new("AG-EVENT-08", format!("{card} is no event"))),
        None => Ok(()),
    }
}

/// Copies of an ability outside the deck.
pub(crate) fn n_copies(game: &Adventure, seat: Seat, ability: Ability) -> usize {
    let player = game.player(seat);
    let own = player.hand.iter().chain(&player.discard).chain(&player.limbo);
    let attached = game.attached.iter().filter(|it| it.owner == seat && it.ability == ability);
    own.filter(|&&it| it == ability).count() + attached.count()
}

/// AG-ABIL-01: every player has all cards of the character.
fn audit_abilities(game: &Adventure) -> Result<(), Violation> {
    for seat in Seat::all(game.n_seats) {
        let Some(hero) = game.player(seat).hero else { continue };
        let player = game.player(seat);
        for &ability in Ability::of(hero) {
            let in_deck = player.deck.iter().filter(|&&it| it == ability).count();
            let n = n_copies(game, seat, ability) + in_deck;
            let copies = usize::from(book().ability(ability).copies);
            ensure(n == copies, "AG-ABIL-01", || format!("{n} of {copies} copies of {ability}"))?;
        }
        let stray = (player.deck.iter().chain(&player.hand))
            .chain(&player.discard)
            .find(|it| it.hero() != hero);
        if let Some(ability) = stray {
            let what = format!("{ability} of {seat} belongs to another character");
            return Err(Violation::new("AG-SETUP-08", what));
        }
        let is_sorted = player.hand.is_sorted();
        ensure(is_sorted, "AG-ABIL-08", || format!("the hand of {seat} is not in order"))?;
        let limit =
            game.agenda.iter().any(|it| matches!(it, Step::HandLimit(_) | Step::Discard(..)));
        ensure(player.hand.len() <= 10 || limit, "AG-ABIL-08", || {
            format!("{seat} holds {} cards", player.hand.len())
        })?;
    }
    let is_loose = |it: &&Attached| game.n_seats <= it.owner.0 || is_stray(game, it.on);
    let stray = game.attached.iter().find(is_loose);
    match stray {
        Some(Attached { ability, .. }) => {
            Err(Violation::new("AG-ABIL-16", format!("{ability} is attached to nothing")))
        }
        None => Ok(()),
    }
}

/// The quests that are not in the deck.
pub(crate) fn quests(game: &Adventure) -> QuestSet {
    let mut res = game.dropped;
    for player in &game.players {
        res = res | player.log.quests;
        player.tasks.iter().for_each(|task| res.insert(task.quest));
    }
    res
}

/// AG-SETUP-03: every elite quest is in one place; no starting quest is in two.
fn audit_quests(game: &Adventure) -> Result<(), Violation> {
    let mut seen = QuestSet::EMPTY;
    let tasks = game.players.iter().flat_map(|it| it.tasks.iter().map(|task| task.quest));
    let logs = game.players.iter().flat_map(|it| it.log.quests.iter());
    for quest in tasks.chain(logs).chain(game.dropped.iter()).chain(game.elite.iter().copied()) {
        ensure(!seen.has(quest), "AG-SETUP-03", || format!("{quest} is in two places"))?;
        seen.insert(quest);
    }
    let lost = Quest::ALL.iter().find(|it| it.is_elite() && !seen.has(**it));
    if let Some(quest) = lost {
        return Err(Violation::new("AG-SETUP-03", format!("{quest} is nowhere")));
    }
    for (idx, player) in game.players.iter().enumerate() {
        let n = player.tasks.len();
        let is_choosing = game.agenda.iter().any(|it| it == Step::DropQuest(Seat(idx as u8)));
        ensure(n <= 2 || is_choosing, "AG-RES-QUEST-02", || format!("{n} active quests"))?;
        let is_due = game.agenda.iter().any(|it| it == Step::Completions);
        let is_done = player.tasks.iter().any(|task| task.done);
        ensure(!is_done || is_due, "AG-QUEST-05", || "a completed quest waits".to_owned())?;
    }
    Ok(())
}

/// Discoveries outside the supply, by kind.
pub(crate) fn discoveries(game: &Adventure) -> [u8; N_DISCOVERIES] {
    let mut res = game.boxed;
    game.tokens.0.iter().flatten().for_each(|token| res[token.kind.idx()] += 1);
    if let Some((_, kind)) = game.placing {
        res[kind.idx()] += 1;
    }
    for player in &game.players {
        player.kept.iter().enumerate().for_each(|(idx, &n)| res[idx] += n);
        res[Discovery::Disease.idx()] += player.diseases;
        res[Discovery::Curse.idx()] += player.curses;
    }
    // A token that is being resolved is on its way to where it stays.
    for step in game.agenda.iter() {
        if let Step::Do(_, cause) = step
            && let crate::card::Card::Discovery(kind @ (Discovery::Disease | Discovery::Curse)) =
                cause.card
        {
            res[kind.idx()] += 1;
        }
    }
    res
}

/// AG-SETUP-05, AG-TROPHY-02.
fn audit_tokens(game: &Adventure) -> Result<(), Violation> {
    let used = discoveries(game);
    for &kind in Discovery::ALL {
        let facts = book().discovery(kind);
        let optional = if game.options.optional_discoveries { facts.optional } else { 0 };
        let n = used[kind.idx()] + game.supply[kind.idx()];
        let copies = facts.copies + optional;
        ensure(n == copies, "AG-SETUP-05", || format!("{n} of {copies} discoveries: {kind}"))?;
    }
    let in_city = game.tokens.0.iter().flatten().find(|token| game.is_city(token.space));
    if let Some(Token { kind, space, .. }) = in_city {
        return Err(Violation::new("AG-EXPL-10", format!("{kind} lies in the city {space}")));
    }
    let is_placing = game.agenda.iter().any(|it| matches!(it, Step::PlaceToken(_)));
    ensure(is_placing == game.placing.is_some(), "AG-RES-DISC-01", || {
        let is_placed = if game.placing.is_some() { "a" } else { "no" };
        format!("{is_placed} discovery is being placed, but not by a step")
    })?;
    for &trophy in Trophy::ALL {
        let used: u8 = game.players.iter().map(|it| it.log.trophies[trophy.idx()]).sum();
        let n = used + game.trophies[trophy.idx()];
        let copies = book().trophy(trophy).copies;
        ensure(n == copies, "AG-TROPHY-02", || format!("{n} of {copies} trophies: {trophy}"))?;
    }
    Ok(())
}

fn audit_characters(game: &Adventure) -> Result<(), Violation> {
    let is_falling = game.combat.is_some()
        || !game.winners.is_empty()
        || game
            .agenda
            .iter()
            .any(|step| matches!(step, Step::Brink(..) | Step::Fall(..) | Step::ToCity(_)));
    for seat in Seat::all(game.n_seats) {
        let player = game.player(seat);
        if player.hero.is_none() {
            continue;
        }
        ensure(is_falling || !game.is_dying(seat), "AG-DMG-03", || {
            format!("{seat} stands with {} damage of {}", player.damage, game.life(seat))
        })?;
        let is_open = game.open_to(seat).contains(player.space as u8);
        ensure(is_open, "AG-MOVE-04", || format!("{seat} is on {}", player.space))?;
        for item in player.weapon.into_iter().chain(player.armour) {
            let level = crate::query::stats::level_of(item);
            ensure(level <= player.level, "AG-ITEM-08", || format!("{seat} has {item} on"))?;
        }
    }
    let in_city = game.track.iter().flatten().find(|marker| game.is_city(marker.space));
    match in_city {
        Some(Marker { card, space, .. }) => {
            Err(Violation::new("AG-RUL-39", format!("{card} lies in the city {space}")))
        }
        None => Ok(()),
    }
}

/// A combat exists exactly while its steps do.
fn audit_combat(game: &Adventure) -> Result<(), Violation> {
    let is_due = game.agenda.iter().any(|step| matches!(step, Step::CombatEnd | Step::Fight));
    ensure(is_due == game.combat.is_some(), "AG-COMBAT-01", || {
        format!("a combat is due: {is_due}; there is one: {}", game.combat.is_some())
    })?;
    let stray = game.agenda.iter().find(is_in_combat).filter(|_| game.combat.is_none());
    ensure(stray.is_none(), "AG-COMBAT-01", || "a step of a combat, and no combat".to_owned())?;
    let Some(combat) = &game.combat else { return Ok(()) };
    let is_there = match combat.foe {
        Foe::Seat(seat) => seat.0 < game.n_seats && seat != combat.attacker,
        Foe::Card(_) | Foe::Marker(_) | Foe::Lair(_) => game.foe_facts(combat.foe).is_some(),
    };
    ensure(is_there && combat.attacker.0 < game.n_seats, "AG-ENC-01", || {
        "a combat against nobody".to_owned()
    })
}

/// The steps that only a combat has.
fn is_in_combat(step: &Step) -> bool {
    matches!(
        step,
        Step::Window(..)
            | Step::RollCombat
            | Step::CombatBoots(_)
            | Step::Powers
            | Step::Ranged
            | Step::Melee
            | Step::Toll
    )
}
