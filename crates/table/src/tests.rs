//! What the state machine promises, whatever the store does.

use std::time::Duration;

use kernel::{Seat, Viewer};
use page::LastActions;

use super::testing::{Bench, Disk, hot_seat, visitor};
use super::{BotAnswer, Clock, Command, DueNotice, Effect, Input, NewTable, Timestamp};
use crate::Aside;
use crate::error::TableError;
use crate::keys::Key;
use crate::render::Extent;
use crate::seats::{Place, Sitting};
use crate::stored::Call;
use crate::stored::StoreError;
use crate::visitor::Visitor;

fn bench() -> (Bench, Visitor) {
    let host = Key::of_random([1; 16]);
    (Bench::new(&hot_seat("smallworld"), &host, 1), visitor(&host))
}

/// The first answer of whoever is asked.
fn act(bench: &Bench) -> Command {
    let game = &bench.table.played.game;
    let seat = game.asked().first().unwrap();
    let (version, action) = (bench.table.version(), game.legal(seat)[0].clone());
    Command::Act { seat: Some(seat.to_string()), version, action }
}

#[test]
fn an_action_is_answered_and_shown_only_when_it_is_stored() {
    let (mut bench, by) = bench();
    let (version, command) = (bench.table.version(), act(&bench));
    let input = Input::Command { ticket: super::Ticket(5), by, command };
    let effects = bench.table.handle(bench.around, input);
    assert!(matches!(&effects[..], [Effect::Store(_)]), "{effects:?}");
    assert!(bench.table.is_waiting());
    let effects = bench.table.handle(bench.around, Input::Stored);
    let [Effect::Changed(stamp), Effect::Answer { ticket, done }] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!((stamp.version, ticket.0), (bench.table.version(), 5));
    assert!(version < *done.as_ref().unwrap());
}

#[test]
fn what_cannot_be_stored_has_not_happened() {
    let (mut bench, by) = bench();
    let (version, hash) = (bench.table.version(), bench.table.played.game.hash());
    bench.disk = Disk::Full;
    let commands = [
        act(&bench),
        Command::Seat { seat: "P2".to_owned(), sitting: Sitting::Bot(ai::BotSpec::Greedy) },
        Command::Code { seat: "P1".to_owned() },
        Command::Aside { seat: None, what: Aside::Notes("mine".to_owned()) },
        Command::Aside { seat: None, what: Aside::Name("Mira".to_owned()) },
    ];
    let people = |bench: &Bench| {
        let of = |it: &Place| {
            format!("{:?} {:?} {:?} {} {}", it.bot, it.key, it.holders, it.notes, it.name)
        };
        bench.table.seats.places.iter().map(of).collect::<Vec<_>>()
    };
    let (before, shown) = (people(&bench), bench.table.stamp().version);
    for command in commands {
        let told = format!("{command:?}");
        let done = bench.command(&by, command);
        assert!(matches!(done, Err(TableError::Store(StoreError::Closed(_)))), "{told}: {done:?}");
        assert_eq!(
            (bench.table.version(), bench.table.played.game.hash()),
            (version, hash.clone())
        );
        assert_eq!(
            (people(&bench), bench.table.stamp().version),
            (before.clone(), shown),
            "{told}"
        );
    }
    bench.disk = Disk::Works;
    assert!(bench.command(&by, act(&bench)).is_ok());
}

#[test]
fn nobody_sees_a_position_that_the_store_may_not_have() {
    let (mut bench, by) = bench();
    let version = bench.table.version();
    bench.disk = Disk::Away;
    let done = bench.command(&by, act(&bench));
    assert!(matches!(done, Err(TableError::Store(_))), "{done:?}");
    let drawn = bench.table.watched(|it| Ok(it.draw(&by, Extent::Whole)));
    assert!(matches!(drawn, Err(TableError::Store(_))));
    assert!(matches!(bench.command(&by, Command::Curtain), Err(TableError::Store(_))));
    // It is tried again by itself.
    let at = bench.table.next_wake().unwrap();
    (bench.disk, bench.around.now) = (Disk::Works, at);
    bench.feed(Input::Tick);
    assert_eq!(bench.table.version(), version);
    assert!(bench.command(&by, act(&bench)).is_ok());
}

