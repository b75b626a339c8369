//! Proposals and pings: what each sees who sits at a cooperative table, and what he can do about it.

use std::collections::BTreeSet;

use game_wrath::names::Hero;
use game_wrath::{Action, Prompt, Setup, Wrath};
use kernel::{Chance, Match, Seat, Viewer};
use page::{
    Advice, Observation, Occupant, Part, Ping, Prefs, Proposal, RenderContext, SeatInfo, TableInfo,
    Together,
};
use text::Lang;

use crate::support::{PREFS, attributes, ids, in_lang};

/// A table of three people, at the first question of this kind, with the seat that acts.
fn table(is_wanted: impl Fn(&Prompt) -> bool) -> (Match<Wrath>, Seat) {
    let mut chance = Chance::fast(5);
    let mut pick = Chance::fast(6);
    let mut game: Match<Wrath> = Match::start(Setup::of(3), &mut chance).unwrap();
    chance.take_tape();
    loop {
        let situation = game.situation(Viewer::Spectator);
        let decision = situation.decision.unwrap();
        let seat = match decision.prompt {
            Prompt::Act { hero, .. } => situation.view.heroes[&hero].seat,
            _ => decision.seats.first().unwrap(),
        };
        if is_wanted(&decision.prompt) {
            return (game, seat);
        }
        let legal = game.situation(Viewer::Seat(seat)).legal;
        let action = legal[pick.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut chance).unwrap();
    }
}

/// The turn of a hero: the match, whose turn it is, and another seat.
fn turn() -> (Match<Wrath>, Seat, Seat) {
    let (game, owner) = table(|it| matches!(it, Prompt::Act { n_actions: 4, .. }));
    let other = Seat::all(3).find(|it| *it != owner).unwrap();
    (game, owner, other)
}

fn with_context<T>(
    game: &Match<Wrath>,
    viewer: Viewer,
    together: Together,
    prefs: Prefs,
    draw: impl FnOnce(&RenderContext<'_>) -> T,
) -> T {
    let situation = match together.owner {
        Some(owner) => game.situation_beside(viewer, owner),
        None => game.situation(viewer),
    };
    let events = game.events(viewer).collect();
    let seats = Seat::all(3).map(|seat| SeatInfo {
        seat,
        name: ["Ann & <Bo>", "Cyd", "Dagobert the Unwieldy"][seat.idx()].to_owned(),
        occupant: Occupant::Person { is_present: true },
    });
    let table = TableInfo {
        campaign: None,
        id: "t".to_owned(),
        version: game.version(),
        seats: seats.collect(),
        commitment: String::new(),
        seed: None,
        invitations: vec![],
        own_code: None,
        is_waiting: situation.outcome.is_none() && situation.legal.is_empty(),
        n_undo: 0,
        curtain: None,
        notice: None,
        around: page::Around::default(),
        together: Some(together),
    };
    let observation = Observation { situation, beside: Vec::new(), events };
    draw(&RenderContext { table: &table, observation: &observation, prefs })
}

fn speaks(seat: Seat, owner: Option<Seat>) -> Together {
    Together { speaker: Some(seat), owner, ..Together::default() }
}

fn html(parts: &[Part], id: &str) -> String {
    parts.iter().find(|it| it.id == id).unwrap().html.clone()
}

/// What somebody says by a control of one of the forms.
fn said<'p>(page: &'p str, form: &str) -> BTreeSet<&'p str> {
    let buttons = page.split("<button ").skip(1).filter_map(|it| it.split('>').next());
    let of_form = buttons.filter(|it| it.contains(&format!("form=\"{form}\"")));
    of_form.flat_map(|it| attributes(it, "value")).collect()
}

