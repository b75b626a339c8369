//! How it ended: places, where the coins came from, and their plot by round.

use std::collections::BTreeMap;

use game_smallworld::Event;
use game_smallworld::content::book;
use game_smallworld::event::{CoinReason, IncomeLine, ScoringEvent, UpkeepEvent};
use kernel::Seat;
use maud::{Markup, html};
use text::smallworld as sw;
use text::{Lang, msg};

use super::scene::Scene;
use crate::art::{emblem, plot, token};
use crate::context::RenderContext;
use crate::table::{self, Ending, Verdict};

pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let lang = scene.lang();
    let Some(outcome) = &scene.situation.outcome else {
        return html! { section id="result" hidden {} };
    };
    let mut places: Vec<Seat> = scene.view().seats.keys().copied().collect();
    let score = |seat: Seat| outcome.scores.get(seat.idx()).copied().unwrap_or(0);
    places.sort_by_key(|&seat| {
        std::cmp::Reverse((outcome.winners.contains(seat), score(seat), n_tokens(scene, seat)))
    });
    let series = series(scene);
    let winners: Vec<String> = places
        .iter()
        .filter(|it| outcome.winners.contains(**it))
        .map(|it| scene.name(*it))
        .collect();
    let second = places.iter().find(|it| !outcome.winners.contains(**it)).copied();
    let cause = match (places.first(), second) {
        (Some(&first), Some(second)) => {
            let behind = score(first) - score(second);
            html! { p { (msg!(lang, RESULT_SECOND, who = scene.name(second))) ", " (msg!(lang, RESULT_BEHIND, n = behind)) } }
        }
        _ => html! {},
    };
    let title = html! { (emblem::use_("sign-crown")) (msg!(lang, RESULT_WINNERS, n = winners.len(), who = winners.join(", "))) };
    let score = html! {
        div class="scroll-x" tabindex="0" {
            table class="scoreboard" {
                thead { tr {
                    th scope="col" { (msg!(lang, RESULT_PLAYER)) }
                    th scope="col" class="num" { (msg!(lang, RESULT_COINS)) }
                    th scope="col" class="num" { (msg!(lang, RESULT_TOKENS)) }
                } }
                tbody {
                    @for &seat in &places {
                        tr class=[outcome.winners.contains(seat).then_some("winner")] {
                            th scope="row" {
                                span class="row" {
                                    (token::seat_sign(seat.idx())) (scene.name(seat))
                                    @if outcome.winners.contains(seat) { (emblem::use_("sign-crown")) }
                                }
                            }
                            td class="num" { (score(seat)) }
                            td class="num" { (n_tokens(scene, seat)) }
                        }
                    }
                }
            }
        }
        (breakdown(scene))
    };
    let numbers = html! {
        h3 { (msg!(lang, PLOT_TITLE)) }
        (plot::coins(&series, &msg!(lang, PLOT_TITLE)))
    };
    let ending = Ending { verdict: Verdict::Won, title, cause, ways: html! {}, score, numbers };
    table::ending(ctx, "", &ending)
}

/// Where the coins of every seat came from and went to: a row for each source.
fn breakdown(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let rows = sources(scene);
    html! {
        h3 { (msg!(lang, RESULT_SOURCES)) }
        div class="scroll-x" tabindex="0" role="region" aria-label=(msg!(lang, RESULT_SOURCES)) {
            table class="sources" {
                thead { tr {
                    td {}
                    @for &seat in scene.view().seats.keys() { th scope="col" class="num" { span title=(scene.name(seat)) { (token::seat_sign(seat.idx())) span class="visually-hidden" { (scene.name(seat)) } } } }
                } }
                tbody {
                    @for (source, coins) in &rows {
                        tr {
                            th scope="row" { (source.label(lang)) }
                            @for n in coins { td class="num" { @if *n != 0 { (n) } } }
                        }
                    }
                }
            }
        }
    }
}

/// What brings or costs coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Source {
    Start,
    Income(IncomeLine),
    Other(CoinReason),
}

impl Source {
    fn label(self, lang: Lang) -> String {
        match self {
            Self::Start => msg!(lang, RESULT_START),
            Self::Income(line) => sw::income_label(lang, line),
            Self::Other(why) => sw::reason_label(lang, why),
        }
    }
}

