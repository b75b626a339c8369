//! Writes a source file with all its mutants in it, each behind a question to the switch.

use std::collections::BTreeSet;
use std::ops::Range;

use super::generate::{Edit, Found};

/// A file with its mutants, and where in the new text they are.
#[derive(Debug, Default)]
pub(crate) struct Rendered {
    pub(crate) text: String,
    /// The text of one mutant alone.
    pieces: Vec<(Range<usize>, usize)>,
    /// An edit as a whole, with everything inside it.
    edits: Vec<(Range<usize>, Vec<usize>)>,
    functions: Vec<(Range<usize>, Vec<usize>)>,
}

/// The question whether mutant `number` is switched on.
fn question(number: usize) -> String {
    format!("::kernel::mutant::is({number})")
}

/// Renders `text` with the mutants of `found` that are not dropped. The number of the first is `base`.
pub(crate) fn render(
    text: &str,
    found: &Found,
    base: usize,
    dropped: &BTreeSet<usize>,
) -> Rendered {
    let mut writer = Writer { text, base, dropped, out: Rendered::default(), moved: Vec::new() };
    let edits: Vec<&Edit> = found.edits.iter().collect();
    writer.range(0..text.len(), &edits);
    let moved = writer.moved;
    let mut out = writer.out;
    // Where a place of the source is in the new text.
    let place = |at: usize| {
        let idx = moved.partition_point(|&(from, _)| from <= at);
        let (from, to) = moved[idx.saturating_sub(1)];
        to + (at - from)
    };
    for (range, mutants) in &found.functions {
        let mutants = mutants.clone().map(|it| it + base).collect();
        out.functions.push((place(range.start)..place(range.end.saturating_sub(1)) + 1, mutants));
    }
    out
}

struct Writer<'a> {
    text: &'a str,
    base: usize,
    dropped: &'a BTreeSet<usize>,
    out: Rendered,
    /// Where the unchanged parts of the source went.
    moved: Vec<(usize, usize)>,
}

impl Writer<'_> {
    /// Writes a range of the source with the edits inside it, outer ones first.
    fn range(&mut self, range: Range<usize>, edits: &[&Edit]) {
        let mut at = range.start;
        let mut rest = edits;
        while let Some((edit, after)) = rest.split_first() {
            self.copy(at..edit.range.start);
            let n_inside = after.iter().take_while(|it| it.range.end <= edit.range.end);
            let n_inside = n_inside.take_while(|it| it.range.start < edit.range.end).count();
            let (inside, after) = after.split_at(n_inside);
            self.edit(edit, inside);
            at = edit.range.end;
            rest = after;
        }
        self.copy(at..range.end);
    }

    fn copy(&mut self, range: Range<usize>) {
        self.moved.push((range.start, self.out.text.len()));
        self.out.text.push_str(&self.text[range]);
    }

    fn edit(&mut self, edit: &Edit, inside: &[&Edit]) {
        let number = |mutant: usize| mutant + self.base;
        let kept: Vec<_> =
            edit.pieces.iter().filter(|it| !self.dropped.contains(&number(it.mutant))).collect();
        let Some(first) = kept.first() else {
            self.range(edit.range.clone(), inside);
            return;
        };
        let start = self.out.text.len();
        self.out.text.push_str(edit.before);
        for piece in &kept {
            let from = self.out.text.len();
            // Only the first is a question; the text of a mutant may have braces of its own.
            let text = piece.text.replacen("{}", &question(number(piece.mutant)), 1);
            self.out.text.push_str(&text);
            self.out.pieces.push((from..self.out.text.len(), number(piece.mutant)));
        }
        let mutants = kept.iter().map(|it| number(it.mutant)).collect();
        let after = edit.after.replacen("{}", &question(number(first.mutant)), 1);
        self.out.text.push_str(edit.middle);
        self.range(edit.range.clone(), inside);
        self.out.text.push_str(&after);
        self.out.edits.push((start..self.out.text.len(), mutants));
    }
}

