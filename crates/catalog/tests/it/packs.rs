//! Content packs and campaign files: what is read, and what is said about what cannot be.

use std::fs;
use std::path::PathBuf;

use catalog::{AnyCampaign, CampaignError, PackError, check_pack, line_of, read_campaign};
use game_quest::names::{Foe, Hero, Sheet};
use game_quest::{Campaign, Chronicle, Kit, Options};
use kernel::Chance;

/// A folder of its own for a test.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let res = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&res);
    fs::create_dir_all(&res).expect("a folder for tests");
    for (file, text) in files {
        fs::write(res.join(file), text).expect("a file for tests");
    }
    res
}

const SHIRT: &str = "(gear: [\n    (id: \"mail-shirt\", kind: \"armour\", copies: 1,\n     modifiers: [(during: Always, change: Health(6))]),\n])";

#[test]
fn a_pack_is_a_folder_of_stanzas() {
    let folder = folder("printed", &[("gear.ron", SHIRT), ("notes.txt", "not read")]);
    let edition = check_pack("quest", &folder).expect("a sound pack");
    assert!(edition.starts_with("printed-"), "{edition}");
    let other = SHIRT.replace("Health(6)", "Health(5)");
    fs::write(folder.join("gear.ron"), other).expect("a file for tests");
    assert_ne!(check_pack("quest", &folder), Ok(edition), "other values are another edition");
}

#[test]
fn a_mistake_in_a_pack_is_told_with_file_line_and_column() {
    let wrong = SHIRT.replace("Health(6)", "Helth(6)");
    let folder = folder("mistaken", &[("a.ron", "()"), ("b.ron", &wrong)]);
    let Err(PackError::Mistake(what)) = check_pack("quest", &folder) else {
        panic!("the pack has a mistake");
    };
    let place = format!("{}/b.ron:3:", folder.display());
    assert!(what.starts_with(&place) && what.contains("Helth"), "{what}");
}

#[test]
fn what_is_no_pack_is_refused() {
    let empty = folder("empty", &[]);
    assert!(matches!(check_pack("quest", &empty), Err(PackError::Empty(_))));
    let missing = empty.join("missing");
    assert!(matches!(check_pack("quest", &missing), Err(PackError::File { .. })));
    let other = check_pack("smallworld", &empty);
    assert_eq!(other, Err(PackError::NoPacks("smallworld".to_owned())));
}

/// A campaign file, read and written again.
fn reread(text: &str) -> Result<String, CampaignError> {
    read_campaign(text).map(|it| it.text())
}

#[test]
fn a_campaign_file_reads_back() {
    let text = Campaign::of(3, Vec::new(), Options::default()).text();
    assert_eq!(reread(&text), Ok(text));
}

#[test]
fn a_wrong_campaign_file_says_what_is_wrong() {
    let heroes = vec![Hero::Ironbreaker, Hero::Waywatcher];
    let text = Campaign::of(2, heroes, Options::default()).text();
    let cut = &text[..text.len() / 2];
    assert!(matches!(read_campaign(cut), Err(CampaignError::Damaged { line: 2.., .. })));
    let later = text.replace("\"version\": 1", "\"version\": 7");
    assert_eq!(reread(&later), Err(CampaignError::Version { found: 7, known: 1 }));
    let printed = text.replace("\"house\"", "\"printed-0123\"");
    let here = "house".to_owned();
    let found = "printed-0123".to_owned();
    assert_eq!(reread(&printed), Err(CampaignError::Edition { found, here }));
    let doubled = text.replace("\"waywatcher\"", "\"ironbreaker\"");
    assert!(matches!(read_campaign(&doubled), Err(CampaignError::Content { .. })), "{doubled}");
    let option = text.replace("\"no-gear-ceiling\"", "\"no-ceiling\"");
    let Err(CampaignError::Damaged { line, what, .. }) = read_campaign(&option) else {
        panic!("an unknown option is accepted: {option}");
    };
    let place = text.lines().position(|it| it.contains("no-gear-ceiling")).map(|idx| idx + 1);
    assert_eq!((Some(line), what.contains("expected `no-gear-ceiling`")), (place, true), "{what}");
    let odd = text.replace("\"seats\"", "\"chairs\"");
    assert!(matches!(read_campaign(&odd), Err(CampaignError::Damaged { .. })));
}

