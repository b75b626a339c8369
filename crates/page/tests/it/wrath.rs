//! Wrath of the Lich King on the page.

use std::collections::BTreeSet;

use game_wrath::event::{ActionsEvent, DrawEvent};
use game_wrath::names::{Card, Hero, Quest, Region, Reward};
use game_wrath::{Action, Event, Prompt, Wrath};
use kernel::{Match, Seat, Viewer};
use page::{Around, Observation, Part, Prefs, RenderContext};
use text::Lang;
use text::sign::Sign;
use text::wrath::gist;

use crate::laws;
use crate::support::{
    PREFS, game, leads_to_the_replay, observation, page_of, parts_of, walk, with_context,
};

/// The parts of a viewer who also holds another seat that may answer.
fn parts_with(game: &Match<Wrath>, seat: Seat, other: Seat) -> Vec<Part> {
    let beside = vec![game.situation(Viewer::Seat(other))];
    let own = Observation { beside, ..observation(game, Viewer::Seat(seat)) };
    with_context(game, Viewer::Seat(seat), PREFS, Around::default(), |ctx| {
        page::parts(&RenderContext { observation: &own, ..*ctx })
    })
}

#[test]
fn another_seat_at_the_same_screen_answers_in_its_own_name() {
    let mut n_answers = 0;
    for seed in 0..8 {
        walk(2, 60 + seed, 1, |game: &Match<Wrath>, seat| {
            let decision = game.situation(Viewer::Spectator).decision.unwrap();
            let other = Seat(1 - seat.0);
            if !decision.seats.contains(other) {
                return;
            }
            let parts = parts_with(game, seat, other);
            let html = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
            let form = format!("act-{}", other.0 + 1);
            let is_free = matches!(decision.prompt, Prompt::Act { .. });
            for action in game.situation(Viewer::Seat(other)).legal {
                let action = action.to_string();
                if is_free && ["pass", "hold"].contains(&action.as_str()) {
                    continue;
                }
                let control = format!("form=\"{form}\" name=\"action\" value=\"{action}\"");
                assert!(html("prompt").contains(&control), "{action} has no control");
                assert!(html("forms").contains(&format!("id=\"{form}\"")));
                n_answers += 1;
            }
        });
    }
    assert!(10 < n_answers, "{n_answers}");
}

#[test]
fn what_cannot_be_taken_back_is_asked_again_where_that_is_wished() {
    let careful = Prefs { asks_first: true, ..PREFS };
    let mut n_asked = 0;
    walk(1, 14, 3, |game: &Match<Wrath>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        let asks = ["fight", "quest", "rest", "done"];
        for action in situation.legal.iter().map(ToString::to_string) {
            let is_last = matches!(situation.decision.unwrap().prompt, Prompt::Act { .. });
            if asks.contains(&action.as_str()) && is_last {
                let page = page_of(game, Viewer::Seat(seat), careful);
                assert!(page.contains(&format!("popovertarget=\"confirm-{action}\"")), "{action}");
                n_asked += 1;
            }
        }
        assert!(!page_of(game, Viewer::Seat(seat), PREFS).contains("popovertarget=\"confirm-"));
    });
    assert!(10 < n_asked, "{n_asked}");
}

/// What the enemy did opens by itself, until somebody acts; on a phone it is marked.
#[test]
fn the_enemy_phase_opens_by_itself() {
    let (mut n_open, mut n_closed, mut n_ways) = (0, 0, 0);
    walk(1, 15, 1, |game: &Match<Wrath>, seat| {
        let events: Vec<Event> = game.events(Viewer::Seat(seat)).map(|(_, it)| it).collect();
        let drew = events.iter().rposition(|it| matches!(it, Event::Draw(DrawEvent::Drew { .. })));
        let began = events
            .iter()
            .rposition(|it| matches!(it, Event::Actions(ActionsEvent::TurnBegan { .. })));
        let is_new = drew.is_some_and(|it| began < Some(it) || began == Some(events.len() - 1));
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let html = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
        let tab = if is_new { "recent" } else { "threat" };
        assert!(html("news-tabs").contains(&format!("class=\"tab-{tab}\" checked")), "{tab}");
        assert_eq!(html("views").contains("has-news"), is_new);
        let told = game.events(Viewer::Seat(seat));
        let drew = told.filter(|(_, it)| matches!(it, Event::Draw(DrawEvent::Drew { .. }))).last();
        n_ways += u32::from(leads_to_the_replay(html("recent"), drew.map(|(n_moves, _)| n_moves)));
        *(if is_new { &mut n_open } else { &mut n_closed }) += 1;
    });
    assert!(4 < n_open && 4 < n_closed && 4 < n_ways, "{n_open}, {n_closed}, {n_ways}");
}

