//! One match being played, without its type.

use std::time::Duration;

use ai::{BotSpec, Budget, Effort, Seeds};
use kernel::{
    Chance, Entry, Game, GameInfo, Match, Origin, Outcome, PlayError, Record, Refusal, ReplayError,
    Seat, SeatSet, TableSetup, UndoError, Viewer,
};
use page::{AnyObservation, AnyPerformance, LastActions, Observation, Performance};
use scenario::Offer;
use serde_json::Value;

use crate::analysis::{Analysis, AnyAnalysis};
use crate::auto_answers::{self, AutoAnswers};
use crate::game::{AnyGame, Refused, any_game};
use crate::playable::Playable;
use crate::question::Question;
use crate::record::{self, Fault};
use crate::state::{AnyState, State};
use crate::think::{Adviser, Reviewer, Thinker, measures, past, reuse, thought_about};

/// Why an action was not done.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ActError {
    /// The text is no action of the game.
    #[error("{0}")]
    Notation(String),
    /// A rule forbids it.
    #[error("{0}")]
    Refused(Refusal),
    /// Scripted or recorded randomness did not fit, or an invariant broke; nothing has changed.
    #[error("{0}")]
    Chance(String),
}

/// Whether taking back is free or was agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoneBy {
    /// Only what the seat may take back without asking.
    Seat,
    /// Everybody at the table agreed.
    Consent,
}

/// A moment of a match, for one viewer.
pub struct Past {
    pub observation: Box<dyn AnyObservation>,
    /// What the viewer knew, as JSON.
    pub view: Value,
    /// Who was asked.
    pub asked: SeatSet,
}

