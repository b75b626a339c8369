//! AG-SETUP: what is chosen before a game, and how the table is laid.

use kernel::{Agenda, Cx, OptionValues, Refusal, Seat, SeatSet, Slot, TableOption, TableSetup};
use parts::{Pile, Slots};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::content::book;
use crate::event::{Event, SetupEvent};
use crate::names::{
    Challenge, Discovery, Hero, Level, N_OF_LEVEL, N_STARTING, N_TROPHIES, Quest, Trophy,
};
use crate::sets::{ChallengeSet, QuestSet};
use crate::state::{Adventure, Lying, MOST_SEATS, Player, Turn};
use crate::step::Step;

/// What is chosen before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// AG-GEN-02: 2 to 4.
    pub seats: u8,
    /// AG-SETUP-08, seat by seat; characters that are not named are chosen at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<Hero>,
    #[serde(default, flatten)]
    pub options: Options,
}

/// Rules that a table may choose; each is named in the rules reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Options {
    /// AG-RUL-01: after a flight to another space exploration goes on there.
    pub flight_continues_exploration: bool,
    /// AG-WIN-01: 5 to 10.
    pub valor_to_win: u8,
    /// AG-DISC-BOMB-01, AG-DISC-CURSE-01.
    pub optional_discoveries: bool,
    /// AG-RUL-71: the game ends after so many rounds.
    pub rounds: u16,
}

/// AG-RUL-71: no game has more rounds.
pub const MOST_ROUNDS: u16 = 100;

impl Default for Options {
    fn default() -> Self {
        Self {
            flight_continues_exploration: false,
            valor_to_win: 8,
            optional_discoveries: false,
            rounds: MOST_ROUNDS,
        }
    }
}

impl TableSetup for Setup {
    const OPTIONS: &'static [TableOption] = Self::OPTIONS;

    fn of(n_seats: u8) -> Self {
        Self::of(n_seats)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        self.set(key, value)
    }

    fn n_seats(&self) -> u8 {
        self.seats
    }
}

impl Setup {
    /// The plainest table for a number of players.
    pub fn of(seats: u8) -> Self {
        Self { seats, heroes: Vec::new(), options: Options::default() }
    }

    /// The names that [`Setup::set`] knows.
    pub const KEYS: &'static [&'static str] = &[
        "heroes",
        "flight-continues-exploration",
        "valor-to-win",
        "optional-discoveries",
        "rounds",
    ];

    /// What a form can offer of that.
    pub const OPTIONS: &'static [TableOption] = &[
        TableOption { key: "heroes", values: OptionValues::Slots(hero_slots) },
        TableOption { key: "valor-to-win", values: OptionValues::OneOf(valors) },
        TableOption { key: "flight-continues-exploration", values: OptionValues::Flag },
        TableOption { key: "optional-discoveries", values: OptionValues::Flag },
    ];

    /// Changes one option by its name, as in `--set valor-to-win=6`.
    ///
    /// # Errors
    /// What names and values there are.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let flag = || value.parse().map_err(|_| format!("{key} is true or false, not '{value}'"));
        let number = || value.parse().map_err(|_| format!("{key} is a number, not '{value}'"));
        match key {
            "heroes" => {
                let words = value.split([',', ' ', '+']).filter(|word| !word.is_empty());
                let heroes: Result<_, _> = words.map(str::parse).collect();
                self.heroes = heroes.map_err(|error| format!("heroes: {error}"))?;
            }
            "flight-continues-exploration" => {
                self.options.flight_continues_exploration = flag()?;
            }
            "optional-discoveries" => self.options.optional_discoveries = flag()?,
            "valor-to-win" => {
                self.options.valor_to_win =
                    u8::try_from(number()?).map_err(|_| format!("{key} is 5 to 10"))?;
            }
            "rounds" => self.options.rounds = number()?,
            _ => {
                return Err(format!("'{key}' is no option; options are {}", Self::KEYS.join(", ")));
            }
        }
        Ok(())
    }
}

/// AG-SETUP-08: seat by seat.
fn hero_slots(n_seats: u8) -> Vec<Slot> {
    let names: Slot = Hero::ALL.iter().map(ToString::to_string).collect();
    vec![names; usize::from(n_seats)]
}

fn valors() -> Slot {
    ["8", "5", "6", "7", "9", "10"].map(str::to_owned).to_vec()
}