/// WR-END-01: a defeat names its cause.
#[test]
fn a_defeat_names_its_cause() {
    let game = game::<Wrath>(2, 3, |_, _| {});
    let view = game.situation(Viewer::Spectator).view;
    let game_wrath::view::Ending::Lost(why) = view.ending.unwrap() else {
        panic!("random players do not win")
    };
    let page = page_of(&game, Viewer::Spectator, PREFS);
    let cause = text::wrath::reason_name(Lang::En, why);
    assert!(page.contains(&format!("The last step of despair: {cause}.")), "{cause}");
}

/// Every card of the box has a picture of its own, the file that its card asks for.
#[test]
fn every_card_has_a_picture_of_its_own() {
    fn names<T: ToString>(all: &[T], kind: &str) -> Vec<String> {
        all.iter().map(|it| format!("{kind}-{}", it.to_string())).collect()
    }
    let gallery = page::renderer::<Wrath>().gallery().unwrap();
    let all: Vec<String> = [
        names(Card::ALL, "card"),
        names(Hero::ALL, "hero"),
        names(Region::ALL, "scourge"),
        names(Quest::ALL, "quest"),
        names(Reward::ALL, "reward"),
        vec!["lich-king".to_owned()],
    ]
    .concat();
    let file = |it: &String| gallery.file(it).unwrap_or_else(|| panic!("{it}")).text.as_str();
    let pictures: BTreeSet<&str> = all.iter().map(file).collect();
    assert_eq!(pictures.len(), all.len(), "two cards look the same");
    assert_eq!(gallery.slugs().count(), all.len());
    laws::pictures_are_small(page::renderer::<Wrath>());
}

/// Every icon of a gist is drawn on the page.
#[test]
fn every_sign_of_a_gist_has_its_emblem() {
    let defs = page::renderer::<Wrath>().defs().into_string();
    let cards = Card::ALL.iter().map(|&it| gist::card(it));
    let heroes = Hero::ALL.iter().map(|&it| gist::hero(it));
    let quests = Quest::ALL.iter().map(|&it| gist::quest(it));
    let rewards = Reward::ALL.iter().map(|&it| gist::reward(it));
    let all = cards.chain(heroes).chain(quests).chain(rewards).chain([gist::scourge()]);
    for sign in all.flatten() {
        if let Sign::Icon(slug, _) = sign {
            assert!(defs.contains(&format!("id=\"wr-{slug}\"")), "no emblem for {slug}");
        }
    }
}

/// The whole open hand lies before its owner, each card once, and what can be played glows.
#[test]
fn the_hand_lies_in_a_fan() {
    let (mut n_cards, mut n_lit) = (0, 0);
    walk(2, 21, 3, |game: &Match<Wrath>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        let Some(own) = situation.view.seats.get(&seat) else { return };
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let hand = &parts.iter().find(|it| it.id == "hand").unwrap().html;
        if situation.decision.unwrap().prompt == Prompt::Pick {
            return;
        }
        for (card, &n) in &own.hand {
            let drawn = hand.matches(&format!("id=\"held-{card}-")).count();
            assert_eq!(drawn, usize::from(n), "{card}");
            n_cards += drawn;
        }
        n_lit += hand.matches(" choosable").count();
    });
    assert!(20 < n_cards && 5 < n_lit, "{n_cards}, {n_lit}");
}

