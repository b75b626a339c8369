//! A game of two seats with a hidden deck, hidden hands, a die, and as many flaws as there are laws.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use kernel::{
    Chance, Cx, Decision, Game, GameInfo, Kind, Outcome, Refusal, Seat, SeatSet, Status, Viewer,
    Violation,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Flaw {
    Nothing,
    NeverEnds,
    AsksNobody,
    HasNoAnswer,
    AnswersUnasked,
    IsUnsorted,
    RepeatsItself,
    KeepsTheBuffer,
    AllowsMore,
    ListsTooMuch,
    Panics,
    LosesACard,
    WritesBadly,
    ReadsBadly,
    ForgetsInStorage,
    DescribesItselfBadly,
    DreamsOwnCards,
    DreamsInOrder,
    PromptsWithSecrets,
    LeaksLater,
    HidesFromTheOmniscient,
    Overrates,
    ListensToListeners,
    ShowsWithoutAMark,
    RemembersOtherGames,
    CrownsTwo,
    RefusesWhatIsLegal,
    RefusesOtherwise,
    CitesNothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Draw,
    Mark(u8),
    Roll,
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            // 7 and 8 are written by flaws alone.
            Self::Mark(7) => f.write_str("Mark  7"),
            Self::Mark(8) => f.write_str("mark 3"),
            Self::Mark(n) => write!(f, "mark {n}"),
            Self::Roll => f.write_str("roll"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "draw" => Ok(Self::Draw),
            "roll" => Ok(Self::Roll),
            "done" => Ok(Self::Done),
            "Mark  7" => Ok(Self::Mark(7)),
            _ => {
                let number = text.strip_prefix("mark ").and_then(|it| it.parse().ok());
                number.map(Self::Mark).ok_or_else(|| format!("'{text}' is no action"))
            }
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    TurnBegan { seat: Seat },
    Drew { seat: Seat, card: Option<u8> },
    Marked { seat: Seat, n: u8, is_hushed: bool },
    Rolled { seat: Seat, n_pips: u8 },
}

/// A number that storage may lose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Memory {
    Kept(u8),
    Lost(u8),
}

impl Serialize for Memory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Kept(number) => serializer.serialize_u8(number),
            Self::Lost(_) => serializer.serialize_u8(0),
        }
    }
}

impl<'de> Deserialize<'de> for Memory {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(Self::Kept)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Toy {
    flaw: Flaw,
    turn: u8,
    has_acted: bool,
    deck: Vec<u8>,
    hands: [Vec<u8>; 2],
    marks: [u8; 2],
    hint: Option<u8>,
    memory: Memory,
}

/// Everything, or what one viewer may know of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    turn: u8,
    has_acted: bool,
    pub(crate) n_deck: usize,
    deck: Option<Vec<u8>>,
    n_hands: [usize; 2],
    hands: [Option<Vec<u8>>; 2],
    marks: [u8; 2],
    hint: Option<u8>,
}

const N_TURNS: u8 = 12;
const N_CARDS: u8 = 8;

static N_STARTED: AtomicU8 = AtomicU8::new(0);

