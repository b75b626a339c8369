//! Ids that are put together at run time, and reasons that the rules give.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game_smallworld::content::{Face, Faction, Power, Race, Relic, Terrain, book};
use game_smallworld::event::{CoinReason, IncomeLine, Marker};
use game_smallworld::{CostLine, Mean, Setup, SmallWorld};
use kernel::Refusal;
use text::{Arg, Id, Lang, Speak, Voice, attribute, id, message};

#[test]
fn every_message_resolves_in_every_language() {
    assert!(id::ALL.is_sorted(), "ids are looked up by bisection");
    for id in id::ALL {
        for &lang in Lang::ALL {
            let args: Vec<(&str, Arg)> =
                id.variables().iter().map(|name| (*name, Arg::Int(3))).collect();
            let said = message(lang, *id, &args);
            assert!(!said.trim().is_empty() && !said.contains('{'), "{lang} {}: {said}", id.name());
        }
        assert_eq!(Id::find(id.name()), Some(*id));
    }
    assert_eq!(Id::find("no-such-message"), None);
}

#[test]
fn everything_in_the_box_has_a_name() {
    let mut names: Vec<String> = Vec::new();
    names.extend(Race::ALL.iter().map(|it| format!("sw-race-{it}")));
    names.extend(Power::ALL.iter().map(|it| format!("sw-power-{it}")));
    names.extend(Relic::ALL.iter().map(|it| format!("sw-relic-{it}")));
    names.extend(book().regions.iter().map(|it| format!("sw-region-{}", it.slug)));
    names.extend(Face::ALL.iter().map(|it| format!("sw-face-{it}")));
    names.extend(Terrain::ALL.iter().map(|it| format!("sw-terrain-{it}")));
    names.extend(Faction::ALL.iter().map(|it| format!("sw-faction-{it}")));
    names.extend(Marker::ALL.iter().map(|it| format!("sw-marker-{it}")));
    names.extend(Mean::ALL.iter().map(|it| format!("sw-mean-{it}")));
    names.extend(CostLine::ALL.iter().map(|it| format!("sw-cost-{it}")));
    names.extend(IncomeLine::ALL.iter().map(|it| format!("sw-income-{it}")));
    names.extend(CoinReason::ALL.iter().map(|it| format!("sw-reason-{it}")));
    names.extend(Race::ALL.iter().map(|it| format!("sw-rules-race-{it}")));
    names.extend(Power::ALL.iter().map(|it| format!("sw-rules-power-{it}")));
    names.extend(Relic::ALL.iter().map(|it| format!("sw-rules-relic-{it}")));
    names.extend(Marker::ALL.iter().map(|it| format!("sw-rules-marker-{it}")));
    names.extend(Setup::KEYS.iter().map(|it| format!("sw-option-{it}")));
    let missing: Vec<&String> = names.iter().filter(|name| Id::find(name).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn region_names_are_unique_in_each_language() {
    for &lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for id in id::ALL.iter().filter(|id| id.name().starts_with("sw-region-")) {
            let name = message(lang, *id, &[]);
            assert!(seen.insert(name.clone()), "{lang}: {name} is there twice");
        }
    }
}

#[test]
fn hints_are_read_as_attributes() {
    let hint = attribute(Lang::Cs, id::SEAT_BOT_REGULAR, "hint", &[]);
    assert_eq!(hint, "Plánuje svůj tah. Pro většinu večerů akorát.");
    assert_eq!(attribute(Lang::Cs, id::SEAT_BOT_REGULAR, "no-such", &[]), "");
}

/// Every reason that stands in the source of a game has a message, and every message has a reason.
#[test]
fn every_reason_of_the_rules_is_told() {
    let games = [
        ("game-smallworld", "sw"),
        ("game-wrath", "wr"),
        ("game-quest", "wq"),
        ("game-adventure", "ag"),
    ];
    for (game, prefix) in games {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("src");
        let mut reasons = BTreeSet::new();
        collect(&root, &format!("{}-", prefix.to_uppercase()), &mut reasons);
        assert!(!reasons.is_empty(), "no refusals found in {}", root.display());
        let told = |why: &&String| {
            Id::find(&format!("{prefix}-why-{why}")).or(Id::find(&format!("why-{why}"))).is_some()
        };
        let untold: Vec<&String> = reasons.iter().filter(|why| !told(why)).collect();
        assert!(untold.is_empty(), "no message for {untold:?}");
        let own = format!("{prefix}-why-");
        let messages = id::ALL.iter().filter_map(|id| id.name().strip_prefix(own.as_str()));
        let unused: Vec<&str> = messages.filter(|why| !reasons.contains(*why)).collect();
        assert!(unused.is_empty(), "no rule gives the reason {unused:?}");
    }
}

/// The second text of `Refusal::new("SW-…", "why")` and of `price.refusal("SW-…", "why", …)`.
fn collect(folder: &Path, rules: &str, reasons: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources of the game") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            collect(&path, rules, reasons);
            continue;
        }
        let source = fs::read_to_string(&path).expect("a source file");
        for call in source.split("Refusal::new(").skip(1).chain(source.split(".refusal(").skip(1)) {
            // The rule may be a variable, so the reason is the first text that is no rule.
            let call = call.split(')').next().unwrap_or_default();
            let mut texts = call.split('"').skip(1).step_by(2);
            if let Some(why) = texts.find(|text| !text.starts_with(rules)) {
                reasons.insert(why.to_owned());
            }
        }
    }
}

