//! Messages: an id, a language and arguments become a sentence.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::grammar;
use crate::lang::Lang;

/// The identity of a message. There is one constant for each in [`id`], made from the English resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id {
    name: &'static str,
    variables: &'static [&'static str],
}

impl Id {
    const fn new(name: &'static str, variables: &'static [&'static str]) -> Self {
        Self { name, variables }
    }

    /// The name in the resources, in kebab-case.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The arguments that the message wants.
    pub const fn variables(self) -> &'static [&'static str] {
        self.variables
    }

    /// The message of this name, if there is one.
    pub fn find(name: &str) -> Option<Self> {
        let found = id::ALL.binary_search_by(|it| it.name.cmp(name));
        found.ok().map(|idx| id::ALL[idx])
    }
}

/// One constant for every message: `id::NEW_TABLE` is `new-table`.
#[allow(missing_docs)]
pub mod id {
    use super::Id;

    include!(concat!(env!("OUT_DIR"), "/ids.rs"));
}

mod sources {
    use super::Lang;

    include!(concat!(env!("OUT_DIR"), "/sources.rs"));

    const _: () = assert!(SOURCES.len() == Lang::ALL.len());
}

/// A name or phrase that the sentence around it may put into another grammatical case.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    pub id: Id,
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    pub fn new(id: Id) -> Self {
        Self { id, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The phrase as it stands alone.
    pub fn say(&self, lang: Lang) -> String {
        message(lang, self.id, &self.args)
    }
}

/// What a message is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Chooses plural forms.
    Int(i64),
    Text(String),
    Phrase(Phrase),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Id> for Arg {
    fn from(id: Id) -> Self {
        Self::Phrase(Phrase::new(id))
    }
}

macro_rules! int_args {
    ($($int:ty)*) => {
        $(impl From<$int> for Arg {
            fn from(number: $int) -> Self {
                Self::Int(i64::from(number))
            }
        })*
    };
}

int_args!(u8 i8 u16 i16 u32 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Int(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The sentence of a message.
///
/// Arguments that the message does not want are ignored, so that a caller may offer all that it knows.
pub fn message(lang: Lang, id: Id, args: &[(&str, Arg)]) -> String {
    part(lang, id, None, args).unwrap_or_else(|| id.name.to_owned())
}

/// An attribute of a message, such as the explanation of an option: `attribute(lang, id, "hint", &[])`.
///
/// A message without that attribute gives an empty text.
pub fn attribute(lang: Lang, id: Id, name: &str, args: &[(&str, Arg)]) -> String {
    part(lang, id, Some(name), args).unwrap_or_default()
}

/// A message whose id is put together at run time, if there is such a message.
pub fn lookup(lang: Lang, name: &str, args: &[(&str, Arg)]) -> Option<String> {
    Some(message(lang, Id::find(name)?, args))
}

/// A message: `msg!(lang, NEW_TABLE)`, `msg!(lang, WAITING_FOR, seat = "Anna")`.
///
/// The first name is a constant of [`id`]; one that is misspelt does not compile.
#[macro_export]
macro_rules! msg {
    ($lang:expr, $id:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message($lang, $crate::id::$id, &[$((stringify!($name), $crate::Arg::from($value))),*])
    };
}

fn part(lang: Lang, id: Id, attribute: Option<&str>, args: &[(&str, Arg)]) -> Option<String> {
    let bundle = &BUNDLES[lang.idx()];
    let message = bundle.get_message(id.name)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    let mut values = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        values.set(*name, value(lang, arg));
    }
    let mut errors = Vec::new();
    let res = bundle.format_pattern(pattern, Some(&values), &mut errors);
    debug_assert!(errors.is_empty(), "{lang} {}: {errors:?}", id.name);
    Some(res.into_owned())
}

pub(crate) fn value(lang: Lang, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Int(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.clone()),
        Arg::Phrase(phrase) => {
            FluentValue::Custom(Box::new(Declinable { lang, phrase: phrase.clone() }))
        }
    }
}

/// A phrase inside a sentence of its language: as it is, in a case, or with its gender (see [`grammar`]).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Declinable {
    lang: Lang,
    phrase: Phrase,
}

impl Declinable {
    /// The phrase in a case. A name that its language does not decline has no such attribute and stays as it is.
    pub(crate) fn in_case(&self, case: &str) -> String {
        let Self { lang, phrase } = self;
        let declined = part(*lang, phrase.id, Some(case), &phrase.args);
        declined.unwrap_or_else(|| phrase.say(*lang))
    }

    /// "m", "f" or "n"; empty in a language whose sentences do not ask for it.
    pub(crate) fn gender(&self) -> String {
        attribute(self.lang, self.phrase.id, "gender", &self.phrase.args)
    }
}

impl FluentType for Declinable {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.phrase.say(self.lang))
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        Cow::Owned(self.phrase.say(self.lang))
    }
}

static BUNDLES: LazyLock<Vec<FluentBundle<FluentResource>>> =
    LazyLock::new(|| Lang::ALL.iter().map(|&lang| bundle(lang)).collect());

/// A bundle without messages, with the functions that ours call.
pub(crate) fn empty_bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let locale = lang.tag().parse().unwrap_or_else(|_| unreachable!("{lang} is a language tag"));
    let mut res = FluentBundle::new_concurrent(vec![locale]);
    // The direction of writing never changes, so the invisible marks around arguments would only disturb.
    res.set_use_isolating(false);
    let added = grammar::register(&mut res);
    debug_assert!(added.is_ok(), "every function has a name of its own");
    res
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut res = empty_bundle(lang);
    for source in sources::SOURCES[lang.idx()] {
        let resource = FluentResource::try_new((*source).to_owned());
        let resource = resource.unwrap_or_else(|_| unreachable!("the build checks the messages"));
        let added = res.add_resource(resource);
        debug_assert!(added.is_ok(), "the build checks that no id is there twice");
    }
    res
}
