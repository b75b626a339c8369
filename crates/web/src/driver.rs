//! The task that owns a table: it brings inputs to the state machine one by one and carries out what follows.

use std::collections::VecDeque;
use std::future::pending;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ai::{Budget, Clock};
use catalog::{LastThinker, Think, Thinker};
use futures_util::StreamExt;
use futures_util::future::{AbortHandle, abortable};
use futures_util::stream::FuturesUnordered;
use kernel::{Seat, SeatSet};
use protocol::Beat;
use table::{
    Answered, BotAnswer, Command, DueNotice, Effect, Extent, Input, KeyHash, Lease, RenderedParts,
    Stamp, Surroundings, Table, TableError, Thought, Ticket, Timestamp, Visitor, Write,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::context::Context;
use crate::error::ApiError;
use crate::host::{Delivery, Job, Task, Travelling};
use crate::metrics::count;
use crate::presence::{Coming, Presence};
use crate::thinkers::{Asked, Thinkers};

/// What is done when it is known what came of a command: the version then, or why not. The table cannot be looked at where it
/// could not be read again.
pub(crate) type Then =
    Box<dyn FnOnce(Result<&mut Table, TableError>, Result<u32, ApiError>) + Send>;

/// What is done with a table that changes nothing of it.
pub(crate) type Question = Box<dyn FnOnce(Result<&mut Table, TableError>) + Send>;

/// What can be sent to a table.
pub(crate) enum Message {
    Change {
        by: Visitor,
        command: Command,
        then: Then,
    },
    /// The same with what it changes on the page of the visitor, which shows a version.
    Form {
        by: Visitor,
        version: Option<u32>,
        command: Command,
        reply: oneshot::Sender<FormDone>,
    },
    /// A browser answers for a bot; without an action it cannot.
    Thought {
        by: Visitor,
        version: u32,
        action: Option<String>,
        reply: oneshot::Sender<Result<(), TableError>>,
    },
    /// The table is to leave the memory; `left` is dropped when its lease has been released.
    Leave {
        left: oneshot::Sender<()>,
    },
    /// A visitor looks at the table, or the server does.
    Ask {
        by: Option<Visitor>,
        question: Question,
    },
}

/// What came of a form, and what its page is answered.
pub(crate) struct FormDone {
    pub(crate) done: Result<u32, ApiError>,
    pub(crate) answered: Result<Answered, ApiError>,
    /// What led to it, for a page that showed what was before.
    pub(crate) beats: Arc<[Beat]>,
}

/// The way to a table in memory.
#[derive(Clone, Debug)]
pub struct Handle {
    /// Boxes: an inbox has room for dozens of them, empty as it nearly always is.
    pub(crate) inbox: mpsc::Sender<Box<Message>>,
    /// Tells which picture of the table is the newest.
    pub stamp: watch::Sender<Stamp>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) thinkers: Arc<Thinkers>,
}

/// A table in memory, and what carries out what it wants.
pub(crate) struct Driver {
    pub(crate) table: Table,
    context: Arc<Context>,
    /// What gives this shell the right to write the table.
    lease: Lease,
    stamp: watch::Sender<Stamp>,
    presence: Arc<Presence>,
    thinkers: Arc<Thinkers>,
    /// What a browser thinks about.
    asked: Option<AskedBrowser>,
    /// What answered for a bot last, until another seat is asked.
    last: LastThinker,
    last_ticket: Ticket,
    answer: Option<(Ticket, Result<u32, ApiError>)>,
    deliveries: FuturesUnordered<oneshot::Receiver<(DueNotice, Delivery)>>,
    on_their_way: Vec<OnItsWay>,
    /// If there is one, the table leaves the memory.
    leaving: Vec<oneshot::Sender<()>>,
}

/// A thinker of which another owner remains after it has answered.
#[derive(Clone)]
struct SharedThinker(Arc<Mutex<Thinker>>);

impl SharedThinker {
    /// The thinker, if this is the only owner.
    fn into_inner(self) -> Option<Thinker> {
        Arc::into_inner(self.0)?.into_inner().ok()
    }
}

