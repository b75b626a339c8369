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
}

impl Cost {
    pub(crate) fn of(bot: BotSpec) -> Self {
        match bot.budget() {
            None => Self::Cheap,
            Some(_) => Self::Dear,
        }
    }
}

/// One thought of a bot: for which client network, at which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Job<C, T> {
    pub(crate) client: C,
    pub(crate) table: T,
    pub(crate) cost: Cost,
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
    n_tickets: u64,
}

impl<C: Eq, T: Eq> Scheduler<C, T> {
    /// With so many threads for each cost.
    pub(crate) fn new(n_threads: usize) -> Self {
        Self { cheap: Lane::new(n_threads), dear: Lane::new(n_threads), n_tickets: 0 }
    }

    /// From now on there are so many threads for each cost. Whoever thinks on one that is too many ends his thought.
    pub(crate) fn set_n_threads(&mut self, n_threads: usize) {
        for lane in [&mut self.cheap, &mut self.dear] {
            lane.n_threads = n_threads.max(1);
        }
    }

    fn lane(&mut self, cost: Cost) -> &mut Lane<C, T> {
        match cost {
            Cost::Cheap => &mut self.cheap,
            Cost::Dear => &mut self.dear,
        }
    }

    /// Puts a job into the queue.
    pub(crate) fn submit(&mut self, job: Job<C, T>) -> Ticket {
        let ticket = Ticket(self.n_tickets);
        self.n_tickets += 1;
        let Job { client, table, cost } = job;
        queue_of(queue_of(&mut self.lane(cost).waiting, client), table).push_back(ticket);
        ticket
    }

    /// Takes a job out of the queue, if it still waits there.
    pub(crate) fn cancel(&mut self, job: &Job<C, T>, ticket: Ticket) {
        let waiting = &mut self.lane(job.cost).waiting;
        for (_, tables) in waiting.iter_mut().filter(|(client, _)| *client == job.client) {
            for (_, tickets) in tables.iter_mut().filter(|(table, _)| *table == job.table) {
                tickets.retain(|it| *it != ticket);
            }
            tables.retain(|(_, tickets)| !tickets.is_empty());
        }
        waiting.retain(|(_, tables)| !tables.is_empty());
    }

    /// The job that starts now, if a thread is free and a job waits. It keeps its thread until it is finished.
    pub(crate) fn start_next(&mut self) -> Option<(Ticket, Cost)> {
        [Cost::Cheap, Cost::Dear]
            .into_iter()
            .find_map(|cost| Some((self.lane(cost).start()?, cost)))
    }

    /// A job that was started gives its thread back.
    pub(crate) fn finish(&mut self, cost: Cost) {
        let lane = self.lane(cost);
        lane.n_running = lane.n_running.saturating_sub(1);
    }

    /// How many jobs have a thread.
    pub(crate) fn n_running(&self) -> usize {
        self.cheap.n_running + self.dear.n_running
    }

    /// How many jobs wait for a thread.
    pub(crate) fn n_waiting(&self) -> usize {
        let tables = [&self.cheap, &self.dear].into_iter().flat_map(|it| &it.waiting);
        tables.flat_map(|(_, tables)| tables).map(|(_, tickets)| tickets.len()).sum()
    }
}

/// Queues by their key, the one whose turn it is in front. No queue is empty.
type InTurn<K, Q> = VecDeque<(K, Q)>;

/// The jobs of one cost.
#[derive(Debug)]
struct Lane<C, T> {
    n_threads: usize,
    n_running: usize,
    waiting: InTurn<C, InTurn<T, VecDeque<Ticket>>>,
}

impl<C: Eq, T: Eq> Lane<C, T> {
    fn new(n_threads: usize) -> Self {
        Self { n_threads: n_threads.max(1), n_running: 0, waiting: VecDeque::new() }
    }

    fn start(&mut self) -> Option<Ticket> {
        if self.n_threads <= self.n_running {
            return None;
        }
        let (client, mut tables) = self.waiting.pop_front()?;
        let (table, mut tickets) = tables.pop_front()?;
        let ticket = tickets.pop_front()?;
        if !tickets.is_empty() {
            tables.push_back((table, tickets));
        }
        if !tables.is_empty() {
            self.waiting.push_back((client, tables));
        }
        self.n_running += 1;
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
    use super::{Cost, Job, Scheduler, Ticket};

    fn dear(client: u32, table: u32) -> Job<u32, u32> {
        Job { client, table, cost: Cost::Dear }
    }

    /// Starts and finishes everything that waits, one after the other.
    fn drain(scheduler: &mut Scheduler<u32, u32>) -> Vec<Ticket> {
        let next = || {
            let (ticket, cost) = scheduler.start_next()?;
            scheduler.finish(cost);
            Some(ticket)
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn the_cost_of_a_bot_is_told_by_whether_it_searches() {
        for (bot, cost) in [
            ("random", Cost::Cheap),
            ("greedy", Cost::Cheap),
            ("stranger", Cost::Cheap),
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
        scheduler.finish(Cost::Dear);
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
            let (ticket, cost) = scheduler.start_next().unwrap();
            let client = tickets.iter().position(|it| *it == ticket).unwrap();
            assert!(turn - last_served[client] <= n_clients, "{client} waits in turn {turn}");
            last_served[client] = turn;
            tickets[client] = scheduler.submit(dear(client as u32, turn));
            scheduler.finish(cost);
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
        let cheap = scheduler.submit(Job { client: 1, table: 99, cost: Cost::Cheap });
        assert_eq!(scheduler.start_next(), Some((cheap, Cost::Cheap)));
        scheduler.finish(Cost::Cheap);
        assert!(scheduler.start_next().is_none(), "its thread is none for those who search");
        scheduler.finish(Cost::Dear);
        assert!(scheduler.start_next().is_some_and(|(_, cost)| cost == Cost::Dear));
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
        assert_eq!(scheduler.start_next(), Some((stays, Cost::Dear)));
        scheduler.cancel(&dear(2, 3), stays);
        assert!(scheduler.start_next().is_none());
        let later = scheduler.submit(dear(1, 1));
        assert!(scheduler.start_next().is_none(), "what has begun keeps its thread");
        scheduler.finish(Cost::Dear);
        assert_eq!(drain(&mut scheduler), [later]);
    }
}
