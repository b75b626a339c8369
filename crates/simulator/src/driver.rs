//! What a node does around a table in memory, as `web/src/driver.rs`: inputs one by one, and what follows from them.
//! Between any two effects the node may crash.

use std::sync::Arc;
use std::time::Duration;

use ai::Clock;
use catalog::LastThinker;
use kernel::{Seat, SeatSet};
use protocol::Moment;
use table::{
    BotAnswer, Command, Effect, Extent, Input, RenderedParts, StoreError, StoredTable, Table,
    TableError, Thought, Visitor, Welcome,
};

use crate::client::{Offer, Picture, Reply, Request, What};
use crate::node::{Address, Current, Driver, Message, Stream};
use crate::simulation::{Event, Simulation, Stage, named};

/// So many of a thousand pages are drawn with their frame; the parts that it holds always are.
const FRAMED: u64 = 60;
/// A client notices after this that its stream has ended.
const STREAM_ENDS: u64 = 100;

/// No time passes while a bot thinks: a level searches as many iterations as it has, however slow the machine is.
struct StandingClock;

impl Clock for StandingClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

impl Simulation {
    /// Does everything that can be done at a table before something else happens.
    pub(crate) fn drive(&mut self, at: Address) {
        let Some(mut driver) = self.take(at) else { return };
        let goes_on = self.work(at, &mut driver);
        if self.has_failed() || !goes_on {
            return;
        }
        self.plan_next(at, &mut driver);
        self.nodes[at.node].drivers.insert(at.table, driver);
    }

    fn take(&mut self, at: Address) -> Option<Driver> {
        self.driver(at)?;
        self.nodes[at.node].drivers.remove(&at.table)
    }

    /// `false` if the table has left the memory.
    fn work(&mut self, at: Address, driver: &mut Driver) -> bool {
        loop {
            if self.has_failed() {
                return false;
            }
            if let Some(effect) = driver.effects.pop_front() {
                if self.random.below(100_000) < self.plan.crash_at_effect {
                    self.tell(format_args!("node {} crashes before {}", at.node, short(&effect)));
                    self.checks.excuse(at.table);
                    self.drop_streams(std::mem::take(&mut driver.streams));
                    self.crash(at.node);
                    return false;
                }
                self.carry_out(at, driver, effect);
            } else if driver.table.is_waiting() {
                return true;
            } else if let Some(input) = driver.inputs.pop_front() {
                self.handle(at, driver, input);
            } else if driver.current.as_ref().is_some_and(|it| it.done.is_some()) {
                if !self.finish(at, driver) {
                    return false;
                }
            } else if driver.table.is_lost() {
                self.leave(at, driver, "its lease is lost");
                return false;
            } else if let Some(message) = driver.inbox.pop_front() {
                driver.used_at = self.now;
                self.serve(at, driver, message);
            } else {
                return true;
            }
        }
    }

    fn subscribed(&self, table: &Table) -> SeatSet {
        let has = |seat: &Seat| table.owners(*seat).any(|it| self.subscribed.contains(&it));
        Seat::all(table.game().n_seats()).filter(has).collect()
    }

    fn attend(&self, at: Address, driver: &mut Driver) {
        let now = self.nodes[at.node].clock(self.now);
        let subscribed = self.subscribed(&driver.table);
        driver.table.attend(driver.surroundings(now, subscribed));
    }

    fn handle(&mut self, at: Address, driver: &mut Driver, input: Input) {
        let now = self.nodes[at.node].clock(self.now);
        let around = driver.surroundings(now, self.subscribed(&driver.table));
        let late = match &input {
            Input::Bot(answer) => Some(answer.version).filter(|it| *it != driver.table.version()),
            _ => None,
        };
        // A failed write and reading again both lose what was told since the last write.
        let forgets_told = matches!(input, Input::NotStored(_) | Input::Read(_));
        let effects = driver.table.handle(around, input);
        if let Some(version) = late
            && effects.iter().any(|it| !matches!(it, Effect::Changed(_)))
        {
            let what = format!("the answer of a bot to version {version} was played later");
            self.fail(format!("table {}: {what}", at.table));
        }
        if forgets_told {
            self.checks.excuse(at.table);
        }
        driver.effects.extend(effects);
    }

