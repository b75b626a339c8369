//! Golden transcripts: a seeded game with views, questions, legal actions and events, for people to read.

use std::fmt::Write;

use kernel::{Chance, Game, Match, Outcome, Seat, Status, Viewer};

use crate::habit::Habit;
use crate::tree::Tree;

/// How many decisions from the beginning are told.
const N_FIRST: u32 = 80;

/// How many decisions before the end are told.
const N_LAST: u32 = 12;

/// How many legal actions, and how many refusals, are listed at a decision.
const N_LISTED: usize = 24;
const N_REFUSED: usize = 4;

/// The transcript of the random game of `setup` and `seed`: its first decisions and its last ones.
///
/// A view is told by the lines that changed since the same seat was asked last.
///
/// # Panics
/// If the game cannot be played; the laws say why.
pub fn playthrough<G: Game>(setup: &G::Setup, seed: u64) -> String {
    let n_decisions = Recorder::<G>::of(setup, seed).play(&mut String::new(), &|_| false);
    let mut res = String::new();
    let is_told = |n: u32| n <= N_FIRST || n_decisions < n + N_LAST;
    Recorder::<G>::of(setup, seed).play(&mut res, &is_told);
    res
}

/// Compares that transcript with `tests/playthroughs/NAME.txt` of the crate, as [`golden`](crate::golden()) does.
///
/// # Panics
/// When they differ, with the first line that does.
pub fn transcript<G: Game>(name: &str, setup: &G::Setup, seed: u64) {
    crate::golden(&format!("tests/playthroughs/{name}.txt"), &playthrough::<G>(setup, seed));
}

struct Recorder<G: Game> {
    table: Match<G>,
    secret: [u8; 32],
    dice: Chance,
    habit: Habit,
    /// What each seat saw when it was asked last.
    seen: Vec<Vec<(String, String)>>,
    opening: String,
}

impl<G: Game> Recorder<G> {
    fn of(setup: &G::Setup, seed: u64) -> Self {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&seed.to_le_bytes());
        let table = Match::start(setup.clone(), &mut Chance::seeded(secret, 0))
            .unwrap_or_else(|error| panic!("{setup:?} cannot be played: {error}"));
        let mut opening = format!("{} {}, seed {seed}\n", G::INFO.id, shown(setup));
        let n_draws = table.opening().len();
        let _ = writeln!(opening, "set-up with {n_draws} draws");
        for (_, event) in table.events(Viewer::Omniscient) {
            let _ = writeln!(opening, "  * {}", shown(&event));
        }
        let seen = vec![Vec::new(); 8];
        let dice = Chance::fast(seed);
        Self { table, secret, dice, habit: Habit::of(seed), seen, opening }
    }

    /// Plays to the end, tells the decisions that `is_told` wants, and returns their number.
    fn play(mut self, out: &mut String, is_told: &dyn Fn(u32) -> bool) -> u32 {
        out.push_str(&self.opening);
        let mut n_decisions = 0;
        let mut was_told = true;
        loop {
            let decision = match self.table.status() {
                Status::Awaiting(decision) => decision,
                Status::Over(outcome) => {
                    tell_outcome(&outcome, out);
                    return n_decisions;
                }
            };
            n_decisions += 1;
            assert!(n_decisions <= G::INFO.max_decisions, "the game does not end");
            let seats: Vec<Seat> = decision.seats.iter().collect();
            let seat = seats[self.dice.below(seats.len() as u32) as usize];
            let is_told = is_told(n_decisions);
            if is_told && !was_told {
                out.push_str("\n…\n");
            }
            was_told = is_told;
            let mut unread = String::new();
            self.decide(n_decisions, seat, if is_told { &mut *out } else { &mut unread }, is_told);
        }
    }

    fn decide(&mut self, n_decisions: u32, seat: Seat, out: &mut String, is_told: bool) {
        let state = self.table.state();
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        if is_told {
            let prompt = state.decision().map(|it| shown(&it.prompt)).unwrap_or_default();
            let _ = writeln!(out, "\n{n_decisions}. {seat}: {prompt}");
            let view = lines(&state.view(Viewer::Seat(seat)));
            tell_changes(&self.seen[seat.idx()], &view, out);
            self.seen[seat.idx()] = view;
            let _ =
                writeln!(out, "  may: {}", listed(legal.iter().map(ToString::to_string), N_LISTED));
            let refused = state.refusals(seat);
            if !refused.is_empty() {
                let refused =
                    refused.iter().map(|(action, refusal)| format!("{action}: {refusal}"));
                let _ = writeln!(out, "  may not: {}", listed(refused, N_REFUSED));
            }
        }
        let action = self.habit.choose(&legal, &mut self.dice);
        let mut chance = Chance::seeded(self.secret, u64::from(n_decisions));
        let events = self
            .table
            .play(seat, action, &mut chance)
            .unwrap_or_else(|error| panic!("{seat} {action} is listed, but {error}"));
        if !is_told {
            return;
        }
        let events: Vec<String> = events.iter().map(shown).collect();
        let record = self.table.effective_records().next_back();
        let draws = record.map_or(&[][..], |it| &it.chance).iter();
        let draws: Vec<String> = draws.map(|it| format!("{}/{}", it.value, it.bound)).collect();
        let draws =
            if draws.is_empty() { String::new() } else { format!(" ({})", draws.join(" ")) };
        let _ = writeln!(out, "> {seat} {action}{draws}");
        for event in events {
            let _ = writeln!(out, "  * {event}");
        }
    }
}

fn tell_outcome(outcome: &Outcome, out: &mut String) {
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let _ = writeln!(
        out,
        "\nover: won by {}, scores {:?}, returns {:?}",
        if winners.is_empty() { "nobody".to_owned() } else { winners.join(" ") },
        outcome.scores,
        outcome.returns
    );
}

/// What a view says, line by line.
fn lines<V: serde::Serialize>(view: &V) -> Vec<(String, String)> {
    Tree::of(view).unwrap_or_else(|error| panic!("a view is no tree: {error}")).lines()
}

fn tell_changes(before: &[(String, String)], now: &[(String, String)], out: &mut String) {
    for (way, leaf) in now.iter().filter(|it| !before.contains(it)) {
        let way = if way.is_empty() { "table" } else { way };
        let _ = writeln!(out, "  {way} = {leaf}");
    }
    for (way, _) in before.iter().filter(|(way, _)| !now.iter().any(|(it, _)| it == way)) {
        let _ = writeln!(out, "  {way} = -");
    }
}

fn listed(items: impl ExactSizeIterator<Item = String>, n_most: usize) -> String {
    let n_items = items.len();
    let mut shown: Vec<String> = items.take(n_most).collect();
    if n_most < n_items {
        shown.push(format!("… {n_items} in all"));
    }
    shown.join("; ")
}

fn shown<T: serde::Serialize>(value: &T) -> String {
    Tree::of(value).map_or_else(|error| error.to_string(), |tree| tree.to_string())
}
