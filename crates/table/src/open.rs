//! How a table comes into memory: made anew, or replayed from its lines.

use std::sync::OnceLock;
use std::time::Duration;

use catalog::{AnyCampaign, AnyGame, AnyTable, CatalogError, RandomnessProof, Seed, record};
use kernel::Seat;
use text::Lang;

use super::clocks::Clocks;
use super::consent::Consent;
use super::learning::Taught;
use super::notices::Notices;
use super::played::PlayedMatch;
use super::progress::Machine;
use super::proposals::Said;
use super::records::{Record, Records};
use super::retry::Retried;
use super::seating::Seating;
use super::shown::Views;
use super::talk::Talk;
use super::{Clock, Presence, Stamp, Table, Timestamp};
use crate::error::TableError;
use crate::keys::{Key, KeyHash, TableId};
use crate::seats::{KeyUse, Place, Sitting};
use crate::stored::{StoredSeat, StoredTable, Write};

/// Spectators are at most so far behind.
pub(super) const MOST_DELAY: u32 = 1000;

/// The longest pause before an action of a bot, in milliseconds.
pub const LONGEST_PAUSE: u32 = 10_000;

/// What somebody wants to play.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub game: String,
    pub seats: Vec<(Sitting, String)>,
    pub set: Vec<(String, String)>,
    /// The match is the next one of this campaign; then `set` says nothing.
    pub campaign: Option<Box<dyn AnyCampaign>>,
    pub clock: Option<Clock>,
    /// Everybody mixes a word into the randomness before play.
    pub mixes: bool,
    /// So many answers later spectators see the table.
    pub delay: u32,
    /// Strangers may sit down; the language that is spoken there.
    pub open_in: Option<Lang>,
    /// Milliseconds before each action of a bot; nothing means the pause of the server.
    pub bot_pause: Option<u32>,
    /// All who sit down agree that hints may be asked for, although people play against each other.
    pub hints: bool,
    /// A program makes it that shows no browser: the seats of its people are held by their keys alone.
    pub is_by_program: bool,
}

impl NewTable {
    /// A table as it is where nothing else is asked for.
    pub fn plain(game: String, seats: Vec<(Sitting, String)>) -> Self {
        Self {
            game,
            seats,
            set: Vec::new(),
            campaign: None,
            clock: None,
            mixes: false,
            delay: 0,
            open_in: None,
            bot_pause: None,
            hints: false,
            is_by_program: false,
        }
    }
}

/// What a table in memory is given that nobody stores.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub now: Timestamp,
    /// How long somebody may take to come by himself before he is told that the table waits.
    pub notice_after: Duration,
    /// Random: see [`Stamp`].
    pub tick: u32,
}

/// A table that is to be stored before it is opened.
pub struct Made {
    pub writes: Vec<Write>,
    pub table: Table,
}

/// What makes a new table another one than all before: both random.
#[derive(Clone, Copy, Debug)]
pub struct Identity {
    pub id: TableId,
    /// The secret from which dice and draws follow.
    pub seed: Seed,
}

/// Makes a table.
pub fn make(
    new: &NewTable,
    host: &Key,
    identity: Identity,
    settings: Settings,
) -> Result<Made, TableError> {
    let game = game_of(&new.game)?;
    let setup = match &new.campaign {
        Some(log) => log.setup_next().ok_or(TableError::NoSequel("the campaign is over"))?,
        None => game.setup(new.seats.len(), &new.set).map_err(wrong)?,
    };
    let seats = new.seats.iter().map(|(sitting, name)| NewSeat {
        name: name.clone(),
        bot: if let Sitting::Bot(spec) = sitting { spec.to_string() } else { String::new() },
        held: if *sitting == Sitting::Here {
            Held::by(host, new.is_by_program)
        } else {
            Held::Nobody
        },
    });
    let laid = Laid {
        clock: new.clock.map_or(0, Clock::seconds),
        is_mixing: new.mixes,
        delay: new.delay.min(MOST_DELAY),
        open_in: new.open_in.map(|it| it.tag().to_owned()),
        bot_pause: new.bot_pause.map(|it| it.min(LONGEST_PAUSE)),
        hints: new.hints,
        campaign: new.campaign.clone(),
        ..Laid::of(game, setup, seats.collect())
    };
    lay(laid, host, identity, settings)
}

pub(super) fn game_of(id: &str) -> Result<&'static dyn AnyGame, TableError> {
    catalog::game(id).map_err(|_| TableError::NoSuchGame(id.chars().take(40).collect()))
}

pub(super) fn wrong(error: CatalogError) -> TableError {
    match error {
        CatalogError::Refused(why) => TableError::RefusedSetup(why),
        other @ (CatalogError::NoSuchGame(_)
        | CatalogError::Seats { .. }
        | CatalogError::Setup(_)
        | CatalogError::Chance(_)) => TableError::BadSetup(other.to_string()),
    }
}

/// A seat of a new table.
#[derive(Clone, Debug)]
pub struct NewSeat {
    pub name: String,
    pub bot: String,
    pub held: Held,
}

