//! What a learned judgement looks at: a position as inputs of a net.
//!
//! All seats know the same and win or lose together, so the inputs are the same for each of them. What is hidden from all
//! of them is no input. The list is frozen: a change makes weights that were learned before useless.

use std::sync::LazyLock;

use net::{Group, InputList, Inputs};

use crate::content::book;
use crate::evaluate::{self, Danger, N_TERMS, Outlook, quick};
use crate::names::{Card, Difficulty, Hero, Icon, N_HEROES, N_KINDS, N_REWARDS, Quest};
use crate::state::{RewardSpot, Wrath};
use crate::step::{Moment, Step, never_asks};

/// The group that follows another.
const fn after(last: Group, name: &'static str, len: u16) -> Group {
    Group { name, first: last.first + last.len, len }
}

/// One player, who has three heroes, to five.
const SEATS: Group = Group { name: "seats", first: 0, len: 5 };
const DIFFICULTY: Group = after(SEATS, "difficulty", 4);
/// What has happened already decides the game: lost, won. Then nothing else is on.
const DECIDED: Group = after(DIFFICULTY, "decided", 2);
/// The log odds by hand, and the terms of their sum.
const BY_HAND: Group = after(DECIDED, "by-hand", 1 + N_TERMS as u16);
const HEROES: Group = after(BY_HAND, "heroes", N_HEROES as u16);
/// Who acts now, or next.
const ACTS: Group = after(HEROES, "acts", N_HEROES as u16);
const STAGE: Group = after(ACTS, "stage", N_STAGES);
const N_STAGES: u16 = 16;
/// How many actions the turn has left; the last place if step 1 is over.
const ACTIONS: Group = after(STAGE, "actions", 9);
/// What the turn still brings: cards, ghouls, abominations.
const AHEAD: Group = after(ACTIONS, "ahead", 3);
const DESPAIR: Group = after(AHEAD, "despair", 7);
const SCOURGE: Group = after(DESPAIR, "scourge-marker", 9);
/// How often The Scourge Rises will come.
const RISES: Group = after(SCOURGE, "rises", 9);
/// Completed quests.
const QUESTS: Group = after(RISES, "quests", 4);
/// The progress of the siege, in twos.
const SIEGE: Group = after(QUESTS, "siege", 12);
/// Steps left, in fives.
const STEPS: Group = after(SIEGE, "steps", 14);
/// Turns left, in twos.
const TURNS: Group = after(STEPS, "turns", 16);
/// Steps left for each turn left, in halves.
const PACE: Group = after(TURNS, "pace", 12);
/// Steps, turns and pace as numbers, and how soon The Scourge Rises comes.
const TIME: Group = after(PACE, "time", 4);
const REWARDS: Group = after(TIME, "rewards", N_REWARDS as u16);
const STRONGHOLDS: Group = after(REWARDS, "strongholds", 4);
/// Ghouls on the map, in threes.
const GHOULS: Group = after(STRONGHOLDS, "ghouls", 13);
const FULL_SPACES: Group = after(GHOULS, "full-spaces", 9);
const ABOMINATIONS: Group = after(FULL_SPACES, "abominations", 4);
/// The numbers of [`threats`].
const THREATS: Group = after(ABOMINATIONS, "threats", N_THREATS as u16);
const N_THREATS: usize = 14;
/// The health of who acts now, or next.
const HEALTH: Group = after(THREATS, "health", 9);
/// How that hero is, what it could do, and what is where it stands.
const HERO: Group = after(HEALTH, "hero", 7);
/// How the hero is that comes after, and what it could do.
const SECOND: Group = after(HERO, "second-hero", 3);
/// The numbers of [`party`].
const PARTY: Group = after(SECOND, "party", 6);
/// For each icon: cards of all, cards of who acts now, or next, and steps left on all tracks.
const CARDS: Group = after(PARTY, "cards", 3 * N_ICONS as u16);
const N_ICONS: usize = 4;
/// How well cards fit steps left, how many there are in hands, and how many are too many.
const HANDS: Group = after(CARDS, "hands", 6);
/// Of each quest in play, that with the fewest steps left first: these, and how well cards of all and of who acts fit the
/// next ones.
const TRACKS: Group = after(HANDS, "tracks", 3 * N_TRACK as u16);
const N_TRACK: usize = 3;

/// All inputs. Single spaces and quests are none.
pub const INPUTS: InputList = InputList {
    groups: &[
        SEATS,
        DIFFICULTY,
        DECIDED,
        BY_HAND,
        HEROES,
        ACTS,
        STAGE,
        ACTIONS,
        AHEAD,
        DESPAIR,
        SCOURGE,
        RISES,
        QUESTS,
        SIEGE,
        STEPS,
        TURNS,
        PACE,
        TIME,
        REWARDS,
        STRONGHOLDS,
        GHOULS,
        FULL_SPACES,
        ABOMINATIONS,
        THREATS,
        HEALTH,
        HERO,
        SECOND,
        PARTY,
        CARDS,
        HANDS,
        TRACKS,
    ],
};

