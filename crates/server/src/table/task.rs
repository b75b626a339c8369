//! The task that owns a table: commands and the answers of bots come in one by one.

use std::any::Any;
use std::future::{Future, pending};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use catalog::record;
use futures_util::FutureExt;
use kernel::Seat;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::{Hand, Presence, Reply, Stamp, Table, TableCommand};
use crate::error::ApiError;
use crate::metrics::count;
use crate::render::Extent;
use crate::store::DataFolder;
use crate::thinking::{Cost, Job};
use crate::visitor::Visitor;

/// The way to a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    /// Boxes: an inbox has room for dozens of them, empty as it nearly always is.
    pub(crate) inbox: mpsc::Sender<Box<TableCommand>>,
    pub(crate) stamp: watch::Sender<Stamp>,
    pub(crate) presence: Arc<Presence>,
}

/// The answer of a bot, or that it failed.
struct Answer {
    version: u32,
    seat: Seat,
    action: Option<String>,
}

/// Pictures are kept for those who ask for the same at the same time. After so long without a command nobody will.
const PICTURES_KEPT: Duration = Duration::from_secs(2);

type Thinking = Pin<Box<dyn Future<Output = Answer> + Send>>;

/// Starts the task of a table. It ends when nobody has looked at the table for a while; nothing is lost with it.
pub(crate) fn start(table: Table) -> Handle {
    let (inbox, commands) = mpsc::channel(64);
    let handle =
        Handle { inbox, stamp: table.stamp.clone(), presence: Arc::clone(&table.presence) };
    tokio::spawn(run(table, commands));
    handle
}

async fn run(mut table: Table, mut commands: mpsc::Receiver<Box<TableCommand>>) {
    let idle_after = table.house.idle_after;
    let mut last_shown = Instant::now();
    let mut thinking: Option<((u32, u32), Thinking)> = None;
    let mut planned_look: Option<Instant> = None;
    loop {
        // What a bot thinks about is out of date when the position changes, or who sits where.
        let about = (table.version(), table.n_reseated);
        if thinking.as_ref().is_none_or(|(it, _)| *it != about) || !table.may_think() {
            thinking = table.think(last_shown).map(|it| (about, it));
        }
        let is_thinking = thinking.is_some();
        let thinks_until = table.thinks_until();
        // A moment that passed while something else was done is not forgotten for the next one.
        let next_look = planned_look.filter(|it| *it <= Instant::now()).or(table.next_look());
        planned_look = next_look;
        let look = async {
            match next_look {
                // A sleep is over at the next tick at the earliest, and commands may come more often than that.
                Some(at) if at <= Instant::now() => {}
                Some(at) => tokio::time::sleep_until(at).await,
                None => pending().await,
            }
        };
        let next_notice = table.next_notice();
        let notice = async {
            match next_notice {
                Some(at) if at <= Instant::now() => {}
                Some(at) => tokio::time::sleep_until(at).await,
                None => pending().await,
            }
        };
        let presence = Arc::clone(&table.presence);
        let fading = table.said.fades_at();
        let (is_fading, fades_at) = (fading.is_some(), fading.unwrap_or_else(Instant::now));
        let answer = async {
            match &mut thinking {
                Some((_, it)) => it.await,
                None => pending().await,
            }
        };
        tokio::select! {
            command = commands.recv() => {
                let Some(command) = command else { return };
                count(&table.house.counts.commands);
                let version = table.version();
                // In a box: a table that waits would keep room for whatever may be done with it.
                Box::pin(table.serve(*command)).await;
                if table.version() != version {
                    last_shown = Instant::now();
                }
            }
            answer = answer => {
                thinking = None;
                Box::pin(table.take_answer(answer)).await;
                last_shown = Instant::now();
            }
            () = look => {
                planned_look = None;
                Box::pin(table.look_around()).await;
            }
            () = notice => table.keep_on(async |it| it.send_notices().await).await,
            Some(sent) = table.letters.join_next(), if !table.letters.is_empty() => {
                // One that was taken back has nothing to say.
                if let Ok(sent) = sent {
                    table.keep_on(async |it| it.note_sent(sent).await).await;
                }
            }
            () = tokio::time::sleep(PICTURES_KEPT), if table.has_pictures() => table.drop_pictures(),
            // Whoever came or went changes when to look around.
            () = presence.changed.notified() => {}
            () = tokio::time::sleep_until(fades_at), if is_fading => table.fade(),
            // Whether somebody is still present.
            () = tokio::time::sleep_until(thinks_until), if is_thinking => {}
            () = tokio::time::sleep(idle_after), if !is_thinking => {
                if table.stamp.receiver_count() == 0 && !table.is_ticking() {
                    break;
                }
            }
        }
        if table.is_lost {
            // Those who look hear of it, and look for the table where it is now.
            table.changed();
            break;
        }
    }
    // Whoever comes now opens the table again; what is already waiting is still served.
    commands.close();
    while let Some(command) = commands.recv().await {
        Box::pin(table.serve(*command)).await;
    }
    table.house.store.let_go(table.lease).await;
}

