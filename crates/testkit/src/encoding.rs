//! The laws of an encoding: what holds for its ids, and in every position for its words and its vectors.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::time::Instant;

use encode::{Encode, IdWord, Part, Seen, mask, next_ids};
use kernel::{Chance, Cx, Game, Seat, Viewer};

use crate::habit::Habit;
use crate::secrecy::{Obscure, determinized};
use crate::trial::{Broken, Verdict, hold};

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encoding {
    pub n_games: u64,
    pub n_positions: u64,
    /// Observations that were compared with that of a twin which is another position.
    pub n_twins: u64,
    /// Ids that were an answer, or a part of one.
    pub n_ids_met: usize,
    /// Nanoseconds that it takes to write an observation of a position, as the median.
    pub observe_ns: u32,
    /// Nanoseconds that it takes to find the ids that a seat may give, as the median.
    pub ids_ns: u32,
    /// Fields of which every number was 0 in every position: part and name, `*` for whatever has such a field.
    pub silent: Vec<String>,
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} positions of {} games, {} twins, {} ids met, {} ns an observation, {} ns a list of ids, {} fields always \
             0: {}",
            self.n_positions,
            self.n_games,
            self.n_twins,
            self.n_ids_met,
            self.observe_ns,
            self.ids_ns,
            self.silent.len(),
            self.silent.join(", ")
        )
    }
}

/// How many positions to encode: `n_positions`, or what `ENCODING_POSITIONS` in the environment says.
pub fn n_positions(n_positions: u64) -> u64 {
    let said = std::env::var("ENCODING_POSITIONS").ok().and_then(|it| it.parse().ok());
    said.unwrap_or(n_positions)
}

/// The ids of a game with what they say, one in a line: a golden file, so that no id changes unnoticed.
pub fn code_text<G: Encode>() -> String {
    let mut res = format!("# ids of {}, encoding {}\n", G::INFO.id, G::ENCODING);
    for id in 0..G::N_ACTIONS as u16 {
        writeln!(res, "{id} {}", G::name_of(id)).expect("a string takes everything");
    }
    res
}

/// The fields of all parts, one in a line: a golden file, so that no field moves unnoticed.
pub fn layout_text<G: Encode>() -> String {
    let mut res = format!("# fields of {}, encoding {}\n", G::INFO.id, G::ENCODING);
    for part in Part::ALL {
        writeln!(res, "# {}: {}", part.name(), G::size(part)).expect("a string takes everything");
        for it in G::layout(part) {
            let cells = it.cells.join(" ");
            let line =
                format!("{} {} {} {}..{} {cells}", it.offset, it.length, it.name, it.low, it.high);
            res.push_str(line.trim_end());
            res.push('\n');
        }
    }
    res
}

/// What holds for the whole code, whatever the position:
///
/// - *ids*: there are [`Encode::N_ACTIONS`] of them, each has a name of its own and belongs to an action;
/// - *words*: an action and its word lead to each other, and no word begins another;
/// - *notation*: an action reads back from its text to the same word;
/// - *layout*: fields follow each other without a gap, each has a name of its own and a range.
///
/// # Errors
/// The first law that does not hold.
pub fn code_laws<G: Encode>() -> Verdict {
    let code = G::code();
    let n_ids = code.n_ids();
    hold(n_ids == G::N_ACTIONS, "ids", || format!("{n_ids} ids, not {}", G::N_ACTIONS))?;
    let mut used = vec![false; n_ids];
    for (word, action) in code.words() {
        lossless::<G>(action)?;
        hold(G::ids(action) == Some(word), "words", || format!("{action} is not {word}"))?;
        word.as_slice().iter().for_each(|&id| used[usize::from(id)] = true);
    }
    let unused = used.iter().position(|it| !it);
    hold(unused.is_none(), "ids", || format!("{unused:?} is no part of any word"))?;
    let names: BTreeSet<&str> = (0..n_ids as u16).map(G::name_of).collect();
    let is_named = names.len() == n_ids && !names.contains("");
    hold(is_named, "ids", || format!("{} names for {n_ids} ids", names.len()))?;
    for part in Part::ALL {
        let (mut end, mut names) = (0, BTreeSet::new());
        for it in G::layout(part) {
            let is_next = it.offset == end && it.low < it.high && names.insert(&it.name);
            hold(is_next, "layout", || format!("{part:?}: {it:?} after {end}"))?;
            end += it.length;
        }
        hold(end == G::size(part), "layout", || format!("{part:?}: {end} numbers"))?;
    }
    Ok(())
}

