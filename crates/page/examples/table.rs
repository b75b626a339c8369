//! Writes pages to look at: `table GAME FOLDER [SEED] [SEATS] [LANG]` plays games at random and writes one page for each
//! kind of prompt, the result, the lobby and the rules, with the style sheets and the script beside them.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::names::Space;
use game_wrath::view::{LichKing, SiegeView};
use game_wrath::{Action, Prompt, Wrath};
use kernel::{Chance, Game as _, Match, Seat, Viewer};
use page::{
    Draw, Home, Observation, Occupant, Prefs, RenderContext, Renderer, SeatInfo, TableInfo,
    renderer,
};
use text::Lang;

const USAGE: &str = "usage: table GAME FOLDER [SEED] [SEATS] [LANG]";

const ASSETS: [&str; 13] = [
    "gospoda.css",
    "table.css",
    "cards.css",
    "phone.css",
    "wrath.css",
    "quest.css",
    "adventure.css",
    "rules.css",
    "rules.js",
    "gospoda.js",
    "replay.js",
    "stage.js",
    "icon.svg",
];

/// What leads on in one of the games is done more often than what is drawn by lot.
const EAGER: [&str; 6] = ["conquer", "quest", "fight", "advance", "hand-in", "draw"];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, folder, more @ ..] = args.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let nth = |idx: usize| more.get(idx);
    let studio = Studio {
        folder: Path::new(folder),
        seed: nth(0).and_then(|it| it.parse().ok()).unwrap_or(1),
        n_seats: nth(1).and_then(|it| it.parse().ok()).unwrap_or(3),
        prefs: Prefs::of(nth(2).and_then(|it| it.parse().ok()).unwrap_or(Lang::En)),
    };
    let n_seats = studio.n_seats;
    let done = match game.as_str() {
        "smallworld" => studio.all::<SmallWorld>(&game_smallworld::Setup::of(n_seats)),
        "wrath" => {
            studio.all::<Wrath>(&game_wrath::Setup::of(n_seats)).and_then(|()| studio.siege())
        }
        "quest" => studio.all::<Quest>(&game_quest::Setup::of(n_seats)),
        "adventure" => studio.all::<Adventure>(&game_adventure::Setup::of(n_seats)),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write to {folder}: {error}");
            ExitCode::from(2)
        }
    }
}

fn games() -> [&'static dyn Renderer; 4] {
    [renderer::<SmallWorld>(), renderer::<Wrath>(), renderer::<Quest>(), renderer::<Adventure>()]
}

/// Where pages are written, and for whom.
struct Studio<'a> {
    folder: &'a Path,
    seed: u64,
    n_seats: u8,
    prefs: Prefs,
}

