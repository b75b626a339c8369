//! A look back at a finished game in words. What was thought of it has no language: the words are found whenever it is read.

use ai::hint::{Estimate, Hint};
use ai::review::{Mistake, Review, SeatReview};
use kernel::{Kind, Seat, Viewer};
use page::{ChancesText, MistakeText, ReviewText, SeatReviewText};
use text::{Lang, Voice, msg};

use crate::hint::hint_text;
use crate::table::AnyTable;

/// A look back at the match of `table`, which is over, in the words of a language.
pub fn review_text(table: &dyn AnyTable, voice: &Voice<'_>, review: &Review<String>) -> ReviewText {
    let lang = voice.lang;
    let seat = |(nth, it): (usize, &SeatReview)| SeatReviewText {
        name: voice.seat(Seat(nth as u8)),
        start: msg!(lang, REVIEW_PERCENT, n = percent(review.open[0][nth])),
        luck: points(lang, it.luck, true),
        n_choices: it.n_choices,
        loss: points(lang, it.loss, false),
    };
    ReviewText {
        seats: review.seats.iter().enumerate().map(seat).collect(),
        unit: msg!(lang, REVIEW_UNIT),
        course: match table.info().kind {
            Kind::Cooperative => course(table, voice, review.first, &review.open),
            Kind::Competitive => Vec::new(),
        },
        mistakes: review.mistakes.iter().map(|it| mistake_text(table, voice, it)).collect(),
    }
}

/// How the chance of a seat to win went, in percent: as far as it knew, and with all cards open.
pub fn chances_text(
    table: &dyn AnyTable,
    voice: &Voice<'_>,
    review: &Review<String>,
    seat: Seat,
) -> ChancesText {
    let of_seat = |rows: &[Vec<f32>]| rows.iter().map(|it| percent(it[seat.idx()])).collect();
    let answers = &table.effective_records()[review.first..];
    let mut n_moves = review.first;
    let turns = answers.chunk_by(|(one, _), (other, _)| one == other).map(|turn| {
        n_moves += turn.len();
        (n_moves, voice.seat(turn[0].0))
    });
    ChancesText {
        eyes: seat.to_string(),
        name: voice.seat(seat),
        first: review.first,
        turns: turns.collect(),
        known: of_seat(&review.known),
        open: of_seat(&review.open),
    }
}

fn percent(share: f32) -> u32 {
    (share * 100.0).round() as u32
}

/// Percentage points with one digit behind the mark.
fn tenths(lang: Lang, share: f32) -> String {
    lang.tenths((share * 1000.0).round() as u32)
}

fn gave_away(lang: Lang, it: Estimate) -> String {
    msg!(lang, REVIEW_GAVE_AWAY, n = tenths(lang, it.mean), reach = tenths(lang, it.reach))
}

/// Percentage points, and how far off they may be.
fn points(lang: Lang, it: Estimate, has_sign: bool) -> String {
    let sign = match (has_sign, it.mean < 0.0) {
        (_, true) => "−",
        (true, false) => "+",
        (false, false) => "",
    };
    let n = format!("{sign}{}", tenths(lang, it.mean.abs()));
    msg!(lang, REVIEW_POINTS, n = n, reach = tenths(lang, it.reach))
}

/// How close a team came to what it did not reach, or to what it escaped; and what brought it down.
fn course(table: &dyn AnyTable, voice: &Voice<'_>, first: usize, open: &[Vec<f32>]) -> Vec<String> {
    let lang = voice.lang;
    let chances: Vec<f32> = open.iter().map(|it| it[0]).collect();
    let Some((&result, before)) = chances.split_last() else { return Vec::new() };
    let moments = || (first..).zip(before.iter().copied());
    let is_won = 0.5 < result;
    if is_won {
        let lowest = moments().min_by(|one, other| one.1.total_cmp(&other.1));
        let told = |(moves, it)| msg!(lang, REVIEW_LOWEST, n = percent(it), moves = moves);
        return lowest.map(told).into_iter().collect();
    }
    // The first of several that are equal.
    let highest =
        moments().max_by(|one, other| one.1.total_cmp(&other.1).then(other.0.cmp(&one.0)));
    let told = |(moves, it)| msg!(lang, REVIEW_HIGHEST, n = percent(it), moves = moves);
    let mut res: Vec<String> = highest.map(told).into_iter().collect();
    let fall = |at: &usize| chances[at - 1] - chances[*at];
    let worst = (1..chances.len()).max_by(|one, other| fall(one).total_cmp(&fall(other)));
    if let Some(at) = worst {
        let (from, to) = (percent(chances[at - 1]), percent(chances[at]));
        let at = first + at;
        res.push(msg!(lang, REVIEW_FALL, from = from, to = to, nth = at));
        let events = table.observation(Viewer::Spectator).tell_events(voice, at);
        res.extend(events.into_iter().take_while(|(nth, _)| *nth == at).map(|(_, told)| told));
    }
    res
}

/// A costly answer, and what would have been better.
pub fn mistake_text(table: &dyn AnyTable, voice: &Voice<'_>, it: &Mistake<String>) -> MistakeText {
    let lang = voice.lang;
    let (own, others): (Vec<_>, Vec<_>) =
        it.hint.answers.iter().cloned().partition(|answer| answer.action == it.played);
    // The better answer first, and what was played to be compared with it.
    let answers = others.into_iter().take(1).chain(own).collect();
    let told = table.at(it.nth).observation(Viewer::Seat(it.seat)).tell(voice);
    let hint = Hint { n_worlds: it.hint.n_worlds, answers };
    let text = hint_text(table.game().narrator(), lang, &told.legal, &hint);
    let label = told.legal.iter().find(|choice| choice.notation == it.played);
    let mut answers = text.answers.into_iter();
    MistakeText {
        n_moves: it.nth,
        seat: voice.seat(it.seat),
        eyes: it.seat.to_string(),
        played: label.map_or_else(|| it.played.clone(), |choice| choice.label.clone()),
        gave_away: gave_away(lang, it.loss),
        better: answers.next().expect("a mistake has an answer that is better"),
    }
}