const _: () = assert!(Difficulty::ALL.len() == 4, "every difficulty has a place");
const _: () = assert!(Icon::ALL.len() == N_ICONS, "every icon has a place");

/// Turns on what is known of a position. Clears `out`.
pub fn write(game: &Wrath, out: &mut Inputs) {
    write_settled(game, &evaluate::settled(game), out);
}

/// As [`write`]. `after` is the position once everything that is decided has been carried out; only what is asked is read
/// from `game`.
pub(crate) fn write_settled(game: &Wrath, after: &Wrath, out: &mut Inputs) {
    out.clear();
    out.mark(SEATS, usize::from(after.n_seats - 1));
    out.mark(DIFFICULTY, after.options.difficulty.idx());
    if after.is_decided() {
        out.mark(DECIDED, usize::from(after.is_won()));
        return;
    }
    let danger = Danger::of(after);
    let outlooks = quick::outlooks(after, &danger);
    let (terms, odds) = evaluate::odds_by_term(after, &danger, &outlooks);
    out.set(BY_HAND, 0, odds.clamp(-8.0, 8.0) / 2.0);
    for (nth, term) in terms.into_iter().enumerate() {
        out.set(BY_HAND, 1 + nth, term.clamp(-8.0, 8.0) / 2.0);
    }
    out.mark(STAGE, stage(game));
    let own = evaluate::next_hero(after);
    write_turn(after, out);
    write_time(after, &danger, out);
    write_threats(after, &danger, own, out);
    write_heroes(after, &outlooks, own, out);
    write_cards(after, own, out);
}

/// The numbers of a group from `first` on.
#[inline]
fn write_numbers(out: &mut Inputs, group: Group, first: usize, numbers: &[f32]) {
    for (nth, &number) in numbers.iter().enumerate() {
        out.set(group, first + nth, number);
    }
}

// ---- what has been done, and what time is left ----------------------------------------------------------------------

fn write_turn(game: &Wrath, out: &mut Inputs) {
    let (mut acts, mut draws, mut spawns, mut strikes) = (false, false, false, false);
    for step in game.agenda.iter() {
        acts |= step == Step::Actions;
        draws |= step == Step::Draw;
        spawns |= matches!(step, Step::Ghouls | Step::Reveals { .. });
        strikes |= step == Step::Abominations;
    }
    let is_open = acts && !game.turn.is_cut_short;
    out.mark(ACTIONS, if is_open { usize::from(game.turn.actions).min(7) } else { 8 });
    for (nth, it) in [draws, spawns && !game.turn.is_quiet, strikes].into_iter().enumerate() {
        if it {
            out.mark(AHEAD, nth);
        }
    }
}

fn write_time(game: &Wrath, danger: &Danger, out: &mut Inputs) {
    out.mark(DESPAIR, game.despair.into());
    out.mark(SCOURGE, game.scourge_index.into());
    out.mark(RISES, danger.n_rises as usize);
    out.mark(QUESTS, game.quests.iter().filter(|it| it.is_complete).count());
    if let Some(progress) = game.siege {
        out.mark(SIEGE, usize::from(progress) / 2);
    }
    let n_left = evaluate::steps_left(game);
    let n_turns = evaluate::turns_left(game);
    let pace = f32::from(n_left) / (n_turns + 0.5);
    out.mark(STEPS, usize::from(n_left) / 5);
    out.mark(TURNS, (n_turns / 2.0) as usize);
    out.mark(PACE, (2.0 * pace) as usize);
    let numbers = [f32::from(n_left) / 40.0, n_turns / 20.0, pace.min(10.0) / 4.0, danger.rise];
    write_numbers(out, TIME, 0, &numbers);
    for (idx, spot) in game.rewards.0.iter().enumerate() {
        if matches!(spot, RewardSpot::Hand(_)) {
            out.mark(REWARDS, idx);
        }
    }
    out.mark(STRONGHOLDS, game.strongholds.len().into());
}

// ---- what threatens -------------------------------------------------------------------------------------------------

fn write_threats(game: &Wrath, danger: &Danger, own: Hero, out: &mut Inputs) {
    out.mark(GHOULS, usize::from(game.ghouls.total()) / 3);
    out.mark(FULL_SPACES, game.ghouls.full().len().into());
    out.mark(ABOMINATIONS, game.abominations.len());
    write_numbers(out, THREATS, 0, &threats(game, danger, own));
}

