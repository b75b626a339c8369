//! A position as a viewer sees it.

use std::collections::BTreeMap;

use kernel::Viewer;

use super::{
    ActionView, DeedView, DungeonView, EnemyDeckView, FoeView, GearState, GearView, HeroView,
    HiddenView, LocationView, Lying, PerilView, Secret, TurnView, View,
};
use crate::content::book;
use crate::names::{
    Condition, Dungeon, EnemyFace, Foe, Gear, Hero, HeroFace, Kind, Location, N_ITEMS,
};
use crate::phases::deed;
use crate::query::odds;
use crate::state::{Deed, Quest};
use crate::step::Step;

pub(crate) fn of(game: &Quest, viewer: Viewer) -> View {
    View { odds: odds_view(game, viewer), ..without_odds(game, viewer) }
}

/// The same without [`View::odds`], which take long and follow from the rest.
pub(crate) fn without_odds(game: &Quest, viewer: Viewer) -> View {
    let sees_all = viewer == Viewer::Omniscient;
    View {
        options: game.options,
        quest: game.sheet,
        party: game.n_heroes,
        round: game.round,
        order: game.order.to_vec(),
        leader: game.leader,
        turn: turn_view(game),
        heroes: heroes_view(game, sees_all),
        enemies: enemies_view(game, sees_all),
        hidden: (game.foes.hidden.iter())
            .map(|&foe| HiddenView {
                card: if sees_all { Secret::Known(foe) } else { Secret::Hidden },
                exhausted: game.foes.exhausted.has(foe),
            })
            .collect(),
        nemesis: game.foes.nemesis,
        enemy_deck: EnemyDeckView {
            n: game.foes.deck.len() as u8,
            cards: sees_all.then(|| game.foes.deck.to_vec()),
            discard: game.foes.discard.iter().collect(),
            defeated: game.foes.defeated.iter().collect(),
            known: game.foes.known.iter().collect(),
        },
        location: location_view(game, sees_all),
        dungeon: dungeon_view(game, sees_all),
        gear: gear_view(game, sees_all),
        conditions: (Condition::ALL.iter())
            .map(|&it| (it, book().condition(it).copies - n_held(game, it)))
            .collect(),
        peril: PerilView {
            at: game.peril,
            doom: game.doom,
            track: book().sheet(game.sheet).track.clone(),
        },
        deed: game.deed.as_ref().map(|deed| deed_view(game, deed)),
        pool: game.pool,
        result: game.result,
        agenda: game.agenda.iter().collect(),
        odds: BTreeMap::new(),
    }
}

/// What is told to whoever decides: the odds of every action, or of the one that is about to be rolled for.
fn odds_view(game: &Quest, viewer: Viewer) -> BTreeMap<Kind, odds::Odds> {
    let Some(hero) = game.turn.active.filter(|&it| viewer == Viewer::Seat(game.seat_of(it))) else {
        return BTreeMap::new();
    };
    match (game.agenda.top(), &game.deed) {
        (Some(Step::Act | Step::Encore), _) => {
            game.readied(hero).iter().map(|kind| (kind, odds::of(game, hero, kind))).collect()
        }
        (Some(Step::Prepare), Some(deed)) => {
            BTreeMap::from([(deed.card.kind(), odds::of_deed(game, deed))])
        }
        _ => BTreeMap::new(),
    }
}

fn turn_view(game: &Quest) -> TurnView {
    let turn = &game.turn;
    TurnView {
        phase: game.step(),
        active: turn.active,
        empowered: turn.is_empowered,
        acted: turn.has_acted,
        acting: turn.acting,
        holding: turn.holding.iter().collect(),
        pulled: turn.pulled,
        named: game.marks(turn.named).collect(),
        named_heroes: turn.named_heroes.iter().collect(),
        nemeses: turn.nemeses.iter().collect(),
        improved: turn.improved,
        refused: turn.refused.iter().collect(),
        travels: turn.travels,
        travelled: turn.has_travelled,
    }
}

fn heroes_view(game: &Quest, sees_all: bool) -> BTreeMap<Hero, HeroView> {
    game.order.iter().map(|&hero| (hero, hero_view(game, hero, sees_all))).collect()
}

fn hero_view(game: &Quest, hero: Hero, sees_all: bool) -> HeroView {
    let area = game.area(hero);
    let action = |&kind: &Kind| {
        let view = ActionView {
            card: game.card(hero, kind),
            exhausted: area.exhausted.has(kind),
            tokens: area.tokens[kind.idx()],
        };
        (kind, view)
    };
    let state = |gear: Gear| match (area.depleted.has(gear), area.turned.has(gear)) {
        (true, _) => GearState::Depleted,
        (false, true) => GearState::Exhausted,
        (false, false) => GearState::Ready,
    };
    let items = Dungeon::ALL[..N_ITEMS].iter().map(|&it| (it, area.items[it.idx()]));
    HeroView {
        seat: area.seat,
        wounds: area.wounds,
        health: game.health(hero),
        defeated: area.is_defeated,
        actions: Kind::ALL.iter().map(action).collect(),
        conditions: area.conditions.iter().collect(),
        items: items.filter(|&(_, n)| sees_all || n != 0).collect(),
        gear: area.gear.iter().map(|gear| (gear, state(gear))).collect(),
        equipped: area.gear.iter().collect(),
        exhausted_gear: area.turned.iter().collect(),
        depleted_gear: area.depleted.iter().collect(),
        gear_limit: area.gear_limit,
        engaged: game.engaged(hero).iter().collect(),
    }
}

