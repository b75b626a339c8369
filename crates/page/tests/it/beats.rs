//! What an action led to, as the page performs it: in the order of the rules, within a few seconds, and nothing of it before
//! its dice.

use std::collections::BTreeSet;
use std::fmt::Write;

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;
use kernel::{Match, Seat, Viewer};
use page::{AnyPerformance, Around, DrawnBeat, LastActions, Performance, Sound, Verb};

use crate::support::{PREFS, Played, attributes, ids, page_of, parts_of, recorded, with_context};

/// So many actions of a game are looked at.
const MOST_LOOKS: usize = 150;

/// A turn lasts no longer, beside what is seen large.
const MOST_MS: u32 = 4_000;

/// What the last record led to.
fn performed<G: Played>(game: &Match<G>, viewer: Viewer) -> Option<Performance<G>> {
    Performance::of(game, viewer, game.version() - 1, 8)
}

fn drawn<G: Played>(game: &Match<G>, viewer: Viewer) -> Vec<DrawnBeat> {
    let Some(it) = performed(game, viewer) else { return Vec::new() };
    with_context(game, viewer, PREFS, Around::default(), |ctx| it.draw(ctx))
}

/// One line for each beat.
fn told(beats: &[DrawnBeat]) -> String {
    beats.iter().fold(String::new(), |mut res, DrawnBeat { beat, parts }| {
        let with = if beat.with { "+" } else { "" };
        let from = beat.from.iter().map(|it| format!(" from {it}"));
        let to = beat.to.iter().map(|it| format!(" to {it}"));
        let way: String = from.chain(to).collect();
        let parts: Vec<&str> = parts.iter().map(|it| it.id.as_str()).collect();
        let say = beat.say.iter().map(|it| format!(": {it}")).collect::<String>();
        let (verb, on) = (format!("{:?}", beat.verb).to_lowercase(), beat.on.join(" "));
        writeln!(res, "{with}{verb} {on}{way} {} ms [{}]{say}", beat.ms, parts.join(" ")).unwrap();
        res
    })
}

/// Each chosen portrait flies to a place of its own, which is on the page, and lands with a thud.
fn a_choice_flies_to_its_place<G: Played>(n_seats: u8, n_heroes: usize) {
    let mut places = BTreeSet::new();
    let (mut page, mut n_looked) = (String::new(), 0);
    recorded::<G>(n_seats, 3, |game, seat| {
        n_looked += 1;
        if 8 < n_looked {
            return;
        }
        for DrawnBeat { beat, .. } in drawn(game, Viewer::Spectator) {
            let is_portrait = |it: &str| it.starts_with("pick-") || it.starts_with("portrait-");
            let Some(to) = beat.to.filter(|_| beat.on.iter().all(|it| is_portrait(it))) else {
                continue;
            };
            assert_eq!((beat.verb, beat.ms), (Verb::Leave, 480), "{to}");
            assert_eq!(beat.sound, Some(Sound::Thud), "{to}");
            let here = ids(&page);
            assert!(here.contains(&to.as_str()), "{to} is on the page");
            assert!(beat.on.iter().all(|it| here.contains(&it.as_str())), "{:?}", beat.on);
            places.insert(to);
        }
        page = page_of(game, Viewer::Seat(seat), PREFS);
    });
    assert_eq!(places.len(), n_heroes, "{places:?}");
}

#[test]
fn heroes_fly_to_their_places_one_by_one() {
    a_choice_flies_to_its_place::<Quest>(3, 3);
    a_choice_flies_to_its_place::<Wrath>(3, 3);
    a_choice_flies_to_its_place::<Adventure>(3, 3);
}

/// Every performance of a game, for the seat that acts and for who only looks.
fn all<G: Played>(n_seats: u8, seed: u64, mut look: impl FnMut(&Match<G>, Viewer, &[DrawnBeat])) {
    let mut n_looked = 0;
    recorded::<G>(n_seats, seed, |game, seat| {
        n_looked += 1;
        if MOST_LOOKS < n_looked {
            return;
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            look(game, viewer, &drawn(game, viewer));
        }
    });
}

