//! `gospoda play`: a game in the terminal.

use std::io::{self, BufRead, IsTerminal, Write};

use ai::BotSpec;
use anyhow::{Context, Result, bail};
use catalog::{ActError, AnyTable, Fate, Seed, UndoneBy, record};
use kernel::{Seat, SeatSet, Viewer};
use text::{Narrator, Voice};

use crate::Answer;
use crate::args::PlayArgs;
use crate::commands::narrator;
use crate::output::{self, say};

/// Who answers for a seat.
#[derive(Clone, Copy, Debug)]
enum Player {
    You,
    Bot(BotSpec),
}

struct Session<'a> {
    table: Box<dyn AnyTable>,
    fate: Fate,
    players: Vec<Player>,
    narrator: &'static dyn Narrator,
    voice: Voice<'a>,
    /// How many standing records have been told; nothing at all before the set-up was.
    n_told: Option<usize>,
}

pub(crate) fn run(args: &PlayArgs) -> Result<Answer> {
    let game = catalog::game(&args.table.game)?;
    let players = players(&args.table.seats)?;
    let setup = game.setup(players.len(), &args.table.options)?;
    let seed = match args.seed {
        Some(number) => Seed::of_number(number),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
            Seed(bytes)
        }
    };
    let fate = Fate::new(seed);
    let table = game.start(&setup, &mut fate.chance(0))?;
    let narrator = narrator(game.info().id)?;
    let mut session =
        Session { table, fate, players, narrator, voice: Voice::nameless(args.lang), n_told: None };
    let ended = session.play();
    if let Some(path) = &args.record {
        output::write(path, &record::write(&*session.table, Some(&session.fate)))?;
    }
    ended.map(|()| Answer::Yes)
}

fn players(seats: &[String]) -> Result<Vec<Player>> {
    if seats.is_empty() {
        return Ok(vec![Player::You, Player::Bot(BotSpec::Greedy)]);
    }
    let player = |name: &String| match name.as_str() {
        "you" => Ok(Player::You),
        _ => name.parse().map(Player::Bot).context("--seats: a seat is 'you' or a bot"),
    };
    seats.iter().map(player).collect()
}

/// What a typed line asks for.
enum Wish {
    Act(String),
    Undo,
    Why(String),
    Help,
    Board,
    Quit,
}

