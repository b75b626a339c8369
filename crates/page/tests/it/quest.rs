//! Warhammer Quest on the page.

use std::collections::BTreeSet;

use game_quest::content::book;
use game_quest::event::EnemiesEvent;
use game_quest::names::{ActionCard, Condition, Dungeon, Foe, Gear, Hero, Location, Model, Peril};
use game_quest::view::{GearState, Lying};
use game_quest::{Action, Event, Prompt, Quest};
use kernel::{Match, Viewer};
use page::{AnyObservation, Around, DrawnBeat, Prefs, RenderContext, Verb};
use text::Lang;
use text::quest::gist;
use text::sign::Sign;

use crate::conquest::drawn;
use crate::laws;
use crate::support::{
    PREFS, game, leads_to_the_replay, observation, page_of, parts_of, recorded, walk, with_context,
};

/// WQ-END-01, WQ-SETT-08: the page of a finished quest says how it ended, and what the campaign gets.
#[test]
fn an_end_names_its_cause() {
    let game = game::<Quest>(2, 3, |_, _| {});
    let view = game.situation(Viewer::Spectator).view;
    let page = page_of(&game, Viewer::Spectator, PREFS);
    let told = text::quest::ending(Lang::En, &view).unwrap();
    assert!(page.contains(&told), "{told}");
    let prize = text::quest::sheets::outcome(Lang::En, &view);
    assert_eq!(view.result, Some(false), "random players do not win");
    assert!(page.contains(&prize), "{prize}");
}

/// The top bar leaves out the phase that the row of phases shows.
#[test]
fn a_phase_is_told_once() {
    let (mut n_shown, mut n_told) = (0, 0);
    walk(2, 3, 3, |game: &Match<Quest>, seat| {
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let part = |id: &str| parts.iter().find(|it| it.id == id).unwrap().html.clone();
        let view = game.situation(Viewer::Seat(seat)).view;
        let phase = text::quest::phase_name(Lang::En, &view.agenda);
        // The order of the heroes stands behind the phases.
        let is_shown = part("turns").split("wq-order").next().unwrap().contains("aria-current");
        let is_told = part("crumbs").contains(&format!(">{phase}<"));
        assert_eq!(is_told, !is_shown, "{phase}: {}", part("crumbs"));
        n_shown += usize::from(is_shown);
        n_told += usize::from(is_told);
    });
    assert!(10 < n_shown && 0 < n_told, "{n_shown}, {n_told}");
}

/// The enemy phase can be seen again, played by the stage.
#[test]
fn what_the_enemy_did_last_leads_to_its_replay() {
    let (mut n_ways, mut n_none) = (0, 0);
    walk(2, 3, 5, |game: &Match<Quest>, seat| {
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let recent = &parts.iter().find(|it| it.id == "recent").unwrap().html;
        let began = |it: &Event| matches!(it, Event::Enemies(EnemiesEvent::EnemyPhaseBegan));
        let last = game.events(Viewer::Seat(seat)).filter(|(_, it)| began(it)).last();
        let is_there = leads_to_the_replay(recent, last.map(|(n_moves, _)| n_moves));
        *(if is_there { &mut n_ways } else { &mut n_none }) += 1;
    });
    assert!(4 < n_ways && 0 < n_none, "{n_ways}, {n_none}");
}

/// WQ-SETUP-04: who chooses a hero reads the health at this table, and no other.
#[test]
fn heroes_to_choose_have_the_health_of_this_table() {
    for n_seats in 2..=4 {
        let mut n_seen = 0;
        walk(n_seats, 35, 1, |game: &Match<Quest>, seat| {
            let situation = game.situation(Viewer::Seat(seat));
            if !matches!(situation.decision.unwrap().prompt, Prompt::Pick) {
                return;
            }
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let html = &parts.iter().find(|it| it.id == "over").unwrap().html;
            let told: Vec<&str> = html
                .split("wq-pick-why\">")
                .skip(1)
                .filter_map(|it| it.split('<').next())
                .collect();
            assert_eq!(told.len(), Hero::ALL.len());
            for (&hero, told) in Hero::ALL.iter().zip(told) {
                let (two, three, four) = book().hero(hero).health;
                let health = [two, three, four][usize::from(situation.view.party) - 2];
                assert!(told.starts_with(&format!("Health {health}. ")), "{told}");
                assert_eq!(
                    told.matches(|it: char| it.is_numeric()).count(),
                    health.to_string().len()
                );
            }
            n_seen += 1;
        });
        assert!(0 < n_seen, "{n_seats}");
    }
}

