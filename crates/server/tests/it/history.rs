//! Going back: every move of a match is a page, and match files come and go.

use std::cell::Cell;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Method;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use serde_json::json;

use crate::ground::Ground;
use crate::support::{Answer, Client, Table, config, context, later};

#[tokio::test]
async fn every_line_leads_to_a_page_of_its_moment() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    table.play(25, 3).await;
    let address = format!("/table/{}", table.id);
    let list = table.seat("P1").get(&format!("{address}/history")).await.is(200).body;
    let links: Vec<&str> =
        list.split("href=\"").skip(1).filter_map(|it| it.split('"').next()).collect();
    let moments: Vec<&str> = links.into_iter().filter(|it| it.contains("/at/")).collect();
    assert!(20 < moments.len(), "{moments:?}");
    for moment in moments.iter().step_by(9) {
        let page = table.watcher.get(moment).await.is(200).body;
        assert!(page.contains("class=\"waiting past\"") && !page.contains("data-events"));
        assert!(!page.contains("name=\"action\""), "nothing can be played in the past");
    }
    for wrong in ["/at/100000", "/at/x", "/at/-1"] {
        table.watcher.get(&format!("{address}{wrong}")).await.is(404);
    }
    table.watcher.get(&format!("{address}/at?n=many")).await.is(400);
    let found = table.watcher.get(&format!("{address}/at?n=3&as=")).await.is(303);
    assert_eq!(found.headers[LOCATION], format!("{address}/at/3"));
}

#[tokio::test]
async fn while_the_match_goes_on_everybody_looks_back_through_his_own_eyes() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    table.play(40, 8).await;
    let address = format!("/table/{}", table.id);
    let at = |eyes: &str| format!("{address}/at/30?as={eyes}");
    let own = table.seat("P1").get(&at("P1")).await.is(200).body;
    let public = table.watcher.get(&at("spectator")).await.is(200).body;
    assert_ne!(own, public);
    table.seat("P1").get(&at("P2")).await.is(403);
    table.watcher.get(&at("P1")).await.is(403);
    table.watcher.get(&at("P9")).await.is(404);
    table.play(3000, 8).await;
    let seen = table.watcher.get(&at("P1")).await.is(200).body;
    assert!(seen.contains("id=\"past-as\""), "when it is over, through anybody's");
    let list = table.watcher.get(&format!("{address}/history?as=P2")).await.is(200).body;
    assert!(list.contains("class=\"plot\"") && list.contains("?as=P2"));
}

/// What replay asks for is the moment that its page shows, with what the last move before it led to, and no secret more.
#[tokio::test]
async fn a_moment_comes_as_parts_with_what_led_there() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    table.play(40, 8).await;
    let address = format!("/table/{}", table.id);
    let beats = |of: usize, eyes: &str| format!("{address}/beats?of={of}&as={eyes}");
    let mut n_beats = 0;
    for of in [0, 7, 30, 40] {
        let news = table.seat("P1").get(&beats(of, "P1")).await.is(200).json();
        let page = table.seat("P1").get(&format!("{address}/at/{of}?as=P1")).await.is(200).body;
        assert_eq!(news["version"], of);
        let parts = news["parts"].as_array().unwrap();
        assert!(parts.iter().any(|it| it["id"] == "waiting"), "the line above the table");
        for part in parts.iter().filter(|it| it["id"] != "forms") {
            assert!(page.contains(part["html"].as_str().unwrap()), "{}", part["id"]);
        }
        n_beats += news["beats"].as_array().map_or(0, Vec::len);
    }
    assert!(0 < n_beats, "something moves");
    let (own, public) = (beats(30, "P1"), beats(30, "spectator"));
    let own = table.seat("P1").get(&own).await.is(200).body;
    assert_ne!(own, table.watcher.get(&public).await.is(200).body);
    table.seat("P1").get(&beats(30, "P2")).await.is(403);
    table.watcher.get(&beats(30, "P1")).await.is(403);
    table.watcher.get(&beats(100_000, "")).await.is(404);
    table.watcher.get(&format!("{address}/beats?of=many")).await.is(400);
    let board = |n: &str| format!("{address}/at/{n}/board.svg");
    assert!(table.watcher.get(&board("30")).await.is(200).body.starts_with("<svg"));
    table.watcher.get(&board("x")).await.is(404);
    table.watcher.get(&format!("{}?as=P1", board("30"))).await.is(403);
}

