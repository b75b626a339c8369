//! Warhammer Quest in the catalog: with campaigns and content packs.

use ai::{Better, Holding, Settings, frozen};
use game_quest::content::PackFile;
use game_quest::names::Condition;
use game_quest::view::{FoeView, GearState, HeroView, Lying};
use game_quest::{Campaign, Misfit, Quest, Report, Setup};
use kernel::{Seat, WindowAnswer};
use net::{InputList, Inputs};
use serde_json::Value;
use text::Lang;
use text::quest::campaign as words;

use crate::campaign::{AnyCampaign, CampaignError, Campaigns, line_of};
use crate::game::{AnyGame, any_game};
use crate::pack::{Pack, PackReader};
use crate::playable::{Card, EachAnswer, LeagueTable, Playable, stock};
use crate::table::{AnyTable, json};

impl Playable for Quest {
    /// Play by chance loses every quest, so that leaves are judged where they are; and as the heuristic knows much, it is
    /// believed for longer. With 400 iterations in the first and the third quest this won 75 % of 300 games before the
    /// quests were made harder, the greedy bot 61 %; with the settings of other games the search won fewer than the latter.
    const SETTINGS: Settings = Settings {
        exploration: 0.7,
        prior_visits: 6.0,
        leaf_weight: 1.0,
        guidance: 4.0,
        n_judged: 8,
        mcts_1: frozen::Settings { exploration: 0.7, prior_visits: 6.0, plays_out: false },
        ..Settings::DEFAULT
    };
    const LEAGUE: &'static [LeagueTable] = &[
        LeagueTable { n_seats: 2, options: &[("quest", "a-foul-stench")] },
        LeagueTable { n_seats: 2, options: &[("quest", "waaagh")] },
        LeagueTable { n_seats: 2, options: &[("quest", "lost-in-the-dark")] },
    ];
    const CAMPAIGNS: Option<Campaigns> = Some(Campaigns { begin, read });
    const READ_PACK: Option<PackReader> = Some(read_pack);
    const WINDOWS: &'static [&'static str] = game_quest::windows::WINDOWS;

    fn window_answer(&self, seat: Seat, action: Self::Action) -> Option<WindowAnswer> {
        game_quest::windows::window_answer(self, seat, action)
    }

    fn is_turn_of(&self, seat: Seat) -> bool {
        game_quest::windows::is_turn_of(self, seat)
    }

    fn holdings(view: &Self::View, _seat: Seat) -> Vec<Holding> {
        let sum = |of: fn(&HeroView) -> i32| view.heroes.values().map(of).sum::<i32>();
        let left = |it: &FoeView| i32::from(it.health.saturating_sub(it.wounds));
        let in_play = || view.enemies.values().filter(|it| is_in_play(it));
        let nemesis = view.enemies.get(&view.nemesis).filter(|it| is_in_play(it)).map_or(0, left);
        let facing = in_play().filter(|it| matches!(it.at, Lying::Zone(_)) && !it.exhausted);
        let of = |name, better, n, rule| Holding { name, of: None, n, better, rule };
        vec![
            of("travels", Better::More, view.turn.travels.into(), "WQ-TRAVEL-01"),
            of("progress", Better::More, view.location.progress.into(), "WQ-EXPLORE-01"),
            of("wounds", Better::Less, sum(|it| it.wounds.into()), "WQ-WOUND-04"),
            of(
                "enemies",
                Better::Less,
                (view.enemies.len() + view.hidden.len()) as i32,
                "WQ-ENEMY-ACT-01",
            ),
            of("nemesis", Better::Less, nemesis, "WQ-NEM-05"),
            of("strength", Better::Less, in_play().map(left).sum(), "WQ-ATTACK-01"),
            of("facing", Better::Less, facing.count() as i32, "WQ-ACT-06"),
            of("peril", Better::Less, view.peril.at.into(), "WQ-PERIL-02"),
            of("tokens", Better::More, sum(n_tokens), "WQ-ACT-05"),
            of("ready", Better::More, sum(n_ready), "WQ-ACT-01"),
            of(
                "items",
                Better::More,
                sum(|it| it.items.values().map(|&n| i32::from(n)).sum()),
                "WQ-DUN-02",
            ),
            of("gear", Better::More, sum(n_ready_gear), "WQ-FX-01"),
            of("ailments", Better::Less, sum(n_ailments), "WQ-COND-05"),
        ]
    }

    fn details(view: &Self::View, _seat: Seat) -> Vec<Holding> {
        let detail =
            |name, of, better, n: i32, rule| Holding { name, of: Some(of), n, better, rule };
        let mut res = Vec::new();
        for (foe, it) in view.enemies.iter().filter(|(_, it)| is_in_play(it)) {
            let left = it.health.saturating_sub(it.wounds).into();
            let is_ready = i32::from(!it.exhausted);
            res.push(detail("foe", foe.name(), Better::Less, left, "WQ-ATTACK-01"));
            res.push(detail("alert", foe.name(), Better::Less, is_ready, "WQ-ENEMY-ACT-01"));
        }
        let rolled = view.deed.as_ref().map_or(0, |it| it.successes.into());
        let better = Better::More;
        res.push(Holding { name: "rolled", of: None, n: rolled, better, rule: "WQ-ACT-13" });
        for (hero, it) in &view.heroes {
            res.push(detail("hurt", hero.name(), Better::Less, it.wounds.into(), "WQ-WOUND-04"));
            for it in it.actions.values() {
                let (card, n_ready) = (it.card.name(), i32::from(!it.exhausted));
                res.push(detail("able", card, Better::More, n_ready, "WQ-ACT-01"));
                res.push(detail("charge", card, Better::More, it.tokens.into(), "WQ-ACT-05"));
            }
            for (card, &n) in &it.items {
                res.push(detail("item", card.name(), Better::More, n.into(), "WQ-DUN-02"));
            }
            for gear in it.gear.iter().filter(|(_, it)| **it == GearState::Ready).map(|it| it.0) {
                res.push(detail("kit", gear.name(), Better::More, 1, "WQ-FX-01"));
            }
        }
        res
    }

    const INPUTS: &'static InputList = &game_quest::features::INPUTS;

    fn write_inputs(&self, _seat: Seat, out: &mut Inputs) {
        game_quest::features::write(self, out);
    }

    const ANSWER_INPUTS: &'static InputList = &game_quest::policy::INPUTS;

    fn write_answer_inputs(&self, _seat: Seat, legal: &[Self::Action], each: EachAnswer<'_>) {
        game_quest::policy::write(self, legal, each);
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

/// WQ-ZONE-01: in the zone of a hero, in the shadows or in the lair.
fn is_in_play(it: &FoeView) -> bool {
    matches!(it.at, Lying::Zone(_) | Lying::Shadows | Lying::Lair)
}

fn n_tokens(it: &HeroView) -> i32 {
    it.actions.values().map(|it| i32::from(it.tokens)).sum()
}

fn n_ready(it: &HeroView) -> i32 {
    it.actions.values().filter(|it| !it.exhausted).count() as i32
}

fn n_ready_gear(it: &HeroView) -> i32 {
    it.gear.values().filter(|&&it| it == GearState::Ready).count() as i32
}

/// Empowered helps, the other conditions hurt.
fn n_ailments(it: &HeroView) -> i32 {
    it.conditions.iter().filter(|&&it| it != Condition::Empowered).count() as i32
}

impl AnyCampaign for Campaign {
    fn game(&self) -> &'static dyn AnyGame {
        any_game::<Quest>()
    }

    fn n_seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn n_played(&self) -> usize {
        self.played.len()
    }

    fn won(&self) -> Vec<bool> {
        self.played.iter().map(|it| it.won).collect()
    }

    /// WQ-SETUP-10.
    fn setup_next(&self) -> Option<Value> {
        Campaign::setup_next(self).map(|setup| json(&setup))
    }

    /// WQ-CAMP-02: nothing if the table is no quest that is over, or not the next one of this campaign.
    fn after(&self, table: &dyn AnyTable) -> Option<Box<dyn AnyCampaign>> {
        if AnyCampaign::setup_next(self) != Some(table.setup()) {
            return None;
        }
        let report: Report = serde_json::from_value(table.report()?).ok()?;
        Some(boxed(self.record(&table.outcome()?, &report)))
    }

    fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self)
            .unwrap_or_else(|error| unreachable!("a log is plain data: {error}"));
        text + "\n"
    }

    fn tell(&self, lang: Lang) -> Vec<String> {
        words::log(lang, self)
    }

    fn tally(&self, lang: Lang) -> String {
        words::tally(lang, self)
    }

    fn clone_box(&self) -> Box<dyn AnyCampaign> {
        boxed(self.clone())
    }
}