/// WQ-SETT-01: in the settlement the board stays as the quest ended: nobody has gone who is still there.
#[test]
fn the_board_of_the_settlement_is_the_one_of_the_end() {
    let mut n_shown = 0;
    for seed in [3, 4, 5] {
        game::<Quest>(2, seed, |game, seat| {
            let situation = game.situation(Viewer::Seat(seat));
            if !matches!(situation.decision.unwrap().prompt, Prompt::Improve { .. }) {
                return;
            }
            let view = &situation.view;
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let table: String = parts.iter().map(|it| it.html.as_str()).collect();
            for (foe, it) in &view.enemies {
                let is_open = matches!(it.at, Lying::Zone(_) | Lying::Shadows | Lying::Lair);
                let is_drawn = table.contains(&format!("id=\"foe-{foe}\""));
                assert_eq!(is_drawn, is_open, "{foe} at {}", it.at);
                n_shown += usize::from(is_open);
            }
            for number in 1..=view.hidden.len() {
                assert!(table.contains(&format!("id=\"foe-hidden-{number}\"")), "hidden-{number}");
            }
            let lair = &parts.iter().find(|it| it.id == "lair").unwrap().html;
            let is_at_home = view.enemies.get(&view.nemesis).is_some_and(|it| it.at == Lying::Lair);
            let is_defeated = view.enemy_deck.defeated.contains(&view.nemesis);
            let has_left = !is_at_home && !is_defeated;
            assert_eq!(lair.contains("has left the lair"), has_left, "{lair}");
        });
    }
    assert!(10 < n_shown, "{n_shown}");
}

/// The dice lie on the page with the sentence that says what became of them.
#[test]
fn dice_are_shown_with_their_reason() {
    let mut n_shown = 0;
    walk(2, 12, 1, |game: &Match<Quest>, seat| {
        let view = game.situation(Viewer::Seat(seat)).view;
        if view.deed.is_some_and(|it| it.rolled) {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let pool = &parts.iter().find(|it| it.id == "pool").unwrap().html;
            assert!(pool.contains("#wq-die-") && pool.contains(" rolls: "), "{pool}");
            n_shown += 1;
        }
    });
    assert!(10 < n_shown, "{n_shown}");
}

/// Before a roll so many dice as it has lie where they will tumble.
#[test]
fn dice_lie_on_the_tray_before_they_are_rolled() {
    let mut n_shown = 0;
    for seed in 0..6 {
        walk(2, 30 + seed, 1, |game: &Match<Quest>, seat| {
            let decision = game.situation(Viewer::Seat(seat)).decision.unwrap();
            let Prompt::Prepare { dice, foe_dice, .. } = decision.prompt else { return };
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let part = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
            assert!(part("pool").contains("id=\"pool-dice\""), "{}", part("pool"));
            let n_dice = part("pool").matches(" data-die").count();
            assert_eq!(n_dice, usize::from(dice + foe_dice), "{}", part("pool"));
            assert!(part("prompt").contains("data-rolls=\"#pool-dice\""), "{}", part("prompt"));
            n_shown += 1;
        });
    }
    assert!(3 < n_shown, "{n_shown}");
}

/// Every action that can be chosen tells its exact chances before the roll.
#[test]
fn odds_stand_below_the_actions() {
    let mut n_shown = 0;
    walk(2, 14, 1, |game: &Match<Quest>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        if matches!(situation.decision.unwrap().prompt, Prompt::Act { .. })
            && !situation.view.odds.is_empty()
        {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let prompt = &parts.iter().find(|it| it.id == "prompt").unwrap().html;
            assert_eq!(prompt.matches("On average").count(), 2 * situation.view.odds.len());
            n_shown += 1;
        }
    });
    assert!(10 < n_shown, "{n_shown}");
}

