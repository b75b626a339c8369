//! World of Warcraft: The Adventure Game in the catalog.

use ai::{Better, Holding, Settings, frozen};
use game_adventure::names::Space;
use game_adventure::view::{PlayerView, TokenView};
use game_adventure::{Adventure, content};
use kernel::{Seat, WindowAnswer};
use net::{InputList, Inputs};

use crate::playable::{Card, EachAnswer, Playable, stock};

impl Playable for Adventure {
    const WINDOWS: &'static [&'static str] = game_adventure::windows::WINDOWS;

    /// Play by chance says nothing of a race of eighty turns: leaves are judged where they are, and as the heuristic
    /// knows much, it is believed for longer. What is likely is preferred; the figures are in docs/bots.md.
    const SETTINGS: Settings = Settings {
        exploration: 0.7,
        prior_visits: 6.0,
        leaf_weight: 1.0,
        guidance: 0.5,
        n_judged: 8,
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
        let others = view.players.iter().enumerate().filter(|&(nth, _)| nth != seat.idx());
        let rival = others.map(|(_, it)| i32::from(it.worth.valor)).max().unwrap_or(0);
        let n_worn = [own.weapon, own.armour].iter().flatten().count();
        let n_kept = own.kept.values().map(|&n| i32::from(n)).sum();
        let n_ailments = i32::from(own.diseases) + i32::from(own.curses);
        let of = |name, better, n, rule| Holding { name, of: None, n, better, rule };
        vec![
            of("valor", Better::More, own.worth.valor.into(), "AG-WIN-01"),
            of("rival", Better::Less, rival, "AG-WIN-01"),
            of("level", Better::More, own.level.idx() as i32 + 1, "AG-LEVEL-01"),
            of("tasks", Better::More, tasks, "AG-QUEST-01"),
            of("way", Better::Less, steps_to_task(own), "AG-MAINT-01"),
            of("items", Better::More, own.bag.len() as i32 + n_worn as i32, "AG-ITEM-02"),
            of("attack", Better::More, own.worth.attack.into(), "AG-COMBAT-08"),
            of("defence", Better::More, own.worth.defence.into(), "AG-COMBAT-08"),
            of("hit", Better::More, own.worth.damage.into(), "AG-COMBAT-08"),
            of("damage", Better::Less, own.damage.into(), "AG-DMG-03"),
            of("cards", Better::More, own.hand.into(), "AG-ABIL-02"),
            of("kept", Better::More, n_kept, "AG-EXPL-06"),
            of("ailments", Better::Less, n_ailments, "AG-DISC-DISEASE-01"),
        ]
    }

    fn details(view: &Self::View, seat: Seat) -> Vec<Holding> {
        let Some(own) = view.players.get(seat.idx()) else { return Vec::new() };
        let detail = |name, of, better, n, rule| Holding { name, of: Some(of), n, better, rule };
        let one = |name, of, rule| detail(name, of, Better::More, 1, rule);
        let steps = |it: &PlayerView, to| i32::from(content::book().distance(it.space, to));
        let mut all = Vec::new();
        for &TokenView { space, .. } in view.tokens.values() {
            // AG-RES-DISC-01: whether a discovery is good to have, its placer alone knows.
            let is_close = view.players.iter().all(|it| steps(own, space) <= steps(it, space));
            let name = if is_close { "close" } else { "apart" };
            all.push(one(name, space.name(), "AG-EXPL-01"));
        }
        all.extend(own.hand_cards.iter().flatten().map(|it| one("held", it.name(), "AG-ABIL-02")));
        let worn = || [own.weapon, own.armour].into_iter().flatten();
        let owned = own.bag.iter().chain(worn());
        all.extend(owned.map(|it| one("owned", it.name(), "AG-ITEM-02")));
        all.extend(worn().map(|it| one("worn", it.name(), "AG-ITEM-01")));
        for task in own.quests.iter().filter(|it| !it.done) {
            let way = task.targets.iter().map(|&to| steps(own, to)).min().unwrap_or(0);
            all.push(detail("track", task.quest.name(), Better::Less, way, "AG-MAINT-01"));
        }
        let of =
            |name, n: u8, rule| Holding { name, of: None, n: n.into(), better: Better::More, rule };
        if view.active == seat {
            all.push(of("moves", view.turn.moves, "AG-MOVE-03"));
            all.push(of("energy", view.turn.energy, "AG-ABIL-06"));
        }
        all
    }

    const INPUTS: &'static InputList = &game_adventure::features::INPUTS;

    fn write_inputs(&self, seat: Seat, out: &mut Inputs) {
        game_adventure::features::write(self, seat, out);
    }

    const ANSWER_INPUTS: &'static InputList = &game_adventure::policy::INPUTS;

    fn write_answer_inputs(&self, seat: Seat, legal: &[Self::Action], each: EachAnswer<'_>) {
        game_adventure::policy::write(self, seat, legal, each);
    }

    fn cards() -> Vec<Card> {
        let told = &content::book().told;
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

/// From the character to the nearest space where one of its quests has something to do.
fn steps_to_task(own: &PlayerView) -> i32 {
    let targets = own.quests.iter().flat_map(|it| &it.targets);
    let steps = |&to: &Space| i32::from(content::book().distance(own.space, to));
    targets.map(steps).min().unwrap_or(0)
}
