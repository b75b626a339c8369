//! Seeded quests as transcripts: the diff of `tests/playthroughs/` is the review of a change of rules.

use game_quest::{Quest, Setup};

fn compare(name: &str, seats: u8, options: &[(&str, &str)], seed: u64) {
    let mut setup = Setup::of(seats);
    for (key, value) in options {
        setup.set(key, value).expect("an option of the game");
    }
    testkit::transcript::<Quest>(name, &setup, seed);
}

#[test]
fn one_player_and_the_first_quest() {
    compare("foul-stench-one", 1, &[], 1);
}

#[test]
fn two_players_and_the_toxic_agent() {
    let options = [("quest", "locate-the-toxic-agent"), ("pool", "fortune,odious-grump")];
    compare("toxic-agent-two", 2, &options, 2);
}

#[test]
fn three_players_in_pursuit() {
    let options = [
        ("quest", "pursuit"),
        ("pool", "fortune,fortune,warpstone"),
        ("kit", "waywatcher explore limit-2 lantern"),
        ("kit", "warrior-priest aid limit-3 mail-shirt crossbow"),
    ];
    compare("pursuit-three", 3, &options, 3);
}

#[test]
fn four_players_under_fire() {
    let options = [
        ("quest", "firepower"),
        ("kit", "bright-wizard attack aid limit-3 scale-coat boar-spear"),
        ("kit", "ironbreaker attack explore limit-3 great-axe flail lucky-coin"),
    ];
    compare("firepower-four", 4, &options, 4);
}

#[test]
fn two_players_against_the_invasion() {
    let options = [
        ("quest", "waaagh"),
        ("kit", "ironbreaker attack explore aid limit-4 oath-banner deepguard-plate"),
        ("kit", "bright-wizard attack explore limit-3 staff-of-the-red-wind ashen-robes sewer-map"),
        ("heroes", "ironbreaker,bright-wizard"),
    ];
    compare("waaagh-two", 2, &options, 5);
}

#[test]
fn four_players_lost_in_the_dark() {
    compare("delve-four", 4, &[("quest", "lost-in-the-dark")], 6);
}
