//! Finds the rules that the statements of a scenario assert: `P1 sees round = 2 by SW-TURN-01`.

use crate::scan::written;

/// Every rule that a statement of the script of `text` carries.
///
/// A statement carries what stands after its last ` by `: rules, and behind a refusal also its numbers. The head, and
/// comments, assert nothing; neither does an action.
pub fn asserted<'t>(text: &'t str, prefixes: &[&str]) -> Vec<&'t str> {
    let script = text.lines().skip_while(|line| line.trim_end() != "---").skip(1);
    script.flat_map(|line| carried(line, prefixes)).collect()
}

fn carried<'t>(line: &'t str, prefixes: &[&str]) -> Vec<&'t str> {
    let statement = line.split(" #").next().unwrap_or_default().trim();
    let mut words = statement.split_whitespace();
    let is_assertion = match words.next() {
        Some("asked" | "over") => true,
        Some(first) if first.starts_with('#') => false,
        Some(_) => matches!(words.next(), Some("can" | "cannot" | "sees" | "hears")),
        None => false,
    };
    let Some((_, tail)) = statement.rsplit_once(" by ").filter(|_| is_assertion) else {
        return Vec::new();
    };
    let is_rule = |word: &&str| written(word, prefixes) == [*word];
    let rules: Vec<&str> = tail.split_whitespace().take_while(is_rule).collect();
    let is_rest_numbers = tail.split_whitespace().skip(rules.len()).all(|it| it.contains('='));
    if is_rest_numbers { rules } else { Vec::new() }
}