/// Spaces with one and two ghouls, how soon cards of such and of full spaces come, whether the hero who acts or another is
/// near the full ones, and how near abominations are.
fn threats(game: &Wrath, danger: &Danger, own: Hero) -> [f32; N_THREATS] {
    let routes = game.routes();
    let own = game.space_of(own);
    let actions = match evaluate::actions_left(game) {
        0.0 => f32::from(book().limits.actions),
        some => some,
    };
    let steps = |from, to| f32::from(routes.distance(from, to).min(9));
    let mut soon = [0.0; 3];
    let mut next = [0.0; 3];
    for space in game.ghouls.spaces() {
        let nth = usize::from(game.ghouls.on(space)) - 1;
        soon[nth] += danger.soon[space.idx()];
        next[nth] += danger.next[space.idx()];
    }
    let full = game.ghouls.full();
    let (mut far_soon, mut far_next, mut worst, mut forsaken) = (0.0, 0.0, 0.0_f32, 0.0);
    for space in full {
        let (soon, next) = (danger.soon[space.idx()], danger.next[space.idx()]);
        // The last action is the fight.
        if actions < steps(own, space) + 1.0 {
            far_soon += soon;
            far_next += next;
        }
        worst = worst.max(next);
        let nearest = game.heroes().map(|it| steps(game.space_of(it), space)).fold(9.0, f32::min);
        forsaken += soon * nearest;
    }
    let (mut beside, mut distance) = (0.0, 0.0);
    for &space in &game.abominations {
        for hero in game.heroes() {
            beside += if game.space_of(hero) == space { 1.0 } else { 0.0 };
        }
        distance += steps(own, space);
    }
    let n_ones = (game.ghouls.spaces() - game.ghouls.twos).len();
    let n_twos = (game.ghouls.twos - full).len();
    let n_back = (game.scourge_discard & full).len();
    [
        f32::from(n_ones) / 10.0,
        f32::from(n_twos) / 6.0,
        soon[0] / 4.0,
        soon[1] / 3.0,
        soon[2] / 2.0,
        next[1] / 2.0,
        next[2],
        far_soon / 2.0,
        far_next,
        worst,
        (forsaken / 6.0).min(4.0),
        f32::from(n_back) / 4.0,
        beside / 2.0,
        distance / 10.0,
    ]
}

// ---- who could do something -----------------------------------------------------------------------------------------

fn write_heroes(game: &Wrath, outlooks: &[Outlook], own: Hero, out: &mut Inputs) {
    for it in outlooks {
        out.mark(HEROES, it.hero.idx());
    }
    let first = outlooks.iter().position(|it| it.hero == own).unwrap_or(0);
    if let Some(it) = outlooks.get(first) {
        let figure = &game.figures[own.idx()];
        out.mark(ACTS, it.hero.idx());
        out.mark(HEALTH, figure.health.into());
        let n_here = game.heroes().filter(|&it| game.space_of(it) == figure.space).count();
        let numbers = [
            it.frailty,
            it.quest / 4.0,
            it.fight / 8.0,
            f32::from(game.n_enemies_on(figure.space)) / 3.0,
            f32::from(game.lich_king_damage(figure.space)),
            f32::from(game.hands[figure.seat].size()) / 7.0,
            n_here as f32 / 3.0,
        ];
        write_numbers(out, HERO, 0, &numbers);
    }
    if let Some(it) = outlooks.get(first + 1).or(outlooks.first()) {
        write_numbers(out, SECOND, 0, &[it.frailty, it.quest / 4.0, it.fight / 8.0]);
    }
    write_numbers(out, PARTY, 0, &party(outlooks));
}

/// Everybody together.
fn party(outlooks: &[Outlook]) -> [f32; 6] {
    let n = outlooks.len().max(1) as f32;
    let mean = |of: fn(&Outlook) -> f32| outlooks.iter().map(of).sum::<f32>() / n;
    let most = |of: fn(&Outlook) -> f32| outlooks.iter().map(of).fold(0.0, f32::max);
    [
        mean(|it| it.frailty),
        most(|it| it.frailty),
        mean(|it| it.quest) / 4.0,
        most(|it| it.quest) / 4.0,
        mean(|it| it.fight) / 8.0,
        mean(|it| it.wounds) / 8.0,
    ]
}

// ---- cards, and what they are needed for ----------------------------------------------------------------------------

/// How many of the next steps of a track are looked at.
const WINDOW: usize = 5;

type ByIcon = [u8; N_ICONS];

/// For each quest and each progress the steps left by icon, and those among the next.
static TRACK_ICONS: LazyLock<Vec<Vec<[ByIcon; 2]>>> = LazyLock::new(|| {
    let count = |icons: &[Icon]| {
        let mut res = [0; N_ICONS];
        icons.iter().for_each(|it| res[it.idx()] += 1);
        res
    };
    let rest = |track: &[Icon], done: usize| {
        let left = &track[done..];
        [count(left), count(&left[..left.len().min(WINDOW)])]
    };
    let of = |quest: &Quest| {
        let track = &book().quest(*quest).track;
        (0..=track.len()).map(|done| rest(track, done)).collect()
    };
    Quest::ALL.iter().map(of).collect()
});

