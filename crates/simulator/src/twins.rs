//! Secrecy over a whole run: a match is played in two worlds that differ only in what one seat cannot know. The same
//! happens at both as far as it can, and that seat and a spectator must be sent the same: parts, stamps, answers,
//! notifications, and all of it at the same time. Where an action shows what was hidden, the worlds come apart by right,
//! and a new pair goes on from there.

use std::collections::BTreeMap;
use std::time::Duration;

use catalog::AnyTable;
use kernel::{Seat, SeatSet, Viewer};
use protocol::{Moment, UndoCount};
use table::{
    Aside, BotAnswer, Command, Effect, Extent, Input, Key, Settings, Sitting, StoreError,
    StoredSeat, StoredTable, Surroundings, Table, Ticket, Timestamp, Visitor, Welcome, Wishes,
    Word,
};

use crate::client::Client;
use crate::node::BEGIN;
use crate::random::Random;
use crate::worlds::{Sent, difference};

/// A run ends after so many steps, or when the match is over.
const STEPS: u32 = 200;
/// Nothing that is due takes so many looks at the time.
const MOST_TICKS: u32 = 1_000;
/// After so many steps everything is looked at that no step shows.
const LOOK_EVERY: u32 = 20;

/// Plays a match on in two worlds. How many steps were the same in both.
pub(crate) fn play(stored: &StoredTable, game: &dyn AnyTable, number: u64) -> Result<u32, String> {
    let mut random = Random::new(number);
    let mut position = game.clone_box();
    let (mut n_steps, mut n_same) = (0, 0);
    while n_steps < STEPS && position.outcome().is_none() {
        let seat = Seat(random.below(u64::from(position.n_seats())) as u8);
        let mut twins = Twins::new(stored, seat, &*position, &mut random)?;
        let mut stays = twins.begin();
        while n_steps < STEPS {
            n_steps += 1;
            stays = stays.and_then(|stays| if stays { twins.step(&mut random) } else { Ok(false) });
            stays = stays.and_then(|stays| {
                let looks = stays && n_steps.is_multiple_of(LOOK_EVERY);
                if looks { twins.look().map(|()| stays) } else { Ok(stays) }
            });
            match stays {
                Ok(true) => n_same += 1,
                Ok(false) => break,
                Err(what) => return Err(format!("{what}; before: {}", twins.told())),
            }
        }
        position = twins.worlds[0].table.game().determinized_copy(seat, None);
    }
    Ok(n_same)
}

/// One of the two, with what the observers are sent.
struct World {
    table: Table,
    stored: StoredTable,
    sent: Sent,
    /// The parts on the pages of the observers, and when they were last drawn.
    shown: [BTreeMap<u64, u64>; 2],
    drawn: [Option<Moment>; 2],
}

struct Twins {
    seat: Seat,
    /// Who has which seat, and a spectator at the end.
    people: Vec<Visitor>,
    now: Timestamp,
    worlds: [World; 2],
    story: Vec<String>,
}

/// Something that happens at both worlds.
struct Step {
    what: String,
    input: Box<dyn Fn() -> Input>,
    by: Option<usize>,
    /// Who plays an action.
    actor: Option<Seat>,
    is_stored: bool,
}

/// What came of it in one of them.
#[derive(Default)]
struct Done {
    has_changed: bool,
    is_done: Option<bool>,
}

