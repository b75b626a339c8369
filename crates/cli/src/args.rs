//! What can be typed.

mod admin;
mod serve;
mod think;
mod train;

use std::path::PathBuf;
use std::str::FromStr;

use ai::sequential::Sprt;
use clap::{Args, Parser, Subcommand};
use text::Lang;

use crate::settings::DEFAULT_DATA;

pub(crate) use admin::{AdminArgs, AdminCommand, BanArgs, TablesArgs};
pub(crate) use serve::ServeArgs;
pub(crate) use think::ThinkArgs;
pub(crate) use train::{TrainCommand, TrainFitArgs, TrainPlayArgs, TrainPolicyArgs, TrainingArgs};

/// A digital table for board games with the whole rulebook: play in the browser or the terminal, simulate, verify.
///
/// Without a command it serves the table and prints the address. Actions are written in one notation everywhere:
/// `conquer l1a-06`. Exit codes: 0 done, 1 the answer is no, 2 wrong use or bad input.
#[derive(Parser)]
#[command(name = "gospoda", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    /// Play with the cards of a content pack, a folder; such as quest=printed
    #[arg(long = "pack", value_name = "GAME=FOLDER", global = true, value_parser = key_value)]
    pub(crate) packs: Vec<(String, String)>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the web table (the default)
    Serve(ServeArgs),
    /// Think for the bots of servers that share a database, on any machine
    Think(ThinkArgs),
    /// Administer a running server: list, close and delete tables, erase a person, ban an address or a browser
    Admin(AdminArgs),
    /// Copy all tables into one file, also while the server runs
    Backup(BackupArgs),
    /// Play a game in the terminal
    Play(PlayArgs),
    /// Learn a game in the terminal, step by step; without a game it lists the lessons and puzzles
    Learn(LearnArgs),
    /// Play whole games between bots and count
    Sim(SimArgs),
    /// Let all levels of all games play each other, game after game, and rate them
    League(LeagueArgs),
    /// Play whole games between bots and tell whether the chances to win that the table shows came true
    Calibrate(CalibrateArgs),
    /// Learn from games between bots how positions stand
    #[command(subcommand)]
    Train(TrainCommand),
    /// Run scenario files
    Scenario(ScenarioArgs),
    /// Show a match file
    Replay(ReplayArgs),
    /// Look back at a finished match: how the chances went, what luck did, which answers gave most away
    Analyse(AnalyseArgs),
    /// Name the best answers of a seat at a moment of a match, and why
    Hint(HintArgs),
    /// Check a match file, draw by draw
    Verify(VerifyArgs),
    /// Print rules, or what code and tests cite
    Rules(RulesArgs),
    /// List the components of a game
    Cards(CardsArgs),
    /// Draw a position as SVG
    Render(RenderArgs),
    /// Measure the speed of a game on this machine
    Bench(BenchArgs),
}

impl Default for Command {
    fn default() -> Self {
        Self::Serve(ServeArgs::default())
    }
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The folder that holds all tables
    #[arg(long, value_name = "FOLDER", env = "GOSPODA_DATA", default_value = DEFAULT_DATA)]
    pub(crate) data: PathBuf,
    /// The new file; put into an empty folder as gospoda.db it is served like the original
    #[arg(long, value_name = "FILE")]
    pub(crate) to: PathBuf,
}

/// A game, its seats and its table options.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// The game, such as smallworld
    pub(crate) game: String,
    /// Who sits where, separated by commas: a level (stranger, guest, regular, old-hand, host), random, greedy, mcts:200ms,
    /// mcts:200cpu (processor time), mcts:1000 (iterations), mcts-1:1000 (the first such bot, kept as it was)
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// A table option, such as teams=true; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
}

/// A moment of a match: its file, and how many moves were played.
fn moment(text: &str) -> Result<(PathBuf, usize), String> {
    let wrong = || "a match file and a number of moves, such as game.match:57".to_owned();
    let (file, n_moves) = text.rsplit_once(':').ok_or_else(wrong)?;
    Ok((PathBuf::from(file), n_moves.parse().map_err(|_| wrong())?))
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    pair.ok_or_else(|| "an option is written KEY=VALUE".to_owned())
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let wrong = || "a test is written H0,H1 or H0,H1,ALPHA,BETA, such as 0.5,0.55".to_owned();
    let numbers: Result<Vec<f64>, _> = text.split(',').map(str::parse).collect();
    let [h0, h1, alpha, beta] = match *numbers.map_err(|_| wrong())?.as_slice() {
        [h0, h1] => [h0, h1, 0.05, 0.05],
        [h0, h1, alpha, beta] => [h0, h1, alpha, beta],
        _ => return Err(wrong()),
    };
    let is_sound = 0.0 < h0 && h0 < h1 && h1 < 1.0;
    let may_be = |it: f64| 0.0 < it && it < 0.5;
    if is_sound && may_be(alpha) && may_be(beta) {
        Ok(Sprt { h0, h1, alpha, beta })
    } else {
        Err("H0 is above 0 and below H1, which is below 1; ALPHA and BETA are between 0 and 0.5"
            .to_owned())
    }
}