fn boxed(campaign: Campaign) -> Box<dyn AnyCampaign> {
    Box::new(campaign)
}

/// WQ-SETUP-01: a new campaign with the seats, heroes and options of a setup.
fn begin(setup: &Value) -> Option<Box<dyn AnyCampaign>> {
    let setup: Setup = serde_json::from_value(setup.clone()).ok()?;
    Some(boxed(Campaign::of(setup.seats, setup.heroes, setup.options)))
}

fn read(text: &str) -> Result<Box<dyn AnyCampaign>, CampaignError> {
    let damaged = |error: serde_json::Error| {
        let (line, column) = (error.line(), error.column());
        let place = format!(" at line {line} column {column}");
        let what = error.to_string();
        let what = what.strip_suffix(&place).unwrap_or(&what).to_owned();
        CampaignError::Damaged { line, column, what }
    };
    // The version is read first: a file of another one may say things that are unknown here.
    let value: Value = serde_json::from_str(text).map_err(damaged)?;
    let known = Campaign::VERSION;
    match value.get("version").and_then(Value::as_u64) {
        Some(found) if found != u64::from(known) => {
            return Err(CampaignError::Version { found, known });
        }
        _ => {}
    }
    let campaign: Campaign = serde_json::from_str(text).map_err(damaged)?;
    match campaign.check() {
        Ok(()) => Ok(boxed(campaign)),
        Err(Misfit::Version(found)) => Err(CampaignError::Version { found: found.into(), known }),
        Err(Misfit::Edition(found)) => {
            let here = game_quest::content::book().edition.clone();
            Err(CampaignError::Edition { found, here })
        }
        Err(Misfit::Content(refusal, at)) => {
            Err(CampaignError::Content { line: line_of(text, &at), refusal })
        }
    }
}

/// The cards of a pack, ready to be played with.
fn read_pack(name: &str, files: &[(String, String)]) -> Result<Pack, String> {
    let files: Vec<PackFile<'_>> =
        files.iter().map(|(name, text)| PackFile { name, text }).collect();
    let book = game_quest::content::pack(name, &files).map_err(|fault| fault.to_string())?;
    let edition = book.edition.clone();
    Ok(Pack { edition, install: Box::new(|| game_quest::content::install(book)) })
}
