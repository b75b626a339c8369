//! What a page is drawn from: the table around the game, the viewer, and the viewer's preferences.

use std::fmt;
use std::time::Duration;

use kernel::{Seat, Viewer};
use text::Lang;

use crate::around::Around;
use crate::games::Renderer;
use crate::observation::AnyObservation;
use crate::together::Together;

/// A piece of the page with an id of its own. The server sends again only the parts whose text changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The id of the element in `html`.
    pub id: String,
    pub html: String,
}

/// How a viewer wants the page: kept in a cookie, read by the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prefs {
    pub lang: Lang,
    pub theme: Theme,
    pub motion: Motion,
    pub pace: Pace,
    pub sounds: Sounds,
    pub has_high_contrast: bool,
    /// Whether the page asks again before what cannot be taken back.
    pub asks_first: bool,
    /// Who thinks for the bots at a table where nobody else plays.
    pub thinking: Thinking,
    pub tips: Tips,
    /// No other machine reaches the tables: what needs one is not offered.
    pub is_alone: bool,
    /// The path of the tables that need no server, if they are offered.
    pub local: Option<&'static str>,
}

impl Prefs {
    /// What a page is like for whoever chose nothing but a language.
    pub const fn of(lang: Lang) -> Self {
        Self {
            lang,
            theme: Theme::System,
            motion: Motion::System,
            pace: Pace::Normal,
            sounds: Sounds::OFF,
            has_high_contrast: false,
            asks_first: false,
            thinking: Thinking::Server,
            tips: Tips::NEW,
            is_alone: false,
            local: None,
        }
    }

    /// Where the viewer's browser finds what thinks for bots, if it shall: the path of the tables that need no server.
    pub fn thinks_with(&self) -> Option<&'static str> {
        self.local.filter(|_| self.thinking == Thinking::Browser)
    }
}

/// Dark letters on parchment, or light ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the device says.
    System,
    Light,
    Dark,
}

/// Whether anything on the page moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// As the device says.
    System,
    Full,
    Reduced,
}

/// How fast it is played what an action led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// What has become of it is shown at once.
    Off,
    Fast,
    Normal,
    Slow,
    /// A key leads from each beat to the next.
    Step,
}

/// What is heard at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sounds {
    pub is_on: bool,
    /// 0 to 100.
    pub volume: u8,
    /// Whether each of [`SoundGroup::ALL`] is heard.
    pub groups: [bool; SoundGroup::ALL.len()],
}

/// What can be switched off for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundGroup {
    Dice,
    Cards,
    Fights,
    /// It rings when the viewer is asked and looks elsewhere.
    Bell,
    /// Somebody terrible appears, the end of the game.
    Moments,
}

impl Sounds {
    /// As long as nobody has switched them on.
    pub const OFF: Self = Self { is_on: false, volume: 60, groups: [true; SoundGroup::ALL.len()] };

    pub fn with_group(mut self, group: SoundGroup, is_heard: bool) -> Self {
        self.groups[group as usize] = is_heard;
        self
    }

    pub fn hears(self, group: SoundGroup) -> bool {
        self.groups[group as usize]
    }

    /// In a cookie: `on.60.dice.bell`, with the groups that are silent at the end.
    pub fn slug(self) -> String {
        let is_on = if self.is_on { "on" } else { "off" };
        self.silent().fold(format!("{is_on}.{}", self.volume), |res, it| res + "." + it.slug())
    }

    /// Reads a [`Self::slug`].
    pub fn parse(slug: &str) -> Option<Self> {
        let mut words = slug.split('.');
        let is_on = words.next()? == "on";
        let volume = words.next()?.parse().ok().filter(|it| *it <= 100)?;
        let silent = words.filter_map(SoundGroup::parse);
        Some(silent.fold(Self { is_on, volume, ..Self::OFF }, |res, it| res.with_group(it, false)))
    }

    pub(crate) fn silent(self) -> impl Iterator<Item = SoundGroup> {
        SoundGroup::ALL.iter().copied().filter(move |it| !self.hears(*it))
    }
}

