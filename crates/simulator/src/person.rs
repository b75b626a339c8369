//! What people do at their browsers, and what happens to their requests and streams.

use kernel::Seat;
use protocol::UndoCount;
use table::{Aside, Command, Key, Sitting, TableError, TableId, Wishes, Word};

use crate::client::{Picture, Reply, Request, What};
use crate::simulation::{Event, Simulation, Stage};

/// Nobody waits longer for an answer.
const TIMEOUT: u64 = 8_000;

impl Simulation {
    /// A client looks for something to do.
    pub(crate) fn act(&mut self, number: usize) {
        if self.stage == Stage::Still {
            return;
        }
        let pause = match self.stage {
            Stage::Return => self.random.between(500, 1_500),
            _ => self.random.between(500, 4_000),
        };
        self.after(pause, Event::Act(number));
        let client = &self.clients[number];
        let is_away = client.is_gone || self.now < client.away_until;
        if self.stage == Stage::Quiet || is_away || client.busy.is_some() {
            return;
        }
        if let Some(new) = client.chosen.as_ref().map(Key::key_hash) {
            // The answer was lost.
            let command = Command::Claim { new };
            return self.request(number, What::Command { version: 0, command });
        }
        if !client.has_page || client.bearer.is_some() && self.random.chance(300) {
            return self.request(number, What::Page);
        }
        let client = &self.clients[number];
        if client.is_curtain && self.random.chance(900) {
            let command = Command::Curtain;
            return self.request(number, What::Command { version: client.version, command });
        }
        if client.stream.is_none() && client.bearer.is_none() {
            // It is connected again by itself.
            if self.random.chance(100) {
                self.request(number, What::Page);
            }
            return;
        }
        let chosen = match self.stage {
            Stage::Return => self.honest(number),
            _ => self.choose(number),
        };
        let table = self.clients[number].table;
        let has_acted = self.stage == Stage::Return && self.acted.contains(&table);
        let chosen = chosen.filter(|it| !has_acted || !matches!(it, Command::Act { .. }));
        if let Some(command) = chosen {
            let version = self.clients[number].version;
            self.request(number, What::Command { version, command });
        }
    }

    /// What somebody does who only wants to go on.
    fn honest(&mut self, number: usize) -> Option<Command> {
        let client = &self.clients[number];
        let offer = client.offer.clone();
        let joins = offer.seats.is_empty() && client.n_done < 3 && self.now.is_multiple_of(3);
        if let Some((seat, key)) = client.to_join.first().filter(|_| joins) {
            // The one he was sent may be void since.
            let newest = self.link(client.table, *seat).filter(|_| self.stage == Stage::Return);
            return Some(Command::Join {
                seat: *seat,
                key: newest.as_ref().unwrap_or(key).key_hash(),
            });
        }
        let is_host = self.hosts.get(&client.table) == Some(&number);
        if offer.is_mixing {
            return is_host.then_some(Command::Begin);
        }
        match offer.action {
            Some((seat, action)) => {
                let seat = Some(seat.to_string());
                Some(Command::Act { seat, version: offer.version, action })
            }
            None => {
                // A bot sits in for somebody who is gone; it is refused while he is here.
                let is_person = |seat: Seat| {
                    let row = self.database.rows.get(&client.table);
                    row.is_some_and(|it| it.stored.seats[seat.idx()].bot.is_empty())
                };
                let advice = offer.advice.filter(|(seat, _)| is_person(*seat));
                if let Some((seat, _)) = advice.filter(|_| !offer.seats.is_empty()) {
                    let sitting = Sitting::Bot(ai::BotSpec::Random);
                    return Some(Command::Seat { seat: seat.to_string(), sitting });
                }
                if self.random.chance(200) {
                    self.request(number, What::Page);
                }
                None
            }
        }
    }

    /// The link of a seat as its host can show it, if he can.
    fn link(&self, table: TableId, seat: u8) -> Option<Key> {
        let place = self.database.rows.get(&table)?.stored.seats.get(usize::from(seat))?;
        let host = &self.clients[*self.hosts.get(&table)?].key;
        let link = host.of_seat(&table.to_string(), seat, place.key_number);
        (link.key_hash() == place.key).then_some(link)
    }

