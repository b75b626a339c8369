//! A server beside the browser, and what can be done at both.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use axum::http::header::{COOKIE, HOST, SET_COOKIE};
use serde_json::Value;
use server::{Config, Server, Store};
use tokio::runtime::Runtime;
use tower_service::Service;

use crate::side::{Answer, BASE, Side};

/// Where tables are: a browser alone, or a server that a browser asks.
pub(crate) trait Place {
    /// Answers a request; nothing stands before the paths.
    fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer;

    /// Lets those think who are to.
    fn let_think(&mut self);

    #[track_caller]
    fn look(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[("accept-language", "en")], "")
    }

    fn fill_in(&mut self, path: &str, body: &str) -> Answer {
        self.ask("POST", path, &[("content-type", "application/x-www-form-urlencoded")], body)
    }

    /// Opens a match file; gives the address that it leads to.
    fn brings(&mut self, file: &str) -> Answer {
        let body = format!(
            "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.match\"\r\n\r\n{file}\r\n--b--\r\n"
        );
        self.ask("POST", "/matches", &[("content-type", "multipart/form-data; boundary=b")], &body)
    }

    /// The file with which a match goes on elsewhere.
    #[track_caller]
    fn takes_along(&mut self, table: &str) -> String {
        let answer = self.fill_in(&format!("{table}/along"), "").is(200);
        assert!(answer.header("content-disposition").contains("-along.match"));
        assert_eq!(answer.header("cache-control"), "no-store");
        answer.body
    }

    fn told(&mut self, table: &str) -> Value {
        self.look(&table.replace("/table", "/api/v1/tables")).is(200).json()
    }

    /// Waits until a person is asked, or the match is over.
    fn settles(&mut self, table: &str) {
        loop {
            let told = self.told(table);
            let own = told["yours"].as_array().cloned().unwrap_or_default();
            let is_asked =
                told["asked"].as_array().is_some_and(|it| it.iter().all(|it| own.contains(it)));
            if !told["outcome"].is_null() || is_asked {
                return;
            }
            self.let_think();
        }
    }

    /// Gives so many answers, by what is legal, or all until the match is over.
    #[track_caller]
    fn plays(&mut self, table: &str, n_answers: usize) {
        let (mut n_given, mut dice) = (0, 11_u64);
        while n_given < n_answers {
            let path = table.replace("/table", "/api/v1/tables");
            let told = self.told(table);
            if !told["outcome"].is_null() {
                return;
            }
            let seat = told["asked"].as_array().and_then(|it| it.first()).cloned();
            let seat = seat.as_ref().and_then(Value::as_str).unwrap_or("P1").to_owned();
            let legal = self.look(&format!("{path}/legal?seat={seat}"));
            let actions = match legal.status {
                200 => legal.json()["actions"].as_array().cloned().unwrap_or_default(),
                _ => Vec::new(),
            };
            if actions.is_empty() {
                self.let_think();
                continue;
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = actions[(dice >> 33) as usize % actions.len()].as_str().unwrap();
            let version = &legal.json()["version"];
            let body = format!("version={version}&seat={seat}&action={}", action.replace(' ', "+"));
            self.fill_in(&format!("{table}/act"), &body).is(303);
            n_given += 1;
            assert!(n_given < 5000, "the game does not end");
        }
    }
}

impl Place for Side {
    fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut answer = self.request(method, path, headers, body).expect("an answer");
        for (name, value) in &mut answer.headers {
            if name == "location" {
                *value = value.strip_prefix(BASE).unwrap().to_owned();
            }
        }
        answer
    }

    fn let_think(&mut self) {
        assert!(self.wait(), "nobody thinks");
    }
}

/// A server that forgets, asked by one browser.
pub(crate) struct House {
    runtime: Arc<Runtime>,
    app: Router,
    cookies: Vec<String>,
}

impl House {
    pub(crate) fn open() -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = { runtime }.worker_threads(2).enable_all().build().unwrap();
        let app = runtime.block_on(async {
            let config = Config { seed: Some(3), ..Config::default().without_pauses() };
            server::app(Server::new(Store::in_memory().await.unwrap(), config))
        });
        Self { runtime: Arc::new(runtime), app, cookies: Vec::new() }
    }

    /// Another browser at the same server, without cookies.
    pub(crate) fn other(&self) -> Self {
        let (runtime, app) = (Arc::clone(&self.runtime), self.app.clone());
        Self { runtime, app, cookies: Vec::new() }
    }
}

impl Place for House {
    fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header(HOST, "inn.example");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request = request.header(COOKIE, self.cookies.join("; "));
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let app = &mut self.app;
        let (head, body) = self.runtime.block_on(async {
            let (head, body) = app.call(request).await.unwrap().into_parts();
            (head, to_bytes(body, 4 << 20).await.unwrap())
        });
        for line in head.headers.get_all(SET_COOKIE) {
            let pair = line.to_str().unwrap().split(';').next().unwrap();
            let name = pair.split('=').next().unwrap();
            self.cookies.retain(|it| it.split('=').next() != Some(name));
            self.cookies.push(pair.to_owned());
        }
        let text = |value: &axum::http::HeaderValue| value.to_str().unwrap().to_owned();
        Answer {
            status: head.status.as_u16(),
            headers: head.headers.iter().map(|(name, it)| (name.to_string(), text(it))).collect(),
            body: String::from_utf8(body.to_vec()).unwrap(),
            is_over: true,
        }
    }

    fn let_think(&mut self) {
        self.runtime.block_on(tokio::task::yield_now());
    }
}
