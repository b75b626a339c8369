//! What a host watches of a server beside its tables: requests by route, writes, nodes, notifications, the process.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::{Method, StatusCode};
use notifications::Outcomes;
use web::{Histogram, Metric, Numbers, VERSION};

use crate::thinking::OfferCounts;

/// A method, and an address with its parts named: `/table/{id}`.
type Route = (&'static str, Arc<str>);

/// Counters from the start of the server. They name no table, no address and nobody.
#[derive(Debug)]
pub(crate) struct Metrics {
    started: SystemTime,
    /// Routes are those of the program, so they are few.
    routes: RwLock<HashMap<Route, Arc<Histogram>>>,
    /// Answers by the first digit of their status, from 1xx on.
    classes: [AtomicU64; 5],
    limited: AtomicU64,
    turned_away: AtomicU64,
    store_writes: Histogram,
    leases_lost: AtomicU64,
    nodes_lost: AtomicU64,
    other_nodes: AtomicU64,
    pub(crate) offers: Arc<OfferCounts>,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            started: SystemTime::now(),
            routes: RwLock::default(),
            classes: Default::default(),
            limited: AtomicU64::new(0),
            turned_away: AtomicU64::new(0),
            store_writes: Histogram::default(),
            leases_lost: AtomicU64::new(0),
            nodes_lost: AtomicU64::new(0),
            other_nodes: AtomicU64::new(0),
            offers: Arc::default(),
        }
    }
}

/// What was built, for which system and how. The commit is known to releases.
fn build_labels(commit: Option<&str>) -> String {
    let (target, profile) = (env!("GOSPODA_TARGET"), env!("GOSPODA_PROFILE"));
    let commit = commit.map(|it| format!(",commit=\"{it}\"")).unwrap_or_default();
    format!("version=\"{VERSION}\",target=\"{target}\",profile=\"{profile}\"{commit}")
}

/// What is asked for that has no route.
const NO_ROUTE: &str = "none";

impl Metrics {
    /// A request was answered after this time; of a stream it is its beginning.
    pub(crate) fn answered(
        &self,
        method: &Method,
        route: Option<&str>,
        status: StatusCode,
        took: Duration,
    ) {
        self.route(method_name(method), route.unwrap_or(NO_ROUTE)).add(took);
        let class = usize::from(status.as_u16() / 100);
        if let Some(counter) = class.checked_sub(1).and_then(|it| self.classes.get(it)) {
            count(counter);
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            count(&self.limited);
        }
    }

    fn route(&self, method: &'static str, route: &str) -> Arc<Histogram> {
        let key = (method, Arc::from(route));
        let known = self.routes.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        known.unwrap_or_else(|| {
            let mut routes = self.routes.write().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(routes.entry(key).or_default())
        })
    }

    /// There was no room for a connection.
    pub(crate) fn turned_away(&self) {
        count(&self.turned_away);
    }

    /// Something was written, or refused, after this time.
    pub(crate) fn wrote(&self, took: Duration) {
        self.store_writes.add(took);
    }

    /// Another node has a table that this one wanted to write.
    pub(crate) fn lost_lease(&self) {
        count(&self.leases_lost);
    }

    /// This node was silent for too long, and lost everything that it had.
    pub(crate) fn lost_node(&self) {
        count(&self.nodes_lost);
    }

    pub(crate) fn see_nodes(&self, n_others: usize) {
        self.other_nodes.store(n_others as u64, Ordering::Relaxed);
    }

    pub(crate) fn tell(&self, numbers: &mut Numbers, n_thinking: usize, notices: &Outcomes) {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let built = Metric::gauge("gospoda_build_info", "What was built.");
        numbers.family(built, [(build_labels(option_env!("GOSPODA_COMMIT")), 1)]);
        self.tell_requests(numbers);
        numbers.histogram(
            Metric::histogram(
                "gospoda_store_write_seconds",
                "How long it took until a write was on the disk, or refused.",
            ),
            [(String::new(), &self.store_writes)],
        );
        let n_thinking = n_thinking as u64;
        let rows = [
            (Metric::gauge("gospoda_bots_thinking", "Bots that are thinking."), n_thinking),
            (
                Metric::gauge("gospoda_nodes", "Servers that share the database and are alive."),
                1 + of(&self.other_nodes),
            ),
            (
                Metric::counter(
                    "gospoda_leases_lost_total",
                    "Writes that were refused because another server has the table.",
                ),
                of(&self.leases_lost),
            ),
            (
                Metric::counter(
                    "gospoda_nodes_lost_total",
                    "Times that this server was silent for too long and lost all its tables.",
                ),
                of(&self.nodes_lost),
            ),
        ];
        rows.into_iter().for_each(|(metric, value)| numbers.one(metric, value));
        self.tell_offers(numbers);
        let outcomes = notices.rows();
        let outcomes =
            outcomes.map(|(way, outcome, n)| (format!("way=\"{way}\",outcome=\"{outcome}\""), n));
        numbers.family(
            Metric::counter(
                "gospoda_notifications_total",
                "Notifications, by what became of them.",
            ),
            outcomes,
        );
        self.tell_process(numbers);
    }

