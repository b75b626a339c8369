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

#[path = "build/families.rs"]
mod families;
#[path = "build/style.rs"]
mod style;

use families::FAMILIES;

/// Every language with the plural categories that its whole numbers need. The first one leads.
const LANGUAGES: [(&str, &[&str]); 3] =
    [("en", &["one", "other"]), ("pl", &["one", "few", "many"]), ("cs", &["one", "few", "other"])];

/// The function that tells the gender of a name.
const GENDER_CALL: &str = "GENDER";

/// All names that the plural rules know.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Attributes that hold a grammatical case of the value, or its gender. They are each language's own affair; a language
/// that has one for a member of a family has it for every member.
const CASES: [&str; 6] = ["gen", "dat", "acc", "ins", "loc", GENDER];
const GENDER: &str = "gender";

/// What the attribute `.gender` can say, and `GENDER($hero)` can choose by.
const GENDERS: [&str; 3] = ["m", "f", "n"];

#[derive(Default)]
struct Message {
    file: String,
    attributes: BTreeSet<String>,
    /// What the message itself mentions.
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    /// `CASE($variable, "gen")`, and `GENDER($variable)`.
    case_calls: BTreeSet<(String, String)>,
    /// Variables of which nothing but the gender is asked.
    genders: BTreeSet<String>,
    /// The keys of each choice by a gender.
    gender_choices: BTreeSet<(String, BTreeSet<String>)>,
    /// The gender of the name itself, where it is written down.
    gender: Option<String>,
    /// The texts of the value (under an empty name) and of each attribute: all variants, with [`style::ARGUMENT`].
    said: BTreeMap<String, Vec<String>>,
}

/// The messages of one language; the names of terms begin with a hyphen.
type Messages = BTreeMap<String, Message>;

