//! What a game must offer beside its rules to be in the catalog.

use ai::Settings;
use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_smallworld::content::{self, Power, Provenance, Race, Relic};
use game_wrath::Wrath;
use kernel::{Chance, Seat, WindowAnswer};
use serde::Serialize;
use serde_json::Value;

use crate::table::json;

/// A component as `gospoda cards` lists it: names and texts are told by `text`, from these ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// `race`, `power`, `relic`, `hero`, `quest`, …
    pub kind: &'static str,
    /// The id within its kind.
    pub id: String,
    pub copies: u8,
    /// `seed`, `public` or `house`.
    pub provenance: &'static str,
}

/// A game with a setup that can be typed.
pub trait Playable: scenario::Staged {
    /// How bots think about this game.
    const SETTINGS: Settings = Settings::DEFAULT;

    /// The keys of the windows in which a person can answer in advance.
    const WINDOWS: &'static [&'static str] = &[];

    /// What an answer of a seat that is asked means in a window; nothing where it cannot be given in advance.
    fn window_answer(&self, _seat: Seat, _action: Self::Action) -> Option<WindowAnswer> {
        None
    }

    /// Whether it is a seat's own turn, so that it cannot pass until then.
    fn is_turn_of(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether to answer for a seat at once, because it has only one answer, would tell others what it alone knows: it
    /// is asked because of what everybody sees, and what it can answer follows from what it hides.
    fn haste_would_tell(&self, _seat: Seat) -> bool {
        false
    }

    /// Another position that a seat must not be able to tell from this one: everything that is secret from it is changed,
    /// also what bots may know. For tests.
    fn obscured(&self, seat: Seat, chance: &mut Chance) -> Self {
        let mut res = self.clone();
        res.determinize(seat, chance);
        res
    }

    /// Every component that a player can read about.
    fn cards() -> Vec<Card>;

    /// What a match that is over leaves to its campaign; nothing in games that have none.
    fn report(&self) -> Option<Value> {
        None
    }

    /// Of several seats that are asked, the one that the table waits for: the others only may add something.
    fn leading(&self) -> Option<Seat> {
        self.decision()?.seats.first()
    }
}

impl Playable for SmallWorld {
    const WINDOWS: &'static [&'static str] = game_smallworld::windows::WINDOWS;

    fn window_answer(&self, _seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_smallworld::windows::window_answer(self, action)
    }

    fn haste_would_tell(&self, seat: Seat) -> bool {
        game_smallworld::windows::haste_would_tell(self, seat)
    }

    fn obscured(&self, seat: Seat, chance: &mut Chance) -> Self {
        game_smallworld::determinize::obscured(self, seat, chance)
    }

    fn cards() -> Vec<Card> {
        let book = content::book();
        let races = Race::ALL.iter().map(|&race| ("race", race.name(), book.race(race).prov));
        let powers =
            Power::ALL.iter().map(|&power| ("power", power.name(), book.power(power).prov));
        // The effects of the relics are the rulebook's.
        let relics = Relic::ALL.iter().map(|relic| ("relic", relic.name(), Provenance::Seed));
        let all = races.chain(powers).chain(relics);
        stock(all.map(|(kind, id, prov)| (kind, id, 1, prov)))
    }
}

/// Components by kind, name, number of copies, and where their values come from.
fn stock(all: impl Iterator<Item = (&'static str, &'static str, u8, Provenance)>) -> Vec<Card> {
    let card = |(kind, id, copies, prov): (_, &str, _, Provenance)| Card {
        kind,
        id: id.to_owned(),
        copies,
        provenance: prov.name(),
    };
    all.map(card).collect()
}

impl Playable for Wrath {
    /// Play by chance loses every game, so that playouts say little: leaves are judged where they are.
    const SETTINGS: Settings = Settings { leaf_weight: 1.0, ..Settings::DEFAULT };
    const WINDOWS: &'static [&'static str] = game_wrath::windows::WINDOWS;

    fn window_answer(&self, seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_wrath::windows::window_answer(self, seat, action)
    }

    fn leading(&self) -> Option<Seat> {
        self.leading_seat()
    }

    fn cards() -> Vec<Card> {
        let book = game_wrath::content::book();
        let heroes = book.heroes.iter().map(|it| ("hero", it.id.name(), 1, it.prov));
        let abilities = book.heroes.iter().flat_map(|hero| &hero.abilities);
        let abilities = abilities.map(|it| ("ability", it.id.name(), 1, it.prov));
        let cards = book.cards.iter().map(|it| ("card", it.id.name(), it.copies, it.prov));
        // The tracks are public; what differs from sheet to sheet is where the effect comes from.
        let quests = book.quests.iter().map(|it| ("quest", it.id.name(), 1, it.prov_effect));
        let rewards = book.rewards.iter().map(|it| ("reward", it.id.name(), 1, it.prov));
        let all = heroes.chain(abilities).chain(cards).chain(quests).chain(rewards);
        stock(all)
    }
}