    fn choose(&mut self, number: usize) -> Option<Command> {
        let offer = self.clients[number].offer.clone();
        let is_host = self.hosts.get(&self.clients[number].table) == Some(&number);
        if !self.clients[number].to_join.is_empty()
            && offer.seats.is_empty()
            && self.random.chance(700)
        {
            return self.honest(number);
        }
        if offer.is_mixing && !offer.seats.is_empty() {
            if is_host && self.random.chance(100) {
                return Some(Command::Begin);
            }
            let word = format!("word {}", self.random.below(100));
            return Some(Command::Mix { seat: self.some_seat(number), word });
        }
        if offer.is_over && self.random.chance(100) {
            self.request(number, What::Again);
            return None;
        }
        let version =
            if self.random.chance(40) { offer.version.saturating_sub(1) } else { offer.version };
        match self.random.below(100) {
            0..=59 => {
                let (seat, action) = offer.action.or_else(|| {
                    // Somebody else's answer, which is refused.
                    offer.advice.filter(|_| self.random.chance(100))
                })?;
                Some(Command::Act { seat: Some(seat.to_string()), version, action })
            }
            60..=67 => {
                let count = if self.random.chance(300) { UndoCount::All } else { UndoCount::One };
                Some(Command::Undo { version, count })
            }
            68..=70 => {
                Some(Command::AskBack { version, n_moves: self.random.between(1, 3) as u32 })
            }
            71..=74 => Some(Command::AnswerAsk { agrees: self.random.chance(700) }),
            75..=88 => self.beside(number),
            89..=91 => self.sitting_at(number, is_host),
            _ => {
                self.go_away(number);
                None
            }
        }
    }

    fn some_seat(&mut self, number: usize) -> Option<String> {
        let seats: Vec<_> = self.clients[number].offer.seats.iter().collect();
        self.random.pick(&seats).map(|it| it.to_string())
    }

    /// What people do beside the match.
    fn beside(&mut self, number: usize) -> Option<Command> {
        let seat = self.some_seat(number);
        let offer = self.clients[number].offer.clone();
        Some(match self.random.below(13) {
            0..=2 => {
                let text = format!("it is {}", self.now);
                Command::Aside { seat, what: Aside::Talk(text) }
            }
            3..=4 => {
                let text = format!("noted {}", self.now);
                Command::Aside { seat, what: Aside::Notes(text) }
            }
            5 => {
                let (of, is_muted) = ("P2".to_owned(), self.random.chance(600));
                Command::Aside { seat, what: Aside::Mute { seat: of, is_muted } }
            }
            6..=7 => {
                let (to, action) = offer.advice?;
                let (version, to) = (offer.version, Some(to.to_string()));
                Command::Say { seat, word: Word::Propose { version, to, action } }
            }
            12 => {
                let name = format!("at {}", self.now);
                Command::Aside { seat, what: Aside::Name(name) }
            }
            8 => Command::Say { seat, word: Word::Point { space: "dalaran".to_owned() } },
            9 => Command::Say { seat, word: Word::Decline { by: "P1".to_owned() } },
            10 => {
                let windows = offer.windows;
                let to = ["always", "never", "ask"][self.random.below(3) as usize].to_owned();
                let window = self.random.pick(windows).map(|it| ((*it).to_owned(), to));
                let set: Vec<_> = window.into_iter().collect();
                let passes = self.random.chance(300).then(|| self.random.chance(500));
                Command::Wish { seat, wishes: Wishes { set, passes } }
            }
            _ => Command::Code { seat: seat? },
        })
    }

