//! A position without its type, for simulation: no log, nothing to take back, actions as ids.
//!
//! Where [`AnyTable`](crate::AnyTable) is a match that people play, this is a value that a program copies and plays on
//! millions of times. What it knows beside the position is how many actions were played, and the word that is begun.

use ai::{BotSpec, Settings, SystemClock};
use encode::{Encode, IdWord, Part, Seen, mask, next_ids};
use kernel::{Chance, Cx, Kind, Match, Outcome, Seat, SeatSet, Viewer};
use net::Inputs;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::{AnyGame, CatalogError, any_game, typed};
use crate::games::game;
use crate::memory::Memory;
use crate::playable::{EachAnswer, Playable};
use crate::table::{ActError, AnyTable, fingerprint, parse};

/// What there is to know about the encoding of a game; see `docs/encoding.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EncodingFacts {
    /// Grows with any change of ids or fields.
    pub version: u32,
    /// Ids are below this.
    pub n_actions: usize,
    /// How many numbers the public part of an observation has.
    pub public: usize,
    pub private: usize,
    /// Of the hidden part, which is in no observation.
    pub hidden: usize,
}

impl EncodingFacts {
    pub(crate) fn of<G: Encode>() -> Self {
        Self {
            version: G::ENCODING,
            n_actions: G::N_ACTIONS,
            public: G::size(Part::Public),
            private: G::size(Part::Private),
            hidden: G::size(Part::Hidden),
        }
    }

    /// How many numbers an observation has.
    pub fn observation(&self) -> usize {
        self.public + self.private
    }
}

/// What a bot found out about an answer, actions in notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    pub action: String,
    /// The chance that it sees for its seat.
    pub value: f32,
    /// How often it visited each answer that it visited, most often first; nothing if it does not search.
    pub visits: Vec<(String, u32)>,
}

/// Why bytes are no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StateError {
    #[error("there is no game '{0}'")]
    NoSuchGame(String),
    #[error(
        "the position of {game} is of rules {rules} and encoding {encoding}, here are rules {rules_here} and \
         encoding {encoding_here}"
    )]
    Version { game: String, rules: u32, encoding: u32, rules_here: u32, encoding_here: u32 },
    #[error("the position is damaged: {0}")]
    Damaged(String),
}

/// How the returns of the seats depend on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Utility {
    /// All seats win or lose together.
    Identical,
    /// The returns of the seats add up to 1.
    ConstantSum,
    /// Neither: teams play against each other.
    GeneralSum,
}