impl Think for SharedThinker {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).advance(clock, until)
    }
}

/// A thought that a browser was asked for.
struct AskedBrowser {
    browser: KeyHash,
    thought: Thought,
    reply: oneshot::Sender<String>,
}

/// A notification that is being brought, until this is dropped.
struct OnItsWay {
    notice: DueNotice,
    task: AbortHandle,
    /// It may have arrived.
    has_begun: Arc<AtomicBool>,
    /// The table knows that.
    is_noted: bool,
}

impl Drop for OnItsWay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

type Thinking = Task<'static, (BotAnswer, SharedThinker)>;

/// How much longer than its time to think a browser may take to answer for a bot.
const PATIENCE: Duration = Duration::from_secs(5);

impl Driver {
    pub(crate) fn new(context: Arc<Context>, lease: Lease, table: Table) -> Self {
        Self {
            stamp: watch::Sender::new(table.stamp()),
            presence: Presence::new(Arc::clone(&context.host)),
            thinkers: Arc::default(),
            last: LastThinker::default(),
            asked: None,
            table,
            context,
            lease,
            last_ticket: Ticket(0),
            answer: None,
            deliveries: FuturesUnordered::new(),
            on_their_way: Vec::new(),
            leaving: Vec::new(),
        }
    }

    /// A table on which one has the lease, brought to its first question.
    pub(crate) async fn open(
        context: Arc<Context>,
        lease: Lease,
        table: Table,
        is_new: bool,
    ) -> Result<Self, ApiError> {
        context.host.notices().prepare().await;
        let mut driver = Self::new(context, lease, table);
        if is_new {
            driver.table.hear(driver.context.now());
        }
        let ticket = driver.next_ticket();
        driver.feed(Input::Open { ticket, is_new }).await;
        driver.answer(ticket)?;
        Ok(driver)
    }

    /// Starts the task. It ends when nobody has looked at the table for a while; nothing is lost with it.
    pub(crate) fn start(self) -> Handle {
        let (inbox, messages) = mpsc::channel(64);
        let (stamp, presence) = (self.stamp.clone(), Arc::clone(&self.presence));
        let thinkers = Arc::clone(&self.thinkers);
        Arc::clone(&self.context.host).spawn(Box::pin(self.run(messages)));
        Handle { inbox, stamp, presence, thinkers }
    }

    async fn run(mut self, mut messages: mpsc::Receiver<Box<Message>>) {
        let (context, presence) = (Arc::clone(&self.context), Arc::clone(&self.presence));
        let host = &*context.host;
        let mut last_shown = context.now();
        let mut thinking: Option<((u32, u32), Thinking)> = None;
        loop {
            // What a bot thinks about is out of date when the position changes, or who sits where.
            self.table.attend(self.surroundings());
            let about = self.table.thought_about();
            let is_about = thinking.as_ref().is_some_and(|(it, _)| *it == about);
            if !is_about || !self.table.may_think() {
                thinking = self.think(last_shown).map(|it| (about, it));
            }
            let is_thinking = thinking.is_some();
            let (thinks_until, next_wake) = (self.table.thinks_until(), self.table.next_wake());
            let wake = async {
                match next_wake {
                    // A sleep is over at the next tick of a timer at the earliest, and messages may come more often.
                    Some(at) if at <= host.now() => {}
                    Some(at) => host.sleep_until(at).await,
                    None => pending().await,
                }
            };
            let answer = async {
                match &mut thinking {
                    Some((_, it)) => it.await,
                    None => pending().await,
                }
            };
            // In boxes: a table that waits would keep room for whatever may be done with it.
            tokio::select! {
                message = messages.recv() => {
                    let Some(message) = message else { return };
                    count(&self.context.counts.commands);
                    let version = self.table.version();
                    Box::pin(self.serve(*message)).await;
                    if self.table.version() != version {
                        last_shown = host.now();
                    }
                }
                answer = answer => {
                    thinking = None;
                    let (answer, thinker) = answer;
                    Box::pin(self.feed(Input::Bot(answer))).await;
                    let version = self.table.version();
                    let thinker = thinker.into_inner().map(|it| LastThinker::new(version, it));
                    self.last = thinker.unwrap_or_default();
                    last_shown = host.now();
                }
                () = wake => Box::pin(self.feed(Input::Tick)).await,
                Some(done) = self.deliveries.next(), if !self.deliveries.is_empty() => {
                    // One that was taken back has nothing to say.
                    if let Ok((notice, delivery)) = done {
                        Box::pin(self.delivered(notice, delivery)).await;
                    }
                }
                () = presence.changed.notified() => Box::pin(self.catch_up()).await,
                // Whether somebody is still present.
                () = host.sleep_until(thinks_until), if is_thinking => {}
                () = host.sleep_until(host.now() + context.config.now().idle_after), if !is_thinking => {
                    if self.stamp.receiver_count() == 0 && !self.table.is_ticking() {
                        break;
                    }
                }
            }
            if !self.leaving.is_empty() || self.table.is_lost() {
                // Those who look hear of it, and look for the table where it is now.
                self.stamp.send_modify(|stamp| stamp.tick = stamp.tick.wrapping_add(1));
                break;
            }
        }
        // Whoever comes now opens the table again; what is already waiting is still served.
        messages.close();
        while let Some(message) = messages.recv().await {
            Box::pin(self.serve(*message)).await;
        }
        self.context.host.store().release(self.lease).await;
    }

