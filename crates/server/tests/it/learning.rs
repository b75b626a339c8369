//! Puzzles, tips, the three questions and hints, as a browser without a script meets them.

use serde_json::json;

use crate::support::{Client, Table, context, later, text};

/// What stands between a mark and the next quotation mark, each time.
fn values<'p>(page: &'p str, mark: &str) -> Vec<&'p str> {
    page.split(mark).skip(1).filter_map(|it| it.split('"').next()).collect()
}

/// Fills in a form of a table, from the version that its page shows.
async fn fills(person: &mut Client, table: &str, form: &str, field: (&str, &str)) {
    let page = person.get(table).await.is(200).body;
    let version = values(&page, "data-version=\"")[0];
    person.form(&format!("{table}/{form}"), &[("version", version), field]).await.is(303);
}

#[tokio::test]
async fn a_puzzle_is_missed_tried_again_solved_and_remembered() {
    let app = context().await;
    let mut person = Client::new(&app);
    let list = "/puzzles/wrath";
    let before = person.get(list).await.is(200).body;
    assert!(before.contains("value=\"wrath/03-who-takes-the-blow\""));
    assert_eq!(before.matches("is-solved").count(), 0);
    let made = person.form("/lessons", &[("lesson", "wrath/03-who-takes-the-blow")]).await.is(303);
    let table = made.header("location").to_owned();
    let star = format!("{table}/solved");

    fills(&mut person, &table, "act", ("action", "hit tirion")).await;
    let missed = person.get(&table).await.body;
    assert!(missed.contains("Jaina would only have been hurt."), "a miss says why");
    assert!(!missed.contains("<details class=\"end is-lost\" open"), "nothing covers the lesson");
    person.get(&star).await.is(404);

    fills(&mut person, &table, "lesson", ("do", "again")).await;
    fills(&mut person, &table, "act", ("action", "hit jaina")).await;
    let solved = person.get(&table).await.body;
    assert!(solved.contains("Solved without a hint"));
    assert_eq!(values(&solved, "id=\"puzzle-star\" src=\""), [star.as_str()]);
    Client::new(&app).get(&star).await.is(404);
    assert_eq!(person.get(list).await.body.matches("is-solved").count(), 0);
    let drawn = person.get(&star).await.is(200);
    assert_eq!(drawn.header("content-type"), "image/svg+xml");
    assert_eq!(person.get(list).await.body.matches("is-solved").count(), 1);
    assert_eq!(person.get("/puzzles/quest").await.body.matches("is-solved").count(), 0);

    let front = person.get("/").await.body;
    assert!(!front.contains(&table), "a puzzle is no table to go back to");
    assert!(front.contains(&format!("href=\"{list}\"")));
    person.get("/puzzles/chess").await.is(404);
}

/// A puzzle is no dead end: solved or missed, it goes on as an ordinary match, which is among one's own from then.
#[tokio::test]
async fn a_puzzle_that_is_over_is_played_on() {
    for action in ["conquer l1a-05 strike frostmourne", "done"] {
        let app = context().await;
        let mut person = Client::new(&app);
        let lesson = [("lesson", "smallworld/04-sword-from-the-sky")];
        let table = person.form("/lessons", &lesson).await.is(303).header("location").to_owned();
        let way = "name=\"do\" value=\"leave\"";
        assert!(!person.get(&table).await.is(200).body.contains(way), "nothing was found yet");
        fills(&mut person, &table, "act", ("action", action)).await;
        assert_eq!(person.get(&table).await.is(200).body.matches(way).count(), 1, "{action}");
        fills(&mut person, &table, "lesson", ("do", "leave")).await;
        let free = person.get(&table).await.is(200).body;
        assert!(!free.contains("id=\"lesson-do\""), "{action}: nothing teaches any more");
        assert!(
            person.get("/").await.body.contains(&table),
            "{action}: it is a table of one's own"
        );
    }
}