    fn carry_out(&mut self, at: Address, driver: &mut Driver, effect: Effect) {
        match effect {
            Effect::Store(writes) => {
                let delay = self.store_delay();
                let lease = driver.lease;
                self.tell(format_args!(
                    "node {} table {}: stores {}",
                    at.node,
                    at.table,
                    writes.len()
                ));
                self.after(delay, Event::Write { from: at, lease, writes });
            }
            Effect::Read => {
                let delay = self.store_delay();
                self.tell(format_args!("node {} table {}: reads", at.node, at.table));
                self.after(delay, Event::Read(at));
            }
            Effect::Changed(_) => {
                self.check_agrees(at, driver, "is told to have changed");
                let mut due = Vec::new();
                for stream in driver.streams.iter_mut().filter(|it| !it.is_due) {
                    stream.is_due = true;
                    due.push(stream.number);
                }
                for stream in due {
                    let delay = self.random.between(1, 20);
                    self.after(delay, Event::Update { to: at, stream });
                }
            }
            Effect::Answer { ticket, done } => {
                if done.is_ok() {
                    self.check_agrees(at, driver, "has acknowledged");
                }
                if let Some(current) = driver.current.as_mut().filter(|it| it.ticket == ticket) {
                    current.done = Some(done);
                }
            }
            Effect::Deliver(notice) => self.deliver(at, driver, notice),
            Effect::Cancel(notice) => driver.on_their_way.retain(|it| *it != notice),
            Effect::Report(fault) => {
                self.fail(format!("table {} met a fault: {}", at.table, fault.why));
            }
        }
    }

    // ---- Messages ----

    fn serve(&mut self, at: Address, driver: &mut Driver, message: Message) {
        let now = self.nodes[at.node].clock(self.now);
        driver.table.hear(now);
        let (request, is_noted) = match message {
            Message::Update { stream, is_noted } => {
                let of = driver.streams.iter().find(|it| it.number == stream);
                let Some(by) = of.map(|it| it.by.clone()) else { return };
                if !is_noted && note_keys(driver, &by) {
                    return driver.inbox.push_front(Message::Update { stream, is_noted: true });
                }
                return self.send_update(at, driver, stream);
            }
            Message::Request { request, is_noted } => (request, is_noted),
        };
        if matches!(request.what, What::Wake) {
            return;
        }
        let by = request.by.clone();
        if !is_noted && note_keys(driver, &by) {
            return driver.inbox.push_front(Message::Request { request, is_noted: true });
        }
        self.attend(at, driver);
        driver.table.hear_of(&by);
        match request.what.clone() {
            What::Page => self.send_page(at, driver, &request, &by),
            What::Connect { stream, since, moment } => {
                self.open_stream(at, driver, &request, (stream, since, moment));
            }
            What::Command { version, command } => {
                let is_newest = version == driver.table.told_version();
                let before = if is_newest { self.draw(at, driver, &by).ok() } else { None };
                let ticket = driver.ticket();
                driver.current =
                    Some(Current { ticket, request: Some(*request), before, done: None });
                driver.inputs.push_back(Input::Command { ticket, by, command });
            }
            What::Again => self.make_next(at, driver, &request, &by),
            What::Wake => {}
        }
    }

    fn draw(
        &mut self,
        at: Address,
        driver: &mut Driver,
        by: &Visitor,
    ) -> Result<Arc<RenderedParts>, TableError> {
        self.attend(at, driver);
        let is_drawn = self.drawn.contains(&at.table);
        let drawn = driver.table.watched(|it| {
            prepare(it, by, is_drawn);
            Ok(it.draw(by, Extent::Live))
        });
        if drawn.is_ok() {
            self.check_agrees(at, driver, "is shown");
        }
        driver.effects.extend(driver.table.take_effects());
        drawn
    }