    fn tell_offers(&self, numbers: &mut Numbers) {
        let offers = &self.offers;
        let rows = [
            (
                Metric::gauge(
                    "gospoda_thinker_threads",
                    "Threads of thinkers that this server may use.",
                ),
                offers.n_threads(),
            ),
            (
                Metric::counter("gospoda_thoughts_offered_total", "Questions put to thinkers."),
                offers.offered(),
            ),
            (
                Metric::counter("gospoda_thoughts_taken_total", "Those that a thinker took."),
                offers.taken(),
            ),
            (
                Metric::counter(
                    "gospoda_thoughts_answered_total",
                    "Those that were answered well.",
                ),
                offers.answered(),
            ),
        ];
        rows.into_iter().for_each(|(metric, value)| numbers.one(metric, value));
        numbers.family(
            Metric::counter(
                "gospoda_thoughts_taken_back_total",
                "Those that this server thought about itself, by why.",
            ),
            offers.taken_back().map(|(why, n)| (format!("why=\"{why}\""), n)),
        );
    }

    fn tell_requests(&self, numbers: &mut Numbers) {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let routes = self.routes.read().unwrap_or_else(PoisonError::into_inner).clone();
        let mut routes: Vec<_> = routes.into_iter().collect();
        routes.sort_by(|(a, _), (b, _)| (&a.1, a.0).cmp(&(&b.1, b.0)));
        let labels =
            |(method, route): &(&str, Arc<str>)| format!("method=\"{method}\",route=\"{route}\"");
        numbers.histogram(
            Metric::histogram(
                "gospoda_http_request_seconds",
                "How long an answer took to begin, by route.",
            ),
            routes.iter().map(|(key, it)| (labels(key), &**it)),
        );
        let classes = self.classes.iter().enumerate();
        let classes = classes.map(|(nth, it)| (format!("class=\"{}xx\"", nth + 1), of(it)));
        numbers.family(
            Metric::counter(
                "gospoda_http_responses_total",
                "Answers, by the class of their status.",
            ),
            classes,
        );
        numbers.one(
            Metric::counter("gospoda_http_limited_total", "Requests that came too often (429)."),
            of(&self.limited),
        );
        numbers.one(
            Metric::counter(
                "gospoda_connections_turned_away_total",
                "Connections for which there was no room.",
            ),
            of(&self.turned_away),
        );
    }

    /// What every client library of Prometheus tells, by the same names. What the system does not tell is left out.
    fn tell_process(&self, numbers: &mut Numbers) {
        let started = self.started.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let process = process::look();
        let rows = [
            (
                Metric::gauge("process_start_time_seconds", "When it started, since 1970."),
                Some(started as f64),
            ),
            (
                Metric::counter("process_cpu_seconds_total", "Time on the processors."),
                process.cpu.map(|it| it.as_secs_f64()),
            ),
            (
                Metric::gauge("process_resident_memory_bytes", "Memory in use."),
                process.resident.map(|it| it as f64),
            ),
            (
                Metric::gauge("process_open_fds", "Open files."),
                process.open_files.map(|it| it as f64),
            ),
            (
                Metric::gauge("process_max_fds", "Files that may be open."),
                process.most_files.map(|it| it as f64),
            ),
        ];
        for (metric, value) in rows {
            if let Some(value) = value {
                numbers.one(metric, value);
            }
        }
    }
}

/// Whatever a stranger calls his method, there are few names of methods.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// What the system tells of this process.
mod process {
    use std::time::Duration;

    #[derive(Debug, Default)]
    pub(super) struct Process {
        pub(super) cpu: Option<Duration>,
        pub(super) resident: Option<u64>,
        pub(super) open_files: Option<u64>,
        pub(super) most_files: Option<u64>,
    }

    #[cfg(unix)]
    pub(super) fn look() -> Process {
        use rustix::process::{Resource, getrlimit};
        use rustix::time::{ClockId, clock_gettime};
        Process {
            cpu: Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).ok(),
            resident: resident(),
            open_files: std::fs::read_dir("/proc/self/fd").ok().map(|it| it.count() as u64),
            most_files: getrlimit(Resource::Nofile).current,
        }
    }

    #[cfg(not(unix))]
    pub(super) fn look() -> Process {
        Process::default()
    }

    #[cfg(unix)]
    fn resident() -> Option<u64> {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }
}

#[cfg(test)]
mod tests {
    use super::build_labels;

    #[test]
    fn a_release_knows_its_commit() {
        let told = build_labels(Some("3aadda37"));
        assert!(told.ends_with("\",commit=\"3aadda37\""), "{told}");
        for label in ["version=\"", ",target=\"", ",profile=\""] {
            assert!(build_labels(None).contains(label), "{told}");
        }
        assert!(!build_labels(None).contains("commit"));
    }
}