/// The moves that decided a match are told when it is over, each with its board, and not before.
#[tokio::test]
async fn a_match_that_is_over_tells_how_it_turned() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    table.play(40, 8).await;
    let address = format!("/table/{}", table.id);
    let page = table.seat("P1").get(&address).await.is(200).body;
    assert!(!page.contains("/board.svg"));
    table.play(3000, 8).await;
    for path in [address.clone(), format!("{address}/history")] {
        let page = table.seat("P1").get(&path).await.is(200).body;
        let boards: Vec<&str> =
            page.split("src=\"").skip(1).filter_map(|it| it.split('"').next()).collect();
        let boards: Vec<&&str> = boards.iter().filter(|it| it.contains("/board.svg")).collect();
        assert!((3..=7).contains(&boards.len()), "{path}: {boards:?}");
        for board in boards {
            assert!(table.seat("P1").get(board).await.is(200).body.starts_with("<svg"));
        }
    }
}

/// Starts a review and reloads, as the page does, until it is finished.
async fn looked_back(client: &mut Client, path: &str) -> Answer {
    let mut answer = client.form(path, &[]).await;
    while answer.body.contains("id=\"review-wait\"") {
        answer = client.get(path).await;
    }
    answer
}

/// An answer for which time passes fast, so that everything takes long. Time is never left standing, as it would be if
/// [`later`] were dropped in the middle.
async fn hurried(answer: impl Future<Output = Answer>) -> Answer {
    let is_there = Cell::new(false);
    let answer = async {
        let answer = answer.await;
        is_there.set(true);
        answer
    };
    let time = async {
        while !is_there.get() {
            tokio::time::sleep(Duration::from_millis(10)).await;
            later(1).await;
        }
    };
    tokio::join!(answer, time).0
}

fn is_waited_for(page: &str) -> bool {
    page.contains("id=\"review-wait\"") && page.contains("http-equiv=\"refresh\"")
}

/// The addresses of moments in a part of a page.
fn moments(part: &str) -> Vec<String> {
    let links = part.split("href=\"").filter_map(|it| it.split('"').next());
    links.filter(|it| it.contains("/at/")).map(|it| it.replace("&amp;", "&")).collect()
}

/// A section of a page, by its id; empty if it is not there.
fn section<'a>(page: &'a str, id: &str) -> &'a str {
    let start = page.split(&format!("<section id=\"{id}\">")).nth(1).unwrap_or_default();
    start.split("</section>").next().unwrap_or_default()
}

/// The chances of so many seats, each folded.
fn tells_of_every_seat(page: &str, n_seats: usize) {
    let chances = section(page, "chances");
    assert!(chances.contains("The chances to win") && !page.contains("Your chance"), "{page}");
    assert_eq!(chances.matches("class=\"plot plot-large\"").count(), n_seats, "{chances}");
    assert_eq!(chances.matches("<polyline").count(), 2 * n_seats, "two curves each: {chances}");
    for seat in 1..=n_seats {
        assert!(moments(chances).iter().any(|it| it.ends_with(&format!("?as=P{seat}"))), "P{seat}");
    }
}

/// A review that takes longer than a request waits is answered by a page that reloads itself.
#[tokio::test]
async fn a_long_look_back_is_waited_for() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    table.play(3000, 8).await;
    let review = format!("/table/{}/review", table.id);
    let page = hurried(table.seat("P1").form(&review, &[])).await.is(200).body;
    assert!(is_waited_for(&page), "{page}");
    let page = looked_back(table.seat("P1"), &review).await.is(200).body;
    assert!(!page.contains("http-equiv=\"refresh\"") && page.contains("id=\"mistakes\""), "{page}");
}

