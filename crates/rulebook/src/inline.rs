//! Markdown inside a line: stars and backticks.

/// A piece of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    Plain(&'a str),
    /// `` `as typed` ``
    Code(&'a str),
    /// `**strong**`
    Strong(&'a str),
    /// `*stressed*`
    Stressed(&'a str),
}

/// The pieces of a line, in order. A mark that is not closed, or beside a space inside, is a
/// character like any other.
pub fn spans(line: &str) -> Vec<Span<'_>> {
    let mut res = Vec::new();
    let (mut plain, mut rest) = (0, 0);
    while let Some(at) = line[rest..].find(['`', '*']).map(|it| it + rest) {
        let mark = ["**", "*", "`"].into_iter().find(|it| line[at..].starts_with(it));
        let mark = mark.unwrap_or_default();
        let inside = at + mark.len();
        let end = line[inside..].find(mark).map(|it| it + inside);
        let is_marked =
            |&end: &usize| inside < end && line[inside..end].trim().len() == end - inside;
        let Some(end) = end.filter(is_marked) else {
            rest = inside;
            continue;
        };
        if plain < at {
            res.push(Span::Plain(&line[plain..at]));
        }
        let text = &line[inside..end];
        res.push(match mark {
            "`" => Span::Code(text),
            "**" => Span::Strong(text),
            _ => Span::Stressed(text),
        });
        rest = end + mark.len();
        plain = rest;
    }
    if plain < line.len() {
        res.push(Span::Plain(&line[plain..]));
    }
    res
}