/// The coins of every seat by their sources; single gains are public (SW-COIN-02).
fn sources(scene: &Scene<'_>) -> Vec<(Source, Vec<i32>)> {
    let n_seats = scene.view().seats.len();
    let mut res = BTreeMap::new();
    let mut add = |source: Source, seat: Seat, coins: i32| {
        let row = res.entry(source).or_insert_with(|| vec![0; n_seats]);
        if let Some(it) = row.get_mut(seat.idx()) {
            *it += coins;
        }
    };
    for &seat in scene.view().seats.keys() {
        add(Source::Start, seat, i32::from(book().start_coins));
    }
    for (_, event) in scene.events {
        let Event::Scoring(event) = event else { continue };
        match *event {
            ScoringEvent::Gained { seat, coins, why } => {
                add(Source::Other(why), seat, i32::from(coins));
            }
            ScoringEvent::Paid { seat, to, coins, why } => {
                add(Source::Other(why), seat, -i32::from(coins));
                if let Some(to) = to {
                    add(Source::Other(why), to, i32::from(coins));
                }
            }
            // `Heart` is paid by opponents: an event `Paid` of its own.
            ScoringEvent::Scored { seat, ref income } => {
                let own = income.iter().filter(|(line, _)| *line != IncomeLine::Heart);
                own.for_each(|&(line, coins)| add(Source::Income(line), seat, i32::from(coins)));
            }
            ScoringEvent::GameEnded { .. } => {}
        }
    }
    res.into_iter().collect()
}

/// SW-END-02: what decides between equals.
fn n_tokens(scene: &Scene<'_>, seat: Seat) -> u32 {
    let held = scene.view().regions.values().filter(|it| it.holder.0.seat() == Some(seat));
    held.map(|it| u32::from(it.tokens)).sum()
}

/// The coins of every seat at the end of each round, from the events: single gains are public (SW-COIN-02).
pub(super) fn series(scene: &Scene<'_>) -> Vec<(usize, Vec<i32>)> {
    let n_seats = scene.view().seats.len();
    let mut coins = vec![i32::from(book().start_coins); n_seats];
    let mut res: Vec<(usize, Vec<i32>)> = (0..n_seats).map(|seat| (seat, Vec::new())).collect();
    let mut add = |seat: Seat, n_coins: i32| {
        if let Some(it) = coins.get_mut(seat.idx()) {
            *it += n_coins;
        }
        coins.clone()
    };
    let mut now = vec![i32::from(book().start_coins); n_seats];
    for (_, event) in scene.events {
        match *event {
            Event::Scoring(ScoringEvent::Gained { seat, coins, .. }) => {
                now = add(seat, i32::from(coins))
            }
            Event::Scoring(ScoringEvent::Paid { seat, to, coins, .. }) => {
                now = add(seat, -i32::from(coins));
                if let Some(to) = to {
                    now = add(to, i32::from(coins));
                }
            }
            Event::Scoring(ScoringEvent::Scored { seat, ref income }) => {
                let own = income.iter().filter(|(line, _)| *line != IncomeLine::Heart);
                now = add(seat, own.map(|&(_, coins)| i32::from(coins)).sum());
            }
            Event::Upkeep(UpkeepEvent::RoundBegan { round, .. }) if 1 < round => {
                close(&mut res, &now)
            }
            _ => {}
        }
    }
    close(&mut res, &now);
    res
}

fn close(series: &mut [(usize, Vec<i32>)], now: &[i32]) {
    for ((_, values), coins) in series.iter_mut().zip(now) {
        values.push(*coins);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::Prefs;
    use crate::viewer_context::ViewerContext;
    use game_smallworld::{Setup, SmallWorld};
    use kernel::{Chance, Match, Viewer};

    /// SW-COIN-02: every coin comes and goes in sight, so the events add up to the final totals.
    #[test]
    fn the_series_end_with_the_final_coins() {
        for seed in 0..6 {
            let mut chance = Chance::fast(seed);
            let setup = Setup::of(2 + seed as u8 % 4);
            let mut game: Match<SmallWorld> = Match::start(setup, &mut chance).unwrap();
            while let Some(decision) = game.situation(Viewer::Spectator).decision {
                let seat = decision.seats.first().unwrap();
                let legal = game.situation(Viewer::Seat(seat)).legal;
                let pick = Chance::fast(seed ^ u64::from(game.version())).below(legal.len() as u32);
                game.play(seat, legal[pick as usize], &mut chance).unwrap();
            }
            let situation = game.situation(Viewer::Spectator);
            let events: Vec<(usize, Event)> = game.events(Viewer::Spectator).collect();
            let prefs = Prefs::of(Lang::En);
            let scene = Scene::of(ViewerContext {
                events: &events,
                ..ViewerContext::alone(&situation, prefs)
            });
            let by_source = sources(&scene);
            let sum = |seat: usize| by_source.iter().map(|(_, coins)| coins[seat]).sum::<i32>();
            let sums: Vec<i32> = (0..situation.view.seats.len()).map(sum).collect();
            assert_eq!(sums, situation.outcome.as_ref().unwrap().scores, "seed {seed}");
            let last: Vec<i32> =
                series(&scene).iter().map(|(_, values)| *values.last().unwrap()).collect();
            assert_eq!(last, situation.outcome.as_ref().unwrap().scores, "seed {seed}");
            assert!(
                series(&scene)
                    .iter()
                    .all(|(_, values)| values.len() == usize::from(situation.view.rounds))
            );
        }
    }
}
