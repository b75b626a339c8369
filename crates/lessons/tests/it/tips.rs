//! The tips of `lessons/*/tips.toml`: short, in every language, each about a rule that exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rulebook::Language;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tips {
    tip: Vec<Tip>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tip {
    id: String,
    when: Vec<String>,
    show: String,
    rule: String,
    en: String,
    pl: String,
    cs: String,
}

#[test]
fn tips_are_short_and_name_a_rule() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    for game in catalog::games() {
        let path = folder.join(game.info().id).join("tips.toml");
        let tips: Tips = toml::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let ids: BTreeSet<&str> = tips.tip.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids.len(), tips.tip.len(), "{}: an id stands twice", path.display());
        for tip in &tips.tip {
            assert!(
                rulebook::entry(&tip.rule, Language::English).is_some(),
                "{}: {}",
                tip.id,
                tip.rule
            );
            assert!(!tip.when.is_empty() && !tip.show.is_empty(), "{}", tip.id);
            for words in [&tip.en, &tip.pl, &tip.cs] {
                let n_words = words.split_whitespace().count();
                assert!((1..=12).contains(&n_words), "{}: {words}", tip.id);
                assert!(!words.chars().any(|it| it.is_ascii_digit()), "{}: {words}", tip.id);
            }
        }
    }
}