    /// What came of a command is sent; `false` if the table could not be opened.
    fn finish(&mut self, at: Address, driver: &mut Driver) -> bool {
        let Some(Current { request, before, done: Some(done), .. }) = driver.current.take() else {
            return true;
        };
        let Some(request) = request else {
            if let Err(error) = done {
                self.leave(at, driver, &format!("it cannot be opened: {error}"));
                return false;
            }
            return true;
        };
        let What::Command { command, .. } = &request.what else { return true };
        self.tell(format_args!(
            "node {} table {}: {} of client {}: {}",
            at.node,
            at.table,
            worded(command),
            request.client,
            named(&done)
        ));
        if let Ok(version) = done {
            self.n_commands += 1;
            if let Some(wrong) = self.checks.acknowledge(&self.database, at.table, command, version)
            {
                self.fail(format!("table {}: {wrong}", at.table));
            }
            if matches!(command, Command::Act { .. }) {
                self.acted.insert(at.table);
            }
        }
        let by = request.by.clone();
        let picture = match self.draw(at, driver, &by) {
            Ok(after) => {
                let version = after.version;
                let reload = after.is_curtain;
                let answered = driver.table.answered(&by, after, before);
                let moment = Some(answered.moment);
                let parts = answered.parts().map(|it| (it.name, it.hash)).collect();
                let offer = self.offer(&driver.table, &by);
                Some(Picture { version, reload, moment, parts, offer })
            }
            Err(_) => None,
        };
        self.reply(&request, Reply::Done { done, picture });
        true
    }

    fn send_page(&mut self, at: Address, driver: &mut Driver, request: &Request, by: &Visitor) {
        // Not by who looks: viewers who see the same share what was drawn for one of them.
        let is_drawn = self.drawn.contains(&at.table);
        let is_framed = self.random.chance(FRAMED);
        let drawn = driver.table.watched(|it| {
            prepare(it, by, is_drawn);
            if is_drawn && is_framed {
                drop(it.page(by));
            } else {
                it.note_page(by);
            }
            Ok(it.draw(by, Extent::Whole))
        });
        let reply = match drawn {
            Ok(drawn) => {
                self.check_agrees(at, driver, "is shown");
                let parts = drawn.parts.iter().map(|it| (it.name, it.hash)).collect();
                let offer = self.offer(&driver.table, by);
                let version = drawn.version;
                Reply::Page(Picture { version, reload: false, moment: None, parts, offer })
            }
            Err(_) => Reply::Failed,
        };
        self.reply(request, reply);
    }

    fn open_stream(
        &mut self,
        at: Address,
        driver: &mut Driver,
        request: &Request,
        (number, since, moment): (u64, u32, Option<Moment>),
    ) {
        let by = request.by.clone();
        let is_drawn = self.drawn.contains(&at.table);
        let told = driver.table.watched(|it| {
            prepare(it, &by, is_drawn);
            Ok(it.welcome(&by, Some(since), moment))
        });
        let Ok(Welcome { drawn, is_known, moment }) = told else {
            let client = request.client;
            return self.after(STREAM_ENDS, Event::Ended { client, stream: number });
        };
        self.check_agrees(at, driver, "is shown");
        let mut stream = Stream {
            number,
            client: request.client,
            by: by.clone(),
            since,
            moment: Some(moment),
            shown: Default::default(),
            is_due: false,
            arrives: 0,
        };
        let picture = self.news(driver, &mut stream, &drawn, &by);
        if !is_known || picture.reload {
            self.send(&mut stream, picture);
        } else {
            self.clients[request.client].offer = picture.offer;
        }
        if let Some(browser) = by.key_hash() {
            let n_before = self.n_streams(driver, request.client);
            if n_before == 0 {
                driver.inputs.push_back(Input::Came(browser));
            }
        }
        driver.streams.push(stream);
    }

    pub(crate) fn n_streams(&self, driver: &Driver, client: usize) -> usize {
        driver.streams.iter().filter(|it| it.client == client).count()
    }

    fn news(
        &mut self,
        driver: &Driver,
        stream: &mut Stream,
        drawn: &RenderedParts,
        by: &Visitor,
    ) -> Picture {
        let has_begun = stream.since == 0 && drawn.version != 0;
        stream.since = drawn.version;
        let mut parts = Vec::new();
        if !has_begun {
            for part in &drawn.parts {
                if stream.shown.insert(part.name, part.hash) != Some(part.hash) {
                    parts.push((part.name, part.hash));
                }
            }
        }
        let offer = self.offer(&driver.table, by);
        let reload = has_begun || drawn.is_curtain;
        Picture { version: drawn.version, reload, moment: stream.moment, parts, offer }
    }