#[test]
fn an_unknown_reason_still_names_its_rule() {
    let refusal = Refusal::new("SW-CONQ-09", "no-such-reason");
    let said = SmallWorld::refusal_text(&Voice::nameless(Lang::En), &refusal);
    assert_eq!(said, "this is not allowed (SW-CONQ-09)");
}

#[test]
fn seats_in_refusals_have_names() {
    let names = ["Anna".to_owned(), "Bob".to_owned()];
    let refusal = Refusal::new("SW-TURN-01", "not-your-turn").with("seat", 2);
    let said = SmallWorld::refusal_text(&Voice::new(Lang::Pl, &names), &refusal);
    assert_eq!(said, "teraz gra Bob (SW-TURN-01)");
}

/// The example of the design.
#[test]
fn sw_conq_03_a_refusal_tells_its_numbers() {
    let refusal = Refusal::new("SW-CONQ-03", "too-dear")
        .with("needs", 5)
        .with("hold", 4)
        .with("base", 2)
        .with("mountain", 1)
        .with("defenders", 2);
    let said = |lang| SmallWorld::refusal_text(&Voice::nameless(lang), &refusal);
    assert_eq!(
        said(Lang::En),
        "needs 5: 2 base + 1 mountain + 2 defenders; you hold 4 (SW-CONQ-03)"
    );
    assert_eq!(
        said(Lang::Pl),
        "potrzeba 5: 2 bazowo + 1 za Górę + 2 za obrońców; masz 4 (SW-CONQ-03)"
    );
    assert_eq!(
        said(Lang::Cs),
        "potřeba 5: 2 základ + 1 za horu + 2 za obránce; máš 4 (SW-CONQ-03)"
    );
}

/// SW-CONQ-06: the floor is told where it decides.
#[test]
fn sw_conq_06_reductions_and_the_floor_are_told() {
    let refusal = Refusal::new("SW-CONQ-05", "too-dear")
        .with("needs", 1)
        .with("hold", 0)
        .with("base", 2)
        .with("mountain", 1)
        .with("dwarves", -2)
        .with("blacksmiths", -1);
    let said = SmallWorld::refusal_text(&Voice::nameless(Lang::En), &refusal);
    let expected = "needs 1: 2 base + 1 mountain − 2 Dwarves − 1 Blacksmith (at least 1); you hold 0 (SW-CONQ-05)";
    assert_eq!(said, expected);
}

#[test]
fn sw_pay_01_dues_are_told_one_by_one() {
    let refusal = Refusal::new("SW-PAY-01", "dues-too-high")
        .with("needs", 3)
        .with("hold", 1)
        .with("toll", 1)
        .with("doomhammer", 2);
    let said = |lang| SmallWorld::refusal_text(&Voice::nameless(lang), &refusal);
    assert_eq!(
        said(Lang::En),
        "3 coins are due: 1 Swamp toll + 2 Doomhammer; you have 1 (SW-PAY-01)"
    );
    assert_eq!(
        said(Lang::Pl),
        "trzeba zapłacić 3 monety: 1 (myto za Bagna) + 2 (Zgładziciel); masz 1 (SW-PAY-01)"
    );
}