#[test]
fn what_happens_while_the_store_is_away_does_not_bring_the_position_in_memory_back() {
    let (mut bench, by) = bench();
    let (version, seat) = (bench.table.version(), bench.table.played.game.asked().first().unwrap());
    bench.disk = Disk::Away;
    assert!(bench.command(&by, act(&bench)).is_err());
    let notice =
        DueNotice { seat, call: Call::Turn, version, due: bench.around.now, owners: Vec::new() };
    let inputs = [
        Input::KeyShown(seat),
        Input::Delivered { notice, was_wanted: true },
        Input::Came(by.key_hash().unwrap()),
        Input::Stored,
    ];
    for input in inputs {
        bench.feed(input);
        assert!(bench.table.is_unread());
    }
    bench.disk = Disk::Works;
    bench.feed(Input::KeyShown(seat));
    assert!(!bench.table.is_unread());
    assert_eq!(bench.table.version(), version);
}

#[test]
fn a_notification_that_ends_while_the_store_is_away_is_brought_once_more() {
    let (mut bench, by) = bench();
    bench.around.subscribed = Seat::all(2).collect();
    // Somebody is waited for and not here.
    let asked = |bench: &Bench| bench.table.played.game.asked().first().unwrap();
    let first = asked(&bench);
    while asked(&bench) == first {
        assert!(bench.command(&by, act(&bench)).is_ok());
    }
    let told = |bench: &mut Bench| {
        bench.around.now = bench.table.next_wake().unwrap();
        bench.feed(Input::Tick);
        bench.effects.drain(..).find_map(|it| match it {
            Effect::Deliver(notice) => Some(notice),
            _ => None,
        })
    };
    let notice = std::iter::repeat_with(|| told(&mut bench)).flatten().next().unwrap();
    assert_eq!((notice.seat, notice.call), (asked(&bench), Call::Turn));
    // He plays, which is not stored, and meanwhile the attempt to tell him ends.
    bench.disk = Disk::Away;
    assert!(bench.command(&by, act(&bench)).is_err());
    bench.feed(Input::Delivered { notice: notice.clone(), was_wanted: true });
    bench.disk = Disk::Works;
    let again = std::iter::repeat_with(|| told(&mut bench)).take(5).flatten().next();
    assert_eq!(again, Some(notice));
}

#[test]
fn what_the_store_has_taken_without_telling_is_acknowledged() {
    let (mut bench, by) = bench();
    let version = bench.table.version();
    let unclear = |done| matches!(done, Err(TableError::Store(StoreError::Unclear(_))));
    bench.disk = Disk::Losing;
    assert!(unclear(bench.command(&by, act(&bench))));
    assert_eq!(bench.table.version(), version);
    bench.disk = Disk::Taking;
    let done = bench.command(&by, act(&bench)).unwrap();
    assert!(version < done);
    assert_eq!((bench.table.version(), bench.table.stamp().version), (done, done));
    // What is no line of the match cannot be found again.
    let named = Command::Aside { seat: None, what: Aside::Name("Mira".to_owned()) };
    assert!(unclear(bench.command(&by, named)));
    bench.disk = Disk::Works;
    assert!(bench.command(&by, act(&bench)).is_ok());
}

#[test]
fn a_lost_lease_ends_the_table() {
    let (mut bench, by) = bench();
    let command = act(&bench);
    let input = Input::Command { ticket: super::Ticket(5), by, command };
    bench.table.handle(bench.around, input);
    let lost = StoreError::Lost { table: bench.table.id };
    bench.table.handle(bench.around, Input::NotStored(lost));
    assert!(bench.table.is_lost());
}

#[test]
fn a_panic_freezes_the_table_as_it_was_stored() {
    let (mut bench, by) = bench();
    let (version, hash) = (bench.table.version(), bench.table.played.game.hash());
    // A bot whose thread died.
    let seat = bench.table.played.game.asked().first().unwrap();
    bench.feed(Input::Bot(BotAnswer { version, seat, action: None }));
    assert!(bench.effects.iter().any(|it| matches!(it, Effect::Report(_))), "{:?}", bench.effects);
    assert_eq!((bench.table.version(), bench.table.played.game.hash()), (version, hash));
    assert_eq!(bench.command(&by, act(&bench)), Err(TableError::Frozen));
    assert!(bench.table.draw(&by, Extent::Whole).is_curtain, "it can still be looked at");
}

