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
    pub(crate) script: Vec<Line>,
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
pub(crate) struct Line {
    pub number: usize,
    pub statement: Statement,
    /// The rules that this line proves: what it expects would not be so without them.
    pub rules: Vec<String>,
}

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
        } else {
            let number = idx + 1;
            let read = statement(line).map_err(|what| SourceError { line: number, what })?;
            script.extend(read.map(|(statement, rules)| Line { number, statement, rules }));
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

/// Splits `P1 sees round = 2 by SW-ROUND-01 SW-TURN-02` at its last ` by `: what it says, and the rules.
fn cited(line: &str) -> (&str, Vec<String>) {
    let Some((said, rules)) = line.rsplit_once(" by ") else { return (line, Vec::new()) };
    let rules: Vec<&str> = rules.split_whitespace().collect();
    if rules.is_empty() || !rules.iter().all(|it| is_rule(it)) {
        return (line, Vec::new());
    }
    (said.trim_end(), rules.into_iter().map(str::to_owned).collect())
}

/// Whether a word is a rule's identity: `SW-CONQ-03`, `AG-RUL-14a`.
fn is_rule(word: &str) -> bool {
    let mut parts = word.split('-');
    let is_prefix = |it: &str| it.len() >= 2 && it.bytes().all(|it| it.is_ascii_uppercase());
    let is_part = |it: &str| {
        let bare = it.strip_suffix(|it: char| it.is_ascii_lowercase()).unwrap_or(it);
        !bare.is_empty() && bare.bytes().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit())
    };
    parts.next().is_some_and(is_prefix) && word.contains('-') && parts.all(is_part)
}

/// Reads a line of the script: what it says, and the rules that it proves; nothing in a comment.
fn statement(line: &str) -> Result<Option<(Statement, Vec<String>)>, String> {
    let line = line.split(" #").next().unwrap_or_default().trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let (said, rules) = cited(line);
    let (word, rest) = said.split_once(' ').unwrap_or((said, ""));
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
        _ if rest.starts_with("cannot ") && rest != "cannot undo" => {
            let (seat, refusal) = line.split_once(' ').unwrap_or((line, ""));
            refused(seat_of(seat)?, refusal.trim())?
        }
        _ => by_seat(seat_of(word)?, rest)?,
    };
    let is_expectation =
        !matches!(res, Statement::Luck { .. } | Statement::Act { .. } | Statement::Undoes { .. });
    if !is_expectation && !rules.is_empty() {
        return Err(format!(
            "'by {}' belongs to what is expected (can, can only, cannot, sees, asked, over)",
            rules.join(" ")
        ));
    }
    let rules = match &res {
        Statement::Refused { rule, .. } => vec![rule.clone()],
        _ => rules,
    };
    Ok(Some((res, rules)))
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

/// Reads `cannot expand by SW-TURN-01 needs=5`.
fn refused(seat: Seat, text: &str) -> Result<Statement, String> {
    let (action, why) = text
        .strip_prefix("cannot ")
        .and_then(|it| it.split_once(" by "))
        .ok_or("a refusal names its rule: 'P1 cannot expand by SW-TURN-01'")?;
    let mut words = why.split_whitespace();
    let rule = words.next().unwrap_or_default().to_owned();
    let numbers = words.map(number).collect::<Result<_, _>>()?;
    Ok(Statement::Refused { seat, action: action.trim().to_owned(), rule, numbers })
}

fn number(word: &str) -> Result<(String, i32), String> {
    let pair =
        word.split_once('=').and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?)));
    pair.ok_or_else(|| format!("'{word}': the numbers of a refusal are written needs=5"))
}

#[cfg(test)]
mod tests {
    use super::{Statement, cited, statement};

    #[test]
    fn a_statement_carries_the_rules_it_proves() {
        let (said, rules) = cited("P1 sees seats.P1.coins = 7 by SW-COIN-03 SW-AMB-01a");
        assert_eq!(said, "P1 sees seats.P1.coins = 7");
        assert_eq!(rules, ["SW-COIN-03", "SW-AMB-01a"]);
        // Words of a value are no rules.
        let said = "P1 sees name = stand by me";
        assert_eq!(cited(said), (said, Vec::new()));
    }

    #[test]
    fn a_refusal_carries_its_rule_and_its_numbers() {
        let (it, rules) = statement("P1 cannot put a by SW-LOSS-04 hold=2").unwrap().unwrap();
        assert_eq!(rules, ["SW-LOSS-04"]);
        let Statement::Refused { action, numbers, .. } = it else { panic!("{it:?}") };
        assert_eq!((action.as_str(), numbers), ("put a", vec![("hold".to_owned(), 2)]));
        assert!(statement("P1 cannot put a").is_err());
        let (it, rules) = statement("P1 cannot undo by SW-UNDO-01").unwrap().unwrap();
        assert!(matches!(it, Statement::CannotUndo { .. }), "{it:?}");
        assert_eq!(rules, ["SW-UNDO-01"]);
    }

    #[test]
    fn an_action_proves_no_rule() {
        assert!(statement("P1 done by SW-TURN-01").is_err());
        assert!(statement("luck die: 2 by SW-TURN-01").is_err());
    }
}
