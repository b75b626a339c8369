//! The box: what is in it, and what a content pack may put in its place.

use game_quest::content::{PackFile, book, pack};
use game_quest::names::{Foe, Gear, Kind, Model, Rank};

/// The counts of the printed box.
#[test]
fn every_component_is_counted() {
    let stock = &book().played;
    assert_eq!(stock.actions.len(), 32);
    assert_eq!(stock.locations.len(), 26);
    assert_eq!(stock.dungeon.iter().map(|it| it.copies).sum::<u8>(), 38);
    let gear = stock.gear.iter().filter(|it| it.id.legend_of().is_none());
    assert_eq!(gear.map(|it| it.copies).sum::<u8>(), 33);
    assert_eq!(stock.gear.iter().filter(|it| it.id.legend_of().is_some()).count(), 12);
    assert_eq!(stock.enemies.iter().map(|it| it.copies).sum::<u8>(), 50);
    assert_eq!(stock.conditions.iter().map(|it| it.copies).sum::<u8>(), 12);
    assert_eq!(stock.quests.len(), 6);
    let by = |level, rank| {
        let those = stock.enemies.iter().filter(|it| it.level == level && it.rank == rank);
        those.map(|it| it.copies).sum::<u8>()
    };
    let standard = [1, 2, 3].map(|level| by(level, Rank::Standard));
    let elite = [1, 2, 3].map(|level| by(level, Rank::Elite));
    assert_eq!((standard, elite, by(0, Rank::Nemesis)), ([14, 11, 6], [6, 5, 3], 5));
}

/// A card of the box is the copy of the model whose name it carries.
#[test]
fn every_enemy_card_has_its_model() {
    for &foe in Foe::ALL {
        let name = foe.name().trim_end_matches(['-', '1', '2', '3']);
        assert_eq!(foe.model().name(), name, "{foe}");
    }
    assert_eq!(Model::ALL.len(), 33);
}

/// WQ-ACT-18: exactly one type of action carries the ready icon for each hero.
#[test]
fn wq_act_18_each_hero_has_one_ready_icon() {
    let ready: Vec<Kind> = book().played.heroes.iter().map(|it| it.ready).collect();
    assert_eq!(ready, [Kind::Explore, Kind::Aid, Kind::Attack, Kind::Rest]);
}

fn fault(text: &str) -> String {
    let read = pack("mine", &[PackFile { name: "mine.ron", text }]);
    read.expect_err("the pack has a mistake").to_string()
}

#[test]
fn a_content_pack_replaces_the_values_of_a_card() {
    let text = r#"(
        enemies: [
            (id: "clanrat", set: "clanrats", rank: "standard", level: 1, copies: 3, traits: ["skaven"],
             attack: 2, health: 5, resilience: 1, bar: ["advance", "inflict"]),
        ],
        gear: [(id: "mail-shirt", kind: "armour", copies: 1, modifiers: [(during: Always, change: Health(6))])],
    )"#;
    let book = pack("mine", &[PackFile { name: "mine.ron", text }]).expect("a sound pack");
    let clanrat = book.model(Model::Clanrat);
    assert_eq!((clanrat.attack, clanrat.health, clanrat.bar.len()), (2, 5, 2));
    assert_eq!(clanrat.prov.name(), "pack");
    assert_eq!(book.model(Model::EliteClanrat).prov.name(), "house");
    assert_eq!(book.gear(Gear::MailShirt).modifiers.len(), 1);
    assert!(book.edition.starts_with("mine-") && book.edition.len() == 21, "{}", book.edition);
}

#[test]
fn a_mistake_in_a_content_pack_is_told_with_its_place() {
    let unknown =
        "(\n    gear: [\n        (id: \"mail-skirt\", kind: \"armour\", copies: 1),\n    ],\n)";
    assert_eq!(fault(unknown).split_once(' ').map(|it| it.0), Some("mine.ron:3:15:"));
    assert!(fault(unknown).contains("'mail-skirt' is no gear"), "{}", fault(unknown));
    let out_of_range =
        unknown.replace("mail-skirt", "mail-shirt").replace("copies: 1", "copies: 7");
    assert!(fault(&out_of_range).starts_with("mine.ron:3:"), "{}", fault(&out_of_range));
    assert!(fault(&out_of_range).contains("7 is not from 1 to 4"), "{}", fault(&out_of_range));
    let effect = "(\n    keywords: [(id: \"mob\", then: [Sufer(Each, N(1))])],\n)";
    assert!(fault(effect).starts_with("mine.ron:2:"), "{}", fault(effect));
    assert!(fault(effect).contains("Sufer"), "{}", fault(effect));
    let field = "(\n    keywords: [(id: \"mob\", them: [])],\n)";
    assert!(fault(field).starts_with("mine.ron:2:") && fault(field).contains("them"), "{field}");
    let twice = "(keywords: [\n(id: \"mob\", then: []),\n(id: \"mob\", then: [])])";
    assert!(fault(twice).contains("'mob' is written twice"), "{}", fault(twice));
    let copies = "(enemies: [(id: \"troll\", set: \"trolls\", rank: \"standard\", level: 3, copies: 3, traits: [], attack: 2, health: 6, resilience: 0, bar: [])])";
    assert!(fault(copies).contains("51 enemy cards"), "{}", fault(copies));
}

/// WQ-AMB-31, WQ-FX-04: a pack that says what no rule can carry out is refused.
#[test]
fn a_pack_says_only_what_can_be_carried_out() {
    let choose = "(keywords: [(id: \"mob\", then: [Choose(Each, [Progress(1), Lose(Same, 1)])])])";
    assert!(fault(choose).contains("mob: Choose is for different ones"), "{}", fault(choose));
    let twice = "(keywords: [(id: \"mob\", then: [Choose(Each, [Lose(Same, 1), Lose(Same, 2)])])])";
    assert!(fault(twice).contains("mob: Choose is for different ones"), "{}", fault(twice));
    let pay = "(keywords: [(id: \"mob\", then: [If(ShadowsEmpty, [Pay(Each, Deplete, [])])])])";
    assert!(fault(pay).contains("mob: Pay takes Suffer"), "{}", fault(pay));
    let item = "(dungeon: [(id: \"torch\", copies: 2, treasure: 0, uses: [(window: Activation, cost: Deplete, then: [])])])";
    assert!(fault(item).contains("torch: this card cannot pay Deplete"), "{}", fault(item));
    let enemy = "(enemies: [(id: \"clanrat\", set: \"clanrats\", rank: \"standard\", level: 1, copies: 3, traits: [], attack: 1, health: 1, resilience: 0, bar: [], modifiers: [(during: Always, change: Ranged)])])";
    assert!(fault(enemy).contains("clanrat: an enemy has no modifier Ranged"), "{}", fault(enemy));
}
