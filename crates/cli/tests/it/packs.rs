//! Content packs: the owner of a printed game plays with its values.

use crate::support::{Folder, gospoda};

const SHIRT: &str = "(gear: [\n    (id: \"mail-shirt\", kind: \"armour\", copies: 1,\n     modifiers: [(during: Always, change: Health(6))]),\n])";

#[test]
fn a_card_says_what_the_pack_makes_of_it() {
    let folder = Folder::of("pack-sound");
    folder.write("gear.ron", SHIRT);
    let pack = format!("quest={}", folder.path(""));
    let ours = gospoda(&["cards", "quest", "mail-shirt"]).done();
    assert!(ours.contains("[gear mail-shirt, house]\n  armour. +3 health"), "{ours}");
    let printed = gospoda(&["cards", "quest", "mail-shirt", "--pack", &pack]).done();
    assert!(printed.contains("[gear mail-shirt, pack]\n  armour. +6 health"), "{printed}");
    let sim = ["--pack", &pack, "sim", "quest", "--games", "2", "--seats", "random,random"];
    assert!(gospoda(&sim).done().contains("2 of 2 games finished"));
}

/// What is begun with a pack goes on with it alone.
#[test]
fn a_match_is_bound_to_its_pack() {
    let folder = Folder::of("pack-bound");
    folder.write("gear.ron", SHIRT);
    let pack = format!("quest={}", folder.path(""));
    let log = Folder::of("pack-bound-log");
    let path = log.path("one.match");
    let sim = ["sim", "quest", "--games", "1", "--seats", "random,random", "--record", &path];
    gospoda(&[&sim[..], &["--pack", &pack]].concat()).done();
    gospoda(&["verify", &path, "--pack", &pack]).done();
    gospoda(&["verify", &path]).answers_no("saved with other content (WQ-CAMP-05)");
}

#[test]
fn a_mistake_is_told_with_its_place() {
    let folder = Folder::of("pack-mistaken");
    let file = folder.write("gear.ron", SHIRT.replace("Health(6)", "Helth(6)"));
    let pack = format!("quest={}", folder.path(""));
    gospoda(&["cards", "quest", "--pack", &pack]).complains(&["gear.ron:3:", "Helth"]);
    assert!(std::path::Path::new(&file).exists());
    gospoda(&["cards", "quest", "--pack", "wrath=."]).complains(&["wrath has no content packs"]);
    gospoda(&["cards", "quest", "--pack", "chess=."]).complains(&["no game 'chess'"]);
    gospoda(&["cards", "quest", "--pack", "quest"]).complains(&["KEY=VALUE"]);
    let empty = Folder::of("pack-empty");
    let pack = format!("quest={}", empty.path(""));
    gospoda(&["cards", "quest", "--pack", &pack]).complains(&["no .ron file"]);
}