fn fits(need: &ByIcon, have: &ByIcon) -> f32 {
    need.iter().zip(have).map(|(need, have)| f32::from(*need.min(have))).sum()
}

fn by_icon(counts: &[u8; N_KINDS]) -> ByIcon {
    let mut res = [0; N_ICONS];
    for card in Card::ORDINARY {
        if let Some(icon) = card.icon() {
            res[icon.idx()] += counts[card.idx()];
        }
    }
    res
}

fn write_cards(game: &Wrath, own: Hero, out: &mut Inputs) {
    let mut all = [0; N_KINDS];
    let (mut n_cards, mut n_over) = (0, 0);
    for seat in game.seats() {
        let hand = &game.hands[seat];
        all.iter_mut().zip(hand.0).for_each(|(sum, n)| *sum += n);
        n_cards += hand.size();
        n_over += hand.size().saturating_sub(5);
    }
    // Those that are drawn and not yet in a hand count as yet to come.
    let mut deck = [0; N_KINDS];
    for (nth, n) in deck.iter_mut().enumerate() {
        *n = book().cards[nth].copies.saturating_sub(game.discard[nth]);
    }
    let own = by_icon(&game.hands[game.seat_of(own)].0);
    let (all, all_and_deck) = (by_icon(&all), by_icon(&deck));
    let (mut left, mut next) = ([0; N_ICONS], [0; N_ICONS]);
    let mut found = [(u8::MAX, [0.0; N_TRACK]); 3];
    let tables = &*TRACK_ICONS;
    let regional = game.quests.iter().filter(|it| !it.is_complete).map(|it| it.quest);
    for (nth, quest) in regional.chain([Quest::IcecrownCitadel]).enumerate() {
        let table = &tables[quest.idx()];
        let done = usize::from(game.progress(quest)).min(table.len() - 1);
        let [rest, window] = &table[done];
        left.iter_mut().zip(rest).for_each(|(sum, n)| *sum += n);
        let is_open = quest != Quest::IcecrownCitadel || game.siege.is_some();
        if let Some(found) = found.get_mut(nth).filter(|_| is_open) {
            next.iter_mut().zip(window).for_each(|(sum, n)| *sum += n);
            let n_left = (table.len() - 1 - done) as u8;
            let numbers =
                [f32::from(n_left) / 16.0, fits(window, &all) / 5.0, fits(window, &own) / 5.0];
            *found = (n_left, numbers);
        }
    }
    for icon in 0..N_ICONS {
        let counts = [(all[icon], 5.0), (own[icon], 3.0), (left[icon], 16.0)];
        let numbers = counts.map(|(n, scale)| f32::from(n) / scale);
        write_numbers(out, CARDS, numbers.len() * icon, &numbers);
    }
    let numbers = [
        fits(&left, &all) / 10.0,
        fits(&next, &all) / 8.0,
        fits(&next, &own) / 4.0,
        fits(&left, &all_and_deck) / 30.0,
        f32::from(n_cards) / 15.0,
        f32::from(n_over) / 4.0,
    ];
    write_numbers(out, HANDS, 0, &numbers);
    found.sort_unstable_by_key(|it| it.0);
    for (nth, (_, numbers)) in found.iter().enumerate() {
        write_numbers(out, TRACKS, N_TRACK * nth, numbers);
    }
}

// ---- what is asked --------------------------------------------------------------------------------------------------

/// What is asked, roughly, below [`N_STAGES`].
fn stage(game: &Wrath) -> usize {
    let Some(step) = game.agenda.top() else { return 15 };
    match step {
        Step::Pick => 0,
        Step::Actions => 1,
        Step::Consent => 2,
        Step::FightCards => 3,
        Step::Allocate => 4,
        Step::Lay => 5,
        Step::Damage => 6,
        Step::Window(Moment::Draw | Moment::Rises) => 7,
        Step::Window(Moment::Reveal) => 8,
        Step::Window(Moment::Abominations | Moment::Activations) => 9,
        Step::Limit => 10,
        Step::RiseWindow | Step::Stronghold => 11,
        Step::Spawn(_) | Step::Fill { .. } => 12,
        Step::Activate | Step::Hit(_) => 13,
        Step::Chain { .. }
        | Step::Shift { .. }
        | Step::SpawnNext
        | Step::Volley
        | Step::Recall { .. }
        | Step::March { .. }
        | Step::FreeFight(_) => 14,
        Step::End | never_asks!() => 15,
    }
}
