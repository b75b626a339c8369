//! World of Warcraft: The Adventure Game on the page.

use std::collections::BTreeSet;

use game_adventure::names::{
    Ability, Challenge, Discovery, Face, Hero, Item, Quest, Space, Trophy,
};
use game_adventure::state::Foe;
use game_adventure::view::PlayerView;
use game_adventure::{Action, Adventure, Prompt};
use kernel::{Match, Seat, Viewer};
use page::{Around, Prefs, RenderContext};
use text::Lang;
use text::adventure::gist;
use text::sign::Sign;

use crate::laws;
use crate::support::{
    PREFS, attributes, game, observation, page_of, parts_of, text_of, walk, with_context,
};

/// AG-WIN-01: the page of a finished game says who has won.
#[test]
fn an_end_names_the_winner() {
    let game = game::<Adventure>(2, 3, |_, _| {});
    let page = page_of(&game, Viewer::Spectator, PREFS);
    assert!(page.contains("has won!") || page.contains("have won!"), "nobody has won");
    assert!(page.contains("scoreboard"));
}

/// AG-MOVE-03: what can be gone in this movement is lit with its steps, and nothing else.
#[test]
fn spaces_in_reach_tell_their_steps() {
    let mut n_far = 0;
    walk(2, 17, 1, |game: &Match<Adventure>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        let Prompt::Movement { moves, .. } = situation.decision.unwrap().prompt else { return };
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        for &space in Space::ALL {
            let land = parts.iter().find(|it| it.id == format!("land-{space}")).unwrap();
            let is_next =
                situation.legal.iter().any(|it| it.to_string() == format!("move {space}"));
            assert_eq!(land.html.contains(" legal"), is_next, "{space}");
            if let Some(path) = attributes(&land.html, "data-path").first() {
                let n_steps = path.split(';').count();
                assert!(1 < n_steps && n_steps <= usize::from(moves), "{path}");
                assert!(path.ends_with(&format!("move {space}")), "{path}");
                n_far += 1;
            }
        }
    });
    assert!(20 < n_far, "{n_far}");
}

/// AG-MOVE-02: while others play, the map tells in how many turns a place is reached; a spectator goes nowhere.
#[test]
fn ways_can_be_planned_while_others_play() {
    let mut n_told = 0;
    walk(2, 23, 5, |game: &Match<Adventure>, seat| {
        let is_told = |viewer| {
            let parts = parts_of(game, viewer, PREFS);
            parts.iter().find(|it| it.id == "turns").unwrap().html.contains("ag-turn-sign")
        };
        n_told += usize::from(is_told(Viewer::Seat(Seat(1 - seat.0))));
        assert!(!is_told(Viewer::Spectator));
    });
    assert!(10 < n_told, "{n_told}");
}

/// What is in the box stands with the rules, where a word finds it, and not on every page of a table: that is at most
/// 80 kB, compressed.
#[test]
fn a_table_is_not_heavy() {
    let mut most = 0;
    walk(4, 29, 15, |game: &Match<Adventure>, seat| {
        most = most.max(laws::packed(&page_of(game, Viewer::Seat(seat), PREFS)));
    });
    assert!(most < 80_000, "{most}");
    let rules =
        page::rules_page(page::renderer::<Adventure>(), "", &|_| false, &[], &PREFS).unwrap();
    assert!(400 < rules.matches("class=\"piece\"").count());
}

/// AG-COMBAT-03: both dice and the chances lie on the stage.
#[test]
fn a_combat_has_a_stage() {
    let (mut n_rolled, mut n_odds) = (0, 0);
    walk(2, 12, 1, |game: &Match<Adventure>, seat| {
        let Some(combat) = game.situation(Viewer::Seat(seat)).view.combat else { return };
        let parts = parts_of(game, Viewer::Seat(seat), PREFS);
        let stage = &parts.iter().find(|it| it.id == "stage").unwrap().html;
        assert_eq!(stage.matches("class=\"die ").count(), 2, "{stage}");
        n_rolled += usize::from(combat.fight.dice[0] != 0);
        n_odds += usize::from(stage.contains("Victory: "));
    });
    assert!(10 < n_rolled && 10 < n_odds, "{n_rolled} {n_odds}");
}

/// AG-GEN-06: nobody sees another's hand on any part of the page.
#[test]
fn hands_are_hidden() {
    walk(2, 19, 5, |game: &Match<Adventure>, _| {
        let view = game.situation(Viewer::Omniscient).view;
        for (seat, player) in view.players.iter().enumerate() {
            let other = Viewer::Seat(Seat(1 - seat as u8));
            let html = text_of(game, other);
            for held in player.hand_cards.iter().flatten() {
                for name in ["held", "fan", "why-ability"] {
                    assert!(!html.contains(&format!("{name}-{held}")), "{held} is seen");
                }
            }
        }
    });
}

