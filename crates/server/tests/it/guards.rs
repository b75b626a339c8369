//! Headers, sizes, origins, caches.

use serde_json::json;

use crate::support::{Client, context};

#[tokio::test]
async fn every_answer_carries_the_headers_that_browsers_need() {
    let mut client = Client::new(&context().await);
    for path in ["/", "/assets/gospoda.css", "/nowhere", "/api/v1/games", "/api/v1/nowhere"] {
        let answer = client.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"),
            "{path}"
        );
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
    }
    client.get("/nowhere").await.is(404);
}

#[tokio::test]
async fn no_page_needs_more_than_the_policy_allows() {
    let mut client = Client::new(&context().await);
    let address =
        client.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "bot:random")]).await;
    for path in ["/", &address, "/rules/smallworld", "/nowhere"] {
        let page = client.get(path).await.body;
        assert!(!page.contains(" style=\"") && !page.contains("<style"), "{path}");
        assert!(!page.contains(" onclick=") && !page.contains("<script>"), "{path}");
    }
}

#[tokio::test]
async fn forms_of_other_sites_are_refused() {
    let app = context().await;
    let fields = [("game", "smallworld"), ("seat", "you"), ("seat", "bot:random")];
    let foreign =
        [("sec-fetch-site", "cross-site"), ("origin", "http://evil.example"), ("origin", "null")];
    for (name, value) in foreign {
        Client::new(&app).with(name, value).form("/tables", &fields).await.is(403);
        let body = json!({"game": "smallworld", "seats": ["you", "link"]});
        Client::new(&app).with(name, value).post("/api/v1/tables", body).await.is(403);
    }
    // Browsers name the origin, also over plain HTTP; programs name none.
    Client::new(&app).with("sec-fetch-site", "same-origin").form("/tables", &fields).await.is(303);
    Client::new(&app).with("origin", "http://inn.example").form("/tables", &fields).await.is(303);
    Client::new(&app).form("/tables", &fields).await.is(303);
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let app = context().await;
    let long = "x".repeat(70_000);
    Client::new(&app).form("/tables", &[("game", &long)]).await.is(413);
    let body = json!({"game": long, "seats": []});
    Client::new(&app).post("/api/v1/tables", body).await.has_code(413, "too-large");
}

#[tokio::test]
async fn files_are_cached_by_their_content() {
    let mut client = Client::new(&context().await);
    let page = client.get("/").await.body;
    let address =
        page.split('"').find(|it| it.starts_with("/assets/gospoda.css?v=")).unwrap().to_owned();
    let versioned = client.get(&address).await.is(200);
    assert!(versioned.header("cache-control").contains("immutable"));
    assert!(versioned.header("content-type").starts_with("text/css"));
    let plain = client.get("/assets/gospoda.css").await.is(200);
    assert_eq!(plain.header("cache-control"), "no-cache");
    let tag = plain.header("etag").to_owned();
    client.with("if-none-match", &tag).get("/assets/gospoda.css").await.is(304);
}

#[tokio::test]
async fn pages_are_compressed_and_a_browser_finds_its_icon() {
    let app = context().await;
    let answer = {
        use axum::body::Body;
        use axum::http::{Method, header::ACCEPT_ENCODING};
        use tower::ServiceExt;
        let client = Client::new(&app);
        let request = client
            .request(Method::GET, "/")
            .header(ACCEPT_ENCODING, "gzip")
            .body(Body::empty())
            .unwrap();
        app.clone().oneshot(request).await.unwrap()
    };
    assert_eq!(answer.headers()["content-encoding"], "gzip");
    Client::new(&app).get("/favicon.ico").await.is(200);
}

/// The proxy says over what it was asked.
#[tokio::test]
async fn over_https_cookies_are_secure_and_browsers_stay_there() {
    let app = context().await;
    let fields = [("game", "smallworld"), ("seat", "you"), ("seat", "bot:random")];
    let cookies = |answer: &crate::support::Answer| -> Vec<String> {
        let lines = answer.headers.get_all("set-cookie").iter();
        lines.map(|it| it.to_str().unwrap().to_owned()).collect()
    };
    let mut far = Client::new(&app).with("x-forwarded-proto", "https");
    let made = far.form("/tables", &fields).await.is(303);
    assert_eq!(cookies(&made).len(), 2, "the key of the browser, and the name");
    let prefs = far.form("/prefs", &[("lang", "pl")]).await.is(303);
    for answer in [&made, &prefs] {
        assert!(!cookies(answer).is_empty());
        for cookie in cookies(answer) {
            assert_eq!(cookie.matches("; Secure").count(), 1, "{cookie}");
        }
        assert_eq!(answer.header("strict-transport-security"), "max-age=31536000");
    }
    // Over plain HTTP a browser would not keep such a cookie.
    for scheme in ["http", "HTTPS?", ""] {
        let mut near = Client::new(&app).with("x-forwarded-proto", scheme);
        let made = near.form("/tables", &fields).await.is(303);
        assert!(cookies(&made).iter().all(|it| !it.contains("Secure")), "{scheme}");
        assert_eq!(made.header("strict-transport-security"), "", "{scheme}");
    }
}
