//! Writes pages to look at: `table FOLDER [SEED]` plays games at random and writes one page for each kind of prompt,
//! the result, the lobby and the rules, with the style sheet and the script beside them.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::Path;
use std::process::ExitCode;

use game_smallworld::{Action, Event, Setup, SmallWorld};
use kernel::{Chance, Match, Seat, Viewer};
use page::{Desk, Home, Occupant, Prefs, SeatInfo, TableInfo};
use text::Lang;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(folder) = args.next() else {
        eprintln!("usage: table FOLDER [SEED] [SEATS] [LANG]");
        return ExitCode::from(2);
    };
    let seed = args.next().and_then(|it| it.parse().ok()).unwrap_or(1);
    let n_seats = args.next().and_then(|it| it.parse().ok()).unwrap_or(3);
    let lang = args.next().and_then(|it| it.parse().ok()).unwrap_or(Lang::En);
    match write_all(Path::new(&folder), seed, n_seats, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write to {folder}: {error}");
            ExitCode::from(2)
        }
    }
}

fn write_all(folder: &Path, seed: u64, n_seats: u8, lang: Lang) -> std::io::Result<()> {
    let prefs = Prefs::of(lang);
    std::fs::create_dir_all(folder.join("assets"))?;
    for name in ["gospoda.css", "table.css", "gospoda.js", "icon.svg"] {
        let asset = page::asset(name).map(|it| it.text.clone()).unwrap_or_default();
        std::fs::write(folder.join("assets").join(name), asset)?;
    }
    let home = Home { tables: vec![], game: None, notice: None, prefs };
    write(folder, "home", &page::home_page(&home))?;
    write(
        folder,
        "rules",
        &page::rules_page("smallworld", Some("SW-CONQ-03"), &prefs).unwrap_or_default(),
    )?;
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for game in 0..6 {
        play(folder, seed + game, n_seats, prefs, &mut seen)?;
    }
    Ok(())
}

/// Plays a whole game, a little sensibly, and writes the first page of each prompt and the last page.
fn play(
    folder: &Path,
    seed: u64,
    n_seats: u8,
    prefs: Prefs,
    seen: &mut BTreeMap<String, usize>,
) -> std::io::Result<()> {
    let mut chance = Chance::seeded([seed as u8; 32], 0);
    let mut game: Match<SmallWorld> =
        Match::start(Setup::of(n_seats), &mut chance).expect("the setup is the plainest one");
    let mut pick = Chance::fast(seed);
    let mut n_actions = 0;
    while let Some(decision) = game.status_decision() {
        let seat = decision.0;
        let prompt = decision.1.split([' ', '{', '(']).next().unwrap_or_default().to_owned();
        let count = seen.entry(prompt.clone()).or_default();
        *count += 1;
        // Not the very first of its kind: the boards are to have something on them.
        if *count == 12 || (*count == 1 && n_actions != 0) {
            write(folder, &format!("prompt-{prompt}"), &table(&game, seat, prefs))?;
        }
        let mut legal = game.situation(Viewer::Seat(seat)).legal;
        if legal.iter().any(|it| matches!(it, Action::Conquer(..))) {
            legal.retain(|it| matches!(it, Action::Conquer(..)));
        }
        let action = legal[pick.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut chance).expect("a legal action");
        n_actions += 1;
    }
    write(folder, "result", &table(&game, Seat(0), prefs))
}

trait Asked {
    fn status_decision(&self) -> Option<(Seat, String)>;
}

impl Asked for Match<SmallWorld> {
    fn status_decision(&self) -> Option<(Seat, String)> {
        let situation = self.situation(Viewer::Spectator);
        let decision = situation.decision?;
        Some((decision.seats.first()?, debug(&decision.prompt)))
    }
}

fn debug(it: &impl Debug) -> String {
    format!("{it:?}")
}

fn table(game: &Match<SmallWorld>, seat: Seat, prefs: Prefs) -> String {
    let names = ["Mira", "Radek", "Żaneta", "Ondřej", "Kasia"];
    let viewer = Viewer::Seat(seat);
    let situation = game.situation(viewer);
    let events: Vec<(usize, Event)> = game.events(viewer).collect();
    let seats = situation.view.seats.keys().map(|&it| SeatInfo {
        seat: it,
        name: names[it.idx()].to_owned(),
        occupant: if it == seat { Occupant::Here } else { Occupant::Bot("greedy".to_owned()) },
    });
    let info = TableInfo {
        id: "t1".to_owned(),
        game: "smallworld",
        version: game.version(),
        seats: seats.collect(),
        commitment: "b3:5f1c".to_owned(),
        seed: None,
        invitations: vec![],
        own_code: None,
        is_waiting: false,
        curtain: None,
        notice: None,
        campaign: None,
        around: page::Around::default(),
        together: None,
    };
    page::table_page(&Desk {
        table: &info,
        viewer,
        situation: &situation,
        also: &[],
        events: &events,
        prefs,
    })
}

/// Addresses become paths, so that the page opens from a folder.
fn write(folder: &Path, name: &str, page: &str) -> std::io::Result<()> {
    std::fs::write(folder.join(format!("{name}.html")), page.replace("\"/assets/", "\"assets/"))
}