/// Which tips somebody has had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tips {
    /// Whether any are shown.
    pub is_on: bool,
    /// A bit for the number of each that was read, or was shown in a turn that is over.
    seen: u64,
    /// The tip of a turn, and the mark of that turn, in which there is no other.
    last: Option<(u8, u16)>,
}

impl Tips {
    /// As long as nobody has read one.
    pub const NEW: Self = Self { is_on: true, seen: 0, last: None };

    /// The same, but switched on or off.
    pub fn switched(self, is_on: bool) -> Self {
        Self { is_on, ..self }
    }

    /// Whether a tip may be shown in a turn.
    pub fn shows(self, number: u8, turn: u16) -> bool {
        let is_fresh = self.seen & bit(number) == 0;
        let is_its_turn = match self.last {
            Some((last, here)) if here == turn => last == number,
            Some((last, _)) => last != number,
            None => true,
        };
        self.is_on && is_fresh && is_its_turn
    }

    /// A tip was shown in a turn. It stays for the turn, and no other comes in it.
    pub fn shown(self, number: u8, turn: u16) -> Self {
        let before = self.last.filter(|it| *it != (number, turn));
        let seen = before.map_or(self.seen, |(last, _)| self.seen | bit(last));
        Self { seen, last: Some((number, turn)), ..self }
    }

    /// A tip was read, and is not shown again.
    pub fn read(self, number: u8, turn: u16) -> Self {
        let shown = self.shown(number, turn);
        Self { seen: shown.seen | bit(number), ..shown }
    }

    /// In a cookie: `on.3f.17.9c2`: what was read and the last tip with its turn, in hexadecimal digits.
    pub fn slug(self) -> String {
        let is_on = if self.is_on { "on" } else { "off" };
        let last = self.last.map(|(number, turn)| format!(".{number:x}.{turn:x}"));
        format!("{is_on}.{:x}{}", self.seen, last.unwrap_or_default())
    }

    /// Reads a [`Self::slug`].
    pub fn parse(slug: &str) -> Option<Self> {
        let mut words = slug.split('.');
        let is_on = words.next()? == "on";
        let seen = u64::from_str_radix(words.next()?, 16).ok()?;
        let number = words.next().and_then(|it| u8::from_str_radix(it, 16).ok());
        let turn = words.next().and_then(|it| u16::from_str_radix(it, 16).ok());
        Some(Self { is_on, seen, last: number.zip(turn) })
    }
}

fn bit(number: u8) -> u64 {
    1_u64.checked_shl(u32::from(number)).unwrap_or_default()
}

/// Who thinks for the bots at a table where nobody else plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thinking {
    Server,
    /// The browser of whoever plays there.
    Browser,
}

macro_rules! slugs {
    ($($choice:ident { $($variant:ident = $slug:literal),* })*) => {
        $(impl $choice {
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name in a cookie and in the forms.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$variant => $slug),*
                }
            }

            /// Reads a [`Self::slug`].
            pub fn parse(slug: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|it| it.slug() == slug)
            }
        })*
    };
}

slugs! {
    Theme { System = "system", Light = "light", Dark = "dark" }
    Motion { System = "system", Full = "full", Reduced = "reduced" }
    SoundGroup { Dice = "dice", Cards = "cards", Fights = "fights", Bell = "bell", Moments = "moments" }
    Pace { Off = "off", Fast = "fast", Normal = "normal", Slow = "slow", Step = "step" }
    Thinking { Server = "server", Browser = "browser" }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// The viewer, or somebody else at the viewer's screen.
    Here,
    Person {
        is_present: bool,
    },
    /// A bot, by its name (`greedy`, `mcts:200ms`).
    Bot(String),
    /// Nobody yet: a link is to be sent.
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    pub seat: Seat,
    pub name: String,
    pub occupant: Occupant,
}

