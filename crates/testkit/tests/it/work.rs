//! How much a match of thousands of lines costs: a game that counts its work has each line replayed at the same price,
//! however many came before it. A stranger may send such lines (`catalog::record::verify`).

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use kernel::{
    Chance, Cx, Decision, Entry, Game, GameInfo, Kind, Match, Record, Refusal, Seat, SeatSet,
    Status, Viewer, Violation,
};
use serde::{Deserialize, Serialize};

thread_local! {
    /// How many actions were applied, and how many positions were copied.
    static N_DONE: Cell<u64> = const { Cell::new(0) };
    /// How many positions there are.
    static N_KEPT: Cell<u64> = const { Cell::new(0) };
}

fn count(counter: &'static std::thread::LocalKey<Cell<u64>>) {
    counter.set(counter.get() + 1);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Climb;

impl fmt::Display for Climb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("climb")
    }
}

impl FromStr for Climb {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "climb" { Ok(Self) } else { Err(format!("'{text}' is no action")) }
    }
}

/// Always goes one step up, for ever.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Ladder {
    height: u32,
}

impl Ladder {
    fn at(height: u32) -> Self {
        count(&N_KEPT);
        Self { height }
    }
}

impl Clone for Ladder {
    fn clone(&self) -> Self {
        count(&N_DONE);
        Self::at(self.height)
    }
}

impl Drop for Ladder {
    fn drop(&mut self) {
        N_KEPT.set(N_KEPT.get() - 1);
    }
}

impl Game for Ladder {
    const INFO: GameInfo = GameInfo {
        id: "ladder",
        min_seats: 1,
        max_seats: 1,
        kind: Kind::Cooperative,
        has_hidden_information: false,
        has_private_information: false,
        has_chance: false,
        max_decisions: u32::MAX,
        rules_version: 1,
    };

    type Setup = ();
    type Action = Climb;
    type Prompt = ();
    type Event = ();
    type View = u32;

    fn start((): &(), _: &mut Cx<'_, ()>) -> Result<Self, Refusal> {
        Ok(Self::at(0))
    }

    fn status(&self) -> Status<()> {
        Status::Awaiting(Decision { seats: SeatSet::only(Seat(0)), prompt: () })
    }

    fn legal_actions(&self, _: Seat, out: &mut Vec<Climb>) {
        out.clear();
        out.push(Climb);
    }

    fn check(&self, _: Seat, _: Climb) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&mut self, _: Seat, _: Climb, _: &mut Cx<'_, ()>) {
        count(&N_DONE);
        self.height += 1;
    }

    fn candidate_actions(&self, _: Seat, _: &mut Vec<Climb>) {}

    fn view(&self, _: Viewer) -> u32 {
        self.height
    }

    fn from_view_with(&self, view: &u32, _: &mut Cx<'_, ()>) -> Result<Self, Violation> {
        Ok(Self::at(*view))
    }

    fn redact((): &(), _: Viewer) -> Option<()> {
        None
    }

    fn determinize(&mut self, _: Seat, _: &mut Chance) {}

    fn evaluate(&self, _: Seat) -> f32 {
        0.5
    }

    fn audit(&self) -> Result<(), Violation> {
        Ok(())
    }
}

fn climb() -> Entry<Climb> {
    Entry::Played(Record { seat: Seat(0), action: Climb, chance: Vec::new() })
}

fn undo(n_records: u32) -> Entry<Climb> {
    Entry::Undone { seat: Seat(0), n_records }
}

fn free() -> Entry<Climb> {
    Entry::Freed { seat: Seat(0), chance: Vec::new() }
}

/// Replays lines one by one, as files are verified: what that took, and how many positions the match keeps.
fn replayed(lines: impl IntoIterator<Item = Entry<Climb>>) -> (Match<Ladder>, u64, u64) {
    let n_kept = N_KEPT.get();
    let mut game =
        Match::<Ladder>::start((), &mut Chance::fast(1)).expect("a ladder can be started");
    let n_done = N_DONE.get();
    for (idx, line) in lines.into_iter().enumerate() {
        game.replay_entry(idx, &line).expect("the line can be replayed");
    }
    (game, N_DONE.get() - n_done, N_KEPT.get() - n_kept)
}

/// What it takes to play `n_back` actions and take them back, so many times, after others.
fn alternating(n_before: u32, n_times: u32, n_back: u32) -> u64 {
    let once = (0..n_back).map(|_| climb()).chain([undo(n_back)]).collect::<Vec<_>>();
    let lines = (0..n_before).map(|_| climb());
    let (game, n_done, _) = replayed(lines.chain((0..n_times).flat_map(|_| once.clone())));
    assert_eq!(game.state().height, n_before);
    n_done
}

/// Positions are kept in between, so an action that is taken back costs a little more or less by its place; the places
/// that are compared are equally far from one of those.
#[test]
fn taking_back_is_linear_in_the_length_of_a_file() {
    for n_back in [1, 5, 100] {
        for place in [0, 1, 16, 31] {
            let once = alternating(1024 + place, 1000, n_back);
            let twice = alternating(2048 + place, 2000, n_back);
            assert!(
                10 * twice <= 22 * once,
                "{n_back} taken back: {once}, in a file of twice the length {twice}"
            );
            let n_lines = 1024 + place + 1000 * (n_back + 1);
            assert!(once <= 40 * u64::from(n_lines), "{once} for {n_lines} lines");
        }
    }
    let (soon, late) = (alternating(16, 1000, 1), alternating(16 + 9984, 1000, 1));
    assert_eq!(late - soon, 2 * 9984, "what was played before costs nothing again");
}

/// What is dealt anew again and again leaves one position, and makes taking back no slower.
#[test]
fn dealing_anew_many_times_keeps_one_position() {
    let n_free = 5000;
    let lines = || (0..n_free).map(|_| free());
    let (game, _, n_kept) = replayed(lines());
    assert!(n_kept < 10, "{n_kept} positions are kept");
    assert_eq!(game.version(), n_free + 1);
    drop(game);
    let tail = (0..200).flat_map(|_| [climb(), climb(), undo(1)]);
    let (game, _, n_kept) = replayed(lines().chain(tail));
    assert!(n_kept < 20, "{n_kept} positions are kept");
    assert_eq!((game.n_standing(), game.state().height), (200, 200));
    // Looking back finds what was dealt, and the lines are all there.
    assert_eq!(game.state_after(0).height, 0);
    assert_eq!(
        game.states().map(|it| it.height).collect::<Vec<_>>(),
        (0..=200).collect::<Vec<_>>()
    );
    let log = game.log_until(3);
    assert_eq!(log.entries.len(), n_free as usize + 3);
    assert_eq!(Match::replay(&log).unwrap().state().height, 3);
}
