//! Tiny games: what a toy has to say for itself, and the rest of a game around it.

use std::fmt::{self, Debug};
use std::str::FromStr;

use kernel::{
    Chance, Cx, Decision, Game, GameInfo, Kind, Outcome, Refusal, Seat, SeatSet, Status, Viewer,
    Violation,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A numbered choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Choice(pub(crate) u16);

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "choose {}", self.0)
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.strip_prefix("choose ").and_then(|it| it.parse().ok());
        number.map(Self).ok_or_else(|| format!("'{text}' is no choice"))
    }
}

/// The rules of a toy.
pub(crate) trait Toy:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    const HIDES: bool = false;
    const HAS_CHANCE: bool = false;
    const KIND: Kind = Kind::Competitive;
    const MAX_DECISIONS: u32 = 100;

    fn fresh(chance: &mut Chance) -> Self;
    /// Who is asked, or the returns.
    fn asked(&self) -> Result<SeatSet, Vec<f32>>;
    fn choices(&self, seat: Seat, out: &mut Vec<Choice>);
    fn choose(&mut self, seat: Seat, choice: Choice, chance: &mut Chance);
    fn imagine(&mut self, _seat: Seat, _chance: &mut Chance) {}
    fn judge(&self, _seat: Seat) -> f32 {
        0.5
    }
    /// What was learned of choices, if anything was.
    fn guess(&self, _choices: &[Choice]) -> Vec<f32> {
        Vec::new()
    }
}

/// A toy as a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Table<T: Toy>(pub(crate) T);

impl<T: Toy> Game for Table<T> {
    const INFO: GameInfo = GameInfo {
        id: "toy",
        min_seats: 1,
        max_seats: 4,
        kind: T::KIND,
        has_hidden_information: T::HIDES,
        has_private_information: T::HIDES,
        has_chance: T::HAS_CHANCE,
        max_decisions: T::MAX_DECISIONS,
        rules_version: 1,
    };

    type Setup = bool;
    type Action = Choice;
    type Prompt = ();
    type Event = ();
    type View = ();

    fn start(setup: &bool, cx: &mut Cx<'_, ()>) -> Result<Self, Refusal> {
        if !setup {
            return Err(Refusal::new("TOY-01", "not-set-up"));
        }
        Ok(Self(T::fresh(cx.chance)))
    }

    fn status(&self) -> Status<()> {
        match self.0.asked() {
            Ok(seats) => Status::Awaiting(Decision { seats, prompt: () }),
            Err(returns) => {
                let won = |&seat: &Seat| 0.5 <= returns[seat.idx()];
                let winners = Seat::all(returns.len() as u8).filter(won).collect();
                let scores = returns.iter().map(|&it| (it * 10.0) as i32).collect();
                Status::Over(Outcome { winners, returns, scores })
            }
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        self.0.choices(seat, out);
    }

    fn check(&self, _seat: Seat, _action: Choice) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&mut self, seat: Seat, action: Choice, cx: &mut Cx<'_, ()>) {
        self.0.choose(seat, action, cx.chance);
    }

    fn candidate_actions(&self, _seat: Seat, _out: &mut Vec<Choice>) {}

    fn view(&self, _viewer: Viewer) {}

    fn from_view_with(&self, (): &(), _: &mut Cx<'_, Self::Event>) -> Result<Self, Violation> {
        Ok(self.clone())
    }

    fn redact((): &(), _viewer: Viewer) -> Option<()> {
        Some(())
    }

    fn determinize(&mut self, seat: Seat, chance: &mut Chance) {
        self.0.imagine(seat, chance);
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.0.judge(seat)
    }

    fn likelihoods(&self, _seat: Seat, legal: &[Choice], out: &mut Vec<f32>) {
        *out = self.0.guess(legal);
    }

    fn audit(&self) -> Result<(), Violation> {
        Ok(())
    }
}

pub(crate) const P0: Seat = Seat(0);
pub(crate) const P1: Seat = Seat(1);

/// Nim: take any number from one pile; who takes the last piece wins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Nim {
    pub(crate) piles: [u8; 3],
    pub(crate) mover: u8,
}

impl Toy for Nim {
    fn fresh(_chance: &mut Chance) -> Self {
        Self { piles: [1, 3, 4], mover: 0 }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        match (self.piles, self.mover) {
            ([0, 0, 0], 0) => Err(vec![0.0, 1.0]),
            ([0, 0, 0], _) => Err(vec![1.0, 0.0]),
            (_, mover) => Ok(SeatSet::only(Seat(mover))),
        }
    }

    fn choices(&self, _seat: Seat, out: &mut Vec<Choice>) {
        for (pile_idx, &pile) in self.piles.iter().enumerate() {
            out.extend((1..=pile).map(|n_taken| Choice(pile_idx as u16 * 10 + u16::from(n_taken))));
        }
    }

    fn choose(&mut self, _seat: Seat, choice: Choice, _chance: &mut Chance) {
        self.piles[usize::from(choice.0 / 10)] -= (choice.0 % 10) as u8;
        self.mover = 1 - self.mover;
    }
}