fn whole<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| "this is no whole number, or too large".to_owned())
}

/// A number from 0 to 1.
fn share(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|it| (0.0..=1.0).contains(it));
    number.ok_or_else(|| "this is no number from 0 to 1".to_owned())
}

#[derive(Args, Clone)]
pub(crate) struct PlayArgs {
    /// The game, such as smallworld; not named where a game is gone on with
    #[arg(required_unless_present_any = ["resume", "from"])]
    pub(crate) game: Option<String>,
    /// Try again from a match file, after so many of its moves: what you could not know there is dealt anew. Without
    /// --seats you have the seat that was asked, and bots have the others
    #[arg(long, value_name = "FILE:MOVES", value_parser = moment, conflicts_with_all = ["resume", "options", "campaign"])]
    pub(crate) from: Option<(PathBuf, usize)>,
    /// Who sits where, separated by commas: you, a level (stranger, guest, regular, old-hand, host), random, greedy,
    /// mcts:200ms, mcts:1000 (iterations)
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// A table option, such as teams=true; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// A number that decides all luck; drawn by the system if absent
    #[arg(long, value_parser = whole::<u64>)]
    pub(crate) seed: Option<u64>,
    /// What is answered for you where you may do something or let it be: WINDOW=always, never or ask, separated by
    /// commas, such as defend=never,rewards=always. Always acts where there is only one way to do so. What is not named
    /// is asked; a wrong name lists the windows of the game. The answers are kept as if you had typed them
    #[arg(long, value_name = "WINDOW=ANSWER,…", default_value = "", hide_default_value = true)]
    pub(crate) windows: String,
    /// Everybody at the terminal agrees that hints may be asked for. Alone with bots, and where all play together, they
    /// may be anyway
    #[arg(long)]
    pub(crate) hints: bool,
    /// Write the match file here besides, line by line
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// List the games that were left, or go on with one of them: with its name, or its number in the list. Every game is
    /// kept by itself as it is played, however it is left. A match file of --record can be gone on with as well, with the
    /// same game, --seats and --seed
    #[arg(
        long,
        value_name = "GAME",
        num_args = 0..=1,
        default_missing_value = "",
        conflicts_with_all = ["options", "record"]
    )]
    pub(crate) resume: Option<String>,
    /// The folder in which games are kept, gospoda/games in the folder of the user's data ($XDG_DATA_HOME, or
    /// ~/.local/share) if absent
    #[arg(long, value_name = "FOLDER", env = "GOSPODA_GAMES")]
    pub(crate) games: Option<PathBuf>,
    /// Play the quests of a campaign, one after the other (quest only): its log is kept here, and begun if there is none
    #[arg(long, value_name = "FILE", conflicts_with = "record")]
    pub(crate) campaign: Option<PathBuf>,
    /// Language: en, pl, cs
    #[arg(long, default_value = "en")]
    pub(crate) lang: Lang,
}

#[derive(Args)]
pub(crate) struct LearnArgs {
    /// The game, such as smallworld, or one of its lessons or puzzles, such as smallworld/first-turn
    pub(crate) lesson: Option<String>,
    /// Lessons of your own: a folder with one for each game (docs/lesson-file.md)
    #[arg(long, value_name = "DIR")]
    pub(crate) lessons: Option<PathBuf>,
    /// A number that decides whatever the lesson does not; drawn by the system if absent
    #[arg(long, value_parser = whole::<u64>)]
    pub(crate) seed: Option<u64>,
    /// Language: en, pl, cs
    #[arg(long, default_value = "en")]
    pub(crate) lang: Lang,
}

/// Games between bots.
#[derive(Args)]
pub(crate) struct SeriesArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = whole::<u32>)]
    pub(crate) games: u32,
    /// A number that decides all luck
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>)]
    pub(crate) seed: u64,
    /// How many threads; all cores if absent
    #[arg(long, value_parser = whole::<u32>)]
    pub(crate) threads: Option<u32>,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct CalibrateArgs {
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    /// Instead look back at each game: whether luck averages zero for each bot, and in how many games the first bot is said
    /// to have given less away than the last one
    #[arg(long)]
    pub(crate) reviews: bool,
}