/// An action and its word, and its text and its word, lead to each other; the word is begun by nothing that is an action.
fn lossless<G: Encode>(action: G::Action) -> Verdict {
    let Some(word) = G::ids(action) else {
        return Err(Broken { law: "words", what: format!("{action} has no word") });
    };
    let read = G::action(&word);
    hold(read == Ok(Some(action)), "words", || format!("{action} is {word}, which is {read:?}"))?;
    for len in 0..word.len() {
        let begun = IdWord::of(&word.as_slice()[..len]).map(|it| G::action(&it));
        hold(begun == Some(Ok(None)), "words", || {
            format!("{action} is {word}, of which {len} ids are {begun:?}")
        })?;
    }
    let text = action.to_string();
    let parsed = text.parse::<G::Action>().ok().and_then(G::ids);
    hold(parsed == Some(word), "notation", || format!("'{text}' is {parsed:?}, not {word}"))
}

/// Plays games of `setups` in turn, by chance and greedily, until there were `n_positions`, and holds each against the laws:
///
/// - *words*, *notation*: as in [`code_laws`], for every legal action;
/// - *mask*: whoever is shown the next ids after each beginning, and takes one of them, reaches exactly the legal actions;
/// - *range*: every number of an observation is from 0 to 1, the same twice, and not all are 0;
/// - *sight*: an observation that is made without a view is the same, bit by bit;
/// - *public*: the public part is the same where a spectator's view is looked at instead of the seat's;
/// - *secrecy*: a seat observes the same in every world that it thinks possible.
///
/// # Errors
/// The first law that does not hold, with the number of the game.
pub fn encoding<G: Encode>(
    setups: &[G::Setup],
    n_positions: u64,
    seed: u64,
) -> Result<Encoding, Broken> {
    encoding_with::<G>(setups, n_positions, seed, determinized)
}

/// The same for a game in which more is secret than bots are kept from knowing: `obscure` changes all of it.
///
/// # Errors
/// As [`encoding`].
pub fn encoding_with<G: Encode>(
    setups: &[G::Setup],
    n_positions: u64,
    seed: u64,
    obscure: Obscure<G>,
) -> Result<Encoding, Broken> {
    code_laws::<G>()?;
    let run = Run::<G>::new(obscure);
    run.games(n_positions, seed, |number, dice| {
        let setup = &setups[number as usize % setups.len()];
        G::start(setup, &mut Cx::silent(dice))
            .map_err(|refusal| Broken { law: "start", what: refusal.to_string() })
    })
}

/// The same from `states` on, for what games that begin at the beginning seldom reach.
///
/// # Errors
/// As [`encoding`].
pub fn encoding_at<G: Encode>(
    states: &[G],
    n_positions: u64,
    seed: u64,
) -> Result<Encoding, Broken> {
    let run = Run::<G>::new(determinized);
    run.games(n_positions, seed, |number, _| Ok(states[number as usize % states.len()].clone()))
}

/// One game in so many is played greedily.
const GREEDY_EVERY: u64 = 4;
/// A greedy player looks at so many actions.
const N_LOOKS: u32 = 24;

struct Run<G: Encode> {
    res: Encoding,
    met: Vec<bool>,
    /// The numbers of each part that were ever more than 0.
    written: [Vec<bool>; 3],
    obscure: Obscure<G>,
    /// Nanoseconds of each observation, and of each list of ids.
    times: [Vec<u32>; 2],
    /// Buffers.
    ids: Vec<u16>,
    mask: Vec<i8>,
    here: Vec<f32>,
    there: Vec<f32>,
}

impl<G: Encode> Run<G> {
    fn new(obscure: Obscure<G>) -> Self {
        Self {
            res: Encoding::default(),
            met: vec![false; G::N_ACTIONS],
            written: Part::ALL.map(|part| vec![false; G::size(part)]),
            obscure,
            times: [Vec::new(), Vec::new()],
            ids: Vec::new(),
            mask: vec![0; G::N_ACTIONS],
            here: vec![0.0; G::observation_size()],
            there: vec![0.0; G::observation_size()],
        }
    }

    fn games(
        mut self,
        n_positions: u64,
        seed: u64,
        start: impl Fn(u64, &mut Chance) -> Result<G, Broken>,
    ) -> Result<Encoding, Broken> {
        for number in seed.. {
            if n_positions <= self.res.n_positions {
                break;
            }
            let dice = &mut Chance::fast(number);
            let played =
                start(number, dice).and_then(|it| self.game(it, number, n_positions, dice));
            let located = |it: Broken| Broken { what: format!("game {number}: {}", it.what), ..it };
            played.map_err(located)?;
            self.res.n_games += 1;
        }
        self.res.n_ids_met = self.met.iter().filter(|it| **it).count();
        self.res.silent = self.silent();
        [self.res.observe_ns, self.res.ids_ns] = self.times.map(|mut it| {
            it.sort_unstable();
            it.get(it.len() / 2).copied().unwrap_or_default()
        });
        Ok(self.res)
    }