impl Twins {
    fn new(
        stored: &StoredTable,
        seat: Seat,
        position: &dyn AnyTable,
        random: &mut Random,
    ) -> Result<Self, String> {
        let mut stored = stored.clone();
        stored.lines.clear();
        stored.ask.clear();
        let person = |idx: usize| {
            let key = Key::of_random([idx as u8 + 10; 16]);
            Client::new(stored.id, key, idx as u64 + 1).visitor()
        };
        let people: Vec<Visitor> = (0..=stored.seats.len()).map(person).collect();
        for (idx, it) in stored.seats.iter_mut().enumerate() {
            let is_bot = idx != seat.idx() && random.chance(300);
            let bot = if is_bot { "random".to_owned() } else { String::new() };
            let holders = people[idx].key_hash().into_iter().collect();
            *it = StoredSeat::new(it.name.clone(), bot, it.key, holders);
        }
        let now = Timestamp(BEGIN);
        let open = |game: Box<dyn AnyTable>| {
            let settings = Settings { now, notice_after: Duration::from_secs(3), tick: 1 };
            let table = Table::restored(&stored, settings).map_err(|error| error.to_string());
            let (sent, shown, drawn) = (Sent::new(), Default::default(), [None; 2]);
            let mut res = World { table: table?, stored: stored.clone(), sent, shown, drawn };
            res.table.put_game(game);
            Ok::<_, String>(res)
        };
        let other = position.obscured(seat, random.next());
        let worlds = [open(position.determinized_copy(seat, None))?, open(other)?];
        Ok(Self { seat, people, now, worlds, story: Vec::new() })
    }

    /// Opens both tables and the pages of the observers. The tables give forced answers then.
    fn begin(&mut self) -> Result<bool, String> {
        let (around, people) = (self.around(), self.people.clone());
        let versions = self.versions();
        let observers = self.observers();
        for world in &mut self.worlds {
            let mut done = Done::default();
            let input = Input::Open { ticket: Ticket(0), is_new: false };
            world.feed(around, input, None, true, &mut done);
            for mark in people.iter().filter_map(Visitor::key_hash) {
                world.feed(around, Input::Came(mark), None, true, &mut done);
            }
            world.table.attend(around);
            for (idx, by) in observers.iter().enumerate() {
                let Welcome { drawn, moment, .. } = world.table.welcome(by, None, None);
                world.take_note(idx, &drawn.parts, moment);
            }
        }
        if self.has_shown(versions, None) {
            return Ok(false);
        }
        self.same("is told").map(|()| true)
    }

    fn around(&self) -> Surroundings {
        let subscribed: SeatSet = Seat::all(self.people.len() as u8 - 1).collect();
        Surroundings { now: self.now, is_watched: true, subscribed }
    }

    fn observers(&self) -> [Visitor; 2] {
        [self.people[self.seat.idx()].clone(), self.people[self.people.len() - 1].clone()]
    }

    fn told(&self) -> String {
        self.story[self.story.len().saturating_sub(6)..].join(", ")
    }

    /// Whether the worlds are still the same for the observers. An error if one of them was told what it may not know.
    fn step(&mut self, random: &mut Random) -> Result<bool, String> {
        self.now = self.now + Duration::from_millis(random.between(100, 3_000));
        if random.chance(50) {
            self.now = self.now + Duration::from_secs(random.between(5, 40));
        }
        self.check_wakes()?;
        let mut n_ticks = 0;
        while self.worlds[0].table.next_wake().is_some_and(|it| it <= self.now) {
            n_ticks += 1;
            if MOST_TICKS < n_ticks {
                return Err("the time is up again each time that it is looked at".to_owned());
            }
            let input = Box::new(|| Input::Tick);
            let (what, is_stored) = ("time".to_owned(), true);
            let tick = Step { what, input, by: None, actor: None, is_stored };
            if !self.happen(&tick)? {
                return Ok(false);
            }
            self.check_wakes()?;
        }
        match self.choose(random)? {
            Some(step) => self.happen(&step),
            None => Ok(false),
        }
    }

    /// Both are going to tell something at the same time.
    fn check_wakes(&self) -> Result<(), String> {
        let [one, other] = [0, 1].map(|it: usize| self.worlds[it].table.next_wake());
        if one == other { Ok(()) } else { Err(format!("is told at {one:?} or at {other:?}")) }
    }