#[derive(Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    /// Instead go through a lesson or a puzzle of the game --games times, by chance among what each step waits for, and tell
    /// whether that ever leads nowhere; such as first-turn
    #[arg(long, value_name = "NAME", conflicts_with_all = ["paired", "against", "sprt", "settings", "record"])]
    pub(crate) lesson: Option<String>,
    /// Play each seed with every bot at every seat before the next one, and tell the first bot's share with its interval.
    /// In a cooperative game the team of --against plays the same seeds
    #[arg(long)]
    pub(crate) paired: bool,
    /// In a cooperative game: the bot at all seats that plays the same seeds as --seats
    #[arg(long, value_name = "BOT", requires = "paired")]
    pub(crate) against: Option<String>,
    /// End when a sequential test has found whether the first bot's share is H0 or H1, after --games at the latest; for
    /// teams it is the share of the seeds that only one of them won. ALPHA and BETA, 0.05 if absent, are how often the one
    /// is taken for the other
    #[arg(
        long,
        value_name = "H0,H1[,ALPHA,BETA]",
        num_args = 0..=1,
        default_missing_value = "0.5,0.55",
        value_parser = sprt
    )]
    pub(crate) sprt: Option<Sprt>,
    /// A knob of the first bot, or of the team of --seats, that is set otherwise, such as exploration=0.7; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) settings: Vec<(String, String)>,
    /// Play one more game of the same bots and write its match file here
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct LeagueArgs {
    /// The file that keeps the games, one JSON line each. What is there is gone on with
    #[arg(long, value_name = "FILE", default_value = "league.jsonl")]
    pub(crate) file: PathBuf,
    /// A game, such as smallworld; may be repeated. All if absent
    #[arg(long = "game", value_name = "GAME")]
    pub(crate) games: Vec<String>,
    /// Who plays, separated by commas; the levels if absent
    #[arg(long, value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// Until every pairing has so many seeds. With none the table of what is there is printed
    #[arg(long, default_value_t = 0, value_parser = whole::<u32>)]
    pub(crate) rounds: u32,
    /// A number that decides all luck
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>)]
    pub(crate) seed: u64,
    /// How many threads; all cores if absent
    #[arg(long, value_parser = whole::<u32>)]
    pub(crate) threads: Option<u32>,
    /// What to call this build in the file; a fingerprint of the program if absent
    #[arg(long, value_name = "NAME")]
    pub(crate) build: Option<String>,
    /// Print one JSON document instead of Markdown
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ScenarioArgs {
    /// Scenario files, or folders of them
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    pub(crate) file: PathBuf,
    /// Stop after this many actions
    #[arg(long, value_name = "N", value_parser = whole::<usize>)]
    pub(crate) to: Option<usize>,
    /// Look through the eyes of a seat (P1, P2, …) instead of a spectator's
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<kernel::Seat>,
    /// Language: en, pl, cs
    #[arg(long, default_value = "en")]
    pub(crate) lang: Lang,
    /// Print the view and the events as one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct HintArgs {
    pub(crate) file: PathBuf,
    /// After this many actions; at the end of the file if absent
    #[arg(long, value_name = "N", value_parser = whole::<usize>)]
    pub(crate) to: Option<usize>,
    /// The seat (P1, P2, …); the one that is asked if absent. The hint knows what this seat knows
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<kernel::Seat>,
    /// How long it thinks, in playouts: half of them look for answers, half weigh them
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub(crate) iterations: u32,
    /// The luck of the thoughts: the same seed tells the same
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>)]
    pub(crate) seed: u64,
    /// Language: en, pl, cs
    #[arg(long, default_value = "en")]
    pub(crate) lang: Lang,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct AnalyseArgs {
    pub(crate) file: PathBuf,
    /// How long each answer is thought about, in playouts; the more, the surer it is what was given away
    #[arg(long, value_name = "N", default_value_t = ai::Effort::DEFAULT.n_iterations, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) iterations: u32,
    /// The luck of the thoughts: the same seed tells the same
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>)]
    pub(crate) seed: u64,
    /// Language: en, pl, cs
    #[arg(long, default_value = "en")]
    pub(crate) lang: Lang,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    pub(crate) file: PathBuf,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// The game; all games if absent
    pub(crate) game: Option<String>,
    /// A rule, such as SW-CONQ-03, or a chapter, such as SW-CONQ
    pub(crate) id: Option<String>,
    /// Language: en, pl, cs
    #[arg(long, default_value = "en")]
    pub(crate) lang: Lang,
    /// What code and tests cite and the first games teach, instead of the rules
    #[arg(long)]
    pub(crate) coverage: bool,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct CardsArgs {
    pub(crate) game: String,
    /// Part of a name or an id
    pub(crate) name: Option<String>,
    /// Language: en, pl, cs
    #[arg(long, default_value = "en")]
    pub(crate) lang: Lang,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct RenderArgs {
    /// A match file
    pub(crate) file: PathBuf,
    /// Where to write the drawing
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Draw the position after this many actions
    #[arg(long, value_name = "N", value_parser = whole::<usize>)]
    pub(crate) to: Option<usize>,
    /// Language: en, pl, cs
    #[arg(long, default_value = "en")]
    pub(crate) lang: Lang,
}

#[derive(Args)]
pub(crate) struct BenchArgs {
    pub(crate) game: String,
    /// Seats at the table
    #[arg(long, default_value_t = 3, value_parser = whole::<u8>)]
    pub(crate) seats: u8,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 1.0)]
    pub(crate) seconds: f64,
    /// Print one JSON document
    #[arg(long)]
    pub(crate) json: bool,
}