fn main() {
    let root = PathBuf::from(var("CARGO_MANIFEST_DIR")).join("i18n");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
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
    check_style(&languages, &root.join("in-english.txt"), &mut faults);

    if !faults.is_empty() {
        for fault in &faults {
            println!("cargo::error={fault}");
        }
        process::exit(1);
    }
    let ids = ids(&languages);
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
            Some(value) => {
                reader.pattern(value);
                reader.message.said.insert(String::new(), texts(value));
            }
            None => reader.fault("has no value"),
        }
        for attribute in attributes {
            reader.pattern(&attribute.value);
            let said = texts(&attribute.value);
            if attribute.id.name == GENDER {
                reader.gender(&said);
            } else {
                reader.message.said.insert(attribute.id.name.to_owned(), said);
            }
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
                self.choice(selector, variants);
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

    /// A choice by gender.
    fn choice(&mut self, selector: &InlineExpression<&str>, variants: &[Variant<&str>]) {
        let InlineExpression::FunctionReference { id, arguments } = selector else { return };
        let (GENDER_CALL, [InlineExpression::VariableReference { id: variable }]) =
            (id.name, arguments.positional.as_slice())
        else {
            return;
        };
        let keys = variants.iter().filter_map(|variant| match variant.key {
            VariantKey::Identifier { name } => Some(name.to_owned()),
            VariantKey::NumberLiteral { .. } => None,
        });
        let keys: BTreeSet<String> = keys.collect();
        if let Some(key) = keys.iter().find(|it| !GENDERS.contains(&it.as_str())) {
            self.fault(&format!("chooses by the gender {key}: genders are {GENDERS:?}"));
        }
        self.message.gender_choices.insert((variable.name.to_owned(), keys));
    }

    /// What the attribute `.gender` says; that of a name made of others asks for theirs.
    fn gender(&mut self, said: &[String]) {
        let [gender] = said else { return self.fault("has a .gender with a choice in it") };
        if GENDERS.contains(&gender.as_str()) {
            self.message.gender = Some(gender.clone());
        } else if *gender != style::ARGUMENT.to_string() {
            self.fault(&format!("has the .gender {gender}: genders are {GENDERS:?}"));
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
                if id.name != GENDER_CALL {
                    self.arguments(arguments);
                }
                match (id.name, arguments.positional.as_slice()) {
                    (GENDER_CALL, [InlineExpression::VariableReference { id }]) => {
                        self.message.genders.insert(id.name.to_owned());
                        self.message.case_calls.insert((id.name.to_owned(), GENDER.to_owned()));
                    }
                    ("OUT_OF" | "WITH", [InlineExpression::VariableReference { .. }]) => {}
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
            let families = families(id, variable);
            if families.is_empty() {
                faults.push(format!(
                    "{lang}: {id} asks for a case of ${variable}, which is no family of names"
                ));
            }
            for prefix in families {
                let cases = cases(messages, prefix);
                let is_declined = !cases.is_empty() || case == GENDER;
                if is_declined && !cases.contains(case) {
                    faults.push(format!(
                        "{lang}: {id} asks for ${variable} in .{case}, which {prefix}* does not have"
                    ));
                }
            }
        }
        for (variable, keys) in &message.gender_choices {
            for prefix in families(id, variable) {
                let members = messages.iter().filter(|(id, _)| id.starts_with(prefix));
                for gender in members.filter_map(|(_, it)| it.gender.as_ref()) {
                    if !keys.contains(gender) {
                        faults.push(format!(
                            "{lang}: {id} has nothing for the gender {gender} of ${variable}, which {prefix}* has"
                        ));
                    }
                }
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

/// The families that a variable of a message can stand for: those of its own game, if there are any.
fn families(id: &str, variable: &str) -> Vec<&'static str> {
    let all = FAMILIES.iter().filter(|(name, _)| *name == variable).map(|(_, prefix)| *prefix);
    let game = id.get(..3).unwrap_or_default();
    let own: Vec<&str> = all.clone().filter(|prefix| prefix.starts_with(game)).collect();
    if own.is_empty() { all.collect() } else { own }
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
            let and_genders = |it: &BTreeSet<String>, of: &Messages| -> BTreeSet<String> {
                it | &genders(of, id)
            };
            let is_same = found.is_subset(&and_genders(&wanted, leading))
                && wanted.is_subset(&and_genders(&found, messages));
            if !is_same {
                faults.push(format!(
                    "{lang}: {id} uses the variables {found:?}, but in {lead} {wanted:?}"
                ));
            }
        }
    }
}

/// The variables of a message and of everything it refers to.
fn variables(messages: &Messages, id: &str) -> BTreeSet<String> {
    gathered(messages, id, |message| &message.variables)
}

/// The variables whose gender matters in a message and in everything it refers to.
fn genders(messages: &Messages, id: &str) -> BTreeSet<String> {
    gathered(messages, id, |message| &message.genders)
}

fn gathered(
    messages: &Messages,
    id: &str,
    of: impl Fn(&Message) -> &BTreeSet<String>,
) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut todo = vec![id.to_owned()];
    let mut res = BTreeSet::new();
    while let Some(id) = todo.pop() {
        let id = id.split('.').next().unwrap_or_default().to_owned();
        if let Some(message) = messages.get(&id)
            && seen.insert(id)
        {
            // Terms see only the arguments that they are given.
            res.extend(of(message).iter().cloned());
            todo.extend(message.references.iter().filter(|it| !it.starts_with('-')).cloned());
        }
    }
    res
}

/// Slips of language that a machine can find; `list` names the messages that are in English on purpose.
fn check_style(languages: &[(&str, Messages)], list: &Path, faults: &mut Vec<String>) {
    let list =
        fs::read_to_string(list).unwrap_or_else(|error| panic!("{}: {error}", list.display()));
    let mut excuses = style::Excuses::parse(&list);
    let leading = &languages[0].1;
    for (idx, (lang, messages)) in languages.iter().enumerate() {
        for (id, message) in messages {
            for (part, texts) in &message.said {
                let at = if part.is_empty() { id.clone() } else { format!("{id}.{part}") };
                for fault in texts.iter().flat_map(|text| style::faults(lang, text)) {
                    if !excuses.cover(lang, id) {
                        faults.push(format!("{lang}: {at} {fault}"));
                    }
                }
                let english = leading.get(id).and_then(|it| it.said.get(part));
                let is_left = english.is_some_and(|it| style::is_untranslated(texts, it));
                if idx != 0 && is_left && !excuses.cover(lang, id) {
                    faults.push(format!("{lang}: {at} is as in English"));
                }
            }
        }
    }
    faults.extend(excuses.idle().map(|it| format!("i18n/in-english.txt: {it} excuses nothing")));
}

/// The text of a pattern, and those of the variants of every choice in it.
fn texts(pattern: &Pattern<&str>) -> Vec<String> {
    let mut res = vec![String::new()];
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => res[0].push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                res[0].push(style::ARGUMENT);
                res.extend(variants.iter().flat_map(|variant| texts(&variant.value)));
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => res[0].push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(_) } => {
                res[0].push(style::ARGUMENT);
            }
        }
    }
    res
}

/// One constant for every message, and all of them sorted by name.
///
/// A message wants its variables, and those whose gender any language asks for.
fn ids(languages: &[(&str, Messages)]) -> String {
    let messages = &languages[0].1;
    let names: Vec<&String> = messages.keys().filter(|id| !id.starts_with('-')).collect();
    let mut res = String::new();
    for name in &names {
        let mut wanted = variables(messages, name);
        wanted.extend(languages.iter().flat_map(|(_, messages)| genders(messages, name)));
        let variables = Vec::from_iter(wanted);
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