    fn send(&mut self, stream: &mut Stream, picture: Picture) {
        let at = (self.now + self.delay()).max(stream.arrives);
        stream.arrives = at;
        let (client, stream) = (stream.client, stream.number);
        self.at(at, Event::Streamed { client, stream, picture });
    }

    pub(crate) fn update(&mut self, to: Address, stream: u64) {
        if let Some(driver) = self.driver(to) {
            driver.inbox.push_back(Message::Update { stream, is_noted: false });
            self.drive(to);
        }
    }

    fn send_update(&mut self, at: Address, driver: &mut Driver, number: u64) {
        let Some(idx) = driver.streams.iter().position(|it| it.number == number) else { return };
        let mut stream = driver.streams.swap_remove(idx);
        stream.is_due = false;
        let (by, last) = (stream.by.clone(), stream.moment);
        self.attend(at, driver);
        driver.table.hear_of(&by);
        let is_drawn = self.drawn.contains(&at.table);
        let update = driver.table.watched(|it| {
            prepare(it, &by, is_drawn);
            Ok(it.update(&by, last))
        });
        let Ok(update) = update else {
            let client = stream.client;
            // The stream ends; the client comes again.
            self.after(STREAM_ENDS, Event::Ended { client, stream: number });
            self.went(at, driver, client);
            return;
        };
        self.check_agrees(at, driver, "is shown");
        stream.moment = Some(update.moment);
        for sent in update.answered {
            stream.shown.insert(sent.name, sent.hash);
        }
        let picture = self.news(driver, &mut stream, &update.drawn, &by);
        if !picture.parts.is_empty() || picture.reload {
            self.send(&mut stream, picture);
        } else {
            // What can be done may have changed with nothing that is drawn.
            self.clients[stream.client].offer = picture.offer;
        }
        driver.streams.push(stream);
    }

    /// The last stream of a client may have ended.
    pub(crate) fn went(&mut self, at: Address, driver: &mut Driver, client: usize) {
        if self.n_streams(driver, client) == 0
            && let Some(browser) = self.clients[client].visitor().key_hash()
        {
            let now = self.nodes[at.node].clock(self.now);
            driver.inputs.push_back(Input::Went { browser, at: now });
        }
    }

    fn offer(&mut self, table: &Table, by: &Visitor) -> Offer {
        let own = table.seats_of(by);
        let asked = table.asked();
        let curtain = table.curtain_for(by);
        let of = |random: &mut crate::random::Random, seats: Vec<Seat>| {
            let seat = *random.pick(&seats)?;
            let action = random.pick(&table.game().legal(seat))?.clone();
            Some((seat, action))
        };
        let mine = asked.iter().filter(|it| own.contains(*it)).collect();
        let others = asked.iter().filter(|it| !own.contains(*it)).collect();
        let action = if curtain.is_none() { of(&mut self.random, mine) } else { None };
        let often = if self.stage == Stage::Return { 500 } else { 100 };
        let advice = if self.random.chance(often) { of(&mut self.random, others) } else { None };
        Offer {
            version: table.version(),
            seats: own,
            action,
            advice,
            is_over: table.game().outcome().is_some(),
            is_mixing: table.is_mixing(),
            has_curtain: curtain.is_some(),
            windows: table.game().windows(),
        }
    }

    // ---- Bots and clocks ----

    /// Plans what the table does when nothing comes from outside.
    pub(crate) fn plan_next(&mut self, at: Address, driver: &mut Driver) {
        if driver.table.is_waiting() {
            return;
        }
        self.attend(at, driver);
        let about = driver.table.thought_about();
        if driver.thinking != Some(about) || !driver.table.may_think() {
            driver.thinking = None;
            if self.stage != Stage::Still
                && let Some(thought) = driver.table.thought()
            {
                driver.thinking = Some(about);
                self.think(at, driver, thought);
            }
        }
        let now = self.nodes[at.node].clock(self.now).0;
        if let Some(wake) = driver.table.next_wake() {
            let delay = wake.0.saturating_sub(now).max(1);
            if driver.wakes_at.is_none_or(|it| self.now + delay < it || it <= self.now) {
                driver.wakes_at = Some(self.now + delay);
                self.after(delay, Event::Wake(at));
            }
        }
    }

