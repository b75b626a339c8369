//! One line of a script, as data.

use std::ops::RangeInclusive;

use kernel::Seat;
use serde_json::Value;

/// Whose view is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eye {
    Seat(Seat),
    Spectator,
    All,
}

impl std::fmt::Display for Eye {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Spectator => f.write_str("spectator"),
            Self::All => f.write_str("all"),
        }
    }
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
    /// `P1 cannot conquer l1a-06 by SW-CONQ-03 needs=5`; no rule is any rule.
    Refused { seat: Seat, action: String, rule: Option<String>, numbers: Vec<(String, i32)> },
    /// `P1 can conquer l1a-06`
    Legal { seat: Seat, action: String },
    /// `P1 can only expand; decline`
    OnlyLegal { seat: Seat, actions: Vec<String> },
    /// `P1 sees seats.P1.coins = 7`
    Sees { eye: Eye, path: String, value: String },
    /// `P2 sees no players.P1.hand-cards`
    SeesNo { eye: Eye, path: String },
    /// `P1 hears gained seat=P2; conquered`
    Hears { eye: Eye, how: Hearing, events: Vec<Told> },
    /// `asked P1`
    Asked { seats: Vec<Seat>, how: Hearing, phase: Option<String> },
    /// `over P1 P2`
    Over { winners: Vec<Seat> },
    /// `P1 undoes`
    Undoes { seat: Seat },
    /// `P1 cannot undo`
    CannotUndo { seat: Seat },
    /// `P1 ends`
    Ends { seat: Seat },
    /// `saved`
    Saved,
    /// `seeds 1..200`
    Seeds(RangeInclusive<u32>),
}

impl Statement {
    pub(crate) fn is_luck(&self) -> bool {
        matches!(self, Self::Luck { .. })
    }

    /// Whether this seat does something.
    pub(crate) fn is_action_of(&self, by: Seat) -> bool {
        matches!(self, Self::Act { seat, .. } if *seat == by)
    }

    /// The actions that it names.
    pub(crate) fn actions(&self) -> &[String] {
        match self {
            Self::Act { action, .. }
            | Self::Refused { action, .. }
            | Self::Legal { action, .. } => std::slice::from_ref(action),
            Self::OnlyLegal { actions, .. } => actions,
            Self::Luck { .. }
            | Self::Sees { .. }
            | Self::SeesNo { .. }
            | Self::Hears { .. }
            | Self::Asked { .. }
            | Self::Over { .. }
            | Self::Undoes { .. }
            | Self::CannotUndo { .. }
            | Self::Ends { .. }
            | Self::Saved
            | Self::Seeds(_) => &[],
        }
    }

    /// The seats that it names.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Luck { .. } | Self::Saved | Self::Seeds(_) => Vec::new(),
            Self::Act { seat, .. }
            | Self::Refused { seat, .. }
            | Self::Legal { seat, .. }
            | Self::OnlyLegal { seat, .. }
            | Self::Undoes { seat }
            | Self::CannotUndo { seat }
            | Self::Ends { seat } => vec![*seat],
            Self::Sees { eye, .. } | Self::SeesNo { eye, .. } | Self::Hears { eye, .. } => {
                match eye {
                    Eye::Seat(seat) => vec![*seat],
                    Eye::Spectator | Eye::All => Vec::new(),
                }
            }
            Self::Asked { seats, .. } | Self::Over { winners: seats } => seats.clone(),
        }
    }
}

/// Whether what is named may be a part of what there is, is all of it, or must not be in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hearing {
    Among,
    Only,
    No,
}

/// An event as a line describes it: its name, and some of its fields with their values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub name: String,
    pub fields: Vec<(String, Value)>,
}

/// More seeds would be a soak test.
const MAX_SEEDS: u32 = 10_000;

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

/// A value as the script writes it: JSON, or a bare word; `none` is null.
pub(crate) fn expectation(text: &str) -> Value {
    match text {
        "none" => Value::Null,
        _ => serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned())),
    }
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

/// What stands after the last ` by ` and looks like an identity, but is none.
fn miscited(line: &str) -> Option<&str> {
    let word = line.rsplit_once(" by ")?.1.split_whitespace().next()?;
    let is_like = word.split_once('-').is_some_and(|(prefix, rest)| {
        prefix.len() == 2 && prefix.bytes().all(|it| it.is_ascii_uppercase()) && !rest.is_empty()
    });
    (is_like && !is_rule(word)).then_some(word)
}