/// A position of some game.
///
/// Of several seats that are asked any may answer. A seat that has begun a word is asked alone, until the word is an
/// action.
pub trait AnyState: Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;

    fn n_seats(&self) -> u8;

    /// The seats that are asked; empty when the game is over.
    fn asked(&self) -> SeatSet;

    /// Of several seats that are asked, the one that the table waits for: the others only may add something.
    fn leading(&self) -> Option<Seat>;

    /// The seat that is asked next where seats are asked one after the other: who only may add something, clockwise after
    /// the leading seat, and then the leading seat.
    fn next_seat(&self) -> Option<Seat> {
        let (asked, leading) = (self.asked(), self.leading()?);
        let first = leading.others(self.n_seats()).find(|&seat| asked.contains(seat));
        first.or(Some(leading))
    }

    fn utility(&self) -> Utility;

    /// The game's own points of each seat as they stand; none in games that have none.
    fn scores(&self) -> Vec<i32>;

    /// Whether to give a seat's only answer at once would tell others what it alone knows.
    fn haste_would_tell(&self, seat: Seat) -> bool;

    /// The word that is begun; empty in most positions.
    fn prefix(&self) -> IdWord;

    /// How many actions were played.
    fn n_decisions(&self) -> u32;

    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;

    /// The ids that `seat` may give next, ascending; none if it is not asked. Clears `out`.
    fn legal_ids(&self, seat: Seat, out: &mut Vec<u16>);

    /// The same as a 1 for each of these ids, onto zeros.
    ///
    /// # Panics
    /// If `out` has not a place for every id.
    fn mask(&self, seat: Seat, out: &mut [i8]);

    /// The legal actions of `seat` in notation, those that begin with the open word.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError>;

    /// Gives an id; tells whether an action was played, or a word begun. On an error nothing has changed.
    ///
    /// # Errors
    /// Why not.
    fn apply_id(&mut self, seat: Seat, id: u16, chance: &mut Chance) -> Result<bool, ActError>;

    /// The same for an id that [`AnyState::legal_ids`] has just listed for this seat: it is not checked again.
    ///
    /// # Errors
    /// The chance could not answer a draw.
    fn apply_listed(&mut self, seat: Seat, id: u16, chance: &mut Chance) -> Result<bool, ActError>;

    /// Plays an action in notation. An open word is forgotten. On an error nothing has changed.
    ///
    /// # Errors
    /// Why not.
    fn apply(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<(), ActError>;

    /// Writes what `seat` observes, the public and the private part, onto zeros.
    ///
    /// # Panics
    /// If `out` has not as many places.
    fn observe(&self, seat: Seat, out: &mut [f32]);

    /// Writes what only the omniscient know, as seen from `seat`, onto zeros.
    ///
    /// # Panics
    /// If `out` has not as many places.
    fn observe_hidden(&self, seat: Seat, out: &mut [f32]);

    /// The id with which a bot goes on for `seat`; nothing if the seat is not asked. The bot knows what the seat may know.
    fn choose(&self, bot: BotSpec, seat: Seat, seed: u64) -> Option<u16>;

    /// What a bot with these settings answers for `seat`, and why; nothing if the seat is not asked. The bot knows what the
    /// seat may know.
    fn consider(
        &self,
        bot: BotSpec,
        seat: Seat,
        seed: u64,
        settings: &Settings,
    ) -> Option<Considered>;

    /// Turns on what a learned judgement looks at, as `seat` sees the position. Clears `out`.
    fn write_inputs(&self, seat: Seat, out: &mut Inputs);

    /// Tells `each` what a policy looks at in each answer of [`AnyState::legal`], in their order.
    fn write_answer_inputs(&self, seat: Seat, each: EachAnswer<'_>);

    /// Resamples what `seat` cannot know, and forgets what the other seats were told.
    fn determinize(&mut self, seat: Seat, chance: &mut Chance);

    /// How promising the position is for `seat`, from 0 (lost) to 1 (won).
    fn evaluate(&self, seat: Seat) -> f32;

    /// Keeps from now on what each seat was told and has done; see [`AnyState::memory`]. It takes time with every action.
    fn remember(&mut self);

    /// A digest of what `seat` was told and has done since [`AnyState::remember`]; nothing without it.
    fn memory(&self, seat: Seat) -> Option<String>;

    /// A fingerprint of the position, the same on every machine and as that of a match that came to it. An open word and
    /// the number of actions do not count.
    fn hash(&self) -> String;

    /// Everything, with the versions of rules and encoding: [`read_state`] makes a position of it.
    fn to_bytes(&self) -> Vec<u8>;

    /// A match that begins with this position, to describe and draw it. `setup` is the setup of the game.
    ///
    /// # Errors
    /// It is no setup of the game.
    fn table(&self, setup: &Value) -> Result<Box<dyn AnyTable>, CatalogError>;

    fn clone_box(&self) -> Box<dyn AnyState>;
}

impl Clone for Box<dyn AnyState> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// A position that was written by [`AnyState::to_bytes`].
///
/// # Errors
/// What is wrong with the bytes, or which versions they have.
pub fn read_state(bytes: &[u8]) -> Result<Box<dyn AnyState>, StateError> {
    let damaged = |what: &dyn std::fmt::Display| StateError::Damaged(what.to_string());
    let split = bytes.split_last_chunk::<CHECKSUM>();
    let (body, checksum) = split.ok_or_else(|| damaged(&"it has no checksum"))?;
    let header = postcard::take_from_bytes::<Header>(body);
    let (header, rest) = header.map_err(|error| damaged(&error))?;
    let game = game(&header.game).map_err(|_| StateError::NoSuchGame(header.game.clone()))?;
    let (rules_here, encoding_here) = (game.info().rules_version, game.encoding().version);
    let Header { rules, encoding, .. } = header;
    if (rules, encoding) != (rules_here, encoding_here) {
        let game = header.game;
        return Err(StateError::Version { game, rules, encoding, rules_here, encoding_here });
    }
    if checksum_of(body) != *checksum {
        return Err(damaged(&"its checksum differs"));
    }
    game.read_state(&header, rest)
}

/// How many bytes the checksum has that stands at the end.
const CHECKSUM: usize = 8;

/// Finds damage, not forgery: whoever writes positions of his own can write senseless ones.
fn checksum_of(body: &[u8]) -> [u8; CHECKSUM] {
    let mut res = [0; CHECKSUM];
    res.copy_from_slice(&blake3::hash(body).as_bytes()[..CHECKSUM]);
    res
}

/// What stands before the position.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Header {
    game: String,
    rules: u32,
    encoding: u32,
    n_decisions: u32,
    /// Who has begun a word, and its ids.
    begun: Option<(u8, Vec<u16>)>,
    memory: Option<Memory>,
}