/// Noughts and crosses; a full board without a line is shared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct TicTacToe {
    /// The fields of each seat, as bits.
    pub(crate) taken: [u16; 2],
}

impl TicTacToe {
    const FULL: u16 = 0x1FF;

    fn has_line(fields: u16) -> bool {
        let lines = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        lines.iter().any(|&line| fields | line == fields)
    }
}

impl Toy for TicTacToe {
    fn fresh(_chance: &mut Chance) -> Self {
        Self { taken: [0, 0] }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        let [own, foe] = self.taken;
        match (Self::has_line(own), Self::has_line(foe)) {
            (true, _) => Err(vec![1.0, 0.0]),
            (_, true) => Err(vec![0.0, 1.0]),
            _ if own | foe == Self::FULL => Err(vec![0.5, 0.5]),
            _ => Ok(SeatSet::only(if own.count_ones() == foe.count_ones() { P0 } else { P1 })),
        }
    }

    fn choices(&self, _seat: Seat, out: &mut Vec<Choice>) {
        let taken = self.taken[0] | self.taken[1];
        out.extend((0..9).filter(|field| taken & (1 << field) == 0).map(Choice));
    }

    fn choose(&mut self, seat: Seat, choice: Choice, _chance: &mut Chance) {
        self.taken[seat.idx()] |= 1 << choice.0;
    }
}

/// Guess a hidden card, or take a sure thing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Guess {
    /// One of four cards, hidden from the guesser.
    pub(crate) card: u8,
    pub(crate) won: Option<f32>,
}

impl Guess {
    pub(crate) const SURE_THING: Choice = Choice(9);
}

impl Toy for Guess {
    const HIDES: bool = true;
    const HAS_CHANCE: bool = true;

    fn fresh(chance: &mut Chance) -> Self {
        Self { card: chance.below(4) as u8, won: None }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        match self.won {
            Some(won) => Err(vec![won]),
            None => Ok(SeatSet::only(P0)),
        }
    }

    fn choices(&self, _seat: Seat, out: &mut Vec<Choice>) {
        out.extend((0..4).map(Choice));
        out.push(Self::SURE_THING);
    }

    fn choose(&mut self, _seat: Seat, choice: Choice, _chance: &mut Chance) {
        let hit = if choice.0 == u16::from(self.card) { 1.0 } else { 0.0 };
        self.won = Some(if choice == Self::SURE_THING { 0.4 } else { hit });
    }

    fn imagine(&mut self, _seat: Seat, chance: &mut Chance) {
        self.card = chance.below(4) as u8;
    }

    fn judge(&self, _seat: Seat) -> f32 {
        self.won.unwrap_or(0.5)
    }
}

/// A wager: a die wins on 3 or more (2 of 3), or a coin wins on heads (1 of 2), or nothing is risked (2 of 5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Wager {
    pub(crate) won: Option<f32>,
}

impl Wager {
    pub(crate) const NOTHING: Choice = Choice(0);
    pub(crate) const COIN: Choice = Choice(1);
    pub(crate) const DIE: Choice = Choice(2);
}

impl Toy for Wager {
    const HAS_CHANCE: bool = true;

    fn fresh(_chance: &mut Chance) -> Self {
        Self { won: None }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        match self.won {
            Some(won) => Err(vec![won]),
            None => Ok(SeatSet::only(P0)),
        }
    }

    fn choices(&self, _seat: Seat, out: &mut Vec<Choice>) {
        out.extend([Self::NOTHING, Self::COIN, Self::DIE]);
    }

    fn choose(&mut self, _seat: Seat, choice: Choice, chance: &mut Chance) {
        self.won = Some(match choice {
            Self::COIN => chance.below(2) as f32,
            Self::DIE if 2 <= chance.below(6) => 1.0,
            Self::DIE => 0.0,
            _ => 0.4,
        });
    }

    fn judge(&self, _seat: Seat) -> f32 {
        self.won.unwrap_or(0.5)
    }
}

/// One of several dishes is taken, and is worth what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Menu {
    pub(crate) dishes: Vec<f32>,
    /// Makes another position of it.
    pub(crate) course: u8,
    pub(crate) got: Option<f32>,
}

impl Toy for Menu {
    fn fresh(_chance: &mut Chance) -> Self {
        Self { dishes: vec![0.0, 1.0], course: 0, got: None }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        match self.got {
            Some(got) => Err(vec![got]),
            None => Ok(SeatSet::only(P0)),
        }
    }

    fn choices(&self, _seat: Seat, out: &mut Vec<Choice>) {
        out.extend((0..self.dishes.len() as u16).map(Choice));
    }

    fn choose(&mut self, _seat: Seat, choice: Choice, _chance: &mut Chance) {
        self.got = Some(self.dishes[usize::from(choice.0)]);
    }

    fn judge(&self, _seat: Seat) -> f32 {
        self.got.unwrap_or(0.5)
    }
}