/// Whether a word is a rule's identity: `SW-CONQ-03`, `SW-MAP-05a`.
pub(crate) fn is_rule(word: &str) -> bool {
    let mut parts = word.split('-');
    let is_prefix = |it: &str| it.len() >= 2 && it.bytes().all(|it| it.is_ascii_uppercase());
    let is_part = |it: &str| {
        let bare = it.strip_suffix(|it: char| it.is_ascii_lowercase()).unwrap_or(it);
        !bare.is_empty() && bare.bytes().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit())
    };
    parts.next().is_some_and(is_prefix) && word.contains('-') && parts.all(is_part)
}

/// A line of the script without its comment; nothing if it is nothing else.
pub(crate) fn said(line: &str) -> Option<String> {
    let line = line.replace('\t', " ");
    let line = line.split(" #").next().unwrap_or_default().trim();
    (!line.is_empty() && !line.starts_with('#')).then(|| line.to_owned())
}

/// Reads a line of the script: what it says, and the rules that it proves.
pub(crate) fn statement(line: &str) -> Result<(Statement, Vec<String>), String> {
    let (said, rules) = cited(line);
    if let Some(word) = miscited(line).filter(|_| rules.is_empty()) {
        return Err(format!("'{word}' is no rule: identities are written SW-TURN-01"));
    }
    let (word, rest) = said.split_once(' ').unwrap_or((said, ""));
    let rest = rest.trim();
    let res = match word {
        "luck" => {
            let (label, names) = luck(rest)?;
            Statement::Luck { label, names }
        }
        "asked" => asked(rest)?,
        "over" => Statement::Over {
            winners: rest.split_whitespace().map(seat_of).collect::<Result<_, _>>()?,
        },
        "saved" if rest.is_empty() => Statement::Saved,
        "seeds" => seeds(rest)?,
        "spectator" => looks(Eye::Spectator, rest)?,
        "all" => looks(Eye::All, rest)?,
        _ if rest.starts_with("cannot ") && rest != "cannot undo" => {
            let (seat, refusal) = line.split_once(' ').unwrap_or((line, ""));
            refused(seat_of(seat)?, refusal.trim())?
        }
        _ => by_seat(seat_of(word)?, rest)?,
    };
    if !is_expectation(&res) && !rules.is_empty() {
        return Err(format!(
            "'by {}' belongs to what is expected (can, can only, cannot, sees, hears, asked, over, saved)",
            rules.join(" ")
        ));
    }
    let rules = match &res {
        Statement::Refused { rule, .. } => rule.iter().cloned().collect(),
        _ => rules,
    };
    Ok((res, rules))
}

fn is_expectation(statement: &Statement) -> bool {
    match statement {
        Statement::Luck { .. }
        | Statement::Act { .. }
        | Statement::Undoes { .. }
        | Statement::Ends { .. }
        | Statement::Seeds(_) => false,
        Statement::Refused { .. }
        | Statement::Legal { .. }
        | Statement::OnlyLegal { .. }
        | Statement::Sees { .. }
        | Statement::SeesNo { .. }
        | Statement::Hears { .. }
        | Statement::Asked { .. }
        | Statement::Over { .. }
        | Statement::CannotUndo { .. }
        | Statement::Saved => true,
    }
}

fn seat_of(word: &str) -> Result<Seat, String> {
    word.parse().map_err(|_| {
        format!(
            "'{word}': a line begins with a seat (P1), or with luck, asked, over, spectator, all, saved or seeds"
        )
    })
}

