//! What is true in every position: nothing is in two places, limits hold, and the fields of a step exist with it.

use kernel::{Violation, ensure};

use crate::content::book;
use crate::names::{Condition, Dungeon, Foe, Gear, Hero, N_ITEMS};
use crate::sets::{FoeSet, GearSet, LocationSet};
use crate::state::Quest;
use crate::step::Step;

pub(crate) fn audit(game: &Quest) -> Result<(), Violation> {
    audit_enemies(game)?;
    audit_heroes(game)?;
    audit_gear(game)?;
    audit_dungeon(game)?;
    audit_places(game)?;
    audit_steps(game)
}

/// WQ-ZONE-01: every enemy card is in one place.
fn audit_enemies(game: &Quest) -> Result<(), Violation> {
    let foes = &game.foes;
    let mut placed = FoeSet::EMPTY;
    let mut place = |foe: Foe| {
        let is_new = !placed.has(foe);
        placed.insert(foe);
        ensure(is_new, "WQ-ZONE-01", || format!("{foe} is in two places"))
    };
    for set in foes.zones.iter().chain([&foes.shadows, &foes.lair, &foes.discard, &foes.defeated]) {
        set.iter().try_for_each(&mut place)?;
    }
    foes.hidden.iter().chain(foes.deck.iter()).copied().try_for_each(&mut place)?;
    for &hero in Hero::ALL {
        let zone = game.engaged(hero);
        let limit = book().played.limits.zone;
        ensure(zone.len() <= limit, "WQ-ZONE-02", || {
            format!("{} enemies engage {hero}", zone.len())
        })?;
        let is_free = zone.is_empty() || (game.party().has(hero) && game.is_up(hero));
        ensure(is_free, "WQ-DEFEAT-02", || format!("{hero} is not there to be engaged"))?;
        let cannot = FoeSet(book().quick.cannot_engage) & zone;
        ensure(cannot.is_empty(), "WQ-SPAWN-05", || {
            format!("{} engage {hero}", names(cannot.iter()))
        })?;
    }
    let hurt = Foe::ALL.iter().filter(|foe| foes.wounds[foe.idx()] != 0);
    for &foe in hurt {
        let health = book().quick.health[foe.idx()];
        let wounds = foes.wounds[foe.idx()];
        let is_dying = game.turn.acting == Some(foe) && wounds == health;
        ensure(wounds < health || is_dying, "WQ-WOUND-04", || {
            format!("{foe} stands with {wounds} wounds of {health}")
        })?;
        let is_up = (game.face_up() | foes.lair).has(foe);
        ensure(is_up, "WQ-WOUND-02", || format!("{foe} is wounded and not in play"))?;
    }
    let lair = foes.lair - FoeSet::only(foes.nemesis);
    ensure(lair.is_empty(), "WQ-LAIR-01", || format!("{} in the lair", names(lair.iter())))?;
    let stray = foes.exhausted - (game.in_play() | foes.lair);
    ensure(stray.is_empty(), "WQ-FX-01", || {
        format!("{} exhausted, and not in play", names(stray.iter()))
    })?;
    let seen = game.face_up() | foes.lair | foes.discard | foes.defeated;
    let unknown = seen - foes.known;
    ensure(unknown.is_empty(), "WQ-DECK-01", || {
        format!("{} lie open and are not known", names(unknown.iter()))
    })
}

fn audit_heroes(game: &Quest) -> Result<(), Violation> {
    let limit = book().played.limits.tokens;
    for &hero in &game.order {
        let area = game.area(hero);
        let health = game.health(hero);
        // WQ-AMB-24: a gift in the settlement may leave more wounds than health.
        let is_settled = game.result.is_some();
        ensure(area.wounds <= health || is_settled, "WQ-WOUND-03", || {
            format!("{hero} has {} wounds of {health}", area.wounds)
        })?;
        let crowded = area.tokens.iter().find(|&&n| limit < n);
        if let Some(n_tokens) = crowded {
            let what =
                format!("{hero} has {n_tokens} tokens on an action, at most {limit} lie there");
            return Err(Violation::new("WQ-TOKEN-01", what));
        }
        let is_plain = !area.is_defeated || area.conditions.is_empty();
        ensure(is_plain, "WQ-DEFEAT-02", || format!("{hero} is defeated and has conditions"))?;
        let stray = (area.depleted | area.turned) - area.gear;
        ensure(stray.is_empty(), "WQ-FX-03", || {
            format!("{hero} has turned {}, and does not have it", names(stray.iter()))
        })?;
        ensure(area.seat.0 < game.n_seats, "WQ-GOLD-04", || {
            format!("{hero} belongs to the missing {}", area.seat)
        })?;
    }
    let is_repeated = usize::from(game.party().len()) != game.order.len();
    ensure(!is_repeated, "WQ-SETUP-02", || {
        format!("the order names a hero twice: {}", names(game.order.iter()))
    })?;
    for &condition in Condition::ALL {
        let n = game.order.iter().filter(|&&hero| game.area(hero).has(condition)).count();
        let copies = book().condition(condition).copies;
        ensure(n <= usize::from(copies), "WQ-COND-01", || format!("{n} cards of {condition}"))?;
    }
    Ok(())
}

