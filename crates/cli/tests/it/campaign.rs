//! A campaign in the terminal: kept between quests, resumed, summed up; a wrong file is left as it is.

use crate::support::{Folder, Ran, typing};

const BOTS: &[&str] = &["play", "quest", "--seats", "greedy,greedy", "--seed", "3"];
const YOU: &[&str] = &["play", "quest", "--seats", "you,greedy", "--seed", "3"];

fn run(table: &[&str], log: &str, more: &[&str], input: &str) -> Ran {
    typing(&[table, &["--campaign", log], more].concat(), input)
}

/// WQ-CAMP-01, WQ-CAMP-03: five quests one after the other, and how it ended.
#[test]
fn bots_play_a_campaign_to_its_end() {
    let folder = Folder::of("campaign-whole");
    let log = folder.path("evening.campaign");
    let told = run(BOTS, &log, &["--set", "heroes=ironbreaker,waywatcher"], "").done();
    let names = ["A Foul Stench", "Locate the Toxic Agent", "Pursuit", "Firepower"];
    for (idx, name) in names.iter().enumerate() {
        let next = format!("quest {} of 5 is next, “{name}”", idx + 1);
        assert!(told.contains(&next), "'{next}' is not in: {told}");
    }
    let last = told.lines().last().unwrap_or_default();
    assert!(last.ends_with("of 5 quests won"), "{last}");
    assert_eq!(folder.names(), ["evening.campaign"]);
    let again = run(&["play", "quest", "--seats", "greedy,greedy"], &log, &[], "").done();
    assert_eq!(again.lines().last(), Some(last), "a campaign that is over is summed up");
    assert!(again.contains("gear limit") && again.contains("Campaign pool"), "{again}");
}

/// WQ-CAMP-05: what was left is played on, and nothing of it is lost.
#[test]
fn a_quest_that_was_left_is_played_on() {
    let folder = Folder::of("campaign-left");
    let log = folder.path("evening.campaign");
    let told = run(YOU, &log, &[], "1\n1\n1\nquit\n").done();
    assert_eq!(folder.names(), ["evening.campaign.match"], "nothing was won yet");
    assert!(told.contains("\n  gospoda play --resume quest-"), "{told}");
    run(YOU, &log, &[], "").complains(&["holds a quest that was left", "--resume"]);
    let kept = folder.read("evening.campaign.match");
    let more = ["--resume".to_owned(), format!("{log}.match")];
    let more: Vec<&str> = more.iter().map(String::as_str).collect();
    run(YOU, &log, &more, "1\n").done();
    let before: Vec<&str> = kept.lines().collect();
    let after = folder.read("evening.campaign.match");
    let after: Vec<&str> = after.lines().collect();
    assert!(before.len() < after.len(), "{after:?}");
    assert_eq!(before[..before.len() - 1], after[..before.len() - 1]);
}

/// WQ-CAMP-02: after a quest the log is written, and the next one waits for another evening.
#[test]
fn a_campaign_is_kept_between_quests() {
    let folder = Folder::of("campaign-between");
    let log = folder.path("evening.campaign");
    // The first choice, a thousand times over: whoever does not look is beaten soon, and has a settlement as well.
    let told = run(YOU, &log, &[], &"1\n".repeat(1_000)).done();
    assert!(told.contains("Press Enter for the next quest"), "{told}");
    let text = folder.read("evening.campaign");
    assert!(text.contains("a-foul-stench"), "{text}");
}

/// The file stays as it is, whatever is wrong with it.
#[test]
fn a_wrong_campaign_file_is_left_alone() {
    let folder = Folder::of("campaign-wrong");
    let log = folder.path("evening.campaign");
    run(YOU, &log, &["--set", "quest=pursuit"], "").complains(&["begins with its first quest"]);
    run(&["play", "wrath"], &log, &[], "").complains(&["wrath has no campaigns"]);
    run(BOTS, &log, &[], "").done();
    let sound = folder.read("evening.campaign");
    let cases = [
        (sound[..sound.len() / 2].to_owned(), "damaged at line"),
        (sound.replace("\"version\": 1", "\"version\": 9"), "of version 9, and version 1"),
        (sound.replace("\"house\"", "\"printed-0123\""), "other cards (“printed-0123”)"),
        (sound.replace("\"pursuit\"", "\"waaagh\""), "in their order (WQ-SETUP-10)"),
        (sound.replacen("\"gear-limit\": ", "\"gear-limit\": 9", 1), "(WQ-AMB-23)"),
        (sound.replace("\"no-gear-ceiling\"", "\"no-ceiling\""), "expected `no-gear-ceiling`"),
    ];
    for (text, what) in cases {
        assert_ne!(text, sound, "{what}");
        folder.write("evening.campaign", &text);
        run(BOTS, &log, &[], "").complains(&[&log, what, "left as it is"]);
        assert_eq!(folder.read("evening.campaign"), text);
    }
    folder.write("evening.campaign", &sound);
    run(&["play", "quest", "--seats", "greedy"], &log, &[], "").complains(&["2 seats"]);
    run(BOTS, &log, &["--set", "no-gear-ceiling=true"], "").complains(&["new campaigns"]);
    assert_eq!(folder.names(), ["evening.campaign"]);
}
