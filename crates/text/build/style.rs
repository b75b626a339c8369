//! Slips of language that a machine can find in one message. The build runs them over all languages, and tests over
//! sentences with each slip in them.

/// Stands for an argument in a text that is looked at.
pub(crate) const ARGUMENT: char = '\u{fffc}';

/// Czech words that end like an address in the plural and are none.
const NO_CZECH_ADDRESS: [&str; 6] = ["doupěte", "načte", "přečte", "vzroste", "zvířete", "poroste"];

/// The formal Czech pronouns; the endings of verbs are looked at besides.
const FORMAL_CZECH: [&str; 17] = [
    "vy", "vás", "vám", "vámi", "váš", "vaše", "vašeho", "vašemu", "vaším", "vaši", "vaší",
    "vašich", "vašim", "vašimi", "jste", "byste", "abyste",
];

/// Polish words of address that are written small inside a sentence.
const POLISH_YOU: [&str; 22] = [
    "ty", "ciebie", "cię", "ci", "tobie", "tobą", "twój", "twoja", "twoje", "twojego", "twojemu",
    "twojej", "twoją", "twoim", "twoimi", "twoich", "wy", "was", "wam", "wami", "wasz", "wasze",
];

/// Polish forms of Sir and Madam.
const POLISH_SIR: [&str; 8] =
    ["pan", "pana", "panu", "panem", "pani", "panią", "państwo", "państwa"];

/// Beginnings of words in American spelling, with what our English says.
const AMERICAN: [(&str, &str); 24] = [
    ("armor", "armour"),
    ("cancele", "cancelle"),
    ("canceli", "cancelli"),
    ("center", "centre"),
    ("color", "colour"),
    ("defens", "defenc"),
    ("favor", "favour"),
    ("fulfill", "fulfil"),
    ("gray", "grey"),
    ("harbor", "harbour"),
    ("honor", "honour"),
    ("jewelry", "jewellery"),
    ("labor", "labour"),
    ("maneuver", "manoeuvre"),
    ("mold", "mould"),
    ("neighbor", "neighbour"),
    ("offens", "offenc"),
    ("plow", "plough"),
    ("rumor", "rumour"),
    ("scepter", "sceptre"),
    ("specter", "spectre"),
    ("theater", "theatre"),
    ("travele", "travelle"),
    ("traveli", "travelli"),
];

/// What is wrong with a text of a language.
pub(crate) fn faults(lang: &str, text: &str) -> Vec<String> {
    let mut res = quotes(lang, text);
    res.extend(decimals(lang, text));
    match lang {
        "en" => res.extend(american(text)),
        "pl" => res.extend(polish_address(text)),
        "cs" => res.extend(czech_address(text)),
        _ => {}
    }
    res
}

/// Straight quotes and apostrophes, quotes of another language, and quotes that are not closed.
fn quotes(lang: &str, text: &str) -> Vec<String> {
    let (open, close) = match lang {
        "pl" => ('„', '”'),
        "cs" => ('„', '“'),
        _ => ('“', '”'),
    };
    let mut res = Vec::new();
    if text.contains(['"', '\'', '`']) {
        res.push("has a straight quote or apostrophe: the apostrophe is ’".to_owned());
    }
    let foreign = ['„', '“', '”', '«', '»', '‚', '‹', '›'];
    if text.contains(|it| foreign.contains(&it) && it != open && it != close) {
        res.push(format!("has quotes of another language: here they are {open} and {close}"));
    } else if text.matches(open).count() != text.matches(close).count() {
        res.push(format!("does not close {open} with {close}"));
    }
    res
}

/// "1.5" where "1,5" is written, and the other way round.
fn decimals(lang: &str, text: &str) -> Option<String> {
    let (wrong, right) = if lang == "en" { (',', '.') } else { ('.', ',') };
    let all: Vec<char> = text.chars().collect();
    let is_one = |it: &[char]| it[0].is_ascii_digit() && it[1] == wrong && it[2].is_ascii_digit();
    all.windows(3)
        .any(is_one)
        .then(|| format!("has a number with {wrong}: the decimal mark is {right}"))
}

fn american(text: &str) -> Vec<String> {
    let found = words(text).into_iter().filter_map(|(word, _)| {
        let small = word.to_lowercase();
        let (us, ours) = AMERICAN.iter().find(|(us, _)| small.starts_with(us))?;
        Some(format!("says “{word}”: {us}… is {ours}… here"))
    });
    found.collect()
}

fn polish_address(text: &str) -> Vec<String> {
    let found = words(text).into_iter().filter(|(word, begins)| {
        let is_capital = word.starts_with(char::is_uppercase);
        let small = word.to_lowercase();
        let is_you = POLISH_YOU.contains(&small.as_str()) || POLISH_SIR.contains(&small.as_str());
        is_capital && is_you && !begins
    });
    found.map(|(word, _)| format!("says “{word}”: players are addressed with a small ty")).collect()
}

fn czech_address(text: &str) -> Vec<String> {
    let found = words(text).into_iter().filter(|(word, _)| {
        let small = word.to_lowercase();
        let is_plural = small.ends_with("te") && 3 < small.chars().count();
        FORMAL_CZECH.contains(&small.as_str())
            || is_plural && !NO_CZECH_ADDRESS.contains(&small.as_str())
    });
    found.map(|(word, _)| format!("says “{word}”: players are addressed with ty")).collect()
}

/// The words of a text, and whether a sentence begins with them.
fn words(text: &str) -> Vec<(&str, bool)> {
    let mut res = Vec::new();
    let mut begins = true;
    for piece in text.split_inclusive(|it: char| !it.is_alphabetic() && it != '-') {
        let word = piece.trim_end_matches(|it: char| !it.is_alphabetic());
        if !word.is_empty() {
            res.push((word, begins));
            begins = false;
        }
        match piece.chars().next_back() {
            Some('.' | '!' | '?' | '…') => begins = true,
            Some(ARGUMENT) => begins = false,
            _ => {}
        }
    }
    res
}

/// Whether a text that is the same as in English looks as if nobody had translated it.
pub(crate) fn is_untranslated(here: &[String], english: &[String]) -> bool {
    let has_word = |text: &String| words(text).iter().any(|(word, _)| 1 < word.chars().count());
    here == english && here.iter().any(has_word)
}

/// Messages that are in English, or in American English, on purpose: names.
pub(crate) struct Excuses<'a> {
    /// Language, name of a message or the beginning of names followed by `*`, and whether it was needed.
    list: Vec<(&'a str, &'a str, bool)>,
}

impl<'a> Excuses<'a> {
    /// Lines of a language and a name; what follows is the reason, and lines with a # say something about them.
    pub(crate) fn parse(text: &'a str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let list = lines.filter_map(|line| {
            let mut fields = line.split_whitespace();
            Some((fields.next()?, fields.next()?, false))
        });
        Self { list: list.collect() }
    }

    /// Whether a message is excused; whoever asks has found something.
    pub(crate) fn cover(&mut self, lang: &str, id: &str) -> bool {
        let found = self.list.iter_mut().find(|(of, name, _)| {
            let is_named = match name.strip_suffix('*') {
                Some(prefix) => id.starts_with(prefix),
                None => id == *name,
            };
            *of == lang && is_named
        });
        if let Some((_, _, used)) = found {
            *used = true;
            return true;
        }
        false
    }

    /// Lines that excuse nothing.
    pub(crate) fn idle(&self) -> impl Iterator<Item = String> + '_ {
        self.list
            .iter()
            .filter(|(_, _, used)| !used)
            .map(|(lang, name, _)| format!("{lang} {name}"))
    }
}