fn performances_are_short_and_about_what_is_on_the_page<G: Played>() {
    let (mut n_rolls, mut n_beats) = (0, 0);
    all::<G>(3, 5, |game, viewer, beats| {
        let alone = beats.iter().filter(|it| !it.beat.with && !it.beat.is_whole);
        let length: u32 = alone.map(|it| u32::from(it.beat.ms)).sum();
        assert!(length <= MOST_MS, "{}", told(beats));
        let known: BTreeSet<String> =
            parts_of(game, viewer, PREFS).into_iter().map(|it| it.id).collect();
        for DrawnBeat { beat, parts } in beats {
            n_beats += 1;
            for part in parts {
                assert!(known.contains(&part.id), "{} is no part of the page", part.id);
                assert!(!part.html.contains("form=\"act\""), "{} can be answered", part.id);
            }
            if beat.verb != Verb::Roll {
                continue;
            }
            n_rolls += 1;
            // The dice are on the page when they roll, and what they come to waits for them.
            let html: String = parts.iter().map(|it| it.html.as_str()).collect();
            for id in &beat.on {
                assert!(html.contains(&format!("id=\"{id}\"")), "{id}: {}", told(beats));
                let held = attributes(&html, "data-hold");
                assert!(held.iter().any(|it| it.split(' ').any(|it| it == id)), "{id}: {held:?}");
            }
            assert!(html.contains(" data-die") && html.contains(" data-up"));
        }
    });
    assert!(5 < n_rolls && 40 < n_beats, "{n_rolls} rolls, {n_beats} beats");
}

/// The picture of a beat shows what it is about and nothing that comes later: each is the position just after its event.
fn no_picture_is_ahead_of_its_beat<G: Played>() {
    let (mut n_rolls, mut n_looked) = (0, 0);
    recorded::<G>(2, 9, |game, seat| {
        n_looked += 1;
        let viewer = Viewer::Seat(seat);
        let it = performed(game, viewer).filter(|_| n_looked <= MOST_LOOKS);
        let Some(it) = it else { return };
        let exact: BTreeSet<usize> = it.frames.iter().map(|it| it.n_events).collect();
        let ctx = |ctx: &page::RenderContext<'_>| it.draw(ctx);
        let beats = with_context(game, viewer, PREFS, Around::default(), ctx);
        for beat in beats.iter().filter(|it| it.beat.verb == Verb::Roll) {
            let after = beat.beat.after.unwrap();
            // A step that tells more than the roll brings nothing but the dice with it.
            let dice_alone = beat.parts.len() == 1 && beat.parts[0].id == "dice";
            assert!(exact.contains(&after) || dice_alone, "{after} is not among {exact:?}");
            n_rolls += 1;
        }
    });
    assert!(5 < n_rolls, "{n_rolls}");
}

/// The clock of a table waits as long as a page plays.
fn a_performance_lasts_as_long_as_is_told_without_drawing_it<G: Played>() {
    let (mut n_same, mut n_long) = (0, 0);
    all::<G>(3, 5, |game, viewer, beats| {
        let (since, most, bot_turn) = (game.version() - 1, 8, None);
        let last = LastActions { viewer, since, most, bot_turn };
        let told = Performance::duration(game, &last).unwrap_or_default().as_millis();
        let alone = beats.iter().filter(|it| !it.beat.with);
        let played: u128 = alone.map(|it| u128::from(it.beat.ms)).sum();
        // Dice that are rolled again in the same step fall once on the page.
        assert!(played <= told, "{played} of {told}: {}", self::told(beats));
        n_same += u32::from(played == told && 0 < told);
        n_long += u32::from(played < told);
    });
    assert!(20 < n_same && n_long < n_same, "{n_same} the same, {n_long} shorter");
}

#[test]
fn clocks_wait_as_long_as_pages_play() {
    a_performance_lasts_as_long_as_is_told_without_drawing_it::<Quest>();
    a_performance_lasts_as_long_as_is_told_without_drawing_it::<Adventure>();
    a_performance_lasts_as_long_as_is_told_without_drawing_it::<SmallWorld>();
    a_performance_lasts_as_long_as_is_told_without_drawing_it::<Wrath>();
}