/// Luck and mistakes are told when the match is over, in everybody's language, and lead to their moments.
#[tokio::test]
async fn a_match_that_is_over_is_looked_back_at() {
    let app = context().await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    table.play(40, 8).await;
    let review = format!("/table/{}/review", table.id);
    table.seat("P1").form(&review, &[]).await.is(403);
    table.watcher.form(&review, &[]).await.is(403);
    table.play(3000, 8).await;
    let address = format!("/table/{}", table.id);
    assert!(table.seat("P1").get(&address).await.is(200).body.contains("id=\"review-open\""));
    table.watcher.get(&review).await.is(303);
    let first = looked_back(table.seat("P1"), &review).await.is(200).body;
    let seats =
        first.split("id=\"review-seats\"").nth(1).unwrap().split("</table>").next().unwrap();
    assert_eq!(seats.matches("<tr>").count(), 3, "a head and two seats: {first}");
    // Random play makes mistakes.
    let worst = moments(section(&first, "mistakes"));
    assert_eq!(worst.len(), 3, "{first}");
    let own = moments(section(&first, "own-mistakes"));
    let of_p1 = worst.iter().filter(|it| it.ends_with("?as=P1")).count();
    assert_eq!((of_p1 + own.len(), own.iter().all(|it| it.ends_with("?as=P1"))), (3, true));
    let chances = section(&first, "chances");
    assert!(chances.contains("class=\"plot plot-large\"") && chances.contains("plot-key"));
    assert_eq!(chances.matches("<polyline").count(), 2, "two curves: {chances}");
    let turns = moments(chances);
    assert!(10 < turns.len(), "{chances}");
    for moment in worst.iter().chain(&own).chain(turns.iter().step_by(9)) {
        table.watcher.get(moment).await.is(200);
    }
    // For a spectator the page shows the chances of every seat, and no list of costly answers of his own.
    let again = table.watcher.get(&review).await.is(200).body;
    assert_eq!(section(&again, "mistakes"), section(&first, "mistakes"));
    assert!(section(&again, "own-mistakes").is_empty());
    tells_of_every_seat(&again, 2);
    // What was thought of once is told in another language without another thought.
    let mut czech = Client::new(&app).with("accept-language", "cs");
    let page = czech.get(&review).await.is(200).body;
    assert!(page.contains("Nejdražší odpovědi"), "{page}");
    assert_eq!(moments(section(&page, "mistakes")), worst);
}

/// What was found is there after a restart, for whoever may look, and for the list of one's own mistakes.
pub(crate) async fn a_look_back_outlives_the_server(ground: Ground) {
    let state = ground.context(config()).await;
    let mut table = Table::of(&server::app(state.clone()), &["you", "link"]).await;
    table.play(3000, 8).await;
    let review = format!("/table/{}/review", table.id);
    table.watcher.get(&review).await.is(303);
    let found = looked_back(table.seat("P1"), &review).await.is(200).body;
    assert!(found.contains("id=\"review-seats\""), "{found}");
    let mistakes = table.seat("P1").get("/mistakes").await.is(200).body;
    table.move_to(&Router::new());
    ground.close(state).await;
    table.move_to(&server::app(ground.context(config()).await));
    assert_eq!(table.seat("P1").get("/mistakes").await.is(200).body, mistakes);
    // Nobody has asked for it since.
    assert_eq!(table.seat("P1").get(&review).await.is(200).body, found);
}

/// Each of two browsers is told of its own seat, whoever played worse.
#[tokio::test]
async fn two_browsers_learn_each_from_its_own_mistakes() {
    let app = context().await;
    let keys = ["abcdefghijklmnopqrstuvwxya", "bcdefghijklmnopqrstuvwxyza"];
    let [mut host, mut guest] = keys.map(|it| {
        let mut browser = Client::new(&app);
        browser.cookies.push(format!("gospoda={it}"));
        browser
    });
    let wanted = json!({"game": "smallworld", "seats": ["here", "link"]});
    let made = host.post("/api/v1/tables", wanted).await.is(201).json();
    let id = made["id"].as_str().unwrap().to_owned();
    let invitation = made["keys"].as_array().unwrap().iter().find(|it| it["seat"] == "P2").unwrap();
    let join = format!("/join/{}", invitation["key"].as_str().unwrap());
    guest.get(&join).await.is(303);
    let address = format!("/table/{id}");
    let seats = [("P1", &host), ("P2", &guest)].map(|(seat, it)| (seat.to_owned(), it.clone()));
    let mut table = Table { id, seats: seats.to_vec(), watcher: Client::new(&app) };
    table.play(3000, 8).await;

    looked_back(&mut host, &format!("{address}/mistakes")).await.is(303);
    for (seat, browser) in [("P1", &mut host), ("P2", &mut guest)] {
        let list = browser.get("/mistakes").await.is(200).body;
        let eyes = |seat: &str| list.matches(&format!("name=\"as\" value=\"{seat}\"")).count();
        let other = if seat == "P1" { "P2" } else { "P1" };
        assert_eq!((eyes(seat), eyes(other)), (3, 0), "{list}");
        assert!(!list.contains("No answer was found"), "{list}");
        let page = browser.get(&format!("{address}/review")).await.is(200).body;
        let own = [section(&page, "mistakes"), section(&page, "own-mistakes")].map(moments);
        let own = own.iter().flatten().filter(|it| it.ends_with(&format!("?as={seat}")));
        assert_eq!(own.count(), 3, "{page}");
    }
}