/// Reads `only P1 P2 conquer`.
fn asked(text: &str) -> Result<Statement, String> {
    let (how, text) = match text.strip_prefix("only ") {
        Some(rest) => (Hearing::Only, rest),
        None => (Hearing::Among, text),
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let seats: Vec<Seat> = words.iter().map_while(|it| it.parse().ok()).collect();
    let phase = match words[seats.len()..] {
        _ if seats.is_empty() => {
            return Err(format!("'asked {text}': say who is asked, as in 'asked P1 conquer'"));
        }
        [] => None,
        [phase] => Some(phase.to_owned()),
        [_, ..] => {
            return Err(format!(
                "'asked {text}': seats, and then at most one question, as in 'asked only P1 P2 conquer'"
            ));
        }
    };
    Ok(Statement::Asked { seats, how, phase })
}

fn seeds(text: &str) -> Result<Statement, String> {
    let range = text.split_once("..").and_then(|(first, last)| {
        Some((first.trim().parse::<u32>().ok()?, last.trim().parse::<u32>().ok()?))
    });
    match range {
        Some((first, last)) if first <= last && last - first < MAX_SEEDS => {
            Ok(Statement::Seeds(first..=last))
        }
        _ => Err(format!(
            "'seeds {text}': seeds are written 'seeds 1..200', the last one included, at most {MAX_SEEDS} of them"
        )),
    }
}

/// What somebody sees or hears.
fn looks(eye: Eye, text: &str) -> Result<Statement, String> {
    if let Some(path) = text.strip_prefix("sees no ") {
        let path = path.trim().to_owned();
        if path.contains(' ') || path.contains('=') {
            return Err(format!(
                "'sees no {path}': only a path follows, as in 'P2 sees no seats.P1.coins'"
            ));
        }
        return Ok(Statement::SeesNo { eye, path });
    }
    if let Some(expectation) = text.strip_prefix("sees ") {
        let (path, value) = expectation
            .split_once('=')
            .ok_or("an expectation is written 'P1 sees seats.P1.coins = 7'")?;
        return Ok(Statement::Sees {
            eye,
            path: path.trim().to_owned(),
            value: value.trim().to_owned(),
        });
    }
    let heard = text
        .strip_prefix("hears ")
        .ok_or_else(|| format!("'{eye} {text}': after '{eye}' comes 'sees' or 'hears'"))?;
    let (how, heard) = match (heard.strip_prefix("only "), heard.strip_prefix("no ")) {
        (Some(rest), _) => (Hearing::Only, rest),
        (_, Some(rest)) => (Hearing::No, rest),
        (None, None) => (Hearing::Among, heard),
    };
    let events = pieces(heard, ';').into_iter().map(told).collect::<Result<_, _>>()?;
    Ok(Statement::Hears { eye, how, events })
}

/// Reads `gained seat=P2 coins=1`.
fn told(text: &str) -> Result<Told, String> {
    let mut words = pieces(text, ' ').into_iter().filter(|it| !it.is_empty());
    let name = words.next().filter(|it| !it.contains('=')).ok_or_else(|| {
        "an event is written as its name and some of its fields, as in 'P1 hears gained seat=P2 coins=1'"
            .to_owned()
    })?;
    let field = |word: &str| {
        let (name, value) = word.split_once('=').ok_or_else(|| {
            format!("'{word}': the fields of an event are written name=value; events are separated by ';'")
        })?;
        Ok((name.to_owned(), expectation(value)))
    };
    Ok(Told { name: name.to_owned(), fields: words.map(field).collect::<Result<_, String>>()? })
}

/// The parts of a text between separators, without those within brackets, braces and quotation marks.
fn pieces(text: &str, separator: char) -> Vec<&str> {
    let (mut depth, mut is_quoted, mut begin) = (0_u32, false, 0);
    let mut res = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => is_quoted = !is_quoted,
            '[' | '{' if !is_quoted => depth += 1,
            ']' | '}' if !is_quoted => depth = depth.saturating_sub(1),
            _ if letter == separator && depth == 0 && !is_quoted => {
                res.push(text[begin..at].trim());
                begin = at + letter.len_utf8();
            }
            _ => {}
        }
    }
    res.push(text[begin..].trim());
    res
}

