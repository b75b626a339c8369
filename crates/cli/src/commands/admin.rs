//! `gospoda admin`: what the operator asks of a server that runs, over the socket in its data folder.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};

use crate::Answer;
use crate::args::{AdminArgs, AdminCommand, BanArgs, TablesArgs};
use crate::output::{columns, say};

pub(crate) fn run(args: &AdminArgs) -> Result<Answer> {
    let (method, path, body) = request(&args.command);
    let text = ask(&args.data.join(server::SOCKET), method, &path, body.as_ref())?;
    if args.json || matches!(args.command, AdminCommand::Export(_)) {
        say(text.trim_end())?;
        return Ok(Answer::Yes);
    }
    let told: Value = serde_json::from_str(&text).context("the server gave a strange answer")?;
    for line in plain(&args.command, &told) {
        say(&line)?;
    }
    Ok(Answer::Yes)
}

/// What is asked for which command.
fn request(command: &AdminCommand) -> (&'static str, String, Option<Value>) {
    let of = |table: &str, what: &str| format!("/tables/{}{what}", in_path(table));
    match command {
        AdminCommand::Tables(args) => ("GET", format!("/tables?{}", query(args)), None),
        AdminCommand::Show(it) => ("GET", of(&it.table, ""), None),
        AdminCommand::Close(it) => ("POST", of(&it.table, "/close"), None),
        AdminCommand::Unfreeze(it) => ("POST", of(&it.table, "/unfreeze"), None),
        AdminCommand::Delete(it) => ("DELETE", of(&it.table, ""), None),
        AdminCommand::Export(it) => ("GET", of(&it.table, "/match"), None),
        AdminCommand::Erase(it) => {
            let body = json!({ "table": it.table, "seat": it.seat, "dry_run": it.dry_run });
            ("POST", "/erase".to_owned(), Some(body))
        }
        AdminCommand::Ban(args) => ("POST", "/bans".to_owned(), Some(ban(args))),
        AdminCommand::Bans => ("GET", "/bans".to_owned(), None),
        AdminCommand::Unban { id } => ("DELETE", format!("/bans/{id}"), None),
        AdminCommand::Retention { now } => {
            (if *now { "POST" } else { "GET" }, "/retention".to_owned(), None)
        }
    }
}

/// Whatever is no letter and no digit names nothing, and must not end the line.
fn in_path(text: &str) -> String {
    text.chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' }).collect()
}

fn query(args: &TablesArgs) -> String {
    let mut res = vec![format!("most={}", args.most)];
    res.extend(args.game.as_deref().map(|it| format!("game={}", in_path(it))));
    res.extend(args.stage.as_deref().map(|it| format!("stage={}", in_path(it))));
    res.extend(args.closed.then(|| "closed=true".to_owned()));
    res.extend(args.untouched.map(|it| format!("untouched={}", it.as_secs())));
    res.join("&")
}

fn ban(args: &BanArgs) -> Value {
    let place = |nth: usize| args.seat.as_ref().map(|it| it[nth].clone());
    json!({
        "network": args.network,
        "table": place(0),
        "seat": place(1),
        "lasts": args.lasts.map(|it| it.as_secs()),
        "why": args.why,
    })
}

/// One request over the socket.
#[cfg(unix)]
fn ask(socket: &Path, method: &str, path: &str, body: Option<&Value>) -> Result<String> {
    use std::io::{Read, Write};
    use std::os::unix::net::UnixStream;
    let nobody = || format!("no server that runs has its socket at {}", socket.display());
    let mut stream = UnixStream::connect(socket).with_context(nobody)?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: admin\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut answer = String::new();
    stream
        .write_all(request.as_bytes())
        .and_then(|()| stream.read_to_string(&mut answer))
        .context("the server has left")?;
    let (head, body) =
        answer.split_once("\r\n\r\n").ok_or_else(|| anyhow!("the server has left"))?;
    let status: u16 = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or_default();
    if status != 200 {
        let told: Option<Value> = serde_json::from_str(body).ok();
        let told = told.as_ref().and_then(|it| it["error"].as_str()).unwrap_or(body);
        bail!("{told}");
    }
    Ok(body.to_owned())
}

#[cfg(not(unix))]
fn ask(_: &Path, _: &str, _: &str, _: Option<&Value>) -> Result<String> {
    bail!("this system has no sockets of the kind by which the server is reached")
}