/// A position with what a simulation needs to know beside it.
#[derive(Clone)]
pub(crate) struct State<G: Playable> {
    position: G,
    n_decisions: u32,
    /// Never empty.
    begun: Option<(Seat, IdWord)>,
    memory: Option<Memory>,
}

impl<G: Playable> State<G> {
    /// The beginning of a game.
    pub(crate) fn new(position: G) -> Self {
        Self::after(position, 0)
    }

    /// A position that so many actions led to.
    pub(crate) fn after(position: G, n_decisions: u32) -> Self {
        Self { position, n_decisions, begun: None, memory: None }
    }

    pub(crate) fn read(header: &Header, rest: &[u8]) -> Result<Self, StateError> {
        let damaged = |what: String| StateError::Damaged(what);
        let position: G = postcard::from_bytes(rest).map_err(|error| damaged(error.to_string()))?;
        position.audit().map_err(|violation| damaged(violation.to_string()))?;
        let mut res =
            Self { memory: header.memory.clone(), ..Self::after(position, header.n_decisions) };
        if let Some((seat, ids)) = &header.begun {
            let seat = Seat(*seat);
            let word = IdWord::of(ids).filter(|it| !it.is_empty());
            let word = word.ok_or_else(|| damaged("a word has too many ids or none".to_owned()))?;
            res.begun = Some((seat, word));
            let mut ids = Vec::new();
            if seat.idx() < usize::from(res.n_seats()) {
                res.legal_ids(seat, &mut ids);
            }
            if ids.is_empty() {
                return Err(damaged(format!("nothing follows the ids {word}")));
            }
        }
        Ok(res)
    }

