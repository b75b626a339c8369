//! What a seed decides beforehand: how large the simulation is and which faults it has. Each kind of fault is left out
//! of half of the seeds, so that no kind hides another (swarm testing).

use crate::random::Random;

/// All times are virtual milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) n_nodes: usize,
    pub(crate) n_tables: usize,
    /// Faults end and people come back.
    pub(crate) ends_at: u64,
    /// A table leaves the memory that nobody uses for so long.
    pub(crate) idle_after: u64,
    /// A crash at the boundary of two effects, in 100,000.
    pub(crate) crash_at_effect: u64,
    /// A fault of a node or of the database every so often; 0 is never.
    pub(crate) fault_every: u64,
    pub(crate) faults: Vec<Fault>,
    /// Messages between clients and nodes: lost, doubled and late, per mille.
    pub(crate) lost: u64,
    pub(crate) doubled: u64,
    pub(crate) late: u64,
    /// Answers of bots that come too late or never, per mille.
    pub(crate) slow_bots: u64,
    /// Single writes that fail, and that fail after they were stored, per mille.
    pub(crate) failed_writes: u64,
    pub(crate) unclear_writes: u64,
}

/// A fault that begins at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Crash,
    Pause,
    SlowStore,
    FullStore,
    StoreAway,
    /// Writes fail often, and reads too.
    FlakyStore,
    LeaseLost,
    ClockJump,
    Network,
}

const FAULTS: [Fault; 9] = [
    Fault::Crash,
    Fault::Pause,
    Fault::SlowStore,
    Fault::FullStore,
    Fault::StoreAway,
    Fault::FlakyStore,
    Fault::LeaseLost,
    Fault::ClockJump,
    Fault::Network,
];

impl Plan {
    pub(crate) fn of(random: &mut Random) -> Self {
        let mut half = |value: u64| if random.chance(500) { value } else { 0 };
        let (crash, every, lost, doubled, late) =
            (half(150), half(4_000), half(20), half(30), half(60));
        let (slow_bots, failed, unclear) = (half(150), half(15), half(10));
        let faults: Vec<Fault> = FAULTS.into_iter().filter(|_| random.chance(500)).collect();
        Self {
            n_nodes: random.between(1, 3) as usize,
            n_tables: random.between(12, 20) as usize,
            ends_at: random.between(30_000, 60_000),
            idle_after: random.between(5_000, 30_000),
            crash_at_effect: crash,
            fault_every: if faults.is_empty() { 0 } else { every },
            faults,
            lost,
            doubled,
            late,
            slow_bots,
            failed_writes: failed,
            unclear_writes: unclear,
        }
    }

    /// No fault begins any more.
    pub(crate) fn end_faults(&mut self) {
        self.faults.clear();
        (self.crash_at_effect, self.fault_every) = (0, 0);
        (self.lost, self.doubled, self.late, self.slow_bots) = (0, 0, 0, 0);
        (self.failed_writes, self.unclear_writes) = (0, 0);
    }
}
