//! World of Warcraft: The Adventure Game in the catalog.

use ai::{Better, Holding, Settings, frozen};
use game_adventure::Adventure;
use kernel::{Seat, WindowAnswer};
use net::{InputList, Inputs};

use crate::playable::{Card, Playable, stock};

impl Playable for Adventure {
    const WINDOWS: &'static [&'static str] = game_adventure::windows::WINDOWS;

    /// Play by chance says nothing of a race of eighty turns: leaves are judged where they are, and as the heuristic
    /// knows much, it is believed for longer.
    const SETTINGS: Settings = Settings {
        exploration: 0.7,
        prior_visits: 6.0,
        leaf_weight: 1.0,
        mcts_1: frozen::Settings { exploration: 0.7, prior_visits: 6.0, plays_out: false },
        ..Settings::DEFAULT
    };

    fn window_answer(&self, _seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_adventure::windows::window_answer(self, action)
    }

    fn haste_would_tell(&self, seat: Seat) -> bool {
        game_adventure::windows::haste_would_tell(self, seat)
    }

    fn scores(&self) -> Vec<i32> {
        self.scores()
    }

    fn holdings(view: &Self::View, seat: Seat) -> Vec<Holding> {
        let Some(own) = view.players.get(seat.idx()) else { return Vec::new() };
        let tasks: i32 = own.quests.iter().map(|it| i32::from(it.progress)).sum();
        let of = |name, better, n, rule| Holding { name, n, better, rule };
        vec![
            of("valor", Better::More, own.worth.valor.into(), "AG-WIN-01"),
            of("level", Better::More, own.level.idx() as i32 + 1, "AG-LEVEL-01"),
            of("tasks", Better::More, tasks, "AG-QUEST-01"),
            of("items", Better::More, own.bag.len() as i32, "AG-ITEM-02"),
            of("damage", Better::Less, own.damage.into(), "AG-DMG-03"),
        ]
    }

    const INPUTS: Option<&'static InputList> = Some(&game_adventure::features::INPUTS);

    fn write_inputs(&self, seat: Seat, out: &mut Inputs) {
        game_adventure::features::write(self, seat, out);
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