/// Every card of the box has a picture of its own, the file that its card asks for.
#[test]
fn every_card_has_a_picture_of_its_own() {
    let gallery = page::renderer::<Quest>().gallery().unwrap();
    let all: Vec<String> = [
        names(Hero::ALL, "hero"),
        names(ActionCard::ALL, "action"),
        names(Model::ALL, "foe"),
        names(Location::ALL, "place"),
        names(Dungeon::ALL, "dungeon"),
        names(Gear::ALL, "gear"),
        names(Condition::ALL, "condition"),
        names(Peril::ALL, "peril"),
        names(&["trainer", "smith", "arena"], "house"),
    ]
    .concat();
    let pictures: BTreeSet<&str> = all
        .iter()
        .map(|it| gallery.file(it).unwrap_or_else(|| panic!("{it}")).text.as_str())
        .collect();
    assert_eq!(pictures.len(), all.len(), "two cards look the same");
    // Those, and the backs of enemies and of gear.
    assert_eq!(gallery.slugs().count(), all.len() + 2);
}

fn names<T: ToString>(all: &[T], kind: &str) -> Vec<String> {
    all.iter().map(|it| format!("{kind}-{}", it.to_string())).collect()
}

#[test]
fn pictures_are_small_and_stand_alone() {
    laws::pictures_are_small(page::renderer::<Quest>());
}

/// The hash in the address of a picture is that of its text: drawn again, in another process, it is the same.
#[test]
fn pictures_are_always_drawn_the_same() {
    let gallery = page::renderer::<Quest>().gallery().unwrap();
    let all: Vec<String> = gallery
        .slugs()
        .map(|slug| format!("{slug} {}", gallery.file(slug).unwrap().version))
        .collect();
    insta::assert_snapshot!("quest_pictures", all.join("\n"));
}

/// Every icon of a gist and of an effect bar is drawn on the page.
#[test]
fn every_sign_of_a_gist_has_its_emblem() {
    let defs = page::renderer::<Quest>().defs().into_string();
    let mut slugs: BTreeSet<&str> = BTreeSet::new();
    let mut add = |signs: Vec<Sign>| {
        assert!(!signs.is_empty());
        slugs.extend(signs.iter().filter_map(|it| match it {
            Sign::Icon(slug, _) => Some(*slug),
            Sign::Pays | Sign::Or | Sign::Bar | Sign::More => None,
        }));
    };
    ActionCard::ALL.iter().for_each(|&it| add(gist::action_card(it)));
    Gear::ALL.iter().for_each(|&it| add(gist::gear(it)));
    Dungeon::ALL.iter().for_each(|&it| add(gist::dungeon(it)));
    Location::ALL.iter().for_each(|&it| add(gist::location(it)));
    Condition::ALL.iter().for_each(|&it| add(gist::condition(it)));
    slugs.extend(Model::ALL.iter().flat_map(|&it| gist::bar(it)));
    for slug in &slugs {
        assert!(defs.contains(&format!("id=\"wq-{slug}\"")), "no emblem for {slug}");
    }
    assert!(25 < slugs.len(), "{slugs:?}");
}

/// The face of a drawn card: its element without the large card that it opens.
fn face<'a>(html: &'a str, id: &str) -> &'a str {
    let at = html.find(&format!("id=\"{id}\"")).unwrap();
    let start = html[..at].rfind("<article").unwrap();
    html[start..].split("class=\"dialog").next().unwrap()
}