/// Each quest is one card with its whole track, in every language; the siege is a card before it opens (WR-ICE-01).
#[test]
fn quests_are_cards() {
    let (mut n_done, mut n_complete) = (0, 0);
    let mut look = |game: &Match<Wrath>, seat| {
        let mut own = observation(game, Viewer::Seat(seat));
        let view = &mut own.situation.view;
        // Random players complete none.
        if let Some(it) = view.quests.values_mut().next() {
            it.complete = true;
        }
        let citadel = Quest::IcecrownCitadel;
        let is_closed = view.siege.is_none();
        let siege = (citadel, view.siege.as_ref().map_or(0, |it| it.progress), false);
        let laid = view.quests.values().map(|it| (it.quest, it.progress, it.complete));
        let all: Vec<_> = laid.chain([siege]).collect();
        for &lang in Lang::ALL {
            let prefs = Prefs { lang, ..PREFS };
            let parts = with_context(game, Viewer::Seat(seat), prefs, Around::default(), |ctx| {
                page::parts(&RenderContext { observation: &own, ..*ctx })
            });
            let html = &parts.iter().find(|it| it.id == "quests").unwrap().html;
            assert_eq!(html.matches(" s-hand").count(), all.len(), "{html}");
            for &(quest, progress, is_complete) in &all {
                let drawn = html.split("<article class=\"card ").find(|it| {
                    it.split('>').next().unwrap().contains(&format!("id=\"quest-{quest}\""))
                });
                let face = drawn.unwrap();
                let title = page::name(lang, &text::wrath::quest_name(lang, quest)).into_string();
                assert!(face.contains(&title), "{title}: {face}");
                assert!(face.contains(&format!("data-why=\"why-quest-{quest}\"")), "{face}");
                let is_locked = quest == citadel && is_closed;
                let state = face.split('"').next().unwrap();
                assert_eq!(state.contains(" forbidden"), is_locked, "{state}");
                assert_eq!(state.contains(" complete"), is_complete, "{state}");
                let n_steps = game_wrath::content::book().quest(quest).track.len();
                let shown = face.matches("class=\"wr-symbol ").count();
                assert_eq!(shown, if is_complete { 0 } else { n_steps }, "{face}");
                if !is_complete {
                    let done = face.matches(" done\"").count();
                    assert_eq!(done, usize::from(progress), "{face}");
                }
                n_done += usize::from(progress);
                n_complete += usize::from(is_complete);
            }
        }
    };
    for seed in 30..34 {
        walk(3, seed, 12, &mut look);
    }
    assert!(0 < n_done && 0 < n_complete, "{n_done}, {n_complete}");
}

/// What rolls dice names those that lie there, and who would fight stands on the strip.
#[test]
fn dice_lie_there_before_they_are_rolled() {
    let (mut n_rolls, mut n_fights) = (0, 0);
    walk(2, 23, 1, |game: &Match<Wrath>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let part = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
        let n = part("prompt").matches("data-rolls=\"#dice\"").count();
        assert!(n == 0 || part("dice").matches(" data-die").count() == 2, "{}", part("dice"));
        let may_fight = situation.legal.contains(&Action::Fight);
        let is_fought = situation.view.fight.is_some();
        assert_eq!(part("dice").contains("wr-fight before"), may_fight && !is_fought);
        n_rolls += n;
        n_fights += usize::from(may_fight);
    });
    assert!(20 < n_rolls && 5 < n_fights, "{n_rolls}, {n_fights}");
}

/// While heroes are chosen, every viewer sees a portrait of each, and on those that are taken the name of the seat.
#[test]
fn portraits_stay_while_heroes_are_chosen() {
    let mut n_taken = 0;
    walk(3, 24, 1, |game: &Match<Wrath>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        if situation.decision.unwrap().prompt != Prompt::Pick {
            return;
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let parts = parts_of(game, viewer, PREFS);
            let hand = &parts.iter().find(|it| it.id == "hand").unwrap().html;
            assert_eq!(hand.matches("id=\"pick-").count(), Hero::ALL.len(), "{hand}");
            let n = hand.matches("<li class=\"taken\"").count();
            assert_eq!(n, situation.view.heroes.len(), "{hand}");
            n_taken += n;
        }
    });
    assert!(2 < n_taken, "{n_taken}");
}