/// A lesson can be read as a text, by anybody and at any time; a puzzle would be spoilt.
#[tokio::test]
async fn a_lesson_can_be_read_again() {
    let app = context().await;
    let mut person = Client::new(&app).with("accept-language", "pl");
    let page = person.get("/lessons/smallworld/first-turn").await.is(200).body;
    assert_eq!(page.matches("class=\"lesson-rules\"").count(), 12, "{page}");
    assert!(page.contains("href=\"/rules/smallworld#SW-CONQ-01\""));
    assert!(page.contains("name=\"lesson\" value=\"smallworld/first-turn\""));
    let list = person.get("/puzzles/smallworld").await.is(200).body;
    assert!(list.contains("href=\"/lessons/smallworld/first-turn\""));
    for other in ["wrath/03-who-takes-the-blow", "smallworld/SW-CONQ-03", "smallworld/none"] {
        person.get(&format!("/lessons/{other}")).await.is(404);
    }
    let made = person.form("/lessons", &[("lesson", "smallworld/first-turn")]).await.is(303);
    let begun = person.get(made.header("location")).await.is(200).body;
    let said = begun.split("class=\"lesson-say\"").nth(1).unwrap().split("</p>").next().unwrap();
    assert!(said.contains("href=\"/rules/smallworld#SW-END-01\""), "{said}");
    assert!(!begun.contains("id=\"lesson-reading\""), "it is not over");
}

/// Each rule that has one offers its example, which is played as a lesson and then goes on as a match.
#[tokio::test]
async fn an_example_of_a_rule_is_tried_at_a_table() {
    let app = context().await;
    let mut person = Client::new(&app);
    let rules = person.get("/rules/smallworld").await.is(200).body;
    assert!(rules.contains("value=\"smallworld/SW-CONQ-03\""));
    let made = person.form("/lessons", &[("lesson", "smallworld/SW-CONQ-03")]).await.is(303);
    let table = made.header("location").to_owned();
    let begun = person.get(&table).await.is(200).body;
    assert!(begun.contains("href=\"/rules/smallworld#SW-CONQ-03\""), "it leads back to its rule");
    assert!(begun.contains("id=\"lesson-skip\"") && !begun.contains("id=\"lesson-hint\""));
    fills(&mut person, &table, "act", ("action", "conquer l1a-05")).await;
    fills(&mut person, &table, "lesson", ("do", "again")).await;
    fills(&mut person, &table, "lesson", ("do", "skip")).await;
    let shown = person.get(&table).await.is(200).body;
    assert!(shown.contains("The table has played the example"));
    fills(&mut person, &table, "lesson", ("do", "leave")).await;
    let free = person.get(&table).await.is(200).body;
    assert!(!free.contains("id=\"lesson-skip\""), "the match goes on");
    person.form("/lessons", &[("lesson", "quest/SW-CONQ-03")]).await.is(404);
}

#[tokio::test]
async fn a_tip_is_read_once_at_all_tables_and_comes_back_when_it_is_wanted() {
    let app = context().await;
    let mut person = Client::new(&app);
    let fields =
        [("game", "smallworld"), ("seat", "you"), ("seat", "bot:greedy"), ("set.first", "P1")];
    let table = person.makes(&fields).await;
    let page = person.get(&table).await.body;
    assert!(page.contains("Coins lying on a pair"), "{page}");
    let shown = values(&page, "name=\"tip\" value=\"")[0].to_owned();
    assert_eq!(person.get(&table).await.body.matches("tip-line").count(), 1, "until it is read");

    let tip = format!("{table}/tip");
    let news = person.script(&tip, &[("tip", &shown), ("do", "read")]).await.is(200).json();
    let parts = news["parts"].as_array().unwrap();
    let part = parts.iter().find(|it| it["id"] == "tip").unwrap();
    assert_eq!(text(&part["html"]), "<div id=\"tip\" hidden></div>");
    let other = person.makes(&fields).await;
    for address in [&table, &other] {
        assert!(!person.get(address).await.body.contains("tip-line"), "{address}");
    }
    person.form("/prefs", &[("tips", "again")]).await.is(303);
    assert!(person.get(&other).await.body.contains("tip-line"));
    person.form(&tip, &[("tip", &shown), ("do", "off")]).await.is(303);
    person.form("/prefs", &[("theme", "dark")]).await.is(303);
    let third = person.makes(&fields).await;
    assert!(!person.get(&third).await.body.contains("tip-line"), "no more tips");
    person.form(&tip, &[("tip", "nonsense"), ("do", "read")]).await.is(400);
    person.form("/prefs", &[("tips", "on")]).await.is(303);

    // Somebody waits, and the clock runs.
    let clocked = [&fields[..2], &[("seat", "link"), ("set.first", "P1"), ("clock", "60s")]];
    let clocked = person.makes(&clocked.concat()).await;
    person.form("/prefs", &[("tips", "again")]).await.is(303);
    assert!(!person.get(&clocked).await.body.contains("tip-line"));
}

