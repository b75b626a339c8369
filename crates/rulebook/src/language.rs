//! The languages in which the rules are written.

/// A language of the rules references.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Polish,
    Czech,
}

impl Language {
    /// Every language; English first, in which a rule is defined.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Czech];

    /// As in `lang` attributes.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Czech => "cs",
        }
    }

    /// The language with this tag; English if there is none.
    pub fn of_tag(tag: &str) -> Self {
        Self::ALL.into_iter().find(|it| it.tag() == tag).unwrap_or(Self::English)
    }

    /// Where the reference of a game stands, below `docs/rules`.
    pub fn path(self, game: &str) -> String {
        match self {
            Self::English => format!("{game}.md"),
            Self::Polish | Self::Czech => format!("{}/{game}.md", self.tag()),
        }
    }
}
