//! Finds rule identities: `SW-CONQ-03` in any text, and in names like `sw_conq_03_mountain_costs_one_more`.

use std::collections::BTreeSet;

/// Every rule identity written out in `text` that begins with one of `prefixes`, in order, repetitions included.
///
/// An identity is a prefix, at least one part of capitals and digits, and a number, with at most one small
/// letter behind it; nothing may stick to its ends.
pub fn written<'t>(text: &'t str, prefixes: &[&str]) -> Vec<&'t str> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    for prefix in prefixes {
        for (start, _) in text.match_indices(prefix) {
            let is_glued = start > 0
                && (bytes[start - 1].is_ascii_alphanumeric()
                    || matches!(bytes[start - 1], b'-' | b'_'));
            if !is_glued && let Some(len) = identity_len(&bytes[start + prefix.len()..]) {
                found.push((start, &text[start..start + prefix.len() + len]));
            }
        }
    }
    found.sort_unstable();
    found.into_iter().map(|(_, id)| id).collect()
}

/// How much of `rest`, which follows a prefix, belongs to the identity.
fn identity_len(rest: &[u8]) -> Option<usize> {
    let mut end = None;
    let mut at = 0;
    let mut n_parts = 0;
    while rest.get(at) == Some(&b'-') {
        let part = rest[at + 1..]
            .iter()
            .take_while(|it| it.is_ascii_uppercase() || it.is_ascii_digit())
            .count();
        if part == 0 {
            break;
        }
        let digits = &rest[at + 1..at + 1 + part];
        at += 1 + part;
        n_parts += 1;
        if n_parts >= 2 && digits.iter().all(u8::is_ascii_digit) {
            let letter = usize::from(rest.get(at).is_some_and(u8::is_ascii_lowercase));
            let is_free =
                rest.get(at + letter).is_none_or(|it| !it.is_ascii_alphanumeric() && *it != b'_');
            if is_free {
                end = Some(at + letter);
            }
        }
    }
    end
}

/// The rule that the name of a function cites: the longest of the `defined` identities with which it begins, or, if there
/// is none, the identity that it seems to mean.
pub fn meaning(name: &str, prefixes: &[&str], defined: &BTreeSet<String>) -> Option<String> {
    if !prefixes.iter().any(|it| name.starts_with(&format!("{}_", it.to_lowercase()))) {
        return None;
    }
    let parts: Vec<&str> = name.split('_').collect();
    let known = (1..=parts.len())
        .rev()
        .map(|n| parts[..n].join("-"))
        .find_map(|id| defined.iter().find(|it| it.eq_ignore_ascii_case(&id)).cloned());
    known.or_else(|| meant(&parts))
}

/// `sw_conq_99_what` means `SW-CONQ-99`; a name without a number means no rule.
fn meant(parts: &[&str]) -> Option<String> {
    let is_number = |it: &&str| {
        let digits = it.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(it);
        !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let number = parts.iter().skip(2).position(is_number)? + 2;
    let chapter = parts[..number].join("-").to_uppercase();
    Some(format!("{chapter}-{}", parts[number]))
}

/// Splits a Rust source file at its test module: what runs, and what tests it.
pub fn split_tests(text: &str) -> (&str, &str) {
    for (at, _) in text.match_indices("#[cfg(test)]") {
        let module = text[at + "#[cfg(test)]".len()..].trim_start();
        let head = module.lines().next().unwrap_or_default();
        if head.starts_with("mod ") && head.trim_end().ends_with('{') {
            return text.split_at(at);
        }
    }
    (text, "")
}
