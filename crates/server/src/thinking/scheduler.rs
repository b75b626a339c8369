//! Which bot thinks next: fair to client networks first, and to the tables of one network second. A plain value, without
//! clock, threads or I/O; [`super::ThinkingPool`] runs what it deals out.

use std::collections::VecDeque;

use ai::BotSpec;

/// How long a thought may take. Each cost has threads of its own, so that a cheap thought never waits for a dear one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    /// A look at each legal action: milliseconds.
    Cheap,
    /// A search that uses up its budget, which may be seconds.
    Dear,
    /// What is left of a search that a thinker did not end. It has waited for its turn already.
    Returned,
}

impl Cost {
    pub(crate) fn of(bot: BotSpec) -> Self {
        match bot.budget() {
            None => Self::Cheap,
            Some(_) => Self::Dear,
        }
    }
}

/// Where a thought is thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On a thread of this server.
    Here,
    /// By a thinker, another program.
    Elsewhere,
}

/// One thought of a bot: for which client network, at which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Job<C, T> {
    pub(crate) client: C,
    pub(crate) table: T,
    pub(crate) cost: Cost,
    /// Where it can be thought: elsewhere means here as well.
    pub(crate) place: Place,
}

/// A job that was submitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ticket(u64);

/// Deals out jobs in turn: one for each client network that waits, whatever number of them it has submitted, and of
/// each network one for each of its tables. Jobs of one table keep their order.
#[derive(Debug)]
pub(crate) struct Scheduler<C, T> {
    cheap: Lane<C, T>,
    dear: Lane<C, T>,
    returned: Lane<C, T>,
    n_tickets: u64,
}

impl<C: Eq, T: Eq> Scheduler<C, T> {
    /// With so many threads for each cost.
    pub(crate) fn new(n_threads: usize) -> Self {
        let lane = || Lane::new(n_threads);
        Self { cheap: lane(), dear: lane(), returned: lane(), n_tickets: 0 }
    }

    /// From now on there are so many threads for each cost. Whoever thinks on one that is too many ends his thought.
    pub(crate) fn set_n_threads(&mut self, n_threads: usize) {
        for lane in [&mut self.cheap, &mut self.dear, &mut self.returned] {
            lane.here.n_threads = n_threads.max(1);
        }
    }

    /// From now on thinkers have so many threads for dear jobs, which come before those of this server. If it leaves
    /// thinking to them, its own are not used for jobs that they can do, as long as there is any thinker.
    pub(crate) fn set_elsewhere(&mut self, n_threads: usize, is_left: bool) {
        self.dear.elsewhere.n_threads = n_threads;
        self.dear.is_left = is_left && n_threads != 0;
    }

    fn lane(&mut self, cost: Cost) -> &mut Lane<C, T> {
        match cost {
            Cost::Cheap => &mut self.cheap,
            Cost::Dear => &mut self.dear,
            Cost::Returned => &mut self.returned,
        }
    }

    /// Puts a job into the queue.
    pub(crate) fn submit(&mut self, job: Job<C, T>) -> Ticket {
        let ticket = Ticket(self.n_tickets);
        self.n_tickets += 1;
        let Job { client, table, cost, place } = job;
        let waiting = &mut self.lane(cost).waiting;
        queue_of(queue_of(waiting, client), table).push_back((ticket, place));
        ticket
    }

    /// Takes a job out of the queue, if it still waits there.
    pub(crate) fn cancel(&mut self, job: &Job<C, T>, ticket: Ticket) {
        let waiting = &mut self.lane(job.cost).waiting;
        for (_, tables) in waiting.iter_mut().filter(|(client, _)| *client == job.client) {
            for (_, tickets) in tables.iter_mut().filter(|(table, _)| *table == job.table) {
                tickets.retain(|(it, _)| *it != ticket);
            }
            tables.retain(|(_, tickets)| !tickets.is_empty());
        }
        waiting.retain(|(_, tables)| !tables.is_empty());
    }

    /// The job that starts now, if a thread is free and a job waits. It keeps its thread until it is finished.
    pub(crate) fn start_next(&mut self) -> Option<(Ticket, Thread)> {
        [Cost::Cheap, Cost::Returned, Cost::Dear].into_iter().find_map(|cost| {
            let (ticket, place) = self.lane(cost).start()?;
            Some((ticket, Thread { cost, place }))
        })
    }