/// WQ-FX-01, WQ-FX-03: what a hero has are small cards, in every language. Exhausted gear is turned; depleted gear shows its back, and
/// its name stays.
#[test]
fn what_a_hero_has_are_cards() {
    let mut is_seen = false;
    walk(2, 3, 1, |game: &Match<Quest>, seat| {
        let mut own = observation(game, Viewer::Seat(seat));
        let view = &mut own.situation.view;
        if is_seen || view.heroes.len() < usize::from(view.party) {
            return;
        }
        is_seen = true;
        let states = [GearState::Ready, GearState::Exhausted, GearState::Depleted];
        let gear: Vec<(Gear, GearState)> = Gear::ALL.iter().copied().zip(states).collect();
        let (hero, it) = view.heroes.iter_mut().next().unwrap();
        let hero = *hero;
        it.gear = gear.iter().copied().collect();
        it.conditions = vec![Condition::Empowered];
        it.items = [(Dungeon::Torch, 2)].into();
        for &lang in Lang::ALL {
            let prefs = Prefs { lang, ..PREFS };
            let parts = with_context(game, Viewer::Seat(seat), prefs, Around::default(), |ctx| {
                page::parts(&RenderContext { observation: &own, ..*ctx })
            });
            let html: String = parts.into_iter().map(|it| it.html).collect();
            for &(gear, state) in &gear {
                let face = face(&html, &format!("gear-{hero}-{gear}"));
                let class = face.split('"').nth(1).unwrap();
                assert!(class.starts_with("card k-gear") && class.contains(" s-mini"), "{class}");
                assert_eq!(class.contains(" exhausted"), state == GearState::Exhausted, "{class}");
                assert_eq!(class.contains(" face-down"), state == GearState::Depleted, "{class}");
                let picture = match state {
                    GearState::Depleted => "gear-back".to_owned(),
                    GearState::Ready | GearState::Exhausted => format!("gear-{gear}"),
                };
                assert!(face.contains(&format!("/art/quest/{picture}.svg")), "{face}");
                let title = page::name(lang, &text::quest::gear_name(lang, gear)).into_string();
                assert!(face.contains(&title), "{title}: {face}");
                let told = text::quest::gear_state_name(lang, state);
                assert_eq!(face.contains(&told), state != GearState::Ready, "{told}: {face}");
            }
            let condition = face(&html, &format!("condition-{hero}-empowered"));
            assert!(condition.contains("card k-condition s-mini"), "{condition}");
            let item = face(&html, &format!("item-{hero}-torch"));
            assert!(item.contains("card k-item s-mini") && item.contains("<b>2</b>"), "{item}");
        }
    });
    assert!(is_seen);
}

/// WQ-ZONE-08, WQ-ZONE-10: an enemy that lies face down is the back of a card, in which nothing says who it is.
#[test]
fn a_card_that_lies_face_down_shows_its_back() {
    let mut n_seen = 0;
    let mut look = |game: &Match<Quest>, seat| {
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let parts = parts_of(game, viewer, PREFS);
            let html = &parts.iter().find(|it| it.id == "shadows").unwrap().html;
            for nth in 1..=game.situation(viewer).view.hidden.len() {
                let face = face(html, &format!("foe-hidden-{nth}"));
                let class = face.split('"').nth(1).unwrap();
                assert!(class.starts_with("card k-foe s-mini face-down"), "{class}");
                assert!(face.contains("/art/quest/back") && !face.contains("card-title"), "{face}");
                for &foe in Foe::ALL {
                    let name = text::quest::model_name(Lang::En, foe.model());
                    assert!(!face.contains(&name), "{name}: {face}");
                }
                n_seen += 1;
            }
        }
    };
    for seed in [3, 4, 12] {
        walk(2, seed, 4, &mut look);
    }
    assert!(4 < n_seen, "{n_seen}");
}