/// WQ-GEAR-06, WQ-GEAR-07, WQ-LEG-01: every gear card is in one place, and within limits.
fn audit_gear(game: &Quest) -> Result<(), Violation> {
    let mut placed = GearSet::EMPTY;
    let mut n_fortunes = game.gear.fortunes;
    let mut place = |gear: Gear| {
        if gear == Gear::LegendaryFortune {
            n_fortunes = n_fortunes.saturating_add(1);
            return Ok(());
        }
        let is_new = !placed.has(gear);
        placed.insert(gear);
        ensure(is_new, "WQ-GEAR-01", || format!("{gear} is in two places"))
    };
    game.gear.discard.iter().try_for_each(&mut place)?;
    game.gear.deck.iter().chain(&game.gear.smith).copied().try_for_each(&mut place)?;
    for step in game.agenda.iter() {
        if let Step::Equip(_, gear) = step {
            place(gear)?;
        }
    }
    for hero in owners(game) {
        let gear = game.area(hero).gear;
        gear.iter().try_for_each(&mut place)?;
        let foreign = gear.iter().find(|it| it.legend_of().is_some_and(|owner| owner != hero));
        if let Some(gear) = foreign {
            return Err(Violation::new("WQ-LEG-01", format!("{hero} has {gear}")));
        }
        let n = gear.iter().filter(|it| it.legend_of().is_none()).count();
        let limit = game.area(hero).gear_limit;
        ensure(n <= usize::from(limit), "WQ-GEAR-06", || format!("{hero} has {n} of {limit}"))?;
    }
    let most = book().gear(Gear::LegendaryFortune).copies;
    ensure(n_fortunes <= most, "WQ-LEG-02", || format!("{n_fortunes} Legendary Fortunes"))?;
    let stray = game.gear.discard.iter().all(|it| it.legend_of().is_none());
    ensure(stray, "WQ-LEG-05", || "legendary gear in the discard pile".to_owned())
}

/// How many copies of a dungeon card are in the quest.
pub(crate) fn n_dungeon(game: &Quest, card: Dungeon) -> u8 {
    let dungeon = &game.dungeon;
    let held = match Dungeon::ALL[..N_ITEMS].contains(&card) {
        true => game.order.iter().map(|&hero| game.area(hero).items[card.idx()]).sum(),
        false => 0,
    };
    let piles = dungeon.deck.iter().chain(&dungeon.looked).filter(|&&it| it == card).count();
    held + dungeon.discard[card.idx()] + piles as u8
}

/// The heroes whose gear is out of the deck: all who can still be picked, then those in the game.
pub(crate) fn owners(game: &Quest) -> impl Iterator<Item = Hero> + use<> {
    let is_full = game.order.len() == usize::from(game.n_heroes);
    let party = game.party();
    Hero::ALL.iter().copied().filter(move |&hero| !is_full || party.has(hero))
}

fn audit_dungeon(game: &Quest) -> Result<(), Violation> {
    let dungeon = &game.dungeon;
    for &card in Dungeon::ALL {
        let n = n_dungeon(game, card);
        let copies = book().dungeon(card).copies;
        ensure(n <= copies, "WQ-DUN-01", || format!("{n} cards of {card} instead of {copies}"))?;
    }
    let n_deck = dungeon.deck.len();
    let n_marked = usize::from(dungeon.n_known) + usize::from(dungeon.n_omen);
    ensure(n_marked <= n_deck, "WQ-DECK-06", || format!("{n_marked} known cards of {n_deck}"))?;
    let omen = &dungeon.deck[..usize::from(dungeon.n_omen)];
    let is_true = omen.is_empty() || omen.contains(&Dungeon::Warpstone);
    ensure(is_true, "WQ-SHEET-Q2-02", || "the Warpstone is not where it should be".to_owned())
}

