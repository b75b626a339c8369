//! What a host sees of the server: ids of requests, numbers, and the dashboard and alerts that name them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::Value;
use server::{Allowance, Config, HeaderName, Limits};
use tower::ServiceExt;
use yaml_rust2::{Yaml, YamlLoader};

use crate::support::{Client, Table, config, context, house_with, open_house, over_wire};

/// The id under which a request was served that came with another one.
async fn id_given(app: &axum::Router, told: &str) -> String {
    let request = Request::get("/favicon.ico").header("x-request-id", told);
    let answer = app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let ids: Vec<_> = answer.headers().get_all("x-request-id").iter().collect();
    assert_eq!(ids.len(), 1);
    ids[0].to_str().unwrap().to_owned()
}

#[tokio::test]
async fn every_request_has_an_id_and_only_a_proxy_chooses_it() {
    let app = context().await;
    let ids =
        [id_given(&app, "forged-by-somebody").await, id_given(&app, "forged-by-somebody").await];
    assert_ne!(ids[0], ids[1]);
    assert!(ids.iter().all(|it| it.len() == 24 && !it.contains("forged")), "{ids:?}");
    let named_by = Some(HeaderName::from_static("x-real-ip"));
    let limits = Limits { named_by, ..Limits::default() };
    let (_, app) = house_with(Config { limits, ..config() }).await;
    assert_eq!(id_given(&app, "4bf92f35-77b3.4da6_a3ce").await, "4bf92f35-77b3.4da6_a3ce");
    for wrong in
        ["short", "with space in it", "line\u{85}breakbreak", &"x".repeat(129), "<script>!!"]
    {
        assert_ne!(id_given(&app, wrong).await, wrong);
    }
}

/// The value of a line that begins so.
fn number(told: &str, line: &str) -> Option<f64> {
    let row = |it: &str| it.strip_prefix(line)?.strip_prefix(' ')?.parse().ok();
    told.lines().find_map(row)
}

#[tokio::test]
async fn answers_are_counted_by_route_and_by_class() {
    let few = Allowance { at_once: 4, per_minute: 1 };
    let named_by = Some(HeaderName::from_static("x-real-ip"));
    let limits = Limits { requests: few, named_by, ..Limits::default() };
    let (state, app) = house_with(Config { limits, ..config() }).await;
    let addr = open_house(&state).await;
    let ask = async |method: &str, path: &str, of: &str| {
        let head = format!("{method} {path} HTTP/1.1\r\nX-Real-IP: {of}");
        let answer = over_wire(addr, &head, "").await;
        answer.split(' ').nth(1).unwrap().parse::<u16>().unwrap()
    };
    let of = "127.0.0.1";
    assert_eq!(ask("GET", "/table/aaaaaaaaaaaf", of).await, 404);
    assert_eq!(ask("GET", "/table/aaaaaaaaaaag", of).await, 404);
    assert_eq!(ask("GET", "/api/v1/health", of).await, 200);
    assert_eq!(ask("GET", "/nowhere/secret", of).await, 404);
    assert_eq!(ask("BREW", "/favicon.ico", of).await, 405);
    let told = Client::new(&app).get("/metrics").await.is(200).body;
    let count =
        |labels: &str| number(&told, &format!("gospoda_http_request_seconds_count{{{labels}}}"));
    assert_eq!(count("method=\"GET\",route=\"/table/{id}\""), Some(2.0), "{told}");
    assert_eq!(count("method=\"GET\",route=\"/api/v1/health\""), Some(1.0), "{told}");
    assert_eq!(count("method=\"GET\",route=\"none\""), Some(1.0), "{told}");
    assert_eq!(count("method=\"other\",route=\"/favicon.ico\""), Some(1.0), "{told}");
    let class =
        |it: &str| number(&told, &format!("gospoda_http_responses_total{{class=\"{it}\"}}"));
    assert_eq!((class("2xx"), class("4xx"), class("5xx")), (Some(1.0), Some(4.0), Some(0.0)));
    for secret in ["aaaaaaaaaaaf", "secret", "BREW"] {
        assert!(!told.contains(secret), "{told}");
    }
    for _ in 0..6 {
        ask("GET", "/favicon.ico", "192.0.2.1").await;
    }
    let told = Client::new(&app).get("/metrics").await.is(200).body;
    assert_eq!(number(&told, "gospoda_http_limited_total"), Some(2.0), "{told}");
}

