//! A game with hardly any rules, against which the speed of others is measured: two seats spread over a board of 64 spaces,
//! and a die decides whether a stone of the other seat can be taken. What it costs is near the least that a board game
//! with a list of legal actions can cost.

use std::fmt;
use std::str::FromStr;

use kernel::{
    Chance, Cx, Decision, Game, GameInfo, Kind, Outcome, Refusal, Seat, SeatSet, Status, Viewer,
    Violation,
};
use serde::{Deserialize, Serialize};

/// After so many decisions the seat with more stones wins.
const N_DECISIONS: u8 = 100;
/// A stone is taken with this number of pips or more.
const TAKES: u32 = 4;
/// The board without its first and its last column.
const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_LAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yardstick {
    /// The spaces of each seat, as bits: bit `8 * row + column`.
    pub stones: [u64; 2],
    pub n_decisions: u8,
}

/// A space to settle on, 0 to 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Settle(pub u8);

impl fmt::Display for Settle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "settle {}", self.0)
    }
}

impl FromStr for Settle {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.strip_prefix("settle ").and_then(|it| it.parse().ok());
        number.filter(|it| *it < 64).map(Self).ok_or_else(|| format!("'{text}' is no action"))
    }
}

impl Yardstick {
    fn seat(&self) -> Seat {
        Seat(self.n_decisions % 2)
    }

    /// Where a seat may settle: beside its stones.
    fn open_to(&self, seat: Seat) -> u64 {
        let own = self.stones[seat.idx()];
        let row = own | (own & NOT_LAST) << 1 | (own & NOT_FIRST) >> 1;
        (row | row << 8 | row >> 8) & !own
    }

    fn is_over(&self) -> bool {
        N_DECISIONS <= self.n_decisions || self.open_to(self.seat()) == 0
    }

    fn share(&self, seat: Seat) -> f32 {
        let [own, other] =
            [seat.idx(), 1 - seat.idx()].map(|it| self.stones[it].count_ones() as f32);
        own / (own + other).max(1.0)
    }
}

impl Game for Yardstick {
    const INFO: GameInfo = GameInfo {
        id: "yardstick",
        min_seats: 2,
        max_seats: 2,
        kind: Kind::Competitive,
        has_hidden_information: false,
        has_private_information: false,
        has_chance: true,
        max_decisions: N_DECISIONS as u32,
        rules_version: 1,
    };

    type Setup = ();
    type Action = Settle;
    type Prompt = ();
    type Event = ();
    type View = Self;

    fn start(_setup: &(), _cx: &mut Cx<'_, ()>) -> Result<Self, Refusal> {
        Ok(Self { stones: [1 << 9, 1 << 54], n_decisions: 0 })
    }

    fn status(&self) -> Status<()> {
        if !self.is_over() {
            return Status::Awaiting(Decision { seats: SeatSet::only(self.seat()), prompt: () });
        }
        let scores = self.stones.map(|it| it.count_ones() as i32);
        let most = scores.into_iter().max().unwrap_or(0);
        let winners: SeatSet = Seat::all(2).filter(|it| scores[it.idx()] == most).collect();
        let share = 1.0 / winners.len() as f32;
        let returns = Seat::all(2).map(|it| if winners.contains(it) { share } else { 0.0 });
        Status::Over(Outcome { winners, returns: returns.collect(), scores: scores.to_vec() })
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Settle>) {
        out.clear();
        if seat == self.seat() && !self.is_over() {
            let mut open = self.open_to(seat);
            while open != 0 {
                out.push(Settle(open.trailing_zeros() as u8));
                open &= open - 1;
            }
        }
    }

    fn check(&self, seat: Seat, action: Settle) -> Result<(), Refusal> {
        let is_asked = seat == self.seat() && !self.is_over();
        if is_asked && self.open_to(seat) & 1 << action.0 != 0 {
            return Ok(());
        }
        Err(Refusal::new("BARE-01", "not-open"))
    }

    fn apply(&mut self, seat: Seat, action: Settle, cx: &mut Cx<'_, ()>) {
        let space = 1 << action.0;
        let other = &mut self.stones[1 - seat.idx()];
        let is_held = *other & space != 0;
        if !is_held || TAKES <= cx.chance.below(6) + 1 {
            *other &= !space;
            self.stones[seat.idx()] |= space;
        }
        self.n_decisions += 1;
    }

    fn candidate_actions(&self, _seat: Seat, out: &mut Vec<Settle>) {
        out.extend((0..64).map(Settle));
    }

    fn view(&self, _viewer: Viewer) -> Self {
        *self
    }

    fn from_view_with(&self, view: &Self, _cx: &mut Cx<'_, ()>) -> Result<Self, Violation> {
        Ok(*view)
    }

    fn redact((): &(), _viewer: Viewer) -> Option<()> {
        Some(())
    }

    fn determinize(&mut self, _seat: Seat, _chance: &mut Chance) {}

    fn evaluate(&self, seat: Seat) -> f32 {
        self.share(seat)
    }

    fn audit(&self) -> Result<(), Violation> {
        let [first, second] = self.stones;
        if first & second == 0 {
            Ok(())
        } else {
            Err(Violation::new("BARE-02", "two seats on one space"))
        }
    }
}
