//! Pages speak of addresses from the root: `href="/table/…"`. Below another path they get that path in front, at the edge.
//!
//! Only attributes are changed. What players write can be no attribute: `maud` writes its quotes as `&quot;`.

/// The attributes that hold addresses. Not `value`: a form sends it back to us, who know no path in front.
const ATTRIBUTES: &[&str] = &[" href", " action", " src", " data-events"];

/// How the text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    Html,
    /// HTML in strings of JSON.
    Json,
}

impl Syntax {
    /// What may contain HTML of ours, by its media type.
    pub fn of(content_type: &str) -> Option<Self> {
        match content_type.split(';').next().unwrap_or_default().trim() {
            "text/html" => Some(Self::Html),
            "application/json" | "text/event-stream" => Some(Self::Json),
            _ => None,
        }
    }
}

/// An address of ours, below the base.
pub fn address(base: &str, path: &str) -> String {
    let is_ours = path.starts_with('/') && !path.starts_with("//");
    if is_ours { format!("{base}{path}") } else { path.to_owned() }
}

/// The text with the base before all addresses.
pub fn put_before(base: &str, text: &str, syntax: Syntax) -> String {
    let opening = match syntax {
        Syntax::Html => "=\"/",
        Syntax::Json => "=\\\"/",
    };
    let mut res = String::with_capacity(text.len() + text.len() / 16);
    let mut rest = text;
    while let Some(at) = rest.find(opening) {
        let (before, after) = rest.split_at(at);
        let (quote, path) = after.split_at(opening.len() - 1);
        res.push_str(before);
        res.push_str(quote);
        if ATTRIBUTES.iter().any(|it| before.ends_with(it)) && !path.starts_with("//") {
            res.push_str(base);
        }
        res.push('/');
        rest = &path[1..];
    }
    res.push_str(rest);
    res
}

#[cfg(test)]
mod tests {
    use super::{Syntax, address, put_before};

    #[test]
    fn addresses_get_the_base_and_nothing_else_does() {
        let page = r##"<a href="/table/x">=</a><form action="/prefs"><input name="back" value="/table/x"><body data-events="/e">
            <a href="#land"><script src="/assets/a.js?v=1"></script><a href="//else"><a href="https://x/y"><b title="/">"##;
        let told = r##"<a href="/g/h/table/x">=</a><form action="/g/h/prefs"><input name="back" value="/table/x"><body data-events="/g/h/e">
            <a href="#land"><script src="/g/h/assets/a.js?v=1"></script><a href="//else"><a href="https://x/y"><b title="/">"##;
        assert_eq!(put_before("/g/h", page, Syntax::Html), told);
        assert_eq!(put_before("", page, Syntax::Html), page);
        assert_eq!(put_before("/g", r#"<a href="/">"#, Syntax::Html), r#"<a href="/g/">"#);
    }

    #[test]
    fn parts_in_messages_are_pages_too() {
        let page = "<a class=\"b\" href=\"/table/x\" data-why=\"/\">";
        let json = |it: &str| serde_json::to_string(it).unwrap();
        let told = "<a class=\"b\" href=\"/g/table/x\" data-why=\"/\">";
        assert_eq!(put_before("/g", &json(page), Syntax::Json), json(told));
        assert_eq!(Syntax::of("text/html; charset=utf-8"), Some(Syntax::Html));
        assert_eq!(Syntax::of("text/event-stream"), Some(Syntax::Json));
        assert_eq!(Syntax::of("application/jsonl"), None);
    }

    #[test]
    fn redirections_stay_below_the_base() {
        assert_eq!(address("/g", "/table/x"), "/g/table/x");
        assert_eq!(address("", "/"), "/");
        assert_eq!(address("/g", "https://x/"), "https://x/");
        assert_eq!(address("/g", "//x/"), "//x/");
    }
}
