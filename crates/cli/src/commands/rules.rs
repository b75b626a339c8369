//! `gospoda rules`: the rules reference, and how much of it is coded, tested and taught by the first games.

use anyhow::{Result, bail};
use coverage::{GameCoverage, coverage};
use rulebook::{Entry, Language, Rulebook, rulebook, rulebooks};
use serde::Serialize;
use serde_json::json;

use crate::Answer;
use crate::args::RulesArgs;
use crate::output::{self, say, table};

pub(crate) fn run(args: &RulesArgs) -> Result<Answer> {
    if args.coverage {
        return print_coverage(args);
    }
    let lang = Language::of_tag(args.lang.tag());
    let books: Vec<&Rulebook> = match &args.game {
        Some(game) => vec![book(game, lang)?],
        None => rulebooks(lang).iter().collect(),
    };
    let wanted = args.id.as_deref().map(str::to_uppercase);
    let is_wanted = |id: &str| match &wanted {
        None => true,
        Some(wanted) => {
            let is_letter =
                |rest: &str| rest.is_empty() || rest.starts_with('-') || rest.len() == 1;
            id.strip_prefix(wanted.as_str()).is_some_and(is_letter)
        }
    };
    let entries: Vec<_> =
        books.iter().flat_map(|book| &book.entries).filter(|entry| is_wanted(entry.id)).collect();
    if let (Some(wanted), true) = (&wanted, entries.is_empty()) {
        bail!(
            "there is no rule '{wanted}'; 'gospoda rules {}' lists them all",
            args.game.as_deref().unwrap_or_default()
        );
    }
    if args.json {
        let entries: Vec<_> = entries
            .iter()
            .map(|it| json!({ "id": it.id, "title": it.heading(), "text": it.plain() }))
            .collect();
        output::json(&entries)?;
        return Ok(Answer::Yes);
    }
    entries.into_iter().try_for_each(print)?;
    Ok(Answer::Yes)
}

/// A rule as the terminal shows it.
pub(crate) fn print(entry: &Entry) -> Result<()> {
    let heading = entry.heading();
    let space = if heading.is_empty() { "" } else { " " };
    say(&format!("{}{space}{heading}", entry.id))?;
    entry.plain().lines().try_for_each(|line| say(&format!("  {line}")))
}

fn book(game: &str, lang: Language) -> Result<&'static Rulebook> {
    let known: Vec<&str> = rulebooks(lang).iter().map(|book| book.game).collect();
    match rulebook(game, lang) {
        Some(book) => Ok(book),
        None => bail!("there is no game '{game}' with rules: there are {}", known.join(", ")),
    }
}

/// A row of the report: what code and tests cite of a game's rules, and what its lessons teach.
#[derive(Serialize)]
struct Coverage {
    #[serde(flatten)]
    of_game: GameCoverage,
    /// The rules that its first games teach.
    taught: Vec<&'static str>,
}

fn print_coverage(args: &RulesArgs) -> Result<Answer> {
    let mut games = Vec::new();
    for of_game in coverage() {
        let taught = lessons::taught(book(of_game.game, Language::English)?)?;
        games.push(Coverage { of_game, taught });
    }
    if let Some(game) = &args.game {
        book(game, Language::English)?;
        games.retain(|it| it.of_game.game == game);
    }
    if args.json {
        output::json(&json!({ "games": games }))?;
        return Ok(Answer::Yes);
    }
    let mut rows =
        table(&["game", "entries", "coded", "marked", "tested", "missing", "uncoded", "taught"]);
    for Coverage { of_game: it, taught } in &games {
        let (missing, uncoded) = (it.missing.len(), it.uncoded.len());
        let numbers = [it.entries, it.coded, it.marked, it.tested, missing, uncoded, taught.len()];
        let numbers = numbers.map(|number| number.to_string());
        let cells = std::iter::once(it.game.to_owned()).chain(numbers);
        rows.add_row(cells.collect::<Vec<_>>());
    }
    say(&rows.to_string())?;
    for Coverage { of_game: it, .. } in &games {
        let game = it.game;
        if !it.missing.is_empty() {
            say(&format!("{game} without a test: {}", it.missing.join(", ")))?;
        }
        if !it.uncoded.is_empty() {
            say(&format!("{game} without code: {}", it.uncoded.join(", ")))?;
        }
        for (id, fault) in &it.mismarked {
            say(&format!("{game}: {id} {fault}"))?;
        }
        for (id, file) in &it.undefined {
            say(&format!("{game}: {id} is cited in {file}, but no rule has this id"))?;
        }
    }
    Ok(Answer::Yes)
}
