//! A game of the catalog, without its type.

use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::time::Duration;

use ai::{ArenaError, BotSpec, Entrant, Played, Seating, Series, SeriesPlan, Settings};
use encode::{BadWord, Field, IdWord, Part};
use kernel::{Chance, Cx, GameInfo, Match, Origin, PlayError, Refusal, TableOption, TableSetup};
use net::InputList;
use page::Renderer;
use scenario::{Failure, Report};
use serde_json::Value;
use text::{Narrator, Voice};

use crate::bench::{BenchReport, bench};
use crate::campaign::{AnyCampaign, Campaigns};
use crate::games::games;
use crate::pack::PackReader;
use crate::playable::{Card, LeagueTable, Playable};
use crate::question::{Question, QuestionError};
use crate::record::draws;
use crate::state::{AnyState, EncodingFacts, Header, State, StateError};
use crate::table::{ActError, AnyTable, json, parse};
use crate::think::Thinker;

/// A wrong name, option or setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    #[error("there is no game '{0}': the games are {known}", known = games().iter().map(|it| it.info().id).collect::<Vec<_>>().join(", "))]
    NoSuchGame(String),
    #[error("{game} is played by {min} to {max}, not by {seats}")]
    Seats { game: &'static str, min: u8, max: u8, seats: usize },
    #[error("{0}")]
    Setup(String),
    /// The recorded randomness of a set-up does not fit it.
    #[error("{0}")]
    Chance(String),
    #[error("the setup is refused: {0}")]
    Refused(Refused),
}

/// A rule of a game that forbids something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{refusal}")]
pub struct Refused {
    pub game: &'static dyn AnyGame,
    pub refusal: Box<Refusal>,
}

impl Refused {
    /// The sentence for a player.
    pub fn tell(&self, voice: &Voice<'_>) -> String {
        self.game.narrator().refusal(voice, &self.refusal)
    }
}

/// The course of a lesson's solution.
pub struct Solution {
    /// The match at its end, with its whole log.
    pub table: Box<dyn AnyTable>,
    /// How many records stood when each step began, and at the end.
    pub begins: Vec<usize>,
}

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimPlan {
    pub bots: Vec<BotSpec>,
    pub setup: Value,
    pub games: u32,
    pub seed: u64,
    pub threads: u32,
    pub seating: Seating,
    /// Knobs of the first bot, and of its team in relays, that are set otherwise: for experiments.
    pub settings: Vec<(String, String)>,
}

/// A game of the catalog.
pub trait AnyGame: Sync + Send {
    fn info(&self) -> &'static GameInfo;

    /// The table options: their names, and what they can be set to.
    fn options(&self) -> &'static [TableOption];