    /// Seats are given away and taken back.
    fn sitting_at(&mut self, number: usize, is_host: bool) -> Option<Command> {
        let own = self.some_seat(number);
        if own.is_none() && self.random.chance(300) {
            return Some(Command::Sit);
        }
        let n_seats = self.seats_of_row(self.clients[number].table).count() as u64;
        let any = format!("P{}", self.random.between(1, n_seats));
        let seat = if is_host || self.random.chance(100) { any } else { own? };
        let sitting = match self.random.below(6) {
            0 => Sitting::Link,
            1..=3 => Sitting::Here,
            _ => Sitting::Bot(ai::BotSpec::Random),
        };
        if sitting == Sitting::Link && self.random.chance(700) {
            return None;
        }
        if self.clients[number].bearer.is_some() && self.random.chance(500) {
            let new = table::Key::of_random(self.random.bytes());
            let mark = new.key_hash();
            self.clients[number].chosen = Some(new);
            return Some(Command::Claim { new: mark });
        }
        Some(Command::Seat { seat, sitting })
    }

    /// Reloads, leaves, or loses the line.
    fn go_away(&mut self, number: usize) {
        match self.random.below(10) {
            0..=4 => self.request(number, What::Page),
            5..=7 => {
                let ends = self.random.between(5, 60);
                self.close_stream(number, ends);
                let back = self.random.between(1_000, 25_000);
                let client = &mut self.clients[number];
                (client.has_page, client.away_until) = (false, self.now + back);
                client.page += 1;
                client.is_gone = self.random.chance(100);
            }
            _ => {
                // The node notices only later.
                let ends = self.random.between(1_000, 20_000);
                self.close_stream(number, ends);
                let (delay, page) = (self.random.between(100, 3_000), self.clients[number].page);
                self.after(delay, Event::Reconnect { client: number, page });
            }
        }
    }

    pub(crate) fn close_stream(&mut self, number: usize, ends: u64) {
        let Some(stream) = self.clients[number].stream.take() else { return };
        let has = |it: &crate::node::Node| {
            it.drivers.values().any(|it| it.streams.iter().any(|it| it.number == stream))
        };
        // A stream that is on its way is found where it arrives.
        let node = self.nodes.iter().position(has).unwrap_or(self.clients[number].node);
        self.after(ends, Event::LineDead { node, stream });
    }

    pub(crate) fn line_dead(&mut self, node: usize, stream: u64) {
        let drivers = self.nodes[node].drivers.iter();
        let found = drivers
            .filter(|(_, it)| it.streams.iter().any(|it| it.number == stream))
            .map(|(table, it)| crate::node::Address { node, table: *table, serial: it.serial });
        let Some(at) = found.collect::<Vec<_>>().pop() else { return };
        let Some(mut driver) = self.nodes[node].drivers.remove(&at.table) else { return };
        if let Some(idx) = driver.streams.iter().position(|it| it.number == stream) {
            let gone = driver.streams.swap_remove(idx);
            self.went(at, &mut driver, gone.client);
        }
        self.nodes[node].drivers.insert(at.table, driver);
        self.drive(at);
    }

    // ---- Requests and answers ----

    pub(crate) fn request(&mut self, number: usize, what: What) {
        let id = self.number();
        let client = &mut self.clients[number];
        client.busy = Some(id);
        client.leads_on = matches!(
            &what,
            What::Command { command: Command::Join { .. } | Command::Sit | Command::Curtain, .. }
        );
        let (table, node, by) = (client.table, client.node, client.visitor());
        self.after(TIMEOUT, Event::Timeout { client: number, number: id });
        let request = Request { client: number, number: id, table, by, hops: 0, what };
        if self.random.chance(self.plan.doubled) {
            let delay = self.delay();
            self.after(delay, Event::Arrive { node, request: request.clone() });
        }
        if !self.is_lost() {
            let delay = self.delay();
            self.after(delay, Event::Arrive { node, request });
        }
    }

    pub(crate) fn reply(&mut self, request: &Request, reply: Reply) {
        let (client, number) = (request.client, request.number);
        match &request.what {
            What::Wake => {}
            What::Connect { stream, .. } => {
                let (delay, stream) = (self.delay(), *stream);
                self.after(delay, Event::Ended { client, stream });
            }
            _ if self.is_lost() => {}
            _ => {
                let delay = self.delay();
                self.after(delay, Event::Reply { client, number, reply });
            }
        }
    }

    pub(crate) fn timed_out(&mut self, client: usize, number: u64) {
        if self.clients[client].busy == Some(number) {
            self.replied(client, number, Reply::Failed);
        }
    }

