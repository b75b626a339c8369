//! Every sentence of every race, power, relic and marker of the box is played: it is an entry of the rules reference, and a
//! scenario has a line that carries it and fails without it.

use std::collections::BTreeSet;
use std::path::Path;

use game_smallworld::SmallWorld;
use game_smallworld::content::{Power, Race, Relic};

const REFERENCE: &str = include_str!("../../../../docs/rules/smallworld.md");

/// No printed icon lies in a Magic region, so that no scenario can play it; `rules_relics.rs` does.
const UNPRINTED: &str = "SW-RELIC-GEN-06";

/// The entries of the rules reference.
fn entries() -> Vec<&'static str> {
    let lines = REFERENCE.lines().filter_map(|line| line.strip_prefix("- **"));
    lines
        .filter_map(|line| line.split(['*', ' ']).next())
        .filter(|it| it.starts_with("SW-") && *it != UNPRINTED)
        .collect()
}

/// The rules that lines of the scenarios carry; all of these hold.
fn carried() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/smallworld");
    let mut res = BTreeSet::new();
    for file in scenario::files(&folder).expect("the folder of scenarios is part of the project") {
        let source =
            scenario::parse(&std::fs::read_to_string(&file).expect("a file that can be read"))
                .expect("a scenario");
        let report = scenario::run::<SmallWorld>(&source);
        assert_eq!(report.failure, None, "{}", file.display());
        res.extend(report.rules);
    }
    res
}

/// How the identities of a card's sentences begin.
fn cards() -> impl Iterator<Item = String> {
    let races = Race::ALL.iter().map(|it| format!("SW-RACE-{}-", it.name()));
    let powers = Power::ALL.iter().map(|it| format!("SW-POWER-{}-", it.name()));
    let relics = Relic::ALL.iter().map(|it| format!("SW-RELIC-{}-", it.name()));
    let markers = ["SW-RELIC-GEN-", "SW-MURLOC-", "SW-MARK-"].map(str::to_owned);
    races.chain(powers).chain(relics).map(|it| it.to_uppercase()).chain(markers)
}

#[test]
fn every_sentence_of_every_card_is_played() {
    let (entries, carried) = (entries(), carried());
    let mut missing = Vec::new();
    let mut n_sentences = 0;
    for card in cards() {
        let sentences: Vec<&str> =
            entries.iter().copied().filter(|it| it.starts_with(card.as_str())).collect();
        if sentences.is_empty() {
            missing.push(format!("{card}… says nothing in the rules reference"));
        }
        n_sentences += sentences.len();
        let unplayed = sentences.iter().filter(|it| !carried.contains(**it));
        missing.extend(unplayed.map(|it| format!("{it} is carried by no line of a scenario")));
    }
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
    assert!(100 < n_sentences, "{n_sentences} sentences");
}
