//! Secrecy: a table is put into two positions that differ only in what a seat cannot know. The same happens at both, and
//! that seat, and whoever only watches, must be sent the same, byte for byte.

use std::time::Duration;

use catalog::AnyTable;
use kernel::{Seat, Viewer};
use protocol::UndoCount;
use table::{
    Command, Effect, Extent, Input, Key, Settings, StoredSeat, StoredTable, Surroundings, Table,
    Ticket, Timestamp, Visitor, Word,
};

use crate::client::Client;
use crate::node::BEGIN;
use crate::random::Random;
use crate::simulation::{Event, Simulation, Stage};
use crate::twins;

/// How often positions are compared.
const EVERY: u64 = 20_000;
/// One seed in so many plays a match on in two worlds.
const RUN_EVERY: u64 = 20;

impl Simulation {
    /// Compares the worlds of a seat at some table.
    pub(crate) fn look(&mut self) {
        if self.stage != Stage::Play {
            return;
        }
        self.after(EVERY, Event::Look);
        let up = self.nodes.iter().filter(|it| it.is_up);
        let drivers: Vec<_> = up.flat_map(|it| it.drivers.values()).collect();
        let ready =
            drivers.into_iter().filter(|it| !it.table.is_waiting() && !it.table.is_unread());
        let games: Vec<_> = ready.map(|it| (it.table.id, &it.table)).collect();
        let Some((id, table)) = self.random.pick(&games) else { return };
        let (id, n_seats) = (*id, table.game().n_seats());
        if table.game().outcome().is_some() || table.is_mixing() {
            return;
        }
        let seat = Seat(self.random.below(u64::from(n_seats)) as u8);
        let number = self.random.next();
        let game = table.game();
        let worlds = [game.determinized_copy(seat, None), game.obscured(seat, number)];
        let Some(row) = self.database.rows.get(&id) else { return };
        let mut differ = compare(&row.stored, seat, worlds, number);
        let plays = self.seed.is_multiple_of(RUN_EVERY) && self.n_twins == 0;
        if plays && differ.is_ok() {
            match twins::play(&row.stored, game, number) {
                Ok(n_steps) => self.n_twins += u64::from(n_steps),
                Err(what) => differ = Err(what),
            }
        }
        if let Err(what) = differ {
            self.fail(format!("table {id}: {what}"));
        }
    }
}

fn compare(
    stored: &StoredTable,
    seat: Seat,
    worlds: [Box<dyn AnyTable>; 2],
    number: u64,
) -> Result<(), String> {
    let own = Key::of_random([7; 16]);
    let watcher = Key::of_random([8; 16]);
    let [one, other] = worlds.map(|it| sent(stored, seat, it, (&own, &watcher), number));
    let ((one, n_one), (other, n_other)) = (one?, other?);
    // What is forced in both may show what was hidden. In one of them alone it must not be noticed.
    if n_one != 0 && n_other != 0 {
        return Ok(());
    }
    match difference(&one, &other) {
        Some(what) => Err(format!("{seat} or a spectator is told a secret by {what}")),
        None => Ok(()),
    }
}

/// What somebody is sent, and by what.
pub(crate) type Sent = Vec<(String, Vec<u8>)>;

/// Where what is sent in two worlds is not the same.
pub(crate) fn difference(one: &Sent, other: &Sent) -> Option<String> {
    for ((what, first), (also, second)) in one.iter().zip(other) {
        if what != also {
            return Some(format!("{what} | {also}"));
        }
        if first != second {
            let at = first.iter().zip(second).position(|(a, b)| a != b).unwrap_or_default();
            let shown = |it: &[u8]| {
                let from = at.saturating_sub(60).min(it.len());
                let to = (at + 60).min(it.len());
                String::from_utf8_lossy(&it[from..to]).into_owned()
            };
            return Some(format!("{what}: {} | {}", shown(first), shown(second)));
        }
    }
    let longer = if one.len() < other.len() { other } else { one };
    let more = longer.get(one.len().min(other.len()))?;
    Some(format!("{}, in one world only", more.0))
}