    /// The keys of the windows in which a person can answer in advance, see [`AutoAnswers`](crate::AutoAnswers).
    fn windows(&self) -> &'static [&'static str];

    /// A setup for a number of seats with some options changed, as in `--set teams=true`.
    ///
    /// # Errors
    /// Which seats, names and values there are.
    fn setup(&self, n_seats: usize, options: &[(String, String)]) -> Result<Value, CatalogError>;

    /// Starts a match.
    ///
    /// # Errors
    /// The rule that refuses the setup.
    fn start(&self, setup: &Value, chance: &mut Chance) -> Result<Box<dyn AnyTable>, CatalogError>;

    /// Starts a match with recorded opening draws.
    ///
    /// # Errors
    /// When setup, draws and the position that is laid over them do not fit. `origin` is where the first draws come from,
    /// if they are not the match's own.
    fn reopen(
        &self,
        setup: &Value,
        opening: &[[u32; 2]],
        position: Option<&Value>,
        origin: Option<Origin>,
    ) -> Result<Box<dyn AnyTable>, CatalogError>;

    /// What there is to know about the encoding.
    fn encoding(&self) -> EncodingFacts;

    /// What an id says: an action in notation, or the part of one that it stands for. Empty if there is no such id.
    fn name_of(&self, id: u16) -> &'static str;

    /// The ids of an action in notation; nothing for what no position allows.
    ///
    /// # Errors
    /// The text is no action of the game.
    fn ids(&self, action: &str) -> Result<Option<IdWord>, ActError>;

    /// The action of a word in notation; nothing while it is the beginning of others.
    ///
    /// # Errors
    /// No action begins so.
    fn action(&self, word: &IdWord) -> Result<Option<String>, BadWord>;

    /// The fields of a part of the observation.
    fn layout(&self, part: Part) -> &'static [Field];

    /// Starts a game without a log, for simulation.
    ///
    /// # Errors
    /// The rule that refuses the setup.
    fn new_state(
        &self,
        setup: &Value,
        chance: &mut Chance,
    ) -> Result<Box<dyn AnyState>, CatalogError>;

    /// A position that was written, without what stands before it; see [`read_state`](crate::read_state).
    ///
    /// # Errors
    /// What is wrong with the bytes.
    fn read_state(&self, header: &Header, rest: &[u8]) -> Result<Box<dyn AnyState>, StateError>;

    /// A bot that thinks about a question from elsewhere.
    ///
    /// # Errors
    /// What is wrong with the question.
    fn thinker(&self, question: &Question) -> Result<Thinker, QuestionError>;

    /// What may be answered to such a question.
    ///
    /// # Errors
    /// What is wrong with the question.
    fn legal_answers(&self, question: &Question) -> Result<Vec<String>, QuestionError>;

    /// Runs a scenario file.
    fn run_scenario(&self, source: &scenario::Source) -> Report;

    /// Searches all that can be done in a puzzle.
    ///
    /// # Errors
    /// The line that is wrong, if it is no puzzle, or its script does not hold.
    fn prove(
        &self,
        source: &scenario::Source,
        limits: &scenario::Limits<'_>,
    ) -> Result<scenario::Proof, scenario::Failure>;

    /// Plays the solution of a lesson.
    ///
    /// # Errors
    /// The first line that does not hold.
    fn solve_lesson(&self, source: &scenario::Source) -> Result<Solution, Failure>;

    /// Plays whole games between bots. `watch` is told each in its order and may end the series.
    ///
    /// # Errors
    /// When the setup is refused, or a setting is none.
    fn simulate(
        &self,
        plan: &SimPlan,
        watch: &mut dyn FnMut(Played<'_>) -> ControlFlow<()>,
    ) -> Result<Series, CatalogError>;

    /// How bots think about this game, with some knobs set otherwise.
    ///
    /// # Errors
    /// Which knobs there are, or that one cannot have this value.
    fn settings(&self, changed: &[(String, String)]) -> Result<Settings, CatalogError>;

    /// What a learned judgement of this game looks at.
    fn inputs(&self) -> &'static InputList;

    /// What a policy of this game looks at in an answer.
    fn answer_inputs(&self) -> &'static InputList;

    /// At which tables the bots of a league meet.
    fn league(&self) -> &'static [LeagueTable];

    /// Measures the budgets of the design on this machine.
    fn bench(&self, n_seats: u8, span: Duration) -> BenchReport;

    fn cards(&self) -> Vec<Card>;

    /// Whether the action that a text means is written so that it is read as itself. For tests.
    ///
    /// # Errors
    /// The text is no action of the game.
    fn reads_back(&self, action: &str) -> Result<bool, ActError>;

    /// What the game says and draws without a position.
    fn renderer(&self) -> &'static dyn Renderer;

    fn narrator(&self) -> &'static dyn Narrator {
        self.renderer().narrator()
    }

    /// Nothing in games that have no campaigns.
    fn campaigns(&self) -> Option<Campaigns>;

    /// The log that begins with the first match of a campaign; nothing for the setup of any other match.
    fn begin_campaign(&self, setup: &Value) -> Option<Box<dyn AnyCampaign>> {
        let log = (self.campaigns()?.begin)(setup)?;
        (log.setup_next().as_ref() == Some(setup)).then_some(log)
    }

    /// Nothing in games that have no content packs.
    fn pack_reader(&self) -> Option<PackReader>;
}