impl Studio<'_> {
    /// Some games, and what stands around them.
    fn all<G: Draw>(&self, setup: &G::Setup) -> io::Result<()> {
        std::fs::create_dir_all(self.folder.join("assets"))?;
        for name in ASSETS {
            let asset = page::asset(name).map(|it| it.text.clone()).unwrap_or_default();
            std::fs::write(self.folder.join("assets").join(name), asset)?;
        }
        if let Some(gallery) = renderer::<G>().gallery() {
            let folder = self.folder.join("art").join(G::INFO.id);
            std::fs::create_dir_all(&folder)?;
            for slug in gallery.slugs() {
                let text = gallery.file(slug).map(|it| it.text.as_str()).unwrap_or_default();
                std::fs::write(folder.join(format!("{slug}.svg")), text)?;
            }
        }
        let prefs = self.prefs;
        let (tables, open) = (vec![], vec![]);
        let home = Home {
            tables,
            open,
            lessons: Vec::new(),
            puzzles: Vec::new(),
            game: None,
            notice: None,
            prefs,
        };
        self.write("home", &page::home_page(&home, &games()))?;
        let rules = page::rules_page(renderer::<G>(), "", &|_| false, &[], &prefs);
        self.write("rules", &rules.unwrap_or_default())?;
        let mut seen = BTreeMap::new();
        (0..6).try_for_each(|nth| self.play::<G>(setup, self.seed + nth, &mut seen))
    }

    /// Plays a whole game, a little sensibly, and writes two pages of each prompt and the last page.
    fn play<G: Draw>(
        &self,
        setup: &G::Setup,
        seed: u64,
        seen: &mut BTreeMap<String, usize>,
    ) -> io::Result<()> {
        let mut chance = Chance::fast(seed);
        let mut pick = Chance::fast(seed ^ 0xFACE);
        let mut game: Match<G> =
            Match::start(setup.clone(), &mut chance).expect("the setup is the plainest one");
        while let Some((seat, legal)) = asked(&game) {
            let prompt = game.situation(Viewer::Spectator).decision.map(|it| it.prompt);
            let prompt = prompt.map(|it| format!("{it:?}")).unwrap_or_default();
            let kind = prompt.split([' ', '{', '(']).next().unwrap_or_default().to_owned();
            let count = seen.entry(kind.clone()).or_default();
            *count += 1;
            // The very first of its kind, and one when the board has something on it.
            if *count == 1 || *count == 30 {
                self.write(&format!("{kind}-{count}"), &self.table(&game, seat))?;
            }
            let is_eager = |it: &&G::Action| {
                let text = it.to_string();
                EAGER.iter().any(|verb| text.split(' ').next() == Some(verb))
            };
            let eager: Vec<G::Action> = legal.iter().filter(is_eager).copied().collect();
            let from = if eager.is_empty() || pick.below(4) == 0 { legal } else { eager };
            let action = from[pick.below(from.len() as u32) as usize];
            game.play(seat, action, &mut chance).expect("a legal action");
        }
        self.write("result", &self.table(&game, Seat(0)))
    }

    /// Wrath of the Lich King, the siege in its second half: a page at every question on the way, and one of the end.
    fn siege(&self) -> io::Result<()> {
        let mut chance = Chance::seeded([9; 32], 0);
        let setup = game_wrath::Setup::of(self.n_seats);
        let mut game: Match<Wrath> =
            Match::start(setup.clone(), &mut chance).expect("the setup is the plainest one");
        while let Some((seat, legal)) = asked(&game) {
            let decision = game.situation(Viewer::Spectator).decision;
            if !matches!(decision.map(|it| it.prompt), Some(Prompt::Pick)) {
                break;
            }
            game.play(seat, legal[0], &mut chance).expect("a legal action");
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
        let state = game.state().from_view(&view).expect("the siege can be arranged");
        let mut game = Match::at(setup, state);
        for number in 0..60 {
            let Some((seat, legal)) = asked(&game) else { break };
            self.write(&format!("siege-{number:02}"), &self.table(&game, seat))?;
            let eager = [Action::Quest, Action::Fight].into_iter().find(|it| legal.contains(it));
            game.play(seat, eager.unwrap_or(legal[0]), &mut chance).expect("a legal action");
        }
        self.write("siege-end", &self.table(&game, Seat(0)))
    }

    fn table<G: Draw>(&self, game: &Match<G>, seat: Seat) -> String {
        let viewer = Viewer::Seat(seat);
        let (situation, events) = (game.situation(viewer), game.events(viewer).collect());
        let observation = Observation { situation, beside: Vec::new(), events };
        let names = ["Ann", "Ben", "Cyd", "Dan", "Eve"];
        let seats = Seat::all(self.n_seats).map(|it| SeatInfo {
            seat: it,
            name: names[it.idx()].to_owned(),
            occupant: if it == seat { Occupant::Here } else { Occupant::Bot("greedy".to_owned()) },
        });
        let info = TableInfo {
            id: "t1".to_owned(),
            version: game.version(),
            seats: seats.collect(),
            commitment: "b3:5f1c".to_owned(),
            seed: None,
            invitations: vec![],
            own_code: None,
            is_waiting: false,
            n_undo: 0,
            curtain: None,
            notice: None,
            campaign: None,
            around: page::Around::default(),
            together: None,
        };
        page::table_page(&RenderContext {
            table: &info,
            observation: &observation,
            prefs: self.prefs,
        })
    }

    /// Addresses become paths, so that the page opens from a folder.
    fn write(&self, name: &str, page: &str) -> io::Result<()> {
        let file = self.folder.join(format!("{name}.html"));
        std::fs::write(file, page.replace("\"/assets/", "\"assets/").replace("\"/art/", "\"art/"))
    }
}

/// Of the seats that are asked, the one that can do most, and what it can do.
fn asked<G: Draw>(game: &Match<G>) -> Option<(Seat, Vec<G::Action>)> {
    let seats = game.situation(Viewer::Spectator).decision?.seats;
    let legal = |seat: Seat| (seat, game.situation(Viewer::Seat(seat)).legal);
    seats.iter().map(legal).max_by_key(|(_, legal)| legal.len())
}