/// One match being played.
pub trait AnyTable: Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;
    fn info(&self) -> &'static GameInfo;
    fn n_seats(&self) -> u8;
    fn setup(&self) -> Value;

    /// The number of lines of the match file: it only grows, taking back included.
    fn version(&self) -> u32;

    /// The seats that are asked; empty when the match is over.
    fn asked(&self) -> SeatSet;

    /// Of several seats that are asked, the one that the table waits for.
    fn leading(&self) -> Option<Seat>;
    fn outcome(&self) -> Option<Outcome>;

    /// What a match that is over leaves to its campaign; nothing in games that have none.
    fn report(&self) -> Option<Value>;

    /// Legal answers of a seat, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError>;

    /// Thinkable answers that a rule forbids, with the rule.
    fn refusals(&self, seat: Seat) -> Vec<(String, Refusal)>;

    /// Plays an action. On an error nothing has changed.
    ///
    /// # Errors
    /// Why not.
    fn act(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<(), ActError>;

    /// The answer of a seat that has only one.
    fn forced(&self) -> Option<(Seat, String)>;

    /// The keys of the windows in which a person can answer in advance.
    fn windows(&self) -> &'static [&'static str];

    /// Whether a seat is asked and may let everything be: all its answers belong to windows.
    fn in_window(&self, seat: Seat) -> bool;

    /// Whether it is a seat's own turn, so that it cannot pass until then.
    fn is_turn_of(&self, seat: Seat) -> bool;

    /// Whether to give a seat's only answer at once would tell others what it alone knows. Where somebody else looks on,
    /// the seat is asked all the same.
    fn haste_would_tell(&self, seat: Seat) -> bool;

    /// What a seat answers by what its person wished before; nothing if the person is to be asked.
    fn auto_answer(&self, seat: Seat, answers: &AutoAnswers) -> Option<String>;

    /// The seats that the match waits for. Who may only add something to another's turn keeps nobody waiting.
    fn awaited(&self) -> SeatSet {
        let asked = self.asked();
        let acting: SeatSet = asked.iter().filter(|&seat| !self.in_window(seat)).collect();
        if acting.is_empty() { asked } else { acting }
    }

    /// How many of the last actions a seat may take back freely.
    fn n_free_undo(&self, seat: Seat) -> u32;

    /// Takes back the last records.
    ///
    /// # Errors
    /// When fewer can be taken back.
    fn undo(&mut self, seat: Seat, n_records: u32, by: UndoneBy) -> Result<(), UndoError>;

    /// The records that still stand: seat and action.
    fn effective_records(&self) -> Vec<(Seat, String)>;

    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;

    /// What a viewer knows, may do and has seen.
    fn observation(&self, viewer: Viewer) -> Box<dyn AnyObservation> {
        self.observation_beside(viewer, SeatSet::EMPTY, None)
    }

    /// The same with what other seats of the viewer may answer, and with the answers of `owner`, to propose one of them.
    /// Nothing is added where seats have secrets.
    fn observation_beside(
        &self,
        viewer: Viewer,
        others: SeatSet,
        owner: Option<Seat>,
    ) -> Box<dyn AnyObservation>;

    /// What led a viewer from an earlier version of the match to now, step by step. Nothing if records were taken back since
    /// then, or if there were too many.
    fn performance(&self, last: &LastActions) -> Option<Box<dyn AnyPerformance>>;

    /// How long a page plays that at normal pace.
    fn performance_time(&self, last: &LastActions) -> Option<Duration>;

    /// What one effective record led to for a viewer, step by step. The first has the number 1.
    fn performance_of(&self, viewer: Viewer, record: usize) -> Option<Box<dyn AnyPerformance>>;

    /// What became visible, as JSON.
    fn events_json(&self, viewer: Viewer, from: usize) -> Vec<(usize, Value)>;

    /// The match after its first `n_records` effective records, for replays; it cannot be taken back further.
    fn at(&self, n_records: usize) -> Box<dyn AnyTable>;

    /// What a viewer saw after the first `n_records` effective records, when nothing can be answered any more.
    fn past(&self, viewer: Viewer, n_records: usize) -> Past;

    /// The positions after no, one, two … effective records.
    fn positions(&self) -> Vec<Box<dyn AnyState>>;

    /// The chance to win of each seat after every effective record, from 0 to 1, beginning with the setup. It looks at
    /// everything: for matches that are over.
    fn course(&self) -> Vec<Vec<f32>>;

    /// A match in the same position, as far as a seat can know: everything that it does not know is dealt anew, and
    /// nothing has been played before. With no seed it is the position as it is.
    fn determinized_copy(&self, seat: Seat, seed: Option<u64>) -> Box<dyn AnyTable>;

    /// A match that goes on in thought from here, with everything dealt anew that a seat does not know.
    fn analysis(&self, seat: Seat, seed: u64) -> Box<dyn AnyAnalysis>;

    /// A match in a position that a seat must not be able to tell from this one, with everything changed that is secret
    /// from it; nothing has been played before. For tests.
    fn obscured(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable>;

    /// A bot that thinks about the answer of a seat. Its copy of the position is determinised before it is handed
    /// over: what the seat cannot know never leaves the table.
    fn thinker(&self, bot: BotSpec, seat: Seat, seeds: Seeds) -> Thinker;

    /// The same if only forced answers followed that of `last`, a thinker of the seat: its search tree is used again.
    fn thinker_after(&self, last: Thinker, bot: BotSpec, seat: Seat, seeds: Seeds) -> Thinker;

    /// The same question as text, for a bot that thinks in another program.
    fn question(&self, bot: BotSpec, seat: Seat, seeds: Seeds) -> Question;

    /// A bot that thinks about a hint for a seat. It knows what the seat knows, as every bot does. The answers `about`, two
    /// at most, are weighed whatever it thinks of them.
    fn adviser(&self, seat: Seat, budget: Budget, seed: u64, about: &[String]) -> Adviser;

    /// A bot that looks back at the match; to be shown to people once it is over.
    fn reviewer(&self, effort: Effort, seed: u64) -> Reviewer;

    /// A fingerprint of the position, the same on every machine.
    fn hash(&self) -> String;

    /// One line of the match file after the header: 1 is the first one.
    fn line(&self, number: u32) -> Option<String>;

    /// The opening draws, for the header of the match file.
    fn opening(&self) -> Vec<[u32; 2]>;

    /// The position that was laid over the set-up, if play does not begin with it: the view of somebody from whom nothing
    /// is hidden.
    fn laid(&self) -> Option<Value>;

    /// The match with the log of its first `n_records` effective records: what goes on from there comes from `origin`.
    fn until(&self, n_records: usize, origin: Origin) -> Box<dyn AnyTable>;

    /// Where the luck of its beginning comes from, if that is not its own.
    fn origin(&self) -> Option<&Origin>;

    /// Legal answers of a seat, each with the numbers that players are told of it.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// The name of the question that is open.
    fn question_name(&self) -> Option<String>;

    /// Deals everything anew that a seat cannot know: what a lesson scripted goes on as an ordinary match.
    ///
    /// # Errors
    /// Recorded randomness did not fit; nothing has changed.
    fn free(&mut self, seat: Seat, chance: &mut Chance) -> Result<(), ActError>;

    /// Replays one more line of a match file.
    ///
    /// # Errors
    /// What does not fit.
    fn replay_line(&mut self, line: &str) -> Result<(), Fault>;

    fn clone_box(&self) -> Box<dyn AnyTable>;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

impl<G: Playable> AnyTable for Match<G> {
    fn game(&self) -> &'static dyn AnyGame {
        any_game::<G>()
    }

    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn n_seats(&self) -> u8 {
        Match::setup(self).n_seats()
    }

    fn setup(&self) -> Value {
        json(Match::setup(self))
    }

    fn version(&self) -> u32 {
        Match::version(self)
    }

    fn asked(&self) -> SeatSet {
        self.state().asked()
    }

    fn leading(&self) -> Option<Seat> {
        self.state().leading()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn report(&self) -> Option<Value> {
        Playable::report(self.state())
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut res = Vec::new();
        self.state().legal_actions(seat, &mut res);
        res.iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError> {
        let action = parse::<G>(action)?;
        self.state().check(seat, action).map_err(ActError::Refused)
    }

    fn refusals(&self, seat: Seat) -> Vec<(String, Refusal)> {
        self.state()
            .refusals(seat)
            .into_iter()
            .map(|(action, refusal)| (action.to_string(), refusal))
            .collect()
    }

    fn act(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<(), ActError> {
        let action = parse::<G>(action)?;
        match self.play(seat, action, chance) {
            Ok(_) => Ok(()),
            Err(PlayError::Refused(refusal)) => Err(ActError::Refused(refusal)),
            Err(error @ (PlayError::Chance(_) | PlayError::Broken(_))) => {
                Err(ActError::Chance(error.to_string()))
            }
        }
    }

    fn forced(&self) -> Option<(Seat, String)> {
        let decision = self.state().decision()?;
        let mut legal = Vec::new();
        let mut res = None;
        for seat in decision.seats.iter() {
            self.state().legal_actions(seat, &mut legal);
            match (legal.as_slice(), &res) {
                ([], _) => {}
                ([only], None) => res = Some((seat, only.to_string())),
                _ => return None,
            }
        }
        res
    }

    fn windows(&self) -> &'static [&'static str] {
        G::WINDOWS
    }

    fn in_window(&self, seat: Seat) -> bool {
        auto_answers::in_window(self.state(), seat)
    }

    fn is_turn_of(&self, seat: Seat) -> bool {
        self.state().is_turn_of(seat)
    }

    fn haste_would_tell(&self, seat: Seat) -> bool {
        self.state().haste_would_tell(seat)
    }

    fn auto_answer(&self, seat: Seat, answers: &AutoAnswers) -> Option<String> {
        auto_answers::answer(self.state(), seat, answers).map(|it| it.to_string())
    }

    fn n_free_undo(&self, seat: Seat) -> u32 {
        Match::n_free_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat, n_records: u32, by: UndoneBy) -> Result<(), UndoError> {
        match by {
            UndoneBy::Seat => Match::undo(self, seat, n_records),
            UndoneBy::Consent if n_records == 0 || Match::n_standing(self) < n_records as usize => {
                Err(UndoError::NothingPlayed)
            }
            UndoneBy::Consent => {
                self.take_back(seat, n_records);
                Ok(())
            }
        }
    }

    fn effective_records(&self) -> Vec<(Seat, String)> {
        Match::effective_records(self)
            .map(|record| (record.seat, record.action.to_string()))
            .collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.state().view(viewer))
    }

    fn observation_beside(
        &self,
        viewer: Viewer,
        others: SeatSet,
        owner: Option<Seat>,
    ) -> Box<dyn AnyObservation> {
        Box::new(observation(self, viewer, others, owner))
    }

    fn performance(&self, last: &LastActions) -> Option<Box<dyn AnyPerformance>> {
        let res = Performance::of(self, last.viewer, last.since, last.most)?;
        Some(Box::new(Performance { bot_turn: last.bot_turn, ..res }))
    }

    fn performance_time(&self, last: &LastActions) -> Option<Duration> {
        Performance::duration(self, last)
    }

    fn performance_of(&self, viewer: Viewer, record: usize) -> Option<Box<dyn AnyPerformance>> {
        let is_there = (1..=Match::effective_records(self).len()).contains(&record);
        is_there.then(|| {
            let records = record - 1..record;
            Box::new(Performance::of_records(self, viewer, records)) as Box<dyn AnyPerformance>
        })
    }

    fn events_json(&self, viewer: Viewer, from: usize) -> Vec<(usize, Value)> {
        let events = Match::events(self, viewer).filter(|(idx, _)| from <= *idx);
        events.map(|(idx, event)| (idx, json(&event))).collect()
    }

    fn at(&self, n_records: usize) -> Box<dyn AnyTable> {
        Box::new(Match::at(Match::setup(self).clone(), self.state_after(n_records)))
    }

    fn past(&self, viewer: Viewer, n_records: usize) -> Past {
        let state = self.state_after(n_records);
        let mut situation = Match::at(Match::setup(self).clone(), state).situation(viewer);
        situation.legal.clear();
        situation.refused.clear();
        let events = Match::events(self, viewer).take_while(|(idx, _)| *idx <= n_records).collect();
        Past {
            view: json(&situation.view),
            asked: situation.decision.as_ref().map_or(SeatSet::EMPTY, |it| it.seats),
            observation: Box::new(Observation { situation, beside: Vec::new(), events }),
        }
    }

    fn positions(&self) -> Vec<Box<dyn AnyState>> {
        let boxed = |(position, n_decisions)| -> Box<dyn AnyState> {
            Box::new(State::after(position, n_decisions))
        };
        self.states().zip(0..).map(boxed).collect()
    }

    fn course(&self) -> Vec<Vec<f32>> {
        let seats = || Seat::all(Match::setup(self).n_seats());
        let chances = |state: G| seats().map(|seat| state.chance_to_win(seat)).collect();
        self.states().map(chances).collect()
    }

    fn determinized_copy(&self, seat: Seat, seed: Option<u64>) -> Box<dyn AnyTable> {
        let mut state = self.state().clone();
        if let Some(seed) = seed {
            state.determinize(seat, &mut Chance::fast(seed));
        }
        Box::new(Match::at(Match::setup(self).clone(), state))
    }

    fn analysis(&self, seat: Seat, seed: u64) -> Box<dyn AnyAnalysis> {
        let mut state = self.state().clone();
        state.determinize(seat, &mut Chance::fast(seed));
        Box::new(Analysis {
            game: Match::at(Match::setup(self).clone(), state),
            known: Match::events(self, Viewer::Seat(seat)).collect(),
            n_records: Match::effective_records(self).len(),
        })
    }

    fn obscured(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable> {
        let state = self.state().obscured(seat, &mut Chance::fast(seed));
        Box::new(Match::at(Match::setup(self).clone(), state))
    }

    fn thinker(&self, bot: BotSpec, seat: Seat, seeds: Seeds) -> Thinker {
        let state = thought_about(self.state(), seat, seeds.answer);
        Box::new(ai::Thinker::new(bot, state, seat, seeds, &G::SETTINGS))
    }

    fn thinker_after(&self, last: Thinker, bot: BotSpec, seat: Seat, seeds: Seeds) -> Thinker {
        reuse(last, thought_about(self.state(), seat, seeds.answer), bot, seat, seeds)
    }

    fn adviser(&self, seat: Seat, budget: Budget, seed: u64, about: &[String]) -> Adviser {
        let state = thought_about(self.state(), seat, seed);
        let mut legal = Vec::new();
        self.state().legal_actions(seat, &mut legal);
        let about: Vec<G::Action> = about
            .iter()
            .filter_map(|it| parse::<G>(it).ok())
            .filter(|it| legal.contains(it))
            .collect();
        let adviser = ai::Adviser::new(state, seat, budget, seed, &G::SETTINGS, measures::<G>());
        Box::new(adviser.about(&about))
    }

    fn reviewer(&self, effort: Effort, seed: u64) -> Reviewer {
        Box::new(ai::Reviewer::new(past(self), effort, seed, &G::SETTINGS, measures::<G>()))
    }

    fn question(&self, bot: BotSpec, seat: Seat, seeds: Seeds) -> Question {
        Question::new(bot, &thought_about(self.state(), seat, seeds.answer), seat, seeds)
    }

    fn hash(&self) -> String {
        fingerprint(self.state())
    }

    fn line(&self, number: u32) -> Option<String> {
        let entry = self.entries().get(number.checked_sub(1)? as usize)?;
        Some(record::entry_line(entry))
    }

    fn opening(&self) -> Vec<[u32; 2]> {
        Match::opening(self).iter().map(|draw| [draw.bound, draw.value]).collect()
    }

    fn laid(&self) -> Option<Value> {
        Match::laid(self).map(|it| json(&it.view(Viewer::Omniscient)))
    }

    fn until(&self, n_records: usize, origin: Origin) -> Box<dyn AnyTable> {
        let log = self.log_until(n_records);
        let played = Match::replay(&log).unwrap_or_else(|error| {
            unreachable!("a match that was played can be played again: {error}")
        });
        Box::new(played.coming_from(origin))
    }

    fn origin(&self) -> Option<&Origin> {
        Match::origin(self)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut legal = Vec::new();
        self.state().legal_actions(seat, &mut legal);
        let offer = |it: &G::Action| Offer {
            action: it.to_string(),
            numbers: self.state().numbers(seat, *it),
        };
        legal.iter().map(offer).collect()
    }

    fn question_name(&self) -> Option<String> {
        match json(&self.state().decision()?.prompt) {
            Value::String(name) => Some(name),
            Value::Object(fields) => fields.keys().next().cloned(),
            _ => None,
        }
    }

    fn free(&mut self, seat: Seat, chance: &mut Chance) -> Result<(), ActError> {
        Match::free(self, seat, chance).map_err(|error| ActError::Chance(error.to_string()))
    }

    fn replay_line(&mut self, line: &str) -> Result<(), Fault> {
        let entry = record::parse_entry::<G::Action>(line)?;
        let replayed = self.replay_entry(self.entries().len(), &entry);
        replayed.map_err(|error| match (error, entry) {
            (
                ReplayError::Record { error: PlayError::Refused(refusal), .. },
                Entry::Played(Record { seat, action, .. }),
            ) => Fault::Refused {
                what: format!("{seat} {action}"),
                why: Refused { game: any_game::<G>(), refusal: refusal.into() },
            },
            (error, _) => Fault::Play(error.to_string()),
        })
    }

    fn clone_box(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

/// What a viewer sees, with the other seats that the same person holds: only where no seat has a secret.
pub(crate) fn observation<G: Playable>(
    game: &Match<G>,
    viewer: Viewer,
    others: SeatSet,
    owner: Option<Seat>,
) -> Observation<G> {
    let situation = match owner {
        Some(owner) => game.situation_beside(viewer, owner),
        None => game.situation(viewer),
    };
    let others = if G::INFO.has_private_information { SeatSet::EMPTY } else { others };
    let beside = others.iter().map(|seat| game.situation(Viewer::Seat(seat))).collect();
    Observation { situation, beside, events: Match::events(game, viewer).collect() }
}

/// The same on every machine.
pub(crate) fn fingerprint<G: Game>(state: &G) -> String {
    // The types of a state have no maps or floats, so their binary form is the same everywhere.
    let bytes = postcard::to_stdvec(state).unwrap_or_default();
    blake3::hash(&bytes).to_hex()[..32].to_owned()
}

pub(crate) fn parse<G: Game>(action: &str) -> Result<G::Action, ActError> {
    action.trim().parse().map_err(|error| ActError::Notation(format!("{error}")))
}

pub(crate) fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value)
        .unwrap_or_else(|error| unreachable!("views and setups are plain data: {error}"))
}