    async fn serve(&mut self, message: Message) {
        self.catch_up().await;
        self.table.hear(self.context.now());
        match message {
            Message::Change { by, command, then } => {
                let done = self.change(by, command).await;
                self.ask(|it| then(it, done)).await;
            }
            Message::Form { by, version, command, reply } => {
                let is_newest = version == Some(self.table.version_for(&by));
                let before = if is_newest { self.draw(&by).ok() } else { None };
                let done = self.change(by.clone(), command).await;
                let drawn = self.draw(&by);
                let answered = drawn.map(|after| self.table.answered(&by, after, before));
                let answered = answered.map_err(ApiError::from);
                let since = version.filter(|_| is_newest && answered.is_ok());
                let beats = since.map(|it| self.table.watched(|table| Ok(table.beats(&by, it))));
                let beats = beats.and_then(Result::ok).unwrap_or_default();
                drop(reply.send(FormDone { done, answered, beats }));
            }
            Message::Thought { by, version, action, reply } => {
                drop(reply.send(self.take_thought(&by, version, action)));
            }
            Message::Leave { left } => self.leaving.push(left),
            Message::Ask { by, question } => {
                self.table.attend(self.surroundings());
                if let Some(by) = by {
                    self.table.hear_of(&by);
                    self.note_key(&by).await;
                }
                self.ask(question).await;
            }
        }
    }

    /// Lets somebody look at the table. Whoever waits for an answer hears of a panic by the silence.
    async fn ask(&mut self, question: impl FnOnce(Result<&mut Table, TableError>)) {
        let mut question = Some(question);
        let mut ask = |it: Result<&mut Table, TableError>| {
            if let Some(question) = question.take() {
                question(it);
            }
        };
        let done = self.table.watched(|it| {
            ask(Ok(it));
            Ok(())
        });
        if let Err(error) = done {
            ask(Err(error));
            self.carry_out_rest().await;
        }
    }

    async fn change(&mut self, by: Visitor, command: Command) -> Result<u32, ApiError> {
        self.note_key(&by).await;
        let ticket = self.next_ticket();
        self.feed(Input::Command { ticket, by, command }).await;
        self.answer(ticket)
    }

    /// A seat whose key a program shows is taken, and whoever made the table has a link for every free one.
    async fn note_key(&mut self, by: &Visitor) {
        if let Some(seat) = self.table.newly_shown(by) {
            self.feed(Input::KeyShown(seat)).await;
        }
        if self.table.lacks_links(by) {
            self.feed(Input::LinksLost(by.clone())).await;
        }
    }

