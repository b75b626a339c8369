//! Events that are declared by the chapters of a rulebook.

use serde::de::value::{EnumAccessDeserializer, Error, StringDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, Visitor,
};

/// Declares the events of a game from those of its chapters. Written and printed, an event looks as if all chapters
/// were one list.
#[macro_export]
macro_rules! chapters {
    ($(#[$doc:meta])* $vis:vis enum $type:ident { $($chapter:ident($events:ty),)+ }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, ::serde::Serialize)]
        #[serde(untagged)]
        $vis enum $type {
            $($chapter($events),)+
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $(Self::$chapter(it) => std::fmt::Debug::fmt(it, f),)+ }
            }
        }

        $(impl From<$events> for $type {
            fn from(it: $events) -> Self {
                Self::$chapter(it)
            }
        })+

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                static NAMES: std::sync::LazyLock<Vec<&'static str>> =
                    std::sync::LazyLock::new(|| [$($crate::variants::<$events>()),+].concat());

                struct Chapters;

                impl<'de> ::serde::de::Visitor<'de> for Chapters {
                    type Value = $type;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("an event")
                    }

                    fn visit_enum<A: ::serde::de::EnumAccess<'de>>(
                        self,
                        from: A,
                    ) -> Result<Self::Value, A::Error> {
                        let (name, rest) = from.variant::<String>()?;
                        $(if $crate::variants::<$events>().contains(&&*name) {
                            return $crate::variant_of::<$events, _>(name, rest).map($type::$chapter);
                        })+
                        Err(::serde::de::Error::unknown_variant(&name, &NAMES))
                    }
                }

                from.deserialize_enum(stringify!($type), &NAMES, Chapters)
            }
        }
    };
}

/// The names of the variants of an enum, as they are written.
#[doc(hidden)]
pub fn variants<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    let mut names: &'static [&'static str] = &[];
    drop(T::deserialize(Names(&mut names)));
    names
}

/// Reads a variant whose name has been read already.
#[doc(hidden)]
pub fn variant_of<'de, T: Deserialize<'de>, A: serde::de::VariantAccess<'de>>(
    name: String,
    rest: A,
) -> Result<T, A::Error> {
    T::deserialize(EnumAccessDeserializer::new(Named { name, rest }))
}

/// Is asked for an enum, and notes what variants it has.
struct Names<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Names<'_> {
    type Error = Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        *self.0 = variants;
        Err(Error::custom("the names are all that is wanted"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("no enum"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A variant with its name.
struct Named<A> {
    name: String,
    rest: A,
}

impl<'de, A: serde::de::VariantAccess<'de>> EnumAccess<'de> for Named<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let name: StringDeserializer<A::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.rest))
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Market {
        ComboChosen { seat: u8 },
        Closed,
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Battle {
        Rolled { pips: u8 },
    }

    crate::chapters! {
        enum Event {
            Market(Market),
            Battle(Battle),
        }
    }

    #[test]
    fn an_event_is_written_and_printed_without_its_chapter() {
        let all: [Event; 3] = [
            Market::ComboChosen { seat: 1 }.into(),
            Market::Closed.into(),
            Battle::Rolled { pips: 3 }.into(),
        ];
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(text, r#"[{"combo-chosen":{"seat":1}},"closed",{"rolled":{"pips":3}}]"#);
        assert_eq!(serde_json::from_str::<Vec<Event>>(&text).unwrap(), all);
        assert_eq!(format!("{:?}", all[2]), "Rolled { pips: 3 }");
    }

    #[test]
    fn an_unknown_event_is_told_from_those_of_all_chapters() {
        assert_eq!(super::variants::<Event>(), ["combo-chosen", "closed", "rolled"]);
        let error = serde_json::from_str::<Event>(r#"{"rained":{}}"#).unwrap_err().to_string();
        assert!(
            error.starts_with(
                "unknown variant `rained`, expected one of `combo-chosen`, `closed`, `rolled`"
            ),
            "{error}"
        );
    }
}
