//! Playing through the JSON interface.

use serde_json::json;

use crate::support::{Client, Table, context, text};

#[tokio::test]
async fn games_and_bots_are_listed() {
    let mut client = Client::new(&context().await);
    let games = client.get("/api/v1/games").await.is(200).json();
    assert_eq!(games["games"][0]["id"], "smallworld");
    assert!(games["bots"].as_array().unwrap().contains(&json!("regular")));
    let health = client.get("/api/v1/health").await.is(200).json();
    assert_eq!(health, json!({"status": "ok", "tables": 0}));
}

/// Whatever the list of games offers for a number of seats makes a table.
#[tokio::test]
async fn the_options_of_a_game_are_listed_with_what_they_can_be_set_to() {
    let mut client = Client::new(&context().await);
    let games = client.get("/api/v1/games").await.is(200).json();
    for game in games["games"].as_array().unwrap() {
        let seats = game["max_seats"].as_u64().unwrap() as usize;
        for option in game["options"].as_array().unwrap() {
            assert!(option["label"] != option["key"] && option["hint"] != "", "{option}");
            let value = match option["kind"].as_str().unwrap() {
                "flag" => json!("true"),
                "one-of" => option["choices"][1]["value"].clone(),
                "slots" => {
                    let slots = option["slots"][seats.to_string()].as_array().unwrap().iter();
                    // Both faces of a board stand side by side, and only one of them can be chosen.
                    // A hero sits at one place only.
                    let mut chosen: Vec<String> = Vec::new();
                    for (idx, slot) in slots.enumerate() {
                        let names: Vec<String> =
                            slot.as_array().unwrap().iter().map(|it| text(&it["value"])).collect();
                        let from =
                            (0..names.len()).map(|more| &names[(2 * idx + more) % names.len()]);
                        let name = from.into_iter().find(|it| !chosen.contains(it)).unwrap();
                        chosen.push(name.clone());
                    }
                    json!(chosen.join(","))
                }
                kind => panic!("{kind}"),
            };
            let set = json!({text(&option["key"]): value});
            let body = json!({"game": game["id"], "seats": vec!["link"; seats], "set": set});
            client.post("/api/v1/tables", body).await.is(201);
        }
    }
    let mut polish = client.with("accept-language", "pl");
    let games = polish.get("/api/v1/games").await.json();
    let options = games["games"][0]["options"].as_array().unwrap();
    let first = options.iter().find(|it| it["key"] == "first").unwrap();
    assert_eq!(first["slots"]["2"][0][1], json!({"value": "P2", "label": "Miejsce 2"}));
}

#[tokio::test]
async fn a_seat_acts_and_sees_what_came_of_it() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    let before = table.look().await;
    let (seat, legal) = table.asked().await.unwrap();
    let action = &legal["actions"][0];
    let act = table.path("/act");
    let body = json!({"version": legal["version"], "action": action});
    let acted = table.seat(&seat).post(&act, body).await.is(200).json();
    assert!(before["version"].as_u64() < acted["version"].as_u64());
    let view = table.path("/view");
    let view = table.seat(&seat).get(&view).await.is(200).json();
    assert_eq!((&view["viewer"], &view["version"]), (&json!(seat), &acted["version"]));
    let log = table.path("/log");
    let log = table.seat(&seat).get(&log).await.is(200).json();
    assert!(log["events"].as_array().unwrap().iter().any(|it| it["record"] == 1));
}

#[tokio::test]
async fn whole_games_with_bots_end_with_a_match_file_that_proves_its_dice() {
    let mut table = Table::of(&context().await, &["bot:random", "you", "bot:greedy"]).await;
    let file = format!("/table/{}/match", table.id);
    let mut script = table.watcher.clone().with("accept", "application/json");
    script.get(&file).await.has_code(403, "match-running");
    table.play(10_000, 1).await;
    let outcome = table.look().await["outcome"].clone();
    assert_eq!(outcome["scores"].as_array().unwrap().len(), 3);
    let answer = table.watcher.get(&file).await.is(200);
    assert!(answer.header("content-disposition").contains("smallworld-"));
    let verified = catalog::verify(&answer.body).unwrap();
    assert!(verified.finished && verified.dice_proved);
}

#[tokio::test]
async fn a_table_of_bots_plays_by_itself() {
    let mut table = Table::of(&context().await, &["bot:random", "bot:random"]).await;
    assert!(table.seats.is_empty());
    while table.look().await["outcome"].is_null() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_stale_version_is_refused_and_changes_nothing() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    let (seat, legal) = table.asked().await.unwrap();
    let version = legal["version"].as_u64().unwrap();
    let act = table.path("/act");
    for wrong in [version - 1, version + 1] {
        let body = json!({"version": wrong, "action": legal["actions"][0]});
        let answer = table.seat(&seat).post(&act, body).await.has_code(409, "stale");
        assert_eq!(answer.json()["version"], version);
    }
    assert_eq!(table.look().await["version"], version);
}