    /// Threads for searches beside one that has started, `most` at most: those of this server that are free while nothing
    /// waits for them.
    pub(crate) fn lend(&mut self, most: usize) -> Vec<Thread> {
        if !self.dear.waiting.is_empty() {
            return Vec::new();
        }
        let here = &mut self.dear.here;
        let n_free = here.n_threads.saturating_sub(here.n_running).min(most);
        here.n_running += n_free;
        vec![Thread { cost: Cost::Dear, place: Place::Here }; n_free]
    }

    /// Whether a search waits for a thread.
    pub(crate) fn is_busy(&self) -> bool {
        !self.dear.waiting.is_empty()
    }

    /// A job that was started gives its thread back.
    pub(crate) fn finish(&mut self, thread: Thread) {
        let threads = self.lane(thread.cost).threads(thread.place);
        threads.n_running = threads.n_running.saturating_sub(1);
    }

    /// How many jobs have a thread of this server.
    pub(crate) fn n_running(&self) -> usize {
        self.lanes().map(|it| it.here.n_running).sum()
    }

    fn lanes(&self) -> impl Iterator<Item = &Lane<C, T>> {
        [&self.cheap, &self.dear, &self.returned].into_iter()
    }

    /// How many jobs wait for a thread.
    pub(crate) fn n_waiting(&self) -> usize {
        let tables = self.lanes().flat_map(|it| &it.waiting);
        tables.flat_map(|(_, tables)| tables).map(|(_, tickets)| tickets.len()).sum()
    }
}

/// Queues by their key, the one whose turn it is in front. No queue is empty.
type InTurn<K, Q> = VecDeque<(K, Q)>;

/// A thread that a job has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thread {
    pub(crate) cost: Cost,
    pub(crate) place: Place,
}

/// Threads in one place.
#[derive(Debug)]
struct Threads {
    n_threads: usize,
    n_running: usize,
}

impl Threads {
    fn new(n_threads: usize) -> Self {
        Self { n_threads, n_running: 0 }
    }

    fn is_free(&self) -> bool {
        self.n_running < self.n_threads
    }
}

/// The jobs of one cost.
#[derive(Debug)]
struct Lane<C, T> {
    here: Threads,
    elsewhere: Threads,
    /// The threads here are not used for what can be thought elsewhere.
    is_left: bool,
    waiting: InTurn<C, InTurn<T, VecDeque<(Ticket, Place)>>>,
}

impl<C: Eq, T: Eq> Lane<C, T> {
    fn new(n_threads: usize) -> Self {
        Self {
            here: Threads::new(n_threads.max(1)),
            elsewhere: Threads::new(0),
            is_left: false,
            waiting: VecDeque::new(),
        }
    }

    fn threads(&mut self, place: Place) -> &mut Threads {
        match place {
            Place::Here => &mut self.here,
            Place::Elsewhere => &mut self.elsewhere,
        }
    }

    fn start(&mut self) -> Option<(Ticket, Place)> {
        let (is_left, can_travel) = (self.is_left, |it| it == Place::Elsewhere);
        let elsewhere = self.elsewhere.is_free().then(|| self.next(can_travel)).flatten();
        let (ticket, place) = match elsewhere {
            Some(ticket) => (ticket, Place::Elsewhere),
            None if self.here.is_free() => {
                (self.next(|it| !is_left || !can_travel(it))?, Place::Here)
            }
            None => return None,
        };
        self.threads(place).n_running += 1;
        Some((ticket, place))
    }

    /// Takes the next job of those that can be thought in such a place. Whose turn it was comes last.
    fn next(&mut self, is_wanted: impl Fn(Place) -> bool) -> Option<Ticket> {
        let is_next = |(_, tickets): &(T, VecDeque<(Ticket, Place)>)| {
            tickets.front().is_some_and(|(_, place)| is_wanted(*place))
        };
        let nth = self.waiting.iter().position(|(_, tables)| tables.iter().any(is_next))?;
        let (client, mut tables) = self.waiting.remove(nth)?;
        let nth = tables.iter().position(is_next)?;
        let (table, mut tickets) = tables.remove(nth)?;
        let (ticket, _) = tickets.pop_front()?;
        if !tickets.is_empty() {
            tables.push_back((table, tickets));
        }
        if !tables.is_empty() {
            self.waiting.push_back((client, tables));
        }
        Some(ticket)
    }
}

/// The queue of a key; a new one comes last.
fn queue_of<K: Eq, Q: Default>(queues: &mut InTurn<K, Q>, key: K) -> &mut Q {
    let at = queues.iter().position(|(it, _)| *it == key).unwrap_or_else(|| {
        queues.push_back((key, Q::default()));
        queues.len() - 1
    });
    &mut queues[at].1
}

