//! The plot of numbers by round: one line per seat, told apart by colour, dash and the shape of its points.

use maud::{Markup, html};

use super::geometry::number;
use super::token::{SEATS, body, seat_sign};

const WIDTH: f32 = 560.0;
const HEIGHT: f32 = 260.0;

/// The room around the lines, and the size of the numbers there.
struct Layout {
    class: &'static str,
    left: f32,
    top: f32,
    bottom: f32,
    font: u32,
    /// More numbers below the plot would run into each other.
    most_labels: usize,
    /// The signs of one line lie between those of another, so that lines that are nearly the same can be told apart.
    has_signs_apart: bool,
}

const LAYOUT: Layout = Layout {
    class: "plot",
    left: 44.0,
    top: 16.0,
    bottom: 36.0,
    font: 13,
    most_labels: 17,
    has_signs_apart: false,
};
/// Its numbers have 14 pixels where the plot is 300 pixels wide, as on a phone; the style sheet makes them smaller where it is
/// wider.
const LARGE: Layout = Layout {
    class: "plot plot-large",
    left: 60.0,
    top: 36.0,
    bottom: 40.0,
    font: 27,
    most_labels: 8,
    has_signs_apart: true,
};

/// More signs on a line would hide it.
const MOST_SIGNS: usize = 34;
const DASHES: [&str; 5] = ["none", "12 5", "3 5", "14 4 3 4", "7 7"];

/// Draws the coins after each round, one series per seat. `title` is read aloud; the table beside it holds the numbers.
pub fn coins(series: &[(usize, Vec<i32>)], title: &str) -> Markup {
    let n_rounds = series.iter().map(|it| it.1.len()).max().unwrap_or(0).max(2);
    let rounds: Vec<usize> = (1..=n_rounds).collect();
    course(series, &rounds, title, &[])
}

/// What each line of a plot is, where they do not belong to seats.
pub fn key(names: &[(usize, String)]) -> Markup {
    html! {
        ul class="row plot-key" {
            @for (line, name) in names { li class="row" { (seat_sign(*line)) (name) } }
        }
    }
}

/// The same for any row of moments, each with its number. Where one of `turns` lies between them, a line stands.
pub fn course(
    series: &[(usize, Vec<i32>)],
    moments: &[usize],
    title: &str,
    turns: &[usize],
) -> Markup {
    drawn(&LAYOUT, series, moments, title, turns)
}

/// The same with numbers that can be read on a phone.
pub fn large(
    series: &[(usize, Vec<i32>)],
    moments: &[usize],
    title: &str,
    turns: &[usize],
) -> Markup {
    drawn(&LARGE, series, moments, title, turns)
}

