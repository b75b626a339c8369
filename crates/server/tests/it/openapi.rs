//! The document that describes the interface tells the truth about it.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{Client, Table, context};

async fn document(client: &mut Client) -> Value {
    client.get("/api/v1/openapi.json").await.is(200).json()
}

/// What does not fit, with the path to it.
fn misfit(document: &Value, schema: &Value, value: &Value, path: &str) -> Option<String> {
    if let Some(link) = schema["$ref"].as_str() {
        let schema = document.pointer(link.trim_start_matches('#')).unwrap();
        return misfit(document, schema, value, path);
    }
    if let Some(any) = schema["oneOf"].as_array() {
        let fits = any.iter().any(|it| misfit(document, it, value, path).is_none());
        return (!fits).then(|| format!("{path}: {value} fits nothing of {schema}"));
    }
    let of_kind = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        kind => panic!("{path}: the type {kind}"),
    };
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    if !kinds.into_iter().any(of_kind) {
        return Some(format!("{path}: {value} is no {}", schema["type"]));
    }
    if let Some(names) = schema["enum"].as_array().filter(|names| !names.contains(value)) {
        return Some(format!("{path}: {value} is none of {names:?}"));
    }
    let lacking = schema["required"].as_array().into_iter().flatten();
    if let Some(name) = lacking.filter_map(Value::as_str).find(|name| value.get(name).is_none()) {
        return Some(format!("{path}: {name} is missing"));
    }
    // Names are text, whatever they say.
    let of_names = schema["propertyNames"]["type"].as_str().filter(|it| *it != "string");
    if let Some(kind) = of_names {
        return Some(format!("{path}: names of the type {kind}"));
    }
    let known = schema["properties"].as_object();
    let fields = value.as_object().into_iter().flatten();
    let below = |name: &str| format!("{path}.{name}");
    let wrong = fields.filter_map(|(name, field)| match known.and_then(|it| it.get(name)) {
        Some(schema) => misfit(document, schema, field, &below(name)),
        None if known.is_some() => Some(format!("{}: not described", below(name))),
        None => misfit(document, &schema["additionalProperties"], field, &below(name)),
    });
    let mut items = value.as_array().into_iter().flatten();
    wrong.into_iter().next().or_else(|| {
        items.find_map(|item| misfit(document, &schema["items"], item, &format!("{path}[]")))
    })
}

/// The reply that the document promises for a status.
fn promised(endpoint: &Value, status: u16) -> &Value {
    let reply = &endpoint["responses"][status.to_string()];
    assert!(reply.is_object(), "{}: {status} is not described", endpoint["operationId"]);
    &reply["content"]["application/json"]["schema"]
}

#[tokio::test]
async fn each_endpoint_has_a_name_of_its_own_and_tells_what_may_go_wrong_by_status() {
    let document = document(&mut Client::new(&context().await)).await;
    let mut names = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, endpoint) in methods.as_object().unwrap() {
            let name = endpoint["operationId"].as_str().unwrap();
            assert!(names.insert(name.to_owned()), "{name} is there twice");
            let mut statuses = vec!["400", "429", "500"];
            statuses.extend(
                path.starts_with("/tables/{id}").then_some(["404", "503"]).into_iter().flatten(),
            );
            statuses.extend((method != "get").then_some("403"));
            statuses.extend(endpoint.get("requestBody").is_some().then_some("413"));
            for status in statuses {
                let problem = &promised(endpoint, status.parse().unwrap())["$ref"];
                assert_eq!(problem, "#/components/schemas/Problem", "{name} {status}");
            }
            assert!(endpoint["responses"].get("default").is_none(), "{name}");
            for it in endpoint["parameters"].as_array().into_iter().flatten() {
                let schema = &it["schema"];
                let bounded = schema["type"] != "integer" || schema["maximum"] == u32::MAX;
                assert!(bounded, "{name}: {} has no largest number", it["name"]);
            }
        }
    }
    let act = &document["paths"]["/tables/{id}/act"]["post"]["responses"];
    for status in ["200", "400", "401", "403", "404", "409", "413", "422", "429", "500", "503"] {
        assert!(act[status].is_object(), "{status}: {act}");
    }
    assert_eq!(act["409"]["description"], "`stale`, `not-your-turn`, `mixing`");
    assert!(act["401"]["headers"]["WWW-Authenticate"].is_object());
    // What `gospoda --version` says.
    assert_eq!(document["info"]["version"], env!("CARGO_PKG_VERSION"));
}

