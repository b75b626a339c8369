//! Small World of Warcraft in the catalog.

use ai::{Better, Holding, Settings};
use game_smallworld::SmallWorld;
use game_smallworld::content::{self, Power, Provenance, Race, Relic};
use game_smallworld::view::RegionView;
use kernel::{Chance, Seat, WindowAnswer};
use net::{InputList, Inputs};

use crate::playable::{Card, Playable, stock};

impl Playable for SmallWorld {
    /// Half of a leaf is the judgement of the position where the playout begins. With what was learned from games that won 50
    /// of 60 games against `mcts-1`, and playouts alone 29 of the same (docs/bots.md).
    const SETTINGS: Settings = Settings { leaf_weight: 0.5, ..Settings::DEFAULT };

    const WINDOWS: &'static [&'static str] = game_smallworld::windows::WINDOWS;

    fn window_answer(&self, _seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_smallworld::windows::window_answer(self, action)
    }

    fn haste_would_tell(&self, seat: Seat) -> bool {
        game_smallworld::windows::haste_would_tell(self, seat)
    }

    fn scores(&self) -> Vec<i32> {
        self.scores()
    }

    fn holdings(view: &Self::View, seat: Seat) -> Vec<Holding> {
        let own = view.seats.get(&seat);
        let is_own = |it: &&RegionView| it.holder.0.seat() == Some(seat);
        let n_regions = view.regions.values().filter(is_own).count();
        let of = |name, n, rule| Holding { name, n, better: Better::More, rule };
        vec![
            of("coins", own.and_then(|it| it.coins).unwrap_or(0).into(), "SW-END-01"),
            of("regions", n_regions as i32, "SW-SCORE-01"),
        ]
    }

    fn has_teams(&self) -> bool {
        self.has_teams()
    }

    fn obscured(&self, seat: Seat, chance: &mut Chance) -> Self {
        game_smallworld::determinize::obscured(self, seat, chance)
    }

    const INPUTS: Option<&'static InputList> = Some(&game_smallworld::features::INPUTS);

    fn write_inputs(&self, seat: Seat, out: &mut Inputs) {
        game_smallworld::features::write(self, seat, out);
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