    fn game(&mut self, mut state: G, number: u64, n_positions: u64, dice: &mut Chance) -> Verdict {
        let mut legal = Vec::new();
        for n_decisions in 0..=G::INFO.max_decisions {
            self.look(&state, n_decisions, dice)?;
            let Some(decision) = state.decision() else { break };
            if n_positions <= self.res.n_positions {
                break;
            }
            let nth = dice.below(decision.seats.len()) as usize;
            let seat = decision.seats.iter().nth(nth);
            let Some(seat) = seat else { break };
            state.legal_actions(seat, &mut legal);
            let action = if number.is_multiple_of(GREEDY_EVERY) {
                greedy(&state, seat, &legal, dice)
            } else {
                Habit::of(number / GREEDY_EVERY).choose(&legal, dice)
            };
            state.apply(seat, action, &mut Cx::silent(dice));
        }
        Ok(())
    }

    /// All laws in one position.
    fn look(&mut self, state: &G, n_decisions: u32, dice: &mut Chance) -> Verdict {
        self.res.n_positions += 1;
        let all = state.view(Viewer::Omniscient);
        let mut legal = Vec::new();
        for seat in Seat::all(state.n_seats()) {
            state.legal_actions(seat, &mut legal);
            for &action in &legal {
                lossless::<G>(action)?;
            }
            if !legal.is_empty() {
                let begin = Instant::now();
                next_ids::<G>(&legal, &IdWord::EMPTY, &mut self.ids);
                self.times[1].push(begin.elapsed().as_nanos() as u32);
            }
            let prefix = self.walk(&legal)?;
            let sight = G::sight_of(state.view(Viewer::Seat(seat)));
            let mut seen = Seen::of(state, &sight, n_decisions);
            seen.prefix =
                prefix.get(dice.below(prefix.len() as u32) as usize).copied().unwrap_or_default();
            let mut here = std::mem::take(&mut self.here);
            here.fill(0.0);
            G::observe(&seen, seat, &mut here);
            let time = self.straight(state, seat, &seen, &here)?;
            self.times[0].push(time);
            let verdict = self.inside(&here, &[Part::Public, Part::Private], seat);
            let verdict = verdict.and_then(|()| self.secret(state, seat, &seen, &here, dice));
            self.here = here;
            verdict?;
            let mut hidden = vec![0.0; G::size(Part::Hidden)];
            let seen = Seen::of(state, &all, n_decisions);
            G::observe_hidden(&seen, seat, &mut hidden);
            self.inside(&hidden, &[Part::Hidden], seat)?;
        }
        Ok(())
    }

    /// From id to id the legal actions are reached, and no others. Tells the beginnings that were met.
    fn walk(&mut self, legal: &[G::Action]) -> Result<Vec<IdWord>, Broken> {
        let (mut reached, mut begun) = (Vec::new(), vec![IdWord::EMPTY]);
        let mut idx = 0;
        while let Some(&prefix) = begun.get(idx) {
            idx += 1;
            next_ids::<G>(legal, &prefix, &mut self.ids);
            self.mask.fill(0);
            mask(&self.ids, &mut self.mask);
            let marked = (0u16..).zip(&self.mask).filter(|(_, it)| **it == 1).map(|(id, _)| id);
            let is_same = self.mask.len() == G::N_ACTIONS && marked.eq(self.ids.iter().copied());
            hold(is_same, "mask", || format!("after {prefix}: {:?}", self.ids))?;
            for &id in &self.ids {
                self.met[usize::from(id)] = true;
                let word = prefix.with(id);
                match word.map(|it| (it, G::action(&it))) {
                    Some((_, Ok(Some(action)))) => reached.push(action),
                    Some((word, Ok(None))) => begun.push(word),
                    wrong => {
                        let what = format!("after {prefix} the mask has {id}: {wrong:?}");
                        return Err(Broken { law: "mask", what });
                    }
                }
            }
        }
        reached.sort_unstable();
        hold(reached == legal, "mask", || format!("it leads to {reached:?}, legal are {legal:?}"))?;
        Ok(begun)
    }

    /// Every number is from 0 to 1.
    fn inside(&mut self, numbers: &[f32], parts: &[Part], seat: Seat) -> Verdict {
        let mut rest = numbers;
        for &part in parts {
            let (here, after) = rest.split_at(G::size(part));
            rest = after;
            let written = &mut self.written[part as usize];
            for (idx, (&number, is_written)) in here.iter().zip(written).enumerate() {
                hold((0.0..=1.0).contains(&number), "range", || {
                    let field = G::layout(part).iter().rfind(|it| it.offset <= idx);
                    format!("{number} at {idx} for {seat}, {:?}", field.map(|it| &it.name))
                })?;
                *is_written |= number != 0.0;
            }
        }
        let is_all_zero = parts.contains(&Part::Public) && numbers.iter().all(|it| *it == 0.0);
        hold(!is_all_zero, "range", || format!("{seat} observes nothing but 0"))
    }

