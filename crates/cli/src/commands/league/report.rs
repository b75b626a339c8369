//! What the games of a league come to: the tables of docs/bots.md.

use std::collections::BTreeMap;
use std::fmt::Write;

use ai::BotSpec;
use ai::ratings::{Meeting, Rating, ratings};
use ai::stats::wilson;
use kernel::Kind;
use serde_json::{Value, json};

use super::Line;

/// Ratings are told from here: the first bot has this one.
const OF_FIRST: f64 = 1000.0;

/// What bots did at the tables of one kind.
struct Group<'a> {
    game: &'a str,
    table: &'a str,
    n_seats: usize,
    kind: Kind,
    lines: Vec<&'a Line>,
}

/// What one bot did there.
struct Row {
    bot: String,
    n_games: u32,
    wins: f64,
    ms: f64,
    rating: Option<Rating>,
}

/// The games between two bots, and the share of the first.
#[derive(Clone, Copy, Default)]
struct Pair {
    n_games: u32,
    share: f64,
}

pub(super) fn markdown(lines: &[Line], bots: &[BotSpec]) -> String {
    let bots = names(bots);
    let mut res = String::new();
    for group in groups(lines, &bots) {
        let told = match group.kind {
            Kind::Competitive => competitive(&group, &bots),
            Kind::Cooperative => cooperative(&group, &bots),
        };
        res.push_str(&told);
    }
    let builds: BTreeMap<&str, usize> = lines.iter().fold(BTreeMap::new(), |mut all, it| {
        *all.entry(it.build.as_str()).or_default() += 1;
        all
    });
    let builds: Vec<String> =
        builds.iter().map(|(name, n)| format!("`{name}` ({n} games)")).collect();
    res.push_str(&format!("Builds: {}.\n", builds.join(", ")));
    res
}

pub(super) fn document(lines: &[Line], bots: &[BotSpec]) -> Value {
    let bots = names(bots);
    let told = groups(lines, &bots).into_iter().map(|group| {
        let row = |row: &Row| {
            let rate = wilson(row.wins, row.n_games);
            json!({
                "bot": row.bot,
                "games": row.n_games,
                "wins": row.wins,
                "low": rate.low,
                "high": rate.high,
                "ms_per_decision": row.ms,
                "elo": row.rating.map(|it| it.elo),
                "elo_low": row.rating.map(|it| it.interval.low),
                "elo_high": row.rating.map(|it| it.interval.high),
            })
        };
        let rows = rows(&group, &bots);
        json!({
            "game": group.game,
            "table": group.table,
            "seats": group.n_seats,
            "bots": rows.iter().map(row).collect::<Vec<_>>(),
        })
    });
    json!({ "games": lines.len(), "tables": told.collect::<Vec<_>>() })
}

fn names(bots: &[BotSpec]) -> Vec<String> {
    bots.iter().map(ToString::to_string).collect()
}

/// The games that only these bots played, by game and table.
fn groups<'a>(lines: &'a [Line], bots: &[String]) -> Vec<Group<'a>> {
    let mut res: Vec<Group<'a>> = Vec::new();
    for line in lines.iter().filter(|line| line.bots.iter().all(|it| bots.contains(it))) {
        let n_seats = line.bots.len();
        let is_here = |it: &&mut Group<'_>| {
            (it.game, it.table, it.n_seats) == (&line.game, &line.table, n_seats)
        };
        match res.iter_mut().find(is_here) {
            Some(group) => group.lines.push(line),
            None => {
                let known = catalog::game(&line.game).map(|it| it.info().kind);
                let kind = known.unwrap_or(Kind::Competitive);
                let (game, table) = (line.game.as_str(), line.table.as_str());
                res.push(Group { game, table, n_seats, kind, lines: vec![line] });
            }
        }
    }
    res.sort_by_key(|it| (it.game, it.table, it.n_seats));
    res
}