impl Table {
    async fn serve(&mut self, command: TableCommand) {
        self.heard = Some(Instant::now());
        if let Some(by) = command.by() {
            self.hear_of(by);
            self.note_key(by).await;
        }
        match command {
            TableCommand::Act { by, seat, version, action, reply } => {
                let done = self
                    .change(async |it| it.act(&by, seat.as_deref(), version, &action).await)
                    .await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Undo { by, version, count, reply } => {
                let done = self.change(async |it| it.undo(&by, version, count).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Curtain { by, reply } => answer(reply, self.lift_curtain(&by)),
            TableCommand::Wish { by, seat, wishes, reply } => {
                let done =
                    self.change(async |it| it.wish(&by, seat.as_deref(), &wishes).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Seat { by, seat, sitting, reply } => {
                let done = self.change(async |it| it.reseat(&by, &seat, &sitting).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Join { seat, key, browser, reply } => {
                answer(reply, self.join(seat, key, &browser).await)
            }
            TableCommand::Sit { by, reply } => answer(reply, self.sit(&by).await),
            TableCommand::Claim { by, reply } => {
                let done = self.change(async |it| it.claim(&by).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Code { by, seat, reply } => {
                let done = self.change(async |it| it.renew_code(&by, &seat).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Sequel { next, reply } => {
                self.sequel = Some(next);
                self.changed();
                answer(reply, Ok(()));
            }
            TableCommand::Say { by, seat, word, reply } => {
                let said = self.change(async |it| it.say(&by, seat.as_deref(), &word)).await;
                self.note(&by, &said);
                answer(reply, said);
            }
            TableCommand::Mix { by, seat, word, reply } => {
                let done = self.change(async |it| it.mix(&by, seat.as_deref(), &word).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Begin { by, reply } => {
                let done = self.change(async |it| it.begin_now(&by).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Aside { by, seat, what, reply } => {
                let done =
                    self.change(async |it| it.aside(&by, seat.as_deref(), &what).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::AskBack { by, version, n_moves, reply } => {
                let done = self.change(async |it| it.ask_back(&by, version, n_moves).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::AnswerAsk { by, agrees, reply } => {
                let done = self.change(async |it| it.answer_ask(&by, agrees).await).await;
                self.note(&by, &done);
                answer(reply, done);
            }
            TableCommand::Past { by, at, reply } => {
                let page = self.watched(|it| it.past_page(&by, &at));
                answer(reply, page);
            }
            TableCommand::Form { by, version, command, reply } => {
                let drawn = |it: &mut Self| it.watched(|it| Ok(it.draw(&by, Extent::Live)));
                let is_newest = version == Some(self.told_version());
                let before = if is_newest { drawn(self).ok() } else { None };
                Box::pin(self.serve(*command)).await;
                let answered = drawn(self).map(|after| self.answered(&by, after, before));
                answer(reply, answered);
            }
            TableCommand::Update { by, reply } => {
                let update = self.watched(|it| Ok(it.update(&by)));
                answer(reply, update);
            }
            TableCommand::Welcome { by, since, reply } => {
                let welcome = self.watched(|it| Ok(it.welcome(&by, since)));
                answer(reply, welcome);
            }
            TableCommand::Page { by, reply } => {
                let page = self.watched(|it| Ok(it.page(&by)));
                answer(reply, page);
            }
            #[cfg(test)]
            TableCommand::Hold { seat, mark, reply } => {
                self.places[seat].holders.push(mark);
                answer(reply, Ok(()));
            }
            TableCommand::Read { question, .. } => {
                // Whoever asked hears of a panic by the silence.
                let _: Result<(), ApiError> = self.watched(|it| {
                    question(it);
                    Ok(())
                });
            }
        }
    }

    /// Marks disappear from the board.
    fn fade(&mut self) {
        if self.said.fade(Instant::now()) {
            self.changed();
        }
    }

    /// Changes the table. A panic freezes it, and only it.
    async fn change<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut Self) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        if self.is_frozen {
            return Err(ApiError::Frozen);
        }
        let done = AssertUnwindSafe(work(self)).catch_unwind().await;
        let done = match done {
            Ok(Err(ApiError::Frozen)) => {
                self.freeze("an invariant was broken");
                Err(ApiError::Frozen)
            }
            Ok(done) => done,
            Err(panic) => {
                self.freeze(&reason(&*panic));
                Err(ApiError::Frozen)
            }
        };
        // A fault may have left a position that nobody has agreed to.
        if done.is_err() && (self.is_frozen || !self.pending.is_empty()) {
            self.forget_unwritten().await;
        }
        done
    }

    /// Draws or reads. A panic is reported and harms nobody else.
    fn watched<T>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        catch_unwind(AssertUnwindSafe(|| work(self))).unwrap_or_else(|panic| {
            self.report(&reason(&*panic));
            Err(ApiError::Internal)
        })
    }

    fn freeze(&mut self, why: &str) {
        self.is_frozen = true;
        self.report(why);
        self.changed();
    }

    /// Writes down what happened, for whoever mends it. The file contains the secrets of the table.
    fn report(&self, why: &str) {
        count(&self.house.counts.faults);
        tracing::error!(table = %self.id, version = self.version(), why, "a table met a fault");
        let Some(folder) = self.house.folder.as_ref().map(DataFolder::faults) else { return };
        let file = catch_unwind(AssertUnwindSafe(|| record::write(&*self.game, Some(&self.fate))))
            .unwrap_or_default();
        let path = folder.join(format!("{}-{}.txt", self.id, self.version()));
        let written = std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(path, format!("{why}\n\n{file}")));
        if let Err(error) = written {
            tracing::error!(%error, "the report of a fault was not written");
        }
    }

    /// A bot that is asked, thinking on a thread of its own, not answering before people could see the last action.
    fn think(&self, last_shown: Instant) -> Option<Thinking> {
        if self.is_frozen || !self.may_think() {
            return None;
        }
        let asked = self.asked();
        let bots = self
            .places
            .iter()
            .enumerate()
            .filter_map(|(idx, place)| Some((Seat(idx as u8), place.bot?)));
        let mut asked_bots = bots.filter(|(seat, _)| asked.contains(*seat));
        let (seat, bot) = asked_bots.find(|(seat, _)| !self.game.legal(*seat).is_empty())?;
        let version = self.version();
        let own = self.standing.iter().rev().take_while(|it| it.seat == seat);
        let bot = bot.within_a_turn(own.filter(|it| !it.is_auto).count());
        let thinker = self.game.thinker(bot, seat, self.bot_seed());
        let job = Job { client: self.client, table: self.id, cost: Cost::of(bot) };
        let house = Arc::clone(&self.house);
        Some(Box::pin(async move {
            let action = Arc::clone(&house.thinking).think(job, thinker).await;
            count(&house.counts.thoughts);
            tokio::time::sleep_until(last_shown + house.bot_pause).await;
            Answer { version, seat, action }
        }))
    }

    /// The luck of a bot's thoughts: the same for the same table and version, and nobody can know it who does not know
    /// the secret of the table.
    fn bot_seed(&self) -> u64 {
        let mut hasher = blake3::Hasher::new_derive_key("gospoda bot v1");
        hasher.update(&self.fate.seed.0).update(&self.version().to_le_bytes());
        let mut res = [0; 8];
        hasher.finalize_xof().fill(&mut res);
        u64::from_le_bytes(res)
    }

    /// Does what the table does by itself.
    async fn keep_on(&mut self, work: impl AsyncFnOnce(&mut Self) -> Result<(), ApiError>) {
        match self.change(work).await {
            Ok(()) | Err(ApiError::Frozen) => {}
            // The store will be asked again.
            Err(ApiError::Store(_)) => tokio::time::sleep(Duration::from_secs(1)).await,
            Err(error) => self.freeze(&format!("the table met a fault by itself: {error}")),
        }
    }

    /// A time is up, or something is to be told anew.
    async fn look_around(&mut self) {
        self.keep_on(async |it| it.look_at_clocks().await).await;
    }

    async fn take_answer(&mut self, answer: Answer) {
        let Answer { version, seat, action } = answer;
        if version != self.version() {
            return;
        }
        let done = self
            .change(async |it| {
                let action = action.ok_or(ApiError::Frozen)?;
                it.play(seat, &action, Hand::Bot)?;
                it.play_forced()?;
                it.commit().await
            })
            .await;
        match done {
            Ok(()) | Err(ApiError::Frozen) => {}
            // The store will be asked again; a bot has time.
            Err(ApiError::Store(_)) => tokio::time::sleep(Duration::from_secs(1)).await,
            Err(error) => self.freeze(&format!("a bot gave a wrong answer: {error}")),
        }
    }
}

impl TableCommand {
    /// Who sent it.
    const fn by(&self) -> Option<&Visitor> {
        match self {
            Self::Act { by, .. }
            | Self::Undo { by, .. }
            | Self::Curtain { by, .. }
            | Self::Wish { by, .. }
            | Self::Say { by, .. }
            | Self::Mix { by, .. }
            | Self::Sit { by, .. }
            | Self::Begin { by, .. }
            | Self::Aside { by, .. }
            | Self::AskBack { by, .. }
            | Self::AnswerAsk { by, .. }
            | Self::Past { by, .. }
            | Self::Seat { by, .. }
            | Self::Claim { by, .. }
            | Self::Code { by, .. }
            | Self::Form { by, .. }
            | Self::Update { by, .. }
            | Self::Welcome { by, .. }
            | Self::Page { by, .. } => Some(by),
            #[cfg(test)]
            Self::Hold { .. } => None,
            Self::Read { by, .. } => by.as_ref(),
            Self::Join { .. } | Self::Sequel { .. } => None,
        }
    }
}

fn answer<T>(reply: Reply<T>, done: Result<T, ApiError>) {
    // Whoever asked may have gone.
    drop(reply.send(done));
}

fn reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().map(str::to_owned);
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use page::Prefs;

    use super::Table;
    use crate::config::Config;
    use crate::error::ApiError;
    use crate::keys::Key;
    use crate::render::Extent;
    use crate::seats::Sitting;
    use crate::store::Store;
    use crate::table::{House, NewTable, make};
    use crate::visitor::Visitor;

    async fn table(host: &Key) -> Table {
        let config = Config { seed: Some(1), ..Config::default().without_pauses() };
        let house = House::new(Store::in_memory().await.unwrap(), &config, None);
        let seats = vec![(Sitting::Here, String::new()); 2];
        let set = Vec::new();
        let game = "smallworld".to_owned();
        let new = NewTable {
            game,
            seats,
            set,
            clock: None,
            campaign: None,
            mixes: false,
            delay: 0,
            open_in: None,
        };
        make(&Arc::new(house), &new, host).await.unwrap()
    }

    #[tokio::test]
    async fn a_panic_freezes_the_table_as_it_was_stored() {
        let host = Key::fresh();
        let prefs = Prefs::of(text::Lang::En);
        let browser = Some(host.clone());
        let (bearer, client, tab, origin) = (None, None, None, String::new());
        let by = Visitor { browser, bearer, client, prefs, origin, wants_json: false, tab };
        let mut table = table(&host).await;
        let (version, hash) = (table.version(), table.game.hash());
        let seat = table.game.asked().first().unwrap();
        let action = table.game.legal(seat)[0].clone();
        let done: Result<(), ApiError> = table
            .change(async |it| {
                it.play(seat, &action, super::Hand::Person)?;
                assert_ne!(it.game.hash(), hash);
                panic!("for the test");
            })
            .await;
        assert_eq!(done, Err(ApiError::Frozen));
        assert_eq!((table.version(), table.game.hash()), (version, hash.clone()));
        let later = table.change(async |it| it.act(&by, None, version, &action).await).await;
        assert_eq!(later, Err(ApiError::Frozen));
        assert!(table.draw(&by, Extent::Whole).is_curtain, "it can still be looked at");
    }
}