#[test]
fn a_closed_table_refuses_to_think_ahead_and_its_clock_stands_still() {
    let host = Key::of_random([1; 16]);
    let new = NewTable { clock: Clock::of_seconds(600), ..hot_seat("smallworld") };
    let (mut bench, by) = (Bench::new(&new, &host, 1), visitor(&host));
    let seat = bench.table.played.game.asked().first().unwrap();
    bench.stored.is_closed = true;
    let mut closed = bench.reopened();
    let version = closed.table.version();
    assert_eq!(closed.command(&by, act(&closed)), Err(TableError::Closed));
    assert_eq!(closed.table.check_running(), Err(TableError::Closed));
    let hint = closed.table.hint(&by, None, catalog::HintForm::Numbers);
    assert_eq!(hint.err(), Some(TableError::Closed));
    assert_eq!(closed.table.determinized_copy(&by, None, 1).err(), Some(TableError::Closed));
    for seconds in [0, 599, 601, 100_000] {
        closed.around.now = bench.around.now + Duration::from_secs(seconds);
        closed.feed(Input::Tick);
        assert_eq!(closed.table.time_left(seat), Some(Duration::from_secs(600)), "{seconds}");
    }
    assert_eq!((closed.table.version(), closed.table.next_look()), (version, None));
}

#[test]
fn the_answer_of_a_bot_to_another_version_counts_for_nothing() {
    let (mut bench, _) = bench();
    let (version, seat) = (bench.table.version(), bench.table.played.game.asked().first().unwrap());
    let action = Some(bench.table.played.game.legal(seat)[0].clone());
    bench.feed(Input::Bot(BotAnswer { version: version - 1, seat, action }));
    assert_eq!(bench.table.version(), version);
    assert!(
        bench.effects.is_empty() || !bench.effects.iter().any(|it| matches!(it, Effect::Report(_)))
    );
}

/// Found by the simulator with seed 1: a table that was read again after a failed write began the next turn of a seat with
/// the clock of the one before.
#[test]
fn the_clock_of_a_seat_that_has_played_is_stopped_in_the_store_too() {
    let host = Key::of_random([1; 16]);
    let new = NewTable { clock: Clock::of_seconds(600), ..hot_seat("smallworld") };
    let (mut bench, by) = (Bench::new(&new, &host, 1), visitor(&host));
    let mut n_asked = [0, 0];
    for nth in 0..80_usize {
        let game = &bench.table.played.game;
        let Some(seat) = game.asked().first() else { break };
        n_asked[seat.idx()] += 1;
        let (version, legal) = (bench.table.version(), game.legal(seat));
        let action = legal[nth * 7919 % legal.len()].clone();
        bench.around.now = bench.around.now + Duration::from_secs(1);
        bench.command(&by, Command::Act { seat: Some(seat.to_string()), version, action }).unwrap();
        let clocks = bench.table.seats.places.iter().map(|it| it.since).collect::<Vec<_>>();
        let stored = bench.stored.seats.iter().map(|it| it.since).collect::<Vec<_>>();
        assert_eq!(clocks, stored, "after {nth} actions");
    }
    assert!(n_asked.iter().all(|it| 10 < *it), "{n_asked:?}");
}

/// After each of some actions: how long the clock of the seat that is asked next waits, and how long the page plays.
fn waits(is_by_program: bool) -> Vec<(Duration, Duration)> {
    let host = Key::of_random([1; 16]);
    let new = NewTable { clock: Clock::of_seconds(30), ..hot_seat("smallworld") };
    let new = NewTable { is_by_program, ..new };
    let (mut bench, person) = (Bench::new(&new, &host, 1), visitor(&host));
    let mut res = Vec::new();
    for nth in 0..60_usize {
        let game = &bench.table.played.game;
        let Some(seat) = game.asked().first() else { break };
        let (version, legal) = (bench.table.version(), game.legal(seat));
        let (action, awaited) = (legal[nth * 7919 % legal.len()].clone(), game.awaited());
        let key = bench.table.places()[seat.idx()].key;
        let program = Visitor { browser: None, bearer: Some(key), ..person.clone() };
        let by = if is_by_program { &program } else { &person };
        bench.around.now = bench.around.now + Duration::from_secs(20);
        bench.command(by, Command::Act { seat: Some(seat.to_string()), version, action }).unwrap();
        let Some(next) = bench.table.played.awaited().first() else { break };
        if next != seat && awaited.contains(next) {
            continue;
        }
        let since = bench.table.places()[next.idx()].since;
        let left = bench.table.time_left(next);
        assert_eq!(left, Some(Duration::from_secs(30)), "it is whole while something is played");
        assert_eq!(bench.reopened().table.places()[next.idx()].since, since, "after a restart too");
        let game = &bench.table.played.game;
        let (viewer, since_version, most, bot_turn) = (Viewer::Seat(next), version, 8, None);
        let last = LastActions { viewer, since: since_version, most, bot_turn };
        let played = game.performance_time(&last).unwrap_or_default();
        let wait = Timestamp(since).since(bench.around.now);
        res.push((wait, played));
    }
    res
}

