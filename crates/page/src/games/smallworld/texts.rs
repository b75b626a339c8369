//! Texts that never change, said once per language: a table is drawn again after every action.

use std::sync::LazyLock;

use game_smallworld::content::{Power, Race, Region, Relic, book};
use text::smallworld as sw;
use text::{Lang, lookup};

struct Texts {
    regions: Vec<String>,
    lands: Vec<String>,
    races: Vec<String>,
    race_rules: Vec<String>,
    powers: Vec<String>,
    power_rules: Vec<String>,
    relic_rules: Vec<String>,
}

impl Texts {
    fn new(lang: Lang) -> Self {
        let regions = || (0..book().regions.len()).map(|idx| Region(idx as u8));
        Self {
            regions: regions().map(|it| sw::region_name(lang, it)).collect(),
            lands: regions().map(|it| land_of(lang, it)).collect(),
            races: Race::ALL.iter().map(|&it| sw::race_name(lang, it)).collect(),
            race_rules: Race::ALL.iter().map(|&it| sw::race_rules(lang, it)).collect(),
            powers: Power::ALL.iter().map(|&it| sw::power_name(lang, it)).collect(),
            power_rules: Power::ALL.iter().map(|&it| sw::power_rules(lang, it)).collect(),
            relic_rules: Relic::ALL.iter().map(|&it| sw::relic_rules(lang, it)).collect(),
        }
    }
}

static EN: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::En));
static PL: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::Pl));
static CS: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::Cs));

fn of(lang: Lang) -> &'static Texts {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Cs => &CS,
    }
}

pub(super) fn region(lang: Lang, region: Region) -> &'static str {
    &of(lang).regions[region.idx()]
}

/// "Hill · starting region · Magic region".
pub(super) fn land(lang: Lang, region: Region) -> &'static str {
    &of(lang).lands[region.idx()]
}

pub(super) fn race(lang: Lang, race: Race) -> &'static str {
    &of(lang).races[race.idx()]
}

pub(super) fn race_rules(lang: Lang, race: Race) -> &'static str {
    &of(lang).race_rules[race.idx()]
}

pub(super) fn power(lang: Lang, power: Power) -> &'static str {
    &of(lang).powers[power.idx()]
}

pub(super) fn power_rules(lang: Lang, power: Power) -> &'static str {
    &of(lang).power_rules[power.idx()]
}

pub(super) fn relic_rules(lang: Lang, relic: Relic) -> &'static str {
    &of(lang).relic_rules[relic.idx()]
}

fn land_of(lang: Lang, region: Region) -> String {
    let map = &book().map;
    let symbols = [
        (&map.anchors, "anchor"),
        (&map.magic, "magic"),
        (&map.caves, "cave"),
        (&map.coast, "coast"),
    ];
    let there = symbols.into_iter().filter(|(regions, _)| regions.contains(region.0));
    let named = there.filter_map(|(_, kind)| lookup(lang, &format!("sw-symbol-{kind}"), &[]));
    let parts: Vec<String> =
        [sw::terrain_name(lang, region.terrain())].into_iter().chain(named).collect();
    parts.join(" · ")
}

/// A marker by the slug of its message: `fort`, `bomb`, `harmony`, `mountain`, `beast`, `champion`.
pub(super) fn marker(lang: Lang, kind: &str) -> String {
    lookup(lang, &format!("sw-marker-{kind}"), &[]).unwrap_or_default()
}

/// What a marker does.
pub(super) fn marker_rules(lang: Lang, kind: &str) -> String {
    lookup(lang, &format!("sw-rules-marker-{kind}"), &[]).unwrap_or_default()
}
