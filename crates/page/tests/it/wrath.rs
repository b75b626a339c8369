//! Wrath of the Lich King on the page.

use game_wrath::event::{ActionsEvent, DrawEvent};
use game_wrath::{Event, Prompt, Wrath};
use kernel::{Match, Seat, Viewer};
use page::{Around, Observation, Part, Prefs, RenderContext};
use text::Lang;

use crate::support::{PREFS, game, observation, page_of, parts_of, walk, with_context};

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

/// What the enemy did opens by itself, until somebody acts.
#[test]
fn the_enemy_phase_opens_by_itself() {
    let (mut n_open, mut n_closed) = (0, 0);
    walk(1, 15, 1, |game: &Match<Wrath>, seat| {
        let events: Vec<Event> = game.events(Viewer::Seat(seat)).map(|(_, it)| it).collect();
        let drew = events.iter().rposition(|it| matches!(it, Event::Draw(DrawEvent::Drew { .. })));
        let began = events
            .iter()
            .rposition(|it| matches!(it, Event::Actions(ActionsEvent::TurnBegan { .. })));
        let is_new = drew.is_some_and(|it| began < Some(it) || began == Some(events.len() - 1));
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let html = |id: &str| &parts.iter().find(|it| it.id == id).unwrap().html;
        let (tab, view) = if is_new { ("recent", "news") } else { ("threat", "board") };
        assert!(html("news-tabs").contains(&format!("class=\"tab-{tab}\" checked")), "{tab}");
        assert!(html("views").contains(&format!("id=\"tab-{view}\" checked")), "{view}");
        *(if is_new { &mut n_open } else { &mut n_closed }) += 1;
    });
    assert!(4 < n_open && 4 < n_closed, "{n_open}, {n_closed}");
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