/// A lock that three digits open, dialled one after the other; there is no choice about the second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Dial(pub(crate) Vec<u16>);

impl Dial {
    pub(crate) const OPEN: [u16; 3] = [4, 2, 7];
}

impl Toy for Dial {
    fn fresh(_chance: &mut Chance) -> Self {
        Self(Vec::new())
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        if self.0.len() < Self::OPEN.len() {
            return Ok(SeatSet::only(P0));
        }
        Err(vec![if self.0 == Self::OPEN { 1.0 } else { 0.0 }])
    }

    fn choices(&self, _seat: Seat, out: &mut Vec<Choice>) {
        match self.0.len() {
            1 => out.push(Choice(Self::OPEN[1])),
            _ => out.extend((0..10).map(Choice)),
        }
    }

    fn choose(&mut self, _seat: Seat, choice: Choice, _chance: &mut Chance) {
        self.0.push(choice.0);
    }
}

/// Two seats, in any order, each name a number from 0 to 5; together they need 7. After both, somebody must bow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Seven {
    pub(crate) named: [Option<u16>; 2],
    pub(crate) has_bowed: bool,
}

impl Toy for Seven {
    const KIND: Kind = Kind::Cooperative;

    fn fresh(_chance: &mut Chance) -> Self {
        Self { named: [None, None], has_bowed: false }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        match self.named {
            [Some(one), Some(two)] if self.has_bowed => {
                let result = if one + two == 7 { 1.0 } else { 0.0 };
                Err(vec![result, result])
            }
            [Some(_), Some(_)] => Ok(SeatSet::only(P1)),
            named => Ok(Seat::all(2).filter(|it| named[it.idx()].is_none()).collect()),
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.named {
            [Some(_), Some(_)] => out.push(Choice(99)),
            named if named[seat.idx()].is_none() => out.extend((0..6).map(Choice)),
            _ => {}
        }
    }

    fn choose(&mut self, seat: Seat, choice: Choice, _chance: &mut Chance) {
        match choice.0 {
            99 => self.has_bowed = true,
            number => self.named[seat.idx()] = Some(number),
        }
    }
}

/// A game that is far longer than anybody can think ahead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Long {
    n_done: u32,
    total: u64,
}

impl Toy for Long {
    const MAX_DECISIONS: u32 = 50_000_000;

    fn fresh(_chance: &mut Chance) -> Self {
        Self { n_done: 0, total: 0 }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        if self.n_done == Self::MAX_DECISIONS {
            return Err(vec![1.0, 0.0]);
        }
        Ok(SeatSet::only(Seat((self.n_done % 2) as u8)))
    }

    fn choices(&self, _seat: Seat, out: &mut Vec<Choice>) {
        out.extend((0..5).map(Choice));
    }

    fn choose(&mut self, _seat: Seat, choice: Choice, _chance: &mut Chance) {
        self.n_done += 1;
        self.total = self.total.wrapping_mul(31).wrapping_add(u64::from(choice.0));
    }

    fn judge(&self, _seat: Seat) -> f32 {
        (self.total % 101) as f32 / 100.0
    }
}

/// One of many choices wins; no judgement tells which, but something was learned of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Hay {
    pub(crate) chosen: Option<u16>,
}

impl Hay {
    pub(crate) const NEEDLE: Choice = Choice(42);
}

impl Toy for Hay {
    fn fresh(_chance: &mut Chance) -> Self {
        Self { chosen: None }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        match self.chosen {
            Some(number) => Err(vec![if number == Self::NEEDLE.0 { 1.0 } else { 0.0 }]),
            None => Ok(SeatSet::only(P0)),
        }
    }

    fn choices(&self, _seat: Seat, out: &mut Vec<Choice>) {
        out.extend((0..100).map(Choice));
    }

    fn choose(&mut self, _seat: Seat, choice: Choice, _chance: &mut Chance) {
        self.chosen = Some(choice.0);
    }

    fn guess(&self, choices: &[Choice]) -> Vec<f32> {
        choices.iter().map(|&it| if it == Self::NEEDLE { 4.0 } else { 0.0 }).collect()
    }
}

/// Behind a door there is hay; who does not open it loses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Barn {
    pub(crate) is_open: bool,
    pub(crate) hay: Hay,
}

impl Barn {
    pub(crate) const OPEN: Choice = Choice(1);
}

impl Toy for Barn {
    fn fresh(chance: &mut Chance) -> Self {
        Self { is_open: false, hay: Hay::fresh(chance) }
    }

    fn asked(&self) -> Result<SeatSet, Vec<f32>> {
        self.hay.asked()
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.is_open {
            self.hay.choices(seat, out);
        } else {
            out.extend([Choice(0), Self::OPEN]);
        }
    }

    fn choose(&mut self, seat: Seat, choice: Choice, chance: &mut Chance) {
        if self.is_open || choice != Self::OPEN {
            self.hay.choose(seat, choice, chance);
        }
        self.is_open = true;
    }

    fn guess(&self, choices: &[Choice]) -> Vec<f32> {
        self.hay.guess(choices)
    }
}