    fn happen(&mut self, step: &Step) -> Result<bool, String> {
        let (around, observers) = (self.around(), self.observers());
        let watching = [self.seat.idx(), self.people.len() - 1];
        let observer = step.by.and_then(|by| watching.iter().position(|it| *it == by));
        let versions = self.versions();
        self.story.push(step.what.clone());
        let mut all = [Done::default(), Done::default()];
        for (nth, (world, done)) in self.worlds.iter_mut().zip(&mut all).enumerate() {
            world.table.attend(around);
            let before = observer.map(|it| world.table.draw(&observers[it], Extent::Live));
            world.feed(around, (step.input)(), observer, step.is_stored, done);
            if world.table.is_unread() {
                continue;
            }
            world.table.attend(around);
            let since = versions[nth];
            if let Some(idx) = observer {
                let after = world.table.draw(&observers[idx], Extent::Live);
                let answered = world.table.answered(&observers[idx], after, before);
                for part in answered.parts() {
                    let (what, json) = (format!("an answer's part {}", part.id), part.json.get());
                    world.sent.push((what, json.as_bytes().to_vec()));
                }
                world.perform("an answer's beats".to_owned(), &observers[idx], since);
            }
            if done.has_changed {
                for (idx, by) in observers.iter().enumerate() {
                    let update = world.table.update(by, world.drawn[idx]);
                    for sent in update.answered {
                        world.shown[idx].insert(sent.name, sent.hash);
                    }
                    world.take_note(idx, &update.drawn.parts, update.moment);
                    world.perform(format!("beats of observer {idx}"), by, since);
                }
            }
        }
        // What was not stored is not gone on from: the position of the second world is stored nowhere.
        let stays = step.is_stored && all[0].is_done == all[1].is_done;
        let is_refused = observer.is_none() && all[0].is_done != all[1].is_done;
        // Also where nobody was sent it yet: who is kept behind sees it later.
        if is_refused || self.has_shown(versions, step.actor) {
            return Ok(false);
        }
        self.same("is told").map(|()| stays)
    }

    fn versions(&self) -> [u32; 2] {
        [0, 1].map(|it: usize| self.worlds[it].table.version())
    }

    /// An error if the observers were not sent the same in both worlds, since this was asked last.
    fn same(&mut self, how: &str) -> Result<(), String> {
        let [one, other] = &mut self.worlds;
        match difference(&std::mem::take(&mut one.sent), &std::mem::take(&mut other.sent)) {
            Some(what) => Err(format!("{} or a spectator {how} a secret by {what}", self.seat)),
            None => Ok(()),
        }
    }

    /// Whether what was played since these versions has shown to an observer what was hidden: then it cannot be taken back
    /// freely.
    fn has_shown(&self, before: [u32; 2], actor: Option<Seat>) -> bool {
        let n_played =
            [0, 1].map(|it: usize| self.worlds[it].table.version().saturating_sub(before[it]));
        let has_played = n_played.iter().all(|it| 0 < *it);
        // An answer that the table gives by itself may come after the action that shows something.
        let is_final = actor.is_none_or(|actor| {
            let mut worlds = self.worlds.iter().zip(n_played);
            worlds.any(|(it, n_played)| it.table.game().n_free_undo(actor) < n_played)
        });
        let observers = [Viewer::Seat(self.seat), Viewer::Spectator];
        has_played && is_final && observers.into_iter().any(|it| self.differs(it))
    }

    /// Whether somebody who looks at both worlds knows one from the other, by the rules.
    fn differs(&self, viewer: Viewer) -> bool {
        let views = self.worlds.iter().map(|it| it.table.game());
        let mut views = views.map(|it| (it.view(viewer), it.events_json(viewer, 0)));
        views.next() != views.next()
    }

    /// What a page shows that somebody opens now, and the history.
    fn look(&mut self) -> Result<(), String> {
        let (around, observers) = (self.around(), self.observers());
        for world in &mut self.worlds {
            world.table.attend(around);
            for by in &observers {
                let page = world.table.page(by);
                world.sent.push(("a page".to_owned(), page.into_bytes()));
                let past = world.table.watched(|it| it.history_page(by, None));
                world.sent.push(("the history".to_owned(), format!("{past:?}").into_bytes()));
            }
        }
        self.same("reads")
    }

