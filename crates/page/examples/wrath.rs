//! Writes pages of Wrath of the Lich King to look at: `wrath FOLDER [SEED] [SEATS] [LANG]` plays games and writes one
//! page for each kind of prompt and the results, with the style sheets and the script beside them.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use game_wrath::names::Space;
use game_wrath::view::{LichKing, SiegeView};
use game_wrath::{Action, Event, Prompt, Setup, Wrath};
use kernel::{Chance, Game, Match, Seat, Viewer};
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
    for name in ["gospoda.css", "table.css", "phone.css", "wrath.css", "gospoda.js", "icon.svg"] {
        let asset = page::asset(name).map(|it| it.text.clone()).unwrap_or_default();
        std::fs::write(folder.join("assets").join(name), asset)?;
    }
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for game in 0..8 {
        play(folder, seed + game, n_seats, prefs, &mut seen)?;
    }
    siege(folder, n_seats, prefs)
}

/// The siege in its second half: one page before a quest action, one at every question on the way, one of the end.
fn siege(folder: &Path, n_seats: u8, prefs: Prefs) -> std::io::Result<()> {
    let mut chance = Chance::seeded([9; 32], 0);
    let setup = Setup::of(n_seats);
    let mut game: Match<Wrath> =
        Match::start(setup.clone(), &mut chance).expect("the setup is the plainest one");
    while let Some(Prompt::Pick) = game.situation(Viewer::Spectator).decision.map(|it| it.prompt) {
        let seat = game.situation(Viewer::Spectator).decision.and_then(|it| it.seats.first());
        let seat = seat.expect("somebody chooses");
        let first = game.situation(Viewer::Seat(seat)).legal[0];
        game.play(seat, first, &mut chance).expect("a legal action");
    }
    let mut view = game.situation(Viewer::Omniscient).view;
    for quest in view.quests.values_mut() {
        (quest.progress, quest.complete, quest.reward) = (quest.length, true, None);
    }
    view.siege = Some(SiegeView { progress: 14, length: 0 });
    view.lich_king = LichKing::Icecrown;
    (view.despair, view.scourge.rate) = (4, 4);
    for hero in view.heroes.values_mut() {
        hero.space = Space::IcecrownCitadel;
    }
    let state = match game.state().arranged(&view) {
        Ok(state) => state,
        Err(violation) => {
            eprintln!("the siege cannot be arranged: {violation}");
            return Ok(());
        }
    };
    let mut game = Match::at(setup, state);
    for number in 0..60 {
        let Some(decision) = game.situation(Viewer::Spectator).decision else { break };
        let seat =
            game.state().leading_seat().or(decision.seats.first()).expect("somebody is asked");
        write(folder, &format!("Siege-{number:02}"), &table(&game, seat, prefs))?;
        let legal = game.situation(Viewer::Seat(seat)).legal;
        let eager = [Action::Quest, Action::Fight].into_iter().find(|it| legal.contains(it));
        game.play(seat, eager.unwrap_or(legal[0]), &mut chance).expect("a legal action");
    }
    write(folder, "Siege-end", &table(&game, Seat(0), prefs))
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