/// What cannot be is refused with the rule, and with the line in which it stands.
#[test]
fn wq_camp_05_an_impossible_log_is_refused_with_rule_and_line() {
    let mut log = Campaign::of(2, vec![Hero::Ironbreaker, Hero::Waywatcher], Options::default());
    log.played.push(Chronicle { quest: Sheet::AFoulStench, won: false, rounds: 12 });
    log.kits = log.heroes.iter().map(|&hero| (hero, Kit::default())).collect();
    log.pool.nemeses.insert(Foe::OdiousGrump);
    let sound = log.text();
    assert_eq!(reread(&sound).as_deref(), Ok(sound.as_str()));
    let all = "\"attack\", \"explore\", \"aid\", \"rest\"";
    let cases = [
        ("\"gear-limit\": 1", "\"gear-limit\": 9".to_owned(), "WQ-AMB-23"),
        ("\"advanced\": []", format!("\"advanced\": [{all}]"), "WQ-SETT-02"),
        ("\"rounds\": 12", "\"rounds\": 200".to_owned(), "WQ-AMB-56"),
        ("\"waywatcher\": {", "\"bright-wizard\": {".to_owned(), "WQ-CAMP-04"),
        ("\"removed\": []", "\"removed\": [\"odious-grump\"]".to_owned(), "WQ-NEM-07"),
        ("\"fortunes\": 0", "\"fortunes\": 4".to_owned(), "WQ-POOL-01"),
    ];
    for (from, to, rule) in cases {
        let text = sound.replacen(from, &to, 1);
        assert_ne!(text, sound, "{from}");
        let Err(CampaignError::Content { line, refusal }) = read_campaign(&text) else {
            panic!("{rule}: {text}");
        };
        let place = text.lines().position(|it| it.contains(&to)).map(|idx| idx + 1);
        assert_eq!((refusal.rule, Some(line)), (rule, place), "{text}");
    }
}

#[test]
fn places_in_a_file_are_found() {
    let text = "{\n \"a\": [1,\n  {\"b\": \"]}\",\n   \"c\": 2}],\n \"d\":\n  true\n}\n";
    let line =
        |keys: &[&str]| line_of(text, &keys.iter().map(|&it| it.to_owned()).collect::<Vec<_>>());
    assert_eq!([line(&[]), line(&["a"]), line(&["a", "1"])], [1, 2, 3]);
    assert_eq!([line(&["a", "1", "b"]), line(&["a", "1", "c"]), line(&["d"])], [3, 4, 6]);
    assert_eq!([line(&["x"]), line(&["a", "7"])], [1, 2], "as far as the keys lead");
}

/// WQ-CAMP-02: from quest to quest by text alone, as a server or a terminal goes.
#[test]
fn a_campaign_goes_from_quest_to_quest() {
    let game = catalog::game("quest").expect("the game is there");
    let heroes = [("heroes".to_owned(), "ironbreaker,bright-wizard".to_owned())];
    let setup = game.setup(2, &heroes).expect("a table of the rulebook");
    let mut campaign = game.begin_campaign(&setup).expect("a quest");
    for n_played in 0..5 {
        let setup = campaign.setup_next().expect("there are five quests");
        let mut chance = Chance::fast(n_played);
        let mut table = game.start(&setup, &mut chance).expect("a sound log");
        assert!(campaign.after(&*table).is_none(), "the quest goes on");
        while let Some(seat) = table.asked().first() {
            let legal = table.legal(seat);
            let action = &legal[chance.below(legal.len() as u32) as usize];
            table.act(seat, action, &mut chance).expect("a listed action is legal");
        }
        let after = campaign.after(&*table).expect("the quest is over");
        assert_eq!(after.n_played() as u64, n_played + 1);
        assert!(after.after(&*table).is_none(), "no quest counts twice");
        campaign = read_campaign(&after.text()).expect("a log reads back");
    }
    assert_eq!(campaign.setup_next(), None);
}

#[test]
fn other_games_have_no_campaign() {
    let game = catalog::game("wrath").expect("the game is there");
    let setup = game.setup(2, &[]).expect("the plainest table");
    assert!(game.begin_campaign(&setup).is_none());
    let table = game.start(&setup, &mut Chance::fast(1)).expect("the plainest table");
    assert_eq!(table.report(), None);
}
