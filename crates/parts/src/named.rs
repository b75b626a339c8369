//! Closed lists of things that have a name in notation, files and views.

/// The text names nothing of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    kind: &'static str,
    text: String,
    /// The names that there are; empty where they have to be looked up elsewhere.
    known: &'static [&'static str],
}

impl UnknownName {
    #[cold]
    pub fn new(kind: &'static str, text: &str, known: &'static [&'static str]) -> Self {
        Self { kind, text: text.to_owned(), known }
    }
}

impl std::fmt::Display for UnknownName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "'{}' is no {}", self.text, self.kind)?;
        for (idx, name) in self.known.iter().enumerate() {
            write!(f, "{} {name}", if idx == 0 { ": there are" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownName {}

/// A closed list of names, for code that works with any of them. [`named!`](crate::named) declares such lists.
pub trait Named: Copy + 'static {
    /// The whole list, in its order.
    const ALL: &'static [Self];

    /// The name in notation and files.
    fn name(self) -> &'static str;

    /// The place in the list.
    fn idx(self) -> usize;
}

/// Declares an enum without fields whose variants have kebab-case names: `ALL`, `name`, `Display`, `FromStr`, and
/// serde by name in readable formats, by number elsewhere. The first variant is the default.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $vis:vis enum $type:ident as $kind:literal { $($(#[$vdoc:meta])* $variant:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $type {
            #[default]
            $($(#[$vdoc])* $variant,)+
        }

        #[allow(dead_code)]
        impl $type {
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// All names, in the order of the list.
            pub const NAMES: &'static [&'static str] = &[$($name,)+];

            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }

            pub const fn idx(self) -> usize {
                self as usize
            }
        }

        impl $crate::Named for $type {
            const ALL: &'static [Self] = <$type>::ALL;

            #[inline]
            fn name(self) -> &'static str {
                <$type>::name(self)
            }

            #[inline]
            fn idx(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::UnknownName;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($name => Ok(Self::$variant),)+
                    _ => Err($crate::UnknownName::new($kind, text, Self::NAMES)),
                }
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() { serializer.serialize_str(self.name()) } else { serializer.serialize_u8(*self as u8) }
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
                    text.parse().map_err(serde::de::Error::custom)
                } else {
                    let idx = <u8 as serde::Deserialize>::deserialize(deserializer)?;
                    Self::ALL.get(usize::from(idx)).copied().ok_or_else(|| serde::de::Error::custom("a number that names nothing"))
                }
            }
        }
    };
}
