//! A question to a bot as text, so that another program can think about it: a browser, for its own table.

use ai::{BotSpec, Seeds};
use data_encoding::BASE64;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::game::AnyGame;
use crate::games::game;
use crate::playable::Playable;
use crate::think::Thinker;

/// What a bot has to know to answer for a seat: the position with everything dealt anew that the seat cannot know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    pub game: String,
    /// Of the rules by which the position is to be read.
    pub rules: u32,
    /// `mcts:200ms`
    pub bot: String,
    /// Counted from 0.
    pub seat: u8,
    /// In decimal digits: numbers in JSON are exact only to 53 bits.
    pub seed: String,
    /// The seed of all the answers of a turn, in the same form.
    pub turn: String,
    /// In the form of `postcard`, in Base64.
    position: String,
}

/// Why a question cannot be thought about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    #[error("there is no game '{0}' with these rules")]
    Game(String),
    #[error("there is no bot '{0}'")]
    Bot(String),
    #[error("the position cannot be read")]
    Position,
    #[error("the seat has no answer")]
    Seat,
}

impl Question {
    pub(crate) fn new<G: Playable>(bot: BotSpec, state: &G, seat: Seat, seeds: Seeds) -> Self {
        let position = postcard::to_stdvec(state).unwrap_or_default();
        Self {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            bot: bot.to_string(),
            seat: seat.0,
            seed: seeds.answer.to_string(),
            turn: seeds.turn.to_string(),
            position: BASE64.encode(&position),
        }
    }

    /// The bot that answers.
    ///
    /// # Errors
    /// What is wrong with the question.
    pub fn thinker(&self) -> Result<Thinker, QuestionError> {
        self.of_game()?.thinker(self)
    }

    /// Whether an action is one of those that the seat may answer. It sees the same of them as the table does.
    pub fn allows(&self, action: &str) -> bool {
        let legal = self.of_game().and_then(|it| it.legal_answers(self));
        legal.is_ok_and(|it| it.iter().any(|it| it == action))
    }

    fn of_game(&self) -> Result<&'static dyn AnyGame, QuestionError> {
        let game = game(&self.game).ok().filter(|it| it.info().rules_version == self.rules);
        game.ok_or_else(|| QuestionError::Game(self.game.clone()))
    }

    pub(crate) fn read<G: Playable>(&self) -> Result<Thinker, QuestionError> {
        let bot: BotSpec = self.bot.parse().map_err(|_| QuestionError::Bot(self.bot.clone()))?;
        let (state, _) = self.position::<G>()?;
        let number = |it: &str| it.parse().map_err(|_| QuestionError::Position);
        let seeds = Seeds { answer: number(&self.seed)?, turn: number(&self.turn)? };
        Ok(Box::new(ai::Thinker::new(bot, state, Seat(self.seat), seeds, &G::SETTINGS)))
    }

    pub(crate) fn legal_answers_of<G: Playable>(&self) -> Result<Vec<String>, QuestionError> {
        Ok(self.position::<G>()?.1.iter().map(ToString::to_string).collect())
    }

    /// The position, and what the seat may answer there: at least one action.
    fn position<G: Playable>(&self) -> Result<(G, Vec<G::Action>), QuestionError> {
        let bytes = BASE64.decode(self.position.as_bytes()).map_err(|_| QuestionError::Position)?;
        let state: G = postcard::from_bytes(&bytes).map_err(|_| QuestionError::Position)?;
        let seat = Seat(self.seat);
        if !state.asked().contains(seat) {
            return Err(QuestionError::Seat);
        }
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return Err(QuestionError::Seat);
        }
        Ok((state, legal))
    }
}