fn rows(group: &Group<'_>, bots: &[String]) -> Vec<Row> {
    let rated = match group.kind {
        Kind::Competitive => ratings(bots.len(), &meetings(group, bots), 0, OF_FIRST),
        Kind::Cooperative => Vec::new(),
    };
    let row = |(idx, bot): (usize, &String)| {
        let mut res = Row {
            bot: bot.clone(),
            n_games: 0,
            wins: 0.0,
            ms: 0.0,
            rating: rated.get(idx).copied(),
        };
        let (mut ms, mut n_choices) = (0.0, 0);
        for line in &group.lines {
            let own = (0..line.bots.len()).filter(|&it| line.bots[it] == *bot);
            for seat_idx in own.clone() {
                ms += line.ms[seat_idx];
                n_choices += line.choices[seat_idx];
            }
            // A team wins together, and who plays against himself wins and loses.
            let is_counted = match group.kind {
                Kind::Cooperative => true,
                Kind::Competitive => line.bots.iter().any(|it| it != bot),
            };
            if let (true, Some(seat_idx)) = (is_counted, own.clone().next()) {
                res.n_games += 1;
                res.wins += f64::from(line.returns[seat_idx]);
            }
        }
        res.ms = ms / n_choices.max(1) as f64;
        res
    };
    bots.iter().enumerate().map(row).filter(|it| it.n_games != 0).collect()
}

/// The games of each seed of two bots, as one.
fn meetings(group: &Group<'_>, bots: &[String]) -> Vec<Meeting> {
    let mut all: BTreeMap<([usize; 2], u64), Pair> = BTreeMap::new();
    for line in &group.lines {
        if let Some((players, share)) = faced(line, bots) {
            let pair = all.entry((players, line.seed)).or_default();
            pair.n_games += 1;
            pair.share += share;
        }
    }
    let meeting = |((players, _), pair): (([usize; 2], u64), Pair)| Meeting {
        players,
        share: pair.share / f64::from(pair.n_games),
        n_games: pair.n_games,
    };
    all.into_iter().map(meeting).collect()
}

/// The two bots that met in a game of two seats, the one that is listed first in front, and its share.
fn faced(line: &Line, bots: &[String]) -> Option<([usize; 2], f64)> {
    let [one, other] = line.bots.as_slice() else { return None };
    let place = |name: &String| bots.iter().position(|it| it == name);
    let (one, other) = (place(one)?, place(other)?);
    let share = |idx: usize| f64::from(line.returns[idx]);
    if one <= other { Some(([one, other], share(0))) } else { Some(([other, one], share(1))) }
}

fn head(group: &Group<'_>) -> String {
    let table = if group.table.is_empty() { String::new() } else { format!(", {}", group.table) };
    format!("### {}, {} seats{table}\n\n", group.game, group.n_seats)
}

fn competitive(group: &Group<'_>, bots: &[String]) -> String {
    let mut res = head(group);
    res.push_str("| level | rating | 95 % interval | games | ms a decision |");
    bots.iter().for_each(|it| res.push_str(&format!(" against `{it}` |")));
    res.push_str(&format!("\n|{}\n", " --- |".repeat(5 + bots.len())));
    let met = meetings(group, bots);
    for row in rows(group, bots) {
        let Some(Rating { elo, interval }) = row.rating else { continue };
        let _ = write!(
            res,
            "| `{}` | {elo:.0} | {:.0}–{:.0} | {} | {:.1} |",
            row.bot, interval.low, interval.high, row.n_games, row.ms,
        );
        for other in bots {
            res.push_str(&against(&met, bots, &row.bot, other));
        }
        res.push('\n');
    }
    res.push('\n');
    res
}

/// One's share of the games with another.
fn against(met: &[Meeting], bots: &[String], one: &str, other: &str) -> String {
    let place = |name: &str| bots.iter().position(|it| it == name).unwrap_or_default();
    let (one, other) = (place(one), place(other));
    let mut sum = Pair::default();
    for it in met.iter().filter(|it| it.players == [one.min(other), one.max(other)]) {
        sum.n_games += it.n_games;
        sum.share += f64::from(it.n_games) * if one <= other { it.share } else { 1.0 - it.share };
    }
    match (sum.n_games, one == other) {
        (0, _) | (_, true) => " – |".to_owned(),
        (n, false) => format!(" {:.0} % of {n} |", 100.0 * sum.share / f64::from(n)),
    }
}

fn cooperative(group: &Group<'_>, bots: &[String]) -> String {
    let mut res = head(group);
    res.push_str("| level | games | won | rate | 95 % interval | ms a decision |\n");
    res.push_str(&format!("|{}\n", " --- |".repeat(6)));
    for row in rows(group, bots) {
        let rate = wilson(row.wins, row.n_games);
        let _ = writeln!(
            res,
            "| `{}` | {} | {:.0} | {:.1} % | {:.1}–{:.1} % | {:.1} |",
            row.bot,
            row.n_games,
            row.wins,
            100.0 * row.wins / f64::from(row.n_games),
            100.0 * rate.low,
            100.0 * rate.high,
            row.ms,
        );
    }
    res.push('\n');
    res
}
