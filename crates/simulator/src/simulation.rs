//! Events in the order of virtual time, and what all parts of a simulation share.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use table::{BotAnswer, DueNotice, KeyHash, StoreError, StoredTable, TableError, TableId, Write};

use crate::checks::Checks;
use crate::client::{Client, Picture, Reply, Request};
use crate::database::{Claim, Database, Lease};
use crate::node::{Address, Node};
use crate::plan::{Fault, Plan};
use crate::random::Random;
use crate::story::Story;

/// What came of a simulation.
#[derive(Debug)]
pub struct Report {
    pub seed: u64,
    /// What was wrong, if anything was.
    pub failure: Option<String>,
    pub story: Vec<String>,
    pub n_events: u64,
    /// Commands that were done, and faults that began.
    pub n_commands: u64,
    pub n_faults: u64,
    /// Matches that ended.
    pub n_over: u64,
    /// Steps of a match in two worlds that were the same for whoever must not tell them apart.
    pub n_twins: u64,
    /// Virtual milliseconds.
    pub time: u64,
}

pub(crate) enum Event {
    /// A client looks for something to do.
    Act(usize),
    Arrive {
        node: usize,
        request: Request,
    },
    Reply {
        client: usize,
        number: u64,
        reply: Reply,
    },
    Timeout {
        client: usize,
        number: u64,
    },
    Streamed {
        client: usize,
        stream: u64,
        picture: Picture,
    },
    /// The client notices that its stream has ended.
    Ended {
        client: usize,
        stream: u64,
    },
    Reconnect {
        client: usize,
        page: u64,
    },
    /// The node notices that a stream has ended.
    LineDead {
        node: usize,
        stream: u64,
    },
    Claim(Address),
    Claimed {
        to: Address,
        claim: Result<Claim, StoreError>,
    },
    Load {
        to: Address,
        lease: Lease,
    },
    Loaded {
        to: Address,
        lease: Lease,
        stored: Result<Box<StoredTable>, StoreError>,
    },
    Write {
        from: Address,
        lease: Lease,
        writes: Vec<Write>,
    },
    Wrote {
        to: Address,
        done: Result<(), StoreError>,
    },
    Read(Address),
    HasRead {
        to: Address,
        stored: Result<Box<StoredTable>, StoreError>,
    },
    Wake(Address),
    Update {
        to: Address,
        stream: u64,
    },
    Bot {
        to: Address,
        about: (u32, u32),
        answer: BotAnswer,
    },
    Begin {
        to: Address,
        notice: DueNotice,
    },
    Delivered {
        to: Address,
        notice: DueNotice,
        was_wanted: bool,
    },
    Heartbeat {
        node: usize,
        boot: u32,
    },
    Sweep {
        node: usize,
        boot: u32,
    },
    Start(usize),
    Fault,
    StoreWorks(u64),
    NetworkWorks(u64),
    Look,
}

struct Queued {
    at: u64,
    /// Events of the same moment keep their order.
    number: u64,
    event: Event,
}

impl PartialEq for Queued {
    fn eq(&self, other: &Self) -> bool {
        (self.at, self.number) == (other.at, other.number)
    }
}

impl Eq for Queued {}

impl PartialOrd for Queued {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Queued {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.at, self.number).cmp(&(other.at, other.number))
    }
}

/// How the simulation stands as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// People play and faults happen.
    Play,
    /// No more faults; nobody does anything, clocks run out.
    Quiet,
    /// Everybody comes back and plays.
    Return,
    /// Nobody and no bot plays any more.
    Still,
}

pub(crate) struct Simulation {
    pub(crate) seed: u64,
    pub(crate) random: Random,
    pub(crate) plan: Plan,
    pub(crate) now: u64,
    queue: BinaryHeap<Reverse<Queued>>,
    n_queued: u64,
    pub(crate) stage: Stage,
    pub(crate) database: Database,
    pub(crate) nodes: Vec<Node>,
    pub(crate) clients: Vec<Client>,
    /// Whoever has one of these keys wants notifications.
    pub(crate) subscribed: Vec<KeyHash>,
    pub(crate) checks: Checks,
    pub(crate) story: Story,
    pub(crate) failure: Option<String>,
    pub(crate) last_number: u64,
    pub(crate) hosts: BTreeMap<TableId, usize>,
    /// The tables whose pages are drawn: that would take most of the time of a simulation, so it is done at some.
    pub(crate) drawn: BTreeSet<TableId>,
    /// The tables at which somebody has acted since everybody came back.
    pub(crate) acted: BTreeSet<TableId>,
    pub(crate) n_events: u64,
    pub(crate) n_commands: u64,
    pub(crate) n_faults: u64,
    pub(crate) n_twins: u64,
    /// The store and the network are faulty until the fault with this number ends.
    pub(crate) store_fault: u64,
    pub(crate) network_fault: u64,
}

impl Simulation {
    pub(crate) fn new(seed: u64, has_story: bool) -> Self {
        let mut random = Random::new(seed);
        let plan = Plan::of(&mut random);
        let nodes = (0..plan.n_nodes).map(|_| Node::new()).collect();
        Self {
            seed,
            random,
            plan,
            now: 0,
            queue: BinaryHeap::new(),
            n_queued: 0,
            stage: Stage::Play,
            database: Database::new(),
            nodes,
            clients: Vec::new(),
            subscribed: Vec::new(),
            checks: Checks::default(),
            story: Story::new(has_story),
            failure: None,
            last_number: 0,
            hosts: BTreeMap::new(),
            drawn: BTreeSet::new(),
            acted: BTreeSet::new(),
            n_events: 0,
            n_commands: 0,
            n_faults: 0,
            n_twins: 0,
            store_fault: 0,
            network_fault: 0,
        }
    }