    // ---- What happens ----

    /// Nothing if nobody can go on with the same answer in both worlds.
    fn choose(&self, random: &mut Random) -> Result<Option<Step>, String> {
        let table = &self.worlds[0].table;
        let version = table.version();
        let n_people = self.people.len() as u64;
        let anybody = random.below(n_people) as usize;
        let somebody = random.below(n_people - 1) as usize;
        let watching = [self.seat.idx(), self.people.len() - 1][random.below(2) as usize];
        let name = |idx: usize| Some(Seat(idx as u8).to_string());
        let said = |seat, word| Command::Say { seat, word };
        let (by, command) = match random.below(100) {
            0..=57 => return self.action(random),
            58..=65 => (somebody, Command::Undo { version, count: UndoCount::One }),
            66..=69 => (somebody, Command::AskBack { version, n_moves: 1 }),
            70..=73 => (somebody, Command::AnswerAsk { agrees: random.chance(700) }),
            74..=76 => {
                let what = Aside::Talk(format!("it is {}", self.now.0));
                (anybody, Command::Aside { seat: None, what })
            }
            77..=78 => {
                let what = Aside::Notes(format!("noted {}", self.now.0));
                (somebody, Command::Aside { seat: name(somebody), what })
            }
            79..=80 => (anybody, said(None, Word::Point { space: "dalaran".to_owned() })),
            81..=82 => {
                let action = "done".to_owned();
                (anybody, said(None, Word::Propose { version, to: None, action }))
            }
            83..=84 => {
                let window = random.pick(table.game().windows());
                let set = window.map(|it| ((*it).to_owned(), "ask".to_owned()));
                let wishes = Wishes { set: set.into_iter().collect(), passes: None };
                (somebody, Command::Wish { seat: name(somebody), wishes })
            }
            85..=88 => {
                // Answers of others, of nobody, and too early.
                let asked: Vec<Seat> = table.asked().iter().filter(|it| *it != self.seat).collect();
                let of_other = random.pick(&asked).map(|it| self.common(*it));
                let of_other = of_other.and_then(|it| random.pick(&it).cloned());
                let action = of_other.unwrap_or_else(|| "nonsense".to_owned());
                let version = version + random.below(2) as u32;
                (watching, Command::Act { seat: None, version, action })
            }
            89..=92 => {
                let mark = self.people[anybody].key_hash();
                let (goes, at) = (random.chance(500), self.now);
                let Some(browser) = mark else { return Ok(None) };
                let input = Box::new(move || match goes {
                    true => Input::Went { browser, at },
                    false => Input::Came(browser),
                });
                let what = format!("person {anybody} goes {goes}");
                return Ok(Some(Step { what, input, by: None, actor: None, is_stored: true }));
            }
            93..=95 if somebody != self.seat.idx() => {
                let sits = random.chance(500);
                let sitting = if sits { Sitting::Here } else { Sitting::Bot(ai::BotSpec::Random) };
                let seat = Seat(somebody as u8).to_string();
                (somebody, Command::Seat { seat, sitting })
            }
            _ => (watching, Command::Curtain),
        };
        Ok(Some(self.command(by, command, None, random)))
    }

    fn command(
        &self,
        by: usize,
        command: Command,
        actor: Option<Seat>,
        random: &mut Random,
    ) -> Step {
        let what = format!("{} by {by}", crate::driver::worded(&command));
        let visitor = self.people[by].clone();
        let ticket = Ticket(1);
        let input = Box::new(move || {
            let (by, command) = (visitor.clone(), command.clone());
            Input::Command { ticket, by, command }
        });
        Step { what, input, by: Some(by), actor, is_stored: !random.chance(15) }
    }