/// The table around a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// The id in addresses: `/table/{id}`.
    pub id: String,
    /// The version of the match; every form sends it back.
    pub version: u32,
    pub seats: Vec<SeatInfo>,
    /// The hash of the secret seed (and the seed itself when the match is over).
    pub commitment: String,
    pub seed: Option<String>,
    /// Links for seats that are open, to be given to others: seat and address.
    pub invitations: Vec<(Seat, String)>,
    /// The recovery code of the viewer's own seat; nothing for whoever only watches.
    pub own_code: Option<OwnCode>,
    /// Somebody else is asked, so that the table will change without the viewer.
    pub is_waiting: bool,
    /// How many of his last choices the viewer may take back.
    pub n_undo: u32,
    /// In hot-seat play: the next seat waits behind a curtain until its player says that he is there.
    pub curtain: Option<Seat>,
    /// A refusal or another message for the viewer's last try.
    pub notice: Option<String>,
    /// The campaign that the match belongs to.
    pub campaign: Option<CampaignInfo>,
    /// Who is waited for, and what the viewer wishes in advance.
    pub around: Around,
    /// Proposals and pings; nothing where everybody plays for himself.
    pub together: Option<Together>,
}

/// A campaign around a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignInfo {
    /// The log: where it stands, what was played, what the heroes have, what is in the pool.
    pub lines: Vec<String>,
    /// Of each match that was played, whether it was won.
    pub won: Vec<bool>,
    /// The viewer may go on to the next match.
    pub goes_on: bool,
    /// The id of the table that follows, once there is one.
    pub next: Option<String>,
}

/// What brings a person back to a seat.
#[derive(Clone, PartialEq, Eq)]
pub enum OwnCode {
    Known(String),
    /// It was made on another device, and only that one knows it.
    Elsewhere,
}

/// A code never appears in a log by accident.
impl fmt::Debug for OwnCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Known(_) => "Known(secret)",
            Self::Elsewhere => "Elsewhere",
        })
    }
}

/// Everything that one drawing is made from.
#[derive(Clone, Copy)]
pub struct RenderContext<'a> {
    pub table: &'a TableInfo,
    pub observation: &'a dyn AnyObservation,
    pub prefs: Prefs,
}

impl RenderContext<'_> {
    /// Through whose eyes the table is drawn.
    pub(crate) fn viewer(&self) -> Viewer {
        self.observation.viewer()
    }

    pub(crate) fn game(&self) -> &'static dyn Renderer {
        self.observation.game()
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeTable {
    pub id: String,
    pub game: &'static str,
    pub seats: Vec<SeatInfo>,
    pub is_over: bool,
    /// Whether one of the viewer's seats is asked.
    pub is_waiting_for_you: bool,
}

/// A table at which strangers may sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable {
    pub id: String,
    pub game: String,
    /// What is spoken there.
    pub lang: Lang,
    /// How long people may think.
    pub clock: Option<Duration>,
    /// Whoever sits down there agrees that hints may be asked for.
    pub hints: bool,
    pub n_free: u32,
}

/// A lesson that can be begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonLink {
    pub id: String,
    pub game: &'static str,
    pub title: String,
    /// What it is about.
    pub about: String,
    pub minutes: u8,
}

/// A puzzle that can be tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleLink {
    pub lesson: LessonLink,
    /// From 1 to 3, from easy to hard.
    pub level: u8,
    pub solved: Option<Solved>,
}

/// How somebody has solved a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Solved {
    WithHint,
    Alone,
}

/// The first page.
#[derive(Clone, Debug)]
pub struct Home {
    pub tables: Vec<HomeTable>,
    /// Where strangers may sit down.
    pub open: Vec<OpenTable>,
    /// The lessons there are.
    pub lessons: Vec<LessonLink>,
    /// The puzzles there are.
    pub puzzles: Vec<PuzzleLink>,
    /// The game that was chosen for a new table, as it stands in the address.
    pub game: Option<String>,
    /// What was wrong with the last form.
    pub notice: Option<String>,
    pub prefs: Prefs,
}