    fn draw(&mut self, by: &Visitor) -> Result<Arc<RenderedParts>, TableError> {
        self.table.attend(self.surroundings());
        self.table.watched(|it| Ok(it.draw(by, Extent::Live)))
    }

    fn next_ticket(&mut self) -> Ticket {
        self.last_ticket.0 += 1;
        self.last_ticket
    }

    /// What the table has answered to the command with this ticket.
    fn answer(&mut self, ticket: Ticket) -> Result<u32, ApiError> {
        let answer = self.answer.take().filter(|(it, _)| *it == ticket);
        answer.map_or(Err(TableError::Internal.into()), |(_, done)| done)
    }

    /// Tells the table who came and went, and which notifications may have arrived.
    async fn catch_up(&mut self) {
        for news in self.presence.take_news() {
            self.feed(match news {
                Coming::Came(browser) => Input::Came(browser),
                Coming::Went { browser, at } => Input::Went { browser, at },
            })
            .await;
        }
        let mut begun = Vec::new();
        for it in &mut self.on_their_way {
            if !it.is_noted && it.has_begun.load(Ordering::Relaxed) {
                it.is_noted = true;
                begun.push(it.notice.clone());
            }
        }
        for notice in begun {
            self.feed(Input::DeliveryBegan(notice)).await;
        }
    }

    fn surroundings(&self) -> Surroundings {
        let notices = self.context.host.notices();
        let seats = Seat::all(self.table.game().n_seats());
        let subscribed = seats.filter(|it| notices.may_tell(&mut self.table.owners(*it)));
        Surroundings {
            now: self.context.now(),
            is_watched: self.stamp.receiver_count() != 0,
            subscribed: subscribed.collect::<SeatSet>(),
        }
    }