/// An answer in lines for people.
fn plain(command: &AdminCommand, told: &Value) -> Vec<String> {
    let of = |name: &str| text(&told[name]);
    match command {
        AdminCommand::Tables(_) => tables(&told["tables"]),
        AdminCommand::Retention { now } => {
            let mut res = tables(&told["tables"]);
            let n_tables = told["tables"].as_array().map_or(0, Vec::len);
            let what = if *now { "deleted" } else { "old enough to be deleted" };
            res.push(format!("{n_tables} {what}"));
            let kept = told["kept"].as_array().into_iter().flatten();
            res.extend(kept.map(|it| format!("{} is kept: {}", text(&it["id"]), text(&it["why"]))));
            res
        }
        AdminCommand::Show(_) => shown(told),
        AdminCommand::Close(_) => vec![format!("{} is closed", of("closed"))],
        AdminCommand::Unfreeze(_) => vec![format!("{} can be played", of("unfrozen"))],
        AdminCommand::Delete(_) => vec![format!("{} is deleted", of("deleted"))],
        AdminCommand::Export(_) => Vec::new(),
        AdminCommand::Erase(args) => {
            let seats = told["seats"].as_array().into_iter().flatten();
            let mut res: Vec<String> =
                seats.map(|it| format!("{} {}", text(&it["table"]), text(&it["seat"]))).collect();
            let verb = if args.dry_run { "would be forgotten" } else { "forgotten" };
            res.push(format!(
                "{} seats, {} browsers, {} lines of talk and {} subscriptions {verb}",
                res.len(),
                of("browsers"),
                of("said"),
                of("subscriptions")
            ));
            res
        }
        AdminCommand::Ban(_) => {
            list(&told["banned"]).map(|it| format!("{it} is let in no more")).collect()
        }
        AdminCommand::Bans => bans(&told["bans"]),
        AdminCommand::Unban { .. } => vec![format!("{} is lifted", of("unbanned"))],
    }
}

fn list(value: &Value) -> impl Iterator<Item = String> {
    value.as_array().into_iter().flatten().map(text)
}

fn tables(rows: &Value) -> Vec<String> {
    const HEAD: [&str; 7] = ["table", "game", "stage", "lines", "made", "touched", "is"];
    let row = |it: &Value| {
        let marks = [
            ("closed", "closed"),
            ("stands_still", "stands still"),
            ("in_memory", "in memory"),
            ("open_to_strangers", "open"),
        ];
        let marks = marks.iter().filter(|(key, _)| it[key] == true).map(|(_, mark)| *mark);
        let cells = ["id", "game", "stage", "lines"].map(|key| text(&it[key]));
        let [id, game, stage, lines] = cells;
        let marks = marks.collect::<Vec<_>>().join(", ");
        [id, game, stage, lines, day(&it["made"]), day(&it["touched"]), marks]
    };
    let rows = rows.as_array().into_iter().flatten().map(row);
    columns(&[HEAD.map(str::to_owned)].into_iter().chain(rows).collect::<Vec<_>>())
}

fn shown(table: &Value) -> Vec<String> {
    let mut res: Vec<[String; 2]> = Vec::new();
    for (key, value) in table.as_object().into_iter().flatten().filter(|(key, _)| *key != "seats") {
        let is_time = ["made", "touched"].contains(&key.as_str());
        res.push([key.replace('_', " "), if is_time { day(value) } else { text(value) }]);
    }
    let seats = table["seats"].as_array().into_iter().flatten();
    res.extend(seats.map(|it| {
        let who = match (text(&it["bot"]), text(&it["name"])) {
            (bot, name) if bot.is_empty() => {
                format!("'{name}', {} browsers", text(&it["browsers"]))
            }
            (bot, _) => format!("bot {bot}"),
        };
        let waited = it["waited_for_since"].as_i64();
        let waited = waited.map(|_| format!(", waited for since {}", day(&it["waited_for_since"])));
        [text(&it["seat"]), who + &waited.unwrap_or_default()]
    }));
    columns(&res)
}

fn bans(rows: &Value) -> Vec<String> {
    const HEAD: [&str; 5] = ["ban", "kind", "who", "until", "why"];
    let row = |it: &Value| {
        let until = if it["until"].is_null() { "for ever".to_owned() } else { day(&it["until"]) };
        let who: String = text(&it["what"]).chars().take(40).collect();
        [text(&it["id"]), text(&it["kind"]), who, until, text(&it["why"])]
    };
    let rows = rows.as_array().into_iter().flatten().map(row);
    columns(&[HEAD.map(str::to_owned)].into_iter().chain(rows).collect::<Vec<_>>())
}

/// On one line, without what paints a terminal.
fn text(value: &Value) -> String {
    let text = match value {
        Value::String(it) => it.clone(),
        Value::Null => "-".to_owned(),
        other => other.to_string(),
    };
    text.chars().filter(|it| !it.is_control()).collect()
}

/// The day and the minute of seconds since 1970, in UTC.
fn day(seconds: &Value) -> String {
    let seconds = seconds.as_i64().unwrap_or_default();
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // Civil from days, as Howard Hinnant tells it: years that begin in March, in eras of 400.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", rest / 3600, rest % 3600 / 60)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{day, text};

    #[test]
    fn a_time_is_told_as_a_day_and_a_minute() {
        for (seconds, told) in [
            (0, "1970-01-01 00:00"),
            (951_827_640, "2000-02-29 12:34"),
            (1_795_651_199, "2026-11-25 23:59"),
            (4_107_542_400_i64, "2100-03-01 00:00"),
        ] {
            assert_eq!(day(&json!(seconds)), told);
        }
        assert_eq!(text(&json!("Ola\u{1b}[31m\n")), "Ola[31m");
    }
}
