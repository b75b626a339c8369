//! The gist of a card: what it does, in a row of icons and numbers. Each game makes its own from the effects that its
//! sentences are made of.

/// The most icons of a gist.
const MOST_ICONS: usize = 3;

/// One sign of a gist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The slug of an icon, with what stands behind it: "+1", "≤2", or nothing.
    Icon(&'static str, String),
    /// What is before it is paid for what follows.
    Pays,
    /// One of both.
    Or,
    /// Between effects that stand for themselves.
    Bar,
    /// There is more than fits.
    More,
}

pub(crate) fn icon(slug: &'static str, value: impl Into<String>) -> Sign {
    Sign::Icon(slug, value.into())
}

/// "+2", "−1".
pub(crate) fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

pub(crate) fn plus(n: u8) -> String {
    format!("+{n}")
}

pub(crate) fn minus(n: u8) -> String {
    format!("−{n}")
}

/// The groups with bars between them; what is too much is left out.
pub(crate) fn joined(mut groups: Vec<Vec<Sign>>) -> Vec<Sign> {
    let mut res: Vec<Sign> = Vec::new();
    let mut n_icons = 0;
    // Equal groups in a row stand once.
    groups.dedup();
    for group in groups.into_iter().filter(|it| !it.is_empty()) {
        let n_group = group.iter().filter(|it| matches!(it, Sign::Icon(..))).count();
        if MOST_ICONS < n_icons + n_group && n_icons != 0 {
            res.push(Sign::More);
            break;
        }
        if !res.is_empty() {
            res.push(Sign::Bar);
        }
        n_icons += n_group;
        res.extend(group);
    }
    res
}