#[tokio::test]
async fn programs_look_back_as_people_do() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    table.play(20, 3).await;
    let at = |what: &str| format!("/view?{what}");
    let (early, late) = (table.path(&at("at=2&seat=P1")), table.path(&at("at=9&seat=P1")));
    let first = table.seat("P1").get(&early).await.is(200).json();
    assert_ne!(first["view"], table.seat("P1").get(&late).await.is(200).json()["view"]);
    let (other, none) = (table.path(&at("at=2&seat=P2")), table.path(&at("at=9999")));
    table.seat("P1").get(&other).await.has_code(403, "not-your-seat");
    table.seat("P1").get(&none).await.has_code(404, "not-found");
    table.play(3000, 3).await;
    table.watcher.get(&other).await.is(200);
    assert_eq!(table.watcher.get(&early).await.is(200).json()["view"], first["view"]);
}

async fn brings(client: &mut Client, file: &str) -> crate::support::Answer {
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.match\"\r\n\r\n{file}\r\n--x--\r\n"
    );
    let request = client
        .request(Method::POST, "/matches")
        .header(CONTENT_TYPE, "multipart/form-data; boundary=x");
    client.send(request.body(Body::from(body)).unwrap()).await
}

#[tokio::test]
async fn a_match_file_leaves_one_house_and_is_looked_at_in_another() {
    let mut table = Table::of(&context().await, &["you", "bot:random"]).await;
    table.play(3000, 2).await;
    let path = table.path("/match");
    let file = table.watcher.get(&path).await.is(200).body;
    let other = context().await;
    let mut reader = Client::new(&other);
    let answer = brings(&mut reader, &file).await.is(303);
    let to = answer.header("location").to_owned();
    assert!(to.ends_with("/at/0"));
    reader.get(&to).await.is(200);
    let address = to.trim_end_matches("/at/0").to_owned();
    let last = reader.get(&address).await.is(200).body;
    assert!(last.contains("id=\"result\"") && !last.contains("/join/"));
    let again = reader.get(&format!("{address}/match")).await.is(200).body;
    assert_eq!(again, file, "it leaves as it came");
    // The uploader has no seat: the page shows every one.
    let review = looked_back(&mut reader, &format!("{address}/review")).await.is(200).body;
    tells_of_every_seat(&review, 2);
    // A file that does not hold is not kept, and says where.
    let wrong = brings(&mut reader, &file.replacen("\"seat\":\"P1\"", "\"seat\":\"P2\"", 1)).await;
    assert!(wrong.is(400).body.contains("role=\"alert\""));
    let cut: String = file.lines().take(5).map(|it| format!("{it}\n")).collect();
    brings(&mut reader, &cut).await.is(400);
    for junk in ["", "{}", "\u{0}\u{1}", &"[".repeat(100_000)] {
        brings(&mut reader, junk).await.is(400);
    }
}

/// What a browser gave away at its seats are positions to solve, and what would have been better stands there only once it is solved.
#[tokio::test]
async fn costly_answers_of_ones_own_are_found_again() {
    let app = context().await;
    let keys = ["abcdefghijklmnopqrstuvwxya", "bcdefghijklmnopqrstuvwxyza"];
    let [mut own, mut other] = keys.map(|it| {
        let mut browser = Client::new(&app);
        browser.cookies.push(format!("gospoda={it}"));
        browser
    });
    let wanted = json!({"game": "smallworld", "seats": ["here", "here"]});
    let made = own.post("/api/v1/tables", wanted).await.is(201).json();
    let id = made["id"].as_str().unwrap().to_owned();
    let address = format!("/table/{id}");
    let seats = ["P1", "P2"].map(|it| (it.to_owned(), own.clone())).to_vec();
    let mut table = Table { id, seats, watcher: Client::new(&app) };
    table.play(3000, 8).await;

    // Nobody has looked back yet.
    let list = own.get("/mistakes").await.is(200).body;
    assert!(list.contains(&format!("action=\"{address}/mistakes\"")), "{list}");
    looked_back(&mut own, &format!("{address}/mistakes")).await.is(303);
    let review = looked_back(&mut own, &format!("{address}/review")).await.is(200).body;
    let retry = format!("action=\"{address}/retry\"");
    assert_eq!(review.matches(&retry).count(), 6, "three of each seat: {review}");
    let list = own.get("/mistakes").await.is(200).body;
    assert_eq!(list.matches(&retry).count(), 6, "{list}");
    assert!(!list.contains("is-solved") && !list.contains("Better: "), "{list}");
    let list = other.get("/mistakes").await.is(200).body;
    assert!(!list.contains(&address), "{list}");
}

