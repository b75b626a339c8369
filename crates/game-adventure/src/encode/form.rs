//! What everybody sees, field by field: the table, the turn and the combat.

use encode::{Block, Common, Labels, ONCE, Section, labels, numbers};

use super::board::{MARKERS, SPACES, TOKENS};
use super::players::PLAYERS;
use super::question::QUESTION;
use super::sight::Sight;
use crate::names::{
    Ability, AttackType, Challenge, Discovery, Item, Level, N_MARKERS, Quest, Space, Trophy,
};
use crate::state::{Adventure, Fighter, Foe, MOST_SEATS};
use crate::view::CombatView;

/// The public part, in the order in which it is written.
pub(super) const PUBLIC: &[&dyn Section<Adventure, Sight>] =
    &[&Common, &QUESTION, &TABLE, &TURN, &COMBAT, &SIDES, &PLAYERS, &MARKERS, &TOKENS, &SPACES];

/// What there is once.
const TABLE: Block<Adventure, Sight, Sight> = Block {
    name: "",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.flag("option.flight-continues-exploration", |v| {
            v.it.options.flight_continues_exploration
        });
        row.flag("option.optional-discoveries", |v| v.it.options.optional_discoveries);
        row.range("option.valor-to-win", 4, 10, |v| v.it.options.valor_to_win.into());
        row.count("option.rounds", 100, |v| v.it.options.rounds.into());
        row.capped("round", 100, |v| v.it.round.into());
        row.one_of("first", numbers(MOST_SEATS), |v| Some(v.place(v.it.first)));
        row.set("winners", numbers(MOST_SEATS), |v, cells| {
            v.it.winners.iter().for_each(|it| cells.mark(v.place(it)));
        });
        row.counts("decks", labels::<Level>(), 40, |v, cells| {
            (0..).zip(v.it.n_in_decks).for_each(|(idx, n)| cells.put(idx, n));
        });
        row.count("elite-deck", 32, |v| v.it.n_elite.into());
        row.set("elite-deck.dropped", labels::<Quest>(), |v, cells| {
            v.it.dropped.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("boxed-quests", labels::<Quest>(), |v, cells| {
            v.it.boxed_quests.iter().for_each(|it| cells.mark(it.idx()));
        });
        // The encounters on the track: the number of the place, counted from 1.
        row.counts("track", labels::<Challenge>(), N_MARKERS as i32, |v, cells| {
            let track = (1..).zip(&v.it.track);
            let track = track.filter_map(|(nth, it)| Some((nth, it.as_ref()?)));
            track.for_each(|(nth, it)| cells.put(it.card.idx(), nth));
        });
        row.one_of("global-event", labels::<Challenge>(), |v| Some(v.it.global?.card.idx()));
        row.capped("global-event.left", 16, |v| v.it.global.map_or(0, |it| it.left.into()));
        row.set("location-events", labels::<Challenge>(), |v, cells| {
            v.it.events.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.count("supply", 24, |v| v.it.supply.into());
        row.counts("boxed-discoveries", labels::<Discovery>(), 24, |v, cells| {
            (0..).zip(v.it.boxed).for_each(|(idx, n)| cells.put(idx, n));
        });
        row.one_of("placing", numbers(MOST_SEATS), |v| Some(v.place(v.it.placing.as_ref()?.seat)));
        row.counts("trophies", labels::<Trophy>(), 4, |v, cells| {
            (0..).zip(v.it.trophies).for_each(|(idx, n)| cells.put(idx, n));
        });
        row.counts("attached", labels::<Ability>(), 4, |v, cells| {
            v.it.attached.iter().for_each(|it| cells.add(it.ability.idx()));
        });
        // Turn starts, or shields, that are left to the last one of its kind.
        row.counts("attached.left", labels::<Ability>(), 8, |v, cells| {
            v.it.attached.iter().for_each(|it| cells.put(it.ability.idx(), it.left.min(8)));
        });
        row.set("attached.improved", labels::<Ability>(), |v, cells| {
            let improved = v.it.attached.iter().filter(|it| it.improved);
            improved.for_each(|it| cells.mark(it.ability.idx()));
        });
    },
};

/// What is remembered for one turn.
const TURN: Block<Adventure, Sight, Sight> = Block {
    name: "turn",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.one_of("active", numbers(MOST_SEATS), |v| Some(v.place(v.it.turn.active)));
        row.count("die", 8, |v| v.it.turn.die.into());
        row.capped("moves", 16, |v| v.it.turn.moves.into());
        row.capped("energy", 16, |v| v.it.turn.energy.into());
        row.flag("moved", |v| v.it.turn.has_moved);
        row.flag("hearthed", |v| v.it.turn.has_hearthed);
        row.flag("flipped", |v| v.it.turn.has_flipped);
        row.flag("flown", |v| v.it.turn.has_flown);
        row.flag("felled", |v| v.it.turn.felled);
        row.flag("fought", |v| v.it.turn.fought);
        row.one_of("facing", labels::<Space>(), |v| Some(v.it.turn.facing?.idx()));
        row.flag("faced", |v| v.it.turn.faced);
        row.one_of("special", labels::<Challenge>(), |v| Some(v.it.turn.special?.idx()));
        row.capped("draws", 8, |v| v.it.turn.draws.into());
        row.capped("ambushes", 8, |v| v.it.turn.ambushes.into());
        row.set("withered", numbers(MOST_SEATS), |v, cells| {
            v.it.turn.withered.iter().for_each(|it| cells.mark(v.place(it)));
        });
        row.set("played", labels::<Ability>(), |v, cells| {
            v.it.turn.played.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("spenders", numbers(MOST_SEATS), |v, cells| {
            v.it.turn.spenders.iter().for_each(|it| cells.mark(v.place(it)));
        });
        row.set("used", labels::<Item>(), |v, cells| {
            v.it.turn.used.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("touched", labels::<Item>(), |v, cells| {
            v.it.turn.touched.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.flag("countered", |v| v.it.turn.countered);
    },
};

/// A combat under way.
const COMBAT: Block<Adventure, CombatView, Sight> = Block {
    name: "combat",
    places: ONCE,
    find: |seen, _, _| seen.view.combat.as_ref(),
    items: |row| {
        row.one_of("attacker", numbers(MOST_SEATS), |v| Some(v.place(v.it.fight.attacker)));
        row.one_of("foe.seat", numbers(MOST_SEATS), |v| {
            if let Foe::Seat(seat) = v.it.fight.foe { Some(v.place(seat)) } else { None }
        });
        row.one_of("foe.card", labels::<Challenge>(), |v| {
            if let Foe::Card(card) = v.it.fight.foe { Some(card.idx()) } else { None }
        });
        row.one_of("foe.marker", numbers(N_MARKERS), |v| {
            if let Foe::Marker(nth) = v.it.fight.foe { Some(nth.into()) } else { None }
        });
        row.flag("foe.lair", |v| matches!(v.it.fight.foe, Foe::Lair(_)));
        row.one_of("space", labels::<Space>(), |v| Some(v.it.fight.space.idx()));
        row.count("red-die", 6, |v| v.it.fight.dice[0].into());
        row.count("black-die", 6, |v| v.it.fight.dice[1].into());
        row.capped("energy", 16, |v| v.it.fight.energy.into());
        row.flag("cancelled", |v| v.it.fight.cancelled);
        row.flag("over", |v| v.it.fight.over);
        row.flag("slain", |v| v.it.fight.slain);
    },
};

const SIDE_NAMES: Labels =
    Labels { count: 2, name: |idx| ["attacker", "defender"][idx].to_owned() };

/// What the two sides of a combat have come to.
const SIDES: Block<Adventure, Fighter, Sight> = Block {
    name: "side",
    places: SIDE_NAMES,
    find: |seen, _, nth| Some(&seen.view.combat.as_ref()?.fight.sides[nth]),
    items: |row| {
        row.one_of("attack-type", labels::<AttackType>(), |side| {
            Some(side.seen.view.combat.as_ref()?.attack_types[side.nth].idx())
        });
        row.capped("attack", 16, |side| value(side.seen.view, side.nth, 0));
        row.capped("defence", 16, |side| value(side.seen.view, side.nth, 1));
        row.capped("damage", 16, |side| value(side.seen.view, side.nth, 2));
        row.count("hits-of-six", 6, |side| {
            side.seen.view.combat.as_ref().map_or(0, |it| it.hits_of_six[side.nth].into())
        });
        row.flag("fallen", |side| {
            side.seen.view.combat.as_ref().is_some_and(|it| it.fight.fallen[side.nth])
        });
        row.flag("held", |side| side.it.held);
        row.count("stun", 8, |side| side.it.stun.into());
        row.flag("hit", |side| side.it.hit);
        row.capped("dealt", 16, |side| side.it.dealt.into());
        row.capped("spared", 16, |side| side.it.spared.into());
    },
};

/// Attack, defence or damage of a side; less than nothing is written as nothing.
fn value(view: &Sight, side: usize, which: usize) -> i32 {
    view.combat.as_ref().map_or(0, |it| it.values[side][which].into())
}