impl fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl PartialEq for dyn AnyGame {
    fn eq(&self, other: &Self) -> bool {
        self.info().id == other.info().id
    }
}

impl Eq for dyn AnyGame {}

/// A game without its type.
pub(crate) const fn any_game<G: Playable>() -> &'static dyn AnyGame {
    &CatalogEntry::<G>(PhantomData)
}

/// A setup of the game.
///
/// # Errors
/// It is none.
pub(crate) fn typed<G: Playable>(setup: &Value) -> Result<G::Setup, CatalogError> {
    serde_json::from_value(setup.clone())
        .map_err(|error| CatalogError::Setup(format!("the setup is wrong: {error}")))
}

struct CatalogEntry<G>(PhantomData<fn() -> G>);

impl<G: Playable> CatalogEntry<G> {
    fn refused(refusal: Box<Refusal>) -> CatalogError {
        CatalogError::Refused(Refused { game: any_game::<G>(), refusal })
    }

    fn open(setup: &Value, chance: &mut Chance) -> Result<Match<G>, CatalogError> {
        let setup = typed::<G>(setup)?;
        match Match::<G>::start(setup, chance) {
            Ok(table) => Ok(table),
            Err(PlayError::Refused(refusal)) => Err(Self::refused(refusal.into())),
            Err(error @ (PlayError::Chance(_) | PlayError::Broken(_))) => {
                Err(CatalogError::Chance(error.to_string()))
            }
        }
    }
}

