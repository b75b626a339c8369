//! The log of a table in sentences, one part for each chapter, so that old chapters need not be sent again.
//!
//! A game says where its chapters begin, which events it passes over, and how a line looks; the rest is here.

use std::fmt::Display;

use maud::{Markup, html};
use text::{Lang, Speak, msg};

use crate::viewer_context::ViewerContext;

/// A sentence of the log, with what it speaks of.
pub(crate) struct Line<N> {
    pub(crate) text: String,
    pub(crate) class: Option<&'static str>,
    pub(crate) nouns: Vec<N>,
    /// How often it was said in a row.
    n_times: usize,
    /// So many moves had been made when it was said last.
    n_moves: usize,
}

impl<N> Line<N> {
    pub(crate) fn new(
        n_moves: usize,
        text: String,
        class: Option<&'static str>,
        nouns: Vec<N>,
    ) -> Self {
        Self { text, class, nouns, n_times: 1, n_moves }
    }

    /// It was said once more, after so many moves.
    pub(crate) fn repeat(&mut self, n_moves: usize) {
        self.n_times += 1;
        self.n_moves = n_moves;
    }
}

/// Adds a line; what is said again in a row is counted.
pub(crate) fn say<N>(lines: &mut Vec<Line<N>>, line: Line<N>) {
    match lines.last_mut().filter(|it| it.text == line.text) {
        Some(same) => same.repeat(line.n_moves),
        None => lines.push(line),
    }
}

/// Where the events are for which `begins` holds.
pub(crate) fn starts<E>(events: &[(usize, E)], begins: impl Fn(&E) -> bool) -> Vec<usize> {
    let starting = events.iter().enumerate().filter(|(_, (_, event))| begins(event));
    starting.map(|(at, _)| at).collect()
}

/// The events from each start to the next.
pub(crate) fn cut<'a, T>(events: &'a [T], starts: &[usize]) -> Vec<&'a [T]> {
    let ends = starts.iter().skip(1).copied().chain([events.len()]);
    starts.iter().zip(ends).map(|(&from, to)| &events[from..to]).collect()
}

/// The frame around chapters 0 to `last`: the newest first, so that it is in sight.
pub(crate) fn frame(lang: Lang, class: &str, last: usize, part: &dyn Fn(&str) -> Markup) -> Markup {
    html! {
        div class={ "log " (class) } id="log" role="region" aria-label=(msg!(lang, LOG_TITLE)) tabindex="0" {
            @for chapter in (0..=last).rev() { (part(&format!("log-{chapter}"))) }
        }
    }
}

/// The part of one chapter.
pub(crate) fn chapter<G: Speak, N: Copy + Display>(
    viewer: &ViewerContext<'_, G>,
    number: usize,
    lines: &[Line<N>],
) -> Markup {
    html! {
        ol id={ "log-" (number) } {
            @for line in lines { li class=[line.class] { (told(line)) (mark(viewer, line)) } }
        }
    }
}

/// The way back to the moment of a line.
pub(crate) fn mark<G: Speak, N>(viewer: &ViewerContext<'_, G>, line: &Line<N>) -> Markup {
    viewer.mark(line.n_moves)
}

/// A line with a link to what it speaks of on the map.
pub(crate) fn told<N: Copy + Display>(line: &Line<N>) -> Markup {
    let nouns: Vec<String> = line.nouns.iter().map(ToString::to_string).collect();
    html! {
        @match nouns.first() {
            Some(first) => { a class="region-link" href={ "#land-" (first) } data-noun=(nouns.join(" ")) { (line.text) } }
            None => { (line.text) }
        }
        @if 1 < line.n_times { " ×" (line.n_times) }
    }
}