#[test]
fn a_person_does_not_lose_the_time_in_which_his_page_plays_what_was_done() {
    let waits = waits(false);
    for (wait, played) in &waits {
        assert_eq!(*wait, (*played).min(Duration::from_secs(6)));
    }
    let n_played = waits.iter().filter(|(wait, _)| !wait.is_zero()).count();
    assert!(10 < n_played, "{n_played} of {}", waits.len());
}

#[test]
fn a_program_has_nothing_to_watch_and_its_clock_begins_at_once() {
    let waits = waits(true);
    assert!(waits.iter().all(|(wait, _)| wait.is_zero()), "{waits:?}");
    assert!(waits.iter().any(|(_, played)| !played.is_zero()), "others could watch it");
}

/// Found by the simulator with seed 195: a notice that was being brought was brought once more, after what took it back
/// could not be stored.
#[test]
fn a_notice_is_not_brought_twice_because_something_was_not_stored() {
    let (mut bench, by) = bench();
    bench.around.subscribed = kernel::Seat::all(2).collect();
    let tick = |bench: &mut Bench, seconds| {
        bench.around.now = bench.around.now + Duration::from_secs(seconds);
        bench.feed(Input::Tick);
    };
    let turns = |bench: &mut Bench| {
        let told = std::mem::take(&mut bench.effects);
        let is_turn = |it: &DueNotice| it.call == Call::Turn;
        let delivered = told.iter().filter(|it| matches!(it, Effect::Deliver(it) if is_turn(it)));
        let cancelled = told.iter().filter(|it| matches!(it, Effect::Cancel(it) if is_turn(it)));
        (delivered.count(), cancelled.count())
    };
    // Somebody else is asked then, and is told after a while.
    let first = bench.table.played.game.asked().first();
    while bench.table.played.game.asked().first() == first {
        let command = act(&bench);
        bench.command(&by, command).unwrap();
    }
    tick(&mut bench, 60);
    assert_eq!(turns(&mut bench), (1, 0));
    bench.disk = Disk::Full;
    let command = act(&bench);
    assert!(bench.command(&by, command).is_err());
    bench.disk = Disk::Works;
    tick(&mut bench, 60);
    assert_eq!(turns(&mut bench), (0, 0), "it is still on its way");
    let command = act(&bench);
    bench.command(&by, command).unwrap();
    assert_eq!(turns(&mut bench), (0, 1), "it does not hold any more");
}

/// A table with a free seat, and somebody who has come to it by its link.
fn with_guest() -> (Bench, Visitor, Visitor) {
    let (host, guest) = (Key::of_random([1; 16]), Key::of_random([2; 16]));
    let seats = vec![(Sitting::Here, String::new()), (Sitting::Link, String::new())];
    let mut bench = Bench::new(&NewTable { seats, ..hot_seat("smallworld") }, &host, 1);
    let link = host.of_seat(&bench.table.id.to_string(), 1, 0).key_hash();
    let (host, guest) = (visitor(&host), visitor(&guest));
    assert!(bench.command(&guest, Command::Join { seat: 1, key: link }).is_ok());
    (bench, host, guest)
}

/// Found by the simulator with seed 28: whoever gave up a seat that he came to by a link took its key along.
#[test]
fn a_seat_that_was_given_up_has_a_link_again_that_its_host_can_show() {
    let (mut bench, host, guest) = with_guest();
    assert!(!bench.table.lacks_links(&host), "somebody sits there");
    let link = Command::Seat { seat: "P2".to_owned(), sitting: Sitting::Link };
    bench.command(&guest, link).unwrap();
    assert!(bench.table.lacks_links(&host) && !bench.table.lacks_links(&guest));
    let theirs = bench.table.seats.places[1].key;
    bench.feed(Input::LinksLost(host.clone()));
    assert!(!bench.table.lacks_links(&host));
    let [(seat, link)] = &bench.table.invitations_for(&host)[..] else {
        panic!("one seat is free")
    };
    let key = Key::parse(link.rsplit('/').next().unwrap()).unwrap().key_hash();
    assert_eq!(bench.stored.seats[seat.idx()].key, key);
    let back = Command::Join { seat: 1, key: theirs };
    assert_eq!(bench.command(&guest, back), Err(TableError::NoSuchSeat), "the old key is void");
    let other = visitor(&Key::of_random([3; 16]));
    assert!(bench.command(&other, Command::Join { seat: 1, key }).is_ok());
}