/// Who has a seat of a new table.
#[derive(Clone, Debug)]
pub enum Held {
    Nobody,
    Browsers(Vec<KeyHash>),
    /// The program that knows its key.
    Key,
}

impl Held {
    /// The one who makes the table has the seat.
    pub(super) fn by(host: &Key, is_program: bool) -> Self {
        if is_program { Self::Key } else { Self::Browsers(vec![host.key_hash()]) }
    }

    /// A seat of which nothing else is known but who opens it.
    pub(super) fn seat(self, name: String, bot: String, key: KeyHash) -> StoredSeat {
        let (holders, key_use) = match self {
            Self::Nobody => (Vec::new(), KeyUse::Unused),
            Self::Browsers(holders) => (holders, KeyUse::Unused),
            Self::Key => (Vec::new(), KeyUse::Used),
        };
        StoredSeat { key_use, ..StoredSeat::new(name, bot, key, holders) }
    }
}

/// The match that follows another one with the same people: the next one of a campaign, or the same once more.
#[derive(Clone, Debug)]
pub struct NextMatch {
    pub follows: TableId,
    pub game: &'static str,
    pub campaign: Option<Box<dyn AnyCampaign>>,
    /// What is played if there is no campaign.
    pub setup: serde_json::Value,
    pub delay: u32,
    pub bot_pause: Option<u32>,
    /// Seconds, as it is stored.
    pub clock: u32,
    pub seats: Vec<NewSeat>,
    pub hints: bool,
}

/// Makes the table that follows another one.
pub fn make_next(
    next: NextMatch,
    host: &Key,
    identity: Identity,
    settings: Settings,
) -> Result<Made, TableError> {
    let game = game_of(next.game)?;
    let over = TableError::NoSequel("the campaign is over");
    let setup = match &next.campaign {
        Some(log) => log.setup_next().ok_or(over)?,
        None => next.setup,
    };
    let laid = Laid {
        clock: next.clock,
        delay: next.delay,
        bot_pause: next.bot_pause,
        hints: next.hints,
        campaign: next.campaign,
        follows: Some(next.follows),
        ..Laid::of(game, setup, next.seats)
    };
    lay(laid, host, identity, settings)
}

/// Everything that makes a table.
pub(super) struct Laid {
    game: &'static dyn AnyGame,
    setup: serde_json::Value,
    seats: Vec<NewSeat>,
    /// Seconds, as it is stored.
    clock: u32,
    is_mixing: bool,
    delay: u32,
    open_in: Option<String>,
    bot_pause: Option<u32>,
    hints: bool,
    campaign: Option<Box<dyn AnyCampaign>>,
    follows: Option<TableId>,
    /// How far the lesson is, or from where somebody tries again; empty elsewhere.
    course: String,
}

impl Laid {
    /// A table about which nobody has said anything else.
    fn of(game: &'static dyn AnyGame, setup: serde_json::Value, seats: Vec<NewSeat>) -> Self {
        Self {
            game,
            setup,
            seats,
            clock: 0,
            is_mixing: false,
            delay: 0,
            open_in: None,
            bot_pause: None,
            hints: false,
            campaign: None,
            follows: None,
            course: String::new(),
        }
    }

    /// A table of one person, who learns there or tries again.
    pub(super) fn alone(
        game: &'static dyn AnyGame,
        setup: serde_json::Value,
        seats: Vec<NewSeat>,
        course: String,
    ) -> Self {
        Self { course, ..Self::of(game, setup, seats) }
    }
}

fn lay(laid: Laid, host: &Key, identity: Identity, settings: Settings) -> Result<Made, TableError> {
    let proof = RandomnessProof::new(identity.seed);
    let game = laid.game.start(&laid.setup, &mut proof.chance(0)).map_err(wrong)?;
    let header = record::header_line(&*game, Some(&proof));
    lay_match(laid, game, header, host, identity, settings)
}

/// The same with a match that was begun.
pub(super) fn lay_match(
    laid: Laid,
    game: Box<dyn AnyTable>,
    header: String,
    host: &Key,
    identity: Identity,
    settings: Settings,
) -> Result<Made, TableError> {
    let Identity { id, seed } = identity;
    if usize::from(game.n_seats()) != laid.seats.len() {
        return Err(TableError::BadSetup(format!("{} seats are to be filled", game.n_seats())));
    }
    // Where nobody can give a word, nothing is mixed.
    let is_mixing = laid.is_mixing && laid.seats.iter().any(|it| it.bot.is_empty());
    let seats = laid.seats.into_iter().enumerate().map(|(idx, seat)| {
        let key = host.of_seat(&id.to_string(), idx as u8, 0).key_hash();
        seat.held.seat(seat.name, seat.bot, key)
    });
    let stored = StoredTable {
        id,
        game: game.info().id.to_owned(),
        header,
        seed,
        host: host.key_hash(),
        clock: laid.clock,
        is_mixing,
        delay: laid.delay,
        open_in: laid.open_in,
        bot_pause: laid.bot_pause,
        seats: seats.collect(),
        lines: Vec::new(),
        campaign: laid.campaign.map(|log| log.text()),
        sequel: None,
        ask: String::new(),
        talk: Vec::new(),
        is_seed_told: false,
        hints: laid.hints,
        course: laid.course,
        is_closed: false,
    };
    let mut writes = vec![Write::Table(Box::new(stored.clone()))];
    writes.extend(laid.follows.map(|table| Write::Sequel { table, next: id }));
    Ok(Made { writes, table: assemble(&stored, game, Records::default(), settings) })
}

