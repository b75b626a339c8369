//! Reads the messages of all languages and fails the build unless they are whole and agree with each other.
//! Writes `ids.rs`: one constant for every message, so that a misspelt id in Rust does not compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;

/// Every language with the plural categories that its whole numbers need. The first one leads.
const LANGUAGES: [(&str, &[&str]); 3] =
    [("en", &["one", "other"]), ("pl", &["one", "few", "many"]), ("cs", &["one", "few", "other"])];

/// All names that the plural rules know.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Attributes that hold a grammatical case of the value. They are each language's own affair; a language that has
/// one for a member of a family has it for every member.
const CASES: [&str; 5] = ["gen", "dat", "acc", "ins", "loc"];

/// Families of names, and the variable under which sentences receive a member.
const FAMILIES: [(&str, &str); 17] = [
    ("race", "sw-race-"),
    ("power", "sw-power-"),
    ("relic", "sw-relic-"),
    ("marker", "sw-marker-"),
    ("pieces", "sw-pieces-"),
    ("coins", "count-coins"),
    ("folk", "sw-folk-"),
    ("faction", "sw-faction-"),
    ("hero", "wr-hero-"),
    ("land", "wr-region-"),
    ("who", "wq-who-"),
    ("foes", "wq-foes-"),
    ("condition", "wq-condition-"),
    ("kind", "wq-kind-"),
    ("whom", "wq-hero-"),
    ("giver", "wq-hero-"),
    ("level", "ag-level-"),
];

#[derive(Default)]
struct Message {
    file: String,
    attributes: BTreeSet<String>,
    /// What the message itself mentions.
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    /// `CASE($variable, "gen")`.
    case_calls: BTreeSet<(String, String)>,
}

/// The messages of one language; the names of terms begin with a hyphen.
type Messages = BTreeMap<String, Message>;

fn main() {
    let root = PathBuf::from(var("CARGO_MANIFEST_DIR")).join("i18n");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=i18n");

    let mut faults = Vec::new();
    let mut languages: Vec<(&str, Messages)> = Vec::new();
    let mut sources =
        String::from("/// The resources of each language, in the order of [`Lang::ALL`].\n");
    let _ = writeln!(sources, "pub(crate) const SOURCES: [&[&str]; {}] = [", LANGUAGES.len());
    for (lang, categories) in LANGUAGES {
        let _ = writeln!(sources, "    &[");
        let mut messages = Messages::new();
        for path in resources(&root.join(lang)) {
            read(lang, categories, &path, &mut messages, &mut faults);
            let _ = writeln!(sources, "        include_str!({:?}),", path.display().to_string());
        }
        let _ = writeln!(sources, "    ],");
        check_alone(lang, &messages, &mut faults);
        languages.push((lang, messages));
    }
    let _ = writeln!(sources, "];");
    check_together(&languages, &mut faults);

    if !faults.is_empty() {
        for fault in &faults {
            println!("cargo::error={fault}");
        }
        process::exit(1);
    }
    let ids = ids(&languages[0].1);
    let out = PathBuf::from(var("OUT_DIR"));
    for (name, text) in [("ids.rs", ids), ("sources.rs", sources)] {
        fs::write(out.join(name), text)
            .unwrap_or_else(|error| panic!("{name} cannot be written: {error}"));
    }
}

fn var(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}

fn resources(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut res: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|it| it == "ftl")).collect();
    res.sort();
    res
}

fn read(
    lang: &str,
    categories: &[&str],
    path: &Path,
    messages: &mut Messages,
    faults: &mut Vec<String>,
) {
    let name = path.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
    let place = format!("{lang}/{name}");
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{place}: {error}"));
    let resource = match parser::parse(text.as_str()) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            for error in errors {
                let line = 1 + text.as_bytes()[..error.pos.start]
                    .iter()
                    .filter(|&&it| it == b'\n')
                    .count();
                faults.push(format!("{place}:{line}: {error}"));
            }
            return;
        }
    };
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(it) => (it.id.name.to_owned(), it.value.as_ref(), &it.attributes),
            Entry::Term(it) => (format!("-{}", it.id.name), Some(&it.value), &it.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Junk { content } => {
                faults.push(format!("{place}: no message: {content}"));
                continue;
            }
        };
        let mut message = Message { file: name.clone(), ..Message::default() };
        let mut reader =
            Reader { at: format!("{place}: {id}"), categories, message: &mut message, faults };
        match value {
            Some(value) => reader.pattern(value),
            None => reader.fault("has no value"),
        }
        for attribute in attributes {
            reader.pattern(&attribute.value);
            if !reader.message.attributes.insert(attribute.id.name.to_owned()) {
                reader.fault(&format!("has .{} twice", attribute.id.name));
            }
        }
        if messages.insert(id.clone(), message).is_some() {
            faults.push(format!("{place}: {id} is there twice"));
        }
    }
}

/// Walks through one message.
struct Reader<'a> {
    at: String,
    categories: &'a [&'a str],
    message: &'a mut Message,
    faults: &'a mut Vec<String>,
}

