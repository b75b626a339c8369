//! What readers of JSON and TOML say of a wrong value, in the words of a player.

/// Tells a message of a reader again, without types of the program.
pub(crate) fn plain(message: &str) -> String {
    let message = message.trim();
    if let Some((name, known)) = split(message, "unknown field `", "`, expected ") {
        return format!("'{name}' is no name here: there are {}", names(known));
    }
    if let Some((name, _)) = split(message, "unknown field `", "`, there are no fields") {
        return format!("'{name}' is no name here: there are none");
    }
    if let Some((name, known)) = split(message, "unknown variant `", "`, expected ") {
        return format!("'{name}' is none of {}", names(known));
    }
    if message.starts_with("invalid type: unit variant, expected ") {
        return "this name needs a value: { name = value }".to_owned();
    }
    if message.contains("expected key to be a number") {
        return "here a number is the name of an entry, and the first is 1".to_owned();
    }
    if message.contains(" as i128") {
        return "the number is too large".to_owned();
    }
    for begin in ["invalid type: ", "invalid value: "] {
        if let Some((found, kind)) = split(message, begin, ", expected ") {
            return format!("{} is not {}", found_as(found), kind_as(kind));
        }
    }
    if let Some(name) = message.strip_prefix("missing field `").and_then(|it| it.strip_suffix('`'))
    {
        return format!("'{name}' is missing");
    }
    message.to_owned()
}

fn split<'m>(message: &'m str, begin: &str, middle: &str) -> Option<(&'m str, &'m str)> {
    message.strip_prefix(begin)?.split_once(middle)
}

/// "one of `a`, `b`", "`a` or `b`" and "`a`" as a list of names.
fn names(known: &str) -> String {
    let names: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
    if names.is_empty() { kind_as(known) } else { names.join(", ") }
}

/// "string \"many\"" as what was written.
fn found_as(found: &str) -> String {
    let (kind, value) = found.split_once(' ').unwrap_or((found, ""));
    match kind {
        "string" => value.replace('"', "'"),
        "integer" => value.trim_matches('`').to_owned(),
        "floating" => found.rsplit(' ').next().unwrap_or_default().trim_matches('`').to_owned(),
        "boolean" => value.trim_matches('`').to_owned(),
        "null" | "unit" | "Option" => "none".to_owned(),
        "map" => "a table".to_owned(),
        "sequence" => "a list".to_owned(),
        _ => found.to_owned(),
    }
}

/// A type of the program as what is to be written.
fn kind_as(kind: &str) -> String {
    let (first, rest) = kind.split_once(' ').unwrap_or((kind, ""));
    match (first, rest) {
        ("u8", _) => "a number from 0 to 255".to_owned(),
        ("u16", _) => "a number from 0 to 65535".to_owned(),
        ("u32" | "u64" | "usize", _) => "a number from 0 on".to_owned(),
        ("i8" | "i16" | "i32" | "i64", _) => "a small number".to_owned(),
        ("a", "boolean") => "true or false".to_owned(),
        ("a", "string") | ("string", "or") | ("borrowed", _) => "a word".to_owned(),
        ("a", "sequence") => "a list".to_owned(),
        ("a", "map") | ("struct", _) => "a table { … }".to_owned(),
        ("enum" | "string", _) => "a name, or a table { name = … }".to_owned(),
        ("tuple" | "an", _) => "a list".to_owned(),
        _ => kind.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn messages_of_readers_are_told_in_other_words() {
        for (message, told) in [
            (
                "unknown field `coin`, expected one of `coins`, `race`",
                "'coin' is no name here: there are coins, race",
            ),
            (
                "unknown field `coin`, expected `coins` or `race`",
                "'coin' is no name here: there are coins, race",
            ),
            ("unknown variant `act`, expected `pick`", "'act' is none of pick"),
            (
                "invalid type: string \"many\", expected u16",
                "'many' is not a number from 0 to 65535",
            ),
            ("invalid value: integer `300`, expected u8", "300 is not a number from 0 to 255"),
            ("invalid type: integer `3`, expected a boolean", "3 is not true or false"),
            ("invalid type: map, expected a sequence", "a table is not a list"),
            (
                "invalid type: unit variant, expected newtype variant",
                "this name needs a value: { name = value }",
            ),
            (
                "invalid type: integer `9999` as i128, expected any valid TOML value",
                "the number is too large",
            ),
            ("missing field `game`", "'game' is missing"),
            ("'orc' is no race: there are orcs", "'orc' is no race: there are orcs"),
        ] {
            assert_eq!(plain(message), told);
        }
    }
}