#[test]
fn quests_are_performed_in_a_few_seconds() {
    performances_are_short_and_about_what_is_on_the_page::<Quest>();
}

#[test]
fn adventures_are_performed_in_a_few_seconds() {
    performances_are_short_and_about_what_is_on_the_page::<Adventure>();
}

#[test]
fn small_worlds_are_performed_in_a_few_seconds() {
    performances_are_short_and_about_what_is_on_the_page::<SmallWorld>();
}

#[test]
fn wraths_are_performed_in_a_few_seconds() {
    performances_are_short_and_about_what_is_on_the_page::<Wrath>();
}

#[test]
fn dice_of_a_wrath_come_before_what_they_do() {
    no_picture_is_ahead_of_its_beat::<Wrath>();
}

#[test]
fn a_wrath_as_it_is_performed() {
    insta::assert_snapshot!(longest::<Wrath>(2, 4));
}

/// The roll and what it leads to are told in one step: with the dice comes nothing but the dice.
#[test]
fn dice_of_a_small_world_come_before_what_they_do() {
    let mut n_rolls = 0;
    all::<SmallWorld>(2, 9, |_, _, beats| {
        for it in beats.iter().filter(|it| it.beat.verb == Verb::Roll) {
            n_rolls += 1;
            for part in &it.parts {
                let is_die = part.id == "dice" || part.html.contains("id=\"thrown\"");
                assert!(
                    is_die && !part.html.contains("clash-price") && !part.html.contains("leaver"),
                    "{}",
                    told(beats)
                );
            }
        }
    });
    assert!(5 < n_rolls, "{n_rolls}");
}

#[test]
fn dice_of_a_quest_come_before_what_they_do() {
    no_picture_is_ahead_of_its_beat::<Quest>();
}

#[test]
fn dice_of_an_adventure_come_before_what_they_do() {
    no_picture_is_ahead_of_its_beat::<Adventure>();
}

/// The longest performances of a game, as text.
fn longest<G: Played>(n_seats: u8, seed: u64) -> String {
    let mut found: Vec<(usize, usize, String)> = Vec::new();
    recorded::<G>(n_seats, seed, |game, _| {
        if MOST_LOOKS < found.len() {
            return;
        }
        let beats = drawn(game, Viewer::Spectator);
        let n_verbs =
            beats.iter().map(|it| format!("{:?}", it.beat.verb)).collect::<BTreeSet<_>>().len();
        found.push((n_verbs, beats.len(), told(&beats)));
    });
    found.sort_by_key(|it| std::cmp::Reverse((it.0, it.1)));
    found.truncate(3);
    found.into_iter().map(|(.., it)| it + "\n").collect()
}

#[test]
fn a_small_world_as_it_is_performed() {
    insta::assert_snapshot!(longest::<SmallWorld>(3, 4));
}

#[test]
fn a_quest_as_it_is_performed() {
    insta::assert_snapshot!(longest::<Quest>(2, 4));
}

#[test]
fn an_adventure_as_it_is_performed() {
    insta::assert_snapshot!(longest::<Adventure>(2, 4));
}

/// Whoever has been shown nothing yet, or has seen something taken back, is shown where things stand.
#[test]
fn only_what_was_played_is_performed() {
    let mut n_undone = 0;
    recorded::<Quest>(2, 4, |game, _| {
        let version = game.version();
        assert!(Performance::of(game, Viewer::Spectator, version, 8).is_none(), "nothing is new");
        if (10..60).contains(&version) {
            assert!(Performance::of(game, Viewer::Spectator, version - 9, 8).is_none(), "too much");
            let mut undone = game.clone();
            undone.take_back(Seat(0), 1);
            assert!(Performance::of(&undone, Viewer::Spectator, version - 2, 8).is_none());
            n_undone += 1;
        }
    });
    assert!(20 < n_undone);
}

