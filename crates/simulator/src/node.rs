//! A server among those that share the database: its tables in memory, its clock, and its identity in the database.

use std::collections::{BTreeMap, VecDeque};

use kernel::SeatSet;
use protocol::Moment;
use table::{
    DueNotice, Effect, Input, RenderedParts, Surroundings, Table, TableId, Ticket, Timestamp,
    Visitor,
};

use crate::client::Request;
use crate::database::Lease;

/// Simulations begin at this moment, in milliseconds since 1970.
pub(crate) const BEGIN: u64 = 1_700_000_000_000;

pub(crate) struct Node {
    /// Counts its starts.
    pub(crate) boot: u32,
    pub(crate) is_up: bool,
    /// Nothing is done until then.
    pub(crate) paused_until: u64,
    pub(crate) id: u64,
    /// Until when it is alive for all others, as it believes.
    pub(crate) until: u64,
    /// How far its clock is off.
    pub(crate) offset: i64,
    pub(crate) drivers: BTreeMap<TableId, Driver>,
    pub(crate) opening: BTreeMap<TableId, Opening>,
}

/// A table that is on its way into memory, and what waits for it.
pub(crate) struct Opening {
    pub(crate) serial: u64,
    pub(crate) waiting: VecDeque<Request>,
}

/// Which table in whose memory something is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    pub(crate) node: usize,
    pub(crate) table: TableId,
    /// Tells a table in memory from what was there before.
    pub(crate) serial: u64,
}

/// A table in memory, and what carries out what it wants.
pub(crate) struct Driver {
    pub(crate) table: Table,
    pub(crate) lease: Lease,
    pub(crate) serial: u64,
    pub(crate) inputs: VecDeque<Input>,
    pub(crate) effects: VecDeque<Effect>,
    pub(crate) inbox: VecDeque<Message>,
    pub(crate) streams: Vec<Stream>,
    pub(crate) last_ticket: u64,
    /// The command that is being carried out.
    pub(crate) current: Option<Current>,
    /// The position about which a bot thinks.
    pub(crate) thinking: Option<(u32, u32)>,
    pub(crate) on_their_way: Vec<DueNotice>,
    pub(crate) wakes_at: Option<u64>,
    pub(crate) used_at: u64,
}

#[derive(Clone)]
pub(crate) enum Message {
    /// A client wants something. Whether the key that it shows was noted.
    Request { request: Box<Request>, is_noted: bool },
    /// The next message of a stream, and the same of its viewer.
    Update { stream: u64, is_noted: bool },
}

pub(crate) struct Current {
    pub(crate) ticket: Ticket,
    /// Nothing if nobody asked: the table is being opened.
    pub(crate) request: Option<Request>,
    /// What the page of the client shows already.
    pub(crate) before: Option<std::sync::Arc<RenderedParts>>,
    pub(crate) done: Option<Result<u32, table::TableError>>,
}

/// The stream of a client's page.
pub(crate) struct Stream {
    pub(crate) number: u64,
    pub(crate) client: usize,
    pub(crate) by: Visitor,
    pub(crate) since: u32,
    /// When the page was last drawn.
    pub(crate) moment: Option<Moment>,
    /// Name and hash of the parts that the page shows.
    pub(crate) shown: BTreeMap<u64, u64>,
    /// A message is to be made.
    pub(crate) is_due: bool,
    /// When the last message arrives: they keep their order.
    pub(crate) arrives: u64,
}

impl Node {
    pub(crate) fn new() -> Self {
        Self {
            boot: 0,
            is_up: false,
            paused_until: 0,
            id: 0,
            until: 0,
            offset: 0,
            drivers: BTreeMap::new(),
            opening: BTreeMap::new(),
        }
    }

    pub(crate) fn clock(&self, now: u64) -> Timestamp {
        Timestamp((BEGIN + now).saturating_add_signed(self.offset))
    }
}

impl Driver {
    pub(crate) fn new(table: Table, lease: Lease, serial: u64, now: u64) -> Self {
        Self {
            table,
            lease,
            serial,
            inputs: VecDeque::new(),
            effects: VecDeque::new(),
            inbox: VecDeque::new(),
            streams: Vec::new(),
            last_ticket: 0,
            current: None,
            thinking: None,
            on_their_way: Vec::new(),
            wakes_at: None,
            used_at: now,
        }
    }

    pub(crate) fn ticket(&mut self) -> Ticket {
        self.last_ticket += 1;
        Ticket(self.last_ticket)
    }

    /// Whether nothing is to be done before something else happens.
    pub(crate) fn is_idle(&self) -> bool {
        self.effects.is_empty() && self.inputs.is_empty() && self.inbox.is_empty()
    }

    pub(crate) fn surroundings(&self, now: Timestamp, subscribed: SeatSet) -> Surroundings {
        Surroundings { now, is_watched: !self.streams.is_empty(), subscribed }
    }
}
