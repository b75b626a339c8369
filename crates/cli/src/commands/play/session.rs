//! One match at the terminal, from question to question.

use std::io::{self, IsTerminal};

use ai::Seeds;
use anyhow::{Context, Result};
use catalog::{ActError, AnyTable, AutoAnswers, LastThinker, RandomnessProof, UndoneBy};
use kernel::{Kind, Seat, SeatSet, UndoError, Viewer};
use rulebook::Language;
use text::{Choice, Forbidden, Telling, Voice, msg};

use super::Player;
use super::hints::Hints;
use super::kept::Journal;
use super::wish::{HELP, Wish, read_line, wish};
use crate::commands::rules;
use crate::output::{columns, say, wrapped};

/// How wide lists may grow.
const WIDTH: usize = 100;

pub(super) struct Session<'a> {
    table: Box<dyn AnyTable>,
    proof: RandomnessProof,
    players: Vec<Player>,
    /// What is answered for the people without asking them.
    answers: AutoAnswers,
    voice: Voice<'a>,
    /// Where the match is kept.
    journals: Vec<Journal>,
    /// People who play against each other agreed that hints may be asked for.
    pub(super) are_hints_agreed: bool,
    /// How many effective records have been told.
    n_told: usize,
    /// Who has answered without anybody else since; the table need not be told to them again.
    at_keyboard: Option<Seat>,
    last: LastThinker,
}

/// How a session ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Over,
    Left,
}

