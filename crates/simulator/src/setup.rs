//! How a simulation begins: tables of all games at any point of a match, and the people who sit there.

use ai::BotSpec;
use catalog::Seed;
use table::{
    Clock, Identity, Key, NewTable, Settings, Sitting, StoredLine, StoredSeat, StoredTable,
    TableId, Timestamp, Write, make,
};
use text::Lang;

use crate::client::Client;
use crate::node::BEGIN;
use crate::prepared;
use crate::simulation::{Event, Simulation};

/// So many tables of a thousand are drawn; of the others the pages tell in short what they depend on.
const DRAWN: u64 = 15;

/// Who sits where at the beginning.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Filled {
    Host,
    Link,
    /// By a link that nobody uses.
    Nobody,
    /// By a program that shows the key of the seat.
    Program,
    Bot,
}

impl Simulation {
    pub(crate) fn open(&mut self) {
        for node in 0..self.nodes.len() {
            self.start(node);
        }
        for _ in 0..self.plan.n_tables {
            self.open_table();
        }
        if self.plan.fault_every != 0 {
            self.after(2_000, Event::Fault);
        }
        self.after(5_000, Event::Look);
    }

    fn open_table(&mut self) {
        let host = Key::of_random(self.random.bytes());
        let id = TableId::of_random(self.random.next().to_le_bytes());
        let prepared = self.random.pick(prepared::all());
        let Some(prepared) = prepared else { return };
        let n_seats = prepared.n_seats;
        let filled = self.filled(n_seats);
        let is_new = self.random.chance(350);
        let clock = if self.random.chance(400) { self.random.between(10, 30) as u32 } else { 0 };
        let delay = if self.random.chance(150) { self.random.between(1, 8) as u32 } else { 0 };
        let open_in = self.random.chance(200).then_some(Lang::Pl);
        let writes = if is_new {
            let seats = filled.iter().map(|it| (self.sitting(*it), String::new()));
            let seats = seats.collect::<Vec<_>>();
            let clock = (clock != 0).then(|| Clock::of_seconds(clock)).flatten();
            let mixes = self.random.chance(250);
            let plain = NewTable::plain(prepared.game.to_owned(), seats);
            let new = NewTable { clock, mixes, delay, open_in, ..plain };
            let identity = Identity { id, seed: Seed::of_number(self.random.next()) };
            let now = Timestamp(BEGIN);
            let notice_after = std::time::Duration::from_secs(3);
            let settings = Settings { now, notice_after, tick: 0 };
            match make(&new, &host, identity, settings) {
                Ok(made) => made.writes,
                Err(error) => return self.fail(format!("a table cannot be made: {error}")),
            }
        } else {
            let lines = &prepared.lines;
            // One in two stands shortly before its end.
            let n_lines = match self.random.below(2) {
                0 => self.random.below(lines.len() as u64) as usize,
                _ => lines.len() - 1 - self.random.below(8.min(lines.len() as u64)) as usize,
            };
            let lines = lines[..n_lines].iter();
            let seats = filled.iter().enumerate().map(|(idx, it)| {
                let key = host.of_seat(&id.to_string(), idx as u8, 0).key_hash();
                let bot = if *it == Filled::Bot { "random".to_owned() } else { String::new() };
                let holders = if *it == Filled::Host { vec![host.key_hash()] } else { Vec::new() };
                StoredSeat::new(String::new(), bot, key, holders)
            });
            let stored = StoredTable {
                id,
                game: prepared.game.to_owned(),
                header: prepared.header.clone(),
                seed: prepared.proof.seed,
                host: host.key_hash(),
                clock,
                is_mixing: false,
                delay,
                open_in: open_in.map(|it| it.tag().to_owned()),
                bot_pause: None,
                seats: seats.collect(),
                lines: lines
                    .map(|it| StoredLine { text: it.clone(), is_auto_answer: false })
                    .collect(),
                campaign: None,
                sequel: None,
                ask: String::new(),
                talk: Vec::new(),
                is_seed_told: false,
                hints: false,
                course: String::new(),
                is_closed: false,
            };
            vec![Write::Table(Box::new(stored))]
        };
        if let Err(error) = self.database.write(None, &writes, self.now) {
            return self.fail(format!("a table cannot be stored: {error}"));
        }
        if self.random.chance(DRAWN) {
            self.drawn.insert(id);
        }
        self.people(id, &host, &filled);
        let game = prepared.game;
        self.tell(format_args!("table {id}: {game}, {n_seats} seats, new {is_new}, clock {clock}"));
    }

    fn filled(&mut self, n_seats: usize) -> Vec<Filled> {
        let mut res = vec![Filled::Host];
        for _ in 1..n_seats {
            res.push(match self.random.below(20) {
                0..=2 => Filled::Host,
                3..=10 => Filled::Link,
                11 => Filled::Nobody,
                12..=13 => Filled::Program,
                _ => Filled::Bot,
            });
        }
        // Some hosts only look on.
        if self.random.chance(150) {
            res[0] = Filled::Bot;
        }
        res
    }

    fn sitting(&mut self, filled: Filled) -> Sitting {
        match filled {
            Filled::Host => Sitting::Here,
            Filled::Link | Filled::Nobody | Filled::Program => Sitting::Link,
            Filled::Bot if self.random.chance(200) => Sitting::Bot(BotSpec::Greedy),
            Filled::Bot => Sitting::Bot(BotSpec::Random),
        }
    }

    fn people(&mut self, table: TableId, host: &Key, filled: &[Filled]) {
        let number = self.add_client(table, host.clone(), None, Vec::new());
        self.hosts.insert(table, number);
        for (idx, filled) in (0..).zip(filled) {
            let link = host.of_seat(&table.to_string(), idx, 0);
            let key = Key::of_random(self.random.bytes());
            match filled {
                Filled::Link => drop(self.add_client(table, key, None, vec![(idx, link)])),
                Filled::Program => drop(self.add_client(table, key, Some(link), Vec::new())),
                Filled::Host | Filled::Nobody | Filled::Bot => {}
            }
        }
        if self.random.chance(500) {
            let key = Key::of_random(self.random.bytes());
            self.add_client(table, key, None, Vec::new());
        }
    }

    pub(crate) fn add_client(
        &mut self,
        table: TableId,
        key: Key,
        bearer: Option<Key>,
        to_join: Vec<(u8, Key)>,
    ) -> usize {
        if self.random.chance(400) {
            self.subscribed.push(bearer.as_ref().unwrap_or(&key).key_hash());
        }
        let lang = [Lang::En, Lang::Pl, Lang::Cs][self.random.below(3) as usize];
        let node = self.random.below(self.nodes.len() as u64) as usize;
        let (number, tab) = (self.clients.len(), self.number());
        let client = Client::new(table, key, tab);
        self.clients.push(Client { bearer, to_join, lang, node, ..client });
        let begins = self.random.between(0, 8_000);
        self.after(begins, Event::Act(number));
        number
    }
}