fn audit_places(game: &Quest) -> Result<(), Violation> {
    let places = &game.places;
    let mut placed = places.discard;
    for &location in places.deck.iter().chain(&places.active) {
        ensure(!placed.has(location), "WQ-LOC-01", || format!("{location} is in two places"))?;
        placed = placed | LocationSet::only(location);
    }
    let explore = places.active.map_or(0, |it| book().location(it).explore);
    let progress = places.progress;
    ensure(progress <= explore, "WQ-LOC-06", || format!("{progress} progress of {explore}"))?;
    let is_between =
        game.agenda.iter().any(|step| matches!(step, Step::Pick | Step::Leader | Step::Reveal));
    ensure(places.active.is_some() || is_between, "WQ-LOC-01", || {
        "there is no active location".to_owned()
    })?;
    let n_known = usize::from(places.n_known);
    ensure(n_known <= places.deck.len(), "WQ-LOC-01", || format!("{n_known} known locations"))?;
    let last = book().sheet(game.sheet).track.len();
    ensure(usize::from(game.peril) < last, "WQ-PERIL-07", || format!("peril at {}", game.peril))
}

/// Named fields exist exactly while their steps do.
fn audit_steps(game: &Quest) -> Result<(), Violation> {
    let needs_deed = game.agenda.iter().any(|step| step == Step::CardEnd);
    ensure(needs_deed == game.deed.is_some(), "WQ-ACT-01", || "a stray action".to_owned())?;
    let acting = game.agenda.iter().find_map(|step| match step {
        Step::BarEnd(foe) => Some(foe),
        _ => None,
    });
    ensure(acting == game.turn.acting, "WQ-ENEMY-ACT-04", || {
        let name = |foe: Option<Foe>| foe.map_or("no enemy", Foe::name);
        format!("{} is being activated, {} is to be", name(game.turn.acting), name(acting))
    })?;
    let has_active = game.agenda.iter().any(|step| {
        matches!(step, Step::ActivationEnd | Step::CardEnd | Step::BarEnd(_) | Step::Scout)
    });
    ensure(game.turn.active.is_some() || !has_active, "WQ-HERO-07", || {
        "an activation of nobody".to_owned()
    })?;
    let is_named = game.agenda.iter().any(|step| matches!(step, Step::Pick | Step::Leader));
    ensure(game.leader.is_some_and(|it| game.party().has(it)) || is_named, "WQ-LEAD-01", || {
        "nobody has the leader token".to_owned()
    })?;
    let is_checked = game.agenda.iter().any(|step| step == Step::Check);
    ensure(
        is_named || is_checked || game.result.is_some() || game.lead().is_some(),
        "WQ-AMB-20",
        || "nobody is left standing".to_owned(),
    )?;
    let is_looking = game.agenda.iter().any(|step| matches!(step, Step::Keep | Step::Bury));
    ensure(is_looking || game.dungeon.looked.is_empty(), "WQ-EXPLORE-02", || {
        "cards that nobody looks at".to_owned()
    })?;
    let is_smith = game.agenda.iter().any(|step| matches!(step, Step::Smith(_)));
    ensure(is_smith || game.gear.smith.is_empty(), "WQ-SETT-04", || {
        "cards on the counter of no smith".to_owned()
    })?;
    let has_all = game.order.len() == usize::from(game.n_heroes);
    let is_picking = game.agenda.top() == Some(Step::Pick);
    ensure(has_all || is_picking, "WQ-SETUP-02", || {
        format!("the order names {} of {} heroes", game.order.len(), game.n_heroes)
    })?;
    let will_reveal = game
        .agenda
        .iter()
        .any(|step| matches!(step, Step::Pick | Step::Leader | Step::Depart | Step::Reveal));
    ensure(!will_reveal || !game.places.deck.is_empty(), "WQ-TRAVEL-02", || {
        "a location is to be revealed, and there is none".to_owned()
    })?;
    let last = game.agenda.iter().last();
    ensure(last.is_some(), "WQ-ROUND-02", || "nothing left to do".to_owned())?;
    let is_over = matches!(last, Some(Step::Settlement | Step::Refresh | Step::End));
    ensure(is_over == game.result.is_some(), "WQ-END-01", || {
        "a quest has a result from its end on, and not before".to_owned()
    })
}

/// Names with commas between them.
fn names<T: std::fmt::Display>(items: impl Iterator<Item = T>) -> String {
    items.map(|it| it.to_string()).collect::<Vec<_>>().join(", ")
}