/// With the rules, folded, in the reader's language.
#[tokio::test]
async fn tips_can_be_read_again() {
    let app = context().await;
    for (lang, tip) in [
        ("en", "You land at an anchor; the way over sea costs a token."),
        ("pl", "Lądujesz przy kotwicy, a droga morzem kosztuje żeton."),
        ("cs", "Přistáváš u kotvy a cesta po moři stojí žeton."),
    ] {
        let mut person = Client::new(&app).with("accept-language", lang);
        let page = person.get("/rules/smallworld").await.is(200).body;
        let told = page.split("<details id=\"tips\"").nth(1).expect("they are folded");
        let told = told.split("</details>").next().unwrap();
        assert!(
            told.contains(tip) && told.contains("href=\"/rules/smallworld#SW-CONQ-01\""),
            "{told}"
        );
    }
}

#[tokio::test]
async fn the_three_questions_are_answered_without_doing_anything() {
    let app = context().await;
    let mut person = Client::new(&app);
    let fields =
        [("game", "smallworld"), ("seat", "you"), ("seat", "bot:greedy"), ("set.first", "P1")];
    let table = person.makes(&fields).await;
    let page = person.get(&table).await.body;
    let help = format!("{table}/help");
    assert!(page.contains(&format!("href=\"{help}\"")));
    let first = person.get(&help).await.is(200).body;
    let combo = values(&first, "name=\"try\" value=\"")[0].to_owned();
    fills(&mut person, &table, "act", ("action", &combo)).await;

    let all = person.get(&help).await.is(200).body;
    assert!(all.contains("What can I do?") && all.contains("Why not?"));
    assert!(all.contains("href=\"/rules/smallworld#SW-"), "a refusal names its rule");
    let deeds = values(&all, "name=\"try\" value=\"");
    let conquest = deeds.iter().find(|it| it.starts_with("conquer ")).unwrap();
    let region = conquest.split(' ').nth(1).unwrap();
    let one = person.get(&format!("{help}?about={region}")).await.is(200).body;
    let of_one = values(&one, "name=\"try\" value=\"");
    assert!(!of_one.is_empty() && of_one.len() < deeds.len());
    assert!(of_one.iter().all(|it| it.split(' ').any(|word| word == region)), "{of_one:?}");
    assert!(
        person.get(&format!("{help}?about=nothing")).await.body.contains("Nothing can be done")
    );

    let version = |page: &str| values(page, "data-version=\"")[0].to_owned();
    let before = version(&person.get(&table).await.body);
    let tried = person.form(&format!("{table}/what-if"), &[("try", conquest)]).await.is(303);
    let imagined = person.get(tried.header("location")).await.is(200).body;
    assert!(imagined.contains("class=\"waiting what-if"), "it was done in thought");
    assert_eq!(version(&person.get(&table).await.body), before, "and nowhere else");
}

#[tokio::test]
async fn a_hint_is_there_for_the_asking_and_nobody_else_learns_of_it() {
    // A bot that may answer at the same time would change the table.
    let bot = "bot:greedy";
    for (game, other) in
        [("smallworld", bot), ("wrath", "you"), ("quest", "you"), ("adventure", bot)]
    {
        let app = context().await;
        let mut person = Client::new(&app);
        let fields = [("game", game), ("seat", "you"), ("seat", other), ("set.first", "P1")];
        let with_first = if game == "smallworld" { 4 } else { 3 };
        let table = person.makes(&fields[..with_first]).await;
        let mut page = person.get(&format!("{table}/help")).await.is(200).body;
        while !page.contains("id=\"hint-open\"") {
            // Bots and the set-up come first.
            later(1).await;
            page = person.get(&format!("{table}/help")).await.is(200).body;
        }
        let before = person.get(&table).await.body;
        let hint = person.form(&format!("{table}/hint"), &[]).await.is(200);
        assert_eq!(hint.header("cache-control"), "no-store");
        let answers = values(&hint.body, "name=\"action\" value=\"");
        assert!((2..=3).contains(&answers.len()), "{game}: {answers:?}");
        assert!(hint.body.contains("chance to win"), "{game}");
        assert_eq!(person.get(&table).await.body, before, "{game}: nothing happened at the table");
        let mut stranger = Client::new(&app);
        stranger.form(&format!("{table}/hint"), &[]).await.is(403);
        // The third stage does what it says.
        fills(&mut person, &table, "act", ("action", answers[0])).await;
    }
}

