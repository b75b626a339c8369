//! Many random games in a line each, and every reason for which something is refused in them: a golden file that
//! differs as soon as any rule does.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use kernel::{Chance, Cx, Game, Status, Viewer};

use crate::golden::golden;
use crate::habit::{Habit, verb};
use crate::questions::kind;

/// How often a kind of question is asked with every action that might be refused.
const N_TRIED: u32 = 300;

/// Plays one random game at each table and compares with the golden file at `path`: how many decisions and events there
/// were, a hash of all that could be seen, heard and answered, and the reasons of refusals by question and verb. `others` are
/// actions that are tried at the questions, beside the legal ones.
///
/// # Panics
/// Where something came out otherwise than is written.
pub fn chronicle<G: Game>(path: &str, setups: &[G::Setup], others: &[G::Action]) {
    let mut res = String::new();
    let mut refused = Refused::default();
    for (number, setup) in setups.iter().enumerate() {
        let told = play::<G>(setup, number as u64, others, &mut refused);
        writeln!(res, "game {}: {told}", number + 1).expect("a text can be written");
    }
    for (reason, asked) in refused.reasons {
        let asked: Vec<String> = asked.into_iter().collect();
        writeln!(res, "{reason}: {}", asked.join(", ")).expect("a text can be written");
    }
    golden(path, &res);
}

#[derive(Default)]
struct Refused {
    n_tried: BTreeMap<String, u32>,
    /// The questions at which it is the reason.
    reasons: BTreeMap<String, BTreeSet<String>>,
}

fn play<G: Game>(
    setup: &G::Setup,
    seed: u64,
    others: &[G::Action],
    refused: &mut Refused,
) -> String {
    let chance = &mut Chance::fast(seed);
    let habit = Habit::of(seed);
    let mut hash = Hash(0xCBF2_9CE4_8422_2325);
    let (mut n_decisions, mut n_events) = (0, 0);
    let mut events = Vec::new();
    let mut legal = Vec::new();
    let mut state =
        G::start(setup, &mut Cx::telling(chance, &mut events)).expect("a table of the rulebook");
    loop {
        for event in events.drain(..) {
            n_events += 1;
            hash.add(format!("{event:?}").as_bytes());
        }
        let view = postcard::to_stdvec(&state.view(Viewer::Omniscient));
        hash.add(&view.expect("a view can be written"));
        let decision = match state.status() {
            Status::Awaiting(decision) => decision,
            Status::Over(outcome) => {
                hash.add(format!("{outcome:?}").as_bytes());
                return format!("{n_decisions} decisions, {n_events} events, {:016x}", hash.0);
            }
        };
        let asked = kind(&decision.prompt);
        hash.add(format!("{:?}", decision.prompt).as_bytes());
        let n_tried = refused.n_tried.entry(asked.clone()).or_default();
        *n_tried += 1;
        for seat in decision.seats.iter() {
            state.legal_actions(seat, &mut legal);
            legal.iter().for_each(|action| hash.add(action.to_string().as_bytes()));
            for &action in others.iter().filter(|_| *n_tried <= N_TRIED) {
                if let Err(refusal) = state.check(seat, action) {
                    let (verb, rule, why) = (verb(&action), refusal.rule, refusal.why);
                    let reason = format!("{verb}: {rule} {why}");
                    refused.reasons.entry(reason).or_default().insert(asked.clone());
                }
            }
        }
        let nth = chance.below(decision.seats.len()) as usize;
        let seat = decision.seats.iter().nth(nth).expect("somebody is asked");
        state.legal_actions(seat, &mut legal);
        let action = habit.choose(&legal, chance);
        n_decisions += 1;
        let mut cx = Cx::telling(chance, &mut events);
        state.apply(seat, action, &mut cx);
        // Whether it can be taken back.
        hash.add(&[u8::from(cx.has_revealed())]);
    }
}

/// FNV-1a.
struct Hash(u64);

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}