fn drawn(
    layout: &Layout,
    series: &[(usize, Vec<i32>)],
    moments: &[usize],
    title: &str,
    turns: &[usize],
) -> Markup {
    let &Layout { class, left, top: upper, bottom, font, most_labels, has_signs_apart } = layout;
    let most = series.iter().flat_map(|it| &it.1).copied().max().unwrap_or(0).max(10);
    let step = [5, 10, 20, 25, 50, 100].into_iter().find(|step| most / step <= 6).unwrap_or(200);
    let top = (most + step - 1) / step * step;
    let n_rounds = moments.len().max(2);
    let at = |nth: f32| left + (WIDTH - left - 24.0) * nth / (n_rounds - 1) as f32;
    let x = |round: usize| at(round as f32);
    let turns: Vec<f32> =
        turns.iter().filter_map(|turn| Some(at(between(moments, *turn)?))).collect();
    let step_of_signs = n_rounds.div_ceil(MOST_SIGNS);
    let y = |coins: i32| HEIGHT - bottom - (HEIGHT - bottom - upper) * coins as f32 / top as f32;
    html! {
        svg class=(class) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(title) {
            g class="plot-grid" stroke="#8a7452" stroke-opacity=".45" stroke-width="1" {
                @for line in (0..=top).step_by(step as usize) {
                    line x1=(left) x2=(WIDTH - 16.0) y1=(number(y(line))) y2=(number(y(line))) {}
                }
            }
            g class="plot-turns" stroke="#a1271b" stroke-width="1.5" stroke-dasharray="4 4" fill="#a1271b" font-size=(font) {
                @for (nth, &x) in turns.iter().enumerate() {
                    line x1=(number(x)) x2=(number(x)) y1=(upper - 2.0) y2=(HEIGHT - bottom) {}
                    text stroke="none" x=(number(x)) y=(upper - 5.0) text-anchor="middle" { (nth + 1) }
                }
            }
            g class="plot-text" font-size=(font) fill="#3b2a1d" {
                @for line in (0..=top).step_by(step as usize) {
                    text x=(left - 10.0) y=(number(y(line) + 4.0)) text-anchor="end" { (line) }
                }
                @for (nth, moment) in moments.iter().enumerate().rev().step_by(n_rounds.div_ceil(most_labels)) {
                    text x=(number(x(nth))) y=(HEIGHT - 12.0) text-anchor="middle" { (moment) }
                }
            }
            @for (nth, (seat, values)) in series.iter().enumerate() {
                @let look = &SEATS[seat % SEATS.len()];
                @let points: Vec<String> = values.iter().enumerate().map(|(i, &v)| number(x(i)) + "," + &number(y(v))).collect();
                @let class = format!("plot-line line-{}", seat % SEATS.len() + 1);
                polyline class=(class) points=(points.join(" ")) fill="none" stroke=(look.deep) stroke-width="2.6" stroke-linejoin="round"
                    stroke-dasharray=(DASHES[seat % DASHES.len()]) {}
                @let first = if has_signs_apart { nth * step_of_signs / series.len() } else { 0 };
                @for (i, &value) in values.iter().enumerate().rev().skip(first).step_by(step_of_signs) {
                    g transform={ "translate(" (number(x(i))) " " (number(y(value))) ") scale(.2)" } {
                        path class=(class) d=(body(*seat)) fill=(look.colour) stroke=(look.deep) stroke-width="7" {}
                    }
                }
            }
        }
    }
}

/// Where a number lies in a row of growing numbers, in steps of the row.
fn between(row: &[usize], number: usize) -> Option<f32> {
    let next = row.partition_point(|it| *it < number);
    let (&high, low) = (row.get(next)?, next.checked_sub(1).map(|it| row[it]));
    Some(low.map_or(0.0, |low| (next - 1) as f32 + (number - low) as f32 / (high - low) as f32))
}

#[cfg(test)]
mod tests {
    use super::{LARGE, WIDTH, between, large};

    /// A phone of 360 pixels leaves 300 for the plot.
    #[test]
    fn the_numbers_of_a_large_plot_can_be_read_on_a_phone() {
        let font = LARGE.font as f32;
        assert!(14.0 <= font * 300.0 / WIDTH);
        let moments: Vec<usize> = (100..400).collect();
        let lines = [(0, vec![100; 300]), (1, vec![0; 300])];
        let drawn = large(&lines, &moments, "title", &[150]).into_string();
        let labels = drawn.split("class=\"plot-text\"").nth(1).expect("it has numbers");
        let below: Vec<f32> = labels
            .split("<text x=\"")
            .skip(1)
            .filter(|it| it.contains("text-anchor=\"middle\""))
            .map(|it| it.split('"').next().and_then(|it| it.parse().ok()).expect("a place"))
            .collect();
        let width_of_three_digits = 3.0 * 0.6 * font;
        assert!(below.windows(2).all(|it| width_of_three_digits < it[0] - it[1]), "{below:?}");
        assert!(4 < below.len() && below.len() <= LARGE.most_labels);
        assert_eq!(
            (drawn.matches("<polyline").count(), drawn.matches("plot-turns").count()),
            (2, 1)
        );
    }

    #[test]
    fn a_turn_stands_between_the_moments_around_it() {
        assert_eq!(between(&[4, 8, 12], 4), Some(0.0));
        assert_eq!(between(&[4, 8, 12], 5), Some(0.25));
        assert_eq!(between(&[4, 8, 12], 12), Some(2.0));
        assert_eq!(between(&[4, 8, 12], 1), Some(0.0), "before the first");
        assert_eq!(between(&[4, 8, 12], 13), None);
    }
}
