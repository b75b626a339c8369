//! A look back at a finished game: how the chances went, what chance gave and took, and what each answer gave away.
//!
//! Luck is what an answer came to beyond what it was to be expected to come to: the change of the chances to win, less its
//! mean in worlds that the seat took for possible, with dice and cards drawn anew. Its mean over many games is 0, whatever
//! `chance_to_win` says (White, Bowling 2009, "Learning a value analysis tool for agent evaluation").
//!
//! The loss of an answer is measured against the answer that a search prefers, by what the seat knew: both are
//! given in the same worlds with the same luck, and the search plays on from there. The worlds of the comparison are others
//! than those in which the search found its favourite, which so gains nothing by having been lucky. The answers of each seat
//! that seem to have given most away are thought about again for longer, on luck of their own, before anything is said of
//! them.

use std::time::Duration;

use kernel::{Chance, Cx, Game, Seat, Status};
use serde::{Deserialize, Serialize};

use crate::clock::{Clock, Deadline};
use crate::hint::{Adviser, Estimate, Hint, Measures};
use crate::playout::clamped;
use crate::search::{Question, Search, Shape};
use crate::seeds::mix;
use crate::sequential::Scores;
use crate::settings::Settings;
use crate::spec::Budget;

/// How long each answer is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Iterations of the search, and as many again for comparing two answers.
    pub n_iterations: u32,
    /// The same for what is thought about again; with 0 nothing is, and no mistakes are told.
    pub n_again: u32,
}

impl Effort {
    /// What people are given: a game of Small World for three in less than twenty seconds of one core.
    pub const DEFAULT: Self = Self::of(600);

    /// So many iterations, and in proportion more for what is thought about again.
    #[must_use]
    pub const fn of(n_iterations: u32) -> Self {
        Self { n_iterations, n_again: n_iterations.saturating_mul(40) / 3 }
    }
}

/// How many answers of each seat are told of at most.
pub const MOST_MISTAKES: usize = 3;
/// So many are thought about again, and never fewer than [`MOST_MISTAKES`] of each seat.
const LEAST_DOUBTFUL: usize = 8;
/// Less than this share of a victory is not worth telling.
const LEAST: f32 = 0.02;
/// In how many worlds chance is tried anew after each answer.
const N_LUCK_WORLDS: u32 = 32;
/// Over how many imagined worlds the chance of a seat is averaged, as far as it knew.
const N_KNOWN_WORLDS: u32 = 8;

/// A finished game.
pub struct Past<G: Game> {
    pub n_seats: u8,
    /// Before each answer, and after the last one.
    pub positions: Vec<G>,
    pub answers: Vec<(Seat, G::Action)>,
    /// The first answer that is looked at: those before were given in another match.
    pub first: usize,
}

/// What is said of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatReview {
    /// The share of a victory that chance gave, if it is above 0, or took.
    pub luck: Estimate,
    /// How often it had a choice.
    pub n_choices: u32,
    /// The share of a victory that its answers gave away together.
    pub loss: Estimate,
}

/// What is said of one answer that had others beside it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice<A> {
    /// Its place among the answers of the game, from 0.
    pub nth: usize,
    pub seat: Seat,
    pub played: A,
    /// What the search prefers.
    pub best: A,
    /// By how much that is better.
    pub loss: Estimate,
}

/// An answer that gave something away for sure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake<A> {
    pub nth: usize,
    pub seat: Seat,
    pub played: A,
    /// What was given away.
    pub loss: Estimate,
    /// What would have been better, and why; the answer that was given is among those that it names.
    pub hint: Hint<A>,
}

/// Whether what was given away is worth telling, and sure.
pub fn is_costly(loss: Estimate) -> bool {
    loss.is_sure() && LEAST <= loss.mean
}

/// All that is said of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review<A> {
    /// The first answer that was looked at; see [`Past::first`].
    pub first: usize,
    /// The chances of the seats before each answer from there on, and at the end, all cards open.
    pub open: Vec<Vec<f32>>,
    /// The same, each seat's as far as it knew.
    pub known: Vec<Vec<f32>>,
    pub seats: Vec<SeatReview>,
    pub choices: Vec<Choice<A>>,
    /// The worst of each seat, at most [`MOST_MISTAKES`] of it; of all seats the worst first.
    pub mistakes: Vec<Mistake<A>>,
}