/// Where an enemy card is.
pub(crate) fn place(game: &Quest, foe: Foe) -> Lying {
    let foes = &game.foes;
    if let Some(hero) = game.zone_of(foe) {
        return Lying::Zone(hero);
    }
    let sets = [
        (foes.shadows, Lying::Shadows),
        (foes.lair, Lying::Lair),
        (foes.discard, Lying::Discard),
        (foes.defeated, Lying::Defeated),
    ];
    let found = sets.into_iter().find(|(set, _)| set.has(foe)).map(|(_, place)| place);
    found.unwrap_or_else(|| match (foes.hidden.contains(&foe), foes.deck.contains(&foe)) {
        (true, _) => Lying::Hidden,
        (false, true) => Lying::Deck,
        (false, false) => Lying::Box,
    })
}

fn enemies_view(game: &Quest, sees_all: bool) -> BTreeMap<Foe, FoeView> {
    let view = |foe: Foe| {
        let is_open = (game.face_up() | game.foes.lair).has(foe);
        let view = FoeView {
            at: place(game, foe),
            wounds: game.foes.wounds[foe.idx()],
            exhausted: is_open && game.foes.exhausted.has(foe),
            attack: book().quick.attack[foe.idx()],
            health: book().quick.health[foe.idx()],
            resilience: game.resilience(foe),
        };
        (foe, view)
    };
    if sees_all {
        return Foe::ALL.iter().copied().map(view).collect();
    }
    (game.face_up() | game.foes.lair).iter().map(view).collect()
}

fn location_view(game: &Quest, sees_all: bool) -> LocationView {
    let places = &game.places;
    LocationView {
        active: places.active,
        progress: places.progress,
        explore: places.active.map_or(0, |it| book().location(it).explore),
        n: places.deck.len() as u8,
        top: places.deck[..usize::from(places.n_known)].to_vec(),
        cards: sees_all.then(|| places.deck.to_vec()),
        discard: places.discard.iter().collect(),
        boxed: sees_all.then(|| {
            let placed =
                places.discard | places.deck.iter().chain(&places.active).copied().collect();
            Location::ALL.iter().copied().filter(|&it| !placed.has(it)).collect()
        }),
    }
}

fn dungeon_view(game: &Quest, sees_all: bool) -> DungeonView {
    let dungeon = &game.dungeon;
    let discard = Dungeon::ALL.iter().map(|&it| (it, dungeon.discard[it.idx()]));
    DungeonView {
        n: dungeon.deck.len() as u8,
        bottom: dungeon.deck[dungeon.deck.len() - usize::from(dungeon.n_known)..].to_vec(),
        omen: dungeon.n_omen,
        cards: sees_all.then(|| dungeon.deck.to_vec()),
        discard: discard.filter(|&(_, n)| sees_all || n != 0).collect(),
        looked: dungeon.looked.to_vec(),
        boxed: sees_all.then(|| {
            let left =
                |&card: &Dungeon| book().dungeon(card).copies - crate::audit::n_dungeon(game, card);
            Dungeon::ALL.iter().map(|card| (*card, left(card))).filter(|&(_, n)| n != 0).collect()
        }),
    }
}

/// WQ-COND-01: heroes who have a condition; each has a card of it.
fn n_held(game: &Quest, condition: Condition) -> u8 {
    game.order.iter().filter(|&&hero| game.area(hero).has(condition)).count() as u8
}

fn gear_view(game: &Quest, sees_all: bool) -> GearView {
    let gear = &game.gear;
    GearView {
        n: gear.deck.len() as u8,
        cards: sees_all.then(|| gear.deck.to_vec()),
        discard: gear.discard.iter().collect(),
        fortunes: gear.fortunes,
        smith: gear.smith.to_vec(),
        boxed: sees_all.then(|| {
            let owned = crate::audit::owners(game).map(|hero| game.area(hero).gear);
            let coming = game.agenda.iter().filter_map(|step| match step {
                Step::Equip(_, gear) => Some(gear),
                _ => None,
            });
            let placed = owned.fold(gear.discard, |all, it| all | it)
                | gear.deck.iter().chain(&gear.smith).copied().chain(coming).collect();
            let is_boxed = |&it: &Gear| it != Gear::LegendaryFortune && !placed.has(it);
            Gear::ALL.iter().copied().filter(is_boxed).collect()
        }),
    }
}

fn deed_view(game: &Quest, it: &Deed) -> DeedView {
    let faces = |dice: &[u8; 5]| {
        let by_face = HeroFace::ALL.iter().map(|&face| (face, dice[face.idx()]));
        by_face.filter(|&(_, n)| n != 0).collect()
    };
    let foe_faces = EnemyFace::ALL.iter().map(|&face| (face, it.enemy_dice[face.idx()]));
    let items = Dungeon::ALL[..N_ITEMS].iter().copied();
    DeedView {
        hero: it.hero,
        card: it.card,
        targets: game.marks(it.targets).collect(),
        n_targets: it.n_targets,
        aided: it.aided,
        spent: it.spent,
        rolled: it.has_rolled,
        hero_dice: faces(&it.hero_dice),
        aside: faces(&it.aside),
        enemy_dice: foe_faces.filter(|&(_, n)| n != 0).collect(),
        criticals: it.criticals,
        attackers: it.attackers.iter().collect(),
        more_dice: it.more_dice,
        more_successes: it.more_successes,
        more_defence: it.more_defence,
        more_blanks: it.more_blanks,
        used_gear: it.used_gear.iter().collect(),
        used_items: items.filter(|item| it.used_items & (1 << item.idx()) != 0).collect(),
        used_card: it.used_card,
        defeated: it.defeated,
        pulled: it.pulled,
        would_recover: it.would_recover,
        empowered: it.is_empowered,
        successes: game.successes(it),
        defence: game.defence(it),
        attacks: game.attack_symbols(it),
        wounds: deed::threat(game, it),
    }
}
