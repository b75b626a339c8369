//! Makes a view out of a position.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet, Viewer};

use crate::names::{Discovery, Level, Quest, Trophy};
use crate::sets::QuestSet;
use crate::state::{Adventure, Combat, Foe, Log, Lying, Player, Token};

use super::{
    CombatView, DeckView, EliteView, PlacingView, PlayerView, TaskView, TokenView, View, Worth,
};

pub(crate) fn of(game: &Adventure, viewer: Viewer) -> View {
    let all = viewer == Viewer::Omniscient;
    View {
        options: game.options,
        first: game.first,
        round: game.round,
        active: game.active(),
        players: Seat::all(game.n_seats).map(|seat| player(game, seat, viewer)).collect(),
        turn: game.turn,
        combat: game.combat.as_ref().map(|it| combat(game, it)),
        decks: Level::ALL.iter().map(|&level| (level, deck(game, level, viewer))).collect(),
        elite: EliteView { size: game.elite.len() as u8, cards: all.then(|| game.elite.to_vec()) },
        dropped: game.dropped,
        boxed_quests: boxed_quests(game),
        track: (game.track.iter().enumerate())
            .filter_map(|(idx, marker)| marker.map(|it| (idx as u8 + 1, it)))
            .collect(),
        global: game.global,
        events: game.events,
        tokens: (game.tokens.0.iter().enumerate())
            .filter_map(|(idx, token)| token.as_ref().map(|it| (idx, it)))
            .map(|(idx, token)| {
                let &Token { kind, space, known, shown } = token;
                let kind = may_know(viewer, known, shown).then_some(kind);
                (idx as u8 + 1, TokenView { space, known, shown, kind })
            })
            .collect(),
        supply: game.supply.iter().sum(),
        supply_kinds: all.then(|| counts(&game.supply)),
        boxed: counts(&game.boxed),
        placing: game
            .placing
            .map(|(seat, kind)| PlacingView { seat, kind: viewer.may_see(seat).then_some(kind) }),
        trophies: Trophy::ALL.iter().map(|&it| (it, game.trophies[it.idx()])).collect(),
        attached: game.attached.to_vec(),
        phase: game.agenda.top().filter(|_| all),
        agenda: all.then(|| game.agenda.iter().collect()),
        winners: game.winners,
    }
}

/// AG-SETUP-10, AG-RUL-31: starting quests that were not dealt; they are out of the match.
pub(crate) fn boxed_quests(game: &Adventure) -> QuestSet {
    let used = crate::audit::quests(game);
    Quest::ALL.iter().copied().filter(|&it| !it.is_elite() && !used.has(it)).collect()
}

/// AG-GEN-06: what these seats know is known to those who look on if it was shown to everybody.
pub(crate) fn may_know(viewer: Viewer, known: SeatSet, shown: bool) -> bool {
    match viewer {
        Viewer::Seat(seat) => known.contains(seat),
        Viewer::Spectator => shown,
        Viewer::Omniscient => true,
    }
}

/// Discoveries by kind, without those of which there is none.
fn counts(counts: &[u8]) -> BTreeMap<Discovery, u8> {
    let all = Discovery::ALL.iter().copied().zip(counts.iter().copied());
    all.filter(|&(_, n)| n != 0).collect()
}

fn deck(game: &Adventure, level: Level, viewer: Viewer) -> DeckView {
    let deck = &game.decks[level.idx()];
    // AG-CARD-03: only one character can look into a deck, so what all players know was seen by everybody.
    let shown = |lying: &Lying| lying.known == game.everybody();
    let known = deck.iter().enumerate();
    let known = known.filter(|(_, lying)| may_know(viewer, lying.known, shown(lying)));
    DeckView {
        size: deck.len() as u8,
        cards: known.map(|(idx, lying)| (idx as u8, lying.card)).collect(),
        next: (viewer == Viewer::Omniscient)
            .then(|| deck.iter().rev().map(|lying| lying.card).collect()),
        known: (viewer == Viewer::Omniscient)
            .then(|| deck.iter().map(|lying| lying.known).collect()),
    }
}

fn player(game: &Adventure, seat: Seat, viewer: Viewer) -> PlayerView {
    let it: &Player = game.player(seat);
    let all = viewer == Viewer::Omniscient;
    PlayerView {
        hero: it.hero,
        space: it.space,
        level: it.level,
        face: it.face,
        damage: it.damage,
        worth: worth(game, seat),
        diseases: it.diseases,
        curses: it.curses,
        slowed: it.slowed,
        dazed: it.dazed,
        deck: it.deck.len() as u8,
        deck_cards: all.then(|| it.deck.to_vec()),
        hand: it.hand.len() as u8,
        hand_cards: viewer.may_see(seat).then(|| it.hand.to_vec()),
        discard: it.discard.to_vec(),
        limbo: it.limbo.to_vec(),
        bag: it.bag,
        weapon: it.weapon,
        armour: it.armour,
        kept: counts(&it.kept),
        quests: (it.tasks.iter())
            .map(|task| TaskView {
                quest: task.quest,
                progress: task.progress,
                rival: task.rival,
                done: task.done,
                targets: game.targets(seat, task),
            })
            .collect(),
        log: it.log,
    }
}

/// What a character comes to in a fight against nobody in particular.
pub(crate) fn worth(game: &Adventure, seat: Seat) -> Worth {
    let space = game.at(seat);
    let alone = Combat { attacker: seat, foe: Foe::Lair(space), space, ..Combat::default() };
    let [attack, defence, damage] = game.values(&alone, 0);
    Worth {
        life: game.life(seat),
        valor: Log::valor(&game.player(seat).log),
        energy: game.energy(seat),
        attack_type: game.attack_type(&alone, 0),
        attack,
        defence,
        damage,
    }
}

pub(crate) fn combat(game: &Adventure, it: &Combat) -> CombatView {
    let values = [game.values(it, 0), game.values(it, 1)];
    let hits = |side: usize| {
        let faces = 1..=6i8;
        faces.filter(|die| values[1 - side][1] <= die + values[side][0]).count() as u8
    };
    CombatView {
        fight: *it,
        attack_types: [game.attack_type(it, 0), game.attack_type(it, 1)],
        values,
        hits_of_six: [hits(0), hits(1)],
    }
}