fn by_seat(seat: Seat, rest: &str) -> Result<Statement, String> {
    if rest == "undoes" {
        return Ok(Statement::Undoes { seat });
    }
    if rest == "ends" {
        return Ok(Statement::Ends { seat });
    }
    if rest == "cannot undo" {
        return Ok(Statement::CannotUndo { seat });
    }
    if rest.starts_with("sees ") || rest.starts_with("hears ") {
        return looks(Eye::Seat(seat), rest);
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
        .ok_or("a refusal names its rule: 'P1 cannot expand by SW-TURN-01', or 'by any'")?;
    let mut words = why.split_whitespace();
    let rule = match words.next().unwrap_or_default() {
        "any" => None,
        rule if is_rule(rule) => Some(rule.to_owned()),
        other => {
            return Err(format!(
                "'{other}' is no rule: a refusal is by a rule as in 'by SW-TURN-01', or 'by any'"
            ));
        }
    };
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
    use serde_json::json;

    use super::{Hearing, Statement, cited, said, statement};

    /// What a line says; it must be one that can be read.
    fn read(line: &str) -> Statement {
        statement(&said(line).unwrap()).unwrap().0
    }

    #[test]
    fn a_statement_carries_the_rules_it_proves() {
        let (words, rules) = cited("P1 sees seats.P1.coins = 7 by TOY-COIN-03 TOY-AMB-01a");
        assert_eq!(words, "P1 sees seats.P1.coins = 7");
        assert_eq!(rules, ["TOY-COIN-03", "TOY-AMB-01a"]);
        // Words of a value are no rules.
        let words = "P1 sees name = stand by me";
        assert_eq!(cited(words), (words, Vec::new()));
    }

    #[test]
    fn a_refusal_carries_its_rule_and_its_numbers() {
        let (it, rules) = statement("P1 cannot put a by TOY-LOSS-04 hold=2").unwrap();
        assert_eq!(rules, ["TOY-LOSS-04"]);
        let Statement::Refused { action, numbers, .. } = it else { panic!("{it:?}") };
        assert_eq!((action.as_str(), numbers), ("put a", vec![("hold".to_owned(), 2)]));
        assert!(statement("P1 cannot put a").is_err());
        assert!(statement("P1 cannot put a by the rules").is_err());
        let (it, rules) = statement("P1 cannot undo by TOY-UNDO-01").unwrap();
        assert!(matches!(it, Statement::CannotUndo { .. }), "{it:?}");
        assert_eq!(rules, ["TOY-UNDO-01"]);
    }

    #[test]
    fn a_refusal_by_any_rule_proves_none() {
        let (it, rules) = statement("P1 cannot put a by any").unwrap();
        assert!(matches!(it, Statement::Refused { rule: None, .. }), "{it:?}");
        assert!(rules.is_empty());
    }

    #[test]
    fn an_identity_is_written_as_in_the_rules() {
        assert!(
            statement("asked P1 by SW-turn-01").unwrap_err().contains("'SW-turn-01' is no rule")
        );
        assert!(statement("P1 sees name = stand by me").is_ok());
    }

    #[test]
    fn an_action_proves_no_rule() {
        for line in ["P1 done by SW-TURN-01", "luck die: 2 by SW-TURN-01", "P1 ends by SW-TURN-01"]
        {
            assert!(statement(line).is_err(), "{line}");
        }
    }

    #[test]
    fn events_are_named_with_some_of_their_fields() {
        let it =
            read("spectator hears only rolled faces=[\"a\", \"b\"]; gained why=toll from=none");
        let Statement::Hears { how, events, .. } = it else { panic!("{it:?}") };
        assert_eq!(how, Hearing::Only);
        let [rolled, gained] = &events[..] else { panic!("{events:?}") };
        assert_eq!(rolled.fields, [("faces".to_owned(), json!(["a", "b"]))]);
        assert_eq!(gained.name, "gained");
        assert_eq!(
            gained.fields,
            [("why".to_owned(), json!("toll")), ("from".to_owned(), json!(null))]
        );
        for wrong in ["P1 hears seat=P1", "P1 hears gained seat P1", "P1 hears ;", "all gained"] {
            assert!(statement(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn several_seats_may_be_asked_one_question() {
        let it = read("asked only P1 P3 conquer");
        let Statement::Asked { seats, how, phase } = it else { panic!("{it:?}") };
        assert_eq!((seats.len(), how, phase.as_deref()), (2, Hearing::Only, Some("conquer")));
        for wrong in ["asked conquer", "asked", "asked P1 conquer now"] {
            assert!(statement(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn seeds_are_a_range_that_can_be_played() {
        let Statement::Seeds(range) = read("seeds 3..5") else { panic!("no seeds") };
        assert_eq!(range, 3..=5);
        for wrong in ["seeds 5..3", "seeds 1", "seeds 1..4000000000", "seeds a..b", "seeds"] {
            assert!(statement(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn tabs_are_spaces() {
        let it = read("P1\tsees\tround = 2\t# a comment");
        assert!(matches!(it, Statement::Sees { .. }), "{it:?}");
    }
}
