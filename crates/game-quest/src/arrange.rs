//! The way back from an omniscient view to a position: for scenarios, puzzles and analysis.

mod agenda;

use kernel::{Cx, Violation};
use tinyvec::ArrayVec;

use crate::action::Mark;
use crate::content::book;
use crate::event::Event;
use crate::names::{Dungeon, Foe, Gear, Hero, Location, N_DUNGEON, N_ITEMS, Tier};
use crate::sets::{FoeSet, GearSet, LocationSet};
use crate::state::{Area, Deed, DungeonPiles, Foes, GearPiles, Places, Quest, Turn};
use crate::view::{DeedView, HeroView, Lying, Secret, TurnView, View, of};

/// The position that `view` describes. Cards that a place names leave the decks; the steps follow from the phase, if
/// the phase was changed, and go on to the next question.
pub(crate) fn from_view(
    base: &Quest,
    view: &View,
    cx: &mut Cx<'_, Event>,
) -> Result<Quest, Violation> {
    let mut res = *base;
    res.options = view.options;
    res.sheet = view.quest;
    res.n_heroes = view.party;
    res.round = view.round;
    res.leader = view.leader;
    res.peril = view.peril.at;
    res.doom = view.peril.doom;
    res.pool = view.pool;
    res.result = view.result;
    arrange_heroes(&mut res, view)?;
    res.foes = foes(base, view)?;
    res.places = places(view)?;
    res.dungeon = dungeon(&res, view)?;
    res.gear = gear(&res, view)?;
    res.turn = turn(&res, &view.turn)?;
    res.deed = view.deed.as_ref().map(|it| deed(&res, it)).transpose()?;
    res.agenda = agenda::agenda(base, &mut res, view)?;
    crate::audit::audit(&res)?;
    // A step that has nothing to ask is done, as in play.
    kernel::run(&mut res, cx);
    Ok(res)
}

fn no(rule: &'static str, what: impl Into<String>) -> Violation {
    Violation::new(rule, what)
}

fn arrange_heroes(res: &mut Quest, view: &View) -> Result<(), Violation> {
    if view.order.len() > usize::from(res.n_heroes) || res.n_heroes > 4 || res.n_heroes < 2 {
        return Err(no("WQ-SETUP-03", format!("{} heroes of {}", view.order.len(), res.n_heroes)));
    }
    res.order = view.order.iter().copied().collect();
    for (&hero, it) in &view.heroes {
        if !view.order.contains(&hero) {
            return Err(no("WQ-SETUP-02", format!("{hero} is not in the game: see order")));
        }
        res.areas[hero.idx()] = area(hero, it)?;
    }
    match view.leader {
        Some(leader) if !view.order.contains(&leader) => {
            Err(no("WQ-LEAD-01", format!("{leader} is not in the game")))
        }
        Some(_) | None => Ok(()),
    }
}

fn area(hero: Hero, it: &HeroView) -> Result<Area, Violation> {
    let mut res = Area {
        seat: it.seat,
        wounds: it.wounds,
        is_defeated: it.defeated,
        conditions: it.conditions.iter().copied().collect(),
        gear_limit: it.gear_limit,
        ..Area::default()
    };
    for (&kind, action) in &it.actions {
        if action.card.hero() != hero || action.card.kind() != kind {
            let what = format!("{} is no {kind} card of {hero}", action.card);
            return Err(no("WQ-SETUP-06", what));
        }
        if action.card.tier() == Tier::Advanced {
            res.advanced.insert(kind);
        }
        if action.exhausted {
            res.exhausted.insert(kind);
        }
        res.tokens[kind.idx()] = action.tokens;
    }
    for (&item, &n) in &it.items {
        if !item.is_item() && n != 0 {
            return Err(no("WQ-DUN-03", format!("{item} is an event")));
        }
        if item.is_item() {
            res.items[item.idx()] = n;
        }
    }
    res.gear = it.equipped.iter().copied().collect();
    res.turned = it.exhausted_gear.iter().copied().collect();
    res.depleted = it.depleted_gear.iter().copied().collect();
    Ok(res)
}

