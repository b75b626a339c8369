//! A conquest of Small World as it is seen: the die where it matters, defenders who leave one by one, the price as it is paid.

use std::collections::BTreeSet;

use game_smallworld::SmallWorld;
use kernel::{Match, Viewer};
use page::{AnyPerformance, Around, DrawnBeat, Performance, Sound, Verb};

use crate::support::{PREFS, Played, parts_of, recorded, with_context};

pub(crate) fn drawn<G: Played>(game: &Match<G>, viewer: Viewer) -> Vec<DrawnBeat> {
    let performed = Performance::of(game, viewer, game.version() - 1, 8);
    let Some(it) = performed else { return Vec::new() };
    with_context(game, viewer, PREFS, Around::default(), |ctx| it.draw(ctx))
}

/// What lies over the pieces in a beat.
fn layer(beat: &DrawnBeat) -> Option<&str> {
    beat.parts.iter().find(|it| it.id.starts_with("clash-")).map(|it| it.html.as_str())
}

/// The figure on the chip.
fn price(layer: &str) -> Option<u8> {
    layer.split_once("data-num>")?.1.split('<').next()?.parse().ok()
}

#[test]
fn defenders_leave_one_by_one_and_the_price_is_paid() {
    let (mut n_lost, mut n_homeward, mut n_empty, mut n_paid) = (0, 0, 0, 0);
    recorded::<SmallWorld>(3, 4, |game, _| {
        let beats = drawn(game, Viewer::Spectator);
        let is_stack = |it: &&DrawnBeat| {
            it.beat.verb == Verb::Fly
                && ["stack-", "mark-"].iter().any(|kind| it.beat.on[0].starts_with(kind))
                && layer(it).is_some()
        };
        let Some(comes) = beats.iter().find(is_stack) else { return };
        let at = beats.iter().position(|it| it == comes).unwrap();
        // The conquerors come onto the picture on which they are, whatever else the conquest leads to.
        let stack = format!("id=\"{}\"", comes.beat.on[0]);
        assert!(
            comes.parts.iter().any(|it| it.id.starts_with("pieces-") && it.html.contains(&stack))
        );
        let leaves =
            |it: &&DrawnBeat| it.beat.on.first().is_some_and(|it| it.starts_with("clash-leaver-"));
        let leavers: Vec<&DrawnBeat> = beats[..at].iter().filter(leaves).collect();
        let crowd = beats[..at].iter().filter_map(layer).find(|it| it.contains("leaver"));
        n_empty += usize::from(leavers.is_empty());
        for it in &leavers {
            let id = format!("id=\"{}\" class=\"", it.beat.on[0]);
            let (_, class) = crowd.and_then(|it| it.split_once(&id)).unwrap();
            let is_lost = class.starts_with("leaver lost");
            assert_eq!(it.beat.verb, Verb::Leave);
            assert!(it.beat.to.is_none() || !is_lost, "who is lost goes nowhere");
            assert_eq!(it.beat.sound == Some(Sound::Wound), is_lost);
            n_lost += usize::from(is_lost);
            n_homeward +=
                usize::from(it.beat.to.as_ref().is_some_and(|it| it.starts_with("seat-")));
        }
        let before = beats[..at].iter().filter_map(layer).filter_map(price).next();
        if let Some(n) = before {
            assert!(0 < n);
            assert_eq!(layer(comes).and_then(price), Some(0), "all is paid");
            n_paid += 1;
        }
    });
    assert!(
        5 < n_lost && 3 < n_homeward && 3 < n_empty && 10 < n_paid,
        "{n_lost}, {n_homeward}, {n_empty}, {n_paid}"
    );
}

/// A marker comes onto the picture that shows it, and has left the one after it.
#[test]
fn markers_come_and_go_one_by_one() {
    let (mut n_placed, mut n_removed) = (0, 0);
    for seed in 1..5 {
        recorded::<SmallWorld>(3, seed, |game, _| {
            let beats = drawn(game, Viewer::Spectator);
            for (nth, it) in beats.iter().enumerate() {
                let is_marker =
                    |of: &str| ["fort", "tower", "objective"].iter().any(|kind| of.ends_with(kind));
                let Some(of) = it.beat.on.first().filter(|it| is_marker(it)) else { continue };
                // A picture that shows several of them is drawn for the first one.
                let mut drawn = beats[..=nth].iter().flat_map(|it| &it.parts);
                let shown = format!("id=\"{of}\"");
                let is_shown = drawn.any(|it| it.html.contains(&shown));
                match it.beat.verb {
                    Verb::Enter => {
                        assert!(is_shown, "{of}");
                        assert_eq!(it.beat.sound, Some(Sound::Thud));
                        n_placed += 1;
                    }
                    Verb::Leave => {
                        let after = beats[nth + 1].parts.iter();
                        assert!(after.clone().all(|it| !it.html.contains(&shown)), "{of}");
                        n_removed += 1;
                    }
                    other => panic!("{of}: {other:?}"),
                }
            }
        });
    }
    assert!(3 < n_placed && 0 < n_removed, "{n_placed}, {n_removed}");
}

#[test]
fn at_rest_nothing_lies_over_the_pieces() {
    recorded::<SmallWorld>(2, 3, |game, seat| {
        if game.version().is_multiple_of(20) {
            let parts = parts_of(game, Viewer::Seat(seat), PREFS);
            let layers = parts.iter().filter(|it| it.id.starts_with("clash-"));
            assert!(layers.clone().all(|it| it.html.ends_with("aria-hidden=\"true\"></g>")));
            assert!(1 < layers.count());
        }
    });
}

/// The die of a final conquest falls on its region; that of a strike, which names none before it has succeeded, beside the board.
#[test]
fn the_die_falls_where_it_matters_and_nowhere_else() {
    let mut n_thrown = 0;
    for seed in 4..10 {
        recorded::<SmallWorld>(3, seed, |game, seat| {
            let last = game.effective_records().last().map(|it| it.action.to_string());
            let is_final =
                last.is_some_and(|it| it.starts_with("final ") || it.starts_with("strike"));
            let beats = drawn(game, Viewer::Seat(seat));
            for it in beats.iter().filter(|it| it.beat.verb == Verb::Roll) {
                let is_thrown = it.beat.on.iter().any(|it| it == "thrown");
                assert_eq!(is_thrown, is_final, "{:?}", it.beat);
                n_thrown += usize::from(is_thrown);
            }
        });
    }
    assert!(10 < n_thrown, "{n_thrown}");
}

#[test]
fn a_turn_of_a_small_world_begins_with_a_banner() {
    let mut seats = BTreeSet::new();
    recorded::<SmallWorld>(3, 4, |game, seat| {
        let beats = drawn(game, Viewer::Seat(seat));
        let unrolls =
            |it: &&DrawnBeat| it.beat.verb == Verb::Flip && it.beat.on[0].starts_with("seat-");
        if let Some(it) = beats.iter().find(unrolls) {
            assert_eq!(it.beat.on, [format!("seat-{}", seat.0 + 1)], "whoever is asked then");
            seats.insert(seat);
        }
    });
    assert_eq!(seats.len(), 3);
}