/// All that a seat and a spectator are sent in a position.
fn sent(
    stored: &StoredTable,
    seat: Seat,
    position: Box<dyn AnyTable>,
    (own, watcher): (&Key, &Key),
    number: u64,
) -> Result<(Sent, u32), String> {
    let mut stored = stored.clone();
    stored.lines.clear();
    stored.ask.clear();
    for (idx, it) in stored.seats.iter_mut().enumerate() {
        let holders = if idx == seat.idx() { vec![own.key_hash()] } else { it.holders.clone() };
        let (name, key) = (it.name.clone(), it.key);
        *it = StoredSeat::new(name, String::new(), key, holders);
    }
    let now = Timestamp(BEGIN);
    let settings = Settings { now, notice_after: Duration::from_secs(3), tick: 1 };
    let mut table = Table::restored(&stored, settings).map_err(|error| error.to_string())?;
    table.put_game(position);
    let begins_at = table.version();
    let around = Surroundings { now, is_watched: true, ..Surroundings::default() };
    let mut random = Random::new(number);
    let mut res = Sent::new();
    let input = Input::Open { ticket: Ticket(0), is_new: false };
    feed(&mut table, around, input, &mut stored, &mut res);
    let viewers = [visitor(own), visitor(watcher)];
    draw_all(&mut table, &viewers, Extent::Whole, &mut res);
    let version = table.version();
    let said = |word| Command::Say { seat: None, word };
    let commands = [
        Command::Act { seat: None, version: version + 1, action: "done".to_owned() },
        Command::Act { seat: Some("P1".to_owned()), version, action: "nonsense".to_owned() },
        Command::Undo { version, count: UndoCount::One },
        Command::AskBack { version, n_moves: 1 },
        Command::AnswerAsk { agrees: true },
        said(Word::Propose { version, to: None, action: "done".to_owned() }),
        said(Word::Point { space: "dalaran".to_owned() }),
        Command::Curtain,
    ];
    for _ in 0..4 {
        let Some(command) = random.pick(&commands).cloned() else { break };
        let by = viewers[random.below(2) as usize].clone();
        let input = Input::Command { ticket: Ticket(1), by, command };
        feed(&mut table, around, input, &mut stored, &mut res);
    }
    let later = Surroundings { now: now + Duration::from_secs(90), ..around };
    feed(&mut table, later, Input::Tick, &mut stored, &mut res);
    draw_all(&mut table, &viewers, Extent::Live, &mut res);
    for (by, viewer) in viewers.iter().zip([Viewer::Seat(seat), Viewer::Spectator]) {
        let past = table.watched(|it| it.history_page(by, None));
        res.push((format!("the history of {viewer:?}"), format!("{past:?}").into_bytes()));
        let view = table.game().view(viewer).to_string();
        res.push((format!("the view of {viewer:?}"), view.into_bytes()));
    }
    Ok((res, table.version() - begins_at))
}

fn visitor(key: &Key) -> Visitor {
    Client::new(table::TableId::of_number(1), key.clone(), 0).visitor()
}

fn draw_all(table: &mut Table, viewers: &[Visitor], extent: Extent, res: &mut Sent) {
    for by in viewers {
        let drawn = table.draw(by, extent);
        let parts = drawn.parts.iter();
        res.extend(parts.map(|it| (format!("part {}", it.id), it.json.get().as_bytes().to_vec())));
    }
}

/// Answers and changes are sent; everything can be stored.
fn feed(
    table: &mut Table,
    around: Surroundings,
    input: Input,
    stored: &mut StoredTable,
    res: &mut Sent,
) {
    let mut next = Some(input);
    while let Some(input) = next.take() {
        for effect in table.handle(around, input) {
            match effect {
                Effect::Store(writes) => {
                    // What is forced is played in memory; the lines go on from no stored position.
                    drop(writes);
                    next = Some(Input::Stored);
                }
                Effect::Read => next = Some(Input::Read(Ok(Some(Box::new(stored.clone()))))),
                Effect::Answer { done, .. } => {
                    let told = done.map_err(|it| it.to_string());
                    res.push(("an answer".to_owned(), format!("{told:?}").into_bytes()));
                }
                Effect::Changed(stamp) => {
                    res.push(("a stamp".to_owned(), stamp.to_string().into_bytes()));
                }
                Effect::Deliver(_) | Effect::Cancel(_) => {}
                Effect::Report(fault) => {
                    res.push(("a fault".to_owned(), fault.why.into_bytes()));
                }
            }
        }
    }
}