    fn think(&mut self, at: Address, driver: &Driver, thought: Thought) {
        let Thought { version, seat, .. } = thought;
        let action = if self.random.chance(50) {
            let mut thinker = driver.table.thinker(thought, &mut LastThinker::default());
            thinker.finish_by(&StandingClock)
        } else {
            let legal = driver.table.game().legal(seat);
            self.random.pick(&legal).cloned().unwrap_or_default()
        };
        let answer = BotAnswer { version, seat, action: Some(action) };
        let about = driver.table.thought_about();
        let mut delay = match self.stage {
            Stage::Play => self.random.between(300, 1_500),
            _ => self.random.between(4_000, 8_000),
        };
        if self.random.chance(self.plan.slow_bots) {
            if self.random.chance(200) {
                return;
            }
            delay += self.random.between(2_000, 20_000);
        }
        self.after(delay, Event::Bot { to: at, about, answer });
    }

    pub(crate) fn bot_answers(&mut self, to: Address, about: (u32, u32), answer: BotAnswer) {
        if self.stage == Stage::Still {
            return;
        }
        let Some(driver) = self.driver(to) else { return };
        if driver.thinking == Some(about) && about == driver.table.thought_about() {
            driver.thinking = None;
        } else if answer.version == driver.table.version() {
            // Another one sits there now: the server has given the thought up.
            return;
        }
        self.input(to, Input::Bot(answer));
    }

    pub(crate) fn wake(&mut self, to: Address) {
        let now = self.nodes[to.node].clock(self.now);
        let Some(driver) = self.driver(to) else { return };
        driver.wakes_at = None;
        if driver.table.next_wake().is_some_and(|it| it <= now) && driver.inputs.is_empty() {
            driver.inputs.push_back(Input::Tick);
        }
        self.drive(to);
    }

    // ---- The store ----

    pub(crate) fn wrote(&mut self, to: Address, done: Result<(), StoreError>) {
        if let Err(error) = &done {
            self.tell(format_args!("node {} table {}: not stored: {error}", to.node, to.table));
        }
        let Some(driver) = self.driver(to) else { return };
        // What the store says comes before whatever waits.
        driver.inputs.push_front(done.map_or_else(Input::NotStored, |()| Input::Stored));
        self.answer_of_store(to);
    }

    pub(crate) fn has_read(&mut self, to: Address, stored: Result<Box<StoredTable>, StoreError>) {
        let Some(driver) = self.driver(to) else { return };
        driver.inputs.push_front(Input::Read(stored.map(Some)));
        self.answer_of_store(to);
    }

    /// The table waits for nothing else.
    fn answer_of_store(&mut self, to: Address) {
        let Some(mut driver) = self.take(to) else { return };
        if let Some(input) = driver.inputs.pop_front() {
            self.handle(to, &mut driver, input);
        }
        self.nodes[to.node].drivers.insert(to.table, driver);
        self.drive(to);
    }
}

/// The key of a seat that a program shows is used, and whoever made the table has a link for every free seat. Whether
/// anything was to be done about that.
fn note_keys(driver: &mut Driver, by: &Visitor) -> bool {
    let n_before = driver.inputs.len();
    driver.inputs.extend(driver.table.newly_shown(by).map(Input::KeyShown));
    if driver.table.lacks_links(by) {
        driver.inputs.push_back(Input::LinksLost(by.clone()));
    }
    n_before < driver.inputs.len()
}

/// Most tables are not drawn, but told in short.
fn prepare(table: &mut Table, by: &Visitor, is_drawn: bool) {
    if !is_drawn {
        table.sketch(by);
    }
}

/// What a command is, for the story.
pub(crate) fn worded(command: &Command) -> String {
    match command {
        Command::Act { seat, version, action } => {
            format!("act {} '{action}' at {version}", seat.as_deref().unwrap_or("-"))
        }
        other => {
            let text = format!("{other:?}");
            text.chars().take(60).collect()
        }
    }
}

fn short(effect: &Effect) -> &'static str {
    match effect {
        Effect::Store(_) => "storing",
        Effect::Read => "reading",
        Effect::Changed(_) => "telling of a change",
        Effect::Answer { .. } => "answering",
        Effect::Deliver(_) => "a notification",
        Effect::Cancel(_) => "cancelling a notification",
        Effect::Report(_) => "a report",
    }
}