impl Session<'_> {
    fn play(&mut self) -> Result<()> {
        self.tell_board(self.viewer())?;
        while let Some(seat) = self.table.asked().first() {
            self.tell_events()?;
            match (self.table.forced(), self.players[seat.idx()]) {
                (Some((seat, action)), _) => self.act(seat, &action)?,
                (None, Player::Bot(bot)) => {
                    let line = u64::from(self.table.version());
                    let action = self.table.thinker(bot, seat, line)();
                    self.act(seat, &action)?;
                }
                (None, Player::You) => {
                    if !self.ask(seat)? {
                        return say("left");
                    }
                }
            }
        }
        self.tell_events()?;
        self.tell_board(Viewer::Spectator)
    }

    /// The seats of people.
    fn people(&self) -> SeatSet {
        let seats = (0..self.players.len() as u8).map(Seat);
        seats.filter(|seat| matches!(self.players[seat.idx()], Player::You)).collect()
    }

    /// Through whose eyes the log is told: with several people at the terminal, through nobody's.
    fn viewer(&self) -> Viewer {
        match (self.people().first(), self.people().len()) {
            (Some(only), 1) => Viewer::Seat(only),
            _ => Viewer::Spectator,
        }
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<()> {
        let line = u64::from(self.table.version());
        self.table
            .act(seat, action, &mut self.fate.chance(line))
            .with_context(|| format!("{seat} {action}"))
    }

    fn tell_events(&mut self) -> Result<()> {
        let n_records = self.table.standing().len();
        let from = self.n_told.map_or(0, |n_told| n_told + 1);
        self.n_told = Some(n_records);
        let events = self.narrator.events(&self.voice, &*self.table.events(self.viewer(), from));
        events.unwrap_or_default().iter().try_for_each(|(_, line)| say(&format!("  · {line}")))
    }

    fn tell_board(&self, viewer: Viewer) -> Result<()> {
        let telling = self
            .narrator
            .situation(&self.voice, &*self.table.situation(viewer))
            .unwrap_or_default();
        say("")?;
        telling.summary.iter().try_for_each(|line| say(line))
    }

    /// Asks until something is done; false when the player leaves.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        let viewer = Viewer::Seat(seat);
        let telling = self
            .narrator
            .situation(&self.voice, &*self.table.situation(viewer))
            .unwrap_or_default();
        say("")?;
        say(&format!("{}: {}", self.voice.seat(seat), telling.prompt.unwrap_or_default()))?;
        for (number, (notation, label)) in telling.legal.iter().enumerate() {
            say(&format!("{:>4}  {label}  [{notation}]", number + 1))?;
        }
        loop {
            let Some(line) = read_line()? else { return Ok(false) };
            match wish(&line, &telling.legal) {
                Err(what) => say(&what)?,
                Ok(Wish::Quit) => return Ok(false),
                Ok(Wish::Help) => say(HELP)?,
                Ok(Wish::Board) => self.tell_board(viewer)?,
                Ok(Wish::Why(action)) => self.why(seat, &action, &telling.refused)?,
                Ok(Wish::Undo) => match self.table.undo(seat, 1, UndoneBy::Seat) {
                    Ok(()) => return Ok(true),
                    Err(error) => say(&error.to_string())?,
                },
                Ok(Wish::Act(action)) => {
                    let line = u64::from(self.table.version());
                    match self.table.act(seat, &action, &mut self.fate.chance(line)) {
                        Ok(()) => return Ok(true),
                        Err(ActError::Refused(refusal)) => {
                            say(&self.narrator.refusal(&self.voice, &refusal))?
                        }
                        Err(error @ (ActError::Notation(_) | ActError::Luck(_))) => {
                            say(&error.to_string())?
                        }
                    }
                }
            }
        }
    }

    fn why(&self, seat: Seat, action: &str, refused: &[(String, String)]) -> Result<()> {
        if action.is_empty() {
            return refused
                .iter()
                .try_for_each(|(notation, why)| say(&format!("  {notation}: {why}")));
        }
        match self.table.check(seat, action) {
            Ok(()) => say(&format!("  {action}: it is legal")),
            Err(ActError::Refused(refusal)) => {
                say(&format!("  {action}: {}", self.narrator.refusal(&self.voice, &refusal)))
            }
            Err(error @ (ActError::Notation(_) | ActError::Luck(_))) => say(&format!("  {error}")),
        }
    }
}

const HELP: &str = "type a number or an action in notation (conquer l1a-06); undo; why [action]; board; help; quit";

fn wish(line: &str, legal: &[(String, String)]) -> Result<Wish, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    Ok(match word {
        "" => return Err(HELP.to_owned()),
        "undo" => Wish::Undo,
        "why" => Wish::Why(rest.trim().to_owned()),
        "help" | "?" => Wish::Help,
        "board" => Wish::Board,
        "quit" | "exit" => Wish::Quit,
        _ => match line.parse::<usize>() {
            Ok(number) => {
                let chosen = number.checked_sub(1).and_then(|idx| legal.get(idx));
                let (notation, _) = chosen
                    .ok_or_else(|| format!("there is no number {number}: 1 to {}", legal.len()))?;
                Wish::Act(notation.clone())
            }
            Err(_) => Wish::Act(line.to_owned()),
        },
    })
}

/// A line from the keyboard; nothing at its end.
fn read_line() -> Result<Option<String>> {
    if io::stdin().is_terminal() {
        print!("> ");
        io::stdout().flush().context("cannot write to standard output")?;
    }
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(line.trim().to_owned())),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => bail!("the input is no text"),
        Err(error) => Err(error).context("cannot read from standard input"),
    }
}
