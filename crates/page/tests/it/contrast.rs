//! What is drawn with colours of the style sheet can be seen on its paper, in every theme.

/// WCAG: what must be seen to understand a drawing stands out this much.
const LEAST: f64 = 3.0;

/// The colours of one rule of the style sheet, by their names.
fn colour(rule: &str, name: &str) -> Option<[f64; 3]> {
    let (_, rest) = rule.split_once(&format!("--{name}: #"))?;
    let digits: Vec<u32> = rest.chars().map_while(|it| it.to_digit(16)).collect();
    let whole: Vec<u32> = match digits.len() {
        3 => digits.iter().flat_map(|&it| [it, it]).collect(),
        _ => digits,
    };
    let part = |idx: usize| f64::from(whole[2 * idx] * 16 + whole[2 * idx + 1]) / 255.0;
    Some([part(0), part(1), part(2)])
}

fn luminance(colour: [f64; 3]) -> f64 {
    let linear =
        colour.map(|it| if it <= 0.04045 { it / 12.92 } else { ((it + 0.055) / 1.055).powf(2.4) });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn the_line_of_every_seat_stands_out_from_the_paper_in_every_theme() {
    let css = &page::asset("gospoda.css").unwrap().text;
    let themes = css.split('}').filter(|rule| colour(rule, "paper").is_some());
    let mut n_themes = 0;
    for theme in themes {
        let paper = colour(theme, "paper").unwrap();
        for seat in 1..=5 {
            let line = colour(theme, &format!("line-{seat}"));
            let found = contrast(line.unwrap_or(paper), paper);
            assert!(LEAST <= found, "the line of seat {seat} has {found:.2} in {theme}");
        }
        n_themes += 1;
    }
    assert_eq!(n_themes, 4, "light, dark by the device, dark by choice, and high contrast");
}
