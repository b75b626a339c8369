//! Messages that come from files when the program runs, such as those of a lesson: in all languages, with the names and
//! the grammar of those that are built in.

use std::collections::BTreeSet;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

use crate::lang::Lang;
use crate::message::{Arg, empty_bundle, value};

/// Stands for an argument in [`Saying::texts`].
pub const ARGUMENT: char = '\u{fffc}';

/// Messages in all languages.
pub struct Wording {
    bundles: Vec<FluentBundle<FluentResource>>,
    sayings: Vec<Vec<Saying>>,
}

/// What a message, or an attribute of one, says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    pub id: String,
    pub attribute: Option<String>,
    pub variables: BTreeSet<String>,
    /// Every way in which it can be said, with [`ARGUMENT`] for each argument.
    pub texts: Vec<String>,
    /// What is wrong with it, whatever it is for.
    pub faults: Vec<String>,
}

impl Wording {
    /// Reads the messages of each language, in the order of [`Lang::ALL`].
    ///
    /// # Errors
    /// The first language that cannot be read, the line, and why.
    pub fn read(sources: &[String]) -> Result<Self, (Lang, usize, String)> {
        let (mut bundles, mut sayings) = (Vec::new(), Vec::new());
        for (&lang, source) in Lang::ALL.iter().zip(sources) {
            let resource = FluentResource::try_new(source.clone()).map_err(|(_, errors)| {
                let first = errors.first();
                let at = first.map_or(0, |it| it.pos.start.min(source.len()));
                let line = 1 + source.as_bytes()[..at].iter().filter(|&&it| it == b'\n').count();
                (lang, line, first.map(ToString::to_string).unwrap_or_default())
            })?;
            sayings.push(said(lang, &resource));
            let mut bundle = empty_bundle(lang);
            bundle.add_resource(resource).map_err(|errors| {
                let what = errors.first().map(ToString::to_string).unwrap_or_default();
                (lang, 1, what)
            })?;
            bundles.push(bundle);
        }
        Ok(Self { bundles, sayings })
    }

    /// All that is said in a language, in the order of its file.
    pub fn sayings(&self, lang: Lang) -> &[Saying] {
        self.sayings.get(lang.idx()).map_or(&[], Vec::as_slice)
    }

    /// A message, or an attribute of one, if it is there.
    pub fn say(
        &self,
        lang: Lang,
        id: &str,
        attribute: Option<&str>,
        args: &[(&str, Arg)],
    ) -> Option<String> {
        let bundle = self.bundles.get(lang.idx())?;
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, value(lang, arg));
        }
        let res = bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
        Some(res.into_owned())
    }
}

fn said(lang: Lang, resource: &FluentResource) -> Vec<Saying> {
    let mut res = Vec::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let mut add = |attribute: Option<&str>, pattern: &Pattern<&str>| {
            let mut reader = Reader { lang, variables: BTreeSet::new(), faults: Vec::new() };
            let texts = reader.pattern(pattern);
            res.push(Saying {
                id: message.id.name.to_owned(),
                attribute: attribute.map(str::to_owned),
                variables: reader.variables,
                texts,
                faults: reader.faults,
            });
        };
        if let Some(value) = &message.value {
            add(None, value);
        }
        for attribute in &message.attributes {
            add(Some(attribute.id.name), &attribute.value);
        }
    }
    res
}

/// Collects what a pattern says.
struct Reader {
    lang: Lang,
    variables: BTreeSet<String>,
    faults: Vec<String>,
}

impl Reader {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Vec<String> {
        let mut texts = vec![String::new()];
        for element in &pattern.elements {
            let parts = match element {
                PatternElement::TextElement { value } => vec![(*value).to_owned()],
                PatternElement::Placeable { expression } => self.expression(expression),
            };
            texts = texts
                .iter()
                .flat_map(|text| parts.iter().map(move |part| format!("{text}{part}")))
                .collect();
        }
        texts
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Vec<String> {
        let Expression::Select { selector, variants } = expression else {
            let Expression::Inline(inline) = expression else { return Vec::new() };
            return self.inline(inline);
        };
        self.inline(selector);
        let keys = variants.iter().filter_map(|it| match it.key {
            VariantKey::Identifier { name } => Some(name),
            VariantKey::NumberLiteral { .. } => None,
        });
        let named: BTreeSet<&str> = keys.filter(|it| CATEGORIES.contains(it)).collect();
        let needed: BTreeSet<&str> = self.lang.plurals().iter().copied().collect();
        if !named.is_empty() && named != needed {
            self.faults.push(format!("needs the plural categories {needed:?}, but has {named:?}"));
        }
        variants.iter().flat_map(|it| self.pattern(&it.value)).collect()
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Vec<String> {
        match inline {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => {
                return vec![(*value).to_owned()];
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if !FUNCTIONS.contains(&id.name) {
                    self.faults.push(format!("calls {}, which there is not", id.name));
                }
                let first = arguments.positional.first();
                first.into_iter().for_each(|it| drop(self.inline(it)));
            }
            InlineExpression::Placeable { expression } => return self.expression(expression),
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.faults
                    .push(format!("refers to {}: what is said stands in its own message", id.name));
            }
        }
        vec![ARGUMENT.to_string()]
    }
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
const FUNCTIONS: [&str; 4] = ["CASE", "GENDER", "OUT_OF", "WITH"];

#[cfg(test)]
mod tests {
    use super::{ARGUMENT, Wording};
    use crate::message::{Arg, Id};
    use crate::{Lang, Phrase};

    fn wording(text: &str) -> Wording {
        Wording::read(&[text.to_owned(), text.to_owned(), text.to_owned()])
            .unwrap_or_else(|it| panic!("{it:?}"))
    }

    #[test]
    fn names_of_components_are_declined_in_messages_from_elsewhere() {
        let it = wording("greet = { CASE($race, \"gen\") }\n    .say = { $n }.\n");
        let race = Arg::Phrase(Phrase::new(Id::find("sw-race-orcs").unwrap()));
        let said = |lang| it.say(lang, "greet", None, &[("race", race.clone())]).unwrap();
        assert_ne!(said(Lang::Pl), Phrase::new(Id::find("sw-race-orcs").unwrap()).say(Lang::Pl));
        assert_eq!(it.say(Lang::En, "greet", Some("say"), &[("n", 3.into())]).unwrap(), "3.");
        assert_eq!(it.say(Lang::En, "greet", Some("sing"), &[]), None);
    }

    #[test]
    fn every_way_to_say_something_is_found() {
        let it = wording("a = { $n ->\n    [one] one { $x }\n   *[other] more\n } left\n");
        let english = &it.sayings(Lang::En)[0];
        assert_eq!(english.texts, [format!("one {ARGUMENT} left"), "more left".to_owned()]);
        assert_eq!(english.variables.iter().collect::<Vec<_>>(), ["n", "x"]);
        assert!(english.faults.is_empty());
        assert_eq!(it.sayings(Lang::Pl)[0].faults.len(), 1, "Polish has few and many");
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line() {
        let text = "a = b\n\nc { d\n".to_owned();
        let error = Wording::read(&[text]).err().unwrap();
        assert_eq!((error.0, error.1), (Lang::En, 3));
    }
}