/// Whether a game can be set up so.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn check(setup: &Setup) -> Result<(), Refusal> {
    if !(2..=MOST_SEATS as u8).contains(&setup.seats) {
        return Err(Refusal::new("AG-GEN-02", "setup-seats").with("seats", setup.seats));
    }
    let is_repeated =
        setup.heroes.iter().enumerate().any(|(idx, hero)| setup.heroes[..idx].contains(hero));
    if is_repeated || (!setup.heroes.is_empty() && setup.heroes.len() != usize::from(setup.seats)) {
        return Err(Refusal::new("AG-GEN-02", "setup-heroes").with("seats", setup.seats));
    }
    if !(5..=10).contains(&setup.options.valor_to_win) {
        return Err(Refusal::new("AG-WIN-01", "setup-valor"));
    }
    if !(1..=MOST_ROUNDS).contains(&setup.options.rounds) {
        return Err(Refusal::new("AG-RUL-71", "setup-rounds").with("most", i32::from(MOST_ROUNDS)));
    }
    Ok(())
}

/// Lays the table.
///
/// # Errors
/// The rule that refuses the setup.
pub(crate) fn lay(setup: &Setup, cx: &mut Cx<'_, Event>) -> Result<Adventure, Refusal> {
    check(setup)?;
    let mut res = Adventure {
        options: setup.options,
        n_seats: setup.seats,
        first: Seat(0),
        round: 0,
        agenda: Agenda::new(),
        players: [Player::default(); MOST_SEATS],
        turn: Turn::default(),
        combat: None,
        decks: [ArrayVec::new(); 4],
        elite: Pile::new(),
        dropped: QuestSet::EMPTY,
        track: [None; 10],
        global: None,
        events: ChallengeSet::EMPTY,
        tokens: Slots::default(),
        supply: [0; 11],
        boxed: [0; 11],
        trophies: [0; N_TROPHIES],
        attached: ArrayVec::new(),
        placing: None,
        winners: SeatSet::EMPTY,
    };
    lay_decks(&mut res, cx);
    lay_tokens(&mut res);
    res.agenda.then([Step::FirstPlayer, Step::Pick(0)]);
    for (idx, &hero) in setup.heroes.iter().enumerate() {
        seat_hero(&mut res, Seat(idx as u8), hero, cx);
    }
    kernel::run(&mut res, cx);
    Ok(res)
}

/// AG-SETUP-02, AG-SETUP-03.
fn lay_decks(game: &mut Adventure, cx: &mut Cx<'_, Event>) {
    const NAMES: [&str; 4] = ["grey-deck", "green-deck", "yellow-deck", "red-deck"];
    for &level in Level::ALL {
        let first = level.idx() * N_OF_LEVEL;
        let mut cards: ArrayVec<[Challenge; N_OF_LEVEL]> =
            Challenge::ALL[first..first + N_OF_LEVEL].iter().copied().collect();
        cx.chance.shuffle(NAMES[level.idx()], cards.as_mut_slice());
        game.decks[level.idx()] =
            cards.iter().map(|&card| Lying { card, known: SeatSet::EMPTY }).collect();
    }
    game.elite = Quest::ALL[N_STARTING..].iter().copied().collect();
    game.elite.shuffle("elite-quests", cx.chance);
}

/// AG-SETUP-04, AG-SETUP-05.
fn lay_tokens(game: &mut Adventure) {
    for &kind in Discovery::ALL {
        let facts = book().discovery(kind);
        let optional = if game.options.optional_discoveries { facts.optional } else { 0 };
        game.supply[kind.idx()] = facts.copies + optional;
    }
    for &trophy in Trophy::ALL {
        game.trophies[trophy.idx()] = book().trophy(trophy).copies;
    }
}

/// AG-SETUP-08, AG-SETUP-09: a player takes a character, its deck, and its grey card with the starting side up.
pub(crate) fn seat_hero(game: &mut Adventure, seat: Seat, hero: Hero, cx: &mut Cx<'_, Event>) {
    let player = game.player_mut(seat);
    player.hero = Some(hero);
    for &ability in crate::names::Ability::of(hero) {
        for _ in 0..book().ability(ability).copies {
            player.deck.put_under(ability);
        }
    }
    cx.emit(|| SetupEvent::HeroPicked { seat, hero });
}