impl Playable for Quest {
    /// Play by chance loses every quest, so that leaves are judged where they are; and as the heuristic knows much, it is
    /// believed for longer. With 400 iterations in the first and the third quest this won 75 % of 300 games before the
    /// quests were made harder, the greedy bot 61 %; with the settings of other games the search won fewer than the latter.
    const SETTINGS: Settings =
        Settings { exploration: 0.7, prior_visits: 6.0, leaf_weight: 1.0, ..Settings::DEFAULT };
    const WINDOWS: &'static [&'static str] = game_quest::windows::WINDOWS;

    fn window_answer(&self, seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_quest::windows::window_answer(self, seat, action)
    }

    fn is_turn_of(&self, seat: Seat) -> bool {
        game_quest::windows::is_turn_of(self, seat)
    }

    fn cards() -> Vec<Card> {
        let told = &game_quest::content::book().told;
        let heroes = told.heroes.iter().map(|it| ("hero", it.id.name(), 3, it.prov));
        let actions = told.actions.iter().map(|it| ("action-card", it.id.name(), 1, it.prov));
        let gear = told.gear.iter().map(|it| ("gear", it.id.name(), it.copies, it.prov));
        let conditions =
            told.conditions.iter().map(|it| ("condition", it.id.name(), it.copies, it.prov));
        let keywords = told.keywords.iter().map(|it| ("keyword", it.id.name(), 1, it.prov));
        let enemies = told.enemies.iter().map(|it| ("enemy", it.id.name(), it.copies, it.prov));
        let locations = told.locations.iter().map(|it| ("location", it.id.name(), 1, it.prov));
        let dungeon =
            told.dungeon.iter().map(|it| ("dungeon-card", it.id.name(), it.copies, it.prov));
        let quests = told.quests.iter().map(|it| ("quest", it.id.name(), 1, it.prov));
        let ours = heroes.chain(actions).chain(gear).chain(conditions).chain(keywords);
        let all = ours.chain(enemies).chain(locations).chain(dungeon).chain(quests);
        stock(all)
    }

    fn report(&self) -> Option<Value> {
        Quest::report(self).map(|it| json(&it))
    }
}

impl Playable for Adventure {
    const WINDOWS: &'static [&'static str] = game_adventure::windows::WINDOWS;

    /// Play by chance says nothing of a race of eighty turns: leaves are judged where they are, and as the heuristic
    /// knows much, it is believed for longer.
    const SETTINGS: Settings =
        Settings { exploration: 0.7, prior_visits: 6.0, leaf_weight: 1.0, ..Settings::DEFAULT };

    fn window_answer(&self, _seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_adventure::windows::window_answer(self, action)
    }

    fn haste_would_tell(&self, seat: Seat) -> bool {
        game_adventure::windows::haste_would_tell(self, seat)
    }

    fn cards() -> Vec<Card> {
        let told = &game_adventure::content::book().told;
        let heroes = told.heroes.iter().map(|it| ("hero", it.id.name(), 4, it.prov));
        let abilities =
            told.abilities.iter().map(|it| ("ability", it.id.name(), it.copies, it.prov));
        let challenges = told.challenges.iter().map(|it| ("challenge", it.id.name(), 1, it.prov));
        let quests = told.quests.iter().map(|it| ("quest", it.id.name(), 1, it.prov));
        let discoveries =
            told.discoveries.iter().map(|it| ("discovery", it.id.name(), it.copies, it.prov));
        let trophies = told.trophies.iter().map(|it| ("trophy", it.id.name(), it.copies, it.prov));
        let all = heroes.chain(abilities).chain(challenges).chain(quests);
        stock(all.chain(discoveries).chain(trophies))
    }
}
