//! What everybody sees, field by field: the table, the turn, the combos and the seats.

use encode::{Block, Common, Labels, Look, MAX_SEATS, ONCE, Section, labels, numbers};
use kernel::Seat;

use super::regions::REGIONS;
use super::sight::{ColumnSight, SeatSight, Sight};
use crate::action::Mean;
use crate::content::{Face, Faction, Power, Race, book};
use crate::event::IncomeLine;
use crate::state::{ChampionSpot, SmallWorld};
use crate::step::Prompt;
use crate::view::ComboView;

/// The public part, in the order in which it is written.
pub(super) const PUBLIC: &[&dyn Section<SmallWorld, Sight>] =
    &[&Common, &QUESTION, &TABLE, &TURN, &COLUMNS, &COMBOS, &SEATS, &REGIONS];

/// Tokens of one race; the Forsaken have the most.
const MOST_TOKENS: i32 = 20;
/// Columns of combos: one, or with teams three.
const N_COLUMNS: usize = 3;
/// Combos of a column that lie open.
const N_OPEN: usize = 6;

parts::named! {
    /// What is asked, without its details.
    enum Question as "question" {
        Bombs = "bombs",
        ChooseCombo = "choose-combo",
        ExpandOrDecline = "expand-or-decline",
        WorgenForm = "worgen-form",
        Side = "side",
        Ready = "ready",
        Conquer = "conquer",
        StrikeFailed = "strike-failed",
        Well = "well",
        Recruits = "recruits",
        Redeploy = "redeploy",
        Forts = "forts",
        Towers = "towers",
        Aegis = "aegis",
        Heart = "heart",
        Objective = "objective",
        Plant = "plant",
        LeaveTwo = "leave-two",
        Withdrawals = "withdrawals",
    }
}

/// What is asked, how many pieces it is about, and what a strike costs.
fn details(prompt: Prompt) -> (Question, u8, u8) {
    match prompt {
        Prompt::Bombs => (Question::Bombs, 0, 0),
        Prompt::ChooseCombo => (Question::ChooseCombo, 0, 0),
        Prompt::ExpandOrDecline => (Question::ExpandOrDecline, 0, 0),
        Prompt::WorgenForm => (Question::WorgenForm, 0, 0),
        Prompt::Side => (Question::Side, 0, 0),
        Prompt::Ready => (Question::Ready, 0, 0),
        Prompt::Conquer { n_free } => (Question::Conquer, n_free, 0),
        // The region is that of the strike.
        Prompt::StrikeFailed { region: _, cost, n_free } => (Question::StrikeFailed, n_free, cost),
        Prompt::Well => (Question::Well, 0, 0),
        Prompt::Recruits { n_most } => (Question::Recruits, n_most, 0),
        Prompt::Redeploy { n_hand } => (Question::Redeploy, n_hand, 0),
        Prompt::Forts { n_left } => (Question::Forts, n_left, 0),
        Prompt::Towers { n_left } => (Question::Towers, n_left, 0),
        Prompt::Aegis => (Question::Aegis, 0, 0),
        Prompt::Heart => (Question::Heart, 0, 0),
        Prompt::Objective { n_left } => (Question::Objective, n_left, 0),
        Prompt::Plant { n_bombs } => (Question::Plant, n_bombs, 0),
        Prompt::LeaveTwo => (Question::LeaveTwo, 0, 0),
        Prompt::Withdrawals { n_hand } => (Question::Withdrawals, n_hand, 0),
    }
}

/// What is asked; nothing when the game is over.
const QUESTION: Block<SmallWorld, Sight, Sight> = Block {
    name: "question",
    places: ONCE,
    find: |seen, _, _| seen.decision.is_some().then_some(seen.view),
    items: |row| {
        row.one_of("kind", labels::<Question>(), |v| Some(details(v.seen.prompt()?).0.idx()));
        row.capped("pieces", 32, |v| v.seen.prompt().map_or(0, |it| details(it).1.into()));
        row.capped("cost", 32, |v| v.seen.prompt().map_or(0, |it| details(it).2.into()));
    },
};