/// Enemies lie where the view says: those in play first, then those whose place was changed, then the lists.
fn foes(base: &Quest, view: &View) -> Result<Foes, Violation> {
    let mut res = Foes { nemesis: view.nemesis, ..Foes::default() };
    let mut placed = FoeSet::EMPTY;
    let mut under = FoeSet::EMPTY;
    // The list of the deck says where in it a card lies.
    let listed: FoeSet = view.enemy_deck.cards.iter().flatten().copied().collect();
    for (&foe, it) in &view.enemies {
        let is_changed = it.at != of::place(base, foe);
        match it.at {
            Lying::Zone(hero) if view.order.contains(&hero) => {
                res.zones[hero.idx()].insert(foe);
            }
            Lying::Zone(hero) => {
                return Err(no("WQ-ZONE-01", format!("{foe}: {hero} is not in the game")));
            }
            Lying::Shadows => res.shadows.insert(foe),
            Lying::Lair => res.lair.insert(foe),
            Lying::Discard if is_changed => res.discard.insert(foe),
            Lying::Defeated if is_changed => res.defeated.insert(foe),
            Lying::Deck if is_changed && !listed.has(foe) => under.insert(foe),
            Lying::Box if is_changed => {}
            Lying::Hidden | Lying::Discard | Lying::Defeated | Lying::Deck | Lying::Box => continue,
        }
        placed.insert(foe);
        if matches!(it.at, Lying::Zone(_) | Lying::Shadows | Lying::Lair) {
            res.wounds[foe.idx()] = it.wounds;
            if it.exhausted {
                res.exhausted.insert(foe);
            }
        }
    }
    let open = placed & (res.zones.iter().fold(res.shadows | res.lair, |all, &zone| all | zone));
    for it in &view.hidden {
        let Secret::Known(foe) = it.card else {
            return Err(no("WQ-ZONE-08", "say which card lies face down"));
        };
        // A card that was turned up or put away is not there any more.
        if !placed.has(foe) {
            placed.insert(foe);
            res.hidden.push(foe);
            if it.exhausted {
                res.exhausted.insert(foe);
            }
        }
    }
    let mut rest = |foes: &[Foe]| {
        let foes: FoeSet = foes.iter().copied().collect::<FoeSet>() - placed;
        placed = placed | foes;
        foes
    };
    res.defeated = res.defeated | rest(&view.enemy_deck.defeated);
    res.discard = res.discard | rest(&view.enemy_deck.discard);
    for &foe in view.enemy_deck.cards.iter().flatten() {
        if !rest(&[foe]).is_empty() {
            res.deck.put_under(foe);
        }
    }
    under.iter().for_each(|foe| res.deck.put_under(foe));
    let known: FoeSet = view.enemy_deck.known.iter().copied().collect();
    res.known = known | res.discard | res.defeated | open;
    // A nemesis that lies in the deck is known to be there: no open card is one.
    res.known = res.known | res.deck.iter().copied().filter(|foe| foe.is_nemesis()).collect();
    res.known = res.known | res.hidden.iter().copied().filter(|foe| foe.is_nemesis()).collect();
    Ok(res)
}

fn places(view: &View) -> Result<Places, Violation> {
    let it = &view.location;
    let active = it.active.map_or(LocationSet::EMPTY, LocationSet::only);
    let discard = it.discard.iter().copied().collect::<LocationSet>() - active;
    let deck: Vec<Location> =
        it.cards.iter().flatten().copied().filter(|&it| !(active | discard).has(it)).collect();
    if 8 < deck.len() {
        return Err(no("WQ-DECK-05", format!("{} location cards", deck.len())));
    }
    let n_known = it.top.len().min(deck.len()) as u8;
    let deck = deck.into_iter().collect();
    Ok(Places { deck, n_known, active: it.active, progress: it.progress, discard })
}

/// Cards that heroes hold, or that lie in the discard pile, leave the deck where there are too many.
fn dungeon(res: &Quest, view: &View) -> Result<DungeonPiles, Violation> {
    let it = &view.dungeon;
    let mut piles = DungeonPiles::default();
    let mut left = [0u8; N_DUNGEON];
    for facts in &book().played.dungeon {
        left[facts.id.idx()] = facts.copies;
    }
    let mut take = |card: Dungeon, n: u8| {
        left[card.idx()] = left[card.idx()].checked_sub(n).ok_or_else(|| {
            no(
                "WQ-DUN-01",
                format!("more of {card} than there are: {}", book().dungeon(card).copies),
            )
        })?;
        Ok(())
    };
    for &hero in &res.order {
        for (item, &n) in Dungeon::ALL[..N_ITEMS].iter().zip(&res.area(hero).items) {
            take(*item, n)?;
        }
    }
    for (&card, &n) in &it.discard {
        take(card, n)?;
        piles.discard[card.idx()] = n;
    }
    for &card in &it.looked {
        take(card, 1)?;
        piles.looked.push(card);
    }
    for &card in it.cards.iter().flatten() {
        if take(card, 1).is_ok() && piles.deck.len() < 40 {
            piles.deck.put_under(card);
        }
    }
    piles.n_known = it.bottom.len().min(piles.deck.len()) as u8;
    let n_unknown = piles.deck.len() as u8 - piles.n_known;
    let warpstone = piles.deck.iter().position(|&card| card == Dungeon::Warpstone);
    let is_omen = warpstone.is_some_and(|idx| idx < usize::from(n_unknown));
    piles.n_omen = if is_omen { it.omen.clamp(1, n_unknown) } else { 0 };
    if let Some(idx) = warpstone
        && is_omen
        && usize::from(piles.n_omen) <= idx
    {
        piles.n_omen = idx as u8 + 1;
    }
    Ok(piles)
}