#[cfg(test)]
mod tests {
    use super::{Cost, Job, Place, Scheduler, Thread, Ticket};

    const CHEAP: Thread = Thread { cost: Cost::Cheap, place: Place::Here };
    const DEAR: Thread = Thread { cost: Cost::Dear, place: Place::Here };
    const ELSEWHERE: Thread = Thread { cost: Cost::Dear, place: Place::Elsewhere };

    fn dear(client: u32, table: u32) -> Job<u32, u32> {
        Job { client, table, cost: Cost::Dear, place: Place::Here }
    }

    fn travelling(client: u32, table: u32) -> Job<u32, u32> {
        Job { place: Place::Elsewhere, ..dear(client, table) }
    }

    /// Starts and finishes everything that waits, one after the other.
    fn drain(scheduler: &mut Scheduler<u32, u32>) -> Vec<Ticket> {
        let next = || {
            let (ticket, thread) = scheduler.start_next()?;
            scheduler.finish(thread);
            Some(ticket)
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn free_threads_are_lent_while_nothing_waits() {
        let mut scheduler: Scheduler<u32, u32> = Scheduler::new(3);
        scheduler.submit(dear(1, 1));
        assert!(scheduler.is_busy());
        assert_eq!(scheduler.lend(9), [], "somebody waits for them");
        scheduler.start_next().expect("a thread is free");
        assert!(!scheduler.is_busy());
        assert_eq!(scheduler.lend(1), [DEAR]);
        assert_eq!(scheduler.lend(9), [DEAR]);
        let next = scheduler.submit(dear(2, 1));
        assert_eq!(scheduler.start_next(), None);
        scheduler.finish(DEAR);
        assert_eq!(scheduler.start_next(), Some((next, DEAR)), "what is lent comes back");
        // Those that are too many end, and no other is lent.
        scheduler.set_n_threads(1);
        assert_eq!(scheduler.lend(9), []);
    }

    #[test]
    fn the_cost_of_a_bot_is_told_by_whether_it_searches() {
        for (bot, cost) in [
            ("random", Cost::Cheap),
            ("greedy", Cost::Cheap),
            ("stranger", Cost::Dear),
            ("regular", Cost::Dear),
            ("flat:100", Cost::Dear),
            ("mcts:200ms", Cost::Dear),
        ] {
            assert_eq!(Cost::of(bot.parse().unwrap()), cost, "{bot}");
        }
    }

    #[test]
    fn one_table_of_another_network_waits_for_one_job_however_many_wait() {
        let mut scheduler = Scheduler::new(1);
        for table in 0..40 {
            scheduler.submit(dear(1, table));
        }
        assert!(scheduler.start_next().is_some());
        let other = scheduler.submit(dear(2, 100));
        assert!(scheduler.start_next().is_none(), "the only thread is taken");
        scheduler.finish(DEAR);
        let order = drain(&mut scheduler);
        assert_eq!(order.iter().position(|it| *it == other), Some(1));
        assert_eq!(order.len(), 40);
    }

    #[test]
    fn networks_take_turns_and_so_do_the_tables_of_one() {
        let mut scheduler = Scheduler::new(1);
        let mut submit = |client, table| scheduler.submit(dear(client, table));
        let busy = [submit(1, 10), submit(1, 10), submit(1, 10)];
        let quiet = submit(1, 11);
        let others = [submit(2, 20), submit(2, 20)];
        assert_eq!(scheduler.n_waiting(), 6);
        let wanted = [busy[0], others[0], quiet, others[1], busy[1], busy[2]];
        assert_eq!(drain(&mut scheduler), wanted);
        assert_eq!(scheduler.n_waiting(), 0);
    }

    /// Whoever comes while others come all the time waits for one job of each of them.
    #[test]
    fn nobody_is_passed_over_by_those_who_come_again_and_again() {
        let mut scheduler = Scheduler::new(1);
        let n_clients = 5;
        let mut tickets: Vec<Ticket> =
            (0..n_clients).map(|client| scheduler.submit(dear(client, client))).collect();
        let mut last_served = vec![0; n_clients as usize];
        for turn in 1..=200 {
            let (ticket, thread) = scheduler.start_next().unwrap();
            let client = tickets.iter().position(|it| *it == ticket).unwrap();
            assert!(turn - last_served[client] <= n_clients, "{client} waits in turn {turn}");
            last_served[client] = turn;
            tickets[client] = scheduler.submit(dear(client as u32, turn));
            scheduler.finish(thread);
        }
    }

    #[test]
    fn a_cheap_job_starts_although_every_thread_searches() {
        let mut scheduler = Scheduler::new(2);
        for table in 0..10 {
            scheduler.submit(dear(1, table));
        }
        assert!(scheduler.start_next().is_some() && scheduler.start_next().is_some());
        assert!(scheduler.start_next().is_none());
        let cheap = scheduler.submit(Job { cost: Cost::Cheap, ..dear(1, 99) });
        assert_eq!(scheduler.start_next(), Some((cheap, CHEAP)));
        scheduler.finish(CHEAP);
        assert!(scheduler.start_next().is_none(), "its thread is none for those who search");
        scheduler.finish(DEAR);
        assert!(scheduler.start_next().is_some_and(|(_, it)| it == DEAR));
        assert!(scheduler.start_next().is_none(), "two at once and no more");
    }

    #[test]
    fn a_cancelled_job_costs_nobody_a_turn() {
        let mut scheduler = Scheduler::new(1);
        let gone = [scheduler.submit(dear(1, 1)), scheduler.submit(dear(1, 2))];
        let stays = scheduler.submit(dear(2, 3));
        scheduler.cancel(&dear(1, 1), gone[0]);
        scheduler.cancel(&dear(1, 2), gone[1]);
        scheduler.cancel(&dear(1, 2), gone[1]);
        assert_eq!(scheduler.n_waiting(), 1);
        assert_eq!(scheduler.start_next(), Some((stays, DEAR)));
        scheduler.cancel(&dear(2, 3), stays);
        assert!(scheduler.start_next().is_none());
        let later = scheduler.submit(dear(1, 1));
        assert!(scheduler.start_next().is_none(), "what has begun keeps its thread");
        scheduler.finish(DEAR);
        assert_eq!(drain(&mut scheduler), [later]);
    }

    #[test]
    fn thinkers_come_first_and_take_turns_like_own_threads() {
        let mut scheduler = Scheduler::new(1);
        scheduler.set_elsewhere(2, false);
        let mut submit = |nth| scheduler.submit(travelling(nth % 2, nth));
        let tickets: Vec<Ticket> = (0..4).map(&mut submit).collect();
        assert_eq!(scheduler.start_next(), Some((tickets[0], ELSEWHERE)));
        assert_eq!(scheduler.start_next(), Some((tickets[1], ELSEWHERE)));
        assert_eq!(scheduler.start_next(), Some((tickets[2], DEAR)));
        assert_eq!(scheduler.start_next(), None);
        assert_eq!(scheduler.n_running(), 1, "of this server");
        // A thinker is gone: its thread takes nothing new.
        scheduler.set_elsewhere(1, false);
        scheduler.finish(ELSEWHERE);
        assert_eq!(scheduler.start_next(), None);
        scheduler.finish(ELSEWHERE);
        assert_eq!(scheduler.start_next(), Some((tickets[3], ELSEWHERE)));
    }

    #[test]
    fn what_cannot_travel_keeps_nobody_from_a_thinker() {
        let mut scheduler = Scheduler::new(1);
        scheduler.set_elsewhere(1, false);
        let (first, second) = (scheduler.submit(dear(1, 1)), scheduler.submit(travelling(1, 2)));
        assert_eq!(scheduler.start_next(), Some((second, ELSEWHERE)));
        assert_eq!(scheduler.start_next(), Some((first, DEAR)));
        assert_eq!(scheduler.n_waiting(), 0);
    }

    #[test]
    fn a_server_that_leaves_thinking_to_thinkers_thinks_while_there_are_none() {
        let mut scheduler = Scheduler::new(1);
        scheduler.set_elsewhere(1, true);
        let mut submit = |nth| scheduler.submit(travelling(nth, nth));
        let tickets: Vec<Ticket> = (0..2).map(&mut submit).collect();
        assert_eq!(scheduler.start_next(), Some((tickets[0], ELSEWHERE)));
        assert_eq!(scheduler.start_next(), None, "its own thread is left alone");
        let of_here = scheduler.submit(dear(0, 9));
        assert_eq!(scheduler.start_next(), Some((of_here, DEAR)), "nobody else can do it");
        scheduler.finish(DEAR);
        // What thinkers did not end is thought about here, and waits for no search.
        let returned = scheduler.submit(Job { cost: Cost::Returned, ..dear(1, 1) });
        let thread = Thread { cost: Cost::Returned, place: Place::Here };
        assert_eq!(scheduler.start_next(), Some((returned, thread)));
        scheduler.set_elsewhere(0, true);
        assert_eq!(scheduler.start_next(), Some((tickets[1], DEAR)));
    }
}