#[test]
fn whoever_is_not_asked_sees_the_same_answers_and_can_only_propose_them() {
    let (game, owner, other) = turn();
    let page = |viewer, together| {
        with_context(&game, Viewer::Seat(viewer), together, PREFS, page::table_page)
    };
    let of_owner = page(owner, speaks(owner, None));
    let of_other = page(other, speaks(other, Some(owner)));
    assert!(of_owner.contains("action=\"/table/t/act\""));
    assert!(of_other.contains("action=\"/table/t/propose\""));
    assert!(!of_other.contains("/table/t/act\""), "no way to act for another");
    assert!(!said(&of_owner, "act").is_empty());
    assert_eq!(said(&of_owner, "act"), said(&of_other, "act"));
    let glowing = |page: &str| page.matches("land place choosable").count();
    assert!(0 < glowing(&of_owner));
    assert_eq!(glowing(&of_owner), glowing(&of_other));
    assert!(of_other.contains("panel prompt proposing") && of_other.contains("Your proposal to "));
    assert!(!of_owner.contains("proposing"));
}

#[test]
fn every_space_can_be_pointed_at_by_a_player_and_by_nobody_else() {
    let (game, owner, _) = turn();
    let viewer = Viewer::Seat(owner);
    let page = with_context(&game, viewer, speaks(owner, None), PREFS, page::table_page);
    let spaces = game.situation(viewer).view.spaces;
    for space in spaces.keys() {
        let narrator = text::narrator::<Wrath>();
        assert!(narrator.space(Lang::En, &space.to_string()).is_some(), "{space}");
        let value = format!("form=\"ping\" name=\"space\" value=\"{space}\"");
        assert_eq!(page.matches(&value).count(), 2, "on the map and on the card: {space}");
    }
    assert!(page.contains("id=\"point-toggle\""));
    let watcher = Together { pings: vec![], ..Together::default() };
    let page = with_context(&game, Viewer::Spectator, watcher, PREFS, page::table_page);
    for forbidden in ["form=\"ping\"", "form=\"act\"", "form=\"decline\"", "point-toggle"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}

/// A table at which much is said.
fn busy(game: &Match<Wrath>, owner: Seat) -> (Vec<Proposal>, Vec<Ping>) {
    let legal = game.situation(Viewer::Seat(owner)).legal;
    let step = legal.iter().find(|it| matches!(it, Action::Move(_))).unwrap();
    let others: Vec<Seat> = Seat::all(3).filter(|it| *it != owner).collect();
    let proposals = [(others[0], *step), (others[1], Action::Done)];
    let proposals =
        proposals.map(|(by, action)| Proposal { by, to: owner, action: action.to_string() });
    let Action::Move(space) = *step else { panic!("a step") };
    let pings = [("dalaran", 3), (space.name(), 4)];
    let pings =
        pings.map(|(space, number)| Ping { by: others[1], space: space.to_owned(), number });
    (proposals.to_vec(), pings.to_vec())
}

#[test]
fn a_proposal_is_a_sentence_and_a_ghost_and_its_owner_has_the_last_word() {
    let (game, owner, other) = turn();
    let (proposals, pings) = busy(&game, owner);
    let third = Seat::all(3).find(|it| *it != owner && *it != other).unwrap();
    let mut told = String::new();
    for (who, viewer, owner_of) in [
        ("owner", Viewer::Seat(owner), None),
        ("proposer", Viewer::Seat(other), Some(owner)),
        ("another", Viewer::Seat(third), Some(owner)),
        ("spectator", Viewer::Spectator, None),
    ] {
        let speaker = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let together = Together {
            speaker,
            owner: owner_of,
            proposals: proposals.clone(),
            pings: pings.clone(),
            ..Together::default()
        };
        let parts = with_context(&game, viewer, together, PREFS, page::live_parts);
        let lines = html(&parts, "together");
        told += &format!("--- {who}\n{}\n", lines.replace("><", ">\n<"));
        let act = said(&lines, "act");
        let decline = said(&lines, "decline");
        match who {
            "owner" => assert_eq!((act.len(), decline.len()), (2, 2)),
            "proposer" | "another" => assert_eq!((act.len(), decline.len()), (0, 1)),
            _ => assert_eq!((act.len(), decline.len()), (0, 0)),
        }
        assert!(!lines.contains("<Bo>"), "a name is no markup");
        if who == "owner" {
            told += &format!("{}\n", html(&parts, "ghosts").replace("><", ">\n<"));
        }
        let ghosts = html(&parts, "ghosts");
        assert_eq!(ghosts.matches("class=\"ghost-figure\"").count(), 1, "{who}");
        assert_eq!(ghosts.matches("class=\"ping-ring\"").count(), 2, "{who}");
        assert_eq!(ghosts.matches("class=\"ghost-flag\"").count(), 3, "{who}");
    }
    insta::assert_snapshot!("together", told);
}

#[test]
fn no_id_stands_twice_when_much_is_said_and_each_language_says_it() {
    let (game, owner, other) = turn();
    let (proposals, pings) = busy(&game, owner);
    let mut pages = BTreeSet::new();
    for &lang in Lang::ALL {
        let together = Together {
            proposals: proposals.clone(),
            pings: pings.clone(),
            ..speaks(other, Some(owner))
        };
        let viewer = Viewer::Seat(other);
        let page = with_context(&game, viewer, together, in_lang(lang), page::table_page);
        let all = ids(&page);
        let unique: BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(unique.len(), all.len());
        for form in attributes(&page, "form") {
            assert!(unique.contains(form), "form={form} leads nowhere");
        }
        let told = page.split("id=\"together\"").nth(1).unwrap();
        pages.insert(told.split("</section>").next().unwrap().to_owned());
    }
    assert_eq!(pages.len(), Lang::ALL.len());
}

#[test]
fn whoever_is_asked_himself_may_propose_beside_his_own_answers() {
    let (game, owner) = table(|it| matches!(it, Prompt::Pick));
    let other = Seat::all(3).find(|it| *it != owner).unwrap();
    let legal = game.situation(Viewer::Seat(owner)).legal;
    let actions: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let mut pages = BTreeSet::new();
    for &lang in Lang::ALL {
        let advice = Some(Advice { to: owner, actions: actions.clone() });
        let together = Together { advice, ..speaks(other, None) };
        let viewer = Viewer::Seat(other);
        let page = with_context(&game, viewer, together, in_lang(lang), page::table_page);
        assert_eq!(said(&page, "advise"), actions.iter().map(String::as_str).collect());
        assert!(!said(&page, "act").is_empty(), "his own answers are his own");
        assert!(page.contains(&format!("name=\"to\" value=\"{owner}\"")));
        let all = ids(&page);
        assert_eq!(all.iter().copied().collect::<BTreeSet<_>>().len(), all.len());
        for form in attributes(&page, "form") {
            assert!(all.contains(&form), "form={form} leads nowhere");
        }
        let list = page.split("class=\"advice\"").nth(1).unwrap().split("</details>").next();
        pages.insert(list.unwrap().to_owned());
    }
    assert_eq!(pages.len(), Lang::ALL.len());
}

/// WR-SETUP-09: a hero can be proposed, too, and appears where it would begin.
#[test]
fn a_proposed_hero_stands_where_it_would_begin() {
    let (game, owner) = table(|it| matches!(it, Prompt::Pick));
    let other = Seat::all(3).find(|it| *it != owner).unwrap();
    let action = Action::Pick(Hero::Jaina).to_string();
    let proposals = vec![Proposal { by: other, to: owner, action }];
    let together = Together { proposals, ..speaks(owner, None) };
    let parts = with_context(&game, Viewer::Seat(owner), together, PREFS, page::live_parts);
    assert!(html(&parts, "ghosts").contains("hero-jaina"));
    assert!(html(&parts, "together").contains("Jaina"));
}

/// Where everybody plays for himself nothing of this stands in the page.
#[test]
fn a_quiet_table_has_an_empty_layer() {
    let (game, owner, _) = turn();
    let parts =
        with_context(&game, Viewer::Seat(owner), speaks(owner, None), PREFS, page::live_parts);
    assert_eq!(
        html(&parts, "ghosts"),
        "<g id=\"ghosts\" class=\"ghosts\" aria-hidden=\"true\"></g>"
    );
    assert!(html(&parts, "together").contains("class=\"together visually-hidden\""));
}