    /// Brings an input to the table, and what follows from it until nothing does.
    pub(crate) async fn feed(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.table.handle(self.surroundings(), input) {
                inputs.extend(self.carry_out(effect).await);
            }
        }
    }

    /// A fault was met by who only looked.
    async fn carry_out_rest(&mut self) {
        for effect in self.table.take_effects() {
            self.carry_out(effect).await;
        }
    }

    async fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Store(writes) => {
                let n_lines = writes.iter().filter(|it| matches!(it, Write::Line { .. })).count();
                let stored = self.context.host.store().write(self.lease, writes).await;
                if stored.is_ok() {
                    self.context.counts.lines.fetch_add(n_lines as u64, Ordering::Relaxed);
                }
                return Some(stored.map_or_else(Input::NotStored, |()| Input::Stored));
            }
            Effect::Read => {
                let stored = self.context.host.store().table(self.lease.table).await;
                return Some(Input::Read(stored.map(|it| it.map(Box::new))));
            }
            Effect::Changed(stamp) => {
                self.stamp.send_replace(stamp);
            }
            Effect::Answer { ticket, done } => {
                if done.is_err() {
                    count(&self.context.counts.refusals);
                }
                self.answer = Some((ticket, done.map_err(ApiError::from)));
            }
            Effect::Deliver(notice) => self.deliver(notice),
            Effect::Cancel(notice) => {
                self.on_their_way.retain(|it| it.notice != notice);
            }
            Effect::Report(fault) => {
                self.context.report(self.table.id, &fault);
            }
        }
        None
    }

    fn deliver(&mut self, notice: DueNotice) {
        let has_begun = Arc::new(AtomicBool::new(false));
        let begun = Arc::clone(&has_begun);
        let begin = Box::new(move || begun.store(true, Ordering::Relaxed));
        let notices = self.context.host.notices();
        let game = self.table.game().info().id;
        let delivery = notices.deliver(self.table.id, game, notice.clone(), begin);
        let (sender, delivered) = oneshot::channel();
        let told = notice.clone();
        // A task of its own: it may hold what the table waits for.
        let (delivery, task) = abortable(async move {
            // A table that has left the memory does not ask any more.
            drop(sender.send((told, delivery.await)));
        });
        self.context.host.spawn(Box::pin(async {
            let _ = delivery.await;
        }));
        self.deliveries.push(delivered);
        self.on_their_way.push(OnItsWay { notice, task, has_begun, is_noted: false });
    }

    async fn delivered(&mut self, notice: DueNotice, delivery: Delivery) {
        self.on_their_way.retain(|it| it.notice != notice);
        let counts = &self.context.counts;
        counts.notices.fetch_add(delivery.n_arrived, Ordering::Relaxed);
        counts.notices_lost.fetch_add(delivery.n_lost, Ordering::Relaxed);
        let was_wanted = delivery != Delivery::default();
        self.feed(Input::Delivered { notice, was_wanted }).await;
    }

    /// A bot that is asked, not answering before people could see the last action.
    fn think(&mut self, last_shown: Timestamp) -> Option<Thinking> {
        let mut last = std::mem::take(&mut self.last);
        let thought = self.table.thought()?;
        let Thought { version, seat, bot } = thought;
        let longest = self.context.config.now().longest_thought;
        let time = bot.budget().and_then(Budget::time).unwrap_or(longest);
        let job = Job { client: self.table.client(), table: self.table.id, bot };
        let shared = SharedThinker(Arc::new(Mutex::new(self.table.thinker(thought, &mut last))));
        let thinker: Thinker = Box::new(shared.clone());
        let may_travel = bot.budget().is_some() && self.context.host.has_others_think();
        let travelling =
            may_travel.then(|| Travelling { question: self.table.question(thought), time });
        let pause = self.table.bot_pause().unwrap_or(self.context.config.now().bot_pause);
        let elsewhere = self.ask_browser(thought, time);
        let context = Arc::clone(&self.context);
        Some(Box::pin(async move {
            let answered = match elsewhere {
                Some(it) => it.await,
                None => None,
            };
            let action = if answered.is_some() {
                count(&context.counts.thoughts_of_browsers);
                answered
            } else {
                match travelling {
                    Some(it) => context.host.think_anywhere(job, thinker, it).await,
                    None => context.host.think(job, thinker).await,
                }
            };
            count(&context.counts.thoughts);
            context.host.sleep_until(last_shown + pause).await;
            (BotAnswer { version, seat, action }, shared)
        }))
    }

    /// Lets the browser of a person think who plays alone with bots, if it wants to and there is much to think about;
    /// nothing comes of it if the browser leaves or is late.
    fn ask_browser(
        &mut self,
        thought: Thought,
        time: Duration,
    ) -> Option<Task<'static, Option<String>>> {
        self.asked = None;
        thought.bot.budget()?;
        let browser = self.table.lone_browser().filter(|it| self.thinkers.has(*it))?;
        let asked = Asked { version: thought.version, question: self.table.question(thought) };
        let stream = self.thinkers.ask(browser, &asked)?;
        let (reply, answer) = oneshot::channel();
        self.asked = Some(AskedBrowser { browser, thought, reply });
        let (host, thinkers) = (Arc::clone(&self.context.host), Arc::clone(&self.thinkers));
        let until = host.now() + time + PATIENCE;
        Some(Box::pin(async move {
            tokio::select! {
                answer = answer => answer.ok(),
                () = stream.closed() => None,
                () = host.sleep_until(until) => {
                    thinkers.remove(browser);
                    None
                }
            }
        }))
    }

    /// Takes the answer of a browser for a bot. One that cannot answer, or whose answer cannot be played, is not asked any
    /// more.
    fn take_thought(
        &mut self,
        by: &Visitor,
        version: u32,
        action: Option<String>,
    ) -> Result<(), TableError> {
        let is_asked = |it: &mut AskedBrowser| {
            it.thought.version == version && by.key_hash() == Some(it.browser)
        };
        let asked = self.asked.take_if(is_asked).ok_or(TableError::NotYourTurn)?;
        let checked = action.as_deref().map(|it| self.table.check_thought(asked.thought, it));
        let Some((action, Ok(()))) = action.zip(checked.clone()) else {
            self.thinkers.remove(asked.browser);
            return checked.unwrap_or(Ok(()));
        };
        // The server may be thinking already.
        asked.reply.send(action).map_err(|_| TableError::NotYourTurn)
    }
}
