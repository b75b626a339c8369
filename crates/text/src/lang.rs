//! The languages that people can choose from.

use std::fmt;
use std::str::FromStr;

/// A language of the interface; each viewer of a table has their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    #[default]
    En,
    Pl,
    Cs,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: &'static [Self] = &[Self::En, Self::Pl, Self::Cs];

    /// The tag for `lang` attributes, cookies and `--lang`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Cs => "cs",
        }
    }

    /// The name of the language in that language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Pl => "Polski",
            Self::Cs => "Čeština",
        }
    }

    /// The plural categories that its whole numbers need.
    pub(crate) const fn plurals(self) -> &'static [&'static str] {
        match self {
            Self::En => &["one", "other"],
            Self::Pl => &["one", "few", "many"],
            Self::Cs => &["one", "few", "other"],
        }
    }

    /// The best language for an `Accept-Language` header; English if none fits.
    ///
    /// Slovaks read Czech more easily than English, so `sk` counts as `cs`.
    pub fn from_accept_language(header: &str) -> Self {
        let mut best = (Self::default(), 0.0);
        for entry in header.split(',') {
            let mut fields = entry.split(';').map(str::trim);
            let tag = fields.next().unwrap_or_default().to_ascii_lowercase();
            let quality = fields.find_map(|field| field.strip_prefix("q="));
            let weight = quality.map_or(Some(1.0), |it| it.parse::<f32>().ok()).unwrap_or(0.0);
            let primary = tag.split('-').next().unwrap_or_default();
            let lang = if primary == "sk" { Ok(Self::Cs) } else { primary.parse() };
            // The first of equals wins, as the header lists them in order of preference.
            if let Ok(lang) = lang
                && best.1 < weight
            {
                best = (lang, weight);
            }
        }
        best.0
    }

    /// Tenths as a number with one digit behind the decimal mark: "1.5", "1,5".
    pub fn tenths(self, tenths: u32) -> String {
        let mark = match self {
            Self::En => '.',
            Self::Pl | Self::Cs => ',',
        };
        format!("{}{mark}{}", tenths / 10, tenths % 10)
    }

    pub(crate) const fn idx(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text names none of our languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLangError(String);

impl fmt::Display for ParseLangError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags: Vec<&str> = Lang::ALL.iter().map(|lang| lang.tag()).collect();
        write!(f, "'{}' is no language: languages are {}", self.0, tags.join(", "))
    }
}

impl std::error::Error for ParseLangError {}

impl FromStr for Lang {
    type Err = ParseLangError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.iter().copied().find(|lang| lang.tag() == text);
        found.ok_or_else(|| ParseLangError(text.to_owned()))
    }
}