/// When a combat opens, the question of before goes with the same picture.
#[test]
fn a_combat_opens_without_the_question_before_it() {
    let mut n_opened = 0;
    all::<Adventure>(2, 9, |_, _, beats| {
        let opens = |it: &&DrawnBeat| it.beat.verb == Verb::Show && it.beat.on.len() == 3;
        for it in beats.iter().filter(opens) {
            let part = |id: &str| it.parts.iter().find(|it| it.id == id);
            // Who only plays along sees it beside the board, and his own question stays.
            if part("stage").is_some_and(|it| it.html.contains("ag-stage live")) {
                let prompt = part("prompt").map(|it| it.html.as_str());
                assert!(prompt.is_some_and(|it| it.contains(" hidden")), "{}", told(beats));
                assert!(part("status").is_some(), "{}", told(beats));
                n_opened += 1;
            }
        }
    });
    assert!(3 < n_opened, "{n_opened}");
}

/// A creature that was beaten leaves once: what comes after its stage comes together with that.
#[test]
fn a_beaten_creature_is_not_seen_again() {
    let mut n_beaten = 0;
    all::<Adventure>(2, 9, |_, _, beats| {
        let leaves = |it: &DrawnBeat| it.beat.verb == Verb::Leave && it.beat.on == ["stage-side-2"];
        let Some(at) = beats.iter().position(leaves) else { return };
        let n_with = beats[at + 1..].iter().take_while(|it| it.beat.with).count();
        let has_stage = |it: &DrawnBeat| it.parts.iter().any(|it| it.id == "stage");
        let comes = beats[at..].iter().position(has_stage);
        assert!(comes.is_none_or(|it| it <= n_with), "{}", told(beats));
        n_beaten += usize::from(comes.is_some());
    });
    assert!(3 < n_beaten, "{n_beaten}");
}

/// Who comes for the first time is seen for longer than later; a hero who falls is seen with what the party loses; and at rest
/// nothing lies over the board.
#[test]
fn a_boss_and_a_fall_are_seen_large() {
    let (mut lengths, mut n_falls) = (BTreeSet::new(), 0);
    for (n_seats, seed) in [(2, 4), (2, 5), (2, 6), (3, 1), (4, 2), (4, 3)] {
        all::<Quest>(n_seats, seed, |game, viewer, beats| {
            let (scenes, others): (Vec<&DrawnBeat>, Vec<&DrawnBeat>) =
                beats.iter().partition(|it| it.beat.on == ["spotlight"]);
            let drawn = others.iter().flat_map(|it| &it.parts).filter(|it| it.id == "spotlight");
            for part in drawn {
                assert!(part.html.contains(" hidden"), "a scene has its own beat: {}", told(beats));
            }
            for it in scenes {
                let seen = it.parts.iter().find(|it| it.id == "spotlight");
                let html = seen.map(|it| it.html.as_str()).unwrap_or_default();
                assert!(html.contains("class=\"card "), "{}", told(beats));
                if html.contains("spotlight falls") {
                    assert!(html.contains("The party loses") && html.contains("Still standing"));
                    n_falls += 1;
                } else {
                    lengths.insert((html.contains("again"), it.beat.ms));
                }
            }
            let rest = parts_of(game, viewer, PREFS);
            let rest = rest.iter().find(|it| it.id == "spotlight").unwrap();
            assert!(rest.html.contains(" hidden"), "{}", rest.html);
        });
    }
    assert!(0 < n_falls, "a hero falls");
    assert!(lengths.contains(&(false, 1500)), "{lengths:?}");
    assert!(lengths.iter().all(|(is_again, ms)| *ms == if *is_again { 600 } else { 1500 }));
}

/// The set-up of the Lich King is no march: when he first goes to another land in play, it is seen in full.
#[test]
fn the_first_march_of_the_lich_king_is_seen_in_full() {
    for seed in [4, 5] {
        let mut lengths = Vec::new();
        all::<Wrath>(2, seed, |_, viewer, beats| {
            let marches = beats.iter().filter(|it| {
                let part = it.parts.iter().find(|it| it.id == "spotlight");
                part.is_some_and(|it| it.html.contains("k-nemesis"))
            });
            if viewer == Viewer::Spectator {
                lengths.extend(marches.map(|it| it.beat.ms));
            }
        });
        assert!(1 < lengths.len(), "{lengths:?}");
        assert_eq!(lengths[0], 1500);
        assert!(lengths[1..].iter().all(|it| *it == 600), "{lengths:?}");
    }
}