fn gear(res: &Quest, view: &View) -> Result<GearPiles, Violation> {
    let it = &view.gear;
    let owned =
        crate::audit::owners(res).fold(GearSet::EMPTY, |all, hero| all | res.area(hero).gear);
    let mut piles = GearPiles { fortunes: it.fortunes, ..GearPiles::default() };
    piles.discard = it.discard.iter().copied().collect::<GearSet>() - owned;
    let mut placed = owned | piles.discard;
    let mut n_fortunes = it.fortunes;
    let most = book().gear(Gear::LegendaryFortune).copies;
    let mut fits = |gear: Gear| {
        if gear == Gear::LegendaryFortune {
            n_fortunes = n_fortunes.saturating_add(1);
            return n_fortunes <= most;
        }
        let is_new = !placed.has(gear) && gear.legend_of().is_none();
        placed.insert(gear);
        is_new
    };
    for &gear in &it.smith {
        if !fits(gear) || 2 <= piles.smith.len() {
            return Err(no("WQ-SETT-04", format!("{gear} cannot lie on the counter")));
        }
        piles.smith.push(gear);
    }
    for &gear in it.cards.iter().flatten() {
        if fits(gear) && piles.deck.len() < 34 {
            piles.deck.put_under(gear);
        }
    }
    Ok(piles)
}

fn named(game: &Quest, marks: &[Mark]) -> Result<FoeSet, Violation> {
    let find = |&mark: &Mark| {
        game.marked(mark).ok_or_else(|| no("WQ-ZONE-01", format!("{mark} is not in play")))
    };
    marks
        .iter()
        .map(find)
        .collect::<Result<ArrayVec<[Foe; 50]>, _>>()
        .map(|it| it.into_iter().collect())
}

fn turn(game: &Quest, it: &TurnView) -> Result<Turn, Violation> {
    Ok(Turn {
        active: it.active,
        is_empowered: it.empowered,
        has_acted: it.acted,
        acting: it.acting,
        holding: it.holding.iter().copied().collect(),
        pulled: it.pulled,
        named: named(game, &it.named)?,
        named_heroes: it.named_heroes.iter().copied().collect(),
        nemeses: it.nemeses.iter().copied().collect(),
        improved: it.improved,
        refused: it.refused.iter().copied().collect(),
        travels: it.travels,
        has_travelled: it.travelled,
    })
}

fn deed(game: &Quest, it: &DeedView) -> Result<Deed, Violation> {
    let mut res = Deed {
        hero: it.hero,
        card: it.card,
        targets: named(game, &it.targets)?,
        n_targets: it.n_targets,
        aided: it.aided,
        spent: it.spent,
        criticals: it.criticals,
        attackers: it.attackers.iter().copied().collect(),
        more_dice: it.more_dice,
        more_successes: it.more_successes,
        more_defence: it.more_defence,
        more_blanks: it.more_blanks,
        used_gear: it.used_gear.iter().copied().collect(),
        used_card: it.used_card,
        defeated: it.defeated,
        pulled: it.pulled,
        would_recover: it.would_recover,
        is_empowered: it.empowered,
        has_rolled: it.rolled,
        ..Deed::default()
    };
    it.hero_dice.iter().for_each(|(face, &n)| res.hero_dice[face.idx()] = n);
    it.aside.iter().for_each(|(face, &n)| res.aside[face.idx()] = n);
    it.enemy_dice.iter().for_each(|(face, &n)| res.enemy_dice[face.idx()] = n);
    it.used_items.iter().for_each(|item| res.used_items |= 1 << item.idx());
    Ok(res)
}