impl<A> Review<A> {
    /// The same with the actions in another form.
    pub fn map<B>(self, of: impl Fn(A) -> B) -> Review<B> {
        let choice = |it: Choice<A>| Choice {
            nth: it.nth,
            seat: it.seat,
            played: of(it.played),
            best: of(it.best),
            loss: it.loss,
        };
        let choices = self.choices.into_iter().map(choice).collect();
        let mistake = |it: Mistake<A>| Mistake {
            nth: it.nth,
            seat: it.seat,
            played: of(it.played),
            loss: it.loss,
            hint: it.hint.map(&of),
        };
        let mistakes = self.mistakes.into_iter().map(mistake).collect();
        Review {
            first: self.first,
            open: self.open,
            known: self.known,
            seats: self.seats,
            choices,
            mistakes,
        }
    }
}

/// Looks back at a game for as long as it is let, and goes on where it was.
pub struct Reviewer<G: Game> {
    past: Past<G>,
    effort: Effort,
    seed: u64,
    settings: Settings,
    measures: Measures<G>,
    /// How many answers were looked at.
    n_done: usize,
    review: Review<G::Action>,
    /// Where they stand in `review.choices`, the next one last; once all answers were looked at.
    doubtful: Option<Vec<usize>>,
    adviser: Option<(usize, Adviser<G>)>,
}

impl<G: Game> Reviewer<G> {
    /// `measures` is what reasons are told in.
    ///
    /// # Panics
    /// If there is not one position more than answers.
    pub fn new(
        past: Past<G>,
        effort: Effort,
        seed: u64,
        settings: &Settings,
        measures: Measures<G>,
    ) -> Self {
        assert_eq!(past.positions.len(), past.answers.len() + 1, "each answer leads to a position");
        let (n_seats, first) = (usize::from(past.n_seats), past.first);
        Self {
            past,
            effort,
            seed,
            settings: *settings,
            measures,
            n_done: first,
            review: Review {
                first,
                open: Vec::new(),
                known: Vec::new(),
                seats: vec![SeatReview::default(); n_seats],
                choices: Vec::new(),
                mistakes: Vec::new(),
            },
            doubtful: None,
            adviser: None,
        }
    }

    /// Goes on: a review once everything was looked at, nothing if the clock shows `until` before. The clock is not read
    /// if `until` is nothing; what is said depends on the seed alone.
    pub fn advance(
        &mut self,
        clock: &dyn Clock,
        until: Option<Duration>,
    ) -> Option<Review<G::Action>> {
        let is_late = || until.is_some_and(|it| it <= clock.now());
        while self.n_done < self.past.positions.len() {
            self.look_at(self.n_done, clock);
            self.n_done += 1;
            if is_late() {
                return None;
            }
        }
        let doubtful = self.doubtful.take().unwrap_or_else(|| self.doubtful());
        self.doubtful = Some(doubtful);
        while self.think_again(clock, until)? {}
        self.review.mistakes.sort_by(|one, other| other.loss.mean.total_cmp(&one.loss.mean));
        first_of_each(&mut self.review.mistakes, self.past.n_seats, MOST_MISTAKES, |it| it.seat);
        Some(self.review.clone())
    }