/// WQ-ENEMY-ACT-04: an enemy shows every keyword of its bar, the next one lit; one that is exhausted has none lit.
#[test]
fn enemies_show_what_they_will_do() {
    let (mut n_ready, mut n_exhausted) = (0, 0);
    let mut look = |game: &Match<Quest>, seat| {
        let view = game.situation(Viewer::Seat(seat)).view;
        let table: String =
            parts_of(game, Viewer::Seat(seat), PREFS).iter().map(|it| it.html.as_str()).collect();
        for (foe, it) in view.enemies.iter().filter(|(_, it)| matches!(it.at, Lying::Zone(_))) {
            let start = table.find(&format!("id=\"foe-{foe}\"")).unwrap();
            let gist = table[start..].split("card-gist").nth(1).unwrap();
            let gist = gist.split("card-type").next().unwrap();
            let n_shown =
                ["class=\"intent\"", "class=\"intent "].map(|it| gist.matches(it).count());
            assert_eq!(n_shown.iter().sum::<usize>(), gist::bar(foe.model()).len());
            let is_acting = view.turn.acting == Some(*foe);
            let n_lit = gist.matches("intent next").count();
            assert!(is_acting || n_lit == usize::from(!it.exhausted), "{foe}: {gist}");
            n_ready += usize::from(!it.exhausted);
            n_exhausted += usize::from(it.exhausted);
        }
    };
    for seed in [3, 4, 12] {
        walk(2, seed, 2, &mut look);
    }
    assert!(10 < n_ready && 0 < n_exhausted, "{n_ready} {n_exhausted}");
}

/// What is exchanged when another hero acts are the contents of places that stay: the first is always the one of him who acts, and the
/// others are in the order of the table.
#[test]
fn places_stay_while_heroes_take_turns() {
    let mut stages = BTreeSet::new();
    game::<Quest>(3, 4, |game, seat| {
        let view = game.situation(Viewer::Seat(seat)).view;
        if view.heroes.len() < usize::from(view.party) {
            return;
        }
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let hero_at = |id: &str| {
            let html = &parts.iter().find(|it| it.id == id).unwrap().html;
            *view.order.iter().find(|it| html.contains(&format!("id=\"hero-{it}\""))).unwrap()
        };
        let placed: Vec<Hero> = (1..=3).map(|nth| hero_at(&format!("zone-{nth}"))).collect();
        let others: Vec<Hero> = view.order.iter().copied().filter(|it| *it != placed[0]).collect();
        assert_eq!(placed[1..], others);
        if let Some(deed) = &view.deed {
            assert_eq!(deed.hero, placed[0]);
        }
        stages.insert(placed[0]);
    });
    assert_eq!(stages.len(), 3, "everybody is on the stage in his turn");
}

/// The newest line of the tray is the first, so that it is always seen whole; dice that lie are kept beside those that are rolled again.
#[test]
fn the_tray_begins_with_what_came_last() {
    let mut n_seen = 0;
    game::<Quest>(2, 4, |game, seat| {
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let pool = &parts.iter().find(|it| it.id == "pool").unwrap().html;
        let Some(lines) = pool.split("wq-pool-lines").nth(1) else { return };
        if let Some(first) = lines.find("<li") {
            assert!(
                lines[first..].starts_with("<li class=\"wq-pool-")
                    && lines[first..].find("pool-last") < lines[first..].find("</li>"),
                "{lines}"
            );
            n_seen += 1;
        }
    });
    assert!(20 < n_seen, "{n_seen}");
}

/// WQ-CAMP-01, WQ-SETT-02: the settlement shows the way of the campaign and three houses; what can be done there is done in them.
#[test]
fn the_settlement_is_a_way_and_three_houses() {
    let mut n_seen = 0;
    for seed in [3, 4, 5] {
        game::<Quest>(2, seed, |game, seat| {
            let situation = game.situation(Viewer::Seat(seat));
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let html = |id: &str| parts.iter().find(|it| it.id == id).unwrap().html.clone();
            let over = html("over");
            if !matches!(situation.decision.unwrap().prompt, Prompt::Improve { .. }) {
                return;
            }
            n_seen += 1;
            assert_eq!(over.matches("wq-flag").count(), 5);
            assert_eq!(over.matches("class=\"next\"").count(), 1, "{over}");
            for house in ["trainer", "smith", "arena"] {
                assert!(over.contains(&format!("id=\"house-{house}\"")));
            }
            for action in situation
                .legal
                .iter()
                .filter(|it| matches!(it, Action::Trainer(_) | Action::Smith | Action::Arena))
            {
                let button = format!("value=\"{action}\"");
                assert!(over.contains(&button) && !html("prompt").contains(&button), "{action}");
            }
        });
    }
    assert!(6 < n_seen, "{n_seen}");
}

