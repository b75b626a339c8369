//! Wrath of the Lich King in the catalog.

use ai::{Better, Holding, Settings, frozen};
use game_wrath::Wrath;
use kernel::{Seat, WindowAnswer};
use net::{InputList, Inputs};

use crate::playable::{Card, LeagueTable, Playable, stock};

impl Playable for Wrath {
    /// Play by chance loses every game, so that playouts say little: leaves are judged where they are.
    const SETTINGS: Settings = Settings {
        leaf_weight: 1.0,
        mcts_1: frozen::Settings { plays_out: false, ..frozen::Settings::DEFAULT },
        ..Settings::DEFAULT
    };
    const LEAGUE: &'static [LeagueTable] = &[
        LeagueTable { n_seats: 3, options: &[("difficulty", "introductory")] },
        LeagueTable { n_seats: 3, options: &[("difficulty", "normal")] },
        LeagueTable { n_seats: 3, options: &[("difficulty", "heroic")] },
    ];
    const WINDOWS: &'static [&'static str] = game_wrath::windows::WINDOWS;

    fn window_answer(&self, seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_wrath::windows::window_answer(self, seat, action)
    }

    fn holdings(view: &Self::View, _seat: Seat) -> Vec<Holding> {
        let steps =
            view.quests.values().map(|it| if it.complete { it.length } else { it.progress });
        let siege = view.siege.as_ref().map_or(0, |it| it.progress);
        let sum = |all: &mut dyn Iterator<Item = u8>| all.map(i32::from).sum::<i32>();
        let of = |name, better, n, rule| Holding { name, n, better, rule };
        vec![
            of("steps", Better::More, sum(&mut steps.chain([siege])), "WR-END-02"),
            of("despair", Better::Less, view.despair.into(), "WR-END-01"),
            of(
                "ghouls",
                Better::Less,
                sum(&mut view.spaces.values().map(|it| it.ghouls)),
                "WR-OVER-01",
            ),
            of(
                "health",
                Better::More,
                sum(&mut view.heroes.values().map(|it| it.health)),
                "WR-DEF-01",
            ),
        ]
    }

    const INPUTS: Option<&'static InputList> = Some(&game_wrath::features::INPUTS);

    fn write_inputs(&self, _seat: Seat, out: &mut Inputs) {
        game_wrath::features::write(self, out);
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