#[tokio::test]
async fn rivals_have_no_hints_and_companions_do() {
    let app = context().await;
    for (game, status) in [("smallworld", 403), ("wrath", 200)] {
        let mut table = Table::of_game(&app, game, &["link", "link"]).await;
        let (asked, _) = table.asked().await.unwrap();
        let address = format!("/table/{}", table.id);
        let person = table.seat(&asked);
        let help = person.get(&format!("{address}/help")).await.is(200).body;
        assert_eq!(help.contains("id=\"hint-open\""), status == 200, "{game}");
        person.form(&format!("{address}/hint"), &[]).await.is(status);
    }
}

/// Who sits down where hints are allowed is told before, and then everybody may have them.
#[tokio::test]
async fn rivals_have_hints_if_all_agreed_when_they_sat_down() {
    let app = context().await;
    let mut host = Client::new(&app);
    let fields = [("game", "smallworld"), ("seat", "you"), ("seat", "link"), ("set.first", "P1")];
    let address = host.makes(&[&fields[..], &[("hints", "true"), ("open", "true")]].concat()).await;
    let page = host.get(&address).await.is(200).body;
    assert!(page.contains("id=\"hints-here\"") && !page.contains("id=\"hints-agreed\""));
    let link = values(&page, "readonly value=\"").into_iter().find(|it| it.contains("/join/"));
    let link = link.expect("a seat is free").split_once("/join/").unwrap().1.to_owned();
    let mut guest = Client::new(&app);
    assert!(guest.get(&address).await.is(200).body.contains("id=\"hints-agreed\""));
    let told = guest.get(&address.replace("/table/", "/api/v1/tables/")).await.is(200).json();
    assert_eq!(told["hints"], true);
    assert!(guest.get("/").await.body.contains("Hints are allowed at this table."), "in the list");
    let asked = guest.get(&format!("/join/{link}?again=true")).await.is(200).body;
    assert!(asked.contains("id=\"hints-agree\""), "{asked}");
    assert!(guest.get(&address).await.body.contains("id=\"hints-agreed\""), "he does not sit yet");
    let by_code = guest.form("/join", &[("code", &link)]).await.is(303);
    assert_eq!(by_code.header("location"), format!("/join/{link}?again=true"));
    guest.get(&format!("/join/{link}?again=true&hints=true")).await.is(303);
    assert!(!guest.get(&address).await.body.contains("id=\"hints-agreed\""), "now he does");

    let hint = format!("{address}/hint");
    host.form(&hint, &[]).await.is(200);
    // He may have one too, when he is asked.
    guest.form(&hint, &[]).await.is(409);
    let api = format!("/api/v1{}/hint", address.replace("/table/", "/tables/"));
    let told = host.post(&api, json!({})).await.is(200).json();
    assert_eq!(told["seat"], "P1");
    let rule = told["answers"][0]["prospects"][0]["rule"].as_str().unwrap();
    assert!(rule.starts_with("SW-"), "{told}");
    // Companions need not agree.
    let wrath = [("game", "wrath"), ("seat", "you"), ("seat", "link"), ("hints", "true")];
    let address = host.makes(&wrath).await;
    assert!(!guest.get(&address).await.is(200).body.contains("id=\"hints-agreed\""));
}

/// Without a script, by nothing but links and forms, in every language.
#[tokio::test]
async fn every_first_game_is_finished_without_a_script_in_every_language() {
    for lang in text::Lang::ALL {
        let app = context().await;
        let mut person = Client::new(&app);
        person.form("/prefs", &[("lang", lang.tag()), ("back", "/")]).await.is(303);
        let front = person.get("/").await.is(200).body;
        let lessons = values(&front, "name=\"lesson\" value=\"");
        assert_eq!(lessons.len(), 4, "a first game of each");
        for lesson in lessons {
            let made = person.form("/lessons", &[("lesson", lesson)]).await.is(303);
            let table = made.header("location").to_owned();
            let mut n_inputs = 0;
            loop {
                let page = person.get(&table).await.is(200).body;
                if !page.contains("id=\"lesson-do\"") {
                    break;
                }
                if page.contains("id=\"lesson-next\"") {
                    fills(&mut person, &table, "lesson", ("do", "next")).await;
                } else if let Some((before, _)) = page.split_once("\" id=\"lesson-suggested\"") {
                    let action = before.rsplit("value=\"").next().unwrap();
                    fills(&mut person, &table, "act", ("action", action)).await;
                } else {
                    fills(&mut person, &table, "lesson", ("do", "hint")).await;
                }
                n_inputs += 1;
                assert!(n_inputs < 200, "{lesson}, {lang:?}: it does not end");
            }
            assert!(10 < n_inputs, "{lesson}, {lang:?}: {n_inputs}");
        }
    }
}
