//! `gospoda analyse`: what a finished match was decided by.

use std::path::Path;

use ai::review::Effort;
use anyhow::{Result, bail};
use catalog::{AnyTable, chances_text, review_text};
use kernel::Seat;
use page::{ChancesText, ReviewText};
use serde_json::{Value, json};
use text::{Voice, msg};

use crate::Answer;
use crate::args::AnalyseArgs;
use crate::commands::open;
use crate::output::{self, say, table};

type Review = ai::Review<String>;
type Estimate = ai::Estimate;

pub(crate) fn run(args: &AnalyseArgs) -> Result<Answer> {
    let table = open(&args.file, None, args.lang)?;
    if table.outcome().is_none() {
        bail!("{}: the match is not over; only a finished one is analysed", args.file.display());
    }
    let review = table.reviewer(Effort::of(args.iterations), args.seed).finish();
    let voice = Voice::nameless(args.lang);
    let text = review_text(&*table, &voice, &review);
    match args.json {
        true => output::json(&json_of(&*table, &review, &text))?,
        false => {
            let chances = |seat| chances_text(&*table, &voice, &review, seat);
            let chances: Vec<_> = Seat::all(table.n_seats()).map(chances).collect();
            print(&args.file, &voice, &text, &chances)?;
        }
    }
    Ok(Answer::Yes)
}

fn print(file: &Path, voice: &Voice<'_>, text: &ReviewText, chances: &[ChancesText]) -> Result<()> {
    let lang = voice.lang;
    let head = [
        String::new(),
        msg!(lang, REVIEW_START),
        msg!(lang, REVIEW_LUCK),
        msg!(lang, REVIEW_CHOICES),
        msg!(lang, REVIEW_LOSS),
    ];
    let mut rows = table(&head.each_ref().map(String::as_str));
    for it in &text.seats {
        let n_choices = it.n_choices.to_string();
        rows.add_row([&it.name, &it.start, &it.luck, &n_choices, &it.loss]);
    }
    say(&rows.to_string())?;
    say(&text.unit)?;
    text.course.iter().try_for_each(|line| say(line))?;
    print_chances(voice, chances)?;
    say("")?;
    if text.mistakes.is_empty() {
        return say(&msg!(lang, REVIEW_NO_MISTAKE));
    }
    say(&format!("{}:", msg!(lang, REVIEW_MISTAKES)))?;
    for it in &text.mistakes {
        let seat = it.seat.as_str();
        let played = it.played.as_str();
        say("")?;
        say(&msg!(lang, REVIEW_MISTAKE, n = it.n_moves, seat = seat, what = played))?;
        say(&format!("    {}", it.gave_away))?;
        say(&format!("    {}", msg!(lang, REVIEW_BETTER, what = it.better.label.as_str())))?;
        let note = Some(&it.better.note).filter(|note| !note.is_empty());
        let lines = [note, it.better.reason.as_ref()];
        lines.into_iter().flatten().try_for_each(|line| say(&format!("    {line}")))?;
        let again = format!("gospoda play --from {}:{}", file.display(), it.n_moves);
        say(&format!("    {}: {again}", msg!(lang, RETRY_HERE)))?;
    }
    Ok(())
}

/// A row for each turn: the chances of all seats at its end.
fn print_chances(voice: &Voice<'_>, chances: &[ChancesText]) -> Result<()> {
    let Some(first) = chances.first() else { return Ok(()) };
    let lang = voice.lang;
    say("")?;
    say(&msg!(lang, REVIEW_BY_TURN_TOLD))?;
    let (after, whose) = (msg!(lang, REVIEW_AFTER), msg!(lang, REVIEW_WHOSE));
    let names = chances.iter().map(|it| it.name.as_str());
    let head: Vec<&str> = [after.as_str(), whose.as_str()].into_iter().chain(names).collect();
    let mut rows = table(&head);
    let mut by_turn: Vec<_> = chances.iter().map(ChancesText::by_turn).collect();
    for (n_moves, whose) in &first.turns {
        let mut row = vec![n_moves.to_string(), whose.clone()];
        let of_seats = by_turn.iter_mut().filter_map(Iterator::next);
        row.extend(of_seats.map(|(_, _, known, open)| format!("{known} / {open}")));
        rows.add_row(row);
    }
    say(&rows.to_string())
}

fn json_of(table: &dyn AnyTable, review: &Review, text: &ReviewText) -> Value {
    let estimate = |it: Estimate| json!({ "mean": it.mean, "reach": it.reach });
    let choice = |it: &ai::review::Choice<String>| {
        json!({
            "move": it.nth, "seat": it.seat, "played": it.played, "best": it.best,
            "loss": estimate(it.loss),
        })
    };
    let seat = |it: &ai::review::SeatReview| json!({ "luck": estimate(it.luck), "choices": it.n_choices, "loss": estimate(it.loss) });
    json!({
        "game": table.info().id,
        "returns": table.outcome().map(|it| it.returns),
        "first": review.first,
        "chances": { "open": review.open, "known": review.known },
        "seats": review.seats.iter().map(seat).collect::<Vec<_>>(),
        "choices": review.choices.iter().map(choice).collect::<Vec<_>>(),
        "mistakes": review.mistakes.iter().map(|it| it.nth).collect::<Vec<_>>(),
        "text": text,
    })
}