#[tokio::test]
async fn refusals_cite_the_rule() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    for seed in 0..40 {
        let (seat, legal) = table.asked().await.unwrap();
        let path = table.path("/refusals");
        let refusals = table.seat(&seat).get(&path).await.is(200).json();
        if let Some(refused) = refusals["refusals"].get(0) {
            let act = table.path("/act");
            let body = json!({"version": legal["version"], "action": refused["action"]});
            let answer = table.seat(&seat).post(&act, body).await.has_code(422, "refused").json();
            assert_eq!(answer["rule"], refused["rule"]);
            assert!(text(&refused["why"]).contains(&text(&refused["rule"])), "{refused}");
            return;
        }
        table.step(seed).await;
    }
    panic!("nothing was refused in forty actions");
}

#[tokio::test]
async fn undo_takes_back_a_choice_with_the_forced_answers_after_it() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    let undo = table.path("/undo");
    let mut n_undone = 0;
    for seed in 0..60 {
        let (seat, legal) = table.asked().await.unwrap();
        let view = table.path("/view");
        let before = table.seat(&seat).get(&view).await.json();
        if !table.step(seed).await {
            break;
        }
        let version = table.look().await["version"].clone();
        let answer = table.seat(&seat).post(&undo, json!({"version": version})).await;
        if answer.status == 200 {
            n_undone += 1;
            let after = table.seat(&seat).get(&view).await.json();
            assert_eq!(before["view"], after["view"]);
            let again = table.asked().await.unwrap();
            assert_eq!((again.0, &again.1["actions"]), (seat, &legal["actions"]));
            table.step(seed).await;
        } else {
            answer.has_code(422, "cannot-undo");
        }
    }
    assert!(5 < n_undone, "{n_undone}");
}

#[tokio::test]
async fn restarting_a_turn_goes_back_as_far_as_it_goes() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    let (seat, opening) = table.asked().await.unwrap();
    let undo = table.path("/undo");
    let all = |version: &serde_json::Value| json!({"version": version, "n": "all"});
    table.seat(&seat).post(&undo, all(&opening["version"])).await.has_code(422, "nothing-to-undo");
    // A choice from the column shows the next combo: there is no way back behind it.
    table.step(0).await;
    let (_, first) = table.asked().await.unwrap();
    table.seat(&seat).post(&undo, all(&first["version"])).await.has_code(422, "cannot-undo");
    table.step(0).await;
    table.step(0).await;
    let version = table.look().await["version"].clone();
    table.seat(&seat).post(&undo, all(&version)).await.is(200);
    let (_, again) = table.asked().await.unwrap();
    assert_eq!(first["actions"], again["actions"]);
    assert!(version.as_u64() < again["version"].as_u64(), "the log only grows");
}

#[tokio::test]
async fn what_makes_no_sense_is_told_with_its_code() {
    let app = context().await;
    let mut client = Client::new(&app);
    let wrong = [
        (json!({"game": "chess", "seats": ["you", "link"]}), 404, "no-such-game"),
        (json!({"game": "smallworld", "seats": ["you"]}), 400, "bad-setup"),
        (json!({"game": "smallworld", "seats": ["you", "genius"]}), 400, "bad-setup"),
        (json!({"game": "smallworld", "seats": ["you", "bot:mcts:9999s"]}), 400, "bad-setup"),
        (
            json!({"game": "smallworld", "seats": ["you", "link"], "set": {"teams": "perhaps"}}),
            400,
            "bad-setup",
        ),
        (json!({"game": "smallworld", "chairs": 2}), 400, "bad-request"),
    ];
    for (body, status, code) in wrong {
        client.post("/api/v1/tables", body).await.has_code(status, code);
    }
    client.get("/api/v1/tables/aaaaaaaaaaaa").await.has_code(404, "no-such-table");
    client.get("/api/v1/tables/%2e%2e").await.has_code(404, "no-such-table");
    client.get("/api/v1/chairs").await.has_code(404, "not-found");

    let mut table = Table::of(&app, &["you", "link"]).await;
    let (seat, legal) = table.asked().await.unwrap();
    let act = table.path("/act");
    let body = json!({"version": legal["version"], "action": "dance"});
    table.seat(&seat).post(&act, body).await.has_code(400, "bad-action");
    let body = json!({"version": legal["version"], "action": legal["actions"][0], "seat": "P9"});
    table.seat(&seat).post(&act, body).await.has_code(404, "no-such-seat");
}
