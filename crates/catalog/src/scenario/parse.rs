//! The text of a scenario: a head in TOML, a line `---`, and a script.

use serde::Deserialize;
use toml::Table;

use kernel::Seat;

/// A scenario that was read.
#[derive(Clone, Debug)]
pub struct Source {
    pub head: Head,
    /// The text of the head, for finding lines.
    pub(crate) head_text: String,
    pub(crate) script: Vec<(usize, Statement)>,
}

/// What stands before `---`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    pub game: String,
    pub title: String,
    /// The rules that the scenario proves.
    #[serde(default)]
    pub rules: Vec<String>,
    pub seats: usize,
    /// Table options, as in `--set`.
    #[serde(default)]
    pub set: Table,
    /// Decides what nothing else does: the luck of the set-up that is not named.
    #[serde(default)]
    pub seed: u32,
    /// Named luck of the set-up, as in the script's `luck` lines.
    #[serde(default)]
    pub luck: Vec<String>,
    /// What differs from the fresh set-up, by the names of the view.
    #[serde(default)]
    pub position: Table,
}

/// Whose view is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eye {
    Seat(Seat),
    Spectator,
    All,
}

/// One line of the script.
#[derive(Clone, Debug)]
pub(crate) enum Statement {
    /// `luck reinforcement-die: 2`
    Luck { label: String, names: Vec<String> },
    /// `P1 conquer l1a-06`
    Act { seat: Seat, action: String },
    /// `P1 cannot conquer l1a-06 by SW-CONQ-03 needs=5`
    Refused { seat: Seat, action: String, rule: String, numbers: Vec<(String, i32)> },
    /// `P1 can conquer l1a-06`
    Legal { seat: Seat, action: String },
    /// `P1 can only expand; decline`
    OnlyLegal { seat: Seat, actions: Vec<String> },
    /// `P1 sees seats.P1.coins = 7`
    Sees { eye: Eye, path: String, value: String },
    /// `asked P1`
    Asked { seat: Seat, phase: Option<String> },
    /// `over P1 P2`
    Over { winners: Vec<Seat> },
    /// `P1 undoes`
    Undoes { seat: Seat },
    /// `P1 cannot undo`
    CannotUndo { seat: Seat },
}

/// Where the text of a scenario is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct SourceError {
    pub line: usize,
    pub what: String,
}

/// Reads a scenario.
///
/// # Errors
/// The first line that cannot be read.
pub fn parse(text: &str) -> Result<Source, SourceError> {
    let mut head_text = String::new();
    let mut script = Vec::new();
    let mut is_head = true;
    for (idx, line) in text.lines().enumerate() {
        if is_head && line.trim_end() == "---" {
            is_head = false;
        } else if is_head {
            head_text.push_str(line);
            head_text.push('\n');
        } else if let Some(statement) =
            statement(line).map_err(|what| SourceError { line: idx + 1, what })?
        {
            script.push((idx + 1, statement));
        }
    }
    if is_head {
        let line = text.lines().count().max(1);
        return Err(SourceError {
            line,
            what: "a line '---' between head and script is missing".to_owned(),
        });
    }
    if script.is_empty() {
        let line = text.lines().count().max(1);
        return Err(SourceError { line, what: "the script after '---' says nothing".to_owned() });
    }
    let head: Head = toml::from_str(&head_text).map_err(|error| {
        let begin = error.span().map_or(0, |span| span.start);
        SourceError {
            line: 1 + head_text[..begin].matches('\n').count(),
            what: error.message().to_owned(),
        }
    })?;
    Ok(Source { head, head_text, script })
}

/// Reads `label: name name …`.
pub(crate) fn luck(text: &str) -> Result<(String, Vec<String>), String> {
    let (label, names) =
        text.split_once(':').ok_or("luck is written 'luck NAME OF THE DRAW: result …'")?;
    let names: Vec<String> = names.split_whitespace().map(str::to_owned).collect();
    if names.is_empty() {
        return Err("luck without a result".to_owned());
    }
    Ok((label.trim().to_owned(), names))
}

fn statement(line: &str) -> Result<Option<Statement>, String> {
    let line = line.split(" #").next().unwrap_or_default().trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    let res = match word {
        "luck" => {
            let (label, names) = luck(rest)?;
            Statement::Luck { label, names }
        }
        "asked" => {
            let (seat, phase) = rest
                .split_once(' ')
                .map_or((rest, None), |(seat, phase)| (seat, Some(phase.trim().to_owned())));
            Statement::Asked { seat: seat_of(seat)?, phase }
        }
        "over" => Statement::Over {
            winners: rest.split_whitespace().map(seat_of).collect::<Result<_, _>>()?,
        },
        "spectator" => sees(Eye::Spectator, rest)?,
        "all" => sees(Eye::All, rest)?,
        _ => by_seat(seat_of(word)?, rest)?,
    };
    Ok(Some(res))
}

fn seat_of(word: &str) -> Result<Seat, String> {
    word.parse().map_err(|_| {
        format!(
            "'{word}': a line begins with a seat (P1), or with luck, asked, over, spectator or all"
        )
    })
}

fn sees(eye: Eye, text: &str) -> Result<Statement, String> {
    let expectation = text.strip_prefix("sees ").and_then(|it| it.split_once('='));
    let (path, value) =
        expectation.ok_or("an expectation is written 'P1 sees seats.P1.coins = 7'")?;
    Ok(Statement::Sees { eye, path: path.trim().to_owned(), value: value.trim().to_owned() })
}

fn by_seat(seat: Seat, rest: &str) -> Result<Statement, String> {
    if rest == "undoes" {
        return Ok(Statement::Undoes { seat });
    }
    if rest == "cannot undo" {
        return Ok(Statement::CannotUndo { seat });
    }
    if rest.starts_with("sees ") {
        return sees(Eye::Seat(seat), rest);
    }
    if let Some(rest) = rest.strip_prefix("cannot ") {
        let (action, why) = rest
            .split_once(" by ")
            .ok_or("a refusal names its rule: 'P1 cannot expand by SW-TURN-01'")?;
        let mut words = why.split_whitespace();
        let rule = words.next().unwrap_or_default().to_owned();
        let numbers = words.map(number).collect::<Result<_, _>>()?;
        return Ok(Statement::Refused { seat, action: action.trim().to_owned(), rule, numbers });
    }
    if let Some(actions) = rest.strip_prefix("can only ") {
        let actions = actions.split(';').map(|action| action.trim().to_owned()).collect();
        return Ok(Statement::OnlyLegal { seat, actions });
    }
    if let Some(action) = rest.strip_prefix("can ") {
        return Ok(Statement::Legal { seat, action: action.trim().to_owned() });
    }
    if rest.is_empty() {
        return Err(format!("what does {seat} do?"));
    }
    Ok(Statement::Act { seat, action: rest.to_owned() })
}

fn number(word: &str) -> Result<(String, i32), String> {
    let pair =
        word.split_once('=').and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?)));
    pair.ok_or_else(|| format!("'{word}': the numbers of a refusal are written needs=5"))
}