/// Found by the simulator with seed 35: a program whose answer was lost had lost its seat.
#[test]
fn a_claim_that_is_made_twice_is_done_once() {
    let (host, new) = (Key::of_random([1; 16]), Key::of_random([9; 16]).key_hash());
    let seats = vec![(Sitting::Link, String::new()); 2];
    let mut bench = Bench::new(&NewTable { seats, ..hot_seat("smallworld") }, &host, 1);
    let id = bench.table.id.to_string();
    let keys = [0, 1].map(|seat| host.of_seat(&id, seat, 0).key_hash());
    let [one, other] =
        keys.map(|key| Visitor { browser: None, bearer: Some(key), ..visitor(&host) });
    for _ in 0..3 {
        assert!(bench.command(&one, Command::Claim { new }).is_ok());
        let place = &bench.table.seats.places[0];
        assert_eq!((place.key, place.key_number), (new, 1));
    }
    assert_eq!(bench.command(&other, Command::Claim { new }), Err(TableError::NotYourSeat));
    assert_eq!(bench.table.seats.places[1].key, keys[1]);
}

/// Found by the simulator with seed 27: chapters of the log that are long past called a seat by its former name.
#[test]
fn when_seats_are_renamed_a_stream_is_sent_the_chapters_that_are_long_past() {
    let (mut bench, host, _) = with_guest();
    let n_parts = |it: &crate::RenderedParts| it.parts.len();
    while n_parts(&bench.table.draw(&host, Extent::Live))
        == n_parts(&bench.table.draw(&host, Extent::Whole))
    {
        for place in &mut bench.table.seats.places {
            place.holders = vec![host.key_hash().unwrap()];
        }
        let command = act(&bench);
        bench.command(&host, command).unwrap();
    }
    let (live, whole) =
        [Extent::Live, Extent::Whole].map(|it| n_parts(&bench.table.draw(&host, it))).into();
    let first = bench.table.welcome(&host, None, None);
    assert_eq!((n_parts(&first.drawn), first.is_known), (whole, false), "nothing is known");
    let since = Some(bench.table.told_version());
    let again = bench.table.welcome(&host, since, Some(first.moment));
    assert_eq!(n_parts(&again.drawn), live, "it has seen the rest");
    let next = bench.table.update(&host, Some(again.moment));
    assert_eq!(n_parts(&next.drawn), live);
    let bot = Sitting::Bot(ai::BotSpec::Greedy);
    bench.command(&host, Command::Seat { seat: "P2".to_owned(), sitting: bot }).unwrap();
    let renamed = bench.table.update(&host, Some(next.moment));
    assert_eq!(n_parts(&renamed.drawn), whole);
    assert_eq!(n_parts(&bench.table.update(&host, Some(renamed.moment)).drawn), live, "once");
    let since = Some(bench.table.told_version());
    let late = bench.table.welcome(&host, since, Some(next.moment));
    assert_eq!(n_parts(&late.drawn), whole, "its line was lost meanwhile");
}

/// Two hands are known to nobody, also not for a moment.
#[test]
fn whoever_has_a_seat_does_not_look_into_another_hand_by_sitting_down_and_standing_up() {
    let (host, guest) = (Key::of_random([1; 16]), Key::of_random([2; 16]));
    let by = visitor(&host);
    let bot = Sitting::Bot(ai::BotSpec::Greedy);
    let seats = vec![(Sitting::Here, String::new()), (bot, String::new())];
    let to = |sitting| Command::Seat { seat: "P2".to_owned(), sitting };
    let new = |game| NewTable { seats: seats.clone(), ..hot_seat(game) };
    let mut bench = Bench::new(&new("smallworld"), &host, 1);
    let refused = Err(TableError::SecondSeat);
    assert_eq!(bench.command(&by, to(Sitting::Here)), refused);
    assert_eq!(bench.table.barred_for(&by), [kernel::Seat(1)]);
    // It can be opened for somebody else, and not by oneself.
    bench.command(&by, to(Sitting::Link)).unwrap();
    let join = Command::Join { seat: 1, key: bench.table.places()[1].key };
    assert_eq!(bench.command(&by, join.clone()), refused);
    assert_eq!(bench.table.seats_of(&by).len(), 1);
    bench.command(&visitor(&guest), join).unwrap();
    // Where hands are open, and before any are dealt, there is nothing to be seen.
    let mixes = NewTable { mixes: true, ..new("smallworld") };
    for new in [new("wrath"), mixes] {
        let mut bench = Bench::new(&new, &host, 1);
        assert!(bench.table.barred_for(&by).is_empty());
        bench.command(&by, to(Sitting::Here)).unwrap();
        assert_eq!(bench.table.seats_of(&by).len(), 2);
    }
}