impl Reader<'_> {
    fn fault(&mut self, what: &str) {
        self.faults.push(format!("{} {what}", self.at));
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.plural(variants);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    /// A choice by plural category has all categories of the language and no others.
    fn plural(&mut self, variants: &[Variant<&str>]) {
        let names = variants.iter().filter_map(|variant| match variant.key {
            VariantKey::Identifier { name } => Some(name),
            VariantKey::NumberLiteral { .. } => None,
        });
        let named: BTreeSet<&str> = names.filter(|name| CATEGORIES.contains(name)).collect();
        let needed: BTreeSet<&str> = self.categories.iter().copied().collect();
        if !named.is_empty() && named != needed {
            self.fault(&format!("needs the plural categories {needed:?}, but has {named:?}"));
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.message.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.message
                    .references
                    .insert(reference(id.name, attribute.as_ref().map(|it| it.name)));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.message.references.insert(reference(
                    &format!("-{}", id.name),
                    attribute.as_ref().map(|it| it.name),
                ));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.arguments(arguments);
                match (id.name, arguments.positional.as_slice()) {
                    (
                        "CASE",
                        [
                            InlineExpression::VariableReference { id },
                            InlineExpression::StringLiteral { value: case },
                        ],
                    ) if CASES.contains(case) => {
                        self.message.case_calls.insert((id.name.to_owned(), (*case).to_owned()));
                    }
                    _ => self.fault(&format!("calls {} in an unknown way", id.name)),
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for positional in &arguments.positional {
            self.inline(positional);
        }
        for named in &arguments.named {
            self.inline(&named.value);
        }
    }
}

fn reference(id: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"))
}

/// References lead somewhere; families have the same cases throughout; every case that is called for exists.
fn check_alone(lang: &str, messages: &Messages, faults: &mut Vec<String>) {
    for (id, message) in messages {
        for reference in &message.references {
            let (target, attribute) =
                reference.split_once('.').map_or((reference.as_str(), None), |(a, b)| (a, Some(b)));
            let found = messages.get(target);
            if !found.is_some_and(|it| {
                attribute.is_none_or(|attribute| it.attributes.contains(attribute))
            }) {
                faults.push(format!("{lang}: {id} refers to {reference}, which is not there"));
            }
        }
        for (variable, case) in &message.case_calls {
            let Some((_, prefix)) = FAMILIES.iter().find(|(name, _)| name == variable) else {
                faults.push(format!(
                    "{lang}: {id} asks for a case of ${variable}, which is no family of names"
                ));
                continue;
            };
            let cases = cases(messages, prefix);
            if !cases.is_empty() && !cases.contains(case) {
                faults.push(format!(
                    "{lang}: {id} asks for ${variable} in .{case}, which {prefix}* does not have"
                ));
            }
        }
    }
    for (_, prefix) in FAMILIES {
        let all = cases(messages, prefix);
        for (id, message) in messages.iter().filter(|(id, _)| id.starts_with(prefix)) {
            for case in all.difference(&message.attributes) {
                faults.push(format!("{lang}: {id} lacks .{case}, which others of its family have"));
            }
        }
    }
}

/// The cases that any member of a family has.
fn cases(messages: &Messages, prefix: &str) -> BTreeSet<String> {
    let members = messages.iter().filter(|(id, _)| id.starts_with(prefix));
    let attributes = members.flat_map(|(_, message)| message.attributes.iter());
    attributes.filter(|it| CASES.contains(&it.as_str())).cloned().collect()
}

/// The same messages, attributes and variables in every language.
fn check_together(languages: &[(&str, Messages)], faults: &mut Vec<String>) {
    let is_message = |id: &str| !id.starts_with('-');
    let all: BTreeSet<&String> =
        languages.iter().flat_map(|(_, it)| it.keys()).filter(|id| is_message(id)).collect();
    let (lead, leading) = &languages[0];
    for id in all {
        for (lang, messages) in languages {
            let (Some(message), Some(first)) = (messages.get(id), leading.get(id)) else {
                if !messages.contains_key(id) {
                    faults.push(format!("{lang}: {id} is missing"));
                }
                continue;
            };
            if message.file != first.file {
                faults.push(format!(
                    "{lang}: {id} is in {}, but in {lead} in {}",
                    message.file, first.file
                ));
            }
            let shared = |it: &Message| -> BTreeSet<String> {
                it.attributes
                    .iter()
                    .filter(|name| !CASES.contains(&name.as_str()))
                    .cloned()
                    .collect()
            };
            if shared(message) != shared(first) {
                faults.push(format!(
                    "{lang}: {id} has attributes {:?}, but in {lead} {:?}",
                    shared(message),
                    shared(first)
                ));
            }
            let (found, wanted) = (variables(messages, id), variables(leading, id));
            if found != wanted {
                faults.push(format!(
                    "{lang}: {id} uses the variables {found:?}, but in {lead} {wanted:?}"
                ));
            }
        }
    }
}

/// The variables of a message and of everything it refers to.
fn variables(messages: &Messages, id: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut todo = vec![id.to_owned()];
    let mut res = BTreeSet::new();
    while let Some(id) = todo.pop() {
        let id = id.split('.').next().unwrap_or_default().to_owned();
        if let Some(message) = messages.get(&id)
            && seen.insert(id)
        {
            // Terms see only the arguments that they are given.
            res.extend(message.variables.iter().cloned());
            todo.extend(message.references.iter().filter(|it| !it.starts_with('-')).cloned());
        }
    }
    res
}

/// One constant for every message, and all of them sorted by name.
fn ids(messages: &Messages) -> String {
    let names: Vec<&String> = messages.keys().filter(|id| !id.starts_with('-')).collect();
    let mut res = String::new();
    for name in &names {
        let variables = Vec::from_iter(variables(messages, name));
        let _ =
            writeln!(res, "pub const {}: Id = Id::new({name:?}, &{variables:?});", constant(name));
    }
    let _ = writeln!(res, "/// Every message, sorted by name.\npub const ALL: &[Id] = &[");
    for name in &names {
        let _ = writeln!(res, "    {},", constant(name));
    }
    let _ = writeln!(res, "];");
    res
}

fn constant(name: &str) -> String {
    name.to_uppercase().replace('-', "_")
}
