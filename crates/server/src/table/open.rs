//! How a table comes into memory: made anew, or replayed from its lines.

use std::collections::HashMap;
use std::sync::Arc;

use catalog::{AnyGame, AnyTable, CampaignLog, CatalogError, Fate, record};
use kernel::Seat;
use tokio::sync::watch;

use super::proposals::Said;
use super::{Clock, House, Presence, Stamp, Standing, Table};
use crate::error::ApiError;
use crate::keys::{Key, Mark, TableId, random};
use crate::seats::{Place, Sitting};
use crate::store::{StoredSeat, StoredTable, Write};

/// What somebody wants to play.
#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    pub(crate) seats: Vec<(Sitting, String)>,
    pub(crate) set: Vec<(String, String)>,
    /// The match is the next one of this campaign; then `set` says nothing.
    pub(crate) campaign: Option<CampaignLog>,
    pub(crate) clock: Option<Clock>,
}

/// Makes a table, stores it, and brings it to its first question.
pub(crate) async fn make(
    house: &Arc<House>,
    new: &NewTable,
    host: &Key,
) -> Result<Table, ApiError> {
    let game = game_of(&new.game)?;
    let setup = match &new.campaign {
        Some(log) => log.setup_next().ok_or(ApiError::NoSequel("the campaign is over"))?,
        None => game.setup(new.seats.len(), &new.set).map_err(wrong)?,
    };
    let seats = new.seats.iter().map(|(sitting, name)| NewSeat {
        name: name.clone(),
        bot: if let Sitting::Bot(spec) = sitting { spec.to_string() } else { String::new() },
        holders: if *sitting == Sitting::Here { vec![host.mark()] } else { Vec::new() },
    });
    let seats = seats.collect();
    let clock = new.clock.map_or(0, Clock::seconds);
    let campaign = new.campaign.clone();
    lay(house, Laid { game, setup, seats, clock, campaign, follows: None }, host).await
}

fn game_of(id: &str) -> Result<&'static dyn AnyGame, ApiError> {
    catalog::game(id).map_err(|_| ApiError::NoSuchGame(id.chars().take(40).collect()))
}

fn wrong(error: CatalogError) -> ApiError {
    match error {
        CatalogError::Refused(why) => ApiError::RefusedSetup(why),
        other @ (CatalogError::NoSuchGame(_)
        | CatalogError::Seats { .. }
        | CatalogError::Setup(_)
        | CatalogError::Luck(_)) => ApiError::BadSetup(other.to_string()),
    }
}

/// A seat of a new table.
#[derive(Clone, Debug)]
pub(crate) struct NewSeat {
    pub(crate) name: String,
    pub(crate) bot: String,
    pub(crate) holders: Vec<Mark>,
}

/// The match that follows another one in a campaign: the same people with what they have by now.
#[derive(Clone, Debug)]
pub(crate) struct NextMatch {
    pub(crate) follows: TableId,
    pub(crate) campaign: CampaignLog,
    /// Seconds, as it is stored.
    pub(crate) clock: u32,
    pub(crate) seats: Vec<NewSeat>,
}

/// Makes the table that follows another one.
pub(crate) async fn make_next(
    house: &Arc<House>,
    next: NextMatch,
    host: &Key,
) -> Result<Table, ApiError> {
    let game = game_of(next.campaign.game())?;
    let over = ApiError::NoSequel("the campaign is over");
    let setup = next.campaign.setup_next().ok_or(over)?;
    let (seats, clock, follows) = (next.seats, next.clock, Some(next.follows));
    let campaign = Some(next.campaign);
    lay(house, Laid { game, setup, seats, clock, campaign, follows }, host).await
}

/// Everything that makes a table.
struct Laid {
    game: &'static dyn AnyGame,
    setup: serde_json::Value,
    seats: Vec<NewSeat>,
    /// Seconds, as it is stored.
    clock: u32,
    campaign: Option<CampaignLog>,
    follows: Option<TableId>,
}

