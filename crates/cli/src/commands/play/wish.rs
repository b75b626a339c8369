//! What people type.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::{Context, Result, bail};
use text::Choice;

pub(super) const HELP: &str = "  3                     the third of the choices listed
  conquer l1a-06        any action, as it is written in the second column
  undo                  take your last choice back, up to the last die, secret or other player
  why                   everything that is not possible now, and the rule that forbids it
  why conquer l1a-06    why this one is not possible, with its numbers
  why SW-CONQ-03        what this rule says
  hint                  where to look; once more what kind of answer, once more the best answers and why
  board                 the table once more
  (an empty line)       the choices once more
  quit                  leave";

/// What a typed line asks for.
pub(super) enum Wish {
    Act(String),
    Undo,
    Hint,
    WhyNot,
    Why(String),
    Help,
    Board,
    Again,
    Quit,
}

/// Reads a line; letter case and spare spaces do not matter.
///
/// # Errors
/// What is wrong with the number.
pub(super) fn wish(line: &str, legal: &[Choice]) -> Result<Wish, String> {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
    Ok(match (word, rest) {
        ("", _) => Wish::Again,
        ("undo", "") => Wish::Undo,
        ("hint", "") => Wish::Hint,
        ("why", "") => Wish::WhyNot,
        ("why", action) => Wish::Why(action.to_owned()),
        ("help" | "?", "") => Wish::Help,
        ("board", "") => Wish::Board,
        ("quit" | "exit", "") => Wish::Quit,
        _ => match line.parse::<usize>() {
            Ok(number) => {
                let chosen = number.checked_sub(1).and_then(|idx| legal.get(idx));
                let chosen = chosen.ok_or_else(|| {
                    format!("there is no choice {number}: they go from 1 to {}", legal.len())
                })?;
                Wish::Act(chosen.notation.clone())
            }
            Err(_) => Wish::Act(line),
        },
    })
}

/// A line from the keyboard; nothing at its end.
pub(super) fn read_line() -> Result<Option<String>> {
    if io::stdin().is_terminal() {
        print!("> ");
        io::stdout().flush().context("cannot write to standard output")?;
    }
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(line)),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => bail!("the input is no text"),
        Err(error) => Err(error).context("cannot read from standard input"),
    }
}

#[cfg(test)]
mod tests {
    use super::{Wish, wish};
    use text::Choice;

    fn choices() -> Vec<Choice> {
        let choice = |notation: &str| Choice { notation: notation.to_owned(), ..Choice::default() };
        vec![choice("expand"), choice("decline")]
    }

    #[test]
    fn a_number_stands_for_the_action_listed_under_it() {
        assert!(matches!(wish(" 2\n", &choices()), Ok(Wish::Act(it)) if it == "decline"));
        assert!(wish("0", &choices()).is_err());
        assert!(wish("3", &choices()).is_err());
    }

    #[test]
    fn words_are_told_from_actions() {
        assert!(
            matches!(wish("  Conquer  L1A-06 ", &[]), Ok(Wish::Act(it)) if it == "conquer l1a-06")
        );
        assert!(
            matches!(wish("why conquer l1a-06", &[]), Ok(Wish::Why(it)) if it == "conquer l1a-06")
        );
        assert!(matches!(wish("why", &[]), Ok(Wish::WhyNot)));
        assert!(matches!(wish("Hint", &[]), Ok(Wish::Hint)));
        assert!(matches!(wish("", &[]), Ok(Wish::Again)));
        assert!(matches!(wish("?", &[]), Ok(Wish::Help)));
        assert!(matches!(wish("EXIT", &[]), Ok(Wish::Quit)));
    }
}