    /// Somebody who is asked gives an answer that he can give in both worlds.
    fn action(&self, random: &mut Random) -> Result<Option<Step>, String> {
        let [one, other] = [0, 1].map(|it: usize| &self.worlds[it].table);
        let own = [one, other].map(|it| it.game().legal(self.seat));
        if own[0] != own[1] {
            // While a bot sits in, its person is not sent what an action has shown to the seat.
            if one.places()[self.seat.idx()].bot.is_some() && self.differs(Viewer::Seat(self.seat))
            {
                return Ok(None);
            }
            return Err(format!("{} has other answers in one world", self.seat));
        }
        let asked: Vec<Seat> =
            one.asked().iter().filter(|it| other.asked().contains(*it)).collect();
        let able = asked.into_iter().filter(|it| !self.common(*it).is_empty());
        let Some(seat) = random.pick(&able.collect::<Vec<_>>()).copied() else { return Ok(None) };
        let Some(action) = random.pick(&self.common(seat)).cloned() else { return Ok(None) };
        let version = one.version();
        if one.places()[seat.idx()].bot.is_none() {
            let named = Some(seat.to_string());
            let command = Command::Act { seat: named, version, action };
            return Ok(Some(self.command(seat.idx(), command, Some(seat), random)));
        }
        let what = format!("bot {seat} '{action}'");
        let answer = BotAnswer { version, seat, action: Some(action) };
        let input = Box::new(move || Input::Bot(answer.clone()));
        Ok(Some(Step { what, input, by: None, actor: Some(seat), is_stored: true }))
    }

    /// The answers of a seat that it can give in both worlds.
    fn common(&self, seat: Seat) -> Vec<String> {
        let [one, other] = [0, 1].map(|it: usize| self.worlds[it].table.game().legal(seat));
        one.into_iter().filter(|it| other.contains(it)).collect()
    }
}

impl World {
    /// What an observer's page is sent by its stream.
    fn take_note(&mut self, observer: usize, parts: &[table::RenderedPart], moment: Moment) {
        self.drawn[observer] = Some(moment);
        for part in parts {
            if self.shown[observer].insert(part.name, part.hash) != Some(part.hash) {
                let what = format!("part {} of observer {observer}", part.id);
                self.sent.push((what, part.json.get().as_bytes().to_vec()));
            }
        }
    }

    /// What an observer is shown of the way from an earlier version to now.
    fn perform(&mut self, what: String, by: &Visitor, since: u32) {
        let beats = self.table.beats(by, since);
        self.sent.push((what, format!("{beats:?}").into_bytes()));
    }

    /// Brings an input to the table, and what the store says.
    fn feed(
        &mut self,
        around: Surroundings,
        input: Input,
        observer: Option<usize>,
        is_stored: bool,
        done: &mut Done,
    ) {
        let mut next = vec![input];
        while let Some(input) = next.pop() {
            for effect in self.table.handle(around, input) {
                match effect {
                    Effect::Store(_) if !is_stored => {
                        next.push(Input::NotStored(StoreError::Closed("full".to_owned())));
                    }
                    Effect::Store(_) => next.push(Input::Stored),
                    Effect::Read => {
                        next.push(Input::Read(Ok(Some(Box::new(self.stored.clone())))));
                    }
                    Effect::Answer { done: answer, .. } => {
                        done.is_done = Some(answer.is_ok());
                        if observer.is_some() {
                            let told = answer.map_err(|it| it.to_string());
                            self.sent.push(("an answer".to_owned(), format!("{told:?}").into()));
                        }
                    }
                    Effect::Changed(stamp) => {
                        done.has_changed = true;
                        self.sent.push(("a stamp".to_owned(), stamp.to_string().into_bytes()));
                    }
                    Effect::Deliver(notice) => {
                        let told =
                            format!("{} {} {:?}", notice.seat, notice.call.slug(), notice.due);
                        self.sent.push(("a notification".to_owned(), told.into_bytes()));
                        next.insert(0, Input::Delivered { notice, was_wanted: true });
                    }
                    Effect::Cancel(_) => {}
                    Effect::Report(fault) => {
                        self.sent.push(("a fault".to_owned(), fault.why.into_bytes()));
                    }
                }
            }
        }
    }
}
