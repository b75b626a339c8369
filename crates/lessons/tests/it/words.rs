//! What a lesson that is wrong is refused with.

use lessons::Lesson;

const SCRIPT: &str = include_str!("../../../../lessons/smallworld/first-turn.lesson");
const WORDS: [&str; 3] = [
    include_str!("../../../../lessons/smallworld/first-turn.en.ftl"),
    include_str!("../../../../lessons/smallworld/first-turn.pl.ftl"),
    include_str!("../../../../lessons/smallworld/first-turn.cs.ftl"),
];

fn read(script: &str, english: &str) -> Result<Lesson, String> {
    let words = [english, WORDS[1], WORDS[2]].map(str::to_owned);
    Lesson::read("smallworld", "first-turn.lesson", script, &words)
        .map_err(|error| error.to_string())
}

#[test]
fn words_are_whole_short_and_without_digits() {
    assert!(read(SCRIPT, WORDS[0]).is_ok());
    let english = |from: &str, to: &str| {
        assert!(WORDS[0].contains(from), "{from}");
        read(SCRIPT, &WORDS[0].replace(from, to)).err().expect(to)
    };
    for (from, to, told) in [
        ("    .about = ", "    .abuot = ", "has no .about"),
        ("lesson-first-turn-land =", "lesson-first-turn-sea =", "has no .say"),
        ("{ $limit } or fewer", "3 or fewer", "has a digit"),
        ("{ $limit } or fewer", "{ $most } or fewer", "uses $most"),
        ("    .too-dear-for-now", "    .too-dear", "has no .too-dear-for-now"),
        ("These are your people now, ready to land.", &"many ".repeat(31), "has 31 words"),
        ("now, ready to land.", &"many ".repeat(14), "a sentence of"),
        ("    .hint = The framed ones need the fewest tokens.\n", "", "in one language only"),
    ] {
        let found = english(from, to);
        assert!(found.contains(told), "{told}: {found}");
    }
    let unused = format!("{}\nlesson-first-turn-more =\n    .say = More.\n", WORDS[0]);
    assert!(read(SCRIPT, &unused).err().unwrap().contains("nothing says lesson-first-turn-more"));
}

#[test]
fn only_a_puzzle_of_level_1_is_solved_by_one_action() {
    let script = include_str!("../../../../puzzles/wrath/03-who-takes-the-blow.puzzle");
    let words = [
        include_str!("../../../../puzzles/wrath/03-who-takes-the-blow.en.ftl"),
        include_str!("../../../../puzzles/wrath/03-who-takes-the-blow.pl.ftl"),
        include_str!("../../../../puzzles/wrath/03-who-takes-the-blow.cs.ftl"),
    ];
    let read = |script: &str| {
        let words = words.map(str::to_owned);
        Lesson::read("wrath", "03-who-takes-the-blow.puzzle", script, &words)
    };
    assert!(read(script).is_ok());
    let harder = script.replace("level = 1", "level = 2");
    assert_ne!(harder, script);
    let found = read(&harder).err().expect("one action is too few").to_string();
    assert!(found.contains("is solved by two actions or more"), "{found}");
}

#[test]
fn a_solution_that_does_not_hold_is_refused_with_its_line() {
    let script = SCRIPT.replace("P1 choose orcs\n", "P1 choose humans\n");
    let found = read(&script, WORDS[0]).err().unwrap();
    assert!(found.starts_with("smallworld/first-turn.lesson:"), "{found}");
}