    pub(crate) fn replied(&mut self, number: usize, id: u64, reply: Reply) {
        let client = &mut self.clients[number];
        // Somebody who has left, or another answer to the same.
        if client.busy != Some(id) {
            return;
        }
        client.busy = None;
        match reply {
            Reply::Failed => {
                self.change_node(number);
                self.again(number);
            }
            Reply::Page(picture) => self.show_page(number, picture),
            Reply::Done { done, picture } => {
                if done.is_ok() {
                    client.n_done += 1;
                }
                match done {
                    Ok(_) => client.bearer = client.chosen.take().or(client.bearer.take()),
                    // It is asked for once more.
                    Err(TableError::Store(_)) => {}
                    Err(_) => client.chosen = None,
                }
                let copy = picture.as_ref().and_then(|it| it.moment).map(|it| it.0);
                let is_strange =
                    client.moment.is_some() && copy.is_some_and(|it| !client.is_of(it));
                match picture {
                    Some(_) if client.leads_on => self.request(number, What::Page),
                    Some(picture) if !is_strange => {
                        if !client.apply(&picture) {
                            self.request(number, What::Page);
                        }
                    }
                    // Nobody here knows which of two copies of the table is newer.
                    _ => self.again(number),
                }
            }
        }
    }

    /// A whole page: the one before is forgotten.
    fn show_page(&mut self, number: usize, picture: Picture) {
        self.close_stream(number, 5);
        let client = &mut self.clients[number];
        client.page += 1;
        client.has_page = true;
        client.version = picture.version;
        client.moment = None;
        client.parts = picture.parts.into_iter().map(|(name, hash)| (name, (hash, 0))).collect();
        client.offer = picture.offer;
        client.is_curtain = client.offer.has_curtain;
        self.connect(number);
    }

    /// A new stream that begins with all that can change; a program, which has none, asks for the page.
    fn again(&mut self, number: usize) {
        let client = &self.clients[number];
        if client.has_page && client.bearer.is_some() {
            self.request(number, What::Page);
        } else if client.has_page {
            self.close_stream(number, 5);
            self.connect(number);
        }
    }

    fn change_node(&mut self, number: usize) {
        if self.random.chance(500) {
            self.clients[number].node = self.random.below(self.nodes.len() as u64) as usize;
        }
    }

    fn connect(&mut self, number: usize) {
        if self.clients[number].bearer.is_some() || self.clients[number].is_curtain {
            return;
        }
        let stream = self.number();
        let client = &mut self.clients[number];
        client.stream = Some(stream);
        let (since, moment, by) = (client.version, client.moment, client.visitor());
        let (table, node) = (client.table, client.node);
        let what = What::Connect { stream, since, moment };
        let request = Request { client: number, number: stream, table, by, hops: 0, what };
        if self.is_lost() {
            return self.after(TIMEOUT, Event::Ended { client: number, stream });
        }
        let delay = self.delay();
        self.after(delay, Event::Arrive { node, request });
    }

    pub(crate) fn reconnect(&mut self, number: usize, page: u64) {
        let client = &self.clients[number];
        let is_here = client.has_page && client.page == page && client.stream.is_none();
        if is_here && !client.is_gone && client.away_until <= self.now {
            self.connect(number);
        }
    }

    pub(crate) fn stream_ended(&mut self, number: usize, stream: u64) {
        if self.clients[number].stream != Some(stream) {
            return;
        }
        self.close_stream(number, 5);
        self.change_node(number);
        let client = &mut self.clients[number];
        client.retries = (client.retries + 1).min(6);
        let (page, most) = (client.page, 500 << client.retries.min(3));
        let delay = self.random.between(250, most);
        self.after(delay, Event::Reconnect { client: number, page });
    }

    pub(crate) fn streamed(&mut self, number: usize, stream: u64, picture: &Picture) {
        let client = &mut self.clients[number];
        if client.stream != Some(stream) {
            return;
        }
        client.retries = 0;
        if !client.apply(picture) && client.busy.is_none() {
            self.request(number, What::Page);
        } else if picture.reload {
            // The page is loaded anew when the answer has come.
            self.clients[number].has_page = false;
        }
    }
}