/// What came of a question.
enum Answered {
    Yes,
    No,
    Left,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        table: Box<dyn AnyTable>,
        proof: RandomnessProof,
        players: Vec<Player>,
        answers: AutoAnswers,
        voice: Voice<'a>,
        journals: Vec<Journal>,
    ) -> Self {
        // What the set-up brought lies on the table; a resumed match begins where it was left.
        let n_told = table.effective_records().len();
        Self {
            table,
            proof,
            players,
            answers,
            voice,
            journals,
            are_hints_agreed: false,
            n_told,
            at_keyboard: None,
            last: LastThinker::default(),
        }
    }

    /// The match as it stands.
    pub(super) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Writes what was played since; nothing of it is lost from then on.
    fn keep(&mut self) -> Result<()> {
        let table = &*self.table;
        self.journals.iter_mut().try_for_each(|journal| journal.add(table))
    }

    /// Closes the match files.
    pub(super) fn close(&self) -> Result<()> {
        self.journals.iter().try_for_each(|journal| journal.close(&*self.table, &self.proof))
    }

    pub(super) fn play(&mut self) -> Result<Ending> {
        self.tell_players()?;
        while let Some(seat) = self.table.asked().first() {
            self.tell_events()?;
            if let Some((seat, action)) = self.answered_in_advance() {
                self.act(seat, &action)?;
                continue;
            }
            match (self.forced(), self.players[seat.idx()]) {
                (Some((seat, action)), _) => {
                    let version = self.table.version();
                    self.act(seat, &action)?;
                    self.last.forced(version, self.table.version());
                }
                (None, Player::Bot(bot)) => {
                    self.at_keyboard = None;
                    let line = u64::from(self.table.version());
                    let standing = self.table.effective_records();
                    let n_own = standing.iter().rev().take_while(|(it, _)| *it == seat).count();
                    let seeds = Seeds { answer: line, turn: line - n_own as u64 };
                    let bot = bot.within_a_turn(n_own);
                    let mut thinker = self.last.thinker(&*self.table, bot, seat, seeds);
                    let action = thinker.finish();
                    self.act(seat, &action)?;
                    self.last = LastThinker::new(self.table.version(), thinker);
                }
                (None, Player::You) => match self.ask(seat)? {
                    Answered::Yes => self.keep()?,
                    Answered::No => {}
                    Answered::Left => return Ok(Ending::Left),
                },
            }
        }
        self.tell_events()?;
        self.tell_board(Viewer::Spectator)?;
        Ok(Ending::Over)
    }

    fn tell_players(&self) -> Result<()> {
        let seats = self.players.iter().enumerate().map(|(idx, player)| {
            let name = self.voice.seat(Seat(idx as u8));
            match player {
                Player::You => format!("{name}: you"),
                Player::Bot(bot) => format!("{name}: {bot}"),
            }
        });
        say(&format!("{}; type 'help' for help", seats.collect::<Vec<_>>().join(", ")))
    }

    /// The seats of people.
    fn people(&self) -> SeatSet {
        let seats = (0..self.players.len() as u8).map(Seat);
        seats.filter(|seat| matches!(self.players[seat.idx()], Player::You)).collect()
    }

    /// The only answer of a seat, unless it would tell another person at the terminal what the seat holds.
    fn forced(&self) -> Option<(Seat, String)> {
        let (seat, action) = self.table.forced()?;
        let looks_on = self.people().iter().any(|it| it != seat);
        (!(looks_on && self.table.haste_would_tell(seat))).then_some((seat, action))
    }

    /// What a person of those who are asked wished before.
    fn answered_in_advance(&self) -> Option<(Seat, String)> {
        let mut people = self.table.asked().iter().filter(|seat| self.people().contains(*seat));
        people.find_map(|seat| Some((seat, self.table.auto_answer(seat, &self.answers)?)))
    }

    /// Through whose eyes the log is told: with several people at the terminal, through nobody's.
    fn viewer(&self) -> Viewer {
        match (self.people().first(), self.people().len()) {
            (Some(only), 1) => Viewer::Seat(only),
            _ => Viewer::Spectator,
        }
    }

    fn telling(&self, viewer: Viewer) -> Telling {
        self.table.observation(viewer).tell(&self.voice)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<()> {
        let line = u64::from(self.table.version());
        self.table
            .act(seat, action, &mut self.proof.chance(line))
            .with_context(|| format!("{seat} {action}"))?;
        self.keep()
    }

    fn tell_events(&mut self) -> Result<()> {
        let from = self.n_told + 1;
        self.n_told = self.table.effective_records().len();
        let events = self.table.observation(self.viewer()).tell_events(&self.voice, from);
        events.iter().try_for_each(|(_, line)| say(&format!("  · {line}")))
    }

    fn tell_board(&self, viewer: Viewer) -> Result<()> {
        say("")?;
        self.telling(viewer).summary.iter().try_for_each(|line| say(line))
    }

    /// Asks until something is done.
    fn ask(&mut self, seat: Seat) -> Result<Answered> {
        let viewer = Viewer::Seat(seat);
        if self.at_keyboard != Some(seat) {
            if 1 < self.people().len() && io::stdin().is_terminal() {
                say(&format!("\nIt is the turn of {}. Press Enter.", self.voice.seat(seat)))?;
                if read_line()?.is_none() {
                    return Ok(Answered::Left);
                }
            }
            self.tell_board(viewer)?;
            self.at_keyboard = Some(seat);
        }
        let telling = self.telling(viewer);
        self.tell_question(seat, &telling)?;
        let mut hints = Hints::default();
        loop {
            let Some(line) = read_line()? else { return Ok(Answered::Left) };
            match wish(&line, &telling.legal) {
                Err(what) => say(&what)?,
                Ok(Wish::Quit) => return Ok(Answered::Left),
                Ok(Wish::Again) => return Ok(Answered::No),
                Ok(Wish::Help) => say(HELP)?,
                Ok(Wish::Board) => self.tell_board(viewer)?,
                Ok(Wish::Hint) if self.may_hint() => {
                    hints.next(&*self.table, seat, &self.voice, &telling.legal)?;
                }
                Ok(Wish::Hint) => say(&msg!(self.voice.lang, HINT_NOT_AGREED))?,
                Ok(Wish::WhyNot) => why_not(&telling.refused)?,
                Ok(Wish::Why(action)) => self.why(seat, &action)?,
                Ok(Wish::Undo) => match self.take_back(seat) {
                    Ok(actions) => {
                        say(&format!("  · taken back: {}", actions.join(", ")))?;
                        return Ok(Answered::Yes);
                    }
                    Err(error) => say(&error.to_string())?,
                },
                Ok(Wish::Act(action)) => {
                    let line = u64::from(self.table.version());
                    match self.table.act(seat, &action, &mut self.proof.chance(line)) {
                        Ok(()) => return Ok(Answered::Yes),
                        Err(error) => say(&self.sentence(error))?,
                    }
                }
            }
        }
    }

    fn tell_question(&self, seat: Seat, telling: &Telling) -> Result<()> {
        let prompt = telling.prompt.as_deref().unwrap_or_default();
        say(&format!("\n{}: {prompt}", self.voice.seat(seat)))?;
        let rows =
            telling.legal.iter().enumerate().map(|(idx, Choice { notation, label, note })| {
                [format!("{:>3}", idx + 1), notation.clone(), label.clone(), note.clone()]
            });
        columns(&rows.collect::<Vec<_>>()).iter().try_for_each(|line| say(line))
    }

    /// Alone with bots and where all play together there are hints, against other people only if all agreed.
    fn may_hint(&self) -> bool {
        let is_rivalry = self.table.info().kind == Kind::Competitive && 1 < self.people().len();
        self.are_hints_agreed || !is_rivalry
    }

    fn sentence(&self, error: ActError) -> String {
        match error {
            ActError::Refused(refusal) => {
                self.table.game().narrator().refusal(&self.voice, &refusal)
            }
            ActError::Notation(what) => format!("{what}; 'help' tells what can be typed"),
            ActError::Chance(what) => what,
        }
    }

    /// Why an action is not possible, or what a rule says.
    fn why(&self, seat: Seat, action: &str) -> Result<()> {
        let lang = Language::of_tag(self.voice.lang.tag());
        let book = rulebook::rulebook(self.table.info().id, lang);
        if let Some(entry) = book.and_then(|it| it.entry(action)) {
            return rules::print(entry);
        }
        let why = match self.table.check(seat, action) {
            Ok(()) => "it is possible".to_owned(),
            Err(error) => self.sentence(error),
        };
        say(&format!("  {action}: {why}"))
    }

    /// Takes back the last thing that the seat chose, and what was forced after it.
    fn take_back(&mut self, seat: Seat) -> Result<Vec<String>, UndoError> {
        let mut before = self.table.clone_box();
        let mut n_records = 0;
        loop {
            before.undo(seat, 1, UndoneBy::Seat)?;
            n_records += 1;
            let is_given = before.auto_answer(seat, &self.answers).is_some();
            if before.forced().is_none() && !is_given {
                break;
            }
        }
        let standing = self.table.effective_records();
        let gone = standing.iter().skip(standing.len() - n_records as usize);
        let actions = gone.map(|(_, action)| action.clone()).collect();
        self.table.undo(seat, n_records, UndoneBy::Seat)?;
        Ok(actions)
    }
}

/// Everything that is forbidden, by the rule that forbids it.
fn why_not(refused: &[Forbidden]) -> Result<()> {
    if refused.is_empty() {
        return say("  nothing worth a word is forbidden now");
    }
    let mut reasons: Vec<(&str, Vec<&str>)> = Vec::new();
    for Forbidden { notation, why, .. } in refused {
        match reasons.iter_mut().find(|(it, _)| *it == why.as_str()) {
            Some((_, actions)) => actions.push(notation),
            None => reasons.push((why, vec![notation])),
        }
    }
    for (why, actions) in reasons {
        say(&format!("  {why}"))?;
        wrapped(&actions, WIDTH - 6).iter().try_for_each(|it| say(&format!("      {it}")))?;
    }
    Ok(())
}