impl<G: Playable> AnyGame for CatalogEntry<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn options(&self) -> &'static [TableOption] {
        G::Setup::OPTIONS
    }

    fn windows(&self) -> &'static [&'static str] {
        G::WINDOWS
    }

    fn setup(&self, n_seats: usize, options: &[(String, String)]) -> Result<Value, CatalogError> {
        let GameInfo { id: game, min_seats: min, max_seats: max, .. } = G::INFO;
        let fitting = u8::try_from(n_seats).ok().filter(|seats| (min..=max).contains(seats));
        let Some(seats) = fitting else {
            return Err(CatalogError::Seats { game, min, max, seats: n_seats });
        };
        let mut setup = G::Setup::of(seats);
        for (key, value) in options {
            setup.set(key, value).map_err(CatalogError::Setup)?;
        }
        Ok(json(&setup))
    }

    fn start(&self, setup: &Value, chance: &mut Chance) -> Result<Box<dyn AnyTable>, CatalogError> {
        Ok(Box::new(Self::open(setup, chance)?))
    }

    fn reopen(
        &self,
        setup: &Value,
        opening: &[[u32; 2]],
        position: Option<&Value>,
        origin: Option<Origin>,
    ) -> Result<Box<dyn AnyTable>, CatalogError> {
        let mut chance = Chance::replay(draws(opening));
        let mut res = Self::open(setup, &mut chance)?;
        let n_left = chance.n_left();
        if n_left != 0 {
            let what = format!("{n_left} opening draws were not asked for");
            return Err(CatalogError::Chance(what));
        }
        if let Some(position) = position {
            let wrong =
                |what: String| CatalogError::Setup(format!("the position is wrong: {what}"));
            let view: G::View = serde_json::from_value(position.clone())
                .map_err(|error| wrong(error.to_string()))?;
            let laid = res.state().from_view(&view);
            res = res.laid_at(laid.map_err(|violation| wrong(violation.to_string()))?);
        }
        if let Some(origin) = origin {
            res = res.coming_from(origin);
        }
        Ok(Box::new(res))
    }

    fn encoding(&self) -> EncodingFacts {
        EncodingFacts::of::<G>()
    }

    fn name_of(&self, id: u16) -> &'static str {
        G::name_of(id)
    }

    fn ids(&self, action: &str) -> Result<Option<IdWord>, ActError> {
        Ok(G::ids(parse::<G>(action)?))
    }

    fn action(&self, word: &IdWord) -> Result<Option<String>, BadWord> {
        Ok(G::action(word)?.map(|it| it.to_string()))
    }

    fn layout(&self, part: Part) -> &'static [Field] {
        G::layout(part)
    }

    fn new_state(
        &self,
        setup: &Value,
        chance: &mut Chance,
    ) -> Result<Box<dyn AnyState>, CatalogError> {
        let started = G::start(&typed::<G>(setup)?, &mut Cx::silent(chance));
        let position = started.map_err(|refusal| Self::refused(refusal.into()))?;
        match chance.failure() {
            None => Ok(Box::new(State::new(position))),
            Some(error) => Err(CatalogError::Chance(error.to_string())),
        }
    }

    fn read_state(&self, header: &Header, rest: &[u8]) -> Result<Box<dyn AnyState>, StateError> {
        Ok(Box::new(State::<G>::read(header, rest)?))
    }

    fn thinker(&self, question: &Question) -> Result<Thinker, QuestionError> {
        question.read::<G>()
    }

    fn legal_answers(&self, question: &Question) -> Result<Vec<String>, QuestionError> {
        question.legal_answers_of::<G>()
    }

    fn run_scenario(&self, source: &scenario::Source) -> Report {
        scenario::run::<G>(source)
    }

    fn prove(
        &self,
        source: &scenario::Source,
        limits: &scenario::Limits<'_>,
    ) -> Result<scenario::Proof, scenario::Failure> {
        scenario::prove::<G>(source, limits)
    }

    fn solve_lesson(&self, source: &scenario::Source) -> Result<Solution, Failure> {
        let scenario::Solution { table, begins } = scenario::solve::<G>(source)?;
        Ok(Solution { table: Box::new(table), begins })
    }

    fn simulate(
        &self,
        plan: &SimPlan,
        watch: &mut dyn FnMut(Played<'_>) -> ControlFlow<()>,
    ) -> Result<Series, CatalogError> {
        let setup = typed::<G>(&plan.setup)?;
        let mut entrants: Vec<Entrant> =
            plan.bots.iter().map(|&spec| Entrant { spec, settings: G::SETTINGS }).collect();
        let n_tuned = if plan.seating == Seating::Relays { entrants.len() / 2 } else { 1 };
        let tuned = self.settings(&plan.settings)?;
        entrants.iter_mut().take(n_tuned).for_each(|it| it.settings = tuned);
        let plan = SeriesPlan {
            setup: &setup,
            entrants: &entrants,
            n_games: plan.games,
            seed: plan.seed,
            n_threads: plan.threads,
            seating: plan.seating,
        };
        ai::run_series::<G>(&plan, watch).map_err(|error| match error {
            ArenaError::Refused(refusal) => Self::refused(refusal),
            error @ ArenaError::Seats { .. } => CatalogError::Setup(error.to_string()),
        })
    }

    fn settings(&self, changed: &[(String, String)]) -> Result<Settings, CatalogError> {
        let mut res = G::SETTINGS;
        for (key, value) in changed {
            res.set(key, value).map_err(|error| CatalogError::Setup(error.to_string()))?;
        }
        Ok(res)
    }

    fn inputs(&self) -> &'static InputList {
        G::INPUTS
    }

    fn answer_inputs(&self) -> &'static InputList {
        G::ANSWER_INPUTS
    }

    fn league(&self) -> &'static [LeagueTable] {
        G::LEAGUE
    }

    fn bench(&self, n_seats: u8, span: Duration) -> BenchReport {
        bench::<G>(n_seats, span)
    }

    fn cards(&self) -> Vec<Card> {
        G::cards()
    }

    fn reads_back(&self, action: &str) -> Result<bool, ActError> {
        let action = parse::<G>(action)?;
        Ok(parse::<G>(&action.to_string()).ok() == Some(action))
    }

    fn renderer(&self) -> &'static dyn Renderer {
        page::renderer::<G>()
    }

    fn campaigns(&self) -> Option<Campaigns> {
        G::CAMPAIGNS
    }

    fn pack_reader(&self) -> Option<PackReader> {
        G::READ_PACK
    }
}