impl Table {
    /// A table as it is stored.
    ///
    /// # Errors
    /// The first line that cannot be replayed, and why.
    pub fn restored(stored: &StoredTable, settings: Settings) -> Result<Self, catalog::FileError> {
        let (game, records) = replay(stored)?;
        Ok(assemble(stored, game, records, settings))
    }

    /// Brings a table to its next question.
    pub(super) fn open(&mut self, is_new: bool) -> Result<(), TableError> {
        if !is_new {
            self.settle_notices();
        }
        // A fault may have come between an action and the forced ones after it.
        self.play_forced()?;
        self.wind_clocks();
        Ok(())
    }
}

/// Replays the lines of a table.
pub(super) fn replay(
    stored: &StoredTable,
) -> Result<(Box<dyn AnyTable>, Records), catalog::FileError> {
    let has_people_beside = |seat: Seat| {
        let mut others = stored.seats.iter().enumerate().filter(|(idx, _)| *idx != seat.idx());
        others.any(|(_, it)| it.bot.is_empty() || it.is_taken())
    };
    let is_bot = |seat: Seat| stored.seats.get(seat.idx()).is_some_and(|it| !it.bot.is_empty());
    // A position with which a lesson begins need not be one that could be laid out anew: then it is that of the lesson.
    let opened = record::open(&stored.header, None);
    let mut game = opened.or_else(|error| Taught::begun(&stored.course).ok_or(error))?;
    let mut records = Records::default();
    for (idx, line) in stored.lines.iter().enumerate() {
        let forced = game
            .forced()
            .filter(|(seat, _)| !(game.haste_would_tell(*seat) && has_people_beside(*seat)));
        let wrong = |what| catalog::FileError { line: idx + 2, what };
        game.replay_line(&line.text).map_err(wrong)?;
        let told: Line = serde_json::from_str(&line.text)
            .map_err(|error| wrong(catalog::Fault::Form(error.to_string())))?;
        match told {
            Line { free: Some(_), .. } => {}
            Line { undo: Some(n_records), .. } => records.take_back(n_records),
            // Whether the house or the person gave a forced answer is not written down. It was the house unless the
            // answer ended a turn or could not be taken back; see `PlayedMatch::forced`.
            Line { seat, undo: None, free: None } => {
                let is_forced = forced.is_some_and(|(it, _)| it == seat);
                let is_first = records.last_seat() != Some(seat);
                let goes_on = || game.asked().contains(seat) && 0 < game.n_free_undo(seat);
                records.push(Record {
                    seat,
                    is_auto: line.is_auto_answer
                        || is_forced && (is_bot(seat) || is_first || goes_on()),
                    version: game.version(),
                });
            }
        }
    }
    Ok((game, records))
}

/// What is needed of a line here.
#[derive(serde::Deserialize)]
struct Line {
    seat: Seat,
    undo: Option<usize>,
    /// What was hidden was dealt anew.
    free: Option<serde::de::IgnoredAny>,
}

fn assemble(
    stored: &StoredTable,
    game: Box<dyn AnyTable>,
    records: Records,
    settings: Settings,
) -> Table {
    let Settings { now, notice_after, tick } = settings;
    let places = stored.seats.iter().map(|it| Place::of(game.windows(), it, now)).collect();
    // A log that cannot be read any more does not keep the table from being played.
    let brought = stored.campaign.as_deref().and_then(|text| catalog::read_campaign(text).ok());
    let retried = Retried::recall(&stored.course);
    let begun = || retried.is_none().then(|| game.game().begin_campaign(&game.setup())).flatten();
    let campaign = brought.or_else(begun);
    let stamp = Stamp { version: game.version(), tick };
    let played = PlayedMatch {
        game,
        proof: RandomnessProof { seed: stored.seed, entropy: record::entropy(&stored.header) },
        records,
        campaign,
        sequel: stored.sequel,
        is_mixing: stored.is_mixing,
        delay: stored.delay as usize,
        bot_pause: stored.bot_pause,
        is_seed_told: stored.is_seed_told,
        hints: stored.hints,
        turning_points: OnceLock::new(),
    };
    Table {
        id: stored.id,
        played,
        taught: Taught::recall(&stored.course),
        retried,
        seats: Seating::new(places, stored.host, stored.open_in.is_some()),
        clocks: Clocks::new(Clock::of_seconds(stored.clock)),
        consent: Consent::recall(&stored.ask),
        said: Said::default(),
        talk: Talk::of(&stored.talk),
        notices: Notices::new(notice_after),
        presence: Presence::default(),
        shown: Views::new(tick),
        machine: Machine::new(now, stamp).closed(stored.is_closed),
    }
}