/// Who fights plays from the fan on the stage: what is legal is a card there, and of an opponent only backs are seen. While a
/// space is to be chosen the stage does not lie over the board.
#[test]
fn the_hand_lies_on_the_stage() {
    let (mut n_played, mut n_backs, mut n_aside, mut n_on_board) = (0, 0, 0, 0);
    for seed in [12, 13, 14, 61, 86] {
        walk(3, seed, 1, |game: &Match<Adventure>, seat| {
            let stage = |viewer: Viewer| {
                let parts = parts_of(game, viewer, PREFS);
                parts.into_iter().find(|it| it.id == "stage").unwrap().html
            };
            let situation = game.situation(Viewer::Seat(seat));
            let Some(combat) = &situation.view.combat else { return };
            let html = stage(Viewer::Seat(seat));
            let prompt = situation.decision.unwrap().prompt;
            let is_on_board = matches!(
                prompt,
                Prompt::PlaceToken | Prompt::Go { .. } | Prompt::Push { .. } | Prompt::ToCity
            );
            assert_eq!(html.contains("ag-stage live"), !is_on_board, "{prompt:?}: {html}");
            n_on_board += usize::from(is_on_board);
            for action in &situation.legal {
                if let Action::Play(ability) = action {
                    let card = html.split(&format!("id=\"fan-{ability}-")).nth(1).unwrap();
                    assert!(card.contains(&format!("value=\"{action}\"")), "{action}: {card}");
                    n_played += 1;
                }
            }
            n_backs += stage(Viewer::Spectator).matches("class=\"ag-back ").count();
            for other in Seat::all(3) {
                let fights = other == combat.fight.attacker || combat.fight.foe == Foe::Seat(other);
                if !fights && other != seat {
                    assert!(stage(Viewer::Seat(other)).contains("ag-stage aside"));
                    n_aside += 1;
                }
            }
        });
    }
    assert!(10 < n_played && 10 < n_backs && 10 < n_aside, "{n_played} {n_backs} {n_aside}");
    assert!(0 < n_on_board);
}

/// Every card of the box has a picture of its own, the file that its card asks for.
#[test]
fn every_card_has_a_picture_of_its_own() {
    fn names<T: ToString>(all: &[T], kind: &str) -> Vec<String> {
        all.iter().map(|it| format!("{kind}-{}", it.to_string())).collect()
    }
    let gallery = page::renderer::<Adventure>().gallery().unwrap();
    let all: Vec<String> = [
        names(Hero::ALL, "hero"),
        names(Ability::ALL, "ability"),
        names(Challenge::ALL, "challenge"),
        names(Item::ALL, "item"),
        names(Discovery::ALL, "discovery"),
        names(Quest::ALL, "quest"),
        names(Trophy::ALL, "trophy"),
    ]
    .concat();
    let pictures: BTreeSet<&str> = all
        .iter()
        .map(|it| gallery.file(it).unwrap_or_else(|| panic!("{it}")).text.as_str())
        .collect();
    assert_eq!(pictures.len(), all.len(), "two cards look the same");
    // Those, fourteen lairs, and the back of an ability card.
    assert_eq!(gallery.slugs().count(), all.len() + 14 + 1);
}

#[test]
fn pictures_are_small_and_stand_alone() {
    laws::pictures_are_small(page::renderer::<Adventure>());
}

/// Every icon of a gist is drawn on the page.
#[test]
fn every_sign_of_a_gist_has_its_emblem() {
    let defs = page::renderer::<Adventure>().defs().into_string();
    let mut slugs: BTreeSet<&str> = BTreeSet::new();
    let mut add = |signs: Vec<Sign>| {
        assert!(!signs.is_empty());
        slugs.extend(signs.iter().filter_map(|it| match it {
            Sign::Icon(slug, _) => Some(*slug),
            Sign::Pays | Sign::Or | Sign::Bar | Sign::More => None,
        }));
    };
    Ability::ALL.iter().for_each(|&it| add(gist::ability(it)));
    Item::ALL.iter().for_each(|&it| add(gist::item(it)));
    Challenge::ALL.iter().for_each(|&it| add(gist::challenge(it)));
    Discovery::ALL.iter().for_each(|&it| add(gist::discovery(it)));
    Quest::ALL.iter().for_each(|&it| add(gist::quest(it)));
    Trophy::ALL.iter().for_each(|&it| add(gist::trophy(it)));
    for slug in &slugs {
        assert!(defs.contains(&format!("id=\"ag-{slug}\"")), "no emblem for {slug}");
    }
    assert!(25 < slugs.len(), "{slugs:?}");
}