/// What there is once.
const TABLE: Block<SmallWorld, Sight, Sight> = Block {
    name: "",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.count("round", 10, |v| v.it.round.into());
        row.count("rounds", 10, |v| v.it.rounds.into());
        row.one_of("first", numbers(MAX_SEATS), |v| Some(v.place(v.it.first)));
        row.flag("option.teams", |v| v.it.options.teams);
        row.flag("option.own-decline-defends", |v| v.it.options.own_decline_defends);
        row.flag("option.towers-checked-continuously", |v| {
            v.it.options.towers_checked_continuously
        });
        row.flag("option.coast-is-sea", |v| v.it.options.coast_is_sea);
        row.flag("option.no-bomb-bonus-in-decline", |v| v.it.options.no_bomb_bonus_in_decline);
        row.set("boards", labels::<Face>(), |v, cells| {
            let faces = Face::ALL.iter().map(|it| it.idx());
            let in_play = faces.filter(|&it| book().map.face[it].intersects(v.it.in_play));
            in_play.for_each(|it| cells.mark(it));
        });
        row.counts("tray", labels::<Race>(), MOST_TOKENS, |v, cells| {
            (0..).zip(v.it.tray.0).for_each(|(it, n)| cells.put(it, n));
        });
        row.count("supply.forts", 10, |v| v.it.supply.forts.into());
        row.count("supply.wisp-walls", 9, |v| v.it.supply.wisp_walls.into());
        row.count("supply.watch-towers", 6, |v| v.it.supply.watch_towers.into());
        row.count("supply.objectives", 2, |v| v.it.supply.objectives.into());
        row.count("supply.beasts", 5, |v| v.it.supply.beasts.into());
        row.count("supply.murlocs", 15, |v| v.it.supply.murlocs.into());
        row.count("badges", 20, |v| v.it.n_badges.into());
        row.set("badges.discarded", labels::<Power>(), |v, cells| {
            v.it.discarded.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.count("bombs", 12, |v| v.it.n_bombs.into());
        row.flag("champion.supply", |v| v.it.champion == ChampionSpot::Supply);
        row.flag("champion.hand", |v| v.it.champion == ChampionSpot::Hand);
        row.one_of("champion.captive-of", numbers(MAX_SEATS), |v| {
            if let ChampionSpot::Captive(seat) = v.it.champion { Some(v.place(seat)) } else { None }
        });
        row.flag("well-set-aside", |v| v.it.is_well_set_aside);
    },
};

/// What is remembered for one turn.
const TURN: Block<SmallWorld, Sight, Sight> = Block {
    name: "turn",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.one_of("seat", numbers(MAX_SEATS), |v| Some(v.place(v.it.turn.seat)));
        row.set("used", labels::<Mean>(), |v, cells| {
            v.it.turn.used.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.capped("pushes", 8, |v| v.it.turn.n_pushes.into());
        row.capped("swaps", 8, |v| v.it.turn.n_swaps.into());
        row.flag("worgen-form", |v| v.it.turn.is_worgen_form);
        row.one_of("side", labels::<Faction>(), |v| Some(v.it.turn.side?.idx()));
        row.flag("aegis-lifted", |v| v.it.turn.is_aegis_lifted);
        // Regions; more than 16 are written like 16.
        row.counts("conquered-from", labels::<Race>(), 16, |v, cells| {
            (0..).zip(v.it.turn.conquered_from.0).for_each(|(it, n)| cells.put(it, n.min(16)));
        });
        row.capped("fallen", 32, |v| v.it.turn.n_fallen.into());
        row.flag("draenei-saved", |v| v.it.turn.is_draenei_saved);
        row.set("attacked", numbers(MAX_SEATS), |v, cells| {
            v.it.turn.attacked.iter().for_each(|it| cells.mark(v.place(it)));
        });
        row.set("strike.means", labels::<Mean>(), |v, cells| {
            let means = v.it.turn.strike.iter().flat_map(|it| it.means.iter());
            means.for_each(|it| cells.mark(it.idx()));
        });
        row.capped("strike.pips", 8, |v| v.it.turn.strike.map_or(0, |it| it.n_pips.into()));
        row.flag("final-made", |v| v.it.turn.is_final_made);
        row.flag("champion-moved", |v| v.it.turn.redeployed.is_champion_moved);
    },
};

/// The columns of combos.
const COLUMNS: Block<SmallWorld, ColumnSight, Sight> = Block {
    name: "column",
    places: numbers(N_COLUMNS),
    find: |seen, _, nth| seen.view.columns[nth].as_ref(),
    items: |row| {
        row.one_of("team", labels::<Faction>(), |column| Some(column.it.team?.idx()));
        row.count("stack", 16, |column| column.it.n_stack.into());
        // How near to the bottom each banner lies that returned: the lowest is 16.
        row.counts("returned", labels::<Race>(), 16, |column, cells| {
            let returned = column.it.returned.iter().rev().zip((1..=16).rev());
            returned.for_each(|(it, depth)| cells.put(it.idx(), depth));
        });
    },
};

const OPEN: Labels =
    Labels { count: N_COLUMNS * N_OPEN, name: |idx| format!("{}-{}", idx / N_OPEN, idx % N_OPEN) };

/// The open combos, column by column, the free one first.
const COMBOS: Block<SmallWorld, ComboView, Sight> = Block {
    name: "combo",
    places: OPEN,
    find: |seen, _, nth| seen.view.columns[nth / N_OPEN].as_ref()?.combos[nth % N_OPEN].as_ref(),
    items: |row| {
        row.one_of("race", labels::<Race>(), |combo| Some(combo.it.race.idx()));
        row.one_of("power", labels::<Power>(), |combo| Some(combo.it.power.idx()));
        row.capped("coins", 16, |combo| combo.it.coins.into());
    },
};

/// The seats, clockwise from the observer.
const SEATS: Block<SmallWorld, SeatSight, Sight> = Block {
    name: "seat",
    places: numbers(MAX_SEATS),
    find: |seen, observer, nth| seen.view.seats[seen.seat(observer, nth)?].as_ref(),
    items: |row| {
        // SW-COIN-01: totals are secret until the end.
        row.known("coins", 250, |seat| {
            let is_over = seat.seen.decision.is_none();
            seat.it.coins.filter(|_| is_over).map(|it| i32::from(it).min(250))
        });
        row.one_of("race", labels::<Race>(), |seat| Some(seat.it.race?.idx()));
        row.one_of("power", labels::<Power>(), |seat| Some(seat.it.power?.idx()));
        row.capped("hand", MOST_TOKENS, |seat| seat.it.hand.into());
        row.count("beasts", 5, |seat| seat.it.beasts.into());
        row.one_of("declining.race", labels::<Race>(), |seat| Some(seat.it.declining?.race.idx()));
        row.one_of("declining.power", labels::<Power>(), |seat| {
            Some(seat.it.declining?.power?.idx())
        });
        row.one_of("team", labels::<Faction>(), |seat| Some(seat.it.team?.idx()));
        // What the seat would score if its turn ended now; more than 16 are written like 16.
        row.counts("income", labels::<IncomeLine>(), 16, |seat, cells| {
            seat.it.income.iter().for_each(|&(line, n)| cells.put(line.idx(), n.min(16)));
        });
        row.flag("harmony", |seat| {
            this(seat).is_some_and(|it| seat.seen.view.harmony.contains(it))
        });
    },
};

/// The seat that a look at the seats is about.
fn this(look: &Look<'_, '_, SmallWorld, SeatSight, Sight>) -> Option<Seat> {
    look.seen.seat(look.observer, look.nth)
}