    pub(crate) fn run(mut self) -> Report {
        let plan = self.plan.clone();
        self.tell(format_args!("{plan:?}"));
        self.open();
        self.run_until(self.plan.ends_at);
        self.end();
        let is_over = |id: &TableId| self.database.rows.get(id).is_some_and(|it| it.is_over);
        let n_over = self.hosts.keys().filter(|it| is_over(it)).count() as u64;
        Report {
            seed: self.seed,
            failure: self.failure,
            n_events: self.n_events,
            n_commands: self.n_commands,
            n_faults: self.n_faults,
            n_over,
            n_twins: self.n_twins,
            time: self.now,
            story: self.story.into_lines(),
        }
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.failure.is_some()
    }

    /// Lets time pass.
    pub(crate) fn run_until(&mut self, end: u64) {
        while !self.has_failed() {
            let is_due = self.queue.peek().is_some_and(|Reverse(it)| it.at <= end);
            let Some(Reverse(Queued { at, event, .. })) =
                is_due.then(|| self.queue.pop()).flatten()
            else {
                break;
            };
            self.now = self.now.max(at);
            self.n_events += 1;
            self.happen(event);
        }
        self.now = self.now.max(end);
    }

    pub(crate) fn after(&mut self, delay: u64, event: Event) {
        self.at(self.now + delay, event);
    }

    pub(crate) fn at(&mut self, at: u64, event: Event) {
        self.n_queued += 1;
        self.queue.push(Reverse(Queued { at, number: self.n_queued, event }));
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.last_number += 1;
        self.last_number
    }

    pub(crate) fn tell(&mut self, what: std::fmt::Arguments<'_>) {
        self.story.tell(self.now, what);
    }

    /// Something is not as it must be.
    pub(crate) fn fail(&mut self, what: String) {
        self.tell(format_args!("FAILURE: {what}"));
        self.failure.get_or_insert(what);
    }

    fn happen(&mut self, event: Event) {
        let node = node_of(&event);
        if let Some(node) = node {
            let it = &self.nodes[node];
            if self.now < it.paused_until {
                let at = it.paused_until;
                return self.at(at, event);
            }
            if !it.is_up && !matches!(event, Event::Start(_)) {
                return self.refuse(event);
            }
        }
        match event {
            Event::Act(client) => self.act(client),
            Event::Arrive { node, request } => self.arrive(node, request),
            Event::Reply { client, number, reply } => self.replied(client, number, reply),
            Event::Timeout { client, number } => self.timed_out(client, number),
            Event::Streamed { client, stream, picture } => self.streamed(client, stream, &picture),
            Event::Ended { client, stream } => self.stream_ended(client, stream),
            Event::Reconnect { client, page } => self.reconnect(client, page),
            Event::LineDead { node, stream } => self.line_dead(node, stream),
            Event::Claim(to) => self.claim(to),
            Event::Claimed { to, claim } => self.claimed(to, &claim),
            Event::Load { to, lease } => self.load(to, lease),
            Event::Loaded { to, lease, stored } => self.loaded(to, lease, stored),
            Event::Write { from, lease, writes } => self.write(from, lease, &writes),
            Event::Wrote { to, done } => self.wrote(to, done),
            Event::Read(from) => self.read(from),
            Event::HasRead { to, stored } => {
                self.has_read(to, stored);
            }
            Event::Wake(to) => self.wake(to),
            Event::Update { to, stream } => self.update(to, stream),
            Event::Bot { to, about, answer } => self.bot_answers(to, about, answer),
            Event::Begin { to, notice } => self.delivery_begins(to, notice),
            Event::Delivered { to, notice, was_wanted } => self.delivered(to, notice, was_wanted),
            Event::Heartbeat { node, boot } => self.heartbeat(node, boot),
            Event::Sweep { node, boot } => self.sweep(node, boot),
            Event::Start(node) => self.start(node),
            Event::Fault => self.fault(),
            Event::StoreWorks(number) => self.store_works(number),
            Event::NetworkWorks(number) => self.network_works(number),
            Event::Look => self.look(),
        }
    }

    /// A node is down: whoever asks it is refused, and what it had begun is forgotten.
    fn refuse(&mut self, event: Event) {
        if let Event::Arrive { request, .. } = event {
            self.reply(&request, Reply::Failed);
        }
    }

    /// What a table in memory of a node is told, if it is still there.
    pub(crate) fn input(&mut self, to: Address, input: table::Input) {
        if let Some(driver) = self.driver(to) {
            driver.inputs.push_back(input);
            self.drive(to);
        }
    }

    pub(crate) fn driver(&mut self, to: Address) -> Option<&mut crate::node::Driver> {
        let driver = self.nodes[to.node].drivers.get_mut(&to.table);
        driver.filter(|it| it.serial == to.serial)
    }

    pub(crate) fn plans(&self, fault: Fault) -> bool {
        self.plan.faults.contains(&fault)
    }
}

/// The node that something happens at.
fn node_of(event: &Event) -> Option<usize> {
    match event {
        Event::Arrive { node, .. }
        | Event::LineDead { node, .. }
        | Event::Heartbeat { node, .. }
        | Event::Sweep { node, .. } => Some(*node),
        Event::Claimed { to, .. }
        | Event::Loaded { to, .. }
        | Event::Wrote { to, .. }
        | Event::HasRead { to, .. }
        | Event::Wake(to)
        | Event::Update { to, .. }
        | Event::Bot { to, .. }
        | Event::Begin { to, .. }
        | Event::Delivered { to, .. } => Some(to.node),
        _ => None,
    }
}

/// A short name for the story.
pub(crate) fn named(done: &Result<u32, TableError>) -> String {
    match done {
        Ok(version) => format!("done, version {version}"),
        Err(error) => format!("not done: {error}"),
    }
}