    fn seed_of(&self, nth: usize, what: u64) -> u64 {
        mix(mix(self.seed, what), nth as u64)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.past.n_seats)
    }

    /// Tells the chances before an answer, and what came of it; after the last one there are the chances only.
    fn look_at(&mut self, nth: usize, clock: &dyn Clock) {
        self.tell_chances(nth);
        if nth == self.past.answers.len() {
            return;
        }
        let lucks = self.lucks(nth);
        for (seat, luck) in self.review.seats.iter_mut().zip(lucks) {
            seat.luck = seat.luck.and(luck);
        }
        let Some(choice) = self.choice(nth, clock) else { return };
        let seat = &mut self.review.seats[choice.seat.idx()];
        seat.n_choices += 1;
        seat.loss = seat.loss.and(choice.loss);
        self.review.choices.push(choice);
    }

    fn tell_chances(&mut self, nth: usize) {
        let position = &self.past.positions[nth];
        let mut chance = Chance::fast(self.seed_of(nth, 0));
        let mut known = |seat: Seat| {
            let told = (0..N_KNOWN_WORLDS).map(|_| {
                let mut world = position.clone();
                world.determinize(seat, &mut chance);
                told_chance(&world, seat)
            });
            told.sum::<f32>() / N_KNOWN_WORLDS as f32
        };
        let known = self.seats().map(&mut known).collect();
        let open = self.seats().map(|seat| told_chance(position, seat)).collect();
        self.review.open.push(open);
        self.review.known.push(known);
    }

    /// What chance gave each seat after an answer, or took.
    fn lucks(&self, nth: usize) -> Vec<Estimate> {
        let (before, after) = (&self.past.positions[nth], &self.past.positions[nth + 1]);
        let (seat, action) = self.past.answers[nth];
        let mut expected = vec![Scores::default(); usize::from(self.past.n_seats)];
        let mut chance = Chance::fast(self.seed_of(nth, 1));
        for _ in 0..N_LUCK_WORLDS {
            let mut world = before.clone();
            world.determinize(seat, &mut chance);
            let was: Vec<f32> = self.seats().map(|it| told_chance(&world, it)).collect();
            world.apply(seat, action, &mut Cx::silent(&mut chance));
            for (it, was) in self.seats().zip(was) {
                expected[it.idx()].add(f64::from(told_chance(&world, it) - was));
            }
        }
        let luck = |(it, expected): (Seat, &Scores)| Estimate {
            mean: told_chance(after, it) - told_chance(before, it) - expected.mean as f32,
            reach: expected.reach() as f32,
        };
        self.seats().zip(&expected).map(luck).collect()
    }

    /// What the search says of an answer; nothing if there was no other.
    fn choice(&self, nth: usize, clock: &dyn Clock) -> Option<Choice<G::Action>> {
        let (seat, played) = self.past.answers[nth];
        let question = self.question(nth, 2);
        if question.options.len() < 2 || !question.options.contains(&played) {
            return None;
        }
        let budget = Budget::Iterations(self.effort.n_iterations);
        let mut search = Search::new(question, Shape::Tree, budget);
        search.advance(clock, None);
        let best = search.thought().action;
        let mut loss = Scores::default();
        if best != played {
            let seed = self.seed_of(nth, 3);
            for world in 0..self.effort.n_iterations.div_ceil(2) {
                let mut chance_after = |action| {
                    let seed = mix(seed, world.into());
                    let (world, _) = search.try_out(action, seed, Deadline::never(clock));
                    told_chance(&world, seat)
                };
                loss.add(f64::from(chance_after(best) - chance_after(played)));
            }
        }
        let loss = match best == played {
            true => Estimate::default(),
            false => Estimate { mean: loss.mean as f32, reach: loss.reach() as f32 },
        };
        Some(Choice { nth, seat, played, best, loss })
    }

    fn question(&self, nth: usize, what: u64) -> Question<G> {
        let (seat, _) = self.past.answers[nth];
        let position = self.past.positions[nth].clone();
        Question::new(position, seat, self.seed_of(nth, what), &self.settings)
    }

    /// The answers of each seat that seem to have given most away, the worst one of all last.
    fn doubtful(&self) -> Vec<usize> {
        if self.effort.n_again == 0 {
            return Vec::new();
        }
        let loss = |idx: &usize| self.review.choices[*idx].loss.mean;
        let mut all: Vec<usize> =
            (0..self.review.choices.len()).filter(|it| LEAST <= loss(it)).collect();
        all.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        let n_seats = self.past.n_seats;
        let n_each = LEAST_DOUBTFUL.div_ceil(usize::from(n_seats)).max(MOST_MISTAKES);
        first_of_each(&mut all, n_seats, n_each, |idx| self.review.choices[*idx].seat);
        all.reverse();
        all
    }

    /// Thinks about the next doubtful answer: nothing if it was interrupted, false if there is none.
    fn think_again(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<bool> {
        if self.adviser.is_none() {
            let Some(idx) = self.doubtful.as_mut().and_then(Vec::pop) else { return Some(false) };
            let Choice { nth, seat, played, .. } = self.review.choices[idx];
            let budget = Budget::Iterations(2 * self.effort.n_again);
            let (seed, position) = (self.seed_of(nth, 4), self.past.positions[nth].clone());
            let adviser = Adviser::new(position, seat, budget, seed, &self.settings, self.measures);
            self.adviser = Some((idx, adviser.about(&[played])));
        }
        let (idx, adviser) = self.adviser.as_mut()?;
        let hint = adviser.advance(clock, until)?;
        let Choice { nth, seat, played, .. } = self.review.choices[*idx];
        self.adviser = None;
        let loss = hint.answers.iter().find(|it| it.action == played).map(|it| it.behind);
        if let Some(loss) = loss.filter(|it| is_costly(*it)) {
            self.review.mistakes.push(Mistake { nth, seat, played, loss, hint });
        }
        Some(true)
    }
}

/// Keeps the first of each seat.
fn first_of_each<T>(all: &mut Vec<T>, n_seats: u8, n_each: usize, seat: impl Fn(&T) -> Seat) {
    let mut n_kept = vec![0; usize::from(n_seats)];
    all.retain(|it| {
        let n_kept = &mut n_kept[seat(it).idx()];
        *n_kept += 1;
        *n_kept <= n_each
    });
}

/// The chance to win as people are told it; at the end, the result.
pub(crate) fn told_chance<G: Game>(position: &G, seat: Seat) -> f32 {
    match position.status() {
        Status::Over(outcome) => outcome.returns.get(seat.idx()).copied().unwrap_or(0.0),
        Status::Awaiting(_) => clamped(position.chance_to_win(seat)),
    }
}