/// The enemies of a roll strike one after the other, and who was just defeated by it strikes before he goes.
#[test]
fn enemies_strike_back_one_after_the_other() {
    let (mut n_rows, mut n_last) = (0, 0);
    for seed in 4..10 {
        all::<Quest>(2, seed, |_, _, beats| {
            let is_sum = |it: &DrawnBeat| {
                it.beat.say.as_ref().is_some_and(|it| it.starts_with("Attacks on "))
            };
            let Some(sum) = beats.iter().position(is_sum).filter(|_| beats.len() < 20) else {
                return;
            };
            let is_blow =
                |it: &DrawnBeat| it.beat.verb == Verb::Strike && it.beat.on[0].starts_with("hero-");
            let row: Vec<usize> = (0..sum).filter(|&nth| is_blow(&beats[nth])).collect();
            assert!(row.iter().all(|&nth| !beats[nth].beat.with), "{}", told(beats));
            n_rows += usize::from(1 < row.len());
            for &nth in &row {
                let Some(by) = &beats[nth].beat.from else { continue };
                let goes = |it: &DrawnBeat| it.beat.verb == Verb::Leave && it.beat.on[0] == *by;
                if let Some(at) = beats.iter().position(goes) {
                    assert!(nth < at, "{by} is gone before it strikes: {}", told(beats));
                    // Nor is it seen to be gone.
                    let rolled = beats[..nth].iter().rposition(|it| it.beat.verb == Verb::Roll);
                    let seen = &beats[rolled.map_or(0, |it| it + 1)..at];
                    let parts = seen.iter().flat_map(|it| &it.parts);
                    let zones = parts.filter(|it| it.id.starts_with("zone-"));
                    assert_eq!(zones.count(), 0, "{}", told(beats));
                    n_last += 1;
                }
            }
        });
    }
    assert!(3 < n_rows && 0 < n_last, "{n_rows}, {n_last}");
}

fn falls_are_seen_large<G: Played>(seeds: std::ops::Range<u64>) {
    let mut n_falls = 0;
    for seed in seeds {
        // Few fall in the beginning: whole games are looked through.
        recorded::<G>(2, seed, |game, _| {
            let events: Vec<_> = game.events(Viewer::Spectator).collect();
            let last = events.last().map_or(0, |it| it.0);
            let newest = events.iter().rev().take_while(|(number, _)| *number == last);
            let mut told = newest.map(|(_, it)| format!("{it:?}"));
            if !told.any(|it| it.contains("Defeated {")) {
                return;
            }
            let beats = drawn(game, Viewer::Spectator);
            let parts = beats.iter().filter(|it| it.beat.on == ["spotlight"]);
            for part in parts.flat_map(|it| &it.parts).filter(|it| it.id == "spotlight") {
                if part.html.contains("spotlight falls") {
                    assert!(part.html.contains("class=\"cracks\""), "{}", part.html);
                    // The life that was left, and in the end nothing.
                    let hearts = part.html.matches("gem gem-life").count();
                    assert!(1 < hearts && part.html.contains("<b data-num>0</b>"), "{}", part.html);
                    assert!(part.html.contains("spotlight-line"), "{}", part.html);
                    n_falls += 1;
                }
            }
        });
    }
    assert!(0 < n_falls, "somebody falls");
}

#[test]
fn a_fall_in_a_quest_is_seen_large() {
    falls_are_seen_large::<Quest>(4..8);
}

#[test]
fn a_fall_in_northrend_is_seen_large() {
    falls_are_seen_large::<Wrath>(0..60);
}

#[test]
fn a_fall_in_azeroth_is_seen_large() {
    falls_are_seen_large::<Adventure>(4..12);
}
