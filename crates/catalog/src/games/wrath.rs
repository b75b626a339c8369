//! Wrath of the Lich King in the catalog.

use ai::{Better, Holding, Settings, frozen};
use game_wrath::content::{Routes, book};
use game_wrath::names::Space;
use game_wrath::view::{HeroView, SpaceView};
use game_wrath::{View, Wrath};
use kernel::{Seat, WindowAnswer};
use net::{InputList, Inputs};

use crate::playable::{Card, EachAnswer, LeagueTable, Playable, stock};

impl Playable for Wrath {
    /// Play by chance loses every game, so that playouts say little: leaves are judged where they are. The search goes by a
    /// policy that was learned (docs/bots.md).
    const SETTINGS: Settings = Settings {
        leaf_weight: 1.0,
        guidance: 2.0,
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
        let ghouls = sum(&mut view.spaces.values().map(|it| it.ghouls));
        let full = view.spaces.values().filter(|it| it.ghouls == 3).count() as i32;
        let abominations = sum(&mut view.spaces.values().map(|it| it.abominations));
        let health = sum(&mut view.heroes.values().map(|it| it.health));
        let cards = sum(&mut view.seats.values().flat_map(|it| it.hand.values().copied()));
        let rewards = view.seats.values().map(|it| it.rewards.len() as i32).sum();
        let of = |name, better, n, rule| Holding { name, of: None, n, better, rule };
        vec![
            of("steps", Better::More, sum(&mut steps.chain([siege])), "WR-END-02"),
            of("despair", Better::Less, view.despair.into(), "WR-END-01"),
            of("ghouls", Better::Less, ghouls, "WR-OVER-01"),
            of("full", Better::Less, full, "WR-OVER-01"),
            of("abominations", Better::Less, abominations, "WR-ABOM-05"),
            of("near", Better::Less, n_near_abominations(view), "WR-ABOM-02"),
            of("health", Better::More, health, "WR-DEF-01"),
            of("cards", Better::More, cards, "WR-DECK-08"),
            of("rewards", Better::More, rewards, "WR-REWARD-01"),
            of("away", Better::Less, steps_to_quests(view), "WR-ACT-QUEST-01"),
        ]
    }

    fn details(view: &Self::View, _seat: Seat) -> Vec<Holding> {
        let detail = |name, of, better, n: u8, rule| Holding {
            name,
            of: Some(of),
            n: n.into(),
            better,
            rule,
        };
        let mut res = Vec::new();
        for (space, it) in &view.spaces {
            let at = |name, n, rule| detail(name, space.name(), Better::Less, n, rule);
            res.push(at("crowd", it.ghouls, "WR-OVER-01"));
            res.push(at("plague", it.abominations, "WR-ABOM-05"));
        }
        for it in view.quests.values().filter(|it| !it.complete) {
            res.push(detail("track", it.quest.name(), Better::More, it.progress, "WR-END-02"));
        }
        for (hero, it) in &view.heroes {
            let to = steps_to_quest(view, it).unwrap_or(0);
            res.push(detail("hurt", hero.name(), Better::More, it.health, "WR-DEF-01"));
            res.push(detail("path", hero.name(), Better::Less, to, "WR-ACT-QUEST-01"));
        }
        for (card, &n) in view.seats.values().flat_map(|it| &it.hand) {
            res.push(detail("held", card.name(), Better::More, n, "WR-DECK-08"));
        }
        let of = |name, better, n, rule| Holding { name, of: None, n, better, rule };
        res.push(of("remote", Better::Less, steps_to_ghouls(view), "WR-ACT-FIGHT-01"));
        res.push(of("actions", Better::More, view.turn.actions.into(), "WR-TURN-02"));
        res
    }

    const INPUTS: &'static InputList = &game_wrath::features::INPUTS;

    fn write_inputs(&self, _seat: Seat, out: &mut Inputs) {
        game_wrath::features::write(self, out);
    }

    const ANSWER_INPUTS: &'static InputList = &game_wrath::policy::INPUTS;

    fn write_answer_inputs(&self, seat: Seat, legal: &[Self::Action], each: EachAnswer<'_>) {
        game_wrath::policy::write(self, seat, legal, each);
    }

    fn leading(&self) -> Option<Seat> {
        self.leading_seat()
    }

    fn cards() -> Vec<Card> {
        let book = book();
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

/// WR-TERM-04: connections as they are now.
fn routes(view: &View) -> &'static Routes {
    let map = &book().map;
    if view.siege.is_some() { &map.open } else { &map.closed }
}

/// WR-ABOM-02: heroes whom an abomination can strike in the next step 4.
fn n_near_abominations(view: &View) -> i32 {
    let at: Vec<Space> =
        view.spaces.iter().filter(|(_, it)| it.abominations != 0).map(|(&it, _)| it).collect();
    let is_near = |it: &&HeroView| at.iter().any(|&at| routes(view).distance(at, it.space) <= 1);
    view.heroes.values().filter(is_near).count() as i32
}

/// WR-TERM-07: from a hero to the nearest quest space.
fn steps_to_quest(view: &View, hero: &HeroView) -> Option<u8> {
    let open =
        view.quests.values().filter(|it| !it.complete).map(|it| book().quest(it.quest).space);
    let open = open.chain(view.siege.as_ref().map(|_| Space::IcecrownCitadel));
    open.map(|to| routes(view).distance(hero.space, to)).min()
}

/// The same for all heroes.
fn steps_to_quests(view: &View) -> i32 {
    view.heroes.values().filter_map(|it| steps_to_quest(view, it)).map(i32::from).sum()
}

/// From each ghoul to the nearest hero.
fn steps_to_ghouls(view: &View) -> i32 {
    let nearest = |from| view.heroes.values().map(|it| routes(view).distance(it.space, from)).min();
    let of = |(&space, it): (&Space, &SpaceView)| {
        i32::from(it.ghouls) * i32::from(nearest(space).unwrap_or(0))
    };
    view.spaces.iter().map(of).sum()
}