/// The words of a drawing, without its elements.
fn words(html: &str) -> Vec<&str> {
    let texts = html.split('<').filter_map(|it| it.split_once('>')).map(|it| it.1);
    texts.flat_map(str::split_whitespace).collect()
}

/// A character to choose is seen at a glance, in every language: at most 25 words. What its two sides do is on the card that
/// `data-why` names, and describes the button for a screen reader.
#[test]
fn characters_are_chosen_at_a_glance() {
    let mut n_seen = 0;
    walk(3, 31, 1, |game: &Match<Adventure>, seat| {
        let situation = game.situation(Viewer::Seat(seat));
        if !matches!(situation.decision.unwrap().prompt, Prompt::Pick) {
            return;
        }
        for &lang in Lang::ALL {
            let parts = parts_of(game, Viewer::Seat(seat), Prefs { lang, ..PREFS });
            let html = &parts.iter().find(|it| it.id == "prompt").unwrap().html;
            for action in &situation.legal {
                let Action::Pick(hero) = *action else { panic!("{action}") };
                let card = html.split(&format!("id=\"pick-{hero}\"")).nth(1).unwrap();
                let (face, rest) = card.split_once("<div class=\"dialog").unwrap();
                assert!(words(face).len() <= 25, "{lang:?}: {:?}", words(face));
                for side in Face::ALL {
                    let name = text::adventure::side_name(lang, hero, *side);
                    assert!(face.contains(&name), "{name}: {face}");
                }
                let why = format!("why-pick-{hero}");
                assert_eq!(attributes(face, "data-why"), [why.as_str()]);
                assert_eq!(attributes(face, "aria-describedby"), [why.as_str()]);
                let full = rest.split("</ul>").next().unwrap();
                assert!(full.contains(&format!("id=\"{why}\"")), "{full}");
                assert!(40 < words(full).len(), "{lang:?}: {:?}", words(full));
                n_seen += 1;
            }
        }
    });
    assert!(20 < n_seen, "{n_seen}");
}

/// Equipment and bag are small cards, in every language; what is equipped has a state of its own.
#[test]
fn items_are_cards() {
    let (mut n_worn, mut n_in_bag) = (0, 0);
    for seed in [23, 24, 25] {
        walk(2, seed, 25, |game: &Match<Adventure>, seat| {
            let mut own = observation(game, Viewer::Seat(seat));
            let players = &mut own.situation.view.players;
            if players[seat.idx()].hero.is_none() {
                return;
            }
            let is_held = |item: Item| {
                let has = |it: &PlayerView| {
                    [it.weapon, it.armour].contains(&Some(item))
                        || it.bag.iter().any(|it| it == item)
                };
                players.iter().any(has)
            };
            let free = Item::ALL.iter().copied().find(|it| !is_held(*it)).unwrap();
            players[seat.idx()].weapon.get_or_insert(free);
            let held = players[seat.idx()].clone();
            let worn: Vec<Item> = held.weapon.into_iter().chain(held.armour).collect();
            for &lang in Lang::ALL {
                let prefs = Prefs { lang, ..PREFS };
                let viewer = Viewer::Seat(seat);
                let parts = with_context(game, viewer, prefs, Around::default(), |ctx| {
                    page::parts(&RenderContext { observation: &own, ..*ctx })
                });
                let html: String = parts.into_iter().map(|it| it.html).collect();
                for item in worn.iter().copied().chain(held.bag.iter()) {
                    let at = html.find(&format!("id=\"item-{item}\"")).unwrap();
                    let start = html[..at].rfind("<article").unwrap();
                    let face = html[start..].split("class=\"dialog").next().unwrap();
                    let class = face.split('"').nth(1).unwrap();
                    assert!(
                        class.starts_with("card k-gear") && class.contains(" s-mini"),
                        "{class}"
                    );
                    assert_eq!(class.contains(" worn"), worn.contains(&item), "{class}");
                    let title = page::name(lang, &text::adventure::item_name(lang, item));
                    assert!(face.contains(&title.into_string()), "{face}");
                }
            }
            n_worn += worn.len();
            n_in_bag += held.bag.len();
        });
    }
    assert!(0 < n_worn && 0 < n_in_bag, "{n_worn}, {n_in_bag}");
}
