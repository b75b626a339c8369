//! Writes pages of Wrath of the Lich King to look at: `wrath FOLDER [SEED] [SEATS] [LANG]` plays games and writes one
//! page for each kind of prompt and the results, with the style sheets and the script beside them.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use game_wrath::{Action, Event, Setup, Wrath};
use kernel::{Chance, Match, Seat, Viewer};
use page::{Desk, Occupant, Prefs, SeatInfo, TableInfo};
use text::Lang;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(folder) = args.next() else {
        eprintln!("usage: wrath FOLDER [SEED] [SEATS] [LANG]");
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
    for name in ["gospoda.css", "table.css", "wrath.css", "gospoda.js", "icon.svg"] {
        let asset = page::asset(name).map(|it| it.text.clone()).unwrap_or_default();
        std::fs::write(folder.join("assets").join(name), asset)?;
    }
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for game in 0..8 {
        play(folder, seed + game, n_seats, prefs, &mut seen)?;
    }
    Ok(())
}

/// Plays a whole game, a little sensibly, and writes a page of each kind of prompt and the last page.
fn play(
    folder: &Path,
    seed: u64,
    n_seats: u8,
    prefs: Prefs,
    seen: &mut BTreeMap<String, usize>,
) -> std::io::Result<()> {
    let mut chance = Chance::seeded([seed as u8; 32], 0);
    let mut game: Match<Wrath> =
        Match::start(Setup::of(n_seats), &mut chance).expect("the setup is the plainest one");
    let mut pick = Chance::fast(seed);
    while let Some(decision) = game.situation(Viewer::Spectator).decision {
        let seat = match decision.prompt {
            game_wrath::Prompt::Act { hero, .. } => {
                game.situation(Viewer::Spectator).view.heroes[&hero].seat
            }
            _ => decision.seats.first().expect("somebody is asked"),
        };
        let prompt = format!("{:?}", decision.prompt);
        let prompt = prompt.split([' ', '{', '(']).next().unwrap_or_default().to_owned();
        let count = seen.entry(prompt.clone()).or_default();
        *count += 1;
        if *count == 1 || *count == 30 {
            write(folder, &prompt, &table(&game, seat, prefs))?;
        }
        let mut legal = game.situation(Viewer::Seat(seat)).legal;
        for wanted in [Action::Quest, Action::Fight] {
            if legal.contains(&wanted) && pick.below(4) != 0 {
                legal = vec![wanted];
            }
        }
        let action = legal[pick.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut chance).expect("a legal action");
    }
    write(folder, "Result", &table(&game, Seat(0), prefs))
}

fn table(game: &Match<Wrath>, seat: Seat, prefs: Prefs) -> String {
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
        is_waiting: false,
        own_code: None,
        id: "t1".to_owned(),
        game: "wrath",
        version: game.version(),
        seats: seats.collect(),
        commitment: "b3:5f1c".to_owned(),
        seed: None,
        invitations: vec![],
        curtain: None,
        notice: None,
        campaign: None,
    };
    page::table_page(&Desk { table: &info, viewer, situation: &situation, events: &events, prefs })
}

/// Addresses become paths, so that the page opens from a folder.
fn write(folder: &Path, name: &str, page: &str) -> std::io::Result<()> {
    std::fs::write(folder.join(format!("{name}.html")), page.replace("\"/assets/", "\"assets/"))
}