/// A board that stands alone shows who is there with the life that is left.
#[test]
fn the_picture_of_a_board_shows_everybody() {
    game::<Quest>(2, 4, |game, _| {
        let situation = game.situation(Viewer::Spectator);
        let svg = observation(game, Viewer::Spectator).board_svg(PREFS);
        let view = &situation.view;
        let engaged = view.enemies.values().filter(|it| matches!(it.at, Lying::Zone(_))).count();
        let n_hearts = svg.matches("text-anchor=\"middle\"").count();
        assert_eq!(n_hearts, view.heroes.len() + engaged);
    });
}

/// When the last hero of a quest is chosen, everybody flies from among the chosen to his place at the table, which is there then.
#[test]
fn chosen_heroes_fly_to_their_places() {
    let mut n_parties = 0;
    for seed in 4..7 {
        recorded::<Quest>(2, seed, |game, _| {
            let beats = drawn(game, Viewer::Spectator);
            let is_flight = |it: &&DrawnBeat| {
                it.beat.verb == Verb::Fly
                    && it.beat.from.as_ref().is_some_and(|it| it.starts_with("way-of-"))
            };
            let flights: Vec<&DrawnBeat> = beats.iter().filter(is_flight).collect();
            if flights.is_empty() {
                return;
            }
            assert_eq!(flights.len(), 2);
            let parts: Vec<&str> =
                beats.iter().flat_map(|it| &it.parts).map(|it| it.html.as_str()).collect();
            for it in flights {
                let to = format!("id=\"{}\"", it.beat.on[0]);
                let from = format!("data-of=\"{}\"", it.beat.from.as_ref().unwrap());
                for place in [to, from] {
                    assert!(parts.iter().any(|it| it.contains(&place)), "{place}");
                }
            }
            n_parties += 1;
        });
    }
    assert_eq!(n_parties, 3);
}

/// WQ-SETT-02: the party's emblem is at the flag before the first visit, and then in the house visited last.
#[test]
fn the_party_walks_from_house_to_house() {
    let mut places = BTreeSet::new();
    for seed in [3, 4, 5] {
        game::<Quest>(2, seed, |game, seat| {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let over = &parts.iter().find(|it| it.id == "over").unwrap().html;
            let Some((before, _)) = over.split_once("id=\"party\"") else { return };
            assert_eq!(over.matches("id=\"party\"").count(), 1);
            let house =
                before.rsplit_once("id=\"house-").map(|(_, it)| it.split('"').next().unwrap());
            assert!(
                over.contains("wq-houses opening")
                    || house.is_some()
                    || over.contains("id=\"deal\"")
            );
            places.insert(house.unwrap_or("flag").to_owned());
        });
    }
    assert!(places.contains("flag") && 2 < places.len(), "{places:?}");
}

/// Up to six answers stand below the question, up to four if there are refused ones too; more stand in a panel above it.
#[test]
fn many_answers_have_a_panel_of_their_own() {
    let mut seen = BTreeSet::new();
    for seed in [4, 9] {
        game::<Quest>(2, seed, |game, seat| {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let html = &parts.iter().find(|it| it.id == "prompt").expect("a prompt").html;
            let Some(answers) = html.split("class=\"actions wq-plain").nth(1) else { return };
            let answers = answers.split("class=\"actions wq-ends").next().unwrap_or_default();
            let n_answers = answers.matches("name=\"action\"").count();
            let has_refused = html.contains("id=\"not-now\"");
            let is_many = answers.starts_with(" many");
            let most = if has_refused { 4 } else { 6 };
            assert_eq!(is_many, most < n_answers, "{n_answers}: {html}");
            seen.insert((is_many, has_refused));
        });
    }
    assert!(seen.contains(&(false, true)) && seen.contains(&(true, true)), "{seen:?}");
}