impl Toy {
    fn seat(&self) -> Seat {
        Seat(self.turn % 2)
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

impl Game for Toy {
    const INFO: GameInfo = GameInfo {
        id: "toy",
        min_seats: 2,
        max_seats: 2,
        kind: Kind::Competitive,
        has_hidden_information: true,
        has_private_information: true,
        has_chance: true,
        max_decisions: 100,
        rules_version: 1,
    };

    type Setup = Flaw;
    type Action = Action;
    type Prompt = u8;
    type Event = Event;
    type View = View;

    fn start(setup: &Flaw, cx: &mut Cx<'_, Event>) -> Result<Self, Refusal> {
        let mut deck: Vec<u8> = (1..=N_CARDS).collect();
        cx.chance.shuffle("deck", &mut deck);
        let memory = match setup {
            Flaw::ForgetsInStorage => Memory::Lost(1),
            Flaw::RemembersOtherGames => Memory::Kept(N_STARTED.fetch_add(1, Ordering::Relaxed)),
            _ => Memory::Kept(1),
        };
        let hands = [vec![], vec![]];
        let (flaw, marks) = (*setup, [0, 0]);
        Ok(Self { flaw, turn: 0, has_acted: false, deck, hands, marks, hint: None, memory })
    }

    fn status(&self) -> Status<u8> {
        if N_TURNS <= self.turn && !self.has(Flaw::NeverEnds) {
            let [one, other] = self.marks.map(f32::from);
            let first = if other < one {
                1.0
            } else if one < other {
                0.0
            } else {
                0.5
            };
            let returns = match self.flaw {
                Flaw::CrownsTwo => vec![1.0, 1.0],
                _ => vec![first, 1.0 - first],
            };
            let has_won = |seat: &Seat| 0.0 < returns[seat.idx()];
            let winners = Seat::all(2).filter(has_won).collect();
            return Status::Over(Outcome { winners, returns, scores: vec![] });
        }
        let is_lonely = self.has(Flaw::AsksNobody) && self.turn == 5;
        let seats = if is_lonely { SeatSet::EMPTY } else { SeatSet::only(self.seat()) };
        let top = self.deck.last().copied().unwrap_or(0);
        let prompt = if self.has(Flaw::PromptsWithSecrets) { top } else { 0 };
        Status::Awaiting(Decision { seats, prompt })
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.has(Flaw::KeepsTheBuffer) {
            out.clear();
        }
        let is_asked = self.decision().is_some_and(|it| it.seats.contains(seat));
        if !is_asked && !self.has(Flaw::AnswersUnasked) {
            return;
        }
        let is_tired = self.has(Flaw::HasNoAnswer) && self.turn == 5;
        let all = [Action::Draw, Action::Mark(1), Action::Mark(2), Action::Roll, Action::Done];
        let is_kept_quiet = |it| self.has(Flaw::AllowsMore) && self.has_acted && it == Action::Roll;
        let is_listed = |it| self.check(seat, it).is_ok() && !is_tired && !is_kept_quiet(it);
        out.extend(all.into_iter().filter(|&it| is_listed(it)));
        match self.flaw {
            Flaw::IsUnsorted => out.reverse(),
            Flaw::RepeatsItself => out.push(Action::Done),
            Flaw::ListsTooMuch => out.insert(0, Action::Draw),
            Flaw::WritesBadly => out.insert(out.len() - 1, Action::Mark(7)),
            Flaw::ReadsBadly => out.insert(out.len() - 1, Action::Mark(8)),
            _ => {}
        }
        if matches!(self.flaw, Flaw::ListsTooMuch | Flaw::WritesBadly | Flaw::ReadsBadly) {
            out.sort_unstable();
            out.dedup();
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let is_asked = self.decision().is_some_and(|it| it.seats.contains(seat));
        if !is_asked && !self.has(Flaw::AnswersUnasked) {
            return Err(Refusal::new("TOY-PLAY-01", "not-your-turn"));
        }
        let is_flawed = matches!(
            (self.flaw, action),
            (Flaw::WritesBadly, Action::Mark(7)) | (Flaw::ReadsBadly, Action::Mark(8))
        );
        let rule = if self.has(Flaw::CitesNothing) { "because" } else { "TOY-PLAY-02" };
        match action {
            Action::Done => Ok(()),
            Action::Roll if self.has(Flaw::AllowsMore) => Ok(()),
            _ if self.has_acted => Err(Refusal::new(rule, "one-action-a-turn")),
            Action::Draw if self.deck.is_empty() => Err(Refusal::new("TOY-PLAY-03", "no-cards")),
            Action::Mark(n) if !(1..=2).contains(&n) && !is_flawed => {
                Err(Refusal::new("TOY-PLAY-04", "one-or-two"))
            }
            Action::Draw | Action::Mark(_) | Action::Roll => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        self.has_acted = true;
        match action {
            Action::Draw => {
                let card = self.deck.pop().expect("TOY-PLAY-03: there are cards");
                if !self.has(Flaw::LosesACard) {
                    self.hands[seat.idx()].push(card);
                }
                if !self.has(Flaw::ShowsWithoutAMark) {
                    cx.reveal();
                }
                cx.emit(|| Event::Drew { seat, card: Some(card) });
            }
            Action::Mark(n) => {
                let mut is_heard = false;
                let is_hushed = self.has(Flaw::HidesFromTheOmniscient);
                cx.emit(|| {
                    is_heard = true;
                    Event::Marked { seat, n, is_hushed }
                });
                self.marks[seat.idx()] += n;
                if self.has(Flaw::ListensToListeners) && is_heard {
                    self.marks[seat.idx()] += 1;
                }
                if self.has(Flaw::LeaksLater) {
                    self.hint = self.deck.first().copied();
                }
            }
            Action::Roll => {
                let n_pips = cx.chance.pick("die", &[0, 1, 2, 3, 4, 5]) as u8;
                assert!(!self.has(Flaw::Panics) || n_pips != 5, "five pips");
                self.marks[seat.idx()] += n_pips;
                cx.emit(|| Event::Rolled { seat, n_pips });
            }
            Action::Done => {
                self.has_acted = false;
                self.turn += 1;
                let seat = self.seat();
                cx.emit(|| Event::TurnBegan { seat });
            }
        }
    }

    fn candidate_actions(&self, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Draw, Action::Mark(1), Action::Mark(3), Action::Roll]);
    }

    fn refusals(&self, seat: Seat) -> Vec<(Action, Refusal)> {
        let mut candidate_actions = Vec::new();
        self.candidate_actions(seat, &mut candidate_actions);
        let mut res: Vec<(Action, Refusal)> = candidate_actions
            .into_iter()
            .filter_map(|action| Some((action, self.check(seat, action).err()?)))
            .collect();
        match self.flaw {
            Flaw::RefusesWhatIsLegal => {
                res.push((Action::Done, Refusal::new("TOY-PLAY-05", "tired")))
            }
            Flaw::RefusesOtherwise => {
                res.iter_mut().for_each(|(_, refusal)| refusal.rule = "TOY-PLAY-06");
            }
            _ => {}
        }
        res
    }

    fn view(&self, viewer: Viewer) -> View {
        let sees_all = viewer == Viewer::Omniscient;
        let hand = |seat: Seat| viewer.may_see(seat).then(|| self.hands[seat.idx()].clone());
        View {
            turn: self.turn,
            has_acted: self.has_acted,
            n_deck: self.deck.len(),
            deck: sees_all.then(|| self.deck.clone()),
            n_hands: [self.hands[0].len(), self.hands[1].len()],
            hands: [hand(Seat(0)), hand(Seat(1))],
            marks: self.marks,
            hint: self.hint,
        }
    }

    fn from_view_with(&self, view: &View, _: &mut Cx<'_, Event>) -> Result<Self, Violation> {
        let what = || Violation::new("TOY-PLAY-03", "the view hides something");
        let [one, other] = view.hands.clone();
        Ok(Self {
            flaw: self.flaw,
            turn: view.turn,
            has_acted: view.has_acted && !self.has(Flaw::DescribesItselfBadly),
            deck: view.deck.clone().ok_or_else(what)?,
            hands: [one.ok_or_else(what)?, other.ok_or_else(what)?],
            marks: view.marks,
            hint: view.hint,
            memory: self.memory,
        })
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Drew { seat, card } => {
                let card = card.filter(|_| viewer.may_see(seat));
                Some(Event::Drew { seat, card })
            }
            Event::Marked { is_hushed: true, .. } => None,
            Event::TurnBegan { .. } | Event::Marked { .. } | Event::Rolled { .. } => {
                Some(event.clone())
            }
        }
    }

    fn determinize(&mut self, seat: Seat, chance: &mut Chance) {
        let other = &mut self.hands[1 - seat.idx()];
        let n_other = other.len();
        self.deck.append(other);
        if self.flaw == Flaw::DreamsOwnCards {
            let own = &mut self.hands[seat.idx()];
            let n_own = own.len();
            self.deck.append(own);
            chance.shuffle("dream", &mut self.deck);
            *own = self.deck.split_off(self.deck.len() - n_own);
        }
        if self.flaw != Flaw::DreamsInOrder {
            self.deck.sort_unstable();
        }
        chance.shuffle("dream", &mut self.deck);
        self.hands[1 - seat.idx()] = self.deck.split_off(self.deck.len() - n_other);
    }

    fn evaluate(&self, _seat: Seat) -> f32 {
        if self.has(Flaw::Overrates) { 1.5 } else { 0.5 }
    }

    fn audit(&self) -> Result<(), Violation> {
        let n_cards = self.deck.len() + self.hands.iter().map(Vec::len).sum::<usize>();
        if n_cards == usize::from(N_CARDS) {
            return Ok(());
        }
        Err(Violation::new("TOY-PLAY-03", format!("{n_cards} cards instead of {N_CARDS}")))
    }
}