    /// The legal actions that begin with the open word; none if the seat is not asked.
    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.asked().contains(seat) {
            self.position.legal_actions(seat, &mut legal);
        }
        let prefix = self.prefix();
        legal.retain(|&it| {
            G::ids(it).is_some_and(|word| word.as_slice().starts_with(prefix.as_slice()))
        });
        legal
    }

    /// Whether it is for `seat` to answer: not while another has begun a word.
    fn check_turn(&self, seat: Seat) -> Result<(), ActError> {
        match self.begun {
            Some((other, word)) if other != seat => {
                Err(ActError::Notation(format!("{other} has begun an action with the ids {word}")))
            }
            _ => Ok(()),
        }
    }

    /// Plays an action that is legal. On an error nothing has changed.
    fn play(&mut self, seat: Seat, action: G::Action, chance: &mut Chance) -> Result<(), ActError> {
        debug_assert_eq!(self.position.check(seat, action), Ok(()), "{action}");
        let before = chance.can_fail().then(|| self.position.clone());
        let mut events = Vec::new();
        let mut cx = match &self.memory {
            None => Cx::silent(chance),
            Some(_) => Cx::telling(chance, &mut events),
        };
        self.position.apply(seat, action, &mut cx);
        if let (Some(error), Some(before)) = (chance.failure(), before) {
            self.position = before;
            return Err(ActError::Chance(error.to_string()));
        }
        self.n_decisions += 1;
        self.begun = None;
        if let Some(memory) = &mut self.memory {
            memory.add::<G>(seat, &action, &events);
        }
        Ok(())
    }

    fn word_with(&self, id: u16) -> Result<(IdWord, Option<G::Action>), ActError> {
        let wrong = |what: &dyn std::fmt::Display| ActError::Notation(what.to_string());
        let word = self.prefix().with(id);
        let word = word.ok_or_else(|| wrong(&"no action has so many ids"))?;
        Ok((word, G::action(&word).map_err(|bad| wrong(&bad))?))
    }

    fn seen<'a, V>(&self, view: &'a V, seat: Seat) -> Seen<'a, G, V> {
        let own = self.begun.filter(|(it, _)| *it == seat);
        let prefix = own.map_or(IdWord::EMPTY, |(_, word)| word);
        Seen { prefix, ..Seen::of(&self.position, view, self.n_decisions) }
    }
}