#[tokio::test]
async fn every_reply_fits_its_description() {
    let app = context().await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let document = document(&mut Client::new(&app)).await;
    let (seat, legal) = table.asked().await.unwrap();
    let act = json!({"version": legal["version"], "action": legal["actions"][0]});
    let mut n_read = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, endpoint) in methods.as_object().unwrap() {
            let method: Method = method.to_uppercase().parse().unwrap();
            if path.ends_with("/events") {
                continue;
            }
            let body = match path.rsplit('/').next() {
                Some("act") => act.to_string(),
                Some("undo") => json!({"version": 1, "n": "one"}).to_string(),
                Some("tables") => {
                    json!({"game": "smallworld", "seats": ["you", "bot:greedy"]}).to_string()
                }
                _ => String::new(),
            };
            let path = format!("/api/v1{}", path.replace("{id}", &table.id).replace("{by}", "P1"));
            let client = table.seat(&seat);
            let request = client.request(method, &path).header("content-type", "application/json");
            let reply = client.clone().send(request.body(Body::from(body)).unwrap()).await;
            let schema = promised(endpoint, reply.status.as_u16());
            assert_eq!(misfit(&document, schema, &reply.json(), &path), None);
            if path.ends_with("/key") {
                table.seat(&seat).key = reply.json()["key"].as_str().map(str::to_owned);
            }
            n_read += usize::from(reply.status.is_success());
        }
    }
    // The match file is secret as long as the match runs, and an action may have settled what could be taken back.
    assert!(9 <= n_read, "{n_read} endpoints answered as they should");
}

#[tokio::test]
async fn problems_fit_their_description_too() {
    let mut client = Client::new(&context().await);
    let document = document(&mut client).await;
    let endpoint = &document["paths"]["/tables"]["post"];
    let reply = client.post("/api/v1/tables", json!({"game": "chess", "seats": ["you"]})).await;
    let schema = promised(endpoint, reply.status.as_u16());
    assert_eq!(misfit(&document, schema, &reply.json(), ""), None);
    assert!(
        misfit(&document, schema, &json!({"code": "no-such-code", "message": ""}), "").is_some()
    );
    assert!(misfit(&document, schema, &json!({"code": "stale"}), "").is_some());
    assert_eq!(
        endpoint["responses"]["201"]["content"]["application/json"]["schema"]["$ref"],
        "#/components/schemas/TableMade"
    );
}

/// What no campaign file and no match file is does not fit, and is refused.
#[tokio::test]
async fn a_campaign_is_an_object_and_a_match_file_is_not_empty() {
    let mut client = Client::new(&context().await);
    let document = document(&mut client).await;
    let body = |path: &str, kind: &str| {
        document["paths"][path]["post"]["requestBody"]["content"][kind]["schema"].clone()
    };
    let file = body("/matches", "text/plain");
    assert_eq!((&file["type"], &file["minLength"]), (&"string".into(), &1.into()), "{file}");
    let campaign = body("/campaigns", "application/json");
    let nothing = json!({"campaign": null, "seats": ["you"]});
    assert!(misfit(&document, &campaign, &nothing, "").is_some(), "{campaign}");
    let object = json!({"campaign": {"version": 1}, "seats": ["you"]});
    assert_eq!(misfit(&document, &campaign, &object, ""), None);
    client.post("/api/v1/campaigns", nothing).await.is(400);
}
