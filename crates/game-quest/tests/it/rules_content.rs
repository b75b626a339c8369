//! What the rules say of cards as such, and not of any one of them.

use std::collections::BTreeSet;

use cards::Block;
use game_quest::Setup;
use game_quest::content::book;
use game_quest::effect::{Op, TableOp, Trigger};
use game_quest::names::{
    ActionCard, Dungeon, Foe, Gear, GearType, Hero, Keyword, Kind, Peril, Rank, Set, Sheet, Tier,
};

/// WQ-GOLD-01: the introductory rulebook has a tutorial quest of its own; the rules reference knows five campaign
/// quests and the delve, and these are played.
#[test]
fn wq_gold_01_the_quests_of_the_rules_reference() {
    assert_eq!(Sheet::campaign().len(), 5);
    assert_eq!(Sheet::ALL.len(), 6);
    assert!(Setup::of(2).set("quest", "tutorial").is_err());
}

/// WQ-SETUP-06: four basic and four advanced actions, one of each type, and three legendary cards.
#[test]
fn wq_setup_06_what_belongs_to_a_hero() {
    for &hero in Hero::ALL {
        for &kind in Kind::ALL {
            for tier in [Tier::Basic, Tier::Advanced] {
                let card = ActionCard::of(hero, tier, kind);
                assert_eq!((card.hero(), card.tier(), card.kind()), (hero, tier, kind));
            }
        }
        let legends = Gear::legends(hero);
        assert_eq!(legends.len(), 3);
        assert!(legends.iter().all(|it| it.legend_of() == Some(hero)), "{legends:?}");
    }
}

/// WQ-ENEMY-01: standard and elite enemies have a level; a nemesis has the quest symbol in its place.
#[test]
fn wq_enemy_01_three_kinds() {
    for facts in &book().played.enemies {
        assert_eq!(facts.rank == Rank::Nemesis, facts.level == 0, "{}", facts.id);
        assert_eq!(facts.rank == Rank::Nemesis, facts.set == Set::Nemeses, "{}", facts.id);
    }
    assert!(Foe::ALL.iter().all(|foe| foe.is_nemesis() == Foe::nemeses().contains(foe)));
}

/// WQ-ENEMY-03: an elite enemy is no weaker than its standard fellows, and stronger in something.
#[test]
fn wq_enemy_03_elites_have_higher_values() {
    let stock = &book().played.enemies;
    for elite in stock.iter().filter(|it| it.rank == Rank::Elite) {
        let fellow = stock.iter().find(|it| it.set == elite.set && it.rank == Rank::Standard);
        let fellow = fellow.expect("a set has standard cards");
        let of = [elite.attack, elite.health, elite.resilience];
        let than = [fellow.attack, fellow.health, fellow.resilience];
        assert!(of.iter().zip(&than).all(|(it, other)| it >= other), "{}", elite.id);
        let has_more = of.iter().zip(&than).any(|(it, other)| it > other);
        assert!(has_more || fellow.bar.len() < elite.bar.len(), "{}", elite.id);
    }
}

/// WQ-NEM-02: every nemesis has a nemesis effect, and nobody else has one.
#[test]
fn wq_nem_02_every_nemesis_has_its_effect() {
    for facts in &book().played.enemies {
        assert_eq!(facts.nemesis.is_empty(), facts.rank != Rank::Nemesis, "{}", facts.id);
    }
}

/// WQ-KEY-01: three keywords are shared by many enemies, the others belong to few; all of them do something.
#[test]
fn wq_key_01_shared_and_unique_keywords() {
    let n_sets = |keyword: Keyword| {
        let with = book().played.enemies.iter().filter(|it| it.bar.contains(&keyword));
        with.map(|it| it.set).collect::<BTreeSet<_>>().len()
    };
    for &keyword in Keyword::ALL {
        let is_shared = matches!(keyword, Keyword::Advance | Keyword::Retreat | Keyword::Inflict);
        assert_eq!(3 < n_sets(keyword), is_shared, "{keyword} has {}", n_sets(keyword));
        assert!(!book().keyword(keyword).then.is_empty(), "{keyword}");
    }
    assert!(book().played.enemies.iter().all(|it| !it.bar.is_empty()));
}

/// WQ-PERIL-04, WQ-SETUP-13: every track begins plain and comes to green before blue and to blue before red.
#[test]
fn wq_peril_04_it_grows_worse() {
    for sheet in &book().played.quests {
        let first = |peril: Peril| sheet.track.iter().position(|&it| it == peril);
        assert_eq!(sheet.track[0], Peril::Plain, "{}", sheet.id);
        assert!(first(Peril::Green).is_some() && first(Peril::Green) < first(Peril::Blue));
        assert!(first(Peril::Blue) < first(Peril::Red), "{}", sheet.id);
        assert_eq!(sheet.track.last(), Some(&Peril::Red), "{}", sheet.id);
    }
}

/// WQ-GEAR-01: every gear card is the only one of its name and has one type and an ability.
#[test]
fn wq_gear_01_one_name_one_type_one_ability() {
    for facts in &book().played.gear {
        let is_fortune = facts.id == Gear::LegendaryFortune;
        assert_eq!(facts.copies == 1, !is_fortune, "{}", facts.id);
        assert_eq!(facts.kind == GearType::Fortune, is_fortune, "{}", facts.id);
        let n_abilities = facts.modifiers.len() + facts.uses.len() + facts.reactions.len();
        assert_eq!(n_abilities == 0, is_fortune, "{}", facts.id);
    }
}

/// WQ-DUN-01: items have something to use, events something to resolve.
#[test]
fn wq_dun_01_items_and_events() {
    for &card in Dungeon::ALL {
        let facts = book().dungeon(card);
        assert_eq!(facts.uses.is_empty(), !card.is_item(), "{card}");
        let has_something = !facts.then.is_empty() || facts.treasure != 0;
        assert_eq!(has_something, !card.is_item(), "{card}");
    }
}

/// WQ-TRAVEL-05, WQ-LOC-03: no location is fully explored when it is revealed.
#[test]
fn wq_loc_03_every_location_has_a_value() {
    assert!(book().played.locations.iter().all(|it| it.explore != 0));
}

/// WQ-TIME-01: what the sheet says of its last location is done first, and nothing else is done when it is revealed.
#[test]
fn wq_time_01_the_sheet_comes_first() {
    for sheet in &book().played.quests {
        let reactions = &book().location(sheet.last).reactions;
        let revealed = reactions.iter().filter(|it| it.when == Trigger::Revealed);
        let blocks: Vec<Block> = revealed.map(|it| it.then).collect();
        let [block] = blocks.as_slice() else { panic!("{}: {blocks:?}", sheet.last) };
        let Some(Op::Table(TableOp::If(_, inner))) = book().effects(*block).first() else {
            panic!("{}: the nemesis comes out first", sheet.last)
        };
        let inner = book().effects(*inner);
        assert!(matches!(inner, [Op::Table(TableOp::Emerge(_))]), "{}: {inner:?}", sheet.last);
    }
}