impl<G: Playable> AnyState for State<G> {
    fn game(&self) -> &'static dyn AnyGame {
        any_game::<G>()
    }

    fn n_seats(&self) -> u8 {
        Encode::n_seats(&self.position)
    }

    fn asked(&self) -> SeatSet {
        match self.begun {
            Some((seat, _)) => SeatSet::only(seat),
            None => self.position.asked(),
        }
    }

    fn leading(&self) -> Option<Seat> {
        match self.begun {
            Some((seat, _)) => Some(seat),
            None => self.position.leading(),
        }
    }

    fn prefix(&self) -> IdWord {
        self.begun.map_or(IdWord::EMPTY, |(_, word)| word)
    }

    fn utility(&self) -> Utility {
        match G::INFO.kind {
            Kind::Cooperative => Utility::Identical,
            Kind::Competitive if self.position.has_teams() => Utility::GeneralSum,
            Kind::Competitive => Utility::ConstantSum,
        }
    }

    fn scores(&self) -> Vec<i32> {
        self.position.scores()
    }

    fn haste_would_tell(&self, seat: Seat) -> bool {
        self.position.haste_would_tell(seat)
    }

    fn n_decisions(&self) -> u32 {
        self.n_decisions
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn legal_ids(&self, seat: Seat, out: &mut Vec<u16>) {
        // Few questions have more answers.
        let mut legal = Vec::with_capacity(64);
        if self.asked().contains(seat) {
            self.position.legal_actions(seat, &mut legal);
        }
        next_ids::<G>(&legal, &self.prefix(), out);
    }

    fn mask(&self, seat: Seat, out: &mut [i8]) {
        assert_eq!(out.len(), G::N_ACTIONS, "the size of a mask");
        let mut ids = Vec::new();
        self.legal_ids(seat, &mut ids);
        mask(&ids, out);
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError> {
        let action = parse::<G>(action)?;
        self.check_turn(seat)?;
        self.position.check(seat, action).map_err(ActError::Refused)
    }

    fn apply_id(&mut self, seat: Seat, id: u16, chance: &mut Chance) -> Result<bool, ActError> {
        self.check_turn(seat)?;
        if let (_, Some(action)) = self.word_with(id)? {
            self.position.check(seat, action).map_err(ActError::Refused)?;
        } else {
            let mut ids = Vec::new();
            self.legal_ids(seat, &mut ids);
            if ids.binary_search(&id).is_err() {
                let name = G::name_of(id);
                return Err(ActError::Notation(format!("'{name}' begins no legal action")));
            }
        }
        self.apply_listed(seat, id, chance)
    }

    fn apply_listed(&mut self, seat: Seat, id: u16, chance: &mut Chance) -> Result<bool, ActError> {
        let (word, action) = self.word_with(id)?;
        match action {
            Some(action) => self.play(seat, action, chance)?,
            None => self.begun = Some((seat, word)),
        }
        Ok(action.is_some())
    }

    fn apply(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<(), ActError> {
        let action = parse::<G>(action)?;
        self.check_turn(seat)?;
        self.position.check(seat, action).map_err(ActError::Refused)?;
        self.play(seat, action, chance)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let sight = self.position.sight(seat);
        G::observe(&self.seen(&sight, seat), seat, out);
    }

    fn observe_hidden(&self, seat: Seat, out: &mut [f32]) {
        let view = self.position.view(Viewer::Omniscient);
        G::observe_hidden(&self.seen(&view, seat), seat, out);
    }

    fn choose(&self, bot: BotSpec, seat: Seat, seed: u64) -> Option<u16> {
        let options = self.actions(seat);
        if options.is_empty() {
            return None;
        }
        let position = self.position.clone();
        let mut thinker = ai::Thinker::among(bot, position, options, seat, seed, &G::SETTINGS);
        loop {
            if let Some(action) = thinker.advance(&SystemClock, None) {
                return G::ids(action)?.after(&self.prefix());
            }
        }
    }

    fn consider(
        &self,
        bot: BotSpec,
        seat: Seat,
        seed: u64,
        settings: &Settings,
    ) -> Option<Considered> {
        if !self.asked().contains(seat) {
            return None;
        }
        let thought = ai::consider(bot, &self.position, seat, seed, settings);
        let visited = thought.candidates.iter().filter(|it| it.n_visits != 0);
        Some(Considered {
            action: thought.action.to_string(),
            value: thought.candidates[0].value,
            visits: visited.map(|it| (it.action.to_string(), it.n_visits)).collect(),
        })
    }

    fn write_answer_inputs(&self, seat: Seat, each: EachAnswer<'_>) {
        self.position.write_answer_inputs(seat, &self.actions(seat), each);
    }

    fn write_inputs(&self, seat: Seat, out: &mut Inputs) {
        self.position.write_inputs(seat, out);
    }

    fn determinize(&mut self, seat: Seat, chance: &mut Chance) {
        self.position.determinize(seat, chance);
        // What another seat has begun may be impossible with what was dealt anew.
        self.begun = self.begun.filter(|(it, _)| *it == seat);
        if let Some(memory) = &mut self.memory {
            memory.keep(seat);
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.position.evaluate(seat)
    }

    fn remember(&mut self) {
        let size = G::observation_size();
        let seen = |seat| {
            let mut res = vec![0.0; size];
            self.observe(seat, &mut res);
            res
        };
        self.memory = Some(Memory::begin(AnyState::n_seats(self), seen));
    }

    fn memory(&self, seat: Seat) -> Option<String> {
        self.memory.as_ref()?.of(seat)
    }

    fn hash(&self) -> String {
        fingerprint(&self.position)
    }

    fn to_bytes(&self) -> Vec<u8> {
        let header = Header {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            encoding: G::ENCODING,
            n_decisions: self.n_decisions,
            begun: self.begun.map(|(seat, word)| (seat.0, word.as_slice().to_vec())),
            memory: self.memory.clone(),
        };
        let position = postcard::to_stdvec(&self.position);
        let bytes = postcard::to_stdvec(&header)
            .and_then(|header| position.map(|position| [header, position].concat()));
        let mut bytes =
            bytes.unwrap_or_else(|error| unreachable!("a position is plain data: {error}"));
        let checksum = checksum_of(&bytes);
        bytes.extend(checksum);
        bytes
    }

    fn table(&self, setup: &Value) -> Result<Box<dyn AnyTable>, CatalogError> {
        Ok(Box::new(Match::at(typed::<G>(setup)?, self.position.clone())))
    }

    fn clone_box(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }
}