async fn lay(house: &Arc<House>, laid: Laid, host: &Key) -> Result<Table, ApiError> {
    let fate = Fate::new(house.seed());
    let game = laid.game.start(&laid.setup, &mut fate.chance(0)).map_err(wrong)?;
    if usize::from(game.n_seats()) != laid.seats.len() {
        return Err(ApiError::BadSetup(format!("{} seats are to be filled", game.n_seats())));
    }
    let id = TableId::fresh();
    let seats = laid.seats.into_iter().enumerate().map(|(idx, seat)| StoredSeat {
        name: seat.name,
        bot: seat.bot,
        key: host.of_seat(&id.to_string(), idx as u8, 0).mark(),
        key_number: 0,
        holders: seat.holders,
        answers: String::new(),
        is_passing: false,
        since: 0,
    });
    let stored = StoredTable {
        id,
        game: game.info().id.to_owned(),
        header: record::header_line(&*game, Some(&fate)),
        seed: fate.seed,
        host: host.mark(),
        clock: laid.clock,
        seats: seats.collect(),
        lines: Vec::new(),
        campaign: laid.campaign.map(|log| log.text()),
        sequel: None,
    };
    let mut writes = vec![Write::Table(Box::new(stored.clone()))];
    writes.extend(laid.follows.map(|table| Write::Sequel { table, next: id }));
    house.store.write(writes).await?;
    let mut table = assemble(house, &stored, game, Vec::new());
    table.play_forced()?;
    table.wind_clocks();
    if !table.pending.is_empty() {
        table.commit().await?;
    }
    Ok(table)
}

/// Brings a table back from the store.
pub(crate) async fn reopen(house: &Arc<House>, id: TableId) -> Result<Table, ApiError> {
    let stored = house.store.table(id).await?.ok_or(ApiError::NoSuchTable)?;
    let (game, standing) = replay(&stored).map_err(|error| {
        tracing::error!(table = %id, %error, "cannot be replayed");
        ApiError::Frozen
    })?;
    let mut table = assemble(house, &stored, game, standing);
    // A fault may have come between an action and the forced ones after it.
    table.play_forced()?;
    table.wind_clocks();
    if !table.pending.is_empty() {
        table.commit().await?;
    }
    Ok(table)
}

/// Replays the lines of a table.
pub(super) fn replay(
    stored: &StoredTable,
) -> Result<(Box<dyn AnyTable>, Vec<Standing>), catalog::FileError> {
    let is_bot = |seat: Seat| stored.seats.get(seat.idx()).is_some_and(|it| !it.bot.is_empty());
    let mut game = record::open(&stored.header, None)?;
    let mut standing: Vec<Standing> = Vec::new();
    for (idx, line) in stored.lines.iter().enumerate() {
        let forced = game.forced();
        let wrong = |what| catalog::FileError { line: idx + 2, what };
        game.replay_line(&line.text).map_err(wrong)?;
        let told: Line = serde_json::from_str(&line.text)
            .map_err(|error| wrong(catalog::Fault::Form(error.to_string())))?;
        match told {
            Line { undo: Some(n_records), .. } => {
                standing.truncate(standing.len().saturating_sub(n_records))
            }
            // Whether the house or the person gave a forced answer is not written down. It was the house unless the
            // answer ended a turn or could not be taken back; see `Table::house_answer`.
            Line { seat, undo: None } => {
                let is_forced = forced.is_some_and(|(it, _)| it == seat);
                let is_first = standing.last().is_none_or(|it| it.seat != seat);
                let goes_on = || game.asked().contains(seat) && 0 < game.n_free_undo(seat);
                standing.push(Standing {
                    seat,
                    is_auto: line.is_standing
                        || is_forced && (is_bot(seat) || is_first || goes_on()),
                });
            }
        }
    }
    Ok((game, standing))
}

/// What is needed of a line here.
#[derive(serde::Deserialize)]
struct Line {
    seat: Seat,
    undo: Option<usize>,
}

fn assemble(
    house: &Arc<House>,
    stored: &StoredTable,
    game: Box<dyn AnyTable>,
    standing: Vec<Standing>,
) -> Table {
    let places = stored.seats.iter().map(|it| Place::of(game.windows(), it)).collect();
    // A log that cannot be read any more does not keep the table from being played.
    let brought = stored.campaign.as_deref().and_then(|text| CampaignLog::read(text).ok());
    let campaign = brought.or_else(|| CampaignLog::begun_by(&*game));
    let stamp = Stamp { version: game.version(), tick: u32::from_be_bytes(random()) };
    Table {
        id: stored.id,
        game,
        fate: Fate::new(stored.seed),
        places,
        clock: Clock::of_seconds(stored.clock),
        host: stored.host,
        house: Arc::clone(house),
        standing,
        pending: Vec::new(),
        at_screen: HashMap::new(),
        notices: HashMap::new(),
        campaign,
        sequel: stored.sequel,
        said: Said::default(),
        is_frozen: false,
        n_reseated: 0,
        presence: Arc::new(Presence::default()),
        stamp: watch::Sender::new(stamp),
        drawn: Vec::new(),
        pages: HashMap::new(),
    }
}