impl Rendered {
    /// The mutants that an error of the compiler is about: the ones whose own text it points at, or else those of the
    /// smallest edit around it, or else all of the function. `marks` are its places in this file, the main ones first.
    pub(crate) fn guilty(&self, marks: &[(Range<usize>, bool)]) -> BTreeSet<usize> {
        for only_main in [true, false] {
            let marks = marks.iter().filter(|(_, is_main)| *is_main || !only_main);
            let found: BTreeSet<usize> = marks
                .flat_map(|(mark, _)| {
                    let hit = self.pieces.iter().filter(|(it, _)| overlaps(it, mark));
                    // A mark over a whole expression says nothing of the pieces inside.
                    hit.filter(|(it, _)| it.start <= mark.start || mark.end <= it.end)
                        .map(|(_, mutant)| *mutant)
                })
                .collect();
            if !found.is_empty() {
                return found;
            }
        }
        for places in [&self.edits, &self.functions] {
            let around = marks.iter().flat_map(|(mark, _)| {
                places.iter().filter(|(it, _)| it.start <= mark.start && mark.end <= it.end)
            });
            if let Some((_, mutants)) = around.min_by_key(|(it, _)| it.len()) {
                return mutants.iter().copied().collect();
            }
        }
        BTreeSet::new()
    }
}

fn overlaps(a: &Range<usize>, b: &Range<usize>) -> bool {
    a.start < b.end && b.start < a.end
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::generate::find;
    use super::super::values::KnownTypes;
    use super::render;

    const SOURCE: &str = "\
fn pay(coins: u8, out: &mut Vec<u8>) -> bool {
    out.push(coins);
    if let Some(first) = out.first() && *first < 3 {
        return !out.is_empty();
    }
    match coins {
        0 => false,
        7 if out.len() == 1 => true,
        _ => coins == 1 || matches!(coins, 2 if true),
    }
}
";

    fn names() -> Vec<String> {
        let found = find("a.rs", SOURCE, &KnownTypes::default()).expect("it is Rust");
        let names = found.mutants.iter();
        names.map(|it| format!("{}: {} -> {}", it.line, it.original, it.replacement)).collect()
    }

    #[test]
    fn every_kind_of_change_is_found_once() {
        let expected = "\
1: the whole body -> true
1: the whole body -> false
2: out.push(coins) -> (left out)
3: *first < 3 -> true
3: *first < 3 -> false
3: *first < 3 -> *first <= 3
3: *first < 3 -> *first == 3
3: *first < 3 -> *first > 3
3: 3 -> 2
4: !out.is_empty() -> out.is_empty()
7: 0 -> (left out)
8: out.len() == 1 -> true
8: out.len() == 1 -> false
8: out.len() == 1 -> out.len() != 1
8: 1 -> 2
8: 1 -> 0
9: coins == 1 || matches!(coins, 2 if true) -> coins == 1 && matches!(coins, 2 if true)
9: coins == 1 -> coins != 1
9: 1 -> 2
9: 1 -> 0
9: matches!(coins, 2 if true) -> !matches!(coins, 2 if true)
9: true -> false";
        assert_eq!(names().join("\n"), expected);
    }

    #[test]
    fn what_is_written_is_rust_and_without_mutants_the_source() {
        let found = find("a.rs", SOURCE, &KnownTypes::default()).expect("it is Rust");
        let all = render(SOURCE, &found, 1, &BTreeSet::new());
        syn::parse_file(&all.text).unwrap_or_else(|error| panic!("{error}: {}", all.text));
        for number in 1..=found.mutants.len() {
            assert!(all.text.contains(&format!("is({number})")), "{number}: {}", all.text);
        }
        let none = render(SOURCE, &found, 1, &(1..=found.mutants.len()).collect());
        assert_eq!(none.text, SOURCE);
    }

    #[test]
    fn an_error_is_blamed_on_the_smallest_change_around_it() {
        let found = find("a.rs", SOURCE, &KnownTypes::default()).expect("it is Rust");
        let all = render(SOURCE, &found, 1, &BTreeSet::new());
        let at = all.text.find("*first <= 3").expect("a mutant");
        let guilty = all.guilty(&[(at..at + 11, true)]);
        let names = names();
        let blamed: Vec<_> = guilty.iter().map(|it| names[it - 1].as_str()).collect();
        assert_eq!(blamed, ["3: *first < 3 -> *first <= 3"]);
        let at = all.text.find("match coins").expect("the function");
        assert_eq!(all.guilty(&[(at..at + 5, true)]).len(), found.mutants.len());
    }
}