    /// The observation is the same straight from the position. Tells how many nanoseconds it took.
    fn straight(
        &mut self,
        state: &G,
        seat: Seat,
        seen: &Seen<'_, G, G::Sight>,
        here: &[f32],
    ) -> Result<u32, Broken> {
        let there = &mut self.there;
        let begin = Instant::now();
        there.fill(0.0);
        let sight = state.sight(seat);
        G::observe(&Seen::<G, _> { view: &sight, ..*seen }, seat, there);
        let time = begin.elapsed().as_nanos() as u32;
        let idx = bits(here).zip(bits(there)).position(|(one, other)| one != other);
        hold(idx.is_none(), "sight", || {
            format!("{seat} observes something else without a view, at {idx:?}")
        })?;
        Ok(time)
    }

    /// The observation is the same again, and in another world that the seat thinks possible.
    fn secret(
        &mut self,
        state: &G,
        seat: Seat,
        seen: &Seen<'_, G, G::Sight>,
        here: &[f32],
        dice: &mut Chance,
    ) -> Verdict {
        let there = &mut self.there;
        there.fill(0.0);
        G::observe(seen, seat, there);
        hold(bits(here).eq(bits(there)), "range", || format!("{seat} observes two things"))?;
        let sight = G::sight_of(state.view(Viewer::Spectator));
        let begun = Seen::<G, _> { view: &sight, prefix: IdWord::EMPTY, ..*seen };
        let there = &mut there[..G::size(Part::Public)];
        there.fill(0.0);
        G::public().write(&begun, seat, there);
        let idx = bits(here).zip(bits(there)).position(|(one, other)| one != other);
        hold(idx.is_none(), "public", || {
            format!("{seat} observes more than a spectator in the public part, at {idx:?}")
        })?;
        let there = &mut self.there;
        // Once the game is over, secrets may be told.
        let is_over = state.decision().is_none();
        let obscure = if is_over { determinized } else { self.obscure };
        for obscure in [determinized, obscure] {
            let twin = obscure(state, seat, dice);
            self.res.n_twins += u64::from(twin != *state);
            let sight = twin.sight(seat);
            let decision = twin.decision();
            let seen = Seen::<G, _> { view: &sight, decision, ..*seen };
            there.fill(0.0);
            G::observe(&seen, seat, there);
            hold(bits(here).eq(bits(there)), "secrecy", || {
                let idx = bits(here).zip(bits(there)).position(|(one, other)| one != other);
                format!("{seat} can tell two worlds apart by number {idx:?}")
            })?;
        }
        Ok(())
    }

    /// A field that many things have is silent where it is for all of them.
    fn silent(&self) -> Vec<String> {
        let mut has_spoken = BTreeMap::<String, bool>::new();
        for part in Part::ALL {
            let written = &self.written[part as usize];
            for it in G::layout(part) {
                let is_spoken = written[it.offset..it.offset + it.length].contains(&true);
                let words: Vec<&str> = it.name.split('.').collect();
                let name = match words[..] {
                    [block, _, ref item @ ..] if !item.is_empty() => {
                        format!("{} {block}.*.{}", part.name(), item.join("."))
                    }
                    _ => format!("{} {}", part.name(), it.name),
                };
                *has_spoken.entry(name).or_default() |= is_spoken;
            }
        }
        has_spoken.into_iter().filter(|(_, is_so)| !is_so).map(|(name, _)| name).collect()
    }
}

fn bits(numbers: &[f32]) -> impl Iterator<Item = u32> {
    numbers.iter().map(|it| it.to_bits())
}

/// The action that looks best at once, of some that are looked at.
fn greedy<G: Game>(state: &G, seat: Seat, legal: &[G::Action], dice: &mut Chance) -> G::Action {
    let n_legal = legal.len() as u32;
    let looks = (0..n_legal.min(N_LOOKS)).map(|nth| {
        let idx = if n_legal <= N_LOOKS { nth } else { dice.below(n_legal) };
        let action = legal[idx as usize];
        let mut after = state.clone();
        after.apply(
            seat,
            action,
            &mut Cx::silent(&mut Chance::fast(u64::from(dice.below(1 << 20)))),
        );
        (after.appeal(seat), action)
    });
    let best = looks.max_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or(legal[0], |(_, action)| action)
}