#[tokio::test]
async fn writes_and_the_process_are_told() {
    let (state, app) = house_with(config()).await;
    let addr = open_house(&state).await;
    Table::of(&app, &["link", "link"]).await;
    let told = over_wire(addr, "GET /metrics HTTP/1.1", "").await;
    let of = |name: &str| number(&told, name).unwrap_or_else(|| panic!("no {name}: {told}"));
    assert!(1.0 <= of("gospoda_store_write_seconds_count"), "{told}");
    assert_eq!(
        of("gospoda_store_write_seconds_bucket{le=\"+Inf\"}"),
        of("gospoda_store_write_seconds_count")
    );
    assert!(0.0 < of("gospoda_store_write_seconds_sum"));
    assert_eq!((of("gospoda_nodes"), of("gospoda_bots_thinking")), (1.0, 0.0));
    let built = format!("gospoda_build_info{{version=\"{}\",", env!("CARGO_PKG_VERSION"));
    let built = told.lines().find(|it| it.starts_with(&built)).unwrap_or_else(|| panic!("{told}"));
    let label = |name: &str| {
        let value = built.split_once(&format!("{name}=\"")).unwrap().1;
        value.split_once('"').unwrap().0.to_owned()
    };
    assert!(label("target").starts_with(std::env::consts::ARCH), "{built}");
    // The folder of a profile has its name: this test is PROFILE/deps/it-HASH.
    let test = std::env::current_exe().unwrap();
    let folder = test.ancestors().nth(2).and_then(|it| it.file_name());
    assert_eq!(folder.and_then(|it| it.to_str()), Some(label("profile").as_str()), "{built}");
    assert!(built.ends_with(" 1"), "{built}");
    assert_eq!(of("gospoda_notifications_total{way=\"mail\",outcome=\"gone\"}"), 0.0);
    assert!(0.0 < of("process_cpu_seconds_total") && 1.6e9 < of("process_start_time_seconds"));
    assert!(1e6 < of("process_resident_memory_bytes"));
    assert!(of("process_open_fds") < of("process_max_fds"));
}

fn host_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/host").join(name)
}

/// Everything that looks like one of our numbers.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|it: char| !it.is_ascii_alphanumeric() && it != '_');
    let ours = words.filter(|it| it.starts_with("gospoda_") || it.starts_with("process_"));
    let bare = ours.map(|it| {
        ["_bucket", "_sum", "_count"].iter().fold(it, |it, end| it.strip_suffix(end).unwrap_or(it))
    });
    bare.map(str::to_owned).collect()
}

/// What a document says under a key, wherever it stands.
fn said_under(key: &str, value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (name, value) in map {
                match value.as_str() {
                    Some(text) if name == key => found.push(text.to_owned()),
                    _ => said_under(key, value, found),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|it| said_under(key, it, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_dashboard_shows_every_number_and_alerts_name_those_that_there_are() {
    let told = Client::new(&context().await).get("/metrics").await.is(200).body;
    let types = told.lines().filter_map(|it| it.strip_prefix("# TYPE ")?.split(' ').next());
    let there: BTreeSet<String> = types.map(str::to_owned).collect();

    let dashboard = std::fs::read_to_string(host_file("grafana.json")).unwrap();
    let dashboard: Value = serde_json::from_str(&dashboard).unwrap();
    let mut expressions = Vec::new();
    said_under("expr", &dashboard, &mut expressions);
    let shown: BTreeSet<String> = expressions.iter().flat_map(|it| named(it)).collect();
    assert_eq!(shown, there);

    let alerts = std::fs::read_to_string(host_file("alerts.yml")).unwrap();
    let alerts = YamlLoader::load_from_str(&alerts).unwrap();
    let rules = alerts[0]["groups"][0]["rules"].as_vec().unwrap();
    assert!(10 < rules.len());
    for rule in rules {
        let text = |it: &Yaml| it.as_str().unwrap_or_else(|| panic!("{rule:?}")).to_owned();
        let expression = text(&rule["expr"]);
        text(&rule["alert"]);
        text(&rule["annotations"]["summary"]);
        assert!(["page", "ticket"].contains(&text(&rule["labels"]["severity"]).as_str()));
        let meant = named(&expression);
        assert!(!meant.is_empty() || expression.starts_with("up{"), "{expression}");
        assert_eq!(meant.difference(&there).count(), 0, "{expression}");
    }
    // What Prometheus itself says of them, where it is installed.
    match Command::new("promtool").args(["check", "rules"]).arg(host_file("alerts.yml")).output() {
        Ok(ran) => assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr)),
        Err(_) => eprintln!("there is no promtool: what it says of the alerts is left out"),
    }
}

#[tokio::test]
async fn a_number_is_told_once_with_its_kind() {
    let app = context().await;
    let get = Request::builder().method(Method::GET).uri("/").body(Body::empty()).unwrap();
    app.clone().oneshot(get).await.unwrap();
    let told = Client::new(&app).get("/metrics").await.is(200).body;
    let heads: Vec<&str> = told.lines().filter(|it| it.starts_with("# TYPE ")).collect();
    assert_eq!(heads.iter().collect::<BTreeSet<_>>().len(), heads.len(), "{told}");
    for line in told.lines().filter(|it| !it.starts_with('#')) {
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(value.parse::<f64>().is_ok(), "{line}");
        let bare = named(name).into_iter().next().unwrap();
        assert!(heads.iter().any(|it| it.split(' ').nth(2) == Some(&bare)), "{line}");
    }
}