/// From every moment of a match that is over somebody can try again: at a table of his own, against bots, from what the seat
/// knew. A bot says how good that was, and the browser remembers what was solved.
#[tokio::test]
async fn a_moment_is_tried_again_at_a_table_of_its_own() {
    let app = context().await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let address = format!("/table/{}", table.id);
    let retry = format!("{address}/retry");
    table.play(20, 8).await;
    table.seat("P1").form(&retry, &[("n", "5"), ("as", "P1")]).await.is(403);
    table.play(3000, 8).await;

    let looked = looked_back(table.seat("P1"), &format!("{address}/mistakes")).await.is(303);
    assert_eq!(looked.header("location"), "/mistakes");
    let review = looked_back(&mut table.watcher, &format!("{address}/review")).await.is(200).body;
    assert_eq!(review.matches(&format!("action=\"{retry}\"")).count(), 3, "{review}");
    let field = |page: &str, name: &str| {
        let mark = format!("name=\"{name}\" value=\"");
        page.split(&mark).nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let (n, eyes) = (field(&review, "n"), field(&review, "as"));
    let moment = [("n", n.as_str()), ("as", eyes.as_str())];
    let replay = table.watcher.get(&format!("{address}/at/7?as=P2")).await.is(200).body;
    assert!(replay.contains(&format!("action=\"{retry}\"")));

    let mut stranger = Client::new(&app);
    let made = stranger.form(&retry, &moment).await.is(303);
    let own = made.header("location").to_owned();
    let page = stranger.get(&own).await.is(200).body;
    assert!(page.contains("id=\"retry-from\"") && !page.contains("id=\"retry-judge\""), "{page}");
    table.watcher.get(&own).await.is(200);
    table.watcher.form(&format!("{own}/verdict"), &[]).await.is(403);
    stranger.form(&format!("{own}/verdict"), &[]).await.is(404);
    stranger.form(&retry, &[("n", "100000"), ("as", "P1")]).await.is(404);
    stranger.form(&retry, &[("n", "7"), ("as", "P9")]).await.is(404);
    stranger.form(&retry, &[("n", "x")]).await.is(400);

    // What a hint calls best gives nothing away.
    let mut solver = Client::new(&app);
    let own = solver.form(&retry, &moment).await.is(303).header("location").to_owned();
    let hint = solver.form(&format!("{own}/hint"), &[]).await.is(200).body;
    let (version, action) = (field(&hint, "version"), field(&hint, "action"));
    let answer = [("version", version.as_str()), ("action", action.as_str())];
    solver.form(&format!("{own}/act"), &answer).await.is(303);
    assert!(solver.get(&own).await.is(200).body.contains("id=\"retry-judge\""));
    let verdict = format!("{own}/verdict");
    assert_eq!(solver.get(&verdict).await.is(303).header("location"), own, "nothing is asked yet");
    // A verdict that takes longer than a request waits is answered by a page that comes again by itself.
    let page = hurried(solver.form(&verdict, &[])).await.is(200).body;
    assert!(is_waited_for(&page), "{page}");
    let page = looked_back(&mut solver, &verdict).await.is(200).body;
    assert!(!page.contains("http-equiv=\"refresh\""), "{page}");
    // It stays, and is told in every language without another thought.
    let czech = solver.clone().with("accept-language", "cs").get(&verdict).await.is(200).body;
    assert!(czech.contains("Výborně"), "{czech}");
    table.watcher.get(&verdict).await.is(403);
    let verdict = solver.get(&verdict).await.is(200).body;
    assert!(verdict.contains("Well done") && verdict.contains("What was done then"), "{verdict}");
    let list = solver.get("/mistakes").await.is(200).body;
    assert!(!list.contains(&own), "what is tried again is none of the games to learn from");
}
